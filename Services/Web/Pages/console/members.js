/** Current members in the order of joining, found by id, label and group; their changes; and requests to join. */

import { ask } from "./dialogs.js";
import { button, check, element, field, input, select } from "./elements.js";
import { day, text } from "./format.js";
import { badge, card, empty, facts, listing, loading, note } from "./parts.js";
import { keep, to } from "./routes.js";
import { call, forget, paged, study } from "./service.js";
import { t } from "./texts.js";

/** The study's groups for a choice. */
export async function groupChoices(studyId) {
  const { study: known } = await study(studyId);
  return [["", t("noGroup")], ...(known.groups ?? []).map((one) => [one.groupId, text(one.title) || one.groupId])];
}

export const groupTitle = (choices, groupId = "") =>
  choices.find(([id]) => id === groupId)?.[1] ?? groupId;

/** A window that decides on a request to join. */
async function decide(studyId, request, approve, changed) {
  const choices = await groupChoices(studyId);
  const reason = element("textarea", { maxlength: 500 });
  const group = select(choices, "");
  const done = await ask(approve ? t("acceptTheRequest") : t("rejectTheRequest"), [
    request.note ? element("p", { class: "code" }, request.note) : null,
    approve && choices.length > 1 ? field(t("group"), group, { hint: t("needsTheRightGroupAssign") }) : null,
    field(t("messageToTheParticipant"), reason, { hint: t("atMostCharactersMayStay") }),
  ], approve ? t("accept") : t("reject"), () => call("auth.v1.MembershipService/DecideJoinRequest", {
    studyId, joinRequestId: request.joinRequestId, approve, reason: reason.value,
    groupId: approve ? group.value : "",
  }), { danger: !approve });
  if (done) changed();
}

const STATES = [
  ["JOIN_REQUEST_STATE_PENDING", "waiting"], ["JOIN_REQUEST_STATE_APPROVED", "accepted"],
  ["JOIN_REQUEST_STATE_REJECTED", "rejected"], ["JOIN_REQUEST_STATE_WITHDRAWN", "withdrawn"],
  ["JOIN_REQUEST_STATE_EXPIRED", "expired"],
];

function requests(studyId, changed) {
  const shown = element("div");
  const choice = select(STATES, STATES[0][0], { on: { change: () => draw() } });
  const draw = () => shown.replaceChildren(listing({
    studyId, verb: "member.read", label: t("requestsToJoin"), heads: [t("request"), t("askedOn"), t("note"), t("decision")],
    nothing: t("thereAreNoSuchRequests"),
    load: paged("auth.v1.MembershipService/ListJoinRequests", { studyId, state: choice.value }, "joinRequests"),
    row: (request) => [
      element("code", {}, request.joinRequestId.slice(0, 8)), day(request.requestTime), request.note ?? "",
      request.state === STATES[0][0]
        ? element("div", { class: "actions" },
          button(t("accept2"), () => decide(studyId, request, true, changed), { class: "small" }),
          button(t("reject2"), () => decide(studyId, request, false, changed), { class: "small" }))
        : [STATES.find(([id]) => id === request.state)?.[1], " ", day(request.decideTime),
          request.reason ? element("p", { class: "hint" }, request.reason) : null],
    ],
  }));
  draw();
  return [element("div", { class: "tools" }, field(t("state"), choice)), shown];
}

const LIST = "auth.v1.MembershipService/ListMembers";

/** The list and its filters, which the address keeps. */
async function memberList(studyId, query) {
  const [choices, { study: known }] = await Promise.all([groupChoices(studyId), study(studyId)]);
  const hasLabels = known.subjectLabels === true;
  const shown = element("div");
  const search = input({ type: "search", maxlength: 64, spellcheck: "false", value: query.get("search") ?? "",
    on: { change: () => draw() } });
  const group = select([["", t("all")], ...choices.slice(1)], query.get("group") ?? "", { on: { change: () => draw() } });
  const draw = () => {
    keep({ search: search.value.trim(), group: group.value });
    shown.replaceChildren(listing({
      studyId, verb: "member.read", label: t("members"),
      heads: [t("member"), ...hasLabels ? [t("label")] : [], t("joinedOn"), t("group"), t("consentLanguage"),
        t("usedInTheWeekOf")],
      nothing: search.value.trim() === "" && group.value === "" ? t("theStudyHasNoMembers") : t("thereAreNoSuchMembers"),
      load: paged(LIST, { studyId, search: search.value.trim(), groupId: group.value }, "members"),
      row: (member) => [
        [element("a", { href: to("studies", studyId, "members", member.memberId) },
          element("code", {}, member.memberId.slice(0, 8))), member.testParticipant ? badge("test") : null],
        ...hasLabels ? [member.subjectLabel ?? ""] : [],
        day(member.joinTime), groupTitle(choices, member.groupId), member.consentLanguage ?? "",
        day(member.lastUseTime) ?? ""],
    }));
  };
  draw();
  return [element("div", { class: "tools" },
    field(t("search"), search, { hint: t(hasLabels ? "beginningOfAnIdOrLabel" : "beginningOfAnId") }),
    choices.length > 1 ? field(t("group"), group) : null), shown];
}

async function findMember(studyId, memberId) {
  const { members: found = [] } = await call(LIST, { studyId, search: memberId });
  return found.find((one) => one.memberId === memberId);
}

async function setGroup(studyId, member, choices) {
  const choice = select(choices, member.groupId ?? "");
  const done = await ask(t("assignAGroup"), [
    element("p", {}, t("theMemberSDevicesShow")),
    field(t("group"), choice),
  ], t("assign"), () => call("auth.v1.MembershipService/SetMemberGroup",
    { studyId, memberId: member.memberId, groupId: choice.value }));
  if (done) document.dispatchEvent(new Event("drawagain"));
}

async function setLabel(studyId, member) {
  const label = input({ maxlength: 64, pattern: "[A-Za-z0-9._\\-\\/]*", spellcheck: "false", value: member.subjectLabel ?? "" });
  const done = await ask(t("labelOfTheMember"), [
    element("p", {}, t("labelsConnect")), field(t("label"), label, { hint: t("lettersDigitsAnd") }),
  ], t("save"), () => call("auth.v1.MembershipService/SetSubjectLabel",
    { studyId, memberId: member.memberId, subjectLabel: label.value.trim() }));
  if (done) document.dispatchEvent(new Event("drawagain"));
}

const REASONS = ["NOT_ELIGIBLE", "REQUESTED", "DUPLICATE", "TEST", "OTHER"];

async function remove(studyId, member) {
  const reason = select(REASONS.map((one) => [`MEMBER_REMOVAL_REASON_${one}`, t(`removal.${one}`)]), "");
  const done = await ask(t("removeTheMember"), [element("p", {}, t("theEnrolmentEnds")), field(t("reason"), reason)],
    t("remove"), () => call("auth.v1.MembershipService/RemoveMember",
      { studyId, memberId: member.memberId, reason: reason.value }), { danger: true });
  if (!done) return;
  forget(`recruitment ${studyId}`);
  location.hash = to("studies", studyId, "members");
}

/** Writes to one participant: `recipient` has a member's id or a label. */
export async function send(studyId, recipient) {
  const words = element("textarea", { maxlength: 4000, required: true });
  const reply = check(t("theMemberMayReply"), { checked: true });
  const messageId = crypto.randomUUID();
  await ask(t("writeToTheMember"), [field(t("message"), words), reply.node], t("send"), () =>
    call("auth.v1.MessageService/SendStudyMessage",
      { studyId, messageId, ...recipient, text: words.value, answerable: reply.box.checked }));
}

async function memberPage(studyId, memberId) {
  const [member, choices, { study: known }] =
    await Promise.all([findMember(studyId, memberId), groupChoices(studyId), study(studyId)]);
  const back = element("p", {}, element("a", { href: to("studies", studyId, "members") }, t("allMembers")));
  if (!member) return [back, empty(t("thisMemberIsNotEnrolled"))];
  return [back, card(t("member"), [
    facts([[t("id"), element("code", {}, member.memberId)], [t("joinedOn"), day(member.joinTime)],
      [t("label"), member.subjectLabel], [t("group"), groupTitle(choices, member.groupId)],
      [t("consentVersion"), member.consentVersion ? element("code", {}, member.consentVersion.slice(0, 12)) : null],
      [t("consentLanguage"), member.consentLanguage], [t("usedInTheWeekOf"), day(member.lastUseTime)],
      [t("testParticipant"), member.testParticipant ? t("yes") : null]]),
    element("div", { class: "actions" },
      choices.length > 1 ? button(t("assignAGroup2"), () => setGroup(studyId, member, choices)) : null,
      known.subjectLabels ? button(t("labelOfTheMember2"), () => setLabel(studyId, member)) : null,
      button(t("writeAMessage"), () => send(studyId, { memberId })),
      button(t("removeTheMember2"), () => remove(studyId, member))),
    note(t("aMemberSIdBelongs")),
  ])];
}

export function members({ studyId, rest, query }) {
  if (rest.length > 0) return memberPage(studyId, rest[0]);
  const body = element("div");
  const draw = () => {
    forget(`recruitment ${studyId}`);
    body.replaceChildren(
      card(t("requestsToJoin"), requests(studyId, draw), { id: "requests" }),
      card(t("members"), loading(() => memberList(studyId, query), { studyId, verb: "member.read" })));
  };
  draw();
  return body;
}
