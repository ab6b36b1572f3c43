/** Fetches the texts, and the study of an invitation, while the modules of the first screen are on their way. */

import { fetchTexts, preferred } from "./texts.js";

const GET_STUDY = "otolith.catalogue.v1.CatalogueService/GetStudy";

/** The study that an address such as `/join/STUDY` names; "" for other addresses. Ids need no encoding. */
export const invitedTo = () => /^\/join\/([^/]+)$/u.exec(location.pathname)?.[1] ?? "";

const [first, language] = [invitedTo(), preferred()];
// A failure is the page's to report, which then calls again. Without the caller of otolith.js, which comes later.
fetchTexts(language).catch(() => {});
let early = first === "" || !navigator.onLine ? null : fetch(`/rpc/${GET_STUDY}`, {
  method: "POST", cache: "no-store", headers: { "content-type": "application/json" },
  body: JSON.stringify({ studyId: first, language }),
}).then(async (answer) => answer.ok ? (await answer.json()).study : null).catch(() => null);

/** The study as it was fetched at the start; null for another one, after a failure, and the second time. */
export function earlyStudy(studyId, wanted) {
  if (studyId !== first || wanted !== language) return null;
  const found = early;
  early = null;
  return found;
}
