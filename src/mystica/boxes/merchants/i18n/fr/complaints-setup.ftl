complaint-setup-canal = Aucun canal ne peut relier { $first } et { $last } sur la carte { $name }.
