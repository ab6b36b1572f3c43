// Generated from otolith/catalogue/v1/library_service.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  public struct PublishSoundCollectionRequest: Message {
    public var projectID: String
    public var soundCollection: CatalogueV1.SoundCollection?
    /// Check only.
    public var validateOnly: Bool

    /// Every field at its default.
    public init() {
      self.projectID = ""
      self.soundCollection = nil
      self.validateOnly = false
    }

    public init(
      projectID: String = "",
      soundCollection: CatalogueV1.SoundCollection? = nil,
      validateOnly: Bool = false
    ) {
      self.projectID = projectID
      self.soundCollection = soundCollection
      self.validateOnly = validateOnly
    }
  }
}

extension CatalogueV1.PublishSoundCollectionRequest {
  public static var fullName: String { "otolith.catalogue.v1.PublishSoundCollectionRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__PublishSoundCollectionRequest()
    otolith__catalogue__v1__publish_sound_collection_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PublishSoundCollectionRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.soundCollection = c.pointee.sound_collection.map { CatalogueV1.SoundCollection($0) }
    self.validateOnly = c.pointee.validate_only != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PublishSoundCollectionRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__PublishSoundCollectionRequest.self)
    otolith__catalogue__v1__publish_sound_collection_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if let value = self.soundCollection { c.pointee.sound_collection = value.cStruct(in: arena) }
    c.pointee.validate_only = self.validateOnly ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  public struct PublishVocabularyRequest: Message {
    public var projectID: String
    public var vocabulary: CatalogueV1.Vocabulary?
    public var validateOnly: Bool

    /// Every field at its default.
    public init() {
      self.projectID = ""
      self.vocabulary = nil
      self.validateOnly = false
    }

    public init(
      projectID: String = "",
      vocabulary: CatalogueV1.Vocabulary? = nil,
      validateOnly: Bool = false
    ) {
      self.projectID = projectID
      self.vocabulary = vocabulary
      self.validateOnly = validateOnly
    }
  }
}

extension CatalogueV1.PublishVocabularyRequest {
  public static var fullName: String { "otolith.catalogue.v1.PublishVocabularyRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__PublishVocabularyRequest()
    otolith__catalogue__v1__publish_vocabulary_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PublishVocabularyRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.vocabulary = c.pointee.vocabulary.map { CatalogueV1.Vocabulary($0) }
    self.validateOnly = c.pointee.validate_only != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PublishVocabularyRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__PublishVocabularyRequest.self)
    otolith__catalogue__v1__publish_vocabulary_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if let value = self.vocabulary { c.pointee.vocabulary = value.cStruct(in: arena) }
    c.pointee.validate_only = self.validateOnly ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  public struct PublishItemRequest: Message {
    public var projectID: String
    public var item: CatalogueV1.Item?
    public var validateOnly: Bool

    /// Every field at its default.
    public init() {
      self.projectID = ""
      self.item = nil
      self.validateOnly = false
    }

    public init(
      projectID: String = "",
      item: CatalogueV1.Item? = nil,
      validateOnly: Bool = false
    ) {
      self.projectID = projectID
      self.item = item
      self.validateOnly = validateOnly
    }
  }
}

extension CatalogueV1.PublishItemRequest {
  public static var fullName: String { "otolith.catalogue.v1.PublishItemRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__PublishItemRequest()
    otolith__catalogue__v1__publish_item_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PublishItemRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.item = c.pointee.item.map { CatalogueV1.Item($0) }
    self.validateOnly = c.pointee.validate_only != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PublishItemRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__PublishItemRequest.self)
    otolith__catalogue__v1__publish_item_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if let value = self.item { c.pointee.item = value.cStruct(in: arena) }
    c.pointee.validate_only = self.validateOnly ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  public struct PublishLibraryEntryResponse: Message {
    public var version: UInt32
    public var contentHash: String
    /// False: the newest version already had these contents.
    public var published: Bool
    /// Warnings.
    public var findings: [CatalogueV1.Finding]

    /// Every field at its default.
    public init() {
      self.version = 0
      self.contentHash = ""
      self.published = false
      self.findings = []
    }

    public init(
      version: UInt32 = 0,
      contentHash: String = "",
      published: Bool = false,
      findings: [CatalogueV1.Finding] = []
    ) {
      self.version = version
      self.contentHash = contentHash
      self.published = published
      self.findings = findings
    }
  }
}

extension CatalogueV1.PublishLibraryEntryResponse {
  public static var fullName: String { "otolith.catalogue.v1.PublishLibraryEntryResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__PublishLibraryEntryResponse()
    otolith__catalogue__v1__publish_library_entry_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PublishLibraryEntryResponse>) {
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.published = c.pointee.published != 0
    self.findings = Codec.messages(c.pointee.findings, c.pointee.n_findings) { CatalogueV1.Finding($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PublishLibraryEntryResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__PublishLibraryEntryResponse.self)
    otolith__catalogue__v1__publish_library_entry_response__init(c)
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    c.pointee.published = self.published ? 1 : 0
    if !self.findings.isEmpty {
      c.pointee.n_findings = self.findings.count
      c.pointee.findings = arena.array(self.findings) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Finding>? }
    }
    return c
  }
}

extension CatalogueV1 {
  public struct GetLibraryEntryRequest: Message {
    public var id: String
    /// 0 means the newest.
    public var version: UInt32
    /// BCP 47; empty: all languages, as it was published.
    public var language: String
    /// From an earlier answer; unchanged contents answer `not_modified`.
    public var etag: String

    /// Every field at its default.
    public init() {
      self.id = ""
      self.version = 0
      self.language = ""
      self.etag = ""
    }

    public init(
      id: String = "",
      version: UInt32 = 0,
      language: String = "",
      etag: String = ""
    ) {
      self.id = id
      self.version = version
      self.language = language
      self.etag = etag
    }
  }
}

extension CatalogueV1.GetLibraryEntryRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetLibraryEntryRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__GetLibraryEntryRequest()
    otolith__catalogue__v1__get_library_entry_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetLibraryEntryRequest>) {
    self.id = Codec.string(c.pointee.id)
    self.version = c.pointee.version
    self.language = Codec.string(c.pointee.language)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetLibraryEntryRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetLibraryEntryRequest.self)
    otolith__catalogue__v1__get_library_entry_request__init(c)
    if !self.id.isEmpty { c.pointee.id = arena.string(self.id) }
    c.pointee.version = self.version
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  public struct GetSoundCollectionResponse: Message {
    public var soundCollection: CatalogueV1.SoundCollection?
    public var etag: String
    public var notModified: Bool

    /// Every field at its default.
    public init() {
      self.soundCollection = nil
      self.etag = ""
      self.notModified = false
    }

    public init(
      soundCollection: CatalogueV1.SoundCollection? = nil,
      etag: String = "",
      notModified: Bool = false
    ) {
      self.soundCollection = soundCollection
      self.etag = etag
      self.notModified = notModified
    }
  }
}

extension CatalogueV1.GetSoundCollectionResponse {
  public static var fullName: String { "otolith.catalogue.v1.GetSoundCollectionResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__GetSoundCollectionResponse()
    otolith__catalogue__v1__get_sound_collection_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetSoundCollectionResponse>) {
    self.soundCollection = c.pointee.sound_collection.map { CatalogueV1.SoundCollection($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetSoundCollectionResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetSoundCollectionResponse.self)
    otolith__catalogue__v1__get_sound_collection_response__init(c)
    if let value = self.soundCollection { c.pointee.sound_collection = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  public struct GetVocabularyResponse: Message {
    public var vocabulary: CatalogueV1.Vocabulary?
    public var etag: String
    public var notModified: Bool

    /// Every field at its default.
    public init() {
      self.vocabulary = nil
      self.etag = ""
      self.notModified = false
    }

    public init(
      vocabulary: CatalogueV1.Vocabulary? = nil,
      etag: String = "",
      notModified: Bool = false
    ) {
      self.vocabulary = vocabulary
      self.etag = etag
      self.notModified = notModified
    }
  }
}

extension CatalogueV1.GetVocabularyResponse {
  public static var fullName: String { "otolith.catalogue.v1.GetVocabularyResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__GetVocabularyResponse()
    otolith__catalogue__v1__get_vocabulary_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetVocabularyResponse>) {
    self.vocabulary = c.pointee.vocabulary.map { CatalogueV1.Vocabulary($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetVocabularyResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetVocabularyResponse.self)
    otolith__catalogue__v1__get_vocabulary_response__init(c)
    if let value = self.vocabulary { c.pointee.vocabulary = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  public struct GetItemResponse: Message {
    public var item: CatalogueV1.Item?
    public var etag: String
    public var notModified: Bool
    public var version: UInt32

    /// Every field at its default.
    public init() {
      self.item = nil
      self.etag = ""
      self.notModified = false
      self.version = 0
    }

    public init(
      item: CatalogueV1.Item? = nil,
      etag: String = "",
      notModified: Bool = false,
      version: UInt32 = 0
    ) {
      self.item = item
      self.etag = etag
      self.notModified = notModified
      self.version = version
    }
  }
}

extension CatalogueV1.GetItemResponse {
  public static var fullName: String { "otolith.catalogue.v1.GetItemResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__GetItemResponse()
    otolith__catalogue__v1__get_item_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetItemResponse>) {
    self.item = c.pointee.item.map { CatalogueV1.Item($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
    self.version = c.pointee.version
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetItemResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetItemResponse.self)
    otolith__catalogue__v1__get_item_response__init(c)
    if let value = self.item { c.pointee.item = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    c.pointee.version = self.version
    return c
  }
}

extension CatalogueV1 {
  public struct ListLibraryEntriesRequest: Message {
    /// Only of this project; empty: all.
    public var projectID: String
    public var language: String
    /// 1–100; 0 means 50.
    public var pageSize: UInt32
    public var pageToken: String
    public var etag: String

    /// Every field at its default.
    public init() {
      self.projectID = ""
      self.language = ""
      self.pageSize = 0
      self.pageToken = ""
      self.etag = ""
    }

    public init(
      projectID: String = "",
      language: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = "",
      etag: String = ""
    ) {
      self.projectID = projectID
      self.language = language
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.etag = etag
    }
  }
}

extension CatalogueV1.ListLibraryEntriesRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListLibraryEntriesRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListLibraryEntriesRequest()
    otolith__catalogue__v1__list_library_entries_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListLibraryEntriesRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.language = Codec.string(c.pointee.language)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListLibraryEntriesRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListLibraryEntriesRequest.self)
    otolith__catalogue__v1__list_library_entries_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  public struct ListSoundCollectionsResponse: Message {
    public var soundCollections: [CatalogueV1.SoundCollection]
    public var nextPageToken: String
    public var etag: String
    public var notModified: Bool

    /// Every field at its default.
    public init() {
      self.soundCollections = []
      self.nextPageToken = ""
      self.etag = ""
      self.notModified = false
    }

    public init(
      soundCollections: [CatalogueV1.SoundCollection] = [],
      nextPageToken: String = "",
      etag: String = "",
      notModified: Bool = false
    ) {
      self.soundCollections = soundCollections
      self.nextPageToken = nextPageToken
      self.etag = etag
      self.notModified = notModified
    }
  }
}

extension CatalogueV1.ListSoundCollectionsResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListSoundCollectionsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListSoundCollectionsResponse()
    otolith__catalogue__v1__list_sound_collections_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListSoundCollectionsResponse>) {
    self.soundCollections = Codec.messages(c.pointee.sound_collections, c.pointee.n_sound_collections) { CatalogueV1.SoundCollection($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListSoundCollectionsResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListSoundCollectionsResponse.self)
    otolith__catalogue__v1__list_sound_collections_response__init(c)
    if !self.soundCollections.isEmpty {
      c.pointee.n_sound_collections = self.soundCollections.count
      c.pointee.sound_collections = arena.array(self.soundCollections) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__SoundCollection>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  public struct ListVocabulariesResponse: Message {
    public var vocabularies: [CatalogueV1.Vocabulary]
    public var nextPageToken: String
    public var etag: String
    public var notModified: Bool

    /// Every field at its default.
    public init() {
      self.vocabularies = []
      self.nextPageToken = ""
      self.etag = ""
      self.notModified = false
    }

    public init(
      vocabularies: [CatalogueV1.Vocabulary] = [],
      nextPageToken: String = "",
      etag: String = "",
      notModified: Bool = false
    ) {
      self.vocabularies = vocabularies
      self.nextPageToken = nextPageToken
      self.etag = etag
      self.notModified = notModified
    }
  }
}

extension CatalogueV1.ListVocabulariesResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListVocabulariesResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListVocabulariesResponse()
    otolith__catalogue__v1__list_vocabularies_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListVocabulariesResponse>) {
    self.vocabularies = Codec.messages(c.pointee.vocabularies, c.pointee.n_vocabularies) { CatalogueV1.Vocabulary($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListVocabulariesResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListVocabulariesResponse.self)
    otolith__catalogue__v1__list_vocabularies_response__init(c)
    if !self.vocabularies.isEmpty {
      c.pointee.n_vocabularies = self.vocabularies.count
      c.pointee.vocabularies = arena.array(self.vocabularies) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Vocabulary>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  public struct ListItemsResponse: Message {
    public var items: [CatalogueV1.Item]
    public var nextPageToken: String
    public var etag: String
    public var notModified: Bool

    /// Every field at its default.
    public init() {
      self.items = []
      self.nextPageToken = ""
      self.etag = ""
      self.notModified = false
    }

    public init(
      items: [CatalogueV1.Item] = [],
      nextPageToken: String = "",
      etag: String = "",
      notModified: Bool = false
    ) {
      self.items = items
      self.nextPageToken = nextPageToken
      self.etag = etag
      self.notModified = notModified
    }
  }
}

extension CatalogueV1.ListItemsResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListItemsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListItemsResponse()
    otolith__catalogue__v1__list_items_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListItemsResponse>) {
    self.items = Codec.messages(c.pointee.items, c.pointee.n_items) { CatalogueV1.Item($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListItemsResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListItemsResponse.self)
    otolith__catalogue__v1__list_items_response__init(c)
    if !self.items.isEmpty {
      c.pointee.n_items = self.items.count
      c.pointee.items = arena.array(self.items) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Item>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// The descriptor of `otolith/catalogue/v1/library_service.proto`.
  public static let libraryServiceFile = ProtoFile(
    name: "otolith/catalogue/v1/library_service.proto",
    dependencies: [CatalogueV1.findingsFile, CatalogueV1.libraryFile],
    base64: """
      CipvdG9saXRoL2NhdGFsb2d1ZS92MS9saWJyYXJ5X3NlcnZpY2UucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxGiNvdG9s\
      aXRoL2NhdGFsb2d1ZS92MS9maW5kaW5ncy5wcm90bxoib3RvbGl0aC9jYXRhbG9ndWUvdjEvbGlicmFyeS5wcm90byK1AQod\
      UHVibGlzaFNvdW5kQ29sbGVjdGlvblJlcXVlc3QSHQoKcHJvamVjdF9pZBgBIAEoCVIJcHJvamVjdElkElAKEHNvdW5kX2Nv\
      bGxlY3Rpb24YAiABKAsyJS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Tb3VuZENvbGxlY3Rpb25SD3NvdW5kQ29sbGVjdGlvbhIj\
      Cg12YWxpZGF0ZV9vbmx5GAMgASgIUgx2YWxpZGF0ZU9ubHkioAEKGFB1Ymxpc2hWb2NhYnVsYXJ5UmVxdWVzdBIdCgpwcm9q\
      ZWN0X2lkGAEgASgJUglwcm9qZWN0SWQSQAoKdm9jYWJ1bGFyeRgCIAEoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLlZvY2Fi\
      dWxhcnlSCnZvY2FidWxhcnkSIwoNdmFsaWRhdGVfb25seRgDIAEoCFIMdmFsaWRhdGVPbmx5IogBChJQdWJsaXNoSXRlbVJl\
      cXVlc3QSHQoKcHJvamVjdF9pZBgBIAEoCVIJcHJvamVjdElkEi4KBGl0ZW0YAiABKAsyGi5vdG9saXRoLmNhdGFsb2d1ZS52\
      MS5JdGVtUgRpdGVtEiMKDXZhbGlkYXRlX29ubHkYAyABKAhSDHZhbGlkYXRlT25seSKzAQobUHVibGlzaExpYnJhcnlFbnRy\
      eVJlc3BvbnNlEhgKB3ZlcnNpb24YASABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAIgASgJUgtjb250ZW50SGFzaBIc\
      CglwdWJsaXNoZWQYAyABKAhSCXB1Ymxpc2hlZBI5CghmaW5kaW5ncxgEIAMoCzIdLm90b2xpdGguY2F0YWxvZ3VlLnYxLkZp\
      bmRpbmdSCGZpbmRpbmdzInIKFkdldExpYnJhcnlFbnRyeVJlcXVlc3QSDgoCaWQYASABKAlSAmlkEhgKB3ZlcnNpb24YAiAB\
      KA1SB3ZlcnNpb24SGgoIbGFuZ3VhZ2UYAyABKAlSCGxhbmd1YWdlEhIKBGV0YWcYBCABKAlSBGV0YWcipQEKGkdldFNvdW5k\
      Q29sbGVjdGlvblJlc3BvbnNlElAKEHNvdW5kX2NvbGxlY3Rpb24YASABKAsyJS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Tb3Vu\
      ZENvbGxlY3Rpb25SD3NvdW5kQ29sbGVjdGlvbhISCgRldGFnGAIgASgJUgRldGFnEiEKDG5vdF9tb2RpZmllZBgDIAEoCFIL\
      bm90TW9kaWZpZWQikAEKFUdldFZvY2FidWxhcnlSZXNwb25zZRJACgp2b2NhYnVsYXJ5GAEgASgLMiAub3RvbGl0aC5jYXRh\
      bG9ndWUudjEuVm9jYWJ1bGFyeVIKdm9jYWJ1bGFyeRISCgRldGFnGAIgASgJUgRldGFnEiEKDG5vdF9tb2RpZmllZBgDIAEo\
      CFILbm90TW9kaWZpZWQikgEKD0dldEl0ZW1SZXNwb25zZRIuCgRpdGVtGAEgASgLMhoub3RvbGl0aC5jYXRhbG9ndWUudjEu\
      SXRlbVIEaXRlbRISCgRldGFnGAIgASgJUgRldGFnEiEKDG5vdF9tb2RpZmllZBgDIAEoCFILbm90TW9kaWZpZWQSGAoHdmVy\
      c2lvbhgEIAEoDVIHdmVyc2lvbiKmAQoZTGlzdExpYnJhcnlFbnRyaWVzUmVxdWVzdBIdCgpwcm9qZWN0X2lkGAEgASgJUglw\
      cm9qZWN0SWQSGgoIbGFuZ3VhZ2UYAiABKAlSCGxhbmd1YWdlEhsKCXBhZ2Vfc2l6ZRgDIAEoDVIIcGFnZVNpemUSHQoKcGFn\
      ZV90b2tlbhgEIAEoCVIJcGFnZVRva2VuEhIKBGV0YWcYBSABKAlSBGV0YWci0QEKHExpc3RTb3VuZENvbGxlY3Rpb25zUmVz\
      cG9uc2USUgoRc291bmRfY29sbGVjdGlvbnMYASADKAsyJS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Tb3VuZENvbGxlY3Rpb25S\
      EHNvdW5kQ29sbGVjdGlvbnMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuEhIKBGV0YWcYAyABKAlS\
      BGV0YWcSIQoMbm90X21vZGlmaWVkGAQgASgIUgtub3RNb2RpZmllZCK/AQoYTGlzdFZvY2FidWxhcmllc1Jlc3BvbnNlEkQK\
      DHZvY2FidWxhcmllcxgBIAMoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLlZvY2FidWxhcnlSDHZvY2FidWxhcmllcxImCg9u\
      ZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4SEgoEZXRhZxgDIAEoCVIEZXRhZxIhCgxub3RfbW9kaWZpZWQY\
      BCABKAhSC25vdE1vZGlmaWVkIqQBChFMaXN0SXRlbXNSZXNwb25zZRIwCgVpdGVtcxgBIAMoCzIaLm90b2xpdGguY2F0YWxv\
      Z3VlLnYxLkl0ZW1SBWl0ZW1zEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbhISCgRldGFnGAMgASgJ\
      UgRldGFnEiEKDG5vdF9tb2RpZmllZBgEIAEoCFILbm90TW9kaWZpZWQywAgKDkxpYnJhcnlTZXJ2aWNlEoUBChZQdWJsaXNo\
      U291bmRDb2xsZWN0aW9uEjMub3RvbGl0aC5jYXRhbG9ndWUudjEuUHVibGlzaFNvdW5kQ29sbGVjdGlvblJlcXVlc3QaMS5v\
      dG9saXRoLmNhdGFsb2d1ZS52MS5QdWJsaXNoTGlicmFyeUVudHJ5UmVzcG9uc2UiA5ACAhJ7ChFQdWJsaXNoVm9jYWJ1bGFy\
      eRIuLm90b2xpdGguY2F0YWxvZ3VlLnYxLlB1Ymxpc2hWb2NhYnVsYXJ5UmVxdWVzdBoxLm90b2xpdGguY2F0YWxvZ3VlLnYx\
      LlB1Ymxpc2hMaWJyYXJ5RW50cnlSZXNwb25zZSIDkAICEm8KC1B1Ymxpc2hJdGVtEigub3RvbGl0aC5jYXRhbG9ndWUudjEu\
      UHVibGlzaEl0ZW1SZXF1ZXN0GjEub3RvbGl0aC5jYXRhbG9ndWUudjEuUHVibGlzaExpYnJhcnlFbnRyeVJlc3BvbnNlIgOQ\
      AgISeQoSR2V0U291bmRDb2xsZWN0aW9uEiwub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0TGlicmFyeUVudHJ5UmVxdWVzdBow\
      Lm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldFNvdW5kQ29sbGVjdGlvblJlc3BvbnNlIgOQAgESbwoNR2V0Vm9jYWJ1bGFyeRIs\
      Lm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldExpYnJhcnlFbnRyeVJlcXVlc3QaKy5vdG9saXRoLmNhdGFsb2d1ZS52MS5HZXRW\
      b2NhYnVsYXJ5UmVzcG9uc2UiA5ACARJjCgdHZXRJdGVtEiwub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0TGlicmFyeUVudHJ5\
      UmVxdWVzdBolLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldEl0ZW1SZXNwb25zZSIDkAIBEoABChRMaXN0U291bmRDb2xsZWN0\
      aW9ucxIvLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RMaWJyYXJ5RW50cmllc1JlcXVlc3QaMi5vdG9saXRoLmNhdGFsb2d1\
      ZS52MS5MaXN0U291bmRDb2xsZWN0aW9uc1Jlc3BvbnNlIgOQAgESeAoQTGlzdFZvY2FidWxhcmllcxIvLm90b2xpdGguY2F0\
      YWxvZ3VlLnYxLkxpc3RMaWJyYXJ5RW50cmllc1JlcXVlc3QaLi5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0Vm9jYWJ1bGFy\
      aWVzUmVzcG9uc2UiA5ACARJqCglMaXN0SXRlbXMSLy5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0TGlicmFyeUVudHJpZXNS\
      ZXF1ZXN0Gicub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdEl0ZW1zUmVzcG9uc2UiA5ACAUJRChRvdG9saXRoLmNhdGFsb2d1\
      ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxvZ3VlLlYxSsQJCjMKAQwS\
      AwEAEhopIFNvdW5kcywgdm9jYWJ1bGFyaWVzIGFuZCB0aGUgaXRlbSBiYW5rLgoKqAEKAgYAEgQPADUBGpsBIFB1Ymxpc2hp\
      bmcgbmVlZHMgdGhlIHJvbGUgbGVhZGVyIGluIHRoZSBwcm9qZWN0LiBSZWFkaW5nIG5lZWRzIGFueSB0b2tlbjsgd2hhdCBh\
      IHByb2plY3Qgc2hhcmVzCiB3aXRoIG5vYm9keSBpcyBOT1RfRk9VTkQgZm9yIHRob3NlIHdpdGhvdXQgYSByb2xlIGluIGl0\
      LgoKyQEKBAYAAgASBBQCFgMaugEgTWFrZXMgdGhlIG5leHQgdmVyc2lvbiwgb3IgZmluZHMgdGhhdCB0aGUgbmV3ZXN0IG9u\
      ZSBoYXMgdGhlc2UgY29udGVudHMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggZXZlcnkgZmluZGluZzsgUEVS\
      TUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24KIExJQlJBUllfRU5UUllfT0ZfQU5PVEhFUl9QUk9KRUNULgoKmAEKBAYAAgIS\
      BBwCHgMaiQEgQW4gaXRlbSBtYXkgYmUgcmV3b3JkZWQ7IHdoYXQgaXQgYXNrcyBmb3Igc3RheXMgaW4gaXRzIHByb2plY3Qs\
      IG9yIGl0IGlzIGFub3RoZXIgaXRlbS4gT3RoZXIgcHJvamVjdHMKIG1heSBnaXZlIHRoZSBpZCBhbm90aGVyIG1lYW5pbmcu\
      CgpHCgQGAAIDEgQgAiIDGjkgRXJyb3JzOiBOT1RfRk9VTkQgd2l0aCByZWFzb24gU09VTkRfQ09MTEVDVElPTl9VTktOT1dO\
      LgoKQQoEBgACBBIEJAImAxozIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIFZPQ0FCVUxBUllfVU5LTk9XTi4KCjsK\
      BAYAAgUSBCgCKgMaLSBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBJVEVNX1VOS05PV04uCgomCgQGAAIGEgQsAi4D\
      GhggTmV3ZXN0IHZlcnNpb25zIGJ5IGlkLgoKGgoEBAACAhIDOwIZGg0gQ2hlY2sgb25seS4KCkQKBAQDAgISA04CFRo3IEZh\
      bHNlOiB0aGUgbmV3ZXN0IHZlcnNpb24gYWxyZWFkeSBoYWQgdGhlc2UgY29udGVudHMuCgoYCgQEAwIDEgNQAiAaCyBXYXJu\
      aW5ncy4KCiIKBAQEAgESA1YCFRoVIDAgbWVhbnMgdGhlIG5ld2VzdC4KCkEKBAQEAgISA1gCFho0IEJDUCA0NzsgZW1wdHk6\
      IGFsbCBsYW5ndWFnZXMsIGFzIGl0IHdhcyBwdWJsaXNoZWQuCgpQCgQEBAIDEgNaAhIaQyBGcm9tIGFuIGVhcmxpZXIgYW5z\
      d2VyOyB1bmNoYW5nZWQgY29udGVudHMgYW5zd2VyIGBub3RfbW9kaWZpZWRgLgoKMAoEBAgCABIDcgIYGiMgT25seSBvZiB0\
      aGlzIHByb2plY3Q7IGVtcHR5OiBhbGwuCgojCgQECAICEgN1AhcaFiAx4oCTMTAwOyAwIG1lYW5zIDUwLgpiBnByb3RvMw==
      """)
}
