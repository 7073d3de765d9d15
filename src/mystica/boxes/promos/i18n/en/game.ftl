tile-BON10 = Shipping value
tile-TW6 = Two keys
tile-TW7 = Shipping
tile-TW8 = Victory points
tile-SCORE9 = Temples
