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
    /// As in ListStudiesRequest.
    public var language: String
    /// From an earlier answer to the same question; unchanged contents answer `not_modified`.
    public var etag: String
    /// As in ListStudiesRequest.
    public var readMask: GoogleProtobuf.FieldMask?

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.language = ""
      self.etag = ""
      self.readMask = nil
    }

    public init(
      studyID: String = "",
      language: String = "",
      etag: String = "",
      readMask: GoogleProtobuf.FieldMask? = nil
    ) {
      self.studyID = studyID
      self.language = language
      self.etag = etag
      self.readMask = readMask
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetStudyRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetStudyRequest.self)
    otolith__catalogue__v1__get_study_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if let value = self.readMask { c.pointee.read_mask = value.cStruct(in: arena) }
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
      b3RNb2RpZmllZCKVAQoPR2V0U3R1ZHlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhoKCGxhbmd1YWdlGAIg\
      ASgJUghsYW5ndWFnZRISCgRldGFnGAMgASgJUgRldGFnEjcKCXJlYWRfbWFzaxgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5G\
      aWVsZE1hc2tSCHJlYWRNYXNrIpsBChBHZXRTdHVkeVJlc3BvbnNlEjEKBXN0dWR5GAEgASgLMhsub3RvbGl0aC5jYXRhbG9n\
      dWUudjEuU3R1ZHlSBXN0dWR5EhIKBGV0YWcYAiABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAMgASgIUgtub3RNb2RpZmll\
      ZBIdCgphbGxfZ3JvdXBzGAQgASgIUglhbGxHcm91cHMi4AEKHkxpc3RTdHVkeVF1ZXN0aW9ubmFpcmVzUmVxdWVzdBIZCghz\
      dHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIaCghsYW5ndWFnZRgCIAEoCVIIbGFuZ3VhZ2USEgoEZXRhZxgDIAEoCVIEZXRhZxI3\
      CglyZWFkX21hc2sYBCABKAsyGi5nb29nbGUucHJvdG9idWYuRmllbGRNYXNrUghyZWFkTWFzaxIbCglwYWdlX3NpemUYBSAB\
      KA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBiABKAlSCXBhZ2VUb2tlbiKLAgofTGlzdFN0dWR5UXVlc3Rpb25uYWlyZXNS\
      ZXNwb25zZRI8CgR1c2VzGAEgAygLMigub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlRdWVzdGlvbm5haXJlUgR1c2VzEksK\
      DnF1ZXN0aW9ubmFpcmVzGAIgAygLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25uYWlyZVIOcXVlc3Rpb25uYWly\
      ZXMSEgoEZXRhZxgDIAEoCVIEZXRhZxIhCgxub3RfbW9kaWZpZWQYBCABKAhSC25vdE1vZGlmaWVkEiYKD25leHRfcGFnZV90\
      b2tlbhgFIAEoCVINbmV4dFBhZ2VUb2tlbiKeAQoeR2V0UXVlc3Rpb25uYWlyZVZlcnNpb25SZXF1ZXN0EikKEHF1ZXN0aW9u\
      bmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEjcKCXJlYWRfbWFzaxgD\
      IAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5GaWVsZE1hc2tSCHJlYWRNYXNrIr8BCiRCYXRjaEdldFF1ZXN0aW9ubmFpcmVWZXJz\
      aW9uc1JlcXVlc3QSSgoIdmVyc2lvbnMYASADKAsyLi5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlVmVyc2lv\
      bk5hbWVSCHZlcnNpb25zEhIKBGV0YWcYAiABKAlSBGV0YWcSNwoJcmVhZF9tYXNrGAMgASgLMhouZ29vZ2xlLnByb3RvYnVm\
      LkZpZWxkTWFza1IIcmVhZE1hc2sixQEKJUJhdGNoR2V0UXVlc3Rpb25uYWlyZVZlcnNpb25zUmVzcG9uc2USSwoOcXVlc3Rp\
      b25uYWlyZXMYASADKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlUg5xdWVzdGlvbm5haXJlcxIYCgdt\
      aXNzaW5nGAIgAygNUgdtaXNzaW5nEhIKBGV0YWcYAyABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAQgASgIUgtub3RNb2Rp\
      ZmllZCJoChlHZXREZXZpY2VDYXRhbG9ndWVSZXF1ZXN0EhsKCXN0dWR5X2lkcxgBIAMoCVIIc3R1ZHlJZHMSGgoIbGFuZ3Vh\
      Z2UYAiABKAlSCGxhbmd1YWdlEhIKBGV0YWcYAyABKAlSBGV0YWcikAEKGkdldERldmljZUNhdGFsb2d1ZVJlc3BvbnNlEjsK\
      B3N0dWRpZXMYASADKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5EZXZpY2VTdHVkeVIHc3R1ZGllcxISCgRldGFnGAIgASgJ\
      UgRldGFnEiEKDG5vdF9tb2RpZmllZBgDIAEoCFILbm90TW9kaWZpZWQipwIKC0RldmljZVN0dWR5EjEKBXN0dWR5GAEgASgL\
      Mhsub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlSBXN0dWR5EksKDnF1ZXN0aW9ubmFpcmVzGAIgAygLMiMub3RvbGl0aC5j\
      YXRhbG9ndWUudjEuUXVlc3Rpb25uYWlyZVIOcXVlc3Rpb25uYWlyZXMSUgoRc291bmRfY29sbGVjdGlvbnMYAyADKAsyJS5v\
      dG9saXRoLmNhdGFsb2d1ZS52MS5Tb3VuZENvbGxlY3Rpb25SEHNvdW5kQ29sbGVjdGlvbnMSRAoMdm9jYWJ1bGFyaWVzGAQg\
      AygLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuVm9jYWJ1bGFyeVIMdm9jYWJ1bGFyaWVzIr8CChtTZWFyY2hRdWVzdGlvbm5h\
      aXJlc1JlcXVlc3QSFAoFcXVlcnkYASABKAlSBXF1ZXJ5EhoKCGxhbmd1YWdlGAIgASgJUghsYW5ndWFnZRIdCgpwcm9qZWN0\
      X2lkGAMgASgJUglwcm9qZWN0SWQSGAoHbGljZW5jZRgEIAEoCVIHbGljZW5jZRIjCg10ZXh0X2xhbmd1YWdlGAUgASgJUgx0\
      ZXh0TGFuZ3VhZ2USFwoHaXRlbV9pZBgGIAEoCVIGaXRlbUlkEhsKCXBhZ2Vfc2l6ZRgHIAEoDVIIcGFnZVNpemUSHQoKcGFn\
      ZV90b2tlbhgIIAEoCVIJcGFnZVRva2VuEhIKBGV0YWcYCSABKAlSBGV0YWcSJwoPaW5jbHVkZV9yZXRpcmVkGAogASgIUg5p\
      bmNsdWRlUmV0aXJlZCLRAQocU2VhcmNoUXVlc3Rpb25uYWlyZXNSZXNwb25zZRJSCg5xdWVzdGlvbm5haXJlcxgBIAMoCzIq\
      Lm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVTdW1tYXJ5Ug5xdWVzdGlvbm5haXJlcxImCg9uZXh0X3BhZ2Vf\
      dG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4SEgoEZXRhZxgDIAEoCVIEZXRhZxIhCgxub3RfbW9kaWZpZWQYBCABKAhSC25v\
      dE1vZGlmaWVkIqsEChRRdWVzdGlvbm5haXJlU3VtbWFyeRIpChBxdWVzdGlvbm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5h\
      aXJlSWQSGAoHdmVyc2lvbhgCIAEoDVIHdmVyc2lvbhIhCgxjb250ZW50X2hhc2gYAyABKAlSC2NvbnRlbnRIYXNoEh0KCnBy\
      b2plY3RfaWQYBCABKAlSCXByb2plY3RJZBI5CgV0aXRsZRgFIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXpl\
      ZFRleHRSBXRpdGxlEkUKC2Rlc2NyaXB0aW9uGAYgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIL\
      ZGVzY3JpcHRpb24SHAoJbGFuZ3VhZ2VzGAcgAygJUglsYW5ndWFnZXMSGAoHbGljZW5jZRgIIAEoCVIHbGljZW5jZRI3Cgdz\
      aGFyaW5nGAkgASgOMh0ub3RvbGl0aC5jYXRhbG9ndWUudjEuU2hhcmluZ1IHc2hhcmluZxIjCg1lbGVtZW50X2NvdW50GAog\
      ASgNUgxlbGVtZW50Q291bnQSJQoOcXVlc3Rpb25fY291bnQYCyABKA1SDXF1ZXN0aW9uQ291bnQSMwoVZGVtb25zdHJhdGlv\
      bl93b3JkaW5nGAwgASgIUhRkZW1vbnN0cmF0aW9uV29yZGluZxIYCgdyZXRpcmVkGA0gASgIUgdyZXRpcmVkIpsDChJJbXBv\
      cnRTdHVkeVJlcXVlc3QSMQoFc3R1ZHkYASABKAsyGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5TdHVkeVIFc3R1ZHkSSwoOcXVl\
      c3Rpb25uYWlyZXMYAiADKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlUg5xdWVzdGlvbm5haXJlcxIn\
      Cg9hY2Nlc3NfcGFzc3dvcmQYAyABKAlSDmFjY2Vzc1Bhc3N3b3JkEiMKDXZhbGlkYXRlX29ubHkYBCABKAhSDHZhbGlkYXRl\
      T25seRIdCgpwcm9qZWN0X2lkGAUgASgJUglwcm9qZWN0SWQSUgoRc291bmRfY29sbGVjdGlvbnMYBiADKAsyJS5vdG9saXRo\
      LmNhdGFsb2d1ZS52MS5Tb3VuZENvbGxlY3Rpb25SEHNvdW5kQ29sbGVjdGlvbnMSRAoMdm9jYWJ1bGFyaWVzGAcgAygLMiAu\
      b3RvbGl0aC5jYXRhbG9ndWUudjEuVm9jYWJ1bGFyeVIMdm9jYWJ1bGFyaWVzIrYBChNJbXBvcnRTdHVkeVJlc3BvbnNlEiUK\
      DnN0dWR5X3JldmlzaW9uGAEgASgNUg1zdHVkeVJldmlzaW9uEiMKDXN0dWR5X2NoYW5nZWQYAiABKAhSDHN0dWR5Q2hhbmdl\
      ZBJTCg5xdWVzdGlvbm5haXJlcxgDIAMoCzIrLm90b2xpdGguY2F0YWxvZ3VlLnYxLkltcG9ydGVkUXVlc3Rpb25uYWlyZVIO\
      cXVlc3Rpb25uYWlyZXMinQEKFUltcG9ydGVkUXVlc3Rpb25uYWlyZRIpChBxdWVzdGlvbm5haXJlX2lkGAEgASgJUg9xdWVz\
      dGlvbm5haXJlSWQSGAoHdmVyc2lvbhgCIAEoDVIHdmVyc2lvbhIhCgxjb250ZW50X2hhc2gYAyABKAlSC2NvbnRlbnRIYXNo\
      EhwKCXB1Ymxpc2hlZBgEIAEoCFIJcHVibGlzaGVkMocHChBDYXRhbG9ndWVTZXJ2aWNlEmcKC0xpc3RTdHVkaWVzEigub3Rv\
      bGl0aC5jYXRhbG9ndWUudjEuTGlzdFN0dWRpZXNSZXF1ZXN0Gikub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdFN0dWRpZXNS\
      ZXNwb25zZSIDkAIBEl4KCEdldFN0dWR5EiUub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0U3R1ZHlSZXF1ZXN0GiYub3RvbGl0\
      aC5jYXRhbG9ndWUudjEuR2V0U3R1ZHlSZXNwb25zZSIDkAIBEosBChdMaXN0U3R1ZHlRdWVzdGlvbm5haXJlcxI0Lm90b2xp\
      dGguY2F0YWxvZ3VlLnYxLkxpc3RTdHVkeVF1ZXN0aW9ubmFpcmVzUmVxdWVzdBo1Lm90b2xpdGguY2F0YWxvZ3VlLnYxLkxp\
      c3RTdHVkeVF1ZXN0aW9ubmFpcmVzUmVzcG9uc2UiA5ACARJ5ChdHZXRRdWVzdGlvbm5haXJlVmVyc2lvbhI0Lm90b2xpdGgu\
      Y2F0YWxvZ3VlLnYxLkdldFF1ZXN0aW9ubmFpcmVWZXJzaW9uUmVxdWVzdBojLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0\
      aW9ubmFpcmUiA5ACARKdAQodQmF0Y2hHZXRRdWVzdGlvbm5haXJlVmVyc2lvbnMSOi5vdG9saXRoLmNhdGFsb2d1ZS52MS5C\
      YXRjaEdldFF1ZXN0aW9ubmFpcmVWZXJzaW9uc1JlcXVlc3QaOy5vdG9saXRoLmNhdGFsb2d1ZS52MS5CYXRjaEdldFF1ZXN0\
      aW9ubmFpcmVWZXJzaW9uc1Jlc3BvbnNlIgOQAgESfAoSR2V0RGV2aWNlQ2F0YWxvZ3VlEi8ub3RvbGl0aC5jYXRhbG9ndWUu\
      djEuR2V0RGV2aWNlQ2F0YWxvZ3VlUmVxdWVzdBowLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldERldmljZUNhdGFsb2d1ZVJl\
      c3BvbnNlIgOQAgESggEKFFNlYXJjaFF1ZXN0aW9ubmFpcmVzEjEub3RvbGl0aC5jYXRhbG9ndWUudjEuU2VhcmNoUXVlc3Rp\
      b25uYWlyZXNSZXF1ZXN0GjIub3RvbGl0aC5jYXRhbG9ndWUudjEuU2VhcmNoUXVlc3Rpb25uYWlyZXNSZXNwb25zZSIDkAIB\
      MnsKEEF1dGhvcmluZ1NlcnZpY2USZwoLSW1wb3J0U3R1ZHkSKC5vdG9saXRoLmNhdGFsb2d1ZS52MS5JbXBvcnRTdHVkeVJl\
      cXVlc3QaKS5vdG9saXRoLmNhdGFsb2d1ZS52MS5JbXBvcnRTdHVkeVJlc3BvbnNlIgOQAgJCUQoUb3RvbGl0aC5jYXRhbG9n\
      dWUudjFQAVogb3RvbGl0aC9jYXRhbG9ndWUvdjE7Y2F0YWxvZ3VldjGqAhRPdG9saXRoLkNhdGFsb2d1ZS5WMUqgWQooCgEM\
      EgMBABIaHiBUaGUgcXVlc3Rpb25uYWlyZSBjYXRhbG9ndWUuCgrEAwoCBgASBBYAVwEatwMgV2hhdCBwYXJ0aWNpcGFudHMg\
      YW5kIG90aGVyIHNlcnZpY2VzIHJlYWQuCgogVGhlIGFybXMgb2YgYSBzdHVkeSBhcmUgZm9yIHRob3NlIHdobyBjb25kdWN0\
      IGl0OiB3aG8gbGVhZHMgaXQsIGhhcyBhIHJvbGUgaW4gaXRzIHByb2plY3QsIGlzIGFuCiBhZG1pbmlzdHJhdG9yIG9yIGEg\
      c2VydmljZSBzZWVzIGFsbCBvZiBpdC4gRXZlcnlib2R5IGVsc2Ugc2VlcyB3aGF0IGlzIGZvciBldmVyeWJvZHksIHBhcnRp\
      Y2lwYW50cwogYmVzaWRlcyB3aGF0IGlzIGZvciB0aGUgZ3JvdXAgdGhhdCB0aGVpciB0b2tlbiBuYW1lcywgYW5kIG5vdGhp\
      bmcgdGhhdCB0ZWxscyBvZiBvdGhlciBncm91cHM6IGBncm91cHNgCiBoYXMgdGhlaXIgb3duIGF0IG1vc3QsIGFuZCBxdWVz\
      dGlvbm5haXJlcywgb2ZmZXJzIGFuZCBgZ3JvdXBfaWRzYCBvZiBvdGhlcnMgYXJlIG5vdCB0aGVyZS4KCu8CCgQGAAIAEgQc\
      Ah4DGuACIFN0dWRpZXMgd2l0aCBhbGwgdGV4dHMgaW4gdGhlIGxhbmd1YWdlIGFza2VkIGZvciwgb3JkZXJlZCBieSBpZCwg\
      d2l0aG91dCB0aGUgdW5saXN0ZWQgb25lcy4KIENhbGxhYmxlIHdpdGhvdXQgYSB0b2tlbjsgd2l0aCBvbmUgdGhhdCBpcyBn\
      b29kIGl0IGFuc3dlcnMgd2hhdCBpdHMgaG9sZGVyIHNlZXMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVh\
      c29uIElEX0lOVkFMSUQsIExBTkdVQUdFX0lOVkFMSUQsIEZJRUxEX1VOS05PV04sCiBQQUdFX1NJWkVfT1VUX09GX1JBTkdF\
      IG9yIFBBR0VfVE9LRU5fSU5WQUxJRDsgVU5BVVRIRU5USUNBVEVEIGZvciBhIHRva2VuIHRoYXQgaXMgbm90IGdvb2QuCgrv\
      AQoEBgACARIEIwIlAxrgASBPbmUgc3R1ZHkuIENhbGxhYmxlIHdpdGhvdXQgYSB0b2tlbiwgYXMgTGlzdFN0dWRpZXMuCgog\
      RXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIElEX0lOVkFMSUQsIExBTkdVQUdFX0lOVkFMSUQgb3IgRklF\
      TERfVU5LTk9XTjsgTk9UX0ZPVU5EIHdpdGgKIHJlYXNvbiBTVFVEWV9VTktOT1dOOyBVTkFVVEhFTlRJQ0FURUQgZm9yIGEg\
      dG9rZW4gdGhhdCBpcyBub3QgZ29vZC4KCvADCgQGAAICEgQtAjADGuEDIEV2ZXJ5IHF1ZXN0aW9ubmFpcmUgb2YgYSBzdHVk\
      eSBpbiB0aGUgdmVyc2lvbiB0aGF0IHRoZSBzdHVkeSB1c2VzLCBmb3IgcGFydGljaXBhbnRzIHdpdGhvdXQgdGhvc2UKIG9m\
      IG90aGVyIGdyb3Vwcy4gTmVlZHMgYW4gZW5yb2xtZW50IGluLCBvciBsZWFkZXJzaGlwIG9mLCB0aGUgc3R1ZHkuCgogRXJy\
      b3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIElEX0lOVkFMSUQsIExBTkdVQUdFX0lOVkFMSUQsIEZJRUxEX1VO\
      S05PV04sCiBQQUdFX1NJWkVfT1VUX09GX1JBTkdFIG9yIFBBR0VfVE9LRU5fSU5WQUxJRCAoYWxzbyB3aGVuIHRoZSBzdHVk\
      eSBubyBsb25nZXIgaGFzIHRoZSBxdWVzdGlvbm5haXJlIHRoYXQKIHRoZSBwYWdlIGJlZm9yZSBlbmRlZCB3aXRoOiBiZWdp\
      biBhbmV3KTsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNUVURZX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVEIHdpdGgKIHJl\
      YXNvbiBOT1RfRU5ST0xMRUQuCgqjBAoEBgACAxIEOAI6AxqUBCBPbmUgcHVibGlzaGVkIHZlcnNpb24gd2l0aCBhbGwgaXRz\
      IGxhbmd1YWdlczsgaXRzIGBjb250ZW50X2hhc2hgIGlzIGl0cyBldGFnLiBGb3Igc2VydmljZXMsCiBhZG1pbmlzdHJhdG9y\
      cywgdGhvc2Ugd2l0aCBhIHJvbGUgaW4gaXRzIHByb2plY3QsIHdob2V2ZXIgbGVhZHMgYSBzdHVkeSB0aGF0IHVzZXMgaXQs\
      IGFuZCB3aG9ldmVyCiB0YWtlcyBwYXJ0IGluIG9uZSwgZm9yIGV2ZXJ5Ym9keSBvciBmb3IgdGhlaXIgZ3JvdXAgaW4gYW55\
      IG9mIGl0cyByZXZpc2lvbnMuIE90aGVycyBzZWUgd2hhdCBpdHMKIHByb2plY3Qgc2hhcmVzOiBhbGwgb2YgaXQsIG9yIGV2\
      ZXJ5dGhpbmcgYnV0IHRoZSB3b3JkaW5nIG9mIGVsZW1lbnRzLCBvcHRpb25zIGFuZCBiYW5kcy4KCiBFcnJvcnM6IE5PVF9G\
      T1VORCB3aXRoIHJlYXNvbiBRVUVTVElPTk5BSVJFX1ZFUlNJT05fVU5LTk9XTiwgYWxzbyB3aGVyZSBub3RoaW5nIGlzIHNo\
      YXJlZDsKIElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gSURfSU5WQUxJRCBvciBGSUVMRF9VTktOT1dOLgoKzQEKBAYA\
      AgQSBD8CQgMavgEgU2V2ZXJhbCBhdCBvbmNlLCBhcyBmYXIgYXMgdGhlIGNhbGxlciBtYXkgcmVhZCB0aGVtLgoKIEVycm9y\
      czogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBCQVRDSF9JTlZBTElEIG9yIEZJRUxEX1VOS05PV047IFJFU09VUkNF\
      X0VYSEFVU1RFRCB3aXRoIHJlYXNvbgogQU5TV0VSX1RPT19MQVJHRTogYXNrIGZvciBmZXdlci4KCpkECgQGAAIFEgRMAk4D\
      GooEIEV2ZXJ5dGhpbmcgdGhhdCBhIGRldmljZSBuZWVkcyB0byBzaG93IGFuZCBmaWxsIGluIGEgcGFydGljaXBhbnQncyBz\
      dHVkaWVzLCB3aXRob3V0IHRoZQogcXVlc3Rpb25uYWlyZXMgb2Ygb3RoZXIgZ3JvdXBzLiBOZWVkcyBhbiBlbnJvbG1lbnQg\
      aW4sIG9yIGxlYWRlcnNoaXAgb2YsIGVhY2guIEFuIGFuc3dlciBtYXkgYmUgYQogc2Vjb25kIGJlaGluZCB3aGF0IHdhcyBw\
      dWJsaXNoZWQgbGFzdC4KCiBTb3VuZHMgYW5kIHZvY2FidWxhcmllcyBhcmUgdGhlIG5ld2VzdCB0aGF0IHRoZSBzdHVkeSdz\
      IHByb2plY3QgaGFzLCBvciB0aGF0IG90aGVycyBzaGFyZSB3aXRoCiBhbnlvbmUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VN\
      RU5UIHdpdGggcmVhc29uIFRPT19NQU5ZX1NUVURJRVMsIFNUVURZX0RVUExJQ0FURSwgSURfSU5WQUxJRCBvcgogTEFOR1VB\
      R0VfSU5WQUxJRDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNUVURZX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVEIHdpdGgg\
      cmVhc29uIE5PVF9FTlJPTExFRC4KCqwCCgQGAAIGEgRUAlYDGp0CIE5ld2VzdCB2ZXJzaW9ucyBieSB3aGF0IHN0YW5kcyBp\
      biB0aGVtLCBpbiBhbnkgbGFuZ3VhZ2U6IHdvcmRzIGluIGFueSBmb3JtLCBxdW90ZWQgcGhyYXNlcywgYG9yYCwKIGAtd29y\
      ZGA7IHRoZSBiZWdpbm5pbmdzIG9mIHdvcmRzIGRvLiBUaGUgYmVzdCBmaXJzdC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1F\
      TlQgd2l0aCByZWFzb24gUVVFUllfVE9PX0xPTkcsIElEX0lOVkFMSUQsIExBTkdVQUdFX0lOVkFMSUQsCiBQQUdFX1NJWkVf\
      T1VUX09GX1JBTkdFIG9yIFBBR0VfVE9LRU5fSU5WQUxJRC4KCiQKAgQAEgRaAGsBGhggV2hpY2ggc3R1ZGllcyB0byBsaXN0\
      LgoKqAEKBAQAAgASA10CFhqaASBCQ1AgNDcuIEZhbGxiYWNrczogYSBsZXNzIHNwZWNpZmljIHRhZywgdGhlIHN0dWR5J3Mg\
      ZGVmYXVsdCBsYW5ndWFnZSwgRW5nbGlzaCwgYSBxdWVzdGlvbm5haXJlJ3Mgb3duCiBkZWZhdWx0IGxhbmd1YWdlLCBhbnku\
      IEVtcHR5OiB0aGUgZmFsbGJhY2tzIGFsb25lLgoKNAoEBAACARIDXwIXGicgQXQgbW9zdCBzbyBtYW55LCAx4oCTMTAwOyAw\
      IG1lYW5zIDUwLgoKPQoEBAACAhIDYQIYGjAgRnJvbSB0aGUgYW5zd2VyIGJlZm9yZTsgZW1wdHk6IHRoZSBmaXJzdCBwYWdl\
      LgoKZQoEBAACAxIDYwISGlggRnJvbSBhbiBlYXJsaWVyIGFuc3dlciB0byB0aGUgc2FtZSBxdWVzdGlvbjsgYW4gdW5jaGFu\
      Z2VkIHBhZ2UgYW5zd2VycyBgbm90X21vZGlmaWVkYC4KCjAKBAQAAgQSA2UCGBojIE9ubHkgb2YgdGhpcyBwcm9qZWN0OyBl\
      bXB0eTogYWxsLgoKXQoEBAACBRIDZwITGlAgT25seSB0aG9zZSB0aGF0IGNhbiBiZSBqb2luZWQgYW5kIGZpbGxlZCBpbiBu\
      b3c6IGJlZ3VuLCBub3QgZW5kZWQsIG5vdCBwYXVzZWQuCgqJAQoEBAACBhIDagIqGnwgRmllbGRzIG9mIFN0dWR5IHRvIGFu\
      c3dlciB3aXRoLCBiZXNpZGVzIGl0cyBpZC4gQWJzZW50LCBlbXB0eSBvciBgKmA6IGFsbC4gUGF0aHMgbGVhZCBubyBkZWVw\
      ZXIKIHRoYW4gdGhlIGZpZWxkcyBvZiBTdHVkeS4KCiAKAgQBEgRuAHcBGhQgQSBwYWdlIG9mIHN0dWRpZXMuCgpeCgQEAQIA\
      EgNwAh0aUSBCeSBpZC4gQSBwYWdlIGVuZHMgYmVmb3JlIDIgTWlCLCBidXQgaGFzIGF0IGxlYXN0IG9uZSBzdHVkeSB3aGVy\
      ZSB0aGVyZSBpcyBvbmUuCgomCgQEAQIBEgNyAh0aGSBFbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKQgoEBAECAhIDdAISGjUg\
      VG8gYmUgc2VudCB3aXRoIHRoZSBuZXh0IHJlcXVlc3QgZm9yIHRoZSBzYW1lIHBhZ2UuCgo0CgQEAQIDEgN2AhgaJyBUcnVl\
      OiBub3RoaW5nIGVsc2UgaXMgc2V0IGJ1dCBgZXRhZ2AuCgojCgIEAhIFegCDAQEaFiBXaGljaCBzdHVkeSB0byByZWFkLgoK\
      GAoEBAICABIDfAIWGgsgUmVxdWlyZWQuCgooCgQEAgIBEgN+AhYaGyBBcyBpbiBMaXN0U3R1ZGllc1JlcXVlc3QuCgpmCgQE\
      AgICEgSAAQISGlggRnJvbSBhbiBlYXJsaWVyIGFuc3dlciB0byB0aGUgc2FtZSBxdWVzdGlvbjsgdW5jaGFuZ2VkIGNvbnRl\
      bnRzIGFuc3dlciBgbm90X21vZGlmaWVkYC4KCikKBAQCAgMSBIIBAioaGyBBcyBpbiBMaXN0U3R1ZGllc1JlcXVlc3QuCgow\
      CgIEAxIGhgEAkAEBGiIgQSBzdHVkeSwgdW5sZXNzIGl0IGlzIHVuY2hhbmdlZC4KCisKBAQDAgASBIgBAhIaHSBBYnNlbnQg\
      d2hlbiBgbm90X21vZGlmaWVkYC4KCj4KBAQDAgESBIoBAhIaMCBUbyBiZSBzZW50IHdpdGggdGhlIG5leHQgcmVxdWVzdCBm\
      b3IgdGhlIHNhbWUuCgpGCgQEAwICEgSMAQIYGjggVHJ1ZTogbm90aGluZyBlbHNlIGlzIHNldCBidXQgYGV0YWdgIGFuZCBg\
      YWxsX2dyb3Vwc2AuCgqdAQoEBAMCAxIEjwECFhqOASBUaGUgY2FsbGVyIGlzIG9uZSB3aG8gc2VlcyB0aGUgcGFydHMgb2Yg\
      YWxsIGdyb3Vwcywgd2hldGhlciB0aGVyZSBhcmUgYW55IG9yIG5vdC4gV2hvIGtlZXBzIGEgY29weQogZm9yIG90aGVycyBt\
      dXN0IG5vdCBrZWVwIG9uZSB3aXRob3V0IGl0LgoKLQoCBAQSBpMBAKEBARofIFdob3NlIHF1ZXN0aW9ubmFpcmVzIHRvIGxp\
      c3QuCgoZCgQEBAIAEgSVAQIWGgsgUmVxdWlyZWQuCgopCgQEBAIBEgSXAQIWGhsgQXMgaW4gTGlzdFN0dWRpZXNSZXF1ZXN0\
      LgoKZgoEBAQCAhIEmQECEhpYIEZyb20gYW4gZWFybGllciBhbnN3ZXIgdG8gdGhlIHNhbWUgcXVlc3Rpb247IGFuIHVuY2hh\
      bmdlZCBwYWdlIGFuc3dlcnMgYG5vdF9tb2RpZmllZGAuCgqnAQoEBAQCAxIEnAECKhqYASBGaWVsZHMgb2YgUXVlc3Rpb25u\
      YWlyZSB0byBhbnN3ZXIgd2l0aCwgYmVzaWRlcyBpdHMgaWQgYW5kIHZlcnNpb24uIEFic2VudCwgZW1wdHkgb3IgYCpgOiBh\
      bGwuIFBhdGhzCiBsZWFkIG5vIGRlZXBlciB0aGFuIHRoZSBmaWVsZHMgb2YgUXVlc3Rpb25uYWlyZS4KClcKBAQEAgQSBJ4B\
      AhcaSSBBdCBtb3N0IHNvIG1hbnksIDHigJMxMDA7IDAgbWVhbnMgMTAwLCB0aGUgbW9zdCB0aGF0IGEgc3R1ZHkgaGFzIHRv\
      ZGF5LgoKPgoEBAQCBRIEoAECGBowIEZyb20gdGhlIGFuc3dlciBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCjMK\
      AgQFEgakAQCvAQEaJSBBIHBhZ2Ugb2YgYSBzdHVkeSdzIHF1ZXN0aW9ubmFpcmVzLgoKSAoEBAUCABIEpgECJxo6IEhvdyB0\
      aGUgc3R1ZHkgdXNlcyBlYWNoLCBzYW1lIG9yZGVyIGFzIGBxdWVzdGlvbm5haXJlc2AuCgo8CgQEBQIBEgSoAQIsGi4gSW4g\
      dGhlIG9yZGVyIGluIHdoaWNoIHRoZSBzdHVkeSBvZmZlcnMgdGhlbS4KCkMKBAQFAgISBKoBAhIaNSBUbyBiZSBzZW50IHdp\
      dGggdGhlIG5leHQgcmVxdWVzdCBmb3IgdGhlIHNhbWUgcGFnZS4KCjUKBAQFAgMSBKwBAhgaJyBUcnVlOiBub3RoaW5nIGVs\
      c2UgaXMgc2V0IGJ1dCBgZXRhZ2AuCgonCgQEBQIEEgSuAQIdGhkgRW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCjoKAgQGEgay\
      AQC5AQEaLCBXaGljaCB2ZXJzaW9uIHRvIHJlYWQsIGFuZCBob3cgbXVjaCBvZiBpdC4KChkKBAQGAgASBLQBAh4aCyBSZXF1\
      aXJlZC4KCiMKBAQGAgESBLYBAhUaFSAwIG1lYW5zIHRoZSBuZXdlc3QuCgo1CgQEBgICEgS4AQIqGicgQXMgaW4gTGlzdFN0\
      dWR5UXVlc3Rpb25uYWlyZXNSZXF1ZXN0LgoKPQoCBAcSBrwBAMMBARovIFdoaWNoIHZlcnNpb25zIHRvIHJlYWQsIGFuZCBo\
      b3cgbXVjaCBvZiB0aGVtLgoKKwoEBAcCABIEvgECMRodIDHigJMxMDAsIGVhY2ggYXQgbW9zdCBvbmNlLgoKZgoEBAcCARIE\
      wAECEhpYIEZyb20gYW4gZWFybGllciBhbnN3ZXIgdG8gdGhlIHNhbWUgcXVlc3Rpb247IHVuY2hhbmdlZCBjb250ZW50cyBh\
      bnN3ZXIgYG5vdF9tb2RpZmllZGAuCgpFCgQEBwICEgTCAQIqGjcgT2YgYWxsIG9mIHRoZW0sIGFzIGluIExpc3RTdHVkeVF1\
      ZXN0aW9ubmFpcmVzUmVxdWVzdC4KCiEKAgQIEgbGAQDPAQEaEyBTZXZlcmFsIHZlcnNpb25zLgoKJwoEBAgCABIEyAECLBoZ\
      IEluIHRoZSBvcmRlciBhc2tlZCBmb3IuCgpmCgQECAIBEgTKAQIeGlggVGhvc2UgdGhhdCB0aGVyZSBhcmUgbm90LCBvciBu\
      b3QgZm9yIHRoZSBjYWxsZXIsIGJ5IHRoZWlyIHBsYWNlIGluIHRoZSByZXF1ZXN0IGZyb20gMC4KCj4KBAQIAgISBMwBAhIa\
      MCBUbyBiZSBzZW50IHdpdGggdGhlIG5leHQgcmVxdWVzdCBmb3IgdGhlIHNhbWUuCgo1CgQECAIDEgTOAQIYGicgVHJ1ZTog\
      bm90aGluZyBlbHNlIGlzIHNldCBidXQgYGV0YWdgLgoKLQoCBAkSBtIBANkBARofIFdoaWNoIHN0dWRpZXMgYSBkZXZpY2Ug\
      c2hvd3MuCgpQCgQECQIAEgTUAQIgGkIgQXQgbW9zdCAyMCwgZWFjaCBvbmNlOyBlbXB0eTogYWxsIHRoYXQgdGhlIHRva2Vu\
      IGlzIGVucm9sbGVkIGluLgoKKQoEBAkCARIE1gECFhobIEFzIGluIExpc3RTdHVkaWVzUmVxdWVzdC4KCmYKBAQJAgISBNgB\
      AhIaWCBGcm9tIGFuIGVhcmxpZXIgYW5zd2VyIHRvIHRoZSBzYW1lIHF1ZXN0aW9uOyB1bmNoYW5nZWQgY29udGVudHMgYW5z\
      d2VyIGBub3RfbW9kaWZpZWRgLgoKLwoCBAoSBtwBAOMBARohIEV2ZXJ5dGhpbmcgdGhhdCBhIGRldmljZSBzaG93cy4KCkAK\
      BAQKAgASBN4BAiMaMiBJbiB0aGUgb3JkZXIgYXNrZWQgZm9yOyB3aXRob3V0IGFuIG9yZGVyLCBieSBpZC4KCj4KBAQKAgES\
      BOABAhIaMCBUbyBiZSBzZW50IHdpdGggdGhlIG5leHQgcmVxdWVzdCBmb3IgdGhlIHNhbWUuCgo1CgQECgICEgTiAQIYGicg\
      VHJ1ZTogbm90aGluZyBlbHNlIGlzIHNldCBidXQgYGV0YWdgLgoKLgoCBAsSBuYBAO8BARogIEEgc3R1ZHkgd2l0aCBhbGwg\
      dGhhdCBpdCB1c2VzLgoKTwoEBAsCABIE6AECEhpBIFdpdGggaXRzIGdyb3VwcyBhbmQgbmV4dCBsaXN0cywgYXMgZmFyIGFz\
      IHRoZSBjYWxsZXIgc2VlcyB0aGVtLgoKNwoEBAsCARIE6gECLBopIEluIHRoZSBvcmRlciBvZiBgc3R1ZHkucXVlc3Rpb25u\
      YWlyZXNgLgoKRQoEBAsCAhIE7AECMRo3IFRob3NlIG9mIGBzdHVkeS5zb3VuZF9jb2xsZWN0aW9uX2lkc2AgdGhhdCB0aGVy\
      ZSBhcmUuCgo/CgQECwIDEgTuAQInGjEgVGhvc2Ugb2YgYHN0dWR5LnZvY2FidWxhcnlfaWRzYCB0aGF0IHRoZXJlIGFyZS4K\
      CiMKAgQMEgbyAQCHAgEaFSBXaGF0IHRvIHNlYXJjaCBmb3IuCgozCgQEDAIAEgT0AQITGiUgQXQgbW9zdCA1MDAgY2hhcmFj\
      dGVyczsgZW1wdHk6IGFsbC4KCkcKBAQMAgESBPYBAhYaOSBPZiB0aGUgYW5zd2VyJ3MgdGl0bGVzLCBCQ1AgNDc7IGVtcHR5\
      OiBFbmdsaXNoLCBvciBhbnkuCgoxCgQEDAICEgT4AQIYGiMgT25seSBvZiB0aGlzIHByb2plY3Q7IGVtcHR5OiBhbGwuCgpP\
      CgQEDAIDEgT6AQIVGkEgT25seSB1bmRlciB0aGlzIGxpY2VuY2UsIHNwZWxsZWQgYXMgdGhlIGF1dGhvciBkaWQ7IGVtcHR5\
      OiBhbnkuCgppCgQEDAIEEgT8AQIbGlsgT25seSB0aG9zZSB3aXRoIHRleHRzIGluIHRoaXMgbGFuZ3VhZ2UsIEJDUCA0Nzsg\
      dGhlbiBvbmx5IHRob3NlIGFyZSBzZWFyY2hlZC4gRW1wdHk6IGFueS4KCjYKBAQMAgUSBP4BAhUaKCBPbmx5IHRob3NlIHdp\
      dGggdGhpcyBpdGVtOyBlbXB0eTogYW55LgoKNQoEBAwCBhIEgAICFxonIEF0IG1vc3Qgc28gbWFueSwgMeKAkzEwMDsgMCBt\
      ZWFucyA1MC4KCj4KBAQMAgcSBIICAhgaMCBGcm9tIHRoZSBhbnN3ZXIgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBhZ2Uu\
      CgpmCgQEDAIIEgSEAgISGlggRnJvbSBhbiBlYXJsaWVyIGFuc3dlciB0byB0aGUgc2FtZSBxdWVzdGlvbjsgYW4gdW5jaGFu\
      Z2VkIHBhZ2UgYW5zd2VycyBgbm90X21vZGlmaWVkYC4KCiIKBAQMAgkSBIYCAhwaFCBSZXRpcmVkIG9uZXMsIHRvby4KCikK\
      AgQNEgaKAgCTAgEaGyBBIHBhZ2Ugb2Ygd2hhdCB3YXMgZm91bmQuCgofCgQEDQIAEgSMAgIzGhEgVGhlIGJlc3QgZmlyc3Qu\
      CgpBCgQEDQIBEgSOAgIdGjMgRW1wdHkgb24gdGhlIGxhc3QgcGFnZTsgYXQgbW9zdCAxMCwwMDAgYXJlIGZvdW5kLgoKQwoE\
      BA0CAhIEkAICEho1IFRvIGJlIHNlbnQgd2l0aCB0aGUgbmV4dCByZXF1ZXN0IGZvciB0aGUgc2FtZSBwYWdlLgoKNQoEBA0C\
      AxIEkgICGBonIFRydWU6IG5vdGhpbmcgZWxzZSBpcyBzZXQgYnV0IGBldGFnYC4KCjUKAgQOEgaWAgCxAgEaJyBXaGF0IGEg\
      bGlzdCBzaG93cyBvZiBhIHF1ZXN0aW9ubmFpcmUuCgoXCgQEDgIAEgSYAgIeGgkgSXRzIGlkLgoKGwoEBA4CARIEmgICFRoN\
      IFRoZSBuZXdlc3QuCgpDCgQEDgICEgScAgIaGjUgT2YgdGhhdCB2ZXJzaW9uOiBsb3dlci1jYXNlIGhleGFkZWNpbWFsLCA2\
      NCBkaWdpdHMuCgopCgQEDgIDEgSeAgIYGhsgVGhlIHByb2plY3QgdGhhdCBvd25zIGl0LgoKKgoEBA4CBBIEoAICGhocIElu\
      IHRoZSBsYW5ndWFnZSBhc2tlZCBmb3IuCgo5CgQEDgIFEgSiAgIgGisgSW4gdGhlIGxhbmd1YWdlIGFza2VkIGZvcjsgbWF5\
      IGJlIGFic2VudC4KCiUKBAQOAgYSBKQCAiAaFyBPZiBhbGwgdGV4dHMsIEJDUCA0Ny4KCiQKBAQOAgcSBKYCAhUaFiBBcyBp\
      biBRdWVzdGlvbm5haXJlLgoKJAoEBA4CCBIEqAICFhoWIEFzIGluIFF1ZXN0aW9ubmFpcmUuCgonCgQEDgIJEgSqAgIcGhkg\
      RWxlbWVudHMgb2YgZXZlcnkga2luZC4KCjEKBAQOAgoSBKwCAh0aIyBUaG9zZSBvZiB0aGVtIHRoYXQgYXJlIHF1ZXN0aW9u\
      cy4KCiQKBAQOAgsSBK4CAiIaFiBBcyBpbiBRdWVzdGlvbm5haXJlLgoKUAoEBA4CDBIEsAICFBpCIEl0cyB1c2UgaGFzIGVu\
      ZGVkOyBvbmx5IHdoZXJlIHRoZSByZXF1ZXN0IGluY2x1ZGVzIHJldGlyZWQgb25lcy4KCjUKAgYBEga0AgDGAgEaJyBGb3Ig\
      c3R1ZHkgbGVhZGVycyBhbmQgYWRtaW5pc3RyYXRvcnMuCgroBwoEBgECABIGwwICxQIDGtcHIFB1Ymxpc2hlcyBhIHN0dWR5\
      IGFuZCBpdHMgcXVlc3Rpb25uYWlyZXMgaW4gb25lIHRyYW5zYWN0aW9uLiBDb250ZW50cyB0aGF0IGFyZSBhbHJlYWR5CiBw\
      dWJsaXNoZWQgdW5jaGFuZ2VkIGtlZXAgdGhlaXIgdmVyc2lvbiwgc28gaW1wb3J0aW5nIHR3aWNlIGNoYW5nZXMgbm90aGlu\
      Zy4KCiBBIHF1ZXN0aW9ubmFpcmUgYmVsb25ncyB0byB0aGUgc3R1ZHkgdGhhdCBmaXJzdCBwdWJsaXNoZWQgaXQsIGFuZCB0\
      byB0aGF0IHN0dWR5J3MgcHJvamVjdDsgb3RoZXIKIHN0dWRpZXMgbWF5IHVzZSBpdHMgdmVyc2lvbnMgYnV0IG5vdCBwdWJs\
      aXNoIG5ldyBvbmVzLiBMZWFkZXJzIGFuZCBvd25lcnMgb2YgdGhlIHByb2plY3QgbWF5CiBpbXBvcnQgaXRzIHN0dWRpZXMg\
      YXMgdGhlIHN0dWR5J3Mgb3duIGxlYWRlcnMgbWF5LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCBuYW1pbmcgZXZlcnkg\
      ZmluZGluZywgbm90aGluZyBpcyB3cml0dGVuLCBiZWZvcmUgdGhhdCBSRVFVSVJFRCB3aGVyZSBubyBzdHVkeSBpcwogbmFt\
      ZWQgYW5kIFNIQVJJTkdfVU5LTk9XTjsgUEVSTUlTU0lPTl9ERU5JRUQgd2hlbiBhCiBzdHVkeSBsZWFkZXIgaW1wb3J0cyBh\
      IHN0dWR5IHRoYXQgc29tZWJvZHkgZWxzZSBsZWFkcyAoTk9UX1NUVURZX0xFQURFUiksIHdpdGggcmVhc29uCiBTVFVEWV9J\
      RF9PRl9BTk9USEVSX1BST0pFQ1QgZm9yIGEgbmV3IHN0dWR5IHdob3NlIGlkIGlzIG5vdCB0aGVpcnMgdG8gY2hvb3NlLCBv\
      ciB3aXRoIHJlYXNvbgogUVVFU1RJT05OQUlSRV9PRl9BTk9USEVSX1NUVURZIG9yIExJQlJBUllfRU5UUllfT0ZfQU5PVEhF\
      Ul9QUk9KRUNUOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBRVUVTVElPTk5BSVJFX1JFVElSRUQ7IEFCT1JU\
      RUQgd2l0aCByZWFzb24gSU1QT1JURURfQ09OQ1VSUkVOVExZOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24KIEFV\
      VEhPUklOR19MSU1JVCBhbmQgUmV0cnlJbmZvLgoKQgoCBA8SBskCANsCARo0IEEgc3R1ZHkgdG8gcHVibGlzaCwgd2l0aCBh\
      bGwgdGhhdCBpdCBicmluZ3MgYWxvbmcuCgpgCgQEDwIAEgTLAgISGlIgUmVxdWlyZWQuIFRoZSBzZXJ2aWNlIHBhc3NlcyBv\
      dmVyIGBjb25zZW50X3ZlcnNpb25gLCBgbGFuZ3VhZ2VzYCBhbmQgYHJldmlzaW9uYC4KCm4KBAQPAgESBM0CAiwaYCBUaG9z\
      ZSB0aGF0IHRoaXMgaW1wb3J0IHB1Ymxpc2hlcyBvciBmaW5kcyB1bmNoYW5nZWQ7IHRoZSBzdHVkeSB1c2VzIGVhY2ggb2Yg\
      dGhlbS4gQXQgbW9zdCAxMDAuCgp0CgQEDwICEgTPAgIdGmYgUmVxdWlyZWQgZm9yIHBhc3N3b3JkIGFjY2VzcywgdW5sZXNz\
      IHRoZSBzdHVkeSBoYXMgb25lIGFscmVhZHkuIDjigJMxMjggY2hhcmFjdGVyczsgZW1wdHkgb3RoZXJ3aXNlLgoKUAoEBA8C\
      AxIE0QICGRpCIENoZWNrIG9ubHk6IG5vdGhpbmcgaXMgd3JpdHRlbiwgYW5kIHRoZSBhbnN3ZXIgaXMgd2hhdCB3b3VsZCBi\
      ZS4KCqACCgQEDwIEEgTWAgIYGpECIE9mIGEgbmV3IHN0dWR5OyBlbXB0eTogdGhlIHByb2plY3QgYGRlZmF1bHRgLiBBIHN0\
      dWR5IHN0YXlzIGluIGl0cyBwcm9qZWN0LgoKIEFkbWluaXN0cmF0b3JzIG1heSBnaXZlIGEgbmV3IHN0dWR5IGFueSBpZCwg\
      YW5kIHNvIG1heSB3aG8gbGVhZHMgaXQgYnkgdGhlaXIgdG9rZW4gYmVmb3JlIGl0IGV4aXN0cy4KIExlYWRlcnMgb2YgdGhl\
      IHByb2plY3QgbWF5IGNob29zZSBpZHMgdGhhdCBhcmUgdGhlIHByb2plY3QncyBvciBiZWdpbiB3aXRoIGl0IGFuZCBhIGh5\
      cGhlbi4KCjcKBAQPAgUSBNgCAjEaKSBQdWJsaXNoZWQgd2l0aCB0aGUgc3R1ZHk7IG1heSBiZSBlbXB0eS4KCjcKBAQPAgYS\
      BNoCAicaKSBQdWJsaXNoZWQgd2l0aCB0aGUgc3R1ZHk7IG1heSBiZSBlbXB0eS4KCiMKAgQQEgbeAgDlAgEaFSBXaGF0IHdh\
      cyBwdWJsaXNoZWQuCgo1CgQEEAIAEgTgAgIcGicgVGhlIHJldmlzaW9uIHRoYXQgaGFzIHRoZXNlIGNvbnRlbnRzLgoKPAoE\
      BBACARIE4gICGRouIEZhbHNlOiB0aGUgbmV3ZXN0IHJldmlzaW9uIGFscmVhZHkgaGFkIHRoZW0uCgosCgQEEAICEgTkAgI0\
      Gh4gSW4gdGhlIG9yZGVyIG9mIHRoZSByZXF1ZXN0LgoKNwoCBBESBugCAPECARopIEEgcXVlc3Rpb25uYWlyZSB0aGF0IGNh\
      bWUgd2l0aCBhIHN0dWR5LgoKFwoEBBECABIE6gICHhoJIEl0cyBpZC4KCjQKBAQRAgESBOwCAhUaJiBUaGUgdmVyc2lvbiB0\
      aGF0IGhhcyB0aGVzZSBjb250ZW50cy4KClYKBAQRAgISBO4CAhoaSCBMb3dlci1jYXNlIGhleGFkZWNpbWFsIFNIQS0yNTYg\
      b3ZlciB0aGUgY2Fub25pY2FsIGNvbnRlbnRzLCA2NCBkaWdpdHMuCgpJCgQEEQIDEgTwAgIVGjsgRmFsc2Ugd2hlbiB0aGUg\
      bmV3ZXN0IHZlcnNpb24gYWxyZWFkeSBoYWQgdGhlc2UgY29udGVudHMuCmIGcHJvdG8z
      """)
}
