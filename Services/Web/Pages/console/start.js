/** Overview of a study: what needs attention today, recruitment, compliance, sheets. */

import { chart, everyDay } from "./charts.js";
import { compliance, complianceTotal } from "./compliance.js";
import { button, element } from "./elements.js";
import { axisDay, count, decimal, number, plural, text, time } from "./format.js";
import { card, empty, figure, loading, loadingCard, note, table, unavailable } from "./parts.js";
import { to } from "./routes.js";
import { all, call, forget, questionnaires, right, shared, study } from "./service.js";
import { stateOf } from "./studies.js";
import { t } from "./texts.js";

const recruitment = (studyId) => shared(`recruitment ${studyId}`, () =>
  call("auth.v1.MembershipService/GetRecruitment", { studyId }));
const figures = (studyId) => shared(`figures ${studyId}`, () =>
  call("ingestion.v1.FigureService/GetStudyFigures", { studyId }));

/** One line of what waits for the team; null if nothing waits. */
const item = (amount, words, href, more = false) => (amount === 0 ? null : element("li", {},
  element("a", { href }, element("strong", {}, `${count(amount)}${more ? "+" : ""}`), ` ${words}`)));

async function silent(studyId) {
  const found = await all("planning.v1.OversightService/ListParticipantStatuses",
    { studyId, pageSize: 200 }, "participants");
  const amount = (activity) => found.filter((one) => one.activity === `PARTICIPANT_ACTIVITY_${activity}`).length;
  return [
    item(amount("SILENT"), t("notifiedWithoutASheetFor"),
      to("studies", studyId, "participants", { activity: "SILENT" })),
    item(amount("CONSENT_ENDED"), t("whoseConsentHasEnded"),
      to("studies", studyId, "participants", { activity: "CONSENT_ENDED" })),
  ];
}

async function requests(studyId) {
  const { joinRequests = [], nextPageToken = "" } = await call("auth.v1.MembershipService/ListJoinRequests",
    { studyId, pageSize: 200 });
  return [item(joinRequests.length, t("waitingToJoin"), to("studies", studyId, "members"), nextPageToken !== "")];
}

async function waiting(studyId) {
  const { messages = [], nextPageToken = "" } = await call("auth.v1.MessageService/ListStudyMessages",
    { studyId, waitingOnly: true, pageSize: 200 });
  return [item(messages.length, t("messagesWithoutAReply"), to("studies", studyId, "messages", { waiting: "yes" }),
    nextPageToken !== "")];
}

/** Each source by itself: a role without one right still sees the others. */
async function attention(studyId) {
  const sources = [["participants", silent], [t("joinRequests"), requests], ["messages", waiting]];
  const answers = await Promise.allSettled(sources.map(([, load]) => load(studyId)));
  const items = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : [])).filter(Boolean);
  const missing = sources.filter((_, index) => answers[index].status === "rejected"
    && answers[index].reason.code === "permission_denied").map(([name]) => name);
  const broken = answers.find((answer) => answer.status === "rejected"
    && answer.reason.code !== "permission_denied");
  if (broken) throw broken.reason;
  return [
    items.length > 0 ? element("ul", { class: "attention" }, items) : empty(t("nothingWaitsForTheTeam")),
    missing.length > 0 ? note(t("notCountedBecauseYouMay", missing.join(", "))) : null,
  ];
}

async function numbers(studyId) {
  const counts = await recruitment(studyId);
  return [element("div", { class: "figures" },
    figure(count(counts.enrolled), t("enrolledNow"), { href: to("studies", studyId, "members") }),
    figure(count(counts.participants), t("everEnrolled")),
    figure(count(counts.withdrawn), t("withdrewTheirConsent")),
    figure(count(counts.requestsPending), t("waitingToJoin")),
    figure(count(counts.requestsEnded), t("requestsRejectedWithdrawnOrExpired"))),
  element("p", { class: "hint" }, t("withoutTestParticipantsCounted"), time(counts.countTime), ".")];
}

async function joining(studyId) {
  const counts = await recruitment(studyId);
  if ((counts.days ?? []).length === 0) return empty(t("noParticipantHasJoinedYet"));
  const known = new Map(counts.days.map((one) => [one.date, one]));
  const days = everyDay([...known.keys()], counts.countTime).map((date) => known.get(date) ?? { date });
  let enrolled = 0;
  const standing = days.map((one) => enrolled += number(one.joined) - number(one.left));
  return [
    chart({
      title: t("enrolmentsInForceByDay"), head: t("dayUtc"), form: "lines",
        labels: days.map((one) => axisDay(one.date)),
      series: [
        { name: t("enrolmentsInForce"), values: standing, paint: "paint-1" },
        { name: t("joinedOnTheDay"), values: days.map((one) => number(one.joined)) },
        { name: t("leftOnTheDay"), values: days.map((one) => number(one.left)) },
      ],
    }),
    element("p", { class: "hint" },
      t("theNumbersAlsoCountWho")),
  ];
}

async function sheetDays(studyId) {
  const counted = await figures(studyId);
  if ((counted.days ?? []).length === 0) return empty(t("noSheetHasArrivedYet"));
  const known = new Map(counted.days.map((one) => [one.date, one]));
  const days = everyDay([...known.keys()], counted.countTime).map((date) => known.get(date) ?? { date });
  const notified = days.map((one) => number(one.notified));
  return [
    element("div", { class: "figures" },
      figure(count(counted.participants), t("participantsWithSheets")),
      figure(decimal(counted.medianSheetsPerDay), t("sheetsOnADayWith")),
      counted.minutesPerDay ? figure(t("min", decimal(counted.minutesPerDay.median)),
        t("fillingInOnSuchA")) : null),
    chart({
      title: t("sheetsByDay"), head: t("day"), form: "bars", labels: days.map((one) => axisDay(one.date)),
      series: [
        { name: t("afterANotification"), values: notified, paint: "paint-1" },
        { name: t("withoutOne"), values: days.map((one, index) => number(one.sheets) - notified[index]),
          paint: "paint-2" },
      ],
    }),
    counted.truncated ? note(t("olderSheetsWereLeftOut2")) : null,
  ];
}

async function quality(studyId) {
  const [counted, known] = await Promise.all([figures(studyId), questionnaires(studyId).catch(() => [])]);
  const rows = counted.questionnaires ?? [];
  if (rows.length === 0) return empty(t("noSheetHasArrivedYet"));
  const title = (id) => text(known.find((one) => one.questionnaireId === id)?.title) || id;
  return [table(t("sheetsAndTheirQualityBy"),
    [t("questionnaire"), t("sheets"), t("participants"), t("incomplete"), t("minutesMedian"), t("clockWrong"), t("arrivedLate")],
    rows.map((row) => [
      element("a", { href: to("studies", studyId, "questionnaires", row.questionnaireId, "figures") },
        title(row.questionnaireId)),
      count(row.sheets), count(row.participants), count(row.incomplete),
      row.minutes ? decimal(row.minutes.median) : "–",
      count(number(row.clockImplausible) + number(row.clockInconsistent)), count(row.late)])),
  element("p", { class: "hint" },
    t("clockWrongSheetsWithAn"), time(counted.countTime), "."),
  table(t("platformsAndAppVersions"), [t("platform"), t("version"), t("participantsByNewestSheet"), t("sheets")],
    (counted.clients ?? []).map((one) =>
      [one.platform || t("notNamed"), one.appVersion || "–", count(one.participants), count(one.sheets)]))];
}

const lead = (studyId) => element("div", { class: "wide lead" }, loading(async () => {
  const { study: known } = await study(studyId);
  return element("p", { class: "hint" }, stateOf(known), " ",
    plural(known.questionnaires?.length, "questionnaire"), " · ",
    plural(known.groups?.length, "group"),
    known.startTime ? [t("from4"), time(known.startTime)] : null, known.endTime
      ? [t("until2"), time(known.endTime)] : null, " ",
    button(t("refresh"), () => document.dispatchEvent(new Event("drawagain")), { class: "small" }));
}));

export async function start({ studyId }) {
  for (const kind of ["recruitment", "figures", "compliance"]) forget(`${kind} ${studyId}`);
  const verb = "compliance.read";
  const head = [lead(studyId), loadingCard(t("needsAttentionToday"), () => attention(studyId),
    { id: "attention", studyId })];
  // One note instead of the same one in each card. If the answer is missing, each card finds out.
  const reading = await right(studyId, verb).catch(() => ({ granted: true }));
  if (!reading.granted) {
    return element("div", { class: "cards" }, head,
      card(t("figuresOfTheStudy"), unavailable(verb, reading), { id: "figures" }));
  }
  const how = (more = {}) => ({ studyId, verb, ...more });
  return element("div", { class: "cards" }, head,
    loadingCard(t("recruitment"), () => numbers(studyId), how({ id: "recruitment" })),
    loadingCard(t("compliance"), () => complianceTotal(studyId), how({ id: "compliance" })),
    loadingCard(t("joiningAndLeaving"), () => joining(studyId), how()),
    loadingCard(t("sheets"), () => sheetDays(studyId), how({ id: "sheets" })),
    loadingCard(t("notificationsAnswered"), async () => compliance(studyId), how({ id: "answered" })),
    loadingCard(t("sheetsAndTheirQuality"), () => quality(studyId), how({ wide: true, id: "quality" })));
}
