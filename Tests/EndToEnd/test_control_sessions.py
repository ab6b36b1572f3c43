"""Signing in once: where the session is stored, its permissions, and concurrent use."""

import json
import os
import stat

from support.case import EndToEndTestCase
from support.control_state import SignedIn
from support.people import TINNITUS, Session, new_id, register, sign_in
from support.terminal import at_a_terminal
from otolith.auth.v1 import auth_pb2

PASSWORD = "heather-otter-lantern"
LEADER = f"leader-{TINNITUS}"


class Sessions(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.person = SignedIn(self, self.stack)

    def kept(self):
        return json.loads(self.person.session.read_text())

    def change(self, **fields):
        """Changes the file, as expiry or another process would."""
        self.person.session.write_text(json.dumps(self.kept() | fields))

    def refresh(self, token):
        return self.gateway.sessions.Refresh(auth_pb2.RefreshRequest(refresh_token=token))

    def test_one_sign_in_for_many_commands(self):
        refused = self.person.run("whoami", status=77)
        self.assertIn("otolithctl login", refused.stderr)
        done = self.person.login(LEADER)
        self.assertIn(f"signed in as {LEADER}", done.stdout)
        session = self.person.session
        self.assertEqual(stat.S_IMODE(session.stat().st_mode), 0o600)
        self.assertEqual(stat.S_IMODE(session.parent.stat().st_mode), 0o700)
        account = json.loads(self.person.run("whoami", "--json").stdout)
        self.assertEqual(account["username"], LEADER)
        for told in (done.stdout, done.stderr):
            for name in ("accessToken", "refreshToken"):
                self.assertNotIn(self.kept()[name], told)
        # Commands of all services, of the catalogue, and with tokens of other accounts.
        self.person.run("members", "list", TINNITUS)
        self.person.run("catalogue", "search", "tinnitus")
        self.assertIn(
            "you are signed in as",
            self.person.run("whoami", "--username", "administrator", status=77).stderr)
        own = self.person.run(
            "whoami", "--username", "administrator", "--password-file",
            self.stack.password_file("administrator"))
        self.assertIn("username: administrator", own.stdout)

        refresh_token = self.kept()["refreshToken"]
        self.assertIn("signed out", self.person.run("logout").stderr)
        self.assertFalse(list(session.parent.glob("session-*.json")))
        with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
            self.refresh(refresh_token)
        self.assertIn("no session", self.person.run("logout").stderr)
        self.person.run("whoami", status=77)

    def test_another_login_ends_the_session_before(self):
        self.person.login(LEADER)
        first = self.kept()["refreshToken"]
        self.person.login("administrator")
        self.assertEqual(self.kept()["username"], "administrator")
        with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
            self.refresh(first)
        # A file without contents is replaced.
        self.person.session.write_text("{")
        self.assertIn("does not contain a session", self.person.run("whoami", status=77).stderr)
        self.person.login(LEADER)

    def test_many_commands_renew_one_session_once(self):
        self.person.login(LEADER)
        before = self.kept()["refreshToken"]
        self.change(accessTokenEnd=0)
        running = [self.person.start("whoami") for _ in range(8)]
        for process in running:
            _, complaints = process.communicate(timeout=120)
            self.assertEqual(process.returncode, 0, complaints)
        self.assertNotEqual(self.kept()["refreshToken"], before)
        # No token counts as stolen, so the session continues.
        self.change(accessTokenEnd=0)
        self.person.run("whoami")

    def test_two_logins_at_once_leave_one_session(self):
        password = self.stack.password_file(LEADER)
        running = [
            self.person.start("login", "--username", LEADER, "--password-file", password)
            for _ in range(2)]
        for process in running:
            _, complaints = process.communicate(timeout=120)
            self.assertEqual(process.returncode, 0, complaints)
        self.person.run("whoami")
        names = sorted(path.name for path in (self.person.folder / "otolith").iterdir())
        self.assertEqual(names, [self.person.session.name, self.person.session.name + ".lock"])

    def test_what_others_may_read_is_not_used(self):
        self.person.login(LEADER)
        self.person.session.chmod(0o644)
        done = self.person.run("whoami", status=77)
        self.assertIn("may be read or written by others (mode 644)", done.stderr)
        self.assertIn("otolithctl login", done.stderr)
        self.person.session.chmod(0o600)
        self.person.session.parent.chmod(0o755)
        self.assertIn("can be accessed by others", self.person.run("whoami", status=77).stderr)
        self.person.session.parent.chmod(0o700)
        self.person.run("whoami")
        # Its tokens are not sent to other servers.
        self.change(authAddress="127.0.0.1:1")
        self.assertIn("another otolith-auth", self.person.run("whoami", status=77).stderr)

    def test_an_ended_session_is_reported(self):
        name = f"ended-{new_id()[:8]}"
        register(self.stack, name, PASSWORD)
        self.stack.password_file(name).write_text(f"{PASSWORD}\n")
        self.person.login(name)
        # A command whose access token the service rejects gets another one, and calls again.
        self.change(accessToken="a.b.c")
        self.person.run("whoami")
        self.gateway.sessions.EndAllSessions(
            auth_pb2.EndAllSessionsRequest(),
            token=sign_in(self.stack, name, PASSWORD, kind=Session).token)
        self.change(accessTokenEnd=0)
        self.assertIn("has ended: run `otolithctl login`",
                      self.person.run("whoami", status=77).stderr)
        self.assertFalse(list(self.person.session_folder.glob("session-*.json")))

    def test_without_a_service_nothing_is_lost(self):
        self.person.login(LEADER)
        self.change(accessTokenEnd=0)
        # The same address, by which the file is found.
        self.stack.stop_service("auth")
        try:
            self.person.run("whoami", status=69)
            self.person.run("logout", status=69)
            self.assertTrue(self.person.session.exists())
        finally:
            self.stack.start_service("auth")
        self.person.run("whoami")
        self.assertIn("removed", self.person.run("logout", "--local").stderr)

    def test_a_command_that_signs_in_itself_leaves_no_session(self):
        name = f"cron-{new_id()[:8]}"
        register(self.stack, name, PASSWORD)
        self.stack.password_file(name).write_text(f"{PASSWORD}\n")
        environment = {
            "OTOLITH_USERNAME": name, "OTOLITH_PASSWORD_FILE": str(self.stack.password_file(name))}
        token = sign_in(self.stack, name, PASSWORD, kind=Session).token

        def sessions():
            return self.gateway.sessions.ListSessions(
                auth_pb2.ListSessionsRequest(page_size=100), token=token).sessions

        before = len(sessions())
        self.assertIn(name, self.person.run("whoami", **environment).stdout)
        # Also after errors of a service or of the command, and if signing in takes long.
        self.person.run("members", "list", TINNITUS, status=77, **environment)
        self.person.run("catalogue", "changes", **environment)
        self.person.run("own-export", "--output", self.person.folder / "own.zip", **environment)
        self.assertEqual(len(sessions()), before)
        # A command ends only its own session.
        self.person.login(name)
        self.person.run("whoami", **environment)
        self.person.run("whoami")
        self.assertEqual(len(sessions()), before + 1)

    def test_a_password_that_is_typed_is_not_shown(self):
        status, shown, _ = at_a_terminal(
            ["login"], self.person.environment,
            [("User name: ", f"{LEADER}\n"), ("Password of ", f"{self.stack.password(LEADER)}\n")])
        self.assertEqual(status, 0, shown)
        self.assertNotIn(self.stack.password(LEADER), shown)
        self.person.run("whoami")
        # Ctrl-C during input.
        status, shown, _ = at_a_terminal(
            ["login", "--username", LEADER], self.person.environment, [("Password of ", "abc\x03")])
        self.assertEqual(status, 130, shown)

    def test_a_password_from_standard_input(self):
        self.person.run(
            "login", "--username", LEADER, "--password-file", "-",
            input=f"{self.stack.password(LEADER)}\n")
        self.person.run("whoami")
        for given, words in (("", "is empty"), ("wrong-password-of-nobody\n", "CREDENTIALS")):
            done = self.person.run(
                "login", "--username", LEADER, "--password-file", "-", input=given,
                status=65 if not given else 77)
            self.assertIn(words, done.stderr)
        # There is no terminal for the question.
        setsid = self.person.start("login", "--username", LEADER, preexec_fn=os.setsid)
        _, complaints = setsid.communicate(timeout=60)
        self.assertEqual(setsid.returncode, 64, complaints)
        self.assertIn("--password-file", complaints)
