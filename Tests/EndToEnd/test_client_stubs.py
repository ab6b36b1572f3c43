"""Stubs that gateways generate from proto/, together with libraries that they already use."""

import json
import os
import pathlib
import re
import subprocess
import tempfile
import uuid

from environments import programs_after, python_of
from support.case import EndToEndTestCase
from support.documents import blocks
from support.paths import PROTO, ROOT

CLIENTS = ROOT / "Tests" / "EndToEnd" / "clients"


class Stubs(EndToEndTestCase):
    def test_all_stubs_work_beside_the_packages_of_google_and_grpc(self):
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

    def test_the_call_in_the_readme_runs_as_written_in_an_empty_folder(self):
        """Tests/Stubs runs the commands of proto/README.md for all languages."""
        block, = blocks((ROOT / "README.md").read_text())
        with tempfile.TemporaryDirectory(prefix="otolith-readme-") as directory:
            # A checkout in which `deploy/dev/run --keep` runs this stack.
            checkout, gateway = pathlib.Path(directory, "checkout"), pathlib.Path(directory, "gateway")
            (checkout / "deploy/dev/data").mkdir(parents=True)
            (checkout / "deploy/dev/data/run").symlink_to(self.stack.directory)
            (checkout / "proto").symlink_to(PROTO)
            gateway.mkdir()
            tools = programs_after(block, pathlib.Path(directory, "tools"), CLIENTS / "requirements.txt")
            environment = {
                name: value for name, value in os.environ.items() if not name.startswith("OTOLITH_")}
            done = subprocess.run(
                ["bash", "-euc", block], cwd=gateway,
                env={**environment, "OTOLITH": str(checkout), "PATH": f"{tools}:{os.environ['PATH']}"},
                stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300,
            )
        self.assertEqual(done.returncode, 0, done.stderr[-4000:])
        participant_id = uuid.UUID(done.stdout.strip())
        self.assertEqual(
            self.stack.database.value(
                f"SELECT count(*) FROM auth.accounts WHERE participant_id = '{participant_id}'"), "1")

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
