"""Maps of one's own, own starting VP, presets and auctions over the API."""

from __future__ import annotations

from pathlib import Path

import httpx

from mystica import data
from mystica.server.services import Settings
from tests.server.people import here
from tests.server.running import client, in_thread, sqlite

ROWS = data.map_rows(data.maps()["base"], data.common())
TWO = [{"name": "Anna"}, {"name": "Ben"}]


def test_an_own_map_is_drawn_and_played_on(http: httpx.Client) -> None:
    text = ";\n".join(ROWS)
    seen = http.post("/api/maps", json={"name": "mine", "text": text}).json()
    assert seen["name"] == "mine" and len(seen["spaces"]) == 113 and seen["start_vp"] == {} and seen["barred"] == []
    made = http.post("/api/games", json={"map": "mine", "map_text": text, "seats": TWO}).json()
    table = http.get(f"/api/games/{made['id']}").json()["table"]
    assert table["map"]["name"] == "mine" and table["map"]["spaces"] == seen["spaces"]


def test_what_is_wrong_with_a_map_is_said_with_the_row(http: httpx.Client) -> None:
    for rows, words in (
        ([ROWS[0].replace("U", "Q", 1), *ROWS[1:]], "row 1"),
        (ROWS[:-1] + (ROWS[-1] + ",U",), "row 9"),
        ([row.replace("K", "I") for row in ROWS], "swamp"),
    ):
        refused = http.post("/api/maps", json={"text": "\n".join(rows)})
        assert refused.status_code == 422 and refused.json()["problem"] == "map"
        assert words in refused.json()["detail"].lower()
    named = http.post("/api/maps", json={"name": "base", "text": "\n".join(ROWS)})
    assert "choose another" in named.json()["detail"]


def test_own_starting_vp(http: httpx.Client) -> None:
    seats = [{"name": "Anna", "faction": "witches"}, {"name": "Ben", "faction": "giants"}]
    made = http.post("/api/games", json={"seats": seats, "start_vp": {"giants": 31}}).json()
    players = http.get(f"/api/games/{made['id']}").json()["table"]["players"]
    assert [player["vp"] for player in players] == [20, 31]


def test_presets_choose_options_and_a_final_tile_lies_on_the_table(http: httpx.Client) -> None:
    made = http.post("/api/games", json={"preset": "everything", "seats": TWO}).json()
    view = http.get(f"/api/games/{made['id']}").json()
    wanted = http.get("/api/catalogue").json()["preset_options"]["everything"]
    assert wanted.items() <= view["options"].items()
    assert view["table"]["tiles"]["final"] in data.final_tiles()


def test_an_auction_is_shown_while_it_lasts(http: httpx.Client) -> None:
    made = http.post("/api/games", json={"options": {"factions": "auction"}, "seats": here(*TWO), "seed": 3}).json()
    keys = {seat["seat"]: seat["key"] for seat in made["keys"]}
    headers = {"X-Mystica-Keys": " ".join(keys.values())}

    def seen() -> dict[str, object]:
        found: dict[str, object] = http.get(f"/api/games/{made['id']}", headers=headers).json()
        return found

    def auction() -> list[dict[str, object]]:
        table = seen()["table"]
        assert isinstance(table, dict)
        return list(table["auction"])

    def bid(seat: int, faction: object, vp: int) -> None:
        wish = {"seat": seat, "base": seen()["last_row"], "moves": [f"bid on {faction}", f"bid {vp}"]}
        answer = http.post(f"/api/games/{made['id']}/turns", json=wish, headers=headers)
        assert answer.status_code == 200, answer.text

    first, second = (place["faction"] for place in auction())
    bid(0, first, 2)
    assert auction()[0] == {"faction": first, "holder": 0, "bid": 2, "least": 3}
    assert auction()[1] == {"faction": second, "holder": None, "bid": 0, "least": 0}
    bid(1, first, 5)
    bid(0, second, 0)
    assert auction() == []


def test_ships_lie_on_the_table_and_values_may_be_replaced(http: httpx.Client) -> None:
    text = '[shipyards.witches]\ncoins = 5\n[favor_tiles]\nMFAV1.cult = "air"\nMFAV4.cult = "fire"\n'
    seats = [{"name": "Anna", "faction": "witches"}, {"name": "Ben", "faction": "dwarves"}]
    wish = {"seats": seats, "options": {"merchants": "true"}, "facts_text": text}
    view = http.get(f"/api/games/{http.post('/api/games', json=wish).json()['id']}").json()
    assert view["facts"] == {
        "shipyards.witches.coins": 5, "favor_tiles.MFAV1.cult": "air", "favor_tiles.MFAV4.cult": "fire",
    }  # fmt: skip
    assert list(view["own_tiles"]["favor_tiles"]) == ["MFAV1", "MFAV4"] and view["own_tiles"]["town_tiles"] == {}
    sea = view["table"]["sea"]
    assert sea["fleets"][0]["board"]["coins"] == 5 and sea["fleets"][1]["merchants"] and len(sea["canals"]) == 1
    shown = http.get("/api/catalogue").json()
    assert shown["ships"]["yards"]["witches"]["provenance"]["coins"].startswith("house")
    refused = http.post("/api/games", json={**wish, "facts_text": "[shipyards.auren]\nsteps = 3\n"})
    assert refused.status_code == 422 and "steps" in refused.json()["detail"]


def test_facts_of_the_host_hold_for_new_games_that_use_them(tmp_path: Path) -> None:
    hosts = {"shipyards.witches.coins": 5}
    seats = [{"name": "Anna", "faction": "witches"}, {"name": "Ben", "faction": "dwarves"}]
    with in_thread(Settings(sqlite(tmp_path), facts=hosts)) as running, client(running.url) as http:

        def facts(**wish: object) -> dict[str, object]:
            made = http.post("/api/games", json={"seats": seats, **wish}).json()
            found: dict[str, object] = http.get(f"/api/games/{made['id']}").json()["facts"]
            return found

        assert facts(options={"merchants": "true"}) == hosts
        assert facts(preset="everything") == hosts
        assert facts(preset="everything", options={"merchants": "false"}) == facts() == {}
        own = "[shipyards.witches]\ncoins = 6\n"
        assert facts(options={"merchants": "true"}, facts_text=own) == {"shipyards.witches.coins": 6}
