### Hints that a move may be a mistake.

warning-full-price = This trading house costs { $coins } coins; on { $space }, beside a neighbour, it would cost { $less }.
warning-power-lost = { $n } power will be lost: your bowls have no room for it.
warning-priests-lost = { $n ->
    [one] 1 priest will be lost: none is left in your supply.
   *[other] { $n } priests will be lost: your supply does not have them.
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
warning-income-too-late = { $tile }: its income will never come, this is the last round.
warning-spades-forfeited = { $n ->
    [one] 1 free spade will be lost unused.
   *[other] { $n } free spades will be lost unused.
}
warning-dwelling-left = You could build a dwelling on { $space } in the same action.
warning-key-left = A key would lift your marker to the top now: { $cult }.
warning-sacrifice-needless = { $n ->
    [one] 1 power token is sacrificed without need.
   *[other] { $n } power tokens are sacrificed without need.
}
warning-special-unused = You have not used a special action: { $tile }.
warning-bonus-missed = 1 more step would bring you this round's cult bonus: { $cult }.
warning-income-power-lost = { $n } power will be lost at the start of the next round: your bowls have no room for it.
warning-income-priests-lost = { $n ->
    [one] 1 priest will be lost at the start of the next round: none is left in your supply.
   *[other] { $n } priests will be lost at the start of the next round: your supply does not have them.
}
warning-town-left = You could still found a town over a river space.
warning-power-comes-anyway = You pay { $vp } VP, but { $n } of this power would come anyway at the start of the next round.
warning-power-not-worth-it = This power costs { $vp } VP more than it brings in final scoring.
warning-free-power-refused = This power costs nothing.
warning-offer-refused = { $n } power is offered to you. Acting now refuses it.
