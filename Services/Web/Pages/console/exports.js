/** Data of the study as files. The server streams them: no row passes through this page. */

import { button, check, element, field, select } from "./elements.js";
import { text } from "./format.js";
import { card, empty, unavailable } from "./parts.js";
import { confirmAccount, questionnaires, right } from "./service.js";

const CODEBOOKS = [["json", "JSON"], ["csv", "table (CSV)"], ["html", "page"], ["r", "R script"]];

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
  const tests = check("With sheets of test participants", { on: { change: () => draw() } });
  const scales = check("Manikins on the scale of the former systems", { on: { change: () => draw() } });
  const links = element("div", { class: "actions" });
  const books = element("div", { class: "actions" });
  const draw = () => {
    const query = new URLSearchParams();
    if (tests.box.checked) query.set("includeTestParticipants", "true");
    if (scales.box.checked) query.set("legacyScales", "true");
    const suffix = query.size > 0 ? `?${query}` : "";
    links.replaceChildren(download(`${path(studyId, `${choice.value}.csv`)}${suffix}`, "Download the sheets (CSV)",
      { class: "main", id: "download" }));
    const meaning = scales.box.checked ? "?legacyScales=true" : "";
    books.replaceChildren(...CODEBOOKS.map(([format, label]) =>
      download(`${path(studyId, choice.value, "codebook", format)}${meaning}`, label)));
  };
  draw();
  return [
    card("Sheets", [field("Questionnaire", choice), tests.node, scales.node, links,
      element("p", { class: "hint" },
        "One row for each sheet, one column for each question, over all versions. The browser shows the progress. "
        + "A file that was cut off is reported by the browser as failed: download it again.")]),
    card("Codebook", [element("p", {}, "Meaning of the columns of the questionnaire chosen above."), books]),
  ];
}

export async function exportsPage({ studyId }) {
  const [reading, known] = await Promise.all([right(studyId, "export.read"), questionnaires(studyId)]);
  if (!reading.granted) return unavailable("export.read", reading);
  if (known.length === 0) return empty("The study has no questionnaires.");
  return [element("div", {}, sheets(studyId, known)),
    element("p", { class: "hint" },
      "Health records, revisions, listening sessions, notifications and the long layout: ",
      element("code", {}, `otolithctl export ${studyId}`), ".")];
}

