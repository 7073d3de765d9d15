### The map and the cult board of the app.

# An amount that has no sentence of its own: a level, the tokens in a bowl
board-amount = { $what }: { $n }

## A space, after its label and terrain

board-structure = { $structure } of { $player }, power { $power }
board-town = town of { $player }
board-river-by = the river by { $spaces }
board-river-near = the river near { $spaces }
board-legal = possible now

## The map

board-keys = Arrow keys move, { $enter } selects, { $next } goes to the next thing that is possible, plus and minus zoom, 0 shows the whole map.
board-zoom = Zoom
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-whole = Show the whole map

## Overlays

board-legend = Legend
board-overlay-close = Hide the overlay
board-overlay-reach = Reach: { $player }
board-overlay-spades = Spades to the home terrain: { $player }
board-overlay-towns = Possible towns: { $player }
board-overlay-leech = Power others would get: { $player }
board-overlay-network = Connected areas: { $player }
board-legend-reach = within reach
board-legend-reach-more = with one more shipping
board-legend-spades = spades needed
board-legend-town-power = power, out of what is needed
board-legend-town-structures = structures, out of what is needed
board-legend-leech = in the player's colour
board-legend-network = same number, same area

## The cult board

board-cult-level = { $player }: { $level }
board-cult-level-key = { $player }: { $level }, with a key for the top
board-cult-places = Places for priests: { $places }
board-cult-final = Final scoring now: { $ranks }
board-cult-rank = { $player } { $vp } VP
board-cult-round = Cult bonus of this round: for every { $count } ({ $what }) { $gains }
board-cult-gets = { $player } would get { $gains }
