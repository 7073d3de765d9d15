### Names of moves, as choices in a list. The arguments are those of the log's sentences.

move-faction = Play the { $faction }
move-first-dwelling = Place { $structure } on { $space }
move-first-bonus = Take the bonus card { $tile }
move-build = Build { $structure } on { $space }
move-upgrade = Upgrade { $space } to { $structure }
    .dwarves = Upgrade { $space } to a market
    .fakirs = Upgrade { $space } to a market
move-transform = { $spades ->
    [0] Turn { $space } into { $terrain }
    [one] Transform { $space } into { $terrain } (1 spade)
   *[other] Transform { $space } into { $terrain } ({ $spades } spades)
}
move-buy-spade = Buy a spade
move-leave-spades = { $spades ->
    [0] Build nothing
    [one] Leave the spade unused
   *[other] Leave { $spades } spades unused
}
move-go-first = Use the spades of the cult bonus first
move-advance-shipping = Advance to shipping { $level }
move-advance-digging = Lower the exchange rate for spades
move-send-priest = { $steps ->
    [one] Send a priest to the order of { $cult }: 1 step
   *[other] Send a priest to the order of { $cult }: { $steps } steps
}
move-return-priest = { $steps ->
    [one] Return a priest to the supply: 1 step in { $cult }
   *[other] Return a priest to the supply: { $steps } steps in { $cult }
}
move-power-action = Power action { $tile }
move-special-action = Special action { $tile }
move-convert = Convert { $price } to { $gains }
move-sacrifice = Sacrifice power
move-bridge = Build a bridge between { $from } and { $to }
move-connect = Found a town over the river space { $space }
move-ability = { $number ->
    [0] Do not use the faction's ability
   *[other] Use the faction's ability: { $price } to { $gains }
}
    .darklings = { $number ->
        [0] Ordain no priests
       *[other] Ordain priests: { $price } to { $gains }
    }
move-step = { $steps ->
    [one] 1 step in { $cult }
   *[other] { $steps } steps in { $cult }
}
move-use-key = Use a key in { $cult }
move-leave-key = Leave the key unused
move-favor = Take the favor tile { $tile }
move-town = Take the town tile { $tile }
move-take-power = { $power ->
    [0] Take no power beside { $builder }: none can move
   *[other] Take { $power } power beside { $builder }{ $paid }
}
    .trade = { $power ->
        [0] Take no power for the trade with { $builder }: none can move
       *[other] Take { $power } power for the trade with { $builder }{ $paid }
    }
move-decline-power = Refuse the power
move-later = Decide about the power later
move-later-step = Take the step later
move-give-up = Give it up
move-pass = Pass and take the bonus card { $tile }
move-pass-last = Pass
move-end-turn = End the turn
move-drop = Leave the game
