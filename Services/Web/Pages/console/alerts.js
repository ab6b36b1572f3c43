/** Alerts of the study's triggers, their deliveries, and the channels by which they reach the team. */

import { rolesOn } from "./access.js";
import { ask } from "./dialogs.js";
import { button, check, element, field, input, select } from "./elements.js";
import { text, time, word } from "./format.js";
import { badge, card, empty, listing, loading, loadingCard, note, roleName, table } from "./parts.js";
import { keep, to } from "./routes.js";
import { call, paged } from "./service.js";
import { t } from "./texts.js";

const SERVICE = "planning.v1.AlertService";
const FILTERS = [["OPEN", t("openAlerts")], ["FAILED", t("withAFailedDelivery")], ["ALL", t("allAlerts")]];
const KINDS = { FAILED: "bad", DELIVERED: "good" };

async function acknowledge(studyId, alert, changed) {
  const words = element("textarea", { maxlength: 1000 });
  const done = await ask(t("acknowledgeTheAlert"), [
    element("p", {}, text(alert.text)), field(t("note"), words, { hint: t("withoutDataThatIdentifies") }),
  ], t("acknowledge"), () => call(`${SERVICE}/AcknowledgeAlert`,
    { studyId, alertId: alert.alertId, note: words.value }));
  if (done) changed();
}

async function retry(studyId, alert, changed) {
  await call(`${SERVICE}/RetryAlert`, { studyId, alertId: alert.alertId });
  changed();
}

function delivery(one) {
  const state = (one.state ?? "").replace("ALERT_DELIVERY_STATE_", "");
  return element("li", {}, element("code", {}, one.channelId), one.escalation ? ` ${t("escalation")} ` : " ",
    badge(t(`delivery.${state}`), KINDS[state] ?? ""),
    one.failure ? ` ${word(one.failure, "ALERT_FAILURE_")}` : null, one.httpStatus ? ` ${one.httpStatus}` : null,
    one.attemptTime ? [" ", t("nextAttempt"), " ", time(one.attemptTime)] : null);
}

function state(alert) {
  if (alert.acknowledgeTime) {
    return [badge(t("acknowledged"), "good"), " ", time(alert.acknowledgeTime),
      alert.note ? element("p", { class: "hint" }, alert.note) : null];
  }
  return [badge(alert.escalateTime ? t("escalated") : t("openAlert"), "warn"),
    alert.withdrawn ? [" ", badge(t("causeWithdrawn"))] : null,
    alert.escalateAfterTime && !alert.escalateTime ? [" ", t("escalates"), " ", time(alert.escalateAfterTime)] : null];
}

const list = (studyId, filter, changed) => listing({
  studyId, verb: "alert.read", label: t("alerts"), nothing: t("thereAreNoSuchAlerts"),
  heads: [t("raised"), t("pseudonym"), t("alert"), t("state"), t("deliveries"), t("decision")],
  load: paged(`${SERVICE}/ListAlerts`,
    { studyId, filter: filter === "ALL" ? "ALERT_FILTER_UNSPECIFIED" : `ALERT_FILTER_${filter}` }, "alerts"),
  row: (alert) => [
    time(alert.raiseTime),
    element("a", { href: to("studies", studyId, "participants", alert.participant) },
      element("code", {}, alert.participant)),
    [element("code", {}, alert.triggerId), element("p", {}, text(alert.text))], state(alert),
    element("ul", {}, (alert.deliveries ?? []).map(delivery)),
    element("div", { class: "actions" },
      alert.acknowledgeTime ? null
        : button(t("acknowledge2"), () => acknowledge(studyId, alert, changed), { class: "small" }),
      (alert.deliveries ?? []).some((one) => one.state === "ALERT_DELIVERY_STATE_FAILED")
        ? button(t("sendAgain"), () => retry(studyId, alert, changed), { class: "small" }) : null),
  ],
});

async function setChannel(studyId, known, changed, channelId = "") {
  const name = input({ required: true, spellcheck: "false", value: channelId });
  const kind = select([["mail", t("mailToRoles")], ["webhook", t("webhook")]], "mail", { on: { change: () => draw() } });
  const boxes = known.filter((one) => one.scope === "study" && (one.verbs ?? []).includes("alert.read"))
    .map((one) => [one.role, check(roleName(one.role))]);
  const url = input({ type: "url", spellcheck: "false", placeholder: "https://" });
  const secret = input({ type: "password", autocomplete: "new-password" });
  const target = element("div");
  const draw = () => target.replaceChildren(...kind.value === "mail" ? boxes.map(([, box]) => box.node)
    : [field(t("address"), url), field(t("secret"), secret, { hint: t("emptyKeepsTheSecret") })]);
  draw();
  const done = await ask(t("setAChannel"), [
    field(t("name"), name, { hint: t("asInTheStudyFile") }), field(t("kind"), kind), target,
  ], t("set"), () => call(`${SERVICE}/SetAlertChannel`, { studyId, channel: {
    channelId: name.value.trim(), ...kind.value === "mail"
      ? { mail: { roles: boxes.filter(([, one]) => one.box.checked).map(([role]) => role) } }
      : { webhook: { url: url.value.trim(), secret: secret.value } } } }));
  if (done) changed();
}

async function deleteChannel(studyId, channelId, changed) {
  const done = await ask(t("deleteTheChannel"), [element("p", {}, t("alertsOfTriggersThatName", channelId))],
    t("delete"), () => call(`${SERVICE}/DeleteAlertChannel`, { studyId, channelId }), { danger: true });
  if (done) changed();
}

async function channels(studyId, changed) {
  const [answer, known] = await Promise.all([
    call(`${SERVICE}/ListAlertChannels`, { studyId }),
    rolesOn(`studies/${studyId}`)]);
  const found = answer.channels ?? [];
  return [
    found.length === 0 ? empty(t("theStudyHasNoChannels")) : table(t("channels"),
      [t("name"), t("target"), t("setOn"), t("decision")], found.map((one) => [
        element("code", {}, one.channelId),
        one.webhook ? element("code", {}, one.webhook.url) : (one.mail?.roles ?? []).map(roleName).join(", "),
        time(one.updateTime),
        button(t("delete2"), () => deleteChannel(studyId, one.channelId, changed), { class: "small" })])),
    (answer.missingChannelIds ?? []).map((id) => note(t("aTriggerNamesTheChannel", id), " ",
      button(t("setIt"), () => setChannel(studyId, known, changed, id), { class: "small" }))),
    element("div", { class: "actions" }, button(t("setAChannel2"), () => setChannel(studyId, known, changed))),
  ];
}

export function alerts({ studyId, query }) {
  const shown = element("div");
  const choice = select(FILTERS, query.get("filter") ?? "OPEN", { on: { change: () => draw() } });
  const draw = () => {
    keep({ filter: choice.value === "OPEN" ? "" : choice.value });
    shown.replaceChildren(loading(() => list(studyId, choice.value, draw), { studyId, verb: "alert.read" }));
  };
  draw();
  const again = () => document.dispatchEvent(new Event("drawagain"));
  return [
    card(t("alerts"), [element("div", { class: "tools" }, field(t("show"), choice)), shown,
      element("p", { class: "hint" }, t("anAlertNamesTheParticipant"))], { wide: true }),
    loadingCard(t("channels"), () => channels(studyId, again), { studyId, verb: "alert.change" }),
  ];
}
