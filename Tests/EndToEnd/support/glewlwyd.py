"""Debian's glewlwyd: an OpenID Connect provider that this project did not write."""

import contextlib
import http.client
import http.cookiejar
import json
import socket
import sqlite3
import subprocess
import tempfile
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

from cryptography.hazmat.primitives import serialization

from .issuer import new_key
from .waiting import wait_until

TABLES = Path("/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3")
CLIENT = "otolith-console"
# Glewlwyd takes the characters of HTTP Basic as they are, against RFC 6749 §2.3.1.
SECRET = "lettersAndDigits0123456789"
PERSON, PASSWORD = "ada", "marten-basalt-candle"
SETTINGS = """
port={port}
bind_address="127.0.0.1"
external_url="http://127.0.0.1:{port}"
login_url="login.html"
api_prefix="api"
log_mode="file"
log_level="INFO"
log_file="{folder}/log"
cookie_secure=0
session_expiration=3600
session_key="SESSION"
admin_scope="g_admin"
profile_scope="g_profile"
user_module_path="/usr/lib/glewlwyd/user"
client_module_path="/usr/lib/glewlwyd/client"
user_auth_scheme_module_path="/usr/lib/glewlwyd/scheme"
plugin_module_path="/usr/lib/glewlwyd/plugin"
hash_algorithm="SHA512"
database = {{ type = "sqlite3" path = "{folder}/database" }};
"""


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


class _Browser:
    """Keeps cookies, and follows no redirect."""

    def __init__(self, origin: str):
        self.origin = origin
        self._opener = urllib.request.build_opener(
            _NoRedirect, urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))

    def send(self, path: str, content=None, method=None):
        """Returns the status and the headers."""
        request = urllib.request.Request(
            path if path.startswith("http") else f"{self.origin}/api{path}", method=method,
            data=None if content is None else json.dumps(content).encode(),
            headers={"Content-Type": "application/json"})
        try:
            with self._opener.open(request, timeout=60) as response:
                return response.status, response.headers
        except urllib.error.HTTPError as refusal:
            return refusal.code, refusal.headers

    def change(self, path: str, content, method="POST"):
        status, _ = self.send(path, content, method)
        assert status == 200, (path, status)


class Glewlwyd:
    def __init__(self, port: int):
        self.origin = f"http://127.0.0.1:{port}"
        self.issuer = f"{self.origin}/api/oidc"

    def set_up(self, redirect: str):
        """With a client, and a person whose claim `roles` is `staff`."""
        administrator = _Browser(self.origin)
        administrator.change("/auth/", {"username": "admin", "password": "password"})
        key = new_key("RS256")
        private = key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        public = key.public_key().public_bytes(
            serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)
        claims = [{"name": claim, "user-property": stored, "type": "string", "mandatory": True}
                  for claim, stored in (("roles", "name"), ("preferred_username", "username"))]
        administrator.change("/mod/plugin/", {"module": "oidc", "name": "oidc", "display_name": "oidc", "parameters": {
            "iss": self.issuer, "jwt-type": "rsa", "jwt-key-size": "256", "key": private.decode(),
            "cert": public.decode(), "access-token-duration": 60, "refresh-token-duration": 60, "code-duration": 60,
            "refresh-token-rolling": True, "allow-non-oidc": False, "auth-type-code-enabled": True,
            "auth-type-token-enabled": False, "auth-type-id-token-enabled": False, "auth-type-none-enabled": False,
            "auth-type-password-enabled": False, "auth-type-client-enabled": False,
            "auth-type-device-enabled": False, "auth-type-refresh-enabled": False, "pkce-allowed": True,
            "pkce-required": True, "pkce-method-plain-allowed": False, "subject-type": "public", "claims": claims,
            "allowed-scope": ["openid"]}})
        administrator.change("/client/", {
            "client_id": CLIENT, "name": CLIENT, "confidential": True, "password": SECRET,
            "redirect_uri": [redirect], "authorization_type": ["code"], "scope": [], "enabled": True,
            "token_endpoint_auth_method": ["client_secret_basic"]})
        administrator.change("/user/", {
            "username": PERSON, "name": "staff", "email": "ada@clinic.example", "password": PASSWORD,
            "enabled": True, "scope": ["g_profile", "openid"]})

    def visit(self, address: str) -> dict:
        """Signs the person in, and returns the parameters of the redirect."""
        browser = _Browser(self.origin)
        browser.change("/auth/", {"username": PERSON, "password": PASSWORD})
        browser.change(f"/auth/grant/{CLIENT}", {"scope": "openid"}, method="PUT")
        # What its sign-in page adds after the password and the consent.
        status, headers = browser.send(f"{address}&g_continue")
        assert status == 302, (status, headers)
        return dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(headers["Location"]).query))


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


@contextlib.contextmanager
def glewlwyd(redirect: str):
    port = _free_port()
    with tempfile.TemporaryDirectory(prefix="otolith-glewlwyd-") as folder:
        with contextlib.closing(sqlite3.connect(f"{folder}/database")) as database:
            database.executescript(TABLES.read_text())
        settings = Path(folder) / "settings"
        settings.write_text(SETTINGS.format(port=port, folder=folder))
        with subprocess.Popen(
            ["/usr/bin/glewlwyd", f"--config-file={settings}"], stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        ) as process:
            try:
                provider = Glewlwyd(port)

                def answers():
                    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
                    with contextlib.suppress(OSError), contextlib.closing(connection):
                        connection.request("GET", "/config")
                        return connection.getresponse().status == 200
                    assert process.poll() is None, (Path(folder) / "log").read_text()
                    return False

                wait_until(answers, "glewlwyd answers")
                provider.set_up(redirect)
                yield provider
            finally:
                process.terminate()
