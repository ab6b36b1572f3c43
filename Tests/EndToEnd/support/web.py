"""otolith-web beside the stack's services, and a browser's part of its protocol: cookies and JSON calls."""

import contextlib
import http.client
import importlib.util
import json
import secrets
from http.cookies import SimpleCookie

from . import admin, personal
from .gateway import SERVICES
from .paths import ROOT
from .processes import serving

PAGES = ROOT / "Services" / "Web" / "Pages"
SAME_ORIGIN = {"content-type": "application/json", "sec-fetch-site": "same-origin"}
COOKIES = {"": "__Host-otolith", "/console": "__Host-otolith-console"}


def settings(stack, **more) -> dict[str, str]:
    """`more`: replace settings; None: unset."""
    key = stack.directory / "run" / "web.test.key"
    if not key.exists():
        key.write_text(secrets.token_hex(32) + "\n")
        key.chmod(0o400)
    found = {f"OTOLITH_{name.upper()}_ADDRESS": stack.addresses[name] for name in SERVICES} | admin.ADMIN | {
        "OTOLITH_WEB_KEY_FILE": str(key), "OTOLITH_WEB_PAGES": str(PAGES)} | more
    return {name: value for name, value in found.items() if value is not None}


@contextlib.contextmanager
def serving_web(stack, **more):
    """The running server; `address` is that for browsers."""
    with serving(stack, "web", settings(stack, **more)) as server:
        server.address = f"127.0.0.1:{server.port()}"
        yield server


class Web:
    """otolith-web for the tests of a module, on the same port after each start. `more`: settings."""

    def __init__(self, stack, **more):
        self._stack = stack
        self._more = more
        self._address = "127.0.0.1:0"
        self._running = None
        self.server = None
        self.start()

    @property
    def origin(self) -> str:
        return f"http://{self._address}"

    def start(self) -> None:
        self._running = contextlib.ExitStack()
        self.server = self._running.enter_context(
            serving_web(self._stack, OTOLITH_LISTEN=self._address, **self._more))
        self._address = self.server.address

    def stop(self) -> None:
        """Ends the process; its address refuses connections until `start`."""
        if self._running is not None:
            self.server.stop()
            self._running.close()
            self._running = None

    def close(self) -> None:
        self.stop()


def browser():
    """A headless Chromium that reaches only this machine."""
    spec = importlib.util.spec_from_file_location("browser", ROOT / "Tests" / "Preview" / "support" / "browser.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Browser("--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1", seconds=600)


class Answer:
    def __init__(self, response, body: bytes):
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.set_cookies = response.msg.get_all("set-cookie") or []
        self.body = body

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def reason(self) -> str:
        return next((detail["debug"]["reason"] for detail in self.json.get("details", [])
                     if detail["type"] == "google.rpc.ErrorInfo"), "")


class Visitor:
    """A browser without pages: keeps cookies, and sends what a page of the same origin sends."""

    def __init__(self, address: str, page: str = ""):
        self.address = address
        self.page = page
        self.cookies: dict[str, str] = {}

    def copy(self) -> "Visitor":
        """Another tab that missed later answers."""
        other = Visitor(self.address, self.page)
        other.cookies = dict(self.cookies)
        return other

    def request(self, method, path, body=None, headers=None, timeout=60) -> Answer:
        connection = http.client.HTTPConnection(self.address, timeout=timeout)
        try:
            jar = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
            connection.request(method, path, body, ({"cookie": jar} if jar else {}) | (headers or {}))
            response = connection.getresponse()
            answer = Answer(response, response.read())
        finally:
            connection.close()
        self._keep(answer)
        return answer

    def _keep(self, answer):
        for line in answer.set_cookies:
            for name, morsel in SimpleCookie(line).items():
                if morsel["max-age"] == "0":
                    self.cookies.pop(name, None)
                else:
                    self.cookies[name] = morsel.value
                    personal.note_text(morsel.value, "a cookie")

    def get(self, path, **headers) -> Answer:
        return self.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})

    def post(self, path, body="{}", **headers) -> Answer:
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.request("POST", f"{self.page}{path}", body, SAME_ORIGIN | given)

    def call(self, method, request=None, **headers) -> Answer:
        """`method`: such as `auth.v1.SessionService/SignIn`."""
        return self.post(f"/rpc/otolith.{method}", json.dumps(request or {}), **headers)

    def session(self) -> dict:
        return self.get(f"{self.page}/session").json
