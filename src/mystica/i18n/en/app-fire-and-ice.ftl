### The app: setting up games with maps, options and auctions; what the factions of Fire & Ice ask for.

shell-factions-auction = Auctioned
shell-factions-auction-hint = As many factions as players are drawn. Everybody bids VP for the one they want.
shell-board-taken = Faction board taken already: { $name }
shell-needs-option = Not in this game: { $option }
shell-barred-by-map = Cannot play on this map: too little land lies beside rivers.
shell-switch-on = Add them to the game
shell-choose-map = Choose a map
shell-map-rivers = { $land } land spaces, { $river } river spaces
shell-own-map = A map of your own
shell-own-map-text = Paste the rows of a map or drop a text file here. Letters stand with commas between them, one row a line. Every other row has one space fewer.
shell-own-map-rows = Rows of the map
shell-own-map-use = Play on this map
shell-no-space = no space
shell-extras = What is in the game
shell-extras-text = The kind of game above has set these. Change what you like.

play-ask-pick-terrain = Choose your starting terrain
play-ask-new-home = Choose your new home terrain
play-ask-unlock = You gained a priest: unlock a terrain instead?
play-ask-lose-steps = { $n ->
    [one] Choose a cult track to go down 1 step
   *[other] Choose a cult track to go down { $n } steps
}
play-ask-lose-token = { $n ->
    [one] Choose a bowl to remove 1 power token from
   *[other] Choose bowls to remove { $n } power tokens from
}
play-ask-take-token = Pay for a new power token?
play-then-price = then choose how to pay
play-kind-bid = Bids

word-final-scoring-tile = final scoring tile
table-auction = Auction of factions
table-auction-text = Everybody begins with { $start } VP and bids some of them for a faction. Whoever is outbid bids again. It ends when everybody holds a faction; all pay their bids.
table-auction-free = No bid yet
table-auction-bid = { $player }: { $n } VP, starts with { $rest } VP
table-auction-holds = holds { $faction } for { $n } VP
table-auction-bids = bids now
table-auction-waits = waits
table-auction-bidders = Who holds what
table-auction-less = Bid 1 VP less
table-auction-more = Bid 1 VP more
table-auction-rest = You would start with { $n } VP.
table-final-rank = { $player }: { $n } ({ $vp } VP)
table-next-place = { $n }. next round
table-start-terrain = Starting terrain: { $terrain }
table-start-terrain-open = Starting terrain: still to be chosen
table-unlocked = Unlocked: { $terrains }
table-ground-steps = A volcano costs { $n } steps of one cult track, { $home } on another's home terrain.
table-ground-tokens = A volcano costs power tokens: { $n }, or { $home } on another's home terrain.
table-ground-coins = Unlocking costs the priest and coins: { $n }, or { $home } for another's home terrain.
score-final-tile = { $n } by this tile
fact-own-terrain = terrain
