"""Builds the package with the stubs of ../../proto, so that an installation needs no other step."""

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

PROTO = Path(__file__).resolve().parents[2] / "proto"


class BuildWithStubs(build_py):
    def run(self):
        from grpc_tools import protoc

        super().run()
        files = [str(path.relative_to(PROTO)) for path in sorted(PROTO.glob("otolith/**/*.proto"))]
        included = Path(protoc.__file__).with_name("_proto")
        status = protoc.main([
            "protoc", f"-I{PROTO}", f"-I{included}", f"--python_out={self.build_lib}",
            f"--grpc_python_out={self.build_lib}", *files])
        if status or not files:
            raise SystemExit(f"protoc could not generate stubs from {PROTO}")


setup(packages=["otolith_gateway"], cmdclass={"build_py": BuildWithStubs})
