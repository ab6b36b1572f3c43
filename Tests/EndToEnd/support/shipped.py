"""Shipped studies, two of which are in the stack without blocking questionnaires."""

import shutil
import tempfile
from pathlib import Path

from .paths import CONTENT


def import_shipped(stack, study: str) -> str:
    """Imports a study under its own name; idempotent. Returns its id."""
    stack.control("catalogue", "import", CONTENT / study)
    return study


def import_blocking(stack, study: str, *options) -> str:
    """Imports a copy of a shipped study with blocking questionnaires; `options` of the import. Returns its id."""
    copy = f"{study}-as-it-ships"
    with tempfile.TemporaryDirectory(prefix="otolith-content-") as directory:
        folder = Path(directory) / copy
        shutil.copytree(CONTENT / study, folder)
        file = folder / "study.yaml"
        file.write_text(file.read_text().replace(f"study: {study}\n", f"study: {copy}\n", 1))
        stack.control("catalogue", "import", folder, *options)
    return copy
