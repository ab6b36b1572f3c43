"""A participant from a client's view."""

import hashlib
from dataclasses import dataclass, field

from otolith.ingestion.v1 import ingestion_pb2


def digest(sheet: ingestion_pb2.AnswerSheet) -> str:
    """Digest of the complete contents of a sheet."""
    return hashlib.sha256(sheet.SerializeToString(deterministic=True)).hexdigest()[:16]


@dataclass
class Person:
    username: str
    password: str
    participant: str = ""
    token: str = ""
    is_member: bool = False
    # Acknowledged sheets, as sent, by id.
    sheets: dict[str, ingestion_pb2.AnswerSheet] = field(default_factory=dict)
    # Notifications handed out and not yet named in a sheet.
    notifications: list = field(default_factory=list)
    departures: int = 0
    # Whether the one-time questionnaire was filled in.
    has_rivals: bool = False
