"""The OpenAPI description that deploy/dev/openapi writes."""

import base64
import json
import random
import re
import subprocess
from pathlib import Path

from google.protobuf import descriptor_pb2

from environments import python_of
from recipes import PROTO, ROOT, StubsTestCase, files

HERE = Path(__file__).resolve().parent / "openapi"
MAPPING = ROOT / "Tests" / "PythonSupport" / "json_mapping.py"
KINDS = 3


class OpenAPI(StubsTestCase):
    def setUp(self):
        super().setUp()
        self.file = self.folder / "openapi.json"
        self.run_here(ROOT / "deploy" / "dev" / "openapi", self.file)

    def messages(self) -> str:
        """Random messages of every type in JSON, one a line, as Google's own package writes them."""
        compiled = self.folder / "api.binpb"
        self.run_here(
            "protoc", f"--proto_path={PROTO}", "--include_imports", f"--descriptor_set_out={compiled}",
            *(str(path) for path in files()))
        descriptors = descriptor_pb2.FileDescriptorSet.FromString(compiled.read_bytes()).file
        given = json.dumps([base64.b64encode(file.SerializeToString()).decode() for file in descriptors])
        seed = random.randrange(1 << 32)
        done = subprocess.run(
            ["/usr/bin/python3", "-B", MAPPING, "generate", str(seed), str(KINDS)], input=given + "\n",
            capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, f"seed {seed}: {done.stderr[-4000:]}")
        # Every third has the names of the proto files.
        lines = done.stdout.splitlines()
        return "".join(f"{line}\n" for number, line in enumerate(lines) if number % KINDS != 1)

    def test_it_is_valid_and_describes_what_is_written(self):
        done = subprocess.run(
            [python_of("openapi", HERE / "requirements.txt"), HERE / "check.py", self.file], input=self.messages(),
            capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr[-4000:])
        self.assertGreater(int(done.stdout), 600)

    def test_every_method_has_a_path(self):
        found = json.loads(self.file.read_text())["paths"]
        declared = {}
        for path in files():
            text = (PROTO / path).read_text()
            package = re.findall(r"^package ([\w.]+);", text, re.MULTILINE)[0]
            for service, body in re.findall(r"^service (\w+) \{(.*?)^\}", text, re.MULTILINE | re.DOTALL):
                for method, stream, options in re.findall(
                        r"^  rpc (\w+)\([\w.]+\)\s+returns \((stream )?[\w.]+\)(?:;| \{(.*?)^  \})", body,
                        re.MULTILINE | re.DOTALL):
                    declared[f"/{package}.{service}/{method}"] = {"post"} | (
                        {"get"} if "= NO_SIDE_EFFECTS" in options and not stream else set())
        self.assertGreater(len(declared), 100)
        self.assertEqual({path: set(item) for path, item in found.items()}, declared)
