/** The pages of a study, in the order of the menu, with the right that each mainly needs. */

import { access } from "./access.js";
import { alerts } from "./alerts.js";
import { allocation } from "./allocation.js";
import { audit } from "./audit.js";
import { consents } from "./consents.js";
import { exportsPage } from "./exports.js";
import { files } from "./files.js";
import { invitations } from "./invitations.js";
import { members } from "./members.js";
import { messages } from "./messages.js";
import { participants } from "./participants.js";
import { questionnairesPage } from "./questionnaires.js";
import { start } from "./start.js";
import { state } from "./state.js";
import { triggers } from "./triggers.js";
import { t } from "./texts.js";

export const SECTIONS = [
  { id: "start", title: t("overview"), verb: "compliance.read", draw: start },
  { id: "participants", title: t("participants"), verb: "compliance.read", draw: participants },
  { id: "members", title: t("members"), verb: "member.read", draw: members },
  { id: "consents", title: t("consents"), verb: "member.read", draw: consents },
  { id: "invitations", title: t("invitations"), verb: "invitation.read", draw: invitations },
  { id: "allocation", title: t("allocation"), verb: "study.read", draw: allocation },
  { id: "messages", title: t("messages"), verb: "message.read", draw: messages },
  { id: "questionnaires", title: t("questionnaires"), verb: "", draw: questionnairesPage },
  { id: "triggers", title: t("triggers"), verb: "", draw: triggers },
  { id: "alerts", title: t("alerts"), verb: "alert.read", draw: alerts },
  { id: "exports", title: t("exports"), verb: "export.read", draw: exportsPage },
  { id: "files", title: t("files"), verb: "", draw: files },
  { id: "access", title: t("access"), verb: "role.read", draw: access },
  { id: "audit", title: t("audit"), verb: "", draw: audit },
  { id: "state", title: t("study"), verb: "", draw: state },
];
