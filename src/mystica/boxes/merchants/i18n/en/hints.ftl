term-ships = ships and shipyard
