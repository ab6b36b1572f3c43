/** The study's triggers as it defines them. */

import { element } from "./elements.js";
import { count } from "./format.js";
import { badge, card, empty, note, table } from "./parts.js";
import { study } from "./service.js";
import { t } from "./texts.js";

const CAUSES = {
  sheet: t("aSheetThatMeetsIts"), record: t("aHealthRecord"), listening: t("aFinishedListeningSession"),
  noise: t("measuredNoise"), inactivity: t("daysWithoutActivity"), therapyEnd: t("theEndOfATherapy"),
  compliance: t("unansweredNotifications"), times: t("clockTimes"), staff: t("theTeamAlone"),
};

const causeOf = (trigger) => Object.keys(CAUSES).find((name) => trigger[name] !== undefined) ?? "";

const bound = (one) => (one ? t(`bound.${one.period}`, count(one.count)) : t("noLimit"));

export async function triggers({ studyId }) {
  const { study: known, allGroups } = await study(studyId);
  const found = known.triggers ?? [];
  return card(t("triggers"), [
    allGroups === true ? null : note(t("theCatalogueShowsTriggersOnly")),
    found.length === 0 ? empty(t("theStudyDefinesNoTriggers")) : table(t("triggers"),
      [t("trigger"), t("cause"), t("cooldown"), t("atMost"), t("rule")], found.map((one) => {
        const cause = causeOf(one);
        return [one.triggerId, CAUSES[cause], one.cooldownMinutes ? t("min", count(one.cooldownMinutes))
          : t("none"), bound(one.atMost),
          cause === "staff" && !one.draw ? badge(t("firedOnAParticipantS"))
            : element("details", {}, element("summary", {}, t("definition")),
              element("pre", { tabindex: "0" }, JSON.stringify({ [cause]: one[cause], draw: one.draw }, null, 2)))];
      })),
    element("p", { class: "hint" },
      t("notificationsThatATriggerCaused")),
  ]);
}
