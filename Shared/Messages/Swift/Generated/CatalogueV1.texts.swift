// Generated from otolith/catalogue/v1/texts.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CatalogueV1 {
  /// The subject of an information text.
  public enum InformationKind: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected with reason INFORMATION_KIND_MISSING.
    case unspecified
    /// What the study or the installation is for.
    case about
    /// The people who are responsible.
    case team
    /// The privacy statement.
    case privacy
    /// The imprint that law requires.
    case imprint
    /// How to use the app or page, and answers to frequent questions.
    case help
    /// How to reach the people who are responsible.
    case contact
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .about, .team, .privacy, .imprint, .help, .contact] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .about
        case 2: .team
        case 3: .privacy
        case 4: .imprint
        case 5: .help
        case 6: .contact
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .about: 1
        case .team: 2
        case .privacy: 3
        case .imprint: 4
        case .help: 5
        case .contact: 6
        case .unrecognized(let number): number
      }
    }
  }

  /// A text for participants and for people who consider taking part. Empty lines separate paragraphs.
  public struct InformationText: Message {
    /// The subject; required.
    public var kind: CatalogueV1.InformationKind
    /// The text; required, in the default language at least.
    public var text: CatalogueV1.LocalizedText?

    public init(
      kind: CatalogueV1.InformationKind = CatalogueV1.InformationKind(rawValue: 0),
      text: CatalogueV1.LocalizedText? = nil
    ) {
      self.kind = kind
      self.text = text
    }
  }

  /// Texts of the installation.
  public struct InstallationTexts: Message {
    /// Texts in any order; each kind at most once, may be empty.
    public var texts: [CatalogueV1.InformationText]
    /// BCP 47 language tag that every text has; required. Used if the requested language and English
    /// are missing.
    public var defaultLanguage: String
    /// Number of changes, from 1; 0: never set. Counted by the service.
    public var revision: UInt32
    /// Time of the latest change; absent if never set. Output only.
    public var updateTime: GoogleProtobuf.Timestamp?

    public init(
      texts: [CatalogueV1.InformationText] = [],
      defaultLanguage: String = "",
      revision: UInt32 = 0,
      updateTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.texts = texts
      self.defaultLanguage = defaultLanguage
      self.revision = revision
      self.updateTime = updateTime
    }
  }

  /// Language and version of the texts.
  public struct GetInstallationTextsRequest: Message {
    /// Same as in ListStudiesRequest; ignored with `all_languages`.
    public var language: String
    /// `etag` of an earlier response to the same request. If the contents are unchanged,
    /// `not_modified` is returned.
    public var etag: String
    /// Whether to return every text with all its translations.
    public var allLanguages: Bool

    public init(language: String = "", etag: String = "", allLanguages: Bool = false) {
      self.language = language
      self.etag = etag
      self.allLanguages = allLanguages
    }
  }

  /// The texts, unless they are unchanged.
  public struct GetInstallationTextsResponse: Message {
    /// The texts; without any if never set. Absent if `not_modified`.
    public var texts: CatalogueV1.InstallationTexts?
    /// Version tag of these contents; send it with the next request for the same resource.
    public var etag: String
    /// Whether the contents are unchanged. If true, only `etag` is set.
    public var notModified: Bool

    public init(
      texts: CatalogueV1.InstallationTexts? = nil,
      etag: String = "",
      notModified: Bool = false
    ) {
      self.texts = texts
      self.etag = etag
      self.notModified = notModified
    }
  }

  /// The new texts.
  public struct SetInstallationTextsRequest: Message {
    /// The texts with all translations; `revision` and `update_time` are ignored.
    public var texts: CatalogueV1.InstallationTexts?
    /// Etag of the texts as they were read with `all_languages`; empty if never set.
    public var etag: String

    public init(texts: CatalogueV1.InstallationTexts? = nil, etag: String = "") {
      self.texts = texts
      self.etag = etag
    }
  }

  /// The stored texts.
  public struct SetInstallationTextsResponse: Message {
    /// The texts with all translations and their revision.
    public var texts: CatalogueV1.InstallationTexts?
    /// Version tag for the next change.
    public var etag: String
    /// Whether this call changed the texts.
    public var changed: Bool

    public init(texts: CatalogueV1.InstallationTexts? = nil, etag: String = "", changed: Bool = false) {
      self.texts = texts
      self.etag = etag
      self.changed = changed
    }
  }

  /// The descriptor of `otolith/catalogue/v1/texts.proto`.
  public static let textsFile = ProtoFile(
    name: "otolith/catalogue/v1/texts.proto",
    dependencies: [GoogleProtobuf.timestampFile, CatalogueV1.textFile],
    base64: "CiBvdG9saXRoL2NhdGFsb2d1ZS92MS90ZXh0cy5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEaH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8aH290b2xpdGgvY2F0YWxvZ3VlL3YxL3RleHQucHJvdG8ihQEKD0luZm9ybWF0aW9uVGV4dBI5CgRraW5kGAEgASgOMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuSW5mb3JtYXRpb25LaW5kUgRraW5kEjcKBHRleHQYAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgR0ZXh0ItQBChFJbnN0YWxsYXRpb25UZXh0cxI7CgV0ZXh0cxgBIAMoCzIlLm90b2xpdGguY2F0YWxvZ3VlLnYxLkluZm9ybWF0aW9uVGV4dFIFdGV4dHMSKQoQZGVmYXVsdF9sYW5ndWFnZRgCIAEoCVIPZGVmYXVsdExhbmd1YWdlEhoKCHJldmlzaW9uGAMgASgNUghyZXZpc2lvbhI7Cgt1cGRhdGVfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCnVwZGF0ZVRpbWUicgobR2V0SW5zdGFsbGF0aW9uVGV4dHNSZXF1ZXN0EhoKCGxhbmd1YWdlGAEgASgJUghsYW5ndWFnZRISCgRldGFnGAIgASgJUgRldGFnEiMKDWFsbF9sYW5ndWFnZXMYAyABKAhSDGFsbExhbmd1YWdlcyKUAQocR2V0SW5zdGFsbGF0aW9uVGV4dHNSZXNwb25zZRI9CgV0ZXh0cxgBIAEoCzInLm90b2xpdGguY2F0YWxvZ3VlLnYxLkluc3RhbGxhdGlvblRleHRzUgV0ZXh0cxISCgRldGFnGAIgASgJUgRldGFnEiEKDG5vdF9tb2RpZmllZBgDIAEoCFILbm90TW9kaWZpZWQicAobU2V0SW5zdGFsbGF0aW9uVGV4dHNSZXF1ZXN0Ej0KBXRleHRzGAEgASgLMicub3RvbGl0aC5jYXRhbG9ndWUudjEuSW5zdGFsbGF0aW9uVGV4dHNSBXRleHRzEhIKBGV0YWcYAiABKAlSBGV0YWciiwEKHFNldEluc3RhbGxhdGlvblRleHRzUmVzcG9uc2USPQoFdGV4dHMYASABKAsyJy5vdG9saXRoLmNhdGFsb2d1ZS52MS5JbnN0YWxsYXRpb25UZXh0c1IFdGV4dHMSEgoEZXRhZxgCIAEoCVIEZXRhZxIYCgdjaGFuZ2VkGAMgASgIUgdjaGFuZ2VkKt8BCg9JbmZvcm1hdGlvbktpbmQSIAocSU5GT1JNQVRJT05fS0lORF9VTlNQRUNJRklFRBAAEhoKFklORk9STUFUSU9OX0tJTkRfQUJPVVQQARIZChVJTkZPUk1BVElPTl9LSU5EX1RFQU0QAhIcChhJTkZPUk1BVElPTl9LSU5EX1BSSVZBQ1kQAxIcChhJTkZPUk1BVElPTl9LSU5EX0lNUFJJTlQQBBIZChVJTkZPUk1BVElPTl9LSU5EX0hFTFAQBRIcChhJTkZPUk1BVElPTl9LSU5EX0NPTlRBQ1QQBjKfAgoTSW5zdGFsbGF0aW9uU2VydmljZRKCAQoUR2V0SW5zdGFsbGF0aW9uVGV4dHMSMS5vdG9saXRoLmNhdGFsb2d1ZS52MS5HZXRJbnN0YWxsYXRpb25UZXh0c1JlcXVlc3QaMi5vdG9saXRoLmNhdGFsb2d1ZS52MS5HZXRJbnN0YWxsYXRpb25UZXh0c1Jlc3BvbnNlIgOQAgESggEKFFNldEluc3RhbGxhdGlvblRleHRzEjEub3RvbGl0aC5jYXRhbG9ndWUudjEuU2V0SW5zdGFsbGF0aW9uVGV4dHNSZXF1ZXN0GjIub3RvbGl0aC5jYXRhbG9ndWUudjEuU2V0SW5zdGFsbGF0aW9uVGV4dHNSZXNwb25zZSIDkAICQlEKFG90b2xpdGguY2F0YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFK/BYKXgoBDBIDAQASGlQgSW5mb3JtYXRpb24gYWJvdXQgc3R1ZGllcyBhbmQgYWJvdXQgdGhlIGluc3RhbGxhdGlvbiwgcmVhZGFibGUgd2l0aG91dCBhbiBhY2NvdW50LgoKMQoCBQASBA4AHQEaJSBUaGUgc3ViamVjdCBvZiBhbiBpbmZvcm1hdGlvbiB0ZXh0LgoKPQoEBQACABIDEAIjGjAgUmVqZWN0ZWQgd2l0aCByZWFzb24gSU5GT1JNQVRJT05fS0lORF9NSVNTSU5HLgoKOQoEBQACARIDEgIdGiwgV2hhdCB0aGUgc3R1ZHkgb3IgdGhlIGluc3RhbGxhdGlvbiBpcyBmb3IuCgouCgQFAAICEgMUAhwaISBUaGUgcGVvcGxlIHdobyBhcmUgcmVzcG9uc2libGUuCgolCgQFAAIDEgMWAh8aGCBUaGUgcHJpdmFjeSBzdGF0ZW1lbnQuCgotCgQFAAIEEgMYAh8aICBUaGUgaW1wcmludCB0aGF0IGxhdyByZXF1aXJlcy4KCk0KBAUAAgUSAxoCHBpAIEhvdyB0byB1c2UgdGhlIGFwcCBvciBwYWdlLCBhbmQgYW5zd2VycyB0byBmcmVxdWVudCBxdWVzdGlvbnMuCgo7CgQFAAIGEgMcAh8aLiBIb3cgdG8gcmVhY2ggdGhlIHBlb3BsZSB3aG8gYXJlIHJlc3BvbnNpYmxlLgoKbwoCBAASBCAAJQEaYyBBIHRleHQgZm9yIHBhcnRpY2lwYW50cyBhbmQgZm9yIHBlb3BsZSB3aG8gY29uc2lkZXIgdGFraW5nIHBhcnQuIEVtcHR5IGxpbmVzIHNlcGFyYXRlIHBhcmFncmFwaHMuCgolCgQEAAIAEgMiAhsaGCBUaGUgc3ViamVjdDsgcmVxdWlyZWQuCgpECgQEAAIBEgMkAhkaNyBUaGUgdGV4dDsgcmVxdWlyZWQsIGluIHRoZSBkZWZhdWx0IGxhbmd1YWdlIGF0IGxlYXN0LgoKpgEKAgYAEgQpADkBGpkBIFRleHRzIG9mIHRoZSBpbnN0YWxsYXRpb24sIHdoaWNoIGFwcGx5IHRvIGFsbCBpdHMgc3R1ZGllcy4gVGV4dHMgb2YgYSBzdHVkeSBhcmUgcGFydCBvZiB0aGUgc3R1ZHkKIChgU3R1ZHkudGV4dHNgKSBhbmQgY29tZSBmaXJzdCBmb3IgaXRzIHBhcnRpY2lwYW50cy4KCrcBCgQGAAIAEgQtAi8DGqgBIFJldHVybnMgdGhlIHRleHRzIGluIG9uZSBsYW5ndWFnZSwgb3IgaW4gYWxsLiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW4uCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIExBTkdVQUdFX0lOVkFMSUQ7IFVOQVVUSEVOVElDQVRFRCBmb3IgYW4gaW52YWxpZCB0b2tlbi4KCv8BCgQGAAIBEgQ1AjgDGvABIFJlcGxhY2VzIGFsbCB0ZXh0cy4gRWFybGllciByZXZpc2lvbnMgYXJlIGtlcHQuIFRleHRzIHRoYXQgZXF1YWwgdGhlIGN1cnJlbnQgb25lcyBjaGFuZ2UKIG5vdGhpbmcuIEZvciBhZG1pbmlzdHJhdG9ycy4KCiBFcnJvcnM6IEFCT1JURUQgd2l0aCByZWFzb24gRVRBR19NSVNNQVRDSCwgYWxzbyB3aXRob3V0IGFuIGV0YWcgaWYgdGV4dHMgZXhpc3Q7IElOVkFMSURfQVJHVU1FTlQKIHdpdGggZXZlcnkgZmluZGluZy4KCmkKBgYAAgEEIhIDNwQqGlogUmVwZWF0aW5nIGlzIHNhZmUgYmVjYXVzZSBvZiB0aGUgZXRhZzogdGhlIGNoYW5nZSBpcyBmb3VuZCBhcyBhbHJlYWR5IG1hZGUsIG9yIHJlamVjdGVkLgoKKAoCBAESBDwARgEaHCBUZXh0cyBvZiB0aGUgaW5zdGFsbGF0aW9uLgoKSAoEBAECABIDPgIlGjsgVGV4dHMgaW4gYW55IG9yZGVyOyBlYWNoIGtpbmQgYXQgbW9zdCBvbmNlLCBtYXkgYmUgZW1wdHkuCgp6CgQEAQIBEgNBAh4abSBCQ1AgNDcgbGFuZ3VhZ2UgdGFnIHRoYXQgZXZlcnkgdGV4dCBoYXM7IHJlcXVpcmVkLiBVc2VkIGlmIHRoZSByZXF1ZXN0ZWQgbGFuZ3VhZ2UgYW5kIEVuZ2xpc2gKIGFyZSBtaXNzaW5nLgoKTwoEBAECAhIDQwIWGkIgTnVtYmVyIG9mIGNoYW5nZXMsIGZyb20gMTsgMDogbmV2ZXIgc2V0LiBDb3VudGVkIGJ5IHRoZSBzZXJ2aWNlLgoKSwoEBAECAxIDRQIsGj4gVGltZSBvZiB0aGUgbGF0ZXN0IGNoYW5nZTsgYWJzZW50IGlmIG5ldmVyIHNldC4gT3V0cHV0IG9ubHkuCgowCgIEAhIESQBRARokIExhbmd1YWdlIGFuZCB2ZXJzaW9uIG9mIHRoZSB0ZXh0cy4KCksKBAQCAgASA0sCFho+IFNhbWUgYXMgaW4gTGlzdFN0dWRpZXNSZXF1ZXN0OyBpZ25vcmVkIHdpdGggYGFsbF9sYW5ndWFnZXNgLgoKfQoEBAICARIDTgISGnAgYGV0YWdgIG9mIGFuIGVhcmxpZXIgcmVzcG9uc2UgdG8gdGhlIHNhbWUgcmVxdWVzdC4gSWYgdGhlIGNvbnRlbnRzIGFyZSB1bmNoYW5nZWQsCiBgbm90X21vZGlmaWVkYCBpcyByZXR1cm5lZC4KCkYKBAQCAgISA1ACGRo5IFdoZXRoZXIgdG8gcmV0dXJuIGV2ZXJ5IHRleHQgd2l0aCBhbGwgaXRzIHRyYW5zbGF0aW9ucy4KCjMKAgQDEgRUAFsBGicgVGhlIHRleHRzLCB1bmxlc3MgdGhleSBhcmUgdW5jaGFuZ2VkLgoKTQoEBAMCABIDVgIeGkAgVGhlIHRleHRzOyB3aXRob3V0IGFueSBpZiBuZXZlciBzZXQuIEFic2VudCBpZiBgbm90X21vZGlmaWVkYC4KCmIKBAQDAgESA1gCEhpVIFZlcnNpb24gdGFnIG9mIHRoZXNlIGNvbnRlbnRzOyBzZW5kIGl0IHdpdGggdGhlIG5leHQgcmVxdWVzdCBmb3IgdGhlIHNhbWUgcmVzb3VyY2UuCgpPCgQEAwICEgNaAhgaQiBXaGV0aGVyIHRoZSBjb250ZW50cyBhcmUgdW5jaGFuZ2VkLiBJZiB0cnVlLCBvbmx5IGBldGFnYCBpcyBzZXQuCgocCgIEBBIEXgBjARoQIFRoZSBuZXcgdGV4dHMuCgpZCgQEBAIAEgNgAh4aTCBUaGUgdGV4dHMgd2l0aCBhbGwgdHJhbnNsYXRpb25zOyBgcmV2aXNpb25gIGFuZCBgdXBkYXRlX3RpbWVgIGFyZSBpZ25vcmVkLgoKXAoEBAQCARIDYgISGk8gRXRhZyBvZiB0aGUgdGV4dHMgYXMgdGhleSB3ZXJlIHJlYWQgd2l0aCBgYWxsX2xhbmd1YWdlc2A7IGVtcHR5IGlmIG5ldmVyIHNldC4KCh8KAgQFEgRmAG0BGhMgVGhlIHN0b3JlZCB0ZXh0cy4KCkIKBAQFAgASA2gCHho1IFRoZSB0ZXh0cyB3aXRoIGFsbCB0cmFuc2xhdGlvbnMgYW5kIHRoZWlyIHJldmlzaW9uLgoKLwoEBAUCARIDagISGiIgVmVyc2lvbiB0YWcgZm9yIHRoZSBuZXh0IGNoYW5nZS4KCjMKBAQFAgISA2wCExomIFdoZXRoZXIgdGhpcyBjYWxsIGNoYW5nZWQgdGhlIHRleHRzLgpiBnByb3RvMw==")
}

extension CatalogueV1.InformationText {
  public static var fullName: String { "otolith.catalogue.v1.InformationText" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__information_text__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__InformationText>) {
    self.kind = CatalogueV1.InformationKind(rawValue: Int32(truncatingIfNeeded: c.pointee.kind.rawValue))
    self.text = c.pointee.text.map { CatalogueV1.LocalizedText($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__InformationText> {
    let c = arena.allocate(Otolith__Catalogue__V1__InformationText.self)
    otolith__catalogue__v1__information_text__init(c)
    c.pointee.kind = Otolith__Catalogue__V1__InformationKind(rawValue: .init(truncatingIfNeeded: self.kind.rawValue))
    if let value = self.text { c.pointee.text = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.InstallationTexts {
  public static var fullName: String { "otolith.catalogue.v1.InstallationTexts" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__installation_texts__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__InstallationTexts>) {
    self.texts = Codec.messages(c.pointee.texts, c.pointee.n_texts) { CatalogueV1.InformationText($0) }
    self.defaultLanguage = Codec.string(c.pointee.default_language)
    self.revision = c.pointee.revision
    self.updateTime = c.pointee.update_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__InstallationTexts> {
    let c = arena.allocate(Otolith__Catalogue__V1__InstallationTexts.self)
    otolith__catalogue__v1__installation_texts__init(c)
    if !self.texts.isEmpty {
      c.pointee.n_texts = self.texts.count
      c.pointee.texts = arena.array(self.texts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__InformationText>? }
    }
    if !self.defaultLanguage.isEmpty { c.pointee.default_language = arena.string(self.defaultLanguage) }
    c.pointee.revision = self.revision
    if let value = self.updateTime { c.pointee.update_time = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.GetInstallationTextsRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetInstallationTextsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_installation_texts_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetInstallationTextsRequest>) {
    self.language = Codec.string(c.pointee.language)
    self.etag = Codec.string(c.pointee.etag)
    self.allLanguages = c.pointee.all_languages != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetInstallationTextsRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetInstallationTextsRequest.self)
    otolith__catalogue__v1__get_installation_texts_request__init(c)
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.all_languages = self.allLanguages ? 1 : 0
    return c
  }
}

extension CatalogueV1.GetInstallationTextsResponse {
  public static var fullName: String { "otolith.catalogue.v1.GetInstallationTextsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_installation_texts_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetInstallationTextsResponse>) {
    self.texts = c.pointee.texts.map { CatalogueV1.InstallationTexts($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetInstallationTextsResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetInstallationTextsResponse.self)
    otolith__catalogue__v1__get_installation_texts_response__init(c)
    if let value = self.texts { c.pointee.texts = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1.SetInstallationTextsRequest {
  public static var fullName: String { "otolith.catalogue.v1.SetInstallationTextsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__set_installation_texts_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SetInstallationTextsRequest>) {
    self.texts = c.pointee.texts.map { CatalogueV1.InstallationTexts($0) }
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SetInstallationTextsRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__SetInstallationTextsRequest.self)
    otolith__catalogue__v1__set_installation_texts_request__init(c)
    if let value = self.texts { c.pointee.texts = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1.SetInstallationTextsResponse {
  public static var fullName: String { "otolith.catalogue.v1.SetInstallationTextsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__set_installation_texts_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SetInstallationTextsResponse>) {
    self.texts = c.pointee.texts.map { CatalogueV1.InstallationTexts($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.changed = c.pointee.changed != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SetInstallationTextsResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__SetInstallationTextsResponse.self)
    otolith__catalogue__v1__set_installation_texts_response__init(c)
    if let value = self.texts { c.pointee.texts = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.changed = self.changed ? 1 : 0
    return c
  }
}
