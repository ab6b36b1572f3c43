/** Shows due notifications while the page is open, and reports them. */

import { subscribe, unsubscribe } from "./push.js";
import { t } from "./texts.js";

/** Whether the participant has switched notifications on, and the browser shows them. */
export async function areOn(device) {
  const areWanted = await device.read("notifies") ?? false;
  return areWanted && globalThis.Notification?.permission === "granted";
}

/** Asks the browser; returns whether notifications are on now. */
export async function switchTo(device, isOn) {
  const permission = isOn ? await globalThis.Notification?.requestPermission() : "";
  const areWanted = isOn && permission === "granted";
  // Of the participant: the next one on this device is asked again.
  await device.write("notifies", areWanted);
  // Not awaited: a browser without its push service may never answer.
  (areWanted ? subscribe : unsubscribe)(device).catch(() => {});
  if (permission === "granted") await notify(device);
  return areOn(device);
}

/** Shows each due notification and reminder once, in one page at a time, and takes back those that are over. */
export function notify(device) {
  if (device.participantId === "") return Promise.resolve();
  return device.storage.locked("page/notifications", async () => {
    const due = await device.gateway.due();
    const isVisible = document.visibilityState === "visible";
    const isOn = await areOn(device);
    const registration = await navigator.serviceWorker?.getRegistration();
    const known = new Map((await device.list("notified/")).map(([key, count]) => [key.slice(9), count]));
    for (const one of due) {
      const count = 1 + (one.reminderTimes ?? []).filter((time) => Date.parse(time) <= Date.now()).length;
      if ((known.get(one.notificationId) ?? 0) >= count || !isOn && !isVisible) continue;
      if (isOn && !isVisible && registration !== undefined) await display(registration, one);
      await device.write(`notified/${one.notificationId}`, count);
      // The device has shown it: in the page itself, or as a notification.
      await (await device.gateway.reports()).put(one.notificationId, "DELIVERED");
    }
    await withdraw(device, registration, known, due);
  });
}

/** Names neither study nor questionnaire: others may see the screen. */
function display(registration, { notificationId, studyId, questionnaireId }) {
  return registration.showNotification(t("due"), {
    tag: notificationId, renotify: true, icon: "/participant/icon.svg",
    data: { route: ["fill", studyId, questionnaireId, notificationId].map(encodeURIComponent).join("/") },
  });
}

async function withdraw(device, registration, known, due) {
  const open = new Set(due.map(({ notificationId }) => notificationId));
  const { notifications = [] } = await device.gateway.plan();
  const planned = new Set(notifications.map(({ notificationId }) => notificationId));
  // A push message may be of a plan that this page has not read yet, or early by this device's clock.
  const begun = notifications.filter(({ notifyTime }) => Date.parse(notifyTime) <= Date.now());
  const over = new Set([...known.keys(), ...begun.map(({ notificationId }) => notificationId)]
    .filter((id) => !open.has(id)));
  for (const id of known.keys()) {
    if (!planned.has(id)) await device.remove(`notified/${id}`);
  }
  for (const shown of await registration?.getNotifications() ?? []) {
    if (over.has(shown.tag)) shown.close();
  }
}
