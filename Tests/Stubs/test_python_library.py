"""The Python library of gateways: its rules, queue and session, and its package. Gateways use it in test_gateways."""

import os
import shutil
import subprocess
import unittest
from pathlib import Path

from environments import python_of
from examples import LIBRARY, REQUIREMENTS, built
from recipes import PROTO, StubsTestCase

HERE = Path(__file__).resolve().parent
IMPORTS = """
from otolith.auth.v1 import auth_pb2_grpc
from otolith_gateway import Form, Gateway
import otolith_gateway
print(otolith_gateway.__file__)
"""


class PythonLibrary(StubsTestCase):
    def checks(self, name: str) -> None:
        """Runs a module of `python` with the stubs and packages of a gateway."""
        variable, path = built("python")[1].split("=", 1)
        folders = (path, HERE / "python", HERE, HERE.parent / "PythonSupport")
        done = subprocess.run(
            [python_of("clients", REQUIREMENTS), "-B", "-m", "unittest", name], cwd=self.folder,
            env=os.environ | {variable: ":".join(map(str, folders)), "GRPC_VERBOSITY": "ERROR"},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=600)
        self.assertEqual(done.returncode, 0, done.stdout[-6000:])
        self.assertRegex(done.stdout, r"Ran [1-9]\d* tests")

    def test_rules(self):
        self.checks("library_rules")

    def test_queue_and_session(self):
        self.checks("library_queue")

    def test_the_package_has_all_it_needs(self):
        shutil.copytree(LIBRARY, self.folder / "Shared" / "Python")
        self.assertTrue((self.folder / "proto").samefile(PROTO))
        python = python_of("clients", REQUIREMENTS)
        self.run_here(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "Shared/Python")
        wheel, = self.folder.glob("otolith_gateway-*.whl")
        self.run_here(python, "-m", "pip", "install", "--quiet", "--no-deps", "--target", "installed", wheel.name)
        found = self.run_here(python, "-c", IMPORTS, environment={"PYTHONPATH": str(self.folder / "installed")})
        self.assertIn(str(self.folder / "installed"), found)


if __name__ == "__main__":
    unittest.main()
