tile-BON10-effect = Revenus : { -power(n: "bonus[BON10].income.power") }. En passant : { -vp(n: "bonus[BON10].pass_vp[shipping]") } par niveau de la piste Navigation.
tile-TW6-effect = { -vp(n: "town[TW6].vp") }, { -keys(n: "town[TW6].keys") } et { -steps(n: "town[TW6].steps") } sur chaque piste de culte.
tile-TW7-effect = { -vp(n: "town[TW7].vp") }, { -keys(n: "town[TW7].keys") } et { -free-steps(n: "town[TW7].shipping") } sur la piste Navigation, avec ses PV ; à la place, le tapis volant saute { -spaces(n: "town[TW7].skip_range") } de plus.
tile-TW8-effect = { -vp(n: "town[TW8].vp") } et { -keys(n: "town[TW8].keys") }.
tile-SCORE9-effect = { -vp(n: "scoring[SCORE9].vp") } par temple construit. Bonus de culte : { -coins(n: "scoring[SCORE9].coins") } pour chacun de vos prêtres laissés dans un culte.
