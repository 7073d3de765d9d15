complaint-setup-no-ships = This Mystica has no ships: Merchants of the Seas is not part of it.
complaint-setup-canal = No canal can lie between { $first } and { $last }.
