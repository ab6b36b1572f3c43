"""An authenticator app: RFC 6238 with Python's own HMAC, not the services' library."""

import base64
import hmac
import struct

STEP = 30


class App:
    """The entry of one account in an authenticator app."""

    def __init__(self, stack, secret: str):
        self.stack = stack
        self._secret = base64.b32decode(secret)
        # A code that was used, if a test keeps one.
        self.used = ""

    def code(self, steps: int = 0) -> str:
        """The code of now by the services' clock, or of some steps of 30 seconds later or earlier."""
        return self.code_of(int(self.stack.clock.now()) // STEP + steps)

    def code_of(self, step: int) -> str:
        digest = hmac.digest(self._secret, struct.pack(">Q", step), "sha1")
        start = digest[-1] & 15
        return f"{(int.from_bytes(digest[start:start + 4], 'big') & 0x7FFFFFFF) % 1_000_000:06}"

    def begin_step(self) -> None:
        """Moves the clock to the second second of a step, so that a test's calls are made within it."""
        self.stack.clock.advance(seconds=STEP + 1 - self.stack.clock.now() % STEP)
