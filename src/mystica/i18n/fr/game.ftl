### Les mots du jeu, tels que la règle les emploie.

## Factions

faction-nomads = Nomades
faction-fakirs = Fakirs
faction-chaosmagicians = Magiciens du chaos
faction-giants = Géants
faction-swarmlings = Morbancs
faction-mermaids = Sirènes
faction-witches = Sorcières
faction-auren = Aurènes
faction-halflings = Halfelins
faction-cultists = Cultistes
faction-alchemists = Alchimistes
faction-darklings = Ombrelins
faction-engineers = Ingénieurs
faction-dwarves = Nains

# Une place sans faction
player-number = Joueur { $n }

## Terrains et couleurs

terrain-yellow = désert
terrain-brown = plaines
terrain-black = marais
terrain-blue = lacs
terrain-green = forêt
terrain-gray = montagnes
terrain-red = friche
terrain-river = rivière

colour-yellow = jaune
colour-brown = marron
colour-black = noir
colour-blue = bleu
colour-green = vert
colour-gray = gris
colour-red = rouge

## Infrastructures. `one` s'emploie dans les phrases.

structure-D = habitation
    .one = une habitation
structure-TP = comptoir
    .one = un comptoir
structure-TE = temple
    .one = un temple
structure-SH = forteresse
    .one = une forteresse
structure-SA = sanctuaire
    .one = un sanctuaire

## Cultes. `track` s'emploie dans les phrases.

cult-fire = Feu
    .track = culte du feu
cult-water = Eau
    .track = culte de l'eau
cult-earth = Terre
    .track = culte de la terre
cult-air = Air
    .track = culte de l'air

## Quantités

amount-nothing = rien
amount-vp = { $n } PV
amount-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
amount-workers = { $n ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
}
amount-priests = { $n ->
    [one] { $n } prêtre
   *[other] { $n } prêtres
}
amount-power = { $n } Pouvoir
amount-tokens = { $n ->
    [one] { $n } jeton Pouvoir
   *[other] { $n } jetons Pouvoir
}
amount-spades = { $n ->
    [one] { $n } pelle
   *[other] { $n } pelles
}
amount-keys = { $n ->
    [one] { $n } clé
   *[other] { $n } clés
}
amount-bridges = { $n ->
    [one] { $n } pont
   *[other] { $n } ponts
}
amount-steps = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}

list-more = { $first }, { $last }
list-end = { $first } et { $last }

## Pièces, tuiles et actions

word-vp = points de victoire
word-coins = pièces
word-workers = ouvriers
word-priests = prêtres
word-power = Pouvoir
word-spades = pelles
word-keys = clés
word-bridges = ponts
word-bowl = Bol { $number }
word-shipping = Navigation
word-digging = Terraformage
word-round = manche
word-supply = réserve
word-home = terrain natal
word-favor-tile = tuile Faveur
word-town-tile = tuile Ville
word-bonus-card = carte Bonus
word-scoring-tile = tuile Pointage
word-power-action = action de pouvoir
word-special-action = action spéciale
word-conversion = conversion
word-cult-bonus = bonus de culte
word-income = revenus
word-town = ville

phase-income = Phase I : revenus
phase-actions = Phase II : actions
phase-cult-bonus = Phase III : bonus de culte et ajustements
phase-final = Décompte final

## Actions de pouvoir

tile-ACT1 = Pont
tile-ACT2 = Prêtre
tile-ACT3 = Ouvriers
tile-ACT4 = Pièces
tile-ACT5 = Pelle
tile-ACT6 = Deux pelles

## Actions spéciales des factions

tile-ACTN = Tempête de sable
tile-ACTC = Tour double
tile-ACTG = Deux pelles pour une case
tile-ACTS = Comptoir gratuit
tile-ACTW = Balai de Sorcière
tile-ACTA = Deux cases sur une piste de culte
tile-ACTE = Pont contre des ouvriers

## Cartes Bonus

tile-BON1 = Pelle
tile-BON2 = Case de culte
tile-BON3 = Pièces
tile-BON4 = Navigation
tile-BON5 = Pouvoir et ouvrier
tile-BON6 = Forteresse et sanctuaire
tile-BON7 = Comptoirs
tile-BON8 = Prêtre
tile-BON9 = Habitations

## Tuiles Faveur

tile-FAV1 = Feu 3
tile-FAV2 = Eau 3
tile-FAV3 = Terre 3
tile-FAV4 = Air 3
tile-FAV5 = Feu 2
tile-FAV6 = Eau 2
tile-FAV7 = Terre 2
tile-FAV8 = Air 2
tile-FAV9 = Feu 1
tile-FAV10 = Eau 1
tile-FAV11 = Terre 1
tile-FAV12 = Air 1

## Tuiles Ville

tile-TW1 = Pièces
tile-TW2 = Ouvriers
tile-TW3 = Prêtre
tile-TW4 = Pouvoir
tile-TW5 = Cultes

## Tuiles Pointage

tile-SCORE1 = Pelles
tile-SCORE2 = Villes
tile-SCORE3 = Habitations et eau
tile-SCORE4 = Forteresse, sanctuaire et feu
tile-SCORE5 = Habitations et feu
tile-SCORE6 = Comptoirs et eau
tile-SCORE7 = Forteresse, sanctuaire et air
tile-SCORE8 = Comptoirs et air

## D'où viennent les gains et les pertes

source-setup = départ
source-income = revenus
source-conversion = conversions
source-transform = transformation
source-build = construction
source-upgrade = amélioration
source-shipping = Navigation
source-digging = Terraformage
source-priest = prêtres envoyés
source-power-action = actions de pouvoir
source-special-action = actions spéciales
source-leech = prix du Pouvoir
source-cult-track = pistes de culte
source-favor = tuiles Faveur
source-town = villes
source-pass = cartes Bonus, en passant
source-cult-bonus = bonus de culte
source-scoring-tile = tuiles Pointage
source-faction = capacités de la faction
source-bonus-card = pièces sur les cartes Bonus
source-cult-rank = décompte des cultes
source-area = décompte des agglomérations
source-resources = points pour les ressources
source-bridge = ponts
source-skip = tunnels et tapis volants
source-final-scoring-tile = tuile de décompte final
