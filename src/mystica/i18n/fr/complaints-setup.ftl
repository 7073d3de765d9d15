### Ce qui ne va pas dans une mise en place impossible à jouer.

complaint-setup-unknown = Nom inconnu ({ $what }) : « { $text } ». Il y a : { $known }.
complaint-setup-near = Vouliez-vous dire « { $text } » ?
complaint-setup-own-map = Carte { $name } :
complaint-setup-option-value = L'option { $option } ne peut pas être « { $text } ». Il y a : { $known }.
complaint-setup-option-form = Écrivez une option sous la forme CLÉ=VALEUR, pas « { $text } ».
complaint-setup-options-missing = Certaines options n'ont pas de valeur.
complaint-setup-option-alone = L'option { $option } demande l'option { $wanted }.
complaint-setup-needs-option = { $what } : seulement avec l'option { $option }.
complaint-setup-in-the-box = { $tile } : reste dans la boîte avec l'option { $option }.
complaint-setup-players = { $n } joueurs : le jeu se joue de { $low } à { $high }.
complaint-setup-seats = Cette partie a { $n } places, et non { $have }.
complaint-setup-faction-number = Il faut { $n } factions, une par joueur, et non { $have }.
complaint-setup-colour-number = Il faut { $n } couleurs, une par joueur, et non { $have }.
complaint-setup-colours-alike = Chaque joueur doit avoir une couleur différente.
complaint-setup-one-board = Même plateau : { $faction } et { $who }. Une seule de ces factions peut jouer.
complaint-setup-no-river = { $faction } : impossible de jouer sur la carte { $name }, trop peu de terres bordent les rivières.
complaint-setup-scoring-number = Il faut { $n } tuiles Pointage différentes, une par manche.
complaint-setup-few-cards = Il faut plus de { $n } cartes Bonus différentes.
complaint-setup-card-number = Il faut { $n } cartes Bonus, et non { $have }.
complaint-setup-final-tile = La tuile de décompte final de cette partie ne va pas avec l'option : { $value }.
complaint-setup-auction-factions = Il faut aux enchères les factions tirées, dans leur ordre.
complaint-setup-auction-vp = Les enchères fixent elles-mêmes les PV de départ : laissez-les tels quels.
complaint-setup-vp-table = Il n'y a pas de tableau de PV de départ pour la carte { $name }. Il y en a pour : { $known }.
complaint-setup-vp-unused = Des PV de départ sont donnés, mais l'option les concernant est : { $value }.
complaint-setup-vp-range = { $faction } : impossible de commencer avec { $n } PV, de 0 à { $most } sont possibles.
complaint-setup-vp-missing = { $faction } : aucun PV de départ n'est donné.
complaint-setup-dwellings-given = Les premières habitations ne se donnent que si les factions sont données, elles aussi.
complaint-setup-dwelling-rows = Les premières habitations se donnent pour les { $n } joueurs, ou pour aucun.
complaint-setup-dwelling-number = { $faction } : premières habitations différentes qu'il faut : { $n }.
complaint-setup-dwelling-chosen = { $faction } : le terrain se choisit pendant la partie, les premières habitations ne peuvent pas être données.
complaint-setup-dwelling-terrain = { $space } n'est pas le terrain natal. Faction : { $faction }.
complaint-setup-facts-unused = Cette partie n'utilise pas les valeurs que vous remplacez.
complaint-setup-first-game = La première partie est entièrement donnée : on n'y choisit que le nombre de joueurs.
complaint-setup-first-seats = Dans la première partie, les places sont : { $known }.

complaint-fact-unknown = { $text } : cette valeur ne peut pas être remplacée. Elle n'existe pas, ou la règle la donne.
complaint-fact-stated = { $text } : cette valeur est assez sûre et ne peut pas être remplacée.
complaint-fact-value = { $text } : cette valeur ne convient pas ici.
complaint-fact-large = { $text } : ici les nombres vont jusqu'à { $most }.
complaint-fact-range = { $text } : la piste doit commencer par { $known }, comme le dit un exemple du livret.
complaint-fact-cults = { $first } et { $last } ne peuvent pas être du même culte : chaque culte a une des nouvelles tuiles Faveur.
complaint-fact-file = Le fichier de vos valeurs n'est pas du TOML valable.
complaint-toml-long = Le fichier compte { $n } caractères ; le maximum est { $most }.
complaint-toml-key = Une clé du fichier a plus de { $most } parties.
complaint-toml-deep = Le fichier imbrique plus de { $most } niveaux de crochets.

## De quoi un nom peut être le nom.
thing-map = carte
thing-faction = faction
thing-option = option
thing-profile = règles
thing-preset = sorte de partie
thing-scoring-tile = tuile Pointage
thing-final-scoring-tile = tuile de décompte final
thing-bonus-card = carte Bonus
thing-space = espace
thing-colour = couleur
thing-player = joueur
thing-reward = récompense
thing-terrain = terrain
thing-cult = culte
thing-cult-or-tile = culte ou tuile
thing-structure = infrastructure
thing-level = niveau
thing-language = langue
