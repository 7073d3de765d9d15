### Words around the game: prompts, headings, labels, notes.

# What the language calls itself
language-name = English

ui-title = Terra Mystica
ui-turn-of = { $player } must decide
ui-thinking = Thinking: { $player }
ui-round = Round { $round } of { $rounds }
ui-passed = passed
ui-dropped = left the game
ui-start-player = starting player
ui-bowls = { $one }/{ $two }/{ $three } power
ui-shipping = shipping { $n }
ui-cost = cost: { $amounts }
ui-gain = gain: { $amounts }
ui-lost = lost: { $amounts }
ui-free = free of charge
ui-none = none
ui-yes = yes
ui-no = no
ui-total = total
ui-skip = { $n ->
    [one] tunnel or carpet over 1 space for { $price }
   *[other] tunnel or carpet over { $n } spaces for { $price }
}
ui-other-ways = For more ways to transform, type: { $command }
ui-no-other-ways = There are no further ways to transform.
ui-more-moves = { $n ->
    [one] 1 more move
   *[other] { $n } more moves
}

## What is asked, by kind of decision

prompt-choose-faction = Choose a faction
prompt-first-dwelling = Place a first dwelling
prompt-first-bonus = Choose the first bonus card
prompt-turn = Your turn: take an action
prompt-after = Convert, or end the turn
prompt-take-power = { $power ->
    [0] { $builder } built beside you, but no power can move in your bowls
   *[other] Take { $power } power beside { $builder }{ $paid }?
}
    .trade = { $power ->
        [0] { $builder } traded with you, but no power can move in your bowls
       *[other] Take { $power } power for the trade with { $builder }{ $paid }?
    }
prompt-sacrificing = Use the power, or sacrifice more
prompt-spades = { $spades ->
    [0] Build a dwelling, or build nothing
    [one] 1 spade left: transform a space, or build
   *[other] { $spades } spades left: transform a space, or build
}
prompt-cult-spades = { $spades ->
    [one] Cult bonus: use 1 spade
   *[other] Cult bonus: use { $spades } spades
}
prompt-bridging = Choose a place for the bridge
prompt-pick-step = { $steps ->
    [one] Choose a cult track for 1 step
   *[other] Choose a cult track for { $steps } steps
}
prompt-pick-favor = Choose a favor tile
prompt-pick-town = Choose a town tile
prompt-pick-key = Choose a cult track for the key
prompt-own-ability = Use the faction's ability
prompt-bid-faction = Choose a faction to bid for
prompt-bidding = How many VP do you bid?

ask-move = Enter the number of a move, a move in words, or ? for help
ask-file = File
ask-again = Try again:

## Headings

heading-map = Map
heading-players = Players
heading-cults = Cult board
heading-power-actions = Power actions
heading-scoring-tiles = Scoring tiles
heading-bonus-cards = Bonus cards
heading-favor-tiles = Favor tiles
heading-town-tiles = Town tiles
heading-moves = Moves
heading-conversions = Conversions
heading-log = What happened
heading-income = Income of the next round
heading-final = If the game ended now
heading-sources = VP by source
heading-result = Result
heading-help = Help
heading-options = Options

## Help

help-number = a number: make that move
help-words = a move in words, as in ledgers: build F3, pass BON1
help-undo = undo: take back your last step
help-redo = redo: repeat the step you took back
help-save = save FILE: write the game to a file
help-why = why MOVE: explain why a move is not possible
help-more = more: show all moves
help-rules = rules TOPIC: look up a rule
help-quit = quit: leave the game; save it first if you want to keep it

## Notes

note-saved = Saved to { $file }.
note-resumed = Resumed from { $file }.
note-undone = Undone.
note-redone = Redone.
note-unknown = { $text } is not a move or a number from the list. Enter ? for help.
note-ambiguous = { $text } could mean: { $moves }.
note-illegal = { $text } is not possible. { $reason }
note-possible = You can do this instead: { $moves }.
note-game-over = The game is over.
note-not-saved = The game is not saved.
note-goodbye = Goodbye.
