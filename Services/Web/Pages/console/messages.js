/** Messages of the study in both directions, and new ones. */

import { ask } from "./dialogs.js";
import { button, check, element, field, select } from "./elements.js";
import { time } from "./format.js";
import { groupChoices, groupTitle } from "./members.js";
import { badge, card, listing, loading } from "./parts.js";
import { keep, to } from "./routes.js";
import { call, newId, paged } from "./service.js";
import { t } from "./texts.js";

const SEND = "auth.v1.MessageService/SendStudyMessage";

async function write(studyId, choices, changed) {
  const target = select([["", t("allMembers2")],
    ...choices.filter(([id]) => id !== "").map(([id, title]) => [id, t("group2", title)])], "");
  const words = element("textarea", { maxlength: 4000, required: true });
  const reply = check(t("recipientsMayReply"), { checked: true });
  const messageId = newId();
  const done = await ask(t("newMessage"), [field(t("to2"), target), field(t("message"), words), reply.node], t("send"), () =>
    call(SEND, { studyId, messageId, groupId: target.value, text: words.value, answerable: reply.box.checked }));
  if (done) changed();
}

async function answer(studyId, message, changed) {
  const words = element("textarea", { maxlength: 4000, required: true });
  const reply = check(t("theParticipantMayReply"), { checked: true });
  const messageId = newId();
  const done = await ask(t("reply"),
    [element("p", { class: "code said" }, message.text), field(t("reply"), words), reply.node], t("send"), () =>
    call(SEND, { studyId, messageId, answerTo: message.messageId, text: words.value,
      answerable: reply.box.checked }));
  if (done) changed();
}

function writer(studyId, message, choices) {
  const member = message.memberId
    ? element("a", { href: to("studies", studyId, "members", message.memberId) },
      t("member2", message.memberId.slice(0, 8))) : null;
  if (!message.fromTeam) return [t("from2"), member ?? "a participant who is not shown"];
  return [t("teamTo"), message.groupId ? t("group2", groupTitle(choices, message.groupId)) : member
    ?? t("allMembersOrOneWho")];
}

export async function messages({ studyId, query }) {
  const choices = await groupChoices(studyId);
  const shown = element("div");
  const waiting = check(t("onlyMessagesThatWaitFor"),
    { checked: query.get("waiting") === "yes", on: { change: () => draw() } });
  const draw = () => {
    keep({ waiting: waiting.box.checked ? "yes" : "" });
    shown.replaceChildren(listing({
      studyId, verb: "message.read", label: t("messages"), heads: [t("when"), t("who"), t("message"), t("state")],
      nothing: waiting.box.checked ? t("noMessageWaitsForA") : t("thereAreNoMessages"),
      load: paged("auth.v1.MessageService/ListStudyMessages", { studyId, waitingOnly: waiting.box.checked }, "messages"),
      row: (message) => [
        time(message.createTime), writer(studyId, message, choices),
        [element("p", { class: "said" }, message.text),
          message.replyEmail ? element("p", { class: "hint" }, t("wantsAReplyByMail", message.replyEmail))
            : null],
        message.answered ? badge("replied", "good") : message.fromTeam ? null
          : message.answerable ? button(t("reply2"), () => answer(studyId, message, draw), { class: "small" })
            : badge(t("allowsNoReply")),
      ],
    }));
  };
  draw();
  return card(t("messages"), [waiting.node, loading(async () => shown)],
    { beside: button(t("newMessage2"), () => write(studyId, choices, draw)) });
}
