### L'application autour de la table : pages, menus, réglages, aide, première leçon, et ce qui peut mal tourner.

## Pages

shell-name = Mystica
shell-start = Accueil
shell-motto = Façonnez la terre, fondez vos villes, gagnez la faveur des cultes.
shell-way-new = Nouvelle partie
shell-way-new-hint = Contre des bots, autour de cet écran, ou entre amis sur votre réseau
shell-way-new-alone = Contre des bots, ou autour de cet écran. Tout reste dans ce navigateur.
shell-way-lesson = Leçons
shell-way-lesson-hint = Apprendre pas à pas, sur de vraies positions
shell-way-load = Charger une partie
shell-way-load-hint = Depuis une sauvegarde ou un journal
shell-way-help = Règles et aide
shell-way-help-hint = Chaque règle, tuile et faction
shell-continue = Reprendre
shell-untitled = Une partie
shell-forget = Oublier : { $title }
shell-forget-text = La partie quitte cette liste. Avec son lien, vous pourrez la rouvrir.
shell-forget-keys = La partie quitte cette liste, et ce navigateur oublie les clés de ses places. Pour continuer à jouer, il vous faudra un nouveau lien de l'hôte, ou d'un autre de vos appareils.
shell-forget-yes = Oublier
shell-show-all = Tout montrer ({ $n })
shell-state-yours = À vous, manche { $round } sur { $rounds }
shell-state-waiting = Manche { $round } sur { $rounds }, on attend : { $player }
shell-state-over = Terminée
shell-result = Place { $place } sur { $players }, { $vp } PV
shell-state-closed = Fermée
shell-state-gone = N'est plus sur le serveur
shell-unofficial = Terra Mystica est un jeu de Helge Ostertag et Jens Drögemüller, édité par Feuerland Spiele. Ceci est une adaptation non officielle, faite par des amateurs, sans leur concours ni leur aval. Tous les dessins sont les nôtres.
shell-version = Mystica, version { $version }
shell-opening = Un instant …
shell-home = Page d'accueil
shell-close = Fermer
shell-cancel = Annuler
shell-back-button = Retour
shell-try-again = Réessayer
shell-trouble = Cela n'a pas marché
shell-advice = Réessayez. Si rien ne change, recommencez à la page d'accueil.
shell-advice-offline = Le serveur tourne-t-il ? Il a peut-être été arrêté, ou le réseau est coupé. Vos parties sont conservées.
shell-advice-no-game = Vérifiez le lien : il est peut-être tronqué, ou l'hôte a supprimé la partie.
shell-advice-no-part = Le serveur est peut-être arrêté, ou Mystica a été mis à jour depuis. Rechargez la page ; vos parties sont conservées.
shell-load-again = Recharger la page
shell-link-trouble = Ce lien ne mène à aucune place
shell-link-kept = Rien n'a changé dans ce navigateur.
shell-advice-no-invitation = Il est peut-être coupé, ou l'hôte en a créé un nouveau depuis. Demandez un nouveau lien à l'hôte.
shell-advice-seat-taken = Si c'était vous, ouvrez-y la partie et choisissez « Continuer sur un autre appareil » sous « Places et liens ». Sinon, demandez un nouveau lien à l'hôte.
shell-advice-bot-sits = Demandez à l'hôte de confier la place à une personne. Le lien marchera alors.
shell-advice-unexpected = Réessayez. Rien d'une partie n'est perdu : chaque tour envoyé est conservé.

## Sans le serveur, et avec une nouvelle version

shell-offline = Le serveur ne répond pas
shell-offline-wait = Mystica reprendra tout seul dès qu’il répondra. Il est peut-être arrêté, ou votre réseau est coupé.
shell-offline-works = Ce qui marche en attendant
shell-offline-theme = Vous pouvez choisir l’apparence de Mystica.
shell-offline-games =
    { $n ->
        [one] Votre partie est en sécurité : le serveur la garde, et ce navigateur garde la clé de votre place.
       *[other] Vos { $n } parties sont en sécurité : le serveur les garde, et ce navigateur garde les clés de vos places.
    }
shell-offline-not = Ce qui demande le serveur
shell-offline-play = Regarder une partie, jouer et créer une partie
shell-offline-rules = Les règles et l’aide
shell-new-version = Une nouvelle version de Mystica est là.
shell-reload = Recharger

## Langue, thème, réglages

shell-language = Langue
shell-theme = Thème
shell-theme-classic = Classique
shell-theme-safe = Daltoniens
shell-theme-dark = Sombre
shell-settings = Réglages
shell-table-settings = À la table
shell-prefer-labels = Noms des cases
shell-prefer-labels-hint = Afficher sur la carte des noms comme F3.
shell-prefer-warnings = Avertissements
shell-prefer-warnings-hint = Signaler les coups qui sont peut-être des erreurs.
shell-prefer-motion = Animations
shell-prefer-motion-hint = Brefs mouvements du Pouvoir, des marqueurs et des infrastructures.
shell-prefer-confirm = Confirmer les tours
shell-prefer-confirm-hint = Demander avant d'envoyer un tour complet.
shell-automatic = Sans me demander
shell-automatic-of = Sans demander : { $player }

## Une nouvelle partie

shell-kind = Quelle partie ?
shell-players = Joueurs
shell-bots = Bots
shell-seats-group = Places et noms
shell-sits-here = Sur cet écran
shell-sits-link = Par lien
shell-sits-person = Personne
shell-bot-of = { $level } (bot)
shell-bot-number = { $level } { $n }
shell-bot-time = { $level }, { $seconds } s
shell-seat-time = Temps par coup à la place { $n }
shell-time-usual = { $seconds } s (habituel)
shell-time = { $seconds } s par coup
shell-seat-kind = Qui est à la place { $n }
shell-seat-name = Nom à la place { $n }
shell-seat-up = Monter la place { $n }
shell-seat-down = Descendre la place { $n }
shell-seat-remove = Retirer la place { $n }
shell-add-person = Ajouter une personne
shell-add-bot = Ajouter un bot
shell-factions = Choix des factions
shell-factions-choice = Durant la partie
shell-factions-choice-hint = Chacun choisit librement, dans l'ordre des places.
shell-factions-random = Au hasard
shell-factions-random-hint = Chacun reçoit une couleur au hasard et choisit l'une de ses deux factions.
shell-factions-picked = Ici
shell-factions-picked-hint = Vous donnez maintenant leur faction aux places. Les autres la tirent au sort.
shell-pick-faction = Choisir une faction
shell-pick-faction-for = Faction pour { $name }
shell-colour-taken = Couleur déjà prise : { $name }
shell-help-about = Aide : { $what }
shell-tiles = Tuiles et cartes
shell-tiles-drawn = Tirées au sort
shell-tiles-drawn-hint = Les tuiles Pointage et les cartes Bonus sont tirées, comme dans la règle.
shell-tiles-picked = Choisies ici
shell-tiles-picked-hint = Vous choisissez la tuile Pointage de chaque manche et les cartes Bonus.
shell-pick-scoring = { $n ->
    [0] Chaque manche a sa tuile. Cliquez sur une tuile pour la retirer.
    [one] Cliquez sur une tuile pour la prochaine manche libre ; il en manque 1.
   *[other] Cliquez sur une tuile pour la prochaine manche libre ; il en manque { $n }.
}
shell-pick-bonus = { $n } cartes choisies sur { $total }
shell-advanced = Plus d'options
shell-advanced-hint = Titre, graine, rythme des bots, variantes
shell-title = Titre
shell-title-hint = Affiché dans votre liste de parties.
shell-title-bots = Partie de { $n } bots
shell-seed = Graine
shell-seed-hint = Un nombre. La même graine tire les mêmes tuiles.
shell-pace = Rythme des bots
shell-pace-seconds = { $seconds } s avant chaque coup
shell-profile = Règles
shell-profile-official = Ce que disent la règle, l'erratum et la FAQ officielle.
shell-profile-snellman = Les usages du site de la communauté, pour retrouver les parties de là-bas.
shell-start-game = Commencer la partie
shell-lacks-factions = Choisissez au moins une faction.
shell-lacks-scoring = Choisissez une tuile Pointage pour chaque manche.
shell-lacks-bonus = Choisissez les cartes Bonus.

## Liens

shell-links = Inviter les autres
shell-links-text = Envoyez à chacun son propre lien. Chaque lien est une invitation qui ne sert qu'une fois : la première personne qui l'ouvre a la place, et nul autre ne peut y jouer, pas même vous.
shell-link-of = Lien de { $name }
shell-link-once = Ne sert qu'une fois.
shell-play-here = Y jouer sur cet écran
shell-watchers = Spectateurs
shell-watch-link = Lien pour les spectateurs
shell-watchers-hint = Qui a ce lien peut regarder, mais pas jouer.
shell-local = Ces liens ne marchent que sur cet ordinateur. Pour jouer à plusieurs, lancez le serveur pour votre réseau et ouvrez l'application à l'adresse qu'il y a.
shell-alone = Cette table n’existe que dans ce navigateur. Ses liens ne servent à personne d’autre.
shell-to-table = À la table
shell-copy = Copier
shell-copied = Copié

## Charger

shell-load-lead = Les sauvegardes de Mystica, et les journaux dans la langue de terra.snellman.net.
shell-drop = Déposez un fichier ici, ou
shell-choose-file = choisissez un fichier
shell-paste = Ou collez le texte
shell-load = Charger
shell-who-sits = Qui joue à quelle place ?
shell-loaded = { $n ->
    [one] 1 coup lu. La partie en est à la manche { $round } sur { $rounds }.
   *[other] { $n } coups lus. La partie en est à la manche { $round } sur { $rounds }.
}
shell-loaded-begins = { $n ->
    [one] 1 coup lu. La partie va commencer.
   *[other] { $n } coups lus. La partie va commencer.
}
shell-loaded-over = { $n ->
    [one] 1 coup lu. La partie est finie, manche { $round } sur { $rounds } ; vous pouvez regarder chaque position.
   *[other] { $n } coups lus. La partie est finie, manche { $round } sur { $rounds } ; vous pouvez regarder chaque position.
}

## La barre d'une partie

shell-overlays = Calques
shell-overlay-off = Aucun calque
shell-overlay-reach = Portée
shell-overlay-reach-hint = Où vous pouvez construire maintenant, et avec 1 de Navigation en plus
shell-overlay-spades = Pelles
shell-overlay-spades-hint = Pelles qu'il faut à chaque case pour devenir terrain natal
shell-overlay-towns = Villes
shell-overlay-towns-hint = Groupes qui peuvent devenir des villes, et ce qui leur manque
shell-overlay-leech = Pouvoir des autres
shell-overlay-leech-hint = À qui une construction à cet endroit offrirait du Pouvoir
shell-overlay-network = Réseau
shell-overlay-network-hint = Les infrastructures reliées, comme au décompte final
shell-overlay-seat = Avec les yeux de
shell-game-menu = Partie
shell-seats-links = Places et liens
shell-not-claimed = pas encore là
shell-rename = Renommer
shell-new-link = Nouveau lien
shell-new-link-text = Nouveau lien pour { $name }, qui ne servira qu'une fois. Qui joue maintenant à cette place n'y jouera plus, et les anciens liens ne vaudront plus rien.
shell-device = Continuer sur un autre appareil
shell-device-link = Lien vers la place de { $name } pour un autre appareil
shell-device-text = Ouvrez-le sur votre autre appareil : il ne sert qu'une fois, et les deux appareils joueront à cette place. Ne le donnez à personne.
shell-browsers = On joue à cette place depuis { $n } navigateurs.
shell-only-here = Seulement dans ce navigateur
shell-shared = Un autre navigateur peut aussi jouer à la place de { $name }.
shell-shared-text = Si ce n'est pas vous, réservez la place à ce navigateur : l'autre voit ce que vous préparez et peut jouer à votre place.
shell-lost = Ce navigateur ne joue plus à la place de { $name }.
shell-lost-text = L'hôte a créé un nouveau lien pour elle, ou vous l'avez laissée à un autre appareil. Demandez un nouveau lien à l'hôte.
shell-position-link = Lien vers cette position
shell-position-text = Il ouvre la partie telle qu'elle est ici, pour tous ceux qui ont le lien.
shell-back = Reprendre mon dernier tour
shell-back-asks = Les autres sont consultés
shell-back-text = Quelqu'un a joué depuis. On demande aux autres s'ils sont d'accord ; alors la partie revient avant votre dernier tour.
shell-back-ask = Demander aux autres
shell-back-asked = Revenir en arrière ?
shell-back-wish = { $n ->
    [one] { $player } : souhait de reprendre le dernier coup. { $name }, êtes-vous d'accord ?
   *[other] { $player } : souhait de reprendre les { $n } derniers coups. { $name }, êtes-vous d'accord ?
}
shell-back-agree = D'accord
shell-back-refuse = Refuser
shell-back-waiting = { $player } : souhait de revenir en arrière. On attend : { $names }
shell-back-answer = Répondre
shell-back-withdraw = Retirer
shell-export-save = Sauvegarder dans un fichier
shell-export-save-hint = Peut être rechargé ici
shell-export-ledger = Journal dans un fichier
shell-export-ledger-hint = Les coups, lisibles comme texte
shell-leave-text = Votre faction passera à chaque manche désormais. Vous ne pourrez pas l'annuler seul.
shell-close-game = Fermer la partie
shell-close-text = Plus personne ne pourra jouer. Tous ceux qui ont un lien pourront encore la regarder.
shell-delete-game = Supprimer la partie
shell-delete-text = { $title } : suppression pour tous, avec tous les coups. C'est définitif.

## Aide

help-app-lead = Les règles avec nos propres mots, et l'endroit où elles se trouvent.
help-app-search = Chercher dans les règles
help-app-contents = Sommaire
help-app-found = { $n ->
    [0] Rien trouvé. Essayez un autre mot.
    [one] 1 sujet
   *[other] { $n } sujets
}
help-app-related = Voir aussi
help-app-ability = Capacité
help-app-copies = { $n ->
    [one] 1 exemplaire
   *[other] { $n } exemplaires
}
help-app-option = Seulement avec l'option : { $option }
help-app-nothing = Rien n'est écrit à ce sujet.
help-app-own-page = Ouvrir sur une page à part

## Ce qui peut mal tourner

problem-offline = Le serveur ne répond pas.
problem-no-part = Cette partie de l'application n'a pas pu être chargée.
problem-unexpected = Quelque chose d'inattendu s'est produit.
problem-no-game = Cette partie n'existe pas.
problem-not-your-seat = Ce n'est pas votre place.
problem-no-invitation = Ce lien n'ouvre pas la place.
problem-seat-taken = Un autre navigateur a déjà pris cette place avec ce lien : chaque lien ne sert qu'une fois.
problem-bot-sits = Un bot joue à cette place maintenant.
problem-many-browsers = On joue déjà à cette place depuis beaucoup de navigateurs. Choisissez d'abord « Seulement dans ce navigateur ».
problem-stale = Quelqu'un a joué entre-temps. Vous voyez la nouvelle position.
problem-refused = Ce n'est pas possible.
problem-invalid = Ce n'est pas un coup.
problem-ambiguous = Cela peut désigner plusieurs coups.
problem-setup = Cette partie ne peut pas être mise en place ainsi.
problem-map = On ne peut pas jouer sur cette carte.
problem-file = Ce texte n'est ni une sauvegarde ni un journal lisible.
problem-closed = L'hôte a fermé cette partie.
problem-too-large = C'est trop grand.
problem-unfinished = Le tour n'est pas encore terminé.
problem-not-in-line = Cette partie n'a pas eu une telle position.
problem-nothing-asked = Plus personne ne demande à revenir en arrière.
problem-over = La partie est finie.
problem-damaged = Cette partie ne peut pas être montrée : ce qui est enregistré ne correspond plus aux règles.
problem-not-the-host = Seul l'hôte peut faire cela.
problem-foreign-page = Le serveur n'accepte que les demandes de sa propre page. Ouvrez l'application à son adresse habituelle.
problem-foreign-host = Le serveur ne répond pas sous ce nom. Ouvrez l'application à son adresse habituelle.
problem-no-seat = Cette partie n'a pas une telle place.
problem-no-row = Cette partie n'a pas une telle position.
problem-no-language = Cette langue n'existe pas.
problem-not-found = Il n'y a rien ici.
problem-method = Ce n'est pas possible ici.
problem-too-slow = La demande a pris trop de temps.
problem-not-json = Le serveur n'a pas compris la demande.
problem-request = Le serveur n'a pas compris la demande.
problem-name = Les noms et les titres tiennent sur une ligne de caractères ordinaires.
problem-bot = Ce bot n'existe pas.
problem-internal = Quelque chose s'est mal passé dans le serveur.
problem-no-more-back = Trop de coups ont déjà été repris dans cette partie. Sauvegardez-la, puis chargez la sauvegarde pour pouvoir en reprendre d'autres.
problem-too-often = Cela a été demandé trop souvent depuis votre réseau. Patientez un peu, puis réessayez.
problem-busy = Le serveur a trop à lire en ce moment. Réessayez dans quelques secondes.
problem-crowded = Le serveur est complet pour le moment. Réessayez dans une minute.
problem-too-many-windows = Trop de fenêtres suivent cette partie, ou trop depuis votre réseau. Fermez-en quelques-unes.
problem-disk-full = Le disque du serveur est plein. Rien n'a été enregistré : son hôte doit libérer de la place.
problem-database-busy = La base de données du serveur est occupée. Rien n'a changé : réessayez dans un instant.
problem-database-away = La base de données du serveur ne répond pas. Réessayez dans un instant.

## Setting up: maps, options, auctions

shell-factions-auction = Aux enchères
shell-factions-auction-hint = On tire autant de factions qu'il y a de joueurs. Chacun mise des PV pour celle qu'il veut.
shell-board-taken = Plateau de faction déjà pris : { $name }
shell-needs-option = Absente de cette partie : { $option }
shell-barred-by-map = Ne peut pas jouer sur cette carte : trop peu de terres bordent un fleuve.
shell-switch-on = Les ajouter à la partie
shell-choose-map = Choisir une carte
shell-map-rivers = { $land } cases de terre, { $river } cases de fleuve
shell-own-map = Votre propre carte
shell-own-map-text = Collez les rangées d'une carte ou déposez ici un fichier texte. Les lettres sont séparées par des virgules, une rangée par ligne. Une rangée sur deux a une case de moins.
shell-own-map-rows = Rangées de la carte
shell-own-map-use = Jouer sur cette carte
shell-no-space = pas de case
shell-extras = Ce qui est dans la partie
shell-extras-text = Le genre de partie choisi plus haut a réglé tout cela. Changez ce que vous voulez.
shell-extras-none = Rien de plus que dans toute partie

## Values of one's own

own-facts = Vos propres valeurs
own-facts-text = Remplacez des valeurs marquées : déposez ici un fichier TOML ou écrivez-le ci-dessous.
own-facts-label = Valeurs remplacées
own-facts-help = Quelles valeurs peuvent être remplacées ?
