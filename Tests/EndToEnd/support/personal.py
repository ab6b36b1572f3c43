"""Personal data used by the tests: names, addresses, passwords, codes, tokens, answers. They are recorded
from all messages on all channels of this process, so that tests need not declare them."""

import threading

import grpc
from google.protobuf.descriptor import FieldDescriptor

# Names of personal fields of the API.
FIELDS = frozenset({
    "access_code", "access_password", "access_token", "code", "current_code", "email", "first_name",
    "invitation_code", "last_name", "new_password", "nickname", "note", "password", "pending_email",
    "recovery_code", "refresh_token", "reply_email", "username",
})
# Fields that are personal in these messages only.
FIELDS_OF = {
    "otolith.ingestion.v1.Answer": {"text"},
    "otolith.auth.v1.SendMessageRequest": {"text"},
    "otolith.auth.v1.StudyMessage": {"text"},
    "otolith.planning.v1.RegisterPushTokenRequest": {"token"},
}
# Messages in which such a field is public: a project's note, a country's code.
_PACKAGES = ("otolith.auth.v1.", "otolith.ingestion.v1.", "otolith.planning.v1.")
# Not personal: `administrator` is also a role, which logs contain.
_NOBODYS = frozenset({"administrator"})
# Shorter values may occur in any text.
CHARACTERS_MIN = 6

_lock = threading.Lock()
_known: dict[str, str] = {}
_has_personal: dict[str, bool] = {}


def known() -> dict[str, str]:
    """Each value with the place where it was first seen."""
    with _lock:
        return dict(_known)


def note_text(text: str, place: str) -> None:
    """Records each line as personal."""
    with _lock:
        for line in text.splitlines():
            line = line.strip()
            if len(line) >= CHARACTERS_MIN and line.lower() not in _NOBODYS:
                _known.setdefault(line, place)


def note(message) -> None:
    """Records all personal values of a message."""
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
        # A result that was cut short by a cycle is not cached.
        if found or not above:
            _has_personal[name] = found
        return found
    return _has_personal.get(name, False)


# --- Channels ----------------------------------------------------------------------------------


class _WatchedChannel:
    """A channel that records all messages."""

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
    """Watches all channels created by this process from now on."""
    for name in ("insecure_channel", "secure_channel"):
        make = getattr(grpc, name)
        setattr(grpc, name, lambda *given, make=make, **named: _WatchedChannel(make(*given, **named)))
