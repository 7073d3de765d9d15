### What happened, as sentences of the log. `$player` is a name; `$gains` and `$price` are lists of amounts;
### `$gained` and `$paid` are the clauses below, or nothing.

clause-paid = {" "}for { $amounts }
clause-gained = , gaining { $amounts }

## The moves

event-faction = { $player } will play the { $faction }.
event-first-dwelling = { $player } placed { $structure } on { $space }.
event-first-bonus = { $player } chose the bonus card { $tile }{ $gained }.
event-build = { $player } built { $structure } on { $space }{ $paid }.
event-upgrade = { $player } upgraded { $old } on { $space } to { $structure }{ $paid }.
    .dwarves = { $player } upgraded { $old } on { $space } to a market{ $paid }.
    .fakirs = { $player } upgraded { $old } on { $space } to a market{ $paid }.
event-transform = { $spades ->
    [0] { $player } turned { $space } from { $was } into { $terrain } without spades{ $paid }.
    [one] { $player } transformed { $space } from { $was } into { $terrain } with 1 spade{ $paid }.
   *[other] { $player } transformed { $space } from { $was } into { $terrain } with { $spades } spades{ $paid }.
}
event-buy-spade = { $player } bought a spade{ $paid }.
event-leave-spades = { $spades ->
    [0] { $player } built nothing.
    [one] { $player } left 1 spade unused.
   *[other] { $player } left { $spades } spades unused.
}
event-go-first = { $player } uses the spades of the cult bonus before the others.
event-advance-shipping = { $player } advanced to shipping { $level }{ $paid }{ $gained }.
event-advance-digging = { $player } lowered the exchange rate for spades to level { $level }{ $paid }{ $gained }.
event-send-priest = { $player } sent a priest to the order of { $cult }.
event-return-priest = { $player } returned a priest to the supply for a step in { $cult }.
event-power-action = { $player } took the power action { $tile }{ $paid }{ $gained }.
event-special-action = { $player } took the special action { $tile }{ $paid }.
event-convert = { $player } converted { $price } to { $gains }.
event-sacrifice = { $player } sacrificed power: { $price } left the game.
event-bridge = { $player } built a bridge between { $from } and { $to }.
event-connect = { $player } skipped the river space { $space } to found a town.
event-ability = { $player } used the faction's ability{ $paid }{ $gained }.
    .darklings = { $number ->
        [0] { $player } ordained no priests.
       *[other] { $player } ordained priests: { $price } became { $gains }.
    }
event-step = { $steps ->
    [one] { $player } chose 1 step in { $cult }.
   *[other] { $player } chose { $steps } steps in { $cult }.
}
event-use-key = { $player } used a key in { $cult }.
event-leave-key = { $player } left the key unused.
event-favor = { $player } took the favor tile { $tile }.
event-town = { $player } took the town tile { $tile }{ $gained }.
event-take-power = { $power ->
    [0] { $player } took no power beside { $builder }: none could move.
   *[other] { $player } took { $power } power beside { $builder }{ $paid }.
}
    .trade = { $power ->
        [0] { $player } took no power for the trade with { $builder }: none could move.
       *[other] { $player } took { $power } power for the trade with { $builder }{ $paid }.
    }
event-decline-power = { $player } refused { $offered } power beside { $builder }.
    .trade = { $player } refused { $offered } power for the trade with { $builder }.
event-later = { $player } put off the decision on { $offered } power beside { $builder }.
    .trade = { $player } put off the decision on { $offered } power for the trade with { $builder }.
event-later-step = { $player } put off the cult step.
event-give-up = { $player } gave up what the action would have brought.
event-pass = { $player } passed and took the bonus card { $tile }{ $gained }.
event-pass-last = { $player } passed.
event-end-turn = { $player } ended the turn.
event-drop = { $player } left the game.

## What follows from them

event-skip = { $player } skipped a space{ $paid }{ $gained }.
    .dwarves = { $player } dug a tunnel{ $paid }{ $gained }.
    .fakirs = { $player } flew by carpet{ $paid }{ $gained }.
event-advance = { $player } moved from { $from } to { $to } in { $cult }{ $gained }.
event-shipping = { $player } advanced to shipping { $level } free of charge.
event-scoring-tile = { $player } gained { $gains } from the scoring tile { $tile }.
event-favor-tile = { $player } gained { $gains } from a favor tile.
event-card-vp = { $player } gained { $gains } from the bonus card { $tile }.
event-faction-gain = { $player } gained { $gains } from the faction's ability.
event-gain = { $player } gained { $gains }.
event-loss = { $player } paid { $price }.
event-offer = { $player } may take { $offered } power beside { $builder }.
    .trade = { $player } may take { $offered } power for the trade with { $builder }.
event-offer-void = { $player } has no room for the { $offered } power beside { $builder }.
    .trade = { $player } has no room for the { $offered } power from the trade with { $builder }.
event-town-founded = { $player } founded a town.

## Rounds and the end

event-round = Round { $round } begins. Scoring tile: { $tile }.
event-income = { $player } received an income of { $gains }.
event-cult-bonus = { $player } received { $gains } as a cult bonus.
event-cult-spades = { $spades ->
    [one] { $player } received 1 spade as a cult bonus.
   *[other] { $player } received { $spades } spades as a cult bonus.
}
event-cult-score = { $player } gained { $gains } for { $cult }.
event-area-score = { $size ->
    [one] { $player } gained { $gains } for 1 connected structure.
   *[other] { $player } gained { $gains } for { $size } connected structures.
}
event-resource-score = { $player } gained { $vp } VP for leftover resources.
event-win = { $player } won the game with { $total } VP.
