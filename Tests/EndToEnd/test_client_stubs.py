"""Stubs that gateways generate from proto/: beside the libraries that they have already."""

import json
import os
import pathlib
import re
import subprocess
import tempfile

from environments import python_of
from support.case import EndToEndTestCase
from support.paths import PROTO, ROOT

CLIENTS = ROOT / "Tests" / "EndToEnd" / "clients"


class Stubs(EndToEndTestCase):
    def test_the_whole_tree_stands_beside_the_packages_of_google_and_grpc(self):
        with tempfile.TemporaryDirectory(prefix="otolith-gateway-") as directory:
            done = subprocess.run(
                [python_of("clients", CLIENTS / "requirements.txt"), CLIENTS / "beside.py",
                 PROTO, directory, self.stack.addresses["catalogue"]],
                stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300,
            )
        self.assertEqual(done.returncode, 0, done.stderr[-4000:])
        answer = json.loads(done.stdout)
        self.assertEqual(
            len(answer["files"]), len(list(PROTO.rglob("*.proto"))))
        self.assertEqual(answer["code"], "INVALID_ARGUMENT")
        self.assertEqual(answer["violations"], [["study_id", "ID_INVALID"]])
        self.assertEqual(answer["health"], "SERVING")

    def test_the_line_of_the_readme_runs_as_it_stands(self):
        """Those of proto/README.md, for all languages, are run by Tests/Stubs."""
        line, = re.findall(r"python3 -m grpc_tools.*", (ROOT / "README.md").read_text())
        tools = pathlib.Path(python_of("clients", CLIENTS / "requirements.txt")).parent
        with tempfile.TemporaryDirectory(prefix="otolith-recipe-") as directory:
            gateway = pathlib.Path(directory)
            (gateway / "proto").symlink_to(PROTO)
            done = subprocess.run(
                ["bash", "-euc", line], cwd=gateway,
                env={**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"},
                stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300,
            )
            self.assertEqual(done.returncode, 0, done.stderr[-4000:])
            self.assertTrue((gateway / "otolith/auth/v1/auth_pb2_grpc.py").exists())

    def test_every_file_names_its_package_in_the_languages_that_want_one(self):
        files = sorted(PROTO.rglob("*.proto"))
        self.assertTrue(files)
        for path in files:
            with self.subTest(path.name):
                text = path.read_text()
                service = re.search(r"^package otolith\.(\w+)\.v1;$", text, re.M)[1]
                for option in (
                    f'csharp_namespace = "Otolith.{service.capitalize()}.V1"',
                    f'go_package = "otolith/{service}/v1;{service}v1"',
                    "java_multiple_files = true", f'java_package = "otolith.{service}.v1"',
                ):
                    self.assertIn(f"option {option};", text)
