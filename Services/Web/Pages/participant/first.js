/** Fetches the texts while the modules of the first screen are on their way. A failure is the page's to report. */

import { fetchTexts, preferred } from "./texts.js";

fetchTexts(preferred()).catch(() => {});
