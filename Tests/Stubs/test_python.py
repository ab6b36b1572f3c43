"""Python: grpcio-tools, in one process with the packages of Google and gRPC."""

import os
from pathlib import Path

from environments import python_of
from recipes import ROOT, StubsTestCase, files

REQUIREMENTS = ROOT / "Tests" / "EndToEnd" / "clients" / "requirements.txt"
# What a client may have loaded before it comes to ours.
_BESIDE = """
import grpc
from google.rpc import code_pb2, error_details_pb2, status_pb2
from grpc_health.v1 import health_pb2
from grpc_reflection.v1alpha import reflection_pb2
from grpc_status import rpc_status
"""


class PythonStubs(StubsTestCase):
    def test_every_module_is_imported_beside_those_of_others(self):
        python = python_of("clients", REQUIREMENTS)
        # No resolved link: the environment is found by the name that it is called by.
        path = f"{Path(python).parent}:{os.environ['PATH']}"
        self.generate("Python", {"PATH": path})
        modules = [
            ".".join(file.with_suffix("").parts) + ending
            for file in files() for ending in ("_pb2", "_pb2_grpc")]
        self.run_here(
            python, "-B", "-c",
            "\n".join([_BESIDE, *(f"import {module}" for module in modules)]))
        for file in files():
            self.assertTrue((self.folder / f"{file.with_suffix('')}_pb2.pyi").exists(), file)
