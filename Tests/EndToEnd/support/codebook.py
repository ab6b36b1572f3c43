"""A codebook read by Python's CSV reader: the expected result of the importer."""

import csv
from dataclasses import dataclass
from pathlib import Path

from .paths import OWN_CODEBOOK, SHARED_CODEBOOK


def path() -> Path:
    """The published codebook if it lies beside the checkout, otherwise our own."""
    return SHARED_CODEBOOK if SHARED_CODEBOOK.exists() else OWN_CODEBOOK


@dataclass
class Row:
    element_type: str
    question_type: str
    variable: str
    required: bool
    codes: list[str]
    # Texts by language, without surrounding white space.
    text: dict[str, str]
    # Answers by language and number.
    answers: dict[str, dict[int, str]]


class Codebook:
    def __init__(self, path: Path):
        with open(path, encoding="utf-8-sig", newline="") as file:
            self.lines = list(csv.reader(file))
        header_index = next(
            index for index, line in enumerate(self.lines) if line[0] == "elementtype")
        header = self.lines[header_index]
        self.languages = [
            name.removeprefix("item_") for name in header if name.startswith("item_")]
        self.rows = [
            self._row(dict(zip(header, line)))
            for line in self.lines[header_index + 1:] if any(cell.strip() for cell in line)
        ]

    def _row(self, cells: dict[str, str]) -> Row:
        numbers = sorted(
            int(name.removeprefix("key_")) for name in cells if name.startswith("key_"))
        return Row(
            element_type=cells["elementtype"].lower(), question_type=cells["questiontype"],
            variable=cells["variable"], required=cells["required"] in ("true", "1"),
            codes=[cells[f"key_{n}"] for n in numbers if cells[f"key_{n}"]],
            text={tag: cells[f"item_{tag}"].strip() for tag in self.languages},
            answers={
                tag: {n: cells[f"{tag}_{n}"].strip() for n in numbers if cells.get(f"{tag}_{n}")}
                for tag in self.languages
            },
        )

    @property
    def questions(self) -> list[Row]:
        return [row for row in self.rows if row.element_type == "question"]
