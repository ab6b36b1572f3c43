/** The part of the service worker that shows messages of Web Push; service-worker.js imports it. */

/** Time in milliseconds within which the page and a message announce the same notification. */
const SAME_MILLISECONDS = 60_000;

/** Title, text and id; only the server that has the key of the subscription can send them. */
function read(data) {
  try {
    const { title, body, notification_id: notificationId } = data.json();
    return { title, body, notificationId };
  } catch {
    return {};
  }
}

/**
 * Browsers end a subscription whose messages show nothing, so that each message does. One that the
 * page shows already, with the title of the questionnaire, stays as it is.
 */
async function display({ title = "Otolith", body = "", notificationId = "" }) {
  const [shown] = notificationId === "" ? [] : await registration.getNotifications({ tag: notificationId });
  const isNew = !(Date.now() - shown?.timestamp < SAME_MILLISECONDS);
  await registration.showNotification(shown?.title ?? title, {
    body: shown?.body ?? body, tag: notificationId, renotify: isNew && notificationId !== "",
    silent: !isNew, timestamp: isNew ? Date.now() : shown.timestamp, icon: "/participant/icon.svg",
    data: shown?.data ?? { route: "today" },
  });
}

addEventListener("push", (event) => event.waitUntil(display(read(event.data))));

/** What the page has stored under a key; undefined without a page's storage. */
function stored(key) {
  return new Promise((resolve) => {
    const opening = indexedDB.open("otolith", 1);
    // Only the page makes its storage.
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = () => resolve(undefined);
    opening.onsuccess = () => {
      const reading = opening.result.transaction("kept").objectStore("kept").get(key);
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => resolve(undefined);
    };
  });
}

/** Registers the subscription that replaces an earlier one. What fails here, the page does at its next start. */
async function replace({ oldSubscription, newSubscription }) {
  const { push } = await stored("page/preferences") ?? {};
  if (!push) return;
  const made = newSubscription ?? await registration.pushManager.subscribe(oldSubscription.options);
  const { endpoint, keys } = made.toJSON();
  await fetch("/rpc/otolith.planning.v1.DeliveryService/RegisterPushToken", {
    method: "POST", cache: "no-store",
    headers: { "content-type": "application/json", "otolith-participant": push.participantId },
    body: JSON.stringify({ ...push.request, subscription: { endpoint, p256dh: keys.p256dh, auth: keys.auth } }),
  });
}

addEventListener("pushsubscriptionchange", (event) => event.waitUntil(replace(event)));
