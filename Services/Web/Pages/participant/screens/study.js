/** One study of the participant: the consent that was given, and leaving. */

import { action, ask, backTo, direction, h, localized, moment } from "../elements.js";
import { studyLinks } from "../information.js";
import { explain } from "../problems.js";
import { unsubscribe } from "../push.js";
import { language, t } from "../texts.js";

const ENROLMENTS = "otolith.auth.v1.EnrolmentService";
const CONSENT = "otolith.auth.v1.ConsentService/GetConsent";

async function enrolment(device, studyId) {
  for (let pageToken = ""; ;) {
    const page = await device.call(`${ENROLMENTS}/ListEnrolments`, { pageToken });
    const found = (page.enrolments ?? []).find((one) => one.studyId === studyId && one.leaveTime === undefined);
    pageToken = page.nextPageToken ?? "";
    if (found !== undefined || pageToken === "") return found;
  }
}

/** The text as it was when it was agreed to. */
async function consent(device, { studyId, consentVersion, consentLanguage }) {
  const { text = "", giveTime } = await device.call(CONSENT, { studyId, consentVersion, consentLanguage });
  return [
    h("p", {}, t("consentGiven", moment(giveTime))),
    h("details", {}, h("summary", {}, t("readConsent")),
      h("p", { class: "note", lang: consentLanguage, dir: direction(consentLanguage) }, text)),
  ];
}

function leaving({ device, go }, studyId) {
  return action(t("leave"), async () => {
    const waiting = (await (await device.gateway.sheets()).waiting()).some((one) => one.studyId === studyId);
    const said = [t("leaveNote"), ...waiting ? [t("leaveWaiting")] : []];
    if (!await ask(t("leaveTitle"), said, t("leave"), { isDangerous: true })) return;
    await device.gateway.leave(studyId);
    await device.gateway.readCatalogue(language()).catch(() => {});
    const { studies = [] } = await device.gateway.catalogue();
    if (studies.length === 0) await unsubscribe(device).catch(() => {});
    device.synchronise();
    await go(["today"], true);
  }, explain, { class: "" }).node;
}

export async function draw(app, studyId) {
  const { device } = app;
  const nodes = [];
  let title = null;
  try {
    const study = await device.study(studyId);
    title = localized("h1", {}, study.title);
    nodes.push(localized("p", { class: "note lead" }, study.description), localized("p", { class: "note" }, study.text),
      studyLinks(study));
    const found = await enrolment(device, studyId);
    if (found === undefined) nodes.push(h("p", { class: "strip" }, t("requested")));
    else nodes.push(h("section", { class: "group-card" }, h("h2", {}, t("consent")), ...await consent(device, found),
      found.subjectLabel ? h("p", { class: "hint", id: "subject-label" }, t("subjectLabel", found.subjectLabel)) : null),
    leaving(app, studyId));
  } catch (error) {
    nodes.push(h("p", { class: "error", role: "alert" }, explain(error)));
  }
  return {
    nodes: [backTo(["settings"]),
      title ?? h("h1", {}, t("study")), ...nodes],
  };
}
