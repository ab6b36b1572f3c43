// Generated from otolith/auth/v1/profile.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension AuthV1 {
  /// Of a human being, by ISO/IEC 5218, whose codes are the numbers.
  public enum Sex: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Not known (0): it was not said.
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
}

extension AuthV1 {
  /// What of a profile is kept, or may be.
  public enum ProfileField: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused (REQUIRED).
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
}

extension AuthV1 {
  /// When the keeping of something was consented to.
  public struct ProfileConsent: Message {
    /// What is kept.
    public var field: AuthV1.ProfileField
    /// When it was set, or changed, the last time.
    public var consentTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.field = AuthV1.ProfileField(rawValue: 0)
      self.consentTime = nil
    }

    public init(
      field: AuthV1.ProfileField = AuthV1.ProfileField(rawValue: 0),
      consentTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.field = field
      self.consentTime = consentTime
    }
  }
}

extension AuthV1.ProfileConsent {
  public static var fullName: String { "otolith.auth.v1.ProfileConsent" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ProfileConsent()
    otolith__auth__v1__profile_consent__init(&message)
    return message.base.descriptor
  }()

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

extension AuthV1 {
  /// What somebody says of themselves; each field is kept by its own consent, and goes with it. Kept in this
  /// service alone: no study and no administrator sees it.
  public struct Profile: Message {
    /// At most 100 characters, none of them a control character; empty: not said.
    public var firstName: String
    /// As the first name.
    public var lastName: String
    /// As the first name.
    public var nickname: String
    /// Unspecified: not said.
    public var sex: AuthV1.Sex
    /// What is kept, and since when that was consented to. Told in answers only.
    public var consents: [AuthV1.ProfileConsent]

    /// Every field at its default.
    public init() {
      self.firstName = ""
      self.lastName = ""
      self.nickname = ""
      self.sex = AuthV1.Sex(rawValue: 0)
      self.consents = []
    }

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
}

extension AuthV1.Profile {
  public static var fullName: String { "otolith.auth.v1.Profile" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__Profile()
    otolith__auth__v1__profile__init(&message)
    return message.base.descriptor
  }()

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

extension AuthV1 {
  /// The descriptor of `otolith/auth/v1/profile.proto`.
  public static let profileFile = ProtoFile(
    name: "otolith/auth/v1/profile.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: """
      Ch1vdG9saXRoL2F1dGgvdjEvcHJvZmlsZS5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0\
      YW1wLnByb3RvIoQBCg5Qcm9maWxlQ29uc2VudBIzCgVmaWVsZBgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5Qcm9maWxlRmll\
      bGRSBWZpZWxkEj0KDGNvbnNlbnRfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC2NvbnNlbnRUaW1l\
      IsYBCgdQcm9maWxlEh0KCmZpcnN0X25hbWUYASABKAlSCWZpcnN0TmFtZRIbCglsYXN0X25hbWUYAiABKAlSCGxhc3ROYW1l\
      EhoKCG5pY2tuYW1lGAMgASgJUghuaWNrbmFtZRImCgNzZXgYBCABKA4yFC5vdG9saXRoLmF1dGgudjEuU2V4UgNzZXgSOwoI\
      Y29uc2VudHMYBSADKAsyHy5vdG9saXRoLmF1dGgudjEuUHJvZmlsZUNvbnNlbnRSCGNvbnNlbnRzKlAKA1NleBITCg9TRVhf\
      VU5TUEVDSUZJRUQQABIMCghTRVhfTUFMRRABEg4KClNFWF9GRU1BTEUQAhIWChJTRVhfTk9UX0FQUExJQ0FCTEUQCSqbAQoM\
      UHJvZmlsZUZpZWxkEh0KGVBST0ZJTEVfRklFTERfVU5TUEVDSUZJRUQQABIcChhQUk9GSUxFX0ZJRUxEX0ZJUlNUX05BTUUQ\
      ARIbChdQUk9GSUxFX0ZJRUxEX0xBU1RfTkFNRRACEhoKFlBST0ZJTEVfRklFTERfTklDS05BTUUQAxIVChFQUk9GSUxFX0ZJ\
      RUxEX1NFWBAEQj0KD290b2xpdGguYXV0aC52MVABWhZvdG9saXRoL2F1dGgvdjE7YXV0aHYxqgIPT3RvbGl0aC5BdXRoLlYx\
      SoEJClQKAQwSAwEAEhpKIFdoYXQgcGVvcGxlIG1heSBzYXkgb2YgdGhlbXNlbHZlcy4gTm90aGluZyBvZiBpdCBpcyBuZWVk\
      ZWQgdG8gdGFrZSBwYXJ0LgoKTQoCBQASBA0AFgEaQSBPZiBhIGh1bWFuIGJlaW5nLCBieSBJU08vSUVDIDUyMTgsIHdob3Nl\
      IGNvZGVzIGFyZSB0aGUgbnVtYmVycy4KCi4KBAUAAgASAw8CFhohIE5vdCBrbm93biAoMCk6IGl0IHdhcyBub3Qgc2FpZC4K\
      ChgKBAUAAgESAxECDxoLIE1hbGUgKDEpLgoKGgoEBQACAhIDEwIRGg0gRmVtYWxlICgyKS4KCiIKBAUAAgMSAxUCGRoVIE5v\
      dCBhcHBsaWNhYmxlICg5KS4KCjMKAgUBEgQZACQBGicgV2hhdCBvZiBhIHByb2ZpbGUgaXMga2VwdCwgb3IgbWF5IGJlLgoK\
      IgoEBQECABIDGwIgGhUgUmVmdXNlZCAoUkVRVUlSRUQpLgoKJAoEBQECARIDHQIfGhcgYFByb2ZpbGUuZmlyc3RfbmFtZWAu\
      CgojCgQFAQICEgMfAh4aFiBgUHJvZmlsZS5sYXN0X25hbWVgLgoKIgoEBQECAxIDIQIdGhUgYFByb2ZpbGUubmlja25hbWVg\
      LgoKHQoEBQECBBIDIwIYGhAgYFByb2ZpbGUuc2V4YC4KCj0KAgQAEgQnACwBGjEgV2hlbiB0aGUga2VlcGluZyBvZiBzb21l\
      dGhpbmcgd2FzIGNvbnNlbnRlZCB0by4KChwKBAQAAgASAykCGRoPIFdoYXQgaXMga2VwdC4KCjoKBAQAAgESAysCLRotIFdo\
      ZW4gaXQgd2FzIHNldCwgb3IgY2hhbmdlZCwgdGhlIGxhc3QgdGltZS4KCq0BCgIEARIEMAA7ARqgASBXaGF0IHNvbWVib2R5\
      IHNheXMgb2YgdGhlbXNlbHZlczsgZWFjaCBmaWVsZCBpcyBrZXB0IGJ5IGl0cyBvd24gY29uc2VudCwgYW5kIGdvZXMgd2l0\
      aCBpdC4gS2VwdCBpbiB0aGlzCiBzZXJ2aWNlIGFsb25lOiBubyBzdHVkeSBhbmQgbm8gYWRtaW5pc3RyYXRvciBzZWVzIGl0\
      LgoKWQoEBAECABIDMgIYGkwgQXQgbW9zdCAxMDAgY2hhcmFjdGVycywgbm9uZSBvZiB0aGVtIGEgY29udHJvbCBjaGFyYWN0\
      ZXI7IGVtcHR5OiBub3Qgc2FpZC4KCiEKBAQBAgESAzQCFxoUIEFzIHRoZSBmaXJzdCBuYW1lLgoKIQoEBAECAhIDNgIWGhQg\
      QXMgdGhlIGZpcnN0IG5hbWUuCgolCgQEAQIDEgM4Ag4aGCBVbnNwZWNpZmllZDogbm90IHNhaWQuCgpYCgQEAQIEEgM6Aica\
      SyBXaGF0IGlzIGtlcHQsIGFuZCBzaW5jZSB3aGVuIHRoYXQgd2FzIGNvbnNlbnRlZCB0by4gVG9sZCBpbiBhbnN3ZXJzIG9u\
      bHkuCmIGcHJvdG8z
      """)
}
