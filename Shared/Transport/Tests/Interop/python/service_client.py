#!/usr/bin/env python3
"""Cases against the four real services behind the gateway, with grpcio.

    python service_client.py --target HOST:PORT --ca-file FILE --server-host-override NAME
        --stack DIR --test-case NAME
"""

import argparse
import http.client
import json
import socket
import ssl
import subprocess
import sys
import traceback
import uuid
from pathlib import Path

import grpc

import stubs
from session import TIMEOUT_S, CaseFailed, Session, require, require_code, status_of

auth = stubs.load("auth_pb2")
auth_stubs = stubs.load("auth_pb2_grpc")
catalogue = stubs.load("catalogue_pb2")
catalogue_stubs = stubs.load("catalogue_pb2_grpc")
ingestion = stubs.load("ingestion_pb2")
ingestion_stubs = stubs.load("ingestion_pb2_grpc")
planning = stubs.load("planning_pb2")
planning_stubs = stubs.load("planning_pb2_grpc")
error_details = stubs.load("error_details_pb2")
status = stubs.load("status_pb2")

STACK = Path(__file__).resolve().parents[5] / "deploy" / "dev" / "stack"
STUDY = "track-your-tinnitus"


class Services:
    """The services through one channel, like a gateway on a phone."""

    def __init__(self, channel: grpc.Channel, options: argparse.Namespace) -> None:
        self.stack = options.stack
        self.options = options
        self.sessions = auth_stubs.SessionServiceStub(channel)
        self.catalogue = catalogue_stubs.CatalogueServiceStub(channel)
        self.exports = ingestion_stubs.ExportServiceStub(channel)
        self.planning = planning_stubs.PlanningServiceStub(channel)

    def anonymous(self):
        return self.sessions.SignInAnonymously(
            auth.SignInAnonymouslyRequest(request_id=str(uuid.uuid4())), timeout=TIMEOUT_S)

    def connect(self, service: str, method: str) -> tuple[int, dict]:
        """Calls a method by Connect over HTTP/1.1; returns the HTTP status and the body."""
        name = self.options.server_host_override
        connection = http.client.HTTPConnection(name, timeout=TIMEOUT_S)
        host, port = self.options.target.rsplit(":", 1)
        context = ssl.create_default_context(cafile=self.options.ca_file)
        connection.sock = context.wrap_socket(socket.create_connection((host, int(port))), server_hostname=name)
        try:
            connection.request(
                "POST", f"/{service}/{method}", "{}", {"content-type": "application/json"})
            answer = connection.getresponse()
            body = answer.read()
            is_json = answer.headers.get_content_type() == "application/json"
            return answer.status, json.loads(body) if is_json else {}
        finally:
            connection.close()

    def control(self, *arguments: str) -> None:
        """Changes the stack behind the gateway."""
        subprocess.run(
            [STACK, arguments[0], self.stack, *arguments[1:]], check=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


def bearer(signed_in):
    return (("authorization", f"Bearer {signed_in.access_token}"),)


def reason_of(error: grpc.RpcError) -> str:
    """Returns the reason in `grpc-status-details-bin`."""
    for key, value in error.trailing_metadata():
        if key == "grpc-status-details-bin":
            for detail in status.Status.FromString(value).details:
                info = error_details.ErrorInfo()
                if detail.Unpack(info):
                    return info.reason
    return ""


def sign_in(services: Services) -> None:
    request = auth.SignInAnonymouslyRequest(request_id=str(uuid.uuid4()))
    first, again = (
        services.sessions.SignInAnonymously(request, timeout=TIMEOUT_S) for _ in range(2))
    require(first.participant_id != "", "no participant")
    require(first.participant_id == again.participant_id, "a repeated call created another one")


def rejected_sign_in(services: Services) -> None:
    """A trailers-only answer with status details."""
    error = status_of(lambda: services.sessions.SignIn(
        auth.SignInRequest(username="nobody", password="wrong password"), timeout=TIMEOUT_S))
    require_code(error, grpc.StatusCode.UNAUTHENTICATED)
    require(reason_of(error) == "CREDENTIALS_REJECTED", f"reason {reason_of(error)!r}")


def list_studies(services: Services) -> None:
    answer = services.catalogue.ListStudies(
        catalogue.ListStudiesRequest(language="de"), metadata=bearer(services.anonymous()),
        timeout=TIMEOUT_S)
    found = [study.study_id for study in answer.studies]
    require(STUDY in found, f"studies {found}")


def export(services: Services) -> None:
    """A stream of responses for a study's leader."""
    leader = f"leader-{STUDY}"
    password = (services.stack / "people" / f"{leader}.password").read_text().strip()
    signed_in = services.sessions.SignIn(
        auth.SignInRequest(username=leader, password=password), timeout=TIMEOUT_S)
    chunks = services.exports.ExportAnswerSheets(
        ingestion.ExportAnswerSheetsRequest(
            study_id=STUDY, layout=ingestion.ExportLayout.Value("EXPORT_LAYOUT_LONG")),
        metadata=bearer(signed_in), timeout=TIMEOUT_S)
    csv = b"".join(chunk.csv for chunk in chunks)
    require(csv.startswith(b"sheet_id,"), f"the stream begins with {csv[:40]!r}")


def unavailable_while_stopped(services: Services) -> None:
    """nginx returns UNAVAILABLE for a service that is down, and reconnects to it afterwards.

    Callers by Connect get 503, from which they derive the same code.
    """
    method = ("otolith.planning.v1.PlanningService", "GetNotificationPlan")

    def ask() -> grpc.RpcError:
        return status_of(lambda: services.planning.GetNotificationPlan(
            planning.GetNotificationPlanRequest(), timeout=TIMEOUT_S))

    require_code(ask(), grpc.StatusCode.UNAUTHENTICATED)
    services.control("stop-service", "planning")
    try:
        error = ask()
        require_code(error, grpc.StatusCode.UNAVAILABLE)
        require(
            error.details() == "the service cannot be reached", f"message {error.details()!r}")
        status, _ = services.connect(*method)
        require(status == 503, f"status {status}")
    finally:
        services.control("start-service", "planning")
    require_code(ask(), grpc.StatusCode.UNAUTHENTICATED)
    status, answer = services.connect(*method)
    require((status, answer["code"]) == (401, "unauthenticated"), f"{status}: {answer}")


def connect_over_http1(services: Services) -> None:
    status, answer = services.connect("otolith.catalogue.v1.CatalogueService", "ListStudies")
    require(status == 200, f"status {status}")
    found = [study["studyId"] for study in answer["studies"]]
    require(STUDY in found, f"studies {found}")
    status, answer = services.connect("otolith.auth.v1.SessionService", "SignIn")
    require((status, answer["code"]) == (401, "unauthenticated"), f"{status}: {answer}")
    require(answer["details"][0]["debug"]["reason"] == "CREDENTIALS_REJECTED", f"{answer}")
    status, answer = services.connect("otolith.auth.v1.Nothing", "Nothing")
    require((status, answer["code"]) == (404, "unimplemented"), f"{status}: {answer}")
    status, answer = services.connect("other.Service", "Nothing")
    require(status == 404, f"status {status}")


CASES = {
    case.__name__: case
    for case in (
        sign_in, rejected_sign_in, list_studies, connect_over_http1, export,
        unavailable_while_stopped)
}


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--target", required=True)
    parser.add_argument("--ca-file", required=True)
    parser.add_argument("--server-host-override", required=True)
    parser.add_argument("--stack", type=Path, required=True)
    parser.add_argument("--test-case", choices=sorted(CASES), required=True)
    options = parser.parse_args()
    session = Session(
        target=options.target, ca_file=options.ca_file,
        server_host_override=options.server_host_override, soak_iterations=0,
        soak_latency_ms_max=0)
    try:
        with session.channel() as channel:
            CASES[options.test_case](Services(channel, options))
    except CaseFailed as failure:
        print(f"{options.test_case}: {failure}", file=sys.stderr)
        return 1
    except Exception:
        traceback.print_exc()
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
