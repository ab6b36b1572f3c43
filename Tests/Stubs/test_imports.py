"""Imports of the API, which determine the dependencies of its stubs."""

import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from google.protobuf import descriptor_pb2

from recipes import PROTO, files

# What every protobuf library has.
WELL_KNOWN = "google/protobuf/"


class Imports(unittest.TestCase):
    def test_nothing_but_itself_and_what_every_library_has(self):
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder) / "set"
            subprocess.run(
                ["protoc", f"-I{PROTO}", "--include_imports", f"--descriptor_set_out={out}",
                 *map(str, files())], check=True)
            descriptors = descriptor_pb2.FileDescriptorSet.FromString(out.read_bytes())
        foreign = [
            file.name for file in descriptors.file
            if not file.name.startswith(("otolith/", WELL_KNOWN))]
        self.assertEqual(foreign, [])
        self.assertEqual(
            {file.name for file in descriptors.file if not file.name.startswith(WELL_KNOWN)},
            set(map(str, files())))

    def test_a_file_lies_where_its_package_says(self):
        for path in files():
            with self.subTest(path=path):
                package = re.search(r"^package ([\w.]+);", (PROTO / path).read_text(), re.MULTILINE)
                self.assertEqual(package[1], ".".join(path.parent.parts))
