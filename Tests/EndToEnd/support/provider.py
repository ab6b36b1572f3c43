"""An OpenID Connect provider of staff, from OpenID Connect Core 1.0, Discovery 1.0, RFC 6749 and RFC 7636, with faults."""

import base64
import contextlib
import hashlib
import http.server
import json
import secrets
import threading
import urllib.parse

import jwt

from .issuer import Issuer

CLIENT = "otolith-console"
SECRET = "client secret: with + and %"


class Provider(Issuer):
    """Signs in `person` at once, without asking. Listens on the same port after each start."""

    def __init__(self, redirect: str, now, algorithm="RS256"):
        """`now`: returns the time of the services, in seconds."""
        super().__init__(algorithm)
        self.redirect = redirect
        self.now = now
        # Claims of the person in the browser; None: the person cancels.
        self.person = {"sub": "p-1"}
        # Changes the claims of an ID token, or the token itself.
        self.change_claims = lambda claims: claims
        self.change_token = lambda token: token
        self.key = "first"
        # Ids of keys that are not published.
        self.hidden = set()
        self.token_status = 200
        self.codes = {}
        self.requests = []
        self._port = 0
        self._server = None
        self.start()

    @property
    def issuer(self) -> str:
        return f"http://127.0.0.1:{self._port}/realms/clinic"

    @property
    def key_set(self) -> str:
        return json.dumps({"keys": [key for key in json.loads(super().key_set)["keys"] if key["kid"] not in self.hidden]})

    def start(self):
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", self._port), self._handler())
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self):
        """Its address refuses connections until `start`."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def count(self, path: str) -> int:
        return sum(one == path for one in self.requests)

    @contextlib.contextmanager
    def silent(self):
        """Requests are accepted and not answered inside the context."""
        self.may_answer.clear()
        try:
            yield
        finally:
            self.may_answer.set()

    def visit(self, address: str) -> dict:
        """What the browser gets from the sign-in page: the parameters of the redirect."""
        parts = urllib.parse.urlsplit(address)
        assert f"{parts.scheme}://{parts.netloc}{parts.path}" == f"{self.issuer}/authorize", address
        return dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(self._authorize(parts.query)).query))

    # Endpoints

    def _configuration(self) -> dict:
        return {
            "issuer": self.issuer, "authorization_endpoint": f"{self.issuer}/authorize",
            "token_endpoint": f"{self.issuer}/token", "jwks_uri": f"{self.issuer}/keys",
            "response_types_supported": ["code"], "subject_types_supported": ["public"],
            "id_token_signing_alg_values_supported": ["RS256", "ES256"],
            "token_endpoint_auth_methods_supported": ["client_secret_basic"],
            "code_challenge_methods_supported": ["S256"],
        }

    def _authorize(self, query: str) -> str:
        asked = dict(urllib.parse.parse_qsl(query))
        assert asked["response_type"] == "code" and asked["client_id"] == CLIENT, asked
        assert asked["redirect_uri"] == self.redirect, asked
        assert "openid" in asked["scope"].split(), asked
        assert asked["code_challenge_method"] == "S256" and len(asked["code_challenge"]) == 43, asked
        answer = {"state": asked["state"], "iss": self.issuer}
        if self.person is None:
            answer["error"] = "access_denied"
        else:
            answer["code"] = secrets.token_urlsafe(24)
            self.codes[answer["code"]] = asked | {"person": dict(self.person)}
        return f"{self.redirect}?{urllib.parse.urlencode(answer)}"

    def _redeem(self, form: dict, authorization: str) -> tuple[int, dict]:
        kind, _, encoded = authorization.partition(" ")
        name, _, password = base64.b64decode(encoded).decode().partition(":")
        if kind != "Basic" or (urllib.parse.unquote(name), urllib.parse.unquote(password)) != (CLIENT, SECRET):
            return 401, {"error": "invalid_client"}
        # A code works once.
        begun = self.codes.pop(form.get("code"), None)
        digest = hashlib.sha256(form.get("code_verifier", "").encode()).digest()
        challenge = base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
        if (begun is None or form.get("grant_type") != "authorization_code" or challenge != begun["code_challenge"]
                or form.get("redirect_uri") != begun["redirect_uri"]):
            return 400, {"error": "invalid_grant"}
        now = int(self.now())
        claims = {
            "iss": self.issuer, "aud": CLIENT, "azp": CLIENT, "iat": now, "exp": now + 300, "nonce": begun["nonce"],
        } | ({"auth_time": now} if "max_age" in begun else {}) | begun["person"]
        token = self.token_of(self.change_claims(claims))
        return self.token_status, {
            "access_token": "opaque", "token_type": "Bearer", "expires_in": 60, "id_token": self.change_token(token)}

    def token_of(self, claims: dict) -> str:
        return jwt.encode(
            claims, self.keys[self.key], algorithm=self.algorithms[self.key], headers={"kid": self.key})

    def _handler(self):
        provider = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def path_of_provider(self) -> str:
                path = urllib.parse.urlsplit(self.path).path.removeprefix("/realms/clinic")
                provider.requests.append(path)
                provider.may_answer.wait(60)
                return path

            def answer(self, status: int, content: dict | str):
                body = (content if isinstance(content, str) else json.dumps(content)).encode()
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def do_GET(self):
                path = self.path_of_provider()
                if path == "/.well-known/openid-configuration":
                    self.answer(200, provider._configuration())
                elif path == "/keys":
                    self.answer(200, provider.key_set)
                elif path == "/authorize":
                    self.send_response(302)
                    self.send_header("Location", provider._authorize(urllib.parse.urlsplit(self.path).query))
                    self.send_header("Content-Length", "0")
                    self.end_headers()
                else:
                    self.answer(404, {})

            def do_POST(self):
                form = self.rfile.read(int(self.headers["Content-Length"])).decode()
                path = self.path_of_provider()
                fields = dict(urllib.parse.parse_qsl(form))
                self.answer(*(provider._redeem(fields, self.headers["Authorization"] or "")
                              if path == "/token" else (404, {})))

            def log_message(self, *_):
                pass

        return Handler


def settings(provider: Provider, secret_file, **more) -> dict[str, str]:
    """`more`: names of settings after OTOLITH_SIGN_IN_PROVIDER_."""
    values = {
        "ISSUER": provider.issuer, "CLIENT_ID": CLIENT, "CLIENT_SECRET_FILE": str(secret_file),
        "REDIRECT_URL": provider.redirect, "NAME": "Example Clinic"} | more
    return {f"OTOLITH_SIGN_IN_PROVIDER_{name}": value for name, value in values.items()}
