### How sentences come from events and reasons: the same in every language, read by Python and by the browser alike.
### A list is divided by spaces.

## Which messages hold the name of what an argument is the key of. A star stands for the key; the first that there is counts.

sentence-names-structure = structure-*.one
sentence-names-old = structure-*.one
sentence-names-unit = unit-*.one
sentence-names-terrain = terrain-*
sentence-names-was = terrain-*
sentence-names-cult = cult-*.track
sentence-names-tile = tile-*
sentence-names-faction = faction-*
sentence-names-decider = faction-*
sentence-names-by = faction-* thing-*
sentence-names-who = faction-*
sentence-names-now = decision-*
sentence-names-what = tile-* faction-* structure-* cult-* colour-* thing-*
sentence-names-piece = tile-* faction-* structure-* cult-* colour-* thing-*
sentence-names-needed = tile-* faction-* structure-* cult-* colour-* thing-*

## Resources that are told as an amount (`amount-coins`), in their order.

sentence-amounts = vp coins workers priests power tokens

## Events that happen before there is a faction: who sits there is named, not the faction that the seat got afterwards.

sentence-by-sitter = bid-on bid faction

## Arguments by whose value a sentence may have a form of its own, as an attribute; the first that is given counts.

sentence-own-forms = faction why
