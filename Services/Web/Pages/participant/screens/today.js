/** What is due now, what can be filled in at any time, and what waits for the network. */

import { h, icon, link, localized, moment, update } from "../elements.js";
import { drafted } from "../drafts.js";
import { questionCount, today } from "../today.js";
import { t } from "../texts.js";

function target({ study, questionnaire, notification }) {
  return ["fill", study.studyId, questionnaire.questionnaireId,
    ...notification === undefined ? [] : [notification.notificationId]];
}

function title(tag, { title: text, questionnaireId }) {
  return localized(tag, {}, text) ?? h(tag, {}, questionnaireId);
}

function until({ notification, questionnaire }) {
  const count = t("questions", questionCount(questionnaire));
  if (notification?.expireTime === undefined) return count;
  const isToday = new Date(notification.expireTime).toDateString() === new Date().toDateString();
  return `${count} · ${t("until", moment(notification.expireTime,
    isToday ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" }))}`;
}

/** The one thing to do now. */
function hero(one, drafts) {
  return h("section", { class: "hero" },
    localized("p", { class: "over" }, one.study.title),
    title("h2", one.questionnaire), h("p", {}, until(one)),
    link(target(one), { class: "go" }, t(drafts.has(key(one)) ? "continue" : "begin")));
}

const key = ({ study, questionnaire }) => `${study.studyId}/${questionnaire.questionnaireId}`;

function row(one, drafts, note) {
  return h("li", {}, link(target(one), { class: "entry" },
    h("span", { class: "words" }, title("strong", one.questionnaire),
      h("span", { class: "hint" }, drafts.has(key(one)) ? t("begun") : note ?? until(one))), icon("next")));
}

/** What a study has besides questionnaires. */
function more({ studies }) {
  return studies.flatMap(({ study, soundCollections = [] }) => [
    ["listen", soundCollections.length > 0], ["records", (study.recordTypes ?? []).length > 0],
  ].filter(([, isThere]) => isThere).map(([name]) => h("li", {}, link([name, study.studyId], { class: "entry" },
    h("span", { class: "words" }, h("strong", {}, t(name)), localized("span", { class: "hint" }, study.title)), icon("next")))));
}

function laterRow(one) {
  const { questionnaire, state, isWaiting } = one;
  const nextTime = state?.nextTime;
  const note = isWaiting ? t("waitsHere")
    : (state?.blockedBy ?? []).length > 0 ? t("blocked") : nextTime !== undefined ? t("againFrom", moment(nextTime))
      : state?.sheets > 0 ? t("doneAlready") : t("notNow");
  return h("li", { class: "entry" }, h("span", { class: "words" },
    title("strong", questionnaire), h("span", { class: "hint" }, note)),
  state?.sheets > 0 || isWaiting ? icon("done") : null);
}

function list(heading, rows) {
  return rows.length === 0 ? null : h("section", { class: "list" }, h("h2", {}, heading), h("ul", {}, ...rows));
}

/** Network and queue, and what a person must look at. */
export function strips(device, outdated) {
  const { isOnline, isBusy, waiting, refused, unqueued, failed } = device.state;
  const found = [];
  if (unqueued > 0) found.push(h("p", { class: "strip refused" }, t("sheetsUnqueued", unqueued)));
  if (waiting > 0) {
    found.push(link(["sheets"], { class: "strip waiting" },
      t(isOnline && failed !== "network" ? "sheetsWait" : "sheetsWaitOffline", waiting)));
  } else if (!isOnline) found.push(h("p", { class: "strip" }, t("offline")));
  else if (failed !== "" && !isBusy) found.push(h("p", { class: "strip" }, t("notSynchronised")));
  if (refused > 0) found.push(link(["sheets"], { class: "strip refused" }, t("sheetsRefused", refused)));
  for (const { studyId } of outdated) {
    found.push(link(["join", studyId], { class: "strip refused" }, t("consentChanged")));
  }
  return found;
}

async function contents(device) {
  const found = await device.contents();
  const { due, open, later, isPaused } = today(found);
  const drafts = new Set((await drafted(device)).map(([name]) => name));
  const paused = found.studies.filter((one) => isPaused(one));
  // What blocks others, or follows from the last answers, is next if nothing is due.
  const [first, ...others] = due.length > 0 ? due : open.filter(({ state }) => state?.offered).slice(0, 1);
  return [
    ...strips(device, await device.session.outdatedConsents()),
    ...paused.map(({ study }) => h("p", { class: "strip" }, localized("strong", {}, study.title), " ", t("paused"))),
    found.plan.mailRefused ? h("p", { class: "strip" }, t("mailRefused")) : null,
    first === undefined ? calm(found) : hero(first, drafts),
    list(t("alsoDue"), others.map((one) => row(one, drafts))),
    list(t("anyTime"), open.filter((one) => one !== first).map((one) => row(one, drafts))),
    list(t("alsoHere"), more(found)),
    list(t("notOpen"), later.map(laterRow)),
    found.studies.length === 0 ? link(["studies"], { class: "go plain" }, t("findStudy")) : null,
  ];
}

function calm({ studies }) {
  return h("section", { class: "hero calm" }, h("h2", {}, t(studies.length === 0 ? "noStudyYet" : "nothingDue")),
    h("p", {}, t(studies.length === 0 ? "noStudyYetNote" : "nothingDueNote")));
}

export async function draw({ device }) {
  const place = h("div", { class: "contents" });
  const refresh = async () => update(place, await contents(device));
  await device.count();
  await refresh();
  const stop = new AbortController();
  for (const name of ["changed", "state"]) device.addEventListener(name, refresh, { signal: stop.signal });
  const timer = setInterval(refresh, 30_000);
  return {
    nodes: [
      h("header", { class: "welcome" },
        h("p", { class: "over" }, moment(Date.now(), { weekday: "long", day: "numeric", month: "long" })),
        h("h1", {}, t("today"))),
      place,
    ],
    leave: () => {
      stop.abort();
      clearInterval(timer);
    },
  };
}
