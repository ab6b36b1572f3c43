/// An action on an object: the installation, a project or a study. Raw values are shown to
/// operators and stored permanently: do not rename or reuse them.
public enum Verb: String, Sendable, Hashable, CaseIterable, Codable {
  // Verbs on the installation.
  case accountRead = "account.read"
  case accountInvite = "account.invite"
  case accountSuspend = "account.suspend"
  case accountRecover = "account.recover"
  case accountErase = "account.erase"
  /// Marks and unmarks test participants.
  case accountMark = "account.mark"
  /// Exports everything about one person, on the person's written request.
  case personExport = "person.export"
  /// Reads registered apps and servers, and counts of their use.
  case clientRead = "client.read"
  /// Registers, changes and revokes apps and servers.
  case clientManage = "client.manage"
  case newsletterRead = "newsletter.read"
  case newsletterSend = "newsletter.send"
  /// Receives the notifications to deliver, of all studies.
  case promptDeliver = "prompt.deliver"
  /// Sets the texts of the installation.
  case installationChange = "installation.change"

  // Verbs on the installation or any study.
  case projectCreate = "project.create"
  /// Offers a study for import; ``studyPublish`` decides on the study.
  case studyImport = "study.import"

  // Verbs on the installation, a project or a study.
  /// Gives and takes roles.
  case roleAssign = "role.assign"
  case roleRead = "role.read"
  case auditRead = "audit.read"

  // Verbs on a project.
  case projectRead = "project.read"
  case projectChange = "project.change"
  case draftRead = "draft.read"
  /// Changes only texts of drafts.
  case draftTranslate = "draft.translate"
  case draftWrite = "draft.write"
  case questionnairePublish = "questionnaire.publish"
  case questionnaireRetire = "questionnaire.retire"
  case libraryPublish = "library.publish"

  // Verbs on a project or a study.
  case studyPublish = "study.publish"

  // Verbs on a study.
  case studyRead = "study.read"
  case memberRead = "member.read"
  /// Reads the signed consents of members, which may name them.
  case consentRead = "consent.read"
  /// Decides on requests to join.
  case memberDecide = "member.decide"
  /// Creates and revokes invitations.
  case memberInvite = "member.invite"
  case invitationRead = "invitation.read"
  case memberRemove = "member.remove"
  /// Sees the labels by which the study's own records know participants, with members and pseudonyms.
  case labelRead = "label.read"
  /// Gives labels to invitations and members.
  case labelAssign = "label.assign"
  case groupAssign = "group.assign"
  /// Starts and ends the scheme that allocates members to arms.
  case allocationManage = "allocation.manage"
  case allocationAllocate = "allocation.allocate"
  /// Sees the groups of members while a blinded scheme conceals them from other staff.
  case allocationRead = "allocation.read"
  /// Requests and approves emergency unblinding.
  case allocationUnblind = "allocation.unblind"
  case messageRead = "message.read"
  case messageSend = "message.send"
  case exportRead = "export.read"
  case codebookRead = "codebook.read"
  /// Reads, corrects, marks and comments on single sheets.
  case answerCorrect = "answer.correct"
  case complianceRead = "compliance.read"
  case planRead = "plan.read"
  /// Changes dates and notifications of participants.
  case planChange = "plan.change"
  case triggerFire = "trigger.fire"
  case alertRead = "alert.read"
  /// Acknowledges alerts.
  case alertAcknowledge = "alert.acknowledge"
  /// Sets the channels by which alerts reach staff, and sends failed deliveries again.
  case alertChange = "alert.change"

  /// Whether a role on any object is enough: the verb creates an object or offers a new one.
  public var isHeldAnywhere: Bool { self == .projectCreate || self == .studyImport }
}
