ruling-promo-bonus = Shuffle the promo bonus card in with the others.
ruling-promo-towns = Add the promo town tiles to the supply.
ruling-temple-tile = Shuffle the temple scoring tile in with the others.
