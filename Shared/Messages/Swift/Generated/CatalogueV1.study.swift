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
    /// `all_languages`). Required.
    public var consentText: CatalogueV1.LocalizedText?
    /// Version of `consent_text`, to be sent when joining; changes with every change in any language.
    /// Participants are asked again only if the text in the language of their consent changed. Computed
    /// by the service.
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
      exactDevices: Bool = false
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

    public init(groupID: String = "", title: CatalogueV1.LocalizedText? = nil) {
      self.groupID = groupID
      self.title = title
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
      draftDays: UInt32 = 0
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
    }
  }

  /// The descriptor of `otolith/catalogue/v1/study.proto`.
  public static let studyFile = ProtoFile(
    name: "otolith/catalogue/v1/study.proto",
    dependencies: [GoogleProtobuf.timestampFile, CatalogueV1.libraryFile, CatalogueV1.recordsFile, CatalogueV1.rulesFile, CatalogueV1.scheduleFile, CatalogueV1.textFile, CatalogueV1.triggersFile],
    base64: "CiBvdG9saXRoL2NhdGFsb2d1ZS92MS9zdHVkeS5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEaH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8aIm90b2xpdGgvY2F0YWxvZ3VlL3YxL2xpYnJhcnkucHJvdG8aIm90b2xpdGgvY2F0YWxvZ3VlL3YxL3JlY29yZHMucHJvdG8aIG90b2xpdGgvY2F0YWxvZ3VlL3YxL3J1bGVzLnByb3RvGiNvdG9saXRoL2NhdGFsb2d1ZS92MS9zY2hlZHVsZS5wcm90bxofb3RvbGl0aC9jYXRhbG9ndWUvdjEvdGV4dC5wcm90bxojb3RvbGl0aC9jYXRhbG9ndWUvdjEvdHJpZ2dlcnMucHJvdG8i1wsKBVN0dWR5EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEjkKBXRpdGxlGAIgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIFdGl0bGUSRQoLZGVzY3JpcHRpb24YAyABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgtkZXNjcmlwdGlvbhJGCgxjb25zZW50X3RleHQYBCABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0Ugtjb25zZW50VGV4dBInCg9jb25zZW50X3ZlcnNpb24YBSABKAlSDmNvbnNlbnRWZXJzaW9uEjkKBmFjY2VzcxgGIAEoDjIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5QWNjZXNzUgZhY2Nlc3MSKQoQZGVmYXVsdF9sYW5ndWFnZRgHIAEoCVIPZGVmYXVsdExhbmd1YWdlEjkKCnN0YXJ0X3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglzdGFydFRpbWUSNQoIZW5kX3RpbWUYCSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdlbmRUaW1lElAKDnF1ZXN0aW9ubmFpcmVzGAogAygLMigub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlRdWVzdGlvbm5haXJlUg5xdWVzdGlvbm5haXJlcxIcCglsYW5ndWFnZXMYCyADKAlSCWxhbmd1YWdlcxIaCghyZXZpc2lvbhgMIAEoDVIIcmV2aXNpb24SNwoEdGV4dBgNIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBHRleHQSPQoHcGljdHVyZRgOIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkZpbGVSZWZlcmVuY2VSB3BpY3R1cmUSGgoIdW5saXN0ZWQYDyABKAhSCHVubGlzdGVkEhYKBnBhdXNlZBgQIAEoCFIGcGF1c2VkEjgKBmdyb3VwcxgRIAMoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5R3JvdXBSBmdyb3VwcxI9CgpuZXh0X2xpc3RzGBIgAygLMh4ub3RvbGl0aC5jYXRhbG9ndWUudjEuTmV4dExpc3RSCW5leHRMaXN0cxIwChRzb3VuZF9jb2xsZWN0aW9uX2lkcxgTIAMoCVISc291bmRDb2xsZWN0aW9uSWRzEiUKDnZvY2FidWxhcnlfaWRzGBQgAygJUg12b2NhYnVsYXJ5SWRzElUKGWVhcmxpZXJfY29uc2VudHNfZW5kX3RpbWUYFSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhZlYXJsaWVyQ29uc2VudHNFbmRUaW1lEkIKCXJldGVudGlvbhgWIAEoCzIkLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5UmV0ZW50aW9uUglyZXRlbnRpb24SUwoRbGFuZ3VhZ2VfZmFsbGJhY2sYFyABKA4yJi5vdG9saXRoLmNhdGFsb2d1ZS52MS5MYW5ndWFnZUZhbGxiYWNrUhBsYW5ndWFnZUZhbGxiYWNrEkgKDHJlY29yZF90eXBlcxgYIAMoCzIlLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5UmVjb3JkVHlwZVILcmVjb3JkVHlwZXMSRAoMcHJvbXB0X3J1bGVzGBkgASgLMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuUHJvbXB0UnVsZXNSC3Byb21wdFJ1bGVzEjkKCHRyaWdnZXJzGBogAygLMh0ub3RvbGl0aC5jYXRhbG9ndWUudjEuVHJpZ2dlclIIdHJpZ2dlcnMSIwoNZXhhY3RfZGV2aWNlcxgbIAEoCFIMZXhhY3REZXZpY2VzIpICCg5TdHVkeVJldGVudGlvbhIkCg5kYXlzX2FmdGVyX2VuZBgBIAEoDVIMZGF5c0FmdGVyRW5kEiwKEmRheXNfYWZ0ZXJfbGVhdmluZxgCIAEoDVIQZGF5c0FmdGVyTGVhdmluZxJACgdvdXRjb21lGAMgASgOMiYub3RvbGl0aC5jYXRhbG9ndWUudjEuUmV0ZW50aW9uT3V0Y29tZVIHb3V0Y29tZRIjCg1vbl93aXRoZHJhd2FsGAQgASgIUgxvbldpdGhkcmF3YWwSRQoKb25fZXJhc3VyZRgFIAEoDjImLm90b2xpdGguY2F0YWxvZ3VlLnYxLlJldGVudGlvbk91dGNvbWVSCW9uRXJhc3VyZSJiCgpTdHVkeUdyb3VwEhkKCGdyb3VwX2lkGAEgASgJUgdncm91cElkEjkKBXRpdGxlGAIgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIFdGl0bGUi1wMKElN0dWR5UXVlc3Rpb25uYWlyZRIpChBxdWVzdGlvbm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJlSWQSGAoHdmVyc2lvbhgCIAEoDVIHdmVyc2lvbhJACgpyZWN1cnJlbmNlGAMgASgOMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuUmVjdXJyZW5jZVIKcmVjdXJyZW5jZRI8CglzY2hlZHVsZXMYBCADKAsyHi5vdG9saXRoLmNhdGFsb2d1ZS52MS5TY2hlZHVsZVIJc2NoZWR1bGVzEiAKC2RlYWN0aXZhdGVkGAUgASgIUgtkZWFjdGl2YXRlZBIaCghibG9ja2luZxgGIAEoCFIIYmxvY2tpbmcSMgoVcmVwZWF0X2ludGVydmFsX2hvdXJzGAcgASgNUhNyZXBlYXRJbnRlcnZhbEhvdXJzEhsKCWdyb3VwX2lkcxgIIAMoCVIIZ3JvdXBJZHMSHAoJcmV2aXNhYmxlGAkgASgIUglyZXZpc2FibGUSMAoUbWF5X2Nsb3NlX2luY29tcGxldGUYCiABKAhSEm1heUNsb3NlSW5jb21wbGV0ZRIdCgpkcmFmdF9kYXlzGAsgASgNUglkcmFmdERheXMqdwoLU3R1ZHlBY2Nlc3MSHAoYU1RVRFlfQUNDRVNTX1VOU1BFQ0lGSUVEEAASFQoRU1RVRFlfQUNDRVNTX09QRU4QARIZChVTVFVEWV9BQ0NFU1NfUEFTU1dPUkQQAhIYChRTVFVEWV9BQ0NFU1NfUkVRVUVTVBADKloKClJlY3VycmVuY2USGgoWUkVDVVJSRU5DRV9VTlNQRUNJRklFRBAAEhcKE1JFQ1VSUkVOQ0VfT05FX1RJTUUQARIXChNSRUNVUlJFTkNFX1JFUEVBVEVEEAIqfAoQTGFuZ3VhZ2VGYWxsYmFjaxIhCh1MQU5HVUFHRV9GQUxMQkFDS19VTlNQRUNJRklFRBAAEh0KGUxBTkdVQUdFX0ZBTExCQUNLX0VOR0xJU0gQARImCiJMQU5HVUFHRV9GQUxMQkFDS19ERUZBVUxUX0xBTkdVQUdFEAIqcwoQUmV0ZW50aW9uT3V0Y29tZRIhCh1SRVRFTlRJT05fT1VUQ09NRV9VTlNQRUNJRklFRBAAEhsKF1JFVEVOVElPTl9PVVRDT01FX0VSQVNFEAESHwobUkVURU5USU9OX09VVENPTUVfQU5PTllNSVNFEAJCUQoUb3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRhbG9ndWUvdjE7Y2F0YWxvZ3VldjGqAhRPdG9saXRoLkNhdGFsb2d1ZS5WMUrwNgo0CgEMEgMBABIaKiBTdHVkaWVzIGFuZCB0aGUgcXVlc3Rpb25uYWlyZXMgdGhleSB1c2UuCgowCgIFABIEEwAcARokIFRoZSB3YXkgcGFydGljaXBhbnRzIGpvaW4gYSBzdHVkeS4KCjMKBAUAAgASAxUCHxomIFJlamVjdGVkIHdpdGggcmVhc29uIEFDQ0VTU19NSVNTSU5HLgoKKAoEBQACARIDFwIYGhsgT3BlbiB0byBhbGwgcGFydGljaXBhbnRzLgoKVAoEBQACAhIDGQIcGkcgSm9pbmluZyBuZWVkcyB0aGUgc3R1ZHkncyBwYXNzd29yZDsgdGhlIHN0dWR5IGlzIGxpc3RlZCBuZXZlcnRoZWxlc3MuCgowCgQFAAIDEgMbAhsaIyBBIGxlYWRlciBkZWNpZGVzIG9uIGVhY2ggcmVxdWVzdC4KCj8KAgUBEgQfACYBGjMgSG93IG9mdGVuIGEgcGFydGljaXBhbnQgZmlsbHMgaW4gYSBxdWVzdGlvbm5haXJlLgoKNwoEBQECABIDIQIdGiogUmVqZWN0ZWQgd2l0aCByZWFzb24gUkVDVVJSRU5DRV9NSVNTSU5HLgoKQAoEBQECARIDIwIaGjMgT25jZSBwZXIgcGFydGljaXBhbnQ7IGEgc2Vjb25kIHNoZWV0IGlzIHJlamVjdGVkLgoKRgoEBQECAhIDJQIaGjkgQW55IG51bWJlciBvZiB0aW1lcywgYXMgYHJlcGVhdF9pbnRlcnZhbF9ob3Vyc2AgYWxsb3dzLgoKUwoCBQISBCkAMAEaRyBGYWxsYmFjayBmb3IgdGV4dHMgd2l0aG91dCBhIHRyYW5zbGF0aW9uIGludG8gdGhlIHJlcXVlc3RlZCBsYW5ndWFnZS4KCjEKBAUCAgASAysCJBokIFNhbWUgYXMgTEFOR1VBR0VfRkFMTEJBQ0tfRU5HTElTSC4KCj4KBAUCAgESAy0CIBoxIEVuZ2xpc2gsIHRoZW4gdGhlIGRlZmF1bHQgbGFuZ3VhZ2UgKFNPTiBORkEwMykuCgoyCgQFAgICEgMvAikaJSBUaGUgZGVmYXVsdCBsYW5ndWFnZSwgdGhlbiBFbmdsaXNoLgoKfQoCBAASBDQAeAEacSBBIHB1Ymxpc2hlZCBzdHVkeS4gSW4gcmVzcG9uc2VzIGFsbCB0ZXh0cyBhcmUgaW4gb25lIGxhbmd1YWdlLCB1bmxlc3MgR2V0U3R1ZHkgaXMgY2FsbGVkIHdpdGgKIGBhbGxfbGFuZ3VhZ2VzYC4KCl8KBAQAAgASAzYCFhpSIDHigJM2NCBjaGFyYWN0ZXJzOiBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgaHlwaGVucy4gVW5pcXVlIGluIHRoZSBjYXRhbG9ndWUuCgoYCgQEAAIBEgM4AhoaCyBSZXF1aXJlZC4KCj0KBAQAAgISAzoCIBowIE9uZSBvciB0d28gc2VudGVuY2VzIGZvciBsaXN0czsgbWF5IGJlIGFic2VudC4KCooBCgQEAAIDEgM9AiEafSBUZXh0IHRoYXQgYSBwYXJ0aWNpcGFudCBhY2NlcHRzIHdoZW4gam9pbmluZywgaW4gb25lIG9mIGl0cyBsYW5ndWFnZXMgKGxpc3RlZCBieSBHZXRTdHVkeSB3aXRoCiBgYWxsX2xhbmd1YWdlc2ApLiBSZXF1aXJlZC4KCuEBCgQEAAIEEgNBAh0a0wEgVmVyc2lvbiBvZiBgY29uc2VudF90ZXh0YCwgdG8gYmUgc2VudCB3aGVuIGpvaW5pbmc7IGNoYW5nZXMgd2l0aCBldmVyeSBjaGFuZ2UgaW4gYW55IGxhbmd1YWdlLgogUGFydGljaXBhbnRzIGFyZSBhc2tlZCBhZ2FpbiBvbmx5IGlmIHRoZSB0ZXh0IGluIHRoZSBsYW5ndWFnZSBvZiB0aGVpciBjb25zZW50IGNoYW5nZWQuIENvbXB1dGVkCiBieSB0aGUgc2VydmljZS4KCjMKBAQAAgUSA0MCGRomIFRoZSB3YXkgcGFydGljaXBhbnRzIGpvaW47IHJlcXVpcmVkLgoKhwEKBAQAAgYSA0YCHhp6IEJDUCA0NyBsYW5ndWFnZSB1c2VkIGlmIHRoZSBwYXJ0aWNpcGFudCdzIGxhbmd1YWdlIGlzIG1pc3NpbmcsIGJlZm9yZSBvciBhZnRlciBFbmdsaXNoCiAoYGxhbmd1YWdlX2ZhbGxiYWNrYCkuIFJlcXVpcmVkLgoKWAoEBAACBxIDSAIrGksgU3RhcnQsIGluY2x1c2l2ZTsgYWJzZW50OiBubyBzdGFydC4gU2hlZXRzIGZpbmlzaGVkIGVhcmxpZXIgYXJlIHJlamVjdGVkLgoKcAoEBAACCBIDSwIpGmMgRW5kLCBleGNsdXNpdmUsIGFmdGVyIGBzdGFydF90aW1lYDsgYWJzZW50OiBubyBlbmQuIFNoZWV0cyBmaW5pc2hlZCBhdCBvciBhZnRlciBpdCBhcmUKIHJlamVjdGVkLgoKTgoEBAACCRIDTQIyGkEgUXVlc3Rpb25uYWlyZXMgaW4gdGhlIG9yZGVyIGluIHdoaWNoIHRoZXkgYXJlIG9mZmVyZWQ7IDHigJMxMDAuCgpHCgQEAAIKEgNPAiEaOiBMYW5ndWFnZXMgb2YgdGhlIHRpdGxlLCBzb3J0ZWQuIENvbXB1dGVkIGJ5IHRoZSBzZXJ2aWNlLgoKXwoEBAACCxIDUQIXGlIgTnVtYmVyIG9mIHB1Ymxpc2hlZCBjaGFuZ2VzIG9mIHRoZSBzdHVkeSBpdHNlbGYsIGZyb20gMS4gQ291bnRlZCBieSB0aGUgc2VydmljZS4KCkcKBAQAAgwSA1MCGho6IFRleHQgZm9yIHBlb3BsZSB3aG8gY29uc2lkZXIgdGFraW5nIHBhcnQ7IG1heSBiZSBhYnNlbnQuCgpoCgQEAAINEgNVAh0aWyBQaWN0dXJlIHNob3duIHdpdGggdGhlIHRpdGxlLCB3aXRoIGEgbWVkaWEgdHlwZSB0aGF0IHN0YXJ0cyB3aXRoIGBpbWFnZS9gOyBtYXkgYmUgYWJzZW50LgoKaAoEBAACDhIDVwIVGlsgV2hldGhlciB0aGUgc3R1ZHkgaXMgbGVmdCBvdXQgb2YgbGlzdHM7IGNhbGxlcnMgd2hvIGtub3cgaXRzIGlkIG9yIHRha2UgcGFydCBjYW4gcmVhZCBpdC4KCkcKBAQAAg8SA1kCExo6IFdoZXRoZXIgam9pbmluZyBhbmQgZmlsbGluZyBpbiBhcmUgc3VzcGVuZGVkIGF0IHByZXNlbnQuCgqEAQoEBAACEBIDXAIiGncgR3JvdXBzIG9mIHBhcnRpY2lwYW50cyB3aXRoIHRoZWlyIG93biBxdWVzdGlvbm5haXJlczsgdXAgdG8gNTAsIG1heSBiZSBlbXB0eS4gUGFydGljaXBhbnRzIHNlZQogb25seSB0aGVpciBvd24gZ3JvdXAuCgpRCgQEAAIREgNeAiQaRCBRdWVzdGlvbm5haXJlcyBvZmZlcmVkIGFmdGVyIGFub3RoZXIgb25lIHdhcyBmaWxsZWQgaW47IHVwIHRvIDIwMC4KCoEBCgQEAAISEgNhAiwadCBJZHMgb2Ygc291bmQgY29sbGVjdGlvbnMgb2YgdGhlIHN0dWR5J3MgcHJvamVjdCwgb3Igb2Ygb3RoZXIgcHJvamVjdHMgdGhhdCBzaGFyZSB0aGVtIHdpdGgKIGFueW9uZTsgbm8gZHVwbGljYXRlcy4KClMKBAQAAhMSA2MCJhpGIElkcyBvZiB2b2NhYnVsYXJpZXMsIHVuZGVyIHRoZSBzYW1lIHJ1bGVzIGFzIGBzb3VuZF9jb2xsZWN0aW9uX2lkc2AuCgr5AgoEBAACFBIDaAI7GusCIEVuZCBvZiBlbnJvbGxlZCBwYXJ0aWNpcGFudHMnIGNvbnNlbnRzIHRvIHRleHRzIHRoYXQgZGlmZmVyIGZyb20gdGhpcyBvbmUgaW4gdGhlIHNhbWUgbGFuZ3VhZ2U7CiBtYXkgYmUgaW4gdGhlIHBhc3QuIEFic2VudDogdGhleSBzdGF5IHZhbGlkLiBBZnRlciB0aGUgZW5kLCB0aGUgcGFydGljaXBhbnQgZ2V0cyBubwogbm90aWZpY2F0aW9ucywgYW5kIGFuc3dlcnMgZmluaXNoZWQgbGF0ZXIgd2FpdCB1bnRpbCB0aGUgY3VycmVudCB0ZXh0IGlzIGFjY2VwdGVkLiBUaGUgcnVsZQogYmVsb25ncyB0byB0aGlzIHRleHQgYW5kIGFsc28gYXBwbGllcyB0byBjb25zZW50cyB0byBpdCBvbmNlIGEgbGF0ZXIgdGV4dCByZXBsYWNlcyBpdC4KCp8BCgQEAAIVEgNrAiAakQEgUmV0ZW50aW9uIG9mIGFuc3dlcnM7IGFic2VudDogbm8gbGltaXQuIFNob3duIHdpdGggdGhlIGNvbnNlbnQuIE9uY2UgdGhlIHN0dWR5IGhhcyBvcGVuZWQsIGl0CiBtYXkgb25seSBiZWNvbWUgc3RyaWN0ZXIgKFJFVEVOVElPTl9MRU5HVEhFTkVEKS4KClQKBAQAAhYSA20CKhpHIEZhbGxiYWNrIGZvciB0ZXh0cyB3aXRob3V0IGEgdHJhbnNsYXRpb24gaW50byB0aGUgcmVxdWVzdGVkIGxhbmd1YWdlLgoKWwoEBAACFxIDbwItGk4gVHlwZXMgb2YgaGVhbHRoIHJlY29yZHMgdGhhdCBwYXJ0aWNpcGFudHMga2VlcDsgbm8gZHVwbGljYXRlcywgbWF5IGJlIGVtcHR5LgoKYQoEBAACGBIDcQIgGlQgUnVsZXMgZm9yIG5vdGlmaWNhdGlvbnMgb3ZlciBhbGwgcXVlc3Rpb25uYWlyZXM7IGFic2VudDogb25seSB0aGUgc2NoZWR1bGVzIGFwcGx5LgoKfwoEBAACGRIDdAIhGnIgVHJpZ2dlcnMgb2Ygbm90aWZpY2F0aW9uczsgdXAgdG8gMTAwLiBBYnNlbnQgdW5sZXNzIHRoZSBjYWxsZXIgc2VlcyBhbGwgZ3JvdXBzCiAoYEdldFN0dWR5UmVzcG9uc2UuYWxsX2dyb3Vwc2ApLgoKrAEKBAQAAhoSA3cCGhqeASBXaGV0aGVyIGV4cG9ydHMgY29udGFpbiBkZXZpY2VzIGFuZCBhcHAgdmVyc2lvbnMgYXMgcmVwb3J0ZWQuIE90aGVyd2lzZSB0aGV5IGNvbnRhaW4gY2xhc3NlczoKIG9wZXJhdGluZyBzeXN0ZW0gYW5kIG1ham9yIHZlcnNpb25zLCB3aXRob3V0IG1ha2VyIGFuZCBtb2RlbC4KCsECCgIEARIFfgCOAQEaswIgSG93IGxvbmcgYSBzdHVkeSBrZWVwcyBwYXJ0aWNpcGFudHMnIGFuc3dlcnMuIEFmdGVyIHRoYXQsIGFsbCBzZXJ2aWNlcyBlcmFzZSB0aGUgcGFydGljaXBhbnQncwogZGF0YSBvZiB0aGlzIHN0dWR5LCBhcyB3aXRoIFJlcXVlc3RFcmFzdXJlOyB0aGUgYWNjb3VudCBzdGF5cy4gVGhlIHJldGVudGlvbiBhcHBsaWVzIG9ubHkgdG8gZGF0YQogbGlua2VkIHRvIGEgcGVyc29uOiBhbnN3ZXJzIHRoYXQgd2VyZSBhbm9ueW1pc2VkIGVhcmxpZXIsIG9yIGJ5IGl0LCBzdGF5IGFzIGxvbmcgYXMgdGhlIHN0dWR5CiBrZWVwcyBpdHMgZGF0YS4KCowBCgQEAQIAEgSBAQIcGn4gV2hvbGUgZGF5cyBhZnRlciB0aGUgc3R1ZHkncyBlbmQgKHRoZSBjdXJyZW50IGBTdHVkeS5lbmRfdGltZWApLCAx4oCTMzYsNTAwOyAwOiBubyBzdWNoIGxpbWl0LgogQXBwbGllcyB0byBhbGwgcGFydGljaXBhbnRzLgoKiwEKBAQBAgESBIQBAiAafSBXaG9sZSBkYXlzIGFmdGVyIGEgcGFydGljaXBhbnQgbGVmdCB0aGUgc3R1ZHksIDHigJMzNiw1MDA7IDA6IG5vIHN1Y2ggbGltaXQuIE5vdCBhcHBsaWVkIHRvCiBwYXJ0aWNpcGFudHMgd2hvIGpvaW5lZCBhZ2Fpbi4KCjMKBAQBAgISBIYBAh8aJSBUcmVhdG1lbnQgb2YgdGhlIGFuc3dlcnM7IHJlcXVpcmVkLgoKdQoEBAECAxIEiQECGRpnIFdoZXRoZXIgYW5zd2VycyBhcmUgcmVtb3ZlZCBhcyBzb29uIGFzIGEgY29uc2VudCBpcyB3aXRoZHJhd24gKFdpdGhkcmF3Q29uc2VudCkgYW5kIG5vdCBnaXZlbgogYWdhaW4uCgqFAgoEBAECBBIEjQECIhr2ASBUcmVhdG1lbnQgb2YgYW5zd2VycyB3aGVuIGEgcGFydGljaXBhbnQgcmVxdWVzdHMgZXJhc3VyZSAoUmVxdWVzdEVyYXN1cmUpIHdpdGggZWl0aGVyIG1vZGU7CiB1bnNwZWNpZmllZDogdGhlIHBhcnRpY2lwYW50IGNob29zZXMuIElmIHRoZXkgYXJlIGFub255bWlzZWQsIGZyZWUgdGV4dCBzdGF5cyBhcyB3cml0dGVuOiBzdGF0ZQogdGhpcyBpbiB0aGUgY29uc2VudCB0ZXh0LCBvciBkbyBub3QgYXNrIGZvciBmcmVlIHRleHQuCgpBCgIFAxIGkQEAmQEBGjMgVHJlYXRtZW50IG9mIGFuc3dlcnMgYXQgdGhlIGVuZCBvZiB0aGUgcmV0ZW50aW9uLgoKTQoEBQMCABIEkwECJBo/IFJlamVjdGVkIGFzIGFuIG91dGNvbWUgd2l0aCByZWFzb24gUkVURU5USU9OX09VVENPTUVfTUlTU0lORy4KCiMKBAUDAgESBJUBAh4aFSBBbnN3ZXJzIGFyZSBlcmFzZWQuCgq2AQoEBQMCAhIEmAECIhqnASBBbnN3ZXJzIGFyZSBrZXB0IHVuZGVyIGEgbmV3IHBzZXVkb255bSB0aGF0IGNhbm5vdCBiZSBsaW5rZWQgdG8gdGhlIHBhcnRpY2lwYW50LCBhcyB3aXRoCiBgRVJBU1VSRV9NT0RFX0FOT05ZTUlTRV9BTlNXRVJTYDogd2l0aG91dCBjb250YWN0IGRhdGEsIGJ1dCB3aXRoIGZyZWUgdGV4dC4KCiIKAgQCEgacAQChAQEaFCBBbiBhcm0gb2YgYSBzdHVkeS4KCl4KBAQCAgASBJ4BAhYaUCBVbmlxdWUgaW4gdGhlIHN0dWR5OiAx4oCTNjQgY2hhcmFjdGVycyBvZiBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgaHlwaGVucy4KCjMKBAQCAgESBKABAhoaJSBUaXRsZSBmb3IgdGhlIHN0dWR5IHRlYW07IHJlcXVpcmVkLgoKOwoCBAMSBqQBAMABARotIEEgcXVlc3Rpb25uYWlyZSB2ZXJzaW9uIGFzIHVzZWQgYnkgYSBzdHVkeS4KCkAKBAQDAgASBKYBAh4aMiBJZCBvZiB0aGUgcXVlc3Rpb25uYWlyZSwgYXQgbW9zdCBvbmNlIHBlciBzdHVkeS4KCm8KBAQDAgESBKgBAhUaYSBBIHB1Ymxpc2hlZCB2ZXJzaW9uLiAwIGluIGFuIGltcG9ydDogdGhlIHZlcnNpb24gdGhhdCB0aGlzIGltcG9ydCBwdWJsaXNoZXMgb3IgZmluZHMgdW5jaGFuZ2VkLgoKGQoEBAMCAhIEqgECHBoLIFJlcXVpcmVkLgoKVwoEBAMCAxIErAECIhpJIFVwIHRvIDIwIHNjaGVkdWxlcywgZWFjaCB3aXRoIGl0cyBvd24gaWQuIEVtcHR5OiBmaWxsZWQgaW4gYXQgYW55IHRpbWUuCgpWCgQEAwIEEgSuAQIXGkggV2hldGhlciB0aGUgcXVlc3Rpb25uYWlyZSBpcyBzaG93biBidXQgY2Fubm90IGJlIGZpbGxlZCBpbiAoVFlTIEZSIDkpLgoKXwoEBAMCBRIEsAECFBpRIFdoZXRoZXIgYWxsIG90aGVyIHF1ZXN0aW9ubmFpcmVzIGFyZSBibG9ja2VkIHVudGlsIGl0IGlzIGZpbGxlZCBpbiAoVFlTIEZSIDExKS4KCrcCCgQEAwIGEgS1AQIjGqgCIEhvdXJzIGFmdGVyIHdoaWNoIGl0IG1heSBiZSBmaWxsZWQgaW4gYWdhaW4sIHVwIHRvIDg3LDg0MDsgMCBtZWFucyBhdCBhbnkgdGltZS4gQWx3YXlzIDAgZm9yCiBvbmUtdGltZSBxdWVzdGlvbm5haXJlcy4gQSBzaGVldCBpcyByZWplY3RlZCBpZiBhbm90aGVyIG9uZSB3YXMgZmluaXNoZWQgd2l0aGluIHRoaXMgaW50ZXJ2YWwKIGJlZm9yZSBpdDsgc2hlZXRzIHRoYXQgd2VyZSBmaW5pc2hlZCBhZnRlciBpdCBkbyBub3QgY291bnQsIGUuZy4gaWYgaXQgYXJyaXZlcyBsYXRlIGZyb20KIGFub3RoZXIgZGV2aWNlLgoKYwoEBAMCBxIEtwECIBpVIEdyb3VwcyB0aGF0IHNlZSBpdDsgZW1wdHk6IGFsbCBwYXJ0aWNpcGFudHMuIFBhcnRpY2lwYW50cyBzZWUgb25seSB0aGVpciBvd24gZ3JvdXAuCgqCAQoEBAMCCBIEugECFRp0IFdoZXRoZXIgcGFydGljaXBhbnRzIG1heSBhbWVuZCBhbmQgd2l0aGRyYXcgc2hlZXRzLiBFYWNoIGNoYW5nZSBoYXMgYSB0aW1lIGFuZCBhIHJlYXNvbjsgZm9ybWVyCiBhbnN3ZXJzIGFyZSBrZXB0LgoKiwEKBAQDAgkSBL0BAiEafSBXaGV0aGVyIHBhcnRpY2lwYW50cyBtYXkgY2xvc2UgaXQgZGVsaWJlcmF0ZWx5IHdpdGhvdXQgcmVxdWlyZWQgYW5zd2VycyAoVFlUIMKnNC4xLjMsIHRoaXJkCiBjYXNlKTsgc3VjaCBzaGVldHMgYXJlIG1hcmtlZC4KCmYKBAQDAgoSBL8BAhkaWCBEYXlzIGFmdGVyIGl0cyBsYXN0IGNoYW5nZSB1bnRpbCBhbiB1bmZpbmlzaGVkIGRyYWZ0IGV4cGlyZXMsIHVwIHRvIDMsNjYwOyAwIG1lYW5zIDkwLgpiBnByb3RvMw==")
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__StudyGroup> {
    let c = arena.allocate(Otolith__Catalogue__V1__StudyGroup.self)
    otolith__catalogue__v1__study_group__init(c)
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
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
    return c
  }
}
