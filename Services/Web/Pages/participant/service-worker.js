/**
 * Keeps the page for times without a network. The cache has the files below and nothing else: no answer of a
 * call, and nothing of a person. Its name is a digest of their contents. A newer version is used when the page
 * is opened again, so that a page never has files of two versions.
 */

importScripts("/participant/push-worker.js");

const FILES = [
  "/", "/manifest.webmanifest",
  ...["app", "device", "diary", "drafts", "elements", "first", "form", "information", "measuring", "notifications", "player", "problems", "profile", "push", "records", "texts", "today", "chart",
    "comparison", "consent", "rewards",
    "words/en", "words/de",
    ...["account", "clinicians", "confirm", "ended", "fill", "information", "join", "journal", "listen", "messages", "patients", "records",
      "results", "schedule", "settings", "share",
      "sheets", "signin", "studies", "study", "today"].map((name) => `screens/${name}`),
  ].map((name) => `/participant/${name}.js`),
  "/participant/look.css", "/participant/screens.css", "/participant/icon.svg", "/shared/qr.js",
  ...["calls", "checks", "cookie", "definitions", "evaluation", "expressions", "forms", "gateway", "moments",
    "files", "ordering", "patterns", "plan", "queue", "scoring", "session", "storage", "unroll"]
    .map((name) => `/otolith/${name}.js`),
  ...["messages", "elements", "pictures", "scales", "choices", "entries", "files", "values", "questions", "repeats", "lists",
    "rankings", "countdowns", "bare", "layout", "state",
    "filling", "words-ar", "words-de", "words-en", "words-es", "words-fr"].map((name) => `/form/${name}.js`),
  "/form/page.css", "/form/fields.css", "/form/tables.css",
];
const PREFIX = "otolith-page-";
/** Written after all others. */
const LAST = "/";

/** Fetches all files, which the browser revalidates, and keeps them beside the version in use if one has changed. */
async function renew() {
  const answers = await Promise.all(FILES.map((path) => fetch(path, { cache: "no-cache" })));
  const bad = answers.find(({ ok }) => !ok);
  if (bad !== undefined) throw new Error(`${bad.url}: ${bad.status}`);
  const bodies = await Promise.all(answers.map((answer) => answer.clone().arrayBuffer()));
  const digest = await crypto.subtle.digest("SHA-256", await new Blob(bodies).arrayBuffer());
  const name = PREFIX + [...new Uint8Array(digest).slice(0, 12)]
    .map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (await isComplete(name)) return;
  const cache = await caches.open(name);
  await Promise.all(FILES.map((path, index) => path === LAST ? null : cache.put(path, answers[index])));
  await cache.put(LAST, answers[FILES.indexOf(LAST)]);
}

/** A worker may be ended, or the storage full, before all files are written. */
async function isComplete(name) {
  return await caches.match(LAST, { cacheName: name }) !== undefined;
}

/** Changes to the newest version, unless another page uses an older one. */
async function change(event) {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some(({ id }) => id !== event.replacesClientId && id !== event.resultingClientId)) return;
  const complete = await Promise.all(versions.map(isComplete));
  for (const older of versions.slice(0, Math.max(0, complete.lastIndexOf(true)))) await caches.delete(older);
}

function path(request) {
  const { pathname } = new URL(request.url);
  return request.mode === "navigate" && (pathname === "/" || pathname.startsWith("/join/")) ? "/" : pathname;
}

/** Caches are searched in the order in which they were made: the version in use first. */
async function answer(event) {
  if (event.request.mode === "navigate") await change(event);
  return await caches.match(path(event.request)) ?? fetch(event.request);
}

addEventListener("install", (event) => event.waitUntil(renew().then(() => skipWaiting())));

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const isOwn = new URL(request.url).origin === location.origin;
  if (isOwn && request.method === "GET" && FILES.includes(path(request))) event.respondWith(answer(event));
});

// The page asks for it when it starts. Without a network, the version that is there stays.
addEventListener("message", (event) => {
  if (event.data === "renew") event.waitUntil(renew().catch(() => {}));
});

addEventListener("notificationclick", (event) => {
  const { route } = event.notification.data;
  event.notification.close();
  event.waitUntil((async () => {
    const pages = await clients.matchAll({ type: "window" });
    if (pages.length === 0) return clients.openWindow(`/#${route}`);
    await pages[0].focus();
    pages[0].postMessage({ open: route });
  })());
});
