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

    /// Every field at its default.
    public init() {
      self.language = ""
      self.pageSize = 0
      self.pageToken = ""
      self.etag = ""
    }

    public init(
      language: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = "",
      etag: String = ""
    ) {
      self.language = language
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.etag = etag
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListStudiesRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListStudiesRequest.self)
    otolith__catalogue__v1__list_studies_request__init(c)
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
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

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.language = ""
      self.etag = ""
    }

    public init(
      studyID: String = "",
      language: String = "",
      etag: String = ""
    ) {
      self.studyID = studyID
      self.language = language
      self.etag = etag
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetStudyRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetStudyRequest.self)
    otolith__catalogue__v1__get_study_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  public struct GetStudyResponse: Message {
    public var study: CatalogueV1.Study?
    public var etag: String
    public var notModified: Bool

    /// Every field at its default.
    public init() {
      self.study = nil
      self.etag = ""
      self.notModified = false
    }

    public init(
      study: CatalogueV1.Study? = nil,
      etag: String = "",
      notModified: Bool = false
    ) {
      self.study = study
      self.etag = etag
      self.notModified = notModified
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetStudyResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetStudyResponse.self)
    otolith__catalogue__v1__get_study_response__init(c)
    if let value = self.study { c.pointee.study = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  public struct ListStudyQuestionnairesRequest: Message {
    public var studyID: String
    public var language: String
    public var etag: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.language = ""
      self.etag = ""
    }

    public init(
      studyID: String = "",
      language: String = "",
      etag: String = ""
    ) {
      self.studyID = studyID
      self.language = language
      self.etag = etag
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListStudyQuestionnairesRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListStudyQuestionnairesRequest.self)
    otolith__catalogue__v1__list_study_questionnaires_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
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

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.version = 0
    }

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetQuestionnaireVersionRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetQuestionnaireVersionRequest.self)
    otolith__catalogue__v1__get_questionnaire_version_request__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
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

    /// Every field at its default.
    public init() {
      self.study = nil
      self.questionnaires = []
      self.accessPassword = ""
      self.validateOnly = false
    }

    public init(
      study: CatalogueV1.Study? = nil,
      questionnaires: [CatalogueV1.Questionnaire] = [],
      accessPassword: String = "",
      validateOnly: Bool = false
    ) {
      self.study = study
      self.questionnaires = questionnaires
      self.accessPassword = accessPassword
      self.validateOnly = validateOnly
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
    dependencies: [CatalogueV1.studyFile, CatalogueV1.questionnaireFile],
    base64: """
      CiRvdG9saXRoL2NhdGFsb2d1ZS92MS9jYXRhbG9ndWUucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxGiBvdG9saXRoL2Nh\
      dGFsb2d1ZS92MS9zdHVkeS5wcm90bxoob3RvbGl0aC9jYXRhbG9ndWUvdjEvcXVlc3Rpb25uYWlyZS5wcm90byKAAQoSTGlz\
      dFN0dWRpZXNSZXF1ZXN0EhoKCGxhbmd1YWdlGAEgASgJUghsYW5ndWFnZRIbCglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXpl\
      Eh0KCnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbhISCgRldGFnGAQgASgJUgRldGFnIqsBChNMaXN0U3R1ZGllc1Jlc3Bv\
      bnNlEjUKB3N0dWRpZXMYASADKAsyGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5TdHVkeVIHc3R1ZGllcxImCg9uZXh0X3BhZ2Vf\
      dG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4SEgoEZXRhZxgDIAEoCVIEZXRhZxIhCgxub3RfbW9kaWZpZWQYBCABKAhSC25v\
      dE1vZGlmaWVkIlwKD0dldFN0dWR5UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIaCghsYW5ndWFnZRgCIAEo\
      CVIIbGFuZ3VhZ2USEgoEZXRhZxgDIAEoCVIEZXRhZyJ8ChBHZXRTdHVkeVJlc3BvbnNlEjEKBXN0dWR5GAEgASgLMhsub3Rv\
      bGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlSBXN0dWR5EhIKBGV0YWcYAiABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAMgASgI\
      Ugtub3RNb2RpZmllZCJrCh5MaXN0U3R1ZHlRdWVzdGlvbm5haXJlc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5\
      SWQSGgoIbGFuZ3VhZ2UYAiABKAlSCGxhbmd1YWdlEhIKBGV0YWcYAyABKAlSBGV0YWci4wEKH0xpc3RTdHVkeVF1ZXN0aW9u\
      bmFpcmVzUmVzcG9uc2USPAoEdXNlcxgBIAMoCzIoLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5UXVlc3Rpb25uYWlyZVIE\
      dXNlcxJLCg5xdWVzdGlvbm5haXJlcxgCIAMoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVSDnF1ZXN0\
      aW9ubmFpcmVzEhIKBGV0YWcYAyABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAQgASgIUgtub3RNb2RpZmllZCJlCh5HZXRR\
      dWVzdGlvbm5haXJlVmVyc2lvblJlcXVlc3QSKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgK\
      B3ZlcnNpb24YAiABKA1SB3ZlcnNpb24i4gEKEkltcG9ydFN0dWR5UmVxdWVzdBIxCgVzdHVkeRgBIAEoCzIbLm90b2xpdGgu\
      Y2F0YWxvZ3VlLnYxLlN0dWR5UgVzdHVkeRJLCg5xdWVzdGlvbm5haXJlcxgCIAMoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYx\
      LlF1ZXN0aW9ubmFpcmVSDnF1ZXN0aW9ubmFpcmVzEicKD2FjY2Vzc19wYXNzd29yZBgDIAEoCVIOYWNjZXNzUGFzc3dvcmQS\
      IwoNdmFsaWRhdGVfb25seRgEIAEoCFIMdmFsaWRhdGVPbmx5IrYBChNJbXBvcnRTdHVkeVJlc3BvbnNlEiUKDnN0dWR5X3Jl\
      dmlzaW9uGAEgASgNUg1zdHVkeVJldmlzaW9uEiMKDXN0dWR5X2NoYW5nZWQYAiABKAhSDHN0dWR5Q2hhbmdlZBJTCg5xdWVz\
      dGlvbm5haXJlcxgDIAMoCzIrLm90b2xpdGguY2F0YWxvZ3VlLnYxLkltcG9ydGVkUXVlc3Rpb25uYWlyZVIOcXVlc3Rpb25u\
      YWlyZXMinQEKFUltcG9ydGVkUXVlc3Rpb25uYWlyZRIpChBxdWVzdGlvbm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJl\
      SWQSGAoHdmVyc2lvbhgCIAEoDVIHdmVyc2lvbhIhCgxjb250ZW50X2hhc2gYAyABKAlSC2NvbnRlbnRIYXNoEhwKCXB1Ymxp\
      c2hlZBgEIAEoCFIJcHVibGlzaGVkMtADChBDYXRhbG9ndWVTZXJ2aWNlEmIKC0xpc3RTdHVkaWVzEigub3RvbGl0aC5jYXRh\
      bG9ndWUudjEuTGlzdFN0dWRpZXNSZXF1ZXN0Gikub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdFN0dWRpZXNSZXNwb25zZRJZ\
      CghHZXRTdHVkeRIlLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldFN0dWR5UmVxdWVzdBomLm90b2xpdGguY2F0YWxvZ3VlLnYx\
      LkdldFN0dWR5UmVzcG9uc2UShgEKF0xpc3RTdHVkeVF1ZXN0aW9ubmFpcmVzEjQub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlz\
      dFN0dWR5UXVlc3Rpb25uYWlyZXNSZXF1ZXN0GjUub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdFN0dWR5UXVlc3Rpb25uYWly\
      ZXNSZXNwb25zZRJ0ChdHZXRRdWVzdGlvbm5haXJlVmVyc2lvbhI0Lm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldFF1ZXN0aW9u\
      bmFpcmVWZXJzaW9uUmVxdWVzdBojLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmUydgoQQXV0aG9yaW5nU2Vy\
      dmljZRJiCgtJbXBvcnRTdHVkeRIoLm90b2xpdGguY2F0YWxvZ3VlLnYxLkltcG9ydFN0dWR5UmVxdWVzdBopLm90b2xpdGgu\
      Y2F0YWxvZ3VlLnYxLkltcG9ydFN0dWR5UmVzcG9uc2ViBnByb3RvMw==
      """)
}
