complaint-setup-canal = No canal can lie between { $first } and { $last } on map { $name }.
