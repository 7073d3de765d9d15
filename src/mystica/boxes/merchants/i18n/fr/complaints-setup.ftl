complaint-setup-no-ships = Ce Mystica n'a pas de navires : l'extension n'y est pas.
complaint-setup-canal = Aucun canal ne peut relier { $first } et { $last }.
