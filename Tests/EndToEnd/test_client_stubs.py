"""Stubs that gateways generate from proto/: beside the libraries that they have already."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from support.case import EndToEndTestCase
from support.environments import python_of
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

    def test_the_lines_of_the_readme_run_as_they_stand(self):
        """With the protoc that deploy/dev/prepare installs; of plugins, those that are there."""
        blocks = re.findall(r"^```\w*\n(.*?)^```", (ROOT / "README.md").read_text(), re.M | re.S)
        lines = [line for block in blocks if "protoc -I" in block for line in block.splitlines()]
        python, = (
            match[0] for line in lines if (match := re.search(r"python3 -m grpc_tools.*", line)))
        runnable = [
            line for line in lines
            if line.startswith(("files=", "mkdir -p src"))
            or line.startswith("protoc ") and all(
                plugin == "java" or shutil.which(f"protoc-gen-{plugin}")
                for plugin in re.findall(r"--([\w-]+)_out=", line))]
        self.assertTrue([line for line in runnable if "--java_out=" in line], lines)
        tools = pathlib.Path(python_of("clients", CLIENTS / "requirements.txt")).parent
        with tempfile.TemporaryDirectory(prefix="otolith-recipe-") as directory:
            gateway = pathlib.Path(directory)
            (gateway / "proto").symlink_to(PROTO)
            (gateway / "otolith").mkdir()
            done = subprocess.run(
                ["bash", "-euc", "\n".join([*runnable, python])], cwd=gateway,
                env={**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"},
                stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300,
            )
            self.assertEqual(done.returncode, 0, done.stderr[-4000:])
            for path in PROTO.rglob("*.proto"):
                package = path.parent.relative_to(PROTO)
                self.assertTrue(
                    list((gateway / "src/main/java" / package).glob("*.java")), package)
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
