// Generated from otolith/auth/v1/recovery.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension AuthV1 {
  /// What was done for somebody who cannot sign in.
  public enum AccessCodeOutcome: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never answered.
    case unspecified
    /// The account waited for its confirmation: another confirmation code is mailed.
    case confirmationMailed
    /// The study leader or administrator was invited and has not come yet: another invitation is mailed.
    case invitationMailed
    /// A code for another password is mailed.
    case resetMailed
    /// There is no address: the code is in this answer.
    case issued
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .confirmationMailed, .invitationMailed, .resetMailed, .issued] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .confirmationMailed
        case 2: .invitationMailed
        case 3: .resetMailed
        case 4: .issued
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .confirmationMailed: 1
        case .invitationMailed: 2
        case .resetMailed: 3
        case .issued: 4
        case .unrecognized(let number): number
      }
    }
  }
}

extension AuthV1 {
  /// Who has forgotten a password.
  public struct RequestPasswordResetRequest: Message {
    /// Username, or the e-mail address where it is kept; a text that can be neither is answered like an
    /// unknown one.
    public var username: String

    /// Every field at its default.
    public init() {
      self.username = ""
    }

    public init(
      username: String = ""
    ) {
      self.username = username
    }
  }
}

extension AuthV1.RequestPasswordResetRequest {
  public static var fullName: String { "otolith.auth.v1.RequestPasswordResetRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RequestPasswordResetRequest()
    otolith__auth__v1__request_password_reset_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RequestPasswordResetRequest>) {
    self.username = Codec.string(c.pointee.username)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestPasswordResetRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RequestPasswordResetRequest.self)
    otolith__auth__v1__request_password_reset_request__init(c)
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    return c
  }
}

extension AuthV1 {
  /// Says nothing about the account.
  public struct RequestPasswordResetResponse: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension AuthV1.RequestPasswordResetResponse {
  public static var fullName: String { "otolith.auth.v1.RequestPasswordResetResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RequestPasswordResetResponse()
    otolith__auth__v1__request_password_reset_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RequestPasswordResetResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestPasswordResetResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RequestPasswordResetResponse.self)
    otolith__auth__v1__request_password_reset_response__init(c)
    return c
  }
}

extension AuthV1 {
  /// A code and the password that its owner chose.
  public struct ResetPasswordRequest: Message {
    /// As it was mailed or handed over.
    public var code: String
    /// As in RegisterAccountRequest.
    public var password: String

    /// Every field at its default.
    public init() {
      self.code = ""
      self.password = ""
    }

    public init(
      code: String = "",
      password: String = ""
    ) {
      self.code = code
      self.password = password
    }
  }
}

extension AuthV1.ResetPasswordRequest {
  public static var fullName: String { "otolith.auth.v1.ResetPasswordRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ResetPasswordRequest()
    otolith__auth__v1__reset_password_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ResetPasswordRequest>) {
    self.code = Codec.string(c.pointee.code)
    self.password = Codec.string(c.pointee.password)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ResetPasswordRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ResetPasswordRequest.self)
    otolith__auth__v1__reset_password_request__init(c)
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    return c
  }
}

extension AuthV1 {
  /// The password is set.
  public struct ResetPasswordResponse: Message {
    /// The account's only way back in, where it keeps no address: to be shown once and written down. Empty
    /// where it keeps one.
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

extension AuthV1.ResetPasswordResponse {
  public static var fullName: String { "otolith.auth.v1.ResetPasswordResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ResetPasswordResponse()
    otolith__auth__v1__reset_password_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ResetPasswordResponse>) {
    self.recoveryCode = Codec.string(c.pointee.recovery_code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ResetPasswordResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ResetPasswordResponse.self)
    otolith__auth__v1__reset_password_response__init(c)
    if !self.recoveryCode.isEmpty { c.pointee.recovery_code = arena.string(self.recoveryCode) }
    return c
  }
}

extension AuthV1 {
  /// A recovery code and the password that its owner chose.
  public struct RecoverAccountRequest: Message {
    /// Username, or the e-mail address where it is kept.
    public var username: String
    /// The newest one that was shown or mailed.
    public var recoveryCode: String
    /// As in RegisterAccountRequest.
    public var password: String

    /// Every field at its default.
    public init() {
      self.username = ""
      self.recoveryCode = ""
      self.password = ""
    }

    public init(
      username: String = "",
      recoveryCode: String = "",
      password: String = ""
    ) {
      self.username = username
      self.recoveryCode = recoveryCode
      self.password = password
    }
  }
}

extension AuthV1.RecoverAccountRequest {
  public static var fullName: String { "otolith.auth.v1.RecoverAccountRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RecoverAccountRequest()
    otolith__auth__v1__recover_account_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RecoverAccountRequest>) {
    self.username = Codec.string(c.pointee.username)
    self.recoveryCode = Codec.string(c.pointee.recovery_code)
    self.password = Codec.string(c.pointee.password)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RecoverAccountRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RecoverAccountRequest.self)
    otolith__auth__v1__recover_account_request__init(c)
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.recoveryCode.isEmpty { c.pointee.recovery_code = arena.string(self.recoveryCode) }
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    return c
  }
}

extension AuthV1 {
  /// The password is set.
  public struct RecoverAccountResponse: Message {
    /// In the place of the one that was used: to be shown once and written down. Empty where the account
    /// keeps an address.
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

extension AuthV1.RecoverAccountResponse {
  public static var fullName: String { "otolith.auth.v1.RecoverAccountResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RecoverAccountResponse()
    otolith__auth__v1__recover_account_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RecoverAccountResponse>) {
    self.recoveryCode = Codec.string(c.pointee.recovery_code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RecoverAccountResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RecoverAccountResponse.self)
    otolith__auth__v1__recover_account_response__init(c)
    if !self.recoveryCode.isEmpty { c.pointee.recovery_code = arena.string(self.recoveryCode) }
    return c
  }
}

extension AuthV1 {
  /// Names nobody: the account is the token's.
  public struct RenewRecoveryCodeRequest: Message {
    /// The account's.
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

extension AuthV1.RenewRecoveryCodeRequest {
  public static var fullName: String { "otolith.auth.v1.RenewRecoveryCodeRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RenewRecoveryCodeRequest()
    otolith__auth__v1__renew_recovery_code_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RenewRecoveryCodeRequest>) {
    self.password = Codec.string(c.pointee.password)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RenewRecoveryCodeRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RenewRecoveryCodeRequest.self)
    otolith__auth__v1__renew_recovery_code_request__init(c)
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    return c
  }
}

extension AuthV1 {
  /// The codes before are worthless.
  public struct RenewRecoveryCodeResponse: Message {
    /// To be shown once and written down.
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

extension AuthV1.RenewRecoveryCodeResponse {
  public static var fullName: String { "otolith.auth.v1.RenewRecoveryCodeResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RenewRecoveryCodeResponse()
    otolith__auth__v1__renew_recovery_code_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RenewRecoveryCodeResponse>) {
    self.recoveryCode = Codec.string(c.pointee.recovery_code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RenewRecoveryCodeResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RenewRecoveryCodeResponse.self)
    otolith__auth__v1__renew_recovery_code_response__init(c)
    if !self.recoveryCode.isEmpty { c.pointee.recovery_code = arena.string(self.recoveryCode) }
    return c
  }
}

extension AuthV1 {
  /// Whom an administrator helps.
  public struct SendAccessCodeRequest: Message {
    /// Username, or the e-mail address where it is kept.
    public var username: String

    /// Every field at its default.
    public init() {
      self.username = ""
    }

    public init(
      username: String = ""
    ) {
      self.username = username
    }
  }
}

extension AuthV1.SendAccessCodeRequest {
  public static var fullName: String { "otolith.auth.v1.SendAccessCodeRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SendAccessCodeRequest()
    otolith__auth__v1__send_access_code_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SendAccessCodeRequest>) {
    self.username = Codec.string(c.pointee.username)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SendAccessCodeRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SendAccessCodeRequest.self)
    otolith__auth__v1__send_access_code_request__init(c)
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    return c
  }
}

extension AuthV1 {
  /// Something is on its way.
  public struct SendAccessCodeResponse: Message {
    /// What was done.
    public var outcome: AuthV1.AccessCodeOutcome
    /// To be handed over to the account's owner, for ResetPassword; empty when it was mailed.
    public var accessCode: String
    /// When `access_code` ends; absent without one.
    public var expireTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.outcome = AuthV1.AccessCodeOutcome(rawValue: 0)
      self.accessCode = ""
      self.expireTime = nil
    }

    public init(
      outcome: AuthV1.AccessCodeOutcome = AuthV1.AccessCodeOutcome(rawValue: 0),
      accessCode: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.outcome = outcome
      self.accessCode = accessCode
      self.expireTime = expireTime
    }
  }
}

extension AuthV1.SendAccessCodeResponse {
  public static var fullName: String { "otolith.auth.v1.SendAccessCodeResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SendAccessCodeResponse()
    otolith__auth__v1__send_access_code_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SendAccessCodeResponse>) {
    self.outcome = AuthV1.AccessCodeOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.accessCode = Codec.string(c.pointee.access_code)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SendAccessCodeResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SendAccessCodeResponse.self)
    otolith__auth__v1__send_access_code_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__AccessCodeOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if !self.accessCode.isEmpty { c.pointee.access_code = arena.string(self.accessCode) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// The descriptor of `otolith/auth/v1/recovery.proto`.
  public static let recoveryFile = ProtoFile(
    name: "otolith/auth/v1/recovery.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: """
      Ch5vdG9saXRoL2F1dGgvdjEvcmVjb3ZlcnkucHJvdG8SD290b2xpdGguYXV0aC52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVz\
      dGFtcC5wcm90byI5ChtSZXF1ZXN0UGFzc3dvcmRSZXNldFJlcXVlc3QSGgoIdXNlcm5hbWUYASABKAlSCHVzZXJuYW1lIh4K\
      HFJlcXVlc3RQYXNzd29yZFJlc2V0UmVzcG9uc2UiRgoUUmVzZXRQYXNzd29yZFJlcXVlc3QSEgoEY29kZRgBIAEoCVIEY29k\
      ZRIaCghwYXNzd29yZBgCIAEoCVIIcGFzc3dvcmQiPAoVUmVzZXRQYXNzd29yZFJlc3BvbnNlEiMKDXJlY292ZXJ5X2NvZGUY\
      ASABKAlSDHJlY292ZXJ5Q29kZSJ0ChVSZWNvdmVyQWNjb3VudFJlcXVlc3QSGgoIdXNlcm5hbWUYASABKAlSCHVzZXJuYW1l\
      EiMKDXJlY292ZXJ5X2NvZGUYAiABKAlSDHJlY292ZXJ5Q29kZRIaCghwYXNzd29yZBgDIAEoCVIIcGFzc3dvcmQiPQoWUmVj\
      b3ZlckFjY291bnRSZXNwb25zZRIjCg1yZWNvdmVyeV9jb2RlGAEgASgJUgxyZWNvdmVyeUNvZGUiNgoYUmVuZXdSZWNvdmVy\
      eUNvZGVSZXF1ZXN0EhoKCHBhc3N3b3JkGAEgASgJUghwYXNzd29yZCJAChlSZW5ld1JlY292ZXJ5Q29kZVJlc3BvbnNlEiMK\
      DXJlY292ZXJ5X2NvZGUYASABKAlSDHJlY292ZXJ5Q29kZSIzChVTZW5kQWNjZXNzQ29kZVJlcXVlc3QSGgoIdXNlcm5hbWUY\
      ASABKAlSCHVzZXJuYW1lIrQBChZTZW5kQWNjZXNzQ29kZVJlc3BvbnNlEjwKB291dGNvbWUYASABKA4yIi5vdG9saXRoLmF1\
      dGgudjEuQWNjZXNzQ29kZU91dGNvbWVSB291dGNvbWUSHwoLYWNjZXNzX2NvZGUYAiABKAlSCmFjY2Vzc0NvZGUSOwoLZXhw\
      aXJlX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lKtYBChFBY2Nlc3NDb2RlT3V0\
      Y29tZRIjCh9BQ0NFU1NfQ09ERV9PVVRDT01FX1VOU1BFQ0lGSUVEEAASKwonQUNDRVNTX0NPREVfT1VUQ09NRV9DT05GSVJN\
      QVRJT05fTUFJTEVEEAESKQolQUNDRVNTX0NPREVfT1VUQ09NRV9JTlZJVEFUSU9OX01BSUxFRBACEiQKIEFDQ0VTU19DT0RF\
      X09VVENPTUVfUkVTRVRfTUFJTEVEEAMSHgoaQUNDRVNTX0NPREVfT1VUQ09NRV9JU1NVRUQQBDKiBAoPUmVjb3ZlcnlTZXJ2\
      aWNlEnMKFFJlcXVlc3RQYXNzd29yZFJlc2V0Eiwub3RvbGl0aC5hdXRoLnYxLlJlcXVlc3RQYXNzd29yZFJlc2V0UmVxdWVz\
      dBotLm90b2xpdGguYXV0aC52MS5SZXF1ZXN0UGFzc3dvcmRSZXNldFJlc3BvbnNlEmMKDVJlc2V0UGFzc3dvcmQSJS5vdG9s\
      aXRoLmF1dGgudjEuUmVzZXRQYXNzd29yZFJlcXVlc3QaJi5vdG9saXRoLmF1dGgudjEuUmVzZXRQYXNzd29yZFJlc3BvbnNl\
      IgOQAgISZgoOUmVjb3ZlckFjY291bnQSJi5vdG9saXRoLmF1dGgudjEuUmVjb3ZlckFjY291bnRSZXF1ZXN0Gicub3RvbGl0\
      aC5hdXRoLnYxLlJlY292ZXJBY2NvdW50UmVzcG9uc2UiA5ACAhJqChFSZW5ld1JlY292ZXJ5Q29kZRIpLm90b2xpdGguYXV0\
      aC52MS5SZW5ld1JlY292ZXJ5Q29kZVJlcXVlc3QaKi5vdG9saXRoLmF1dGgudjEuUmVuZXdSZWNvdmVyeUNvZGVSZXNwb25z\
      ZRJhCg5TZW5kQWNjZXNzQ29kZRImLm90b2xpdGguYXV0aC52MS5TZW5kQWNjZXNzQ29kZVJlcXVlc3QaJy5vdG9saXRoLmF1\
      dGgudjEuU2VuZEFjY2Vzc0NvZGVSZXNwb25zZUI9Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2\
      MaoCD090b2xpdGguQXV0aC5WMUrpLArJAwoBDBIDBgASGr4DIFRoZSB3YXkgYmFjayBpbnRvIGFuIGFjY291bnQsIGZvciBw\
      ZW9wbGUgd2hvIGZvcmdvdCBhIHBhc3N3b3JkIGFuZCBmb3IgdGhvc2Ugd2hvIHdlcmUgaW52aXRlZCBhbmQgaGF2ZQogbm9u\
      ZSB5ZXQuIE5vYm9keSBldmVyIGxlYXJucyBhbm90aGVyJ3MgcGFzc3dvcmQ6IHdob2V2ZXIgaG9sZHMgYSBjb2RlIGNob29z\
      ZXMgb25lLgoKIENvZGVzIGFyZSAyNCBsZXR0ZXJzIGFuZCBkaWdpdHMgaW4gZ3JvdXBzIG9mIGZvdXIsIDExNSByYW5kb20g\
      Yml0cyBhbmQgYSBjaGVjayBjaGFyYWN0ZXI6IGEgY29kZSB0aGF0CiB3YXMgbWlzdHlwZWQgaXMgdG9sZCBhcGFydCBmcm9t\
      IGEgd3Jvbmcgb25lLiBXaGVuIHJlYWQsIGNhc2UsIGh5cGhlbnMgYW5kIHNwYWNlcyBkbyBub3QgbWF0dGVyLCBgT2AgaXMg\
      MCwKIGBJYCBhbmQgYExgIGFyZSAxLiBUaGV5IGFyZSBzdG9yZWQgYXMgaGFzaGVzLgoKbwoCBgASBBIARwEaYyBTZXR0aW5n\
      IGEgcGFzc3dvcmQgd2l0aG91dCB0aGUgb25lIGJlZm9yZS4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLCBidXQgZm9yIHdo\
      YXQgc2F5cyBvdGhlcndpc2UuCgrCBwoEBgACABIDIAJfGrQHIE1haWxzIGEgY29kZSwgYW5kIGEgbGluayB3aXRoIGl0IHdo\
      ZXJlIHRoZSBvcGVyYXRvciBzZXQgYSBiYXNlIGZvciBsaW5rcywgdG8gdGhlIGFkZHJlc3MgdGhhdCB0aGUKIGFjY291bnQg\
      a2VlcHM7IHRoZSBtYWlsIGlzIGdvb2QgZm9yIDMwIG1pbnV0ZXMuIERvZXMgbm90aGluZyBmb3IgYW4gYWNjb3VudCB3aXRo\
      b3V0IGFuIGFkZHJlc3MsIGFuZCBmb3IKIG9uZSB0aGF0IGRvZXMgbm90IGV4aXN0LiBPbmUgdGhhdCB3YWl0cyBmb3IgY29u\
      ZmlybWF0aW9uIGlzIG1haWxlZCBhbm90aGVyIGNvbmZpcm1hdGlvbiBjb2RlIGluc3RlYWQsCiBhbmQgdGhlIGNvZGUgYmVm\
      b3JlIGlzIGdvb2Qgbm8gbW9yZTsgd2hvZXZlciBoYXMgZm9yZ290dGVuIGl0cyBwYXNzd29yZCwgdG9vLCByZWdpc3RlcnMg\
      YWdhaW4uIE5laXRoZXIKIHRoZSBhbnN3ZXIgbm9yIGl0cyB0aW1lIHRlbGxzIHdoaWNoOiB0aGUgYWNjb3VudCBpcyBsb29r\
      ZWQgdXAgYWZ0ZXIgdGhlIGFuc3dlci4gRm9yIHRoZSBzYW1lIG5hbWUgb3IKIGFkZHJlc3Mgb25lIG1haWwgaXMgc2VudCBh\
      dCBvbmNlLCB0aGVuIG9uZSBhIG1pbnV0ZSwgd2l0aCBncm93aW5nIHBhdXNlcyB1cCB0byBoYWxmIGFuIGhvdXI7IHdoYXQg\
      aXMKIGFza2VkIGZvciBpbiBiZXR3ZWVuIGlzIGFuc3dlcmVkIHRoZSBzYW1lLCB3aXRob3V0IGEgbWFpbC4KCiBOb3QgaWRl\
      bXBvdGVudDogdGhlIHNlY29uZCBjYWxsIG1heSBtYWlsIGFub3RoZXIgY29kZS4gU2VuZGluZyBpdCBhZ2FpbiB3aGVuIHRo\
      ZSBhbnN3ZXIgd2FzIGxvc3QgZG9lcwogbm8gaGFybTogZWFjaCBjb2RlIGlzIGdvb2QgdW50aWwgb25lIG9mIHRoZW0gaXMg\
      dXNlZC4KCiBFcnJvcnM6IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBNQUlMX1JFUVVFU1RTX0xJTUlUIGFuZCBS\
      ZXRyeUluZm8gd2hpbGUgMTAsMDAwIHJlcXVlc3RzIGZvcgogbWFpbHMgd2FpdC4KCsYFCgQGAAIBEgQpAisDGrcFIFNldHMg\
      dGhlIHBhc3N3b3JkIG9mIHRoZSBhY2NvdW50IHRoYXQgYSBtYWlsZWQgY29kZSwgb3Igb25lIHRoYXQgd2FzIGhhbmRlZCBv\
      dmVyLCBpcyBmb3IuIENvbmZpcm1zIGFuCiBhY2NvdW50IHRoYXQgd2FpdHMgZm9yIGl0cyBvd25lci4gRW5kcyBhbGwgc2Vz\
      c2lvbnMgKGFjY2VzcyB0b2tlbnMgdGhhdCBhcmUgb3V0IGVuZCB3aXRoaW4gdGhlaXIgdGVuCiBtaW51dGVzKSwgbWFrZXMg\
      ZXZlcnkgb3RoZXIgY29kZSBvZiB0aGUgYWNjb3VudCB3b3J0aGxlc3MsIGFuZCB0ZWxscyBieSBtYWlsLiBBIGNvZGUgd29y\
      a3Mgb25jZTsgdGhlCiBzYW1lIHJlcXVlc3QgYWdhaW4gd2l0aGluIDMwIG1pbnV0ZXMsIHdpdGggdGhlIHNhbWUgcGFzc3dv\
      cmQsIGlzIGFuc3dlcmVkIGFzIHRoZSBmaXJzdCB0aW1lLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCwgd2l0aCByZWFz\
      b24gQ09ERV9NSVNUWVBFRCB3aGVyZSB0aGUgY2hlY2sgY2hhcmFjdGVyIGRvZXMgbm90IGZpdDsKIFBFUk1JU1NJT05fREVO\
      SUVEIHdpdGggcmVhc29uIENPREVfUkVKRUNURUQgZm9yIGEgd3JvbmcsIHVzZWQgb3IgZXhwaXJlZCBjb2RlOyBSRVNPVVJD\
      RV9FWEhBVVNURUQgd2l0aAogcmVhc29uIFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm8gYWZ0ZXIgZml2ZSByZXF1\
      ZXN0cyB3aXRoIG9uZSBnb29kIGNvZGUgdGhhdCBhbGwgZmFpbGVkLgoKwQMKBAYAAgISBDICNAMasgMgQXMgUmVzZXRQYXNz\
      d29yZCwgYnkgdGhlIGFjY291bnQncyByZWNvdmVyeSBjb2RlLiBUaGUgY29kZSBpcyB1c2VkIHVwOyBhbm90aGVyIG9uZSBp\
      cyBhbnN3ZXJlZCB3aGVyZQogdGhlIGFjY291bnQga2VlcHMgbm8gYWRkcmVzcy4gVGhlIHNhbWUgcmVxdWVzdCBhZ2FpbiB3\
      aXRoaW4gMzAgbWludXRlcyBpcyBhbnN3ZXJlZCB3aXRoIHlldCBhbm90aGVyIG9uZSwKIGFueSBvZiB3aGljaCBpcyBnb29k\
      LgoKIEVycm9yczogYXMgUmVzZXRQYXNzd29yZDsgQ09ERV9SRUpFQ1RFRCBmb3IgdGhlIGNvZGUgb2YgYW5vdGhlciBhY2Nv\
      dW50IGFuZCBmb3IgYW4gdW5rbm93biBuYW1lLCB0b28sCiBhbmQgVE9PX01BTllfQVRURU1QVFMgYWZ0ZXIgZml2ZSB3cm9u\
      ZyBjb2RlcyBmb3Igb25lIG5hbWUuIFdyb25nIGNvZGVzIGtlZXAgbm8gcmlnaHQgb25lIHdhaXRpbmcuCgqnBAoEBgACAxID\
      PQJWGpkEIEFub3RoZXIgcmVjb3ZlcnkgY29kZSBmb3IgdGhlIGNhbGxlcidzIGFjY291bnQsIGluIHRoZSBwbGFjZSBvZiB0\
      aG9zZSBiZWZvcmUuIE5lZWRzIGEgdG9rZW4uCgogTm90IGlkZW1wb3RlbnQ6IGFub3RoZXIgY29kZSB0YWtlcyB0aGUgcGxh\
      Y2Ugb2YgdGhlIGZpcnN0LiBTZW5kaW5nIGl0IGFnYWluIHdoZW4gdGhlIGFuc3dlciB3YXMgbG9zdAogZG9lcyBubyBoYXJt\
      OiB0aGUgbmV3ZXN0IGFuc3dlciBoYXMgdGhlIGNvZGUgdGhhdCBjb3VudHMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5U\
      OyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBQQVNTV09SRF9XUk9ORzsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRo\
      IHJlYXNvbgogQUNDT1VOVF9BTk9OWU1PVVM6IGl0IGhhcyBubyBwYXNzd29yZDsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGgg\
      cmVhc29uIFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm8KIGFmdGVyIGZpdmUgd3JvbmcgcGFzc3dvcmRzOyBVTkFV\
      VEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRC4KCqgECgQGAAIEEgNGAk0amgQgRm9yIGFkbWluaXN0cmF0\
      b3JzOiBzZW5kcyBzb21lYm9keSB3aGF0IGxldHMgdGhlbSBpbiwgYnkgbWFpbCB3aGVyZSB0aGUgYWNjb3VudCBoYXMgYW4g\
      YWRkcmVzcy4gU3RhZmYKIHdpdGhvdXQgYW4gYWRkcmVzcyBnZXQgYSBjb2RlIHRoYXQgdGhlIGFkbWluaXN0cmF0b3IgaGFu\
      ZHMgb3ZlcjsgYSBwYXJ0aWNpcGFudCdzIGNvZGUgaXMgbmV2ZXIgc2hvd24uCiBTdGFuZHMgaW4gdGhlIGF1ZGl0IGxvZy4g\
      TmVlZHMgYSB0b2tlbiB3aXRoIHRoYXQgcm9sZS4KCiBOb3QgaWRlbXBvdGVudDogdGhlIHNlY29uZCBjYWxsIG1haWxzLCBv\
      ciBhbnN3ZXJzLCBhbm90aGVyIGNvZGUsIHdoaWNoIGlzIGdvb2QgYmVzaWRlIHRoZSBmaXJzdC4KCiBFcnJvcnM6IE5PVF9G\
      T1VORCB3aXRoIHJlYXNvbiBBQ0NPVU5UX1VOS05PV047IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gQUREUkVT\
      U19NSVNTSU5HOiBhCiBwYXJ0aWNpcGFudCdzIGFjY291bnQga2VlcHMgbm8gYWRkcmVzczsgYSByZWNvdmVyeSBjb2RlIGlz\
      IHRoZSB3YXkgYmFjayBpbi4KCisKAgQAEgRKAE4BGh8gV2hvIGhhcyBmb3Jnb3R0ZW4gYSBwYXNzd29yZC4KCn0KBAQAAgAS\
      A00CFhpwIFVzZXJuYW1lLCBvciB0aGUgZS1tYWlsIGFkZHJlc3Mgd2hlcmUgaXQgaXMga2VwdDsgYSB0ZXh0IHRoYXQgY2Fu\
      IGJlIG5laXRoZXIgaXMgYW5zd2VyZWQgbGlrZSBhbgogdW5rbm93biBvbmUuCgosCgIEARIDUQAnGiEgU2F5cyBub3RoaW5n\
      IGFib3V0IHRoZSBhY2NvdW50LgoKOwoCBAISBFQAWQEaLyBBIGNvZGUgYW5kIHRoZSBwYXNzd29yZCB0aGF0IGl0cyBvd25l\
      ciBjaG9zZS4KCi8KBAQCAgASA1YCEhoiIEFzIGl0IHdhcyBtYWlsZWQgb3IgaGFuZGVkIG92ZXIuCgosCgQEAgIBEgNYAhYa\
      HyBBcyBpbiBSZWdpc3RlckFjY291bnRSZXF1ZXN0LgoKIgoCBAMSBFwAYAEaFiBUaGUgcGFzc3dvcmQgaXMgc2V0LgoKhwEK\
      BAQDAgASA18CGxp6IFRoZSBhY2NvdW50J3Mgb25seSB3YXkgYmFjayBpbiwgd2hlcmUgaXQga2VlcHMgbm8gYWRkcmVzczog\
      dG8gYmUgc2hvd24gb25jZSBhbmQgd3JpdHRlbiBkb3duLiBFbXB0eQogd2hlcmUgaXQga2VlcHMgb25lLgoKRAoCBAQSBGMA\
      agEaOCBBIHJlY292ZXJ5IGNvZGUgYW5kIHRoZSBwYXNzd29yZCB0aGF0IGl0cyBvd25lciBjaG9zZS4KCkAKBAQEAgASA2UC\
      FhozIFVzZXJuYW1lLCBvciB0aGUgZS1tYWlsIGFkZHJlc3Mgd2hlcmUgaXQgaXMga2VwdC4KCjcKBAQEAgESA2cCGxoqIFRo\
      ZSBuZXdlc3Qgb25lIHRoYXQgd2FzIHNob3duIG9yIG1haWxlZC4KCiwKBAQEAgISA2kCFhofIEFzIGluIFJlZ2lzdGVyQWNj\
      b3VudFJlcXVlc3QuCgoiCgIEBRIEbQBxARoWIFRoZSBwYXNzd29yZCBpcyBzZXQuCgqDAQoEBAUCABIDcAIbGnYgSW4gdGhl\
      IHBsYWNlIG9mIHRoZSBvbmUgdGhhdCB3YXMgdXNlZDogdG8gYmUgc2hvd24gb25jZSBhbmQgd3JpdHRlbiBkb3duLiBFbXB0\
      eSB3aGVyZSB0aGUgYWNjb3VudAoga2VlcHMgYW4gYWRkcmVzcy4KCjcKAgQGEgR0AHcBGisgTmFtZXMgbm9ib2R5OiB0aGUg\
      YWNjb3VudCBpcyB0aGUgdG9rZW4ncy4KCh0KBAQGAgASA3YCFhoQIFRoZSBhY2NvdW50J3MuCgotCgIEBxIEegB9ARohIFRo\
      ZSBjb2RlcyBiZWZvcmUgYXJlIHdvcnRobGVzcy4KCjEKBAQHAgASA3wCGxokIFRvIGJlIHNob3duIG9uY2UgYW5kIHdyaXR0\
      ZW4gZG93bi4KCiwKAgQIEgaAAQCDAQEaHiBXaG9tIGFuIGFkbWluaXN0cmF0b3IgaGVscHMuCgpBCgQECAIAEgSCAQIWGjMg\
      VXNlcm5hbWUsIG9yIHRoZSBlLW1haWwgYWRkcmVzcyB3aGVyZSBpdCBpcyBrZXB0LgoKPgoCBQASBoYBAJEBARowIFdoYXQg\
      d2FzIGRvbmUgZm9yIHNvbWVib2R5IHdobyBjYW5ub3Qgc2lnbiBpbi4KCh8KBAUAAgASBIgBAiYaESBOZXZlciBhbnN3ZXJl\
      ZC4KCl0KBAUAAgESBIoBAi4aTyBUaGUgYWNjb3VudCB3YWl0ZWQgZm9yIGl0cyBjb25maXJtYXRpb246IGFub3RoZXIgY29u\
      ZmlybWF0aW9uIGNvZGUgaXMgbWFpbGVkLgoKcQoEBQACAhIEjAECLBpjIFRoZSBzdHVkeSBsZWFkZXIgb3IgYWRtaW5pc3Ry\
      YXRvciB3YXMgaW52aXRlZCBhbmQgaGFzIG5vdCBjb21lIHlldDogYW5vdGhlciBpbnZpdGF0aW9uIGlzIG1haWxlZC4KCjYK\
      BAUAAgMSBI4BAicaKCBBIGNvZGUgZm9yIGFub3RoZXIgcGFzc3dvcmQgaXMgbWFpbGVkLgoKQAoEBQACBBIEkAECIRoyIFRo\
      ZXJlIGlzIG5vIGFkZHJlc3M6IHRoZSBjb2RlIGlzIGluIHRoaXMgYW5zd2VyLgoKKAoCBAkSBpQBAJsBARoaIFNvbWV0aGlu\
      ZyBpcyBvbiBpdHMgd2F5LgoKHgoEBAkCABIElgECIBoQIFdoYXQgd2FzIGRvbmUuCgpmCgQECQIBEgSYAQIZGlggVG8gYmUg\
      aGFuZGVkIG92ZXIgdG8gdGhlIGFjY291bnQncyBvd25lciwgZm9yIFJlc2V0UGFzc3dvcmQ7IGVtcHR5IHdoZW4gaXQgd2Fz\
      IG1haWxlZC4KCjwKBAQJAgISBJoBAiwaLiBXaGVuIGBhY2Nlc3NfY29kZWAgZW5kczsgYWJzZW50IHdpdGhvdXQgb25lLgpi\
      BnByb3RvMw==
      """)
}
