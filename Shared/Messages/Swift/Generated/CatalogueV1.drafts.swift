// Generated from otolith/catalogue/v1/drafts.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  public enum VersionChangeKind: RawRepresentable, CaseIterable, Sendable, Hashable {
    case unspecified
    case added
    case removed
    /// A text in some language is another one.
    case reworded
    /// Codes, weights or the range of answers differ: answers cannot be compared.
    case recoded
    case moved
    /// Something else differs: its id, whether it must be answered, when it is shown, how it is drawn.
    case altered
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .added, .removed, .reworded, .recoded, .moved, .altered] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .added
        case 2: .removed
        case 3: .reworded
        case 4: .recoded
        case 5: .moved
        case 6: .altered
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .added: 1
        case .removed: 2
        case .reworded: 3
        case .recoded: 4
        case .moved: 5
        case .altered: 6
        case .unrecognized(let number): number
      }
    }
  }
}

extension CatalogueV1 {
  public struct QuestionnaireVersionName: Message {
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

extension CatalogueV1.QuestionnaireVersionName {
  public static var fullName: String { "otolith.catalogue.v1.QuestionnaireVersionName" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__QuestionnaireVersionName()
    otolith__catalogue__v1__questionnaire_version_name__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__QuestionnaireVersionName>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__QuestionnaireVersionName> {
    let c = arena.allocate(Otolith__Catalogue__V1__QuestionnaireVersionName.self)
    otolith__catalogue__v1__questionnaire_version_name__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    return c
  }
}

extension CatalogueV1 {
  public struct Draft: Message {
    /// Made by the client: a UUID.
    public var draftID: String
    public var projectID: String
    /// Another one after each change.
    public var etag: String
    /// Neither version nor hash; those are counted and computed when it is published.
    public var questionnaire: CatalogueV1.Questionnaire?
    public var createdAt: GoogleProtobuf.Timestamp?
    public var updatedAt: GoogleProtobuf.Timestamp?
    /// The newest version when it was made, or last published; 0: there was none.
    public var baseVersion: UInt32

    /// Every field at its default.
    public init() {
      self.draftID = ""
      self.projectID = ""
      self.etag = ""
      self.questionnaire = nil
      self.createdAt = nil
      self.updatedAt = nil
      self.baseVersion = 0
    }

    public init(
      draftID: String = "",
      projectID: String = "",
      etag: String = "",
      questionnaire: CatalogueV1.Questionnaire? = nil,
      createdAt: GoogleProtobuf.Timestamp? = nil,
      updatedAt: GoogleProtobuf.Timestamp? = nil,
      baseVersion: UInt32 = 0
    ) {
      self.draftID = draftID
      self.projectID = projectID
      self.etag = etag
      self.questionnaire = questionnaire
      self.createdAt = createdAt
      self.updatedAt = updatedAt
      self.baseVersion = baseVersion
    }
  }
}

extension CatalogueV1.Draft {
  public static var fullName: String { "otolith.catalogue.v1.Draft" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Draft()
    otolith__catalogue__v1__draft__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Draft>) {
    self.draftID = Codec.string(c.pointee.draft_id)
    self.projectID = Codec.string(c.pointee.project_id)
    self.etag = Codec.string(c.pointee.etag)
    self.questionnaire = c.pointee.questionnaire.map { CatalogueV1.Questionnaire($0) }
    self.createdAt = c.pointee.created_at.map { GoogleProtobuf.Timestamp($0) }
    self.updatedAt = c.pointee.updated_at.map { GoogleProtobuf.Timestamp($0) }
    self.baseVersion = c.pointee.base_version
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Draft> {
    let c = arena.allocate(Otolith__Catalogue__V1__Draft.self)
    otolith__catalogue__v1__draft__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if let value = self.questionnaire { c.pointee.questionnaire = value.cStruct(in: arena) }
    if let value = self.createdAt { c.pointee.created_at = value.cStruct(in: arena) }
    if let value = self.updatedAt { c.pointee.updated_at = value.cStruct(in: arena) }
    c.pointee.base_version = self.baseVersion
    return c
  }
}

extension CatalogueV1 {
  public struct CreateDraftRequest: Message {
    public enum OneOfSource: Sendable, Hashable {
      /// Contents, which may be unfinished.
      case contents(CatalogueV1.Questionnaire)
      /// The next version of a questionnaire of this project.
      case revisionOf(CatalogueV1.QuestionnaireVersionName)
      /// A questionnaire of one's own that goes on from another one, with its item ids: answers stay
      /// comparable. Where only the structure is shared, without the wording.
      case forkOf(CatalogueV1.QuestionnaireVersionName)
      /// The same without item ids: a template whose meaning may be changed.
      case copyOf(CatalogueV1.QuestionnaireVersionName)
    }

    /// A UUID.
    public var draftID: String
    public var projectID: String
    /// Of the questionnaire that it becomes. Empty where the source says it.
    public var questionnaireID: String
    public var source: CatalogueV1.CreateDraftRequest.OneOfSource?
    /// BCP 47, for an empty draft; default `en`.
    public var defaultLanguage: String

    /// Every field at its default.
    public init() {
      self.draftID = ""
      self.projectID = ""
      self.questionnaireID = ""
      self.source = nil
      self.defaultLanguage = ""
    }

    public init(
      draftID: String = "",
      projectID: String = "",
      questionnaireID: String = "",
      source: CatalogueV1.CreateDraftRequest.OneOfSource? = nil,
      defaultLanguage: String = ""
    ) {
      self.draftID = draftID
      self.projectID = projectID
      self.questionnaireID = questionnaireID
      self.source = source
      self.defaultLanguage = defaultLanguage
    }
  }
}

extension CatalogueV1.CreateDraftRequest {
  public static var fullName: String { "otolith.catalogue.v1.CreateDraftRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__CreateDraftRequest()
    otolith__catalogue__v1__create_draft_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__CreateDraftRequest>) {
    self.draftID = Codec.string(c.pointee.draft_id)
    self.projectID = Codec.string(c.pointee.project_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.source = switch c.pointee.source_case.rawValue {
      case 4: .contents(CatalogueV1.Questionnaire(c.pointee.contents!))
      case 5: .revisionOf(CatalogueV1.QuestionnaireVersionName(c.pointee.revision_of!))
      case 6: .forkOf(CatalogueV1.QuestionnaireVersionName(c.pointee.fork_of!))
      case 7: .copyOf(CatalogueV1.QuestionnaireVersionName(c.pointee.copy_of!))
      default: nil
    }
    self.defaultLanguage = Codec.string(c.pointee.default_language)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__CreateDraftRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__CreateDraftRequest.self)
    otolith__catalogue__v1__create_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    switch self.source {
      case .contents(let value)?:
        c.pointee.source_case = .init(rawValue: 4)
        c.pointee.contents = value.cStruct(in: arena)
      case .revisionOf(let value)?:
        c.pointee.source_case = .init(rawValue: 5)
        c.pointee.revision_of = value.cStruct(in: arena)
      case .forkOf(let value)?:
        c.pointee.source_case = .init(rawValue: 6)
        c.pointee.fork_of = value.cStruct(in: arena)
      case .copyOf(let value)?:
        c.pointee.source_case = .init(rawValue: 7)
        c.pointee.copy_of = value.cStruct(in: arena)
      case nil: break
    }
    if !self.defaultLanguage.isEmpty { c.pointee.default_language = arena.string(self.defaultLanguage) }
    return c
  }
}

extension CatalogueV1 {
  public struct GetDraftRequest: Message {
    public var draftID: String
    /// From an earlier answer; unchanged contents answer `not_modified`.
    public var etag: String
    /// Fields of Questionnaire; empty: all.
    public var readMask: [String]

    /// Every field at its default.
    public init() {
      self.draftID = ""
      self.etag = ""
      self.readMask = []
    }

    public init(
      draftID: String = "",
      etag: String = "",
      readMask: [String] = []
    ) {
      self.draftID = draftID
      self.etag = etag
      self.readMask = readMask
    }
  }
}

extension CatalogueV1.GetDraftRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetDraftRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__GetDraftRequest()
    otolith__catalogue__v1__get_draft_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetDraftRequest>) {
    self.draftID = Codec.string(c.pointee.draft_id)
    self.etag = Codec.string(c.pointee.etag)
    self.readMask = Codec.array(c.pointee.read_mask, c.pointee.n_read_mask) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetDraftRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetDraftRequest.self)
    otolith__catalogue__v1__get_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if !self.readMask.isEmpty {
      c.pointee.n_read_mask = self.readMask.count
      c.pointee.read_mask = arena.array(self.readMask) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1 {
  public struct GetDraftResponse: Message {
    public var draft: CatalogueV1.Draft?
    public var notModified: Bool

    /// Every field at its default.
    public init() {
      self.draft = nil
      self.notModified = false
    }

    public init(
      draft: CatalogueV1.Draft? = nil,
      notModified: Bool = false
    ) {
      self.draft = draft
      self.notModified = notModified
    }
  }
}

extension CatalogueV1.GetDraftResponse {
  public static var fullName: String { "otolith.catalogue.v1.GetDraftResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__GetDraftResponse()
    otolith__catalogue__v1__get_draft_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetDraftResponse>) {
    self.draft = c.pointee.draft.map { CatalogueV1.Draft($0) }
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetDraftResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetDraftResponse.self)
    otolith__catalogue__v1__get_draft_response__init(c)
    if let value = self.draft { c.pointee.draft = value.cStruct(in: arena) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  public struct ListDraftsRequest: Message {
    public var projectID: String
    /// 1–100; 0 means 50.
    public var pageSize: UInt32
    public var pageToken: String
    /// Only drafts of this questionnaire; empty: all.
    public var questionnaireID: String
    public var etag: String

    /// Every field at its default.
    public init() {
      self.projectID = ""
      self.pageSize = 0
      self.pageToken = ""
      self.questionnaireID = ""
      self.etag = ""
    }

    public init(
      projectID: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = "",
      questionnaireID: String = "",
      etag: String = ""
    ) {
      self.projectID = projectID
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.questionnaireID = questionnaireID
      self.etag = etag
    }
  }
}

extension CatalogueV1.ListDraftsRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListDraftsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListDraftsRequest()
    otolith__catalogue__v1__list_drafts_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListDraftsRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListDraftsRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListDraftsRequest.self)
    otolith__catalogue__v1__list_drafts_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  public struct ListDraftsResponse: Message {
    /// With id, title and default language of the questionnaire only.
    public var drafts: [CatalogueV1.Draft]
    public var nextPageToken: String
    public var etag: String
    public var notModified: Bool

    /// Every field at its default.
    public init() {
      self.drafts = []
      self.nextPageToken = ""
      self.etag = ""
      self.notModified = false
    }

    public init(
      drafts: [CatalogueV1.Draft] = [],
      nextPageToken: String = "",
      etag: String = "",
      notModified: Bool = false
    ) {
      self.drafts = drafts
      self.nextPageToken = nextPageToken
      self.etag = etag
      self.notModified = notModified
    }
  }
}

extension CatalogueV1.ListDraftsResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListDraftsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListDraftsResponse()
    otolith__catalogue__v1__list_drafts_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListDraftsResponse>) {
    self.drafts = Codec.messages(c.pointee.drafts, c.pointee.n_drafts) { CatalogueV1.Draft($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListDraftsResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListDraftsResponse.self)
    otolith__catalogue__v1__list_drafts_response__init(c)
    if !self.drafts.isEmpty {
      c.pointee.n_drafts = self.drafts.count
      c.pointee.drafts = arena.array(self.drafts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Draft>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  public struct UpdateDraftRequest: Message {
    public var draftID: String
    public var questionnaire: CatalogueV1.Questionnaire?
    /// Fields of Questionnaire to take over; `elements.<element_id>` replaces one element. Empty: all.
    public var updateMask: [String]
    /// Of what was read; required.
    public var etag: String
    /// False: the service marks translations whose source changes as outdated. True: marks are taken
    /// as they are given, for a translator who has looked at them.
    public var keepOutdatedMarks: Bool
    /// The newest version that the contents take into account; 0: unchanged.
    public var baseVersion: UInt32

    /// Every field at its default.
    public init() {
      self.draftID = ""
      self.questionnaire = nil
      self.updateMask = []
      self.etag = ""
      self.keepOutdatedMarks = false
      self.baseVersion = 0
    }

    public init(
      draftID: String = "",
      questionnaire: CatalogueV1.Questionnaire? = nil,
      updateMask: [String] = [],
      etag: String = "",
      keepOutdatedMarks: Bool = false,
      baseVersion: UInt32 = 0
    ) {
      self.draftID = draftID
      self.questionnaire = questionnaire
      self.updateMask = updateMask
      self.etag = etag
      self.keepOutdatedMarks = keepOutdatedMarks
      self.baseVersion = baseVersion
    }
  }
}

extension CatalogueV1.UpdateDraftRequest {
  public static var fullName: String { "otolith.catalogue.v1.UpdateDraftRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__UpdateDraftRequest()
    otolith__catalogue__v1__update_draft_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__UpdateDraftRequest>) {
    self.draftID = Codec.string(c.pointee.draft_id)
    self.questionnaire = c.pointee.questionnaire.map { CatalogueV1.Questionnaire($0) }
    self.updateMask = Codec.array(c.pointee.update_mask, c.pointee.n_update_mask) { Codec.string($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.keepOutdatedMarks = c.pointee.keep_outdated_marks != 0
    self.baseVersion = c.pointee.base_version
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__UpdateDraftRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__UpdateDraftRequest.self)
    otolith__catalogue__v1__update_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if let value = self.questionnaire { c.pointee.questionnaire = value.cStruct(in: arena) }
    if !self.updateMask.isEmpty {
      c.pointee.n_update_mask = self.updateMask.count
      c.pointee.update_mask = arena.array(self.updateMask) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.keep_outdated_marks = self.keepOutdatedMarks ? 1 : 0
    c.pointee.base_version = self.baseVersion
    return c
  }
}

extension CatalogueV1 {
  public struct DeleteDraftRequest: Message {
    public var draftID: String
    /// Empty: whatever it is now.
    public var etag: String

    /// Every field at its default.
    public init() {
      self.draftID = ""
      self.etag = ""
    }

    public init(
      draftID: String = "",
      etag: String = ""
    ) {
      self.draftID = draftID
      self.etag = etag
    }
  }
}

extension CatalogueV1.DeleteDraftRequest {
  public static var fullName: String { "otolith.catalogue.v1.DeleteDraftRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__DeleteDraftRequest()
    otolith__catalogue__v1__delete_draft_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DeleteDraftRequest>) {
    self.draftID = Codec.string(c.pointee.draft_id)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DeleteDraftRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__DeleteDraftRequest.self)
    otolith__catalogue__v1__delete_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  public struct DeleteDraftResponse: Message {
    /// False: it was gone already.
    public var deleted: Bool

    /// Every field at its default.
    public init() {
      self.deleted = false
    }

    public init(
      deleted: Bool = false
    ) {
      self.deleted = deleted
    }
  }
}

extension CatalogueV1.DeleteDraftResponse {
  public static var fullName: String { "otolith.catalogue.v1.DeleteDraftResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__DeleteDraftResponse()
    otolith__catalogue__v1__delete_draft_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DeleteDraftResponse>) {
    self.deleted = c.pointee.deleted != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DeleteDraftResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__DeleteDraftResponse.self)
    otolith__catalogue__v1__delete_draft_response__init(c)
    c.pointee.deleted = self.deleted ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  public struct CheckDraftRequest: Message {
    public var draftID: String

    /// Every field at its default.
    public init() {
      self.draftID = ""
    }

    public init(
      draftID: String = ""
    ) {
      self.draftID = draftID
    }
  }
}

extension CatalogueV1.CheckDraftRequest {
  public static var fullName: String { "otolith.catalogue.v1.CheckDraftRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__CheckDraftRequest()
    otolith__catalogue__v1__check_draft_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__CheckDraftRequest>) {
    self.draftID = Codec.string(c.pointee.draft_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__CheckDraftRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__CheckDraftRequest.self)
    otolith__catalogue__v1__check_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    return c
  }
}

extension CatalogueV1 {
  public struct CheckDraftResponse: Message {
    public var findings: [CatalogueV1.Finding]
    /// Of the contents that were checked.
    public var etag: String
    /// Whether it can be published: no finding is an error.
    public var publishable: Bool

    /// Every field at its default.
    public init() {
      self.findings = []
      self.etag = ""
      self.publishable = false
    }

    public init(
      findings: [CatalogueV1.Finding] = [],
      etag: String = "",
      publishable: Bool = false
    ) {
      self.findings = findings
      self.etag = etag
      self.publishable = publishable
    }
  }
}

extension CatalogueV1.CheckDraftResponse {
  public static var fullName: String { "otolith.catalogue.v1.CheckDraftResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__CheckDraftResponse()
    otolith__catalogue__v1__check_draft_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__CheckDraftResponse>) {
    self.findings = Codec.messages(c.pointee.findings, c.pointee.n_findings) { CatalogueV1.Finding($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.publishable = c.pointee.publishable != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__CheckDraftResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__CheckDraftResponse.self)
    otolith__catalogue__v1__check_draft_response__init(c)
    if !self.findings.isEmpty {
      c.pointee.n_findings = self.findings.count
      c.pointee.findings = arena.array(self.findings) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Finding>? }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.publishable = self.publishable ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  public struct PublishDraftRequest: Message {
    public var draftID: String
    /// Of what was read; required.
    public var etag: String

    /// Every field at its default.
    public init() {
      self.draftID = ""
      self.etag = ""
    }

    public init(
      draftID: String = "",
      etag: String = ""
    ) {
      self.draftID = draftID
      self.etag = etag
    }
  }
}

extension CatalogueV1.PublishDraftRequest {
  public static var fullName: String { "otolith.catalogue.v1.PublishDraftRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__PublishDraftRequest()
    otolith__catalogue__v1__publish_draft_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PublishDraftRequest>) {
    self.draftID = Codec.string(c.pointee.draft_id)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PublishDraftRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__PublishDraftRequest.self)
    otolith__catalogue__v1__publish_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  public struct PublishDraftResponse: Message {
    public var questionnaireID: String
    public var version: UInt32
    public var contentHash: String
    /// False: the newest version already had these contents.
    public var published: Bool
    /// Of the draft, which may go on towards the next version.
    public var etag: String
    /// Warnings.
    public var findings: [CatalogueV1.Finding]

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.version = 0
      self.contentHash = ""
      self.published = false
      self.etag = ""
      self.findings = []
    }

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0,
      contentHash: String = "",
      published: Bool = false,
      etag: String = "",
      findings: [CatalogueV1.Finding] = []
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
      self.contentHash = contentHash
      self.published = published
      self.etag = etag
      self.findings = findings
    }
  }
}

extension CatalogueV1.PublishDraftResponse {
  public static var fullName: String { "otolith.catalogue.v1.PublishDraftResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__PublishDraftResponse()
    otolith__catalogue__v1__publish_draft_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PublishDraftResponse>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.published = c.pointee.published != 0
    self.etag = Codec.string(c.pointee.etag)
    self.findings = Codec.messages(c.pointee.findings, c.pointee.n_findings) { CatalogueV1.Finding($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PublishDraftResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__PublishDraftResponse.self)
    otolith__catalogue__v1__publish_draft_response__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    c.pointee.published = self.published ? 1 : 0
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if !self.findings.isEmpty {
      c.pointee.n_findings = self.findings.count
      c.pointee.findings = arena.array(self.findings) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Finding>? }
    }
    return c
  }
}

extension CatalogueV1 {
  public struct RetireQuestionnaireRequest: Message {
    public var questionnaireID: String
    /// True takes a retirement back.
    public var reinstate: Bool

    /// Every field at its default.
    public init() {
      self.questionnaireID = ""
      self.reinstate = false
    }

    public init(
      questionnaireID: String = "",
      reinstate: Bool = false
    ) {
      self.questionnaireID = questionnaireID
      self.reinstate = reinstate
    }
  }
}

extension CatalogueV1.RetireQuestionnaireRequest {
  public static var fullName: String { "otolith.catalogue.v1.RetireQuestionnaireRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__RetireQuestionnaireRequest()
    otolith__catalogue__v1__retire_questionnaire_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__RetireQuestionnaireRequest>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.reinstate = c.pointee.reinstate != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__RetireQuestionnaireRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__RetireQuestionnaireRequest.self)
    otolith__catalogue__v1__retire_questionnaire_request__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.reinstate = self.reinstate ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  public struct RetireQuestionnaireResponse: Message {
    /// False: it was so before.
    public var changed: Bool
    /// The newest.
    public var version: UInt32

    /// Every field at its default.
    public init() {
      self.changed = false
      self.version = 0
    }

    public init(
      changed: Bool = false,
      version: UInt32 = 0
    ) {
      self.changed = changed
      self.version = version
    }
  }
}

extension CatalogueV1.RetireQuestionnaireResponse {
  public static var fullName: String { "otolith.catalogue.v1.RetireQuestionnaireResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__RetireQuestionnaireResponse()
    otolith__catalogue__v1__retire_questionnaire_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__RetireQuestionnaireResponse>) {
    self.changed = c.pointee.changed != 0
    self.version = c.pointee.version
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__RetireQuestionnaireResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__RetireQuestionnaireResponse.self)
    otolith__catalogue__v1__retire_questionnaire_response__init(c)
    c.pointee.changed = self.changed ? 1 : 0
    c.pointee.version = self.version
    return c
  }
}

extension CatalogueV1 {
  public struct CompareVersionsRequest: Message {
    public var old: CatalogueV1.QuestionnaireVersionName?
    public var new: CatalogueV1.QuestionnaireVersionName?

    /// Every field at its default.
    public init() {
      self.old = nil
      self.new = nil
    }

    public init(
      old: CatalogueV1.QuestionnaireVersionName? = nil,
      new: CatalogueV1.QuestionnaireVersionName? = nil
    ) {
      self.old = old
      self.new = new
    }
  }
}

extension CatalogueV1.CompareVersionsRequest {
  public static var fullName: String { "otolith.catalogue.v1.CompareVersionsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__CompareVersionsRequest()
    otolith__catalogue__v1__compare_versions_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__CompareVersionsRequest>) {
    self.old = c.pointee.old.map { CatalogueV1.QuestionnaireVersionName($0) }
    self.new = c.pointee.new_.map { CatalogueV1.QuestionnaireVersionName($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__CompareVersionsRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__CompareVersionsRequest.self)
    otolith__catalogue__v1__compare_versions_request__init(c)
    if let value = self.old { c.pointee.old = value.cStruct(in: arena) }
    if let value = self.new { c.pointee.new_ = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  public struct CompareVersionsResponse: Message {
    public var changes: [CatalogueV1.VersionChange]
    public var etag: String

    /// Every field at its default.
    public init() {
      self.changes = []
      self.etag = ""
    }

    public init(
      changes: [CatalogueV1.VersionChange] = [],
      etag: String = ""
    ) {
      self.changes = changes
      self.etag = etag
    }
  }
}

extension CatalogueV1.CompareVersionsResponse {
  public static var fullName: String { "otolith.catalogue.v1.CompareVersionsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__CompareVersionsResponse()
    otolith__catalogue__v1__compare_versions_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__CompareVersionsResponse>) {
    self.changes = Codec.messages(c.pointee.changes, c.pointee.n_changes) { CatalogueV1.VersionChange($0) }
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__CompareVersionsResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__CompareVersionsResponse.self)
    otolith__catalogue__v1__compare_versions_response__init(c)
    if !self.changes.isEmpty {
      c.pointee.n_changes = self.changes.count
      c.pointee.changes = arena.array(self.changes) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__VersionChange>? }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  public struct VersionChange: Message {
    public var kind: CatalogueV1.VersionChangeKind
    /// Empty: the questionnaire itself.
    public var elementID: String
    public var itemID: String
    /// For people.
    public var detail: String
    /// In which a text differs.
    public var languages: [String]

    /// Every field at its default.
    public init() {
      self.kind = CatalogueV1.VersionChangeKind(rawValue: 0)
      self.elementID = ""
      self.itemID = ""
      self.detail = ""
      self.languages = []
    }

    public init(
      kind: CatalogueV1.VersionChangeKind = CatalogueV1.VersionChangeKind(rawValue: 0),
      elementID: String = "",
      itemID: String = "",
      detail: String = "",
      languages: [String] = []
    ) {
      self.kind = kind
      self.elementID = elementID
      self.itemID = itemID
      self.detail = detail
      self.languages = languages
    }
  }
}

extension CatalogueV1.VersionChange {
  public static var fullName: String { "otolith.catalogue.v1.VersionChange" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__VersionChange()
    otolith__catalogue__v1__version_change__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__VersionChange>) {
    self.kind = CatalogueV1.VersionChangeKind(rawValue: Int32(truncatingIfNeeded: c.pointee.kind.rawValue))
    self.elementID = Codec.string(c.pointee.element_id)
    self.itemID = Codec.string(c.pointee.item_id)
    self.detail = Codec.string(c.pointee.detail)
    self.languages = Codec.array(c.pointee.languages, c.pointee.n_languages) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__VersionChange> {
    let c = arena.allocate(Otolith__Catalogue__V1__VersionChange.self)
    otolith__catalogue__v1__version_change__init(c)
    c.pointee.kind = Otolith__Catalogue__V1__VersionChangeKind(rawValue: .init(truncatingIfNeeded: self.kind.rawValue))
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    if !self.itemID.isEmpty { c.pointee.item_id = arena.string(self.itemID) }
    if !self.detail.isEmpty { c.pointee.detail = arena.string(self.detail) }
    if !self.languages.isEmpty {
      c.pointee.n_languages = self.languages.count
      c.pointee.languages = arena.array(self.languages) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1 {
  public struct GetTranslationStateRequest: Message {
    public enum OneOfSubject: Sendable, Hashable {
      case draftID(String)
      case version(CatalogueV1.QuestionnaireVersionName)
    }

    public var subject: CatalogueV1.GetTranslationStateRequest.OneOfSubject?

    /// Every field at its default.
    public init() {
      self.subject = nil
    }

    public init(
      subject: CatalogueV1.GetTranslationStateRequest.OneOfSubject? = nil
    ) {
      self.subject = subject
    }
  }
}

extension CatalogueV1.GetTranslationStateRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetTranslationStateRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__GetTranslationStateRequest()
    otolith__catalogue__v1__get_translation_state_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetTranslationStateRequest>) {
    self.subject = switch c.pointee.subject_case.rawValue {
      case 1: .draftID(Codec.string(c.pointee.draft_id))
      case 2: .version(CatalogueV1.QuestionnaireVersionName(c.pointee.version!))
      default: nil
    }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetTranslationStateRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetTranslationStateRequest.self)
    otolith__catalogue__v1__get_translation_state_request__init(c)
    switch self.subject {
      case .draftID(let value)?:
        c.pointee.subject_case = .init(rawValue: 1)
        c.pointee.draft_id = arena.string(value)
      case .version(let value)?:
        c.pointee.subject_case = .init(rawValue: 2)
        c.pointee.version = value.cStruct(in: arena)
      case nil: break
    }
    return c
  }
}

extension CatalogueV1 {
  public struct GetTranslationStateResponse: Message {
    public var languages: [CatalogueV1.LanguageState]
    public var etag: String

    /// Every field at its default.
    public init() {
      self.languages = []
      self.etag = ""
    }

    public init(
      languages: [CatalogueV1.LanguageState] = [],
      etag: String = ""
    ) {
      self.languages = languages
      self.etag = etag
    }
  }
}

extension CatalogueV1.GetTranslationStateResponse {
  public static var fullName: String { "otolith.catalogue.v1.GetTranslationStateResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__GetTranslationStateResponse()
    otolith__catalogue__v1__get_translation_state_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetTranslationStateResponse>) {
    self.languages = Codec.messages(c.pointee.languages, c.pointee.n_languages) { CatalogueV1.LanguageState($0) }
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetTranslationStateResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetTranslationStateResponse.self)
    otolith__catalogue__v1__get_translation_state_response__init(c)
    if !self.languages.isEmpty {
      c.pointee.n_languages = self.languages.count
      c.pointee.languages = arena.array(self.languages) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__LanguageState>? }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  public struct LanguageState: Message {
    /// BCP 47.
    public var language: String
    public var translated: UInt32
    /// Those of them whose source changed since.
    public var outdated: UInt32
    public var total: UInt32
    /// Keys of the texts that are missing or outdated, e.g. `elements.mtq01.options.2`; at most 500.
    public var openTexts: [String]
    /// Whether every text must have it.
    public var promised: Bool

    /// Every field at its default.
    public init() {
      self.language = ""
      self.translated = 0
      self.outdated = 0
      self.total = 0
      self.openTexts = []
      self.promised = false
    }

    public init(
      language: String = "",
      translated: UInt32 = 0,
      outdated: UInt32 = 0,
      total: UInt32 = 0,
      openTexts: [String] = [],
      promised: Bool = false
    ) {
      self.language = language
      self.translated = translated
      self.outdated = outdated
      self.total = total
      self.openTexts = openTexts
      self.promised = promised
    }
  }
}

extension CatalogueV1.LanguageState {
  public static var fullName: String { "otolith.catalogue.v1.LanguageState" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__LanguageState()
    otolith__catalogue__v1__language_state__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__LanguageState>) {
    self.language = Codec.string(c.pointee.language)
    self.translated = c.pointee.translated
    self.outdated = c.pointee.outdated
    self.total = c.pointee.total
    self.openTexts = Codec.array(c.pointee.open_texts, c.pointee.n_open_texts) { Codec.string($0) }
    self.promised = c.pointee.promised != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__LanguageState> {
    let c = arena.allocate(Otolith__Catalogue__V1__LanguageState.self)
    otolith__catalogue__v1__language_state__init(c)
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    c.pointee.translated = self.translated
    c.pointee.outdated = self.outdated
    c.pointee.total = self.total
    if !self.openTexts.isEmpty {
      c.pointee.n_open_texts = self.openTexts.count
      c.pointee.open_texts = arena.array(self.openTexts) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    c.pointee.promised = self.promised ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// The descriptor of `otolith/catalogue/v1/drafts.proto`.
  public static let draftsFile = ProtoFile(
    name: "otolith/catalogue/v1/drafts.proto",
    dependencies: [GoogleProtobuf.timestampFile, CatalogueV1.findingsFile, CatalogueV1.questionnaireFile],
    base64: """
      CiFvdG9saXRoL2NhdGFsb2d1ZS92MS9kcmFmdHMucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxGh9nb29nbGUvcHJvdG9i\
      dWYvdGltZXN0YW1wLnByb3RvGiNvdG9saXRoL2NhdGFsb2d1ZS92MS9maW5kaW5ncy5wcm90bxoob3RvbGl0aC9jYXRhbG9n\
      dWUvdjEvcXVlc3Rpb25uYWlyZS5wcm90byJfChhRdWVzdGlvbm5haXJlVmVyc2lvbk5hbWUSKQoQcXVlc3Rpb25uYWlyZV9p\
      ZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNpb24iuQIKBURyYWZ0EhkKCGRyYWZ0X2lk\
      GAEgASgJUgdkcmFmdElkEh0KCnByb2plY3RfaWQYAiABKAlSCXByb2plY3RJZBISCgRldGFnGAMgASgJUgRldGFnEkkKDXF1\
      ZXN0aW9ubmFpcmUYBCABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlUg1xdWVzdGlvbm5haXJlEjkK\
      CmNyZWF0ZWRfYXQYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgljcmVhdGVkQXQSOQoKdXBkYXRlZF9hdBgG\
      IAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCXVwZGF0ZWRBdBIhCgxiYXNlX3ZlcnNpb24YByABKA1SC2Jhc2VW\
      ZXJzaW9uItoDChJDcmVhdGVEcmFmdFJlcXVlc3QSGQoIZHJhZnRfaWQYASABKAlSB2RyYWZ0SWQSHQoKcHJvamVjdF9pZBgC\
      IAEoCVIJcHJvamVjdElkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAyABKAlSD3F1ZXN0aW9ubmFpcmVJZBJBCghjb250ZW50cxgE\
      IAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVIAFIIY29udGVudHMSUQoLcmV2aXNpb25fb2YYBSAB\
      KAsyLi5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlVmVyc2lvbk5hbWVIAFIKcmV2aXNpb25PZhJJCgdmb3Jr\
      X29mGAYgASgLMi4ub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25uYWlyZVZlcnNpb25OYW1lSABSBmZvcmtPZhJJCgdj\
      b3B5X29mGAcgASgLMi4ub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25uYWlyZVZlcnNpb25OYW1lSABSBmNvcHlPZhIp\
      ChBkZWZhdWx0X2xhbmd1YWdlGAggASgJUg9kZWZhdWx0TGFuZ3VhZ2VCCAoGc291cmNlIl0KD0dldERyYWZ0UmVxdWVzdBIZ\
      CghkcmFmdF9pZBgBIAEoCVIHZHJhZnRJZBISCgRldGFnGAIgASgJUgRldGFnEhsKCXJlYWRfbWFzaxgDIAMoCVIIcmVhZE1h\
      c2siaAoQR2V0RHJhZnRSZXNwb25zZRIxCgVkcmFmdBgBIAEoCzIbLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRyYWZ0UgVkcmFm\
      dBIhCgxub3RfbW9kaWZpZWQYAiABKAhSC25vdE1vZGlmaWVkIq0BChFMaXN0RHJhZnRzUmVxdWVzdBIdCgpwcm9qZWN0X2lk\
      GAEgASgJUglwcm9qZWN0SWQSGwoJcGFnZV9zaXplGAIgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdl\
      VG9rZW4SKQoQcXVlc3Rpb25uYWlyZV9pZBgEIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhIKBGV0YWcYBSABKAlSBGV0YWciqAEK\
      Ekxpc3REcmFmdHNSZXNwb25zZRIzCgZkcmFmdHMYASADKAsyGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5EcmFmdFIGZHJhZnRz\
      EiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbhISCgRldGFnGAMgASgJUgRldGFnEiEKDG5vdF9tb2Rp\
      ZmllZBgEIAEoCFILbm90TW9kaWZpZWQiggIKElVwZGF0ZURyYWZ0UmVxdWVzdBIZCghkcmFmdF9pZBgBIAEoCVIHZHJhZnRJ\
      ZBJJCg1xdWVzdGlvbm5haXJlGAIgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25uYWlyZVINcXVlc3Rpb25u\
      YWlyZRIfCgt1cGRhdGVfbWFzaxgDIAMoCVIKdXBkYXRlTWFzaxISCgRldGFnGAQgASgJUgRldGFnEi4KE2tlZXBfb3V0ZGF0\
      ZWRfbWFya3MYBSABKAhSEWtlZXBPdXRkYXRlZE1hcmtzEiEKDGJhc2VfdmVyc2lvbhgGIAEoDVILYmFzZVZlcnNpb24iQwoS\
      RGVsZXRlRHJhZnRSZXF1ZXN0EhkKCGRyYWZ0X2lkGAEgASgJUgdkcmFmdElkEhIKBGV0YWcYAiABKAlSBGV0YWciLwoTRGVs\
      ZXRlRHJhZnRSZXNwb25zZRIYCgdkZWxldGVkGAEgASgIUgdkZWxldGVkIi4KEUNoZWNrRHJhZnRSZXF1ZXN0EhkKCGRyYWZ0\
      X2lkGAEgASgJUgdkcmFmdElkIoUBChJDaGVja0RyYWZ0UmVzcG9uc2USOQoIZmluZGluZ3MYASADKAsyHS5vdG9saXRoLmNh\
      dGFsb2d1ZS52MS5GaW5kaW5nUghmaW5kaW5ncxISCgRldGFnGAIgASgJUgRldGFnEiAKC3B1Ymxpc2hhYmxlGAMgASgIUgtw\
      dWJsaXNoYWJsZSJEChNQdWJsaXNoRHJhZnRSZXF1ZXN0EhkKCGRyYWZ0X2lkGAEgASgJUgdkcmFmdElkEhIKBGV0YWcYAiAB\
      KAlSBGV0YWci6wEKFFB1Ymxpc2hEcmFmdFJlc3BvbnNlEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFp\
      cmVJZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEiEKDGNvbnRlbnRfaGFzaBgDIAEoCVILY29udGVudEhhc2gSHAoJcHVi\
      bGlzaGVkGAQgASgIUglwdWJsaXNoZWQSEgoEZXRhZxgFIAEoCVIEZXRhZxI5CghmaW5kaW5ncxgGIAMoCzIdLm90b2xpdGgu\
      Y2F0YWxvZ3VlLnYxLkZpbmRpbmdSCGZpbmRpbmdzImUKGlJldGlyZVF1ZXN0aW9ubmFpcmVSZXF1ZXN0EikKEHF1ZXN0aW9u\
      bmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIcCglyZWluc3RhdGUYAiABKAhSCXJlaW5zdGF0ZSJRChtSZXRpcmVR\
      dWVzdGlvbm5haXJlUmVzcG9uc2USGAoHY2hhbmdlZBgBIAEoCFIHY2hhbmdlZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9u\
      IpwBChZDb21wYXJlVmVyc2lvbnNSZXF1ZXN0EkAKA29sZBgBIAEoCzIuLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9u\
      bmFpcmVWZXJzaW9uTmFtZVIDb2xkEkAKA25ldxgCIAEoCzIuLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVW\
      ZXJzaW9uTmFtZVIDbmV3ImwKF0NvbXBhcmVWZXJzaW9uc1Jlc3BvbnNlEj0KB2NoYW5nZXMYASADKAsyIy5vdG9saXRoLmNh\
      dGFsb2d1ZS52MS5WZXJzaW9uQ2hhbmdlUgdjaGFuZ2VzEhIKBGV0YWcYAiABKAlSBGV0YWciugEKDVZlcnNpb25DaGFuZ2US\
      OwoEa2luZBgBIAEoDjInLm90b2xpdGguY2F0YWxvZ3VlLnYxLlZlcnNpb25DaGFuZ2VLaW5kUgRraW5kEh0KCmVsZW1lbnRf\
      aWQYAiABKAlSCWVsZW1lbnRJZBIXCgdpdGVtX2lkGAMgASgJUgZpdGVtSWQSFgoGZGV0YWlsGAQgASgJUgZkZXRhaWwSHAoJ\
      bGFuZ3VhZ2VzGAUgAygJUglsYW5ndWFnZXMikAEKGkdldFRyYW5zbGF0aW9uU3RhdGVSZXF1ZXN0EhsKCGRyYWZ0X2lkGAEg\
      ASgJSABSB2RyYWZ0SWQSSgoHdmVyc2lvbhgCIAEoCzIuLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVWZXJz\
      aW9uTmFtZUgAUgd2ZXJzaW9uQgkKB3N1YmplY3QidAobR2V0VHJhbnNsYXRpb25TdGF0ZVJlc3BvbnNlEkEKCWxhbmd1YWdl\
      cxgBIAMoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxhbmd1YWdlU3RhdGVSCWxhbmd1YWdlcxISCgRldGFnGAIgASgJUgRl\
      dGFnIrgBCg1MYW5ndWFnZVN0YXRlEhoKCGxhbmd1YWdlGAEgASgJUghsYW5ndWFnZRIeCgp0cmFuc2xhdGVkGAIgASgNUgp0\
      cmFuc2xhdGVkEhoKCG91dGRhdGVkGAMgASgNUghvdXRkYXRlZBIUCgV0b3RhbBgEIAEoDVIFdG90YWwSHQoKb3Blbl90ZXh0\
      cxgFIAMoCVIJb3BlblRleHRzEhoKCHByb21pc2VkGAYgASgIUghwcm9taXNlZCr7AQoRVmVyc2lvbkNoYW5nZUtpbmQSIwof\
      VkVSU0lPTl9DSEFOR0VfS0lORF9VTlNQRUNJRklFRBAAEh0KGVZFUlNJT05fQ0hBTkdFX0tJTkRfQURERUQQARIfChtWRVJT\
      SU9OX0NIQU5HRV9LSU5EX1JFTU9WRUQQAhIgChxWRVJTSU9OX0NIQU5HRV9LSU5EX1JFV09SREVEEAMSHwobVkVSU0lPTl9D\
      SEFOR0VfS0lORF9SRUNPREVEEAQSHQoZVkVSU0lPTl9DSEFOR0VfS0lORF9NT1ZFRBAFEh8KG1ZFUlNJT05fQ0hBTkdFX0tJ\
      TkRfQUxURVJFRBAGMrcICgxEcmFmdFNlcnZpY2USWQoLQ3JlYXRlRHJhZnQSKC5vdG9saXRoLmNhdGFsb2d1ZS52MS5DcmVh\
      dGVEcmFmdFJlcXVlc3QaGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5EcmFmdCIDkAICEl4KCEdldERyYWZ0EiUub3RvbGl0aC5j\
      YXRhbG9ndWUudjEuR2V0RHJhZnRSZXF1ZXN0GiYub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0RHJhZnRSZXNwb25zZSIDkAIB\
      EmQKCkxpc3REcmFmdHMSJy5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0RHJhZnRzUmVxdWVzdBooLm90b2xpdGguY2F0YWxv\
      Z3VlLnYxLkxpc3REcmFmdHNSZXNwb25zZSIDkAIBElQKC1VwZGF0ZURyYWZ0Eigub3RvbGl0aC5jYXRhbG9ndWUudjEuVXBk\
      YXRlRHJhZnRSZXF1ZXN0Ghsub3RvbGl0aC5jYXRhbG9ndWUudjEuRHJhZnQSZwoLRGVsZXRlRHJhZnQSKC5vdG9saXRoLmNh\
      dGFsb2d1ZS52MS5EZWxldGVEcmFmdFJlcXVlc3QaKS5vdG9saXRoLmNhdGFsb2d1ZS52MS5EZWxldGVEcmFmdFJlc3BvbnNl\
      IgOQAgISZAoKQ2hlY2tEcmFmdBInLm90b2xpdGguY2F0YWxvZ3VlLnYxLkNoZWNrRHJhZnRSZXF1ZXN0Gigub3RvbGl0aC5j\
      YXRhbG9ndWUudjEuQ2hlY2tEcmFmdFJlc3BvbnNlIgOQAgESagoMUHVibGlzaERyYWZ0Eikub3RvbGl0aC5jYXRhbG9ndWUu\
      djEuUHVibGlzaERyYWZ0UmVxdWVzdBoqLm90b2xpdGguY2F0YWxvZ3VlLnYxLlB1Ymxpc2hEcmFmdFJlc3BvbnNlIgOQAgIS\
      fwoTUmV0aXJlUXVlc3Rpb25uYWlyZRIwLm90b2xpdGguY2F0YWxvZ3VlLnYxLlJldGlyZVF1ZXN0aW9ubmFpcmVSZXF1ZXN0\
      GjEub3RvbGl0aC5jYXRhbG9ndWUudjEuUmV0aXJlUXVlc3Rpb25uYWlyZVJlc3BvbnNlIgOQAgIScwoPQ29tcGFyZVZlcnNp\
      b25zEiwub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29tcGFyZVZlcnNpb25zUmVxdWVzdBotLm90b2xpdGguY2F0YWxvZ3VlLnYx\
      LkNvbXBhcmVWZXJzaW9uc1Jlc3BvbnNlIgOQAgESfwoTR2V0VHJhbnNsYXRpb25TdGF0ZRIwLm90b2xpdGguY2F0YWxvZ3Vl\
      LnYxLkdldFRyYW5zbGF0aW9uU3RhdGVSZXF1ZXN0GjEub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0VHJhbnNsYXRpb25TdGF0\
      ZVJlc3BvbnNlIgOQAgFCUQoUb3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRhbG9ndWUvdjE7Y2F0YWxvZ3Vl\
      djGqAhRPdG9saXRoLkNhdGFsb2d1ZS5WMUr7JwpVCgEMEgMBABIaSyBXcml0aW5nIHF1ZXN0aW9ubmFpcmVzOiBkcmFmdHMg\
      dGhhdCBtYXkgY2hhbmdlLCBhbmQgd2hhdCBiZWNvbWVzIG9mIHRoZW0uCgqoAQoCBgASBBAASgEamwEgUmVhZGluZyBkcmFm\
      dHMgbmVlZHMgYSByb2xlIGluIHRoZSBwcm9qZWN0LCBjaGFuZ2luZyB0ZXh0cyB0aGUgcm9sZSB0cmFuc2xhdG9yLCBldmVy\
      eXRoaW5nIGVsc2UKIHRoZSByb2xlIGxlYWRlci4gU2VlIFByb2plY3RTZXJ2aWNlIGZvciB3aGF0IG90aGVycyBnZXQuCgqw\
      BAoEBgACABIEGAIaAxqhBCBCZWdpbnMgYSBkcmFmdDogZW1wdHksIHdpdGggY29udGVudHMsIGFzIHRoZSBuZXh0IHZlcnNp\
      b24gb2YgYSBxdWVzdGlvbm5haXJlLCBvciBmcm9tIGFub3RoZXIKIG9uZS4gU2VudCBhZ2FpbiB3aXRoIHRoZSBzYW1lIGBk\
      cmFmdF9pZGAgaXQgY2hhbmdlcyBub3RoaW5nLgoKIEVycm9yczogQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gRFJBRlRf\
      RVhJU1RTIHdoZW4gdGhlIGlkIHdhcyB1c2VkIGZvciBzb21ldGhpbmcgZWxzZTsKIE5PVF9GT1VORCB3aXRoIHJlYXNvbiBR\
      VUVTVElPTk5BSVJFX1ZFUlNJT05fVU5LTk9XTiwgYWxzbyB3aGVyZSBpdHMgcHJvamVjdCBzaGFyZXMgaXQgd2l0aCBub2Jv\
      ZHk7CiBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBRVUVTVElPTk5BSVJFX09GX0FOT1RIRVJfUFJPSkVDVDsgUkVT\
      T1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uCiBUT09fTUFOWV9EUkFGVFM7IElOVkFMSURfQVJHVU1FTlQsIGFsc28gd2l0\
      aCBEUkFGVF9UT09fTEFSR0UsIFRPT19NQU5ZX0VMRU1FTlRTIG9yIFNIQVJJTkdfVU5LTk9XTi4KCjwKBAYAAgESBBwCHgMa\
      LiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBEUkFGVF9VTktOT1dOLgoKKAoEBgACAhIEIAIiAxoaIFdpdGhvdXQg\
      Y29udGVudHMsIGJ5IGlkLgoKwgIKBAYAAgMSAygCNhq0AiBTZW50IGFnYWluIHdpdGggdGhlIHNhbWUgZXRhZyBpdCBhbnN3\
      ZXJzIHRoZSBzYW1lLCB3aGlsZSB0aGUgZHJhZnQgaXMgYXMgaXQgYXNrcy4KCiBFcnJvcnM6IEFCT1JURUQgd2l0aCByZWFz\
      b24gRVRBR19NSVNNQVRDSCB3aGVuIHNvbWVib2R5IGVsc2UgY2hhbmdlZCBpdDsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aAog\
      cmVhc29uIFRFWFRTX09OTFkgd2hlbiBhIHRyYW5zbGF0b3IgY2hhbmdlcyBzb21ldGhpbmcgZWxzZTsgSU5WQUxJRF9BUkdV\
      TUVOVCBhcyBDcmVhdGVEcmFmdCwgYW5kCiB3aXRob3V0IGFuIGV0YWcgKFJFUVVJUkVEKS4KCjoKBAYAAgQSBCoCLAMaLCBF\
      cnJvcnM6IEFCT1JURUQgd2l0aCByZWFzb24gRVRBR19NSVNNQVRDSC4KCjwKBAYAAgUSBC4CMAMaLiBFdmVyeXRoaW5nIHRo\
      YXQgaXMgdG8gYmUgc2FpZCBhYm91dCBhIGRyYWZ0LgoKtwQKBAYAAgYSBDgCOgMaqAQgTWFrZXMgdGhlIG5leHQgdmVyc2lv\
      biBvZiB0aGUgcXVlc3Rpb25uYWlyZSwgb3IgZmluZHMgdGhhdCB0aGUgbmV3ZXN0IG9uZSBoYXMgdGhlc2UgY29udGVudHMu\
      CiBTZW50IGFnYWluIHdpdGggdGhlIHNhbWUgZXRhZyBpdCBhbnN3ZXJzIHRoZSBzYW1lLCBidXQgdGhhdCBpdCBwdWJsaXNo\
      ZWQgbm90aGluZy4KCiBFcnJvcnM6IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gRFJBRlRfSEFTX0ZJTkRJTkdT\
      IGFuZCBldmVyeSBmaW5kaW5nOyBBQk9SVEVEIHdpdGgKIHJlYXNvbiBFVEFHX01JU01BVENILCBvciBQVUJMSVNIRURfTUVB\
      TldISUxFIHdoZW4gdGhlIG5ld2VzdCB2ZXJzaW9uIGlzIG5vdCB0aGUgb25lIHRoYXQgdGhlCiBkcmFmdCB3YXMgbWFkZSBm\
      cm9tOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBRVUVTVElPTk5BSVJFX09GX0FOT1RIRVJfUFJPSkVDVDsKIEZB\
      SUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gUVVFU1RJT05OQUlSRV9SRVRJUkVEOyBJTlZBTElEX0FSR1VNRU5UIHdp\
      dGhvdXQgYW4gZXRhZyAoUkVRVUlSRUQpLgoK8QEKBAYAAgcSBD8CQQMa4gEgRW5kcyB0aGUgdXNlIG9mIGEgcXVlc3Rpb25u\
      YWlyZSwgb3IgdGFrZXMgdGhhdCBiYWNrLiBWZXJzaW9ucyBzdGF5IHJlYWRhYmxlLCBzdHVkaWVzIHRoYXQgdXNlCiB0aGVt\
      IGdvIG9uOyBubyBzdHVkeSB0YWtlcyBpdCB1cCBhbmV3IGFuZCBubyB2ZXJzaW9uIGlzIHB1Ymxpc2hlZC4KCiBFcnJvcnM6\
      IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBRVUVTVElPTk5BSVJFX1ZFUlNJT05fVU5LTk9XTi4KCloKBAYAAggSBEMCRQMaTCBX\
      aGF0IGNoYW5nZWQgZnJvbSBvbmUgdmVyc2lvbiB0byBhbm90aGVyLCBvZiB0d28gdGhhdCB0aGUgY2FsbGVyIG1heSByZWFk\
      LgoKPQoEBgACCRIERwJJAxovIEhvdyBmYXIgYSBkcmFmdCwgb3IgYSB2ZXJzaW9uLCBpcyB0cmFuc2xhdGVkLgoKIgoEBAAC\
      ARIDTwIVGhUgMCBtZWFucyB0aGUgbmV3ZXN0LgoKKgoEBAECABIDVAIWGh0gTWFkZSBieSB0aGUgY2xpZW50OiBhIFVVSUQu\
      CgotCgQEAQICEgNXAhIaICBBbm90aGVyIG9uZSBhZnRlciBlYWNoIGNoYW5nZS4KCl0KBAQBAgMSA1kCIhpQIE5laXRoZXIg\
      dmVyc2lvbiBub3IgaGFzaDsgdGhvc2UgYXJlIGNvdW50ZWQgYW5kIGNvbXB1dGVkIHdoZW4gaXQgaXMgcHVibGlzaGVkLgoK\
      WQoEBAECBhIDXQIaGkwgVGhlIG5ld2VzdCB2ZXJzaW9uIHdoZW4gaXQgd2FzIG1hZGUsIG9yIGxhc3QgcHVibGlzaGVkOyAw\
      OiB0aGVyZSB3YXMgbm9uZS4KChYKBAQCAgASA2ICFhoJIEEgVVVJRC4KClQKBAQCAgISA2UCHhpHIE9mIHRoZSBxdWVzdGlv\
      bm5haXJlIHRoYXQgaXQgYmVjb21lcy4gRW1wdHkgd2hlcmUgdGhlIHNvdXJjZSBzYXlzIGl0LgoKMQoEBAICAxIDaAQfGiQg\
      Q29udGVudHMsIHdoaWNoIG1heSBiZSB1bmZpbmlzaGVkLgoKQwoEBAICBBIDagQtGjYgVGhlIG5leHQgdmVyc2lvbiBvZiBh\
      IHF1ZXN0aW9ubmFpcmUgb2YgdGhpcyBwcm9qZWN0LgoKsQEKBAQCAgUSA20EKRqjASBBIHF1ZXN0aW9ubmFpcmUgb2Ygb25l\
      J3Mgb3duIHRoYXQgZ29lcyBvbiBmcm9tIGFub3RoZXIgb25lLCB3aXRoIGl0cyBpdGVtIGlkczogYW5zd2VycyBzdGF5CiBj\
      b21wYXJhYmxlLiBXaGVyZSBvbmx5IHRoZSBzdHJ1Y3R1cmUgaXMgc2hhcmVkLCB3aXRob3V0IHRoZSB3b3JkaW5nLgoKUgoE\
      BAICBhIDbwQpGkUgVGhlIHNhbWUgd2l0aG91dCBpdGVtIGlkczogYSB0ZW1wbGF0ZSB3aG9zZSBtZWFuaW5nIG1heSBiZSBj\
      aGFuZ2VkLgoKOAoEBAICBxIDcgIeGisgQkNQIDQ3LCBmb3IgYW4gZW1wdHkgZHJhZnQ7IGRlZmF1bHQgYGVuYC4KClAKBAQD\
      AgESA3gCEhpDIEZyb20gYW4gZWFybGllciBhbnN3ZXI7IHVuY2hhbmdlZCBjb250ZW50cyBhbnN3ZXIgYG5vdF9tb2RpZmll\
      ZGAuCgozCgQEAwICEgN6AiAaJiBGaWVsZHMgb2YgUXVlc3Rpb25uYWlyZTsgZW1wdHk6IGFsbC4KCiQKBAQFAgESBIUBAhca\
      FiAx4oCTMTAwOyAwIG1lYW5zIDUwLgoKPgoEBAUCAxIEiAECHhowIE9ubHkgZHJhZnRzIG9mIHRoaXMgcXVlc3Rpb25uYWly\
      ZTsgZW1wdHk6IGFsbC4KCk4KBAQGAgASBI4BAhwaQCBXaXRoIGlkLCB0aXRsZSBhbmQgZGVmYXVsdCBsYW5ndWFnZSBvZiB0\
      aGUgcXVlc3Rpb25uYWlyZSBvbmx5LgoKbwoEBAcCAhIEmAECIhphIEZpZWxkcyBvZiBRdWVzdGlvbm5haXJlIHRvIHRha2Ug\
      b3ZlcjsgYGVsZW1lbnRzLjxlbGVtZW50X2lkPmAgcmVwbGFjZXMgb25lIGVsZW1lbnQuIEVtcHR5OiBhbGwuCgorCgQEBwID\
      EgSaAQISGh0gT2Ygd2hhdCB3YXMgcmVhZDsgcmVxdWlyZWQuCgqrAQoEBAcCBBIEnQECHxqcASBGYWxzZTogdGhlIHNlcnZp\
      Y2UgbWFya3MgdHJhbnNsYXRpb25zIHdob3NlIHNvdXJjZSBjaGFuZ2VzIGFzIG91dGRhdGVkLiBUcnVlOiBtYXJrcyBhcmUg\
      dGFrZW4KIGFzIHRoZXkgYXJlIGdpdmVuLCBmb3IgYSB0cmFuc2xhdG9yIHdobyBoYXMgbG9va2VkIGF0IHRoZW0uCgpVCgQE\
      BwIFEgSfAQIaGkcgVGhlIG5ld2VzdCB2ZXJzaW9uIHRoYXQgdGhlIGNvbnRlbnRzIHRha2UgaW50byBhY2NvdW50OyAwOiB1\
      bmNoYW5nZWQuCgoqCgQECAIBEgSlAQISGhwgRW1wdHk6IHdoYXRldmVyIGl0IGlzIG5vdy4KCisKBAQJAgASBKoBAhMaHSBG\
      YWxzZTogaXQgd2FzIGdvbmUgYWxyZWFkeS4KCjIKBAQLAgESBLQBAhIaJCBPZiB0aGUgY29udGVudHMgdGhhdCB3ZXJlIGNo\
      ZWNrZWQuCgpECgQECwICEgS2AQIXGjYgV2hldGhlciBpdCBjYW4gYmUgcHVibGlzaGVkOiBubyBmaW5kaW5nIGlzIGFuIGVy\
      cm9yLgoKKwoEBAwCARIEvAECEhodIE9mIHdoYXQgd2FzIHJlYWQ7IHJlcXVpcmVkLgoKRQoEBA0CAxIExAECFRo3IEZhbHNl\
      OiB0aGUgbmV3ZXN0IHZlcnNpb24gYWxyZWFkeSBoYWQgdGhlc2UgY29udGVudHMuCgpHCgQEDQIEEgTGAQISGjkgT2YgdGhl\
      IGRyYWZ0LCB3aGljaCBtYXkgZ28gb24gdG93YXJkcyB0aGUgbmV4dCB2ZXJzaW9uLgoKGQoEBA0CBRIEyAECIBoLIFdhcm5p\
      bmdzLgoKLQoEBA4CARIEzgECFRofIFRydWUgdGFrZXMgYSByZXRpcmVtZW50IGJhY2suCgooCgQEDwIAEgTTAQITGhogRmFs\
      c2U6IGl0IHdhcyBzbyBiZWZvcmUuCgobCgQEDwIBEgTVAQIVGg0gVGhlIG5ld2VzdC4KCjcKBAUAAgMSBOcBAiMaKSBBIHRl\
      eHQgaW4gc29tZSBsYW5ndWFnZSBpcyBhbm90aGVyIG9uZS4KCloKBAUAAgQSBOkBAiIaTCBDb2Rlcywgd2VpZ2h0cyBvciB0\
      aGUgcmFuZ2Ugb2YgYW5zd2VycyBkaWZmZXI6IGFuc3dlcnMgY2Fubm90IGJlIGNvbXBhcmVkLgoKbwoEBQACBhIE7AECIhph\
      IFNvbWV0aGluZyBlbHNlIGRpZmZlcnM6IGl0cyBpZCwgd2hldGhlciBpdCBtdXN0IGJlIGFuc3dlcmVkLCB3aGVuIGl0IGlz\
      IHNob3duLCBob3cgaXQgaXMgZHJhd24uCgowCgQEEgIBEgTyAQIYGiIgRW1wdHk6IHRoZSBxdWVzdGlvbm5haXJlIGl0c2Vs\
      Zi4KChsKBAQSAgMSBPUBAhQaDSBGb3IgcGVvcGxlLgoKKAoEBBICBBIE9wECIBoaIEluIHdoaWNoIGEgdGV4dCBkaWZmZXJz\
      LgoKFwoEBBUCABIEiAICFhoJIEJDUCA0Ny4KCjkKBAQVAgISBIsCAhYaKyBUaG9zZSBvZiB0aGVtIHdob3NlIHNvdXJjZSBj\
      aGFuZ2VkIHNpbmNlLgoKbQoEBBUCBBIEjgICIRpfIEtleXMgb2YgdGhlIHRleHRzIHRoYXQgYXJlIG1pc3Npbmcgb3Igb3V0\
      ZGF0ZWQsIGUuZy4gYGVsZW1lbnRzLm10cTAxLm9wdGlvbnMuMmA7IGF0IG1vc3QgNTAwLgoKMAoEBBUCBRIEkAICFBoiIFdo\
      ZXRoZXIgZXZlcnkgdGV4dCBtdXN0IGhhdmUgaXQuCmIGcHJvdG8z
      """)
}
