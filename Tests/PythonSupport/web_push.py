"""What a browser and its push service do with a message of Web Push: check its headers and its signature (RFC 8030,
RFC 8292), and decrypt it (RFC 8188, RFC 8291). Written after the RFCs with `cryptography` and PyJWT."""

import base64
import json
import re
import uuid

import jwt
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from http2_server import Answer

# Keys of RFC 8291, appendix A, for subscriptions that are not made by `Browser`.
EXAMPLE_PRIVATE, EXAMPLE_AUTH = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg"
CONTACT = "mailto:operator@example.org"
MESSAGE_BYTES_MAX = 4096
# Header, plaintext padded to 1,024 bytes, its delimiter and the tag.
MESSAGE_BYTES = 86 + 1024 + 1 + 16
TOKEN_SECONDS_MAX = 86_400


class Fault(Exception):
    """A request that the RFCs forbid."""


def want(condition, fault: str):
    if not condition:
        raise Fault(fault)


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def point(key) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Browser:
    """Keys of a subscription."""

    def __init__(self, private=None, auth=None):
        self._key = private or ec.generate_private_key(ec.SECP256R1())
        self._auth = auth or uuid.uuid4().bytes
        self.keys = {"p256dh": encode(point(self._key.public_key())), "auth": encode(self._auth)}

    @classmethod
    def example(cls):
        number = int.from_bytes(decode(EXAMPLE_PRIVATE), "big")
        return cls(ec.derive_private_key(number, ec.SECP256R1()), decode(EXAMPLE_AUTH))

    def decrypt(self, body: bytes) -> bytes:
        """The plaintext without its padding."""
        want(len(body) <= MESSAGE_BYTES_MAX, f"{len(body)} bytes")
        salt, record_size, id_size = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21:21 + id_size], body[21 + id_size:]
        want(id_size == 65, f"a key id of {id_size} bytes")
        want(17 < len(record) <= record_size, f"a record of {len(record)} bytes, {record_size} at most")
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        receiver = point(self._key.public_key())
        material = _derive(32, self._auth, b"WebPush: info\0" + receiver + sender, shared)
        key = _derive(16, salt, b"Content-Encoding: aes128gcm\0", material)
        nonce = _derive(12, salt, b"Content-Encoding: nonce\0", material)
        try:
            content = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")
        except InvalidTag as error:
            raise Fault("the message is not for this browser") from error
        want(content.endswith(b"\2"), "no delimiter of the last record")
        return content[:-1]


def _derive(size: int, salt: bytes, info: bytes, material: bytes) -> bytes:
    return HKDF(hashes.SHA256(), size, salt, info).derive(material)


def check_headers(headers: dict):
    want(headers.get("content-encoding") == "aes128gcm", f"encoding {headers.get('content-encoding')}")
    want(headers.get("ttl", "").isdigit() and int(headers["ttl"]) <= 28 * 86_400, f"ttl {headers.get('ttl')}")
    want(headers.get("urgency") in ("very-low", "low", "normal", "high"), f"urgency {headers.get('urgency')}")
    want(re.fullmatch(r"[A-Za-z0-9_-]{1,32}", headers.get("topic", "")), f"topic {headers.get('topic')}")


def check_signature(authorization: str, public_key, origin: str, now: float) -> str:
    """The token of the server whose key the subscription was made with."""
    found = re.fullmatch(r"vapid t=([^, ]+), ?k=([A-Za-z0-9_-]+)", authorization)
    want(found, f"authorization {authorization.partition('=')[0]}")
    token, key = found.groups()
    want(decode(key) == point(public_key), "another key than the subscription's")
    want(jwt.get_unverified_header(token) == {"typ": "JWT", "alg": "ES256"}, "header of the token")
    try:
        claims = jwt.decode(
            token, public_key, algorithms=["ES256"], audience=origin, options={"verify_exp": False})
    except jwt.InvalidTokenError as error:
        raise Fault(f"token: {error}") from error
    want(set(claims) == {"aud", "exp", "sub"}, f"claims {sorted(claims)}")
    want(0 < claims["exp"] - now <= TOKEN_SECONDS_MAX, f"a token for {claims['exp'] - now} s")
    want(claims["sub"] == CONTACT, f"contact {claims['sub']}")
    return token


def read(plaintext: bytes) -> tuple[str, str]:
    """Notification id and title, all that a message may have beside the text."""
    message = json.loads(plaintext)
    want(set(message) == {"title", "body", "notification_id"}, f"members {sorted(message)}")
    return str(uuid.UUID(message["notification_id"])), message["title"]


class Service:
    """The part of `PushPlatforms` that is a push service of browsers."""

    def __init__(self):
        self.web_key = ec.generate_private_key(ec.SECP256R1())
        self.web_tokens: set[str] = set()
        # Subscriptions by the end of their endpoint.
        self.browsers: dict[str, Browser] = {}
        # The last message of each, decrypted.
        self.plaintexts: dict[str, str] = {}

    @property
    def web_public_key(self) -> str:
        return encode(point(self.web_key.public_key()))

    def subscribe(self, name: str) -> dict:
        """A browser's subscription, as `PushSubscription.toJSON()` gives it."""
        browser = self.browsers[name] = Browser()
        return {"endpoint": f"{self.web.url}/push/{name}", "expirationTime": None, "keys": browser.keys}

    def _web(self, request):
        want(request.method == "POST", request.method)
        head, _, name = request.path.rpartition("/")
        want(head == "/push" and name, f"path {request.path}")
        check_headers(request.headers)
        self.web_tokens.add(check_signature(
            request.headers.get("authorization", ""), self.web_key.public_key(), self.web.url, self.now()))
        want(len(request.body) == MESSAGE_BYTES, f"{len(request.body)} bytes show the text's length")
        browser = self.browsers.get(name) or Browser.example()
        plaintext = browser.decrypt(request.body)
        notification, title = read(plaintext)
        self.plaintexts[name] = plaintext.decode()
        answer = self._scripted(name, (name, notification, title, request.headers["topic"]))
        return answer or Answer(201, {"location": f"{self.web.url}/message/{len(self.taken)}"})
