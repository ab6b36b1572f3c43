// Generated from otolith/catalogue/v1/drafts.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  /// What happened to an element from one version to another.
  public enum VersionChangeKind: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Not used by the service.
    case unspecified
    /// It stands in the new version alone.
    case added
    /// It stands in the old version alone.
    case removed
    /// A text in some language is another one.
    case reworded
    /// Codes, weights or the range of answers differ: answers cannot be compared. An option that was added is
    /// ALTERED.
    case recoded
    /// It stands in another place among the others.
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
  /// A questionnaire that is being written.
  public struct Draft: Message {
    /// Made by the client: a UUID.
    public var draftID: String
    /// The project that owns it. Never changes.
    public var projectID: String
    /// Another one after each change.
    public var etag: String
    /// However unfinished. Neither version nor hash; those are counted and computed when it is published.
    public var questionnaire: CatalogueV1.Questionnaire?
    /// When it was begun.
    public var createTime: GoogleProtobuf.Timestamp?
    /// When it was changed last; when it was begun, if it never was.
    public var updateTime: GoogleProtobuf.Timestamp?
    /// The newest version when it was made, or last published; 0: there was none.
    public var baseVersion: UInt32

    /// Every field at its default.
    public init() {
      self.draftID = ""
      self.projectID = ""
      self.etag = ""
      self.questionnaire = nil
      self.createTime = nil
      self.updateTime = nil
      self.baseVersion = 0
    }

    public init(
      draftID: String = "",
      projectID: String = "",
      etag: String = "",
      questionnaire: CatalogueV1.Questionnaire? = nil,
      createTime: GoogleProtobuf.Timestamp? = nil,
      updateTime: GoogleProtobuf.Timestamp? = nil,
      baseVersion: UInt32 = 0
    ) {
      self.draftID = draftID
      self.projectID = projectID
      self.etag = etag
      self.questionnaire = questionnaire
      self.createTime = createTime
      self.updateTime = updateTime
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
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.updateTime = c.pointee.update_time.map { GoogleProtobuf.Timestamp($0) }
    self.baseVersion = c.pointee.base_version
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Draft> {
    let c = arena.allocate(Otolith__Catalogue__V1__Draft.self)
    otolith__catalogue__v1__draft__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if let value = self.questionnaire { c.pointee.questionnaire = value.cStruct(in: arena) }
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if let value = self.updateTime { c.pointee.update_time = value.cStruct(in: arena) }
    c.pointee.base_version = self.baseVersion
    return c
  }
}

extension CatalogueV1 {
  /// A draft to begin.
  public struct CreateDraftRequest: Message {
    /// What it begins with; nothing: an empty questionnaire.
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

    /// A UUID, made by the client, so that the request can be sent again.
    public var draftID: String
    /// The project that is to own it; required.
    public var projectID: String
    /// Of the questionnaire that it becomes. Required, but for `revision_of` and `contents` with an id.
    public var questionnaireID: String
    /// What it begins with; nothing: an empty questionnaire.
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
  /// Which draft to read, and how much of it.
  public struct GetDraftRequest: Message {
    /// A UUID; required.
    public var draftID: String
    /// From an earlier answer; unchanged contents answer `not_modified`.
    public var etag: String
    /// Fields of Questionnaire to answer with, besides its id and version. Absent, empty or `*`: all.
    public var readMask: GoogleProtobuf.FieldMask?

    /// Every field at its default.
    public init() {
      self.draftID = ""
      self.etag = ""
      self.readMask = nil
    }

    public init(
      draftID: String = "",
      etag: String = "",
      readMask: GoogleProtobuf.FieldMask? = nil
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
    self.readMask = c.pointee.read_mask.map { GoogleProtobuf.FieldMask($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetDraftRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetDraftRequest.self)
    otolith__catalogue__v1__get_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if let value = self.readMask { c.pointee.read_mask = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// A draft, unless it is unchanged.
  public struct GetDraftResponse: Message {
    /// With `draft_id` and `etag` alone when `not_modified`.
    public var draft: CatalogueV1.Draft?
    /// The draft is the one that the request's etag names.
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
  /// Which of a project's drafts to list.
  public struct ListDraftsRequest: Message {
    /// Required.
    public var projectID: String
    /// At most so many, 1–100; 0 means 50.
    public var pageSize: UInt32
    /// From the answer before; empty: the first page.
    public var pageToken: String
    /// Only drafts of this questionnaire; empty: all.
    public var questionnaireID: String
    /// From an earlier answer to the same question; an unchanged page answers `not_modified`.
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
  /// A page of drafts.
  public struct ListDraftsResponse: Message {
    /// By id, with id, title and default language of the questionnaire only.
    public var drafts: [CatalogueV1.Draft]
    /// Empty on the last page.
    public var nextPageToken: String
    /// To be sent with the next request for the same page.
    public var etag: String
    /// True: nothing else is set but `etag`.
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
  /// A change of what a draft says.
  public struct UpdateDraftRequest: Message {
    /// A UUID; required.
    public var draftID: String
    /// What the fields and elements that are named are to be.
    public var questionnaire: CatalogueV1.Questionnaire?
    /// Fields of Questionnaire to take over, also those that are empty in `questionnaire`; `version`,
    /// `content_hash` and `publish_time` cannot be. `*`, which stands alone: all. Absent or empty: all, or
    /// none where `element_ids` names elements.
    public var updateMask: GoogleProtobuf.FieldMask?
    /// `Draft.etag` of what was read; required. An earlier one does where the draft is as the request asks for
    /// already.
    public var etag: String
    /// False: the service marks translations whose source changes as outdated. True: marks are taken
    /// as they are given, for a translator who has looked at them.
    public var keepOutdatedMarks: Bool
    /// The newest version that the contents take into account; 0: unchanged.
    public var baseVersion: UInt32
    /// Elements to replace where they stand, at most 200; each stands in the draft and in `questionnaire`.
    /// Elements come, go and move by `elements` in the mask.
    public var elementIDs: [String]

    /// Every field at its default.
    public init() {
      self.draftID = ""
      self.questionnaire = nil
      self.updateMask = nil
      self.etag = ""
      self.keepOutdatedMarks = false
      self.baseVersion = 0
      self.elementIDs = []
    }

    public init(
      draftID: String = "",
      questionnaire: CatalogueV1.Questionnaire? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      etag: String = "",
      keepOutdatedMarks: Bool = false,
      baseVersion: UInt32 = 0,
      elementIDs: [String] = []
    ) {
      self.draftID = draftID
      self.questionnaire = questionnaire
      self.updateMask = updateMask
      self.etag = etag
      self.keepOutdatedMarks = keepOutdatedMarks
      self.baseVersion = baseVersion
      self.elementIDs = elementIDs
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
    self.updateMask = c.pointee.update_mask.map { GoogleProtobuf.FieldMask($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.keepOutdatedMarks = c.pointee.keep_outdated_marks != 0
    self.baseVersion = c.pointee.base_version
    self.elementIDs = Codec.array(c.pointee.element_ids, c.pointee.n_element_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__UpdateDraftRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__UpdateDraftRequest.self)
    otolith__catalogue__v1__update_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if let value = self.questionnaire { c.pointee.questionnaire = value.cStruct(in: arena) }
    if let value = self.updateMask { c.pointee.update_mask = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.keep_outdated_marks = self.keepOutdatedMarks ? 1 : 0
    c.pointee.base_version = self.baseVersion
    if !self.elementIDs.isEmpty {
      c.pointee.n_element_ids = self.elementIDs.count
      c.pointee.element_ids = arena.array(self.elementIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1 {
  /// Which draft to remove.
  public struct DeleteDraftRequest: Message {
    /// A UUID; required.
    public var draftID: String
    /// Of what was read; empty: whatever it is now.
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
  /// Whether a draft was removed.
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
  /// Which draft to check.
  public struct CheckDraftRequest: Message {
    /// A UUID; required.
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
  /// What was found.
  public struct CheckDraftResponse: Message {
    /// In the order of the definition, at most 500; empty: nothing.
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
  /// Which draft to publish.
  public struct PublishDraftRequest: Message {
    /// A UUID; required.
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
  /// What was published.
  public struct PublishDraftResponse: Message {
    /// The questionnaire that it became.
    public var questionnaireID: String
    /// The version that has these contents.
    public var version: UInt32
    /// Lower-case hexadecimal SHA-256 over the canonical contents, 64 digits.
    public var contentHash: String
    /// False: the newest version already had these contents.
    public var published: Bool
    /// Of the draft, which may go on towards the next version.
    public var etag: String
    /// Warnings; empty: none.
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
  /// Which questionnaire is to be used no more, or again.
  public struct RetireQuestionnaireRequest: Message {
    /// Required.
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
  /// Whether a questionnaire was retired or reinstated.
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
  /// Which versions to compare.
  public struct CompareVersionsRequest: Message {
    /// The one to compare from; required.
    public var old: CatalogueV1.QuestionnaireVersionName?
    /// The one to compare to; required. It may be of another questionnaire.
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
  /// What differs between two versions.
  public struct CompareVersionsResponse: Message {
    /// In the order of the elements; empty: they say the same.
    public var changes: [CatalogueV1.VersionChange]
    /// Equal for equal answers.
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
  /// One difference between two versions; an element may have several.
  public struct VersionChange: Message {
    /// What happened.
    public var kind: CatalogueV1.VersionChangeKind
    /// Empty: the questionnaire itself.
    public var elementID: String
    /// Of a question that is an item of the bank; empty otherwise.
    public var itemID: String
    /// For people, in English; may be empty.
    public var detail: String
    /// In which a text differs, BCP 47; empty unless it was reworded.
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
  /// What to tell the state of.
  public struct GetTranslationStateRequest: Message {
    /// A draft or a published version; required.
    public enum OneOfSubject: Sendable, Hashable {
      /// A UUID.
      case draftID(String)
      /// A version that the caller may read.
      case version(CatalogueV1.QuestionnaireVersionName)
    }

    /// A draft or a published version; required.
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
  /// How far something is translated.
  public struct GetTranslationStateResponse: Message {
    /// Every language that is promised or that a text has.
    public var languages: [CatalogueV1.LanguageState]
    /// Equal for equal answers.
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
  /// How far something is translated into one language.
  public struct LanguageState: Message {
    /// BCP 47.
    public var language: String
    /// Texts that have this language.
    public var translated: UInt32
    /// Those of them whose source changed since.
    public var outdated: UInt32
    /// All texts.
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
    dependencies: [GoogleProtobuf.fieldMaskFile, GoogleProtobuf.timestampFile, CatalogueV1.findingsFile, CatalogueV1.questionnaireFile],
    base64: """
      CiFvdG9saXRoL2NhdGFsb2d1ZS92MS9kcmFmdHMucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxGiBnb29nbGUvcHJvdG9i\
      dWYvZmllbGRfbWFzay5wcm90bxofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxojb3RvbGl0aC9jYXRhbG9ndWUv\
      djEvZmluZGluZ3MucHJvdG8aKG90b2xpdGgvY2F0YWxvZ3VlL3YxL3F1ZXN0aW9ubmFpcmUucHJvdG8ivQIKBURyYWZ0EhkK\
      CGRyYWZ0X2lkGAEgASgJUgdkcmFmdElkEh0KCnByb2plY3RfaWQYAiABKAlSCXByb2plY3RJZBISCgRldGFnGAMgASgJUgRl\
      dGFnEkkKDXF1ZXN0aW9ubmFpcmUYBCABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlUg1xdWVzdGlv\
      bm5haXJlEjsKC2NyZWF0ZV90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRI7Cgt1\
      cGRhdGVfdGltZRgGIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCnVwZGF0ZVRpbWUSIQoMYmFzZV92ZXJzaW9u\
      GAcgASgNUgtiYXNlVmVyc2lvbiLaAwoSQ3JlYXRlRHJhZnRSZXF1ZXN0EhkKCGRyYWZ0X2lkGAEgASgJUgdkcmFmdElkEh0K\
      CnByb2plY3RfaWQYAiABKAlSCXByb2plY3RJZBIpChBxdWVzdGlvbm5haXJlX2lkGAMgASgJUg9xdWVzdGlvbm5haXJlSWQS\
      QQoIY29udGVudHMYBCABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlSABSCGNvbnRlbnRzElEKC3Jl\
      dmlzaW9uX29mGAUgASgLMi4ub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25uYWlyZVZlcnNpb25OYW1lSABSCnJldmlz\
      aW9uT2YSSQoHZm9ya19vZhgGIAEoCzIuLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVWZXJzaW9uTmFtZUgA\
      UgZmb3JrT2YSSQoHY29weV9vZhgHIAEoCzIuLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVWZXJzaW9uTmFt\
      ZUgAUgZjb3B5T2YSKQoQZGVmYXVsdF9sYW5ndWFnZRgIIAEoCVIPZGVmYXVsdExhbmd1YWdlQggKBnNvdXJjZSJ5Cg9HZXRE\
      cmFmdFJlcXVlc3QSGQoIZHJhZnRfaWQYASABKAlSB2RyYWZ0SWQSEgoEZXRhZxgCIAEoCVIEZXRhZxI3CglyZWFkX21hc2sY\
      AyABKAsyGi5nb29nbGUucHJvdG9idWYuRmllbGRNYXNrUghyZWFkTWFzayJoChBHZXREcmFmdFJlc3BvbnNlEjEKBWRyYWZ0\
      GAEgASgLMhsub3RvbGl0aC5jYXRhbG9ndWUudjEuRHJhZnRSBWRyYWZ0EiEKDG5vdF9tb2RpZmllZBgCIAEoCFILbm90TW9k\
      aWZpZWQirQEKEUxpc3REcmFmdHNSZXF1ZXN0Eh0KCnByb2plY3RfaWQYASABKAlSCXByb2plY3RJZBIbCglwYWdlX3NpemUY\
      AiABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbhIpChBxdWVzdGlvbm5haXJlX2lkGAQgASgJ\
      Ug9xdWVzdGlvbm5haXJlSWQSEgoEZXRhZxgFIAEoCVIEZXRhZyKoAQoSTGlzdERyYWZ0c1Jlc3BvbnNlEjMKBmRyYWZ0cxgB\
      IAMoCzIbLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRyYWZ0UgZkcmFmdHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0\
      UGFnZVRva2VuEhIKBGV0YWcYAyABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAQgASgIUgtub3RNb2RpZmllZCK/AgoSVXBk\
      YXRlRHJhZnRSZXF1ZXN0EhkKCGRyYWZ0X2lkGAEgASgJUgdkcmFmdElkEkkKDXF1ZXN0aW9ubmFpcmUYAiABKAsyIy5vdG9s\
      aXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlUg1xdWVzdGlvbm5haXJlEjsKC3VwZGF0ZV9tYXNrGAMgASgLMhouZ29v\
      Z2xlLnByb3RvYnVmLkZpZWxkTWFza1IKdXBkYXRlTWFzaxISCgRldGFnGAQgASgJUgRldGFnEi4KE2tlZXBfb3V0ZGF0ZWRf\
      bWFya3MYBSABKAhSEWtlZXBPdXRkYXRlZE1hcmtzEiEKDGJhc2VfdmVyc2lvbhgGIAEoDVILYmFzZVZlcnNpb24SHwoLZWxl\
      bWVudF9pZHMYByADKAlSCmVsZW1lbnRJZHMiQwoSRGVsZXRlRHJhZnRSZXF1ZXN0EhkKCGRyYWZ0X2lkGAEgASgJUgdkcmFm\
      dElkEhIKBGV0YWcYAiABKAlSBGV0YWciLwoTRGVsZXRlRHJhZnRSZXNwb25zZRIYCgdkZWxldGVkGAEgASgIUgdkZWxldGVk\
      Ii4KEUNoZWNrRHJhZnRSZXF1ZXN0EhkKCGRyYWZ0X2lkGAEgASgJUgdkcmFmdElkIoUBChJDaGVja0RyYWZ0UmVzcG9uc2US\
      OQoIZmluZGluZ3MYASADKAsyHS5vdG9saXRoLmNhdGFsb2d1ZS52MS5GaW5kaW5nUghmaW5kaW5ncxISCgRldGFnGAIgASgJ\
      UgRldGFnEiAKC3B1Ymxpc2hhYmxlGAMgASgIUgtwdWJsaXNoYWJsZSJEChNQdWJsaXNoRHJhZnRSZXF1ZXN0EhkKCGRyYWZ0\
      X2lkGAEgASgJUgdkcmFmdElkEhIKBGV0YWcYAiABKAlSBGV0YWci6wEKFFB1Ymxpc2hEcmFmdFJlc3BvbnNlEikKEHF1ZXN0\
      aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEiEKDGNvbnRlbnRf\
      aGFzaBgDIAEoCVILY29udGVudEhhc2gSHAoJcHVibGlzaGVkGAQgASgIUglwdWJsaXNoZWQSEgoEZXRhZxgFIAEoCVIEZXRh\
      ZxI5CghmaW5kaW5ncxgGIAMoCzIdLm90b2xpdGguY2F0YWxvZ3VlLnYxLkZpbmRpbmdSCGZpbmRpbmdzImUKGlJldGlyZVF1\
      ZXN0aW9ubmFpcmVSZXF1ZXN0EikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIcCglyZWluc3Rh\
      dGUYAiABKAhSCXJlaW5zdGF0ZSJRChtSZXRpcmVRdWVzdGlvbm5haXJlUmVzcG9uc2USGAoHY2hhbmdlZBgBIAEoCFIHY2hh\
      bmdlZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uIpwBChZDb21wYXJlVmVyc2lvbnNSZXF1ZXN0EkAKA29sZBgBIAEoCzIu\
      Lm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVWZXJzaW9uTmFtZVIDb2xkEkAKA25ldxgCIAEoCzIuLm90b2xp\
      dGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVWZXJzaW9uTmFtZVIDbmV3ImwKF0NvbXBhcmVWZXJzaW9uc1Jlc3BvbnNl\
      Ej0KB2NoYW5nZXMYASADKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5WZXJzaW9uQ2hhbmdlUgdjaGFuZ2VzEhIKBGV0YWcY\
      AiABKAlSBGV0YWciugEKDVZlcnNpb25DaGFuZ2USOwoEa2luZBgBIAEoDjInLm90b2xpdGguY2F0YWxvZ3VlLnYxLlZlcnNp\
      b25DaGFuZ2VLaW5kUgRraW5kEh0KCmVsZW1lbnRfaWQYAiABKAlSCWVsZW1lbnRJZBIXCgdpdGVtX2lkGAMgASgJUgZpdGVt\
      SWQSFgoGZGV0YWlsGAQgASgJUgZkZXRhaWwSHAoJbGFuZ3VhZ2VzGAUgAygJUglsYW5ndWFnZXMikAEKGkdldFRyYW5zbGF0\
      aW9uU3RhdGVSZXF1ZXN0EhsKCGRyYWZ0X2lkGAEgASgJSABSB2RyYWZ0SWQSSgoHdmVyc2lvbhgCIAEoCzIuLm90b2xpdGgu\
      Y2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVWZXJzaW9uTmFtZUgAUgd2ZXJzaW9uQgkKB3N1YmplY3QidAobR2V0VHJhbnNs\
      YXRpb25TdGF0ZVJlc3BvbnNlEkEKCWxhbmd1YWdlcxgBIAMoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxhbmd1YWdlU3Rh\
      dGVSCWxhbmd1YWdlcxISCgRldGFnGAIgASgJUgRldGFnIrgBCg1MYW5ndWFnZVN0YXRlEhoKCGxhbmd1YWdlGAEgASgJUghs\
      YW5ndWFnZRIeCgp0cmFuc2xhdGVkGAIgASgNUgp0cmFuc2xhdGVkEhoKCG91dGRhdGVkGAMgASgNUghvdXRkYXRlZBIUCgV0\
      b3RhbBgEIAEoDVIFdG90YWwSHQoKb3Blbl90ZXh0cxgFIAMoCVIJb3BlblRleHRzEhoKCHByb21pc2VkGAYgASgIUghwcm9t\
      aXNlZCr7AQoRVmVyc2lvbkNoYW5nZUtpbmQSIwofVkVSU0lPTl9DSEFOR0VfS0lORF9VTlNQRUNJRklFRBAAEh0KGVZFUlNJ\
      T05fQ0hBTkdFX0tJTkRfQURERUQQARIfChtWRVJTSU9OX0NIQU5HRV9LSU5EX1JFTU9WRUQQAhIgChxWRVJTSU9OX0NIQU5H\
      RV9LSU5EX1JFV09SREVEEAMSHwobVkVSU0lPTl9DSEFOR0VfS0lORF9SRUNPREVEEAQSHQoZVkVSU0lPTl9DSEFOR0VfS0lO\
      RF9NT1ZFRBAFEh8KG1ZFUlNJT05fQ0hBTkdFX0tJTkRfQUxURVJFRBAGMrwICgxEcmFmdFNlcnZpY2USWQoLQ3JlYXRlRHJh\
      ZnQSKC5vdG9saXRoLmNhdGFsb2d1ZS52MS5DcmVhdGVEcmFmdFJlcXVlc3QaGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5EcmFm\
      dCIDkAICEl4KCEdldERyYWZ0EiUub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0RHJhZnRSZXF1ZXN0GiYub3RvbGl0aC5jYXRh\
      bG9ndWUudjEuR2V0RHJhZnRSZXNwb25zZSIDkAIBEmQKCkxpc3REcmFmdHMSJy5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0\
      RHJhZnRzUmVxdWVzdBooLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3REcmFmdHNSZXNwb25zZSIDkAIBElkKC1VwZGF0ZURy\
      YWZ0Eigub3RvbGl0aC5jYXRhbG9ndWUudjEuVXBkYXRlRHJhZnRSZXF1ZXN0Ghsub3RvbGl0aC5jYXRhbG9ndWUudjEuRHJh\
      ZnQiA5ACAhJnCgtEZWxldGVEcmFmdBIoLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRlbGV0ZURyYWZ0UmVxdWVzdBopLm90b2xp\
      dGguY2F0YWxvZ3VlLnYxLkRlbGV0ZURyYWZ0UmVzcG9uc2UiA5ACAhJkCgpDaGVja0RyYWZ0Eicub3RvbGl0aC5jYXRhbG9n\
      dWUudjEuQ2hlY2tEcmFmdFJlcXVlc3QaKC5vdG9saXRoLmNhdGFsb2d1ZS52MS5DaGVja0RyYWZ0UmVzcG9uc2UiA5ACARJq\
      CgxQdWJsaXNoRHJhZnQSKS5vdG9saXRoLmNhdGFsb2d1ZS52MS5QdWJsaXNoRHJhZnRSZXF1ZXN0Gioub3RvbGl0aC5jYXRh\
      bG9ndWUudjEuUHVibGlzaERyYWZ0UmVzcG9uc2UiA5ACAhJ/ChNSZXRpcmVRdWVzdGlvbm5haXJlEjAub3RvbGl0aC5jYXRh\
      bG9ndWUudjEuUmV0aXJlUXVlc3Rpb25uYWlyZVJlcXVlc3QaMS5vdG9saXRoLmNhdGFsb2d1ZS52MS5SZXRpcmVRdWVzdGlv\
      bm5haXJlUmVzcG9uc2UiA5ACAhJzCg9Db21wYXJlVmVyc2lvbnMSLC5vdG9saXRoLmNhdGFsb2d1ZS52MS5Db21wYXJlVmVy\
      c2lvbnNSZXF1ZXN0Gi0ub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29tcGFyZVZlcnNpb25zUmVzcG9uc2UiA5ACARJ/ChNHZXRU\
      cmFuc2xhdGlvblN0YXRlEjAub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0VHJhbnNsYXRpb25TdGF0ZVJlcXVlc3QaMS5vdG9s\
      aXRoLmNhdGFsb2d1ZS52MS5HZXRUcmFuc2xhdGlvblN0YXRlUmVzcG9uc2UiA5ACAUJRChRvdG9saXRoLmNhdGFsb2d1ZS52\
      MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxvZ3VlLlYxSu9QClUKAQwSAwEA\
      EhpLIFdyaXRpbmcgcXVlc3Rpb25uYWlyZXM6IGRyYWZ0cyB0aGF0IG1heSBjaGFuZ2UsIGFuZCB3aGF0IGJlY29tZXMgb2Yg\
      dGhlbS4KCv0CCgIGABIEFQBhARrwAiBSZWFkaW5nIGRyYWZ0cyBuZWVkcyBhIHJvbGUgaW4gdGhlIHByb2plY3QsIGNoYW5n\
      aW5nIHRleHRzIHRoZSByb2xlIHRyYW5zbGF0b3IsIGV2ZXJ5dGhpbmcgZWxzZQogdGhlIHJvbGUgbGVhZGVyLiBTZWUgUHJv\
      amVjdFNlcnZpY2UgZm9yIHdoYXQgb3RoZXJzIGdldDogdG8gdGhlbSBhIGRyYWZ0IGlzIHVua25vd24sIHRvbyAoTk9UX0ZP\
      VU5EIHdpdGgKIHJlYXNvbiBEUkFGVF9VTktOT1dOKS4KCiBFYWNoIG1ldGhvZCBtYXkgYW5zd2VyIFJFU09VUkNFX0VYSEFV\
      U1RFRCB3aXRoIHJlYXNvbiBBVVRIT1JJTkdfTElNSVQgYW5kIFJldHJ5SW5mbzogdG9vIG1hbnkgZGVmaW5pdGlvbnMKIGFy\
      ZSB3cml0dGVuIG9yIGNoZWNrZWQgYXQgb25jZS4KCrAECgQGAAIAEgQdAh8DGqEEIEJlZ2lucyBhIGRyYWZ0OiBlbXB0eSwg\
      d2l0aCBjb250ZW50cywgYXMgdGhlIG5leHQgdmVyc2lvbiBvZiBhIHF1ZXN0aW9ubmFpcmUsIG9yIGZyb20gYW5vdGhlcgog\
      b25lLiBTZW50IGFnYWluIHdpdGggdGhlIHNhbWUgYGRyYWZ0X2lkYCBpdCBjaGFuZ2VzIG5vdGhpbmcuCgogRXJyb3JzOiBB\
      TFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBEUkFGVF9FWElTVFMgd2hlbiB0aGUgaWQgd2FzIHVzZWQgZm9yIHNvbWV0aGlu\
      ZyBlbHNlOwogTk9UX0ZPVU5EIHdpdGggcmVhc29uIFFVRVNUSU9OTkFJUkVfVkVSU0lPTl9VTktOT1dOLCBhbHNvIHdoZXJl\
      IGl0cyBwcm9qZWN0IHNoYXJlcyBpdCB3aXRoIG5vYm9keTsKIFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIFFVRVNU\
      SU9OTkFJUkVfT0ZfQU5PVEhFUl9QUk9KRUNUOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24KIFRPT19NQU5ZX0RS\
      QUZUUzsgSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyB3aXRoIERSQUZUX1RPT19MQVJHRSwgVE9PX01BTllfRUxFTUVOVFMgb3Ig\
      U0hBUklOR19VTktOT1dOLgoKwwEKBAYAAgESBCMCJQMatAEgQSBkcmFmdCB3aXRoIGl0cyBjb250ZW50cywgb3Igd2l0aCB0\
      aGUgZmllbGRzIG9mIHRoZW0gdGhhdCBhcmUgYXNrZWQgZm9yLgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIERS\
      QUZUX1VOS05PV047IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gSURfSU5WQUxJRCBvciBGSUVMRF9VTktOT1dOLgoK\
      sgEKBAYAAgISBCoCLAMaowEgV2l0aG91dCBjb250ZW50cywgYnkgaWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdp\
      dGggcmVhc29uIElEX0lOVkFMSUQsIFBBR0VfU0laRV9PVVRfT0ZfUkFOR0Ugb3IgUEFHRV9UT0tFTl9JTlZBTElEOwogTk9U\
      X0ZPVU5EIHdpdGggcmVhc29uIFBST0pFQ1RfVU5LTk9XTi4KCs0DCgQGAAIDEgQzAjYDGr4DIFNlbnQgYWdhaW4gd2l0aCB0\
      aGUgc2FtZSBldGFnIGl0IGFuc3dlcnMgdGhlIHNhbWUsIHdoaWxlIHRoZSBkcmFmdCBpcyBhcyBpdCBhc2tzLgoKIEVycm9y\
      czogQUJPUlRFRCB3aXRoIHJlYXNvbiBFVEFHX01JU01BVENIIHdoZW4gc29tZWJvZHkgZWxzZSBjaGFuZ2VkIGl0OyBQRVJN\
      SVNTSU9OX0RFTklFRCB3aXRoCiByZWFzb24gVEVYVFNfT05MWSB3aGVuIGEgdHJhbnNsYXRvciBjaGFuZ2VzIHNvbWV0aGlu\
      ZyBlbHNlLCBvciBRVUVTVElPTk5BSVJFX09GX0FOT1RIRVJfUFJPSkVDVDsKIElOVkFMSURfQVJHVU1FTlQgYXMgQ3JlYXRl\
      RHJhZnQsIHdpdGhvdXQgYW4gZXRhZyAoUkVRVUlSRUQpLCBhbmQgd2l0aCByZWFzb24gRklFTERfVU5LTk9XTiwKIEZJRUxE\
      X05PVF9XUklUQUJMRSwgVE9PX01BTllfRklFTERTLCBFTEVNRU5UX1VOS05PV04gb3IgVkVSU0lPTl9VTktOT1dOLgoKTgoG\
      BgACAwQiEgM1BCoaPyBUaGUgZXRhZyBtYWtlcyBhIHJlcGVhdCBzYWZlOiBpdCBpcyBkb25lIGFscmVhZHksIG9yIHJlZnVz\
      ZWQuCgqXAQoEBgACBBIEOgI8AxqIASBSZW1vdmVzIGEgZHJhZnQ7IHdoYXQgd2FzIHB1Ymxpc2hlZCBvZiBpdCBzdGF5cy4K\
      CiBFcnJvcnM6IEFCT1JURUQgd2l0aCByZWFzb24gRVRBR19NSVNNQVRDSDsgSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNv\
      biBJRF9JTlZBTElELgoKlQEKBAYAAgUSBEACQgMahgEgRXZlcnl0aGluZyB0aGF0IGlzIHRvIGJlIHNhaWQgYWJvdXQgYSBk\
      cmFmdC4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBEUkFGVF9VTktOT1dOOyBJTlZBTElEX0FSR1VNRU5UIHdp\
      dGggcmVhc29uIElEX0lOVkFMSUQuCgq3BAoEBgACBhIESgJMAxqoBCBNYWtlcyB0aGUgbmV4dCB2ZXJzaW9uIG9mIHRoZSBx\
      dWVzdGlvbm5haXJlLCBvciBmaW5kcyB0aGF0IHRoZSBuZXdlc3Qgb25lIGhhcyB0aGVzZSBjb250ZW50cy4KIFNlbnQgYWdh\
      aW4gd2l0aCB0aGUgc2FtZSBldGFnIGl0IGFuc3dlcnMgdGhlIHNhbWUsIGJ1dCB0aGF0IGl0IHB1Ymxpc2hlZCBub3RoaW5n\
      LgoKIEVycm9yczogRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBEUkFGVF9IQVNfRklORElOR1MgYW5kIGV2ZXJ5\
      IGZpbmRpbmc7IEFCT1JURUQgd2l0aAogcmVhc29uIEVUQUdfTUlTTUFUQ0gsIG9yIFBVQkxJU0hFRF9NRUFOV0hJTEUgd2hl\
      biB0aGUgbmV3ZXN0IHZlcnNpb24gaXMgbm90IHRoZSBvbmUgdGhhdCB0aGUKIGRyYWZ0IHdhcyBtYWRlIGZyb207IFBFUk1J\
      U1NJT05fREVOSUVEIHdpdGggcmVhc29uIFFVRVNUSU9OTkFJUkVfT0ZfQU5PVEhFUl9QUk9KRUNUOwogRkFJTEVEX1BSRUNP\
      TkRJVElPTiB3aXRoIHJlYXNvbiBRVUVTVElPTk5BSVJFX1JFVElSRUQ7IElOVkFMSURfQVJHVU1FTlQgd2l0aG91dCBhbiBl\
      dGFnIChSRVFVSVJFRCkuCgqaAgoEBgACBxIEUQJTAxqLAiBFbmRzIHRoZSB1c2Ugb2YgYSBxdWVzdGlvbm5haXJlLCBvciB0\
      YWtlcyB0aGF0IGJhY2suIFZlcnNpb25zIHN0YXkgcmVhZGFibGUsIHN0dWRpZXMgdGhhdCB1c2UKIHRoZW0gZ28gb247IG5v\
      IHN0dWR5IHRha2VzIGl0IHVwIGFuZXcgYW5kIG5vIHZlcnNpb24gaXMgcHVibGlzaGVkLgoKIEVycm9yczogTk9UX0ZPVU5E\
      IHdpdGggcmVhc29uIFFVRVNUSU9OTkFJUkVfVkVSU0lPTl9VTktOT1dOOyBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29u\
      IElEX0lOVkFMSUQuCgrDAQoEBgACCBIEVwJZAxq0ASBXaGF0IGNoYW5nZWQgZnJvbSBvbmUgdmVyc2lvbiB0byBhbm90aGVy\
      LCBvZiB0d28gdGhhdCB0aGUgY2FsbGVyIG1heSByZWFkLgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIFFVRVNU\
      SU9OTkFJUkVfVkVSU0lPTl9VTktOT1dOOyBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIElEX0lOVkFMSUQuCgrEAQoE\
      BgACCRIEXgJgAxq1ASBIb3cgZmFyIGEgZHJhZnQsIG9yIGEgdmVyc2lvbiwgaXMgdHJhbnNsYXRlZC4KCiBFcnJvcnM6IE5P\
      VF9GT1VORCB3aXRoIHJlYXNvbiBEUkFGVF9VTktOT1dOIG9yIFFVRVNUSU9OTkFJUkVfVkVSU0lPTl9VTktOT1dOOyBJTlZB\
      TElEX0FSR1VNRU5UIHdpdGgKIHJlYXNvbiBSRVFVSVJFRCBvciBJRF9JTlZBTElELgoKNAoCBAASBGQAcwEaKCBBIHF1ZXN0\
      aW9ubmFpcmUgdGhhdCBpcyBiZWluZyB3cml0dGVuLgoKKgoEBAACABIDZgIWGh0gTWFkZSBieSB0aGUgY2xpZW50OiBhIFVV\
      SUQuCgo3CgQEAAIBEgNoAhgaKiBUaGUgcHJvamVjdCB0aGF0IG93bnMgaXQuIE5ldmVyIGNoYW5nZXMuCgotCgQEAAICEgNq\
      AhIaICBBbm90aGVyIG9uZSBhZnRlciBlYWNoIGNoYW5nZS4KCnEKBAQAAgMSA2wCIhpkIEhvd2V2ZXIgdW5maW5pc2hlZC4g\
      TmVpdGhlciB2ZXJzaW9uIG5vciBoYXNoOyB0aG9zZSBhcmUgY291bnRlZCBhbmQgY29tcHV0ZWQgd2hlbiBpdCBpcyBwdWJs\
      aXNoZWQuCgohCgQEAAIEEgNuAiwaFCBXaGVuIGl0IHdhcyBiZWd1bi4KCkwKBAQAAgUSA3ACLBo/IFdoZW4gaXQgd2FzIGNo\
      YW5nZWQgbGFzdDsgd2hlbiBpdCB3YXMgYmVndW4sIGlmIGl0IG5ldmVyIHdhcy4KClkKBAQAAgYSA3ICGhpMIFRoZSBuZXdl\
      c3QgdmVyc2lvbiB3aGVuIGl0IHdhcyBtYWRlLCBvciBsYXN0IHB1Ymxpc2hlZDsgMDogdGhlcmUgd2FzIG5vbmUuCgogCgIE\
      ARIFdgCLAQEaEyBBIGRyYWZ0IHRvIGJlZ2luLgoKUQoEBAECABIDeAIWGkQgQSBVVUlELCBtYWRlIGJ5IHRoZSBjbGllbnQs\
      IHNvIHRoYXQgdGhlIHJlcXVlc3QgY2FuIGJlIHNlbnQgYWdhaW4uCgo3CgQEAQIBEgN6AhgaKiBUaGUgcHJvamVjdCB0aGF0\
      IGlzIHRvIG93biBpdDsgcmVxdWlyZWQuCgpvCgQEAQICEgN8Ah4aYiBPZiB0aGUgcXVlc3Rpb25uYWlyZSB0aGF0IGl0IGJl\
      Y29tZXMuIFJlcXVpcmVkLCBidXQgZm9yIGByZXZpc2lvbl9vZmAgYW5kIGBjb250ZW50c2Agd2l0aCBhbiBpZC4KCkYKBAQB\
      CAASBX4CiAEDGjcgV2hhdCBpdCBiZWdpbnMgd2l0aDsgbm90aGluZzogYW4gZW1wdHkgcXVlc3Rpb25uYWlyZS4KCjIKBAQB\
      AgMSBIABBB8aJCBDb250ZW50cywgd2hpY2ggbWF5IGJlIHVuZmluaXNoZWQuCgpECgQEAQIEEgSCAQQtGjYgVGhlIG5leHQg\
      dmVyc2lvbiBvZiBhIHF1ZXN0aW9ubmFpcmUgb2YgdGhpcyBwcm9qZWN0LgoKsgEKBAQBAgUSBIUBBCkaowEgQSBxdWVzdGlv\
      bm5haXJlIG9mIG9uZSdzIG93biB0aGF0IGdvZXMgb24gZnJvbSBhbm90aGVyIG9uZSwgd2l0aCBpdHMgaXRlbSBpZHM6IGFu\
      c3dlcnMgc3RheQogY29tcGFyYWJsZS4gV2hlcmUgb25seSB0aGUgc3RydWN0dXJlIGlzIHNoYXJlZCwgd2l0aG91dCB0aGUg\
      d29yZGluZy4KClMKBAQBAgYSBIcBBCkaRSBUaGUgc2FtZSB3aXRob3V0IGl0ZW0gaWRzOiBhIHRlbXBsYXRlIHdob3NlIG1l\
      YW5pbmcgbWF5IGJlIGNoYW5nZWQuCgo5CgQEAQIHEgSKAQIeGisgQkNQIDQ3LCBmb3IgYW4gZW1wdHkgZHJhZnQ7IGRlZmF1\
      bHQgYGVuYC4KCjgKAgQCEgaOAQCVAQEaKiBXaGljaCBkcmFmdCB0byByZWFkLCBhbmQgaG93IG11Y2ggb2YgaXQuCgohCgQE\
      AgIAEgSQAQIWGhMgQSBVVUlEOyByZXF1aXJlZC4KClEKBAQCAgESBJIBAhIaQyBGcm9tIGFuIGVhcmxpZXIgYW5zd2VyOyB1\
      bmNoYW5nZWQgY29udGVudHMgYW5zd2VyIGBub3RfbW9kaWZpZWRgLgoKbgoEBAICAhIElAECKhpgIEZpZWxkcyBvZiBRdWVz\
      dGlvbm5haXJlIHRvIGFuc3dlciB3aXRoLCBiZXNpZGVzIGl0cyBpZCBhbmQgdmVyc2lvbi4gQWJzZW50LCBlbXB0eSBvciBg\
      KmA6IGFsbC4KCjAKAgQDEgaYAQCdAQEaIiBBIGRyYWZ0LCB1bmxlc3MgaXQgaXMgdW5jaGFuZ2VkLgoKRQoEBAMCABIEmgEC\
      Eho3IFdpdGggYGRyYWZ0X2lkYCBhbmQgYGV0YWdgIGFsb25lIHdoZW4gYG5vdF9tb2RpZmllZGAuCgpDCgQEAwIBEgScAQIY\
      GjUgVGhlIGRyYWZ0IGlzIHRoZSBvbmUgdGhhdCB0aGUgcmVxdWVzdCdzIGV0YWcgbmFtZXMuCgo0CgIEBBIGoAEAqwEBGiYg\
      V2hpY2ggb2YgYSBwcm9qZWN0J3MgZHJhZnRzIHRvIGxpc3QuCgoZCgQEBAIAEgSiAQIYGgsgUmVxdWlyZWQuCgo1CgQEBAIB\
      EgSkAQIXGicgQXQgbW9zdCBzbyBtYW55LCAx4oCTMTAwOyAwIG1lYW5zIDUwLgoKPgoEBAQCAhIEpgECGBowIEZyb20gdGhl\
      IGFuc3dlciBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCj4KBAQEAgMSBKgBAh4aMCBPbmx5IGRyYWZ0cyBvZiB0\
      aGlzIHF1ZXN0aW9ubmFpcmU7IGVtcHR5OiBhbGwuCgpmCgQEBAIEEgSqAQISGlggRnJvbSBhbiBlYXJsaWVyIGFuc3dlciB0\
      byB0aGUgc2FtZSBxdWVzdGlvbjsgYW4gdW5jaGFuZ2VkIHBhZ2UgYW5zd2VycyBgbm90X21vZGlmaWVkYC4KCiEKAgQFEgau\
      AQC3AQEaEyBBIHBhZ2Ugb2YgZHJhZnRzLgoKVQoEBAUCABIEsAECHBpHIEJ5IGlkLCB3aXRoIGlkLCB0aXRsZSBhbmQgZGVm\
      YXVsdCBsYW5ndWFnZSBvZiB0aGUgcXVlc3Rpb25uYWlyZSBvbmx5LgoKJwoEBAUCARIEsgECHRoZIEVtcHR5IG9uIHRoZSBs\
      YXN0IHBhZ2UuCgpDCgQEBQICEgS0AQISGjUgVG8gYmUgc2VudCB3aXRoIHRoZSBuZXh0IHJlcXVlc3QgZm9yIHRoZSBzYW1l\
      IHBhZ2UuCgo1CgQEBQIDEgS2AQIYGicgVHJ1ZTogbm90aGluZyBlbHNlIGlzIHNldCBidXQgYGV0YWdgLgoKLgoCBAYSBroB\
      AM4BARogIEEgY2hhbmdlIG9mIHdoYXQgYSBkcmFmdCBzYXlzLgoKIQoEBAYCABIEvAECFhoTIEEgVVVJRDsgcmVxdWlyZWQu\
      CgpGCgQEBgIBEgS+AQIiGjggV2hhdCB0aGUgZmllbGRzIGFuZCBlbGVtZW50cyB0aGF0IGFyZSBuYW1lZCBhcmUgdG8gYmUu\
      Cgr+AQoEBAYCAhIEwgECLBrvASBGaWVsZHMgb2YgUXVlc3Rpb25uYWlyZSB0byB0YWtlIG92ZXIsIGFsc28gdGhvc2UgdGhh\
      dCBhcmUgZW1wdHkgaW4gYHF1ZXN0aW9ubmFpcmVgOyBgdmVyc2lvbmAsCiBgY29udGVudF9oYXNoYCBhbmQgYHB1Ymxpc2hf\
      dGltZWAgY2Fubm90IGJlLiBgKmAsIHdoaWNoIHN0YW5kcyBhbG9uZTogYWxsLiBBYnNlbnQgb3IgZW1wdHk6IGFsbCwgb3IK\
      IG5vbmUgd2hlcmUgYGVsZW1lbnRfaWRzYCBuYW1lcyBlbGVtZW50cy4KCoEBCgQEBgIDEgTFAQISGnMgYERyYWZ0LmV0YWdg\
      IG9mIHdoYXQgd2FzIHJlYWQ7IHJlcXVpcmVkLiBBbiBlYXJsaWVyIG9uZSBkb2VzIHdoZXJlIHRoZSBkcmFmdCBpcyBhcyB0\
      aGUgcmVxdWVzdCBhc2tzIGZvcgogYWxyZWFkeS4KCqsBCgQEBgIEEgTIAQIfGpwBIEZhbHNlOiB0aGUgc2VydmljZSBtYXJr\
      cyB0cmFuc2xhdGlvbnMgd2hvc2Ugc291cmNlIGNoYW5nZXMgYXMgb3V0ZGF0ZWQuIFRydWU6IG1hcmtzIGFyZSB0YWtlbgog\
      YXMgdGhleSBhcmUgZ2l2ZW4sIGZvciBhIHRyYW5zbGF0b3Igd2hvIGhhcyBsb29rZWQgYXQgdGhlbS4KClUKBAQGAgUSBMoB\
      AhoaRyBUaGUgbmV3ZXN0IHZlcnNpb24gdGhhdCB0aGUgY29udGVudHMgdGFrZSBpbnRvIGFjY291bnQ7IDA6IHVuY2hhbmdl\
      ZC4KCqsBCgQEBgIGEgTNAQIiGpwBIEVsZW1lbnRzIHRvIHJlcGxhY2Ugd2hlcmUgdGhleSBzdGFuZCwgYXQgbW9zdCAyMDA7\
      IGVhY2ggc3RhbmRzIGluIHRoZSBkcmFmdCBhbmQgaW4gYHF1ZXN0aW9ubmFpcmVgLgogRWxlbWVudHMgY29tZSwgZ28gYW5k\
      IG1vdmUgYnkgYGVsZW1lbnRzYCBpbiB0aGUgbWFzay4KCiYKAgQHEgbRAQDWAQEaGCBXaGljaCBkcmFmdCB0byByZW1vdmUu\
      CgohCgQEBwIAEgTTAQIWGhMgQSBVVUlEOyByZXF1aXJlZC4KCjwKBAQHAgESBNUBAhIaLiBPZiB3aGF0IHdhcyByZWFkOyBl\
      bXB0eTogd2hhdGV2ZXIgaXQgaXMgbm93LgoKLAoCBAgSBtkBANwBARoeIFdoZXRoZXIgYSBkcmFmdCB3YXMgcmVtb3ZlZC4K\
      CisKBAQIAgASBNsBAhMaHSBGYWxzZTogaXQgd2FzIGdvbmUgYWxyZWFkeS4KCiUKAgQJEgbfAQDiAQEaFyBXaGljaCBkcmFm\
      dCB0byBjaGVjay4KCiEKBAQJAgASBOEBAhYaEyBBIFVVSUQ7IHJlcXVpcmVkLgoKHwoCBAoSBuUBAOwBARoRIFdoYXQgd2Fz\
      IGZvdW5kLgoKTAoEBAoCABIE5wECIBo+IEluIHRoZSBvcmRlciBvZiB0aGUgZGVmaW5pdGlvbiwgYXQgbW9zdCA1MDA7IGVt\
      cHR5OiBub3RoaW5nLgoKMgoEBAoCARIE6QECEhokIE9mIHRoZSBjb250ZW50cyB0aGF0IHdlcmUgY2hlY2tlZC4KCkQKBAQK\
      AgISBOsBAhcaNiBXaGV0aGVyIGl0IGNhbiBiZSBwdWJsaXNoZWQ6IG5vIGZpbmRpbmcgaXMgYW4gZXJyb3IuCgonCgIECxIG\
      7wEA9AEBGhkgV2hpY2ggZHJhZnQgdG8gcHVibGlzaC4KCiEKBAQLAgASBPEBAhYaEyBBIFVVSUQ7IHJlcXVpcmVkLgoKKwoE\
      BAsCARIE8wECEhodIE9mIHdoYXQgd2FzIHJlYWQ7IHJlcXVpcmVkLgoKIwoCBAwSBvcBAIQCARoVIFdoYXQgd2FzIHB1Ymxp\
      c2hlZC4KCjEKBAQMAgASBPkBAh4aIyBUaGUgcXVlc3Rpb25uYWlyZSB0aGF0IGl0IGJlY2FtZS4KCjQKBAQMAgESBPsBAhUa\
      JiBUaGUgdmVyc2lvbiB0aGF0IGhhcyB0aGVzZSBjb250ZW50cy4KClYKBAQMAgISBP0BAhoaSCBMb3dlci1jYXNlIGhleGFk\
      ZWNpbWFsIFNIQS0yNTYgb3ZlciB0aGUgY2Fub25pY2FsIGNvbnRlbnRzLCA2NCBkaWdpdHMuCgpFCgQEDAIDEgT/AQIVGjcg\
      RmFsc2U6IHRoZSBuZXdlc3QgdmVyc2lvbiBhbHJlYWR5IGhhZCB0aGVzZSBjb250ZW50cy4KCkcKBAQMAgQSBIECAhIaOSBP\
      ZiB0aGUgZHJhZnQsIHdoaWNoIG1heSBnbyBvbiB0b3dhcmRzIHRoZSBuZXh0IHZlcnNpb24uCgomCgQEDAIFEgSDAgIgGhgg\
      V2FybmluZ3M7IGVtcHR5OiBub25lLgoKRAoCBA0SBocCAIwCARo2IFdoaWNoIHF1ZXN0aW9ubmFpcmUgaXMgdG8gYmUgdXNl\
      ZCBubyBtb3JlLCBvciBhZ2Fpbi4KChkKBAQNAgASBIkCAh4aCyBSZXF1aXJlZC4KCi0KBAQNAgESBIsCAhUaHyBUcnVlIHRh\
      a2VzIGEgcmV0aXJlbWVudCBiYWNrLgoKQgoCBA4SBo8CAJQCARo0IFdoZXRoZXIgYSBxdWVzdGlvbm5haXJlIHdhcyByZXRp\
      cmVkIG9yIHJlaW5zdGF0ZWQuCgooCgQEDgIAEgSRAgITGhogRmFsc2U6IGl0IHdhcyBzbyBiZWZvcmUuCgobCgQEDgIBEgST\
      AgIVGg0gVGhlIG5ld2VzdC4KCioKAgQPEgaXAgCcAgEaHCBXaGljaCB2ZXJzaW9ucyB0byBjb21wYXJlLgoKMgoEBA8CABIE\
      mQICIxokIFRoZSBvbmUgdG8gY29tcGFyZSBmcm9tOyByZXF1aXJlZC4KClQKBAQPAgESBJsCAiMaRiBUaGUgb25lIHRvIGNv\
      bXBhcmUgdG87IHJlcXVpcmVkLiBJdCBtYXkgYmUgb2YgYW5vdGhlciBxdWVzdGlvbm5haXJlLgoKMgoCBBASBp8CAKQCARok\
      IFdoYXQgZGlmZmVycyBiZXR3ZWVuIHR3byB2ZXJzaW9ucy4KCkcKBAQQAgASBKECAiUaOSBJbiB0aGUgb3JkZXIgb2YgdGhl\
      IGVsZW1lbnRzOyBlbXB0eTogdGhleSBzYXkgdGhlIHNhbWUuCgooCgQEEAIBEgSjAgISGhogRXF1YWwgZm9yIGVxdWFsIGFu\
      c3dlcnMuCgpICgIFABIGpwIAtwIBGjogV2hhdCBoYXBwZW5lZCB0byBhbiBlbGVtZW50IGZyb20gb25lIHZlcnNpb24gdG8g\
      YW5vdGhlci4KCigKBAUAAgASBKkCAiYaGiBOb3QgdXNlZCBieSB0aGUgc2VydmljZS4KCjMKBAUAAgESBKsCAiAaJSBJdCBz\
      dGFuZHMgaW4gdGhlIG5ldyB2ZXJzaW9uIGFsb25lLgoKMwoEBQACAhIErQICIholIEl0IHN0YW5kcyBpbiB0aGUgb2xkIHZl\
      cnNpb24gYWxvbmUuCgo3CgQFAAIDEgSvAgIjGikgQSB0ZXh0IGluIHNvbWUgbGFuZ3VhZ2UgaXMgYW5vdGhlciBvbmUuCgqA\
      AQoEBQACBBIEsgICIhpyIENvZGVzLCB3ZWlnaHRzIG9yIHRoZSByYW5nZSBvZiBhbnN3ZXJzIGRpZmZlcjogYW5zd2VycyBj\
      YW5ub3QgYmUgY29tcGFyZWQuIEFuIG9wdGlvbiB0aGF0IHdhcyBhZGRlZCBpcwogQUxURVJFRC4KCjwKBAUAAgUSBLQCAiAa\
      LiBJdCBzdGFuZHMgaW4gYW5vdGhlciBwbGFjZSBhbW9uZyB0aGUgb3RoZXJzLgoKbwoEBQACBhIEtgICIhphIFNvbWV0aGlu\
      ZyBlbHNlIGRpZmZlcnM6IGl0cyBpZCwgd2hldGhlciBpdCBtdXN0IGJlIGFuc3dlcmVkLCB3aGVuIGl0IGlzIHNob3duLCBo\
      b3cgaXQgaXMgZHJhd24uCgpRCgIEERIGugIAxQIBGkMgT25lIGRpZmZlcmVuY2UgYmV0d2VlbiB0d28gdmVyc2lvbnM7IGFu\
      IGVsZW1lbnQgbWF5IGhhdmUgc2V2ZXJhbC4KCh4KBAQRAgASBLwCAh0aECBXaGF0IGhhcHBlbmVkLgoKMAoEBBECARIEvgIC\
      GBoiIEVtcHR5OiB0aGUgcXVlc3Rpb25uYWlyZSBpdHNlbGYuCgpLCgQEEQICEgTAAgIVGj0gT2YgYSBxdWVzdGlvbiB0aGF0\
      IGlzIGFuIGl0ZW0gb2YgdGhlIGJhbms7IGVtcHR5IG90aGVyd2lzZS4KCjUKBAQRAgMSBMICAhQaJyBGb3IgcGVvcGxlLCBp\
      biBFbmdsaXNoOyBtYXkgYmUgZW1wdHkuCgpOCgQEEQIEEgTEAgIgGkAgSW4gd2hpY2ggYSB0ZXh0IGRpZmZlcnMsIEJDUCA0\
      NzsgZW1wdHkgdW5sZXNzIGl0IHdhcyByZXdvcmRlZC4KCioKAgQSEgbIAgDQAgEaHCBXaGF0IHRvIHRlbGwgdGhlIHN0YXRl\
      IG9mLgoKOwoEBBIIABIGygICzwIDGisgQSBkcmFmdCBvciBhIHB1Ymxpc2hlZCB2ZXJzaW9uOyByZXF1aXJlZC4KChcKBAQS\
      AgASBMwCBBgaCSBBIFVVSUQuCgozCgQEEgIBEgTOAgQpGiUgQSB2ZXJzaW9uIHRoYXQgdGhlIGNhbGxlciBtYXkgcmVhZC4K\
      CjAKAgQTEgbTAgDYAgEaIiBIb3cgZmFyIHNvbWV0aGluZyBpcyB0cmFuc2xhdGVkLgoKQwoEBBMCABIE1QICJxo1IEV2ZXJ5\
      IGxhbmd1YWdlIHRoYXQgaXMgcHJvbWlzZWQgb3IgdGhhdCBhIHRleHQgaGFzLgoKKAoEBBMCARIE1wICEhoaIEVxdWFsIGZv\
      ciBlcXVhbCBhbnN3ZXJzLgoKQgoCBBQSBtsCAOgCARo0IEhvdyBmYXIgc29tZXRoaW5nIGlzIHRyYW5zbGF0ZWQgaW50byBv\
      bmUgbGFuZ3VhZ2UuCgoXCgQEFAIAEgTdAgIWGgkgQkNQIDQ3LgoKLgoEBBQCARIE3wICGBogIFRleHRzIHRoYXQgaGF2ZSB0\
      aGlzIGxhbmd1YWdlLgoKOQoEBBQCAhIE4QICFhorIFRob3NlIG9mIHRoZW0gd2hvc2Ugc291cmNlIGNoYW5nZWQgc2luY2Uu\
      CgoaCgQEFAIDEgTjAgITGgwgQWxsIHRleHRzLgoKbQoEBBQCBBIE5QICIRpfIEtleXMgb2YgdGhlIHRleHRzIHRoYXQgYXJl\
      IG1pc3Npbmcgb3Igb3V0ZGF0ZWQsIGUuZy4gYGVsZW1lbnRzLm10cTAxLm9wdGlvbnMuMmA7IGF0IG1vc3QgNTAwLgoKMAoE\
      BBQCBRIE5wICFBoiIFdoZXRoZXIgZXZlcnkgdGV4dCBtdXN0IGhhdmUgaXQuCmIGcHJvdG8z
      """)
}
