/** Changes in the project of the study. */

import { element, field, input, select } from "./elements.js";
import { text, time } from "./format.js";
import { card, empty, listing } from "./parts.js";
import { all, call } from "./service.js";

function entries(projectId, resource) {
  const people = new Map();
  const person = (name) => people.get(name) ?? name;
  return listing({
    label: "Changes", heads: ["Number", "When", "Who", "Action", "What", "Contents"],
      nothing: "There are no such changes.",
    load: async (pageToken) => {
      const answer = await call("catalogue.v1.ProjectService/ListAuditEntries", { projectId, resource, pageToken });
      for (const { name, participantId } of answer.names ?? []) people.set(name, participantId);
      return { entries: answer.entries ?? [], next: answer.nextPageToken ?? "" };
    },
    row: (one) => [
      String(one.number), time(one.createTime),
        element("code", { title: person(one.actor) }, person(one.actor).slice(0, 8)), one.action,
      element("code", {}, one.resource),
      one.old || one.new ? element("details", {}, element("summary", {}, "Before and after"),
        element("pre", { tabindex: "0" }, JSON.stringify({ before: one.old, after: one.new }, null, 2)),
        element("p", { class: "hint" }, "Hash ", element("code", {}, one.hash))) : null],
  });
}

export async function audit({ studyId }) {
  const projects = await all("catalogue.v1.ProjectService/ListProjects", { pageSize: 100 }, "projects");
  if (projects.length === 0) {
    return card("Audit", empty("You have no role in a project. The audit is for leaders and owners of the "
      + "project that the study belongs "
      + "to (right audit.read in the project); an owner of the project can give you the role."));
  }
  const shown = element("div");
  const project = select(projects.map((one) => [one.projectId, text(one.title) || one.projectId]),
    projects[0].projectId,
    { on: { change: () => draw() } });
  const resource = input({ value: `studies/${studyId}`, spellcheck: "false" });
  const draw = () => shown.replaceChildren(entries(project.value, resource.value.trim()));
  draw();
  return card("Audit", [element("form", { class: "tools", on: { submit: (event) => {
    event.preventDefault();
    draw();
  } } }, field("Project", project),
    field("Resource", resource, { hint: "Empty: all changes of the project.", wide: true }),
  element("button", { type: "submit" }, "Show")), shown]);
}
