"""A receiver of SMART Health Links, written from the specification (HL7 SMART Health Cards and Links 1.0.0) without
code of ours. Encryption is by python3-cryptography."""

import base64
import http.client
import json
import zlib
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

SCHEME = "shlink:/"


def unpadded(text: str) -> bytes:
    """Decodes base64url without padding (RFC 7515 §2)."""
    if "=" in text:
        raise ValueError("base64url has padding")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class HealthLink:
    """A link as text, alone or behind the address of a viewer that ends with `#`."""

    def __init__(self, text: str):
        _, _, behind = text.rpartition("#")
        if not behind.startswith(SCHEME):
            raise ValueError(f"not a SMART Health Link: {text[:20]}")
        self.payload = json.loads(unpadded(behind[len(SCHEME):]))
        self.url = self.payload["url"]
        self.key = unpadded(self.payload["key"])
        self.flags = self.payload.get("flag", "")
        self.label = self.payload.get("label", "")
        if len(self.url) > 128 or len(self.key) != 32 or len(self.label) > 80:
            raise ValueError("a part of the payload has an invalid length")
        if list(self.flags) != sorted(self.flags):
            raise ValueError("the flags are not in alphabetical order")


class Receiver:
    """`address`: host and port that stand for the address in links, as `--connect-to` of curl."""

    def __init__(self, address: str, name: str = "Dr. Otter, Verona"):
        self.address = address
        self.name = name

    def request(self, method: str, url: str, body=None, headers=None):
        parts = urlsplit(url)
        connection = http.client.HTTPConnection(self.address, timeout=60)
        try:
            connection.request(method, parts.path, body, headers or {})
            response = connection.getresponse()
            return response.status, {name.lower(): value for name, value in response.getheaders()}, response.read()
        finally:
            connection.close()

    def manifest(self, link: HealthLink, **fields):
        """Status and JSON of the manifest; `fields` are those of the request beside the recipient."""
        status, headers, body = self.request(
            "POST", link.url, json.dumps({"recipient": self.name} | fields), {"content-type": "application/json"})
        if headers["content-type"] != "application/json":
            raise ValueError(f"{status}: {headers['content-type']}")
        return status, json.loads(body)

    def contents(self, link: HealthLink, file: dict) -> bytes:
        """The decrypted contents of a file of a manifest."""
        if "embedded" in file:
            return decrypted(file["embedded"], link.key)
        status, headers, body = self.request("GET", file["location"])
        if status != 200 or headers["content-type"] != "application/jose":
            raise ValueError(f"{status}: {headers.get('content-type')}")
        return decrypted(body.decode("ascii"), link.key)

    def open(self, link: HealthLink, **fields) -> dict:
        """The FHIR resource of a link with one file."""
        status, manifest = self.manifest(link, **fields)
        if status != 200:
            raise ValueError(f"{status}: {manifest}")
        [file] = manifest["files"]
        if file["contentType"] != "application/fhir+json" or file["fhirVersion"] != "4.0.1":
            raise ValueError(f"unexpected file: {file['contentType']}")
        return json.loads(self.contents(link, file))


def decrypted(jwe: str, key: bytes) -> bytes:
    """Opens compact JSON Web Encryption (RFC 7516) with a shared key."""
    protected, encrypted_key, nonce, text, tag = jwe.split(".")
    header = json.loads(unpadded(protected))
    if (header["alg"], header["enc"], encrypted_key) != ("dir", "A256GCM", ""):
        raise ValueError(f"unexpected header: {header}")
    try:
        plain = AESGCM(key).decrypt(unpadded(nonce), unpadded(text) + unpadded(tag), protected.encode("ascii"))
    except InvalidTag as error:
        raise ValueError("the key does not fit") from error
    return zlib.decompress(plain, -15) if header.get("zip") == "DEF" else plain


def report_of(bundle: dict) -> str:
    """The HTML report in a Bundle."""
    [document] = [entry["resource"] for entry in bundle["entry"]
                  if entry["resource"]["resourceType"] == "DocumentReference"]
    [content] = document["content"]
    if content["attachment"]["contentType"] != "text/html":
        raise ValueError("the report is not HTML")
    return base64.b64decode(content["attachment"]["data"], validate=True).decode("utf-8")
