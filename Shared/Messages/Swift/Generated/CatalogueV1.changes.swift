// Generated from otolith/catalogue/v1/changes.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  public enum ResourceKind: RawRepresentable, CaseIterable, Sendable, Hashable {
    case unspecified
    case study
    case questionnaire
    case soundCollection
    case vocabulary
    case item
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
  public struct ListChangesRequest: Message {
    /// From the answer before; empty: from the beginning.
    public var cursor: String
    /// 1–1,000; 0 means 100.
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
  public struct WatchChangesRequest: Message {
    public var cursor: String
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
  public struct ListChangesResponse: Message {
    /// In the order in which they were committed.
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
  public struct Change: Message {
    public var kind: CatalogueV1.ResourceKind
    public var resourceID: String
    /// The newest version or revision; 0 for projects.
    public var version: UInt32
    /// A tombstone: it is retired.
    public var retired: Bool
    public var projectID: String
    public var time: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.kind = CatalogueV1.ResourceKind(rawValue: 0)
      self.resourceID = ""
      self.version = 0
      self.retired = false
      self.projectID = ""
      self.time = nil
    }

    public init(
      kind: CatalogueV1.ResourceKind = CatalogueV1.ResourceKind(rawValue: 0),
      resourceID: String = "",
      version: UInt32 = 0,
      retired: Bool = false,
      projectID: String = "",
      time: GoogleProtobuf.Timestamp? = nil
    ) {
      self.kind = kind
      self.resourceID = resourceID
      self.version = version
      self.retired = retired
      self.projectID = projectID
      self.time = time
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
    self.time = c.pointee.time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Change> {
    let c = arena.allocate(Otolith__Catalogue__V1__Change.self)
    otolith__catalogue__v1__change__init(c)
    c.pointee.kind = Otolith__Catalogue__V1__ResourceKind(rawValue: .init(truncatingIfNeeded: self.kind.rawValue))
    if !self.resourceID.isEmpty { c.pointee.resource_id = arena.string(self.resourceID) }
    c.pointee.version = self.version
    c.pointee.retired = self.retired ? 1 : 0
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if let value = self.time { c.pointee.time = value.cStruct(in: arena) }
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
      bmRSBWtpbmRzImcKE1dhdGNoQ2hhbmdlc1JlcXVlc3QSFgoGY3Vyc29yGAEgASgJUgZjdXJzb3ISOAoFa2luZHMYAiADKA4y\
      Ii5vdG9saXRoLmNhdGFsb2d1ZS52MS5SZXNvdXJjZUtpbmRSBWtpbmRzIoIBChNMaXN0Q2hhbmdlc1Jlc3BvbnNlEjYKB2No\
      YW5nZXMYASADKAsyHC5vdG9saXRoLmNhdGFsb2d1ZS52MS5DaGFuZ2VSB2NoYW5nZXMSHwoLbmV4dF9jdXJzb3IYAiABKAlS\
      Cm5leHRDdXJzb3ISEgoEbW9yZRgDIAEoCFIEbW9yZSLkAQoGQ2hhbmdlEjYKBGtpbmQYASABKA4yIi5vdG9saXRoLmNhdGFs\
      b2d1ZS52MS5SZXNvdXJjZUtpbmRSBGtpbmQSHwoLcmVzb3VyY2VfaWQYAiABKAlSCnJlc291cmNlSWQSGAoHdmVyc2lvbhgD\
      IAEoDVIHdmVyc2lvbhIYCgdyZXRpcmVkGAQgASgIUgdyZXRpcmVkEh0KCnByb2plY3RfaWQYBSABKAlSCXByb2plY3RJZBIu\
      CgR0aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIEdGltZSrcAQoMUmVzb3VyY2VLaW5kEh0KGVJFU09V\
      UkNFX0tJTkRfVU5TUEVDSUZJRUQQABIXChNSRVNPVVJDRV9LSU5EX1NUVURZEAESHwobUkVTT1VSQ0VfS0lORF9RVUVTVElP\
      Tk5BSVJFEAISIgoeUkVTT1VSQ0VfS0lORF9TT1VORF9DT0xMRUNUSU9OEAMSHAoYUkVTT1VSQ0VfS0lORF9WT0NBQlVMQVJZ\
      EAQSFgoSUkVTT1VSQ0VfS0lORF9JVEVNEAUSGQoVUkVTT1VSQ0VfS0lORF9QUk9KRUNUEAYy4AEKDUNoYW5nZVNlcnZpY2US\
      ZwoLTGlzdENoYW5nZXMSKC5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0Q2hhbmdlc1JlcXVlc3QaKS5vdG9saXRoLmNhdGFs\
      b2d1ZS52MS5MaXN0Q2hhbmdlc1Jlc3BvbnNlIgOQAgESZgoMV2F0Y2hDaGFuZ2VzEikub3RvbGl0aC5jYXRhbG9ndWUudjEu\
      V2F0Y2hDaGFuZ2VzUmVxdWVzdBopLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RDaGFuZ2VzUmVzcG9uc2UwAUJRChRvdG9s\
      aXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxvZ3Vl\
      LlYxSvwICkQKAQwSAwEAEho6IFdoYXQgY2hhbmdlZCBpbiB0aGUgY2F0YWxvZ3VlLCBmb3Igd2hvZXZlciBrZWVwcyBhIGNv\
      cHkuCgqOAgoCBgASBBkAJAEagQIgVGhlIGZlZWQgdGVsbHMgZWFjaCByZXNvdXJjZSdzIGxhdGVzdCBjaGFuZ2Ugb25jZTog\
      d2hvZXZlciB3YXMgYXdheSBmb3IgbG9uZyByZWFkcyBhcyBtYW55IGNoYW5nZXMKIGFzIHRoZXJlIGFyZSByZXNvdXJjZXMu\
      IENhbGxlcnMgaGVhciBvZiB3aGF0IHRoZXkgbWF5IHJlYWQ6IHNlcnZpY2VzIGFuZCBhZG1pbmlzdHJhdG9ycyBvZgogZXZl\
      cnl0aGluZywgb3RoZXJzIG9mIHdoYXQgaXMgc2hhcmVkIGFuZCBvZiB0aGVpciBvd24gcHJvamVjdHMuCgpECgQGAAIAEgQb\
      Ah0DGjYgRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIENVUlNPUl9JTlZBTElELgoKzwIKBAYAAgESAyMC\
      TRrBAiBXaGF0IGNoYW5nZWQgc2luY2UgdGhlIGN1cnNvciBhbmQgd2hhdCBjaGFuZ2VzIGZyb20gbm93IG9uLCB1bnRpbCB0\
      aGUgY2FsbGVyIGVuZHMgdGhlIGNhbGwgb3IKIGl0cyB0b2tlbiBleHBpcmVzIChVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFz\
      b24gVE9LRU5fRVhQSVJFRDsgZ28gb24gZnJvbSB0aGUgbGFzdCBjdXJzb3IpLiBUaGUKIGZpcnN0IGFuc3dlciBjb21lcyBh\
      dCBvbmNlLCBhbHNvIHdpdGhvdXQgYSBjaGFuZ2UuCgogRXJyb3JzOiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24g\
      VE9PX01BTllfV0FUQ0hFUlM7IElOVkFMSURfQVJHVU1FTlQuCgpBCgQEAAIAEgMoAhQaNCBGcm9tIHRoZSBhbnN3ZXIgYmVm\
      b3JlOyBlbXB0eTogZnJvbSB0aGUgYmVnaW5uaW5nLgoKJgoEBAACARIDKgIXGhkgMeKAkzEsMDAwOyAwIG1lYW5zIDEwMC4K\
      CiYKBAQAAgISAywCIhoZIE9ubHkgdGhlc2U7IGVtcHR5OiBhbGwuCgo5CgQEAgIAEgM2Ah4aLCBJbiB0aGUgb3JkZXIgaW4g\
      d2hpY2ggdGhleSB3ZXJlIGNvbW1pdHRlZC4KCioKBAQCAgESAzgCGRodIFRvIGdvIG9uIGZyb207IG5ldmVyIGVtcHR5LgoK\
      JQoEBAICAhIDOgIQGhggTW9yZSBpcyB0aGVyZSBhbHJlYWR5LgoKPgoEBAMCAhIDQQIVGjEgVGhlIG5ld2VzdCB2ZXJzaW9u\
      IG9yIHJldmlzaW9uOyAwIGZvciBwcm9qZWN0cy4KCioKBAQDAgMSA0MCExodIEEgdG9tYnN0b25lOiBpdCBpcyByZXRpcmVk\
      LgpiBnByb3RvMw==
      """)
}
