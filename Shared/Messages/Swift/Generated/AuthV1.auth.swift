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

    /// Every field at its default.
    public init() {
      self.outcome = AuthV1.WriteOutcome(rawValue: 0)
      self.confirmationRequired = false
    }

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      confirmationRequired: Bool = false
    ) {
      self.outcome = outcome
      self.confirmationRequired = confirmationRequired
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterAccountResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterAccountResponse.self)
    otolith__auth__v1__register_account_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    c.pointee.confirmation_required = self.confirmationRequired ? 1 : 0
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

    /// Every field at its default.
    public init() {
      self.emailOutcome = AuthV1.EmailOutcome(rawValue: 0)
    }

    public init(
      emailOutcome: AuthV1.EmailOutcome = AuthV1.EmailOutcome(rawValue: 0)
    ) {
      self.emailOutcome = emailOutcome
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ConfirmAccountResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ConfirmAccountResponse.self)
    otolith__auth__v1__confirm_account_response__init(c)
    c.pointee.email_outcome = Otolith__Auth__V1__EmailOutcome(rawValue: .init(truncatingIfNeeded: self.emailOutcome.rawValue))
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
    /// As in RegisterAccountRequest.
    public var password: String
    /// At most 50; they need not be known here yet.
    public var studyIDs: [String]

    /// Every field at its default.
    public init() {
      self.requestID = ""
      self.username = ""
      self.password = ""
      self.studyIDs = []
    }

    public init(
      requestID: String = "",
      username: String = "",
      password: String = "",
      studyIDs: [String] = []
    ) {
      self.requestID = requestID
      self.username = username
      self.password = password
      self.studyIDs = studyIDs
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
    self.password = Codec.string(c.pointee.password)
    self.studyIDs = Codec.array(c.pointee.study_ids, c.pointee.n_study_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterStudyLeaderRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterStudyLeaderRequest.self)
    otolith__auth__v1__register_study_leader_request__init(c)
    if !self.requestID.isEmpty { c.pointee.request_id = arena.string(self.requestID) }
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    if !self.studyIDs.isEmpty {
      c.pointee.n_study_ids = self.studyIDs.count
      c.pointee.study_ids = arena.array(self.studyIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension AuthV1 {
  /// The account is there.
  public struct RegisterStudyLeaderResponse: Message {
    /// Whether it was before.
    public var outcome: AuthV1.WriteOutcome

    /// Every field at its default.
    public init() {
      self.outcome = AuthV1.WriteOutcome(rawValue: 0)
    }

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0)
    ) {
      self.outcome = outcome
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterStudyLeaderResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterStudyLeaderResponse.self)
    otolith__auth__v1__register_study_leader_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
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
      Cg1lbWFpbF9jb25zZW50GAUgASgIUgxlbWFpbENvbnNlbnQSGgoIbGFuZ3VhZ2UYBiABKAlSCGxhbmd1YWdlIocBChdSZWdp\
      c3RlckFjY291bnRSZXNwb25zZRI3CgdvdXRjb21lGAEgASgOMh0ub3RvbGl0aC5hdXRoLnYxLldyaXRlT3V0Y29tZVIHb3V0\
      Y29tZRIzChVjb25maXJtYXRpb25fcmVxdWlyZWQYAiABKAhSFGNvbmZpcm1hdGlvblJlcXVpcmVkIkcKFUNvbmZpcm1BY2Nv\
      dW50UmVxdWVzdBIaCgh1c2VybmFtZRgBIAEoCVIIdXNlcm5hbWUSEgoEY29kZRgCIAEoCVIEY29kZSJcChZDb25maXJtQWNj\
      b3VudFJlc3BvbnNlEkIKDWVtYWlsX291dGNvbWUYASABKA4yHS5vdG9saXRoLmF1dGgudjEuRW1haWxPdXRjb21lUgxlbWFp\
      bE91dGNvbWUiNwoZUmVzZW5kQ29uZmlybWF0aW9uUmVxdWVzdBIaCgh1c2VybmFtZRgBIAEoCVIIdXNlcm5hbWUiHAoaUmVz\
      ZW5kQ29uZmlybWF0aW9uUmVzcG9uc2UiEwoRR2V0QWNjb3VudFJlcXVlc3QihAIKB0FjY291bnQSJQoOcGFydGljaXBhbnRf\
      aWQYASABKAlSDXBhcnRpY2lwYW50SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lEhQKBWVtYWlsGAMgASgJUgVlbWFp\
      bBIaCghsYW5ndWFnZRgEIAEoCVIIbGFuZ3VhZ2USHAoJYW5vbnltb3VzGAUgASgIUglhbm9ueW1vdXMSOwoLY3JlYXRlX3Rp\
      bWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjcmVhdGVUaW1lEikKEHRlc3RfcGFydGljaXBhbnQYDyAB\
      KAhSD3Rlc3RQYXJ0aWNpcGFudCJlCg1TaWduSW5SZXF1ZXN0EhoKCHVzZXJuYW1lGAEgASgJUgh1c2VybmFtZRIaCghwYXNz\
      d29yZBgCIAEoCVIIcGFzc3dvcmQSHAoJYXVkaWVuY2VzGAMgAygJUglhdWRpZW5jZXMiqwIKDlNpZ25JblJlc3BvbnNlEiEK\
      DGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhouZ29v\
      Z2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lEiMKDXJlZnJlc2hfdG9rZW4YAyABKAlSDHJl\
      ZnJlc2hUb2tlbhJVChlyZWZyZXNoX3Rva2VuX2V4cGlyZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFt\
      cFIWcmVmcmVzaFRva2VuRXhwaXJlVGltZRIlCg5wYXJ0aWNpcGFudF9pZBgFIAEoCVINcGFydGljaXBhbnRJZCJXChhTaWdu\
      SW5Bbm9ueW1vdXNseVJlcXVlc3QSHQoKcmVxdWVzdF9pZBgBIAEoCVIJcmVxdWVzdElkEhwKCWF1ZGllbmNlcxgCIAMoCVIJ\
      YXVkaWVuY2VzIrYCChlTaWduSW5Bbm9ueW1vdXNseVJlc3BvbnNlEiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9r\
      ZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNz\
      VG9rZW5FeHBpcmVUaW1lEiMKDXJlZnJlc2hfdG9rZW4YAyABKAlSDHJlZnJlc2hUb2tlbhJVChlyZWZyZXNoX3Rva2VuX2V4\
      cGlyZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIWcmVmcmVzaFRva2VuRXhwaXJlVGltZRIlCg5w\
      YXJ0aWNpcGFudF9pZBgFIAEoCVINcGFydGljaXBhbnRJZCI1Cg5SZWZyZXNoUmVxdWVzdBIjCg1yZWZyZXNoX3Rva2VuGAEg\
      ASgJUgxyZWZyZXNoVG9rZW4irAIKD1JlZnJlc2hSZXNwb25zZRIhCgxhY2Nlc3NfdG9rZW4YASABKAlSC2FjY2Vzc1Rva2Vu\
      ElMKGGFjY2Vzc190b2tlbl9leHBpcmVfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFWFjY2Vzc1Rv\
      a2VuRXhwaXJlVGltZRIjCg1yZWZyZXNoX3Rva2VuGAMgASgJUgxyZWZyZXNoVG9rZW4SVQoZcmVmcmVzaF90b2tlbl9leHBp\
      cmVfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFnJlZnJlc2hUb2tlbkV4cGlyZVRpbWUSJQoOcGFy\
      dGljaXBhbnRfaWQYBSABKAlSDXBhcnRpY2lwYW50SWQiNQoOU2lnbk91dFJlcXVlc3QSIwoNcmVmcmVzaF90b2tlbhgBIAEo\
      CVIMcmVmcmVzaFRva2VuIhEKD1NpZ25PdXRSZXNwb25zZSLaAQoQSm9pblN0dWR5UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEo\
      CVIHc3R1ZHlJZBIaCghwYXNzd29yZBgCIAEoCVIIcGFzc3dvcmQSJwoPY29uc2VudF92ZXJzaW9uGAMgASgJUg5jb25zZW50\
      VmVyc2lvbhIpChBjb25zZW50X2xhbmd1YWdlGAQgASgJUg9jb25zZW50TGFuZ3VhZ2USJwoPaW52aXRhdGlvbl9jb2RlGAUg\
      ASgJUg5pbnZpdGF0aW9uQ29kZRISCgRub3RlGAYgASgJUgRub3RlIr8CChFKb2luU3R1ZHlSZXNwb25zZRI3CgdvdXRjb21l\
      GAEgASgOMh0ub3RvbGl0aC5hdXRoLnYxLldyaXRlT3V0Y29tZVIHb3V0Y29tZRIhCgxhY2Nlc3NfdG9rZW4YAiABKAlSC2Fj\
      Y2Vzc1Rva2VuElMKGGFjY2Vzc190b2tlbl9leHBpcmVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBS\
      FWFjY2Vzc1Rva2VuRXhwaXJlVGltZRI4CgllbnJvbG1lbnQYBCABKAsyGi5vdG9saXRoLmF1dGgudjEuRW5yb2xtZW50Ugll\
      bnJvbG1lbnQSPwoMam9pbl9yZXF1ZXN0GAUgASgLMhwub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0Ugtqb2luUmVxdWVz\
      dCIuChFMZWF2ZVN0dWR5UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZCKMAQoSTGVhdmVTdHVkeVJlc3BvbnNl\
      EiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhou\
      Z29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lIlMKFUxpc3RFbnJvbG1lbnRzUmVxdWVz\
      dBIbCglwYWdlX3NpemUYASABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAiABKAlSCXBhZ2VUb2tlbiKRAQoWTGlzdEVu\
      cm9sbWVudHNSZXNwb25zZRI6CgplbnJvbG1lbnRzGAEgAygLMhoub3RvbGl0aC5hdXRoLnYxLkVucm9sbWVudFIKZW5yb2xt\
      ZW50cxImCg9uZXh0X3BhZ2VfdG9rZW4YAyABKAlSDW5leHRQYWdlVG9rZW5KBAgCEANSDWpvaW5fcmVxdWVzdHMikQEKGkxp\
      c3RPd25Kb2luUmVxdWVzdHNSZXF1ZXN0EjcKBXN0YXRlGAEgASgOMiEub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0U3Rh\
      dGVSBXN0YXRlEhsKCXBhZ2Vfc2l6ZRgCIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgDIAEoCVIJcGFnZVRva2VuIogB\
      ChtMaXN0T3duSm9pblJlcXVlc3RzUmVzcG9uc2USQQoNam9pbl9yZXF1ZXN0cxgBIAMoCzIcLm90b2xpdGguYXV0aC52MS5K\
      b2luUmVxdWVzdFIMam9pblJlcXVlc3RzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiKJAgoJRW5y\
      b2xtZW50EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEjcKCWpvaW5fdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5U\
      aW1lc3RhbXBSCGpvaW5UaW1lEjkKCmxlYXZlX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglsZWF2\
      ZVRpbWUSJwoPY29uc2VudF92ZXJzaW9uGAQgASgJUg5jb25zZW50VmVyc2lvbhIpChBjb25zZW50X2xhbmd1YWdlGAUgASgJ\
      Ug9jb25zZW50TGFuZ3VhZ2USGQoIZ3JvdXBfaWQYBiABKAlSB2dyb3VwSWQi7gIKC0pvaW5SZXF1ZXN0EiYKD2pvaW5fcmVx\
      dWVzdF9pZBgBIAEoCVINam9pblJlcXVlc3RJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBI3CgVzdGF0ZRgDIAEoDjIh\
      Lm90b2xpdGguYXV0aC52MS5Kb2luUmVxdWVzdFN0YXRlUgVzdGF0ZRI9CgxyZXF1ZXN0X3RpbWUYBCABKAsyGi5nb29nbGUu\
      cHJvdG9idWYuVGltZXN0YW1wUgtyZXF1ZXN0VGltZRI7CgtkZWNpZGVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5U\
      aW1lc3RhbXBSCmRlY2lkZVRpbWUSOwoLZXhwaXJlX3RpbWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpl\
      eHBpcmVUaW1lEhYKBnJlYXNvbhgHIAEoCVIGcmVhc29uEhIKBG5vdGUYCCABKAlSBG5vdGUiqQEKF0xpc3RKb2luUmVxdWVz\
      dHNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEjcKBXN0YXRlGAIgASgOMiEub3RvbGl0aC5hdXRoLnYxLkpv\
      aW5SZXF1ZXN0U3RhdGVSBXN0YXRlEhsKCXBhZ2Vfc2l6ZRgDIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgEIAEoCVIJ\
      cGFnZVRva2VuIoUBChhMaXN0Sm9pblJlcXVlc3RzUmVzcG9uc2USQQoNam9pbl9yZXF1ZXN0cxgBIAMoCzIcLm90b2xpdGgu\
      YXV0aC52MS5Kb2luUmVxdWVzdFIMam9pblJlcXVlc3RzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tl\
      biKqAQoYRGVjaWRlSm9pblJlcXVlc3RSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEiYKD2pvaW5fcmVxdWVz\
      dF9pZBgCIAEoCVINam9pblJlcXVlc3RJZBIYCgdhcHByb3ZlGAMgASgIUgdhcHByb3ZlEhYKBnJlYXNvbhgEIAEoCVIGcmVh\
      c29uEhkKCGdyb3VwX2lkGAUgASgJUgdncm91cElkIpUBChlEZWNpZGVKb2luUmVxdWVzdFJlc3BvbnNlEjcKB291dGNvbWUY\
      ASABKA4yHS5vdG9saXRoLmF1dGgudjEuV3JpdGVPdXRjb21lUgdvdXRjb21lEj8KDGpvaW5fcmVxdWVzdBgCIAEoCzIcLm90\
      b2xpdGguYXV0aC52MS5Kb2luUmVxdWVzdFILam9pblJlcXVlc3QiawoSTGlzdE1lbWJlcnNSZXF1ZXN0EhkKCHN0dWR5X2lk\
      GAEgASgJUgdzdHVkeUlkEhsKCXBhZ2Vfc2l6ZRgCIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgDIAEoCVIJcGFnZVRv\
      a2VuInAKE0xpc3RNZW1iZXJzUmVzcG9uc2USMQoHbWVtYmVycxgBIAMoCzIXLm90b2xpdGguYXV0aC52MS5NZW1iZXJSB21l\
      bWJlcnMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuInkKBk1lbWJlchIbCgltZW1iZXJfaWQYASAB\
      KAlSCG1lbWJlcklkEjcKCWpvaW5fdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCGpvaW5UaW1lEhkK\
      CGdyb3VwX2lkGAMgASgJUgdncm91cElkImoKFVNldE1lbWJlckdyb3VwUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1\
      ZHlJZBIbCgltZW1iZXJfaWQYAiABKAlSCG1lbWJlcklkEhkKCGdyb3VwX2lkGAMgASgJUgdncm91cElkIkkKFlNldE1lbWJl\
      ckdyb3VwUmVzcG9uc2USLwoGbWVtYmVyGAEgASgLMhcub3RvbGl0aC5hdXRoLnYxLk1lbWJlclIGbWVtYmVyIq4BChdDcmVh\
      dGVJbnZpdGF0aW9uUmVxdWVzdBIjCg1pbnZpdGF0aW9uX2lkGAEgASgJUgxpbnZpdGF0aW9uSWQSGQoIc3R1ZHlfaWQYAiAB\
      KAlSB3N0dWR5SWQSGQoIZ3JvdXBfaWQYAyABKAlSB2dyb3VwSWQSGQoIdXNlc19tYXgYBCABKA1SB3VzZXNNYXgSHQoKdmFs\
      aWRfZGF5cxgFIAEoDVIJdmFsaWREYXlzIuECCgpJbnZpdGF0aW9uEiMKDWludml0YXRpb25faWQYASABKAlSDGludml0YXRp\
      b25JZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBIZCghncm91cF9pZBgDIAEoCVIHZ3JvdXBJZBISCgRjb2RlGAQgASgJ\
      UgRjb2RlEhIKBHVzZXMYBSABKA1SBHVzZXMSGQoIdXNlc19tYXgYBiABKA1SB3VzZXNNYXgSOwoLY3JlYXRlX3RpbWUYByAB\
      KAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjcmVhdGVUaW1lEjsKC2V4cGlyZV90aW1lGAggASgLMhouZ29vZ2xl\
      LnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZRI7CgtyZXZva2VfdGltZRgJIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5U\
      aW1lc3RhbXBSCnJldm9rZVRpbWUibwoWTGlzdEludml0YXRpb25zUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJ\
      ZBIbCglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbiKAAQoXTGlzdElu\
      dml0YXRpb25zUmVzcG9uc2USPQoLaW52aXRhdGlvbnMYASADKAsyGy5vdG9saXRoLmF1dGgudjEuSW52aXRhdGlvblILaW52\
      aXRhdGlvbnMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIlkKF1Jldm9rZUludml0YXRpb25SZXF1\
      ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEiMKDWludml0YXRpb25faWQYAiABKAlSDGludml0YXRpb25JZCJXChhS\
      ZXZva2VJbnZpdGF0aW9uUmVzcG9uc2USOwoKaW52aXRhdGlvbhgBIAEoCzIbLm90b2xpdGguYXV0aC52MS5JbnZpdGF0aW9u\
      UgppbnZpdGF0aW9uIpABChpSZWdpc3RlclN0dWR5TGVhZGVyUmVxdWVzdBIdCgpyZXF1ZXN0X2lkGAEgASgJUglyZXF1ZXN0\
      SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lEhoKCHBhc3N3b3JkGAMgASgJUghwYXNzd29yZBIbCglzdHVkeV9pZHMY\
      BCADKAlSCHN0dWR5SWRzIlYKG1JlZ2lzdGVyU3R1ZHlMZWFkZXJSZXNwb25zZRI3CgdvdXRjb21lGAEgASgOMh0ub3RvbGl0\
      aC5hdXRoLnYxLldyaXRlT3V0Y29tZVIHb3V0Y29tZSJPChRTZXRMZWRTdHVkaWVzUmVxdWVzdBIaCgh1c2VybmFtZRgBIAEo\
      CVIIdXNlcm5hbWUSGwoJc3R1ZHlfaWRzGAIgAygJUghzdHVkeUlkcyIXChVTZXRMZWRTdHVkaWVzUmVzcG9uc2UiGAoWTGlz\
      dFNpZ25pbmdLZXlzUmVxdWVzdCI2ChdMaXN0U2lnbmluZ0tleXNSZXNwb25zZRIbCglqd2tzX2pzb24YASABKAlSCGp3a3NK\
      c29uKmoKDFdyaXRlT3V0Y29tZRIdChlXUklURV9PVVRDT01FX1VOU1BFQ0lGSUVEEAASGQoVV1JJVEVfT1VUQ09NRV9DUkVB\
      VEVEEAESIAocV1JJVEVfT1VUQ09NRV9BTFJFQURZX0VYSVNUUxACKooBCgxFbWFpbE91dGNvbWUSHQoZRU1BSUxfT1VUQ09N\
      RV9VTlNQRUNJRklFRBAAEhYKEkVNQUlMX09VVENPTUVfS0VQVBABEhgKFEVNQUlMX09VVENPTUVfRVJBU0VEEAISKQolRU1B\
      SUxfT1VUQ09NRV9LRVBUX0JZX0FOT1RIRVJfQUNDT1VOVBADKtoBChBKb2luUmVxdWVzdFN0YXRlEiIKHkpPSU5fUkVRVUVT\
      VF9TVEFURV9VTlNQRUNJRklFRBAAEh4KGkpPSU5fUkVRVUVTVF9TVEFURV9QRU5ESU5HEAESHwobSk9JTl9SRVFVRVNUX1NU\
      QVRFX0FQUFJPVkVEEAISHwobSk9JTl9SRVFVRVNUX1NUQVRFX1JFSkVDVEVEEAMSIAocSk9JTl9SRVFVRVNUX1NUQVRFX1dJ\
      VEhEUkFXThAEEh4KGkpPSU5fUkVRVUVTVF9TVEFURV9FWFBJUkVEEAUyowMKDkFjY291bnRTZXJ2aWNlEmkKD1JlZ2lzdGVy\
      QWNjb3VudBInLm90b2xpdGguYXV0aC52MS5SZWdpc3RlckFjY291bnRSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLlJlZ2lz\
      dGVyQWNjb3VudFJlc3BvbnNlIgOQAgISZgoOQ29uZmlybUFjY291bnQSJi5vdG9saXRoLmF1dGgudjEuQ29uZmlybUFjY291\
      bnRSZXF1ZXN0Gicub3RvbGl0aC5hdXRoLnYxLkNvbmZpcm1BY2NvdW50UmVzcG9uc2UiA5ACAhJtChJSZXNlbmRDb25maXJt\
      YXRpb24SKi5vdG9saXRoLmF1dGgudjEuUmVzZW5kQ29uZmlybWF0aW9uUmVxdWVzdBorLm90b2xpdGguYXV0aC52MS5SZXNl\
      bmRDb25maXJtYXRpb25SZXNwb25zZRJPCgpHZXRBY2NvdW50EiIub3RvbGl0aC5hdXRoLnYxLkdldEFjY291bnRSZXF1ZXN0\
      Ghgub3RvbGl0aC5hdXRoLnYxLkFjY291bnQiA5ACATLtAgoOU2Vzc2lvblNlcnZpY2USSQoGU2lnbkluEh4ub3RvbGl0aC5h\
      dXRoLnYxLlNpZ25JblJlcXVlc3QaHy5vdG9saXRoLmF1dGgudjEuU2lnbkluUmVzcG9uc2USbwoRU2lnbkluQW5vbnltb3Vz\
      bHkSKS5vdG9saXRoLmF1dGgudjEuU2lnbkluQW5vbnltb3VzbHlSZXF1ZXN0Gioub3RvbGl0aC5hdXRoLnYxLlNpZ25JbkFu\
      b255bW91c2x5UmVzcG9uc2UiA5ACAhJMCgdSZWZyZXNoEh8ub3RvbGl0aC5hdXRoLnYxLlJlZnJlc2hSZXF1ZXN0GiAub3Rv\
      bGl0aC5hdXRoLnYxLlJlZnJlc2hSZXNwb25zZRJRCgdTaWduT3V0Eh8ub3RvbGl0aC5hdXRoLnYxLlNpZ25PdXRSZXF1ZXN0\
      GiAub3RvbGl0aC5hdXRoLnYxLlNpZ25PdXRSZXNwb25zZSIDkAICMqYDChBFbnJvbG1lbnRTZXJ2aWNlElcKCUpvaW5TdHVk\
      eRIhLm90b2xpdGguYXV0aC52MS5Kb2luU3R1ZHlSZXF1ZXN0GiIub3RvbGl0aC5hdXRoLnYxLkpvaW5TdHVkeVJlc3BvbnNl\
      IgOQAgISWgoKTGVhdmVTdHVkeRIiLm90b2xpdGguYXV0aC52MS5MZWF2ZVN0dWR5UmVxdWVzdBojLm90b2xpdGguYXV0aC52\
      MS5MZWF2ZVN0dWR5UmVzcG9uc2UiA5ACAhJmCg5MaXN0RW5yb2xtZW50cxImLm90b2xpdGguYXV0aC52MS5MaXN0RW5yb2xt\
      ZW50c1JlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuTGlzdEVucm9sbWVudHNSZXNwb25zZSIDkAIBEnUKE0xpc3RPd25Kb2lu\
      UmVxdWVzdHMSKy5vdG9saXRoLmF1dGgudjEuTGlzdE93bkpvaW5SZXF1ZXN0c1JlcXVlc3QaLC5vdG9saXRoLmF1dGgudjEu\
      TGlzdE93bkpvaW5SZXF1ZXN0c1Jlc3BvbnNlIgOQAgEy8gUKEU1lbWJlcnNoaXBTZXJ2aWNlEmwKEExpc3RKb2luUmVxdWVz\
      dHMSKC5vdG9saXRoLmF1dGgudjEuTGlzdEpvaW5SZXF1ZXN0c1JlcXVlc3QaKS5vdG9saXRoLmF1dGgudjEuTGlzdEpvaW5S\
      ZXF1ZXN0c1Jlc3BvbnNlIgOQAgESbwoRRGVjaWRlSm9pblJlcXVlc3QSKS5vdG9saXRoLmF1dGgudjEuRGVjaWRlSm9pblJl\
      cXVlc3RSZXF1ZXN0Gioub3RvbGl0aC5hdXRoLnYxLkRlY2lkZUpvaW5SZXF1ZXN0UmVzcG9uc2UiA5ACAhJdCgtMaXN0TWVt\
      YmVycxIjLm90b2xpdGguYXV0aC52MS5MaXN0TWVtYmVyc1JlcXVlc3QaJC5vdG9saXRoLmF1dGgudjEuTGlzdE1lbWJlcnNS\
      ZXNwb25zZSIDkAIBEmYKDlNldE1lbWJlckdyb3VwEiYub3RvbGl0aC5hdXRoLnYxLlNldE1lbWJlckdyb3VwUmVxdWVzdBon\
      Lm90b2xpdGguYXV0aC52MS5TZXRNZW1iZXJHcm91cFJlc3BvbnNlIgOQAgISXgoQQ3JlYXRlSW52aXRhdGlvbhIoLm90b2xp\
      dGguYXV0aC52MS5DcmVhdGVJbnZpdGF0aW9uUmVxdWVzdBobLm90b2xpdGguYXV0aC52MS5JbnZpdGF0aW9uIgOQAgISaQoP\
      TGlzdEludml0YXRpb25zEicub3RvbGl0aC5hdXRoLnYxLkxpc3RJbnZpdGF0aW9uc1JlcXVlc3QaKC5vdG9saXRoLmF1dGgu\
      djEuTGlzdEludml0YXRpb25zUmVzcG9uc2UiA5ACARJsChBSZXZva2VJbnZpdGF0aW9uEigub3RvbGl0aC5hdXRoLnYxLlJl\
      dm9rZUludml0YXRpb25SZXF1ZXN0Gikub3RvbGl0aC5hdXRoLnYxLlJldm9rZUludml0YXRpb25SZXNwb25zZSIDkAICMvMB\
      ChVBZG1pbmlzdHJhdGlvblNlcnZpY2USdQoTUmVnaXN0ZXJTdHVkeUxlYWRlchIrLm90b2xpdGguYXV0aC52MS5SZWdpc3Rl\
      clN0dWR5TGVhZGVyUmVxdWVzdBosLm90b2xpdGguYXV0aC52MS5SZWdpc3RlclN0dWR5TGVhZGVyUmVzcG9uc2UiA5ACAhJj\
      Cg1TZXRMZWRTdHVkaWVzEiUub3RvbGl0aC5hdXRoLnYxLlNldExlZFN0dWRpZXNSZXF1ZXN0GiYub3RvbGl0aC5hdXRoLnYx\
      LlNldExlZFN0dWRpZXNSZXNwb25zZSIDkAICMncKCktleVNlcnZpY2USaQoPTGlzdFNpZ25pbmdLZXlzEicub3RvbGl0aC5h\
      dXRoLnYxLkxpc3RTaWduaW5nS2V5c1JlcXVlc3QaKC5vdG9saXRoLmF1dGgudjEuTGlzdFNpZ25pbmdLZXlzUmVzcG9uc2Ui\
      A5ACAUI9Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGguQXV0aC5WMUrwogEK\
      /gIKAQwSAwUAEhrzAiBBY2NvdW50cywgc2Vzc2lvbnMsIGVucm9sbWVudCBhbmQgY29uc2VudC4gSWRlbnRpdHkgKHVzZXJu\
      YW1lLCBlLW1haWwgYWRkcmVzcykgbGl2ZXMgaGVyZSBhbmQKIG5vd2hlcmUgZWxzZTsgZXZlcnkgb3RoZXIgc2VydmljZSBz\
      ZWVzIHRoZSByYW5kb20gYHBhcnRpY2lwYW50X2lkYCBvbmx5LgoKIFRpbWVzdGFtcHMgaW4gYW5zd2VycyBhcmUgZXhhY3Qg\
      dG8gdGhlIG1pY3Jvc2Vjb25kLiBCZXNpZGUgdGhlIGVycm9ycyB0aGF0IHN0YW5kIGF0IGEgbWV0aG9kIGl0IGFuc3dlcnMK\
      IHRob3NlIHRoYXQgYWxsIG1ldGhvZHMgaGF2ZSAob3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvKTsgdGhlIHJlYXNv\
      bnMgYXJlIGluIGVycm9ycy5wcm90by4KCkkKAgYAEgQRADIBGj0gQ3JlYXRpbmcgYW5kIGNvbmZpcm1pbmcgYWNjb3VudHMu\
      IENhbGxhYmxlIHdpdGhvdXQgYSB0b2tlbi4KCvQDCgQGAAIAEgQZAhsDGuUDIENyZWF0ZXMgYW4gYWNjb3VudCB0aGF0IGNh\
      biBzaWduIGluIG9uY2UgaXQgaXMgY29uZmlybWVkIChUWVQgwqc0KS4gV2l0aCBhbiBlLW1haWwgYWRkcmVzcyBhCiBjb25m\
      aXJtYXRpb24gY29kZSBpcyBtYWlsZWQ7IHdpdGhvdXQgb25lIHRoZSBhY2NvdW50IGlzIGFjdGl2ZSBhdCBvbmNlLgoKIEVy\
      cm9yczogSU5WQUxJRF9BUkdVTUVOVCAoZXZlcnkgYmFkIGZpZWxkIG5hbWVkKTsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFz\
      b24gVVNFUk5BTUVfVEFLRU47CiBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBSRVFVRVNUX0lEX1JFVVNFRCB3aGVuIGBy\
      ZXF1ZXN0X2lkYCB3YXMgdXNlZCBmb3Igb3RoZXIgY29udGVudHM7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24g\
      V0FJVElOR19BQ0NPVU5UU19MSU1JVCBhbmQgUmV0cnlJbmZvIHdoZW4gZml2ZSBhY2NvdW50cyB3YWl0IGZvcgogY29uZmly\
      bWF0aW9uIHVuZGVyIHRoZSBhZGRyZXNzLgoKrQMKBAYAAgESBCMCJQMangMgQWN0aXZhdGVzIGFuIGFjY291bnQuIERlbGV0\
      ZXMgdGhlIGUtbWFpbCBhZGRyZXNzIHVubGVzcyBpdHMga2VlcGluZyB3YXMgY29uc2VudGVkIHRvLiBTZW5kaW5nIGl0CiBh\
      Z2FpbiBpcyBzYWZlOiB1bnRpbCB0aGUgY29kZSBleHBpcmVzICgyNCBob3VycyBhZnRlciBpdCB3YXMgbWFpbGVkKSBpdCBp\
      cyBhbnN3ZXJlZCBhcyB0aGUgZmlyc3QKIHRpbWUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQRVJNSVNTSU9OX0RF\
      TklFRCB3aXRoIHJlYXNvbiBDT0RFX1JFSkVDVEVEIGZvciBhIHdyb25nLCByZXBsYWNlZCBvcgogZXhwaXJlZCBjb2RlIGFu\
      ZCBmb3IgYW4gdW5rbm93biB1c2VybmFtZSBhbGlrZTsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5Z\
      X0FUVEVNUFRTIGFuZAogUmV0cnlJbmZvLgoK+wIKBAYAAgISAysCWRrtAiBNYWlscyBhIG5ldyBjb2RlIHRvIGFuIGFjY291\
      bnQgdGhhdCB3YWl0cyBmb3IgY29uZmlybWF0aW9uLCB1bmxlc3Mgb25lIHdhcyBtYWlsZWQganVzdCBub3c7IHRoZSBjb2Rl\
      CiBiZWZvcmUgaXMgZ29vZCBubyBtb3JlLiBBbnN3ZXJzIHRoZSBzYW1lIHdoZXRoZXIgb3Igbm90IHN1Y2ggYW4gYWNjb3Vu\
      dCBleGlzdHMuCgogTm90IGlkZW1wb3RlbnQ6IHRoZSBzZWNvbmQgY2FsbCBtYXkgbWFpbCBhbm90aGVyIGNvZGUsIHdoaWNo\
      IHJlcGxhY2VzIHRoZSBmaXJzdC4gU2VuZGluZyBpdCBhZ2Fpbgogd2hlbiB0aGUgYW5zd2VyIHdhcyBsb3N0IGRvZXMgbm8g\
      aGFybTogdGhlIG5ld2VzdCBtYWlsIGhhcyB0aGUgY29kZSB0aGF0IGNvdW50cy4KCokBCgQGAAIDEgQvAjEDGnsgVGhlIGNh\
      bGxlcidzIG93biBhY2NvdW50LiBOZWVkcyBhIHRva2VuLgoKIEVycm9yczogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29u\
      IFNFU1NJT05fRU5ERUQgd2hlbiB0aGUgYWNjb3VudCBpcyBubyBtb3JlLgoKIwoCBAASBDUAQgEaFyBBbiBhY2NvdW50IHRv\
      IGNyZWF0ZS4KCmYKBAQAAgASAzcCGBpZIENsaWVudC1tYWRlIFVVSUQsIGtlcHQgdW50aWwgYW4gYW5zd2VyIGFycml2ZXM7\
      IHNlbmRpbmcgdGhlIHNhbWUgcmVxdWVzdCBhZ2FpbiBpcyBzYWZlLgoKWgoEBAACARIDOQIWGk0gM+KAkzY0IGNoYXJhY3Rl\
      cnMgb2YgbGV0dGVycywgZGlnaXRzLCBgLmAsIGBfYCwgYC1gOyBjb21wYXJlZCB3aXRob3V0IGNhc2UuCgpkCgQEAAICEgM7\
      AhYaVyA44oCTMTI4IGNoYXJhY3RlcnMsIG5vdCBvbiB0aGUgbGlzdCBvZiBjb21tb24gcGFzc3dvcmRzLCBub3QgY29udGFp\
      bmluZyB0aGUgdXNlcm5hbWUuCgpECgQEAAIDEgM9AhMaNyBPcHRpb25hbC4gV2l0aCBpdCB0aGUgYWNjb3VudCB3YWl0cyBm\
      b3IgY29uZmlybWF0aW9uLgoKQgoEBAACBBIDPwIZGjUgV2hldGhlciB0aGUgYWRkcmVzcyBtYXkgYmUga2VwdCBhZnRlciBj\
      b25maXJtYXRpb24uCgo+CgQEAAIFEgNBAhYaMSBCQ1AgNDcgbGFuZ3VhZ2UgZm9yIG1haWxzOyBlbXB0eSBtZWFucyBFbmds\
      aXNoLgoKJgoCBQASBEUATAEaGiBXaGV0aGVyIGEgd3JpdGUgd2FzIG5ldy4KCh4KBAUAAgASA0cCIBoRIE5ldmVyIGFuc3dl\
      cmVkLgoKIAoEBQACARIDSQIcGhMgVGhpcyBjYWxsIGRpZCBpdC4KCj8KBAUAAgISA0sCIxoyIFRoZSBzYW1lIHdyaXRlIHdh\
      cyBkb25lIGJlZm9yZTsgbm90aGluZyBjaGFuZ2VkLgoKIwoCBAESBE8AVAEaFyBUaGUgYWNjb3VudCBpcyB0aGVyZS4KCiUK\
      BAQBAgASA1ECGxoYIFdoZXRoZXIgaXQgd2FzIGJlZm9yZS4KCmYKBAQBAgESA1MCIRpZIFRydWU6IGl0IGNhbm5vdCBiZSBz\
      aWduZWQgaW4gdG8gYmVmb3JlIHRoZSBtYWlsZWQgY29kZSBoYXMgYmVlbiBzZW50IHRvIENvbmZpcm1BY2NvdW50LgoKJQoC\
      BAISBFcAXAEaGSBBIGNvZGUgdGhhdCB3YXMgbWFpbGVkLgoKKQoEBAICABIDWQIWGhwgT2YgdGhlIGFjY291bnQgdGhhdCB3\
      YWl0cy4KCj8KBAQCAgESA1sCEhoyIFRoZSBtYWlsZWQgY29kZTsgY2FzZSBhbmQgaHlwaGVucyBkbyBub3QgbWF0dGVyLgoK\
      lwEKAgUBEgRgAGoBGooBIFdoYXQgYmVjYW1lIG9mIHRoZSBlLW1haWwgYWRkcmVzcyB0aGF0IHRoZSBjb2RlIHdhcyBtYWls\
      ZWQgdG8uIFdob2V2ZXIgaGFzIHRoZSBjb2RlIHJlYWRzIHRoYXQKIGFkZHJlc3MncyBtYWlsLCBhbmQgbm9ib2R5IGVsc2Ug\
      aXMgdG9sZC4KCh4KBAUBAgASA2ICIBoRIE5ldmVyIGFuc3dlcmVkLgoKRAoEBQECARIDZAIZGjcgSXQgc3RheXMgd2l0aCB0\
      aGUgYWNjb3VudCwgYW5kIGNhbiBiZSBzaWduZWQgaW4gd2l0aC4KCjAKBAUBAgISA2YCGxojIEl0cyBrZWVwaW5nIHdhcyBu\
      b3QgY29uc2VudGVkIHRvLgoKvQEKBAUBAgMSA2kCLBqvASBJdHMga2VlcGluZyB3YXMgY29uc2VudGVkIHRvLCBidXQgYW5v\
      dGhlciBhY2NvdW50LCBjb25maXJtZWQgZWFybGllciwga2VlcHMgaXQ6IGFuIGFkZHJlc3MgYmVsb25ncwogdG8gb25lIGFj\
      Y291bnQuIFRoaXMgb25lIGhhcyBub25lLCBhbmQgaXMgc2lnbmVkIGluIHRvIHdpdGggaXRzIHVzZXJuYW1lLgoKLgoCBAMS\
      BG0AcAEaIiBUaGUgYWNjb3VudCBjYW4gYmUgc2lnbmVkIGluIHRvLgoKKgoEBAMCABIDbwIhGh0gV2hhdCBiZWNhbWUgb2Yg\
      dGhlIGFkZHJlc3MuCgokCgIEBBIEcwB2ARoYIEFza3MgZm9yIGFub3RoZXIgY29kZS4KCmkKBAQEAgASA3UCFhpcIE9mIHRo\
      ZSBhY2NvdW50IHRoYXQgd2FpdHM7IGEgdGV4dCB0aGF0IG5vIHVzZXJuYW1lIGNhbiBiZSBpcyBhbnN3ZXJlZCBsaWtlIGFu\
      IHVua25vd24gb25lLgoKLAoCBAUSA3kAJRohIFNheXMgbm90aGluZyBhYm91dCB0aGUgYWNjb3VudC4KCjYKAgQGEgN8ABwa\
      KyBOYW1lcyBub2JvZHk6IHRoZSBhY2NvdW50IGlzIHRoZSB0b2tlbidzLgoKKgoCBAcSBX8AjgEBGh0gV2hhdCBpcyBrZXB0\
      IG9mIGFuIGFjY291bnQuCgpICgQEBwIAEgSBAQIcGjogUmFuZG9tIFVVSUQsIGJ5IHdoaWNoIGFsbCBzZXJ2aWNlcyBrbm93\
      IHRoZSBwYXJ0aWNpcGFudC4KCi8KBAQHAgESBIMBAhYaISBFbXB0eSBmb3IgYW4gYW5vbnltb3VzIGFjY291bnQuCgo6CgQE\
      BwICEgSFAQITGiwgRW1wdHkgdW5sZXNzIGl0cyBrZWVwaW5nIHdhcyBjb25zZW50ZWQgdG8uCgopCgQEBwIDEgSHAQIWGhsg\
      QkNQIDQ3IGxhbmd1YWdlIG9mIG1haWxzLgoKUgoEBAcCBBIEiQECFRpEIE1hZGUgYnkgU2lnbkluQW5vbnltb3VzbHk6IHdp\
      dGhvdXQgdXNlcm5hbWUsIHBhc3N3b3JkIGFuZCBhZGRyZXNzLgoKJwoEBAcCBRIEiwECLBoZIFdoZW4gaXQgd2FzIHJlZ2lz\
      dGVyZWQuCgpXCgQEBwIGEgSNAQIdGkkgV2hldGhlciBhbiBhZG1pbmlzdHJhdG9yIG1hcmtlZCB0aGUgYWNjb3VudDogd2hh\
      dCBpdCBhbnN3ZXJzIGlzIGEgdGVzdC4KCksKAgYBEgaRAQC4AQEaPSBTaWduaW5nIGluIGFuZCBzdGF5aW5nIHNpZ25lZCBp\
      bi4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLgoK8AQKBAYBAgASBJsBAjUa4QQgQmVnaW5zIGEgc2Vzc2lvbiBvZiBhbiBh\
      Y2NvdW50LgoKIE5vdCBpZGVtcG90ZW50OiBlYWNoIGNhbGwgYmVnaW5zIGEgc2Vzc2lvbiBvZiBpdHMgb3duLiBTZW5kaW5n\
      IGl0IGFnYWluIHdoZW4gdGhlIGFuc3dlciB3YXMgbG9zdCBkb2VzCiBubyBoYXJtOiB0aGUgc2Vzc2lvbiB0aGF0IG5vYm9k\
      eSBrbm93cyBvZiBlbmRzIHVudXNlZCBhZnRlciA5MCBkYXlzLCBvciBhcyB0aGUgb2xkZXN0IG9mIG1vcmUgdGhhbiAyMC4K\
      CiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBDUkVERU5USUFMU19SRUpFQ1RFRCBmb3IgYSB3cm9uZyBw\
      YXNzd29yZCBhbmQgYW4gdW5rbm93bgogdXNlcm5hbWUgYWxpa2U7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24g\
      QUNDT1VOVF9OT1RfQ09ORklSTUVEIChvbmx5IHdpdGggdGhlIHJpZ2h0CiBwYXNzd29yZCk7IFBFUk1JU1NJT05fREVOSUVE\
      IHdpdGggcmVhc29uIEFDQ09VTlRfU1VTUEVOREVEIChvbmx5IHdpdGggdGhlIHJpZ2h0IHBhc3N3b3JkKTsKIFJFU09VUkNF\
      X0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUyBhbmQgUmV0cnlJbmZvIGFmdGVyIHJlcGVhdGVkIGZh\
      aWx1cmVzLgoKhwYKBAYBAgESBqYBAqgBAxr2BSBNYWtlcyBhIHBhcnRpY2lwYW50IHdpdGhvdXQgYW55IGFjY291bnQgZGF0\
      YS4gVGhlIHJlZnJlc2ggdG9rZW4gaXMgdGhlIG9ubHkga2V5IHRvIGl0LgogU2VuZGluZyB0aGUgc2FtZSBgcmVxdWVzdF9p\
      ZGAgYWdhaW4gd2l0aGluIGl0cyBzZXNzaW9uJ3MgZmlyc3QgaG91ciBhbnN3ZXJzIHRoZSBzYW1lCiBwYXJ0aWNpcGFudCwg\
      ZWFjaCB0aW1lIHdpdGggYSByZWZyZXNoIHRva2VuIG9mIGl0cyBvd247IGFueSBvZiB0aGVtIGlzIGdvb2QuCgogRXJyb3Jz\
      OiBJTlZBTElEX0FSR1VNRU5UOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBSRVFVRVNUX0lEX1JFVVNFRCB3aGVuIGBy\
      ZXF1ZXN0X2lkYCB3YXMgdXNlZAogd2l0aCBvdGhlciBhdWRpZW5jZXMgb3IgZm9yIGFub3RoZXIgYWNjb3VudDsgRkFJTEVE\
      X1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBTSUdOX0lOX0VOREVEIHdoZW4KIHRoZSBzZXNzaW9uIHRoYXQgaXQgYmVnYW4g\
      d2FzIHNpZ25lZCBvdXQsIGhhcyBlbmRlZCwgb3IgaXMgb2xkZXIgdGhhbiBhbiBob3VyOiBhIG5ldyBwYXJ0aWNpcGFudAog\
      bmVlZHMgYSBuZXcgYHJlcXVlc3RfaWRgOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gU0lHTl9JTl9SRVBFQVRF\
      RF9MSU1JVCBhbmQgUmV0cnlJbmZvIGFmdGVyCiA2NCBhbnN3ZXJzIHRoYXQgbm8gcmVmcmVzaCBmb2xsb3dlZCwgb25lIG1v\
      cmUgZWFjaCBtaW51dGU7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uCiBBQ0NPVU5UX1NVU1BFTkRFRC4KCsAFCgQG\
      AQICEgSzAQI4GrEFIEV4Y2hhbmdlcyBhIHJlZnJlc2ggdG9rZW4gZm9yIGEgbmV3IHBhaXIuIEEgdG9rZW4gaXMgZ29vZCBm\
      b3Igb25lIGV4Y2hhbmdlLiBTZW50IGFnYWluIHdpdGhpbiAzMAogc2Vjb25kcyBvZiB0aGF0IGV4Y2hhbmdlICh0aGUgcmVz\
      cG9uc2Ugd2FzIGxvc3QpIGl0IGlzIGFuc3dlcmVkIGFnYWluLCB1cCB0byA2NCB0aW1lcywgdW5sZXNzIHRoZQogdG9rZW4g\
      dGhhdCBjYW1lIG9mIGl0IHdhcyB1c2VkIG1lYW53aGlsZTsgYWZ0ZXIgdGhhdCBpdCBjb3VudHMgYXMgc3RvbGVuIGFuZCBl\
      bmRzIHRoZSB3aG9sZQogc2Vzc2lvbiwgd2l0aCBhbGwgdGhhdCBjYW1lIG9mIGl0LgoKIE5vdCBpZGVtcG90ZW50OiBzZW50\
      IGFnYWluIGxhdGVyIHRoYW4gdGhhdCwgaXQgZW5kcyB0aGUgc2Vzc2lvbi4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3\
      aXRoIHJlYXNvbiBSRUZSRVNIX1RPS0VOX1JFSkVDVEVEOiBzaWduIGluIGFuZXc7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRo\
      CiByZWFzb24gUkVGUkVTSF9SRVBFQVRFRF9MSU1JVDogdXNlIG9uZSBvZiB0aGUgYW5zd2VycywgdGhpcyB0b2tlbiBoYXMg\
      bm8gbW9yZTsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aAogcmVhc29uIEFDQ09VTlRfU1VTUEVOREVEOiBrZWVwIHRoZSB0b2tl\
      biwgd2hpY2ggaXMgZ29vZCBhZ2FpbiB3aGVuIHRoZSBhY2NvdW50IGlzIHJlc3RvcmVkLgoKYQoEBgECAxIGtQECtwEDGlEg\
      UmV2b2tlcyB0aGUgcmVmcmVzaCB0b2tlbidzIHdob2xlIGZhbWlseS4gVW5rbm93biB0b2tlbnMgYXJlIGFjY2VwdGVkIHNp\
      bGVudGx5LgoKHQoCBAgSBrsBAMIBARoPIFdobyBzaWducyBpbi4KCkEKBAQIAgASBL0BAhYaMyBVc2VybmFtZSwgb3IgdGhl\
      IGUtbWFpbCBhZGRyZXNzIHdoZXJlIGl0IGlzIGtlcHQuCgo9CgQECAIBEgS/AQIWGi8gQXMgaXQgd2FzIHJlZ2lzdGVyZWQg\
      KFJGQyA4MjY1IE9wYXF1ZVN0cmluZykuCgphCgQECAICEgTBAQIgGlMgU2VydmljZXMgdGhlIGFjY2VzcyB0b2tlbiBpcyBm\
      b3IsIGUuZy4gYG90b2xpdGgtaW5nZXN0aW9uYDsgZW1wdHkgbWVhbnMgYWxsIGZvdXIuCgorCgIECRIGxQEA0QEBGh0gVGhl\
      IHNlc3Npb24gdGhhdCB3YXMgYmVndW4uCgpdCgQECQIAEgTHAQIaGk8gSldUIChSRkMgOTA2OCB0eXBlIGBhdCtqd3RgLCBF\
      ZERTQSk7IG9wYXF1ZSB0byBnYXRld2F5cyB0aGF0IG9ubHkgZm9yd2FyZCBpdC4KClUKBAQJAgESBMkBAjkaRyBXaGVuIHRo\
      ZSBhY2Nlc3MgdG9rZW4gZW5kczogMTAgbWludXRlcyBhZnRlciBpdCB3YXMgbWFkZSwgYnkgZGVmYXVsdC4KCj8KBAQJAgIS\
      BMsBAhsaMSBPcGFxdWUsIDI1NiByYW5kb20gYml0cy4gUmVwbGFjZWQgYXQgZXZlcnkgdXNlLgoKhgEKBAQJAgMSBM4BAjoa\
      eCBXaGVuIHRoZSBzZXNzaW9uIGVuZHMgdW5sZXNzIGl0IGlzIHJlZnJlc2hlZCBiZWZvcmU6IDkwIGRheXMsIGJ5IGRlZmF1\
      bHQsIGFuZCBhIHllYXIgYWZ0ZXIgdGhlIHNpZ24taW4KIGF0IHRoZSBsYXRlc3QuCgpXCgQECQIEEgTQAQIcGkkgUmFuZG9t\
      IFVVSUQgb2YgdGhlIGFjY291bnQsIGJ5IHdoaWNoIGFsbCBzZXJ2aWNlcyBrbm93IHRoZSBwYXJ0aWNpcGFudC4KCiYKAgQK\
      EgbUAQDZAQEaGCBBIHBhcnRpY2lwYW50IHRvIG1ha2UuCgohCgQECgIAEgTWAQIYGhMgQ2xpZW50LW1hZGUgVVVJRC4KCiQK\
      BAQKAgESBNgBAiAaFiBBcyBpbiBTaWduSW5SZXF1ZXN0LgoKZQoCBAsSBtwBAOgBARpXIFRoZSBzZXNzaW9uIG9mIHRoZSBu\
      ZXcgcGFydGljaXBhbnQsIG9yIG9mIHRoZSBvbmUgdGhhdCB0aGlzIGByZXF1ZXN0X2lkYCBtYWRlIGJlZm9yZS4KCl0KBAQL\
      AgASBN4BAhoaTyBKV1QgKFJGQyA5MDY4IHR5cGUgYGF0K2p3dGAsIEVkRFNBKTsgb3BhcXVlIHRvIGdhdGV3YXlzIHRoYXQg\
      b25seSBmb3J3YXJkIGl0LgoKVQoEBAsCARIE4AECORpHIFdoZW4gdGhlIGFjY2VzcyB0b2tlbiBlbmRzOiAxMCBtaW51dGVz\
      IGFmdGVyIGl0IHdhcyBtYWRlLCBieSBkZWZhdWx0LgoKPwoEBAsCAhIE4gECGxoxIE9wYXF1ZSwgMjU2IHJhbmRvbSBiaXRz\
      LiBSZXBsYWNlZCBhdCBldmVyeSB1c2UuCgqGAQoEBAsCAxIE5QECOhp4IFdoZW4gdGhlIHNlc3Npb24gZW5kcyB1bmxlc3Mg\
      aXQgaXMgcmVmcmVzaGVkIGJlZm9yZTogOTAgZGF5cywgYnkgZGVmYXVsdCwgYW5kIGEgeWVhciBhZnRlciB0aGUgc2lnbi1p\
      bgogYXQgdGhlIGxhdGVzdC4KClcKBAQLAgQSBOcBAhwaSSBSYW5kb20gVVVJRCBvZiB0aGUgYWNjb3VudCwgYnkgd2hpY2gg\
      YWxsIHNlcnZpY2VzIGtub3cgdGhlIHBhcnRpY2lwYW50LgoKLAoCBAwSBusBAO4BARoeIFRoZSB0b2tlbiB0aGF0IGlzIGV4\
      Y2hhbmdlZC4KCi4KBAQMAgASBO0BAhsaICBUaGUgbmV3ZXN0IG9uZSBvZiB0aGUgc2Vzc2lvbi4KCjYKAgQNEgbxAQD9AQEa\
      KCBUaGUgc2Vzc2lvbiBnb2VzIG9uIHdpdGggdGhlc2UgdG9rZW5zLgoKXQoEBA0CABIE8wECGhpPIEpXVCAoUkZDIDkwNjgg\
      dHlwZSBgYXQrand0YCwgRWREU0EpOyBvcGFxdWUgdG8gZ2F0ZXdheXMgdGhhdCBvbmx5IGZvcndhcmQgaXQuCgpVCgQEDQIB\
      EgT1AQI5GkcgV2hlbiB0aGUgYWNjZXNzIHRva2VuIGVuZHM6IDEwIG1pbnV0ZXMgYWZ0ZXIgaXQgd2FzIG1hZGUsIGJ5IGRl\
      ZmF1bHQuCgo/CgQEDQICEgT3AQIbGjEgT3BhcXVlLCAyNTYgcmFuZG9tIGJpdHMuIFJlcGxhY2VkIGF0IGV2ZXJ5IHVzZS4K\
      CoYBCgQEDQIDEgT6AQI6GnggV2hlbiB0aGUgc2Vzc2lvbiBlbmRzIHVubGVzcyBpdCBpcyByZWZyZXNoZWQgYmVmb3JlOiA5\
      MCBkYXlzLCBieSBkZWZhdWx0LCBhbmQgYSB5ZWFyIGFmdGVyIHRoZSBzaWduLWluCiBhdCB0aGUgbGF0ZXN0LgoKVwoEBA0C\
      BBIE/AECHBpJIFJhbmRvbSBVVUlEIG9mIHRoZSBhY2NvdW50LCBieSB3aGljaCBhbGwgc2VydmljZXMga25vdyB0aGUgcGFy\
      dGljaXBhbnQuCgomCgIEDhIGgAIAgwIBGhggVGhlIHNlc3Npb24gdGhhdCBlbmRzLgoKHwoEBA4CABIEggICGxoRIE9mIHRo\
      ZSBzZXNzaW9uLgoKNgoCBA8SBIYCABoaKiBUaGUgc2Vzc2lvbiBoYXMgZW5kZWQsIGlmIHRoZXJlIHdhcyBvbmUuCgpJCgIG\
      AhIGiQIArwIBGjsgV2hpY2ggc3R1ZGllcyBhIHBhcnRpY2lwYW50IHRha2VzIHBhcnQgaW4uIE5lZWRzIGEgdG9rZW4uCgr0\
      CQoEBgICABIGmQICmwIDGuMJIFJlY29yZHMgY29uc2VudCB0byB0aGUgdGV4dCB2ZXJzaW9uIG5hbWVkLCBlbnJvbHMsIGFu\
      ZCBhbnN3ZXJzIHdpdGggYW4gYWNjZXNzIHRva2VuIHRoYXQgY2FycmllcwogdGhlIGVucm9sbWVudC4gSm9pbmluZyB0d2lj\
      ZSBpcyBzYWZlLiBJbiBhIHN0dWR5IGJ5IHJlcXVlc3QgKGFuZCB3aXRob3V0IGFuIGludml0YXRpb24pCiB0aGUgYW5zd2Vy\
      IGhhcyBhIGBqb2luX3JlcXVlc3RgIHRoYXQgd2FpdHMgZm9yIGEgbGVhZGVyIGluc3RlYWQgb2YgYW4gZW5yb2xtZW50LgoK\
      IEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyB3aXRoIHJlYXNvbiBDT05TRU5UX0xBTkdVQUdFX1VOS05PV04gKHRo\
      ZSBzdHVkeSBoYXMgbm8gY29uc2VudCB0ZXh0CiBpbiBgY29uc2VudF9sYW5ndWFnZWApOyBOT1RfRk9VTkQgd2l0aCByZWFz\
      b24gU1RVRFlfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBTVFVEWV9FTkRFRCwKIFNUVURZX05P\
      VF9TVEFSVEVELCBTVFVEWV9QQVVTRUQgb3IgQ09OU0VOVF9PVVREQVRFRCAodGhlIGNvbnNlbnQgdmVyc2lvbiBpcyBub3Qg\
      dGhlIHN0dWR5J3MKIGN1cnJlbnQgb25lKTsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gU1RVRFlfUEFTU1dPUkRf\
      UkVRVUlSRUQgKG5vbmUgd2FzCiBnaXZlbjsgbm90IGNvdW50ZWQgYXMgYW4gYXR0ZW1wdCksIFNUVURZX1BBU1NXT1JEX1JF\
      SkVDVEVELCBJTlZJVEFUSU9OX1JFSkVDVEVEICh3cm9uZywKIGV4cGlyZWQsIHVzZWQgdXAgb3IgcmV2b2tlZCksIElOVklU\
      QVRJT05fUkVRVUlSRUQgKGFuIHVubGlzdGVkIHN0dWR5IHRoYXQgaXMgb3Blbikgb3IKIE5PVF9QQVJUSUNJUEFOVCAoc3R1\
      ZHkgbGVhZGVycyBkbyBub3QgdGFrZSBwYXJ0KTsgVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQ7\
      CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfQVRURU1QVFMsIEVOUk9MTUVOVFNfTElNSVQsIEpP\
      SU5fUkVRVUVTVFNfTElNSVQgKDEwCiBwZW5kaW5nIG9uZXMgb2YgdGhlIHBhcnRpY2lwYW50LCA1IGV2ZXIgdG8gb25lIHN0\
      dWR5KSBvciBTVFVEWV9KT0lOX1JFUVVFU1RTX0xJTUlUICgxLDAwMCBwZW5kaW5nCiBvbmVzIG9mIHRoZSBzdHVkeSk7IFVO\
      QVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mbyB3aGlsZSB0aGUgc3R1ZHks\
      CiBvciBpdHMgcGFzc3dvcmQsIGhhcyBub3QgYXJyaXZlZCBoZXJlIHlldC4KCswBCgQGAgIBEgagAgKiAgMauwEgRW5kcyB0\
      aGUgZW5yb2xtZW50LCBhbmQgd2l0aGRyYXdzIGEgcGVuZGluZyByZXF1ZXN0IHRvIGpvaW47IGFuc3dlcnMgd2l0aCBhbiBh\
      Y2Nlc3MgdG9rZW4KIHdpdGhvdXQgdGhlIHN0dWR5LiBMZWF2aW5nIHR3aWNlIGlzIHNhZmUuCgogRXJyb3JzOiBVTkFVVEhF\
      TlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRC4KCpIBCgQGAgICEgamAgKoAgMagQEgQ3VycmVudCBhbmQgZW5k\
      ZWQgZW5yb2xtZW50cyBvZiB0aGUgY2FsbGVyLCBpbiB0aGUgb3JkZXIgb2Ygam9pbmluZy4gQSBwYXJ0aWNpcGFudCBoYXMg\
      YXQgbW9zdCA1MDAuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKcgoEBgICAxIGrAICrgIDGmIgVGhlIGNhbGxlcidz\
      IHJlcXVlc3RzIHRvIGpvaW4gYW5kIHdoYXQgYmVjYW1lIG9mIHRoZW0sIG9sZGVzdCBmaXJzdC4KCiBFcnJvcnM6IElOVkFM\
      SURfQVJHVU1FTlQuCgo3CgIEEBIGsgIAwQIBGikgV2hpY2ggc3R1ZHksIGFuZCB3aGF0IHdhcyBjb25zZW50ZWQgdG8uCgoi\
      CgQEEAIAEgS0AgIWGhQgVGhlIHN0dWR5IHRvIGpvaW4uCgpKCgQEEAIBEgS2AgIWGjwgRm9yIHN0dWRpZXMgd2l0aCBwYXNz\
      d29yZCBhY2Nlc3M7IG90aGVyd2lzZSBub3QgbG9va2VkIGF0LgoKUAoEBBACAhIEuAICHRpCIGBTdHVkeS5jb25zZW50X3Zl\
      cnNpb25gIG9mIHRoZSB0ZXh0IHRoYXQgd2FzIHNob3duIGFuZCBhY2NlcHRlZC4KCmAKBAQQAgMSBLoCAh4aUiBMYW5ndWFn\
      ZSBpbiB3aGljaCB0aGUgdGV4dCB3YXMgc2hvd24sIEJDUCA0Nzogb25lIHRoYXQgYFN0dWR5LmNvbnNlbnRfdGV4dGAgaGFz\
      LgoKowEKBAQQAgQSBL0CAh0alAEgQ29kZSBvZiBhbiBpbnZpdGF0aW9uOyBjYXNlIGFuZCBoeXBoZW5zIGRvIG5vdCBtYXR0\
      ZXIuIEl0IHN0YW5kcyBmb3IgYSBwYXNzd29yZCBvciBhIGxlYWRlcidzCiBkZWNpc2lvbiwgYW5kIG1heSBwdXQgdGhlIHBh\
      cnRpY2lwYW50IGludG8gYSBncm91cC4KCn0KBAQQAgUSBMACAhIabyBGb3IgdGhlIGxlYWRlciB3aG8gZGVjaWRlcyBvbiBh\
      IHJlcXVlc3Q6IHdobyBhc2tzLCBhbmQgd2h5LiBBdCBtb3N0IDUwMCBjaGFyYWN0ZXJzOyBrZXB0IHVudGlsCiB0aGUgZGVj\
      aXNpb24uCgpCCgIEERIGxAIA0gIBGjQgVGhlIHBhcnRpY2lwYW50IHRha2VzIHBhcnQsIG9yIHdhaXRzIGZvciBhIGxlYWRl\
      ci4KClsKBAQRAgASBMYCAhsaTSBXaGV0aGVyIHNvbWV0aGluZyBjaGFuZ2VkOiBhbiBlbnJvbG1lbnQsIGl0cyBjb25zZW50\
      LCBvciBhIHJlcXVlc3QgdG8gam9pbi4KCqYCCgQEEQIBEgTKAgIaGpcCIEluIHRoZSBwbGFjZSBvZiB0aGUgY2FsbGVyJ3Ms\
      IHdob3NlIGNsYWltcyBubyBsb25nZXIgc2F5IHdoYXQgaXMgdHJ1ZS4gRW1wdHkgd2hlbiB0aGV5IGRvICh0aGUKIHJlcXVl\
      c3QgY2hhbmdlZCBub3RoaW5nIHRoYXQgYSB0b2tlbiB0ZWxscyBvZik6IGtlZXAgeW91cnMuIEl0IGVuZHMgd2hlbiB0aGUg\
      Y2FsbGVyJ3Mgd291bGQgaGF2ZQogZW5kZWQsIGFuZCBoYXMgaXRzIGF1ZGllbmNlcyBhbmQgbm8gZnVydGhlciByb2xlOyBv\
      bmx5IFJlZnJlc2ggZ2l2ZXMgYSBsb25nZXIgbGlmZS4KCj0KBAQRAgISBMwCAjkaLyBXaGVuIGBhY2Nlc3NfdG9rZW5gIGVu\
      ZHM7IGFic2VudCB3aXRob3V0IG9uZS4KCjYKBAQRAgMSBM4CAhoaKCBBYnNlbnQgd2hpbGUgYSBsZWFkZXIgaGFzIG5vdCBk\
      ZWNpZGVkLgoKfAoEBBECBBIE0QICHxpuIFNldCBpbnN0ZWFkIG9mIGBlbnJvbG1lbnRgLCB3aXRob3V0IGFuIGFjY2VzcyB0\
      b2tlbjsgdGhlIG9uZSBvZiBhIHJlbmV3YWwgYWZ0ZXIgdGhlIGFwcHJvdmFsIGhhcwogdGhlIHN0dWR5LgoKLgoCBBISBtUC\
      ANgCARogIFdoaWNoIHN0dWR5IHRoZSBjYWxsZXIgbGVhdmVzLgoKXQoEBBICABIE1wICFhpPIEFuIHVua25vd24gb25lLCBv\
      ciBvbmUgbmV2ZXIgam9pbmVkLCBpcyBhbnN3ZXJlZCBhcyBvbmUgdGhhdCB3YXMgbGVmdCBiZWZvcmUuCgo+CgIEExIG2wIA\
      4AIBGjAgVGhlIHBhcnRpY2lwYW50IGRvZXMgbm90IHRha2UgcGFydCAoYW55IG1vcmUpLgoKUQoEBBMCABIE3QICGhpDIEFz\
      IGluIGBKb2luU3R1ZHlSZXNwb25zZWA6IGVtcHR5IHdoZW4gdGhlcmUgd2FzIG5vdGhpbmcgdG8gbGVhdmUuCgo9CgQEEwIB\
      EgTfAgI5Gi8gV2hlbiBgYWNjZXNzX3Rva2VuYCBlbmRzOyBhYnNlbnQgd2l0aG91dCBvbmUuCgo+CgIEFBIG4wIA6AIBGjAg\
      TmFtZXMgbm9ib2R5OiB0aGUgZW5yb2xtZW50cyBhcmUgdGhlIGNhbGxlcidzLgoKJAoEBBQCABIE5QICFxoWIDHigJMyMDA7\
      IDAgbWVhbnMgNTAuCgpMCgQEFAIBEgTnAgIYGj4gYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0\
      eTogdGhlIGZpcnN0IHBhZ2UuCgolCgIEFRIG6wIA8gIBGhcgQSBwYWdlIG9mIGVucm9sbWVudHMuCgooCgQEFQIAEgTtAgIk\
      GhogSW4gdGhlIG9yZGVyIG9mIGpvaW5pbmcuCgo/CgQEFQIBEgTxAgIdGjEgRm9yIHRoZSBuZXh0IHBhZ2U7IGVtcHR5OiB0\
      aGlzIGlzIHRoZSBsYXN0IG9uZS4KCjwKAgQWEgb1AgD8AgEaLiBOYW1lcyBub2JvZHk6IHRoZSByZXF1ZXN0cyBhcmUgdGhl\
      IGNhbGxlcidzLgoKNQoEBBYCABIE9wICHRonIFVOU1BFQ0lGSUVEOiB3aGF0ZXZlciBiZWNhbWUgb2YgdGhlbS4KCiQKBAQW\
      AgESBPkCAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKTAoEBBYCAhIE+wICGBo+IGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRo\
      ZSBwYWdlIGJlZm9yZTsgZW1wdHk6IHRoZSBmaXJzdCBwYWdlLgoKKwoCBBcSBv8CAIQDARodIEEgcGFnZSBvZiByZXF1ZXN0\
      cyB0byBqb2luLgoKHQoEBBcCABIEgQMCKRoPIE9sZGVzdCBmaXJzdC4KCj8KBAQXAgESBIMDAh0aMSBGb3IgdGhlIG5leHQg\
      cGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKdwoCBBgSBocDAJQDARppIFRoZSB0aW1lIGluIHdoaWNoIGEg\
      cGFydGljaXBhbnQgdGFrZXMgcGFydCBpbiBhIHN0dWR5IHdpdGhvdXQgYSBicmVhay4gV2hvZXZlciBqb2lucyBhZ2FpbiBo\
      YXMgYW5vdGhlci4KChoKBAQYAgASBIkDAhYaDCBUaGUgc3R1ZHkuCgoeCgQEGAIBEgSLAwIqGhAgV2hlbiBpdCBiZWdhbi4K\
      CjUKBAQYAgISBI0DAisaJyBXaGVuIGl0IGVuZGVkOyBhYnNlbnQgd2hpbGUgZW5yb2xsZWQuCgpPCgQEGAIDEgSPAwIdGkEg\
      YFN0dWR5LmNvbnNlbnRfdmVyc2lvbmAgb2YgdGhlIHRleHQgdGhhdCB3YXMgY29uc2VudGVkIHRvIGxhc3QuCgo9CgQEGAIE\
      EgSRAwIeGi8gQkNQIDQ3IGxhbmd1YWdlIGluIHdoaWNoIHRoYXQgdGV4dCB3YXMgc2hvd24uCgpPCgQEGAIFEgSTAwIWGkEg\
      VGhlIHN0dWR5J3MgZ3JvdXAgdGhhdCB0aGUgcGFydGljaXBhbnQgYmVsb25ncyB0bzsgZW1wdHk6IG5vbmUuCgoxCgIFAhIG\
      lwMApAMBGiMgV2hhdCBiZWNhbWUgb2YgYSByZXF1ZXN0IHRvIGpvaW4uCgo4CgQFAgIAEgSZAwIlGiogSW4gYSByZXF1ZXN0\
      OiBzZWUgdGhlcmUuIE5ldmVyIGFuc3dlcmVkLgoKIwoEBQICARIEmwMCIRoVIFdhaXRzIGZvciBhIGxlYWRlci4KCjYKBAUC\
      AgISBJ0DAiIaKCBBIGxlYWRlciBzYWlkIHllczsgYW4gZW5yb2xtZW50IGJlZ2FuLgoKIQoEBQICAxIEnwMCIhoTIEEgbGVh\
      ZGVyIHNhaWQgbm8uCgojCgQFAgIEEgShAwIjGhUgQnkgdGhlIHBhcnRpY2lwYW50LgoKLgoEBQICBRIEowMCIRogIE5vYm9k\
      eSBkZWNpZGVkIHdpdGhpbiAzMCBkYXlzLgoKNgoCBBkSBqcDALgDARooIFNvbWVib2R5IGFza3MgdG8gdGFrZSBwYXJ0IGlu\
      IGEgc3R1ZHkuCgpPCgQEGQIAEgSpAwIdGkEgTWFkZSBieSB0aGUgc2VydmVyOyBuYW1lcyB0aGUgcGVyc29uIGZvciB0aGlz\
      IG9uZSByZXF1ZXN0IG9ubHkuCgosCgQEGQIBEgSrAwIWGh4gVGhlIHN0dWR5IHRoYXQgaXMgYXNrZWQgZm9yLgoKIgoEBBkC\
      AhIErQMCHRoUIFdoYXQgYmVjYW1lIG9mIGl0LgoKIQoEBBkCAxIErwMCLRoTIFdoZW4gaXQgd2FzIG1hZGUuCgpWCgQEGQIE\
      EgSxAwIsGkggV2hlbiBpdCB3YXMgZGVjaWRlZCwgd2l0aGRyYXduIG9yIGV4cGlyZWQ7IGFic2VudCB3aGlsZSBpdCBpcyBw\
      ZW5kaW5nLgoKLwoEBBkCBRIEswMCLBohIFdoaWxlIHBlbmRpbmc6IHdoZW4gaXQgZXhwaXJlcy4KCkoKBAQZAgYSBLUDAhQa\
      PCBUaGUgbGVhZGVyJ3MsIGZvciB0aGUgcGFydGljaXBhbnQ7IGF0IG1vc3QgNTAwIGNoYXJhY3RlcnMuCgpMCgQEGQIHEgS3\
      AwISGj4gVGhlIHBhcnRpY2lwYW50J3MsIGZvciB0aGUgbGVhZGVyOyBlbXB0eSBvbmNlIGl0IGlzIGRlY2lkZWQuCgryAQoC\
      BgMSBr0DAPADARrjASBXaG8gdGFrZXMgcGFydCBpbiBhIHN0dWR5LCBmb3IgaXRzIGxlYWRlcnMuIE5lZWRzIGEgdG9rZW4g\
      b2Ygb25lOyBvdGhlcndpc2UgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aAogcmVhc29uIE5PVF9TVFVEWV9MRUFERVIuIE1lbWJl\
      cnMgYXJlIG5hbWVkIGJ5IGlkcyBvZiB0aGlzIHNlcnZpY2UgdGhhdCBzdGFuZCBub3doZXJlIGVsc2UsIG5laXRoZXIKIGlu\
      IHRva2VucyBub3IgaW4gZXhwb3J0cy4KClcKBAYDAgASBsEDAsMDAxpHIFJlcXVlc3RzIHRvIGpvaW4gdGhlIHN0dWR5LCBv\
      bGRlc3QgZmlyc3QuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoK+gMKBAYDAgESBssDAs0DAxrpAyBBcHByb3ZlcyBv\
      ciByZWplY3RzLCBhbmQgdGVsbHMgdGhlIHBhcnRpY2lwYW50OiBieSBtYWlsIHdoZXJlIGFuIGFkZHJlc3MgaXMga2VwdCwg\
      YW5kIGluCiBMaXN0T3duSm9pblJlcXVlc3RzLiBUaGUgc2FtZSBkZWNpc2lvbiBhZ2FpbiBpcyBzYWZlLgoKIEVycm9yczog\
      Tk9UX0ZPVU5EIHdpdGggcmVhc29uIEpPSU5fUkVRVUVTVF9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVh\
      c29uCiBKT0lOX1JFUVVFU1RfQ0xPU0VEIChkZWNpZGVkIG90aGVyd2lzZSwgd2l0aGRyYXduIG9yIGV4cGlyZWQpLCBTVFVE\
      WV9FTkRFRCBvciBTVFVEWV9QQVVTRUQgKGZvcgogYW4gYXBwcm92YWwpOyBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29u\
      IEdST1VQX1VOS05PV047IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbgogRU5ST0xNRU5UU19MSU1JVCB3aGVuIHRo\
      ZSBwYXJ0aWNpcGFudCB0YWtlcyBwYXJ0IGluIHRvbyBtYW55IHN0dWRpZXMuCgpWCgQGAwICEgbRAwLTAwMaRiBDdXJyZW50\
      IG1lbWJlcnMgaW4gdGhlIG9yZGVyIG9mIGpvaW5pbmcuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKsgIKBAYDAgMS\
      BtkDAtsDAxqhAiBQdXRzIGEgbWVtYmVyIGludG8gYSBncm91cCwgb3Igb3V0IG9mIGl0LiBBY2Nlc3MgdG9rZW5zIHNob3cg\
      aXQgZnJvbSB0aGVpciBuZXh0IHJlbmV3YWwgb24uCiBTZXR0aW5nIGl0IGFnYWluIGlzIHNhZmUuCgogRXJyb3JzOiBOT1Rf\
      Rk9VTkQgd2l0aCByZWFzb24gTUVNQkVSX1VOS05PV04gb3IgU1RVRFlfVU5LTk9XTjsgSU5WQUxJRF9BUkdVTUVOVCB3aXRo\
      IHJlYXNvbgogR1JPVVBfVU5LTk9XTjsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQg\
      UmV0cnlJbmZvLgoKiwMKBAYDAgQSBuEDAuMDAxr6AiBNYWtlcyBhIGNvZGUgYnkgd2hpY2ggcGVvcGxlIGpvaW4uIFRoZSBz\
      YW1lIGBpbnZpdGF0aW9uX2lkYCBhZ2FpbiBhbnN3ZXJzIHRoZSBzYW1lIGNvZGUuCgogRXJyb3JzOiBBTFJFQURZX0VYSVNU\
      UyB3aXRoIHJlYXNvbiBJTlZJVEFUSU9OX0lEX1JFVVNFRDsgSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyB3aXRoIHJlYXNvbgog\
      R1JPVVBfVU5LTk9XTjsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNUVURZX1VOS05PV047IFJFU09VUkNFX0VYSEFVU1RFRCB3\
      aXRoIHJlYXNvbiBJTlZJVEFUSU9OU19MSU1JVAogKDEsMDAwIHVzYWJsZSBvbmVzIG9mIGEgc3R1ZHkpOyBVTkFWQUlMQUJM\
      RSB3aXRoIHJlYXNvbiBTVFVEWV9OT1RfWUVUX0tOT1dOIGFuZCBSZXRyeUluZm8uCgqGAQoEBgMCBRIG5wMC6QMDGnYgSW52\
      aXRhdGlvbnMgb2YgdGhlIHN0dWR5LCBuZXdlc3QgZmlyc3QsIGFsc28gdGhvc2UgdGhhdCBhcmUgdXNlZCB1cCwgcmV2b2tl\
      ZCBvciBleHBpcmVkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCn0KBAYDAgYSBu0DAu8DAxptIE5vYm9keSBqb2lu\
      cyBieSBpdCBmcm9tIG5vdyBvbi4gUmV2b2tpbmcgdHdpY2UgaXMgc2FmZS4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJl\
      YXNvbiBJTlZJVEFUSU9OX1VOS05PV04uCgorCgIEGhIG8wMA/AMBGh0gUmVxdWVzdHMgdG8gam9pbiBvbmUgc3R1ZHkuCgoq\
      CgQEGgIAEgT1AwIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCioKBAQaAgESBPcDAh0aHCBVTlNQRUNJRklFRDog\
      cGVuZGluZyBvbmVzLgoKJAoEBBoCAhIE+QMCFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpMCgQEGgIDEgT7AwIYGj4gYG5l\
      eHRfcGFnZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgorCgIEGxIG/wMAhAQB\
      Gh0gQSBwYWdlIG9mIHJlcXVlc3RzIHRvIGpvaW4uCgodCgQEGwIAEgSBBAIpGg8gT2xkZXN0IGZpcnN0LgoKPwoEBBsCARIE\
      gwQCHRoxIEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBvbmUuCgokCgIEHBIGhwQAkwQBGhYg\
      QSBsZWFkZXIncyBkZWNpc2lvbi4KCioKBAQcAgASBIkEAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKLgoEBBwC\
      ARIEiwQCHRogIGBKb2luUmVxdWVzdC5qb2luX3JlcXVlc3RfaWRgLgoKIwoEBBwCAhIEjQQCExoVIFJlamVjdGVkIG90aGVy\
      d2lzZS4KCkEKBAQcAgMSBI8EAhQaMyBTaG93biB0byB0aGUgcGFydGljaXBhbnQ7IGF0IG1vc3QgNTAwIGNoYXJhY3RlcnMu\
      Cgp4CgQEHAIEEgSSBAIWGmogV2l0aCBhbiBhcHByb3ZhbDogdGhlIGdyb3VwIHRoYXQgdGhlIG1lbWJlciBiZWxvbmdzIHRv\
      OyBlbXB0eTogbm9uZS4gV2l0aCBhIHJlamVjdGlvbiBpdCBtdXN0IGJlCiBlbXB0eS4KCicKAgQdEgaWBACbBAEaGSBUaGUg\
      cmVxdWVzdCBpcyBkZWNpZGVkLgoKJQoEBB0CABIEmAQCGxoXIFdoZXRoZXIgYnkgdGhpcyBjYWxsLgoKIQoEBB0CARIEmgQC\
      HxoTIEFzIGl0IHN0YW5kcyBub3cuCgolCgIEHhIGngQApQQBGhcgTWVtYmVycyBvZiBvbmUgc3R1ZHkuCgoqCgQEHgIAEgSg\
      BAIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCiQKBAQeAgESBKIEAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoK\
      TAoEBB4CAhIEpAQCGBo+IGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1wdHk6IHRoZSBmaXJzdCBw\
      YWdlLgoKIgoCBB8SBqgEAK0EARoUIEEgcGFnZSBvZiBtZW1iZXJzLgoKKAoEBB8CABIEqgQCHhoaIEluIHRoZSBvcmRlciBv\
      ZiBqb2luaW5nLgoKPwoEBB8CARIErAQCHRoxIEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBv\
      bmUuCgo7CgIEIBIGsAQAtwQBGi0gU29tZWJvZHkgd2hvIHRha2VzIHBhcnQsIGFzIGxlYWRlcnMgc2VlIGl0LgoKRwoEBCAC\
      ABIEsgQCFxo5IE9mIHRoaXMgZW5yb2xtZW50OyB3aG9ldmVyIGpvaW5zIGFnYWluIGhhcyBhbm90aGVyIG9uZS4KCikKBAQg\
      AgESBLQEAioaGyBXaGVuIHRoZSBlbnJvbG1lbnQgYmVnYW4uCgpKCgQEIAICEgS2BAIWGjwgVGhlIHN0dWR5J3MgZ3JvdXAg\
      dGhhdCB0aGUgbWVtYmVyIGJlbG9uZ3MgdG87IGVtcHR5OiBub25lLgoKJQoCBCESBroEAMEEARoXIEEgbWVtYmVyIGFuZCBh\
      IGdyb3VwLgoKKgoEBCECABIEvAQCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgojCgQEIQIBEgS+BAIXGhUgYE1l\
      bWJlci5tZW1iZXJfaWRgLgoKTgoEBCECAhIEwAQCFhpAIFRoZSBncm91cCB0aGF0IHRoZSBtZW1iZXIgYmVsb25ncyB0byBm\
      cm9tIG5vdyBvbjsgZW1wdHk6IG5vbmUuCgorCgIEIhIGxAQAxwQBGh0gVGhlIG1lbWJlciBpcyBpbiB0aGUgZ3JvdXAuCgoh\
      CgQEIgIAEgTGBAIUGhMgQXMgaXQgc3RhbmRzIG5vdy4KCiYKAgQjEgbKBADVBAEaGCBBbiBpbnZpdGF0aW9uIHRvIG1ha2Uu\
      CgohCgQEIwIAEgTMBAIbGhMgQ2xpZW50LW1hZGUgVVVJRC4KCioKBAQjAgESBM4EAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVy\
      IGxlYWRzLgoKRgoEBCMCAhIE0AQCFho4IFdob2V2ZXIgam9pbnMgYnkgaXQgYmVsb25ncyB0byB0aGUgZ3JvdXA7IGVtcHR5\
      OiBub25lLgoKQAoEBCMCAxIE0gQCFhoyIEhvdyBtYW55IG1heSBqb2luIGJ5IGl0OiAx4oCTMTAwLDAwMDsgMCBtZWFucyAx\
      LgoKKQoEBCMCBBIE1AQCGBobIDHigJMzNjUgZGF5czsgMCBtZWFucyAzMC4KCjQKAgQkEgbYBADrBAEaJiBBIGNvZGUgYnkg\
      d2hpY2ggcGVvcGxlIGpvaW4gYSBzdHVkeS4KCiIKBAQkAgASBNoEAhsaFCBUaGUgY2xpZW50J3MgVVVJRC4KCikKBAQkAgES\
      BNwEAhYaGyBUaGUgc3R1ZHkgdGhhdCBpcyBqb2luZWQuCgpFCgQEJAICEgTeBAIWGjcgVGhlIGdyb3VwIHRoYXQgd2hvZXZl\
      ciBqb2lucyBiZWxvbmdzIHRvOyBlbXB0eTogbm9uZS4KCjYKBAQkAgMSBOAEAhIaKCBUd28gZ3JvdXBzIG9mIGZpdmUgbGV0\
      dGVycyBhbmQgZGlnaXRzLgoKKwoEBCQCBBIE4gQCEhodIEhvdyBtYW55IGhhdmUgam9pbmVkIGJ5IGl0LgoKKAoEBCQCBRIE\
      5AQCFhoaIEhvdyBtYW55IG1heSBqb2luIGJ5IGl0LgoKIQoEBCQCBhIE5gQCLBoTIFdoZW4gaXQgd2FzIG1hZGUuCgowCgQE\
      JAIHEgToBAIsGiIgRnJvbSB3aGVuIG9uIG5vYm9keSBqb2lucyBieSBpdC4KCj0KBAQkAggSBOoEAiwaLyBXaGVuIGEgbGVh\
      ZGVyIHJldm9rZWQgaXQ7IGFic2VudDogbm9ib2R5IGRpZC4KCikKAgQlEgbuBAD1BAEaGyBJbnZpdGF0aW9ucyBvZiBvbmUg\
      c3R1ZHkuCgoqCgQEJQIAEgTwBAIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCiQKBAQlAgESBPIEAhcaFiAx4oCT\
      MjAwOyAwIG1lYW5zIDUwLgoKTAoEBCUCAhIE9AQCGBo+IGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsg\
      ZW1wdHk6IHRoZSBmaXJzdCBwYWdlLgoKJgoCBCYSBvgEAP0EARoYIEEgcGFnZSBvZiBpbnZpdGF0aW9ucy4KCh0KBAQmAgAS\
      BPoEAiYaDyBOZXdlc3QgZmlyc3QuCgo/CgQEJgIBEgT8BAIdGjEgRm9yIHRoZSBuZXh0IHBhZ2U7IGVtcHR5OiB0aGlzIGlz\
      IHRoZSBsYXN0IG9uZS4KCiUKAgQnEgaABQCFBQEaFyBBbiBpbnZpdGF0aW9uIHRvIGVuZC4KCioKBAQnAgASBIIFAhYaHCBP\
      bmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKKwoEBCcCARIEhAUCGxodIGBJbnZpdGF0aW9uLmludml0YXRpb25faWRgLgoK\
      KQoCBCgSBogFAIsFARobIFRoZSBpbnZpdGF0aW9uIGhhcyBlbmRlZC4KCkkKBAQoAgASBIoFAhwaOyBBcyBpdCBzdGFuZHMg\
      bm93OyByZXZva2VkIGJ5IHRoaXMgY2FsbCBvciBhbiBlYXJsaWVyIG9uZS4KCkEKAgYEEgaOBQCdBQEaMyBGb3IgYWRtaW5p\
      c3RyYXRvcnMuIE5lZWRzIGEgdG9rZW4gd2l0aCB0aGF0IHJvbGUuCgr9AQoEBgQCABIGkwUClQUDGuwBIENyZWF0ZXMgYSBj\
      b25maXJtZWQgYWNjb3VudCB0aGF0IGxlYWRzIHRoZSBzdHVkaWVzIG5hbWVkLiBUaGUgc2FtZSBgcmVxdWVzdF9pZGAgYWdh\
      aW4gaXMgc2FmZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uIFVTRVJO\
      QU1FX1RBS0VOLCBvciBSRVFVRVNUX0lEX1JFVVNFRCB3aGVuCiBgcmVxdWVzdF9pZGAgd2FzIHVzZWQgZm9yIG90aGVyIGNv\
      bnRlbnRzLgoKyQEKBAYEAgESBpoFApwFAxq4ASBSZXBsYWNlcyB0aGUgc2V0IG9mIHN0dWRpZXMgYW4gZXhpc3Rpbmcgc3R1\
      ZHkgbGVhZGVyIGxlYWRzLiBBY2Nlc3MgdG9rZW5zIHNob3cgaXQgZnJvbSB0aGVpciBuZXh0CiByZW5ld2FsIG9uLgoKIEVy\
      cm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNUVURZX0xFQURFUl9VTktOT1dOLgoKJQoC\
      BCkSBqAFAKkFARoXIEFuIGFjY291bnQgdG8gY3JlYXRlLgoKIQoEBCkCABIEogUCGBoTIENsaWVudC1tYWRlIFVVSUQuCgot\
      CgQEKQIBEgSkBQIWGh8gQXMgaW4gUmVnaXN0ZXJBY2NvdW50UmVxdWVzdC4KCi0KBAQpAgISBKYFAhYaHyBBcyBpbiBSZWdp\
      c3RlckFjY291bnRSZXF1ZXN0LgoKPAoEBCkCAxIEqAUCIBouIEF0IG1vc3QgNTA7IHRoZXkgbmVlZCBub3QgYmUga25vd24g\
      aGVyZSB5ZXQuCgolCgIEKhIGrAUArwUBGhcgVGhlIGFjY291bnQgaXMgdGhlcmUuCgomCgQEKgIAEgSuBQIbGhggV2hldGhl\
      ciBpdCB3YXMgYmVmb3JlLgoKPAoCBCsSBrIFALcFARouIFRoZSBzdHVkaWVzIHRoYXQgc29tZWJvZHkgbGVhZHMgZnJvbSBu\
      b3cgb24uCgoiCgQEKwIAEgS0BQIWGhQgT2YgYSBzdHVkeSBsZWFkZXIuCgpGCgQEKwIBEgS2BQIgGjggQXQgbW9zdCA1MCwg\
      aW4gdGhlIHBsYWNlIG9mIHRob3NlIGJlZm9yZTsgZW1wdHk6IG5vbmUuCgonCgIELBIEugUAIBobIFRoZSBzdHVkaWVzIGFy\
      ZSByZXBsYWNlZC4KCmAKAgYFEga9BQDEBQEaUiBUaGUgcHVibGljIGhhbHZlcyBvZiB0aGUga2V5cyB0aGF0IHNpZ24gYWNj\
      ZXNzIHRva2Vucy4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLgoK1gEKBAYFAgASBsEFAsMFAxrFASBBbGwga2V5cyBieSB3\
      aGljaCBhIHRva2VuIHRoYXQgaXMgZ29vZCBub3cgbWF5IGJlIHNpZ25lZC4gV2l0aG91dCBwYWdlczogdGhlcmUgYXJlIGF0\
      CiBtb3N0IGEgZmV3LCBlYWNoIHB1Ymxpc2hlZCBmb3IgNDAgZGF5cyBhbmQgcmVwbGFjZWQgYWZ0ZXIgMzAsIGFuZCBhIEpX\
      SyBTZXQgaXMgb25lIGRvY3VtZW50CiAoUkZDIDc1MTcgwqc1KS4KCiAKAgQtEgTHBQAhGhQgQXNrcyBmb3IgYWxsIGtleXMu\
      CgoZCgIELhIGygUAzQUBGgsgQWxsIGtleXMuCgpRCgQELgIAEgTMBQIXGkMgSlNPTiBXZWIgS2V5IFNldCAoUkZDIDc1MTcs\
      IFJGQyA4MDM3KSwgcmVhZHkgZm9yIGFueSBKV1QgbGlicmFyeS4KYgZwcm90bzM=
      """)
}
