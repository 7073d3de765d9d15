-new-tokens = { $n ->
    [one] { $n } new power token
   *[other] { $n } new power tokens
}
-free-bridges = { $n ->
    [one] { $n } free bridge
   *[other] { $n } free bridges
}

faction-icemaidens-ability = Their home terrain is ice, which takes as many spades as the starting terrain would. { -favor-tiles(n: "faction[icemaidens].traits[first_favors]") } at the start.
faction-icemaidens-stronghold = On passing: { -vp(n: "faction[icemaidens].traits[temple_pass_vp_with_stronghold]") } for each temple on the map.
faction-yetis-ability = Their home terrain is ice, which takes as many spades as the starting terrain would. Power actions of the game board cost { "faction[yetis].traits[power_action_discount]" } less.
faction-yetis-stronghold = They may use power actions that are already taken.
faction-acolytes-ability = Their home terrain is volcano, paid for with steps on one cult track: { "faction[acolytes].traits[transform_steps]" }, or { "faction[acolytes].traits[transform_steps_home]" } for another player's home terrain. Spades become cult steps.
faction-acolytes-stronghold = Every priest sent to a cult advances { -steps(n: "faction[acolytes].traits[priest_steps_with_stronghold]") } further.
faction-dragonlords-ability = Their home terrain is volcano, paid for with power tokens: { "faction[dragonlords].traits[transform_tokens]" }, or { "faction[dragonlords].traits[transform_tokens_home]" } for another player's home terrain. Spades become power tokens.
faction-dragonlords-stronghold = { -new-tokens(n: "faction[dragonlords].traits[stronghold_tokens_per_player]") } for each player, into bowl I.
faction-riverwalkers-ability = No spades. Dwellings go on unlocked terrain beside the river. When they gain a priest, they may unlock a terrain instead.
faction-riverwalkers-stronghold = { -free-bridges(n: "faction[riverwalkers].traits[stronghold_bridges]") } at once.
faction-shapeshifters-ability = Spades always cost { -workers(n: "faction[shapeshifters].digging.workers_per_spade[0]") }. When somebody takes power from a structure they built, they may pay { -vp(n: "faction[shapeshifters].traits[reaction_token_vp]") } for { -tokens(n: "faction[shapeshifters].traits[reaction_tokens]") } in bowl III.
faction-shapeshifters-stronghold = Action, as often as you like: another home terrain for { -power(n: "faction[shapeshifters].traits[new_home_power]") } or { -tokens(n: "faction[shapeshifters].traits[new_home_tokens]") }.
