"""Shared support of the tests of `otolithctl catalogue`."""

import re
import tempfile
from pathlib import Path

from .case import EndToEndTestCase
from .control import offline
from .paths import CONTENT, OWN_CODEBOOK, SHARED_CODEBOOK
from .quiet import stored

FORMATS = ("otolith", "fhir", "redcap", "codebook", "xlsform", "forms")
MINI_TQ = CONTENT / "track-your-tinnitus" / "mini-tq.yaml"

# Elements by type, counted by hand; the published files lie beside the checkout.
CODEBOOKS = {
    OWN_CODEBOOK: {
        "headline": 1, "multiple-choice": 1, "page-break": 2, "single-choice": 1, "slider": 2,
        "text": 1, "text-area": 1, "text-block": 2, "yes-no": 1},
    SHARED_CODEBOOK: {
        "headline": 2, "page-break": 3, "single-choice": 16, "slider": 1, "text": 1,
        "text-block": 3, "yes-no": 1},
    SHARED_CODEBOOK.with_name("codebook-stress-followup.csv"): {
        "headline": 1, "page-break": 2, "single-choice": 10, "text-block": 3},
}


def counts(output):
    """The printed counts of one questionnaire; checks that their sum is the printed total."""
    name, total, kinds = re.search(r"(?m)^([a-z0-9-]+): (\d+) elements: (.+)$", output).groups()
    found = {kind: int(number) for number, kind in re.findall(r"(\d+) ([a-z-]+)", kinds)}
    assert sum(found.values()) == int(total), output
    return name, found


class CommandTestCase(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory(prefix="otolith-commands-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def write(self, name, contents):
        path = self.folder / name
        if isinstance(contents, bytes):
            path.write_bytes(contents)
        else:
            path.write_text(contents)
        return path

    def done(self, *arguments, status=0, **named):
        done = offline("catalogue", *arguments, **named)
        self.assertEqual(done.returncode, status, f"{done.stdout}\n{done.stderr}")
        return done

    def stored(self):
        return stored(self.stack, "catalogue")
