### Playing: what is asked, what is offered, the turn so far, refusals, keys.

## The bar

play-area = Play
play-now = Now: { $player }
play-ready = Ready: confirm the turn
play-waiting = Please wait
play-watching = You are watching
play-decides = Waiting for { $player } to decide { $what }
play-past = You are looking at the past
play-past-row = Position { $n }
play-closed = The host has closed this game
play-closed-hint = You can look at it, but not play on.
play-winners = Won by: { $players }
play-draft = The turn so far
play-confirm = Confirm
play-sends = This will be sent: { $moves }
play-hint = Hint
play-undo = Undo the last step
play-redo = Redo
play-restart = Start the turn again
play-take-back = Take back
play-take-back-hint = Take back your last turn: nobody has moved since
play-list = List of all moves
play-type = Type a move
play-fold = Look at the table
play-unfold = Show the choices
play-close = Close
play-help = Help about this

## Choices

play-payment = pay with: { $how }
play-sacrifice = { $n ->
    [one] Sacrifice 1 power token
   *[other] Sacrifice { $n } power tokens
}
play-then-on-map = Then choose on the map
play-then-favor = { $n ->
    [one] then a favor tile
   *[other] then { $n } favor tiles
}
play-then-town = { $n ->
    [one] founds a town
   *[other] founds { $n } towns
}
play-then-cult = { $n ->
    [one] then 1 cult step
   *[other] then { $n } cult steps
}
play-then-key = { $n ->
    [one] then a key
   *[other] then { $n } keys
}
play-then-ability = then the faction's ability
play-then-spades = { $n ->
    [one] 1 spade left
   *[other] { $n } spades left
}
play-then-bridge = then a bridge
play-then-action = { $n ->
    [one] then 1 more action
   *[other] then { $n } more actions
}
play-then-leech = { $player } may take { $n } power
play-warning = Careful:
play-other-ways = { $n ->
    [one] 1 other way to do it
   *[other] { $n } other ways to do it
}
play-instead = Other ways
play-more-choices = { $n ->
    [one] 1 more
   *[other] { $n } more
}
play-all-places = { $n ->
    [one] The only place
   *[other] All { $n } places
}
play-second-space = { $n ->
    [one] 1 way with a second space
   *[other] { $n } ways with a second space
}
play-more-transforms = More ways to transform
play-more-transforms-note = Away from home, the long way round, or with a free spade left unused. Spades may still bring you VP.
play-on-map = { $n ->
    [one] 1 space glows on the map: choose it.
   *[other] { $n } spaces glow on the map: choose one.
}
play-pick-on-map = choose the place on the map.
play-pick-list = As a list
play-more = One more: { $what }
play-less = One less: { $what }
play-search = Search, for example: temple
play-found = { $n ->
    [one] 1 move
   *[other] { $n } moves
}

## Why not

play-rule = The rule
play-repair = This would make it possible:
play-nothing-here = There is nothing to do here now.
play-confirm-first = Your turn is complete. Confirm it, or undo a step.

## Power beside others' buildings

play-take = { $n ->
    [0] Take nothing
   *[other] Take { $n } power
}
play-beside = { $player } built beside you: { $n } power is offered.
play-room = { $n ->
    [0] No power can move in your bowls, so you gain nothing.
   *[other] You can take { $n } of it.
}
play-reaction = If somebody takes power, { $player } advances { $steps } on a cult track; if everybody refuses, { $player } gains { $power } power instead.
play-always-take = From now on, always take it for up to { $n } VP
play-always-take-free = From now on, always take it when it is free
play-always-refuse = From now on, refuse it if it costs { $n } VP or more
play-automatic-open = Automatic answers

## Automatic rules

play-automatic = What happens without asking you
play-rule-take = Take power beside others' buildings
play-rule-take-never = Always ask me
play-rule-take-free = When it is free
play-rule-take-up-to = When it costs up to { $n } VP
play-rule-refuse = Refuse power
play-rule-refuse-never = Never without asking
play-rule-refuse-from = When it costs { $n } VP or more
play-rule-helping = Even when my answer helps the builder
play-rule-helping-hint = Otherwise I will be asked.
play-rule-no-waste = Refuse power I would pay for if my income fills the bowls anyway
play-rule-no-waste-hint = No VP are spent on power that the next income brings anyway.
play-rule-end-turn = End my turn after the others have answered
play-rule-end-turn-hint = Otherwise I may convert once more before it ends.

## Typed moves

play-typed-example = for example: build F3
play-typed-hint = Write moves as in ledgers. Put a full stop between the steps.
play-typed-play = Play it
play-completions = How the move could continue
play-no-move = This is not a move yet.

## Notices

play-offline = No connection. Moves are kept; the game goes on when the server answers.
play-dropped = { $n ->
    [one] The game went on, and 1 move of your turn no longer fits. It was removed.
   *[other] The game went on, and { $n } moves of your turn no longer fit. They were removed.
}
play-advice-stale = This is the new position. Take a look and choose again.
play-advice-offline = Try again in a moment.
play-advice-unexpected = Reload the page. Nothing that was confirmed is lost.
play-asides = Questions you can answer at any time
play-added = Added: { $move }.
play-removed = Removed: { $move }.
play-went-back = { $player } went back to position { $n }.

## Kinds of moves

play-kind-leech = Take power
play-kind-decline = Refuse power
play-kind-faction = Factions
play-kind-dwelling = First dwellings
play-kind-bonus = Bonus cards
play-kind-build = Build
play-kind-upgrade = Upgrade
play-kind-transform = Transform
play-kind-power = Power actions
play-kind-special = Special actions
play-kind-bridge = Bridges
play-kind-priest = Priests
play-kind-shipping = Shipping
play-kind-digging = Exchange rate for spades
play-kind-favor = Favor tiles
play-kind-town = Town tiles
play-kind-cult = Cult tracks
play-kind-ability = The faction's ability
play-kind-connect = Towns over the river
play-kind-dig = Spades
play-kind-spades-first = Spades first
play-kind-later = Later
play-kind-pass = Pass
play-kind-convert = Convert
play-kind-sacrifice = Sacrifice power
play-kind-done = End
play-kind-resign = Leave the game
play-kinds = Kinds of actions
play-do-build = Build
play-do-upgrade = Upgrade
play-do-transform = Transform
play-do-power = Power
play-do-special = Special
play-do-bridge = Bridge
play-do-priest = Priest
play-do-shipping = Shipping
play-do-digging = Digging
play-do-pass = Pass
play-do-convert = Convert

## Keys

play-shortcuts = Keys
play-keys-arrows = Tab moves from part to part; the arrow keys move within the map, the tiles and the lists.
play-key-pick = Choose by number
play-key-confirm = Confirm the turn
play-key-undo = Undo a step
play-key-redo = Redo a step
play-key-restart = Start the turn again
play-key-escape = Close; fold the choices; back to the present
play-key-next = Next thing that can be used
play-key-before = Previous thing that can be used
play-key-moves = List of all moves
play-key-typed = Type a move
play-key-pass = Pass
play-key-convert = Convert
play-key-log = What happened
play-key-score = Score table
play-key-overlays = Next overlay on the map
play-key-shortcuts = Show these keys

play-then-price = then choose how to pay
play-kind-bid = Bids
