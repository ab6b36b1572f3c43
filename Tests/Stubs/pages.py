"""Pages with otolith.js in a real browser, and the network between them and the services."""

import importlib.util
import json
import random
import re
import socket
import ssl
import threading
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from living import GatewayTestCase
from recipes import ROOT

LIBRARY = ROOT / "Shared" / "JavaScript"
PAGE = b"<!doctype html><html lang=en><title>gateway</title>"
CUTS = ("before the request", "in the request", "before the answer", "in the answer")
# `$1`: milliseconds by which the device's clock is ahead of this machine's.
START = """
(async () => {
  const Real = Date;
  globalThis.ahead = $1;
  globalThis.Date = class extends Real {
    constructor(...parts) { parts.length > 0 ? super(...parts) : super(Real.now() + ahead); }
    static now() { return Real.now() + ahead; }
  };
  const otolith = await import("/otolith/otolith.js");
  const storage = await otolith.IndexedStorage.open();
  const options = {address: location.origin, storage, tryMilliseconds: 120_000, callMilliseconds: $0,
    pause: () => new Promise((resolve) => { setTimeout(resolve, 50); })};
  Object.assign(globalThis, {otolith, storage, options, gateway: new otolith.Gateway(options)});
})()
"""

TINNITUS = "track-your-tinnitus"
MOMENTARY = "tyt-momentary"
ANSWERS = {
    "perceived": "yes", "loudness": "0.5", "distress": "0.25", "mood": "5", "arousal": "4", "stress": "0",
    "concentration": "1"}
JOIN = """
(async () => {
  await gateway.join(await gateway.study($0, "en"));
  await gateway.readCatalogue("en");
  return gateway.session.participantId();
})()
"""
# Fills in a sheet and stores it, without a network. `$1` has answers, `$2` members to replace.
FILL = """
(async () => {
  const [{study, questionnaires}] = (await gateway.catalogue()).studies;
  const form = new otolith.Form(questionnaires.find((one) => one.questionnaireId === $0));
  const given = new Map(Object.entries($1).map(([id, text]) => [id, form.read(id, text)]));
  const {answers} = form.review(given);
  const sheet = form.sheet({studyId: study.studyId, answers, startTime: new Date()}, {timeZone: "Europe/Berlin"});
  return (await gateway.submit({...sheet, ...$2})).sheetId;
})()
"""
SEND = """
(async () => {
  try {
    const {outcomes, retryDelay} = await (await gateway.sheets()).send();
    return {outcomes: outcomes.map(({answer, ...one}) => ({...one, deviations: answer.deviations ?? [],
      violations: answer.violations ?? []})), retryDelay};
  } catch (error) {
    return {failed: error.code ?? String(error)};
  }
})()
"""
WAITING = "gateway.sheets().then((sheets) => sheets.waiting()).then((found) => found.map((one) => one.sheetId))"
ASIDE = "gateway.sheets().then((sheets) => sheets.setAside())"


class Network:
    """Serves the page and the library, and passes calls on to nginx; cuts connections as a test requires."""

    def __init__(self, address: str, roots):
        host, port = address.rsplit(":", 1)
        self._target = host, int(port)
        self._tls = ssl.create_default_context(cafile=str(roots))
        self._lock = threading.Lock()
        # Decides about each call: one of CUTS, or None.
        self.cut = lambda method: None
        # The token of a session that a page has as a cookie only.
        self.cookie_token = ""
        # Whose it is: a call for another participant is refused.
        self.cookie_participant = ""
        self.cuts = {kind: 0 for kind in CUTS}
        # Method and body of the calls that reached the services as a whole.
        self.passed: list[tuple[str, bytes]] = []
        network = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                name = self.path.removeprefix("/otolith/")
                is_module = re.fullmatch(r"\w+\.js", name) is not None
                body = (LIBRARY / name).read_bytes() if is_module else PAGE
                self.send_response(200)
                self.send_header("content-type", "text/javascript" if is_module else "text/html")
                self.end_headers()
                self.wfile.write(body)

            def do_POST(self):
                network._call(self)

            def log_message(self, *arguments):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self):
        self._server.shutdown()
        self._server.server_close()

    def count(self, method: str) -> int:
        return sum(path.endswith(f"/{method}") for path, _ in self.passed)

    def _call(self, handler):
        with self._lock:
            cut = self.cut(handler.path.rsplit("/", 1)[1])
            if cut is not None:
                self.cuts[cut] += 1
        with suppress(ConnectionError):
            if cut != CUTS[0]:
                self._pass(handler, cut)
        if cut is not None:
            with suppress(OSError):
                handler.connection.shutdown(socket.SHUT_RDWR)
        handler.close_connection = True

    def _pass(self, handler, cut):
        body = handler.rfile.read(int(handler.headers["content-length"]))
        lines = [f"POST {handler.path} HTTP/1.0", f"host: localhost:{self._target[1]}"]
        lines += [f"{name}: {value}" for name, value in handler.headers.items()
                  if name.lower() not in ("host", "connection", "accept-encoding", "cookie")]
        if self.cookie_token and "session=cookie" in handler.headers.get("cookie", ""):
            if handler.headers["otolith-participant"] != self.cookie_participant:
                handler.send_error(401)
                return
            lines.append(f"authorization: Bearer {self.cookie_token}")
        request = "\r\n".join([*lines, "", ""]).encode() + body
        with socket.create_connection(self._target) as plain, \
                self._tls.wrap_socket(plain, server_hostname=self._target[0]) as service:
            if cut == CUTS[1]:
                service.sendall(request[:-max(1, len(body) // 2)])
                return
            service.sendall(request)
            answer = b""
            while part := service.recv(1 << 16):
                answer += part
        with self._lock:
            self.passed.append((handler.path, body))
        if cut == CUTS[3]:
            answer = answer[:-max(1, len(answer.partition(b"\r\n\r\n")[2]) // 2)]
        if cut != CUTS[2]:
            handler.connection.sendall(answer)


def cutting(seed: int, share: float):
    """A network that cuts this share of all calls, anywhere."""
    chance = random.Random(seed)
    return lambda method: chance.choice(CUTS) if chance.random() < share else None


def browser():
    spec = importlib.util.spec_from_file_location("browser", ROOT / "Tests" / "Preview" / "support" / "browser.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Browser("--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1", seconds=600)


class PagesTestCase(GatewayTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.browser = browser()
        cls.addClassCleanup(cls.browser.close)

    def setUp(self):
        super().setUp()
        self.pages = []
        self.addCleanup(lambda: [page.close() for page in self.pages])
        # Another origin for each test, and so another storage.
        self.network = Network(self.front.address, self.front.roots)
        self.addCleanup(self.network.close)

    def open(self, milliseconds=300_000):
        page = self.browser.open_address(self.network.origin)
        self.pages.append(page)
        page.evaluate(START, milliseconds, self.ahead())
        return page

    def shut(self, page):
        self.pages.remove(page)
        page.close()

    def ahead(self) -> float:
        """Milliseconds by which the services' clock is ahead of this machine's."""
        return self.stack.clock.offset_microseconds / 1000

    def joined(self):
        from support.quiet import await_quiet

        page = self.open()
        participant = page.evaluate(JOIN, TINNITUS)
        # Until all services know of the enrolment, they have no plan, and answer that it is too early.
        await_quiet(self.stack)
        return page, participant

    def fill(self, page, changed=None, **fields):
        return page.evaluate(FILL, MOMENTARY, ANSWERS | (changed or {}), fields)

    def stored(self, participant: str) -> list[str]:
        return self.stack.database.value(
            "SELECT coalesce(string_agg(sheet_id::text, ' ' ORDER BY sheet_id), '')"
            f" FROM ingestion.answer_sheets WHERE participant_id = '{participant}'").split()

    def sent(self) -> list[str]:
        """The ids of the sheets that reached the services, as often as they did."""
        return [sheet["sheetId"] for path, body in self.network.passed
                if path.endswith("/SubmitAnswerSheets") for sheet in json.loads(body)["sheets"]]
