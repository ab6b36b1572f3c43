"""What the tests said of persons, and what they were given for them alone: names, addresses, passwords,
codes, tokens, answers. Noted as it goes through any channel of this process, so that no test has to say
what is personal in it."""

import threading

import grpc
from google.protobuf.descriptor import FieldDescriptor

# Fields of the API, by their names.
FIELDS = frozenset({
    "access_code", "access_password", "access_token", "code", "current_code", "email", "first_name",
    "invitation_code", "last_name", "new_password", "nickname", "note", "password", "pending_email",
    "recovery_code", "refresh_token", "reply_email", "username",
})
# Fields whose names mean something personal in these messages alone.
FIELDS_OF = {
    "otolith.ingestion.v1.Answer": {"text"},
    "otolith.auth.v1.SendMessageRequest": {"text"},
    "otolith.auth.v1.StudyMessage": {"text"},
    "otolith.planning.v1.RegisterPushTokenRequest": {"token"},
}
# Others have such a field that anybody may read: a project's note, a country's code.
_PACKAGES = ("otolith.auth.v1.", "otolith.ingestion.v1.", "otolith.planning.v1.")
# Nobody's: `administrator` is a role as well, and the log tells of callers' roles.
_NOBODYS = frozenset({"administrator"})
# What is shorter stands in any text.
CHARACTERS_MIN = 6

_lock = threading.Lock()
_known: dict[str, str] = {}
_has_personal: dict[str, bool] = {}


def known() -> dict[str, str]:
    """Each value, and where it was first seen."""
    with _lock:
        return dict(_known)


def note_text(text: str, place: str) -> None:
    """Each line of it is personal."""
    with _lock:
        for line in text.splitlines():
            line = line.strip()
            if len(line) >= CHARACTERS_MIN and line.lower() not in _NOBODYS:
                _known.setdefault(line, place)


def note(message) -> None:
    """All that is personal in a message."""
    descriptor = message.DESCRIPTOR
    if not _may_have_personal(descriptor):
        return
    for field, value in message.ListFields():
        if field.type == FieldDescriptor.TYPE_MESSAGE:
            if field.message_type.GetOptions().map_entry:
                continue
            repeated = field.label == FieldDescriptor.LABEL_REPEATED
            for part in value if repeated else (value,):
                note(part)
        elif field.type == FieldDescriptor.TYPE_STRING and _is_personal(descriptor, field.name):
            repeated = field.label == FieldDescriptor.LABEL_REPEATED
            for text in value if repeated else (value,):
                note_text(text, f"{descriptor.full_name}.{field.name}")


def _is_personal(descriptor, name: str) -> bool:
    if name in FIELDS_OF.get(descriptor.full_name, ()):
        return True
    return name in FIELDS and descriptor.full_name.startswith(_PACKAGES)


def _may_have_personal(descriptor, above=frozenset()) -> bool:
    name = descriptor.full_name
    if name not in _has_personal and name not in above:
        found = any(
            field.type == FieldDescriptor.TYPE_STRING and _is_personal(descriptor, field.name)
            or field.type == FieldDescriptor.TYPE_MESSAGE
            and _may_have_personal(field.message_type, above | {name})
            for field in descriptor.fields)
        # What was cut short by a circle is not known for good.
        if found or not above:
            _has_personal[name] = found
        return found
    return _has_personal.get(name, False)


# --- Channels ----------------------------------------------------------------------------------


class _WatchedChannel:
    """A channel whose messages are noted as they are written and read."""

    def __init__(self, channel):
        self._channel = channel

    def __getattr__(self, name):
        return getattr(self._channel, name)

    def __enter__(self):
        self._channel.__enter__()
        return self

    def __exit__(self, *problem):
        return self._channel.__exit__(*problem)

    def _watched(self, kind):
        def make(method, request_serializer=None, response_deserializer=None, **more):
            def serialize(message):
                note(message)
                return request_serializer(message)

            def deserialize(data):
                message = response_deserializer(data)
                note(message)
                return message

            return getattr(self._channel, kind)(
                method, request_serializer and serialize, response_deserializer and deserialize,
                **more)

        return make

    unary_unary = property(lambda self: self._watched("unary_unary"))
    unary_stream = property(lambda self: self._watched("unary_stream"))
    stream_unary = property(lambda self: self._watched("stream_unary"))
    stream_stream = property(lambda self: self._watched("stream_stream"))


def watch() -> None:
    """From now on every channel that this process makes is watched."""
    for name in ("insecure_channel", "secure_channel"):
        make = getattr(grpc, name)
        setattr(grpc, name, lambda *given, make=make, **named: _WatchedChannel(make(*given, **named)))
