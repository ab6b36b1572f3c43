/** The studies of the person, by the roles that the service lists. */

import { element } from "./elements.js";
import { plural, text, time } from "./format.js";
import { badge, empty, roleName } from "./parts.js";
import { to } from "./routes.js";
import { all, me, study } from "./service.js";

/** Whether a study runs now, by its dates and its pause. */
export function stateOf(known, now = Date.now()) {
  if (known.endTime && Date.parse(known.endTime) <= now) return badge("ended");
  if (known.paused) return badge("paused", "warn");
  if (known.startTime && Date.parse(known.startTime) > now) return badge("not begun");
  return badge("running", "good");
}

function tile(studyId, roles, answer) {
  const known = answer?.study;
  return element("li", {}, element("a", { class: "study", href: to("studies", studyId) },
    element("span", { class: "name" }, text(known?.title) || studyId),
    element("span", { class: "hint" }, studyId),
    element("span", {}, known ? stateOf(known) : badge("not published"), " ",
      roles.map((role) => badge(roleName(role)))),
    known ? element("span", { class: "hint" }, plural(known.questionnaires?.length, "questionnaire"),
      known.endTime ? [" · until ", time(known.endTime)] : null) : null));
}

/** Study ids with the roles of the person in them. */
async function ownStudies() {
  const assignments = await all("auth.v1.AccessService/ListAssignments", {}, "assignments");
  const found = new Map();
  for (const { role, object = "" } of assignments) {
    if (!object.startsWith("studies/")) continue;
    const studyId = object.slice("studies/".length);
    found.set(studyId, [...found.get(studyId) ?? [], role]);
  }
  return [...found];
}

export async function studies() {
  const own = await ownStudies();
  const answers = await Promise.all(own.map(([studyId]) => study(studyId).catch(() => null)));
  if (own.length === 0) {
    return empty(me().role === "administrator"
      ? "Administrators have no roles in studies. Use otolithctl for the administration of the installation."
      : "You have no role in a study yet. A leader of the study, or an administrator, can give you one. "
        + `Your account id is ${me().accountId}.`);
  }
  return element("ul", { class: "studies" },
    own.map(([studyId, roles], index) => tile(studyId, roles, answers[index])));
}
