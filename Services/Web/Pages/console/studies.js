/** The studies of the person, by the roles that the service lists. */

import { element } from "./elements.js";
import { plural, text, time } from "./format.js";
import { badge, empty, roleName } from "./parts.js";
import { to } from "./routes.js";
import { all, me, study } from "./service.js";
import { t } from "./texts.js";

/** Whether a study runs now, by its dates and its pause. */
export function stateOf(known, now = Date.now()) {
  if (known.endTime && Date.parse(known.endTime) <= now) return badge(t("ended"));
  if (known.paused) return badge(t("paused"), "warn");
  if (known.startTime && Date.parse(known.startTime) > now) return badge(t("notBegun"));
  return badge(t("running"), "good");
}

function tile(studyId, roles, answer) {
  const known = answer?.study;
  return element("li", {}, element("a", { class: "study", href: to("studies", studyId) },
    element("span", { class: "name" }, text(known?.title) || studyId),
    element("span", { class: "hint" }, studyId),
    element("span", {}, known ? stateOf(known) : badge(t("notPublished")), " ",
      roles.map((role) => badge(roleName(role)))),
    known ? element("span", { class: "hint" }, plural(known.questionnaires?.length, "questionnaire"),
      known.endTime ? [t("until2"), time(known.endTime)] : null) : null));
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
      ? t("administratorsHaveNoRolesIn")
      : t("youHaveNoRoleIn2", me().accountId));
  }
  return element("ul", { class: "studies" },
    own.map(([studyId, roles], index) => tile(studyId, roles, answers[index])));
}
