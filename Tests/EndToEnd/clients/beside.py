"""Generates the stubs of proto/ as the README says, and uses them in one process with other
packages that contain google.rpc, grpc.health and grpc.reflection.

    beside.py PROTO DIRECTORY ADDRESS

Writes the stubs to DIRECTORY, and prints as JSON the error of GetStudy with an invalid id,
read with grpcio-status, and the health of the server, read with grpcio-health-checking.
"""

import importlib
import json
import sys
from pathlib import Path

import grpc
from google.rpc import code_pb2, error_details_pb2
from grpc_health.v1 import health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection_pb2
from grpc_status import rpc_status
from grpc_tools import protoc


def generate(proto: Path, directory: Path) -> list[str]:
    files = sorted(str(path.relative_to(proto)) for path in proto.rglob("*.proto"))
    well_known = Path(protoc.__file__).parent / "_proto"
    status = protoc.main([
        "protoc", f"-I{proto}", f"-I{well_known}", f"--python_out={directory}",
        f"--grpc_python_out={directory}", *files,
    ])
    if status != 0:
        raise SystemExit(f"protoc ended with {status}")
    return files


def main(proto: str, directory: str, address: str) -> None:
    files = generate(Path(proto), Path(directory))
    sys.path.insert(0, directory)
    for file in files:
        for ending in ("_pb2", "_pb2_grpc"):
            importlib.import_module(file.removesuffix(".proto").replace("/", ".") + ending)
    from otolith.catalogue.v1 import catalogue_pb2, catalogue_pb2_grpc

    with grpc.insecure_channel(address, [("grpc.enable_http_proxy", 0)]) as channel:
        health = health_pb2_grpc.HealthStub(channel).Check(
            health_pb2.HealthCheckRequest(), timeout=30)
        try:
            catalogue_pb2_grpc.CatalogueServiceStub(channel).GetStudy(
                catalogue_pb2.GetStudyRequest(study_id="No Study"), timeout=30)
            raise SystemExit("the call did not fail")
        except grpc.RpcError as error:
            status = rpc_status.from_call(error)
    bad = error_details_pb2.BadRequest()
    for detail in status.details:
        detail.Unpack(bad)
    print(json.dumps({
        "files": files, "code": code_pb2.Code.Name(status.code),
        "violations": [[entry.field, entry.reason] for entry in bad.field_violations],
        "health": health_pb2.HealthCheckResponse.ServingStatus.Name(health.status),
        "reflection": reflection_pb2.DESCRIPTOR.package,
    }))


if __name__ == "__main__":
    main(*sys.argv[1:])
