### L'effet de chaque action, carte et tuile, en une ligne. Les nombres sont ceux des données ; les tests les comparent.

## Actions de pouvoir

tile-ACT1-effect = Pour 3 Pouvoir : 1 pont.
tile-ACT2-effect = Pour 3 Pouvoir : 1 prêtre.
tile-ACT3-effect = Pour 4 Pouvoir : 2 ouvriers.
tile-ACT4-effect = Pour 4 Pouvoir : 7 pièces.
tile-ACT5-effect = Pour 4 Pouvoir : transformer et construire avec 1 pelle.
tile-ACT6-effect = Pour 6 Pouvoir : transformer et construire avec 2 pelles.

## Actions spéciales des factions

tile-ACTN-effect = Une case Terrain inoccupée qui a un côté commun avec une de vos infrastructures devient un désert sans pelle ; une habitation peut suivre, à son prix.
tile-ACTC-effect = Deux actions à la suite.
tile-ACTG-effect = Transformer et construire avec 2 pelles pour une seule case.
tile-ACTS-effect = Une habitation devient un comptoir gratuitement.
tile-ACTW-effect = Une habitation gratuite sur n'importe quelle forêt inoccupée, proche ou lointaine.
tile-ACTA-effect = 2 cases sur une seule piste de culte.
tile-ACTE-effect = Un pont pour 2 ouvriers, aussi souvent que voulu.
tile-ACTH5-effect = Pour 5 Pouvoir : un autre terrain natal, d'une couleur qu'aucune autre faction n'a ; aussi souvent que voulu.
tile-ACTH6-effect = Pour 5 jetons Pouvoir, qui quittent la partie : un autre terrain natal, d'une couleur qu'aucune autre faction n'a ; aussi souvent que voulu.

## Cartes Bonus

tile-BON1-effect = Revenus : 2 pièces. Action spéciale : transformer et construire avec 1 pelle.
tile-BON2-effect = Revenus : 4 pièces. Action spéciale : 1 case sur une piste de culte au choix.
tile-BON3-effect = Revenus : 6 pièces.
tile-BON4-effect = Revenus : 3 Pouvoir. La valeur de Navigation augmente de 1 jusqu'à ce que vous passiez.
tile-BON5-effect = Revenus : 3 Pouvoir et 1 ouvrier.
tile-BON6-effect = Revenus : 2 ouvriers. En passant : 4 PV pour la forteresse et 4 PV pour le sanctuaire.
tile-BON7-effect = Revenus : 1 ouvrier. En passant : 2 PV par comptoir.
tile-BON8-effect = Revenus : 1 prêtre.
tile-BON9-effect = Revenus : 2 pièces. En passant : 1 PV par habitation.

## Tuiles Faveur

tile-FAV1-effect = 3 cases du culte du feu.
tile-FAV2-effect = 3 cases du culte de l'eau.
tile-FAV3-effect = 3 cases du culte de la terre.
tile-FAV4-effect = 3 cases du culte de l'air.
tile-FAV5-effect = 2 cases du culte du feu. Une valeur de pouvoir de 6 suffit aux villes.
tile-FAV6-effect = 2 cases du culte de l'eau. Action spéciale : 1 case sur une piste de culte au choix.
tile-FAV7-effect = 2 cases du culte de la terre. Revenus : 1 ouvrier et 1 Pouvoir.
tile-FAV8-effect = 2 cases du culte de l'air. Revenus : 4 Pouvoir.
tile-FAV9-effect = 1 case du culte du feu. Revenus : 3 pièces.
tile-FAV10-effect = 1 case du culte de l'eau. 3 PV par comptoir construit.
tile-FAV11-effect = 1 case du culte de la terre. 2 PV par habitation construite.
tile-FAV12-effect = 1 case du culte de l'air. En passant : 2, 3, 3 ou 4 PV pour un, deux, trois ou quatre comptoirs.

## Tuiles Ville

tile-TW1-effect = 5 PV, 1 clé et 6 pièces.
tile-TW2-effect = 7 PV, 1 clé et 2 ouvriers.
tile-TW3-effect = 9 PV, 1 clé et 1 prêtre.
tile-TW4-effect = 6 PV, 1 clé et 8 Pouvoir.
tile-TW5-effect = 8 PV, 1 clé et 1 case sur chaque piste de culte.

## Tuiles Pointage

tile-SCORE1-effect = 2 PV par pelle utilisée. Bonus de culte : 1 pièce par case du culte de la terre.
tile-SCORE2-effect = 5 PV par ville fondée. Bonus de culte : 1 pelle toutes les 4 cases du culte de la terre.
tile-SCORE3-effect = 2 PV par habitation construite. Bonus de culte : 1 prêtre toutes les 4 cases du culte de l'eau.
tile-SCORE4-effect = 5 PV pour la construction de la forteresse ou du sanctuaire. Bonus de culte : 1 ouvrier toutes les 2 cases du culte du feu.
tile-SCORE5-effect = 2 PV par habitation construite. Bonus de culte : 4 Pouvoir toutes les 4 cases du culte du feu.
tile-SCORE6-effect = 3 PV par comptoir construit. Bonus de culte : 1 pelle toutes les 4 cases du culte de l'eau.
tile-SCORE7-effect = 5 PV pour la construction de la forteresse ou du sanctuaire. Bonus de culte : 1 ouvrier toutes les 2 cases du culte de l'air.
tile-SCORE8-effect = 3 PV par comptoir construit. Bonus de culte : 1 pelle toutes les 4 cases du culte de l'air.

## Tuiles de décompte final
