/**
 * Web Push: messages of the planning service that reach this browser while the page is closed. The
 * service worker shows them (push-worker.js).
 */

import { newId } from "/otolith/calls.js";
import { language } from "./texts.js";

const DELIVERY = "otolith.planning.v1.DeliveryService";
/** Reasons why this server, or this browser's push service, is not available. */
const OFF = ["PUSH_PLATFORM_OFF", "PUSH_ENDPOINT_NOT_ALLOWED"];

function bytes(base64url) {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function isSame(key, other) {
  const [one, two] = [new Uint8Array(key ?? []), new Uint8Array(other)];
  return one.length === two.length && one.every((byte, index) => byte === two[index]);
}

async function pushManager() {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager ?? null;
}

/** The id of this browser at the delivery service. */
async function deviceId(device) {
  const { pushDeviceId: known } = await device.preferences();
  if (known !== undefined) return known;
  const made = newId();
  await device.prefer({ pushDeviceId: made });
  return made;
}

/** The subscription of this browser with the server's present key, made if there is none. */
async function subscription(manager, key) {
  const found = await manager.getSubscription();
  if (found !== null && isSame(found.options.applicationServerKey, key)) return found;
  await found?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * Registers this browser for the participant. To be called at each start and when notifications are
 * switched on: repeating it changes nothing.
 *
 * @returns {Promise<boolean>} whether messages come; false also without Web Push in this browser
 */
export async function subscribe(device) {
  const manager = await pushManager();
  if (manager === null || device.participantId === "") return false;
  const { webPushKey = "" } = await device.gateway.call(`${DELIVERY}/ListPushTokens`);
  if (webPushKey === "") return false;
  const { endpoint, keys } = (await subscription(manager, bytes(webPushKey))).toJSON();
  try {
    const request = { deviceId: await deviceId(device), platform: "PUSH_PLATFORM_WEB", appId: location.hostname,
      language: language() };
    await device.gateway.call(`${DELIVERY}/RegisterPushToken`, {
      ...request, subscription: { endpoint, p256dh: keys.p256dh, auth: keys.auth } });
    // The service worker needs it if the browser replaces the subscription while the page is closed.
    await device.prefer({ push: { participantId: device.participantId, request } });
  } catch (error) {
    if (![error.reason, ...(error.violations ?? []).map(({ reason }) => reason)].some((one) => OFF.includes(one))) {
      throw error;
    }
    await forget(device);
    return false;
  }
  return true;
}

/** Ends the messages: when notifications are switched off, and before signing out. */
export async function unsubscribe(device) {
  const { pushDeviceId: known } = await device.preferences();
  try {
    if (known !== undefined && device.participantId !== "") {
      await device.gateway.call(`${DELIVERY}/UnregisterPushToken`, { deviceId: known });
    }
  } finally {
    await forget(device);
  }
}

/**
 * Ends the subscription at the browser's push service, without a call: after a session has ended.
 * The service removes the device when the next message is refused.
 */
export async function forget(device) {
  await device?.prefer({ push: null });
  const found = await (await pushManager())?.getSubscription();
  await found?.unsubscribe();
}
