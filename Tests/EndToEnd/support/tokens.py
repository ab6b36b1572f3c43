"""Access tokens verified by a third-party library (PyJWT), and forged ones."""

import base64
import json

import jwt
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from otolith.auth.v1 import auth_pb2

AUDIENCES = {"otolith-auth", "otolith-catalogue", "otolith-ingestion", "otolith-planning"}


def signing_keys(gateway) -> list[dict]:
    answer = gateway.keys.ListSigningKeys(auth_pb2.ListSigningKeysRequest())
    return json.loads(answer.jwks_json)["keys"]


def verified_claims(gateway, token: str, audience: str) -> dict:
    """Verifies against the published keys, except for times: the services' clock is ahead of this
    machine's."""
    key_id = jwt.get_unverified_header(token)["kid"]
    key = next(key for key in signing_keys(gateway) if key["kid"] == key_id)
    return jwt.decode(
        token, jwt.PyJWK(key).key, algorithms=["EdDSA"], audience=audience, issuer="otolith",
        options={
            "verify_exp": False, "verify_iat": False, "verify_nbf": False,
            "require": ["exp", "iat", "iss", "aud", "sub"],
        },
    )


def unverified_claims(token: str) -> dict:
    return jwt.decode(token, options={"verify_signature": False})


def signed_by_a_stranger(token: str, **changed_headers) -> str:
    """The same claims signed with another party's Ed25519 key."""
    headers = jwt.get_unverified_header(token) | changed_headers
    return jwt.encode(
        unverified_claims(token), Ed25519PrivateKey.generate(), algorithm="EdDSA", headers=headers
    )


def without_signature(token: str) -> str:
    headers = jwt.get_unverified_header(token) | {"alg": "none"}
    return jwt.encode(unverified_claims(token), None, algorithm="none", headers=headers)


def signed_with_the_public_key(token: str, gateway) -> str:
    """HS256 with the published key as secret, accepted by verifiers that trust the header's alg."""
    headers = jwt.get_unverified_header(token)
    key = next(key for key in signing_keys(gateway) if key["kid"] == headers["kid"])
    secret = base64.urlsafe_b64decode(key["x"] + "=" * (-len(key["x"]) % 4))
    return jwt.encode(
        unverified_claims(token), secret, algorithm="HS256", headers=headers | {"alg": "HS256"}
    )


def with_changed_claims(token: str, **claims) -> str:
    """Changed claims with the original signature."""
    header, _, signature = token.split(".")
    body = json.dumps(unverified_claims(token) | claims).encode()
    return f"{header}.{base64.urlsafe_b64encode(body).rstrip(b'=').decode()}.{signature}"
