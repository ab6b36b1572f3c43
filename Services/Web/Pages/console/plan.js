/** A participant's notifications: what was and what will be, and changes by the team. */

import { ask } from "./dialogs.js";
import { button, check, element, field, input, select } from "./elements.js";
import { day, text, time, timeIn, word } from "./format.js";
import { badge, empty, listing, table } from "./parts.js";
import { to } from "./routes.js";
import { all, call, newId, questionnaires, study } from "./service.js";

const SERVICE = "planning.v1.OversightService";
const KINDS = { ANSWERED: "good", MISSED: "warn", EXPIRED: "warn", CANCELLED: "wrong" };

/** The value of a date field, which is on the clock of the team's browser, as an instant. */
const instant = (control) => new Date(control.value).toISOString();

const zoneHint = () =>
  `On the clock of your device (${Intl.DateTimeFormat().resolvedOptions().timeZone}).`;

async function add(studyId, participant, changed) {
  const known = await questionnaires(studyId);
  const which = select(known.map((one) => [one.questionnaireId, text(one.title)]), "");
  const when = input({ type: "datetime-local", required: true });
  const minutes = input({ type: "number", min: 0, max: 44640, value: 0 });
  const quiet = check("Also in the participant's quiet hours");
  const notificationId = newId();
  const done = await ask("Add a notification", [
    field("Questionnaire", which), field("When", when, { hint: zoneHint() }),
    field("Minutes for answering in time", minutes, { hint: "0: until the next notification." }), quiet.node,
  ], "Add", () => call(`${SERVICE}/AddNotification`, {
    studyId, participant, notificationId, questionnaireId: which.value, notifyTime: instant(when),
    expiresAfterMinutes: Number(minutes.value), overrideQuietHours: quiet.box.checked,
  }));
  if (done) changed();
}

async function move(studyId, notification, changed) {
  const when = input({ type: "datetime-local", required: true });
  const quiet = check("Also in the participant's quiet hours");
  const newNotificationId = newId();
  const done = await ask("Move the notification", [field("New time", when, { hint: zoneHint() }), quiet.node],
    "Move", () =>
    call(`${SERVICE}/MoveNotification`, {
      studyId, notificationId: notification.notificationId, newNotificationId, notifyTime: instant(when),
      overrideQuietHours: quiet.box.checked,
    }));
  if (done) changed();
}

async function cancel(studyId, notification, changed) {
  const done = await ask("Cancel the notification", [element("p", {}, "Its schedule does not plan it again.")],
    "Cancel it", () =>
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
        one.origin === "NOTIFICATION_ORIGIN_STAFF" ? badge("by the team") : null],
          timeIn(one.answerTime, zone.name) ?? "",
      isComing ? element("div", { class: "actions" },
        button("Move …", () => move(studyId, one, changed), { class: "small" }),
        button("Cancel …", () => cancel(studyId, one, changed), { class: "small" })) : null,
    ];
  };
}

const PERIODS = [["week", "the last seven days and what comes"], ["all", "everything"]];

export function plan(studyId, participant) {
  const shown = element("div");
  const zone = { name: "" };
  const line = element("p", { class: "hint" });
  const choice = select(PERIODS, "week", { on: { change: () => draw() } });
  const draw = () => {
    const known = questionnaires(studyId).catch(() => []);
    let names = (id) => id;
    shown.replaceChildren(listing({
      studyId, verb: "plan.read", label: "Notifications", nothing: "Nothing is planned in this period.",
      heads: ["When", "Questionnaire", "State", "Answered", "Actions"],
      load: async (pageToken) => {
        const titles = await known;
        names = (id) => text(titles.find((one) => one.questionnaireId === id)?.title) || id;
        const answer = await call(`${SERVICE}/GetParticipantPlan`, {
          studyId, participant, pageToken, includeCancelled: true, pageSize: 40,
          ...choice.value === "all" ? { fromTime: "2000-01-01T00:00:00Z" } : {},
        });
        zone.name = answer.timeZone ?? "";
        line.replaceChildren(zone.name ? `Times on the participant's clock (${zone.name}).`
          : "No device has reported its time zone yet: times on your clock.",
        ...(answer.consentEndTime ? [" The consent ends or ended ", time(answer.consentEndTime), "."] : []));
        return { entries: answer.notifications ?? [], next: answer.nextPageToken ?? "" };
      },
      row: (one) => row(studyId, participant, names, zone, draw)(one),
    }));
  };
  draw();
  return [element("div", { class: "tools" }, field("Period", choice),
    button("Add a notification …", () => add(studyId, participant, draw))), line, shown];
}

async function setDate(studyId, participant) {
  const id = input({ required: true, spellcheck: "false" });
  const date = input({ type: "date", required: true });
  const done = await ask("Set a date", [field("Id of the date", id, { hint: "As the study's schedules name it." }),
    field("Date", date, { hint: "In the participant's calendar." })], "Set", () =>
    call(`${SERVICE}/SetParticipantDate`, { studyId, participant, staffDateId: id.value, date: date.value }));
  if (done) document.dispatchEvent(new Event("drawagain"));
}

/** Dates from which schedules count for this participant. */
export async function dates(studyId, participant) {
  const found = await all(`${SERVICE}/ListParticipantDates`, { studyId, participant }, "participantDates");
  const remove = async (one) => {
    const done = await ask("Remove the date",
      [element("p", {}, "Notifications that count from it are cancelled.")], "Remove", () =>
      call(`${SERVICE}/DeleteParticipantDate`, { studyId, participant, staffDateId: one.staffDateId }),
        { danger: true });
    if (done) document.dispatchEvent(new Event("drawagain"));
  };
  return [
    found.length === 0 ? empty("No date is set.")
      : table("Dates", ["Id", "Date", "Set on", "Actions"], found.map((one) => [
      one.staffDateId, day(one.date), day(one.setTime), button("Remove …", () => remove(one), { class: "small" })])),
    element("div", { class: "actions" }, button("Set a date …", () => setDate(studyId, participant))),
  ];
}

/** Triggers that only the team can fire. */
export async function fire(studyId, participant) {
  const { study: known } = await study(studyId);
  const own = (known.triggers ?? []).filter((one) => one.staff);
  if (own.length === 0) return empty("The study has no trigger that the team fires.");
  const outcome = element("p", { role: "status" });
  const start = async (triggerId) => {
    const occurrenceId = newId();
    const done = await ask(`Fire “${triggerId}”`,
      [element("p", {}, "Planning applies it within moments by the trigger's rules.")],
      "Fire", () => call(`${SERVICE}/FireTrigger`, { studyId, participant, triggerId, occurrenceId }));
    if (done) {
      outcome.textContent = `${triggerId}: ${word(done.occurrence.outcome ?? "TRIGGER_OUTCOME_not decided yet", "TRIGGER_OUTCOME_")}`;
    }
  };
  return [element("div", { class: "actions" }, own.map((one) =>
    button(`Fire “${one.triggerId}” …`, () => start(one.triggerId)))), outcome];
}
