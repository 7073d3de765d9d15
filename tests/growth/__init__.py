"""Tests of what newcomers add by the recipes of CONTRIBUTING.md: it works everywhere and breaks nothing."""
