### The app: what the factions of Fire & Ice ask for, and terrain in their own way.

play-ask-pick-terrain = Choose your starting terrain
play-ask-new-home = Choose your new home terrain
play-ask-unlock = You gained a priest: unlock a terrain instead?
play-ask-lose-steps = { $n ->
    [one] Choose a cult track to go down 1 step
   *[other] Choose a cult track to go down { $n } steps
}
play-ask-lose-token = { $n ->
    [one] Choose a bowl to remove 1 power token from
   *[other] Choose bowls to remove { $n } power tokens from
}
play-ask-take-token = Pay for a new power token?

table-start-terrain = Starting terrain: { $terrain }
table-start-terrain-open = Starting terrain: not chosen yet
table-unlocked = Unlocked: { $terrains }
table-ground-steps = A volcano costs { $n } steps of one cult track, or { $home } on another player's home terrain.
table-ground-tokens = A volcano costs power tokens: { $n }, or { $home } on another player's home terrain.
table-ground-coins = Unlocking costs the priest and coins: { $n }, or { $home } for another player's home terrain.
fact-own-terrain = terrain
