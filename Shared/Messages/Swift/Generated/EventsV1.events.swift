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
  /// account, and those from before a change of rights. The same holds for the tokens of a client
  /// (otolith.auth.v1 Client) that was revoked, or whose limits changed. The latest event of each account
  /// and client, which carries its whole state, is kept permanently.
  public struct AccountSuspensionChanged: Message {
    /// UUID of the account, or the id of the client.
    public var participantID: String
    /// Whether the account is suspended, or the client revoked; false if the account was restored.
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
    /// Options of the row of the trigger's draw that counts; without options, the participant is not
    /// available. Absent: no table depends on the sheet. The first event of an occurrence counts.
    public var drawRow: CatalogueV1.DrawRow?

    public init(
      participantID: String = "",
      studyID: String = "",
      triggerID: String = "",
      occurrenceID: String = "",
      fireTime: GoogleProtobuf.Timestamp? = nil,
      withdrawn: Bool = false,
      drawRow: CatalogueV1.DrawRow? = nil
    ) {
      self.participantID = participantID
      self.studyID = studyID
      self.triggerID = triggerID
      self.occurrenceID = occurrenceID
      self.fireTime = fireTime
      self.withdrawn = withdrawn
      self.drawRow = drawRow
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
    dependencies: [GoogleProtobuf.timestampFile, AuthV1.erasureFile, CatalogueV1.studyFile, CatalogueV1.questionnaireFile, CatalogueV1.textFile, CatalogueV1.triggersFile, IngestionV1.ingestionFile, IngestionV1.settingsFile],
    base64: "Ch5vdG9saXRoL2V2ZW50cy92MS9ldmVudHMucHJvdG8SEW90b2xpdGguZXZlbnRzLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvGh1vdG9saXRoL2F1dGgvdjEvZXJhc3VyZS5wcm90bxogb3RvbGl0aC9jYXRhbG9ndWUvdjEvc3R1ZHkucHJvdG8aKG90b2xpdGgvY2F0YWxvZ3VlL3YxL3F1ZXN0aW9ubmFpcmUucHJvdG8aH290b2xpdGgvY2F0YWxvZ3VlL3YxL3RleHQucHJvdG8aI290b2xpdGgvY2F0YWxvZ3VlL3YxL3RyaWdnZXJzLnByb3RvGiRvdG9saXRoL2luZ2VzdGlvbi92MS9pbmdlc3Rpb24ucHJvdG8aI290b2xpdGgvaW5nZXN0aW9uL3YxL3NldHRpbmdzLnByb3RvIogBChNTaWduaW5nS2V5UHVibGlzaGVkEhUKBmtleV9pZBgBIAEoCVIFa2V5SWQSHQoKcHVibGljX2tleRgCIAEoDFIJcHVibGljS2V5EjsKC2V4cGlyZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSKIAQoTU2VydmljZUtleVB1Ymxpc2hlZBIVCgZrZXlfaWQYASABKAlSBWtleUlkEh0KCnB1YmxpY19rZXkYAiABKAxSCXB1YmxpY0tleRI7CgtleHBpcmVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUi6gMKE1BhcnRpY2lwYW50RW5yb2xsZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSNwoJam9pbl90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIam9pblRpbWUSJwoPY29uc2VudF92ZXJzaW9uGAQgASgJUg5jb25zZW50VmVyc2lvbhIZCghncm91cF9pZBgFIAEoCVIHZ3JvdXBJZBIpChB0ZXN0X3BhcnRpY2lwYW50GAYgASgIUg90ZXN0UGFydGljaXBhbnQSKQoQYWNjb3VudF9yZXZpc2lvbhgHIAEoBFIPYWNjb3VudFJldmlzaW9uEkQKEGNvbnNlbnRfZW5kX3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUg5jb25zZW50RW5kVGltZRIpChBjb25zZW50X2xhbmd1YWdlGAkgASgJUg9jb25zZW50TGFuZ3VhZ2USKAoQY29uc2VudF9wYXJ0X2lkcxgKIAMoCVIOY29uc2VudFBhcnRJZHMSIwoNc3ViamVjdF9sYWJlbBgLIAEoCVIMc3ViamVjdExhYmVsItIBChZUZXN0UGFydGljaXBhbnRDaGFuZ2VkEiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkEikKEHRlc3RfcGFydGljaXBhbnQYAiABKAhSD3Rlc3RQYXJ0aWNpcGFudBIpChBhY2NvdW50X3JldmlzaW9uGAMgASgEUg9hY2NvdW50UmV2aXNpb24SOwoLY2hhbmdlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjaGFuZ2VUaW1lIpECChhBY2NvdW50U3VzcGVuc2lvbkNoYW5nZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSHAoJc3VzcGVuZGVkGAIgASgIUglzdXNwZW5kZWQSKQoQYWNjb3VudF9yZXZpc2lvbhgDIAEoBFIPYWNjb3VudFJldmlzaW9uEjsKC2NoYW5nZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY2hhbmdlVGltZRJIChJyaWdodHNfY2hhbmdlX3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhByaWdodHNDaGFuZ2VUaW1lIq4BChJNZW1iZXJHcm91cENoYW5nZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSGQoIZ3JvdXBfaWQYAyABKAlSB2dyb3VwSWQSOwoLY2hhbmdlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjaGFuZ2VUaW1lIq8BChJKb2luUmVxdWVzdERlY2lkZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSGgoIYXBwcm92ZWQYAyABKAhSCGFwcHJvdmVkEjsKC2RlY2lkZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZGVjaWRlVGltZSKNAQoORW5yb2xtZW50RW5kZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSOQoKbGVhdmVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWxlYXZlVGltZSJDCg5TdHVkeVB1Ymxpc2hlZBIxCgVzdHVkeRgBIAEoCzIbLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5UgVzdHVkeSJmCgxTdHVkeURlbGV0ZWQSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSOwoLZGVsZXRlX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpkZWxldGVUaW1lIoYBChBTdHVkeVBhc3N3b3JkU2V0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEiUKDnN0dWR5X3JldmlzaW9uGAIgASgNUg1zdHVkeVJldmlzaW9uEjAKFGFjY2Vzc19wYXNzd29yZF9oYXNoGAMgASgJUhJhY2Nlc3NQYXNzd29yZEhhc2giswEKHVF1ZXN0aW9ubmFpcmVWZXJzaW9uUHVibGlzaGVkEkkKDXF1ZXN0aW9ubmFpcmUYASABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlUg1xdWVzdGlvbm5haXJlEkcKCXJlZmVyZW5jZRgCIAEoCzIpLm90b2xpdGguZXZlbnRzLnYxLlF1ZXN0aW9ubmFpcmVSZWZlcmVuY2VSCXJlZmVyZW5jZSKAAQoWUXVlc3Rpb25uYWlyZVJlZmVyZW5jZRIpChBxdWVzdGlvbm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJlSWQSGAoHdmVyc2lvbhgCIAEoDVIHdmVyc2lvbhIhCgxjb250ZW50X2hhc2gYAyABKAlSC2NvbnRlbnRIYXNoIt0EChNBbnN3ZXJTaGVldEFjY2VwdGVkEhkKCHNoZWV0X2lkGAEgASgJUgdzaGVldElkEiUKDnBhcnRpY2lwYW50X2lkGAIgASgJUg1wYXJ0aWNpcGFudElkEhkKCHN0dWR5X2lkGAMgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYBCABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAUgASgNUgd2ZXJzaW9uEjsKC2ZpbmlzaF90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZmluaXNoVGltZRInCg9ub3RpZmljYXRpb25faWQYByABKAlSDm5vdGlmaWNhdGlvbklkEj0KDHJlY2VpdmVfdGltZRgIIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC3JlY2VpdmVUaW1lEjgKBnNjb3JlcxgJIAMoCzIgLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0U2NvcmVSBnNjb3JlcxI8CgdjbG9zaW5nGAogASgOMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuU2hlZXRDbG9zaW5nUgdjbG9zaW5nEh4KCmRldmlhdGlvbnMYCyADKAlSCmRldmlhdGlvbnMSGQoIZ3JvdXBfaWQYDCABKAlSB2dyb3VwSWQSNgoHYW5zd2VycxgNIAMoCzIcLm90b2xpdGguaW5nZXN0aW9uLnYxLkFuc3dlclIHYW5zd2VycxIUCgVlbXB0eRgOIAEoCFIFZW1wdHki9gMKEkFuc3dlclNoZWV0QW1lbmRlZBIZCghzaGVldF9pZBgBIAEoCVIHc2hlZXRJZBIlCg5wYXJ0aWNpcGFudF9pZBgCIAEoCVINcGFydGljaXBhbnRJZBIZCghzdHVkeV9pZBgDIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAQgASgJUg9xdWVzdGlvbm5haXJlSWQSGAoHdmVyc2lvbhgFIAEoDVIHdmVyc2lvbhI7CgtmaW5pc2hfdGltZRgGIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmZpbmlzaFRpbWUSGgoIcmV2aXNpb24YByABKA1SCHJldmlzaW9uEhwKCXdpdGhkcmF3bhgIIAEoCFIJd2l0aGRyYXduEjgKBnNjb3JlcxgJIAMoCzIgLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0U2NvcmVSBnNjb3JlcxI9CgxyZWNlaXZlX3RpbWUYCiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtyZWNlaXZlVGltZRJOChVyZW1haW5pbmdfZmluaXNoX3RpbWUYCyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhNyZW1haW5pbmdGaW5pc2hUaW1lIqUCCgxUcmlnZ2VyRmlyZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSHQoKdHJpZ2dlcl9pZBgDIAEoCVIJdHJpZ2dlcklkEiMKDW9jY3VycmVuY2VfaWQYBCABKAlSDG9jY3VycmVuY2VJZBI3CglmaXJlX3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghmaXJlVGltZRIcCgl3aXRoZHJhd24YBiABKAhSCXdpdGhkcmF3bhI4CghkcmF3X3JvdxgHIAEoCzIdLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRyYXdSb3dSB2RyYXdSb3ciyAEKDkFjdGl2aXR5U3RvcmVkEiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEjMKBGtpbmQYAyABKA4yHy5vdG9saXRoLmV2ZW50cy52MS5BY3Rpdml0eUtpbmRSBGtpbmQSPwoNYWN0aXZpdHlfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSDGFjdGl2aXR5VGltZSLwAgoVUHJvbXB0U2V0dGluZ3NDaGFuZ2VkEiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkEhoKCHJldmlzaW9uGAIgASgEUghyZXZpc2lvbhJBCgtxdWlldF9ob3VycxgDIAMoCzIgLm90b2xpdGguaW5nZXN0aW9uLnYxLlF1aWV0SG91cnNSCnF1aWV0SG91cnMSOQoZbm90aWZpY2F0aW9uc19wZXJfZGF5X21heBgEIAEoDVIWbm90aWZpY2F0aW9uc1BlckRheU1heBI4Chhub3RpZmljYXRpb25fZ2FwX21pbnV0ZXMYBSABKA1SFm5vdGlmaWNhdGlvbkdhcE1pbnV0ZXMSOwoLY2hhbmdlX3RpbWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjaGFuZ2VUaW1lEh8KC3Byb21wdF9tYWlsGAcgASgIUgpwcm9tcHRNYWlsIrcBCg1Qcm9tcHRNYWlsRHVlEiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkEicKD25vdGlmaWNhdGlvbl9pZBgCIAEoCVIObm90aWZpY2F0aW9uSWQSGQoIc3R1ZHlfaWQYAyABKAlSB3N0dWR5SWQSOwoLZXhwaXJlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lIrsBChFQcm9tcHRNYWlsUmVmdXNlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBInCg9ub3RpZmljYXRpb25faWQYAiABKAlSDm5vdGlmaWNhdGlvbklkEhkKCHN0dWR5X2lkGAMgASgJUgdzdHVkeUlkEjsKC3JlZnVzZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKcmVmdXNlVGltZSKYAwoMQWxlcnRNYWlsRHVlEiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkEhkKCGFsZXJ0X2lkGAIgASgJUgdhbGVydElkEhkKCHN0dWR5X2lkGAMgASgJUgdzdHVkeUlkEiAKC3BhcnRpY2lwYW50GAQgASgJUgtwYXJ0aWNpcGFudBI3CgR0ZXh0GAUgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIEdGV4dBIdCgpjaGFubmVsX2lkGAYgASgJUgljaGFubmVsSWQSHgoKZXNjYWxhdGlvbhgHIAEoCFIKZXNjYWxhdGlvbhIYCgdhdHRlbXB0GAggASgNUgdhdHRlbXB0EhQKBXJvbGVzGAkgAygJUgVyb2xlcxIoChBzb21lX2dyb3Vwc19vbmx5GAogASgIUg5zb21lR3JvdXBzT25seRI3CglmaXJlX3RpbWUYCyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghmaXJlVGltZSLeAQoQQWxlcnRNYWlsU2V0dGxlZBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIZCghhbGVydF9pZBgCIAEoCVIHYWxlcnRJZBIZCghzdHVkeV9pZBgDIAEoCVIHc3R1ZHlJZBIdCgpjaGFubmVsX2lkGAQgASgJUgljaGFubmVsSWQSHgoKZXNjYWxhdGlvbhgFIAEoCFIKZXNjYWxhdGlvbhIYCgdhdHRlbXB0GAYgASgNUgdhdHRlbXB0EhQKBW1haWxzGAcgASgNUgVtYWlscyKLAQoUTm90aWZpY2F0aW9uc1BsYW5uZWQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSTAoNbm90aWZpY2F0aW9ucxgCIAMoCzImLm90b2xpdGguZXZlbnRzLnYxLlBsYW5uZWROb3RpZmljYXRpb25SDW5vdGlmaWNhdGlvbnMiggMKE1BsYW5uZWROb3RpZmljYXRpb24SJwoPbm90aWZpY2F0aW9uX2lkGAEgASgJUg5ub3RpZmljYXRpb25JZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAMgASgJUg9xdWVzdGlvbm5haXJlSWQSOwoLbm90aWZ5X3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpub3RpZnlUaW1lEjsKC2V4cGlyZV90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZRIUCgVmaXhlZBgGIAEoCFIFZml4ZWQSHAoJY2FuY2VsbGVkGAcgASgIUgljYW5jZWxsZWQSHwoLc2NoZWR1bGVfaWQYCCABKAlSCnNjaGVkdWxlSWQSLQoSY29tcGxldGlvbl9taW51dGVzGAkgASgNUhFjb21wbGV0aW9uTWludXRlcyLXAgoQRXJhc3VyZVJlcXVlc3RlZBIdCgplcmFzdXJlX2lkGAEgASgJUgllcmFzdXJlSWQSJQoOcGFydGljaXBhbnRfaWQYAiABKAlSDXBhcnRpY2lwYW50SWQSGQoIc3R1ZHlfaWQYAyABKAlSB3N0dWR5SWQSMAoEbW9kZRgEIAEoDjIcLm90b2xpdGguYXV0aC52MS5FcmFzdXJlTW9kZVIEbW9kZRI9CgxyZXF1ZXN0X3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtyZXF1ZXN0VGltZRItChJwYXJ0aWNpcGFudF9kaWdlc3QYBiABKAxSEXBhcnRpY2lwYW50RGlnZXN0EkIKC3N0dWR5X21vZGVzGAcgAygLMiEub3RvbGl0aC5hdXRoLnYxLlN0dWR5RXJhc3VyZU1vZGVSCnN0dWR5TW9kZXMiwwEKEEVyYXN1cmVDb21wbGV0ZWQSHQoKZXJhc3VyZV9pZBgBIAEoCVIJZXJhc3VyZUlkEhgKB3NlcnZpY2UYAiABKAlSB3NlcnZpY2USNQoGY291bnRzGAMgAygLMh0ub3RvbGl0aC5hdXRoLnYxLkVyYXN1cmVDb3VudFIGY291bnRzEj8KDWNvbXBsZXRlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgxjb21wbGV0ZVRpbWUqZAoMQWN0aXZpdHlLaW5kEh0KGUFDVElWSVRZX0tJTkRfVU5TUEVDSUZJRUQQABIYChRBQ1RJVklUWV9LSU5EX1JFQ09SRBABEhsKF0FDVElWSVRZX0tJTkRfTElTVEVOSU5HEAJCRQoRb3RvbGl0aC5ldmVudHMudjFQAVoab3RvbGl0aC9ldmVudHMvdjE7ZXZlbnRzdjGqAhFPdG9saXRoLkV2ZW50cy5WMUqDZwq/AQoBDBIDAgASGrQBIEludGVncmF0aW9uIGV2ZW50cy4gVGhlIGJ1cyBjYXJyaWVzIGVhY2ggZXZlbnQgd2l0aCBDbG91ZEV2ZW50cyBhdHRyaWJ1dGVzOiBpZCwgc291cmNlIChzZXJ2aWNlCiBuYW1lKSwgdHlwZSAoZnVsbCBtZXNzYWdlIG5hbWUpLCBzdWJqZWN0IChhZ2dyZWdhdGUgaWQsIHRoZSB1bml0IG9mIG9yZGVyKSwgdGltZS4KClEKAgQAEgQVABwBGkUgUHVibGlzaGVkIGJ5IGF1dGg7IHN1YmplY3Q6IGtleSBpZC4gQSBrZXkgdGhhdCBzaWducyBhY2Nlc3MgdG9rZW5zLgoKIwoEBAACABIDFwIUGhYgUkZDIDc2MzggdGh1bWJwcmludC4KCiEKBAQAAgESAxkCFxoUIEVkMjU1MTksIDMyIGJ5dGVzLgoKSgoEBAACAhIDGwIsGj0gVGltZSBmcm9tIHdoaWNoIGl0cyBzaWduYXR1cmVzIGFyZSByZWplY3RlZDsgYWJzZW50OiBuZXZlci4KCpACCgIEARIEIQAoARqDAiBQdWJsaXNoZWQgYnkgZXZlcnkgc2VydmljZSBmb3IgaXRzZWxmOyBzdWJqZWN0OiBrZXkgaWQuIFRoZSBrZXkgYnkgd2hpY2ggdGhlIHNlcnZpY2UKIGF1dGhlbnRpY2F0ZXMgdG8gdGhlIG90aGVyczsgYEV2ZW50LnNvdXJjZWAgbmFtZXMgdGhlIHNlcnZpY2UuIFB1Ymxpc2hlZCBhZ2FpbiBhdCBldmVyeSBzdGFydCwKIGFuZCB3aXRoIGFuIGVhcmxpZXIgZXhwaXJ5IHdoZW4gaXQgaXMgcmV2b2tlZDsgdGhlIGVhcmxpZXN0IGV4cGlyeSBhcHBsaWVzLgoKIwoEBAECABIDIwIUGhYgUkZDIDc2MzggdGh1bWJwcmludC4KCiEKBAQBAgESAyUCFxoUIEVkMjU1MTksIDMyIGJ5dGVzLgoKWwoEBAECAhIDJwIsGk4gVGltZSBmcm9tIHdoaWNoIGl0cyBzaWduYXR1cmVzIGFyZSByZWplY3RlZC4gQW4gZXZlbnQgd2l0aG91dCBpdCBpcyBpbnZhbGlkLgoK9wEKAgQCEgQtAEQBGuoBIFB1Ymxpc2hlZCBieSBhdXRoOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gQW4gZW5yb2xtZW50IGJlZ2FuLCBjb250aW51ZXMgdW5kZXIgYSBuZXcgY29uc2VudCwgaGFzCiBhbm90aGVyIHN1YmplY3QgbGFiZWwsIG9yIGl0cyBjb25zZW50IGhhcyBhbm90aGVyIGVuZCwgYmVjYXVzZSB0aGUgc3R1ZHkgY2hhbmdlZCBpdHMgdGV4dC4gVGhlCiBsYXRlc3QgZXZlbnQgb2YgYW4gZW5yb2xtZW50IGNvdW50cy4KChQKBAQCAgASAy8CHBoHIFVVSUQuCgoZCgQEAgIBEgMxAhYaDCBUaGUgc3R1ZHkuCgpACgQEAgICEgMzAioaMyBTdGFydCBvZiB0aGUgZW5yb2xtZW50OyBhYnNlbnQ6IHRoZSBldmVudCdzIHRpbWUuCgo8CgQEAgIDEgM1Ah0aLyBgU3R1ZHkuY29uc2VudF92ZXJzaW9uYCBvZiB0aGUgYWNjZXB0ZWQgdGV4dC4KCj0KBAQCAgQSAzcCFhowIFN0dWR5IGdyb3VwIG9mIHRoZSBwYXJ0aWNpcGFudDsgZW1wdHkgaWYgbm9uZS4KCj0KBAQCAgUSAzkCHBowIFdoZXRoZXIgdGhlIHBhcnRpY2lwYW50IGlzIGEgdGVzdCBwYXJ0aWNpcGFudC4KCjEKBAQCAgYSAzsCHhokIFNhbWUgYXMgaW4gVGVzdFBhcnRpY2lwYW50Q2hhbmdlZC4KCjoKBAQCAgcSAz0CMRotIEVuZCBvZiB0aGUgY29uc2VudDsgYWJzZW50OiBpdCBzdGF5cyB2YWxpZC4KCkYKBAQCAggSAz8CHho5IEJDUCA0NyBsYW5ndWFnZSBvZiB0aGUgYWNjZXB0ZWQgdGV4dDsgZW1wdHkgaWYgdW5rbm93bi4KCjYKBAQCAgkSA0ECKBopIEFjY2VwdGVkIG9wdGlvbmFsIHBhcnRzIG9mIHRoZSBjb25zZW50LgoKWgoEBAICChIDQwIcGk0gTGFiZWwgYnkgd2hpY2ggdGhlIHN0dWR5J3Mgb3duIHJlY29yZHMga25vdyB0aGUgcGFydGljaXBhbnQ7IGVtcHR5IGlmIG5vbmUuCgp1CgIEAxIESABSARppIFB1Ymxpc2hlZCBieSBhdXRoOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gQW4gYWRtaW5pc3RyYXRvciBzZXQgb3IgcmVtb3ZlZCB0aGUgdGVzdCBwYXJ0aWNpcGFudAogbWFyay4KChQKBAQDAgASA0oCHBoHIFVVSUQuCgo9CgQEAwIBEgNMAhwaMCBXaGV0aGVyIHRoZSBwYXJ0aWNpcGFudCBpcyBhIHRlc3QgcGFydGljaXBhbnQuCgqVAQoEBAMCAhIDTwIeGocBIE51bWJlciBvZiBhZG1pbmlzdHJhdG9ycycgY2hhbmdlcyBvZiB0aGUgYWNjb3VudCwgZnJvbSAxLiBBbiBldmVudCB3aXRoIGEgbG93ZXIgbnVtYmVyIHRoYW4gdGhlCiBrbm93biBvbmUgaXMgbGF0ZSBhbmQgaGFzIG5vIGVmZmVjdC4KCiIKBAQDAgMSA1ECLBoVIFRpbWUgb2YgdGhlIGNoYW5nZS4KCtQDCgIEBBIEWQBlARrHAyBQdWJsaXNoZWQgYnkgYXV0aDsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEFuIGFkbWluaXN0cmF0b3Igc3VzcGVuZGVkIG9yIHJlc3RvcmVkIGFuIGFjY291bnQsIG9yCiBjaGFuZ2VkIHRoZSByaWdodHMgb2YgYSBzdGFmZiBhY2NvdW50LiBFdmVyeSBzZXJ2aWNlIHJlamVjdHMgdGhlIGFjY2VzcyB0b2tlbnMgb2YgYSBzdXNwZW5kZWQKIGFjY291bnQsIGFuZCB0aG9zZSBmcm9tIGJlZm9yZSBhIGNoYW5nZSBvZiByaWdodHMuIFRoZSBzYW1lIGhvbGRzIGZvciB0aGUgdG9rZW5zIG9mIGEgY2xpZW50CiAob3RvbGl0aC5hdXRoLnYxIENsaWVudCkgdGhhdCB3YXMgcmV2b2tlZCwgb3Igd2hvc2UgbGltaXRzIGNoYW5nZWQuIFRoZSBsYXRlc3QgZXZlbnQgb2YgZWFjaCBhY2NvdW50CiBhbmQgY2xpZW50LCB3aGljaCBjYXJyaWVzIGl0cyB3aG9sZSBzdGF0ZSwgaXMga2VwdCBwZXJtYW5lbnRseS4KCjwKBAQEAgASA1sCHBovIFVVSUQgb2YgdGhlIGFjY291bnQsIG9yIHRoZSBpZCBvZiB0aGUgY2xpZW50LgoKagoEBAQCARIDXQIVGl0gV2hldGhlciB0aGUgYWNjb3VudCBpcyBzdXNwZW5kZWQsIG9yIHRoZSBjbGllbnQgcmV2b2tlZDsgZmFsc2UgaWYgdGhlIGFjY291bnQgd2FzIHJlc3RvcmVkLgoKMQoEBAQCAhIDXwIeGiQgU2FtZSBhcyBpbiBUZXN0UGFydGljaXBhbnRDaGFuZ2VkLgoKIgoEBAQCAxIDYQIsGhUgVGltZSBvZiB0aGUgY2hhbmdlLgoKrgEKBAQEAgQSA2QCMxqgASBUaW1lIG9mIHRoZSBsYXRlc3QgY2hhbmdlIG9mIHRoZSBhY2NvdW50J3Mgc3RhZmYgcm9sZXMgb3IgbGVkIHN0dWRpZXM6IGFjY2VzcyB0b2tlbnMgaXNzdWVkCiBiZWZvcmUgaXQgYXJlIHJlamVjdGVkIHdpdGggVE9LRU5fRVhQSVJFRC4gQWJzZW50OiBuZXZlciBjaGFuZ2VkLgoKiQEKAgQFEgRpAHIBGn0gUHVibGlzaGVkIGJ5IGF1dGg7IHN1YmplY3Q6IHBhcnRpY2lwYW50IGlkLiBBIGxlYWRlciBjaGFuZ2VkIGEgbWVtYmVyJ3MgZ3JvdXAsIG9yIGEKIHNjaGVtZSBhbGxvY2F0ZWQgdGhlIG1lbWJlciB0byBhbiBhcm0uCgoUCgQEBQIAEgNrAhwaByBVVUlELgoKGQoEBAUCARIDbQIWGgwgVGhlIHN0dWR5LgoKNQoEBAUCAhIDbwIWGiggVGhlIG1lbWJlcidzIG5ldyBncm91cDsgZW1wdHkgaWYgbm9uZS4KCmwKBAQFAgMSA3ECLBpfIFRpbWUgb2YgdGhlIGNoYW5nZTsgYWJzZW50OiB0aGUgZXZlbnQncyB0aW1lLiBMYXRlciBjaGFuZ2VzIG9mIGFuIGVucm9sbWVudCBoYXZlIGxhdGVyIHRpbWVzLgoKkgEKAgQGEgR2AH8BGoUBIFB1Ymxpc2hlZCBieSBhdXRoOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gQSBsZWFkZXIgZGVjaWRlZCBvbiBhIGpvaW4gcmVxdWVzdDsgYW4gYXBwcm92YWwgaXMKIGFjY29tcGFuaWVkIGJ5IFBhcnRpY2lwYW50RW5yb2xsZWQuCgoUCgQEBgIAEgN4AhwaByBVVUlELgoKGQoEBAYCARIDegIWGgwgVGhlIHN0dWR5LgoKOgoEBAYCAhIDfAIUGi0gV2hldGhlciBpdCB3YXMgYXBwcm92ZWQ7IGZhbHNlIGlmIHJlamVjdGVkLgoKJAoEBAYCAxIDfgIsGhcgVGltZSBvZiB0aGUgZGVjaXNpb24uCgpRCgIEBxIGggEAiQEBGkMgUHVibGlzaGVkIGJ5IGF1dGg7IHN1YmplY3Q6IHBhcnRpY2lwYW50IGlkLiBUaGUgcGFydGljaXBhbnQgbGVmdC4KChUKBAQHAgASBIQBAhwaByBVVUlELgoKGgoEBAcCARIEhgECFhoMIFRoZSBzdHVkeS4KCj8KBAQHAgISBIgBAisaMSBFbmQgb2YgdGhlIGVucm9sbWVudDsgYWJzZW50OiB0aGUgZXZlbnQncyB0aW1lLgoKZAoCBAgSBowBAI8BARpWIFB1Ymxpc2hlZCBieSBjYXRhbG9ndWU7IHN1YmplY3Q6IHN0dWR5IGlkLiBDYXJyaWVzIHRoZSB3aG9sZSBzdHVkeSBpbiBhbGwgbGFuZ3VhZ2VzLgoKSQoEBAgCABIEjgECJxo7IFRoZSBzdHVkeSB3aXRoIGl0cyByZXZpc2lvbjsgdGhlIGhpZ2hlc3QgcmV2aXNpb24gY291bnRzLgoKtAEKAgQJEgaTAQCYAQEapQEgUHVibGlzaGVkIGJ5IGNhdGFsb2d1ZTsgc3ViamVjdDogc3R1ZHkgaWQuIFRoZSBzdHVkeSB3YXMgZGVsZXRlZDogaXQgbmV2ZXIgaGFkIHBhcnRpY2lwYW50cywgb3IgaXRzCiByZXRlbnRpb24gaGFzIHBhc3NlZC4gTm8gU3R1ZHlQdWJsaXNoZWQgb2YgdGhpcyBzdHVkeSBmb2xsb3dzLgoKGgoEBAkCABIElQECFhoMIFRoZSBzdHVkeS4KCiUKBAQJAgESBJcBAiwaFyBUaW1lIG9mIHRoZSBkZWxldGlvbi4KCtYBCgIEChIGnQEApAEBGscBIFB1Ymxpc2hlZCBieSBjYXRhbG9ndWU7IHN1YmplY3Q6IHN0dWR5IGlkLiBSZWFkIG9ubHkgYnkgb3RvbGl0aC1hdXRoLiBQcmVjZWRlcyBlYWNoCiBTdHVkeVB1Ymxpc2hlZCBvZiBhIHN0dWR5IHRoYXQgaGFzIGEgcGFzc3dvcmQgb3IgaGFkIG9uZSBpbiB0aGUgcHJldmlvdXMgcmV2aXNpb247IHRoZSBoaWdoZXN0CiByZXZpc2lvbiBjb3VudHMuCgoaCgQECgIAEgSfAQIWGgwgVGhlIHN0dWR5LgoKSQoEBAoCARIEoQECHBo7IFJldmlzaW9uIG9mIHRoZSBzdHVkeSB0aGF0IGl0IHdhcyBwdWJsaXNoZWQgd2l0aCwgZnJvbSAxLgoKUQoEBAoCAhIEowECIhpDIEFyZ29uMmlkIFBIQyBzdHJpbmc7IGVtcHR5IGlmIHRoZSBzdHVkeSBubyBsb25nZXIgaGFzIGEgcGFzc3dvcmQuCgqFAQoCBAsSBqgBAK0BARp3IFB1Ymxpc2hlZCBieSBjYXRhbG9ndWU7IHN1YmplY3Q6IHF1ZXN0aW9ubmFpcmUgaWQuIENhcnJpZXMgdGhlIHdob2xlIHZlcnNpb24gaW4gYWxsIGxhbmd1YWdlcywgb3IKIGEgcmVmZXJlbmNlIHRvIGl0LgoKZQoEBAsCABIEqgECNxpXIFRoZSB2ZXJzaW9uOyBhYnNlbnQgaWYgaXQgaGFzIG9uZSBtZWJpYnl0ZSBvciBtb3JlLiBGZXRjaCBpdCBmcm9tIHRoZSBjYXRhbG9ndWUgdGhlbi4KCkkKBAQLAgESBKwBAicaOyBSZWZlcmVuY2UgdG8gdGhlIHZlcnNpb24sIHNldCBpbnN0ZWFkIG9mIGBxdWVzdGlvbm5haXJlYC4KCjMKAgQMEgawAQC3AQEaJSBBIHJlZmVyZW5jZSB0byBhIHB1Ymxpc2hlZCB2ZXJzaW9uLgoKIgoEBAwCABIEsgECHhoUIFRoZSBxdWVzdGlvbm5haXJlLgoKJwoEBAwCARIEtAECFRoZIFZlcnNpb24gbnVtYmVyLCBmcm9tIDEuCgo3CgQEDAICEgS2AQIaGikgQ29udGVudCBoYXNoIGluIGxvd2VyLWNhc2UgaGV4YWRlY2ltYWwuCgpUCgIEDRIGugEA2gEBGkYgUHVibGlzaGVkIGJ5IGluZ2VzdGlvbjsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEEgc2hlZXQgd2FzIHN0b3JlZC4KCigKBAQNAgASBLwBAhYaGiBVVUlEIG1hZGUgYnkgdGhlIGRldmljZS4KChUKBAQNAgESBL4BAhwaByBVVUlELgoKGgoEBA0CAhIEwAECFhoMIFRoZSBzdHVkeS4KCisKBAQNAgMSBMIBAh4aHSBUaGUgYW5zd2VyZWQgcXVlc3Rpb25uYWlyZS4KCi0KBAQNAgQSBMQBAhUaHyBWZXJzaW9uIHRoYXQgdGhlIHNoZWV0IG5hbWVzLgoKigIKBAQNAgUSBMgBAiwa+wEgRmluaXNoIHRpbWUgb2YgdGhlIHNoZWV0LCBidXQgbm90IGFmdGVyIGl0cyByZWNlaXB0OyBpdHMgdGltZSBvZiByZWNlaXB0IGlmIHRoZSBkZXZpY2UncyBjbG9jawogaXMgaW1wbGF1c2libGUuIEEgcmVjZWlwdCBpcyB1cCB0byB0ZW4gc2Vjb25kcyBlYXJseSwgZGlmZmVyZW50bHkgaW4gZWFjaCBzdHVkeSwgc2luY2Ugc3RhZmYgb2YKIHR3byBzdHVkaWVzIG11c3Qgbm90IHNlZSB0aGUgc2FtZSBpbnN0YW50IG9mIHRoZSBzZXJ2ZXIuCgpCCgQEDQIGEgTKAQIdGjQgTm90aWZpY2F0aW9uIHRoYXQgY2F1c2VkIHRoZSBzaGVldDsgZW1wdHkgaWYgbm9uZS4KCl8KBAQNAgcSBMwBAi0aUSBUaW1lIG9mIHJlY2VpcHQuIFByZXNlbnQsIGxpa2UgdGhlIGZpZWxkcyBiZWxvdywgc2luY2UgdmVyc2lvbiAyIG9mIHRoaXMgZXZlbnQuCgpECgQEDQIIEgTOAQI2GjYgU2NvcmVzIGNvbXB1dGVkIGJ5IHRoZSB2ZXJzaW9uIHRoYXQgdGhlIHNoZWV0IG5hbWVzLgoKTAoEBA0CCRIE0AECMRo+IEhvdyB0aGUgc2hlZXQgd2FzIGNsb3NlZDsgbmV2ZXIgdW5zcGVjaWZpZWQgc2luY2UgdmVyc2lvbiAyLgoKNQoEBA0CChIE0gECIhonIFNhbWUgYXMgU3RvcmVkQW5zd2VyU2hlZXQuZGV2aWF0aW9ucy4KCk8KBAQNAgsSBNQBAhcaQSBTdHVkeSBncm91cCBvZiB0aGUgcGFydGljaXBhbnQgYXQgYGZpbmlzaF90aW1lYDsgZW1wdHkgaWYgbm9uZS4KClwKBAQNAgwSBNYBAjQaTiBDb2RlcyBhbmQgbnVtYmVycyBhbnN3ZXJlZCB0byB0aGUgcXVlc3Rpb25zIHRoYXQgdGhlIHN0dWR5J3MgcnVsZXMgcmVmZXIgdG8uCgqdAQoEBA0CDRIE2QECEhqOASBXaGV0aGVyIHRoZSBzaGVldCBoYXMgbm8gYW5zd2VyIGFuZCB3YXMgbm90IGNsb3NlZCBpbmNvbXBsZXRlIG9uIHB1cnBvc2U6IGl0IGlzIHN0b3JlZCwgYnV0IGRvZXMKIG5vdCBjb3VudCBhcyBmaWxsaW5nIGluIHRoZSBxdWVzdGlvbm5haXJlLgoKawoCBA4SBt0BAPUBARpdIFB1Ymxpc2hlZCBieSBpbmdlc3Rpb247IHN1YmplY3Q6IHBhcnRpY2lwYW50IGlkLiBBIHBhcnRpY2lwYW50IGFtZW5kZWQgb3Igd2l0aGRyZXcgYSBzaGVldC4KCigKBAQOAgASBN8BAhYaGiBVVUlEIG1hZGUgYnkgdGhlIGRldmljZS4KChUKBAQOAgESBOEBAhwaByBVVUlELgoKGgoEBA4CAhIE4wECFhoMIFRoZSBzdHVkeS4KCisKBAQOAgMSBOUBAh4aHSBUaGUgYW5zd2VyZWQgcXVlc3Rpb25uYWlyZS4KCi0KBAQOAgQSBOcBAhUaHyBWZXJzaW9uIHRoYXQgdGhlIHNoZWV0IG5hbWVzLgoKLwoEBA4CBRIE6QECLBohIFNhbWUgYXMgaW4gQW5zd2VyU2hlZXRBY2NlcHRlZC4KCjIKBAQOAgYSBOsBAhYaJCBOZXcgcmV2aXNpb24gb2YgdGhlIHNoZWV0LCBmcm9tIDIuCgo2CgQEDgIHEgTtAQIVGiggV2hldGhlciB0aGUgd2hvbGUgc2hlZXQgd2FzIHdpdGhkcmF3bi4KCjYKBAQOAggSBO8BAjYaKCBSZWNvbXB1dGVkIHNjb3JlczsgZW1wdHkgaWYgd2l0aGRyYXduLgoKIAoEBA4CCRIE8QECLhoSIFRpbWUgb2YgcmVjZWlwdC4KCrMBCgQEDgIKEgT0AQI3GqQBIExhdGVzdCBmaW5pc2ggdGltZSwgYXMgaW4gQW5zd2VyU2hlZXRBY2NlcHRlZCwgb2YgdGhlIHBhcnRpY2lwYW50J3MgcmVtYWluaW5nIHNoZWV0cyBvZiB0aGUKIHF1ZXN0aW9ubmFpcmUuIFNldCBmb3IgYSB3aXRoZHJhd24gc2hlZXQ7IGFic2VudCBpZiBubyBzaGVldCByZW1haW5zLgoK6gEKAgQPEgb6AQCLAgEa2wEgUHVibGlzaGVkIGJ5IGluZ2VzdGlvbjsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEEgdHJpZ2dlciBvZiBhIHN0dWR5IGZpcmVkLCB3YXMgcmVwb3J0ZWQgYWdhaW4sCiBvciB3YXMgd2l0aGRyYXduLiBUaGUgbGF0ZXN0IGV2ZW50IG9mIGFuIG9jY3VycmVuY2UgY291bnRzLiBGb3IgdHJpZ2dlcnMgb24gYW5zd2VycywgaXQgZm9sbG93cwogdGhlIHNoZWV0J3Mgb3duIGV2ZW50LgoKFQoEBA8CABIE/AECHBoHIFVVSUQuCgoaCgQEDwIBEgT+AQIWGgwgVGhlIHN0dWR5LgoKJQoEBA8CAhIEgAICGBoXIGBUcmlnZ2VyLnRyaWdnZXJfaWRgLgoKZgoEBA8CAxIEggICGxpYIFVVSUQgZGVyaXZlZCBmcm9tIHRoZSB0cmlnZ2VyIGFuZCBpdHMgY2F1c2U6IHRoZSBzYW1lIGNhdXNlIGdpdmVzIHRoZSBzYW1lIG9jY3VycmVuY2UuCgpiCgQEDwIEEgSEAgIqGlQgVGltZSBvZiB0aGUgb2NjdXJyZW5jZTsgbWF5IGJlIGluIHRoZSBmdXR1cmUuIEEgcmVjZWlwdCBhcyBpbiBBbnN3ZXJTaGVldEFjY2VwdGVkLgoKdwoEBA8CBRIEhwICFRppIFdoZXRoZXIgdGhlIG9jY3VycmVuY2UgaXMgd2l0aGRyYXduOiBpdHMgY2F1c2Ugd2FzIHdpdGhkcmF3biwgb3IgY2hhbmdlZCBzbyB0aGF0IGl0IG5vIGxvbmdlcgogbWF0Y2hlcy4KCsoBCgQEDwIGEgSKAgIsGrsBIE9wdGlvbnMgb2YgdGhlIHJvdyBvZiB0aGUgdHJpZ2dlcidzIGRyYXcgdGhhdCBjb3VudHM7IHdpdGhvdXQgb3B0aW9ucywgdGhlIHBhcnRpY2lwYW50IGlzIG5vdAogYXZhaWxhYmxlLiBBYnNlbnQ6IG5vIHRhYmxlIGRlcGVuZHMgb24gdGhlIHNoZWV0LiBUaGUgZmlyc3QgZXZlbnQgb2YgYW4gb2NjdXJyZW5jZSBjb3VudHMuCgrDAQoCBBASBo8CAJgCARq0ASBQdWJsaXNoZWQgYnkgaW5nZXN0aW9uOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gQW4gYWN0aXZpdHkgb3RoZXIgdGhhbiBhIHNoZWV0IHdhcyBzdG9yZWQgdGhhdCBhCiB0cmlnZ2VyIG9uIGluYWN0aXZpdHkgY291bnRzLiBOb3QgcHVibGlzaGVkIGZvciBzdHVkaWVzIHdpdGhvdXQgc3VjaCBhIHRyaWdnZXIuCgoVCgQEEAIAEgSRAgIcGgcgVVVJRC4KChoKBAQQAgESBJMCAhYaDCBUaGUgc3R1ZHkuCgolCgQEEAICEgSVAgIYGhcgS2luZCBvZiB0aGUgYWN0aXZpdHkuCgpFCgQEEAIDEgSXAgIuGjcgVGltZSBvZiBzdG9yYWdlLCBhIHJlY2VpcHQgYXMgaW4gQW5zd2VyU2hlZXRBY2NlcHRlZC4KCjUKAgUAEgabAgCiAgEaJyBUaGUga2luZCBvZiBhIHBhcnRpY2lwYW50J3MgYWN0aXZpdHkuCgogCgQFAAIAEgSdAgIgGhIgTmV2ZXIgcHVibGlzaGVkLgoKQAoEBQACARIEnwICGxoyIEEgaGVhbHRoIHJlY29yZCB3YXMgY3JlYXRlZCwgY2hhbmdlZCBvciBkZWxldGVkLgoKKAoEBQACAhIEoQICHhoaIEEgc291bmQgd2FzIGxpc3RlbmVkIHRvLgoKmAEKAgQREgamAgC1AgEaiQEgUHVibGlzaGVkIGJ5IGluZ2VzdGlvbjsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIEEgcGFydGljaXBhbnQgY2hhbmdlZCB3aGVuLCBob3cgb2Z0ZW4gYW5kIGhvdwogY2xvc2UgdG9nZXRoZXIgbm90aWZpY2F0aW9ucyBtYXkgb2NjdXIuCgoVCgQEEQIAEgSoAgIcGgcgVVVJRC4KClQKBAQRAgESBKoCAhYaRiBOdW1iZXIgb2YgY2hhbmdlcyBvZiB0aGUgcGFydGljaXBhbnQncyBzZXR0aW5nczsgdGhlIGhpZ2hlc3QgY291bnRzLgoKLgoEBBECAhIErAICOxogIFBlcmlvZHMgd2l0aG91dCBub3RpZmljYXRpb25zLgoKRQoEBBECAxIErgICJxo3IE1heGltdW0gbnVtYmVyIHBlciBkYXkgb3ZlciBhbGwgc3R1ZGllczsgMDogbm8gbGltaXQuCgpdCgQEEQIEEgSwAgImGk8gTWluaW11bSBnYXAgaW4gbWludXRlcyBiZXR3ZWVuIHR3byBub3RpZmljYXRpb25zIG9mIGFueSBzdHVkaWVzOyAwOiBubyBsaW1pdC4KCiMKBAQRAgUSBLICAiwaFSBUaW1lIG9mIHRoZSBjaGFuZ2UuCgpmCgQEEQIGEgS0AgIXGlggV2hldGhlciBub3RpZmljYXRpb25zIGFyZSBzZW50IGJ5IGUtbWFpbCBpZiBubyBkZXZpY2UgaXMgcmVnaXN0ZXJlZCBmb3IgcHVzaCBtZXNzYWdlcy4KCoUBCgIEEhIGuQIAwgIBGncgUHVibGlzaGVkIGJ5IHBsYW5uaW5nOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gQSBub3RpZmljYXRpb24gaXMgZHVlIGFuZCBtdXN0IGJlIHNlbnQgdG8gdGhlCiBwYXJ0aWNpcGFudCBieSBlLW1haWwuCgoVCgQEEgIAEgS7AgIcGgcgVVVJRC4KChUKBAQSAgESBL0CAh0aByBVVUlELgoKNwoEBBICAhIEvwICFhopIFRoZSBzdHVkeS4gTm90IHRvIGJlIG5hbWVkIGluIHRoZSBtYWlsLgoKNQoEBBICAxIEwQICLBonIFRpbWUgYWZ0ZXIgd2hpY2ggaXQgbXVzdCBub3QgYmUgc2VudC4KCqgBCgIEExIGxgIAzwIBGpkBIFB1Ymxpc2hlZCBieSBhdXRoOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gTm8gbWFpbCBpcyBzZW50IGFib3V0IGEgbm90aWZpY2F0aW9uLCBiZWNhdXNlIHRoZQogYWNjb3VudCBoYXMgbm8gZGVsaXZlcmFibGUgYWRkcmVzczogZ2F0ZXdheXMgZGVsaXZlciBpdC4KChUKBAQTAgASBMgCAhwaByBVVUlELgoKFQoEBBMCARIEygICHRoHIFVVSUQuCgoaCgQEEwICEgTMAgIWGgwgVGhlIHN0dWR5LgoKJAoEBBMCAxIEzgICLBoWIFRpbWUgb2YgdGhlIHJlZnVzYWwuCgqWAQoCBBQSBtMCAOoCARqHASBQdWJsaXNoZWQgYnkgcGxhbm5pbmc7IHN1YmplY3Q6IHBhcnRpY2lwYW50IGlkLiBTdGFmZiBvZiBhIHN0dWR5IGlzIHRvIGJlIG1haWxlZCBhYm91dCBhbiBhbGVydC4KIEF1dGggYW5zd2VycyB3aXRoIEFsZXJ0TWFpbFNldHRsZWQuCgpFCgQEFAIAEgTVAgIcGjcgVVVJRCBvZiB0aGUgcGFydGljaXBhbnQuIE5vdCB0byBiZSBuYW1lZCBpbiB0aGUgbWFpbC4KChUKBAQUAgESBNcCAhYaByBVVUlELgoKGgoEBBQCAhIE2QICFhoMIFRoZSBzdHVkeS4KCi0KBAQUAgMSBNsCAhkaHyBQc2V1ZG9ueW0gb2YgdGhlIHBhcnRpY2lwYW50LgoKNAoEBBQCBBIE3QICLhomIFRleHQgb2YgdGhlIHN0dWR5LCBpbiBhbGwgbGFuZ3VhZ2VzLgoKJAoEBBQCBRIE3wICGBoWIE5hbWUgb2YgdGhlIGNoYW5uZWwuCgo/CgQEFAIGEgThAgIWGjEgV2hldGhlciB0aGUgZGVsaXZlcnkgYmVsb25ncyB0byB0aGUgZXNjYWxhdGlvbi4KClQKBAQUAgcSBOMCAhUaRiBOdW1iZXIgb2YgdGhpcyByZXF1ZXN0IGZvciB0aGUgZGVsaXZlcnksIGZyb20gMTsgcmV0dXJuZWQgdW5jaGFuZ2VkLgoKPAoEBBQCCBIE5QICHBouIFJvbGVzIG9mIHRoZSBzdHVkeSB3aG9zZSBob2xkZXJzIGFyZSBtYWlsZWQuCgpdCgQEFAIJEgTnAgIdGk8gV2hldGhlciBzdGFmZiBmcm9tIHdob20gZ3JvdXBzIG9mIHRoZSBzdHVkeSBhcmUgY29uY2VhbGVkIG11c3Qgbm90IGJlIG1haWxlZC4KCicKBAQUAgoSBOkCAisaGSBUaW1lIG9mIHRoZSBvY2N1cnJlbmNlLgoKfQoCBBUSBu4CAP4CARpvIFB1Ymxpc2hlZCBieSBhdXRoOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gVGhlIG1haWxzIGFib3V0IGFuIGFsZXJ0IHdlcmUgcXVldWVkLCBvciB0aGVyZSB3YXMgbm8KIHJlY2lwaWVudC4KChUKBAQVAgASBPACAhwaByBVVUlELgoKFQoEBBUCARIE8gICFhoHIFVVSUQuCgoaCgQEFQICEgT0AgIWGgwgVGhlIHN0dWR5LgoKIwoEBBUCAxIE9gICGBoVIEFzIGluIEFsZXJ0TWFpbER1ZS4KCiMKBAQVAgQSBPgCAhYaFSBBcyBpbiBBbGVydE1haWxEdWUuCgojCgQEFQIFEgT6AgIVGhUgQXMgaW4gQWxlcnRNYWlsRHVlLgoKcwoEBBUCBhIE/QICExplIE51bWJlciBvZiBxdWV1ZWQgbWFpbHM7IDA6IG5vIG1lbWJlciBvZiB0aGUgcm9sZXMgaGFzIGEgZGVsaXZlcmFibGUgYWRkcmVzcyBhbmQgbWF5IHNlZSB0aGUKIGFsZXJ0LgoKcQoCBBYSBoEDAIYDARpjIFB1Ymxpc2hlZCBieSBwbGFubmluZzsgc3ViamVjdDogcGFydGljaXBhbnQgaWQuIE5vdGlmaWNhdGlvbnMgd2VyZSBwbGFubmVkLCBjaGFuZ2VkIG9yIGNhbmNlbGxlZC4KChUKBAQWAgASBIMDAhwaByBVVUlELgoKUAoEBBYCARIEhQMCMRpCIE5vdGlmaWNhdGlvbnMgd2l0aCB0aGVpciBjb21wbGV0ZSBkYXRhOyB0aGUgbGF0ZXN0IGV2ZW50IGNvdW50cy4KCicKAgQXEgaJAwCcAwEaGSBBIHBsYW5uZWQgbm90aWZpY2F0aW9uLgoKFQoEBBcCABIEiwMCHRoHIFVVSUQuCgoaCgQEFwIBEgSNAwIWGgwgVGhlIHN0dWR5LgoKLQoEBBcCAhIEjwMCHhofIFRoZSBxdWVzdGlvbm5haXJlIHRvIGZpbGwgaW4uCgoyCgQEFwIDEgSRAwIsGiQgVGltZSBhdCB3aGljaCB0aGUgZGV2aWNlIG5vdGlmaWVzLgoKUwoEBBcCBBIEkwMCLBpFIEVuZCBvZiB0aGUgdGltZSBmb3IgYW5zd2VyaW5nOyBhYnNlbnQ6IHVudGlsIHRoZSBuZXh0IG5vdGlmaWNhdGlvbi4KCmYKBAQXAgUSBJUDAhEaWCBXaGV0aGVyIHRoZSB0aW1lIHdhcyBmaXhlZCBieSB0aGUgcGFydGljaXBhbnQgb3IgdGhlIHN0dWR5IGluc3RlYWQgb2YgZHJhd24gYXQgcmFuZG9tLgoKKQoEBBcCBhIElwMCFRobIFdoZXRoZXIgaXQgd2FzIGNhbmNlbGxlZC4KCkYKBAQXAgcSBJkDAhkaOCBJZCBvZiB0aGUgc2NoZWR1bGU7IGVtcHR5IGlmIHRoZSBzdHVkeSBnaXZlcyBpdCBubyBpZC4KCm0KBAQXAggSBJsDAiAaXyBUaW1lIGxpbWl0IGluIG1pbnV0ZXMgZnJvbSBiZWdpbm5pbmcgdG8gZmluaXNoaW5nIHRoZSBxdWVzdGlvbm5haXJlOyAwOiBiZWZvcmUgYGV4cGlyZV90aW1lYC4KCoMCCgIEGBIGoQMAswMBGvQBIFB1Ymxpc2hlZCBieSBhdXRoOyBzdWJqZWN0OiBwYXJ0aWNpcGFudCBpZC4gQWxsIGRhdGEgb2YgYSBwYXJ0aWNpcGFudCwgb3IgdGhlIGRhdGEgb2Ygb25lIHN0dWR5LAogbXVzdCBiZSBlcmFzZWQuIEVhY2ggb2YgdGhlIG90aGVyIHNlcnZpY2VzIGVyYXNlcyBpdHMgZGF0YSBhbmQgcHVibGlzaGVzIEVyYXN1cmVDb21wbGV0ZWQuIERhdGEKIGZyb20gYmVmb3JlIHRoZSBlcmFzdXJlIGlzIHJlamVjdGVkIGFmdGVyd2FyZHMuCgooCgQEGAIAEgSjAwIYGhogVVVJRCBtYWRlIGJ5IHRoZSBjbGllbnQuCgoVCgQEGAIBEgSlAwIcGgcgVVVJRC4KCisKBAQYAgISBKcDAhYaHSBUaGUgc3R1ZHk7IGVtcHR5OiBhbGwgZGF0YS4KCikKBAQYAgMSBKkDAicaGyBUcmVhdG1lbnQgb2YgdGhlIGFuc3dlcnMuCgpaCgQEGAIEEgSrAwItGkwgVGltZSBvZiB0aGUgcmVxdWVzdC4gRGF0YSBmcm9tIGJlZm9yZSBpdCBpcyBlcmFzZWQgYW5kIG5vIGxvbmdlciBhY2NlcHRlZC4KCoUDCgQEGAIFEgSwAwIfGvYCIFNIQS0yNTYgb2YgdGhlIDE2IGJ5dGVzIG9mIHRoZSBwYXJ0aWNpcGFudCdzIGlkLCBmb2xsb3dlZCBieSB0aG9zZSBvZiBgc3R1ZHlfaWRgIGlmIGl0IGlzIHNldC4KIEl0IHJlcGxhY2VzIGBwYXJ0aWNpcGFudF9pZGAgaW4gYSBzZWNvbmQgZXZlbnQsIHB1Ymxpc2hlZCB3aXRoIHRoZSBlcmFzdXJlIGlkIGFzIHN1YmplY3Qgd2hlbgogZXZlcnkgc2VydmljZSBoYXMgZmluaXNoZWQsIHdoaWxlIHRoZSBldmVudCB0aGF0IG5hbWVzIHRoZSBwYXJ0aWNpcGFudCBpcyByZW1vdmVkIGZyb20gdGhlIGxvZy4KIEEgc2VydmljZSByZXN0b3JlZCBmcm9tIGFuIG9sZGVyIGJhY2t1cCB1c2VzIGl0IHRvIGZpbmQgcGFydGljaXBhbnRzIHRvIGVyYXNlIGFnYWluLgoKXAoEBBgCBhIEsgMCPBpOIFN0dWRpZXMgdGhhdCBwcmVzY3JpYmUgYW5vdGhlciBtb2RlIHRoYW4gYG1vZGVgLCBmb3IgYW4gZXJhc3VyZSBvZiBhbGwgZGF0YS4KCp4BCgIEGRIGtwMAwAMBGo8BIFB1Ymxpc2hlZCBieSBpbmdlc3Rpb24sIHBsYW5uaW5nIGFuZCBjYXRhbG9ndWU7IHN1YmplY3Q6IGVyYXN1cmUgaWQuIFRoZSBzZXJ2aWNlIGhhcyBlcmFzZWQgYWxsCiBpdHMgZGF0YS4gRG9lcyBub3QgaWRlbnRpZnkgdGhlIHBhcnRpY2lwYW50LgoKLAoEBBkCABIEuQMCGBoeIFNhbWUgYXMgaW4gRXJhc3VyZVJlcXVlc3RlZC4KCj4KBAQZAgESBLsDAhUaMCBOYW1lIG9mIHRoZSBzZXJ2aWNlLCBlLmcuIGBvdG9saXRoLWluZ2VzdGlvbmAuCgouCgQEGQICEgS9AwIzGiAgTnVtYmVyIG9mIGVyYXNlZCByb3dzIGJ5IGtpbmQuCgo2CgQEGQIDEgS/AwIuGiggVGltZSBhdCB3aGljaCB0aGUgbGFzdCByb3cgd2FzIGVyYXNlZC4KYgZwcm90bzM=")
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
    self.drawRow = c.pointee.draw_row.map { CatalogueV1.DrawRow($0) }
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
    if let value = self.drawRow { c.pointee.draw_row = value.cStruct(in: arena) }
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
