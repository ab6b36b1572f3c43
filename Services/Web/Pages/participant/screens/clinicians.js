/** Access of clinicians to a participant's data: given by two keys, listed with its readings, and ended. */

import { action, ask, field, h, icon, link, moment } from "../elements.js";
import { explain } from "../problems.js";
import { t } from "../texts.js";
import { choice, days, instant, scopeChoice } from "./share.js";

const CLINICIANS = "otolith.ingestion.v1.ClinicianService";
const DAY_MILLISECONDS = 86_400_000;
const EXPIRIES = [30, 90, 365];
const OPEN = ["OFFERED", "ACCEPTED"];

async function listed(device) {
  const found = [];
  for (let pageToken = ""; ;) {
    const page = await device.call(`${CLINICIANS}/ListGrants`, { pageToken, pageSize: 100 });
    found.push(...page.grants ?? []);
    pageToken = page.nextPageToken ?? "";
    if (pageToken === "") return found;
  }
}

async function readings(device, grantId) {
  const { readings: found = [] } = await device.call(`${CLINICIANS}/ListGrantReadings`, { grantId });
  if (found.length === 0) return h("p", { class: "hint" }, t("grantNotRead"));
  return h("ul", { class: "accesses" }, ...found.map(({ readTime }) => h("li", {}, moment(readTime))));
}

/** The readings, fetched when they are opened. */
function log(device, { grantId, readings: count = 0 }) {
  const place = h("div", {}, h("p", { class: "hint" }, t("loading")));
  const details = h("details", {
    toggle: async () => {
      if (!details.open) return;
      try {
        place.replaceChildren(await readings(device, grantId));
      } catch (error) {
        place.replaceChildren(h("p", { class: "error", role: "alert" }, explain(error)));
      }
    },
  }, h("summary", {}, t("grantReadings", count)), place);
  return details;
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
  return h("section", { class: "group-card grant" }, h("h3", {}, grant.clinicianName || t("grantNobody")),
    h("p", { class: "hint" }, t(`grant.${state}`, moment(grant.expireTime))),
    OPEN.includes(state) ? confirmation(app, grant) : log(device, grant), end);
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
  const grants = await listed(device);
  const place = h("div", { class: "new-grant" });
  const select = studies.length < 2 ? null : h("select", {
    "aria-label": t("study"), change: () => go(["clinicians", select.value], true),
  }, ...studies.map((one) => h("option", { value: one.study.studyId, selected: one === chosen }, one.study.title?.text)));
  return {
    nodes: [
      h("header", { class: "top" }, link(["results"], { class: "round", "aria-label": t("back") }, icon("back"))),
      h("h1", {}, t("clinicians")), h("p", {}, t("cliniciansNote")), select,
      ...chosen === undefined ? [h("p", { class: "empty" }, t("resultsNone"))] : form(app, chosen, place),
      grants.length === 0 ? null : h("h2", {}, t("grants")), ...grants.map((grant) => grantCard(app, grant)),
    ],
  };
}
