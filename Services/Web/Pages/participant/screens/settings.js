/** Language, notifications, quiet hours and the other settings that apply to all devices of a participant. */

import { action, announce, field, h, icon, link, localized, toggle } from "../elements.js";
import { timeZone } from "../device.js";
import { areOn, switchTo } from "../notifications.js";
import { explain } from "../problems.js";
import { OWN, language, speak, t } from "../texts.js";

const SETTINGS = "otolith.ingestion.v1.SettingService";

const card = (heading, ...nodes) => h("section", { class: "group-card" }, h("h2", {}, heading), ...nodes);

const clock = (minutes) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const minutesOf = (text) => {
  const [hours, minutes] = text.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Languages of the page and of the participant's studies. */
function languageChoice({ device, show }, studies) {
  const tags = [...new Set([...OWN, ...studies.flatMap(({ study }) => study.languages ?? [])])];
  const known = tags.includes(language()) ? tags : [language(), ...tags];
  const select = h("select", {
    change: async () => {
      await device.prefer({ language: select.value });
      await speak(select.value);
      await show();
      device.synchronise();
    },
  }, ...known.map((tag) => h("option", { value: tag, lang: tag, selected: tag === language() },
    new Intl.DisplayNames([tag, "en"], { type: "language" }).of(tag) ?? tag)));
  return field(t("language"), select, t("languageNote"));
}

/** Whether this device notifies; not stored by the services. */
async function deviceNotifications(device) {
  if (!("Notification" in globalThis) || device.participantId === "") return null;
  const note = Notification.permission === "denied" ? t("notifiesDenied") : t("notifiesNote");
  const node = toggle(t("notifies"), await areOn(device), async (isOn) => {
    const found = await switchTo(device, isOn);
    node.querySelector("input").checked = found;
    if (isOn && !found) node.querySelector(".hint").textContent = t("notifiesDenied");
  }, note);
  return node;
}

function quietRow(quiet, remove) {
  const [from, to] = [["start_minute", quiet.startMinute], ["end_minute", quiet.endMinute]].map(([name, minutes]) =>
    h("input", { type: "time", "data-name": name, value: clock(minutes ?? 0), required: true }));
  const day = h("select", {}, ...Array.from({ length: 8 }, (_, index) => h("option", {
    value: index, selected: index === (quiet.day ?? 0) }, index === 0 ? t("everyDay")
    // 1 January 2024 was a Monday.
    : new Intl.DateTimeFormat(language(), { weekday: "long", timeZone: "UTC" }).format(new Date(Date.UTC(2024, 0, index))))));
  const node = h("fieldset", { class: "quiet-row" }, h("legend", { class: "quiet" }, t("quiet")),
    h("div", { class: "inline" }, field(t("quietFrom"), from), field(t("quietTo"), to)), field(t("quietDays"), day),
    h("button", { type: "button", class: "discard", click: () => remove(node) }, t("remove")));
  node.read = () => ({ day: Number(day.value), startMinute: minutesOf(from.value), endMinute: minutesOf(to.value) });
  return node;
}

/** Settings that the services store. Changed on another device meanwhile, they are read again. */
function planSettings({ device, show }, settings) {
  const rows = h("div", {});
  const remove = (node) => node.remove();
  rows.append(...(settings.quietHours ?? []).map((one) => quietRow(one, remove)));
  const number = (value, max) => h("input", { type: "number", inputmode: "numeric", min: 0, max, value, class: "short" });
  const perDay = number(settings.notificationsPerDayMax ?? 0, 96);
  const gap = number(settings.notificationGapMinutes ?? 0, 720);
  const noise = toggle(t("noiseAllowed"), !settings.noiseMeasuringOff, () => {}, t("noiseAllowedNote"));
  const mail = toggle(t("promptMail"), settings.promptMail ?? false, () => {}, t("promptMailNote"));
  const save = action(t("save"), async () => {
    try {
      Object.assign(settings, await device.call(`${SETTINGS}/UpdateSettings`, {
        settings: {
          quietHours: [...rows.children].map((node) => node.read()),
          notificationsPerDayMax: Number(perDay.value), notificationGapMinutes: Number(gap.value),
          promptMail: mail.querySelector("input").checked, noiseMeasuringOff: !noise.querySelector("input").checked,
        },
        updateMask: "quietHours,notificationsPerDayMax,notificationGapMinutes,promptMail,noiseMeasuringOff", etag: settings.etag,
      }));
      announce(t("saved"));
      save.button.textContent = t("saved");
      device.synchronise();
    } catch (error) {
      if (error.reason === "ETAG_MISMATCH") await show();
      throw error;
    }
  }, explain);
  const node = h("form", { submit: (event) => { event.preventDefault(); save.run(); } },
    h("h3", {}, t("quiet")), h("p", { class: "hint" }, t("quietNote")), rows,
    h("button", { type: "button", click: () => rows.append(quietRow({ startMinute: 22 * 60, endMinute: 7 * 60 }, remove)) },
      t("addQuiet")),
    field(t("perDay"), perDay, t("perDayNote")), field(t("gap"), gap, t("gapNote")), mail, noise, save.node);
  node.addEventListener("input", () => { save.button.textContent = t("save"); });
  return node;
}

async function stored(app) {
  try {
    return planSettings(app, await app.device.call(`${SETTINGS}/GetSettings`));
  } catch (error) {
    return h("p", { class: "error", role: "alert" }, explain(error));
  }
}

function rows(heading, entries) {
  return entries.length === 0 ? null
    : h("section", { class: "list" }, h("h2", {}, heading), h("ul", {}, ...entries));
}

const row = (route, ...words) =>
  h("li", {}, link(route, { class: "entry" }, h("span", { class: "words" }, ...words), icon("next")));

/** Questionnaires whose times the participant may change or see. */
function schedules(studies) {
  return studies.flatMap(({ study, questionnaires = [] }) => (study.questionnaires ?? []).flatMap((use) =>
    (use.schedules ?? []).map((schedule) => {
      const questionnaire = questionnaires.find((one) => one.questionnaireId === use.questionnaireId);
      return row(["schedule", study.studyId, use.questionnaireId, schedule.scheduleId ?? ""],
        localized("strong", {}, questionnaire?.title) ?? h("strong", {}, use.questionnaireId),
        h("span", { class: "hint" }, t(schedule.participantMayChange ? "scheduleTitle" : "scheduleFixed")));
    })));
}

/** Installs the page as an app, where the browser offers it. */
function install(device) {
  if (device.installing === null) return null;
  const node = h("button", { type: "button", click: async () => {
    await device.installing.prompt();
    device.installing = null;
    node.remove();
  } }, t("install"));
  return node;
}

export async function draw(app) {
  const { device } = app;
  const { studies = [] } = device.participantId === "" ? {} : await device.gateway.catalogue();
  const { isSingle = false } = await device.preferences();
  return {
    nodes: [
      h("h1", {}, t("settings")),
      rows(t("yourStudies"), [
        ...studies.map(({ study }) => row(["study", study.studyId],
          localized("strong", {}, study.title) ?? h("strong", {}, study.studyId))),
        row(["studies"], t("joinAnother"))]),
      card(t("language"), languageChoice(app, studies),
        h("p", {}, h("strong", {}, t("timeZone")), ": ", timeZone()), h("p", { class: "hint" }, t("timeZoneNote"))),
      card(t("appearance"), toggle(t("isSingle"), isSingle, (isOn) => device.prefer({ isSingle: isOn })), install(device)),
      card(t("notifications"), await deviceNotifications(device), device.participantId === "" ? null : await stored(app)),
      rows(t("schedules"), schedules(studies)),
      rows(t("account"), [row(["account"], t("yourAccount")), device.participantId === "" ? null
        : row(["patients"], t("patients"))].filter(Boolean)),
    ],
  };
}
