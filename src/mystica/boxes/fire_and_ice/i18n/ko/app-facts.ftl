map-fire-and-ice = 불과 얼음
