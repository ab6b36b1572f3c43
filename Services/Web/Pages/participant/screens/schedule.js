/** The times of one questionnaire, which a participant may change where the study allows it. */

import { action, announce, backTo, field, h, localized, toggle } from "../elements.js";
import { explain } from "../problems.js";
import { t } from "../texts.js";

const PLANNING = "otolith.planning.v1.PlanningService";

const clock = (minutes) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

function times({ schedule }) {
  const kind = schedule?.standard !== undefined ? "planRandom" : schedule?.monthly !== undefined ? "planMonthly" : "planFixed";
  const daily = schedule?.daily?.minutesOfDay ?? [];
  return h("p", {}, t(kind), daily.length === 0 ? "" : `: ${daily.map(clock).join(", ")}`);
}

/** Fixed times of each day as the participant's own plan. */
function own({ device, show }, named, { schedule, own: isOwn = false, muted = false }) {
  const list = h("div", { class: "times" });
  const add = (minutes) => {
    const input = h("input", { type: "time", required: true, value: clock(minutes) });
    list.append(field(t("time", list.children.length + 1), input));
  };
  for (const minutes of schedule?.daily?.minutesOfDay ?? [9 * 60, 18 * 60]) add(minutes);
  const change = async (method, more) => {
    await device.call(`${PLANNING}/${method}`, { ...named, ...more });
    announce(t("saved"));
    device.synchronise();
    await show();
  };
  const save = action(t("save"), () => change("SetSchedule", { daily: {
    minutesOfDay: [...list.querySelectorAll("input")].filter(({ value }) => value !== "").map(({ value }) => {
      const [hours, minutes] = value.split(":").map(Number);
      return hours * 60 + minutes;
    }) } }), explain);
  const reset = action(t("scheduleReset"), () => change("ResetSchedule", {}), explain, { class: "" });
  const mute = toggle(t("scheduleMuted"), muted, async (isMuted) => {
    await change(isMuted ? "SetSchedule" : "ResetSchedule", isMuted ? { muted: true } : {})
      .catch((error) => announce(explain(error)));
  });
  return h("form", { class: "group-card", submit: (event) => { event.preventDefault(); save.run(); } },
    mute, muted ? null : h("h2", {}, t("scheduleTimes")), muted ? null : list,
    muted ? null : h("button", { type: "button", click: () => add(12 * 60) }, t("addTime")),
    muted ? null : save.node, isOwn && !muted ? reset.node : null);
}

export async function draw(app, studyId, questionnaireId, scheduleId = "") {
  const { device } = app;
  const named = { studyId, questionnaireId, scheduleId };
  const { studies = [] } = await device.gateway.catalogue();
  const questionnaire = studies.find(({ study }) => study.studyId === studyId)?.questionnaires
    ?.find((one) => one.questionnaireId === questionnaireId);
  let nodes;
  try {
    const found = await device.call(`${PLANNING}/GetSchedule`, named);
    const mayChange = found.schedule?.participantMayChange ?? false;
    nodes = [h("p", { class: "hint" }, t(!mayChange ? "scheduleFixed" : found.own ? "scheduleOwn" : "scheduleStudy")),
      times(found), mayChange ? own(app, named, found) : null];
  } catch (error) {
    nodes = [h("p", { class: "error", role: "alert" }, explain(error))];
  }
  return {
    nodes: [backTo(["settings"]),
      h("h1", {}, t("scheduleTitle")), localized("p", { class: "lead" }, questionnaire?.title), ...nodes],
  };
}
