### The table in the browser: boards, tiles, turn order, score, log.

## The page

table-tabs = Parts of the table
table-tab-players = Players
table-tab-cults = Cults
table-tab-tiles = Tiles
table-tab-log = Log
table-tab-score = Score
table-side-tabs = Log, score and help
table-close-side = Close this column
table-tip-help = Right-click or press ? for the rule
table-legal = { $what }. Can be chosen now

## Turn order

table-turn-order = Turn order
table-setup = Setup
table-round = Round { $round }
table-game-over = The game is over
table-decides = deciding now
table-your-decision = Your decision
table-confirm = Waiting for you to confirm
table-waiting = Waiting for { $player }

## Players' boards

table-open-board = Faction board: { $player }
table-chooses-faction = Choosing a faction now
table-no-faction = No faction yet
table-projected = { $n } VP if the game ended now
table-income-next = next income: { $n }
table-no-income = There is no more income.
table-priests-left = { $n } of { $limit } priests still available
table-priests-lost = { $n ->
    [one] 1 priest of the next income would be lost: the supply has none left.
   *[other] { $n } priests of the next income would be lost: the supply has too few left.
}
table-power-lost = { $n } power of the next income would be lost: not enough tokens can move.
table-spendable = { $n } power to spend, if you sacrifice
table-structures = { $built } built, { $left } left
table-power-value = power value { $n }
table-next-reveals = The next one adds to your income: { $amounts }
table-next-step = next step: { $amounts } for { $n } VP
table-track-end = This is the end of the track.
table-no-shipping = no shipping
table-skip = { $n ->
    [one] may skip 1 space for { $amounts }
   *[other] may skip { $n } spaces for { $amounts }
}
table-shipping-card = { $n } of it from the bonus card
table-spade-price = a spade costs { $amounts }
table-bridges-left = { $n ->
    [one] 1 bridge left
   *[other] { $n } bridges left
}
table-towns = { $n ->
    [one] 1 town
   *[other] { $n } towns
}
table-keys = A key opens the top space of a cult track.
table-used = used in this round
table-unused = not used yet
table-after-stronghold = opens with the stronghold
table-ability = Ability
table-more-about = More about: { $what }

## Tiles

table-house = This value is our own: we have not found it in any rulebook.
table-taken = taken in this round
table-this-round = this round
table-round-over = over
table-left = { $n } left
table-coins-on-card = { $n ->
    [one] 1 coin on it
   *[other] { $n } coins on it
}
table-held-by = held by { $player }
table-final-cults = On every cult track: { $first }, { $second } and { $third } VP for the first three
table-final-area = Most connected structures: { $first }, { $second } and { $third } VP
table-final-resources = Leftover resources become coins: 1 VP for every { $coins }

## Choosing a faction

table-faction-taken = already chosen
table-faction-closed = its colour is taken

## Score

score-so-far = so far
score-connected = { $n ->
    [one] 1 connected structure
   *[other] { $n } connected structures
}
score-chart = VP over the game
score-chart-empty = The lines start with the first moves.
score-as-table = As a table
score-end-of-round = End of round
score-winner = { $player } won with { $total } VP
score-winners = { $players } share the victory with { $total } VP
score-ranking = Ranking
score-rematch = Play again
score-new-game = New game
score-look = Look at the board
score-export = Save as a file

## Log

log-empty = Nothing has happened yet.
log-automatic = (automatic)
log-taken-back = (taken back)
log-back = { $player } took the game back to position { $n }.
log-words = Show all in words
log-newest = Newest
log-step = changed by { $player }: step { $n }
log-since = Since your last turn
log-since-close = Dismiss
log-past = You are looking at the past
log-back-to-present = Back to the present
log-present = the present
log-position = position { $n } of { $total }
log-slider = Position in the game
log-first = To the start
log-previous = One position back
log-next = One position forward
log-last = To the present
log-play = Play automatically
log-pause = Stop

## Auction and final scoring tile

word-final-scoring-tile = final scoring tile
table-auction = Auction of factions
table-auction-text = Everybody begins with { $start } VP and bids some of them for a faction. Players who are outbid bid again. The auction ends when everybody has a faction; then all pay their bids.
table-auction-free = No bid yet
table-auction-bid = { $player }: { $n } VP, starts with { $rest } VP
table-auction-holds = has { $faction } for { $n } VP
table-auction-bids = bidding now
table-auction-waits = waiting
table-auction-bidders = Who has what
table-auction-less = Bid 1 VP less
table-auction-more = Bid 1 VP more
table-auction-rest = You would start with { $n } VP.
table-final-rank = { $player }: { $n } ({ $vp } VP)
table-next-place = { $n }. next round
score-final-tile = { $n } for this tile

## Values that no rulebook we have states

value-mark-house = House value: we chose it, because no text we have states it. A host can replace it.
value-mark-inferred = Inferred: the rulebook does not state it, but it follows from the rulebook. A host can replace it.
value-mark-corroborated = Reported by others: a review states it, but we have not seen the printed piece. A host can replace it.
value-mark-replaced = This game replaces this value.
value-mark-of = { $mark } ({ $values })
replaced-tile = The host has replaced values of this tile: { $values }.
replaced-per = for every { $n } steps
