### Ce qui s'est passé, en phrases du journal. `$player` est un nom ; `$gains` et `$price` sont des listes de quantités ;
### `$gained` et `$paid` sont les deux propositions ci-dessous, ou rien.

clause-paid = {" "}(coût : { $amounts })
clause-gained = {" "}(gain : { $amounts })

## Les coups

event-faction = { $player } : faction choisie, { $faction }.
event-first-dwelling = { $player } : placement d'{ $structure } en { $space }.
event-first-bonus = { $player } : choix de la carte Bonus { $tile }{ $gained }.
event-build = { $player } : construction d'{ $structure } en { $space }{ $paid }.
event-upgrade = { $player } : amélioration en { $space }, { $structure } au lieu d'{ $old }{ $paid }.
    .dwarves = { $player } : amélioration en { $space }, un marché au lieu d'{ $old }{ $paid }.
    .fakirs = { $player } : amélioration en { $space }, un marché au lieu d'{ $old }{ $paid }.
event-transform = { $spades ->
    [0] { $player } : { $space } devient { $terrain } au lieu de { $was }, sans pelle{ $paid }.
    [one] { $player } : transformation de { $space } avec 1 pelle, { $was } → { $terrain }{ $paid }.
   *[other] { $player } : transformation de { $space } avec { $spades } pelles, { $was } → { $terrain }{ $paid }.
}
event-buy-spade = { $player } : une pelle de plus{ $paid }.
event-leave-spades = { $spades ->
    [0] { $player } : aucune construction.
    [one] { $player } : 1 pelle non utilisée.
   *[other] { $player } : { $spades } pelles non utilisées.
}
event-go-first = { $player } : utilisation des pelles du bonus de culte avant les autres.
event-advance-shipping = { $player } : avance sur la piste Navigation, valeur { $level }{ $paid }{ $gained }.
event-advance-digging = { $player } : coût des pelles diminué, niveau { $level }{ $paid }{ $gained }.
event-send-priest = { $player } : un prêtre placé dans l'ordre du { $cult }.
event-return-priest = { $player } : un prêtre remis dans la réserve pour une case du { $cult }.
event-power-action = { $player } : action de pouvoir { $tile }{ $paid }{ $gained }.
event-special-action = { $player } : action spéciale { $tile }{ $paid }.
event-convert = { $player } : conversion, { $price } → { $gains }.
event-sacrifice = { $player } : Pouvoir sacrifié, { $price } hors du jeu.
event-bridge = { $player } : construction d'un pont entre { $from } et { $to }.
event-connect = { $player } : case Rivière { $space } sautée pour fonder une ville.
event-ability = { $player } : capacité de la faction utilisée{ $paid }{ $gained }.
    .darklings = { $number ->
        [0] { $player } : aucune ordination.
       *[other] { $player } : ordination de prêtres, { $price } → { $gains }.
    }
event-step = { $steps ->
    [one] { $player } : choix du { $cult } pour 1 case.
   *[other] { $player } : choix du { $cult } pour { $steps } cases.
}
event-use-key = { $player } : une clé utilisée pour le { $cult }.
event-leave-key = { $player } : clé non utilisée.
event-favor = { $player } : prise de la tuile Faveur { $tile }.
event-town = { $player } : prise de la tuile Ville { $tile }{ $gained }.
event-take-power = { $power ->
    [0] { $player } : aucun Pouvoir ne pouvait avancer, offert par { $builder }.
   *[other] { $player } : { $power } Pouvoir pris, offert par { $builder }{ $paid }.
}
    .trade = { $power ->
        [0] { $player } : aucun Pouvoir ne pouvait avancer pour l'échange avec { $builder }.
       *[other] { $player } : { $power } Pouvoir pris pour l'échange avec { $builder }{ $paid }.
    }
event-decline-power = { $player } : { $offered } Pouvoir refusé, offert par { $builder }.
    .trade = { $player } : { $offered } Pouvoir refusé pour l'échange avec { $builder }.
event-later = { $player } : réponse remise à plus tard, { $offered } Pouvoir offert par { $builder }.
    .trade = { $player } : réponse remise à plus tard, { $offered } Pouvoir pour l'échange avec { $builder }.
event-later-step = { $player } : case de culte remise à plus tard.
event-give-up = { $player } : renonce à l'effet de l'action.
event-pass = { $player } : passe et prend la carte Bonus { $tile }{ $gained }.
event-pass-last = { $player } : passe.
event-end-turn = { $player } : fin du tour.
event-drop = { $player } : abandon de la partie.

## Ce qui en découle

event-skip = { $player } : une case sautée{ $paid }{ $gained }.
    .dwarves = { $player } : tunnel creusé{ $paid }{ $gained }.
    .fakirs = { $player } : tapis volant{ $paid }{ $gained }.
event-advance = { $player } : { $cult }, de la case { $from } à la case { $to }{ $gained }.
event-shipping = { $player } : valeur de Navigation { $level }, sans frais.
event-scoring-tile = { $player } : { $gains } grâce à la tuile Pointage { $tile }.
event-favor-tile = { $player } : { $gains } grâce à une tuile Faveur.
event-card-vp = { $player } : { $gains } grâce à la carte Bonus { $tile }.
event-faction-gain = { $player } : { $gains } grâce à la capacité de la faction.
event-gain = { $player } : gain de { $gains }.
event-loss = { $player } : dépense de { $price }.
event-offer = { $player } : { $offered } Pouvoir offert par { $builder }, à prendre ou à refuser.
    .trade = { $player } : { $offered } Pouvoir pour l'échange avec { $builder }, à prendre ou à refuser.
event-offer-void = { $player } : pas de place pour { $offered } Pouvoir offert par { $builder }.
    .trade = { $player } : pas de place pour { $offered } Pouvoir de l'échange avec { $builder }.
event-town-founded = { $player } : fondation d'une ville.

## Les manches et la fin

event-round = Début de la manche { $round }. Tuile Pointage : { $tile }.
event-income = { $player } : revenus de { $gains }.
event-cult-bonus = { $player } : { $gains } comme bonus de culte.
event-cult-spades = { $spades ->
    [one] { $player } : 1 pelle comme bonus de culte.
   *[other] { $player } : { $spades } pelles comme bonus de culte.
}
event-cult-score = { $player } : { $gains } pour le { $cult }.
event-area-score = { $size ->
    [one] { $player } : { $gains } pour 1 infrastructure reliée.
   *[other] { $player } : { $gains } pour { $size } infrastructures reliées.
}
event-resource-score = { $player } : points pour les ressources, { $vp } PV.
event-win = { $player } : victoire avec { $total } PV.
