// Generated from otolith/catalogue/v1/library_service.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  /// What to publish, and for whom.
  public struct PublishSoundCollectionRequest: Message {
    /// The project that owns it; required.
    public var projectID: String
    /// Its contents; required.
    public var soundCollection: CatalogueV1.SoundCollection?
    /// Check only: nothing is written, and the answer is what would be.
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
  /// What to publish, and for whom.
  public struct PublishVocabularyRequest: Message {
    /// The project that owns it; required.
    public var projectID: String
    /// Its contents; required.
    public var vocabulary: CatalogueV1.Vocabulary?
    /// Check only: nothing is written, and the answer is what would be.
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
  /// What to publish, and for whom.
  public struct PublishItemRequest: Message {
    /// The project that owns it; required.
    public var projectID: String
    /// Its contents; required.
    public var item: CatalogueV1.Item?
    /// Check only: nothing is written, and the answer is what would be.
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
  /// What was published.
  public struct PublishSoundCollectionResponse: Message {
    /// The version that has these contents.
    public var version: UInt32
    /// Lower-case hexadecimal SHA-256 over the contents, 64 digits.
    public var contentHash: String
    /// False: the newest version already had these contents.
    public var published: Bool
    /// Warnings; empty: none.
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

extension CatalogueV1.PublishSoundCollectionResponse {
  public static var fullName: String { "otolith.catalogue.v1.PublishSoundCollectionResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__PublishSoundCollectionResponse()
    otolith__catalogue__v1__publish_sound_collection_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PublishSoundCollectionResponse>) {
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.published = c.pointee.published != 0
    self.findings = Codec.messages(c.pointee.findings, c.pointee.n_findings) { CatalogueV1.Finding($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PublishSoundCollectionResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__PublishSoundCollectionResponse.self)
    otolith__catalogue__v1__publish_sound_collection_response__init(c)
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
  /// What was published.
  public struct PublishVocabularyResponse: Message {
    /// The version that has these contents.
    public var version: UInt32
    /// Lower-case hexadecimal SHA-256 over the contents, 64 digits.
    public var contentHash: String
    /// False: the newest version already had these contents.
    public var published: Bool
    /// Warnings; empty: none.
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

extension CatalogueV1.PublishVocabularyResponse {
  public static var fullName: String { "otolith.catalogue.v1.PublishVocabularyResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__PublishVocabularyResponse()
    otolith__catalogue__v1__publish_vocabulary_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PublishVocabularyResponse>) {
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.published = c.pointee.published != 0
    self.findings = Codec.messages(c.pointee.findings, c.pointee.n_findings) { CatalogueV1.Finding($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PublishVocabularyResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__PublishVocabularyResponse.self)
    otolith__catalogue__v1__publish_vocabulary_response__init(c)
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
  /// What was published.
  public struct PublishItemResponse: Message {
    /// The version that has these contents.
    public var version: UInt32
    /// Lower-case hexadecimal SHA-256 over the contents, 64 digits.
    public var contentHash: String
    /// False: the newest version already had these contents.
    public var published: Bool
    /// Warnings; empty: none.
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

extension CatalogueV1.PublishItemResponse {
  public static var fullName: String { "otolith.catalogue.v1.PublishItemResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__PublishItemResponse()
    otolith__catalogue__v1__publish_item_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PublishItemResponse>) {
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.published = c.pointee.published != 0
    self.findings = Codec.messages(c.pointee.findings, c.pointee.n_findings) { CatalogueV1.Finding($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PublishItemResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__PublishItemResponse.self)
    otolith__catalogue__v1__publish_item_response__init(c)
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
  /// Which version of a sound collection to read.
  public struct GetSoundCollectionRequest: Message {
    /// Required.
    public var collectionID: String
    /// 0 means the newest.
    public var version: UInt32
    /// BCP 47; empty: all languages, as it was published.
    public var language: String
    /// From an earlier answer to the same question; unchanged contents answer `not_modified`.
    public var etag: String

    /// Every field at its default.
    public init() {
      self.collectionID = ""
      self.version = 0
      self.language = ""
      self.etag = ""
    }

    public init(
      collectionID: String = "",
      version: UInt32 = 0,
      language: String = "",
      etag: String = ""
    ) {
      self.collectionID = collectionID
      self.version = version
      self.language = language
      self.etag = etag
    }
  }
}

extension CatalogueV1.GetSoundCollectionRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetSoundCollectionRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__GetSoundCollectionRequest()
    otolith__catalogue__v1__get_sound_collection_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetSoundCollectionRequest>) {
    self.collectionID = Codec.string(c.pointee.collection_id)
    self.version = c.pointee.version
    self.language = Codec.string(c.pointee.language)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetSoundCollectionRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetSoundCollectionRequest.self)
    otolith__catalogue__v1__get_sound_collection_request__init(c)
    if !self.collectionID.isEmpty { c.pointee.collection_id = arena.string(self.collectionID) }
    c.pointee.version = self.version
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  /// Which version of a vocabulary to read.
  public struct GetVocabularyRequest: Message {
    /// Required.
    public var vocabularyID: String
    /// 0 means the newest.
    public var version: UInt32
    /// BCP 47; empty: all languages, as it was published.
    public var language: String
    /// From an earlier answer to the same question; unchanged contents answer `not_modified`.
    public var etag: String

    /// Every field at its default.
    public init() {
      self.vocabularyID = ""
      self.version = 0
      self.language = ""
      self.etag = ""
    }

    public init(
      vocabularyID: String = "",
      version: UInt32 = 0,
      language: String = "",
      etag: String = ""
    ) {
      self.vocabularyID = vocabularyID
      self.version = version
      self.language = language
      self.etag = etag
    }
  }
}

extension CatalogueV1.GetVocabularyRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetVocabularyRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__GetVocabularyRequest()
    otolith__catalogue__v1__get_vocabulary_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetVocabularyRequest>) {
    self.vocabularyID = Codec.string(c.pointee.vocabulary_id)
    self.version = c.pointee.version
    self.language = Codec.string(c.pointee.language)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetVocabularyRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetVocabularyRequest.self)
    otolith__catalogue__v1__get_vocabulary_request__init(c)
    if !self.vocabularyID.isEmpty { c.pointee.vocabulary_id = arena.string(self.vocabularyID) }
    c.pointee.version = self.version
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  /// Which version of an item to read.
  public struct GetItemRequest: Message {
    /// Required.
    public var itemID: String
    /// 0 means the newest.
    public var version: UInt32
    /// BCP 47; empty: all languages, as it was published.
    public var language: String
    /// From an earlier answer to the same question; unchanged contents answer `not_modified`.
    public var etag: String

    /// Every field at its default.
    public init() {
      self.itemID = ""
      self.version = 0
      self.language = ""
      self.etag = ""
    }

    public init(
      itemID: String = "",
      version: UInt32 = 0,
      language: String = "",
      etag: String = ""
    ) {
      self.itemID = itemID
      self.version = version
      self.language = language
      self.etag = etag
    }
  }
}

extension CatalogueV1.GetItemRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetItemRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__GetItemRequest()
    otolith__catalogue__v1__get_item_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetItemRequest>) {
    self.itemID = Codec.string(c.pointee.item_id)
    self.version = c.pointee.version
    self.language = Codec.string(c.pointee.language)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetItemRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetItemRequest.self)
    otolith__catalogue__v1__get_item_request__init(c)
    if !self.itemID.isEmpty { c.pointee.item_id = arena.string(self.itemID) }
    c.pointee.version = self.version
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  /// A version of a sound collection.
  public struct GetSoundCollectionResponse: Message {
    /// Absent when `not_modified`.
    public var soundCollection: CatalogueV1.SoundCollection?
    /// To be sent with the next request for the same.
    public var etag: String
    /// True: nothing else is set but `etag`.
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
  /// A version of a vocabulary.
  public struct GetVocabularyResponse: Message {
    /// Absent when `not_modified`.
    public var vocabulary: CatalogueV1.Vocabulary?
    /// To be sent with the next request for the same.
    public var etag: String
    /// True: nothing else is set but `etag`.
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
  /// A version of an item.
  public struct GetItemResponse: Message {
    /// Absent when `not_modified`.
    public var item: CatalogueV1.Item?
    /// To be sent with the next request for the same.
    public var etag: String
    /// True: nothing else is set but `etag`.
    public var notModified: Bool
    /// The version read; items do not say it themselves.
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
  /// Which sound collections to list.
  public struct ListSoundCollectionsRequest: Message {
    /// Only of this project; empty: all.
    public var projectID: String
    /// BCP 47; empty: all languages, as they were published.
    public var language: String
    /// At most so many, 1–100; 0 means 50.
    public var pageSize: UInt32
    /// From the answer before; empty: the first page.
    public var pageToken: String
    /// From an earlier answer to the same question; an unchanged page answers `not_modified`.
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

extension CatalogueV1.ListSoundCollectionsRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListSoundCollectionsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListSoundCollectionsRequest()
    otolith__catalogue__v1__list_sound_collections_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListSoundCollectionsRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.language = Codec.string(c.pointee.language)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListSoundCollectionsRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListSoundCollectionsRequest.self)
    otolith__catalogue__v1__list_sound_collections_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  /// Which vocabularies to list.
  public struct ListVocabulariesRequest: Message {
    /// Only of this project; empty: all.
    public var projectID: String
    /// BCP 47; empty: all languages, as they were published.
    public var language: String
    /// At most so many, 1–100; 0 means 50.
    public var pageSize: UInt32
    /// From the answer before; empty: the first page.
    public var pageToken: String
    /// From an earlier answer to the same question; an unchanged page answers `not_modified`.
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

extension CatalogueV1.ListVocabulariesRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListVocabulariesRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListVocabulariesRequest()
    otolith__catalogue__v1__list_vocabularies_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListVocabulariesRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.language = Codec.string(c.pointee.language)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListVocabulariesRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListVocabulariesRequest.self)
    otolith__catalogue__v1__list_vocabularies_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  /// Which items to list.
  public struct ListItemsRequest: Message {
    /// Only of this project; empty: all.
    public var projectID: String
    /// BCP 47; empty: all languages, as they were published.
    public var language: String
    /// At most so many, 1–100; 0 means 50.
    public var pageSize: UInt32
    /// From the answer before; empty: the first page.
    public var pageToken: String
    /// From an earlier answer to the same question; an unchanged page answers `not_modified`.
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

extension CatalogueV1.ListItemsRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListItemsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListItemsRequest()
    otolith__catalogue__v1__list_items_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListItemsRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.language = Codec.string(c.pointee.language)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListItemsRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListItemsRequest.self)
    otolith__catalogue__v1__list_items_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  /// A page of sound collections.
  public struct ListSoundCollectionsResponse: Message {
    /// By id. A page ends before 2 MiB, but has at least one entry where there is one.
    public var soundCollections: [CatalogueV1.SoundCollection]
    /// Empty on the last page.
    public var nextPageToken: String
    /// To be sent with the next request for the same page.
    public var etag: String
    /// True: nothing else is set but `etag`.
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
  /// A page of vocabularies.
  public struct ListVocabulariesResponse: Message {
    /// By id. A page ends before 2 MiB, but has at least one entry where there is one.
    public var vocabularies: [CatalogueV1.Vocabulary]
    /// Empty on the last page.
    public var nextPageToken: String
    /// To be sent with the next request for the same page.
    public var etag: String
    /// True: nothing else is set but `etag`.
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
  /// A page of items.
  public struct ListItemsResponse: Message {
    /// By id. A page ends before 2 MiB, but has at least one entry where there is one.
    public var items: [CatalogueV1.Item]
    /// Empty on the last page.
    public var nextPageToken: String
    /// To be sent with the next request for the same page.
    public var etag: String
    /// True: nothing else is set but `etag`.
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
      MS5JdGVtUgRpdGVtEiMKDXZhbGlkYXRlX29ubHkYAyABKAhSDHZhbGlkYXRlT25seSK2AQoeUHVibGlzaFNvdW5kQ29sbGVj\
      dGlvblJlc3BvbnNlEhgKB3ZlcnNpb24YASABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAIgASgJUgtjb250ZW50SGFz\
      aBIcCglwdWJsaXNoZWQYAyABKAhSCXB1Ymxpc2hlZBI5CghmaW5kaW5ncxgEIAMoCzIdLm90b2xpdGguY2F0YWxvZ3VlLnYx\
      LkZpbmRpbmdSCGZpbmRpbmdzIrEBChlQdWJsaXNoVm9jYWJ1bGFyeVJlc3BvbnNlEhgKB3ZlcnNpb24YASABKA1SB3ZlcnNp\
      b24SIQoMY29udGVudF9oYXNoGAIgASgJUgtjb250ZW50SGFzaBIcCglwdWJsaXNoZWQYAyABKAhSCXB1Ymxpc2hlZBI5Cghm\
      aW5kaW5ncxgEIAMoCzIdLm90b2xpdGguY2F0YWxvZ3VlLnYxLkZpbmRpbmdSCGZpbmRpbmdzIqsBChNQdWJsaXNoSXRlbVJl\
      c3BvbnNlEhgKB3ZlcnNpb24YASABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAIgASgJUgtjb250ZW50SGFzaBIcCglw\
      dWJsaXNoZWQYAyABKAhSCXB1Ymxpc2hlZBI5CghmaW5kaW5ncxgEIAMoCzIdLm90b2xpdGguY2F0YWxvZ3VlLnYxLkZpbmRp\
      bmdSCGZpbmRpbmdzIooBChlHZXRTb3VuZENvbGxlY3Rpb25SZXF1ZXN0EiMKDWNvbGxlY3Rpb25faWQYASABKAlSDGNvbGxl\
      Y3Rpb25JZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEhoKCGxhbmd1YWdlGAMgASgJUghsYW5ndWFnZRISCgRldGFnGAQg\
      ASgJUgRldGFnIoUBChRHZXRWb2NhYnVsYXJ5UmVxdWVzdBIjCg12b2NhYnVsYXJ5X2lkGAEgASgJUgx2b2NhYnVsYXJ5SWQS\
      GAoHdmVyc2lvbhgCIAEoDVIHdmVyc2lvbhIaCghsYW5ndWFnZRgDIAEoCVIIbGFuZ3VhZ2USEgoEZXRhZxgEIAEoCVIEZXRh\
      ZyJzCg5HZXRJdGVtUmVxdWVzdBIXCgdpdGVtX2lkGAEgASgJUgZpdGVtSWQSGAoHdmVyc2lvbhgCIAEoDVIHdmVyc2lvbhIa\
      CghsYW5ndWFnZRgDIAEoCVIIbGFuZ3VhZ2USEgoEZXRhZxgEIAEoCVIEZXRhZyKlAQoaR2V0U291bmRDb2xsZWN0aW9uUmVz\
      cG9uc2USUAoQc291bmRfY29sbGVjdGlvbhgBIAEoCzIlLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNvdW5kQ29sbGVjdGlvblIP\
      c291bmRDb2xsZWN0aW9uEhIKBGV0YWcYAiABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAMgASgIUgtub3RNb2RpZmllZCKQ\
      AQoVR2V0Vm9jYWJ1bGFyeVJlc3BvbnNlEkAKCnZvY2FidWxhcnkYASABKAsyIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5Wb2Nh\
      YnVsYXJ5Ugp2b2NhYnVsYXJ5EhIKBGV0YWcYAiABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAMgASgIUgtub3RNb2RpZmll\
      ZCKSAQoPR2V0SXRlbVJlc3BvbnNlEi4KBGl0ZW0YASABKAsyGi5vdG9saXRoLmNhdGFsb2d1ZS52MS5JdGVtUgRpdGVtEhIK\
      BGV0YWcYAiABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAMgASgIUgtub3RNb2RpZmllZBIYCgd2ZXJzaW9uGAQgASgNUgd2\
      ZXJzaW9uIqgBChtMaXN0U291bmRDb2xsZWN0aW9uc1JlcXVlc3QSHQoKcHJvamVjdF9pZBgBIAEoCVIJcHJvamVjdElkEhoK\
      CGxhbmd1YWdlGAIgASgJUghsYW5ndWFnZRIbCglwYWdlX3NpemUYAyABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBCAB\
      KAlSCXBhZ2VUb2tlbhISCgRldGFnGAUgASgJUgRldGFnIqQBChdMaXN0Vm9jYWJ1bGFyaWVzUmVxdWVzdBIdCgpwcm9qZWN0\
      X2lkGAEgASgJUglwcm9qZWN0SWQSGgoIbGFuZ3VhZ2UYAiABKAlSCGxhbmd1YWdlEhsKCXBhZ2Vfc2l6ZRgDIAEoDVIIcGFn\
      ZVNpemUSHQoKcGFnZV90b2tlbhgEIAEoCVIJcGFnZVRva2VuEhIKBGV0YWcYBSABKAlSBGV0YWcinQEKEExpc3RJdGVtc1Jl\
      cXVlc3QSHQoKcHJvamVjdF9pZBgBIAEoCVIJcHJvamVjdElkEhoKCGxhbmd1YWdlGAIgASgJUghsYW5ndWFnZRIbCglwYWdl\
      X3NpemUYAyABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBCABKAlSCXBhZ2VUb2tlbhISCgRldGFnGAUgASgJUgRldGFn\
      ItEBChxMaXN0U291bmRDb2xsZWN0aW9uc1Jlc3BvbnNlElIKEXNvdW5kX2NvbGxlY3Rpb25zGAEgAygLMiUub3RvbGl0aC5j\
      YXRhbG9ndWUudjEuU291bmRDb2xsZWN0aW9uUhBzb3VuZENvbGxlY3Rpb25zEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVIN\
      bmV4dFBhZ2VUb2tlbhISCgRldGFnGAMgASgJUgRldGFnEiEKDG5vdF9tb2RpZmllZBgEIAEoCFILbm90TW9kaWZpZWQivwEK\
      GExpc3RWb2NhYnVsYXJpZXNSZXNwb25zZRJECgx2b2NhYnVsYXJpZXMYASADKAsyIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5W\
      b2NhYnVsYXJ5Ugx2b2NhYnVsYXJpZXMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuEhIKBGV0YWcY\
      AyABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAQgASgIUgtub3RNb2RpZmllZCKkAQoRTGlzdEl0ZW1zUmVzcG9uc2USMAoF\
      aXRlbXMYASADKAsyGi5vdG9saXRoLmNhdGFsb2d1ZS52MS5JdGVtUgVpdGVtcxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlS\
      DW5leHRQYWdlVG9rZW4SEgoEZXRhZxgDIAEoCVIEZXRhZxIhCgxub3RfbW9kaWZpZWQYBCABKAhSC25vdE1vZGlmaWVkMqkI\
      Cg5MaWJyYXJ5U2VydmljZRKIAQoWUHVibGlzaFNvdW5kQ29sbGVjdGlvbhIzLm90b2xpdGguY2F0YWxvZ3VlLnYxLlB1Ymxp\
      c2hTb3VuZENvbGxlY3Rpb25SZXF1ZXN0GjQub3RvbGl0aC5jYXRhbG9ndWUudjEuUHVibGlzaFNvdW5kQ29sbGVjdGlvblJl\
      c3BvbnNlIgOQAgISeQoRUHVibGlzaFZvY2FidWxhcnkSLi5vdG9saXRoLmNhdGFsb2d1ZS52MS5QdWJsaXNoVm9jYWJ1bGFy\
      eVJlcXVlc3QaLy5vdG9saXRoLmNhdGFsb2d1ZS52MS5QdWJsaXNoVm9jYWJ1bGFyeVJlc3BvbnNlIgOQAgISZwoLUHVibGlz\
      aEl0ZW0SKC5vdG9saXRoLmNhdGFsb2d1ZS52MS5QdWJsaXNoSXRlbVJlcXVlc3QaKS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Q\
      dWJsaXNoSXRlbVJlc3BvbnNlIgOQAgISfAoSR2V0U291bmRDb2xsZWN0aW9uEi8ub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0\
      U291bmRDb2xsZWN0aW9uUmVxdWVzdBowLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldFNvdW5kQ29sbGVjdGlvblJlc3BvbnNl\
      IgOQAgESbQoNR2V0Vm9jYWJ1bGFyeRIqLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldFZvY2FidWxhcnlSZXF1ZXN0Gisub3Rv\
      bGl0aC5jYXRhbG9ndWUudjEuR2V0Vm9jYWJ1bGFyeVJlc3BvbnNlIgOQAgESWwoHR2V0SXRlbRIkLm90b2xpdGguY2F0YWxv\
      Z3VlLnYxLkdldEl0ZW1SZXF1ZXN0GiUub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0SXRlbVJlc3BvbnNlIgOQAgESggEKFExp\
      c3RTb3VuZENvbGxlY3Rpb25zEjEub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdFNvdW5kQ29sbGVjdGlvbnNSZXF1ZXN0GjIu\
      b3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdFNvdW5kQ29sbGVjdGlvbnNSZXNwb25zZSIDkAIBEnYKEExpc3RWb2NhYnVsYXJp\
      ZXMSLS5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0Vm9jYWJ1bGFyaWVzUmVxdWVzdBouLm90b2xpdGguY2F0YWxvZ3VlLnYx\
      Lkxpc3RWb2NhYnVsYXJpZXNSZXNwb25zZSIDkAIBEmEKCUxpc3RJdGVtcxImLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RJ\
      dGVtc1JlcXVlc3QaJy5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0SXRlbXNSZXNwb25zZSIDkAIBQlEKFG90b2xpdGguY2F0\
      YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFK3zcK\
      MwoBDBIDAQASGikgU291bmRzLCB2b2NhYnVsYXJpZXMgYW5kIHRoZSBpdGVtIGJhbmsuCgrxAQoCBgASBBAATQEa5AEgUHVi\
      bGlzaGluZyBuZWVkcyB0aGUgcm9sZSBsZWFkZXIgaW4gdGhlIHByb2plY3QuIFJlYWRpbmcgbmVlZHMgYW55IHRva2VuOyB3\
      aGF0IGEgcHJvamVjdCBzaGFyZXMKIHdpdGggbm9ib2R5IGlzIE5PVF9GT1VORCBmb3IgdGhvc2Ugd2l0aG91dCBhIHJvbGUg\
      aW4gaXQuIEl0ZW1zIGFyZSBzaGFyZWQgd2l0aCBldmVyeWJvZHk6IHRoYXQgaXMgd2hhdAogbWFrZXMgYW5zd2VycyBjb21w\
      YXJhYmxlLgoKxAIKBAYAAgASBBYCGAMatQIgTWFrZXMgdGhlIG5leHQgdmVyc2lvbiwgb3IgZmluZHMgdGhhdCB0aGUgbmV3\
      ZXN0IG9uZSBoYXMgdGhlc2UgY29udGVudHMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggZXZlcnkgZmluZGlu\
      ZzsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFBST0pFQ1RfVU5LTk9XTjsKIFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29u\
      IExJQlJBUllfRU5UUllfT0ZfQU5PVEhFUl9QUk9KRUNUIG9yIFJPTEVfSU5TVUZGSUNJRU5UOwogUkVTT1VSQ0VfRVhIQVVT\
      VEVEIHdpdGggcmVhc29uIEFVVEhPUklOR19MSU1JVCBhbmQgUmV0cnlJbmZvLgoKKgoEBgACARIEGgIcAxocIEFzIFB1Ymxp\
      c2hTb3VuZENvbGxlY3Rpb24uCgrbAQoEBgACAhIEIAIiAxrMASBBcyBQdWJsaXNoU291bmRDb2xsZWN0aW9uLiBBbiBpdGVt\
      IG1heSBiZSByZXdvcmRlZDsgd2hhdCBpdCBhc2tzIGZvciBzdGF5cyBpbiBpdHMgcHJvamVjdAogKElURU1fUkVDT0RFRCks\
      IG9yIGl0IGlzIGFub3RoZXIgaXRlbS4gT3RoZXIgcHJvamVjdHMgbWF5IGdpdmUgdGhlIGlkIGFub3RoZXIgbWVhbmluZyBp\
      biB0aGVpcgogcXVlc3Rpb25uYWlyZXMuCgq6AQoEBgACAxIEJwIpAxqrASBPbmUgdmVyc2lvbiwgdGhlIG5ld2VzdCBvciB0\
      aGUgb25lIHRoYXQgaXMgbmFtZWQuCgogRXJyb3JzOiBOT1RfRk9VTkQgd2l0aCByZWFzb24gU09VTkRfQ09MTEVDVElPTl9V\
      TktOT1dOOyBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIElEX0lOVkFMSUQgb3IKIExBTkdVQUdFX0lOVkFMSUQuCgq0\
      AQoEBgACBBIELgIwAxqlASBPbmUgdmVyc2lvbiwgdGhlIG5ld2VzdCBvciB0aGUgb25lIHRoYXQgaXMgbmFtZWQuCgogRXJy\
      b3JzOiBOT1RfRk9VTkQgd2l0aCByZWFzb24gVk9DQUJVTEFSWV9VTktOT1dOOyBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVh\
      c29uIElEX0lOVkFMSUQgb3IKIExBTkdVQUdFX0lOVkFMSUQuCgquAQoEBgACBRIENQI3AxqfASBPbmUgdmVyc2lvbiwgdGhl\
      IG5ld2VzdCBvciB0aGUgb25lIHRoYXQgaXMgbmFtZWQuCgogRXJyb3JzOiBOT1RfRk9VTkQgd2l0aCByZWFzb24gSVRFTV9V\
      TktOT1dOOyBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIElEX0lOVkFMSUQgb3IKIExBTkdVQUdFX0lOVkFMSUQuCgq5\
      AQoEBgACBhIEPAI+AxqqASBUaGUgbmV3ZXN0IHZlcnNpb25zIHRoYXQgdGhlIGNhbGxlciBtYXkgcmVhZCwgYnkgaWQuCgog\
      RXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIElEX0lOVkFMSUQsIExBTkdVQUdFX0lOVkFMSUQsIFBBR0Vf\
      U0laRV9PVVRfT0ZfUkFOR0Ugb3IKIFBBR0VfVE9LRU5fSU5WQUxJRC4KCrkBCgQGAAIHEgRDAkUDGqoBIFRoZSBuZXdlc3Qg\
      dmVyc2lvbnMgdGhhdCB0aGUgY2FsbGVyIG1heSByZWFkLCBieSBpZC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0\
      aCByZWFzb24gSURfSU5WQUxJRCwgTEFOR1VBR0VfSU5WQUxJRCwgUEFHRV9TSVpFX09VVF9PRl9SQU5HRSBvcgogUEFHRV9U\
      T0tFTl9JTlZBTElELgoKuQEKBAYAAggSBEoCTAMaqgEgVGhlIG5ld2VzdCB2ZXJzaW9ucyB0aGF0IHRoZSBjYWxsZXIgbWF5\
      IHJlYWQsIGJ5IGlkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBJRF9JTlZBTElELCBMQU5HVUFH\
      RV9JTlZBTElELCBQQUdFX1NJWkVfT1VUX09GX1JBTkdFIG9yCiBQQUdFX1RPS0VOX0lOVkFMSUQuCgosCgIEABIEUABXARog\
      IFdoYXQgdG8gcHVibGlzaCwgYW5kIGZvciB3aG9tLgoKMgoEBAACABIDUgIYGiUgVGhlIHByb2plY3QgdGhhdCBvd25zIGl0\
      OyByZXF1aXJlZC4KCiYKBAQAAgESA1QCJxoZIEl0cyBjb250ZW50czsgcmVxdWlyZWQuCgpPCgQEAAICEgNWAhkaQiBDaGVj\
      ayBvbmx5OiBub3RoaW5nIGlzIHdyaXR0ZW4sIGFuZCB0aGUgYW5zd2VyIGlzIHdoYXQgd291bGQgYmUuCgosCgIEARIEWgBh\
      ARogIFdoYXQgdG8gcHVibGlzaCwgYW5kIGZvciB3aG9tLgoKMgoEBAECABIDXAIYGiUgVGhlIHByb2plY3QgdGhhdCBvd25z\
      IGl0OyByZXF1aXJlZC4KCiYKBAQBAgESA14CHBoZIEl0cyBjb250ZW50czsgcmVxdWlyZWQuCgpPCgQEAQICEgNgAhkaQiBD\
      aGVjayBvbmx5OiBub3RoaW5nIGlzIHdyaXR0ZW4sIGFuZCB0aGUgYW5zd2VyIGlzIHdoYXQgd291bGQgYmUuCgosCgIEAhIE\
      ZABrARogIFdoYXQgdG8gcHVibGlzaCwgYW5kIGZvciB3aG9tLgoKMgoEBAICABIDZgIYGiUgVGhlIHByb2plY3QgdGhhdCBv\
      d25zIGl0OyByZXF1aXJlZC4KCiYKBAQCAgESA2gCEBoZIEl0cyBjb250ZW50czsgcmVxdWlyZWQuCgpPCgQEAgICEgNqAhka\
      QiBDaGVjayBvbmx5OiBub3RoaW5nIGlzIHdyaXR0ZW4sIGFuZCB0aGUgYW5zd2VyIGlzIHdoYXQgd291bGQgYmUuCgohCgIE\
      AxIEbgB3ARoVIFdoYXQgd2FzIHB1Ymxpc2hlZC4KCjMKBAQDAgASA3ACFRomIFRoZSB2ZXJzaW9uIHRoYXQgaGFzIHRoZXNl\
      IGNvbnRlbnRzLgoKSwoEBAMCARIDcgIaGj4gTG93ZXItY2FzZSBoZXhhZGVjaW1hbCBTSEEtMjU2IG92ZXIgdGhlIGNvbnRl\
      bnRzLCA2NCBkaWdpdHMuCgpECgQEAwICEgN0AhUaNyBGYWxzZTogdGhlIG5ld2VzdCB2ZXJzaW9uIGFscmVhZHkgaGFkIHRo\
      ZXNlIGNvbnRlbnRzLgoKJQoEBAMCAxIDdgIgGhggV2FybmluZ3M7IGVtcHR5OiBub25lLgoKIgoCBAQSBXoAgwEBGhUgV2hh\
      dCB3YXMgcHVibGlzaGVkLgoKMwoEBAQCABIDfAIVGiYgVGhlIHZlcnNpb24gdGhhdCBoYXMgdGhlc2UgY29udGVudHMuCgpL\
      CgQEBAIBEgN+AhoaPiBMb3dlci1jYXNlIGhleGFkZWNpbWFsIFNIQS0yNTYgb3ZlciB0aGUgY29udGVudHMsIDY0IGRpZ2l0\
      cy4KCkUKBAQEAgISBIABAhUaNyBGYWxzZTogdGhlIG5ld2VzdCB2ZXJzaW9uIGFscmVhZHkgaGFkIHRoZXNlIGNvbnRlbnRz\
      LgoKJgoEBAQCAxIEggECIBoYIFdhcm5pbmdzOyBlbXB0eTogbm9uZS4KCiMKAgQFEgaGAQCPAQEaFSBXaGF0IHdhcyBwdWJs\
      aXNoZWQuCgo0CgQEBQIAEgSIAQIVGiYgVGhlIHZlcnNpb24gdGhhdCBoYXMgdGhlc2UgY29udGVudHMuCgpMCgQEBQIBEgSK\
      AQIaGj4gTG93ZXItY2FzZSBoZXhhZGVjaW1hbCBTSEEtMjU2IG92ZXIgdGhlIGNvbnRlbnRzLCA2NCBkaWdpdHMuCgpFCgQE\
      BQICEgSMAQIVGjcgRmFsc2U6IHRoZSBuZXdlc3QgdmVyc2lvbiBhbHJlYWR5IGhhZCB0aGVzZSBjb250ZW50cy4KCiYKBAQF\
      AgMSBI4BAiAaGCBXYXJuaW5nczsgZW1wdHk6IG5vbmUuCgo8CgIEBhIGkgEAmwEBGi4gV2hpY2ggdmVyc2lvbiBvZiBhIHNv\
      dW5kIGNvbGxlY3Rpb24gdG8gcmVhZC4KChkKBAQGAgASBJQBAhsaCyBSZXF1aXJlZC4KCiMKBAQGAgESBJYBAhUaFSAwIG1l\
      YW5zIHRoZSBuZXdlc3QuCgpCCgQEBgICEgSYAQIWGjQgQkNQIDQ3OyBlbXB0eTogYWxsIGxhbmd1YWdlcywgYXMgaXQgd2Fz\
      IHB1Ymxpc2hlZC4KCmYKBAQGAgMSBJoBAhIaWCBGcm9tIGFuIGVhcmxpZXIgYW5zd2VyIHRvIHRoZSBzYW1lIHF1ZXN0aW9u\
      OyB1bmNoYW5nZWQgY29udGVudHMgYW5zd2VyIGBub3RfbW9kaWZpZWRgLgoKNgoCBAcSBp4BAKcBARooIFdoaWNoIHZlcnNp\
      b24gb2YgYSB2b2NhYnVsYXJ5IHRvIHJlYWQuCgoZCgQEBwIAEgSgAQIbGgsgUmVxdWlyZWQuCgojCgQEBwIBEgSiAQIVGhUg\
      MCBtZWFucyB0aGUgbmV3ZXN0LgoKQgoEBAcCAhIEpAECFho0IEJDUCA0NzsgZW1wdHk6IGFsbCBsYW5ndWFnZXMsIGFzIGl0\
      IHdhcyBwdWJsaXNoZWQuCgpmCgQEBwIDEgSmAQISGlggRnJvbSBhbiBlYXJsaWVyIGFuc3dlciB0byB0aGUgc2FtZSBxdWVz\
      dGlvbjsgdW5jaGFuZ2VkIGNvbnRlbnRzIGFuc3dlciBgbm90X21vZGlmaWVkYC4KCjEKAgQIEgaqAQCzAQEaIyBXaGljaCB2\
      ZXJzaW9uIG9mIGFuIGl0ZW0gdG8gcmVhZC4KChkKBAQIAgASBKwBAhUaCyBSZXF1aXJlZC4KCiMKBAQIAgESBK4BAhUaFSAw\
      IG1lYW5zIHRoZSBuZXdlc3QuCgpCCgQECAICEgSwAQIWGjQgQkNQIDQ3OyBlbXB0eTogYWxsIGxhbmd1YWdlcywgYXMgaXQg\
      d2FzIHB1Ymxpc2hlZC4KCmYKBAQIAgMSBLIBAhIaWCBGcm9tIGFuIGVhcmxpZXIgYW5zd2VyIHRvIHRoZSBzYW1lIHF1ZXN0\
      aW9uOyB1bmNoYW5nZWQgY29udGVudHMgYW5zd2VyIGBub3RfbW9kaWZpZWRgLgoKMAoCBAkSBrYBAL0BARoiIEEgdmVyc2lv\
      biBvZiBhIHNvdW5kIGNvbGxlY3Rpb24uCgorCgQECQIAEgS4AQInGh0gQWJzZW50IHdoZW4gYG5vdF9tb2RpZmllZGAuCgo+\
      CgQECQIBEgS6AQISGjAgVG8gYmUgc2VudCB3aXRoIHRoZSBuZXh0IHJlcXVlc3QgZm9yIHRoZSBzYW1lLgoKNQoEBAkCAhIE\
      vAECGBonIFRydWU6IG5vdGhpbmcgZWxzZSBpcyBzZXQgYnV0IGBldGFnYC4KCioKAgQKEgbAAQDHAQEaHCBBIHZlcnNpb24g\
      b2YgYSB2b2NhYnVsYXJ5LgoKKwoEBAoCABIEwgECHBodIEFic2VudCB3aGVuIGBub3RfbW9kaWZpZWRgLgoKPgoEBAoCARIE\
      xAECEhowIFRvIGJlIHNlbnQgd2l0aCB0aGUgbmV4dCByZXF1ZXN0IGZvciB0aGUgc2FtZS4KCjUKBAQKAgISBMYBAhgaJyBU\
      cnVlOiBub3RoaW5nIGVsc2UgaXMgc2V0IGJ1dCBgZXRhZ2AuCgolCgIECxIGygEA0wEBGhcgQSB2ZXJzaW9uIG9mIGFuIGl0\
      ZW0uCgorCgQECwIAEgTMAQIQGh0gQWJzZW50IHdoZW4gYG5vdF9tb2RpZmllZGAuCgo+CgQECwIBEgTOAQISGjAgVG8gYmUg\
      c2VudCB3aXRoIHRoZSBuZXh0IHJlcXVlc3QgZm9yIHRoZSBzYW1lLgoKNQoEBAsCAhIE0AECGBonIFRydWU6IG5vdGhpbmcg\
      ZWxzZSBpcyBzZXQgYnV0IGBldGFnYC4KCkEKBAQLAgMSBNIBAhUaMyBUaGUgdmVyc2lvbiByZWFkOyBpdGVtcyBkbyBub3Qg\
      c2F5IGl0IHRoZW1zZWx2ZXMuCgowCgIEDBIG1gEA4QEBGiIgV2hpY2ggc291bmQgY29sbGVjdGlvbnMgdG8gbGlzdC4KCjEK\
      BAQMAgASBNgBAhgaIyBPbmx5IG9mIHRoaXMgcHJvamVjdDsgZW1wdHk6IGFsbC4KCkUKBAQMAgESBNoBAhYaNyBCQ1AgNDc7\
      IGVtcHR5OiBhbGwgbGFuZ3VhZ2VzLCBhcyB0aGV5IHdlcmUgcHVibGlzaGVkLgoKNQoEBAwCAhIE3AECFxonIEF0IG1vc3Qg\
      c28gbWFueSwgMeKAkzEwMDsgMCBtZWFucyA1MC4KCj4KBAQMAgMSBN4BAhgaMCBGcm9tIHRoZSBhbnN3ZXIgYmVmb3JlOyBl\
      bXB0eTogdGhlIGZpcnN0IHBhZ2UuCgpmCgQEDAIEEgTgAQISGlggRnJvbSBhbiBlYXJsaWVyIGFuc3dlciB0byB0aGUgc2Ft\
      ZSBxdWVzdGlvbjsgYW4gdW5jaGFuZ2VkIHBhZ2UgYW5zd2VycyBgbm90X21vZGlmaWVkYC4KCisKAgQNEgbkAQDvAQEaHSBX\
      aGljaCB2b2NhYnVsYXJpZXMgdG8gbGlzdC4KCjEKBAQNAgASBOYBAhgaIyBPbmx5IG9mIHRoaXMgcHJvamVjdDsgZW1wdHk6\
      IGFsbC4KCkUKBAQNAgESBOgBAhYaNyBCQ1AgNDc7IGVtcHR5OiBhbGwgbGFuZ3VhZ2VzLCBhcyB0aGV5IHdlcmUgcHVibGlz\
      aGVkLgoKNQoEBA0CAhIE6gECFxonIEF0IG1vc3Qgc28gbWFueSwgMeKAkzEwMDsgMCBtZWFucyA1MC4KCj4KBAQNAgMSBOwB\
      AhgaMCBGcm9tIHRoZSBhbnN3ZXIgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgpmCgQEDQIEEgTuAQISGlggRnJv\
      bSBhbiBlYXJsaWVyIGFuc3dlciB0byB0aGUgc2FtZSBxdWVzdGlvbjsgYW4gdW5jaGFuZ2VkIHBhZ2UgYW5zd2VycyBgbm90\
      X21vZGlmaWVkYC4KCiQKAgQOEgbyAQD9AQEaFiBXaGljaCBpdGVtcyB0byBsaXN0LgoKMQoEBA4CABIE9AECGBojIE9ubHkg\
      b2YgdGhpcyBwcm9qZWN0OyBlbXB0eTogYWxsLgoKRQoEBA4CARIE9gECFho3IEJDUCA0NzsgZW1wdHk6IGFsbCBsYW5ndWFn\
      ZXMsIGFzIHRoZXkgd2VyZSBwdWJsaXNoZWQuCgo1CgQEDgICEgT4AQIXGicgQXQgbW9zdCBzbyBtYW55LCAx4oCTMTAwOyAw\
      IG1lYW5zIDUwLgoKPgoEBA4CAxIE+gECGBowIEZyb20gdGhlIGFuc3dlciBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFn\
      ZS4KCmYKBAQOAgQSBPwBAhIaWCBGcm9tIGFuIGVhcmxpZXIgYW5zd2VyIHRvIHRoZSBzYW1lIHF1ZXN0aW9uOyBhbiB1bmNo\
      YW5nZWQgcGFnZSBhbnN3ZXJzIGBub3RfbW9kaWZpZWRgLgoKLAoCBA8SBoACAIkCARoeIEEgcGFnZSBvZiBzb3VuZCBjb2xs\
      ZWN0aW9ucy4KCl8KBAQPAgASBIICAjEaUSBCeSBpZC4gQSBwYWdlIGVuZHMgYmVmb3JlIDIgTWlCLCBidXQgaGFzIGF0IGxl\
      YXN0IG9uZSBlbnRyeSB3aGVyZSB0aGVyZSBpcyBvbmUuCgonCgQEDwIBEgSEAgIdGhkgRW1wdHkgb24gdGhlIGxhc3QgcGFn\
      ZS4KCkMKBAQPAgISBIYCAhIaNSBUbyBiZSBzZW50IHdpdGggdGhlIG5leHQgcmVxdWVzdCBmb3IgdGhlIHNhbWUgcGFnZS4K\
      CjUKBAQPAgMSBIgCAhgaJyBUcnVlOiBub3RoaW5nIGVsc2UgaXMgc2V0IGJ1dCBgZXRhZ2AuCgonCgIEEBIGjAIAlQIBGhkg\
      QSBwYWdlIG9mIHZvY2FidWxhcmllcy4KCl8KBAQQAgASBI4CAicaUSBCeSBpZC4gQSBwYWdlIGVuZHMgYmVmb3JlIDIgTWlC\
      LCBidXQgaGFzIGF0IGxlYXN0IG9uZSBlbnRyeSB3aGVyZSB0aGVyZSBpcyBvbmUuCgonCgQEEAIBEgSQAgIdGhkgRW1wdHkg\
      b24gdGhlIGxhc3QgcGFnZS4KCkMKBAQQAgISBJICAhIaNSBUbyBiZSBzZW50IHdpdGggdGhlIG5leHQgcmVxdWVzdCBmb3Ig\
      dGhlIHNhbWUgcGFnZS4KCjUKBAQQAgMSBJQCAhgaJyBUcnVlOiBub3RoaW5nIGVsc2UgaXMgc2V0IGJ1dCBgZXRhZ2AuCgog\
      CgIEERIGmAIAoQIBGhIgQSBwYWdlIG9mIGl0ZW1zLgoKXwoEBBECABIEmgICGhpRIEJ5IGlkLiBBIHBhZ2UgZW5kcyBiZWZv\
      cmUgMiBNaUIsIGJ1dCBoYXMgYXQgbGVhc3Qgb25lIGVudHJ5IHdoZXJlIHRoZXJlIGlzIG9uZS4KCicKBAQRAgESBJwCAh0a\
      GSBFbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKQwoEBBECAhIEngICEho1IFRvIGJlIHNlbnQgd2l0aCB0aGUgbmV4dCByZXF1\
      ZXN0IGZvciB0aGUgc2FtZSBwYWdlLgoKNQoEBBECAxIEoAICGBonIFRydWU6IG5vdGhpbmcgZWxzZSBpcyBzZXQgYnV0IGBl\
      dGFnYC4KYgZwcm90bzM=
      """)
}
