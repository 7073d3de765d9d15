### What can be chosen for a game: maps, presets, bots. A dot in a name is a hyphen in its key.

map-base = Base map
map-fjords = Fjords
map-fjords-1-0 = Fjords 1.0
map-fjords-2-0 = Fjords 2.0
map-lakes = Lakes
map-lakes-1-3 = Lakes 1.3
map-revised = Revised base map

preset-standard = Standard
    .text = The full game. You choose your factions, first dwellings and bonus cards; the game's scoring tiles and bonus cards are drawn at random.
preset-first-game = First game
    .text = The introductory game from the rulebook. Factions, first dwellings, scoring tiles and bonus cards are already chosen, so you can start at once.
preset-tournament = Tournament
    .text = The full game with the promo tiles, the temple scoring tile, turn order by passing and starting VP from the map's table.
preset-everything = Everything
    .text = Like Tournament, plus the six factions of Fire & Ice, the ships of Merchants of the Seas and a random final scoring tile.

bot-random = Random
    .text = Picks every move at random. All its moves are legal, but few are good.
bot-busy = Busy
    .text = Also picks moves at random, but always does something as long as it can.
bot-novice = Novice
    .text = Looks one turn ahead and knows what is worth having. A good first opponent.
bot-casual = Casual
    .text = Before it decides, it thinks its best turns through to the end of the next round.
bot-strong = Strong
    .text = Plans this round and the next, and looks for better turns as it goes. Thinks for a quarter of a second.
bot-expert = Expert
    .text = Plans like Strong, but looks at more turns and thinks longer: up to a second for a choice, or as long as you let it.
bot-tutor = Tutor