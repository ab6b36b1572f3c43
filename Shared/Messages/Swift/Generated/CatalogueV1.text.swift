// Generated from otolith/catalogue/v1/text.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CatalogueV1 {
  /// A text in one language.
  public struct Translation: Message {
    /// BCP 47 tag, e.g. `de`, `en`, `pt-BR`; stored in canonical case. Each language at most once per
    /// text, up to 50.
    public var language: String
    /// 1–10,000 characters (Unicode scalars). Line feed and tab are the only allowed control
    /// characters.
    public var text: String
    /// Whether the text of the default language changed after this translation was made. For
    /// translators only; not part of the content hash.
    public var outdated: Bool

    public init(language: String = "", text: String = "", outdated: Bool = false) {
      self.language = language
      self.text = text
      self.outdated = outdated
    }
  }

  /// A text. In definitions, and in responses with all languages, `translations` has every language.
  /// In other responses, `text` and `language` have the chosen one and `translations` is empty.
  public struct LocalizedText: Message {
    /// The text in `language`. Output only; a definition that sets it is rejected
    /// (TEXT_OUTSIDE_TRANSLATIONS).
    public var text: String
    /// BCP 47 tag of the chosen language, which may be a fallback of the requested one. Output only.
    public var language: String
    /// All languages in the author's order. A required text has at least the default language.
    public var translations: [CatalogueV1.Translation]

    public init(text: String = "", language: String = "", translations: [CatalogueV1.Translation] = []) {
      self.text = text
      self.language = language
      self.translations = translations
    }
  }

  /// The descriptor of `otolith/catalogue/v1/text.proto`.
  public static let textFile = ProtoFile(
    name: "otolith/catalogue/v1/text.proto",
    dependencies: [],
    base64: "Ch9vdG9saXRoL2NhdGFsb2d1ZS92MS90ZXh0LnByb3RvEhRvdG9saXRoLmNhdGFsb2d1ZS52MSJZCgtUcmFuc2xhdGlvbhIaCghsYW5ndWFnZRgBIAEoCVIIbGFuZ3VhZ2USEgoEdGV4dBgCIAEoCVIEdGV4dBIaCghvdXRkYXRlZBgDIAEoCFIIb3V0ZGF0ZWQihgEKDUxvY2FsaXplZFRleHQSEgoEdGV4dBgBIAEoCVIEdGV4dBIaCghsYW5ndWFnZRgCIAEoCVIIbGFuZ3VhZ2USRQoMdHJhbnNsYXRpb25zGAMgAygLMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuVHJhbnNsYXRpb25SDHRyYW5zbGF0aW9uc0JRChRvdG9saXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxvZ3VlLlYxSvkHCiYKAQwSAwEAEhocIFRleHQgaW4gc2V2ZXJhbCBsYW5ndWFnZXMuCgolCgIEABIECwAVARoZIEEgdGV4dCBpbiBvbmUgbGFuZ3VhZ2UuCgp+CgQEAAIAEgMOAhYacSBCQ1AgNDcgdGFnLCBlLmcuIGBkZWAsIGBlbmAsIGBwdC1CUmA7IHN0b3JlZCBpbiBjYW5vbmljYWwgY2FzZS4gRWFjaCBsYW5ndWFnZSBhdCBtb3N0IG9uY2UgcGVyCiB0ZXh0LCB1cCB0byA1MC4KCnMKBAQAAgESAxECEhpmIDHigJMxMCwwMDAgY2hhcmFjdGVycyAoVW5pY29kZSBzY2FsYXJzKS4gTGluZSBmZWVkIGFuZCB0YWIgYXJlIHRoZSBvbmx5IGFsbG93ZWQgY29udHJvbAogY2hhcmFjdGVycy4KCpYBCgQEAAICEgMUAhQaiAEgV2hldGhlciB0aGUgdGV4dCBvZiB0aGUgZGVmYXVsdCBsYW5ndWFnZSBjaGFuZ2VkIGFmdGVyIHRoaXMgdHJhbnNsYXRpb24gd2FzIG1hZGUuIEZvcgogdHJhbnNsYXRvcnMgb25seTsgbm90IHBhcnQgb2YgdGhlIGNvbnRlbnQgaGFzaC4KCsoBCgIEARIEGQAhARq9ASBBIHRleHQuIEluIGRlZmluaXRpb25zLCBhbmQgaW4gcmVzcG9uc2VzIHdpdGggYWxsIGxhbmd1YWdlcywgYHRyYW5zbGF0aW9uc2AgaGFzIGV2ZXJ5IGxhbmd1YWdlLgogSW4gb3RoZXIgcmVzcG9uc2VzLCBgdGV4dGAgYW5kIGBsYW5ndWFnZWAgaGF2ZSB0aGUgY2hvc2VuIG9uZSBhbmQgYHRyYW5zbGF0aW9uc2AgaXMgZW1wdHkuCgp3CgQEAQIAEgMcAhIaaiBUaGUgdGV4dCBpbiBgbGFuZ3VhZ2VgLiBPdXRwdXQgb25seTsgYSBkZWZpbml0aW9uIHRoYXQgc2V0cyBpdCBpcyByZWplY3RlZAogKFRFWFRfT1VUU0lERV9UUkFOU0xBVElPTlMpLgoKbAoEBAECARIDHgIWGl8gQkNQIDQ3IHRhZyBvZiB0aGUgY2hvc2VuIGxhbmd1YWdlLCB3aGljaCBtYXkgYmUgYSBmYWxsYmFjayBvZiB0aGUgcmVxdWVzdGVkIG9uZS4gT3V0cHV0IG9ubHkuCgpmCgQEAQICEgMgAigaWSBBbGwgbGFuZ3VhZ2VzIGluIHRoZSBhdXRob3IncyBvcmRlci4gQSByZXF1aXJlZCB0ZXh0IGhhcyBhdCBsZWFzdCB0aGUgZGVmYXVsdCBsYW5ndWFnZS4KYgZwcm90bzM=")
}

extension CatalogueV1.Translation {
  public static var fullName: String { "otolith.catalogue.v1.Translation" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__translation__init)

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

extension CatalogueV1.LocalizedText {
  public static var fullName: String { "otolith.catalogue.v1.LocalizedText" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__localized_text__init)

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
