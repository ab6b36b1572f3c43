/** A participant's sheets, and one sheet with its answers and what the team did with it. */

import { ask } from "./dialogs.js";
import { aboutOf } from "./distributions.js";
import { button, check, element, field, input, select } from "./elements.js";
import { count, day, text, time, word } from "./format.js";
import { badge, card, empty, facts, listing, loading, table } from "./parts.js";
import { to } from "./routes.js";
import { all, call, newId, paged, questionnaires } from "./service.js";
import { t } from "./texts.js";

const SERVICE = "ingestion.v1.SheetReviewService";
const VERB = "answer.correct";
const MARKS = ["WRONG_DEVICE", "CARELESS", "DUPLICATE", "OTHER"];
const STATES = ["HAS_ISSUES", "APPROVED", "REJECTED"];
const REASONS = ["ENTRY_ERROR", "PARTICIPANT_REQUEST", "SOURCE_DOCUMENT", "TECHNICAL_ERROR", "OTHER"];

const mark = (value) => word(value, "SHEET_MARK_");
const stateWord = (value) => word(value, "REVIEW_STATE_");
const reason = (value) => word(value, "CORRECTION_REASON_");
const choices = (names, prefix, none) => [["", none], ...names.map((name) => [`${prefix}${name}`, word(name, "")])];

const marks = (one) => [
  one.withdrawn ? badge(t("withdrawn"), "wrong") : null, one.correction ? badge(t("corrected"), "warn") : null,
  one.mark ? badge(mark(one.mark.mark), "warn") : null,
  one.reviewState ? badge(stateWord(one.reviewState), one.reviewState === "REVIEW_STATE_APPROVED" ? "good" : "warn") : null,
];

/** The sheets of a participant. */
export function sheets(studyId, participant) {
  const names = questionnaires(studyId).catch(() => []);
  let titles = [];
  const load = paged(`${SERVICE}/ListReviewedSheets`, { studyId, participant, pageSize: 40 }, "reviewedSheets");
  return listing({
    studyId, verb: VERB, label: t("sheets"), nothing: t("theParticipantHasNoSheets"),
    heads: [t("finished"), t("questionnaire"), t("revision"), t("state"), t("comments")],
    load: async (pageToken) => {
      titles = await names;
      return load(pageToken);
    },
    row: (one) => [
      element("a", { href: to("studies", studyId, "participants", participant, "sheets", one.sheetId) },
        time(one.finishTime)),
      text(titles.find((other) => other.questionnaireId === one.questionnaireId)?.title) || one.questionnaireId,
      count(one.revision), marks(one), count(one.comments)],
  });
}

/** The value of an answer, as exports write it. */
function valueOf(answer) {
  if (answer.choice) return (answer.choice.codes ?? []).join(";");
  return String(answer.number ?? answer.text ?? answer.date ?? answer.time ?? answer.dateTime ?? "");
}

/** An answer of the same kind with a typed value; the service decides whether it is valid. */
function answerOf(present, value) {
  const { elementId } = present;
  if (present.choice) return { elementId, choice: { codes: value.split(";").filter(Boolean) } };
  if (present.number !== undefined) return { elementId, number: value === "" ? NaN : Number(value) };
  const kind = ["text", "date", "time", "dateTime"].find((name) => present[name] !== undefined) ?? "text";
  return { elementId, [kind]: value };
}

/** Opens a window for a change, and draws the page again after it. */
async function change(key, etag, title, content, make) {
  const why = element("textarea", { rows: "2", maxlength: "500" });
  const requestId = newId();
  const done = await ask(title, [content, field(t("reason"), why, { hint: t("forTheStaffOfTheStudy"), wide: true })],
    t("save"), () => call(`${SERVICE}/ReviewSheet`, { ...key, requestId, etag, reason: why.value.trim(), ...make() }));
  if (done) document.dispatchEvent(new Event("drawagain"));
}

function correct(key, sheet, about) {
  const answers = sheet.answers ?? [];
  const question = select(answers.map((one) => [one.elementId, about.title(one.elementId)]), "", {
    on: { change: () => { value.value = valueOf(chosen()); } } });
  const chosen = () => answers.find((one) => one.elementId === question.value) ?? answers[0];
  const value = input({ value: valueOf(chosen()) });
  const gone = check(t("removeTheAnswer"));
  const kind = select(choices(REASONS, "CORRECTION_REASON_", ""), "", { required: true });
  return change(key, sheet.etag, t("correctAnAnswer"), [
    field(t("question"), question), field(t("newValue"), value, { hint: t("codesAreJoinedBy") }), gone.node,
    field(t("whyTheAnswerIsWrong"), kind, { hint: t("theParticipantSeesThis") }),
  ], () => ({
    correction: gone.box.checked ? { reason: kind.value, removedElementIds: [chosen().elementId] }
      : { reason: kind.value, answers: [answerOf(chosen(), value.value)] },
  }));
}

function setMark(key, sheet) {
  const which = select(choices(MARKS, "SHEET_MARK_", t("noMark")), sheet.mark?.mark ?? "");
  return change(key, sheet.etag, t("markTheSheet"),
    field(t("mark"), which, { hint: t("aMarkedSheetStillCounts") }),
    () => ({ mark: which.value || "SHEET_MARK_UNSPECIFIED" }));
}

function setState(key, sheet) {
  const which = select(choices(STATES, "REVIEW_STATE_", t("notReviewed")), sheet.reviewState ?? "");
  return change(key, sheet.etag, t("setTheReviewState"), field(t("reviewState"), which),
    () => ({ reviewState: which.value || "REVIEW_STATE_UNSPECIFIED" }));
}

async function comment(key) {
  const said = element("textarea", { rows: "4", maxlength: "2000", required: true });
  const requestId = newId();
  const done = await ask(t("addAComment"), field(t("comment"), said, { hint: t("forTheStaffOfTheStudy"), wide: true }),
    t("save"), () => call(`${SERVICE}/ReviewSheet`, { ...key, requestId, comment: said.value }));
  if (done) document.dispatchEvent(new Event("drawagain"));
}

function what(one) {
  if (one.correction) return t("correctionTo", reason(one.correction.reason), one.correction.revision);
  if (one.comment) return t("comment");
  if (one.reviewState !== undefined) {
    return t("stateIs", one.reviewState === "REVIEW_STATE_UNSPECIFIED" ? t("notReviewed") : stateWord(one.reviewState));
  }
  return t("markIs", !one.mark || one.mark === "SHEET_MARK_UNSPECIFIED" ? t("noMark") : mark(one.mark));
}

function history(reviews) {
  return reviews.length === 0 ? empty(t("theTeamDidNothingYet"))
    : table(t("history"), [t("when"), t("what"), t("reasonOrComment")],
      reviews.map((one) => [time(one.createTime), what(one), element("span", { class: "said" }, one.comment ?? one.reason ?? "")]));
}

async function revisions(key, about) {
  const found = await all(`${SERVICE}/ListReviewedSheetRevisions`, key, "revisions");
  return found.map((one) => element("details", {},
    element("summary", {}, t("revisionNumber", one.revision), " · ", time(one.amendTime), " · ",
      one.correctionReason ? t("byStaff", reason(one.correctionReason)) : t("byTheParticipant"),
      one.withdrawn ? [" · ", t("withdrawn")] : null),
    one.reason ? element("p", { class: "said" }, one.reason) : null,
    answersTable(one.answers ?? [], about)));
}

const answersTable = (answers, about) => (answers.length === 0 ? empty(t("noAnswer")) : table(t("answers2"),
  [t("question"), t("answer")], answers.map((one) => [[about.title(one.elementId), " ", element("code", { class: "hint" }, one.elementId)],
    element("span", { class: "said" }, one.choice ? (one.choice.codes ?? []).map((code) => about.labels(one.elementId).get(code) ?? code).join("; ")
      : valueOf(one))])));

async function draw(key) {
  const sheet = await call(`${SERVICE}/GetReviewedSheet`, key);
  const about = await call("catalogue.v1.CatalogueService/GetQuestionnaireVersion",
    { questionnaireId: sheet.questionnaireId, version: sheet.version }).then(aboutOf, () => aboutOf({}));
  return element("div", { class: "cards" },
    card(t("sheet"), [
      facts([[t("questionnaire"), element("code", {}, `${sheet.questionnaireId} ${sheet.version}`)],
        [t("finished"), time(sheet.finishTime)], [t("receivedOn"), day(sheet.receiveTime)],
        [t("revision"), count(sheet.revision)], [t("testParticipant"), sheet.testParticipant ? t("yes") : null],
        [t("state"), marks(sheet).some(Boolean) ? element("span", {}, marks(sheet).filter(Boolean)) : null]]),
      element("div", { class: "actions" },
        (sheet.answers ?? []).length > 0 ? button(t("correctAnAnswer2"), () => correct(key, sheet, about)) : null,
        button(t("markTheSheet2"), () => setMark(key, sheet)),
        button(t("setTheReviewState2"), () => setState(key, sheet)),
        button(t("addAComment2"), () => comment(key))),
    ], { id: "sheet" }),
    card(t("answers2"), answersTable(sheet.answers ?? [], about), { wide: true }),
    card(t("history"), history(sheet.reviews ?? []), { wide: true, id: "history" }),
    card(t("revisions"), loading(() => revisions(key, about), { studyId: key.studyId, verb: VERB }), { wide: true }));
}

/** The page of one sheet. */
export const sheetPage = (studyId, participant, sheetId) => [
  element("p", {}, element("a", { href: to("studies", studyId, "participants", participant) },
    t("participant", participant))),
  loading(() => draw({ studyId, participant, sheetId }), { studyId, verb: VERB }),
];
