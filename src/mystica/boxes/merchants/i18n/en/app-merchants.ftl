### The app: ships, docks, trade and shipyard boards of Merchants of the Seas.

## The map

sea-market = market
sea-dock-of = dock of { $player }
sea-storehouse-of = storehouse of { $player }
sea-ships-of = { $n ->
    [one] 1 ship of { $player }
   *[other] { $n } ships of { $player }
}
sea-merchants-of = { $n ->
    [one] 1 merchant of { $player }
   *[other] { $n } merchants of { $player }
}
sea-markers-of = traded with: { $players }
sea-canal-to = canal to { $space }

## Moving ships

sea-your-ships = Your ships
sea-your-merchants = Your merchants
sea-chip-ships = Ship { $place }: { $state }
sea-chip-merchants = Merchant { $place }: { $state }
sea-ship-movable = can move
sea-ship-chosen = chosen
sea-ship-moved = has moved
sea-ship-stuck = cannot move
sea-ship-trades = will trade
sea-choose-ships = Choose a ship: here, or on the map.
sea-choose-merchants = Choose a merchant: here, or on the map.
sea-reach = { $n ->
    [one] 1 space glows on the map: choose it.
   *[other] { $n } spaces glow on the map: choose one.
}
sea-reach-more = Choose a space on the map: { $n } for free, { $far } more for { $power } power.
sea-go = Go to { $space }
sea-aim-trade = trades with: { $structure } of { $player }
sea-aim-build = You may build there later.
sea-trades-next = Trades that will follow
sea-together = Together:
sea-trade-with = { $structure } of { $player }, { $space }
sea-owner-takes = { $vp ->
    [0] { $player } may take { $n } power
   *[other] { $player } may take { $n } power for { $vp } VP
}
sea-end-merchants = Move no more merchants
sea-end-ships = Move no more ships
sea-end-and-trade = { $n ->
    [one] Done: now trade
   *[other] Done: now trade { $n } times
}
sea-confirm = End the voyage

## What is asked

sea-ask-dock-merchants = Choose a dwelling for your storehouse
sea-ask-dock-ships = Choose a riverside dwelling for your dock
sea-ask-ship-merchants = Place a new merchant
sea-ask-ship-ships = { $n ->
    [one] Place a new ship
   *[other] Place new ships: { $n } to come
}
sea-ask-voyage-merchants = Move your merchants
sea-ask-voyage-ships = Move your ships
sea-ask-trade = Who do you want to trade with first?
sea-ask-reward = Choose the reward for your trade
sea-ask-tile-choice = Choose what the favor tile brings
sea-ask-new-home = Choose another home terrain, or keep yours
sea-ask-return-ship-merchants = Which merchant goes back to the supply?
sea-ask-return-ship-ships = Which ship goes back to the supply?
sea-visited = { $player } traded with your { $structure } on { $space }: { $n } power is offered.
sea-or = { $first } or { $last }
sea-reward-ship = the ship or merchant again
sea-reward-action = the special action for moving once more
sea-reward-steps = { $n ->
    [one] 1 step on a cult track
   *[other] { $n } steps on one cult track
}
sea-reward-build = build a dwelling for its price
sea-reward-spades = { $n ->
    [one] transform and build with 1 free spade
   *[other] transform and build with { $n } free spades
}

play-then-dock = then place the dock
play-then-ship = { $n ->
    [one] then a ship or merchant
   *[other] then { $n } ships or merchants
}
play-then-voyage = then the voyage
play-then-trade = then trade
play-then-reward = then choose the reward
play-then-tile-choice = then choose what the tile brings
play-then-new-home = then another home terrain, if you like
play-then-return-ship = then a ship or merchant goes back
play-kind-dock = Docks
play-kind-ship = Ships and merchants
play-kind-sail = Where the voyage goes
play-kind-extra-space = More spaces
play-kind-trade = Trades
play-kind-reward = Rewards

## Shipyard boards

sea-board-merchants = Merchants of { $player }
sea-board-ships = Ships of { $player }
sea-fleet-merchants = { $on } merchants on the map, { $left } in the supply
sea-fleet-ships = { $on } ships on the map, { $left } in the supply
sea-fleet-at = on: { $spaces }
sea-no-dock-merchants = There are no merchants until the storehouse is placed.
sea-no-dock-ships = There are no ships until the dock is placed. It needs a riverside dwelling.
sea-income = { $n ->
    [one] Income: 1 ship or merchant
   *[other] Income: { $n } ships or merchants
}
sea-seals = { $n ->
    [one] 1 trade marker placed, { $left } left
   *[other] { $n } trade markers placed, { $left } left
}
sea-move-action-merchants = Move all merchants: { $n } spaces each
sea-move-action-ships = Move all ships: { $n } spaces each
sea-move-more = { $n ->
    [one] 1 more space for { $power } power
   *[other] { $n } more spaces for { $power } power
}
sea-move-bowl-two = The power may come from bowl II.
sea-build-action-merchants = A new merchant for { $amounts }
sea-build-action-ships = A new ship for { $amounts }
sea-after-yard-merchants = opens with the market
sea-after-yard-ships = opens with the shipyard
sea-yard-price = Cost: { $amounts }
sea-yard-at-once = At once: { $what }
sea-yard-income = Each income after that: { $what }
sea-yard-built = built
sea-head-at-once = At once
sea-head-income = Income
sea-head-new-ships = New ship
sea-head-new-merchants = New merchant
sea-reward-ships = { $n ->
    [one] 1 ship
   *[other] { $n } ships
}
sea-reward-merchants = { $n ->
    [one] 1 merchant
   *[other] { $n } merchants
}
sea-reward-shipping = shipping +{ $n }
sea-reward-range = range +{ $n }
sea-reward-new-home = another home terrain, once
sea-reward-favors = { $n ->
    [one] 1 favor tile
   *[other] { $n } favor tiles
}
sea-reward-keys = { $n ->
    [one] 1 key
   *[other] { $n } keys
}
sea-reward-free-spades = { $n ->
    [one] 1 free spade
   *[other] { $n } free spades
}
sea-range = Range tile
sea-range-now = Merchants move { $movement }, the ability reaches { $reach }.
sea-range-next = Next space: merchants { $movement }, ability { $reach }.
sea-range-movement = how far merchants move
sea-range-reach = how far the tunnel or carpet reaches
sea-range-end = This is the last space.

## Help and setting up

sea-help-trade = What a trade brings
sea-help-yard = Shipyard board
sea-help-yard-price = price of the shipyard
sea-help-at-once = at once
sea-help-income = each income
sea-help-ship-price = price of a ship
sea-help-extra = spaces for { $n } power
sea-setup = Merchants of the Seas
sea-setup-text = Ships move on the rivers, trade with other players' structures and help to build. Play with all of it, or only parts.

## Overlay

shell-overlay-ships = Ships
shell-overlay-ships-hint = Where your ships can go, and where you can build because of them
board-overlay-ships = Ships: { $player }
board-legend-ships = can be reached
board-legend-ships-far = with power
board-legend-ships-land = can be built on beside a ship
shell-overlay-trade = Trade
shell-overlay-trade-hint = Structures you have not traded with, and what they bring
board-overlay-trade = Not traded with yet: { $player }
board-legend-trade = VP and rewards of a trade
board-legend-traded = already traded here
sea-no-canals = This map has no canals, because the rulebook names none for it. Ships sail without them.
sea-no-canals-short = no canals
