// Generated from otolith/auth/v1/auth.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension AuthV1 {
  /// Whether a write was new.
  public enum WriteOutcome: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never answered.
    case unspecified
    /// This call did it.
    case created
    /// The same write was done before; nothing changed.
    case alreadyExists
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .created, .alreadyExists] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .created
        case 2: .alreadyExists
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .created: 1
        case .alreadyExists: 2
        case .unrecognized(let number): number
      }
    }
  }
}

extension AuthV1 {
  /// What became of the e-mail address that the code was mailed to. Whoever has the code reads that
  /// address's mail, and nobody else is told.
  public enum EmailOutcome: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never answered.
    case unspecified
    /// It stays with the account, and can be signed in with.
    case kept
    /// Its keeping was not consented to.
    case erased
    /// Its keeping was consented to, but another account, confirmed earlier, keeps it: an address belongs
    /// to one account. This one has none, and is signed in to with its username.
    case keptByAnotherAccount
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .kept, .erased, .keptByAnotherAccount] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .kept
        case 2: .erased
        case 3: .keptByAnotherAccount
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .kept: 1
        case .erased: 2
        case .keptByAnotherAccount: 3
        case .unrecognized(let number): number
      }
    }
  }
}

extension AuthV1 {
  /// What became of a request to join.
  public enum JoinRequestState: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// In a request: see there. Never answered.
    case unspecified
    /// Waits for a leader.
    case pending
    /// A leader said yes; an enrolment began.
    case approved
    /// A leader said no.
    case rejected
    /// By the participant.
    case withdrawn
    /// Nobody decided within 30 days.
    case expired
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .pending, .approved, .rejected, .withdrawn, .expired] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .pending
        case 2: .approved
        case 3: .rejected
        case 4: .withdrawn
        case 5: .expired
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .pending: 1
        case .approved: 2
        case .rejected: 3
        case .withdrawn: 4
        case .expired: 5
        case .unrecognized(let number): number
      }
    }
  }
}

extension AuthV1 {
  /// An account to create.
  public struct RegisterAccountRequest: Message {
    /// Client-made UUID, kept until an answer arrives; sending the same request again is safe.
    public var requestID: String
    /// 3–64 characters of letters, digits, `.`, `_`, `-`; compared without case.
    public var username: String
    /// 8–128 characters, not on the list of common passwords, not containing the username.
    public var password: String
    /// Optional. With it the account waits for confirmation.
    public var email: String
    /// Whether the address may be kept after confirmation.
    public var emailConsent: Bool
    /// BCP 47 language for mails; empty means English.
    public var language: String

    /// Every field at its default.
    public init() {
      self.requestID = ""
      self.username = ""
      self.password = ""
      self.email = ""
      self.emailConsent = false
      self.language = ""
    }

    public init(
      requestID: String = "",
      username: String = "",
      password: String = "",
      email: String = "",
      emailConsent: Bool = false,
      language: String = ""
    ) {
      self.requestID = requestID
      self.username = username
      self.password = password
      self.email = email
      self.emailConsent = emailConsent
      self.language = language
    }
  }
}

extension AuthV1.RegisterAccountRequest {
  public static var fullName: String { "otolith.auth.v1.RegisterAccountRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RegisterAccountRequest()
    otolith__auth__v1__register_account_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RegisterAccountRequest>) {
    self.requestID = Codec.string(c.pointee.request_id)
    self.username = Codec.string(c.pointee.username)
    self.password = Codec.string(c.pointee.password)
    self.email = Codec.string(c.pointee.email)
    self.emailConsent = c.pointee.email_consent != 0
    self.language = Codec.string(c.pointee.language)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterAccountRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterAccountRequest.self)
    otolith__auth__v1__register_account_request__init(c)
    if !self.requestID.isEmpty { c.pointee.request_id = arena.string(self.requestID) }
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    if !self.email.isEmpty { c.pointee.email = arena.string(self.email) }
    c.pointee.email_consent = self.emailConsent ? 1 : 0
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    return c
  }
}

extension AuthV1 {
  /// The account is there.
  public struct RegisterAccountResponse: Message {
    /// Whether it was before.
    public var outcome: AuthV1.WriteOutcome
    /// True: it cannot be signed in to before the mailed code has been sent to ConfirmAccount.
    public var confirmationRequired: Bool
    /// Without an address: the only way back in when the password is forgotten (RecoverAccount), to be shown
    /// once and written down. The same request again is answered with another one, since the first answer may
    /// have been lost; any of them is good. Empty with an address.
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

extension AuthV1.RegisterAccountResponse {
  public static var fullName: String { "otolith.auth.v1.RegisterAccountResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RegisterAccountResponse()
    otolith__auth__v1__register_account_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RegisterAccountResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.confirmationRequired = c.pointee.confirmation_required != 0
    self.recoveryCode = Codec.string(c.pointee.recovery_code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterAccountResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterAccountResponse.self)
    otolith__auth__v1__register_account_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    c.pointee.confirmation_required = self.confirmationRequired ? 1 : 0
    if !self.recoveryCode.isEmpty { c.pointee.recovery_code = arena.string(self.recoveryCode) }
    return c
  }
}

extension AuthV1 {
  /// A code that was mailed.
  public struct ConfirmAccountRequest: Message {
    /// Of the account that waits.
    public var username: String
    /// The mailed code; case and hyphens do not matter.
    public var code: String

    /// Every field at its default.
    public init() {
      self.username = ""
      self.code = ""
    }

    public init(
      username: String = "",
      code: String = ""
    ) {
      self.username = username
      self.code = code
    }
  }
}

extension AuthV1.ConfirmAccountRequest {
  public static var fullName: String { "otolith.auth.v1.ConfirmAccountRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ConfirmAccountRequest()
    otolith__auth__v1__confirm_account_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ConfirmAccountRequest>) {
    self.username = Codec.string(c.pointee.username)
    self.code = Codec.string(c.pointee.code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ConfirmAccountRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ConfirmAccountRequest.self)
    otolith__auth__v1__confirm_account_request__init(c)
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    return c
  }
}

extension AuthV1 {
  /// The account can be signed in to.
  public struct ConfirmAccountResponse: Message {
    /// What became of the address.
    public var emailOutcome: AuthV1.EmailOutcome
    /// Where no address stays: the way back in when the password is forgotten (RecoverAccount). It is mailed,
    /// too, as the last mail to the address; so it is empty when the same request is answered again.
    public var recoveryCode: String

    /// Every field at its default.
    public init() {
      self.emailOutcome = AuthV1.EmailOutcome(rawValue: 0)
      self.recoveryCode = ""
    }

    public init(
      emailOutcome: AuthV1.EmailOutcome = AuthV1.EmailOutcome(rawValue: 0),
      recoveryCode: String = ""
    ) {
      self.emailOutcome = emailOutcome
      self.recoveryCode = recoveryCode
    }
  }
}

extension AuthV1.ConfirmAccountResponse {
  public static var fullName: String { "otolith.auth.v1.ConfirmAccountResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ConfirmAccountResponse()
    otolith__auth__v1__confirm_account_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ConfirmAccountResponse>) {
    self.emailOutcome = AuthV1.EmailOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.email_outcome.rawValue))
    self.recoveryCode = Codec.string(c.pointee.recovery_code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ConfirmAccountResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ConfirmAccountResponse.self)
    otolith__auth__v1__confirm_account_response__init(c)
    c.pointee.email_outcome = Otolith__Auth__V1__EmailOutcome(rawValue: .init(truncatingIfNeeded: self.emailOutcome.rawValue))
    if !self.recoveryCode.isEmpty { c.pointee.recovery_code = arena.string(self.recoveryCode) }
    return c
  }
}

extension AuthV1 {
  /// Asks for another code.
  public struct ResendConfirmationRequest: Message {
    /// Of the account that waits; a text that no username can be is answered like an unknown one.
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

extension AuthV1.ResendConfirmationRequest {
  public static var fullName: String { "otolith.auth.v1.ResendConfirmationRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ResendConfirmationRequest()
    otolith__auth__v1__resend_confirmation_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ResendConfirmationRequest>) {
    self.username = Codec.string(c.pointee.username)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ResendConfirmationRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ResendConfirmationRequest.self)
    otolith__auth__v1__resend_confirmation_request__init(c)
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    return c
  }
}

extension AuthV1 {
  /// Says nothing about the account.
  public struct ResendConfirmationResponse: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension AuthV1.ResendConfirmationResponse {
  public static var fullName: String { "otolith.auth.v1.ResendConfirmationResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ResendConfirmationResponse()
    otolith__auth__v1__resend_confirmation_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ResendConfirmationResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ResendConfirmationResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ResendConfirmationResponse.self)
    otolith__auth__v1__resend_confirmation_response__init(c)
    return c
  }
}

extension AuthV1 {
  /// Names nobody: the account is the token's.
  public struct GetAccountRequest: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension AuthV1.GetAccountRequest {
  public static var fullName: String { "otolith.auth.v1.GetAccountRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__GetAccountRequest()
    otolith__auth__v1__get_account_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__GetAccountRequest>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__GetAccountRequest> {
    let c = arena.allocate(Otolith__Auth__V1__GetAccountRequest.self)
    otolith__auth__v1__get_account_request__init(c)
    return c
  }
}

extension AuthV1 {
  /// What is kept of an account.
  public struct Account: Message {
    /// Random UUID, by which all services know the participant.
    public var participantID: String
    /// Empty for an anonymous account.
    public var username: String
    /// Empty unless its keeping was consented to.
    public var email: String
    /// BCP 47 language of mails.
    public var language: String
    /// Made by SignInAnonymously: without username, password and address.
    public var anonymous: Bool
    /// When it was registered.
    public var createTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.username = ""
      self.email = ""
      self.language = ""
      self.anonymous = false
      self.createTime = nil
    }

    public init(
      participantID: String = "",
      username: String = "",
      email: String = "",
      language: String = "",
      anonymous: Bool = false,
      createTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.username = username
      self.email = email
      self.language = language
      self.anonymous = anonymous
      self.createTime = createTime
    }
  }
}

extension AuthV1.Account {
  public static var fullName: String { "otolith.auth.v1.Account" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__Account()
    otolith__auth__v1__account__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__Account>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.username = Codec.string(c.pointee.username)
    self.email = Codec.string(c.pointee.email)
    self.language = Codec.string(c.pointee.language)
    self.anonymous = c.pointee.anonymous != 0
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Account> {
    let c = arena.allocate(Otolith__Auth__V1__Account.self)
    otolith__auth__v1__account__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.email.isEmpty { c.pointee.email = arena.string(self.email) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    c.pointee.anonymous = self.anonymous ? 1 : 0
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// Who signs in.
  public struct SignInRequest: Message {
    /// Username, or the e-mail address where it is kept.
    public var username: String
    /// As it was registered (RFC 8265 OpaqueString).
    public var password: String
    /// Services the access token is for, e.g. `otolith-ingestion`; empty means all four.
    public var audiences: [String]

    /// Every field at its default.
    public init() {
      self.username = ""
      self.password = ""
      self.audiences = []
    }

    public init(
      username: String = "",
      password: String = "",
      audiences: [String] = []
    ) {
      self.username = username
      self.password = password
      self.audiences = audiences
    }
  }
}

extension AuthV1.SignInRequest {
  public static var fullName: String { "otolith.auth.v1.SignInRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SignInRequest()
    otolith__auth__v1__sign_in_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SignInRequest>) {
    self.username = Codec.string(c.pointee.username)
    self.password = Codec.string(c.pointee.password)
    self.audiences = Codec.array(c.pointee.audiences, c.pointee.n_audiences) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignInRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SignInRequest.self)
    otolith__auth__v1__sign_in_request__init(c)
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    if !self.audiences.isEmpty {
      c.pointee.n_audiences = self.audiences.count
      c.pointee.audiences = arena.array(self.audiences) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension AuthV1 {
  /// The session that was begun.
  public struct SignInResponse: Message {
    /// JWT (RFC 9068 type `at+jwt`, EdDSA); opaque to gateways that only forward it.
    public var accessToken: String
    /// When the access token ends: 10 minutes after it was made, by default.
    public var accessTokenExpireTime: GoogleProtobuf.Timestamp?
    /// Opaque, 256 random bits. Replaced at every use.
    public var refreshToken: String
    /// When the session ends unless it is refreshed before: 90 days, by default, and a year after the sign-in
    /// at the latest.
    public var refreshTokenExpireTime: GoogleProtobuf.Timestamp?
    /// Random UUID of the account, by which all services know the participant.
    public var participantID: String

    /// Every field at its default.
    public init() {
      self.accessToken = ""
      self.accessTokenExpireTime = nil
      self.refreshToken = ""
      self.refreshTokenExpireTime = nil
      self.participantID = ""
    }

    public init(
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      refreshToken: String = "",
      refreshTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      participantID: String = ""
    ) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
      self.refreshToken = refreshToken
      self.refreshTokenExpireTime = refreshTokenExpireTime
      self.participantID = participantID
    }
  }
}

extension AuthV1.SignInResponse {
  public static var fullName: String { "otolith.auth.v1.SignInResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SignInResponse()
    otolith__auth__v1__sign_in_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SignInResponse>) {
    self.accessToken = Codec.string(c.pointee.access_token)
    self.accessTokenExpireTime = c.pointee.access_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.refreshToken = Codec.string(c.pointee.refresh_token)
    self.refreshTokenExpireTime = c.pointee.refresh_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.participantID = Codec.string(c.pointee.participant_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignInResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SignInResponse.self)
    otolith__auth__v1__sign_in_response__init(c)
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpireTime { c.pointee.access_token_expire_time = value.cStruct(in: arena) }
    if !self.refreshToken.isEmpty { c.pointee.refresh_token = arena.string(self.refreshToken) }
    if let value = self.refreshTokenExpireTime { c.pointee.refresh_token_expire_time = value.cStruct(in: arena) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    return c
  }
}

extension AuthV1 {
  /// A participant to make.
  public struct SignInAnonymouslyRequest: Message {
    /// Client-made UUID.
    public var requestID: String
    /// As in SignInRequest.
    public var audiences: [String]

    /// Every field at its default.
    public init() {
      self.requestID = ""
      self.audiences = []
    }

    public init(
      requestID: String = "",
      audiences: [String] = []
    ) {
      self.requestID = requestID
      self.audiences = audiences
    }
  }
}

extension AuthV1.SignInAnonymouslyRequest {
  public static var fullName: String { "otolith.auth.v1.SignInAnonymouslyRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SignInAnonymouslyRequest()
    otolith__auth__v1__sign_in_anonymously_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SignInAnonymouslyRequest>) {
    self.requestID = Codec.string(c.pointee.request_id)
    self.audiences = Codec.array(c.pointee.audiences, c.pointee.n_audiences) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignInAnonymouslyRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SignInAnonymouslyRequest.self)
    otolith__auth__v1__sign_in_anonymously_request__init(c)
    if !self.requestID.isEmpty { c.pointee.request_id = arena.string(self.requestID) }
    if !self.audiences.isEmpty {
      c.pointee.n_audiences = self.audiences.count
      c.pointee.audiences = arena.array(self.audiences) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension AuthV1 {
  /// The session of the new participant, or of the one that this `request_id` made before.
  public struct SignInAnonymouslyResponse: Message {
    /// JWT (RFC 9068 type `at+jwt`, EdDSA); opaque to gateways that only forward it.
    public var accessToken: String
    /// When the access token ends: 10 minutes after it was made, by default.
    public var accessTokenExpireTime: GoogleProtobuf.Timestamp?
    /// Opaque, 256 random bits. Replaced at every use.
    public var refreshToken: String
    /// When the session ends unless it is refreshed before: 90 days, by default, and a year after the sign-in
    /// at the latest.
    public var refreshTokenExpireTime: GoogleProtobuf.Timestamp?
    /// Random UUID of the account, by which all services know the participant.
    public var participantID: String

    /// Every field at its default.
    public init() {
      self.accessToken = ""
      self.accessTokenExpireTime = nil
      self.refreshToken = ""
      self.refreshTokenExpireTime = nil
      self.participantID = ""
    }

    public init(
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      refreshToken: String = "",
      refreshTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      participantID: String = ""
    ) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
      self.refreshToken = refreshToken
      self.refreshTokenExpireTime = refreshTokenExpireTime
      self.participantID = participantID
    }
  }
}

extension AuthV1.SignInAnonymouslyResponse {
  public static var fullName: String { "otolith.auth.v1.SignInAnonymouslyResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SignInAnonymouslyResponse()
    otolith__auth__v1__sign_in_anonymously_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SignInAnonymouslyResponse>) {
    self.accessToken = Codec.string(c.pointee.access_token)
    self.accessTokenExpireTime = c.pointee.access_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.refreshToken = Codec.string(c.pointee.refresh_token)
    self.refreshTokenExpireTime = c.pointee.refresh_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.participantID = Codec.string(c.pointee.participant_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignInAnonymouslyResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SignInAnonymouslyResponse.self)
    otolith__auth__v1__sign_in_anonymously_response__init(c)
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpireTime { c.pointee.access_token_expire_time = value.cStruct(in: arena) }
    if !self.refreshToken.isEmpty { c.pointee.refresh_token = arena.string(self.refreshToken) }
    if let value = self.refreshTokenExpireTime { c.pointee.refresh_token_expire_time = value.cStruct(in: arena) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    return c
  }
}

extension AuthV1 {
  /// The token that is exchanged.
  public struct RefreshRequest: Message {
    /// The newest one of the session.
    public var refreshToken: String

    /// Every field at its default.
    public init() {
      self.refreshToken = ""
    }

    public init(
      refreshToken: String = ""
    ) {
      self.refreshToken = refreshToken
    }
  }
}

extension AuthV1.RefreshRequest {
  public static var fullName: String { "otolith.auth.v1.RefreshRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RefreshRequest()
    otolith__auth__v1__refresh_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RefreshRequest>) {
    self.refreshToken = Codec.string(c.pointee.refresh_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RefreshRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RefreshRequest.self)
    otolith__auth__v1__refresh_request__init(c)
    if !self.refreshToken.isEmpty { c.pointee.refresh_token = arena.string(self.refreshToken) }
    return c
  }
}

extension AuthV1 {
  /// The session goes on with these tokens.
  public struct RefreshResponse: Message {
    /// JWT (RFC 9068 type `at+jwt`, EdDSA); opaque to gateways that only forward it.
    public var accessToken: String
    /// When the access token ends: 10 minutes after it was made, by default.
    public var accessTokenExpireTime: GoogleProtobuf.Timestamp?
    /// Opaque, 256 random bits. Replaced at every use.
    public var refreshToken: String
    /// When the session ends unless it is refreshed before: 90 days, by default, and a year after the sign-in
    /// at the latest.
    public var refreshTokenExpireTime: GoogleProtobuf.Timestamp?
    /// Random UUID of the account, by which all services know the participant.
    public var participantID: String

    /// Every field at its default.
    public init() {
      self.accessToken = ""
      self.accessTokenExpireTime = nil
      self.refreshToken = ""
      self.refreshTokenExpireTime = nil
      self.participantID = ""
    }

    public init(
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      refreshToken: String = "",
      refreshTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      participantID: String = ""
    ) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
      self.refreshToken = refreshToken
      self.refreshTokenExpireTime = refreshTokenExpireTime
      self.participantID = participantID
    }
  }
}

extension AuthV1.RefreshResponse {
  public static var fullName: String { "otolith.auth.v1.RefreshResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RefreshResponse()
    otolith__auth__v1__refresh_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RefreshResponse>) {
    self.accessToken = Codec.string(c.pointee.access_token)
    self.accessTokenExpireTime = c.pointee.access_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.refreshToken = Codec.string(c.pointee.refresh_token)
    self.refreshTokenExpireTime = c.pointee.refresh_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.participantID = Codec.string(c.pointee.participant_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RefreshResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RefreshResponse.self)
    otolith__auth__v1__refresh_response__init(c)
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpireTime { c.pointee.access_token_expire_time = value.cStruct(in: arena) }
    if !self.refreshToken.isEmpty { c.pointee.refresh_token = arena.string(self.refreshToken) }
    if let value = self.refreshTokenExpireTime { c.pointee.refresh_token_expire_time = value.cStruct(in: arena) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    return c
  }
}

extension AuthV1 {
  /// The session that ends.
  public struct SignOutRequest: Message {
    /// Of the session.
    public var refreshToken: String

    /// Every field at its default.
    public init() {
      self.refreshToken = ""
    }

    public init(
      refreshToken: String = ""
    ) {
      self.refreshToken = refreshToken
    }
  }
}

extension AuthV1.SignOutRequest {
  public static var fullName: String { "otolith.auth.v1.SignOutRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SignOutRequest()
    otolith__auth__v1__sign_out_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SignOutRequest>) {
    self.refreshToken = Codec.string(c.pointee.refresh_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignOutRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SignOutRequest.self)
    otolith__auth__v1__sign_out_request__init(c)
    if !self.refreshToken.isEmpty { c.pointee.refresh_token = arena.string(self.refreshToken) }
    return c
  }
}

extension AuthV1 {
  /// The session has ended, if there was one.
  public struct SignOutResponse: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension AuthV1.SignOutResponse {
  public static var fullName: String { "otolith.auth.v1.SignOutResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SignOutResponse()
    otolith__auth__v1__sign_out_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SignOutResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignOutResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SignOutResponse.self)
    otolith__auth__v1__sign_out_response__init(c)
    return c
  }
}

extension AuthV1 {
  /// Which study, and what was consented to.
  public struct JoinStudyRequest: Message {
    /// The study to join.
    public var studyID: String
    /// For studies with password access; otherwise not looked at.
    public var password: String
    /// `Study.consent_version` of the text that was shown and accepted.
    public var consentVersion: String
    /// Language in which the text was shown, BCP 47: one that `Study.consent_text` has.
    public var consentLanguage: String
    /// Code of an invitation; case and hyphens do not matter. It stands for a password or a leader's
    /// decision, and may put the participant into a group.
    public var invitationCode: String
    /// For the leader who decides on a request: who asks, and why. At most 500 characters; kept until
    /// the decision.
    public var note: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.password = ""
      self.consentVersion = ""
      self.consentLanguage = ""
      self.invitationCode = ""
      self.note = ""
    }

    public init(
      studyID: String = "",
      password: String = "",
      consentVersion: String = "",
      consentLanguage: String = "",
      invitationCode: String = "",
      note: String = ""
    ) {
      self.studyID = studyID
      self.password = password
      self.consentVersion = consentVersion
      self.consentLanguage = consentLanguage
      self.invitationCode = invitationCode
      self.note = note
    }
  }
}

extension AuthV1.JoinStudyRequest {
  public static var fullName: String { "otolith.auth.v1.JoinStudyRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__JoinStudyRequest()
    otolith__auth__v1__join_study_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__JoinStudyRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.password = Codec.string(c.pointee.password)
    self.consentVersion = Codec.string(c.pointee.consent_version)
    self.consentLanguage = Codec.string(c.pointee.consent_language)
    self.invitationCode = Codec.string(c.pointee.invitation_code)
    self.note = Codec.string(c.pointee.note)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__JoinStudyRequest> {
    let c = arena.allocate(Otolith__Auth__V1__JoinStudyRequest.self)
    otolith__auth__v1__join_study_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    if !self.consentVersion.isEmpty { c.pointee.consent_version = arena.string(self.consentVersion) }
    if !self.consentLanguage.isEmpty { c.pointee.consent_language = arena.string(self.consentLanguage) }
    if !self.invitationCode.isEmpty { c.pointee.invitation_code = arena.string(self.invitationCode) }
    if !self.note.isEmpty { c.pointee.note = arena.string(self.note) }
    return c
  }
}

extension AuthV1 {
  /// The participant takes part, or waits for a leader.
  public struct JoinStudyResponse: Message {
    /// Whether something changed: an enrolment, its consent, or a request to join.
    public var outcome: AuthV1.WriteOutcome
    /// In the place of the caller's, whose claims no longer say what is true. Empty when they do (the
    /// request changed nothing that a token tells of): keep yours. It ends when the caller's would have
    /// ended, and has its audiences and no further role; only Refresh gives a longer life.
    public var accessToken: String
    /// When `access_token` ends; absent without one.
    public var accessTokenExpireTime: GoogleProtobuf.Timestamp?
    /// Absent while a leader has not decided.
    public var enrolment: AuthV1.Enrolment?
    /// Set instead of `enrolment`, without an access token; the one of a renewal after the approval has
    /// the study.
    public var joinRequest: AuthV1.JoinRequest?

    /// Every field at its default.
    public init() {
      self.outcome = AuthV1.WriteOutcome(rawValue: 0)
      self.accessToken = ""
      self.accessTokenExpireTime = nil
      self.enrolment = nil
      self.joinRequest = nil
    }

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      enrolment: AuthV1.Enrolment? = nil,
      joinRequest: AuthV1.JoinRequest? = nil
    ) {
      self.outcome = outcome
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
      self.enrolment = enrolment
      self.joinRequest = joinRequest
    }
  }
}

extension AuthV1.JoinStudyResponse {
  public static var fullName: String { "otolith.auth.v1.JoinStudyResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__JoinStudyResponse()
    otolith__auth__v1__join_study_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__JoinStudyResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.accessToken = Codec.string(c.pointee.access_token)
    self.accessTokenExpireTime = c.pointee.access_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.enrolment = c.pointee.enrolment.map { AuthV1.Enrolment($0) }
    self.joinRequest = c.pointee.join_request.map { AuthV1.JoinRequest($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__JoinStudyResponse> {
    let c = arena.allocate(Otolith__Auth__V1__JoinStudyResponse.self)
    otolith__auth__v1__join_study_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpireTime { c.pointee.access_token_expire_time = value.cStruct(in: arena) }
    if let value = self.enrolment { c.pointee.enrolment = value.cStruct(in: arena) }
    if let value = self.joinRequest { c.pointee.join_request = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// Which study the caller leaves.
  public struct LeaveStudyRequest: Message {
    /// An unknown one, or one never joined, is answered as one that was left before.
    public var studyID: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
    }

    public init(
      studyID: String = ""
    ) {
      self.studyID = studyID
    }
  }
}

extension AuthV1.LeaveStudyRequest {
  public static var fullName: String { "otolith.auth.v1.LeaveStudyRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__LeaveStudyRequest()
    otolith__auth__v1__leave_study_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__LeaveStudyRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__LeaveStudyRequest> {
    let c = arena.allocate(Otolith__Auth__V1__LeaveStudyRequest.self)
    otolith__auth__v1__leave_study_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension AuthV1 {
  /// The participant does not take part (any more).
  public struct LeaveStudyResponse: Message {
    /// As in `JoinStudyResponse`: empty when there was nothing to leave.
    public var accessToken: String
    /// When `access_token` ends; absent without one.
    public var accessTokenExpireTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.accessToken = ""
      self.accessTokenExpireTime = nil
    }

    public init(
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
    }
  }
}

extension AuthV1.LeaveStudyResponse {
  public static var fullName: String { "otolith.auth.v1.LeaveStudyResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__LeaveStudyResponse()
    otolith__auth__v1__leave_study_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__LeaveStudyResponse>) {
    self.accessToken = Codec.string(c.pointee.access_token)
    self.accessTokenExpireTime = c.pointee.access_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__LeaveStudyResponse> {
    let c = arena.allocate(Otolith__Auth__V1__LeaveStudyResponse.self)
    otolith__auth__v1__leave_study_response__init(c)
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpireTime { c.pointee.access_token_expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// Names nobody: the enrolments are the caller's.
  public struct ListEnrolmentsRequest: Message {
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the page before; empty: the first page.
    public var pageToken: String

    /// Every field at its default.
    public init() {
      self.pageSize = 0
      self.pageToken = ""
    }

    public init(
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension AuthV1.ListEnrolmentsRequest {
  public static var fullName: String { "otolith.auth.v1.ListEnrolmentsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListEnrolmentsRequest()
    otolith__auth__v1__list_enrolments_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListEnrolmentsRequest>) {
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListEnrolmentsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListEnrolmentsRequest.self)
    otolith__auth__v1__list_enrolments_request__init(c)
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1 {
  /// A page of enrolments.
  public struct ListEnrolmentsResponse: Message {
    /// In the order of joining.
    public var enrolments: [AuthV1.Enrolment]
    /// For the next page; empty: this is the last one.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.enrolments = []
      self.nextPageToken = ""
    }

    public init(
      enrolments: [AuthV1.Enrolment] = [],
      nextPageToken: String = ""
    ) {
      self.enrolments = enrolments
      self.nextPageToken = nextPageToken
    }
  }
}

extension AuthV1.ListEnrolmentsResponse {
  public static var fullName: String { "otolith.auth.v1.ListEnrolmentsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListEnrolmentsResponse()
    otolith__auth__v1__list_enrolments_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListEnrolmentsResponse>) {
    self.enrolments = Codec.messages(c.pointee.enrolments, c.pointee.n_enrolments) { AuthV1.Enrolment($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListEnrolmentsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListEnrolmentsResponse.self)
    otolith__auth__v1__list_enrolments_response__init(c)
    if !self.enrolments.isEmpty {
      c.pointee.n_enrolments = self.enrolments.count
      c.pointee.enrolments = arena.array(self.enrolments) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__Enrolment>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1 {
  /// Names nobody: the requests are the caller's.
  public struct ListOwnJoinRequestsRequest: Message {
    /// UNSPECIFIED: whatever became of them.
    public var state: AuthV1.JoinRequestState
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the page before; empty: the first page.
    public var pageToken: String

    /// Every field at its default.
    public init() {
      self.state = AuthV1.JoinRequestState(rawValue: 0)
      self.pageSize = 0
      self.pageToken = ""
    }

    public init(
      state: AuthV1.JoinRequestState = AuthV1.JoinRequestState(rawValue: 0),
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.state = state
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension AuthV1.ListOwnJoinRequestsRequest {
  public static var fullName: String { "otolith.auth.v1.ListOwnJoinRequestsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListOwnJoinRequestsRequest()
    otolith__auth__v1__list_own_join_requests_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListOwnJoinRequestsRequest>) {
    self.state = AuthV1.JoinRequestState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListOwnJoinRequestsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListOwnJoinRequestsRequest.self)
    otolith__auth__v1__list_own_join_requests_request__init(c)
    c.pointee.state = Otolith__Auth__V1__JoinRequestState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1 {
  /// A page of requests to join.
  public struct ListOwnJoinRequestsResponse: Message {
    /// Oldest first.
    public var joinRequests: [AuthV1.JoinRequest]
    /// For the next page; empty: this is the last one.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.joinRequests = []
      self.nextPageToken = ""
    }

    public init(
      joinRequests: [AuthV1.JoinRequest] = [],
      nextPageToken: String = ""
    ) {
      self.joinRequests = joinRequests
      self.nextPageToken = nextPageToken
    }
  }
}

extension AuthV1.ListOwnJoinRequestsResponse {
  public static var fullName: String { "otolith.auth.v1.ListOwnJoinRequestsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListOwnJoinRequestsResponse()
    otolith__auth__v1__list_own_join_requests_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListOwnJoinRequestsResponse>) {
    self.joinRequests = Codec.messages(c.pointee.join_requests, c.pointee.n_join_requests) { AuthV1.JoinRequest($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListOwnJoinRequestsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListOwnJoinRequestsResponse.self)
    otolith__auth__v1__list_own_join_requests_response__init(c)
    if !self.joinRequests.isEmpty {
      c.pointee.n_join_requests = self.joinRequests.count
      c.pointee.join_requests = arena.array(self.joinRequests) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__JoinRequest>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1 {
  /// The time in which a participant takes part in a study without a break. Whoever joins again has another.
  public struct Enrolment: Message {
    /// The study.
    public var studyID: String
    /// When it began.
    public var joinTime: GoogleProtobuf.Timestamp?
    /// When it ended; absent while enrolled.
    public var leaveTime: GoogleProtobuf.Timestamp?
    /// `Study.consent_version` of the text that was consented to last.
    public var consentVersion: String
    /// BCP 47 language in which that text was shown.
    public var consentLanguage: String
    /// The study's group that the participant belongs to; empty: none.
    public var groupID: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.joinTime = nil
      self.leaveTime = nil
      self.consentVersion = ""
      self.consentLanguage = ""
      self.groupID = ""
    }

    public init(
      studyID: String = "",
      joinTime: GoogleProtobuf.Timestamp? = nil,
      leaveTime: GoogleProtobuf.Timestamp? = nil,
      consentVersion: String = "",
      consentLanguage: String = "",
      groupID: String = ""
    ) {
      self.studyID = studyID
      self.joinTime = joinTime
      self.leaveTime = leaveTime
      self.consentVersion = consentVersion
      self.consentLanguage = consentLanguage
      self.groupID = groupID
    }
  }
}

extension AuthV1.Enrolment {
  public static var fullName: String { "otolith.auth.v1.Enrolment" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__Enrolment()
    otolith__auth__v1__enrolment__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__Enrolment>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.joinTime = c.pointee.join_time.map { GoogleProtobuf.Timestamp($0) }
    self.leaveTime = c.pointee.leave_time.map { GoogleProtobuf.Timestamp($0) }
    self.consentVersion = Codec.string(c.pointee.consent_version)
    self.consentLanguage = Codec.string(c.pointee.consent_language)
    self.groupID = Codec.string(c.pointee.group_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Enrolment> {
    let c = arena.allocate(Otolith__Auth__V1__Enrolment.self)
    otolith__auth__v1__enrolment__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if let value = self.joinTime { c.pointee.join_time = value.cStruct(in: arena) }
    if let value = self.leaveTime { c.pointee.leave_time = value.cStruct(in: arena) }
    if !self.consentVersion.isEmpty { c.pointee.consent_version = arena.string(self.consentVersion) }
    if !self.consentLanguage.isEmpty { c.pointee.consent_language = arena.string(self.consentLanguage) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    return c
  }
}

extension AuthV1 {
  /// Somebody asks to take part in a study.
  public struct JoinRequest: Message {
    /// Made by the server; names the person for this one request only.
    public var joinRequestID: String
    /// The study that is asked for.
    public var studyID: String
    /// What became of it.
    public var state: AuthV1.JoinRequestState
    /// When it was made.
    public var requestTime: GoogleProtobuf.Timestamp?
    /// When it was decided, withdrawn or expired; absent while it is pending.
    public var decideTime: GoogleProtobuf.Timestamp?
    /// While pending: when it expires.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// The leader's, for the participant; at most 500 characters.
    public var reason: String
    /// The participant's, for the leader; empty once it is decided.
    public var note: String

    /// Every field at its default.
    public init() {
      self.joinRequestID = ""
      self.studyID = ""
      self.state = AuthV1.JoinRequestState(rawValue: 0)
      self.requestTime = nil
      self.decideTime = nil
      self.expireTime = nil
      self.reason = ""
      self.note = ""
    }

    public init(
      joinRequestID: String = "",
      studyID: String = "",
      state: AuthV1.JoinRequestState = AuthV1.JoinRequestState(rawValue: 0),
      requestTime: GoogleProtobuf.Timestamp? = nil,
      decideTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      reason: String = "",
      note: String = ""
    ) {
      self.joinRequestID = joinRequestID
      self.studyID = studyID
      self.state = state
      self.requestTime = requestTime
      self.decideTime = decideTime
      self.expireTime = expireTime
      self.reason = reason
      self.note = note
    }
  }
}

extension AuthV1.JoinRequest {
  public static var fullName: String { "otolith.auth.v1.JoinRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__JoinRequest()
    otolith__auth__v1__join_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__JoinRequest>) {
    self.joinRequestID = Codec.string(c.pointee.join_request_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.state = AuthV1.JoinRequestState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
    self.requestTime = c.pointee.request_time.map { GoogleProtobuf.Timestamp($0) }
    self.decideTime = c.pointee.decide_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.reason = Codec.string(c.pointee.reason)
    self.note = Codec.string(c.pointee.note)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__JoinRequest> {
    let c = arena.allocate(Otolith__Auth__V1__JoinRequest.self)
    otolith__auth__v1__join_request__init(c)
    if !self.joinRequestID.isEmpty { c.pointee.join_request_id = arena.string(self.joinRequestID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.state = Otolith__Auth__V1__JoinRequestState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    if let value = self.requestTime { c.pointee.request_time = value.cStruct(in: arena) }
    if let value = self.decideTime { c.pointee.decide_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    if !self.note.isEmpty { c.pointee.note = arena.string(self.note) }
    return c
  }
}

extension AuthV1 {
  /// Requests to join one study.
  public struct ListJoinRequestsRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// UNSPECIFIED: pending ones.
    public var state: AuthV1.JoinRequestState
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the page before; empty: the first page.
    public var pageToken: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.state = AuthV1.JoinRequestState(rawValue: 0)
      self.pageSize = 0
      self.pageToken = ""
    }

    public init(
      studyID: String = "",
      state: AuthV1.JoinRequestState = AuthV1.JoinRequestState(rawValue: 0),
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.state = state
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension AuthV1.ListJoinRequestsRequest {
  public static var fullName: String { "otolith.auth.v1.ListJoinRequestsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListJoinRequestsRequest()
    otolith__auth__v1__list_join_requests_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListJoinRequestsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.state = AuthV1.JoinRequestState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListJoinRequestsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListJoinRequestsRequest.self)
    otolith__auth__v1__list_join_requests_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.state = Otolith__Auth__V1__JoinRequestState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1 {
  /// A page of requests to join.
  public struct ListJoinRequestsResponse: Message {
    /// Oldest first.
    public var joinRequests: [AuthV1.JoinRequest]
    /// For the next page; empty: this is the last one.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.joinRequests = []
      self.nextPageToken = ""
    }

    public init(
      joinRequests: [AuthV1.JoinRequest] = [],
      nextPageToken: String = ""
    ) {
      self.joinRequests = joinRequests
      self.nextPageToken = nextPageToken
    }
  }
}

extension AuthV1.ListJoinRequestsResponse {
  public static var fullName: String { "otolith.auth.v1.ListJoinRequestsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListJoinRequestsResponse()
    otolith__auth__v1__list_join_requests_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListJoinRequestsResponse>) {
    self.joinRequests = Codec.messages(c.pointee.join_requests, c.pointee.n_join_requests) { AuthV1.JoinRequest($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListJoinRequestsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListJoinRequestsResponse.self)
    otolith__auth__v1__list_join_requests_response__init(c)
    if !self.joinRequests.isEmpty {
      c.pointee.n_join_requests = self.joinRequests.count
      c.pointee.join_requests = arena.array(self.joinRequests) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__JoinRequest>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1 {
  /// A leader's decision.
  public struct DecideJoinRequestRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// `JoinRequest.join_request_id`.
    public var joinRequestID: String
    /// Rejected otherwise.
    public var approve: Bool
    /// Shown to the participant; at most 500 characters.
    public var reason: String
    /// With an approval: the group that the member belongs to; empty: none. With a rejection it must be
    /// empty.
    public var groupID: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.joinRequestID = ""
      self.approve = false
      self.reason = ""
      self.groupID = ""
    }

    public init(
      studyID: String = "",
      joinRequestID: String = "",
      approve: Bool = false,
      reason: String = "",
      groupID: String = ""
    ) {
      self.studyID = studyID
      self.joinRequestID = joinRequestID
      self.approve = approve
      self.reason = reason
      self.groupID = groupID
    }
  }
}

extension AuthV1.DecideJoinRequestRequest {
  public static var fullName: String { "otolith.auth.v1.DecideJoinRequestRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__DecideJoinRequestRequest()
    otolith__auth__v1__decide_join_request_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__DecideJoinRequestRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.joinRequestID = Codec.string(c.pointee.join_request_id)
    self.approve = c.pointee.approve != 0
    self.reason = Codec.string(c.pointee.reason)
    self.groupID = Codec.string(c.pointee.group_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__DecideJoinRequestRequest> {
    let c = arena.allocate(Otolith__Auth__V1__DecideJoinRequestRequest.self)
    otolith__auth__v1__decide_join_request_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.joinRequestID.isEmpty { c.pointee.join_request_id = arena.string(self.joinRequestID) }
    c.pointee.approve = self.approve ? 1 : 0
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    return c
  }
}

extension AuthV1 {
  /// The request is decided.
  public struct DecideJoinRequestResponse: Message {
    /// Whether by this call.
    public var outcome: AuthV1.WriteOutcome
    /// As it stands now.
    public var joinRequest: AuthV1.JoinRequest?

    /// Every field at its default.
    public init() {
      self.outcome = AuthV1.WriteOutcome(rawValue: 0)
      self.joinRequest = nil
    }

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      joinRequest: AuthV1.JoinRequest? = nil
    ) {
      self.outcome = outcome
      self.joinRequest = joinRequest
    }
  }
}

extension AuthV1.DecideJoinRequestResponse {
  public static var fullName: String { "otolith.auth.v1.DecideJoinRequestResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__DecideJoinRequestResponse()
    otolith__auth__v1__decide_join_request_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__DecideJoinRequestResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.joinRequest = c.pointee.join_request.map { AuthV1.JoinRequest($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__DecideJoinRequestResponse> {
    let c = arena.allocate(Otolith__Auth__V1__DecideJoinRequestResponse.self)
    otolith__auth__v1__decide_join_request_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if let value = self.joinRequest { c.pointee.join_request = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// Members of one study.
  public struct ListMembersRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the page before; empty: the first page.
    public var pageToken: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.pageSize = 0
      self.pageToken = ""
    }

    public init(
      studyID: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension AuthV1.ListMembersRequest {
  public static var fullName: String { "otolith.auth.v1.ListMembersRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListMembersRequest()
    otolith__auth__v1__list_members_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListMembersRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListMembersRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListMembersRequest.self)
    otolith__auth__v1__list_members_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1 {
  /// A page of members.
  public struct ListMembersResponse: Message {
    /// In the order of joining.
    public var members: [AuthV1.Member]
    /// For the next page; empty: this is the last one.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.members = []
      self.nextPageToken = ""
    }

    public init(
      members: [AuthV1.Member] = [],
      nextPageToken: String = ""
    ) {
      self.members = members
      self.nextPageToken = nextPageToken
    }
  }
}

extension AuthV1.ListMembersResponse {
  public static var fullName: String { "otolith.auth.v1.ListMembersResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListMembersResponse()
    otolith__auth__v1__list_members_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListMembersResponse>) {
    self.members = Codec.messages(c.pointee.members, c.pointee.n_members) { AuthV1.Member($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListMembersResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListMembersResponse.self)
    otolith__auth__v1__list_members_response__init(c)
    if !self.members.isEmpty {
      c.pointee.n_members = self.members.count
      c.pointee.members = arena.array(self.members) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__Member>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1 {
  /// Somebody who takes part, as leaders see it.
  public struct Member: Message {
    /// Of this enrolment; whoever joins again has another one.
    public var memberID: String
    /// When the enrolment began.
    public var joinTime: GoogleProtobuf.Timestamp?
    /// The study's group that the member belongs to; empty: none.
    public var groupID: String

    /// Every field at its default.
    public init() {
      self.memberID = ""
      self.joinTime = nil
      self.groupID = ""
    }

    public init(
      memberID: String = "",
      joinTime: GoogleProtobuf.Timestamp? = nil,
      groupID: String = ""
    ) {
      self.memberID = memberID
      self.joinTime = joinTime
      self.groupID = groupID
    }
  }
}

extension AuthV1.Member {
  public static var fullName: String { "otolith.auth.v1.Member" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__Member()
    otolith__auth__v1__member__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__Member>) {
    self.memberID = Codec.string(c.pointee.member_id)
    self.joinTime = c.pointee.join_time.map { GoogleProtobuf.Timestamp($0) }
    self.groupID = Codec.string(c.pointee.group_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Member> {
    let c = arena.allocate(Otolith__Auth__V1__Member.self)
    otolith__auth__v1__member__init(c)
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
    if let value = self.joinTime { c.pointee.join_time = value.cStruct(in: arena) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    return c
  }
}

extension AuthV1 {
  /// A member and a group.
  public struct SetMemberGroupRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// `Member.member_id`.
    public var memberID: String
    /// The group that the member belongs to from now on; empty: none.
    public var groupID: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.memberID = ""
      self.groupID = ""
    }

    public init(
      studyID: String = "",
      memberID: String = "",
      groupID: String = ""
    ) {
      self.studyID = studyID
      self.memberID = memberID
      self.groupID = groupID
    }
  }
}

extension AuthV1.SetMemberGroupRequest {
  public static var fullName: String { "otolith.auth.v1.SetMemberGroupRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SetMemberGroupRequest()
    otolith__auth__v1__set_member_group_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SetMemberGroupRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.memberID = Codec.string(c.pointee.member_id)
    self.groupID = Codec.string(c.pointee.group_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SetMemberGroupRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SetMemberGroupRequest.self)
    otolith__auth__v1__set_member_group_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    return c
  }
}

extension AuthV1 {
  /// The member is in the group.
  public struct SetMemberGroupResponse: Message {
    /// As it stands now.
    public var member: AuthV1.Member?

    /// Every field at its default.
    public init() {
      self.member = nil
    }

    public init(
      member: AuthV1.Member? = nil
    ) {
      self.member = member
    }
  }
}

extension AuthV1.SetMemberGroupResponse {
  public static var fullName: String { "otolith.auth.v1.SetMemberGroupResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SetMemberGroupResponse()
    otolith__auth__v1__set_member_group_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SetMemberGroupResponse>) {
    self.member = c.pointee.member.map { AuthV1.Member($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SetMemberGroupResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SetMemberGroupResponse.self)
    otolith__auth__v1__set_member_group_response__init(c)
    if let value = self.member { c.pointee.member = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// An invitation to make.
  public struct CreateInvitationRequest: Message {
    /// Client-made UUID.
    public var invitationID: String
    /// One that the caller leads.
    public var studyID: String
    /// Whoever joins by it belongs to the group; empty: none.
    public var groupID: String
    /// How many may join by it: 1–100,000; 0 means 1.
    public var usesMax: UInt32
    /// 1–365 days; 0 means 30.
    public var validDays: UInt32

    /// Every field at its default.
    public init() {
      self.invitationID = ""
      self.studyID = ""
      self.groupID = ""
      self.usesMax = 0
      self.validDays = 0
    }

    public init(
      invitationID: String = "",
      studyID: String = "",
      groupID: String = "",
      usesMax: UInt32 = 0,
      validDays: UInt32 = 0
    ) {
      self.invitationID = invitationID
      self.studyID = studyID
      self.groupID = groupID
      self.usesMax = usesMax
      self.validDays = validDays
    }
  }
}

extension AuthV1.CreateInvitationRequest {
  public static var fullName: String { "otolith.auth.v1.CreateInvitationRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__CreateInvitationRequest()
    otolith__auth__v1__create_invitation_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__CreateInvitationRequest>) {
    self.invitationID = Codec.string(c.pointee.invitation_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.groupID = Codec.string(c.pointee.group_id)
    self.usesMax = c.pointee.uses_max
    self.validDays = c.pointee.valid_days
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__CreateInvitationRequest> {
    let c = arena.allocate(Otolith__Auth__V1__CreateInvitationRequest.self)
    otolith__auth__v1__create_invitation_request__init(c)
    if !self.invitationID.isEmpty { c.pointee.invitation_id = arena.string(self.invitationID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    c.pointee.uses_max = self.usesMax
    c.pointee.valid_days = self.validDays
    return c
  }
}

extension AuthV1 {
  /// A code by which people join a study.
  public struct Invitation: Message {
    /// The client's UUID.
    public var invitationID: String
    /// The study that is joined.
    public var studyID: String
    /// The group that whoever joins belongs to; empty: none.
    public var groupID: String
    /// Two groups of five letters and digits.
    public var code: String
    /// How many have joined by it.
    public var uses: UInt32
    /// How many may join by it.
    public var usesMax: UInt32
    /// When it was made.
    public var createTime: GoogleProtobuf.Timestamp?
    /// From when on nobody joins by it.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// When a leader revoked it; absent: nobody did.
    public var revokeTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.invitationID = ""
      self.studyID = ""
      self.groupID = ""
      self.code = ""
      self.uses = 0
      self.usesMax = 0
      self.createTime = nil
      self.expireTime = nil
      self.revokeTime = nil
    }

    public init(
      invitationID: String = "",
      studyID: String = "",
      groupID: String = "",
      code: String = "",
      uses: UInt32 = 0,
      usesMax: UInt32 = 0,
      createTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      revokeTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.invitationID = invitationID
      self.studyID = studyID
      self.groupID = groupID
      self.code = code
      self.uses = uses
      self.usesMax = usesMax
      self.createTime = createTime
      self.expireTime = expireTime
      self.revokeTime = revokeTime
    }
  }
}

extension AuthV1.Invitation {
  public static var fullName: String { "otolith.auth.v1.Invitation" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__Invitation()
    otolith__auth__v1__invitation__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__Invitation>) {
    self.invitationID = Codec.string(c.pointee.invitation_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.groupID = Codec.string(c.pointee.group_id)
    self.code = Codec.string(c.pointee.code)
    self.uses = c.pointee.uses
    self.usesMax = c.pointee.uses_max
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.revokeTime = c.pointee.revoke_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Invitation> {
    let c = arena.allocate(Otolith__Auth__V1__Invitation.self)
    otolith__auth__v1__invitation__init(c)
    if !self.invitationID.isEmpty { c.pointee.invitation_id = arena.string(self.invitationID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    c.pointee.uses = self.uses
    c.pointee.uses_max = self.usesMax
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    if let value = self.revokeTime { c.pointee.revoke_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// Invitations of one study.
  public struct ListInvitationsRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the page before; empty: the first page.
    public var pageToken: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.pageSize = 0
      self.pageToken = ""
    }

    public init(
      studyID: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension AuthV1.ListInvitationsRequest {
  public static var fullName: String { "otolith.auth.v1.ListInvitationsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListInvitationsRequest()
    otolith__auth__v1__list_invitations_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListInvitationsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListInvitationsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListInvitationsRequest.self)
    otolith__auth__v1__list_invitations_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1 {
  /// A page of invitations.
  public struct ListInvitationsResponse: Message {
    /// Newest first.
    public var invitations: [AuthV1.Invitation]
    /// For the next page; empty: this is the last one.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.invitations = []
      self.nextPageToken = ""
    }

    public init(
      invitations: [AuthV1.Invitation] = [],
      nextPageToken: String = ""
    ) {
      self.invitations = invitations
      self.nextPageToken = nextPageToken
    }
  }
}

extension AuthV1.ListInvitationsResponse {
  public static var fullName: String { "otolith.auth.v1.ListInvitationsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListInvitationsResponse()
    otolith__auth__v1__list_invitations_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListInvitationsResponse>) {
    self.invitations = Codec.messages(c.pointee.invitations, c.pointee.n_invitations) { AuthV1.Invitation($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListInvitationsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListInvitationsResponse.self)
    otolith__auth__v1__list_invitations_response__init(c)
    if !self.invitations.isEmpty {
      c.pointee.n_invitations = self.invitations.count
      c.pointee.invitations = arena.array(self.invitations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__Invitation>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1 {
  /// An invitation to end.
  public struct RevokeInvitationRequest: Message {
    /// One that the caller leads.
    public var studyID: String
    /// `Invitation.invitation_id`.
    public var invitationID: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.invitationID = ""
    }

    public init(
      studyID: String = "",
      invitationID: String = ""
    ) {
      self.studyID = studyID
      self.invitationID = invitationID
    }
  }
}

extension AuthV1.RevokeInvitationRequest {
  public static var fullName: String { "otolith.auth.v1.RevokeInvitationRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RevokeInvitationRequest()
    otolith__auth__v1__revoke_invitation_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RevokeInvitationRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.invitationID = Codec.string(c.pointee.invitation_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RevokeInvitationRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RevokeInvitationRequest.self)
    otolith__auth__v1__revoke_invitation_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.invitationID.isEmpty { c.pointee.invitation_id = arena.string(self.invitationID) }
    return c
  }
}

extension AuthV1 {
  /// The invitation has ended.
  public struct RevokeInvitationResponse: Message {
    /// As it stands now; revoked by this call or an earlier one.
    public var invitation: AuthV1.Invitation?

    /// Every field at its default.
    public init() {
      self.invitation = nil
    }

    public init(
      invitation: AuthV1.Invitation? = nil
    ) {
      self.invitation = invitation
    }
  }
}

extension AuthV1.RevokeInvitationResponse {
  public static var fullName: String { "otolith.auth.v1.RevokeInvitationResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RevokeInvitationResponse()
    otolith__auth__v1__revoke_invitation_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RevokeInvitationResponse>) {
    self.invitation = c.pointee.invitation.map { AuthV1.Invitation($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RevokeInvitationResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RevokeInvitationResponse.self)
    otolith__auth__v1__revoke_invitation_response__init(c)
    if let value = self.invitation { c.pointee.invitation = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// An account to create.
  public struct RegisterStudyLeaderRequest: Message {
    /// Client-made UUID.
    public var requestID: String
    /// As in RegisterAccountRequest.
    public var username: String
    /// At most 50; they need not be known here yet.
    public var studyIDs: [String]
    /// Where the invitation is mailed; kept, for resets. Empty: the answer has a code.
    public var email: String
    /// BCP 47 language for mails; empty means English.
    public var language: String

    /// Every field at its default.
    public init() {
      self.requestID = ""
      self.username = ""
      self.studyIDs = []
      self.email = ""
      self.language = ""
    }

    public init(
      requestID: String = "",
      username: String = "",
      studyIDs: [String] = [],
      email: String = "",
      language: String = ""
    ) {
      self.requestID = requestID
      self.username = username
      self.studyIDs = studyIDs
      self.email = email
      self.language = language
    }
  }
}

extension AuthV1.RegisterStudyLeaderRequest {
  public static var fullName: String { "otolith.auth.v1.RegisterStudyLeaderRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RegisterStudyLeaderRequest()
    otolith__auth__v1__register_study_leader_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RegisterStudyLeaderRequest>) {
    self.requestID = Codec.string(c.pointee.request_id)
    self.username = Codec.string(c.pointee.username)
    self.studyIDs = Codec.array(c.pointee.study_ids, c.pointee.n_study_ids) { Codec.string($0) }
    self.email = Codec.string(c.pointee.email)
    self.language = Codec.string(c.pointee.language)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterStudyLeaderRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterStudyLeaderRequest.self)
    otolith__auth__v1__register_study_leader_request__init(c)
    if !self.requestID.isEmpty { c.pointee.request_id = arena.string(self.requestID) }
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.studyIDs.isEmpty {
      c.pointee.n_study_ids = self.studyIDs.count
      c.pointee.study_ids = arena.array(self.studyIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.email.isEmpty { c.pointee.email = arena.string(self.email) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    return c
  }
}

extension AuthV1 {
  /// The account is there.
  public struct RegisterStudyLeaderResponse: Message {
    /// Whether it was before.
    public var outcome: AuthV1.WriteOutcome
    /// Without an address, until its owner has come: to be handed over. The same request again is answered
    /// with another one, since the first answer may have been lost; any of them is good.
    public var invitationCode: String
    /// When `invitation_code` ends; absent without one.
    public var expireTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.outcome = AuthV1.WriteOutcome(rawValue: 0)
      self.invitationCode = ""
      self.expireTime = nil
    }

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      invitationCode: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.outcome = outcome
      self.invitationCode = invitationCode
      self.expireTime = expireTime
    }
  }
}

extension AuthV1.RegisterStudyLeaderResponse {
  public static var fullName: String { "otolith.auth.v1.RegisterStudyLeaderResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RegisterStudyLeaderResponse()
    otolith__auth__v1__register_study_leader_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RegisterStudyLeaderResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.invitationCode = Codec.string(c.pointee.invitation_code)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterStudyLeaderResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterStudyLeaderResponse.self)
    otolith__auth__v1__register_study_leader_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if !self.invitationCode.isEmpty { c.pointee.invitation_code = arena.string(self.invitationCode) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// An account to create.
  public struct RegisterAdministratorRequest: Message {
    /// Client-made UUID.
    public var requestID: String
    /// As in RegisterAccountRequest.
    public var username: String
    /// Where the invitation is mailed; kept, for resets. Empty: the answer has a code.
    public var email: String
    /// BCP 47 language for mails; empty means English.
    public var language: String

    /// Every field at its default.
    public init() {
      self.requestID = ""
      self.username = ""
      self.email = ""
      self.language = ""
    }

    public init(
      requestID: String = "",
      username: String = "",
      email: String = "",
      language: String = ""
    ) {
      self.requestID = requestID
      self.username = username
      self.email = email
      self.language = language
    }
  }
}

extension AuthV1.RegisterAdministratorRequest {
  public static var fullName: String { "otolith.auth.v1.RegisterAdministratorRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RegisterAdministratorRequest()
    otolith__auth__v1__register_administrator_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RegisterAdministratorRequest>) {
    self.requestID = Codec.string(c.pointee.request_id)
    self.username = Codec.string(c.pointee.username)
    self.email = Codec.string(c.pointee.email)
    self.language = Codec.string(c.pointee.language)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterAdministratorRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterAdministratorRequest.self)
    otolith__auth__v1__register_administrator_request__init(c)
    if !self.requestID.isEmpty { c.pointee.request_id = arena.string(self.requestID) }
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.email.isEmpty { c.pointee.email = arena.string(self.email) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    return c
  }
}

extension AuthV1 {
  /// The account is there.
  public struct RegisterAdministratorResponse: Message {
    /// Whether it was before.
    public var outcome: AuthV1.WriteOutcome
    /// As in RegisterStudyLeaderResponse.
    public var invitationCode: String
    /// When `invitation_code` ends; absent without one.
    public var expireTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.outcome = AuthV1.WriteOutcome(rawValue: 0)
      self.invitationCode = ""
      self.expireTime = nil
    }

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      invitationCode: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.outcome = outcome
      self.invitationCode = invitationCode
      self.expireTime = expireTime
    }
  }
}

extension AuthV1.RegisterAdministratorResponse {
  public static var fullName: String { "otolith.auth.v1.RegisterAdministratorResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RegisterAdministratorResponse()
    otolith__auth__v1__register_administrator_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RegisterAdministratorResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.invitationCode = Codec.string(c.pointee.invitation_code)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterAdministratorResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterAdministratorResponse.self)
    otolith__auth__v1__register_administrator_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if !self.invitationCode.isEmpty { c.pointee.invitation_code = arena.string(self.invitationCode) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// The studies that somebody leads from now on.
  public struct SetLedStudiesRequest: Message {
    /// Of a study leader.
    public var username: String
    /// At most 50, in the place of those before; empty: none.
    public var studyIDs: [String]

    /// Every field at its default.
    public init() {
      self.username = ""
      self.studyIDs = []
    }

    public init(
      username: String = "",
      studyIDs: [String] = []
    ) {
      self.username = username
      self.studyIDs = studyIDs
    }
  }
}

extension AuthV1.SetLedStudiesRequest {
  public static var fullName: String { "otolith.auth.v1.SetLedStudiesRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SetLedStudiesRequest()
    otolith__auth__v1__set_led_studies_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SetLedStudiesRequest>) {
    self.username = Codec.string(c.pointee.username)
    self.studyIDs = Codec.array(c.pointee.study_ids, c.pointee.n_study_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SetLedStudiesRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SetLedStudiesRequest.self)
    otolith__auth__v1__set_led_studies_request__init(c)
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.studyIDs.isEmpty {
      c.pointee.n_study_ids = self.studyIDs.count
      c.pointee.study_ids = arena.array(self.studyIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension AuthV1 {
  /// The studies are replaced.
  public struct SetLedStudiesResponse: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension AuthV1.SetLedStudiesResponse {
  public static var fullName: String { "otolith.auth.v1.SetLedStudiesResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SetLedStudiesResponse()
    otolith__auth__v1__set_led_studies_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SetLedStudiesResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SetLedStudiesResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SetLedStudiesResponse.self)
    otolith__auth__v1__set_led_studies_response__init(c)
    return c
  }
}

extension AuthV1 {
  /// Asks for all keys.
  public struct ListSigningKeysRequest: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension AuthV1.ListSigningKeysRequest {
  public static var fullName: String { "otolith.auth.v1.ListSigningKeysRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListSigningKeysRequest()
    otolith__auth__v1__list_signing_keys_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListSigningKeysRequest>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListSigningKeysRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListSigningKeysRequest.self)
    otolith__auth__v1__list_signing_keys_request__init(c)
    return c
  }
}

extension AuthV1 {
  /// All keys.
  public struct ListSigningKeysResponse: Message {
    /// JSON Web Key Set (RFC 7517, RFC 8037), ready for any JWT library.
    public var jwksJSON: String

    /// Every field at its default.
    public init() {
      self.jwksJSON = ""
    }

    public init(
      jwksJSON: String = ""
    ) {
      self.jwksJSON = jwksJSON
    }
  }
}

extension AuthV1.ListSigningKeysResponse {
  public static var fullName: String { "otolith.auth.v1.ListSigningKeysResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListSigningKeysResponse()
    otolith__auth__v1__list_signing_keys_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListSigningKeysResponse>) {
    self.jwksJSON = Codec.string(c.pointee.jwks_json)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListSigningKeysResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListSigningKeysResponse.self)
    otolith__auth__v1__list_signing_keys_response__init(c)
    if !self.jwksJSON.isEmpty { c.pointee.jwks_json = arena.string(self.jwksJSON) }
    return c
  }
}

extension AuthV1 {
  /// The descriptor of `otolith/auth/v1/auth.proto`.
  public static let authFile = ProtoFile(
    name: "otolith/auth/v1/auth.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: """
      ChpvdG9saXRoL2F1dGgvdjEvYXV0aC5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1w\
      LnByb3RvIsYBChZSZWdpc3RlckFjY291bnRSZXF1ZXN0Eh0KCnJlcXVlc3RfaWQYASABKAlSCXJlcXVlc3RJZBIaCgh1c2Vy\
      bmFtZRgCIAEoCVIIdXNlcm5hbWUSGgoIcGFzc3dvcmQYAyABKAlSCHBhc3N3b3JkEhQKBWVtYWlsGAQgASgJUgVlbWFpbBIj\
      Cg1lbWFpbF9jb25zZW50GAUgASgIUgxlbWFpbENvbnNlbnQSGgoIbGFuZ3VhZ2UYBiABKAlSCGxhbmd1YWdlIqwBChdSZWdp\
      c3RlckFjY291bnRSZXNwb25zZRI3CgdvdXRjb21lGAEgASgOMh0ub3RvbGl0aC5hdXRoLnYxLldyaXRlT3V0Y29tZVIHb3V0\
      Y29tZRIzChVjb25maXJtYXRpb25fcmVxdWlyZWQYAiABKAhSFGNvbmZpcm1hdGlvblJlcXVpcmVkEiMKDXJlY292ZXJ5X2Nv\
      ZGUYAyABKAlSDHJlY292ZXJ5Q29kZSJHChVDb25maXJtQWNjb3VudFJlcXVlc3QSGgoIdXNlcm5hbWUYASABKAlSCHVzZXJu\
      YW1lEhIKBGNvZGUYAiABKAlSBGNvZGUigQEKFkNvbmZpcm1BY2NvdW50UmVzcG9uc2USQgoNZW1haWxfb3V0Y29tZRgBIAEo\
      DjIdLm90b2xpdGguYXV0aC52MS5FbWFpbE91dGNvbWVSDGVtYWlsT3V0Y29tZRIjCg1yZWNvdmVyeV9jb2RlGAIgASgJUgxy\
      ZWNvdmVyeUNvZGUiNwoZUmVzZW5kQ29uZmlybWF0aW9uUmVxdWVzdBIaCgh1c2VybmFtZRgBIAEoCVIIdXNlcm5hbWUiHAoa\
      UmVzZW5kQ29uZmlybWF0aW9uUmVzcG9uc2UiEwoRR2V0QWNjb3VudFJlcXVlc3Qi2QEKB0FjY291bnQSJQoOcGFydGljaXBh\
      bnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lEhQKBWVtYWlsGAMgASgJUgVl\
      bWFpbBIaCghsYW5ndWFnZRgEIAEoCVIIbGFuZ3VhZ2USHAoJYW5vbnltb3VzGAUgASgIUglhbm9ueW1vdXMSOwoLY3JlYXRl\
      X3RpbWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjcmVhdGVUaW1lImUKDVNpZ25JblJlcXVlc3QSGgoI\
      dXNlcm5hbWUYASABKAlSCHVzZXJuYW1lEhoKCHBhc3N3b3JkGAIgASgJUghwYXNzd29yZBIcCglhdWRpZW5jZXMYAyADKAlS\
      CWF1ZGllbmNlcyKrAgoOU2lnbkluUmVzcG9uc2USIQoMYWNjZXNzX3Rva2VuGAEgASgJUgthY2Nlc3NUb2tlbhJTChhhY2Nl\
      c3NfdG9rZW5fZXhwaXJlX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nlc3NUb2tlbkV4cGly\
      ZVRpbWUSIwoNcmVmcmVzaF90b2tlbhgDIAEoCVIMcmVmcmVzaFRva2VuElUKGXJlZnJlc2hfdG9rZW5fZXhwaXJlX3RpbWUY\
      BCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhZyZWZyZXNoVG9rZW5FeHBpcmVUaW1lEiUKDnBhcnRpY2lwYW50\
      X2lkGAUgASgJUg1wYXJ0aWNpcGFudElkIlcKGFNpZ25JbkFub255bW91c2x5UmVxdWVzdBIdCgpyZXF1ZXN0X2lkGAEgASgJ\
      UglyZXF1ZXN0SWQSHAoJYXVkaWVuY2VzGAIgAygJUglhdWRpZW5jZXMitgIKGVNpZ25JbkFub255bW91c2x5UmVzcG9uc2US\
      IQoMYWNjZXNzX3Rva2VuGAEgASgJUgthY2Nlc3NUb2tlbhJTChhhY2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUYAiABKAsyGi5n\
      b29nbGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nlc3NUb2tlbkV4cGlyZVRpbWUSIwoNcmVmcmVzaF90b2tlbhgDIAEoCVIM\
      cmVmcmVzaFRva2VuElUKGXJlZnJlc2hfdG9rZW5fZXhwaXJlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0\
      YW1wUhZyZWZyZXNoVG9rZW5FeHBpcmVUaW1lEiUKDnBhcnRpY2lwYW50X2lkGAUgASgJUg1wYXJ0aWNpcGFudElkIjUKDlJl\
      ZnJlc2hSZXF1ZXN0EiMKDXJlZnJlc2hfdG9rZW4YASABKAlSDHJlZnJlc2hUb2tlbiKsAgoPUmVmcmVzaFJlc3BvbnNlEiEK\
      DGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhouZ29v\
      Z2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lEiMKDXJlZnJlc2hfdG9rZW4YAyABKAlSDHJl\
      ZnJlc2hUb2tlbhJVChlyZWZyZXNoX3Rva2VuX2V4cGlyZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFt\
      cFIWcmVmcmVzaFRva2VuRXhwaXJlVGltZRIlCg5wYXJ0aWNpcGFudF9pZBgFIAEoCVINcGFydGljaXBhbnRJZCI1Cg5TaWdu\
      T3V0UmVxdWVzdBIjCg1yZWZyZXNoX3Rva2VuGAEgASgJUgxyZWZyZXNoVG9rZW4iEQoPU2lnbk91dFJlc3BvbnNlItoBChBK\
      b2luU3R1ZHlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhoKCHBhc3N3b3JkGAIgASgJUghwYXNzd29yZBIn\
      Cg9jb25zZW50X3ZlcnNpb24YAyABKAlSDmNvbnNlbnRWZXJzaW9uEikKEGNvbnNlbnRfbGFuZ3VhZ2UYBCABKAlSD2NvbnNl\
      bnRMYW5ndWFnZRInCg9pbnZpdGF0aW9uX2NvZGUYBSABKAlSDmludml0YXRpb25Db2RlEhIKBG5vdGUYBiABKAlSBG5vdGUi\
      vwIKEUpvaW5TdHVkeVJlc3BvbnNlEjcKB291dGNvbWUYASABKA4yHS5vdG9saXRoLmF1dGgudjEuV3JpdGVPdXRjb21lUgdv\
      dXRjb21lEiEKDGFjY2Vzc190b2tlbhgCIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAMg\
      ASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lEjgKCWVucm9sbWVudBgEIAEo\
      CzIaLm90b2xpdGguYXV0aC52MS5FbnJvbG1lbnRSCWVucm9sbWVudBI/Cgxqb2luX3JlcXVlc3QYBSABKAsyHC5vdG9saXRo\
      LmF1dGgudjEuSm9pblJlcXVlc3RSC2pvaW5SZXF1ZXN0Ii4KEUxlYXZlU3R1ZHlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJ\
      UgdzdHVkeUlkIowBChJMZWF2ZVN0dWR5UmVzcG9uc2USIQoMYWNjZXNzX3Rva2VuGAEgASgJUgthY2Nlc3NUb2tlbhJTChhh\
      Y2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nlc3NUb2tlbkV4\
      cGlyZVRpbWUiUwoVTGlzdEVucm9sbWVudHNSZXF1ZXN0EhsKCXBhZ2Vfc2l6ZRgBIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90\
      b2tlbhgCIAEoCVIJcGFnZVRva2VuIpEBChZMaXN0RW5yb2xtZW50c1Jlc3BvbnNlEjoKCmVucm9sbWVudHMYASADKAsyGi5v\
      dG9saXRoLmF1dGgudjEuRW5yb2xtZW50UgplbnJvbG1lbnRzEiYKD25leHRfcGFnZV90b2tlbhgDIAEoCVINbmV4dFBhZ2VU\
      b2tlbkoECAIQA1INam9pbl9yZXF1ZXN0cyKRAQoaTGlzdE93bkpvaW5SZXF1ZXN0c1JlcXVlc3QSNwoFc3RhdGUYASABKA4y\
      IS5vdG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RTdGF0ZVIFc3RhdGUSGwoJcGFnZV9zaXplGAIgASgNUghwYWdlU2l6ZRId\
      CgpwYWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4iiAEKG0xpc3RPd25Kb2luUmVxdWVzdHNSZXNwb25zZRJBCg1qb2luX3Jl\
      cXVlc3RzGAEgAygLMhwub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0Ugxqb2luUmVxdWVzdHMSJgoPbmV4dF9wYWdlX3Rv\
      a2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIokCCglFbnJvbG1lbnQSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSNwoJam9p\
      bl90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIam9pblRpbWUSOQoKbGVhdmVfdGltZRgDIAEoCzIa\
      Lmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWxlYXZlVGltZRInCg9jb25zZW50X3ZlcnNpb24YBCABKAlSDmNvbnNlbnRW\
      ZXJzaW9uEikKEGNvbnNlbnRfbGFuZ3VhZ2UYBSABKAlSD2NvbnNlbnRMYW5ndWFnZRIZCghncm91cF9pZBgGIAEoCVIHZ3Jv\
      dXBJZCLuAgoLSm9pblJlcXVlc3QSJgoPam9pbl9yZXF1ZXN0X2lkGAEgASgJUg1qb2luUmVxdWVzdElkEhkKCHN0dWR5X2lk\
      GAIgASgJUgdzdHVkeUlkEjcKBXN0YXRlGAMgASgOMiEub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0U3RhdGVSBXN0YXRl\
      Ej0KDHJlcXVlc3RfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC3JlcXVlc3RUaW1lEjsKC2RlY2lk\
      ZV90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZGVjaWRlVGltZRI7CgtleHBpcmVfdGltZRgGIAEo\
      CzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUSFgoGcmVhc29uGAcgASgJUgZyZWFzb24SEgoEbm90\
      ZRgIIAEoCVIEbm90ZSKpAQoXTGlzdEpvaW5SZXF1ZXN0c1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSNwoF\
      c3RhdGUYAiABKA4yIS5vdG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RTdGF0ZVIFc3RhdGUSGwoJcGFnZV9zaXplGAMgASgN\
      UghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAQgASgJUglwYWdlVG9rZW4ihQEKGExpc3RKb2luUmVxdWVzdHNSZXNwb25zZRJB\
      Cg1qb2luX3JlcXVlc3RzGAEgAygLMhwub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0Ugxqb2luUmVxdWVzdHMSJgoPbmV4\
      dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIqoBChhEZWNpZGVKb2luUmVxdWVzdFJlcXVlc3QSGQoIc3R1ZHlf\
      aWQYASABKAlSB3N0dWR5SWQSJgoPam9pbl9yZXF1ZXN0X2lkGAIgASgJUg1qb2luUmVxdWVzdElkEhgKB2FwcHJvdmUYAyAB\
      KAhSB2FwcHJvdmUSFgoGcmVhc29uGAQgASgJUgZyZWFzb24SGQoIZ3JvdXBfaWQYBSABKAlSB2dyb3VwSWQilQEKGURlY2lk\
      ZUpvaW5SZXF1ZXN0UmVzcG9uc2USNwoHb3V0Y29tZRgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291\
      dGNvbWUSPwoMam9pbl9yZXF1ZXN0GAIgASgLMhwub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0Ugtqb2luUmVxdWVzdCJr\
      ChJMaXN0TWVtYmVyc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGwoJcGFnZV9zaXplGAIgASgNUghwYWdl\
      U2l6ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4icAoTTGlzdE1lbWJlcnNSZXNwb25zZRIxCgdtZW1iZXJzGAEg\
      AygLMhcub3RvbGl0aC5hdXRoLnYxLk1lbWJlclIHbWVtYmVycxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdl\
      VG9rZW4ieQoGTWVtYmVyEhsKCW1lbWJlcl9pZBgBIAEoCVIIbWVtYmVySWQSNwoJam9pbl90aW1lGAIgASgLMhouZ29vZ2xl\
      LnByb3RvYnVmLlRpbWVzdGFtcFIIam9pblRpbWUSGQoIZ3JvdXBfaWQYAyABKAlSB2dyb3VwSWQiagoVU2V0TWVtYmVyR3Jv\
      dXBSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhsKCW1lbWJlcl9pZBgCIAEoCVIIbWVtYmVySWQSGQoIZ3Jv\
      dXBfaWQYAyABKAlSB2dyb3VwSWQiSQoWU2V0TWVtYmVyR3JvdXBSZXNwb25zZRIvCgZtZW1iZXIYASABKAsyFy5vdG9saXRo\
      LmF1dGgudjEuTWVtYmVyUgZtZW1iZXIirgEKF0NyZWF0ZUludml0YXRpb25SZXF1ZXN0EiMKDWludml0YXRpb25faWQYASAB\
      KAlSDGludml0YXRpb25JZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBIZCghncm91cF9pZBgDIAEoCVIHZ3JvdXBJZBIZ\
      Cgh1c2VzX21heBgEIAEoDVIHdXNlc01heBIdCgp2YWxpZF9kYXlzGAUgASgNUgl2YWxpZERheXMi4QIKCkludml0YXRpb24S\
      IwoNaW52aXRhdGlvbl9pZBgBIAEoCVIMaW52aXRhdGlvbklkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEhkKCGdyb3Vw\
      X2lkGAMgASgJUgdncm91cElkEhIKBGNvZGUYBCABKAlSBGNvZGUSEgoEdXNlcxgFIAEoDVIEdXNlcxIZCgh1c2VzX21heBgG\
      IAEoDVIHdXNlc01heBI7CgtjcmVhdGVfdGltZRgHIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNyZWF0ZVRp\
      bWUSOwoLZXhwaXJlX3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lEjsKC3Jldm9r\
      ZV90aW1lGAkgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKcmV2b2tlVGltZSJvChZMaXN0SW52aXRhdGlvbnNS\
      ZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhsKCXBhZ2Vfc2l6ZRgCIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90\
      b2tlbhgDIAEoCVIJcGFnZVRva2VuIoABChdMaXN0SW52aXRhdGlvbnNSZXNwb25zZRI9CgtpbnZpdGF0aW9ucxgBIAMoCzIb\
      Lm90b2xpdGguYXV0aC52MS5JbnZpdGF0aW9uUgtpbnZpdGF0aW9ucxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQ\
      YWdlVG9rZW4iWQoXUmV2b2tlSW52aXRhdGlvblJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSIwoNaW52aXRh\
      dGlvbl9pZBgCIAEoCVIMaW52aXRhdGlvbklkIlcKGFJldm9rZUludml0YXRpb25SZXNwb25zZRI7CgppbnZpdGF0aW9uGAEg\
      ASgLMhsub3RvbGl0aC5hdXRoLnYxLkludml0YXRpb25SCmludml0YXRpb24itgEKGlJlZ2lzdGVyU3R1ZHlMZWFkZXJSZXF1\
      ZXN0Eh0KCnJlcXVlc3RfaWQYASABKAlSCXJlcXVlc3RJZBIaCgh1c2VybmFtZRgCIAEoCVIIdXNlcm5hbWUSGwoJc3R1ZHlf\
      aWRzGAQgAygJUghzdHVkeUlkcxIUCgVlbWFpbBgFIAEoCVIFZW1haWwSGgoIbGFuZ3VhZ2UYBiABKAlSCGxhbmd1YWdlSgQI\
      AxAEUghwYXNzd29yZCK8AQobUmVnaXN0ZXJTdHVkeUxlYWRlclJlc3BvbnNlEjcKB291dGNvbWUYASABKA4yHS5vdG9saXRo\
      LmF1dGgudjEuV3JpdGVPdXRjb21lUgdvdXRjb21lEicKD2ludml0YXRpb25fY29kZRgCIAEoCVIOaW52aXRhdGlvbkNvZGUS\
      OwoLZXhwaXJlX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lIosBChxSZWdpc3Rl\
      ckFkbWluaXN0cmF0b3JSZXF1ZXN0Eh0KCnJlcXVlc3RfaWQYASABKAlSCXJlcXVlc3RJZBIaCgh1c2VybmFtZRgCIAEoCVII\
      dXNlcm5hbWUSFAoFZW1haWwYAyABKAlSBWVtYWlsEhoKCGxhbmd1YWdlGAQgASgJUghsYW5ndWFnZSK+AQodUmVnaXN0ZXJB\
      ZG1pbmlzdHJhdG9yUmVzcG9uc2USNwoHb3V0Y29tZRgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291\
      dGNvbWUSJwoPaW52aXRhdGlvbl9jb2RlGAIgASgJUg5pbnZpdGF0aW9uQ29kZRI7CgtleHBpcmVfdGltZRgDIAEoCzIaLmdv\
      b2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUiTwoUU2V0TGVkU3R1ZGllc1JlcXVlc3QSGgoIdXNlcm5hbWUY\
      ASABKAlSCHVzZXJuYW1lEhsKCXN0dWR5X2lkcxgCIAMoCVIIc3R1ZHlJZHMiFwoVU2V0TGVkU3R1ZGllc1Jlc3BvbnNlIhgK\
      Fkxpc3RTaWduaW5nS2V5c1JlcXVlc3QiNgoXTGlzdFNpZ25pbmdLZXlzUmVzcG9uc2USGwoJandrc19qc29uGAEgASgJUghq\
      d2tzSnNvbipqCgxXcml0ZU91dGNvbWUSHQoZV1JJVEVfT1VUQ09NRV9VTlNQRUNJRklFRBAAEhkKFVdSSVRFX09VVENPTUVf\
      Q1JFQVRFRBABEiAKHFdSSVRFX09VVENPTUVfQUxSRUFEWV9FWElTVFMQAiqKAQoMRW1haWxPdXRjb21lEh0KGUVNQUlMX09V\
      VENPTUVfVU5TUEVDSUZJRUQQABIWChJFTUFJTF9PVVRDT01FX0tFUFQQARIYChRFTUFJTF9PVVRDT01FX0VSQVNFRBACEikK\
      JUVNQUlMX09VVENPTUVfS0VQVF9CWV9BTk9USEVSX0FDQ09VTlQQAyraAQoQSm9pblJlcXVlc3RTdGF0ZRIiCh5KT0lOX1JF\
      UVVFU1RfU1RBVEVfVU5TUEVDSUZJRUQQABIeChpKT0lOX1JFUVVFU1RfU1RBVEVfUEVORElORxABEh8KG0pPSU5fUkVRVUVT\
      VF9TVEFURV9BUFBST1ZFRBACEh8KG0pPSU5fUkVRVUVTVF9TVEFURV9SRUpFQ1RFRBADEiAKHEpPSU5fUkVRVUVTVF9TVEFU\
      RV9XSVRIRFJBV04QBBIeChpKT0lOX1JFUVVFU1RfU1RBVEVfRVhQSVJFRBAFMqMDCg5BY2NvdW50U2VydmljZRJpCg9SZWdp\
      c3RlckFjY291bnQSJy5vdG9saXRoLmF1dGgudjEuUmVnaXN0ZXJBY2NvdW50UmVxdWVzdBooLm90b2xpdGguYXV0aC52MS5S\
      ZWdpc3RlckFjY291bnRSZXNwb25zZSIDkAICEmYKDkNvbmZpcm1BY2NvdW50EiYub3RvbGl0aC5hdXRoLnYxLkNvbmZpcm1B\
      Y2NvdW50UmVxdWVzdBonLm90b2xpdGguYXV0aC52MS5Db25maXJtQWNjb3VudFJlc3BvbnNlIgOQAgISbQoSUmVzZW5kQ29u\
      ZmlybWF0aW9uEioub3RvbGl0aC5hdXRoLnYxLlJlc2VuZENvbmZpcm1hdGlvblJlcXVlc3QaKy5vdG9saXRoLmF1dGgudjEu\
      UmVzZW5kQ29uZmlybWF0aW9uUmVzcG9uc2USTwoKR2V0QWNjb3VudBIiLm90b2xpdGguYXV0aC52MS5HZXRBY2NvdW50UmVx\
      dWVzdBoYLm90b2xpdGguYXV0aC52MS5BY2NvdW50IgOQAgEy7QIKDlNlc3Npb25TZXJ2aWNlEkkKBlNpZ25JbhIeLm90b2xp\
      dGguYXV0aC52MS5TaWduSW5SZXF1ZXN0Gh8ub3RvbGl0aC5hdXRoLnYxLlNpZ25JblJlc3BvbnNlEm8KEVNpZ25JbkFub255\
      bW91c2x5Eikub3RvbGl0aC5hdXRoLnYxLlNpZ25JbkFub255bW91c2x5UmVxdWVzdBoqLm90b2xpdGguYXV0aC52MS5TaWdu\
      SW5Bbm9ueW1vdXNseVJlc3BvbnNlIgOQAgISTAoHUmVmcmVzaBIfLm90b2xpdGguYXV0aC52MS5SZWZyZXNoUmVxdWVzdBog\
      Lm90b2xpdGguYXV0aC52MS5SZWZyZXNoUmVzcG9uc2USUQoHU2lnbk91dBIfLm90b2xpdGguYXV0aC52MS5TaWduT3V0UmVx\
      dWVzdBogLm90b2xpdGguYXV0aC52MS5TaWduT3V0UmVzcG9uc2UiA5ACAjKmAwoQRW5yb2xtZW50U2VydmljZRJXCglKb2lu\
      U3R1ZHkSIS5vdG9saXRoLmF1dGgudjEuSm9pblN0dWR5UmVxdWVzdBoiLm90b2xpdGguYXV0aC52MS5Kb2luU3R1ZHlSZXNw\
      b25zZSIDkAICEloKCkxlYXZlU3R1ZHkSIi5vdG9saXRoLmF1dGgudjEuTGVhdmVTdHVkeVJlcXVlc3QaIy5vdG9saXRoLmF1\
      dGgudjEuTGVhdmVTdHVkeVJlc3BvbnNlIgOQAgISZgoOTGlzdEVucm9sbWVudHMSJi5vdG9saXRoLmF1dGgudjEuTGlzdEVu\
      cm9sbWVudHNSZXF1ZXN0Gicub3RvbGl0aC5hdXRoLnYxLkxpc3RFbnJvbG1lbnRzUmVzcG9uc2UiA5ACARJ1ChNMaXN0T3du\
      Sm9pblJlcXVlc3RzEisub3RvbGl0aC5hdXRoLnYxLkxpc3RPd25Kb2luUmVxdWVzdHNSZXF1ZXN0Giwub3RvbGl0aC5hdXRo\
      LnYxLkxpc3RPd25Kb2luUmVxdWVzdHNSZXNwb25zZSIDkAIBMvIFChFNZW1iZXJzaGlwU2VydmljZRJsChBMaXN0Sm9pblJl\
      cXVlc3RzEigub3RvbGl0aC5hdXRoLnYxLkxpc3RKb2luUmVxdWVzdHNSZXF1ZXN0Gikub3RvbGl0aC5hdXRoLnYxLkxpc3RK\
      b2luUmVxdWVzdHNSZXNwb25zZSIDkAIBEm8KEURlY2lkZUpvaW5SZXF1ZXN0Eikub3RvbGl0aC5hdXRoLnYxLkRlY2lkZUpv\
      aW5SZXF1ZXN0UmVxdWVzdBoqLm90b2xpdGguYXV0aC52MS5EZWNpZGVKb2luUmVxdWVzdFJlc3BvbnNlIgOQAgISXQoLTGlz\
      dE1lbWJlcnMSIy5vdG9saXRoLmF1dGgudjEuTGlzdE1lbWJlcnNSZXF1ZXN0GiQub3RvbGl0aC5hdXRoLnYxLkxpc3RNZW1i\
      ZXJzUmVzcG9uc2UiA5ACARJmCg5TZXRNZW1iZXJHcm91cBImLm90b2xpdGguYXV0aC52MS5TZXRNZW1iZXJHcm91cFJlcXVl\
      c3QaJy5vdG9saXRoLmF1dGgudjEuU2V0TWVtYmVyR3JvdXBSZXNwb25zZSIDkAICEl4KEENyZWF0ZUludml0YXRpb24SKC5v\
      dG9saXRoLmF1dGgudjEuQ3JlYXRlSW52aXRhdGlvblJlcXVlc3QaGy5vdG9saXRoLmF1dGgudjEuSW52aXRhdGlvbiIDkAIC\
      EmkKD0xpc3RJbnZpdGF0aW9ucxInLm90b2xpdGguYXV0aC52MS5MaXN0SW52aXRhdGlvbnNSZXF1ZXN0Gigub3RvbGl0aC5h\
      dXRoLnYxLkxpc3RJbnZpdGF0aW9uc1Jlc3BvbnNlIgOQAgESbAoQUmV2b2tlSW52aXRhdGlvbhIoLm90b2xpdGguYXV0aC52\
      MS5SZXZva2VJbnZpdGF0aW9uUmVxdWVzdBopLm90b2xpdGguYXV0aC52MS5SZXZva2VJbnZpdGF0aW9uUmVzcG9uc2UiA5AC\
      AjLwAgoVQWRtaW5pc3RyYXRpb25TZXJ2aWNlEnUKE1JlZ2lzdGVyU3R1ZHlMZWFkZXISKy5vdG9saXRoLmF1dGgudjEuUmVn\
      aXN0ZXJTdHVkeUxlYWRlclJlcXVlc3QaLC5vdG9saXRoLmF1dGgudjEuUmVnaXN0ZXJTdHVkeUxlYWRlclJlc3BvbnNlIgOQ\
      AgISewoVUmVnaXN0ZXJBZG1pbmlzdHJhdG9yEi0ub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyQWRtaW5pc3RyYXRvclJlcXVl\
      c3QaLi5vdG9saXRoLmF1dGgudjEuUmVnaXN0ZXJBZG1pbmlzdHJhdG9yUmVzcG9uc2UiA5ACAhJjCg1TZXRMZWRTdHVkaWVz\
      EiUub3RvbGl0aC5hdXRoLnYxLlNldExlZFN0dWRpZXNSZXF1ZXN0GiYub3RvbGl0aC5hdXRoLnYxLlNldExlZFN0dWRpZXNS\
      ZXNwb25zZSIDkAICMncKCktleVNlcnZpY2USaQoPTGlzdFNpZ25pbmdLZXlzEicub3RvbGl0aC5hdXRoLnYxLkxpc3RTaWdu\
      aW5nS2V5c1JlcXVlc3QaKC5vdG9saXRoLmF1dGgudjEuTGlzdFNpZ25pbmdLZXlzUmVzcG9uc2UiA5ACAUI9Cg9vdG9saXRo\
      LmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGguQXV0aC5WMUrMrwEK/gIKAQwSAwUAEhrzAiBB\
      Y2NvdW50cywgc2Vzc2lvbnMsIGVucm9sbWVudCBhbmQgY29uc2VudC4gSWRlbnRpdHkgKHVzZXJuYW1lLCBlLW1haWwgYWRk\
      cmVzcykgbGl2ZXMgaGVyZSBhbmQKIG5vd2hlcmUgZWxzZTsgZXZlcnkgb3RoZXIgc2VydmljZSBzZWVzIHRoZSByYW5kb20g\
      YHBhcnRpY2lwYW50X2lkYCBvbmx5LgoKIFRpbWVzdGFtcHMgaW4gYW5zd2VycyBhcmUgZXhhY3QgdG8gdGhlIG1pY3Jvc2Vj\
      b25kLiBCZXNpZGUgdGhlIGVycm9ycyB0aGF0IHN0YW5kIGF0IGEgbWV0aG9kIGl0IGFuc3dlcnMKIHRob3NlIHRoYXQgYWxs\
      IG1ldGhvZHMgaGF2ZSAob3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvKTsgdGhlIHJlYXNvbnMgYXJlIGluIGVycm9y\
      cy5wcm90by4KCkkKAgYAEgQRADUBGj0gQ3JlYXRpbmcgYW5kIGNvbmZpcm1pbmcgYWNjb3VudHMuIENhbGxhYmxlIHdpdGhv\
      dXQgYSB0b2tlbi4KCvQDCgQGAAIAEgQZAhsDGuUDIENyZWF0ZXMgYW4gYWNjb3VudCB0aGF0IGNhbiBzaWduIGluIG9uY2Ug\
      aXQgaXMgY29uZmlybWVkIChUWVQgwqc0KS4gV2l0aCBhbiBlLW1haWwgYWRkcmVzcyBhCiBjb25maXJtYXRpb24gY29kZSBp\
      cyBtYWlsZWQ7IHdpdGhvdXQgb25lIHRoZSBhY2NvdW50IGlzIGFjdGl2ZSBhdCBvbmNlLgoKIEVycm9yczogSU5WQUxJRF9B\
      UkdVTUVOVCAoZXZlcnkgYmFkIGZpZWxkIG5hbWVkKTsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gVVNFUk5BTUVfVEFL\
      RU47CiBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBSRVFVRVNUX0lEX1JFVVNFRCB3aGVuIGByZXF1ZXN0X2lkYCB3YXMg\
      dXNlZCBmb3Igb3RoZXIgY29udGVudHM7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gV0FJVElOR19BQ0NPVU5U\
      U19MSU1JVCBhbmQgUmV0cnlJbmZvIHdoZW4gZml2ZSBhY2NvdW50cyB3YWl0IGZvcgogY29uZmlybWF0aW9uIHVuZGVyIHRo\
      ZSBhZGRyZXNzLgoK1gMKBAYAAgESBCMCJQMaxwMgQWN0aXZhdGVzIGFuIGFjY291bnQuIERlbGV0ZXMgdGhlIGUtbWFpbCBh\
      ZGRyZXNzIHVubGVzcyBpdHMga2VlcGluZyB3YXMgY29uc2VudGVkIHRvOyB0aGUgbGFzdCBtYWlsIHRvCiBpdCBoYXMgYSBy\
      ZWNvdmVyeSBjb2RlLiBTZW5kaW5nIGl0IGFnYWluIGlzIHNhZmU6IHVudGlsIHRoZSBjb2RlIGV4cGlyZXMgKDI0IGhvdXJz\
      IGFmdGVyIGl0IHdhcyBtYWlsZWQpCiBpdCBpcyBhbnN3ZXJlZCBhcyB0aGUgZmlyc3QgdGltZS4KCiBFcnJvcnM6IElOVkFM\
      SURfQVJHVU1FTlQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIENPREVfUkVKRUNURUQgZm9yIGEgd3JvbmcsIHJl\
      cGxhY2VkIG9yCiBleHBpcmVkIGNvZGUgYW5kIGZvciBhbiB1bmtub3duIHVzZXJuYW1lIGFsaWtlOyBSRVNPVVJDRV9FWEhB\
      VVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfQVRURU1QVFMgYW5kCiBSZXRyeUluZm8uCgrtAwoEBgACAhIDLgJZGt8DIE1h\
      aWxzIGEgbmV3IGNvZGUgdG8gYW4gYWNjb3VudCB0aGF0IHdhaXRzIGZvciBjb25maXJtYXRpb24sIHVubGVzcyBvbmUgd2Fz\
      IG1haWxlZCBqdXN0IG5vdzsgdGhlIGNvZGUKIGJlZm9yZSBpcyBnb29kIG5vIG1vcmUuIEFuc3dlcnMgdGhlIHNhbWUgd2hl\
      dGhlciBvciBub3Qgc3VjaCBhbiBhY2NvdW50IGV4aXN0cy4KCiBOb3QgaWRlbXBvdGVudDogdGhlIHNlY29uZCBjYWxsIG1h\
      eSBtYWlsIGFub3RoZXIgY29kZSwgd2hpY2ggcmVwbGFjZXMgdGhlIGZpcnN0LiBTZW5kaW5nIGl0IGFnYWluCiB3aGVuIHRo\
      ZSBhbnN3ZXIgd2FzIGxvc3QgZG9lcyBubyBoYXJtOiB0aGUgbmV3ZXN0IG1haWwgaGFzIHRoZSBjb2RlIHRoYXQgY291bnRz\
      LgoKIEVycm9yczogUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIE1BSUxfUkVRVUVTVFNfTElNSVQgYW5kIFJldHJ5\
      SW5mbyB3aGlsZSAxMCwwMDAgcmVxdWVzdHMgZm9yCiBtYWlscyB3YWl0LgoKiQEKBAYAAgMSBDICNAMaeyBUaGUgY2FsbGVy\
      J3Mgb3duIGFjY291bnQuIE5lZWRzIGEgdG9rZW4uCgogRXJyb3JzOiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VT\
      U0lPTl9FTkRFRCB3aGVuIHRoZSBhY2NvdW50IGlzIG5vIG1vcmUuCgojCgIEABIEOABFARoXIEFuIGFjY291bnQgdG8gY3Jl\
      YXRlLgoKZgoEBAACABIDOgIYGlkgQ2xpZW50LW1hZGUgVVVJRCwga2VwdCB1bnRpbCBhbiBhbnN3ZXIgYXJyaXZlczsgc2Vu\
      ZGluZyB0aGUgc2FtZSByZXF1ZXN0IGFnYWluIGlzIHNhZmUuCgpaCgQEAAIBEgM8AhYaTSAz4oCTNjQgY2hhcmFjdGVycyBv\
      ZiBsZXR0ZXJzLCBkaWdpdHMsIGAuYCwgYF9gLCBgLWA7IGNvbXBhcmVkIHdpdGhvdXQgY2FzZS4KCmQKBAQAAgISAz4CFhpX\
      IDjigJMxMjggY2hhcmFjdGVycywgbm90IG9uIHRoZSBsaXN0IG9mIGNvbW1vbiBwYXNzd29yZHMsIG5vdCBjb250YWluaW5n\
      IHRoZSB1c2VybmFtZS4KCkQKBAQAAgMSA0ACExo3IE9wdGlvbmFsLiBXaXRoIGl0IHRoZSBhY2NvdW50IHdhaXRzIGZvciBj\
      b25maXJtYXRpb24uCgpCCgQEAAIEEgNCAhkaNSBXaGV0aGVyIHRoZSBhZGRyZXNzIG1heSBiZSBrZXB0IGFmdGVyIGNvbmZp\
      cm1hdGlvbi4KCj4KBAQAAgUSA0QCFhoxIEJDUCA0NyBsYW5ndWFnZSBmb3IgbWFpbHM7IGVtcHR5IG1lYW5zIEVuZ2xpc2gu\
      CgomCgIFABIESABPARoaIFdoZXRoZXIgYSB3cml0ZSB3YXMgbmV3LgoKHgoEBQACABIDSgIgGhEgTmV2ZXIgYW5zd2VyZWQu\
      CgogCgQFAAIBEgNMAhwaEyBUaGlzIGNhbGwgZGlkIGl0LgoKPwoEBQACAhIDTgIjGjIgVGhlIHNhbWUgd3JpdGUgd2FzIGRv\
      bmUgYmVmb3JlOyBub3RoaW5nIGNoYW5nZWQuCgojCgIEARIEUgBbARoXIFRoZSBhY2NvdW50IGlzIHRoZXJlLgoKJQoEBAEC\
      ABIDVAIbGhggV2hldGhlciBpdCB3YXMgYmVmb3JlLgoKZgoEBAECARIDVgIhGlkgVHJ1ZTogaXQgY2Fubm90IGJlIHNpZ25l\
      ZCBpbiB0byBiZWZvcmUgdGhlIG1haWxlZCBjb2RlIGhhcyBiZWVuIHNlbnQgdG8gQ29uZmlybUFjY291bnQuCgqaAgoEBAEC\
      AhIDWgIbGowCIFdpdGhvdXQgYW4gYWRkcmVzczogdGhlIG9ubHkgd2F5IGJhY2sgaW4gd2hlbiB0aGUgcGFzc3dvcmQgaXMg\
      Zm9yZ290dGVuIChSZWNvdmVyQWNjb3VudCksIHRvIGJlIHNob3duCiBvbmNlIGFuZCB3cml0dGVuIGRvd24uIFRoZSBzYW1l\
      IHJlcXVlc3QgYWdhaW4gaXMgYW5zd2VyZWQgd2l0aCBhbm90aGVyIG9uZSwgc2luY2UgdGhlIGZpcnN0IGFuc3dlciBtYXkK\
      IGhhdmUgYmVlbiBsb3N0OyBhbnkgb2YgdGhlbSBpcyBnb29kLiBFbXB0eSB3aXRoIGFuIGFkZHJlc3MuCgolCgIEAhIEXgBj\
      ARoZIEEgY29kZSB0aGF0IHdhcyBtYWlsZWQuCgopCgQEAgIAEgNgAhYaHCBPZiB0aGUgYWNjb3VudCB0aGF0IHdhaXRzLgoK\
      PwoEBAICARIDYgISGjIgVGhlIG1haWxlZCBjb2RlOyBjYXNlIGFuZCBoeXBoZW5zIGRvIG5vdCBtYXR0ZXIuCgqXAQoCBQES\
      BGcAcQEaigEgV2hhdCBiZWNhbWUgb2YgdGhlIGUtbWFpbCBhZGRyZXNzIHRoYXQgdGhlIGNvZGUgd2FzIG1haWxlZCB0by4g\
      V2hvZXZlciBoYXMgdGhlIGNvZGUgcmVhZHMgdGhhdAogYWRkcmVzcydzIG1haWwsIGFuZCBub2JvZHkgZWxzZSBpcyB0b2xk\
      LgoKHgoEBQECABIDaQIgGhEgTmV2ZXIgYW5zd2VyZWQuCgpECgQFAQIBEgNrAhkaNyBJdCBzdGF5cyB3aXRoIHRoZSBhY2Nv\
      dW50LCBhbmQgY2FuIGJlIHNpZ25lZCBpbiB3aXRoLgoKMAoEBQECAhIDbQIbGiMgSXRzIGtlZXBpbmcgd2FzIG5vdCBjb25z\
      ZW50ZWQgdG8uCgq9AQoEBQECAxIDcAIsGq8BIEl0cyBrZWVwaW5nIHdhcyBjb25zZW50ZWQgdG8sIGJ1dCBhbm90aGVyIGFj\
      Y291bnQsIGNvbmZpcm1lZCBlYXJsaWVyLCBrZWVwcyBpdDogYW4gYWRkcmVzcyBiZWxvbmdzCiB0byBvbmUgYWNjb3VudC4g\
      VGhpcyBvbmUgaGFzIG5vbmUsIGFuZCBpcyBzaWduZWQgaW4gdG8gd2l0aCBpdHMgdXNlcm5hbWUuCgouCgIEAxIEdAB6ARoi\
      IFRoZSBhY2NvdW50IGNhbiBiZSBzaWduZWQgaW4gdG8uCgoqCgQEAwIAEgN2AiEaHSBXaGF0IGJlY2FtZSBvZiB0aGUgYWRk\
      cmVzcy4KCtUBCgQEAwIBEgN5AhsaxwEgV2hlcmUgbm8gYWRkcmVzcyBzdGF5czogdGhlIHdheSBiYWNrIGluIHdoZW4gdGhl\
      IHBhc3N3b3JkIGlzIGZvcmdvdHRlbiAoUmVjb3ZlckFjY291bnQpLiBJdCBpcyBtYWlsZWQsCiB0b28sIGFzIHRoZSBsYXN0\
      IG1haWwgdG8gdGhlIGFkZHJlc3M7IHNvIGl0IGlzIGVtcHR5IHdoZW4gdGhlIHNhbWUgcmVxdWVzdCBpcyBhbnN3ZXJlZCBh\
      Z2Fpbi4KCiUKAgQEEgV9AIABARoYIEFza3MgZm9yIGFub3RoZXIgY29kZS4KCmkKBAQEAgASA38CFhpcIE9mIHRoZSBhY2Nv\
      dW50IHRoYXQgd2FpdHM7IGEgdGV4dCB0aGF0IG5vIHVzZXJuYW1lIGNhbiBiZSBpcyBhbnN3ZXJlZCBsaWtlIGFuIHVua25v\
      d24gb25lLgoKLQoCBAUSBIMBACUaISBTYXlzIG5vdGhpbmcgYWJvdXQgdGhlIGFjY291bnQuCgo3CgIEBhIEhgEAHBorIE5h\
      bWVzIG5vYm9keTogdGhlIGFjY291bnQgaXMgdGhlIHRva2VuJ3MuCgorCgIEBxIGiQEAlgEBGh0gV2hhdCBpcyBrZXB0IG9m\
      IGFuIGFjY291bnQuCgpICgQEBwIAEgSLAQIcGjogUmFuZG9tIFVVSUQsIGJ5IHdoaWNoIGFsbCBzZXJ2aWNlcyBrbm93IHRo\
      ZSBwYXJ0aWNpcGFudC4KCi8KBAQHAgESBI0BAhYaISBFbXB0eSBmb3IgYW4gYW5vbnltb3VzIGFjY291bnQuCgo6CgQEBwIC\
      EgSPAQITGiwgRW1wdHkgdW5sZXNzIGl0cyBrZWVwaW5nIHdhcyBjb25zZW50ZWQgdG8uCgopCgQEBwIDEgSRAQIWGhsgQkNQ\
      IDQ3IGxhbmd1YWdlIG9mIG1haWxzLgoKUgoEBAcCBBIEkwECFRpEIE1hZGUgYnkgU2lnbkluQW5vbnltb3VzbHk6IHdpdGhv\
      dXQgdXNlcm5hbWUsIHBhc3N3b3JkIGFuZCBhZGRyZXNzLgoKJwoEBAcCBRIElQECLBoZIFdoZW4gaXQgd2FzIHJlZ2lzdGVy\
      ZWQuCgpLCgIGARIGmQEAvQEBGj0gU2lnbmluZyBpbiBhbmQgc3RheWluZyBzaWduZWQgaW4uIENhbGxhYmxlIHdpdGhvdXQg\
      YSB0b2tlbi4KCp8ECgQGAQIAEgSiAQI1GpAEIEJlZ2lucyBhIHNlc3Npb24gb2YgYW4gYWNjb3VudC4KCiBOb3QgaWRlbXBv\
      dGVudDogZWFjaCBjYWxsIGJlZ2lucyBhIHNlc3Npb24gb2YgaXRzIG93bi4gU2VuZGluZyBpdCBhZ2FpbiB3aGVuIHRoZSBh\
      bnN3ZXIgd2FzIGxvc3QgZG9lcwogbm8gaGFybTogdGhlIHNlc3Npb24gdGhhdCBub2JvZHkga25vd3Mgb2YgZW5kcyB1bnVz\
      ZWQgYWZ0ZXIgOTAgZGF5cywgb3IgYXMgdGhlIG9sZGVzdCBvZiBtb3JlIHRoYW4gMjAuCgogRXJyb3JzOiBVTkFVVEhFTlRJ\
      Q0FURUQgd2l0aCByZWFzb24gQ1JFREVOVElBTFNfUkVKRUNURUQgZm9yIGEgd3JvbmcgcGFzc3dvcmQgYW5kIGFuIHVua25v\
      d24KIHVzZXJuYW1lIGFsaWtlOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIEFDQ09VTlRfTk9UX0NPTkZJUk1F\
      RCAob25seSB3aXRoIHRoZSByaWdodAogcGFzc3dvcmQpOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01B\
      TllfQVRURU1QVFMgYW5kIFJldHJ5SW5mbyBhZnRlciByZXBlYXRlZCBmYWlsdXJlcy4KCtUFCgQGAQIBEgasAQKuAQMaxAUg\
      TWFrZXMgYSBwYXJ0aWNpcGFudCB3aXRob3V0IGFueSBhY2NvdW50IGRhdGEuIFRoZSByZWZyZXNoIHRva2VuIGlzIHRoZSBv\
      bmx5IGtleSB0byBpdC4KIFNlbmRpbmcgdGhlIHNhbWUgYHJlcXVlc3RfaWRgIGFnYWluIHdpdGhpbiBpdHMgc2Vzc2lvbidz\
      IGZpcnN0IGhvdXIgYW5zd2VycyB0aGUgc2FtZQogcGFydGljaXBhbnQsIGVhY2ggdGltZSB3aXRoIGEgcmVmcmVzaCB0b2tl\
      biBvZiBpdHMgb3duOyBhbnkgb2YgdGhlbSBpcyBnb29kLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgQUxSRUFEWV9F\
      WElTVFMgd2l0aCByZWFzb24gUkVRVUVTVF9JRF9SRVVTRUQgd2hlbiBgcmVxdWVzdF9pZGAgd2FzIHVzZWQKIHdpdGggb3Ro\
      ZXIgYXVkaWVuY2VzIG9yIGZvciBhbm90aGVyIGFjY291bnQ7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gU0lH\
      Tl9JTl9FTkRFRCB3aGVuCiB0aGUgc2Vzc2lvbiB0aGF0IGl0IGJlZ2FuIHdhcyBzaWduZWQgb3V0LCBoYXMgZW5kZWQsIG9y\
      IGlzIG9sZGVyIHRoYW4gYW4gaG91cjogYSBuZXcgcGFydGljaXBhbnQKIG5lZWRzIGEgbmV3IGByZXF1ZXN0X2lkYDsgUkVT\
      T1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFNJR05fSU5fUkVQRUFURURfTElNSVQgYW5kIFJldHJ5SW5mbyBhZnRlcgog\
      NjQgYW5zd2VycyB0aGF0IG5vIHJlZnJlc2ggZm9sbG93ZWQsIG9uZSBtb3JlIGVhY2ggbWludXRlLgoKzAQKBAYBAgISBLgB\
      AjgavQQgRXhjaGFuZ2VzIGEgcmVmcmVzaCB0b2tlbiBmb3IgYSBuZXcgcGFpci4gQSB0b2tlbiBpcyBnb29kIGZvciBvbmUg\
      ZXhjaGFuZ2UuIFNlbnQgYWdhaW4gd2l0aGluIDMwCiBzZWNvbmRzIG9mIHRoYXQgZXhjaGFuZ2UgKHRoZSByZXNwb25zZSB3\
      YXMgbG9zdCkgaXQgaXMgYW5zd2VyZWQgYWdhaW4sIHVwIHRvIDY0IHRpbWVzLCB1bmxlc3MgdGhlCiB0b2tlbiB0aGF0IGNh\
      bWUgb2YgaXQgd2FzIHVzZWQgbWVhbndoaWxlOyBhZnRlciB0aGF0IGl0IGNvdW50cyBhcyBzdG9sZW4gYW5kIGVuZHMgdGhl\
      IHdob2xlCiBzZXNzaW9uLCB3aXRoIGFsbCB0aGF0IGNhbWUgb2YgaXQuCgogTm90IGlkZW1wb3RlbnQ6IHNlbnQgYWdhaW4g\
      bGF0ZXIgdGhhbiB0aGF0LCBpdCBlbmRzIHRoZSBzZXNzaW9uLgoKIEVycm9yczogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVh\
      c29uIFJFRlJFU0hfVE9LRU5fUkVKRUNURUQ6IHNpZ24gaW4gYW5ldzsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGgKIHJlYXNv\
      biBSRUZSRVNIX1JFUEVBVEVEX0xJTUlUOiB1c2Ugb25lIG9mIHRoZSBhbnN3ZXJzLCB0aGlzIHRva2VuIGhhcyBubyBtb3Jl\
      LgoKYQoEBgECAxIGugECvAEDGlEgUmV2b2tlcyB0aGUgcmVmcmVzaCB0b2tlbidzIHdob2xlIGZhbWlseS4gVW5rbm93biB0\
      b2tlbnMgYXJlIGFjY2VwdGVkIHNpbGVudGx5LgoKHQoCBAgSBsABAMcBARoPIFdobyBzaWducyBpbi4KCkEKBAQIAgASBMIB\
      AhYaMyBVc2VybmFtZSwgb3IgdGhlIGUtbWFpbCBhZGRyZXNzIHdoZXJlIGl0IGlzIGtlcHQuCgo9CgQECAIBEgTEAQIWGi8g\
      QXMgaXQgd2FzIHJlZ2lzdGVyZWQgKFJGQyA4MjY1IE9wYXF1ZVN0cmluZykuCgphCgQECAICEgTGAQIgGlMgU2VydmljZXMg\
      dGhlIGFjY2VzcyB0b2tlbiBpcyBmb3IsIGUuZy4gYG90b2xpdGgtaW5nZXN0aW9uYDsgZW1wdHkgbWVhbnMgYWxsIGZvdXIu\
      CgorCgIECRIGygEA1gEBGh0gVGhlIHNlc3Npb24gdGhhdCB3YXMgYmVndW4uCgpdCgQECQIAEgTMAQIaGk8gSldUIChSRkMg\
      OTA2OCB0eXBlIGBhdCtqd3RgLCBFZERTQSk7IG9wYXF1ZSB0byBnYXRld2F5cyB0aGF0IG9ubHkgZm9yd2FyZCBpdC4KClUK\
      BAQJAgESBM4BAjkaRyBXaGVuIHRoZSBhY2Nlc3MgdG9rZW4gZW5kczogMTAgbWludXRlcyBhZnRlciBpdCB3YXMgbWFkZSwg\
      YnkgZGVmYXVsdC4KCj8KBAQJAgISBNABAhsaMSBPcGFxdWUsIDI1NiByYW5kb20gYml0cy4gUmVwbGFjZWQgYXQgZXZlcnkg\
      dXNlLgoKhgEKBAQJAgMSBNMBAjoaeCBXaGVuIHRoZSBzZXNzaW9uIGVuZHMgdW5sZXNzIGl0IGlzIHJlZnJlc2hlZCBiZWZv\
      cmU6IDkwIGRheXMsIGJ5IGRlZmF1bHQsIGFuZCBhIHllYXIgYWZ0ZXIgdGhlIHNpZ24taW4KIGF0IHRoZSBsYXRlc3QuCgpX\
      CgQECQIEEgTVAQIcGkkgUmFuZG9tIFVVSUQgb2YgdGhlIGFjY291bnQsIGJ5IHdoaWNoIGFsbCBzZXJ2aWNlcyBrbm93IHRo\
      ZSBwYXJ0aWNpcGFudC4KCiYKAgQKEgbZAQDeAQEaGCBBIHBhcnRpY2lwYW50IHRvIG1ha2UuCgohCgQECgIAEgTbAQIYGhMg\
      Q2xpZW50LW1hZGUgVVVJRC4KCiQKBAQKAgESBN0BAiAaFiBBcyBpbiBTaWduSW5SZXF1ZXN0LgoKZQoCBAsSBuEBAO0BARpX\
      IFRoZSBzZXNzaW9uIG9mIHRoZSBuZXcgcGFydGljaXBhbnQsIG9yIG9mIHRoZSBvbmUgdGhhdCB0aGlzIGByZXF1ZXN0X2lk\
      YCBtYWRlIGJlZm9yZS4KCl0KBAQLAgASBOMBAhoaTyBKV1QgKFJGQyA5MDY4IHR5cGUgYGF0K2p3dGAsIEVkRFNBKTsgb3Bh\
      cXVlIHRvIGdhdGV3YXlzIHRoYXQgb25seSBmb3J3YXJkIGl0LgoKVQoEBAsCARIE5QECORpHIFdoZW4gdGhlIGFjY2VzcyB0\
      b2tlbiBlbmRzOiAxMCBtaW51dGVzIGFmdGVyIGl0IHdhcyBtYWRlLCBieSBkZWZhdWx0LgoKPwoEBAsCAhIE5wECGxoxIE9w\
      YXF1ZSwgMjU2IHJhbmRvbSBiaXRzLiBSZXBsYWNlZCBhdCBldmVyeSB1c2UuCgqGAQoEBAsCAxIE6gECOhp4IFdoZW4gdGhl\
      IHNlc3Npb24gZW5kcyB1bmxlc3MgaXQgaXMgcmVmcmVzaGVkIGJlZm9yZTogOTAgZGF5cywgYnkgZGVmYXVsdCwgYW5kIGEg\
      eWVhciBhZnRlciB0aGUgc2lnbi1pbgogYXQgdGhlIGxhdGVzdC4KClcKBAQLAgQSBOwBAhwaSSBSYW5kb20gVVVJRCBvZiB0\
      aGUgYWNjb3VudCwgYnkgd2hpY2ggYWxsIHNlcnZpY2VzIGtub3cgdGhlIHBhcnRpY2lwYW50LgoKLAoCBAwSBvABAPMBARoe\
      IFRoZSB0b2tlbiB0aGF0IGlzIGV4Y2hhbmdlZC4KCi4KBAQMAgASBPIBAhsaICBUaGUgbmV3ZXN0IG9uZSBvZiB0aGUgc2Vz\
      c2lvbi4KCjYKAgQNEgb2AQCCAgEaKCBUaGUgc2Vzc2lvbiBnb2VzIG9uIHdpdGggdGhlc2UgdG9rZW5zLgoKXQoEBA0CABIE\
      +AECGhpPIEpXVCAoUkZDIDkwNjggdHlwZSBgYXQrand0YCwgRWREU0EpOyBvcGFxdWUgdG8gZ2F0ZXdheXMgdGhhdCBvbmx5\
      IGZvcndhcmQgaXQuCgpVCgQEDQIBEgT6AQI5GkcgV2hlbiB0aGUgYWNjZXNzIHRva2VuIGVuZHM6IDEwIG1pbnV0ZXMgYWZ0\
      ZXIgaXQgd2FzIG1hZGUsIGJ5IGRlZmF1bHQuCgo/CgQEDQICEgT8AQIbGjEgT3BhcXVlLCAyNTYgcmFuZG9tIGJpdHMuIFJl\
      cGxhY2VkIGF0IGV2ZXJ5IHVzZS4KCoYBCgQEDQIDEgT/AQI6GnggV2hlbiB0aGUgc2Vzc2lvbiBlbmRzIHVubGVzcyBpdCBp\
      cyByZWZyZXNoZWQgYmVmb3JlOiA5MCBkYXlzLCBieSBkZWZhdWx0LCBhbmQgYSB5ZWFyIGFmdGVyIHRoZSBzaWduLWluCiBh\
      dCB0aGUgbGF0ZXN0LgoKVwoEBA0CBBIEgQICHBpJIFJhbmRvbSBVVUlEIG9mIHRoZSBhY2NvdW50LCBieSB3aGljaCBhbGwg\
      c2VydmljZXMga25vdyB0aGUgcGFydGljaXBhbnQuCgomCgIEDhIGhQIAiAIBGhggVGhlIHNlc3Npb24gdGhhdCBlbmRzLgoK\
      HwoEBA4CABIEhwICGxoRIE9mIHRoZSBzZXNzaW9uLgoKNgoCBA8SBIsCABoaKiBUaGUgc2Vzc2lvbiBoYXMgZW5kZWQsIGlm\
      IHRoZXJlIHdhcyBvbmUuCgpJCgIGAhIGjgIAtAIBGjsgV2hpY2ggc3R1ZGllcyBhIHBhcnRpY2lwYW50IHRha2VzIHBhcnQg\
      aW4uIE5lZWRzIGEgdG9rZW4uCgr0CQoEBgICABIGngICoAIDGuMJIFJlY29yZHMgY29uc2VudCB0byB0aGUgdGV4dCB2ZXJz\
      aW9uIG5hbWVkLCBlbnJvbHMsIGFuZCBhbnN3ZXJzIHdpdGggYW4gYWNjZXNzIHRva2VuIHRoYXQgY2FycmllcwogdGhlIGVu\
      cm9sbWVudC4gSm9pbmluZyB0d2ljZSBpcyBzYWZlLiBJbiBhIHN0dWR5IGJ5IHJlcXVlc3QgKGFuZCB3aXRob3V0IGFuIGlu\
      dml0YXRpb24pCiB0aGUgYW5zd2VyIGhhcyBhIGBqb2luX3JlcXVlc3RgIHRoYXQgd2FpdHMgZm9yIGEgbGVhZGVyIGluc3Rl\
      YWQgb2YgYW4gZW5yb2xtZW50LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyB3aXRoIHJlYXNvbiBDT05TRU5U\
      X0xBTkdVQUdFX1VOS05PV04gKHRoZSBzdHVkeSBoYXMgbm8gY29uc2VudCB0ZXh0CiBpbiBgY29uc2VudF9sYW5ndWFnZWAp\
      OyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU1RVRFlfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBT\
      VFVEWV9FTkRFRCwKIFNUVURZX05PVF9TVEFSVEVELCBTVFVEWV9QQVVTRUQgb3IgQ09OU0VOVF9PVVREQVRFRCAodGhlIGNv\
      bnNlbnQgdmVyc2lvbiBpcyBub3QgdGhlIHN0dWR5J3MKIGN1cnJlbnQgb25lKTsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCBy\
      ZWFzb24gU1RVRFlfUEFTU1dPUkRfUkVRVUlSRUQgKG5vbmUgd2FzCiBnaXZlbjsgbm90IGNvdW50ZWQgYXMgYW4gYXR0ZW1w\
      dCksIFNUVURZX1BBU1NXT1JEX1JFSkVDVEVELCBJTlZJVEFUSU9OX1JFSkVDVEVEICh3cm9uZywKIGV4cGlyZWQsIHVzZWQg\
      dXAgb3IgcmV2b2tlZCksIElOVklUQVRJT05fUkVRVUlSRUQgKGFuIHVubGlzdGVkIHN0dWR5IHRoYXQgaXMgb3Blbikgb3IK\
      IE5PVF9QQVJUSUNJUEFOVCAoc3R1ZHkgbGVhZGVycyBkbyBub3QgdGFrZSBwYXJ0KTsgVU5BVVRIRU5USUNBVEVEIHdpdGgg\
      cmVhc29uIFNFU1NJT05fRU5ERUQ7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfQVRURU1QVFMs\
      IEVOUk9MTUVOVFNfTElNSVQsIEpPSU5fUkVRVUVTVFNfTElNSVQgKDEwCiBwZW5kaW5nIG9uZXMgb2YgdGhlIHBhcnRpY2lw\
      YW50LCA1IGV2ZXIgdG8gb25lIHN0dWR5KSBvciBTVFVEWV9KT0lOX1JFUVVFU1RTX0xJTUlUICgxLDAwMCBwZW5kaW5nCiBv\
      bmVzIG9mIHRoZSBzdHVkeSk7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5\
      SW5mbyB3aGlsZSB0aGUgc3R1ZHksCiBvciBpdHMgcGFzc3dvcmQsIGhhcyBub3QgYXJyaXZlZCBoZXJlIHlldC4KCswBCgQG\
      AgIBEgalAgKnAgMauwEgRW5kcyB0aGUgZW5yb2xtZW50LCBhbmQgd2l0aGRyYXdzIGEgcGVuZGluZyByZXF1ZXN0IHRvIGpv\
      aW47IGFuc3dlcnMgd2l0aCBhbiBhY2Nlc3MgdG9rZW4KIHdpdGhvdXQgdGhlIHN0dWR5LiBMZWF2aW5nIHR3aWNlIGlzIHNh\
      ZmUuCgogRXJyb3JzOiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRC4KCpIBCgQGAgICEgarAgKt\
      AgMagQEgQ3VycmVudCBhbmQgZW5kZWQgZW5yb2xtZW50cyBvZiB0aGUgY2FsbGVyLCBpbiB0aGUgb3JkZXIgb2Ygam9pbmlu\
      Zy4gQSBwYXJ0aWNpcGFudCBoYXMgYXQgbW9zdCA1MDAuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKcgoEBgICAxIG\
      sQICswIDGmIgVGhlIGNhbGxlcidzIHJlcXVlc3RzIHRvIGpvaW4gYW5kIHdoYXQgYmVjYW1lIG9mIHRoZW0sIG9sZGVzdCBm\
      aXJzdC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgo3CgIEEBIGtwIAxgIBGikgV2hpY2ggc3R1ZHksIGFuZCB3aGF0\
      IHdhcyBjb25zZW50ZWQgdG8uCgoiCgQEEAIAEgS5AgIWGhQgVGhlIHN0dWR5IHRvIGpvaW4uCgpKCgQEEAIBEgS7AgIWGjwg\
      Rm9yIHN0dWRpZXMgd2l0aCBwYXNzd29yZCBhY2Nlc3M7IG90aGVyd2lzZSBub3QgbG9va2VkIGF0LgoKUAoEBBACAhIEvQIC\
      HRpCIGBTdHVkeS5jb25zZW50X3ZlcnNpb25gIG9mIHRoZSB0ZXh0IHRoYXQgd2FzIHNob3duIGFuZCBhY2NlcHRlZC4KCmAK\
      BAQQAgMSBL8CAh4aUiBMYW5ndWFnZSBpbiB3aGljaCB0aGUgdGV4dCB3YXMgc2hvd24sIEJDUCA0Nzogb25lIHRoYXQgYFN0\
      dWR5LmNvbnNlbnRfdGV4dGAgaGFzLgoKowEKBAQQAgQSBMICAh0alAEgQ29kZSBvZiBhbiBpbnZpdGF0aW9uOyBjYXNlIGFu\
      ZCBoeXBoZW5zIGRvIG5vdCBtYXR0ZXIuIEl0IHN0YW5kcyBmb3IgYSBwYXNzd29yZCBvciBhIGxlYWRlcidzCiBkZWNpc2lv\
      biwgYW5kIG1heSBwdXQgdGhlIHBhcnRpY2lwYW50IGludG8gYSBncm91cC4KCn0KBAQQAgUSBMUCAhIabyBGb3IgdGhlIGxl\
      YWRlciB3aG8gZGVjaWRlcyBvbiBhIHJlcXVlc3Q6IHdobyBhc2tzLCBhbmQgd2h5LiBBdCBtb3N0IDUwMCBjaGFyYWN0ZXJz\
      OyBrZXB0IHVudGlsCiB0aGUgZGVjaXNpb24uCgpCCgIEERIGyQIA1wIBGjQgVGhlIHBhcnRpY2lwYW50IHRha2VzIHBhcnQs\
      IG9yIHdhaXRzIGZvciBhIGxlYWRlci4KClsKBAQRAgASBMsCAhsaTSBXaGV0aGVyIHNvbWV0aGluZyBjaGFuZ2VkOiBhbiBl\
      bnJvbG1lbnQsIGl0cyBjb25zZW50LCBvciBhIHJlcXVlc3QgdG8gam9pbi4KCqYCCgQEEQIBEgTPAgIaGpcCIEluIHRoZSBw\
      bGFjZSBvZiB0aGUgY2FsbGVyJ3MsIHdob3NlIGNsYWltcyBubyBsb25nZXIgc2F5IHdoYXQgaXMgdHJ1ZS4gRW1wdHkgd2hl\
      biB0aGV5IGRvICh0aGUKIHJlcXVlc3QgY2hhbmdlZCBub3RoaW5nIHRoYXQgYSB0b2tlbiB0ZWxscyBvZik6IGtlZXAgeW91\
      cnMuIEl0IGVuZHMgd2hlbiB0aGUgY2FsbGVyJ3Mgd291bGQgaGF2ZQogZW5kZWQsIGFuZCBoYXMgaXRzIGF1ZGllbmNlcyBh\
      bmQgbm8gZnVydGhlciByb2xlOyBvbmx5IFJlZnJlc2ggZ2l2ZXMgYSBsb25nZXIgbGlmZS4KCj0KBAQRAgISBNECAjkaLyBX\
      aGVuIGBhY2Nlc3NfdG9rZW5gIGVuZHM7IGFic2VudCB3aXRob3V0IG9uZS4KCjYKBAQRAgMSBNMCAhoaKCBBYnNlbnQgd2hp\
      bGUgYSBsZWFkZXIgaGFzIG5vdCBkZWNpZGVkLgoKfAoEBBECBBIE1gICHxpuIFNldCBpbnN0ZWFkIG9mIGBlbnJvbG1lbnRg\
      LCB3aXRob3V0IGFuIGFjY2VzcyB0b2tlbjsgdGhlIG9uZSBvZiBhIHJlbmV3YWwgYWZ0ZXIgdGhlIGFwcHJvdmFsIGhhcwog\
      dGhlIHN0dWR5LgoKLgoCBBISBtoCAN0CARogIFdoaWNoIHN0dWR5IHRoZSBjYWxsZXIgbGVhdmVzLgoKXQoEBBICABIE3AIC\
      FhpPIEFuIHVua25vd24gb25lLCBvciBvbmUgbmV2ZXIgam9pbmVkLCBpcyBhbnN3ZXJlZCBhcyBvbmUgdGhhdCB3YXMgbGVm\
      dCBiZWZvcmUuCgo+CgIEExIG4AIA5QIBGjAgVGhlIHBhcnRpY2lwYW50IGRvZXMgbm90IHRha2UgcGFydCAoYW55IG1vcmUp\
      LgoKUQoEBBMCABIE4gICGhpDIEFzIGluIGBKb2luU3R1ZHlSZXNwb25zZWA6IGVtcHR5IHdoZW4gdGhlcmUgd2FzIG5vdGhp\
      bmcgdG8gbGVhdmUuCgo9CgQEEwIBEgTkAgI5Gi8gV2hlbiBgYWNjZXNzX3Rva2VuYCBlbmRzOyBhYnNlbnQgd2l0aG91dCBv\
      bmUuCgo+CgIEFBIG6AIA7QIBGjAgTmFtZXMgbm9ib2R5OiB0aGUgZW5yb2xtZW50cyBhcmUgdGhlIGNhbGxlcidzLgoKJAoE\
      BBQCABIE6gICFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpMCgQEFAIBEgTsAgIYGj4gYG5leHRfcGFnZV90b2tlbmAgb2Yg\
      dGhlIHBhZ2UgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgolCgIEFRIG8AIA9wIBGhcgQSBwYWdlIG9mIGVucm9s\
      bWVudHMuCgooCgQEFQIAEgTyAgIkGhogSW4gdGhlIG9yZGVyIG9mIGpvaW5pbmcuCgo/CgQEFQIBEgT2AgIdGjEgRm9yIHRo\
      ZSBuZXh0IHBhZ2U7IGVtcHR5OiB0aGlzIGlzIHRoZSBsYXN0IG9uZS4KCjwKAgQWEgb6AgCBAwEaLiBOYW1lcyBub2JvZHk6\
      IHRoZSByZXF1ZXN0cyBhcmUgdGhlIGNhbGxlcidzLgoKNQoEBBYCABIE/AICHRonIFVOU1BFQ0lGSUVEOiB3aGF0ZXZlciBi\
      ZWNhbWUgb2YgdGhlbS4KCiQKBAQWAgESBP4CAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKTAoEBBYCAhIEgAMCGBo+IGBu\
      ZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1wdHk6IHRoZSBmaXJzdCBwYWdlLgoKKwoCBBcSBoQDAIkD\
      ARodIEEgcGFnZSBvZiByZXF1ZXN0cyB0byBqb2luLgoKHQoEBBcCABIEhgMCKRoPIE9sZGVzdCBmaXJzdC4KCj8KBAQXAgES\
      BIgDAh0aMSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKdwoCBBgSBowDAJkDARpp\
      IFRoZSB0aW1lIGluIHdoaWNoIGEgcGFydGljaXBhbnQgdGFrZXMgcGFydCBpbiBhIHN0dWR5IHdpdGhvdXQgYSBicmVhay4g\
      V2hvZXZlciBqb2lucyBhZ2FpbiBoYXMgYW5vdGhlci4KChoKBAQYAgASBI4DAhYaDCBUaGUgc3R1ZHkuCgoeCgQEGAIBEgSQ\
      AwIqGhAgV2hlbiBpdCBiZWdhbi4KCjUKBAQYAgISBJIDAisaJyBXaGVuIGl0IGVuZGVkOyBhYnNlbnQgd2hpbGUgZW5yb2xs\
      ZWQuCgpPCgQEGAIDEgSUAwIdGkEgYFN0dWR5LmNvbnNlbnRfdmVyc2lvbmAgb2YgdGhlIHRleHQgdGhhdCB3YXMgY29uc2Vu\
      dGVkIHRvIGxhc3QuCgo9CgQEGAIEEgSWAwIeGi8gQkNQIDQ3IGxhbmd1YWdlIGluIHdoaWNoIHRoYXQgdGV4dCB3YXMgc2hv\
      d24uCgpPCgQEGAIFEgSYAwIWGkEgVGhlIHN0dWR5J3MgZ3JvdXAgdGhhdCB0aGUgcGFydGljaXBhbnQgYmVsb25ncyB0bzsg\
      ZW1wdHk6IG5vbmUuCgoxCgIFAhIGnAMAqQMBGiMgV2hhdCBiZWNhbWUgb2YgYSByZXF1ZXN0IHRvIGpvaW4uCgo4CgQFAgIA\
      EgSeAwIlGiogSW4gYSByZXF1ZXN0OiBzZWUgdGhlcmUuIE5ldmVyIGFuc3dlcmVkLgoKIwoEBQICARIEoAMCIRoVIFdhaXRz\
      IGZvciBhIGxlYWRlci4KCjYKBAUCAgISBKIDAiIaKCBBIGxlYWRlciBzYWlkIHllczsgYW4gZW5yb2xtZW50IGJlZ2FuLgoK\
      IQoEBQICAxIEpAMCIhoTIEEgbGVhZGVyIHNhaWQgbm8uCgojCgQFAgIEEgSmAwIjGhUgQnkgdGhlIHBhcnRpY2lwYW50LgoK\
      LgoEBQICBRIEqAMCIRogIE5vYm9keSBkZWNpZGVkIHdpdGhpbiAzMCBkYXlzLgoKNgoCBBkSBqwDAL0DARooIFNvbWVib2R5\
      IGFza3MgdG8gdGFrZSBwYXJ0IGluIGEgc3R1ZHkuCgpPCgQEGQIAEgSuAwIdGkEgTWFkZSBieSB0aGUgc2VydmVyOyBuYW1l\
      cyB0aGUgcGVyc29uIGZvciB0aGlzIG9uZSByZXF1ZXN0IG9ubHkuCgosCgQEGQIBEgSwAwIWGh4gVGhlIHN0dWR5IHRoYXQg\
      aXMgYXNrZWQgZm9yLgoKIgoEBBkCAhIEsgMCHRoUIFdoYXQgYmVjYW1lIG9mIGl0LgoKIQoEBBkCAxIEtAMCLRoTIFdoZW4g\
      aXQgd2FzIG1hZGUuCgpWCgQEGQIEEgS2AwIsGkggV2hlbiBpdCB3YXMgZGVjaWRlZCwgd2l0aGRyYXduIG9yIGV4cGlyZWQ7\
      IGFic2VudCB3aGlsZSBpdCBpcyBwZW5kaW5nLgoKLwoEBBkCBRIEuAMCLBohIFdoaWxlIHBlbmRpbmc6IHdoZW4gaXQgZXhw\
      aXJlcy4KCkoKBAQZAgYSBLoDAhQaPCBUaGUgbGVhZGVyJ3MsIGZvciB0aGUgcGFydGljaXBhbnQ7IGF0IG1vc3QgNTAwIGNo\
      YXJhY3RlcnMuCgpMCgQEGQIHEgS8AwISGj4gVGhlIHBhcnRpY2lwYW50J3MsIGZvciB0aGUgbGVhZGVyOyBlbXB0eSBvbmNl\
      IGl0IGlzIGRlY2lkZWQuCgryAQoCBgMSBsIDAPUDARrjASBXaG8gdGFrZXMgcGFydCBpbiBhIHN0dWR5LCBmb3IgaXRzIGxl\
      YWRlcnMuIE5lZWRzIGEgdG9rZW4gb2Ygb25lOyBvdGhlcndpc2UgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aAogcmVhc29uIE5P\
      VF9TVFVEWV9MRUFERVIuIE1lbWJlcnMgYXJlIG5hbWVkIGJ5IGlkcyBvZiB0aGlzIHNlcnZpY2UgdGhhdCBzdGFuZCBub3do\
      ZXJlIGVsc2UsIG5laXRoZXIKIGluIHRva2VucyBub3IgaW4gZXhwb3J0cy4KClcKBAYDAgASBsYDAsgDAxpHIFJlcXVlc3Rz\
      IHRvIGpvaW4gdGhlIHN0dWR5LCBvbGRlc3QgZmlyc3QuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoK+gMKBAYDAgES\
      BtADAtIDAxrpAyBBcHByb3ZlcyBvciByZWplY3RzLCBhbmQgdGVsbHMgdGhlIHBhcnRpY2lwYW50OiBieSBtYWlsIHdoZXJl\
      IGFuIGFkZHJlc3MgaXMga2VwdCwgYW5kIGluCiBMaXN0T3duSm9pblJlcXVlc3RzLiBUaGUgc2FtZSBkZWNpc2lvbiBhZ2Fp\
      biBpcyBzYWZlLgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIEpPSU5fUkVRVUVTVF9VTktOT1dOOyBGQUlMRURf\
      UFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBKT0lOX1JFUVVFU1RfQ0xPU0VEIChkZWNpZGVkIG90aGVyd2lzZSwgd2l0aGRy\
      YXduIG9yIGV4cGlyZWQpLCBTVFVEWV9FTkRFRCBvciBTVFVEWV9QQVVTRUQgKGZvcgogYW4gYXBwcm92YWwpOyBJTlZBTElE\
      X0FSR1VNRU5UIHdpdGggcmVhc29uIEdST1VQX1VOS05PV047IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbgogRU5S\
      T0xNRU5UU19MSU1JVCB3aGVuIHRoZSBwYXJ0aWNpcGFudCB0YWtlcyBwYXJ0IGluIHRvbyBtYW55IHN0dWRpZXMuCgpWCgQG\
      AwICEgbWAwLYAwMaRiBDdXJyZW50IG1lbWJlcnMgaW4gdGhlIG9yZGVyIG9mIGpvaW5pbmcuCgogRXJyb3JzOiBJTlZBTElE\
      X0FSR1VNRU5ULgoKsgIKBAYDAgMSBt4DAuADAxqhAiBQdXRzIGEgbWVtYmVyIGludG8gYSBncm91cCwgb3Igb3V0IG9mIGl0\
      LiBBY2Nlc3MgdG9rZW5zIHNob3cgaXQgZnJvbSB0aGVpciBuZXh0IHJlbmV3YWwgb24uCiBTZXR0aW5nIGl0IGFnYWluIGlz\
      IHNhZmUuCgogRXJyb3JzOiBOT1RfRk9VTkQgd2l0aCByZWFzb24gTUVNQkVSX1VOS05PV04gb3IgU1RVRFlfVU5LTk9XTjsg\
      SU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbgogR1JPVVBfVU5LTk9XTjsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gU1RV\
      RFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvLgoKiwMKBAYDAgQSBuYDAugDAxr6AiBNYWtlcyBhIGNvZGUgYnkgd2hp\
      Y2ggcGVvcGxlIGpvaW4uIFRoZSBzYW1lIGBpbnZpdGF0aW9uX2lkYCBhZ2FpbiBhbnN3ZXJzIHRoZSBzYW1lIGNvZGUuCgog\
      RXJyb3JzOiBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBJTlZJVEFUSU9OX0lEX1JFVVNFRDsgSU5WQUxJRF9BUkdVTUVO\
      VCwgYWxzbyB3aXRoIHJlYXNvbgogR1JPVVBfVU5LTk9XTjsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNUVURZX1VOS05PV047\
      IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBJTlZJVEFUSU9OU19MSU1JVAogKDEsMDAwIHVzYWJsZSBvbmVzIG9m\
      IGEgc3R1ZHkpOyBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBTVFVEWV9OT1RfWUVUX0tOT1dOIGFuZCBSZXRyeUluZm8uCgqG\
      AQoEBgMCBRIG7AMC7gMDGnYgSW52aXRhdGlvbnMgb2YgdGhlIHN0dWR5LCBuZXdlc3QgZmlyc3QsIGFsc28gdGhvc2UgdGhh\
      dCBhcmUgdXNlZCB1cCwgcmV2b2tlZCBvciBleHBpcmVkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCn0KBAYDAgYS\
      BvIDAvQDAxptIE5vYm9keSBqb2lucyBieSBpdCBmcm9tIG5vdyBvbi4gUmV2b2tpbmcgdHdpY2UgaXMgc2FmZS4KCiBFcnJv\
      cnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBJTlZJVEFUSU9OX1VOS05PV04uCgorCgIEGhIG+AMAgQQBGh0gUmVxdWVzdHMg\
      dG8gam9pbiBvbmUgc3R1ZHkuCgoqCgQEGgIAEgT6AwIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCioKBAQaAgES\
      BPwDAh0aHCBVTlNQRUNJRklFRDogcGVuZGluZyBvbmVzLgoKJAoEBBoCAhIE/gMCFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAu\
      CgpMCgQEGgIDEgSABAIYGj4gYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0\
      IHBhZ2UuCgorCgIEGxIGhAQAiQQBGh0gQSBwYWdlIG9mIHJlcXVlc3RzIHRvIGpvaW4uCgodCgQEGwIAEgSGBAIpGg8gT2xk\
      ZXN0IGZpcnN0LgoKPwoEBBsCARIEiAQCHRoxIEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBv\
      bmUuCgokCgIEHBIGjAQAmAQBGhYgQSBsZWFkZXIncyBkZWNpc2lvbi4KCioKBAQcAgASBI4EAhYaHCBPbmUgdGhhdCB0aGUg\
      Y2FsbGVyIGxlYWRzLgoKLgoEBBwCARIEkAQCHRogIGBKb2luUmVxdWVzdC5qb2luX3JlcXVlc3RfaWRgLgoKIwoEBBwCAhIE\
      kgQCExoVIFJlamVjdGVkIG90aGVyd2lzZS4KCkEKBAQcAgMSBJQEAhQaMyBTaG93biB0byB0aGUgcGFydGljaXBhbnQ7IGF0\
      IG1vc3QgNTAwIGNoYXJhY3RlcnMuCgp4CgQEHAIEEgSXBAIWGmogV2l0aCBhbiBhcHByb3ZhbDogdGhlIGdyb3VwIHRoYXQg\
      dGhlIG1lbWJlciBiZWxvbmdzIHRvOyBlbXB0eTogbm9uZS4gV2l0aCBhIHJlamVjdGlvbiBpdCBtdXN0IGJlCiBlbXB0eS4K\
      CicKAgQdEgabBACgBAEaGSBUaGUgcmVxdWVzdCBpcyBkZWNpZGVkLgoKJQoEBB0CABIEnQQCGxoXIFdoZXRoZXIgYnkgdGhp\
      cyBjYWxsLgoKIQoEBB0CARIEnwQCHxoTIEFzIGl0IHN0YW5kcyBub3cuCgolCgIEHhIGowQAqgQBGhcgTWVtYmVycyBvZiBv\
      bmUgc3R1ZHkuCgoqCgQEHgIAEgSlBAIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCiQKBAQeAgESBKcEAhcaFiAx\
      4oCTMjAwOyAwIG1lYW5zIDUwLgoKTAoEBB4CAhIEqQQCGBo+IGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9y\
      ZTsgZW1wdHk6IHRoZSBmaXJzdCBwYWdlLgoKIgoCBB8SBq0EALIEARoUIEEgcGFnZSBvZiBtZW1iZXJzLgoKKAoEBB8CABIE\
      rwQCHhoaIEluIHRoZSBvcmRlciBvZiBqb2luaW5nLgoKPwoEBB8CARIEsQQCHRoxIEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0\
      eTogdGhpcyBpcyB0aGUgbGFzdCBvbmUuCgo7CgIEIBIGtQQAvAQBGi0gU29tZWJvZHkgd2hvIHRha2VzIHBhcnQsIGFzIGxl\
      YWRlcnMgc2VlIGl0LgoKRwoEBCACABIEtwQCFxo5IE9mIHRoaXMgZW5yb2xtZW50OyB3aG9ldmVyIGpvaW5zIGFnYWluIGhh\
      cyBhbm90aGVyIG9uZS4KCikKBAQgAgESBLkEAioaGyBXaGVuIHRoZSBlbnJvbG1lbnQgYmVnYW4uCgpKCgQEIAICEgS7BAIW\
      GjwgVGhlIHN0dWR5J3MgZ3JvdXAgdGhhdCB0aGUgbWVtYmVyIGJlbG9uZ3MgdG87IGVtcHR5OiBub25lLgoKJQoCBCESBr8E\
      AMYEARoXIEEgbWVtYmVyIGFuZCBhIGdyb3VwLgoKKgoEBCECABIEwQQCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMu\
      CgojCgQEIQIBEgTDBAIXGhUgYE1lbWJlci5tZW1iZXJfaWRgLgoKTgoEBCECAhIExQQCFhpAIFRoZSBncm91cCB0aGF0IHRo\
      ZSBtZW1iZXIgYmVsb25ncyB0byBmcm9tIG5vdyBvbjsgZW1wdHk6IG5vbmUuCgorCgIEIhIGyQQAzAQBGh0gVGhlIG1lbWJl\
      ciBpcyBpbiB0aGUgZ3JvdXAuCgohCgQEIgIAEgTLBAIUGhMgQXMgaXQgc3RhbmRzIG5vdy4KCiYKAgQjEgbPBADaBAEaGCBB\
      biBpbnZpdGF0aW9uIHRvIG1ha2UuCgohCgQEIwIAEgTRBAIbGhMgQ2xpZW50LW1hZGUgVVVJRC4KCioKBAQjAgESBNMEAhYa\
      HCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKRgoEBCMCAhIE1QQCFho4IFdob2V2ZXIgam9pbnMgYnkgaXQgYmVsb25n\
      cyB0byB0aGUgZ3JvdXA7IGVtcHR5OiBub25lLgoKQAoEBCMCAxIE1wQCFhoyIEhvdyBtYW55IG1heSBqb2luIGJ5IGl0OiAx\
      4oCTMTAwLDAwMDsgMCBtZWFucyAxLgoKKQoEBCMCBBIE2QQCGBobIDHigJMzNjUgZGF5czsgMCBtZWFucyAzMC4KCjQKAgQk\
      EgbdBADwBAEaJiBBIGNvZGUgYnkgd2hpY2ggcGVvcGxlIGpvaW4gYSBzdHVkeS4KCiIKBAQkAgASBN8EAhsaFCBUaGUgY2xp\
      ZW50J3MgVVVJRC4KCikKBAQkAgESBOEEAhYaGyBUaGUgc3R1ZHkgdGhhdCBpcyBqb2luZWQuCgpFCgQEJAICEgTjBAIWGjcg\
      VGhlIGdyb3VwIHRoYXQgd2hvZXZlciBqb2lucyBiZWxvbmdzIHRvOyBlbXB0eTogbm9uZS4KCjYKBAQkAgMSBOUEAhIaKCBU\
      d28gZ3JvdXBzIG9mIGZpdmUgbGV0dGVycyBhbmQgZGlnaXRzLgoKKwoEBCQCBBIE5wQCEhodIEhvdyBtYW55IGhhdmUgam9p\
      bmVkIGJ5IGl0LgoKKAoEBCQCBRIE6QQCFhoaIEhvdyBtYW55IG1heSBqb2luIGJ5IGl0LgoKIQoEBCQCBhIE6wQCLBoTIFdo\
      ZW4gaXQgd2FzIG1hZGUuCgowCgQEJAIHEgTtBAIsGiIgRnJvbSB3aGVuIG9uIG5vYm9keSBqb2lucyBieSBpdC4KCj0KBAQk\
      AggSBO8EAiwaLyBXaGVuIGEgbGVhZGVyIHJldm9rZWQgaXQ7IGFic2VudDogbm9ib2R5IGRpZC4KCikKAgQlEgbzBAD6BAEa\
      GyBJbnZpdGF0aW9ucyBvZiBvbmUgc3R1ZHkuCgoqCgQEJQIAEgT1BAIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4K\
      CiQKBAQlAgESBPcEAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKTAoEBCUCAhIE+QQCGBo+IGBuZXh0X3BhZ2VfdG9rZW5g\
      IG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1wdHk6IHRoZSBmaXJzdCBwYWdlLgoKJgoCBCYSBv0EAIIFARoYIEEgcGFnZSBvZiBp\
      bnZpdGF0aW9ucy4KCh0KBAQmAgASBP8EAiYaDyBOZXdlc3QgZmlyc3QuCgo/CgQEJgIBEgSBBQIdGjEgRm9yIHRoZSBuZXh0\
      IHBhZ2U7IGVtcHR5OiB0aGlzIGlzIHRoZSBsYXN0IG9uZS4KCiUKAgQnEgaFBQCKBQEaFyBBbiBpbnZpdGF0aW9uIHRvIGVu\
      ZC4KCioKBAQnAgASBIcFAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKKwoEBCcCARIEiQUCGxodIGBJbnZpdGF0\
      aW9uLmludml0YXRpb25faWRgLgoKKQoCBCgSBo0FAJAFARobIFRoZSBpbnZpdGF0aW9uIGhhcyBlbmRlZC4KCkkKBAQoAgAS\
      BI8FAhwaOyBBcyBpdCBzdGFuZHMgbm93OyByZXZva2VkIGJ5IHRoaXMgY2FsbCBvciBhbiBlYXJsaWVyIG9uZS4KCkEKAgYE\
      EgaTBQCrBQEaMyBGb3IgYWRtaW5pc3RyYXRvcnMuIE5lZWRzIGEgdG9rZW4gd2l0aCB0aGF0IHJvbGUuCgqeBAoEBgQCABIG\
      mwUCnQUDGo0EIENyZWF0ZXMgYW4gYWNjb3VudCB0aGF0IGxlYWRzIHRoZSBzdHVkaWVzIG5hbWVkLCBhbmQgaW52aXRlcyBp\
      dHMgb3duZXI6IGJ5IG1haWwgd2hlcmUgYW4gYWRkcmVzcyBpcwogZ2l2ZW4sIG90aGVyd2lzZSBieSBhIGNvZGUgdGhhdCB0\
      aGUgYWRtaW5pc3RyYXRvciBoYW5kcyBvdmVyLiBUaGUgb3duZXIgY2hvb3NlcyB0aGUgcGFzc3dvcmQKIChSZWNvdmVyeVNl\
      cnZpY2UuUmVzZXRQYXNzd29yZCkuIEFuIGludml0YXRpb24gdGhhdCBub2JvZHkgdGFrZXMgdXAgd2l0aGluIHNldmVuIGRh\
      eXMgZW5kcywgYW5kIHRoZQogYWNjb3VudCB3aXRoIGl0OyBTZW5kQWNjZXNzQ29kZSBzZW5kcyBhbm90aGVyIG9uZS4gVGhl\
      IHNhbWUgYHJlcXVlc3RfaWRgIGFnYWluIGlzIHNhZmUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBBTFJFQURZX0VY\
      SVNUUyB3aXRoIHJlYXNvbiBVU0VSTkFNRV9UQUtFTiwgb3IgUkVRVUVTVF9JRF9SRVVTRUQgd2hlbgogYHJlcXVlc3RfaWRg\
      IHdhcyB1c2VkIGZvciBvdGhlciBjb250ZW50cy4KCpUBCgQGBAIBEgahBQKjBQMahAEgQ3JlYXRlcyB0aGUgYWNjb3VudCBv\
      ZiBhbm90aGVyIGFkbWluaXN0cmF0b3IsIGFuZCBpbnZpdGVzIGl0cyBvd25lciBhcyBSZWdpc3RlclN0dWR5TGVhZGVyIGRv\
      ZXMuCgogRXJyb3JzOiBhcyBSZWdpc3RlclN0dWR5TGVhZGVyLgoKyQEKBAYEAgISBqgFAqoFAxq4ASBSZXBsYWNlcyB0aGUg\
      c2V0IG9mIHN0dWRpZXMgYW4gZXhpc3Rpbmcgc3R1ZHkgbGVhZGVyIGxlYWRzLiBBY2Nlc3MgdG9rZW5zIHNob3cgaXQgZnJv\
      bSB0aGVpciBuZXh0CiByZW5ld2FsIG9uLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVh\
      c29uIFNUVURZX0xFQURFUl9VTktOT1dOLgoKJQoCBCkSBq4FALsFARoXIEFuIGFjY291bnQgdG8gY3JlYXRlLgoKIQoEBCkC\
      ABIEsAUCGBoTIENsaWVudC1tYWRlIFVVSUQuCgotCgQEKQIBEgSyBQIWGh8gQXMgaW4gUmVnaXN0ZXJBY2NvdW50UmVxdWVz\
      dC4KCjwKBAQpAgISBLYFAiAaLiBBdCBtb3N0IDUwOyB0aGV5IG5lZWQgbm90IGJlIGtub3duIGhlcmUgeWV0LgoKXwoEBCkC\
      AxIEuAUCExpRIFdoZXJlIHRoZSBpbnZpdGF0aW9uIGlzIG1haWxlZDsga2VwdCwgZm9yIHJlc2V0cy4gRW1wdHk6IHRoZSBh\
      bnN3ZXIgaGFzIGEgY29kZS4KCj8KBAQpAgQSBLoFAhYaMSBCQ1AgNDcgbGFuZ3VhZ2UgZm9yIG1haWxzOyBlbXB0eSBtZWFu\
      cyBFbmdsaXNoLgoKJQoCBCoSBr4FAMYFARoXIFRoZSBhY2NvdW50IGlzIHRoZXJlLgoKJgoEBCoCABIEwAUCGxoYIFdoZXRo\
      ZXIgaXQgd2FzIGJlZm9yZS4KCscBCgQEKgIBEgTDBQIdGrgBIFdpdGhvdXQgYW4gYWRkcmVzcywgdW50aWwgaXRzIG93bmVy\
      IGhhcyBjb21lOiB0byBiZSBoYW5kZWQgb3Zlci4gVGhlIHNhbWUgcmVxdWVzdCBhZ2FpbiBpcyBhbnN3ZXJlZAogd2l0aCBh\
      bm90aGVyIG9uZSwgc2luY2UgdGhlIGZpcnN0IGFuc3dlciBtYXkgaGF2ZSBiZWVuIGxvc3Q7IGFueSBvZiB0aGVtIGlzIGdv\
      b2QuCgpACgQEKgICEgTFBQIsGjIgV2hlbiBgaW52aXRhdGlvbl9jb2RlYCBlbmRzOyBhYnNlbnQgd2l0aG91dCBvbmUuCgol\
      CgIEKxIGyQUA0gUBGhcgQW4gYWNjb3VudCB0byBjcmVhdGUuCgohCgQEKwIAEgTLBQIYGhMgQ2xpZW50LW1hZGUgVVVJRC4K\
      Ci0KBAQrAgESBM0FAhYaHyBBcyBpbiBSZWdpc3RlckFjY291bnRSZXF1ZXN0LgoKXwoEBCsCAhIEzwUCExpRIFdoZXJlIHRo\
      ZSBpbnZpdGF0aW9uIGlzIG1haWxlZDsga2VwdCwgZm9yIHJlc2V0cy4gRW1wdHk6IHRoZSBhbnN3ZXIgaGFzIGEgY29kZS4K\
      Cj8KBAQrAgMSBNEFAhYaMSBCQ1AgNDcgbGFuZ3VhZ2UgZm9yIG1haWxzOyBlbXB0eSBtZWFucyBFbmdsaXNoLgoKJQoCBCwS\
      BtUFANwFARoXIFRoZSBhY2NvdW50IGlzIHRoZXJlLgoKJgoEBCwCABIE1wUCGxoYIFdoZXRoZXIgaXQgd2FzIGJlZm9yZS4K\
      CjIKBAQsAgESBNkFAh0aJCBBcyBpbiBSZWdpc3RlclN0dWR5TGVhZGVyUmVzcG9uc2UuCgpACgQELAICEgTbBQIsGjIgV2hl\
      biBgaW52aXRhdGlvbl9jb2RlYCBlbmRzOyBhYnNlbnQgd2l0aG91dCBvbmUuCgo8CgIELRIG3wUA5AUBGi4gVGhlIHN0dWRp\
      ZXMgdGhhdCBzb21lYm9keSBsZWFkcyBmcm9tIG5vdyBvbi4KCiIKBAQtAgASBOEFAhYaFCBPZiBhIHN0dWR5IGxlYWRlci4K\
      CkYKBAQtAgESBOMFAiAaOCBBdCBtb3N0IDUwLCBpbiB0aGUgcGxhY2Ugb2YgdGhvc2UgYmVmb3JlOyBlbXB0eTogbm9uZS4K\
      CicKAgQuEgTnBQAgGhsgVGhlIHN0dWRpZXMgYXJlIHJlcGxhY2VkLgoKYAoCBgUSBuoFAPEFARpSIFRoZSBwdWJsaWMgaGFs\
      dmVzIG9mIHRoZSBrZXlzIHRoYXQgc2lnbiBhY2Nlc3MgdG9rZW5zLiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW4uCgrWAQoE\
      BgUCABIG7gUC8AUDGsUBIEFsbCBrZXlzIGJ5IHdoaWNoIGEgdG9rZW4gdGhhdCBpcyBnb29kIG5vdyBtYXkgYmUgc2lnbmVk\
      LiBXaXRob3V0IHBhZ2VzOiB0aGVyZSBhcmUgYXQKIG1vc3QgYSBmZXcsIGVhY2ggcHVibGlzaGVkIGZvciA0MCBkYXlzIGFu\
      ZCByZXBsYWNlZCBhZnRlciAzMCwgYW5kIGEgSldLIFNldCBpcyBvbmUgZG9jdW1lbnQKIChSRkMgNzUxNyDCpzUpLgoKIAoC\
      BC8SBPQFACEaFCBBc2tzIGZvciBhbGwga2V5cy4KChkKAgQwEgb3BQD6BQEaCyBBbGwga2V5cy4KClEKBAQwAgASBPkFAhca\
      QyBKU09OIFdlYiBLZXkgU2V0IChSRkMgNzUxNywgUkZDIDgwMzcpLCByZWFkeSBmb3IgYW55IEpXVCBsaWJyYXJ5LgpiBnBy\
      b3RvMw==
      """)
}
