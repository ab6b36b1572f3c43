/** The study's triggers as it defines them. */

import { element } from "./elements.js";
import { count, word } from "./format.js";
import { badge, card, empty, note, table } from "./parts.js";
import { study } from "./service.js";

const CAUSES = {
  sheet: "a sheet that meets its rule", record: "a health record", listening: "a finished listening session",
  noise: "measured noise", inactivity: "days without activity", therapyEnd: "the end of a therapy",
  compliance: "unanswered notifications", staff: "the team alone",
};

const causeOf = (trigger) => Object.keys(CAUSES).find((name) => trigger[name] !== undefined) ?? "";

const bound = (one) => (one ? `${count(one.count)} in the ${word(one.period, "TRIGGER_PERIOD_").replace("ever", "whole participation")}` : "no limit");

export async function triggers({ studyId }) {
  const { study: known, allGroups } = await study(studyId);
  const found = known.triggers ?? [];
  return card("Triggers", [
    allGroups === true ? null : note("The catalogue shows triggers only to members of the study's team."),
    found.length === 0 ? empty("The study defines no triggers.") : table("Triggers",
      ["Trigger", "Cause", "Cooldown", "At most", "Rule"], found.map((one) => {
        const cause = causeOf(one);
        return [one.triggerId, CAUSES[cause], one.cooldownMinutes ? `${count(one.cooldownMinutes)} min`
          : "none", bound(one.atMost),
          cause === "staff" ? badge("fired on a participant's page")
            : element("details", {}, element("summary", {}, "Definition"),
              element("pre", { tabindex: "0" }, JSON.stringify(one[cause], null, 2)))];
      })),
    element("p", { class: "hint" },
      "Notifications that a trigger caused stand in a participant's plan, each with its explanation. The "
        + "services have "
      + "no list of all occurrences of a study."),
  ]);
}
