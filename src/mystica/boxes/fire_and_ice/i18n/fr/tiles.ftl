tile-greatest-distance-effect = Pour les deux infrastructures les plus éloignées d'une même zone reliée : 18 PV, 12 PV et 6 PV selon la distance.
tile-stronghold-sanctuary-effect = Pour la forteresse et le sanctuaire d'une même zone reliée : 18 PV, 12 PV et 6 PV selon la distance entre les deux.
tile-outposts-effect = Pour les infrastructures d'une même zone reliée au bord de la carte : 18 PV, 12 PV et 6 PV selon leur nombre.
tile-settlements-effect = Pour les groupes d'infrastructures directement adjacentes d'une même zone reliée : 18 PV, 12 PV et 6 PV selon leur nombre.
