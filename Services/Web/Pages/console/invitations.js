/** Invitations: create, hand out as links and on paper, revoke. */

import { ask } from "./dialogs.js";
import { announce, button, check, element, field, input, select } from "./elements.js";
import { number, plural, text, time } from "./format.js";
import { groupChoices, groupTitle } from "./members.js";
import { badge, card, failure, listing } from "./parts.js";
import { picture, symbol } from "/shared/qr.js";
import { call, newId, paged, study } from "./service.js";
import { t } from "./texts.js";

/** The code stays behind `#`: browsers do not send it, so no log has it. */
export const linkOf = (studyId, code) =>
  `${location.origin}/join/${encodeURIComponent(studyId)}#invitation=${encodeURIComponent(code)}`;

function stateOf(one) {
  if (one.revokeTime) return badge(t("revoked"), "wrong");
  if (number(one.uses) >= number(one.usesMax)) return badge(t("usedUp"));
  if (Date.parse(one.expireTime) <= Date.now()) return badge(t("expired"));
  return badge(t("valid"), "good");
}

async function copy(link) {
  // Without TLS, browsers have no clipboard for pages.
  if (!navigator.clipboard) throw new Error(t("thisBrowserDoesNotLet"));
  await navigator.clipboard.writeText(link);
  announce(t("theLinkIsCopied"));
}

const PIXELS_PER_MODULE = 8;
const AMOUNT_MAX = 200;

/** The QR code as a picture in a file, with the quiet zone that readers need. */
async function drawn(link, kind) {
  if (kind === "svg") {
    const svg = picture(link, t("qrCodeOfTheLink", ""));
    return new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" });
  }
  const grid = symbol(link);
  const size = (grid.length + 8) * PIXELS_PER_MODULE;
  const canvas = element("canvas", { width: size, height: size });
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, size, size);
  pen.fillStyle = "#000";
  grid.forEach((row, y) => row.forEach((isDark, x) => {
    if (isDark) pen.fillRect((x + 4) * PIXELS_PER_MODULE, (y + 4) * PIXELS_PER_MODULE, PIXELS_PER_MODULE, PIXELS_PER_MODULE);
  }));
  return new Promise((resolve) => { canvas.toBlob(resolve, "image/png"); });
}

async function save(link, one, kind) {
  const address = URL.createObjectURL(await drawn(link, kind));
  element("a", { href: address, download: `invitation-${one.subjectLabel?.replaceAll("/", "-") || one.code}.${kind}` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** One invitation on paper or to send. */
function ticket(studyId, title, one) {
  const link = linkOf(studyId, one.code);
  return element("li", { class: "ticket", "data-code": one.code }, picture(link, t("qrCodeOfTheLink", link)),
    element("div", {}, element("p", { class: "name" }, title),
      one.subjectLabel ? element("p", { class: "label" }, one.subjectLabel) : null,
      element("p", { class: "code" }, one.code),
      element("p", { class: "link" }, element("a", { href: link, target: "_blank", rel: "noopener" }, link)),
      element("p", { class: "hint" }, t("forUntil", plural(one.usesMax, "participant")), time(one.expireTime)),
      element("p", { class: "unprinted" }, button(t("copyTheLink"), () => copy(link), { class: "small" }),
        ["svg", "png"].map((kind) =>
          button(t("saveAs", kind.toUpperCase()), () => save(link, one, kind), { class: "small" })))));
}

async function revoke(studyId, one, changed) {
  const done = await ask(t("revokeTheInvitation"), [element("p", {},
    t("itsCodeIsNoLonger"))],
  t("revoke"), () => call("auth.v1.MembershipService/RevokeInvitation", { studyId, invitationId: one.invitationId }),
  { danger: true });
  if (done) changed();
}

function list(studyId, choices, open, changed) {
  return listing({
    studyId, verb: "invitation.read", label: t("invitations"),
    heads: [t("created"), t("state"), t("label"), t("group"), t("joined"), t("validUntil"), t("actions")],
    nothing: t("noInvitationHasBeenMade"),
    load: paged("auth.v1.MembershipService/ListInvitations", { studyId }, "invitations"),
    row: (one) => [
      time(one.createTime), [stateOf(one), one.testParticipants ? badge("test") : null], one.subjectLabel ?? "",
      groupTitle(choices, one.groupId),
        t("of2", number(one.uses), number(one.usesMax)),
      time(one.expireTime),
      one.revokeTime ? null : element("div", { class: "actions" },
        button(t("linkAndQrCode"), () => open([one]), { class: "small" }),
        button(t("revoke2"), () => revoke(studyId, one, changed), { class: "small" }))],
  });
}

/**
 * Makes the invitations of a run one after the other and adds them to its `made`. After a failure the same run
 * goes on: its ids stay the same, so an invitation whose answer was lost is not made twice.
 */
async function make(studyId, { ids, values, labels, made }) {
  while (made.length < ids.length) {
    made.push(await call("auth.v1.MembershipService/CreateInvitation",
      { studyId, invitationId: ids[made.length], subjectLabel: labels[made.length] ?? "", ...values }));
  }
}

/** The form's values as a run; `unfinished` itself if it has the same values. */
function runOf(unfinished, amount, labels, values) {
  const key = JSON.stringify([amount, labels, values]);
  return unfinished?.key === key ? unfinished
    : { key, values, labels, ids: Array.from({ length: amount }, () => newId()), made: [] };
}

function creation(studyId, choices, hasLabels, open, changed) {
  const amount = input({ type: "number", min: 1, max: AMOUNT_MAX, value: 1, required: true });
  const uses = input({ type: "number", min: 1, max: 100000, value: 1, required: true });
  const days = input({ type: "number", min: 1, max: 365, value: 30, required: true });
  const group = select(choices, "");
  const tests = check(t("forDevicesOfTheTeam"));
  // A label names one person: each line makes a code for one participant.
  const lines = element("textarea", { rows: 3, spellcheck: "false" });
  const progress = element("div", { class: "hint", role: "status" });
  const submit = element("button", { type: "submit", class: "main" }, t("create"));
  let unfinished = null;
  return element("form", { class: "unprinted", on: { submit: async (event) => {
    event.preventDefault();
    if (submit.getAttribute("aria-disabled")) return;
    submit.setAttribute("aria-disabled", "true");
    const labels = lines.value.split("\n").map((line) => line.trim()).filter(Boolean);
    const run = runOf(unfinished, labels.length || Number(amount.value), labels, {
      usesMax: labels.length > 0 ? 1 : Number(uses.value), validDays: Number(days.value), groupId: group.value,
      testParticipants: tests.box.checked,
    });
    unfinished = run;
    progress.textContent = t("creating");
    try {
      await make(studyId, run);
      unfinished = null;
      progress.textContent = "";
    } catch (error) {
      progress.replaceChildren(failure(error), element("p", {},
        t("ofCodesAreReadyCreate", run.made.length, run.ids.length)));
    }
    if (run.made.length > 0) {
      open(run.made);
      changed();
    }
    submit.removeAttribute("aria-disabled");
  } } }, element("div", { class: "tools" },
    field(t("numberOfCodes"), amount), field(t("participantsForEachCode"), uses), field(t("validForDays"), days),
    choices.length > 1 ? field(t("group"), group) : null, tests.node, submit),
  hasLabels ? field(t("labels"), lines, { hint: t("oneLabelOnEachLine"), wide: true }) : null, progress);
}

export async function invitations({ studyId }) {
  const [choices, { study: known }] = await Promise.all([groupChoices(studyId), study(studyId)]);
  const sheet = element("div", { id: "sheet" });
  const shown = element("div");
  const changed = () => shown.replaceChildren(list(studyId, choices, open, changed));
  const open = (made) => {
    sheet.replaceChildren(card(made.length === 1 ? t("invitation") : t("invitations2", made.length), [
      element("p", { class: "hint unprinted" },
        t("aCodeLetsAnyoneJoin")),
      element("ul", { class: "tickets" }, made.map((one) => ticket(studyId, text(known.title), one))),
    ], { beside: button(t("printTheSheet"), () => window.print(), { class: "small unprinted" }) }));
    sheet.scrollIntoView({ block: "start" });
    announce(t("theInvitationsAreReady"));
  };
  changed();
  return [element("div", { class: "unprinted" },
    card(t("newInvitations"), creation(studyId, choices, known.subjectLabels === true, open, changed))), sheet,
    element("div", { class: "unprinted" }, card(t("invitations"), shown))];
}
