"""The push part of the participant's page and of its service worker in Chromium, with messages from DevTools. A headless
browser has no push service: the page gets a subscription that the test has made."""

import contextlib
import http.server
import threading

from .paths import ROOT
from .waiting import wait_until

PAGES = ROOT / "Services" / "Web" / "Pages"
WORKER = "/participant/push-worker.js"
# Shown notifications: tag, title, and whether the last one was silent.
SHOWN = """
navigator.serviceWorker.ready.then((registration) => registration.getNotifications())
  .then((shown) => shown.map(({ tag, title, silent }) => [tag, title, silent]))
"""
# What the page shows for a due notification.
DISPLAY = """
navigator.serviceWorker.ready.then((registration) =>
  registration.showNotification("Mood", { tag: $0, timestamp: Date.now(), data: { route: "fill" } }))
"""

# What the page keeps as `push` ($0) and a subscription that replaces it ($1); returns the calls of the worker.
REPLACED = """
new Promise((resolve) => {
  const opening = indexedDB.open("otolith", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
  opening.onsuccess = () => {
    const writing = opening.result.transaction("kept", "readwrite");
    if ($0 === null) writing.objectStore("kept").clear();
    else writing.objectStore("kept").put({ push: $0 }, "page/preferences");
    writing.oncomplete = () => { opening.result.close(); resolve(); };
  };
}).then(async () => {
  const calls = [];
  globalThis.fetch = async (path, { headers, body }) => { calls.push([path, headers["otolith-participant"], body]); };
  let work;
  dispatchEvent(Object.assign(new Event("pushsubscriptionchange"), {
    newSubscription: { toJSON: () => $1 }, waitUntil: (promise) => { work = promise; } }));
  await work;
  return calls;
})
"""

# The device of push.js, whose calls are kept, and a push service that gives the subscription $1 out. The services answer
# with the key $0, and refuse a registration if `refusal` is set.
FAKES = """
(() => {
  let present = null;
  const stored = {};
  const calls = globalThis.calls = [];
  PushManager.prototype.getSubscription = async () => present;
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    calls.push(["subscribe", userVisibleOnly]);
    return present = {
      options: { applicationServerKey: applicationServerKey.buffer }, toJSON: () => $1,
      unsubscribe: async () => { calls.push(["end"]); present = null; } };
  };
  globalThis.key = $0;
  globalThis.refusal = "";
  globalThis.device = {
    participantId: "p", preferences: async () => stored, prefer: async (changes) => Object.assign(stored, changes),
    gateway: { call: async (name, body) => {
      const method = name.split("/")[1];
      calls.push([method, body ?? {}]);
      if (method === "ListPushTokens") return { webPushKey: globalThis.key };
      if (method === "RegisterPushToken" && globalThis.refusal !== "") {
        throw Object.assign(new Error(), { reason: "", violations: [{ reason: globalThis.refusal }] });
      }
      return {};
    } } };
})()
"""
# Calls a function of push.js; returns its result and the calls that it made.
RUN = """
import("/participant/push.js").then(async (push) => {
  globalThis.calls.length = 0;
  return [await push[$0](globalThis.device) ?? null, globalThis.calls];
})
"""


class WorkerPage(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        files = {
            "/": ("text/html", b"<!doctype html><title>Page</title>"),
            "/service-worker.js": ("text/javascript", f'importScripts("{WORKER}");'.encode()),
            "/participant/texts.js": ("text/javascript", b'export const language = () => "de";'),
        } | {
            f"/participant/{path.name}": ("text/javascript", path.read_bytes())
            for path in (PAGES / "participant").glob("push*.js")
        } | {
            f"/otolith/{path.name}": ("text/javascript", path.read_bytes())
            for path in (ROOT / "Shared" / "JavaScript").glob("*.js")
        }
        if self.path not in files:
            self.send_error(404)
            return
        kind, body = files[self.path]
        self.send_response(200)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def worker_page():
    """The origin of a page with the service worker."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), WorkerPage) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()


def page_worker(page, origin):
    """Starts the page's service worker; returns a function that delivers a message to it."""
    page.evaluate(
        "navigator.serviceWorker.register('/service-worker.js').then(() => navigator.serviceWorker.ready)"
        ".then(() => true)")
    # The browser drops messages for a worker that is not active yet.
    wait_until(lambda: page.evaluate(
        "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"), "the worker is active")
    page.send("ServiceWorker.enable")

    def found():
        # Each answer brings the events before it.
        page.evaluate("0")
        return [
            one["registrationId"] for event in page.events("ServiceWorker.workerRegistrationUpdated")
            for one in event["registrations"] if one["scopeURL"] == f"{origin}/"]

    registration = wait_until(found, "the browser names the service worker")[-1]

    def deliver(text: str):
        page.send(
            "ServiceWorker.deliverPushMessage", origin=origin, registrationId=registration, data=text)

    return deliver
