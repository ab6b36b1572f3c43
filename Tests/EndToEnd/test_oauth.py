"""The OAuth 2.0 endpoints of otolith-web, by authlib; and requests that no library makes."""

import base64
import json
import os
from unittest import mock

from authlib.integrations.base_client import OAuthError
from authlib.integrations.requests_client import OAuth2Session
from authlib.jose import JsonWebKey, jwt
from authlib.oauth2.rfc8414 import AuthorizationServerMetadata

from support import admin
from support.apps import anonymous_by, new_app, revoke
from support.case import EndToEndTestCase
from support.people import new_id
from support.processes import serving
from support.web import Visitor, serving_web
from otolith.auth.v1 import auth_pb2
from otolith.planning.v1 import delivery_pb2

FORM = {"content-type": "application/x-www-form-urlencoded"}
ISSUER = "https://study.example.org"


class OAuth(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        # The library refuses addresses without TLS otherwise.
        cls.enterClassContext(mock.patch.dict(os.environ, {"AUTHLIB_INSECURE_TRANSPORT": "1"}))
        cls.server = cls.enterClassContext(serving_web(cls.stack))
        cls.origin = f"http://{cls.server.address}"

    def session(self, app, method="client_secret_basic", **more) -> OAuth2Session:
        session = OAuth2Session(
            app.client_id, app.client_secret or None, token_endpoint_auth_method=method,
            revocation_endpoint_auth_method=method, **more)
        self.addCleanup(session.close)
        return session

    def post(self, path, form, **headers):
        return Visitor(self.server.address).request("POST", path, form, FORM | headers)

    def problem(self, path, form, **headers) -> str:
        answer = self.post(path, form, **headers)
        self.assertEqual(answer.headers["cache-control"], "no-store")
        self.assertEqual(answer.status, 401 if answer.json["error"] == "invalid_client" else 400)
        self.assertEqual("www-authenticate" in answer.headers, answer.status == 401)
        return answer.json["error"]

    def test_a_gateway_signs_in_and_its_token_is_verified_by_the_published_keys(self):
        app = new_app(self.stack, confidential=True, gateway=True)
        keys = JsonWebKey.import_key_set(Visitor(self.server.address).request("GET", "/oauth/jwks").json)
        for method in ("client_secret_basic", "client_secret_post"):
            token = self.session(app, method, scope="otolith-planning").fetch_token(
                f"{self.origin}/oauth/token", grant_type="client_credentials")
            self.assertEqual((token["token_type"], token["scope"]), ("Bearer", "otolith-planning"))
            self.assertTrue(500 < token["expires_in"] <= 600)
            self.assertNotIn("refresh_token", token)
            claims = jwt.decode(token["access_token"], keys)
            self.assertEqual((claims["client_id"], claims["aud"], claims["roles"]),
                             (app.client_id, ["otolith-planning"], ["gateway"]))
            next(self.gateway.delivery.WatchPrompts(
                delivery_pb2.WatchPromptsRequest(), token=token["access_token"], timeout=60))

    def test_an_app_refreshes_a_server_asks_and_the_app_signs_out(self):
        app, server = new_app(self.stack), new_app(self.stack, confidential=True, introspects=True)
        person = anonymous_by(self.stack, app)
        session = self.session(app, "none")
        token = session.refresh_token(f"{self.origin}/oauth/token", refresh_token=person.refresh_token)
        self.gateway.accounts.GetAccount(auth_pb2.GetAccountRequest(), token=token["access_token"])

        asking = self.session(server)

        def introspect(text):
            answer = asking.introspect_token(f"{self.origin}/oauth/introspect", token=text)
            self.assertEqual((answer.status_code, answer.headers["cache-control"]), (200, "no-store"))
            return answer.json()

        found = introspect(token["access_token"])
        self.assertTrue(found["active"])
        self.assertEqual(
            {name: found[name] for name in ("client_id", "sub", "token_type", "iss")},
            {"client_id": app.client_id, "sub": person.participant_id, "token_type": "Bearer", "iss": "otolith"})
        self.assertEqual(found["scope"].split(), found["aud"])
        self.assertTrue(0 < found["exp"] - found["iat"] <= 600)
        self.assertTrue(introspect(token["refresh_token"])["active"])
        self.assertEqual(introspect("nothing"), {"active": False})

        gone = session.revoke_token(f"{self.origin}/oauth/revoke", token=token["refresh_token"])
        self.assertEqual(gone.status_code, 200)
        for text in (token["access_token"], token["refresh_token"]):
            self.assertEqual(introspect(text), {"active": False})
        # An unknown token is no error (RFC 7009 §2.2).
        self.assertEqual(session.revoke_token(f"{self.origin}/oauth/revoke", token="nothing").status_code, 200)

    def test_metadata_is_that_of_the_issuer_if_it_is_an_address(self):
        path = "/.well-known/oauth-authorization-server"
        self.assertEqual(Visitor(self.server.address).request("GET", path).status, 404)
        environment = self.stack.service_environment("auth") | admin.ADMIN | {"OTOLITH_TOKEN_ISSUER": ISSUER}
        del environment["OTOLITH_LISTEN"], environment["OTOLITH_PORT_FILE"]
        auth = self.enterContext(serving(self.stack, "auth", environment))
        with serving_web(self.stack, OTOLITH_AUTH_ADDRESS=f"127.0.0.1:{auth.port()}") as web:
            found = Visitor(web.address).request("GET", path)
        metadata = AuthorizationServerMetadata(found.json)
        # This grant needs no authorization endpoint; the library asks for one all the same.
        metadata.validate_token_endpoint()
        for name in ("issuer", "jwks_uri", "revocation_endpoint", "introspection_endpoint",
                     "token_endpoint_auth_methods_supported", "grant_types_supported"):
            getattr(metadata, f"validate_{name}")()
        self.assertEqual(metadata["issuer"], ISSUER)
        self.assertEqual(metadata["token_endpoint"], f"{ISSUER}/oauth/token")
        self.assertNotIn("password", metadata["grant_types_supported"])

    def test_what_is_refused_and_by_which_error(self):
        app, other = new_app(self.stack), new_app(self.stack)
        server = new_app(self.stack, confidential=True)
        gateway = new_app(self.stack, confidential=True, gateway=True, audiences=["otolith-planning"])
        token = anonymous_by(self.stack, app).refresh_token

        def basic(client, secret=None):
            text = f"{client.client_id}:{client.client_secret if secret is None else secret}"
            return "Basic " + base64.b64encode(text.encode()).decode()

        def refused(form, path="/oauth/token", **headers):
            return self.problem(path, form, **headers)

        refresh = f"grant_type=refresh_token&refresh_token={token}"
        credentials = "grant_type=client_credentials"
        for form, headers, error in (
            ("", {}, "invalid_request"),
            ("grant_type=password&username=a&password=b", {}, "unsupported_grant_type"),
            ("grant_type=authorization_code&code=x", {}, "unsupported_grant_type"),
            ("grant_type=refresh_token&refresh_token=", {}, "invalid_request"),
            ("grant_type=refresh_token&refresh_token=nothing", {}, "invalid_grant"),
            (f"{refresh}&client_id={other.client_id}", {}, "invalid_grant"),
            (f"{refresh}&scope=otolith-auth", {}, "invalid_scope"),
            (f"{refresh}&refresh_token=x", {}, "invalid_request"),
            (f"{refresh}&client_id={app.client_id}&client_id={app.client_id}", {}, "invalid_request"),
            (f"{refresh}%00", {}, "invalid_request"), (f"{refresh}%G0", {}, "invalid_request"),
            (f"{refresh}%ff", {}, "invalid_request"),
            (credentials, {}, "invalid_client"),
            (credentials, {"authorization": basic(app)}, "invalid_client"),
            (credentials, {"authorization": basic(server)}, "unauthorized_client"),
            (credentials, {"authorization": basic(gateway, "wrong")}, "invalid_client"),
            (credentials, {"authorization": "Bearer x"}, "invalid_client"),
            (credentials, {"authorization": "Basic !"}, "invalid_client"),
            (f"{credentials}&client_secret=x", {"authorization": basic(gateway)}, "invalid_request"),
            (f"{credentials}&client_id={new_id()}", {"authorization": basic(gateway)}, "invalid_request"),
            (f"{credentials}&scope=otolith-ingestion", {"authorization": basic(gateway)}, "invalid_scope"),
            (f"{credentials}&scope=everything", {"authorization": basic(gateway)}, "invalid_scope"),
        ):
            with self.subTest(form=form, **headers):
                self.assertEqual(refused(form, **headers), error)
        self.assertEqual(refused("token=x", "/oauth/introspect"), "invalid_client")
        self.assertEqual(refused("", "/oauth/introspect", authorization=basic(server)), "invalid_request")
        self.assertEqual(refused("token=a.b.c", "/oauth/revoke"), "unsupported_token_type")
        self.assertEqual(
            refused(f"token={token}&client_id={other.client_id}", "/oauth/revoke"), "invalid_grant")
        # None of this used up the token.
        self.assertEqual(self.post("/oauth/token", refresh).status, 200)

    def test_requests_of_another_form_and_enormous_ones(self):
        visitor = Visitor(self.server.address)
        app = new_app(self.stack)
        token = anonymous_by(self.stack, app).refresh_token
        refresh = f"grant_type=refresh_token&refresh_token={token}"
        self.assertEqual(visitor.request("GET", "/oauth/token").status, 405)
        self.assertEqual(visitor.request("POST", "/oauth/jwks", "", FORM).status, 405)
        self.assertEqual(visitor.request("GET", "/oauth/other").status, 404)
        # Addresses are logged by proxies; parameters in them are not read.
        self.assertEqual(self.problem(f"/oauth/token?{refresh}", ""), "invalid_request")
        answer = visitor.request("POST", "/oauth/token", json.dumps({"grant_type": "refresh_token"}), {
            "content-type": "application/json"})
        self.assertEqual((answer.status, answer.json["error"]), (400, "invalid_request"))
        self.assertEqual(visitor.request("POST", "/oauth/token", "a=" + "x" * 17_000, FORM).status, 413)
        many = "&".join(f"{number:x}" for number in range(3_500))
        self.assertLess(len(many), 16_384)
        self.assertEqual(self.problem("/oauth/token", many), "invalid_request")
        # Unknown parameters are ignored (RFC 6749 §3.2).
        self.assertEqual(self.post("/oauth/token", f"{refresh}&{many}").status, 200)

    def test_a_revoked_app_gets_no_token(self):
        app = new_app(self.stack, confidential=True)
        token = anonymous_by(self.stack, app).refresh_token
        session = self.session(app)
        token = session.refresh_token(f"{self.origin}/oauth/token", refresh_token=token)["refresh_token"]
        revoke(self.stack, app)
        with self.assertRaises(OAuthError) as refused:
            session.refresh_token(f"{self.origin}/oauth/token", refresh_token=token)
        self.assertEqual(refused.exception.error, "invalid_client")
