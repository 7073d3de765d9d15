### La table dans le navigateur : plateaux, tuiles, ordre du tour, points, journal.

## La page

table-tabs = Parties de la table
table-tab-players = Joueurs
table-tab-cults = Cultes
table-tab-tiles = Tuiles
table-tab-log = Journal
table-tab-score = Points
table-side-tabs = Journal, points et aide
table-close-side = Fermer cette colonne
table-tip-help = Clic droit ou touche ? : la règle
table-legal = { $what }. Peut être choisi maintenant

## Ordre du tour

table-turn-order = Ordre du tour
table-setup = Mise en place
table-round = Manche { $round }
table-game-over = La partie est finie
table-decides = décide maintenant
table-your-decision = À vous de décider
table-confirm = En attente de votre confirmation
table-waiting = En attente : { $player }

## Plateaux des joueurs

table-open-board = Plateau Faction : { $player }
table-chooses-faction = Choisit une faction
table-no-faction = Pas encore de faction
table-projected = { $n } PV si la partie finissait maintenant
table-income-next = prochains revenus : { $n }
table-no-income = Il n'y a plus de revenus.
table-priests-left = prêtres encore disponibles : { $n } sur { $limit }
table-priests-lost = { $n ->
    [one] 1 prêtre des prochains revenus serait perdu : la réserve est vide.
   *[other] { $n } prêtres des prochains revenus seraient perdus : la réserve est vide.
}
table-power-lost = { $n } Pouvoir des prochains revenus serait perdu : trop peu de jetons peuvent encore avancer.
table-spendable = { $n } Pouvoir utilisable, sacrifices compris
table-structures = { $built } sur la carte, { $left } en réserve
table-power-value = valeur de Pouvoir { $n }
table-next-reveals = La prochaine ajoute aux revenus : { $amounts }
table-next-step = prochaine case : { $amounts } pour { $n } PV
table-track-end = La fin de la piste est atteinte.
table-no-shipping = pas de piste Navigation
table-skip = { $n ->
    [one] peut survoler 1 case pour { $amounts }
   *[other] peut survoler { $n } cases pour { $amounts }
}
table-shipping-card = dont { $n } par la carte Bonus
table-spade-price = une pelle coûte { $amounts }
table-bridges-left = { $n ->
    [one] encore 1 pont
   *[other] encore { $n } ponts
}
table-towns = { $n ->
    [one] 1 ville
   *[other] { $n } villes
}
table-keys = Une clé ouvre la dernière case d'une piste de culte.
table-used = utilisée dans cette manche
table-unused = pas encore utilisée
table-after-stronghold = s'ouvre avec la forteresse
table-ability = Capacité
table-more-about = En savoir plus : { $what }

## Tuiles

table-house = Cette valeur est la nôtre : aucune règle imprimée ne la donne.
table-taken = prise dans cette manche
table-this-round = cette manche
table-round-over = terminée
table-left = encore { $n }
table-coins-on-card = { $n ->
    [one] 1 pièce est posée dessus
   *[other] { $n } pièces sont posées dessus
}
table-held-by = chez { $player }
table-final-cults = Sur chaque piste de culte : { $first }, { $second } et { $third } PV pour les trois premiers
table-final-area = Le plus d'infrastructures reliées : { $first }, { $second } et { $third } PV
table-final-resources = Le reste devient des pièces : 1 PV par lot de { $coins }

## Choix d'une faction

table-faction-taken = déjà choisie
table-faction-closed = sa couleur est prise

## Points

score-so-far = jusqu'ici
score-connected = { $n ->
    [one] 1 infrastructure reliée
   *[other] { $n } infrastructures reliées
}
score-chart = Les PV au fil de la partie
score-chart-empty = Les courbes commencent avec les premiers coups.
score-as-table = Sous forme de tableau
score-end-of-round = Fin de manche
score-winner = Victoire : { $player }, { $total } PV
score-winners = Victoire partagée : { $players }, { $total } PV
score-ranking = Classement
score-rematch = Rejouer
score-new-game = Nouvelle partie
score-look = Regarder le plateau
score-export = Enregistrer dans un fichier

## Journal

log-empty = Il ne s'est encore rien passé.
log-automatic = (automatique)
log-taken-back = (repris)
log-back = { $player } : retour à la position { $n }.
log-words = Tout afficher en toutes lettres
log-newest = Au plus récent
log-step = modifié par { $player } : étape { $n }
log-since = Depuis votre dernier tour
log-since-close = Ranger
log-past = Vous regardez le passé
log-back-to-present = Revenir au présent
log-present = le présent
log-position = position { $n } sur { $total }
log-slider = Position dans la partie
log-first = Au début
log-previous = Une position en arrière
log-next = Une position en avant
log-last = Au présent
log-play = Faire défiler
log-pause = Arrêter

## Auction and final scoring tile

word-final-scoring-tile = tuile de décompte final
table-auction = Enchères des factions
table-auction-text = Chacun commence avec { $start } PV et en mise une partie pour une faction. Qui est surenchéri mise de nouveau. C'est fini quand chacun tient une faction ; tous paient leur mise.
table-auction-free = Aucune mise
table-auction-bid = { $player } : { $n } PV, commence avec { $rest } PV
table-auction-holds = tient { $faction } pour { $n } PV
table-auction-bids = mise maintenant
table-auction-waits = attend
table-auction-bidders = Qui tient quoi
table-auction-less = Miser 1 PV de moins
table-auction-more = Miser 1 PV de plus
table-auction-rest = Vous commenceriez avec { $n } PV.
table-final-rank = { $player } : { $n } ({ $vp } PV)
table-next-place = { $n }. à la prochaine manche
score-final-tile = { $n } selon cette tuile

## Values that no rulebook at hand states

value-mark-house = Valeur maison : nous l'avons choisie, aucun texte disponible ne l'indique. Un hôte peut la remplacer.
value-mark-inferred = Déduite : elle découle du livret, qui ne l'indique pas. Un hôte peut la remplacer.
value-mark-corroborated = Rapportée : une critique l'indique, la pièce imprimée n'a pas été vue. Un hôte peut la remplacer.
value-mark-replaced = Cette partie la remplace.
value-mark-of = { $mark } ({ $values })
replaced-tile = L'hôte a remplacé des valeurs de cette tuile : { $values }.
replaced-per = toutes les { $n } cases
