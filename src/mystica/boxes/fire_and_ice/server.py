"""What Fire & Ice adds to the API's answers: where its choices come in lists of moves."""

from __future__ import annotations

from mystica.server.of_boxes import Answer, ServerOfBox

_TOKENS_AND_PRIESTS = ("take-priest", "take-token", "leave-token")


class FireAndIceServer(ServerOfBox):
    titles = {"new-home": ""}

    def place_of(self, answer: Answer) -> int:
        """What is the faction's own first, what needs no terrain at its head."""
        own = {"terrain", "bowl", "cult"} & answer.args.keys() or answer.part in _TOKENS_AND_PRIESTS
        if answer.kind != "ability" or not own:
            return 0
        return -1 if "terrain" in answer.args else -2


PART = FireAndIceServer()
