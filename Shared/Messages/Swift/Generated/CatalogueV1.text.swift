// Generated from otolith/catalogue/v1/text.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  /// A text in one language.
  public struct Translation: Message {
    /// BCP 47 tag, e.g. `de`, `en`, `pt-BR`; kept in canonical case. Each language at most once in a text,
    /// and at most 50.
    public var language: String
    /// At most 10,000 characters (Unicode scalars); never empty. Line feed and tab are the only control
    /// characters.
    public var text: String
    /// The text of the default language changed after this translation was made. For translators only;
    /// the content hash leaves it out.
    public var outdated: Bool

    /// Every field at its default.
    public init() {
      self.language = ""
      self.text = ""
      self.outdated = false
    }

    public init(
      language: String = "",
      text: String = "",
      outdated: Bool = false
    ) {
      self.language = language
      self.text = text
      self.outdated = outdated
    }
  }
}

extension CatalogueV1.Translation {
  public static var fullName: String { "otolith.catalogue.v1.Translation" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Translation()
    otolith__catalogue__v1__translation__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Translation>) {
    self.language = Codec.string(c.pointee.language)
    self.text = Codec.string(c.pointee.text)
    self.outdated = c.pointee.outdated != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Translation> {
    let c = arena.allocate(Otolith__Catalogue__V1__Translation.self)
    otolith__catalogue__v1__translation__init(c)
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    c.pointee.outdated = self.outdated ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// A text. In definitions, and in answers in all languages, `translations` holds every language; in other
  /// answers `text` and `language` hold the one chosen and `translations` is empty.
  public struct LocalizedText: Message {
    /// The text in `language`. In answers only; a definition that sets it is refused
    /// (TEXT_OUTSIDE_TRANSLATIONS).
    public var text: String
    /// BCP 47: the language chosen, which may be a fallback of the one asked for. In answers only.
    public var language: String
    /// Every language, in the author's order. A required text has at least the default language.
    public var translations: [CatalogueV1.Translation]

    /// Every field at its default.
    public init() {
      self.text = ""
      self.language = ""
      self.translations = []
    }

    public init(
      text: String = "",
      language: String = "",
      translations: [CatalogueV1.Translation] = []
    ) {
      self.text = text
      self.language = language
      self.translations = translations
    }
  }
}

extension CatalogueV1.LocalizedText {
  public static var fullName: String { "otolith.catalogue.v1.LocalizedText" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__LocalizedText()
    otolith__catalogue__v1__localized_text__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__LocalizedText>) {
    self.text = Codec.string(c.pointee.text)
    self.language = Codec.string(c.pointee.language)
    self.translations = Codec.messages(c.pointee.translations, c.pointee.n_translations) { CatalogueV1.Translation($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__LocalizedText> {
    let c = arena.allocate(Otolith__Catalogue__V1__LocalizedText.self)
    otolith__catalogue__v1__localized_text__init(c)
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.translations.isEmpty {
      c.pointee.n_translations = self.translations.count
      c.pointee.translations = arena.array(self.translations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Translation>? }
    }
    return c
  }
}

extension CatalogueV1 {
  /// The descriptor of `otolith/catalogue/v1/text.proto`.
  public static let textFile = ProtoFile(
    name: "otolith/catalogue/v1/text.proto",
    dependencies: [],
    base64: """
      Ch9vdG9saXRoL2NhdGFsb2d1ZS92MS90ZXh0LnByb3RvEhRvdG9saXRoLmNhdGFsb2d1ZS52MSJZCgtUcmFuc2xhdGlvbhIa\
      CghsYW5ndWFnZRgBIAEoCVIIbGFuZ3VhZ2USEgoEdGV4dBgCIAEoCVIEdGV4dBIaCghvdXRkYXRlZBgDIAEoCFIIb3V0ZGF0\
      ZWQihgEKDUxvY2FsaXplZFRleHQSEgoEdGV4dBgBIAEoCVIEdGV4dBIaCghsYW5ndWFnZRgCIAEoCVIIbGFuZ3VhZ2USRQoM\
      dHJhbnNsYXRpb25zGAMgAygLMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuVHJhbnNsYXRpb25SDHRyYW5zbGF0aW9uc0JRChRv\
      dG9saXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxv\
      Z3VlLlYxSoAICiYKAQwSAwEAEhocIFRleHQgaW4gc2V2ZXJhbCBsYW5ndWFnZXMuCgolCgIEABIECwAVARoZIEEgdGV4dCBp\
      biBvbmUgbGFuZ3VhZ2UuCgqDAQoEBAACABIDDgIWGnYgQkNQIDQ3IHRhZywgZS5nLiBgZGVgLCBgZW5gLCBgcHQtQlJgOyBr\
      ZXB0IGluIGNhbm9uaWNhbCBjYXNlLiBFYWNoIGxhbmd1YWdlIGF0IG1vc3Qgb25jZSBpbiBhIHRleHQsCiBhbmQgYXQgbW9z\
      dCA1MC4KCnwKBAQAAgESAxECEhpvIEF0IG1vc3QgMTAsMDAwIGNoYXJhY3RlcnMgKFVuaWNvZGUgc2NhbGFycyk7IG5ldmVy\
      IGVtcHR5LiBMaW5lIGZlZWQgYW5kIHRhYiBhcmUgdGhlIG9ubHkgY29udHJvbAogY2hhcmFjdGVycy4KCpABCgQEAAICEgMU\
      AhQaggEgVGhlIHRleHQgb2YgdGhlIGRlZmF1bHQgbGFuZ3VhZ2UgY2hhbmdlZCBhZnRlciB0aGlzIHRyYW5zbGF0aW9uIHdh\
      cyBtYWRlLiBGb3IgdHJhbnNsYXRvcnMgb25seTsKIHRoZSBjb250ZW50IGhhc2ggbGVhdmVzIGl0IG91dC4KCsUBCgIEARIE\
      GQAhARq4ASBBIHRleHQuIEluIGRlZmluaXRpb25zLCBhbmQgaW4gYW5zd2VycyBpbiBhbGwgbGFuZ3VhZ2VzLCBgdHJhbnNs\
      YXRpb25zYCBob2xkcyBldmVyeSBsYW5ndWFnZTsgaW4gb3RoZXIKIGFuc3dlcnMgYHRleHRgIGFuZCBgbGFuZ3VhZ2VgIGhv\
      bGQgdGhlIG9uZSBjaG9zZW4gYW5kIGB0cmFuc2xhdGlvbnNgIGlzIGVtcHR5LgoKegoEBAECABIDHAISGm0gVGhlIHRleHQg\
      aW4gYGxhbmd1YWdlYC4gSW4gYW5zd2VycyBvbmx5OyBhIGRlZmluaXRpb24gdGhhdCBzZXRzIGl0IGlzIHJlZnVzZWQKIChU\
      RVhUX09VVFNJREVfVFJBTlNMQVRJT05TKS4KCmoKBAQBAgESAx4CFhpdIEJDUCA0NzogdGhlIGxhbmd1YWdlIGNob3Nlbiwg\
      d2hpY2ggbWF5IGJlIGEgZmFsbGJhY2sgb2YgdGhlIG9uZSBhc2tlZCBmb3IuIEluIGFuc3dlcnMgb25seS4KCmgKBAQBAgIS\
      AyACKBpbIEV2ZXJ5IGxhbmd1YWdlLCBpbiB0aGUgYXV0aG9yJ3Mgb3JkZXIuIEEgcmVxdWlyZWQgdGV4dCBoYXMgYXQgbGVh\
      c3QgdGhlIGRlZmF1bHQgbGFuZ3VhZ2UuCmIGcHJvdG8z
      """)
}
