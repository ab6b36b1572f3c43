/** Health records of the participant in a study: the list, and a form for a new one. They need the network. */

import { newId } from "/otolith/calls.js";
import { action, ask, backTo, field, h, icon, link, moment } from "../elements.js";
import { timeZone } from "../device.js";
import { explain } from "../problems.js";
import { TYPES, typeOf } from "../records.js";
import { t } from "../texts.js";

const RECORDS = "otolith.ingestion.v1.RecordService";
/** How a day is shown, which has no time zone. */
const DAY = { dateStyle: "medium", timeZone: "UTC" };

/** Sends a change and throws why it was not taken. */
async function change(device, record, baseRevision) {
  const { verdicts: [verdict] } = await device.call(`${RECORDS}/SyncRecords`, {
    changes: [{ baseRevision, record: { ...record, changeTime: new Date().toISOString() } }], pageSize: 1 });
  if (["VERDICT_CREATED", "VERDICT_EXISTS"].includes(verdict.verdict)) return;
  throw { reason: verdict.verdict === "VERDICT_CONFLICT" ? "RECORD_CHANGED" : verdict.violations?.[0]?.reason
    ?? "RECORD_LATER", violations: verdict.violations };
}

function row(app, study, record) {
  const { device, go, show } = app;
  const remove = action(t("remove"), async () => {
    if (!await ask(t("recordRemoveTitle"), t("recordRemoveNote"), t("remove"), { isDangerous: true })) return;
    await change(device, { recordId: record.recordId, studyId: study.studyId, deleted: true }, record.revision);
    await show();
  }, explain, { class: "discard" });
  const type = typeOf(record);
  const { member, when, isTitled = false } = TYPES[type];
  const time = when(record[member]);
  const until = record.therapy?.endDate ? ` – ${moment(record.therapy.endDate, DAY)}` : "";
  const said = time === undefined ? "" : moment(time, record.therapy === undefined ? undefined : DAY);
  return h("li", { class: "entry" }, h("span", { class: "words" }, h("strong", {}, record.title || t(type)),
    h("span", { class: "hint" }, `${t(type)} · ${said}${until}`), record.note ? h("span", { class: "hint" }, record.note) : null),
  isTitled ? h("button", { type: "button", class: "discard",
    click: () => go(["records", study.studyId, type, record.recordId]) }, t("change")) : null, remove.node);
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

export async function draw(app, studyId, type = "", recordId = "") {
  const { device } = app;
  const { studies = [] } = await device.gateway.catalogue();
  const found = studies.find((one) => one.study.studyId === studyId);
  const accepted = (found?.study.recordTypes ?? []).filter((one) => one.type in TYPES);
  const chosen = accepted.find((one) => one.type === type);
  const head = [backTo(chosen === undefined ? ["today"] : ["records", studyId]), h("h1", {}, t(chosen === undefined ? "records" : type))];
  try {
    const records = await device.all(`${RECORDS}/ListRecords`, { studyId, pageSize: 200 }, "records");
    if (chosen !== undefined) {
      return { nodes: [...head, form(app, found, chosen, records.find((one) => one.recordId === recordId))] };
    }
    const rows = records.filter((one) => typeOf(one) !== undefined).map((one) => row(app, found.study, one));
    return { nodes: [
      ...head, h("p", { class: "note" }, t("recordsNote")),
      h("section", { class: "list" }, h("h2", {}, t("recordNew")), h("ul", {}, ...accepted.map((one) =>
        h("li", {}, link(["records", studyId, one.type], { class: "entry" },
          h("span", { class: "words" }, h("strong", {}, t(one.type))), icon("next")))))),
      rows.length === 0 ? h("p", { class: "empty" }, t("recordsNone"))
        : h("section", { class: "list" }, h("h2", {}, t("recordsKept")), h("ul", {}, ...rows)),
    ] };
  } catch (error) {
    return { nodes: [...head, h("p", { class: "error", role: "alert" }, explain(error))] };
  }
}
