/** Messages between a participant and the teams of their studies. */

import { newId } from "/otolith/calls.js";
import { action, announce, field, h, localized, moment, toggle } from "../elements.js";
import { explain } from "../problems.js";
import { t } from "../texts.js";

const MESSAGES = "otolith.auth.v1.MessageService";
const LENGTH_MAX = 4000;

function bubble(message, studies, answer) {
  const study = studies.find((one) => one.study.studyId === message.studyId)?.study;
  const from = message.fromTeam ? t("fromTeam") : t("fromYou");
  const isUnread = message.fromTeam && message.readTime === undefined;
  return h("li", { class: message.fromTeam ? "message" : "message own" },
    h("p", { class: "hint" }, `${from} · `, localized("span", {}, study?.title), ` · ${moment(message.createTime)} `,
      isUnread ? h("span", { class: "badge" }, t("unread")) : null),
    h("div", { dir: "auto" }, message.text),
    message.fromTeam && message.answerable
      ? h("button", { type: "button", class: "discard", click: () => answer(message) }, t("reply")) : null);
}

/** Marks as read what was shown. */
async function markRead(device, messages) {
  for (const { fromTeam, readTime, messageId } of messages) {
    if (fromTeam && readTime === undefined) await device.call(`${MESSAGES}/MarkMessageRead`, { messageId });
  }
}

function writing({ device, show }, studies) {
  // Kept until an answer arrives, so that a message is sent once.
  let messageId = newId();
  let answered = null;
  const select = h("select", {}, ...studies.map(({ study }) =>
    h("option", { value: study.studyId }, study.title?.text ?? study.studyId)));
  const text = h("textarea", { rows: 4, maxlength: LENGTH_MAX, id: "message-text" });
  const mayAnswer = toggle(t("mayAnswer"), true, () => {}, t("mayAnswerNote"));
  const send = action(t("send"), async () => {
    if (text.value.trim() === "") {
      text.focus();
      return;
    }
    await device.call(`${MESSAGES}/SendMessage`, {
      messageId, studyId: answered?.studyId ?? select.value, text: text.value,
      answerable: mayAnswer.querySelector("input").checked, answerTo: answered?.messageId ?? "" });
    messageId = newId();
    announce(t("messageSent"));
    await show();
  }, explain);
  const node = h("form", { class: "group-card", submit: (event) => { event.preventDefault(); send.run(); } },
    h("h2", {}, t("newMessage")), studies.length < 2 ? null : field(t("writeTo"), select),
    field(t("messageText"), text), mayAnswer, send.node);
  const answer = (message) => {
    answered = message;
    select.value = message.studyId;
    select.disabled = true;
    text.focus();
  };
  return { node, answer };
}

export async function draw(app) {
  const { device } = app;
  const { studies = [] } = await device.gateway.catalogue();
  const form = studies.length === 0 ? null : writing(app, studies);
  let messages = [];
  let list;
  try {
    messages = (await device.call(`${MESSAGES}/ListOwnMessages`)).messages ?? [];
    list = messages.length === 0 ? h("p", { class: "empty" }, t("messagesNone"))
      : h("ul", { class: "thread" }, ...[...messages].reverse().map((one) => bubble(one, studies, form?.answer)));
  } catch (error) {
    list = h("p", { class: "error", role: "alert" }, explain(error));
  }
  return {
    nodes: [h("h1", {}, t("messages")), list, form?.node],
    shown: () => markRead(device, messages).catch(() => {}),
  };
}
