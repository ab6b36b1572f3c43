"""Repeated requests, which are answered like the first one."""

from .api import methods
from .case import EndToEndTestCase

# Tokens differ, and the second response says that it is a repetition.
DIFFERENT = {
    "access_token", "access_token_expire_time", "refresh_token", "refresh_token_expire_time",
    "outcome", "verdict", "scores", "next", "next_notifications",
    # Only hashes are stored: another code, valid beside the first.
    "recovery_code", "invitation_code", "access_code",
}
# The same holds for these codes.
DIFFERENT_END = DIFFERENT | {"expire_time"}
# Whether this call made the change.
DONE = {"published", "study_changed", "changed", "deleted"}
READING = (
    "Get", "List", "Download", "BatchGet", "Search", "Check", "Compare", "Watch", "Export", "Explain", "Read")


def same_parts(message, different=frozenset(DIFFERENT)):
    """The message without fields that may differ, also in its lists."""
    copy = type(message)()
    copy.CopyFrom(message)
    for field, value in message.ListFields():
        if field.name in different:
            copy.ClearField(field.name)
        elif field.message_type and field.label == field.LABEL_REPEATED:
            copy.ClearField(field.name)
            getattr(copy, field.name).extend(
                same_parts(part, different) for part in value)
    return copy


class TwiceTestCase(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.sent = set()

    def twice(self, stub, method, request, token=None, different=DIFFERENT):
        """Uses the same token twice: a client without a response has no other."""
        self.sent.add(method)
        first = getattr(stub, method)(request, token=token)
        second = getattr(stub, method)(request, token=token)
        self.assertEqual(
            same_parts(first, different), same_parts(second, different), method)
        return first

    def writes(self, *services):
        names = {method.rpartition("/")[2] for name, method, _ in methods() if name in services}
        return {
            name for name in names
            if not name.startswith(READING) and name != "ServerReflectionInfo"}
