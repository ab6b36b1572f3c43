// Generated from otolith/auth/v1/profile.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension AuthV1 {
  /// Sex of a human being by ISO/IEC 5218; the numbers are its codes.
  public enum Sex: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Not known (0): not given.
    case unspecified
    /// Male (1).
    case male
    /// Female (2).
    case female
    /// Not applicable (9).
    case notApplicable
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .male, .female, .notApplicable] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .male
        case 2: .female
        case 9: .notApplicable
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .male: 1
        case .female: 2
        case .notApplicable: 9
        case .unrecognized(let number): number
      }
    }
  }

  /// A field of the profile.
  public enum ProfileField: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected (REQUIRED).
    case unspecified
    /// `Profile.first_name`.
    case firstName
    /// `Profile.last_name`.
    case lastName
    /// `Profile.nickname`.
    case nickname
    /// `Profile.sex`.
    case sex
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .firstName, .lastName, .nickname, .sex] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .firstName
        case 2: .lastName
        case 3: .nickname
        case 4: .sex
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .firstName: 1
        case .lastName: 2
        case .nickname: 3
        case .sex: 4
        case .unrecognized(let number): number
      }
    }
  }

  /// The consent to storing a profile field.
  public struct ProfileConsent: Message {
    /// The stored field.
    public var field: AuthV1.ProfileField
    /// Time at which the field was last set or changed.
    public var consentTime: GoogleProtobuf.Timestamp?

    public init(
      field: AuthV1.ProfileField = AuthV1.ProfileField(rawValue: 0),
      consentTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.field = field
      self.consentTime = consentTime
    }
  }

  /// Profile data given by the account's owner. Each field is stored by separate consent and deleted
  /// with it. The data exists only in this service: studies and administrators cannot see it.
  public struct Profile: Message {
    /// Up to 100 characters without control characters; empty: not given.
    public var firstName: String
    /// Same format as `first_name`.
    public var lastName: String
    /// Same format as `first_name`.
    public var nickname: String
    /// Unspecified: not given.
    public var sex: AuthV1.Sex
    /// Stored fields with the times of consent. Output only.
    public var consents: [AuthV1.ProfileConsent]

    public init(
      firstName: String = "",
      lastName: String = "",
      nickname: String = "",
      sex: AuthV1.Sex = AuthV1.Sex(rawValue: 0),
      consents: [AuthV1.ProfileConsent] = []
    ) {
      self.firstName = firstName
      self.lastName = lastName
      self.nickname = nickname
      self.sex = sex
      self.consents = consents
    }
  }

  /// The descriptor of `otolith/auth/v1/profile.proto`.
  public static let profileFile = ProtoFile(
    name: "otolith/auth/v1/profile.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: "Ch1vdG9saXRoL2F1dGgvdjEvcHJvZmlsZS5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvIoQBCg5Qcm9maWxlQ29uc2VudBIzCgVmaWVsZBgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5Qcm9maWxlRmllbGRSBWZpZWxkEj0KDGNvbnNlbnRfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC2NvbnNlbnRUaW1lIsYBCgdQcm9maWxlEh0KCmZpcnN0X25hbWUYASABKAlSCWZpcnN0TmFtZRIbCglsYXN0X25hbWUYAiABKAlSCGxhc3ROYW1lEhoKCG5pY2tuYW1lGAMgASgJUghuaWNrbmFtZRImCgNzZXgYBCABKA4yFC5vdG9saXRoLmF1dGgudjEuU2V4UgNzZXgSOwoIY29uc2VudHMYBSADKAsyHy5vdG9saXRoLmF1dGgudjEuUHJvZmlsZUNvbnNlbnRSCGNvbnNlbnRzKlAKA1NleBITCg9TRVhfVU5TUEVDSUZJRUQQABIMCghTRVhfTUFMRRABEg4KClNFWF9GRU1BTEUQAhIWChJTRVhfTk9UX0FQUExJQ0FCTEUQCSqbAQoMUHJvZmlsZUZpZWxkEh0KGVBST0ZJTEVfRklFTERfVU5TUEVDSUZJRUQQABIcChhQUk9GSUxFX0ZJRUxEX0ZJUlNUX05BTUUQARIbChdQUk9GSUxFX0ZJRUxEX0xBU1RfTkFNRRACEhoKFlBST0ZJTEVfRklFTERfTklDS05BTUUQAxIVChFQUk9GSUxFX0ZJRUxEX1NFWBAEQj0KD290b2xpdGguYXV0aC52MVABWhZvdG9saXRoL2F1dGgvdjE7YXV0aHYxqgIPT3RvbGl0aC5BdXRoLlYxSoMJClMKAQwSAwEAEhpJIFZvbHVudGFyeSBwcm9maWxlIGRhdGE7IG5vbmUgb2YgaXQgaXMgcmVxdWlyZWQgdG8gdGFrZSBwYXJ0IGluIHN0dWRpZXMuCgpOCgIFABIEDQAWARpCIFNleCBvZiBhIGh1bWFuIGJlaW5nIGJ5IElTTy9JRUMgNTIxODsgdGhlIG51bWJlcnMgYXJlIGl0cyBjb2Rlcy4KCigKBAUAAgASAw8CFhobIE5vdCBrbm93biAoMCk6IG5vdCBnaXZlbi4KChgKBAUAAgESAxECDxoLIE1hbGUgKDEpLgoKGgoEBQACAhIDEwIRGg0gRmVtYWxlICgyKS4KCiIKBAUAAgMSAxUCGRoVIE5vdCBhcHBsaWNhYmxlICg5KS4KCiUKAgUBEgQZACQBGhkgQSBmaWVsZCBvZiB0aGUgcHJvZmlsZS4KCiMKBAUBAgASAxsCIBoWIFJlamVjdGVkIChSRVFVSVJFRCkuCgokCgQFAQIBEgMdAh8aFyBgUHJvZmlsZS5maXJzdF9uYW1lYC4KCiMKBAUBAgISAx8CHhoWIGBQcm9maWxlLmxhc3RfbmFtZWAuCgoiCgQFAQIDEgMhAh0aFSBgUHJvZmlsZS5uaWNrbmFtZWAuCgodCgQFAQIEEgMjAhgaECBgUHJvZmlsZS5zZXhgLgoKNQoCBAASBCcALAEaKSBUaGUgY29uc2VudCB0byBzdG9yaW5nIGEgcHJvZmlsZSBmaWVsZC4KCiAKBAQAAgASAykCGRoTIFRoZSBzdG9yZWQgZmllbGQuCgo/CgQEAAIBEgMrAi0aMiBUaW1lIGF0IHdoaWNoIHRoZSBmaWVsZCB3YXMgbGFzdCBzZXQgb3IgY2hhbmdlZC4KCsgBCgIEARIEMAA7ARq7ASBQcm9maWxlIGRhdGEgZ2l2ZW4gYnkgdGhlIGFjY291bnQncyBvd25lci4gRWFjaCBmaWVsZCBpcyBzdG9yZWQgYnkgc2VwYXJhdGUgY29uc2VudCBhbmQgZGVsZXRlZAogd2l0aCBpdC4gVGhlIGRhdGEgZXhpc3RzIG9ubHkgaW4gdGhpcyBzZXJ2aWNlOiBzdHVkaWVzIGFuZCBhZG1pbmlzdHJhdG9ycyBjYW5ub3Qgc2VlIGl0LgoKUQoEBAECABIDMgIYGkQgVXAgdG8gMTAwIGNoYXJhY3RlcnMgd2l0aG91dCBjb250cm9sIGNoYXJhY3RlcnM7IGVtcHR5OiBub3QgZ2l2ZW4uCgorCgQEAQIBEgM0AhcaHiBTYW1lIGZvcm1hdCBhcyBgZmlyc3RfbmFtZWAuCgorCgQEAQICEgM2AhYaHiBTYW1lIGZvcm1hdCBhcyBgZmlyc3RfbmFtZWAuCgomCgQEAQIDEgM4Ag4aGSBVbnNwZWNpZmllZDogbm90IGdpdmVuLgoKRAoEBAECBBIDOgInGjcgU3RvcmVkIGZpZWxkcyB3aXRoIHRoZSB0aW1lcyBvZiBjb25zZW50LiBPdXRwdXQgb25seS4KYgZwcm90bzM=")
}

extension AuthV1.ProfileConsent {
  public static var fullName: String { "otolith.auth.v1.ProfileConsent" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__profile_consent__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ProfileConsent>) {
    self.field = AuthV1.ProfileField(rawValue: Int32(truncatingIfNeeded: c.pointee.field.rawValue))
    self.consentTime = c.pointee.consent_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ProfileConsent> {
    let c = arena.allocate(Otolith__Auth__V1__ProfileConsent.self)
    otolith__auth__v1__profile_consent__init(c)
    c.pointee.field = Otolith__Auth__V1__ProfileField(rawValue: .init(truncatingIfNeeded: self.field.rawValue))
    if let value = self.consentTime { c.pointee.consent_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.Profile {
  public static var fullName: String { "otolith.auth.v1.Profile" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__profile__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__Profile>) {
    self.firstName = Codec.string(c.pointee.first_name)
    self.lastName = Codec.string(c.pointee.last_name)
    self.nickname = Codec.string(c.pointee.nickname)
    self.sex = AuthV1.Sex(rawValue: Int32(truncatingIfNeeded: c.pointee.sex.rawValue))
    self.consents = Codec.messages(c.pointee.consents, c.pointee.n_consents) { AuthV1.ProfileConsent($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Profile> {
    let c = arena.allocate(Otolith__Auth__V1__Profile.self)
    otolith__auth__v1__profile__init(c)
    if !self.firstName.isEmpty { c.pointee.first_name = arena.string(self.firstName) }
    if !self.lastName.isEmpty { c.pointee.last_name = arena.string(self.lastName) }
    if !self.nickname.isEmpty { c.pointee.nickname = arena.string(self.nickname) }
    c.pointee.sex = Otolith__Auth__V1__Sex(rawValue: .init(truncatingIfNeeded: self.sex.rawValue))
    if !self.consents.isEmpty {
      c.pointee.n_consents = self.consents.count
      c.pointee.consents = arena.array(self.consents) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__ProfileConsent>? }
    }
    return c
  }
}
