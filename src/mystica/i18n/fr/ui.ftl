### Les mots autour du jeu : questions, titres, étiquettes, remarques.

# Le nom de la langue, dans cette langue
language-name = Français

ui-title = Terra Mystica
ui-turn-of = La décision est à : { $player }
ui-thinking = { $player } : réflexion en cours
ui-round = Manche { $round } sur { $rounds }
ui-passed = a passé
ui-dropped = hors de la partie
ui-start-player = premier joueur
ui-bowls = { $one }/{ $two }/{ $three } Pouvoir
ui-shipping = Navigation { $n }
ui-cost = coût : { $amounts }
ui-gain = gain : { $amounts }
ui-lost = perdu : { $amounts }
ui-free = gratuit
ui-none = aucun
ui-yes = oui
ui-no = non
ui-total = somme
ui-skip = { $n ->
    [one] tunnel ou tapis par-dessus 1 case pour { $price }
   *[other] tunnel ou tapis par-dessus { $n } cases pour { $price }
}
ui-other-ways = Pour d'autres transformations, tapez : { $command }
ui-no-other-ways = Il n'y a pas d'autre transformation possible.
ui-more-moves = { $n ->
    [one] encore 1 coup
   *[other] encore { $n } coups
}

## Ce qui est demandé, selon la décision

prompt-choose-faction = Choisissez une faction
prompt-first-dwelling = Placez une première habitation
prompt-first-bonus = Choisissez la première carte Bonus
prompt-turn = À vous : réalisez une action
prompt-after = Faites des conversions, ou terminez le tour
prompt-take-power = { $power ->
    [0] { $builder } a construit à côté de vous, mais aucun Pouvoir ne peut avancer dans vos bols
   *[other] Prendre { $power } Pouvoir offert par { $builder }{ $paid } ?
}
    .trade = { $power ->
        [0] { $builder } a fait un échange avec vous, mais aucun Pouvoir ne peut avancer dans vos bols
       *[other] Prendre { $power } Pouvoir pour l'échange avec { $builder }{ $paid } ?
    }
prompt-sacrificing = Utilisez le Pouvoir, ou sacrifiez-en davantage
prompt-spades = { $spades ->
    [0] Construisez une habitation, ou renoncez
    [one] Il reste 1 pelle : transformez une case, ou construisez
   *[other] Il reste { $spades } pelles : transformez une case, ou construisez
}
prompt-cult-spades = { $spades ->
    [one] Bonus de culte : utilisez 1 pelle
   *[other] Bonus de culte : utilisez { $spades } pelles
}
prompt-bridging = Choisissez l'endroit du pont
prompt-pick-step = { $steps ->
    [one] Choisissez une piste de culte pour 1 case
   *[other] Choisissez une piste de culte pour { $steps } cases
}
prompt-pick-favor = Choisissez une tuile Faveur
prompt-pick-town = Choisissez une tuile Ville
prompt-pick-key = Choisissez une piste de culte pour la clé
prompt-own-ability = Utilisez la capacité de la faction
prompt-bid-faction = Choisissez une faction pour laquelle enchérir
prompt-bidding = Combien de PV misez-vous ?

ask-move = Numéro d'un coup, coup en toutes lettres, ou ? pour l'aide
ask-file = Fichier
ask-again = Encore une fois :

## Titres

heading-map = Carte
heading-players = Joueurs
heading-cults = Plateau Cultes
heading-power-actions = Actions de pouvoir
heading-scoring-tiles = Tuiles Pointage
heading-bonus-cards = Cartes Bonus
heading-favor-tiles = Tuiles Faveur
heading-town-tiles = Tuiles Ville
heading-moves = Coups
heading-conversions = Conversions
heading-log = Ce qui s'est passé
heading-income = Revenus de la prochaine manche
heading-final = Si la partie finissait maintenant
heading-sources = PV par origine
heading-result = Résultat
heading-help = Aide
heading-options = Options

## Aide

help-number = un numéro : jouer ce coup
help-words = un coup en toutes lettres, comme dans les journaux de partie : build F3, pass BON1
help-undo = undo : annuler la dernière étape
help-redo = redo : le refaire
help-save = save FICHIER : enregistrer la partie
help-why = why COUP : pourquoi un coup est impossible
help-more = more : montrer tous les coups
help-rules = rules SUJET : consulter une règle
help-quit = quit : quitter ; la partie est gardée si elle est enregistrée

## Remarques

note-saved = Enregistré dans { $file }.
note-resumed = Repris de { $file }.
note-undone = Repris.
note-redone = Refait.
note-unknown = { $text } : ni un numéro de la liste ni un coup ; ? montre l'aide.
note-ambiguous = { $text } peut vouloir dire : { $moves }.
note-illegal = { $text } : impossible. { $reason }
note-possible = Possible à la place : { $moves }.
note-game-over = La partie est finie.
note-not-saved = La partie n'est pas enregistrée.
note-goodbye = Au revoir.
