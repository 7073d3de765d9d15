### Pourquoi un coup est refusé. Un argument inconnu est omis : la variante correspondante est la dernière.

reason-game-over = La partie est finie.
reason-no-such-move = Ce coup n'existe pas.
reason-not-your-decision = La décision appartient maintenant à : { $decider }.
reason-wrong-moment = Ce n'est pas le moment ; à décider : { $now }.
reason-coins-short = Il vous faut { $needed ->
    [one] { $needed } pièce
   *[other] { $needed } pièces
} et vous n'en avez { $have ->
    [0] aucune.
   *[other] que { $have }.
}
reason-workers-short = Il vous faut { $needed ->
    [one] { $needed } ouvrier
   *[other] { $needed } ouvriers
} et vous n'en avez { $have ->
    [0] aucun.
   *[other] que { $have }.
}
reason-priests-short = Il vous faut { $needed ->
    [one] { $needed } prêtre
   *[other] { $needed } prêtres
} et vous n'en avez { $have ->
    [0] aucun.
   *[other] que { $have }.
}
reason-power-short = Il vous faut { $needed } Pouvoir dans le Bol III et vous n'en avez { $have ->
    [0] pas{ "" }
   *[other] que { $have }{ "" }
}{ $sacrifice ->
    [0] .
   *[other] { " " }; un sacrifice en donnerait { $sacrifice }.
}
reason-tokens-short = Un sacrifice demande { $needed } jetons Pouvoir dans le Bol II ; il y en a { $have }.
reason-vp-short = Il vous faut { $needed } PV et vous en avez { $have }.
reason-spades-short = Il vous faut { $needed ->
    [one] { $needed } pelle
   *[other] { $needed } pelles
} et vous n'en avez { $have ->
    [0] aucune.
   *[other] que { $have }.
}
reason-not-reachable = { $shipping_needed ->
    [one] { $space } est hors de portée ; une valeur de Navigation de { $shipping_needed } suffirait.
    [other] { $space } est hors de portée ; une valeur de Navigation de { $shipping_needed } suffirait.
   *[none] { $space } est hors de portée : la case n'est adjacente à aucune de vos infrastructures.
}
reason-occupied = { $what } : endroit occupé, { $by }.
reason-river = { $space } est une case Rivière.
reason-no-river = { $space } n'est pas une case Rivière.
reason-wrong-terrain = { $spades ->
    [one] Terrain de { $space } : { $terrain }, à 1 pelle du terrain natal.
    [other] Terrain de { $space } : { $terrain }, à { $spades } pelles du terrain natal.
   *[none] Terrain de { $space } : { $terrain }, ce n'est pas le terrain natal.
}
reason-same-terrain = Terrain de { $space } : déjà { $terrain }.
reason-no-such-way = Ce sens du cycle de transformation n'y mène pas.
reason-used-already = { $space } : case déjà transformée durant cette action.
reason-not-transformed = { $space } n'est pas devenu terrain natal durant cette action.
reason-home-only = Seul le terrain natal est permis ici.
reason-spades-must-be-used = Toutes les pelles en main doivent servir sur une seule case : { $needed }.
reason-already-taken = { $what } : déjà pris.
reason-already-owned = { $what } : un seul exemplaire par joueur.
reason-no-piece-left = Il n'en reste plus : { $piece }.
reason-no-bridge-place = Aucun endroit libre pour un pont près d'une de vos infrastructures.
reason-no-structure = Aucune de vos infrastructures ne se trouve en { $space }.
reason-wrong-structure = Il faut d'abord en { $space } : { $needed }.
reason-track-end = La piste s'arrête ici.
reason-no-stronghold = La forteresse n'est pas encore construite.
reason-not-held = { $what } : pas dans votre main.
reason-not-in-game = { $what } : absent de cette partie.
reason-not-drawn = { $what } : pas de la couleur tirée.
reason-card-needed = Qui passe prend une carte Bonus.
reason-last-round = Durant la dernière manche, personne ne prend de carte Bonus.
reason-no-key = Aucune clé ne peut y servir maintenant : { $what }.
reason-no-use = Le Pouvoir ne se sacrifie que pour un usage que le Bol III ne peut payer.
reason-use-sacrifice = Le Pouvoir obtenu par le sacrifice doit d'abord servir.
reason-no-offer = Il n'y a pas de telle offre de Pouvoir.
reason-no-step = Aucune case de culte n'est à choisir.
reason-bid-low = La prochaine enchère doit être d'au moins { $needed } PV.
reason-steps-short = Pas assez avancé : { $what }.
reason-lost-tokens-short = Jetons Pouvoir qui devraient quitter la partie : { $needed } ; il y en a { $have }.
reason-not-transformable = Terrain de { $space } : { $terrain }, qui ne se transforme plus jamais.
reason-locked-terrain = Terrain de { $space } : { $terrain }, qui n'est pas débloqué.
reason-no-town = Cela ne fonderait aucune ville.
reason-no-target = Aucune case ne s'y prête.
reason-left-already = { $who } : partie déjà quittée.
reason-not-allowed = Les règles de cette partie ne le permettent pas.

## Ce qui peut être à décider

decision-faction = le choix d'une faction
decision-dwelling = les premières habitations
decision-bonus = la première carte Bonus
decision-turn = un tour
decision-after = les conversions après l'action
decision-leech = une offre de Pouvoir
decision-sacrifice = l'usage du Pouvoir sacrifié
decision-spades = des pelles à utiliser
decision-cult-spades = les pelles d'un bonus de culte
decision-bridge = l'endroit d'un pont
decision-cult = le choix d'une piste de culte
decision-favor = le choix d'une tuile Faveur
decision-town = le choix d'une tuile Ville
decision-key = l'usage d'une clé
decision-ability = la capacité de la faction

## Ce qui peut manquer à un coup

thing-dwelling = habitation
thing-trading-house = comptoir
thing-temple = temple
thing-stronghold = forteresse
thing-sanctuary = sanctuaire
thing-priest = prêtre
thing-priests = prêtres
thing-bridge = pont
thing-a-bridge = un pont
thing-key = clé
thing-card = carte Bonus
thing-shipping = Navigation
thing-spades = pelles
thing-tokens = jetons Pouvoir
thing-vp = PV
thing-coins = pièces
thing-workers = ouvriers
thing-power = Pouvoir
thing-step = case de culte
thing-token = jeton Pouvoir
thing-any-cult-track = toutes les pistes de culte

## Ce qui y remédierait

repair-missing = Il manque : { $what } ({ $amount })
repair-first = Possible avec : { $move }
