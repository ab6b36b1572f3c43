/** Health records of the participant in a study: the list, and a form for a new one. */

import { newId } from "/otolith/calls.js";
import { change, discard, list } from "../diary.js";
import { action, ask, backTo, field, h, icon, link, moment, update } from "../elements.js";
import { timeZone } from "../device.js";
import { explain } from "../problems.js";
import { TYPES, typeOf } from "../records.js";
import { t } from "../texts.js";

/** How a day is shown, which has no time zone. */
const DAY = { dateStyle: "medium", timeZone: "UTC" };

function row(app, study, { record, waits, refused }) {
  const { device, go, show } = app;
  const remove = action(t("remove"), async () => {
    if (!await ask(t("recordRemoveTitle"), t("recordRemoveNote"), t("remove"), { isDangerous: true })) return;
    await change(device, { recordId: record.recordId, studyId: study.studyId, deleted: true }, record.revision);
    await show();
  }, explain, { class: "discard" });
  const forget = action(t("discard"), async () => {
    await discard(device, record.recordId);
    await show();
  }, explain, { class: "discard" });
  const type = typeOf(record);
  const { member, when, isTitled = false } = TYPES[type];
  const time = when(record[member]);
  const until = record.therapy?.endDate ? ` – ${moment(record.therapy.endDate, DAY)}` : "";
  const said = time === undefined ? "" : moment(time, record.therapy === undefined ? undefined : DAY);
  const state = refused ? t("recordRefused", explain({ violations: refused })) : waits ? t("recordWaits") : null;
  return h("li", { class: "entry", "data-revision": record.revision }, h("span", { class: "words" },
    h("strong", {}, record.title || t(type)), h("span", { class: "hint" }, `${t(type)} · ${said}${until}`),
    record.note ? h("span", { class: "hint" }, record.note) : null,
    state ? h("span", { class: refused ? "error" : "hint" }, state) : null),
  isTitled && !refused ? h("button", { type: "button", class: "discard",
    click: () => go(["records", study.studyId, type, record.recordId]) }, t("change")) : null,
  refused ? forget.node : remove.node);
}

function form(app, { study, vocabularies = [] }, { type, vocabularyId = "" }, known) {
  const { device, go } = app;
  const vocabulary = vocabularies.find((one) => one.vocabularyId === vocabularyId);
  const { make, member, isTitled = false } = TYPES[type];
  const { nodes, read } = make(vocabulary, known?.[member]);
  const title = h("input", { type: "text", maxlength: 200, value: known?.title ?? "" });
  const note = h("textarea", { rows: 3, maxlength: 10_000 }, known?.note ?? "");
  const recordId = known?.recordId ?? newId();
  const save = action(t("save"), async () => {
    if (isTitled && title.value.trim() === "") {
      title.focus();
      throw { reason: "RECORD_INCOMPLETE" };
    }
    await change(device, {
      recordId, studyId: study.studyId, title: title.value.trim(), note: note.value.trim(), timeZone: timeZone(), ...read(),
    }, known?.revision ?? 0);
    await go(["records", study.studyId], true);
  }, explain);
  return h("form", { class: "group-card", submit: (event) => { event.preventDefault(); save.run(); } },
    isTitled ? field(t("recordTitle"), title) : null, ...nodes, field(t("recordNote"), note), save.node);
}

/** The records, those that wait first. */
function rows(app, study, { entries, isOld }) {
  const shown = entries.filter(({ record }) => typeOf(record) !== undefined);
  return [
    isOld ? h("p", { class: "hint", "data-waits": true }, t("recordsOld")) : null,
    shown.length === 0 ? h("p", { class: "empty" }, t("recordsNone"))
      : h("section", { class: "list", "data-waits": shown.some(({ waits, refused }) => waits && !refused) },
        h("h2", {}, t("recordsKept")), h("ul", {}, ...shown.map((one) => row(app, study, one)))),
  ].filter(Boolean);
}

export async function draw(app, studyId, type = "", recordId = "") {
  const { device } = app;
  const { studies = [] } = await device.gateway.catalogue();
  const found = studies.find((one) => one.study.studyId === studyId);
  const accepted = (found?.study.recordTypes ?? []).filter((one) => one.type in TYPES);
  const chosen = accepted.find((one) => one.type === type);
  const head = [backTo(chosen === undefined ? ["today"] : ["records", studyId]), h("h1", {}, t(chosen === undefined ? "records" : type))];
  try {
    const known = await list(device, studyId);
    if (chosen !== undefined) {
      const { record } = known.entries.find((one) => one.record.recordId === recordId) ?? {};
      return { nodes: [...head, form(app, found, chosen, record)] };
    }
    const place = h("div", {}, ...rows(app, found.study, known));
    const stop = new AbortController();
    // What waited has been sent.
    device.addEventListener("changed", async () => {
      if (place.querySelector("[data-waits]") === null) return;
      update(place, rows(app, found.study, await list(device, studyId)));
    }, { signal: stop.signal });
    return { nodes: [
      ...head, h("p", { class: "note" }, t("recordsNote")),
      h("section", { class: "list" }, h("h2", {}, t("recordNew")), h("ul", {}, ...accepted.map((one) =>
        h("li", {}, link(["records", studyId, one.type], { class: "entry" },
          h("span", { class: "words" }, h("strong", {}, t(one.type))), icon("next")))))), place,
    ], leave: () => stop.abort() };
  } catch (error) {
    return { nodes: [...head, h("p", { class: "error", role: "alert" }, explain(error))] };
  }
}
