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
    /// How often and when it asks, over all questionnaires; absent: as each schedule says.
    public var promptRules: CatalogueV1.PromptRules?

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
      self.promptRules = nil
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
      recordTypes: [CatalogueV1.StudyRecordType] = [],
      promptRules: CatalogueV1.PromptRules? = nil
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
    self.promptRules = c.pointee.prompt_rules.map { CatalogueV1.PromptRules($0) }
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
      MS9zY2hlZHVsZS5wcm90bxofb3RvbGl0aC9jYXRhbG9ndWUvdjEvdGV4dC5wcm90byL3CgoFU3R1ZHkSGQoIc3R1ZHlfaWQY\
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
      UgtyZWNvcmRUeXBlcxJECgxwcm9tcHRfcnVsZXMYGSABKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Qcm9tcHRSdWxlc1IL\
      cHJvbXB0UnVsZXMikgIKDlN0dWR5UmV0ZW50aW9uEiQKDmRheXNfYWZ0ZXJfZW5kGAEgASgNUgxkYXlzQWZ0ZXJFbmQSLAoS\
      ZGF5c19hZnRlcl9sZWF2aW5nGAIgASgNUhBkYXlzQWZ0ZXJMZWF2aW5nEkAKB291dGNvbWUYAyABKA4yJi5vdG9saXRoLmNh\
      dGFsb2d1ZS52MS5SZXRlbnRpb25PdXRjb21lUgdvdXRjb21lEiMKDW9uX3dpdGhkcmF3YWwYBCABKAhSDG9uV2l0aGRyYXdh\
      bBJFCgpvbl9lcmFzdXJlGAUgASgOMiYub3RvbGl0aC5jYXRhbG9ndWUudjEuUmV0ZW50aW9uT3V0Y29tZVIJb25FcmFzdXJl\
      ImIKClN0dWR5R3JvdXASGQoIZ3JvdXBfaWQYASABKAlSB2dyb3VwSWQSOQoFdGl0bGUYAiABKAsyIy5vdG9saXRoLmNhdGFs\
      b2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgV0aXRsZSLXAwoSU3R1ZHlRdWVzdGlvbm5haXJlEikKEHF1ZXN0aW9ubmFpcmVfaWQY\
      ASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEkAKCnJlY3VycmVuY2UYAyABKA4yIC5v\
      dG9saXRoLmNhdGFsb2d1ZS52MS5SZWN1cnJlbmNlUgpyZWN1cnJlbmNlEjwKCXNjaGVkdWxlcxgEIAMoCzIeLm90b2xpdGgu\
      Y2F0YWxvZ3VlLnYxLlNjaGVkdWxlUglzY2hlZHVsZXMSIAoLZGVhY3RpdmF0ZWQYBSABKAhSC2RlYWN0aXZhdGVkEhoKCGJs\
      b2NraW5nGAYgASgIUghibG9ja2luZxIyChVyZXBlYXRfaW50ZXJ2YWxfaG91cnMYByABKA1SE3JlcGVhdEludGVydmFsSG91\
      cnMSGwoJZ3JvdXBfaWRzGAggAygJUghncm91cElkcxIcCglyZXZpc2FibGUYCSABKAhSCXJldmlzYWJsZRIwChRtYXlfY2xv\
      c2VfaW5jb21wbGV0ZRgKIAEoCFISbWF5Q2xvc2VJbmNvbXBsZXRlEh0KCmRyYWZ0X2RheXMYCyABKA1SCWRyYWZ0RGF5cyp3\
      CgtTdHVkeUFjY2VzcxIcChhTVFVEWV9BQ0NFU1NfVU5TUEVDSUZJRUQQABIVChFTVFVEWV9BQ0NFU1NfT1BFThABEhkKFVNU\
      VURZX0FDQ0VTU19QQVNTV09SRBACEhgKFFNUVURZX0FDQ0VTU19SRVFVRVNUEAMqWgoKUmVjdXJyZW5jZRIaChZSRUNVUlJF\
      TkNFX1VOU1BFQ0lGSUVEEAASFwoTUkVDVVJSRU5DRV9PTkVfVElNRRABEhcKE1JFQ1VSUkVOQ0VfUkVQRUFURUQQAip8ChBM\
      YW5ndWFnZUZhbGxiYWNrEiEKHUxBTkdVQUdFX0ZBTExCQUNLX1VOU1BFQ0lGSUVEEAASHQoZTEFOR1VBR0VfRkFMTEJBQ0tf\
      RU5HTElTSBABEiYKIkxBTkdVQUdFX0ZBTExCQUNLX0RFRkFVTFRfTEFOR1VBR0UQAipzChBSZXRlbnRpb25PdXRjb21lEiEK\
      HVJFVEVOVElPTl9PVVRDT01FX1VOU1BFQ0lGSUVEEAASGwoXUkVURU5USU9OX09VVENPTUVfRVJBU0UQARIfChtSRVRFTlRJ\
      T05fT1VUQ09NRV9BTk9OWU1JU0UQAkJRChRvdG9saXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtj\
      YXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxvZ3VlLlYxSuczCjkKAQwSAwEAEhovIFN0dWRpZXMgYW5kIHRoZSBxdWVzdGlv\
      bm5haXJlcyB0aGV5IGhhbmQgb3V0LgoKKwoCBQASBBIAGwEaHyBIb3cgcGVvcGxlIGNvbWUgdG8gdGFrZSBwYXJ0LgoKMgoE\
      BQACABIDFAIfGiUgUmVmdXNlZCB3aXRoIHJlYXNvbiBBQ0NFU1NfTUlTU0lORy4KCiAKBAUAAgESAxYCGBoTIEFueWJvZHkg\
      bWF5IGpvaW4uCgpUCgQFAAICEgMYAhwaRyBKb2luaW5nIG5lZWRzIHRoZSBzdHVkeSdzIHBhc3N3b3JkOyB0aGUgc3R1ZHkg\
      aXMgbGlzdGVkIGFsbCB0aGUgc2FtZS4KCjAKBAUAAgMSAxoCGxojIEEgbGVhZGVyIGRlY2lkZXMgb24gZWFjaCByZXF1ZXN0\
      LgoKPwoCBQESBB4AJQEaMyBIb3cgb2Z0ZW4gYSBwYXJ0aWNpcGFudCBmaWxscyBhIHF1ZXN0aW9ubmFpcmUgaW4uCgo2CgQF\
      AQIAEgMgAh0aKSBSZWZ1c2VkIHdpdGggcmVhc29uIFJFQ1VSUkVOQ0VfTUlTU0lORy4KCkkKBAUBAgESAyICGho8IEZpbGxl\
      ZCBpbiBvbmNlIHBlciBwYXJ0aWNpcGFudDsgYSBzZWNvbmQgc2hlZXQgaXMgcmVmdXNlZC4KClAKBAUBAgISAyQCGhpDIEZp\
      bGxlZCBpbiBhbnkgbnVtYmVyIG9mIHRpbWVzLCBhcyBgcmVwZWF0X2ludGVydmFsX2hvdXJzYCBhbGxvd3MuCgpRCgIFAhIE\
      KAAvARpFIFdoaWNoIGxhbmd1YWdlIGNvbWVzIG5leHQgd2hlcmUgYSB0ZXh0IGhhcyBub25lIHRoYXQgd2FzIGFza2VkIGZv\
      ci4KCjUKBAUCAgASAyoCJBooIFRoZSBzYW1lIGFzIExBTkdVQUdFX0ZBTExCQUNLX0VOR0xJU0guCgo+CgQFAgIBEgMsAiAa\
      MSBFbmdsaXNoLCB0aGVuIHRoZSBkZWZhdWx0IGxhbmd1YWdlIChTT04gTkZBMDMpLgoKMgoEBQICAhIDLgIpGiUgVGhlIGRl\
      ZmF1bHQgbGFuZ3VhZ2UsIHRoZW4gRW5nbGlzaC4KCnUKAgQAEgQyAGwBGmkgQSBzdHVkeSBhcyBpdCBpcyBwdWJsaXNoZWQu\
      IEluIGFuc3dlcnMgYWxsIHRleHRzIGFyZSBpbiBvbmUgbGFuZ3VhZ2UsIHVubGVzcyBHZXRTdHVkeSBpcyBhc2tlZCBmb3Ig\
      YWxsLgoKXwoEBAACABIDNAIWGlIgMeKAkzY0IGNoYXJhY3RlcnM6IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzLCBoeXBo\
      ZW5zLiBVbmlxdWUgaW4gdGhlIGNhdGFsb2d1ZS4KChgKBAQAAgESAzYCGhoLIFJlcXVpcmVkLgoKPgoEBAACAhIDOAIgGjEg\
      SW4gYSBzZW50ZW5jZSBvciB0d28sIGZvciBsaXN0czsgbWF5IGJlIGFic2VudC4KCpIBCgQEAAIDEgM7AiEahAEgV2hhdCBh\
      IHBhcnRpY2lwYW50IGFncmVlcyB0byB3aGVuIGpvaW5pbmcsIGluIG9uZSBvZiBpdHMgbGFuZ3VhZ2VzOiBHZXRTdHVkeSB3\
      aXRoIGBhbGxfbGFuZ3VhZ2VzYCB0ZWxscwogd2hpY2ggdGhleSBhcmUuIFJlcXVpcmVkLgoKdAoEBAACBBIDPQIdGmcgQ2hh\
      bmdlcyB3aGVuZXZlciBgY29uc2VudF90ZXh0YCBjaGFuZ2VzIGluIGFueSBsYW5ndWFnZTsgbmFtZWQgd2hlbiBqb2luaW5n\
      LiBDb21wdXRlZCBieSB0aGUgc2VydmljZS4KCjYKBAQAAgUSAz8CGRopIEhvdyBwZW9wbGUgY29tZSB0byB0YWtlIHBhcnQ7\
      IHJlcXVpcmVkLgoKhAEKBAQAAgYSA0ICHhp3IEJDUCA0Nzsgc2hvd24gd2hlcmUgYSBwYXJ0aWNpcGFudCdzIGxhbmd1YWdl\
      IGlzIG1pc3NpbmcsIGJlZm9yZSBFbmdsaXNoIG9yIGFmdGVyIGl0IChgbGFuZ3VhZ2VfZmFsbGJhY2tgKS4KIFJlcXVpcmVk\
      LgoKVQoEBAACBxIDRAIrGkggSW5jbHVzaXZlLiBBYnNlbnQ6IG9wZW4gYmVnaW5uaW5nLiBTaGVldHMgZmluaXNoZWQgYmVm\
      b3JlIGFyZSByZWZ1c2VkLgoKagoEBAACCBIDRgIpGl0gRXhjbHVzaXZlLCBhZnRlciBgc3RhcnRfdGltZWAuIEFic2VudDog\
      b3BlbiBlbmQuIFNoZWV0cyBmaW5pc2hlZCB0aGVuIG9yIGxhdGVyIGFyZSByZWZ1c2VkLgoKPwoEBAACCRIDSAIyGjIgSW4g\
      dGhlIG9yZGVyIGluIHdoaWNoIHRoZXkgYXJlIG9mZmVyZWQ7IDHigJMxMDAuCgpaCgQEAAIKEgNKAiEaTSBMYW5ndWFnZXMg\
      d2l0aCBhIHRyYW5zbGF0aW9uIG9mIHRoZSB0aXRsZSwgc29ydGVkLiBDb21wdXRlZCBieSB0aGUgc2VydmljZS4KClwKBAQA\
      AgsSA0wCFxpPIENvdW50cyBwdWJsaXNoZWQgY2hhbmdlcyBvZiB0aGUgc3R1ZHkgaXRzZWxmLCBmcm9tIDEuIENvdW50ZWQg\
      YnkgdGhlIHNlcnZpY2UuCgpMCgQEAAIMEgNOAhoaPyBXaGF0IHNvbWVib2R5IHJlYWRzIHdobyB0aGlua3Mgb2YgdGFraW5n\
      IHBhcnQ7IG1heSBiZSBhYnNlbnQuCgpYCgQEAAINEgNQAh0aSyBTaG93biB3aXRoIHRoZSB0aXRsZTsgbWF5IGJlIGFic2Vu\
      dC4gSXRzIG1lZGlhIHR5cGUgYmVnaW5zIHdpdGggYGltYWdlL2AuCgpJCgQEAAIOEgNSAhUaPCBOb3QgbGlzdGVkOiBvbmx5\
      IHdobyBrbm93cyBpdHMgaWQsIG9yIHRha2VzIHBhcnQsIHNlZXMgaXQuCgpGCgQEAAIPEgNUAhMaOSBOb2JvZHkgY2FuIGpv\
      aW4gb3IgZmlsbCBhbnl0aGluZyBpbiBmb3IgdGhlIHRpbWUgYmVpbmcuCgqKAQoEBAACEBIDVwIiGn0gUGFydHMgb2YgdGhl\
      IHBhcnRpY2lwYW50cyB0aGF0IHNlZSBxdWVzdGlvbm5haXJlcyBvZiB0aGVpciBvd247IGF0IG1vc3QgNTAsIGVtcHR5OiBu\
      b25lLgogUGFydGljaXBhbnRzIHNlZSB0aGVpciBvd24gYWxvbmUuCgpQCgQEAAIREgNZAiQaQyBXaGF0IGlzIG9mZmVyZWQg\
      YWZ0ZXIgYSBxdWVzdGlvbm5haXJlIHdhcyBmaWxsZWQgaW47IGF0IG1vc3QgMjAwLgoKcAoEBAACEhIDWwIsGmMgSWRzIG9m\
      IHNvdW5kIGNvbGxlY3Rpb25zIG9mIHRoZSBzdHVkeSdzIHByb2plY3QsIG9yIHNoYXJlZCB3aXRoIGFueW9uZSBieSBhbm90\
      aGVyIG9uZTsgZWFjaCBvbmNlLgoKPgoEBAACExIDXQImGjEgSWRzIG9mIHZvY2FidWxhcmllcywgYXMgYHNvdW5kX2NvbGxl\
      Y3Rpb25faWRzYC4KCoQDCgQEAAIUEgNiAjsa9gIgVW50aWwgd2hlbiBjb25zZW50cyB0byBlYXJsaWVyIHRleHRzIGhvbGQs\
      IG9mIHRob3NlIHdobyB0YWtlIHBhcnQuIEFic2VudDogdGhleSBzdGF5IHZhbGlkLiBBIHRpbWUgdG8gY29tZToKIHVudGls\
      IHRoZW47IG9uZSB0aGF0IGhhcyBwYXNzZWQ6IHRoZXkgZW5kZWQgdGhlbi4gV2hvc2UgY29uc2VudCBoYXMgZW5kZWQgaXMg\
      YXNrZWQgbm90aGluZyBhbnkgbW9yZSwgYW5kCiBhbnN3ZXJzIGZyb20gYWZ0ZXIgdGhlIGVuZCB3YWl0IHVudGlsIHRoZSBw\
      cmVzZW50IHRleHQgaXMgYWdyZWVkIHRvLiBHb2VzIHdpdGggdGhlIHRleHQ6IHdpdGggYSBsYXRlciBvbmUKIGl0IHNheXMg\
      d2hhdCBiZWNvbWVzIG9mIGNvbnNlbnRzIHRvIHRoaXMgb25lLCB0b28uCgrPAQoEBAACFRIDZQIgGsEBIEhvdyBsb25nIHRo\
      ZSBzdHVkeSBrZWVwcyB3aGF0IHBhcnRpY2lwYW50cyBhbnN3ZXJlZDsgYWJzZW50OiB3aXRob3V0IGxpbWl0LiBTaG93biB3\
      aXRoIHRoZSBjb25zZW50LiBPbmNlCiB0aGUgc3R1ZHkgaGFzIG9wZW5lZCBpdCBtYXkgYmVjb21lIHN0cmljdGVyLCBhbmQg\
      bm90aGluZyBlbHNlIChSRVRFTlRJT05fTEVOR1RIRU5FRCkuCgpiCgQEAAIWEgNnAioaVSBXaGF0IGlzIHNob3duIHdoZXJl\
      IGEgdGV4dCBoYXMgbm8gdHJhbnNsYXRpb24gaW50byB0aGUgbGFuZ3VhZ2UgdGhhdCB3YXMgYXNrZWQgZm9yLgoKYwoEBAAC\
      FxIDaQItGlYgVGhlIHR5cGVzIG9mIGhlYWx0aCByZWNvcmRzIHRoYXQgaXRzIHBhcnRpY2lwYW50cyBrZWVwOyBlYWNoIHR5\
      cGUgb25jZSwgZW1wdHk6IG5vbmUuCgpiCgQEAAIYEgNrAiAaVSBIb3cgb2Z0ZW4gYW5kIHdoZW4gaXQgYXNrcywgb3ZlciBh\
      bGwgcXVlc3Rpb25uYWlyZXM7IGFic2VudDogYXMgZWFjaCBzY2hlZHVsZSBzYXlzLgoKxAIKAgQBEgRxAH8BGrcCIEhvdyBs\
      b25nIGEgc3R1ZHkga2VlcHMgd2hhdCBpdHMgcGFydGljaXBhbnRzIGFuc3dlcmVkLiBBZnRlciB0aGF0IGFsbCBzZXJ2aWNl\
      cyBlcmFzZSB3aGF0IHRoZXkgaGF2ZSBvZiB0aGUKIHBhcnRpY2lwYW50IGluIHRoaXMgc3R1ZHksIGFzIHdpdGggUmVxdWVz\
      dEVyYXN1cmU7IHRoZSBhY2NvdW50IHN0YXlzLiBJdCBlbmRzIHdoYXQgaXMgbGlua2VkIHRvIGEgcGVyc29uIGFsb25lOgog\
      YW5zd2VycyB0aGF0IHdlcmUgYW5vbnltaXNlZCBiZWZvcmUsIG9yIGJ5IGl0LCBzdGF5IGFzIGxvbmcgYXMgdGhlIHN0dWR5\
      IGtlZXBzIGl0cyBkYXRhLgoKlgEKBAQBAgASA3QCHBqIASBXaG9sZSBkYXlzIGZyb20gdGhlIHN0dWR5J3MgZW5kIChgU3R1\
      ZHkuZW5kX3RpbWVgLCB3aGVyZXZlciB0aGF0IGlzIG1vdmVkIHRvKSwgMeKAkzM2LDUwMDsgMDogbm8gc3VjaCBsaW1pdC4K\
      IEl0IGNvdW50cyBmb3IgZXZlcnlib2R5LgoKcQoEBAECARIDdgIgGmQgV2hvbGUgZGF5cyBmcm9tIHdoZW4gc29tZWJvZHkg\
      bGVmdCB0aGUgc3R1ZHksIDHigJMzNiw1MDA7IDA6IG5vIHN1Y2ggbGltaXQuIFdobyBqb2lucyBhZ2FpbiBzdGF5cy4KCjUK\
      BAQBAgISA3gCHxooIFdoYXQgYmVjb21lcyBvZiB0aGUgYW5zd2VyczsgcmVxdWlyZWQuCgpnCgQEAQIDEgN6AhkaWiBXaGV0\
      aGVyIHRoZXkgZ28gYXMgc29vbiBhcyBhIGNvbnNlbnQgaXMgd2l0aGRyYXduIChXaXRoZHJhd0NvbnNlbnQpIGFuZCBub3Qg\
      Z2l2ZW4gYWdhaW4uCgqmAgoEBAECBBIDfgIiGpgCIFdoYXQgYmVjb21lcyBvZiB0aGVtIHdoZXJlIGEgcGFydGljaXBhbnQg\
      aGFzIHRoZW0gZXJhc2VkIChSZXF1ZXN0RXJhc3VyZSksIHdoYXRldmVyIG9mIHRoZSB0d28gaXMgYXNrZWQgZm9yOwogdW5z\
      cGVjaWZpZWQ6IGFzIHRoZSBwYXJ0aWNpcGFudCBjaG9vc2VzLiBXaGVyZSB0aGV5IGFyZSBhbm9ueW1pc2VkLCB3aGF0IHBl\
      b3BsZSB3cm90ZSBpbiB0aGVpciBvd24gd29yZHMKIHN0YXlzIGFzIHdyaXR0ZW46IHNheSBzbyBpbiB0aGUgY29uc2VudCwg\
      b3IgZG8gbm90IGFzayBmb3IgaXQuCgpACgIFAxIGggEAigEBGjIgV2hhdCBiZWNvbWVzIG9mIGFuc3dlcnMgdGhhdCBhcmUg\
      bm8gbG9uZ2VyIGtlcHQuCgpMCgQFAwIAEgSEAQIkGj4gQXMgYW4gb3V0Y29tZSByZWZ1c2VkIHdpdGggcmVhc29uIFJFVEVO\
      VElPTl9PVVRDT01FX01JU1NJTkcuCgogCgQFAwIBEgSGAQIeGhIgVGhleSBhcmUgZXJhc2VkLgoKvgEKBAUDAgISBIkBAiIa\
      rwEgVGhleSBzdGF5IHVuZGVyIGEgbmV3IG5hbWUgdGhhdCBub3RoaW5nIGxpbmtzIHRvIHRoZSBwYXJ0aWNpcGFudCwgYXMg\
      d2l0aAogYEVSQVNVUkVfTU9ERV9BTk9OWU1JU0VfQU5TV0VSU2A6IHdpdGhvdXQgY29udGFjdHMsIGFuZCB3aXRoIHdoYXQg\
      cGVvcGxlIHdyb3RlIGluIHRoZWlyIG93biB3b3Jkcy4KCiIKAgQCEgaNAQCSAQEaFCBBbiBhcm0gb2YgYSBzdHVkeS4KCl4K\
      BAQCAgASBI8BAhYaUCBVbmlxdWUgaW4gdGhlIHN0dWR5OiAx4oCTNjQgY2hhcmFjdGVycyBvZiBsb3dlci1jYXNlIGxldHRl\
      cnMsIGRpZ2l0cywgaHlwaGVucy4KCjoKBAQCAgESBJEBAhoaLCBGb3IgdGhvc2Ugd2hvIGNvbmR1Y3QgdGhlIHN0dWR5OyBy\
      ZXF1aXJlZC4KCj0KAgQDEgaVAQCwAQEaLyBPbmUgcXVlc3Rpb25uYWlyZSB2ZXJzaW9uIGFzIGEgc3R1ZHkgdXNlcyBpdC4K\
      Ci0KBAQDAgASBJcBAh4aHyBFYWNoIGF0IG1vc3Qgb25jZSBpbiBhIHN0dWR5LgoKdQoEBAMCARIEmQECFRpnIEEgcHVibGlz\
      aGVkIHZlcnNpb24uIEluIGFuIGltcG9ydCAwIG1lYW5zOiB0aGUgdmVyc2lvbiB0aGF0IHRoaXMgaW1wb3J0IHB1Ymxpc2hl\
      cyBvciBmaW5kcyB1bmNoYW5nZWQuCgoZCgQEAwICEgSbAQIcGgsgUmVxdWlyZWQuCgpnCgQEAwIDEgSdAQIiGlkgQXQgbW9z\
      dCAyMCwgZWFjaCB3aXRoIGFuIGlkIG9mIGl0cyBvd24uIE5vbmU6IGZpbGxlZCBpbiB3aGVuZXZlciB0aGUgcGFydGljaXBh\
      bnQgbGlrZXMuCgpYCgQEAwIEEgSfAQIXGkogQSBkZWFjdGl2YXRlZCBxdWVzdGlvbm5haXJlIGlzIHNob3duIGJ1dCBjYW5u\
      b3QgYmUgZmlsbGVkIGluIChUWVMgRlIgOSkuCgpHCgQEAwIFEgShAQIUGjkgTm90aGluZyBlbHNlIGNhbiBiZSBmaWxsZWQg\
      aW4gYmVmb3JlIGl0IGlzIChUWVMgRlIgMTEpLgoKvwIKBAQDAgYSBKUBAiMasAIgSG91cnMgYWZ0ZXIgd2hpY2ggaXQgbWF5\
      IGJlIGZpbGxlZCBpbiBhZ2FpbiwgYXQgbW9zdCA4Nyw4NDA7IDAgbWVhbnMgYXQgYW55IHRpbWUuIEFsd2F5cyAwIGZvcgog\
      b25lLXRpbWUgcXVlc3Rpb25uYWlyZXMuIEEgc2hlZXQgaXMgcmVmdXNlZCB3aGVyZSBhbm90aGVyIHdhcyBmaW5pc2hlZCBs\
      ZXNzIHRoYW4gdGhhdCBiZWZvcmUgaXQ6IG9uZSB0aGF0IGNvbWVzCiBsYXRlLCBmcm9tIGFub3RoZXIgZGV2aWNlIGZvciBp\
      bnN0YW5jZSwgaXMgbm90IHJlZnVzZWQgZm9yIHRob3NlIHRoYXQgd2VyZSBmaW5pc2hlZCBhZnRlciBpdC4KClsKBAQDAgcS\
      BKcBAiAaTSBUaGUgZ3JvdXBzIHRoYXQgc2VlIGl0OyBlbXB0eTogZXZlcnlib2R5LiBQYXJ0aWNpcGFudHMgc2VlIHRoZWly\
      IG93biBhbG9uZS4KCocBCgQEAwIIEgSqAQIVGnkgUGFydGljaXBhbnRzIG1heSBhbWVuZCBhbmQgd2l0aGRyYXcgd2hhdCB0\
      aGV5IHNlbnQsIGVhY2ggY2hhbmdlIHdpdGggaXRzIHRpbWUgYW5kIHJlYXNvbjsgdGhlIGZvcm1lcgogYW5zd2VycyBhcmUg\
      a2VwdC4KCpMBCgQEAwIJEgStAQIhGoQBIFBhcnRpY2lwYW50cyBtYXkgY2xvc2UgaXQgb24gcHVycG9zZSBhbHRob3VnaCBh\
      bnN3ZXJzIHRoYXQgaXQgcmVxdWlyZXMgYXJlIG1pc3NpbmcgKFRZVCDCpzQuMS4zLCB0aGlyZAogY2FzZSk7IHN1Y2ggc2hl\
      ZXRzIHNheSBzby4KCmUKBAQDAgoSBK8BAhkaVyBEYXlzIGFmdGVyIGl0cyBsYXRlc3QgY2hhbmdlIGluIHdoaWNoIGFuIHVu\
      ZmluaXNoZWQgZHJhZnQgZW5kcywgYXQgbW9zdCAzLDY2MDsgMDogOTAuCmIGcHJvdG8z
      """)
}
