### What is wrong with something that was written: a map, a typed move; and notes on a map.

complaint-map-name = "{ $name }" cannot be the name of a map: use small letters, digits, dots and hyphens, 40 at most.
complaint-map-ours = { $name } is the name of a built-in map: choose another name.
complaint-map-long = The map has { $n } characters. At most { $most } are allowed.
complaint-map-large = The map has too many spaces or too many places for bridges.
complaint-map-empty-row = Row { $row } has no spaces.
complaint-map-no-rows = The map has no rows. Write each row with the letters { $letters }, with commas between them.
complaint-map-no-commas = Row { $row } has no commas between its letters.
complaint-map-letter = Row { $row }, place { $place }: "{ $letter }" is not the letter of a terrain. Use { $letters }.
complaint-map-wide = Row { $row } has { $n } places. At most { $most } are allowed.
complaint-map-high = The map has { $n } rows. At most { $most } are allowed.
complaint-map-all-alike = Every row has { $n } places. Every other row starts half a space further in: give it one place fewer, or put { $letter } at its end.
complaint-map-length = Row { $row } has { $n } places instead of { $wanted }: rows must alternate between { $long } and { $short } places.
complaint-map-few = The map needs more spaces of { $terrain } ({ $letter }): it has { $n }, and { $faction } may start with { $most } dwellings there.
complaint-map-cut-off = Row { $row }, place { $place } cannot be reached from the rest of the map. Spaces that are cut off: { $n }.

complaint-move-long = This move is too long ({ $n } characters).
complaint-move-player = There is no player "{ $text }" in this game. The players are: { $known }.
complaint-move-nothing = Enter a move first.
complaint-move-several = "{ $text }" could mean: { $known }.
complaint-move-none = "{ $text }" is not a move.
complaint-move-refused = "{ $text }" is not allowed now.
complaint-move-not-later = You have to answer this question now.
complaint-move-dig-where = Name the space you want to transform. The spades are bought for that space.
complaint-move-space = There is no space { $text } on this map.
complaint-move-bridge = No bridge fits between { $first } and { $last }.
complaint-move-action = There is no action { $text }.
complaint-move-rate = "{ $text }" is not the right rate. The rate is: { $known }.
complaint-move-unknown = There is no { $what } "{ $text }". Choose one of: { $known }.
complaint-move-apart = These moves cannot be written as one turn. Send them one at a time.
complaint-move-unfinished = Your turn is not finished. You still have to decide: { $now }.
complaint-move-others = "{ $text }" is another player's move.
complaint-move-over = The game is over.
complaint-move-no-undo = There is nothing to undo.
complaint-move-no-redo = There is nothing to redo.

note-uneven = { $terrain }: { $n } spaces, { $was }: { $total }. Some factions will be short of land.
note-no-river = { $faction } cannot play here: they need land beside rivers.
