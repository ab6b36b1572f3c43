"""Sign-in with a password and a one-time code, by two processes of otolith-auth, and by otolithctl."""

import re
from concurrent.futures import ThreadPoolExecutor

import grpc

from support import admin
from support.case import EndToEndTestCase
from support.control_state import SignedIn
from support.failures import failure_of
from support.gateway import Gateway
from support.one_time import App
from support.people import administrator, new_id, new_leader, register
from support.processes import serving
from support.studies import daily, publish
from support.terminal import at_a_terminal
from otolith.auth.v1 import accounts_pb2, auth_pb2, second_factor_pb2
from otolith.catalogue.v1 import projects_pb2

PASSWORD = "heather-otter-lantern"
REJECTED = ("PERMISSION_DENIED", "ONE_TIME_CODE_REJECTED")
REQUIRED = ("PERMISSION_DENIED", "ONE_TIME_CODE_REQUIRED")


class SecondFactor(EndToEndTestCase):
    def sign_in(self, name, code="", gateway=None, password=PASSWORD):
        return (gateway or self.gateway).sessions.SignIn(auth_pb2.SignInRequest(
            username=name, password=password, one_time_code=code))

    def enrol(self, token, gateway=None, password=PASSWORD):
        """Returns the app, and the answer with the recovery codes."""
        factors = (gateway or self.gateway).second_factors
        begun = factors.BeginSecondFactor(
            second_factor_pb2.BeginSecondFactorRequest(password=password), token=token)
        self.assertIn(f"secret={begun.secret}&", begun.otpauth_uri)
        app = App(self.stack, begun.secret)
        app.begin_step()
        app.used = app.code(-1)
        return app, factors.ConfirmSecondFactor(
            second_factor_pb2.ConfirmSecondFactorRequest(code=app.used), token=token)

    def enrolled(self):
        name = f"two-{new_id()[:8]}"
        register(self.stack, name, PASSWORD)
        app, answer = self.enrol(self.sign_in(name).access_token)
        return name, app, answer

    def second_process(self, **settings) -> Gateway:
        environment = self.stack.service_environment("auth") | admin.ADMIN | settings
        del environment["OTOLITH_LISTEN"], environment["OTOLITH_PORT_FILE"]
        server = self.enterContext(serving(self.stack, "auth", environment))
        self.second_address = f"127.0.0.1:{server.port()}"
        gateway = Gateway(self.stack.addresses | {"auth": self.second_address})
        self.addCleanup(gateway.close)
        return gateway

    def test_a_code_works_once_in_its_step_and_those_beside_it(self):
        name, app, answer = self.enrolled()
        with self.assertFails(*REQUIRED):
            self.sign_in(name)
        # The code that confirmed the secret is used.
        for wrong in (app.used, app.code(5), "12345"):
            with self.assertFails(*REJECTED):
                self.sign_in(name, wrong)
        code = app.code()
        self.sign_in(name, code)
        with self.assertFails(*REJECTED):
            self.sign_in(name, code)
        # The clock of the device is late by a step.
        for _ in range(2):
            app.begin_step()
        self.sign_in(name, app.code(-1))
        with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
            self.sign_in(name, app.code(), password="not the password")
        code = answer.recovery_codes[0]
        self.sign_in(name, code.lower())
        with self.assertFails(*REJECTED):
            self.sign_in(name, code)

    def test_of_parallel_sign_ins_at_two_processes_one_succeeds(self):
        other = self.second_process()

        def outcome(gateway, name, code):
            try:
                return self.sign_in(name, code, gateway).participant_id
            except grpc.RpcError as error:
                failure = failure_of(error)
                return failure.code, failure.reason

        for is_recovery in (False, True):
            name, app, answer = self.enrolled()
            code = answer.recovery_codes[3] if is_recovery else app.code()
            with ThreadPoolExecutor(4) as pool:
                outcomes = list(pool.map(outcome, [self.gateway, other] * 2, [name] * 4, [code] * 4))
            self.assertEqual(outcomes.count(REJECTED), 3, outcomes)

    def test_a_role_that_needs_it_has_no_rights_until_it_is_set_up(self):
        strict = self.second_process(OTOLITH_SECOND_FACTOR_ROLES="study_leader")
        study = f"strict-{new_id()[:8]}"
        publish(self.stack, study, [daily(f"{study}-a")])
        name = new_leader(self.stack, study)
        password = self.stack.password(name)
        session = self.sign_in(name, gateway=strict, password=password)
        self.assertTrue(session.second_factor_missing)
        members = auth_pb2.ListMembersRequest(study_id=study)
        with self.assertFails("PERMISSION_DENIED"):
            strict.memberships.ListMembers(members, token=session.access_token)
        projects = projects_pb2.ListProjectsRequest()
        with self.assertFails("UNAUTHENTICATED", "TOKEN_AUDIENCE_MISMATCH"):
            strict.projects.ListProjects(projects, token=session.access_token)
        # otolithctl names the cause, with a session and with a password file.
        person = SignedIn(self, self.stack)
        person.environment["OTOLITH_AUTH_ADDRESS"] = self.second_address
        person.login(name)
        own = ("--username", name, "--password-file", self.stack.password_file(name))
        for arguments in (("members", "list", study), ("catalogue", "projects"), ("catalogue", "projects", *own)):
            with self.subTest(arguments=arguments):
                refused = person.run(*arguments, status=77).stderr
                self.assertIn("set up the second factor with `otolithctl second-factor begin`", refused)
                self.assertNotIn("renew the session", refused)
        app, answer = self.enrol(session.access_token, strict, password)
        strict.memberships.ListMembers(members, token=answer.access_token)
        strict.projects.ListProjects(projects, token=answer.access_token)
        again = self.sign_in(name, app.code(), strict, password)
        self.assertFalse(again.second_factor_missing)
        strict.memberships.ListMembers(members, token=again.access_token)

    def test_otolithctl_asks_for_the_code(self):
        study = f"control-{new_id()[:8]}"
        publish(self.stack, study, [daily(f"{study}-a")])
        name = new_leader(self.stack, study)
        file = self.stack.password_file(name)
        person = SignedIn(self, self.stack)
        person.login(name)
        secret = re.search(
            r"^secret: (\w+)$", person.run("second-factor", "begin", "--password-file", file).stdout, re.M)[1]
        app = App(self.stack, secret)
        app.begin_step()
        confirmed = person.run("second-factor", "confirm", app.code(-1)).stdout
        codes = re.findall(r"^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){5}$", confirmed, re.M)
        self.assertEqual(len(codes), 10)
        self.assertIn("recovery codes: 10", person.run("second-factor", "status").stdout)
        # Programs with a password file are refused, with advice.
        refused = person.run("whoami", "--username", name, "--password-file", file, status=77)
        self.assertIn("otolithctl login", refused.stderr)
        self.assertIn("--one-time-code", person.run(
            "login", "--username", name, "--password-file", file, status=77).stderr)
        person.run("login", "--username", name, "--password-file", file, "--one-time-code", codes[0])
        status, shown, _ = at_a_terminal(
            ["login", "--username", name, "--password-file", file], person.environment,
            [("One-time code: ", f"{app.code()}\n")])
        self.assertEqual(status, 0, shown)
        self.assertNotIn(app.code(), shown)
        person.run("members", "list", study)
        # A lost device.
        person.run("second-factor", "renew-codes", codes[1])
        self.stack.control("accounts", "reset-second-factor", name, "--yes")
        person.run("second-factor", "status", status=77)
        person.login(name)
        self.assertIn("second factor: none", person.run("second-factor", "status").stdout)

    def test_an_administrator_sees_and_resets_it(self):
        name, _, answer = self.enrolled()
        staff = administrator(self.stack)
        accounts = self.gateway.account_administration
        found = accounts.GetManagedAccount(
            accounts_pb2.GetManagedAccountRequest(username=name), token=staff.token)
        self.assertTrue(found.second_factor)
        accounts.ResetSecondFactor(accounts_pb2.ResetSecondFactorRequest(
            participant_id=found.participant_id), token=staff.token)
        with self.assertFails("UNAUTHENTICATED", "SESSION_ENDED"):
            self.gateway.second_factors.GetSecondFactor(
                second_factor_pb2.GetSecondFactorRequest(), token=answer.access_token)
        self.sign_in(name)
