### What is wrong with a setup that cannot be played.

complaint-setup-unknown = There is no { $what } "{ $text }". Choose one of: { $known }.
complaint-setup-near = Did you mean "{ $text }"?
complaint-setup-own-map = Map { $name }:
complaint-setup-option-value = Option { $option } cannot be "{ $text }". Choose one of: { $known }.
complaint-setup-option-form = Write an option as KEY=VALUE, not as "{ $text }".
complaint-setup-options-missing = Not every option has a value.
complaint-setup-option-alone = Option { $option } also needs option { $wanted }.
complaint-setup-needs-option = { $what }: only with option { $option }.
complaint-setup-in-the-box = { $tile }: option { $option } leaves it in the box.
complaint-setup-players = This game is for { $low } to { $high } players, not { $n }.
complaint-setup-seats = This game has { $n } seats, not { $have }.
complaint-setup-faction-number = { $n } factions are needed, one for each player, not { $have }.
complaint-setup-colour-number = { $n } colours are needed, one for each player, not { $have }.
complaint-setup-colours-alike = Each player needs a different colour.
complaint-setup-one-board = { $faction } and { $who } share a board: only one of them can play.
complaint-setup-no-river = { $faction } cannot play on map { $name }: too little of its land is beside rivers.
complaint-setup-scoring-number = { $n } different scoring tiles are needed, one for each round.
complaint-setup-few-cards = More than { $n } different bonus cards are needed.
complaint-setup-card-number = { $n } bonus cards are needed, not { $have }.
complaint-setup-final-tile = The final scoring tile of this game does not match the option: { $value }.
complaint-setup-auction-factions = For an auction, give the factions that were drawn, in order.
complaint-setup-auction-vp = An auction sets the starting VP itself: leave them as they are.
complaint-setup-vp-table = There is no table of starting VP for map { $name }. There are tables for: { $known }.
complaint-setup-vp-unused = Starting VP are given, but the option for them is set to: { $value }.
complaint-setup-vp-range = { $faction } cannot start with { $n } VP. Choose from 0 to { $most }.
complaint-setup-vp-missing = { $faction }: give their starting VP.
complaint-setup-dwellings-given = You can only give first dwellings if you give the factions, too.
complaint-setup-dwelling-rows = Give first dwellings for all { $n } players, or for none.
complaint-setup-dwelling-number = { $faction }: give each first dwelling a space of its own. Spaces needed: { $n }.
complaint-setup-dwelling-chosen = { $faction } choose their terrain during the game, so their first dwellings cannot be given.
complaint-setup-dwelling-terrain = { $space } is not the home terrain of this faction: { $faction }.
complaint-setup-facts-unused = You replace values that this game does not use.
complaint-setup-first-game = The first game is fixed: you can only choose the number of players.
complaint-setup-first-seats = In the first game the seats are: { $known }.

complaint-fact-unknown = { $text }: this value cannot be replaced. Either it does not exist, or the rulebook states it.
complaint-fact-stated = { $text }: this value has a reliable source and cannot be replaced.
complaint-fact-value = { $text }: this value does not fit here.
complaint-fact-large = { $text }: numbers here go up to { $most }.
complaint-fact-range = { $text }: the track must begin with { $known }, as in an example in the rulebook.
complaint-fact-cults = { $first } and { $last } cannot belong to the same cult: each cult has one of the new favor tiles.
complaint-fact-file = The file with your own values is not valid TOML.
complaint-toml-long = The file has { $n } characters. At most { $most } are allowed.
complaint-toml-key = A key in the file has more than { $most } parts.
complaint-toml-deep = Brackets in the file are nested more than { $most } levels deep.

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
