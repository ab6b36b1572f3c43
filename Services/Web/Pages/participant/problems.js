/** Explains errors and verdicts in plain words. */

import { SignedOut } from "/otolith/session.js";
import { has, t } from "./texts.js";

/** A sentence for the person about a failed call. */
export function explain(error) {
  const reasons = [error.reason, ...(error.violations ?? []).map(({ reason }) => reason)];
  const known = reasons.find((reason) => has(`reason.${reason}`));
  if (known !== undefined) return t(`reason.${known}`, error.detail?.("ErrorInfo")?.metadata?.maximum_per_day ?? "");
  if (error instanceof SignedOut || error.code === "unauthenticated") return t("reason.SESSION_ENDED");
  if (error.isLost) return t("reason.network");
  if (error.code === "resource_exhausted") return t("reason.TOO_MANY_ATTEMPTS");
  console.error(error);
  return t("reason.other", reasons.find((reason) => reason) ?? error.code ?? error.name);
}

/** Why a sheet waits or was refused. */
export function explainReasons(reasons, fallback) {
  const known = reasons.filter((reason) => has(`sheet.${reason}`));
  if (known.length > 0) return known.map((reason) => t(`sheet.${reason}`)).join(" ");
  return reasons.some((reason) => reason.endsWith("_NOT_YET_KNOWN")) ? t("sheet.later") : t(fallback);
}
