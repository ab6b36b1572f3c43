"""The list of cases, and one case while it runs."""

from .failure import Failure
from .processes import ClientProcess, ServerProcess
from .wire import Wire

ALL = []


class Case:
    def __init__(self, rule, body):
        self.rule = rule
        self.body = body


def case(rule):
    """Makes a case of a coroutine function that takes a `Trial`."""
    def add(body):
        ALL.append(Case(rule, body))
        return body
    return add


def table(*rows):
    """Cases of the form: rule, what is sent after the prefaces, the expected reaction.

    What is sent: bytes, or coroutine functions of the wire that wait for something.
    """
    for rule, steps, expectation in rows:
        ALL.append(Case(rule, _row(steps, expectation)))


def _row(steps, expectation):
    async def body(trial):
        wire = await trial.greeted()
        for step in [steps] if isinstance(steps, bytes) or callable(steps) else steps:
            if isinstance(step, bytes):
                await wire.send(step)
            else:
                await step(wire)
        await trial.expect(wire, expectation)
    return body


def closed(stream=1):
    """A step: until the response on the stream is complete."""
    async def wait(wire):
        await wire.over(stream)
    return wait


async def settled(wire):
    """A step: until the peer has read everything."""
    await wire.settle()


class Trial:
    """What a case has: connections, processes, expectations. All end with it."""

    def __init__(self, binaries, server):
        self.binaries = binaries
        self.server = server
        self.wires = []
        self.processes = []

    async def connect(self, server=None, **named):
        wire = await Wire.connect((server or self.server).port, **named)
        self.wires.append(wire)
        return wire

    async def greeted(self, *pairs, server=None, **named):
        """A connection whose prefaces have been exchanged."""
        wire = await self.connect(server, **named)
        await wire.greet(*pairs)
        return wire

    async def start_server(self, *options):
        server = await ServerProcess.start(self.binaries, *options)
        self.processes.append(server)
        return server

    async def start_client(self, *options):
        client = await ClientProcess.start(self.binaries, *options)
        self.processes.append(client)
        return client

    async def called(self, *options, settings=()):
        """A client process, and the connection on which it has made its first request."""
        client = await self.start_client(*options)
        wire = await self.accept(client)
        await wire.welcome(*settings)
        await wire.request()
        return client, wire

    async def accept(self, client):
        wire = Wire(await client.accept())
        self.wires.append(wire)
        return wire

    async def expect(self, wire, expectation):
        reason = await expectation.judge(wire)
        if reason is not None:
            raise Failure(f"expected {expectation}; {reason}")

    def equal(self, got, expected, what):
        if got != expected:
            raise Failure(f"{what}: expected {expected!r}, got {got!r}")

    def check(self, truth, what):
        if not truth:
            raise Failure(what)

    async def end(self):
        for wire in self.wires:
            wire.close()
        for process in self.processes:
            await process.end()
