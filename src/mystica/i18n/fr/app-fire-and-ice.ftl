### L'application : parties avec cartes, options et enchères ; ce que demandent les factions de Feu & Glace.

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

play-ask-pick-terrain = Choisissez votre terrain de départ
play-ask-new-home = Choisissez votre nouveau terrain natal
play-ask-unlock = Vous gagnez un prêtre : débloquer plutôt un terrain ?
play-ask-lose-steps = { $n ->
    [one] Choisissez une piste de culte où reculer de 1 case
   *[other] Choisissez une piste de culte où reculer de { $n } cases
}
play-ask-lose-token = { $n ->
    [one] Choisissez un Bol dont retirer 1 jeton Pouvoir
   *[other] Choisissez les Bols dont retirer { $n } jetons Pouvoir
}
play-ask-take-token = Payer pour un nouveau jeton Pouvoir ?
play-then-price = puis choisissez comment payer
play-kind-bid = Mises

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
table-start-terrain = Terrain de départ : { $terrain }
table-start-terrain-open = Terrain de départ : encore à choisir
table-unlocked = Débloqués : { $terrains }
table-ground-steps = Un volcan coûte { $n } cases d'une piste de culte, { $home } sur le terrain natal d'un autre.
table-ground-tokens = Un volcan coûte des jetons Pouvoir : { $n }, ou { $home } sur le terrain natal d'un autre.
table-ground-coins = Débloquer coûte le prêtre et des pièces : { $n }, ou { $home } pour le terrain natal d'un autre.
score-final-tile = { $n } selon cette tuile
fact-own-terrain = terrains
