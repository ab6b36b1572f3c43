/** How many notifications were answered, in the service's breakdowns. */

import { chart, meter } from "./charts.js";
import { element, field, select } from "./elements.js";
import { axisDay, count, duration, exactPercent, number, percent, text, time } from "./format.js";
import { empty, facts, figure, loading, table } from "./parts.js";
import { all, call, questionnaires, shared, study } from "./service.js";

const METHOD = "planning.v1.OversightService/GetCompliance";

const total = (studyId) => shared(`compliance ${studyId}`, () =>
  call(METHOD, { studyId, breakdown: "COMPLIANCE_BREAKDOWN_TOTAL" }));

export async function complianceTotal(studyId) {
  const { rows = [], fromTime, toTime } = await total(studyId);
  const row = rows[0] ?? {};
  if (number(row.planned) === 0) {
    return [empty("No notification was due in this period."),
      element("p", { class: "hint" }, "From ", time(fromTime), " to ", time(toTime), ".")];
  }
  return [
    element("div", { class: "figures" },
      figure(exactPercent(row.answeredOfPlanned), "of planned notifications answered"),
      figure(exactPercent(row.answeredOfDelivered), "of shown ones answered"),
      figure(duration(row.medianAnswerSeconds), "until the answer (median)")),
    facts([
      ["Planned", count(row.planned)], ["Sent", count(row.sent)], ["Shown", count(row.delivered)],
      ["Answered in time", count(row.answeredInTime)], ["Answered late", count(row.answeredLate)],
      ["Dismissed", count(row.dismissed)], ["Missed", count(row.missed)],
        ["Never reached a device", count(row.expired)],
      ["Can still be answered", count(row.open)],
      ["Not counted: consent ended", row.consentEnded ? count(row.consentEnded) : null],
      ["No room after a trigger", row.noRoom ? count(row.noRoom) : null],
    ], { tally: true }),
    element("p", { class: "hint" }, "From ", time(fromTime), " to ", time(toTime), "."),
  ];
}

const BREAKDOWNS = [
  ["LOCAL_DATE", "Day"], ["HOUR", "Hour of the day"], ["WEEKDAY", "Weekday"], ["STUDY_DAY", "Day in the study"],
  ["QUESTIONNAIRE", "Questionnaire"], ["GROUP", "Group"],
];
const WEEKDAYS = ["", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

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
  return (key) => (key === "" ? "no group" : text(groups.find((one) => one.groupId === key)?.title) || key);
}

/** The rows as bars over time, or as a table of names. */
async function broken(studyId, breakdown) {
  const [rows, name] = await Promise.all([
    all(METHOD, { studyId, breakdown: `COMPLIANCE_BREAKDOWN_${breakdown}`, pageSize: 1000 }, "rows"),
    naming(studyId, breakdown)]);
  if (rows.length === 0) return empty("No notification was due in the last 28 days.");
  const answered = (row) => number(row.answeredInTime) + number(row.answeredLate);
  const head = BREAKDOWNS.find(([id]) => id === breakdown)[1];
  if (breakdown === "QUESTIONNAIRE" || breakdown === "GROUP") {
    return table("Answered notifications", [head, "Planned", "Answered", "Of planned", "Participants"],
      rows.map((row) => [name(row.key ?? ""), count(row.planned), count(answered(row)),
        meter(number(row.answeredOfPlanned), percent(row.answeredOfPlanned)), count(row.participants)]));
  }
  const due = rows.map((row) => number(row.planned) - answered(row));
  return chart({
    title: `Answered notifications by ${head.toLowerCase()}`, head, form: "bars",
      labels: rows.map((row) => name(row.key ?? "")),
    series: [
      { name: "Answered in time", values: rows.map((row) => number(row.answeredInTime)), paint: "paint-1" },
      { name: "Answered late", values: rows.map((row) => number(row.answeredLate)), paint: "paint-3" },
      { name: "Not answered", values: due, paint: "paint-0" },
    ],
  });
}

export function compliance(studyId) {
  const shown = element("div");
  const choice = select(BREAKDOWNS, "LOCAL_DATE", { on: { change: () => draw() } });
  const draw = () => shown.replaceChildren(loading(() => broken(studyId, choice.value),
    { studyId, verb: choice.value === "GROUP" ? "export.read" : "compliance.read" }));
  draw();
  return [element("div", { class: "tools" }, field("By", choice)), shown,
    element("p", { class: "hint" },
      "The last 28 days. Days, hours and weekdays are those of each participant's calendar.")];
}


/** One participant's notifications in the last 28 days. */
export async function complianceOf(studyId, participant) {
  const { rows = [] } = await call(METHOD, { studyId, participant, breakdown: "COMPLIANCE_BREAKDOWN_TOTAL" });
  const row = rows[0] ?? {};
  if (number(row.planned) === 0) return empty("No notification was due.");
  return [element("div", { class: "figures" },
    figure(exactPercent(row.answeredOfPlanned), "of planned notifications answered")),
    facts([["Planned", count(row.planned)], ["Shown", count(row.delivered)],
      ["Answered in time", count(row.answeredInTime)], ["Answered late", count(row.answeredLate)],
      ["Missed", count(row.missed)], ["Never reached a device", count(row.expired)]], { tally: true })];
}
