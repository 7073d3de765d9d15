### What every action, card and tile does, in one line. A name in quotation marks is a number of the data files.

## What is counted in these sentences and in those of factions.ftl, besides amounts

-per-steps = { $n ->
    [one] for each step
   *[other] for every { $n } steps
}
-free-steps = { $n ->
    [one] { $n } free step
   *[other] { $n } free steps
}
-free-spades = { $n ->
    [one] { $n } free spade
   *[other] { $n } free spades
}
-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
-river-spaces = { $n ->
    [one] { $n } river space
   *[other] { $n } river spaces
}
-dwellings = { $n ->
    [one] { $n } dwelling
   *[other] { $n } dwellings
}
-favor-tiles = { $n ->
    [one] { $n } favor tile
   *[other] { $n } favor tiles
}
-cult-steps = { $n ->
    [one] { $n } cult step
   *[other] { $n } cult steps
}

## Power actions

tile-ACT1-effect = For { -power(n: "action[ACT1].cost") }: { -bridges(n: "action[ACT1].bridges") }.
tile-ACT2-effect = For { -power(n: "action[ACT2].cost") }: { -priests(n: "action[ACT2].priests") }.
tile-ACT3-effect = For { -power(n: "action[ACT3].cost") }: { -workers(n: "action[ACT3].workers") }.
tile-ACT4-effect = For { -power(n: "action[ACT4].cost") }: { -coins(n: "action[ACT4].coins") }.
tile-ACT5-effect = For { -power(n: "action[ACT5].cost") }: transform and build with { -spades(n: "action[ACT5].spades") }.
tile-ACT6-effect = For { -power(n: "action[ACT6].cost") }: transform and build with { -spades(n: "action[ACT6].spades") }.

## Special actions of factions

tile-ACTN-effect = An unoccupied land space that shares an edge with a structure of yours becomes desert without spades; a dwelling may follow for its usual price.
tile-ACTC-effect = Two actions in a row.
tile-ACTG-effect = Transform and build with { -spades(n: "faction[giants].traits[action_spades]") } for a single space.
tile-ACTS-effect = A dwelling becomes a trading house free of charge.
tile-ACTW-effect = A dwelling on any unoccupied forest space, however far away, free of charge.
tile-ACTA-effect = { -steps(n: "faction[auren].traits[action_steps]") } on a single cult track.
tile-ACTE-effect = A bridge for { -workers(n: "faction[engineers].traits[bridge_workers]") }, as often as you like.

## Bonus cards

tile-BON1-effect = Income: { -coins(n: "bonus[BON1].income.coins") }. Special action: transform and build with { -spades(n: "bonus[BON1].spades") }.
tile-BON2-effect = Income: { -coins(n: "bonus[BON2].income.coins") }. Special action: { -steps(n: "bonus[BON2].steps") } on a cult track of your choice.
tile-BON3-effect = Income: { -coins(n: "bonus[BON3].income.coins") }.
tile-BON4-effect = Income: { -power(n: "bonus[BON4].income.power") }. Your shipping value is { "bonus[BON4].shipping" } higher until you pass.
tile-BON5-effect = Income: { -power(n: "bonus[BON5].income.power") } and { -workers(n: "bonus[BON5].income.workers") }.
tile-BON6-effect = Income: { -workers(n: "bonus[BON6].income.workers") }. On passing: { -vp(n: "bonus[BON6].pass_vp[SH]") } for the stronghold and { -vp(n: "bonus[BON6].pass_vp[SA]") } for the sanctuary.
tile-BON7-effect = Income: { -workers(n: "bonus[BON7].income.workers") }. On passing: { -vp(n: "bonus[BON7].pass_vp[TP]") } for each trading house.
tile-BON8-effect = Income: { -priests(n: "bonus[BON8].income.priests") }.
tile-BON9-effect = Income: { -coins(n: "bonus[BON9].income.coins") }. On passing: { -vp(n: "bonus[BON9].pass_vp[D]") } for each dwelling.

## Favor tiles

tile-FAV1-effect = { -steps(n: "favor[FAV1].steps") } in the cult of Fire.
tile-FAV2-effect = { -steps(n: "favor[FAV2].steps") } in the cult of Water.
tile-FAV3-effect = { -steps(n: "favor[FAV3].steps") } in the cult of Earth.
tile-FAV4-effect = { -steps(n: "favor[FAV4].steps") } in the cult of Air.
tile-FAV5-effect = { -steps(n: "favor[FAV5].steps") } in the cult of Fire. Your towns need a power value of only { "favor[FAV5].town_power" }.
tile-FAV6-effect = { -steps(n: "favor[FAV6].steps") } in the cult of Water. Special action: { -steps(n: "favor[FAV6].action_steps") } on a cult track of your choice.
tile-FAV7-effect = { -steps(n: "favor[FAV7].steps") } in the cult of Earth. Income: { -workers(n: "favor[FAV7].income.workers") } and { -power(n: "favor[FAV7].income.power") }.
tile-FAV8-effect = { -steps(n: "favor[FAV8].steps") } in the cult of Air. Income: { -power(n: "favor[FAV8].income.power") }.
tile-FAV9-effect = { -steps(n: "favor[FAV9].steps") } in the cult of Fire. Income: { -coins(n: "favor[FAV9].income.coins") }.
tile-FAV10-effect = { -steps(n: "favor[FAV10].steps") } in the cult of Water. { -vp(n: "favor[FAV10].build_vp[TP]") } for each trading house built.
tile-FAV11-effect = { -steps(n: "favor[FAV11].steps") } in the cult of Earth. { -vp(n: "favor[FAV11].build_vp[D]") } for each dwelling built.
tile-FAV12-effect = { -steps(n: "favor[FAV12].steps") } in the cult of Air. On passing: { "favor[FAV12].pass_vp_trading_houses[1]" }, { "favor[FAV12].pass_vp_trading_houses[2]" }, { "favor[FAV12].pass_vp_trading_houses[3]" } or { -vp(n: "favor[FAV12].pass_vp_trading_houses[4]") } for one, two, three or four trading houses.

## Town tiles

tile-TW1-effect = { -vp(n: "town[TW1].vp") }, { -keys(n: "town[TW1].keys") } and { -coins(n: "town[TW1].coins") }.
tile-TW2-effect = { -vp(n: "town[TW2].vp") }, { -keys(n: "town[TW2].keys") } and { -workers(n: "town[TW2].workers") }.
tile-TW3-effect = { -vp(n: "town[TW3].vp") }, { -keys(n: "town[TW3].keys") } and { -priests(n: "town[TW3].priests") }.
tile-TW4-effect = { -vp(n: "town[TW4].vp") }, { -keys(n: "town[TW4].keys") } and { -power(n: "town[TW4].power") }.
tile-TW5-effect = { -vp(n: "town[TW5].vp") }, { -keys(n: "town[TW5].keys") } and { -steps(n: "town[TW5].steps") } on every cult track.

## Scoring tiles

tile-SCORE1-effect = { -vp(n: "scoring[SCORE1].vp") } for each spade used. Cult bonus: { -coins(n: "scoring[SCORE1].coins") } { -per-steps(n: "scoring[SCORE1].per") } in the cult of Earth.
tile-SCORE2-effect = { -vp(n: "scoring[SCORE2].vp") } for each town founded. Cult bonus: { -spades(n: "scoring[SCORE2].spades") } { -per-steps(n: "scoring[SCORE2].per") } in the cult of Earth.
tile-SCORE3-effect = { -vp(n: "scoring[SCORE3].vp") } for each dwelling built. Cult bonus: { -priests(n: "scoring[SCORE3].priests") } { -per-steps(n: "scoring[SCORE3].per") } in the cult of Water.
tile-SCORE4-effect = { -vp(n: "scoring[SCORE4].vp") } for building the stronghold or the sanctuary. Cult bonus: { -workers(n: "scoring[SCORE4].workers") } { -per-steps(n: "scoring[SCORE4].per") } in the cult of Fire.
tile-SCORE5-effect = { -vp(n: "scoring[SCORE5].vp") } for each dwelling built. Cult bonus: { -power(n: "scoring[SCORE5].power") } { -per-steps(n: "scoring[SCORE5].per") } in the cult of Fire.
tile-SCORE6-effect = { -vp(n: "scoring[SCORE6].vp") } for each trading house built. Cult bonus: { -spades(n: "scoring[SCORE6].spades") } { -per-steps(n: "scoring[SCORE6].per") } in the cult of Water.
tile-SCORE7-effect = { -vp(n: "scoring[SCORE7].vp") } for building the stronghold or the sanctuary. Cult bonus: { -workers(n: "scoring[SCORE7].workers") } { -per-steps(n: "scoring[SCORE7].per") } in the cult of Air.
tile-SCORE8-effect = { -vp(n: "scoring[SCORE8].vp") } for each trading house built. Cult bonus: { -spades(n: "scoring[SCORE8].spades") } { -per-steps(n: "scoring[SCORE8].per") } in the cult of Air.
