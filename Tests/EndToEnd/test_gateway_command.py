"""Commands of operators to create, list and revoke accounts of gateways."""

import json
import re

import grpc

from support.case import EndToEndTestCase
from support.failures import failure_of
from support.people import Session, new_id, new_leader, sign_in
from support.studies import daily, publish
from otolith.auth.v1 import auth_pb2
from otolith.planning.v1 import delivery_pb2

PASSWORD = "heather-otter-lantern"


class GatewayCommand(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.name = f"mailer-{new_id()[:8]}"

    def gateway_command(self, command, *arguments, **options):
        return self.stack.control("gateway", command, *arguments, **options)

    def listed(self):
        return {
            line["username"]: line
            for line in json.loads(self.gateway_command("list", "--json").stdout)}

    def come(self, code) -> Session:
        """Sets the password and signs in, like the gateway's operator."""
        files = {
            "code": self.stack.directory / "people" / f"{self.name}.code",
            "password": self.stack.password_file(self.name)}
        files["code"].write_text(f"{code}\n")
        files["password"].write_text(f"{PASSWORD}\n")
        self.stack.control(
            "password", "set", "--code-file", files["code"], "--new-password-file",
            files["password"], "--recovery-file", files["code"].with_suffix(".recovery"))
        return sign_in(self.stack, self.name, PASSWORD, kind=Session)

    def refusals(self, token) -> set:
        """Reasons why an acknowledgement that names no lease is not taken."""
        try:
            answer = self.gateway.delivery.AcknowledgePrompts(
                delivery_pb2.AcknowledgePromptsRequest(acknowledgements=[
                    delivery_pb2.PromptAcknowledgement(
                        lease_id="?", result=delivery_pb2.PROMPT_RESULT_SENT)]), token=token)
        except grpc.RpcError as error:
            return failure_of(error).reasons
        return {violation.reason for violation in answer.violations}

    def test_from_the_invitation_to_the_end(self):
        create = ("--gateway", self.name, "--json")
        made = self.gateway_command("create", *create)
        told = json.loads(made.stdout)
        self.assertEqual(told["outcome"], "WRITE_OUTCOME_CREATED")
        request_id = re.search(r"(?m)^request ([0-9a-f-]{36})$", made.stderr)[1]
        self.assertEqual(self.listed()[self.name]["state"], "MANAGED_ACCOUNT_STATE_WAITING")
        # The response was lost: the repetition gives another code, valid like the first.
        again = json.loads(
            self.gateway_command("create", *create, "--request-id", request_id).stdout)
        self.assertEqual(again["outcome"], "WRITE_OUTCOME_ALREADY_EXISTS")
        self.assertNotEqual(again["invitationCode"], told["invitationCode"])
        session = self.come(told["invitationCode"])
        late = json.loads(
            self.gateway_command("create", *create, "--request-id", request_id).stdout)
        self.assertEqual(late["invitationCode"], "")
        line = self.listed()[self.name]
        self.assertEqual(
            (line["state"], line["roles"]),
            ("MANAGED_ACCOUNT_STATE_ACTIVE", ["MANAGED_ACCOUNT_ROLE_GATEWAY"]))
        self.assertIn(self.name, self.gateway_command("list").stdout)
        # Nothing else contains the code.
        self.assertNotIn(told["invitationCode"], json.dumps(line))
        # It has a gateway's rights: the lease is looked up.
        self.assertEqual(self.refusals(session.token), {"LEASE_ID_INVALID"})

        revoked = json.loads(self.gateway_command("revoke", self.name, "--json", "--yes").stdout)
        self.assertEqual(revoked["roles"], ["MANAGED_ACCOUNT_ROLE_PARTICIPANT"])
        self.assertNotIn(self.name, self.listed())
        with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
            self.refresh(session)
        former = sign_in(self.stack, self.name, PASSWORD, kind=Session)
        self.assertEqual(self.refusals(former.token), {"NOT_GATEWAY"})
        self.assertEqual(
            json.loads(self.gateway_command("revoke", self.name, "--json", "--yes").stdout), revoked)

    def refresh(self, session):
        return self.gateway.sessions.Refresh(
            auth_pb2.RefreshRequest(refresh_token=session.refresh_token))

    def test_a_code_is_written_to_a_private_file(self):
        file = self.stack.directory / "people" / f"{self.name}.invitation"
        for arguments in ((), ("--json",)):
            name = f"mailer-{new_id()[:8]}"
            done = self.gateway_command(
                "create", "--gateway", name, "--invitation-file", file, *arguments)
            code = file.read_text().strip()
            self.assertTrue(code)
            self.assertEqual(file.stat().st_mode & 0o777, 0o600)
            self.assertNotIn(code, done.stdout + done.stderr)
            if arguments:
                self.assertEqual(json.loads(done.stdout)["invitationCode"], "")
            else:
                self.assertIn(str(file), done.stdout)
                self.assertIn(name, done.stdout)

    def test_a_code_is_printed_once(self):
        done = self.gateway_command("create", "--gateway", self.name)
        self.assertIn(f"{self.name} is created", done.stdout)
        self.assertRegex(done.stdout, r"invitation code, to be handed over, valid until [^\n]+:\n\S+\n")
        code = done.stdout.splitlines()[-1]
        self.assertEqual(len(re.findall(re.escape(code), done.stdout)), 1)

    def test_only_administrators_revoke_and_only_gateways_are_revoked(self):
        study = f"led-{new_id()[:8]}"
        publish(self.stack, study, [daily(f"{study}-form")])
        leader = new_leader(self.stack, study)
        done = self.gateway_command("revoke", leader, "--yes", check=False)
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn(f"{leader} is not a gateway's account", done.stderr)
        self.assertEqual(
            json.loads(self.stack.control("accounts", "show", leader, "--json").stdout)["roles"],
            ["MANAGED_ACCOUNT_ROLE_STUDY_LEADER"])
        for command in (
                ("create", "--gateway", self.name), ("list",), ("revoke", self.name, "--yes")):
            refused = self.gateway_command(*command, username=leader, check=False)
            self.assertEqual(refused.returncode, 77)
            self.assertIn("NOT_ADMINISTRATOR", refused.stderr)
