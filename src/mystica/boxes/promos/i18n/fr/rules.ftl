ruling-promo-bonus = Mélanger la carte Bonus promotionnelle aux autres.
ruling-promo-towns = Ajouter les tuiles Ville promotionnelles à la réserve.
ruling-temple-tile = Mélanger la tuile Pointage des temples aux autres.
