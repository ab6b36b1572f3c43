"""Explanations of rights by otolithctl, compared with what the services do."""

import json

import grpc

from support.case import EndToEndTestCase
from support.export import export
from support.failures import failure_of
from support.people import STRESS, TINNITUS, administrator, leader_of, new_leader, sign_in
from support.projects import found
from support.waiting import wait_until
from otolith.auth.v1 import access_pb2, auth_pb2


class Access(EndToEndTestCase):
    def access(self, *arguments) -> str:
        return self.stack.control("access", *arguments).stdout

    def explained(self, person, thing, verb) -> dict:
        return json.loads(self.access("explain", person, thing, verb, "--json"))

    def test_an_answer_says_why(self):
        name = f"leader-{TINNITUS}"
        granted = self.access("explain", name, f"studies/{TINNITUS}", "export.read")
        self.assertEqual(granted.splitlines()[:2], [
            "granted", f"  study_leader on studies/{TINNITUS} has export.read"])
        denied = self.access("explain", name, f"studies/{STRESS}", "export.read")
        self.assertEqual(denied.splitlines()[:3], [
            "not granted", f"  study_leader on studies/{TINNITUS} has export.read, but only there",
            "  roles with export.read: data_manager, data_reader, study_leader, unblinded_statistician"])
        own = self.access("explain", "-", f"studies/{TINNITUS}", "export.read")
        self.assertEqual(
            own.splitlines()[:2], ["not granted", "  administrator on installation lacks export.read"])
        roles = self.access("roles")
        self.assertIn("study_leader", roles)
        self.assertIn(leader_of(self.stack, TINNITUS).participant_id,
                      self.access("list", "--object", f"studies/{TINNITUS}"))

    def test_roles_in_projects_are_read_from_the_catalogue(self):
        leader = leader_of(self.stack, TINNITUS)
        name = f"leader-{TINNITUS}"
        project = "explained"
        found(self.stack, project, leader.token)
        answer = self.explained(name, f"projects/{project}", "role.assign")
        self.assertTrue(answer["granted"])
        self.assertIn("project_owner", [
            finding["assignment"]["role"] for finding in answer["findings"]])
        found(self.stack, "unexplained", administrator(self.stack).token)
        self.assertFalse(self.explained(name, "projects/unexplained", "role.assign").get("granted"))

    def test_a_data_reader_exports_until_the_role_is_revoked(self):
        leader = leader_of(self.stack, TINNITUS)
        name = new_leader(self.stack, STRESS, "shades-of-noise")
        thing = f"studies/{TINNITUS}"
        person = sign_in(self.stack, name, "heather-otter-lantern")
        planned = self.access("assign", name, "data_reader", thing, "--dry-run")
        self.assertIn("would be assigned", planned)
        self.assertIn("  + export.read", planned)
        with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
            export(self.stack, person.token, TINNITUS, "long")
        answer = self.gateway.access.AssignRole(
            access_pb2.AssignRoleRequest(
                participant_id=person.participant_id, role="data_reader", object=thing),
            token=leader.token)
        self.assertTrue(answer.changed)
        self.assertIn("data_reader", self.access("list", "--account", name))
        person = self.signed_in_after_a_change(name)
        export(self.stack, person.token, TINNITUS, "long")
        with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
            self.gateway.memberships.ListMembers(
                auth_pb2.ListMembersRequest(study_id=TINNITUS), token=person.token)
        self.assertTrue(self.explained(name, thing, "export.read")["granted"])

        self.assertIn("  - export.read", self.access("revoke", name, "data_reader", thing))
        wait_until(lambda: self.is_refused(person.token, TINNITUS), "ingestion refuses the token")
        person = self.signed_in_after_a_change(name)
        with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
            export(self.stack, person.token, TINNITUS, "long")

    def test_a_defined_role_takes_effect_in_every_service(self):
        name = new_leader(self.stack, "shades-of-noise", STRESS)
        thing, role = f"studies/{TINNITUS}", "data_monitor"
        planned = self.access("roles", "define", role, thing, "export.read", "--dry-run")
        self.assertEqual(planned.splitlines(), [
            f"{role} for {thing} would be defined; accounts with the role: 0", "  + export.read"])
        self.assertNotIn(role, self.access("roles"))
        self.access("roles", "define", role, thing, "export.read")
        self.assertIn(role, self.access("roles", "list"))
        self.assertIn("nothing to change", self.access("roles", "define", role, thing, "export.read"))
        self.access("assign", name, role, thing)
        person = self.signed_in_after_a_change(name)
        export(self.stack, person.token, TINNITUS, "long")
        granted = self.access("explain", name, thing, "export.read").splitlines()
        self.assertEqual(granted[0], "granted")
        self.assertIn(f"  {role} on {thing} has export.read", granted)
        with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
            self.gateway.memberships.ListMembers(
                auth_pb2.ListMembersRequest(study_id=TINNITUS), token=person.token)

        changed = self.access("roles", "define", role, thing, "member.read", "study.read")
        self.assertEqual(changed.splitlines(), [
            f"{role} for {thing} defined; accounts with the role: 1", "  + member.read", "  + study.read",
            "  - export.read"])
        wait_until(lambda: self.is_refused(person.token, TINNITUS), "ingestion refuses the token")
        person = self.signed_in_after_a_change(name)
        with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
            export(self.stack, person.token, TINNITUS, "long")
        self.gateway.memberships.ListMembers(auth_pb2.ListMembersRequest(study_id=TINNITUS), token=person.token)

        with self.assertFails("FAILED_PRECONDITION", "ROLE_IN_USE"):
            self.gateway.access.DeleteRole(
                access_pb2.DeleteRoleRequest(role=role), token=administrator(self.stack).token)
        self.access("revoke", name, role, thing)
        self.assertIn(f"{role} would be deleted", self.access("roles", "delete", role, "--dry-run"))
        self.assertIn(f"{role} deleted", self.access("roles", "delete", role))
        self.assertNotIn(role, self.access("roles"))

    def signed_in_after_a_change(self, name):
        """Tokens of the second of a change are refused; auth dates the next one accordingly."""
        return sign_in(self.stack, name, "heather-otter-lantern")

    def is_refused(self, token, study) -> bool:
        try:
            export(self.stack, token, study, "long")
        except grpc.RpcError as error:
            return failure_of(error).reason == "TOKEN_EXPIRED"
        return False

    def test_the_answer_and_the_services_follow_a_change(self):
        name = new_leader(self.stack, STRESS, TINNITUS)
        session = sign_in(self.stack, name, "heather-otter-lantern")
        thing = f"studies/{STRESS}"
        self.assertTrue(self.explained(name, thing, "export.read")["granted"])
        export(self.stack, session.token, STRESS, "long")
        self.gateway.administration.SetLedStudies(
            auth_pb2.SetLedStudiesRequest(username=name), token=administrator(self.stack).token)
        self.assertFalse(self.explained(name, thing, "export.read").get("granted"))
        # Ingestion has the event; the token would live for minutes.
        wait_until(
            lambda: self.is_refused(session.token, STRESS), "ingestion refuses the earlier token")
