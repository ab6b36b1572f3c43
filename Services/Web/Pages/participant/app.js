/** Starts the page and changes between its screens, whose address is the fragment. */

import { h, icon, link } from "./elements.js";
import { Device, endsSession } from "./device.js";
import { foot } from "./information.js";
import { explain } from "./problems.js";
import { preferred, speak, t } from "./texts.js";

/** Screens by the first part of the fragment; `tab`: the entry of the navigation. */
const SCREENS = {
  today: { load: () => import("./screens/today.js"), tab: "today" },
  studies: { load: () => import("./screens/studies.js") },
  join: { load: () => import("./screens/join.js") },
  fill: { load: () => import("./screens/fill.js") },
  listen: { load: () => import("./screens/listen.js"), tab: "today" },
  records: { load: () => import("./screens/records.js"), tab: "today" },
  sheets: { load: () => import("./screens/sheets.js"), tab: "today" },
  results: { load: () => import("./screens/results.js"), tab: "results" },
  journal: { load: () => import("./screens/journal.js"), tab: "results" },
  share: { load: () => import("./screens/share.js"), tab: "results" },
  clinicians: { load: () => import("./screens/clinicians.js"), tab: "results" },
  patients: { load: () => import("./screens/patients.js"), tab: "settings" },
  messages: { load: () => import("./screens/messages.js"), tab: "messages" },
  settings: { load: () => import("./screens/settings.js"), tab: "settings" },
  schedule: { load: () => import("./screens/schedule.js"), tab: "settings" },
  account: { load: () => import("./screens/account.js"), tab: "settings" },
  study: { load: () => import("./screens/study.js"), tab: "settings" },
  signin: { load: () => import("./screens/signin.js") },
  confirm: { load: () => import("./screens/confirm.js") },
  ended: { load: () => import("./screens/ended.js") },
  information: { load: () => import("./screens/information.js") },
};
/** Screens with links to the texts of the installation at their foot. */
const WITH_FOOT = new Set(["studies", "join", "signin", "confirm", "ended", "settings", "study", "account", "information"]);
/** A screen that takes longer shows that it is on its way. */
const SLOW_MILLISECONDS = 300;
const TABS = ["today", "results", "messages", "settings"];

const root = document.getElementById("page");
let device;
/** What ends the screen that is shown. */
let leave = () => {};
let shown = 0;

/** A part of the fragment; "" for one that a person has mistyped. */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** The screen that the address names: its name and its values. */
function route() {
  const invited = globalThis.otolithFirst.invitedTo();
  if (invited !== "") return ["join", invited, new URLSearchParams(location.hash.slice(1)).get("invitation") ?? ""];
  const [name, ...values] = location.hash.slice(1).split("/").map(decoded);
  if (Object.hasOwn(SCREENS, name)) return [name, ...values];
  return [device.participantId === "" ? "studies" : "today"];
}

/** Goes to another screen; `isReplacing`: without a way back to this one. */
export function go(parts, isReplacing = false) {
  const address = `/#${parts.map(encodeURIComponent).join("/")}`;
  history[isReplacing ? "replaceState" : "pushState"](null, "", address);
  return show();
}

function navigation(tab) {
  return h("nav", { class: "tabs", "aria-label": t("navigation") }, ...TABS.map((name) =>
    link([name], { "aria-current": name === tab ? "page" : null }, icon(name), h("span", {}, t(name)))));
}

/** Draws a screen, or why that is not possible. */
async function drawn(load, values) {
  const slow = setTimeout(() => document.documentElement.classList.add("loading"), SLOW_MILLISECONDS);
  try {
    const { draw } = await load();
    return await draw({ device, go, show }, ...values);
  } catch (error) {
    if (endsSession(error)) throw error;
    return { nodes: [h("h1", {}, t("notHere")), h("p", { class: "error", role: "alert" }, explain(error))] };
  } finally {
    clearTimeout(slow);
    document.documentElement.classList.remove("loading");
  }
}

async function show() {
  const turn = shown += 1;
  const [name, ...values] = route();
  const { load, tab } = SCREENS[name];
  const screen = await drawn(load, values);
  if (turn !== shown) {
    screen.leave?.();
    return;
  }
  leave();
  leave = screen.leave ?? (() => {});
  const main = h("main", { class: `screen ${name}`, id: "main" }, ...screen.nodes,
    WITH_FOOT.has(name) ? foot(device) : null);
  root.replaceChildren(...screen.isAlone || tab === undefined || device.participantId === ""
    ? [main] : [main, navigation(tab)]);
  const heading = main.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  document.title = [heading?.textContent, "Otolith"].filter(Boolean).join(" · ");
  if (shown > 1) heading?.focus();
  window.scrollTo(0, 0);
  screen.shown?.();
}

/** The language that the person has chosen, or that the browser prefers. */
async function startLanguage() {
  const { language: chosen } = await device.preferences();
  await speak(chosen ?? preferred());
}

/** Another page may have signed in or out in the meantime: returns whether this page can go on. */
async function compareSession() {
  const found = await device.session.check().catch(() => null);
  if (found === null || found === device.participantId) return true;
  if (found === "") await end("SESSION_ENDED");
  else location.replace("/");
  return false;
}

/** Loaded after the first screen. */
const notices = () => import("./notifications.js");
const pushing = () => import("./push.js");
const notify = async () => (await notices()).notify(device);

/** After a call that failed because the session is over; an address never ends one. */
async function end(reason) {
  // Messages of the participant who has signed in meanwhile still come.
  if (reason !== "ANOTHER_PARTICIPANT") pushing().then(({ forget }) => forget(device)).catch(() => {});
  if (reason === "ACCOUNT_ERASED") await device.gateway.forget(device.participantId).catch(() => {});
  await go(["ended", reason], true);
}

async function startServiceWorker() {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register("/service-worker.js");
  await navigator.serviceWorker.ready;
  registration.active?.postMessage("renew");
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data?.open === undefined) return;
    location.hash = data.open;
    show();
  });
}

async function start() {
  device = await Device.open();
  await startLanguage();
  device.addEventListener("ended", ({ detail }) => end(detail));
  device.addEventListener("changed", notify);
  addEventListener("popstate", show);
  addEventListener("unhandledrejection", (event) => {
    if (!endsSession(event.reason)) return;
    event.preventDefault();
    end(event.reason.reason || "SESSION_ENDED");
  });
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    device.installing = event;
  });
  await device.finishAll();
  await show();
  document.addEventListener("visibilitychange", async () => {
    if (document.visibilityState === "visible" && await compareSession()) device.synchronise();
  });
  if (!await compareSession()) return;
  await device.synchronise();
  setInterval(notify, 20_000);
  navigator.storage?.persist?.();
  await startServiceWorker();
  // Not awaited: a browser without its push service may never answer.
  if (await (await notices()).areOn(device)) pushing().then(({ subscribe }) => subscribe(device)).catch(() => {});
}

start().catch((error) => {
  console.error(error);
  root.replaceChildren(h("main", { class: "screen" }, h("p", { class: "error", role: "alert" }, String(error))));
});
