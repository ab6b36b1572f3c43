"""A participant as a client knows one."""

import hashlib
from dataclasses import dataclass, field

from otolith.ingestion.v1 import ingestion_pb2


def digest(sheet: ingestion_pb2.AnswerSheet) -> str:
    """Of all that a sheet says."""
    return hashlib.sha256(sheet.SerializeToString(deterministic=True)).hexdigest()[:16]


@dataclass
class Person:
    username: str
    password: str
    participant: str = ""
    token: str = ""
    is_member: bool = False
    # Acknowledged sheets, as sent, by their ids.
    sheets: dict[str, ingestion_pb2.AnswerSheet] = field(default_factory=dict)
    # Notifications handed out and not yet named in a sheet.
    notifications: list = field(default_factory=list)
    departures: int = 0
    # Whether the questionnaire that is filled in once was.
    has_rivals: bool = False
