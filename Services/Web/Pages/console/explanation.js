/** Why a notification stands at its instant: the service's inputs and steps. */

import { element } from "./elements.js";
import { count, day, duration, time, timeIn, word } from "./format.js";
import { badge, card, facts, note, table } from "./parts.js";
import { to } from "./routes.js";
import { call } from "./service.js";
import { t } from "./texts.js";

const json = (title, source) => {
  if (!source) return null;
  let shown = source;
  try { shown = JSON.stringify(JSON.parse(source), null, 2); } catch { /* As it came. */ }
  return element("details", {}, element("summary", {}, title), element("pre", { tabindex: "0" }, shown));
};

const range = (one, zone) => (one ? [timeIn(one.startTime, zone), " – ", timeIn(one.endTime, zone)] : null);

function draw(one) {
  if (!one) return card(t("theDraw"), element("p", {}, t("theTeamChoseTheInstant")));
  const zone = one.timeZone;
  return card(t("theDraw"), [
    facts([[t("date"), one.date], [t("countedFrom"), one.dayZero], [t("timeZone"), zone],
      [t("timeZoneRules"), one.tzdataVersion || "unknown"], [t("rulesToRepeatIt"), one.tzdataVersionNow],
      [t("revisionOfThePlan"), one.revision], [t("seedOfTheDate"), one.seed ? element("code", {}, one.seed) : null],
      [t("theScheduleSTime"), timeIn(one.wishTime, zone)]]),
    (one.windows ?? []).length > 0 ? [element("h3", {}, t("windowsOfTheDate")),
      element("ul", {}, one.windows.map((window) => element("li", {}, range(window, zone))))] : null,
    (one.steps ?? []).length > 0 ? [element("h3", {}, t("drawnPositions")),
      table(t("drawnPositions"), [t("step"), t("ownPart"), t("drawnFrom"), t("position"), t("instant"), t("note")],
        one.steps.map((step, index) => [
        count(index + 1), `${count(step.partFirst)}–${count(step.partLast)}`,
          `${count(step.lowest)}–${count(step.highest)}`,
        count(step.position), timeIn(step.drawTime, zone),
        [index + 1 === one.step ? badge(t("thisOne"), "good") : null, step.gapCorrected
          ? badge(t("movedByTheGap")) : null]])),
      element("p", { class: "hint" },
        t("positionsAreSecondsOfThe", count(one.lastPosition)))] : null,
    json(t("theSchedule"), one.scheduleJson),
  ], { wide: true });
}

function placement(one, zone) {
  if (!one) return null;
  return card(t("theParticipantSOverallRules"), [
    element("p", {}, one.moved ? t("theyMovedTheNotificationAway")
      : t("theyDidNotMoveThe")),
    (one.neighbours ?? []).length > 0 ? [element("h3", {}, t("placedBeforeItWithinTwelve")),
      element("ul", {}, one.neighbours.map((near) => element("li", {}, timeIn(near.notifyTime, zone))))] : null,
    json(t("theRules"), one.rulesJson),
  ], { wide: true });
}

function trigger(one, zone) {
  if (!one) return null;
  return card(t("theTrigger"), facts([
    [t("trigger"), one.triggerId], [t("occurred"), timeIn(one.fireTime, zone)],
    [t("drawnDelay"), duration(one.delaySeconds)],
      [t("drawnFrom"), `${duration(one.lowestSeconds)} – ${duration(one.highestSeconds)}`],
    [t("notBefore"), timeIn(one.drawTime, zone)], [t("window"), range(one.window, zone)],
    [t("cooldown"), t("min", count(one.cooldownMinutes))],
    ...(one.optionDraw ? [[t("drawnOption"), one.optionDraw.optionId]] : [])]), { wide: true });
}

/** Staff see what the services do as days, and what devices report as instants. */
const EVENTS = [
  ["planTime", t("plannedOn"), day], ["handOutTime", t("fetchedByADeviceOn"), day], ["sendTime", t("sentOn"), day],
  ["deliverTime", t("shown"), time], ["openTime", t("opened"), time], ["dismissTime", t("dismissed"), time],
  ["answerTime", t("answeredByASheet"), time], ["cancelTime", t("cancelledOn"), day],
];

export async function explanation(studyId, participant, notificationId) {
  const answer = await call("planning.v1.OversightService/ExplainNotification", { studyId, notificationId });
  const { notification: one } = answer;
  const zone = answer.draw?.timeZone ?? "";
  return [
    element("p", {}, element("a", { href: to("studies", studyId, "participants", participant) },
      t("participant", participant))),
    element("div", { class: "cards" },
      card(t("notification"), [
        facts([[t("time"), timeIn(one.notifyTime, zone)], [t("questionnaire"), one.questionnaireId],
          [t("schedule"), one.scheduleId],
          [t("state"), word(one.state, "NOTIFICATION_STATE_")], [t("canBeAnsweredUntil"), timeIn(one.expireTime, zone)],
          [t("fixedClockTime"), one.fixed ? t("yes") : t("noDrawn")],
          [t("notPlannedBecause"), one.unplacedReason ? word(one.unplacedReason, "UNPLACED_REASON_") : null]]),
        element("h3", {}, t("whatHappened")),
        facts([...EVENTS.map(([name, label, show]) => [label, show(one[name])]),
          [t("cancelledByTheTeam"), one.cancelledByStaff ? t("yes") : null]]),
        answer.reproduced ? element("p", {}, badge("reproduced", "good"),
          t("repeatingDrawAndPlacementGives"))
          : answer.draw ? note(t("repeatingTheDrawDoesNot")) : null,
      ], { wide: true }),
      draw(answer.draw), placement(answer.placement, zone), trigger(answer.trigger, zone)),
  ];
}
