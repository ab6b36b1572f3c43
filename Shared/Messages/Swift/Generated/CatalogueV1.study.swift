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
      earlierConsentsEndTime: GoogleProtobuf.Timestamp? = nil
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
      djEvdGV4dC5wcm90byLOCAoFU3R1ZHkSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSOQoFdGl0bGUYAiABKAsyIy5vdG9s\
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
      b2J1Zi5UaW1lc3RhbXBSFmVhcmxpZXJDb25zZW50c0VuZFRpbWUiYgoKU3R1ZHlHcm91cBIZCghncm91cF9pZBgBIAEoCVIH\
      Z3JvdXBJZBI5CgV0aXRsZRgCIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBXRpdGxlIuYCChJT\
      dHVkeVF1ZXN0aW9ubmFpcmUSKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24Y\
      AiABKA1SB3ZlcnNpb24SQAoKcmVjdXJyZW5jZRgDIAEoDjIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLlJlY3VycmVuY2VSCnJl\
      Y3VycmVuY2USOgoIc2NoZWR1bGUYBCABKAsyHi5vdG9saXRoLmNhdGFsb2d1ZS52MS5TY2hlZHVsZVIIc2NoZWR1bGUSIAoL\
      ZGVhY3RpdmF0ZWQYBSABKAhSC2RlYWN0aXZhdGVkEhoKCGJsb2NraW5nGAYgASgIUghibG9ja2luZxIyChVyZXBlYXRfaW50\
      ZXJ2YWxfaG91cnMYByABKA1SE3JlcGVhdEludGVydmFsSG91cnMSGwoJZ3JvdXBfaWRzGAggAygJUghncm91cElkcyp3CgtT\
      dHVkeUFjY2VzcxIcChhTVFVEWV9BQ0NFU1NfVU5TUEVDSUZJRUQQABIVChFTVFVEWV9BQ0NFU1NfT1BFThABEhkKFVNUVURZ\
      X0FDQ0VTU19QQVNTV09SRBACEhgKFFNUVURZX0FDQ0VTU19SRVFVRVNUEAMqWgoKUmVjdXJyZW5jZRIaChZSRUNVUlJFTkNF\
      X1VOU1BFQ0lGSUVEEAASFwoTUkVDVVJSRU5DRV9PTkVfVElNRRABEhcKE1JFQ1VSUkVOQ0VfUkVQRUFURUQQAkJRChRvdG9s\
      aXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxvZ3Vl\
      LlYxSs0dCjkKAQwSAwEAEhovIFN0dWRpZXMgYW5kIHRoZSBxdWVzdGlvbm5haXJlcyB0aGV5IGhhbmQgb3V0LgoKKwoCBQAS\
      BBEAGgEaHyBIb3cgcGVvcGxlIGNvbWUgdG8gdGFrZSBwYXJ0LgoKMgoEBQACABIDEwIfGiUgUmVmdXNlZCB3aXRoIHJlYXNv\
      biBBQ0NFU1NfTUlTU0lORy4KCiAKBAUAAgESAxUCGBoTIEFueWJvZHkgbWF5IGpvaW4uCgpUCgQFAAICEgMXAhwaRyBKb2lu\
      aW5nIG5lZWRzIHRoZSBzdHVkeSdzIHBhc3N3b3JkOyB0aGUgc3R1ZHkgaXMgbGlzdGVkIGFsbCB0aGUgc2FtZS4KCjAKBAUA\
      AgMSAxkCGxojIEEgbGVhZGVyIGRlY2lkZXMgb24gZWFjaCByZXF1ZXN0LgoKPwoCBQESBB0AJAEaMyBIb3cgb2Z0ZW4gYSBw\
      YXJ0aWNpcGFudCBmaWxscyBhIHF1ZXN0aW9ubmFpcmUgaW4uCgo2CgQFAQIAEgMfAh0aKSBSZWZ1c2VkIHdpdGggcmVhc29u\
      IFJFQ1VSUkVOQ0VfTUlTU0lORy4KCkkKBAUBAgESAyECGho8IEZpbGxlZCBpbiBvbmNlIHBlciBwYXJ0aWNpcGFudDsgYSBz\
      ZWNvbmQgc2hlZXQgaXMgcmVmdXNlZC4KClAKBAUBAgISAyMCGhpDIEZpbGxlZCBpbiBhbnkgbnVtYmVyIG9mIHRpbWVzLCBh\
      cyBgcmVwZWF0X2ludGVydmFsX2hvdXJzYCBhbGxvd3MuCgp1CgIEABIEJwBXARppIEEgc3R1ZHkgYXMgaXQgaXMgcHVibGlz\
      aGVkLiBJbiBhbnN3ZXJzIGFsbCB0ZXh0cyBhcmUgaW4gb25lIGxhbmd1YWdlLCB1bmxlc3MgR2V0U3R1ZHkgaXMgYXNrZWQg\
      Zm9yIGFsbC4KCl8KBAQAAgASAykCFhpSIDHigJM2NCBjaGFyYWN0ZXJzOiBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywg\
      aHlwaGVucy4gVW5pcXVlIGluIHRoZSBjYXRhbG9ndWUuCgoYCgQEAAIBEgMrAhoaCyBSZXF1aXJlZC4KCj4KBAQAAgISAy0C\
      IBoxIEluIGEgc2VudGVuY2Ugb3IgdHdvLCBmb3IgbGlzdHM7IG1heSBiZSBhYnNlbnQuCgqSAQoEBAACAxIDMAIhGoQBIFdo\
      YXQgYSBwYXJ0aWNpcGFudCBhZ3JlZXMgdG8gd2hlbiBqb2luaW5nLCBpbiBvbmUgb2YgaXRzIGxhbmd1YWdlczogR2V0U3R1\
      ZHkgd2l0aCBgYWxsX2xhbmd1YWdlc2AgdGVsbHMKIHdoaWNoIHRoZXkgYXJlLiBSZXF1aXJlZC4KCnQKBAQAAgQSAzICHRpn\
      IENoYW5nZXMgd2hlbmV2ZXIgYGNvbnNlbnRfdGV4dGAgY2hhbmdlcyBpbiBhbnkgbGFuZ3VhZ2U7IG5hbWVkIHdoZW4gam9p\
      bmluZy4gQ29tcHV0ZWQgYnkgdGhlIHNlcnZpY2UuCgo2CgQEAAIFEgM0AhkaKSBIb3cgcGVvcGxlIGNvbWUgdG8gdGFrZSBw\
      YXJ0OyByZXF1aXJlZC4KCmkKBAQAAgYSAzYCHhpcIEJDUCA0NzsgZmlyc3QgZmFsbGJhY2sgd2hlbiBhIHBhcnRpY2lwYW50\
      J3MgbGFuZ3VhZ2UgaXMgbWlzc2luZywgYmVmb3JlIEVuZ2xpc2guIFJlcXVpcmVkLgoKVQoEBAACBxIDOAIrGkggSW5jbHVz\
      aXZlLiBBYnNlbnQ6IG9wZW4gYmVnaW5uaW5nLiBTaGVldHMgZmluaXNoZWQgYmVmb3JlIGFyZSByZWZ1c2VkLgoKagoEBAAC\
      CBIDOgIpGl0gRXhjbHVzaXZlLCBhZnRlciBgc3RhcnRfdGltZWAuIEFic2VudDogb3BlbiBlbmQuIFNoZWV0cyBmaW5pc2hl\
      ZCB0aGVuIG9yIGxhdGVyIGFyZSByZWZ1c2VkLgoKPwoEBAACCRIDPAIyGjIgSW4gdGhlIG9yZGVyIGluIHdoaWNoIHRoZXkg\
      YXJlIG9mZmVyZWQ7IDHigJMxMDAuCgpaCgQEAAIKEgM+AiEaTSBMYW5ndWFnZXMgd2l0aCBhIHRyYW5zbGF0aW9uIG9mIHRo\
      ZSB0aXRsZSwgc29ydGVkLiBDb21wdXRlZCBieSB0aGUgc2VydmljZS4KClwKBAQAAgsSA0ACFxpPIENvdW50cyBwdWJsaXNo\
      ZWQgY2hhbmdlcyBvZiB0aGUgc3R1ZHkgaXRzZWxmLCBmcm9tIDEuIENvdW50ZWQgYnkgdGhlIHNlcnZpY2UuCgpMCgQEAAIM\
      EgNCAhoaPyBXaGF0IHNvbWVib2R5IHJlYWRzIHdobyB0aGlua3Mgb2YgdGFraW5nIHBhcnQ7IG1heSBiZSBhYnNlbnQuCgpY\
      CgQEAAINEgNEAh0aSyBTaG93biB3aXRoIHRoZSB0aXRsZTsgbWF5IGJlIGFic2VudC4gSXRzIG1lZGlhIHR5cGUgYmVnaW5z\
      IHdpdGggYGltYWdlL2AuCgpJCgQEAAIOEgNGAhUaPCBOb3QgbGlzdGVkOiBvbmx5IHdobyBrbm93cyBpdHMgaWQsIG9yIHRh\
      a2VzIHBhcnQsIHNlZXMgaXQuCgpGCgQEAAIPEgNIAhMaOSBOb2JvZHkgY2FuIGpvaW4gb3IgZmlsbCBhbnl0aGluZyBpbiBm\
      b3IgdGhlIHRpbWUgYmVpbmcuCgqKAQoEBAACEBIDSwIiGn0gUGFydHMgb2YgdGhlIHBhcnRpY2lwYW50cyB0aGF0IHNlZSBx\
      dWVzdGlvbm5haXJlcyBvZiB0aGVpciBvd247IGF0IG1vc3QgNTAsIGVtcHR5OiBub25lLgogUGFydGljaXBhbnRzIHNlZSB0\
      aGVpciBvd24gYWxvbmUuCgpQCgQEAAIREgNNAiQaQyBXaGF0IGlzIG9mZmVyZWQgYWZ0ZXIgYSBxdWVzdGlvbm5haXJlIHdh\
      cyBmaWxsZWQgaW47IGF0IG1vc3QgMjAwLgoKcAoEBAACEhIDTwIsGmMgSWRzIG9mIHNvdW5kIGNvbGxlY3Rpb25zIG9mIHRo\
      ZSBzdHVkeSdzIHByb2plY3QsIG9yIHNoYXJlZCB3aXRoIGFueW9uZSBieSBhbm90aGVyIG9uZTsgZWFjaCBvbmNlLgoKPgoE\
      BAACExIDUQImGjEgSWRzIG9mIHZvY2FidWxhcmllcywgYXMgYHNvdW5kX2NvbGxlY3Rpb25faWRzYC4KCoQDCgQEAAIUEgNW\
      Ajsa9gIgVW50aWwgd2hlbiBjb25zZW50cyB0byBlYXJsaWVyIHRleHRzIGhvbGQsIG9mIHRob3NlIHdobyB0YWtlIHBhcnQu\
      IEFic2VudDogdGhleSBzdGF5IHZhbGlkLiBBIHRpbWUgdG8gY29tZToKIHVudGlsIHRoZW47IG9uZSB0aGF0IGhhcyBwYXNz\
      ZWQ6IHRoZXkgZW5kZWQgdGhlbi4gV2hvc2UgY29uc2VudCBoYXMgZW5kZWQgaXMgYXNrZWQgbm90aGluZyBhbnkgbW9yZSwg\
      YW5kCiBhbnN3ZXJzIGZyb20gYWZ0ZXIgdGhlIGVuZCB3YWl0IHVudGlsIHRoZSBwcmVzZW50IHRleHQgaXMgYWdyZWVkIHRv\
      LiBHb2VzIHdpdGggdGhlIHRleHQ6IHdpdGggYSBsYXRlciBvbmUKIGl0IHNheXMgd2hhdCBiZWNvbWVzIG9mIGNvbnNlbnRz\
      IHRvIHRoaXMgb25lLCB0b28uCgogCgIEARIEWgBfARoUIEFuIGFybSBvZiBhIHN0dWR5LgoKXQoEBAECABIDXAIWGlAgVW5p\
      cXVlIGluIHRoZSBzdHVkeTogMeKAkzY0IGNoYXJhY3RlcnMgb2YgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMsIGh5cGhl\
      bnMuCgo5CgQEAQIBEgNeAhoaLCBGb3IgdGhvc2Ugd2hvIGNvbmR1Y3QgdGhlIHN0dWR5OyByZXF1aXJlZC4KCjsKAgQCEgRi\
      AHQBGi8gT25lIHF1ZXN0aW9ubmFpcmUgdmVyc2lvbiBhcyBhIHN0dWR5IHVzZXMgaXQuCgosCgQEAgIAEgNkAh4aHyBFYWNo\
      IGF0IG1vc3Qgb25jZSBpbiBhIHN0dWR5LgoKdAoEBAICARIDZgIVGmcgQSBwdWJsaXNoZWQgdmVyc2lvbi4gSW4gYW4gaW1w\
      b3J0IDAgbWVhbnM6IHRoZSB2ZXJzaW9uIHRoYXQgdGhpcyBpbXBvcnQgcHVibGlzaGVzIG9yIGZpbmRzIHVuY2hhbmdlZC4K\
      ChgKBAQCAgISA2gCHBoLIFJlcXVpcmVkLgoKQAoEBAICAxIDagIYGjMgQWJzZW50OiBmaWxsZWQgaW4gd2hlbmV2ZXIgdGhl\
      IHBhcnRpY2lwYW50IGxpa2VzLgoKVwoEBAICBBIDbAIXGkogQSBkZWFjdGl2YXRlZCBxdWVzdGlvbm5haXJlIGlzIHNob3du\
      IGJ1dCBjYW5ub3QgYmUgZmlsbGVkIGluIChUWVMgRlIgOSkuCgpGCgQEAgIFEgNuAhQaOSBOb3RoaW5nIGVsc2UgY2FuIGJl\
      IGZpbGxlZCBpbiBiZWZvcmUgaXQgaXMgKFRZUyBGUiAxMSkuCgqHAQoEBAICBhIDcQIjGnogSG91cnMgYWZ0ZXIgd2hpY2gg\
      aXQgbWF5IGJlIGZpbGxlZCBpbiBhZ2FpbiwgYXQgbW9zdCA4Nyw4NDA7IDAgbWVhbnMgYXQgYW55IHRpbWUuIEFsd2F5cyAw\
      IGZvcgogb25lLXRpbWUgcXVlc3Rpb25uYWlyZXMuCgpaCgQEAgIHEgNzAiAaTSBUaGUgZ3JvdXBzIHRoYXQgc2VlIGl0OyBl\
      bXB0eTogZXZlcnlib2R5LiBQYXJ0aWNpcGFudHMgc2VlIHRoZWlyIG93biBhbG9uZS4KYgZwcm90bzM=
      """)
}
