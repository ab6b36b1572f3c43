/** The patients of a clinician: keys entered, and the report of one patient at a time. */

import { timeZone } from "../device.js";
import { action, backTo, field, h, icon, moment } from "../elements.js";
import { explain } from "../problems.js";
import { language, t } from "../texts.js";

const CLINICIANS = "otolith.ingestion.v1.ClinicianService";

function form(device) {
  const key = h("input", { type: "text", autocomplete: "off", autocapitalize: "characters" });
  const name = h("input", { type: "text", maxlength: 80, autocomplete: "name" });
  const place = h("div", { "aria-live": "polite" });
  const accept = action(t("patientAccept"), async () => {
    const { clinicianKey, expireTime } = await device.call(`${CLINICIANS}/AcceptGrant`, {
      patientKey: key.value, clinicianName: name.value.trim() });
    place.replaceChildren(h("p", { class: "code" }, clinicianKey), h("p", {}, t("patientAccepted", moment(expireTime))));
  }, explain);
  return h("section", { class: "group-card grant" }, h("h2", {}, t("patientNew")), field(t("patientKey"), key, t("patientKeyNote")),
    field(t("clinicianName"), name, t("clinicianNameNote")), accept.node, place);
}

const reportAddress = (grant) => `/report?${new URLSearchParams({ grant, language: language(), zone: timeZone() })}`;

function patientCard({ grantId, patientName, expireTime }) {
  return h("a", { class: "card entry", href: reportAddress(grantId), target: "_blank", rel: "noopener" },
    h("span", { class: "words" }, h("strong", {}, patientName), h("span", { class: "hint" }, t("grant.ACTIVE", moment(expireTime)))),
    icon("next"));
}

export async function draw({ device }) {
  const patients = await device.all(`${CLINICIANS}/ListPatients`, { pageSize: 100 }, "patients");
  return {
    nodes: [
      backTo(["settings"]),
      h("h1", {}, t("patients")), h("p", {}, t("patientsNote")), form(device),
      patients.length === 0 ? h("p", { class: "empty" }, t("patientsNone"))
        : h("div", { class: "cards" }, ...patients.map(patientCard)),
    ],
  };
}
