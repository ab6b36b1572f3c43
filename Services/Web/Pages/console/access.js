/** Who has which role in the study, why someone may do something, and changes. */

import { ask, tell } from "./dialogs.js";
import { button, check, element, field, input, select } from "./elements.js";
import { time } from "./format.js";
import { card, empty, facts, listing, loading, roleName } from "./parts.js";
import { all, call, forget, me, paged } from "./service.js";
import { t } from "./texts.js";

const SERVICE = "auth.v1.AccessService";
/** Roles that are not defined for another study. */
export const rolesOn = async (object) => (await all(`${SERVICE}/ListRoles`, { pageSize: 200 }, "roles"))
  .filter((one) => ["installation", object].includes(one.object || "installation"));
const verbList = (verbs = []) => (verbs.length === 0 ? element("p", {}, t("noRightChanges"))
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
  const look = button(t("whatWouldChange"), async () => {
    try {
      const answer = await call(`${SERVICE}/AssignRole`, { ...request(), validateOnly: true });
      preview.replaceChildren(element("p", {}, answer.changed ? t("theAccountWouldGain") : t("nothingWouldChange")),
        ...(answer.changed ? [verbList(answer.gainedVerbs)] : []));
    } catch (error) {
      preview.replaceChildren(element("p", { class: "failure" }, `${error.message} `,
        element("code", {}, error.reason)));
    }
  }, { class: "small" });
  const done = await ask(t("giveARole"), [
    field(t("accountId"), account, { hint: t("thePersonFindsItOn") }), field(t("role"), role),
    field(t("until"), until, { hint: t("emptyWithoutAnEnd") }), look, preview,
  ], t("giveTheRole"), () => call(`${SERVICE}/AssignRole`, request()));
  if (done) changed();
}

async function revoke(object, one, changed) {
  const request = { participantId: one.participantId, role: one.role, object };
  const would = await call(`${SERVICE}/RevokeRole`, { ...request, validateOnly: true }).catch(() => ({}));
  const done = await ask(t("takeTheRole"), [
    element("p", {}, t("theAccountLosesTheRole", one.participantId, roleName(one.role))),
    verbList(would.lostVerbs)], t("takeTheRole"), () => call(`${SERVICE}/RevokeRole`, request), { danger: true });
  if (done) changed();
}

/** Defines a role of this study, or changes `role`. */
async function define(object, known, changed, role) {
  const name = input({ required: true, spellcheck: "false", value: role?.role, readonly: role !== undefined });
  const verbs = new Set(known.filter((one) => one.scope === "study").flatMap((one) => one.verbs ?? []));
  const boxes = [...verbs].sort().map((verb) => check(verb, { value: verb, checked: role?.verbs.includes(verb) }));
  const chosen = () => boxes.map(({ box }) => box).filter((box) => box.checked).map((box) => box.value);
  const done = await ask(t("defineARole"), [
    field(t("name"), name, { hint: t("formOfRoleNames") }),
    element("fieldset", {}, element("legend", {}, t("rightsThatYouHold")), boxes.map(({ node }) => node)),
  ], t("defineTheRole"), () => call(`${SERVICE}/DefineRole`, {
    role: name.value.trim(), object, verbs: chosen(), revision: role?.revision ?? "0" }));
  if (done) changed();
}

async function remove({ role }, changed) {
  const done = await ask(t("deleteTheRole"), [element("p", {}, t("onlyARoleThatNoAccount", roleName(role)))],
    t("delete"), () => call(`${SERVICE}/DeleteRole`, { role }), { danger: true });
  if (done) changed();
}

const FINDINGS = {
  ACCESS_FINDING_KIND_GRANTS: t("hasTheRightByThe"),
    ACCESS_FINDING_KIND_VERB_MISSING: t("hasARoleHereThat"),
  ACCESS_FINDING_KIND_OTHER_OBJECT: t("hasItElsewhereByThe"), ACCESS_FINDING_KIND_SUSPENDED: t("isSuspended"),
  ACCESS_FINDING_KIND_UNCONFIRMED: t("isNotConfirmedYet"),
};

async function explain(object, participantId, verb) {
  const answer = await call(`${SERVICE}/ExplainAccess`, { participantId, object, verb });
  await tell(answer.granted ? t("theAccountHoldsTheRight") : t("theAccountDoesNotHold"), [
    facts([[t("right"), element("code", {}, verb)], [t("account"), element("code", {}, participantId)],
      [t("rightsChanged"), time(answer.rightsChangeTime)]]),
    element("ul", {}, (answer.findings ?? []).map((one) =>
      element("li", {}, t("theAccount", FINDINGS[one.kind] ?? one.kind),
      one.assignment ? `${roleName(one.assignment.role)} (${one.assignment.object || "no study"})` : null))),
    element("p", {}, t("rolesWithThisRight", (answer.rolesWithVerb ?? []).map(roleName).join(", ")))]);
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
  } } }, element("div", { class: "tools" }, field(t("accountId"), account, { wide: true }), field(t("right"), verb),
    element("button", { type: "submit" }, t("explain"))), trouble);
}

export async function access({ studyId }) {
  const object = `studies/${studyId}`;
  const known = await rolesOn(object);
  const again = () => document.dispatchEvent(new Event("drawagain"));
  const shown = element("div");
  const draw = () => {
    forget(`right ${studyId}`);
    shown.replaceChildren(listing({
      studyId, verb: "role.read", label: t("rolesInTheStudy"), heads: [t("account"), t("role"), t("until"), t("actions")],
      nothing: t("noAccountHasARole"),
      load: paged(`${SERVICE}/ListAssignments`, { object }, "assignments"),
      row: (one) => [[element("code", {}, one.participantId), one.participantId === me().accountId ? t("you") : ""],
        roleName(one.role), time(one.expireTime) ?? t("withoutAnEnd"),
        button(t("takeTheRole2"), () => revoke(object, one, draw), { class: "small" })],
    }));
  };
  draw();
  return [
    card(t("rolesInTheStudy"), shown, { beside: button(t("giveARole2"), () => assign(object, known, draw)) }),
    card(t("mayAnAccountDoSomething"), question(object, known)),
    card(t("whatTheRolesInclude"), known.length === 0 ? empty(t("thereAreNoRoles")) : known.map((one) =>
      element("details", {}, element("summary", {}, `${roleName(one.role)} (${one.scope})`), verbList(one.verbs),
        one.object !== object ? null : element("div", { class: "actions" },
          button(t("changeTheRole"), () => define(object, known, again, one), { class: "small" }),
          button(t("delete2"), () => remove(one, again), { class: "small" })))),
    { beside: button(t("defineARole2"), () => define(object, known, again)) }),
  ];
}
