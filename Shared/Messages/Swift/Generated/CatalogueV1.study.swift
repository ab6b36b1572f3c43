// Generated from otolith/catalogue/v1/study.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  public enum StudyAccess: RawRepresentable, CaseIterable, Sendable, Hashable {
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
  public enum Recurrence: RawRepresentable, CaseIterable, Sendable, Hashable {
    case unspecified
    /// Filled in once per participant; a second sheet is refused.
    case oneTime
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
  public struct Study: Message {
    /// 1–64 characters: lower-case letters, digits, hyphens.
    public var studyID: String
    public var title: CatalogueV1.LocalizedText?
    public var description: CatalogueV1.LocalizedText?
    public var consentText: CatalogueV1.LocalizedText?
    /// Changes whenever `consent_text` changes in any language; named when joining.
    public var consentVersion: String
    public var access: CatalogueV1.StudyAccess
    /// BCP 47; first fallback when a participant's language is missing, before English.
    public var defaultLanguage: String
    /// Absent: open beginning / open end. Sheets finished outside are refused.
    public var startsAt: GoogleProtobuf.Timestamp?
    public var endsAt: GoogleProtobuf.Timestamp?
    /// In the order in which they are offered.
    public var questionnaires: [CatalogueV1.StudyQuestionnaire]
    /// Languages with a translation of the title.
    public var languages: [String]
    /// Counts published changes of the study itself, from 1.
    public var revision: UInt32
    /// What somebody reads who thinks of taking part.
    public var text: CatalogueV1.LocalizedText?
    public var picture: CatalogueV1.FileReference?
    /// Not listed: only who knows its id, or takes part, sees it.
    public var unlisted: Bool
    /// Nobody can join or fill anything in for the time being.
    public var paused: Bool
    /// Parts of the participants that see questionnaires of their own.
    /// Participants see their own alone.
    public var groups: [CatalogueV1.StudyGroup]
    public var nextLists: [CatalogueV1.NextList]
    /// Of the study's project, or shared with anyone by another one.
    public var soundCollectionIDs: [String]
    public var vocabularyIDs: [String]

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.title = nil
      self.description = nil
      self.consentText = nil
      self.consentVersion = ""
      self.access = CatalogueV1.StudyAccess(rawValue: 0)
      self.defaultLanguage = ""
      self.startsAt = nil
      self.endsAt = nil
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
    }

    public init(
      studyID: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      description: CatalogueV1.LocalizedText? = nil,
      consentText: CatalogueV1.LocalizedText? = nil,
      consentVersion: String = "",
      access: CatalogueV1.StudyAccess = CatalogueV1.StudyAccess(rawValue: 0),
      defaultLanguage: String = "",
      startsAt: GoogleProtobuf.Timestamp? = nil,
      endsAt: GoogleProtobuf.Timestamp? = nil,
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
      vocabularyIDs: [String] = []
    ) {
      self.studyID = studyID
      self.title = title
      self.description = description
      self.consentText = consentText
      self.consentVersion = consentVersion
      self.access = access
      self.defaultLanguage = defaultLanguage
      self.startsAt = startsAt
      self.endsAt = endsAt
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
    self.startsAt = c.pointee.starts_at.map { GoogleProtobuf.Timestamp($0) }
    self.endsAt = c.pointee.ends_at.map { GoogleProtobuf.Timestamp($0) }
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
    if let value = self.startsAt { c.pointee.starts_at = value.cStruct(in: arena) }
    if let value = self.endsAt { c.pointee.ends_at = value.cStruct(in: arena) }
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
    return c
  }
}

extension CatalogueV1 {
  public struct StudyGroup: Message {
    /// Unique in the study: 1–64 characters of lower-case letters, digits, hyphens.
    public var groupID: String
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
    public var questionnaireID: String
    /// In an import 0 means: the version that this import publishes or finds unchanged.
    public var version: UInt32
    public var recurrence: CatalogueV1.Recurrence
    /// Absent: filled in whenever the participant likes.
    public var schedule: CatalogueV1.Schedule?
    /// A deactivated questionnaire is shown but cannot be filled in (TYS FR 9).
    public var deactivated: Bool
    /// Nothing else can be filled in before it is (TYS FR 11).
    public var blocking: Bool
    /// Hours after which it may be filled in again; 0 means at any time.
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
      djEvdGV4dC5wcm90byLzBwoFU3R1ZHkSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSOQoFdGl0bGUYAiABKAsyIy5vdG9s\
      aXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgV0aXRsZRJFCgtkZXNjcmlwdGlvbhgDIAEoCzIjLm90b2xpdGguY2F0\
      YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSC2Rlc2NyaXB0aW9uEkYKDGNvbnNlbnRfdGV4dBgEIAEoCzIjLm90b2xpdGguY2F0\
      YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSC2NvbnNlbnRUZXh0EicKD2NvbnNlbnRfdmVyc2lvbhgFIAEoCVIOY29uc2VudFZl\
      cnNpb24SOQoGYWNjZXNzGAYgASgOMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlBY2Nlc3NSBmFjY2VzcxIpChBkZWZh\
      dWx0X2xhbmd1YWdlGAcgASgJUg9kZWZhdWx0TGFuZ3VhZ2USNwoJc3RhcnRzX2F0GAggASgLMhouZ29vZ2xlLnByb3RvYnVm\
      LlRpbWVzdGFtcFIIc3RhcnRzQXQSMwoHZW5kc19hdBgJIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSBmVuZHNB\
      dBJQCg5xdWVzdGlvbm5haXJlcxgKIAMoCzIoLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5UXVlc3Rpb25uYWlyZVIOcXVl\
      c3Rpb25uYWlyZXMSHAoJbGFuZ3VhZ2VzGAsgAygJUglsYW5ndWFnZXMSGgoIcmV2aXNpb24YDCABKA1SCHJldmlzaW9uEjcK\
      BHRleHQYDSABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgR0ZXh0Ej0KB3BpY3R1cmUYDiABKAsy\
      Iy5vdG9saXRoLmNhdGFsb2d1ZS52MS5GaWxlUmVmZXJlbmNlUgdwaWN0dXJlEhoKCHVubGlzdGVkGA8gASgIUgh1bmxpc3Rl\
      ZBIWCgZwYXVzZWQYECABKAhSBnBhdXNlZBI4CgZncm91cHMYESADKAsyIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5TdHVkeUdy\
      b3VwUgZncm91cHMSPQoKbmV4dF9saXN0cxgSIAMoCzIeLm90b2xpdGguY2F0YWxvZ3VlLnYxLk5leHRMaXN0UgluZXh0TGlz\
      dHMSMAoUc291bmRfY29sbGVjdGlvbl9pZHMYEyADKAlSEnNvdW5kQ29sbGVjdGlvbklkcxIlCg52b2NhYnVsYXJ5X2lkcxgU\
      IAMoCVINdm9jYWJ1bGFyeUlkcyJiCgpTdHVkeUdyb3VwEhkKCGdyb3VwX2lkGAEgASgJUgdncm91cElkEjkKBXRpdGxlGAIg\
      ASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIFdGl0bGUi5gIKElN0dWR5UXVlc3Rpb25uYWlyZRIp\
      ChBxdWVzdGlvbm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJlSWQSGAoHdmVyc2lvbhgCIAEoDVIHdmVyc2lvbhJACgpy\
      ZWN1cnJlbmNlGAMgASgOMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuUmVjdXJyZW5jZVIKcmVjdXJyZW5jZRI6CghzY2hlZHVs\
      ZRgEIAEoCzIeLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNjaGVkdWxlUghzY2hlZHVsZRIgCgtkZWFjdGl2YXRlZBgFIAEoCFIL\
      ZGVhY3RpdmF0ZWQSGgoIYmxvY2tpbmcYBiABKAhSCGJsb2NraW5nEjIKFXJlcGVhdF9pbnRlcnZhbF9ob3VycxgHIAEoDVIT\
      cmVwZWF0SW50ZXJ2YWxIb3VycxIbCglncm91cF9pZHMYCCADKAlSCGdyb3VwSWRzKncKC1N0dWR5QWNjZXNzEhwKGFNUVURZ\
      X0FDQ0VTU19VTlNQRUNJRklFRBAAEhUKEVNUVURZX0FDQ0VTU19PUEVOEAESGQoVU1RVRFlfQUNDRVNTX1BBU1NXT1JEEAIS\
      GAoUU1RVRFlfQUNDRVNTX1JFUVVFU1QQAypaCgpSZWN1cnJlbmNlEhoKFlJFQ1VSUkVOQ0VfVU5TUEVDSUZJRUQQABIXChNS\
      RUNVUlJFTkNFX09ORV9USU1FEAESFwoTUkVDVVJSRU5DRV9SRVBFQVRFRBACQlEKFG90b2xpdGguY2F0YWxvZ3VlLnYxUAFa\
      IG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFK6A4KOQoBDBIDAQASGi8g\
      U3R1ZGllcyBhbmQgdGhlIHF1ZXN0aW9ubmFpcmVzIHRoZXkgaGFuZCBvdXQuCgogCgQFAAIBEgMTAhgaEyBBbnlib2R5IG1h\
      eSBqb2luLgoKVAoEBQACAhIDFQIcGkcgSm9pbmluZyBuZWVkcyB0aGUgc3R1ZHkncyBwYXNzd29yZDsgdGhlIHN0dWR5IGlz\
      IGxpc3RlZCBhbGwgdGhlIHNhbWUuCgowCgQFAAIDEgMXAhsaIyBBIGxlYWRlciBkZWNpZGVzIG9uIGVhY2ggcmVxdWVzdC4K\
      CkkKBAUBAgESAx0CGho8IEZpbGxlZCBpbiBvbmNlIHBlciBwYXJ0aWNpcGFudDsgYSBzZWNvbmQgc2hlZXQgaXMgcmVmdXNl\
      ZC4KCkYKBAQAAgASAyMCFho5IDHigJM2NCBjaGFyYWN0ZXJzOiBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgaHlwaGVu\
      cy4KClsKBAQAAgQSAygCHRpOIENoYW5nZXMgd2hlbmV2ZXIgYGNvbnNlbnRfdGV4dGAgY2hhbmdlcyBpbiBhbnkgbGFuZ3Vh\
      Z2U7IG5hbWVkIHdoZW4gam9pbmluZy4KCl8KBAQAAgYSAysCHhpSIEJDUCA0NzsgZmlyc3QgZmFsbGJhY2sgd2hlbiBhIHBh\
      cnRpY2lwYW50J3MgbGFuZ3VhZ2UgaXMgbWlzc2luZywgYmVmb3JlIEVuZ2xpc2guCgpWCgQEAAIHEgMtAioaSSBBYnNlbnQ6\
      IG9wZW4gYmVnaW5uaW5nIC8gb3BlbiBlbmQuIFNoZWV0cyBmaW5pc2hlZCBvdXRzaWRlIGFyZSByZWZ1c2VkLgoKNgoEBAAC\
      CRIDMAIyGikgSW4gdGhlIG9yZGVyIGluIHdoaWNoIHRoZXkgYXJlIG9mZmVyZWQuCgo5CgQEAAIKEgMyAiEaLCBMYW5ndWFn\
      ZXMgd2l0aCBhIHRyYW5zbGF0aW9uIG9mIHRoZSB0aXRsZS4KCkQKBAQAAgsSAzQCFxo3IENvdW50cyBwdWJsaXNoZWQgY2hh\
      bmdlcyBvZiB0aGUgc3R1ZHkgaXRzZWxmLCBmcm9tIDEuCgo9CgQEAAIMEgM2AhoaMCBXaGF0IHNvbWVib2R5IHJlYWRzIHdo\
      byB0aGlua3Mgb2YgdGFraW5nIHBhcnQuCgpJCgQEAAIOEgM5AhUaPCBOb3QgbGlzdGVkOiBvbmx5IHdobyBrbm93cyBpdHMg\
      aWQsIG9yIHRha2VzIHBhcnQsIHNlZXMgaXQuCgpGCgQEAAIPEgM7AhMaOSBOb2JvZHkgY2FuIGpvaW4gb3IgZmlsbCBhbnl0\
      aGluZyBpbiBmb3IgdGhlIHRpbWUgYmVpbmcuCgpxCgQEAAIQEgM+AiIaZCBQYXJ0cyBvZiB0aGUgcGFydGljaXBhbnRzIHRo\
      YXQgc2VlIHF1ZXN0aW9ubmFpcmVzIG9mIHRoZWlyIG93bi4KIFBhcnRpY2lwYW50cyBzZWUgdGhlaXIgb3duIGFsb25lLgoK\
      TAoEBAACEhIDQQIsGj8gT2YgdGhlIHN0dWR5J3MgcHJvamVjdCwgb3Igc2hhcmVkIHdpdGggYW55b25lIGJ5IGFub3RoZXIg\
      b25lLgoKXQoEBAECABIDRwIWGlAgVW5pcXVlIGluIHRoZSBzdHVkeTogMeKAkzY0IGNoYXJhY3RlcnMgb2YgbG93ZXItY2Fz\
      ZSBsZXR0ZXJzLCBkaWdpdHMsIGh5cGhlbnMuCgo7CgIEAhIETABbARovIE9uZSBxdWVzdGlvbm5haXJlIHZlcnNpb24gYXMg\
      YSBzdHVkeSB1c2VzIGl0LgoKXwoEBAICARIDTwIVGlIgSW4gYW4gaW1wb3J0IDAgbWVhbnM6IHRoZSB2ZXJzaW9uIHRoYXQg\
      dGhpcyBpbXBvcnQgcHVibGlzaGVzIG9yIGZpbmRzIHVuY2hhbmdlZC4KCkAKBAQCAgMSA1ICGBozIEFic2VudDogZmlsbGVk\
      IGluIHdoZW5ldmVyIHRoZSBwYXJ0aWNpcGFudCBsaWtlcy4KClcKBAQCAgQSA1QCFxpKIEEgZGVhY3RpdmF0ZWQgcXVlc3Rp\
      b25uYWlyZSBpcyBzaG93biBidXQgY2Fubm90IGJlIGZpbGxlZCBpbiAoVFlTIEZSIDkpLgoKRgoEBAICBRIDVgIUGjkgTm90\
      aGluZyBlbHNlIGNhbiBiZSBmaWxsZWQgaW4gYmVmb3JlIGl0IGlzIChUWVMgRlIgMTEpLgoKUAoEBAICBhIDWAIjGkMgSG91\
      cnMgYWZ0ZXIgd2hpY2ggaXQgbWF5IGJlIGZpbGxlZCBpbiBhZ2FpbjsgMCBtZWFucyBhdCBhbnkgdGltZS4KCloKBAQCAgcS\
      A1oCIBpNIFRoZSBncm91cHMgdGhhdCBzZWUgaXQ7IGVtcHR5OiBldmVyeWJvZHkuIFBhcnRpY2lwYW50cyBzZWUgdGhlaXIg\
      b3duIGFsb25lLgpiBnByb3RvMw==
      """)
}
