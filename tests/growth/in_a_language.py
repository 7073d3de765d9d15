"""The server in a copy of the package with one language more: `python -m tests.growth.in_a_language`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from mystica.i18n import LOCALES, amounts, name_of, t
from mystica.server.services import Settings
from tests.server.running import client, in_thread, sqlite


def main() -> None:
    """Its own words where it has some, English for the rest."""
    assert LOCALES == ("en", "eo", "fr", "ko")
    assert (t("eo", "faction-nomads"), t("eo", "faction-giants")) == ("Nomadoj", "Giants")
    assert (name_of("eo", "faction", "giants"), amounts("eo", {"coins": 2, "workers": 1})) == (
        "Giants",
        "2 coins and 1 worker",
    )
    with (
        tempfile.TemporaryDirectory() as folder,
        in_thread(Settings(sqlite(Path(folder)))) as running,
        client(running.url) as http,
    ):
        catalogue = http.get("/api/catalogue").json()
        assert catalogue["locales"] == list(LOCALES) and catalogue["language_names"]["eo"] == "Esperanto"
        texts = http.get("/texts/eo.ftl").text
        assert texts.count("faction-nomads = ") == texts.count("faction-giants = ") == 1
        assert "faction-nomads = Nomadoj" in texts and "faction-giants = Giants" in texts
        topics = {topic["key"]: topic for topic in http.get("/api/rules/eo").json()}
        assert topics["winner"]["title"] == "La gajninto" and topics["towns"]["title"] == "Founding a town"
    print("spoken")


if __name__ == "__main__":
    main()
