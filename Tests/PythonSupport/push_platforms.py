#!/usr/bin/env python3
"""Fakes of APNs, FCM and a push service of browsers on loopback, after their documents.

They reject what Apple, Google and browsers would reject: PyJWT verifies tokens, and headers and payloads are checked one by
one. Errors are collected in `faults`, which tests expect to be empty. Answers to a device's messages are scripted by
its token, in order; afterwards all messages are accepted.

As a program, for tests in other languages: prints one line of JSON with the addresses and the files of the keys, and
stops at the end of its input. `--script FILE`: {token: [answer, …]}.
"""

import argparse
import datetime
import ipaddress
import json
import sys
import tempfile
import threading
import time
import urllib.parse
import uuid
from pathlib import Path

import jwt
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.x509.oid import NameOID

import web_push
from http2_server import Answer, HTTP2Server
from web_push import Fault, want

KEY_ID, TEAM_ID, TOPIC = "ABC123DEFG", "DEF123GHIJ", "org.example.otolith"
PROJECT, ACCOUNT = "otolith-test", "sender@otolith-test.iam.gserviceaccount.com"
SCOPE = "https://www.googleapis.com/auth/firebase.messaging"
GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer"
PAYLOAD_BYTES_MAX = 4096
SECONDS_AN_HOUR = 3600


class PushPlatforms(web_push.Service):
    """All platforms. `now`: seconds since 1970, for tests with a simulated clock."""

    def __init__(self, now=time.time):
        super().__init__()
        self.now = now
        self.faults: list[str] = []
        # (token, notification id, title, message id or topic) of accepted messages, in order.
        self.taken: list[tuple[str, str, str, str]] = []
        # (token, answer) of all messages.
        self.asked: list[tuple[str, object]] = []
        self.scripts: dict[str, list] = {}
        self.provider_tokens: set[str] = set()
        self.expired_provider_tokens: set[str] = set()
        self.access_tokens: dict[str, float] = {}
        self.grants = 0
        self.grant_answers: list = []
        self.changed = threading.Condition()
        self._folder = tempfile.TemporaryDirectory(prefix="otolith-push-")
        self._apns_key = ec.generate_private_key(ec.SECP256R1())
        self._account_key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
        key = ec.generate_private_key(ec.SECP256R1())
        self.certificate_file = self._write("certificate.pem", _certificate(key))
        self.key_file = self._write("key.pem", _pem(key))
        files = self.certificate_file, self.key_file
        self.apns = HTTP2Server(self._guarded(self._apns), *files)
        self.fcm = HTTP2Server(self._guarded(self._fcm), *files)
        self.web = HTTP2Server(self._guarded(self._web), *files)
        self.web_key_file = self._write("vapid.pem", _pem(self.web_key))
        self.apns_key_file = self._write("apns.p8", _pem(self._apns_key))
        self.credentials_file = self._write("account.json", json.dumps({
            "type": "service_account", "project_id": PROJECT, "private_key_id": "k1",
            "private_key": _pem(self._account_key), "client_email": ACCOUNT, "client_id": "1",
            "token_uri": f"{self.fcm.url}/token",
        }))

    def _write(self, name: str, text: str) -> str:
        path = Path(self._folder.name) / name
        path.write_text(text)
        path.chmod(0o600)
        return str(path)

    @property
    def settings(self) -> dict[str, str]:
        """Settings of a service that sends to these platforms."""
        return {
            "OTOLITH_PUSH_APNS_KEY_FILE": self.apns_key_file,
            "OTOLITH_PUSH_APNS_KEY_ID": KEY_ID, "OTOLITH_PUSH_APNS_TEAM_ID": TEAM_ID,
            "OTOLITH_PUSH_APNS_TOPIC": TOPIC, "OTOLITH_PUSH_APNS_URL": self.apns.url,
            "OTOLITH_PUSH_FCM_CREDENTIALS_FILE": self.credentials_file,
            "OTOLITH_PUSH_FCM_URL": self.fcm.url,
            "OTOLITH_PUSH_WEB_KEY_FILE": self.web_key_file,
            "OTOLITH_PUSH_WEB_CONTACT": web_push.CONTACT,
            "OTOLITH_PUSH_WEB_HOSTS": self.web.url.removeprefix("https://"),
            "OTOLITH_PUSH_TRUST_ROOTS_FILE": self.certificate_file,
        }

    def stop(self):
        self.apns.stop()
        self.fcm.stop()
        self.web.stop()
        self._folder.cleanup()

    def script(self, token: str, *answers):
        """Sets the next answers to a token: an `Answer`, a word of http2_server, or a function that returns one."""
        self.scripts[token] = list(answers)

    # MARK: All

    def _guarded(self, handle):
        def answer(request):
            with self.changed:
                try:
                    return handle(request)
                except Fault as fault:
                    self.faults.append(str(fault))
                    return _json(400, {"reason": "BadRequest", "error": {"status": "INVALID_ARGUMENT"}})
                finally:
                    self.changed.notify_all()

        return answer

    def _scripted(self, token, taken):
        answers = self.scripts.get(token)
        answer = answers.pop(0) if answers else None
        if callable(answer):
            answer = answer()
        self.asked.append((token, answer))
        if answer is None or isinstance(answer, Answer) and answer.status in (200, 201):
            self.taken.append(taken)
        return answer

    # MARK: APNs

    def _apns(self, request):
        if request.method != "POST":
            return _json(405, {"reason": "MethodNotAllowed"})
        head, _, token = request.path.rpartition("/")
        want(head == "/3/device" and token, f"path {request.path}")
        headers = request.headers
        refusal = self._provider_token(headers.get("authorization", ""))
        if refusal:
            return refusal
        want(headers.get("apns-topic") == TOPIC, f"topic {headers.get('apns-topic')}")
        want(headers.get("apns-push-type") == "alert", "no push type")
        want(headers.get("apns-priority") in ("5", "10"), "priority")
        want(headers.get("apns-expiration", "").isdigit(), "expiration")
        want(0 < len(headers.get("apns-collapse-id", "")) <= 64, "collapse id")
        message = str(uuid.UUID(headers.get("apns-id", "")))
        if len(request.body) > PAYLOAD_BYTES_MAX:
            return _json(413, {"reason": "PayloadTooLarge"})
        payload = json.loads(request.body)
        want(set(payload) == {"aps", "notification_id"}, f"members {sorted(payload)}")
        want(set(payload["aps"]) == {"alert", "sound"}, f"aps {sorted(payload['aps'])}")
        alert = payload["aps"]["alert"]
        want(set(alert) == {"title", "body"}, f"alert {sorted(alert)}")
        notification = str(uuid.UUID(payload["notification_id"]))
        answer = self._scripted(token, (token, notification, alert["title"], message))
        return answer or Answer(200, {"apns-id": message})

    def _provider_token(self, authorization):
        scheme, _, token = authorization.partition(" ")
        want(scheme == "bearer", "no bearer token")
        if token in self.expired_provider_tokens:
            return _json(403, {"reason": "ExpiredProviderToken"})
        header = jwt.get_unverified_header(token)
        want(header == {"alg": "ES256", "kid": KEY_ID} | ({"typ": "JWT"} if "typ" in header else {}),
             f"header {header}")
        try:
            claims = jwt.decode(
                token, self._apns_key.public_key(), algorithms=["ES256"],
                options={"verify_iat": False})
        except jwt.InvalidTokenError as error:
            raise Fault(f"provider token: {error}") from error
        want(set(claims) == {"iss", "iat"} and claims["iss"] == TEAM_ID, f"claims {sorted(claims)}")
        if not -60 <= self.now() - claims["iat"] <= SECONDS_AN_HOUR:
            return _json(403, {"reason": "ExpiredProviderToken"})
        self.provider_tokens.add(token)
        return None

    # MARK: FCM

    def _fcm(self, request):
        want(request.method == "POST", request.method)
        if request.path == "/token":
            return self._grant(request)
        want(request.path == f"/v1/projects/{PROJECT}/messages:send", f"path {request.path}")
        scheme, _, access = request.headers.get("authorization", "").partition(" ")
        if scheme != "Bearer" or self.access_tokens.get(access, 0) <= self.now():
            return _json(401, {"error": {"code": 401, "status": "UNAUTHENTICATED"}})
        want(request.headers.get("content-type", "").startswith("application/json"), "content type")
        body = json.loads(request.body)
        want(set(body) == {"message"}, f"members {sorted(body)}")
        message = body["message"]
        want(set(message) == {"token", "notification", "data", "android"}, f"message {sorted(message)}")
        want(set(message["notification"]) == {"title", "body"}, "notification")
        want(set(message["data"]) == {"notification_id"}, f"data {sorted(message['data'])}")
        android = message["android"]
        want(android["priority"] == "HIGH", "priority")
        want(android["ttl"].endswith("s") and 0 <= int(android["ttl"][:-1]) <= 28 * 86_400, "ttl")
        size = sum(
            len(f"{name}{value}".encode())
            for part in ("notification", "data") for name, value in message[part].items())
        want(size <= PAYLOAD_BYTES_MAX, "payload")
        notification = str(uuid.UUID(message["data"]["notification_id"]))
        want(android["notification"] == {"tag": notification}, "tag")
        token = message["token"]
        answer = self._scripted(
            token, (token, notification, message["notification"]["title"], ""))
        return answer or _json(200, {"name": f"projects/{PROJECT}/messages/{len(self.taken)}"})

    def _grant(self, request):
        self.grants += 1
        want(request.headers.get("content-type") == "application/x-www-form-urlencoded", "form")
        form = dict(urllib.parse.parse_qsl(request.body.decode(), strict_parsing=True))
        want(set(form) == {"grant_type", "assertion"} and form["grant_type"] == GRANT, "grant")
        try:
            claims = jwt.decode(
                form["assertion"], self._account_key.public_key(), algorithms=["RS256"],
                audience=f"{self.fcm.url}/token", options={"verify_iat": False, "verify_exp": False})
        except jwt.InvalidTokenError as error:
            raise Fault(f"assertion: {error}") from error
        want(claims["iss"] == ACCOUNT and claims["scope"] == SCOPE, "claims")
        want(0 < claims["exp"] - claims["iat"] <= SECONDS_AN_HOUR, "lifetime")
        want(abs(self.now() - claims["iat"]) <= 300, "time of the assertion")
        if self.grant_answers:
            return self.grant_answers.pop(0)
        token = f"ya29.{uuid.uuid4().hex}"
        self.access_tokens[token] = self.now() + SECONDS_AN_HOUR - 1
        return _json(200, {"access_token": token, "expires_in": 3599, "token_type": "Bearer"})


def unregistered(milliseconds: int) -> Answer:
    """An answer of APNs, with the time since which the token has been invalid."""
    return _json(410, {"reason": "Unregistered", "timestamp": milliseconds})


def refused(status: int, reason: str, **headers) -> Answer:
    """An answer of APNs."""
    return _json(status, {"reason": reason}, headers)


def failed(status: int, code: str, **headers) -> Answer:
    """An answer of FCM."""
    return _json(status, {"error": {"code": status, "status": code, "details": [
        {"@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError", "errorCode": code},
    ]}}, headers)


def _json(status: int, value, headers=None) -> Answer:
    named = {name.replace("_", "-"): text for name, text in (headers or {}).items()}
    return Answer(
        status, {"content-type": "application/json"} | named, json.dumps(value).encode())


def _pem(key) -> str:
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption()).decode()


def _certificate(key) -> str:
    """A self-signed certificate of 127.0.0.1."""
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push.test")])
    address = x509.IPAddress(ipaddress.ip_address("127.0.0.1"))
    now = datetime.datetime.utcnow()
    days = datetime.timedelta(days=2)
    return (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(x509.random_serial_number()).not_valid_before(now - days)
        .not_valid_after(now + days)
        .add_extension(x509.SubjectAlternativeName([address]), critical=False)
        .sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM).decode())


def _read(answer):
    """An answer of a script: one of the words, or {status, body, headers}."""
    if isinstance(answer, str):
        return answer
    body = json.dumps(answer["body"]).encode() if "body" in answer else b""
    return Answer(answer["status"], answer.get("headers", {}), body)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--script", type=Path)
    parser.add_argument("--now", type=float, help="the time, instead of the machine's")
    options = parser.parse_args()
    platforms = PushPlatforms(*([] if options.now is None else [lambda: options.now]))
    if options.script:
        for token, answers in json.loads(options.script.read_text()).items():
            platforms.script(token, *map(_read, answers))
    print(json.dumps(platforms.settings), flush=True)
    # Each line of input requests what was received so far.
    for _ in sys.stdin:
        print(json.dumps({
            "faults": platforms.faults, "taken": platforms.taken, "grants": platforms.grants,
            "providerTokens": len(platforms.provider_tokens), "webTokens": len(platforms.web_tokens),
            "asked": [token for token, _ in platforms.asked],
            "connections": platforms.apns.connections,
        }), flush=True)
    platforms.stop()


if __name__ == "__main__":
    main()
