"""Listening sessions as a phone makes them (SON §7)."""

from google.protobuf.duration_pb2 import Duration
from google.protobuf.wrappers_pb2 import UInt32Value
from otolith.ingestion.v1 import listening_pb2, settings_pb2

from .clock import timestamp
from .people import new_id, new_leader, leader_of
from .paths import CONTENT

SOUNDS = "shades-of-noise"
COLLECTION = "shades-of-noise-sounds"


def import_sounds(stack):
    stack.control("catalogue", "import", CONTENT / SOUNDS)


def leader_of_sounds(stack):
    if not stack.password_file(f"leader-{SOUNDS}").exists():
        new_leader(stack, SOUNDS)
    return leader_of(stack, SOUNDS)


class Player:
    """The source's algorithm: playing time is summed up without pauses."""

    def __init__(self, sound_id, rating=None, version=1, loop_minutes=None):
        self.sound_id, self.rating, self.version = sound_id, rating, version
        self.loop_minutes = loop_minutes
        self.started_at = self.playing_since = None
        self.milliseconds = 0

    def play(self, at):
        self.started_at = self.started_at or at
        self.playing_since = at

    def pause(self, at):
        self.milliseconds += round((at - self.playing_since) * 1000)
        self.playing_since = None

    def leave(self, at):
        """The session, or none if the sound was opened and never played."""
        if self.playing_since is not None:
            self.pause(at)
        if not self.milliseconds:
            return None
        return session(
            self.sound_id, self.started_at, self.milliseconds, self.rating,
            collection_version=self.version,
            loop_minutes=None if self.loop_minutes is None else UInt32Value(value=self.loop_minutes))


def session(sound_id, started_at, milliseconds=60_000, rating=None, **fields):
    """`rating`: 1–7, 0 for declined, None if no rating was requested, or a message."""
    if not isinstance(rating, dict):
        rating = {None: {"not_asked": True}, 0: {"declined": True}}.get(rating, {"value": rating})
    values = {
        "session_id": new_id(), "study_id": SOUNDS, "collection_id": COLLECTION,
        "collection_version": 1, "sound_id": sound_id, "start_time": timestamp(started_at),
        "net_duration": Duration(
            seconds=milliseconds // 1000, nanos=milliseconds % 1000 * 1_000_000),
        "end": listening_pb2.SESSION_END_USER,
        "rating": listening_pb2.Rating(**rating),
        "time_zone": "Europe/Berlin", "app_version": "e2e 1",
    }
    return listening_pb2.ListeningSession(**(values | fields))


def submit(stack, token, *sessions):
    return list(stack.gateway.listening.SubmitListeningSessions(
        listening_pb2.SubmitListeningSessionsRequest(sessions=sessions), token=token).verdicts)


def sessions_of(stack, token, page_size=200, study_id=""):
    """All pages."""
    sessions, page_token = [], ""
    while True:
        page = stack.gateway.listening.ListListeningSessions(
            listening_pb2.ListListeningSessionsRequest(
                study_id=study_id, page_size=page_size, page_token=page_token), token=token)
        sessions += page.sessions
        page_token = page.next_page_token
        if not page_token:
            return sessions


def statistics_of(stack, token, order="TITLE", language="de"):
    return list(stack.gateway.listening.GetSoundStatistics(
        listening_pb2.GetSoundStatisticsRequest(
            study_id=SOUNDS, order=f"SOUND_ORDER_{order}", language=language),
        token=token).sounds)


def set_settings(stack, token, paths=(), etag="", **settings):
    return stack.gateway.settings.UpdateSettings(
        settings_pb2.UpdateSettingsRequest(
            settings=settings_pb2.Settings(**settings), update_mask={"paths": list(paths)},
            etag=etag), token=token)


def settings_of(stack, token):
    return stack.gateway.settings.GetSettings(settings_pb2.GetSettingsRequest(), token=token)
