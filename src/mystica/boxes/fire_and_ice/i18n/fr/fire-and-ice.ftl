### Feu & Glace, l'enchère et les façons de préparer une partie.

faction-icemaidens = Vierges de Glace
faction-yetis = Yétis
faction-acolytes = Acolytes
faction-dragonlords = Seigneurs Dragons
faction-riverwalkers = Marcheurs de Rivière
faction-shapeshifters = Métamorphes
terrain-ice = glace
terrain-volcano = volcan
colour-ice = blanc
colour-volcano = orange
colour-variable = couleur au choix
tile-ACTH5 = nouveau terrain natal contre du Pouvoir
tile-ACTH6 = nouveau terrain natal contre des jetons Pouvoir
tile-greatest-distance = Plus grande distance
tile-stronghold-sanctuary = Forteresse et Sanctuaire
tile-outposts = Avant-postes
tile-settlements = Colonies

option-fire-and-ice = Factions de Feu & Glace
option-fire-and-ice-true = peuvent être choisies et tirées
option-fire-and-ice-false = restent dans la boîte
option-final-tile = Tuile de décompte final
option-final-tile-off = aucune
option-final-tile-draw = une de celles de la partie, tirée au hasard
option-final-tile-greatest-distance = plus grande distance
option-final-tile-stronghold-sanctuary = forteresse et sanctuaire
option-final-tile-outposts = avant-postes au bord
option-final-tile-settlements = colonies
option-factions-auction = tirées, puis mises aux enchères en PV
option-token-loss = Les jetons Pouvoir qui quittent la partie
option-token-loss-choice = viennent des bols au choix du joueur
option-token-loss-bowl-one-first = viennent du Bol I, puis II, puis III

event-pick-terrain = { $player } : terrain de départ { $terrain }.
event-new-home = { $player } : nouveau terrain natal { $terrain }.
event-unlock = { $player } : terrain { $terrain } débloqué{ $paid }.
event-take-priest = { $player } : prêtre conservé{ $gained }.
event-lose-steps = { $steps ->
    [one] { $player } : recul de 1 case sur la piste du { $cult }.
   *[other] { $player } : recul de { $steps } cases sur la piste du { $cult }.
}
event-lose-token = { $player } : un jeton Pouvoir retiré du Bol { $bowl }.
event-take-token = { $player } : un nouveau jeton Pouvoir{ $paid }.
event-leave-token = { $player } : pas de nouveau jeton Pouvoir.
event-leave-bridge = { $player } : pont laissé de côté.
event-bid-on = { $player } : enchère pour la faction { $faction }.
event-bid = { $player } : enchère de { $vp_bid } PV.
event-final-tile-score = { $player } : { $gains } par la tuile de décompte final { $tile } ({ $size }).

move-pick-terrain = Commencer sur { $terrain }
move-new-home = Nouveau terrain natal : { $terrain }
move-unlock = Débloquer { $terrain }{ $paid }
move-take-priest = Garder le prêtre
move-lose-steps = { $steps ->
    [one] Reculer de 1 case sur la piste du { $cult }
   *[other] Reculer de { $steps } cases sur la piste du { $cult }
}
move-lose-token = Retirer un jeton Pouvoir du Bol { $bowl }
move-take-token = Prendre un nouveau jeton Pouvoir{ $paid }
move-leave-token = Renoncer au jeton Pouvoir
move-leave-bridge = Renoncer au pont
move-bid-on = Enchérir pour la faction { $faction }
move-bid = Miser { $vp_bid } PV

decision-bid-faction = une enchère pour une faction
decision-bid = le montant d'une enchère
