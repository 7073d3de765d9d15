term-ships = navires et chantier naval
