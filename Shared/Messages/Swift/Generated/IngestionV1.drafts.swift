// Generated from otolith/ingestion/v1/drafts.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension IngestionV1 {
  /// What becomes of a draft.
  public enum DraftState: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never answered.
    case unspecified
    /// It is of the version that the study hands out.
    case current
    /// The study hands out a newer version; the draft can be finished all the same.
    case olderVersion
    /// The study does not take the questionnaire any more, or not now; a sheet that was finished before is taken.
    case closed
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .current, .olderVersion, .closed] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .current
        case 2: .olderVersion
        case 3: .closed
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .current: 1
        case .olderVersion: 2
        case .closed: 3
        case .unrecognized(let number): number
      }
    }
  }
}

extension IngestionV1 {
  /// An unfinished sheet.
  public struct Draft: Message {
    /// Client-made UUID; the `sheet_id` of the sheet that it becomes.
    public var draftID: String
    /// The study that it is for.
    public var studyID: String
    /// The questionnaire that is being filled in.
    public var questionnaireID: String
    /// The version that is shown, from 1; never changes.
    public var version: UInt32
    /// The elements that were ever changed, in the order of their ids.
    public var elements: [IngestionV1.DraftElement]
    /// When filling in began, by the device's clock.
    public var startTime: GoogleProtobuf.Timestamp?
    /// When it was last changed, by the server's clock.
    public var updateTime: GoogleProtobuf.Timestamp?
    /// When it ends unless it is changed again (`StudyQuestionnaire.draft_days`).
    public var expireTime: GoogleProtobuf.Timestamp?
    /// Changes with every change.
    public var etag: String
    /// Share of the questions shown that have an answer, 0–100, as far as the draft's own answers tell which are
    /// shown.
    public var percent: UInt32
    /// What becomes of it, as the study is now.
    public var state: IngestionV1.DraftState
    /// The version that the study hands out now.
    public var currentVersion: UInt32

    /// Every field at its default.
    public init() {
      self.draftID = ""
      self.studyID = ""
      self.questionnaireID = ""
      self.version = 0
      self.elements = []
      self.startTime = nil
      self.updateTime = nil
      self.expireTime = nil
      self.etag = ""
      self.percent = 0
      self.state = IngestionV1.DraftState(rawValue: 0)
      self.currentVersion = 0
    }

    public init(
      draftID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      version: UInt32 = 0,
      elements: [IngestionV1.DraftElement] = [],
      startTime: GoogleProtobuf.Timestamp? = nil,
      updateTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      etag: String = "",
      percent: UInt32 = 0,
      state: IngestionV1.DraftState = IngestionV1.DraftState(rawValue: 0),
      currentVersion: UInt32 = 0
    ) {
      self.draftID = draftID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.version = version
      self.elements = elements
      self.startTime = startTime
      self.updateTime = updateTime
      self.expireTime = expireTime
      self.etag = etag
      self.percent = percent
      self.state = state
      self.currentVersion = currentVersion
    }
  }
}

extension IngestionV1.Draft {
  public static var fullName: String { "otolith.ingestion.v1.Draft" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__Draft()
    otolith__ingestion__v1__draft__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Draft>) {
    self.draftID = Codec.string(c.pointee.draft_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.elements = Codec.messages(c.pointee.elements, c.pointee.n_elements) { IngestionV1.DraftElement($0) }
    self.startTime = c.pointee.start_time.map { GoogleProtobuf.Timestamp($0) }
    self.updateTime = c.pointee.update_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.percent = c.pointee.percent
    self.state = IngestionV1.DraftState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
    self.currentVersion = c.pointee.current_version
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Draft> {
    let c = arena.allocate(Otolith__Ingestion__V1__Draft.self)
    otolith__ingestion__v1__draft__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if !self.elements.isEmpty {
      c.pointee.n_elements = self.elements.count
      c.pointee.elements = arena.array(self.elements) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__DraftElement>? }
    }
    if let value = self.startTime { c.pointee.start_time = value.cStruct(in: arena) }
    if let value = self.updateTime { c.pointee.update_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.percent = self.percent
    c.pointee.state = Otolith__Ingestion__V1__DraftState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    c.pointee.current_version = self.currentVersion
    return c
  }
}

extension IngestionV1 {
  /// One element of a draft.
  public struct DraftElement: Message {
    /// The question's `element_id`.
    public var elementID: String
    /// Absent: the answer was taken away.
    public var answer: IngestionV1.Answer?
    /// When it was changed, by the clock of the device that did. Required.
    public var changeTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.elementID = ""
      self.answer = nil
      self.changeTime = nil
    }

    public init(
      elementID: String = "",
      answer: IngestionV1.Answer? = nil,
      changeTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.elementID = elementID
      self.answer = answer
      self.changeTime = changeTime
    }
  }
}

extension IngestionV1.DraftElement {
  public static var fullName: String { "otolith.ingestion.v1.DraftElement" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__DraftElement()
    otolith__ingestion__v1__draft_element__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__DraftElement>) {
    self.elementID = Codec.string(c.pointee.element_id)
    self.answer = c.pointee.answer.map { IngestionV1.Answer($0) }
    self.changeTime = c.pointee.change_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__DraftElement> {
    let c = arena.allocate(Otolith__Ingestion__V1__DraftElement.self)
    otolith__ingestion__v1__draft_element__init(c)
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    if let value = self.answer { c.pointee.answer = value.cStruct(in: arena) }
    if let value = self.changeTime { c.pointee.change_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1 {
  /// Changes to a draft.
  public struct SaveDraftRequest: Message {
    /// As Draft.draft_id; required.
    public var draftID: String
    /// Required where the draft begins; otherwise empty or the same.
    public var studyID: String
    /// As `study_id`.
    public var questionnaireID: String
    /// As `study_id`; 0 as empty.
    public var version: UInt32
    /// `Questionnaire.content_hash` of that version; needed where the draft begins.
    public var contentHash: String
    /// What was changed; at most 5,000, each element once.
    public var elements: [IngestionV1.DraftElement]
    /// When filling in began; kept from the first call that says it.
    public var startTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.draftID = ""
      self.studyID = ""
      self.questionnaireID = ""
      self.version = 0
      self.contentHash = ""
      self.elements = []
      self.startTime = nil
    }

    public init(
      draftID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      version: UInt32 = 0,
      contentHash: String = "",
      elements: [IngestionV1.DraftElement] = [],
      startTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.draftID = draftID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.version = version
      self.contentHash = contentHash
      self.elements = elements
      self.startTime = startTime
    }
  }
}

extension IngestionV1.SaveDraftRequest {
  public static var fullName: String { "otolith.ingestion.v1.SaveDraftRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__SaveDraftRequest()
    otolith__ingestion__v1__save_draft_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SaveDraftRequest>) {
    self.draftID = Codec.string(c.pointee.draft_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.elements = Codec.messages(c.pointee.elements, c.pointee.n_elements) { IngestionV1.DraftElement($0) }
    self.startTime = c.pointee.start_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SaveDraftRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__SaveDraftRequest.self)
    otolith__ingestion__v1__save_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    if !self.elements.isEmpty {
      c.pointee.n_elements = self.elements.count
      c.pointee.elements = arena.array(self.elements) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__DraftElement>? }
    }
    if let value = self.startTime { c.pointee.start_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1 {
  /// The draft with the changes.
  public struct SaveDraftResponse: Message {
    /// As it is now.
    public var draft: IngestionV1.Draft?
    /// Those of the request's changes that another device's later ones replaced: both are told, here the one that
    /// lost, in `draft` the one that counts.
    public var replaced: [IngestionV1.DraftElement]

    /// Every field at its default.
    public init() {
      self.draft = nil
      self.replaced = []
    }

    public init(
      draft: IngestionV1.Draft? = nil,
      replaced: [IngestionV1.DraftElement] = []
    ) {
      self.draft = draft
      self.replaced = replaced
    }
  }
}

extension IngestionV1.SaveDraftResponse {
  public static var fullName: String { "otolith.ingestion.v1.SaveDraftResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__SaveDraftResponse()
    otolith__ingestion__v1__save_draft_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SaveDraftResponse>) {
    self.draft = c.pointee.draft.map { IngestionV1.Draft($0) }
    self.replaced = Codec.messages(c.pointee.replaced, c.pointee.n_replaced) { IngestionV1.DraftElement($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SaveDraftResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__SaveDraftResponse.self)
    otolith__ingestion__v1__save_draft_response__init(c)
    if let value = self.draft { c.pointee.draft = value.cStruct(in: arena) }
    if !self.replaced.isEmpty {
      c.pointee.n_replaced = self.replaced.count
      c.pointee.replaced = arena.array(self.replaced) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__DraftElement>? }
    }
    return c
  }
}

extension IngestionV1 {
  /// Names a draft.
  public struct GetDraftRequest: Message {
    /// The draft.
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

extension IngestionV1.GetDraftRequest {
  public static var fullName: String { "otolith.ingestion.v1.GetDraftRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__GetDraftRequest()
    otolith__ingestion__v1__get_draft_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__GetDraftRequest>) {
    self.draftID = Codec.string(c.pointee.draft_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__GetDraftRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__GetDraftRequest.self)
    otolith__ingestion__v1__get_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    return c
  }
}

extension IngestionV1 {
  /// Which drafts.
  public struct ListDraftsRequest: Message {
    /// Empty: of all studies.
    public var studyID: String
    /// 1–100; 0 means 20. A page of large drafts may have fewer.
    public var pageSize: UInt32
    /// `next_page_token` of the page before; empty: the first page.
    public var pageToken: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.pageSize = 0
      self.pageToken = ""
    }

    public init(
      studyID: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension IngestionV1.ListDraftsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListDraftsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ListDraftsRequest()
    otolith__ingestion__v1__list_drafts_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListDraftsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListDraftsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListDraftsRequest.self)
    otolith__ingestion__v1__list_drafts_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1 {
  /// A page of drafts.
  public struct ListDraftsResponse: Message {
    /// Latest change first.
    public var drafts: [IngestionV1.Draft]
    /// For the next page; empty: this is the last one.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.drafts = []
      self.nextPageToken = ""
    }

    public init(
      drafts: [IngestionV1.Draft] = [],
      nextPageToken: String = ""
    ) {
      self.drafts = drafts
      self.nextPageToken = nextPageToken
    }
  }
}

extension IngestionV1.ListDraftsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListDraftsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__ListDraftsResponse()
    otolith__ingestion__v1__list_drafts_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListDraftsResponse>) {
    self.drafts = Codec.messages(c.pointee.drafts, c.pointee.n_drafts) { IngestionV1.Draft($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListDraftsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListDraftsResponse.self)
    otolith__ingestion__v1__list_drafts_response__init(c)
    if !self.drafts.isEmpty {
      c.pointee.n_drafts = self.drafts.count
      c.pointee.drafts = arena.array(self.drafts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Draft>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1 {
  /// Names a draft.
  public struct DeleteDraftRequest: Message {
    /// The draft.
    public var draftID: String
    /// Empty: whatever it says by now. Otherwise it is deleted only as it was read.
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

extension IngestionV1.DeleteDraftRequest {
  public static var fullName: String { "otolith.ingestion.v1.DeleteDraftRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__DeleteDraftRequest()
    otolith__ingestion__v1__delete_draft_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__DeleteDraftRequest>) {
    self.draftID = Codec.string(c.pointee.draft_id)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__DeleteDraftRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__DeleteDraftRequest.self)
    otolith__ingestion__v1__delete_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension IngestionV1 {
  /// The draft is gone.
  public struct DeleteDraftResponse: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension IngestionV1.DeleteDraftResponse {
  public static var fullName: String { "otolith.ingestion.v1.DeleteDraftResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__DeleteDraftResponse()
    otolith__ingestion__v1__delete_draft_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__DeleteDraftResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__DeleteDraftResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__DeleteDraftResponse.self)
    otolith__ingestion__v1__delete_draft_response__init(c)
    return c
  }
}

extension IngestionV1 {
  /// The descriptor of `otolith/ingestion/v1/drafts.proto`.
  public static let draftsFile = ProtoFile(
    name: "otolith/ingestion/v1/drafts.proto",
    dependencies: [GoogleProtobuf.timestampFile, IngestionV1.ingestionFile],
    base64: """
      CiFvdG9saXRoL2luZ2VzdGlvbi92MS9kcmFmdHMucHJvdG8SFG90b2xpdGguaW5nZXN0aW9uLnYxGh9nb29nbGUvcHJvdG9i\
      dWYvdGltZXN0YW1wLnByb3RvGiRvdG9saXRoL2luZ2VzdGlvbi92MS9pbmdlc3Rpb24ucHJvdG8ihgQKBURyYWZ0EhkKCGRy\
      YWZ0X2lkGAEgASgJUgdkcmFmdElkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAyAB\
      KAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAQgASgNUgd2ZXJzaW9uEj4KCGVsZW1lbnRzGAUgAygLMiIub3RvbGl0\
      aC5pbmdlc3Rpb24udjEuRHJhZnRFbGVtZW50UghlbGVtZW50cxI5CgpzdGFydF90aW1lGAYgASgLMhouZ29vZ2xlLnByb3Rv\
      YnVmLlRpbWVzdGFtcFIJc3RhcnRUaW1lEjsKC3VwZGF0ZV90aW1lGAcgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFt\
      cFIKdXBkYXRlVGltZRI7CgtleHBpcmVfdGltZRgIIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRp\
      bWUSEgoEZXRhZxgJIAEoCVIEZXRhZxIYCgdwZXJjZW50GAogASgNUgdwZXJjZW50EjYKBXN0YXRlGAsgASgOMiAub3RvbGl0\
      aC5pbmdlc3Rpb24udjEuRHJhZnRTdGF0ZVIFc3RhdGUSJwoPY3VycmVudF92ZXJzaW9uGAwgASgNUg5jdXJyZW50VmVyc2lv\
      biKgAQoMRHJhZnRFbGVtZW50Eh0KCmVsZW1lbnRfaWQYASABKAlSCWVsZW1lbnRJZBI0CgZhbnN3ZXIYAiABKAsyHC5vdG9s\
      aXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJSBmFuc3dlchI7CgtjaGFuZ2VfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5U\
      aW1lc3RhbXBSCmNoYW5nZVRpbWUiqwIKEFNhdmVEcmFmdFJlcXVlc3QSGQoIZHJhZnRfaWQYASABKAlSB2RyYWZ0SWQSGQoI\
      c3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgDIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3Zl\
      cnNpb24YBCABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAUgASgJUgtjb250ZW50SGFzaBI+CghlbGVtZW50cxgGIAMo\
      CzIiLm90b2xpdGguaW5nZXN0aW9uLnYxLkRyYWZ0RWxlbWVudFIIZWxlbWVudHMSOQoKc3RhcnRfdGltZRgHIAEoCzIaLmdv\
      b2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCXN0YXJ0VGltZSKGAQoRU2F2ZURyYWZ0UmVzcG9uc2USMQoFZHJhZnQYASABKAsy\
      Gy5vdG9saXRoLmluZ2VzdGlvbi52MS5EcmFmdFIFZHJhZnQSPgoIcmVwbGFjZWQYAiADKAsyIi5vdG9saXRoLmluZ2VzdGlv\
      bi52MS5EcmFmdEVsZW1lbnRSCHJlcGxhY2VkIiwKD0dldERyYWZ0UmVxdWVzdBIZCghkcmFmdF9pZBgBIAEoCVIHZHJhZnRJ\
      ZCJqChFMaXN0RHJhZnRzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIbCglwYWdlX3NpemUYAiABKA1SCHBh\
      Z2VTaXplEh0KCnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbiJxChJMaXN0RHJhZnRzUmVzcG9uc2USMwoGZHJhZnRzGAEg\
      AygLMhsub3RvbGl0aC5pbmdlc3Rpb24udjEuRHJhZnRSBmRyYWZ0cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQ\
      YWdlVG9rZW4iQwoSRGVsZXRlRHJhZnRSZXF1ZXN0EhkKCGRyYWZ0X2lkGAEgASgJUgdkcmFmdElkEhIKBGV0YWcYAiABKAlS\
      BGV0YWciFQoTRGVsZXRlRHJhZnRSZXNwb25zZSp5CgpEcmFmdFN0YXRlEhsKF0RSQUZUX1NUQVRFX1VOU1BFQ0lGSUVEEAAS\
      FwoTRFJBRlRfU1RBVEVfQ1VSUkVOVBABEh0KGURSQUZUX1NUQVRFX09MREVSX1ZFUlNJT04QAhIWChJEUkFGVF9TVEFURV9D\
      TE9TRUQQAzKVAwoMRHJhZnRTZXJ2aWNlEmEKCVNhdmVEcmFmdBImLm90b2xpdGguaW5nZXN0aW9uLnYxLlNhdmVEcmFmdFJl\
      cXVlc3QaJy5vdG9saXRoLmluZ2VzdGlvbi52MS5TYXZlRHJhZnRSZXNwb25zZSIDkAICElMKCEdldERyYWZ0EiUub3RvbGl0\
      aC5pbmdlc3Rpb24udjEuR2V0RHJhZnRSZXF1ZXN0Ghsub3RvbGl0aC5pbmdlc3Rpb24udjEuRHJhZnQiA5ACARJkCgpMaXN0\
      RHJhZnRzEicub3RvbGl0aC5pbmdlc3Rpb24udjEuTGlzdERyYWZ0c1JlcXVlc3QaKC5vdG9saXRoLmluZ2VzdGlvbi52MS5M\
      aXN0RHJhZnRzUmVzcG9uc2UiA5ACARJnCgtEZWxldGVEcmFmdBIoLm90b2xpdGguaW5nZXN0aW9uLnYxLkRlbGV0ZURyYWZ0\
      UmVxdWVzdBopLm90b2xpdGguaW5nZXN0aW9uLnYxLkRlbGV0ZURyYWZ0UmVzcG9uc2UiA5ACAkJRChRvdG9saXRoLmluZ2Vz\
      dGlvbi52MVABWiBvdG9saXRoL2luZ2VzdGlvbi92MTtpbmdlc3Rpb252MaoCFE90b2xpdGguSW5nZXN0aW9uLlYxSo8iClkK\
      AQwSAwEAEhpPIFNoZWV0cyB0aGF0IGFyZSBiZWd1biBhbmQgZ28gb24gbGF0ZXIsIG9uIGFueSBkZXZpY2UgKFRZVCDCpzQu\
      MS4zLCBTT04gRkExOCkuCgqpAQoCBgASBA8ALwEanAEgQSBwYXJ0aWNpcGFudCdzIHVuZmluaXNoZWQgc2hlZXRzLiBBIGRy\
      YWZ0IGhhcyB0aGUgaWQgdW5kZXIgd2hpY2ggaXRzIHNoZWV0IGlzIHN1Ym1pdHRlZCBsYXRlcjogd2l0aCB0aGF0IGl0CiBl\
      bmRzLiBFdmVyeWJvZHkgcmVhY2hlcyB0aGUgb3duIGRyYWZ0cyBvbmx5LgoK8gcKBAYAAgASBBoCHAMa4wcgU2F2ZXMgY2hh\
      bmdlcyB0byBhIGRyYWZ0LCBlbGVtZW50IGJ5IGVsZW1lbnQgb3Igd2hvbGUsIGFuZCBiZWdpbnMgaXQgd2hlcmUgdGhlcmUg\
      aXMgbm9uZSB5ZXQuIE9mIHR3byBjaGFuZ2VzIG9mCiBvbmUgZWxlbWVudCB0aGUgbGF0ZXIgb25lIGNvdW50cywgYnkgYGNo\
      YW5nZV90aW1lYCBhbmQgdGhlbiBieSBjb250ZW50cywgd2hhdGV2ZXIgb3JkZXIgdGhleSBhcnJpdmUgaW46IGRldmljZXMK\
      IHRoYXQgd2VyZSBvZmZsaW5lIGNvbnZlcmdlLiBBIHRpbWUgbW9yZSB0aGFuIDI0IGhvdXJzIGFoZWFkIGNvdW50cyBhcyB0\
      aGUgdGltZSBvZiByZWNlaXB0LiBUaGUgc2FtZSBhZ2FpbiBjaGFuZ2VzIG5vdGhpbmcuIFRoZSB2ZXJzaW9uIHN0YXlzIHRo\
      ZSBvbmUgdGhhdCB0aGUgZHJhZnQgYmVnYW4gd2l0aC4KIEFuc3dlcnMgYXJlIGNoZWNrZWQgZm9yIHRoZWlyIGZvcm0gYWxv\
      bmU7IGFsbCBydWxlcyB3YWl0IGZvciB0aGUgc3VibWlzc2lvbi4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9G\
      T1VORCB3aXRoIHJlYXNvbiBTVFVEWV9VTktOT1dOLCBRVUVTVElPTk5BSVJFX05PVF9JTl9TVFVEWSBvcgogVkVSU0lPTl9V\
      TktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIERSQUZUX0VOREVEIG9yIERSQUZUX0RJRkZFUlM7IFBF\
      Uk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uCiBOT1RfRU5ST0xMRUQ7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNv\
      biBUT09fTUFOWV9EUkFGVFMgb3IgRFJBRlRfVE9PX0xBUkdFOyBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mbywKIHdpdGgg\
      cmVhc29uIENPTlNFTlRfRU5ERUQgdW50aWwgdGhlIHBhcnRpY2lwYW50IGhhcyBhZ3JlZWQgdG8gdGhlIHN0dWR5J3MgcHJl\
      c2VudCB0ZXh0LCBhbmQgd2l0aAogU1RVRFlfTk9UX1lFVF9LTk9XTiBvciBWRVJTSU9OX1VOQVZBSUxBQkxFIHdoZXJlIHRo\
      ZSBjYXRhbG9ndWUgaGFzIHRvIGJlIGFza2VkIGFuZCBkb2VzIG5vdCBhbnN3ZXIuCgpbCgQGAAIBEgQgAiIDGk0gT25lIGRy\
      YWZ0LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIERSQUZUX1VOS05PV04uCgpe\
      CgQGAAICEgQmAigDGlAgVGhlIGNhbGxlcidzIGRyYWZ0cywgdGhlIG9uZSBjaGFuZ2VkIGxhdGVzdCBmaXJzdC4KCiBFcnJv\
      cnM6IElOVkFMSURfQVJHVU1FTlQuCgqKAQoEBgACAxIELAIuAxp8IERlbGV0ZXMgYSBkcmFmdC4gT25lIHRoYXQgaXMgbm90\
      IHRoZXJlIGFueSBtb3JlIGlzIGRlbGV0ZWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBBQk9SVEVEIHdpdGggcmVh\
      c29uIEVUQUdfTUlTTUFUQ0guCgoiCgIEABIEMgBMARoWIEFuIHVuZmluaXNoZWQgc2hlZXQuCgpNCgQEAAIAEgM0AhYaQCBD\
      bGllbnQtbWFkZSBVVUlEOyB0aGUgYHNoZWV0X2lkYCBvZiB0aGUgc2hlZXQgdGhhdCBpdCBiZWNvbWVzLgoKKAoEBAACARID\
      NgIWGhsgVGhlIHN0dWR5IHRoYXQgaXQgaXMgZm9yLgoKOQoEBAACAhIDOAIeGiwgVGhlIHF1ZXN0aW9ubmFpcmUgdGhhdCBp\
      cyBiZWluZyBmaWxsZWQgaW4uCgpACgQEAAIDEgM6AhUaMyBUaGUgdmVyc2lvbiB0aGF0IGlzIHNob3duLCBmcm9tIDE7IG5l\
      dmVyIGNoYW5nZXMuCgpOCgQEAAIEEgM8AiUaQSBUaGUgZWxlbWVudHMgdGhhdCB3ZXJlIGV2ZXIgY2hhbmdlZCwgaW4gdGhl\
      IG9yZGVyIG9mIHRoZWlyIGlkcy4KCjwKBAQAAgUSAz4CKxovIFdoZW4gZmlsbGluZyBpbiBiZWdhbiwgYnkgdGhlIGRldmlj\
      ZSdzIGNsb2NrLgoKPwoEBAACBhIDQAIsGjIgV2hlbiBpdCB3YXMgbGFzdCBjaGFuZ2VkLCBieSB0aGUgc2VydmVyJ3MgY2xv\
      Y2suCgpZCgQEAAIHEgNCAiwaTCBXaGVuIGl0IGVuZHMgdW5sZXNzIGl0IGlzIGNoYW5nZWQgYWdhaW4gKGBTdHVkeVF1ZXN0\
      aW9ubmFpcmUuZHJhZnRfZGF5c2ApLgoKKQoEBAACCBIDRAISGhwgQ2hhbmdlcyB3aXRoIGV2ZXJ5IGNoYW5nZS4KCoIBCgQE\
      AAIJEgNHAhYadSBTaGFyZSBvZiB0aGUgcXVlc3Rpb25zIHNob3duIHRoYXQgaGF2ZSBhbiBhbnN3ZXIsIDDigJMxMDAsIGFz\
      IGZhciBhcyB0aGUgZHJhZnQncyBvd24gYW5zd2VycyB0ZWxsIHdoaWNoIGFyZQogc2hvd24uCgo3CgQEAAIKEgNJAhgaKiBX\
      aGF0IGJlY29tZXMgb2YgaXQsIGFzIHRoZSBzdHVkeSBpcyBub3cuCgo4CgQEAAILEgNLAh4aKyBUaGUgdmVyc2lvbiB0aGF0\
      IHRoZSBzdHVkeSBoYW5kcyBvdXQgbm93LgoKJgoCBQASBE8AWAEaGiBXaGF0IGJlY29tZXMgb2YgYSBkcmFmdC4KCh4KBAUA\
      AgASA1ECHhoRIE5ldmVyIGFuc3dlcmVkLgoKPQoEBQACARIDUwIaGjAgSXQgaXMgb2YgdGhlIHZlcnNpb24gdGhhdCB0aGUg\
      c3R1ZHkgaGFuZHMgb3V0LgoKWwoEBQACAhIDVQIgGk4gVGhlIHN0dWR5IGhhbmRzIG91dCBhIG5ld2VyIHZlcnNpb247IHRo\
      ZSBkcmFmdCBjYW4gYmUgZmluaXNoZWQgYWxsIHRoZSBzYW1lLgoKeQoEBQACAxIDVwIZGmwgVGhlIHN0dWR5IGRvZXMgbm90\
      IHRha2UgdGhlIHF1ZXN0aW9ubmFpcmUgYW55IG1vcmUsIG9yIG5vdCBub3c7IGEgc2hlZXQgdGhhdCB3YXMgZmluaXNoZWQg\
      YmVmb3JlIGlzIHRha2VuLgoKJQoCBAESBFsAYgEaGSBPbmUgZWxlbWVudCBvZiBhIGRyYWZ0LgoKKwoEBAECABIDXQIYGh4g\
      VGhlIHF1ZXN0aW9uJ3MgYGVsZW1lbnRfaWRgLgoKMQoEBAECARIDXwIUGiQgQWJzZW50OiB0aGUgYW5zd2VyIHdhcyB0YWtl\
      biBhd2F5LgoKUgoEBAECAhIDYQIsGkUgV2hlbiBpdCB3YXMgY2hhbmdlZCwgYnkgdGhlIGNsb2NrIG9mIHRoZSBkZXZpY2Ug\
      dGhhdCBkaWQuIFJlcXVpcmVkLgoKIQoCBAISBGUAdAEaFSBDaGFuZ2VzIHRvIGEgZHJhZnQuCgorCgQEAgIAEgNnAhYaHiBB\
      cyBEcmFmdC5kcmFmdF9pZDsgcmVxdWlyZWQuCgpMCgQEAgIBEgNpAhYaPyBSZXF1aXJlZCB3aGVyZSB0aGUgZHJhZnQgYmVn\
      aW5zOyBvdGhlcndpc2UgZW1wdHkgb3IgdGhlIHNhbWUuCgodCgQEAgICEgNrAh4aECBBcyBgc3R1ZHlfaWRgLgoKKQoEBAIC\
      AxIDbQIVGhwgQXMgYHN0dWR5X2lkYDsgMCBhcyBlbXB0eS4KClsKBAQCAgQSA28CGhpOIGBRdWVzdGlvbm5haXJlLmNvbnRl\
      bnRfaGFzaGAgb2YgdGhhdCB2ZXJzaW9uOyBuZWVkZWQgd2hlcmUgdGhlIGRyYWZ0IGJlZ2lucy4KCkIKBAQCAgUSA3ECJRo1\
      IFdoYXQgd2FzIGNoYW5nZWQ7IGF0IG1vc3QgNSwwMDAsIGVhY2ggZWxlbWVudCBvbmNlLgoKTAoEBAICBhIDcwIrGj8gV2hl\
      biBmaWxsaW5nIGluIGJlZ2FuOyBrZXB0IGZyb20gdGhlIGZpcnN0IGNhbGwgdGhhdCBzYXlzIGl0LgoKKQoCBAMSBHcAfQEa\
      HSBUaGUgZHJhZnQgd2l0aCB0aGUgY2hhbmdlcy4KChwKBAQDAgASA3kCEhoPIEFzIGl0IGlzIG5vdy4KCqEBCgQEAwIBEgN8\
      AiUakwEgVGhvc2Ugb2YgdGhlIHJlcXVlc3QncyBjaGFuZ2VzIHRoYXQgYW5vdGhlciBkZXZpY2UncyBsYXRlciBvbmVzIHJl\
      cGxhY2VkOiBib3RoIGFyZSB0b2xkLCBoZXJlIHRoZSBvbmUgdGhhdAogbG9zdCwgaW4gYGRyYWZ0YCB0aGUgb25lIHRoYXQg\
      Y291bnRzLgoKHgoCBAQSBoABAIMBARoQIE5hbWVzIGEgZHJhZnQuCgoaCgQEBAIAEgSCAQIWGgwgVGhlIGRyYWZ0LgoKHQoC\
      BAUSBoYBAI0BARoPIFdoaWNoIGRyYWZ0cy4KCiYKBAQFAgASBIgBAhYaGCBFbXB0eTogb2YgYWxsIHN0dWRpZXMuCgpLCgQE\
      BQIBEgSKAQIXGj0gMeKAkzEwMDsgMCBtZWFucyAyMC4gQSBwYWdlIG9mIGxhcmdlIGRyYWZ0cyBtYXkgaGF2ZSBmZXdlci4K\
      CkwKBAQFAgISBIwBAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3Qg\
      cGFnZS4KCiEKAgQGEgaQAQCVAQEaEyBBIHBhZ2Ugb2YgZHJhZnRzLgoKJAoEBAYCABIEkgECHBoWIExhdGVzdCBjaGFuZ2Ug\
      Zmlyc3QuCgo/CgQEBgIBEgSUAQIdGjEgRm9yIHRoZSBuZXh0IHBhZ2U7IGVtcHR5OiB0aGlzIGlzIHRoZSBsYXN0IG9uZS4K\
      Ch4KAgQHEgaYAQCdAQEaECBOYW1lcyBhIGRyYWZ0LgoKGgoEBAcCABIEmgECFhoMIFRoZSBkcmFmdC4KClwKBAQHAgESBJwB\
      AhIaTiBFbXB0eTogd2hhdGV2ZXIgaXQgc2F5cyBieSBub3cuIE90aGVyd2lzZSBpdCBpcyBkZWxldGVkIG9ubHkgYXMgaXQg\
      d2FzIHJlYWQuCgogCgIECBIEoAEAHhoUIFRoZSBkcmFmdCBpcyBnb25lLgpiBnByb3RvMw==
      """)
}
