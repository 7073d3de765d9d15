### L'effet de chaque action, carte et tuile, en une ligne. Un nom entre guillemets est un nombre des fichiers de données.

## Ce qui se compte dans ces phrases et dans celles de factions.ftl, outre les quantités

-per-steps = { $n ->
    [one] par case
   *[other] toutes les { $n } cases
}
-free-steps = { $n ->
    [one] { $n } case gratuite
   *[other] { $n } cases gratuites
}
-free-spades = { $n ->
    [one] { $n } pelle gratuite
   *[other] { $n } pelles gratuites
}
-free-advances = { $n ->
    [one] { $n } avance gratuite
   *[other] { $n } avances gratuites
}
-spaces = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
-river-spaces = { $n ->
    [one] { $n } case Rivière
   *[other] { $n } cases Rivière
}
-dwellings = { $n ->
    [one] { $n } habitation
   *[other] { $n } habitations
}
-favor-tiles = { $n ->
    [one] { $n } tuile Faveur
   *[other] { $n } tuiles Faveur
}

## Actions de pouvoir

tile-ACT1-effect = Pour { -power(n: "action[ACT1].cost") } : { -bridges(n: "action[ACT1].bridges") }.
tile-ACT2-effect = Pour { -power(n: "action[ACT2].cost") } : { -priests(n: "action[ACT2].priests") }.
tile-ACT3-effect = Pour { -power(n: "action[ACT3].cost") } : { -workers(n: "action[ACT3].workers") }.
tile-ACT4-effect = Pour { -power(n: "action[ACT4].cost") } : { -coins(n: "action[ACT4].coins") }.
tile-ACT5-effect = Pour { -power(n: "action[ACT5].cost") } : transformer et construire avec { -spades(n: "action[ACT5].spades") }.
tile-ACT6-effect = Pour { -power(n: "action[ACT6].cost") } : transformer et construire avec { -spades(n: "action[ACT6].spades") }.

## Actions spéciales des factions

tile-ACTN-effect = Une case Terrain inoccupée qui a un côté commun avec une de vos infrastructures devient un désert sans pelle ; une habitation peut suivre, à son prix.
tile-ACTC-effect = Deux actions à la suite.
tile-ACTG-effect = Transformer et construire avec { -spades(n: "faction[giants].traits[action_spades]") } pour une seule case.
tile-ACTS-effect = Une habitation devient un comptoir gratuitement.
tile-ACTW-effect = Une habitation gratuite sur n'importe quelle forêt inoccupée, proche ou lointaine.
tile-ACTA-effect = { -steps(n: "faction[auren].traits[action_steps]") } sur une seule piste de culte.
tile-ACTE-effect = Un pont pour { -workers(n: "faction[engineers].traits[bridge_workers]") }, aussi souvent que voulu.

## Cartes Bonus

tile-BON1-effect = Revenus : { -coins(n: "bonus[BON1].income.coins") }. Action spéciale : transformer et construire avec { -spades(n: "bonus[BON1].spades") }.
tile-BON2-effect = Revenus : { -coins(n: "bonus[BON2].income.coins") }. Action spéciale : { -steps(n: "bonus[BON2].steps") } sur une piste de culte au choix.
tile-BON3-effect = Revenus : { -coins(n: "bonus[BON3].income.coins") }.
tile-BON4-effect = Revenus : { -power(n: "bonus[BON4].income.power") }. La valeur de Navigation augmente de { "bonus[BON4].shipping" } jusqu'à ce que vous passiez.
tile-BON5-effect = Revenus : { -power(n: "bonus[BON5].income.power") } et { -workers(n: "bonus[BON5].income.workers") }.
tile-BON6-effect = Revenus : { -workers(n: "bonus[BON6].income.workers") }. En passant : { -vp(n: "bonus[BON6].pass_vp[SH]") } pour la forteresse et { -vp(n: "bonus[BON6].pass_vp[SA]") } pour le sanctuaire.
tile-BON7-effect = Revenus : { -workers(n: "bonus[BON7].income.workers") }. En passant : { -vp(n: "bonus[BON7].pass_vp[TP]") } par comptoir.
tile-BON8-effect = Revenus : { -priests(n: "bonus[BON8].income.priests") }.
tile-BON9-effect = Revenus : { -coins(n: "bonus[BON9].income.coins") }. En passant : { -vp(n: "bonus[BON9].pass_vp[D]") } par habitation.

## Tuiles Faveur

tile-FAV1-effect = { -steps(n: "favor[FAV1].steps") } du culte du feu.
tile-FAV2-effect = { -steps(n: "favor[FAV2].steps") } du culte de l'eau.
tile-FAV3-effect = { -steps(n: "favor[FAV3].steps") } du culte de la terre.
tile-FAV4-effect = { -steps(n: "favor[FAV4].steps") } du culte de l'air.
tile-FAV5-effect = { -steps(n: "favor[FAV5].steps") } du culte du feu. Une valeur de pouvoir de { "favor[FAV5].town_power" } suffit aux villes.
tile-FAV6-effect = { -steps(n: "favor[FAV6].steps") } du culte de l'eau. Action spéciale : { -steps(n: "favor[FAV6].action_steps") } sur une piste de culte au choix.
tile-FAV7-effect = { -steps(n: "favor[FAV7].steps") } du culte de la terre. Revenus : { -workers(n: "favor[FAV7].income.workers") } et { -power(n: "favor[FAV7].income.power") }.
tile-FAV8-effect = { -steps(n: "favor[FAV8].steps") } du culte de l'air. Revenus : { -power(n: "favor[FAV8].income.power") }.
tile-FAV9-effect = { -steps(n: "favor[FAV9].steps") } du culte du feu. Revenus : { -coins(n: "favor[FAV9].income.coins") }.
tile-FAV10-effect = { -steps(n: "favor[FAV10].steps") } du culte de l'eau. { -vp(n: "favor[FAV10].build_vp[TP]") } par comptoir construit.
tile-FAV11-effect = { -steps(n: "favor[FAV11].steps") } du culte de la terre. { -vp(n: "favor[FAV11].build_vp[D]") } par habitation construite.
tile-FAV12-effect = { -steps(n: "favor[FAV12].steps") } du culte de l'air. En passant : { "favor[FAV12].pass_vp_trading_houses[1]" }, { "favor[FAV12].pass_vp_trading_houses[2]" }, { "favor[FAV12].pass_vp_trading_houses[3]" } ou { -vp(n: "favor[FAV12].pass_vp_trading_houses[4]") } pour un, deux, trois ou quatre comptoirs.

## Tuiles Ville

tile-TW1-effect = { -vp(n: "town[TW1].vp") }, { -keys(n: "town[TW1].keys") } et { -coins(n: "town[TW1].coins") }.
tile-TW2-effect = { -vp(n: "town[TW2].vp") }, { -keys(n: "town[TW2].keys") } et { -workers(n: "town[TW2].workers") }.
tile-TW3-effect = { -vp(n: "town[TW3].vp") }, { -keys(n: "town[TW3].keys") } et { -priests(n: "town[TW3].priests") }.
tile-TW4-effect = { -vp(n: "town[TW4].vp") }, { -keys(n: "town[TW4].keys") } et { -power(n: "town[TW4].power") }.
tile-TW5-effect = { -vp(n: "town[TW5].vp") }, { -keys(n: "town[TW5].keys") } et { -steps(n: "town[TW5].steps") } sur chaque piste de culte.

## Tuiles Pointage

tile-SCORE1-effect = { -vp(n: "scoring[SCORE1].vp") } par pelle utilisée. Bonus de culte : { -coins(n: "scoring[SCORE1].coins") } { -per-steps(n: "scoring[SCORE1].per") } du culte de la terre.
tile-SCORE2-effect = { -vp(n: "scoring[SCORE2].vp") } par ville fondée. Bonus de culte : { -spades(n: "scoring[SCORE2].spades") } { -per-steps(n: "scoring[SCORE2].per") } du culte de la terre.
tile-SCORE3-effect = { -vp(n: "scoring[SCORE3].vp") } par habitation construite. Bonus de culte : { -priests(n: "scoring[SCORE3].priests") } { -per-steps(n: "scoring[SCORE3].per") } du culte de l'eau.
tile-SCORE4-effect = { -vp(n: "scoring[SCORE4].vp") } pour la construction de la forteresse ou du sanctuaire. Bonus de culte : { -workers(n: "scoring[SCORE4].workers") } { -per-steps(n: "scoring[SCORE4].per") } du culte du feu.
tile-SCORE5-effect = { -vp(n: "scoring[SCORE5].vp") } par habitation construite. Bonus de culte : { -power(n: "scoring[SCORE5].power") } { -per-steps(n: "scoring[SCORE5].per") } du culte du feu.
tile-SCORE6-effect = { -vp(n: "scoring[SCORE6].vp") } par comptoir construit. Bonus de culte : { -spades(n: "scoring[SCORE6].spades") } { -per-steps(n: "scoring[SCORE6].per") } du culte de l'eau.
tile-SCORE7-effect = { -vp(n: "scoring[SCORE7].vp") } pour la construction de la forteresse ou du sanctuaire. Bonus de culte : { -workers(n: "scoring[SCORE7].workers") } { -per-steps(n: "scoring[SCORE7].per") } du culte de l'air.
tile-SCORE8-effect = { -vp(n: "scoring[SCORE8].vp") } par comptoir construit. Bonus de culte : { -spades(n: "scoring[SCORE8].spades") } { -per-steps(n: "scoring[SCORE8].per") } du culte de l'air.
