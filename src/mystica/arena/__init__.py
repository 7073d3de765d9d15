"""Many games at once: simulations, contests between bots, training, measurements."""
