"""A headless Firefox, controlled by WebDriver BiDi: the W3C protocol that it speaks without a driver."""

import base64
import json
import os
import re
import secrets
import select
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import time
from pathlib import Path

SECONDS_MAX = 120
PREFERENCES = {
    # No request leaves the machine by itself.
    "app.update.enabled": False, "app.normandy.enabled": False, "browser.safebrowsing.downloads.enabled": False,
    "browser.safebrowsing.malware.enabled": False, "browser.safebrowsing.phishing.enabled": False,
    "browser.search.update": False, "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
    "dom.push.connection.enabled": False, "extensions.update.enabled": False, "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False, "network.dns.disablePrefetch": True, "services.settings.server": "http://127.0.0.1:9",
    "toolkit.telemetry.enabled": False, "browser.aboutwelcome.enabled": False, "browser.startup.page": 0,
    "intl.accept_languages": "en-US",
}


class FirefoxError(AssertionError):
    """Firefox rejected a command, or a script failed in it."""


class WebSocket:
    """A client of RFC 6455 for texts."""

    def __init__(self, port: int, path: str):
        self._socket = socket.create_connection(("127.0.0.1", port))
        self._buffer = b""
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self._socket.sendall(
            f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n".encode())
        deadline = time.monotonic() + SECONDS_MAX
        while b"\r\n\r\n" not in self._buffer:
            self._read(deadline)
        head, _, self._buffer = self._buffer.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            raise FirefoxError(head.decode(errors="replace"))

    def send(self, text: str):
        data = text.encode()
        size = len(data)
        head = (bytes([0x81, 0x80 | size]) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size) if size < 1 << 16
                else struct.pack("!BBQ", 0x81, 0xFF, size))
        mask = secrets.token_bytes(4)
        self._socket.sendall(head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(data)))

    def receive(self, deadline: float) -> str:
        parts = b""
        while True:
            first, second = self._take(2, deadline)
            size = second & 0x7F
            if size >= 126:
                form, length = ("!H", 2) if size == 126 else ("!Q", 8)
                size, = struct.unpack(form, self._take(length, deadline))
            data = self._take(size, deadline)
            if first & 0xF in (0, 1):
                parts += data
                if first & 0x80:
                    return parts.decode()
            elif first & 0xF == 8:
                raise FirefoxError("Firefox ended the connection")

    def _take(self, count: int, deadline: float) -> bytes:
        while len(self._buffer) < count:
            self._read(deadline)
        taken, self._buffer = self._buffer[:count], self._buffer[count:]
        return taken

    def _read(self, deadline: float):
        left = deadline - time.monotonic()
        if left <= 0 or not select.select([self._socket], [], [], left)[0]:
            raise FirefoxError(f"Firefox did not answer within {SECONDS_MAX} s")
        data = self._socket.recv(1 << 16)
        if not data:
            raise FirefoxError("Firefox ended")
        self._buffer += data

    def close(self):
        self._socket.close()


class Firefox:
    """One tab with a fresh profile."""

    def __init__(self, width=360, height=740):
        program = shutil.which("firefox-esr")
        if program is None:
            raise FirefoxError("firefox-esr is not installed; run deploy/dev/prepare --with-tests")
        self._profile = tempfile.mkdtemp(prefix="otolith-firefox-")
        Path(self._profile, "user.js").write_text("".join(
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()))
        self._process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", self._profile, "--remote-debugging-port", "0", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True,
            env={**os.environ, "HOME": self._profile, "MOZ_HEADLESS_WIDTH": str(width),
                 "MOZ_HEADLESS_HEIGHT": str(height), "TZ": "UTC"})
        self._count = 0
        self.events = []
        self._socket = WebSocket(self._port(), "/session")
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])
        self._context = self.send("browsingContext.getTree")["contexts"][0]["context"]
        self.resize(width, height)

    def _port(self) -> int:
        """The port that Firefox writes to its standard error."""
        seen = b""
        deadline = time.monotonic() + SECONDS_MAX
        while select.select([self._process.stderr], [], [], max(0, deadline - time.monotonic()))[0]:
            data = os.read(self._process.stderr.fileno(), 1 << 16)
            if not data:
                break
            seen += data
            found = re.search(rb"WebDriver BiDi listening on ws://127\.0\.0\.1:(\d+)", seen)
            if found:
                return int(found[1])
        raise FirefoxError(f"Firefox named no port: {seen.decode(errors='replace')}")

    def send(self, method: str, **parameters):
        self._count += 1
        wanted = self._count
        self._socket.send(json.dumps({"id": wanted, "method": method, "params": parameters}))
        deadline = time.monotonic() + SECONDS_MAX
        while True:
            answer = json.loads(self._socket.receive(deadline))
            if answer.get("id") == wanted:
                break
            self.events.append(answer)
        if answer["type"] == "error":
            raise FirefoxError(f"{method}: {answer['error']}: {answer['message']}")
        return answer["result"]

    def resize(self, width: int, height: int):
        self.send("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})

    def open(self, address: str):
        self.send("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def evaluate(self, expression: str, *values):
        """The value of a JavaScript expression; `values` are its `$0`, `$1`, …"""
        names = ", ".join(f"${index}" for index in range(len(values)))
        arguments = ", ".join(json.dumps(value) for value in values)
        answer = self.send(
            "script.evaluate", target={"context": self._context}, awaitPromise=True, userActivation=True,
            expression=f"(async ({names}) => JSON.stringify(await ({expression})) ?? 'null')({arguments})")
        if answer["type"] == "exception":
            raise FirefoxError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def until(self, expression: str, *values):
        """Waits for a true value, also while the page changes."""
        deadline = time.monotonic() + SECONDS_MAX
        failure = None
        while time.monotonic() < deadline:
            try:
                found = self.evaluate(expression, *values)
            except FirefoxError as error:
                found, failure = None, error
            if found:
                return found
            time.sleep(0.05)
        raise AssertionError(f"not within {SECONDS_MAX} s: {expression} {values} {failure or ''}\n{self.seen()}")

    def seen(self) -> str:
        return self.evaluate("document.body?.innerText ?? ''")

    def until_seen(self, text: str):
        self.until("document.body?.innerText.includes($0)", text)

    def until_there(self, selector: str):
        self.until("document.querySelector($0) !== null", selector)

    def go(self, route: str, selector: str):
        """Another screen of the participant's page by its fragment, until it has what `selector` names."""
        self.evaluate("void (location.hash = $0)", route)
        self.until_there(f"main.{route.split('/')[0]} {selector}")

    def click(self, selector: str):
        """A real click at the centre of the first matching element."""
        self.until_there(selector)
        x, y = self.evaluate(
            "(() => { const node = document.querySelector($0); node.scrollIntoView({block: 'center'});"
            " const box = node.getBoundingClientRect();"
            " return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]; })()", selector)
        self.send("input.performActions", context=self._context, actions=[{
            "type": "pointer", "id": "mouse", "actions": [
                {"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0}]}])

    def write(self, selector: str, text: str):
        """Types into a field."""
        self.click(selector)
        self.send("input.performActions", context=self._context, actions=[{
            "type": "key", "id": "keyboard", "actions": [
                {"type": kind, "value": one} for one in text for kind in ("keyDown", "keyUp")]}])

    def failures(self) -> list[str]:
        """Errors of scripts, and what the page's policy has blocked."""
        return [event["params"]["text"] for event in self.events
                if event.get("method") == "log.entryAdded" and event["params"]["level"] == "error"]

    def screenshot(self) -> bytes:
        return base64.b64decode(self.send("browsingContext.captureScreenshot", context=self._context)["data"])

    def close(self):
        self._socket.close()
        try:
            os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait(timeout=20)
        except (ProcessLookupError, subprocess.TimeoutExpired):
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self._process.stderr.close()
        shutil.rmtree(self._profile, ignore_errors=True)
