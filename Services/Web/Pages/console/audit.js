/** Changes in the project of the study. */

import { element, field, input, select } from "./elements.js";
import { text, time } from "./format.js";
import { card, empty, listing } from "./parts.js";
import { all, call } from "./service.js";
import { t } from "./texts.js";

function entries(projectId, resource) {
  const people = new Map();
  const person = (name) => people.get(name) ?? name;
  return listing({
    label: t("changes"), heads: [t("number"), t("when"), t("who"), t("action"), t("what"), t("contents")],
      nothing: t("thereAreNoSuchChanges"),
    load: async (pageToken) => {
      const answer = await call("catalogue.v1.ProjectService/ListAuditEntries", { projectId, resource, pageToken });
      for (const { name, participantId } of answer.names ?? []) people.set(name, participantId);
      return { entries: answer.entries ?? [], next: answer.nextPageToken ?? "" };
    },
    row: (one) => [
      String(one.number), time(one.createTime),
        element("code", { title: person(one.actor) }, person(one.actor).slice(0, 8)), one.action,
      element("code", {}, one.resource),
      one.old || one.new ? element("details", {}, element("summary", {}, t("beforeAndAfter")),
        element("pre", { tabindex: "0" }, JSON.stringify({ before: one.old, after: one.new }, null, 2)),
        element("p", { class: "hint" }, t("hash"), element("code", {}, one.hash))) : null],
  });
}

export async function audit({ studyId }) {
  const projects = await all("catalogue.v1.ProjectService/ListProjects", { pageSize: 100 }, "projects");
  if (projects.length === 0) {
    return card(t("audit"), empty(t("youHaveNoRoleIn")));
  }
  const shown = element("div");
  const project = select(projects.map((one) => [one.projectId, text(one.title) || one.projectId]),
    projects[0].projectId,
    { on: { change: () => draw() } });
  const resource = input({ value: `studies/${studyId}`, spellcheck: "false" });
  const draw = () => shown.replaceChildren(entries(project.value, resource.value.trim()));
  draw();
  return card(t("audit"), [element("form", { class: "tools", on: { submit: (event) => {
    event.preventDefault();
    draw();
  } } }, field(t("project"), project),
    field(t("resource"), resource, { hint: t("emptyAllChangesOfThe"), wide: true }),
  element("button", { type: "submit" }, t("show"))), shown]);
}
