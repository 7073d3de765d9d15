"""Rule tests by faction: Base, Appendix VI."""
