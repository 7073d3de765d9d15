tile-BON10-effect = Income: 3 power. On passing: 3 VP for each level of the shipping track.
tile-TW6-effect = 2 VP, 2 keys and 2 steps on every cult track.
tile-TW7-effect = 4 VP, 1 key and 1 free step on the shipping track with its VP; carpet flights skip 1 space more instead.
tile-TW8-effect = 11 VP and 1 key.
tile-SCORE9-effect = 4 VP for each temple built. Cult bonus: 2 coins for each own priest left on a cult.
