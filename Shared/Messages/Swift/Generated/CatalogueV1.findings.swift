// Generated from otolith/catalogue/v1/findings.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CatalogueV1 {
  /// Whether a finding prevents publication.
  public enum FindingSeverity: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Not used by the service.
    case unspecified
    /// Cannot be published.
    case error
    /// Can be published; the author should know.
    case warning
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .error, .warning] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .error
        case 2: .warning
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .error: 1
        case .warning: 2
        case .unrecognized(let number): number
      }
    }
  }

  /// A finding on a definition.
  public struct Finding: Message {
    /// Path of the field in the names of the protocol, with list indices from 0:
    /// `elements[4].question.text`; empty: the whole definition.
    public var path: String
    /// Name of a value of ErrorReason for programs, e.g. `TRANSLATION_MISSING`.
    public var reason: String
    /// English text for people: what is wrong and what to do.
    public var advice: String
    /// Whether it prevents publication.
    public var severity: CatalogueV1.FindingSeverity

    public init(
      path: String = "",
      reason: String = "",
      advice: String = "",
      severity: CatalogueV1.FindingSeverity = CatalogueV1.FindingSeverity(rawValue: 0)
    ) {
      self.path = path
      self.reason = reason
      self.advice = advice
      self.severity = severity
    }
  }

  /// The descriptor of `otolith/catalogue/v1/findings.proto`.
  public static let findingsFile = ProtoFile(
    name: "otolith/catalogue/v1/findings.proto",
    dependencies: [],
    base64: "CiNvdG9saXRoL2NhdGFsb2d1ZS92MS9maW5kaW5ncy5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEikAEKB0ZpbmRpbmcSEgoEcGF0aBgBIAEoCVIEcGF0aBIWCgZyZWFzb24YAiABKAlSBnJlYXNvbhIWCgZhZHZpY2UYAyABKAlSBmFkdmljZRJBCghzZXZlcml0eRgEIAEoDjIlLm90b2xpdGguY2F0YWxvZ3VlLnYxLkZpbmRpbmdTZXZlcml0eVIIc2V2ZXJpdHkqbQoPRmluZGluZ1NldmVyaXR5EiAKHEZJTkRJTkdfU0VWRVJJVFlfVU5TUEVDSUZJRUQQABIaChZGSU5ESU5HX1NFVkVSSVRZX0VSUk9SEAESHAoYRklORElOR19TRVZFUklUWV9XQVJOSU5HEAJCUQoUb3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRhbG9ndWUvdjE7Y2F0YWxvZ3VldjGqAhRPdG9saXRoLkNhdGFsb2d1ZS5WMUqABQotCgEMEgMBABIaIyBSZXN1bHRzIG9mIGNoZWNraW5nIGEgZGVmaW5pdGlvbi4KCjUKAgUAEgQLABIBGikgV2hldGhlciBhIGZpbmRpbmcgcHJldmVudHMgcHVibGljYXRpb24uCgonCgQFAAIAEgMNAiMaGiBOb3QgdXNlZCBieSB0aGUgc2VydmljZS4KCiMKBAUAAgESAw8CHRoWIENhbm5vdCBiZSBwdWJsaXNoZWQuCgo4CgQFAAICEgMRAh8aKyBDYW4gYmUgcHVibGlzaGVkOyB0aGUgYXV0aG9yIHNob3VsZCBrbm93LgoKKAoCBAASBBUAHwEaHCBBIGZpbmRpbmcgb24gYSBkZWZpbml0aW9uLgoKlAEKBAQAAgASAxgCEhqGASBQYXRoIG9mIHRoZSBmaWVsZCBpbiB0aGUgbmFtZXMgb2YgdGhlIHByb3RvY29sLCB3aXRoIGxpc3QgaW5kaWNlcyBmcm9tIDA6CiBgZWxlbWVudHNbNF0ucXVlc3Rpb24udGV4dGA7IGVtcHR5OiB0aGUgd2hvbGUgZGVmaW5pdGlvbi4KClcKBAQAAgESAxoCFBpKIE5hbWUgb2YgYSB2YWx1ZSBvZiBFcnJvclJlYXNvbiBmb3IgcHJvZ3JhbXMsIGUuZy4gYFRSQU5TTEFUSU9OX01JU1NJTkdgLgoKRQoEBAACAhIDHAIUGjggRW5nbGlzaCB0ZXh0IGZvciBwZW9wbGU6IHdoYXQgaXMgd3JvbmcgYW5kIHdoYXQgdG8gZG8uCgovCgQEAAIDEgMeAh8aIiBXaGV0aGVyIGl0IHByZXZlbnRzIHB1YmxpY2F0aW9uLgpiBnByb3RvMw==")
}

extension CatalogueV1.Finding {
  public static var fullName: String { "otolith.catalogue.v1.Finding" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__finding__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Finding>) {
    self.path = Codec.string(c.pointee.path)
    self.reason = Codec.string(c.pointee.reason)
    self.advice = Codec.string(c.pointee.advice)
    self.severity = CatalogueV1.FindingSeverity(rawValue: Int32(truncatingIfNeeded: c.pointee.severity.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Finding> {
    let c = arena.allocate(Otolith__Catalogue__V1__Finding.self)
    otolith__catalogue__v1__finding__init(c)
    if !self.path.isEmpty { c.pointee.path = arena.string(self.path) }
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    if !self.advice.isEmpty { c.pointee.advice = arena.string(self.advice) }
    c.pointee.severity = Otolith__Catalogue__V1__FindingSeverity(rawValue: .init(truncatingIfNeeded: self.severity.rawValue))
    return c
  }
}
