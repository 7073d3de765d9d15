tile-BON10 = Valeur de Navigation
tile-TW6 = Deux clés
tile-TW7 = Navigation
tile-TW8 = Points de victoire
tile-SCORE9 = Temples
