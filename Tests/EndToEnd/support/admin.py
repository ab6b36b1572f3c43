"""The admin endpoint of a service that a test started with `ADMIN`."""

import http.client
import re

from .waiting import wait_until

# Environment of the service.
ADMIN = {"OTOLITH_ADMIN_LISTEN": "127.0.0.1:0"}


def port_of(server) -> int:
    line = wait_until(
        lambda: re.search(r"address=127\.0\.0\.1:(\d+)\S* .*admin endpoint", server.log),
        "the admin endpoint is named")
    return int(line.group(1))


def address(server) -> str:
    return f"127.0.0.1:{port_of(server)}"


def get(server, path, accept=None) -> tuple[int, str]:
    connection = http.client.HTTPConnection(address(server), timeout=60)
    try:
        connection.request("GET", path, headers={"Accept": accept} if accept else {})
        response = connection.getresponse()
        return response.status, response.read().decode()
    finally:
        connection.close()


def metrics(server) -> dict[str, float]:
    """Without the label of the service, which all series of a process have."""
    text = re.sub(r',?service="[a-z-]+"', "", get(server, "/metrics")[1])
    lines = text.replace("{}", "").splitlines()
    return {name: float(value) for name, value in
            (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}
