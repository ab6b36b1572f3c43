// Generated from otolith/catalogue/v1/changes.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CatalogueV1 {
  /// The kind of a changed resource.
  public enum ResourceKind: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected in a request with reason KIND_UNKNOWN.
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

  /// Position and filter of the feed.
  public struct ListChangesRequest: Message {
    /// Cursor from a response of ListChanges or WatchChanges; empty: from the beginning.
    public var cursor: String
    /// Maximum number of changes, 1–1,000; 0 means 100.
    public var pageSize: UInt32
    /// Kinds to filter by; empty: all.
    public var kinds: [CatalogueV1.ResourceKind]

    public init(cursor: String = "", pageSize: UInt32 = 0, kinds: [CatalogueV1.ResourceKind] = []) {
      self.cursor = cursor
      self.pageSize = pageSize
      self.kinds = kinds
    }
  }

  /// A page of the feed.
  public struct ListChangesResponse: Message {
    /// Changes in the order of their commits; may be empty.
    public var changes: [CatalogueV1.Change]
    /// Cursor to continue from; never empty.
    public var nextCursor: String
    /// Whether more changes are available now.
    public var more: Bool

    public init(changes: [CatalogueV1.Change] = [], nextCursor: String = "", more: Bool = false) {
      self.changes = changes
      self.nextCursor = nextCursor
      self.more = more
    }
  }

  /// Position and filter of the feed.
  public struct WatchChangesRequest: Message {
    /// Same as in ListChangesRequest.
    public var cursor: String
    /// Kinds to filter by; empty: all.
    public var kinds: [CatalogueV1.ResourceKind]

    public init(cursor: String = "", kinds: [CatalogueV1.ResourceKind] = []) {
      self.cursor = cursor
      self.kinds = kinds
    }
  }

  /// New changes, up to 1,000 per message.
  public struct WatchChangesResponse: Message {
    /// Changes in the order of their commits; empty in a first message without changes.
    public var changes: [CatalogueV1.Change]
    /// Cursor to continue from after the call has ended; never empty.
    public var nextCursor: String
    /// Whether more changes are available now; they follow at once.
    public var more: Bool

    public init(changes: [CatalogueV1.Change] = [], nextCursor: String = "", more: Bool = false) {
      self.changes = changes
      self.nextCursor = nextCursor
      self.more = more
    }
  }

  /// The latest change of a resource.
  public struct Change: Message {
    /// Kind of the resource. Clients ignore unknown kinds.
    public var kind: CatalogueV1.ResourceKind
    /// Id for the resource's Get method.
    public var resourceID: String
    /// Newest version, or revision of a study; 0 for projects.
    public var version: UInt32
    /// Whether the questionnaire or study is retired, or the study was deleted (a tombstone). Always
    /// false for other kinds.
    public var retired: Bool
    /// The project that owns it.
    public var projectID: String
    /// Time of the change.
    public var changeTime: GoogleProtobuf.Timestamp?

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

  /// The descriptor of `otolith/catalogue/v1/changes.proto`.
  public static let changesFile = ProtoFile(
    name: "otolith/catalogue/v1/changes.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: "CiJvdG9saXRoL2NhdGFsb2d1ZS92MS9jaGFuZ2VzLnByb3RvEhRvdG9saXRoLmNhdGFsb2d1ZS52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90byKDAQoSTGlzdENoYW5nZXNSZXF1ZXN0EhYKBmN1cnNvchgBIAEoCVIGY3Vyc29yEhsKCXBhZ2Vfc2l6ZRgCIAEoDVIIcGFnZVNpemUSOAoFa2luZHMYAyADKA4yIi5vdG9saXRoLmNhdGFsb2d1ZS52MS5SZXNvdXJjZUtpbmRSBWtpbmRzIoIBChNMaXN0Q2hhbmdlc1Jlc3BvbnNlEjYKB2NoYW5nZXMYASADKAsyHC5vdG9saXRoLmNhdGFsb2d1ZS52MS5DaGFuZ2VSB2NoYW5nZXMSHwoLbmV4dF9jdXJzb3IYAiABKAlSCm5leHRDdXJzb3ISEgoEbW9yZRgDIAEoCFIEbW9yZSJnChNXYXRjaENoYW5nZXNSZXF1ZXN0EhYKBmN1cnNvchgBIAEoCVIGY3Vyc29yEjgKBWtpbmRzGAIgAygOMiIub3RvbGl0aC5jYXRhbG9ndWUudjEuUmVzb3VyY2VLaW5kUgVraW5kcyKDAQoUV2F0Y2hDaGFuZ2VzUmVzcG9uc2USNgoHY2hhbmdlcxgBIAMoCzIcLm90b2xpdGguY2F0YWxvZ3VlLnYxLkNoYW5nZVIHY2hhbmdlcxIfCgtuZXh0X2N1cnNvchgCIAEoCVIKbmV4dEN1cnNvchISCgRtb3JlGAMgASgIUgRtb3JlIvEBCgZDaGFuZ2USNgoEa2luZBgBIAEoDjIiLm90b2xpdGguY2F0YWxvZ3VlLnYxLlJlc291cmNlS2luZFIEa2luZBIfCgtyZXNvdXJjZV9pZBgCIAEoCVIKcmVzb3VyY2VJZBIYCgd2ZXJzaW9uGAMgASgNUgd2ZXJzaW9uEhgKB3JldGlyZWQYBCABKAhSB3JldGlyZWQSHQoKcHJvamVjdF9pZBgFIAEoCVIJcHJvamVjdElkEjsKC2NoYW5nZV90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY2hhbmdlVGltZSrcAQoMUmVzb3VyY2VLaW5kEh0KGVJFU09VUkNFX0tJTkRfVU5TUEVDSUZJRUQQABIXChNSRVNPVVJDRV9LSU5EX1NUVURZEAESHwobUkVTT1VSQ0VfS0lORF9RVUVTVElPTk5BSVJFEAISIgoeUkVTT1VSQ0VfS0lORF9TT1VORF9DT0xMRUNUSU9OEAMSHAoYUkVTT1VSQ0VfS0lORF9WT0NBQlVMQVJZEAQSFgoSUkVTT1VSQ0VfS0lORF9JVEVNEAUSGQoVUkVTT1VSQ0VfS0lORF9QUk9KRUNUEAYy5gEKDUNoYW5nZVNlcnZpY2USZwoLTGlzdENoYW5nZXMSKC5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0Q2hhbmdlc1JlcXVlc3QaKS5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0Q2hhbmdlc1Jlc3BvbnNlIgOQAgESbAoMV2F0Y2hDaGFuZ2VzEikub3RvbGl0aC5jYXRhbG9ndWUudjEuV2F0Y2hDaGFuZ2VzUmVxdWVzdBoqLm90b2xpdGguY2F0YWxvZ3VlLnYxLldhdGNoQ2hhbmdlc1Jlc3BvbnNlIgOQAgEwAUJRChRvdG9saXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxvZ3VlLlYxStAYCksKAQwSAwEAEhpBIFRoZSBjaGFuZ2UgZmVlZCBvZiB0aGUgY2F0YWxvZ3VlLCBmb3IgY2xpZW50cyB0aGF0IGtlZXAgYSBjb3B5LgoKLQoCBQASBA0AHAEaISBUaGUga2luZCBvZiBhIGNoYW5nZWQgcmVzb3VyY2UuCgo+CgQFAAIAEgMPAiAaMSBSZWplY3RlZCBpbiBhIHJlcXVlc3Qgd2l0aCByZWFzb24gS0lORF9VTktOT1dOLgoKMgoEBQACARIDEQIaGiUgQSBzdHVkeTogQ2F0YWxvZ3VlU2VydmljZS5HZXRTdHVkeS4KCkkKBAUAAgISAxMCIho8IEEgcXVlc3Rpb25uYWlyZTogQ2F0YWxvZ3VlU2VydmljZS5HZXRRdWVzdGlvbm5haXJlVmVyc2lvbi4KCkUKBAUAAgMSAxUCJRo4IEEgc291bmQgY29sbGVjdGlvbjogTGlicmFyeVNlcnZpY2UuR2V0U291bmRDb2xsZWN0aW9uLgoKOgoEBQACBBIDFwIfGi0gQSB2b2NhYnVsYXJ5OiBMaWJyYXJ5U2VydmljZS5HZXRWb2NhYnVsYXJ5LgoKOwoEBQACBRIDGQIZGi4gQW4gaXRlbSBvZiB0aGUgYmFuazogTGlicmFyeVNlcnZpY2UuR2V0SXRlbS4KCjQKBAUAAgYSAxsCHBonIEEgcHJvamVjdDogUHJvamVjdFNlcnZpY2UuR2V0UHJvamVjdC4KCq8ECgIGABIEJQA3ARqiBCBUaGUgZmVlZCBjb250YWlucyBlYWNoIHJlc291cmNlJ3MgbGF0ZXN0IGNoYW5nZSBvbmNlOiBhZnRlciBhIGxvbmcgYWJzZW5jZSwgYSBjbGllbnQgcmVhZHMgYXMKIG1hbnkgY2hhbmdlcyBhcyB0aGVyZSBhcmUgcmVzb3VyY2VzLiBDYWxsZXJzIHJlY2VpdmUgY2hhbmdlcyBvZiByZXNvdXJjZXMgdGhhdCB0aGV5IG1heSByZWFkOgogc2VydmljZXMgYW5kIGFkbWluaXN0cmF0b3JzIGFsbCBvZiB0aGVtLCBvdGhlcnMgdGhlIHNoYXJlZCBvbmVzIGFuZCB0aG9zZSBvZiB0aGVpciBvd24gcHJvamVjdHMuCgogQSBjdXJzb3IgaXMgbm90IGEgcGFnZSB0b2tlbjogaXQgcmVtYWlucyB2YWxpZCBpbmRlZmluaXRlbHksIGFuZCByZWFkaW5nIGZyb20gaXQgbGF0ZXIgcmV0dXJucwogYWxsIGNoYW5nZXMgc2luY2UuIE9ubHkgYWZ0ZXIgdGhlIGNhdGFsb2d1ZSB3YXMgcmVzdG9yZWQgZnJvbSBhIGJhY2t1cCBtYXkgaXQgbGllIGJleW9uZCB0aGUgZW5kCiBvZiB0aGUgZmVlZCAoQ1VSU09SX0lOVkFMSUQpOyB0aGVuIHJlYWQgdGhlIHdob2xlIGZlZWQgYWdhaW4uCgqDAgoEBgACABIEKwItAxr0ASBSZXR1cm5zIGNoYW5nZXMgc2luY2UgdGhlIGN1cnNvciwgdXAgdG8gdGhlIHBhZ2Ugc2l6ZS4KCiBXaXRob3V0IHBhZ2VzOiBhIGN1cnNvciwgd2hpY2ggcmVtYWlucyB2YWxpZCBpbmRlZmluaXRlbHksIGlzIHVzZWQgaW5zdGVhZCBvZiBwYWdlIHRva2Vucy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gQ1VSU09SX0lOVkFMSUQsIEtJTkRfVU5LTk9XTiBvciBQQUdFX1NJWkVfT1VUX09GX1JBTkdFLgoKhQMKBAYAAgESBDQCNgMa9gIgU3RyZWFtcyBjaGFuZ2VzIHNpbmNlIHRoZSBjdXJzb3IgYW5kIGZ1dHVyZSBvbmVzLCB1bnRpbCB0aGUgY2FsbGVyIGVuZHMgdGhlIGNhbGwgb3IgaXRzIHRva2VuCiBleHBpcmVzIChVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gVE9LRU5fRVhQSVJFRDsgY29udGludWUgZnJvbSB0aGUgbGFzdCBjdXJzb3IpLiBUaGUgZmlyc3QKIG1lc3NhZ2UgaXMgc2VudCBhdCBvbmNlLCBldmVuIHdpdGhvdXQgY2hhbmdlcy4KCiBFcnJvcnM6IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9XQVRDSEVSUyBhbmQgUmV0cnlJbmZvOyBJTlZBTElEX0FSR1VNRU5UIHdpdGgKIHJlYXNvbiBDVVJTT1JfSU5WQUxJRCBvciBLSU5EX1VOS05PV04uCgouCgIEABIEOgBBARoiIFBvc2l0aW9uIGFuZCBmaWx0ZXIgb2YgdGhlIGZlZWQuCgpgCgQEAAIAEgM8AhQaUyBDdXJzb3IgZnJvbSBhIHJlc3BvbnNlIG9mIExpc3RDaGFuZ2VzIG9yIFdhdGNoQ2hhbmdlczsgZW1wdHk6IGZyb20gdGhlIGJlZ2lubmluZy4KCkEKBAQAAgESAz4CFxo0IE1heGltdW0gbnVtYmVyIG9mIGNoYW5nZXMsIDHigJMxLDAwMDsgMCBtZWFucyAxMDAuCgouCgQEAAICEgNAAiIaISBLaW5kcyB0byBmaWx0ZXIgYnk7IGVtcHR5OiBhbGwuCgohCgIEARIERABLARoVIEEgcGFnZSBvZiB0aGUgZmVlZC4KCkMKBAQBAgASA0YCHho2IENoYW5nZXMgaW4gdGhlIG9yZGVyIG9mIHRoZWlyIGNvbW1pdHM7IG1heSBiZSBlbXB0eS4KCjQKBAQBAgESA0gCGRonIEN1cnNvciB0byBjb250aW51ZSBmcm9tOyBuZXZlciBlbXB0eS4KCjYKBAQBAgISA0oCEBopIFdoZXRoZXIgbW9yZSBjaGFuZ2VzIGFyZSBhdmFpbGFibGUgbm93LgoKLgoCBAISBE4AUwEaIiBQb3NpdGlvbiBhbmQgZmlsdGVyIG9mIHRoZSBmZWVkLgoKLQoEBAICABIDUAIUGiAgU2FtZSBhcyBpbiBMaXN0Q2hhbmdlc1JlcXVlc3QuCgouCgQEAgIBEgNSAiIaISBLaW5kcyB0byBmaWx0ZXIgYnk7IGVtcHR5OiBhbGwuCgozCgIEAxIEVgBdARonIE5ldyBjaGFuZ2VzLCB1cCB0byAxLDAwMCBwZXIgbWVzc2FnZS4KCl8KBAQDAgASA1gCHhpSIENoYW5nZXMgaW4gdGhlIG9yZGVyIG9mIHRoZWlyIGNvbW1pdHM7IGVtcHR5IGluIGEgZmlyc3QgbWVzc2FnZSB3aXRob3V0IGNoYW5nZXMuCgpNCgQEAwIBEgNaAhkaQCBDdXJzb3IgdG8gY29udGludWUgZnJvbSBhZnRlciB0aGUgY2FsbCBoYXMgZW5kZWQ7IG5ldmVyIGVtcHR5LgoKSwoEBAMCAhIDXAIQGj4gV2hldGhlciBtb3JlIGNoYW5nZXMgYXJlIGF2YWlsYWJsZSBub3c7IHRoZXkgZm9sbG93IGF0IG9uY2UuCgouCgIEBBIEYABuARoiIFRoZSBsYXRlc3QgY2hhbmdlIG9mIGEgcmVzb3VyY2UuCgpCCgQEBAIAEgNiAhgaNSBLaW5kIG9mIHRoZSByZXNvdXJjZS4gQ2xpZW50cyBpZ25vcmUgdW5rbm93biBraW5kcy4KCjAKBAQEAgESA2QCGRojIElkIGZvciB0aGUgcmVzb3VyY2UncyBHZXQgbWV0aG9kLgoKRgoEBAQCAhIDZgIVGjkgTmV3ZXN0IHZlcnNpb24sIG9yIHJldmlzaW9uIG9mIGEgc3R1ZHk7IDAgZm9yIHByb2plY3RzLgoKhAEKBAQEAgMSA2kCExp3IFdoZXRoZXIgdGhlIHF1ZXN0aW9ubmFpcmUgb3Igc3R1ZHkgaXMgcmV0aXJlZCwgb3IgdGhlIHN0dWR5IHdhcyBkZWxldGVkIChhIHRvbWJzdG9uZSkuIEFsd2F5cwogZmFsc2UgZm9yIG90aGVyIGtpbmRzLgoKKAoEBAQCBBIDawIYGhsgVGhlIHByb2plY3QgdGhhdCBvd25zIGl0LgoKIgoEBAQCBRIDbQIsGhUgVGltZSBvZiB0aGUgY2hhbmdlLgpiBnByb3RvMw==")
}

extension CatalogueV1.ListChangesRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListChangesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_changes_request__init)

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

extension CatalogueV1.ListChangesResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListChangesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_changes_response__init)

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

extension CatalogueV1.WatchChangesRequest {
  public static var fullName: String { "otolith.catalogue.v1.WatchChangesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__watch_changes_request__init)

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

extension CatalogueV1.WatchChangesResponse {
  public static var fullName: String { "otolith.catalogue.v1.WatchChangesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__watch_changes_response__init)

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

extension CatalogueV1.Change {
  public static var fullName: String { "otolith.catalogue.v1.Change" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__change__init)

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
