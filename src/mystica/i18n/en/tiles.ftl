### What every action, card and tile does, in one line. Numbers are those of the data files; the tests compare them.

## Power actions

tile-ACT1-effect = For 3 power: 1 bridge.
tile-ACT2-effect = For 3 power: 1 priest.
tile-ACT3-effect = For 4 power: 2 workers.
tile-ACT4-effect = For 4 power: 7 coins.
tile-ACT5-effect = For 4 power: transform and build with 1 spade.
tile-ACT6-effect = For 6 power: transform and build with 2 spades.

## Special actions of factions

tile-ACTN-effect = An unoccupied land space that shares an edge with an own structure becomes desert without spades; a dwelling may follow at its price.
tile-ACTC-effect = Two actions in a row.
tile-ACTG-effect = Transform and build with 2 spades for a single space.
tile-ACTS-effect = A dwelling becomes a trading house free of charge.
tile-ACTW-effect = A dwelling on any unoccupied forest, near or far, free of charge.
tile-ACTA-effect = 2 steps on a single cult track.
tile-ACTE-effect = A bridge for 2 workers, as often as wanted.
tile-ACTH5-effect = For 5 power: another home terrain, of a colour that no other faction has; as often as wanted.
tile-ACTH6-effect = For 5 power tokens, which leave the game: another home terrain, of a colour that no other faction has; as often as wanted.

## Bonus cards

tile-BON1-effect = Income: 2 coins. Special action: transform and build with 1 spade.
tile-BON2-effect = Income: 4 coins. Special action: 1 step on a cult track of choice.
tile-BON3-effect = Income: 6 coins.
tile-BON4-effect = Income: 3 power. The shipping value is 1 higher until you pass.
tile-BON5-effect = Income: 3 power and 1 worker.
tile-BON6-effect = Income: 2 workers. On passing: 4 VP for the stronghold and 4 VP for the sanctuary.
tile-BON7-effect = Income: 1 worker. On passing: 2 VP for each trading house.
tile-BON8-effect = Income: 1 priest.
tile-BON9-effect = Income: 2 coins. On passing: 1 VP for each dwelling.

## Favor tiles

tile-FAV1-effect = 3 steps in the cult of Fire.
tile-FAV2-effect = 3 steps in the cult of Water.
tile-FAV3-effect = 3 steps in the cult of Earth.
tile-FAV4-effect = 3 steps in the cult of Air.
tile-FAV5-effect = 2 steps in the cult of Fire. Towns need a power value of only 6.
tile-FAV6-effect = 2 steps in the cult of Water. Special action: 1 step on a cult track of choice.
tile-FAV7-effect = 2 steps in the cult of Earth. Income: 1 worker and 1 power.
tile-FAV8-effect = 2 steps in the cult of Air. Income: 4 power.
tile-FAV9-effect = 1 step in the cult of Fire. Income: 3 coins.
tile-FAV10-effect = 1 step in the cult of Water. 3 VP for each trading house built.
tile-FAV11-effect = 1 step in the cult of Earth. 2 VP for each dwelling built.
tile-FAV12-effect = 1 step in the cult of Air. On passing: 2, 3, 3 or 4 VP for one, two, three or four trading houses.

## Town tiles

tile-TW1-effect = 5 VP, 1 key and 6 coins.
tile-TW2-effect = 7 VP, 1 key and 2 workers.
tile-TW3-effect = 9 VP, 1 key and 1 priest.
tile-TW4-effect = 6 VP, 1 key and 8 power.
tile-TW5-effect = 8 VP, 1 key and 1 step on every cult track.

## Scoring tiles

tile-SCORE1-effect = 2 VP for each spade used. Cult bonus: 1 coin for each step in the cult of Earth.
tile-SCORE2-effect = 5 VP for each town founded. Cult bonus: 1 spade for every 4 steps in the cult of Earth.
tile-SCORE3-effect = 2 VP for each dwelling built. Cult bonus: 1 priest for every 4 steps in the cult of Water.
tile-SCORE4-effect = 5 VP for building the stronghold or the sanctuary. Cult bonus: 1 worker for every 2 steps in the cult of Fire.
tile-SCORE5-effect = 2 VP for each dwelling built. Cult bonus: 4 power for every 4 steps in the cult of Fire.
tile-SCORE6-effect = 3 VP for each trading house built. Cult bonus: 1 spade for every 4 steps in the cult of Water.
tile-SCORE7-effect = 5 VP for building the stronghold or the sanctuary. Cult bonus: 1 worker for every 2 steps in the cult of Air.
tile-SCORE8-effect = 3 VP for each trading house built. Cult bonus: 1 spade for every 4 steps in the cult of Air.

## Final scoring tiles
