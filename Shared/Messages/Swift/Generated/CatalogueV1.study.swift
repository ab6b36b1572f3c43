// Generated from otolith/catalogue/v1/study.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CatalogueV1 {
  /// The way participants join a study.
  public enum StudyAccess: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected with reason ACCESS_MISSING.
    case unspecified
    /// Open to all participants.
    case open
    /// Joining needs the study's password; the study is listed nevertheless.
    case password
    /// A leader decides on each request.
    case request
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .open, .password, .request] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .open
        case 2: .password
        case 3: .request
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .open: 1
        case .password: 2
        case .request: 3
        case .unrecognized(let number): number
      }
    }
  }

  /// How often a participant fills in a questionnaire.
  public enum Recurrence: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected with reason RECURRENCE_MISSING.
    case unspecified
    /// Once per participant; a second sheet is rejected.
    case oneTime
    /// Any number of times, as `repeat_interval_hours` allows.
    case repeated
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .oneTime, .repeated] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .oneTime
        case 2: .repeated
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .oneTime: 1
        case .repeated: 2
        case .unrecognized(let number): number
      }
    }
  }

  /// Fallback for texts without a translation into the requested language.
  public enum LanguageFallback: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Same as LANGUAGE_FALLBACK_ENGLISH.
    case unspecified
    /// English, then the default language (SON NFA03).
    case english
    /// The default language, then English.
    case defaultLanguage
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .english, .defaultLanguage] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .english
        case 2: .defaultLanguage
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .english: 1
        case .defaultLanguage: 2
        case .unrecognized(let number): number
      }
    }
  }

  /// How a participant signs a consent.
  public enum ConsentSignatureKind: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Without a signature: accepting is enough.
    case unspecified
    /// The typed name.
    case name
    /// A drawing; a participant who cannot draw types the name instead.
    case drawing
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .name, .drawing] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .name
        case 2: .drawing
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .name: 1
        case .drawing: 2
        case .unrecognized(let number): number
      }
    }
  }

  /// Treatment of answers at the end of the retention.
  public enum RetentionOutcome: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected as an outcome with reason RETENTION_OUTCOME_MISSING.
    case unspecified
    /// Answers are erased.
    case erase
    /// Answers are kept under a new pseudonym that cannot be linked to the participant, as with
    /// `ERASURE_MODE_ANONYMISE_ANSWERS`: without contact data, but with free text.
    case anonymise
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .erase, .anonymise] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .erase
        case 2: .anonymise
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .erase: 1
        case .anonymise: 2
        case .unrecognized(let number): number
      }
    }
  }

  /// A published study. In responses all texts are in one language, unless GetStudy is called with
  /// `all_languages`.
  public struct Study: Message {
    /// 1–64 characters: lower-case letters, digits, hyphens. Unique in the catalogue.
    public var studyID: String
    /// Required.
    public var title: CatalogueV1.LocalizedText?
    /// One or two sentences for lists; may be absent.
    public var description: CatalogueV1.LocalizedText?
    /// Text that a participant accepts when joining, in one of its languages (listed by GetStudy with
    /// `all_languages`). Required. A participant of a group with a text of its own
    /// (`StudyGroup.consent_text`) reads that text here.
    public var consentText: CatalogueV1.LocalizedText?
    /// Version of the consent, to be sent when joining; changes with every change of the text, its parts,
    /// label, date or signature in any language. Participants are asked again only if the text, or the
    /// text of a part, in the language of their consent changed. Computed by the service.
    public var consentVersion: String
    /// The way participants join; required.
    public var access: CatalogueV1.StudyAccess
    /// BCP 47 language used if the participant's language is missing, before or after English
    /// (`language_fallback`). Required.
    public var defaultLanguage: String
    /// Start, inclusive; absent: no start. Sheets finished earlier are rejected.
    public var startTime: GoogleProtobuf.Timestamp?
    /// End, exclusive, after `start_time`; absent: no end. Sheets finished at or after it are
    /// rejected.
    public var endTime: GoogleProtobuf.Timestamp?
    /// Questionnaires in the order in which they are offered; 1–100.
    public var questionnaires: [CatalogueV1.StudyQuestionnaire]
    /// Languages of the title, sorted. Computed by the service.
    public var languages: [String]
    /// Number of published changes of the study itself, from 1. Counted by the service.
    public var revision: UInt32
    /// Text for people who consider taking part; may be absent.
    public var text: CatalogueV1.LocalizedText?
    /// Picture shown with the title, with a media type that starts with `image/`; may be absent.
    public var picture: CatalogueV1.FileReference?
    /// Whether the study is left out of lists; callers who know its id or take part can read it.
    public var unlisted: Bool
    /// Whether joining and filling in are suspended at present.
    public var paused: Bool
    /// Groups of participants with their own questionnaires; up to 50, may be empty. Participants see
    /// only their own group.
    public var groups: [CatalogueV1.StudyGroup]
    /// Questionnaires offered after another one was filled in; up to 200.
    public var nextLists: [CatalogueV1.NextList]
    /// Ids of sound collections of the study's project, or of other projects that share them with
    /// anyone; no duplicates.
    public var soundCollectionIDs: [String]
    /// Ids of vocabularies, under the same rules as `sound_collection_ids`.
    public var vocabularyIDs: [String]
    /// End of enrolled participants' consents to texts that differ from this one in the same language;
    /// may be in the past. Absent: they stay valid. After the end, the participant gets no
    /// notifications, and answers finished later wait until the current text is accepted. The rule
    /// belongs to this text and also applies to consents to it once a later text replaces it.
    public var earlierConsentsEndTime: GoogleProtobuf.Timestamp?
    /// Retention of answers; absent: no limit. Shown with the consent. Once the study has opened, it
    /// may only become stricter (RETENTION_LENGTHENED).
    public var retention: CatalogueV1.StudyRetention?
    /// Fallback for texts without a translation into the requested language.
    public var languageFallback: CatalogueV1.LanguageFallback
    /// Types of health records that participants keep; no duplicates, may be empty.
    public var recordTypes: [CatalogueV1.StudyRecordType]
    /// Rules for notifications over all questionnaires; absent: only the schedules apply.
    public var promptRules: CatalogueV1.PromptRules?
    /// Triggers of notifications; up to 100. Absent unless the caller sees all groups
    /// (`GetStudyResponse.all_groups`).
    public var triggers: [CatalogueV1.Trigger]
    /// Whether exports contain devices and app versions as reported. Otherwise they contain classes:
    /// operating system and major versions, without maker and model.
    public var exactDevices: Bool
    /// Values that participants may compare with those of all participants; up to 20, may be empty. The
    /// list is closed: no other comparison can be read. Participants see only those of questionnaires
    /// that they see.
    public var comparisons: [CatalogueV1.StudyComparison]
    /// Texts shown to the participant after a sheet; up to 200. Absent unless the caller sees all groups
    /// (`GetStudyResponse.all_groups`): the service selects the texts when it stores a sheet
    /// (`SheetVerdict.feedback`).
    public var feedbackTexts: [CatalogueV1.FeedbackText]
    /// Information about the study that anyone can read, such as a privacy statement; each kind at most
    /// once, may be empty.
    public var texts: [CatalogueV1.InformationText]
    /// Published study that it was forked from; absent if created here.
    public var origin: CatalogueV1.StudyOrigin?
    /// Visibility of the parts that only staff of the study sees. SHARING_ANYONE: people with a role in
    /// any project read the whole study and may fork it. Other values: only people with a role in the
    /// study or in its project.
    public var sharing: CatalogueV1.Sharing
    /// Fields of the participant's profile that its questionnaires may use; no duplicates, may be empty.
    /// Shown with the consent. `first-name`, `last-name` and `nickname` are shown in texts on the device
    /// and never sent. `sex` and `tinnitus-frequency` (Settings.tinnitus_frequency) are sent with a
    /// sheet if its questionnaire computes with them.
    public var profileFields: [String]
    /// Points, days in a row and ranking that motivate participants; absent: none. Participants without
    /// rewards (`StudyRewards.group_ids`) do not see it.
    public var rewards: CatalogueV1.StudyRewards?
    /// Label of the version of the consent, as the ethics committee knows it, e.g. "2.1"; at most 32
    /// characters, may be empty. Shown with the text and kept with each consent.
    public var consentLabel: String
    /// Date of that version, `YYYY-MM-DD`; may be empty.
    public var consentDate: String
    /// Optional parts of the consent, each accepted or not by itself; up to 10, may be empty.
    public var consentParts: [CatalogueV1.ConsentPart]
    /// The signature of a consent.
    public var consentSignature: CatalogueV1.ConsentSignatureKind
    /// Whether staff may connect participants with the study's own records by subject labels, such as
    /// numbers of a clinic (`Invitation.subject_label`). Shown with the consent, whose text must state it.
    public var subjectLabels: Bool

    public init(
      studyID: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      description: CatalogueV1.LocalizedText? = nil,
      consentText: CatalogueV1.LocalizedText? = nil,
      consentVersion: String = "",
      access: CatalogueV1.StudyAccess = CatalogueV1.StudyAccess(rawValue: 0),
      defaultLanguage: String = "",
      startTime: GoogleProtobuf.Timestamp? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil,
      questionnaires: [CatalogueV1.StudyQuestionnaire] = [],
      languages: [String] = [],
      revision: UInt32 = 0,
      text: CatalogueV1.LocalizedText? = nil,
      picture: CatalogueV1.FileReference? = nil,
      unlisted: Bool = false,
      paused: Bool = false,
      groups: [CatalogueV1.StudyGroup] = [],
      nextLists: [CatalogueV1.NextList] = [],
      soundCollectionIDs: [String] = [],
      vocabularyIDs: [String] = [],
      earlierConsentsEndTime: GoogleProtobuf.Timestamp? = nil,
      retention: CatalogueV1.StudyRetention? = nil,
      languageFallback: CatalogueV1.LanguageFallback = CatalogueV1.LanguageFallback(rawValue: 0),
      recordTypes: [CatalogueV1.StudyRecordType] = [],
      promptRules: CatalogueV1.PromptRules? = nil,
      triggers: [CatalogueV1.Trigger] = [],
      exactDevices: Bool = false,
      comparisons: [CatalogueV1.StudyComparison] = [],
      feedbackTexts: [CatalogueV1.FeedbackText] = [],
      texts: [CatalogueV1.InformationText] = [],
      origin: CatalogueV1.StudyOrigin? = nil,
      sharing: CatalogueV1.Sharing = CatalogueV1.Sharing(rawValue: 0),
      profileFields: [String] = [],
      rewards: CatalogueV1.StudyRewards? = nil,
      consentLabel: String = "",
      consentDate: String = "",
      consentParts: [CatalogueV1.ConsentPart] = [],
      consentSignature: CatalogueV1.ConsentSignatureKind = CatalogueV1.ConsentSignatureKind(rawValue: 0),
      subjectLabels: Bool = false
    ) {
      self.studyID = studyID
      self.title = title
      self.description = description
      self.consentText = consentText
      self.consentVersion = consentVersion
      self.access = access
      self.defaultLanguage = defaultLanguage
      self.startTime = startTime
      self.endTime = endTime
      self.questionnaires = questionnaires
      self.languages = languages
      self.revision = revision
      self.text = text
      self.picture = picture
      self.unlisted = unlisted
      self.paused = paused
      self.groups = groups
      self.nextLists = nextLists
      self.soundCollectionIDs = soundCollectionIDs
      self.vocabularyIDs = vocabularyIDs
      self.earlierConsentsEndTime = earlierConsentsEndTime
      self.retention = retention
      self.languageFallback = languageFallback
      self.recordTypes = recordTypes
      self.promptRules = promptRules
      self.triggers = triggers
      self.exactDevices = exactDevices
      self.comparisons = comparisons
      self.feedbackTexts = feedbackTexts
      self.texts = texts
      self.origin = origin
      self.sharing = sharing
      self.profileFields = profileFields
      self.rewards = rewards
      self.consentLabel = consentLabel
      self.consentDate = consentDate
      self.consentParts = consentParts
      self.consentSignature = consentSignature
      self.subjectLabels = subjectLabels
    }
  }

  /// An optional part of the consent. Joining does not depend on it, and it can be withdrawn by itself.
  public struct ConsentPart: Message {
    /// Unique in the study: 1–64 characters of lower-case letters, digits, hyphens. Usual ids: `sharing`
    /// (anonymised data may be shared with other researchers), `contact` (the team may ask for further
    /// studies) and `label` (the team may keep a label, such as a clinic number, for the participant).
    /// Without an accepted part `label`, a study that has it keeps no label.
    public var partID: String
    /// Statement that the participant accepts; required, in exactly the languages of
    /// `Study.consent_text`.
    public var text: CatalogueV1.LocalizedText?

    public init(partID: String = "", text: CatalogueV1.LocalizedText? = nil) {
      self.partID = partID
      self.text = text
    }
  }

  /// Rewards of participants, returned by otolith.ingestion.v1 GetStanding. They may improve the share
  /// of answered prompts, and may make answers less careful: a trial can give them to some groups only.
  ///
  /// Present sheets with an answer count, without those marked CLOCK_IMPLAUSIBLE, by the day that the
  /// device showed when the sheet was finished. So a sheet that arrives late counts as if it had arrived
  /// at once.
  public struct StudyRewards: Message {
    /// Points of a sheet, 1–1,000; 0: no points, levels and ranking.
    public var pointsPerSheet: UInt32
    /// Maximum number of sheets of a day that earn points, 1–100; 0 means 1.
    public var sheetsPerDayMax: UInt32
    /// Points from which each level begins, ascending, from 1; up to 50, empty: no levels. Needs points.
    public var levelPoints: [UInt32]
    /// Whether days in a row count (`StreakStanding`).
    public var streaks: Bool
    /// Number of days whose points are ranked, 1–366; 0: no ranking. Needs points.
    public var rankingDays: UInt32
    /// Groups whose participants have rewards; empty: all participants. Absent unless the caller sees all
    /// groups (`GetStudyResponse.all_groups`).
    public var groupIDs: [String]

    public init(
      pointsPerSheet: UInt32 = 0,
      sheetsPerDayMax: UInt32 = 0,
      levelPoints: [UInt32] = [],
      streaks: Bool = false,
      rankingDays: UInt32 = 0,
      groupIDs: [String] = []
    ) {
      self.pointsPerSheet = pointsPerSheet
      self.sheetsPerDayMax = sheetsPerDayMax
      self.levelPoints = levelPoints
      self.streaks = streaks
      self.rankingDays = rankingDays
      self.groupIDs = groupIDs
    }
  }

  /// The published study that a fork was made from.
  public struct StudyOrigin: Message {
    /// The project that owns it.
    public var projectID: String
    /// Id of the study.
    public var studyID: String
    /// Revision, from 1.
    public var revision: UInt32

    public init(projectID: String = "", studyID: String = "", revision: UInt32 = 0) {
      self.projectID = projectID
      self.studyID = studyID
      self.revision = revision
    }
  }

  /// A value that participants may compare with that of all participants
  /// (`ResultService.ReadComparisons`). Each participant counts with the mean of the values of their
  /// sheets.
  public struct StudyComparison: Message {
    /// The compared value; required.
    public enum OneOfValue: Sendable, Hashable {
      /// A question of the questionnaire whose answers are numbers.
      case elementID(String)
      /// A score of the questionnaire.
      case scoreID(String)
    }

    /// Unique in the study: 1–64 characters of lower-case letters, digits, hyphens.
    public var comparisonID: String
    /// Title for participants; required.
    public var title: CatalogueV1.LocalizedText?
    /// A questionnaire of the study; required.
    public var questionnaireID: String
    /// The compared value; required.
    public var value: CatalogueV1.StudyComparison.OneOfValue?
    /// Lower end of the values' range; finite. Smaller values count as this one.
    public var minimum: Double
    /// Upper end of the values' range; finite and greater than `minimum`. Larger values count as this one.
    public var maximum: Double
    /// Number of days before the release whose sheets count, 1–366; 0: all sheets.
    public var windowDays: UInt32

    public init(
      comparisonID: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      questionnaireID: String = "",
      value: CatalogueV1.StudyComparison.OneOfValue? = nil,
      minimum: Double = 0,
      maximum: Double = 0,
      windowDays: UInt32 = 0
    ) {
      self.comparisonID = comparisonID
      self.title = title
      self.questionnaireID = questionnaireID
      self.value = value
      self.minimum = minimum
      self.maximum = maximum
      self.windowDays = windowDays
    }
  }

  /// A text for the participant after a sheet, such as an explanation of its score. Of several texts that
  /// apply to a sheet, all are shown, in the order of the study.
  public struct FeedbackText: Message {
    /// The sheets that the text applies to; required. Conditions may refer to the answers and scores of
    /// the sheet, to the latest answers to other questionnaires, and to bands.
    public var sheet: CatalogueV1.SheetCause?
    /// Change since the participant's previous sheet of the questionnaire that the text applies to as
    /// well; absent: any, also without a previous sheet.
    public var change: CatalogueV1.FeedbackChange?
    /// Text for the participant; required.
    public var text: CatalogueV1.LocalizedText?

    public init(
      sheet: CatalogueV1.SheetCause? = nil,
      change: CatalogueV1.FeedbackChange? = nil,
      text: CatalogueV1.LocalizedText? = nil
    ) {
      self.sheet = sheet
      self.change = change
      self.text = text
    }
  }

  /// A change of a value: the sheet's value minus that of the participant's previous sheet of the
  /// questionnaire, by finish time. It does not apply without a previous sheet, or if one of the two
  /// sheets lacks the value.
  public struct FeedbackChange: Message {
    /// The value; required.
    public enum OneOfValue: Sendable, Hashable {
      /// A question of the questionnaire whose answers are numbers.
      case elementID(String)
      /// A score of the questionnaire.
      case scoreID(String)
    }

    /// The value; required.
    public var value: CatalogueV1.FeedbackChange.OneOfValue?
    /// Smallest change, inclusive; finite. Absent: no limit. One of the limits is required.
    public var minimum: GoogleProtobuf.DoubleValue?
    /// Largest change, inclusive; finite and not less than `minimum`. Absent: no limit.
    public var maximum: GoogleProtobuf.DoubleValue?

    public init(
      value: CatalogueV1.FeedbackChange.OneOfValue? = nil,
      minimum: GoogleProtobuf.DoubleValue? = nil,
      maximum: GoogleProtobuf.DoubleValue? = nil
    ) {
      self.value = value
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// How long a study keeps participants' answers. After that, all services erase the participant's
  /// data of this study, as with RequestErasure; the account stays. The retention applies only to data
  /// linked to a person: answers that were anonymised earlier, or by it, stay as long as the study
  /// keeps its data.
  public struct StudyRetention: Message {
    /// Whole days after the study's end (the current `Study.end_time`), 1–36,500; 0: no such limit.
    /// Applies to all participants.
    public var daysAfterEnd: UInt32
    /// Whole days after a participant left the study, 1–36,500; 0: no such limit. Not applied to
    /// participants who joined again.
    public var daysAfterLeaving: UInt32
    /// Treatment of the answers; required.
    public var outcome: CatalogueV1.RetentionOutcome
    /// Whether answers are removed as soon as a consent is withdrawn (WithdrawConsent) and not given
    /// again.
    public var onWithdrawal: Bool
    /// Treatment of answers when a participant requests erasure (RequestErasure) with either mode;
    /// unspecified: the participant chooses. If they are anonymised, free text stays as written: state
    /// this in the consent text, or do not ask for free text.
    public var onErasure: CatalogueV1.RetentionOutcome

    public init(
      daysAfterEnd: UInt32 = 0,
      daysAfterLeaving: UInt32 = 0,
      outcome: CatalogueV1.RetentionOutcome = CatalogueV1.RetentionOutcome(rawValue: 0),
      onWithdrawal: Bool = false,
      onErasure: CatalogueV1.RetentionOutcome = CatalogueV1.RetentionOutcome(rawValue: 0)
    ) {
      self.daysAfterEnd = daysAfterEnd
      self.daysAfterLeaving = daysAfterLeaving
      self.outcome = outcome
      self.onWithdrawal = onWithdrawal
      self.onErasure = onErasure
    }
  }

  /// An arm of a study.
  public struct StudyGroup: Message {
    /// Unique in the study: 1–64 characters of lower-case letters, digits, hyphens.
    public var groupID: String
    /// Title for the study team; required.
    public var title: CatalogueV1.LocalizedText?
    /// Consent text of the group in place of the study's, in exactly the same languages; absent: the
    /// study's text. Not for arms that are concealed from participants.
    public var consentText: CatalogueV1.LocalizedText?
    /// `Study.consent_version` for the group; empty without a text of its own. Computed by the service.
    public var consentVersion: String

    public init(
      groupID: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      consentText: CatalogueV1.LocalizedText? = nil,
      consentVersion: String = ""
    ) {
      self.groupID = groupID
      self.title = title
      self.consentText = consentText
      self.consentVersion = consentVersion
    }
  }

  /// A questionnaire version as used by a study.
  public struct StudyQuestionnaire: Message {
    /// Id of the questionnaire, at most once per study.
    public var questionnaireID: String
    /// A published version. 0 in an import: the version that this import publishes or finds unchanged.
    public var version: UInt32
    /// Required.
    public var recurrence: CatalogueV1.Recurrence
    /// Up to 20 schedules, each with its own id. Empty: filled in at any time.
    public var schedules: [CatalogueV1.Schedule]
    /// Whether the questionnaire is shown but cannot be filled in (TYS FR 9).
    public var deactivated: Bool
    /// Whether all other questionnaires are blocked until it is filled in (TYS FR 11).
    public var blocking: Bool
    /// Hours after which it may be filled in again, up to 87,840; 0 means at any time. Always 0 for
    /// one-time questionnaires. A sheet is rejected if another one was finished within this interval
    /// before it; sheets that were finished after it do not count, e.g. if it arrives late from
    /// another device.
    public var repeatIntervalHours: UInt32
    /// Groups that see it; empty: all participants. Participants see only their own group.
    public var groupIDs: [String]
    /// Whether participants may amend and withdraw sheets. Each change has a time and a reason; former
    /// answers are kept.
    public var revisable: Bool
    /// Whether participants may close it deliberately without required answers (TYT §4.1.3, third
    /// case); such sheets are marked.
    public var mayCloseIncomplete: Bool
    /// Days after its last change until an unfinished draft expires, up to 3,660; 0 means 90.
    public var draftDays: UInt32
    /// Whether clients show one question on each screen, instead of the pages of the questionnaire.
    public var oneQuestionPerScreen: Bool

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0,
      recurrence: CatalogueV1.Recurrence = CatalogueV1.Recurrence(rawValue: 0),
      schedules: [CatalogueV1.Schedule] = [],
      deactivated: Bool = false,
      blocking: Bool = false,
      repeatIntervalHours: UInt32 = 0,
      groupIDs: [String] = [],
      revisable: Bool = false,
      mayCloseIncomplete: Bool = false,
      draftDays: UInt32 = 0,
      oneQuestionPerScreen: Bool = false
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
      self.recurrence = recurrence
      self.schedules = schedules
      self.deactivated = deactivated
      self.blocking = blocking
      self.repeatIntervalHours = repeatIntervalHours
      self.groupIDs = groupIDs
      self.revisable = revisable
      self.mayCloseIncomplete = mayCloseIncomplete
      self.draftDays = draftDays
      self.oneQuestionPerScreen = oneQuestionPerScreen
    }
  }

  /// The descriptor of `otolith/catalogue/v1/study.proto`.
  public static let studyFile = ProtoFile(
    name: "otolith/catalogue/v1/study.proto",
    dependencies: [GoogleProtobuf.timestampFile, GoogleProtobuf.wrappersFile, CatalogueV1.libraryFile, CatalogueV1.questionnaireFile, CatalogueV1.recordsFile, CatalogueV1.rulesFile, CatalogueV1.scheduleFile, CatalogueV1.textFile, CatalogueV1.textsFile, CatalogueV1.triggersFile],
    base64: "CiBvdG9saXRoL2NhdGFsb2d1ZS92MS9zdHVkeS5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEaH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8aHmdvb2dsZS9wcm90b2J1Zi93cmFwcGVycy5wcm90bxoib3RvbGl0aC9jYXRhbG9ndWUvdjEvbGlicmFyeS5wcm90bxoob3RvbGl0aC9jYXRhbG9ndWUvdjEvcXVlc3Rpb25uYWlyZS5wcm90bxoib3RvbGl0aC9jYXRhbG9ndWUvdjEvcmVjb3Jkcy5wcm90bxogb3RvbGl0aC9jYXRhbG9ndWUvdjEvcnVsZXMucHJvdG8aI290b2xpdGgvY2F0YWxvZ3VlL3YxL3NjaGVkdWxlLnByb3RvGh9vdG9saXRoL2NhdGFsb2d1ZS92MS90ZXh0LnByb3RvGiBvdG9saXRoL2NhdGFsb2d1ZS92MS90ZXh0cy5wcm90bxojb3RvbGl0aC9jYXRhbG9ndWUvdjEvdHJpZ2dlcnMucHJvdG8ikREKBVN0dWR5EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEjkKBXRpdGxlGAIgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIFdGl0bGUSRQoLZGVzY3JpcHRpb24YAyABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgtkZXNjcmlwdGlvbhJGCgxjb25zZW50X3RleHQYBCABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0Ugtjb25zZW50VGV4dBInCg9jb25zZW50X3ZlcnNpb24YBSABKAlSDmNvbnNlbnRWZXJzaW9uEjkKBmFjY2VzcxgGIAEoDjIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5QWNjZXNzUgZhY2Nlc3MSKQoQZGVmYXVsdF9sYW5ndWFnZRgHIAEoCVIPZGVmYXVsdExhbmd1YWdlEjkKCnN0YXJ0X3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglzdGFydFRpbWUSNQoIZW5kX3RpbWUYCSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdlbmRUaW1lElAKDnF1ZXN0aW9ubmFpcmVzGAogAygLMigub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlRdWVzdGlvbm5haXJlUg5xdWVzdGlvbm5haXJlcxIcCglsYW5ndWFnZXMYCyADKAlSCWxhbmd1YWdlcxIaCghyZXZpc2lvbhgMIAEoDVIIcmV2aXNpb24SNwoEdGV4dBgNIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBHRleHQSPQoHcGljdHVyZRgOIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkZpbGVSZWZlcmVuY2VSB3BpY3R1cmUSGgoIdW5saXN0ZWQYDyABKAhSCHVubGlzdGVkEhYKBnBhdXNlZBgQIAEoCFIGcGF1c2VkEjgKBmdyb3VwcxgRIAMoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5R3JvdXBSBmdyb3VwcxI9CgpuZXh0X2xpc3RzGBIgAygLMh4ub3RvbGl0aC5jYXRhbG9ndWUudjEuTmV4dExpc3RSCW5leHRMaXN0cxIwChRzb3VuZF9jb2xsZWN0aW9uX2lkcxgTIAMoCVISc291bmRDb2xsZWN0aW9uSWRzEiUKDnZvY2FidWxhcnlfaWRzGBQgAygJUg12b2NhYnVsYXJ5SWRzElUKGWVhcmxpZXJfY29uc2VudHNfZW5kX3RpbWUYFSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhZlYXJsaWVyQ29uc2VudHNFbmRUaW1lEkIKCXJldGVudGlvbhgWIAEoCzIkLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5UmV0ZW50aW9uUglyZXRlbnRpb24SUwoRbGFuZ3VhZ2VfZmFsbGJhY2sYFyABKA4yJi5vdG9saXRoLmNhdGFsb2d1ZS52MS5MYW5ndWFnZUZhbGxiYWNrUhBsYW5ndWFnZUZhbGxiYWNrEkgKDHJlY29yZF90eXBlcxgYIAMoCzIlLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5UmVjb3JkVHlwZVILcmVjb3JkVHlwZXMSRAoMcHJvbXB0X3J1bGVzGBkgASgLMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuUHJvbXB0UnVsZXNSC3Byb21wdFJ1bGVzEjkKCHRyaWdnZXJzGBogAygLMh0ub3RvbGl0aC5jYXRhbG9ndWUudjEuVHJpZ2dlclIIdHJpZ2dlcnMSIwoNZXhhY3RfZGV2aWNlcxgbIAEoCFIMZXhhY3REZXZpY2VzEkcKC2NvbXBhcmlzb25zGB4gAygLMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlDb21wYXJpc29uUgtjb21wYXJpc29ucxJJCg5mZWVkYmFja190ZXh0cxgfIAMoCzIiLm90b2xpdGguY2F0YWxvZ3VlLnYxLkZlZWRiYWNrVGV4dFINZmVlZGJhY2tUZXh0cxI7CgV0ZXh0cxggIAMoCzIlLm90b2xpdGguY2F0YWxvZ3VlLnYxLkluZm9ybWF0aW9uVGV4dFIFdGV4dHMSOQoGb3JpZ2luGCEgASgLMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlPcmlnaW5SBm9yaWdpbhI3CgdzaGFyaW5nGCIgASgOMh0ub3RvbGl0aC5jYXRhbG9ndWUudjEuU2hhcmluZ1IHc2hhcmluZxIlCg5wcm9maWxlX2ZpZWxkcxg2IAMoCVINcHJvZmlsZUZpZWxkcxI8CgdyZXdhcmRzGCggASgLMiIub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlSZXdhcmRzUgdyZXdhcmRzEiMKDWNvbnNlbnRfbGFiZWwYNyABKAlSDGNvbnNlbnRMYWJlbBIhCgxjb25zZW50X2RhdGUYOCABKAlSC2NvbnNlbnREYXRlEkYKDWNvbnNlbnRfcGFydHMYOSADKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Db25zZW50UGFydFIMY29uc2VudFBhcnRzElcKEWNvbnNlbnRfc2lnbmF0dXJlGDogASgOMioub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29uc2VudFNpZ25hdHVyZUtpbmRSEGNvbnNlbnRTaWduYXR1cmUSJQoOc3ViamVjdF9sYWJlbHMYPCABKAhSDXN1YmplY3RMYWJlbHMiXwoLQ29uc2VudFBhcnQSFwoHcGFydF9pZBgBIAEoCVIGcGFydElkEjcKBHRleHQYAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgR0ZXh0IuIBCgxTdHVkeVJld2FyZHMSKAoQcG9pbnRzX3Blcl9zaGVldBgBIAEoDVIOcG9pbnRzUGVyU2hlZXQSKwoSc2hlZXRzX3Blcl9kYXlfbWF4GAIgASgNUg9zaGVldHNQZXJEYXlNYXgSIQoMbGV2ZWxfcG9pbnRzGAMgAygNUgtsZXZlbFBvaW50cxIYCgdzdHJlYWtzGAQgASgIUgdzdHJlYWtzEiEKDHJhbmtpbmdfZGF5cxgFIAEoDVILcmFua2luZ0RheXMSGwoJZ3JvdXBfaWRzGAYgAygJUghncm91cElkcyJjCgtTdHVkeU9yaWdpbhIdCgpwcm9qZWN0X2lkGAEgASgJUglwcm9qZWN0SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSGgoIcmV2aXNpb24YAyABKA1SCHJldmlzaW9uIrgCCg9TdHVkeUNvbXBhcmlzb24SIwoNY29tcGFyaXNvbl9pZBgBIAEoCVIMY29tcGFyaXNvbklkEjkKBXRpdGxlGAIgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIFdGl0bGUSKQoQcXVlc3Rpb25uYWlyZV9pZBgDIAEoCVIPcXVlc3Rpb25uYWlyZUlkEh8KCmVsZW1lbnRfaWQYBCABKAlIAFIJZWxlbWVudElkEhsKCHNjb3JlX2lkGAUgASgJSABSB3Njb3JlSWQSGAoHbWluaW11bRgGIAEoAVIHbWluaW11bRIYCgdtYXhpbXVtGAcgASgBUgdtYXhpbXVtEh8KC3dpbmRvd19kYXlzGAggASgNUgp3aW5kb3dEYXlzQgcKBXZhbHVlIr0BCgxGZWVkYmFja1RleHQSNgoFc2hlZXQYASABKAsyIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5TaGVldENhdXNlUgVzaGVldBI8CgZjaGFuZ2UYAiABKAsyJC5vdG9saXRoLmNhdGFsb2d1ZS52MS5GZWVkYmFja0NoYW5nZVIGY2hhbmdlEjcKBHRleHQYAyABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgR0ZXh0IscBCg5GZWVkYmFja0NoYW5nZRIfCgplbGVtZW50X2lkGAEgASgJSABSCWVsZW1lbnRJZBIbCghzY29yZV9pZBgCIAEoCUgAUgdzY29yZUlkEjYKB21pbmltdW0YAyABKAsyHC5nb29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSB21pbmltdW0SNgoHbWF4aW11bRgEIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIHbWF4aW11bUIHCgV2YWx1ZSKSAgoOU3R1ZHlSZXRlbnRpb24SJAoOZGF5c19hZnRlcl9lbmQYASABKA1SDGRheXNBZnRlckVuZBIsChJkYXlzX2FmdGVyX2xlYXZpbmcYAiABKA1SEGRheXNBZnRlckxlYXZpbmcSQAoHb3V0Y29tZRgDIAEoDjImLm90b2xpdGguY2F0YWxvZ3VlLnYxLlJldGVudGlvbk91dGNvbWVSB291dGNvbWUSIwoNb25fd2l0aGRyYXdhbBgEIAEoCFIMb25XaXRoZHJhd2FsEkUKCm9uX2VyYXN1cmUYBSABKA4yJi5vdG9saXRoLmNhdGFsb2d1ZS52MS5SZXRlbnRpb25PdXRjb21lUglvbkVyYXN1cmUi0wEKClN0dWR5R3JvdXASGQoIZ3JvdXBfaWQYASABKAlSB2dyb3VwSWQSOQoFdGl0bGUYAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgV0aXRsZRJGCgxjb25zZW50X3RleHQYAyABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0Ugtjb25zZW50VGV4dBInCg9jb25zZW50X3ZlcnNpb24YBCABKAlSDmNvbnNlbnRWZXJzaW9uIo4EChJTdHVkeVF1ZXN0aW9ubmFpcmUSKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNpb24SQAoKcmVjdXJyZW5jZRgDIAEoDjIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLlJlY3VycmVuY2VSCnJlY3VycmVuY2USPAoJc2NoZWR1bGVzGAQgAygLMh4ub3RvbGl0aC5jYXRhbG9ndWUudjEuU2NoZWR1bGVSCXNjaGVkdWxlcxIgCgtkZWFjdGl2YXRlZBgFIAEoCFILZGVhY3RpdmF0ZWQSGgoIYmxvY2tpbmcYBiABKAhSCGJsb2NraW5nEjIKFXJlcGVhdF9pbnRlcnZhbF9ob3VycxgHIAEoDVITcmVwZWF0SW50ZXJ2YWxIb3VycxIbCglncm91cF9pZHMYCCADKAlSCGdyb3VwSWRzEhwKCXJldmlzYWJsZRgJIAEoCFIJcmV2aXNhYmxlEjAKFG1heV9jbG9zZV9pbmNvbXBsZXRlGAogASgIUhJtYXlDbG9zZUluY29tcGxldGUSHQoKZHJhZnRfZGF5cxgLIAEoDVIJZHJhZnREYXlzEjUKF29uZV9xdWVzdGlvbl9wZXJfc2NyZWVuGAwgASgIUhRvbmVRdWVzdGlvblBlclNjcmVlbip3CgtTdHVkeUFjY2VzcxIcChhTVFVEWV9BQ0NFU1NfVU5TUEVDSUZJRUQQABIVChFTVFVEWV9BQ0NFU1NfT1BFThABEhkKFVNUVURZX0FDQ0VTU19QQVNTV09SRBACEhgKFFNUVURZX0FDQ0VTU19SRVFVRVNUEAMqWgoKUmVjdXJyZW5jZRIaChZSRUNVUlJFTkNFX1VOU1BFQ0lGSUVEEAASFwoTUkVDVVJSRU5DRV9PTkVfVElNRRABEhcKE1JFQ1VSUkVOQ0VfUkVQRUFURUQQAip8ChBMYW5ndWFnZUZhbGxiYWNrEiEKHUxBTkdVQUdFX0ZBTExCQUNLX1VOU1BFQ0lGSUVEEAASHQoZTEFOR1VBR0VfRkFMTEJBQ0tfRU5HTElTSBABEiYKIkxBTkdVQUdFX0ZBTExCQUNLX0RFRkFVTFRfTEFOR1VBR0UQAiqDAQoUQ29uc2VudFNpZ25hdHVyZUtpbmQSJgoiQ09OU0VOVF9TSUdOQVRVUkVfS0lORF9VTlNQRUNJRklFRBAAEh8KG0NPTlNFTlRfU0lHTkFUVVJFX0tJTkRfTkFNRRABEiIKHkNPTlNFTlRfU0lHTkFUVVJFX0tJTkRfRFJBV0lORxACKnMKEFJldGVudGlvbk91dGNvbWUSIQodUkVURU5USU9OX09VVENPTUVfVU5TUEVDSUZJRUQQABIbChdSRVRFTlRJT05fT1VUQ09NRV9FUkFTRRABEh8KG1JFVEVOVElPTl9PVVRDT01FX0FOT05ZTUlTRRACQlEKFG90b2xpdGguY2F0YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFKxmsKNAoBDBIDAQASGiogU3R1ZGllcyBhbmQgdGhlIHF1ZXN0aW9ubmFpcmVzIHRoZXkgdXNlLgoKMAoCBQASBBYAHwEaJCBUaGUgd2F5IHBhcnRpY2lwYW50cyBqb2luIGEgc3R1ZHkuCgozCgQFAAIAEgMYAh8aJiBSZWplY3RlZCB3aXRoIHJlYXNvbiBBQ0NFU1NfTUlTU0lORy4KCigKBAUAAgESAxoCGBobIE9wZW4gdG8gYWxsIHBhcnRpY2lwYW50cy4KClQKBAUAAgISAxwCHBpHIEpvaW5pbmcgbmVlZHMgdGhlIHN0dWR5J3MgcGFzc3dvcmQ7IHRoZSBzdHVkeSBpcyBsaXN0ZWQgbmV2ZXJ0aGVsZXNzLgoKMAoEBQACAxIDHgIbGiMgQSBsZWFkZXIgZGVjaWRlcyBvbiBlYWNoIHJlcXVlc3QuCgo/CgIFARIEIgApARozIEhvdyBvZnRlbiBhIHBhcnRpY2lwYW50IGZpbGxzIGluIGEgcXVlc3Rpb25uYWlyZS4KCjcKBAUBAgASAyQCHRoqIFJlamVjdGVkIHdpdGggcmVhc29uIFJFQ1VSUkVOQ0VfTUlTU0lORy4KCkAKBAUBAgESAyYCGhozIE9uY2UgcGVyIHBhcnRpY2lwYW50OyBhIHNlY29uZCBzaGVldCBpcyByZWplY3RlZC4KCkYKBAUBAgISAygCGho5IEFueSBudW1iZXIgb2YgdGltZXMsIGFzIGByZXBlYXRfaW50ZXJ2YWxfaG91cnNgIGFsbG93cy4KClMKAgUCEgQsADMBGkcgRmFsbGJhY2sgZm9yIHRleHRzIHdpdGhvdXQgYSB0cmFuc2xhdGlvbiBpbnRvIHRoZSByZXF1ZXN0ZWQgbGFuZ3VhZ2UuCgoxCgQFAgIAEgMuAiQaJCBTYW1lIGFzIExBTkdVQUdFX0ZBTExCQUNLX0VOR0xJU0guCgo+CgQFAgIBEgMwAiAaMSBFbmdsaXNoLCB0aGVuIHRoZSBkZWZhdWx0IGxhbmd1YWdlIChTT04gTkZBMDMpLgoKMgoEBQICAhIDMgIpGiUgVGhlIGRlZmF1bHQgbGFuZ3VhZ2UsIHRoZW4gRW5nbGlzaC4KCn4KAgQAEgU3AKEBARpxIEEgcHVibGlzaGVkIHN0dWR5LiBJbiByZXNwb25zZXMgYWxsIHRleHRzIGFyZSBpbiBvbmUgbGFuZ3VhZ2UsIHVubGVzcyBHZXRTdHVkeSBpcyBjYWxsZWQgd2l0aAogYGFsbF9sYW5ndWFnZXNgLgoKXwoEBAACABIDOQIWGlIgMeKAkzY0IGNoYXJhY3RlcnM6IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzLCBoeXBoZW5zLiBVbmlxdWUgaW4gdGhlIGNhdGFsb2d1ZS4KChgKBAQAAgESAzsCGhoLIFJlcXVpcmVkLgoKPQoEBAACAhIDPQIgGjAgT25lIG9yIHR3byBzZW50ZW5jZXMgZm9yIGxpc3RzOyBtYXkgYmUgYWJzZW50LgoK7gEKBAQAAgMSA0ECIRrgASBUZXh0IHRoYXQgYSBwYXJ0aWNpcGFudCBhY2NlcHRzIHdoZW4gam9pbmluZywgaW4gb25lIG9mIGl0cyBsYW5ndWFnZXMgKGxpc3RlZCBieSBHZXRTdHVkeSB3aXRoCiBgYWxsX2xhbmd1YWdlc2ApLiBSZXF1aXJlZC4gQSBwYXJ0aWNpcGFudCBvZiBhIGdyb3VwIHdpdGggYSB0ZXh0IG9mIGl0cyBvd24KIChgU3R1ZHlHcm91cC5jb25zZW50X3RleHRgKSByZWFkcyB0aGF0IHRleHQgaGVyZS4KCqcCCgQEAAIEEgNFAh0amQIgVmVyc2lvbiBvZiB0aGUgY29uc2VudCwgdG8gYmUgc2VudCB3aGVuIGpvaW5pbmc7IGNoYW5nZXMgd2l0aCBldmVyeSBjaGFuZ2Ugb2YgdGhlIHRleHQsIGl0cyBwYXJ0cywKIGxhYmVsLCBkYXRlIG9yIHNpZ25hdHVyZSBpbiBhbnkgbGFuZ3VhZ2UuIFBhcnRpY2lwYW50cyBhcmUgYXNrZWQgYWdhaW4gb25seSBpZiB0aGUgdGV4dCwgb3IgdGhlCiB0ZXh0IG9mIGEgcGFydCwgaW4gdGhlIGxhbmd1YWdlIG9mIHRoZWlyIGNvbnNlbnQgY2hhbmdlZC4gQ29tcHV0ZWQgYnkgdGhlIHNlcnZpY2UuCgozCgQEAAIFEgNHAhkaJiBUaGUgd2F5IHBhcnRpY2lwYW50cyBqb2luOyByZXF1aXJlZC4KCocBCgQEAAIGEgNKAh4aeiBCQ1AgNDcgbGFuZ3VhZ2UgdXNlZCBpZiB0aGUgcGFydGljaXBhbnQncyBsYW5ndWFnZSBpcyBtaXNzaW5nLCBiZWZvcmUgb3IgYWZ0ZXIgRW5nbGlzaAogKGBsYW5ndWFnZV9mYWxsYmFja2ApLiBSZXF1aXJlZC4KClgKBAQAAgcSA0wCKxpLIFN0YXJ0LCBpbmNsdXNpdmU7IGFic2VudDogbm8gc3RhcnQuIFNoZWV0cyBmaW5pc2hlZCBlYXJsaWVyIGFyZSByZWplY3RlZC4KCnAKBAQAAggSA08CKRpjIEVuZCwgZXhjbHVzaXZlLCBhZnRlciBgc3RhcnRfdGltZWA7IGFic2VudDogbm8gZW5kLiBTaGVldHMgZmluaXNoZWQgYXQgb3IgYWZ0ZXIgaXQgYXJlCiByZWplY3RlZC4KCk4KBAQAAgkSA1ECMhpBIFF1ZXN0aW9ubmFpcmVzIGluIHRoZSBvcmRlciBpbiB3aGljaCB0aGV5IGFyZSBvZmZlcmVkOyAx4oCTMTAwLgoKRwoEBAACChIDUwIhGjogTGFuZ3VhZ2VzIG9mIHRoZSB0aXRsZSwgc29ydGVkLiBDb21wdXRlZCBieSB0aGUgc2VydmljZS4KCl8KBAQAAgsSA1UCFxpSIE51bWJlciBvZiBwdWJsaXNoZWQgY2hhbmdlcyBvZiB0aGUgc3R1ZHkgaXRzZWxmLCBmcm9tIDEuIENvdW50ZWQgYnkgdGhlIHNlcnZpY2UuCgpHCgQEAAIMEgNXAhoaOiBUZXh0IGZvciBwZW9wbGUgd2hvIGNvbnNpZGVyIHRha2luZyBwYXJ0OyBtYXkgYmUgYWJzZW50LgoKaAoEBAACDRIDWQIdGlsgUGljdHVyZSBzaG93biB3aXRoIHRoZSB0aXRsZSwgd2l0aCBhIG1lZGlhIHR5cGUgdGhhdCBzdGFydHMgd2l0aCBgaW1hZ2UvYDsgbWF5IGJlIGFic2VudC4KCmgKBAQAAg4SA1sCFRpbIFdoZXRoZXIgdGhlIHN0dWR5IGlzIGxlZnQgb3V0IG9mIGxpc3RzOyBjYWxsZXJzIHdobyBrbm93IGl0cyBpZCBvciB0YWtlIHBhcnQgY2FuIHJlYWQgaXQuCgpHCgQEAAIPEgNdAhMaOiBXaGV0aGVyIGpvaW5pbmcgYW5kIGZpbGxpbmcgaW4gYXJlIHN1c3BlbmRlZCBhdCBwcmVzZW50LgoKhAEKBAQAAhASA2ACIhp3IEdyb3VwcyBvZiBwYXJ0aWNpcGFudHMgd2l0aCB0aGVpciBvd24gcXVlc3Rpb25uYWlyZXM7IHVwIHRvIDUwLCBtYXkgYmUgZW1wdHkuIFBhcnRpY2lwYW50cyBzZWUKIG9ubHkgdGhlaXIgb3duIGdyb3VwLgoKUQoEBAACERIDYgIkGkQgUXVlc3Rpb25uYWlyZXMgb2ZmZXJlZCBhZnRlciBhbm90aGVyIG9uZSB3YXMgZmlsbGVkIGluOyB1cCB0byAyMDAuCgqBAQoEBAACEhIDZQIsGnQgSWRzIG9mIHNvdW5kIGNvbGxlY3Rpb25zIG9mIHRoZSBzdHVkeSdzIHByb2plY3QsIG9yIG9mIG90aGVyIHByb2plY3RzIHRoYXQgc2hhcmUgdGhlbSB3aXRoCiBhbnlvbmU7IG5vIGR1cGxpY2F0ZXMuCgpTCgQEAAITEgNnAiYaRiBJZHMgb2Ygdm9jYWJ1bGFyaWVzLCB1bmRlciB0aGUgc2FtZSBydWxlcyBhcyBgc291bmRfY29sbGVjdGlvbl9pZHNgLgoK+QIKBAQAAhQSA2wCOxrrAiBFbmQgb2YgZW5yb2xsZWQgcGFydGljaXBhbnRzJyBjb25zZW50cyB0byB0ZXh0cyB0aGF0IGRpZmZlciBmcm9tIHRoaXMgb25lIGluIHRoZSBzYW1lIGxhbmd1YWdlOwogbWF5IGJlIGluIHRoZSBwYXN0LiBBYnNlbnQ6IHRoZXkgc3RheSB2YWxpZC4gQWZ0ZXIgdGhlIGVuZCwgdGhlIHBhcnRpY2lwYW50IGdldHMgbm8KIG5vdGlmaWNhdGlvbnMsIGFuZCBhbnN3ZXJzIGZpbmlzaGVkIGxhdGVyIHdhaXQgdW50aWwgdGhlIGN1cnJlbnQgdGV4dCBpcyBhY2NlcHRlZC4gVGhlIHJ1bGUKIGJlbG9uZ3MgdG8gdGhpcyB0ZXh0IGFuZCBhbHNvIGFwcGxpZXMgdG8gY29uc2VudHMgdG8gaXQgb25jZSBhIGxhdGVyIHRleHQgcmVwbGFjZXMgaXQuCgqfAQoEBAACFRIDbwIgGpEBIFJldGVudGlvbiBvZiBhbnN3ZXJzOyBhYnNlbnQ6IG5vIGxpbWl0LiBTaG93biB3aXRoIHRoZSBjb25zZW50LiBPbmNlIHRoZSBzdHVkeSBoYXMgb3BlbmVkLCBpdAogbWF5IG9ubHkgYmVjb21lIHN0cmljdGVyIChSRVRFTlRJT05fTEVOR1RIRU5FRCkuCgpUCgQEAAIWEgNxAioaRyBGYWxsYmFjayBmb3IgdGV4dHMgd2l0aG91dCBhIHRyYW5zbGF0aW9uIGludG8gdGhlIHJlcXVlc3RlZCBsYW5ndWFnZS4KClsKBAQAAhcSA3MCLRpOIFR5cGVzIG9mIGhlYWx0aCByZWNvcmRzIHRoYXQgcGFydGljaXBhbnRzIGtlZXA7IG5vIGR1cGxpY2F0ZXMsIG1heSBiZSBlbXB0eS4KCmEKBAQAAhgSA3UCIBpUIFJ1bGVzIGZvciBub3RpZmljYXRpb25zIG92ZXIgYWxsIHF1ZXN0aW9ubmFpcmVzOyBhYnNlbnQ6IG9ubHkgdGhlIHNjaGVkdWxlcyBhcHBseS4KCn8KBAQAAhkSA3gCIRpyIFRyaWdnZXJzIG9mIG5vdGlmaWNhdGlvbnM7IHVwIHRvIDEwMC4gQWJzZW50IHVubGVzcyB0aGUgY2FsbGVyIHNlZXMgYWxsIGdyb3VwcwogKGBHZXRTdHVkeVJlc3BvbnNlLmFsbF9ncm91cHNgKS4KCqwBCgQEAAIaEgN7AhoangEgV2hldGhlciBleHBvcnRzIGNvbnRhaW4gZGV2aWNlcyBhbmQgYXBwIHZlcnNpb25zIGFzIHJlcG9ydGVkLiBPdGhlcndpc2UgdGhleSBjb250YWluIGNsYXNzZXM6CiBvcGVyYXRpbmcgc3lzdGVtIGFuZCBtYWpvciB2ZXJzaW9ucywgd2l0aG91dCBtYWtlciBhbmQgbW9kZWwuCgrgAQoEBAACGxIDfwIsGtIBIFZhbHVlcyB0aGF0IHBhcnRpY2lwYW50cyBtYXkgY29tcGFyZSB3aXRoIHRob3NlIG9mIGFsbCBwYXJ0aWNpcGFudHM7IHVwIHRvIDIwLCBtYXkgYmUgZW1wdHkuIFRoZQogbGlzdCBpcyBjbG9zZWQ6IG5vIG90aGVyIGNvbXBhcmlzb24gY2FuIGJlIHJlYWQuIFBhcnRpY2lwYW50cyBzZWUgb25seSB0aG9zZSBvZiBxdWVzdGlvbm5haXJlcwogdGhhdCB0aGV5IHNlZS4KCuUBCgQEAAIcEgSDAQIsGtYBIFRleHRzIHNob3duIHRvIHRoZSBwYXJ0aWNpcGFudCBhZnRlciBhIHNoZWV0OyB1cCB0byAyMDAuIEFic2VudCB1bmxlc3MgdGhlIGNhbGxlciBzZWVzIGFsbCBncm91cHMKIChgR2V0U3R1ZHlSZXNwb25zZS5hbGxfZ3JvdXBzYCk6IHRoZSBzZXJ2aWNlIHNlbGVjdHMgdGhlIHRleHRzIHdoZW4gaXQgc3RvcmVzIGEgc2hlZXQKIChgU2hlZXRWZXJkaWN0LmZlZWRiYWNrYCkuCgqFAQoEBAACHRIEhgECJhp3IEluZm9ybWF0aW9uIGFib3V0IHRoZSBzdHVkeSB0aGF0IGFueW9uZSBjYW4gcmVhZCwgc3VjaCBhcyBhIHByaXZhY3kgc3RhdGVtZW50OyBlYWNoIGtpbmQgYXQgbW9zdAogb25jZSwgbWF5IGJlIGVtcHR5LgoKUAoEBAACHhIEiAECGhpCIFB1Ymxpc2hlZCBzdHVkeSB0aGF0IGl0IHdhcyBmb3JrZWQgZnJvbTsgYWJzZW50IGlmIGNyZWF0ZWQgaGVyZS4KCusBCgQEAAIfEgSMAQIXGtwBIFZpc2liaWxpdHkgb2YgdGhlIHBhcnRzIHRoYXQgb25seSBzdGFmZiBvZiB0aGUgc3R1ZHkgc2Vlcy4gU0hBUklOR19BTllPTkU6IHBlb3BsZSB3aXRoIGEgcm9sZSBpbgogYW55IHByb2plY3QgcmVhZCB0aGUgd2hvbGUgc3R1ZHkgYW5kIG1heSBmb3JrIGl0LiBPdGhlciB2YWx1ZXM6IG9ubHkgcGVvcGxlIHdpdGggYSByb2xlIGluIHRoZQogc3R1ZHkgb3IgaW4gaXRzIHByb2plY3QuCgrjAgoEBAACIBIEkQECJhrUAiBGaWVsZHMgb2YgdGhlIHBhcnRpY2lwYW50J3MgcHJvZmlsZSB0aGF0IGl0cyBxdWVzdGlvbm5haXJlcyBtYXkgdXNlOyBubyBkdXBsaWNhdGVzLCBtYXkgYmUgZW1wdHkuCiBTaG93biB3aXRoIHRoZSBjb25zZW50LiBgZmlyc3QtbmFtZWAsIGBsYXN0LW5hbWVgIGFuZCBgbmlja25hbWVgIGFyZSBzaG93biBpbiB0ZXh0cyBvbiB0aGUgZGV2aWNlCiBhbmQgbmV2ZXIgc2VudC4gYHNleGAgYW5kIGB0aW5uaXR1cy1mcmVxdWVuY3lgIChTZXR0aW5ncy50aW5uaXR1c19mcmVxdWVuY3kpIGFyZSBzZW50IHdpdGggYQogc2hlZXQgaWYgaXRzIHF1ZXN0aW9ubmFpcmUgY29tcHV0ZXMgd2l0aCB0aGVtLgoKpAEKBAQAAiESBJQBAhwalQEgUG9pbnRzLCBkYXlzIGluIGEgcm93IGFuZCByYW5raW5nIHRoYXQgbW90aXZhdGUgcGFydGljaXBhbnRzOyBhYnNlbnQ6IG5vbmUuIFBhcnRpY2lwYW50cyB3aXRob3V0CiByZXdhcmRzIChgU3R1ZHlSZXdhcmRzLmdyb3VwX2lkc2ApIGRvIG5vdCBzZWUgaXQuCgq5AQoEBAACIhIElwECHBqqASBMYWJlbCBvZiB0aGUgdmVyc2lvbiBvZiB0aGUgY29uc2VudCwgYXMgdGhlIGV0aGljcyBjb21taXR0ZWUga25vd3MgaXQsIGUuZy4gIjIuMSI7IGF0IG1vc3QgMzIKIGNoYXJhY3RlcnMsIG1heSBiZSBlbXB0eS4gU2hvd24gd2l0aCB0aGUgdGV4dCBhbmQga2VwdCB3aXRoIGVhY2ggY29uc2VudC4KCkEKBAQAAiMSBJkBAhsaMyBEYXRlIG9mIHRoYXQgdmVyc2lvbiwgYFlZWVktTU0tRERgOyBtYXkgYmUgZW1wdHkuCgpmCgQEAAIkEgSbAQIqGlggT3B0aW9uYWwgcGFydHMgb2YgdGhlIGNvbnNlbnQsIGVhY2ggYWNjZXB0ZWQgb3Igbm90IGJ5IGl0c2VsZjsgdXAgdG8gMTAsIG1heSBiZSBlbXB0eS4KCisKBAQAAiUSBJ0BAi4aHSBUaGUgc2lnbmF0dXJlIG9mIGEgY29uc2VudC4KCtQBCgQEAAImEgSgAQIbGsUBIFdoZXRoZXIgc3RhZmYgbWF5IGNvbm5lY3QgcGFydGljaXBhbnRzIHdpdGggdGhlIHN0dWR5J3Mgb3duIHJlY29yZHMgYnkgc3ViamVjdCBsYWJlbHMsIHN1Y2ggYXMKIG51bWJlcnMgb2YgYSBjbGluaWMgKGBJbnZpdGF0aW9uLnN1YmplY3RfbGFiZWxgKS4gU2hvd24gd2l0aCB0aGUgY29uc2VudCwgd2hvc2UgdGV4dCBtdXN0IHN0YXRlIGl0LgoKcgoCBAESBqQBAK0BARpkIEFuIG9wdGlvbmFsIHBhcnQgb2YgdGhlIGNvbnNlbnQuIEpvaW5pbmcgZG9lcyBub3QgZGVwZW5kIG9uIGl0LCBhbmQgaXQgY2FuIGJlIHdpdGhkcmF3biBieSBpdHNlbGYuCgr9AgoEBAECABIEqQECFRruAiBVbmlxdWUgaW4gdGhlIHN0dWR5OiAx4oCTNjQgY2hhcmFjdGVycyBvZiBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgaHlwaGVucy4gVXN1YWwgaWRzOiBgc2hhcmluZ2AKIChhbm9ueW1pc2VkIGRhdGEgbWF5IGJlIHNoYXJlZCB3aXRoIG90aGVyIHJlc2VhcmNoZXJzKSwgYGNvbnRhY3RgICh0aGUgdGVhbSBtYXkgYXNrIGZvciBmdXJ0aGVyCiBzdHVkaWVzKSBhbmQgYGxhYmVsYCAodGhlIHRlYW0gbWF5IGtlZXAgYSBsYWJlbCwgc3VjaCBhcyBhIGNsaW5pYyBudW1iZXIsIGZvciB0aGUgcGFydGljaXBhbnQpLgogV2l0aG91dCBhbiBhY2NlcHRlZCBwYXJ0IGBsYWJlbGAsIGEgc3R1ZHkgdGhhdCBoYXMgaXQga2VlcHMgbm8gbGFiZWwuCgp0CgQEAQIBEgSsAQIZGmYgU3RhdGVtZW50IHRoYXQgdGhlIHBhcnRpY2lwYW50IGFjY2VwdHM7IHJlcXVpcmVkLCBpbiBleGFjdGx5IHRoZSBsYW5ndWFnZXMgb2YKIGBTdHVkeS5jb25zZW50X3RleHRgLgoKMgoCBQMSBrABALcBARokIEhvdyBhIHBhcnRpY2lwYW50IHNpZ25zIGEgY29uc2VudC4KCjkKBAUDAgASBLIBAikaKyBXaXRob3V0IGEgc2lnbmF0dXJlOiBhY2NlcHRpbmcgaXMgZW5vdWdoLgoKHwoEBQMCARIEtAECIhoRIFRoZSB0eXBlZCBuYW1lLgoKUAoEBQMCAhIEtgECJRpCIEEgZHJhd2luZzsgYSBwYXJ0aWNpcGFudCB3aG8gY2Fubm90IGRyYXcgdHlwZXMgdGhlIG5hbWUgaW5zdGVhZC4KCqgDCgIEAhIGvwEAzQEBGpkDIFJld2FyZHMgb2YgcGFydGljaXBhbnRzLCByZXR1cm5lZCBieSBvdG9saXRoLmluZ2VzdGlvbi52MSBHZXRTdGFuZGluZy4gVGhleSBtYXkgaW1wcm92ZSB0aGUgc2hhcmUKIG9mIGFuc3dlcmVkIHByb21wdHMsIGFuZCBtYXkgbWFrZSBhbnN3ZXJzIGxlc3MgY2FyZWZ1bDogYSB0cmlhbCBjYW4gZ2l2ZSB0aGVtIHRvIHNvbWUgZ3JvdXBzIG9ubHkuCgogUHJlc2VudCBzaGVldHMgd2l0aCBhbiBhbnN3ZXIgY291bnQsIHdpdGhvdXQgdGhvc2UgbWFya2VkIENMT0NLX0lNUExBVVNJQkxFLCBieSB0aGUgZGF5IHRoYXQgdGhlCiBkZXZpY2Ugc2hvd2VkIHdoZW4gdGhlIHNoZWV0IHdhcyBmaW5pc2hlZC4gU28gYSBzaGVldCB0aGF0IGFycml2ZXMgbGF0ZSBjb3VudHMgYXMgaWYgaXQgaGFkIGFycml2ZWQKIGF0IG9uY2UuCgpPCgQEAgIAEgTBAQIeGkEgUG9pbnRzIG9mIGEgc2hlZXQsIDHigJMxLDAwMDsgMDogbm8gcG9pbnRzLCBsZXZlbHMgYW5kIHJhbmtpbmcuCgpXCgQEAgIBEgTDAQIgGkkgTWF4aW11bSBudW1iZXIgb2Ygc2hlZXRzIG9mIGEgZGF5IHRoYXQgZWFybiBwb2ludHMsIDHigJMxMDA7IDAgbWVhbnMgMS4KCnEKBAQCAgISBMUBAiMaYyBQb2ludHMgZnJvbSB3aGljaCBlYWNoIGxldmVsIGJlZ2lucywgYXNjZW5kaW5nLCBmcm9tIDE7IHVwIHRvIDUwLCBlbXB0eTogbm8gbGV2ZWxzLiBOZWVkcyBwb2ludHMuCgo/CgQEAgIDEgTHAQITGjEgV2hldGhlciBkYXlzIGluIGEgcm93IGNvdW50IChgU3RyZWFrU3RhbmRpbmdgKS4KCl0KBAQCAgQSBMkBAhoaTyBOdW1iZXIgb2YgZGF5cyB3aG9zZSBwb2ludHMgYXJlIHJhbmtlZCwgMeKAkzM2NjsgMDogbm8gcmFua2luZy4gTmVlZHMgcG9pbnRzLgoKnAEKBAQCAgUSBMwBAiAajQEgR3JvdXBzIHdob3NlIHBhcnRpY2lwYW50cyBoYXZlIHJld2FyZHM7IGVtcHR5OiBhbGwgcGFydGljaXBhbnRzLiBBYnNlbnQgdW5sZXNzIHRoZSBjYWxsZXIgc2VlcyBhbGwKIGdyb3VwcyAoYEdldFN0dWR5UmVzcG9uc2UuYWxsX2dyb3Vwc2ApLgoKPgoCBAMSBtABANcBARowIFRoZSBwdWJsaXNoZWQgc3R1ZHkgdGhhdCBhIGZvcmsgd2FzIG1hZGUgZnJvbS4KCikKBAQDAgASBNIBAhgaGyBUaGUgcHJvamVjdCB0aGF0IG93bnMgaXQuCgogCgQEAwIBEgTUAQIWGhIgSWQgb2YgdGhlIHN0dWR5LgoKIQoEBAMCAhIE1gECFhoTIFJldmlzaW9uLCBmcm9tIDEuCgq+AQoCBAQSBtwBAPABARqvASBBIHZhbHVlIHRoYXQgcGFydGljaXBhbnRzIG1heSBjb21wYXJlIHdpdGggdGhhdCBvZiBhbGwgcGFydGljaXBhbnRzCiAoYFJlc3VsdFNlcnZpY2UuUmVhZENvbXBhcmlzb25zYCkuIEVhY2ggcGFydGljaXBhbnQgY291bnRzIHdpdGggdGhlIG1lYW4gb2YgdGhlIHZhbHVlcyBvZiB0aGVpcgogc2hlZXRzLgoKXgoEBAQCABIE3gECGxpQIFVuaXF1ZSBpbiB0aGUgc3R1ZHk6IDHigJM2NCBjaGFyYWN0ZXJzIG9mIGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzLCBoeXBoZW5zLgoKMQoEBAQCARIE4AECGhojIFRpdGxlIGZvciBwYXJ0aWNpcGFudHM7IHJlcXVpcmVkLgoKNwoEBAQCAhIE4gECHhopIEEgcXVlc3Rpb25uYWlyZSBvZiB0aGUgc3R1ZHk7IHJlcXVpcmVkLgoKLwoEBAQIABIG5AEC6QEDGh8gVGhlIGNvbXBhcmVkIHZhbHVlOyByZXF1aXJlZC4KCkoKBAQEAgMSBOYBBBoaPCBBIHF1ZXN0aW9uIG9mIHRoZSBxdWVzdGlvbm5haXJlIHdob3NlIGFuc3dlcnMgYXJlIG51bWJlcnMuCgotCgQEBAIEEgToAQQYGh8gQSBzY29yZSBvZiB0aGUgcXVlc3Rpb25uYWlyZS4KClkKBAQEAgUSBOsBAhUaSyBMb3dlciBlbmQgb2YgdGhlIHZhbHVlcycgcmFuZ2U7IGZpbml0ZS4gU21hbGxlciB2YWx1ZXMgY291bnQgYXMgdGhpcyBvbmUuCgpzCgQEBAIGEgTtAQIVGmUgVXBwZXIgZW5kIG9mIHRoZSB2YWx1ZXMnIHJhbmdlOyBmaW5pdGUgYW5kIGdyZWF0ZXIgdGhhbiBgbWluaW11bWAuIExhcmdlciB2YWx1ZXMgY291bnQgYXMgdGhpcyBvbmUuCgpdCgQEBAIHEgTvAQIZGk8gTnVtYmVyIG9mIGRheXMgYmVmb3JlIHRoZSByZWxlYXNlIHdob3NlIHNoZWV0cyBjb3VudCwgMeKAkzM2NjsgMDogYWxsIHNoZWV0cy4KCrIBCgIEBRIG9AEA/QEBGqMBIEEgdGV4dCBmb3IgdGhlIHBhcnRpY2lwYW50IGFmdGVyIGEgc2hlZXQsIHN1Y2ggYXMgYW4gZXhwbGFuYXRpb24gb2YgaXRzIHNjb3JlLiBPZiBzZXZlcmFsIHRleHRzIHRoYXQKIGFwcGx5IHRvIGEgc2hlZXQsIGFsbCBhcmUgc2hvd24sIGluIHRoZSBvcmRlciBvZiB0aGUgc3R1ZHkuCgq6AQoEBAUCABIE9wECFxqrASBUaGUgc2hlZXRzIHRoYXQgdGhlIHRleHQgYXBwbGllcyB0bzsgcmVxdWlyZWQuIENvbmRpdGlvbnMgbWF5IHJlZmVyIHRvIHRoZSBhbnN3ZXJzIGFuZCBzY29yZXMgb2YKIHRoZSBzaGVldCwgdG8gdGhlIGxhdGVzdCBhbnN3ZXJzIHRvIG90aGVyIHF1ZXN0aW9ubmFpcmVzLCBhbmQgdG8gYmFuZHMuCgqiAQoEBAUCARIE+gECHBqTASBDaGFuZ2Ugc2luY2UgdGhlIHBhcnRpY2lwYW50J3MgcHJldmlvdXMgc2hlZXQgb2YgdGhlIHF1ZXN0aW9ubmFpcmUgdGhhdCB0aGUgdGV4dCBhcHBsaWVzIHRvIGFzCiB3ZWxsOyBhYnNlbnQ6IGFueSwgYWxzbyB3aXRob3V0IGEgcHJldmlvdXMgc2hlZXQuCgozCgQEBQICEgT8AQIZGiUgVGV4dCBmb3IgdGhlIHBhcnRpY2lwYW50OyByZXF1aXJlZC4KCucBCgIEBhIGggIAjgIBGtgBIEEgY2hhbmdlIG9mIGEgdmFsdWU6IHRoZSBzaGVldCdzIHZhbHVlIG1pbnVzIHRoYXQgb2YgdGhlIHBhcnRpY2lwYW50J3MgcHJldmlvdXMgc2hlZXQgb2YgdGhlCiBxdWVzdGlvbm5haXJlLCBieSBmaW5pc2ggdGltZS4gSXQgZG9lcyBub3QgYXBwbHkgd2l0aG91dCBhIHByZXZpb3VzIHNoZWV0LCBvciBpZiBvbmUgb2YgdGhlIHR3bwogc2hlZXRzIGxhY2tzIHRoZSB2YWx1ZS4KCiYKBAQGCAASBoQCAokCAxoWIFRoZSB2YWx1ZTsgcmVxdWlyZWQuCgpKCgQEBgIAEgSGAgQaGjwgQSBxdWVzdGlvbiBvZiB0aGUgcXVlc3Rpb25uYWlyZSB3aG9zZSBhbnN3ZXJzIGFyZSBudW1iZXJzLgoKLQoEBAYCARIEiAIEGBofIEEgc2NvcmUgb2YgdGhlIHF1ZXN0aW9ubmFpcmUuCgpkCgQEBgICEgSLAgIqGlYgU21hbGxlc3QgY2hhbmdlLCBpbmNsdXNpdmU7IGZpbml0ZS4gQWJzZW50OiBubyBsaW1pdC4gT25lIG9mIHRoZSBsaW1pdHMgaXMgcmVxdWlyZWQuCgpgCgQEBgIDEgSNAgIqGlIgTGFyZ2VzdCBjaGFuZ2UsIGluY2x1c2l2ZTsgZmluaXRlIGFuZCBub3QgbGVzcyB0aGFuIGBtaW5pbXVtYC4gQWJzZW50OiBubyBsaW1pdC4KCsICCgIEBxIGlAIApAIBGrMCIEhvdyBsb25nIGEgc3R1ZHkga2VlcHMgcGFydGljaXBhbnRzJyBhbnN3ZXJzLiBBZnRlciB0aGF0LCBhbGwgc2VydmljZXMgZXJhc2UgdGhlIHBhcnRpY2lwYW50J3MKIGRhdGEgb2YgdGhpcyBzdHVkeSwgYXMgd2l0aCBSZXF1ZXN0RXJhc3VyZTsgdGhlIGFjY291bnQgc3RheXMuIFRoZSByZXRlbnRpb24gYXBwbGllcyBvbmx5IHRvIGRhdGEKIGxpbmtlZCB0byBhIHBlcnNvbjogYW5zd2VycyB0aGF0IHdlcmUgYW5vbnltaXNlZCBlYXJsaWVyLCBvciBieSBpdCwgc3RheSBhcyBsb25nIGFzIHRoZSBzdHVkeQoga2VlcHMgaXRzIGRhdGEuCgqMAQoEBAcCABIElwICHBp+IFdob2xlIGRheXMgYWZ0ZXIgdGhlIHN0dWR5J3MgZW5kICh0aGUgY3VycmVudCBgU3R1ZHkuZW5kX3RpbWVgKSwgMeKAkzM2LDUwMDsgMDogbm8gc3VjaCBsaW1pdC4KIEFwcGxpZXMgdG8gYWxsIHBhcnRpY2lwYW50cy4KCosBCgQEBwIBEgSaAgIgGn0gV2hvbGUgZGF5cyBhZnRlciBhIHBhcnRpY2lwYW50IGxlZnQgdGhlIHN0dWR5LCAx4oCTMzYsNTAwOyAwOiBubyBzdWNoIGxpbWl0LiBOb3QgYXBwbGllZCB0bwogcGFydGljaXBhbnRzIHdobyBqb2luZWQgYWdhaW4uCgozCgQEBwICEgScAgIfGiUgVHJlYXRtZW50IG9mIHRoZSBhbnN3ZXJzOyByZXF1aXJlZC4KCnUKBAQHAgMSBJ8CAhkaZyBXaGV0aGVyIGFuc3dlcnMgYXJlIHJlbW92ZWQgYXMgc29vbiBhcyBhIGNvbnNlbnQgaXMgd2l0aGRyYXduIChXaXRoZHJhd0NvbnNlbnQpIGFuZCBub3QgZ2l2ZW4KIGFnYWluLgoKhQIKBAQHAgQSBKMCAiIa9gEgVHJlYXRtZW50IG9mIGFuc3dlcnMgd2hlbiBhIHBhcnRpY2lwYW50IHJlcXVlc3RzIGVyYXN1cmUgKFJlcXVlc3RFcmFzdXJlKSB3aXRoIGVpdGhlciBtb2RlOwogdW5zcGVjaWZpZWQ6IHRoZSBwYXJ0aWNpcGFudCBjaG9vc2VzLiBJZiB0aGV5IGFyZSBhbm9ueW1pc2VkLCBmcmVlIHRleHQgc3RheXMgYXMgd3JpdHRlbjogc3RhdGUKIHRoaXMgaW4gdGhlIGNvbnNlbnQgdGV4dCwgb3IgZG8gbm90IGFzayBmb3IgZnJlZSB0ZXh0LgoKQQoCBQQSBqcCAK8CARozIFRyZWF0bWVudCBvZiBhbnN3ZXJzIGF0IHRoZSBlbmQgb2YgdGhlIHJldGVudGlvbi4KCk0KBAUEAgASBKkCAiQaPyBSZWplY3RlZCBhcyBhbiBvdXRjb21lIHdpdGggcmVhc29uIFJFVEVOVElPTl9PVVRDT01FX01JU1NJTkcuCgojCgQFBAIBEgSrAgIeGhUgQW5zd2VycyBhcmUgZXJhc2VkLgoKtgEKBAUEAgISBK4CAiIapwEgQW5zd2VycyBhcmUga2VwdCB1bmRlciBhIG5ldyBwc2V1ZG9ueW0gdGhhdCBjYW5ub3QgYmUgbGlua2VkIHRvIHRoZSBwYXJ0aWNpcGFudCwgYXMgd2l0aAogYEVSQVNVUkVfTU9ERV9BTk9OWU1JU0VfQU5TV0VSU2A6IHdpdGhvdXQgY29udGFjdCBkYXRhLCBidXQgd2l0aCBmcmVlIHRleHQuCgoiCgIECBIGsgIAvAIBGhQgQW4gYXJtIG9mIGEgc3R1ZHkuCgpeCgQECAIAEgS0AgIWGlAgVW5pcXVlIGluIHRoZSBzdHVkeTogMeKAkzY0IGNoYXJhY3RlcnMgb2YgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMsIGh5cGhlbnMuCgozCgQECAIBEgS2AgIaGiUgVGl0bGUgZm9yIHRoZSBzdHVkeSB0ZWFtOyByZXF1aXJlZC4KCrABCgQECAICEgS5AgIhGqEBIENvbnNlbnQgdGV4dCBvZiB0aGUgZ3JvdXAgaW4gcGxhY2Ugb2YgdGhlIHN0dWR5J3MsIGluIGV4YWN0bHkgdGhlIHNhbWUgbGFuZ3VhZ2VzOyBhYnNlbnQ6IHRoZQogc3R1ZHkncyB0ZXh0LiBOb3QgZm9yIGFybXMgdGhhdCBhcmUgY29uY2VhbGVkIGZyb20gcGFydGljaXBhbnRzLgoKcAoEBAgCAxIEuwICHRpiIGBTdHVkeS5jb25zZW50X3ZlcnNpb25gIGZvciB0aGUgZ3JvdXA7IGVtcHR5IHdpdGhvdXQgYSB0ZXh0IG9mIGl0cyBvd24uIENvbXB1dGVkIGJ5IHRoZSBzZXJ2aWNlLgoKOwoCBAkSBr8CAN0CARotIEEgcXVlc3Rpb25uYWlyZSB2ZXJzaW9uIGFzIHVzZWQgYnkgYSBzdHVkeS4KCkAKBAQJAgASBMECAh4aMiBJZCBvZiB0aGUgcXVlc3Rpb25uYWlyZSwgYXQgbW9zdCBvbmNlIHBlciBzdHVkeS4KCm8KBAQJAgESBMMCAhUaYSBBIHB1Ymxpc2hlZCB2ZXJzaW9uLiAwIGluIGFuIGltcG9ydDogdGhlIHZlcnNpb24gdGhhdCB0aGlzIGltcG9ydCBwdWJsaXNoZXMgb3IgZmluZHMgdW5jaGFuZ2VkLgoKGQoEBAkCAhIExQICHBoLIFJlcXVpcmVkLgoKVwoEBAkCAxIExwICIhpJIFVwIHRvIDIwIHNjaGVkdWxlcywgZWFjaCB3aXRoIGl0cyBvd24gaWQuIEVtcHR5OiBmaWxsZWQgaW4gYXQgYW55IHRpbWUuCgpWCgQECQIEEgTJAgIXGkggV2hldGhlciB0aGUgcXVlc3Rpb25uYWlyZSBpcyBzaG93biBidXQgY2Fubm90IGJlIGZpbGxlZCBpbiAoVFlTIEZSIDkpLgoKXwoEBAkCBRIEywICFBpRIFdoZXRoZXIgYWxsIG90aGVyIHF1ZXN0aW9ubmFpcmVzIGFyZSBibG9ja2VkIHVudGlsIGl0IGlzIGZpbGxlZCBpbiAoVFlTIEZSIDExKS4KCrcCCgQECQIGEgTQAgIjGqgCIEhvdXJzIGFmdGVyIHdoaWNoIGl0IG1heSBiZSBmaWxsZWQgaW4gYWdhaW4sIHVwIHRvIDg3LDg0MDsgMCBtZWFucyBhdCBhbnkgdGltZS4gQWx3YXlzIDAgZm9yCiBvbmUtdGltZSBxdWVzdGlvbm5haXJlcy4gQSBzaGVldCBpcyByZWplY3RlZCBpZiBhbm90aGVyIG9uZSB3YXMgZmluaXNoZWQgd2l0aGluIHRoaXMgaW50ZXJ2YWwKIGJlZm9yZSBpdDsgc2hlZXRzIHRoYXQgd2VyZSBmaW5pc2hlZCBhZnRlciBpdCBkbyBub3QgY291bnQsIGUuZy4gaWYgaXQgYXJyaXZlcyBsYXRlIGZyb20KIGFub3RoZXIgZGV2aWNlLgoKYwoEBAkCBxIE0gICIBpVIEdyb3VwcyB0aGF0IHNlZSBpdDsgZW1wdHk6IGFsbCBwYXJ0aWNpcGFudHMuIFBhcnRpY2lwYW50cyBzZWUgb25seSB0aGVpciBvd24gZ3JvdXAuCgqCAQoEBAkCCBIE1QICFRp0IFdoZXRoZXIgcGFydGljaXBhbnRzIG1heSBhbWVuZCBhbmQgd2l0aGRyYXcgc2hlZXRzLiBFYWNoIGNoYW5nZSBoYXMgYSB0aW1lIGFuZCBhIHJlYXNvbjsgZm9ybWVyCiBhbnN3ZXJzIGFyZSBrZXB0LgoKiwEKBAQJAgkSBNgCAiEafSBXaGV0aGVyIHBhcnRpY2lwYW50cyBtYXkgY2xvc2UgaXQgZGVsaWJlcmF0ZWx5IHdpdGhvdXQgcmVxdWlyZWQgYW5zd2VycyAoVFlUIMKnNC4xLjMsIHRoaXJkCiBjYXNlKTsgc3VjaCBzaGVldHMgYXJlIG1hcmtlZC4KCmYKBAQJAgoSBNoCAhkaWCBEYXlzIGFmdGVyIGl0cyBsYXN0IGNoYW5nZSB1bnRpbCBhbiB1bmZpbmlzaGVkIGRyYWZ0IGV4cGlyZXMsIHVwIHRvIDMsNjYwOyAwIG1lYW5zIDkwLgoKbAoEBAkCCxIE3AICJBpeIFdoZXRoZXIgY2xpZW50cyBzaG93IG9uZSBxdWVzdGlvbiBvbiBlYWNoIHNjcmVlbiwgaW5zdGVhZCBvZiB0aGUgcGFnZXMgb2YgdGhlIHF1ZXN0aW9ubmFpcmUuCmIGcHJvdG8z")
}

extension CatalogueV1.Study {
  public static var fullName: String { "otolith.catalogue.v1.Study" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__study__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Study>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.description = c.pointee.description.map { CatalogueV1.LocalizedText($0) }
    self.consentText = c.pointee.consent_text.map { CatalogueV1.LocalizedText($0) }
    self.consentVersion = Codec.string(c.pointee.consent_version)
    self.access = CatalogueV1.StudyAccess(rawValue: Int32(truncatingIfNeeded: c.pointee.access.rawValue))
    self.defaultLanguage = Codec.string(c.pointee.default_language)
    self.startTime = c.pointee.start_time.map { GoogleProtobuf.Timestamp($0) }
    self.endTime = c.pointee.end_time.map { GoogleProtobuf.Timestamp($0) }
    self.questionnaires = Codec.messages(c.pointee.questionnaires, c.pointee.n_questionnaires) { CatalogueV1.StudyQuestionnaire($0) }
    self.languages = Codec.array(c.pointee.languages, c.pointee.n_languages) { Codec.string($0) }
    self.revision = c.pointee.revision
    self.text = c.pointee.text.map { CatalogueV1.LocalizedText($0) }
    self.picture = c.pointee.picture.map { CatalogueV1.FileReference($0) }
    self.unlisted = c.pointee.unlisted != 0
    self.paused = c.pointee.paused != 0
    self.groups = Codec.messages(c.pointee.groups, c.pointee.n_groups) { CatalogueV1.StudyGroup($0) }
    self.nextLists = Codec.messages(c.pointee.next_lists, c.pointee.n_next_lists) { CatalogueV1.NextList($0) }
    self.soundCollectionIDs = Codec.array(c.pointee.sound_collection_ids, c.pointee.n_sound_collection_ids) { Codec.string($0) }
    self.vocabularyIDs = Codec.array(c.pointee.vocabulary_ids, c.pointee.n_vocabulary_ids) { Codec.string($0) }
    self.earlierConsentsEndTime = c.pointee.earlier_consents_end_time.map { GoogleProtobuf.Timestamp($0) }
    self.retention = c.pointee.retention.map { CatalogueV1.StudyRetention($0) }
    self.languageFallback = CatalogueV1.LanguageFallback(rawValue: Int32(truncatingIfNeeded: c.pointee.language_fallback.rawValue))
    self.recordTypes = Codec.messages(c.pointee.record_types, c.pointee.n_record_types) { CatalogueV1.StudyRecordType($0) }
    self.promptRules = c.pointee.prompt_rules.map { CatalogueV1.PromptRules($0) }
    self.triggers = Codec.messages(c.pointee.triggers, c.pointee.n_triggers) { CatalogueV1.Trigger($0) }
    self.exactDevices = c.pointee.exact_devices != 0
    self.comparisons = Codec.messages(c.pointee.comparisons, c.pointee.n_comparisons) { CatalogueV1.StudyComparison($0) }
    self.feedbackTexts = Codec.messages(c.pointee.feedback_texts, c.pointee.n_feedback_texts) { CatalogueV1.FeedbackText($0) }
    self.texts = Codec.messages(c.pointee.texts, c.pointee.n_texts) { CatalogueV1.InformationText($0) }
    self.origin = c.pointee.origin.map { CatalogueV1.StudyOrigin($0) }
    self.sharing = CatalogueV1.Sharing(rawValue: Int32(truncatingIfNeeded: c.pointee.sharing.rawValue))
    self.profileFields = Codec.array(c.pointee.profile_fields, c.pointee.n_profile_fields) { Codec.string($0) }
    self.rewards = c.pointee.rewards.map { CatalogueV1.StudyRewards($0) }
    self.consentLabel = Codec.string(c.pointee.consent_label)
    self.consentDate = Codec.string(c.pointee.consent_date)
    self.consentParts = Codec.messages(c.pointee.consent_parts, c.pointee.n_consent_parts) { CatalogueV1.ConsentPart($0) }
    self.consentSignature = CatalogueV1.ConsentSignatureKind(rawValue: Int32(truncatingIfNeeded: c.pointee.consent_signature.rawValue))
    self.subjectLabels = c.pointee.subject_labels != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Study> {
    let c = arena.allocate(Otolith__Catalogue__V1__Study.self)
    otolith__catalogue__v1__study__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    if let value = self.description { c.pointee.description = value.cStruct(in: arena) }
    if let value = self.consentText { c.pointee.consent_text = value.cStruct(in: arena) }
    if !self.consentVersion.isEmpty { c.pointee.consent_version = arena.string(self.consentVersion) }
    c.pointee.access = Otolith__Catalogue__V1__StudyAccess(rawValue: .init(truncatingIfNeeded: self.access.rawValue))
    if !self.defaultLanguage.isEmpty { c.pointee.default_language = arena.string(self.defaultLanguage) }
    if let value = self.startTime { c.pointee.start_time = value.cStruct(in: arena) }
    if let value = self.endTime { c.pointee.end_time = value.cStruct(in: arena) }
    if !self.questionnaires.isEmpty {
      c.pointee.n_questionnaires = self.questionnaires.count
      c.pointee.questionnaires = arena.array(self.questionnaires) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__StudyQuestionnaire>? }
    }
    if !self.languages.isEmpty {
      c.pointee.n_languages = self.languages.count
      c.pointee.languages = arena.array(self.languages) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    c.pointee.revision = self.revision
    if let value = self.text { c.pointee.text = value.cStruct(in: arena) }
    if let value = self.picture { c.pointee.picture = value.cStruct(in: arena) }
    c.pointee.unlisted = self.unlisted ? 1 : 0
    c.pointee.paused = self.paused ? 1 : 0
    if !self.groups.isEmpty {
      c.pointee.n_groups = self.groups.count
      c.pointee.groups = arena.array(self.groups) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__StudyGroup>? }
    }
    if !self.nextLists.isEmpty {
      c.pointee.n_next_lists = self.nextLists.count
      c.pointee.next_lists = arena.array(self.nextLists) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__NextList>? }
    }
    if !self.soundCollectionIDs.isEmpty {
      c.pointee.n_sound_collection_ids = self.soundCollectionIDs.count
      c.pointee.sound_collection_ids = arena.array(self.soundCollectionIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.vocabularyIDs.isEmpty {
      c.pointee.n_vocabulary_ids = self.vocabularyIDs.count
      c.pointee.vocabulary_ids = arena.array(self.vocabularyIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if let value = self.earlierConsentsEndTime { c.pointee.earlier_consents_end_time = value.cStruct(in: arena) }
    if let value = self.retention { c.pointee.retention = value.cStruct(in: arena) }
    c.pointee.language_fallback = Otolith__Catalogue__V1__LanguageFallback(rawValue: .init(truncatingIfNeeded: self.languageFallback.rawValue))
    if !self.recordTypes.isEmpty {
      c.pointee.n_record_types = self.recordTypes.count
      c.pointee.record_types = arena.array(self.recordTypes) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__StudyRecordType>? }
    }
    if let value = self.promptRules { c.pointee.prompt_rules = value.cStruct(in: arena) }
    if !self.triggers.isEmpty {
      c.pointee.n_triggers = self.triggers.count
      c.pointee.triggers = arena.array(self.triggers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Trigger>? }
    }
    c.pointee.exact_devices = self.exactDevices ? 1 : 0
    if !self.comparisons.isEmpty {
      c.pointee.n_comparisons = self.comparisons.count
      c.pointee.comparisons = arena.array(self.comparisons) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__StudyComparison>? }
    }
    if !self.feedbackTexts.isEmpty {
      c.pointee.n_feedback_texts = self.feedbackTexts.count
      c.pointee.feedback_texts = arena.array(self.feedbackTexts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__FeedbackText>? }
    }
    if !self.texts.isEmpty {
      c.pointee.n_texts = self.texts.count
      c.pointee.texts = arena.array(self.texts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__InformationText>? }
    }
    if let value = self.origin { c.pointee.origin = value.cStruct(in: arena) }
    c.pointee.sharing = Otolith__Catalogue__V1__Sharing(rawValue: .init(truncatingIfNeeded: self.sharing.rawValue))
    if !self.profileFields.isEmpty {
      c.pointee.n_profile_fields = self.profileFields.count
      c.pointee.profile_fields = arena.array(self.profileFields) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if let value = self.rewards { c.pointee.rewards = value.cStruct(in: arena) }
    if !self.consentLabel.isEmpty { c.pointee.consent_label = arena.string(self.consentLabel) }
    if !self.consentDate.isEmpty { c.pointee.consent_date = arena.string(self.consentDate) }
    if !self.consentParts.isEmpty {
      c.pointee.n_consent_parts = self.consentParts.count
      c.pointee.consent_parts = arena.array(self.consentParts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__ConsentPart>? }
    }
    c.pointee.consent_signature = Otolith__Catalogue__V1__ConsentSignatureKind(rawValue: .init(truncatingIfNeeded: self.consentSignature.rawValue))
    c.pointee.subject_labels = self.subjectLabels ? 1 : 0
    return c
  }
}

extension CatalogueV1.ConsentPart {
  public static var fullName: String { "otolith.catalogue.v1.ConsentPart" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__consent_part__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ConsentPart>) {
    self.partID = Codec.string(c.pointee.part_id)
    self.text = c.pointee.text.map { CatalogueV1.LocalizedText($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ConsentPart> {
    let c = arena.allocate(Otolith__Catalogue__V1__ConsentPart.self)
    otolith__catalogue__v1__consent_part__init(c)
    if !self.partID.isEmpty { c.pointee.part_id = arena.string(self.partID) }
    if let value = self.text { c.pointee.text = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.StudyRewards {
  public static var fullName: String { "otolith.catalogue.v1.StudyRewards" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__study_rewards__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__StudyRewards>) {
    self.pointsPerSheet = c.pointee.points_per_sheet
    self.sheetsPerDayMax = c.pointee.sheets_per_day_max
    self.levelPoints = Codec.array(c.pointee.level_points, c.pointee.n_level_points) { $0 }
    self.streaks = c.pointee.streaks != 0
    self.rankingDays = c.pointee.ranking_days
    self.groupIDs = Codec.array(c.pointee.group_ids, c.pointee.n_group_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__StudyRewards> {
    let c = arena.allocate(Otolith__Catalogue__V1__StudyRewards.self)
    otolith__catalogue__v1__study_rewards__init(c)
    c.pointee.points_per_sheet = self.pointsPerSheet
    c.pointee.sheets_per_day_max = self.sheetsPerDayMax
    if !self.levelPoints.isEmpty {
      c.pointee.n_level_points = self.levelPoints.count
      c.pointee.level_points = arena.array(self.levelPoints) { $0 }
    }
    c.pointee.streaks = self.streaks ? 1 : 0
    c.pointee.ranking_days = self.rankingDays
    if !self.groupIDs.isEmpty {
      c.pointee.n_group_ids = self.groupIDs.count
      c.pointee.group_ids = arena.array(self.groupIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1.StudyOrigin {
  public static var fullName: String { "otolith.catalogue.v1.StudyOrigin" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__study_origin__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__StudyOrigin>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.revision = c.pointee.revision
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__StudyOrigin> {
    let c = arena.allocate(Otolith__Catalogue__V1__StudyOrigin.self)
    otolith__catalogue__v1__study_origin__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.revision = self.revision
    return c
  }
}

extension CatalogueV1.StudyComparison {
  public static var fullName: String { "otolith.catalogue.v1.StudyComparison" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__study_comparison__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__StudyComparison>) {
    self.comparisonID = Codec.string(c.pointee.comparison_id)
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.value = switch c.pointee.value_case.rawValue {
      case 4: .elementID(Codec.string(c.pointee.element_id))
      case 5: .scoreID(Codec.string(c.pointee.score_id))
      default: nil
    }
    self.minimum = c.pointee.minimum
    self.maximum = c.pointee.maximum
    self.windowDays = c.pointee.window_days
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__StudyComparison> {
    let c = arena.allocate(Otolith__Catalogue__V1__StudyComparison.self)
    otolith__catalogue__v1__study_comparison__init(c)
    if !self.comparisonID.isEmpty { c.pointee.comparison_id = arena.string(self.comparisonID) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    switch self.value {
      case .elementID(let value)?:
        c.pointee.value_case = .init(rawValue: 4)
        c.pointee.element_id = arena.string(value)
      case .scoreID(let value)?:
        c.pointee.value_case = .init(rawValue: 5)
        c.pointee.score_id = arena.string(value)
      case nil: break
    }
    c.pointee.minimum = self.minimum
    c.pointee.maximum = self.maximum
    c.pointee.window_days = self.windowDays
    return c
  }
}

extension CatalogueV1.FeedbackText {
  public static var fullName: String { "otolith.catalogue.v1.FeedbackText" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__feedback_text__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__FeedbackText>) {
    self.sheet = c.pointee.sheet.map { CatalogueV1.SheetCause($0) }
    self.change = c.pointee.change.map { CatalogueV1.FeedbackChange($0) }
    self.text = c.pointee.text.map { CatalogueV1.LocalizedText($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__FeedbackText> {
    let c = arena.allocate(Otolith__Catalogue__V1__FeedbackText.self)
    otolith__catalogue__v1__feedback_text__init(c)
    if let value = self.sheet { c.pointee.sheet = value.cStruct(in: arena) }
    if let value = self.change { c.pointee.change = value.cStruct(in: arena) }
    if let value = self.text { c.pointee.text = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.FeedbackChange {
  public static var fullName: String { "otolith.catalogue.v1.FeedbackChange" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__feedback_change__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__FeedbackChange>) {
    self.value = switch c.pointee.value_case.rawValue {
      case 1: .elementID(Codec.string(c.pointee.element_id))
      case 2: .scoreID(Codec.string(c.pointee.score_id))
      default: nil
    }
    self.minimum = c.pointee.minimum.map { GoogleProtobuf.DoubleValue($0) }
    self.maximum = c.pointee.maximum.map { GoogleProtobuf.DoubleValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__FeedbackChange> {
    let c = arena.allocate(Otolith__Catalogue__V1__FeedbackChange.self)
    otolith__catalogue__v1__feedback_change__init(c)
    switch self.value {
      case .elementID(let value)?:
        c.pointee.value_case = .init(rawValue: 1)
        c.pointee.element_id = arena.string(value)
      case .scoreID(let value)?:
        c.pointee.value_case = .init(rawValue: 2)
        c.pointee.score_id = arena.string(value)
      case nil: break
    }
    if let value = self.minimum { c.pointee.minimum = value.cStruct(in: arena) }
    if let value = self.maximum { c.pointee.maximum = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.StudyRetention {
  public static var fullName: String { "otolith.catalogue.v1.StudyRetention" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__study_retention__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__StudyRetention>) {
    self.daysAfterEnd = c.pointee.days_after_end
    self.daysAfterLeaving = c.pointee.days_after_leaving
    self.outcome = CatalogueV1.RetentionOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.onWithdrawal = c.pointee.on_withdrawal != 0
    self.onErasure = CatalogueV1.RetentionOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.on_erasure.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__StudyRetention> {
    let c = arena.allocate(Otolith__Catalogue__V1__StudyRetention.self)
    otolith__catalogue__v1__study_retention__init(c)
    c.pointee.days_after_end = self.daysAfterEnd
    c.pointee.days_after_leaving = self.daysAfterLeaving
    c.pointee.outcome = Otolith__Catalogue__V1__RetentionOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    c.pointee.on_withdrawal = self.onWithdrawal ? 1 : 0
    c.pointee.on_erasure = Otolith__Catalogue__V1__RetentionOutcome(rawValue: .init(truncatingIfNeeded: self.onErasure.rawValue))
    return c
  }
}

extension CatalogueV1.StudyGroup {
  public static var fullName: String { "otolith.catalogue.v1.StudyGroup" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__study_group__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__StudyGroup>) {
    self.groupID = Codec.string(c.pointee.group_id)
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.consentText = c.pointee.consent_text.map { CatalogueV1.LocalizedText($0) }
    self.consentVersion = Codec.string(c.pointee.consent_version)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__StudyGroup> {
    let c = arena.allocate(Otolith__Catalogue__V1__StudyGroup.self)
    otolith__catalogue__v1__study_group__init(c)
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    if let value = self.consentText { c.pointee.consent_text = value.cStruct(in: arena) }
    if !self.consentVersion.isEmpty { c.pointee.consent_version = arena.string(self.consentVersion) }
    return c
  }
}

extension CatalogueV1.StudyQuestionnaire {
  public static var fullName: String { "otolith.catalogue.v1.StudyQuestionnaire" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__study_questionnaire__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__StudyQuestionnaire>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.recurrence = CatalogueV1.Recurrence(rawValue: Int32(truncatingIfNeeded: c.pointee.recurrence.rawValue))
    self.schedules = Codec.messages(c.pointee.schedules, c.pointee.n_schedules) { CatalogueV1.Schedule($0) }
    self.deactivated = c.pointee.deactivated != 0
    self.blocking = c.pointee.blocking != 0
    self.repeatIntervalHours = c.pointee.repeat_interval_hours
    self.groupIDs = Codec.array(c.pointee.group_ids, c.pointee.n_group_ids) { Codec.string($0) }
    self.revisable = c.pointee.revisable != 0
    self.mayCloseIncomplete = c.pointee.may_close_incomplete != 0
    self.draftDays = c.pointee.draft_days
    self.oneQuestionPerScreen = c.pointee.one_question_per_screen != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__StudyQuestionnaire> {
    let c = arena.allocate(Otolith__Catalogue__V1__StudyQuestionnaire.self)
    otolith__catalogue__v1__study_questionnaire__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    c.pointee.recurrence = Otolith__Catalogue__V1__Recurrence(rawValue: .init(truncatingIfNeeded: self.recurrence.rawValue))
    if !self.schedules.isEmpty {
      c.pointee.n_schedules = self.schedules.count
      c.pointee.schedules = arena.array(self.schedules) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Schedule>? }
    }
    c.pointee.deactivated = self.deactivated ? 1 : 0
    c.pointee.blocking = self.blocking ? 1 : 0
    c.pointee.repeat_interval_hours = self.repeatIntervalHours
    if !self.groupIDs.isEmpty {
      c.pointee.n_group_ids = self.groupIDs.count
      c.pointee.group_ids = arena.array(self.groupIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    c.pointee.revisable = self.revisable ? 1 : 0
    c.pointee.may_close_incomplete = self.mayCloseIncomplete ? 1 : 0
    c.pointee.draft_days = self.draftDays
    c.pointee.one_question_per_screen = self.oneQuestionPerScreen ? 1 : 0
    return c
  }
}
