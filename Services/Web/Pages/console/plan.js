/** A participant's notifications: what was and what will be, and changes by the team. */

import { ask } from "./dialogs.js";
import { button, check, element, field, input, select } from "./elements.js";
import { day, text, time, timeIn, word } from "./format.js";
import { badge, empty, listing, table } from "./parts.js";
import { to } from "./routes.js";
import { all, call, newId, questionnaires, study } from "./service.js";
import { t } from "./texts.js";

const SERVICE = "planning.v1.OversightService";
const KINDS = { ANSWERED: "good", MISSED: "warn", EXPIRED: "warn", CANCELLED: "wrong" };

/** The value of a date field, which is on the clock of the team's browser, as an instant. */
const instant = (control) => new Date(control.value).toISOString();

const zoneHint = () =>
  t("onTheClockOfYour", Intl.DateTimeFormat().resolvedOptions().timeZone);

async function add(studyId, participant, changed) {
  const known = await questionnaires(studyId);
  const which = select(known.map((one) => [one.questionnaireId, text(one.title)]), "");
  const when = input({ type: "datetime-local", required: true });
  const minutes = input({ type: "number", min: 0, max: 44640, value: 0 });
  const quiet = check(t("alsoInTheParticipantS"));
  const notificationId = newId();
  const done = await ask(t("addANotification"), [
    field(t("questionnaire"), which), field(t("when"), when, { hint: zoneHint() }),
    field(t("minutesForAnsweringInTime"), minutes, { hint: t("untilTheNextNotification") }), quiet.node,
  ], t("add"), () => call(`${SERVICE}/AddNotification`, {
    studyId, participant, notificationId, questionnaireId: which.value, notifyTime: instant(when),
    expiresAfterMinutes: Number(minutes.value), overrideQuietHours: quiet.box.checked,
  }));
  if (done) changed();
}

async function move(studyId, notification, changed) {
  const when = input({ type: "datetime-local", required: true });
  const quiet = check(t("alsoInTheParticipantS"));
  const newNotificationId = newId();
  const done = await ask(t("moveTheNotification"), [field(t("newTime"), when, { hint: zoneHint() }), quiet.node],
    t("move"), () =>
    call(`${SERVICE}/MoveNotification`, {
      studyId, notificationId: notification.notificationId, newNotificationId, notifyTime: instant(when),
      overrideQuietHours: quiet.box.checked,
    }));
  if (done) changed();
}

async function cancel(studyId, notification, changed) {
  const done = await ask(t("cancelTheNotification"), [element("p", {}, t("itsScheduleDoesNotPlan"))],
    t("cancelIt"), () =>
    call(`${SERVICE}/CancelNotification`, { studyId, notificationId: notification.notificationId }),
      { danger: true });
  if (done) changed();
}

function row(studyId, participant, names, zone, changed) {
  return (one) => {
    const state = (one.state ?? "").replace("NOTIFICATION_STATE_", "");
    const isComing = Date.parse(one.notifyTime) > Date.now() && !one.cancelTime;
    return [
      element("a", { href: to("studies", studyId, "participants", participant, "notifications", one.notificationId) },
        timeIn(one.notifyTime, zone.name)),
      names(one.questionnaireId), [badge(word(one.state, "NOTIFICATION_STATE_"), KINDS[state] ?? ""),
        one.origin === "NOTIFICATION_ORIGIN_STAFF" ? badge(t("byTheTeam")) : null],
          timeIn(one.answerTime, zone.name) ?? "",
      isComing ? element("div", { class: "actions" },
        button(t("move2"), () => move(studyId, one, changed), { class: "small" }),
        button(t("cancel2"), () => cancel(studyId, one, changed), { class: "small" })) : null,
    ];
  };
}

const PERIODS = [["week", t("theLastSevenDaysAnd")], ["all", "everything"]];

export function plan(studyId, participant) {
  const shown = element("div");
  const zone = { name: "" };
  const line = element("p", { class: "hint" });
  const choice = select(PERIODS, "week", { on: { change: () => draw() } });
  const draw = () => {
    const known = questionnaires(studyId).catch(() => []);
    let names = (id) => id;
    shown.replaceChildren(listing({
      studyId, verb: "plan.read", label: t("notifications"), nothing: t("nothingIsPlannedInThis"),
      heads: [t("when"), t("questionnaire"), t("state"), t("answered"), t("actions")],
      load: async (pageToken) => {
        const titles = await known;
        names = (id) => text(titles.find((one) => one.questionnaireId === id)?.title) || id;
        const answer = await call(`${SERVICE}/GetParticipantPlan`, {
          studyId, participant, pageToken, includeCancelled: true, pageSize: 40,
          ...choice.value === "all" ? { fromTime: "2000-01-01T00:00:00Z" } : {},
        });
        zone.name = answer.timeZone ?? "";
        line.replaceChildren(zone.name ? t("timesOnTheParticipantS", zone.name)
          : t("noDeviceHasReportedIts"),
        ...(answer.consentEndTime ? [t("theConsentEndsOrEnded"), time(answer.consentEndTime), "."] : []));
        return { entries: answer.notifications ?? [], next: answer.nextPageToken ?? "" };
      },
      row: (one) => row(studyId, participant, names, zone, draw)(one),
    }));
  };
  draw();
  return [element("div", { class: "tools" }, field(t("period"), choice),
    button(t("addANotification2"), () => add(studyId, participant, draw))), line, shown];
}

async function setDate(studyId, participant) {
  const id = input({ required: true, spellcheck: "false" });
  const date = input({ type: "date", required: true });
  const done = await ask(t("setADate"), [field(t("idOfTheDate"), id, { hint: t("asTheStudySSchedules") }),
    field(t("date"), date, { hint: t("inTheParticipantSCalendar") })], t("set"), () =>
    call(`${SERVICE}/SetParticipantDate`, { studyId, participant, staffDateId: id.value, date: date.value }));
  if (done) document.dispatchEvent(new Event("drawagain"));
}

/** Dates from which schedules count for this participant. */
export async function dates(studyId, participant) {
  const found = await all(`${SERVICE}/ListParticipantDates`, { studyId, participant }, "participantDates");
  const remove = async (one) => {
    const done = await ask(t("removeTheDate"),
      [element("p", {}, t("notificationsThatCountFromIt"))], t("remove"), () =>
      call(`${SERVICE}/DeleteParticipantDate`, { studyId, participant, staffDateId: one.staffDateId }),
        { danger: true });
    if (done) document.dispatchEvent(new Event("drawagain"));
  };
  return [
    found.length === 0 ? empty(t("noDateIsSet"))
      : table(t("dates"), [t("id"), t("date"), t("setOn"), t("actions")], found.map((one) => [
      one.staffDateId, day(one.date), day(one.setTime), button(t("remove2"), () => remove(one), { class: "small" })])),
    element("div", { class: "actions" }, button(t("setADate2"), () => setDate(studyId, participant))),
  ];
}

/** Triggers that only the team can fire. */
export async function fire(studyId, participant) {
  const { study: known } = await study(studyId);
  const own = (known.triggers ?? []).filter((one) => one.staff);
  if (own.length === 0) return empty(t("theStudyHasNoTrigger"));
  const outcome = element("p", { role: "status" });
  const start = async (triggerId) => {
    const occurrenceId = newId();
    const done = await ask(t("fire", triggerId),
      [element("p", {}, t("planningAppliesItWithinMoments"))],
      t("fire2"), () => call(`${SERVICE}/FireTrigger`, { studyId, participant, triggerId, occurrenceId }));
    if (done) {
      outcome.textContent = `${triggerId}: ${word(done.occurrence.outcome ?? "TRIGGER_OUTCOME_not decided yet", "TRIGGER_OUTCOME_")}`;
    }
  };
  return [element("div", { class: "actions" }, own.map((one) =>
    button(t("fire3", one.triggerId), () => start(one.triggerId)))), outcome];
}
