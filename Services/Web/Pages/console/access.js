/** Who has which role in the study, why someone may do something, and changes. */

import { ask, tell } from "./dialogs.js";
import { button, element, field, input, select } from "./elements.js";
import { time } from "./format.js";
import { card, empty, facts, listing, loading, roleName } from "./parts.js";
import { all, call, forget, me } from "./service.js";

const SERVICE = "auth.v1.AccessService";
const roles = () => all(`${SERVICE}/ListRoles`, { pageSize: 200 }, "roles");
const verbList = (verbs = []) => (verbs.length === 0 ? element("p", {}, "No right changes.")
  : element("ul", {}, verbs.map((verb) => element("li", {}, element("code", {}, verb)))));

async function assign(object, known, changed) {
  const account = input({ required: true, spellcheck: "false", placeholder: "xxxxxxxx-xxxx-…" });
  const role = select(known.filter((one) => one.scope === "study").map((one) => [one.role, roleName(one.role)]),
    "data_reader");
  const until = input({ type: "date" });
  const request = () => ({
    participantId: account.value.trim().toLowerCase(), role: role.value, object,
    ...until.value === "" ? {} : { expireTime: new Date(`${until.value}T23:59:59`).toISOString() },
  });
  const preview = element("div", { role: "status" });
  const look = button("What would change?", async () => {
    try {
      const answer = await call(`${SERVICE}/AssignRole`, { ...request(), validateOnly: true });
      preview.replaceChildren(element("p", {}, answer.changed ? "The account would gain:" : "Nothing would change."),
        ...(answer.changed ? [verbList(answer.gainedVerbs)] : []));
    } catch (error) {
      preview.replaceChildren(element("p", { class: "failure" }, `${error.message} `,
        element("code", {}, error.reason)));
    }
  }, { class: "small" });
  const done = await ask("Give a role", [
    field("Account id", account, { hint: "The person finds it on the page My account." }), field("Role", role),
    field("Until", until, { hint: "Empty: without an end." }), look, preview,
  ], "Give the role", () => call(`${SERVICE}/AssignRole`, request()));
  if (done) changed();
}

async function revoke(object, one, changed) {
  const request = { participantId: one.participantId, role: one.role, object };
  const would = await call(`${SERVICE}/RevokeRole`, { ...request, validateOnly: true }).catch(() => ({}));
  const done = await ask("Take the role", [
    element("p", {}, `The account ${one.participantId} loses the role ${roleName(one.role)} in this study, and with it:`),
    verbList(would.lostVerbs)], "Take the role", () => call(`${SERVICE}/RevokeRole`, request), { danger: true });
  if (done) changed();
}

const FINDINGS = {
  ACCESS_FINDING_KIND_GRANTS: "has the right by the role",
    ACCESS_FINDING_KIND_VERB_MISSING: "has a role here that lacks it:",
  ACCESS_FINDING_KIND_OTHER_OBJECT: "has it elsewhere, by the role", ACCESS_FINDING_KIND_SUSPENDED: "is suspended",
  ACCESS_FINDING_KIND_UNCONFIRMED: "is not confirmed yet",
};

async function explain(object, participantId, verb) {
  const answer = await call(`${SERVICE}/ExplainAccess`, { participantId, object, verb });
  await tell(answer.granted ? "The account holds the right" : "The account does not hold the right", [
    facts([["Right", element("code", {}, verb)], ["Account", element("code", {}, participantId)],
      ["Rights changed", time(answer.rightsChangeTime)]]),
    element("ul", {}, (answer.findings ?? []).map((one) =>
      element("li", {}, `The account ${FINDINGS[one.kind] ?? one.kind} `,
      one.assignment ? `${roleName(one.assignment.role)} (${one.assignment.object || "no study"})` : null))),
    element("p", {}, `Roles with this right: ${(answer.rolesWithVerb ?? []).map(roleName).join(", ")}.`)]);
}

function question(object, known) {
  const account = input({ value: me().accountId, required: true, spellcheck: "false" });
  const verbs = [...new Set(known.flatMap((one) => one.verbs ?? []))].sort();
  const verb = select(verbs.map((one) => [one, one]), "export.read");
  const trouble = element("div");
  return element("form", { on: { submit: async (event) => {
    event.preventDefault();
    trouble.replaceChildren(loading(async () => {
      await explain(object, account.value.trim(), verb.value);
      return element("span");
    }));
  } } }, element("div", { class: "tools" }, field("Account id", account, { wide: true }), field("Right", verb),
    element("button", { type: "submit" }, "Explain")), trouble);
}

export async function access({ studyId }) {
  const object = `studies/${studyId}`;
  const known = await roles();
  const shown = element("div");
  const draw = () => {
    forget(`right ${studyId}`);
    shown.replaceChildren(listing({
      studyId, verb: "role.read", label: "Roles in the study", heads: ["Account", "Role", "Until", "Actions"],
      nothing: "No account has a role in this study.",
      load: async (pageToken) => {
        const answer = await call(`${SERVICE}/ListAssignments`, { object, pageToken });
        return { entries: answer.assignments ?? [], next: answer.nextPageToken ?? "" };
      },
      row: (one) => [[element("code", {}, one.participantId), one.participantId === me().accountId ? " (you)" : ""],
        roleName(one.role), time(one.expireTime) ?? "without an end",
        button("Take the role …", () => revoke(object, one, draw), { class: "small" })],
    }));
  };
  draw();
  return [
    card("Roles in the study", shown, { beside: button("Give a role …", () => assign(object, known, draw)) }),
    card("May an account do something?", question(object, known)),
    card("What the roles include", known.length === 0 ? empty("There are no roles.") : known.map((one) =>
      element("details", {}, element("summary", {}, `${roleName(one.role)} (${one.scope})`), verbList(one.verbs)))),
  ];
}
