### Hints and reviews: the terms of the bots' evaluation, and the words around them.

## Terms

term-vp = VP so far
term-expected = expected in any case
term-coins = coins left over
term-workers = workers left over
term-priests = priests left over
term-power = power in the bowls
term-income = income to come
term-cult-rank = ranks in the cults
term-cult-steps = spaces on the cult tracks
term-cult-bonus = cult bonuses to come
term-area = rank of the largest area
term-first-look = the move itself, at first glance
term-faction = how well the faction does on average
term-bid = how well the faction does on average, less the bid
term-trials = if the others play differently
term-structures = structures on the map
term-towns = towns in the making
term-reach = spaces within reach
term-neighbours = neighbours
term-favor-tiles = favor tiles later on
term-stronghold = stronghold
term-shipping = shipping later on
term-digging = cheaper spades
term-scoring-tile = next scoring tile
term-bonus-card = bonus card
term-turn-order = place in the turn order
term-rivals = the others' positions

## Hints

hint-moves = { $player } decides. Best moves, as { $bot } sees them:
hint-move = Move
hint-vp = Expected VP
hint-behind = Behind the best
hint-why = Later on, compared with the best other move
hint-only = There is only one possible move.
hint-alike = Just as good: { $moves }
hint-seats = What each seat can expect
hint-player = Player
hint-spread = Give or take
hint-wins = Chance to win

## Review

review-moves = The costliest decisions, as { $bot } sees them
review-round = Round
review-played = Played
review-better = Better
review-cost = Cost in VP
review-why = What the better move brings
review-seats = By player
review-decisions = Decisions
review-lost = VP lost
review-none = Nothing has been decided yet.
review-stopped = Stopped after { $done } of { $all } turns.

## Refusals

problem-no-advice = This table plays without hints and reviews until the game is over.
problem-others-have-come = Others have sat down already: what was agreed at the beginning stays.
problem-no-consent = Other people are playing: they must all agree to hints first.
problem-not-deciding = This seat has nothing to decide now.
problem-asked-anew = You have asked for different advice since then.
problem-too-many-questions = Too many requests for advice are coming from your network at once. Wait for the first answers.
