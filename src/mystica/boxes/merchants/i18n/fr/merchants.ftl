### Marchands des mers : navires, quais, chantiers navals, commerce, et les tuiles de la boîte.

structure-SY = chantier naval
    .one = un chantier naval
unit-ship = navire
    .one = un navire
unit-merchant = marchand
    .one = un marchand
unit-dock = quai
    .one = un quai
unit-storehouse = entrepôt
    .one = un entrepôt
amount-ships = { $n ->
    [one] { $n } navire
   *[other] { $n } navires
}
amount-markers = { $n ->
    [one] { $n } marqueur Commerce
   *[other] { $n } marqueurs Commerce
}
word-ships = navires
word-merchants = marchands
word-dock = quai
word-storehouse = entrepôt
word-shipyard = chantier naval
word-market = marché
word-trade = commerce
word-trade-markers = marqueurs Commerce
word-canal = canal
word-range-tile = tuile Portée
word-movement = déplacement
sea-price-shipyard = chantier naval pour { $price }
sea-price-market = marché pour { $price }
sea-price-ship = un navire pour { $price }
sea-price-merchant = un marchand pour { $price }
source-trade = commerce
source-sailing = déplacements plus longs des navires
source-ship = construction de navires

## Marques des valeurs absentes des textes disponibles

mark-house = valeur maison : choisie par nous, l'hôte peut la remplacer
mark-inferred = déduite : découle du livret, qui ne la donne pas ; l'hôte peut la remplacer
mark-corroborated = confirmée ailleurs : une autre source publique est d'accord, la pièce imprimée n'a pas été vue ; l'hôte peut la remplacer
mark-replaced = remplacée par l'hôte de cette partie

## Noms des tuiles et des actions

tile-MPA1 = Déplacer les navires
tile-MPA2 = Navire
tile-MPA3 = Tuile Faveur
tile-SHIPMOVE = Déplacer les navires (plateau Chantier naval)
tile-SHIPBUILD = Construire un navire
tile-MBON1 = Commerce
tile-MBON2 = Navires
tile-MBON3 = Navire et voyage
tile-MBON4 = Forteresse, sanctuaire et chantier naval
tile-MFAV1 = Navigation ou prêtre
tile-MFAV2 = Commerce
tile-MFAV3 = Revenu d'un navire
tile-MFAV4 = Marqueurs Commerce
tile-MTW1 = Navigation
tile-MTW2 = Navires
tile-MSC01 = Habitations et navire
tile-MSC02 = Habitations et Pouvoir
tile-MSC03 = Comptoirs et pelle de l'eau
tile-MSC04 = Comptoirs et pelle de l'air
tile-MSC05 = Forteresse, sanctuaire, chantier naval et feu
tile-MSC06 = Forteresse, sanctuaire, chantier naval et air
tile-MSC07 = Pelles et pièces
tile-MSC08 = Villes et pelle
tile-MSC09 = Commerce et prêtre
tile-MSC10 = Commerce et pelle
tile-MSC11 = Temples et Navigation
tile-MSC12 = Progrès et prêtre
tile-most-trade-markers = Plus grand nombre de marqueurs Commerce

## Leurs effets

tile-MPA1-effect = Pour { -power(n: "action[MPA1].cost") } : déplacer tous vos navires.
tile-MPA2-effect = Pour { -power(n: "action[MPA2].cost") } : { -ships(n: "action[MPA2].more[ships]") }.
tile-MPA3-effect = Pour { -power(n: "action[MPA3].cost") } et { -priests(n: "action[MPA3].paid_priests") } : { -favor-tiles(n: "action[MPA3].favors") }.
tile-SHIPMOVE-effect = Déplacer tous vos navires ; dès le début de la partie, avant la construction du chantier naval.
tile-SHIPBUILD-effect = Un navire au prix du plateau Chantier naval, une fois le chantier naval construit.
tile-MBON1-effect = { -vp(n: "bonus[MBON1].more[trade_vp]") } par échange commercial. Action spéciale : { -ships(n: "bonus[MBON1].more[ships]") }.
tile-MBON2-effect = Revenus : { -coins(n: "bonus[MBON2].income.coins") } et { -workers(n: "bonus[MBON2].income.workers") }. En passant : { -vp(n: "bonus[MBON2].pass_vp[ships]") } par navire à vous sur la carte.
tile-MBON3-effect = Revenus : { -ships(n: "bonus[MBON3].income.more[ships]") }. Action spéciale : déplacer tous vos navires.
tile-MBON4-effect = Revenus : { -workers(n: "bonus[MBON4].income.workers") }. En passant : { -vp(n: "bonus[MBON4].pass_vp[SH]") } pour la forteresse, { -vp(n: "bonus[MBON4].pass_vp[SA]") } pour le sanctuaire et { -vp(n: "bonus[MBON4].pass_vp[SY]") } pour le chantier naval.
tile-MFAV1-effect = { -steps(n: "favor[MFAV1].steps") } du culte du feu. Une fois : { -steps(n: "favor[MFAV1].one_of[shipping]") } de Navigation et { -workers(n: "favor[MFAV1].one_of[workers]") }, ou { -coins(n: "favor[MFAV1].one_of[coins]") } et un prêtre de la réserve placé dans un culte, ou sinon une case de culte.
tile-MFAV2-effect = { -steps(n: "favor[MFAV2].steps") } du culte de l'eau. { -vp(n: "favor[MFAV2].more_tables[trade_vp][D]") } par échange avec une habitation, un comptoir ou un temple, { -vp(n: "favor[MFAV2].more_tables[trade_vp][SH]") } avec une infrastructure plus grande.
tile-MFAV3-effect = { -steps(n: "favor[MFAV3].steps") } du culte de la terre. Revenus : { -ships(n: "favor[MFAV3].income.more[ships]") }.
tile-MFAV4-effect = { -steps(n: "favor[MFAV4].steps") } du culte de l'air. En passant : { "favor[MFAV4].more_rows[pass_vp_markers][1]" }, { "favor[MFAV4].more_rows[pass_vp_markers][4]" }, { "favor[MFAV4].more_rows[pass_vp_markers][7]" } ou { -vp(n: "favor[MFAV4].more_rows[pass_vp_markers][10]") } dès un, quatre, sept ou dix marqueurs Commerce.
tile-MTW1-effect = { -vp(n: "town[MTW1].vp") }, { -keys(n: "town[MTW1].keys") } et { -free-steps(n: "town[MTW1].shipping") } de Navigation, avec ses PV, ou de la tuile Portée ; sans navires, le tapis volant saute { -spaces(n: "town[MTW1].skip_range") } de plus.
tile-MTW2-effect = { -vp(n: "town[MTW2].vp") }, { -keys(n: "town[MTW2].keys") } et jusqu'à { -ships(n: "town[MTW2].more[ships]") }.
tile-MSC01-effect = { -vp(n: "scoring[MSC01].vp") } par habitation construite. Bonus de culte : { -ships(n: "scoring[MSC01].more[ships]") } { -per-steps(n: "scoring[MSC01].per") } du culte de l'eau.
tile-MSC02-effect = { -vp(n: "scoring[MSC02].vp") } par habitation construite. Bonus de culte : { -power(n: "scoring[MSC02].power") } { -per-steps(n: "scoring[MSC02].per") } du culte du feu.
tile-MSC03-effect = { -vp(n: "scoring[MSC03].vp") } par comptoir construit. Bonus de culte : { -spades(n: "scoring[MSC03].spades") } { -per-steps(n: "scoring[MSC03].per") } du culte de l'eau.
tile-MSC04-effect = { -vp(n: "scoring[MSC04].vp") } par comptoir construit. Bonus de culte : { -spades(n: "scoring[MSC04].spades") } { -per-steps(n: "scoring[MSC04].per") } du culte de l'air.
tile-MSC05-effect = { -vp(n: "scoring[MSC05].vp") } pour la construction de la forteresse, du sanctuaire ou du chantier naval. Bonus de culte : { -workers(n: "scoring[MSC05].workers") } { -per-steps(n: "scoring[MSC05].per") } du culte du feu.
tile-MSC06-effect = { -vp(n: "scoring[MSC06].vp") } pour la construction de la forteresse, du sanctuaire ou du chantier naval. Bonus de culte : { -workers(n: "scoring[MSC06].workers") } { -per-steps(n: "scoring[MSC06].per") } du culte de l'air.
tile-MSC07-effect = { -vp(n: "scoring[MSC07].vp") } par pelle utilisée. Bonus de culte : { -coins(n: "scoring[MSC07].coins") } { -per-steps(n: "scoring[MSC07].per") } du culte de la terre.
tile-MSC08-effect = { -vp(n: "scoring[MSC08].vp") } par ville fondée. Bonus de culte : { -spades(n: "scoring[MSC08].spades") } { -per-steps(n: "scoring[MSC08].per") } du culte de la terre.
tile-MSC09-effect = { -vp(n: "scoring[MSC09].vp") } par échange commercial. Bonus de culte : { -priests(n: "scoring[MSC09].priests") } { -per-steps(n: "scoring[MSC09].per") } du culte de l'eau.
tile-MSC10-effect = { -vp(n: "scoring[MSC10].vp") } par échange commercial. Bonus de culte : { -spades(n: "scoring[MSC10].spades") } { -per-steps(n: "scoring[MSC10].per") } du culte du feu.
tile-MSC11-effect = { -vp(n: "scoring[MSC11].vp") } par temple construit. Bonus de culte : { -free-steps(n: "scoring[MSC11].shipping") } de Navigation { -per-steps(n: "scoring[MSC11].per") } du culte de la terre.
tile-MSC12-effect = { -vp(n: "scoring[MSC12].vp") } par progrès de Navigation, de tuile Portée ou de coût des pelles. Bonus de culte : { -priests(n: "scoring[MSC12].priests") } { -per-steps(n: "scoring[MSC12].per") } du culte de l'air.
tile-most-trade-markers-effect = Pour les marqueurs Commerce placés : { -vp(n: "final[most-trade-markers].vp[0]") }, { -vp(n: "final[most-trade-markers].vp[1]") } et { -vp(n: "final[most-trade-markers].vp[2]") } selon leur nombre.

## Options

option-final-tile-most-trade-markers = plus grand nombre de marqueurs Commerce
option-merchants = Marchands des mers
option-merchants-true = navires, canaux et toutes les tuiles de la boîte
option-merchants-false = reste dans la boîte, ou par parties
option-merchants-ships = Marchands des mers : navires
option-merchants-ships-true = navires, quais, chantiers navals, commerce et nouvelles actions de pouvoir
option-merchants-ships-false = seulement avec la boîte entière
option-merchants-tiles = Marchands des mers : tuiles
option-merchants-tiles-true = ses tuiles Faveur, Ville, Pointage et de décompte final et ses cartes Bonus
option-merchants-tiles-false = seulement avec la boîte entière
option-merchants-canals = Marchands des mers : canaux
option-merchants-canals-true = les navires les traversent
option-merchants-canals-false = seulement avec la boîte entière
option-merchants-cards-first = Nouvelles cartes Bonus
option-merchants-cards-first-true = deux d'entre elles, le reste parmi les anciennes
option-merchants-cards-first-false = sont mélangées aux autres
ruling-merchants = Marchands des mers : les navires, les canaux et les tuiles de la boîte, en entier.
ruling-merchants-ships = De Marchands des mers : les navires, les quais, les chantiers navals, le commerce et les actions de pouvoir du nouveau plateau.
ruling-merchants-tiles = De Marchands des mers : les tuiles Faveur, les tuiles Ville, les cartes Bonus, les tuiles Pointage et la tuile de décompte final.
ruling-merchants-canals = De Marchands des mers : les canaux, que les navires traversent.
ruling-merchants-cards-first = On tire deux des nouvelles cartes Bonus, et le reste parmi les anciennes.

## Ce qui est demandé

prompt-docking = Choisissez une habitation pour le quai ou l'entrepôt
prompt-obtaining = { $ships ->
    [one] Choisissez une case pour 1 nouveau navire ou marchand
   *[other] Choisissez des cases pour { $ships } nouveaux navires ou marchands
}
prompt-moving = Choisissez un navire ou un marchand et sa destination, ou terminez le voyage
prompt-trading = Choisissez l'échange suivant
prompt-rewarding = Choisissez la récompense de l'échange
prompt-tile-choice = Choisissez : Navigation et un ouvrier, ou un prêtre dans un culte et des pièces
prompt-home-choice = Choisissez un autre terrain natal, ou gardez l'ancien
prompt-returning = Choisissez le navire ou le marchand qui retourne dans la réserve
decision-dock = l'endroit du quai
decision-ship = l'endroit d'un navire ou d'un marchand
decision-voyage = un voyage en cours
decision-trade = l'ordre des échanges
decision-reward = la récompense d'un échange
decision-tile-choice = le choix d'une récompense de tuile Faveur
decision-new-home = un autre terrain natal
decision-return-ship = ce qui retourne dans la réserve

## Ce qui s'est passé

event-dock = { $player } : placement d'{ $dock } en { $space }.
event-ship = { $player } : { $unit } de plus en { $space }.
event-leave-ships = { $player } : { $unit } laissé de côté.
event-choose-ship = { $player } : déplacement d'{ $unit } depuis { $space }.
event-sail-further = { $player } : { $price } pour un déplacement plus long d'{ $unit } depuis { $space }.
event-sail = { $player } : déplacement d'{ $unit } de { $from } à { $to }.
event-end-moving = { $player } : fin des déplacements.
event-trade = { $player } : échange avec { $structure } de { $builder } en { $space }{ $gained }.
event-reward-power = { $player } : du Pouvoir pour l'échange{ $gained }.
event-reward-priest = { $player } : un prêtre pour l'échange{ $gained }.
event-reward-action = { $player } : l'action spéciale de déplacement est de nouveau libre.
event-keep-ship = { $player } : { $unit } gardé pour l'échange, placé en { $space }.
event-leave-steps = { $player } : cases laissées de côté.
event-tile-shipping = { $player } : choix de la Navigation pour la tuile Faveur{ $gained }.
event-tile-priest = { $steps ->
    [one] { $player } : un prêtre de la réserve placé dans le { $cult }, 1 case{ $gained }.
   *[other] { $player } : un prêtre de la réserve placé dans le { $cult }, { $steps } cases{ $gained }.
}
event-tile-step = { $steps ->
    [one] { $player } : 1 case du { $cult } sans prêtre{ $gained }.
   *[other] { $player } : { $steps } cases du { $cult } sans prêtre{ $gained }.
}
event-keep-home = { $player } : terrain natal conservé.
event-build-by-ship = { $player } : construction d'{ $structure } en { $space }, { $unit } rendu au lieu du prix.
event-return-ship = { $player } : retour d'{ $unit } de { $space } dans la réserve.
event-range = { $player } : case { $level } de la tuile Portée.

move-dock = Placer { $dock } en { $space }
move-ship = Placer { $unit } en { $space }
move-leave-ships = Renoncer à { $unit }
move-choose-ship = Déplacer { $unit } depuis { $space }
move-sail-further = Payer { $price } pour aller plus loin
move-sail = Vers { $to }
move-end-moving = Ne plus rien déplacer
move-trade = Commercer avec { $structure } en { $space }
move-reward-power = Prendre du Pouvoir{ $gained }
move-reward-priest = Prendre un prêtre
move-reward-action = Libérer l'action spéciale de déplacement
move-keep-ship = Garder { $unit } : le placer en { $space }
move-leave-steps = Renoncer aux cases
move-tile-shipping = Navigation et un ouvrier
move-tile-priest = { $steps ->
    [one] Placer un prêtre de la réserve dans le { $cult } : 1 case, et des pièces
   *[other] Placer un prêtre de la réserve dans le { $cult } : { $steps } cases, et des pièces
}
move-tile-step = { $steps ->
    [one] Sans prêtre 1 case du { $cult }, et des pièces
   *[other] Sans prêtre { $steps } cases du { $cult }, et des pièces
}
move-keep-home = Garder le terrain natal
move-build-by-ship = Construire { $structure } en { $space } contre { $unit }
move-return-ship = Rendre { $unit } de { $space }

## Pourquoi un coup est refusé

reason-no-dock = Ni quai ni chantier naval en jeu : aucun navire ne peut être obtenu.
reason-no-dock-merchants = Ni entrepôt ni marché en jeu : aucun marchand ne peut être obtenu.
reason-all-ships-out = Tous les navires sont déjà sur la carte : { $ships }.
reason-all-ships-out-merchants = Tous les marchands sont déjà sur la carte : { $ships }.
reason-no-ships-out = Aucun navire sur la carte ne peut se déplacer.
reason-no-ships-out-merchants = Aucun marchand sur la carte ne peut se déplacer.
reason-no-ship = Aucun de vos navires n'est en { $space }.
reason-no-ship-merchants = Aucun de vos marchands n'est en { $space }.
reason-ship-moved = Le navire en { $space } s'est déjà déplacé durant cette action.
reason-ship-moved-merchants = Le marchand en { $space } s'est déjà déplacé durant cette action.
reason-ship-stuck = Le navire en { $space } ne peut aller nulle part.
reason-ship-stuck-merchants = Le marchand en { $space } ne peut aller nulle part.
reason-ship-too-far = { $space } est à { $distance } cases ; ce navire avance de { $movement }, avec du Pouvoir de { $most }.
reason-ship-too-far-merchants = { $space } est à { $distance } cases ; ce marchand avance de { $movement }, avec du Pouvoir de { $most }.
reason-no-way = Aucun chemin de navires ne mène en { $space }.
reason-no-way-merchants = Aucun chemin de marchands ne mène en { $space }.
reason-no-canal = Seul un canal mènerait en { $space }, et cette partie n'en a pas.
reason-already-traded = Vous avez déjà commercé avec l'infrastructure en { $space }.
reason-no-marker-left = Il ne vous reste aucun marqueur Commerce.
reason-own-structure = En { $space } se trouve une de vos infrastructures : les navires ne vont que chez les autres.
reason-ship-there-already = Un autre de vos navires commerce en { $space } durant cette action.
reason-ship-there-already-merchants = Un autre de vos marchands commerce en { $space } durant cette action.
reason-nothing-to-trade = Les navires n'accostent que pour commercer : rien ne se trouve en { $space }.
reason-merchant-on-river = Les marchands ne peuvent pas terminer sur une case Rivière.
reason-no-riverside = { $space } n'est pas au bord d'une rivière.
reason-not-beside-dock = Un nouveau navire vient près du quai ou du chantier naval, un marchand à l'entrepôt ou au marché : pas en { $space }.
reason-no-ship-beside = Aucun de vos navires n'est près de { $space }.
reason-no-ship-beside-merchants = Aucun de vos marchands n'est en { $space }.
reason-no-shipyard = Le chantier naval n'est pas encore construit.
reason-no-shipyard-merchants = Le marché n'est pas encore construit.
reason-paid-for-more = Du Pouvoir est payé pour aller plus loin, et { $space } est plus près.
reason-move-first = Choisissez d'abord un navire.
reason-move-first-merchants = Choisissez d'abord un marchand.
reason-not-a-reward = Cela ne fait pas partie des récompenses de l'échange.
reason-no-visit = Aucun de vos navires n'est venu commercer en { $space }.
reason-no-visit-merchants = Aucun de vos marchands n'est venu commercer en { $space }.
reason-barred-terrain = Terrain de { $space } : { $terrain }, que les pelles de cet échange ne peuvent transformer.
reason-finish-first = { $space } doit d'abord devenir terrain natal.
reason-spades-enough = Les pelles gratuites de l'échange suffisent pour faire de { $space } un terrain natal : aucune autre ne s'achète.
reason-one-dwelling = Cette action a déjà construit son habitation.
reason-other-favor = Vous avez une tuile Faveur à 1 case du même culte : { $what }.
thing-shipyard = chantier naval
thing-dock = quai
thing-ship = navire
thing-ships = navires

## Signes

warning-ships-lost = { $n ->
    [one] 1 navire sera perdu : il n'en reste pas, ou le quai manque.
   *[other] { $n } navires seront perdus : il n'en reste pas assez, ou le quai manque.
}
warning-income-ships-lost = { $n ->
    [one] 1 navire sera perdu au début de la prochaine manche : il n'en reste pas, ou le quai manque.
   *[other] { $n } navires seront perdus au début de la prochaine manche : il n'en reste pas assez, ou le quai manque.
}
warning-trade-left = Un de vos navires pourrait encore commercer : { $space }.
warning-trade-left-merchants = Un de vos marchands pourrait encore commercer : { $space }.
warning-ships-lost-merchants = { $n ->
    [one] 1 marchand sera perdu : il n'en reste pas, ou l'entrepôt manque.
   *[other] { $n } marchands seront perdus : il n'en reste pas assez, ou l'entrepôt manque.
}
warning-income-ships-lost-merchants = { $n ->
    [one] 1 marchand sera perdu au début de la prochaine manche : il n'en reste pas, ou l'entrepôt manque.
   *[other] { $n } marchands seront perdus au début de la prochaine manche : il n'en reste pas assez, ou l'entrepôt manque.
}

## Données des plateaux Chantier naval

yard-workers = ouvriers du chantier naval
yard-coins = pièces du chantier naval
yard-ships = navires aussitôt
yard-shipping = cases de Navigation aussitôt
yard-steps = cases de culte aussitôt
yard-income-ships = navires de revenus
yard-ship-workers = ouvriers d'un navire
yard-ship-coins = pièces d'un navire
yard-extra-spaces = cases contre du Pouvoir
yard-extra-from-bowl-two = Pouvoir du Bol II
yard-stronghold-spades = pelles d'une forteresse
yard-stronghold-tokens = jetons d'une forteresse
yard-stronghold-steps = cases d'une forteresse
yard-protects-home = protège son terrain natal
yard-stronghold-range = portée de la forteresse
yard-returned-workers = ouvriers pour un navire rendu
yard-keys = clés au départ
yard-new-home = nouveau terrain natal
yard-storm-by-ship = tempête de sable près des navires
yard-market = marché et marchands
yard-reward-vp = PV du chantier naval aussitôt
yard-reward-coins = pièces du chantier naval aussitôt
yard-reward-workers = ouvriers du chantier naval aussitôt
yard-reward-priests = prêtres du chantier naval aussitôt
yard-reward-power = Pouvoir du chantier naval aussitôt
yard-reward-tokens = jetons Pouvoir du chantier naval aussitôt
yard-reward-keys = clés du chantier naval aussitôt
yard-reward-favors = tuiles Faveur du chantier naval aussitôt
yard-reward-spades = pelles gratuites du chantier naval aussitôt
yard-rewards = autres récompenses immédiates
yard-movement = déplacement par case
yard-reach = portée par case
fact-shipyard-board = Plateau Chantier naval
fact-shipyard-boards = Plateaux Chantier naval (! maison, ? déduit, ~ confirmé ailleurs)
fact-canals = Canaux par carte
fact-marks = Marques
fact-mark-house = valeur maison
fact-mark-inferred = déduit
fact-mark-corroborated = confirmé ailleurs
fact-advances = progrès de Navigation, de tuile Portée ou de coût des pelles
fact-moves = déplace tous les navires
fact-paid-priests = prêtres compris dans le prix
fact-favors = tuiles Faveur
fact-trade-vp = PV par échange
fact-one-of = au choix
fact-pass-vp-markers = PV en passant selon les marqueurs Commerce, à partir de 0
fact-one-of-ships = { unit-ship }
