/** The pages of a study, in the order of the menu, with the right that each mainly needs. */

import { access } from "./access.js";
import { audit } from "./audit.js";
import { exportsPage } from "./exports.js";
import { invitations } from "./invitations.js";
import { members } from "./members.js";
import { messages } from "./messages.js";
import { participants } from "./participants.js";
import { questionnairesPage } from "./questionnaires.js";
import { start } from "./start.js";
import { state } from "./state.js";
import { triggers } from "./triggers.js";

export const SECTIONS = [
  { id: "start", title: "Overview", verb: "compliance.read", draw: start },
  { id: "participants", title: "Participants", verb: "compliance.read", draw: participants },
  { id: "members", title: "Members", verb: "member.read", draw: members },
  { id: "invitations", title: "Invitations", verb: "invitation.read", draw: invitations },
  { id: "messages", title: "Messages", verb: "message.read", draw: messages },
  { id: "questionnaires", title: "Questionnaires", verb: "", draw: questionnairesPage },
  { id: "triggers", title: "Triggers", verb: "", draw: triggers },
  { id: "exports", title: "Exports", verb: "export.read", draw: exportsPage },
  { id: "access", title: "Access", verb: "role.read", draw: access },
  { id: "audit", title: "Audit", verb: "", draw: audit },
  { id: "state", title: "Study", verb: "", draw: state },
];
