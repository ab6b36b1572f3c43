"""Files of `format-cases`, created once."""

import json
import os
import subprocess
import tempfile
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SEEDS = 40
# XLSForms with common features that have no field in Otolith.
FORMS = sorted((Path(__file__).parent / "Forms").glob("*.csv"))


@cache
def _holder():
    folder = tempfile.TemporaryDirectory(prefix="otolith-format-cases-")
    subprocess.run(
        [Path(os.environ["OTOLITH_BIN"]) / "format-cases", folder.name, str(SEEDS), *FORMS],
        check=True, stdin=subprocess.DEVNULL, timeout=120)
    return folder


def forms():
    """Pairs of a third-party form and the workbook that Otolith wrote from it."""
    for form in FORMS:
        yield form, Path(_holder().name) / f"{form.stem}.xlsx"


def files(ending):
    """Pairs of a file and the elements of its questionnaire."""
    folder = Path(_holder().name)
    for seed in range(1, SEEDS + 1):
        elements = json.loads((folder / f"{seed}.json").read_text(encoding="utf-8"))
        yield folder / f"{seed}.{ending}", elements
