### Merchants of the Seas: ships, docks, shipyards, trade, and the tiles of the box.

structure-SY = shipyard
    .one = a shipyard
unit-ship = ship
    .one = a ship
unit-merchant = merchant
    .one = a merchant
unit-dock = dock
    .one = a dock
unit-storehouse = storehouse
    .one = a storehouse
amount-ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
amount-markers = { $n ->
    [one] { $n } trade marker
   *[other] { $n } trade markers
}
word-ships = ships
word-merchants = merchants
word-dock = dock
word-storehouse = storehouse
word-shipyard = shipyard
word-market = market
word-trade = trade
word-trade-markers = trade markers
word-canal = canal
word-range-tile = range tile
word-movement = movement
sea-price-shipyard = shipyard for { $price }
sea-price-market = market for { $price }
sea-price-ship = a ship for { $price }
sea-price-merchant = a merchant for { $price }
source-trade = trade
source-sailing = longer moves of ships
source-ship = building ships

## Marks of values that are in no text we have

mark-house = house value: we chose it, and a host may replace it
mark-inferred = inferred: the rulebook does not state it, but it follows from the rulebook; a host may replace it
mark-corroborated = corroborated: another public source agrees, but we have not seen the printed piece; a host may replace it
mark-replaced = replaced by the host of this game

## Names of tiles and actions

tile-MPA1 = Move ships
tile-MPA2 = Ship
tile-MPA3 = Favor tile
tile-SHIPMOVE = Move ships (shipyard board)
tile-SHIPBUILD = Build ship
tile-MBON1 = Trade
tile-MBON2 = Ships
tile-MBON3 = Ship and voyage
tile-MBON4 = Stronghold, sanctuary and shipyard
tile-MFAV1 = Shipping or priest
tile-MFAV2 = Trade
tile-MFAV3 = Ship income
tile-MFAV4 = Trade markers
tile-MTW1 = Shipping
tile-MTW2 = Ships
tile-MSC01 = Dwellings and ship
tile-MSC02 = Dwellings and power
tile-MSC03 = Trading houses and spade of water
tile-MSC04 = Trading houses and spade of air
tile-MSC05 = Stronghold, sanctuary, shipyard and fire
tile-MSC06 = Stronghold, sanctuary, shipyard and air
tile-MSC07 = Spades and coins
tile-MSC08 = Towns and spade
tile-MSC09 = Trade and priest
tile-MSC10 = Trade and spade
tile-MSC11 = Temples and shipping
tile-MSC12 = Advances and priest
tile-most-trade-markers = Most trade markers

## What they do

tile-MPA1-effect = For { -power(n: "action[MPA1].cost") }: move all your ships.
tile-MPA2-effect = For { -power(n: "action[MPA2].cost") }: { -ships(n: "action[MPA2].more[ships]") }.
tile-MPA3-effect = For { -power(n: "action[MPA3].cost") } and { -priests(n: "action[MPA3].paid_priests") }: { -favor-tiles(n: "action[MPA3].favors") }.
tile-SHIPMOVE-effect = Move all your ships. You can do this from the beginning of the game, before the shipyard is built.
tile-SHIPBUILD-effect = Once the shipyard is built: take a ship for the price on the shipyard board.
tile-MBON1-effect = { -vp(n: "bonus[MBON1].more[trade_vp]") } for each trade. Special action: { -ships(n: "bonus[MBON1].more[ships]") }.
tile-MBON2-effect = Income: { -coins(n: "bonus[MBON2].income.coins") } and { -workers(n: "bonus[MBON2].income.workers") }. On passing: { -vp(n: "bonus[MBON2].pass_vp[ships]") } for each of your ships on the map.
tile-MBON3-effect = Income: { -ships(n: "bonus[MBON3].income.more[ships]") }. Special action: move all your ships.
tile-MBON4-effect = Income: { -workers(n: "bonus[MBON4].income.workers") }. On passing: { -vp(n: "bonus[MBON4].pass_vp[SH]") } for the stronghold, { -vp(n: "bonus[MBON4].pass_vp[SA]") } for the sanctuary and { -vp(n: "bonus[MBON4].pass_vp[SY]") } for the shipyard.
tile-MFAV1-effect = { -steps(n: "favor[MFAV1].steps") } in the cult of Fire. Once: { -steps(n: "favor[MFAV1].one_of[shipping]") } of shipping and { -workers(n: "favor[MFAV1].one_of[workers]") }; or { -coins(n: "favor[MFAV1].one_of[coins]") }, and a priest from the supply sent to a cult or one cult step.
tile-MFAV2-effect = { -steps(n: "favor[MFAV2].steps") } in the cult of Water. { -vp(n: "favor[MFAV2].more_tables[trade_vp][D]") } for each trade with a dwelling, trading house or temple, { -vp(n: "favor[MFAV2].more_tables[trade_vp][SH]") } with a larger structure.
tile-MFAV3-effect = { -steps(n: "favor[MFAV3].steps") } in the cult of Earth. Income: { -ships(n: "favor[MFAV3].income.more[ships]") }.
tile-MFAV4-effect = { -steps(n: "favor[MFAV4].steps") } in the cult of Air. On passing: { "favor[MFAV4].more_rows[pass_vp_markers][1]" }, { "favor[MFAV4].more_rows[pass_vp_markers][4]" }, { "favor[MFAV4].more_rows[pass_vp_markers][7]" } or { -vp(n: "favor[MFAV4].more_rows[pass_vp_markers][10]") } for at least one, four, seven or ten trade markers.
tile-MTW1-effect = { -vp(n: "town[MTW1].vp") }, { -keys(n: "town[MTW1].keys") } and { -free-steps(n: "town[MTW1].shipping") } on the shipping track with its VP, or on the range tile. In games without ships, carpet flights skip { -spaces(n: "town[MTW1].skip_range") } more.
tile-MTW2-effect = { -vp(n: "town[MTW2].vp") }, { -keys(n: "town[MTW2].keys") } and up to { -ships(n: "town[MTW2].more[ships]") }.
tile-MSC01-effect = { -vp(n: "scoring[MSC01].vp") } for each dwelling built. Cult bonus: { -ships(n: "scoring[MSC01].more[ships]") } { -per-steps(n: "scoring[MSC01].per") } in the cult of Water.
tile-MSC02-effect = { -vp(n: "scoring[MSC02].vp") } for each dwelling built. Cult bonus: { -power(n: "scoring[MSC02].power") } { -per-steps(n: "scoring[MSC02].per") } in the cult of Fire.
tile-MSC03-effect = { -vp(n: "scoring[MSC03].vp") } for each trading house built. Cult bonus: { -spades(n: "scoring[MSC03].spades") } { -per-steps(n: "scoring[MSC03].per") } in the cult of Water.
tile-MSC04-effect = { -vp(n: "scoring[MSC04].vp") } for each trading house built. Cult bonus: { -spades(n: "scoring[MSC04].spades") } { -per-steps(n: "scoring[MSC04].per") } in the cult of Air.
tile-MSC05-effect = { -vp(n: "scoring[MSC05].vp") } for building the stronghold, the sanctuary or the shipyard. Cult bonus: { -workers(n: "scoring[MSC05].workers") } { -per-steps(n: "scoring[MSC05].per") } in the cult of Fire.
tile-MSC06-effect = { -vp(n: "scoring[MSC06].vp") } for building the stronghold, the sanctuary or the shipyard. Cult bonus: { -workers(n: "scoring[MSC06].workers") } { -per-steps(n: "scoring[MSC06].per") } in the cult of Air.
tile-MSC07-effect = { -vp(n: "scoring[MSC07].vp") } for each spade used. Cult bonus: { -coins(n: "scoring[MSC07].coins") } { -per-steps(n: "scoring[MSC07].per") } in the cult of Earth.
tile-MSC08-effect = { -vp(n: "scoring[MSC08].vp") } for each town founded. Cult bonus: { -spades(n: "scoring[MSC08].spades") } { -per-steps(n: "scoring[MSC08].per") } in the cult of Earth.
tile-MSC09-effect = { -vp(n: "scoring[MSC09].vp") } for each trade. Cult bonus: { -priests(n: "scoring[MSC09].priests") } { -per-steps(n: "scoring[MSC09].per") } in the cult of Water.
tile-MSC10-effect = { -vp(n: "scoring[MSC10].vp") } for each trade. Cult bonus: { -spades(n: "scoring[MSC10].spades") } { -per-steps(n: "scoring[MSC10].per") } in the cult of Fire.
tile-MSC11-effect = { -vp(n: "scoring[MSC11].vp") } for each temple built. Cult bonus: { -free-steps(n: "scoring[MSC11].shipping") } of shipping { -per-steps(n: "scoring[MSC11].per") } in the cult of Earth.
tile-MSC12-effect = { -vp(n: "scoring[MSC12].vp") } for each step of shipping, range tile or exchange rate. Cult bonus: { -priests(n: "scoring[MSC12].priests") } { -per-steps(n: "scoring[MSC12].per") } in the cult of Air.
tile-most-trade-markers-effect = For the most trade markers placed: { -vp(n: "final[most-trade-markers].vp[0]") }, { -vp(n: "final[most-trade-markers].vp[1]") } and { -vp(n: "final[most-trade-markers].vp[2]") } by rank.

## Options

option-final-tile-most-trade-markers = most trade markers
option-merchants = Merchants of the Seas
option-merchants-true = ships, canals and all tiles of the box
option-merchants-false = left in the box, or only parts of it used
option-merchants-ships = Merchants of the Seas: ships
option-merchants-ships-true = ships, docks, shipyards, trade and the new power actions
option-merchants-ships-false = only with the whole box
option-merchants-tiles = Merchants of the Seas: tiles
option-merchants-tiles-true = its favor, town, scoring and final scoring tiles and its bonus cards
option-merchants-tiles-false = only with the whole box
option-merchants-canals = Merchants of the Seas: canals
option-merchants-canals-true = ships move through them
option-merchants-canals-false = only with the whole box
option-merchants-cards-first = New bonus cards
option-merchants-cards-first-true = two of them, and the rest from the existing ones
option-merchants-cards-first-false = are shuffled in with the others
ruling-merchants = Play with all of Merchants of the Seas: ships, canals and the tiles of the box.
ruling-merchants-ships = From Merchants of the Seas, play with ships, docks, shipyards, trade and the power actions of its board.
ruling-merchants-tiles = From Merchants of the Seas, play with favor tiles, town tiles, bonus cards, scoring tiles and the final scoring tile.
ruling-merchants-canals = From Merchants of the Seas, play with canals, which ships can move through.
ruling-merchants-cards-first = Draw two of the new bonus cards, and the rest from the existing ones.

## What is asked

prompt-docking = Choose a dwelling for the dock or storehouse
prompt-obtaining = { $ships ->
    [one] Choose a space for 1 new ship or merchant
   *[other] Choose spaces for { $ships } new ships or merchants
}
prompt-moving = Choose a ship or merchant and where to go, or end the voyage
prompt-trading = Choose the next trade
prompt-rewarding = Choose the reward for the trade
prompt-tile-choice = Choose: shipping and a worker, or a priest to a cult and coins
prompt-home-choice = Choose another home terrain, or keep the old one
prompt-returning = Choose the ship or merchant that goes back to the supply
decision-dock = where to place the dock
decision-ship = where to place a ship or merchant
decision-voyage = which ship or merchant moves where
decision-trade = which trade comes next
decision-reward = which reward of a trade to take
decision-tile-choice = what to take from a favor tile
decision-new-home = whether to choose another home terrain
decision-return-ship = which ship or merchant to return

## What happened

event-dock = { $player } placed { $dock } on { $space }.
event-ship = { $player } obtained { $unit } on { $space }.
event-leave-ships = { $player } did not take { $unit }.
event-choose-ship = { $player } moves { $unit } from { $space }.
event-sail-further = { $player } paid { $price } for a longer move of { $unit } from { $space }.
event-sail = { $player } moved { $unit } from { $from } to { $to }.
event-end-moving = { $player } moved nothing else.
event-trade = { $player } traded with { $structure } of { $builder } on { $space }{ $gained }.
event-reward-power = { $player } chose power for the trade{ $gained }.
event-reward-priest = { $player } chose a priest for the trade{ $gained }.
event-reward-action = { $player } may use the special action for moving again.
event-keep-ship = { $player } kept { $unit } for the trade and placed it on { $space }.
event-leave-steps = { $player } did not take the steps.
event-tile-shipping = { $player } chose shipping for the favor tile{ $gained }.
event-tile-priest = { $steps ->
    [one] { $player } sent a priest from the supply to { $cult } for 1 step{ $gained }.
   *[other] { $player } sent a priest from the supply to { $cult } for { $steps } steps{ $gained }.
}
event-tile-step = { $steps ->
    [one] { $player } chose 1 step in { $cult } without a priest{ $gained }.
   *[other] { $player } chose { $steps } steps in { $cult } without a priest{ $gained }.
}
event-keep-home = { $player } kept the home terrain.
event-build-by-ship = { $player } built { $structure } on { $space } and returned { $unit } instead of paying.
event-return-ship = { $player } returned { $unit } from { $space } to the supply.
event-range = { $player } advanced to space { $level } of the range tile.

move-dock = Place { $dock } on { $space }
move-ship = Place { $unit } on { $space }
move-leave-ships = Do not take { $unit }
move-choose-ship = Move { $unit } from { $space }
move-sail-further = Pay { $price } for a longer move
move-sail = To { $to }
move-end-moving = Move nothing else
move-trade = Trade with { $structure } on { $space }
move-reward-power = Take power{ $gained }
move-reward-priest = Take a priest
move-reward-action = Free the special action for moving
move-keep-ship = Keep { $unit }: place it on { $space }
move-leave-steps = Do not take the steps
move-tile-shipping = Shipping and a worker
move-tile-priest = { $steps ->
    [one] Send a priest from the supply to { $cult }: 1 step, and coins
   *[other] Send a priest from the supply to { $cult }: { $steps } steps, and coins
}
move-tile-step = { $steps ->
    [one] 1 step in { $cult } without a priest, and coins
   *[other] { $steps } steps in { $cult } without a priest, and coins
}
move-keep-home = Keep the home terrain
move-build-by-ship = Build { $structure } on { $space } for { $unit }
move-return-ship = Return { $unit } from { $space }

## Why a move is refused

reason-no-dock = You have neither a dock nor a shipyard, so you cannot obtain ships.
reason-no-dock-merchants = You have neither a storehouse nor a market, so you cannot obtain merchants.
reason-all-ships-out = All { $ships } of your ships are already on the map.
reason-all-ships-out-merchants = All { $ships } of your merchants are already on the map.
reason-no-ships-out = You have no ship on the map that can move.
reason-no-ships-out-merchants = You have no merchant on the map who can move.
reason-no-ship = You have no ship on { $space }.
reason-no-ship-merchants = You have no merchant on { $space }.
reason-ship-moved = The ship on { $space } has already moved in this action.
reason-ship-moved-merchants = The merchant on { $space } has already moved in this action.
reason-ship-stuck = The ship on { $space } cannot go anywhere.
reason-ship-stuck-merchants = The merchant on { $space } cannot go anywhere.
reason-ship-too-far = { $space } is { $distance } spaces away; this ship moves { $movement }, or { $most } with power.
reason-ship-too-far-merchants = { $space } is { $distance } spaces away; this merchant moves { $movement }, or { $most } with power.
reason-no-way = There is no way to { $space } for this ship.
reason-no-way-merchants = There is no way to { $space } for this merchant.
reason-no-canal = You can only reach { $space } through a canal, and this game has none.
reason-already-traded = You have already traded with the structure on { $space }.
reason-no-marker-left = You have no trade marker left.
reason-own-structure = The structure on { $space } is yours; ships can only visit other players' structures.
reason-ship-there-already = Another of your ships is already trading on { $space } in this action.
reason-ship-there-already-merchants = Another of your merchants is already trading on { $space } in this action.
reason-nothing-to-trade = Ships go ashore only to trade, and there is no structure on { $space }.
reason-merchant-on-river = Merchants cannot end their move on a river space.
reason-no-riverside = { $space } is not beside a river.
reason-not-beside-dock = New ships are placed beside your dock or shipyard, merchants on your storehouse or market, not on { $space }.
reason-no-ship-beside = You have no ship beside { $space }.
reason-no-ship-beside-merchants = You have no merchant on { $space }.
reason-no-shipyard = You have not built your shipyard yet.
reason-no-shipyard-merchants = You have not built your market yet.
reason-paid-for-more = You have paid power for a longer move, but { $space } is closer than that.
reason-move-first = Choose a ship first.
reason-move-first-merchants = Choose a merchant first.
reason-not-a-reward = This is not one of the rewards for the trade.
reason-no-visit = No ship of yours has come to { $space } to trade.
reason-no-visit-merchants = No merchant of yours has come to { $space } to trade.
reason-barred-terrain = { $space } is { $terrain }, and the spades from this trade may not transform that.
reason-finish-first = First make { $space } your home terrain.
reason-spades-enough = The free spades from the trade are enough for { $space }, so you cannot buy more for it.
reason-one-dwelling = You have already built a dwelling in this action.
reason-other-favor = You already have a favor tile with 1 step in the same cult: { $what }.
thing-shipyard = shipyard
thing-dock = dock
thing-ship = ship
thing-ships = ships

## Hints

warning-ships-lost = { $n ->
    [one] 1 ship will be lost: no ship is left, or there is no dock.
   *[other] { $n } ships will be lost: not enough ships are left, or there is no dock.
}
warning-income-ships-lost = { $n ->
    [one] 1 ship will be lost at the start of the next round: no ship is left, or there is no dock.
   *[other] { $n } ships will be lost at the start of the next round: not enough ships are left, or there is no dock.
}
warning-trade-left = One of your ships could still trade: { $space }.
warning-trade-left-merchants = One of your merchants could still trade: { $space }.
warning-ships-lost-merchants = { $n ->
    [one] 1 merchant will be lost: no merchant is left, or there is no storehouse.
   *[other] { $n } merchants will be lost: not enough merchants are left, or there is no storehouse.
}
warning-income-ships-lost-merchants = { $n ->
    [one] 1 merchant will be lost at the start of the next round: no merchant is left, or there is no storehouse.
   *[other] { $n } merchants will be lost at the start of the next round: not enough merchants are left, or there is no storehouse.
}

## Facts of shipyard boards

yard-workers = workers of the shipyard
yard-coins = coins of the shipyard
yard-ships = ships at once
yard-shipping = steps of shipping at once
yard-steps = cult steps at once
yard-income-ships = ships of income
yard-ship-workers = workers of a ship
yard-ship-coins = coins of a ship
yard-extra-spaces = spaces for power
yard-extra-from-bowl-two = power from bowl II
yard-stronghold-spades = spades for a stronghold
yard-stronghold-tokens = tokens for a stronghold
yard-stronghold-steps = steps for a stronghold
yard-protects-home = protects its home terrain
yard-stronghold-range = range of the stronghold
yard-returned-workers = workers for a returned ship
yard-keys = keys at the start
yard-new-home = new home terrain
yard-storm-by-ship = sandstorm beside ships
yard-market = market and merchants
yard-reward-vp = VP of the shipyard at once
yard-reward-coins = coins of the shipyard at once
yard-reward-workers = workers of the shipyard at once
yard-reward-priests = priests of the shipyard at once
yard-reward-power = power of the shipyard at once
yard-reward-tokens = power tokens of the shipyard at once
yard-reward-keys = keys of the shipyard at once
yard-reward-favors = favor tiles of the shipyard at once
yard-reward-spades = free spades of the shipyard at once
yard-rewards = other rewards at once
yard-movement = movement by space
yard-reach = reach by space
fact-shipyard-board = Shipyard board
fact-shipyard-boards = Shipyard boards (! house, ? inferred, ~ corroborated)
fact-canals = Canals by map
fact-marks = Marks
fact-mark-house = house value
fact-mark-inferred = inferred
fact-mark-corroborated = corroborated
fact-advances = steps of shipping, range tile or exchange rate
fact-moves = moves all ships
fact-paid-priests = priests as part of the price
fact-favors = favor tiles
fact-trade-vp = VP for each trade
fact-one-of = one of
fact-pass-vp-markers = VP on passing by trade markers, from 0 up
fact-one-of-ships = { unit-ship }
