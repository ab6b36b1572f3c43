"""The services' clock: this machine's plus an offset in a file that all of them map."""

import os
import struct
import time
from datetime import datetime, timezone
from pathlib import Path

from google.protobuf.timestamp_pb2 import Timestamp


class Clock:
    """Only advances by default, so that tests can run in any order; jumps are explicit."""

    def __init__(self, path: Path):
        self.path = path

    @property
    def offset_microseconds(self) -> int:
        return struct.unpack("<q", self.path.read_bytes())[0]

    def advance(self, *, seconds: float = 0, minutes: float = 0, hours: float = 0, days: float = 0):
        total = seconds + 60 * (minutes + 60 * (hours + 24 * days))
        if total < 0:
            raise ValueError("the clock only moves forward")
        self.jump(total)

    def jump(self, seconds: float):
        """Also backwards, as when a machine's clock is set."""
        value = self.offset_microseconds + round(seconds * 1_000_000)
        descriptor = os.open(self.path, os.O_WRONLY)
        try:
            # Written in place and at once: the services map these eight bytes.
            os.pwrite(descriptor, struct.pack("<q", value), 0)
        finally:
            os.close(descriptor)

    def now(self) -> float:
        """Seconds since 1970, as the services see it; whole microseconds."""
        return (time.time_ns() // 1_000 + self.offset_microseconds) / 1_000_000


def timestamp(seconds: float) -> Timestamp:
    """With whole microseconds, which is what PostgreSQL keeps."""
    microseconds = round(seconds * 1_000_000)
    return Timestamp(seconds=microseconds // 1_000_000, nanos=microseconds % 1_000_000 * 1_000)


def seconds_of(value: Timestamp) -> float:
    return value.seconds + value.nanos / 1_000_000_000


def datetime_of(value: Timestamp, zone=timezone.utc) -> datetime:
    return datetime.fromtimestamp(seconds_of(value), zone)
