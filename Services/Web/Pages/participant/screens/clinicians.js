/** Access of clinicians to a participant's data: given by two keys, listed with its readings, and ended. */

import { action, ask, backTo, field, h, moment, studyChoice } from "../elements.js";
import { explain } from "../problems.js";
import { t } from "../texts.js";
import { DAY_MILLISECONDS, choice, days, fetched, instant, scopeChoice } from "./share.js";

const CLINICIANS = "otolith.ingestion.v1.ClinicianService";
const EXPIRIES = [30, 90, 365];
const OPEN = ["OFFERED", "ACCEPTED"];

async function readings(device, grantId) {
  const { readings: found = [] } = await device.call(`${CLINICIANS}/ListGrantReadings`, { grantId });
  if (found.length === 0) return h("p", { class: "hint" }, t("grantNotRead"));
  return h("ul", { class: "accesses" }, ...found.map(({ readTime }) => h("li", {}, moment(readTime))));
}

/** Asks for the key that the clinician was shown. */
function confirmation({ device, show }, { grantId }) {
  const key = h("input", { type: "text", autocomplete: "off", autocapitalize: "characters" });
  const confirm = action(t("grantConfirm"), async () => {
    await device.call(`${CLINICIANS}/ConfirmGrant`, { grantId, clinicianKey: key.value });
    await show();
  }, explain);
  return h("div", {}, field(t("grantClinicianKey"), key, t("grantClinicianKeyNote")), confirm.node);
}

function grantCard(app, grant) {
  const { device, show } = app;
  const state = (grant.state ?? "").replace("GRANT_STATE_", "");
  const isRunning = state === "ACTIVE" || OPEN.includes(state);
  const end = !isRunning ? null : action(t("grantRevoke"), async () => {
    if (!await ask(t("grantRevokeTitle"), t("grantRevokeNote"), t("grantRevoke"), { isDangerous: true })) return;
    await device.call(`${CLINICIANS}/RevokeGrant`, { grantId: grant.grantId });
    await show();
  }, explain, { class: "" }).node;
  const log = () => fetched(t("grantReadings", grant.readings ?? 0), () => readings(device, grant.grantId));
  return h("section", { class: "group-card grant" }, h("h3", {}, grant.clinicianName || t("grantNobody")),
    h("p", { class: "hint" }, t(`grant.${state}`, moment(grant.expireTime))),
    OPEN.includes(state) ? confirmation(app, grant) : log(), end);
}

/** The new grant with its key, which is shown once. */
function made({ patientKey, grant }) {
  return h("section", { class: "group-card grant new" }, h("h2", { tabindex: "-1" }, t("grantMade")),
    h("p", { class: "code" }, patientKey), h("p", {}, t("grantMadeNote", moment(grant.expireTime))));
}

function form({ device, show }, chosen, place) {
  const { node: what, scope } = scopeChoice(chosen);
  const expiry = choice(EXPIRIES, 90, days);
  const name = h("input", { type: "text", maxlength: 80, autocomplete: "name" });
  const create = action(t("grantMake"), async () => {
    const answer = await device.call(`${CLINICIANS}/CreateGrant`, {
      grantId: crypto.randomUUID(), scope: scope(), patientName: name.value.trim(),
      expireTime: instant(Date.now() + Number(expiry.value) * DAY_MILLISECONDS) });
    const node = made(answer);
    await show();
    document.querySelector(".new-grant").replaceChildren(node);
    node.querySelector("h2").focus();
  }, explain);
  return [place, h("section", { class: "group-card grant" }, h("h2", {}, t("grantNew")), what,
    field(t("grantName"), name, t("grantNameNote")), field(t("shareExpiry"), expiry), create.node)];
}

export async function draw(app, wanted = "") {
  const { device, go } = app;
  const { studies } = await device.contents();
  const chosen = studies.find((one) => one.study.studyId === wanted) ?? studies[0];
  const grants = await device.all(`${CLINICIANS}/ListGrants`, { pageSize: 100 }, "grants");
  const place = h("div", { class: "new-grant" });
  const select = studyChoice(studies, chosen, (studyId) => go(["clinicians", studyId], true));
  return {
    nodes: [
      backTo(["results"]),
      h("h1", {}, t("clinicians")), h("p", {}, t("cliniciansNote")), select,
      ...chosen === undefined ? [h("p", { class: "empty" }, t("resultsNone"))] : form(app, chosen, place),
      grants.length === 0 ? null : h("h2", {}, t("grants")), ...grants.map((grant) => grantCard(app, grant)),
    ],
  };
}
