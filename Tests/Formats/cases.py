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
CONTENT = ROOT / "Services" / "Catalogue" / "Content"
# The shipped questionnaires; those of two studies are equal.
SHIPPED = list({
    path.name: path for path in sorted(CONTENT.glob("*/*.yaml"))
    if "\nquestionnaire: " in f"\n{path.read_text(encoding='utf-8')}"}.values())
STUDIES = sorted(CONTENT.glob("*/study.yaml"))
ENDINGS = ("yaml", "fhir.json", "xlsx", "xlsform.csv", "redcap.csv", "codebook.csv", "forms.json")


@cache
def _holder():
    folder = tempfile.TemporaryDirectory(prefix="otolith-format-cases-")
    subprocess.run(
        [Path(os.environ["OTOLITH_BIN"]) / "format-cases", folder.name, str(SEEDS), *FORMS, *SHIPPED],
        check=True, stdin=subprocess.DEVNULL, timeout=600)
    return folder


def forms():
    """Pairs of a third-party form and the workbook that Otolith wrote from it."""
    for form in FORMS:
        yield form, Path(_holder().name) / f"{form.stem}.xlsx"


def written():
    """The shipped and some generated questionnaires in every format."""
    names = [path.stem for path in SHIPPED] + [str(seed) for seed in range(1, SEEDS // 2)]
    files = [Path(_holder().name) / f"{name}.{ending}" for name in names for ending in ENDINGS]
    # A questionnaire of notes alone has no form.
    return [path for path in files if path.exists()]


def files(ending):
    """Pairs of a file and the elements of its questionnaire."""
    folder = Path(_holder().name)
    for seed in range(1, SEEDS + 1):
        elements = json.loads((folder / f"{seed}.json").read_text(encoding="utf-8"))
        yield folder / f"{seed}.{ending}", elements
