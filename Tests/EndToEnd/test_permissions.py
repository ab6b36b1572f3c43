"""Every method with every role, compared with the table in deploy/permissions.md."""

import importlib
import re

import grpc

from support import api
from support.case import EndToEndTestCase
from support.failures import failure_of
from support.gateways import gateway_account
from support.paths import ROOT
from support.people import STRESS, TINNITUS, administrator, anonymous, leader_of

# Reasons of calls that are refused for the kind of caller or for a missing verb.
REFUSED = {
    "TOKEN_MISSING", "NOT_STUDY_LEADER", "NOT_ADMINISTRATOR", "NOT_PARTICIPANT", "NOT_GATEWAY", "NOT_FOR_SERVICES",
    "NOT_FOR_PEOPLE",
}
COLUMNS = ("no token", "participant", "gateway", "study leader", "administrator")


def table() -> dict[str, dict[str, str]]:
    """The cells of each method by heading."""
    rows = [
        [cell.strip() for cell in line.strip("|\n").split("|")]
        for line in (ROOT / "deploy/permissions.md").read_text().splitlines() if line.startswith("|")
    ]
    return {row[0].strip("`"): dict(zip(rows[0], row)) for row in rows[2:]}


def request_types() -> dict[str, type]:
    """The class of each method's request."""
    found = {}
    for process in ("auth", "catalogue", "ingestion", "planning"):
        for module in api.modules(process):
            for service in module.DESCRIPTOR.services_by_name.values():
                for method in service.methods:
                    home = importlib.import_module(
                        method.input_type.file.name.removesuffix(".proto").replace("/", ".") + "_pb2")
                    found[f"{service.full_name}/{method.name}"] = getattr(home, method.input_type.name)
    return found


class Permissions(EndToEndTestCase):
    def failure(self, process, method, streams, request, token, timeout=30):
        """The failure of a call; None if it had an answer."""
        channel = self.gateway.channels[process]
        make = channel.unary_stream if streams else channel.unary_unary
        call = make(
            f"/{method}", request_serializer=type(request).SerializeToString,
            response_deserializer=lambda data: data)
        try:
            answer = call(
                request, timeout=timeout, wait_for_ready=True,
                metadata=[("authorization", f"Bearer {token}")] if token else [])
            if streams:
                next(answer, None)
                answer.cancel()
        except grpc.RpcError as error:
            return failure_of(error)
        return None

    def reason(self, *call) -> str:
        """The reason of the refusal; empty if the caller may call the method."""
        failure = self.failure(*call)
        return failure.reason if failure and failure.reason in REFUSED else ""

    def tokens(self) -> dict[str, str]:
        return {
            "no token": "",
            "participant": anonymous(self.stack).token,
            "gateway": gateway_account(self.stack).token,
            "study leader": leader_of(self.stack, TINNITUS).token,
            "administrator": administrator(self.stack).token,
        }

    def test_every_method_is_permitted_as_documented(self):
        rows, types, tokens = table(), request_types(), self.tokens()
        served = set()
        for process, method, streams in api.methods():
            name = re.sub(r"^otolith\.(\w+)\.v1\.", r"\1.", method).replace("/", ".")
            served.add(name)
            row = rows[name]
            if "on the project" in row["right"]:
                # Roles in projects have a test of their own; every account gets as far as the use case.
                self.assertEqual(
                    self.reason(process, method, streams, types[method](), ""), "TOKEN_MISSING", name)
                continue
            for column in COLUMNS:
                if method.endswith("/EndAllSessions") and column in ("study leader", "administrator"):
                    # Other tests use sessions of these accounts.
                    continue
                for study in (TINNITUS, STRESS, "") if "on the study" in row["right"] else ("",):
                    request = types[method](study_id=study) if study else types[method]()
                    with self.subTest(name, column=column, study=study):
                        expected = self.is_permitted(row, column, study)
                        # A permitted call that waits for events ends by its timeout.
                        timeout = 2 if expected and "/Watch" in method else 30
                        reason = self.reason(process, method, streams, request, tokens[column], timeout)
                        self.assertEqual(reason == "", expected, reason)
            if method.endswith("/EndAllSessions"):
                tokens = self.tokens()
        self.assertEqual(set(rows), served)

    def test_handlers_reject_what_is_no_study_id(self):
        """The rights of a method about a study are those on a valid id."""
        rows, types = table(), request_types()
        token = leader_of(self.stack, TINNITUS).token
        tried = 0
        for process, method, streams in api.methods():
            name = re.sub(r"^otolith\.(\w+)\.v1\.", r"\1.", method).replace("/", ".")
            # Those that leaders may not call are refused before the study is read.
            if "on the study" not in rows[name]["right"] or not rows[name]["study leader"]:
                continue
            for study in ("Track-Your-Tinnitus", f"{TINNITUS} ") + (() if "own" in rows[name]["right"] else ("",)):
                with self.subTest(name, study=study):
                    tried += 1
                    failure = self.failure(
                        process, method, streams, types[method](study_id=study), token)
                    self.assertEqual(failure.code, "INVALID_ARGUMENT")
                    self.assertIn("study_id", failure.fields)
        self.assertGreater(tried, 70)

    @staticmethod
    def is_permitted(row, column, study) -> bool:
        cell = row[column]
        if "on the study" not in row["right"]:
            return cell != ""
        if study == "":
            # Own data, or a missing id, which leaders of any study are told.
            return cell != ""
        return study == TINNITUS and "led" in cell
