// Generated from otolith/catalogue/v1/changes.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  /// What a change is about.
  public enum ResourceKind: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// In a request refused with reason KIND_UNKNOWN.
    case unspecified
    /// A study: CatalogueService.GetStudy.
    case study
    /// A questionnaire: CatalogueService.GetQuestionnaireVersion.
    case questionnaire
    /// A sound collection: LibraryService.GetSoundCollection.
    case soundCollection
    /// A vocabulary: LibraryService.GetVocabulary.
    case vocabulary
    /// An item of the bank: LibraryService.GetItem.
    case item
    /// A project: ProjectService.GetProject.
    case project
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .study, .questionnaire, .soundCollection, .vocabulary, .item, .project] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .study
        case 2: .questionnaire
        case 3: .soundCollection
        case 4: .vocabulary
        case 5: .item
        case 6: .project
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .study: 1
        case .questionnaire: 2
        case .soundCollection: 3
        case .vocabulary: 4
        case .item: 5
        case .project: 6
        case .unrecognized(let number): number
      }
    }
  }
}

extension CatalogueV1 {
  /// Where to read on in the feed.
  public struct ListChangesRequest: Message {
    /// From the answer before, of ListChanges or WatchChanges; empty: from the beginning.
    public var cursor: String
    /// Changes at most, 1–1,000; 0 means 100.
    public var pageSize: UInt32
    /// Only these; empty: all.
    public var kinds: [CatalogueV1.ResourceKind]

    /// Every field at its default.
    public init() {
      self.cursor = ""
      self.pageSize = 0
      self.kinds = []
    }

    public init(
      cursor: String = "",
      pageSize: UInt32 = 0,
      kinds: [CatalogueV1.ResourceKind] = []
    ) {
      self.cursor = cursor
      self.pageSize = pageSize
      self.kinds = kinds
    }
  }
}

extension CatalogueV1.ListChangesRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListChangesRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListChangesRequest()
    otolith__catalogue__v1__list_changes_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListChangesRequest>) {
    self.cursor = Codec.string(c.pointee.cursor)
    self.pageSize = c.pointee.page_size
    self.kinds = Codec.array(c.pointee.kinds, c.pointee.n_kinds) { CatalogueV1.ResourceKind(rawValue: Int32(truncatingIfNeeded: $0.rawValue)) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListChangesRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListChangesRequest.self)
    otolith__catalogue__v1__list_changes_request__init(c)
    if !self.cursor.isEmpty { c.pointee.cursor = arena.string(self.cursor) }
    c.pointee.page_size = self.pageSize
    if !self.kinds.isEmpty {
      c.pointee.n_kinds = self.kinds.count
      c.pointee.kinds = arena.array(self.kinds) { Otolith__Catalogue__V1__ResourceKind(rawValue: .init(truncatingIfNeeded: $0.rawValue)) }
    }
    return c
  }
}

extension CatalogueV1 {
  /// A page of the feed.
  public struct ListChangesResponse: Message {
    /// In the order in which they were committed; empty when nothing changed.
    public var changes: [CatalogueV1.Change]
    /// To go on from; never empty.
    public var nextCursor: String
    /// More is there already.
    public var more: Bool

    /// Every field at its default.
    public init() {
      self.changes = []
      self.nextCursor = ""
      self.more = false
    }

    public init(
      changes: [CatalogueV1.Change] = [],
      nextCursor: String = "",
      more: Bool = false
    ) {
      self.changes = changes
      self.nextCursor = nextCursor
      self.more = more
    }
  }
}

extension CatalogueV1.ListChangesResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListChangesResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListChangesResponse()
    otolith__catalogue__v1__list_changes_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListChangesResponse>) {
    self.changes = Codec.messages(c.pointee.changes, c.pointee.n_changes) { CatalogueV1.Change($0) }
    self.nextCursor = Codec.string(c.pointee.next_cursor)
    self.more = c.pointee.more != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListChangesResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListChangesResponse.self)
    otolith__catalogue__v1__list_changes_response__init(c)
    if !self.changes.isEmpty {
      c.pointee.n_changes = self.changes.count
      c.pointee.changes = arena.array(self.changes) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Change>? }
    }
    if !self.nextCursor.isEmpty { c.pointee.next_cursor = arena.string(self.nextCursor) }
    c.pointee.more = self.more ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// Where to begin in the feed.
  public struct WatchChangesRequest: Message {
    /// As in ListChangesRequest.
    public var cursor: String
    /// Only these; empty: all.
    public var kinds: [CatalogueV1.ResourceKind]

    /// Every field at its default.
    public init() {
      self.cursor = ""
      self.kinds = []
    }

    public init(
      cursor: String = "",
      kinds: [CatalogueV1.ResourceKind] = []
    ) {
      self.cursor = cursor
      self.kinds = kinds
    }
  }
}

extension CatalogueV1.WatchChangesRequest {
  public static var fullName: String { "otolith.catalogue.v1.WatchChangesRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__WatchChangesRequest()
    otolith__catalogue__v1__watch_changes_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__WatchChangesRequest>) {
    self.cursor = Codec.string(c.pointee.cursor)
    self.kinds = Codec.array(c.pointee.kinds, c.pointee.n_kinds) { CatalogueV1.ResourceKind(rawValue: Int32(truncatingIfNeeded: $0.rawValue)) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__WatchChangesRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__WatchChangesRequest.self)
    otolith__catalogue__v1__watch_changes_request__init(c)
    if !self.cursor.isEmpty { c.pointee.cursor = arena.string(self.cursor) }
    if !self.kinds.isEmpty {
      c.pointee.n_kinds = self.kinds.count
      c.pointee.kinds = arena.array(self.kinds) { Otolith__Catalogue__V1__ResourceKind(rawValue: .init(truncatingIfNeeded: $0.rawValue)) }
    }
    return c
  }
}

extension CatalogueV1 {
  /// Changes as they come, at most 1,000 at once.
  public struct WatchChangesResponse: Message {
    /// In the order in which they were committed; empty in a first answer without a change.
    public var changes: [CatalogueV1.Change]
    /// To go on from after the call has ended; never empty.
    public var nextCursor: String
    /// More is there already and follows at once.
    public var more: Bool

    /// Every field at its default.
    public init() {
      self.changes = []
      self.nextCursor = ""
      self.more = false
    }

    public init(
      changes: [CatalogueV1.Change] = [],
      nextCursor: String = "",
      more: Bool = false
    ) {
      self.changes = changes
      self.nextCursor = nextCursor
      self.more = more
    }
  }
}

extension CatalogueV1.WatchChangesResponse {
  public static var fullName: String { "otolith.catalogue.v1.WatchChangesResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__WatchChangesResponse()
    otolith__catalogue__v1__watch_changes_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__WatchChangesResponse>) {
    self.changes = Codec.messages(c.pointee.changes, c.pointee.n_changes) { CatalogueV1.Change($0) }
    self.nextCursor = Codec.string(c.pointee.next_cursor)
    self.more = c.pointee.more != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__WatchChangesResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__WatchChangesResponse.self)
    otolith__catalogue__v1__watch_changes_response__init(c)
    if !self.changes.isEmpty {
      c.pointee.n_changes = self.changes.count
      c.pointee.changes = arena.array(self.changes) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Change>? }
    }
    if !self.nextCursor.isEmpty { c.pointee.next_cursor = arena.string(self.nextCursor) }
    c.pointee.more = self.more ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// The latest change of a resource.
  public struct Change: Message {
    /// What kind of resource it is; clients pass over kinds that they do not know.
    public var kind: CatalogueV1.ResourceKind
    /// The id that its Get method takes.
    public var resourceID: String
    /// The newest version, of a study the newest revision; 0 for projects, which have none.
    public var version: UInt32
    /// A tombstone: it is retired. Only questionnaires are.
    public var retired: Bool
    /// The project that owns it.
    public var projectID: String
    /// When the change was made.
    public var changeTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.kind = CatalogueV1.ResourceKind(rawValue: 0)
      self.resourceID = ""
      self.version = 0
      self.retired = false
      self.projectID = ""
      self.changeTime = nil
    }

    public init(
      kind: CatalogueV1.ResourceKind = CatalogueV1.ResourceKind(rawValue: 0),
      resourceID: String = "",
      version: UInt32 = 0,
      retired: Bool = false,
      projectID: String = "",
      changeTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.kind = kind
      self.resourceID = resourceID
      self.version = version
      self.retired = retired
      self.projectID = projectID
      self.changeTime = changeTime
    }
  }
}

extension CatalogueV1.Change {
  public static var fullName: String { "otolith.catalogue.v1.Change" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Change()
    otolith__catalogue__v1__change__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Change>) {
    self.kind = CatalogueV1.ResourceKind(rawValue: Int32(truncatingIfNeeded: c.pointee.kind.rawValue))
    self.resourceID = Codec.string(c.pointee.resource_id)
    self.version = c.pointee.version
    self.retired = c.pointee.retired != 0
    self.projectID = Codec.string(c.pointee.project_id)
    self.changeTime = c.pointee.change_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Change> {
    let c = arena.allocate(Otolith__Catalogue__V1__Change.self)
    otolith__catalogue__v1__change__init(c)
    c.pointee.kind = Otolith__Catalogue__V1__ResourceKind(rawValue: .init(truncatingIfNeeded: self.kind.rawValue))
    if !self.resourceID.isEmpty { c.pointee.resource_id = arena.string(self.resourceID) }
    c.pointee.version = self.version
    c.pointee.retired = self.retired ? 1 : 0
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if let value = self.changeTime { c.pointee.change_time = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// The descriptor of `otolith/catalogue/v1/changes.proto`.
  public static let changesFile = ProtoFile(
    name: "otolith/catalogue/v1/changes.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: """
      CiJvdG9saXRoL2NhdGFsb2d1ZS92MS9jaGFuZ2VzLnByb3RvEhRvdG9saXRoLmNhdGFsb2d1ZS52MRofZ29vZ2xlL3Byb3Rv\
      YnVmL3RpbWVzdGFtcC5wcm90byKDAQoSTGlzdENoYW5nZXNSZXF1ZXN0EhYKBmN1cnNvchgBIAEoCVIGY3Vyc29yEhsKCXBh\
      Z2Vfc2l6ZRgCIAEoDVIIcGFnZVNpemUSOAoFa2luZHMYAyADKA4yIi5vdG9saXRoLmNhdGFsb2d1ZS52MS5SZXNvdXJjZUtp\
      bmRSBWtpbmRzIoIBChNMaXN0Q2hhbmdlc1Jlc3BvbnNlEjYKB2NoYW5nZXMYASADKAsyHC5vdG9saXRoLmNhdGFsb2d1ZS52\
      MS5DaGFuZ2VSB2NoYW5nZXMSHwoLbmV4dF9jdXJzb3IYAiABKAlSCm5leHRDdXJzb3ISEgoEbW9yZRgDIAEoCFIEbW9yZSJn\
      ChNXYXRjaENoYW5nZXNSZXF1ZXN0EhYKBmN1cnNvchgBIAEoCVIGY3Vyc29yEjgKBWtpbmRzGAIgAygOMiIub3RvbGl0aC5j\
      YXRhbG9ndWUudjEuUmVzb3VyY2VLaW5kUgVraW5kcyKDAQoUV2F0Y2hDaGFuZ2VzUmVzcG9uc2USNgoHY2hhbmdlcxgBIAMo\
      CzIcLm90b2xpdGguY2F0YWxvZ3VlLnYxLkNoYW5nZVIHY2hhbmdlcxIfCgtuZXh0X2N1cnNvchgCIAEoCVIKbmV4dEN1cnNv\
      chISCgRtb3JlGAMgASgIUgRtb3JlIvEBCgZDaGFuZ2USNgoEa2luZBgBIAEoDjIiLm90b2xpdGguY2F0YWxvZ3VlLnYxLlJl\
      c291cmNlS2luZFIEa2luZBIfCgtyZXNvdXJjZV9pZBgCIAEoCVIKcmVzb3VyY2VJZBIYCgd2ZXJzaW9uGAMgASgNUgd2ZXJz\
      aW9uEhgKB3JldGlyZWQYBCABKAhSB3JldGlyZWQSHQoKcHJvamVjdF9pZBgFIAEoCVIJcHJvamVjdElkEjsKC2NoYW5nZV90\
      aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY2hhbmdlVGltZSrcAQoMUmVzb3VyY2VLaW5kEh0KGVJF\
      U09VUkNFX0tJTkRfVU5TUEVDSUZJRUQQABIXChNSRVNPVVJDRV9LSU5EX1NUVURZEAESHwobUkVTT1VSQ0VfS0lORF9RVUVT\
      VElPTk5BSVJFEAISIgoeUkVTT1VSQ0VfS0lORF9TT1VORF9DT0xMRUNUSU9OEAMSHAoYUkVTT1VSQ0VfS0lORF9WT0NBQlVM\
      QVJZEAQSFgoSUkVTT1VSQ0VfS0lORF9JVEVNEAUSGQoVUkVTT1VSQ0VfS0lORF9QUk9KRUNUEAYy5gEKDUNoYW5nZVNlcnZp\
      Y2USZwoLTGlzdENoYW5nZXMSKC5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0Q2hhbmdlc1JlcXVlc3QaKS5vdG9saXRoLmNh\
      dGFsb2d1ZS52MS5MaXN0Q2hhbmdlc1Jlc3BvbnNlIgOQAgESbAoMV2F0Y2hDaGFuZ2VzEikub3RvbGl0aC5jYXRhbG9ndWUu\
      djEuV2F0Y2hDaGFuZ2VzUmVxdWVzdBoqLm90b2xpdGguY2F0YWxvZ3VlLnYxLldhdGNoQ2hhbmdlc1Jlc3BvbnNlIgOQAgEw\
      AUJRChRvdG9saXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGgu\
      Q2F0YWxvZ3VlLlYxSt4XCkQKAQwSAwEAEho6IFdoYXQgY2hhbmdlZCBpbiB0aGUgY2F0YWxvZ3VlLCBmb3Igd2hvZXZlciBr\
      ZWVwcyBhIGNvcHkuCgolCgIFABIEDQAcARoZIFdoYXQgYSBjaGFuZ2UgaXMgYWJvdXQuCgo9CgQFAAIAEgMPAiAaMCBJbiBh\
      IHJlcXVlc3QgcmVmdXNlZCB3aXRoIHJlYXNvbiBLSU5EX1VOS05PV04uCgoyCgQFAAIBEgMRAhoaJSBBIHN0dWR5OiBDYXRh\
      bG9ndWVTZXJ2aWNlLkdldFN0dWR5LgoKSQoEBQACAhIDEwIiGjwgQSBxdWVzdGlvbm5haXJlOiBDYXRhbG9ndWVTZXJ2aWNl\
      LkdldFF1ZXN0aW9ubmFpcmVWZXJzaW9uLgoKRQoEBQACAxIDFQIlGjggQSBzb3VuZCBjb2xsZWN0aW9uOiBMaWJyYXJ5U2Vy\
      dmljZS5HZXRTb3VuZENvbGxlY3Rpb24uCgo6CgQFAAIEEgMXAh8aLSBBIHZvY2FidWxhcnk6IExpYnJhcnlTZXJ2aWNlLkdl\
      dFZvY2FidWxhcnkuCgo7CgQFAAIFEgMZAhkaLiBBbiBpdGVtIG9mIHRoZSBiYW5rOiBMaWJyYXJ5U2VydmljZS5HZXRJdGVt\
      LgoKNAoEBQACBhIDGwIcGicgQSBwcm9qZWN0OiBQcm9qZWN0U2VydmljZS5HZXRQcm9qZWN0LgoKlQQKAgYAEgQlADcBGogE\
      IFRoZSBmZWVkIHRlbGxzIGVhY2ggcmVzb3VyY2UncyBsYXRlc3QgY2hhbmdlIG9uY2U6IHdob2V2ZXIgd2FzIGF3YXkgZm9y\
      IGxvbmcgcmVhZHMgYXMgbWFueSBjaGFuZ2VzCiBhcyB0aGVyZSBhcmUgcmVzb3VyY2VzLiBDYWxsZXJzIGhlYXIgb2Ygd2hh\
      dCB0aGV5IG1heSByZWFkOiBzZXJ2aWNlcyBhbmQgYWRtaW5pc3RyYXRvcnMgb2YKIGV2ZXJ5dGhpbmcsIG90aGVycyBvZiB3\
      aGF0IGlzIHNoYXJlZCBhbmQgb2YgdGhlaXIgb3duIHByb2plY3RzLgoKIEEgY3Vyc29yIGlzIG5vIHBhZ2UgdG9rZW46IGl0\
      IHN0YXlzIGdvb2QgZm9yIGV2ZXIsIGFuZCByZWFkaW5nIG9uIGZyb20gaXQgbGF0ZXIgYnJpbmdzIHdoYXQgaGFzCiBjaGFu\
      Z2VkIHNpbmNlLiBPbmx5IGFmdGVyIHRoZSBjYXRhbG9ndWUgd2FzIHJlc3RvcmVkIGZyb20gYSBiYWNrdXAgbWF5IGl0IG5h\
      bWUgd2hhdCBoYXMgbm90IGhhcHBlbmVkCiB5ZXQgKENVUlNPUl9JTlZBTElEKTsgdGhlbiB0aGUgd2hvbGUgZmVlZCBpcyB0\
      byBiZSByZWFkIGFuZXcuCgr9AQoEBgACABIEKwItAxruASBXaGF0IGNoYW5nZWQgc2luY2UgdGhlIGN1cnNvciwgYXQgbW9z\
      dCBzbyBtYW55IGNoYW5nZXMgYXQgb25jZS4KCiBXaXRob3V0IHBhZ2VzOiBhIGN1cnNvciwgd2hpY2ggc3RheXMgZ29vZCBm\
      b3IgZXZlciwgc3RhbmRzIGZvciBwYWdlIHRva2Vucy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24g\
      Q1VSU09SX0lOVkFMSUQsIEtJTkRfVU5LTk9XTiBvciBQQUdFX1NJWkVfT1VUX09GX1JBTkdFLgoKigMKBAYAAgESBDQCNgMa\
      +wIgV2hhdCBjaGFuZ2VkIHNpbmNlIHRoZSBjdXJzb3IgYW5kIHdoYXQgY2hhbmdlcyBmcm9tIG5vdyBvbiwgdW50aWwgdGhl\
      IGNhbGxlciBlbmRzIHRoZSBjYWxsIG9yCiBpdHMgdG9rZW4gZXhwaXJlcyAoVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29u\
      IFRPS0VOX0VYUElSRUQ7IGdvIG9uIGZyb20gdGhlIGxhc3QgY3Vyc29yKS4gVGhlCiBmaXJzdCBhbnN3ZXIgY29tZXMgYXQg\
      b25jZSwgYWxzbyB3aXRob3V0IGEgY2hhbmdlLgoKIEVycm9yczogUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRP\
      T19NQU5ZX1dBVENIRVJTIGFuZCBSZXRyeUluZm87IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24KIENVUlNPUl9JTlZB\
      TElEIG9yIEtJTkRfVU5LTk9XTi4KCisKAgQAEgQ6AEEBGh8gV2hlcmUgdG8gcmVhZCBvbiBpbiB0aGUgZmVlZC4KCmEKBAQA\
      AgASAzwCFBpUIEZyb20gdGhlIGFuc3dlciBiZWZvcmUsIG9mIExpc3RDaGFuZ2VzIG9yIFdhdGNoQ2hhbmdlczsgZW1wdHk6\
      IGZyb20gdGhlIGJlZ2lubmluZy4KCjcKBAQAAgESAz4CFxoqIENoYW5nZXMgYXQgbW9zdCwgMeKAkzEsMDAwOyAwIG1lYW5z\
      IDEwMC4KCiYKBAQAAgISA0ACIhoZIE9ubHkgdGhlc2U7IGVtcHR5OiBhbGwuCgohCgIEARIERABLARoVIEEgcGFnZSBvZiB0\
      aGUgZmVlZC4KClUKBAQBAgASA0YCHhpIIEluIHRoZSBvcmRlciBpbiB3aGljaCB0aGV5IHdlcmUgY29tbWl0dGVkOyBlbXB0\
      eSB3aGVuIG5vdGhpbmcgY2hhbmdlZC4KCioKBAQBAgESA0gCGRodIFRvIGdvIG9uIGZyb207IG5ldmVyIGVtcHR5LgoKJQoE\
      BAECAhIDSgIQGhggTW9yZSBpcyB0aGVyZSBhbHJlYWR5LgoKKQoCBAISBE4AUwEaHSBXaGVyZSB0byBiZWdpbiBpbiB0aGUg\
      ZmVlZC4KCigKBAQCAgASA1ACFBobIEFzIGluIExpc3RDaGFuZ2VzUmVxdWVzdC4KCiYKBAQCAgESA1ICIhoZIE9ubHkgdGhl\
      c2U7IGVtcHR5OiBhbGwuCgo6CgIEAxIEVgBdARouIENoYW5nZXMgYXMgdGhleSBjb21lLCBhdCBtb3N0IDEsMDAwIGF0IG9u\
      Y2UuCgpjCgQEAwIAEgNYAh4aViBJbiB0aGUgb3JkZXIgaW4gd2hpY2ggdGhleSB3ZXJlIGNvbW1pdHRlZDsgZW1wdHkgaW4g\
      YSBmaXJzdCBhbnN3ZXIgd2l0aG91dCBhIGNoYW5nZS4KCkMKBAQDAgESA1oCGRo2IFRvIGdvIG9uIGZyb20gYWZ0ZXIgdGhl\
      IGNhbGwgaGFzIGVuZGVkOyBuZXZlciBlbXB0eS4KCjkKBAQDAgISA1wCEBosIE1vcmUgaXMgdGhlcmUgYWxyZWFkeSBhbmQg\
      Zm9sbG93cyBhdCBvbmNlLgoKLgoCBAQSBGAAbQEaIiBUaGUgbGF0ZXN0IGNoYW5nZSBvZiBhIHJlc291cmNlLgoKWgoEBAQC\
      ABIDYgIYGk0gV2hhdCBraW5kIG9mIHJlc291cmNlIGl0IGlzOyBjbGllbnRzIHBhc3Mgb3ZlciBraW5kcyB0aGF0IHRoZXkg\
      ZG8gbm90IGtub3cuCgowCgQEBAIBEgNkAhkaIyBUaGUgaWQgdGhhdCBpdHMgR2V0IG1ldGhvZCB0YWtlcy4KCmMKBAQEAgIS\
      A2YCFRpWIFRoZSBuZXdlc3QgdmVyc2lvbiwgb2YgYSBzdHVkeSB0aGUgbmV3ZXN0IHJldmlzaW9uOyAwIGZvciBwcm9qZWN0\
      cywgd2hpY2ggaGF2ZSBub25lLgoKQwoEBAQCAxIDaAITGjYgQSB0b21ic3RvbmU6IGl0IGlzIHJldGlyZWQuIE9ubHkgcXVl\
      c3Rpb25uYWlyZXMgYXJlLgoKKAoEBAQCBBIDagIYGhsgVGhlIHByb2plY3QgdGhhdCBvd25zIGl0LgoKKAoEBAQCBRIDbAIs\
      GhsgV2hlbiB0aGUgY2hhbmdlIHdhcyBtYWRlLgpiBnByb3RvMw==
      """)
}
