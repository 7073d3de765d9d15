### Why a move is refused. What is not known of the arguments is left out: such variants stand at the end.

reason-game-over = The game is over.
reason-no-such-move = There is no such move.
reason-not-your-decision = { $decider } to decide now.
reason-wrong-moment = This is not the moment for it; up for decision: { $now }.
reason-coins-short = { $missing ->
    [one] 1 coin short of { $needed }.
   *[other] { $missing } coins short of { $needed }.
}
reason-workers-short = { $missing ->
    [one] 1 worker short of { $needed }.
   *[other] { $missing } workers short of { $needed }.
}
reason-priests-short = { $missing ->
    [one] 1 priest short of { $needed }.
   *[other] { $missing } priests short of { $needed }.
}
reason-power-short = Bowl III is { $missing } power short of { $needed }; sacrificing would give { $sacrifice }.
reason-tokens-short = A sacrifice needs { $needed } power tokens in bowl II, and there are { $have }.
reason-vp-short = { $missing } VP short of { $needed }.
reason-spades-short = { $missing ->
    [one] 1 spade short of { $needed }.
   *[other] { $missing } spades short of { $needed }.
}
reason-not-reachable = { $shipping_needed ->
    [one] { $space } is out of reach; shipping { $shipping_needed } would reach it.
    [other] { $space } is out of reach; shipping { $shipping_needed } would reach it.
   *[none] { $space } is out of reach: it is not adjacent to an own structure.
}
reason-occupied = { $what } is occupied by { $by }.
reason-river = { $space } is a river space.
reason-no-river = { $space } is no river space.
reason-wrong-terrain = { $spades ->
    [one] { $space } is { $terrain }, 1 spade away from home terrain.
    [other] { $space } is { $terrain }, { $spades } spades away from home terrain.
   *[none] { $space } is { $terrain } and not home terrain.
}
reason-same-terrain = { $space } is { $terrain } already.
reason-no-such-way = That way round the transformation cycle does not lead there.
reason-used-already = { $space } was transformed in this action already.
reason-not-transformed = { $space } did not become home terrain in this action.
reason-home-only = Only home terrain is allowed here.
reason-spades-must-be-used = All spades in hand must be used on one space: { $needed }.
reason-already-taken = { $what }: taken already.
reason-already-owned = { $what }: nobody can own a second one.
reason-no-piece-left = No piece of this kind is left: { $piece }.
reason-no-bridge-place = There is no free place for a bridge with an own structure at one end.
reason-no-structure = No own structure stands on { $space }.
reason-wrong-structure = On { $space } this must stand first: { $needed }.
reason-track-end = The track ends here.
reason-no-stronghold = The stronghold is not built yet.
reason-not-held = { $what }: not in your hand.
reason-not-in-game = { $what }: not in this game.
reason-not-drawn = { $what }: not of the colour that was drawn.
reason-card-needed = Whoever passes takes a bonus card.
reason-last-round = In the last round nobody takes a bonus card.
reason-no-key = No key can be used there now: { $what }.
reason-no-use = Power is sacrificed only for a use that bowl III cannot pay.
reason-use-sacrifice = The power sacrificed for must be used first.
reason-no-offer = There is no such offer of power.
reason-no-step = No cult step is open.
reason-bid-low = The next bid must be at least { $needed } VP.
reason-steps-short = Not far enough up: { $what }.
reason-lost-tokens-short = Power tokens that would have to leave the game: { $needed }; there are { $have }.
reason-not-transformable = { $space } is { $terrain }, which is never transformed again.
reason-locked-terrain = { $space } is { $terrain }, which is not unlocked.
reason-no-town = That would found no town.
reason-no-target = There is no space for it.
reason-left-already = { $who } left the game already.
reason-not-allowed = The rules of this game do not allow it.

## What may be up for decision

decision-faction = the choice of a faction
decision-dwelling = the first dwellings
decision-bonus = the first bonus card
decision-turn = a turn
decision-after = conversions after the action
decision-leech = an offer of power
decision-sacrifice = the use of sacrificed power
decision-spades = spades to be used
decision-cult-spades = spades of a cult bonus
decision-bridge = the place of a bridge
decision-cult = the choice of a cult track
decision-favor = the choice of a favor tile
decision-town = the choice of a town tile
decision-key = the use of a key
decision-ability = the faction's ability

## What a move may lack

thing-dwelling = dwelling
thing-trading-house = trading house
thing-temple = temple
thing-stronghold = stronghold
thing-sanctuary = sanctuary
thing-priest = priest
thing-priests = priests
thing-bridge = bridge
thing-a-bridge = a bridge
thing-key = key
thing-card = bonus card
thing-shipping = shipping
thing-spades = spades
thing-tokens = power tokens
thing-vp = VP
thing-coins = coins
thing-workers = workers
thing-power = power
thing-step = cult step
thing-token = power token
thing-any-cult-track = any cult track

## How it could be helped

repair-missing = Missing: { $what } ({ $amount })
repair-first = Possible with: { $move }
