### Ce qu'on choisit pour une partie : cartes, formules, robots. Un point dans un nom est un tiret dans sa clé.

map-base = Carte de base
map-fjords = Les fjords
map-fjords-1-0 = Les fjords 1.0
map-fjords-2-0 = Les fjords 2.0
map-lakes = Les lacs
map-lakes-1-3 = Les lacs 1.3
map-revised = Carte de base révisée

preset-standard = Partie normale
    .text = Le jeu complet. Vous choisissez factions, premières habitations et cartes Bonus ; les tuiles Pointage et les cartes Bonus de la partie sont tirées au sort.
preset-first-game = Première partie
    .text = La partie d'initiation de la règle. Factions, premières habitations, tuiles Pointage et cartes Bonus sont imposées : vous pouvez commencer tout de suite.
preset-tournament = Tournoi
    .text = Le jeu complet avec les tuiles promotionnelles, la tuile Pointage des temples, l'ordre de jeu selon qui passe le premier et les PV de départ selon le tableau de la carte.
preset-everything = Tout
    .text = Comme le Tournoi, avec les six factions de Feu & Glace, les navires des Marchands des mers et une tuile de décompte final, tirée au hasard.

bot-random = Hasard
    .text = Tire chaque coup au sort. Il connaît tout ce qui est permis et rien de ce qui est bon.
bot-busy = Affairé
    .text = Tire aussi au sort, mais fait toujours quelque chose tant qu'il le peut.
bot-novice = Débutant
    .text = Prévoit un tour et sait ce qui a de la valeur. Un bon premier adversaire.
bot-casual = Amateur
    .text = Joue en pensée ses meilleurs tours jusqu’à la fin de la manche suivante avant de décider.
bot-strong = Fort
    .text = Prépare cette manche et la suivante et cherche de meilleurs tours en chemin. Réfléchit un quart de seconde.
bot-expert = Maître
    .text = Prépare comme Fort, plus large et plus longtemps. Réfléchit jusqu’à une seconde par choix, ou le temps que vous lui donnez.
bot-tutor = Tuteur