### Conseils et analyse : les termes de l'évaluation des robots, et les mots autour.

## Termes

term-vp = PV déjà acquis
term-expected = quoi que l’on fasse
term-coins = pièces restantes
term-workers = ouvriers restants
term-priests = prêtres restants
term-power = Pouvoir dans les Bols
term-income = revenus à venir
term-cult-rank = places dans les cultes
term-cult-steps = cases des pistes de culte
term-cult-bonus = bonus de culte à venir
term-area = place de la plus grande agglomération
term-first-look = le coup en lui-même, à première vue
term-faction = ce que la faction rapporte en moyenne
term-bid = ce que la faction rapporte en moyenne, moins l’enchère
term-trials = si les autres jouent autrement
term-structures = bâtiments sur la carte
term-towns = villes en préparation
term-reach = cases à portée
term-neighbours = voisins
term-favor-tiles = tuiles Faveur par la suite
term-stronghold = forteresse
term-shipping = Navigation par la suite
term-digging = pelles moins chères
term-scoring-tile = prochaine tuile Pointage
term-bonus-card = carte Bonus
term-turn-order = place dans l’ordre du tour
term-rivals = la position des autres

## Conseils

hint-moves = { $player } : à vous de décider. Meilleurs coups selon { $bot } :
hint-move = Coup
hint-vp = PV attendus
hint-behind = Écart au meilleur
hint-why = Par la suite, comparé au meilleur autre coup
hint-only = Il n'y a pas le choix.
hint-alike = Tout aussi bon : { $moves }
hint-seats = Ce que chaque place peut attendre
hint-player = Joueur
hint-spread = Plus ou moins
hint-wins = Part de victoires

## Analyse

review-moves = Les décisions les plus coûteuses, selon { $bot }
review-round = Manche
review-played = Joué
review-better = Mieux
review-cost = Coût en PV
review-why = Ce qu'apporte le meilleur coup
review-seats = Par joueur
review-decisions = Décisions
review-lost = PV perdus
review-none = Rien n'a encore été décidé.
review-stopped = Arrêt : { $done } tours sur { $all } ont été examinés.

## Refus

problem-no-advice = Cette table joue sans conseils ni analyse jusqu'à la fin de la partie.
problem-others-have-come = D'autres ont déjà pris place : ce qui a été convenu au début reste valable.
problem-no-consent = D'autres personnes jouent ici : toutes doivent d'abord accepter les conseils.
problem-not-deciding = Cette place n'a rien à décider maintenant.
problem-asked-anew = Vous avez demandé un autre conseil entre-temps.
problem-too-many-questions = Trop de conseils sont demandés en même temps depuis votre réseau. Attendez les premières réponses.
