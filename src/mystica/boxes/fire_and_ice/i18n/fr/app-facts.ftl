map-fire-and-ice = Feu et glace
