tile-BON10-effect = Income: { -power(n: "bonus[BON10].income.power") }. On passing: { -vp(n: "bonus[BON10].pass_vp[shipping]") } for each level of the shipping track.
tile-TW6-effect = { -vp(n: "town[TW6].vp") }, { -keys(n: "town[TW6].keys") } and { -steps(n: "town[TW6].steps") } on every cult track.
tile-TW7-effect = { -vp(n: "town[TW7].vp") }, { -keys(n: "town[TW7].keys") } and { -free-steps(n: "town[TW7].shipping") } on the shipping track with its VP; carpet flights skip { -spaces(n: "town[TW7].skip_range") } more instead.
tile-TW8-effect = { -vp(n: "town[TW8].vp") } and { -keys(n: "town[TW8].keys") }.
tile-SCORE9-effect = { -vp(n: "scoring[SCORE9].vp") } for each temple built. Cult bonus: { -coins(n: "scoring[SCORE9].coins") } for each of your priests left on a cult.
