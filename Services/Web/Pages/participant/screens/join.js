/** A study before joining: title, description, consent, and what it asks for. */

import { partChoices, signature, version } from "../consent.js";
import { action, backTo, direction, field, h, link, localized } from "../elements.js";
import { studyLinks } from "../information.js";
import { explain } from "../problems.js";
import { language, ownLanguage, t } from "../texts.js";

function consentText(study) {
  const text = study.consentText;
  return h("section", { class: "consent card", "aria-labelledby": "consent-title" },
    h("h2", { id: "consent-title" }, t("consent")), version(study),
    h("div", { class: "note", lang: text?.language, dir: direction(text?.language ?? ownLanguage()) },
      text?.text ?? t("noConsent")), profileNote(study),
    study.subjectLabels ? h("p", { class: "hint", id: "subject-labels" }, t("subjectLabels")) : null);
}

/** The fields of the profile that the study's questionnaires use. */
function profileNote({ profileFields = [] }) {
  if (profileFields.length === 0) return null;
  const names = profileFields.map((field) => t(`profile-${field}`)).join(", ");
  return h("p", { class: "hint", id: "profile-fields" }, t("profileFields", names));
}

/** The fields that the study's access asks for, and what they send. */
function accessFields({ access }, invitation) {
  if (invitation !== "") {
    return { nodes: [h("p", { class: "hint" }, t("invited"))], read: () => ({ invitationCode: invitation }) };
  }
  if (access === "STUDY_ACCESS_PASSWORD") {
    const password = h("input", { type: "password", autocomplete: "off", required: true, id: "study-password" });
    return { nodes: [field(t("studyPassword"), password, t("studyPasswordNote"))],
      read: () => ({ password: password.value }) };
  }
  if (access === "STUDY_ACCESS_REQUEST") {
    const code = h("input", { type: "text", autocomplete: "off", id: "invitation" });
    const note = h("textarea", { rows: 3, maxlength: 500, id: "request-note" });
    return { nodes: [h("p", {}, t("requestNote")), field(t("invitationCode"), code), field(t("noteToTeam"), note)],
      read: () => ({ invitationCode: code.value.trim(), note: note.value.trim() }) };
  }
  return { nodes: [], read: () => ({}) };
}

function agreement({ device, go }, study, invitation, outdated) {
  const { nodes, read } = accessFields(study, outdated ? "" : invitation);
  const check = h("input", { type: "checkbox", id: "agree" });
  const parts = partChoices((study.consentParts ?? []).map(({ partId, text = {} }) => ({ partId, ...text })));
  const signing = signature(study);
  const join = action(t(outdated ? "agreeAgain" : "join"), async () => {
    if (!check.checked) {
      check.focus();
      throw { reason: "AGREE_FIRST" };
    }
    const access = read();
    let joined;
    try {
      joined = await device.gateway.join(study, {
        ...access, partIds: parts.read(), signature: signing.read(), label: t("deviceLabel"),
      });
    } catch (error) {
      if (error.reason !== "CONSENT_OF_GROUP") throw error;
      const groupId = error.detail("ErrorInfo")?.metadata?.group_id ?? "";
      await go(["join", study.studyId, access.invitationCode, groupId], true);
      return;
    }
    const { joinRequest } = joined;
    await device.begin();
    // The session still lists the earlier consent as outdated.
    if (outdated) await device.session.renewed();
    // Shown from now on: the study is not in the catalogue of this device yet.
    await device.gateway.readCatalogue(language()).catch(() => {});
    device.synchronise();
    await go(joinRequest === undefined ? ["today"] : ["study", study.studyId], true);
  }, (error) => explain(error));
  return h("form", { class: "agreement", submit: (event) => { event.preventDefault(); join.run(); } },
    ...outdated ? [] : nodes,
    h("label", { class: "option" }, check, h("span", {}, t("agree"))), ...parts.nodes, ...signing.nodes, join.node,
    device.participantId !== "" ? null : h("p", { class: "hint" }, t("anonymousNote")),
    device.participantId !== "" ? null
      : h("p", { class: "aside" }, t("haveAccount"), " ", link(["signin", study.studyId], {}, t("signIn"))));
}

export async function draw(app, studyId, invitation = "", groupId = "") {
  const { device } = app;
  const back = backTo([device.participantId === "" ? "studies" : "today"]);
  let study, outdated;
  try {
    outdated = (await device.session.outdatedConsents()).some((one) => one.studyId === studyId);
    study = await (outdated ? device.ownStudy(studyId) : device.study(studyId, groupId));
  } catch (error) {
    return { nodes: [back, h("h1", {}, t("study")),
      h("p", { class: "error", role: "alert" }, explain(error))], isAlone: true };
  }
  const isOver = study.endTime !== undefined && Date.parse(study.endTime) < Date.now();
  return {
    isAlone: true,
    nodes: [
      back,
      localized("h1", {}, study.title) ?? h("h1", {}, studyId),
      outdated ? h("p", { class: "strip" }, t("consentChanged")) : null,
      groupId === "" ? null : h("p", { class: "strip" }, t("consentOfGroup")),
      localized("p", { class: "note lead" }, study.description),
      localized("p", { class: "note" }, study.text),
      studyLinks(study),
      consentText(study),
      isOver ? h("p", { class: "strip" }, t("studyOver")) : agreement(app, study, invitation, outdated),
    ],
  };
}
