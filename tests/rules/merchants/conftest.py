"""Without the folder of the box there is nothing to test here."""

from __future__ import annotations

import pytest

from mystica import data


@pytest.fixture(autouse=True)
def box() -> None:
    if "merchants" not in data.boxes():
        pytest.skip("Merchants of the Seas is not part of this Mystica")
