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
  /// What becomes of answers that are no longer kept.
  public enum RetentionOutcome: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused with reason RETENTION_OUTCOME_MISSING.
    case unspecified
    /// They are erased.
    case erase
    /// They stay under a new name that nothing links to the participant, as with
    /// `ERASURE_MODE_ANONYMISE_ANSWERS`.
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
    /// BCP 47; first fallback when a participant's language is missing, before English. Required.
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
      retention: CatalogueV1.StudyRetention? = nil
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

    /// Every field at its default.
    public init() {
      self.daysAfterEnd = 0
      self.daysAfterLeaving = 0
      self.outcome = CatalogueV1.RetentionOutcome(rawValue: 0)
      self.onWithdrawal = false
    }

    public init(
      daysAfterEnd: UInt32 = 0,
      daysAfterLeaving: UInt32 = 0,
      outcome: CatalogueV1.RetentionOutcome = CatalogueV1.RetentionOutcome(rawValue: 0),
      onWithdrawal: Bool = false
    ) {
      self.daysAfterEnd = daysAfterEnd
      self.daysAfterLeaving = daysAfterLeaving
      self.outcome = outcome
      self.onWithdrawal = onWithdrawal
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__StudyRetention> {
    let c = arena.allocate(Otolith__Catalogue__V1__StudyRetention.self)
    otolith__catalogue__v1__study_retention__init(c)
    c.pointee.days_after_end = self.daysAfterEnd
    c.pointee.days_after_leaving = self.daysAfterLeaving
    c.pointee.outcome = Otolith__Catalogue__V1__RetentionOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    c.pointee.on_withdrawal = self.onWithdrawal ? 1 : 0
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
    /// Absent: filled in whenever the participant likes.
    public var schedule: CatalogueV1.Schedule?
    /// A deactivated questionnaire is shown but cannot be filled in (TYS FR 9).
    public var deactivated: Bool
    /// Nothing else can be filled in before it is (TYS FR 11).
    public var blocking: Bool
    /// Hours after which it may be filled in again, at most 87,840; 0 means at any time. Always 0 for
    /// one-time questionnaires.
    public var repeatIntervalHours: UInt32
    /// The groups that see it; empty: everybody. Participants see their own alone.
    public var groupIDs: [String]

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.version = 0
      self.recurrence = CatalogueV1.Recurrence(rawValue: 0)
      self.schedule = nil
      self.deactivated = false
      self.blocking = false
      self.repeatIntervalHours = 0
      self.groupIDs = []
    }

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0,
      recurrence: CatalogueV1.Recurrence = CatalogueV1.Recurrence(rawValue: 0),
      schedule: CatalogueV1.Schedule? = nil,
      deactivated: Bool = false,
      blocking: Bool = false,
      repeatIntervalHours: UInt32 = 0,
      groupIDs: [String] = []
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
      self.recurrence = recurrence
      self.schedule = schedule
      self.deactivated = deactivated
      self.blocking = blocking
      self.repeatIntervalHours = repeatIntervalHours
      self.groupIDs = groupIDs
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
    self.schedule = c.pointee.schedule.map { CatalogueV1.Schedule($0) }
    self.deactivated = c.pointee.deactivated != 0
    self.blocking = c.pointee.blocking != 0
    self.repeatIntervalHours = c.pointee.repeat_interval_hours
    self.groupIDs = Codec.array(c.pointee.group_ids, c.pointee.n_group_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__StudyQuestionnaire> {
    let c = arena.allocate(Otolith__Catalogue__V1__StudyQuestionnaire.self)
    otolith__catalogue__v1__study_questionnaire__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    c.pointee.recurrence = Otolith__Catalogue__V1__Recurrence(rawValue: .init(truncatingIfNeeded: self.recurrence.rawValue))
    if let value = self.schedule { c.pointee.schedule = value.cStruct(in: arena) }
    c.pointee.deactivated = self.deactivated ? 1 : 0
    c.pointee.blocking = self.blocking ? 1 : 0
    c.pointee.repeat_interval_hours = self.repeatIntervalHours
    if !self.groupIDs.isEmpty {
      c.pointee.n_group_ids = self.groupIDs.count
      c.pointee.group_ids = arena.array(self.groupIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1 {
  /// The descriptor of `otolith/catalogue/v1/study.proto`.
  public static let studyFile = ProtoFile(
    name: "otolith/catalogue/v1/study.proto",
    dependencies: [GoogleProtobuf.timestampFile, CatalogueV1.libraryFile, CatalogueV1.rulesFile, CatalogueV1.scheduleFile, CatalogueV1.textFile],
    base64: """
      CiBvdG9saXRoL2NhdGFsb2d1ZS92MS9zdHVkeS5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEaH2dvb2dsZS9wcm90b2J1\
      Zi90aW1lc3RhbXAucHJvdG8aIm90b2xpdGgvY2F0YWxvZ3VlL3YxL2xpYnJhcnkucHJvdG8aIG90b2xpdGgvY2F0YWxvZ3Vl\
      L3YxL3J1bGVzLnByb3RvGiNvdG9saXRoL2NhdGFsb2d1ZS92MS9zY2hlZHVsZS5wcm90bxofb3RvbGl0aC9jYXRhbG9ndWUv\
      djEvdGV4dC5wcm90byKSCQoFU3R1ZHkSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSOQoFdGl0bGUYAiABKAsyIy5vdG9s\
      aXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgV0aXRsZRJFCgtkZXNjcmlwdGlvbhgDIAEoCzIjLm90b2xpdGguY2F0\
      YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSC2Rlc2NyaXB0aW9uEkYKDGNvbnNlbnRfdGV4dBgEIAEoCzIjLm90b2xpdGguY2F0\
      YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSC2NvbnNlbnRUZXh0EicKD2NvbnNlbnRfdmVyc2lvbhgFIAEoCVIOY29uc2VudFZl\
      cnNpb24SOQoGYWNjZXNzGAYgASgOMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlBY2Nlc3NSBmFjY2VzcxIpChBkZWZh\
      dWx0X2xhbmd1YWdlGAcgASgJUg9kZWZhdWx0TGFuZ3VhZ2USOQoKc3RhcnRfdGltZRgIIAEoCzIaLmdvb2dsZS5wcm90b2J1\
      Zi5UaW1lc3RhbXBSCXN0YXJ0VGltZRI1CghlbmRfdGltZRgJIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSB2Vu\
      ZFRpbWUSUAoOcXVlc3Rpb25uYWlyZXMYCiADKAsyKC5vdG9saXRoLmNhdGFsb2d1ZS52MS5TdHVkeVF1ZXN0aW9ubmFpcmVS\
      DnF1ZXN0aW9ubmFpcmVzEhwKCWxhbmd1YWdlcxgLIAMoCVIJbGFuZ3VhZ2VzEhoKCHJldmlzaW9uGAwgASgNUghyZXZpc2lv\
      bhI3CgR0ZXh0GA0gASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIEdGV4dBI9CgdwaWN0dXJlGA4g\
      ASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuRmlsZVJlZmVyZW5jZVIHcGljdHVyZRIaCgh1bmxpc3RlZBgPIAEoCFIIdW5s\
      aXN0ZWQSFgoGcGF1c2VkGBAgASgIUgZwYXVzZWQSOAoGZ3JvdXBzGBEgAygLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1\
      ZHlHcm91cFIGZ3JvdXBzEj0KCm5leHRfbGlzdHMYEiADKAsyHi5vdG9saXRoLmNhdGFsb2d1ZS52MS5OZXh0TGlzdFIJbmV4\
      dExpc3RzEjAKFHNvdW5kX2NvbGxlY3Rpb25faWRzGBMgAygJUhJzb3VuZENvbGxlY3Rpb25JZHMSJQoOdm9jYWJ1bGFyeV9p\
      ZHMYFCADKAlSDXZvY2FidWxhcnlJZHMSVQoZZWFybGllcl9jb25zZW50c19lbmRfdGltZRgVIAEoCzIaLmdvb2dsZS5wcm90\
      b2J1Zi5UaW1lc3RhbXBSFmVhcmxpZXJDb25zZW50c0VuZFRpbWUSQgoJcmV0ZW50aW9uGBYgASgLMiQub3RvbGl0aC5jYXRh\
      bG9ndWUudjEuU3R1ZHlSZXRlbnRpb25SCXJldGVudGlvbiLLAQoOU3R1ZHlSZXRlbnRpb24SJAoOZGF5c19hZnRlcl9lbmQY\
      ASABKA1SDGRheXNBZnRlckVuZBIsChJkYXlzX2FmdGVyX2xlYXZpbmcYAiABKA1SEGRheXNBZnRlckxlYXZpbmcSQAoHb3V0\
      Y29tZRgDIAEoDjImLm90b2xpdGguY2F0YWxvZ3VlLnYxLlJldGVudGlvbk91dGNvbWVSB291dGNvbWUSIwoNb25fd2l0aGRy\
      YXdhbBgEIAEoCFIMb25XaXRoZHJhd2FsImIKClN0dWR5R3JvdXASGQoIZ3JvdXBfaWQYASABKAlSB2dyb3VwSWQSOQoFdGl0\
      bGUYAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgV0aXRsZSLmAgoSU3R1ZHlRdWVzdGlvbm5h\
      aXJlEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9u\
      EkAKCnJlY3VycmVuY2UYAyABKA4yIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5SZWN1cnJlbmNlUgpyZWN1cnJlbmNlEjoKCHNj\
      aGVkdWxlGAQgASgLMh4ub3RvbGl0aC5jYXRhbG9ndWUudjEuU2NoZWR1bGVSCHNjaGVkdWxlEiAKC2RlYWN0aXZhdGVkGAUg\
      ASgIUgtkZWFjdGl2YXRlZBIaCghibG9ja2luZxgGIAEoCFIIYmxvY2tpbmcSMgoVcmVwZWF0X2ludGVydmFsX2hvdXJzGAcg\
      ASgNUhNyZXBlYXRJbnRlcnZhbEhvdXJzEhsKCWdyb3VwX2lkcxgIIAMoCVIIZ3JvdXBJZHMqdwoLU3R1ZHlBY2Nlc3MSHAoY\
      U1RVRFlfQUNDRVNTX1VOU1BFQ0lGSUVEEAASFQoRU1RVRFlfQUNDRVNTX09QRU4QARIZChVTVFVEWV9BQ0NFU1NfUEFTU1dP\
      UkQQAhIYChRTVFVEWV9BQ0NFU1NfUkVRVUVTVBADKloKClJlY3VycmVuY2USGgoWUkVDVVJSRU5DRV9VTlNQRUNJRklFRBAA\
      EhcKE1JFQ1VSUkVOQ0VfT05FX1RJTUUQARIXChNSRUNVUlJFTkNFX1JFUEVBVEVEEAIqcwoQUmV0ZW50aW9uT3V0Y29tZRIh\
      Ch1SRVRFTlRJT05fT1VUQ09NRV9VTlNQRUNJRklFRBAAEhsKF1JFVEVOVElPTl9PVVRDT01FX0VSQVNFEAESHwobUkVURU5U\
      SU9OX09VVENPTUVfQU5PTllNSVNFEAJCUQoUb3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRhbG9ndWUvdjE7\
      Y2F0YWxvZ3VldjGqAhRPdG9saXRoLkNhdGFsb2d1ZS5WMUq4Jwo5CgEMEgMBABIaLyBTdHVkaWVzIGFuZCB0aGUgcXVlc3Rp\
      b25uYWlyZXMgdGhleSBoYW5kIG91dC4KCisKAgUAEgQRABoBGh8gSG93IHBlb3BsZSBjb21lIHRvIHRha2UgcGFydC4KCjIK\
      BAUAAgASAxMCHxolIFJlZnVzZWQgd2l0aCByZWFzb24gQUNDRVNTX01JU1NJTkcuCgogCgQFAAIBEgMVAhgaEyBBbnlib2R5\
      IG1heSBqb2luLgoKVAoEBQACAhIDFwIcGkcgSm9pbmluZyBuZWVkcyB0aGUgc3R1ZHkncyBwYXNzd29yZDsgdGhlIHN0dWR5\
      IGlzIGxpc3RlZCBhbGwgdGhlIHNhbWUuCgowCgQFAAIDEgMZAhsaIyBBIGxlYWRlciBkZWNpZGVzIG9uIGVhY2ggcmVxdWVz\
      dC4KCj8KAgUBEgQdACQBGjMgSG93IG9mdGVuIGEgcGFydGljaXBhbnQgZmlsbHMgYSBxdWVzdGlvbm5haXJlIGluLgoKNgoE\
      BQECABIDHwIdGikgUmVmdXNlZCB3aXRoIHJlYXNvbiBSRUNVUlJFTkNFX01JU1NJTkcuCgpJCgQFAQIBEgMhAhoaPCBGaWxs\
      ZWQgaW4gb25jZSBwZXIgcGFydGljaXBhbnQ7IGEgc2Vjb25kIHNoZWV0IGlzIHJlZnVzZWQuCgpQCgQFAQICEgMjAhoaQyBG\
      aWxsZWQgaW4gYW55IG51bWJlciBvZiB0aW1lcywgYXMgYHJlcGVhdF9pbnRlcnZhbF9ob3Vyc2AgYWxsb3dzLgoKdQoCBAAS\
      BCcAWgEaaSBBIHN0dWR5IGFzIGl0IGlzIHB1Ymxpc2hlZC4gSW4gYW5zd2VycyBhbGwgdGV4dHMgYXJlIGluIG9uZSBsYW5n\
      dWFnZSwgdW5sZXNzIEdldFN0dWR5IGlzIGFza2VkIGZvciBhbGwuCgpfCgQEAAIAEgMpAhYaUiAx4oCTNjQgY2hhcmFjdGVy\
      czogbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMsIGh5cGhlbnMuIFVuaXF1ZSBpbiB0aGUgY2F0YWxvZ3VlLgoKGAoEBAAC\
      ARIDKwIaGgsgUmVxdWlyZWQuCgo+CgQEAAICEgMtAiAaMSBJbiBhIHNlbnRlbmNlIG9yIHR3bywgZm9yIGxpc3RzOyBtYXkg\
      YmUgYWJzZW50LgoKkgEKBAQAAgMSAzACIRqEASBXaGF0IGEgcGFydGljaXBhbnQgYWdyZWVzIHRvIHdoZW4gam9pbmluZywg\
      aW4gb25lIG9mIGl0cyBsYW5ndWFnZXM6IEdldFN0dWR5IHdpdGggYGFsbF9sYW5ndWFnZXNgIHRlbGxzCiB3aGljaCB0aGV5\
      IGFyZS4gUmVxdWlyZWQuCgp0CgQEAAIEEgMyAh0aZyBDaGFuZ2VzIHdoZW5ldmVyIGBjb25zZW50X3RleHRgIGNoYW5nZXMg\
      aW4gYW55IGxhbmd1YWdlOyBuYW1lZCB3aGVuIGpvaW5pbmcuIENvbXB1dGVkIGJ5IHRoZSBzZXJ2aWNlLgoKNgoEBAACBRID\
      NAIZGikgSG93IHBlb3BsZSBjb21lIHRvIHRha2UgcGFydDsgcmVxdWlyZWQuCgppCgQEAAIGEgM2Ah4aXCBCQ1AgNDc7IGZp\
      cnN0IGZhbGxiYWNrIHdoZW4gYSBwYXJ0aWNpcGFudCdzIGxhbmd1YWdlIGlzIG1pc3NpbmcsIGJlZm9yZSBFbmdsaXNoLiBS\
      ZXF1aXJlZC4KClUKBAQAAgcSAzgCKxpIIEluY2x1c2l2ZS4gQWJzZW50OiBvcGVuIGJlZ2lubmluZy4gU2hlZXRzIGZpbmlz\
      aGVkIGJlZm9yZSBhcmUgcmVmdXNlZC4KCmoKBAQAAggSAzoCKRpdIEV4Y2x1c2l2ZSwgYWZ0ZXIgYHN0YXJ0X3RpbWVgLiBB\
      YnNlbnQ6IG9wZW4gZW5kLiBTaGVldHMgZmluaXNoZWQgdGhlbiBvciBsYXRlciBhcmUgcmVmdXNlZC4KCj8KBAQAAgkSAzwC\
      MhoyIEluIHRoZSBvcmRlciBpbiB3aGljaCB0aGV5IGFyZSBvZmZlcmVkOyAx4oCTMTAwLgoKWgoEBAACChIDPgIhGk0gTGFu\
      Z3VhZ2VzIHdpdGggYSB0cmFuc2xhdGlvbiBvZiB0aGUgdGl0bGUsIHNvcnRlZC4gQ29tcHV0ZWQgYnkgdGhlIHNlcnZpY2Uu\
      CgpcCgQEAAILEgNAAhcaTyBDb3VudHMgcHVibGlzaGVkIGNoYW5nZXMgb2YgdGhlIHN0dWR5IGl0c2VsZiwgZnJvbSAxLiBD\
      b3VudGVkIGJ5IHRoZSBzZXJ2aWNlLgoKTAoEBAACDBIDQgIaGj8gV2hhdCBzb21lYm9keSByZWFkcyB3aG8gdGhpbmtzIG9m\
      IHRha2luZyBwYXJ0OyBtYXkgYmUgYWJzZW50LgoKWAoEBAACDRIDRAIdGksgU2hvd24gd2l0aCB0aGUgdGl0bGU7IG1heSBi\
      ZSBhYnNlbnQuIEl0cyBtZWRpYSB0eXBlIGJlZ2lucyB3aXRoIGBpbWFnZS9gLgoKSQoEBAACDhIDRgIVGjwgTm90IGxpc3Rl\
      ZDogb25seSB3aG8ga25vd3MgaXRzIGlkLCBvciB0YWtlcyBwYXJ0LCBzZWVzIGl0LgoKRgoEBAACDxIDSAITGjkgTm9ib2R5\
      IGNhbiBqb2luIG9yIGZpbGwgYW55dGhpbmcgaW4gZm9yIHRoZSB0aW1lIGJlaW5nLgoKigEKBAQAAhASA0sCIhp9IFBhcnRz\
      IG9mIHRoZSBwYXJ0aWNpcGFudHMgdGhhdCBzZWUgcXVlc3Rpb25uYWlyZXMgb2YgdGhlaXIgb3duOyBhdCBtb3N0IDUwLCBl\
      bXB0eTogbm9uZS4KIFBhcnRpY2lwYW50cyBzZWUgdGhlaXIgb3duIGFsb25lLgoKUAoEBAACERIDTQIkGkMgV2hhdCBpcyBv\
      ZmZlcmVkIGFmdGVyIGEgcXVlc3Rpb25uYWlyZSB3YXMgZmlsbGVkIGluOyBhdCBtb3N0IDIwMC4KCnAKBAQAAhISA08CLBpj\
      IElkcyBvZiBzb3VuZCBjb2xsZWN0aW9ucyBvZiB0aGUgc3R1ZHkncyBwcm9qZWN0LCBvciBzaGFyZWQgd2l0aCBhbnlvbmUg\
      YnkgYW5vdGhlciBvbmU7IGVhY2ggb25jZS4KCj4KBAQAAhMSA1ECJhoxIElkcyBvZiB2b2NhYnVsYXJpZXMsIGFzIGBzb3Vu\
      ZF9jb2xsZWN0aW9uX2lkc2AuCgqEAwoEBAACFBIDVgI7GvYCIFVudGlsIHdoZW4gY29uc2VudHMgdG8gZWFybGllciB0ZXh0\
      cyBob2xkLCBvZiB0aG9zZSB3aG8gdGFrZSBwYXJ0LiBBYnNlbnQ6IHRoZXkgc3RheSB2YWxpZC4gQSB0aW1lIHRvIGNvbWU6\
      CiB1bnRpbCB0aGVuOyBvbmUgdGhhdCBoYXMgcGFzc2VkOiB0aGV5IGVuZGVkIHRoZW4uIFdob3NlIGNvbnNlbnQgaGFzIGVu\
      ZGVkIGlzIGFza2VkIG5vdGhpbmcgYW55IG1vcmUsIGFuZAogYW5zd2VycyBmcm9tIGFmdGVyIHRoZSBlbmQgd2FpdCB1bnRp\
      bCB0aGUgcHJlc2VudCB0ZXh0IGlzIGFncmVlZCB0by4gR29lcyB3aXRoIHRoZSB0ZXh0OiB3aXRoIGEgbGF0ZXIgb25lCiBp\
      dCBzYXlzIHdoYXQgYmVjb21lcyBvZiBjb25zZW50cyB0byB0aGlzIG9uZSwgdG9vLgoKzwEKBAQAAhUSA1kCIBrBASBIb3cg\
      bG9uZyB0aGUgc3R1ZHkga2VlcHMgd2hhdCBwYXJ0aWNpcGFudHMgYW5zd2VyZWQ7IGFic2VudDogd2l0aG91dCBsaW1pdC4g\
      U2hvd24gd2l0aCB0aGUgY29uc2VudC4gT25jZQogdGhlIHN0dWR5IGhhcyBvcGVuZWQgaXQgbWF5IGJlY29tZSBzdHJpY3Rl\
      ciwgYW5kIG5vdGhpbmcgZWxzZSAoUkVURU5USU9OX0xFTkdUSEVORUQpLgoKxAIKAgQBEgRfAGkBGrcCIEhvdyBsb25nIGEg\
      c3R1ZHkga2VlcHMgd2hhdCBpdHMgcGFydGljaXBhbnRzIGFuc3dlcmVkLiBBZnRlciB0aGF0IGFsbCBzZXJ2aWNlcyBlcmFz\
      ZSB3aGF0IHRoZXkgaGF2ZSBvZiB0aGUKIHBhcnRpY2lwYW50IGluIHRoaXMgc3R1ZHksIGFzIHdpdGggUmVxdWVzdEVyYXN1\
      cmU7IHRoZSBhY2NvdW50IHN0YXlzLiBJdCBlbmRzIHdoYXQgaXMgbGlua2VkIHRvIGEgcGVyc29uIGFsb25lOgogYW5zd2Vy\
      cyB0aGF0IHdlcmUgYW5vbnltaXNlZCBiZWZvcmUsIG9yIGJ5IGl0LCBzdGF5IGFzIGxvbmcgYXMgdGhlIHN0dWR5IGtlZXBz\
      IGl0cyBkYXRhLgoKlgEKBAQBAgASA2ICHBqIASBXaG9sZSBkYXlzIGZyb20gdGhlIHN0dWR5J3MgZW5kIChgU3R1ZHkuZW5k\
      X3RpbWVgLCB3aGVyZXZlciB0aGF0IGlzIG1vdmVkIHRvKSwgMeKAkzM2LDUwMDsgMDogbm8gc3VjaCBsaW1pdC4KIEl0IGNv\
      dW50cyBmb3IgZXZlcnlib2R5LgoKcQoEBAECARIDZAIgGmQgV2hvbGUgZGF5cyBmcm9tIHdoZW4gc29tZWJvZHkgbGVmdCB0\
      aGUgc3R1ZHksIDHigJMzNiw1MDA7IDA6IG5vIHN1Y2ggbGltaXQuIFdobyBqb2lucyBhZ2FpbiBzdGF5cy4KCjUKBAQBAgIS\
      A2YCHxooIFdoYXQgYmVjb21lcyBvZiB0aGUgYW5zd2VyczsgcmVxdWlyZWQuCgpnCgQEAQIDEgNoAhkaWiBXaGV0aGVyIHRo\
      ZXkgZ28gYXMgc29vbiBhcyBhIGNvbnNlbnQgaXMgd2l0aGRyYXduIChXaXRoZHJhd0NvbnNlbnQpIGFuZCBub3QgZ2l2ZW4g\
      YWdhaW4uCgo+CgIFAhIEbAB0ARoyIFdoYXQgYmVjb21lcyBvZiBhbnN3ZXJzIHRoYXQgYXJlIG5vIGxvbmdlciBrZXB0LgoK\
      PQoEBQICABIDbgIkGjAgUmVmdXNlZCB3aXRoIHJlYXNvbiBSRVRFTlRJT05fT1VUQ09NRV9NSVNTSU5HLgoKHwoEBQICARID\
      cAIeGhIgVGhleSBhcmUgZXJhc2VkLgoKewoEBQICAhIDcwIiGm4gVGhleSBzdGF5IHVuZGVyIGEgbmV3IG5hbWUgdGhhdCBu\
      b3RoaW5nIGxpbmtzIHRvIHRoZSBwYXJ0aWNpcGFudCwgYXMgd2l0aAogYEVSQVNVUkVfTU9ERV9BTk9OWU1JU0VfQU5TV0VS\
      U2AuCgogCgIEAhIEdwB8ARoUIEFuIGFybSBvZiBhIHN0dWR5LgoKXQoEBAICABIDeQIWGlAgVW5pcXVlIGluIHRoZSBzdHVk\
      eTogMeKAkzY0IGNoYXJhY3RlcnMgb2YgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMsIGh5cGhlbnMuCgo5CgQEAgIBEgN7\
      AhoaLCBGb3IgdGhvc2Ugd2hvIGNvbmR1Y3QgdGhlIHN0dWR5OyByZXF1aXJlZC4KCjwKAgQDEgV/AJEBARovIE9uZSBxdWVz\
      dGlvbm5haXJlIHZlcnNpb24gYXMgYSBzdHVkeSB1c2VzIGl0LgoKLQoEBAMCABIEgQECHhofIEVhY2ggYXQgbW9zdCBvbmNl\
      IGluIGEgc3R1ZHkuCgp1CgQEAwIBEgSDAQIVGmcgQSBwdWJsaXNoZWQgdmVyc2lvbi4gSW4gYW4gaW1wb3J0IDAgbWVhbnM6\
      IHRoZSB2ZXJzaW9uIHRoYXQgdGhpcyBpbXBvcnQgcHVibGlzaGVzIG9yIGZpbmRzIHVuY2hhbmdlZC4KChkKBAQDAgISBIUB\
      AhwaCyBSZXF1aXJlZC4KCkEKBAQDAgMSBIcBAhgaMyBBYnNlbnQ6IGZpbGxlZCBpbiB3aGVuZXZlciB0aGUgcGFydGljaXBh\
      bnQgbGlrZXMuCgpYCgQEAwIEEgSJAQIXGkogQSBkZWFjdGl2YXRlZCBxdWVzdGlvbm5haXJlIGlzIHNob3duIGJ1dCBjYW5u\
      b3QgYmUgZmlsbGVkIGluIChUWVMgRlIgOSkuCgpHCgQEAwIFEgSLAQIUGjkgTm90aGluZyBlbHNlIGNhbiBiZSBmaWxsZWQg\
      aW4gYmVmb3JlIGl0IGlzIChUWVMgRlIgMTEpLgoKiAEKBAQDAgYSBI4BAiMaeiBIb3VycyBhZnRlciB3aGljaCBpdCBtYXkg\
      YmUgZmlsbGVkIGluIGFnYWluLCBhdCBtb3N0IDg3LDg0MDsgMCBtZWFucyBhdCBhbnkgdGltZS4gQWx3YXlzIDAgZm9yCiBv\
      bmUtdGltZSBxdWVzdGlvbm5haXJlcy4KClsKBAQDAgcSBJABAiAaTSBUaGUgZ3JvdXBzIHRoYXQgc2VlIGl0OyBlbXB0eTog\
      ZXZlcnlib2R5LiBQYXJ0aWNpcGFudHMgc2VlIHRoZWlyIG93biBhbG9uZS4KYgZwcm90bzM=
      """)
}
