/** Sounds and pictures of the study's project, which definitions name by their hash. */

import { digest, upload } from "/otolith/files.js";
import { ask, tell } from "./dialogs.js";
import { button, element, field, input } from "./elements.js";
import { bytes, time } from "./format.js";
import { badge, card, failure, listing, note } from "./parts.js";
import { call, study } from "./service.js";
import { t } from "./texts.js";

const MEDIA = "catalogue.v1.MediaService";
const HEX_SHOWN = 12;

/** What a definition in YAML needs, as `otolithctl media push` prints it. */
const reference = (one) => [
  `- location: ${one.location}`, `  media-type: ${one.mediaType}`, `  sha256: "${one.sha256}"`, `  bytes: ${one.byteCount}`,
].join("\n");

const showReference = (one) => tell(t("reference"), [element("p", {}, t("referenceIsFor")),
  element("pre", { tabindex: "0" }, reference(one))]);

async function remove(projectId, one, drawn) {
  const removed = await ask(t("deleteTheFile"), [element("p", {}, t("theFileIsDeletedFrom", projectId)),
    element("code", {}, one.location)], t("delete"),
  () => call(`${MEDIA}/DeleteMedia`, { projectId, sha256: one.sha256 }), { danger: true });
  if (removed !== undefined) drawn();
}

/** A file that a published version names can be opened without the session. */
function name(one) {
  const short = `${one.sha256.slice(0, HEX_SHOWN)}…${one.location.slice(one.location.lastIndexOf("."))}`;
  return one.named ? element("a", { href: `/${one.location}`, target: "_blank", rel: "noopener", title: one.location }, short)
    : element("code", { title: one.location }, short);
}

function list(projectId, drawn) {
  const used = element("p", { class: "hint", id: "quota" });
  return [used, listing({
    label: t("files"), heads: [t("file"), t("type"), t("size"), t("uploaded"), t("use"), t("actions")],
    nothing: t("theProjectHasNoFiles"),
    load: async (pageToken) => {
      const answer = await call(`${MEDIA}/ListMedia`, { projectId, pageToken });
      used.textContent = t("bytesOfQuota", bytes(answer.totalByteCount), bytes(answer.quotaByteCount));
      return { entries: answer.media ?? [], next: answer.nextPageToken ?? "" };
    },
    row: (one) => [name(one), one.mediaType, bytes(one.byteCount), time(one.createTime),
      one.named ? badge(t("aPublishedVersionNamesIt"), "good") : badge(t("nothingNamesIt")),
      element("div", { class: "actions" }, button(t("reference2"), () => showReference(one), { class: "small" }),
        one.named ? null : button(t("delete2"), () => remove(projectId, one, drawn), { class: "small danger" }))],
  })];
}

/** Sends a file from where an earlier try ended, and shows how far it is. */
async function push(projectId, file, shown) {
  const content = await file.arrayBuffer();
  const sha256 = await digest(content);
  const { media } = await upload({ sha256, byteCount: content.byteLength, bytes: content },
    (chunk) => call(`${MEDIA}/UploadMediaChunk`, { projectId, ...chunk }),
    (count) => { shown.textContent = t("sentOf", bytes(count), bytes(content.byteLength)); });
  shown.replaceChildren(t("isStored"), " ", button(t("reference2"), () => showReference(media), { class: "small" }));
}

function uploads(projectId, drawn) {
  const chosen = input({ type: "file", multiple: true, required: true, accept: "image/png,image/jpeg,image/webp,audio/*" });
  const states = element("ul", { class: "hint", "aria-live": "polite" });
  const send = element("button", { type: "submit", class: "main" }, t("upload"));
  const work = async () => {
    states.replaceChildren();
    for (const file of chosen.files) {
      const state = element("span", {}, t("waits"));
      states.append(element("li", {}, element("strong", {}, file.name), " ", state));
      await push(projectId, file, state).catch((error) => state.replaceChildren(failure(error)));
    }
    chosen.value = "";
    drawn();
  };
  return element("form", { on: { submit: async (event) => {
    event.preventDefault();
    if (send.getAttribute("aria-disabled")) return;
    send.setAttribute("aria-disabled", "true");
    await work();
    send.removeAttribute("aria-disabled");
  } } }, field(t("files"), chosen, { hint: t("whichFilesAreAccepted"), wide: true }),
  element("div", { class: "actions" }, send), states);
}

export async function files({ studyId }) {
  const { projectId } = await study(studyId);
  const shown = element("div");
  const draw = () => shown.replaceChildren(...list(projectId, draw));
  draw();
  return [card(t("filesOfTheProject", projectId), [note(t("filesBelongToTheProject")), shown], { wide: true, id: "files" }),
    card(t("upload"), uploads(projectId, draw), { wide: true, id: "upload" })];
}
