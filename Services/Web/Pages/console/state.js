/** The study's dates, consent text and retention; pause and resume. */

import { ask } from "./dialogs.js";
import { button, element, field } from "./elements.js";
import { count, plural, text, time, word } from "./format.js";
import { card, empty, facts, loadingCard, note } from "./parts.js";
import { call, forget, study } from "./service.js";
import { stateOf } from "./studies.js";
import { t } from "./texts.js";

const IMPORT = "catalogue.v1.AuthoringService/ImportStudy";

/** The newest revision, from the service, because other people may publish at any time. */
async function newest(studyId) {
  const answer = await call("catalogue.v1.CatalogueService/GetStudy", { studyId, allLanguages: true });
  if (!answer.allGroups) throw new Error(t("youDoNotSeeAll"));
  return answer.study;
}

/** Publishes a revision paused or not. The service refuses it if the study was published since it was read. */
async function publish(known, paused, changeReason) {
  try {
    await call(IMPORT, {
      study: { ...known, paused }, applyState: true, knownRevision: known.revision, changeReason });
  } catch (error) {
    if (error.reason !== "ETAG_MISMATCH") throw error;
    throw new Error(t("nothingWasChangedTheStudy"));
  }
}

async function turn(shown, paused) {
  const { studyId } = shown;
  const known = await newest(studyId);
  let isStale = known.revision !== shown.revision;
  const words = paused
    ? t("participantsCannotJoinOrFill")
    : t("participantsCanJoinAndFill");
  const reason = element("textarea", { rows: "2", maxlength: "500" });
  await ask(paused ? t("pauseTheStudy") : t("resumeTheStudy"), [element("p", {}, words),
    element("p", {}, t("thisChangesRevisionTheNewest", known.revision)),
    field(t("reason"), reason, {
      hint: t("forTheAuditOfThe"), wide: true })],
  paused ? t("pause") : t("resume"), () => {
    isStale = true;
    return publish(known, paused, reason.value.trim());
  }, { danger: paused });
  // Also after a failure, whose outcome may be unknown.
  if (isStale) {
    forget(`study ${studyId}`);
    document.dispatchEvent(new Event("drawagain"));
  }
}

async function retention(studyId) {
  const state = await call("auth.v1.MembershipService/GetStudyRetention", { studyId });
  const rules = state.retention;
  return [
    rules ? facts([[t("afterTheEnd"), rules.daysAfterEnd ? plural(rules.daysAfterEnd, "day") : t("noLimit")],
      [t("afterLeaving"), rules.daysAfterLeaving ? plural(rules.daysAfterLeaving, "day") : t("noLimit")],
      [t("thenAnswersAre"), word(rules.mode, "ERASURE_MODE_")],
        [t("whenTheConsentIsWithdrawn"), rules.onWithdrawal ? t("atOnce") : t("kept")]])
      : empty(t("answersAreKeptWithoutLimit")),
    facts([[t("erasuresUnderWay"), count(state.pendingCount)], [t("erasuresDone"), count(state.completeCount)]],
      { tally: true }),
  ];
}

export async function state({ studyId }) {
  const { study: known, publishTime } = await study(studyId);
  return [
    card(t("state"), [
      facts([[t("state"), stateOf(known)], [t("begins"), time(known.startTime) ?? t("open2")],
        [t("ends"), time(known.endTime) ?? t("open2")],
        [t("revision"), count(known.revision)], [t("published"), time(publishTime)],
          [t("joining"), word(known.access, "STUDY_ACCESS_")],
        [t("inLists"), known.unlisted ? t("no") : t("yes")], [t("languages"), (known.languages ?? []).join(", ")]]),
      element("div", { class: "actions" }, known.paused ? button(t("resumeTheStudy2"), () => turn(known, false))
        : button(t("pauseTheStudy2"), () => turn(known, true), { class: "danger" })),
    ], { id: "state" }),
    card(t("consent"), [
      facts([[t("version"), [[known.consentLabel, known.consentDate].filter(Boolean).join(", "), " ",
        element("code", {}, known.consentVersion)]],
        [t("earlierConsentsEnd"), time(known.earlierConsentsEndTime) ?? t("stayValid")]]),
      element("details", {}, element("summary", {}, t("theText")),
        element("p", { class: "said" }, text(known.consentText)),
        ...(known.consentParts ?? []).map((part) => element("p", { class: "said" }, `☐ ${text(part.text)}`))),
      note(t("whichParticipantConsentedToWhich")),
    ]),
    loadingCard(t("howLongAnswersAreKept"), () => retention(studyId), { studyId, verb: "study.read" }),
  ];
}
