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
    /// Whether an administrator marked the account: what it answers is a test.
    public var testParticipant: Bool

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.username = ""
      self.email = ""
      self.language = ""
      self.anonymous = false
      self.createTime = nil
      self.testParticipant = false
    }

    public init(
      participantID: String = "",
      username: String = "",
      email: String = "",
      language: String = "",
      anonymous: Bool = false,
      createTime: GoogleProtobuf.Timestamp? = nil,
      testParticipant: Bool = false
    ) {
      self.participantID = participantID
      self.username = username
      self.email = email
      self.language = language
      self.anonymous = anonymous
      self.createTime = createTime
      self.testParticipant = testParticipant
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
    self.testParticipant = c.pointee.test_participant != 0
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
    c.pointee.test_participant = self.testParticipant ? 1 : 0
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
      UmVzZW5kQ29uZmlybWF0aW9uUmVzcG9uc2UiEwoRR2V0QWNjb3VudFJlcXVlc3QihAIKB0FjY291bnQSJQoOcGFydGljaXBh\
      bnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lEhQKBWVtYWlsGAMgASgJUgVl\
      bWFpbBIaCghsYW5ndWFnZRgEIAEoCVIIbGFuZ3VhZ2USHAoJYW5vbnltb3VzGAUgASgIUglhbm9ueW1vdXMSOwoLY3JlYXRl\
      X3RpbWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjcmVhdGVUaW1lEikKEHRlc3RfcGFydGljaXBhbnQY\
      DyABKAhSD3Rlc3RQYXJ0aWNpcGFudCJlCg1TaWduSW5SZXF1ZXN0EhoKCHVzZXJuYW1lGAEgASgJUgh1c2VybmFtZRIaCghw\
      YXNzd29yZBgCIAEoCVIIcGFzc3dvcmQSHAoJYXVkaWVuY2VzGAMgAygJUglhdWRpZW5jZXMiqwIKDlNpZ25JblJlc3BvbnNl\
      EiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhou\
      Z29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lEiMKDXJlZnJlc2hfdG9rZW4YAyABKAlS\
      DHJlZnJlc2hUb2tlbhJVChlyZWZyZXNoX3Rva2VuX2V4cGlyZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVz\
      dGFtcFIWcmVmcmVzaFRva2VuRXhwaXJlVGltZRIlCg5wYXJ0aWNpcGFudF9pZBgFIAEoCVINcGFydGljaXBhbnRJZCJXChhT\
      aWduSW5Bbm9ueW1vdXNseVJlcXVlc3QSHQoKcmVxdWVzdF9pZBgBIAEoCVIJcmVxdWVzdElkEhwKCWF1ZGllbmNlcxgCIAMo\
      CVIJYXVkaWVuY2VzIrYCChlTaWduSW5Bbm9ueW1vdXNseVJlc3BvbnNlEiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNz\
      VG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNj\
      ZXNzVG9rZW5FeHBpcmVUaW1lEiMKDXJlZnJlc2hfdG9rZW4YAyABKAlSDHJlZnJlc2hUb2tlbhJVChlyZWZyZXNoX3Rva2Vu\
      X2V4cGlyZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIWcmVmcmVzaFRva2VuRXhwaXJlVGltZRIl\
      Cg5wYXJ0aWNpcGFudF9pZBgFIAEoCVINcGFydGljaXBhbnRJZCI1Cg5SZWZyZXNoUmVxdWVzdBIjCg1yZWZyZXNoX3Rva2Vu\
      GAEgASgJUgxyZWZyZXNoVG9rZW4irAIKD1JlZnJlc2hSZXNwb25zZRIhCgxhY2Nlc3NfdG9rZW4YASABKAlSC2FjY2Vzc1Rv\
      a2VuElMKGGFjY2Vzc190b2tlbl9leHBpcmVfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFWFjY2Vz\
      c1Rva2VuRXhwaXJlVGltZRIjCg1yZWZyZXNoX3Rva2VuGAMgASgJUgxyZWZyZXNoVG9rZW4SVQoZcmVmcmVzaF90b2tlbl9l\
      eHBpcmVfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFnJlZnJlc2hUb2tlbkV4cGlyZVRpbWUSJQoO\
      cGFydGljaXBhbnRfaWQYBSABKAlSDXBhcnRpY2lwYW50SWQiNQoOU2lnbk91dFJlcXVlc3QSIwoNcmVmcmVzaF90b2tlbhgB\
      IAEoCVIMcmVmcmVzaFRva2VuIhEKD1NpZ25PdXRSZXNwb25zZSLaAQoQSm9pblN0dWR5UmVxdWVzdBIZCghzdHVkeV9pZBgB\
      IAEoCVIHc3R1ZHlJZBIaCghwYXNzd29yZBgCIAEoCVIIcGFzc3dvcmQSJwoPY29uc2VudF92ZXJzaW9uGAMgASgJUg5jb25z\
      ZW50VmVyc2lvbhIpChBjb25zZW50X2xhbmd1YWdlGAQgASgJUg9jb25zZW50TGFuZ3VhZ2USJwoPaW52aXRhdGlvbl9jb2Rl\
      GAUgASgJUg5pbnZpdGF0aW9uQ29kZRISCgRub3RlGAYgASgJUgRub3RlIr8CChFKb2luU3R1ZHlSZXNwb25zZRI3CgdvdXRj\
      b21lGAEgASgOMh0ub3RvbGl0aC5hdXRoLnYxLldyaXRlT3V0Y29tZVIHb3V0Y29tZRIhCgxhY2Nlc3NfdG9rZW4YAiABKAlS\
      C2FjY2Vzc1Rva2VuElMKGGFjY2Vzc190b2tlbl9leHBpcmVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3Rh\
      bXBSFWFjY2Vzc1Rva2VuRXhwaXJlVGltZRI4CgllbnJvbG1lbnQYBCABKAsyGi5vdG9saXRoLmF1dGgudjEuRW5yb2xtZW50\
      UgllbnJvbG1lbnQSPwoMam9pbl9yZXF1ZXN0GAUgASgLMhwub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0Ugtqb2luUmVx\
      dWVzdCIuChFMZWF2ZVN0dWR5UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZCKMAQoSTGVhdmVTdHVkeVJlc3Bv\
      bnNlEiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgL\
      MhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lIlMKFUxpc3RFbnJvbG1lbnRzUmVx\
      dWVzdBIbCglwYWdlX3NpemUYASABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAiABKAlSCXBhZ2VUb2tlbiKRAQoWTGlz\
      dEVucm9sbWVudHNSZXNwb25zZRI6CgplbnJvbG1lbnRzGAEgAygLMhoub3RvbGl0aC5hdXRoLnYxLkVucm9sbWVudFIKZW5y\
      b2xtZW50cxImCg9uZXh0X3BhZ2VfdG9rZW4YAyABKAlSDW5leHRQYWdlVG9rZW5KBAgCEANSDWpvaW5fcmVxdWVzdHMikQEK\
      Gkxpc3RPd25Kb2luUmVxdWVzdHNSZXF1ZXN0EjcKBXN0YXRlGAEgASgOMiEub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0\
      U3RhdGVSBXN0YXRlEhsKCXBhZ2Vfc2l6ZRgCIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgDIAEoCVIJcGFnZVRva2Vu\
      IogBChtMaXN0T3duSm9pblJlcXVlc3RzUmVzcG9uc2USQQoNam9pbl9yZXF1ZXN0cxgBIAMoCzIcLm90b2xpdGguYXV0aC52\
      MS5Kb2luUmVxdWVzdFIMam9pblJlcXVlc3RzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiKJAgoJ\
      RW5yb2xtZW50EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEjcKCWpvaW5fdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1\
      Zi5UaW1lc3RhbXBSCGpvaW5UaW1lEjkKCmxlYXZlX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgls\
      ZWF2ZVRpbWUSJwoPY29uc2VudF92ZXJzaW9uGAQgASgJUg5jb25zZW50VmVyc2lvbhIpChBjb25zZW50X2xhbmd1YWdlGAUg\
      ASgJUg9jb25zZW50TGFuZ3VhZ2USGQoIZ3JvdXBfaWQYBiABKAlSB2dyb3VwSWQi7gIKC0pvaW5SZXF1ZXN0EiYKD2pvaW5f\
      cmVxdWVzdF9pZBgBIAEoCVINam9pblJlcXVlc3RJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBI3CgVzdGF0ZRgDIAEo\
      DjIhLm90b2xpdGguYXV0aC52MS5Kb2luUmVxdWVzdFN0YXRlUgVzdGF0ZRI9CgxyZXF1ZXN0X3RpbWUYBCABKAsyGi5nb29n\
      bGUucHJvdG9idWYuVGltZXN0YW1wUgtyZXF1ZXN0VGltZRI7CgtkZWNpZGVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1\
      Zi5UaW1lc3RhbXBSCmRlY2lkZVRpbWUSOwoLZXhwaXJlX3RpbWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1w\
      UgpleHBpcmVUaW1lEhYKBnJlYXNvbhgHIAEoCVIGcmVhc29uEhIKBG5vdGUYCCABKAlSBG5vdGUiqQEKF0xpc3RKb2luUmVx\
      dWVzdHNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEjcKBXN0YXRlGAIgASgOMiEub3RvbGl0aC5hdXRoLnYx\
      LkpvaW5SZXF1ZXN0U3RhdGVSBXN0YXRlEhsKCXBhZ2Vfc2l6ZRgDIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgEIAEo\
      CVIJcGFnZVRva2VuIoUBChhMaXN0Sm9pblJlcXVlc3RzUmVzcG9uc2USQQoNam9pbl9yZXF1ZXN0cxgBIAMoCzIcLm90b2xp\
      dGguYXV0aC52MS5Kb2luUmVxdWVzdFIMam9pblJlcXVlc3RzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VU\
      b2tlbiKqAQoYRGVjaWRlSm9pblJlcXVlc3RSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEiYKD2pvaW5fcmVx\
      dWVzdF9pZBgCIAEoCVINam9pblJlcXVlc3RJZBIYCgdhcHByb3ZlGAMgASgIUgdhcHByb3ZlEhYKBnJlYXNvbhgEIAEoCVIG\
      cmVhc29uEhkKCGdyb3VwX2lkGAUgASgJUgdncm91cElkIpUBChlEZWNpZGVKb2luUmVxdWVzdFJlc3BvbnNlEjcKB291dGNv\
      bWUYASABKA4yHS5vdG9saXRoLmF1dGgudjEuV3JpdGVPdXRjb21lUgdvdXRjb21lEj8KDGpvaW5fcmVxdWVzdBgCIAEoCzIc\
      Lm90b2xpdGguYXV0aC52MS5Kb2luUmVxdWVzdFILam9pblJlcXVlc3QiawoSTGlzdE1lbWJlcnNSZXF1ZXN0EhkKCHN0dWR5\
      X2lkGAEgASgJUgdzdHVkeUlkEhsKCXBhZ2Vfc2l6ZRgCIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgDIAEoCVIJcGFn\
      ZVRva2VuInAKE0xpc3RNZW1iZXJzUmVzcG9uc2USMQoHbWVtYmVycxgBIAMoCzIXLm90b2xpdGguYXV0aC52MS5NZW1iZXJS\
      B21lbWJlcnMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuInkKBk1lbWJlchIbCgltZW1iZXJfaWQY\
      ASABKAlSCG1lbWJlcklkEjcKCWpvaW5fdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCGpvaW5UaW1l\
      EhkKCGdyb3VwX2lkGAMgASgJUgdncm91cElkImoKFVNldE1lbWJlckdyb3VwUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIH\
      c3R1ZHlJZBIbCgltZW1iZXJfaWQYAiABKAlSCG1lbWJlcklkEhkKCGdyb3VwX2lkGAMgASgJUgdncm91cElkIkkKFlNldE1l\
      bWJlckdyb3VwUmVzcG9uc2USLwoGbWVtYmVyGAEgASgLMhcub3RvbGl0aC5hdXRoLnYxLk1lbWJlclIGbWVtYmVyIq4BChdD\
      cmVhdGVJbnZpdGF0aW9uUmVxdWVzdBIjCg1pbnZpdGF0aW9uX2lkGAEgASgJUgxpbnZpdGF0aW9uSWQSGQoIc3R1ZHlfaWQY\
      AiABKAlSB3N0dWR5SWQSGQoIZ3JvdXBfaWQYAyABKAlSB2dyb3VwSWQSGQoIdXNlc19tYXgYBCABKA1SB3VzZXNNYXgSHQoK\
      dmFsaWRfZGF5cxgFIAEoDVIJdmFsaWREYXlzIuECCgpJbnZpdGF0aW9uEiMKDWludml0YXRpb25faWQYASABKAlSDGludml0\
      YXRpb25JZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBIZCghncm91cF9pZBgDIAEoCVIHZ3JvdXBJZBISCgRjb2RlGAQg\
      ASgJUgRjb2RlEhIKBHVzZXMYBSABKA1SBHVzZXMSGQoIdXNlc19tYXgYBiABKA1SB3VzZXNNYXgSOwoLY3JlYXRlX3RpbWUY\
      ByABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjcmVhdGVUaW1lEjsKC2V4cGlyZV90aW1lGAggASgLMhouZ29v\
      Z2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZRI7CgtyZXZva2VfdGltZRgJIAEoCzIaLmdvb2dsZS5wcm90b2J1\
      Zi5UaW1lc3RhbXBSCnJldm9rZVRpbWUibwoWTGlzdEludml0YXRpb25zUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1\
      ZHlJZBIbCglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbiKAAQoXTGlz\
      dEludml0YXRpb25zUmVzcG9uc2USPQoLaW52aXRhdGlvbnMYASADKAsyGy5vdG9saXRoLmF1dGgudjEuSW52aXRhdGlvblIL\
      aW52aXRhdGlvbnMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIlkKF1Jldm9rZUludml0YXRpb25S\
      ZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEiMKDWludml0YXRpb25faWQYAiABKAlSDGludml0YXRpb25JZCJX\
      ChhSZXZva2VJbnZpdGF0aW9uUmVzcG9uc2USOwoKaW52aXRhdGlvbhgBIAEoCzIbLm90b2xpdGguYXV0aC52MS5JbnZpdGF0\
      aW9uUgppbnZpdGF0aW9uIrYBChpSZWdpc3RlclN0dWR5TGVhZGVyUmVxdWVzdBIdCgpyZXF1ZXN0X2lkGAEgASgJUglyZXF1\
      ZXN0SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lEhsKCXN0dWR5X2lkcxgEIAMoCVIIc3R1ZHlJZHMSFAoFZW1haWwY\
      BSABKAlSBWVtYWlsEhoKCGxhbmd1YWdlGAYgASgJUghsYW5ndWFnZUoECAMQBFIIcGFzc3dvcmQivAEKG1JlZ2lzdGVyU3R1\
      ZHlMZWFkZXJSZXNwb25zZRI3CgdvdXRjb21lGAEgASgOMh0ub3RvbGl0aC5hdXRoLnYxLldyaXRlT3V0Y29tZVIHb3V0Y29t\
      ZRInCg9pbnZpdGF0aW9uX2NvZGUYAiABKAlSDmludml0YXRpb25Db2RlEjsKC2V4cGlyZV90aW1lGAMgASgLMhouZ29vZ2xl\
      LnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSKLAQocUmVnaXN0ZXJBZG1pbmlzdHJhdG9yUmVxdWVzdBIdCgpyZXF1\
      ZXN0X2lkGAEgASgJUglyZXF1ZXN0SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lEhQKBWVtYWlsGAMgASgJUgVlbWFp\
      bBIaCghsYW5ndWFnZRgEIAEoCVIIbGFuZ3VhZ2UivgEKHVJlZ2lzdGVyQWRtaW5pc3RyYXRvclJlc3BvbnNlEjcKB291dGNv\
      bWUYASABKA4yHS5vdG9saXRoLmF1dGgudjEuV3JpdGVPdXRjb21lUgdvdXRjb21lEicKD2ludml0YXRpb25fY29kZRgCIAEo\
      CVIOaW52aXRhdGlvbkNvZGUSOwoLZXhwaXJlX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBp\
      cmVUaW1lIk8KFFNldExlZFN0dWRpZXNSZXF1ZXN0EhoKCHVzZXJuYW1lGAEgASgJUgh1c2VybmFtZRIbCglzdHVkeV9pZHMY\
      AiADKAlSCHN0dWR5SWRzIhcKFVNldExlZFN0dWRpZXNSZXNwb25zZSIYChZMaXN0U2lnbmluZ0tleXNSZXF1ZXN0IjYKF0xp\
      c3RTaWduaW5nS2V5c1Jlc3BvbnNlEhsKCWp3a3NfanNvbhgBIAEoCVIIandrc0pzb24qagoMV3JpdGVPdXRjb21lEh0KGVdS\
      SVRFX09VVENPTUVfVU5TUEVDSUZJRUQQABIZChVXUklURV9PVVRDT01FX0NSRUFURUQQARIgChxXUklURV9PVVRDT01FX0FM\
      UkVBRFlfRVhJU1RTEAIqigEKDEVtYWlsT3V0Y29tZRIdChlFTUFJTF9PVVRDT01FX1VOU1BFQ0lGSUVEEAASFgoSRU1BSUxf\
      T1VUQ09NRV9LRVBUEAESGAoURU1BSUxfT1VUQ09NRV9FUkFTRUQQAhIpCiVFTUFJTF9PVVRDT01FX0tFUFRfQllfQU5PVEhF\
      Ul9BQ0NPVU5UEAMq2gEKEEpvaW5SZXF1ZXN0U3RhdGUSIgoeSk9JTl9SRVFVRVNUX1NUQVRFX1VOU1BFQ0lGSUVEEAASHgoa\
      Sk9JTl9SRVFVRVNUX1NUQVRFX1BFTkRJTkcQARIfChtKT0lOX1JFUVVFU1RfU1RBVEVfQVBQUk9WRUQQAhIfChtKT0lOX1JF\
      UVVFU1RfU1RBVEVfUkVKRUNURUQQAxIgChxKT0lOX1JFUVVFU1RfU1RBVEVfV0lUSERSQVdOEAQSHgoaSk9JTl9SRVFVRVNU\
      X1NUQVRFX0VYUElSRUQQBTKjAwoOQWNjb3VudFNlcnZpY2USaQoPUmVnaXN0ZXJBY2NvdW50Eicub3RvbGl0aC5hdXRoLnYx\
      LlJlZ2lzdGVyQWNjb3VudFJlcXVlc3QaKC5vdG9saXRoLmF1dGgudjEuUmVnaXN0ZXJBY2NvdW50UmVzcG9uc2UiA5ACAhJm\
      Cg5Db25maXJtQWNjb3VudBImLm90b2xpdGguYXV0aC52MS5Db25maXJtQWNjb3VudFJlcXVlc3QaJy5vdG9saXRoLmF1dGgu\
      djEuQ29uZmlybUFjY291bnRSZXNwb25zZSIDkAICEm0KElJlc2VuZENvbmZpcm1hdGlvbhIqLm90b2xpdGguYXV0aC52MS5S\
      ZXNlbmRDb25maXJtYXRpb25SZXF1ZXN0Gisub3RvbGl0aC5hdXRoLnYxLlJlc2VuZENvbmZpcm1hdGlvblJlc3BvbnNlEk8K\
      CkdldEFjY291bnQSIi5vdG9saXRoLmF1dGgudjEuR2V0QWNjb3VudFJlcXVlc3QaGC5vdG9saXRoLmF1dGgudjEuQWNjb3Vu\
      dCIDkAIBMu0CCg5TZXNzaW9uU2VydmljZRJJCgZTaWduSW4SHi5vdG9saXRoLmF1dGgudjEuU2lnbkluUmVxdWVzdBofLm90\
      b2xpdGguYXV0aC52MS5TaWduSW5SZXNwb25zZRJvChFTaWduSW5Bbm9ueW1vdXNseRIpLm90b2xpdGguYXV0aC52MS5TaWdu\
      SW5Bbm9ueW1vdXNseVJlcXVlc3QaKi5vdG9saXRoLmF1dGgudjEuU2lnbkluQW5vbnltb3VzbHlSZXNwb25zZSIDkAICEkwK\
      B1JlZnJlc2gSHy5vdG9saXRoLmF1dGgudjEuUmVmcmVzaFJlcXVlc3QaIC5vdG9saXRoLmF1dGgudjEuUmVmcmVzaFJlc3Bv\
      bnNlElEKB1NpZ25PdXQSHy5vdG9saXRoLmF1dGgudjEuU2lnbk91dFJlcXVlc3QaIC5vdG9saXRoLmF1dGgudjEuU2lnbk91\
      dFJlc3BvbnNlIgOQAgIypgMKEEVucm9sbWVudFNlcnZpY2USVwoJSm9pblN0dWR5EiEub3RvbGl0aC5hdXRoLnYxLkpvaW5T\
      dHVkeVJlcXVlc3QaIi5vdG9saXRoLmF1dGgudjEuSm9pblN0dWR5UmVzcG9uc2UiA5ACAhJaCgpMZWF2ZVN0dWR5EiIub3Rv\
      bGl0aC5hdXRoLnYxLkxlYXZlU3R1ZHlSZXF1ZXN0GiMub3RvbGl0aC5hdXRoLnYxLkxlYXZlU3R1ZHlSZXNwb25zZSIDkAIC\
      EmYKDkxpc3RFbnJvbG1lbnRzEiYub3RvbGl0aC5hdXRoLnYxLkxpc3RFbnJvbG1lbnRzUmVxdWVzdBonLm90b2xpdGguYXV0\
      aC52MS5MaXN0RW5yb2xtZW50c1Jlc3BvbnNlIgOQAgESdQoTTGlzdE93bkpvaW5SZXF1ZXN0cxIrLm90b2xpdGguYXV0aC52\
      MS5MaXN0T3duSm9pblJlcXVlc3RzUmVxdWVzdBosLm90b2xpdGguYXV0aC52MS5MaXN0T3duSm9pblJlcXVlc3RzUmVzcG9u\
      c2UiA5ACATLyBQoRTWVtYmVyc2hpcFNlcnZpY2USbAoQTGlzdEpvaW5SZXF1ZXN0cxIoLm90b2xpdGguYXV0aC52MS5MaXN0\
      Sm9pblJlcXVlc3RzUmVxdWVzdBopLm90b2xpdGguYXV0aC52MS5MaXN0Sm9pblJlcXVlc3RzUmVzcG9uc2UiA5ACARJvChFE\
      ZWNpZGVKb2luUmVxdWVzdBIpLm90b2xpdGguYXV0aC52MS5EZWNpZGVKb2luUmVxdWVzdFJlcXVlc3QaKi5vdG9saXRoLmF1\
      dGgudjEuRGVjaWRlSm9pblJlcXVlc3RSZXNwb25zZSIDkAICEl0KC0xpc3RNZW1iZXJzEiMub3RvbGl0aC5hdXRoLnYxLkxp\
      c3RNZW1iZXJzUmVxdWVzdBokLm90b2xpdGguYXV0aC52MS5MaXN0TWVtYmVyc1Jlc3BvbnNlIgOQAgESZgoOU2V0TWVtYmVy\
      R3JvdXASJi5vdG9saXRoLmF1dGgudjEuU2V0TWVtYmVyR3JvdXBSZXF1ZXN0Gicub3RvbGl0aC5hdXRoLnYxLlNldE1lbWJl\
      ckdyb3VwUmVzcG9uc2UiA5ACAhJeChBDcmVhdGVJbnZpdGF0aW9uEigub3RvbGl0aC5hdXRoLnYxLkNyZWF0ZUludml0YXRp\
      b25SZXF1ZXN0Ghsub3RvbGl0aC5hdXRoLnYxLkludml0YXRpb24iA5ACAhJpCg9MaXN0SW52aXRhdGlvbnMSJy5vdG9saXRo\
      LmF1dGgudjEuTGlzdEludml0YXRpb25zUmVxdWVzdBooLm90b2xpdGguYXV0aC52MS5MaXN0SW52aXRhdGlvbnNSZXNwb25z\
      ZSIDkAIBEmwKEFJldm9rZUludml0YXRpb24SKC5vdG9saXRoLmF1dGgudjEuUmV2b2tlSW52aXRhdGlvblJlcXVlc3QaKS5v\
      dG9saXRoLmF1dGgudjEuUmV2b2tlSW52aXRhdGlvblJlc3BvbnNlIgOQAgIy8AIKFUFkbWluaXN0cmF0aW9uU2VydmljZRJ1\
      ChNSZWdpc3RlclN0dWR5TGVhZGVyEisub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyU3R1ZHlMZWFkZXJSZXF1ZXN0Giwub3Rv\
      bGl0aC5hdXRoLnYxLlJlZ2lzdGVyU3R1ZHlMZWFkZXJSZXNwb25zZSIDkAICEnsKFVJlZ2lzdGVyQWRtaW5pc3RyYXRvchIt\
      Lm90b2xpdGguYXV0aC52MS5SZWdpc3RlckFkbWluaXN0cmF0b3JSZXF1ZXN0Gi4ub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVy\
      QWRtaW5pc3RyYXRvclJlc3BvbnNlIgOQAgISYwoNU2V0TGVkU3R1ZGllcxIlLm90b2xpdGguYXV0aC52MS5TZXRMZWRTdHVk\
      aWVzUmVxdWVzdBomLm90b2xpdGguYXV0aC52MS5TZXRMZWRTdHVkaWVzUmVzcG9uc2UiA5ACAjJ3CgpLZXlTZXJ2aWNlEmkK\
      D0xpc3RTaWduaW5nS2V5cxInLm90b2xpdGguYXV0aC52MS5MaXN0U2lnbmluZ0tleXNSZXF1ZXN0Gigub3RvbGl0aC5hdXRo\
      LnYxLkxpc3RTaWduaW5nS2V5c1Jlc3BvbnNlIgOQAgFCPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgvYXV0aC92MTth\
      dXRodjGqAg9PdG9saXRoLkF1dGguVjFK0LIBCv4CCgEMEgMFABIa8wIgQWNjb3VudHMsIHNlc3Npb25zLCBlbnJvbG1lbnQg\
      YW5kIGNvbnNlbnQuIElkZW50aXR5ICh1c2VybmFtZSwgZS1tYWlsIGFkZHJlc3MpIGxpdmVzIGhlcmUgYW5kCiBub3doZXJl\
      IGVsc2U7IGV2ZXJ5IG90aGVyIHNlcnZpY2Ugc2VlcyB0aGUgcmFuZG9tIGBwYXJ0aWNpcGFudF9pZGAgb25seS4KCiBUaW1l\
      c3RhbXBzIGluIGFuc3dlcnMgYXJlIGV4YWN0IHRvIHRoZSBtaWNyb3NlY29uZC4gQmVzaWRlIHRoZSBlcnJvcnMgdGhhdCBz\
      dGFuZCBhdCBhIG1ldGhvZCBpdCBhbnN3ZXJzCiB0aG9zZSB0aGF0IGFsbCBtZXRob2RzIGhhdmUgKG90b2xpdGgvY29tbW9u\
      L3YxL2Vycm9ycy5wcm90byk7IHRoZSByZWFzb25zIGFyZSBpbiBlcnJvcnMucHJvdG8uCgpJCgIGABIEEQA1ARo9IENyZWF0\
      aW5nIGFuZCBjb25maXJtaW5nIGFjY291bnRzLiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW4uCgqoBAoEBgACABIEGQIbAxqZ\
      BCBDcmVhdGVzIGFuIGFjY291bnQgdGhhdCBjYW4gc2lnbiBpbiBvbmNlIGl0IGlzIGNvbmZpcm1lZCAoVFlUIMKnNCkuIFdp\
      dGggYW4gZS1tYWlsIGFkZHJlc3MgYQogY29uZmlybWF0aW9uIGNvZGUgaXMgbWFpbGVkOyB3aXRob3V0IG9uZSB0aGUgYWNj\
      b3VudCBpcyBhY3RpdmUgYXQgb25jZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgKGV2ZXJ5IGJhZCBmaWVsZCBuYW1l\
      ZCk7IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uIFVTRVJOQU1FX1RBS0VOOwogQUxSRUFEWV9FWElTVFMgd2l0aCByZWFz\
      b24gUkVRVUVTVF9JRF9SRVVTRUQgd2hlbiBgcmVxdWVzdF9pZGAgd2FzIHVzZWQgZm9yIG90aGVyIGNvbnRlbnRzOwogUkVT\
      T1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFdBSVRJTkdfQUNDT1VOVFNfTElNSVQgYW5kIFJldHJ5SW5mbyB3aGVuIGZp\
      dmUgYWNjb3VudHMgdGhhdCB3ZXJlIG1hZGUKIHdpdGhpbiBhbiBob3VyIHdhaXQgZm9yIGNvbmZpcm1hdGlvbiB1bmRlciB0\
      aGUgYWRkcmVzczsgb2xkZXIgb25lcyBtYWtlIHJvb20uCgrWAwoEBgACARIEIwIlAxrHAyBBY3RpdmF0ZXMgYW4gYWNjb3Vu\
      dC4gRGVsZXRlcyB0aGUgZS1tYWlsIGFkZHJlc3MgdW5sZXNzIGl0cyBrZWVwaW5nIHdhcyBjb25zZW50ZWQgdG87IHRoZSBs\
      YXN0IG1haWwgdG8KIGl0IGhhcyBhIHJlY292ZXJ5IGNvZGUuIFNlbmRpbmcgaXQgYWdhaW4gaXMgc2FmZTogdW50aWwgdGhl\
      IGNvZGUgZXhwaXJlcyAoMjQgaG91cnMgYWZ0ZXIgaXQgd2FzIG1haWxlZCkKIGl0IGlzIGFuc3dlcmVkIGFzIHRoZSBmaXJz\
      dCB0aW1lLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gQ09ERV9S\
      RUpFQ1RFRCBmb3IgYSB3cm9uZywgcmVwbGFjZWQgb3IKIGV4cGlyZWQgY29kZSBhbmQgZm9yIGFuIHVua25vd24gdXNlcm5h\
      bWUgYWxpa2U7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUyBhbmQKIFJldHJ5SW5m\
      by4KCu0DCgQGAAICEgMuAlka3wMgTWFpbHMgYSBuZXcgY29kZSB0byBhbiBhY2NvdW50IHRoYXQgd2FpdHMgZm9yIGNvbmZp\
      cm1hdGlvbiwgdW5sZXNzIG9uZSB3YXMgbWFpbGVkIGp1c3Qgbm93OyB0aGUgY29kZQogYmVmb3JlIGlzIGdvb2Qgbm8gbW9y\
      ZS4gQW5zd2VycyB0aGUgc2FtZSB3aGV0aGVyIG9yIG5vdCBzdWNoIGFuIGFjY291bnQgZXhpc3RzLgoKIE5vdCBpZGVtcG90\
      ZW50OiB0aGUgc2Vjb25kIGNhbGwgbWF5IG1haWwgYW5vdGhlciBjb2RlLCB3aGljaCByZXBsYWNlcyB0aGUgZmlyc3QuIFNl\
      bmRpbmcgaXQgYWdhaW4KIHdoZW4gdGhlIGFuc3dlciB3YXMgbG9zdCBkb2VzIG5vIGhhcm06IHRoZSBuZXdlc3QgbWFpbCBo\
      YXMgdGhlIGNvZGUgdGhhdCBjb3VudHMuCgogRXJyb3JzOiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gTUFJTF9S\
      RVFVRVNUU19MSU1JVCBhbmQgUmV0cnlJbmZvIHdoaWxlIDEwLDAwMCByZXF1ZXN0cyBmb3IKIG1haWxzIHdhaXQuCgqJAQoE\
      BgACAxIEMgI0Axp7IFRoZSBjYWxsZXIncyBvd24gYWNjb3VudC4gTmVlZHMgYSB0b2tlbi4KCiBFcnJvcnM6IFVOQVVUSEVO\
      VElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVEIHdoZW4gdGhlIGFjY291bnQgaXMgbm8gbW9yZS4KCiMKAgQAEgQ4\
      AEUBGhcgQW4gYWNjb3VudCB0byBjcmVhdGUuCgpmCgQEAAIAEgM6AhgaWSBDbGllbnQtbWFkZSBVVUlELCBrZXB0IHVudGls\
      IGFuIGFuc3dlciBhcnJpdmVzOyBzZW5kaW5nIHRoZSBzYW1lIHJlcXVlc3QgYWdhaW4gaXMgc2FmZS4KCloKBAQAAgESAzwC\
      FhpNIDPigJM2NCBjaGFyYWN0ZXJzIG9mIGxldHRlcnMsIGRpZ2l0cywgYC5gLCBgX2AsIGAtYDsgY29tcGFyZWQgd2l0aG91\
      dCBjYXNlLgoKZAoEBAACAhIDPgIWGlcgOOKAkzEyOCBjaGFyYWN0ZXJzLCBub3Qgb24gdGhlIGxpc3Qgb2YgY29tbW9uIHBh\
      c3N3b3Jkcywgbm90IGNvbnRhaW5pbmcgdGhlIHVzZXJuYW1lLgoKRAoEBAACAxIDQAITGjcgT3B0aW9uYWwuIFdpdGggaXQg\
      dGhlIGFjY291bnQgd2FpdHMgZm9yIGNvbmZpcm1hdGlvbi4KCkIKBAQAAgQSA0ICGRo1IFdoZXRoZXIgdGhlIGFkZHJlc3Mg\
      bWF5IGJlIGtlcHQgYWZ0ZXIgY29uZmlybWF0aW9uLgoKPgoEBAACBRIDRAIWGjEgQkNQIDQ3IGxhbmd1YWdlIGZvciBtYWls\
      czsgZW1wdHkgbWVhbnMgRW5nbGlzaC4KCiYKAgUAEgRIAE8BGhogV2hldGhlciBhIHdyaXRlIHdhcyBuZXcuCgoeCgQFAAIA\
      EgNKAiAaESBOZXZlciBhbnN3ZXJlZC4KCiAKBAUAAgESA0wCHBoTIFRoaXMgY2FsbCBkaWQgaXQuCgo/CgQFAAICEgNOAiMa\
      MiBUaGUgc2FtZSB3cml0ZSB3YXMgZG9uZSBiZWZvcmU7IG5vdGhpbmcgY2hhbmdlZC4KCiMKAgQBEgRSAFsBGhcgVGhlIGFj\
      Y291bnQgaXMgdGhlcmUuCgolCgQEAQIAEgNUAhsaGCBXaGV0aGVyIGl0IHdhcyBiZWZvcmUuCgpmCgQEAQIBEgNWAiEaWSBU\
      cnVlOiBpdCBjYW5ub3QgYmUgc2lnbmVkIGluIHRvIGJlZm9yZSB0aGUgbWFpbGVkIGNvZGUgaGFzIGJlZW4gc2VudCB0byBD\
      b25maXJtQWNjb3VudC4KCpoCCgQEAQICEgNaAhsajAIgV2l0aG91dCBhbiBhZGRyZXNzOiB0aGUgb25seSB3YXkgYmFjayBp\
      biB3aGVuIHRoZSBwYXNzd29yZCBpcyBmb3Jnb3R0ZW4gKFJlY292ZXJBY2NvdW50KSwgdG8gYmUgc2hvd24KIG9uY2UgYW5k\
      IHdyaXR0ZW4gZG93bi4gVGhlIHNhbWUgcmVxdWVzdCBhZ2FpbiBpcyBhbnN3ZXJlZCB3aXRoIGFub3RoZXIgb25lLCBzaW5j\
      ZSB0aGUgZmlyc3QgYW5zd2VyIG1heQogaGF2ZSBiZWVuIGxvc3Q7IGFueSBvZiB0aGVtIGlzIGdvb2QuIEVtcHR5IHdpdGgg\
      YW4gYWRkcmVzcy4KCiUKAgQCEgReAGMBGhkgQSBjb2RlIHRoYXQgd2FzIG1haWxlZC4KCikKBAQCAgASA2ACFhocIE9mIHRo\
      ZSBhY2NvdW50IHRoYXQgd2FpdHMuCgo/CgQEAgIBEgNiAhIaMiBUaGUgbWFpbGVkIGNvZGU7IGNhc2UgYW5kIGh5cGhlbnMg\
      ZG8gbm90IG1hdHRlci4KCpcBCgIFARIEZwBxARqKASBXaGF0IGJlY2FtZSBvZiB0aGUgZS1tYWlsIGFkZHJlc3MgdGhhdCB0\
      aGUgY29kZSB3YXMgbWFpbGVkIHRvLiBXaG9ldmVyIGhhcyB0aGUgY29kZSByZWFkcyB0aGF0CiBhZGRyZXNzJ3MgbWFpbCwg\
      YW5kIG5vYm9keSBlbHNlIGlzIHRvbGQuCgoeCgQFAQIAEgNpAiAaESBOZXZlciBhbnN3ZXJlZC4KCkQKBAUBAgESA2sCGRo3\
      IEl0IHN0YXlzIHdpdGggdGhlIGFjY291bnQsIGFuZCBjYW4gYmUgc2lnbmVkIGluIHdpdGguCgowCgQFAQICEgNtAhsaIyBJ\
      dHMga2VlcGluZyB3YXMgbm90IGNvbnNlbnRlZCB0by4KCr0BCgQFAQIDEgNwAiwarwEgSXRzIGtlZXBpbmcgd2FzIGNvbnNl\
      bnRlZCB0bywgYnV0IGFub3RoZXIgYWNjb3VudCwgY29uZmlybWVkIGVhcmxpZXIsIGtlZXBzIGl0OiBhbiBhZGRyZXNzIGJl\
      bG9uZ3MKIHRvIG9uZSBhY2NvdW50LiBUaGlzIG9uZSBoYXMgbm9uZSwgYW5kIGlzIHNpZ25lZCBpbiB0byB3aXRoIGl0cyB1\
      c2VybmFtZS4KCi4KAgQDEgR0AHoBGiIgVGhlIGFjY291bnQgY2FuIGJlIHNpZ25lZCBpbiB0by4KCioKBAQDAgASA3YCIRod\
      IFdoYXQgYmVjYW1lIG9mIHRoZSBhZGRyZXNzLgoK1QEKBAQDAgESA3kCGxrHASBXaGVyZSBubyBhZGRyZXNzIHN0YXlzOiB0\
      aGUgd2F5IGJhY2sgaW4gd2hlbiB0aGUgcGFzc3dvcmQgaXMgZm9yZ290dGVuIChSZWNvdmVyQWNjb3VudCkuIEl0IGlzIG1h\
      aWxlZCwKIHRvbywgYXMgdGhlIGxhc3QgbWFpbCB0byB0aGUgYWRkcmVzczsgc28gaXQgaXMgZW1wdHkgd2hlbiB0aGUgc2Ft\
      ZSByZXF1ZXN0IGlzIGFuc3dlcmVkIGFnYWluLgoKJQoCBAQSBX0AgAEBGhggQXNrcyBmb3IgYW5vdGhlciBjb2RlLgoKaQoE\
      BAQCABIDfwIWGlwgT2YgdGhlIGFjY291bnQgdGhhdCB3YWl0czsgYSB0ZXh0IHRoYXQgbm8gdXNlcm5hbWUgY2FuIGJlIGlz\
      IGFuc3dlcmVkIGxpa2UgYW4gdW5rbm93biBvbmUuCgotCgIEBRIEgwEAJRohIFNheXMgbm90aGluZyBhYm91dCB0aGUgYWNj\
      b3VudC4KCjcKAgQGEgSGAQAcGisgTmFtZXMgbm9ib2R5OiB0aGUgYWNjb3VudCBpcyB0aGUgdG9rZW4ncy4KCisKAgQHEgaJ\
      AQCYAQEaHSBXaGF0IGlzIGtlcHQgb2YgYW4gYWNjb3VudC4KCkgKBAQHAgASBIsBAhwaOiBSYW5kb20gVVVJRCwgYnkgd2hp\
      Y2ggYWxsIHNlcnZpY2VzIGtub3cgdGhlIHBhcnRpY2lwYW50LgoKLwoEBAcCARIEjQECFhohIEVtcHR5IGZvciBhbiBhbm9u\
      eW1vdXMgYWNjb3VudC4KCjoKBAQHAgISBI8BAhMaLCBFbXB0eSB1bmxlc3MgaXRzIGtlZXBpbmcgd2FzIGNvbnNlbnRlZCB0\
      by4KCikKBAQHAgMSBJEBAhYaGyBCQ1AgNDcgbGFuZ3VhZ2Ugb2YgbWFpbHMuCgpSCgQEBwIEEgSTAQIVGkQgTWFkZSBieSBT\
      aWduSW5Bbm9ueW1vdXNseTogd2l0aG91dCB1c2VybmFtZSwgcGFzc3dvcmQgYW5kIGFkZHJlc3MuCgonCgQEBwIFEgSVAQIs\
      GhkgV2hlbiBpdCB3YXMgcmVnaXN0ZXJlZC4KClcKBAQHAgYSBJcBAh0aSSBXaGV0aGVyIGFuIGFkbWluaXN0cmF0b3IgbWFy\
      a2VkIHRoZSBhY2NvdW50OiB3aGF0IGl0IGFuc3dlcnMgaXMgYSB0ZXN0LgoKSwoCBgESBpsBAMIBARo9IFNpZ25pbmcgaW4g\
      YW5kIHN0YXlpbmcgc2lnbmVkIGluLiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW4uCgrwBAoEBgECABIEpQECNRrhBCBCZWdp\
      bnMgYSBzZXNzaW9uIG9mIGFuIGFjY291bnQuCgogTm90IGlkZW1wb3RlbnQ6IGVhY2ggY2FsbCBiZWdpbnMgYSBzZXNzaW9u\
      IG9mIGl0cyBvd24uIFNlbmRpbmcgaXQgYWdhaW4gd2hlbiB0aGUgYW5zd2VyIHdhcyBsb3N0IGRvZXMKIG5vIGhhcm06IHRo\
      ZSBzZXNzaW9uIHRoYXQgbm9ib2R5IGtub3dzIG9mIGVuZHMgdW51c2VkIGFmdGVyIDkwIGRheXMsIG9yIGFzIHRoZSBvbGRl\
      c3Qgb2YgbW9yZSB0aGFuIDIwLgoKIEVycm9yczogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIENSRURFTlRJQUxTX1JF\
      SkVDVEVEIGZvciBhIHdyb25nIHBhc3N3b3JkIGFuZCBhbiB1bmtub3duCiB1c2VybmFtZSBhbGlrZTsgRkFJTEVEX1BSRUNP\
      TkRJVElPTiB3aXRoIHJlYXNvbiBBQ0NPVU5UX05PVF9DT05GSVJNRUQgKG9ubHkgd2l0aCB0aGUgcmlnaHQKIHBhc3N3b3Jk\
      KTsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gQUNDT1VOVF9TVVNQRU5ERUQgKG9ubHkgd2l0aCB0aGUgcmlnaHQg\
      cGFzc3dvcmQpOwogUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUlu\
      Zm8gYWZ0ZXIgcmVwZWF0ZWQgZmFpbHVyZXMuCgqHBgoEBgECARIGsAECsgEDGvYFIE1ha2VzIGEgcGFydGljaXBhbnQgd2l0\
      aG91dCBhbnkgYWNjb3VudCBkYXRhLiBUaGUgcmVmcmVzaCB0b2tlbiBpcyB0aGUgb25seSBrZXkgdG8gaXQuCiBTZW5kaW5n\
      IHRoZSBzYW1lIGByZXF1ZXN0X2lkYCBhZ2FpbiB3aXRoaW4gaXRzIHNlc3Npb24ncyBmaXJzdCBob3VyIGFuc3dlcnMgdGhl\
      IHNhbWUKIHBhcnRpY2lwYW50LCBlYWNoIHRpbWUgd2l0aCBhIHJlZnJlc2ggdG9rZW4gb2YgaXRzIG93bjsgYW55IG9mIHRo\
      ZW0gaXMgZ29vZC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uIFJFUVVF\
      U1RfSURfUkVVU0VEIHdoZW4gYHJlcXVlc3RfaWRgIHdhcyB1c2VkCiB3aXRoIG90aGVyIGF1ZGllbmNlcyBvciBmb3IgYW5v\
      dGhlciBhY2NvdW50OyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIFNJR05fSU5fRU5ERUQgd2hlbgogdGhlIHNl\
      c3Npb24gdGhhdCBpdCBiZWdhbiB3YXMgc2lnbmVkIG91dCwgaGFzIGVuZGVkLCBvciBpcyBvbGRlciB0aGFuIGFuIGhvdXI6\
      IGEgbmV3IHBhcnRpY2lwYW50CiBuZWVkcyBhIG5ldyBgcmVxdWVzdF9pZGA7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJl\
      YXNvbiBTSUdOX0lOX1JFUEVBVEVEX0xJTUlUIGFuZCBSZXRyeUluZm8gYWZ0ZXIKIDY0IGFuc3dlcnMgdGhhdCBubyByZWZy\
      ZXNoIGZvbGxvd2VkLCBvbmUgbW9yZSBlYWNoIG1pbnV0ZTsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24KIEFDQ09V\
      TlRfU1VTUEVOREVELgoKwAUKBAYBAgISBL0BAjgasQUgRXhjaGFuZ2VzIGEgcmVmcmVzaCB0b2tlbiBmb3IgYSBuZXcgcGFp\
      ci4gQSB0b2tlbiBpcyBnb29kIGZvciBvbmUgZXhjaGFuZ2UuIFNlbnQgYWdhaW4gd2l0aGluIDMwCiBzZWNvbmRzIG9mIHRo\
      YXQgZXhjaGFuZ2UgKHRoZSByZXNwb25zZSB3YXMgbG9zdCkgaXQgaXMgYW5zd2VyZWQgYWdhaW4sIHVwIHRvIDY0IHRpbWVz\
      LCB1bmxlc3MgdGhlCiB0b2tlbiB0aGF0IGNhbWUgb2YgaXQgd2FzIHVzZWQgbWVhbndoaWxlOyBhZnRlciB0aGF0IGl0IGNv\
      dW50cyBhcyBzdG9sZW4gYW5kIGVuZHMgdGhlIHdob2xlCiBzZXNzaW9uLCB3aXRoIGFsbCB0aGF0IGNhbWUgb2YgaXQuCgog\
      Tm90IGlkZW1wb3RlbnQ6IHNlbnQgYWdhaW4gbGF0ZXIgdGhhbiB0aGF0LCBpdCBlbmRzIHRoZSBzZXNzaW9uLgoKIEVycm9y\
      czogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFJFRlJFU0hfVE9LRU5fUkVKRUNURUQ6IHNpZ24gaW4gYW5ldzsgUkVT\
      T1VSQ0VfRVhIQVVTVEVEIHdpdGgKIHJlYXNvbiBSRUZSRVNIX1JFUEVBVEVEX0xJTUlUOiB1c2Ugb25lIG9mIHRoZSBhbnN3\
      ZXJzLCB0aGlzIHRva2VuIGhhcyBubyBtb3JlOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoCiByZWFzb24gQUNDT1VOVF9TVVNQ\
      RU5ERUQ6IGtlZXAgdGhlIHRva2VuLCB3aGljaCBpcyBnb29kIGFnYWluIHdoZW4gdGhlIGFjY291bnQgaXMgcmVzdG9yZWQu\
      CgphCgQGAQIDEga/AQLBAQMaUSBSZXZva2VzIHRoZSByZWZyZXNoIHRva2VuJ3Mgd2hvbGUgZmFtaWx5LiBVbmtub3duIHRv\
      a2VucyBhcmUgYWNjZXB0ZWQgc2lsZW50bHkuCgodCgIECBIGxQEAzAEBGg8gV2hvIHNpZ25zIGluLgoKQQoEBAgCABIExwEC\
      FhozIFVzZXJuYW1lLCBvciB0aGUgZS1tYWlsIGFkZHJlc3Mgd2hlcmUgaXQgaXMga2VwdC4KCj0KBAQIAgESBMkBAhYaLyBB\
      cyBpdCB3YXMgcmVnaXN0ZXJlZCAoUkZDIDgyNjUgT3BhcXVlU3RyaW5nKS4KCmEKBAQIAgISBMsBAiAaUyBTZXJ2aWNlcyB0\
      aGUgYWNjZXNzIHRva2VuIGlzIGZvciwgZS5nLiBgb3RvbGl0aC1pbmdlc3Rpb25gOyBlbXB0eSBtZWFucyBhbGwgZm91ci4K\
      CisKAgQJEgbPAQDbAQEaHSBUaGUgc2Vzc2lvbiB0aGF0IHdhcyBiZWd1bi4KCl0KBAQJAgASBNEBAhoaTyBKV1QgKFJGQyA5\
      MDY4IHR5cGUgYGF0K2p3dGAsIEVkRFNBKTsgb3BhcXVlIHRvIGdhdGV3YXlzIHRoYXQgb25seSBmb3J3YXJkIGl0LgoKVQoE\
      BAkCARIE0wECORpHIFdoZW4gdGhlIGFjY2VzcyB0b2tlbiBlbmRzOiAxMCBtaW51dGVzIGFmdGVyIGl0IHdhcyBtYWRlLCBi\
      eSBkZWZhdWx0LgoKPwoEBAkCAhIE1QECGxoxIE9wYXF1ZSwgMjU2IHJhbmRvbSBiaXRzLiBSZXBsYWNlZCBhdCBldmVyeSB1\
      c2UuCgqGAQoEBAkCAxIE2AECOhp4IFdoZW4gdGhlIHNlc3Npb24gZW5kcyB1bmxlc3MgaXQgaXMgcmVmcmVzaGVkIGJlZm9y\
      ZTogOTAgZGF5cywgYnkgZGVmYXVsdCwgYW5kIGEgeWVhciBhZnRlciB0aGUgc2lnbi1pbgogYXQgdGhlIGxhdGVzdC4KClcK\
      BAQJAgQSBNoBAhwaSSBSYW5kb20gVVVJRCBvZiB0aGUgYWNjb3VudCwgYnkgd2hpY2ggYWxsIHNlcnZpY2VzIGtub3cgdGhl\
      IHBhcnRpY2lwYW50LgoKJgoCBAoSBt4BAOMBARoYIEEgcGFydGljaXBhbnQgdG8gbWFrZS4KCiEKBAQKAgASBOABAhgaEyBD\
      bGllbnQtbWFkZSBVVUlELgoKJAoEBAoCARIE4gECIBoWIEFzIGluIFNpZ25JblJlcXVlc3QuCgplCgIECxIG5gEA8gEBGlcg\
      VGhlIHNlc3Npb24gb2YgdGhlIG5ldyBwYXJ0aWNpcGFudCwgb3Igb2YgdGhlIG9uZSB0aGF0IHRoaXMgYHJlcXVlc3RfaWRg\
      IG1hZGUgYmVmb3JlLgoKXQoEBAsCABIE6AECGhpPIEpXVCAoUkZDIDkwNjggdHlwZSBgYXQrand0YCwgRWREU0EpOyBvcGFx\
      dWUgdG8gZ2F0ZXdheXMgdGhhdCBvbmx5IGZvcndhcmQgaXQuCgpVCgQECwIBEgTqAQI5GkcgV2hlbiB0aGUgYWNjZXNzIHRv\
      a2VuIGVuZHM6IDEwIG1pbnV0ZXMgYWZ0ZXIgaXQgd2FzIG1hZGUsIGJ5IGRlZmF1bHQuCgo/CgQECwICEgTsAQIbGjEgT3Bh\
      cXVlLCAyNTYgcmFuZG9tIGJpdHMuIFJlcGxhY2VkIGF0IGV2ZXJ5IHVzZS4KCoYBCgQECwIDEgTvAQI6GnggV2hlbiB0aGUg\
      c2Vzc2lvbiBlbmRzIHVubGVzcyBpdCBpcyByZWZyZXNoZWQgYmVmb3JlOiA5MCBkYXlzLCBieSBkZWZhdWx0LCBhbmQgYSB5\
      ZWFyIGFmdGVyIHRoZSBzaWduLWluCiBhdCB0aGUgbGF0ZXN0LgoKVwoEBAsCBBIE8QECHBpJIFJhbmRvbSBVVUlEIG9mIHRo\
      ZSBhY2NvdW50LCBieSB3aGljaCBhbGwgc2VydmljZXMga25vdyB0aGUgcGFydGljaXBhbnQuCgosCgIEDBIG9QEA+AEBGh4g\
      VGhlIHRva2VuIHRoYXQgaXMgZXhjaGFuZ2VkLgoKLgoEBAwCABIE9wECGxogIFRoZSBuZXdlc3Qgb25lIG9mIHRoZSBzZXNz\
      aW9uLgoKNgoCBA0SBvsBAIcCARooIFRoZSBzZXNzaW9uIGdvZXMgb24gd2l0aCB0aGVzZSB0b2tlbnMuCgpdCgQEDQIAEgT9\
      AQIaGk8gSldUIChSRkMgOTA2OCB0eXBlIGBhdCtqd3RgLCBFZERTQSk7IG9wYXF1ZSB0byBnYXRld2F5cyB0aGF0IG9ubHkg\
      Zm9yd2FyZCBpdC4KClUKBAQNAgESBP8BAjkaRyBXaGVuIHRoZSBhY2Nlc3MgdG9rZW4gZW5kczogMTAgbWludXRlcyBhZnRl\
      ciBpdCB3YXMgbWFkZSwgYnkgZGVmYXVsdC4KCj8KBAQNAgISBIECAhsaMSBPcGFxdWUsIDI1NiByYW5kb20gYml0cy4gUmVw\
      bGFjZWQgYXQgZXZlcnkgdXNlLgoKhgEKBAQNAgMSBIQCAjoaeCBXaGVuIHRoZSBzZXNzaW9uIGVuZHMgdW5sZXNzIGl0IGlz\
      IHJlZnJlc2hlZCBiZWZvcmU6IDkwIGRheXMsIGJ5IGRlZmF1bHQsIGFuZCBhIHllYXIgYWZ0ZXIgdGhlIHNpZ24taW4KIGF0\
      IHRoZSBsYXRlc3QuCgpXCgQEDQIEEgSGAgIcGkkgUmFuZG9tIFVVSUQgb2YgdGhlIGFjY291bnQsIGJ5IHdoaWNoIGFsbCBz\
      ZXJ2aWNlcyBrbm93IHRoZSBwYXJ0aWNpcGFudC4KCiYKAgQOEgaKAgCNAgEaGCBUaGUgc2Vzc2lvbiB0aGF0IGVuZHMuCgof\
      CgQEDgIAEgSMAgIbGhEgT2YgdGhlIHNlc3Npb24uCgo2CgIEDxIEkAIAGhoqIFRoZSBzZXNzaW9uIGhhcyBlbmRlZCwgaWYg\
      dGhlcmUgd2FzIG9uZS4KCkkKAgYCEgaTAgC5AgEaOyBXaGljaCBzdHVkaWVzIGEgcGFydGljaXBhbnQgdGFrZXMgcGFydCBp\
      bi4gTmVlZHMgYSB0b2tlbi4KCvQJCgQGAgIAEgajAgKlAgMa4wkgUmVjb3JkcyBjb25zZW50IHRvIHRoZSB0ZXh0IHZlcnNp\
      b24gbmFtZWQsIGVucm9scywgYW5kIGFuc3dlcnMgd2l0aCBhbiBhY2Nlc3MgdG9rZW4gdGhhdCBjYXJyaWVzCiB0aGUgZW5y\
      b2xtZW50LiBKb2luaW5nIHR3aWNlIGlzIHNhZmUuIEluIGEgc3R1ZHkgYnkgcmVxdWVzdCAoYW5kIHdpdGhvdXQgYW4gaW52\
      aXRhdGlvbikKIHRoZSBhbnN3ZXIgaGFzIGEgYGpvaW5fcmVxdWVzdGAgdGhhdCB3YWl0cyBmb3IgYSBsZWFkZXIgaW5zdGVh\
      ZCBvZiBhbiBlbnJvbG1lbnQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULCBhbHNvIHdpdGggcmVhc29uIENPTlNFTlRf\
      TEFOR1VBR0VfVU5LTk9XTiAodGhlIHN0dWR5IGhhcyBubyBjb25zZW50IHRleHQKIGluIGBjb25zZW50X2xhbmd1YWdlYCk7\
      IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIFNU\
      VURZX0VOREVELAogU1RVRFlfTk9UX1NUQVJURUQsIFNUVURZX1BBVVNFRCBvciBDT05TRU5UX09VVERBVEVEICh0aGUgY29u\
      c2VudCB2ZXJzaW9uIGlzIG5vdCB0aGUgc3R1ZHkncwogY3VycmVudCBvbmUpOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJl\
      YXNvbiBTVFVEWV9QQVNTV09SRF9SRVFVSVJFRCAobm9uZSB3YXMKIGdpdmVuOyBub3QgY291bnRlZCBhcyBhbiBhdHRlbXB0\
      KSwgU1RVRFlfUEFTU1dPUkRfUkVKRUNURUQsIElOVklUQVRJT05fUkVKRUNURUQgKHdyb25nLAogZXhwaXJlZCwgdXNlZCB1\
      cCBvciByZXZva2VkKSwgSU5WSVRBVElPTl9SRVFVSVJFRCAoYW4gdW5saXN0ZWQgc3R1ZHkgdGhhdCBpcyBvcGVuKSBvcgog\
      Tk9UX1BBUlRJQ0lQQU5UIChzdHVkeSBsZWFkZXJzIGRvIG5vdCB0YWtlIHBhcnQpOyBVTkFVVEhFTlRJQ0FURUQgd2l0aCBy\
      ZWFzb24gU0VTU0lPTl9FTkRFRDsKIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUywg\
      RU5ST0xNRU5UU19MSU1JVCwgSk9JTl9SRVFVRVNUU19MSU1JVCAoMTAKIHBlbmRpbmcgb25lcyBvZiB0aGUgcGFydGljaXBh\
      bnQsIDUgZXZlciB0byBvbmUgc3R1ZHkpIG9yIFNUVURZX0pPSU5fUkVRVUVTVFNfTElNSVQgKDEsMDAwIHBlbmRpbmcKIG9u\
      ZXMgb2YgdGhlIHN0dWR5KTsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJ\
      bmZvIHdoaWxlIHRoZSBzdHVkeSwKIG9yIGl0cyBwYXNzd29yZCwgaGFzIG5vdCBhcnJpdmVkIGhlcmUgeWV0LgoKzAEKBAYC\
      AgESBqoCAqwCAxq7ASBFbmRzIHRoZSBlbnJvbG1lbnQsIGFuZCB3aXRoZHJhd3MgYSBwZW5kaW5nIHJlcXVlc3QgdG8gam9p\
      bjsgYW5zd2VycyB3aXRoIGFuIGFjY2VzcyB0b2tlbgogd2l0aG91dCB0aGUgc3R1ZHkuIExlYXZpbmcgdHdpY2UgaXMgc2Fm\
      ZS4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVELgoKkgEKBAYCAgISBrACArIC\
      AxqBASBDdXJyZW50IGFuZCBlbmRlZCBlbnJvbG1lbnRzIG9mIHRoZSBjYWxsZXIsIGluIHRoZSBvcmRlciBvZiBqb2luaW5n\
      LiBBIHBhcnRpY2lwYW50IGhhcyBhdCBtb3N0IDUwMC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgpyCgQGAgIDEga2\
      AgK4AgMaYiBUaGUgY2FsbGVyJ3MgcmVxdWVzdHMgdG8gam9pbiBhbmQgd2hhdCBiZWNhbWUgb2YgdGhlbSwgb2xkZXN0IGZp\
      cnN0LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCjcKAgQQEga8AgDLAgEaKSBXaGljaCBzdHVkeSwgYW5kIHdoYXQg\
      d2FzIGNvbnNlbnRlZCB0by4KCiIKBAQQAgASBL4CAhYaFCBUaGUgc3R1ZHkgdG8gam9pbi4KCkoKBAQQAgESBMACAhYaPCBG\
      b3Igc3R1ZGllcyB3aXRoIHBhc3N3b3JkIGFjY2Vzczsgb3RoZXJ3aXNlIG5vdCBsb29rZWQgYXQuCgpQCgQEEAICEgTCAgId\
      GkIgYFN0dWR5LmNvbnNlbnRfdmVyc2lvbmAgb2YgdGhlIHRleHQgdGhhdCB3YXMgc2hvd24gYW5kIGFjY2VwdGVkLgoKYAoE\
      BBACAxIExAICHhpSIExhbmd1YWdlIGluIHdoaWNoIHRoZSB0ZXh0IHdhcyBzaG93biwgQkNQIDQ3OiBvbmUgdGhhdCBgU3R1\
      ZHkuY29uc2VudF90ZXh0YCBoYXMuCgqjAQoEBBACBBIExwICHRqUASBDb2RlIG9mIGFuIGludml0YXRpb247IGNhc2UgYW5k\
      IGh5cGhlbnMgZG8gbm90IG1hdHRlci4gSXQgc3RhbmRzIGZvciBhIHBhc3N3b3JkIG9yIGEgbGVhZGVyJ3MKIGRlY2lzaW9u\
      LCBhbmQgbWF5IHB1dCB0aGUgcGFydGljaXBhbnQgaW50byBhIGdyb3VwLgoKfQoEBBACBRIEygICEhpvIEZvciB0aGUgbGVh\
      ZGVyIHdobyBkZWNpZGVzIG9uIGEgcmVxdWVzdDogd2hvIGFza3MsIGFuZCB3aHkuIEF0IG1vc3QgNTAwIGNoYXJhY3RlcnM7\
      IGtlcHQgdW50aWwKIHRoZSBkZWNpc2lvbi4KCkIKAgQREgbOAgDcAgEaNCBUaGUgcGFydGljaXBhbnQgdGFrZXMgcGFydCwg\
      b3Igd2FpdHMgZm9yIGEgbGVhZGVyLgoKWwoEBBECABIE0AICGxpNIFdoZXRoZXIgc29tZXRoaW5nIGNoYW5nZWQ6IGFuIGVu\
      cm9sbWVudCwgaXRzIGNvbnNlbnQsIG9yIGEgcmVxdWVzdCB0byBqb2luLgoKpgIKBAQRAgESBNQCAhoalwIgSW4gdGhlIHBs\
      YWNlIG9mIHRoZSBjYWxsZXIncywgd2hvc2UgY2xhaW1zIG5vIGxvbmdlciBzYXkgd2hhdCBpcyB0cnVlLiBFbXB0eSB3aGVu\
      IHRoZXkgZG8gKHRoZQogcmVxdWVzdCBjaGFuZ2VkIG5vdGhpbmcgdGhhdCBhIHRva2VuIHRlbGxzIG9mKToga2VlcCB5b3Vy\
      cy4gSXQgZW5kcyB3aGVuIHRoZSBjYWxsZXIncyB3b3VsZCBoYXZlCiBlbmRlZCwgYW5kIGhhcyBpdHMgYXVkaWVuY2VzIGFu\
      ZCBubyBmdXJ0aGVyIHJvbGU7IG9ubHkgUmVmcmVzaCBnaXZlcyBhIGxvbmdlciBsaWZlLgoKPQoEBBECAhIE1gICORovIFdo\
      ZW4gYGFjY2Vzc190b2tlbmAgZW5kczsgYWJzZW50IHdpdGhvdXQgb25lLgoKNgoEBBECAxIE2AICGhooIEFic2VudCB3aGls\
      ZSBhIGxlYWRlciBoYXMgbm90IGRlY2lkZWQuCgp8CgQEEQIEEgTbAgIfGm4gU2V0IGluc3RlYWQgb2YgYGVucm9sbWVudGAs\
      IHdpdGhvdXQgYW4gYWNjZXNzIHRva2VuOyB0aGUgb25lIG9mIGEgcmVuZXdhbCBhZnRlciB0aGUgYXBwcm92YWwgaGFzCiB0\
      aGUgc3R1ZHkuCgouCgIEEhIG3wIA4gIBGiAgV2hpY2ggc3R1ZHkgdGhlIGNhbGxlciBsZWF2ZXMuCgpdCgQEEgIAEgThAgIW\
      Gk8gQW4gdW5rbm93biBvbmUsIG9yIG9uZSBuZXZlciBqb2luZWQsIGlzIGFuc3dlcmVkIGFzIG9uZSB0aGF0IHdhcyBsZWZ0\
      IGJlZm9yZS4KCj4KAgQTEgblAgDqAgEaMCBUaGUgcGFydGljaXBhbnQgZG9lcyBub3QgdGFrZSBwYXJ0IChhbnkgbW9yZSku\
      CgpRCgQEEwIAEgTnAgIaGkMgQXMgaW4gYEpvaW5TdHVkeVJlc3BvbnNlYDogZW1wdHkgd2hlbiB0aGVyZSB3YXMgbm90aGlu\
      ZyB0byBsZWF2ZS4KCj0KBAQTAgESBOkCAjkaLyBXaGVuIGBhY2Nlc3NfdG9rZW5gIGVuZHM7IGFic2VudCB3aXRob3V0IG9u\
      ZS4KCj4KAgQUEgbtAgDyAgEaMCBOYW1lcyBub2JvZHk6IHRoZSBlbnJvbG1lbnRzIGFyZSB0aGUgY2FsbGVyJ3MuCgokCgQE\
      FAIAEgTvAgIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KCkwKBAQUAgESBPECAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0\
      aGUgcGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCiUKAgQVEgb1AgD8AgEaFyBBIHBhZ2Ugb2YgZW5yb2xt\
      ZW50cy4KCigKBAQVAgASBPcCAiQaGiBJbiB0aGUgb3JkZXIgb2Ygam9pbmluZy4KCj8KBAQVAgESBPsCAh0aMSBGb3IgdGhl\
      IG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKPAoCBBYSBv8CAIYDARouIE5hbWVzIG5vYm9keTog\
      dGhlIHJlcXVlc3RzIGFyZSB0aGUgY2FsbGVyJ3MuCgo1CgQEFgIAEgSBAwIdGicgVU5TUEVDSUZJRUQ6IHdoYXRldmVyIGJl\
      Y2FtZSBvZiB0aGVtLgoKJAoEBBYCARIEgwMCFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpMCgQEFgICEgSFAwIYGj4gYG5l\
      eHRfcGFnZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgorCgIEFxIGiQMAjgMB\
      Gh0gQSBwYWdlIG9mIHJlcXVlc3RzIHRvIGpvaW4uCgodCgQEFwIAEgSLAwIpGg8gT2xkZXN0IGZpcnN0LgoKPwoEBBcCARIE\
      jQMCHRoxIEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBvbmUuCgp3CgIEGBIGkQMAngMBGmkg\
      VGhlIHRpbWUgaW4gd2hpY2ggYSBwYXJ0aWNpcGFudCB0YWtlcyBwYXJ0IGluIGEgc3R1ZHkgd2l0aG91dCBhIGJyZWFrLiBX\
      aG9ldmVyIGpvaW5zIGFnYWluIGhhcyBhbm90aGVyLgoKGgoEBBgCABIEkwMCFhoMIFRoZSBzdHVkeS4KCh4KBAQYAgESBJUD\
      AioaECBXaGVuIGl0IGJlZ2FuLgoKNQoEBBgCAhIElwMCKxonIFdoZW4gaXQgZW5kZWQ7IGFic2VudCB3aGlsZSBlbnJvbGxl\
      ZC4KCk8KBAQYAgMSBJkDAh0aQSBgU3R1ZHkuY29uc2VudF92ZXJzaW9uYCBvZiB0aGUgdGV4dCB0aGF0IHdhcyBjb25zZW50\
      ZWQgdG8gbGFzdC4KCj0KBAQYAgQSBJsDAh4aLyBCQ1AgNDcgbGFuZ3VhZ2UgaW4gd2hpY2ggdGhhdCB0ZXh0IHdhcyBzaG93\
      bi4KCk8KBAQYAgUSBJ0DAhYaQSBUaGUgc3R1ZHkncyBncm91cCB0aGF0IHRoZSBwYXJ0aWNpcGFudCBiZWxvbmdzIHRvOyBl\
      bXB0eTogbm9uZS4KCjEKAgUCEgahAwCuAwEaIyBXaGF0IGJlY2FtZSBvZiBhIHJlcXVlc3QgdG8gam9pbi4KCjgKBAUCAgAS\
      BKMDAiUaKiBJbiBhIHJlcXVlc3Q6IHNlZSB0aGVyZS4gTmV2ZXIgYW5zd2VyZWQuCgojCgQFAgIBEgSlAwIhGhUgV2FpdHMg\
      Zm9yIGEgbGVhZGVyLgoKNgoEBQICAhIEpwMCIhooIEEgbGVhZGVyIHNhaWQgeWVzOyBhbiBlbnJvbG1lbnQgYmVnYW4uCgoh\
      CgQFAgIDEgSpAwIiGhMgQSBsZWFkZXIgc2FpZCBuby4KCiMKBAUCAgQSBKsDAiMaFSBCeSB0aGUgcGFydGljaXBhbnQuCgou\
      CgQFAgIFEgStAwIhGiAgTm9ib2R5IGRlY2lkZWQgd2l0aGluIDMwIGRheXMuCgo2CgIEGRIGsQMAwgMBGiggU29tZWJvZHkg\
      YXNrcyB0byB0YWtlIHBhcnQgaW4gYSBzdHVkeS4KCk8KBAQZAgASBLMDAh0aQSBNYWRlIGJ5IHRoZSBzZXJ2ZXI7IG5hbWVz\
      IHRoZSBwZXJzb24gZm9yIHRoaXMgb25lIHJlcXVlc3Qgb25seS4KCiwKBAQZAgESBLUDAhYaHiBUaGUgc3R1ZHkgdGhhdCBp\
      cyBhc2tlZCBmb3IuCgoiCgQEGQICEgS3AwIdGhQgV2hhdCBiZWNhbWUgb2YgaXQuCgohCgQEGQIDEgS5AwItGhMgV2hlbiBp\
      dCB3YXMgbWFkZS4KClYKBAQZAgQSBLsDAiwaSCBXaGVuIGl0IHdhcyBkZWNpZGVkLCB3aXRoZHJhd24gb3IgZXhwaXJlZDsg\
      YWJzZW50IHdoaWxlIGl0IGlzIHBlbmRpbmcuCgovCgQEGQIFEgS9AwIsGiEgV2hpbGUgcGVuZGluZzogd2hlbiBpdCBleHBp\
      cmVzLgoKSgoEBBkCBhIEvwMCFBo8IFRoZSBsZWFkZXIncywgZm9yIHRoZSBwYXJ0aWNpcGFudDsgYXQgbW9zdCA1MDAgY2hh\
      cmFjdGVycy4KCkwKBAQZAgcSBMEDAhIaPiBUaGUgcGFydGljaXBhbnQncywgZm9yIHRoZSBsZWFkZXI7IGVtcHR5IG9uY2Ug\
      aXQgaXMgZGVjaWRlZC4KCvIBCgIGAxIGxwMA+gMBGuMBIFdobyB0YWtlcyBwYXJ0IGluIGEgc3R1ZHksIGZvciBpdHMgbGVh\
      ZGVycy4gTmVlZHMgYSB0b2tlbiBvZiBvbmU7IG90aGVyd2lzZSBQRVJNSVNTSU9OX0RFTklFRCB3aXRoCiByZWFzb24gTk9U\
      X1NUVURZX0xFQURFUi4gTWVtYmVycyBhcmUgbmFtZWQgYnkgaWRzIG9mIHRoaXMgc2VydmljZSB0aGF0IHN0YW5kIG5vd2hl\
      cmUgZWxzZSwgbmVpdGhlcgogaW4gdG9rZW5zIG5vciBpbiBleHBvcnRzLgoKVwoEBgMCABIGywMCzQMDGkcgUmVxdWVzdHMg\
      dG8gam9pbiB0aGUgc3R1ZHksIG9sZGVzdCBmaXJzdC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgr6AwoEBgMCARIG\
      1QMC1wMDGukDIEFwcHJvdmVzIG9yIHJlamVjdHMsIGFuZCB0ZWxscyB0aGUgcGFydGljaXBhbnQ6IGJ5IG1haWwgd2hlcmUg\
      YW4gYWRkcmVzcyBpcyBrZXB0LCBhbmQgaW4KIExpc3RPd25Kb2luUmVxdWVzdHMuIFRoZSBzYW1lIGRlY2lzaW9uIGFnYWlu\
      IGlzIHNhZmUuCgogRXJyb3JzOiBOT1RfRk9VTkQgd2l0aCByZWFzb24gSk9JTl9SRVFVRVNUX1VOS05PV047IEZBSUxFRF9Q\
      UkVDT05ESVRJT04gd2l0aCByZWFzb24KIEpPSU5fUkVRVUVTVF9DTE9TRUQgKGRlY2lkZWQgb3RoZXJ3aXNlLCB3aXRoZHJh\
      d24gb3IgZXhwaXJlZCksIFNUVURZX0VOREVEIG9yIFNUVURZX1BBVVNFRCAoZm9yCiBhbiBhcHByb3ZhbCk7IElOVkFMSURf\
      QVJHVU1FTlQgd2l0aCByZWFzb24gR1JPVVBfVU5LTk9XTjsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uCiBFTlJP\
      TE1FTlRTX0xJTUlUIHdoZW4gdGhlIHBhcnRpY2lwYW50IHRha2VzIHBhcnQgaW4gdG9vIG1hbnkgc3R1ZGllcy4KClYKBAYD\
      AgISBtsDAt0DAxpGIEN1cnJlbnQgbWVtYmVycyBpbiB0aGUgb3JkZXIgb2Ygam9pbmluZy4KCiBFcnJvcnM6IElOVkFMSURf\
      QVJHVU1FTlQuCgqyAgoEBgMCAxIG4wMC5QMDGqECIFB1dHMgYSBtZW1iZXIgaW50byBhIGdyb3VwLCBvciBvdXQgb2YgaXQu\
      IEFjY2VzcyB0b2tlbnMgc2hvdyBpdCBmcm9tIHRoZWlyIG5leHQgcmVuZXdhbCBvbi4KIFNldHRpbmcgaXQgYWdhaW4gaXMg\
      c2FmZS4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBNRU1CRVJfVU5LTk9XTiBvciBTVFVEWV9VTktOT1dOOyBJ\
      TlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uCiBHUk9VUF9VTktOT1dOOyBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBTVFVE\
      WV9OT1RfWUVUX0tOT1dOIGFuZCBSZXRyeUluZm8uCgqLAwoEBgMCBBIG6wMC7QMDGvoCIE1ha2VzIGEgY29kZSBieSB3aGlj\
      aCBwZW9wbGUgam9pbi4gVGhlIHNhbWUgYGludml0YXRpb25faWRgIGFnYWluIGFuc3dlcnMgdGhlIHNhbWUgY29kZS4KCiBF\
      cnJvcnM6IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uIElOVklUQVRJT05fSURfUkVVU0VEOyBJTlZBTElEX0FSR1VNRU5U\
      LCBhbHNvIHdpdGggcmVhc29uCiBHUk9VUF9VTktOT1dOOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU1RVRFlfVU5LTk9XTjsg\
      UkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIElOVklUQVRJT05TX0xJTUlUCiAoMSwwMDAgdXNhYmxlIG9uZXMgb2Yg\
      YSBzdHVkeSk7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mby4KCoYB\
      CgQGAwIFEgbxAwLzAwMadiBJbnZpdGF0aW9ucyBvZiB0aGUgc3R1ZHksIG5ld2VzdCBmaXJzdCwgYWxzbyB0aG9zZSB0aGF0\
      IGFyZSB1c2VkIHVwLCByZXZva2VkIG9yIGV4cGlyZWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKfQoEBgMCBhIG\
      9wMC+QMDGm0gTm9ib2R5IGpvaW5zIGJ5IGl0IGZyb20gbm93IG9uLiBSZXZva2luZyB0d2ljZSBpcyBzYWZlLgoKIEVycm9y\
      czogTk9UX0ZPVU5EIHdpdGggcmVhc29uIElOVklUQVRJT05fVU5LTk9XTi4KCisKAgQaEgb9AwCGBAEaHSBSZXF1ZXN0cyB0\
      byBqb2luIG9uZSBzdHVkeS4KCioKBAQaAgASBP8DAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKKgoEBBoCARIE\
      gQQCHRocIFVOU1BFQ0lGSUVEOiBwZW5kaW5nIG9uZXMuCgokCgQEGgICEgSDBAIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4K\
      CkwKBAQaAgMSBIUEAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3Qg\
      cGFnZS4KCisKAgQbEgaJBACOBAEaHSBBIHBhZ2Ugb2YgcmVxdWVzdHMgdG8gam9pbi4KCh0KBAQbAgASBIsEAikaDyBPbGRl\
      c3QgZmlyc3QuCgo/CgQEGwIBEgSNBAIdGjEgRm9yIHRoZSBuZXh0IHBhZ2U7IGVtcHR5OiB0aGlzIGlzIHRoZSBsYXN0IG9u\
      ZS4KCiQKAgQcEgaRBACdBAEaFiBBIGxlYWRlcidzIGRlY2lzaW9uLgoKKgoEBBwCABIEkwQCFhocIE9uZSB0aGF0IHRoZSBj\
      YWxsZXIgbGVhZHMuCgouCgQEHAIBEgSVBAIdGiAgYEpvaW5SZXF1ZXN0LmpvaW5fcmVxdWVzdF9pZGAuCgojCgQEHAICEgSX\
      BAITGhUgUmVqZWN0ZWQgb3RoZXJ3aXNlLgoKQQoEBBwCAxIEmQQCFBozIFNob3duIHRvIHRoZSBwYXJ0aWNpcGFudDsgYXQg\
      bW9zdCA1MDAgY2hhcmFjdGVycy4KCngKBAQcAgQSBJwEAhYaaiBXaXRoIGFuIGFwcHJvdmFsOiB0aGUgZ3JvdXAgdGhhdCB0\
      aGUgbWVtYmVyIGJlbG9uZ3MgdG87IGVtcHR5OiBub25lLiBXaXRoIGEgcmVqZWN0aW9uIGl0IG11c3QgYmUKIGVtcHR5LgoK\
      JwoCBB0SBqAEAKUEARoZIFRoZSByZXF1ZXN0IGlzIGRlY2lkZWQuCgolCgQEHQIAEgSiBAIbGhcgV2hldGhlciBieSB0aGlz\
      IGNhbGwuCgohCgQEHQIBEgSkBAIfGhMgQXMgaXQgc3RhbmRzIG5vdy4KCiUKAgQeEgaoBACvBAEaFyBNZW1iZXJzIG9mIG9u\
      ZSBzdHVkeS4KCioKBAQeAgASBKoEAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKJAoEBB4CARIErAQCFxoWIDHi\
      gJMyMDA7IDAgbWVhbnMgNTAuCgpMCgQEHgICEgSuBAIYGj4gYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3Jl\
      OyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgoiCgIEHxIGsgQAtwQBGhQgQSBwYWdlIG9mIG1lbWJlcnMuCgooCgQEHwIAEgS0\
      BAIeGhogSW4gdGhlIG9yZGVyIG9mIGpvaW5pbmcuCgo/CgQEHwIBEgS2BAIdGjEgRm9yIHRoZSBuZXh0IHBhZ2U7IGVtcHR5\
      OiB0aGlzIGlzIHRoZSBsYXN0IG9uZS4KCjsKAgQgEga6BADBBAEaLSBTb21lYm9keSB3aG8gdGFrZXMgcGFydCwgYXMgbGVh\
      ZGVycyBzZWUgaXQuCgpHCgQEIAIAEgS8BAIXGjkgT2YgdGhpcyBlbnJvbG1lbnQ7IHdob2V2ZXIgam9pbnMgYWdhaW4gaGFz\
      IGFub3RoZXIgb25lLgoKKQoEBCACARIEvgQCKhobIFdoZW4gdGhlIGVucm9sbWVudCBiZWdhbi4KCkoKBAQgAgISBMAEAhYa\
      PCBUaGUgc3R1ZHkncyBncm91cCB0aGF0IHRoZSBtZW1iZXIgYmVsb25ncyB0bzsgZW1wdHk6IG5vbmUuCgolCgIEIRIGxAQA\
      ywQBGhcgQSBtZW1iZXIgYW5kIGEgZ3JvdXAuCgoqCgQEIQIAEgTGBAIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4K\
      CiMKBAQhAgESBMgEAhcaFSBgTWVtYmVyLm1lbWJlcl9pZGAuCgpOCgQEIQICEgTKBAIWGkAgVGhlIGdyb3VwIHRoYXQgdGhl\
      IG1lbWJlciBiZWxvbmdzIHRvIGZyb20gbm93IG9uOyBlbXB0eTogbm9uZS4KCisKAgQiEgbOBADRBAEaHSBUaGUgbWVtYmVy\
      IGlzIGluIHRoZSBncm91cC4KCiEKBAQiAgASBNAEAhQaEyBBcyBpdCBzdGFuZHMgbm93LgoKJgoCBCMSBtQEAN8EARoYIEFu\
      IGludml0YXRpb24gdG8gbWFrZS4KCiEKBAQjAgASBNYEAhsaEyBDbGllbnQtbWFkZSBVVUlELgoKKgoEBCMCARIE2AQCFhoc\
      IE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgpGCgQEIwICEgTaBAIWGjggV2hvZXZlciBqb2lucyBieSBpdCBiZWxvbmdz\
      IHRvIHRoZSBncm91cDsgZW1wdHk6IG5vbmUuCgpACgQEIwIDEgTcBAIWGjIgSG93IG1hbnkgbWF5IGpvaW4gYnkgaXQ6IDHi\
      gJMxMDAsMDAwOyAwIG1lYW5zIDEuCgopCgQEIwIEEgTeBAIYGhsgMeKAkzM2NSBkYXlzOyAwIG1lYW5zIDMwLgoKNAoCBCQS\
      BuIEAPUEARomIEEgY29kZSBieSB3aGljaCBwZW9wbGUgam9pbiBhIHN0dWR5LgoKIgoEBCQCABIE5AQCGxoUIFRoZSBjbGll\
      bnQncyBVVUlELgoKKQoEBCQCARIE5gQCFhobIFRoZSBzdHVkeSB0aGF0IGlzIGpvaW5lZC4KCkUKBAQkAgISBOgEAhYaNyBU\
      aGUgZ3JvdXAgdGhhdCB3aG9ldmVyIGpvaW5zIGJlbG9uZ3MgdG87IGVtcHR5OiBub25lLgoKNgoEBCQCAxIE6gQCEhooIFR3\
      byBncm91cHMgb2YgZml2ZSBsZXR0ZXJzIGFuZCBkaWdpdHMuCgorCgQEJAIEEgTsBAISGh0gSG93IG1hbnkgaGF2ZSBqb2lu\
      ZWQgYnkgaXQuCgooCgQEJAIFEgTuBAIWGhogSG93IG1hbnkgbWF5IGpvaW4gYnkgaXQuCgohCgQEJAIGEgTwBAIsGhMgV2hl\
      biBpdCB3YXMgbWFkZS4KCjAKBAQkAgcSBPIEAiwaIiBGcm9tIHdoZW4gb24gbm9ib2R5IGpvaW5zIGJ5IGl0LgoKPQoEBCQC\
      CBIE9AQCLBovIFdoZW4gYSBsZWFkZXIgcmV2b2tlZCBpdDsgYWJzZW50OiBub2JvZHkgZGlkLgoKKQoCBCUSBvgEAP8EARob\
      IEludml0YXRpb25zIG9mIG9uZSBzdHVkeS4KCioKBAQlAgASBPoEAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoK\
      JAoEBCUCARIE/AQCFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpMCgQEJQICEgT+BAIYGj4gYG5leHRfcGFnZV90b2tlbmAg\
      b2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgomCgIEJhIGggUAhwUBGhggQSBwYWdlIG9mIGlu\
      dml0YXRpb25zLgoKHQoEBCYCABIEhAUCJhoPIE5ld2VzdCBmaXJzdC4KCj8KBAQmAgESBIYFAh0aMSBGb3IgdGhlIG5leHQg\
      cGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKJQoCBCcSBooFAI8FARoXIEFuIGludml0YXRpb24gdG8gZW5k\
      LgoKKgoEBCcCABIEjAUCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgorCgQEJwIBEgSOBQIbGh0gYEludml0YXRp\
      b24uaW52aXRhdGlvbl9pZGAuCgopCgIEKBIGkgUAlQUBGhsgVGhlIGludml0YXRpb24gaGFzIGVuZGVkLgoKSQoEBCgCABIE\
      lAUCHBo7IEFzIGl0IHN0YW5kcyBub3c7IHJldm9rZWQgYnkgdGhpcyBjYWxsIG9yIGFuIGVhcmxpZXIgb25lLgoKQQoCBgQS\
      BpgFALAFARozIEZvciBhZG1pbmlzdHJhdG9ycy4gTmVlZHMgYSB0b2tlbiB3aXRoIHRoYXQgcm9sZS4KCp4ECgQGBAIAEgag\
      BQKiBQMajQQgQ3JlYXRlcyBhbiBhY2NvdW50IHRoYXQgbGVhZHMgdGhlIHN0dWRpZXMgbmFtZWQsIGFuZCBpbnZpdGVzIGl0\
      cyBvd25lcjogYnkgbWFpbCB3aGVyZSBhbiBhZGRyZXNzIGlzCiBnaXZlbiwgb3RoZXJ3aXNlIGJ5IGEgY29kZSB0aGF0IHRo\
      ZSBhZG1pbmlzdHJhdG9yIGhhbmRzIG92ZXIuIFRoZSBvd25lciBjaG9vc2VzIHRoZSBwYXNzd29yZAogKFJlY292ZXJ5U2Vy\
      dmljZS5SZXNldFBhc3N3b3JkKS4gQW4gaW52aXRhdGlvbiB0aGF0IG5vYm9keSB0YWtlcyB1cCB3aXRoaW4gc2V2ZW4gZGF5\
      cyBlbmRzLCBhbmQgdGhlCiBhY2NvdW50IHdpdGggaXQ7IFNlbmRBY2Nlc3NDb2RlIHNlbmRzIGFub3RoZXIgb25lLiBUaGUg\
      c2FtZSBgcmVxdWVzdF9pZGAgYWdhaW4gaXMgc2FmZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IEFMUkVBRFlfRVhJ\
      U1RTIHdpdGggcmVhc29uIFVTRVJOQU1FX1RBS0VOLCBvciBSRVFVRVNUX0lEX1JFVVNFRCB3aGVuCiBgcmVxdWVzdF9pZGAg\
      d2FzIHVzZWQgZm9yIG90aGVyIGNvbnRlbnRzLgoKlQEKBAYEAgESBqYFAqgFAxqEASBDcmVhdGVzIHRoZSBhY2NvdW50IG9m\
      IGFub3RoZXIgYWRtaW5pc3RyYXRvciwgYW5kIGludml0ZXMgaXRzIG93bmVyIGFzIFJlZ2lzdGVyU3R1ZHlMZWFkZXIgZG9l\
      cy4KCiBFcnJvcnM6IGFzIFJlZ2lzdGVyU3R1ZHlMZWFkZXIuCgrJAQoEBgQCAhIGrQUCrwUDGrgBIFJlcGxhY2VzIHRoZSBz\
      ZXQgb2Ygc3R1ZGllcyBhbiBleGlzdGluZyBzdHVkeSBsZWFkZXIgbGVhZHMuIEFjY2VzcyB0b2tlbnMgc2hvdyBpdCBmcm9t\
      IHRoZWlyIG5leHQKIHJlbmV3YWwgb24uCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFz\
      b24gU1RVRFlfTEVBREVSX1VOS05PV04uCgolCgIEKRIGswUAwAUBGhcgQW4gYWNjb3VudCB0byBjcmVhdGUuCgohCgQEKQIA\
      EgS1BQIYGhMgQ2xpZW50LW1hZGUgVVVJRC4KCi0KBAQpAgESBLcFAhYaHyBBcyBpbiBSZWdpc3RlckFjY291bnRSZXF1ZXN0\
      LgoKPAoEBCkCAhIEuwUCIBouIEF0IG1vc3QgNTA7IHRoZXkgbmVlZCBub3QgYmUga25vd24gaGVyZSB5ZXQuCgpfCgQEKQID\
      EgS9BQITGlEgV2hlcmUgdGhlIGludml0YXRpb24gaXMgbWFpbGVkOyBrZXB0LCBmb3IgcmVzZXRzLiBFbXB0eTogdGhlIGFu\
      c3dlciBoYXMgYSBjb2RlLgoKPwoEBCkCBBIEvwUCFhoxIEJDUCA0NyBsYW5ndWFnZSBmb3IgbWFpbHM7IGVtcHR5IG1lYW5z\
      IEVuZ2xpc2guCgolCgIEKhIGwwUAywUBGhcgVGhlIGFjY291bnQgaXMgdGhlcmUuCgomCgQEKgIAEgTFBQIbGhggV2hldGhl\
      ciBpdCB3YXMgYmVmb3JlLgoKxwEKBAQqAgESBMgFAh0auAEgV2l0aG91dCBhbiBhZGRyZXNzLCB1bnRpbCBpdHMgb3duZXIg\
      aGFzIGNvbWU6IHRvIGJlIGhhbmRlZCBvdmVyLiBUaGUgc2FtZSByZXF1ZXN0IGFnYWluIGlzIGFuc3dlcmVkCiB3aXRoIGFu\
      b3RoZXIgb25lLCBzaW5jZSB0aGUgZmlyc3QgYW5zd2VyIG1heSBoYXZlIGJlZW4gbG9zdDsgYW55IG9mIHRoZW0gaXMgZ29v\
      ZC4KCkAKBAQqAgISBMoFAiwaMiBXaGVuIGBpbnZpdGF0aW9uX2NvZGVgIGVuZHM7IGFic2VudCB3aXRob3V0IG9uZS4KCiUK\
      AgQrEgbOBQDXBQEaFyBBbiBhY2NvdW50IHRvIGNyZWF0ZS4KCiEKBAQrAgASBNAFAhgaEyBDbGllbnQtbWFkZSBVVUlELgoK\
      LQoEBCsCARIE0gUCFhofIEFzIGluIFJlZ2lzdGVyQWNjb3VudFJlcXVlc3QuCgpfCgQEKwICEgTUBQITGlEgV2hlcmUgdGhl\
      IGludml0YXRpb24gaXMgbWFpbGVkOyBrZXB0LCBmb3IgcmVzZXRzLiBFbXB0eTogdGhlIGFuc3dlciBoYXMgYSBjb2RlLgoK\
      PwoEBCsCAxIE1gUCFhoxIEJDUCA0NyBsYW5ndWFnZSBmb3IgbWFpbHM7IGVtcHR5IG1lYW5zIEVuZ2xpc2guCgolCgIELBIG\
      2gUA4QUBGhcgVGhlIGFjY291bnQgaXMgdGhlcmUuCgomCgQELAIAEgTcBQIbGhggV2hldGhlciBpdCB3YXMgYmVmb3JlLgoK\
      MgoEBCwCARIE3gUCHRokIEFzIGluIFJlZ2lzdGVyU3R1ZHlMZWFkZXJSZXNwb25zZS4KCkAKBAQsAgISBOAFAiwaMiBXaGVu\
      IGBpbnZpdGF0aW9uX2NvZGVgIGVuZHM7IGFic2VudCB3aXRob3V0IG9uZS4KCjwKAgQtEgbkBQDpBQEaLiBUaGUgc3R1ZGll\
      cyB0aGF0IHNvbWVib2R5IGxlYWRzIGZyb20gbm93IG9uLgoKIgoEBC0CABIE5gUCFhoUIE9mIGEgc3R1ZHkgbGVhZGVyLgoK\
      RgoEBC0CARIE6AUCIBo4IEF0IG1vc3QgNTAsIGluIHRoZSBwbGFjZSBvZiB0aG9zZSBiZWZvcmU7IGVtcHR5OiBub25lLgoK\
      JwoCBC4SBOwFACAaGyBUaGUgc3R1ZGllcyBhcmUgcmVwbGFjZWQuCgpgCgIGBRIG7wUA9gUBGlIgVGhlIHB1YmxpYyBoYWx2\
      ZXMgb2YgdGhlIGtleXMgdGhhdCBzaWduIGFjY2VzcyB0b2tlbnMuIENhbGxhYmxlIHdpdGhvdXQgYSB0b2tlbi4KCtYBCgQG\
      BQIAEgbzBQL1BQMaxQEgQWxsIGtleXMgYnkgd2hpY2ggYSB0b2tlbiB0aGF0IGlzIGdvb2Qgbm93IG1heSBiZSBzaWduZWQu\
      IFdpdGhvdXQgcGFnZXM6IHRoZXJlIGFyZSBhdAogbW9zdCBhIGZldywgZWFjaCBwdWJsaXNoZWQgZm9yIDQwIGRheXMgYW5k\
      IHJlcGxhY2VkIGFmdGVyIDMwLCBhbmQgYSBKV0sgU2V0IGlzIG9uZSBkb2N1bWVudAogKFJGQyA3NTE3IMKnNSkuCgogCgIE\
      LxIE+QUAIRoUIEFza3MgZm9yIGFsbCBrZXlzLgoKGQoCBDASBvwFAP8FARoLIEFsbCBrZXlzLgoKUQoEBDACABIE/gUCFxpD\
      IEpTT04gV2ViIEtleSBTZXQgKFJGQyA3NTE3LCBSRkMgODAzNyksIHJlYWR5IGZvciBhbnkgSldUIGxpYnJhcnkuCmIGcHJv\
      dG8z
      """)
}
