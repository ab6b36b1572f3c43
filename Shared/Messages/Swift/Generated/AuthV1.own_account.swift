// Generated from otolith/auth/v1/own_account.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension AuthV1 {
  /// A change of the own account.
  public struct UpdateAccountRequest: Message {
    /// What the fields that `update_mask` names are to be; the others are not looked at.
    public var account: AuthV1.Account?
    /// Of `username` (empty: the address alone is signed in with), `language`, `newsletter`, `profile`,
    /// `profile.first_name`, `profile.last_name`, `profile.nickname`, `profile.sex`; empty or `*`: all of them.
    public var updateMask: GoogleProtobuf.FieldMask?
    /// Of the account that was read.
    public var etag: String
    /// The fields of the profile to whose keeping the person consents with this request: each one that it sets
    /// to another value that is not empty.
    public var consents: [AuthV1.ProfileField]

    /// Every field at its default.
    public init() {
      self.account = nil
      self.updateMask = nil
      self.etag = ""
      self.consents = []
    }

    public init(
      account: AuthV1.Account? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      etag: String = "",
      consents: [AuthV1.ProfileField] = []
    ) {
      self.account = account
      self.updateMask = updateMask
      self.etag = etag
      self.consents = consents
    }
  }
}

extension AuthV1.UpdateAccountRequest {
  public static var fullName: String { "otolith.auth.v1.UpdateAccountRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__UpdateAccountRequest()
    otolith__auth__v1__update_account_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__UpdateAccountRequest>) {
    self.account = c.pointee.account.map { AuthV1.Account($0) }
    self.updateMask = c.pointee.update_mask.map { GoogleProtobuf.FieldMask($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.consents = Codec.array(c.pointee.consents, c.pointee.n_consents) { AuthV1.ProfileField(rawValue: Int32(truncatingIfNeeded: $0.rawValue)) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__UpdateAccountRequest> {
    let c = arena.allocate(Otolith__Auth__V1__UpdateAccountRequest.self)
    otolith__auth__v1__update_account_request__init(c)
    if let value = self.account { c.pointee.account = value.cStruct(in: arena) }
    if let value = self.updateMask { c.pointee.update_mask = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if !self.consents.isEmpty {
      c.pointee.n_consents = self.consents.count
      c.pointee.consents = arena.array(self.consents) { Otolith__Auth__V1__ProfileField(rawValue: .init(truncatingIfNeeded: $0.rawValue)) }
    }
    return c
  }
}

extension AuthV1 {
  /// A new address.
  public struct RequestEmailChangeRequest: Message {
    /// Where the account's mails are to go.
    public var email: String
    /// That the address may be kept: required.
    public var emailConsent: Bool

    /// Every field at its default.
    public init() {
      self.email = ""
      self.emailConsent = false
    }

    public init(
      email: String = "",
      emailConsent: Bool = false
    ) {
      self.email = email
      self.emailConsent = emailConsent
    }
  }
}

extension AuthV1.RequestEmailChangeRequest {
  public static var fullName: String { "otolith.auth.v1.RequestEmailChangeRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RequestEmailChangeRequest()
    otolith__auth__v1__request_email_change_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RequestEmailChangeRequest>) {
    self.email = Codec.string(c.pointee.email)
    self.emailConsent = c.pointee.email_consent != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestEmailChangeRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RequestEmailChangeRequest.self)
    otolith__auth__v1__request_email_change_request__init(c)
    if !self.email.isEmpty { c.pointee.email = arena.string(self.email) }
    c.pointee.email_consent = self.emailConsent ? 1 : 0
    return c
  }
}

extension AuthV1 {
  /// The codes are on their way.
  public struct RequestEmailChangeResponse: Message {
    /// Whether ConfirmEmailChange needs the code that was mailed to the former address, too.
    public var currentCodeRequired: Bool

    /// Every field at its default.
    public init() {
      self.currentCodeRequired = false
    }

    public init(
      currentCodeRequired: Bool = false
    ) {
      self.currentCodeRequired = currentCodeRequired
    }
  }
}

extension AuthV1.RequestEmailChangeResponse {
  public static var fullName: String { "otolith.auth.v1.RequestEmailChangeResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RequestEmailChangeResponse()
    otolith__auth__v1__request_email_change_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RequestEmailChangeResponse>) {
    self.currentCodeRequired = c.pointee.current_code_required != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestEmailChangeResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RequestEmailChangeResponse.self)
    otolith__auth__v1__request_email_change_response__init(c)
    c.pointee.current_code_required = self.currentCodeRequired ? 1 : 0
    return c
  }
}

extension AuthV1 {
  /// The codes that were mailed.
  public struct ConfirmEmailChangeRequest: Message {
    /// From the mail to the new address; case and hyphens do not matter.
    public var code: String
    /// From the mail to the address that is kept; empty where none is.
    public var currentCode: String

    /// Every field at its default.
    public init() {
      self.code = ""
      self.currentCode = ""
    }

    public init(
      code: String = "",
      currentCode: String = ""
    ) {
      self.code = code
      self.currentCode = currentCode
    }
  }
}

extension AuthV1.ConfirmEmailChangeRequest {
  public static var fullName: String { "otolith.auth.v1.ConfirmEmailChangeRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ConfirmEmailChangeRequest()
    otolith__auth__v1__confirm_email_change_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ConfirmEmailChangeRequest>) {
    self.code = Codec.string(c.pointee.code)
    self.currentCode = Codec.string(c.pointee.current_code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ConfirmEmailChangeRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ConfirmEmailChangeRequest.self)
    otolith__auth__v1__confirm_email_change_request__init(c)
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    if !self.currentCode.isEmpty { c.pointee.current_code = arena.string(self.currentCode) }
    return c
  }
}

extension AuthV1 {
  /// The address is the account's.
  public struct ConfirmEmailChangeResponse: Message {
    /// As it stands now.
    public var account: AuthV1.Account?

    /// Every field at its default.
    public init() {
      self.account = nil
    }

    public init(
      account: AuthV1.Account? = nil
    ) {
      self.account = account
    }
  }
}

extension AuthV1.ConfirmEmailChangeResponse {
  public static var fullName: String { "otolith.auth.v1.ConfirmEmailChangeResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ConfirmEmailChangeResponse()
    otolith__auth__v1__confirm_email_change_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ConfirmEmailChangeResponse>) {
    self.account = c.pointee.account.map { AuthV1.Account($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ConfirmEmailChangeResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ConfirmEmailChangeResponse.self)
    otolith__auth__v1__confirm_email_change_response__init(c)
    if let value = self.account { c.pointee.account = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// Names nobody: the account is the token's.
  public struct DeleteEmailRequest: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension AuthV1.DeleteEmailRequest {
  public static var fullName: String { "otolith.auth.v1.DeleteEmailRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__DeleteEmailRequest()
    otolith__auth__v1__delete_email_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__DeleteEmailRequest>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__DeleteEmailRequest> {
    let c = arena.allocate(Otolith__Auth__V1__DeleteEmailRequest.self)
    otolith__auth__v1__delete_email_request__init(c)
    return c
  }
}

extension AuthV1 {
  /// The address is kept no more.
  public struct DeleteEmailResponse: Message {
    /// The way back in when the password is forgotten (RecoverAccount), to be shown once and written down.
    public var recoveryCode: String

    /// Every field at its default.
    public init() {
      self.recoveryCode = ""
    }

    public init(
      recoveryCode: String = ""
    ) {
      self.recoveryCode = recoveryCode
    }
  }
}

extension AuthV1.DeleteEmailResponse {
  public static var fullName: String { "otolith.auth.v1.DeleteEmailResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__DeleteEmailResponse()
    otolith__auth__v1__delete_email_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__DeleteEmailResponse>) {
    self.recoveryCode = Codec.string(c.pointee.recovery_code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__DeleteEmailResponse> {
    let c = arena.allocate(Otolith__Auth__V1__DeleteEmailResponse.self)
    otolith__auth__v1__delete_email_response__init(c)
    if !self.recoveryCode.isEmpty { c.pointee.recovery_code = arena.string(self.recoveryCode) }
    return c
  }
}

extension AuthV1 {
  /// What an anonymous account is to be.
  public struct UpgradeAccountRequest: Message {
    /// As in RegisterAccountRequest; may be empty where an address is given.
    public var username: String
    /// As in RegisterAccountRequest.
    public var password: String
    /// As in RegisterAccountRequest.
    public var email: String
    /// That the address may be kept: required with an address.
    public var emailConsent: Bool
    /// BCP 47 language for mails; empty: as it is.
    public var language: String

    /// Every field at its default.
    public init() {
      self.username = ""
      self.password = ""
      self.email = ""
      self.emailConsent = false
      self.language = ""
    }

    public init(
      username: String = "",
      password: String = "",
      email: String = "",
      emailConsent: Bool = false,
      language: String = ""
    ) {
      self.username = username
      self.password = password
      self.email = email
      self.emailConsent = emailConsent
      self.language = language
    }
  }
}

extension AuthV1.UpgradeAccountRequest {
  public static var fullName: String { "otolith.auth.v1.UpgradeAccountRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__UpgradeAccountRequest()
    otolith__auth__v1__upgrade_account_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__UpgradeAccountRequest>) {
    self.username = Codec.string(c.pointee.username)
    self.password = Codec.string(c.pointee.password)
    self.email = Codec.string(c.pointee.email)
    self.emailConsent = c.pointee.email_consent != 0
    self.language = Codec.string(c.pointee.language)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__UpgradeAccountRequest> {
    let c = arena.allocate(Otolith__Auth__V1__UpgradeAccountRequest.self)
    otolith__auth__v1__upgrade_account_request__init(c)
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    if !self.email.isEmpty { c.pointee.email = arena.string(self.email) }
    c.pointee.email_consent = self.emailConsent ? 1 : 0
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    return c
  }
}

extension AuthV1 {
  /// What the account is now.
  public struct UpgradeAccountResponse: Message {
    /// Whether this call did it.
    public var outcome: AuthV1.WriteOutcome
    /// True: a code was mailed, and the address is not the account's before ConfirmEmailChange.
    public var confirmationRequired: Bool
    /// With a username: the way back in when the password is forgotten (RecoverAccount), to be shown once and
    /// written down. The same request again is answered with another one; any of them is good.
    public var recoveryCode: String

    /// Every field at its default.
    public init() {
      self.outcome = AuthV1.WriteOutcome(rawValue: 0)
      self.confirmationRequired = false
      self.recoveryCode = ""
    }

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      confirmationRequired: Bool = false,
      recoveryCode: String = ""
    ) {
      self.outcome = outcome
      self.confirmationRequired = confirmationRequired
      self.recoveryCode = recoveryCode
    }
  }
}

extension AuthV1.UpgradeAccountResponse {
  public static var fullName: String { "otolith.auth.v1.UpgradeAccountResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__UpgradeAccountResponse()
    otolith__auth__v1__upgrade_account_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__UpgradeAccountResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.confirmationRequired = c.pointee.confirmation_required != 0
    self.recoveryCode = Codec.string(c.pointee.recovery_code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__UpgradeAccountResponse> {
    let c = arena.allocate(Otolith__Auth__V1__UpgradeAccountResponse.self)
    otolith__auth__v1__upgrade_account_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    c.pointee.confirmation_required = self.confirmationRequired ? 1 : 0
    if !self.recoveryCode.isEmpty { c.pointee.recovery_code = arena.string(self.recoveryCode) }
    return c
  }
}

extension AuthV1 {
  /// The descriptor of `otolith/auth/v1/own_account.proto`.
  public static let ownAccountFile = ProtoFile(
    name: "otolith/auth/v1/own_account.proto",
    dependencies: [GoogleProtobuf.fieldMaskFile, AuthV1.authFile, AuthV1.profileFile],
    base64: """
      CiFvdG9saXRoL2F1dGgvdjEvb3duX2FjY291bnQucHJvdG8SD290b2xpdGguYXV0aC52MRogZ29vZ2xlL3Byb3RvYnVmL2Zp\
      ZWxkX21hc2sucHJvdG8aGm90b2xpdGgvYXV0aC92MS9hdXRoLnByb3RvGh1vdG9saXRoL2F1dGgvdjEvcHJvZmlsZS5wcm90\
      byLWAQoUVXBkYXRlQWNjb3VudFJlcXVlc3QSMgoHYWNjb3VudBgBIAEoCzIYLm90b2xpdGguYXV0aC52MS5BY2NvdW50Ugdh\
      Y2NvdW50EjsKC3VwZGF0ZV9tYXNrGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLkZpZWxkTWFza1IKdXBkYXRlTWFzaxISCgRl\
      dGFnGAMgASgJUgRldGFnEjkKCGNvbnNlbnRzGAQgAygOMh0ub3RvbGl0aC5hdXRoLnYxLlByb2ZpbGVGaWVsZFIIY29uc2Vu\
      dHMiVgoZUmVxdWVzdEVtYWlsQ2hhbmdlUmVxdWVzdBIUCgVlbWFpbBgBIAEoCVIFZW1haWwSIwoNZW1haWxfY29uc2VudBgC\
      IAEoCFIMZW1haWxDb25zZW50IlAKGlJlcXVlc3RFbWFpbENoYW5nZVJlc3BvbnNlEjIKFWN1cnJlbnRfY29kZV9yZXF1aXJl\
      ZBgBIAEoCFITY3VycmVudENvZGVSZXF1aXJlZCJSChlDb25maXJtRW1haWxDaGFuZ2VSZXF1ZXN0EhIKBGNvZGUYASABKAlS\
      BGNvZGUSIQoMY3VycmVudF9jb2RlGAIgASgJUgtjdXJyZW50Q29kZSJQChpDb25maXJtRW1haWxDaGFuZ2VSZXNwb25zZRIy\
      CgdhY2NvdW50GAEgASgLMhgub3RvbGl0aC5hdXRoLnYxLkFjY291bnRSB2FjY291bnQiFAoSRGVsZXRlRW1haWxSZXF1ZXN0\
      IjoKE0RlbGV0ZUVtYWlsUmVzcG9uc2USIwoNcmVjb3ZlcnlfY29kZRgBIAEoCVIMcmVjb3ZlcnlDb2RlIqYBChVVcGdyYWRl\
      QWNjb3VudFJlcXVlc3QSGgoIdXNlcm5hbWUYASABKAlSCHVzZXJuYW1lEhoKCHBhc3N3b3JkGAIgASgJUghwYXNzd29yZBIU\
      CgVlbWFpbBgDIAEoCVIFZW1haWwSIwoNZW1haWxfY29uc2VudBgEIAEoCFIMZW1haWxDb25zZW50EhoKCGxhbmd1YWdlGAUg\
      ASgJUghsYW5ndWFnZSKrAQoWVXBncmFkZUFjY291bnRSZXNwb25zZRI3CgdvdXRjb21lGAEgASgOMh0ub3RvbGl0aC5hdXRo\
      LnYxLldyaXRlT3V0Y29tZVIHb3V0Y29tZRIzChVjb25maXJtYXRpb25fcmVxdWlyZWQYAiABKAhSFGNvbmZpcm1hdGlvblJl\
      cXVpcmVkEiMKDXJlY292ZXJ5X2NvZGUYAyABKAlSDHJlY292ZXJ5Q29kZTKPBAoRT3duQWNjb3VudFNlcnZpY2USVQoNVXBk\
      YXRlQWNjb3VudBIlLm90b2xpdGguYXV0aC52MS5VcGRhdGVBY2NvdW50UmVxdWVzdBoYLm90b2xpdGguYXV0aC52MS5BY2Nv\
      dW50IgOQAgISbQoSUmVxdWVzdEVtYWlsQ2hhbmdlEioub3RvbGl0aC5hdXRoLnYxLlJlcXVlc3RFbWFpbENoYW5nZVJlcXVl\
      c3QaKy5vdG9saXRoLmF1dGgudjEuUmVxdWVzdEVtYWlsQ2hhbmdlUmVzcG9uc2UScgoSQ29uZmlybUVtYWlsQ2hhbmdlEiou\
      b3RvbGl0aC5hdXRoLnYxLkNvbmZpcm1FbWFpbENoYW5nZVJlcXVlc3QaKy5vdG9saXRoLmF1dGgudjEuQ29uZmlybUVtYWls\
      Q2hhbmdlUmVzcG9uc2UiA5ACAhJYCgtEZWxldGVFbWFpbBIjLm90b2xpdGguYXV0aC52MS5EZWxldGVFbWFpbFJlcXVlc3Qa\
      JC5vdG9saXRoLmF1dGgudjEuRGVsZXRlRW1haWxSZXNwb25zZRJmCg5VcGdyYWRlQWNjb3VudBImLm90b2xpdGguYXV0aC52\
      MS5VcGdyYWRlQWNjb3VudFJlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuVXBncmFkZUFjY291bnRSZXNwb25zZSIDkAICQj0K\
      D290b2xpdGguYXV0aC52MVABWhZvdG9saXRoL2F1dGgvdjE7YXV0aHYxqgIPT3RvbGl0aC5BdXRoLlYxSqktCswBCgEMEgME\
      ABIawQEgV2hhdCBwZW9wbGUgY2hhbmdlIG9mIHRoZWlyIG93biBhY2NvdW50cy4KCiBCZXNpZGUgdGhlIGVycm9ycyB0aGF0\
      IHN0YW5kIGF0IGEgbWV0aG9kIGl0IGFuc3dlcnMgdGhvc2UgdGhhdCBhbGwgbWV0aG9kcyBoYXZlCiAob3RvbGl0aC9jb21t\
      b24vdjEvZXJyb3JzLnByb3RvKTsgdGhlIHJlYXNvbnMgYXJlIGluIGVycm9ycy5wcm90by4KCsgBCgIGABIEEwBKARq7ASBG\
      b3IgZXZlcnlib2R5IHdobyBpcyBzaWduZWQgaW47IEFjY291bnRTZXJ2aWNlLkdldEFjY291bnQgcmVhZHMgd2hhdCB0aGlz\
      IGNoYW5nZXMuIEFsbCBtZXRob2RzIGFuc3dlcgogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQg\
      d2hlbiB0aGUgc2Vzc2lvbiBvZiB0aGUgdG9rZW4gaGFzIGVuZGVkLgoKrAUKBAYAAgASBB0CIAManQUgQ2hhbmdlcyB1c2Vy\
      bmFtZSwgbGFuZ3VhZ2UsIG5ld3NsZXR0ZXIgYW5kIHByb2ZpbGUuIFNlbnQgYWdhaW4gd2l0aCB0aGUgc2FtZSBldGFnIGl0\
      IGFuc3dlcnMgdGhlIHNhbWUsCiB3aGlsZSB0aGUgYWNjb3VudCBpcyBhcyBpdCBhc2tzLgoKIEVycm9yczogSU5WQUxJRF9B\
      UkdVTUVOVCwgYWxzbyB3aXRob3V0IGFuIGV0YWcgKFJFUVVJUkVEKSwgZm9yIGEgcGF0aCBvZiB0aGUgbWFzayB0aGF0IGNh\
      bm5vdCBiZSBjaGFuZ2VkCiAoRklFTERfTk9UX1dSSVRBQkxFLCBGSUVMRF9VTktOT1dOKSBhbmQgZm9yIGEgZmllbGQgb2Yg\
      dGhlIHByb2ZpbGUgdGhhdCBpcyBzZXQgd2l0aG91dCBjb25zZW50CiAoQ09OU0VOVF9SRVFVSVJFRCk7IEFCT1JURUQgd2l0\
      aCByZWFzb24gRVRBR19NSVNNQVRDSDsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gVVNFUk5BTUVfVEFLRU47CiBGQUlM\
      RURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIE5BTUVfUkVRVUlSRUQgKHdpdGhvdXQgYSB1c2VybmFtZSBhbmQgd2l0aG91\
      dCBhbiBhZGRyZXNzIG5vYm9keSBjb3VsZAogc2lnbiBpbiksIEFERFJFU1NfTUlTU0lORyAoYSBuZXdzbGV0dGVyIG5lZWRz\
      IG9uZSkgb3IgQUNDT1VOVF9BTk9OWU1PVVMgKGEgdXNlcm5hbWUgY29tZXMgd2l0aCBhCiBwYXNzd29yZDogVXBncmFkZUFj\
      Y291bnQpLgoKTgoGBgACAAQiEgMfBCoaPyBUaGUgZXRhZyBtYWtlcyBhIHJlcGVhdCBzYWZlOiBpdCBpcyBkb25lIGFscmVh\
      ZHksIG9yIHJlZnVzZWQuCgrUBQoEBgACARIDKwJZGsYFIE1haWxzIGEgY29kZSB0byBhIG5ldyBhZGRyZXNzLCBhbmQgYW5v\
      dGhlciB0byB0aGUgYWRkcmVzcyB0aGF0IGlzIGtlcHQsIGlmIHRoZXJlIGlzIG9uZTsgYm90aCBhcmUgZ29vZAogZm9yIDI0\
      IGhvdXJzLiBXaGV0aGVyIHRoZSBuZXcgYWRkcmVzcyBiZWxvbmdzIHRvIHNvbWVib2R5IGVsc2UgaXMgdG9sZCB0aGVyZSwg\
      YnkgbWFpbCwgYW5kIG5vdCBoZXJlLgogQSBsYXRlciByZXF1ZXN0IHRha2VzIHRoZSBwbGFjZSBvZiB0aGlzIG9uZS4gTmVl\
      ZHMgYSBmcmVzaCBwcm9vZiBvZiB0aGUgcGFzc3dvcmQuCgogTm90IGlkZW1wb3RlbnQ6IGVhY2ggY2FsbCBtYWlscyBjb2Rl\
      cywgd2hpY2ggcmVwbGFjZSB0aG9zZSBiZWZvcmUuIFNlbmRpbmcgaXQgYWdhaW4gd2hlbiB0aGUgYW5zd2VyIHdhcwogbG9z\
      dCBkb2VzIG5vIGhhcm06IHRoZSBuZXdlc3QgbWFpbHMgaGF2ZSB0aGUgY29kZXMgdGhhdCBjb3VudC4KCiBFcnJvcnM6IElO\
      VkFMSURfQVJHVU1FTlQ7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gQUNDT1VOVF9BTk9OWU1PVVM7IFBFUk1J\
      U1NJT05fREVOSUVEIHdpdGgKIHJlYXNvbiBGUkVTSF9QUk9PRl9SRVFVSVJFRDsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGgg\
      cmVhc29uIFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm8gYWZ0ZXIgdGhyZWUKIHJlcXVlc3RzIG9mIG9uZSBhY2Nv\
      dW50IG9yIHRvIG9uZSBhZGRyZXNzLgoK8AMKBAYAAgISBDICNAMa4QMgVGFrZXMgdGhlIG5ldyBhZGRyZXNzIGZvciB0aGUg\
      YWNjb3VudC4gVGhlIGZvcm1lciBvbmUgaXMgdG9sZC4gQ29kZXMgdGhhdCB3ZXJlIG1haWxlZCB0byBpdCBmb3IgYSByZXNl\
      dAogYXJlIGdvb2Qgbm8gbW9yZS4gU2VuZGluZyBpdCBhZ2FpbiBpcyBzYWZlIHVudGlsIHRoZSBjb2RlcyBleHBpcmUuCgog\
      RXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBDT0RFX1JFSkVDVEVEIGZv\
      ciBhIHdyb25nLCByZXBsYWNlZCBvciBleHBpcmVkCiBjb2RlLCBhbmQgd2hlcmUgbm9uZSB3YXMgYXNrZWQgZm9yOyBGQUlM\
      RURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIEVNQUlMX1RBS0VOIHdoZW4gYW5vdGhlciBhY2NvdW50CiBwcm92ZWQgdGhl\
      IGFkZHJlc3MgaW4gdGhlIG1lYW50aW1lOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfQVRURU1Q\
      VFMgYW5kIFJldHJ5SW5mby4KCs8ECgQGAAIDEgM+AkQawQQgVGFrZXMgYmFjayB0aGUgY29uc2VudCB0byB0aGUga2VlcGlu\
      ZyBvZiB0aGUgYWRkcmVzcy4gSXQgaXMgZGVsZXRlZCwgYW5kIHdpdGggaXQgdGhlIHdpc2ggZm9yIGEKIG5ld3NsZXR0ZXI7\
      IHRoZSBsYXN0IG1haWwgdG8gaXQgaGFzIHRoZSByZWNvdmVyeSBjb2RlLCB3aGljaCBpcyBhbnN3ZXJlZCBoZXJlLCB0b28u\
      IE5lZWRzIGEgZnJlc2ggcHJvb2YKIG9mIHRoZSBwYXNzd29yZC4KCiBOb3QgaWRlbXBvdGVudDogZWFjaCBjYWxsIGFuc3dl\
      cnMgYW5vdGhlciByZWNvdmVyeSBjb2RlLCBzaW5jZSB0aGUgZmlyc3QgYW5zd2VyIG1heSBoYXZlIGJlZW4gbG9zdDsgYW55\
      CiBvZiB0aGVtIGlzIGdvb2QuIFNlbmRpbmcgaXQgYWdhaW4gd2hlbiB0aGUgYW5zd2VyIHdhcyBsb3N0IGRvZXMgbm8gaGFy\
      bS4KCiBFcnJvcnM6IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gTkFNRV9SRVFVSVJFRCAodGhlIGFjY291bnQg\
      aGFzIG5vIHVzZXJuYW1lIHRvIHNpZ24gaW4gd2l0aCkgb3IKIEFDQ09VTlRfQU5PTllNT1VTOyBQRVJNSVNTSU9OX0RFTklF\
      RCB3aXRoIHJlYXNvbiBGUkVTSF9QUk9PRl9SRVFVSVJFRC4KCqcFCgQGAAIEEgRHAkkDGpgFIEdpdmVzIGFuIGFub255bW91\
      cyBhY2NvdW50IGEgbmFtZSBhbmQgYSBwYXNzd29yZC4gSXQgc3RheXMgdGhlIHNhbWUgcGFydGljaXBhbnQsIHdpdGggYWxs\
      IGVucm9sbWVudHMsCiBwbGFucyBhbmQgYW5zd2VyczsgaXRzIHNlc3Npb25zIGdvIG9uLiBXaXRoIGEgdXNlcm5hbWUgdGhl\
      IGFjY291bnQgY2FuIGJlIHNpZ25lZCBpbiB0byBhdCBvbmNlOyBhbgogYWRkcmVzcyBpcyBtYWlsZWQgYSBjb2RlIGZvciBD\
      b25maXJtRW1haWxDaGFuZ2UuIFdpdGggYW4gYWRkcmVzcyBhbG9uZSB0aGUgYWNjb3VudCBzdGF5cyBhbm9ueW1vdXMgdW50\
      aWwKIHRoYXQgY29kZSBjYW1lLiBPZiB0d28gZGV2aWNlcyB0aGF0IGRvIHNvIGF0IG9uY2Ugb25lIHN1Y2NlZWRzOyBub3Ro\
      aW5nIGlzIGV2ZXIgbWVyZ2VkIHdpdGggYW4gYWNjb3VudAogdGhhdCBleGlzdHMuIFNlbnQgYWdhaW4sIGl0IGlzIGFuc3dl\
      cmVkIGFzIHRoZSBmaXJzdCB0aW1lLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgQUxSRUFEWV9FWElTVFMgd2l0aCBy\
      ZWFzb24gVVNFUk5BTUVfVEFLRU47IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24KIEFDQ09VTlRfTk9UX0FOT05Z\
      TU9VUzsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm8uCgoq\
      CgIEABIETQBYARoeIEEgY2hhbmdlIG9mIHRoZSBvd24gYWNjb3VudC4KCmAKBAQAAgASA08CFhpTIFdoYXQgdGhlIGZpZWxk\
      cyB0aGF0IGB1cGRhdGVfbWFza2AgbmFtZXMgYXJlIHRvIGJlOyB0aGUgb3RoZXJzIGFyZSBub3QgbG9va2VkIGF0LgoK2gEK\
      BAQAAgESA1ICLBrMASBPZiBgdXNlcm5hbWVgIChlbXB0eTogdGhlIGFkZHJlc3MgYWxvbmUgaXMgc2lnbmVkIGluIHdpdGgp\
      LCBgbGFuZ3VhZ2VgLCBgbmV3c2xldHRlcmAsIGBwcm9maWxlYCwKIGBwcm9maWxlLmZpcnN0X25hbWVgLCBgcHJvZmlsZS5s\
      YXN0X25hbWVgLCBgcHJvZmlsZS5uaWNrbmFtZWAsIGBwcm9maWxlLnNleGA7IGVtcHR5IG9yIGAqYDogYWxsIG9mIHRoZW0u\
      CgosCgQEAAICEgNUAhIaHyBPZiB0aGUgYWNjb3VudCB0aGF0IHdhcyByZWFkLgoKnAEKBAQAAgMSA1cCJRqOASBUaGUgZmll\
      bGRzIG9mIHRoZSBwcm9maWxlIHRvIHdob3NlIGtlZXBpbmcgdGhlIHBlcnNvbiBjb25zZW50cyB3aXRoIHRoaXMgcmVxdWVz\
      dDogZWFjaCBvbmUgdGhhdCBpdCBzZXRzCiB0byBhbm90aGVyIHZhbHVlIHRoYXQgaXMgbm90IGVtcHR5LgoKHAoCBAESBFsA\
      YAEaECBBIG5ldyBhZGRyZXNzLgoKMwoEBAECABIDXQITGiYgV2hlcmUgdGhlIGFjY291bnQncyBtYWlscyBhcmUgdG8gZ28u\
      Cgo2CgQEAQIBEgNfAhkaKSBUaGF0IHRoZSBhZGRyZXNzIG1heSBiZSBrZXB0OiByZXF1aXJlZC4KCikKAgQCEgRjAGYBGh0g\
      VGhlIGNvZGVzIGFyZSBvbiB0aGVpciB3YXkuCgpkCgQEAgIAEgNlAiEaVyBXaGV0aGVyIENvbmZpcm1FbWFpbENoYW5nZSBu\
      ZWVkcyB0aGUgY29kZSB0aGF0IHdhcyBtYWlsZWQgdG8gdGhlIGZvcm1lciBhZGRyZXNzLCB0b28uCgopCgIEAxIEaQBuARod\
      IFRoZSBjb2RlcyB0aGF0IHdlcmUgbWFpbGVkLgoKUAoEBAMCABIDawISGkMgRnJvbSB0aGUgbWFpbCB0byB0aGUgbmV3IGFk\
      ZHJlc3M7IGNhc2UgYW5kIGh5cGhlbnMgZG8gbm90IG1hdHRlci4KCk4KBAQDAgESA20CGhpBIEZyb20gdGhlIG1haWwgdG8g\
      dGhlIGFkZHJlc3MgdGhhdCBpcyBrZXB0OyBlbXB0eSB3aGVyZSBub25lIGlzLgoKKwoCBAQSBHEAdAEaHyBUaGUgYWRkcmVz\
      cyBpcyB0aGUgYWNjb3VudCdzLgoKIAoEBAQCABIDcwIWGhMgQXMgaXQgc3RhbmRzIG5vdy4KCjYKAgQFEgN3AB0aKyBOYW1l\
      cyBub2JvZHk6IHRoZSBhY2NvdW50IGlzIHRoZSB0b2tlbidzLgoKKgoCBAYSBHoAfQEaHiBUaGUgYWRkcmVzcyBpcyBrZXB0\
      IG5vIG1vcmUuCgpyCgQEBgIAEgN8AhsaZSBUaGUgd2F5IGJhY2sgaW4gd2hlbiB0aGUgcGFzc3dvcmQgaXMgZm9yZ290dGVu\
      IChSZWNvdmVyQWNjb3VudCksIHRvIGJlIHNob3duIG9uY2UgYW5kIHdyaXR0ZW4gZG93bi4KCjMKAgQHEgaAAQCLAQEaJSBX\
      aGF0IGFuIGFub255bW91cyBhY2NvdW50IGlzIHRvIGJlLgoKVQoEBAcCABIEggECFhpHIEFzIGluIFJlZ2lzdGVyQWNjb3Vu\
      dFJlcXVlc3Q7IG1heSBiZSBlbXB0eSB3aGVyZSBhbiBhZGRyZXNzIGlzIGdpdmVuLgoKLQoEBAcCARIEhAECFhofIEFzIGlu\
      IFJlZ2lzdGVyQWNjb3VudFJlcXVlc3QuCgotCgQEBwICEgSGAQITGh8gQXMgaW4gUmVnaXN0ZXJBY2NvdW50UmVxdWVzdC4K\
      CkcKBAQHAgMSBIgBAhkaOSBUaGF0IHRoZSBhZGRyZXNzIG1heSBiZSBrZXB0OiByZXF1aXJlZCB3aXRoIGFuIGFkZHJlc3Mu\
      Cgo7CgQEBwIEEgSKAQIWGi0gQkNQIDQ3IGxhbmd1YWdlIGZvciBtYWlsczsgZW1wdHk6IGFzIGl0IGlzLgoKKAoCBAgSBo4B\
      AJYBARoaIFdoYXQgdGhlIGFjY291bnQgaXMgbm93LgoKKQoEBAgCABIEkAECGxobIFdoZXRoZXIgdGhpcyBjYWxsIGRpZCBp\
      dC4KCmgKBAQIAgESBJIBAiEaWiBUcnVlOiBhIGNvZGUgd2FzIG1haWxlZCwgYW5kIHRoZSBhZGRyZXNzIGlzIG5vdCB0aGUg\
      YWNjb3VudCdzIGJlZm9yZSBDb25maXJtRW1haWxDaGFuZ2UuCgrQAQoEBAgCAhIElQECGxrBASBXaXRoIGEgdXNlcm5hbWU6\
      IHRoZSB3YXkgYmFjayBpbiB3aGVuIHRoZSBwYXNzd29yZCBpcyBmb3Jnb3R0ZW4gKFJlY292ZXJBY2NvdW50KSwgdG8gYmUg\
      c2hvd24gb25jZSBhbmQKIHdyaXR0ZW4gZG93bi4gVGhlIHNhbWUgcmVxdWVzdCBhZ2FpbiBpcyBhbnN3ZXJlZCB3aXRoIGFu\
      b3RoZXIgb25lOyBhbnkgb2YgdGhlbSBpcyBnb29kLgpiBnByb3RvMw==
      """)
}
