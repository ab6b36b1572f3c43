"""A receiver of alerts by webhook: checks the signature of each request and prints alerts once.

    python3 webhook.py CERTIFICATE.pem KEY.pem SECRET_FILE [PORT]

The secret is the one given to `otolithctl alerts channels set --secret-file`.
"""

import contextlib
import hashlib
import hmac
import http.server
import json
import ssl
import sys
import time
from pathlib import Path

# Seconds that the clocks of sender and receiver may differ.
TOLERANCE = 300
BODY_MAX = 65_536
# Silence after which a connection is closed.
SECONDS_OF_SILENCE = 10


def is_signed(secret: bytes, signature: str, body: bytes, now: float) -> bool:
    """Whether the header `otolith-signature` (`t=SECONDS,v1=HEX`) was made with the secret, recently."""
    parts = dict(part.partition("=")[::2] for part in signature.split(","))
    seconds = parts.get("t", "")
    if not (seconds.isascii() and seconds.isdigit()) or abs(now - int(seconds)) > TOLERANCE:
        return False
    code = hmac.new(secret, seconds.encode() + b"." + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(code.encode(), parts.get("v1", "").encode())


class Receiver(http.server.BaseHTTPRequestHandler):
    """Answers 204 to each signed request. A request that is sent again has the same `otolith-delivery`."""

    secret = b""
    # On disk in a system that must not alert twice after a restart.
    seen: set[str] = set()

    def do_POST(self):
        length = self.headers.get("content-length", "")
        if not (length.isascii() and length.isdigit()) or int(length) > BODY_MAX:
            return self.answer(413)
        body = self.rfile.read(int(length))
        if not is_signed(self.secret, self.headers.get("otolith-signature", ""), body, time.time()):
            return self.answer(401)
        delivery = self.headers.get("otolith-delivery", "")
        if delivery not in self.seen:
            alert = json.loads(body)
            print(alert["participant"], alert["trigger_id"], alert["texts"], flush=True)
            # Afterwards: an alert that could not be handled is sent again.
            self.seen.add(delivery)
        self.answer(204)

    def answer(self, status: int):
        self.send_response(status)
        self.end_headers()


class Server(http.server.ThreadingHTTPServer):
    """Has a thread for each connection, also for its TLS handshake, so that a silent client delays no other."""

    def __init__(self, port: int, context: ssl.SSLContext):
        super().__init__(("", port), Receiver)
        self.socket = context.wrap_socket(self.socket, server_side=True, do_handshake_on_connect=False)

    def finish_request(self, request, client_address):
        request.settimeout(SECONDS_OF_SILENCE)
        with contextlib.suppress(OSError):  # failed handshakes, silence, lost connections
            super().finish_request(request, client_address)


def main(certificate: str, key: str, secret_file: str, port: str = "8443"):
    Receiver.secret = Path(secret_file).read_bytes().strip()
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)
    Server(int(port), context).serve_forever()


if __name__ == "__main__":
    main(*sys.argv[1:])
