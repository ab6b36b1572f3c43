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
    /// What the person knows the session by in ListSessions, e.g. the name of the device: at most 64 characters,
    /// none of them a control character. Empty: none.
    public var label: String

    /// Every field at its default.
    public init() {
      self.username = ""
      self.password = ""
      self.audiences = []
      self.label = ""
    }

    public init(
      username: String = "",
      password: String = "",
      audiences: [String] = [],
      label: String = ""
    ) {
      self.username = username
      self.password = password
      self.audiences = audiences
      self.label = label
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
    self.label = Codec.string(c.pointee.label)
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
    if !self.label.isEmpty { c.pointee.label = arena.string(self.label) }
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
    /// As in SignInRequest; sent again, the first one stays.
    public var label: String

    /// Every field at its default.
    public init() {
      self.requestID = ""
      self.audiences = []
      self.label = ""
    }

    public init(
      requestID: String = "",
      audiences: [String] = [],
      label: String = ""
    ) {
      self.requestID = requestID
      self.audiences = audiences
      self.label = label
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
    self.label = Codec.string(c.pointee.label)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignInAnonymouslyRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SignInAnonymouslyRequest.self)
    otolith__auth__v1__sign_in_anonymously_request__init(c)
    if !self.requestID.isEmpty { c.pointee.request_id = arena.string(self.requestID) }
    if !self.audiences.isEmpty {
      c.pointee.n_audiences = self.audiences.count
      c.pointee.audiences = arena.array(self.audiences) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.label.isEmpty { c.pointee.label = arena.string(self.label) }
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
  /// One sign-in, and what came of it.
  public struct Session: Message {
    /// Random UUID.
    public var sessionID: String
    /// As it was given at the sign-in; empty: none.
    public var label: String
    /// When the sign-in was.
    public var createTime: GoogleProtobuf.Timestamp?
    /// The day, as midnight in UTC, of the last sign-in or refresh. More is not told, and no address of the
    /// network is kept.
    public var lastUseTime: GoogleProtobuf.Timestamp?
    /// When it ends unless it is refreshed before.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// Whether the caller's token is of this session.
    public var current: Bool

    /// Every field at its default.
    public init() {
      self.sessionID = ""
      self.label = ""
      self.createTime = nil
      self.lastUseTime = nil
      self.expireTime = nil
      self.current = false
    }

    public init(
      sessionID: String = "",
      label: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil,
      lastUseTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      current: Bool = false
    ) {
      self.sessionID = sessionID
      self.label = label
      self.createTime = createTime
      self.lastUseTime = lastUseTime
      self.expireTime = expireTime
      self.current = current
    }
  }
}

extension AuthV1.Session {
  public static var fullName: String { "otolith.auth.v1.Session" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__Session()
    otolith__auth__v1__session__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__Session>) {
    self.sessionID = Codec.string(c.pointee.session_id)
    self.label = Codec.string(c.pointee.label)
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.lastUseTime = c.pointee.last_use_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.current = c.pointee.current != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Session> {
    let c = arena.allocate(Otolith__Auth__V1__Session.self)
    otolith__auth__v1__session__init(c)
    if !self.sessionID.isEmpty { c.pointee.session_id = arena.string(self.sessionID) }
    if !self.label.isEmpty { c.pointee.label = arena.string(self.label) }
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if let value = self.lastUseTime { c.pointee.last_use_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    c.pointee.current = self.current ? 1 : 0
    return c
  }
}

extension AuthV1 {
  /// Asks for a page of own sessions.
  public struct ListSessionsRequest: Message {
    /// 1 to 200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the page before; empty for the first page.
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

extension AuthV1.ListSessionsRequest {
  public static var fullName: String { "otolith.auth.v1.ListSessionsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListSessionsRequest()
    otolith__auth__v1__list_sessions_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListSessionsRequest>) {
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListSessionsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListSessionsRequest.self)
    otolith__auth__v1__list_sessions_request__init(c)
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1 {
  /// A page of own sessions.
  public struct ListSessionsResponse: Message {
    /// Newest sign-in first.
    public var sessions: [AuthV1.Session]
    /// Of the next page; empty: this is the last one.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.sessions = []
      self.nextPageToken = ""
    }

    public init(
      sessions: [AuthV1.Session] = [],
      nextPageToken: String = ""
    ) {
      self.sessions = sessions
      self.nextPageToken = nextPageToken
    }
  }
}

extension AuthV1.ListSessionsResponse {
  public static var fullName: String { "otolith.auth.v1.ListSessionsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListSessionsResponse()
    otolith__auth__v1__list_sessions_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListSessionsResponse>) {
    self.sessions = Codec.messages(c.pointee.sessions, c.pointee.n_sessions) { AuthV1.Session($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListSessionsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListSessionsResponse.self)
    otolith__auth__v1__list_sessions_response__init(c)
    if !self.sessions.isEmpty {
      c.pointee.n_sessions = self.sessions.count
      c.pointee.sessions = arena.array(self.sessions) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__Session>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1 {
  /// The session that is to end.
  public struct EndSessionRequest: Message {
    /// UUID, as in ListSessions.
    public var sessionID: String

    /// Every field at its default.
    public init() {
      self.sessionID = ""
    }

    public init(
      sessionID: String = ""
    ) {
      self.sessionID = sessionID
    }
  }
}

extension AuthV1.EndSessionRequest {
  public static var fullName: String { "otolith.auth.v1.EndSessionRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__EndSessionRequest()
    otolith__auth__v1__end_session_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__EndSessionRequest>) {
    self.sessionID = Codec.string(c.pointee.session_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__EndSessionRequest> {
    let c = arena.allocate(Otolith__Auth__V1__EndSessionRequest.self)
    otolith__auth__v1__end_session_request__init(c)
    if !self.sessionID.isEmpty { c.pointee.session_id = arena.string(self.sessionID) }
    return c
  }
}

extension AuthV1 {
  /// The session has ended.
  public struct EndSessionResponse: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension AuthV1.EndSessionResponse {
  public static var fullName: String { "otolith.auth.v1.EndSessionResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__EndSessionResponse()
    otolith__auth__v1__end_session_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__EndSessionResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__EndSessionResponse> {
    let c = arena.allocate(Otolith__Auth__V1__EndSessionResponse.self)
    otolith__auth__v1__end_session_response__init(c)
    return c
  }
}

extension AuthV1 {
  /// Sessions that are to end.
  public struct EndAllSessionsRequest: Message {
    /// The one that the caller's token is of goes on.
    public var keepCurrent: Bool

    /// Every field at its default.
    public init() {
      self.keepCurrent = false
    }

    public init(
      keepCurrent: Bool = false
    ) {
      self.keepCurrent = keepCurrent
    }
  }
}

extension AuthV1.EndAllSessionsRequest {
  public static var fullName: String { "otolith.auth.v1.EndAllSessionsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__EndAllSessionsRequest()
    otolith__auth__v1__end_all_sessions_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__EndAllSessionsRequest>) {
    self.keepCurrent = c.pointee.keep_current != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__EndAllSessionsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__EndAllSessionsRequest.self)
    otolith__auth__v1__end_all_sessions_request__init(c)
    c.pointee.keep_current = self.keepCurrent ? 1 : 0
    return c
  }
}

extension AuthV1 {
  /// They have ended.
  public struct EndAllSessionsResponse: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension AuthV1.EndAllSessionsResponse {
  public static var fullName: String { "otolith.auth.v1.EndAllSessionsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__EndAllSessionsResponse()
    otolith__auth__v1__end_all_sessions_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__EndAllSessionsResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__EndAllSessionsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__EndAllSessionsResponse.self)
    otolith__auth__v1__end_all_sessions_response__init(c)
    return c
  }
}

extension AuthV1 {
  /// A proof of who calls.
  public struct ProvePasswordRequest: Message {
    /// The account's, as at sign-in.
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

extension AuthV1.ProvePasswordRequest {
  public static var fullName: String { "otolith.auth.v1.ProvePasswordRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ProvePasswordRequest()
    otolith__auth__v1__prove_password_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ProvePasswordRequest>) {
    self.password = Codec.string(c.pointee.password)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ProvePasswordRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ProvePasswordRequest.self)
    otolith__auth__v1__prove_password_request__init(c)
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    return c
  }
}

extension AuthV1 {
  /// What the proof gives.
  public struct ProvePasswordResponse: Message {
    /// In place of the one that was shown; `auth_time` is now.
    public var accessToken: String
    /// When the access token ends: 10 minutes after it was made, by default.
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

extension AuthV1.ProvePasswordResponse {
  public static var fullName: String { "otolith.auth.v1.ProvePasswordResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ProvePasswordResponse()
    otolith__auth__v1__prove_password_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ProvePasswordResponse>) {
    self.accessToken = Codec.string(c.pointee.access_token)
    self.accessTokenExpireTime = c.pointee.access_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ProvePasswordResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ProvePasswordResponse.self)
    otolith__auth__v1__prove_password_response__init(c)
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpireTime { c.pointee.access_token_expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// A change of the own password.
  public struct ChangePasswordRequest: Message {
    /// The one that is good now.
    public var password: String
    /// The one in its place, by the rules of a registration.
    public var newPassword: String

    /// Every field at its default.
    public init() {
      self.password = ""
      self.newPassword = ""
    }

    public init(
      password: String = "",
      newPassword: String = ""
    ) {
      self.password = password
      self.newPassword = newPassword
    }
  }
}

extension AuthV1.ChangePasswordRequest {
  public static var fullName: String { "otolith.auth.v1.ChangePasswordRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ChangePasswordRequest()
    otolith__auth__v1__change_password_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ChangePasswordRequest>) {
    self.password = Codec.string(c.pointee.password)
    self.newPassword = Codec.string(c.pointee.new_password)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ChangePasswordRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ChangePasswordRequest.self)
    otolith__auth__v1__change_password_request__init(c)
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    if !self.newPassword.isEmpty { c.pointee.new_password = arena.string(self.newPassword) }
    return c
  }
}

extension AuthV1 {
  /// The new password is good from now on.
  public struct ChangePasswordResponse: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension AuthV1.ChangePasswordResponse {
  public static var fullName: String { "otolith.auth.v1.ChangePasswordResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ChangePasswordResponse()
    otolith__auth__v1__change_password_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ChangePasswordResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ChangePasswordResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ChangePasswordResponse.self)
    otolith__auth__v1__change_password_response__init(c)
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
      DyABKAhSD3Rlc3RQYXJ0aWNpcGFudCJ7Cg1TaWduSW5SZXF1ZXN0EhoKCHVzZXJuYW1lGAEgASgJUgh1c2VybmFtZRIaCghw\
      YXNzd29yZBgCIAEoCVIIcGFzc3dvcmQSHAoJYXVkaWVuY2VzGAMgAygJUglhdWRpZW5jZXMSFAoFbGFiZWwYBCABKAlSBWxh\
      YmVsIqsCCg5TaWduSW5SZXNwb25zZRIhCgxhY2Nlc3NfdG9rZW4YASABKAlSC2FjY2Vzc1Rva2VuElMKGGFjY2Vzc190b2tl\
      bl9leHBpcmVfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFWFjY2Vzc1Rva2VuRXhwaXJlVGltZRIj\
      Cg1yZWZyZXNoX3Rva2VuGAMgASgJUgxyZWZyZXNoVG9rZW4SVQoZcmVmcmVzaF90b2tlbl9leHBpcmVfdGltZRgEIAEoCzIa\
      Lmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFnJlZnJlc2hUb2tlbkV4cGlyZVRpbWUSJQoOcGFydGljaXBhbnRfaWQYBSAB\
      KAlSDXBhcnRpY2lwYW50SWQibQoYU2lnbkluQW5vbnltb3VzbHlSZXF1ZXN0Eh0KCnJlcXVlc3RfaWQYASABKAlSCXJlcXVl\
      c3RJZBIcCglhdWRpZW5jZXMYAiADKAlSCWF1ZGllbmNlcxIUCgVsYWJlbBgDIAEoCVIFbGFiZWwitgIKGVNpZ25JbkFub255\
      bW91c2x5UmVzcG9uc2USIQoMYWNjZXNzX3Rva2VuGAEgASgJUgthY2Nlc3NUb2tlbhJTChhhY2Nlc3NfdG9rZW5fZXhwaXJl\
      X3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nlc3NUb2tlbkV4cGlyZVRpbWUSIwoNcmVmcmVz\
      aF90b2tlbhgDIAEoCVIMcmVmcmVzaFRva2VuElUKGXJlZnJlc2hfdG9rZW5fZXhwaXJlX3RpbWUYBCABKAsyGi5nb29nbGUu\
      cHJvdG9idWYuVGltZXN0YW1wUhZyZWZyZXNoVG9rZW5FeHBpcmVUaW1lEiUKDnBhcnRpY2lwYW50X2lkGAUgASgJUg1wYXJ0\
      aWNpcGFudElkIjUKDlJlZnJlc2hSZXF1ZXN0EiMKDXJlZnJlc2hfdG9rZW4YASABKAlSDHJlZnJlc2hUb2tlbiKsAgoPUmVm\
      cmVzaFJlc3BvbnNlEiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90\
      aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lEiMKDXJlZnJlc2hf\
      dG9rZW4YAyABKAlSDHJlZnJlc2hUb2tlbhJVChlyZWZyZXNoX3Rva2VuX2V4cGlyZV90aW1lGAQgASgLMhouZ29vZ2xlLnBy\
      b3RvYnVmLlRpbWVzdGFtcFIWcmVmcmVzaFRva2VuRXhwaXJlVGltZRIlCg5wYXJ0aWNpcGFudF9pZBgFIAEoCVINcGFydGlj\
      aXBhbnRJZCI1Cg5TaWduT3V0UmVxdWVzdBIjCg1yZWZyZXNoX3Rva2VuGAEgASgJUgxyZWZyZXNoVG9rZW4iEQoPU2lnbk91\
      dFJlc3BvbnNlIpICCgdTZXNzaW9uEh0KCnNlc3Npb25faWQYASABKAlSCXNlc3Npb25JZBIUCgVsYWJlbBgCIAEoCVIFbGFi\
      ZWwSOwoLY3JlYXRlX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjcmVhdGVUaW1lEj4KDWxhc3Rf\
      dXNlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtsYXN0VXNlVGltZRI7CgtleHBpcmVfdGltZRgF\
      IAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUSGAoHY3VycmVudBgGIAEoCFIHY3VycmVudCJR\
      ChNMaXN0U2Vzc2lvbnNSZXF1ZXN0EhsKCXBhZ2Vfc2l6ZRgBIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgCIAEoCVIJ\
      cGFnZVRva2VuInQKFExpc3RTZXNzaW9uc1Jlc3BvbnNlEjQKCHNlc3Npb25zGAEgAygLMhgub3RvbGl0aC5hdXRoLnYxLlNl\
      c3Npb25SCHNlc3Npb25zEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiIyChFFbmRTZXNzaW9uUmVx\
      dWVzdBIdCgpzZXNzaW9uX2lkGAEgASgJUglzZXNzaW9uSWQiFAoSRW5kU2Vzc2lvblJlc3BvbnNlIjoKFUVuZEFsbFNlc3Np\
      b25zUmVxdWVzdBIhCgxrZWVwX2N1cnJlbnQYASABKAhSC2tlZXBDdXJyZW50IhgKFkVuZEFsbFNlc3Npb25zUmVzcG9uc2Ui\
      MgoUUHJvdmVQYXNzd29yZFJlcXVlc3QSGgoIcGFzc3dvcmQYASABKAlSCHBhc3N3b3JkIo8BChVQcm92ZVBhc3N3b3JkUmVz\
      cG9uc2USIQoMYWNjZXNzX3Rva2VuGAEgASgJUgthY2Nlc3NUb2tlbhJTChhhY2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUYAiAB\
      KAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nlc3NUb2tlbkV4cGlyZVRpbWUiVgoVQ2hhbmdlUGFzc3dvcmRS\
      ZXF1ZXN0EhoKCHBhc3N3b3JkGAEgASgJUghwYXNzd29yZBIhCgxuZXdfcGFzc3dvcmQYAiABKAlSC25ld1Bhc3N3b3JkIhgK\
      FkNoYW5nZVBhc3N3b3JkUmVzcG9uc2Ui2gEKEEpvaW5TdHVkeVJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQS\
      GgoIcGFzc3dvcmQYAiABKAlSCHBhc3N3b3JkEicKD2NvbnNlbnRfdmVyc2lvbhgDIAEoCVIOY29uc2VudFZlcnNpb24SKQoQ\
      Y29uc2VudF9sYW5ndWFnZRgEIAEoCVIPY29uc2VudExhbmd1YWdlEicKD2ludml0YXRpb25fY29kZRgFIAEoCVIOaW52aXRh\
      dGlvbkNvZGUSEgoEbm90ZRgGIAEoCVIEbm90ZSK/AgoRSm9pblN0dWR5UmVzcG9uc2USNwoHb3V0Y29tZRgBIAEoDjIdLm90\
      b2xpdGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291dGNvbWUSIQoMYWNjZXNzX3Rva2VuGAIgASgJUgthY2Nlc3NUb2tlbhJT\
      ChhhY2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nlc3NUb2tl\
      bkV4cGlyZVRpbWUSOAoJZW5yb2xtZW50GAQgASgLMhoub3RvbGl0aC5hdXRoLnYxLkVucm9sbWVudFIJZW5yb2xtZW50Ej8K\
      DGpvaW5fcmVxdWVzdBgFIAEoCzIcLm90b2xpdGguYXV0aC52MS5Kb2luUmVxdWVzdFILam9pblJlcXVlc3QiLgoRTGVhdmVT\
      dHVkeVJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQijAEKEkxlYXZlU3R1ZHlSZXNwb25zZRIhCgxhY2Nlc3Nf\
      dG9rZW4YASABKAlSC2FjY2Vzc1Rva2VuElMKGGFjY2Vzc190b2tlbl9leHBpcmVfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90\
      b2J1Zi5UaW1lc3RhbXBSFWFjY2Vzc1Rva2VuRXhwaXJlVGltZSJTChVMaXN0RW5yb2xtZW50c1JlcXVlc3QSGwoJcGFnZV9z\
      aXplGAEgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAIgASgJUglwYWdlVG9rZW4ikQEKFkxpc3RFbnJvbG1lbnRzUmVz\
      cG9uc2USOgoKZW5yb2xtZW50cxgBIAMoCzIaLm90b2xpdGguYXV0aC52MS5FbnJvbG1lbnRSCmVucm9sbWVudHMSJgoPbmV4\
      dF9wYWdlX3Rva2VuGAMgASgJUg1uZXh0UGFnZVRva2VuSgQIAhADUg1qb2luX3JlcXVlc3RzIpEBChpMaXN0T3duSm9pblJl\
      cXVlc3RzUmVxdWVzdBI3CgVzdGF0ZRgBIAEoDjIhLm90b2xpdGguYXV0aC52MS5Kb2luUmVxdWVzdFN0YXRlUgVzdGF0ZRIb\
      CglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbiKIAQobTGlzdE93bkpv\
      aW5SZXF1ZXN0c1Jlc3BvbnNlEkEKDWpvaW5fcmVxdWVzdHMYASADKAsyHC5vdG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RS\
      DGpvaW5SZXF1ZXN0cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iiQIKCUVucm9sbWVudBIZCghz\
      dHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBI3Cglqb2luX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghq\
      b2luVGltZRI5CgpsZWF2ZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJbGVhdmVUaW1lEicKD2Nv\
      bnNlbnRfdmVyc2lvbhgEIAEoCVIOY29uc2VudFZlcnNpb24SKQoQY29uc2VudF9sYW5ndWFnZRgFIAEoCVIPY29uc2VudExh\
      bmd1YWdlEhkKCGdyb3VwX2lkGAYgASgJUgdncm91cElkIu4CCgtKb2luUmVxdWVzdBImCg9qb2luX3JlcXVlc3RfaWQYASAB\
      KAlSDWpvaW5SZXF1ZXN0SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSNwoFc3RhdGUYAyABKA4yIS5vdG9saXRoLmF1\
      dGgudjEuSm9pblJlcXVlc3RTdGF0ZVIFc3RhdGUSPQoMcmVxdWVzdF90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRp\
      bWVzdGFtcFILcmVxdWVzdFRpbWUSOwoLZGVjaWRlX3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpk\
      ZWNpZGVUaW1lEjsKC2V4cGlyZV90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZRIW\
      CgZyZWFzb24YByABKAlSBnJlYXNvbhISCgRub3RlGAggASgJUgRub3RlIqkBChdMaXN0Sm9pblJlcXVlc3RzUmVxdWVzdBIZ\
      CghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBI3CgVzdGF0ZRgCIAEoDjIhLm90b2xpdGguYXV0aC52MS5Kb2luUmVxdWVzdFN0\
      YXRlUgVzdGF0ZRIbCglwYWdlX3NpemUYAyABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBCABKAlSCXBhZ2VUb2tlbiKF\
      AQoYTGlzdEpvaW5SZXF1ZXN0c1Jlc3BvbnNlEkEKDWpvaW5fcmVxdWVzdHMYASADKAsyHC5vdG9saXRoLmF1dGgudjEuSm9p\
      blJlcXVlc3RSDGpvaW5SZXF1ZXN0cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iqgEKGERlY2lk\
      ZUpvaW5SZXF1ZXN0UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBImCg9qb2luX3JlcXVlc3RfaWQYAiABKAlS\
      DWpvaW5SZXF1ZXN0SWQSGAoHYXBwcm92ZRgDIAEoCFIHYXBwcm92ZRIWCgZyZWFzb24YBCABKAlSBnJlYXNvbhIZCghncm91\
      cF9pZBgFIAEoCVIHZ3JvdXBJZCKVAQoZRGVjaWRlSm9pblJlcXVlc3RSZXNwb25zZRI3CgdvdXRjb21lGAEgASgOMh0ub3Rv\
      bGl0aC5hdXRoLnYxLldyaXRlT3V0Y29tZVIHb3V0Y29tZRI/Cgxqb2luX3JlcXVlc3QYAiABKAsyHC5vdG9saXRoLmF1dGgu\
      djEuSm9pblJlcXVlc3RSC2pvaW5SZXF1ZXN0ImsKEkxpc3RNZW1iZXJzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1\
      ZHlJZBIbCglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbiJwChNMaXN0\
      TWVtYmVyc1Jlc3BvbnNlEjEKB21lbWJlcnMYASADKAsyFy5vdG9saXRoLmF1dGgudjEuTWVtYmVyUgdtZW1iZXJzEiYKD25l\
      eHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiJ5CgZNZW1iZXISGwoJbWVtYmVyX2lkGAEgASgJUghtZW1iZXJJ\
      ZBI3Cglqb2luX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghqb2luVGltZRIZCghncm91cF9pZBgD\
      IAEoCVIHZ3JvdXBJZCJqChVTZXRNZW1iZXJHcm91cFJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGwoJbWVt\
      YmVyX2lkGAIgASgJUghtZW1iZXJJZBIZCghncm91cF9pZBgDIAEoCVIHZ3JvdXBJZCJJChZTZXRNZW1iZXJHcm91cFJlc3Bv\
      bnNlEi8KBm1lbWJlchgBIAEoCzIXLm90b2xpdGguYXV0aC52MS5NZW1iZXJSBm1lbWJlciKuAQoXQ3JlYXRlSW52aXRhdGlv\
      blJlcXVlc3QSIwoNaW52aXRhdGlvbl9pZBgBIAEoCVIMaW52aXRhdGlvbklkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlk\
      EhkKCGdyb3VwX2lkGAMgASgJUgdncm91cElkEhkKCHVzZXNfbWF4GAQgASgNUgd1c2VzTWF4Eh0KCnZhbGlkX2RheXMYBSAB\
      KA1SCXZhbGlkRGF5cyLhAgoKSW52aXRhdGlvbhIjCg1pbnZpdGF0aW9uX2lkGAEgASgJUgxpbnZpdGF0aW9uSWQSGQoIc3R1\
      ZHlfaWQYAiABKAlSB3N0dWR5SWQSGQoIZ3JvdXBfaWQYAyABKAlSB2dyb3VwSWQSEgoEY29kZRgEIAEoCVIEY29kZRISCgR1\
      c2VzGAUgASgNUgR1c2VzEhkKCHVzZXNfbWF4GAYgASgNUgd1c2VzTWF4EjsKC2NyZWF0ZV90aW1lGAcgASgLMhouZ29vZ2xl\
      LnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRI7CgtleHBpcmVfdGltZRgIIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5U\
      aW1lc3RhbXBSCmV4cGlyZVRpbWUSOwoLcmV2b2tlX3RpbWUYCSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpy\
      ZXZva2VUaW1lIm8KFkxpc3RJbnZpdGF0aW9uc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGwoJcGFnZV9z\
      aXplGAIgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4igAEKF0xpc3RJbnZpdGF0aW9uc1Jl\
      c3BvbnNlEj0KC2ludml0YXRpb25zGAEgAygLMhsub3RvbGl0aC5hdXRoLnYxLkludml0YXRpb25SC2ludml0YXRpb25zEiYK\
      D25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiJZChdSZXZva2VJbnZpdGF0aW9uUmVxdWVzdBIZCghzdHVk\
      eV9pZBgBIAEoCVIHc3R1ZHlJZBIjCg1pbnZpdGF0aW9uX2lkGAIgASgJUgxpbnZpdGF0aW9uSWQiVwoYUmV2b2tlSW52aXRh\
      dGlvblJlc3BvbnNlEjsKCmludml0YXRpb24YASABKAsyGy5vdG9saXRoLmF1dGgudjEuSW52aXRhdGlvblIKaW52aXRhdGlv\
      biK2AQoaUmVnaXN0ZXJTdHVkeUxlYWRlclJlcXVlc3QSHQoKcmVxdWVzdF9pZBgBIAEoCVIJcmVxdWVzdElkEhoKCHVzZXJu\
      YW1lGAIgASgJUgh1c2VybmFtZRIbCglzdHVkeV9pZHMYBCADKAlSCHN0dWR5SWRzEhQKBWVtYWlsGAUgASgJUgVlbWFpbBIa\
      CghsYW5ndWFnZRgGIAEoCVIIbGFuZ3VhZ2VKBAgDEARSCHBhc3N3b3JkIrwBChtSZWdpc3RlclN0dWR5TGVhZGVyUmVzcG9u\
      c2USNwoHb3V0Y29tZRgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291dGNvbWUSJwoPaW52aXRhdGlv\
      bl9jb2RlGAIgASgJUg5pbnZpdGF0aW9uQ29kZRI7CgtleHBpcmVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1l\
      c3RhbXBSCmV4cGlyZVRpbWUiiwEKHFJlZ2lzdGVyQWRtaW5pc3RyYXRvclJlcXVlc3QSHQoKcmVxdWVzdF9pZBgBIAEoCVIJ\
      cmVxdWVzdElkEhoKCHVzZXJuYW1lGAIgASgJUgh1c2VybmFtZRIUCgVlbWFpbBgDIAEoCVIFZW1haWwSGgoIbGFuZ3VhZ2UY\
      BCABKAlSCGxhbmd1YWdlIr4BCh1SZWdpc3RlckFkbWluaXN0cmF0b3JSZXNwb25zZRI3CgdvdXRjb21lGAEgASgOMh0ub3Rv\
      bGl0aC5hdXRoLnYxLldyaXRlT3V0Y29tZVIHb3V0Y29tZRInCg9pbnZpdGF0aW9uX2NvZGUYAiABKAlSDmludml0YXRpb25D\
      b2RlEjsKC2V4cGlyZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSJPChRTZXRM\
      ZWRTdHVkaWVzUmVxdWVzdBIaCgh1c2VybmFtZRgBIAEoCVIIdXNlcm5hbWUSGwoJc3R1ZHlfaWRzGAIgAygJUghzdHVkeUlk\
      cyIXChVTZXRMZWRTdHVkaWVzUmVzcG9uc2UiGAoWTGlzdFNpZ25pbmdLZXlzUmVxdWVzdCI2ChdMaXN0U2lnbmluZ0tleXNS\
      ZXNwb25zZRIbCglqd2tzX2pzb24YASABKAlSCGp3a3NKc29uKmoKDFdyaXRlT3V0Y29tZRIdChlXUklURV9PVVRDT01FX1VO\
      U1BFQ0lGSUVEEAASGQoVV1JJVEVfT1VUQ09NRV9DUkVBVEVEEAESIAocV1JJVEVfT1VUQ09NRV9BTFJFQURZX0VYSVNUUxAC\
      KooBCgxFbWFpbE91dGNvbWUSHQoZRU1BSUxfT1VUQ09NRV9VTlNQRUNJRklFRBAAEhYKEkVNQUlMX09VVENPTUVfS0VQVBAB\
      EhgKFEVNQUlMX09VVENPTUVfRVJBU0VEEAISKQolRU1BSUxfT1VUQ09NRV9LRVBUX0JZX0FOT1RIRVJfQUNDT1VOVBADKtoB\
      ChBKb2luUmVxdWVzdFN0YXRlEiIKHkpPSU5fUkVRVUVTVF9TVEFURV9VTlNQRUNJRklFRBAAEh4KGkpPSU5fUkVRVUVTVF9T\
      VEFURV9QRU5ESU5HEAESHwobSk9JTl9SRVFVRVNUX1NUQVRFX0FQUFJPVkVEEAISHwobSk9JTl9SRVFVRVNUX1NUQVRFX1JF\
      SkVDVEVEEAMSIAocSk9JTl9SRVFVRVNUX1NUQVRFX1dJVEhEUkFXThAEEh4KGkpPSU5fUkVRVUVTVF9TVEFURV9FWFBJUkVE\
      EAUyiwQKDkFjY291bnRTZXJ2aWNlEmkKD1JlZ2lzdGVyQWNjb3VudBInLm90b2xpdGguYXV0aC52MS5SZWdpc3RlckFjY291\
      bnRSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyQWNjb3VudFJlc3BvbnNlIgOQAgISZgoOQ29uZmlybUFjY291\
      bnQSJi5vdG9saXRoLmF1dGgudjEuQ29uZmlybUFjY291bnRSZXF1ZXN0Gicub3RvbGl0aC5hdXRoLnYxLkNvbmZpcm1BY2Nv\
      dW50UmVzcG9uc2UiA5ACAhJtChJSZXNlbmRDb25maXJtYXRpb24SKi5vdG9saXRoLmF1dGgudjEuUmVzZW5kQ29uZmlybWF0\
      aW9uUmVxdWVzdBorLm90b2xpdGguYXV0aC52MS5SZXNlbmRDb25maXJtYXRpb25SZXNwb25zZRJPCgpHZXRBY2NvdW50EiIu\
      b3RvbGl0aC5hdXRoLnYxLkdldEFjY291bnRSZXF1ZXN0Ghgub3RvbGl0aC5hdXRoLnYxLkFjY291bnQiA5ACARJmCg5DaGFu\
      Z2VQYXNzd29yZBImLm90b2xpdGguYXV0aC52MS5DaGFuZ2VQYXNzd29yZFJlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuQ2hh\
      bmdlUGFzc3dvcmRSZXNwb25zZSIDkAICMvMFCg5TZXNzaW9uU2VydmljZRJJCgZTaWduSW4SHi5vdG9saXRoLmF1dGgudjEu\
      U2lnbkluUmVxdWVzdBofLm90b2xpdGguYXV0aC52MS5TaWduSW5SZXNwb25zZRJvChFTaWduSW5Bbm9ueW1vdXNseRIpLm90\
      b2xpdGguYXV0aC52MS5TaWduSW5Bbm9ueW1vdXNseVJlcXVlc3QaKi5vdG9saXRoLmF1dGgudjEuU2lnbkluQW5vbnltb3Vz\
      bHlSZXNwb25zZSIDkAICEkwKB1JlZnJlc2gSHy5vdG9saXRoLmF1dGgudjEuUmVmcmVzaFJlcXVlc3QaIC5vdG9saXRoLmF1\
      dGgudjEuUmVmcmVzaFJlc3BvbnNlElEKB1NpZ25PdXQSHy5vdG9saXRoLmF1dGgudjEuU2lnbk91dFJlcXVlc3QaIC5vdG9s\
      aXRoLmF1dGgudjEuU2lnbk91dFJlc3BvbnNlIgOQAgISYAoMTGlzdFNlc3Npb25zEiQub3RvbGl0aC5hdXRoLnYxLkxpc3RT\
      ZXNzaW9uc1JlcXVlc3QaJS5vdG9saXRoLmF1dGgudjEuTGlzdFNlc3Npb25zUmVzcG9uc2UiA5ACARJaCgpFbmRTZXNzaW9u\
      EiIub3RvbGl0aC5hdXRoLnYxLkVuZFNlc3Npb25SZXF1ZXN0GiMub3RvbGl0aC5hdXRoLnYxLkVuZFNlc3Npb25SZXNwb25z\
      ZSIDkAICEmYKDkVuZEFsbFNlc3Npb25zEiYub3RvbGl0aC5hdXRoLnYxLkVuZEFsbFNlc3Npb25zUmVxdWVzdBonLm90b2xp\
      dGguYXV0aC52MS5FbmRBbGxTZXNzaW9uc1Jlc3BvbnNlIgOQAgISXgoNUHJvdmVQYXNzd29yZBIlLm90b2xpdGguYXV0aC52\
      MS5Qcm92ZVBhc3N3b3JkUmVxdWVzdBomLm90b2xpdGguYXV0aC52MS5Qcm92ZVBhc3N3b3JkUmVzcG9uc2UypgMKEEVucm9s\
      bWVudFNlcnZpY2USVwoJSm9pblN0dWR5EiEub3RvbGl0aC5hdXRoLnYxLkpvaW5TdHVkeVJlcXVlc3QaIi5vdG9saXRoLmF1\
      dGgudjEuSm9pblN0dWR5UmVzcG9uc2UiA5ACAhJaCgpMZWF2ZVN0dWR5EiIub3RvbGl0aC5hdXRoLnYxLkxlYXZlU3R1ZHlS\
      ZXF1ZXN0GiMub3RvbGl0aC5hdXRoLnYxLkxlYXZlU3R1ZHlSZXNwb25zZSIDkAICEmYKDkxpc3RFbnJvbG1lbnRzEiYub3Rv\
      bGl0aC5hdXRoLnYxLkxpc3RFbnJvbG1lbnRzUmVxdWVzdBonLm90b2xpdGguYXV0aC52MS5MaXN0RW5yb2xtZW50c1Jlc3Bv\
      bnNlIgOQAgESdQoTTGlzdE93bkpvaW5SZXF1ZXN0cxIrLm90b2xpdGguYXV0aC52MS5MaXN0T3duSm9pblJlcXVlc3RzUmVx\
      dWVzdBosLm90b2xpdGguYXV0aC52MS5MaXN0T3duSm9pblJlcXVlc3RzUmVzcG9uc2UiA5ACATLyBQoRTWVtYmVyc2hpcFNl\
      cnZpY2USbAoQTGlzdEpvaW5SZXF1ZXN0cxIoLm90b2xpdGguYXV0aC52MS5MaXN0Sm9pblJlcXVlc3RzUmVxdWVzdBopLm90\
      b2xpdGguYXV0aC52MS5MaXN0Sm9pblJlcXVlc3RzUmVzcG9uc2UiA5ACARJvChFEZWNpZGVKb2luUmVxdWVzdBIpLm90b2xp\
      dGguYXV0aC52MS5EZWNpZGVKb2luUmVxdWVzdFJlcXVlc3QaKi5vdG9saXRoLmF1dGgudjEuRGVjaWRlSm9pblJlcXVlc3RS\
      ZXNwb25zZSIDkAICEl0KC0xpc3RNZW1iZXJzEiMub3RvbGl0aC5hdXRoLnYxLkxpc3RNZW1iZXJzUmVxdWVzdBokLm90b2xp\
      dGguYXV0aC52MS5MaXN0TWVtYmVyc1Jlc3BvbnNlIgOQAgESZgoOU2V0TWVtYmVyR3JvdXASJi5vdG9saXRoLmF1dGgudjEu\
      U2V0TWVtYmVyR3JvdXBSZXF1ZXN0Gicub3RvbGl0aC5hdXRoLnYxLlNldE1lbWJlckdyb3VwUmVzcG9uc2UiA5ACAhJeChBD\
      cmVhdGVJbnZpdGF0aW9uEigub3RvbGl0aC5hdXRoLnYxLkNyZWF0ZUludml0YXRpb25SZXF1ZXN0Ghsub3RvbGl0aC5hdXRo\
      LnYxLkludml0YXRpb24iA5ACAhJpCg9MaXN0SW52aXRhdGlvbnMSJy5vdG9saXRoLmF1dGgudjEuTGlzdEludml0YXRpb25z\
      UmVxdWVzdBooLm90b2xpdGguYXV0aC52MS5MaXN0SW52aXRhdGlvbnNSZXNwb25zZSIDkAIBEmwKEFJldm9rZUludml0YXRp\
      b24SKC5vdG9saXRoLmF1dGgudjEuUmV2b2tlSW52aXRhdGlvblJlcXVlc3QaKS5vdG9saXRoLmF1dGgudjEuUmV2b2tlSW52\
      aXRhdGlvblJlc3BvbnNlIgOQAgIy8AIKFUFkbWluaXN0cmF0aW9uU2VydmljZRJ1ChNSZWdpc3RlclN0dWR5TGVhZGVyEisu\
      b3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyU3R1ZHlMZWFkZXJSZXF1ZXN0Giwub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyU3R1\
      ZHlMZWFkZXJSZXNwb25zZSIDkAICEnsKFVJlZ2lzdGVyQWRtaW5pc3RyYXRvchItLm90b2xpdGguYXV0aC52MS5SZWdpc3Rl\
      ckFkbWluaXN0cmF0b3JSZXF1ZXN0Gi4ub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyQWRtaW5pc3RyYXRvclJlc3BvbnNlIgOQ\
      AgISYwoNU2V0TGVkU3R1ZGllcxIlLm90b2xpdGguYXV0aC52MS5TZXRMZWRTdHVkaWVzUmVxdWVzdBomLm90b2xpdGguYXV0\
      aC52MS5TZXRMZWRTdHVkaWVzUmVzcG9uc2UiA5ACAjJ3CgpLZXlTZXJ2aWNlEmkKD0xpc3RTaWduaW5nS2V5cxInLm90b2xp\
      dGguYXV0aC52MS5MaXN0U2lnbmluZ0tleXNSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLkxpc3RTaWduaW5nS2V5c1Jlc3Bv\
      bnNlIgOQAgFCPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgvYXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFK\
      4c4BCv4CCgEMEgMFABIa8wIgQWNjb3VudHMsIHNlc3Npb25zLCBlbnJvbG1lbnQgYW5kIGNvbnNlbnQuIElkZW50aXR5ICh1\
      c2VybmFtZSwgZS1tYWlsIGFkZHJlc3MpIGxpdmVzIGhlcmUgYW5kCiBub3doZXJlIGVsc2U7IGV2ZXJ5IG90aGVyIHNlcnZp\
      Y2Ugc2VlcyB0aGUgcmFuZG9tIGBwYXJ0aWNpcGFudF9pZGAgb25seS4KCiBUaW1lc3RhbXBzIGluIGFuc3dlcnMgYXJlIGV4\
      YWN0IHRvIHRoZSBtaWNyb3NlY29uZC4gQmVzaWRlIHRoZSBlcnJvcnMgdGhhdCBzdGFuZCBhdCBhIG1ldGhvZCBpdCBhbnN3\
      ZXJzCiB0aG9zZSB0aGF0IGFsbCBtZXRob2RzIGhhdmUgKG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90byk7IHRoZSBy\
      ZWFzb25zIGFyZSBpbiBlcnJvcnMucHJvdG8uCgpJCgIGABIEEQA/ARo9IENyZWF0aW5nIGFuZCBjb25maXJtaW5nIGFjY291\
      bnRzLiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW4uCgqoBAoEBgACABIEGQIbAxqZBCBDcmVhdGVzIGFuIGFjY291bnQgdGhh\
      dCBjYW4gc2lnbiBpbiBvbmNlIGl0IGlzIGNvbmZpcm1lZCAoVFlUIMKnNCkuIFdpdGggYW4gZS1tYWlsIGFkZHJlc3MgYQog\
      Y29uZmlybWF0aW9uIGNvZGUgaXMgbWFpbGVkOyB3aXRob3V0IG9uZSB0aGUgYWNjb3VudCBpcyBhY3RpdmUgYXQgb25jZS4K\
      CiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgKGV2ZXJ5IGJhZCBmaWVsZCBuYW1lZCk7IEFMUkVBRFlfRVhJU1RTIHdpdGgg\
      cmVhc29uIFVTRVJOQU1FX1RBS0VOOwogQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gUkVRVUVTVF9JRF9SRVVTRUQgd2hl\
      biBgcmVxdWVzdF9pZGAgd2FzIHVzZWQgZm9yIG90aGVyIGNvbnRlbnRzOwogUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVh\
      c29uIFdBSVRJTkdfQUNDT1VOVFNfTElNSVQgYW5kIFJldHJ5SW5mbyB3aGVuIGZpdmUgYWNjb3VudHMgdGhhdCB3ZXJlIG1h\
      ZGUKIHdpdGhpbiBhbiBob3VyIHdhaXQgZm9yIGNvbmZpcm1hdGlvbiB1bmRlciB0aGUgYWRkcmVzczsgb2xkZXIgb25lcyBt\
      YWtlIHJvb20uCgrWAwoEBgACARIEIwIlAxrHAyBBY3RpdmF0ZXMgYW4gYWNjb3VudC4gRGVsZXRlcyB0aGUgZS1tYWlsIGFk\
      ZHJlc3MgdW5sZXNzIGl0cyBrZWVwaW5nIHdhcyBjb25zZW50ZWQgdG87IHRoZSBsYXN0IG1haWwgdG8KIGl0IGhhcyBhIHJl\
      Y292ZXJ5IGNvZGUuIFNlbmRpbmcgaXQgYWdhaW4gaXMgc2FmZTogdW50aWwgdGhlIGNvZGUgZXhwaXJlcyAoMjQgaG91cnMg\
      YWZ0ZXIgaXQgd2FzIG1haWxlZCkKIGl0IGlzIGFuc3dlcmVkIGFzIHRoZSBmaXJzdCB0aW1lLgoKIEVycm9yczogSU5WQUxJ\
      RF9BUkdVTUVOVDsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gQ09ERV9SRUpFQ1RFRCBmb3IgYSB3cm9uZywgcmVw\
      bGFjZWQgb3IKIGV4cGlyZWQgY29kZSBhbmQgZm9yIGFuIHVua25vd24gdXNlcm5hbWUgYWxpa2U7IFJFU09VUkNFX0VYSEFV\
      U1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUyBhbmQKIFJldHJ5SW5mby4KCu0DCgQGAAICEgMuAlka3wMgTWFp\
      bHMgYSBuZXcgY29kZSB0byBhbiBhY2NvdW50IHRoYXQgd2FpdHMgZm9yIGNvbmZpcm1hdGlvbiwgdW5sZXNzIG9uZSB3YXMg\
      bWFpbGVkIGp1c3Qgbm93OyB0aGUgY29kZQogYmVmb3JlIGlzIGdvb2Qgbm8gbW9yZS4gQW5zd2VycyB0aGUgc2FtZSB3aGV0\
      aGVyIG9yIG5vdCBzdWNoIGFuIGFjY291bnQgZXhpc3RzLgoKIE5vdCBpZGVtcG90ZW50OiB0aGUgc2Vjb25kIGNhbGwgbWF5\
      IG1haWwgYW5vdGhlciBjb2RlLCB3aGljaCByZXBsYWNlcyB0aGUgZmlyc3QuIFNlbmRpbmcgaXQgYWdhaW4KIHdoZW4gdGhl\
      IGFuc3dlciB3YXMgbG9zdCBkb2VzIG5vIGhhcm06IHRoZSBuZXdlc3QgbWFpbCBoYXMgdGhlIGNvZGUgdGhhdCBjb3VudHMu\
      CgogRXJyb3JzOiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gTUFJTF9SRVFVRVNUU19MSU1JVCBhbmQgUmV0cnlJ\
      bmZvIHdoaWxlIDEwLDAwMCByZXF1ZXN0cyBmb3IKIG1haWxzIHdhaXQuCgqJAQoEBgACAxIEMgI0Axp7IFRoZSBjYWxsZXIn\
      cyBvd24gYWNjb3VudC4gTmVlZHMgYSB0b2tlbi4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNT\
      SU9OX0VOREVEIHdoZW4gdGhlIGFjY291bnQgaXMgbm8gbW9yZS4KCvMDCgQGAAIEEgQ8Aj4DGuQDIFJlcGxhY2VzIHRoZSBj\
      YWxsZXIncyBwYXNzd29yZC4gQWxsIG90aGVyIHNlc3Npb25zIGVuZCwgY29kZXMgdGhhdCB3ZXJlIG1haWxlZCBmb3IgYSBy\
      ZXNldCBhcmUgZ29vZCBubwogbW9yZSwgYW5kIHRoZSBhY2NvdW50J3MgYWRkcmVzcyBpcyB0b2xkIHdoZXJlIGl0IGlzIGtl\
      cHQuIE5lZWRzIGEgdG9rZW4uIFNlbnQgYWdhaW4gd2hlbiB0aGUgYW5zd2VyIHdhcwogbG9zdCwgaXQgaXMgYW5zd2VyZWQg\
      YXMgdGhlIGZpcnN0IHRpbWUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJl\
      YXNvbiBQQVNTV09SRF9XUk9ORzsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbgogQUNDT1VOVF9BTk9OWU1PVVM7\
      IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUyBhbmQgUmV0cnlJbmZvOyBVTkFVVEhF\
      TlRJQ0FURUQgd2l0aAogcmVhc29uIFNFU1NJT05fRU5ERUQuCgojCgIEABIEQgBPARoXIEFuIGFjY291bnQgdG8gY3JlYXRl\
      LgoKZgoEBAACABIDRAIYGlkgQ2xpZW50LW1hZGUgVVVJRCwga2VwdCB1bnRpbCBhbiBhbnN3ZXIgYXJyaXZlczsgc2VuZGlu\
      ZyB0aGUgc2FtZSByZXF1ZXN0IGFnYWluIGlzIHNhZmUuCgpaCgQEAAIBEgNGAhYaTSAz4oCTNjQgY2hhcmFjdGVycyBvZiBs\
      ZXR0ZXJzLCBkaWdpdHMsIGAuYCwgYF9gLCBgLWA7IGNvbXBhcmVkIHdpdGhvdXQgY2FzZS4KCmQKBAQAAgISA0gCFhpXIDji\
      gJMxMjggY2hhcmFjdGVycywgbm90IG9uIHRoZSBsaXN0IG9mIGNvbW1vbiBwYXNzd29yZHMsIG5vdCBjb250YWluaW5nIHRo\
      ZSB1c2VybmFtZS4KCkQKBAQAAgMSA0oCExo3IE9wdGlvbmFsLiBXaXRoIGl0IHRoZSBhY2NvdW50IHdhaXRzIGZvciBjb25m\
      aXJtYXRpb24uCgpCCgQEAAIEEgNMAhkaNSBXaGV0aGVyIHRoZSBhZGRyZXNzIG1heSBiZSBrZXB0IGFmdGVyIGNvbmZpcm1h\
      dGlvbi4KCj4KBAQAAgUSA04CFhoxIEJDUCA0NyBsYW5ndWFnZSBmb3IgbWFpbHM7IGVtcHR5IG1lYW5zIEVuZ2xpc2guCgom\
      CgIFABIEUgBZARoaIFdoZXRoZXIgYSB3cml0ZSB3YXMgbmV3LgoKHgoEBQACABIDVAIgGhEgTmV2ZXIgYW5zd2VyZWQuCgog\
      CgQFAAIBEgNWAhwaEyBUaGlzIGNhbGwgZGlkIGl0LgoKPwoEBQACAhIDWAIjGjIgVGhlIHNhbWUgd3JpdGUgd2FzIGRvbmUg\
      YmVmb3JlOyBub3RoaW5nIGNoYW5nZWQuCgojCgIEARIEXABlARoXIFRoZSBhY2NvdW50IGlzIHRoZXJlLgoKJQoEBAECABID\
      XgIbGhggV2hldGhlciBpdCB3YXMgYmVmb3JlLgoKZgoEBAECARIDYAIhGlkgVHJ1ZTogaXQgY2Fubm90IGJlIHNpZ25lZCBp\
      biB0byBiZWZvcmUgdGhlIG1haWxlZCBjb2RlIGhhcyBiZWVuIHNlbnQgdG8gQ29uZmlybUFjY291bnQuCgqaAgoEBAECAhID\
      ZAIbGowCIFdpdGhvdXQgYW4gYWRkcmVzczogdGhlIG9ubHkgd2F5IGJhY2sgaW4gd2hlbiB0aGUgcGFzc3dvcmQgaXMgZm9y\
      Z290dGVuIChSZWNvdmVyQWNjb3VudCksIHRvIGJlIHNob3duCiBvbmNlIGFuZCB3cml0dGVuIGRvd24uIFRoZSBzYW1lIHJl\
      cXVlc3QgYWdhaW4gaXMgYW5zd2VyZWQgd2l0aCBhbm90aGVyIG9uZSwgc2luY2UgdGhlIGZpcnN0IGFuc3dlciBtYXkKIGhh\
      dmUgYmVlbiBsb3N0OyBhbnkgb2YgdGhlbSBpcyBnb29kLiBFbXB0eSB3aXRoIGFuIGFkZHJlc3MuCgolCgIEAhIEaABtARoZ\
      IEEgY29kZSB0aGF0IHdhcyBtYWlsZWQuCgopCgQEAgIAEgNqAhYaHCBPZiB0aGUgYWNjb3VudCB0aGF0IHdhaXRzLgoKPwoE\
      BAICARIDbAISGjIgVGhlIG1haWxlZCBjb2RlOyBjYXNlIGFuZCBoeXBoZW5zIGRvIG5vdCBtYXR0ZXIuCgqXAQoCBQESBHEA\
      ewEaigEgV2hhdCBiZWNhbWUgb2YgdGhlIGUtbWFpbCBhZGRyZXNzIHRoYXQgdGhlIGNvZGUgd2FzIG1haWxlZCB0by4gV2hv\
      ZXZlciBoYXMgdGhlIGNvZGUgcmVhZHMgdGhhdAogYWRkcmVzcydzIG1haWwsIGFuZCBub2JvZHkgZWxzZSBpcyB0b2xkLgoK\
      HgoEBQECABIDcwIgGhEgTmV2ZXIgYW5zd2VyZWQuCgpECgQFAQIBEgN1AhkaNyBJdCBzdGF5cyB3aXRoIHRoZSBhY2NvdW50\
      LCBhbmQgY2FuIGJlIHNpZ25lZCBpbiB3aXRoLgoKMAoEBQECAhIDdwIbGiMgSXRzIGtlZXBpbmcgd2FzIG5vdCBjb25zZW50\
      ZWQgdG8uCgq9AQoEBQECAxIDegIsGq8BIEl0cyBrZWVwaW5nIHdhcyBjb25zZW50ZWQgdG8sIGJ1dCBhbm90aGVyIGFjY291\
      bnQsIGNvbmZpcm1lZCBlYXJsaWVyLCBrZWVwcyBpdDogYW4gYWRkcmVzcyBiZWxvbmdzCiB0byBvbmUgYWNjb3VudC4gVGhp\
      cyBvbmUgaGFzIG5vbmUsIGFuZCBpcyBzaWduZWQgaW4gdG8gd2l0aCBpdHMgdXNlcm5hbWUuCgovCgIEAxIFfgCEAQEaIiBU\
      aGUgYWNjb3VudCBjYW4gYmUgc2lnbmVkIGluIHRvLgoKKwoEBAMCABIEgAECIRodIFdoYXQgYmVjYW1lIG9mIHRoZSBhZGRy\
      ZXNzLgoK1gEKBAQDAgESBIMBAhsaxwEgV2hlcmUgbm8gYWRkcmVzcyBzdGF5czogdGhlIHdheSBiYWNrIGluIHdoZW4gdGhl\
      IHBhc3N3b3JkIGlzIGZvcmdvdHRlbiAoUmVjb3ZlckFjY291bnQpLiBJdCBpcyBtYWlsZWQsCiB0b28sIGFzIHRoZSBsYXN0\
      IG1haWwgdG8gdGhlIGFkZHJlc3M7IHNvIGl0IGlzIGVtcHR5IHdoZW4gdGhlIHNhbWUgcmVxdWVzdCBpcyBhbnN3ZXJlZCBh\
      Z2Fpbi4KCiYKAgQEEgaHAQCKAQEaGCBBc2tzIGZvciBhbm90aGVyIGNvZGUuCgpqCgQEBAIAEgSJAQIWGlwgT2YgdGhlIGFj\
      Y291bnQgdGhhdCB3YWl0czsgYSB0ZXh0IHRoYXQgbm8gdXNlcm5hbWUgY2FuIGJlIGlzIGFuc3dlcmVkIGxpa2UgYW4gdW5r\
      bm93biBvbmUuCgotCgIEBRIEjQEAJRohIFNheXMgbm90aGluZyBhYm91dCB0aGUgYWNjb3VudC4KCjcKAgQGEgSQAQAcGisg\
      TmFtZXMgbm9ib2R5OiB0aGUgYWNjb3VudCBpcyB0aGUgdG9rZW4ncy4KCisKAgQHEgaTAQCiAQEaHSBXaGF0IGlzIGtlcHQg\
      b2YgYW4gYWNjb3VudC4KCkgKBAQHAgASBJUBAhwaOiBSYW5kb20gVVVJRCwgYnkgd2hpY2ggYWxsIHNlcnZpY2VzIGtub3cg\
      dGhlIHBhcnRpY2lwYW50LgoKLwoEBAcCARIElwECFhohIEVtcHR5IGZvciBhbiBhbm9ueW1vdXMgYWNjb3VudC4KCjoKBAQH\
      AgISBJkBAhMaLCBFbXB0eSB1bmxlc3MgaXRzIGtlZXBpbmcgd2FzIGNvbnNlbnRlZCB0by4KCikKBAQHAgMSBJsBAhYaGyBC\
      Q1AgNDcgbGFuZ3VhZ2Ugb2YgbWFpbHMuCgpSCgQEBwIEEgSdAQIVGkQgTWFkZSBieSBTaWduSW5Bbm9ueW1vdXNseTogd2l0\
      aG91dCB1c2VybmFtZSwgcGFzc3dvcmQgYW5kIGFkZHJlc3MuCgonCgQEBwIFEgSfAQIsGhkgV2hlbiBpdCB3YXMgcmVnaXN0\
      ZXJlZC4KClcKBAQHAgYSBKEBAh0aSSBXaGV0aGVyIGFuIGFkbWluaXN0cmF0b3IgbWFya2VkIHRoZSBhY2NvdW50OiB3aGF0\
      IGl0IGFuc3dlcnMgaXMgYSB0ZXN0LgoKSwoCBgESBqUBAOkBARo9IFNpZ25pbmcgaW4gYW5kIHN0YXlpbmcgc2lnbmVkIGlu\
      LiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW4uCgrwBAoEBgECABIErwECNRrhBCBCZWdpbnMgYSBzZXNzaW9uIG9mIGFuIGFj\
      Y291bnQuCgogTm90IGlkZW1wb3RlbnQ6IGVhY2ggY2FsbCBiZWdpbnMgYSBzZXNzaW9uIG9mIGl0cyBvd24uIFNlbmRpbmcg\
      aXQgYWdhaW4gd2hlbiB0aGUgYW5zd2VyIHdhcyBsb3N0IGRvZXMKIG5vIGhhcm06IHRoZSBzZXNzaW9uIHRoYXQgbm9ib2R5\
      IGtub3dzIG9mIGVuZHMgdW51c2VkIGFmdGVyIDkwIGRheXMsIG9yIGFzIHRoZSBvbGRlc3Qgb2YgbW9yZSB0aGFuIDIwLgoK\
      IEVycm9yczogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIENSRURFTlRJQUxTX1JFSkVDVEVEIGZvciBhIHdyb25nIHBh\
      c3N3b3JkIGFuZCBhbiB1bmtub3duCiB1c2VybmFtZSBhbGlrZTsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBB\
      Q0NPVU5UX05PVF9DT05GSVJNRUQgKG9ubHkgd2l0aCB0aGUgcmlnaHQKIHBhc3N3b3JkKTsgUEVSTUlTU0lPTl9ERU5JRUQg\
      d2l0aCByZWFzb24gQUNDT1VOVF9TVVNQRU5ERUQgKG9ubHkgd2l0aCB0aGUgcmlnaHQgcGFzc3dvcmQpOwogUkVTT1VSQ0Vf\
      RVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm8gYWZ0ZXIgcmVwZWF0ZWQgZmFp\
      bHVyZXMuCgqHBgoEBgECARIGugECvAEDGvYFIE1ha2VzIGEgcGFydGljaXBhbnQgd2l0aG91dCBhbnkgYWNjb3VudCBkYXRh\
      LiBUaGUgcmVmcmVzaCB0b2tlbiBpcyB0aGUgb25seSBrZXkgdG8gaXQuCiBTZW5kaW5nIHRoZSBzYW1lIGByZXF1ZXN0X2lk\
      YCBhZ2FpbiB3aXRoaW4gaXRzIHNlc3Npb24ncyBmaXJzdCBob3VyIGFuc3dlcnMgdGhlIHNhbWUKIHBhcnRpY2lwYW50LCBl\
      YWNoIHRpbWUgd2l0aCBhIHJlZnJlc2ggdG9rZW4gb2YgaXRzIG93bjsgYW55IG9mIHRoZW0gaXMgZ29vZC4KCiBFcnJvcnM6\
      IElOVkFMSURfQVJHVU1FTlQ7IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uIFJFUVVFU1RfSURfUkVVU0VEIHdoZW4gYHJl\
      cXVlc3RfaWRgIHdhcyB1c2VkCiB3aXRoIG90aGVyIGF1ZGllbmNlcyBvciBmb3IgYW5vdGhlciBhY2NvdW50OyBGQUlMRURf\
      UFJFQ09ORElUSU9OIHdpdGggcmVhc29uIFNJR05fSU5fRU5ERUQgd2hlbgogdGhlIHNlc3Npb24gdGhhdCBpdCBiZWdhbiB3\
      YXMgc2lnbmVkIG91dCwgaGFzIGVuZGVkLCBvciBpcyBvbGRlciB0aGFuIGFuIGhvdXI6IGEgbmV3IHBhcnRpY2lwYW50CiBu\
      ZWVkcyBhIG5ldyBgcmVxdWVzdF9pZGA7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBTSUdOX0lOX1JFUEVBVEVE\
      X0xJTUlUIGFuZCBSZXRyeUluZm8gYWZ0ZXIKIDY0IGFuc3dlcnMgdGhhdCBubyByZWZyZXNoIGZvbGxvd2VkLCBvbmUgbW9y\
      ZSBlYWNoIG1pbnV0ZTsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24KIEFDQ09VTlRfU1VTUEVOREVELgoKwAUKBAYB\
      AgISBMcBAjgasQUgRXhjaGFuZ2VzIGEgcmVmcmVzaCB0b2tlbiBmb3IgYSBuZXcgcGFpci4gQSB0b2tlbiBpcyBnb29kIGZv\
      ciBvbmUgZXhjaGFuZ2UuIFNlbnQgYWdhaW4gd2l0aGluIDMwCiBzZWNvbmRzIG9mIHRoYXQgZXhjaGFuZ2UgKHRoZSByZXNw\
      b25zZSB3YXMgbG9zdCkgaXQgaXMgYW5zd2VyZWQgYWdhaW4sIHVwIHRvIDY0IHRpbWVzLCB1bmxlc3MgdGhlCiB0b2tlbiB0\
      aGF0IGNhbWUgb2YgaXQgd2FzIHVzZWQgbWVhbndoaWxlOyBhZnRlciB0aGF0IGl0IGNvdW50cyBhcyBzdG9sZW4gYW5kIGVu\
      ZHMgdGhlIHdob2xlCiBzZXNzaW9uLCB3aXRoIGFsbCB0aGF0IGNhbWUgb2YgaXQuCgogTm90IGlkZW1wb3RlbnQ6IHNlbnQg\
      YWdhaW4gbGF0ZXIgdGhhbiB0aGF0LCBpdCBlbmRzIHRoZSBzZXNzaW9uLgoKIEVycm9yczogVU5BVVRIRU5USUNBVEVEIHdp\
      dGggcmVhc29uIFJFRlJFU0hfVE9LRU5fUkVKRUNURUQ6IHNpZ24gaW4gYW5ldzsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGgK\
      IHJlYXNvbiBSRUZSRVNIX1JFUEVBVEVEX0xJTUlUOiB1c2Ugb25lIG9mIHRoZSBhbnN3ZXJzLCB0aGlzIHRva2VuIGhhcyBu\
      byBtb3JlOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoCiByZWFzb24gQUNDT1VOVF9TVVNQRU5ERUQ6IGtlZXAgdGhlIHRva2Vu\
      LCB3aGljaCBpcyBnb29kIGFnYWluIHdoZW4gdGhlIGFjY291bnQgaXMgcmVzdG9yZWQuCgphCgQGAQIDEgbJAQLLAQMaUSBS\
      ZXZva2VzIHRoZSByZWZyZXNoIHRva2VuJ3Mgd2hvbGUgZmFtaWx5LiBVbmtub3duIHRva2VucyBhcmUgYWNjZXB0ZWQgc2ls\
      ZW50bHkuCgrHAQoEBgECBBIGzwEC0QEDGrYBIFRoZSBjYWxsZXIncyBzZXNzaW9ucyB0aGF0IGhhdmUgbmVpdGhlciBlbmRl\
      ZCBub3IgZXhwaXJlZCwgbmV3ZXN0IHNpZ24taW4gZmlyc3QuIE5lZWRzIGEgdG9rZW4uCgogRXJyb3JzOiBVTkFVVEhFTlRJ\
      Q0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRCB3aGVuIHRoZSBjYWxsZXIncyBvd24gaGFzIGVuZGVkLgoKmQMKBAYB\
      AgUSBtcBAtkBAxqIAyBFbmRzIG9uZSBvZiB0aGUgY2FsbGVyJ3Mgc2Vzc2lvbnM6IGl0cyByZWZyZXNoIHRva2VucyBhcmUg\
      cmVmdXNlZCBhdCBvbmNlOyBhY2Nlc3MgdG9rZW5zIHRoYXQgd2VyZSBtYWRlCiBvZiBpdCBhcmUgZ29vZCB1bnRpbCB0aGV5\
      IGVuZCwgMTAgbWludXRlcyBhdCBtb3N0LiBOZWVkcyBhIHRva2VuLiBPbmUgdGhhdCBoYXMgZW5kZWQgYWxyZWFkeSBpcyBu\
      byBlcnJvci4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTRVNTSU9OX1VOS05P\
      V04sIGFsc28gZm9yIGEgc2Vzc2lvbiBvZiBzb21lYm9keSBlbHNlOwogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNF\
      U1NJT05fRU5ERUQgd2hlbiB0aGUgY2FsbGVyJ3Mgb3duIGhhcyBlbmRlZC4KCrsBCgQGAQIGEgbdAQLfAQMaqgEgRW5kcyBh\
      bGwgb2YgdGhlIGNhbGxlcidzIHNlc3Npb25zLCBhcyBFbmRTZXNzaW9uIGRvZXMgb25lLiBOZWVkcyBhIHRva2VuLgoKIEVy\
      cm9yczogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQgd2hlbiB0aGUgY2FsbGVyJ3Mgb3duIGhh\
      cyBlbmRlZCBvdGhlcndpc2UuCgqJBAoEBgECBxIE6AECShr6AyBQcm92ZXMgdGhlIHBhc3N3b3JkIG9uY2UgbW9yZSwgZm9y\
      IHdoYXQgYXNrcyBmb3IgYSBmcmVzaCBwcm9vZjogdGhlIGFjY2VzcyB0b2tlbiB0aGF0IGlzIGFuc3dlcmVkIHNheXMKIG5v\
      dyBhcyBpdHMgYGF1dGhfdGltZWAuIFRoZSBzZXNzaW9uIGFuZCBpdHMgcmVmcmVzaCB0b2tlbiBnbyBvbi4gTmVlZHMgYSB0\
      b2tlbi4KCiBOb3QgaWRlbXBvdGVudDogZWFjaCBjYWxsIGFuc3dlcnMgYSB0b2tlbiBvZiBpdHMgb3duLiBTZW5kaW5nIGl0\
      IGFnYWluIGRvZXMgbm8gaGFybS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGgg\
      cmVhc29uIFBBU1NXT1JEX1dST05HOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBBQ0NPVU5UX0FOT05ZTU9V\
      UzsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm87IFVOQVVU\
      SEVOVElDQVRFRCB3aXRoCiByZWFzb24gU0VTU0lPTl9FTkRFRC4KCh0KAgQIEgbsAQD2AQEaDyBXaG8gc2lnbnMgaW4uCgpB\
      CgQECAIAEgTuAQIWGjMgVXNlcm5hbWUsIG9yIHRoZSBlLW1haWwgYWRkcmVzcyB3aGVyZSBpdCBpcyBrZXB0LgoKPQoEBAgC\
      ARIE8AECFhovIEFzIGl0IHdhcyByZWdpc3RlcmVkIChSRkMgODI2NSBPcGFxdWVTdHJpbmcpLgoKYQoEBAgCAhIE8gECIBpT\
      IFNlcnZpY2VzIHRoZSBhY2Nlc3MgdG9rZW4gaXMgZm9yLCBlLmcuIGBvdG9saXRoLWluZ2VzdGlvbmA7IGVtcHR5IG1lYW5z\
      IGFsbCBmb3VyLgoKqgEKBAQIAgMSBPUBAhMamwEgV2hhdCB0aGUgcGVyc29uIGtub3dzIHRoZSBzZXNzaW9uIGJ5IGluIExp\
      c3RTZXNzaW9ucywgZS5nLiB0aGUgbmFtZSBvZiB0aGUgZGV2aWNlOiBhdCBtb3N0IDY0IGNoYXJhY3RlcnMsCiBub25lIG9m\
      IHRoZW0gYSBjb250cm9sIGNoYXJhY3Rlci4gRW1wdHk6IG5vbmUuCgorCgIECRIG+QEAhQIBGh0gVGhlIHNlc3Npb24gdGhh\
      dCB3YXMgYmVndW4uCgpdCgQECQIAEgT7AQIaGk8gSldUIChSRkMgOTA2OCB0eXBlIGBhdCtqd3RgLCBFZERTQSk7IG9wYXF1\
      ZSB0byBnYXRld2F5cyB0aGF0IG9ubHkgZm9yd2FyZCBpdC4KClUKBAQJAgESBP0BAjkaRyBXaGVuIHRoZSBhY2Nlc3MgdG9r\
      ZW4gZW5kczogMTAgbWludXRlcyBhZnRlciBpdCB3YXMgbWFkZSwgYnkgZGVmYXVsdC4KCj8KBAQJAgISBP8BAhsaMSBPcGFx\
      dWUsIDI1NiByYW5kb20gYml0cy4gUmVwbGFjZWQgYXQgZXZlcnkgdXNlLgoKhgEKBAQJAgMSBIICAjoaeCBXaGVuIHRoZSBz\
      ZXNzaW9uIGVuZHMgdW5sZXNzIGl0IGlzIHJlZnJlc2hlZCBiZWZvcmU6IDkwIGRheXMsIGJ5IGRlZmF1bHQsIGFuZCBhIHll\
      YXIgYWZ0ZXIgdGhlIHNpZ24taW4KIGF0IHRoZSBsYXRlc3QuCgpXCgQECQIEEgSEAgIcGkkgUmFuZG9tIFVVSUQgb2YgdGhl\
      IGFjY291bnQsIGJ5IHdoaWNoIGFsbCBzZXJ2aWNlcyBrbm93IHRoZSBwYXJ0aWNpcGFudC4KCiYKAgQKEgaIAgCPAgEaGCBB\
      IHBhcnRpY2lwYW50IHRvIG1ha2UuCgohCgQECgIAEgSKAgIYGhMgQ2xpZW50LW1hZGUgVVVJRC4KCiQKBAQKAgESBIwCAiAa\
      FiBBcyBpbiBTaWduSW5SZXF1ZXN0LgoKRQoEBAoCAhIEjgICExo3IEFzIGluIFNpZ25JblJlcXVlc3Q7IHNlbnQgYWdhaW4s\
      IHRoZSBmaXJzdCBvbmUgc3RheXMuCgplCgIECxIGkgIAngIBGlcgVGhlIHNlc3Npb24gb2YgdGhlIG5ldyBwYXJ0aWNpcGFu\
      dCwgb3Igb2YgdGhlIG9uZSB0aGF0IHRoaXMgYHJlcXVlc3RfaWRgIG1hZGUgYmVmb3JlLgoKXQoEBAsCABIElAICGhpPIEpX\
      VCAoUkZDIDkwNjggdHlwZSBgYXQrand0YCwgRWREU0EpOyBvcGFxdWUgdG8gZ2F0ZXdheXMgdGhhdCBvbmx5IGZvcndhcmQg\
      aXQuCgpVCgQECwIBEgSWAgI5GkcgV2hlbiB0aGUgYWNjZXNzIHRva2VuIGVuZHM6IDEwIG1pbnV0ZXMgYWZ0ZXIgaXQgd2Fz\
      IG1hZGUsIGJ5IGRlZmF1bHQuCgo/CgQECwICEgSYAgIbGjEgT3BhcXVlLCAyNTYgcmFuZG9tIGJpdHMuIFJlcGxhY2VkIGF0\
      IGV2ZXJ5IHVzZS4KCoYBCgQECwIDEgSbAgI6GnggV2hlbiB0aGUgc2Vzc2lvbiBlbmRzIHVubGVzcyBpdCBpcyByZWZyZXNo\
      ZWQgYmVmb3JlOiA5MCBkYXlzLCBieSBkZWZhdWx0LCBhbmQgYSB5ZWFyIGFmdGVyIHRoZSBzaWduLWluCiBhdCB0aGUgbGF0\
      ZXN0LgoKVwoEBAsCBBIEnQICHBpJIFJhbmRvbSBVVUlEIG9mIHRoZSBhY2NvdW50LCBieSB3aGljaCBhbGwgc2VydmljZXMg\
      a25vdyB0aGUgcGFydGljaXBhbnQuCgosCgIEDBIGoQIApAIBGh4gVGhlIHRva2VuIHRoYXQgaXMgZXhjaGFuZ2VkLgoKLgoE\
      BAwCABIEowICGxogIFRoZSBuZXdlc3Qgb25lIG9mIHRoZSBzZXNzaW9uLgoKNgoCBA0SBqcCALMCARooIFRoZSBzZXNzaW9u\
      IGdvZXMgb24gd2l0aCB0aGVzZSB0b2tlbnMuCgpdCgQEDQIAEgSpAgIaGk8gSldUIChSRkMgOTA2OCB0eXBlIGBhdCtqd3Rg\
      LCBFZERTQSk7IG9wYXF1ZSB0byBnYXRld2F5cyB0aGF0IG9ubHkgZm9yd2FyZCBpdC4KClUKBAQNAgESBKsCAjkaRyBXaGVu\
      IHRoZSBhY2Nlc3MgdG9rZW4gZW5kczogMTAgbWludXRlcyBhZnRlciBpdCB3YXMgbWFkZSwgYnkgZGVmYXVsdC4KCj8KBAQN\
      AgISBK0CAhsaMSBPcGFxdWUsIDI1NiByYW5kb20gYml0cy4gUmVwbGFjZWQgYXQgZXZlcnkgdXNlLgoKhgEKBAQNAgMSBLAC\
      AjoaeCBXaGVuIHRoZSBzZXNzaW9uIGVuZHMgdW5sZXNzIGl0IGlzIHJlZnJlc2hlZCBiZWZvcmU6IDkwIGRheXMsIGJ5IGRl\
      ZmF1bHQsIGFuZCBhIHllYXIgYWZ0ZXIgdGhlIHNpZ24taW4KIGF0IHRoZSBsYXRlc3QuCgpXCgQEDQIEEgSyAgIcGkkgUmFu\
      ZG9tIFVVSUQgb2YgdGhlIGFjY291bnQsIGJ5IHdoaWNoIGFsbCBzZXJ2aWNlcyBrbm93IHRoZSBwYXJ0aWNpcGFudC4KCiYK\
      AgQOEga2AgC5AgEaGCBUaGUgc2Vzc2lvbiB0aGF0IGVuZHMuCgofCgQEDgIAEgS4AgIbGhEgT2YgdGhlIHNlc3Npb24uCgo2\
      CgIEDxIEvAIAGhoqIFRoZSBzZXNzaW9uIGhhcyBlbmRlZCwgaWYgdGhlcmUgd2FzIG9uZS4KCjEKAgQQEga/AgDNAgEaIyBP\
      bmUgc2lnbi1pbiwgYW5kIHdoYXQgY2FtZSBvZiBpdC4KChwKBAQQAgASBMECAhgaDiBSYW5kb20gVVVJRC4KCjwKBAQQAgES\
      BMMCAhMaLiBBcyBpdCB3YXMgZ2l2ZW4gYXQgdGhlIHNpZ24taW47IGVtcHR5OiBub25lLgoKJQoEBBACAhIExQICLBoXIFdo\
      ZW4gdGhlIHNpZ24taW4gd2FzLgoKhgEKBAQQAgMSBMgCAi4aeCBUaGUgZGF5LCBhcyBtaWRuaWdodCBpbiBVVEMsIG9mIHRo\
      ZSBsYXN0IHNpZ24taW4gb3IgcmVmcmVzaC4gTW9yZSBpcyBub3QgdG9sZCwgYW5kIG5vIGFkZHJlc3Mgb2YgdGhlCiBuZXR3\
      b3JrIGlzIGtlcHQuCgo7CgQEEAIEEgTKAgIsGi0gV2hlbiBpdCBlbmRzIHVubGVzcyBpdCBpcyByZWZyZXNoZWQgYmVmb3Jl\
      LgoKPgoEBBACBRIEzAICExowIFdoZXRoZXIgdGhlIGNhbGxlcidzIHRva2VuIGlzIG9mIHRoaXMgc2Vzc2lvbi4KCjAKAgQR\
      EgbQAgDVAgEaIiBBc2tzIGZvciBhIHBhZ2Ugb2Ygb3duIHNlc3Npb25zLgoKJQoEBBECABIE0gICFxoXIDEgdG8gMjAwOyAw\
      IG1lYW5zIDUwLgoKTwoEBBECARIE1AICGBpBIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1wdHkg\
      Zm9yIHRoZSBmaXJzdCBwYWdlLgoKJwoCBBISBtgCAN0CARoZIEEgcGFnZSBvZiBvd24gc2Vzc2lvbnMuCgolCgQEEgIAEgTa\
      AgIgGhcgTmV3ZXN0IHNpZ24taW4gZmlyc3QuCgo+CgQEEgIBEgTcAgIdGjAgT2YgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRo\
      aXMgaXMgdGhlIGxhc3Qgb25lLgoKKwoCBBMSBuACAOMCARodIFRoZSBzZXNzaW9uIHRoYXQgaXMgdG8gZW5kLgoKKQoEBBMC\
      ABIE4gICGBobIFVVSUQsIGFzIGluIExpc3RTZXNzaW9ucy4KCiQKAgQUEgTmAgAdGhggVGhlIHNlc3Npb24gaGFzIGVuZGVk\
      LgoKKQoCBBUSBukCAOwCARobIFNlc3Npb25zIHRoYXQgYXJlIHRvIGVuZC4KCj4KBAQVAgASBOsCAhgaMCBUaGUgb25lIHRo\
      YXQgdGhlIGNhbGxlcidzIHRva2VuIGlzIG9mIGdvZXMgb24uCgoeCgIEFhIE7wIAIRoSIFRoZXkgaGF2ZSBlbmRlZC4KCiUK\
      AgQXEgbyAgD1AgEaFyBBIHByb29mIG9mIHdobyBjYWxscy4KCi0KBAQXAgASBPQCAhYaHyBUaGUgYWNjb3VudCdzLCBhcyBh\
      dCBzaWduLWluLgoKJQoCBBgSBvgCAP0CARoXIFdoYXQgdGhlIHByb29mIGdpdmVzLgoKRwoEBBgCABIE+gICGho5IEluIHBs\
      YWNlIG9mIHRoZSBvbmUgdGhhdCB3YXMgc2hvd247IGBhdXRoX3RpbWVgIGlzIG5vdy4KClUKBAQYAgESBPwCAjkaRyBXaGVu\
      IHRoZSBhY2Nlc3MgdG9rZW4gZW5kczogMTAgbWludXRlcyBhZnRlciBpdCB3YXMgbWFkZSwgYnkgZGVmYXVsdC4KCi0KAgQZ\
      EgaAAwCFAwEaHyBBIGNoYW5nZSBvZiB0aGUgb3duIHBhc3N3b3JkLgoKKQoEBBkCABIEggMCFhobIFRoZSBvbmUgdGhhdCBp\
      cyBnb29kIG5vdy4KCkUKBAQZAgESBIQDAhoaNyBUaGUgb25lIGluIGl0cyBwbGFjZSwgYnkgdGhlIHJ1bGVzIG9mIGEgcmVn\
      aXN0cmF0aW9uLgoKMwoCBBoSBIgDACEaJyBUaGUgbmV3IHBhc3N3b3JkIGlzIGdvb2QgZnJvbSBub3cgb24uCgpJCgIGAhIG\
      iwMAsQMBGjsgV2hpY2ggc3R1ZGllcyBhIHBhcnRpY2lwYW50IHRha2VzIHBhcnQgaW4uIE5lZWRzIGEgdG9rZW4uCgr0CQoE\
      BgICABIGmwMCnQMDGuMJIFJlY29yZHMgY29uc2VudCB0byB0aGUgdGV4dCB2ZXJzaW9uIG5hbWVkLCBlbnJvbHMsIGFuZCBh\
      bnN3ZXJzIHdpdGggYW4gYWNjZXNzIHRva2VuIHRoYXQgY2FycmllcwogdGhlIGVucm9sbWVudC4gSm9pbmluZyB0d2ljZSBp\
      cyBzYWZlLiBJbiBhIHN0dWR5IGJ5IHJlcXVlc3QgKGFuZCB3aXRob3V0IGFuIGludml0YXRpb24pCiB0aGUgYW5zd2VyIGhh\
      cyBhIGBqb2luX3JlcXVlc3RgIHRoYXQgd2FpdHMgZm9yIGEgbGVhZGVyIGluc3RlYWQgb2YgYW4gZW5yb2xtZW50LgoKIEVy\
      cm9yczogSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyB3aXRoIHJlYXNvbiBDT05TRU5UX0xBTkdVQUdFX1VOS05PV04gKHRoZSBz\
      dHVkeSBoYXMgbm8gY29uc2VudCB0ZXh0CiBpbiBgY29uc2VudF9sYW5ndWFnZWApOyBOT1RfRk9VTkQgd2l0aCByZWFzb24g\
      U1RVRFlfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBTVFVEWV9FTkRFRCwKIFNUVURZX05PVF9T\
      VEFSVEVELCBTVFVEWV9QQVVTRUQgb3IgQ09OU0VOVF9PVVREQVRFRCAodGhlIGNvbnNlbnQgdmVyc2lvbiBpcyBub3QgdGhl\
      IHN0dWR5J3MKIGN1cnJlbnQgb25lKTsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gU1RVRFlfUEFTU1dPUkRfUkVR\
      VUlSRUQgKG5vbmUgd2FzCiBnaXZlbjsgbm90IGNvdW50ZWQgYXMgYW4gYXR0ZW1wdCksIFNUVURZX1BBU1NXT1JEX1JFSkVD\
      VEVELCBJTlZJVEFUSU9OX1JFSkVDVEVEICh3cm9uZywKIGV4cGlyZWQsIHVzZWQgdXAgb3IgcmV2b2tlZCksIElOVklUQVRJ\
      T05fUkVRVUlSRUQgKGFuIHVubGlzdGVkIHN0dWR5IHRoYXQgaXMgb3Blbikgb3IKIE5PVF9QQVJUSUNJUEFOVCAoc3R1ZHkg\
      bGVhZGVycyBkbyBub3QgdGFrZSBwYXJ0KTsgVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQ7CiBS\
      RVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfQVRURU1QVFMsIEVOUk9MTUVOVFNfTElNSVQsIEpPSU5f\
      UkVRVUVTVFNfTElNSVQgKDEwCiBwZW5kaW5nIG9uZXMgb2YgdGhlIHBhcnRpY2lwYW50LCA1IGV2ZXIgdG8gb25lIHN0dWR5\
      KSBvciBTVFVEWV9KT0lOX1JFUVVFU1RTX0xJTUlUICgxLDAwMCBwZW5kaW5nCiBvbmVzIG9mIHRoZSBzdHVkeSk7IFVOQVZB\
      SUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mbyB3aGlsZSB0aGUgc3R1ZHksCiBv\
      ciBpdHMgcGFzc3dvcmQsIGhhcyBub3QgYXJyaXZlZCBoZXJlIHlldC4KCswBCgQGAgIBEgaiAwKkAwMauwEgRW5kcyB0aGUg\
      ZW5yb2xtZW50LCBhbmQgd2l0aGRyYXdzIGEgcGVuZGluZyByZXF1ZXN0IHRvIGpvaW47IGFuc3dlcnMgd2l0aCBhbiBhY2Nl\
      c3MgdG9rZW4KIHdpdGhvdXQgdGhlIHN0dWR5LiBMZWF2aW5nIHR3aWNlIGlzIHNhZmUuCgogRXJyb3JzOiBVTkFVVEhFTlRJ\
      Q0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRC4KCpIBCgQGAgICEgaoAwKqAwMagQEgQ3VycmVudCBhbmQgZW5kZWQg\
      ZW5yb2xtZW50cyBvZiB0aGUgY2FsbGVyLCBpbiB0aGUgb3JkZXIgb2Ygam9pbmluZy4gQSBwYXJ0aWNpcGFudCBoYXMgYXQg\
      bW9zdCA1MDAuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKcgoEBgICAxIGrgMCsAMDGmIgVGhlIGNhbGxlcidzIHJl\
      cXVlc3RzIHRvIGpvaW4gYW5kIHdoYXQgYmVjYW1lIG9mIHRoZW0sIG9sZGVzdCBmaXJzdC4KCiBFcnJvcnM6IElOVkFMSURf\
      QVJHVU1FTlQuCgo3CgIEGxIGtAMAwwMBGikgV2hpY2ggc3R1ZHksIGFuZCB3aGF0IHdhcyBjb25zZW50ZWQgdG8uCgoiCgQE\
      GwIAEgS2AwIWGhQgVGhlIHN0dWR5IHRvIGpvaW4uCgpKCgQEGwIBEgS4AwIWGjwgRm9yIHN0dWRpZXMgd2l0aCBwYXNzd29y\
      ZCBhY2Nlc3M7IG90aGVyd2lzZSBub3QgbG9va2VkIGF0LgoKUAoEBBsCAhIEugMCHRpCIGBTdHVkeS5jb25zZW50X3ZlcnNp\
      b25gIG9mIHRoZSB0ZXh0IHRoYXQgd2FzIHNob3duIGFuZCBhY2NlcHRlZC4KCmAKBAQbAgMSBLwDAh4aUiBMYW5ndWFnZSBp\
      biB3aGljaCB0aGUgdGV4dCB3YXMgc2hvd24sIEJDUCA0Nzogb25lIHRoYXQgYFN0dWR5LmNvbnNlbnRfdGV4dGAgaGFzLgoK\
      owEKBAQbAgQSBL8DAh0alAEgQ29kZSBvZiBhbiBpbnZpdGF0aW9uOyBjYXNlIGFuZCBoeXBoZW5zIGRvIG5vdCBtYXR0ZXIu\
      IEl0IHN0YW5kcyBmb3IgYSBwYXNzd29yZCBvciBhIGxlYWRlcidzCiBkZWNpc2lvbiwgYW5kIG1heSBwdXQgdGhlIHBhcnRp\
      Y2lwYW50IGludG8gYSBncm91cC4KCn0KBAQbAgUSBMIDAhIabyBGb3IgdGhlIGxlYWRlciB3aG8gZGVjaWRlcyBvbiBhIHJl\
      cXVlc3Q6IHdobyBhc2tzLCBhbmQgd2h5LiBBdCBtb3N0IDUwMCBjaGFyYWN0ZXJzOyBrZXB0IHVudGlsCiB0aGUgZGVjaXNp\
      b24uCgpCCgIEHBIGxgMA1AMBGjQgVGhlIHBhcnRpY2lwYW50IHRha2VzIHBhcnQsIG9yIHdhaXRzIGZvciBhIGxlYWRlci4K\
      ClsKBAQcAgASBMgDAhsaTSBXaGV0aGVyIHNvbWV0aGluZyBjaGFuZ2VkOiBhbiBlbnJvbG1lbnQsIGl0cyBjb25zZW50LCBv\
      ciBhIHJlcXVlc3QgdG8gam9pbi4KCqYCCgQEHAIBEgTMAwIaGpcCIEluIHRoZSBwbGFjZSBvZiB0aGUgY2FsbGVyJ3MsIHdo\
      b3NlIGNsYWltcyBubyBsb25nZXIgc2F5IHdoYXQgaXMgdHJ1ZS4gRW1wdHkgd2hlbiB0aGV5IGRvICh0aGUKIHJlcXVlc3Qg\
      Y2hhbmdlZCBub3RoaW5nIHRoYXQgYSB0b2tlbiB0ZWxscyBvZik6IGtlZXAgeW91cnMuIEl0IGVuZHMgd2hlbiB0aGUgY2Fs\
      bGVyJ3Mgd291bGQgaGF2ZQogZW5kZWQsIGFuZCBoYXMgaXRzIGF1ZGllbmNlcyBhbmQgbm8gZnVydGhlciByb2xlOyBvbmx5\
      IFJlZnJlc2ggZ2l2ZXMgYSBsb25nZXIgbGlmZS4KCj0KBAQcAgISBM4DAjkaLyBXaGVuIGBhY2Nlc3NfdG9rZW5gIGVuZHM7\
      IGFic2VudCB3aXRob3V0IG9uZS4KCjYKBAQcAgMSBNADAhoaKCBBYnNlbnQgd2hpbGUgYSBsZWFkZXIgaGFzIG5vdCBkZWNp\
      ZGVkLgoKfAoEBBwCBBIE0wMCHxpuIFNldCBpbnN0ZWFkIG9mIGBlbnJvbG1lbnRgLCB3aXRob3V0IGFuIGFjY2VzcyB0b2tl\
      bjsgdGhlIG9uZSBvZiBhIHJlbmV3YWwgYWZ0ZXIgdGhlIGFwcHJvdmFsIGhhcwogdGhlIHN0dWR5LgoKLgoCBB0SBtcDANoD\
      ARogIFdoaWNoIHN0dWR5IHRoZSBjYWxsZXIgbGVhdmVzLgoKXQoEBB0CABIE2QMCFhpPIEFuIHVua25vd24gb25lLCBvciBv\
      bmUgbmV2ZXIgam9pbmVkLCBpcyBhbnN3ZXJlZCBhcyBvbmUgdGhhdCB3YXMgbGVmdCBiZWZvcmUuCgo+CgIEHhIG3QMA4gMB\
      GjAgVGhlIHBhcnRpY2lwYW50IGRvZXMgbm90IHRha2UgcGFydCAoYW55IG1vcmUpLgoKUQoEBB4CABIE3wMCGhpDIEFzIGlu\
      IGBKb2luU3R1ZHlSZXNwb25zZWA6IGVtcHR5IHdoZW4gdGhlcmUgd2FzIG5vdGhpbmcgdG8gbGVhdmUuCgo9CgQEHgIBEgTh\
      AwI5Gi8gV2hlbiBgYWNjZXNzX3Rva2VuYCBlbmRzOyBhYnNlbnQgd2l0aG91dCBvbmUuCgo+CgIEHxIG5QMA6gMBGjAgTmFt\
      ZXMgbm9ib2R5OiB0aGUgZW5yb2xtZW50cyBhcmUgdGhlIGNhbGxlcidzLgoKJAoEBB8CABIE5wMCFxoWIDHigJMyMDA7IDAg\
      bWVhbnMgNTAuCgpMCgQEHwIBEgTpAwIYGj4gYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0eTog\
      dGhlIGZpcnN0IHBhZ2UuCgolCgIEIBIG7QMA9AMBGhcgQSBwYWdlIG9mIGVucm9sbWVudHMuCgooCgQEIAIAEgTvAwIkGhog\
      SW4gdGhlIG9yZGVyIG9mIGpvaW5pbmcuCgo/CgQEIAIBEgTzAwIdGjEgRm9yIHRoZSBuZXh0IHBhZ2U7IGVtcHR5OiB0aGlz\
      IGlzIHRoZSBsYXN0IG9uZS4KCjwKAgQhEgb3AwD+AwEaLiBOYW1lcyBub2JvZHk6IHRoZSByZXF1ZXN0cyBhcmUgdGhlIGNh\
      bGxlcidzLgoKNQoEBCECABIE+QMCHRonIFVOU1BFQ0lGSUVEOiB3aGF0ZXZlciBiZWNhbWUgb2YgdGhlbS4KCiQKBAQhAgES\
      BPsDAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKTAoEBCECAhIE/QMCGBo+IGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBw\
      YWdlIGJlZm9yZTsgZW1wdHk6IHRoZSBmaXJzdCBwYWdlLgoKKwoCBCISBoEEAIYEARodIEEgcGFnZSBvZiByZXF1ZXN0cyB0\
      byBqb2luLgoKHQoEBCICABIEgwQCKRoPIE9sZGVzdCBmaXJzdC4KCj8KBAQiAgESBIUEAh0aMSBGb3IgdGhlIG5leHQgcGFn\
      ZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKdwoCBCMSBokEAJYEARppIFRoZSB0aW1lIGluIHdoaWNoIGEgcGFy\
      dGljaXBhbnQgdGFrZXMgcGFydCBpbiBhIHN0dWR5IHdpdGhvdXQgYSBicmVhay4gV2hvZXZlciBqb2lucyBhZ2FpbiBoYXMg\
      YW5vdGhlci4KChoKBAQjAgASBIsEAhYaDCBUaGUgc3R1ZHkuCgoeCgQEIwIBEgSNBAIqGhAgV2hlbiBpdCBiZWdhbi4KCjUK\
      BAQjAgISBI8EAisaJyBXaGVuIGl0IGVuZGVkOyBhYnNlbnQgd2hpbGUgZW5yb2xsZWQuCgpPCgQEIwIDEgSRBAIdGkEgYFN0\
      dWR5LmNvbnNlbnRfdmVyc2lvbmAgb2YgdGhlIHRleHQgdGhhdCB3YXMgY29uc2VudGVkIHRvIGxhc3QuCgo9CgQEIwIEEgST\
      BAIeGi8gQkNQIDQ3IGxhbmd1YWdlIGluIHdoaWNoIHRoYXQgdGV4dCB3YXMgc2hvd24uCgpPCgQEIwIFEgSVBAIWGkEgVGhl\
      IHN0dWR5J3MgZ3JvdXAgdGhhdCB0aGUgcGFydGljaXBhbnQgYmVsb25ncyB0bzsgZW1wdHk6IG5vbmUuCgoxCgIFAhIGmQQA\
      pgQBGiMgV2hhdCBiZWNhbWUgb2YgYSByZXF1ZXN0IHRvIGpvaW4uCgo4CgQFAgIAEgSbBAIlGiogSW4gYSByZXF1ZXN0OiBz\
      ZWUgdGhlcmUuIE5ldmVyIGFuc3dlcmVkLgoKIwoEBQICARIEnQQCIRoVIFdhaXRzIGZvciBhIGxlYWRlci4KCjYKBAUCAgIS\
      BJ8EAiIaKCBBIGxlYWRlciBzYWlkIHllczsgYW4gZW5yb2xtZW50IGJlZ2FuLgoKIQoEBQICAxIEoQQCIhoTIEEgbGVhZGVy\
      IHNhaWQgbm8uCgojCgQFAgIEEgSjBAIjGhUgQnkgdGhlIHBhcnRpY2lwYW50LgoKLgoEBQICBRIEpQQCIRogIE5vYm9keSBk\
      ZWNpZGVkIHdpdGhpbiAzMCBkYXlzLgoKNgoCBCQSBqkEALoEARooIFNvbWVib2R5IGFza3MgdG8gdGFrZSBwYXJ0IGluIGEg\
      c3R1ZHkuCgpPCgQEJAIAEgSrBAIdGkEgTWFkZSBieSB0aGUgc2VydmVyOyBuYW1lcyB0aGUgcGVyc29uIGZvciB0aGlzIG9u\
      ZSByZXF1ZXN0IG9ubHkuCgosCgQEJAIBEgStBAIWGh4gVGhlIHN0dWR5IHRoYXQgaXMgYXNrZWQgZm9yLgoKIgoEBCQCAhIE\
      rwQCHRoUIFdoYXQgYmVjYW1lIG9mIGl0LgoKIQoEBCQCAxIEsQQCLRoTIFdoZW4gaXQgd2FzIG1hZGUuCgpWCgQEJAIEEgSz\
      BAIsGkggV2hlbiBpdCB3YXMgZGVjaWRlZCwgd2l0aGRyYXduIG9yIGV4cGlyZWQ7IGFic2VudCB3aGlsZSBpdCBpcyBwZW5k\
      aW5nLgoKLwoEBCQCBRIEtQQCLBohIFdoaWxlIHBlbmRpbmc6IHdoZW4gaXQgZXhwaXJlcy4KCkoKBAQkAgYSBLcEAhQaPCBU\
      aGUgbGVhZGVyJ3MsIGZvciB0aGUgcGFydGljaXBhbnQ7IGF0IG1vc3QgNTAwIGNoYXJhY3RlcnMuCgpMCgQEJAIHEgS5BAIS\
      Gj4gVGhlIHBhcnRpY2lwYW50J3MsIGZvciB0aGUgbGVhZGVyOyBlbXB0eSBvbmNlIGl0IGlzIGRlY2lkZWQuCgryAQoCBgMS\
      Br8EAPIEARrjASBXaG8gdGFrZXMgcGFydCBpbiBhIHN0dWR5LCBmb3IgaXRzIGxlYWRlcnMuIE5lZWRzIGEgdG9rZW4gb2Yg\
      b25lOyBvdGhlcndpc2UgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aAogcmVhc29uIE5PVF9TVFVEWV9MRUFERVIuIE1lbWJlcnMg\
      YXJlIG5hbWVkIGJ5IGlkcyBvZiB0aGlzIHNlcnZpY2UgdGhhdCBzdGFuZCBub3doZXJlIGVsc2UsIG5laXRoZXIKIGluIHRv\
      a2VucyBub3IgaW4gZXhwb3J0cy4KClcKBAYDAgASBsMEAsUEAxpHIFJlcXVlc3RzIHRvIGpvaW4gdGhlIHN0dWR5LCBvbGRl\
      c3QgZmlyc3QuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoK+gMKBAYDAgESBs0EAs8EAxrpAyBBcHByb3ZlcyBvciBy\
      ZWplY3RzLCBhbmQgdGVsbHMgdGhlIHBhcnRpY2lwYW50OiBieSBtYWlsIHdoZXJlIGFuIGFkZHJlc3MgaXMga2VwdCwgYW5k\
      IGluCiBMaXN0T3duSm9pblJlcXVlc3RzLiBUaGUgc2FtZSBkZWNpc2lvbiBhZ2FpbiBpcyBzYWZlLgoKIEVycm9yczogTk9U\
      X0ZPVU5EIHdpdGggcmVhc29uIEpPSU5fUkVRVUVTVF9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29u\
      CiBKT0lOX1JFUVVFU1RfQ0xPU0VEIChkZWNpZGVkIG90aGVyd2lzZSwgd2l0aGRyYXduIG9yIGV4cGlyZWQpLCBTVFVEWV9F\
      TkRFRCBvciBTVFVEWV9QQVVTRUQgKGZvcgogYW4gYXBwcm92YWwpOyBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIEdS\
      T1VQX1VOS05PV047IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbgogRU5ST0xNRU5UU19MSU1JVCB3aGVuIHRoZSBw\
      YXJ0aWNpcGFudCB0YWtlcyBwYXJ0IGluIHRvbyBtYW55IHN0dWRpZXMuCgpWCgQGAwICEgbTBALVBAMaRiBDdXJyZW50IG1l\
      bWJlcnMgaW4gdGhlIG9yZGVyIG9mIGpvaW5pbmcuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKsgIKBAYDAgMSBtsE\
      At0EAxqhAiBQdXRzIGEgbWVtYmVyIGludG8gYSBncm91cCwgb3Igb3V0IG9mIGl0LiBBY2Nlc3MgdG9rZW5zIHNob3cgaXQg\
      ZnJvbSB0aGVpciBuZXh0IHJlbmV3YWwgb24uCiBTZXR0aW5nIGl0IGFnYWluIGlzIHNhZmUuCgogRXJyb3JzOiBOT1RfRk9V\
      TkQgd2l0aCByZWFzb24gTUVNQkVSX1VOS05PV04gb3IgU1RVRFlfVU5LTk9XTjsgSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJl\
      YXNvbgogR1JPVVBfVU5LTk9XTjsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0\
      cnlJbmZvLgoKiwMKBAYDAgQSBuMEAuUEAxr6AiBNYWtlcyBhIGNvZGUgYnkgd2hpY2ggcGVvcGxlIGpvaW4uIFRoZSBzYW1l\
      IGBpbnZpdGF0aW9uX2lkYCBhZ2FpbiBhbnN3ZXJzIHRoZSBzYW1lIGNvZGUuCgogRXJyb3JzOiBBTFJFQURZX0VYSVNUUyB3\
      aXRoIHJlYXNvbiBJTlZJVEFUSU9OX0lEX1JFVVNFRDsgSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyB3aXRoIHJlYXNvbgogR1JP\
      VVBfVU5LTk9XTjsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNUVURZX1VOS05PV047IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRo\
      IHJlYXNvbiBJTlZJVEFUSU9OU19MSU1JVAogKDEsMDAwIHVzYWJsZSBvbmVzIG9mIGEgc3R1ZHkpOyBVTkFWQUlMQUJMRSB3\
      aXRoIHJlYXNvbiBTVFVEWV9OT1RfWUVUX0tOT1dOIGFuZCBSZXRyeUluZm8uCgqGAQoEBgMCBRIG6QQC6wQDGnYgSW52aXRh\
      dGlvbnMgb2YgdGhlIHN0dWR5LCBuZXdlc3QgZmlyc3QsIGFsc28gdGhvc2UgdGhhdCBhcmUgdXNlZCB1cCwgcmV2b2tlZCBv\
      ciBleHBpcmVkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCn0KBAYDAgYSBu8EAvEEAxptIE5vYm9keSBqb2lucyBi\
      eSBpdCBmcm9tIG5vdyBvbi4gUmV2b2tpbmcgdHdpY2UgaXMgc2FmZS4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNv\
      biBJTlZJVEFUSU9OX1VOS05PV04uCgorCgIEJRIG9QQA/gQBGh0gUmVxdWVzdHMgdG8gam9pbiBvbmUgc3R1ZHkuCgoqCgQE\
      JQIAEgT3BAIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCioKBAQlAgESBPkEAh0aHCBVTlNQRUNJRklFRDogcGVu\
      ZGluZyBvbmVzLgoKJAoEBCUCAhIE+wQCFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpMCgQEJQIDEgT9BAIYGj4gYG5leHRf\
      cGFnZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgorCgIEJhIGgQUAhgUBGh0g\
      QSBwYWdlIG9mIHJlcXVlc3RzIHRvIGpvaW4uCgodCgQEJgIAEgSDBQIpGg8gT2xkZXN0IGZpcnN0LgoKPwoEBCYCARIEhQUC\
      HRoxIEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBvbmUuCgokCgIEJxIGiQUAlQUBGhYgQSBs\
      ZWFkZXIncyBkZWNpc2lvbi4KCioKBAQnAgASBIsFAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKLgoEBCcCARIE\
      jQUCHRogIGBKb2luUmVxdWVzdC5qb2luX3JlcXVlc3RfaWRgLgoKIwoEBCcCAhIEjwUCExoVIFJlamVjdGVkIG90aGVyd2lz\
      ZS4KCkEKBAQnAgMSBJEFAhQaMyBTaG93biB0byB0aGUgcGFydGljaXBhbnQ7IGF0IG1vc3QgNTAwIGNoYXJhY3RlcnMuCgp4\
      CgQEJwIEEgSUBQIWGmogV2l0aCBhbiBhcHByb3ZhbDogdGhlIGdyb3VwIHRoYXQgdGhlIG1lbWJlciBiZWxvbmdzIHRvOyBl\
      bXB0eTogbm9uZS4gV2l0aCBhIHJlamVjdGlvbiBpdCBtdXN0IGJlCiBlbXB0eS4KCicKAgQoEgaYBQCdBQEaGSBUaGUgcmVx\
      dWVzdCBpcyBkZWNpZGVkLgoKJQoEBCgCABIEmgUCGxoXIFdoZXRoZXIgYnkgdGhpcyBjYWxsLgoKIQoEBCgCARIEnAUCHxoT\
      IEFzIGl0IHN0YW5kcyBub3cuCgolCgIEKRIGoAUApwUBGhcgTWVtYmVycyBvZiBvbmUgc3R1ZHkuCgoqCgQEKQIAEgSiBQIW\
      GhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCiQKBAQpAgESBKQFAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKTAoE\
      BCkCAhIEpgUCGBo+IGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1wdHk6IHRoZSBmaXJzdCBwYWdl\
      LgoKIgoCBCoSBqoFAK8FARoUIEEgcGFnZSBvZiBtZW1iZXJzLgoKKAoEBCoCABIErAUCHhoaIEluIHRoZSBvcmRlciBvZiBq\
      b2luaW5nLgoKPwoEBCoCARIErgUCHRoxIEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBvbmUu\
      Cgo7CgIEKxIGsgUAuQUBGi0gU29tZWJvZHkgd2hvIHRha2VzIHBhcnQsIGFzIGxlYWRlcnMgc2VlIGl0LgoKRwoEBCsCABIE\
      tAUCFxo5IE9mIHRoaXMgZW5yb2xtZW50OyB3aG9ldmVyIGpvaW5zIGFnYWluIGhhcyBhbm90aGVyIG9uZS4KCikKBAQrAgES\
      BLYFAioaGyBXaGVuIHRoZSBlbnJvbG1lbnQgYmVnYW4uCgpKCgQEKwICEgS4BQIWGjwgVGhlIHN0dWR5J3MgZ3JvdXAgdGhh\
      dCB0aGUgbWVtYmVyIGJlbG9uZ3MgdG87IGVtcHR5OiBub25lLgoKJQoCBCwSBrwFAMMFARoXIEEgbWVtYmVyIGFuZCBhIGdy\
      b3VwLgoKKgoEBCwCABIEvgUCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgojCgQELAIBEgTABQIXGhUgYE1lbWJl\
      ci5tZW1iZXJfaWRgLgoKTgoEBCwCAhIEwgUCFhpAIFRoZSBncm91cCB0aGF0IHRoZSBtZW1iZXIgYmVsb25ncyB0byBmcm9t\
      IG5vdyBvbjsgZW1wdHk6IG5vbmUuCgorCgIELRIGxgUAyQUBGh0gVGhlIG1lbWJlciBpcyBpbiB0aGUgZ3JvdXAuCgohCgQE\
      LQIAEgTIBQIUGhMgQXMgaXQgc3RhbmRzIG5vdy4KCiYKAgQuEgbMBQDXBQEaGCBBbiBpbnZpdGF0aW9uIHRvIG1ha2UuCgoh\
      CgQELgIAEgTOBQIbGhMgQ2xpZW50LW1hZGUgVVVJRC4KCioKBAQuAgESBNAFAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxl\
      YWRzLgoKRgoEBC4CAhIE0gUCFho4IFdob2V2ZXIgam9pbnMgYnkgaXQgYmVsb25ncyB0byB0aGUgZ3JvdXA7IGVtcHR5OiBu\
      b25lLgoKQAoEBC4CAxIE1AUCFhoyIEhvdyBtYW55IG1heSBqb2luIGJ5IGl0OiAx4oCTMTAwLDAwMDsgMCBtZWFucyAxLgoK\
      KQoEBC4CBBIE1gUCGBobIDHigJMzNjUgZGF5czsgMCBtZWFucyAzMC4KCjQKAgQvEgbaBQDtBQEaJiBBIGNvZGUgYnkgd2hp\
      Y2ggcGVvcGxlIGpvaW4gYSBzdHVkeS4KCiIKBAQvAgASBNwFAhsaFCBUaGUgY2xpZW50J3MgVVVJRC4KCikKBAQvAgESBN4F\
      AhYaGyBUaGUgc3R1ZHkgdGhhdCBpcyBqb2luZWQuCgpFCgQELwICEgTgBQIWGjcgVGhlIGdyb3VwIHRoYXQgd2hvZXZlciBq\
      b2lucyBiZWxvbmdzIHRvOyBlbXB0eTogbm9uZS4KCjYKBAQvAgMSBOIFAhIaKCBUd28gZ3JvdXBzIG9mIGZpdmUgbGV0dGVy\
      cyBhbmQgZGlnaXRzLgoKKwoEBC8CBBIE5AUCEhodIEhvdyBtYW55IGhhdmUgam9pbmVkIGJ5IGl0LgoKKAoEBC8CBRIE5gUC\
      FhoaIEhvdyBtYW55IG1heSBqb2luIGJ5IGl0LgoKIQoEBC8CBhIE6AUCLBoTIFdoZW4gaXQgd2FzIG1hZGUuCgowCgQELwIH\
      EgTqBQIsGiIgRnJvbSB3aGVuIG9uIG5vYm9keSBqb2lucyBieSBpdC4KCj0KBAQvAggSBOwFAiwaLyBXaGVuIGEgbGVhZGVy\
      IHJldm9rZWQgaXQ7IGFic2VudDogbm9ib2R5IGRpZC4KCikKAgQwEgbwBQD3BQEaGyBJbnZpdGF0aW9ucyBvZiBvbmUgc3R1\
      ZHkuCgoqCgQEMAIAEgTyBQIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCiQKBAQwAgESBPQFAhcaFiAx4oCTMjAw\
      OyAwIG1lYW5zIDUwLgoKTAoEBDACAhIE9gUCGBo+IGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1w\
      dHk6IHRoZSBmaXJzdCBwYWdlLgoKJgoCBDESBvoFAP8FARoYIEEgcGFnZSBvZiBpbnZpdGF0aW9ucy4KCh0KBAQxAgASBPwF\
      AiYaDyBOZXdlc3QgZmlyc3QuCgo/CgQEMQIBEgT+BQIdGjEgRm9yIHRoZSBuZXh0IHBhZ2U7IGVtcHR5OiB0aGlzIGlzIHRo\
      ZSBsYXN0IG9uZS4KCiUKAgQyEgaCBgCHBgEaFyBBbiBpbnZpdGF0aW9uIHRvIGVuZC4KCioKBAQyAgASBIQGAhYaHCBPbmUg\
      dGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKKwoEBDICARIEhgYCGxodIGBJbnZpdGF0aW9uLmludml0YXRpb25faWRgLgoKKQoC\
      BDMSBooGAI0GARobIFRoZSBpbnZpdGF0aW9uIGhhcyBlbmRlZC4KCkkKBAQzAgASBIwGAhwaOyBBcyBpdCBzdGFuZHMgbm93\
      OyByZXZva2VkIGJ5IHRoaXMgY2FsbCBvciBhbiBlYXJsaWVyIG9uZS4KCkEKAgYEEgaQBgCoBgEaMyBGb3IgYWRtaW5pc3Ry\
      YXRvcnMuIE5lZWRzIGEgdG9rZW4gd2l0aCB0aGF0IHJvbGUuCgqeBAoEBgQCABIGmAYCmgYDGo0EIENyZWF0ZXMgYW4gYWNj\
      b3VudCB0aGF0IGxlYWRzIHRoZSBzdHVkaWVzIG5hbWVkLCBhbmQgaW52aXRlcyBpdHMgb3duZXI6IGJ5IG1haWwgd2hlcmUg\
      YW4gYWRkcmVzcyBpcwogZ2l2ZW4sIG90aGVyd2lzZSBieSBhIGNvZGUgdGhhdCB0aGUgYWRtaW5pc3RyYXRvciBoYW5kcyBv\
      dmVyLiBUaGUgb3duZXIgY2hvb3NlcyB0aGUgcGFzc3dvcmQKIChSZWNvdmVyeVNlcnZpY2UuUmVzZXRQYXNzd29yZCkuIEFu\
      IGludml0YXRpb24gdGhhdCBub2JvZHkgdGFrZXMgdXAgd2l0aGluIHNldmVuIGRheXMgZW5kcywgYW5kIHRoZQogYWNjb3Vu\
      dCB3aXRoIGl0OyBTZW5kQWNjZXNzQ29kZSBzZW5kcyBhbm90aGVyIG9uZS4gVGhlIHNhbWUgYHJlcXVlc3RfaWRgIGFnYWlu\
      IGlzIHNhZmUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBVU0VSTkFN\
      RV9UQUtFTiwgb3IgUkVRVUVTVF9JRF9SRVVTRUQgd2hlbgogYHJlcXVlc3RfaWRgIHdhcyB1c2VkIGZvciBvdGhlciBjb250\
      ZW50cy4KCpUBCgQGBAIBEgaeBgKgBgMahAEgQ3JlYXRlcyB0aGUgYWNjb3VudCBvZiBhbm90aGVyIGFkbWluaXN0cmF0b3Is\
      IGFuZCBpbnZpdGVzIGl0cyBvd25lciBhcyBSZWdpc3RlclN0dWR5TGVhZGVyIGRvZXMuCgogRXJyb3JzOiBhcyBSZWdpc3Rl\
      clN0dWR5TGVhZGVyLgoKyQEKBAYEAgISBqUGAqcGAxq4ASBSZXBsYWNlcyB0aGUgc2V0IG9mIHN0dWRpZXMgYW4gZXhpc3Rp\
      bmcgc3R1ZHkgbGVhZGVyIGxlYWRzLiBBY2Nlc3MgdG9rZW5zIHNob3cgaXQgZnJvbSB0aGVpciBuZXh0CiByZW5ld2FsIG9u\
      LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNUVURZX0xFQURFUl9VTktOT1dO\
      LgoKJQoCBDQSBqsGALgGARoXIEFuIGFjY291bnQgdG8gY3JlYXRlLgoKIQoEBDQCABIErQYCGBoTIENsaWVudC1tYWRlIFVV\
      SUQuCgotCgQENAIBEgSvBgIWGh8gQXMgaW4gUmVnaXN0ZXJBY2NvdW50UmVxdWVzdC4KCjwKBAQ0AgISBLMGAiAaLiBBdCBt\
      b3N0IDUwOyB0aGV5IG5lZWQgbm90IGJlIGtub3duIGhlcmUgeWV0LgoKXwoEBDQCAxIEtQYCExpRIFdoZXJlIHRoZSBpbnZp\
      dGF0aW9uIGlzIG1haWxlZDsga2VwdCwgZm9yIHJlc2V0cy4gRW1wdHk6IHRoZSBhbnN3ZXIgaGFzIGEgY29kZS4KCj8KBAQ0\
      AgQSBLcGAhYaMSBCQ1AgNDcgbGFuZ3VhZ2UgZm9yIG1haWxzOyBlbXB0eSBtZWFucyBFbmdsaXNoLgoKJQoCBDUSBrsGAMMG\
      ARoXIFRoZSBhY2NvdW50IGlzIHRoZXJlLgoKJgoEBDUCABIEvQYCGxoYIFdoZXRoZXIgaXQgd2FzIGJlZm9yZS4KCscBCgQE\
      NQIBEgTABgIdGrgBIFdpdGhvdXQgYW4gYWRkcmVzcywgdW50aWwgaXRzIG93bmVyIGhhcyBjb21lOiB0byBiZSBoYW5kZWQg\
      b3Zlci4gVGhlIHNhbWUgcmVxdWVzdCBhZ2FpbiBpcyBhbnN3ZXJlZAogd2l0aCBhbm90aGVyIG9uZSwgc2luY2UgdGhlIGZp\
      cnN0IGFuc3dlciBtYXkgaGF2ZSBiZWVuIGxvc3Q7IGFueSBvZiB0aGVtIGlzIGdvb2QuCgpACgQENQICEgTCBgIsGjIgV2hl\
      biBgaW52aXRhdGlvbl9jb2RlYCBlbmRzOyBhYnNlbnQgd2l0aG91dCBvbmUuCgolCgIENhIGxgYAzwYBGhcgQW4gYWNjb3Vu\
      dCB0byBjcmVhdGUuCgohCgQENgIAEgTIBgIYGhMgQ2xpZW50LW1hZGUgVVVJRC4KCi0KBAQ2AgESBMoGAhYaHyBBcyBpbiBS\
      ZWdpc3RlckFjY291bnRSZXF1ZXN0LgoKXwoEBDYCAhIEzAYCExpRIFdoZXJlIHRoZSBpbnZpdGF0aW9uIGlzIG1haWxlZDsg\
      a2VwdCwgZm9yIHJlc2V0cy4gRW1wdHk6IHRoZSBhbnN3ZXIgaGFzIGEgY29kZS4KCj8KBAQ2AgMSBM4GAhYaMSBCQ1AgNDcg\
      bGFuZ3VhZ2UgZm9yIG1haWxzOyBlbXB0eSBtZWFucyBFbmdsaXNoLgoKJQoCBDcSBtIGANkGARoXIFRoZSBhY2NvdW50IGlz\
      IHRoZXJlLgoKJgoEBDcCABIE1AYCGxoYIFdoZXRoZXIgaXQgd2FzIGJlZm9yZS4KCjIKBAQ3AgESBNYGAh0aJCBBcyBpbiBS\
      ZWdpc3RlclN0dWR5TGVhZGVyUmVzcG9uc2UuCgpACgQENwICEgTYBgIsGjIgV2hlbiBgaW52aXRhdGlvbl9jb2RlYCBlbmRz\
      OyBhYnNlbnQgd2l0aG91dCBvbmUuCgo8CgIEOBIG3AYA4QYBGi4gVGhlIHN0dWRpZXMgdGhhdCBzb21lYm9keSBsZWFkcyBm\
      cm9tIG5vdyBvbi4KCiIKBAQ4AgASBN4GAhYaFCBPZiBhIHN0dWR5IGxlYWRlci4KCkYKBAQ4AgESBOAGAiAaOCBBdCBtb3N0\
      IDUwLCBpbiB0aGUgcGxhY2Ugb2YgdGhvc2UgYmVmb3JlOyBlbXB0eTogbm9uZS4KCicKAgQ5EgTkBgAgGhsgVGhlIHN0dWRp\
      ZXMgYXJlIHJlcGxhY2VkLgoKYAoCBgUSBucGAO4GARpSIFRoZSBwdWJsaWMgaGFsdmVzIG9mIHRoZSBrZXlzIHRoYXQgc2ln\
      biBhY2Nlc3MgdG9rZW5zLiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW4uCgrWAQoEBgUCABIG6wYC7QYDGsUBIEFsbCBrZXlz\
      IGJ5IHdoaWNoIGEgdG9rZW4gdGhhdCBpcyBnb29kIG5vdyBtYXkgYmUgc2lnbmVkLiBXaXRob3V0IHBhZ2VzOiB0aGVyZSBh\
      cmUgYXQKIG1vc3QgYSBmZXcsIGVhY2ggcHVibGlzaGVkIGZvciA0MCBkYXlzIGFuZCByZXBsYWNlZCBhZnRlciAzMCwgYW5k\
      IGEgSldLIFNldCBpcyBvbmUgZG9jdW1lbnQKIChSRkMgNzUxNyDCpzUpLgoKIAoCBDoSBPEGACEaFCBBc2tzIGZvciBhbGwg\
      a2V5cy4KChkKAgQ7Egb0BgD3BgEaCyBBbGwga2V5cy4KClEKBAQ7AgASBPYGAhcaQyBKU09OIFdlYiBLZXkgU2V0IChSRkMg\
      NzUxNywgUkZDIDgwMzcpLCByZWFkeSBmb3IgYW55IEpXVCBsaWJyYXJ5LgpiBnByb3RvMw==
      """)
}
