### La carte et le plateau des cultes de l'application.

# Une quantité sans phrase à elle : un niveau, les jetons d'un bol
board-amount = { $what } : { $n }

## Une case, après son nom et son terrain

board-structure = { $structure } ({ $player }), Pouvoir { $power }
board-town = ville ({ $player })
board-river-by = la rivière près de { $spaces }
board-river-near = la rivière non loin de { $spaces }
board-legal = possible maintenant

## La carte

board-keys = Les flèches déplacent, { $enter } choisit, { $next } mène à la prochaine possibilité, plus et moins changent l'échelle, 0 montre tout.
board-zoom = Échelle
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-zoom-whole = Montrer toute la carte

## Calques

board-legend = Légende
board-overlay-close = Masquer le calque
board-overlay-reach = Portée : { $player }
board-overlay-spades = Pelles jusqu'au terrain natal : { $player }
board-overlay-towns = Villes en vue : { $player }
board-overlay-leech = Pouvoir pour les autres : { $player }
board-overlay-network = Zones reliées : { $player }
board-legend-reach = à portée
board-legend-reach-more = avec une Navigation de plus
board-legend-spades = pelles nécessaires
board-legend-town-power = Pouvoir sur ce qu'il faut
board-legend-town-structures = infrastructures sur ce qu'il faut
board-legend-leech = à la couleur du joueur
board-legend-network = un numéro, une zone

## Le plateau des cultes

board-cult-level = { $player } : { $level }
board-cult-level-key = { $player } : { $level }, avec une clé pour le sommet
board-cult-places = Places des prêtres : { $places }
board-cult-final = Décompte final à cet instant : { $ranks }
board-cult-rank = { $player } { $vp } PV
board-cult-round = Bonus de culte de cette manche : par { $count } ({ $what }) { $gains }
board-cult-gets = { $player } : { $gains } à recevoir
