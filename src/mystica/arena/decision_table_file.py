"""Writes the table of decisions as CSV, or as Parquet where pyarrow is installed."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Protocol

from mystica.arena.decision_table import Cell
from mystica.notation.files import check_places
from mystica.setups import SetupError

UNFINISHED = ".new"  # behind the name of a file that is still being written
ROWS_OF_A_GROUP = 100_000  # at most, in Parquet; a game is never divided


class Writer(Protocol):
    """Takes the rows of one game after the other."""

    def write(self, rows: Iterable[list[Cell]]) -> None: ...


def open_table(path: Path, columns: dict[str, type]) -> AbstractContextManager[Writer]:
    """A file by its ending; what was there before is replaced once the new table is whole."""
    if path.suffix not in (".csv", ".parquet"):
        raise SetupError.english_only(f"{path} must end in .csv or .parquet")
    check_places(path)
    return _parquet(path, columns) if path.suffix == ".parquet" else _csv(path, columns)


class _CsvWriter:
    def __init__(self, out: object) -> None:
        self._out = csv.writer(out, lineterminator="\n")  # type: ignore[arg-type]

    def write(self, rows: Iterable[list[Cell]]) -> None:
        self._out.writerows(rows)


@contextmanager
def _whole(path: Path) -> Iterator[Path]:
    """A file beside the wanted one that takes its place only if nothing went wrong."""
    beside = path.with_name(path.name + UNFINISHED)
    try:
        yield beside
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


@contextmanager
def _csv(path: Path, columns: dict[str, type]) -> Iterator[Writer]:
    with _whole(path) as beside, beside.open("w", encoding="utf-8", newline="") as out:
        writer = _CsvWriter(out)
        writer.write([list(columns)])
        yield writer


@contextmanager
def _parquet(path: Path, columns: dict[str, type]) -> Iterator[Writer]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise SetupError.english_only(f"{path} needs pyarrow, which is not installed: pip install pyarrow") from None
    kinds = {int: pyarrow.int32(), str: pyarrow.string()}
    schema = pyarrow.schema([(name, kinds[kind]) for name, kind in columns.items()])

    class ParquetWriter:
        """Gathers games until a row group is full: small groups make a file many times as large and slow to read."""

        def __init__(self, out: pyarrow.parquet.ParquetWriter) -> None:
            self._out = out
            self._gathered = [schema.empty_table()]

        def write(self, rows: Iterable[list[Cell]]) -> None:
            cells = list(zip(*rows))
            if not cells:
                return
            game = pyarrow.table([list(column) for column in cells], schema=schema)
            if sum(len(table) for table in self._gathered) + len(game) > ROWS_OF_A_GROUP:
                self.flush()
            self._gathered.append(game)

        def flush(self) -> None:
            group = pyarrow.concat_tables(self._gathered)
            if len(group):
                self._out.write_table(group, row_group_size=len(group))
            self._gathered = [schema.empty_table()]

    with (
        _whole(path) as beside,
        pyarrow.parquet.ParquetWriter(str(beside), schema, compression="zstd") as out,
    ):
        writer = ParquetWriter(out)
        yield writer
        writer.flush()
