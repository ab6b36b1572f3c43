/** Random allocation of members to arms, and emergency unblinding. The service conceals what the person may not see. */

import { ask, tell } from "./dialogs.js";
import { button, element, facts, field, input, select } from "./elements.js";
import { count, day, time, word } from "./format.js";
import { badge, card, empty, listing, loading, loadingCard } from "./parts.js";
import { to } from "./routes.js";
import { call, paged } from "./service.js";
import { t } from "./texts.js";

const SERVICE = "auth.v1.AllocationService";
const STATES = { APPROVED: "good", PENDING: "warn", REJECTED: "wrong" };

const levels = (strata = []) => strata.map(({ factor, level }) => `${factor}: ${level}`).join(", ");

/** The scheme of the study; null if it allocates nobody at random. */
async function schemeOf(studyId) {
  try {
    return await call(`${SERVICE}/GetAllocationScheme`, { studyId });
  } catch (error) {
    if (error.code !== "not_found") throw error;
    return null;
  }
}

function schemeFacts(scheme) {
  return facts([
    [t("method"), word(scheme.method, "ALLOCATION_METHOD_")],
    [t("arms"), (scheme.arms ?? []).map((one) => `${one.groupId} (${count(one.ratio)})`).join(", ")],
    [t("factors"), (scheme.factors ?? []).map((one) => `${one.factor}: ${(one.levels ?? []).join(", ")}`).join("; ")],
    [t("blinded"), scheme.blinded ? t("yes") : t("no")],
    [t("begins"), time(scheme.startTime)], [t("ends"), time(scheme.endTime) ?? t("open2")],
    [t("allocatedMembers"), count(scheme.allocatedCount)],
    [t("commitment"), element("code", { class: "hash" }, scheme.commitment)],
  ]);
}

const memberField = () => input({ required: true, spellcheck: "false", placeholder: "xxxxxxxx-xxxx-…" });

async function allocate(studyId, scheme, changed) {
  const member = memberField();
  const chosen = (scheme.factors ?? []).map(({ factor, levels: known = [] }) =>
    ({ factor, choice: select(known.map((one) => [one, one]), known[0]) }));
  const requestId = crypto.randomUUID();
  const done = await ask(t("allocateAMember"), [
    field(t("memberId"), member, { hint: t("memberIdNote") }),
    chosen.map(({ factor, choice }) => field(factor, choice)), element("p", {}, t("allocationStays")),
  ], t("allocate"), () => call(`${SERVICE}/AllocateMember`, {
    requestId, studyId, memberId: member.value.trim().toLowerCase(),
    strata: chosen.map(({ factor, choice }) => ({ factor, level: choice.value })),
  }));
  if (!done) return;
  changed();
  await tell(t("memberIsAllocated"), facts([[t("number"), count(done.allocation.position)],
    [t("arm"), done.allocation.groupId || t("concealed")]]));
}

const allocations = (studyId) => listing({
  studyId, verb: "member.read", label: t("allocations"), nothing: t("noAllocation"),
  heads: [t("number"), t("member"), t("levels"), t("arm"), t("day")],
  load: paged(`${SERVICE}/ListAllocations`, { studyId }, "allocations"),
  row: (one) => [count(one.position), one.memberId ? element("a", { href: to("studies", studyId, "members", one.memberId) },
    element("code", {}, one.memberId.slice(0, 8))) : t("erased"), levels(one.strata), one.groupId || t("concealed"),
  day(one.allocateTime) ?? ""],
});

async function requestUnblinding(studyId, changed) {
  const member = memberField();
  const reason = element("textarea", { rows: "3", maxlength: "500", required: true });
  const unblindingId = crypto.randomUUID();
  const done = await ask(t("unblindAMember"), [
    element("p", {}, t("unblindingNote")), field(t("memberId"), member, { hint: t("memberIdNote") }),
    field(t("reason"), reason, { wide: true }),
  ], t("requestIt"), () => call(`${SERVICE}/RequestUnblinding`, {
    unblindingId, studyId, memberId: member.value.trim().toLowerCase(), reason: reason.value.trim() }), { danger: true });
  if (!done) return;
  changed();
  await tell(t("unblindingIsRequested"), done.unblinding.groupId
    ? facts([[t("arm"), done.unblinding.groupId]]) : element("p", {}, t("anotherPersonDecides")));
}

async function decide(studyId, { unblindingId, memberId, reason }, approve, changed) {
  const done = await ask(approve ? t("approveUnblinding") : t("rejectUnblinding"), [
    facts([[t("member"), element("code", {}, memberId)], [t("reason"), reason]])],
  approve ? t("approve") : t("reject"), () =>
    call(`${SERVICE}/DecideUnblinding`, { studyId, unblindingId, approve }), { danger: approve });
  if (!done) return;
  changed();
  if (approve) await tell(t("memberIsUnblinded"), facts([[t("arm"), done.unblinding.groupId]]));
}

const unblindings = (studyId, changed) => listing({
  studyId, verb: "allocation.unblind", label: t("unblindings"), nothing: t("noUnblinding"),
  heads: [t("member"), t("reason"), t("state"), t("arm"), t("when"), t("actions")],
  load: paged(`${SERVICE}/ListUnblindings`, { studyId }, "unblindings"),
  row: (one) => {
    const state = (one.state ?? "").replace("UNBLINDING_STATE_", "");
    return [element("code", { title: one.memberId }, one.memberId.slice(0, 8)), element("span", { class: "said" }, one.reason),
      badge(word(one.state, "UNBLINDING_STATE_"), STATES[state] ?? ""), one.groupId || "–", time(one.requestTime),
      state !== "PENDING" ? "" : element("span", { class: "actions" },
        button(t("approve2"), () => decide(studyId, one, true, changed), { class: "small" }),
        button(t("reject2"), () => decide(studyId, one, false, changed), { class: "small" }))];
  },
});

export async function allocation({ studyId }) {
  const scheme = await schemeOf(studyId);
  if (scheme === null) return card(t("allocation"), empty(t("noScheme")), { id: "scheme" });
  const place = element("div");
  const draw = () => place.replaceChildren(
    loadingCard(t("scheme"), async () => schemeFacts(await schemeOf(studyId)), { id: "scheme" }),
    card(t("allocations"), loading(() => allocations(studyId)), { id: "allocations", beside: scheme.endTime ? null
      : button(t("allocateAMember2"), () => allocate(studyId, scheme, draw)) }),
    card(t("unblindings"), loading(() => unblindings(studyId, draw)), { id: "unblindings", beside: scheme.blinded
      ? button(t("unblindAMember2"), () => requestUnblinding(studyId, draw)) : null }));
  draw();
  return place;
}
