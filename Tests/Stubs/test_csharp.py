"""C#: generated only, as Debian has neither a compiler for it nor the plugin for services."""

import re

from recipes import StubsTestCase, files


class CSharpStubs(StubsTestCase):
    def test_every_file_is_written_in_its_namespace(self):
        self.generate("C#")
        written = sorted((self.folder / "generated").rglob("*.cs"))
        self.assertEqual(len(written), len(files()))
        for path in written:
            with self.subTest(path=path.name):
                folder = path.parent.relative_to(self.folder / "generated")
                namespace = re.search(r"^namespace ([\w.]+) \{", path.read_text(), re.MULTILINE)
                self.assertEqual(namespace[1], ".".join(("Otolith", *folder.parts)))
