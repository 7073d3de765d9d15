### The app around the table: pages, menus, settings, help, the first lesson, and what may go wrong.

## Pages

shell-name = Mystica
shell-start = Start
shell-motto = Shape the land, raise your towns, win the favor of the cults.
shell-way-new = New game
shell-way-new-hint = Against bots, around this screen, or with friends on your network
shell-way-new-alone = Against bots, or around this screen. Everything stays in this browser.
shell-way-lesson = Lessons
shell-way-lesson-hint = Learn in short steps, on real positions
shell-way-load = Load a game
shell-way-load-hint = From a save or a ledger
shell-way-help = Rules and help
shell-way-help-hint = Every rule, tile and faction
shell-continue = Continue
shell-untitled = A game
shell-forget = Forget { $title }
shell-forget-text = This only takes the game off this list. You can open it again with its link.
shell-forget-keys = This takes the game off the list, and this browser forgets the keys of its seats. To play on, you need a new link from the host, or one from another of your devices.
shell-forget-yes = Forget
shell-show-all = Show all { $n }
shell-state-yours = Your turn, round { $round } of { $rounds }
shell-state-waiting = Round { $round } of { $rounds }, waiting for { $player }
shell-state-over = Finished
shell-result = Place { $place } of { $players }, { $vp } VP
shell-state-closed = Closed
shell-state-gone = No longer on the server
shell-unofficial = Terra Mystica is a game by Helge Ostertag and Jens Drögemüller, published by Feuerland Spiele. This is an unofficial implementation by fans, neither made nor endorsed by them. All drawings here are our own.
shell-version = Version { $version } of Mystica
shell-opening = One moment …
shell-home = Start page
shell-close = Close
shell-cancel = Cancel
shell-back-button = Back
shell-try-again = Try again
shell-trouble = That did not work
shell-advice = Try again. If that does not help, go back to the start page.
shell-advice-offline = Is the server running? It may have been stopped, or you have lost the network. Your games are kept.
shell-advice-no-game = Check the link: part of it may be missing, or the host may have deleted the game.
shell-advice-no-part = The server may have been stopped, or Mystica was updated after you opened it. Reload the page; your games are kept.
shell-load-again = Reload the page
shell-link-trouble = This link does not lead to a seat
shell-link-kept = Nothing has changed in this browser.
shell-advice-no-invitation = Part of the link may be missing, or the host has made a new one. Ask the host for a new link.
shell-advice-seat-taken = If that was you, open the game there and choose “Continue on another device” under “Seats and links”. If not, ask the host for a new link.
shell-advice-bot-sits = Ask the host to give the seat to a person. Then the link will work.
shell-advice-unexpected = Try again. Nothing in your game is lost: every turn that was sent is kept.

## Without the server, and with a new version

shell-offline = The server does not answer
shell-offline-wait = Mystica continues by itself as soon as it does. The server may have been stopped, or you have lost the network.
shell-offline-works = What works in the meantime
shell-offline-theme = You can choose how Mystica looks.
shell-offline-games =
    { $n ->
        [one] Your game is safe: the server has it, and this browser has the key of your seat.
       *[other] Your { $n } games are safe: the server has them, and this browser has the keys of your seats.
    }
shell-offline-not = What needs the server
shell-offline-play = Looking at games, playing and new games
shell-offline-rules = The rules and the help
shell-new-version = There is a new version of Mystica.
shell-reload = Reload

## Language, theme, settings

shell-language = Language
shell-theme = Theme
shell-theme-classic = Classic
shell-theme-safe = Colour-blind safe
shell-theme-dark = Dark
shell-settings = Settings
shell-table-settings = At the table
shell-prefer-labels = Names of spaces
shell-prefer-labels-hint = Show names such as F3 on the map.
shell-prefer-warnings = Warnings
shell-prefer-warnings-hint = Point out moves that may be mistakes.
shell-prefer-motion = Motion
shell-prefer-motion-hint = Short animations of power, markers and structures.
shell-prefer-confirm = Confirm turns
shell-prefer-confirm-hint = Ask before a complete turn is sent.
shell-automatic = Without asking me
shell-automatic-of = Without asking: { $player }

## A new game

shell-kind = Which game?
shell-players = Players
shell-bots = Bots
shell-seats-group = Seats and names
shell-sits-here = On this screen
shell-sits-link = By link
shell-sits-person = Person
shell-bot-of = Bot: { $level }
shell-bot-number = { $level } { $n }
shell-bot-time = { $level }, { $seconds } s
shell-seat-time = Time for each move at seat { $n }
shell-time-usual = { $seconds } s (usual)
shell-time = { $seconds } s per move
shell-seat-kind = Who sits at seat { $n }
shell-seat-name = Name at seat { $n }
shell-seat-up = Move seat { $n } up
shell-seat-down = Move seat { $n } down
shell-seat-remove = Remove seat { $n }
shell-add-person = Add a person
shell-add-bot = Add a bot
shell-factions = Factions
shell-factions-choice = Chosen in the game
shell-factions-choice-hint = Everybody chooses freely, in the order of the seats.
shell-factions-random = Random
shell-factions-random-hint = Everybody gets a random colour and chooses one of its two factions.
shell-factions-picked = Picked here
shell-factions-picked-hint = Choose the factions of the seats now. Seats without one draw a faction at random.
shell-pick-faction = Pick a faction
shell-pick-faction-for = Faction for { $name }
shell-colour-taken = Colour already taken: { $name }
shell-help-about = Help: { $what }
shell-tiles = Tiles and cards
shell-tiles-drawn = Drawn
shell-tiles-drawn-hint = Scoring tiles and bonus cards are drawn at random, as in the rules.
shell-tiles-picked = Picked here
shell-tiles-picked-hint = You choose the scoring tile of each round and the bonus cards.
shell-pick-scoring = { $n ->
    [0] All rounds have a tile. Click a tile to take it out.
    [one] Click a tile for the next free round; 1 more is needed.
   *[other] Click a tile for the next free round; { $n } more are needed.
}
shell-pick-bonus = { $n } of { $total } cards chosen
shell-advanced = More options
shell-advanced-hint = Title, seed, pace of the bots, house rules
shell-title = Title
shell-title-hint = Shown in your list of games.
shell-title-bots = { $n } bots
shell-seed = Seed
shell-seed-hint = A number. The same seed draws the same tiles.
shell-pace = Pace of the bots
shell-pace-seconds = { $seconds } s before each move
shell-profile = Rules
shell-profile-official = What the rulebook, the erratum and the official FAQ say.
shell-profile-snellman = As the community's site plays, so that games feel the same as there.
shell-start-game = Start the game
shell-lacks-factions = Pick at least one faction.
shell-lacks-scoring = Pick a scoring tile for every round.
shell-lacks-bonus = Pick the bonus cards.

## Links

shell-links = Invite the others
shell-links-text = Send everybody their own link. Each link works once: whoever opens it first gets the seat, and nobody else can play it, not even you.
shell-link-of = Link of { $name }
shell-link-once = Works once.
shell-play-here = Play it on this screen
shell-watchers = Watchers
shell-watch-link = Link for watchers
shell-watchers-hint = Anyone with this link can watch, but not play.
shell-local = These links only work on this computer. To play with others, start the server for your network and open the app at its network address.
shell-alone = This table is only in this browser. Its links do not work anywhere else.
shell-to-table = To the table
shell-copy = Copy
shell-copied = Copied

## Load

shell-load-lead = You can load saves of Mystica, and ledgers written like those of terra.snellman.net.
shell-drop = Drop a file here, or
shell-choose-file = choose a file
shell-paste = Or paste the text
shell-load = Load
shell-who-sits = Who sits where?
shell-loaded = { $n ->
    [one] 1 move was read. The game is in round { $round } of { $rounds }.
   *[other] { $n } moves were read. The game is in round { $round } of { $rounds }.
}
shell-loaded-begins = { $n ->
    [one] 1 move was read. The game is about to begin.
   *[other] { $n } moves were read. The game is about to begin.
}
shell-loaded-over = { $n ->
    [one] 1 move was read. The game ended in round { $round } of { $rounds }; you can look at every position.
   *[other] { $n } moves were read. The game ended in round { $round } of { $rounds }; you can look at every position.
}

## The bar of a game

shell-overlays = Overlays
shell-overlay-off = No overlay
shell-overlay-reach = Reach
shell-overlay-reach-hint = Where you can build now, and with one more shipping
shell-overlay-spades = Spades
shell-overlay-spades-hint = How many spades each space takes to become home terrain
shell-overlay-towns = Towns
shell-overlay-towns-hint = Groups that could become towns, and what they still need
shell-overlay-leech = Power for others
shell-overlay-leech-hint = Who would be offered power if you built there
shell-overlay-network = Network
shell-overlay-network-hint = Connected structures, as final scoring counts them
shell-overlay-seat = Seen from
shell-game-menu = Game
shell-seats-links = Seats and links
shell-not-claimed = not here yet
shell-rename = Rename
shell-new-link = New link
shell-new-link-text = { $name } gets a new link, which works once. Whoever plays the seat now loses it, and older links stop working.
shell-device = Continue on another device
shell-device-link = Link to { $name }'s seat for another device
shell-device-text = Open it on your other device. It works once, and then both devices play this seat. Do not give it to anybody else.
shell-browsers = { $n } browsers play this seat.
shell-only-here = Only in this browser
shell-shared = Another browser can play { $name }'s seat, too.
shell-shared-text = If the other browser is not yours, choose “Only in this browser”: it can see what you plan, and can move for you.
shell-lost = This browser no longer plays { $name }'s seat.
shell-lost-text = The host has made a new link for it, or another of your devices has taken it over. Ask the host for a new link.
shell-position-link = Link to this position
shell-position-text = Anyone with this link can open the game at the position you are looking at.
shell-back = Take back my last turn
shell-back-asks = Asks the others first
shell-back-text = Somebody has moved since then. If all the others agree, the game goes back to before your last turn.
shell-back-ask = Ask the others
shell-back-asked = Take back?
shell-back-wish = { $n ->
    [one] { $player } would like to take back the last move. { $name }, do you agree?
   *[other] { $player } would like to take back the last { $n } moves. { $name }, do you agree?
}
shell-back-agree = Agree
shell-back-refuse = Refuse
shell-back-waiting = { $player } would like to take back moves. Waiting for: { $names }
shell-back-answer = Answer
shell-back-withdraw = Withdraw
shell-export-save = Save to a file
shell-export-save-hint = You can load it again here
shell-export-ledger = Ledger as a file
shell-export-ledger-hint = The moves as readable text
shell-leave-text = From now on your faction passes in every round. You cannot undo this on your own.
shell-close-game = Close the game
shell-close-text = Nobody will be able to move any more. Anyone with a link can still look at the game.
shell-delete-game = Delete the game
shell-delete-text = { $title } will be deleted for everybody, with all its moves. This cannot be undone.

## Help

help-app-lead = The rules in our own words, with where to find them in the rulebooks.
help-app-search = Search the rules
help-app-contents = Contents
help-app-found = { $n ->
    [0] Nothing found. Try another word.
    [one] 1 topic
   *[other] { $n } topics
}
help-app-related = Related
help-app-ability = Ability
help-app-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}
help-app-option = Only with the option: { $option }
help-app-nothing = There is no help about this.
help-app-own-page = Open on its own page

## What may go wrong

problem-offline = The server is not answering.
problem-no-part = This part of the app could not be loaded.
problem-unexpected = Something unexpected happened.
problem-no-game = There is no such game.
problem-not-your-seat = This is not your seat.
problem-no-invitation = This link does not open the seat.
problem-seat-taken = Another browser has already taken this seat with this link. Each link works only once.
problem-bot-sits = A bot plays this seat now.
problem-many-browsers = This seat is played from many browsers already. Choose “Only in this browser” first.
problem-stale = Somebody has moved in the meantime. You are looking at the new position.
problem-refused = This is not possible.
problem-invalid = This is not a move.
problem-ambiguous = This could mean several moves.
problem-setup = This game cannot be set up like that.
problem-map = This map cannot be played on.
problem-file = This text is not a save or a ledger that Mystica can read.
problem-closed = The host has closed this game.
problem-too-large = This is too large.
problem-unfinished = The turn is not finished yet.
problem-not-in-line = This game has no such earlier position.
problem-nothing-asked = Nobody is asking to take back moves any more.
problem-over = The game is over.
problem-damaged = This game cannot be shown: the stored moves no longer fit the rules.
problem-not-the-host = Only the host may do this.
problem-foreign-page = The server only takes requests from its own page. Open the app at its usual address.
problem-foreign-host = The server does not answer at this address. Open the app at its usual address.
problem-no-seat = This game has no such seat.
problem-no-row = This game has no such position.
problem-no-language = There is no such language.
problem-not-found = There is nothing here.
problem-method = You cannot do this here.
problem-too-slow = The request took too long.
problem-not-json = The server did not understand the request.
problem-request = The server did not understand the request.
problem-name = Names and titles must be one line of ordinary characters.
problem-bot = There is no such bot.
problem-internal = Something went wrong on the server.
problem-no-more-back = No more moves can be taken back in this game. To take back more, save the game and load the save.
problem-too-often = Too many of these requests have come from your network. Wait a little, then try again.
problem-busy = The server is very busy at the moment. Try again in a few seconds.
problem-crowded = The server is full at the moment. Try again in a minute.
problem-too-many-windows = Too many windows are following this game, or too many from your network. Close some of them.
problem-disk-full = The server's disk is full, so nothing was saved. Ask its host to free some space.
problem-database-busy = The server's database is busy. Nothing was changed. Try again in a moment.
problem-database-away = The server's database is not answering. Try again in a moment.

## Setting up: maps, options, auctions

shell-factions-auction = Auctioned
shell-factions-auction-hint = One faction is drawn for each player. Everybody bids VP for the one they want.
shell-board-taken = Faction board already taken: { $name }
shell-needs-option = Not in this game: { $option }
shell-barred-by-map = Cannot play on this map: too little land is beside rivers.
shell-switch-on = Add them to the game
shell-choose-map = Choose a map
shell-map-rivers = { $land } land spaces, { $river } river spaces
shell-own-map = Your own map
shell-own-map-text = Paste the rows of a map or drop a text file here. Put each row on its own line, with commas between the letters. Every other row has one space fewer.
shell-own-map-rows = Rows of the map
shell-own-map-use = Play on this map
shell-no-space = no space
shell-extras = What is in the game
shell-extras-text = These come with the kind of game above. Change what you like.
shell-extras-none = Only what every game has

## Your own values

own-facts = Your own values
own-facts-text = You can replace values that have a mark: drop a TOML file here, or write it below.
own-facts-label = Replaced values
own-facts-help = Which values can be replaced?
