complaint-setup-canal = There cannot be a canal between { $first } and { $last } on map { $name }.
