### Words of the game, as the rulebook has them.

## Factions

faction-nomads = Nomads
faction-fakirs = Fakirs
faction-chaosmagicians = Chaos Magicians
faction-giants = Giants
faction-swarmlings = Swarmlings
faction-mermaids = Mermaids
faction-witches = Witches
faction-auren = Auren
faction-halflings = Halflings
faction-cultists = Cultists
faction-alchemists = Alchemists
faction-darklings = Darklings
faction-engineers = Engineers
faction-dwarves = Dwarves

# A seat that has no faction yet
player-number = Player { $n }

## Terrains and colours

terrain-yellow = desert
terrain-brown = plains
terrain-black = swamp
terrain-blue = lakes
terrain-green = forest
terrain-gray = mountains
terrain-red = wasteland
terrain-river = river

colour-yellow = yellow
colour-brown = brown
colour-black = black
colour-blue = blue
colour-green = green
colour-gray = gray
colour-red = red

## Structures. `one` is used in sentences.

structure-D = dwelling
    .one = a dwelling
structure-TP = trading house
    .one = a trading house
structure-TE = temple
    .one = a temple
structure-SH = stronghold
    .one = a stronghold
structure-SA = sanctuary
    .one = a sanctuary

## Cults. `track` is used in sentences.

cult-fire = Fire
    .track = the cult of Fire
cult-water = Water
    .track = the cult of Water
cult-earth = Earth
    .track = the cult of Earth
cult-air = Air
    .track = the cult of Air

## Amounts

amount-nothing = nothing
amount-vp = { $n } VP
amount-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
amount-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
amount-priests = { $n ->
    [one] { $n } priest
   *[other] { $n } priests
}
amount-power = { $n } power
amount-tokens = { $n ->
    [one] { $n } power token
   *[other] { $n } power tokens
}
amount-spades = { $n ->
    [one] { $n } spade
   *[other] { $n } spades
}
amount-keys = { $n ->
    [one] { $n } key
   *[other] { $n } keys
}
amount-bridges = { $n ->
    [one] { $n } bridge
   *[other] { $n } bridges
}
amount-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}

list-more = { $first }, { $last }
list-end = { $first } and { $last }

## Kinds of pieces, tiles and actions

word-vp = victory points
word-coins = coins
word-workers = workers
word-priests = priests
word-power = power
word-spades = spades
word-keys = keys
word-bridges = bridges
word-bowl = bowl { $number }
word-shipping = shipping
word-digging = exchange rate
word-round = round
word-supply = supply
word-home = home terrain
word-favor-tile = favor tile
word-town-tile = town tile
word-bonus-card = bonus card
word-scoring-tile = scoring tile
word-power-action = power action
word-special-action = special action
word-conversion = conversion
word-cult-bonus = cult bonus
word-income = income
word-town = town

phase-income = Phase I: income
phase-actions = Phase II: actions
phase-cult-bonus = Phase III: cult bonuses and clean-up
phase-final = Final scoring

## Power actions

tile-ACT1 = Bridge
tile-ACT2 = Priest
tile-ACT3 = Workers
tile-ACT4 = Coins
tile-ACT5 = Spade
tile-ACT6 = Two spades

## Special actions of factions

tile-ACTN = Sandstorm
tile-ACTC = Double turn
tile-ACTG = Two spades for one space
tile-ACTS = Trading house free of charge
tile-ACTW = Witches' Ride
tile-ACTA = Two steps on one cult track
tile-ACTE = Bridge for workers

## Bonus cards

tile-BON1 = Spade
tile-BON2 = Cult step
tile-BON3 = Coins
tile-BON4 = Shipping
tile-BON5 = Power and worker
tile-BON6 = Stronghold and sanctuary
tile-BON7 = Trading houses
tile-BON8 = Priest
tile-BON9 = Dwellings

## Favor tiles

tile-FAV1 = Fire 3
tile-FAV2 = Water 3
tile-FAV3 = Earth 3
tile-FAV4 = Air 3
tile-FAV5 = Fire 2
tile-FAV6 = Water 2
tile-FAV7 = Earth 2
tile-FAV8 = Air 2
tile-FAV9 = Fire 1
tile-FAV10 = Water 1
tile-FAV11 = Earth 1
tile-FAV12 = Air 1

## Town tiles

tile-TW1 = Coins
tile-TW2 = Workers
tile-TW3 = Priest
tile-TW4 = Power
tile-TW5 = Cults

## Scoring tiles

tile-SCORE1 = Spades
tile-SCORE2 = Towns
tile-SCORE3 = Dwellings and water
tile-SCORE4 = Stronghold, sanctuary and fire
tile-SCORE5 = Dwellings and fire
tile-SCORE6 = Trading houses and water
tile-SCORE7 = Stronghold, sanctuary and air
tile-SCORE8 = Trading houses and air

## Where gains and losses come from

source-setup = start
source-income = income
source-conversion = conversions
source-transform = transforming
source-build = building
source-upgrade = upgrading
source-shipping = shipping
source-digging = exchange rate
source-priest = priests sent
source-power-action = power actions
source-special-action = special actions
source-leech = price of power
source-cult-track = cult tracks
source-favor = favor tiles
source-town = towns
source-pass = bonus cards, on passing
source-cult-bonus = cult bonuses
source-scoring-tile = scoring tiles
source-faction = faction
source-bonus-card = coins on bonus cards
source-cult-rank = cult scoring
source-area = area scoring
source-resources = resource scoring
source-bridge = bridges
source-skip = tunnels and carpet flights
source-final-scoring-tile = final scoring tile
