"""The services and otolith-web with admin listeners, and a cohort that performs the main job (deploy/dev/stack)."""

import os
import re
import secrets
import shlex
import shutil
import subprocess
import tempfile
import urllib.request
import uuid
from pathlib import Path

from .monitoring import ROOT

SERVICES = ("auth", "catalogue", "ingestion", "planning", "web")
_STACK = ROOT / "deploy/dev/stack"
STUDIES = ("track-your-tinnitus", "track-your-stress")


class Otolith:
    def __init__(self):
        self.bin = Path(os.environ["OTOLITH_BIN"])
        self.directory = Path(tempfile.mkdtemp(prefix="otolith-watch-"))
        try:
            self._run(_STACK, "start", self.directory, "--bin", self.bin, "--clock", "--admin", "--web")
            lines = (self.directory / "env").read_text().splitlines()
            self._settings = dict(
                shlex.split(line.removeprefix("export "))[0].split("=", 1) for line in lines)
        except BaseException:
            self.stop()
            raise

    def admin_address(self, service: str) -> str:
        # otolithctl has no setting for that of otolith-web.
        prefix = "" if service == "web" else "OTOLITH_"
        return self._settings[f"{prefix}{service.upper()}_ADMIN_ADDRESS"]

    @property
    def mails(self) -> int:
        """Handed over so far."""
        return len(list((self.directory / "mail").glob("*.eml")))

    def play(self, participants: int, days: int) -> dict[str, int]:
        """The summary of a simulated cohort."""
        people = self.directory / "people"
        self._run(_STACK, "populate", self.directory)
        (people / "leader.password").write_text(secrets.token_urlsafe(24))
        self._control(
            "administrator", "study-leader", "create", "--leader", "leader", "--invitation-file",
            people / "leader.invitation", "--study", *STUDIES)
        self._control(
            "administrator", "password", "set", "--code-file", people / "leader.invitation",
            "--new-password-file", people / "leader.password", "--recovery-file", people / "leader.recovery")
        told = self._as(
            "leader", "cohort", "--participants", participants, "--days", days,
            "--study-password-file", people / "track-your-stress.password",
            "--mail-directory", self.directory / "mail", "--clock-file", self.directory / "clock",
            "--export-directory", self.directory / "export")
        return {name: int(value) for name, value in re.findall(r"(\w+)=(\d+)", told.splitlines()[-1])}

    def ask_of_another(self, study: str) -> None:
        """Planning asks ingestion, once for each study, how its exports name people."""
        self._control("leader", "plan", "compliance", study, "--by", "participant")

    def visit(self) -> None:
        """A browser opens the participant's page, signs in without a name, and renews its session."""
        origin = f"http://{self._settings['WEB_ADDRESS']}"

        def post(path: str, body: bytes, cookie: str = ""):
            request = urllib.request.Request(f"{origin}{path}", body, {
                "content-type": "application/json", "sec-fetch-site": "same-origin", "cookie": cookie})
            return urllib.request.urlopen(request, timeout=60)

        urllib.request.urlopen(origin, timeout=60).close()
        with post("/rpc/otolith.auth.v1.SessionService/SignInAnonymously",
                  b'{"requestId": "%s"}' % str(uuid.uuid4()).encode()) as answer:
            cookie = answer.headers["set-cookie"].split(";")[0]
        post("/session/renew", b"{}", cookie).close()

    def stop_service(self, name: str) -> None:
        self._run(_STACK, "stop-service", self.directory, name)

    def start_service(self, name: str) -> None:
        self._run(_STACK, "start-service", self.directory, name)

    def stop(self) -> None:
        subprocess.run([_STACK, "stop", self.directory], stdin=subprocess.DEVNULL, check=False)
        shutil.rmtree(self.directory)

    def _control(self, username: str, *arguments) -> str:
        return self._as(username, "otolithctl", *arguments)

    def _as(self, username: str, program: str, *arguments) -> str:
        password = self.directory / "people" / f"{username}.password"
        return self._run(
            self.bin / program, *arguments,
            environment={"OTOLITH_USERNAME": username, "OTOLITH_PASSWORD_FILE": str(password)} | self._settings)

    @staticmethod
    def _run(*command, environment: dict[str, str] | None = None) -> str:
        clean = {name: value for name, value in os.environ.items() if not name.startswith("OTOLITH_")}
        done = subprocess.run(
            [str(word) for word in command], env=clean | (environment or {}), stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=300)
        if done.returncode != 0:
            raise AssertionError(f"{command[0]} {command[1]}: {done.returncode}\n{done.stdout}\n{done.stderr}")
        return done.stdout
