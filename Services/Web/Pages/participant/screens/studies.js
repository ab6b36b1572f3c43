/** Studies that anyone may look at and join. */

import { h, link, localized } from "../elements.js";
import { explain } from "../problems.js";
import { language, t } from "../texts.js";

const LIST = "otolith.catalogue.v1.CatalogueService/ListStudies";

/** Studies that run. */
const running = (device) => device.all(LIST, { language: language(), running: true }, "studies");

function card({ studyId, title, description }, isJoined) {
  return h("li", {}, link(isJoined ? ["study", studyId] : ["join", studyId], { class: "card" },
    localized("h2", {}, title) ?? h("h2", {}, studyId),
    localized("p", { class: "clamped" }, description),
    h("span", { class: "more" }, t(isJoined ? "joinedAlready" : "readMore"))));
}

export async function draw({ device }) {
  let list;
  try {
    const joined = new Set(((device.participantId === "" ? {} : await device.gateway.catalogue()).studies
      ?? []).map(({ study }) => study.studyId));
    const studies = await running(device);
    list = studies.length === 0 ? h("p", { class: "empty" }, t("noStudies"))
      : h("ul", { class: "cards" }, ...studies.map((study) => card(study, joined.has(study.studyId))));
  } catch (error) {
    list = h("p", { class: "error", role: "alert" }, explain(error));
  }
  return {
    nodes: [
      h("header", { class: "welcome" }, h("h1", {}, t("welcome")), h("p", {}, t("welcomeNote"))),
      list,
      device.participantId !== "" ? null
        : h("p", { class: "aside" }, t("haveAccount"), " ", link(["signin"], {}, t("signIn"))),
    ],
  };
}
