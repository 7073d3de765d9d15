### L'application : ce que demandent les factions de Feu & Glace, et le terrain à leur façon.

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

table-start-terrain = Terrain de départ : { $terrain }
table-start-terrain-open = Terrain de départ : encore à choisir
table-unlocked = Débloqués : { $terrains }
table-ground-steps = Un volcan coûte { $n } cases d'une piste de culte, { $home } sur le terrain natal d'un autre.
table-ground-tokens = Un volcan coûte des jetons Pouvoir : { $n }, ou { $home } sur le terrain natal d'un autre.
table-ground-coins = Débloquer coûte le prêtre et des pièces : { $n }, ou { $home } pour le terrain natal d'un autre.
fact-own-terrain = terrains
