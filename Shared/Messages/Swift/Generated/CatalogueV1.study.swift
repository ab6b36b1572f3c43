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
    /// What happens that brings prompts; at most 100.
    public var triggers: [CatalogueV1.Trigger]

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
      self.triggers = []
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
      promptRules: CatalogueV1.PromptRules? = nil,
      triggers: [CatalogueV1.Trigger] = []
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
    self.triggers = Codec.messages(c.pointee.triggers, c.pointee.n_triggers) { CatalogueV1.Trigger($0) }
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
    dependencies: [GoogleProtobuf.timestampFile, CatalogueV1.libraryFile, CatalogueV1.recordsFile, CatalogueV1.rulesFile, CatalogueV1.scheduleFile, CatalogueV1.textFile, CatalogueV1.triggersFile],
    base64: """
      CiBvdG9saXRoL2NhdGFsb2d1ZS92MS9zdHVkeS5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEaH2dvb2dsZS9wcm90b2J1\
      Zi90aW1lc3RhbXAucHJvdG8aIm90b2xpdGgvY2F0YWxvZ3VlL3YxL2xpYnJhcnkucHJvdG8aIm90b2xpdGgvY2F0YWxvZ3Vl\
      L3YxL3JlY29yZHMucHJvdG8aIG90b2xpdGgvY2F0YWxvZ3VlL3YxL3J1bGVzLnByb3RvGiNvdG9saXRoL2NhdGFsb2d1ZS92\
      MS9zY2hlZHVsZS5wcm90bxofb3RvbGl0aC9jYXRhbG9ndWUvdjEvdGV4dC5wcm90bxojb3RvbGl0aC9jYXRhbG9ndWUvdjEv\
      dHJpZ2dlcnMucHJvdG8isgsKBVN0dWR5EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEjkKBXRpdGxlGAIgASgLMiMub3Rv\
      bGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIFdGl0bGUSRQoLZGVzY3JpcHRpb24YAyABKAsyIy5vdG9saXRoLmNh\
      dGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgtkZXNjcmlwdGlvbhJGCgxjb25zZW50X3RleHQYBCABKAsyIy5vdG9saXRoLmNh\
      dGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0Ugtjb25zZW50VGV4dBInCg9jb25zZW50X3ZlcnNpb24YBSABKAlSDmNvbnNlbnRW\
      ZXJzaW9uEjkKBmFjY2VzcxgGIAEoDjIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5QWNjZXNzUgZhY2Nlc3MSKQoQZGVm\
      YXVsdF9sYW5ndWFnZRgHIAEoCVIPZGVmYXVsdExhbmd1YWdlEjkKCnN0YXJ0X3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9i\
      dWYuVGltZXN0YW1wUglzdGFydFRpbWUSNQoIZW5kX3RpbWUYCSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdl\
      bmRUaW1lElAKDnF1ZXN0aW9ubmFpcmVzGAogAygLMigub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlRdWVzdGlvbm5haXJl\
      Ug5xdWVzdGlvbm5haXJlcxIcCglsYW5ndWFnZXMYCyADKAlSCWxhbmd1YWdlcxIaCghyZXZpc2lvbhgMIAEoDVIIcmV2aXNp\
      b24SNwoEdGV4dBgNIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBHRleHQSPQoHcGljdHVyZRgO\
      IAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkZpbGVSZWZlcmVuY2VSB3BpY3R1cmUSGgoIdW5saXN0ZWQYDyABKAhSCHVu\
      bGlzdGVkEhYKBnBhdXNlZBgQIAEoCFIGcGF1c2VkEjgKBmdyb3VwcxgRIAMoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0\
      dWR5R3JvdXBSBmdyb3VwcxI9CgpuZXh0X2xpc3RzGBIgAygLMh4ub3RvbGl0aC5jYXRhbG9ndWUudjEuTmV4dExpc3RSCW5l\
      eHRMaXN0cxIwChRzb3VuZF9jb2xsZWN0aW9uX2lkcxgTIAMoCVISc291bmRDb2xsZWN0aW9uSWRzEiUKDnZvY2FidWxhcnlf\
      aWRzGBQgAygJUg12b2NhYnVsYXJ5SWRzElUKGWVhcmxpZXJfY29uc2VudHNfZW5kX3RpbWUYFSABKAsyGi5nb29nbGUucHJv\
      dG9idWYuVGltZXN0YW1wUhZlYXJsaWVyQ29uc2VudHNFbmRUaW1lEkIKCXJldGVudGlvbhgWIAEoCzIkLm90b2xpdGguY2F0\
      YWxvZ3VlLnYxLlN0dWR5UmV0ZW50aW9uUglyZXRlbnRpb24SUwoRbGFuZ3VhZ2VfZmFsbGJhY2sYFyABKA4yJi5vdG9saXRo\
      LmNhdGFsb2d1ZS52MS5MYW5ndWFnZUZhbGxiYWNrUhBsYW5ndWFnZUZhbGxiYWNrEkgKDHJlY29yZF90eXBlcxgYIAMoCzIl\
      Lm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5UmVjb3JkVHlwZVILcmVjb3JkVHlwZXMSRAoMcHJvbXB0X3J1bGVzGBkgASgL\
      MiEub3RvbGl0aC5jYXRhbG9ndWUudjEuUHJvbXB0UnVsZXNSC3Byb21wdFJ1bGVzEjkKCHRyaWdnZXJzGBogAygLMh0ub3Rv\
      bGl0aC5jYXRhbG9ndWUudjEuVHJpZ2dlclIIdHJpZ2dlcnMikgIKDlN0dWR5UmV0ZW50aW9uEiQKDmRheXNfYWZ0ZXJfZW5k\
      GAEgASgNUgxkYXlzQWZ0ZXJFbmQSLAoSZGF5c19hZnRlcl9sZWF2aW5nGAIgASgNUhBkYXlzQWZ0ZXJMZWF2aW5nEkAKB291\
      dGNvbWUYAyABKA4yJi5vdG9saXRoLmNhdGFsb2d1ZS52MS5SZXRlbnRpb25PdXRjb21lUgdvdXRjb21lEiMKDW9uX3dpdGhk\
      cmF3YWwYBCABKAhSDG9uV2l0aGRyYXdhbBJFCgpvbl9lcmFzdXJlGAUgASgOMiYub3RvbGl0aC5jYXRhbG9ndWUudjEuUmV0\
      ZW50aW9uT3V0Y29tZVIJb25FcmFzdXJlImIKClN0dWR5R3JvdXASGQoIZ3JvdXBfaWQYASABKAlSB2dyb3VwSWQSOQoFdGl0\
      bGUYAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgV0aXRsZSLXAwoSU3R1ZHlRdWVzdGlvbm5h\
      aXJlEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9u\
      EkAKCnJlY3VycmVuY2UYAyABKA4yIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5SZWN1cnJlbmNlUgpyZWN1cnJlbmNlEjwKCXNj\
      aGVkdWxlcxgEIAMoCzIeLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNjaGVkdWxlUglzY2hlZHVsZXMSIAoLZGVhY3RpdmF0ZWQY\
      BSABKAhSC2RlYWN0aXZhdGVkEhoKCGJsb2NraW5nGAYgASgIUghibG9ja2luZxIyChVyZXBlYXRfaW50ZXJ2YWxfaG91cnMY\
      ByABKA1SE3JlcGVhdEludGVydmFsSG91cnMSGwoJZ3JvdXBfaWRzGAggAygJUghncm91cElkcxIcCglyZXZpc2FibGUYCSAB\
      KAhSCXJldmlzYWJsZRIwChRtYXlfY2xvc2VfaW5jb21wbGV0ZRgKIAEoCFISbWF5Q2xvc2VJbmNvbXBsZXRlEh0KCmRyYWZ0\
      X2RheXMYCyABKA1SCWRyYWZ0RGF5cyp3CgtTdHVkeUFjY2VzcxIcChhTVFVEWV9BQ0NFU1NfVU5TUEVDSUZJRUQQABIVChFT\
      VFVEWV9BQ0NFU1NfT1BFThABEhkKFVNUVURZX0FDQ0VTU19QQVNTV09SRBACEhgKFFNUVURZX0FDQ0VTU19SRVFVRVNUEAMq\
      WgoKUmVjdXJyZW5jZRIaChZSRUNVUlJFTkNFX1VOU1BFQ0lGSUVEEAASFwoTUkVDVVJSRU5DRV9PTkVfVElNRRABEhcKE1JF\
      Q1VSUkVOQ0VfUkVQRUFURUQQAip8ChBMYW5ndWFnZUZhbGxiYWNrEiEKHUxBTkdVQUdFX0ZBTExCQUNLX1VOU1BFQ0lGSUVE\
      EAASHQoZTEFOR1VBR0VfRkFMTEJBQ0tfRU5HTElTSBABEiYKIkxBTkdVQUdFX0ZBTExCQUNLX0RFRkFVTFRfTEFOR1VBR0UQ\
      AipzChBSZXRlbnRpb25PdXRjb21lEiEKHVJFVEVOVElPTl9PVVRDT01FX1VOU1BFQ0lGSUVEEAASGwoXUkVURU5USU9OX09V\
      VENPTUVfRVJBU0UQARIfChtSRVRFTlRJT05fT1VUQ09NRV9BTk9OWU1JU0UQAkJRChRvdG9saXRoLmNhdGFsb2d1ZS52MVAB\
      WiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxvZ3VlLlYxSqg0CjkKAQwSAwEAEhov\
      IFN0dWRpZXMgYW5kIHRoZSBxdWVzdGlvbm5haXJlcyB0aGV5IGhhbmQgb3V0LgoKKwoCBQASBBMAHAEaHyBIb3cgcGVvcGxl\
      IGNvbWUgdG8gdGFrZSBwYXJ0LgoKMgoEBQACABIDFQIfGiUgUmVmdXNlZCB3aXRoIHJlYXNvbiBBQ0NFU1NfTUlTU0lORy4K\
      CiAKBAUAAgESAxcCGBoTIEFueWJvZHkgbWF5IGpvaW4uCgpUCgQFAAICEgMZAhwaRyBKb2luaW5nIG5lZWRzIHRoZSBzdHVk\
      eSdzIHBhc3N3b3JkOyB0aGUgc3R1ZHkgaXMgbGlzdGVkIGFsbCB0aGUgc2FtZS4KCjAKBAUAAgMSAxsCGxojIEEgbGVhZGVy\
      IGRlY2lkZXMgb24gZWFjaCByZXF1ZXN0LgoKPwoCBQESBB8AJgEaMyBIb3cgb2Z0ZW4gYSBwYXJ0aWNpcGFudCBmaWxscyBh\
      IHF1ZXN0aW9ubmFpcmUgaW4uCgo2CgQFAQIAEgMhAh0aKSBSZWZ1c2VkIHdpdGggcmVhc29uIFJFQ1VSUkVOQ0VfTUlTU0lO\
      Ry4KCkkKBAUBAgESAyMCGho8IEZpbGxlZCBpbiBvbmNlIHBlciBwYXJ0aWNpcGFudDsgYSBzZWNvbmQgc2hlZXQgaXMgcmVm\
      dXNlZC4KClAKBAUBAgISAyUCGhpDIEZpbGxlZCBpbiBhbnkgbnVtYmVyIG9mIHRpbWVzLCBhcyBgcmVwZWF0X2ludGVydmFs\
      X2hvdXJzYCBhbGxvd3MuCgpRCgIFAhIEKQAwARpFIFdoaWNoIGxhbmd1YWdlIGNvbWVzIG5leHQgd2hlcmUgYSB0ZXh0IGhh\
      cyBub25lIHRoYXQgd2FzIGFza2VkIGZvci4KCjUKBAUCAgASAysCJBooIFRoZSBzYW1lIGFzIExBTkdVQUdFX0ZBTExCQUNL\
      X0VOR0xJU0guCgo+CgQFAgIBEgMtAiAaMSBFbmdsaXNoLCB0aGVuIHRoZSBkZWZhdWx0IGxhbmd1YWdlIChTT04gTkZBMDMp\
      LgoKMgoEBQICAhIDLwIpGiUgVGhlIGRlZmF1bHQgbGFuZ3VhZ2UsIHRoZW4gRW5nbGlzaC4KCnUKAgQAEgQzAG8BGmkgQSBz\
      dHVkeSBhcyBpdCBpcyBwdWJsaXNoZWQuIEluIGFuc3dlcnMgYWxsIHRleHRzIGFyZSBpbiBvbmUgbGFuZ3VhZ2UsIHVubGVz\
      cyBHZXRTdHVkeSBpcyBhc2tlZCBmb3IgYWxsLgoKXwoEBAACABIDNQIWGlIgMeKAkzY0IGNoYXJhY3RlcnM6IGxvd2VyLWNh\
      c2UgbGV0dGVycywgZGlnaXRzLCBoeXBoZW5zLiBVbmlxdWUgaW4gdGhlIGNhdGFsb2d1ZS4KChgKBAQAAgESAzcCGhoLIFJl\
      cXVpcmVkLgoKPgoEBAACAhIDOQIgGjEgSW4gYSBzZW50ZW5jZSBvciB0d28sIGZvciBsaXN0czsgbWF5IGJlIGFic2VudC4K\
      CpIBCgQEAAIDEgM8AiEahAEgV2hhdCBhIHBhcnRpY2lwYW50IGFncmVlcyB0byB3aGVuIGpvaW5pbmcsIGluIG9uZSBvZiBp\
      dHMgbGFuZ3VhZ2VzOiBHZXRTdHVkeSB3aXRoIGBhbGxfbGFuZ3VhZ2VzYCB0ZWxscwogd2hpY2ggdGhleSBhcmUuIFJlcXVp\
      cmVkLgoKdAoEBAACBBIDPgIdGmcgQ2hhbmdlcyB3aGVuZXZlciBgY29uc2VudF90ZXh0YCBjaGFuZ2VzIGluIGFueSBsYW5n\
      dWFnZTsgbmFtZWQgd2hlbiBqb2luaW5nLiBDb21wdXRlZCBieSB0aGUgc2VydmljZS4KCjYKBAQAAgUSA0ACGRopIEhvdyBw\
      ZW9wbGUgY29tZSB0byB0YWtlIHBhcnQ7IHJlcXVpcmVkLgoKhAEKBAQAAgYSA0MCHhp3IEJDUCA0Nzsgc2hvd24gd2hlcmUg\
      YSBwYXJ0aWNpcGFudCdzIGxhbmd1YWdlIGlzIG1pc3NpbmcsIGJlZm9yZSBFbmdsaXNoIG9yIGFmdGVyIGl0IChgbGFuZ3Vh\
      Z2VfZmFsbGJhY2tgKS4KIFJlcXVpcmVkLgoKVQoEBAACBxIDRQIrGkggSW5jbHVzaXZlLiBBYnNlbnQ6IG9wZW4gYmVnaW5u\
      aW5nLiBTaGVldHMgZmluaXNoZWQgYmVmb3JlIGFyZSByZWZ1c2VkLgoKagoEBAACCBIDRwIpGl0gRXhjbHVzaXZlLCBhZnRl\
      ciBgc3RhcnRfdGltZWAuIEFic2VudDogb3BlbiBlbmQuIFNoZWV0cyBmaW5pc2hlZCB0aGVuIG9yIGxhdGVyIGFyZSByZWZ1\
      c2VkLgoKPwoEBAACCRIDSQIyGjIgSW4gdGhlIG9yZGVyIGluIHdoaWNoIHRoZXkgYXJlIG9mZmVyZWQ7IDHigJMxMDAuCgpa\
      CgQEAAIKEgNLAiEaTSBMYW5ndWFnZXMgd2l0aCBhIHRyYW5zbGF0aW9uIG9mIHRoZSB0aXRsZSwgc29ydGVkLiBDb21wdXRl\
      ZCBieSB0aGUgc2VydmljZS4KClwKBAQAAgsSA00CFxpPIENvdW50cyBwdWJsaXNoZWQgY2hhbmdlcyBvZiB0aGUgc3R1ZHkg\
      aXRzZWxmLCBmcm9tIDEuIENvdW50ZWQgYnkgdGhlIHNlcnZpY2UuCgpMCgQEAAIMEgNPAhoaPyBXaGF0IHNvbWVib2R5IHJl\
      YWRzIHdobyB0aGlua3Mgb2YgdGFraW5nIHBhcnQ7IG1heSBiZSBhYnNlbnQuCgpYCgQEAAINEgNRAh0aSyBTaG93biB3aXRo\
      IHRoZSB0aXRsZTsgbWF5IGJlIGFic2VudC4gSXRzIG1lZGlhIHR5cGUgYmVnaW5zIHdpdGggYGltYWdlL2AuCgpJCgQEAAIO\
      EgNTAhUaPCBOb3QgbGlzdGVkOiBvbmx5IHdobyBrbm93cyBpdHMgaWQsIG9yIHRha2VzIHBhcnQsIHNlZXMgaXQuCgpGCgQE\
      AAIPEgNVAhMaOSBOb2JvZHkgY2FuIGpvaW4gb3IgZmlsbCBhbnl0aGluZyBpbiBmb3IgdGhlIHRpbWUgYmVpbmcuCgqKAQoE\
      BAACEBIDWAIiGn0gUGFydHMgb2YgdGhlIHBhcnRpY2lwYW50cyB0aGF0IHNlZSBxdWVzdGlvbm5haXJlcyBvZiB0aGVpciBv\
      d247IGF0IG1vc3QgNTAsIGVtcHR5OiBub25lLgogUGFydGljaXBhbnRzIHNlZSB0aGVpciBvd24gYWxvbmUuCgpQCgQEAAIR\
      EgNaAiQaQyBXaGF0IGlzIG9mZmVyZWQgYWZ0ZXIgYSBxdWVzdGlvbm5haXJlIHdhcyBmaWxsZWQgaW47IGF0IG1vc3QgMjAw\
      LgoKcAoEBAACEhIDXAIsGmMgSWRzIG9mIHNvdW5kIGNvbGxlY3Rpb25zIG9mIHRoZSBzdHVkeSdzIHByb2plY3QsIG9yIHNo\
      YXJlZCB3aXRoIGFueW9uZSBieSBhbm90aGVyIG9uZTsgZWFjaCBvbmNlLgoKPgoEBAACExIDXgImGjEgSWRzIG9mIHZvY2Fi\
      dWxhcmllcywgYXMgYHNvdW5kX2NvbGxlY3Rpb25faWRzYC4KCoQDCgQEAAIUEgNjAjsa9gIgVW50aWwgd2hlbiBjb25zZW50\
      cyB0byBlYXJsaWVyIHRleHRzIGhvbGQsIG9mIHRob3NlIHdobyB0YWtlIHBhcnQuIEFic2VudDogdGhleSBzdGF5IHZhbGlk\
      LiBBIHRpbWUgdG8gY29tZToKIHVudGlsIHRoZW47IG9uZSB0aGF0IGhhcyBwYXNzZWQ6IHRoZXkgZW5kZWQgdGhlbi4gV2hv\
      c2UgY29uc2VudCBoYXMgZW5kZWQgaXMgYXNrZWQgbm90aGluZyBhbnkgbW9yZSwgYW5kCiBhbnN3ZXJzIGZyb20gYWZ0ZXIg\
      dGhlIGVuZCB3YWl0IHVudGlsIHRoZSBwcmVzZW50IHRleHQgaXMgYWdyZWVkIHRvLiBHb2VzIHdpdGggdGhlIHRleHQ6IHdp\
      dGggYSBsYXRlciBvbmUKIGl0IHNheXMgd2hhdCBiZWNvbWVzIG9mIGNvbnNlbnRzIHRvIHRoaXMgb25lLCB0b28uCgrPAQoE\
      BAACFRIDZgIgGsEBIEhvdyBsb25nIHRoZSBzdHVkeSBrZWVwcyB3aGF0IHBhcnRpY2lwYW50cyBhbnN3ZXJlZDsgYWJzZW50\
      OiB3aXRob3V0IGxpbWl0LiBTaG93biB3aXRoIHRoZSBjb25zZW50LiBPbmNlCiB0aGUgc3R1ZHkgaGFzIG9wZW5lZCBpdCBt\
      YXkgYmVjb21lIHN0cmljdGVyLCBhbmQgbm90aGluZyBlbHNlIChSRVRFTlRJT05fTEVOR1RIRU5FRCkuCgpiCgQEAAIWEgNo\
      AioaVSBXaGF0IGlzIHNob3duIHdoZXJlIGEgdGV4dCBoYXMgbm8gdHJhbnNsYXRpb24gaW50byB0aGUgbGFuZ3VhZ2UgdGhh\
      dCB3YXMgYXNrZWQgZm9yLgoKYwoEBAACFxIDagItGlYgVGhlIHR5cGVzIG9mIGhlYWx0aCByZWNvcmRzIHRoYXQgaXRzIHBh\
      cnRpY2lwYW50cyBrZWVwOyBlYWNoIHR5cGUgb25jZSwgZW1wdHk6IG5vbmUuCgpiCgQEAAIYEgNsAiAaVSBIb3cgb2Z0ZW4g\
      YW5kIHdoZW4gaXQgYXNrcywgb3ZlciBhbGwgcXVlc3Rpb25uYWlyZXM7IGFic2VudDogYXMgZWFjaCBzY2hlZHVsZSBzYXlz\
      LgoKPQoEBAACGRIDbgIhGjAgV2hhdCBoYXBwZW5zIHRoYXQgYnJpbmdzIHByb21wdHM7IGF0IG1vc3QgMTAwLgoKxQIKAgQB\
      EgV0AIIBARq3AiBIb3cgbG9uZyBhIHN0dWR5IGtlZXBzIHdoYXQgaXRzIHBhcnRpY2lwYW50cyBhbnN3ZXJlZC4gQWZ0ZXIg\
      dGhhdCBhbGwgc2VydmljZXMgZXJhc2Ugd2hhdCB0aGV5IGhhdmUgb2YgdGhlCiBwYXJ0aWNpcGFudCBpbiB0aGlzIHN0dWR5\
      LCBhcyB3aXRoIFJlcXVlc3RFcmFzdXJlOyB0aGUgYWNjb3VudCBzdGF5cy4gSXQgZW5kcyB3aGF0IGlzIGxpbmtlZCB0byBh\
      IHBlcnNvbiBhbG9uZToKIGFuc3dlcnMgdGhhdCB3ZXJlIGFub255bWlzZWQgYmVmb3JlLCBvciBieSBpdCwgc3RheSBhcyBs\
      b25nIGFzIHRoZSBzdHVkeSBrZWVwcyBpdHMgZGF0YS4KCpYBCgQEAQIAEgN3AhwaiAEgV2hvbGUgZGF5cyBmcm9tIHRoZSBz\
      dHVkeSdzIGVuZCAoYFN0dWR5LmVuZF90aW1lYCwgd2hlcmV2ZXIgdGhhdCBpcyBtb3ZlZCB0byksIDHigJMzNiw1MDA7IDA6\
      IG5vIHN1Y2ggbGltaXQuCiBJdCBjb3VudHMgZm9yIGV2ZXJ5Ym9keS4KCnEKBAQBAgESA3kCIBpkIFdob2xlIGRheXMgZnJv\
      bSB3aGVuIHNvbWVib2R5IGxlZnQgdGhlIHN0dWR5LCAx4oCTMzYsNTAwOyAwOiBubyBzdWNoIGxpbWl0LiBXaG8gam9pbnMg\
      YWdhaW4gc3RheXMuCgo1CgQEAQICEgN7Ah8aKCBXaGF0IGJlY29tZXMgb2YgdGhlIGFuc3dlcnM7IHJlcXVpcmVkLgoKZwoE\
      BAECAxIDfQIZGlogV2hldGhlciB0aGV5IGdvIGFzIHNvb24gYXMgYSBjb25zZW50IGlzIHdpdGhkcmF3biAoV2l0aGRyYXdD\
      b25zZW50KSBhbmQgbm90IGdpdmVuIGFnYWluLgoKpwIKBAQBAgQSBIEBAiIamAIgV2hhdCBiZWNvbWVzIG9mIHRoZW0gd2hl\
      cmUgYSBwYXJ0aWNpcGFudCBoYXMgdGhlbSBlcmFzZWQgKFJlcXVlc3RFcmFzdXJlKSwgd2hhdGV2ZXIgb2YgdGhlIHR3byBp\
      cyBhc2tlZCBmb3I7CiB1bnNwZWNpZmllZDogYXMgdGhlIHBhcnRpY2lwYW50IGNob29zZXMuIFdoZXJlIHRoZXkgYXJlIGFu\
      b255bWlzZWQsIHdoYXQgcGVvcGxlIHdyb3RlIGluIHRoZWlyIG93biB3b3Jkcwogc3RheXMgYXMgd3JpdHRlbjogc2F5IHNv\
      IGluIHRoZSBjb25zZW50LCBvciBkbyBub3QgYXNrIGZvciBpdC4KCkAKAgUDEgaFAQCNAQEaMiBXaGF0IGJlY29tZXMgb2Yg\
      YW5zd2VycyB0aGF0IGFyZSBubyBsb25nZXIga2VwdC4KCkwKBAUDAgASBIcBAiQaPiBBcyBhbiBvdXRjb21lIHJlZnVzZWQg\
      d2l0aCByZWFzb24gUkVURU5USU9OX09VVENPTUVfTUlTU0lORy4KCiAKBAUDAgESBIkBAh4aEiBUaGV5IGFyZSBlcmFzZWQu\
      Cgq+AQoEBQMCAhIEjAECIhqvASBUaGV5IHN0YXkgdW5kZXIgYSBuZXcgbmFtZSB0aGF0IG5vdGhpbmcgbGlua3MgdG8gdGhl\
      IHBhcnRpY2lwYW50LCBhcyB3aXRoCiBgRVJBU1VSRV9NT0RFX0FOT05ZTUlTRV9BTlNXRVJTYDogd2l0aG91dCBjb250YWN0\
      cywgYW5kIHdpdGggd2hhdCBwZW9wbGUgd3JvdGUgaW4gdGhlaXIgb3duIHdvcmRzLgoKIgoCBAISBpABAJUBARoUIEFuIGFy\
      bSBvZiBhIHN0dWR5LgoKXgoEBAICABIEkgECFhpQIFVuaXF1ZSBpbiB0aGUgc3R1ZHk6IDHigJM2NCBjaGFyYWN0ZXJzIG9m\
      IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzLCBoeXBoZW5zLgoKOgoEBAICARIElAECGhosIEZvciB0aG9zZSB3aG8gY29u\
      ZHVjdCB0aGUgc3R1ZHk7IHJlcXVpcmVkLgoKPQoCBAMSBpgBALMBARovIE9uZSBxdWVzdGlvbm5haXJlIHZlcnNpb24gYXMg\
      YSBzdHVkeSB1c2VzIGl0LgoKLQoEBAMCABIEmgECHhofIEVhY2ggYXQgbW9zdCBvbmNlIGluIGEgc3R1ZHkuCgp1CgQEAwIB\
      EgScAQIVGmcgQSBwdWJsaXNoZWQgdmVyc2lvbi4gSW4gYW4gaW1wb3J0IDAgbWVhbnM6IHRoZSB2ZXJzaW9uIHRoYXQgdGhp\
      cyBpbXBvcnQgcHVibGlzaGVzIG9yIGZpbmRzIHVuY2hhbmdlZC4KChkKBAQDAgISBJ4BAhwaCyBSZXF1aXJlZC4KCmcKBAQD\
      AgMSBKABAiIaWSBBdCBtb3N0IDIwLCBlYWNoIHdpdGggYW4gaWQgb2YgaXRzIG93bi4gTm9uZTogZmlsbGVkIGluIHdoZW5l\
      dmVyIHRoZSBwYXJ0aWNpcGFudCBsaWtlcy4KClgKBAQDAgQSBKIBAhcaSiBBIGRlYWN0aXZhdGVkIHF1ZXN0aW9ubmFpcmUg\
      aXMgc2hvd24gYnV0IGNhbm5vdCBiZSBmaWxsZWQgaW4gKFRZUyBGUiA5KS4KCkcKBAQDAgUSBKQBAhQaOSBOb3RoaW5nIGVs\
      c2UgY2FuIGJlIGZpbGxlZCBpbiBiZWZvcmUgaXQgaXMgKFRZUyBGUiAxMSkuCgq/AgoEBAMCBhIEqAECIxqwAiBIb3VycyBh\
      ZnRlciB3aGljaCBpdCBtYXkgYmUgZmlsbGVkIGluIGFnYWluLCBhdCBtb3N0IDg3LDg0MDsgMCBtZWFucyBhdCBhbnkgdGlt\
      ZS4gQWx3YXlzIDAgZm9yCiBvbmUtdGltZSBxdWVzdGlvbm5haXJlcy4gQSBzaGVldCBpcyByZWZ1c2VkIHdoZXJlIGFub3Ro\
      ZXIgd2FzIGZpbmlzaGVkIGxlc3MgdGhhbiB0aGF0IGJlZm9yZSBpdDogb25lIHRoYXQgY29tZXMKIGxhdGUsIGZyb20gYW5v\
      dGhlciBkZXZpY2UgZm9yIGluc3RhbmNlLCBpcyBub3QgcmVmdXNlZCBmb3IgdGhvc2UgdGhhdCB3ZXJlIGZpbmlzaGVkIGFm\
      dGVyIGl0LgoKWwoEBAMCBxIEqgECIBpNIFRoZSBncm91cHMgdGhhdCBzZWUgaXQ7IGVtcHR5OiBldmVyeWJvZHkuIFBhcnRp\
      Y2lwYW50cyBzZWUgdGhlaXIgb3duIGFsb25lLgoKhwEKBAQDAggSBK0BAhUaeSBQYXJ0aWNpcGFudHMgbWF5IGFtZW5kIGFu\
      ZCB3aXRoZHJhdyB3aGF0IHRoZXkgc2VudCwgZWFjaCBjaGFuZ2Ugd2l0aCBpdHMgdGltZSBhbmQgcmVhc29uOyB0aGUgZm9y\
      bWVyCiBhbnN3ZXJzIGFyZSBrZXB0LgoKkwEKBAQDAgkSBLABAiEahAEgUGFydGljaXBhbnRzIG1heSBjbG9zZSBpdCBvbiBw\
      dXJwb3NlIGFsdGhvdWdoIGFuc3dlcnMgdGhhdCBpdCByZXF1aXJlcyBhcmUgbWlzc2luZyAoVFlUIMKnNC4xLjMsIHRoaXJk\
      CiBjYXNlKTsgc3VjaCBzaGVldHMgc2F5IHNvLgoKZQoEBAMCChIEsgECGRpXIERheXMgYWZ0ZXIgaXRzIGxhdGVzdCBjaGFu\
      Z2UgaW4gd2hpY2ggYW4gdW5maW5pc2hlZCBkcmFmdCBlbmRzLCBhdCBtb3N0IDMsNjYwOyAwOiA5MC4KYgZwcm90bzM=
      """)
}
