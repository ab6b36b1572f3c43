// Generated from otolith/catalogue/v1/library.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  /// A file that is kept elsewhere, with what tells whether it is the right one.
  public struct FileReference: Message {
    /// An https address, or a path relative to where the gateway keeps its files, without `..`; 1–1,000
    /// printable ASCII characters.
    public var location: String
    /// IANA media type, e.g. `audio/wav`; at most 100 characters.
    public var mediaType: String
    /// Lower-case hexadecimal, 64 digits.
    public var sha256: String
    /// Size of the file in bytes; not 0.
    public var byteCount: UInt64

    /// Every field at its default.
    public init() {
      self.location = ""
      self.mediaType = ""
      self.sha256 = ""
      self.byteCount = 0
    }

    public init(
      location: String = "",
      mediaType: String = "",
      sha256: String = "",
      byteCount: UInt64 = 0
    ) {
      self.location = location
      self.mediaType = mediaType
      self.sha256 = sha256
      self.byteCount = byteCount
    }
  }
}

extension CatalogueV1.FileReference {
  public static var fullName: String { "otolith.catalogue.v1.FileReference" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__FileReference()
    otolith__catalogue__v1__file_reference__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__FileReference>) {
    self.location = Codec.string(c.pointee.location)
    self.mediaType = Codec.string(c.pointee.media_type)
    self.sha256 = Codec.string(c.pointee.sha256)
    self.byteCount = c.pointee.byte_count
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__FileReference> {
    let c = arena.allocate(Otolith__Catalogue__V1__FileReference.self)
    otolith__catalogue__v1__file_reference__init(c)
    if !self.location.isEmpty { c.pointee.location = arena.string(self.location) }
    if !self.mediaType.isEmpty { c.pointee.media_type = arena.string(self.mediaType) }
    if !self.sha256.isEmpty { c.pointee.sha256 = arena.string(self.sha256) }
    c.pointee.byte_count = self.byteCount
    return c
  }
}

extension CatalogueV1 {
  /// Whose work something is, and who may have its wording.
  public struct Provenance: Message {
    /// Where it comes from, in words; at most 1,000 characters, may be empty.
    public var source: String
    /// SPDX identifier or name; at most 1,000 characters, may be empty.
    public var licence: String
    /// In the order of the citation; at most 50, of 1,000 characters each.
    public var authors: [String]
    /// `10.prefix/suffix`, at most 200 characters; empty: none.
    public var doi: String
    /// How to cite it; at most 1,000 characters, may be empty.
    public var citation: String
    /// True where the wording is not that of the source.
    public var demonstrationWording: Bool
    /// Who outside the owning project may read it.
    public var sharing: CatalogueV1.Sharing

    /// Every field at its default.
    public init() {
      self.source = ""
      self.licence = ""
      self.authors = []
      self.doi = ""
      self.citation = ""
      self.demonstrationWording = false
      self.sharing = CatalogueV1.Sharing(rawValue: 0)
    }

    public init(
      source: String = "",
      licence: String = "",
      authors: [String] = [],
      doi: String = "",
      citation: String = "",
      demonstrationWording: Bool = false,
      sharing: CatalogueV1.Sharing = CatalogueV1.Sharing(rawValue: 0)
    ) {
      self.source = source
      self.licence = licence
      self.authors = authors
      self.doi = doi
      self.citation = citation
      self.demonstrationWording = demonstrationWording
      self.sharing = sharing
    }
  }
}

extension CatalogueV1.Provenance {
  public static var fullName: String { "otolith.catalogue.v1.Provenance" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Provenance()
    otolith__catalogue__v1__provenance__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Provenance>) {
    self.source = Codec.string(c.pointee.source)
    self.licence = Codec.string(c.pointee.licence)
    self.authors = Codec.array(c.pointee.authors, c.pointee.n_authors) { Codec.string($0) }
    self.doi = Codec.string(c.pointee.doi)
    self.citation = Codec.string(c.pointee.citation)
    self.demonstrationWording = c.pointee.demonstration_wording != 0
    self.sharing = CatalogueV1.Sharing(rawValue: Int32(truncatingIfNeeded: c.pointee.sharing.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Provenance> {
    let c = arena.allocate(Otolith__Catalogue__V1__Provenance.self)
    otolith__catalogue__v1__provenance__init(c)
    if !self.source.isEmpty { c.pointee.source = arena.string(self.source) }
    if !self.licence.isEmpty { c.pointee.licence = arena.string(self.licence) }
    if !self.authors.isEmpty {
      c.pointee.n_authors = self.authors.count
      c.pointee.authors = arena.array(self.authors) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.doi.isEmpty { c.pointee.doi = arena.string(self.doi) }
    if !self.citation.isEmpty { c.pointee.citation = arena.string(self.citation) }
    c.pointee.demonstration_wording = self.demonstrationWording ? 1 : 0
    c.pointee.sharing = Otolith__Catalogue__V1__Sharing(rawValue: .init(truncatingIfNeeded: self.sharing.rawValue))
    return c
  }
}

extension CatalogueV1 {
  /// Sounds for auditory stimulation, and how they are played and rated.
  public struct SoundCollection: Message {
    /// 1–64 characters: lower-case letters, digits, hyphens. Unique among sound collections.
    public var collectionID: String
    /// From 1, counted up at each publication. 0 when publishing.
    public var version: UInt32
    /// Lower-case hexadecimal SHA-256 over the canonical contents. Computed by the service.
    public var contentHash: String
    /// Required.
    public var title: CatalogueV1.LocalizedText?
    /// May be absent.
    public var description: CatalogueV1.LocalizedText?
    /// BCP 47; required.
    public var defaultLanguage: String
    /// Languages that every text is promised in, BCP 47; the default language counts as one of them.
    public var languages: [String]
    /// In the order in which they are shown. Each sound names one of them.
    public var categories: [CatalogueV1.SoundCategory]
    /// In the order in which they are shown; 1–1,000.
    public var sounds: [CatalogueV1.Sound]
    /// For how many minutes a sound can be repeated; 0 means endlessly. Each once; empty: no choice.
    public var loopMinutes: [UInt32]
    /// The questionnaire that rates a stimulation; empty: none.
    public var ratingQuestionnaireID: String
    /// How many seconds the rating is offered; 0 means until it is answered.
    public var ratingTimeoutSeconds: UInt32
    /// Whose work it is; absent: nothing is known, and it is shared with nobody.
    public var provenance: CatalogueV1.Provenance?

    /// Every field at its default.
    public init() {
      self.collectionID = ""
      self.version = 0
      self.contentHash = ""
      self.title = nil
      self.description = nil
      self.defaultLanguage = ""
      self.languages = []
      self.categories = []
      self.sounds = []
      self.loopMinutes = []
      self.ratingQuestionnaireID = ""
      self.ratingTimeoutSeconds = 0
      self.provenance = nil
    }

    public init(
      collectionID: String = "",
      version: UInt32 = 0,
      contentHash: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      description: CatalogueV1.LocalizedText? = nil,
      defaultLanguage: String = "",
      languages: [String] = [],
      categories: [CatalogueV1.SoundCategory] = [],
      sounds: [CatalogueV1.Sound] = [],
      loopMinutes: [UInt32] = [],
      ratingQuestionnaireID: String = "",
      ratingTimeoutSeconds: UInt32 = 0,
      provenance: CatalogueV1.Provenance? = nil
    ) {
      self.collectionID = collectionID
      self.version = version
      self.contentHash = contentHash
      self.title = title
      self.description = description
      self.defaultLanguage = defaultLanguage
      self.languages = languages
      self.categories = categories
      self.sounds = sounds
      self.loopMinutes = loopMinutes
      self.ratingQuestionnaireID = ratingQuestionnaireID
      self.ratingTimeoutSeconds = ratingTimeoutSeconds
      self.provenance = provenance
    }
  }
}

extension CatalogueV1.SoundCollection {
  public static var fullName: String { "otolith.catalogue.v1.SoundCollection" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__SoundCollection()
    otolith__catalogue__v1__sound_collection__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SoundCollection>) {
    self.collectionID = Codec.string(c.pointee.collection_id)
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.description = c.pointee.description.map { CatalogueV1.LocalizedText($0) }
    self.defaultLanguage = Codec.string(c.pointee.default_language)
    self.languages = Codec.array(c.pointee.languages, c.pointee.n_languages) { Codec.string($0) }
    self.categories = Codec.messages(c.pointee.categories, c.pointee.n_categories) { CatalogueV1.SoundCategory($0) }
    self.sounds = Codec.messages(c.pointee.sounds, c.pointee.n_sounds) { CatalogueV1.Sound($0) }
    self.loopMinutes = Codec.array(c.pointee.loop_minutes, c.pointee.n_loop_minutes) { $0 }
    self.ratingQuestionnaireID = Codec.string(c.pointee.rating_questionnaire_id)
    self.ratingTimeoutSeconds = c.pointee.rating_timeout_seconds
    self.provenance = c.pointee.provenance.map { CatalogueV1.Provenance($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SoundCollection> {
    let c = arena.allocate(Otolith__Catalogue__V1__SoundCollection.self)
    otolith__catalogue__v1__sound_collection__init(c)
    if !self.collectionID.isEmpty { c.pointee.collection_id = arena.string(self.collectionID) }
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    if let value = self.description { c.pointee.description = value.cStruct(in: arena) }
    if !self.defaultLanguage.isEmpty { c.pointee.default_language = arena.string(self.defaultLanguage) }
    if !self.languages.isEmpty {
      c.pointee.n_languages = self.languages.count
      c.pointee.languages = arena.array(self.languages) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.categories.isEmpty {
      c.pointee.n_categories = self.categories.count
      c.pointee.categories = arena.array(self.categories) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__SoundCategory>? }
    }
    if !self.sounds.isEmpty {
      c.pointee.n_sounds = self.sounds.count
      c.pointee.sounds = arena.array(self.sounds) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Sound>? }
    }
    if !self.loopMinutes.isEmpty {
      c.pointee.n_loop_minutes = self.loopMinutes.count
      c.pointee.loop_minutes = arena.array(self.loopMinutes) { $0 }
    }
    if !self.ratingQuestionnaireID.isEmpty { c.pointee.rating_questionnaire_id = arena.string(self.ratingQuestionnaireID) }
    c.pointee.rating_timeout_seconds = self.ratingTimeoutSeconds
    if let value = self.provenance { c.pointee.provenance = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// A part of a sound collection.
  public struct SoundCategory: Message {
    /// Unique in the collection: 1–64 characters of lower-case letters, digits, hyphens.
    public var categoryID: String
    /// Required.
    public var title: CatalogueV1.LocalizedText?
    /// May be absent. Its media type begins with `image/`.
    public var image: CatalogueV1.FileReference?

    /// Every field at its default.
    public init() {
      self.categoryID = ""
      self.title = nil
      self.image = nil
    }

    public init(
      categoryID: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      image: CatalogueV1.FileReference? = nil
    ) {
      self.categoryID = categoryID
      self.title = title
      self.image = image
    }
  }
}

extension CatalogueV1.SoundCategory {
  public static var fullName: String { "otolith.catalogue.v1.SoundCategory" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__SoundCategory()
    otolith__catalogue__v1__sound_category__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SoundCategory>) {
    self.categoryID = Codec.string(c.pointee.category_id)
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.image = c.pointee.image.map { CatalogueV1.FileReference($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SoundCategory> {
    let c = arena.allocate(Otolith__Catalogue__V1__SoundCategory.self)
    otolith__catalogue__v1__sound_category__init(c)
    if !self.categoryID.isEmpty { c.pointee.category_id = arena.string(self.categoryID) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    if let value = self.image { c.pointee.image = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// A sound that can be played.
  public struct Sound: Message {
    /// Unique in the collection: 1–64 characters of lower-case letters, digits, hyphens.
    public var soundID: String
    /// A category of the collection; required.
    public var categoryID: String
    /// Required.
    public var title: CatalogueV1.LocalizedText?
    /// Milliseconds; not 0.
    public var lengthMs: UInt32
    /// Where the sound is kept; required. Its media type begins with `audio/`.
    public var file: CatalogueV1.FileReference?
    /// May be absent. Its media type begins with `image/`.
    public var image: CatalogueV1.FileReference?

    /// Every field at its default.
    public init() {
      self.soundID = ""
      self.categoryID = ""
      self.title = nil
      self.lengthMs = 0
      self.file = nil
      self.image = nil
    }

    public init(
      soundID: String = "",
      categoryID: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      lengthMs: UInt32 = 0,
      file: CatalogueV1.FileReference? = nil,
      image: CatalogueV1.FileReference? = nil
    ) {
      self.soundID = soundID
      self.categoryID = categoryID
      self.title = title
      self.lengthMs = lengthMs
      self.file = file
      self.image = image
    }
  }
}

extension CatalogueV1.Sound {
  public static var fullName: String { "otolith.catalogue.v1.Sound" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Sound()
    otolith__catalogue__v1__sound__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Sound>) {
    self.soundID = Codec.string(c.pointee.sound_id)
    self.categoryID = Codec.string(c.pointee.category_id)
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.lengthMs = c.pointee.length_ms
    self.file = c.pointee.file.map { CatalogueV1.FileReference($0) }
    self.image = c.pointee.image.map { CatalogueV1.FileReference($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Sound> {
    let c = arena.allocate(Otolith__Catalogue__V1__Sound.self)
    otolith__catalogue__v1__sound__init(c)
    if !self.soundID.isEmpty { c.pointee.sound_id = arena.string(self.soundID) }
    if !self.categoryID.isEmpty { c.pointee.category_id = arena.string(self.categoryID) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    c.pointee.length_ms = self.lengthMs
    if let value = self.file { c.pointee.file = value.cStruct(in: arena) }
    if let value = self.image { c.pointee.image = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// Terms that records outside of questionnaires use.
  public struct Vocabulary: Message {
    /// 1–64 characters: lower-case letters, digits, hyphens. Unique among vocabularies.
    public var vocabularyID: String
    /// From 1, counted up at each publication. 0 when publishing.
    public var version: UInt32
    /// Lower-case hexadecimal SHA-256 over the canonical contents. Computed by the service.
    public var contentHash: String
    /// Required.
    public var title: CatalogueV1.LocalizedText?
    /// BCP 47; required.
    public var defaultLanguage: String
    /// Languages that every text is promised in, BCP 47; the default language counts as one of them.
    public var languages: [String]
    /// UCUM code of the terms' numbers, at most 64 characters, e.g. `Hz`; empty: they have none.
    public var unit: String
    /// In the order in which they are shown; 1–5,000.
    public var terms: [CatalogueV1.Term]
    /// Whether records may use terms of their own.
    public var extensible: Bool
    /// Whose work it is; absent: nothing is known, and it is shared with nobody.
    public var provenance: CatalogueV1.Provenance?

    /// Every field at its default.
    public init() {
      self.vocabularyID = ""
      self.version = 0
      self.contentHash = ""
      self.title = nil
      self.defaultLanguage = ""
      self.languages = []
      self.unit = ""
      self.terms = []
      self.extensible = false
      self.provenance = nil
    }

    public init(
      vocabularyID: String = "",
      version: UInt32 = 0,
      contentHash: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      defaultLanguage: String = "",
      languages: [String] = [],
      unit: String = "",
      terms: [CatalogueV1.Term] = [],
      extensible: Bool = false,
      provenance: CatalogueV1.Provenance? = nil
    ) {
      self.vocabularyID = vocabularyID
      self.version = version
      self.contentHash = contentHash
      self.title = title
      self.defaultLanguage = defaultLanguage
      self.languages = languages
      self.unit = unit
      self.terms = terms
      self.extensible = extensible
      self.provenance = provenance
    }
  }
}

extension CatalogueV1.Vocabulary {
  public static var fullName: String { "otolith.catalogue.v1.Vocabulary" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Vocabulary()
    otolith__catalogue__v1__vocabulary__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Vocabulary>) {
    self.vocabularyID = Codec.string(c.pointee.vocabulary_id)
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.defaultLanguage = Codec.string(c.pointee.default_language)
    self.languages = Codec.array(c.pointee.languages, c.pointee.n_languages) { Codec.string($0) }
    self.unit = Codec.string(c.pointee.unit)
    self.terms = Codec.messages(c.pointee.terms, c.pointee.n_terms) { CatalogueV1.Term($0) }
    self.extensible = c.pointee.extensible != 0
    self.provenance = c.pointee.provenance.map { CatalogueV1.Provenance($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Vocabulary> {
    let c = arena.allocate(Otolith__Catalogue__V1__Vocabulary.self)
    otolith__catalogue__v1__vocabulary__init(c)
    if !self.vocabularyID.isEmpty { c.pointee.vocabulary_id = arena.string(self.vocabularyID) }
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    if !self.defaultLanguage.isEmpty { c.pointee.default_language = arena.string(self.defaultLanguage) }
    if !self.languages.isEmpty {
      c.pointee.n_languages = self.languages.count
      c.pointee.languages = arena.array(self.languages) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.unit.isEmpty { c.pointee.unit = arena.string(self.unit) }
    if !self.terms.isEmpty {
      c.pointee.n_terms = self.terms.count
      c.pointee.terms = arena.array(self.terms) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Term>? }
    }
    c.pointee.extensible = self.extensible ? 1 : 0
    if let value = self.provenance { c.pointee.provenance = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// A term of a vocabulary.
  public struct Term: Message {
    /// What is stored: unique in the vocabulary, 1–64 characters of letters, digits, `_`, `-`, `.`.
    public var code: String
    /// What people read; required.
    public var label: CatalogueV1.LocalizedText?
    /// In the vocabulary's unit; finite. Required where the vocabulary has a unit.
    public var number: GoogleProtobuf.DoubleValue?

    /// Every field at its default.
    public init() {
      self.code = ""
      self.label = nil
      self.number = nil
    }

    public init(
      code: String = "",
      label: CatalogueV1.LocalizedText? = nil,
      number: GoogleProtobuf.DoubleValue? = nil
    ) {
      self.code = code
      self.label = label
      self.number = number
    }
  }
}

extension CatalogueV1.Term {
  public static var fullName: String { "otolith.catalogue.v1.Term" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Term()
    otolith__catalogue__v1__term__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Term>) {
    self.code = Codec.string(c.pointee.code)
    self.label = c.pointee.label.map { CatalogueV1.LocalizedText($0) }
    self.number = c.pointee.number.map { GoogleProtobuf.DoubleValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Term> {
    let c = arena.allocate(Otolith__Catalogue__V1__Term.self)
    otolith__catalogue__v1__term__init(c)
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    if let value = self.label { c.pointee.label = value.cStruct(in: arena) }
    if let value = self.number { c.pointee.number = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// A question that may stand in many questionnaires; equal item ids mean comparable answers.
  public struct Item: Message {
    /// 1–64 characters: lower-case letters, digits, hyphens. Unique in the bank.
    public var itemID: String
    /// BCP 47; required.
    public var defaultLanguage: String
    /// Required, with a type of its own (not `inherited`). Its `item_id` is set by the service.
    public var question: CatalogueV1.Question?

    /// Every field at its default.
    public init() {
      self.itemID = ""
      self.defaultLanguage = ""
      self.question = nil
    }

    public init(
      itemID: String = "",
      defaultLanguage: String = "",
      question: CatalogueV1.Question? = nil
    ) {
      self.itemID = itemID
      self.defaultLanguage = defaultLanguage
      self.question = question
    }
  }
}

extension CatalogueV1.Item {
  public static var fullName: String { "otolith.catalogue.v1.Item" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Item()
    otolith__catalogue__v1__item__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Item>) {
    self.itemID = Codec.string(c.pointee.item_id)
    self.defaultLanguage = Codec.string(c.pointee.default_language)
    self.question = c.pointee.question.map { CatalogueV1.Question($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Item> {
    let c = arena.allocate(Otolith__Catalogue__V1__Item.self)
    otolith__catalogue__v1__item__init(c)
    if !self.itemID.isEmpty { c.pointee.item_id = arena.string(self.itemID) }
    if !self.defaultLanguage.isEmpty { c.pointee.default_language = arena.string(self.defaultLanguage) }
    if let value = self.question { c.pointee.question = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// The descriptor of `otolith/catalogue/v1/library.proto`.
  public static let libraryFile = ProtoFile(
    name: "otolith/catalogue/v1/library.proto",
    dependencies: [GoogleProtobuf.wrappersFile, CatalogueV1.questionnaireFile, CatalogueV1.textFile],
    base64: """
      CiJvdG9saXRoL2NhdGFsb2d1ZS92MS9saWJyYXJ5LnByb3RvEhRvdG9saXRoLmNhdGFsb2d1ZS52MRoeZ29vZ2xlL3Byb3Rv\
      YnVmL3dyYXBwZXJzLnByb3RvGihvdG9saXRoL2NhdGFsb2d1ZS92MS9xdWVzdGlvbm5haXJlLnByb3RvGh9vdG9saXRoL2Nh\
      dGFsb2d1ZS92MS90ZXh0LnByb3RvIoEBCg1GaWxlUmVmZXJlbmNlEhoKCGxvY2F0aW9uGAEgASgJUghsb2NhdGlvbhIdCgpt\
      ZWRpYV90eXBlGAIgASgJUgltZWRpYVR5cGUSFgoGc2hhMjU2GAMgASgJUgZzaGEyNTYSHQoKYnl0ZV9jb3VudBgEIAEoBFIJ\
      Ynl0ZUNvdW50IvQBCgpQcm92ZW5hbmNlEhYKBnNvdXJjZRgBIAEoCVIGc291cmNlEhgKB2xpY2VuY2UYAiABKAlSB2xpY2Vu\
      Y2USGAoHYXV0aG9ycxgDIAMoCVIHYXV0aG9ycxIQCgNkb2kYBCABKAlSA2RvaRIaCghjaXRhdGlvbhgFIAEoCVIIY2l0YXRp\
      b24SMwoVZGVtb25zdHJhdGlvbl93b3JkaW5nGAYgASgIUhRkZW1vbnN0cmF0aW9uV29yZGluZxI3CgdzaGFyaW5nGAcgASgO\
      Mh0ub3RvbGl0aC5jYXRhbG9ndWUudjEuU2hhcmluZ1IHc2hhcmluZyKLBQoPU291bmRDb2xsZWN0aW9uEiMKDWNvbGxlY3Rp\
      b25faWQYASABKAlSDGNvbGxlY3Rpb25JZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEiEKDGNvbnRlbnRfaGFzaBgDIAEo\
      CVILY29udGVudEhhc2gSOQoFdGl0bGUYBCABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgV0aXRs\
      ZRJFCgtkZXNjcmlwdGlvbhgFIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSC2Rlc2NyaXB0aW9u\
      EikKEGRlZmF1bHRfbGFuZ3VhZ2UYBiABKAlSD2RlZmF1bHRMYW5ndWFnZRIcCglsYW5ndWFnZXMYByADKAlSCWxhbmd1YWdl\
      cxJDCgpjYXRlZ29yaWVzGAggAygLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuU291bmRDYXRlZ29yeVIKY2F0ZWdvcmllcxIz\
      CgZzb3VuZHMYCSADKAsyGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Tb3VuZFIGc291bmRzEiEKDGxvb3BfbWludXRlcxgKIAMo\
      DVILbG9vcE1pbnV0ZXMSNgoXcmF0aW5nX3F1ZXN0aW9ubmFpcmVfaWQYCyABKAlSFXJhdGluZ1F1ZXN0aW9ubmFpcmVJZBI0\
      ChZyYXRpbmdfdGltZW91dF9zZWNvbmRzGAwgASgNUhRyYXRpbmdUaW1lb3V0U2Vjb25kcxJACgpwcm92ZW5hbmNlGA0gASgL\
      MiAub3RvbGl0aC5jYXRhbG9ndWUudjEuUHJvdmVuYW5jZVIKcHJvdmVuYW5jZSKmAQoNU291bmRDYXRlZ29yeRIfCgtjYXRl\
      Z29yeV9pZBgBIAEoCVIKY2F0ZWdvcnlJZBI5CgV0aXRsZRgCIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXpl\
      ZFRleHRSBXRpdGxlEjkKBWltYWdlGAMgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuRmlsZVJlZmVyZW5jZVIFaW1hZ2Ui\
      jwIKBVNvdW5kEhkKCHNvdW5kX2lkGAEgASgJUgdzb3VuZElkEh8KC2NhdGVnb3J5X2lkGAIgASgJUgpjYXRlZ29yeUlkEjkK\
      BXRpdGxlGAMgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIFdGl0bGUSGwoJbGVuZ3RoX21zGAQg\
      ASgNUghsZW5ndGhNcxI3CgRmaWxlGAUgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuRmlsZVJlZmVyZW5jZVIEZmlsZRI5\
      CgVpbWFnZRgGIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkZpbGVSZWZlcmVuY2VSBWltYWdlIpoDCgpWb2NhYnVsYXJ5\
      EiMKDXZvY2FidWxhcnlfaWQYASABKAlSDHZvY2FidWxhcnlJZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEiEKDGNvbnRl\
      bnRfaGFzaBgDIAEoCVILY29udGVudEhhc2gSOQoFdGl0bGUYBCABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6\
      ZWRUZXh0UgV0aXRsZRIpChBkZWZhdWx0X2xhbmd1YWdlGAUgASgJUg9kZWZhdWx0TGFuZ3VhZ2USHAoJbGFuZ3VhZ2VzGAYg\
      AygJUglsYW5ndWFnZXMSEgoEdW5pdBgHIAEoCVIEdW5pdBIwCgV0ZXJtcxgIIAMoCzIaLm90b2xpdGguY2F0YWxvZ3VlLnYx\
      LlRlcm1SBXRlcm1zEh4KCmV4dGVuc2libGUYCSABKAhSCmV4dGVuc2libGUSQAoKcHJvdmVuYW5jZRgKIAEoCzIgLm90b2xp\
      dGguY2F0YWxvZ3VlLnYxLlByb3ZlbmFuY2VSCnByb3ZlbmFuY2UiiwEKBFRlcm0SEgoEY29kZRgBIAEoCVIEY29kZRI5CgVs\
      YWJlbBgCIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBWxhYmVsEjQKBm51bWJlchgDIAEoCzIc\
      Lmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIGbnVtYmVyIoYBCgRJdGVtEhcKB2l0ZW1faWQYASABKAlSBml0ZW1JZBIp\
      ChBkZWZhdWx0X2xhbmd1YWdlGAIgASgJUg9kZWZhdWx0TGFuZ3VhZ2USOgoIcXVlc3Rpb24YAyABKAsyHi5vdG9saXRoLmNh\
      dGFsb2d1ZS52MS5RdWVzdGlvblIIcXVlc3Rpb25CUQoUb3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRhbG9n\
      dWUvdjE7Y2F0YWxvZ3VldjGqAhRPdG9saXRoLkNhdGFsb2d1ZS5WMUrAIQpZCgEMEgMBABIaTyBXaGF0IHN0dWRpZXMgdXNl\
      IGJlc2lkZXMgcXVlc3Rpb25uYWlyZXM6IHNvdW5kcywgdm9jYWJ1bGFyaWVzLCB0aGUgaXRlbSBiYW5rLgoKWQoCBAASBA8A\
      GQEaTSBBIGZpbGUgdGhhdCBpcyBrZXB0IGVsc2V3aGVyZSwgd2l0aCB3aGF0IHRlbGxzIHdoZXRoZXIgaXQgaXMgdGhlIHJp\
      Z2h0IG9uZS4KCo8BCgQEAAIAEgMSAhYagQEgQW4gaHR0cHMgYWRkcmVzcywgb3IgYSBwYXRoIHJlbGF0aXZlIHRvIHdoZXJl\
      IHRoZSBnYXRld2F5IGtlZXBzIGl0cyBmaWxlcywgd2l0aG91dCBgLi5gOyAx4oCTMSwwMDAKIHByaW50YWJsZSBBU0NJSSBj\
      aGFyYWN0ZXJzLgoKSQoEBAACARIDFAIYGjwgSUFOQSBtZWRpYSB0eXBlLCBlLmcuIGBhdWRpby93YXZgOyBhdCBtb3N0IDEw\
      MCBjaGFyYWN0ZXJzLgoKMQoEBAACAhIDFgIUGiQgTG93ZXItY2FzZSBoZXhhZGVjaW1hbCwgNjQgZGlnaXRzLgoKMAoEBAAC\
      AxIDGAIYGiMgU2l6ZSBvZiB0aGUgZmlsZSBpbiBieXRlczsgbm90IDAuCgpECgIEARIEHAArARo4IFdob3NlIHdvcmsgc29t\
      ZXRoaW5nIGlzLCBhbmQgd2hvIG1heSBoYXZlIGl0cyB3b3JkaW5nLgoKVQoEBAECABIDHgIUGkggV2hlcmUgaXQgY29tZXMg\
      ZnJvbSwgaW4gd29yZHM7IGF0IG1vc3QgMSwwMDAgY2hhcmFjdGVycywgbWF5IGJlIGVtcHR5LgoKTwoEBAECARIDIAIVGkIg\
      U1BEWCBpZGVudGlmaWVyIG9yIG5hbWU7IGF0IG1vc3QgMSwwMDAgY2hhcmFjdGVycywgbWF5IGJlIGVtcHR5LgoKUgoEBAEC\
      AhIDIgIeGkUgSW4gdGhlIG9yZGVyIG9mIHRoZSBjaXRhdGlvbjsgYXQgbW9zdCA1MCwgb2YgMSwwMDAgY2hhcmFjdGVycyBl\
      YWNoLgoKRwoEBAECAxIDJAIRGjogYDEwLnByZWZpeC9zdWZmaXhgLCBhdCBtb3N0IDIwMCBjaGFyYWN0ZXJzOyBlbXB0eTog\
      bm9uZS4KCkYKBAQBAgQSAyYCFho5IEhvdyB0byBjaXRlIGl0OyBhdCBtb3N0IDEsMDAwIGNoYXJhY3RlcnMsIG1heSBiZSBl\
      bXB0eS4KCkAKBAQBAgUSAygCIRozIFRydWUgd2hlcmUgdGhlIHdvcmRpbmcgaXMgbm90IHRoYXQgb2YgdGhlIHNvdXJjZS4K\
      CjoKBAQBAgYSAyoCFhotIFdobyBvdXRzaWRlIHRoZSBvd25pbmcgcHJvamVjdCBtYXkgcmVhZCBpdC4KClEKAgQCEgQuAEkB\
      GkUgU291bmRzIGZvciBhdWRpdG9yeSBzdGltdWxhdGlvbiwgYW5kIGhvdyB0aGV5IGFyZSBwbGF5ZWQgYW5kIHJhdGVkLgoK\
      ZgoEBAICABIDMAIbGlkgMeKAkzY0IGNoYXJhY3RlcnM6IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzLCBoeXBoZW5zLiBV\
      bmlxdWUgYW1vbmcgc291bmQgY29sbGVjdGlvbnMuCgpJCgQEAgIBEgMyAhUaPCBGcm9tIDEsIGNvdW50ZWQgdXAgYXQgZWFj\
      aCBwdWJsaWNhdGlvbi4gMCB3aGVuIHB1Ymxpc2hpbmcuCgpjCgQEAgICEgM0AhoaViBMb3dlci1jYXNlIGhleGFkZWNpbWFs\
      IFNIQS0yNTYgb3ZlciB0aGUgY2Fub25pY2FsIGNvbnRlbnRzLiBDb21wdXRlZCBieSB0aGUgc2VydmljZS4KChgKBAQCAgMS\
      AzYCGhoLIFJlcXVpcmVkLgoKHQoEBAICBBIDOAIgGhAgTWF5IGJlIGFic2VudC4KCiAKBAQCAgUSAzoCHhoTIEJDUCA0Nzsg\
      cmVxdWlyZWQuCgpsCgQEAgIGEgM8AiAaXyBMYW5ndWFnZXMgdGhhdCBldmVyeSB0ZXh0IGlzIHByb21pc2VkIGluLCBCQ1Ag\
      NDc7IHRoZSBkZWZhdWx0IGxhbmd1YWdlIGNvdW50cyBhcyBvbmUgb2YgdGhlbS4KClIKBAQCAgcSAz4CKBpFIEluIHRoZSBv\
      cmRlciBpbiB3aGljaCB0aGV5IGFyZSBzaG93bi4gRWFjaCBzb3VuZCBuYW1lcyBvbmUgb2YgdGhlbS4KCj8KBAQCAggSA0AC\
      HBoyIEluIHRoZSBvcmRlciBpbiB3aGljaCB0aGV5IGFyZSBzaG93bjsgMeKAkzEsMDAwLgoKbAoEBAICCRIDQgIkGl8gRm9y\
      IGhvdyBtYW55IG1pbnV0ZXMgYSBzb3VuZCBjYW4gYmUgcmVwZWF0ZWQ7IDAgbWVhbnMgZW5kbGVzc2x5LiBFYWNoIG9uY2U7\
      IGVtcHR5OiBubyBjaG9pY2UuCgpHCgQEAgIKEgNEAiYaOiBUaGUgcXVlc3Rpb25uYWlyZSB0aGF0IHJhdGVzIGEgc3RpbXVs\
      YXRpb247IGVtcHR5OiBub25lLgoKVAoEBAICCxIDRgIlGkcgSG93IG1hbnkgc2Vjb25kcyB0aGUgcmF0aW5nIGlzIG9mZmVy\
      ZWQ7IDAgbWVhbnMgdW50aWwgaXQgaXMgYW5zd2VyZWQuCgpYCgQEAgIMEgNIAh0aSyBXaG9zZSB3b3JrIGl0IGlzOyBhYnNl\
      bnQ6IG5vdGhpbmcgaXMga25vd24sIGFuZCBpdCBpcyBzaGFyZWQgd2l0aCBub2JvZHkuCgorCgIEAxIETABTARofIEEgcGFy\
      dCBvZiBhIHNvdW5kIGNvbGxlY3Rpb24uCgpiCgQEAwIAEgNOAhkaVSBVbmlxdWUgaW4gdGhlIGNvbGxlY3Rpb246IDHigJM2\
      NCBjaGFyYWN0ZXJzIG9mIGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzLCBoeXBoZW5zLgoKGAoEBAMCARIDUAIaGgsgUmVx\
      dWlyZWQuCgpCCgQEAwICEgNSAhoaNSBNYXkgYmUgYWJzZW50LiBJdHMgbWVkaWEgdHlwZSBiZWdpbnMgd2l0aCBgaW1hZ2Uv\
      YC4KCikKAgQEEgRWAGMBGh0gQSBzb3VuZCB0aGF0IGNhbiBiZSBwbGF5ZWQuCgpiCgQEBAIAEgNYAhYaVSBVbmlxdWUgaW4g\
      dGhlIGNvbGxlY3Rpb246IDHigJM2NCBjaGFyYWN0ZXJzIG9mIGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzLCBoeXBoZW5z\
      LgoKNgoEBAQCARIDWgIZGikgQSBjYXRlZ29yeSBvZiB0aGUgY29sbGVjdGlvbjsgcmVxdWlyZWQuCgoYCgQEBAICEgNcAhoa\
      CyBSZXF1aXJlZC4KCiMKBAQEAgMSA14CFxoWIE1pbGxpc2Vjb25kczsgbm90IDAuCgpWCgQEBAIEEgNgAhkaSSBXaGVyZSB0\
      aGUgc291bmQgaXMga2VwdDsgcmVxdWlyZWQuIEl0cyBtZWRpYSB0eXBlIGJlZ2lucyB3aXRoIGBhdWRpby9gLgoKQgoEBAQC\
      BRIDYgIaGjUgTWF5IGJlIGFic2VudC4gSXRzIG1lZGlhIHR5cGUgYmVnaW5zIHdpdGggYGltYWdlL2AuCgo/CgIEBRIEZgB7\
      ARozIFRlcm1zIHRoYXQgcmVjb3JkcyBvdXRzaWRlIG9mIHF1ZXN0aW9ubmFpcmVzIHVzZS4KCmEKBAQFAgASA2gCGxpUIDHi\
      gJM2NCBjaGFyYWN0ZXJzOiBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgaHlwaGVucy4gVW5pcXVlIGFtb25nIHZvY2Fi\
      dWxhcmllcy4KCkkKBAQFAgESA2oCFRo8IEZyb20gMSwgY291bnRlZCB1cCBhdCBlYWNoIHB1YmxpY2F0aW9uLiAwIHdoZW4g\
      cHVibGlzaGluZy4KCmMKBAQFAgISA2wCGhpWIExvd2VyLWNhc2UgaGV4YWRlY2ltYWwgU0hBLTI1NiBvdmVyIHRoZSBjYW5v\
      bmljYWwgY29udGVudHMuIENvbXB1dGVkIGJ5IHRoZSBzZXJ2aWNlLgoKGAoEBAUCAxIDbgIaGgsgUmVxdWlyZWQuCgogCgQE\
      BQIEEgNwAh4aEyBCQ1AgNDc7IHJlcXVpcmVkLgoKbAoEBAUCBRIDcgIgGl8gTGFuZ3VhZ2VzIHRoYXQgZXZlcnkgdGV4dCBp\
      cyBwcm9taXNlZCBpbiwgQkNQIDQ3OyB0aGUgZGVmYXVsdCBsYW5ndWFnZSBjb3VudHMgYXMgb25lIG9mIHRoZW0uCgpoCgQE\
      BQIGEgN0AhIaWyBVQ1VNIGNvZGUgb2YgdGhlIHRlcm1zJyBudW1iZXJzLCBhdCBtb3N0IDY0IGNoYXJhY3RlcnMsIGUuZy4g\
      YEh6YDsgZW1wdHk6IHRoZXkgaGF2ZSBub25lLgoKPwoEBAUCBxIDdgIaGjIgSW4gdGhlIG9yZGVyIGluIHdoaWNoIHRoZXkg\
      YXJlIHNob3duOyAx4oCTNSwwMDAuCgo6CgQEBQIIEgN4AhYaLSBXaGV0aGVyIHJlY29yZHMgbWF5IHVzZSB0ZXJtcyBvZiB0\
      aGVpciBvd24uCgpYCgQEBQIJEgN6Ah0aSyBXaG9zZSB3b3JrIGl0IGlzOyBhYnNlbnQ6IG5vdGhpbmcgaXMga25vd24sIGFu\
      ZCBpdCBpcyBzaGFyZWQgd2l0aCBub2JvZHkuCgomCgIEBhIFfgCFAQEaGSBBIHRlcm0gb2YgYSB2b2NhYnVsYXJ5LgoKbgoE\
      BAYCABIEgAECEhpgIFdoYXQgaXMgc3RvcmVkOiB1bmlxdWUgaW4gdGhlIHZvY2FidWxhcnksIDHigJM2NCBjaGFyYWN0ZXJz\
      IG9mIGxldHRlcnMsIGRpZ2l0cywgYF9gLCBgLWAsIGAuYC4KCisKBAQGAgESBIIBAhoaHSBXaGF0IHBlb3BsZSByZWFkOyBy\
      ZXF1aXJlZC4KClsKBAQGAgISBIQBAikaTSBJbiB0aGUgdm9jYWJ1bGFyeSdzIHVuaXQ7IGZpbml0ZS4gUmVxdWlyZWQgd2hl\
      cmUgdGhlIHZvY2FidWxhcnkgaGFzIGEgdW5pdC4KCmkKAgQHEgaIAQCPAQEaWyBBIHF1ZXN0aW9uIHRoYXQgbWF5IHN0YW5k\
      IGluIG1hbnkgcXVlc3Rpb25uYWlyZXM7IGVxdWFsIGl0ZW0gaWRzIG1lYW4gY29tcGFyYWJsZSBhbnN3ZXJzLgoKWwoEBAcC\
      ABIEigECFRpNIDHigJM2NCBjaGFyYWN0ZXJzOiBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgaHlwaGVucy4gVW5pcXVl\
      IGluIHRoZSBiYW5rLgoKIQoEBAcCARIEjAECHhoTIEJDUCA0NzsgcmVxdWlyZWQuCgpoCgQEBwICEgSOAQIYGlogUmVxdWly\
      ZWQsIHdpdGggYSB0eXBlIG9mIGl0cyBvd24gKG5vdCBgaW5oZXJpdGVkYCkuIEl0cyBgaXRlbV9pZGAgaXMgc2V0IGJ5IHRo\
      ZSBzZXJ2aWNlLgpiBnByb3RvMw==
      """)
}
