// Generated from otolith/catalogue/v1/study.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  /// How people come to take part.
  public enum StudyAccess: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused with reason ACCESS_MISSING.
    case unspecified
    /// Anybody may join.
    case open
    /// Joining needs the study's password; the study is listed all the same.
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
}

extension CatalogueV1 {
  /// How often a participant fills a questionnaire in.
  public enum Recurrence: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused with reason RECURRENCE_MISSING.
    case unspecified
    /// Filled in once per participant; a second sheet is refused.
    case oneTime
    /// Filled in any number of times, as `repeat_interval_hours` allows.
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
}

extension CatalogueV1 {
  /// Which language comes next where a text has none that was asked for.
  public enum LanguageFallback: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// The same as LANGUAGE_FALLBACK_ENGLISH.
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
}

extension CatalogueV1 {
  /// What becomes of answers that are no longer kept.
  public enum RetentionOutcome: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// As an outcome refused with reason RETENTION_OUTCOME_MISSING.
    case unspecified
    /// They are erased.
    case erase
    /// They stay under a new name that nothing links to the participant, as with
    /// `ERASURE_MODE_ANONYMISE_ANSWERS`: without contacts, and with what people wrote in their own words.
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
}

extension CatalogueV1 {
  /// A study as it is published. In answers all texts are in one language, unless GetStudy is asked for all.
  public struct Study: Message {
    /// 1–64 characters: lower-case letters, digits, hyphens. Unique in the catalogue.
    public var studyID: String
    /// Required.
    public var title: CatalogueV1.LocalizedText?
    /// In a sentence or two, for lists; may be absent.
    public var description: CatalogueV1.LocalizedText?
    /// What a participant agrees to when joining, in one of its languages: GetStudy with `all_languages` tells
    /// which they are. Required.
    public var consentText: CatalogueV1.LocalizedText?
    /// Changes whenever `consent_text` changes in any language; named when joining. Computed by the service.
    public var consentVersion: String
    /// How people come to take part; required.
    public var access: CatalogueV1.StudyAccess
    /// BCP 47; shown where a participant's language is missing, before English or after it (`language_fallback`).
    /// Required.
    public var defaultLanguage: String
    /// Inclusive. Absent: open beginning. Sheets finished before are refused.
    public var startTime: GoogleProtobuf.Timestamp?
    /// Exclusive, after `start_time`. Absent: open end. Sheets finished then or later are refused.
    public var endTime: GoogleProtobuf.Timestamp?
    /// In the order in which they are offered; 1–100.
    public var questionnaires: [CatalogueV1.StudyQuestionnaire]
    /// Languages with a translation of the title, sorted. Computed by the service.
    public var languages: [String]
    /// Counts published changes of the study itself, from 1. Counted by the service.
    public var revision: UInt32
    /// What somebody reads who thinks of taking part; may be absent.
    public var text: CatalogueV1.LocalizedText?
    /// Shown with the title; may be absent. Its media type begins with `image/`.
    public var picture: CatalogueV1.FileReference?
    /// Not listed: only who knows its id, or takes part, sees it.
    public var unlisted: Bool
    /// Nobody can join or fill anything in for the time being.
    public var paused: Bool
    /// Parts of the participants that see questionnaires of their own; at most 50, empty: none.
    /// Participants see their own alone.
    public var groups: [CatalogueV1.StudyGroup]
    /// What is offered after a questionnaire was filled in; at most 200.
    public var nextLists: [CatalogueV1.NextList]
    /// Ids of sound collections of the study's project, or shared with anyone by another one; each once.
    public var soundCollectionIDs: [String]
    /// Ids of vocabularies, as `sound_collection_ids`.
    public var vocabularyIDs: [String]
    /// Until when consents to earlier texts hold, of those who take part. Absent: they stay valid. A time to come:
    /// until then; one that has passed: they ended then. Whose consent has ended is asked nothing any more, and
    /// answers from after the end wait until the present text is agreed to. Goes with the text: with a later one
    /// it says what becomes of consents to this one, too.
    public var earlierConsentsEndTime: GoogleProtobuf.Timestamp?
    /// How long the study keeps what participants answered; absent: without limit. Shown with the consent. Once
    /// the study has opened it may become stricter, and nothing else (RETENTION_LENGTHENED).
    public var retention: CatalogueV1.StudyRetention?
    /// What is shown where a text has no translation into the language that was asked for.
    public var languageFallback: CatalogueV1.LanguageFallback
    /// The types of health records that its participants keep; each type once, empty: none.
    public var recordTypes: [CatalogueV1.StudyRecordType]

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.title = nil
      self.description = nil
      self.consentText = nil
      self.consentVersion = ""
      self.access = CatalogueV1.StudyAccess(rawValue: 0)
      self.defaultLanguage = ""
      self.startTime = nil
      self.endTime = nil
      self.questionnaires = []
      self.languages = []
      self.revision = 0
      self.text = nil
      self.picture = nil
      self.unlisted = false
      self.paused = false
      self.groups = []
      self.nextLists = []
      self.soundCollectionIDs = []
      self.vocabularyIDs = []
      self.earlierConsentsEndTime = nil
      self.retention = nil
      self.languageFallback = CatalogueV1.LanguageFallback(rawValue: 0)
      self.recordTypes = []
    }

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
      recordTypes: [CatalogueV1.StudyRecordType] = []
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
    }
  }
}

extension CatalogueV1.Study {
  public static var fullName: String { "otolith.catalogue.v1.Study" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Study()
    otolith__catalogue__v1__study__init(&message)
    return message.base.descriptor
  }()

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
    return c
  }
}

extension CatalogueV1 {
  /// How long a study keeps what its participants answered. After that all services erase what they have of the
  /// participant in this study, as with RequestErasure; the account stays. It ends what is linked to a person alone:
  /// answers that were anonymised before, or by it, stay as long as the study keeps its data.
  public struct StudyRetention: Message {
    /// Whole days from the study's end (`Study.end_time`, wherever that is moved to), 1–36,500; 0: no such limit.
    /// It counts for everybody.
    public var daysAfterEnd: UInt32
    /// Whole days from when somebody left the study, 1–36,500; 0: no such limit. Who joins again stays.
    public var daysAfterLeaving: UInt32
    /// What becomes of the answers; required.
    public var outcome: CatalogueV1.RetentionOutcome
    /// Whether they go as soon as a consent is withdrawn (WithdrawConsent) and not given again.
    public var onWithdrawal: Bool
    /// What becomes of them where a participant has them erased (RequestErasure), whatever of the two is asked for;
    /// unspecified: as the participant chooses. Where they are anonymised, what people wrote in their own words
    /// stays as written: say so in the consent, or do not ask for it.
    public var onErasure: CatalogueV1.RetentionOutcome

    /// Every field at its default.
    public init() {
      self.daysAfterEnd = 0
      self.daysAfterLeaving = 0
      self.outcome = CatalogueV1.RetentionOutcome(rawValue: 0)
      self.onWithdrawal = false
      self.onErasure = CatalogueV1.RetentionOutcome(rawValue: 0)
    }

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
}

extension CatalogueV1.StudyRetention {
  public static var fullName: String { "otolith.catalogue.v1.StudyRetention" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__StudyRetention()
    otolith__catalogue__v1__study_retention__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// An arm of a study.
  public struct StudyGroup: Message {
    /// Unique in the study: 1–64 characters of lower-case letters, digits, hyphens.
    public var groupID: String
    /// For those who conduct the study; required.
    public var title: CatalogueV1.LocalizedText?

    /// Every field at its default.
    public init() {
      self.groupID = ""
      self.title = nil
    }

    public init(
      groupID: String = "",
      title: CatalogueV1.LocalizedText? = nil
    ) {
      self.groupID = groupID
      self.title = title
    }
  }
}

extension CatalogueV1.StudyGroup {
  public static var fullName: String { "otolith.catalogue.v1.StudyGroup" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__StudyGroup()
    otolith__catalogue__v1__study_group__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// One questionnaire version as a study uses it.
  public struct StudyQuestionnaire: Message {
    /// Each at most once in a study.
    public var questionnaireID: String
    /// A published version. In an import 0 means: the version that this import publishes or finds unchanged.
    public var version: UInt32
    /// Required.
    public var recurrence: CatalogueV1.Recurrence
    /// At most 20, each with an id of its own. None: filled in whenever the participant likes.
    public var schedules: [CatalogueV1.Schedule]
    /// A deactivated questionnaire is shown but cannot be filled in (TYS FR 9).
    public var deactivated: Bool
    /// Nothing else can be filled in before it is (TYS FR 11).
    public var blocking: Bool
    /// Hours after which it may be filled in again, at most 87,840; 0 means at any time. Always 0 for
    /// one-time questionnaires. A sheet is refused where another was finished less than that before it: one that comes
    /// late, from another device for instance, is not refused for those that were finished after it.
    public var repeatIntervalHours: UInt32
    /// The groups that see it; empty: everybody. Participants see their own alone.
    public var groupIDs: [String]
    /// Participants may amend and withdraw what they sent, each change with its time and reason; the former
    /// answers are kept.
    public var revisable: Bool
    /// Participants may close it on purpose although answers that it requires are missing (TYT §4.1.3, third
    /// case); such sheets say so.
    public var mayCloseIncomplete: Bool
    /// Days after its latest change in which an unfinished draft ends, at most 3,660; 0: 90.
    public var draftDays: UInt32

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.version = 0
      self.recurrence = CatalogueV1.Recurrence(rawValue: 0)
      self.schedules = []
      self.deactivated = false
      self.blocking = false
      self.repeatIntervalHours = 0
      self.groupIDs = []
      self.revisable = false
      self.mayCloseIncomplete = false
      self.draftDays = 0
    }

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
}

extension CatalogueV1.StudyQuestionnaire {
  public static var fullName: String { "otolith.catalogue.v1.StudyQuestionnaire" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__StudyQuestionnaire()
    otolith__catalogue__v1__study_questionnaire__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// The descriptor of `otolith/catalogue/v1/study.proto`.
  public static let studyFile = ProtoFile(
    name: "otolith/catalogue/v1/study.proto",
    dependencies: [GoogleProtobuf.timestampFile, CatalogueV1.libraryFile, CatalogueV1.recordsFile, CatalogueV1.rulesFile, CatalogueV1.scheduleFile, CatalogueV1.textFile],
    base64: """
      CiBvdG9saXRoL2NhdGFsb2d1ZS92MS9zdHVkeS5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEaH2dvb2dsZS9wcm90b2J1\
      Zi90aW1lc3RhbXAucHJvdG8aIm90b2xpdGgvY2F0YWxvZ3VlL3YxL2xpYnJhcnkucHJvdG8aIm90b2xpdGgvY2F0YWxvZ3Vl\
      L3YxL3JlY29yZHMucHJvdG8aIG90b2xpdGgvY2F0YWxvZ3VlL3YxL3J1bGVzLnByb3RvGiNvdG9saXRoL2NhdGFsb2d1ZS92\
      MS9zY2hlZHVsZS5wcm90bxofb3RvbGl0aC9jYXRhbG9ndWUvdjEvdGV4dC5wcm90byKxCgoFU3R1ZHkSGQoIc3R1ZHlfaWQY\
      ASABKAlSB3N0dWR5SWQSOQoFdGl0bGUYAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgV0aXRs\
      ZRJFCgtkZXNjcmlwdGlvbhgDIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSC2Rlc2NyaXB0aW9u\
      EkYKDGNvbnNlbnRfdGV4dBgEIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSC2NvbnNlbnRUZXh0\
      EicKD2NvbnNlbnRfdmVyc2lvbhgFIAEoCVIOY29uc2VudFZlcnNpb24SOQoGYWNjZXNzGAYgASgOMiEub3RvbGl0aC5jYXRh\
      bG9ndWUudjEuU3R1ZHlBY2Nlc3NSBmFjY2VzcxIpChBkZWZhdWx0X2xhbmd1YWdlGAcgASgJUg9kZWZhdWx0TGFuZ3VhZ2US\
      OQoKc3RhcnRfdGltZRgIIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCXN0YXJ0VGltZRI1CghlbmRfdGltZRgJ\
      IAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSB2VuZFRpbWUSUAoOcXVlc3Rpb25uYWlyZXMYCiADKAsyKC5vdG9s\
      aXRoLmNhdGFsb2d1ZS52MS5TdHVkeVF1ZXN0aW9ubmFpcmVSDnF1ZXN0aW9ubmFpcmVzEhwKCWxhbmd1YWdlcxgLIAMoCVIJ\
      bGFuZ3VhZ2VzEhoKCHJldmlzaW9uGAwgASgNUghyZXZpc2lvbhI3CgR0ZXh0GA0gASgLMiMub3RvbGl0aC5jYXRhbG9ndWUu\
      djEuTG9jYWxpemVkVGV4dFIEdGV4dBI9CgdwaWN0dXJlGA4gASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuRmlsZVJlZmVy\
      ZW5jZVIHcGljdHVyZRIaCgh1bmxpc3RlZBgPIAEoCFIIdW5saXN0ZWQSFgoGcGF1c2VkGBAgASgIUgZwYXVzZWQSOAoGZ3Jv\
      dXBzGBEgAygLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlHcm91cFIGZ3JvdXBzEj0KCm5leHRfbGlzdHMYEiADKAsy\
      Hi5vdG9saXRoLmNhdGFsb2d1ZS52MS5OZXh0TGlzdFIJbmV4dExpc3RzEjAKFHNvdW5kX2NvbGxlY3Rpb25faWRzGBMgAygJ\
      UhJzb3VuZENvbGxlY3Rpb25JZHMSJQoOdm9jYWJ1bGFyeV9pZHMYFCADKAlSDXZvY2FidWxhcnlJZHMSVQoZZWFybGllcl9j\
      b25zZW50c19lbmRfdGltZRgVIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFmVhcmxpZXJDb25zZW50c0VuZFRp\
      bWUSQgoJcmV0ZW50aW9uGBYgASgLMiQub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlSZXRlbnRpb25SCXJldGVudGlvbhJT\
      ChFsYW5ndWFnZV9mYWxsYmFjaxgXIAEoDjImLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxhbmd1YWdlRmFsbGJhY2tSEGxhbmd1\
      YWdlRmFsbGJhY2sSSAoMcmVjb3JkX3R5cGVzGBggAygLMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlSZWNvcmRUeXBl\
      UgtyZWNvcmRUeXBlcyKSAgoOU3R1ZHlSZXRlbnRpb24SJAoOZGF5c19hZnRlcl9lbmQYASABKA1SDGRheXNBZnRlckVuZBIs\
      ChJkYXlzX2FmdGVyX2xlYXZpbmcYAiABKA1SEGRheXNBZnRlckxlYXZpbmcSQAoHb3V0Y29tZRgDIAEoDjImLm90b2xpdGgu\
      Y2F0YWxvZ3VlLnYxLlJldGVudGlvbk91dGNvbWVSB291dGNvbWUSIwoNb25fd2l0aGRyYXdhbBgEIAEoCFIMb25XaXRoZHJh\
      d2FsEkUKCm9uX2VyYXN1cmUYBSABKA4yJi5vdG9saXRoLmNhdGFsb2d1ZS52MS5SZXRlbnRpb25PdXRjb21lUglvbkVyYXN1\
      cmUiYgoKU3R1ZHlHcm91cBIZCghncm91cF9pZBgBIAEoCVIHZ3JvdXBJZBI5CgV0aXRsZRgCIAEoCzIjLm90b2xpdGguY2F0\
      YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBXRpdGxlItcDChJTdHVkeVF1ZXN0aW9ubmFpcmUSKQoQcXVlc3Rpb25uYWlyZV9p\
      ZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNpb24SQAoKcmVjdXJyZW5jZRgDIAEoDjIg\
      Lm90b2xpdGguY2F0YWxvZ3VlLnYxLlJlY3VycmVuY2VSCnJlY3VycmVuY2USPAoJc2NoZWR1bGVzGAQgAygLMh4ub3RvbGl0\
      aC5jYXRhbG9ndWUudjEuU2NoZWR1bGVSCXNjaGVkdWxlcxIgCgtkZWFjdGl2YXRlZBgFIAEoCFILZGVhY3RpdmF0ZWQSGgoI\
      YmxvY2tpbmcYBiABKAhSCGJsb2NraW5nEjIKFXJlcGVhdF9pbnRlcnZhbF9ob3VycxgHIAEoDVITcmVwZWF0SW50ZXJ2YWxI\
      b3VycxIbCglncm91cF9pZHMYCCADKAlSCGdyb3VwSWRzEhwKCXJldmlzYWJsZRgJIAEoCFIJcmV2aXNhYmxlEjAKFG1heV9j\
      bG9zZV9pbmNvbXBsZXRlGAogASgIUhJtYXlDbG9zZUluY29tcGxldGUSHQoKZHJhZnRfZGF5cxgLIAEoDVIJZHJhZnREYXlz\
      KncKC1N0dWR5QWNjZXNzEhwKGFNUVURZX0FDQ0VTU19VTlNQRUNJRklFRBAAEhUKEVNUVURZX0FDQ0VTU19PUEVOEAESGQoV\
      U1RVRFlfQUNDRVNTX1BBU1NXT1JEEAISGAoUU1RVRFlfQUNDRVNTX1JFUVVFU1QQAypaCgpSZWN1cnJlbmNlEhoKFlJFQ1VS\
      UkVOQ0VfVU5TUEVDSUZJRUQQABIXChNSRUNVUlJFTkNFX09ORV9USU1FEAESFwoTUkVDVVJSRU5DRV9SRVBFQVRFRBACKnwK\
      EExhbmd1YWdlRmFsbGJhY2sSIQodTEFOR1VBR0VfRkFMTEJBQ0tfVU5TUEVDSUZJRUQQABIdChlMQU5HVUFHRV9GQUxMQkFD\
      S19FTkdMSVNIEAESJgoiTEFOR1VBR0VfRkFMTEJBQ0tfREVGQVVMVF9MQU5HVUFHRRACKnMKEFJldGVudGlvbk91dGNvbWUS\
      IQodUkVURU5USU9OX09VVENPTUVfVU5TUEVDSUZJRUQQABIbChdSRVRFTlRJT05fT1VUQ09NRV9FUkFTRRABEh8KG1JFVEVO\
      VElPTl9PVVRDT01FX0FOT05ZTUlTRRACQlEKFG90b2xpdGguY2F0YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3Yx\
      O2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFKgzMKOQoBDBIDAQASGi8gU3R1ZGllcyBhbmQgdGhlIHF1ZXN0\
      aW9ubmFpcmVzIHRoZXkgaGFuZCBvdXQuCgorCgIFABIEEgAbARofIEhvdyBwZW9wbGUgY29tZSB0byB0YWtlIHBhcnQuCgoy\
      CgQFAAIAEgMUAh8aJSBSZWZ1c2VkIHdpdGggcmVhc29uIEFDQ0VTU19NSVNTSU5HLgoKIAoEBQACARIDFgIYGhMgQW55Ym9k\
      eSBtYXkgam9pbi4KClQKBAUAAgISAxgCHBpHIEpvaW5pbmcgbmVlZHMgdGhlIHN0dWR5J3MgcGFzc3dvcmQ7IHRoZSBzdHVk\
      eSBpcyBsaXN0ZWQgYWxsIHRoZSBzYW1lLgoKMAoEBQACAxIDGgIbGiMgQSBsZWFkZXIgZGVjaWRlcyBvbiBlYWNoIHJlcXVl\
      c3QuCgo/CgIFARIEHgAlARozIEhvdyBvZnRlbiBhIHBhcnRpY2lwYW50IGZpbGxzIGEgcXVlc3Rpb25uYWlyZSBpbi4KCjYK\
      BAUBAgASAyACHRopIFJlZnVzZWQgd2l0aCByZWFzb24gUkVDVVJSRU5DRV9NSVNTSU5HLgoKSQoEBQECARIDIgIaGjwgRmls\
      bGVkIGluIG9uY2UgcGVyIHBhcnRpY2lwYW50OyBhIHNlY29uZCBzaGVldCBpcyByZWZ1c2VkLgoKUAoEBQECAhIDJAIaGkMg\
      RmlsbGVkIGluIGFueSBudW1iZXIgb2YgdGltZXMsIGFzIGByZXBlYXRfaW50ZXJ2YWxfaG91cnNgIGFsbG93cy4KClEKAgUC\
      EgQoAC8BGkUgV2hpY2ggbGFuZ3VhZ2UgY29tZXMgbmV4dCB3aGVyZSBhIHRleHQgaGFzIG5vbmUgdGhhdCB3YXMgYXNrZWQg\
      Zm9yLgoKNQoEBQICABIDKgIkGiggVGhlIHNhbWUgYXMgTEFOR1VBR0VfRkFMTEJBQ0tfRU5HTElTSC4KCj4KBAUCAgESAywC\
      IBoxIEVuZ2xpc2gsIHRoZW4gdGhlIGRlZmF1bHQgbGFuZ3VhZ2UgKFNPTiBORkEwMykuCgoyCgQFAgICEgMuAikaJSBUaGUg\
      ZGVmYXVsdCBsYW5ndWFnZSwgdGhlbiBFbmdsaXNoLgoKdQoCBAASBDIAagEaaSBBIHN0dWR5IGFzIGl0IGlzIHB1Ymxpc2hl\
      ZC4gSW4gYW5zd2VycyBhbGwgdGV4dHMgYXJlIGluIG9uZSBsYW5ndWFnZSwgdW5sZXNzIEdldFN0dWR5IGlzIGFza2VkIGZv\
      ciBhbGwuCgpfCgQEAAIAEgM0AhYaUiAx4oCTNjQgY2hhcmFjdGVyczogbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMsIGh5\
      cGhlbnMuIFVuaXF1ZSBpbiB0aGUgY2F0YWxvZ3VlLgoKGAoEBAACARIDNgIaGgsgUmVxdWlyZWQuCgo+CgQEAAICEgM4AiAa\
      MSBJbiBhIHNlbnRlbmNlIG9yIHR3bywgZm9yIGxpc3RzOyBtYXkgYmUgYWJzZW50LgoKkgEKBAQAAgMSAzsCIRqEASBXaGF0\
      IGEgcGFydGljaXBhbnQgYWdyZWVzIHRvIHdoZW4gam9pbmluZywgaW4gb25lIG9mIGl0cyBsYW5ndWFnZXM6IEdldFN0dWR5\
      IHdpdGggYGFsbF9sYW5ndWFnZXNgIHRlbGxzCiB3aGljaCB0aGV5IGFyZS4gUmVxdWlyZWQuCgp0CgQEAAIEEgM9Ah0aZyBD\
      aGFuZ2VzIHdoZW5ldmVyIGBjb25zZW50X3RleHRgIGNoYW5nZXMgaW4gYW55IGxhbmd1YWdlOyBuYW1lZCB3aGVuIGpvaW5p\
      bmcuIENvbXB1dGVkIGJ5IHRoZSBzZXJ2aWNlLgoKNgoEBAACBRIDPwIZGikgSG93IHBlb3BsZSBjb21lIHRvIHRha2UgcGFy\
      dDsgcmVxdWlyZWQuCgqEAQoEBAACBhIDQgIeGncgQkNQIDQ3OyBzaG93biB3aGVyZSBhIHBhcnRpY2lwYW50J3MgbGFuZ3Vh\
      Z2UgaXMgbWlzc2luZywgYmVmb3JlIEVuZ2xpc2ggb3IgYWZ0ZXIgaXQgKGBsYW5ndWFnZV9mYWxsYmFja2ApLgogUmVxdWly\
      ZWQuCgpVCgQEAAIHEgNEAisaSCBJbmNsdXNpdmUuIEFic2VudDogb3BlbiBiZWdpbm5pbmcuIFNoZWV0cyBmaW5pc2hlZCBi\
      ZWZvcmUgYXJlIHJlZnVzZWQuCgpqCgQEAAIIEgNGAikaXSBFeGNsdXNpdmUsIGFmdGVyIGBzdGFydF90aW1lYC4gQWJzZW50\
      OiBvcGVuIGVuZC4gU2hlZXRzIGZpbmlzaGVkIHRoZW4gb3IgbGF0ZXIgYXJlIHJlZnVzZWQuCgo/CgQEAAIJEgNIAjIaMiBJ\
      biB0aGUgb3JkZXIgaW4gd2hpY2ggdGhleSBhcmUgb2ZmZXJlZDsgMeKAkzEwMC4KCloKBAQAAgoSA0oCIRpNIExhbmd1YWdl\
      cyB3aXRoIGEgdHJhbnNsYXRpb24gb2YgdGhlIHRpdGxlLCBzb3J0ZWQuIENvbXB1dGVkIGJ5IHRoZSBzZXJ2aWNlLgoKXAoE\
      BAACCxIDTAIXGk8gQ291bnRzIHB1Ymxpc2hlZCBjaGFuZ2VzIG9mIHRoZSBzdHVkeSBpdHNlbGYsIGZyb20gMS4gQ291bnRl\
      ZCBieSB0aGUgc2VydmljZS4KCkwKBAQAAgwSA04CGho/IFdoYXQgc29tZWJvZHkgcmVhZHMgd2hvIHRoaW5rcyBvZiB0YWtp\
      bmcgcGFydDsgbWF5IGJlIGFic2VudC4KClgKBAQAAg0SA1ACHRpLIFNob3duIHdpdGggdGhlIHRpdGxlOyBtYXkgYmUgYWJz\
      ZW50LiBJdHMgbWVkaWEgdHlwZSBiZWdpbnMgd2l0aCBgaW1hZ2UvYC4KCkkKBAQAAg4SA1ICFRo8IE5vdCBsaXN0ZWQ6IG9u\
      bHkgd2hvIGtub3dzIGl0cyBpZCwgb3IgdGFrZXMgcGFydCwgc2VlcyBpdC4KCkYKBAQAAg8SA1QCExo5IE5vYm9keSBjYW4g\
      am9pbiBvciBmaWxsIGFueXRoaW5nIGluIGZvciB0aGUgdGltZSBiZWluZy4KCooBCgQEAAIQEgNXAiIafSBQYXJ0cyBvZiB0\
      aGUgcGFydGljaXBhbnRzIHRoYXQgc2VlIHF1ZXN0aW9ubmFpcmVzIG9mIHRoZWlyIG93bjsgYXQgbW9zdCA1MCwgZW1wdHk6\
      IG5vbmUuCiBQYXJ0aWNpcGFudHMgc2VlIHRoZWlyIG93biBhbG9uZS4KClAKBAQAAhESA1kCJBpDIFdoYXQgaXMgb2ZmZXJl\
      ZCBhZnRlciBhIHF1ZXN0aW9ubmFpcmUgd2FzIGZpbGxlZCBpbjsgYXQgbW9zdCAyMDAuCgpwCgQEAAISEgNbAiwaYyBJZHMg\
      b2Ygc291bmQgY29sbGVjdGlvbnMgb2YgdGhlIHN0dWR5J3MgcHJvamVjdCwgb3Igc2hhcmVkIHdpdGggYW55b25lIGJ5IGFu\
      b3RoZXIgb25lOyBlYWNoIG9uY2UuCgo+CgQEAAITEgNdAiYaMSBJZHMgb2Ygdm9jYWJ1bGFyaWVzLCBhcyBgc291bmRfY29s\
      bGVjdGlvbl9pZHNgLgoKhAMKBAQAAhQSA2ICOxr2AiBVbnRpbCB3aGVuIGNvbnNlbnRzIHRvIGVhcmxpZXIgdGV4dHMgaG9s\
      ZCwgb2YgdGhvc2Ugd2hvIHRha2UgcGFydC4gQWJzZW50OiB0aGV5IHN0YXkgdmFsaWQuIEEgdGltZSB0byBjb21lOgogdW50\
      aWwgdGhlbjsgb25lIHRoYXQgaGFzIHBhc3NlZDogdGhleSBlbmRlZCB0aGVuLiBXaG9zZSBjb25zZW50IGhhcyBlbmRlZCBp\
      cyBhc2tlZCBub3RoaW5nIGFueSBtb3JlLCBhbmQKIGFuc3dlcnMgZnJvbSBhZnRlciB0aGUgZW5kIHdhaXQgdW50aWwgdGhl\
      IHByZXNlbnQgdGV4dCBpcyBhZ3JlZWQgdG8uIEdvZXMgd2l0aCB0aGUgdGV4dDogd2l0aCBhIGxhdGVyIG9uZQogaXQgc2F5\
      cyB3aGF0IGJlY29tZXMgb2YgY29uc2VudHMgdG8gdGhpcyBvbmUsIHRvby4KCs8BCgQEAAIVEgNlAiAawQEgSG93IGxvbmcg\
      dGhlIHN0dWR5IGtlZXBzIHdoYXQgcGFydGljaXBhbnRzIGFuc3dlcmVkOyBhYnNlbnQ6IHdpdGhvdXQgbGltaXQuIFNob3du\
      IHdpdGggdGhlIGNvbnNlbnQuIE9uY2UKIHRoZSBzdHVkeSBoYXMgb3BlbmVkIGl0IG1heSBiZWNvbWUgc3RyaWN0ZXIsIGFu\
      ZCBub3RoaW5nIGVsc2UgKFJFVEVOVElPTl9MRU5HVEhFTkVEKS4KCmIKBAQAAhYSA2cCKhpVIFdoYXQgaXMgc2hvd24gd2hl\
      cmUgYSB0ZXh0IGhhcyBubyB0cmFuc2xhdGlvbiBpbnRvIHRoZSBsYW5ndWFnZSB0aGF0IHdhcyBhc2tlZCBmb3IuCgpjCgQE\
      AAIXEgNpAi0aViBUaGUgdHlwZXMgb2YgaGVhbHRoIHJlY29yZHMgdGhhdCBpdHMgcGFydGljaXBhbnRzIGtlZXA7IGVhY2gg\
      dHlwZSBvbmNlLCBlbXB0eTogbm9uZS4KCsQCCgIEARIEbwB9ARq3AiBIb3cgbG9uZyBhIHN0dWR5IGtlZXBzIHdoYXQgaXRz\
      IHBhcnRpY2lwYW50cyBhbnN3ZXJlZC4gQWZ0ZXIgdGhhdCBhbGwgc2VydmljZXMgZXJhc2Ugd2hhdCB0aGV5IGhhdmUgb2Yg\
      dGhlCiBwYXJ0aWNpcGFudCBpbiB0aGlzIHN0dWR5LCBhcyB3aXRoIFJlcXVlc3RFcmFzdXJlOyB0aGUgYWNjb3VudCBzdGF5\
      cy4gSXQgZW5kcyB3aGF0IGlzIGxpbmtlZCB0byBhIHBlcnNvbiBhbG9uZToKIGFuc3dlcnMgdGhhdCB3ZXJlIGFub255bWlz\
      ZWQgYmVmb3JlLCBvciBieSBpdCwgc3RheSBhcyBsb25nIGFzIHRoZSBzdHVkeSBrZWVwcyBpdHMgZGF0YS4KCpYBCgQEAQIA\
      EgNyAhwaiAEgV2hvbGUgZGF5cyBmcm9tIHRoZSBzdHVkeSdzIGVuZCAoYFN0dWR5LmVuZF90aW1lYCwgd2hlcmV2ZXIgdGhh\
      dCBpcyBtb3ZlZCB0byksIDHigJMzNiw1MDA7IDA6IG5vIHN1Y2ggbGltaXQuCiBJdCBjb3VudHMgZm9yIGV2ZXJ5Ym9keS4K\
      CnEKBAQBAgESA3QCIBpkIFdob2xlIGRheXMgZnJvbSB3aGVuIHNvbWVib2R5IGxlZnQgdGhlIHN0dWR5LCAx4oCTMzYsNTAw\
      OyAwOiBubyBzdWNoIGxpbWl0LiBXaG8gam9pbnMgYWdhaW4gc3RheXMuCgo1CgQEAQICEgN2Ah8aKCBXaGF0IGJlY29tZXMg\
      b2YgdGhlIGFuc3dlcnM7IHJlcXVpcmVkLgoKZwoEBAECAxIDeAIZGlogV2hldGhlciB0aGV5IGdvIGFzIHNvb24gYXMgYSBj\
      b25zZW50IGlzIHdpdGhkcmF3biAoV2l0aGRyYXdDb25zZW50KSBhbmQgbm90IGdpdmVuIGFnYWluLgoKpgIKBAQBAgQSA3wC\
      IhqYAiBXaGF0IGJlY29tZXMgb2YgdGhlbSB3aGVyZSBhIHBhcnRpY2lwYW50IGhhcyB0aGVtIGVyYXNlZCAoUmVxdWVzdEVy\
      YXN1cmUpLCB3aGF0ZXZlciBvZiB0aGUgdHdvIGlzIGFza2VkIGZvcjsKIHVuc3BlY2lmaWVkOiBhcyB0aGUgcGFydGljaXBh\
      bnQgY2hvb3Nlcy4gV2hlcmUgdGhleSBhcmUgYW5vbnltaXNlZCwgd2hhdCBwZW9wbGUgd3JvdGUgaW4gdGhlaXIgb3duIHdv\
      cmRzCiBzdGF5cyBhcyB3cml0dGVuOiBzYXkgc28gaW4gdGhlIGNvbnNlbnQsIG9yIGRvIG5vdCBhc2sgZm9yIGl0LgoKQAoC\
      BQMSBoABAIgBARoyIFdoYXQgYmVjb21lcyBvZiBhbnN3ZXJzIHRoYXQgYXJlIG5vIGxvbmdlciBrZXB0LgoKTAoEBQMCABIE\
      ggECJBo+IEFzIGFuIG91dGNvbWUgcmVmdXNlZCB3aXRoIHJlYXNvbiBSRVRFTlRJT05fT1VUQ09NRV9NSVNTSU5HLgoKIAoE\
      BQMCARIEhAECHhoSIFRoZXkgYXJlIGVyYXNlZC4KCr4BCgQFAwICEgSHAQIiGq8BIFRoZXkgc3RheSB1bmRlciBhIG5ldyBu\
      YW1lIHRoYXQgbm90aGluZyBsaW5rcyB0byB0aGUgcGFydGljaXBhbnQsIGFzIHdpdGgKIGBFUkFTVVJFX01PREVfQU5PTllN\
      SVNFX0FOU1dFUlNgOiB3aXRob3V0IGNvbnRhY3RzLCBhbmQgd2l0aCB3aGF0IHBlb3BsZSB3cm90ZSBpbiB0aGVpciBvd24g\
      d29yZHMuCgoiCgIEAhIGiwEAkAEBGhQgQW4gYXJtIG9mIGEgc3R1ZHkuCgpeCgQEAgIAEgSNAQIWGlAgVW5pcXVlIGluIHRo\
      ZSBzdHVkeTogMeKAkzY0IGNoYXJhY3RlcnMgb2YgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMsIGh5cGhlbnMuCgo6CgQE\
      AgIBEgSPAQIaGiwgRm9yIHRob3NlIHdobyBjb25kdWN0IHRoZSBzdHVkeTsgcmVxdWlyZWQuCgo9CgIEAxIGkwEArgEBGi8g\
      T25lIHF1ZXN0aW9ubmFpcmUgdmVyc2lvbiBhcyBhIHN0dWR5IHVzZXMgaXQuCgotCgQEAwIAEgSVAQIeGh8gRWFjaCBhdCBt\
      b3N0IG9uY2UgaW4gYSBzdHVkeS4KCnUKBAQDAgESBJcBAhUaZyBBIHB1Ymxpc2hlZCB2ZXJzaW9uLiBJbiBhbiBpbXBvcnQg\
      MCBtZWFuczogdGhlIHZlcnNpb24gdGhhdCB0aGlzIGltcG9ydCBwdWJsaXNoZXMgb3IgZmluZHMgdW5jaGFuZ2VkLgoKGQoE\
      BAMCAhIEmQECHBoLIFJlcXVpcmVkLgoKZwoEBAMCAxIEmwECIhpZIEF0IG1vc3QgMjAsIGVhY2ggd2l0aCBhbiBpZCBvZiBp\
      dHMgb3duLiBOb25lOiBmaWxsZWQgaW4gd2hlbmV2ZXIgdGhlIHBhcnRpY2lwYW50IGxpa2VzLgoKWAoEBAMCBBIEnQECFxpK\
      IEEgZGVhY3RpdmF0ZWQgcXVlc3Rpb25uYWlyZSBpcyBzaG93biBidXQgY2Fubm90IGJlIGZpbGxlZCBpbiAoVFlTIEZSIDkp\
      LgoKRwoEBAMCBRIEnwECFBo5IE5vdGhpbmcgZWxzZSBjYW4gYmUgZmlsbGVkIGluIGJlZm9yZSBpdCBpcyAoVFlTIEZSIDEx\
      KS4KCr8CCgQEAwIGEgSjAQIjGrACIEhvdXJzIGFmdGVyIHdoaWNoIGl0IG1heSBiZSBmaWxsZWQgaW4gYWdhaW4sIGF0IG1v\
      c3QgODcsODQwOyAwIG1lYW5zIGF0IGFueSB0aW1lLiBBbHdheXMgMCBmb3IKIG9uZS10aW1lIHF1ZXN0aW9ubmFpcmVzLiBB\
      IHNoZWV0IGlzIHJlZnVzZWQgd2hlcmUgYW5vdGhlciB3YXMgZmluaXNoZWQgbGVzcyB0aGFuIHRoYXQgYmVmb3JlIGl0OiBv\
      bmUgdGhhdCBjb21lcwogbGF0ZSwgZnJvbSBhbm90aGVyIGRldmljZSBmb3IgaW5zdGFuY2UsIGlzIG5vdCByZWZ1c2VkIGZv\
      ciB0aG9zZSB0aGF0IHdlcmUgZmluaXNoZWQgYWZ0ZXIgaXQuCgpbCgQEAwIHEgSlAQIgGk0gVGhlIGdyb3VwcyB0aGF0IHNl\
      ZSBpdDsgZW1wdHk6IGV2ZXJ5Ym9keS4gUGFydGljaXBhbnRzIHNlZSB0aGVpciBvd24gYWxvbmUuCgqHAQoEBAMCCBIEqAEC\
      FRp5IFBhcnRpY2lwYW50cyBtYXkgYW1lbmQgYW5kIHdpdGhkcmF3IHdoYXQgdGhleSBzZW50LCBlYWNoIGNoYW5nZSB3aXRo\
      IGl0cyB0aW1lIGFuZCByZWFzb247IHRoZSBmb3JtZXIKIGFuc3dlcnMgYXJlIGtlcHQuCgqTAQoEBAMCCRIEqwECIRqEASBQ\
      YXJ0aWNpcGFudHMgbWF5IGNsb3NlIGl0IG9uIHB1cnBvc2UgYWx0aG91Z2ggYW5zd2VycyB0aGF0IGl0IHJlcXVpcmVzIGFy\
      ZSBtaXNzaW5nIChUWVQgwqc0LjEuMywgdGhpcmQKIGNhc2UpOyBzdWNoIHNoZWV0cyBzYXkgc28uCgplCgQEAwIKEgStAQIZ\
      GlcgRGF5cyBhZnRlciBpdHMgbGF0ZXN0IGNoYW5nZSBpbiB3aGljaCBhbiB1bmZpbmlzaGVkIGRyYWZ0IGVuZHMsIGF0IG1v\
      c3QgMyw2NjA7IDA6IDkwLgpiBnByb3RvMw==
      """)
}
