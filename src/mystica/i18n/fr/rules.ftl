### Les mots autour des règles dans `mystica rules` : pages, tableaux de données, et ce que décide chaque option.

## Pages

rules-example = Exemple : { $text }
rules-ours = Notre réponse : { $text }
rules-house = Règle maison : { $text }
rules-also = Avec { $option }
rules-rulings = Interprétations
rules-source = { $text } Source : { $source }.
rules-functions = Programmé dans
rules-tests = Testé par
rules-see = Voir aussi : { $topics }
rules-usage = mystica rules SUJET explique l'un d'eux.
rules-unknown = il n'y a pas de sujet { $words } ; les sujets sont
rules-near = il n'y a pas de sujet { $words } ; vouliez-vous dire { $topics } ?
list-row = { $name } : { $text }
list-part = { $first } ; { $last }
rules-or = { $first } ou { $last }

## Tableaux de données

fact-facts = Données
fact-board = Plateau
fact-structures = Infrastructures
fact-in-short = En bref
fact-players = { $n } joueurs
fact-vp-table = Tableau de la carte { $map }
fact-faction = faction
fact-structure = infrastructure
fact-price = prix
fact-value = valeur
fact-incomes = revenus, d'aucune construite à toutes
fact-start = départ
fact-cults = cultes
fact-first-dwellings = premières habitations
fact-lonely-house = comptoir isolé
fact-lonely-price = { $price } pour un comptoir sans voisin
fact-shipping-track = de { $start } à { $top } ; avancer d'une case coûte { $price } et rapporte successivement { $vps } PV
fact-spades-for-workers = { $numbers } ouvriers chacune, selon le niveau
fact-spades-for-priests = { $numbers } prêtre chacune
fact-spades-and-steps = { $spade } ; avancer d'une case coûte { $price } et rapporte successivement { $vps } PV
fact-summary = { $terrain }. { $ability } Forteresse : { $stronghold }
fact-none = aucun
fact-no-shipping = pas de piste Navigation
fact-each = { $number } par { $what }
fact-each-level = { $number } par niveau de Navigation
fact-priests-on-cults = prêtres laissés dans les cultes
fact-cost = coût
fact-count = exemplaires
fact-steps = cases
fact-vp = PV
fact-cult = culte
fact-event = récompense
fact-per = par tranche de cases
fact-pass-vp = PV en passant
fact-pass-vp-trading-houses = PV en passant selon les comptoirs, à partir de 0
fact-build-vp = PV en construisant
fact-action-steps = cases comme action spéciale
fact-town-power = pouvoir d'une ville
fact-skip-range = cases de plus à sauter
fact-option = option
fact-source = source

## Options

ruling-turn-order = À partir du premier à passer, continuer en sens horaire, ou garder l'ordre dans lequel on a passé pour la manche suivante.
ruling-final-tile = Ajouter une des tuiles de décompte final de Feu & Glace ou de Marchands des mers, tirée au hasard ou nommée.
ruling-vp = Commencer avec 20 PV chacun, selon le tableau de la carte, ou avec ses propres valeurs. Le tableau est d'usage avec Marchands des mers et dans les formules Tournoi et Tout ; il est connu pour la carte de base, sinon c'est un tableau maison.
ruling-factions = Choisir les factions dans l'ordre des places, recevoir une couleur au hasard et choisir l'un de ses deux côtés, ou miser des PV sur des factions tirées.
ruling-leech = Répondre à une offre de Pouvoir avant que le jeu continue, ou la laisser ouverte pendant que d'autres jouent : prise de la plus ancienne à la plus récente, ou dans n'importe quel ordre et même après des conversions.
ruling-unanswered-leech = Qui agit alors qu'une offre reste ouverte doit d'abord y répondre, ou l'a refusée en agissant.
ruling-leech-without-room = Sauter les joueurs dont les bols ne peuvent déplacer aucun Pouvoir, ou les consulter tout de même.
ruling-reaction-step = Les Cultistes avancent de leur case et les Métamorphes décident de leur jeton dès qu'ils sont gagnés, ou les gardent pour plus tard.
ruling-refused-power = Les Cultistes et les Métamorphes gagnent 1 Pouvoir quand tous ceux qui pouvaient en prendre refusent.
ruling-spade-rewards = Les récompenses des pelles viennent quand une pelle est utilisée, ou déjà quand elle est obtenue.
ruling-conversions = Convertir avant ou après une action, ou à tout moment de son tour.
ruling-sacrifice = Sacrifier du Pouvoir seulement pour une action de pouvoir ou une conversion qui suit aussitôt, ou à tout moment de son tour.
ruling-coins-to-vp = Changer des pièces en PV au décompte final seulement, ou à chacun de ses tours aussi. Les Alchimistes le peuvent toujours.
ruling-free-spades = Les pelles gratuites pour deux cases achèvent d'abord celle qui devient terrain natal, ou s'emploient dans n'importe quel ordre.
ruling-fixed-spades-target = Les deux pelles des Géants mènent à leur terrain natal seulement, ou à n'importe quel terrain.
ruling-keys-short = Une clé obtenue durant la même action fait avancer quand même un marqueur arrêté sur la case 9 : sur une piste au choix du joueur, ou d'elle-même et seulement avec des clés pour toutes ces pistes.
ruling-cult-spades-order = Les pelles d'un bonus de culte s'emploient dans l'ordre de jeu de la manche suivante, ou dans n'importe quel ordre.
ruling-vp-trade = Les Alchimistes échangent PV et pièces pendant leur tour et au décompte final, ou aussi pendant qu'ils répondent à une offre de Pouvoir.
ruling-second-action = Un tour double compte deux actions, dont l'une peut être de passer ; ou sa seconde action peut être laissée.
ruling-double-turn-homes = La seconde action d'un tour double peut construire sur une case que la première a rendue natale, ou seulement sur ce qui était terrain natal avant le tour.
ruling-key-use = Qui pourrait atteindre la case 10 d'un culte avec une clé peut s'arrêter sur la case 9 et garder la clé, ou s'en sert toujours.
ruling-faults-of-0-1 = Une partie commencée avec Mystica 0.1 garde deux erreurs de cette version : des pelles payées en plus des trois de la forteresse des Halfelins, et un échange sans marqueur.
