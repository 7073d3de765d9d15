map-fire-and-ice = Fire & Ice
