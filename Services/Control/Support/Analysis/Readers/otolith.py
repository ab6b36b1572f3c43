"""Reads a folder of `otolithctl studies analysis` with the types that its codebooks state.

    import sys; sys.path.insert(0, "FOLDER")
    import otolith
    data = otolith.read("FOLDER")
    data.observations, data.participants     data frames
    data.codebook                            rows of both codebooks; table names the file

Codes are categories in the order of the codebook; `frame.attrs["labels"]` has the labels of the
columns. Ids and the column value stay texts: its numbers are in the column number.
"""

import re
from collections import namedtuple
from pathlib import Path

import pandas

Data = namedtuple("Data", "observations participants codebook")


def read(folder="."):
    """Returns both tables and their codebooks."""
    folder = Path(folder)
    observations, first = _table(folder, "observations")
    participants, second = _table(folder, "participants")
    return Data(observations, participants, pandas.concat([first, second], ignore_index=True))


def _text(path, **options):
    return pandas.read_csv(path, dtype="str", encoding="utf-8", na_filter=False, **options)


def _table(folder, name):
    book = _text(folder / f"{name}.codebook.csv")
    frame = _text(folder / f"{name}.csv")
    labels = {}
    for column in frame.columns:
        about = book[(book["position"] != "") & (book["variable"] == column)]
        if about.empty:
            raise ValueError(f"{name}.codebook.csv does not describe {column}")
        frame[column] = _typed(frame[column], about)
        labels[column] = about["label"].iloc[0]
    frame.attrs["labels"] = labels
    book.insert(0, "table", name)
    return frame, book


def _typed(cells, about):
    form = about["form"].iloc[0]
    filled = cells.where(cells != "")
    if form == "integer":
        return pandas.to_numeric(filled).astype("Int64")
    if form == "number":
        return pandas.to_numeric(filled).astype("float64")
    if form == "flag":
        return filled.map({"true": True, "false": False}).astype("boolean")
    if form == "date":
        return pandas.to_datetime(filled, format="%Y-%m-%d")
    if form == "code":
        listed = list(dict.fromkeys([*about["code"], *cells]))
        return pandas.Series(
            pandas.Categorical(filled, [code for code in listed if code != ""]), index=cells.index)
    if form in ("text", "mixed"):
        # Exports put an apostrophe where a spreadsheet would compute a text.
        return filled.map(_plain, na_action="ignore")
    return filled


def _plain(text):
    return re.sub("(^|[;|\t\r\n\u060c\u061b])'", r"\1", text)
