### L'application : navires, docks, commerce et plateaux Chantier naval des Marchands des mers.

## Le plateau

sea-market = marché
sea-dock-of = dock de { $player }
sea-storehouse-of = entrepôt de { $player }
sea-ships-of = { $n ->
    [one] 1 navire de { $player }
   *[other] { $n } navires de { $player }
}
sea-merchants-of = { $n ->
    [one] 1 marchand de { $player }
   *[other] { $n } marchands de { $player }
}
sea-markers-of = ont commercé ici : { $players }
sea-canal-to = canal vers { $space }

## Déplacer les navires

sea-your-ships = Vos navires
sea-your-merchants = Vos marchands
sea-chip-ships = Navire { $place } : { $state }
sea-chip-merchants = Marchand { $place } : { $state }
sea-ship-movable = peut bouger
sea-ship-chosen = choisi
sea-ship-moved = a bougé
sea-ship-stuck = ne peut pas bouger
sea-ship-trades = va commercer
sea-choose-ships = Choisissez un navire, ici ou sur le plateau.
sea-choose-merchants = Choisissez un marchand, ici ou sur le plateau.
sea-reach = { $n ->
    [one] 1 case brille sur le plateau : choisissez-la.
   *[other] { $n } cases brillent sur le plateau : choisissez-en une.
}
sea-reach-more = Choisissez une case sur le plateau : { $n } gratuites, { $far } de plus pour { $power } pouvoir.
sea-go = Aller vers { $space }
sea-aim-trade = commerce avec : { $structure } ({ $player })
sea-aim-build = Vous pourrez y construire plus tard.
sea-trades-next = Commerces à venir
sea-together = Ensemble :
sea-trade-with = { $structure } ({ $player }), { $space }
sea-owner-takes = { $vp ->
    [0] { $player } peut prendre { $n } pouvoir
   *[other] { $player } peut prendre { $n } pouvoir pour { $vp } PV
}
sea-end-merchants = Ne plus déplacer de marchand
sea-end-ships = Ne plus déplacer de navire
sea-end-and-trade = { $n ->
    [one] Terminé : place au commerce
   *[other] Terminé : place aux { $n } commerces
}
sea-confirm = Finir le voyage

## Ce qui est demandé

sea-ask-dock-merchants = Choisissez une habitation pour votre entrepôt
sea-ask-dock-ships = Choisissez une habitation riveraine pour votre dock
sea-ask-ship-merchants = Placez un nouveau marchand
sea-ask-ship-ships = { $n ->
    [one] Placez un nouveau navire
   *[other] Placez de nouveaux navires : encore { $n }
}
sea-ask-voyage-merchants = Déplacez vos marchands
sea-ask-voyage-ships = Déplacez vos navires
sea-ask-trade = Avec qui commercez-vous d'abord ?
sea-ask-reward = Choisissez la récompense de votre commerce
sea-ask-tile-choice = Choisissez ce que la tuile Faveur apporte
sea-ask-new-home = Choisissez un autre terrain natal ou gardez le vôtre
sea-ask-return-ship-merchants = Quel marchand retourne à la réserve ?
sea-ask-return-ship-ships = Quel navire retourne à la réserve ?
sea-visited = { $player } a commercé avec vous en { $space } ({ $structure }) : { $n } pouvoir est offert.
sea-or = { $first } ou { $last }
sea-reward-ship = le navire ou le marchand à nouveau
sea-reward-action = l'action spéciale de déplacement encore une fois
sea-reward-steps = { $n ->
    [one] 1 case sur une piste de Culte
   *[other] { $n } cases sur une même piste de Culte
}
sea-reward-build = construire une habitation à son prix
sea-reward-spades = { $n ->
    [one] transformer et construire avec 1 pelle gratuite
   *[other] transformer et construire avec { $n } pelles gratuites
}

play-then-dock = puis placer le dock
play-then-ship = { $n ->
    [one] puis un navire ou un marchand
   *[other] puis { $n } navires ou marchands
}
play-then-voyage = puis le voyage
play-then-trade = puis commercer
play-then-reward = puis choisir la récompense
play-then-tile-choice = puis choisir ce que la tuile apporte
play-then-new-home = puis un autre terrain natal, si vous voulez
play-then-return-ship = puis un navire ou un marchand est rendu
play-kind-dock = Les docks
play-kind-ship = Navires et marchands
play-kind-sail = Où mène le voyage
play-kind-extra-space = Plus de cases
play-kind-trade = Commerces
play-kind-reward = Récompenses

## Plateaux Chantier naval

sea-board-merchants = Marchands de { $player }
sea-board-ships = Navires de { $player }
sea-fleet-merchants = { $on } marchands sur le plateau, { $left } en réserve
sea-fleet-ships = { $on } navires sur le plateau, { $left } en réserve
sea-fleet-at = en : { $spaces }
sea-no-dock-merchants = Aucun marchand ne vient avant que l'entrepôt soit placé.
sea-no-dock-ships = Aucun navire ne vient avant que le dock soit placé : il attend une habitation riveraine.
sea-income = { $n ->
    [one] Revenu : 1 navire ou marchand
   *[other] Revenu : { $n } navires ou marchands
}
sea-seals = { $n ->
    [one] 1 marqueur Commerce placé, { $left } restants
   *[other] { $n } marqueurs Commerce placés, { $left } restants
}
sea-move-action-merchants = Déplacer tous les marchands : { $n } cases chacun
sea-move-action-ships = Déplacer tous les navires : { $n } cases chacun
sea-move-more = { $n ->
    [one] 1 case de plus pour { $power } pouvoir
   *[other] { $n } cases de plus pour { $power } pouvoir
}
sea-move-bowl-two = Le pouvoir peut venir du bol II.
sea-build-action-merchants = Un nouveau marchand pour { $amounts }
sea-build-action-ships = Un nouveau navire pour { $amounts }
sea-after-yard-merchants = s'ouvre avec le marché
sea-after-yard-ships = s'ouvre avec le chantier naval
sea-yard-price = Coût : { $amounts }
sea-yard-at-once = Tout de suite : { $what }
sea-yard-income = À chaque revenu ensuite : { $what }
sea-yard-built = construit
sea-head-at-once = Aussitôt
sea-head-income = Revenu
sea-head-new-ships = Nouveau navire
sea-head-new-merchants = Nouveau marchand
sea-reward-ships = { $n ->
    [one] 1 navire
   *[other] { $n } navires
}
sea-reward-merchants = { $n ->
    [one] 1 marchand
   *[other] { $n } marchands
}
sea-reward-shipping = navigation +{ $n }
sea-reward-range = portée +{ $n }
sea-reward-new-home = un autre terrain natal, une fois
sea-reward-favors = { $n ->
    [one] { $n } tuile Faveur
   *[other] { $n } tuiles Faveur
}
sea-reward-keys = { $n ->
    [one] { $n } clé
   *[other] { $n } clés
}
sea-reward-free-spades = { $n ->
    [one] { $n } pelle gratuite
   *[other] { $n } pelles gratuites
}
sea-range = Tuile Portée
sea-range-now = Les marchands avancent de { $movement }, la capacité porte à { $reach }.
sea-range-next = Case suivante : marchands { $movement }, capacité { $reach }.
sea-range-movement = distance des marchands
sea-range-reach = portée du tunnel ou du tapis
sea-range-end = La dernière case est atteinte.

## Aide et mise en place

sea-help-trade = Ce que rapporte un commerce
sea-help-yard = Plateau Chantier naval
sea-help-yard-price = coût du chantier naval
sea-help-at-once = tout de suite
sea-help-income = chaque revenu
sea-help-ship-price = coût d'un navire
sea-help-extra = cases pour { $n } pouvoir
sea-setup = Marchands des mers
sea-setup-text = Des navires voguent sur les rivières, commercent avec les infrastructures des autres et aident à construire. Prenez tout, ou des parties.

## Calque

shell-overlay-ships = Navires
shell-overlay-ships-hint = Où vos navires peuvent aller, et où ils vous permettent de construire
board-overlay-ships = Navires : { $player }
board-legend-ships = à portée
board-legend-ships-far = avec du pouvoir
board-legend-ships-land = constructible à côté d'un navire
shell-overlay-trade = Commerce
shell-overlay-trade-hint = Infrastructures avec lesquelles vous n'avez pas commercé, et ce qu'elles rapportent
board-overlay-trade = Commerces encore possibles : { $player }
board-legend-trade = PV et récompenses d'un commerce
board-legend-traded = a commercé ici
sea-no-canals = Cette carte n'a pas de canaux : le livret n'en indique aucun pour elle. Les navires s'en passent.
sea-no-canals-short = sans canaux
