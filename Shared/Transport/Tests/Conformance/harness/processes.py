"""The executables under test as processes."""

import asyncio
import signal
import socket

from .failure import Failure

PATIENCE = 10.0


class ServerProcess:
    """conformance-server, or anything else that prints `port N`."""

    def __init__(self, process, port):
        self.process = process
        self.port = port

    @classmethod
    async def start(cls, binaries, *options):
        process = await asyncio.create_subprocess_exec(
            str(binaries / "conformance-server"), *options, stdout=asyncio.subprocess.PIPE)
        line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
        if not line.startswith(b"port "):
            raise Failure(f"the server did not start: {line!r}")
        return cls(process, int(line.split()[1]))

    @property
    def is_running(self):
        return self.process.returncode is None

    def terminate(self):
        self.process.send_signal(signal.SIGTERM)

    async def exit_status(self):
        try:
            return await asyncio.wait_for(self.process.wait(), PATIENCE)
        except TimeoutError:
            raise Failure("the server does not end") from None

    async def end(self):
        if self.is_running:
            self.process.kill()
            await self.process.wait()


class ClientProcess:
    """conformance-client, which connects to a port that we listen on."""

    def __init__(self, process, listener):
        self.process = process
        self.listener = listener
        self._output = None

    @classmethod
    async def start(cls, binaries, *options):
        listener = socket.create_server(("127.0.0.1", 0))
        listener.setblocking(False)
        process = await asyncio.create_subprocess_exec(
            str(binaries / "conformance-client"), "--port", str(listener.getsockname()[1]),
            *options, stdout=asyncio.subprocess.PIPE)
        return cls(process, listener)

    async def accept(self):
        try:
            sock, _ = await asyncio.wait_for(
                asyncio.get_running_loop().sock_accept(self.listener), PATIENCE)
        except TimeoutError:
            raise Failure("the client does not connect") from None
        sock.setblocking(False)
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return sock

    async def output(self):
        """Every line it printed until it ended."""
        if self._output is None:
            try:
                printed, _ = await asyncio.wait_for(self.process.communicate(), PATIENCE)
            except TimeoutError:
                raise Failure("the client does not end") from None
            if self.process.returncode != 0:
                raise Failure(f"the client ended with {self.process.returncode}: {printed!r}")
            self._output = printed.decode().splitlines()
        return self._output

    async def statuses(self):
        """Code and message of each call."""
        found = []
        for line in await self.output():
            if line.startswith("status "):
                parts = line.split(" ", 2)
                found.append((int(parts[1]), parts[2] if len(parts) > 2 else ""))
        return found

    async def status(self):
        """Code and message of the only call."""
        found = await self.statuses()
        if len(found) != 1:
            raise Failure(f"{len(found)} statuses, expected 1")
        return found[0]

    async def end(self):
        self.listener.close()
        if self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
