### Fire & Ice, the auction and the ways to set up a game.

faction-icemaidens = Ice Maidens
faction-yetis = Yetis
faction-acolytes = Acolytes
faction-dragonlords = Dragonlords
faction-riverwalkers = Riverwalkers
faction-shapeshifters = Shapeshifters
terrain-ice = ice
terrain-volcano = volcano
colour-ice = white
colour-volcano = orange
colour-variable = any colour
tile-ACTH5 = new home terrain for power
tile-ACTH6 = new home terrain for power tokens
tile-greatest-distance = Greatest distance
tile-stronghold-sanctuary = Stronghold and sanctuary
tile-outposts = Outposts
tile-settlements = Settlements

option-fire-and-ice = Factions of Fire & Ice
option-fire-and-ice-true = may be chosen and drawn
option-fire-and-ice-false = left in the box
option-final-tile = Final scoring tile
option-final-tile-off = none
option-final-tile-draw = one of those in the game, drawn at random
option-final-tile-greatest-distance = greatest distance
option-final-tile-stronghold-sanctuary = stronghold and sanctuary
option-final-tile-outposts = outposts on the edge
option-final-tile-settlements = settlements
option-factions-auction = drawn at random, then auctioned for VP
option-token-loss = Power tokens that leave the game
option-token-loss-choice = come from bowls the owner chooses
option-token-loss-bowl-one-first = come from bowl I, then II, then III

event-pick-terrain = { $player } starts on { $terrain }.
event-new-home = { $player } chose { $terrain } as the new home terrain.
event-unlock = { $player } unlocked { $terrain }{ $paid }.
event-take-priest = { $player } kept the priest{ $gained }.
event-lose-steps = { $steps ->
    [one] { $player } went down 1 step in { $cult }.
   *[other] { $player } went down { $steps } steps in { $cult }.
}
event-lose-token = { $player } removed a power token from bowl { $bowl }.
event-take-token = { $player } took a new power token{ $paid }.
event-leave-token = { $player } did not take the new power token.
event-leave-bridge = { $player } did not build the bridge.
event-bid-on = { $player } bid for the { $faction }.
event-bid = { $player } bid { $vp_bid } VP.
event-final-tile-score = { $player } gained { $gains } from the final scoring tile { $tile }: { $size }.

move-pick-terrain = Start on { $terrain }
move-new-home = { $terrain } as the new home terrain
move-unlock = Unlock { $terrain }{ $paid }
move-take-priest = Keep the priest
move-lose-steps = { $steps ->
    [one] 1 step down in { $cult }
   *[other] { $steps } steps down in { $cult }
}
move-lose-token = Remove a power token from bowl { $bowl }
move-take-token = Take a new power token{ $paid }
move-leave-token = Do not take the power token
move-leave-bridge = Do not build the bridge
move-bid-on = Bid for the { $faction }
move-bid = Bid { $vp_bid } VP

decision-bid-faction = which faction to bid for
decision-bid = how much to bid
