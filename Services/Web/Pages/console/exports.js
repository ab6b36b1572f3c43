/** Data of the study as files. The server streams them: no row passes through this page. */

import { button, check, element, field, select } from "./elements.js";
import { text } from "./format.js";
import { card, empty, unavailable } from "./parts.js";
import { confirmAccount, questionnaires, right } from "./service.js";
import { t } from "./texts.js";

const CODEBOOKS = [["json", "JSON"], ["csv", t("tableCsv")], ["html", "page"], ["r", t("rScript")]];

const TABLES = ["answers", "participants", "revisions", "records", "listening-sessions", "notifications",
  "decision-points"];

const path = (...parts) => `/console/export/${parts.map(encodeURIComponent).join("/")}`;

/** A file that the browser downloads, with its own progress, for the account that the page shows. */
const download = (href, label, attributes = {}) => button(label, async () => {
  await confirmAccount();
  const link = element("a", { href, download: "", hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}, attributes);

function sheets(studyId, known) {
  const choice = select(known.map((one) => [one.questionnaireId, text(one.title) || one.questionnaireId]),
    known[0].questionnaireId,
    { on: { change: () => draw() } });
  const tests = check(t("withSheetsOfTestParticipants"), { on: { change: () => draw() } });
  const scales = check(t("manikinsOnTheScaleOf"), { on: { change: () => draw() } });
  const links = element("div", { class: "actions" });
  const books = element("div", { class: "actions" });
  const draw = () => {
    const query = new URLSearchParams();
    if (tests.box.checked) query.set("includeTestParticipants", "true");
    if (scales.box.checked) query.set("legacyScales", "true");
    const suffix = query.size > 0 ? `?${query}` : "";
    links.replaceChildren(download(`${path(studyId, `${choice.value}.csv`)}${suffix}`, t("downloadTheSheetsCsv"),
      { class: "main", id: "download" }));
    const meaning = scales.box.checked ? "?legacyScales=true" : "";
    books.replaceChildren(...CODEBOOKS.map(([format, label]) =>
      download(`${path(studyId, choice.value, "codebook", format)}${meaning}`, label)));
  };
  draw();
  return [
    card(t("sheets"), [field(t("questionnaire"), choice), tests.node, scales.node, links,
      element("p", { class: "hint" },
        t("oneRowForEachSheet"))]),
    card(t("codebook"), [element("p", {}, t("meaningOfTheColumnsOf")), books]),
  ];
}

/** The study's other tables, each over all questionnaires. */
function tables(studyId) {
  const tests = check(t("withTestParticipants"), { on: { change: () => draw() } });
  const links = element("div", { class: "actions" });
  const draw = () => links.replaceChildren(...TABLES.map((name) => download(
    `${path(studyId, "tables", `${name}.csv`)}${tests.box.checked ? "?includeTestParticipants=true" : ""}`,
    t(`table.${name}`))));
  draw();
  return card(t("otherTables"), [tests.node, links], { id: "tables" });
}

export async function exportsPage({ studyId }) {
  const [reading, known] = await Promise.all([right(studyId, "export.read"), questionnaires(studyId)]);
  if (!reading.granted) return unavailable("export.read", reading);
  if (known.length === 0) return empty(t("theStudyHasNoQuestionnaires"));
  return [element("div", {}, sheets(studyId, known), tables(studyId)),
    element("p", { class: "hint" }, t("otherFiles"), element("code", {}, `otolithctl export ${studyId}`), ".")];
}

