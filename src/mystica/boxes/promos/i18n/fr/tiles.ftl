tile-BON10-effect = Revenus : 3 Pouvoir. En passant : 3 PV par niveau de la piste Navigation.
tile-TW6-effect = 2 PV, 2 clés et 2 cases sur chaque piste de culte.
tile-TW7-effect = 4 PV, 1 clé et 1 case gratuite sur la piste Navigation, avec ses PV ; à la place, le tapis volant saute 1 case de plus.
tile-TW8-effect = 11 PV et 1 clé.
tile-SCORE9-effect = 4 PV par temple construit. Bonus de culte : 2 pièces pour chacun de vos prêtres laissés dans un culte.
