// Generated from otolith/events/v1/events.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension EventsV1 {
  /// The kind of a participant's activity.
  public enum ActivityKind: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never published.
    case unspecified
    /// A health record was created, changed or deleted.
    case record
    /// A sound was listened to.
    case listening
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .record, .listening] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .record
        case 2: .listening
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .record: 1
        case .listening: 2
        case .unrecognized(let number): number
      }
    }
  }

  /// Published by auth; subject: key id. A key that signs access tokens.
  public struct SigningKeyPublished: Message {
    /// RFC 7638 thumbprint.
    public var keyID: String
    /// Ed25519, 32 bytes.
    public var publicKey: [UInt8]
    /// Time from which its signatures are rejected; absent: never.
    public var expireTime: GoogleProtobuf.Timestamp?

    public init(
      keyID: String = "",
      publicKey: [UInt8] = [],
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.keyID = keyID
      self.publicKey = publicKey
      self.expireTime = expireTime
    }
  }

  /// Published by every service for itself; subject: key id. The key by which the service
  /// authenticates to the others; `Event.source` names the service. Published again at every start,
  /// and with an earlier expiry when it is revoked; the earliest expiry applies.
  public struct ServiceKeyPublished: Message {
    /// RFC 7638 thumbprint.
    public var keyID: String
    /// Ed25519, 32 bytes.
    public var publicKey: [UInt8]
    /// Time from which its signatures are rejected. An event without it is invalid.
    public var expireTime: GoogleProtobuf.Timestamp?

    public init(
      keyID: String = "",
      publicKey: [UInt8] = [],
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.keyID = keyID
      self.publicKey = publicKey
      self.expireTime = expireTime
    }
  }

  /// Published by auth; subject: participant id. An enrolment began, continues under a new consent, has
  /// another subject label, or its consent has another end, because the study changed its text. The
  /// latest event of an enrolment counts.
  public struct ParticipantEnrolled: Message {
    /// UUID.
    public var participantID: String
    /// The study.
    public var studyID: String
    /// Start of the enrolment; absent: the event's time.
    public var joinTime: GoogleProtobuf.Timestamp?
    /// `Study.consent_version` of the accepted text.
    public var consentVersion: String
    /// Study group of the participant; empty if none.
    public var groupID: String
    /// Whether the participant is a test participant.
    public var testParticipant: Bool
    /// Same as in TestParticipantChanged.
    public var accountRevision: UInt64
    /// End of the consent; absent: it stays valid.
    public var consentEndTime: GoogleProtobuf.Timestamp?
    /// BCP 47 language of the accepted text; empty if unknown.
    public var consentLanguage: String
    /// Accepted optional parts of the consent.
    public var consentPartIDs: [String]
    /// Label by which the study's own records know the participant; empty if none.
    public var subjectLabel: String

    public init(
      participantID: String = "",
      studyID: String = "",
      joinTime: GoogleProtobuf.Timestamp? = nil,
      consentVersion: String = "",
      groupID: String = "",
      testParticipant: Bool = false,
      accountRevision: UInt64 = 0,
      consentEndTime: GoogleProtobuf.Timestamp? = nil,
      consentLanguage: String = "",
      consentPartIDs: [String] = [],
      subjectLabel: String = ""
    ) {
      self.participantID = participantID
      self.studyID = studyID
      self.joinTime = joinTime
      self.consentVersion = consentVersion
      self.groupID = groupID
      self.testParticipant = testParticipant
      self.accountRevision = accountRevision
      self.consentEndTime = consentEndTime
      self.consentLanguage = consentLanguage
      self.consentPartIDs = consentPartIDs
      self.subjectLabel = subjectLabel
    }
  }

  /// Published by auth; subject: participant id. An administrator set or removed the test participant
  /// mark.
  public struct TestParticipantChanged: Message {
    /// UUID.
    public var participantID: String
    /// Whether the participant is a test participant.
    public var testParticipant: Bool
    /// Number of administrators' changes of the account, from 1. An event with a lower number than the
    /// known one is late and has no effect.
    public var accountRevision: UInt64
    /// Time of the change.
    public var changeTime: GoogleProtobuf.Timestamp?

    public init(
      participantID: String = "",
      testParticipant: Bool = false,
      accountRevision: UInt64 = 0,
      changeTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.testParticipant = testParticipant
      self.accountRevision = accountRevision
      self.changeTime = changeTime
    }
  }

  /// Published by auth; subject: participant id. An administrator suspended or restored an account, or
  /// changed the rights of a staff account. Every service rejects the access tokens of a suspended
  /// account, and those from before a change of rights. The latest event of each account, which carries
  /// its whole state, is kept permanently.
  public struct AccountSuspensionChanged: Message {
    /// UUID.
    public var participantID: String
    /// Whether the account is suspended; false if it was restored.
    public var suspended: Bool
    /// Same as in TestParticipantChanged.
    public var accountRevision: UInt64
    /// Time of the change.
    public var changeTime: GoogleProtobuf.Timestamp?
    /// Time of the latest change of the account's staff roles or led studies: access tokens issued
    /// before it are rejected with TOKEN_EXPIRED. Absent: never changed.
    public var rightsChangeTime: GoogleProtobuf.Timestamp?

    public init(
      participantID: String = "",
      suspended: Bool = false,
      accountRevision: UInt64 = 0,
      changeTime: GoogleProtobuf.Timestamp? = nil,
      rightsChangeTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.suspended = suspended
      self.accountRevision = accountRevision
      self.changeTime = changeTime
      self.rightsChangeTime = rightsChangeTime
    }
  }

  /// Published by auth; subject: participant id. A leader changed a member's group, or a
  /// scheme allocated the member to an arm.
  public struct MemberGroupChanged: Message {
    /// UUID.
    public var participantID: String
    /// The study.
    public var studyID: String
    /// The member's new group; empty if none.
    public var groupID: String
    /// Time of the change; absent: the event's time. Later changes of an enrolment have later times.
    public var changeTime: GoogleProtobuf.Timestamp?

    public init(
      participantID: String = "",
      studyID: String = "",
      groupID: String = "",
      changeTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.studyID = studyID
      self.groupID = groupID
      self.changeTime = changeTime
    }
  }

  /// Published by auth; subject: participant id. A leader decided on a join request; an approval is
  /// accompanied by ParticipantEnrolled.
  public struct JoinRequestDecided: Message {
    /// UUID.
    public var participantID: String
    /// The study.
    public var studyID: String
    /// Whether it was approved; false if rejected.
    public var approved: Bool
    /// Time of the decision.
    public var decideTime: GoogleProtobuf.Timestamp?

    public init(
      participantID: String = "",
      studyID: String = "",
      approved: Bool = false,
      decideTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.studyID = studyID
      self.approved = approved
      self.decideTime = decideTime
    }
  }

  /// Published by auth; subject: participant id. The participant left.
  public struct EnrolmentEnded: Message {
    /// UUID.
    public var participantID: String
    /// The study.
    public var studyID: String
    /// End of the enrolment; absent: the event's time.
    public var leaveTime: GoogleProtobuf.Timestamp?

    public init(
      participantID: String = "",
      studyID: String = "",
      leaveTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.studyID = studyID
      self.leaveTime = leaveTime
    }
  }

  /// Published by catalogue; subject: study id. Carries the whole study in all languages.
  public struct StudyPublished: Message {
    /// The study with its revision; the highest revision counts.
    public var study: CatalogueV1.Study?

    public init(study: CatalogueV1.Study? = nil) {
      self.study = study
    }
  }

  /// Published by catalogue; subject: study id. The study was deleted: it never had participants, or its
  /// retention has passed. No StudyPublished of this study follows.
  public struct StudyDeleted: Message {
    /// The study.
    public var studyID: String
    /// Time of the deletion.
    public var deleteTime: GoogleProtobuf.Timestamp?

    public init(studyID: String = "", deleteTime: GoogleProtobuf.Timestamp? = nil) {
      self.studyID = studyID
      self.deleteTime = deleteTime
    }
  }

  /// Published by catalogue; subject: study id. Read only by otolith-auth. Precedes each
  /// StudyPublished of a study that has a password or had one in the previous revision; the highest
  /// revision counts.
  public struct StudyPasswordSet: Message {
    /// The study.
    public var studyID: String
    /// Revision of the study that it was published with, from 1.
    public var studyRevision: UInt32
    /// Argon2id PHC string; empty if the study no longer has a password.
    public var accessPasswordHash: String

    public init(studyID: String = "", studyRevision: UInt32 = 0, accessPasswordHash: String = "") {
      self.studyID = studyID
      self.studyRevision = studyRevision
      self.accessPasswordHash = accessPasswordHash
    }
  }

  /// Published by catalogue; subject: questionnaire id. Carries the whole version in all languages, or
  /// a reference to it.
  public struct QuestionnaireVersionPublished: Message {
    /// The version; absent if it has one mebibyte or more. Fetch it from the catalogue then.
    public var questionnaire: CatalogueV1.Questionnaire?
    /// Reference to the version, set instead of `questionnaire`.
    public var reference: EventsV1.QuestionnaireReference?

    public init(
      questionnaire: CatalogueV1.Questionnaire? = nil,
      reference: EventsV1.QuestionnaireReference? = nil
    ) {
      self.questionnaire = questionnaire
      self.reference = reference
    }
  }

  /// A reference to a published version.
  public struct QuestionnaireReference: Message {
    /// The questionnaire.
    public var questionnaireID: String
    /// Version number, from 1.
    public var version: UInt32
    /// Content hash in lower-case hexadecimal.
    public var contentHash: String

    public init(questionnaireID: String = "", version: UInt32 = 0, contentHash: String = "") {
      self.questionnaireID = questionnaireID
      self.version = version
      self.contentHash = contentHash
    }
  }

  /// Published by ingestion; subject: participant id. A sheet was stored.
  public struct AnswerSheetAccepted: Message {
    /// UUID made by the device.
    public var sheetID: String
    /// UUID.
    public var participantID: String
    /// The study.
    public var studyID: String
    /// The answered questionnaire.
    public var questionnaireID: String
    /// Version that the sheet names.
    public var version: UInt32
    /// Finish time of the sheet, but not after its receipt; its time of receipt if the device's clock
    /// is implausible. A receipt is up to ten seconds early, differently in each study, since staff of
    /// two studies must not see the same instant of the server.
    public var finishTime: GoogleProtobuf.Timestamp?
    /// Notification that caused the sheet; empty if none.
    public var notificationID: String
    /// Time of receipt. Present, like the fields below, since version 2 of this event.
    public var receiveTime: GoogleProtobuf.Timestamp?
    /// Scores computed by the version that the sheet names.
    public var scores: [IngestionV1.SheetScore]
    /// How the sheet was closed; never unspecified since version 2.
    public var closing: IngestionV1.SheetClosing
    /// Same as StoredAnswerSheet.deviations.
    public var deviations: [String]
    /// Study group of the participant at `finish_time`; empty if none.
    public var groupID: String
    /// Codes and numbers answered to the questions that the study's rules refer to.
    public var answers: [IngestionV1.Answer]
    /// Whether the sheet has no answer and was not closed incomplete on purpose: it is stored, but does
    /// not count as filling in the questionnaire.
    public var empty: Bool

    public init(
      sheetID: String = "",
      participantID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      version: UInt32 = 0,
      finishTime: GoogleProtobuf.Timestamp? = nil,
      notificationID: String = "",
      receiveTime: GoogleProtobuf.Timestamp? = nil,
      scores: [IngestionV1.SheetScore] = [],
      closing: IngestionV1.SheetClosing = IngestionV1.SheetClosing(rawValue: 0),
      deviations: [String] = [],
      groupID: String = "",
      answers: [IngestionV1.Answer] = [],
      empty: Bool = false
    ) {
      self.sheetID = sheetID
      self.participantID = participantID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.version = version
      self.finishTime = finishTime
      self.notificationID = notificationID
      self.receiveTime = receiveTime
      self.scores = scores
      self.closing = closing
      self.deviations = deviations
      self.groupID = groupID
      self.answers = answers
      self.empty = empty
    }
  }

  /// Published by ingestion; subject: participant id. A participant amended or withdrew a sheet.
  public struct AnswerSheetAmended: Message {
    /// UUID made by the device.
    public var sheetID: String
    /// UUID.
    public var participantID: String
    /// The study.
    public var studyID: String
    /// The answered questionnaire.
    public var questionnaireID: String
    /// Version that the sheet names.
    public var version: UInt32
    /// Same as in AnswerSheetAccepted.
    public var finishTime: GoogleProtobuf.Timestamp?
    /// New revision of the sheet, from 2.
    public var revision: UInt32
    /// Whether the whole sheet was withdrawn.
    public var withdrawn: Bool
    /// Recomputed scores; empty if withdrawn.
    public var scores: [IngestionV1.SheetScore]
    /// Time of receipt.
    public var receiveTime: GoogleProtobuf.Timestamp?
    /// Latest finish time, as in AnswerSheetAccepted, of the participant's remaining sheets of the
    /// questionnaire. Set for a withdrawn sheet; absent if no sheet remains.
    public var remainingFinishTime: GoogleProtobuf.Timestamp?

    public init(
      sheetID: String = "",
      participantID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      version: UInt32 = 0,
      finishTime: GoogleProtobuf.Timestamp? = nil,
      revision: UInt32 = 0,
      withdrawn: Bool = false,
      scores: [IngestionV1.SheetScore] = [],
      receiveTime: GoogleProtobuf.Timestamp? = nil,
      remainingFinishTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.sheetID = sheetID
      self.participantID = participantID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.version = version
      self.finishTime = finishTime
      self.revision = revision
      self.withdrawn = withdrawn
      self.scores = scores
      self.receiveTime = receiveTime
      self.remainingFinishTime = remainingFinishTime
    }
  }

  /// Published by ingestion; subject: participant id. A trigger of a study fired, was reported again,
  /// or was withdrawn. The latest event of an occurrence counts. For triggers on answers, it follows
  /// the sheet's own event.
  public struct TriggerFired: Message {
    /// UUID.
    public var participantID: String
    /// The study.
    public var studyID: String
    /// `Trigger.trigger_id`.
    public var triggerID: String
    /// UUID derived from the trigger and its cause: the same cause gives the same occurrence.
    public var occurrenceID: String
    /// Time of the occurrence; may be in the future. A receipt as in AnswerSheetAccepted.
    public var fireTime: GoogleProtobuf.Timestamp?
    /// Whether the occurrence is withdrawn: its cause was withdrawn, or changed so that it no longer
    /// matches.
    public var withdrawn: Bool

    public init(
      participantID: String = "",
      studyID: String = "",
      triggerID: String = "",
      occurrenceID: String = "",
      fireTime: GoogleProtobuf.Timestamp? = nil,
      withdrawn: Bool = false
    ) {
      self.participantID = participantID
      self.studyID = studyID
      self.triggerID = triggerID
      self.occurrenceID = occurrenceID
      self.fireTime = fireTime
      self.withdrawn = withdrawn
    }
  }

  /// Published by ingestion; subject: participant id. An activity other than a sheet was stored that a
  /// trigger on inactivity counts. Not published for studies without such a trigger.
  public struct ActivityStored: Message {
    /// UUID.
    public var participantID: String
    /// The study.
    public var studyID: String
    /// Kind of the activity.
    public var kind: EventsV1.ActivityKind
    /// Time of storage, a receipt as in AnswerSheetAccepted.
    public var activityTime: GoogleProtobuf.Timestamp?

    public init(
      participantID: String = "",
      studyID: String = "",
      kind: EventsV1.ActivityKind = EventsV1.ActivityKind(rawValue: 0),
      activityTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.studyID = studyID
      self.kind = kind
      self.activityTime = activityTime
    }
  }

  /// Published by ingestion; subject: participant id. A participant changed when, how often and how
  /// close together notifications may occur.
  public struct PromptSettingsChanged: Message {
    /// UUID.
    public var participantID: String
    /// Number of changes of the participant's settings; the highest counts.
    public var revision: UInt64
    /// Periods without notifications.
    public var quietHours: [IngestionV1.QuietHours]
    /// Maximum number per day over all studies; 0: no limit.
    public var notificationsPerDayMax: UInt32
    /// Minimum gap in minutes between two notifications of any studies; 0: no limit.
    public var notificationGapMinutes: UInt32
    /// Time of the change.
    public var changeTime: GoogleProtobuf.Timestamp?
    /// Whether notifications are sent by e-mail if no device is registered for push messages.
    public var promptMail: Bool

    public init(
      participantID: String = "",
      revision: UInt64 = 0,
      quietHours: [IngestionV1.QuietHours] = [],
      notificationsPerDayMax: UInt32 = 0,
      notificationGapMinutes: UInt32 = 0,
      changeTime: GoogleProtobuf.Timestamp? = nil,
      promptMail: Bool = false
    ) {
      self.participantID = participantID
      self.revision = revision
      self.quietHours = quietHours
      self.notificationsPerDayMax = notificationsPerDayMax
      self.notificationGapMinutes = notificationGapMinutes
      self.changeTime = changeTime
      self.promptMail = promptMail
    }
  }

  /// Published by planning; subject: participant id. A notification is due and must be sent to the
  /// participant by e-mail.
  public struct PromptMailDue: Message {
    /// UUID.
    public var participantID: String
    /// UUID.
    public var notificationID: String
    /// The study. Not to be named in the mail.
    public var studyID: String
    /// Time after which it must not be sent.
    public var expireTime: GoogleProtobuf.Timestamp?

    public init(
      participantID: String = "",
      notificationID: String = "",
      studyID: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.notificationID = notificationID
      self.studyID = studyID
      self.expireTime = expireTime
    }
  }

  /// Published by auth; subject: participant id. No mail is sent about a notification, because the
  /// account has no deliverable address: gateways deliver it.
  public struct PromptMailRefused: Message {
    /// UUID.
    public var participantID: String
    /// UUID.
    public var notificationID: String
    /// The study.
    public var studyID: String
    /// Time of the refusal.
    public var refuseTime: GoogleProtobuf.Timestamp?

    public init(
      participantID: String = "",
      notificationID: String = "",
      studyID: String = "",
      refuseTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.notificationID = notificationID
      self.studyID = studyID
      self.refuseTime = refuseTime
    }
  }

  /// Published by planning; subject: participant id. Staff of a study is to be mailed about an alert.
  /// Auth answers with AlertMailSettled.
  public struct AlertMailDue: Message {
    /// UUID of the participant. Not to be named in the mail.
    public var participantID: String
    /// UUID.
    public var alertID: String
    /// The study.
    public var studyID: String
    /// Pseudonym of the participant.
    public var participant: String
    /// Text of the study, in all languages.
    public var text: CatalogueV1.LocalizedText?
    /// Name of the channel.
    public var channelID: String
    /// Whether the delivery belongs to the escalation.
    public var escalation: Bool
    /// Number of this request for the delivery, from 1; returned unchanged.
    public var attempt: UInt32
    /// Roles of the study whose holders are mailed.
    public var roles: [String]
    /// Whether staff from whom groups of the study are concealed must not be mailed.
    public var someGroupsOnly: Bool
    /// Time of the occurrence.
    public var fireTime: GoogleProtobuf.Timestamp?

    public init(
      participantID: String = "",
      alertID: String = "",
      studyID: String = "",
      participant: String = "",
      text: CatalogueV1.LocalizedText? = nil,
      channelID: String = "",
      escalation: Bool = false,
      attempt: UInt32 = 0,
      roles: [String] = [],
      someGroupsOnly: Bool = false,
      fireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.alertID = alertID
      self.studyID = studyID
      self.participant = participant
      self.text = text
      self.channelID = channelID
      self.escalation = escalation
      self.attempt = attempt
      self.roles = roles
      self.someGroupsOnly = someGroupsOnly
      self.fireTime = fireTime
    }
  }

  /// Published by auth; subject: participant id. The mails about an alert were queued, or there was no
  /// recipient.
  public struct AlertMailSettled: Message {
    /// UUID.
    public var participantID: String
    /// UUID.
    public var alertID: String
    /// The study.
    public var studyID: String
    /// As in AlertMailDue.
    public var channelID: String
    /// As in AlertMailDue.
    public var escalation: Bool
    /// As in AlertMailDue.
    public var attempt: UInt32
    /// Number of queued mails; 0: no member of the roles has a deliverable address and may see the
    /// alert.
    public var mails: UInt32

    public init(
      participantID: String = "",
      alertID: String = "",
      studyID: String = "",
      channelID: String = "",
      escalation: Bool = false,
      attempt: UInt32 = 0,
      mails: UInt32 = 0
    ) {
      self.participantID = participantID
      self.alertID = alertID
      self.studyID = studyID
      self.channelID = channelID
      self.escalation = escalation
      self.attempt = attempt
      self.mails = mails
    }
  }

  /// Published by planning; subject: participant id. Notifications were planned, changed or cancelled.
  public struct NotificationsPlanned: Message {
    /// UUID.
    public var participantID: String
    /// Notifications with their complete data; the latest event counts.
    public var notifications: [EventsV1.PlannedNotification]

    public init(participantID: String = "", notifications: [EventsV1.PlannedNotification] = []) {
      self.participantID = participantID
      self.notifications = notifications
    }
  }

  /// A planned notification.
  public struct PlannedNotification: Message {
    /// UUID.
    public var notificationID: String
    /// The study.
    public var studyID: String
    /// The questionnaire to fill in.
    public var questionnaireID: String
    /// Time at which the device notifies.
    public var notifyTime: GoogleProtobuf.Timestamp?
    /// End of the time for answering; absent: until the next notification.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// Whether the time was fixed by the participant or the study instead of drawn at random.
    public var fixed: Bool
    /// Whether it was cancelled.
    public var cancelled: Bool
    /// Id of the schedule; empty if the study gives it no id.
    public var scheduleID: String
    /// Time limit in minutes from beginning to finishing the questionnaire; 0: before `expire_time`.
    public var completionMinutes: UInt32

    public init(
      notificationID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      notifyTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      fixed: Bool = false,
      cancelled: Bool = false,
      scheduleID: String = "",
      completionMinutes: UInt32 = 0
    ) {
      self.notificationID = notificationID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.notifyTime = notifyTime
      self.expireTime = expireTime
      self.fixed = fixed
      self.cancelled = cancelled
      self.scheduleID = scheduleID
      self.completionMinutes = completionMinutes
    }
  }

  /// Published by auth; subject: participant id. All data of a participant, or the data of one study,
  /// must be erased. Each of the other services erases its data and publishes ErasureCompleted. Data
  /// from before the erasure is rejected afterwards.
  public struct ErasureRequested: Message {
    /// UUID made by the client.
    public var erasureID: String
    /// UUID.
    public var participantID: String
    /// The study; empty: all data.
    public var studyID: String
    /// Treatment of the answers.
    public var mode: AuthV1.ErasureMode
    /// Time of the request. Data from before it is erased and no longer accepted.
    public var requestTime: GoogleProtobuf.Timestamp?
    /// SHA-256 of the 16 bytes of the participant's id, followed by those of `study_id` if it is set.
    /// It replaces `participant_id` in a second event, published with the erasure id as subject when
    /// every service has finished, while the event that names the participant is removed from the log.
    /// A service restored from an older backup uses it to find participants to erase again.
    public var participantDigest: [UInt8]
    /// Studies that prescribe another mode than `mode`, for an erasure of all data.
    public var studyModes: [AuthV1.StudyErasureMode]

    public init(
      erasureID: String = "",
      participantID: String = "",
      studyID: String = "",
      mode: AuthV1.ErasureMode = AuthV1.ErasureMode(rawValue: 0),
      requestTime: GoogleProtobuf.Timestamp? = nil,
      participantDigest: [UInt8] = [],
      studyModes: [AuthV1.StudyErasureMode] = []
    ) {
      self.erasureID = erasureID
      self.participantID = participantID
      self.studyID = studyID
      self.mode = mode
      self.requestTime = requestTime
      self.participantDigest = participantDigest
      self.studyModes = studyModes
    }
  }

  /// Published by ingestion, planning and catalogue; subject: erasure id. The service has erased all
  /// its data. Does not identify the participant.
  public struct ErasureCompleted: Message {
    /// Same as in ErasureRequested.
    public var erasureID: String
    /// Name of the service, e.g. `otolith-ingestion`.
    public var service: String
    /// Number of erased rows by kind.
    public var counts: [AuthV1.ErasureCount]
    /// Time at which the last row was erased.
    public var completeTime: GoogleProtobuf.Timestamp?

    public init(
      erasureID: String = "",
      service: String = "",
      counts: [AuthV1.ErasureCount] = [],
      completeTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.erasureID = erasureID
      self.service = service
      self.counts = counts
      self.completeTime = completeTime
    }
  }

  /// The descriptor of `otolith/events/v1/events.proto`.
  public static let eventsFile = ProtoFile(
    name: "otolith/events/v1/events.proto",
    dependencies: [GoogleProtobuf.timestampFile, AuthV1.erasureFile, CatalogueV1.studyFile, CatalogueV1.questionnaireFile, CatalogueV1.textFile, IngestionV1.ingestionFile, IngestionV1.settingsFile],
    base64: "Ch5vdG9saXRoL2V2ZW50cy92MS9ldmVudHMucHJvdG8SEW90b2xpdGguZXZlbnRzLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvGh1vdG9saXRoL2F1dGgvdjEvZXJhc3VyZS5wcm90bxogb3RvbGl0aC9jYXRhbG9ndWUvdjEvc3R1ZHkucHJvdG8aKG90b2xpdGgvY2F0YWxvZ3VlL3YxL3F1ZXN0aW9ubmFpcmUucHJvdG8aH290b2xpdGgvY2F0YWxvZ3VlL3YxL3RleHQucHJvdG8aJG90b2xpdGgvaW5nZXN0aW9uL3YxL2luZ2VzdGlvbi5wcm90bxojb3RvbGl0aC9pbmdlc3Rpb24vdjEvc2V0dGluZ3MucHJvdG8iiAEKE1NpZ25pbmdLZXlQdWJsaXNoZWQSFQoGa2V5X2lkGAEgASgJUgVrZXlJZBIdCgpwdWJsaWNfa2V5GAIgASgMUglwdWJsaWNLZXkSOwoLZXhwaXJlX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lIogBChNTZXJ2aWNlS2V5UHVibGlzaGVkEhUKBmtleV9pZBgBIAEoCVIFa2V5SWQSHQoKcHVibGljX2tleRgCIAEoDFIJcHVibGljS2V5EjsKC2V4cGlyZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSLqAwoTUGFydGljaXBhbnRFbnJvbGxlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBI3Cglqb2luX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghqb2luVGltZRInCg9jb25zZW50X3ZlcnNpb24YBCABKAlSDmNvbnNlbnRWZXJzaW9uEhkKCGdyb3VwX2lkGAUgASgJUgdncm91cElkEikKEHRlc3RfcGFydGljaXBhbnQYBiABKAhSD3Rlc3RQYXJ0aWNpcGFudBIpChBhY2NvdW50X3JldmlzaW9uGAcgASgEUg9hY2NvdW50UmV2aXNpb24SRAoQY29uc2VudF9lbmRfdGltZRgIIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSDmNvbnNlbnRFbmRUaW1lEikKEGNvbnNlbnRfbGFuZ3VhZ2UYCSABKAlSD2NvbnNlbnRMYW5ndWFnZRIoChBjb25zZW50X3BhcnRfaWRzGAogAygJUg5jb25zZW50UGFydElkcxIjCg1zdWJqZWN0X2xhYmVsGAsgASgJUgxzdWJqZWN0TGFiZWwi0gEKFlRlc3RQYXJ0aWNpcGFudENoYW5nZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSKQoQdGVzdF9wYXJ0aWNpcGFudBgCIAEoCFIPdGVzdFBhcnRpY2lwYW50EikKEGFjY291bnRfcmV2aXNpb24YAyABKARSD2FjY291bnRSZXZpc2lvbhI7CgtjaGFuZ2VfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNoYW5nZVRpbWUikQIKGEFjY291bnRTdXNwZW5zaW9uQ2hhbmdlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIcCglzdXNwZW5kZWQYAiABKAhSCXN1c3BlbmRlZBIpChBhY2NvdW50X3JldmlzaW9uGAMgASgEUg9hY2NvdW50UmV2aXNpb24SOwoLY2hhbmdlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjaGFuZ2VUaW1lEkgKEnJpZ2h0c19jaGFuZ2VfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSEHJpZ2h0c0NoYW5nZVRpbWUirgEKEk1lbWJlckdyb3VwQ2hhbmdlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBIZCghncm91cF9pZBgDIAEoCVIHZ3JvdXBJZBI7CgtjaGFuZ2VfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNoYW5nZVRpbWUirwEKEkpvaW5SZXF1ZXN0RGVjaWRlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBIaCghhcHByb3ZlZBgDIAEoCFIIYXBwcm92ZWQSOwoLZGVjaWRlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpkZWNpZGVUaW1lIo0BCg5FbnJvbG1lbnRFbmRlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBI5CgpsZWF2ZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJbGVhdmVUaW1lIkMKDlN0dWR5UHVibGlzaGVkEjEKBXN0dWR5GAEgASgLMhsub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlSBXN0dWR5ImYKDFN0dWR5RGVsZXRlZBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBI7CgtkZWxldGVfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmRlbGV0ZVRpbWUihgEKEFN0dWR5UGFzc3dvcmRTZXQSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSJQoOc3R1ZHlfcmV2aXNpb24YAiABKA1SDXN0dWR5UmV2aXNpb24SMAoUYWNjZXNzX3Bhc3N3b3JkX2hhc2gYAyABKAlSEmFjY2Vzc1Bhc3N3b3JkSGFzaCKzAQodUXVlc3Rpb25uYWlyZVZlcnNpb25QdWJsaXNoZWQSSQoNcXVlc3Rpb25uYWlyZRgBIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVSDXF1ZXN0aW9ubmFpcmUSRwoJcmVmZXJlbmNlGAIgASgLMikub3RvbGl0aC5ldmVudHMudjEuUXVlc3Rpb25uYWlyZVJlZmVyZW5jZVIJcmVmZXJlbmNlIoABChZRdWVzdGlvbm5haXJlUmVmZXJlbmNlEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEiEKDGNvbnRlbnRfaGFzaBgDIAEoCVILY29udGVudEhhc2gi3QQKE0Fuc3dlclNoZWV0QWNjZXB0ZWQSGQoIc2hlZXRfaWQYASABKAlSB3NoZWV0SWQSJQoOcGFydGljaXBhbnRfaWQYAiABKAlSDXBhcnRpY2lwYW50SWQSGQoIc3R1ZHlfaWQYAyABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgEIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YBSABKA1SB3ZlcnNpb24SOwoLZmluaXNoX3RpbWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpmaW5pc2hUaW1lEicKD25vdGlmaWNhdGlvbl9pZBgHIAEoCVIObm90aWZpY2F0aW9uSWQSPQoMcmVjZWl2ZV90aW1lGAggASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILcmVjZWl2ZVRpbWUSOAoGc2NvcmVzGAkgAygLMiAub3RvbGl0aC5pbmdlc3Rpb24udjEuU2hlZXRTY29yZVIGc2NvcmVzEjwKB2Nsb3NpbmcYCiABKA4yIi5vdG9saXRoLmluZ2VzdGlvbi52MS5TaGVldENsb3NpbmdSB2Nsb3NpbmcSHgoKZGV2aWF0aW9ucxgLIAMoCVIKZGV2aWF0aW9ucxIZCghncm91cF9pZBgMIAEoCVIHZ3JvdXBJZBI2CgdhbnN3ZXJzGA0gAygLMhwub3RvbGl0aC5pbmdlc3Rpb24udjEuQW5zd2VyUgdhbnN3ZXJzEhQKBWVtcHR5GA4gASgIUgVlbXB0eSL2AwoSQW5zd2VyU2hlZXRBbWVuZGVkEhkKCHNoZWV0X2lkGAEgASgJUgdzaGVldElkEiUKDnBhcnRpY2lwYW50X2lkGAIgASgJUg1wYXJ0aWNpcGFudElkEhkKCHN0dWR5X2lkGAMgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYBCABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAUgASgNUgd2ZXJzaW9uEjsKC2ZpbmlzaF90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZmluaXNoVGltZRIaCghyZXZpc2lvbhgHIAEoDVIIcmV2aXNpb24SHAoJd2l0aGRyYXduGAggASgIUgl3aXRoZHJhd24SOAoGc2NvcmVzGAkgAygLMiAub3RvbGl0aC5pbmdlc3Rpb24udjEuU2hlZXRTY29yZVIGc2NvcmVzEj0KDHJlY2VpdmVfdGltZRgKIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC3JlY2VpdmVUaW1lEk4KFXJlbWFpbmluZ19maW5pc2hfdGltZRgLIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSE3JlbWFpbmluZ0ZpbmlzaFRpbWUi6wEKDFRyaWdnZXJGaXJlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBIdCgp0cmlnZ2VyX2lkGAMgASgJUgl0cmlnZ2VySWQSIwoNb2NjdXJyZW5jZV9pZBgEIAEoCVIMb2NjdXJyZW5jZUlkEjcKCWZpcmVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCGZpcmVUaW1lEhwKCXdpdGhkcmF3bhgGIAEoCFIJd2l0aGRyYXduIsgBCg5BY3Rpdml0eVN0b3JlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBIzCgRraW5kGAMgASgOMh8ub3RvbGl0aC5ldmVudHMudjEuQWN0aXZpdHlLaW5kUgRraW5kEj8KDWFjdGl2aXR5X3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgxhY3Rpdml0eVRpbWUi8AIKFVByb21wdFNldHRpbmdzQ2hhbmdlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIaCghyZXZpc2lvbhgCIAEoBFIIcmV2aXNpb24SQQoLcXVpZXRfaG91cnMYAyADKAsyIC5vdG9saXRoLmluZ2VzdGlvbi52MS5RdWlldEhvdXJzUgpxdWlldEhvdXJzEjkKGW5vdGlmaWNhdGlvbnNfcGVyX2RheV9tYXgYBCABKA1SFm5vdGlmaWNhdGlvbnNQZXJEYXlNYXgSOAoYbm90aWZpY2F0aW9uX2dhcF9taW51dGVzGAUgASgNUhZub3RpZmljYXRpb25HYXBNaW51dGVzEjsKC2NoYW5nZV90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY2hhbmdlVGltZRIfCgtwcm9tcHRfbWFpbBgHIAEoCFIKcHJvbXB0TWFpbCK3AQoNUHJvbXB0TWFpbER1ZRIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBInCg9ub3RpZmljYXRpb25faWQYAiABKAlSDm5vdGlmaWNhdGlvbklkEhkKCHN0dWR5X2lkGAMgASgJUgdzdHVkeUlkEjsKC2V4cGlyZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSK7AQoRUHJvbXB0TWFpbFJlZnVzZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSJwoPbm90aWZpY2F0aW9uX2lkGAIgASgJUg5ub3RpZmljYXRpb25JZBIZCghzdHVkeV9pZBgDIAEoCVIHc3R1ZHlJZBI7CgtyZWZ1c2VfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCnJlZnVzZVRpbWUimAMKDEFsZXJ0TWFpbER1ZRIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIZCghhbGVydF9pZBgCIAEoCVIHYWxlcnRJZBIZCghzdHVkeV9pZBgDIAEoCVIHc3R1ZHlJZBIgCgtwYXJ0aWNpcGFudBgEIAEoCVILcGFydGljaXBhbnQSNwoEdGV4dBgFIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBHRleHQSHQoKY2hhbm5lbF9pZBgGIAEoCVIJY2hhbm5lbElkEh4KCmVzY2FsYXRpb24YByABKAhSCmVzY2FsYXRpb24SGAoHYXR0ZW1wdBgIIAEoDVIHYXR0ZW1wdBIUCgVyb2xlcxgJIAMoCVIFcm9sZXMSKAoQc29tZV9ncm91cHNfb25seRgKIAEoCFIOc29tZUdyb3Vwc09ubHkSNwoJZmlyZV90aW1lGAsgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIZmlyZVRpbWUi3gEKEEFsZXJ0TWFpbFNldHRsZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGQoIYWxlcnRfaWQYAiABKAlSB2FsZXJ0SWQSGQoIc3R1ZHlfaWQYAyABKAlSB3N0dWR5SWQSHQoKY2hhbm5lbF9pZBgEIAEoCVIJY2hhbm5lbElkEh4KCmVzY2FsYXRpb24YBSABKAhSCmVzY2FsYXRpb24SGAoHYXR0ZW1wdBgGIAEoDVIHYXR0ZW1wdBIUCgVtYWlscxgHIAEoDVIFbWFpbHMiiwEKFE5vdGlmaWNhdGlvbnNQbGFubmVkEiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkEkwKDW5vdGlmaWNhdGlvbnMYAiADKAsyJi5vdG9saXRoLmV2ZW50cy52MS5QbGFubmVkTm90aWZpY2F0aW9uUg1ub3RpZmljYXRpb25zIoIDChNQbGFubmVkTm90aWZpY2F0aW9uEicKD25vdGlmaWNhdGlvbl9pZBgBIAEoCVIObm90aWZpY2F0aW9uSWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgDIAEoCVIPcXVlc3Rpb25uYWlyZUlkEjsKC25vdGlmeV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKbm90aWZ5VGltZRI7CgtleHBpcmVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUSFAoFZml4ZWQYBiABKAhSBWZpeGVkEhwKCWNhbmNlbGxlZBgHIAEoCFIJY2FuY2VsbGVkEh8KC3NjaGVkdWxlX2lkGAggASgJUgpzY2hlZHVsZUlkEi0KEmNvbXBsZXRpb25fbWludXRlcxgJIAEoDVIRY29tcGxldGlvbk1pbnV0ZXMi1wIKEEVyYXN1cmVSZXF1ZXN0ZWQSHQoKZXJhc3VyZV9pZBgBIAEoCVIJZXJhc3VyZUlkEiUKDnBhcnRpY2lwYW50X2lkGAIgASgJUg1wYXJ0aWNpcGFudElkEhkKCHN0dWR5X2lkGAMgASgJUgdzdHVkeUlkEjAKBG1vZGUYBCABKA4yHC5vdG9saXRoLmF1dGgudjEuRXJhc3VyZU1vZGVSBG1vZGUSPQoMcmVxdWVzdF90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILcmVxdWVzdFRpbWUSLQoScGFydGljaXBhbnRfZGlnZXN0GAYgASgMUhFwYXJ0aWNpcGFudERpZ2VzdBJCCgtzdHVkeV9tb2RlcxgHIAMoCzIhLm90b2xpdGguYXV0aC52MS5TdHVkeUVyYXN1cmVNb2RlUgpzdHVkeU1vZGVzIsMBChBFcmFzdXJlQ29tcGxldGVkEh0KCmVyYXN1cmVfaWQYASABKAlSCWVyYXN1cmVJZBIYCgdzZXJ2aWNlGAIgASgJUgdzZXJ2aWNlEjUKBmNvdW50cxgDIAMoCzIdLm90b2xpdGguYXV0aC52MS5FcmFzdXJlQ291bnRSBmNvdW50cxI/Cg1jb21wbGV0ZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIMY29tcGxldGVUaW1lKmQKDEFjdGl2aXR5S2luZBIdChlBQ1RJVklUWV9LSU5EX1VOU1BFQ0lGSUVEEAASGAoUQUNUSVZJVFlfS0lORF9SRUNPUkQQARIbChdBQ1RJVklUWV9LSU5EX0xJU1RFTklORxACQkUKEW90b2xpdGguZXZlbnRzLnYxUAFaGm90b2xpdGgvZXZlbnRzL3YxO2V2ZW50c3YxqgIRT3RvbGl0aC5FdmVudHMuVjFK9GMKvwEKAQwSAwIAEhq0ASBJbnRlZ3JhdGlvbiBldmVudHMuIFRoZSBidXMgY2FycmllcyBlYWNoIGV2ZW50IHdpdGggQ2xvdWRFdmVudHMgYXR0cmlidXRlczogaWQsIHNvdXJjZSAoc2VydmljZQogbmFtZSksIHR5cGUgKGZ1bGwgbWVzc2FnZSBuYW1lKSwgc3ViamVjdCAoYWdncmVnYXRlIGlkLCB0aGUgdW5pdCBvZiBvcmRlciksIHRpbWUuCgpRCgIEABIEFAAbARpFIFB1Ymxpc2hlZCBieSBhdXRoOyBzdWJqZWN0OiBrZXkgaWQuIEEga2V5IHRoYXQgc2lnbnMgYWNjZXNzIHRva2Vucy4KCiMKBAQAAgASAxYCFBoWIFJGQyA3NjM4IHRodW1icHJpbnQuCgohCgQEAAIBEgMYAhcaFCBFZDI1NTE5LCAzMiBieXRlcy4KCkoKBAQAAgISAxoCLBo9IFRpbWUgZnJvbSB3aGljaCBpdHMgc2lnbmF0dXJlcyBhcmUgcmVqZWN0ZWQ7IGFic2VudDogbmV2ZXIuCgqQAgoCBAESBCAAJwEagwIgUHVibGlzaGVkIGJ5IGV2ZXJ5IHNlcnZpY2UgZm9yIGl0c2VsZjsgc3ViamVjdDoga2V5IGlkLiBUaGUga2V5IGJ5IHdoaWNoIHRoZSBzZXJ2aWNlCiBhdXRoZW50aWNhdGVzIHRvIHRoZSBvdGhlcnM7IGBFdmVudC5zb3VyY2VgIG5hbWVzIHRoZSBzZXJ2aWNlLiBQdWJsaXNoZWQgYWdhaW4gYXQgZXZlcnkgc3RhcnQsCiBhbmQgd2l0aCBhbiBlYXJsaWVyIGV4cGlyeSB3aGVuIGl0IGlzIHJldm9rZWQ7IHRoZSBlYXJsaWVzdCBleHBpcnkgYXBwbGllcy4KCiMKBAQBAgASAyICFBoWIFJGQyA3NjM4IHRodW1icHJpbnQuCgohCgQEAQIBEgMkAhcaFCBFZDI1NTE5LCAzMiBieXRlcy4KClsKBAQBAgISAyYCLBpOIFRpbWUgZnJvbSB3aGljaCBpdHMgc2lnbmF0dXJlcyBhcmUgcmVqZWN0ZWQuIEFuIGV2ZW50IHdpdGhvdXQgaXQgaXMgaW52YWxpZC4KCvcBCgIEAhIELABDARrqASBQdWJsaXNoZWQgYnkgYXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEFuIGVucm9sbWVudCBiZWdhbiwgY29udGludWVzIHVuZGVyIGEgbmV3IGNvbnNlbnQsIGhhcwogYW5vdGhlciBzdWJqZWN0IGxhYmVsLCBvciBpdHMgY29uc2VudCBoYXMgYW5vdGhlciBlbmQsIGJlY2F1c2UgdGhlIHN0dWR5IGNoYW5nZWQgaXRzIHRleHQuIFRoZQogbGF0ZXN0IGV2ZW50IG9mIGFuIGVucm9sbWVudCBjb3VudHMuCgoUCgQEAgIAEgMuAhwaByBVVUlELgoKGQoEBAICARIDMAIWGgwgVGhlIHN0dWR5LgoKQAoEBAICAhIDMgIqGjMgU3RhcnQgb2YgdGhlIGVucm9sbWVudDsgYWJzZW50OiB0aGUgZXZlbnQncyB0aW1lLgoKPAoEBAICAxIDNAIdGi8gYFN0dWR5LmNvbnNlbnRfdmVyc2lvbmAgb2YgdGhlIGFjY2VwdGVkIHRleHQuCgo9CgQEAgIEEgM2AhYaMCBTdHVkeSBncm91cCBvZiB0aGUgcGFydGljaXBhbnQ7IGVtcHR5IGlmIG5vbmUuCgo9CgQEAgIFEgM4AhwaMCBXaGV0aGVyIHRoZSBwYXJ0aWNpcGFudCBpcyBhIHRlc3QgcGFydGljaXBhbnQuCgoxCgQEAgIGEgM6Ah4aJCBTYW1lIGFzIGluIFRlc3RQYXJ0aWNpcGFudENoYW5nZWQuCgo6CgQEAgIHEgM8AjEaLSBFbmQgb2YgdGhlIGNvbnNlbnQ7IGFic2VudDogaXQgc3RheXMgdmFsaWQuCgpGCgQEAgIIEgM+Ah4aOSBCQ1AgNDcgbGFuZ3VhZ2Ugb2YgdGhlIGFjY2VwdGVkIHRleHQ7IGVtcHR5IGlmIHVua25vd24uCgo2CgQEAgIJEgNAAigaKSBBY2NlcHRlZCBvcHRpb25hbCBwYXJ0cyBvZiB0aGUgY29uc2VudC4KCloKBAQCAgoSA0ICHBpNIExhYmVsIGJ5IHdoaWNoIHRoZSBzdHVkeSdzIG93biByZWNvcmRzIGtub3cgdGhlIHBhcnRpY2lwYW50OyBlbXB0eSBpZiBub25lLgoKdQoCBAMSBEcAUQEaaSBQdWJsaXNoZWQgYnkgYXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEFuIGFkbWluaXN0cmF0b3Igc2V0IG9yIHJlbW92ZWQgdGhlIHRlc3QgcGFydGljaXBhbnQKIG1hcmsuCgoUCgQEAwIAEgNJAhwaByBVVUlELgoKPQoEBAMCARIDSwIcGjAgV2hldGhlciB0aGUgcGFydGljaXBhbnQgaXMgYSB0ZXN0IHBhcnRpY2lwYW50LgoKlQEKBAQDAgISA04CHhqHASBOdW1iZXIgb2YgYWRtaW5pc3RyYXRvcnMnIGNoYW5nZXMgb2YgdGhlIGFjY291bnQsIGZyb20gMS4gQW4gZXZlbnQgd2l0aCBhIGxvd2VyIG51bWJlciB0aGFuIHRoZQoga25vd24gb25lIGlzIGxhdGUgYW5kIGhhcyBubyBlZmZlY3QuCgoiCgQEAwIDEgNQAiwaFSBUaW1lIG9mIHRoZSBjaGFuZ2UuCgraAgoCBAQSBFcAYwEazQIgUHVibGlzaGVkIGJ5IGF1dGg7IHN1YmplY3Q6IHBhcnRpY2lwYW50IGlkLiBBbiBhZG1pbmlzdHJhdG9yIHN1c3BlbmRlZCBvciByZXN0b3JlZCBhbiBhY2NvdW50LCBvcgogY2hhbmdlZCB0aGUgcmlnaHRzIG9mIGEgc3RhZmYgYWNjb3VudC4gRXZlcnkgc2VydmljZSByZWplY3RzIHRoZSBhY2Nlc3MgdG9rZW5zIG9mIGEgc3VzcGVuZGVkCiBhY2NvdW50LCBhbmQgdGhvc2UgZnJvbSBiZWZvcmUgYSBjaGFuZ2Ugb2YgcmlnaHRzLiBUaGUgbGF0ZXN0IGV2ZW50IG9mIGVhY2ggYWNjb3VudCwgd2hpY2ggY2FycmllcwogaXRzIHdob2xlIHN0YXRlLCBpcyBrZXB0IHBlcm1hbmVudGx5LgoKFAoEBAQCABIDWQIcGgcgVVVJRC4KCkoKBAQEAgESA1sCFRo9IFdoZXRoZXIgdGhlIGFjY291bnQgaXMgc3VzcGVuZGVkOyBmYWxzZSBpZiBpdCB3YXMgcmVzdG9yZWQuCgoxCgQEBAICEgNdAh4aJCBTYW1lIGFzIGluIFRlc3RQYXJ0aWNpcGFudENoYW5nZWQuCgoiCgQEBAIDEgNfAiwaFSBUaW1lIG9mIHRoZSBjaGFuZ2UuCgquAQoEBAQCBBIDYgIzGqABIFRpbWUgb2YgdGhlIGxhdGVzdCBjaGFuZ2Ugb2YgdGhlIGFjY291bnQncyBzdGFmZiByb2xlcyBvciBsZWQgc3R1ZGllczogYWNjZXNzIHRva2VucyBpc3N1ZWQKIGJlZm9yZSBpdCBhcmUgcmVqZWN0ZWQgd2l0aCBUT0tFTl9FWFBJUkVELiBBYnNlbnQ6IG5ldmVyIGNoYW5nZWQuCgqJAQoCBAUSBGcAcAEafSBQdWJsaXNoZWQgYnkgYXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEEgbGVhZGVyIGNoYW5nZWQgYSBtZW1iZXIncyBncm91cCwgb3IgYQogc2NoZW1lIGFsbG9jYXRlZCB0aGUgbWVtYmVyIHRvIGFuIGFybS4KChQKBAQFAgASA2kCHBoHIFVVSUQuCgoZCgQEBQIBEgNrAhYaDCBUaGUgc3R1ZHkuCgo1CgQEBQICEgNtAhYaKCBUaGUgbWVtYmVyJ3MgbmV3IGdyb3VwOyBlbXB0eSBpZiBub25lLgoKbAoEBAUCAxIDbwIsGl8gVGltZSBvZiB0aGUgY2hhbmdlOyBhYnNlbnQ6IHRoZSBldmVudCdzIHRpbWUuIExhdGVyIGNoYW5nZXMgb2YgYW4gZW5yb2xtZW50IGhhdmUgbGF0ZXIgdGltZXMuCgqSAQoCBAYSBHQAfQEahQEgUHVibGlzaGVkIGJ5IGF1dGg7IHN1YmplY3Q6IHBhcnRpY2lwYW50IGlkLiBBIGxlYWRlciBkZWNpZGVkIG9uIGEgam9pbiByZXF1ZXN0OyBhbiBhcHByb3ZhbCBpcwogYWNjb21wYW5pZWQgYnkgUGFydGljaXBhbnRFbnJvbGxlZC4KChQKBAQGAgASA3YCHBoHIFVVSUQuCgoZCgQEBgIBEgN4AhYaDCBUaGUgc3R1ZHkuCgo6CgQEBgICEgN6AhQaLSBXaGV0aGVyIGl0IHdhcyBhcHByb3ZlZDsgZmFsc2UgaWYgcmVqZWN0ZWQuCgokCgQEBgIDEgN8AiwaFyBUaW1lIG9mIHRoZSBkZWNpc2lvbi4KClEKAgQHEgaAAQCHAQEaQyBQdWJsaXNoZWQgYnkgYXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIFRoZSBwYXJ0aWNpcGFudCBsZWZ0LgoKFQoEBAcCABIEggECHBoHIFVVSUQuCgoaCgQEBwIBEgSEAQIWGgwgVGhlIHN0dWR5LgoKPwoEBAcCAhIEhgECKxoxIEVuZCBvZiB0aGUgZW5yb2xtZW50OyBhYnNlbnQ6IHRoZSBldmVudCdzIHRpbWUuCgpkCgIECBIGigEAjQEBGlYgUHVibGlzaGVkIGJ5IGNhdGFsb2d1ZTsgc3ViamVjdDogc3R1ZHkgaWQuIENhcnJpZXMgdGhlIHdob2xlIHN0dWR5IGluIGFsbCBsYW5ndWFnZXMuCgpJCgQECAIAEgSMAQInGjsgVGhlIHN0dWR5IHdpdGggaXRzIHJldmlzaW9uOyB0aGUgaGlnaGVzdCByZXZpc2lvbiBjb3VudHMuCgq0AQoCBAkSBpEBAJYBARqlASBQdWJsaXNoZWQgYnkgY2F0YWxvZ3VlOyBzdWJqZWN0OiBzdHVkeSBpZC4gVGhlIHN0dWR5IHdhcyBkZWxldGVkOiBpdCBuZXZlciBoYWQgcGFydGljaXBhbnRzLCBvciBpdHMKIHJldGVudGlvbiBoYXMgcGFzc2VkLiBObyBTdHVkeVB1Ymxpc2hlZCBvZiB0aGlzIHN0dWR5IGZvbGxvd3MuCgoaCgQECQIAEgSTAQIWGgwgVGhlIHN0dWR5LgoKJQoEBAkCARIElQECLBoXIFRpbWUgb2YgdGhlIGRlbGV0aW9uLgoK1gEKAgQKEgabAQCiAQEaxwEgUHVibGlzaGVkIGJ5IGNhdGFsb2d1ZTsgc3ViamVjdDogc3R1ZHkgaWQuIFJlYWQgb25seSBieSBvdG9saXRoLWF1dGguIFByZWNlZGVzIGVhY2gKIFN0dWR5UHVibGlzaGVkIG9mIGEgc3R1ZHkgdGhhdCBoYXMgYSBwYXNzd29yZCBvciBoYWQgb25lIGluIHRoZSBwcmV2aW91cyByZXZpc2lvbjsgdGhlIGhpZ2hlc3QKIHJldmlzaW9uIGNvdW50cy4KChoKBAQKAgASBJ0BAhYaDCBUaGUgc3R1ZHkuCgpJCgQECgIBEgSfAQIcGjsgUmV2aXNpb24gb2YgdGhlIHN0dWR5IHRoYXQgaXQgd2FzIHB1Ymxpc2hlZCB3aXRoLCBmcm9tIDEuCgpRCgQECgICEgShAQIiGkMgQXJnb24yaWQgUEhDIHN0cmluZzsgZW1wdHkgaWYgdGhlIHN0dWR5IG5vIGxvbmdlciBoYXMgYSBwYXNzd29yZC4KCoUBCgIECxIGpgEAqwEBGncgUHVibGlzaGVkIGJ5IGNhdGFsb2d1ZTsgc3ViamVjdDogcXVlc3Rpb25uYWlyZSBpZC4gQ2FycmllcyB0aGUgd2hvbGUgdmVyc2lvbiBpbiBhbGwgbGFuZ3VhZ2VzLCBvcgogYSByZWZlcmVuY2UgdG8gaXQuCgplCgQECwIAEgSoAQI3GlcgVGhlIHZlcnNpb247IGFic2VudCBpZiBpdCBoYXMgb25lIG1lYmlieXRlIG9yIG1vcmUuIEZldGNoIGl0IGZyb20gdGhlIGNhdGFsb2d1ZSB0aGVuLgoKSQoEBAsCARIEqgECJxo7IFJlZmVyZW5jZSB0byB0aGUgdmVyc2lvbiwgc2V0IGluc3RlYWQgb2YgYHF1ZXN0aW9ubmFpcmVgLgoKMwoCBAwSBq4BALUBARolIEEgcmVmZXJlbmNlIHRvIGEgcHVibGlzaGVkIHZlcnNpb24uCgoiCgQEDAIAEgSwAQIeGhQgVGhlIHF1ZXN0aW9ubmFpcmUuCgonCgQEDAIBEgSyAQIVGhkgVmVyc2lvbiBudW1iZXIsIGZyb20gMS4KCjcKBAQMAgISBLQBAhoaKSBDb250ZW50IGhhc2ggaW4gbG93ZXItY2FzZSBoZXhhZGVjaW1hbC4KClQKAgQNEga4AQDYAQEaRiBQdWJsaXNoZWQgYnkgaW5nZXN0aW9uOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gQSBzaGVldCB3YXMgc3RvcmVkLgoKKAoEBA0CABIEugECFhoaIFVVSUQgbWFkZSBieSB0aGUgZGV2aWNlLgoKFQoEBA0CARIEvAECHBoHIFVVSUQuCgoaCgQEDQICEgS+AQIWGgwgVGhlIHN0dWR5LgoKKwoEBA0CAxIEwAECHhodIFRoZSBhbnN3ZXJlZCBxdWVzdGlvbm5haXJlLgoKLQoEBA0CBBIEwgECFRofIFZlcnNpb24gdGhhdCB0aGUgc2hlZXQgbmFtZXMuCgqKAgoEBA0CBRIExgECLBr7ASBGaW5pc2ggdGltZSBvZiB0aGUgc2hlZXQsIGJ1dCBub3QgYWZ0ZXIgaXRzIHJlY2VpcHQ7IGl0cyB0aW1lIG9mIHJlY2VpcHQgaWYgdGhlIGRldmljZSdzIGNsb2NrCiBpcyBpbXBsYXVzaWJsZS4gQSByZWNlaXB0IGlzIHVwIHRvIHRlbiBzZWNvbmRzIGVhcmx5LCBkaWZmZXJlbnRseSBpbiBlYWNoIHN0dWR5LCBzaW5jZSBzdGFmZiBvZgogdHdvIHN0dWRpZXMgbXVzdCBub3Qgc2VlIHRoZSBzYW1lIGluc3RhbnQgb2YgdGhlIHNlcnZlci4KCkIKBAQNAgYSBMgBAh0aNCBOb3RpZmljYXRpb24gdGhhdCBjYXVzZWQgdGhlIHNoZWV0OyBlbXB0eSBpZiBub25lLgoKXwoEBA0CBxIEygECLRpRIFRpbWUgb2YgcmVjZWlwdC4gUHJlc2VudCwgbGlrZSB0aGUgZmllbGRzIGJlbG93LCBzaW5jZSB2ZXJzaW9uIDIgb2YgdGhpcyBldmVudC4KCkQKBAQNAggSBMwBAjYaNiBTY29yZXMgY29tcHV0ZWQgYnkgdGhlIHZlcnNpb24gdGhhdCB0aGUgc2hlZXQgbmFtZXMuCgpMCgQEDQIJEgTOAQIxGj4gSG93IHRoZSBzaGVldCB3YXMgY2xvc2VkOyBuZXZlciB1bnNwZWNpZmllZCBzaW5jZSB2ZXJzaW9uIDIuCgo1CgQEDQIKEgTQAQIiGicgU2FtZSBhcyBTdG9yZWRBbnN3ZXJTaGVldC5kZXZpYXRpb25zLgoKTwoEBA0CCxIE0gECFxpBIFN0dWR5IGdyb3VwIG9mIHRoZSBwYXJ0aWNpcGFudCBhdCBgZmluaXNoX3RpbWVgOyBlbXB0eSBpZiBub25lLgoKXAoEBA0CDBIE1AECNBpOIENvZGVzIGFuZCBudW1iZXJzIGFuc3dlcmVkIHRvIHRoZSBxdWVzdGlvbnMgdGhhdCB0aGUgc3R1ZHkncyBydWxlcyByZWZlciB0by4KCp0BCgQEDQINEgTXAQISGo4BIFdoZXRoZXIgdGhlIHNoZWV0IGhhcyBubyBhbnN3ZXIgYW5kIHdhcyBub3QgY2xvc2VkIGluY29tcGxldGUgb24gcHVycG9zZTogaXQgaXMgc3RvcmVkLCBidXQgZG9lcwogbm90IGNvdW50IGFzIGZpbGxpbmcgaW4gdGhlIHF1ZXN0aW9ubmFpcmUuCgprCgIEDhIG2wEA8wEBGl0gUHVibGlzaGVkIGJ5IGluZ2VzdGlvbjsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEEgcGFydGljaXBhbnQgYW1lbmRlZCBvciB3aXRoZHJldyBhIHNoZWV0LgoKKAoEBA4CABIE3QECFhoaIFVVSUQgbWFkZSBieSB0aGUgZGV2aWNlLgoKFQoEBA4CARIE3wECHBoHIFVVSUQuCgoaCgQEDgICEgThAQIWGgwgVGhlIHN0dWR5LgoKKwoEBA4CAxIE4wECHhodIFRoZSBhbnN3ZXJlZCBxdWVzdGlvbm5haXJlLgoKLQoEBA4CBBIE5QECFRofIFZlcnNpb24gdGhhdCB0aGUgc2hlZXQgbmFtZXMuCgovCgQEDgIFEgTnAQIsGiEgU2FtZSBhcyBpbiBBbnN3ZXJTaGVldEFjY2VwdGVkLgoKMgoEBA4CBhIE6QECFhokIE5ldyByZXZpc2lvbiBvZiB0aGUgc2hlZXQsIGZyb20gMi4KCjYKBAQOAgcSBOsBAhUaKCBXaGV0aGVyIHRoZSB3aG9sZSBzaGVldCB3YXMgd2l0aGRyYXduLgoKNgoEBA4CCBIE7QECNhooIFJlY29tcHV0ZWQgc2NvcmVzOyBlbXB0eSBpZiB3aXRoZHJhd24uCgogCgQEDgIJEgTvAQIuGhIgVGltZSBvZiByZWNlaXB0LgoKswEKBAQOAgoSBPIBAjcapAEgTGF0ZXN0IGZpbmlzaCB0aW1lLCBhcyBpbiBBbnN3ZXJTaGVldEFjY2VwdGVkLCBvZiB0aGUgcGFydGljaXBhbnQncyByZW1haW5pbmcgc2hlZXRzIG9mIHRoZQogcXVlc3Rpb25uYWlyZS4gU2V0IGZvciBhIHdpdGhkcmF3biBzaGVldDsgYWJzZW50IGlmIG5vIHNoZWV0IHJlbWFpbnMuCgrqAQoCBA8SBvgBAIYCARrbASBQdWJsaXNoZWQgYnkgaW5nZXN0aW9uOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gQSB0cmlnZ2VyIG9mIGEgc3R1ZHkgZmlyZWQsIHdhcyByZXBvcnRlZCBhZ2FpbiwKIG9yIHdhcyB3aXRoZHJhd24uIFRoZSBsYXRlc3QgZXZlbnQgb2YgYW4gb2NjdXJyZW5jZSBjb3VudHMuIEZvciB0cmlnZ2VycyBvbiBhbnN3ZXJzLCBpdCBmb2xsb3dzCiB0aGUgc2hlZXQncyBvd24gZXZlbnQuCgoVCgQEDwIAEgT6AQIcGgcgVVVJRC4KChoKBAQPAgESBPwBAhYaDCBUaGUgc3R1ZHkuCgolCgQEDwICEgT+AQIYGhcgYFRyaWdnZXIudHJpZ2dlcl9pZGAuCgpmCgQEDwIDEgSAAgIbGlggVVVJRCBkZXJpdmVkIGZyb20gdGhlIHRyaWdnZXIgYW5kIGl0cyBjYXVzZTogdGhlIHNhbWUgY2F1c2UgZ2l2ZXMgdGhlIHNhbWUgb2NjdXJyZW5jZS4KCmIKBAQPAgQSBIICAioaVCBUaW1lIG9mIHRoZSBvY2N1cnJlbmNlOyBtYXkgYmUgaW4gdGhlIGZ1dHVyZS4gQSByZWNlaXB0IGFzIGluIEFuc3dlclNoZWV0QWNjZXB0ZWQuCgp3CgQEDwIFEgSFAgIVGmkgV2hldGhlciB0aGUgb2NjdXJyZW5jZSBpcyB3aXRoZHJhd246IGl0cyBjYXVzZSB3YXMgd2l0aGRyYXduLCBvciBjaGFuZ2VkIHNvIHRoYXQgaXQgbm8gbG9uZ2VyCiBtYXRjaGVzLgoKwwEKAgQQEgaKAgCTAgEatAEgUHVibGlzaGVkIGJ5IGluZ2VzdGlvbjsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEFuIGFjdGl2aXR5IG90aGVyIHRoYW4gYSBzaGVldCB3YXMgc3RvcmVkIHRoYXQgYQogdHJpZ2dlciBvbiBpbmFjdGl2aXR5IGNvdW50cy4gTm90IHB1Ymxpc2hlZCBmb3Igc3R1ZGllcyB3aXRob3V0IHN1Y2ggYSB0cmlnZ2VyLgoKFQoEBBACABIEjAICHBoHIFVVSUQuCgoaCgQEEAIBEgSOAgIWGgwgVGhlIHN0dWR5LgoKJQoEBBACAhIEkAICGBoXIEtpbmQgb2YgdGhlIGFjdGl2aXR5LgoKRQoEBBACAxIEkgICLho3IFRpbWUgb2Ygc3RvcmFnZSwgYSByZWNlaXB0IGFzIGluIEFuc3dlclNoZWV0QWNjZXB0ZWQuCgo1CgIFABIGlgIAnQIBGicgVGhlIGtpbmQgb2YgYSBwYXJ0aWNpcGFudCdzIGFjdGl2aXR5LgoKIAoEBQACABIEmAICIBoSIE5ldmVyIHB1Ymxpc2hlZC4KCkAKBAUAAgESBJoCAhsaMiBBIGhlYWx0aCByZWNvcmQgd2FzIGNyZWF0ZWQsIGNoYW5nZWQgb3IgZGVsZXRlZC4KCigKBAUAAgISBJwCAh4aGiBBIHNvdW5kIHdhcyBsaXN0ZW5lZCB0by4KCpgBCgIEERIGoQIAsAIBGokBIFB1Ymxpc2hlZCBieSBpbmdlc3Rpb247IHN1YmplY3Q6IHBhcnRpY2lwYW50IGlkLiBBIHBhcnRpY2lwYW50IGNoYW5nZWQgd2hlbiwgaG93IG9mdGVuIGFuZCBob3cKIGNsb3NlIHRvZ2V0aGVyIG5vdGlmaWNhdGlvbnMgbWF5IG9jY3VyLgoKFQoEBBECABIEowICHBoHIFVVSUQuCgpUCgQEEQIBEgSlAgIWGkYgTnVtYmVyIG9mIGNoYW5nZXMgb2YgdGhlIHBhcnRpY2lwYW50J3Mgc2V0dGluZ3M7IHRoZSBoaWdoZXN0IGNvdW50cy4KCi4KBAQRAgISBKcCAjsaICBQZXJpb2RzIHdpdGhvdXQgbm90aWZpY2F0aW9ucy4KCkUKBAQRAgMSBKkCAicaNyBNYXhpbXVtIG51bWJlciBwZXIgZGF5IG92ZXIgYWxsIHN0dWRpZXM7IDA6IG5vIGxpbWl0LgoKXQoEBBECBBIEqwICJhpPIE1pbmltdW0gZ2FwIGluIG1pbnV0ZXMgYmV0d2VlbiB0d28gbm90aWZpY2F0aW9ucyBvZiBhbnkgc3R1ZGllczsgMDogbm8gbGltaXQuCgojCgQEEQIFEgStAgIsGhUgVGltZSBvZiB0aGUgY2hhbmdlLgoKZgoEBBECBhIErwICFxpYIFdoZXRoZXIgbm90aWZpY2F0aW9ucyBhcmUgc2VudCBieSBlLW1haWwgaWYgbm8gZGV2aWNlIGlzIHJlZ2lzdGVyZWQgZm9yIHB1c2ggbWVzc2FnZXMuCgqFAQoCBBISBrQCAL0CARp3IFB1Ymxpc2hlZCBieSBwbGFubmluZzsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEEgbm90aWZpY2F0aW9uIGlzIGR1ZSBhbmQgbXVzdCBiZSBzZW50IHRvIHRoZQogcGFydGljaXBhbnQgYnkgZS1tYWlsLgoKFQoEBBICABIEtgICHBoHIFVVSUQuCgoVCgQEEgIBEgS4AgIdGgcgVVVJRC4KCjcKBAQSAgISBLoCAhYaKSBUaGUgc3R1ZHkuIE5vdCB0byBiZSBuYW1lZCBpbiB0aGUgbWFpbC4KCjUKBAQSAgMSBLwCAiwaJyBUaW1lIGFmdGVyIHdoaWNoIGl0IG11c3Qgbm90IGJlIHNlbnQuCgqoAQoCBBMSBsECAMoCARqZASBQdWJsaXNoZWQgYnkgYXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIE5vIG1haWwgaXMgc2VudCBhYm91dCBhIG5vdGlmaWNhdGlvbiwgYmVjYXVzZSB0aGUKIGFjY291bnQgaGFzIG5vIGRlbGl2ZXJhYmxlIGFkZHJlc3M6IGdhdGV3YXlzIGRlbGl2ZXIgaXQuCgoVCgQEEwIAEgTDAgIcGgcgVVVJRC4KChUKBAQTAgESBMUCAh0aByBVVUlELgoKGgoEBBMCAhIExwICFhoMIFRoZSBzdHVkeS4KCiQKBAQTAgMSBMkCAiwaFiBUaW1lIG9mIHRoZSByZWZ1c2FsLgoKlgEKAgQUEgbOAgDlAgEahwEgUHVibGlzaGVkIGJ5IHBsYW5uaW5nOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gU3RhZmYgb2YgYSBzdHVkeSBpcyB0byBiZSBtYWlsZWQgYWJvdXQgYW4gYWxlcnQuCiBBdXRoIGFuc3dlcnMgd2l0aCBBbGVydE1haWxTZXR0bGVkLgoKRQoEBBQCABIE0AICHBo3IFVVSUQgb2YgdGhlIHBhcnRpY2lwYW50LiBOb3QgdG8gYmUgbmFtZWQgaW4gdGhlIG1haWwuCgoVCgQEFAIBEgTSAgIWGgcgVVVJRC4KChoKBAQUAgISBNQCAhYaDCBUaGUgc3R1ZHkuCgotCgQEFAIDEgTWAgIZGh8gUHNldWRvbnltIG9mIHRoZSBwYXJ0aWNpcGFudC4KCjQKBAQUAgQSBNgCAi4aJiBUZXh0IG9mIHRoZSBzdHVkeSwgaW4gYWxsIGxhbmd1YWdlcy4KCiQKBAQUAgUSBNoCAhgaFiBOYW1lIG9mIHRoZSBjaGFubmVsLgoKPwoEBBQCBhIE3AICFhoxIFdoZXRoZXIgdGhlIGRlbGl2ZXJ5IGJlbG9uZ3MgdG8gdGhlIGVzY2FsYXRpb24uCgpUCgQEFAIHEgTeAgIVGkYgTnVtYmVyIG9mIHRoaXMgcmVxdWVzdCBmb3IgdGhlIGRlbGl2ZXJ5LCBmcm9tIDE7IHJldHVybmVkIHVuY2hhbmdlZC4KCjwKBAQUAggSBOACAhwaLiBSb2xlcyBvZiB0aGUgc3R1ZHkgd2hvc2UgaG9sZGVycyBhcmUgbWFpbGVkLgoKXQoEBBQCCRIE4gICHRpPIFdoZXRoZXIgc3RhZmYgZnJvbSB3aG9tIGdyb3VwcyBvZiB0aGUgc3R1ZHkgYXJlIGNvbmNlYWxlZCBtdXN0IG5vdCBiZSBtYWlsZWQuCgonCgQEFAIKEgTkAgIrGhkgVGltZSBvZiB0aGUgb2NjdXJyZW5jZS4KCn0KAgQVEgbpAgD5AgEabyBQdWJsaXNoZWQgYnkgYXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIFRoZSBtYWlscyBhYm91dCBhbiBhbGVydCB3ZXJlIHF1ZXVlZCwgb3IgdGhlcmUgd2FzIG5vCiByZWNpcGllbnQuCgoVCgQEFQIAEgTrAgIcGgcgVVVJRC4KChUKBAQVAgESBO0CAhYaByBVVUlELgoKGgoEBBUCAhIE7wICFhoMIFRoZSBzdHVkeS4KCiMKBAQVAgMSBPECAhgaFSBBcyBpbiBBbGVydE1haWxEdWUuCgojCgQEFQIEEgTzAgIWGhUgQXMgaW4gQWxlcnRNYWlsRHVlLgoKIwoEBBUCBRIE9QICFRoVIEFzIGluIEFsZXJ0TWFpbER1ZS4KCnMKBAQVAgYSBPgCAhMaZSBOdW1iZXIgb2YgcXVldWVkIG1haWxzOyAwOiBubyBtZW1iZXIgb2YgdGhlIHJvbGVzIGhhcyBhIGRlbGl2ZXJhYmxlIGFkZHJlc3MgYW5kIG1heSBzZWUgdGhlCiBhbGVydC4KCnEKAgQWEgb8AgCBAwEaYyBQdWJsaXNoZWQgYnkgcGxhbm5pbmc7IHN1YmplY3Q6IHBhcnRpY2lwYW50IGlkLiBOb3RpZmljYXRpb25zIHdlcmUgcGxhbm5lZCwgY2hhbmdlZCBvciBjYW5jZWxsZWQuCgoVCgQEFgIAEgT+AgIcGgcgVVVJRC4KClAKBAQWAgESBIADAjEaQiBOb3RpZmljYXRpb25zIHdpdGggdGhlaXIgY29tcGxldGUgZGF0YTsgdGhlIGxhdGVzdCBldmVudCBjb3VudHMuCgonCgIEFxIGhAMAlwMBGhkgQSBwbGFubmVkIG5vdGlmaWNhdGlvbi4KChUKBAQXAgASBIYDAh0aByBVVUlELgoKGgoEBBcCARIEiAMCFhoMIFRoZSBzdHVkeS4KCi0KBAQXAgISBIoDAh4aHyBUaGUgcXVlc3Rpb25uYWlyZSB0byBmaWxsIGluLgoKMgoEBBcCAxIEjAMCLBokIFRpbWUgYXQgd2hpY2ggdGhlIGRldmljZSBub3RpZmllcy4KClMKBAQXAgQSBI4DAiwaRSBFbmQgb2YgdGhlIHRpbWUgZm9yIGFuc3dlcmluZzsgYWJzZW50OiB1bnRpbCB0aGUgbmV4dCBub3RpZmljYXRpb24uCgpmCgQEFwIFEgSQAwIRGlggV2hldGhlciB0aGUgdGltZSB3YXMgZml4ZWQgYnkgdGhlIHBhcnRpY2lwYW50IG9yIHRoZSBzdHVkeSBpbnN0ZWFkIG9mIGRyYXduIGF0IHJhbmRvbS4KCikKBAQXAgYSBJIDAhUaGyBXaGV0aGVyIGl0IHdhcyBjYW5jZWxsZWQuCgpGCgQEFwIHEgSUAwIZGjggSWQgb2YgdGhlIHNjaGVkdWxlOyBlbXB0eSBpZiB0aGUgc3R1ZHkgZ2l2ZXMgaXQgbm8gaWQuCgptCgQEFwIIEgSWAwIgGl8gVGltZSBsaW1pdCBpbiBtaW51dGVzIGZyb20gYmVnaW5uaW5nIHRvIGZpbmlzaGluZyB0aGUgcXVlc3Rpb25uYWlyZTsgMDogYmVmb3JlIGBleHBpcmVfdGltZWAuCgqDAgoCBBgSBpwDAK4DARr0ASBQdWJsaXNoZWQgYnkgYXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEFsbCBkYXRhIG9mIGEgcGFydGljaXBhbnQsIG9yIHRoZSBkYXRhIG9mIG9uZSBzdHVkeSwKIG11c3QgYmUgZXJhc2VkLiBFYWNoIG9mIHRoZSBvdGhlciBzZXJ2aWNlcyBlcmFzZXMgaXRzIGRhdGEgYW5kIHB1Ymxpc2hlcyBFcmFzdXJlQ29tcGxldGVkLiBEYXRhCiBmcm9tIGJlZm9yZSB0aGUgZXJhc3VyZSBpcyByZWplY3RlZCBhZnRlcndhcmRzLgoKKAoEBBgCABIEngMCGBoaIFVVSUQgbWFkZSBieSB0aGUgY2xpZW50LgoKFQoEBBgCARIEoAMCHBoHIFVVSUQuCgorCgQEGAICEgSiAwIWGh0gVGhlIHN0dWR5OyBlbXB0eTogYWxsIGRhdGEuCgopCgQEGAIDEgSkAwInGhsgVHJlYXRtZW50IG9mIHRoZSBhbnN3ZXJzLgoKWgoEBBgCBBIEpgMCLRpMIFRpbWUgb2YgdGhlIHJlcXVlc3QuIERhdGEgZnJvbSBiZWZvcmUgaXQgaXMgZXJhc2VkIGFuZCBubyBsb25nZXIgYWNjZXB0ZWQuCgqFAwoEBBgCBRIEqwMCHxr2AiBTSEEtMjU2IG9mIHRoZSAxNiBieXRlcyBvZiB0aGUgcGFydGljaXBhbnQncyBpZCwgZm9sbG93ZWQgYnkgdGhvc2Ugb2YgYHN0dWR5X2lkYCBpZiBpdCBpcyBzZXQuCiBJdCByZXBsYWNlcyBgcGFydGljaXBhbnRfaWRgIGluIGEgc2Vjb25kIGV2ZW50LCBwdWJsaXNoZWQgd2l0aCB0aGUgZXJhc3VyZSBpZCBhcyBzdWJqZWN0IHdoZW4KIGV2ZXJ5IHNlcnZpY2UgaGFzIGZpbmlzaGVkLCB3aGlsZSB0aGUgZXZlbnQgdGhhdCBuYW1lcyB0aGUgcGFydGljaXBhbnQgaXMgcmVtb3ZlZCBmcm9tIHRoZSBsb2cuCiBBIHNlcnZpY2UgcmVzdG9yZWQgZnJvbSBhbiBvbGRlciBiYWNrdXAgdXNlcyBpdCB0byBmaW5kIHBhcnRpY2lwYW50cyB0byBlcmFzZSBhZ2Fpbi4KClwKBAQYAgYSBK0DAjwaTiBTdHVkaWVzIHRoYXQgcHJlc2NyaWJlIGFub3RoZXIgbW9kZSB0aGFuIGBtb2RlYCwgZm9yIGFuIGVyYXN1cmUgb2YgYWxsIGRhdGEuCgqeAQoCBBkSBrIDALsDARqPASBQdWJsaXNoZWQgYnkgaW5nZXN0aW9uLCBwbGFubmluZyBhbmQgY2F0YWxvZ3VlOyBzdWJqZWN0OiBlcmFzdXJlIGlkLiBUaGUgc2VydmljZSBoYXMgZXJhc2VkIGFsbAogaXRzIGRhdGEuIERvZXMgbm90IGlkZW50aWZ5IHRoZSBwYXJ0aWNpcGFudC4KCiwKBAQZAgASBLQDAhgaHiBTYW1lIGFzIGluIEVyYXN1cmVSZXF1ZXN0ZWQuCgo+CgQEGQIBEgS2AwIVGjAgTmFtZSBvZiB0aGUgc2VydmljZSwgZS5nLiBgb3RvbGl0aC1pbmdlc3Rpb25gLgoKLgoEBBkCAhIEuAMCMxogIE51bWJlciBvZiBlcmFzZWQgcm93cyBieSBraW5kLgoKNgoEBBkCAxIEugMCLhooIFRpbWUgYXQgd2hpY2ggdGhlIGxhc3Qgcm93IHdhcyBlcmFzZWQuCmIGcHJvdG8z")
}

extension EventsV1.SigningKeyPublished {
  public static var fullName: String { "otolith.events.v1.SigningKeyPublished" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__signing_key_published__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__SigningKeyPublished>) {
    self.keyID = Codec.string(c.pointee.key_id)
    self.publicKey = Codec.bytes(c.pointee.public_key)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__SigningKeyPublished> {
    let c = arena.allocate(Otolith__Events__V1__SigningKeyPublished.self)
    otolith__events__v1__signing_key_published__init(c)
    if !self.keyID.isEmpty { c.pointee.key_id = arena.string(self.keyID) }
    if !self.publicKey.isEmpty { c.pointee.public_key = ProtobufCBinaryData(len: self.publicKey.count, data: arena.bytes(self.publicKey)) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1.ServiceKeyPublished {
  public static var fullName: String { "otolith.events.v1.ServiceKeyPublished" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__service_key_published__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__ServiceKeyPublished>) {
    self.keyID = Codec.string(c.pointee.key_id)
    self.publicKey = Codec.bytes(c.pointee.public_key)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__ServiceKeyPublished> {
    let c = arena.allocate(Otolith__Events__V1__ServiceKeyPublished.self)
    otolith__events__v1__service_key_published__init(c)
    if !self.keyID.isEmpty { c.pointee.key_id = arena.string(self.keyID) }
    if !self.publicKey.isEmpty { c.pointee.public_key = ProtobufCBinaryData(len: self.publicKey.count, data: arena.bytes(self.publicKey)) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1.ParticipantEnrolled {
  public static var fullName: String { "otolith.events.v1.ParticipantEnrolled" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__participant_enrolled__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__ParticipantEnrolled>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.joinTime = c.pointee.join_time.map { GoogleProtobuf.Timestamp($0) }
    self.consentVersion = Codec.string(c.pointee.consent_version)
    self.groupID = Codec.string(c.pointee.group_id)
    self.testParticipant = c.pointee.test_participant != 0
    self.accountRevision = c.pointee.account_revision
    self.consentEndTime = c.pointee.consent_end_time.map { GoogleProtobuf.Timestamp($0) }
    self.consentLanguage = Codec.string(c.pointee.consent_language)
    self.consentPartIDs = Codec.array(c.pointee.consent_part_ids, c.pointee.n_consent_part_ids) { Codec.string($0) }
    self.subjectLabel = Codec.string(c.pointee.subject_label)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__ParticipantEnrolled> {
    let c = arena.allocate(Otolith__Events__V1__ParticipantEnrolled.self)
    otolith__events__v1__participant_enrolled__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if let value = self.joinTime { c.pointee.join_time = value.cStruct(in: arena) }
    if !self.consentVersion.isEmpty { c.pointee.consent_version = arena.string(self.consentVersion) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    c.pointee.test_participant = self.testParticipant ? 1 : 0
    c.pointee.account_revision = self.accountRevision
    if let value = self.consentEndTime { c.pointee.consent_end_time = value.cStruct(in: arena) }
    if !self.consentLanguage.isEmpty { c.pointee.consent_language = arena.string(self.consentLanguage) }
    if !self.consentPartIDs.isEmpty {
      c.pointee.n_consent_part_ids = self.consentPartIDs.count
      c.pointee.consent_part_ids = arena.array(self.consentPartIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.subjectLabel.isEmpty { c.pointee.subject_label = arena.string(self.subjectLabel) }
    return c
  }
}

extension EventsV1.TestParticipantChanged {
  public static var fullName: String { "otolith.events.v1.TestParticipantChanged" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__test_participant_changed__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__TestParticipantChanged>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.testParticipant = c.pointee.test_participant != 0
    self.accountRevision = c.pointee.account_revision
    self.changeTime = c.pointee.change_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__TestParticipantChanged> {
    let c = arena.allocate(Otolith__Events__V1__TestParticipantChanged.self)
    otolith__events__v1__test_participant_changed__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    c.pointee.test_participant = self.testParticipant ? 1 : 0
    c.pointee.account_revision = self.accountRevision
    if let value = self.changeTime { c.pointee.change_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1.AccountSuspensionChanged {
  public static var fullName: String { "otolith.events.v1.AccountSuspensionChanged" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__account_suspension_changed__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__AccountSuspensionChanged>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.suspended = c.pointee.suspended != 0
    self.accountRevision = c.pointee.account_revision
    self.changeTime = c.pointee.change_time.map { GoogleProtobuf.Timestamp($0) }
    self.rightsChangeTime = c.pointee.rights_change_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__AccountSuspensionChanged> {
    let c = arena.allocate(Otolith__Events__V1__AccountSuspensionChanged.self)
    otolith__events__v1__account_suspension_changed__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    c.pointee.suspended = self.suspended ? 1 : 0
    c.pointee.account_revision = self.accountRevision
    if let value = self.changeTime { c.pointee.change_time = value.cStruct(in: arena) }
    if let value = self.rightsChangeTime { c.pointee.rights_change_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1.MemberGroupChanged {
  public static var fullName: String { "otolith.events.v1.MemberGroupChanged" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__member_group_changed__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__MemberGroupChanged>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.groupID = Codec.string(c.pointee.group_id)
    self.changeTime = c.pointee.change_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__MemberGroupChanged> {
    let c = arena.allocate(Otolith__Events__V1__MemberGroupChanged.self)
    otolith__events__v1__member_group_changed__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if let value = self.changeTime { c.pointee.change_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1.JoinRequestDecided {
  public static var fullName: String { "otolith.events.v1.JoinRequestDecided" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__join_request_decided__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__JoinRequestDecided>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.approved = c.pointee.approved != 0
    self.decideTime = c.pointee.decide_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__JoinRequestDecided> {
    let c = arena.allocate(Otolith__Events__V1__JoinRequestDecided.self)
    otolith__events__v1__join_request_decided__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.approved = self.approved ? 1 : 0
    if let value = self.decideTime { c.pointee.decide_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1.EnrolmentEnded {
  public static var fullName: String { "otolith.events.v1.EnrolmentEnded" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__enrolment_ended__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__EnrolmentEnded>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.leaveTime = c.pointee.leave_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__EnrolmentEnded> {
    let c = arena.allocate(Otolith__Events__V1__EnrolmentEnded.self)
    otolith__events__v1__enrolment_ended__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if let value = self.leaveTime { c.pointee.leave_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1.StudyPublished {
  public static var fullName: String { "otolith.events.v1.StudyPublished" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__study_published__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__StudyPublished>) {
    self.study = c.pointee.study.map { CatalogueV1.Study($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__StudyPublished> {
    let c = arena.allocate(Otolith__Events__V1__StudyPublished.self)
    otolith__events__v1__study_published__init(c)
    if let value = self.study { c.pointee.study = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1.StudyDeleted {
  public static var fullName: String { "otolith.events.v1.StudyDeleted" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__study_deleted__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__StudyDeleted>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.deleteTime = c.pointee.delete_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__StudyDeleted> {
    let c = arena.allocate(Otolith__Events__V1__StudyDeleted.self)
    otolith__events__v1__study_deleted__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if let value = self.deleteTime { c.pointee.delete_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1.StudyPasswordSet {
  public static var fullName: String { "otolith.events.v1.StudyPasswordSet" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__study_password_set__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__StudyPasswordSet>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.studyRevision = c.pointee.study_revision
    self.accessPasswordHash = Codec.string(c.pointee.access_password_hash)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__StudyPasswordSet> {
    let c = arena.allocate(Otolith__Events__V1__StudyPasswordSet.self)
    otolith__events__v1__study_password_set__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.study_revision = self.studyRevision
    if !self.accessPasswordHash.isEmpty { c.pointee.access_password_hash = arena.string(self.accessPasswordHash) }
    return c
  }
}

extension EventsV1.QuestionnaireVersionPublished {
  public static var fullName: String { "otolith.events.v1.QuestionnaireVersionPublished" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__questionnaire_version_published__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__QuestionnaireVersionPublished>) {
    self.questionnaire = c.pointee.questionnaire.map { CatalogueV1.Questionnaire($0) }
    self.reference = c.pointee.reference.map { EventsV1.QuestionnaireReference($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__QuestionnaireVersionPublished> {
    let c = arena.allocate(Otolith__Events__V1__QuestionnaireVersionPublished.self)
    otolith__events__v1__questionnaire_version_published__init(c)
    if let value = self.questionnaire { c.pointee.questionnaire = value.cStruct(in: arena) }
    if let value = self.reference { c.pointee.reference = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1.QuestionnaireReference {
  public static var fullName: String { "otolith.events.v1.QuestionnaireReference" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__questionnaire_reference__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__QuestionnaireReference>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__QuestionnaireReference> {
    let c = arena.allocate(Otolith__Events__V1__QuestionnaireReference.self)
    otolith__events__v1__questionnaire_reference__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    return c
  }
}

extension EventsV1.AnswerSheetAccepted {
  public static var fullName: String { "otolith.events.v1.AnswerSheetAccepted" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__answer_sheet_accepted__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__AnswerSheetAccepted>) {
    self.sheetID = Codec.string(c.pointee.sheet_id)
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.finishTime = c.pointee.finish_time.map { GoogleProtobuf.Timestamp($0) }
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.receiveTime = c.pointee.receive_time.map { GoogleProtobuf.Timestamp($0) }
    self.scores = Codec.messages(c.pointee.scores, c.pointee.n_scores) { IngestionV1.SheetScore($0) }
    self.closing = IngestionV1.SheetClosing(rawValue: Int32(truncatingIfNeeded: c.pointee.closing.rawValue))
    self.deviations = Codec.array(c.pointee.deviations, c.pointee.n_deviations) { Codec.string($0) }
    self.groupID = Codec.string(c.pointee.group_id)
    self.answers = Codec.messages(c.pointee.answers, c.pointee.n_answers) { IngestionV1.Answer($0) }
    self.empty = c.pointee.empty != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__AnswerSheetAccepted> {
    let c = arena.allocate(Otolith__Events__V1__AnswerSheetAccepted.self)
    otolith__events__v1__answer_sheet_accepted__init(c)
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if let value = self.finishTime { c.pointee.finish_time = value.cStruct(in: arena) }
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if let value = self.receiveTime { c.pointee.receive_time = value.cStruct(in: arena) }
    if !self.scores.isEmpty {
      c.pointee.n_scores = self.scores.count
      c.pointee.scores = arena.array(self.scores) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetScore>? }
    }
    c.pointee.closing = Otolith__Ingestion__V1__SheetClosing(rawValue: .init(truncatingIfNeeded: self.closing.rawValue))
    if !self.deviations.isEmpty {
      c.pointee.n_deviations = self.deviations.count
      c.pointee.deviations = arena.array(self.deviations) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if !self.answers.isEmpty {
      c.pointee.n_answers = self.answers.count
      c.pointee.answers = arena.array(self.answers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Answer>? }
    }
    c.pointee.empty = self.empty ? 1 : 0
    return c
  }
}

extension EventsV1.AnswerSheetAmended {
  public static var fullName: String { "otolith.events.v1.AnswerSheetAmended" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__answer_sheet_amended__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__AnswerSheetAmended>) {
    self.sheetID = Codec.string(c.pointee.sheet_id)
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.finishTime = c.pointee.finish_time.map { GoogleProtobuf.Timestamp($0) }
    self.revision = c.pointee.revision
    self.withdrawn = c.pointee.withdrawn != 0
    self.scores = Codec.messages(c.pointee.scores, c.pointee.n_scores) { IngestionV1.SheetScore($0) }
    self.receiveTime = c.pointee.receive_time.map { GoogleProtobuf.Timestamp($0) }
    self.remainingFinishTime = c.pointee.remaining_finish_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__AnswerSheetAmended> {
    let c = arena.allocate(Otolith__Events__V1__AnswerSheetAmended.self)
    otolith__events__v1__answer_sheet_amended__init(c)
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if let value = self.finishTime { c.pointee.finish_time = value.cStruct(in: arena) }
    c.pointee.revision = self.revision
    c.pointee.withdrawn = self.withdrawn ? 1 : 0
    if !self.scores.isEmpty {
      c.pointee.n_scores = self.scores.count
      c.pointee.scores = arena.array(self.scores) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetScore>? }
    }
    if let value = self.receiveTime { c.pointee.receive_time = value.cStruct(in: arena) }
    if let value = self.remainingFinishTime { c.pointee.remaining_finish_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1.TriggerFired {
  public static var fullName: String { "otolith.events.v1.TriggerFired" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__trigger_fired__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__TriggerFired>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.triggerID = Codec.string(c.pointee.trigger_id)
    self.occurrenceID = Codec.string(c.pointee.occurrence_id)
    self.fireTime = c.pointee.fire_time.map { GoogleProtobuf.Timestamp($0) }
    self.withdrawn = c.pointee.withdrawn != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__TriggerFired> {
    let c = arena.allocate(Otolith__Events__V1__TriggerFired.self)
    otolith__events__v1__trigger_fired__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.triggerID.isEmpty { c.pointee.trigger_id = arena.string(self.triggerID) }
    if !self.occurrenceID.isEmpty { c.pointee.occurrence_id = arena.string(self.occurrenceID) }
    if let value = self.fireTime { c.pointee.fire_time = value.cStruct(in: arena) }
    c.pointee.withdrawn = self.withdrawn ? 1 : 0
    return c
  }
}

extension EventsV1.ActivityStored {
  public static var fullName: String { "otolith.events.v1.ActivityStored" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__activity_stored__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__ActivityStored>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.kind = EventsV1.ActivityKind(rawValue: Int32(truncatingIfNeeded: c.pointee.kind.rawValue))
    self.activityTime = c.pointee.activity_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__ActivityStored> {
    let c = arena.allocate(Otolith__Events__V1__ActivityStored.self)
    otolith__events__v1__activity_stored__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.kind = Otolith__Events__V1__ActivityKind(rawValue: .init(truncatingIfNeeded: self.kind.rawValue))
    if let value = self.activityTime { c.pointee.activity_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1.PromptSettingsChanged {
  public static var fullName: String { "otolith.events.v1.PromptSettingsChanged" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__prompt_settings_changed__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__PromptSettingsChanged>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.revision = c.pointee.revision
    self.quietHours = Codec.messages(c.pointee.quiet_hours, c.pointee.n_quiet_hours) { IngestionV1.QuietHours($0) }
    self.notificationsPerDayMax = c.pointee.notifications_per_day_max
    self.notificationGapMinutes = c.pointee.notification_gap_minutes
    self.changeTime = c.pointee.change_time.map { GoogleProtobuf.Timestamp($0) }
    self.promptMail = c.pointee.prompt_mail != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__PromptSettingsChanged> {
    let c = arena.allocate(Otolith__Events__V1__PromptSettingsChanged.self)
    otolith__events__v1__prompt_settings_changed__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    c.pointee.revision = self.revision
    if !self.quietHours.isEmpty {
      c.pointee.n_quiet_hours = self.quietHours.count
      c.pointee.quiet_hours = arena.array(self.quietHours) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__QuietHours>? }
    }
    c.pointee.notifications_per_day_max = self.notificationsPerDayMax
    c.pointee.notification_gap_minutes = self.notificationGapMinutes
    if let value = self.changeTime { c.pointee.change_time = value.cStruct(in: arena) }
    c.pointee.prompt_mail = self.promptMail ? 1 : 0
    return c
  }
}

extension EventsV1.PromptMailDue {
  public static var fullName: String { "otolith.events.v1.PromptMailDue" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__prompt_mail_due__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__PromptMailDue>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__PromptMailDue> {
    let c = arena.allocate(Otolith__Events__V1__PromptMailDue.self)
    otolith__events__v1__prompt_mail_due__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1.PromptMailRefused {
  public static var fullName: String { "otolith.events.v1.PromptMailRefused" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__prompt_mail_refused__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__PromptMailRefused>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.refuseTime = c.pointee.refuse_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__PromptMailRefused> {
    let c = arena.allocate(Otolith__Events__V1__PromptMailRefused.self)
    otolith__events__v1__prompt_mail_refused__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if let value = self.refuseTime { c.pointee.refuse_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1.AlertMailDue {
  public static var fullName: String { "otolith.events.v1.AlertMailDue" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__alert_mail_due__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__AlertMailDue>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.alertID = Codec.string(c.pointee.alert_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.participant = Codec.string(c.pointee.participant)
    self.text = c.pointee.text.map { CatalogueV1.LocalizedText($0) }
    self.channelID = Codec.string(c.pointee.channel_id)
    self.escalation = c.pointee.escalation != 0
    self.attempt = c.pointee.attempt
    self.roles = Codec.array(c.pointee.roles, c.pointee.n_roles) { Codec.string($0) }
    self.someGroupsOnly = c.pointee.some_groups_only != 0
    self.fireTime = c.pointee.fire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__AlertMailDue> {
    let c = arena.allocate(Otolith__Events__V1__AlertMailDue.self)
    otolith__events__v1__alert_mail_due__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.alertID.isEmpty { c.pointee.alert_id = arena.string(self.alertID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if let value = self.text { c.pointee.text = value.cStruct(in: arena) }
    if !self.channelID.isEmpty { c.pointee.channel_id = arena.string(self.channelID) }
    c.pointee.escalation = self.escalation ? 1 : 0
    c.pointee.attempt = self.attempt
    if !self.roles.isEmpty {
      c.pointee.n_roles = self.roles.count
      c.pointee.roles = arena.array(self.roles) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    c.pointee.some_groups_only = self.someGroupsOnly ? 1 : 0
    if let value = self.fireTime { c.pointee.fire_time = value.cStruct(in: arena) }
    return c
  }
}

extension EventsV1.AlertMailSettled {
  public static var fullName: String { "otolith.events.v1.AlertMailSettled" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__alert_mail_settled__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__AlertMailSettled>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.alertID = Codec.string(c.pointee.alert_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.channelID = Codec.string(c.pointee.channel_id)
    self.escalation = c.pointee.escalation != 0
    self.attempt = c.pointee.attempt
    self.mails = c.pointee.mails
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__AlertMailSettled> {
    let c = arena.allocate(Otolith__Events__V1__AlertMailSettled.self)
    otolith__events__v1__alert_mail_settled__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.alertID.isEmpty { c.pointee.alert_id = arena.string(self.alertID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.channelID.isEmpty { c.pointee.channel_id = arena.string(self.channelID) }
    c.pointee.escalation = self.escalation ? 1 : 0
    c.pointee.attempt = self.attempt
    c.pointee.mails = self.mails
    return c
  }
}

extension EventsV1.NotificationsPlanned {
  public static var fullName: String { "otolith.events.v1.NotificationsPlanned" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__notifications_planned__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__NotificationsPlanned>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.notifications = Codec.messages(c.pointee.notifications, c.pointee.n_notifications) { EventsV1.PlannedNotification($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__NotificationsPlanned> {
    let c = arena.allocate(Otolith__Events__V1__NotificationsPlanned.self)
    otolith__events__v1__notifications_planned__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.notifications.isEmpty {
      c.pointee.n_notifications = self.notifications.count
      c.pointee.notifications = arena.array(self.notifications) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Events__V1__PlannedNotification>? }
    }
    return c
  }
}

extension EventsV1.PlannedNotification {
  public static var fullName: String { "otolith.events.v1.PlannedNotification" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__planned_notification__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__PlannedNotification>) {
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.notifyTime = c.pointee.notify_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.fixed = c.pointee.fixed != 0
    self.cancelled = c.pointee.cancelled != 0
    self.scheduleID = Codec.string(c.pointee.schedule_id)
    self.completionMinutes = c.pointee.completion_minutes
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__PlannedNotification> {
    let c = arena.allocate(Otolith__Events__V1__PlannedNotification.self)
    otolith__events__v1__planned_notification__init(c)
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if let value = self.notifyTime { c.pointee.notify_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    c.pointee.fixed = self.fixed ? 1 : 0
    c.pointee.cancelled = self.cancelled ? 1 : 0
    if !self.scheduleID.isEmpty { c.pointee.schedule_id = arena.string(self.scheduleID) }
    c.pointee.completion_minutes = self.completionMinutes
    return c
  }
}

extension EventsV1.ErasureRequested {
  public static var fullName: String { "otolith.events.v1.ErasureRequested" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__erasure_requested__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__ErasureRequested>) {
    self.erasureID = Codec.string(c.pointee.erasure_id)
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.mode = AuthV1.ErasureMode(rawValue: Int32(truncatingIfNeeded: c.pointee.mode.rawValue))
    self.requestTime = c.pointee.request_time.map { GoogleProtobuf.Timestamp($0) }
    self.participantDigest = Codec.bytes(c.pointee.participant_digest)
    self.studyModes = Codec.messages(c.pointee.study_modes, c.pointee.n_study_modes) { AuthV1.StudyErasureMode($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__ErasureRequested> {
    let c = arena.allocate(Otolith__Events__V1__ErasureRequested.self)
    otolith__events__v1__erasure_requested__init(c)
    if !self.erasureID.isEmpty { c.pointee.erasure_id = arena.string(self.erasureID) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.mode = Otolith__Auth__V1__ErasureMode(rawValue: .init(truncatingIfNeeded: self.mode.rawValue))
    if let value = self.requestTime { c.pointee.request_time = value.cStruct(in: arena) }
    if !self.participantDigest.isEmpty { c.pointee.participant_digest = ProtobufCBinaryData(len: self.participantDigest.count, data: arena.bytes(self.participantDigest)) }
    if !self.studyModes.isEmpty {
      c.pointee.n_study_modes = self.studyModes.count
      c.pointee.study_modes = arena.array(self.studyModes) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__StudyErasureMode>? }
    }
    return c
  }
}

extension EventsV1.ErasureCompleted {
  public static var fullName: String { "otolith.events.v1.ErasureCompleted" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__events__v1__erasure_completed__init)

  init(_ c: UnsafePointer<Otolith__Events__V1__ErasureCompleted>) {
    self.erasureID = Codec.string(c.pointee.erasure_id)
    self.service = Codec.string(c.pointee.service)
    self.counts = Codec.messages(c.pointee.counts, c.pointee.n_counts) { AuthV1.ErasureCount($0) }
    self.completeTime = c.pointee.complete_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Events__V1__ErasureCompleted> {
    let c = arena.allocate(Otolith__Events__V1__ErasureCompleted.self)
    otolith__events__v1__erasure_completed__init(c)
    if !self.erasureID.isEmpty { c.pointee.erasure_id = arena.string(self.erasureID) }
    if !self.service.isEmpty { c.pointee.service = arena.string(self.service) }
    if !self.counts.isEmpty {
      c.pointee.n_counts = self.counts.count
      c.pointee.counts = arena.array(self.counts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__ErasureCount>? }
    }
    if let value = self.completeTime { c.pointee.complete_time = value.cStruct(in: arena) }
    return c
  }
}
