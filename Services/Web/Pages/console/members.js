/** Current members in the order of joining, their groups, and requests to join. */

import { ask } from "./dialogs.js";
import { button, check, element, field, input, select } from "./elements.js";
import { day, text } from "./format.js";
import { card, empty, facts, listing, loading, note } from "./parts.js";
import { to } from "./routes.js";
import { all, call, forget, paged, study } from "./service.js";
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

async function memberList(studyId) {
  const choices = await groupChoices(studyId);
  return listing({
    studyId, verb: "member.read", label: t("members"), heads: [t("member"), t("joinedOn"), t("group")],
    nothing: t("theStudyHasNoMembers"),
    load: paged("auth.v1.MembershipService/ListMembers", { studyId }, "members"),
    row: (member) => [
      element("a", { href: to("studies", studyId, "members", member.memberId) },
        element("code", {}, member.memberId.slice(0, 8))),
      day(member.joinTime), groupTitle(choices, member.groupId)],
  });
}

/** A member by id; the service lists members and has no search, so all pages are read. */
async function findMember(studyId, memberId) {
  const found = await all("auth.v1.MembershipService/ListMembers", { studyId, pageSize: 200 }, "members");
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

async function send(studyId, memberId) {
  const words = element("textarea", { maxlength: 4000, required: true });
  const reply = check(t("theMemberMayReply"), { checked: true });
  const messageId = crypto.randomUUID();
  await ask(t("writeToTheMember"), [field(t("message"), words), reply.node], t("send"), () =>
    call("auth.v1.MessageService/SendStudyMessage",
      { studyId, messageId, memberId, text: words.value, answerable: reply.box.checked }));
}

async function memberPage(studyId, memberId) {
  const [member, choices] = await Promise.all([findMember(studyId, memberId), groupChoices(studyId)]);
  const back = element("p", {}, element("a", { href: to("studies", studyId, "members") }, t("allMembers")));
  if (!member) return [back, empty(t("thisMemberIsNotEnrolled"))];
  return [back, card(t("member"), [
    facts([[t("id"), element("code", {}, member.memberId)], [t("joinedOn"), day(member.joinTime)],
      [t("group"), groupTitle(choices, member.groupId)]]),
    element("div", { class: "actions" },
      choices.length > 1 ? button(t("assignAGroup2"), () => setGroup(studyId, member, choices)) : null,
      button(t("writeAMessage"), () => send(studyId, memberId))),
    note(t("aMemberSIdBelongs")),
  ])];
}

function search(studyId) {
  const id = input({ placeholder: "xxxxxxxx-xxxx-…", spellcheck: "false", required: true });
  return element("form", { class: "tools", on: { submit: (event) => {
    event.preventDefault();
    location.hash = to("studies", studyId, "members", id.value.trim().toLowerCase());
  } } }, field(t("openAMemberById"), id), element("button", { type: "submit" }, t("open")));
}

export function members({ studyId, rest }) {
  if (rest.length > 0) return memberPage(studyId, rest[0]);
  const body = element("div");
  const draw = () => {
    forget(`recruitment ${studyId}`);
    body.replaceChildren(
      card(t("requestsToJoin"), requests(studyId, draw), { id: "requests" }),
      card(t("members"), [search(studyId), loading(() => memberList(studyId), { studyId, verb: "member.read" })]));
  };
  draw();
  return body;
}
