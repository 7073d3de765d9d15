### What is wrong with a setup that cannot be played.

complaint-setup-unknown = There is no { $what } "{ $text }". Choose one of: { $known }.
complaint-setup-near = Did you mean "{ $text }"?
complaint-setup-own-map = Map { $name }:
complaint-setup-option-value = Option { $option } cannot be "{ $text }". Choose one of: { $known }.
complaint-setup-option-form = Write an option as KEY=VALUE, not as "{ $text }".
complaint-setup-options-missing = Not every option has a value.
complaint-setup-option-alone = Option { $option } needs option { $wanted }.
complaint-setup-needs-option = { $what }: only with option { $option }.
complaint-setup-in-the-box = { $tile }: stays in the box with option { $option }.
complaint-setup-players = { $n } players cannot play this game: it is for { $low } to { $high }.
complaint-setup-seats = This game has { $n } seats, not { $have }.
complaint-setup-faction-number = { $n } factions are needed, one for each player, not { $have }.
complaint-setup-colour-number = { $n } colours are needed, one for each player, not { $have }.
complaint-setup-colours-alike = Each player needs a different colour.
complaint-setup-one-board = { $faction } and { $who } share a board: only one of them can play.
complaint-setup-no-river = { $faction } cannot play on map { $name }: too little land lies beside rivers.
complaint-setup-scoring-number = { $n } different scoring tiles are needed, one for each round.
complaint-setup-few-cards = More than { $n } different bonus cards are needed.
complaint-setup-card-number = { $n } bonus cards are needed, not { $have }.
complaint-setup-final-tile = The final scoring tile of this game does not fit the option: { $value }.
complaint-setup-auction-factions = An auction needs the factions that were drawn, in their order.
complaint-setup-auction-vp = An auction sets the starting VP itself: leave them as they are.
complaint-setup-vp-table = There is no table of starting VP for map { $name }. There are tables for: { $known }.
complaint-setup-vp-unused = Starting VP are given, but the option for them is: { $value }.
complaint-setup-vp-range = { $faction } cannot start with { $n } VP: 0 to { $most } are possible.
complaint-setup-vp-missing = { $faction }: no starting VP are given.
complaint-setup-dwellings-given = First dwellings can only be given if the factions are given, too.
complaint-setup-dwelling-rows = First dwellings must be given for all { $n } players, or for none.
complaint-setup-dwelling-number = { $faction }: different first dwellings that are needed: { $n }.
complaint-setup-dwelling-chosen = { $faction } choose their terrain in the game: their first dwellings cannot be given.
complaint-setup-dwelling-terrain = { $space } is not home terrain. Faction: { $faction }.
complaint-setup-facts-unused = This game does not use the values that you replace.
complaint-setup-first-game = The first game is given in full: you can only choose the number of players.
complaint-setup-first-seats = In the first game the seats are: { $known }.

complaint-fact-unknown = { $text }: this value cannot be replaced. It does not exist, or the rulebook states it.
complaint-fact-stated = { $text }: this value is known well enough and cannot be replaced.
complaint-fact-value = { $text }: this value does not fit here.
complaint-fact-large = { $text }: numbers here go up to { $most }.
complaint-fact-range = { $text }: the track must begin with { $known }, as an example in the rulebook states.
complaint-fact-cults = { $first } and { $last } cannot be of the same cult: each cult has one of the new favor tiles.
complaint-fact-file = The file with your own values is not valid TOML.
complaint-toml-long = The file has { $n } characters; the most is { $most }.
complaint-toml-key = A key in the file has more than { $most } parts.
complaint-toml-deep = Brackets in the file are nested more than { $most } deep.

## What a name may be of.
thing-map = map
thing-faction = faction
thing-option = option
thing-profile = profile of rules
thing-preset = kind of game
thing-scoring-tile = scoring tile
thing-final-scoring-tile = final scoring tile
thing-bonus-card = bonus card
thing-space = space
thing-colour = colour
thing-player = player
thing-reward = reward
thing-terrain = terrain
thing-cult = cult
thing-cult-or-tile = cult or tile
thing-structure = structure
thing-level = level
thing-language = language
