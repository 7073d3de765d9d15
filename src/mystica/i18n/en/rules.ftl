### The words around the rules in `mystica rules`: pages, tables of facts, and what each option of a setup decides.

## Pages

rules-example = Example: { $text }
rules-ours = Ours: { $text }
rules-house = House: { $text }
rules-also = With { $option }
rules-rulings = Rulings
rules-source = { $text } Source: { $source }.
rules-functions = Implemented by
rules-tests = Tested by
rules-see = See also: { $topics }
rules-usage = mystica rules TOPIC explains one of them.
rules-unknown = there is no topic { $words }; the topics are
rules-near = there is no topic { $words }; did you mean { $topics }?
list-row = { $name }: { $text }
list-part = { $first }; { $last }
rules-or = { $first } or { $last }

## Tables of facts

fact-facts = Facts
fact-board = Board
fact-structures = Structures
fact-in-short = In short
fact-players = { $n } players
fact-vp-table = Table for map { $map }
fact-faction = faction
fact-structure = structure
fact-price = price
fact-value = value
fact-incomes = income, from none built to all
fact-start = start
fact-cults = cults
fact-first-dwellings = first dwellings
fact-lonely-house = lonely house
fact-lonely-price = { $price } for a trading house without a neighbour
fact-shipping-track = { $start } to { $top }; a step costs { $price } and brings { $vps } VP in turn
fact-spades-for-workers = { $numbers } workers each, by level
fact-spades-for-priests = { $numbers } priest each
fact-spades-and-steps = { $spade }; a step costs { $price } and brings { $vps } VP in turn
fact-summary = { $terrain }. { $ability } Stronghold: { $stronghold }
fact-none = none
fact-no-shipping = no shipping track
fact-each = { $number } for each { $what }
fact-each-level = { $number } for each level of shipping
fact-priests-on-cults = priests left on the cults
fact-cost = cost
fact-count = copies
fact-steps = steps
fact-vp = VP
fact-cult = cult
fact-event = pays for
fact-per = steps for each bonus
fact-pass-vp = VP on passing
fact-pass-vp-trading-houses = VP on passing by trading houses, from 0 up
fact-build-vp = VP on building
fact-action-steps = steps as a special action
fact-town-power = power of a town
fact-skip-range = more spaces to skip
fact-option = option
fact-source = source

## Options: the sentences of the data file

ruling-turn-order = In the next round, play clockwise from the first player to pass, or in the order of passing.
ruling-final-tile = Add one of the final scoring tiles of Fire & Ice or Merchants of the Seas, drawn at random or by name.
ruling-vp = Start with 20 VP each, with the VP from the map's table, or with values of your own. The table is usual with Merchants of the Seas and in the presets Tournament and Everything. It is known for the base map; other maps have a house table.
ruling-factions = Choose factions in seat order, get a random colour and pick one of its two sides, or bid VP for drawn factions.
ruling-leech = Answer an offer of power before play continues, or leave it open while others move: oldest offer first, or in any order and even after conversions.
ruling-unanswered-leech = A player who acts with an offer still open must answer it first, or declines it by acting.
ruling-leech-without-room = Skip players whose bowls cannot move any power, or ask them anyway.
ruling-reaction-step = The Cultists take their step and the Shapeshifters decide about their token as soon as it is earned, or keep it for later.
ruling-refused-power = The Cultists and the Shapeshifters gain 1 power when everybody who could take power refuses.
ruling-spade-rewards = Rewards for spades come when a spade is used, or already when it is gained.
ruling-conversions = Convert before or after an action, or at any point in your turn.
ruling-sacrifice = Sacrifice power only for a power action or conversion that follows at once, or at any point in your turn.
ruling-coins-to-vp = Turn coins into VP only in final scoring, or on any of your turns, too. The Alchemists can always do it.
ruling-free-spades = When free spades are used on two spaces, first finish the one that becomes home terrain, or use them in any order.
ruling-fixed-spades-target = The Giants' two spades turn a space into their home terrain only, or into any terrain.
ruling-keys-short = A key gained in the same action makes up for a step that stopped at 9: on a track the player picks, or automatically and only if there are keys for all such tracks.
ruling-cult-spades-order = Spades from a cult bonus are used in the play order of the next round, or in any order.
ruling-vp-trade = The Alchemists trade VP and coins on their own turn and in final scoring, or also while they answer an offer of power.
ruling-second-action = A double turn has two actions, one of which may be passing, or its second action may be left out.
ruling-double-turn-homes = The second action of a double turn may build on a space that became home terrain in the first, or only on what was home terrain before the turn.
ruling-key-use = A player who could reach space 10 of a cult with a key may stop at 9 and keep the key, or must use it.
ruling-faults-of-0-1 = A game begun with Mystica 0.1 keeps two mistakes of that version: spades bought on top of the three of the Halflings' stronghold, and a trade without a marker.
