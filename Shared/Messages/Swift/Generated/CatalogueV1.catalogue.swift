// Generated from otolith/catalogue/v1/catalogue.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  public struct ListStudiesRequest: Message {
    /// BCP 47. Fallbacks: a less specific tag, the study's default language, English, any.
    public var language: String
    /// 1–100; 0 means 50.
    public var pageSize: UInt32
    /// From the answer before.
    public var pageToken: String
    /// From an earlier answer to the same question; unchanged contents answer `not_modified`.
    public var etag: String
    /// Only of this project; empty: all.
    public var projectID: String
    /// Only those that can be joined and filled in now: begun, not ended, not paused.
    public var running: Bool
    /// Fields of Study to answer with, besides its id; empty: all.
    ///
    /// Errors: INVALID_ARGUMENT with reason FIELD_UNKNOWN.
    public var readMask: [String]

    /// Every field at its default.
    public init() {
      self.language = ""
      self.pageSize = 0
      self.pageToken = ""
      self.etag = ""
      self.projectID = ""
      self.running = false
      self.readMask = []
    }

    public init(
      language: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = "",
      etag: String = "",
      projectID: String = "",
      running: Bool = false,
      readMask: [String] = []
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
    self.readMask = Codec.array(c.pointee.read_mask, c.pointee.n_read_mask) { Codec.string($0) }
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
    if !self.readMask.isEmpty {
      c.pointee.n_read_mask = self.readMask.count
      c.pointee.read_mask = arena.array(self.readMask) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1 {
  public struct ListStudiesResponse: Message {
    public var studies: [CatalogueV1.Study]
    /// Empty on the last page.
    public var nextPageToken: String
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
  public struct GetStudyRequest: Message {
    public var studyID: String
    public var language: String
    public var etag: String
    /// As in ListStudiesRequest.
    public var readMask: [String]

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.language = ""
      self.etag = ""
      self.readMask = []
    }

    public init(
      studyID: String = "",
      language: String = "",
      etag: String = "",
      readMask: [String] = []
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
    self.readMask = Codec.array(c.pointee.read_mask, c.pointee.n_read_mask) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetStudyRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetStudyRequest.self)
    otolith__catalogue__v1__get_study_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if !self.readMask.isEmpty {
      c.pointee.n_read_mask = self.readMask.count
      c.pointee.read_mask = arena.array(self.readMask) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1 {
  public struct GetStudyResponse: Message {
    public var study: CatalogueV1.Study?
    public var etag: String
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
  public struct ListStudyQuestionnairesRequest: Message {
    public var studyID: String
    public var language: String
    public var etag: String
    /// Fields of Questionnaire to answer with, besides its id and version; empty: all.
    public var readMask: [String]

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.language = ""
      self.etag = ""
      self.readMask = []
    }

    public init(
      studyID: String = "",
      language: String = "",
      etag: String = "",
      readMask: [String] = []
    ) {
      self.studyID = studyID
      self.language = language
      self.etag = etag
      self.readMask = readMask
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
    self.readMask = Codec.array(c.pointee.read_mask, c.pointee.n_read_mask) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListStudyQuestionnairesRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListStudyQuestionnairesRequest.self)
    otolith__catalogue__v1__list_study_questionnaires_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if !self.readMask.isEmpty {
      c.pointee.n_read_mask = self.readMask.count
      c.pointee.read_mask = arena.array(self.readMask) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1 {
  public struct ListStudyQuestionnairesResponse: Message {
    /// How the study uses each, same order as `questionnaires`.
    public var uses: [CatalogueV1.StudyQuestionnaire]
    public var questionnaires: [CatalogueV1.Questionnaire]
    public var etag: String
    public var notModified: Bool

    /// Every field at its default.
    public init() {
      self.uses = []
      self.questionnaires = []
      self.etag = ""
      self.notModified = false
    }

    public init(
      uses: [CatalogueV1.StudyQuestionnaire] = [],
      questionnaires: [CatalogueV1.Questionnaire] = [],
      etag: String = "",
      notModified: Bool = false
    ) {
      self.uses = uses
      self.questionnaires = questionnaires
      self.etag = etag
      self.notModified = notModified
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
    return c
  }
}

extension CatalogueV1 {
  public struct GetQuestionnaireVersionRequest: Message {
    public var questionnaireID: String
    /// 0 means the newest.
    public var version: UInt32
    /// As in ListStudyQuestionnairesRequest.
    public var readMask: [String]

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.version = 0
      self.readMask = []
    }

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0,
      readMask: [String] = []
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
    self.readMask = Codec.array(c.pointee.read_mask, c.pointee.n_read_mask) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetQuestionnaireVersionRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetQuestionnaireVersionRequest.self)
    otolith__catalogue__v1__get_questionnaire_version_request__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if !self.readMask.isEmpty {
      c.pointee.n_read_mask = self.readMask.count
      c.pointee.read_mask = arena.array(self.readMask) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1 {
  public struct BatchGetQuestionnaireVersionsRequest: Message {
    /// 1–100, each at most once.
    public var versions: [CatalogueV1.GetQuestionnaireVersionRequest]
    public var etag: String
    /// Of all of them; those in `versions` do not count.
    public var readMask: [String]

    /// Every field at its default.
    public init() {
      self.versions = []
      self.etag = ""
      self.readMask = []
    }

    public init(
      versions: [CatalogueV1.GetQuestionnaireVersionRequest] = [],
      etag: String = "",
      readMask: [String] = []
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
    self.versions = Codec.messages(c.pointee.versions, c.pointee.n_versions) { CatalogueV1.GetQuestionnaireVersionRequest($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.readMask = Codec.array(c.pointee.read_mask, c.pointee.n_read_mask) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__BatchGetQuestionnaireVersionsRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__BatchGetQuestionnaireVersionsRequest.self)
    otolith__catalogue__v1__batch_get_questionnaire_versions_request__init(c)
    if !self.versions.isEmpty {
      c.pointee.n_versions = self.versions.count
      c.pointee.versions = arena.array(self.versions) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__GetQuestionnaireVersionRequest>? }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if !self.readMask.isEmpty {
      c.pointee.n_read_mask = self.readMask.count
      c.pointee.read_mask = arena.array(self.readMask) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1 {
  public struct BatchGetQuestionnaireVersionsResponse: Message {
    /// In the order asked for.
    public var questionnaires: [CatalogueV1.Questionnaire]
    /// Those that there are not, or not for the caller, by their place in the request from 0.
    public var missing: [UInt32]
    public var etag: String
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
  public struct GetDeviceCatalogueRequest: Message {
    /// At most 20, each once; empty: all that the token is enrolled in.
    public var studyIDs: [String]
    /// As in ListStudiesRequest.
    public var language: String
    /// From an earlier answer to the same question.
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
  public struct GetDeviceCatalogueResponse: Message {
    /// In the order asked for; without an order, by id.
    public var studies: [CatalogueV1.DeviceStudy]
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
  public struct DeviceStudy: Message {
    /// With its groups and next lists, as far as the caller sees them.
    public var study: CatalogueV1.Study?
    /// In the order of `study.questionnaires`.
    public var questionnaires: [CatalogueV1.Questionnaire]
    public var soundCollections: [CatalogueV1.SoundCollection]
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
  public struct SearchQuestionnairesRequest: Message {
    /// At most 500 characters; empty: all.
    public var query: String
    /// Of the answer's titles, BCP 47.
    public var language: String
    /// Only of this project; empty: all.
    public var projectID: String
    /// Only under this licence; empty: any.
    public var licence: String
    /// Only those with texts in this language, BCP 47; then only those are searched.
    public var textLanguage: String
    /// Only those with this item; empty: any.
    public var itemID: String
    /// 1–100; 0 means 50.
    public var pageSize: UInt32
    public var pageToken: String
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
  public struct SearchQuestionnairesResponse: Message {
    public var questionnaires: [CatalogueV1.QuestionnaireSummary]
    /// Empty on the last page; at most 10,000 are found.
    public var nextPageToken: String
    public var etag: String
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
  public struct QuestionnaireSummary: Message {
    public var questionnaireID: String
    /// The newest.
    public var version: UInt32
    public var contentHash: String
    public var projectID: String
    public var title: CatalogueV1.LocalizedText?
    public var description: CatalogueV1.LocalizedText?
    /// Of all texts.
    public var languages: [String]
    public var licence: String
    public var sharing: CatalogueV1.Sharing
    public var elementCount: UInt32
    public var questionCount: UInt32
    public var demonstrationWording: Bool
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
  public struct ImportStudyRequest: Message {
    public var study: CatalogueV1.Study?
    public var questionnaires: [CatalogueV1.Questionnaire]
    /// Required for password access, unless the study has one already. 8–128 characters.
    public var accessPassword: String
    /// Check only.
    public var validateOnly: Bool
    /// Of a new study; empty: the project `default`. A study stays in its project.
    ///
    /// Administrators may give a new study any id, and so may who leads it by their token before it exists.
    /// Leaders of the project may choose ids that are the project's or begin with it and a hyphen.
    public var projectID: String
    /// Published with the study.
    public var soundCollections: [CatalogueV1.SoundCollection]
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
  public struct ImportStudyResponse: Message {
    public var studyRevision: UInt32
    public var studyChanged: Bool
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
  public struct ImportedQuestionnaire: Message {
    public var questionnaireID: String
    public var version: UInt32
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
    dependencies: [CatalogueV1.libraryFile, CatalogueV1.questionnaireFile, CatalogueV1.studyFile, CatalogueV1.textFile],
    base64: """
      CiRvdG9saXRoL2NhdGFsb2d1ZS92MS9jYXRhbG9ndWUucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxGiJvdG9saXRoL2Nh\
      dGFsb2d1ZS92MS9saWJyYXJ5LnByb3RvGihvdG9saXRoL2NhdGFsb2d1ZS92MS9xdWVzdGlvbm5haXJlLnByb3RvGiBvdG9s\
      aXRoL2NhdGFsb2d1ZS92MS9zdHVkeS5wcm90bxofb3RvbGl0aC9jYXRhbG9ndWUvdjEvdGV4dC5wcm90byLWAQoSTGlzdFN0\
      dWRpZXNSZXF1ZXN0EhoKCGxhbmd1YWdlGAEgASgJUghsYW5ndWFnZRIbCglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXplEh0K\
      CnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbhISCgRldGFnGAQgASgJUgRldGFnEh0KCnByb2plY3RfaWQYBSABKAlSCXBy\
      b2plY3RJZBIYCgdydW5uaW5nGAYgASgIUgdydW5uaW5nEhsKCXJlYWRfbWFzaxgHIAMoCVIIcmVhZE1hc2siqwEKE0xpc3RT\
      dHVkaWVzUmVzcG9uc2USNQoHc3R1ZGllcxgBIAMoCzIbLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5UgdzdHVkaWVzEiYK\
      D25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbhISCgRldGFnGAMgASgJUgRldGFnEiEKDG5vdF9tb2RpZmll\
      ZBgEIAEoCFILbm90TW9kaWZpZWQieQoPR2V0U3R1ZHlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhoKCGxh\
      bmd1YWdlGAIgASgJUghsYW5ndWFnZRISCgRldGFnGAMgASgJUgRldGFnEhsKCXJlYWRfbWFzaxgEIAMoCVIIcmVhZE1hc2si\
      mwEKEEdldFN0dWR5UmVzcG9uc2USMQoFc3R1ZHkYASABKAsyGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5TdHVkeVIFc3R1ZHkS\
      EgoEZXRhZxgCIAEoCVIEZXRhZxIhCgxub3RfbW9kaWZpZWQYAyABKAhSC25vdE1vZGlmaWVkEh0KCmFsbF9ncm91cHMYBCAB\
      KAhSCWFsbEdyb3VwcyKIAQoeTGlzdFN0dWR5UXVlc3Rpb25uYWlyZXNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVk\
      eUlkEhoKCGxhbmd1YWdlGAIgASgJUghsYW5ndWFnZRISCgRldGFnGAMgASgJUgRldGFnEhsKCXJlYWRfbWFzaxgEIAMoCVII\
      cmVhZE1hc2si4wEKH0xpc3RTdHVkeVF1ZXN0aW9ubmFpcmVzUmVzcG9uc2USPAoEdXNlcxgBIAMoCzIoLm90b2xpdGguY2F0\
      YWxvZ3VlLnYxLlN0dWR5UXVlc3Rpb25uYWlyZVIEdXNlcxJLCg5xdWVzdGlvbm5haXJlcxgCIAMoCzIjLm90b2xpdGguY2F0\
      YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVSDnF1ZXN0aW9ubmFpcmVzEhIKBGV0YWcYAyABKAlSBGV0YWcSIQoMbm90X21vZGlm\
      aWVkGAQgASgIUgtub3RNb2RpZmllZCKCAQoeR2V0UXVlc3Rpb25uYWlyZVZlcnNpb25SZXF1ZXN0EikKEHF1ZXN0aW9ubmFp\
      cmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEhsKCXJlYWRfbWFzaxgDIAMo\
      CVIIcmVhZE1hc2siqQEKJEJhdGNoR2V0UXVlc3Rpb25uYWlyZVZlcnNpb25zUmVxdWVzdBJQCgh2ZXJzaW9ucxgBIAMoCzI0\
      Lm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldFF1ZXN0aW9ubmFpcmVWZXJzaW9uUmVxdWVzdFIIdmVyc2lvbnMSEgoEZXRhZxgC\
      IAEoCVIEZXRhZxIbCglyZWFkX21hc2sYAyADKAlSCHJlYWRNYXNrIsUBCiVCYXRjaEdldFF1ZXN0aW9ubmFpcmVWZXJzaW9u\
      c1Jlc3BvbnNlEksKDnF1ZXN0aW9ubmFpcmVzGAEgAygLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25uYWlyZVIO\
      cXVlc3Rpb25uYWlyZXMSGAoHbWlzc2luZxgCIAMoDVIHbWlzc2luZxISCgRldGFnGAMgASgJUgRldGFnEiEKDG5vdF9tb2Rp\
      ZmllZBgEIAEoCFILbm90TW9kaWZpZWQiaAoZR2V0RGV2aWNlQ2F0YWxvZ3VlUmVxdWVzdBIbCglzdHVkeV9pZHMYASADKAlS\
      CHN0dWR5SWRzEhoKCGxhbmd1YWdlGAIgASgJUghsYW5ndWFnZRISCgRldGFnGAMgASgJUgRldGFnIpABChpHZXREZXZpY2VD\
      YXRhbG9ndWVSZXNwb25zZRI7CgdzdHVkaWVzGAEgAygLMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuRGV2aWNlU3R1ZHlSB3N0\
      dWRpZXMSEgoEZXRhZxgCIAEoCVIEZXRhZxIhCgxub3RfbW9kaWZpZWQYAyABKAhSC25vdE1vZGlmaWVkIqcCCgtEZXZpY2VT\
      dHVkeRIxCgVzdHVkeRgBIAEoCzIbLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5UgVzdHVkeRJLCg5xdWVzdGlvbm5haXJl\
      cxgCIAMoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVSDnF1ZXN0aW9ubmFpcmVzElIKEXNvdW5kX2Nv\
      bGxlY3Rpb25zGAMgAygLMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuU291bmRDb2xsZWN0aW9uUhBzb3VuZENvbGxlY3Rpb25z\
      EkQKDHZvY2FidWxhcmllcxgEIAMoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLlZvY2FidWxhcnlSDHZvY2FidWxhcmllcyK/\
      AgobU2VhcmNoUXVlc3Rpb25uYWlyZXNSZXF1ZXN0EhQKBXF1ZXJ5GAEgASgJUgVxdWVyeRIaCghsYW5ndWFnZRgCIAEoCVII\
      bGFuZ3VhZ2USHQoKcHJvamVjdF9pZBgDIAEoCVIJcHJvamVjdElkEhgKB2xpY2VuY2UYBCABKAlSB2xpY2VuY2USIwoNdGV4\
      dF9sYW5ndWFnZRgFIAEoCVIMdGV4dExhbmd1YWdlEhcKB2l0ZW1faWQYBiABKAlSBml0ZW1JZBIbCglwYWdlX3NpemUYByAB\
      KA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YCCABKAlSCXBhZ2VUb2tlbhISCgRldGFnGAkgASgJUgRldGFnEicKD2luY2x1\
      ZGVfcmV0aXJlZBgKIAEoCFIOaW5jbHVkZVJldGlyZWQi0QEKHFNlYXJjaFF1ZXN0aW9ubmFpcmVzUmVzcG9uc2USUgoOcXVl\
      c3Rpb25uYWlyZXMYASADKAsyKi5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlU3VtbWFyeVIOcXVlc3Rpb25u\
      YWlyZXMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuEhIKBGV0YWcYAyABKAlSBGV0YWcSIQoMbm90\
      X21vZGlmaWVkGAQgASgIUgtub3RNb2RpZmllZCKrBAoUUXVlc3Rpb25uYWlyZVN1bW1hcnkSKQoQcXVlc3Rpb25uYWlyZV9p\
      ZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAMgASgJ\
      Ugtjb250ZW50SGFzaBIdCgpwcm9qZWN0X2lkGAQgASgJUglwcm9qZWN0SWQSOQoFdGl0bGUYBSABKAsyIy5vdG9saXRoLmNh\
      dGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgV0aXRsZRJFCgtkZXNjcmlwdGlvbhgGIAEoCzIjLm90b2xpdGguY2F0YWxvZ3Vl\
      LnYxLkxvY2FsaXplZFRleHRSC2Rlc2NyaXB0aW9uEhwKCWxhbmd1YWdlcxgHIAMoCVIJbGFuZ3VhZ2VzEhgKB2xpY2VuY2UY\
      CCABKAlSB2xpY2VuY2USNwoHc2hhcmluZxgJIAEoDjIdLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNoYXJpbmdSB3NoYXJpbmcS\
      IwoNZWxlbWVudF9jb3VudBgKIAEoDVIMZWxlbWVudENvdW50EiUKDnF1ZXN0aW9uX2NvdW50GAsgASgNUg1xdWVzdGlvbkNv\
      dW50EjMKFWRlbW9uc3RyYXRpb25fd29yZGluZxgMIAEoCFIUZGVtb25zdHJhdGlvbldvcmRpbmcSGAoHcmV0aXJlZBgNIAEo\
      CFIHcmV0aXJlZCKbAwoSSW1wb3J0U3R1ZHlSZXF1ZXN0EjEKBXN0dWR5GAEgASgLMhsub3RvbGl0aC5jYXRhbG9ndWUudjEu\
      U3R1ZHlSBXN0dWR5EksKDnF1ZXN0aW9ubmFpcmVzGAIgAygLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25uYWly\
      ZVIOcXVlc3Rpb25uYWlyZXMSJwoPYWNjZXNzX3Bhc3N3b3JkGAMgASgJUg5hY2Nlc3NQYXNzd29yZBIjCg12YWxpZGF0ZV9v\
      bmx5GAQgASgIUgx2YWxpZGF0ZU9ubHkSHQoKcHJvamVjdF9pZBgFIAEoCVIJcHJvamVjdElkElIKEXNvdW5kX2NvbGxlY3Rp\
      b25zGAYgAygLMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuU291bmRDb2xsZWN0aW9uUhBzb3VuZENvbGxlY3Rpb25zEkQKDHZv\
      Y2FidWxhcmllcxgHIAMoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLlZvY2FidWxhcnlSDHZvY2FidWxhcmllcyK2AQoTSW1w\
      b3J0U3R1ZHlSZXNwb25zZRIlCg5zdHVkeV9yZXZpc2lvbhgBIAEoDVINc3R1ZHlSZXZpc2lvbhIjCg1zdHVkeV9jaGFuZ2Vk\
      GAIgASgIUgxzdHVkeUNoYW5nZWQSUwoOcXVlc3Rpb25uYWlyZXMYAyADKAsyKy5vdG9saXRoLmNhdGFsb2d1ZS52MS5JbXBv\
      cnRlZFF1ZXN0aW9ubmFpcmVSDnF1ZXN0aW9ubmFpcmVzIp0BChVJbXBvcnRlZFF1ZXN0aW9ubmFpcmUSKQoQcXVlc3Rpb25u\
      YWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNo\
      GAMgASgJUgtjb250ZW50SGFzaBIcCglwdWJsaXNoZWQYBCABKAhSCXB1Ymxpc2hlZDKHBwoQQ2F0YWxvZ3VlU2VydmljZRJn\
      CgtMaXN0U3R1ZGllcxIoLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RTdHVkaWVzUmVxdWVzdBopLm90b2xpdGguY2F0YWxv\
      Z3VlLnYxLkxpc3RTdHVkaWVzUmVzcG9uc2UiA5ACARJeCghHZXRTdHVkeRIlLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldFN0\
      dWR5UmVxdWVzdBomLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldFN0dWR5UmVzcG9uc2UiA5ACARKLAQoXTGlzdFN0dWR5UXVl\
      c3Rpb25uYWlyZXMSNC5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0U3R1ZHlRdWVzdGlvbm5haXJlc1JlcXVlc3QaNS5vdG9s\
      aXRoLmNhdGFsb2d1ZS52MS5MaXN0U3R1ZHlRdWVzdGlvbm5haXJlc1Jlc3BvbnNlIgOQAgESeQoXR2V0UXVlc3Rpb25uYWly\
      ZVZlcnNpb24SNC5vdG9saXRoLmNhdGFsb2d1ZS52MS5HZXRRdWVzdGlvbm5haXJlVmVyc2lvblJlcXVlc3QaIy5vdG9saXRo\
      LmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlIgOQAgESnQEKHUJhdGNoR2V0UXVlc3Rpb25uYWlyZVZlcnNpb25zEjoub3Rv\
      bGl0aC5jYXRhbG9ndWUudjEuQmF0Y2hHZXRRdWVzdGlvbm5haXJlVmVyc2lvbnNSZXF1ZXN0Gjsub3RvbGl0aC5jYXRhbG9n\
      dWUudjEuQmF0Y2hHZXRRdWVzdGlvbm5haXJlVmVyc2lvbnNSZXNwb25zZSIDkAIBEnwKEkdldERldmljZUNhdGFsb2d1ZRIv\
      Lm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldERldmljZUNhdGFsb2d1ZVJlcXVlc3QaMC5vdG9saXRoLmNhdGFsb2d1ZS52MS5H\
      ZXREZXZpY2VDYXRhbG9ndWVSZXNwb25zZSIDkAIBEoIBChRTZWFyY2hRdWVzdGlvbm5haXJlcxIxLm90b2xpdGguY2F0YWxv\
      Z3VlLnYxLlNlYXJjaFF1ZXN0aW9ubmFpcmVzUmVxdWVzdBoyLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNlYXJjaFF1ZXN0aW9u\
      bmFpcmVzUmVzcG9uc2UiA5ACATJ7ChBBdXRob3JpbmdTZXJ2aWNlEmcKC0ltcG9ydFN0dWR5Eigub3RvbGl0aC5jYXRhbG9n\
      dWUudjEuSW1wb3J0U3R1ZHlSZXF1ZXN0Gikub3RvbGl0aC5jYXRhbG9ndWUudjEuSW1wb3J0U3R1ZHlSZXNwb25zZSIDkAIC\
      QlEKFG90b2xpdGguY2F0YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5D\
      YXRhbG9ndWUuVjFKmDIKKAoBDBIDAQASGh4gVGhlIHF1ZXN0aW9ubmFpcmUgY2F0YWxvZ3VlLgoKxAMKAgYAEgQVAE4BGrcD\
      IFdoYXQgcGFydGljaXBhbnRzIGFuZCBvdGhlciBzZXJ2aWNlcyByZWFkLgoKIFRoZSBhcm1zIG9mIGEgc3R1ZHkgYXJlIGZv\
      ciB0aG9zZSB3aG8gY29uZHVjdCBpdDogd2hvIGxlYWRzIGl0LCBoYXMgYSByb2xlIGluIGl0cyBwcm9qZWN0LCBpcyBhbgog\
      YWRtaW5pc3RyYXRvciBvciBhIHNlcnZpY2Ugc2VlcyBhbGwgb2YgaXQuIEV2ZXJ5Ym9keSBlbHNlIHNlZXMgd2hhdCBpcyBm\
      b3IgZXZlcnlib2R5LCBwYXJ0aWNpcGFudHMKIGJlc2lkZXMgd2hhdCBpcyBmb3IgdGhlIGdyb3VwIHRoYXQgdGhlaXIgdG9r\
      ZW4gbmFtZXMsIGFuZCBub3RoaW5nIHRoYXQgdGVsbHMgb2Ygb3RoZXIgZ3JvdXBzOiBgZ3JvdXBzYAogaGFzIHRoZWlyIG93\
      biBhdCBtb3N0LCBhbmQgcXVlc3Rpb25uYWlyZXMsIG9mZmVycyBhbmQgYGdyb3VwX2lkc2Agb2Ygb3RoZXJzIGFyZSBub3Qg\
      dGhlcmUuCgqIAgoEBgACABIEGgIcAxr5ASBTdHVkaWVzIHdpdGggYWxsIHRleHRzIGluIHRoZSBsYW5ndWFnZSBhc2tlZCBm\
      b3IsIG9yZGVyZWQgYnkgaWQsIHdpdGhvdXQgdGhlIHVubGlzdGVkIG9uZXMuCiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW47\
      IHdpdGggb25lIHRoYXQgaXMgZ29vZCBpdCBhbnN3ZXJzIHdoYXQgaXRzIGhvbGRlciBzZWVzLgoKIEVycm9yczogSU5WQUxJ\
      RF9BUkdVTUVOVDsgVU5BVVRIRU5USUNBVEVEIGZvciBhIHRva2VuIHRoYXQgaXMgbm90IGdvb2QuCgqqAQoEBgACARIEIQIj\
      AxqbASBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW4sIGFzIExpc3RTdHVkaWVzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVO\
      VDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNUVURZX1VOS05PV047IFVOQVVUSEVOVElDQVRFRCBmb3IgYSB0b2tlbiB0aGF0\
      IGlzCiBub3QgZ29vZC4KCqYCCgQGAAICEgQpAiwDGpcCIEV2ZXJ5IHF1ZXN0aW9ubmFpcmUgb2YgYSBzdHVkeSBpbiB0aGUg\
      dmVyc2lvbiB0aGF0IHRoZSBzdHVkeSB1c2VzLCBmb3IgcGFydGljaXBhbnRzIHdpdGhvdXQgdGhvc2UKIG9mIG90aGVyIGdy\
      b3Vwcy4gTmVlZHMgYW4gZW5yb2xtZW50IGluLCBvciBsZWFkZXJzaGlwIG9mLCB0aGUgc3R1ZHkuCgogRXJyb3JzOiBJTlZB\
      TElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU1RVRFlfVU5LTk9XTjsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0\
      aCByZWFzb24KIE5PVF9FTlJPTExFRC4KCugDCgQGAAIDEgQzAjUDGtkDIE9uZSBwdWJsaXNoZWQgdmVyc2lvbiB3aXRoIGFs\
      bCBpdHMgbGFuZ3VhZ2VzOyBpdHMgYGNvbnRlbnRfaGFzaGAgaXMgaXRzIGV0YWcuIEZvciBzZXJ2aWNlcywKIGFkbWluaXN0\
      cmF0b3JzLCB0aG9zZSB3aXRoIGEgcm9sZSBpbiBpdHMgcHJvamVjdCwgd2hvZXZlciBsZWFkcyBhIHN0dWR5IHRoYXQgdXNl\
      cyBpdCwgYW5kIHdob2V2ZXIKIHRha2VzIHBhcnQgaW4gb25lLCBmb3IgZXZlcnlib2R5IG9yIGZvciB0aGVpciBncm91cCBp\
      biBhbnkgb2YgaXRzIHJldmlzaW9ucy4gT3RoZXJzIHNlZSB3aGF0IGl0cyBwcm9qZWN0IHNoYXJlczogYWxsIG9mIGl0LCBv\
      ciBldmVyeXRoaW5nIGJ1dCB0aGUgd29yZGluZyBvZgogZWxlbWVudHMsIG9wdGlvbnMgYW5kIGJhbmRzLgoKIEVycm9yczog\
      Tk9UX0ZPVU5EIHdpdGggcmVhc29uIFFVRVNUSU9OTkFJUkVfVkVSU0lPTl9VTktOT1dOLCBhbHNvIHdoZXJlIG5vdGhpbmcg\
      aXMgc2hhcmVkLgoKoQEKBAYAAgQSBDkCPAMakgEgU2V2ZXJhbCBhdCBvbmNlLCBhcyBmYXIgYXMgdGhlIGNhbGxlciBtYXkg\
      cmVhZCB0aGVtLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIEFO\
      U1dFUl9UT09fTEFSR0U6IGFzayBmb3IgZmV3ZXIuCgr7AwoEBgACBRIERgJIAxrsAyBFdmVyeXRoaW5nIHRoYXQgYSBkZXZp\
      Y2UgbmVlZHMgdG8gc2hvdyBhbmQgZmlsbCBpbiBhIHBhcnRpY2lwYW50J3Mgc3R1ZGllcywgd2l0aG91dCB0aGUKIHF1ZXN0\
      aW9ubmFpcmVzIG9mIG90aGVyIGdyb3Vwcy4gTmVlZHMgYW4gZW5yb2xtZW50IGluLCBvciBsZWFkZXJzaGlwIG9mLCBlYWNo\
      LiBBbiBhbnN3ZXIgbWF5IGJlIGEKIHNlY29uZCBiZWhpbmQgd2hhdCB3YXMgcHVibGlzaGVkIGxhc3QuCgogU291bmRzIGFu\
      ZCB2b2NhYnVsYXJpZXMgYXJlIHRoZSBuZXdlc3QgdGhhdCB0aGUgc3R1ZHkncyBwcm9qZWN0IGhhcywgb3IgdGhhdCBvdGhl\
      cnMgc2hhcmUgd2l0aAogYW55b25lLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBUT09fTUFOWV9T\
      VFVESUVTIG9yIFNUVURZX0RVUExJQ0FURTsgTk9UX0ZPVU5EIHdpdGggcmVhc29uCiBTVFVEWV9VTktOT1dOOyBQRVJNSVNT\
      SU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfRU5ST0xMRUQuCgqoAQoEBgACBhIESwJNAxqZASBOZXdlc3QgdmVyc2lvbnMg\
      Ynkgd2hhdCBzdGFuZHMgaW4gdGhlbSwgaW4gYW55IGxhbmd1YWdlOiB3b3JkcyBpbiBhbnkgZm9ybSwgcXVvdGVkIHBocmFz\
      ZXMsIGBvcmAsCiBgLXdvcmRgOyB0aGUgYmVnaW5uaW5ncyBvZiB3b3JkcyBkby4gVGhlIGJlc3QgZmlyc3QuCgpiCgQEAAIA\
      EgNSAhYaVSBCQ1AgNDcuIEZhbGxiYWNrczogYSBsZXNzIHNwZWNpZmljIHRhZywgdGhlIHN0dWR5J3MgZGVmYXVsdCBsYW5n\
      dWFnZSwgRW5nbGlzaCwgYW55LgoKIwoEBAACARIDVAIXGhYgMeKAkzEwMDsgMCBtZWFucyA1MC4KCiYKBAQAAgISA1YCGBoZ\
      IEZyb20gdGhlIGFuc3dlciBiZWZvcmUuCgplCgQEAAIDEgNYAhIaWCBGcm9tIGFuIGVhcmxpZXIgYW5zd2VyIHRvIHRoZSBz\
      YW1lIHF1ZXN0aW9uOyB1bmNoYW5nZWQgY29udGVudHMgYW5zd2VyIGBub3RfbW9kaWZpZWRgLgoKMAoEBAACBBIDWgIYGiMg\
      T25seSBvZiB0aGlzIHByb2plY3Q7IGVtcHR5OiBhbGwuCgpdCgQEAAIFEgNcAhMaUCBPbmx5IHRob3NlIHRoYXQgY2FuIGJl\
      IGpvaW5lZCBhbmQgZmlsbGVkIGluIG5vdzogYmVndW4sIG5vdCBlbmRlZCwgbm90IHBhdXNlZC4KCoABCgQEAAIGEgNgAiAa\
      cyBGaWVsZHMgb2YgU3R1ZHkgdG8gYW5zd2VyIHdpdGgsIGJlc2lkZXMgaXRzIGlkOyBlbXB0eTogYWxsLgoKIEVycm9yczog\
      SU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBGSUVMRF9VTktOT1dOLgoKJgoEBAECARIDZgIdGhkgRW1wdHkgb24gdGhl\
      IGxhc3QgcGFnZS4KCjQKBAQBAgMSA2kCGBonIFRydWU6IG5vdGhpbmcgZWxzZSBpcyBzZXQgYnV0IGBldGFnYC4KCigKBAQC\
      AgMSA3ECIBobIEFzIGluIExpc3RTdHVkaWVzUmVxdWVzdC4KCpwBCgQEAwIDEgN6AhYajgEgVGhlIGNhbGxlciBpcyBvbmUg\
      d2hvIHNlZXMgdGhlIHBhcnRzIG9mIGFsbCBncm91cHMsIHdoZXRoZXIgdGhlcmUgYXJlIGFueSBvciBub3QuIFdobyBrZWVw\
      cyBhIGNvcHkKIGZvciBvdGhlcnMgbXVzdCBub3Qga2VlcCBvbmUgd2l0aG91dCBpdC4KCl8KBAQEAgMSBIIBAiAaUSBGaWVs\
      ZHMgb2YgUXVlc3Rpb25uYWlyZSB0byBhbnN3ZXIgd2l0aCwgYmVzaWRlcyBpdHMgaWQgYW5kIHZlcnNpb247IGVtcHR5OiBh\
      bGwuCgpICgQEBQIAEgSHAQInGjogSG93IHRoZSBzdHVkeSB1c2VzIGVhY2gsIHNhbWUgb3JkZXIgYXMgYHF1ZXN0aW9ubmFp\
      cmVzYC4KCiMKBAQGAgESBJABAhUaFSAwIG1lYW5zIHRoZSBuZXdlc3QuCgo1CgQEBgICEgSSAQIgGicgQXMgaW4gTGlzdFN0\
      dWR5UXVlc3Rpb25uYWlyZXNSZXF1ZXN0LgoKKwoEBAcCABIElwECNxodIDHigJMxMDAsIGVhY2ggYXQgbW9zdCBvbmNlLgoK\
      QQoEBAcCAhIEmgECIBozIE9mIGFsbCBvZiB0aGVtOyB0aG9zZSBpbiBgdmVyc2lvbnNgIGRvIG5vdCBjb3VudC4KCicKBAQI\
      AgASBJ8BAiwaGSBJbiB0aGUgb3JkZXIgYXNrZWQgZm9yLgoKZgoEBAgCARIEoQECHhpYIFRob3NlIHRoYXQgdGhlcmUgYXJl\
      IG5vdCwgb3Igbm90IGZvciB0aGUgY2FsbGVyLCBieSB0aGVpciBwbGFjZSBpbiB0aGUgcmVxdWVzdCBmcm9tIDAuCgpQCgQE\
      CQIAEgSoAQIgGkIgQXQgbW9zdCAyMCwgZWFjaCBvbmNlOyBlbXB0eTogYWxsIHRoYXQgdGhlIHRva2VuIGlzIGVucm9sbGVk\
      IGluLgoKKQoEBAkCARIEqgECFhobIEFzIGluIExpc3RTdHVkaWVzUmVxdWVzdC4KCjwKBAQJAgISBKwBAhIaLiBGcm9tIGFu\
      IGVhcmxpZXIgYW5zd2VyIHRvIHRoZSBzYW1lIHF1ZXN0aW9uLgoKQAoEBAoCABIEsQECIxoyIEluIHRoZSBvcmRlciBhc2tl\
      ZCBmb3I7IHdpdGhvdXQgYW4gb3JkZXIsIGJ5IGlkLgoKNQoEBAoCAhIEtAECGBonIFRydWU6IG5vdGhpbmcgZWxzZSBpcyBz\
      ZXQgYnV0IGBldGFnYC4KCk8KBAQLAgASBLkBAhIaQSBXaXRoIGl0cyBncm91cHMgYW5kIG5leHQgbGlzdHMsIGFzIGZhciBh\
      cyB0aGUgY2FsbGVyIHNlZXMgdGhlbS4KCjcKBAQLAgESBLsBAiwaKSBJbiB0aGUgb3JkZXIgb2YgYHN0dWR5LnF1ZXN0aW9u\
      bmFpcmVzYC4KCjMKBAQMAgASBMIBAhMaJSBBdCBtb3N0IDUwMCBjaGFyYWN0ZXJzOyBlbXB0eTogYWxsLgoKLwoEBAwCARIE\
      xAECFhohIE9mIHRoZSBhbnN3ZXIncyB0aXRsZXMsIEJDUCA0Ny4KCjEKBAQMAgISBMYBAhgaIyBPbmx5IG9mIHRoaXMgcHJv\
      amVjdDsgZW1wdHk6IGFsbC4KCjQKBAQMAgMSBMgBAhUaJiBPbmx5IHVuZGVyIHRoaXMgbGljZW5jZTsgZW1wdHk6IGFueS4K\
      Cl0KBAQMAgQSBMoBAhsaTyBPbmx5IHRob3NlIHdpdGggdGV4dHMgaW4gdGhpcyBsYW5ndWFnZSwgQkNQIDQ3OyB0aGVuIG9u\
      bHkgdGhvc2UgYXJlIHNlYXJjaGVkLgoKNgoEBAwCBRIEzAECFRooIE9ubHkgdGhvc2Ugd2l0aCB0aGlzIGl0ZW07IGVtcHR5\
      OiBhbnkuCgokCgQEDAIGEgTOAQIXGhYgMeKAkzEwMDsgMCBtZWFucyA1MC4KCiIKBAQMAgkSBNIBAhwaFCBSZXRpcmVkIG9u\
      ZXMsIHRvby4KCkEKBAQNAgESBNgBAh0aMyBFbXB0eSBvbiB0aGUgbGFzdCBwYWdlOyBhdCBtb3N0IDEwLDAwMCBhcmUgZm91\
      bmQuCgobCgQEDgIBEgTgAQIVGg0gVGhlIG5ld2VzdC4KCh0KBAQOAgYSBOYBAiAaDyBPZiBhbGwgdGV4dHMuCgo1CgIGARIG\
      8AEAgAIBGicgRm9yIHN0dWR5IGxlYWRlcnMgYW5kIGFkbWluaXN0cmF0b3JzLgoK8QYKBAYBAgASBv0BAv8BAxrgBiBQdWJs\
      aXNoZXMgYSBzdHVkeSBhbmQgaXRzIHF1ZXN0aW9ubmFpcmVzIGluIG9uZSB0cmFuc2FjdGlvbi4gQ29udGVudHMgdGhhdCBh\
      cmUgYWxyZWFkeQogcHVibGlzaGVkIHVuY2hhbmdlZCBrZWVwIHRoZWlyIHZlcnNpb24sIHNvIGltcG9ydGluZyB0d2ljZSBj\
      aGFuZ2VzIG5vdGhpbmcuCgogQSBxdWVzdGlvbm5haXJlIGJlbG9uZ3MgdG8gdGhlIHN0dWR5IHRoYXQgZmlyc3QgcHVibGlz\
      aGVkIGl0LCBhbmQgdG8gdGhhdCBzdHVkeSdzIHByb2plY3Q7IG90aGVyCiBzdHVkaWVzIG1heSB1c2UgaXRzIHZlcnNpb25z\
      IGJ1dCBub3QgcHVibGlzaCBuZXcgb25lcy4gTGVhZGVycyBhbmQgb3duZXJzIG9mIHRoZSBwcm9qZWN0IG1heQogaW1wb3J0\
      IGl0cyBzdHVkaWVzIGFzIHRoZSBzdHVkeSdzIG93biBsZWFkZXJzIG1heS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQg\
      bmFtaW5nIGV2ZXJ5IGZpbmRpbmcsIG5vdGhpbmcgaXMgd3JpdHRlbiwgYmVmb3JlIHRoYXQgUkVRVUlSRUQgd2hlcmUgbm8g\
      c3R1ZHkgaXMKIG5hbWVkIGFuZCBTSEFSSU5HX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVEIHdoZW4gYQogc3R1ZHkgbGVh\
      ZGVyIGltcG9ydHMgYSBzdHVkeSB0aGF0IHNvbWVib2R5IGVsc2UgbGVhZHMsIHdpdGggcmVhc29uIFNUVURZX0lEX09GX0FO\
      T1RIRVJfUFJPSkVDVCBmb3IgYQogbmV3IHN0dWR5IHdob3NlIGlkIGlzIG5vdCB0aGVpcnMgdG8gY2hvb3NlLCBvciB3aXRo\
      IHJlYXNvbiBRVUVTVElPTk5BSVJFX09GX0FOT1RIRVJfU1RVRFk7CiBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29u\
      IFFVRVNUSU9OTkFJUkVfUkVUSVJFRDsgQUJPUlRFRCB3aXRoIHJlYXNvbiBJTVBPUlRFRF9DT05DVVJSRU5UTFkuCgpjCgQE\
      DwICEgSGAgIdGlUgUmVxdWlyZWQgZm9yIHBhc3N3b3JkIGFjY2VzcywgdW5sZXNzIHRoZSBzdHVkeSBoYXMgb25lIGFscmVh\
      ZHkuIDjigJMxMjggY2hhcmFjdGVycy4KChsKBAQPAgMSBIgCAhkaDSBDaGVjayBvbmx5LgoKoAIKBAQPAgQSBI0CAhgakQIg\
      T2YgYSBuZXcgc3R1ZHk7IGVtcHR5OiB0aGUgcHJvamVjdCBgZGVmYXVsdGAuIEEgc3R1ZHkgc3RheXMgaW4gaXRzIHByb2pl\
      Y3QuCgogQWRtaW5pc3RyYXRvcnMgbWF5IGdpdmUgYSBuZXcgc3R1ZHkgYW55IGlkLCBhbmQgc28gbWF5IHdobyBsZWFkcyBp\
      dCBieSB0aGVpciB0b2tlbiBiZWZvcmUgaXQgZXhpc3RzLgogTGVhZGVycyBvZiB0aGUgcHJvamVjdCBtYXkgY2hvb3NlIGlk\
      cyB0aGF0IGFyZSB0aGUgcHJvamVjdCdzIG9yIGJlZ2luIHdpdGggaXQgYW5kIGEgaHlwaGVuLgoKKQoEBA8CBRIEjwICMRob\
      IFB1Ymxpc2hlZCB3aXRoIHRoZSBzdHVkeS4KCkkKBAQRAgMSBJ4CAhUaOyBGYWxzZSB3aGVuIHRoZSBuZXdlc3QgdmVyc2lv\
      biBhbHJlYWR5IGhhZCB0aGVzZSBjb250ZW50cy4KYgZwcm90bzM=
      """)
}
