### Noms des coups, comme choix d'une liste. Les arguments sont ceux des phrases du journal.

move-faction = Jouer la faction { $faction }
move-first-dwelling = Placer { $structure } en { $space }
move-first-bonus = Prendre la carte Bonus { $tile }
move-build = Construire { $structure } en { $space }
move-upgrade = Améliorer { $space } : { $structure }
    .dwarves = Améliorer { $space } : un marché
    .fakirs = Améliorer { $space } : un marché
move-transform = { $spades ->
    [0] Changer { $space } en { $terrain }
    [one] Transformer { $space } en { $terrain } (1 pelle)
   *[other] Transformer { $space } en { $terrain } ({ $spades } pelles)
}
move-buy-spade = Obtenir une pelle
move-leave-spades = { $spades ->
    [0] Ne rien construire
    [one] Ne pas utiliser la pelle
   *[other] Ne pas utiliser { $spades } pelles
}
move-go-first = Utiliser d'abord les pelles du bonus de culte
move-advance-shipping = Avancer sur la piste Navigation (valeur { $level })
move-advance-digging = Diminuer le coût des pelles
move-send-priest = { $steps ->
    [one] Placer un prêtre dans l'ordre du { $cult } : 1 case
   *[other] Placer un prêtre dans l'ordre du { $cult } : { $steps } cases
}
move-return-priest = { $steps ->
    [one] Remettre un prêtre dans la réserve : 1 case du { $cult }
   *[other] Remettre un prêtre dans la réserve : { $steps } cases du { $cult }
}
move-power-action = Action de pouvoir { $tile }
move-special-action = Action spéciale { $tile }
move-convert = Convertir { $price } en { $gains }
move-sacrifice = Sacrifier du Pouvoir
move-bridge = Construire un pont entre { $from } et { $to }
move-connect = Fonder une ville par-dessus la case Rivière { $space }
move-ability = { $number ->
    [0] Renoncer à la capacité de la faction
   *[other] Utiliser la capacité de la faction : { $price } contre { $gains }
}
    .darklings = { $number ->
        [0] N'ordonner aucun prêtre
       *[other] Ordination de prêtres : { $price } contre { $gains }
    }
move-step = { $steps ->
    [one] 1 case du { $cult }
   *[other] { $steps } cases du { $cult }
}
move-use-key = Utiliser une clé pour le { $cult }
move-leave-key = Ne pas utiliser la clé
move-favor = Prendre la tuile Faveur { $tile }
move-town = Prendre la tuile Ville { $tile }
move-take-power = { $power ->
    [0] Ne rien prendre de { $builder } : aucun Pouvoir ne peut avancer
   *[other] Prendre { $power } Pouvoir offert par { $builder }{ $paid }
}
    .trade = { $power ->
        [0] Ne rien prendre pour l'échange avec { $builder } : aucun Pouvoir ne peut avancer
       *[other] Prendre { $power } Pouvoir pour l'échange avec { $builder }{ $paid }
    }
move-decline-power = Refuser le Pouvoir
move-later = Répondre plus tard au sujet du Pouvoir
move-later-step = Avancer plus tard
move-give-up = Y renoncer
move-pass = Passer et prendre la carte Bonus { $tile }
move-pass-last = Passer
move-end-turn = Terminer le tour
move-drop = Quitter la partie
