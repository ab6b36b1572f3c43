/** Messages of the study in both directions, and new ones. */

import { ask } from "./dialogs.js";
import { button, check, element, field, select } from "./elements.js";
import { time } from "./format.js";
import { groupChoices, groupTitle } from "./members.js";
import { badge, card, listing, loading } from "./parts.js";
import { keep, to } from "./routes.js";
import { call, newId } from "./service.js";

const SEND = "auth.v1.MessageService/SendStudyMessage";

async function write(studyId, choices, changed) {
  const target = select([["", "all members"],
    ...choices.filter(([id]) => id !== "").map(([id, title]) => [id, `group ${title}`])], "");
  const words = element("textarea", { maxlength: 4000, required: true });
  const reply = check("Recipients may reply", { checked: true });
  const messageId = newId();
  const done = await ask("New message", [field("To", target), field("Message", words), reply.node], "Send", () =>
    call(SEND, { studyId, messageId, groupId: target.value, text: words.value, answerable: reply.box.checked }));
  if (done) changed();
}

async function answer(studyId, message, changed) {
  const words = element("textarea", { maxlength: 4000, required: true });
  const reply = check("The participant may reply", { checked: true });
  const messageId = newId();
  const done = await ask("Reply",
    [element("p", { class: "code said" }, message.text), field("Reply", words), reply.node], "Send", () =>
    call(SEND, { studyId, messageId, answerTo: message.messageId, text: words.value,
      answerable: reply.box.checked }));
  if (done) changed();
}

function writer(studyId, message, choices) {
  const member = message.memberId
    ? element("a", { href: to("studies", studyId, "members", message.memberId) },
      `member ${message.memberId.slice(0, 8)}`) : null;
  if (!message.fromTeam) return ["from ", member ?? "a participant who is not shown"];
  return ["team, to ", message.groupId ? `group ${groupTitle(choices, message.groupId)}` : member
    ?? "all members or one who has left"];
}

export async function messages({ studyId, query }) {
  const choices = await groupChoices(studyId);
  const shown = element("div");
  const waiting = check("Only messages that wait for a reply",
    { checked: query.get("waiting") === "yes", on: { change: () => draw() } });
  const draw = () => {
    keep({ waiting: waiting.box.checked ? "yes" : "" });
    shown.replaceChildren(listing({
      studyId, verb: "message.read", label: "Messages", heads: ["When", "Who", "Message", "State"],
      nothing: waiting.box.checked ? "No message waits for a reply." : "There are no messages.",
      load: async (pageToken) => {
        const page = await call("auth.v1.MessageService/ListStudyMessages",
          { studyId, waitingOnly: waiting.box.checked, pageToken });
        return { entries: page.messages ?? [], next: page.nextPageToken ?? "" };
      },
      row: (message) => [
        time(message.createTime), writer(studyId, message, choices),
        [element("p", { class: "said" }, message.text),
          message.replyEmail ? element("p", { class: "hint" }, `Wants a reply by mail to ${message.replyEmail}`)
            : null],
        message.answered ? badge("replied", "good") : message.fromTeam ? null
          : message.answerable ? button("Reply …", () => answer(studyId, message, draw), { class: "small" })
            : badge("allows no reply"),
      ],
    }));
  };
  draw();
  return card("Messages", [waiting.node, loading(async () => shown)],
    { beside: button("New message …", () => write(studyId, choices, draw)) });
}
