"""One file per chapter of the rulebook: predicate, generator and application of each rule side by side."""
