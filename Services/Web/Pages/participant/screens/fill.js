/** A questionnaire that is being filled in, as the preview shows it; the draft is stored with each answer. */

import { Form } from "/otolith/forms.js";
import { announce, ask, backTo, direction, h, icon, link, localized, moment } from "../elements.js";
import { timeZone } from "../device.js";
import * as drafts from "../drafts.js";
import { answering, fill, view } from "../form.js";
import { measuring } from "../measuring.js";
import { profileFor } from "../profile.js";
import { explain } from "../problems.js";
import { language, t } from "../texts.js";

async function find(device, studyId, questionnaireId) {
  const { studies = [] } = await device.gateway.catalogue();
  const found = studies.find((one) => one.study.studyId === studyId);
  const use = found?.study.questionnaires?.find((one) => one.questionnaireId === questionnaireId);
  const questionnaire = found?.questionnaires?.find((one) =>
    one.questionnaireId === questionnaireId && (!use?.version || one.version === use.version));
  return questionnaire === undefined ? null : { study: found.study, use, questionnaire };
}

/** The notification that the sheet answers: the one that was opened, else a due one. */
async function asked(device, studyId, questionnaireId, notificationId) {
  const due = await device.gateway.due();
  const found = due.find((one) => one.notificationId === notificationId) ?? due.find((one) =>
    one.studyId === studyId && one.questionnaireId === questionnaireId);
  if (found === undefined) return undefined;
  const reports = await device.gateway.reports();
  for (const kind of ["DELIVERED", "OPENED"]) await reports.put(found.notificationId, kind);
  return found.notificationId;
}

/**
 * The stored draft, or a new one. One that was begun for another notification, or before it, has another start and cannot
 * answer this one.
 */
async function drafted(device, studyId, questionnaire, notificationId) {
  const draft = await drafts.open(device, studyId, questionnaire);
  if (draft !== undefined) {
    const isItsOwn = notificationId === undefined || draft.notificationId === notificationId;
    const isAnew = !isItsOwn && await ask(
      t("begunTitle"), t("begunNote", moment(draft.startTime)), t("beginAnew"), { no: t("continue") });
    if (!isAnew) return draft;
    await drafts.drop(device, draft);
    await (await device.gateway.files()).finish(draft.sheetId, new Set());
  }
  return drafts.begin(studyId, questionnaire, notificationId);
}

/** Keeps the draft as it changes, and when each question was answered. */
function keeper(device, draft, state, place) {
  const known = new Map(state.given);
  const times = new Map(draft.times.map(([id, time]) => [id, new Date(time)]));
  let writing = Promise.resolve();
  // A finished sheet that could not be queued stays as it is, unless an answer changes.
  let isFinishing = false;
  return {
    times,
    changed: () => {
      for (const [id] of [...known, ...state.given]) {
        if (known.get(id) === state.given.get(id)) continue;
        if (state.given.has(id)) known.set(id, state.given.get(id));
        else known.delete(id);
        times.set(id, new Date());
        isFinishing = false;
      }
      if (place.isFinished || isFinishing) return;
      const { measured } = draft;
      const kept = { given: [...state.given], drafts: [...state.drafts], times: [...times], current: place.current, measured };
      // What the questionnaire suggests is not an answer yet.
      const isEmpty = kept.drafts.length === 0 && (kept.given.length === 0 || times.size === 0);
      writing = writing.then(() => isEmpty ? drafts.drop(device, draft) : drafts.keep(device, draft, kept))
        .catch((error) => announce(explain(error)));
    },
    settled: () => {
      isFinishing = true;
      return writing;
    },
  };
}

/** Calculated values that are not hidden. */
function calculated(form, state, shownView) {
  const { elements, values } = globalThis.Otolith;
  return values.visible(form).flatMap((definition) => {
    const value = values.result(shownView, definition, state.values().calculation(definition.id));
    return value === null ? [] : [h("div", { class: "score" },
      h("dt", {}, elements.localized("span", {}, definition.title, shownView)), h("dd", {}, h("strong", {}, value)))];
  });
}

/** What is shown after the last page. */
function ending(device, form, state, shownView) {
  const scores = state.scores().flatMap((result, index) => {
    const { title, bands } = form.scores[index];
    const { elements } = globalThis.Otolith;
    const name = elements.localized("span", {}, title, shownView);
    if (name === null || result.value === null) return [];
    const band = bands.find(({ code }) => code === result.band);
    const number = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(result.value);
    return [h("div", { class: "score" }, h("dt", {}, name), h("dd", {}, h("strong", {}, number),
      band === undefined ? null : elements.localized("span", {}, band.label, shownView)))];
  });
  scores.push(...calculated(form, state, shownView));
  const { isOnline } = device.state;
  // The questionnaire may have another language than the page.
  const spoken = { lang: shownView.language, dir: direction(shownView.language) };
  return [
    h("div", { class: "finished" }, icon("done"), h("h1", { tabindex: "-1" }, t("thanks")),
      h("div", spoken, globalThis.Otolith.elements.localized("p", { class: "note" }, form.closing, shownView)),
      h("p", { class: "hint" }, t(isOnline ? "sent" : "sentLater"))),
    scores.length === 0 ? null : h("dl", { class: "scores", ...spoken }, ...scores),
    link(["today"], { class: "go plain" }, t("toToday")),
  ];
}

/** A text in all languages, in that of the page, else in English, else in the first. */
function inPage({ translations = [] }) {
  const find = (wanted) => translations.find((one) => one.language.toLowerCase().split("-")[0] === wanted);
  return find(language().toLowerCase().split("-")[0]) ?? find("en") ?? translations[0];
}

/** Shows the study's texts about a sheet as soon as it is stored. */
function feedback(device, sheetId) {
  const place = h("div", { class: "feedback", "aria-live": "polite" });
  const show = ({ detail }) => {
    if (detail.sheetId !== sheetId) return;
    device.removeEventListener("stored", show);
    const texts = detail.answer?.feedback ?? [];
    place.replaceChildren(...texts.map((text) => localized("p", { class: "score" }, inPage(text))).filter(Boolean));
  };
  device.addEventListener("stored", show);
  return place;
}

function missing() {
  return { isAlone: true, nodes: [backTo(["today"]), h("h1", {}, t("notHere")), h("p", {}, t("notHereNote"))] };
}

export async function draw({ device }, studyId, questionnaireId, notification = "") {
  const found = await find(device, studyId, questionnaireId);
  if (found === null) return missing();
  const { study } = found;
  const notificationId = await asked(device, studyId, questionnaireId, notification);
  const draft = await drafted(device, studyId, found.questionnaire, notificationId);
  const { questionnaire } = draft;
  const form = new Form(questionnaire, draft.sheetId);
  const earlier = await device.gateway.earlier(studyId);
  const isSingle = found.use.oneQuestionPerScreen || (await device.preferences()).isSingle || false;
  // The services compute it from the sheet's start, too.
  const today = globalThis.Otolith.moments.dayOf(draft.startTime, timeZone());
  const profile = await profileFor(device, study);
  const state = answering(form.shown, { earlier, isSingle, draft, today, profile });
  const spoken = Object.keys(form.shown.title)[0] ?? language();
  const shownView = await view(spoken, document.getElementById("live"));
  const files = await device.gateway.files();
  shownView.files = {
    keep: (blob) => files.keep(study.studyId, draft.sheetId, blob), read: (hash) => files.read(hash),
  };
  const place = { current: Math.min(draft.current, Math.max(0, state.pages.length - 1)), isFinished: false };
  const keeping = keeper(device, draft, state, place);
  const body = h("div", { class: "filling", lang: spoken, dir: direction(spoken) });
  const filling = fill(form.shown, state, shownView, {
    place, changed: keeping.changed, finish: () => finish().catch((error) => announceFailure(error)),
  });
  const failure = h("p", { class: "error", role: "alert", hidden: true });
  const top = h("header", { class: "top" },
    link(["today"], { class: "round", "aria-label": t("close") }, icon("close")), filling.progress,
    h("button", { type: "button", class: "discard", click: discard }, t("discard")));
  const main = [top, body, failure];
  // Drafts of an earlier version of the page have no measurements.
  draft.measured ??= {};
  const sensors = measuring(device, questionnaire.sensors ?? [], draft.measured, keeping.changed);

  function announceFailure(error) {
    place.isFinished = false;
    filling.refresh();
    failure.hidden = false;
    failure.textContent = explain(error);
    device.finishAll();
  }

  async function discard() {
    if (!await ask(t("discardTitle"), t("discardNote"), t("discard"), { isDangerous: true })) return;
    place.isFinished = true;
    await keeping.settled();
    await drafts.drop(device, draft);
    await files.finish(draft.sheetId, new Set());
    location.hash = "#today";
  }

  async function finish() {
    place.isFinished = true;
    await keeping.settled();
    const sheet = form.sheet({
      studyId: study.studyId, answers: state.sheet(), earlier, profile, times: keeping.times, startTime: draft.startTime,
    }, { timeZone: timeZone(), notificationId: draft.notificationId, appVersion: "otolith-web", ...draft.measured });
    await files.finish(draft.sheetId, new Set((sheet.answers ?? []).map(({ text }) => text)));
    const told = feedback(device, sheet.sheetId);
    await drafts.finish(device, draft, JSON.parse(JSON.stringify(sheet)));
    await device.count();
    device.synchronise();
    const end = ending(device, form.shown, state, shownView).filter(Boolean);
    end.splice(-1, 0, told);
    document.getElementById("main").replaceChildren(...end);
    document.querySelector("#main h1").focus();
    window.scrollTo(0, 0);
  }

  body.append(globalThis.Otolith.elements.localized("h1", { tabindex: "-1" }, form.shown.title, shownView)
    ?? h("h1", { tabindex: "-1" }, questionnaireId), filling.form);
  // In the language of the page, like its buttons above.
  if (sensors !== null) main.splice(2, 0, sensors);
  return { isAlone: true, nodes: main, shown: () => filling.refresh() };
}
