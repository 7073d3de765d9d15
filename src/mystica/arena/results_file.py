"""The results file of a contest: its settings on the first line, then a line per game. It may be cut off anywhere."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import IO

from mystica.arena.seatings import Contest, Result
from mystica.notation.files import write_text
from mystica.setups import SetupError


class ResultsFile:
    """Opened anew it knows the games of an earlier run of the same contest; new ones are added to its end."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.done: list[Result] = []
        self._first = contest.text()
        self._file: IO[str] | None = None
        try:
            text = path.read_text(encoding="utf-8") if path.exists() else ""
        except UnicodeDecodeError:
            raise SetupError.english_only(f"{path} does not hold results of the arena") from None
        whole = text[: text.rfind("\n") + 1]  # a line without its end was being written when the run was stopped
        if whole:
            self._read(whole.splitlines(), contest)
        try:
            self._file = path.open("w" if not whole else "r+", encoding="utf-8")
        except OSError as error:
            raise SetupError.english_only(f"cannot write to {path}: {error.strerror}") from None
        if whole:
            self._file.seek(len(whole.encode()))
            self._file.truncate()
        else:
            self._file.write(self._first + "\n")
            self._file.flush()

    def _read(self, lines: list[str], contest: Contest) -> None:
        try:
            first = json.loads(lines[0])
            if not isinstance(first, dict) or "bots" not in first:
                raise ValueError
        except ValueError:
            raise SetupError.english_only(f"{self.path} does not hold results of the arena") from None
        wanted = json.loads(self._first)
        differing = [key for key in wanted if key != "tables" and first.get(key) != wanted[key]]
        if differing:
            raise SetupError.english_only(
                f"{self.path} holds results of another contest: {', '.join(sorted(differing))} differ"
            )
        for number, line in enumerate(lines[1:], 2):
            try:
                self.done.append(Result.from_text(line))
            except (ValueError, KeyError, TypeError):
                raise SetupError.english_only(f"{self.path}, line {number}: this is not a result") from None

    def add(self, result: Result) -> None:
        assert self._file is not None
        self._file.write(result.text() + "\n")
        self._file.flush()
        self.done.append(result)

    def put_in_order(self) -> None:
        """Once all are played: the games by table, so that the same contest leaves the same file."""
        assert self._file is not None
        self.done.sort(key=lambda result: (result.table, result.seating))
        text = "\n".join([self._first, *(result.text() for result in self.done)]) + "\n"
        self._file.close()
        write_text(self.path, text)

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()
