"""Registered apps and servers: at all services, with otolithctl, and where only they are accepted."""

import json
import re

import grpc

from support import admin
from support.apps import anonymous_by, new_app, revoke
from support.case import EndToEndTestCase
from support.control_state import SignedIn
from support.failures import failure_of
from support.gateway import Gateway
from support.people import Session, administrator, new_id, sign_in
from support.processes import serving
from support.waiting import wait_until
from support.web import Visitor, serving_web
from otolith.auth.v1 import auth_pb2, clients_pb2
from otolith.catalogue.v1 import projects_pb2
from otolith.ingestion.v1 import ingestion_pb2
from otolith.planning.v1 import delivery_pb2, planning_pb2

WEB_SIGN_IN = "auth.v1.SessionService/SignInAnonymously"


class AppClients(EndToEndTestCase):
    def reason(self, call, request, token=None) -> str:
        try:
            call(request, token=token)
        except grpc.RpcError as error:
            return failure_of(error).reason
        return ""

    def refused_everywhere(self, token) -> bool:
        """Whether every service rejects the token as one to refresh."""
        gateway = self.gateway
        return {
            self.reason(gateway.accounts.GetAccount, auth_pb2.GetAccountRequest(), token),
            self.reason(gateway.projects.ListProjects, projects_pb2.ListProjectsRequest(), token),
            self.reason(gateway.sheets.ListAnswerSheets, ingestion_pb2.ListAnswerSheetsRequest(), token),
            self.reason(gateway.planning.GetNotificationPlan, planning_pb2.GetNotificationPlanRequest(
                time_zone="Europe/Berlin"), token),
        } == {"TOKEN_EXPIRED"}

    def test_a_revoked_app_is_out_of_every_service_within_a_minute(self):
        app, other = new_app(self.stack), new_app(self.stack)
        people = [anonymous_by(self.stack, app) for _ in range(2)]
        kept = anonymous_by(self.stack, other)
        self.assertFalse(self.refused_everywhere(people[0].access_token))
        revoke(self.stack, app)
        for person in people:
            wait_until(lambda: self.refused_everywhere(person.access_token), "every service refuses it", 60)
            for given in (app, None):
                with self.assertFails("PERMISSION_DENIED", "CLIENT_REJECTED"):
                    self.gateway.sessions.Refresh(auth_pb2.RefreshRequest(
                        refresh_token=person.refresh_token, client=given))
        self.gateway.accounts.GetAccount(auth_pb2.GetAccountRequest(), token=kept.access_token)

    def test_a_gateway_signs_in_by_its_secret_and_its_stream_ends_with_the_client(self):
        app = new_app(self.stack, confidential=True, gateway=True)
        signed_in = self.gateway.client_tokens.SignInClient(clients_pb2.SignInClientRequest(
            client=app, audiences=["otolith-planning"]))
        stream = self.gateway.delivery.WatchPrompts(
            delivery_pb2.WatchPromptsRequest(), token=signed_in.access_token, timeout=120)
        next(stream)
        revoke(self.stack, app)
        with self.assertFails("UNAUTHENTICATED", "TOKEN_EXPIRED"):
            for _ in stream:
                pass

    def required(self, **settings) -> tuple[str, Gateway]:
        """Another process of otolith-auth, which accepts registered clients only."""
        environment = self.stack.service_environment("auth") | admin.ADMIN | {
            "OTOLITH_CLIENTS_REQUIRED": "on"} | settings
        del environment["OTOLITH_LISTEN"], environment["OTOLITH_PORT_FILE"]
        server = self.enterContext(serving(self.stack, "auth", environment))
        address = f"127.0.0.1:{server.port()}"
        gateway = Gateway(self.stack.addresses | {"auth": address})
        self.addCleanup(gateway.close)
        return address, gateway

    def test_where_clients_are_required_pages_and_otolithctl_name_theirs(self):
        address, strict = self.required()
        app = new_app(self.stack)
        old = anonymous_by(self.stack, None)
        with self.assertFails("PERMISSION_DENIED", "CLIENT_REQUIRED"):
            anonymous_by(self.stack, None, strict)
        with self.assertFails("PERMISSION_DENIED", "CLIENT_REJECTED"):
            anonymous_by(self.stack, clients_pb2.ClientCredentials(client_id=new_id()), strict)
        with self.assertFails("PERMISSION_DENIED", "CLIENT_REQUIRED"):
            strict.sessions.Refresh(auth_pb2.RefreshRequest(refresh_token=old.refresh_token))
        # The participant of an old app goes on in the updated one.
        again = strict.sessions.Refresh(auth_pb2.RefreshRequest(refresh_token=old.refresh_token, client=app))
        self.assertEqual(again.participant_id, old.participant_id)

        for more, status in (({}, 403), ({"OTOLITH_CLIENT_ID": app.client_id}, 200)):
            with serving_web(self.stack, OTOLITH_AUTH_ADDRESS=address, **more) as web:
                visitor = Visitor(web.address)
                answer = visitor.call(WEB_SIGN_IN, {"requestId": new_id(), "client": {"clientId": new_id()}})
                self.assertEqual(answer.status, status, answer.body)
                if status == 200:
                    self.assertEqual(visitor.post("/session/renew", "{}").status, 200)
                    [session] = visitor.call("auth.v1.SessionService/ListSessions", {}).json["sessions"]
                    self.assertEqual(session["clientName"], "An app")

        person = SignedIn(self, self.stack)
        person.environment["OTOLITH_AUTH_ADDRESS"] = address
        own = ("--username", "administrator", "--password-file", self.stack.password_file("administrator"))
        self.assertIn("only registered clients are accepted", person.run("whoami", *own, status=77).stderr)
        person.environment["OTOLITH_CLIENT_ID"] = app.client_id
        person.login("administrator")
        self.assertIn("administrator", person.run("whoami").stdout)
        person.run("whoami", *own)

    def test_sessions_of_a_former_client_of_the_pages_go_on_until_it_is_revoked(self):
        former, present = new_app(self.stack), new_app(self.stack)
        with serving_web(self.stack, OTOLITH_CLIENT_ID=former.client_id) as web:
            visitors = [Visitor(web.address) for _ in range(2)]
            for visitor in visitors:
                self.assertEqual(visitor.call(WEB_SIGN_IN, {"requestId": new_id()}).status, 200)
        with serving_web(self.stack, OTOLITH_CLIENT_ID=present.client_id) as web:
            for visitor in visitors:
                visitor.address = web.address
                self.assertEqual(visitor.post("/session/renew").status, 200)
                revoke(self.stack, present)
            revoke(self.stack, former)
            for visitor in visitors:
                ended = visitor.call("auth.v1.SessionService/ListSessions")
                self.assertEqual((ended.status, ended.reason), (401, "CLIENT_REJECTED"))
                self.assertEqual(visitor.cookies, {})

    def test_commands_register_change_and_revoke(self):
        def control(*arguments, **options):
            return self.stack.control("clients", *arguments, **options)

        file = self.stack.directory / "people" / f"{new_id()}.secret"
        made = control("register", "Clinic", "--platform", "server", "--confidential", "--introspects", "--study",
                       "track-your-tinnitus", "--secret-file", file, "--json")
        told = json.loads(made.stdout)
        client, secret = told["client"]["clientId"], file.read_text().strip()
        self.assertEqual((told["clientSecret"], len(secret), file.stat().st_mode & 0o777), ("", 43, 0o600))
        request = re.search(r"(?m)^request ([0-9a-f-]{36})$", made.stderr)[1]
        again = json.loads(control(
            "register", "Clinic", "--platform", "server", "--confidential", "--introspects", "--study",
            "track-your-tinnitus", "--request-id", request, "--json").stdout)
        self.assertEqual((again["created"], again["client"]["clientId"]), (False, client))
        self.assertNotIn(again["clientSecret"], ("", secret))

        def named(text):
            return clients_pb2.ClientCredentials(client_id=client, client_secret=text)

        person = anonymous_by(self.stack, named(secret))
        rotated = control("rotate-secret", client, "--end-earlier", "--json").stdout
        with self.assertFails("PERMISSION_DENIED", "CLIENT_REJECTED"):
            anonymous_by(self.stack, named(secret))
        secret = json.loads(rotated)["clientSecret"]
        self.gateway.sessions.Refresh(auth_pb2.RefreshRequest(
            refresh_token=person.refresh_token, client=named(secret)))
        control("change", client, "--name", "Hospital")
        [line] = [line for line in json.loads(control("list", "--json").stdout) if line["clientId"] == client]
        self.assertEqual((line["name"], line["studyIds"], line["introspects"]), ("Hospital", [], False))
        [count] = [line for line in json.loads(control("use", "--json").stdout) if line["clientId"] == client]
        self.assertEqual((count["platform"], count["accounts"], count["sessions"]), ("CLIENT_PLATFORM_SERVER", "1", "1"))
        self.assertIn("pass --yes", control("revoke", client, check=False).stderr)
        control("revoke", client, "--yes")
        self.assertIn("was already revoked", control("revoke", client, "--yes").stdout)
        entries = self.stack.database.query(
            f"SELECT action FROM auth.audit_log WHERE object = '{client}' ORDER BY number")
        self.assertEqual([entry[0] for entry in entries], [
            "client.registered", "client.secret_made", "client.secrets_replaced", "client.changed", "client.revoked"])

    def test_staff_without_the_right_manage_no_client(self):
        leader = sign_in(self.stack, "leader-track-your-tinnitus",
                         self.stack.password("leader-track-your-tinnitus"), kind=Session)
        service = self.gateway.client_administration
        for call, request in (
            (service.RegisterClient, clients_pb2.RegisterClientRequest(request_id=new_id(), name="x", platform=1)),
            (service.ListClients, clients_pb2.ListClientsRequest()),
            (service.GetClientUse, clients_pb2.GetClientUseRequest()),
        ):
            with self.assertFails("PERMISSION_DENIED", "NOT_ADMINISTRATOR"):
                call(request, token=leader.token)
        new_app(self.stack)
        listed = service.ListClients(
            clients_pb2.ListClientsRequest(page_size=1), token=administrator(self.stack).token)
        self.assertEqual(len(listed.clients), 1)
