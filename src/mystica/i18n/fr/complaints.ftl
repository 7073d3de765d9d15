### Ce qui ne va pas dans un texte saisi : une carte personnelle, un coup tapé ; et remarques sur une carte.

complaint-map-name = « { $name } » ne peut pas être le nom d'une carte : minuscules, chiffres, points et traits d'union, 40 au plus.
complaint-map-ours = { $name } est déjà le nom d'une de nos cartes : choisissez-en un autre.
complaint-map-long = La carte compte { $n } caractères ; le maximum est { $most }.
complaint-map-large = La carte a plus d'espaces ou d'emplacements de ponts qu'on ne peut en jouer.
complaint-map-empty-row = La rangée { $row } n'a aucun espace.
complaint-map-no-rows = La carte n'a aucune rangée. Une rangée s'écrit avec les lettres { $letters }, séparées par des virgules.
complaint-map-no-commas = La rangée { $row } n'a pas de virgules entre ses lettres.
complaint-map-letter = Rangée { $row }, place { $place } : « { $letter } » ne désigne aucun terrain. Les lettres sont { $letters }.
complaint-map-wide = La rangée { $row } compte { $n } places ; le maximum est { $most }.
complaint-map-high = La carte compte { $n } rangées ; le maximum est { $most }.
complaint-map-all-alike = Chaque rangée compte { $n } places. Une rangée sur deux est décalée d'un demi-espace : elle a une place de moins, ou { $letter } à son bout.
complaint-map-length = La rangée { $row } compte { $n } places au lieu de { $wanted } : les rangées alternent entre { $long } et { $short }.
complaint-map-few = Trop peu d'espaces pour ce terrain : { $terrain } ({ $letter }), { $n }. Avec { $most } habitations peuvent y commencer : { $faction }.
complaint-map-cut-off = Aucun chemin ne mène du reste de la carte à la rangée { $row }, place { $place }. Espaces isolés : { $n }.

complaint-move-long = Ce coup est trop long ({ $n } caractères).
complaint-move-player = « { $text } » ne joue pas. Ceux qui jouent : { $known }.
complaint-move-nothing = Saisissez d'abord un coup.
complaint-move-several = « { $text } » peut vouloir dire : { $known }.
complaint-move-none = « { $text } » n'est pas un coup.
complaint-move-refused = « { $text } » n'est pas permis maintenant.
complaint-move-not-later = Il faut répondre maintenant à cette question.
complaint-move-dig-where = Dites quel espace transformer : ses pelles s'achètent avec lui.
complaint-move-space = Il n'y a pas d'espace { $text } sur cette carte.
complaint-move-bridge = Aucun pont ne tient entre { $first } et { $last }.
complaint-move-action = Il n'y a pas d'action { $text }.
complaint-move-rate = « { $text } » n'est pas le bon taux. C'est : { $known }.
complaint-move-unknown = Nom inconnu ({ $what }) : « { $text } ». Il y a : { $known }.
complaint-move-apart = Ces coups ne s'écrivent pas en un seul tour : envoyez-les l'un après l'autre.
complaint-move-unfinished = Le tour n'est pas fini. Encore à décider : { $now }.
complaint-move-others = « { $text } » est le coup d'un autre joueur.
complaint-move-over = La partie est finie.
complaint-move-no-undo = Il n'y a rien à reprendre.
complaint-move-no-redo = Il n'y a rien à refaire.

note-uneven = { $terrain } : { $n } espaces, { $was } : { $total }. Certaines factions manquent de terres.
note-no-river = { $faction } : impossible de jouer ici, il leur faut des terres au bord des rivières.
