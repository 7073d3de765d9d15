-new-tokens = { $n ->
    [one] { $n } nouveau jeton Pouvoir
   *[other] { $n } nouveaux jetons Pouvoir
}
-free-bridges = { $n ->
    [one] { $n } pont gratuit
   *[other] { $n } ponts gratuits
}

faction-icemaidens-ability = Terrain natal glace, atteint par des pelles comme s'il s'agissait du terrain de départ. { -favor-tiles(n: "faction[icemaidens].traits[first_favors]") } au départ.
faction-icemaidens-stronghold = En passant, { -vp(n: "faction[icemaidens].traits[temple_pass_vp_with_stronghold]") } pour chaque temple sur la carte.
faction-yetis-ability = Terrain natal glace, atteint par des pelles comme s'il s'agissait du terrain de départ. Les actions de pouvoir du plateau coûtent { "faction[yetis].traits[power_action_discount]" } de moins.
faction-yetis-stronghold = Les actions de pouvoir déjà prises peuvent servir à nouveau.
faction-acolytes-ability = Terrain natal volcan, payé par un recul sur une seule piste de culte : { -steps(n: "faction[acolytes].traits[transform_steps]") }, ou { "faction[acolytes].traits[transform_steps_home]" } sur le terrain natal d'un autre. Les pelles deviennent des cases de culte.
faction-acolytes-stronghold = Chaque prêtre placé dans un culte avance de { -steps(n: "faction[acolytes].traits[priest_steps_with_stronghold]") } de plus.
faction-dragonlords-ability = Terrain natal volcan, payé en jetons Pouvoir : { "faction[dragonlords].traits[transform_tokens]" }, ou { "faction[dragonlords].traits[transform_tokens_home]" } sur le terrain natal d'un autre. Les pelles deviennent des jetons Pouvoir.
faction-dragonlords-stronghold = { -new-tokens(n: "faction[dragonlords].traits[stronghold_tokens_per_player]") } par joueur, dans le Bol I.
faction-riverwalkers-ability = Pas de pelles. Des habitations sur les terrains débloqués au bord de la rivière ; un prêtre obtenu peut débloquer un terrain à la place.
faction-riverwalkers-stronghold = { -free-bridges(n: "faction[riverwalkers].traits[stronghold_bridges]") } aussitôt.
faction-shapeshifters-ability = Les pelles coûtent toujours { -workers(n: "faction[shapeshifters].digging.workers_per_spade[0]") }. Quand quelqu'un prend du Pouvoir grâce à leurs constructions, { -vp(n: "faction[shapeshifters].traits[reaction_token_vp]") } leur achète { -tokens(n: "faction[shapeshifters].traits[reaction_tokens]") } dans le Bol III.
faction-shapeshifters-stronghold = Action : un autre terrain natal, pour { -power(n: "faction[shapeshifters].traits[new_home_power]") } ou pour { -tokens(n: "faction[shapeshifters].traits[new_home_tokens]") }, aussi souvent que voulu.
