// Generated from otolith/catalogue/v1/catalogue.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  /// Which studies to list.
  public struct ListStudiesRequest: Message {
    /// BCP 47. Fallbacks: a less specific tag, the study's default language, English, a questionnaire's own
    /// default language, any. Empty: the fallbacks alone.
    public var language: String
    /// At most so many, 1–100; 0 means 50.
    public var pageSize: UInt32
    /// From the answer before; empty: the first page.
    public var pageToken: String
    /// From an earlier answer to the same question; an unchanged page answers `not_modified`.
    public var etag: String
    /// Only of this project; empty: all.
    public var projectID: String
    /// Only those that can be joined and filled in now: begun, not ended, not paused.
    public var running: Bool
    /// Fields of Study to answer with, besides its id. Absent, empty or `*`: all. Paths lead no deeper
    /// than the fields of Study.
    public var readMask: GoogleProtobuf.FieldMask?

    /// Every field at its default.
    public init() {
      self.language = ""
      self.pageSize = 0
      self.pageToken = ""
      self.etag = ""
      self.projectID = ""
      self.running = false
      self.readMask = nil
    }

    public init(
      language: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = "",
      etag: String = "",
      projectID: String = "",
      running: Bool = false,
      readMask: GoogleProtobuf.FieldMask? = nil
    ) {
      self.language = language
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.etag = etag
      self.projectID = projectID
      self.running = running
      self.readMask = readMask
    }
  }
}

extension CatalogueV1.ListStudiesRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListStudiesRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListStudiesRequest()
    otolith__catalogue__v1__list_studies_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListStudiesRequest>) {
    self.language = Codec.string(c.pointee.language)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.etag = Codec.string(c.pointee.etag)
    self.projectID = Codec.string(c.pointee.project_id)
    self.running = c.pointee.running != 0
    self.readMask = c.pointee.read_mask.map { GoogleProtobuf.FieldMask($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListStudiesRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListStudiesRequest.self)
    otolith__catalogue__v1__list_studies_request__init(c)
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    c.pointee.running = self.running ? 1 : 0
    if let value = self.readMask { c.pointee.read_mask = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// A page of studies.
  public struct ListStudiesResponse: Message {
    /// By id. A page ends before 2 MiB, but has at least one study where there is one.
    public var studies: [CatalogueV1.Study]
    /// Empty on the last page.
    public var nextPageToken: String
    /// To be sent with the next request for the same page.
    public var etag: String
    /// True: nothing else is set but `etag`.
    public var notModified: Bool

    /// Every field at its default.
    public init() {
      self.studies = []
      self.nextPageToken = ""
      self.etag = ""
      self.notModified = false
    }

    public init(
      studies: [CatalogueV1.Study] = [],
      nextPageToken: String = "",
      etag: String = "",
      notModified: Bool = false
    ) {
      self.studies = studies
      self.nextPageToken = nextPageToken
      self.etag = etag
      self.notModified = notModified
    }
  }
}

extension CatalogueV1.ListStudiesResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListStudiesResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListStudiesResponse()
    otolith__catalogue__v1__list_studies_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListStudiesResponse>) {
    self.studies = Codec.messages(c.pointee.studies, c.pointee.n_studies) { CatalogueV1.Study($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListStudiesResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListStudiesResponse.self)
    otolith__catalogue__v1__list_studies_response__init(c)
    if !self.studies.isEmpty {
      c.pointee.n_studies = self.studies.count
      c.pointee.studies = arena.array(self.studies) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Study>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// Which study to read.
  public struct GetStudyRequest: Message {
    /// Required.
    public var studyID: String
    /// As in ListStudiesRequest; not looked at with `all_languages`.
    public var language: String
    /// From an earlier answer to the same question; unchanged contents answer `not_modified`.
    public var etag: String
    /// As in ListStudiesRequest.
    public var readMask: GoogleProtobuf.FieldMask?
    /// Every text with all its translations, as the study's authors see it. `consent_text.translations` then
    /// are the languages in which participants can consent. Whoever keeps a study for others asks so: a study
    /// in one language is no copy of it.
    public var allLanguages: Bool

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.language = ""
      self.etag = ""
      self.readMask = nil
      self.allLanguages = false
    }

    public init(
      studyID: String = "",
      language: String = "",
      etag: String = "",
      readMask: GoogleProtobuf.FieldMask? = nil,
      allLanguages: Bool = false
    ) {
      self.studyID = studyID
      self.language = language
      self.etag = etag
      self.readMask = readMask
      self.allLanguages = allLanguages
    }
  }
}

extension CatalogueV1.GetStudyRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetStudyRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__GetStudyRequest()
    otolith__catalogue__v1__get_study_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetStudyRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.language = Codec.string(c.pointee.language)
    self.etag = Codec.string(c.pointee.etag)
    self.readMask = c.pointee.read_mask.map { GoogleProtobuf.FieldMask($0) }
    self.allLanguages = c.pointee.all_languages != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetStudyRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetStudyRequest.self)
    otolith__catalogue__v1__get_study_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if let value = self.readMask { c.pointee.read_mask = value.cStruct(in: arena) }
    c.pointee.all_languages = self.allLanguages ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// A study, unless it is unchanged.
  public struct GetStudyResponse: Message {
    /// Absent when `not_modified`.
    public var study: CatalogueV1.Study?
    /// To be sent with the next request for the same.
    public var etag: String
    /// True: nothing else is set but `etag` and `all_groups`.
    public var notModified: Bool
    /// The caller is one who sees the parts of all groups, whether there are any or not. Who keeps a copy
    /// for others must not keep one without it.
    public var allGroups: Bool

    /// Every field at its default.
    public init() {
      self.study = nil
      self.etag = ""
      self.notModified = false
      self.allGroups = false
    }

    public init(
      study: CatalogueV1.Study? = nil,
      etag: String = "",
      notModified: Bool = false,
      allGroups: Bool = false
    ) {
      self.study = study
      self.etag = etag
      self.notModified = notModified
      self.allGroups = allGroups
    }
  }
}

extension CatalogueV1.GetStudyResponse {
  public static var fullName: String { "otolith.catalogue.v1.GetStudyResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__GetStudyResponse()
    otolith__catalogue__v1__get_study_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetStudyResponse>) {
    self.study = c.pointee.study.map { CatalogueV1.Study($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
    self.allGroups = c.pointee.all_groups != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetStudyResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetStudyResponse.self)
    otolith__catalogue__v1__get_study_response__init(c)
    if let value = self.study { c.pointee.study = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    c.pointee.all_groups = self.allGroups ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// Whose questionnaires to list.
  public struct ListStudyQuestionnairesRequest: Message {
    /// Required.
    public var studyID: String
    /// As in ListStudiesRequest.
    public var language: String
    /// From an earlier answer to the same question; an unchanged page answers `not_modified`.
    public var etag: String
    /// Fields of Questionnaire to answer with, besides its id and version. Absent, empty or `*`: all. Paths
    /// lead no deeper than the fields of Questionnaire.
    public var readMask: GoogleProtobuf.FieldMask?
    /// At most so many, 1–100; 0 means 100, the most that a study has today.
    public var pageSize: UInt32
    /// From the answer before; empty: the first page.
    public var pageToken: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.language = ""
      self.etag = ""
      self.readMask = nil
      self.pageSize = 0
      self.pageToken = ""
    }

    public init(
      studyID: String = "",
      language: String = "",
      etag: String = "",
      readMask: GoogleProtobuf.FieldMask? = nil,
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.language = language
      self.etag = etag
      self.readMask = readMask
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension CatalogueV1.ListStudyQuestionnairesRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListStudyQuestionnairesRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListStudyQuestionnairesRequest()
    otolith__catalogue__v1__list_study_questionnaires_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListStudyQuestionnairesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.language = Codec.string(c.pointee.language)
    self.etag = Codec.string(c.pointee.etag)
    self.readMask = c.pointee.read_mask.map { GoogleProtobuf.FieldMask($0) }
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListStudyQuestionnairesRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListStudyQuestionnairesRequest.self)
    otolith__catalogue__v1__list_study_questionnaires_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if let value = self.readMask { c.pointee.read_mask = value.cStruct(in: arena) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension CatalogueV1 {
  /// A page of a study's questionnaires.
  public struct ListStudyQuestionnairesResponse: Message {
    /// How the study uses each, same order as `questionnaires`.
    public var uses: [CatalogueV1.StudyQuestionnaire]
    /// In the order in which the study offers them.
    public var questionnaires: [CatalogueV1.Questionnaire]
    /// To be sent with the next request for the same page.
    public var etag: String
    /// True: nothing else is set but `etag`.
    public var notModified: Bool
    /// Empty on the last page.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.uses = []
      self.questionnaires = []
      self.etag = ""
      self.notModified = false
      self.nextPageToken = ""
    }

    public init(
      uses: [CatalogueV1.StudyQuestionnaire] = [],
      questionnaires: [CatalogueV1.Questionnaire] = [],
      etag: String = "",
      notModified: Bool = false,
      nextPageToken: String = ""
    ) {
      self.uses = uses
      self.questionnaires = questionnaires
      self.etag = etag
      self.notModified = notModified
      self.nextPageToken = nextPageToken
    }
  }
}

extension CatalogueV1.ListStudyQuestionnairesResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListStudyQuestionnairesResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListStudyQuestionnairesResponse()
    otolith__catalogue__v1__list_study_questionnaires_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListStudyQuestionnairesResponse>) {
    self.uses = Codec.messages(c.pointee.uses, c.pointee.n_uses) { CatalogueV1.StudyQuestionnaire($0) }
    self.questionnaires = Codec.messages(c.pointee.questionnaires, c.pointee.n_questionnaires) { CatalogueV1.Questionnaire($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListStudyQuestionnairesResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListStudyQuestionnairesResponse.self)
    otolith__catalogue__v1__list_study_questionnaires_response__init(c)
    if !self.uses.isEmpty {
      c.pointee.n_uses = self.uses.count
      c.pointee.uses = arena.array(self.uses) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__StudyQuestionnaire>? }
    }
    if !self.questionnaires.isEmpty {
      c.pointee.n_questionnaires = self.questionnaires.count
      c.pointee.questionnaires = arena.array(self.questionnaires) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Questionnaire>? }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension CatalogueV1 {
  /// Which version to read, and how much of it.
  public struct GetQuestionnaireVersionRequest: Message {
    /// Required.
    public var questionnaireID: String
    /// 0 means the newest.
    public var version: UInt32
    /// As in ListStudyQuestionnairesRequest.
    public var readMask: GoogleProtobuf.FieldMask?

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.version = 0
      self.readMask = nil
    }

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0,
      readMask: GoogleProtobuf.FieldMask? = nil
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
      self.readMask = readMask
    }
  }
}

extension CatalogueV1.GetQuestionnaireVersionRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetQuestionnaireVersionRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__GetQuestionnaireVersionRequest()
    otolith__catalogue__v1__get_questionnaire_version_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetQuestionnaireVersionRequest>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.readMask = c.pointee.read_mask.map { GoogleProtobuf.FieldMask($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetQuestionnaireVersionRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetQuestionnaireVersionRequest.self)
    otolith__catalogue__v1__get_questionnaire_version_request__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if let value = self.readMask { c.pointee.read_mask = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// Which versions to read, and how much of them.
  public struct BatchGetQuestionnaireVersionsRequest: Message {
    /// 1–100, each at most once.
    public var versions: [CatalogueV1.QuestionnaireVersionName]
    /// From an earlier answer to the same question; unchanged contents answer `not_modified`.
    public var etag: String
    /// Of all of them, as in ListStudyQuestionnairesRequest.
    public var readMask: GoogleProtobuf.FieldMask?

    /// Every field at its default.
    public init() {
      self.versions = []
      self.etag = ""
      self.readMask = nil
    }

    public init(
      versions: [CatalogueV1.QuestionnaireVersionName] = [],
      etag: String = "",
      readMask: GoogleProtobuf.FieldMask? = nil
    ) {
      self.versions = versions
      self.etag = etag
      self.readMask = readMask
    }
  }
}

extension CatalogueV1.BatchGetQuestionnaireVersionsRequest {
  public static var fullName: String { "otolith.catalogue.v1.BatchGetQuestionnaireVersionsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__BatchGetQuestionnaireVersionsRequest()
    otolith__catalogue__v1__batch_get_questionnaire_versions_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__BatchGetQuestionnaireVersionsRequest>) {
    self.versions = Codec.messages(c.pointee.versions, c.pointee.n_versions) { CatalogueV1.QuestionnaireVersionName($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.readMask = c.pointee.read_mask.map { GoogleProtobuf.FieldMask($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__BatchGetQuestionnaireVersionsRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__BatchGetQuestionnaireVersionsRequest.self)
    otolith__catalogue__v1__batch_get_questionnaire_versions_request__init(c)
    if !self.versions.isEmpty {
      c.pointee.n_versions = self.versions.count
      c.pointee.versions = arena.array(self.versions) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__QuestionnaireVersionName>? }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if let value = self.readMask { c.pointee.read_mask = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// Several versions.
  public struct BatchGetQuestionnaireVersionsResponse: Message {
    /// In the order asked for.
    public var questionnaires: [CatalogueV1.Questionnaire]
    /// Those that there are not, or not for the caller, by their place in the request from 0.
    public var missing: [UInt32]
    /// To be sent with the next request for the same.
    public var etag: String
    /// True: nothing else is set but `etag`.
    public var notModified: Bool

    /// Every field at its default.
    public init() {
      self.questionnaires = []
      self.missing = []
      self.etag = ""
      self.notModified = false
    }

    public init(
      questionnaires: [CatalogueV1.Questionnaire] = [],
      missing: [UInt32] = [],
      etag: String = "",
      notModified: Bool = false
    ) {
      self.questionnaires = questionnaires
      self.missing = missing
      self.etag = etag
      self.notModified = notModified
    }
  }
}

extension CatalogueV1.BatchGetQuestionnaireVersionsResponse {
  public static var fullName: String { "otolith.catalogue.v1.BatchGetQuestionnaireVersionsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__BatchGetQuestionnaireVersionsResponse()
    otolith__catalogue__v1__batch_get_questionnaire_versions_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__BatchGetQuestionnaireVersionsResponse>) {
    self.questionnaires = Codec.messages(c.pointee.questionnaires, c.pointee.n_questionnaires) { CatalogueV1.Questionnaire($0) }
    self.missing = Codec.array(c.pointee.missing, c.pointee.n_missing) { $0 }
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__BatchGetQuestionnaireVersionsResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__BatchGetQuestionnaireVersionsResponse.self)
    otolith__catalogue__v1__batch_get_questionnaire_versions_response__init(c)
    if !self.questionnaires.isEmpty {
      c.pointee.n_questionnaires = self.questionnaires.count
      c.pointee.questionnaires = arena.array(self.questionnaires) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Questionnaire>? }
    }
    if !self.missing.isEmpty {
      c.pointee.n_missing = self.missing.count
      c.pointee.missing = arena.array(self.missing) { $0 }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// Which studies a device shows.
  public struct GetDeviceCatalogueRequest: Message {
    /// At most 20, each once; empty: all that the token is enrolled in.
    public var studyIDs: [String]
    /// As in ListStudiesRequest.
    public var language: String
    /// From an earlier answer to the same question; unchanged contents answer `not_modified`.
    public var etag: String

    /// Every field at its default.
    public init() {
      self.studyIDs = []
      self.language = ""
      self.etag = ""
    }

    public init(
      studyIDs: [String] = [],
      language: String = "",
      etag: String = ""
    ) {
      self.studyIDs = studyIDs
      self.language = language
      self.etag = etag
    }
  }
}

extension CatalogueV1.GetDeviceCatalogueRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetDeviceCatalogueRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__GetDeviceCatalogueRequest()
    otolith__catalogue__v1__get_device_catalogue_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetDeviceCatalogueRequest>) {
    self.studyIDs = Codec.array(c.pointee.study_ids, c.pointee.n_study_ids) { Codec.string($0) }
    self.language = Codec.string(c.pointee.language)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetDeviceCatalogueRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetDeviceCatalogueRequest.self)
    otolith__catalogue__v1__get_device_catalogue_request__init(c)
    if !self.studyIDs.isEmpty {
      c.pointee.n_study_ids = self.studyIDs.count
      c.pointee.study_ids = arena.array(self.studyIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  /// Everything that a device shows.
  public struct GetDeviceCatalogueResponse: Message {
    /// In the order asked for; without an order, by id.
    public var studies: [CatalogueV1.DeviceStudy]
    /// To be sent with the next request for the same.
    public var etag: String
    /// True: nothing else is set but `etag`.
    public var notModified: Bool

    /// Every field at its default.
    public init() {
      self.studies = []
      self.etag = ""
      self.notModified = false
    }

    public init(
      studies: [CatalogueV1.DeviceStudy] = [],
      etag: String = "",
      notModified: Bool = false
    ) {
      self.studies = studies
      self.etag = etag
      self.notModified = notModified
    }
  }
}

extension CatalogueV1.GetDeviceCatalogueResponse {
  public static var fullName: String { "otolith.catalogue.v1.GetDeviceCatalogueResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__GetDeviceCatalogueResponse()
    otolith__catalogue__v1__get_device_catalogue_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetDeviceCatalogueResponse>) {
    self.studies = Codec.messages(c.pointee.studies, c.pointee.n_studies) { CatalogueV1.DeviceStudy($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetDeviceCatalogueResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetDeviceCatalogueResponse.self)
    otolith__catalogue__v1__get_device_catalogue_response__init(c)
    if !self.studies.isEmpty {
      c.pointee.n_studies = self.studies.count
      c.pointee.studies = arena.array(self.studies) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__DeviceStudy>? }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// A study with all that it uses.
  public struct DeviceStudy: Message {
    /// With its groups and next lists, as far as the caller sees them.
    public var study: CatalogueV1.Study?
    /// In the order of `study.questionnaires`.
    public var questionnaires: [CatalogueV1.Questionnaire]
    /// Those of `study.sound_collection_ids` that there are.
    public var soundCollections: [CatalogueV1.SoundCollection]
    /// Those of `study.vocabulary_ids` that there are.
    public var vocabularies: [CatalogueV1.Vocabulary]

    /// Every field at its default.
    public init() {
      self.study = nil
      self.questionnaires = []
      self.soundCollections = []
      self.vocabularies = []
    }

    public init(
      study: CatalogueV1.Study? = nil,
      questionnaires: [CatalogueV1.Questionnaire] = [],
      soundCollections: [CatalogueV1.SoundCollection] = [],
      vocabularies: [CatalogueV1.Vocabulary] = []
    ) {
      self.study = study
      self.questionnaires = questionnaires
      self.soundCollections = soundCollections
      self.vocabularies = vocabularies
    }
  }
}

extension CatalogueV1.DeviceStudy {
  public static var fullName: String { "otolith.catalogue.v1.DeviceStudy" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__DeviceStudy()
    otolith__catalogue__v1__device_study__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DeviceStudy>) {
    self.study = c.pointee.study.map { CatalogueV1.Study($0) }
    self.questionnaires = Codec.messages(c.pointee.questionnaires, c.pointee.n_questionnaires) { CatalogueV1.Questionnaire($0) }
    self.soundCollections = Codec.messages(c.pointee.sound_collections, c.pointee.n_sound_collections) { CatalogueV1.SoundCollection($0) }
    self.vocabularies = Codec.messages(c.pointee.vocabularies, c.pointee.n_vocabularies) { CatalogueV1.Vocabulary($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DeviceStudy> {
    let c = arena.allocate(Otolith__Catalogue__V1__DeviceStudy.self)
    otolith__catalogue__v1__device_study__init(c)
    if let value = self.study { c.pointee.study = value.cStruct(in: arena) }
    if !self.questionnaires.isEmpty {
      c.pointee.n_questionnaires = self.questionnaires.count
      c.pointee.questionnaires = arena.array(self.questionnaires) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Questionnaire>? }
    }
    if !self.soundCollections.isEmpty {
      c.pointee.n_sound_collections = self.soundCollections.count
      c.pointee.sound_collections = arena.array(self.soundCollections) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__SoundCollection>? }
    }
    if !self.vocabularies.isEmpty {
      c.pointee.n_vocabularies = self.vocabularies.count
      c.pointee.vocabularies = arena.array(self.vocabularies) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Vocabulary>? }
    }
    return c
  }
}

extension CatalogueV1 {
  /// What to search for.
  public struct SearchQuestionnairesRequest: Message {
    /// At most 500 characters; empty: all.
    public var query: String
    /// Of the answer's titles, BCP 47; empty: English, or any.
    public var language: String
    /// Only of this project; empty: all.
    public var projectID: String
    /// Only under this licence, spelled as the author did; empty: any.
    public var licence: String
    /// Only those with texts in this language, BCP 47; then only those are searched. Empty: any.
    public var textLanguage: String
    /// Only those with this item; empty: any.
    public var itemID: String
    /// At most so many, 1–100; 0 means 50.
    public var pageSize: UInt32
    /// From the answer before; empty: the first page.
    public var pageToken: String
    /// From an earlier answer to the same question; an unchanged page answers `not_modified`.
    public var etag: String
    /// Retired ones, too.
    public var includeRetired: Bool

    /// Every field at its default.
    public init() {
      self.query = ""
      self.language = ""
      self.projectID = ""
      self.licence = ""
      self.textLanguage = ""
      self.itemID = ""
      self.pageSize = 0
      self.pageToken = ""
      self.etag = ""
      self.includeRetired = false
    }

    public init(
      query: String = "",
      language: String = "",
      projectID: String = "",
      licence: String = "",
      textLanguage: String = "",
      itemID: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = "",
      etag: String = "",
      includeRetired: Bool = false
    ) {
      self.query = query
      self.language = language
      self.projectID = projectID
      self.licence = licence
      self.textLanguage = textLanguage
      self.itemID = itemID
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.etag = etag
      self.includeRetired = includeRetired
    }
  }
}

extension CatalogueV1.SearchQuestionnairesRequest {
  public static var fullName: String { "otolith.catalogue.v1.SearchQuestionnairesRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__SearchQuestionnairesRequest()
    otolith__catalogue__v1__search_questionnaires_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SearchQuestionnairesRequest>) {
    self.query = Codec.string(c.pointee.query)
    self.language = Codec.string(c.pointee.language)
    self.projectID = Codec.string(c.pointee.project_id)
    self.licence = Codec.string(c.pointee.licence)
    self.textLanguage = Codec.string(c.pointee.text_language)
    self.itemID = Codec.string(c.pointee.item_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.etag = Codec.string(c.pointee.etag)
    self.includeRetired = c.pointee.include_retired != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SearchQuestionnairesRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__SearchQuestionnairesRequest.self)
    otolith__catalogue__v1__search_questionnaires_request__init(c)
    if !self.query.isEmpty { c.pointee.query = arena.string(self.query) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.licence.isEmpty { c.pointee.licence = arena.string(self.licence) }
    if !self.textLanguage.isEmpty { c.pointee.text_language = arena.string(self.textLanguage) }
    if !self.itemID.isEmpty { c.pointee.item_id = arena.string(self.itemID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.include_retired = self.includeRetired ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// A page of what was found.
  public struct SearchQuestionnairesResponse: Message {
    /// The best first.
    public var questionnaires: [CatalogueV1.QuestionnaireSummary]
    /// Empty on the last page; at most 10,000 are found.
    public var nextPageToken: String
    /// To be sent with the next request for the same page.
    public var etag: String
    /// True: nothing else is set but `etag`.
    public var notModified: Bool

    /// Every field at its default.
    public init() {
      self.questionnaires = []
      self.nextPageToken = ""
      self.etag = ""
      self.notModified = false
    }

    public init(
      questionnaires: [CatalogueV1.QuestionnaireSummary] = [],
      nextPageToken: String = "",
      etag: String = "",
      notModified: Bool = false
    ) {
      self.questionnaires = questionnaires
      self.nextPageToken = nextPageToken
      self.etag = etag
      self.notModified = notModified
    }
  }
}

extension CatalogueV1.SearchQuestionnairesResponse {
  public static var fullName: String { "otolith.catalogue.v1.SearchQuestionnairesResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__SearchQuestionnairesResponse()
    otolith__catalogue__v1__search_questionnaires_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SearchQuestionnairesResponse>) {
    self.questionnaires = Codec.messages(c.pointee.questionnaires, c.pointee.n_questionnaires) { CatalogueV1.QuestionnaireSummary($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SearchQuestionnairesResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__SearchQuestionnairesResponse.self)
    otolith__catalogue__v1__search_questionnaires_response__init(c)
    if !self.questionnaires.isEmpty {
      c.pointee.n_questionnaires = self.questionnaires.count
      c.pointee.questionnaires = arena.array(self.questionnaires) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__QuestionnaireSummary>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// What a list shows of a questionnaire.
  public struct QuestionnaireSummary: Message {
    /// Its id.
    public var questionnaireID: String
    /// The newest.
    public var version: UInt32
    /// Of that version: lower-case hexadecimal, 64 digits.
    public var contentHash: String
    /// The project that owns it.
    public var projectID: String
    /// In the language asked for.
    public var title: CatalogueV1.LocalizedText?
    /// In the language asked for; may be absent.
    public var description: CatalogueV1.LocalizedText?
    /// Of all texts, BCP 47.
    public var languages: [String]
    /// As in Questionnaire.
    public var licence: String
    /// As in Questionnaire.
    public var sharing: CatalogueV1.Sharing
    /// Elements of every kind.
    public var elementCount: UInt32
    /// Those of them that are questions.
    public var questionCount: UInt32
    /// As in Questionnaire.
    public var demonstrationWording: Bool
    /// Its use has ended; only where the request includes retired ones.
    public var retired: Bool

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.version = 0
      self.contentHash = ""
      self.projectID = ""
      self.title = nil
      self.description = nil
      self.languages = []
      self.licence = ""
      self.sharing = CatalogueV1.Sharing(rawValue: 0)
      self.elementCount = 0
      self.questionCount = 0
      self.demonstrationWording = false
      self.retired = false
    }

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0,
      contentHash: String = "",
      projectID: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      description: CatalogueV1.LocalizedText? = nil,
      languages: [String] = [],
      licence: String = "",
      sharing: CatalogueV1.Sharing = CatalogueV1.Sharing(rawValue: 0),
      elementCount: UInt32 = 0,
      questionCount: UInt32 = 0,
      demonstrationWording: Bool = false,
      retired: Bool = false
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
      self.contentHash = contentHash
      self.projectID = projectID
      self.title = title
      self.description = description
      self.languages = languages
      self.licence = licence
      self.sharing = sharing
      self.elementCount = elementCount
      self.questionCount = questionCount
      self.demonstrationWording = demonstrationWording
      self.retired = retired
    }
  }
}

extension CatalogueV1.QuestionnaireSummary {
  public static var fullName: String { "otolith.catalogue.v1.QuestionnaireSummary" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__QuestionnaireSummary()
    otolith__catalogue__v1__questionnaire_summary__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__QuestionnaireSummary>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.projectID = Codec.string(c.pointee.project_id)
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.description = c.pointee.description.map { CatalogueV1.LocalizedText($0) }
    self.languages = Codec.array(c.pointee.languages, c.pointee.n_languages) { Codec.string($0) }
    self.licence = Codec.string(c.pointee.licence)
    self.sharing = CatalogueV1.Sharing(rawValue: Int32(truncatingIfNeeded: c.pointee.sharing.rawValue))
    self.elementCount = c.pointee.element_count
    self.questionCount = c.pointee.question_count
    self.demonstrationWording = c.pointee.demonstration_wording != 0
    self.retired = c.pointee.retired != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__QuestionnaireSummary> {
    let c = arena.allocate(Otolith__Catalogue__V1__QuestionnaireSummary.self)
    otolith__catalogue__v1__questionnaire_summary__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    if let value = self.description { c.pointee.description = value.cStruct(in: arena) }
    if !self.languages.isEmpty {
      c.pointee.n_languages = self.languages.count
      c.pointee.languages = arena.array(self.languages) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.licence.isEmpty { c.pointee.licence = arena.string(self.licence) }
    c.pointee.sharing = Otolith__Catalogue__V1__Sharing(rawValue: .init(truncatingIfNeeded: self.sharing.rawValue))
    c.pointee.element_count = self.elementCount
    c.pointee.question_count = self.questionCount
    c.pointee.demonstration_wording = self.demonstrationWording ? 1 : 0
    c.pointee.retired = self.retired ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// A study to publish, with all that it brings along.
  public struct ImportStudyRequest: Message {
    /// Required. The service passes over `consent_version`, `languages` and `revision`.
    public var study: CatalogueV1.Study?
    /// Those that this import publishes or finds unchanged; the study uses each of them. At most 100.
    public var questionnaires: [CatalogueV1.Questionnaire]
    /// Required for password access, unless the study has one already. 8–128 characters; empty otherwise.
    public var accessPassword: String
    /// Check only: nothing is written, and the answer is what would be.
    public var validateOnly: Bool
    /// Of a new study; empty: the project `default`. A study stays in its project.
    ///
    /// Administrators may give a new study any id, and so may who leads it by their token before it exists.
    /// Leaders of the project may choose ids that are the project's or begin with it and a hyphen.
    public var projectID: String
    /// Published with the study; may be empty.
    public var soundCollections: [CatalogueV1.SoundCollection]
    /// Published with the study; may be empty.
    public var vocabularies: [CatalogueV1.Vocabulary]

    /// Every field at its default.
    public init() {
      self.study = nil
      self.questionnaires = []
      self.accessPassword = ""
      self.validateOnly = false
      self.projectID = ""
      self.soundCollections = []
      self.vocabularies = []
    }

    public init(
      study: CatalogueV1.Study? = nil,
      questionnaires: [CatalogueV1.Questionnaire] = [],
      accessPassword: String = "",
      validateOnly: Bool = false,
      projectID: String = "",
      soundCollections: [CatalogueV1.SoundCollection] = [],
      vocabularies: [CatalogueV1.Vocabulary] = []
    ) {
      self.study = study
      self.questionnaires = questionnaires
      self.accessPassword = accessPassword
      self.validateOnly = validateOnly
      self.projectID = projectID
      self.soundCollections = soundCollections
      self.vocabularies = vocabularies
    }
  }
}

extension CatalogueV1.ImportStudyRequest {
  public static var fullName: String { "otolith.catalogue.v1.ImportStudyRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ImportStudyRequest()
    otolith__catalogue__v1__import_study_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ImportStudyRequest>) {
    self.study = c.pointee.study.map { CatalogueV1.Study($0) }
    self.questionnaires = Codec.messages(c.pointee.questionnaires, c.pointee.n_questionnaires) { CatalogueV1.Questionnaire($0) }
    self.accessPassword = Codec.string(c.pointee.access_password)
    self.validateOnly = c.pointee.validate_only != 0
    self.projectID = Codec.string(c.pointee.project_id)
    self.soundCollections = Codec.messages(c.pointee.sound_collections, c.pointee.n_sound_collections) { CatalogueV1.SoundCollection($0) }
    self.vocabularies = Codec.messages(c.pointee.vocabularies, c.pointee.n_vocabularies) { CatalogueV1.Vocabulary($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ImportStudyRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ImportStudyRequest.self)
    otolith__catalogue__v1__import_study_request__init(c)
    if let value = self.study { c.pointee.study = value.cStruct(in: arena) }
    if !self.questionnaires.isEmpty {
      c.pointee.n_questionnaires = self.questionnaires.count
      c.pointee.questionnaires = arena.array(self.questionnaires) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Questionnaire>? }
    }
    if !self.accessPassword.isEmpty { c.pointee.access_password = arena.string(self.accessPassword) }
    c.pointee.validate_only = self.validateOnly ? 1 : 0
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.soundCollections.isEmpty {
      c.pointee.n_sound_collections = self.soundCollections.count
      c.pointee.sound_collections = arena.array(self.soundCollections) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__SoundCollection>? }
    }
    if !self.vocabularies.isEmpty {
      c.pointee.n_vocabularies = self.vocabularies.count
      c.pointee.vocabularies = arena.array(self.vocabularies) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Vocabulary>? }
    }
    return c
  }
}

extension CatalogueV1 {
  /// What was published.
  public struct ImportStudyResponse: Message {
    /// The revision that has these contents.
    public var studyRevision: UInt32
    /// False: the newest revision already had them.
    public var studyChanged: Bool
    /// In the order of the request.
    public var questionnaires: [CatalogueV1.ImportedQuestionnaire]

    /// Every field at its default.
    public init() {
      self.studyRevision = 0
      self.studyChanged = false
      self.questionnaires = []
    }

    public init(
      studyRevision: UInt32 = 0,
      studyChanged: Bool = false,
      questionnaires: [CatalogueV1.ImportedQuestionnaire] = []
    ) {
      self.studyRevision = studyRevision
      self.studyChanged = studyChanged
      self.questionnaires = questionnaires
    }
  }
}

extension CatalogueV1.ImportStudyResponse {
  public static var fullName: String { "otolith.catalogue.v1.ImportStudyResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ImportStudyResponse()
    otolith__catalogue__v1__import_study_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ImportStudyResponse>) {
    self.studyRevision = c.pointee.study_revision
    self.studyChanged = c.pointee.study_changed != 0
    self.questionnaires = Codec.messages(c.pointee.questionnaires, c.pointee.n_questionnaires) { CatalogueV1.ImportedQuestionnaire($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ImportStudyResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ImportStudyResponse.self)
    otolith__catalogue__v1__import_study_response__init(c)
    c.pointee.study_revision = self.studyRevision
    c.pointee.study_changed = self.studyChanged ? 1 : 0
    if !self.questionnaires.isEmpty {
      c.pointee.n_questionnaires = self.questionnaires.count
      c.pointee.questionnaires = arena.array(self.questionnaires) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__ImportedQuestionnaire>? }
    }
    return c
  }
}

extension CatalogueV1 {
  /// A questionnaire that came with a study.
  public struct ImportedQuestionnaire: Message {
    /// Its id.
    public var questionnaireID: String
    /// The version that has these contents.
    public var version: UInt32
    /// Lower-case hexadecimal SHA-256 over the canonical contents, 64 digits.
    public var contentHash: String
    /// False when the newest version already had these contents.
    public var published: Bool

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.version = 0
      self.contentHash = ""
      self.published = false
    }

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0,
      contentHash: String = "",
      published: Bool = false
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
      self.contentHash = contentHash
      self.published = published
    }
  }
}

extension CatalogueV1.ImportedQuestionnaire {
  public static var fullName: String { "otolith.catalogue.v1.ImportedQuestionnaire" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ImportedQuestionnaire()
    otolith__catalogue__v1__imported_questionnaire__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ImportedQuestionnaire>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.published = c.pointee.published != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ImportedQuestionnaire> {
    let c = arena.allocate(Otolith__Catalogue__V1__ImportedQuestionnaire.self)
    otolith__catalogue__v1__imported_questionnaire__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    c.pointee.published = self.published ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// The descriptor of `otolith/catalogue/v1/catalogue.proto`.
  public static let catalogueFile = ProtoFile(
    name: "otolith/catalogue/v1/catalogue.proto",
    dependencies: [GoogleProtobuf.fieldMaskFile, CatalogueV1.libraryFile, CatalogueV1.questionnaireFile, CatalogueV1.studyFile, CatalogueV1.textFile],
    base64: """
      CiRvdG9saXRoL2NhdGFsb2d1ZS92MS9jYXRhbG9ndWUucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxGiBnb29nbGUvcHJv\
      dG9idWYvZmllbGRfbWFzay5wcm90bxoib3RvbGl0aC9jYXRhbG9ndWUvdjEvbGlicmFyeS5wcm90bxoob3RvbGl0aC9jYXRh\
      bG9ndWUvdjEvcXVlc3Rpb25uYWlyZS5wcm90bxogb3RvbGl0aC9jYXRhbG9ndWUvdjEvc3R1ZHkucHJvdG8aH290b2xpdGgv\
      Y2F0YWxvZ3VlL3YxL3RleHQucHJvdG8i8gEKEkxpc3RTdHVkaWVzUmVxdWVzdBIaCghsYW5ndWFnZRgBIAEoCVIIbGFuZ3Vh\
      Z2USGwoJcGFnZV9zaXplGAIgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4SEgoEZXRhZxgE\
      IAEoCVIEZXRhZxIdCgpwcm9qZWN0X2lkGAUgASgJUglwcm9qZWN0SWQSGAoHcnVubmluZxgGIAEoCFIHcnVubmluZxI3Cgly\
      ZWFkX21hc2sYByABKAsyGi5nb29nbGUucHJvdG9idWYuRmllbGRNYXNrUghyZWFkTWFzayKrAQoTTGlzdFN0dWRpZXNSZXNw\
      b25zZRI1CgdzdHVkaWVzGAEgAygLMhsub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlSB3N0dWRpZXMSJgoPbmV4dF9wYWdl\
      X3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuEhIKBGV0YWcYAyABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAQgASgIUgtu\
      b3RNb2RpZmllZCK6AQoPR2V0U3R1ZHlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhoKCGxhbmd1YWdlGAIg\
      ASgJUghsYW5ndWFnZRISCgRldGFnGAMgASgJUgRldGFnEjcKCXJlYWRfbWFzaxgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5G\
      aWVsZE1hc2tSCHJlYWRNYXNrEiMKDWFsbF9sYW5ndWFnZXMYBSABKAhSDGFsbExhbmd1YWdlcyKbAQoQR2V0U3R1ZHlSZXNw\
      b25zZRIxCgVzdHVkeRgBIAEoCzIbLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5UgVzdHVkeRISCgRldGFnGAIgASgJUgRl\
      dGFnEiEKDG5vdF9tb2RpZmllZBgDIAEoCFILbm90TW9kaWZpZWQSHQoKYWxsX2dyb3VwcxgEIAEoCFIJYWxsR3JvdXBzIuAB\
      Ch5MaXN0U3R1ZHlRdWVzdGlvbm5haXJlc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGgoIbGFuZ3VhZ2UY\
      AiABKAlSCGxhbmd1YWdlEhIKBGV0YWcYAyABKAlSBGV0YWcSNwoJcmVhZF9tYXNrGAQgASgLMhouZ29vZ2xlLnByb3RvYnVm\
      LkZpZWxkTWFza1IIcmVhZE1hc2sSGwoJcGFnZV9zaXplGAUgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAYgASgJUglw\
      YWdlVG9rZW4iiwIKH0xpc3RTdHVkeVF1ZXN0aW9ubmFpcmVzUmVzcG9uc2USPAoEdXNlcxgBIAMoCzIoLm90b2xpdGguY2F0\
      YWxvZ3VlLnYxLlN0dWR5UXVlc3Rpb25uYWlyZVIEdXNlcxJLCg5xdWVzdGlvbm5haXJlcxgCIAMoCzIjLm90b2xpdGguY2F0\
      YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVSDnF1ZXN0aW9ubmFpcmVzEhIKBGV0YWcYAyABKAlSBGV0YWcSIQoMbm90X21vZGlm\
      aWVkGAQgASgIUgtub3RNb2RpZmllZBImCg9uZXh0X3BhZ2VfdG9rZW4YBSABKAlSDW5leHRQYWdlVG9rZW4ingEKHkdldFF1\
      ZXN0aW9ubmFpcmVWZXJzaW9uUmVxdWVzdBIpChBxdWVzdGlvbm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJlSWQSGAoH\
      dmVyc2lvbhgCIAEoDVIHdmVyc2lvbhI3CglyZWFkX21hc2sYAyABKAsyGi5nb29nbGUucHJvdG9idWYuRmllbGRNYXNrUghy\
      ZWFkTWFzayK/AQokQmF0Y2hHZXRRdWVzdGlvbm5haXJlVmVyc2lvbnNSZXF1ZXN0EkoKCHZlcnNpb25zGAEgAygLMi4ub3Rv\
      bGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25uYWlyZVZlcnNpb25OYW1lUgh2ZXJzaW9ucxISCgRldGFnGAIgASgJUgRldGFn\
      EjcKCXJlYWRfbWFzaxgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5GaWVsZE1hc2tSCHJlYWRNYXNrIsUBCiVCYXRjaEdldFF1\
      ZXN0aW9ubmFpcmVWZXJzaW9uc1Jlc3BvbnNlEksKDnF1ZXN0aW9ubmFpcmVzGAEgAygLMiMub3RvbGl0aC5jYXRhbG9ndWUu\
      djEuUXVlc3Rpb25uYWlyZVIOcXVlc3Rpb25uYWlyZXMSGAoHbWlzc2luZxgCIAMoDVIHbWlzc2luZxISCgRldGFnGAMgASgJ\
      UgRldGFnEiEKDG5vdF9tb2RpZmllZBgEIAEoCFILbm90TW9kaWZpZWQiaAoZR2V0RGV2aWNlQ2F0YWxvZ3VlUmVxdWVzdBIb\
      CglzdHVkeV9pZHMYASADKAlSCHN0dWR5SWRzEhoKCGxhbmd1YWdlGAIgASgJUghsYW5ndWFnZRISCgRldGFnGAMgASgJUgRl\
      dGFnIpABChpHZXREZXZpY2VDYXRhbG9ndWVSZXNwb25zZRI7CgdzdHVkaWVzGAEgAygLMiEub3RvbGl0aC5jYXRhbG9ndWUu\
      djEuRGV2aWNlU3R1ZHlSB3N0dWRpZXMSEgoEZXRhZxgCIAEoCVIEZXRhZxIhCgxub3RfbW9kaWZpZWQYAyABKAhSC25vdE1v\
      ZGlmaWVkIqcCCgtEZXZpY2VTdHVkeRIxCgVzdHVkeRgBIAEoCzIbLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5UgVzdHVk\
      eRJLCg5xdWVzdGlvbm5haXJlcxgCIAMoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVSDnF1ZXN0aW9u\
      bmFpcmVzElIKEXNvdW5kX2NvbGxlY3Rpb25zGAMgAygLMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuU291bmRDb2xsZWN0aW9u\
      UhBzb3VuZENvbGxlY3Rpb25zEkQKDHZvY2FidWxhcmllcxgEIAMoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLlZvY2FidWxh\
      cnlSDHZvY2FidWxhcmllcyK/AgobU2VhcmNoUXVlc3Rpb25uYWlyZXNSZXF1ZXN0EhQKBXF1ZXJ5GAEgASgJUgVxdWVyeRIa\
      CghsYW5ndWFnZRgCIAEoCVIIbGFuZ3VhZ2USHQoKcHJvamVjdF9pZBgDIAEoCVIJcHJvamVjdElkEhgKB2xpY2VuY2UYBCAB\
      KAlSB2xpY2VuY2USIwoNdGV4dF9sYW5ndWFnZRgFIAEoCVIMdGV4dExhbmd1YWdlEhcKB2l0ZW1faWQYBiABKAlSBml0ZW1J\
      ZBIbCglwYWdlX3NpemUYByABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YCCABKAlSCXBhZ2VUb2tlbhISCgRldGFnGAkg\
      ASgJUgRldGFnEicKD2luY2x1ZGVfcmV0aXJlZBgKIAEoCFIOaW5jbHVkZVJldGlyZWQi0QEKHFNlYXJjaFF1ZXN0aW9ubmFp\
      cmVzUmVzcG9uc2USUgoOcXVlc3Rpb25uYWlyZXMYASADKAsyKi5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJl\
      U3VtbWFyeVIOcXVlc3Rpb25uYWlyZXMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuEhIKBGV0YWcY\
      AyABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAQgASgIUgtub3RNb2RpZmllZCKrBAoUUXVlc3Rpb25uYWlyZVN1bW1hcnkS\
      KQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNpb24SIQoM\
      Y29udGVudF9oYXNoGAMgASgJUgtjb250ZW50SGFzaBIdCgpwcm9qZWN0X2lkGAQgASgJUglwcm9qZWN0SWQSOQoFdGl0bGUY\
      BSABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgV0aXRsZRJFCgtkZXNjcmlwdGlvbhgGIAEoCzIj\
      Lm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSC2Rlc2NyaXB0aW9uEhwKCWxhbmd1YWdlcxgHIAMoCVIJbGFu\
      Z3VhZ2VzEhgKB2xpY2VuY2UYCCABKAlSB2xpY2VuY2USNwoHc2hhcmluZxgJIAEoDjIdLm90b2xpdGguY2F0YWxvZ3VlLnYx\
      LlNoYXJpbmdSB3NoYXJpbmcSIwoNZWxlbWVudF9jb3VudBgKIAEoDVIMZWxlbWVudENvdW50EiUKDnF1ZXN0aW9uX2NvdW50\
      GAsgASgNUg1xdWVzdGlvbkNvdW50EjMKFWRlbW9uc3RyYXRpb25fd29yZGluZxgMIAEoCFIUZGVtb25zdHJhdGlvbldvcmRp\
      bmcSGAoHcmV0aXJlZBgNIAEoCFIHcmV0aXJlZCKbAwoSSW1wb3J0U3R1ZHlSZXF1ZXN0EjEKBXN0dWR5GAEgASgLMhsub3Rv\
      bGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlSBXN0dWR5EksKDnF1ZXN0aW9ubmFpcmVzGAIgAygLMiMub3RvbGl0aC5jYXRhbG9n\
      dWUudjEuUXVlc3Rpb25uYWlyZVIOcXVlc3Rpb25uYWlyZXMSJwoPYWNjZXNzX3Bhc3N3b3JkGAMgASgJUg5hY2Nlc3NQYXNz\
      d29yZBIjCg12YWxpZGF0ZV9vbmx5GAQgASgIUgx2YWxpZGF0ZU9ubHkSHQoKcHJvamVjdF9pZBgFIAEoCVIJcHJvamVjdElk\
      ElIKEXNvdW5kX2NvbGxlY3Rpb25zGAYgAygLMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuU291bmRDb2xsZWN0aW9uUhBzb3Vu\
      ZENvbGxlY3Rpb25zEkQKDHZvY2FidWxhcmllcxgHIAMoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLlZvY2FidWxhcnlSDHZv\
      Y2FidWxhcmllcyK2AQoTSW1wb3J0U3R1ZHlSZXNwb25zZRIlCg5zdHVkeV9yZXZpc2lvbhgBIAEoDVINc3R1ZHlSZXZpc2lv\
      bhIjCg1zdHVkeV9jaGFuZ2VkGAIgASgIUgxzdHVkeUNoYW5nZWQSUwoOcXVlc3Rpb25uYWlyZXMYAyADKAsyKy5vdG9saXRo\
      LmNhdGFsb2d1ZS52MS5JbXBvcnRlZFF1ZXN0aW9ubmFpcmVSDnF1ZXN0aW9ubmFpcmVzIp0BChVJbXBvcnRlZFF1ZXN0aW9u\
      bmFpcmUSKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNp\
      b24SIQoMY29udGVudF9oYXNoGAMgASgJUgtjb250ZW50SGFzaBIcCglwdWJsaXNoZWQYBCABKAhSCXB1Ymxpc2hlZDKHBwoQ\
      Q2F0YWxvZ3VlU2VydmljZRJnCgtMaXN0U3R1ZGllcxIoLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RTdHVkaWVzUmVxdWVz\
      dBopLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RTdHVkaWVzUmVzcG9uc2UiA5ACARJeCghHZXRTdHVkeRIlLm90b2xpdGgu\
      Y2F0YWxvZ3VlLnYxLkdldFN0dWR5UmVxdWVzdBomLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldFN0dWR5UmVzcG9uc2UiA5AC\
      ARKLAQoXTGlzdFN0dWR5UXVlc3Rpb25uYWlyZXMSNC5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0U3R1ZHlRdWVzdGlvbm5h\
      aXJlc1JlcXVlc3QaNS5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0U3R1ZHlRdWVzdGlvbm5haXJlc1Jlc3BvbnNlIgOQAgES\
      eQoXR2V0UXVlc3Rpb25uYWlyZVZlcnNpb24SNC5vdG9saXRoLmNhdGFsb2d1ZS52MS5HZXRRdWVzdGlvbm5haXJlVmVyc2lv\
      blJlcXVlc3QaIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlIgOQAgESnQEKHUJhdGNoR2V0UXVlc3Rpb25u\
      YWlyZVZlcnNpb25zEjoub3RvbGl0aC5jYXRhbG9ndWUudjEuQmF0Y2hHZXRRdWVzdGlvbm5haXJlVmVyc2lvbnNSZXF1ZXN0\
      Gjsub3RvbGl0aC5jYXRhbG9ndWUudjEuQmF0Y2hHZXRRdWVzdGlvbm5haXJlVmVyc2lvbnNSZXNwb25zZSIDkAIBEnwKEkdl\
      dERldmljZUNhdGFsb2d1ZRIvLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldERldmljZUNhdGFsb2d1ZVJlcXVlc3QaMC5vdG9s\
      aXRoLmNhdGFsb2d1ZS52MS5HZXREZXZpY2VDYXRhbG9ndWVSZXNwb25zZSIDkAIBEoIBChRTZWFyY2hRdWVzdGlvbm5haXJl\
      cxIxLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNlYXJjaFF1ZXN0aW9ubmFpcmVzUmVxdWVzdBoyLm90b2xpdGguY2F0YWxvZ3Vl\
      LnYxLlNlYXJjaFF1ZXN0aW9ubmFpcmVzUmVzcG9uc2UiA5ACATJ7ChBBdXRob3JpbmdTZXJ2aWNlEmcKC0ltcG9ydFN0dWR5\
      Eigub3RvbGl0aC5jYXRhbG9ndWUudjEuSW1wb3J0U3R1ZHlSZXF1ZXN0Gikub3RvbGl0aC5jYXRhbG9ndWUudjEuSW1wb3J0\
      U3R1ZHlSZXNwb25zZSIDkAICQlEKFG90b2xpdGguY2F0YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFs\
      b2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFKyFsKKAoBDBIDAQASGh4gVGhlIHF1ZXN0aW9ubmFpcmUgY2F0YWxvZ3Vl\
      LgoKxAMKAgYAEgQWAFcBGrcDIFdoYXQgcGFydGljaXBhbnRzIGFuZCBvdGhlciBzZXJ2aWNlcyByZWFkLgoKIFRoZSBhcm1z\
      IG9mIGEgc3R1ZHkgYXJlIGZvciB0aG9zZSB3aG8gY29uZHVjdCBpdDogd2hvIGxlYWRzIGl0LCBoYXMgYSByb2xlIGluIGl0\
      cyBwcm9qZWN0LCBpcyBhbgogYWRtaW5pc3RyYXRvciBvciBhIHNlcnZpY2Ugc2VlcyBhbGwgb2YgaXQuIEV2ZXJ5Ym9keSBl\
      bHNlIHNlZXMgd2hhdCBpcyBmb3IgZXZlcnlib2R5LCBwYXJ0aWNpcGFudHMKIGJlc2lkZXMgd2hhdCBpcyBmb3IgdGhlIGdy\
      b3VwIHRoYXQgdGhlaXIgdG9rZW4gbmFtZXMsIGFuZCBub3RoaW5nIHRoYXQgdGVsbHMgb2Ygb3RoZXIgZ3JvdXBzOiBgZ3Jv\
      dXBzYAogaGFzIHRoZWlyIG93biBhdCBtb3N0LCBhbmQgcXVlc3Rpb25uYWlyZXMsIG9mZmVycyBhbmQgYGdyb3VwX2lkc2Ag\
      b2Ygb3RoZXJzIGFyZSBub3QgdGhlcmUuCgrvAgoEBgACABIEHAIeAxrgAiBTdHVkaWVzIHdpdGggYWxsIHRleHRzIGluIHRo\
      ZSBsYW5ndWFnZSBhc2tlZCBmb3IsIG9yZGVyZWQgYnkgaWQsIHdpdGhvdXQgdGhlIHVubGlzdGVkIG9uZXMuCiBDYWxsYWJs\
      ZSB3aXRob3V0IGEgdG9rZW47IHdpdGggb25lIHRoYXQgaXMgZ29vZCBpdCBhbnN3ZXJzIHdoYXQgaXRzIGhvbGRlciBzZWVz\
      LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBJRF9JTlZBTElELCBMQU5HVUFHRV9JTlZBTElELCBG\
      SUVMRF9VTktOT1dOLAogUEFHRV9TSVpFX09VVF9PRl9SQU5HRSBvciBQQUdFX1RPS0VOX0lOVkFMSUQ7IFVOQVVUSEVOVElD\
      QVRFRCBmb3IgYSB0b2tlbiB0aGF0IGlzIG5vdCBnb29kLgoK7wEKBAYAAgESBCMCJQMa4AEgT25lIHN0dWR5LiBDYWxsYWJs\
      ZSB3aXRob3V0IGEgdG9rZW4sIGFzIExpc3RTdHVkaWVzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNv\
      biBJRF9JTlZBTElELCBMQU5HVUFHRV9JTlZBTElEIG9yIEZJRUxEX1VOS05PV047IE5PVF9GT1VORCB3aXRoCiByZWFzb24g\
      U1RVRFlfVU5LTk9XTjsgVU5BVVRIRU5USUNBVEVEIGZvciBhIHRva2VuIHRoYXQgaXMgbm90IGdvb2QuCgrwAwoEBgACAhIE\
      LQIwAxrhAyBFdmVyeSBxdWVzdGlvbm5haXJlIG9mIGEgc3R1ZHkgaW4gdGhlIHZlcnNpb24gdGhhdCB0aGUgc3R1ZHkgdXNl\
      cywgZm9yIHBhcnRpY2lwYW50cyB3aXRob3V0IHRob3NlCiBvZiBvdGhlciBncm91cHMuIE5lZWRzIGFuIGVucm9sbWVudCBp\
      biwgb3IgbGVhZGVyc2hpcCBvZiwgdGhlIHN0dWR5LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBJ\
      RF9JTlZBTElELCBMQU5HVUFHRV9JTlZBTElELCBGSUVMRF9VTktOT1dOLAogUEFHRV9TSVpFX09VVF9PRl9SQU5HRSBvciBQ\
      QUdFX1RPS0VOX0lOVkFMSUQgKGFsc28gd2hlbiB0aGUgc3R1ZHkgbm8gbG9uZ2VyIGhhcyB0aGUgcXVlc3Rpb25uYWlyZSB0\
      aGF0CiB0aGUgcGFnZSBiZWZvcmUgZW5kZWQgd2l0aDogYmVnaW4gYW5ldyk7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTVFVE\
      WV9VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoCiByZWFzb24gTk9UX0VOUk9MTEVELgoKowQKBAYAAgMSBDgCOgMa\
      lAQgT25lIHB1Ymxpc2hlZCB2ZXJzaW9uIHdpdGggYWxsIGl0cyBsYW5ndWFnZXM7IGl0cyBgY29udGVudF9oYXNoYCBpcyBp\
      dHMgZXRhZy4gRm9yIHNlcnZpY2VzLAogYWRtaW5pc3RyYXRvcnMsIHRob3NlIHdpdGggYSByb2xlIGluIGl0cyBwcm9qZWN0\
      LCB3aG9ldmVyIGxlYWRzIGEgc3R1ZHkgdGhhdCB1c2VzIGl0LCBhbmQgd2hvZXZlcgogdGFrZXMgcGFydCBpbiBvbmUsIGZv\
      ciBldmVyeWJvZHkgb3IgZm9yIHRoZWlyIGdyb3VwIGluIGFueSBvZiBpdHMgcmV2aXNpb25zLiBPdGhlcnMgc2VlIHdoYXQg\
      aXRzCiBwcm9qZWN0IHNoYXJlczogYWxsIG9mIGl0LCBvciBldmVyeXRoaW5nIGJ1dCB0aGUgd29yZGluZyBvZiBlbGVtZW50\
      cywgb3B0aW9ucyBhbmQgYmFuZHMuCgogRXJyb3JzOiBOT1RfRk9VTkQgd2l0aCByZWFzb24gUVVFU1RJT05OQUlSRV9WRVJT\
      SU9OX1VOS05PV04sIGFsc28gd2hlcmUgbm90aGluZyBpcyBzaGFyZWQ7CiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29u\
      IElEX0lOVkFMSUQgb3IgRklFTERfVU5LTk9XTi4KCs0BCgQGAAIEEgQ/AkIDGr4BIFNldmVyYWwgYXQgb25jZSwgYXMgZmFy\
      IGFzIHRoZSBjYWxsZXIgbWF5IHJlYWQgdGhlbS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gQkFU\
      Q0hfSU5WQUxJRCBvciBGSUVMRF9VTktOT1dOOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24KIEFOU1dFUl9UT09f\
      TEFSR0U6IGFzayBmb3IgZmV3ZXIuCgqZBAoEBgACBRIETAJOAxqKBCBFdmVyeXRoaW5nIHRoYXQgYSBkZXZpY2UgbmVlZHMg\
      dG8gc2hvdyBhbmQgZmlsbCBpbiBhIHBhcnRpY2lwYW50J3Mgc3R1ZGllcywgd2l0aG91dCB0aGUKIHF1ZXN0aW9ubmFpcmVz\
      IG9mIG90aGVyIGdyb3Vwcy4gTmVlZHMgYW4gZW5yb2xtZW50IGluLCBvciBsZWFkZXJzaGlwIG9mLCBlYWNoLiBBbiBhbnN3\
      ZXIgbWF5IGJlIGEKIHNlY29uZCBiZWhpbmQgd2hhdCB3YXMgcHVibGlzaGVkIGxhc3QuCgogU291bmRzIGFuZCB2b2NhYnVs\
      YXJpZXMgYXJlIHRoZSBuZXdlc3QgdGhhdCB0aGUgc3R1ZHkncyBwcm9qZWN0IGhhcywgb3IgdGhhdCBvdGhlcnMgc2hhcmUg\
      d2l0aAogYW55b25lLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBUT09fTUFOWV9TVFVESUVTLCBT\
      VFVEWV9EVVBMSUNBVEUsIElEX0lOVkFMSUQgb3IKIExBTkdVQUdFX0lOVkFMSUQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBT\
      VFVEWV9VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfRU5ST0xMRUQuCgqsAgoEBgACBhIEVAJW\
      AxqdAiBOZXdlc3QgdmVyc2lvbnMgYnkgd2hhdCBzdGFuZHMgaW4gdGhlbSwgaW4gYW55IGxhbmd1YWdlOiB3b3JkcyBpbiBh\
      bnkgZm9ybSwgcXVvdGVkIHBocmFzZXMsIGBvcmAsCiBgLXdvcmRgOyB0aGUgYmVnaW5uaW5ncyBvZiB3b3JkcyBkby4gVGhl\
      IGJlc3QgZmlyc3QuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIFFVRVJZX1RPT19MT05HLCBJRF9J\
      TlZBTElELCBMQU5HVUFHRV9JTlZBTElELAogUEFHRV9TSVpFX09VVF9PRl9SQU5HRSBvciBQQUdFX1RPS0VOX0lOVkFMSUQu\
      CgokCgIEABIEWgBrARoYIFdoaWNoIHN0dWRpZXMgdG8gbGlzdC4KCqgBCgQEAAIAEgNdAhYamgEgQkNQIDQ3LiBGYWxsYmFj\
      a3M6IGEgbGVzcyBzcGVjaWZpYyB0YWcsIHRoZSBzdHVkeSdzIGRlZmF1bHQgbGFuZ3VhZ2UsIEVuZ2xpc2gsIGEgcXVlc3Rp\
      b25uYWlyZSdzIG93bgogZGVmYXVsdCBsYW5ndWFnZSwgYW55LiBFbXB0eTogdGhlIGZhbGxiYWNrcyBhbG9uZS4KCjQKBAQA\
      AgESA18CFxonIEF0IG1vc3Qgc28gbWFueSwgMeKAkzEwMDsgMCBtZWFucyA1MC4KCj0KBAQAAgISA2ECGBowIEZyb20gdGhl\
      IGFuc3dlciBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCmUKBAQAAgMSA2MCEhpYIEZyb20gYW4gZWFybGllciBh\
      bnN3ZXIgdG8gdGhlIHNhbWUgcXVlc3Rpb247IGFuIHVuY2hhbmdlZCBwYWdlIGFuc3dlcnMgYG5vdF9tb2RpZmllZGAuCgow\
      CgQEAAIEEgNlAhgaIyBPbmx5IG9mIHRoaXMgcHJvamVjdDsgZW1wdHk6IGFsbC4KCl0KBAQAAgUSA2cCExpQIE9ubHkgdGhv\
      c2UgdGhhdCBjYW4gYmUgam9pbmVkIGFuZCBmaWxsZWQgaW4gbm93OiBiZWd1biwgbm90IGVuZGVkLCBub3QgcGF1c2VkLgoK\
      iQEKBAQAAgYSA2oCKhp8IEZpZWxkcyBvZiBTdHVkeSB0byBhbnN3ZXIgd2l0aCwgYmVzaWRlcyBpdHMgaWQuIEFic2VudCwg\
      ZW1wdHkgb3IgYCpgOiBhbGwuIFBhdGhzIGxlYWQgbm8gZGVlcGVyCiB0aGFuIHRoZSBmaWVsZHMgb2YgU3R1ZHkuCgogCgIE\
      ARIEbgB3ARoUIEEgcGFnZSBvZiBzdHVkaWVzLgoKXgoEBAECABIDcAIdGlEgQnkgaWQuIEEgcGFnZSBlbmRzIGJlZm9yZSAy\
      IE1pQiwgYnV0IGhhcyBhdCBsZWFzdCBvbmUgc3R1ZHkgd2hlcmUgdGhlcmUgaXMgb25lLgoKJgoEBAECARIDcgIdGhkgRW1w\
      dHkgb24gdGhlIGxhc3QgcGFnZS4KCkIKBAQBAgISA3QCEho1IFRvIGJlIHNlbnQgd2l0aCB0aGUgbmV4dCByZXF1ZXN0IGZv\
      ciB0aGUgc2FtZSBwYWdlLgoKNAoEBAECAxIDdgIYGicgVHJ1ZTogbm90aGluZyBlbHNlIGlzIHNldCBidXQgYGV0YWdgLgoK\
      IwoCBAISBXoAhwEBGhYgV2hpY2ggc3R1ZHkgdG8gcmVhZC4KChgKBAQCAgASA3wCFhoLIFJlcXVpcmVkLgoKTAoEBAICARID\
      fgIWGj8gQXMgaW4gTGlzdFN0dWRpZXNSZXF1ZXN0OyBub3QgbG9va2VkIGF0IHdpdGggYGFsbF9sYW5ndWFnZXNgLgoKZgoE\
      BAICAhIEgAECEhpYIEZyb20gYW4gZWFybGllciBhbnN3ZXIgdG8gdGhlIHNhbWUgcXVlc3Rpb247IHVuY2hhbmdlZCBjb250\
      ZW50cyBhbnN3ZXIgYG5vdF9tb2RpZmllZGAuCgopCgQEAgIDEgSCAQIqGhsgQXMgaW4gTGlzdFN0dWRpZXNSZXF1ZXN0LgoK\
      gQIKBAQCAgQSBIYBAhka8gEgRXZlcnkgdGV4dCB3aXRoIGFsbCBpdHMgdHJhbnNsYXRpb25zLCBhcyB0aGUgc3R1ZHkncyBh\
      dXRob3JzIHNlZSBpdC4gYGNvbnNlbnRfdGV4dC50cmFuc2xhdGlvbnNgIHRoZW4KIGFyZSB0aGUgbGFuZ3VhZ2VzIGluIHdo\
      aWNoIHBhcnRpY2lwYW50cyBjYW4gY29uc2VudC4gV2hvZXZlciBrZWVwcyBhIHN0dWR5IGZvciBvdGhlcnMgYXNrcyBzbzog\
      YSBzdHVkeQogaW4gb25lIGxhbmd1YWdlIGlzIG5vIGNvcHkgb2YgaXQuCgowCgIEAxIGigEAlAEBGiIgQSBzdHVkeSwgdW5s\
      ZXNzIGl0IGlzIHVuY2hhbmdlZC4KCisKBAQDAgASBIwBAhIaHSBBYnNlbnQgd2hlbiBgbm90X21vZGlmaWVkYC4KCj4KBAQD\
      AgESBI4BAhIaMCBUbyBiZSBzZW50IHdpdGggdGhlIG5leHQgcmVxdWVzdCBmb3IgdGhlIHNhbWUuCgpGCgQEAwICEgSQAQIY\
      GjggVHJ1ZTogbm90aGluZyBlbHNlIGlzIHNldCBidXQgYGV0YWdgIGFuZCBgYWxsX2dyb3Vwc2AuCgqdAQoEBAMCAxIEkwEC\
      FhqOASBUaGUgY2FsbGVyIGlzIG9uZSB3aG8gc2VlcyB0aGUgcGFydHMgb2YgYWxsIGdyb3Vwcywgd2hldGhlciB0aGVyZSBh\
      cmUgYW55IG9yIG5vdC4gV2hvIGtlZXBzIGEgY29weQogZm9yIG90aGVycyBtdXN0IG5vdCBrZWVwIG9uZSB3aXRob3V0IGl0\
      LgoKLQoCBAQSBpcBAKUBARofIFdob3NlIHF1ZXN0aW9ubmFpcmVzIHRvIGxpc3QuCgoZCgQEBAIAEgSZAQIWGgsgUmVxdWly\
      ZWQuCgopCgQEBAIBEgSbAQIWGhsgQXMgaW4gTGlzdFN0dWRpZXNSZXF1ZXN0LgoKZgoEBAQCAhIEnQECEhpYIEZyb20gYW4g\
      ZWFybGllciBhbnN3ZXIgdG8gdGhlIHNhbWUgcXVlc3Rpb247IGFuIHVuY2hhbmdlZCBwYWdlIGFuc3dlcnMgYG5vdF9tb2Rp\
      ZmllZGAuCgqnAQoEBAQCAxIEoAECKhqYASBGaWVsZHMgb2YgUXVlc3Rpb25uYWlyZSB0byBhbnN3ZXIgd2l0aCwgYmVzaWRl\
      cyBpdHMgaWQgYW5kIHZlcnNpb24uIEFic2VudCwgZW1wdHkgb3IgYCpgOiBhbGwuIFBhdGhzCiBsZWFkIG5vIGRlZXBlciB0\
      aGFuIHRoZSBmaWVsZHMgb2YgUXVlc3Rpb25uYWlyZS4KClcKBAQEAgQSBKIBAhcaSSBBdCBtb3N0IHNvIG1hbnksIDHigJMx\
      MDA7IDAgbWVhbnMgMTAwLCB0aGUgbW9zdCB0aGF0IGEgc3R1ZHkgaGFzIHRvZGF5LgoKPgoEBAQCBRIEpAECGBowIEZyb20g\
      dGhlIGFuc3dlciBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCjMKAgQFEgaoAQCzAQEaJSBBIHBhZ2Ugb2YgYSBz\
      dHVkeSdzIHF1ZXN0aW9ubmFpcmVzLgoKSAoEBAUCABIEqgECJxo6IEhvdyB0aGUgc3R1ZHkgdXNlcyBlYWNoLCBzYW1lIG9y\
      ZGVyIGFzIGBxdWVzdGlvbm5haXJlc2AuCgo8CgQEBQIBEgSsAQIsGi4gSW4gdGhlIG9yZGVyIGluIHdoaWNoIHRoZSBzdHVk\
      eSBvZmZlcnMgdGhlbS4KCkMKBAQFAgISBK4BAhIaNSBUbyBiZSBzZW50IHdpdGggdGhlIG5leHQgcmVxdWVzdCBmb3IgdGhl\
      IHNhbWUgcGFnZS4KCjUKBAQFAgMSBLABAhgaJyBUcnVlOiBub3RoaW5nIGVsc2UgaXMgc2V0IGJ1dCBgZXRhZ2AuCgonCgQE\
      BQIEEgSyAQIdGhkgRW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCjoKAgQGEga2AQC9AQEaLCBXaGljaCB2ZXJzaW9uIHRvIHJl\
      YWQsIGFuZCBob3cgbXVjaCBvZiBpdC4KChkKBAQGAgASBLgBAh4aCyBSZXF1aXJlZC4KCiMKBAQGAgESBLoBAhUaFSAwIG1l\
      YW5zIHRoZSBuZXdlc3QuCgo1CgQEBgICEgS8AQIqGicgQXMgaW4gTGlzdFN0dWR5UXVlc3Rpb25uYWlyZXNSZXF1ZXN0LgoK\
      PQoCBAcSBsABAMcBARovIFdoaWNoIHZlcnNpb25zIHRvIHJlYWQsIGFuZCBob3cgbXVjaCBvZiB0aGVtLgoKKwoEBAcCABIE\
      wgECMRodIDHigJMxMDAsIGVhY2ggYXQgbW9zdCBvbmNlLgoKZgoEBAcCARIExAECEhpYIEZyb20gYW4gZWFybGllciBhbnN3\
      ZXIgdG8gdGhlIHNhbWUgcXVlc3Rpb247IHVuY2hhbmdlZCBjb250ZW50cyBhbnN3ZXIgYG5vdF9tb2RpZmllZGAuCgpFCgQE\
      BwICEgTGAQIqGjcgT2YgYWxsIG9mIHRoZW0sIGFzIGluIExpc3RTdHVkeVF1ZXN0aW9ubmFpcmVzUmVxdWVzdC4KCiEKAgQI\
      EgbKAQDTAQEaEyBTZXZlcmFsIHZlcnNpb25zLgoKJwoEBAgCABIEzAECLBoZIEluIHRoZSBvcmRlciBhc2tlZCBmb3IuCgpm\
      CgQECAIBEgTOAQIeGlggVGhvc2UgdGhhdCB0aGVyZSBhcmUgbm90LCBvciBub3QgZm9yIHRoZSBjYWxsZXIsIGJ5IHRoZWly\
      IHBsYWNlIGluIHRoZSByZXF1ZXN0IGZyb20gMC4KCj4KBAQIAgISBNABAhIaMCBUbyBiZSBzZW50IHdpdGggdGhlIG5leHQg\
      cmVxdWVzdCBmb3IgdGhlIHNhbWUuCgo1CgQECAIDEgTSAQIYGicgVHJ1ZTogbm90aGluZyBlbHNlIGlzIHNldCBidXQgYGV0\
      YWdgLgoKLQoCBAkSBtYBAN0BARofIFdoaWNoIHN0dWRpZXMgYSBkZXZpY2Ugc2hvd3MuCgpQCgQECQIAEgTYAQIgGkIgQXQg\
      bW9zdCAyMCwgZWFjaCBvbmNlOyBlbXB0eTogYWxsIHRoYXQgdGhlIHRva2VuIGlzIGVucm9sbGVkIGluLgoKKQoEBAkCARIE\
      2gECFhobIEFzIGluIExpc3RTdHVkaWVzUmVxdWVzdC4KCmYKBAQJAgISBNwBAhIaWCBGcm9tIGFuIGVhcmxpZXIgYW5zd2Vy\
      IHRvIHRoZSBzYW1lIHF1ZXN0aW9uOyB1bmNoYW5nZWQgY29udGVudHMgYW5zd2VyIGBub3RfbW9kaWZpZWRgLgoKLwoCBAoS\
      BuABAOcBARohIEV2ZXJ5dGhpbmcgdGhhdCBhIGRldmljZSBzaG93cy4KCkAKBAQKAgASBOIBAiMaMiBJbiB0aGUgb3JkZXIg\
      YXNrZWQgZm9yOyB3aXRob3V0IGFuIG9yZGVyLCBieSBpZC4KCj4KBAQKAgESBOQBAhIaMCBUbyBiZSBzZW50IHdpdGggdGhl\
      IG5leHQgcmVxdWVzdCBmb3IgdGhlIHNhbWUuCgo1CgQECgICEgTmAQIYGicgVHJ1ZTogbm90aGluZyBlbHNlIGlzIHNldCBi\
      dXQgYGV0YWdgLgoKLgoCBAsSBuoBAPMBARogIEEgc3R1ZHkgd2l0aCBhbGwgdGhhdCBpdCB1c2VzLgoKTwoEBAsCABIE7AEC\
      EhpBIFdpdGggaXRzIGdyb3VwcyBhbmQgbmV4dCBsaXN0cywgYXMgZmFyIGFzIHRoZSBjYWxsZXIgc2VlcyB0aGVtLgoKNwoE\
      BAsCARIE7gECLBopIEluIHRoZSBvcmRlciBvZiBgc3R1ZHkucXVlc3Rpb25uYWlyZXNgLgoKRQoEBAsCAhIE8AECMRo3IFRo\
      b3NlIG9mIGBzdHVkeS5zb3VuZF9jb2xsZWN0aW9uX2lkc2AgdGhhdCB0aGVyZSBhcmUuCgo/CgQECwIDEgTyAQInGjEgVGhv\
      c2Ugb2YgYHN0dWR5LnZvY2FidWxhcnlfaWRzYCB0aGF0IHRoZXJlIGFyZS4KCiMKAgQMEgb2AQCLAgEaFSBXaGF0IHRvIHNl\
      YXJjaCBmb3IuCgozCgQEDAIAEgT4AQITGiUgQXQgbW9zdCA1MDAgY2hhcmFjdGVyczsgZW1wdHk6IGFsbC4KCkcKBAQMAgES\
      BPoBAhYaOSBPZiB0aGUgYW5zd2VyJ3MgdGl0bGVzLCBCQ1AgNDc7IGVtcHR5OiBFbmdsaXNoLCBvciBhbnkuCgoxCgQEDAIC\
      EgT8AQIYGiMgT25seSBvZiB0aGlzIHByb2plY3Q7IGVtcHR5OiBhbGwuCgpPCgQEDAIDEgT+AQIVGkEgT25seSB1bmRlciB0\
      aGlzIGxpY2VuY2UsIHNwZWxsZWQgYXMgdGhlIGF1dGhvciBkaWQ7IGVtcHR5OiBhbnkuCgppCgQEDAIEEgSAAgIbGlsgT25s\
      eSB0aG9zZSB3aXRoIHRleHRzIGluIHRoaXMgbGFuZ3VhZ2UsIEJDUCA0NzsgdGhlbiBvbmx5IHRob3NlIGFyZSBzZWFyY2hl\
      ZC4gRW1wdHk6IGFueS4KCjYKBAQMAgUSBIICAhUaKCBPbmx5IHRob3NlIHdpdGggdGhpcyBpdGVtOyBlbXB0eTogYW55LgoK\
      NQoEBAwCBhIEhAICFxonIEF0IG1vc3Qgc28gbWFueSwgMeKAkzEwMDsgMCBtZWFucyA1MC4KCj4KBAQMAgcSBIYCAhgaMCBG\
      cm9tIHRoZSBhbnN3ZXIgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgpmCgQEDAIIEgSIAgISGlggRnJvbSBhbiBl\
      YXJsaWVyIGFuc3dlciB0byB0aGUgc2FtZSBxdWVzdGlvbjsgYW4gdW5jaGFuZ2VkIHBhZ2UgYW5zd2VycyBgbm90X21vZGlm\
      aWVkYC4KCiIKBAQMAgkSBIoCAhwaFCBSZXRpcmVkIG9uZXMsIHRvby4KCikKAgQNEgaOAgCXAgEaGyBBIHBhZ2Ugb2Ygd2hh\
      dCB3YXMgZm91bmQuCgofCgQEDQIAEgSQAgIzGhEgVGhlIGJlc3QgZmlyc3QuCgpBCgQEDQIBEgSSAgIdGjMgRW1wdHkgb24g\
      dGhlIGxhc3QgcGFnZTsgYXQgbW9zdCAxMCwwMDAgYXJlIGZvdW5kLgoKQwoEBA0CAhIElAICEho1IFRvIGJlIHNlbnQgd2l0\
      aCB0aGUgbmV4dCByZXF1ZXN0IGZvciB0aGUgc2FtZSBwYWdlLgoKNQoEBA0CAxIElgICGBonIFRydWU6IG5vdGhpbmcgZWxz\
      ZSBpcyBzZXQgYnV0IGBldGFnYC4KCjUKAgQOEgaaAgC1AgEaJyBXaGF0IGEgbGlzdCBzaG93cyBvZiBhIHF1ZXN0aW9ubmFp\
      cmUuCgoXCgQEDgIAEgScAgIeGgkgSXRzIGlkLgoKGwoEBA4CARIEngICFRoNIFRoZSBuZXdlc3QuCgpDCgQEDgICEgSgAgIa\
      GjUgT2YgdGhhdCB2ZXJzaW9uOiBsb3dlci1jYXNlIGhleGFkZWNpbWFsLCA2NCBkaWdpdHMuCgopCgQEDgIDEgSiAgIYGhsg\
      VGhlIHByb2plY3QgdGhhdCBvd25zIGl0LgoKKgoEBA4CBBIEpAICGhocIEluIHRoZSBsYW5ndWFnZSBhc2tlZCBmb3IuCgo5\
      CgQEDgIFEgSmAgIgGisgSW4gdGhlIGxhbmd1YWdlIGFza2VkIGZvcjsgbWF5IGJlIGFic2VudC4KCiUKBAQOAgYSBKgCAiAa\
      FyBPZiBhbGwgdGV4dHMsIEJDUCA0Ny4KCiQKBAQOAgcSBKoCAhUaFiBBcyBpbiBRdWVzdGlvbm5haXJlLgoKJAoEBA4CCBIE\
      rAICFhoWIEFzIGluIFF1ZXN0aW9ubmFpcmUuCgonCgQEDgIJEgSuAgIcGhkgRWxlbWVudHMgb2YgZXZlcnkga2luZC4KCjEK\
      BAQOAgoSBLACAh0aIyBUaG9zZSBvZiB0aGVtIHRoYXQgYXJlIHF1ZXN0aW9ucy4KCiQKBAQOAgsSBLICAiIaFiBBcyBpbiBR\
      dWVzdGlvbm5haXJlLgoKUAoEBA4CDBIEtAICFBpCIEl0cyB1c2UgaGFzIGVuZGVkOyBvbmx5IHdoZXJlIHRoZSByZXF1ZXN0\
      IGluY2x1ZGVzIHJldGlyZWQgb25lcy4KCjUKAgYBEga4AgDKAgEaJyBGb3Igc3R1ZHkgbGVhZGVycyBhbmQgYWRtaW5pc3Ry\
      YXRvcnMuCgroBwoEBgECABIGxwICyQIDGtcHIFB1Ymxpc2hlcyBhIHN0dWR5IGFuZCBpdHMgcXVlc3Rpb25uYWlyZXMgaW4g\
      b25lIHRyYW5zYWN0aW9uLiBDb250ZW50cyB0aGF0IGFyZSBhbHJlYWR5CiBwdWJsaXNoZWQgdW5jaGFuZ2VkIGtlZXAgdGhl\
      aXIgdmVyc2lvbiwgc28gaW1wb3J0aW5nIHR3aWNlIGNoYW5nZXMgbm90aGluZy4KCiBBIHF1ZXN0aW9ubmFpcmUgYmVsb25n\
      cyB0byB0aGUgc3R1ZHkgdGhhdCBmaXJzdCBwdWJsaXNoZWQgaXQsIGFuZCB0byB0aGF0IHN0dWR5J3MgcHJvamVjdDsgb3Ro\
      ZXIKIHN0dWRpZXMgbWF5IHVzZSBpdHMgdmVyc2lvbnMgYnV0IG5vdCBwdWJsaXNoIG5ldyBvbmVzLiBMZWFkZXJzIGFuZCBv\
      d25lcnMgb2YgdGhlIHByb2plY3QgbWF5CiBpbXBvcnQgaXRzIHN0dWRpZXMgYXMgdGhlIHN0dWR5J3Mgb3duIGxlYWRlcnMg\
      bWF5LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCBuYW1pbmcgZXZlcnkgZmluZGluZywgbm90aGluZyBpcyB3cml0dGVu\
      LCBiZWZvcmUgdGhhdCBSRVFVSVJFRCB3aGVyZSBubyBzdHVkeSBpcwogbmFtZWQgYW5kIFNIQVJJTkdfVU5LTk9XTjsgUEVS\
      TUlTU0lPTl9ERU5JRUQgd2hlbiBhCiBzdHVkeSBsZWFkZXIgaW1wb3J0cyBhIHN0dWR5IHRoYXQgc29tZWJvZHkgZWxzZSBs\
      ZWFkcyAoTk9UX1NUVURZX0xFQURFUiksIHdpdGggcmVhc29uCiBTVFVEWV9JRF9PRl9BTk9USEVSX1BST0pFQ1QgZm9yIGEg\
      bmV3IHN0dWR5IHdob3NlIGlkIGlzIG5vdCB0aGVpcnMgdG8gY2hvb3NlLCBvciB3aXRoIHJlYXNvbgogUVVFU1RJT05OQUlS\
      RV9PRl9BTk9USEVSX1NUVURZIG9yIExJQlJBUllfRU5UUllfT0ZfQU5PVEhFUl9QUk9KRUNUOyBGQUlMRURfUFJFQ09ORElU\
      SU9OIHdpdGggcmVhc29uCiBRVUVTVElPTk5BSVJFX1JFVElSRUQ7IEFCT1JURUQgd2l0aCByZWFzb24gSU1QT1JURURfQ09O\
      Q1VSUkVOVExZOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24KIEFVVEhPUklOR19MSU1JVCBhbmQgUmV0cnlJbmZv\
      LgoKQgoCBA8SBs0CAN8CARo0IEEgc3R1ZHkgdG8gcHVibGlzaCwgd2l0aCBhbGwgdGhhdCBpdCBicmluZ3MgYWxvbmcuCgpg\
      CgQEDwIAEgTPAgISGlIgUmVxdWlyZWQuIFRoZSBzZXJ2aWNlIHBhc3NlcyBvdmVyIGBjb25zZW50X3ZlcnNpb25gLCBgbGFu\
      Z3VhZ2VzYCBhbmQgYHJldmlzaW9uYC4KCm4KBAQPAgESBNECAiwaYCBUaG9zZSB0aGF0IHRoaXMgaW1wb3J0IHB1Ymxpc2hl\
      cyBvciBmaW5kcyB1bmNoYW5nZWQ7IHRoZSBzdHVkeSB1c2VzIGVhY2ggb2YgdGhlbS4gQXQgbW9zdCAxMDAuCgp0CgQEDwIC\
      EgTTAgIdGmYgUmVxdWlyZWQgZm9yIHBhc3N3b3JkIGFjY2VzcywgdW5sZXNzIHRoZSBzdHVkeSBoYXMgb25lIGFscmVhZHku\
      IDjigJMxMjggY2hhcmFjdGVyczsgZW1wdHkgb3RoZXJ3aXNlLgoKUAoEBA8CAxIE1QICGRpCIENoZWNrIG9ubHk6IG5vdGhp\
      bmcgaXMgd3JpdHRlbiwgYW5kIHRoZSBhbnN3ZXIgaXMgd2hhdCB3b3VsZCBiZS4KCqACCgQEDwIEEgTaAgIYGpECIE9mIGEg\
      bmV3IHN0dWR5OyBlbXB0eTogdGhlIHByb2plY3QgYGRlZmF1bHRgLiBBIHN0dWR5IHN0YXlzIGluIGl0cyBwcm9qZWN0LgoK\
      IEFkbWluaXN0cmF0b3JzIG1heSBnaXZlIGEgbmV3IHN0dWR5IGFueSBpZCwgYW5kIHNvIG1heSB3aG8gbGVhZHMgaXQgYnkg\
      dGhlaXIgdG9rZW4gYmVmb3JlIGl0IGV4aXN0cy4KIExlYWRlcnMgb2YgdGhlIHByb2plY3QgbWF5IGNob29zZSBpZHMgdGhh\
      dCBhcmUgdGhlIHByb2plY3QncyBvciBiZWdpbiB3aXRoIGl0IGFuZCBhIGh5cGhlbi4KCjcKBAQPAgUSBNwCAjEaKSBQdWJs\
      aXNoZWQgd2l0aCB0aGUgc3R1ZHk7IG1heSBiZSBlbXB0eS4KCjcKBAQPAgYSBN4CAicaKSBQdWJsaXNoZWQgd2l0aCB0aGUg\
      c3R1ZHk7IG1heSBiZSBlbXB0eS4KCiMKAgQQEgbiAgDpAgEaFSBXaGF0IHdhcyBwdWJsaXNoZWQuCgo1CgQEEAIAEgTkAgIc\
      GicgVGhlIHJldmlzaW9uIHRoYXQgaGFzIHRoZXNlIGNvbnRlbnRzLgoKPAoEBBACARIE5gICGRouIEZhbHNlOiB0aGUgbmV3\
      ZXN0IHJldmlzaW9uIGFscmVhZHkgaGFkIHRoZW0uCgosCgQEEAICEgToAgI0Gh4gSW4gdGhlIG9yZGVyIG9mIHRoZSByZXF1\
      ZXN0LgoKNwoCBBESBuwCAPUCARopIEEgcXVlc3Rpb25uYWlyZSB0aGF0IGNhbWUgd2l0aCBhIHN0dWR5LgoKFwoEBBECABIE\
      7gICHhoJIEl0cyBpZC4KCjQKBAQRAgESBPACAhUaJiBUaGUgdmVyc2lvbiB0aGF0IGhhcyB0aGVzZSBjb250ZW50cy4KClYK\
      BAQRAgISBPICAhoaSCBMb3dlci1jYXNlIGhleGFkZWNpbWFsIFNIQS0yNTYgb3ZlciB0aGUgY2Fub25pY2FsIGNvbnRlbnRz\
      LCA2NCBkaWdpdHMuCgpJCgQEEQIDEgT0AgIVGjsgRmFsc2Ugd2hlbiB0aGUgbmV3ZXN0IHZlcnNpb24gYWxyZWFkeSBoYWQg\
      dGhlc2UgY29udGVudHMuCmIGcHJvdG8z
      """)
}
