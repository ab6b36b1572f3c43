/** Texts about a study and about the installation: their kinds, links to them, and where they come from. */

import { h, link } from "./elements.js";
import { language, t } from "./texts.js";

const INSTALLATION = "otolith.catalogue.v1.InstallationService/GetInstallationTexts";
const KINDS = ["about", "team", "privacy", "imprint", "help", "contact"];

/** The last answer by language, so that each screen has its links at once. */
const known = new Map();

/** The texts of the installation; without a network those that were read before. */
export async function installationTexts(device) {
  try {
    const { texts = [] } = (await device.call(INSTALLATION, { language: language() })).texts ?? {};
    known.set(language(), texts);
  } catch (error) {
    if (!known.has(language())) throw error;
  }
  return known.get(language());
}

/** The text of a kind, such as `privacy`. */
export const ofKind = (texts, kind) =>
  texts.find((one) => one.kind === `INFORMATION_KIND_${kind.toUpperCase()}`)?.text;

/** Links to the texts that exist; `studyId`: those of a study. */
function links(texts, studyId) {
  return KINDS.filter((kind) => ofKind(texts, kind) !== undefined).map((kind) => h("li", {},
    link(studyId === "" ? ["information", kind] : ["information", kind, studyId], {}, t(`information.${kind}`))));
}

/** Links to the texts of a study; null without texts. */
export function studyLinks({ studyId, texts = [] }) {
  const items = links(texts, studyId);
  return items.length === 0 ? null
    : h("nav", { class: "information", "aria-label": t("informationOfStudy") }, h("ul", {}, ...items));
}

/** The foot of a screen, which appears once the texts of the installation are there. */
export function foot(device) {
  const list = h("ul", {});
  const node = h("footer", { class: "information", hidden: true }, list);
  const fill = (texts) => {
    list.replaceChildren(...links(texts, ""));
    node.hidden = list.children.length === 0;
  };
  fill(known.get(language()) ?? []);
  installationTexts(device).then(fill, () => {});
  return node;
}
