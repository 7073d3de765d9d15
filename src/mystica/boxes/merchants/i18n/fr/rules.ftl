ruling-stronghold-trade = Pour un échange avec une forteresse, les Seigneurs Dragons et les Acolytes reçoivent un jeton ou des cases à la place de la pelle, et avec cela l'action Transformer et construire ; ou pas cette action.
ruling-trade-offers = Les propriétaires répondent au Pouvoir qu'un échange leur offre après cet échange, ou quand tous les échanges de l'action sont faits.
ruling-no-trade-markers = Qui n'a placé aucun marqueur Commerce ne reçoit rien de la tuile de décompte final qui les compte, ou y a une place comme tout le monde.
