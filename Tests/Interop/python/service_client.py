#!/usr/bin/env python3
"""Cases against the four real services behind the gateway, by grpcio.

    python service_client.py --target HOST:PORT --ca-file FILE --server-host-override NAME
        --stack DIR --test-case NAME
"""

import argparse
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

STACK = Path(__file__).resolve().parents[3] / "deploy" / "dev" / "stack"
STUDY = "track-your-tinnitus"


class Services:
    """The services through one channel, as a phone's gateway has them."""

    def __init__(self, channel: grpc.Channel, stack: Path) -> None:
        self.stack = stack
        self.sessions = auth_stubs.SessionServiceStub(channel)
        self.catalogue = catalogue_stubs.CatalogueServiceStub(channel)
        self.exports = ingestion_stubs.ExportServiceStub(channel)
        self.planning = planning_stubs.PlanningServiceStub(channel)

    def anonymous(self):
        return self.sessions.SignInAnonymously(
            auth.SignInAnonymouslyRequest(request_id=str(uuid.uuid4())), timeout=TIMEOUT_S)

    def control(self, *arguments: str) -> None:
        """Changes the stack behind the gateway."""
        subprocess.run(
            [STACK, arguments[0], self.stack, *arguments[1:]], check=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


def bearer(signed_in):
    return (("authorization", f"Bearer {signed_in.access_token}"),)


def reason_of(error: grpc.RpcError) -> str:
    """The reason in `grpc-status-details-bin`."""
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
    require(first.participant_id == again.participant_id, "sent again, it was somebody else")


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
    """nginx says UNAVAILABLE for a service that is down, and finds it again."""

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
    finally:
        services.control("start-service", "planning")
    require_code(ask(), grpc.StatusCode.UNAUTHENTICATED)


CASES = {
    case.__name__: case
    for case in (sign_in, rejected_sign_in, list_studies, export, unavailable_while_stopped)
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
            CASES[options.test_case](Services(channel, options.stack))
    except CaseFailed as failure:
        print(f"{options.test_case}: {failure}", file=sys.stderr)
        return 1
    except Exception:
        traceback.print_exc()
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
