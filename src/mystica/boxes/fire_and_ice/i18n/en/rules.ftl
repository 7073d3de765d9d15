ruling-fire-and-ice = The six factions of Fire & Ice may be chosen and drawn.
ruling-token-loss = Power tokens that leave the game come from bowls of the owner's choice, or from bowl I, then II, then III.
