"""A headless Chromium, controlled over two pipes by the DevTools protocol: no port, no library."""

import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

SECONDS_MAX = 60


class BrowserError(AssertionError):
    """The browser rejected a command, or a script failed in it."""


class Browser:
    def __init__(self, *more_flags, seconds=SECONDS_MAX):
        self._seconds = seconds
        program = shutil.which("chromium")
        if program is None:
            raise BrowserError("chromium is not installed; run deploy/dev/prepare --with-tests")
        self._folder = tempfile.mkdtemp(prefix="otolith-preview-")
        to_browser, self._write = os.pipe()
        self._read, from_browser = os.pipe()
        flags = [
            "--headless", "--remote-debugging-pipe", f"--user-data-dir={self._folder}",
            "--no-first-run", "--no-default-browser-check", "--disable-gpu",
            "--disable-background-networking", "--disable-component-update", "--disable-extensions",
            "--disable-sync", "--no-proxy-server", "--lang=en-US",
            # Requests of a page must not leave the machine.
            "--host-resolver-rules=MAP * ~NOTFOUND",
            # Chromium has no sandbox as root; it opens only our own files here.
            "--no-sandbox", *more_flags, "about:blank",
        ]
        # The protocol uses descriptors 3 and 4.
        self._process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{to_browser} 4>&{from_browser}', "bash", program, *flags],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            pass_fds=(to_browser, from_browser), start_new_session=True,
            env={**os.environ, "LANGUAGE": "en_US", "TZ": "UTC"},
        )
        os.close(to_browser)
        os.close(from_browser)
        self._buffer = b""
        self._count = 0
        self.events = []

    def send(self, method, session=None, **parameters):
        """The browser's response."""
        self._count += 1
        message = {"id": self._count, "method": method, "params": parameters}
        if session is not None:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._write, data):]
        wanted = self._count
        deadline = time.monotonic() + self._seconds
        while True:
            answer = self._next(deadline)
            if answer.get("id") == wanted:
                break
            self.events.append(answer)
        if "error" in answer:
            raise BrowserError(f"{method}: {answer['error']}")
        return answer["result"]

    def wait(self, method, session, since):
        """The first event of this name after the first `since` events."""
        deadline = time.monotonic() + self._seconds
        position = since
        while True:
            while position < len(self.events):
                event = self.events[position]
                if event.get("method") == method and event.get("sessionId") == session:
                    return event["params"]
                position += 1
            self.events.append(self._next(deadline))

    def _next(self, deadline):
        while b"\0" not in self._buffer:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self._read], [], [], left)[0]:
                raise BrowserError(f"the browser did not answer within {self._seconds} s")
            data = os.read(self._read, 1 << 16)
            if not data:
                raise BrowserError("the browser ended")
            self._buffer += data
        line, self._buffer = self._buffer.split(b"\0", 1)
        return json.loads(line)

    def open(self, path: Path, query=""):
        return Page(self, Path(path).resolve().as_uri() + (f"?{query}" if query else ""))

    def open_address(self, address):
        return Page(self, address)

    def open_blank(self):
        return Page(self, "about:blank")

    def close(self):
        os.close(self._write)
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            pass
        # Ends its process group, including remaining children.
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self._process.wait()
        os.close(self._read)
        shutil.rmtree(self._folder, ignore_errors=True)


KEYS = {
    "Tab": ("Tab", 9, ""), "Enter": ("Enter", 13, "\r"), "Space": ("Space", 32, " "),
    "ArrowLeft": ("ArrowLeft", 37, ""), "ArrowUp": ("ArrowUp", 38, ""),
    "ArrowRight": ("ArrowRight", 39, ""), "ArrowDown": ("ArrowDown", 40, ""),
    "End": ("End", 35, ""), "Home": ("Home", 36, ""), "Backspace": ("Backspace", 8, ""),
}


class Page:
    """One tab with one file in it."""

    def __init__(self, browser, address, context=None):
        """`context`: of the browser, with cookies and storage of its own."""
        self._browser = browser
        own = {} if context is None else {"browserContextId": context}
        self._target = browser.send("Target.createTarget", url="about:blank", **own)["targetId"]
        self._session = browser.send(
            "Target.attachToTarget", targetId=self._target, flatten=True)["sessionId"]
        self._since = len(browser.events)
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.send(f"{domain}.enable")
        began = len(browser.events)
        self.send("Page.navigate", url=address)
        browser.wait("Page.loadEventFired", self._session, began)
        # Key events go to the front page.
        self.send("Page.bringToFront")

    def send(self, method, **parameters):
        return self._browser.send(method, session=self._session, **parameters)

    def events(self, method):
        return [
            event["params"] for event in self._browser.events[self._since:]
            if event.get("method") == method and event.get("sessionId") == self._session
        ]

    def evaluate(self, expression, *values):
        """The value of a JavaScript expression; `values` are its `$0`, `$1`, …"""
        names = ", ".join(f"${index}" for index in range(len(values)))
        arguments = ", ".join(json.dumps(value) for value in values)
        answer = self.send(
            "Runtime.evaluate", expression=f"(({names}) => ({expression}))({arguments})",
            returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def load_script(self, source):
        """Runs a library's source in the page."""
        answer = self.send("Runtime.evaluate", expression=source, returnByValue=False)
        if "exceptionDetails" in answer:
            raise BrowserError(answer["exceptionDetails"]["text"])

    def press(self, key, shift=False):
        code, number, text = KEYS[key]
        common = {
            "key": " " if key == "Space" else key, "code": code, "windowsVirtualKeyCode": number,
            "modifiers": 8 if shift else 0,
        }
        self.send("Input.dispatchKeyEvent", type="keyDown", **common,
                  **({"text": text} if text else {}))
        self.send("Input.dispatchKeyEvent", type="keyUp", **common)

    def type(self, text):
        for character in text:
            common = {"key": character}
            if character.isascii() and character.isalnum():
                common["windowsVirtualKeyCode"] = ord(character.upper())
            self.send("Input.dispatchKeyEvent", type="keyDown", text=character, **common)
            self.send("Input.dispatchKeyEvent", type="keyUp", **common)

    def click(self, selector):
        """A real click at the centre of the first matching element."""
        box = self.evaluate(
            "(() => { const node = document.querySelector($0); node.scrollIntoView({block:"
            " 'center'}); const box = node.getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()", selector)
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=box[0], y=box[1], button="left",
                      buttons=1 if kind == "mousePressed" else 0, clickCount=1)

    def screenshot(self):
        return self.send("Page.captureScreenshot", format="png", captureBeyondViewport=True)["data"]

    def close(self):
        self._browser.send("Target.closeTarget", targetId=self._target)
