/** How many notifications were answered, in the service's breakdowns. */

import { chart, everyDay, meter, strip } from "./charts.js";
import { element, field, select } from "./elements.js";
import { axisDay, count, duration, exactPercent, number, percent, text, time } from "./format.js";
import { empty, facts, figure, listing, loading, table } from "./parts.js";
import { to } from "./routes.js";
import { all, call, questionnaires, shared, study } from "./service.js";
import { t } from "./texts.js";

const METHOD = "planning.v1.OversightService/GetCompliance";

const total = (studyId) => shared(`compliance ${studyId}`, () =>
  call(METHOD, { studyId, breakdown: "COMPLIANCE_BREAKDOWN_TOTAL" }));

export async function complianceTotal(studyId) {
  const { rows = [], fromTime, toTime } = await total(studyId);
  const row = rows[0] ?? {};
  if (number(row.planned) === 0) {
    return [empty(t("noNotificationWasDueIn")),
      element("p", { class: "hint" }, t("from"), time(fromTime), t("to"), time(toTime), ".")];
  }
  return [
    element("div", { class: "figures" },
      figure(exactPercent(row.answeredOfPlanned), t("ofPlannedNotificationsAnswered")),
      figure(exactPercent(row.answeredOfDelivered), t("ofShownOnesAnswered")),
      figure(duration(row.medianAnswerSeconds), t("untilTheAnswerMedian"))),
    facts([
      [t("planned"), count(row.planned)], [t("sent"), count(row.sent)], [t("shown"), count(row.delivered)],
      [t("answeredInTime"), count(row.answeredInTime)], [t("answeredLate"), count(row.answeredLate)],
      [t("dismissed"), count(row.dismissed)], [t("missed"), count(row.missed)],
        [t("neverReachedADevice"), count(row.expired)],
      [t("canStillBeAnswered"), count(row.open)],
      [t("notCountedConsentEnded"), row.consentEnded ? count(row.consentEnded) : null],
      [t("noRoomAfterATrigger"), row.noRoom ? count(row.noRoom) : null],
    ], { tally: true }),
    element("p", { class: "hint" }, t("from"), time(fromTime), t("to"), time(toTime), "."),
  ];
}

const BREAKDOWNS = [
  ["LOCAL_DATE", t("day")], ["HOUR", t("hourOfTheDay")], ["WEEKDAY", t("weekday")], ["STUDY_DAY", t("dayInTheStudy")],
  ["QUESTIONNAIRE", t("questionnaire")], ["GROUP", t("group")], ["PARTICIPANT_DATE", t("participantByDay")],
];
const WEEKDAYS = ["", t("mon"), t("tue"), t("wed"), t("thu"), t("fri"), t("sat"), t("sun")];

/** What a key means. Ids become titles where they are known. */
async function naming(studyId, breakdown) {
  if (breakdown === "LOCAL_DATE") return axisDay;
  if (breakdown === "WEEKDAY") return (key) => WEEKDAYS[Number(key)] ?? key;
  if (breakdown === "STUDY_DAY") return (key) => String(Number(key) + 1);
  if (breakdown === "HOUR") return (key) => `${key}:00`;
  if (breakdown === "QUESTIONNAIRE") {
    const known = await questionnaires(studyId).catch(() => []);
    return (key) => text(known.find((one) => one.questionnaireId === key)?.title) || key;
  }
  const groups = (await study(studyId)).study.groups ?? [];
  return (key) => (key === "" ? t("noGroup") : text(groups.find((one) => one.groupId === key)?.title) || key);
}

/** All places of the axis: the service has no rows for those without a notification. */
async function places(studyId, breakdown, keys) {
  const numbered = (first, last, digits) => Array.from({ length: last - first + 1 }, (_, index) =>
    String(first + index).padStart(digits, "0"));
  if (breakdown === "LOCAL_DATE") return everyDay(keys, (await total(studyId)).toTime);
  if (breakdown === "HOUR") return numbered(0, 23, 2);
  if (breakdown === "WEEKDAY") return numbered(1, 7, 1);
  return numbered(Number(keys[0]), Number(keys.at(-1)), 4);
}

const answered = (row) => number(row.answeredInTime) + number(row.answeredLate);
const sum = (rows, amount) => rows.reduce((total, row) => total + amount(row), 0);

/** The rows of a page by participant. The last one goes on in the next page, which has `rest` first. */
function byParticipant(rows, isLast, rest) {
  const people = new Map();
  for (const row of [...rest.splice(0), ...rows]) {
    const [name, date] = row.key.split("/");
    people.set(name, [...(people.get(name) ?? []), { ...row, date }]);
  }
  const entries = [...people];
  if (!isLast) rest.push(...(entries.pop()?.[1] ?? []));
  return entries;
}

/** A strip for each participant, with a field for each day. */
async function strips(studyId) {
  const { fromTime, toTime } = await total(studyId);
  // The dates of all time zones, from UTC-12 to UTC+14.
  const shifted = (time, hours) => new Date(Date.parse(time) + hours * 3_600_000).toISOString();
  const days = everyDay([shifted(fromTime, -12).slice(0, 10)], shifted(toTime, 14));
  const rest = [];
  const load = async (pageToken) => {
    const { rows = [], nextPageToken = "" } = await call(METHOD,
      { studyId, breakdown: "COMPLIANCE_BREAKDOWN_PARTICIPANT_DATE", fromTime, toTime, pageSize: 500, pageToken });
    return { entries: byParticipant(rows, nextPageToken === "", rest), next: nextPageToken };
  };
  return listing({
    studyId, verb: "compliance.read", label: t("participantByDay"), load, nothing: t("noNotificationWasDueIn2"),
    heads: [t("pseudonym"), t("planned"), t("answered"), t("lastDays")],
    row: ([name, rows]) => [
      element("a", { href: to("studies", studyId, "participants", name) }, element("code", {}, name)),
      count(sum(rows, (row) => number(row.planned))), count(sum(rows, answered)),
      strip(days.map((day) => {
        const row = rows.find((one) => one.date === day);
        return row && number(row.planned) > 0 ? { share: number(row.answeredOfPlanned),
          label: `${axisDay(day)}: ${count(answered(row))} / ${count(row.planned)}` } : null;
      })),
    ],
  });
}

/** The rows as bars over time, or as a table of names. */
async function broken(studyId, breakdown) {
  if (breakdown === "PARTICIPANT_DATE") return strips(studyId);
  const [rows, name] = await Promise.all([
    all(METHOD, { studyId, breakdown: `COMPLIANCE_BREAKDOWN_${breakdown}`, pageSize: 1000 }, "rows"),
    naming(studyId, breakdown)]);
  if (rows.length === 0) return empty(t("noNotificationWasDueIn2"));
  const head = BREAKDOWNS.find(([id]) => id === breakdown)[1];
  if (breakdown === "QUESTIONNAIRE" || breakdown === "GROUP") {
    return table(t("answeredNotifications"),
      [head, t("planned"), t("answered"), t("canStillBeAnswered"), t("answeredOfPlanned"), t("participants")],
      rows.map((row) => [name(row.key ?? ""), count(row.planned), count(answered(row)), count(row.open),
        meter(number(row.answeredOfPlanned), percent(row.answeredOfPlanned)), count(row.participants)]));
  }
  const known = new Map(rows.map((row) => [row.key ?? "", row]));
  const keys = await places(studyId, breakdown, [...known.keys()]);
  const values = (amount) => keys.map((key) => amount(known.get(key) ?? {}));
  return chart({
    title: t("answeredNotificationsBy", head.toLowerCase()), head, form: "bars", labels: keys.map(name),
    series: [
      { name: t("answeredInTime"), values: values((row) => number(row.answeredInTime)), paint: "paint-1" },
      { name: t("answeredLate"), values: values((row) => number(row.answeredLate)), paint: "paint-3" },
      { name: t("canStillBeAnswered"), values: values((row) => number(row.open)), paint: "paint-4" },
      { name: t("dismissedMissedOrNeverOn"), values: values((row) =>
        number(row.dismissed) + number(row.missed) + number(row.expired)), paint: "paint-0" },
    ],
  });
}

export function compliance(studyId) {
  const shown = element("div");
  const choice = select(BREAKDOWNS, "LOCAL_DATE", { on: { change: () => draw() } });
  const draw = () => shown.replaceChildren(loading(() => broken(studyId, choice.value),
    { studyId, verb: choice.value === "GROUP" ? "export.read" : "compliance.read" }));
  draw();
  return [element("div", { class: "tools" }, field(t("by"), choice)), shown,
    element("p", { class: "hint" },
      t("theLastDaysDaysHours"))];
}


/** One participant's notifications in the last 28 days. */
export async function complianceOf(studyId, participant) {
  const { rows = [] } = await call(METHOD, { studyId, participant, breakdown: "COMPLIANCE_BREAKDOWN_TOTAL" });
  const row = rows[0] ?? {};
  if (number(row.planned) === 0) return empty(t("noNotificationWasDue"));
  return [element("div", { class: "figures" },
    figure(exactPercent(row.answeredOfPlanned), t("ofPlannedNotificationsAnswered"))),
    facts([[t("planned"), count(row.planned)], [t("shown"), count(row.delivered)],
      [t("answeredInTime"), count(row.answeredInTime)], [t("answeredLate"), count(row.answeredLate)],
      [t("dismissed"), count(row.dismissed)], [t("missed"), count(row.missed)],
      [t("neverReachedADevice"), count(row.expired)], [t("canStillBeAnswered"), count(row.open)]],
    { tally: true })];
}
