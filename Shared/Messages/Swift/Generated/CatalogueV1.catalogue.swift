// Generated from otolith/catalogue/v1/catalogue.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  /// Which studies to list.
  public struct ListStudiesRequest: Message {
    /// BCP 47. Fallbacks: a less specific tag, English, the study's default language (these two as the study says
    /// in `language_fallback`), a questionnaire's own default language, any. Empty: the fallbacks alone.
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
      b2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFK/VsKKAoBDBIDAQASGh4gVGhlIHF1ZXN0aW9ubmFpcmUgY2F0YWxvZ3Vl\
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
      CgokCgIEABIEWgBrARoYIFdoaWNoIHN0dWRpZXMgdG8gbGlzdC4KCt0BCgQEAAIAEgNdAhYazwEgQkNQIDQ3LiBGYWxsYmFj\
      a3M6IGEgbGVzcyBzcGVjaWZpYyB0YWcsIEVuZ2xpc2gsIHRoZSBzdHVkeSdzIGRlZmF1bHQgbGFuZ3VhZ2UgKHRoZXNlIHR3\
      byBhcyB0aGUgc3R1ZHkgc2F5cwogaW4gYGxhbmd1YWdlX2ZhbGxiYWNrYCksIGEgcXVlc3Rpb25uYWlyZSdzIG93biBkZWZh\
      dWx0IGxhbmd1YWdlLCBhbnkuIEVtcHR5OiB0aGUgZmFsbGJhY2tzIGFsb25lLgoKNAoEBAACARIDXwIXGicgQXQgbW9zdCBz\
      byBtYW55LCAx4oCTMTAwOyAwIG1lYW5zIDUwLgoKPQoEBAACAhIDYQIYGjAgRnJvbSB0aGUgYW5zd2VyIGJlZm9yZTsgZW1w\
      dHk6IHRoZSBmaXJzdCBwYWdlLgoKZQoEBAACAxIDYwISGlggRnJvbSBhbiBlYXJsaWVyIGFuc3dlciB0byB0aGUgc2FtZSBx\
      dWVzdGlvbjsgYW4gdW5jaGFuZ2VkIHBhZ2UgYW5zd2VycyBgbm90X21vZGlmaWVkYC4KCjAKBAQAAgQSA2UCGBojIE9ubHkg\
      b2YgdGhpcyBwcm9qZWN0OyBlbXB0eTogYWxsLgoKXQoEBAACBRIDZwITGlAgT25seSB0aG9zZSB0aGF0IGNhbiBiZSBqb2lu\
      ZWQgYW5kIGZpbGxlZCBpbiBub3c6IGJlZ3VuLCBub3QgZW5kZWQsIG5vdCBwYXVzZWQuCgqJAQoEBAACBhIDagIqGnwgRmll\
      bGRzIG9mIFN0dWR5IHRvIGFuc3dlciB3aXRoLCBiZXNpZGVzIGl0cyBpZC4gQWJzZW50LCBlbXB0eSBvciBgKmA6IGFsbC4g\
      UGF0aHMgbGVhZCBubyBkZWVwZXIKIHRoYW4gdGhlIGZpZWxkcyBvZiBTdHVkeS4KCiAKAgQBEgRuAHcBGhQgQSBwYWdlIG9m\
      IHN0dWRpZXMuCgpeCgQEAQIAEgNwAh0aUSBCeSBpZC4gQSBwYWdlIGVuZHMgYmVmb3JlIDIgTWlCLCBidXQgaGFzIGF0IGxl\
      YXN0IG9uZSBzdHVkeSB3aGVyZSB0aGVyZSBpcyBvbmUuCgomCgQEAQIBEgNyAh0aGSBFbXB0eSBvbiB0aGUgbGFzdCBwYWdl\
      LgoKQgoEBAECAhIDdAISGjUgVG8gYmUgc2VudCB3aXRoIHRoZSBuZXh0IHJlcXVlc3QgZm9yIHRoZSBzYW1lIHBhZ2UuCgo0\
      CgQEAQIDEgN2AhgaJyBUcnVlOiBub3RoaW5nIGVsc2UgaXMgc2V0IGJ1dCBgZXRhZ2AuCgojCgIEAhIFegCHAQEaFiBXaGlj\
      aCBzdHVkeSB0byByZWFkLgoKGAoEBAICABIDfAIWGgsgUmVxdWlyZWQuCgpMCgQEAgIBEgN+AhYaPyBBcyBpbiBMaXN0U3R1\
      ZGllc1JlcXVlc3Q7IG5vdCBsb29rZWQgYXQgd2l0aCBgYWxsX2xhbmd1YWdlc2AuCgpmCgQEAgICEgSAAQISGlggRnJvbSBh\
      biBlYXJsaWVyIGFuc3dlciB0byB0aGUgc2FtZSBxdWVzdGlvbjsgdW5jaGFuZ2VkIGNvbnRlbnRzIGFuc3dlciBgbm90X21v\
      ZGlmaWVkYC4KCikKBAQCAgMSBIIBAioaGyBBcyBpbiBMaXN0U3R1ZGllc1JlcXVlc3QuCgqBAgoEBAICBBIEhgECGRryASBF\
      dmVyeSB0ZXh0IHdpdGggYWxsIGl0cyB0cmFuc2xhdGlvbnMsIGFzIHRoZSBzdHVkeSdzIGF1dGhvcnMgc2VlIGl0LiBgY29u\
      c2VudF90ZXh0LnRyYW5zbGF0aW9uc2AgdGhlbgogYXJlIHRoZSBsYW5ndWFnZXMgaW4gd2hpY2ggcGFydGljaXBhbnRzIGNh\
      biBjb25zZW50LiBXaG9ldmVyIGtlZXBzIGEgc3R1ZHkgZm9yIG90aGVycyBhc2tzIHNvOiBhIHN0dWR5CiBpbiBvbmUgbGFu\
      Z3VhZ2UgaXMgbm8gY29weSBvZiBpdC4KCjAKAgQDEgaKAQCUAQEaIiBBIHN0dWR5LCB1bmxlc3MgaXQgaXMgdW5jaGFuZ2Vk\
      LgoKKwoEBAMCABIEjAECEhodIEFic2VudCB3aGVuIGBub3RfbW9kaWZpZWRgLgoKPgoEBAMCARIEjgECEhowIFRvIGJlIHNl\
      bnQgd2l0aCB0aGUgbmV4dCByZXF1ZXN0IGZvciB0aGUgc2FtZS4KCkYKBAQDAgISBJABAhgaOCBUcnVlOiBub3RoaW5nIGVs\
      c2UgaXMgc2V0IGJ1dCBgZXRhZ2AgYW5kIGBhbGxfZ3JvdXBzYC4KCp0BCgQEAwIDEgSTAQIWGo4BIFRoZSBjYWxsZXIgaXMg\
      b25lIHdobyBzZWVzIHRoZSBwYXJ0cyBvZiBhbGwgZ3JvdXBzLCB3aGV0aGVyIHRoZXJlIGFyZSBhbnkgb3Igbm90LiBXaG8g\
      a2VlcHMgYSBjb3B5CiBmb3Igb3RoZXJzIG11c3Qgbm90IGtlZXAgb25lIHdpdGhvdXQgaXQuCgotCgIEBBIGlwEApQEBGh8g\
      V2hvc2UgcXVlc3Rpb25uYWlyZXMgdG8gbGlzdC4KChkKBAQEAgASBJkBAhYaCyBSZXF1aXJlZC4KCikKBAQEAgESBJsBAhYa\
      GyBBcyBpbiBMaXN0U3R1ZGllc1JlcXVlc3QuCgpmCgQEBAICEgSdAQISGlggRnJvbSBhbiBlYXJsaWVyIGFuc3dlciB0byB0\
      aGUgc2FtZSBxdWVzdGlvbjsgYW4gdW5jaGFuZ2VkIHBhZ2UgYW5zd2VycyBgbm90X21vZGlmaWVkYC4KCqcBCgQEBAIDEgSg\
      AQIqGpgBIEZpZWxkcyBvZiBRdWVzdGlvbm5haXJlIHRvIGFuc3dlciB3aXRoLCBiZXNpZGVzIGl0cyBpZCBhbmQgdmVyc2lv\
      bi4gQWJzZW50LCBlbXB0eSBvciBgKmA6IGFsbC4gUGF0aHMKIGxlYWQgbm8gZGVlcGVyIHRoYW4gdGhlIGZpZWxkcyBvZiBR\
      dWVzdGlvbm5haXJlLgoKVwoEBAQCBBIEogECFxpJIEF0IG1vc3Qgc28gbWFueSwgMeKAkzEwMDsgMCBtZWFucyAxMDAsIHRo\
      ZSBtb3N0IHRoYXQgYSBzdHVkeSBoYXMgdG9kYXkuCgo+CgQEBAIFEgSkAQIYGjAgRnJvbSB0aGUgYW5zd2VyIGJlZm9yZTsg\
      ZW1wdHk6IHRoZSBmaXJzdCBwYWdlLgoKMwoCBAUSBqgBALMBARolIEEgcGFnZSBvZiBhIHN0dWR5J3MgcXVlc3Rpb25uYWly\
      ZXMuCgpICgQEBQIAEgSqAQInGjogSG93IHRoZSBzdHVkeSB1c2VzIGVhY2gsIHNhbWUgb3JkZXIgYXMgYHF1ZXN0aW9ubmFp\
      cmVzYC4KCjwKBAQFAgESBKwBAiwaLiBJbiB0aGUgb3JkZXIgaW4gd2hpY2ggdGhlIHN0dWR5IG9mZmVycyB0aGVtLgoKQwoE\
      BAUCAhIErgECEho1IFRvIGJlIHNlbnQgd2l0aCB0aGUgbmV4dCByZXF1ZXN0IGZvciB0aGUgc2FtZSBwYWdlLgoKNQoEBAUC\
      AxIEsAECGBonIFRydWU6IG5vdGhpbmcgZWxzZSBpcyBzZXQgYnV0IGBldGFnYC4KCicKBAQFAgQSBLIBAh0aGSBFbXB0eSBv\
      biB0aGUgbGFzdCBwYWdlLgoKOgoCBAYSBrYBAL0BARosIFdoaWNoIHZlcnNpb24gdG8gcmVhZCwgYW5kIGhvdyBtdWNoIG9m\
      IGl0LgoKGQoEBAYCABIEuAECHhoLIFJlcXVpcmVkLgoKIwoEBAYCARIEugECFRoVIDAgbWVhbnMgdGhlIG5ld2VzdC4KCjUK\
      BAQGAgISBLwBAioaJyBBcyBpbiBMaXN0U3R1ZHlRdWVzdGlvbm5haXJlc1JlcXVlc3QuCgo9CgIEBxIGwAEAxwEBGi8gV2hp\
      Y2ggdmVyc2lvbnMgdG8gcmVhZCwgYW5kIGhvdyBtdWNoIG9mIHRoZW0uCgorCgQEBwIAEgTCAQIxGh0gMeKAkzEwMCwgZWFj\
      aCBhdCBtb3N0IG9uY2UuCgpmCgQEBwIBEgTEAQISGlggRnJvbSBhbiBlYXJsaWVyIGFuc3dlciB0byB0aGUgc2FtZSBxdWVz\
      dGlvbjsgdW5jaGFuZ2VkIGNvbnRlbnRzIGFuc3dlciBgbm90X21vZGlmaWVkYC4KCkUKBAQHAgISBMYBAioaNyBPZiBhbGwg\
      b2YgdGhlbSwgYXMgaW4gTGlzdFN0dWR5UXVlc3Rpb25uYWlyZXNSZXF1ZXN0LgoKIQoCBAgSBsoBANMBARoTIFNldmVyYWwg\
      dmVyc2lvbnMuCgonCgQECAIAEgTMAQIsGhkgSW4gdGhlIG9yZGVyIGFza2VkIGZvci4KCmYKBAQIAgESBM4BAh4aWCBUaG9z\
      ZSB0aGF0IHRoZXJlIGFyZSBub3QsIG9yIG5vdCBmb3IgdGhlIGNhbGxlciwgYnkgdGhlaXIgcGxhY2UgaW4gdGhlIHJlcXVl\
      c3QgZnJvbSAwLgoKPgoEBAgCAhIE0AECEhowIFRvIGJlIHNlbnQgd2l0aCB0aGUgbmV4dCByZXF1ZXN0IGZvciB0aGUgc2Ft\
      ZS4KCjUKBAQIAgMSBNIBAhgaJyBUcnVlOiBub3RoaW5nIGVsc2UgaXMgc2V0IGJ1dCBgZXRhZ2AuCgotCgIECRIG1gEA3QEB\
      Gh8gV2hpY2ggc3R1ZGllcyBhIGRldmljZSBzaG93cy4KClAKBAQJAgASBNgBAiAaQiBBdCBtb3N0IDIwLCBlYWNoIG9uY2U7\
      IGVtcHR5OiBhbGwgdGhhdCB0aGUgdG9rZW4gaXMgZW5yb2xsZWQgaW4uCgopCgQECQIBEgTaAQIWGhsgQXMgaW4gTGlzdFN0\
      dWRpZXNSZXF1ZXN0LgoKZgoEBAkCAhIE3AECEhpYIEZyb20gYW4gZWFybGllciBhbnN3ZXIgdG8gdGhlIHNhbWUgcXVlc3Rp\
      b247IHVuY2hhbmdlZCBjb250ZW50cyBhbnN3ZXIgYG5vdF9tb2RpZmllZGAuCgovCgIEChIG4AEA5wEBGiEgRXZlcnl0aGlu\
      ZyB0aGF0IGEgZGV2aWNlIHNob3dzLgoKQAoEBAoCABIE4gECIxoyIEluIHRoZSBvcmRlciBhc2tlZCBmb3I7IHdpdGhvdXQg\
      YW4gb3JkZXIsIGJ5IGlkLgoKPgoEBAoCARIE5AECEhowIFRvIGJlIHNlbnQgd2l0aCB0aGUgbmV4dCByZXF1ZXN0IGZvciB0\
      aGUgc2FtZS4KCjUKBAQKAgISBOYBAhgaJyBUcnVlOiBub3RoaW5nIGVsc2UgaXMgc2V0IGJ1dCBgZXRhZ2AuCgouCgIECxIG\
      6gEA8wEBGiAgQSBzdHVkeSB3aXRoIGFsbCB0aGF0IGl0IHVzZXMuCgpPCgQECwIAEgTsAQISGkEgV2l0aCBpdHMgZ3JvdXBz\
      IGFuZCBuZXh0IGxpc3RzLCBhcyBmYXIgYXMgdGhlIGNhbGxlciBzZWVzIHRoZW0uCgo3CgQECwIBEgTuAQIsGikgSW4gdGhl\
      IG9yZGVyIG9mIGBzdHVkeS5xdWVzdGlvbm5haXJlc2AuCgpFCgQECwICEgTwAQIxGjcgVGhvc2Ugb2YgYHN0dWR5LnNvdW5k\
      X2NvbGxlY3Rpb25faWRzYCB0aGF0IHRoZXJlIGFyZS4KCj8KBAQLAgMSBPIBAicaMSBUaG9zZSBvZiBgc3R1ZHkudm9jYWJ1\
      bGFyeV9pZHNgIHRoYXQgdGhlcmUgYXJlLgoKIwoCBAwSBvYBAIsCARoVIFdoYXQgdG8gc2VhcmNoIGZvci4KCjMKBAQMAgAS\
      BPgBAhMaJSBBdCBtb3N0IDUwMCBjaGFyYWN0ZXJzOyBlbXB0eTogYWxsLgoKRwoEBAwCARIE+gECFho5IE9mIHRoZSBhbnN3\
      ZXIncyB0aXRsZXMsIEJDUCA0NzsgZW1wdHk6IEVuZ2xpc2gsIG9yIGFueS4KCjEKBAQMAgISBPwBAhgaIyBPbmx5IG9mIHRo\
      aXMgcHJvamVjdDsgZW1wdHk6IGFsbC4KCk8KBAQMAgMSBP4BAhUaQSBPbmx5IHVuZGVyIHRoaXMgbGljZW5jZSwgc3BlbGxl\
      ZCBhcyB0aGUgYXV0aG9yIGRpZDsgZW1wdHk6IGFueS4KCmkKBAQMAgQSBIACAhsaWyBPbmx5IHRob3NlIHdpdGggdGV4dHMg\
      aW4gdGhpcyBsYW5ndWFnZSwgQkNQIDQ3OyB0aGVuIG9ubHkgdGhvc2UgYXJlIHNlYXJjaGVkLiBFbXB0eTogYW55LgoKNgoE\
      BAwCBRIEggICFRooIE9ubHkgdGhvc2Ugd2l0aCB0aGlzIGl0ZW07IGVtcHR5OiBhbnkuCgo1CgQEDAIGEgSEAgIXGicgQXQg\
      bW9zdCBzbyBtYW55LCAx4oCTMTAwOyAwIG1lYW5zIDUwLgoKPgoEBAwCBxIEhgICGBowIEZyb20gdGhlIGFuc3dlciBiZWZv\
      cmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCmYKBAQMAggSBIgCAhIaWCBGcm9tIGFuIGVhcmxpZXIgYW5zd2VyIHRvIHRo\
      ZSBzYW1lIHF1ZXN0aW9uOyBhbiB1bmNoYW5nZWQgcGFnZSBhbnN3ZXJzIGBub3RfbW9kaWZpZWRgLgoKIgoEBAwCCRIEigIC\
      HBoUIFJldGlyZWQgb25lcywgdG9vLgoKKQoCBA0SBo4CAJcCARobIEEgcGFnZSBvZiB3aGF0IHdhcyBmb3VuZC4KCh8KBAQN\
      AgASBJACAjMaESBUaGUgYmVzdCBmaXJzdC4KCkEKBAQNAgESBJICAh0aMyBFbXB0eSBvbiB0aGUgbGFzdCBwYWdlOyBhdCBt\
      b3N0IDEwLDAwMCBhcmUgZm91bmQuCgpDCgQEDQICEgSUAgISGjUgVG8gYmUgc2VudCB3aXRoIHRoZSBuZXh0IHJlcXVlc3Qg\
      Zm9yIHRoZSBzYW1lIHBhZ2UuCgo1CgQEDQIDEgSWAgIYGicgVHJ1ZTogbm90aGluZyBlbHNlIGlzIHNldCBidXQgYGV0YWdg\
      LgoKNQoCBA4SBpoCALUCARonIFdoYXQgYSBsaXN0IHNob3dzIG9mIGEgcXVlc3Rpb25uYWlyZS4KChcKBAQOAgASBJwCAh4a\
      CSBJdHMgaWQuCgobCgQEDgIBEgSeAgIVGg0gVGhlIG5ld2VzdC4KCkMKBAQOAgISBKACAhoaNSBPZiB0aGF0IHZlcnNpb246\
      IGxvd2VyLWNhc2UgaGV4YWRlY2ltYWwsIDY0IGRpZ2l0cy4KCikKBAQOAgMSBKICAhgaGyBUaGUgcHJvamVjdCB0aGF0IG93\
      bnMgaXQuCgoqCgQEDgIEEgSkAgIaGhwgSW4gdGhlIGxhbmd1YWdlIGFza2VkIGZvci4KCjkKBAQOAgUSBKYCAiAaKyBJbiB0\
      aGUgbGFuZ3VhZ2UgYXNrZWQgZm9yOyBtYXkgYmUgYWJzZW50LgoKJQoEBA4CBhIEqAICIBoXIE9mIGFsbCB0ZXh0cywgQkNQ\
      IDQ3LgoKJAoEBA4CBxIEqgICFRoWIEFzIGluIFF1ZXN0aW9ubmFpcmUuCgokCgQEDgIIEgSsAgIWGhYgQXMgaW4gUXVlc3Rp\
      b25uYWlyZS4KCicKBAQOAgkSBK4CAhwaGSBFbGVtZW50cyBvZiBldmVyeSBraW5kLgoKMQoEBA4CChIEsAICHRojIFRob3Nl\
      IG9mIHRoZW0gdGhhdCBhcmUgcXVlc3Rpb25zLgoKJAoEBA4CCxIEsgICIhoWIEFzIGluIFF1ZXN0aW9ubmFpcmUuCgpQCgQE\
      DgIMEgS0AgIUGkIgSXRzIHVzZSBoYXMgZW5kZWQ7IG9ubHkgd2hlcmUgdGhlIHJlcXVlc3QgaW5jbHVkZXMgcmV0aXJlZCBv\
      bmVzLgoKNQoCBgESBrgCAMoCARonIEZvciBzdHVkeSBsZWFkZXJzIGFuZCBhZG1pbmlzdHJhdG9ycy4KCugHCgQGAQIAEgbH\
      AgLJAgMa1wcgUHVibGlzaGVzIGEgc3R1ZHkgYW5kIGl0cyBxdWVzdGlvbm5haXJlcyBpbiBvbmUgdHJhbnNhY3Rpb24uIENv\
      bnRlbnRzIHRoYXQgYXJlIGFscmVhZHkKIHB1Ymxpc2hlZCB1bmNoYW5nZWQga2VlcCB0aGVpciB2ZXJzaW9uLCBzbyBpbXBv\
      cnRpbmcgdHdpY2UgY2hhbmdlcyBub3RoaW5nLgoKIEEgcXVlc3Rpb25uYWlyZSBiZWxvbmdzIHRvIHRoZSBzdHVkeSB0aGF0\
      IGZpcnN0IHB1Ymxpc2hlZCBpdCwgYW5kIHRvIHRoYXQgc3R1ZHkncyBwcm9qZWN0OyBvdGhlcgogc3R1ZGllcyBtYXkgdXNl\
      IGl0cyB2ZXJzaW9ucyBidXQgbm90IHB1Ymxpc2ggbmV3IG9uZXMuIExlYWRlcnMgYW5kIG93bmVycyBvZiB0aGUgcHJvamVj\
      dCBtYXkKIGltcG9ydCBpdHMgc3R1ZGllcyBhcyB0aGUgc3R1ZHkncyBvd24gbGVhZGVycyBtYXkuCgogRXJyb3JzOiBJTlZB\
      TElEX0FSR1VNRU5UIG5hbWluZyBldmVyeSBmaW5kaW5nLCBub3RoaW5nIGlzIHdyaXR0ZW4sIGJlZm9yZSB0aGF0IFJFUVVJ\
      UkVEIHdoZXJlIG5vIHN0dWR5IGlzCiBuYW1lZCBhbmQgU0hBUklOR19VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aGVu\
      IGEKIHN0dWR5IGxlYWRlciBpbXBvcnRzIGEgc3R1ZHkgdGhhdCBzb21lYm9keSBlbHNlIGxlYWRzIChOT1RfU1RVRFlfTEVB\
      REVSKSwgd2l0aCByZWFzb24KIFNUVURZX0lEX09GX0FOT1RIRVJfUFJPSkVDVCBmb3IgYSBuZXcgc3R1ZHkgd2hvc2UgaWQg\
      aXMgbm90IHRoZWlycyB0byBjaG9vc2UsIG9yIHdpdGggcmVhc29uCiBRVUVTVElPTk5BSVJFX09GX0FOT1RIRVJfU1RVRFkg\
      b3IgTElCUkFSWV9FTlRSWV9PRl9BTk9USEVSX1BST0pFQ1Q7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24KIFFV\
      RVNUSU9OTkFJUkVfUkVUSVJFRDsgQUJPUlRFRCB3aXRoIHJlYXNvbiBJTVBPUlRFRF9DT05DVVJSRU5UTFk7IFJFU09VUkNF\
      X0VYSEFVU1RFRCB3aXRoIHJlYXNvbgogQVVUSE9SSU5HX0xJTUlUIGFuZCBSZXRyeUluZm8uCgpCCgIEDxIGzQIA3wIBGjQg\
      QSBzdHVkeSB0byBwdWJsaXNoLCB3aXRoIGFsbCB0aGF0IGl0IGJyaW5ncyBhbG9uZy4KCmAKBAQPAgASBM8CAhIaUiBSZXF1\
      aXJlZC4gVGhlIHNlcnZpY2UgcGFzc2VzIG92ZXIgYGNvbnNlbnRfdmVyc2lvbmAsIGBsYW5ndWFnZXNgIGFuZCBgcmV2aXNp\
      b25gLgoKbgoEBA8CARIE0QICLBpgIFRob3NlIHRoYXQgdGhpcyBpbXBvcnQgcHVibGlzaGVzIG9yIGZpbmRzIHVuY2hhbmdl\
      ZDsgdGhlIHN0dWR5IHVzZXMgZWFjaCBvZiB0aGVtLiBBdCBtb3N0IDEwMC4KCnQKBAQPAgISBNMCAh0aZiBSZXF1aXJlZCBm\
      b3IgcGFzc3dvcmQgYWNjZXNzLCB1bmxlc3MgdGhlIHN0dWR5IGhhcyBvbmUgYWxyZWFkeS4gOOKAkzEyOCBjaGFyYWN0ZXJz\
      OyBlbXB0eSBvdGhlcndpc2UuCgpQCgQEDwIDEgTVAgIZGkIgQ2hlY2sgb25seTogbm90aGluZyBpcyB3cml0dGVuLCBhbmQg\
      dGhlIGFuc3dlciBpcyB3aGF0IHdvdWxkIGJlLgoKoAIKBAQPAgQSBNoCAhgakQIgT2YgYSBuZXcgc3R1ZHk7IGVtcHR5OiB0\
      aGUgcHJvamVjdCBgZGVmYXVsdGAuIEEgc3R1ZHkgc3RheXMgaW4gaXRzIHByb2plY3QuCgogQWRtaW5pc3RyYXRvcnMgbWF5\
      IGdpdmUgYSBuZXcgc3R1ZHkgYW55IGlkLCBhbmQgc28gbWF5IHdobyBsZWFkcyBpdCBieSB0aGVpciB0b2tlbiBiZWZvcmUg\
      aXQgZXhpc3RzLgogTGVhZGVycyBvZiB0aGUgcHJvamVjdCBtYXkgY2hvb3NlIGlkcyB0aGF0IGFyZSB0aGUgcHJvamVjdCdz\
      IG9yIGJlZ2luIHdpdGggaXQgYW5kIGEgaHlwaGVuLgoKNwoEBA8CBRIE3AICMRopIFB1Ymxpc2hlZCB3aXRoIHRoZSBzdHVk\
      eTsgbWF5IGJlIGVtcHR5LgoKNwoEBA8CBhIE3gICJxopIFB1Ymxpc2hlZCB3aXRoIHRoZSBzdHVkeTsgbWF5IGJlIGVtcHR5\
      LgoKIwoCBBASBuICAOkCARoVIFdoYXQgd2FzIHB1Ymxpc2hlZC4KCjUKBAQQAgASBOQCAhwaJyBUaGUgcmV2aXNpb24gdGhh\
      dCBoYXMgdGhlc2UgY29udGVudHMuCgo8CgQEEAIBEgTmAgIZGi4gRmFsc2U6IHRoZSBuZXdlc3QgcmV2aXNpb24gYWxyZWFk\
      eSBoYWQgdGhlbS4KCiwKBAQQAgISBOgCAjQaHiBJbiB0aGUgb3JkZXIgb2YgdGhlIHJlcXVlc3QuCgo3CgIEERIG7AIA9QIB\
      GikgQSBxdWVzdGlvbm5haXJlIHRoYXQgY2FtZSB3aXRoIGEgc3R1ZHkuCgoXCgQEEQIAEgTuAgIeGgkgSXRzIGlkLgoKNAoE\
      BBECARIE8AICFRomIFRoZSB2ZXJzaW9uIHRoYXQgaGFzIHRoZXNlIGNvbnRlbnRzLgoKVgoEBBECAhIE8gICGhpIIExvd2Vy\
      LWNhc2UgaGV4YWRlY2ltYWwgU0hBLTI1NiBvdmVyIHRoZSBjYW5vbmljYWwgY29udGVudHMsIDY0IGRpZ2l0cy4KCkkKBAQR\
      AgMSBPQCAhUaOyBGYWxzZSB3aGVuIHRoZSBuZXdlc3QgdmVyc2lvbiBhbHJlYWR5IGhhZCB0aGVzZSBjb250ZW50cy4KYgZw\
      cm90bzM=
      """)
}
