"""Without the folder of the box there is nothing to test here."""

from __future__ import annotations

import pytest

from mystica.setups import has_ships


@pytest.fixture(autouse=True)
def box() -> None:
    if not has_ships():
        pytest.skip("Merchants of the Seas is not part of this Mystica")
