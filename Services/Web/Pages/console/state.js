/** The study's dates, consent text and retention; pause and resume. */

import { ask } from "./dialogs.js";
import { button, element } from "./elements.js";
import { count, plural, text, time, word } from "./format.js";
import { card, empty, facts, loadingCard, note } from "./parts.js";
import { call, forget, study } from "./service.js";
import { stateOf } from "./studies.js";

const IMPORT = "catalogue.v1.AuthoringService/ImportStudy";

/** Publishes the study as it is read just now, paused or not; nothing else changes. */
async function publish(studyId, paused, validateOnly) {
  const answer = await call("catalogue.v1.CatalogueService/GetStudy", { studyId, allLanguages: true });
  if (!answer.allGroups) throw new Error("You do not see all parts of the study, so it cannot be changed here.");
  const made = await call(IMPORT, { study: { ...answer.study, paused }, applyState: true, validateOnly });
  const next = answer.study.revision + (made.studyChanged ? 1 : 0);
  if (!validateOnly && made.studyRevision !== next) {
    throw new Error(`Done, as revision ${made.studyRevision}. But the study was also published meanwhile: those changes must be imported again.`);
  }
  return made;
}

async function turn(studyId, paused) {
  const words = paused
    ? "Participants cannot join or fill in questionnaires, and their notifications are cancelled until the "
      + "study is resumed. Sheets that were "
      + "finished before are still accepted."
    : "Participants can join and fill in questionnaires again, and are notified.";
  const done = await ask(paused ? "Pause the study" : "Resume the study", [element("p", {}, words),
    element("p", { class: "hint" },
      "The catalogue stores no reason for a pause. To tell the participants why, write them a message.")],
  paused ? "Pause" : "Resume", async () => {
    await publish(studyId, paused, true);
    return publish(studyId, paused, false);
  }, { danger: paused });
  if (done) {
    forget(`study ${studyId}`);
    document.dispatchEvent(new Event("drawagain"));
  }
}

async function retention(studyId) {
  const state = await call("auth.v1.MembershipService/GetStudyRetention", { studyId });
  const rules = state.retention;
  return [
    rules ? facts([["After the end", rules.daysAfterEnd ? plural(rules.daysAfterEnd, "day") : "no limit"],
      ["After leaving", rules.daysAfterLeaving ? plural(rules.daysAfterLeaving, "day") : "no limit"],
      ["Then answers are", word(rules.mode, "ERASURE_MODE_")],
        ["When the consent is withdrawn", rules.onWithdrawal ? "at once" : "kept"]])
      : empty("Answers are kept without limit."),
    facts([["Erasures under way", count(state.pendingCount)], ["Erasures done", count(state.completeCount)]],
      { tally: true }),
  ];
}

export async function state({ studyId }) {
  const { study: known, publishTime } = await study(studyId);
  return [
    card("State", [
      facts([["State", stateOf(known)], ["Begins", time(known.startTime) ?? "open"],
        ["Ends", time(known.endTime) ?? "open"],
        ["Revision", count(known.revision)], ["Published", time(publishTime)],
          ["Joining", word(known.access, "STUDY_ACCESS_")],
        ["In lists", known.unlisted ? "no" : "yes"], ["Languages", (known.languages ?? []).join(", ")]]),
      element("div", { class: "actions" }, known.paused ? button("Resume the study …", () => turn(studyId, false))
        : button("Pause the study …", () => turn(studyId, true), { class: "danger" })),
    ], { id: "state" }),
    card("Consent", [
      facts([["Version", element("code", {}, known.consentVersion)],
        ["Earlier consents end", time(known.earlierConsentsEndTime) ?? "stay valid"]]),
      element("details", {}, element("summary", {}, "The text"),
        element("p", { class: "said" }, text(known.consentText))),
      note("Which participant consented to which text is known to that participant and to otolith-auth "
        + "alone; teams see who is enrolled, "
        + "and on the page Participants, whose consent has ended."),
    ]),
    loadingCard("How long answers are kept", () => retention(studyId), { studyId, verb: "study.read" }),
  ];
}
