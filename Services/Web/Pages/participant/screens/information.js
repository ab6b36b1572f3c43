/** A text about a study or about the installation. */

import { h, icon, link, localized } from "../elements.js";
import { installationTexts, ofKind } from "../information.js";
import { explain } from "../problems.js";
import { has, t } from "../texts.js";

async function read(device, kind, studyId) {
  if (studyId === "") return { text: ofKind(await installationTexts(device), kind) };
  const { title, texts = [] } = await device.study(studyId);
  return { title, text: ofKind(texts, kind) };
}

export async function draw({ device }, kind = "", studyId = "") {
  const back = h("button", { type: "button", class: "round", "aria-label": t("back"), click: () => history.back() },
    icon("back"));
  const name = `information.${kind}`;
  const heading = h("h1", {}, has(name) ? t(name) : t("informationNone"));
  const start = link([device.participantId === "" ? "studies" : "today"], {}, t("informationStart"));
  let nodes;
  try {
    const { title, text } = await read(device, kind, studyId);
    nodes = text === undefined ? [h("p", { class: "empty" }, t("informationNone"))]
      : [localized("p", { class: "hint" }, title), ...paragraphs(text)];
  } catch (error) {
    nodes = [h("p", { class: "error", role: "alert" }, explain(error))];
  }
  return {
    isAlone: true,
    nodes: [h("header", { class: "top" }, back), heading, ...nodes, h("p", { class: "aside" }, start)],
  };
}

/** Empty lines separate paragraphs. */
function paragraphs({ text, language }) {
  return text.split(/\n\s*\n/u).map((part) => localized("p", { class: "note" }, { text: part.trim(), language }));
}
