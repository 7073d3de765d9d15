### What is wrong with something that was written: a map, a typed move; and notes on a map.

complaint-map-name = "{ $name }" cannot be the name of a map: use small letters, digits, dots and hyphens, 40 at most.
complaint-map-ours = { $name } is the name of one of our maps: choose another one.
complaint-map-long = The map has { $n } characters; the most is { $most }.
complaint-map-large = The map has more spaces or places for bridges than can be played on.
complaint-map-empty-row = Row { $row } has no space at all.
complaint-map-no-rows = The map has no rows. Write each row with the letters { $letters }, with commas between them.
complaint-map-no-commas = Row { $row } has no commas between its letters.
complaint-map-letter = Row { $row }, place { $place }: "{ $letter }" does not stand for a terrain. The letters are { $letters }.
complaint-map-wide = Row { $row } has { $n } places; the most is { $most }.
complaint-map-high = The map has { $n } rows; the most is { $most }.
complaint-map-all-alike = Every row has { $n } places. Every other row is set in by half a space: it has one place fewer, or { $letter } at its end.
complaint-map-length = Row { $row } has { $n } places instead of { $wanted }: rows take turns between { $long } and { $short }.
complaint-map-few = Too few spaces of { $terrain } ({ $letter }): { $n }. { $faction } may begin with { $most } dwellings on it.
complaint-map-cut-off = There is no way from the rest of the map to row { $row }, place { $place }. Spaces that are cut off: { $n }.

complaint-move-long = This move is too long ({ $n } characters).
complaint-move-player = "{ $text }" does not play. Those who play: { $known }.
complaint-move-nothing = Enter a move first.
complaint-move-several = "{ $text }" could mean: { $known }.
complaint-move-none = "{ $text }" is not a move.
complaint-move-refused = "{ $text }" is not allowed now.
complaint-move-not-later = This question has to be answered now.
complaint-move-dig-where = Say which space to transform: its spades are bought with it.
complaint-move-space = There is no space { $text } on this map.
complaint-move-bridge = No bridge fits between { $first } and { $last }.
complaint-move-action = There is no action { $text }.
complaint-move-rate = "{ $text }" is not the rate. It is: { $known }.
complaint-move-unknown = There is no { $what } "{ $text }". Choose one of: { $known }.
complaint-move-apart = These moves cannot be written as one turn: send them one after the other.
complaint-move-unfinished = The turn is not finished. Still to decide: { $now }.
complaint-move-others = "{ $text }" is another player's move.
complaint-move-over = The game is over.
complaint-move-no-undo = There is nothing to undo.
complaint-move-no-redo = There is nothing to redo.

note-uneven = { $terrain }: { $n } spaces, { $was }: { $total }. Some factions lack land.
note-no-river = { $faction }: cannot play here, they need land beside rivers.
