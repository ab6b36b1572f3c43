/** Everything that a participant has sent, and prompts without an answer, newest first. */

import { action, backTo, h, icon, localized, moment } from "../elements.js";
import { explain } from "../problems.js";
import { t } from "../texts.js";

const TIMELINE = "otolith.ingestion.v1.ResultService/ListTimeline";

/** What the study team corrected or marked, with the time. */
const byTeam = ({ correction, mark }) => [
  correction ? t("correctedByTeam", moment(correction.correctTime), t(correction.reason)) : null,
  mark ? t("markedByTeam", moment(mark.markTime), t(mark.mark)) : null,
].filter(Boolean).map((words) => h("span", { class: "hint" }, words));

function entry(studies, { entryTime, sheet, record, unansweredPrompt }) {
  const { questionnaireId = "", studyId = "" } = sheet?.sheet ?? unansweredPrompt ?? {};
  const questionnaire = studies.find((one) => one.study.studyId === studyId)?.questionnaires
    ?.find((one) => one.questionnaireId === questionnaireId);
  const kind = sheet !== undefined ? "answeredSheet" : record !== undefined ? "record"
    : unansweredPrompt !== undefined ? "missedPrompt" : "session";
  return h("li", { class: "entry" }, h("span", { class: "words" },
    localized("strong", {}, questionnaire?.title) ?? h("strong", {}, questionnaireId || t(kind)),
    h("span", { class: "hint" }, `${t(kind)} · ${moment(entryTime)}`), ...byTeam(sheet ?? {})),
  sheet === undefined ? null : icon("done"));
}

export async function draw({ device }) {
  const { studies = [] } = await device.gateway.catalogue();
  const list = h("ul", {});
  let pageToken = "";
  const read = async () => {
    const page = await device.call(TIMELINE, { pageToken });
    list.append(...(page.entries ?? []).map((one) => entry(studies, one)));
    pageToken = page.nextPageToken ?? "";
    more.node.hidden = pageToken === "";
  };
  const more = action(t("more"), read, explain, { class: "" });
  let problem = null;
  try {
    await read();
  } catch (error) {
    more.node.hidden = true;
    problem = h("p", { class: "error", role: "alert" }, explain(error));
  }
  return {
    nodes: [
      backTo(["results"]),
      h("h1", {}, t("journal")), problem,
      list.children.length === 0 && problem === null ? h("p", { class: "empty" }, t("journalNone"))
        : h("section", { class: "list" }, list), more.node,
    ],
  };
}
