"""Studies as they ship, of which the stack has two, without what blocks."""

import shutil
import tempfile
from pathlib import Path

from .paths import CONTENT


def import_shipped(stack, study: str) -> str:
    """Under its own name; its id. Doing it again is safe."""
    stack.control("catalogue", "import", CONTENT / study)
    return study


def import_blocking(stack, study: str, *options) -> str:
    """A copy of one that the stack has open, as it ships; its id. `options` are those of the import."""
    copy = f"{study}-as-it-ships"
    with tempfile.TemporaryDirectory(prefix="otolith-content-") as directory:
        folder = Path(directory) / copy
        shutil.copytree(CONTENT / study, folder)
        file = folder / "study.yaml"
        file.write_text(file.read_text().replace(f"study: {study}\n", f"study: {copy}\n", 1))
        stack.control("catalogue", "import", folder, *options)
    return copy
