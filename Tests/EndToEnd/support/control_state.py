"""otolithctl with its own folder for sessions, like a person who signs in once."""

import subprocess
import tempfile
from pathlib import Path

from .stack import clean_environment


class SignedIn:
    """One person's state: `login` stores a session there, which other commands use."""

    def __init__(self, test, stack):
        folder = tempfile.TemporaryDirectory(prefix="otolith-state-")
        test.addCleanup(folder.cleanup)
        self.stack = stack
        self.folder = Path(folder.name)
        self.environment = clean_environment() | {
            name: value for name, value in stack.environment.items()
            if name not in ("OTOLITH_USERNAME", "OTOLITH_PASSWORD_FILE")
        } | {"XDG_STATE_HOME": str(self.folder)}

    @property
    def session_folder(self) -> Path:
        return self.folder / "otolith"

    @property
    def session(self) -> Path:
        session, = self.session_folder.glob("session-*.json")
        return session

    def start(self, *arguments, **named):
        return subprocess.Popen(
            [self.stack.bin / "otolithctl", *map(str, arguments)],
            env=self.environment | named.pop("environment", {}), stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **named)

    def run(self, *arguments, status=0, input=None, **environment):
        done = subprocess.run(
            [self.stack.bin / "otolithctl", *map(str, arguments)],
            env=self.environment | environment, capture_output=True, text=True, timeout=120,
            **({"input": input} if input is not None else {"stdin": subprocess.DEVNULL}))
        if done.returncode != status:
            raise AssertionError(
                f"otolithctl {arguments} ended with {done.returncode}:\n{done.stdout}\n{done.stderr}")
        return done

    def login(self, username):
        return self.run(
            "login", "--username", username, "--password-file", self.stack.password_file(username))
