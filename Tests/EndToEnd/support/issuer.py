"""An identity provider of another party: keys published over HTTP, and tokens."""

import base64
import contextlib
import hashlib
import hmac
import http.server
import json
import threading
import time
import uuid

import jwt
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

ISSUER = "https://identity.example"
AUDIENCE = "questionnaires.example"
CURVES = {"ES256": ec.SECP256R1, "ES384": ec.SECP384R1, "ES512": ec.SECP521R1}
ALGORITHMS = ["EdDSA", "RS256", "RS384", "RS512", "PS256", "PS384", "PS512", *CURVES]


def pseudonym(subject, issuer=ISSUER):
    """The catalogue's id for a person: see Services/Catalogue."""
    digest = bytearray(hashlib.sha256(f"{issuer}\n{subject}".encode()).digest()[:16])
    digest[6] = digest[6] & 0x0F | 0x80
    digest[8] = digest[8] & 0x3F | 0x80
    return str(uuid.UUID(bytes=bytes(digest)))


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def new_key(algorithm):
    if algorithm == "EdDSA":
        return Ed25519PrivateKey.generate()
    if algorithm in CURVES:
        return ec.generate_private_key(CURVES[algorithm]())
    return rsa.generate_private_key(public_exponent=65537, key_size=2048)


def public_members(key) -> dict:
    """The public half as members of a JSON Web Key."""
    if isinstance(key, Ed25519PrivateKey):
        return json.loads(jwt.algorithms.OKPAlgorithm.to_jwk(key.public_key()))
    numbers = key.public_key().public_numbers()
    if isinstance(key, rsa.RSAPrivateKey):
        return {
            "kty": "RSA", "n": base64url(numbers.n.to_bytes((key.key_size + 7) // 8, "big")),
            "e": base64url(numbers.e.to_bytes(3, "big"))}
    size = (key.key_size + 7) // 8
    return {
        "kty": "EC", "crv": f"P-{key.key_size}",
        "x": base64url(numbers.x.to_bytes(size, "big")),
        "y": base64url(numbers.y.to_bytes(size, "big"))}


class Issuer:
    def __init__(self, algorithm="EdDSA"):
        """With one key, `first`."""
        self.keys = {}
        self.algorithms = {}
        self.others = []
        self.names_keys = True
        self.names_algorithms = True
        # Set when a client requests the keys; responses wait for the second event.
        self.is_asked = threading.Event()
        self.may_answer = threading.Event()
        self.may_answer.set()
        self.add("first", algorithm)

    def add(self, key_id, algorithm="EdDSA"):
        """Adds a key, or replaces one."""
        self.keys[key_id] = new_key(algorithm)
        self.algorithms[key_id] = algorithm

    @property
    def key_set(self) -> str:
        keys = []
        for key_id, key in self.keys.items():
            names = {"kid": key_id} if self.names_keys else {}
            if self.names_algorithms:
                names["alg"] = self.algorithms[key_id]
            keys.append(public_members(key) | {"use": "sig"} | names)
        return json.dumps({"keys": keys + self.others})

    def claims(self, subject="auth0|alice", audience=AUDIENCE, issuer=ISSUER,
               roles=("study_leader",), **claims):
        now = int(time.time())
        return {
            "iss": issuer, "sub": subject, "iat": now, "exp": now + 600, "roles": list(roles),
        } | ({"aud": audience} if audience else {}) | claims

    def token(self, key_id="first", algorithm=None, type="at+jwt", named=True, **claims):
        """Signs a token with PyJWT.

        `algorithm`: None for that of the published key; `type` may be None.
        """
        headers = {"typ": type} | ({"kid": key_id} if named else {})
        return jwt.encode(
            self.claims(**claims), self.keys[key_id],
            algorithm=algorithm or self.algorithms[key_id], headers=headers)

    def forged(self, key_id="first", algorithm="HS256", secret=None):
        """A forged token: signed with a public secret, with the key as PEM if `secret` is None, or unsigned
        if the algorithm is `none`."""
        header = {"alg": algorithm, "kid": key_id, "typ": "at+jwt"}
        text = ".".join(base64url(json.dumps(part).encode()) for part in (header, self.claims()))
        if algorithm == "none":
            return text + "."
        secret = secret or self.keys[key_id].public_key().public_bytes(
            serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)
        return f"{text}.{base64url(hmac.digest(secret, text.encode(), 'sha256'))}"

    @contextlib.contextmanager
    def published(self):
        """Publishes the key set inside the context; yields its address."""
        issuer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                issuer.is_asked.set()
                issuer.may_answer.wait(60)
                body = issuer.key_set.encode()
                self.send_response(200)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
            thread = threading.Thread(target=server.serve_forever, daemon=True)
            thread.start()
            try:
                yield f"http://127.0.0.1:{server.server_port}/keys.json"
            finally:
                server.shutdown()
                thread.join()
