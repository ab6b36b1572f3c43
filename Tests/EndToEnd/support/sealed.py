"""Secrets that services seal in the database."""

import ctypes
import ctypes.util

_NONCE, _TAG = 24, 16


def opened(stack, sealed: bytes, context: str) -> bytes:
    """XChaCha20-Poly1305 with the key of the stack, which all its services share."""
    key = bytes.fromhex((stack.directory / "run" / "sealing.key").read_text().strip())
    sodium = ctypes.CDLL(ctypes.util.find_library("sodium"))
    nonce, body = sealed[:_NONCE], sealed[_NONCE:]
    plain = ctypes.create_string_buffer(len(body) - _TAG)
    status = sodium.crypto_aead_xchacha20poly1305_ietf_decrypt(
        plain, None, None, body, ctypes.c_ulonglong(len(body)), context.encode(),
        ctypes.c_ulonglong(len(context.encode())), nonce, key)
    if status != 0:
        raise ValueError(f"{context} was sealed with another key")
    return plain.raw
