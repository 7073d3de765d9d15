### Why a move is refused. Sentences leave out what is not known: such variants come last.

reason-game-over = The game is over.
reason-no-such-move = There is no such move.
reason-not-your-decision = { $decider } must decide first.
reason-wrong-moment = Not now. First decide: { $now }.
reason-coins-short = You need { $needed ->
    [one] 1 coin
   *[other] { $needed } coins
} and have { $have ->
    [0] none.
   *[other] only { $have }.
}
reason-workers-short = You need { $needed ->
    [one] 1 worker
   *[other] { $needed } workers
} and have { $have ->
    [0] none.
   *[other] only { $have }.
}
reason-priests-short = You need { $needed ->
    [one] 1 priest
   *[other] { $needed } priests
} and have { $have ->
    [0] none.
   *[other] only { $have }.
}
reason-power-short = You need { $needed } power in bowl III and have { $have ->
    [0] none{ "" }
   *[other] only { $have }{ "" }
}{ $sacrifice ->
    [0] .
   *[other] ; sacrificing would give you { $sacrifice }.
}
reason-tokens-short = A sacrifice needs { $needed } power tokens in bowl II, and you have { $have ->
    [0] none
   *[other] only { $have }
} there.
reason-vp-short = You need { $needed } VP and have only { $have }.
reason-spades-short = You need { $needed ->
    [one] 1 spade
   *[other] { $needed } spades
} and have { $have ->
    [0] none.
   *[other] only { $have }.
}
reason-not-reachable = { $shipping_needed ->
    [one] { $space } is out of reach; shipping { $shipping_needed } would reach it.
    [other] { $space } is out of reach; shipping { $shipping_needed } would reach it.
   *[none] { $space } is out of reach: it is not adjacent to any of your structures.
}
reason-occupied = { $what } is occupied by { $by }.
reason-river = { $space } is a river space.
reason-no-river = { $space } is not a river space.
reason-wrong-terrain = { $spades ->
    [one] { $space } is { $terrain }, 1 spade away from your home terrain.
    [other] { $space } is { $terrain }, { $spades } spades away from your home terrain.
   *[none] { $space } is { $terrain }, which is not your home terrain.
}
reason-same-terrain = { $space } is already { $terrain }.
reason-no-such-way = The transformation cycle does not lead there in that direction.
reason-used-already = You have already transformed { $space } in this action.
reason-not-transformed = { $space } did not become your home terrain in this action.
reason-home-only = Only your home terrain is allowed here.
reason-spades-must-be-used = You must use all your spades on one space: { $needed }.
reason-already-taken = Already taken: { $what }.
reason-already-owned = You already have { $what }, and you cannot have it twice.
reason-no-piece-left = There is no { $piece } left.
reason-no-bridge-place = There is no free place for a bridge with one of your structures at one end.
reason-no-structure = You have no structure on { $space }.
reason-wrong-structure = You need another structure on { $space } first: { $needed }.
reason-track-end = You are at the end of this track.
reason-no-stronghold = You have not built your stronghold yet.
reason-not-held = You do not have { $what }.
reason-not-in-game = Not in this game: { $what }.
reason-not-drawn = { $what } do not belong to the colour that was drawn.
reason-card-needed = When you pass, you must take a bonus card.
reason-last-round = In the last round you take no bonus card.
reason-no-key = You cannot use a key there now: { $what }.
reason-no-use = You may sacrifice power only to pay for something that bowl III cannot cover.
reason-use-sacrifice = First use the power you gained by sacrificing.
reason-no-offer = Nobody is offering you this power.
reason-no-step = You have no cult step to take.
reason-bid-low = The next bid must be at least { $needed } VP.
reason-steps-short = You are not high enough on { $what }.
reason-lost-tokens-short = { $needed ->
    [one] 1 power token
   *[other] { $needed } power tokens
} would have to leave the game, and you have { $have }.
reason-not-transformable = { $space } is { $terrain }, which can never be transformed again.
reason-locked-terrain = { $space } is { $terrain }, which you have not unlocked.
reason-no-town = That would not found a town.
reason-no-target = There is nowhere to use it.
reason-left-already = { $who } already left the game.
reason-not-allowed = The rules of this game do not allow that.

## What has to be decided

decision-faction = which faction to play
decision-dwelling = where to place the first dwellings
decision-bonus = which first bonus card to take
decision-turn = what to do this turn
decision-after = what to convert after the action
decision-leech = whether to take power
decision-sacrifice = how to use sacrificed power
decision-spades = how to use the spades
decision-cult-spades = how to use the spades of a cult bonus
decision-bridge = where to build a bridge
decision-cult = which cult track to choose
decision-favor = which favor tile to take
decision-town = which town tile to take
decision-key = where to use a key
decision-ability = how to use the faction's ability

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
