"""The shapes of everything the API takes and gives, by topic. The browser's types are generated from these."""
