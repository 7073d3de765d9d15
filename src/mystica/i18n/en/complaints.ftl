### What is wrong with something that was written: a map of one's own, a typed move; and notes on a map.

complaint-map-name = This is no name for a map: use small letters, digits, dots and hyphens, 40 at most.
complaint-map-ours = { $name } is the name of one of our maps: choose another one.
complaint-map-long = The map has { $n } characters; the most is { $most }.
complaint-map-large = The map has more spaces or places for bridges than can be played on.
complaint-map-empty-row = Row { $row } has no space at all.
complaint-map-no-rows = The map has no rows. A row is made of the letters { $letters }, with commas between them.
complaint-map-no-commas = Row { $row } has no commas between its letters.
complaint-map-letter = Row { $row }, place { $place }: "{ $letter }" stands for no terrain. The letters are { $letters }.
complaint-map-wide = Row { $row } has { $n } places; the most is { $most }.
complaint-map-high = The map has { $n } rows; the most is { $most }.
complaint-map-all-alike = Every row has { $n } places. Every other row is set in by half a space: it has one place fewer, or { $letter } at its end.
complaint-map-length = Row { $row } has { $n } places instead of { $wanted }: rows take turns between { $long } and { $short }.
complaint-map-few = Too few spaces of { $terrain } ({ $letter }): { $n }. { $faction } may begin with { $most } dwellings on it.
complaint-map-cut-off = No way leads from the rest of the map to row { $row }, place { $place }. Spaces that are cut off: { $n }.

complaint-move-long = A move of { $n } characters is no move.
complaint-move-player = "{ $text }" does not play. Those who play: { $known }.
complaint-move-nothing = Nothing is no move.
complaint-move-several = "{ $text }" may mean: { $known }.
complaint-move-none = "{ $text }" is no move.
complaint-move-refused = "{ $text }" is not allowed now.
complaint-move-space = There is no space { $text } on this map.
complaint-move-bridge = No bridge fits between { $first } and { $last }.
complaint-move-action = There is no action { $text }.
complaint-move-rate = "{ $text }" is not the rate. It is: { $known }.
complaint-move-unknown = "{ $text }" is unknown. There are: { $known }.
complaint-move-apart = These moves cannot be written as one turn: send them one after the other.
complaint-move-others = "{ $text }" is somebody else's move.

note-uneven = { $terrain }: { $n } spaces, { $was }: { $total }. Some factions lack land.
note-no-river = { $faction }: cannot play here, they need land beside rivers.
