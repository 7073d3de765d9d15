### Les leçons : leur liste, la carte du guide, et ce qu'elle dit à chaque étape.

lesson-title = Leçons
lesson-lead = De courtes leçons sur de vraies positions. Comptez cinq minutes pour chacune : on vous dit quoi faire, et les autres répondent.
lesson-any-time = Vous pouvez quitter une leçon à tout moment et continuer à jouer sans elle.
lesson-begin = Commencer
lesson-again = Refaire
lesson-begin-one = Commencer la leçon : { $lesson }
lesson-continue = Poursuivre : { $lesson }
lesson-number = { $n }. { $lesson }
lesson-done = faite
lesson-step = { $n } sur { $total }
lesson-next = Suite
lesson-next-one = Suivante : { $lesson }
lesson-all = Toutes les leçons
lesson-play-on = Continuer à jouer
lesson-leave = Quitter la leçon
lesson-fold = Replier la carte
lesson-unfold = Déplier la carte
lesson-more = La règle
lesson-show = Montrez-moi
lesson-wait = Les autres jouent. La leçon reprend dès que c'est à vous de décider.
lesson-stray = C'est permis, mais cette leçon prend un autre chemin. Reprenez votre tour et réessayez.
lesson-take-back = Reprendre le tour

## Un tour

lesson-turn = Votre tour
lesson-turn-about = Construire une habitation, changer le terrain avec des pelles.
lesson-turn-home = Votre terre
lesson-turn-home-text = Vous menez les Sorcières, un peuple de la forêt. Le cadre montre une de vos deux premières habitations. Vous ne construisez que sur la forêt. Après six manches, le plus de points de victoire l'emporte.
lesson-turn-goods = Ce que vous avez
lesson-turn-goods-text = Voici votre plateau : pièces et ouvriers, qui paient les infrastructures, puis prêtres et Pouvoir. Les petits nombres disent vos revenus au début de la prochaine manche.
lesson-turn-build = Une habitation
lesson-turn-build-text = C4 est déjà une forêt. La rivière l'en sépare, mais votre carte Bonus vous fait franchir une case Rivière. Une habitation coûte 1 ouvrier et 2 pièces.
lesson-turn-build-task = Cliquez sur C4 pour y construire une habitation, puis confirmez. G3 convient aussi.
lesson-turn-others = Une action chacun
lesson-turn-others-text = Un tour, c'est une action. Puis c'est au suivant, jusqu'à ce que tous aient passé. Les Nomades viennent de construire un comptoir. La barre du haut montre à qui c'est de jouer.
lesson-turn-spades = Les pelles
lesson-turn-spades-text = Un autre terrain doit d'abord devenir forêt. C2 est à une pelle, et une pelle vous coûte 3 ouvriers. Vous pouvez y construire durant le même tour.
lesson-turn-spades-task = Cliquez sur C2 pour la changer en forêt et y construire une habitation, puis confirmez. Une autre case à votre portée convient aussi.
lesson-turn-points = Les points de cette manche
lesson-turn-points-text = Chaque manche a sa tuile Pointage. Dans celle-ci, une habitation rapporte 2 points de victoire : vous venez donc d'en marquer deux fois. La moitié du bas compte à la fin de la manche.
lesson-turn-end = C'était un tour
lesson-turn-end-text = Vous savez regarder, choisir et confirmer. Rien ne part avant que vous confirmiez, et ensuite vous pouvez encore reprendre un tour tant que seuls des bots ont joué.

## Le Pouvoir

lesson-power = Pouvoir et voisins
lesson-power-about = Remplir vos bols quand les autres construisent, et dépenser le Pouvoir.
lesson-power-bowls = Trois bols
lesson-power-bowls-text = Le Pouvoir gagné déplace des jetons du Bol I au Bol II. Quand le Bol I est vide, ils vont du II au III. Seuls les jetons du Bol III se dépensent, et ils retombent dans le Bol I.
lesson-power-offer = Un voisin construit
lesson-power-offer-text = Les Nomades ont construit un comptoir en F3, juste à côté du vôtre en F4. Un comptoir compte 2 : vous pouvez prendre 2 Pouvoir. Le prix est d'un point de victoire de moins : 1.
lesson-power-offer-task = Prenez le Pouvoir ou refusez-le. Ici, il vaut son prix.
lesson-power-action = Une action de pouvoir
lesson-power-action-text = Une fois par manche, quelqu'un peut prendre 7 pièces pour 4 Pouvoir. Votre Bol III est vide, mais vous pouvez sacrifier : un jeton du Bol II quitte la partie, un autre passe au Bol III.
lesson-power-action-task = Cliquez sur l'action des 7 pièces pour la prendre en sacrifiant 4 jetons, puis confirmez.
lesson-power-sacrifice = Ce que cela a coûté
lesson-power-sacrifice-text = Quatre jetons ont quitté la partie pour de bon, et les quatre dépensés sont revenus au Bol I. Sacrifiez quand cela en vaut la peine, mais pas à chaque manche.
lesson-power-neighbours = À quoi servent les voisins
lesson-power-neighbours-text = Cela marche dans les deux sens : quand vous construisez en F4, les Nomades se voient offrir du Pouvoir. Et à côté d'un voisin, un comptoir coûte 3 pièces au lieu de 6. Installez-vous donc près des autres.
lesson-power-end = Le Pouvoir va et vient
lesson-power-end-text = Vous avez pris du Pouvoir et vous l'avez dépensé. Quand on vous offre 1 Pouvoir, il est gratuit ; l'application peut le prendre pour vous sans demander.

## Les infrastructures

lesson-structures = Comptoirs et temples
lesson-structures-about = Améliorer deux fois une habitation et choisir une tuile Faveur.
lesson-structures-board = D'où viennent les revenus
lesson-structures-board-text = Vos infrastructures attendent sur ce plateau. Chacune que vous posez sur la carte découvre des revenus : les habitations des ouvriers, les comptoirs des pièces et du Pouvoir, les temples des prêtres.
lesson-structures-house = Un comptoir
lesson-structures-house-text = Une habitation devient un comptoir. En F4, il coûte 2 ouvriers et 3 pièces seulement, car les Nomades habitent à côté. Ailleurs, ce serait 6 pièces.
lesson-structures-house-task = Cliquez sur F4 pour l'améliorer en comptoir, puis confirmez.
lesson-structures-priests = Ce qui a changé
lesson-structures-priests-text = Vos prochains revenus ont gagné des pièces et du Pouvoir, mais l'habitation est revenue sur votre plateau et cache de nouveau son ouvrier. Les Nomades ont pris 1 Pouvoir, car vous avez construit à côté d'eux.
lesson-structures-temple = Un temple
lesson-structures-temple-text = Un comptoir devient un temple pour 2 ouvriers et 5 pièces. Un temple apporte un prêtre à chaque manche et aussitôt une tuile Faveur.
lesson-structures-temple-task = Cliquez sur F4, choisissez le temple, puis une tuile Faveur, et confirmez.
lesson-structures-favors = Les tuiles Faveur
lesson-structures-favors-text = Une tuile Faveur vous fait avancer d'une à trois cases dans un culte. Celles qui donnent moins de cases servent plus longtemps : revenus, points en construisant, ou une action. Vous n'en avez qu'une de chaque sorte.
lesson-structures-stronghold = Forteresse et sanctuaire
lesson-structures-stronghold-text = Un comptoir peut aussi devenir votre forteresse. Pour les Sorcières : une habitation gratuite sur n'importe quelle forêt, une fois par manche. Un temple peut devenir un sanctuaire, qui apporte encore une tuile Faveur.
lesson-structures-end = Le chemin vers le haut
lesson-structures-end-text = Habitation, comptoir, puis temple ou forteresse, et enfin sanctuaire. Chaque étape vaut plus de Pouvoir pour vos voisins, et pour vos villes.

## Les cultes

lesson-cults = Cultes et prêtres
lesson-cults-about = Envoyer un prêtre, utiliser une carte, gagner du Pouvoir en montant.
lesson-cults-tracks = Quatre pistes
lesson-cults-tracks-text = Feu, eau, terre et air. Votre marqueur monte grâce aux prêtres, aux tuiles Faveur et à certaines cartes. À la fin de la partie, les trois premiers de chaque piste marquent 8, 4 et 2 points.
lesson-cults-priest = Envoyer un prêtre
lesson-cults-priest-text = Votre temple a apporté un prêtre. Le premier d'une piste avance de 3 cases, les suivants de 2, et ils y restent. Ou bien avancez d'1 case, et le prêtre retourne dans votre réserve.
lesson-cults-priest-task = Cliquez sur un culte pour y envoyer le prêtre, puis confirmez. L'air est le meilleur ici, pour 3 cases.
lesson-cults-power = Du Pouvoir en chemin
lesson-cults-power-text = Certaines cases apportent du Pouvoir quand on les atteint ou les dépasse : 3, 5, 7 et 10. La case 10 demande la clé d'une ville, et une seule personne peut s'y tenir sur chaque piste.
lesson-cults-card = Une carte qui monte
lesson-cults-card-text = Certaines cartes et tuiles ont leur propre action, une fois par manche. Votre carte Bonus vous fait avancer d'une case sur la piste de votre choix.
lesson-cults-card-task = Cliquez sur votre carte Bonus, choisissez une case et confirmez : dans l'air, par exemple, qui rapporte à la fin de cette manche.
lesson-cults-bonus = Le bonus de culte
lesson-cults-bonus-text = Regardez le bas de la tuile Pointage de cette manche. À la fin de la manche, elle paie des cases : ici 1 ouvrier pour 2 cases que vous avez dans l'air. La dernière manche n'a pas de tel bonus.
lesson-cults-end = À considérer à chaque manche
lesson-cults-end-text = Les cases apportent du Pouvoir tout de suite, un bonus à la fin de la manche et des points à la fin de la partie. Voyez qui est devant vous : une case de plus peut valoir 4 points.

## Les villes

lesson-towns = Villes, ponts, Navigation
lesson-towns-about = Fonder une ville grâce à un pont, et aller plus loin.
lesson-towns-groups = Presque une ville
lesson-towns-groups-text = Quatre infrastructures d'une valeur de Pouvoir de 7 font une ville, si elles se touchent. Autour de F4, vous en avez quatre qui comptent 5. G3 et H4 ajoutent 2, mais la rivière les sépare.
lesson-towns-bridge = Un pont
lesson-towns-bridge-text = Un pont joint deux cases Terrain par-dessus une case Rivière. Vous avez les 3 Pouvoir de l'action. De F4 à G3, il réunit les deux groupes.
lesson-towns-bridge-task = Cliquez sur l'action du pont, construisez de F4 à G3, choisissez une tuile Ville et confirmez.
lesson-towns-key = Votre première ville
lesson-towns-key-text = La tuile Ville a rapporté des points et un peu plus. C'est aussi une clé : avec une clé, vous pouvez monter à la case 10 d'une piste de culte. Rien dans cette ville ne peut servir à une autre.
lesson-towns-shipping = La Navigation
lesson-towns-shipping-text = La Navigation dit combien de cases Rivière vous franchissez pour construire. Une étape coûte un prêtre et 4 pièces et rapporte aussitôt des points, davantage à chaque étape.
lesson-towns-shipping-task = Cliquez sur la piste de Navigation pour y avancer, puis confirmez.
lesson-towns-reach = Atteindre et toucher
lesson-towns-reach-text = Avec la Navigation, vous construisez maintenant au-delà d'une case Rivière. Mais une ville, comme le Pouvoir des voisins, demande des cases qui se touchent ou qu'un pont réunit.
lesson-towns-end = Prévoyez vos villes
lesson-towns-end-text = Rien ne rapporte plus de points d'un seul coup qu'une ville. Cherchez tôt quatre bonnes cases proches, et pensez aux ponts.

## Les manches

lesson-rounds = Manches, passer, décompte
lesson-rounds-about = Passer, jouer la dernière manche et voir ce qui compte à la fin.
lesson-rounds-pass = Plus rien à faire
lesson-rounds-pass-text = La manche 5 est presque finie et vous n'avez plus de pièces. En passant, vous rendez votre carte Bonus et en prenez une autre. La vôtre rapporte alors 2 points par comptoir.
lesson-rounds-pass-task = Passez : cliquez sur une des cartes Bonus qui brillent, puis confirmez.
lesson-rounds-round = Une nouvelle manche
lesson-rounds-round-text = Les Nomades ont passé aussi. Chacun a reçu le bonus de culte, puis les revenus du plateau, de la carte et des tuiles Faveur. Vous avez passé en premier : vous commencez la manche 6.
lesson-rounds-scoring = La dernière tuile Pointage
lesson-rounds-scoring-text = C'est la dernière manche : 2 points par habitation. Il n'y a plus de revenus ensuite, alors dépensez ce que vous avez.
lesson-rounds-last = Jusqu'au bout
lesson-rounds-last-text = Construisez ce que vous pouvez payer, et reliez vos infrastructures : les plus grandes agglomérations rapportent. Quand vous avez fini, passez. Il n'y a plus de carte à prendre.
lesson-rounds-last-task = Jouez autant de tours que vous voulez, puis passez.
lesson-rounds-result = Le résultat
lesson-rounds-result-text = À la fin, les cultes rapportent 8, 4 et 2 par piste, les plus grandes agglomérations 18, 12 et 6, et 3 pièces restantes 1 point. Le tableau montre d'où viennent vos points.
lesson-rounds-end = Vous connaissez le jeu
lesson-rounds-end-text = Voilà tout ce qu'il faut pour une première partie. L'aide explique le reste là où vous en avez besoin : cherchez le point d'interrogation.
