/** Participants by the pseudonym of the exports, and how active each is. */

import { complianceOf } from "./compliance.js";
import { check, element, field, input, select } from "./elements.js";
import { count, day, plural, text, time, word } from "./format.js";
import { badge, card, empty, facts, listing, loading, loadingCard, note } from "./parts.js";
import { dates, fire, plan } from "./plan.js";
import { explanation } from "./explanation.js";
import { keep, to } from "./routes.js";
import { all, call, study } from "./service.js";

const ACTIVITIES = [
  ["", "all"], ["SILENT", "silent"], ["ACTIVE", "active"], ["CONSENT_ENDED", "consent ended"], ["LEFT", "left"],
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

async function list(studyId, wanted, days, includeTestParticipants) {
  const { study: known } = await study(studyId);
  const group = (id) => text((known.groups ?? []).find((one) => one.groupId === id)?.title) || id || "";
  const request = { studyId, silentDays: days, includeTestParticipants };
  const load = async (pageToken) => {
    // The service has no filter by activity: with one, all pages are read.
    if (wanted !== "") {
      const found = await all("planning.v1.OversightService/ListParticipantStatuses",
        { ...request, pageSize: 200 }, "participants");
      return { entries: found.filter((one) => short(one.activity) === wanted), next: "" };
    }
    const answer = await call("planning.v1.OversightService/ListParticipantStatuses", { ...request, pageToken });
    return { entries: answer.participants ?? [], next: answer.nextPageToken ?? "" };
  };
  return listing({
    studyId, verb: "compliance.read", label: "Participants", load, nothing: "There are no such participants.",
    heads: ["Pseudonym", "Activity", "Group", "Joined on", "Latest sheet", "Notifications since then"],
    row: (one) => [
      element("a", { href: to("studies", studyId, "participants", one.participant, kept(days)) },
        element("code", {}, one.participant)),
      [activity(one.activity), one.testParticipant ? badge("test") : null], group(one.groupId),
      [day(one.joinTime), one.leaveTime ? [" – ", day(one.leaveTime)] : null], time(one.lastAnswerTime) ?? "none",
      count(one.unansweredPrompts)],
  });
}

async function statusOf(studyId, participant, days) {
  const found = await all("planning.v1.OversightService/ListParticipantStatuses",
    { studyId, silentDays: days, pageSize: 200, includeTestParticipants: true }, "participants");
  const one = found.find((status) => status.participant === participant);
  if (!one) return empty("The study has no participant with this pseudonym.");
  return facts([
    ["Activity", activity(one.activity)], ["Silent after", `${plural(days, "day")} without a sheet`],
    ["Joined on", day(one.joinTime)], ["Left on", day(one.leaveTime)],
    ["Latest sheet", time(one.lastAnswerTime) ?? "none"], ["Notifications since then", count(one.unansweredPrompts)],
    ["Group", one.groupId], ["Test participant", one.testParticipant ? "yes" : null],
  ]);
}

function person(studyId, participant, days) {
  const how = (verb, more = {}) => ({ studyId, verb, ...more });
  return [
    element("p", {}, element("a", { href: to("studies", studyId, "participants", kept(days)) },
      "All participants"), " · ", element("code", {}, participant)),
    element("div", { class: "cards" },
      loadingCard("Status", () => statusOf(studyId, participant, days), how("compliance.read")),
      loadingCard("Compliance, last 28 days", () => complianceOf(studyId, participant), how("compliance.read")),
      card("Plan", plan(studyId, participant), { wide: true, id: "plan" }),
      loadingCard("Dates set by the team", () => dates(studyId, participant), how("plan.read")),
      loadingCard("Triggers fired by the team", () => fire(studyId, participant), how("plan.read"))),
    note("Consents and messages belong to the membership and its own id (page Members); the services link it "
      + "with no pseudonym."),
  ];
}

export function participants({ studyId, rest, query }) {
  if (rest[1] === "notifications") return explanation(studyId, rest[0], rest[2]);
  if (rest.length > 0) return person(studyId, rest[0], silentDays(query));
  const shown = element("div");
  const choice = select(ACTIVITIES, query.get("activity") ?? "", { on: { change: () => draw() } });
  const days = input({ type: "number", min: 1, max: 365, value: silentDays(query),
    on: { change: () => draw() } });
  const tests = check("With test participants", { checked: query.get("tests") === "yes",
    on: { change: () => draw() } });
  const draw = () => {
    if (!days.checkValidity()) return;
    keep({ activity: choice.value, days: kept(Number(days.value)).days ?? "",
      tests: tests.box.checked ? "yes" : "" });
    shown.replaceChildren(loading(() =>
      list(studyId, choice.value, Number(days.value), tests.box.checked),
      { studyId, verb: "compliance.read" }));
  };
  draw();
  return card("Participants", [
    element("div", { class: "tools" }, field("Activity", choice),
      field("Silent after days without a sheet", days), tests.node), shown,
    element("p", { class: "hint" },
      "Pseudonyms are those of the exports. Silent: notified, and without a sheet for that many days. "
      + "“Notifications since then”: since the latest sheet, or since joining, without cancelled ones."),
  ]);
}
