/** Why a notification stands at its instant: the service's inputs and steps. */

import { element } from "./elements.js";
import { count, day, duration, time, timeIn, word } from "./format.js";
import { badge, card, facts, note, table } from "./parts.js";
import { to } from "./routes.js";
import { call } from "./service.js";

const json = (title, source) => {
  if (!source) return null;
  let shown = source;
  try { shown = JSON.stringify(JSON.parse(source), null, 2); } catch { /* As it came. */ }
  return element("details", {}, element("summary", {}, title), element("pre", { tabindex: "0" }, shown));
};

const range = (one, zone) => (one ? [timeIn(one.startTime, zone), " – ", timeIn(one.endTime, zone)] : null);

function draw(one) {
  if (!one) return card("The draw", element("p", {}, "The team chose the instant; nothing was drawn."));
  const zone = one.timeZone;
  return card("The draw", [
    facts([["Date", one.date], ["Counted from", one.dayZero], ["Time zone", zone],
      ["Time zone rules", one.tzdataVersion || "unknown"], ["Rules to repeat it", one.tzdataVersionNow],
      ["Revision of the plan", one.revision], ["Seed of the date", one.seed ? element("code", {}, one.seed) : null],
      ["The schedule's time", timeIn(one.wishTime, zone)]]),
    (one.windows ?? []).length > 0 ? [element("h3", {}, "Windows of the date"),
      element("ul", {}, one.windows.map((window) => element("li", {}, range(window, zone))))] : null,
    (one.steps ?? []).length > 0 ? [element("h3", {}, "Drawn positions"),
      table("Drawn positions", ["Step", "Own part", "Drawn from", "Position", "Instant", "Note"],
        one.steps.map((step, index) => [
        count(index + 1), `${count(step.partFirst)}–${count(step.partLast)}`,
          `${count(step.lowest)}–${count(step.highest)}`,
        count(step.position), timeIn(step.drawTime, zone),
        [index + 1 === one.step ? badge("this one", "good") : null, step.gapCorrected
          ? badge("moved by the gap") : null]])),
      element("p", { class: "hint" },
        `Positions are seconds of the windows, numbered from 0 to ${count(one.lastPosition)}.`)] : null,
    json("The schedule", one.scheduleJson),
  ], { wide: true });
}

function placement(one, zone) {
  if (!one) return null;
  return card("The participant's overall rules", [
    element("p", {}, one.moved ? "They moved the notification away from its schedule's time."
      : "They did not move the notification."),
    (one.neighbours ?? []).length > 0 ? [element("h3", {}, "Placed before it, within twelve hours"),
      element("ul", {}, one.neighbours.map((near) => element("li", {}, timeIn(near.notifyTime, zone))))] : null,
    json("The rules", one.rulesJson),
  ], { wide: true });
}

function trigger(one, zone) {
  if (!one) return null;
  return card("The trigger", facts([
    ["Trigger", one.triggerId], ["Occurred", timeIn(one.fireTime, zone)],
    ["Drawn delay", duration(one.delaySeconds)],
      ["Drawn from", `${duration(one.lowestSeconds)} – ${duration(one.highestSeconds)}`],
    ["Not before", timeIn(one.drawTime, zone)], ["Window", range(one.window, zone)],
    ["Cooldown", `${count(one.cooldownMinutes)} min`]]), { wide: true });
}

/** Staff see what the services do as days, and what devices report as instants. */
const EVENTS = [
  ["planTime", "Planned on", day], ["handOutTime", "Fetched by a device on", day], ["sendTime", "Sent on", day],
  ["deliverTime", "Shown", time], ["openTime", "Opened", time], ["dismissTime", "Dismissed", time],
  ["answerTime", "Answered by a sheet", time], ["cancelTime", "Cancelled on", day],
];

export async function explanation(studyId, participant, notificationId) {
  const answer = await call("planning.v1.OversightService/ExplainNotification", { studyId, notificationId });
  const { notification: one } = answer;
  const zone = answer.draw?.timeZone ?? "";
  return [
    element("p", {}, element("a", { href: to("studies", studyId, "participants", participant) },
      `Participant ${participant}`)),
    element("div", { class: "cards" },
      card("Notification", [
        facts([["Time", timeIn(one.notifyTime, zone)], ["Questionnaire", one.questionnaireId],
          ["Schedule", one.scheduleId],
          ["State", word(one.state, "NOTIFICATION_STATE_")], ["Can be answered until", timeIn(one.expireTime, zone)],
          ["Fixed clock time", one.fixed ? "yes" : "no, drawn"],
          ["Not planned because", one.unplacedReason ? word(one.unplacedReason, "UNPLACED_REASON_") : null]]),
        element("h3", {}, "What happened"),
        facts([...EVENTS.map(([name, label, show]) => [label, show(one[name])]),
          ["Cancelled by the team", one.cancelledByStaff ? "yes" : null]]),
        answer.reproduced ? element("p", {}, badge("reproduced", "good"),
          " Repeating draw and placement gives the same instant.")
          : answer.draw ? note("Repeating the draw does not give the same instant: the time zone rules or "
            + "the other notifications of that "
            + "time are no longer known.") : null,
      ], { wide: true }),
      draw(answer.draw), placement(answer.placement, zone), trigger(answer.trigger, zone)),
  ];
}
