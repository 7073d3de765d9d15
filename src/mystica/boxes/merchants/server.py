"""What Merchants of the Seas adds to the answers of the API: where its moves stand in lists."""

from __future__ import annotations

from mystica.server.of_boxes import Answer, ServerOfBox


class MerchantsServer(ServerOfBox):
    kinds = {
        "dock": "bonus", "ship": "build", "sail": "build", "extra-space": "build", "trade": "build", "reward": "build",
    }  # fmt: skip
    titles = {"build-by-ship": "upgrade", "sail": ""}

    def place_of(self, answer: Answer) -> int:
        """Many answers to a tile's question: what is no step first, what may be a mistake last."""
        if answer.decision != "tile-choice":
            return 0
        return 0 if answer.kind == "reward" else 2 if answer.doubtful else 1


PART = MerchantsServer()
