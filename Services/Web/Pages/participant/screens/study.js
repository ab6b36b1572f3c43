/** One study of the participant: the consent that was given, and leaving. */

import { partChoices, signature, version } from "../consent.js";
import { action, announce, ask, backTo, direction, h, localized, moment } from "../elements.js";
import { studyLinks } from "../information.js";
import { explain } from "../problems.js";
import { unsubscribe } from "../push.js";
import { language, t } from "../texts.js";

const ENROLMENTS = "otolith.auth.v1.EnrolmentService";
const CONSENT = "otolith.auth.v1.ConsentService/GetConsent";
const PARTS = "otolith.auth.v1.ConsentService/SetConsentParts";

async function enrolment(device, studyId) {
  for (let pageToken = ""; ;) {
    const page = await device.call(`${ENROLMENTS}/ListEnrolments`, { pageToken });
    const found = (page.enrolments ?? []).find((one) => one.studyId === studyId && one.leaveTime === undefined);
    pageToken = page.nextPageToken ?? "";
    if (found !== undefined || pageToken === "") return found;
  }
}

/** The copy that the server makes, as a file. */
function copy(studyId, { consentVersion, copyHtml = "" }) {
  if (copyHtml === "") return null;
  return h("button", { type: "button", id: "consent-copy", click: () => {
    const address = URL.createObjectURL(new Blob([copyHtml], { type: "text/html" }));
    h("a", { href: address, download: `${studyId}-${consentVersion}.html` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  } }, t("consentCopy"));
}

/** The optional parts, which can be accepted and withdrawn later. */
function partChange({ device, go }, study, given) {
  if ((given.parts ?? []).length === 0) return null;
  const choices = partChoices(given.parts.map((part) => ({ ...part, language: given.consentLanguage })));
  const signing = signature(study);
  const before = new Set(given.parts.filter(({ accepted }) => accepted).map(({ partId }) => partId));
  const save = action(t("save"), async () => {
    const partIds = choices.read();
    // Withdrawing needs no signature.
    const isMore = partIds.some((id) => !before.has(id));
    await device.call(PARTS, { studyId: study.studyId, partIds, signature: isMore ? signing.read() : undefined });
    announce(t("saved"));
    await go(["study", study.studyId], true);
  }, explain, { id: "save-parts", class: "" });
  return h("details", { id: "consent-parts" }, h("summary", {}, t("changeParts")), ...choices.nodes, ...signing.nodes,
    save.node);
}

/** The text as it was when it was agreed to. */
async function consent(app, study, { studyId, consentVersion, consentLanguage }) {
  const given = await app.device.call(CONSENT, { studyId, consentVersion, consentLanguage });
  return [
    h("p", {}, t("consentGiven", moment(given.giveTime))), version(given),
    h("details", {}, h("summary", {}, t("readConsent")),
      h("p", { class: "note", lang: consentLanguage, dir: direction(consentLanguage) }, given.text ?? "")),
    copy(studyId, given), partChange(app, study, given),
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
    else nodes.push(h("section", { class: "group-card" }, h("h2", {}, t("consent")), ...await consent(app, study, found),
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
