"""A receiver of alerts by webhook: checks the signature of each request and prints alerts once.

    python3 webhook.py CERTIFICATE.pem KEY.pem SECRET_FILE [PORT]

The secret is the one given to `otolithctl alerts channels set --secret-file`.
"""

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
    seen: set[str] = set()

    def do_POST(self):
        length = self.headers.get("content-length", "")
        if not length.isdigit() or int(length) > BODY_MAX:
            return self.answer(413)
        body = self.rfile.read(int(length))
        if not is_signed(self.secret, self.headers.get("otolith-signature", ""), body, time.time()):
            return self.answer(401)
        delivery = self.headers.get("otolith-delivery", "")
        if delivery not in self.seen:
            self.seen.add(delivery)
            alert = json.loads(body)
            print(alert["participant"], alert["trigger_id"], alert["texts"], flush=True)
        self.answer(204)

    def answer(self, status: int):
        self.send_response(status)
        self.end_headers()


def main(certificate: str, key: str, secret_file: str, port: str = "8443"):
    Receiver.secret = Path(secret_file).read_bytes().strip()
    server = http.server.ThreadingHTTPServer(("", int(port)), Receiver)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    server.serve_forever()


if __name__ == "__main__":
    main(*sys.argv[1:])
