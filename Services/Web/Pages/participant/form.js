/** The code of the preview, as modules: loaded when the first questionnaire is opened. */

import "/otolith/forms.js";
import "/form/messages.js";
import "/form/elements.js";
import "/form/pictures.js";
import "/form/scales.js";
import "/form/lists.js";
import "/form/choices.js";
import "/form/rankings.js";
import "/form/countdowns.js";
import "/form/bare.js";
import "/form/files.js";
import "/form/entries.js";
import "/form/values.js";
import "/form/questions.js";
import "/form/repeats.js";
import "/form/layout.js";
import "/form/state.js";
import "/form/filling.js";

/** Languages in which the fields of questionnaires have words. */
const WORDS = ["ar", "de", "en", "es", "fr"];

const { filling, messages, state } = globalThis.Otolith;

filling.watchWidth();

/** ISO 3166-1. */
const COUNTRIES = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA
  CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA
  GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
  KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS
  MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS
  RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW
  TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.trim().split(/\s+/u);

/** How a questionnaire is shown: in its language, with the words for its fields. */
export async function view(language, live) {
  const spoken = language.toLowerCase().split("-")[0];
  await import(`/form/words-${WORDS.includes(spoken) ? spoken : "en"}.js`);
  const { language: ownLanguage, texts: words } = messages.choose(language);
  return {
    language, ownLanguage, words, countries: COUNTRIES, lookup: [language],
    announce: filling.announcer(live, ownLanguage),
  };
}

/**
 * The answers so far; `draft` has those of an earlier visit, `today` is the date on which it was begun, `profile` has the
 * fields of the profile that the study may use.
 */
export function answering(questionnaire, { earlier, isSingle, draft, today, profile }) {
  const made = state.make(questionnaire, { earlier: () => earlier, isSingle, today, profile });
  made.begin(draft.sheetId);
  if (draft.given.length > 0 || draft.drafts.length > 0) {
    made.given.clear();
    for (const [id, answer] of draft.given) made.given.set(id, answer);
    for (const [id, text] of draft.drafts) made.drafts.set(id, text);
    made.decide();
  }
  return made;
}

export const { make: fill } = filling;
