### What the box adds to how sentences come from events.

sentence-names-dock = unit-*.one
