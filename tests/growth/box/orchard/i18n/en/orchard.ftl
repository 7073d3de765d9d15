option-orchard = The Orchard
option-orchard-true = on the table
option-orchard-false = left in the box
ruling-orchard = Play with the things of the orchard.
tile-OBON1 = Ripe apples
faction-gardeners = Gardeners
faction-gardeners-ability = They get 2 VP for each spade.
