/** The consents of the members: who consented to what, when, in which language, and whose consent has lapsed. */

import { button, element, field, select } from "./elements.js";
import { day, text, word } from "./format.js";
import { badge, card, listing, note } from "./parts.js";
import { keep } from "./routes.js";
import { call, paged, right, study } from "./service.js";
import { t } from "./texts.js";

const PREFIX = "MEMBER_CONSENT_STATE_";
const KINDS = { CURRENT: "good", OUTDATED: "", LAPSED: "wrong", WITHDRAWN: "wrong", LEFT: "" };

/** The signed copy as a file. */
async function save(studyId, memberId) {
  const { consent } = await call("auth.v1.MembershipService/GetMemberConsent", { studyId, memberId });
  const address = URL.createObjectURL(new Blob([consent.copyHtml ?? ""], { type: "text/html" }));
  element("a", { href: address, download: `consent-${memberId}.html` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export async function consents({ studyId, query }) {
  const [{ study: known }, { granted }] = await Promise.all([study(studyId), right(studyId, "consent.read")]);
  const titles = new Map((known.consentParts ?? []).map((part) => [part.partId, text(part.text)]));
  const shown = element("div");
  const choice = select([["", t("all")], ...Object.keys(KINDS).map((state) => [state, t(`word.${state}`)])],
    query.get("state") ?? "", { on: { change: () => draw() } });
  const draw = () => {
    keep({ state: choice.value });
    shown.replaceChildren(listing({
      studyId, verb: "member.read", label: t("consents"),
      heads: [t("member"), t("state"), t("version"), t("consentLanguage"), t("consentedOn"), t("alsoAgreedTo"), ...granted ? [t("copy")] : []],
      nothing: t("thereAreNoSuchConsents"),
      load: paged("auth.v1.MembershipService/ListMemberConsents",
        { studyId, state: choice.value === "" ? undefined : `${PREFIX}${choice.value}` }, "consents"),
      row: (one) => {
        const state = one.state.replace(PREFIX, "");
        const end = one.leaveTime ?? one.endTime;
        return [
          element("code", {}, one.memberId.slice(0, 8)),
          [badge(word(one.state, PREFIX), KINDS[state] ?? ""), end ? [" ", day(end)] : null],
          [one.consentLabel || element("code", {}, (one.consentVersion ?? "").slice(0, 8)),
            one.consentDate ? ` (${one.consentDate})` : "", one.signed ? ` ${t("signed")}` : ""],
          one.consentLanguage ?? "", day(one.giveTime),
          (one.parts ?? []).filter(({ accepted }) => accepted).map(({ partId }) => titles.get(partId) || partId).join(" · "),
          ...granted ? [button(t("copy"), () => save(studyId, one.memberId), { class: "small" })] : [],
        ];
      },
    }));
  };
  draw();
  return card(t("consents"), [
    element("div", { class: "tools" }, field(t("state"), choice)), shown,
    note(t("aLapsedConsent")), granted ? note(t("eachCopyIsRecorded")) : null,
  ], { id: "consents" });
}
