"""A server that claims to be some version of PostgreSQL and accepts every client."""

import contextlib
import socket
import struct
import threading

SSL_REQUEST, GSS_REQUEST = 80877103, 80877104


def _message(kind: bytes, body: bytes) -> bytes:
    return kind + struct.pack("!i", len(body) + 4) + body


def _greet(connection: socket.socket, version: str) -> None:
    """The start of a session (PostgreSQL manual, Message Flow); then it waits for the client to go."""
    with connection, connection.makefile("rb") as stream:
        while True:
            length, code = struct.unpack("!ii", stream.read(8))
            stream.read(length - 8)
            if code not in (SSL_REQUEST, GSS_REQUEST):
                break
            connection.sendall(b"N")
        connection.sendall(
            _message(b"R", struct.pack("!i", 0))
            + b"".join(
                _message(b"S", f"{name}\0{value}\0".encode())
                for name, value in (
                    ("server_version", version), ("server_encoding", "UTF8"),
                    ("client_encoding", "UTF8"), ("integer_datetimes", "on")))
            + _message(b"K", struct.pack("!ii", 1, 1)) + _message(b"Z", b"I"))
        stream.read()


@contextlib.contextmanager
def fake_postgres(version: str):
    """Returns its port."""
    listener = socket.create_server(("127.0.0.1", 0))

    def accept():
        while True:
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            threading.Thread(target=_greet_quietly, args=(connection, version), daemon=True).start()

    thread = threading.Thread(target=accept, daemon=True)
    thread.start()
    try:
        yield listener.getsockname()[1]
    finally:
        # Closing alone would not wake `accept`.
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()
        thread.join(5)


def _greet_quietly(connection, version):
    with contextlib.suppress(OSError, struct.error):
        _greet(connection, version)
