### What can be chosen for a game: maps, presets, bots. A dot in a name is a hyphen in its key.

map-base = Base map
map-fjords = Fjords
map-fjords-1-0 = Fjords 1.0
map-fjords-2-0 = Fjords 2.0
map-lakes = Lakes
map-lakes-1-3 = Lakes 1.3
map-revised = Revised base map

preset-standard = Standard
    .text = The whole game. You choose factions, first dwellings and bonus cards; scoring tiles and bonus cards of the game are drawn.
preset-first-game = First game
    .text = The introductory game of the rulebook. Factions, first dwellings, scoring tiles and bonus cards are given, so you can start at once.
preset-tournament = Tournament
    .text = The whole game with the promo tiles, the temple scoring tile, turn order by passing and starting VP by the map's table.
preset-everything = Everything
    .text = As Tournament, with the six factions of Fire & Ice, the ships of Merchants of the Seas and a final scoring tile, drawn.

bot-random = Random
    .text = Draws every move by lot. It finds all that is legal and nothing that is good.
bot-busy = Busy
    .text = Draws by lot too, but always does something as long as it can.
bot-novice = Novice
    .text = Looks one turn ahead and knows what is worth having. A good first opponent.
bot-casual = Casual
    .text = Plays its best turns on to the end of the next round in its mind before it decides.
bot-strong = Strong
    .text = Plans this round and the next, and looks for better turns on the way. Thinks a quarter of a second.
bot-expert = Expert
    .text = Plans like Strong, wider and longer. Thinks up to a second for a choice, or as long as you give it.
