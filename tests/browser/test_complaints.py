"""What is wrong with a file that was brought is said in the language of the app, the detail too."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from mystica.i18n import say
from tests.browser.conftest import Windows


@pytest.mark.parametrize("language", ["en", "fr", "ko"])
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (json.dumps({"mystica": "save"}), [("save-missing", {"text": "version"})]),
        ("option strict-leech\ndance", [("ledger-line", {"row": 2}), ("ledger-command", {"text": "dance"})]),
    ],
    ids=["save", "ledger"],
)
def test_files(windows: Windows, language: str, text: str, told: list[tuple[str, dict[str, int | str]]]) -> None:
    page = windows.open("/#/load", language=language)
    page.locator("textarea").fill(text)
    page.locator("form button[type=submit], .button.main").first.click()
    detail = page.locator(".problem-detail").first
    expect(detail).to_have_text(" ".join(say(language, f"complaint-{key}", args) for key, args in told))
    assert detail.get_attribute("lang") is None
