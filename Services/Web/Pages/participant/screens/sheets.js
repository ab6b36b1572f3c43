/** Sheets that wait, and sheets that the services refused, with the reasons in plain words. */

import { action, backTo, h, link, localized, moment, update } from "../elements.js";
import { explain, explainReasons } from "../problems.js";
import { t } from "../texts.js";

function nameOf(studies, { studyId, questionnaireId }) {
  const found = studies.find(({ study }) => study.studyId === studyId);
  const questionnaire = found?.questionnaires?.find((one) => one.questionnaireId === questionnaireId);
  return localized("strong", {}, questionnaire?.title) ?? h("strong", {}, questionnaireId);
}

function entry(studies, sheet, reason, isConsent) {
  return h("li", { class: "entry" }, h("span", { class: "words" }, nameOf(studies, sheet),
    h("span", { class: "hint" }, t("filledAt", moment(sheet.finishTime))), h("span", {}, reason)),
  isConsent ? link(["join", sheet.studyId], {}, t("readMore")) : null);
}

function list(heading, rows, note = null) {
  return rows.length === 0 ? null
    : h("section", { class: "list" }, h("h2", {}, heading), note, h("ul", {}, ...rows));
}

async function contents(device) {
  const { studies, sheets } = await device.contents();
  const aside = await (await device.gateway.sheets()).setAside();
  const files = (await (await device.gateway.files()).list()).filter(({ isReady }) => isReady).map((file) =>
    h("li", { class: "entry" }, h("span", { class: "words" },
      h("strong", {}, t("fileOf", Math.ceil(file.byteCount / 1000))),
      h("span", {}, file.refused !== "" ? t("fileRefused", file.refused)
        : t("fileSent", Math.floor(100 * file.sentCount / file.byteCount))))));
  const waiting = await Promise.all(sheets.map(async (sheet) => {
    const reasons = await device.read(`waits/${sheet.sheetId}`) ?? [];
    return entry(studies, sheet, explainReasons(reasons, "sheet.waiting"), reasons.includes("CONSENT_ENDED"));
  }));
  const refused = aside.map(({ sheet, answer }) => entry(studies, sheet,
    explainReasons((answer.violations ?? []).map(({ reason }) => reason), "sheet.refused"), false));
  return [
    waiting.length + refused.length + files.length === 0 ? h("p", { class: "empty" }, t("sheetsNone")) : null,
    list(t("sheetsWaiting"), waiting),
    list(t("filesWaiting"), files),
    waiting.length + files.length === 0 ? null : action(t("sendNow"), () => device.synchronise(), explain).node,
    list(t("sheetsAside"), refused, h("p", { class: "hint" }, t("asideNote"))),
  ].filter(Boolean);
}

export async function draw({ device }) {
  const place = h("div", {}, ...await contents(device));
  const stop = new AbortController();
  for (const name of ["changed", "state"]) {
    device.addEventListener(name, async () => update(place, await contents(device)), { signal: stop.signal });
  }
  return {
    nodes: [backTo(["today"]),
      h("h1", {}, t("sheets")), place],
    leave: () => stop.abort(),
  };
}
