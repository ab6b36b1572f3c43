"""Exports of `codebook-cases`, created once, with their results in R and PSPP."""

import csv
import json
import os
import re
import subprocess
import tempfile
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path

SEEDS = 8
TABLES = ("wide", "long", "records", "listening")
NAMES = [f"{seed}-{table}" for seed in range(1, SEEDS + 1) for table in TABLES]
LARGE = "large"
MISSING = "missing"
# Terms of two vocabularies of the maximum size.
TERMS = "terms"
# For tables with terms or sounds: the column of their codes, and the one with their vocabulary or
# collection.
LIBRARY_COLUMNS = {"records": ("code", "vocabulary"), "listening": ("sound", "collection"), "terms": ("code", "vocabulary")}


@cache
def _holder():
    folder = tempfile.TemporaryDirectory(prefix="otolith-codebook-cases-")
    subprocess.run(
        [Path(os.environ["OTOLITH_BIN"]) / "codebook-cases", folder.name, str(SEEDS)],
        check=True, stdin=subprocess.DEVNULL, timeout=120)
    return folder


def folder() -> Path:
    return Path(_holder().name)


def rows(name: str) -> list[dict[str, str]]:
    with (folder() / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, strict=True))


def header(name: str) -> list[str]:
    with (folder() / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return next(csv.reader(file, strict=True))


def codebook(name: str) -> dict:
    return json.loads((folder() / f"{name}.codebook.json").read_text(encoding="utf-8"))


def columns(name: str) -> list[dict]:
    return [variable for variable in codebook(name)["variables"] if "rows" not in variable]


def codes(variable: dict) -> dict[str, str]:
    """All codes with the label of the newest definition that has them."""
    found: dict[str, str] = {}
    for definition in variable["definitions"]:
        for code in definition["codes"]:
            found.setdefault(code["code"], code["label"]["text"])
    return found


def library_columns(name: str) -> tuple[str, str] | None:
    return LIBRARY_COLUMNS.get(name.split("-")[-1])


def libraries(name: str) -> dict[str, dict[str, str]]:
    """Labels of codes by vocabulary or collection."""
    if not library_columns(name):
        return {}
    _, of = library_columns(name)
    return {
        variable["rows"][of]: codes(variable)
        for variable in codebook(name)["variables"] if of in variable.get("rows", {})}


def column_labels(name: str, variable: dict) -> dict[str, str]:
    """Labels of the values of a column; all labels for a code of several vocabularies."""
    columns = library_columns(name)
    if not columns or variable["name"] != columns[0]:
        return codes(variable) if variable["form"] in ("code", "codes") else {}
    found: dict[str, list[str]] = {}
    for labels in libraries(name).values():
        for code, label in labels.items():
            known = found.setdefault(code, [])
            if label and label not in known:
                known.append(label)
    return {code: " / ".join(labels) for code, labels in found.items()}


def are_listed(variable: dict) -> bool:
    """Whether every version lists its codes: countries are not listed."""
    return all(definition["codes"] for definition in variable["definitions"])


def are_numbers(variable: dict) -> bool:
    """Whether the codes are canonical whole numbers in all versions."""
    return variable["form"] == "code" and are_listed(variable) and all(
        re.fullmatch("0|-?[1-9][0-9]{0,8}", code) for code in codes(variable))


def line_ends(text: str) -> str:
    """The text as R reads it."""
    return re.sub("\r\n?", "\n", text)


def one_line(text: str) -> str:
    """The text without controls, since labels and values are on one line."""
    kept = ""
    for character in text:
        if unicodedata.category(character) in ("Cc", "Zl", "Zp"):
            kept += "" if kept.endswith(" ") else " "
        else:
            kept += character
    return kept


@dataclass
class Column:
    """A column in R."""
    classes: list[str]
    label: str
    values: list[str | None]
    labels: dict[str, str]
    factor: list[str | None]
    missing: list[bool]


def _values(text: str) -> list[str | None]:
    return [None if value == "\x1c" else value for value in text.split("\x1d")] if text else []


@cache
def run_r(haven: bool, *names: str) -> None:
    script = Path(__file__).with_name("codebooks.R")
    done = subprocess.run(
        ["Rscript", "--vanilla", script, folder(), "yes" if haven else "no", *names],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=180,
        # The script must read UTF-8 in any locale.
        env={**os.environ, "LC_ALL": "C.UTF-8" if haven else "C"})
    if done.returncode != 0:
        raise AssertionError(f"R: {done.stdout}\n{done.stderr}")


def dump(name: str) -> tuple[int, dict[str, Column]]:
    dumped = (folder() / f"{name}.dump").read_bytes().decode()
    count, *records = dumped.split("\x1e")[:-1]
    found = {}
    for record in records:
        column, classes, label, values, codes_, labels, factor, missing = record.split("\x1f")
        found[column] = Column(
            classes.split("\x1d"), label, _values(values),
            dict(zip(codes_.split("\x1d"), labels.split("\x1d"))) if codes_ else {},
            _values(factor), [value == "TRUE" for value in missing.split("\x1d")])
    return int(count), found


def run_pspp(name: str, locale: str = "C.UTF-8") -> Path:
    """Runs the syntax and saves its result; fails on any error or warning."""
    result = folder() / f"{name}.sav"
    syntax = folder() / f"{name}-run.sps"
    syntax.write_text(
        f"INSERT FILE='{name}.sps' CD=YES.\nSAVE OUTFILE='{result}'.\n", encoding="utf-8")
    done = subprocess.run(
        ["pspp", "--batch", "-o", os.devnull, "-O", "format=txt", syntax.name],
        cwd=folder(), stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=180,
        env={**os.environ, "LC_ALL": locale})
    told = done.stdout + done.stderr
    if done.returncode != 0 or "error:" in told or "warning:" in told:
        raise AssertionError(f"{name}: PSPP ended with {done.returncode}: {told[:2000]}")
    return result
