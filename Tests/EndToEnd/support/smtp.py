"""A mail server that keeps whatever it is given (RFC 5321, the part that is needed)."""

import email
import email.policy
import socketserver
import threading


class _Session(socketserver.StreamRequestHandler):
    def handle(self):
        self.say("220 sink ESMTP")
        recipients = []
        while line := self.rfile.readline():
            verb = line.strip().decode("ascii", "replace").upper()
            if verb.startswith("EHLO"):
                self.say("250-sink", "250 8BITMIME")
            elif verb.startswith("RCPT TO:"):
                recipients.append(line.strip().decode()[8:].strip("<> "))
                self.say("250 ok")
            elif verb == "DATA":
                self.say("354 go on")
                self.server.keep(recipients, self.read_message())
                self.say("250 kept")
            elif verb == "QUIT":
                self.say("221 bye")
                return
            elif verb.startswith(("HELO", "MAIL FROM:", "NOOP", "RSET")):
                self.say("250 ok")
            else:
                self.say("502 not known")

    def say(self, *lines):
        self.wfile.write("".join(f"{line}\r\n" for line in lines).encode())

    def read_message(self) -> bytes:
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line[1:] if line.startswith(b"..") else line)
        return b"".join(lines)


class MailServer(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True

    def __init__(self, port=0):
        super().__init__(("127.0.0.1", port), _Session)
        self.mails: list[tuple[list[str], email.message.EmailMessage]] = []
        self.thread = threading.Thread(target=self.serve_forever, daemon=True)
        self.thread.start()

    @property
    def port(self) -> int:
        return self.server_address[1]

    def keep(self, recipients, content):
        self.mails.append(
            (recipients, email.message_from_bytes(content, policy=email.policy.default)))

    def stop(self):
        self.shutdown()
        self.server_close()
