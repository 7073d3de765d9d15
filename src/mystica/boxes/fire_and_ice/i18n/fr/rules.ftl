ruling-fire-and-ice = Les six factions de Feu & Glace peuvent être choisies et tirées.
ruling-token-loss = Les jetons Pouvoir qui quittent la partie viennent des bols au choix de leur propriétaire, ou du Bol I, puis II, puis III.
