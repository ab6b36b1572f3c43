/** Participants by the pseudonym of the exports, and how active each is. */

import { complianceOf } from "./compliance.js";
import { button, check, element, field, input, select } from "./elements.js";
import { count, day, plural, text, time, word } from "./format.js";
import { badge, card, empty, facts, listing, loading, loadingCard, note } from "./parts.js";
import { dates, fire, plan } from "./plan.js";
import { explanation } from "./explanation.js";
import { send } from "./members.js";
import { keep, to } from "./routes.js";
import { all, paged, study } from "./service.js";
import { sheetPage, sheets } from "./sheets.js";
import { t } from "./texts.js";

const STATUSES = "planning.v1.OversightService/ListParticipantStatuses";
const ACTIVITIES = [
  ["", "all"], ["SILENT", "silent"], ["ACTIVE", "active"], ["CONSENT_ENDED", t("consentEnded")], ["LEFT", "left"],
  ["COMPLETED", "completed"],
];
const KINDS = { SILENT: "warn", CONSENT_ENDED: "warn", ACTIVE: "good" };

const short = (value) => value.replace("PARTICIPANT_ACTIVITY_", "");
const activity = (value) => badge(word(value, "PARTICIPANT_ACTIVITY_"), KINDS[short(value)] ?? "");

const SILENT_DAYS = 3;

/** The days of a query after which a participant counts as silent. */
function silentDays(query) {
  const days = Number(query.get("days"));
  return Number.isInteger(days) && days >= 1 && days <= 365 ? days : SILENT_DAYS;
}

/** What the addresses of the list and of its participants keep. */
const kept = (days) => (days === SILENT_DAYS ? {} : { days });

async function list(studyId, wanted, days, includeTestParticipants, search) {
  const { study: known } = await study(studyId);
  const group = (id) => text((known.groups ?? []).find((one) => one.groupId === id)?.title) || id || "";
  const hasLabels = known.subjectLabels === true;
  const request = { studyId, silentDays: days, includeTestParticipants, search };
  // The service has no filter by activity: with one, all pages are read.
  const load = wanted === "" ? paged(STATUSES, request, "participants") : async () => {
    const found = await all(STATUSES, { ...request, pageSize: 200 }, "participants");
    return { entries: found.filter((one) => short(one.activity) === wanted), next: "" };
  };
  return listing({
    studyId, verb: "compliance.read", label: t("participants"), load, nothing: t("thereAreNoSuchParticipants"),
    heads: [t("pseudonym"), ...hasLabels ? [t("label")] : [], t("activity"), t("group"), t("joinedOn"), t("latestSheet"), t("notificationsSinceThen")],
    row: (one) => [
      element("a", { href: to("studies", studyId, "participants", one.participant, kept(days)) },
        element("code", {}, one.participant)),
      ...hasLabels ? [one.subjectLabel ?? ""] : [],
      [activity(one.activity), one.testParticipant ? badge("test") : null], group(one.groupId),
      [day(one.joinTime), one.leaveTime ? [" – ", day(one.leaveTime)] : null], time(one.lastAnswerTime) ?? t("none"),
      count(one.unansweredPrompts)],
  });
}

async function statusOf(studyId, participant, days) {
  const found = await all(STATUSES,
    { studyId, silentDays: days, pageSize: 200, includeTestParticipants: true, search: participant }, "participants");
  const one = found.find((status) => status.participant === participant);
  if (!one) return empty(t("theStudyHasNoParticipant"));
  return [facts([
    [t("label"), one.subjectLabel], [t("activity"), activity(one.activity)], [t("silentAfter"), t("withoutASheet", plural(days, "day"))],
    [t("joinedOn"), day(one.joinTime)], [t("leftOn"), day(one.leaveTime)],
    [t("latestSheet"), time(one.lastAnswerTime) ?? t("none")], [t("notificationsSinceThen"), count(one.unansweredPrompts)],
    [t("group"), one.groupId], [t("testParticipant"), one.testParticipant ? t("yes") : null],
  ]), one.subjectLabel && !one.leaveTime
    ? button(t("writeAMessage"), () => send(studyId, { subjectLabel: one.subjectLabel })) : null];
}

function person(studyId, participant, days) {
  const how = (verb, more = {}) => ({ studyId, verb, ...more });
  return [
    element("p", {}, element("a", { href: to("studies", studyId, "participants", kept(days)) },
      t("allParticipants")), " · ", element("code", {}, participant)),
    element("div", { class: "cards" },
      loadingCard(t("status"), () => statusOf(studyId, participant, days), how("compliance.read")),
      loadingCard(t("complianceLastDays"), () => complianceOf(studyId, participant), how("compliance.read")),
      card(t("plan"), plan(studyId, participant), { wide: true, id: "plan" }),
      card(t("sheets"), sheets(studyId, participant), { wide: true, id: "sheets" }),
      loadingCard(t("datesSetByTheTeam"), () => dates(studyId, participant), how("plan.read")),
      loadingCard(t("triggersFiredByTheTeam"), () => fire(studyId, participant), how("plan.read"))),
    note(t("consentsAndMessagesBelongTo")),
  ];
}

export function participants({ studyId, rest, query }) {
  if (rest[1] === "notifications") return explanation(studyId, rest[0], rest[2]);
  if (rest[1] === "sheets") return sheetPage(studyId, rest[0], rest[2]);
  if (rest.length > 0) return person(studyId, rest[0], silentDays(query));
  const shown = element("div");
  const choice = select(ACTIVITIES, query.get("activity") ?? "", { on: { change: () => draw() } });
  const days = input({ type: "number", min: 1, max: 365, value: silentDays(query),
    on: { change: () => draw() } });
  const tests = check(t("withTestParticipants"), { checked: query.get("tests") === "yes",
    on: { change: () => draw() } });
  const search = input({ type: "search", maxlength: 64, spellcheck: "false", value: query.get("search") ?? "",
    on: { change: () => draw() } });
  const draw = () => {
    if (!days.checkValidity()) return;
    keep({ activity: choice.value, days: kept(Number(days.value)).days ?? "",
      tests: tests.box.checked ? "yes" : "", search: search.value.trim() });
    shown.replaceChildren(loading(() =>
      list(studyId, choice.value, Number(days.value), tests.box.checked, search.value.trim()),
      { studyId, verb: "compliance.read" }));
  };
  draw();
  return card(t("participants"), [
    element("div", { class: "tools" }, field(t("activity"), choice),
      field(t("silentAfterDaysWithoutA"), days), field(t("pseudonymOrLabel"), search), tests.node), shown,
    element("p", { class: "hint" },
      t("pseudonymsAreThoseOfThe")),
  ]);
}
