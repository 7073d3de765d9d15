### Hints that a move may be a mistake.

warning-full-price = This trading house costs { $coins } coins; on { $space }, beside a neighbour, it would cost { $less }.
warning-power-lost = { $n } power will be lost: your bowls have no room for it.
warning-priests-lost = { $n ->
    [one] 1 priest will be lost: none is left in your supply.
   *[other] { $n } priests will be lost: your supply has too few.
}
warning-steps-lost = { $n ->
    [one] 1 step will be lost on { $cult }.
   *[other] { $n } steps will be lost on { $cult }.
}
warning-town-steps-lost = { $n ->
    [one] { $tile }: 1 of its steps will be lost.
   *[other] { $tile }: { $n } of its steps will be lost.
}
warning-better-place = The place for { $n } steps on { $cult } is still free.
warning-shipping-lost = { $tile }: your shipping marker cannot go further.
warning-income-too-late = { $tile }: this is the last round, so its income will never come.
warning-spades-forfeited = { $n ->
    [one] 1 free spade will be lost unused.
   *[other] { $n } free spades will be lost unused.
}
warning-dwelling-left = You could build a dwelling on { $space } in the same action.
warning-key-left = You could use a key now to reach the top of { $cult }.
warning-sacrifice-needless = { $n ->
    [one] You would sacrifice 1 power token more than you need to.
   *[other] You would sacrifice { $n } power tokens more than you need to.
}
warning-special-unused = You still have an unused special action: { $tile }.
warning-bonus-missed = 1 more step would earn you this round's cult bonus: { $cult }.
warning-income-power-lost = { $n } power will be lost at the start of the next round: your bowls have no room for it.
warning-income-priests-lost = { $n ->
    [one] 1 priest will be lost at the start of the next round: none is left in your supply.
   *[other] { $n } priests will be lost at the start of the next round: your supply has too few.
}
warning-town-left = You could still found a town over a river space.
warning-power-comes-anyway = You pay { $vp } VP, but { $n } of this power will come anyway at the start of the next round.
warning-power-not-worth-it = This power costs { $vp } VP more than it brings in final scoring.
warning-free-power-refused = This power costs nothing.
warning-offer-refused = You are being offered { $n } power. If you act now, you refuse it.
