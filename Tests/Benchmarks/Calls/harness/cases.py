"""What is measured, and how long."""

import dataclasses

SERVERS = ("otolith", "nghttpd", "gRPC C++", "grpcio")
PAIRS = ("otolith", "gRPC C++", "grpcio")
# The yardstick of calls in JSON: the same call in gRPC at our server.
AS_GRPC = "as gRPC"
MESSAGES_PER_STREAM = 1_000


@dataclasses.dataclass(frozen=True)
class Case:
    name: str
    connections: int
    streams: int
    transport: str
    warm_up: float
    seconds: float

    @property
    def load(self):
        return f"{self.connections}x{self.streams}"

    @property
    def title(self):
        return f"{self.name} {self.load} {self.transport}"

    @property
    def is_client_to_server(self):
        return self.name.startswith("client to server")

    @property
    def subjects(self):
        if self.payload == "json":
            return ("otolith", AS_GRPC)
        return PAIRS if self.is_client_to_server else SERVERS

    @property
    def payload(self):
        """`small`, `large`, `list`, or `json`: the small one by the Connect protocol."""
        if "JSON" in self.name:
            return "json"
        if "64 KB" in self.name:
            return "large"
        return "list" if "stream" in self.name else "small"


def all_cases(quick):
    """Loads are connections x streams. Streams of a thousand messages stay below a thousand at
    once: the slower subjects would not end one of them in the time of a run."""
    if quick:
        names = [
            ("unary small", ("1x1", "10x100", "1000x1"), ("plain",)),
            ("unary small JSON", ("10x100",), ("plain",)),
            ("unary small", ("10x100",), ("tls",)),
            ("unary 64 KB", ("10x1",), ("plain",)),
            ("server stream", ("10x1",), ("plain",)),
            ("client to server", ("1x1", "1x100"), ("plain",)),
        ]
    else:
        both = ("plain", "tls")
        names = [
            ("unary small", ("1x1", "10x1", "10x100", "1000x1"), both),
            ("unary small JSON", ("10x100",), ("plain",)),
            ("unary 64 KB", ("1x1", "10x1", "10x100", "1000x1"), both),
            ("server stream", ("1x1", "10x1"), both),
            ("client to server", ("1x1", "1x100"), both),
            ("client to server stream", ("1x1",), ("plain",)),
        ]
    found = []
    for name, loads, transports in names:
        for transport in transports:
            for load in loads:
                connections, streams = map(int, load.split("x"))
                # Handshakes belong to the warm-up.
                warm_up = 0.25 if connections < 1000 else 0.6 if transport == "plain" else 1.5
                seconds = 0.5 if quick else 1.0
                if "stream" in name:
                    seconds *= 2
                found.append(Case(name, connections, streams, transport, warm_up, seconds))
    return found
