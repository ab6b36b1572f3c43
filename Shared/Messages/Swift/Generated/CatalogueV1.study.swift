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
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .open, .password] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .open
        case 2: .password
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .open: 1
        case .password: 2
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
      revision: UInt32 = 0
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

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.version = 0
      self.recurrence = CatalogueV1.Recurrence(rawValue: 0)
      self.schedule = nil
      self.deactivated = false
    }

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0,
      recurrence: CatalogueV1.Recurrence = CatalogueV1.Recurrence(rawValue: 0),
      schedule: CatalogueV1.Schedule? = nil,
      deactivated: Bool = false
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
      self.recurrence = recurrence
      self.schedule = schedule
      self.deactivated = deactivated
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__StudyQuestionnaire> {
    let c = arena.allocate(Otolith__Catalogue__V1__StudyQuestionnaire.self)
    otolith__catalogue__v1__study_questionnaire__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    c.pointee.recurrence = Otolith__Catalogue__V1__Recurrence(rawValue: .init(truncatingIfNeeded: self.recurrence.rawValue))
    if let value = self.schedule { c.pointee.schedule = value.cStruct(in: arena) }
    c.pointee.deactivated = self.deactivated ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// The descriptor of `otolith/catalogue/v1/study.proto`.
  public static let studyFile = ProtoFile(
    name: "otolith/catalogue/v1/study.proto",
    dependencies: [GoogleProtobuf.timestampFile, CatalogueV1.textFile, CatalogueV1.scheduleFile],
    base64: """
      CiBvdG9saXRoL2NhdGFsb2d1ZS92MS9zdHVkeS5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEaH2dvb2dsZS9wcm90b2J1\
      Zi90aW1lc3RhbXAucHJvdG8aH290b2xpdGgvY2F0YWxvZ3VlL3YxL3RleHQucHJvdG8aI290b2xpdGgvY2F0YWxvZ3VlL3Yx\
      L3NjaGVkdWxlLnByb3RvIvUECgVTdHVkeRIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBI5CgV0aXRsZRgCIAEoCzIjLm90\
      b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBXRpdGxlEkUKC2Rlc2NyaXB0aW9uGAMgASgLMiMub3RvbGl0aC5j\
      YXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFILZGVzY3JpcHRpb24SRgoMY29uc2VudF90ZXh0GAQgASgLMiMub3RvbGl0aC5j\
      YXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFILY29uc2VudFRleHQSJwoPY29uc2VudF92ZXJzaW9uGAUgASgJUg5jb25zZW50\
      VmVyc2lvbhI5CgZhY2Nlc3MYBiABKA4yIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5TdHVkeUFjY2Vzc1IGYWNjZXNzEikKEGRl\
      ZmF1bHRfbGFuZ3VhZ2UYByABKAlSD2RlZmF1bHRMYW5ndWFnZRI3CglzdGFydHNfYXQYCCABKAsyGi5nb29nbGUucHJvdG9i\
      dWYuVGltZXN0YW1wUghzdGFydHNBdBIzCgdlbmRzX2F0GAkgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIGZW5k\
      c0F0ElAKDnF1ZXN0aW9ubmFpcmVzGAogAygLMigub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlRdWVzdGlvbm5haXJlUg5x\
      dWVzdGlvbm5haXJlcxIcCglsYW5ndWFnZXMYCyADKAlSCWxhbmd1YWdlcxIaCghyZXZpc2lvbhgMIAEoDVIIcmV2aXNpb24i\
      +QEKElN0dWR5UXVlc3Rpb25uYWlyZRIpChBxdWVzdGlvbm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJlSWQSGAoHdmVy\
      c2lvbhgCIAEoDVIHdmVyc2lvbhJACgpyZWN1cnJlbmNlGAMgASgOMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuUmVjdXJyZW5j\
      ZVIKcmVjdXJyZW5jZRI6CghzY2hlZHVsZRgEIAEoCzIeLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNjaGVkdWxlUghzY2hlZHVs\
      ZRIgCgtkZWFjdGl2YXRlZBgFIAEoCFILZGVhY3RpdmF0ZWQqXQoLU3R1ZHlBY2Nlc3MSHAoYU1RVRFlfQUNDRVNTX1VOU1BF\
      Q0lGSUVEEAASFQoRU1RVRFlfQUNDRVNTX09QRU4QARIZChVTVFVEWV9BQ0NFU1NfUEFTU1dPUkQQAipaCgpSZWN1cnJlbmNl\
      EhoKFlJFQ1VSUkVOQ0VfVU5TUEVDSUZJRUQQABIXChNSRUNVUlJFTkNFX09ORV9USU1FEAESFwoTUkVDVVJSRU5DRV9SRVBF\
      QVRFRBACYgZwcm90bzM=
      """)
}
