// Generated from otolith/catalogue/v1/findings.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

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
}

extension CatalogueV1 {
  /// Something that is to be said about a definition.
  public struct Finding: Message {
    /// The field, in the names of the protocol, lists counted from 0: `elements[4].question.text`; empty:
    /// the definition as a whole.
    public var path: String
    /// For programs: the name of a value of ErrorReason, e.g. `TRANSLATION_MISSING`.
    public var reason: String
    /// For people, in English: what is wrong and what to do about it.
    public var advice: String
    /// Whether it prevents publication.
    public var severity: CatalogueV1.FindingSeverity

    /// Every field at its default.
    public init() {
      self.path = ""
      self.reason = ""
      self.advice = ""
      self.severity = CatalogueV1.FindingSeverity(rawValue: 0)
    }

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
}

extension CatalogueV1.Finding {
  public static var fullName: String { "otolith.catalogue.v1.Finding" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Finding()
    otolith__catalogue__v1__finding__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// The descriptor of `otolith/catalogue/v1/findings.proto`.
  public static let findingsFile = ProtoFile(
    name: "otolith/catalogue/v1/findings.proto",
    dependencies: [],
    base64: """
      CiNvdG9saXRoL2NhdGFsb2d1ZS92MS9maW5kaW5ncy5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEikAEKB0ZpbmRpbmcS\
      EgoEcGF0aBgBIAEoCVIEcGF0aBIWCgZyZWFzb24YAiABKAlSBnJlYXNvbhIWCgZhZHZpY2UYAyABKAlSBmFkdmljZRJBCghz\
      ZXZlcml0eRgEIAEoDjIlLm90b2xpdGguY2F0YWxvZ3VlLnYxLkZpbmRpbmdTZXZlcml0eVIIc2V2ZXJpdHkqbQoPRmluZGlu\
      Z1NldmVyaXR5EiAKHEZJTkRJTkdfU0VWRVJJVFlfVU5TUEVDSUZJRUQQABIaChZGSU5ESU5HX1NFVkVSSVRZX0VSUk9SEAES\
      HAoYRklORElOR19TRVZFUklUWV9XQVJOSU5HEAJCUQoUb3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRhbG9n\
      dWUvdjE7Y2F0YWxvZ3VldjGqAhRPdG9saXRoLkNhdGFsb2d1ZS5WMUqdBQotCgEMEgMBABIaIyBXaGF0IGNoZWNrcyBvZiBh\
      IGRlZmluaXRpb24gZmluZC4KCjUKAgUAEgQLABIBGikgV2hldGhlciBhIGZpbmRpbmcgcHJldmVudHMgcHVibGljYXRpb24u\
      CgonCgQFAAIAEgMNAiMaGiBOb3QgdXNlZCBieSB0aGUgc2VydmljZS4KCiMKBAUAAgESAw8CHRoWIENhbm5vdCBiZSBwdWJs\
      aXNoZWQuCgo4CgQFAAICEgMRAh8aKyBDYW4gYmUgcHVibGlzaGVkOyB0aGUgYXV0aG9yIHNob3VsZCBrbm93LgoKPgoCBAAS\
      BBUAHwEaMiBTb21ldGhpbmcgdGhhdCBpcyB0byBiZSBzYWlkIGFib3V0IGEgZGVmaW5pdGlvbi4KCo4BCgQEAAIAEgMYAhIa\
      gAEgVGhlIGZpZWxkLCBpbiB0aGUgbmFtZXMgb2YgdGhlIHByb3RvY29sLCBsaXN0cyBjb3VudGVkIGZyb20gMDogYGVsZW1l\
      bnRzWzRdLnF1ZXN0aW9uLnRleHRgOyBlbXB0eToKIHRoZSBkZWZpbml0aW9uIGFzIGEgd2hvbGUuCgpcCgQEAAIBEgMaAhQa\
      TyBGb3IgcHJvZ3JhbXM6IHRoZSBuYW1lIG9mIGEgdmFsdWUgb2YgRXJyb3JSZWFzb24sIGUuZy4gYFRSQU5TTEFUSU9OX01J\
      U1NJTkdgLgoKTQoEBAACAhIDHAIUGkAgRm9yIHBlb3BsZSwgaW4gRW5nbGlzaDogd2hhdCBpcyB3cm9uZyBhbmQgd2hhdCB0\
      byBkbyBhYm91dCBpdC4KCi8KBAQAAgMSAx4CHxoiIFdoZXRoZXIgaXQgcHJldmVudHMgcHVibGljYXRpb24uCmIGcHJvdG8z
      """)
}
