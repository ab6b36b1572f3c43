"""A small TCP proxy that injects faults on request, as a process of its own: it must forward while the clients'
threads are busy.

Started with a JSON object of links, name → targets (`unix:PATH` or `HOST:PORT`, comma-separated). Its first line of
output is name → ports, one for each target. Then it answers each command, one JSON object per line, with a line:

    {"link": NAME, "do": "cut", "share": 0..1}     resets connections; at least one
    {"link": NAME, "do": "refuse", "on": bool}     resets present and new connections
    {"link": NAME, "do": "hold", "on": bool, "way": "there"|"back"|"both"}
                                                       nothing is forwarded; connections stay open
    {"link": NAME, "do": "delay", "seconds": S}    in each direction
    {"link": NAME, "do": "damage", "how": "truncate"|"corrupt"|"", "way": …, "seed": S}
                                                       damages the next bytes, and ends their connection

Every answer has `connections` (their number) and `touched` (number of resets, or how often bytes were held, delayed
or damaged since the last such command).
"""

import asyncio
import functools
import json
import math
import random
import socket
import struct
import sys

CHUNK = 65536


class Damage:
    """Truncated: some bytes, then nothing more, at an arbitrary place. Corrupted: fewer and other bytes, so that no
    frame is complete; bytes that begin no frame, message or character of any protocol here. (Undetectable changes
    are prevented by TLS.)"""

    GARBAGE_MAX = 400

    def __init__(self, how: str, way: str, seed: float):
        self.how, self.ways = how, ways_of(way)
        self._rng = random.Random(seed)

    def damaged(self, data: bytes) -> bytes:
        if self.how == "truncate":
            return data[:self._rng.randrange(len(data))]
        count = self._rng.randint(1, max(1, min(self.GARBAGE_MAX, len(data) - 1)))
        return bytes(self._rng.randint(0xF8, 0xFF) for _ in range(count))

    def resets(self) -> bool:
        """Whether it ends with RST instead of FIN."""
        return self._rng.random() < 0.5


def ways_of(way: str) -> tuple[str, ...]:
    return ("there", "back") if way == "both" else (way,)


class Link:
    def __init__(self):
        self.connections: list["Connection"] = []
        self.refuses = False
        self.delay = 0.0
        self.damage: Damage | None = None
        self.touched = 0
        # Set while bytes may pass in that direction.
        self.open = {"there": asyncio.Event(), "back": asyncio.Event()}
        for event in self.open.values():
            event.set()

    async def accept(self, target: str, reader, writer):
        if self.refuses:
            self.touched += 1
            return reset(writer)
        connection = Connection(self, target, reader, writer)
        self.connections.append(connection)
        try:
            await connection.run()
        finally:
            self.connections.remove(connection)

    def command(self, command: dict) -> dict:
        # Without those that are ending anyway.
        alive = [connection for connection in self.connections if connection.is_alive]
        before = len(alive)
        action = command["do"]
        if action == "cut":
            count = min(before, max(1, math.ceil(command["share"] * before)))
            # Oldest first, since those are in use.
            for connection in alive[:count]:
                connection.reset()
            return {"connections": before, "touched": count}
        touched = self.touched
        if action == "refuse":
            self.refuses = command["on"]
            if self.refuses:
                touched = self.touched = before
                for connection in alive:
                    connection.reset()
        elif action == "hold":
            if command["on"]:
                self.touched = 0
            for way in ways_of(command["way"]):
                (self.open[way].clear if command["on"] else self.open[way].set)()
        elif action == "delay":
            self.delay = command["seconds"]
            if self.delay:
                self.touched = 0
        elif action == "damage":
            self.damage = None
            if command["how"]:
                self.damage = Damage(command["how"], command["way"], command["seed"])
                self.touched = 0
        elif action != "ask":
            raise ValueError(action)
        return {"connections": before, "touched": touched}


class Connection:
    def __init__(self, link: Link, target: str, reader, writer):
        self.link, self.target, self.reader, self.writer = link, target, reader, writer
        self.far_writer = None

    async def run(self):
        try:
            if self.target.startswith("unix:"):
                far_reader, self.far_writer = await asyncio.open_unix_connection(
                    self.target.removeprefix("unix:"))
            else:
                host, _, port = self.target.rpartition(":")
                far_reader, self.far_writer = await asyncio.open_connection(host, int(port))
        except OSError:
            return reset(self.writer)
        pumps = [
            asyncio.ensure_future(self.pump(self.reader, self.far_writer, "there")),
            asyncio.ensure_future(self.pump(far_reader, self.writer, "back")),
        ]
        await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        # Data sent before the end is forwarded by its own pump.
        for pump in pumps:
            pump.cancel()
        await asyncio.gather(*pumps, return_exceptions=True)
        for writer in (self.writer, self.far_writer):
            writer.close()

    async def pump(self, reader, writer, way):
        try:
            while data := await reader.read(CHUNK):
                if self.link.delay:
                    self.link.touched += 1
                    await asyncio.sleep(self.link.delay)
                gate = self.link.open[way]
                if not gate.is_set():
                    self.link.touched += 1
                    await gate.wait()
                damage = self.link.damage
                if damage is not None and way in damage.ways:
                    self.link.touched += 1
                    writer.write(damage.damaged(data))
                    await writer.drain()
                    if damage.resets():
                        self.reset()
                    return
                writer.write(data)
                await writer.drain()
        except OSError:
            pass

    @property
    def is_alive(self) -> bool:
        return not self.writer.transport.is_closing()

    def reset(self):
        for writer in (self.writer, self.far_writer):
            if writer is not None:
                reset(writer)


def reset(writer) -> None:
    """RST instead of FIN: pending data is lost, as when a middlebox forgets the connection."""
    if writer.transport.is_closing():
        return
    handle = writer.get_extra_info("socket")
    if handle.family != socket.AF_UNIX:
        handle.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()


async def main():
    links, ports = {}, {}
    for name, targets in json.loads(sys.argv[1]).items():
        links[name], ports[name] = Link(), []
        for target in targets.split(","):
            server = await asyncio.start_server(
                functools.partial(links[name].accept, target), "127.0.0.1", 0, limit=CHUNK)
            ports[name].append(server.sockets[0].getsockname()[1])
    print(json.dumps(ports), flush=True)
    commands = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(commands), sys.stdin)
    # Ends with the parent process.
    while line := await commands.readline():
        command = json.loads(line)
        print(json.dumps(links[command["link"]].command(command)), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
