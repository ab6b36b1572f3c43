"""Go: Debian's compiler, plugins and sources, which are no modules."""

import os
import re
from pathlib import Path

from recipes import PROTO, StubsTestCase, files

SOURCES = Path(os.environ.get("GOCODE", "/usr/share/gocode"))
# Registering a file or a message twice ends the process as it starts.
_BESIDE = (
    "google.golang.org/genproto/googleapis/rpc/errdetails", "google.golang.org/grpc/health/grpc_health_v1",
)


def import_paths() -> list[str]:
    return sorted({
        re.search(r'^option go_package = "([^";]+)', (PROTO / file).read_text(), re.MULTILINE)[1]
        for file in files()})


class GoStubs(StubsTestCase):
    def test_every_package_is_compiled_and_linked_with_those_of_others(self):
        self.need("go", "protoc-gen-go", "protoc-gen-go-grpc")
        environment = {
            "GOFLAGS": "", "GOPROXY": "off", "HOME": str(self.folder),
            "GOCACHE": str(self.folder / "cache")}
        (self.folder / "go.mod").write_text("module gateway\n")
        self.generate("Go", environment)
        self.assertIn("=> ./otolith", (self.folder / "go.mod").read_text())
        # The module stands among the sources by its name.
        name = (self.folder / "otolith" / "go.mod").read_text().split()[1]
        place = self.folder / "src" / name
        place.parent.mkdir(parents=True, exist_ok=True)
        (self.folder / "otolith").rename(place)
        (place / "go.mod").unlink()
        program = self.folder / "src" / "gateway"
        program.mkdir()
        imports = "\n".join(f'\t_ "{path}"' for path in [*import_paths(), *_BESIDE])
        (program / "main.go").write_text(f"package main\n\nimport (\n{imports}\n)\n\nfunc main() {{}}\n")
        self.run_here(
            "go", "build", "-o", self.folder / "program", "gateway", environment={
                **environment, "GO111MODULE": "off", "GOPATH": f"{self.folder}:{SOURCES}"})
        self.run_here(self.folder / "program")
