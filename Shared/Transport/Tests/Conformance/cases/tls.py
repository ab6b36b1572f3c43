"""RFC 9113 §3.2, §9.2: HTTP/2 over TLS is chosen by ALPN, with TLS 1.2 at least."""

import asyncio
import functools
import socket
import ssl
import subprocess
import tempfile
from pathlib import Path

from harness.cases import case
from harness.failure import Failure
from harness.frames import PREFACE, settings
from harness.grpc import UNAVAILABLE, call
from harness.wire import PATIENCE


@functools.cache
def certificate():
    """A folder with `cert.pem` and `key.pem` for 127.0.0.1, removed when the run ends."""
    folder = tempfile.TemporaryDirectory()
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
         "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1",
         "-keyout", f"{folder.name}/key.pem", "-out", f"{folder.name}/cert.pem"],
        check=True, capture_output=True)
    return folder


def file(name):
    return str(Path(certificate().name) / name)


async def listening(trial):
    return await trial.start_server("--certificate", file("cert.pem"), "--key", file("key.pem"))


def talk(port, protocols, version):
    """What was agreed on, and the first bytes of the answer to a call; no bytes where the server
    closed instead."""
    context = ssl.create_default_context(cafile=file("cert.pem"))
    if protocols:
        context.set_alpn_protocols(protocols)
    if version:
        # Python would refuse old versions before the server can.
        context.set_ciphers("ALL:@SECLEVEL=0")
        context.minimum_version = context.maximum_version = version
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as plain:
        with context.wrap_socket(plain, server_hostname="127.0.0.1") as secure:
            agreed = secure.selected_alpn_protocol(), secure.version()
            try:
                secure.sendall(PREFACE + settings() + call(1))
                answer = secure.recv(9)
            except (ssl.SSLError, ConnectionError):
                answer = b""
            return *agreed, answer


async def talked(trial, protocols, version=None):
    server = await listening(trial)
    return await asyncio.to_thread(talk, server.port, protocols, version)


for version in (ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3):
    @case(f"RFC 9113 §9.2 {version.name} with ALPN h2")
    async def _(trial, version=version):
        protocol, _, answer = await talked(trial, ["h2"], version)
        trial.equal(protocol, "h2", "the protocol")
        # SETTINGS come first.
        trial.equal(answer[3:4], b"\4", "the first frame's type")


@case("RFC 9113 §9.2 TLS 1.1 is refused")
async def _(trial):
    try:
        await talked(trial, ["h2"], ssl.TLSVersion.TLSv1_1)
    except (ssl.SSLError, ConnectionError):
        return
    raise Failure("TLS 1.1 was agreed on")


@case("RFC 9113 §3.2 h2 is chosen among others")
async def _(trial):
    protocol, _, answer = await talked(trial, ["http/1.1", "h2"])
    trial.equal(protocol, "h2", "the protocol")
    trial.equal(answer[3:4], b"\4", "the first frame's type")


for name, protocols in (("no ALPN", []), ("ALPN http/1.1 alone", ["http/1.1"]),
                        ("ALPN h2c", ["h2c"])):
    @case(f"RFC 9113 §3.2 {name} is not served")
    async def _(trial, protocols=protocols):
        try:
            _, _, answer = await talked(trial, protocols)
        except (ssl.SSLError, ConnectionError):
            return
        trial.equal(answer, b"", "the answer")


@case("RFC 9113 §3.2 HTTP/2 in clear on a TLS port is not served")
async def _(trial):
    wire = await trial.connect(await listening(trial))
    await wire.send(PREFACE, settings(), call(1))
    # TLS may send an alert.
    answer = await wire.rest()
    trial.check(b"grpc-status" not in answer and len(answer) < 100, f"answered: {answer[:40]!r}")


async def answered_by_tls(trial, protocols):
    """Our client's status against a TLS server that agrees on the protocols only."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(file("cert.pem"), file("key.pem"))
    if protocols:
        context.set_alpn_protocols(protocols)
    client = await trial.start_client("--trust-roots", file("cert.pem"))
    plain = await client.accept()

    def shake_hands():
        plain.settimeout(PATIENCE)
        try:
            with context.wrap_socket(plain, server_side=True) as secure:
                return secure.selected_alpn_protocol(), secure.recv(len(PREFACE))
        except (ssl.SSLError, ConnectionError):
            return None, b""

    agreed = await asyncio.to_thread(shake_hands)
    return agreed, await client.status()


@case("RFC 9113 §3.2 client: ALPN h2, then the preface")
async def _(trial):
    (protocol, first), _ = await answered_by_tls(trial, ["h2"])
    trial.equal((protocol, first), ("h2", PREFACE), "the beginning")


for name, protocols in (("no ALPN", []), ("ALPN http/1.1", ["http/1.1"])):
    @case(f"RFC 9113 §3.2 client: a server with {name} is not spoken to")
    async def _(trial, protocols=protocols):
        (_, first), (code, _) = await answered_by_tls(trial, protocols)
        trial.equal(first, b"", "what the client sent")
        trial.equal(code, UNAVAILABLE, "the status")
