"""A relay between a client and a service that closes or stalls connections as a test requires."""

import contextlib
import socket
import threading
import time


class Relay:
    """Listens on its own port. `break_after`: number of bytes from the service after which each connection in
    turn is closed, None for never; `stall_after`: the same, but the connection stays open and silent;
    `delay`: seconds before each part from the service."""

    def __init__(self, address: str, break_after=(), stall_after=None, delay=0.0):
        host, port = address.rsplit(":", 1)
        self._target = (host, int(port))
        self._breaks = list(break_after)
        self._stall = stall_after
        self._delay = delay
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        self.connections = 0
        self.stalled = threading.Event()
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        return "127.0.0.1:%d" % self._listener.getsockname()[1]

    def _accept(self):
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            self.connections += 1
            limit = self._breaks.pop(0) if self._breaks else None
            service = socket.create_connection(self._target)
            self._open += [client, service]
            threading.Thread(target=self._pump, args=(client, service), daemon=True).start()
            threading.Thread(
                target=self._pump, args=(service, client, limit, self._stall, self._delay),
                daemon=True).start()

    def _pump(self, source, target, limit=None, stall=None, delay=0.0):
        passed = 0
        with contextlib.suppress(OSError):
            while part := source.recv(4096):
                time.sleep(delay)
                passed += len(part)
                if limit is not None and passed > limit:
                    break
                if stall is not None and passed > stall:
                    self.stalled.set()
                    continue
                target.sendall(part)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self):
        for end in (self._listener, *self._open):
            with contextlib.suppress(OSError):
                end.close()
