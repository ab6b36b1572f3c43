"use strict";

// Runs before all modules, and needs none: fetches the texts, and the study of an invitation, while the modules of
// the first screen are on their way. A module would wait until the others were read.
globalThis.otolithFirst = (() => {
  /** Languages of the page's texts; studies may have others. */
  const OWN = ["en", "de"];

  function nearest(wanted) {
    const spoken = wanted.toLowerCase().split("-")[0];
    return OWN.includes(spoken) ? spoken : "en";
  }

  /** Fetches the texts of a language, or of English. */
  const fetchTexts = (wanted) => import(`/participant/words/${nearest(wanted)}.js`);

  /** The language that the browser prefers: of the page's texts without a region. */
  function preferred() {
    const [spoken] = navigator.language.split("-");
    return OWN.includes(spoken) ? spoken : navigator.language;
  }

  /** The study that an address such as `/join/STUDY` names; "" for other addresses. Ids need no encoding. */
  const invitedTo = () => /^\/join\/([^/]+)$/u.exec(location.pathname)?.[1] ?? "";

  const [first, language] = [invitedTo(), preferred()];
  // A failure is the page's to report, which then calls again. Without the caller of otolith.js, which comes later.
  fetchTexts(language).catch(() => {});
  let early = first === "" || !navigator.onLine ? null
    : fetch("/rpc/otolith.catalogue.v1.CatalogueService/GetStudy", {
      method: "POST", cache: "no-store", headers: { "content-type": "application/json" },
      body: JSON.stringify({ studyId: first, language }),
    }).then(async (answer) => answer.ok ? (await answer.json()).study : null).catch(() => null);

  /** The study as it was fetched at the start; null for another one, after a failure, and the second time. */
  function earlyStudy(studyId, wanted) {
    if (studyId !== first || wanted !== language) return null;
    const found = early;
    early = null;
    return found;
  }

  return { OWN, nearest, fetchTexts, preferred, invitedTo, earlyStudy };
})();
