### Jouer : ce qui est demandé, ce qui est proposé, le tour en cours, les refus, les touches.

## La barre

play-area = Zone de jeu
play-now = Maintenant : { $player }
play-ready = Tout est prêt : confirmez le tour
play-waiting = Patience
play-watching = Vous regardez
play-decides = La décision est à { $player } : { $what }
play-past = Vous regardez une position passée
play-past-row = Position numéro { $n }
play-closed = L'hôte a fermé cette partie
play-closed-hint = On peut la regarder, pas y jouer.
play-winners = Victoire : { $players }
play-draft = Le tour jusqu'ici
play-confirm = Confirmer
play-sends = Sera envoyé : { $moves }
play-hint = Conseil
play-undo = Annuler la dernière étape
play-redo = Rétablir
play-restart = Recommencer le tour
play-take-back = Reprendre
play-take-back-hint = Reprendre votre dernier tour : personne n'a joué depuis
play-list = Liste de tous les coups
play-type = Taper un coup
play-fold = Voir la table
play-unfold = Montrer les choix
play-close = Fermer
play-help = Aide à ce sujet

## Choix

play-payment = avec paiement : { $how }
play-sacrifice = { $n ->
    [one] Sacrifier 1 jeton de Pouvoir
   *[other] Sacrifier { $n } jetons de Pouvoir
}
play-then-on-map = Puis choisir sur la carte
play-then-favor = { $n ->
    [one] puis une tuile Faveur
   *[other] puis { $n } tuiles Faveur
}
play-then-town = { $n ->
    [one] fonde une ville
   *[other] fonde { $n } villes
}
play-then-cult = { $n ->
    [one] puis 1 case de culte
   *[other] puis { $n } cases de culte
}
play-then-key = { $n ->
    [one] puis une clé
   *[other] puis { $n } clés
}
play-then-ability = puis la capacité de la faction
play-then-spades = { $n ->
    [one] il reste 1 pelle
   *[other] il reste { $n } pelles
}
play-then-bridge = puis un pont
play-then-action = { $n ->
    [one] puis 1 action de plus
   *[other] puis { $n } actions de plus
}
play-then-leech = { $player } : { $n } Pouvoir possible
play-warning = Attention :
play-other-ways = { $n ->
    [one] 1 autre façon de faire
   *[other] { $n } autres façons de faire
}
play-instead = Autrement
play-more-choices = { $n ->
    [one] encore 1
   *[other] encore { $n }
}
play-all-places = { $n ->
    [one] Le seul endroit
   *[other] Les { $n } endroits
}
play-second-space = { $n ->
    [one] 1 façon avec une deuxième case
   *[other] { $n } façons avec une deuxième case
}
play-more-transforms = Autres transformations
play-more-transforms-note = En s'éloignant du terrain natal, par le plus long chemin, ou sans utiliser toutes les pelles gratuites. Ces pelles peuvent quand même rapporter des PV.
play-on-map = { $n ->
    [one] 1 case brille sur la carte : choisissez-la.
   *[other] { $n } cases brillent sur la carte : choisissez-en une.
}
play-pick-on-map = choisissez l'endroit sur la carte.
play-pick-list = En liste
play-more = { $what } : une fois de plus
play-less = { $what } : une fois de moins
play-search = Chercher, par exemple : temple
play-found = { $n ->
    [one] 1 coup
   *[other] { $n } coups
}

## Pourquoi pas

play-rule = La règle
play-repair = Ce serait possible ainsi :
play-nothing-here = Il n'y a rien à faire ici maintenant.
play-confirm-first = Votre tour est complet. Confirmez-le, ou annulez la dernière étape.

## Le Pouvoir des constructions voisines

play-take = { $n ->
    [0] Ne rien prendre
   *[other] Prendre { $n } Pouvoir
}
play-beside = { $player } a construit à côté de vous : { $n } Pouvoir proposé.
play-room = { $n ->
    [0] Aucun Pouvoir ne peut avancer dans vos bols : il n'y a rien à gagner.
   *[other] Vous pouvez en prendre { $n }.
}
play-reaction = Si quelqu'un prend du Pouvoir, { $player } avance de { $steps } sur une piste de culte ; si tous refusent, ce sera { $power } Pouvoir.
play-always-take = Désormais toujours en prendre jusqu'à { $n } PV
play-always-take-free = Désormais toujours en prendre quand c'est gratuit
play-always-refuse = Désormais refuser à partir de { $n } PV
play-automatic-open = Réponses automatiques

## Règles automatiques

play-automatic = Ce qui se fait sans question
play-rule-take = Prendre le Pouvoir des constructions voisines
play-rule-take-never = Toujours me demander
play-rule-take-free = Quand c'est gratuit
play-rule-take-up-to = Quand cela coûte jusqu'à { $n } PV
play-rule-refuse = Refuser le Pouvoir
play-rule-refuse-never = Jamais sans demander
play-rule-refuse-from = Quand cela coûte { $n } PV ou plus
play-rule-helping = Aussi quand ma réponse aide l'autre joueur
play-rule-helping-hint = Sinon on me demande alors.
play-rule-no-waste = Refuser le Pouvoir payant si les revenus remplissent de toute façon les bols
play-rule-no-waste-hint = Le Pouvoir que les prochains revenus donneraient n'est pas payé en PV.
play-rule-end-turn = Finir mon tour quand les autres ont répondu
play-rule-end-turn-hint = Sinon je peux encore convertir avant la fin.

## Coups tapés

play-typed-example = par exemple : build F3
play-typed-hint = Écrivez comme dans les journaux de partie. Séparez les étapes par des points.
play-typed-play = Jouer ce coup
play-completions = Suites possibles
play-no-move = Ce n'est pas encore un coup.

## Avis

play-offline = Pas de connexion. Les coups sont gardés ; la partie continue quand le serveur répond.
play-dropped = { $n ->
    [one] La partie a avancé, et 1 coup de votre tour n'est plus possible : il est retiré.
   *[other] La partie a avancé, et { $n } coups de votre tour ne sont plus possibles : ils sont retirés.
}
play-advice-stale = Voici la position actuelle. Regardez, et choisissez de nouveau.
play-advice-offline = Réessayez dans un instant.
play-advice-unexpected = Rechargez la page. Rien de ce qui est confirmé n'est perdu.
play-asides = Questions ouvertes, à répondre quand vous voulez
play-added = Ajouté : { $move }.
play-removed = Retiré : { $move }.
play-went-back = { $player } est revenu à la position { $n }.

## Sortes de coups

play-kind-leech = Prendre du Pouvoir
play-kind-decline = Refus du Pouvoir
play-kind-faction = Choix des factions
play-kind-dwelling = Premières habitations
play-kind-bonus = Cartes Bonus
play-kind-build = Construire
play-kind-upgrade = Améliorer
play-kind-transform = Transformer
play-kind-power = Actions de pouvoir
play-kind-special = Actions spéciales
play-kind-bridge = Ponts
play-kind-priest = Prêtres
play-kind-shipping = Navigation
play-kind-digging = Coût des pelles
play-kind-favor = Tuiles Faveur
play-kind-town = Tuiles Ville
play-kind-cult = Pistes de culte
play-kind-ability = Capacité de la faction
play-kind-connect = Villes par-dessus la rivière
play-kind-dig = Pelles
play-kind-spades-first = Les pelles d'abord
play-kind-later = Plus tard
play-kind-pass = Passer
play-kind-convert = Convertir
play-kind-sacrifice = Sacrifier du Pouvoir
play-kind-done = Terminer
play-kind-resign = Quitter la partie
play-kinds = Sortes d'actions
play-do-build = Bâtir
play-do-upgrade = Améliorer
play-do-transform = Transformer
play-do-power = Pouvoir
play-do-special = Spéciale
play-do-bridge = Pont
play-do-priest = Prêtre
play-do-shipping = Navigation
play-do-digging = Pelles
play-do-pass = Passer
play-do-convert = Convertir

## Touches

play-shortcuts = Touches du clavier
play-keys-arrows = Tab passe d'une partie à l'autre, les flèches se déplacent dans la carte, les tuiles et les listes.
play-key-pick = Choisir par numéro
play-key-confirm = Confirmer le tour
play-key-undo = Annuler une étape
play-key-redo = Rétablir une étape
play-key-restart = Recommencer le tour
play-key-escape = Fermer ; replier les choix ; revenir au présent
play-key-next = Prochain élément utilisable
play-key-before = Élément précédent
play-key-moves = Liste de tous les coups
play-key-typed = Taper un coup
play-key-pass = Passer
play-key-convert = Convertir
play-key-log = Ce qui s'est passé
play-key-score = Tableau des scores
play-key-overlays = Calque suivant sur la carte
play-key-shortcuts = Ces touches

play-then-price = puis choisissez comment payer
play-kind-bid = Mises
