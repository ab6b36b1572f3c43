"""Detects compressed messages, which grpcio's API does not report.

Without per-message decompression, gRPC's core delivers the bytes of a message as received. No
message of grpc.testing starts like a gzip stream (field 3 with the unused wire type 7) or a zlib
stream (field 15), so the bytes show the compression. Python's zlib is another independent decoder.
"""

import zlib
from dataclasses import dataclass
from typing import Any

SEEING = (("grpc.per_message_decompression", 0),)
GZIP_MAGIC = b"\x1f\x8b"
ZLIB_MAGIC = b"\x78"
# Lets zlib detect which of the two formats it reads.
EITHER_FORMAT = zlib.MAX_WBITS | 32


@dataclass(frozen=True)
class Received:
    message: Any
    compressed: bool


def reader(message_class):
    """A deserializer for channels and servers with the SEEING options."""

    def read(data: bytes) -> Received:
        compressed = data.startswith((GZIP_MAGIC, ZLIB_MAGIC))
        plain = zlib.decompress(data, EITHER_FORMAT) if compressed else data
        return Received(message_class.FromString(plain), compressed)

    return read
