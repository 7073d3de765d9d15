### The table in the browser: boards, tiles, turn order, score, log.

## The page

table-tabs = Parts of the table
table-tab-players = Players
table-tab-cults = Cults
table-tab-tiles = Tiles
table-tab-log = Log
table-tab-score = Score
table-close-side = Close this column
table-tip-help = Right click or the ? key: the rule
table-legal = { $what }. Can be chosen now

## Turn order

table-turn-order = Turn order
table-setup = Setup
table-round = Round { $round }
table-game-over = The game is over
table-decides = decides now
table-your-decision = Your decision
table-confirm = Waiting for you to confirm
table-waiting = Waiting for { $player }

## Players' boards

table-open-board = Faction board: { $player }
table-chooses-faction = Chooses a faction now
table-no-faction = No faction yet
table-projected = { $n } VP if the game ended now
table-income-next = next income: { $n }
table-no-income = There is no further income.
table-priests-left = { $n } of { $limit } priests still to be had
table-priests-lost = { $n ->
    [one] 1 priest of the next income would be lost: none is left in the supply.
   *[other] { $n } priests of the next income would be lost: none is left in the supply.
}
table-power-lost = { $n } power of the next income would be lost: too few tokens can still move.
table-spendable = { $n } power to spend, with sacrificing
table-structures = { $built } built, { $left } left
table-power-value = power value { $n }
table-next-reveals = The next one adds to the income: { $amounts }
table-next-step = next step: { $amounts } for { $n } VP
table-track-end = The end of the track is reached.
table-no-shipping = no shipping
table-skip = { $n ->
    [one] may skip 1 space for { $amounts }
   *[other] may skip { $n } spaces for { $amounts }
}
table-shipping-card = { $n } of it by the bonus card
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

table-house = This value is our own: no rulebook has it.
table-taken = taken in this round
table-this-round = this round
table-round-over = over
table-left = { $n } left
table-coins-on-card = { $n ->
    [one] 1 coin lies on it
   *[other] { $n } coins lie on it
}
table-held-by = held by { $player }
table-final-cults = On every cult track: { $first }, { $second } and { $third } VP for the first three
table-final-area = Most connected structures: { $first }, { $second } and { $third } VP
table-final-resources = What is left becomes coins: 1 VP for every { $coins }

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
score-chart-empty = The lines begin with the first moves.
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
log-since = Since your last turn
log-since-close = Put away
log-past = You are looking at the past
log-back-to-present = Back to the present
log-present = the present
log-position = position { $n } of { $total }
log-slider = Position in the game
log-first = To the start
log-previous = One position back
log-next = One position on
log-last = To the present
log-play = Play on by itself
log-pause = Stop

## Auction and final scoring tile

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
score-final-tile = { $n } by this tile

## Values that no rulebook at hand states

value-mark-house = House value: we have chosen it, since no text at hand states it. A host can replace it.
value-mark-inferred = Inferred: it follows from the rulebook, which does not state it. A host can replace it.
value-mark-corroborated = Told by others: a review states it; the printed piece was not seen. A host can replace it.
value-mark-replaced = This game replaces it.
value-mark-of = { $mark } ({ $values })
replaced-tile = The host has replaced values of this tile: { $values }.
replaced-per = for every { $n } steps
