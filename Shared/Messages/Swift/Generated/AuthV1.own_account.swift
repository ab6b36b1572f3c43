// Generated from otolith/auth/v1/own_account.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension AuthV1 {
  /// A change of the own account.
  public struct UpdateAccountRequest: Message {
    /// What the fields that `update_mask` names are to be; the others are not looked at.
    public var account: AuthV1.Account?
    /// Of `username` (empty: the address alone is signed in with), `language`, `newsletter`, `profile`,
    /// `profile.first_name`, `profile.last_name`, `profile.nickname`, `profile.sex`. `*`, which stands alone: all
    /// of them, also those that are empty in `account`, which empties them. Absent or empty: those that are not
    /// empty in `account` (AIP-134), so that nothing is emptied that was not named.
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
    /// The account's; required where the account keeps no address, whose code would be needed otherwise.
    public var password: String

    /// Every field at its default.
    public init() {
      self.email = ""
      self.emailConsent = false
      self.password = ""
    }

    public init(
      email: String = "",
      emailConsent: Bool = false,
      password: String = ""
    ) {
      self.email = email
      self.emailConsent = emailConsent
      self.password = password
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
    self.password = Codec.string(c.pointee.password)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestEmailChangeRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RequestEmailChangeRequest.self)
    otolith__auth__v1__request_email_change_request__init(c)
    if !self.email.isEmpty { c.pointee.email = arena.string(self.email) }
    c.pointee.email_consent = self.emailConsent ? 1 : 0
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
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
    /// The account's: whoever has found a token must not get a code that sets another password.
    public var password: String

    /// Every field at its default.
    public init() {
      self.password = ""
    }

    public init(
      password: String = ""
    ) {
      self.password = password
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
    self.password = Codec.string(c.pointee.password)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__DeleteEmailRequest> {
    let c = arena.allocate(Otolith__Auth__V1__DeleteEmailRequest.self)
    otolith__auth__v1__delete_email_request__init(c)
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
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
      dHMicgoZUmVxdWVzdEVtYWlsQ2hhbmdlUmVxdWVzdBIUCgVlbWFpbBgBIAEoCVIFZW1haWwSIwoNZW1haWxfY29uc2VudBgC\
      IAEoCFIMZW1haWxDb25zZW50EhoKCHBhc3N3b3JkGAMgASgJUghwYXNzd29yZCJQChpSZXF1ZXN0RW1haWxDaGFuZ2VSZXNw\
      b25zZRIyChVjdXJyZW50X2NvZGVfcmVxdWlyZWQYASABKAhSE2N1cnJlbnRDb2RlUmVxdWlyZWQiUgoZQ29uZmlybUVtYWls\
      Q2hhbmdlUmVxdWVzdBISCgRjb2RlGAEgASgJUgRjb2RlEiEKDGN1cnJlbnRfY29kZRgCIAEoCVILY3VycmVudENvZGUiUAoa\
      Q29uZmlybUVtYWlsQ2hhbmdlUmVzcG9uc2USMgoHYWNjb3VudBgBIAEoCzIYLm90b2xpdGguYXV0aC52MS5BY2NvdW50Ugdh\
      Y2NvdW50IjAKEkRlbGV0ZUVtYWlsUmVxdWVzdBIaCghwYXNzd29yZBgBIAEoCVIIcGFzc3dvcmQiOgoTRGVsZXRlRW1haWxS\
      ZXNwb25zZRIjCg1yZWNvdmVyeV9jb2RlGAEgASgJUgxyZWNvdmVyeUNvZGUipgEKFVVwZ3JhZGVBY2NvdW50UmVxdWVzdBIa\
      Cgh1c2VybmFtZRgBIAEoCVIIdXNlcm5hbWUSGgoIcGFzc3dvcmQYAiABKAlSCHBhc3N3b3JkEhQKBWVtYWlsGAMgASgJUgVl\
      bWFpbBIjCg1lbWFpbF9jb25zZW50GAQgASgIUgxlbWFpbENvbnNlbnQSGgoIbGFuZ3VhZ2UYBSABKAlSCGxhbmd1YWdlIqsB\
      ChZVcGdyYWRlQWNjb3VudFJlc3BvbnNlEjcKB291dGNvbWUYASABKA4yHS5vdG9saXRoLmF1dGgudjEuV3JpdGVPdXRjb21l\
      UgdvdXRjb21lEjMKFWNvbmZpcm1hdGlvbl9yZXF1aXJlZBgCIAEoCFIUY29uZmlybWF0aW9uUmVxdWlyZWQSIwoNcmVjb3Zl\
      cnlfY29kZRgDIAEoCVIMcmVjb3ZlcnlDb2RlMo8EChFPd25BY2NvdW50U2VydmljZRJVCg1VcGRhdGVBY2NvdW50EiUub3Rv\
      bGl0aC5hdXRoLnYxLlVwZGF0ZUFjY291bnRSZXF1ZXN0Ghgub3RvbGl0aC5hdXRoLnYxLkFjY291bnQiA5ACAhJtChJSZXF1\
      ZXN0RW1haWxDaGFuZ2USKi5vdG9saXRoLmF1dGgudjEuUmVxdWVzdEVtYWlsQ2hhbmdlUmVxdWVzdBorLm90b2xpdGguYXV0\
      aC52MS5SZXF1ZXN0RW1haWxDaGFuZ2VSZXNwb25zZRJyChJDb25maXJtRW1haWxDaGFuZ2USKi5vdG9saXRoLmF1dGgudjEu\
      Q29uZmlybUVtYWlsQ2hhbmdlUmVxdWVzdBorLm90b2xpdGguYXV0aC52MS5Db25maXJtRW1haWxDaGFuZ2VSZXNwb25zZSID\
      kAICElgKC0RlbGV0ZUVtYWlsEiMub3RvbGl0aC5hdXRoLnYxLkRlbGV0ZUVtYWlsUmVxdWVzdBokLm90b2xpdGguYXV0aC52\
      MS5EZWxldGVFbWFpbFJlc3BvbnNlEmYKDlVwZ3JhZGVBY2NvdW50EiYub3RvbGl0aC5hdXRoLnYxLlVwZ3JhZGVBY2NvdW50\
      UmVxdWVzdBonLm90b2xpdGguYXV0aC52MS5VcGdyYWRlQWNjb3VudFJlc3BvbnNlIgOQAgJCPQoPb3RvbGl0aC5hdXRoLnYx\
      UAFaFm90b2xpdGgvYXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFKhzIKzAEKAQwSAwQAEhrBASBXaGF0IHBlb3Bs\
      ZSBjaGFuZ2Ugb2YgdGhlaXIgb3duIGFjY291bnRzLgoKIEJlc2lkZSB0aGUgZXJyb3JzIHRoYXQgc3RhbmQgYXQgYSBtZXRo\
      b2QgaXQgYW5zd2VycyB0aG9zZSB0aGF0IGFsbCBtZXRob2RzIGhhdmUKIChvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJv\
      dG8pOyB0aGUgcmVhc29ucyBhcmUgaW4gZXJyb3JzLnByb3RvLgoKyAEKAgYAEgQTAEsBGrsBIEZvciBldmVyeWJvZHkgd2hv\
      IGlzIHNpZ25lZCBpbjsgQWNjb3VudFNlcnZpY2UuR2V0QWNjb3VudCByZWFkcyB3aGF0IHRoaXMgY2hhbmdlcy4gQWxsIG1l\
      dGhvZHMgYW5zd2VyCiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRCB3aGVuIHRoZSBzZXNzaW9u\
      IG9mIHRoZSB0b2tlbiBoYXMgZW5kZWQuCgqsBQoEBgACABIEHQIgAxqdBSBDaGFuZ2VzIHVzZXJuYW1lLCBsYW5ndWFnZSwg\
      bmV3c2xldHRlciBhbmQgcHJvZmlsZS4gU2VudCBhZ2FpbiB3aXRoIHRoZSBzYW1lIGV0YWcgaXQgYW5zd2VycyB0aGUgc2Ft\
      ZSwKIHdoaWxlIHRoZSBhY2NvdW50IGlzIGFzIGl0IGFza3MuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULCBhbHNvIHdp\
      dGhvdXQgYW4gZXRhZyAoUkVRVUlSRUQpLCBmb3IgYSBwYXRoIG9mIHRoZSBtYXNrIHRoYXQgY2Fubm90IGJlIGNoYW5nZWQK\
      IChGSUVMRF9OT1RfV1JJVEFCTEUsIEZJRUxEX1VOS05PV04pIGFuZCBmb3IgYSBmaWVsZCBvZiB0aGUgcHJvZmlsZSB0aGF0\
      IGlzIHNldCB3aXRob3V0IGNvbnNlbnQKIChDT05TRU5UX1JFUVVJUkVEKTsgQUJPUlRFRCB3aXRoIHJlYXNvbiBFVEFHX01J\
      U01BVENIOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBVU0VSTkFNRV9UQUtFTjsKIEZBSUxFRF9QUkVDT05ESVRJT04g\
      d2l0aCByZWFzb24gTkFNRV9SRVFVSVJFRCAod2l0aG91dCBhIHVzZXJuYW1lIGFuZCB3aXRob3V0IGFuIGFkZHJlc3Mgbm9i\
      b2R5IGNvdWxkCiBzaWduIGluKSwgQUREUkVTU19NSVNTSU5HIChhIG5ld3NsZXR0ZXIgbmVlZHMgb25lKSBvciBBQ0NPVU5U\
      X0FOT05ZTU9VUyAoYSB1c2VybmFtZSBjb21lcyB3aXRoIGEKIHBhc3N3b3JkOiBVcGdyYWRlQWNjb3VudCkuCgpOCgYGAAIA\
      BCISAx8EKho/IFRoZSBldGFnIG1ha2VzIGEgcmVwZWF0IHNhZmU6IGl0IGlzIGRvbmUgYWxyZWFkeSwgb3IgcmVmdXNlZC4K\
      CuYFCgQGAAIBEgMrAlka2AUgTWFpbHMgYSBjb2RlIHRvIGEgbmV3IGFkZHJlc3MsIGFuZCBhbm90aGVyIHRvIHRoZSBhZGRy\
      ZXNzIHRoYXQgaXMga2VwdCwgaWYgdGhlcmUgaXMgb25lOyBib3RoIGFyZSBnb29kCiBmb3IgMjQgaG91cnMuIFdoZXRoZXIg\
      dGhlIG5ldyBhZGRyZXNzIGJlbG9uZ3MgdG8gc29tZWJvZHkgZWxzZSBpcyB0b2xkIHRoZXJlLCBieSBtYWlsLCBhbmQgbm90\
      IGhlcmUuCiBBIGxhdGVyIHJlcXVlc3QgdGFrZXMgdGhlIHBsYWNlIG9mIHRoaXMgb25lLiBOZWVkcyBhIGZyZXNoIHByb29m\
      IG9mIHRoZSBwYXNzd29yZC4KCiBOb3QgaWRlbXBvdGVudDogZWFjaCBjYWxsIG1haWxzIGNvZGVzLCB3aGljaCByZXBsYWNl\
      IHRob3NlIGJlZm9yZS4gU2VuZGluZyBpdCBhZ2FpbiB3aGVuIHRoZSBhbnN3ZXIgd2FzCiBsb3N0IGRvZXMgbm8gaGFybTog\
      dGhlIG5ld2VzdCBtYWlscyBoYXZlIHRoZSBjb2RlcyB0aGF0IGNvdW50LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsg\
      RkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBBQ0NPVU5UX0FOT05ZTU9VUzsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0\
      aAogcmVhc29uIEZSRVNIX1BST09GX1JFUVVJUkVEIG9yIFBBU1NXT1JEX1dST05HOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0\
      aCByZWFzb24gVE9PX01BTllfQVRURU1QVFMgYW5kCiBSZXRyeUluZm8gYWZ0ZXIgdGhyZWUgcmVxdWVzdHMgb2Ygb25lIGFj\
      Y291bnQgb3IgdG8gb25lIGFkZHJlc3MuCgrwAwoEBgACAhIEMgI0AxrhAyBUYWtlcyB0aGUgbmV3IGFkZHJlc3MgZm9yIHRo\
      ZSBhY2NvdW50LiBUaGUgZm9ybWVyIG9uZSBpcyB0b2xkLiBDb2RlcyB0aGF0IHdlcmUgbWFpbGVkIHRvIGl0IGZvciBhIHJl\
      c2V0CiBhcmUgZ29vZCBubyBtb3JlLiBTZW5kaW5nIGl0IGFnYWluIGlzIHNhZmUgdW50aWwgdGhlIGNvZGVzIGV4cGlyZS4K\
      CiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIENPREVfUkVKRUNURUQg\
      Zm9yIGEgd3JvbmcsIHJlcGxhY2VkIG9yIGV4cGlyZWQKIGNvZGUsIGFuZCB3aGVyZSBub25lIHdhcyBhc2tlZCBmb3I7IEZB\
      SUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gRU1BSUxfVEFLRU4gd2hlbiBhbm90aGVyIGFjY291bnQKIHByb3ZlZCB0\
      aGUgYWRkcmVzcyBpbiB0aGUgbWVhbnRpbWU7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRF\
      TVBUUyBhbmQgUmV0cnlJbmZvLgoKggYKBAYAAgMSAz8CRBr0BSBUYWtlcyBiYWNrIHRoZSBjb25zZW50IHRvIHRoZSBrZWVw\
      aW5nIG9mIHRoZSBhZGRyZXNzLiBJdCBpcyBkZWxldGVkLCBhbmQgd2l0aCBpdCB0aGUgd2lzaCBmb3IgYQogbmV3c2xldHRl\
      cjsgdGhlIGxhc3QgbWFpbCB0byBpdCBoYXMgdGhlIHJlY292ZXJ5IGNvZGUsIHdoaWNoIGlzIGFuc3dlcmVkIGhlcmUsIHRv\
      by4gQW4gYWRkcmVzcyB0aGF0IHdhaXRzCiBmb3IgaXRzIGNvZGVzIChgcGVuZGluZ19lbWFpbGApIHdhaXRzIG5vIG1vcmUu\
      CgogTm90IGlkZW1wb3RlbnQ6IGVhY2ggY2FsbCBhbnN3ZXJzIGFub3RoZXIgcmVjb3ZlcnkgY29kZSwgc2luY2UgdGhlIGZp\
      cnN0IGFuc3dlciBtYXkgaGF2ZSBiZWVuIGxvc3Q7IGFueQogb2YgdGhlbSBpcyBnb29kLiBTZW5kaW5nIGl0IGFnYWluIHdo\
      ZW4gdGhlIGFuc3dlciB3YXMgbG9zdCBkb2VzIG5vIGhhcm0uCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBGQUlMRURf\
      UFJFQ09ORElUSU9OIHdpdGggcmVhc29uIE5BTUVfUkVRVUlSRUQgKHRoZSBhY2NvdW50IGhhcyBubyB1c2VybmFtZSB0byBz\
      aWduCiBpbiB3aXRoKSBvciBBQ0NPVU5UX0FOT05ZTU9VUzsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gUEFTU1dP\
      UkRfV1JPTkc7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbgogVE9PX01BTllfQVRURU1QVFMgYW5kIFJldHJ5SW5m\
      byBhZnRlciBmaXZlIHdyb25nIHBhc3N3b3JkczsgVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQu\
      CgqnBQoEBgACBBIESAJKAxqYBSBHaXZlcyBhbiBhbm9ueW1vdXMgYWNjb3VudCBhIG5hbWUgYW5kIGEgcGFzc3dvcmQuIEl0\
      IHN0YXlzIHRoZSBzYW1lIHBhcnRpY2lwYW50LCB3aXRoIGFsbCBlbnJvbG1lbnRzLAogcGxhbnMgYW5kIGFuc3dlcnM7IGl0\
      cyBzZXNzaW9ucyBnbyBvbi4gV2l0aCBhIHVzZXJuYW1lIHRoZSBhY2NvdW50IGNhbiBiZSBzaWduZWQgaW4gdG8gYXQgb25j\
      ZTsgYW4KIGFkZHJlc3MgaXMgbWFpbGVkIGEgY29kZSBmb3IgQ29uZmlybUVtYWlsQ2hhbmdlLiBXaXRoIGFuIGFkZHJlc3Mg\
      YWxvbmUgdGhlIGFjY291bnQgc3RheXMgYW5vbnltb3VzIHVudGlsCiB0aGF0IGNvZGUgY2FtZS4gT2YgdHdvIGRldmljZXMg\
      dGhhdCBkbyBzbyBhdCBvbmNlIG9uZSBzdWNjZWVkczsgbm90aGluZyBpcyBldmVyIG1lcmdlZCB3aXRoIGFuIGFjY291bnQK\
      IHRoYXQgZXhpc3RzLiBTZW50IGFnYWluLCBpdCBpcyBhbnN3ZXJlZCBhcyB0aGUgZmlyc3QgdGltZS4KCiBFcnJvcnM6IElO\
      VkFMSURfQVJHVU1FTlQ7IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uIFVTRVJOQU1FX1RBS0VOOyBGQUlMRURfUFJFQ09O\
      RElUSU9OIHdpdGggcmVhc29uCiBBQ0NPVU5UX05PVF9BTk9OWU1PVVM7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNv\
      biBUT09fTUFOWV9BVFRFTVBUUyBhbmQgUmV0cnlJbmZvLgoKKgoCBAASBE4AWwEaHiBBIGNoYW5nZSBvZiB0aGUgb3duIGFj\
      Y291bnQuCgpgCgQEAAIAEgNQAhYaUyBXaGF0IHRoZSBmaWVsZHMgdGhhdCBgdXBkYXRlX21hc2tgIG5hbWVzIGFyZSB0byBi\
      ZTsgdGhlIG90aGVycyBhcmUgbm90IGxvb2tlZCBhdC4KCpQDCgQEAAIBEgNVAiwahgMgT2YgYHVzZXJuYW1lYCAoZW1wdHk6\
      IHRoZSBhZGRyZXNzIGFsb25lIGlzIHNpZ25lZCBpbiB3aXRoKSwgYGxhbmd1YWdlYCwgYG5ld3NsZXR0ZXJgLCBgcHJvZmls\
      ZWAsCiBgcHJvZmlsZS5maXJzdF9uYW1lYCwgYHByb2ZpbGUubGFzdF9uYW1lYCwgYHByb2ZpbGUubmlja25hbWVgLCBgcHJv\
      ZmlsZS5zZXhgLiBgKmAsIHdoaWNoIHN0YW5kcyBhbG9uZTogYWxsCiBvZiB0aGVtLCBhbHNvIHRob3NlIHRoYXQgYXJlIGVt\
      cHR5IGluIGBhY2NvdW50YCwgd2hpY2ggZW1wdGllcyB0aGVtLiBBYnNlbnQgb3IgZW1wdHk6IHRob3NlIHRoYXQgYXJlIG5v\
      dAogZW1wdHkgaW4gYGFjY291bnRgIChBSVAtMTM0KSwgc28gdGhhdCBub3RoaW5nIGlzIGVtcHRpZWQgdGhhdCB3YXMgbm90\
      IG5hbWVkLgoKLAoEBAACAhIDVwISGh8gT2YgdGhlIGFjY291bnQgdGhhdCB3YXMgcmVhZC4KCpwBCgQEAAIDEgNaAiUajgEg\
      VGhlIGZpZWxkcyBvZiB0aGUgcHJvZmlsZSB0byB3aG9zZSBrZWVwaW5nIHRoZSBwZXJzb24gY29uc2VudHMgd2l0aCB0aGlz\
      IHJlcXVlc3Q6IGVhY2ggb25lIHRoYXQgaXQgc2V0cwogdG8gYW5vdGhlciB2YWx1ZSB0aGF0IGlzIG5vdCBlbXB0eS4KChwK\
      AgQBEgReAGUBGhAgQSBuZXcgYWRkcmVzcy4KCjMKBAQBAgASA2ACExomIFdoZXJlIHRoZSBhY2NvdW50J3MgbWFpbHMgYXJl\
      IHRvIGdvLgoKNgoEBAECARIDYgIZGikgVGhhdCB0aGUgYWRkcmVzcyBtYXkgYmUga2VwdDogcmVxdWlyZWQuCgpwCgQEAQIC\
      EgNkAhYaYyBUaGUgYWNjb3VudCdzOyByZXF1aXJlZCB3aGVyZSB0aGUgYWNjb3VudCBrZWVwcyBubyBhZGRyZXNzLCB3aG9z\
      ZSBjb2RlIHdvdWxkIGJlIG5lZWRlZCBvdGhlcndpc2UuCgopCgIEAhIEaABrARodIFRoZSBjb2RlcyBhcmUgb24gdGhlaXIg\
      d2F5LgoKZAoEBAICABIDagIhGlcgV2hldGhlciBDb25maXJtRW1haWxDaGFuZ2UgbmVlZHMgdGhlIGNvZGUgdGhhdCB3YXMg\
      bWFpbGVkIHRvIHRoZSBmb3JtZXIgYWRkcmVzcywgdG9vLgoKKQoCBAMSBG4AcwEaHSBUaGUgY29kZXMgdGhhdCB3ZXJlIG1h\
      aWxlZC4KClAKBAQDAgASA3ACEhpDIEZyb20gdGhlIG1haWwgdG8gdGhlIG5ldyBhZGRyZXNzOyBjYXNlIGFuZCBoeXBoZW5z\
      IGRvIG5vdCBtYXR0ZXIuCgpOCgQEAwIBEgNyAhoaQSBGcm9tIHRoZSBtYWlsIHRvIHRoZSBhZGRyZXNzIHRoYXQgaXMga2Vw\
      dDsgZW1wdHkgd2hlcmUgbm9uZSBpcy4KCisKAgQEEgR2AHkBGh8gVGhlIGFkZHJlc3MgaXMgdGhlIGFjY291bnQncy4KCiAK\
      BAQEAgASA3gCFhoTIEFzIGl0IHN0YW5kcyBub3cuCgo3CgIEBRIEfAB/ARorIE5hbWVzIG5vYm9keTogdGhlIGFjY291bnQg\
      aXMgdGhlIHRva2VuJ3MuCgpnCgQEBQIAEgN+AhYaWiBUaGUgYWNjb3VudCdzOiB3aG9ldmVyIGhhcyBmb3VuZCBhIHRva2Vu\
      IG11c3Qgbm90IGdldCBhIGNvZGUgdGhhdCBzZXRzIGFub3RoZXIgcGFzc3dvcmQuCgosCgIEBhIGggEAhQEBGh4gVGhlIGFk\
      ZHJlc3MgaXMga2VwdCBubyBtb3JlLgoKcwoEBAYCABIEhAECGxplIFRoZSB3YXkgYmFjayBpbiB3aGVuIHRoZSBwYXNzd29y\
      ZCBpcyBmb3Jnb3R0ZW4gKFJlY292ZXJBY2NvdW50KSwgdG8gYmUgc2hvd24gb25jZSBhbmQgd3JpdHRlbiBkb3duLgoKMwoC\
      BAcSBogBAJMBARolIFdoYXQgYW4gYW5vbnltb3VzIGFjY291bnQgaXMgdG8gYmUuCgpVCgQEBwIAEgSKAQIWGkcgQXMgaW4g\
      UmVnaXN0ZXJBY2NvdW50UmVxdWVzdDsgbWF5IGJlIGVtcHR5IHdoZXJlIGFuIGFkZHJlc3MgaXMgZ2l2ZW4uCgotCgQEBwIB\
      EgSMAQIWGh8gQXMgaW4gUmVnaXN0ZXJBY2NvdW50UmVxdWVzdC4KCi0KBAQHAgISBI4BAhMaHyBBcyBpbiBSZWdpc3RlckFj\
      Y291bnRSZXF1ZXN0LgoKRwoEBAcCAxIEkAECGRo5IFRoYXQgdGhlIGFkZHJlc3MgbWF5IGJlIGtlcHQ6IHJlcXVpcmVkIHdp\
      dGggYW4gYWRkcmVzcy4KCjsKBAQHAgQSBJIBAhYaLSBCQ1AgNDcgbGFuZ3VhZ2UgZm9yIG1haWxzOyBlbXB0eTogYXMgaXQg\
      aXMuCgooCgIECBIGlgEAngEBGhogV2hhdCB0aGUgYWNjb3VudCBpcyBub3cuCgopCgQECAIAEgSYAQIbGhsgV2hldGhlciB0\
      aGlzIGNhbGwgZGlkIGl0LgoKaAoEBAgCARIEmgECIRpaIFRydWU6IGEgY29kZSB3YXMgbWFpbGVkLCBhbmQgdGhlIGFkZHJl\
      c3MgaXMgbm90IHRoZSBhY2NvdW50J3MgYmVmb3JlIENvbmZpcm1FbWFpbENoYW5nZS4KCtABCgQECAICEgSdAQIbGsEBIFdp\
      dGggYSB1c2VybmFtZTogdGhlIHdheSBiYWNrIGluIHdoZW4gdGhlIHBhc3N3b3JkIGlzIGZvcmdvdHRlbiAoUmVjb3ZlckFj\
      Y291bnQpLCB0byBiZSBzaG93biBvbmNlIGFuZAogd3JpdHRlbiBkb3duLiBUaGUgc2FtZSByZXF1ZXN0IGFnYWluIGlzIGFu\
      c3dlcmVkIHdpdGggYW5vdGhlciBvbmU7IGFueSBvZiB0aGVtIGlzIGdvb2QuCmIGcHJvdG8z
      """)
}
