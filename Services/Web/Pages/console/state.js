/** The study's dates, consent text and retention; pause and resume. */

import { ask, tell } from "./dialogs.js";
import { button, element } from "./elements.js";
import { count, plural, text, time, word } from "./format.js";
import { card, empty, facts, loadingCard, note } from "./parts.js";
import { call, forget, study } from "./service.js";
import { stateOf } from "./studies.js";

const IMPORT = "catalogue.v1.AuthoringService/ImportStudy";

/** The newest revision, from the service, because other people may publish at any time. */
async function newest(studyId) {
  const answer = await call("catalogue.v1.CatalogueService/GetStudy", { studyId, allLanguages: true });
  if (!answer.allGroups) throw new Error("You do not see all parts of the study, so it cannot be changed here.");
  return answer.study;
}

/** Whether two revisions have the same contents; the service's JSON leaves out what is false. */
function isSame(one, other) {
  const contents = ({ revision, paused = false, ...more }) =>
    JSON.stringify([paused, Object.entries(more).sort(([left], [right]) => (left < right ? -1 : 1))]);
  return contents(one) === contents(other);
}

/**
 * Publishes the revision `known` paused or not; nothing else changes.
 *
 * @returns {Promise<string>} what else the person must know; "" if the change is all that happened
 */
async function publish(known, paused) {
  const { studyId, revision } = known;
  const wanted = { ...known, paused };
  const before = await newest(studyId);
  // An earlier try may have succeeded although its answer was lost.
  if (isSame(before, wanted)) return "";
  if (before.revision !== revision) {
    throw new Error(`Nothing was changed: the study was published as revision ${before.revision} after this `
      + "window was opened. Close the window, look at that revision, and try again.");
  }
  await call(IMPORT, { study: wanted, applyState: true, validateOnly: true });
  const made = await call(IMPORT, { study: wanted, applyState: true });
  const after = await newest(studyId);
  if (!isSame(after, wanted)) {
    return `Your change was published as revision ${made.studyRevision}. Then the study was published with other `
      + `contents: the newest revision is ${after.revision}.`;
  }
  if (after.revision <= revision + 1) return "";
  return `Revision ${after.revision} has your change and otherwise the contents of revision ${revision}. The study `
    + "was also published in between: those changes are replaced, and their authors must import them again.";
}

async function turn(shown, paused) {
  const { studyId } = shown;
  const known = await newest(studyId);
  let isStale = known.revision !== shown.revision;
  const words = paused
    ? "Participants cannot join or fill in questionnaires, and their notifications are cancelled until the "
      + "study is resumed. Sheets that were "
      + "finished before are still accepted."
    : "Participants can join and fill in questionnaires again, and are notified.";
  const jumped = await ask(paused ? "Pause the study" : "Resume the study", [element("p", {}, words),
    element("p", {}, `This changes revision ${known.revision}, the newest one, and publishes it again.`),
    element("p", { class: "hint" },
      "The catalogue stores no reason for a pause. To tell the participants why, write them a message.")],
  paused ? "Pause" : "Resume", () => {
    isStale = true;
    return publish(known, paused);
  }, { danger: paused });
  if (jumped) await tell("Another person also published the study", element("p", {}, jumped));
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
      element("div", { class: "actions" }, known.paused ? button("Resume the study …", () => turn(known, false))
        : button("Pause the study …", () => turn(known, true), { class: "danger" })),
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
