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
      ZW5kQ29uZmlybWF0aW9uUmVzcG9uc2UiEwoRR2V0QWNjb3VudFJlcXVlc3Qi2QEKB0FjY291bnQSJQoOcGFydGljaXBhbnRf\
      aWQYASABKAlSDXBhcnRpY2lwYW50SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lEhQKBWVtYWlsGAMgASgJUgVlbWFp\
      bBIaCghsYW5ndWFnZRgEIAEoCVIIbGFuZ3VhZ2USHAoJYW5vbnltb3VzGAUgASgIUglhbm9ueW1vdXMSOwoLY3JlYXRlX3Rp\
      bWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjcmVhdGVUaW1lImUKDVNpZ25JblJlcXVlc3QSGgoIdXNl\
      cm5hbWUYASABKAlSCHVzZXJuYW1lEhoKCHBhc3N3b3JkGAIgASgJUghwYXNzd29yZBIcCglhdWRpZW5jZXMYAyADKAlSCWF1\
      ZGllbmNlcyKrAgoOU2lnbkluUmVzcG9uc2USIQoMYWNjZXNzX3Rva2VuGAEgASgJUgthY2Nlc3NUb2tlbhJTChhhY2Nlc3Nf\
      dG9rZW5fZXhwaXJlX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nlc3NUb2tlbkV4cGlyZVRp\
      bWUSIwoNcmVmcmVzaF90b2tlbhgDIAEoCVIMcmVmcmVzaFRva2VuElUKGXJlZnJlc2hfdG9rZW5fZXhwaXJlX3RpbWUYBCAB\
      KAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhZyZWZyZXNoVG9rZW5FeHBpcmVUaW1lEiUKDnBhcnRpY2lwYW50X2lk\
      GAUgASgJUg1wYXJ0aWNpcGFudElkIlcKGFNpZ25JbkFub255bW91c2x5UmVxdWVzdBIdCgpyZXF1ZXN0X2lkGAEgASgJUgly\
      ZXF1ZXN0SWQSHAoJYXVkaWVuY2VzGAIgAygJUglhdWRpZW5jZXMitgIKGVNpZ25JbkFub255bW91c2x5UmVzcG9uc2USIQoM\
      YWNjZXNzX3Rva2VuGAEgASgJUgthY2Nlc3NUb2tlbhJTChhhY2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUYAiABKAsyGi5nb29n\
      bGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nlc3NUb2tlbkV4cGlyZVRpbWUSIwoNcmVmcmVzaF90b2tlbhgDIAEoCVIMcmVm\
      cmVzaFRva2VuElUKGXJlZnJlc2hfdG9rZW5fZXhwaXJlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1w\
      UhZyZWZyZXNoVG9rZW5FeHBpcmVUaW1lEiUKDnBhcnRpY2lwYW50X2lkGAUgASgJUg1wYXJ0aWNpcGFudElkIjUKDlJlZnJl\
      c2hSZXF1ZXN0EiMKDXJlZnJlc2hfdG9rZW4YASABKAlSDHJlZnJlc2hUb2tlbiKsAgoPUmVmcmVzaFJlc3BvbnNlEiEKDGFj\
      Y2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhouZ29vZ2xl\
      LnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lEiMKDXJlZnJlc2hfdG9rZW4YAyABKAlSDHJlZnJl\
      c2hUb2tlbhJVChlyZWZyZXNoX3Rva2VuX2V4cGlyZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIW\
      cmVmcmVzaFRva2VuRXhwaXJlVGltZRIlCg5wYXJ0aWNpcGFudF9pZBgFIAEoCVINcGFydGljaXBhbnRJZCI1Cg5TaWduT3V0\
      UmVxdWVzdBIjCg1yZWZyZXNoX3Rva2VuGAEgASgJUgxyZWZyZXNoVG9rZW4iEQoPU2lnbk91dFJlc3BvbnNlItoBChBKb2lu\
      U3R1ZHlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhoKCHBhc3N3b3JkGAIgASgJUghwYXNzd29yZBInCg9j\
      b25zZW50X3ZlcnNpb24YAyABKAlSDmNvbnNlbnRWZXJzaW9uEikKEGNvbnNlbnRfbGFuZ3VhZ2UYBCABKAlSD2NvbnNlbnRM\
      YW5ndWFnZRInCg9pbnZpdGF0aW9uX2NvZGUYBSABKAlSDmludml0YXRpb25Db2RlEhIKBG5vdGUYBiABKAlSBG5vdGUivwIK\
      EUpvaW5TdHVkeVJlc3BvbnNlEjcKB291dGNvbWUYASABKA4yHS5vdG9saXRoLmF1dGgudjEuV3JpdGVPdXRjb21lUgdvdXRj\
      b21lEiEKDGFjY2Vzc190b2tlbhgCIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAMgASgL\
      MhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lEjgKCWVucm9sbWVudBgEIAEoCzIa\
      Lm90b2xpdGguYXV0aC52MS5FbnJvbG1lbnRSCWVucm9sbWVudBI/Cgxqb2luX3JlcXVlc3QYBSABKAsyHC5vdG9saXRoLmF1\
      dGgudjEuSm9pblJlcXVlc3RSC2pvaW5SZXF1ZXN0Ii4KEUxlYXZlU3R1ZHlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdz\
      dHVkeUlkIowBChJMZWF2ZVN0dWR5UmVzcG9uc2USIQoMYWNjZXNzX3Rva2VuGAEgASgJUgthY2Nlc3NUb2tlbhJTChhhY2Nl\
      c3NfdG9rZW5fZXhwaXJlX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nlc3NUb2tlbkV4cGly\
      ZVRpbWUiUwoVTGlzdEVucm9sbWVudHNSZXF1ZXN0EhsKCXBhZ2Vfc2l6ZRgBIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tl\
      bhgCIAEoCVIJcGFnZVRva2VuIpEBChZMaXN0RW5yb2xtZW50c1Jlc3BvbnNlEjoKCmVucm9sbWVudHMYASADKAsyGi5vdG9s\
      aXRoLmF1dGgudjEuRW5yb2xtZW50UgplbnJvbG1lbnRzEiYKD25leHRfcGFnZV90b2tlbhgDIAEoCVINbmV4dFBhZ2VUb2tl\
      bkoECAIQA1INam9pbl9yZXF1ZXN0cyKRAQoaTGlzdE93bkpvaW5SZXF1ZXN0c1JlcXVlc3QSNwoFc3RhdGUYASABKA4yIS5v\
      dG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RTdGF0ZVIFc3RhdGUSGwoJcGFnZV9zaXplGAIgASgNUghwYWdlU2l6ZRIdCgpw\
      YWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4iiAEKG0xpc3RPd25Kb2luUmVxdWVzdHNSZXNwb25zZRJBCg1qb2luX3JlcXVl\
      c3RzGAEgAygLMhwub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0Ugxqb2luUmVxdWVzdHMSJgoPbmV4dF9wYWdlX3Rva2Vu\
      GAIgASgJUg1uZXh0UGFnZVRva2VuIokCCglFbnJvbG1lbnQSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSNwoJam9pbl90\
      aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIam9pblRpbWUSOQoKbGVhdmVfdGltZRgDIAEoCzIaLmdv\
      b2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWxlYXZlVGltZRInCg9jb25zZW50X3ZlcnNpb24YBCABKAlSDmNvbnNlbnRWZXJz\
      aW9uEikKEGNvbnNlbnRfbGFuZ3VhZ2UYBSABKAlSD2NvbnNlbnRMYW5ndWFnZRIZCghncm91cF9pZBgGIAEoCVIHZ3JvdXBJ\
      ZCLuAgoLSm9pblJlcXVlc3QSJgoPam9pbl9yZXF1ZXN0X2lkGAEgASgJUg1qb2luUmVxdWVzdElkEhkKCHN0dWR5X2lkGAIg\
      ASgJUgdzdHVkeUlkEjcKBXN0YXRlGAMgASgOMiEub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0U3RhdGVSBXN0YXRlEj0K\
      DHJlcXVlc3RfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC3JlcXVlc3RUaW1lEjsKC2RlY2lkZV90\
      aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZGVjaWRlVGltZRI7CgtleHBpcmVfdGltZRgGIAEoCzIa\
      Lmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUSFgoGcmVhc29uGAcgASgJUgZyZWFzb24SEgoEbm90ZRgI\
      IAEoCVIEbm90ZSKpAQoXTGlzdEpvaW5SZXF1ZXN0c1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSNwoFc3Rh\
      dGUYAiABKA4yIS5vdG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RTdGF0ZVIFc3RhdGUSGwoJcGFnZV9zaXplGAMgASgNUghw\
      YWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAQgASgJUglwYWdlVG9rZW4ihQEKGExpc3RKb2luUmVxdWVzdHNSZXNwb25zZRJBCg1q\
      b2luX3JlcXVlc3RzGAEgAygLMhwub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0Ugxqb2luUmVxdWVzdHMSJgoPbmV4dF9w\
      YWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIqoBChhEZWNpZGVKb2luUmVxdWVzdFJlcXVlc3QSGQoIc3R1ZHlfaWQY\
      ASABKAlSB3N0dWR5SWQSJgoPam9pbl9yZXF1ZXN0X2lkGAIgASgJUg1qb2luUmVxdWVzdElkEhgKB2FwcHJvdmUYAyABKAhS\
      B2FwcHJvdmUSFgoGcmVhc29uGAQgASgJUgZyZWFzb24SGQoIZ3JvdXBfaWQYBSABKAlSB2dyb3VwSWQilQEKGURlY2lkZUpv\
      aW5SZXF1ZXN0UmVzcG9uc2USNwoHb3V0Y29tZRgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291dGNv\
      bWUSPwoMam9pbl9yZXF1ZXN0GAIgASgLMhwub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0Ugtqb2luUmVxdWVzdCJrChJM\
      aXN0TWVtYmVyc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGwoJcGFnZV9zaXplGAIgASgNUghwYWdlU2l6\
      ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4icAoTTGlzdE1lbWJlcnNSZXNwb25zZRIxCgdtZW1iZXJzGAEgAygL\
      Mhcub3RvbGl0aC5hdXRoLnYxLk1lbWJlclIHbWVtYmVycxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9r\
      ZW4ieQoGTWVtYmVyEhsKCW1lbWJlcl9pZBgBIAEoCVIIbWVtYmVySWQSNwoJam9pbl90aW1lGAIgASgLMhouZ29vZ2xlLnBy\
      b3RvYnVmLlRpbWVzdGFtcFIIam9pblRpbWUSGQoIZ3JvdXBfaWQYAyABKAlSB2dyb3VwSWQiagoVU2V0TWVtYmVyR3JvdXBS\
      ZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhsKCW1lbWJlcl9pZBgCIAEoCVIIbWVtYmVySWQSGQoIZ3JvdXBf\
      aWQYAyABKAlSB2dyb3VwSWQiSQoWU2V0TWVtYmVyR3JvdXBSZXNwb25zZRIvCgZtZW1iZXIYASABKAsyFy5vdG9saXRoLmF1\
      dGgudjEuTWVtYmVyUgZtZW1iZXIirgEKF0NyZWF0ZUludml0YXRpb25SZXF1ZXN0EiMKDWludml0YXRpb25faWQYASABKAlS\
      DGludml0YXRpb25JZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBIZCghncm91cF9pZBgDIAEoCVIHZ3JvdXBJZBIZCgh1\
      c2VzX21heBgEIAEoDVIHdXNlc01heBIdCgp2YWxpZF9kYXlzGAUgASgNUgl2YWxpZERheXMi4QIKCkludml0YXRpb24SIwoN\
      aW52aXRhdGlvbl9pZBgBIAEoCVIMaW52aXRhdGlvbklkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEhkKCGdyb3VwX2lk\
      GAMgASgJUgdncm91cElkEhIKBGNvZGUYBCABKAlSBGNvZGUSEgoEdXNlcxgFIAEoDVIEdXNlcxIZCgh1c2VzX21heBgGIAEo\
      DVIHdXNlc01heBI7CgtjcmVhdGVfdGltZRgHIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNyZWF0ZVRpbWUS\
      OwoLZXhwaXJlX3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lEjsKC3Jldm9rZV90\
      aW1lGAkgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKcmV2b2tlVGltZSJvChZMaXN0SW52aXRhdGlvbnNSZXF1\
      ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhsKCXBhZ2Vfc2l6ZRgCIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tl\
      bhgDIAEoCVIJcGFnZVRva2VuIoABChdMaXN0SW52aXRhdGlvbnNSZXNwb25zZRI9CgtpbnZpdGF0aW9ucxgBIAMoCzIbLm90\
      b2xpdGguYXV0aC52MS5JbnZpdGF0aW9uUgtpbnZpdGF0aW9ucxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdl\
      VG9rZW4iWQoXUmV2b2tlSW52aXRhdGlvblJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSIwoNaW52aXRhdGlv\
      bl9pZBgCIAEoCVIMaW52aXRhdGlvbklkIlcKGFJldm9rZUludml0YXRpb25SZXNwb25zZRI7CgppbnZpdGF0aW9uGAEgASgL\
      Mhsub3RvbGl0aC5hdXRoLnYxLkludml0YXRpb25SCmludml0YXRpb24ikAEKGlJlZ2lzdGVyU3R1ZHlMZWFkZXJSZXF1ZXN0\
      Eh0KCnJlcXVlc3RfaWQYASABKAlSCXJlcXVlc3RJZBIaCgh1c2VybmFtZRgCIAEoCVIIdXNlcm5hbWUSGgoIcGFzc3dvcmQY\
      AyABKAlSCHBhc3N3b3JkEhsKCXN0dWR5X2lkcxgEIAMoCVIIc3R1ZHlJZHMiVgobUmVnaXN0ZXJTdHVkeUxlYWRlclJlc3Bv\
      bnNlEjcKB291dGNvbWUYASABKA4yHS5vdG9saXRoLmF1dGgudjEuV3JpdGVPdXRjb21lUgdvdXRjb21lIk8KFFNldExlZFN0\
      dWRpZXNSZXF1ZXN0EhoKCHVzZXJuYW1lGAEgASgJUgh1c2VybmFtZRIbCglzdHVkeV9pZHMYAiADKAlSCHN0dWR5SWRzIhcK\
      FVNldExlZFN0dWRpZXNSZXNwb25zZSIYChZMaXN0U2lnbmluZ0tleXNSZXF1ZXN0IjYKF0xpc3RTaWduaW5nS2V5c1Jlc3Bv\
      bnNlEhsKCWp3a3NfanNvbhgBIAEoCVIIandrc0pzb24qagoMV3JpdGVPdXRjb21lEh0KGVdSSVRFX09VVENPTUVfVU5TUEVD\
      SUZJRUQQABIZChVXUklURV9PVVRDT01FX0NSRUFURUQQARIgChxXUklURV9PVVRDT01FX0FMUkVBRFlfRVhJU1RTEAIqigEK\
      DEVtYWlsT3V0Y29tZRIdChlFTUFJTF9PVVRDT01FX1VOU1BFQ0lGSUVEEAASFgoSRU1BSUxfT1VUQ09NRV9LRVBUEAESGAoU\
      RU1BSUxfT1VUQ09NRV9FUkFTRUQQAhIpCiVFTUFJTF9PVVRDT01FX0tFUFRfQllfQU5PVEhFUl9BQ0NPVU5UEAMq2gEKEEpv\
      aW5SZXF1ZXN0U3RhdGUSIgoeSk9JTl9SRVFVRVNUX1NUQVRFX1VOU1BFQ0lGSUVEEAASHgoaSk9JTl9SRVFVRVNUX1NUQVRF\
      X1BFTkRJTkcQARIfChtKT0lOX1JFUVVFU1RfU1RBVEVfQVBQUk9WRUQQAhIfChtKT0lOX1JFUVVFU1RfU1RBVEVfUkVKRUNU\
      RUQQAxIgChxKT0lOX1JFUVVFU1RfU1RBVEVfV0lUSERSQVdOEAQSHgoaSk9JTl9SRVFVRVNUX1NUQVRFX0VYUElSRUQQBTKj\
      AwoOQWNjb3VudFNlcnZpY2USaQoPUmVnaXN0ZXJBY2NvdW50Eicub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyQWNjb3VudFJl\
      cXVlc3QaKC5vdG9saXRoLmF1dGgudjEuUmVnaXN0ZXJBY2NvdW50UmVzcG9uc2UiA5ACAhJmCg5Db25maXJtQWNjb3VudBIm\
      Lm90b2xpdGguYXV0aC52MS5Db25maXJtQWNjb3VudFJlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuQ29uZmlybUFjY291bnRS\
      ZXNwb25zZSIDkAICEm0KElJlc2VuZENvbmZpcm1hdGlvbhIqLm90b2xpdGguYXV0aC52MS5SZXNlbmRDb25maXJtYXRpb25S\
      ZXF1ZXN0Gisub3RvbGl0aC5hdXRoLnYxLlJlc2VuZENvbmZpcm1hdGlvblJlc3BvbnNlEk8KCkdldEFjY291bnQSIi5vdG9s\
      aXRoLmF1dGgudjEuR2V0QWNjb3VudFJlcXVlc3QaGC5vdG9saXRoLmF1dGgudjEuQWNjb3VudCIDkAIBMu0CCg5TZXNzaW9u\
      U2VydmljZRJJCgZTaWduSW4SHi5vdG9saXRoLmF1dGgudjEuU2lnbkluUmVxdWVzdBofLm90b2xpdGguYXV0aC52MS5TaWdu\
      SW5SZXNwb25zZRJvChFTaWduSW5Bbm9ueW1vdXNseRIpLm90b2xpdGguYXV0aC52MS5TaWduSW5Bbm9ueW1vdXNseVJlcXVl\
      c3QaKi5vdG9saXRoLmF1dGgudjEuU2lnbkluQW5vbnltb3VzbHlSZXNwb25zZSIDkAICEkwKB1JlZnJlc2gSHy5vdG9saXRo\
      LmF1dGgudjEuUmVmcmVzaFJlcXVlc3QaIC5vdG9saXRoLmF1dGgudjEuUmVmcmVzaFJlc3BvbnNlElEKB1NpZ25PdXQSHy5v\
      dG9saXRoLmF1dGgudjEuU2lnbk91dFJlcXVlc3QaIC5vdG9saXRoLmF1dGgudjEuU2lnbk91dFJlc3BvbnNlIgOQAgIypgMK\
      EEVucm9sbWVudFNlcnZpY2USVwoJSm9pblN0dWR5EiEub3RvbGl0aC5hdXRoLnYxLkpvaW5TdHVkeVJlcXVlc3QaIi5vdG9s\
      aXRoLmF1dGgudjEuSm9pblN0dWR5UmVzcG9uc2UiA5ACAhJaCgpMZWF2ZVN0dWR5EiIub3RvbGl0aC5hdXRoLnYxLkxlYXZl\
      U3R1ZHlSZXF1ZXN0GiMub3RvbGl0aC5hdXRoLnYxLkxlYXZlU3R1ZHlSZXNwb25zZSIDkAICEmYKDkxpc3RFbnJvbG1lbnRz\
      EiYub3RvbGl0aC5hdXRoLnYxLkxpc3RFbnJvbG1lbnRzUmVxdWVzdBonLm90b2xpdGguYXV0aC52MS5MaXN0RW5yb2xtZW50\
      c1Jlc3BvbnNlIgOQAgESdQoTTGlzdE93bkpvaW5SZXF1ZXN0cxIrLm90b2xpdGguYXV0aC52MS5MaXN0T3duSm9pblJlcXVl\
      c3RzUmVxdWVzdBosLm90b2xpdGguYXV0aC52MS5MaXN0T3duSm9pblJlcXVlc3RzUmVzcG9uc2UiA5ACATLyBQoRTWVtYmVy\
      c2hpcFNlcnZpY2USbAoQTGlzdEpvaW5SZXF1ZXN0cxIoLm90b2xpdGguYXV0aC52MS5MaXN0Sm9pblJlcXVlc3RzUmVxdWVz\
      dBopLm90b2xpdGguYXV0aC52MS5MaXN0Sm9pblJlcXVlc3RzUmVzcG9uc2UiA5ACARJvChFEZWNpZGVKb2luUmVxdWVzdBIp\
      Lm90b2xpdGguYXV0aC52MS5EZWNpZGVKb2luUmVxdWVzdFJlcXVlc3QaKi5vdG9saXRoLmF1dGgudjEuRGVjaWRlSm9pblJl\
      cXVlc3RSZXNwb25zZSIDkAICEl0KC0xpc3RNZW1iZXJzEiMub3RvbGl0aC5hdXRoLnYxLkxpc3RNZW1iZXJzUmVxdWVzdBok\
      Lm90b2xpdGguYXV0aC52MS5MaXN0TWVtYmVyc1Jlc3BvbnNlIgOQAgESZgoOU2V0TWVtYmVyR3JvdXASJi5vdG9saXRoLmF1\
      dGgudjEuU2V0TWVtYmVyR3JvdXBSZXF1ZXN0Gicub3RvbGl0aC5hdXRoLnYxLlNldE1lbWJlckdyb3VwUmVzcG9uc2UiA5AC\
      AhJeChBDcmVhdGVJbnZpdGF0aW9uEigub3RvbGl0aC5hdXRoLnYxLkNyZWF0ZUludml0YXRpb25SZXF1ZXN0Ghsub3RvbGl0\
      aC5hdXRoLnYxLkludml0YXRpb24iA5ACAhJpCg9MaXN0SW52aXRhdGlvbnMSJy5vdG9saXRoLmF1dGgudjEuTGlzdEludml0\
      YXRpb25zUmVxdWVzdBooLm90b2xpdGguYXV0aC52MS5MaXN0SW52aXRhdGlvbnNSZXNwb25zZSIDkAIBEmwKEFJldm9rZUlu\
      dml0YXRpb24SKC5vdG9saXRoLmF1dGgudjEuUmV2b2tlSW52aXRhdGlvblJlcXVlc3QaKS5vdG9saXRoLmF1dGgudjEuUmV2\
      b2tlSW52aXRhdGlvblJlc3BvbnNlIgOQAgIy8wEKFUFkbWluaXN0cmF0aW9uU2VydmljZRJ1ChNSZWdpc3RlclN0dWR5TGVh\
      ZGVyEisub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyU3R1ZHlMZWFkZXJSZXF1ZXN0Giwub3RvbGl0aC5hdXRoLnYxLlJlZ2lz\
      dGVyU3R1ZHlMZWFkZXJSZXNwb25zZSIDkAICEmMKDVNldExlZFN0dWRpZXMSJS5vdG9saXRoLmF1dGgudjEuU2V0TGVkU3R1\
      ZGllc1JlcXVlc3QaJi5vdG9saXRoLmF1dGgudjEuU2V0TGVkU3R1ZGllc1Jlc3BvbnNlIgOQAgIydwoKS2V5U2VydmljZRJp\
      Cg9MaXN0U2lnbmluZ0tleXMSJy5vdG9saXRoLmF1dGgudjEuTGlzdFNpZ25pbmdLZXlzUmVxdWVzdBooLm90b2xpdGguYXV0\
      aC52MS5MaXN0U2lnbmluZ0tleXNSZXNwb25zZSIDkAIBQj0KD290b2xpdGguYXV0aC52MVABWhZvdG9saXRoL2F1dGgvdjE7\
      YXV0aHYxqgIPT3RvbGl0aC5BdXRoLlYxSqCgAQr+AgoBDBIDBQASGvMCIEFjY291bnRzLCBzZXNzaW9ucywgZW5yb2xtZW50\
      IGFuZCBjb25zZW50LiBJZGVudGl0eSAodXNlcm5hbWUsIGUtbWFpbCBhZGRyZXNzKSBsaXZlcyBoZXJlIGFuZAogbm93aGVy\
      ZSBlbHNlOyBldmVyeSBvdGhlciBzZXJ2aWNlIHNlZXMgdGhlIHJhbmRvbSBgcGFydGljaXBhbnRfaWRgIG9ubHkuCgogVGlt\
      ZXN0YW1wcyBpbiBhbnN3ZXJzIGFyZSBleGFjdCB0byB0aGUgbWljcm9zZWNvbmQuIEJlc2lkZSB0aGUgZXJyb3JzIHRoYXQg\
      c3RhbmQgYXQgYSBtZXRob2QgaXQgYW5zd2VycwogdGhvc2UgdGhhdCBhbGwgbWV0aG9kcyBoYXZlIChvdG9saXRoL2NvbW1v\
      bi92MS9lcnJvcnMucHJvdG8pOyB0aGUgcmVhc29ucyBhcmUgaW4gZXJyb3JzLnByb3RvLgoKSQoCBgASBBEAMgEaPSBDcmVh\
      dGluZyBhbmQgY29uZmlybWluZyBhY2NvdW50cy4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLgoK9AMKBAYAAgASBBkCGwMa\
      5QMgQ3JlYXRlcyBhbiBhY2NvdW50IHRoYXQgY2FuIHNpZ24gaW4gb25jZSBpdCBpcyBjb25maXJtZWQgKFRZVCDCpzQpLiBX\
      aXRoIGFuIGUtbWFpbCBhZGRyZXNzIGEKIGNvbmZpcm1hdGlvbiBjb2RlIGlzIG1haWxlZDsgd2l0aG91dCBvbmUgdGhlIGFj\
      Y291bnQgaXMgYWN0aXZlIGF0IG9uY2UuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIChldmVyeSBiYWQgZmllbGQgbmFt\
      ZWQpOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBVU0VSTkFNRV9UQUtFTjsKIEFMUkVBRFlfRVhJU1RTIHdpdGggcmVh\
      c29uIFJFUVVFU1RfSURfUkVVU0VEIHdoZW4gYHJlcXVlc3RfaWRgIHdhcyB1c2VkIGZvciBvdGhlciBjb250ZW50czsKIFJF\
      U09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBXQUlUSU5HX0FDQ09VTlRTX0xJTUlUIGFuZCBSZXRyeUluZm8gd2hlbiBm\
      aXZlIGFjY291bnRzIHdhaXQgZm9yCiBjb25maXJtYXRpb24gdW5kZXIgdGhlIGFkZHJlc3MuCgqtAwoEBgACARIEIwIlAxqe\
      AyBBY3RpdmF0ZXMgYW4gYWNjb3VudC4gRGVsZXRlcyB0aGUgZS1tYWlsIGFkZHJlc3MgdW5sZXNzIGl0cyBrZWVwaW5nIHdh\
      cyBjb25zZW50ZWQgdG8uIFNlbmRpbmcgaXQKIGFnYWluIGlzIHNhZmU6IHVudGlsIHRoZSBjb2RlIGV4cGlyZXMgKDI0IGhv\
      dXJzIGFmdGVyIGl0IHdhcyBtYWlsZWQpIGl0IGlzIGFuc3dlcmVkIGFzIHRoZSBmaXJzdAogdGltZS4KCiBFcnJvcnM6IElO\
      VkFMSURfQVJHVU1FTlQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIENPREVfUkVKRUNURUQgZm9yIGEgd3Jvbmcs\
      IHJlcGxhY2VkIG9yCiBleHBpcmVkIGNvZGUgYW5kIGZvciBhbiB1bmtub3duIHVzZXJuYW1lIGFsaWtlOyBSRVNPVVJDRV9F\
      WEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfQVRURU1QVFMgYW5kCiBSZXRyeUluZm8uCgr7AgoEBgACAhIDKwJZGu0C\
      IE1haWxzIGEgbmV3IGNvZGUgdG8gYW4gYWNjb3VudCB0aGF0IHdhaXRzIGZvciBjb25maXJtYXRpb24sIHVubGVzcyBvbmUg\
      d2FzIG1haWxlZCBqdXN0IG5vdzsgdGhlIGNvZGUKIGJlZm9yZSBpcyBnb29kIG5vIG1vcmUuIEFuc3dlcnMgdGhlIHNhbWUg\
      d2hldGhlciBvciBub3Qgc3VjaCBhbiBhY2NvdW50IGV4aXN0cy4KCiBOb3QgaWRlbXBvdGVudDogdGhlIHNlY29uZCBjYWxs\
      IG1heSBtYWlsIGFub3RoZXIgY29kZSwgd2hpY2ggcmVwbGFjZXMgdGhlIGZpcnN0LiBTZW5kaW5nIGl0IGFnYWluCiB3aGVu\
      IHRoZSBhbnN3ZXIgd2FzIGxvc3QgZG9lcyBubyBoYXJtOiB0aGUgbmV3ZXN0IG1haWwgaGFzIHRoZSBjb2RlIHRoYXQgY291\
      bnRzLgoKiQEKBAYAAgMSBC8CMQMaeyBUaGUgY2FsbGVyJ3Mgb3duIGFjY291bnQuIE5lZWRzIGEgdG9rZW4uCgogRXJyb3Jz\
      OiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRCB3aGVuIHRoZSBhY2NvdW50IGlzIG5vIG1vcmUu\
      CgojCgIEABIENQBCARoXIEFuIGFjY291bnQgdG8gY3JlYXRlLgoKZgoEBAACABIDNwIYGlkgQ2xpZW50LW1hZGUgVVVJRCwg\
      a2VwdCB1bnRpbCBhbiBhbnN3ZXIgYXJyaXZlczsgc2VuZGluZyB0aGUgc2FtZSByZXF1ZXN0IGFnYWluIGlzIHNhZmUuCgpa\
      CgQEAAIBEgM5AhYaTSAz4oCTNjQgY2hhcmFjdGVycyBvZiBsZXR0ZXJzLCBkaWdpdHMsIGAuYCwgYF9gLCBgLWA7IGNvbXBh\
      cmVkIHdpdGhvdXQgY2FzZS4KCmQKBAQAAgISAzsCFhpXIDjigJMxMjggY2hhcmFjdGVycywgbm90IG9uIHRoZSBsaXN0IG9m\
      IGNvbW1vbiBwYXNzd29yZHMsIG5vdCBjb250YWluaW5nIHRoZSB1c2VybmFtZS4KCkQKBAQAAgMSAz0CExo3IE9wdGlvbmFs\
      LiBXaXRoIGl0IHRoZSBhY2NvdW50IHdhaXRzIGZvciBjb25maXJtYXRpb24uCgpCCgQEAAIEEgM/AhkaNSBXaGV0aGVyIHRo\
      ZSBhZGRyZXNzIG1heSBiZSBrZXB0IGFmdGVyIGNvbmZpcm1hdGlvbi4KCj4KBAQAAgUSA0ECFhoxIEJDUCA0NyBsYW5ndWFn\
      ZSBmb3IgbWFpbHM7IGVtcHR5IG1lYW5zIEVuZ2xpc2guCgomCgIFABIERQBMARoaIFdoZXRoZXIgYSB3cml0ZSB3YXMgbmV3\
      LgoKHgoEBQACABIDRwIgGhEgTmV2ZXIgYW5zd2VyZWQuCgogCgQFAAIBEgNJAhwaEyBUaGlzIGNhbGwgZGlkIGl0LgoKPwoE\
      BQACAhIDSwIjGjIgVGhlIHNhbWUgd3JpdGUgd2FzIGRvbmUgYmVmb3JlOyBub3RoaW5nIGNoYW5nZWQuCgojCgIEARIETwBU\
      ARoXIFRoZSBhY2NvdW50IGlzIHRoZXJlLgoKJQoEBAECABIDUQIbGhggV2hldGhlciBpdCB3YXMgYmVmb3JlLgoKZgoEBAEC\
      ARIDUwIhGlkgVHJ1ZTogaXQgY2Fubm90IGJlIHNpZ25lZCBpbiB0byBiZWZvcmUgdGhlIG1haWxlZCBjb2RlIGhhcyBiZWVu\
      IHNlbnQgdG8gQ29uZmlybUFjY291bnQuCgolCgIEAhIEVwBcARoZIEEgY29kZSB0aGF0IHdhcyBtYWlsZWQuCgopCgQEAgIA\
      EgNZAhYaHCBPZiB0aGUgYWNjb3VudCB0aGF0IHdhaXRzLgoKPwoEBAICARIDWwISGjIgVGhlIG1haWxlZCBjb2RlOyBjYXNl\
      IGFuZCBoeXBoZW5zIGRvIG5vdCBtYXR0ZXIuCgqXAQoCBQESBGAAagEaigEgV2hhdCBiZWNhbWUgb2YgdGhlIGUtbWFpbCBh\
      ZGRyZXNzIHRoYXQgdGhlIGNvZGUgd2FzIG1haWxlZCB0by4gV2hvZXZlciBoYXMgdGhlIGNvZGUgcmVhZHMgdGhhdAogYWRk\
      cmVzcydzIG1haWwsIGFuZCBub2JvZHkgZWxzZSBpcyB0b2xkLgoKHgoEBQECABIDYgIgGhEgTmV2ZXIgYW5zd2VyZWQuCgpE\
      CgQFAQIBEgNkAhkaNyBJdCBzdGF5cyB3aXRoIHRoZSBhY2NvdW50LCBhbmQgY2FuIGJlIHNpZ25lZCBpbiB3aXRoLgoKMAoE\
      BQECAhIDZgIbGiMgSXRzIGtlZXBpbmcgd2FzIG5vdCBjb25zZW50ZWQgdG8uCgq9AQoEBQECAxIDaQIsGq8BIEl0cyBrZWVw\
      aW5nIHdhcyBjb25zZW50ZWQgdG8sIGJ1dCBhbm90aGVyIGFjY291bnQsIGNvbmZpcm1lZCBlYXJsaWVyLCBrZWVwcyBpdDog\
      YW4gYWRkcmVzcyBiZWxvbmdzCiB0byBvbmUgYWNjb3VudC4gVGhpcyBvbmUgaGFzIG5vbmUsIGFuZCBpcyBzaWduZWQgaW4g\
      dG8gd2l0aCBpdHMgdXNlcm5hbWUuCgouCgIEAxIEbQBwARoiIFRoZSBhY2NvdW50IGNhbiBiZSBzaWduZWQgaW4gdG8uCgoq\
      CgQEAwIAEgNvAiEaHSBXaGF0IGJlY2FtZSBvZiB0aGUgYWRkcmVzcy4KCiQKAgQEEgRzAHYBGhggQXNrcyBmb3IgYW5vdGhl\
      ciBjb2RlLgoKaQoEBAQCABIDdQIWGlwgT2YgdGhlIGFjY291bnQgdGhhdCB3YWl0czsgYSB0ZXh0IHRoYXQgbm8gdXNlcm5h\
      bWUgY2FuIGJlIGlzIGFuc3dlcmVkIGxpa2UgYW4gdW5rbm93biBvbmUuCgosCgIEBRIDeQAlGiEgU2F5cyBub3RoaW5nIGFi\
      b3V0IHRoZSBhY2NvdW50LgoKNgoCBAYSA3wAHBorIE5hbWVzIG5vYm9keTogdGhlIGFjY291bnQgaXMgdGhlIHRva2VuJ3Mu\
      CgoqCgIEBxIFfwCMAQEaHSBXaGF0IGlzIGtlcHQgb2YgYW4gYWNjb3VudC4KCkgKBAQHAgASBIEBAhwaOiBSYW5kb20gVVVJ\
      RCwgYnkgd2hpY2ggYWxsIHNlcnZpY2VzIGtub3cgdGhlIHBhcnRpY2lwYW50LgoKLwoEBAcCARIEgwECFhohIEVtcHR5IGZv\
      ciBhbiBhbm9ueW1vdXMgYWNjb3VudC4KCjoKBAQHAgISBIUBAhMaLCBFbXB0eSB1bmxlc3MgaXRzIGtlZXBpbmcgd2FzIGNv\
      bnNlbnRlZCB0by4KCikKBAQHAgMSBIcBAhYaGyBCQ1AgNDcgbGFuZ3VhZ2Ugb2YgbWFpbHMuCgpSCgQEBwIEEgSJAQIVGkQg\
      TWFkZSBieSBTaWduSW5Bbm9ueW1vdXNseTogd2l0aG91dCB1c2VybmFtZSwgcGFzc3dvcmQgYW5kIGFkZHJlc3MuCgonCgQE\
      BwIFEgSLAQIsGhkgV2hlbiBpdCB3YXMgcmVnaXN0ZXJlZC4KCksKAgYBEgaPAQCzAQEaPSBTaWduaW5nIGluIGFuZCBzdGF5\
      aW5nIHNpZ25lZCBpbi4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLgoKnwQKBAYBAgASBJgBAjUakAQgQmVnaW5zIGEgc2Vz\
      c2lvbiBvZiBhbiBhY2NvdW50LgoKIE5vdCBpZGVtcG90ZW50OiBlYWNoIGNhbGwgYmVnaW5zIGEgc2Vzc2lvbiBvZiBpdHMg\
      b3duLiBTZW5kaW5nIGl0IGFnYWluIHdoZW4gdGhlIGFuc3dlciB3YXMgbG9zdCBkb2VzCiBubyBoYXJtOiB0aGUgc2Vzc2lv\
      biB0aGF0IG5vYm9keSBrbm93cyBvZiBlbmRzIHVudXNlZCBhZnRlciA5MCBkYXlzLCBvciBhcyB0aGUgb2xkZXN0IG9mIG1v\
      cmUgdGhhbiAyMC4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBDUkVERU5USUFMU19SRUpFQ1RFRCBm\
      b3IgYSB3cm9uZyBwYXNzd29yZCBhbmQgYW4gdW5rbm93bgogdXNlcm5hbWUgYWxpa2U7IEZBSUxFRF9QUkVDT05ESVRJT04g\
      d2l0aCByZWFzb24gQUNDT1VOVF9OT1RfQ09ORklSTUVEIChvbmx5IHdpdGggdGhlIHJpZ2h0CiBwYXNzd29yZCk7IFJFU09V\
      UkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUyBhbmQgUmV0cnlJbmZvIGFmdGVyIHJlcGVhdGVk\
      IGZhaWx1cmVzLgoK1QUKBAYBAgESBqIBAqQBAxrEBSBNYWtlcyBhIHBhcnRpY2lwYW50IHdpdGhvdXQgYW55IGFjY291bnQg\
      ZGF0YS4gVGhlIHJlZnJlc2ggdG9rZW4gaXMgdGhlIG9ubHkga2V5IHRvIGl0LgogU2VuZGluZyB0aGUgc2FtZSBgcmVxdWVz\
      dF9pZGAgYWdhaW4gd2l0aGluIGl0cyBzZXNzaW9uJ3MgZmlyc3QgaG91ciBhbnN3ZXJzIHRoZSBzYW1lCiBwYXJ0aWNpcGFu\
      dCwgZWFjaCB0aW1lIHdpdGggYSByZWZyZXNoIHRva2VuIG9mIGl0cyBvd247IGFueSBvZiB0aGVtIGlzIGdvb2QuCgogRXJy\
      b3JzOiBJTlZBTElEX0FSR1VNRU5UOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBSRVFVRVNUX0lEX1JFVVNFRCB3aGVu\
      IGByZXF1ZXN0X2lkYCB3YXMgdXNlZAogd2l0aCBvdGhlciBhdWRpZW5jZXMgb3IgZm9yIGFub3RoZXIgYWNjb3VudDsgRkFJ\
      TEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBTSUdOX0lOX0VOREVEIHdoZW4KIHRoZSBzZXNzaW9uIHRoYXQgaXQgYmVn\
      YW4gd2FzIHNpZ25lZCBvdXQsIGhhcyBlbmRlZCwgb3IgaXMgb2xkZXIgdGhhbiBhbiBob3VyOiBhIG5ldyBwYXJ0aWNpcGFu\
      dAogbmVlZHMgYSBuZXcgYHJlcXVlc3RfaWRgOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gU0lHTl9JTl9SRVBF\
      QVRFRF9MSU1JVCBhbmQgUmV0cnlJbmZvIGFmdGVyCiA2NCBhbnN3ZXJzIHRoYXQgbm8gcmVmcmVzaCBmb2xsb3dlZCwgb25l\
      IG1vcmUgZWFjaCBtaW51dGUuCgrMBAoEBgECAhIErgECOBq9BCBFeGNoYW5nZXMgYSByZWZyZXNoIHRva2VuIGZvciBhIG5l\
      dyBwYWlyLiBBIHRva2VuIGlzIGdvb2QgZm9yIG9uZSBleGNoYW5nZS4gU2VudCBhZ2FpbiB3aXRoaW4gMzAKIHNlY29uZHMg\
      b2YgdGhhdCBleGNoYW5nZSAodGhlIHJlc3BvbnNlIHdhcyBsb3N0KSBpdCBpcyBhbnN3ZXJlZCBhZ2FpbiwgdXAgdG8gNjQg\
      dGltZXMsIHVubGVzcyB0aGUKIHRva2VuIHRoYXQgY2FtZSBvZiBpdCB3YXMgdXNlZCBtZWFud2hpbGU7IGFmdGVyIHRoYXQg\
      aXQgY291bnRzIGFzIHN0b2xlbiBhbmQgZW5kcyB0aGUgd2hvbGUKIHNlc3Npb24sIHdpdGggYWxsIHRoYXQgY2FtZSBvZiBp\
      dC4KCiBOb3QgaWRlbXBvdGVudDogc2VudCBhZ2FpbiBsYXRlciB0aGFuIHRoYXQsIGl0IGVuZHMgdGhlIHNlc3Npb24uCgog\
      RXJyb3JzOiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gUkVGUkVTSF9UT0tFTl9SRUpFQ1RFRDogc2lnbiBpbiBhbmV3\
      OyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aAogcmVhc29uIFJFRlJFU0hfUkVQRUFURURfTElNSVQ6IHVzZSBvbmUgb2YgdGhl\
      IGFuc3dlcnMsIHRoaXMgdG9rZW4gaGFzIG5vIG1vcmUuCgphCgQGAQIDEgawAQKyAQMaUSBSZXZva2VzIHRoZSByZWZyZXNo\
      IHRva2VuJ3Mgd2hvbGUgZmFtaWx5LiBVbmtub3duIHRva2VucyBhcmUgYWNjZXB0ZWQgc2lsZW50bHkuCgodCgIECBIGtgEA\
      vQEBGg8gV2hvIHNpZ25zIGluLgoKQQoEBAgCABIEuAECFhozIFVzZXJuYW1lLCBvciB0aGUgZS1tYWlsIGFkZHJlc3Mgd2hl\
      cmUgaXQgaXMga2VwdC4KCj0KBAQIAgESBLoBAhYaLyBBcyBpdCB3YXMgcmVnaXN0ZXJlZCAoUkZDIDgyNjUgT3BhcXVlU3Ry\
      aW5nKS4KCmEKBAQIAgISBLwBAiAaUyBTZXJ2aWNlcyB0aGUgYWNjZXNzIHRva2VuIGlzIGZvciwgZS5nLiBgb3RvbGl0aC1p\
      bmdlc3Rpb25gOyBlbXB0eSBtZWFucyBhbGwgZm91ci4KCisKAgQJEgbAAQDMAQEaHSBUaGUgc2Vzc2lvbiB0aGF0IHdhcyBi\
      ZWd1bi4KCl0KBAQJAgASBMIBAhoaTyBKV1QgKFJGQyA5MDY4IHR5cGUgYGF0K2p3dGAsIEVkRFNBKTsgb3BhcXVlIHRvIGdh\
      dGV3YXlzIHRoYXQgb25seSBmb3J3YXJkIGl0LgoKVQoEBAkCARIExAECORpHIFdoZW4gdGhlIGFjY2VzcyB0b2tlbiBlbmRz\
      OiAxMCBtaW51dGVzIGFmdGVyIGl0IHdhcyBtYWRlLCBieSBkZWZhdWx0LgoKPwoEBAkCAhIExgECGxoxIE9wYXF1ZSwgMjU2\
      IHJhbmRvbSBiaXRzLiBSZXBsYWNlZCBhdCBldmVyeSB1c2UuCgqGAQoEBAkCAxIEyQECOhp4IFdoZW4gdGhlIHNlc3Npb24g\
      ZW5kcyB1bmxlc3MgaXQgaXMgcmVmcmVzaGVkIGJlZm9yZTogOTAgZGF5cywgYnkgZGVmYXVsdCwgYW5kIGEgeWVhciBhZnRl\
      ciB0aGUgc2lnbi1pbgogYXQgdGhlIGxhdGVzdC4KClcKBAQJAgQSBMsBAhwaSSBSYW5kb20gVVVJRCBvZiB0aGUgYWNjb3Vu\
      dCwgYnkgd2hpY2ggYWxsIHNlcnZpY2VzIGtub3cgdGhlIHBhcnRpY2lwYW50LgoKJgoCBAoSBs8BANQBARoYIEEgcGFydGlj\
      aXBhbnQgdG8gbWFrZS4KCiEKBAQKAgASBNEBAhgaEyBDbGllbnQtbWFkZSBVVUlELgoKJAoEBAoCARIE0wECIBoWIEFzIGlu\
      IFNpZ25JblJlcXVlc3QuCgplCgIECxIG1wEA4wEBGlcgVGhlIHNlc3Npb24gb2YgdGhlIG5ldyBwYXJ0aWNpcGFudCwgb3Ig\
      b2YgdGhlIG9uZSB0aGF0IHRoaXMgYHJlcXVlc3RfaWRgIG1hZGUgYmVmb3JlLgoKXQoEBAsCABIE2QECGhpPIEpXVCAoUkZD\
      IDkwNjggdHlwZSBgYXQrand0YCwgRWREU0EpOyBvcGFxdWUgdG8gZ2F0ZXdheXMgdGhhdCBvbmx5IGZvcndhcmQgaXQuCgpV\
      CgQECwIBEgTbAQI5GkcgV2hlbiB0aGUgYWNjZXNzIHRva2VuIGVuZHM6IDEwIG1pbnV0ZXMgYWZ0ZXIgaXQgd2FzIG1hZGUs\
      IGJ5IGRlZmF1bHQuCgo/CgQECwICEgTdAQIbGjEgT3BhcXVlLCAyNTYgcmFuZG9tIGJpdHMuIFJlcGxhY2VkIGF0IGV2ZXJ5\
      IHVzZS4KCoYBCgQECwIDEgTgAQI6GnggV2hlbiB0aGUgc2Vzc2lvbiBlbmRzIHVubGVzcyBpdCBpcyByZWZyZXNoZWQgYmVm\
      b3JlOiA5MCBkYXlzLCBieSBkZWZhdWx0LCBhbmQgYSB5ZWFyIGFmdGVyIHRoZSBzaWduLWluCiBhdCB0aGUgbGF0ZXN0LgoK\
      VwoEBAsCBBIE4gECHBpJIFJhbmRvbSBVVUlEIG9mIHRoZSBhY2NvdW50LCBieSB3aGljaCBhbGwgc2VydmljZXMga25vdyB0\
      aGUgcGFydGljaXBhbnQuCgosCgIEDBIG5gEA6QEBGh4gVGhlIHRva2VuIHRoYXQgaXMgZXhjaGFuZ2VkLgoKLgoEBAwCABIE\
      6AECGxogIFRoZSBuZXdlc3Qgb25lIG9mIHRoZSBzZXNzaW9uLgoKNgoCBA0SBuwBAPgBARooIFRoZSBzZXNzaW9uIGdvZXMg\
      b24gd2l0aCB0aGVzZSB0b2tlbnMuCgpdCgQEDQIAEgTuAQIaGk8gSldUIChSRkMgOTA2OCB0eXBlIGBhdCtqd3RgLCBFZERT\
      QSk7IG9wYXF1ZSB0byBnYXRld2F5cyB0aGF0IG9ubHkgZm9yd2FyZCBpdC4KClUKBAQNAgESBPABAjkaRyBXaGVuIHRoZSBh\
      Y2Nlc3MgdG9rZW4gZW5kczogMTAgbWludXRlcyBhZnRlciBpdCB3YXMgbWFkZSwgYnkgZGVmYXVsdC4KCj8KBAQNAgISBPIB\
      AhsaMSBPcGFxdWUsIDI1NiByYW5kb20gYml0cy4gUmVwbGFjZWQgYXQgZXZlcnkgdXNlLgoKhgEKBAQNAgMSBPUBAjoaeCBX\
      aGVuIHRoZSBzZXNzaW9uIGVuZHMgdW5sZXNzIGl0IGlzIHJlZnJlc2hlZCBiZWZvcmU6IDkwIGRheXMsIGJ5IGRlZmF1bHQs\
      IGFuZCBhIHllYXIgYWZ0ZXIgdGhlIHNpZ24taW4KIGF0IHRoZSBsYXRlc3QuCgpXCgQEDQIEEgT3AQIcGkkgUmFuZG9tIFVV\
      SUQgb2YgdGhlIGFjY291bnQsIGJ5IHdoaWNoIGFsbCBzZXJ2aWNlcyBrbm93IHRoZSBwYXJ0aWNpcGFudC4KCiYKAgQOEgb7\
      AQD+AQEaGCBUaGUgc2Vzc2lvbiB0aGF0IGVuZHMuCgofCgQEDgIAEgT9AQIbGhEgT2YgdGhlIHNlc3Npb24uCgo2CgIEDxIE\
      gQIAGhoqIFRoZSBzZXNzaW9uIGhhcyBlbmRlZCwgaWYgdGhlcmUgd2FzIG9uZS4KCkkKAgYCEgaEAgCqAgEaOyBXaGljaCBz\
      dHVkaWVzIGEgcGFydGljaXBhbnQgdGFrZXMgcGFydCBpbi4gTmVlZHMgYSB0b2tlbi4KCvQJCgQGAgIAEgaUAgKWAgMa4wkg\
      UmVjb3JkcyBjb25zZW50IHRvIHRoZSB0ZXh0IHZlcnNpb24gbmFtZWQsIGVucm9scywgYW5kIGFuc3dlcnMgd2l0aCBhbiBh\
      Y2Nlc3MgdG9rZW4gdGhhdCBjYXJyaWVzCiB0aGUgZW5yb2xtZW50LiBKb2luaW5nIHR3aWNlIGlzIHNhZmUuIEluIGEgc3R1\
      ZHkgYnkgcmVxdWVzdCAoYW5kIHdpdGhvdXQgYW4gaW52aXRhdGlvbikKIHRoZSBhbnN3ZXIgaGFzIGEgYGpvaW5fcmVxdWVz\
      dGAgdGhhdCB3YWl0cyBmb3IgYSBsZWFkZXIgaW5zdGVhZCBvZiBhbiBlbnJvbG1lbnQuCgogRXJyb3JzOiBJTlZBTElEX0FS\
      R1VNRU5ULCBhbHNvIHdpdGggcmVhc29uIENPTlNFTlRfTEFOR1VBR0VfVU5LTk9XTiAodGhlIHN0dWR5IGhhcyBubyBjb25z\
      ZW50IHRleHQKIGluIGBjb25zZW50X2xhbmd1YWdlYCk7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9VTktOT1dOOyBG\
      QUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIFNUVURZX0VOREVELAogU1RVRFlfTk9UX1NUQVJURUQsIFNUVURZX1BB\
      VVNFRCBvciBDT05TRU5UX09VVERBVEVEICh0aGUgY29uc2VudCB2ZXJzaW9uIGlzIG5vdCB0aGUgc3R1ZHkncwogY3VycmVu\
      dCBvbmUpOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBTVFVEWV9QQVNTV09SRF9SRVFVSVJFRCAobm9uZSB3YXMK\
      IGdpdmVuOyBub3QgY291bnRlZCBhcyBhbiBhdHRlbXB0KSwgU1RVRFlfUEFTU1dPUkRfUkVKRUNURUQsIElOVklUQVRJT05f\
      UkVKRUNURUQgKHdyb25nLAogZXhwaXJlZCwgdXNlZCB1cCBvciByZXZva2VkKSwgSU5WSVRBVElPTl9SRVFVSVJFRCAoYW4g\
      dW5saXN0ZWQgc3R1ZHkgdGhhdCBpcyBvcGVuKSBvcgogTk9UX1BBUlRJQ0lQQU5UIChzdHVkeSBsZWFkZXJzIGRvIG5vdCB0\
      YWtlIHBhcnQpOyBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRDsKIFJFU09VUkNFX0VYSEFVU1RF\
      RCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUywgRU5ST0xNRU5UU19MSU1JVCwgSk9JTl9SRVFVRVNUU19MSU1JVCAo\
      MTAKIHBlbmRpbmcgb25lcyBvZiB0aGUgcGFydGljaXBhbnQsIDUgZXZlciB0byBvbmUgc3R1ZHkpIG9yIFNUVURZX0pPSU5f\
      UkVRVUVTVFNfTElNSVQgKDEsMDAwIHBlbmRpbmcKIG9uZXMgb2YgdGhlIHN0dWR5KTsgVU5BVkFJTEFCTEUgd2l0aCByZWFz\
      b24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvIHdoaWxlIHRoZSBzdHVkeSwKIG9yIGl0cyBwYXNzd29yZCwg\
      aGFzIG5vdCBhcnJpdmVkIGhlcmUgeWV0LgoKzAEKBAYCAgESBpsCAp0CAxq7ASBFbmRzIHRoZSBlbnJvbG1lbnQsIGFuZCB3\
      aXRoZHJhd3MgYSBwZW5kaW5nIHJlcXVlc3QgdG8gam9pbjsgYW5zd2VycyB3aXRoIGFuIGFjY2VzcyB0b2tlbgogd2l0aG91\
      dCB0aGUgc3R1ZHkuIExlYXZpbmcgdHdpY2UgaXMgc2FmZS4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNv\
      biBTRVNTSU9OX0VOREVELgoKkgEKBAYCAgISBqECAqMCAxqBASBDdXJyZW50IGFuZCBlbmRlZCBlbnJvbG1lbnRzIG9mIHRo\
      ZSBjYWxsZXIsIGluIHRoZSBvcmRlciBvZiBqb2luaW5nLiBBIHBhcnRpY2lwYW50IGhhcyBhdCBtb3N0IDUwMC4KCiBFcnJv\
      cnM6IElOVkFMSURfQVJHVU1FTlQuCgpyCgQGAgIDEganAgKpAgMaYiBUaGUgY2FsbGVyJ3MgcmVxdWVzdHMgdG8gam9pbiBh\
      bmQgd2hhdCBiZWNhbWUgb2YgdGhlbSwgb2xkZXN0IGZpcnN0LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCjcKAgQQ\
      EgatAgC8AgEaKSBXaGljaCBzdHVkeSwgYW5kIHdoYXQgd2FzIGNvbnNlbnRlZCB0by4KCiIKBAQQAgASBK8CAhYaFCBUaGUg\
      c3R1ZHkgdG8gam9pbi4KCkoKBAQQAgESBLECAhYaPCBGb3Igc3R1ZGllcyB3aXRoIHBhc3N3b3JkIGFjY2Vzczsgb3RoZXJ3\
      aXNlIG5vdCBsb29rZWQgYXQuCgpQCgQEEAICEgSzAgIdGkIgYFN0dWR5LmNvbnNlbnRfdmVyc2lvbmAgb2YgdGhlIHRleHQg\
      dGhhdCB3YXMgc2hvd24gYW5kIGFjY2VwdGVkLgoKYAoEBBACAxIEtQICHhpSIExhbmd1YWdlIGluIHdoaWNoIHRoZSB0ZXh0\
      IHdhcyBzaG93biwgQkNQIDQ3OiBvbmUgdGhhdCBgU3R1ZHkuY29uc2VudF90ZXh0YCBoYXMuCgqjAQoEBBACBBIEuAICHRqU\
      ASBDb2RlIG9mIGFuIGludml0YXRpb247IGNhc2UgYW5kIGh5cGhlbnMgZG8gbm90IG1hdHRlci4gSXQgc3RhbmRzIGZvciBh\
      IHBhc3N3b3JkIG9yIGEgbGVhZGVyJ3MKIGRlY2lzaW9uLCBhbmQgbWF5IHB1dCB0aGUgcGFydGljaXBhbnQgaW50byBhIGdy\
      b3VwLgoKfQoEBBACBRIEuwICEhpvIEZvciB0aGUgbGVhZGVyIHdobyBkZWNpZGVzIG9uIGEgcmVxdWVzdDogd2hvIGFza3Ms\
      IGFuZCB3aHkuIEF0IG1vc3QgNTAwIGNoYXJhY3RlcnM7IGtlcHQgdW50aWwKIHRoZSBkZWNpc2lvbi4KCkIKAgQREga/AgDN\
      AgEaNCBUaGUgcGFydGljaXBhbnQgdGFrZXMgcGFydCwgb3Igd2FpdHMgZm9yIGEgbGVhZGVyLgoKWwoEBBECABIEwQICGxpN\
      IFdoZXRoZXIgc29tZXRoaW5nIGNoYW5nZWQ6IGFuIGVucm9sbWVudCwgaXRzIGNvbnNlbnQsIG9yIGEgcmVxdWVzdCB0byBq\
      b2luLgoKpgIKBAQRAgESBMUCAhoalwIgSW4gdGhlIHBsYWNlIG9mIHRoZSBjYWxsZXIncywgd2hvc2UgY2xhaW1zIG5vIGxv\
      bmdlciBzYXkgd2hhdCBpcyB0cnVlLiBFbXB0eSB3aGVuIHRoZXkgZG8gKHRoZQogcmVxdWVzdCBjaGFuZ2VkIG5vdGhpbmcg\
      dGhhdCBhIHRva2VuIHRlbGxzIG9mKToga2VlcCB5b3Vycy4gSXQgZW5kcyB3aGVuIHRoZSBjYWxsZXIncyB3b3VsZCBoYXZl\
      CiBlbmRlZCwgYW5kIGhhcyBpdHMgYXVkaWVuY2VzIGFuZCBubyBmdXJ0aGVyIHJvbGU7IG9ubHkgUmVmcmVzaCBnaXZlcyBh\
      IGxvbmdlciBsaWZlLgoKPQoEBBECAhIExwICORovIFdoZW4gYGFjY2Vzc190b2tlbmAgZW5kczsgYWJzZW50IHdpdGhvdXQg\
      b25lLgoKNgoEBBECAxIEyQICGhooIEFic2VudCB3aGlsZSBhIGxlYWRlciBoYXMgbm90IGRlY2lkZWQuCgp8CgQEEQIEEgTM\
      AgIfGm4gU2V0IGluc3RlYWQgb2YgYGVucm9sbWVudGAsIHdpdGhvdXQgYW4gYWNjZXNzIHRva2VuOyB0aGUgb25lIG9mIGEg\
      cmVuZXdhbCBhZnRlciB0aGUgYXBwcm92YWwgaGFzCiB0aGUgc3R1ZHkuCgouCgIEEhIG0AIA0wIBGiAgV2hpY2ggc3R1ZHkg\
      dGhlIGNhbGxlciBsZWF2ZXMuCgpdCgQEEgIAEgTSAgIWGk8gQW4gdW5rbm93biBvbmUsIG9yIG9uZSBuZXZlciBqb2luZWQs\
      IGlzIGFuc3dlcmVkIGFzIG9uZSB0aGF0IHdhcyBsZWZ0IGJlZm9yZS4KCj4KAgQTEgbWAgDbAgEaMCBUaGUgcGFydGljaXBh\
      bnQgZG9lcyBub3QgdGFrZSBwYXJ0IChhbnkgbW9yZSkuCgpRCgQEEwIAEgTYAgIaGkMgQXMgaW4gYEpvaW5TdHVkeVJlc3Bv\
      bnNlYDogZW1wdHkgd2hlbiB0aGVyZSB3YXMgbm90aGluZyB0byBsZWF2ZS4KCj0KBAQTAgESBNoCAjkaLyBXaGVuIGBhY2Nl\
      c3NfdG9rZW5gIGVuZHM7IGFic2VudCB3aXRob3V0IG9uZS4KCj4KAgQUEgbeAgDjAgEaMCBOYW1lcyBub2JvZHk6IHRoZSBl\
      bnJvbG1lbnRzIGFyZSB0aGUgY2FsbGVyJ3MuCgokCgQEFAIAEgTgAgIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KCkwKBAQU\
      AgESBOICAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4K\
      CiUKAgQVEgbmAgDtAgEaFyBBIHBhZ2Ugb2YgZW5yb2xtZW50cy4KCigKBAQVAgASBOgCAiQaGiBJbiB0aGUgb3JkZXIgb2Yg\
      am9pbmluZy4KCj8KBAQVAgESBOwCAh0aMSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25l\
      LgoKPAoCBBYSBvACAPcCARouIE5hbWVzIG5vYm9keTogdGhlIHJlcXVlc3RzIGFyZSB0aGUgY2FsbGVyJ3MuCgo1CgQEFgIA\
      EgTyAgIdGicgVU5TUEVDSUZJRUQ6IHdoYXRldmVyIGJlY2FtZSBvZiB0aGVtLgoKJAoEBBYCARIE9AICFxoWIDHigJMyMDA7\
      IDAgbWVhbnMgNTAuCgpMCgQEFgICEgT2AgIYGj4gYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0\
      eTogdGhlIGZpcnN0IHBhZ2UuCgorCgIEFxIG+gIA/wIBGh0gQSBwYWdlIG9mIHJlcXVlc3RzIHRvIGpvaW4uCgodCgQEFwIA\
      EgT8AgIpGg8gT2xkZXN0IGZpcnN0LgoKPwoEBBcCARIE/gICHRoxIEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBp\
      cyB0aGUgbGFzdCBvbmUuCgp3CgIEGBIGggMAjwMBGmkgVGhlIHRpbWUgaW4gd2hpY2ggYSBwYXJ0aWNpcGFudCB0YWtlcyBw\
      YXJ0IGluIGEgc3R1ZHkgd2l0aG91dCBhIGJyZWFrLiBXaG9ldmVyIGpvaW5zIGFnYWluIGhhcyBhbm90aGVyLgoKGgoEBBgC\
      ABIEhAMCFhoMIFRoZSBzdHVkeS4KCh4KBAQYAgESBIYDAioaECBXaGVuIGl0IGJlZ2FuLgoKNQoEBBgCAhIEiAMCKxonIFdo\
      ZW4gaXQgZW5kZWQ7IGFic2VudCB3aGlsZSBlbnJvbGxlZC4KCk8KBAQYAgMSBIoDAh0aQSBgU3R1ZHkuY29uc2VudF92ZXJz\
      aW9uYCBvZiB0aGUgdGV4dCB0aGF0IHdhcyBjb25zZW50ZWQgdG8gbGFzdC4KCj0KBAQYAgQSBIwDAh4aLyBCQ1AgNDcgbGFu\
      Z3VhZ2UgaW4gd2hpY2ggdGhhdCB0ZXh0IHdhcyBzaG93bi4KCk8KBAQYAgUSBI4DAhYaQSBUaGUgc3R1ZHkncyBncm91cCB0\
      aGF0IHRoZSBwYXJ0aWNpcGFudCBiZWxvbmdzIHRvOyBlbXB0eTogbm9uZS4KCjEKAgUCEgaSAwCfAwEaIyBXaGF0IGJlY2Ft\
      ZSBvZiBhIHJlcXVlc3QgdG8gam9pbi4KCjgKBAUCAgASBJQDAiUaKiBJbiBhIHJlcXVlc3Q6IHNlZSB0aGVyZS4gTmV2ZXIg\
      YW5zd2VyZWQuCgojCgQFAgIBEgSWAwIhGhUgV2FpdHMgZm9yIGEgbGVhZGVyLgoKNgoEBQICAhIEmAMCIhooIEEgbGVhZGVy\
      IHNhaWQgeWVzOyBhbiBlbnJvbG1lbnQgYmVnYW4uCgohCgQFAgIDEgSaAwIiGhMgQSBsZWFkZXIgc2FpZCBuby4KCiMKBAUC\
      AgQSBJwDAiMaFSBCeSB0aGUgcGFydGljaXBhbnQuCgouCgQFAgIFEgSeAwIhGiAgTm9ib2R5IGRlY2lkZWQgd2l0aGluIDMw\
      IGRheXMuCgo2CgIEGRIGogMAswMBGiggU29tZWJvZHkgYXNrcyB0byB0YWtlIHBhcnQgaW4gYSBzdHVkeS4KCk8KBAQZAgAS\
      BKQDAh0aQSBNYWRlIGJ5IHRoZSBzZXJ2ZXI7IG5hbWVzIHRoZSBwZXJzb24gZm9yIHRoaXMgb25lIHJlcXVlc3Qgb25seS4K\
      CiwKBAQZAgESBKYDAhYaHiBUaGUgc3R1ZHkgdGhhdCBpcyBhc2tlZCBmb3IuCgoiCgQEGQICEgSoAwIdGhQgV2hhdCBiZWNh\
      bWUgb2YgaXQuCgohCgQEGQIDEgSqAwItGhMgV2hlbiBpdCB3YXMgbWFkZS4KClYKBAQZAgQSBKwDAiwaSCBXaGVuIGl0IHdh\
      cyBkZWNpZGVkLCB3aXRoZHJhd24gb3IgZXhwaXJlZDsgYWJzZW50IHdoaWxlIGl0IGlzIHBlbmRpbmcuCgovCgQEGQIFEgSu\
      AwIsGiEgV2hpbGUgcGVuZGluZzogd2hlbiBpdCBleHBpcmVzLgoKSgoEBBkCBhIEsAMCFBo8IFRoZSBsZWFkZXIncywgZm9y\
      IHRoZSBwYXJ0aWNpcGFudDsgYXQgbW9zdCA1MDAgY2hhcmFjdGVycy4KCkwKBAQZAgcSBLIDAhIaPiBUaGUgcGFydGljaXBh\
      bnQncywgZm9yIHRoZSBsZWFkZXI7IGVtcHR5IG9uY2UgaXQgaXMgZGVjaWRlZC4KCvIBCgIGAxIGuAMA6wMBGuMBIFdobyB0\
      YWtlcyBwYXJ0IGluIGEgc3R1ZHksIGZvciBpdHMgbGVhZGVycy4gTmVlZHMgYSB0b2tlbiBvZiBvbmU7IG90aGVyd2lzZSBQ\
      RVJNSVNTSU9OX0RFTklFRCB3aXRoCiByZWFzb24gTk9UX1NUVURZX0xFQURFUi4gTWVtYmVycyBhcmUgbmFtZWQgYnkgaWRz\
      IG9mIHRoaXMgc2VydmljZSB0aGF0IHN0YW5kIG5vd2hlcmUgZWxzZSwgbmVpdGhlcgogaW4gdG9rZW5zIG5vciBpbiBleHBv\
      cnRzLgoKVwoEBgMCABIGvAMCvgMDGkcgUmVxdWVzdHMgdG8gam9pbiB0aGUgc3R1ZHksIG9sZGVzdCBmaXJzdC4KCiBFcnJv\
      cnM6IElOVkFMSURfQVJHVU1FTlQuCgr6AwoEBgMCARIGxgMCyAMDGukDIEFwcHJvdmVzIG9yIHJlamVjdHMsIGFuZCB0ZWxs\
      cyB0aGUgcGFydGljaXBhbnQ6IGJ5IG1haWwgd2hlcmUgYW4gYWRkcmVzcyBpcyBrZXB0LCBhbmQgaW4KIExpc3RPd25Kb2lu\
      UmVxdWVzdHMuIFRoZSBzYW1lIGRlY2lzaW9uIGFnYWluIGlzIHNhZmUuCgogRXJyb3JzOiBOT1RfRk9VTkQgd2l0aCByZWFz\
      b24gSk9JTl9SRVFVRVNUX1VOS05PV047IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24KIEpPSU5fUkVRVUVTVF9D\
      TE9TRUQgKGRlY2lkZWQgb3RoZXJ3aXNlLCB3aXRoZHJhd24gb3IgZXhwaXJlZCksIFNUVURZX0VOREVEIG9yIFNUVURZX1BB\
      VVNFRCAoZm9yCiBhbiBhcHByb3ZhbCk7IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gR1JPVVBfVU5LTk9XTjsgUkVT\
      T1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uCiBFTlJPTE1FTlRTX0xJTUlUIHdoZW4gdGhlIHBhcnRpY2lwYW50IHRha2Vz\
      IHBhcnQgaW4gdG9vIG1hbnkgc3R1ZGllcy4KClYKBAYDAgISBswDAs4DAxpGIEN1cnJlbnQgbWVtYmVycyBpbiB0aGUgb3Jk\
      ZXIgb2Ygam9pbmluZy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgqyAgoEBgMCAxIG1AMC1gMDGqECIFB1dHMgYSBt\
      ZW1iZXIgaW50byBhIGdyb3VwLCBvciBvdXQgb2YgaXQuIEFjY2VzcyB0b2tlbnMgc2hvdyBpdCBmcm9tIHRoZWlyIG5leHQg\
      cmVuZXdhbCBvbi4KIFNldHRpbmcgaXQgYWdhaW4gaXMgc2FmZS4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBN\
      RU1CRVJfVU5LTk9XTiBvciBTVFVEWV9VTktOT1dOOyBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uCiBHUk9VUF9VTktO\
      T1dOOyBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBTVFVEWV9OT1RfWUVUX0tOT1dOIGFuZCBSZXRyeUluZm8uCgqLAwoEBgMC\
      BBIG3AMC3gMDGvoCIE1ha2VzIGEgY29kZSBieSB3aGljaCBwZW9wbGUgam9pbi4gVGhlIHNhbWUgYGludml0YXRpb25faWRg\
      IGFnYWluIGFuc3dlcnMgdGhlIHNhbWUgY29kZS4KCiBFcnJvcnM6IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uIElOVklU\
      QVRJT05fSURfUkVVU0VEOyBJTlZBTElEX0FSR1VNRU5ULCBhbHNvIHdpdGggcmVhc29uCiBHUk9VUF9VTktOT1dOOyBOT1Rf\
      Rk9VTkQgd2l0aCByZWFzb24gU1RVRFlfVU5LTk9XTjsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIElOVklUQVRJ\
      T05TX0xJTUlUCiAoMSwwMDAgdXNhYmxlIG9uZXMgb2YgYSBzdHVkeSk7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZ\
      X05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mby4KCoYBCgQGAwIFEgbiAwLkAwMadiBJbnZpdGF0aW9ucyBvZiB0aGUgc3R1\
      ZHksIG5ld2VzdCBmaXJzdCwgYWxzbyB0aG9zZSB0aGF0IGFyZSB1c2VkIHVwLCByZXZva2VkIG9yIGV4cGlyZWQuCgogRXJy\
      b3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKfQoEBgMCBhIG6AMC6gMDGm0gTm9ib2R5IGpvaW5zIGJ5IGl0IGZyb20gbm93IG9u\
      LiBSZXZva2luZyB0d2ljZSBpcyBzYWZlLgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIElOVklUQVRJT05fVU5L\
      Tk9XTi4KCisKAgQaEgbuAwD3AwEaHSBSZXF1ZXN0cyB0byBqb2luIG9uZSBzdHVkeS4KCioKBAQaAgASBPADAhYaHCBPbmUg\
      dGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKKgoEBBoCARIE8gMCHRocIFVOU1BFQ0lGSUVEOiBwZW5kaW5nIG9uZXMuCgokCgQE\
      GgICEgT0AwIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KCkwKBAQaAgMSBPYDAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0\
      aGUgcGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCisKAgQbEgb6AwD/AwEaHSBBIHBhZ2Ugb2YgcmVxdWVz\
      dHMgdG8gam9pbi4KCh0KBAQbAgASBPwDAikaDyBPbGRlc3QgZmlyc3QuCgo/CgQEGwIBEgT+AwIdGjEgRm9yIHRoZSBuZXh0\
      IHBhZ2U7IGVtcHR5OiB0aGlzIGlzIHRoZSBsYXN0IG9uZS4KCiQKAgQcEgaCBACOBAEaFiBBIGxlYWRlcidzIGRlY2lzaW9u\
      LgoKKgoEBBwCABIEhAQCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgouCgQEHAIBEgSGBAIdGiAgYEpvaW5SZXF1\
      ZXN0LmpvaW5fcmVxdWVzdF9pZGAuCgojCgQEHAICEgSIBAITGhUgUmVqZWN0ZWQgb3RoZXJ3aXNlLgoKQQoEBBwCAxIEigQC\
      FBozIFNob3duIHRvIHRoZSBwYXJ0aWNpcGFudDsgYXQgbW9zdCA1MDAgY2hhcmFjdGVycy4KCngKBAQcAgQSBI0EAhYaaiBX\
      aXRoIGFuIGFwcHJvdmFsOiB0aGUgZ3JvdXAgdGhhdCB0aGUgbWVtYmVyIGJlbG9uZ3MgdG87IGVtcHR5OiBub25lLiBXaXRo\
      IGEgcmVqZWN0aW9uIGl0IG11c3QgYmUKIGVtcHR5LgoKJwoCBB0SBpEEAJYEARoZIFRoZSByZXF1ZXN0IGlzIGRlY2lkZWQu\
      CgolCgQEHQIAEgSTBAIbGhcgV2hldGhlciBieSB0aGlzIGNhbGwuCgohCgQEHQIBEgSVBAIfGhMgQXMgaXQgc3RhbmRzIG5v\
      dy4KCiUKAgQeEgaZBACgBAEaFyBNZW1iZXJzIG9mIG9uZSBzdHVkeS4KCioKBAQeAgASBJsEAhYaHCBPbmUgdGhhdCB0aGUg\
      Y2FsbGVyIGxlYWRzLgoKJAoEBB4CARIEnQQCFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpMCgQEHgICEgSfBAIYGj4gYG5l\
      eHRfcGFnZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgoiCgIEHxIGowQAqAQB\
      GhQgQSBwYWdlIG9mIG1lbWJlcnMuCgooCgQEHwIAEgSlBAIeGhogSW4gdGhlIG9yZGVyIG9mIGpvaW5pbmcuCgo/CgQEHwIB\
      EgSnBAIdGjEgRm9yIHRoZSBuZXh0IHBhZ2U7IGVtcHR5OiB0aGlzIGlzIHRoZSBsYXN0IG9uZS4KCjsKAgQgEgarBACyBAEa\
      LSBTb21lYm9keSB3aG8gdGFrZXMgcGFydCwgYXMgbGVhZGVycyBzZWUgaXQuCgpHCgQEIAIAEgStBAIXGjkgT2YgdGhpcyBl\
      bnJvbG1lbnQ7IHdob2V2ZXIgam9pbnMgYWdhaW4gaGFzIGFub3RoZXIgb25lLgoKKQoEBCACARIErwQCKhobIFdoZW4gdGhl\
      IGVucm9sbWVudCBiZWdhbi4KCkoKBAQgAgISBLEEAhYaPCBUaGUgc3R1ZHkncyBncm91cCB0aGF0IHRoZSBtZW1iZXIgYmVs\
      b25ncyB0bzsgZW1wdHk6IG5vbmUuCgolCgIEIRIGtQQAvAQBGhcgQSBtZW1iZXIgYW5kIGEgZ3JvdXAuCgoqCgQEIQIAEgS3\
      BAIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCiMKBAQhAgESBLkEAhcaFSBgTWVtYmVyLm1lbWJlcl9pZGAuCgpO\
      CgQEIQICEgS7BAIWGkAgVGhlIGdyb3VwIHRoYXQgdGhlIG1lbWJlciBiZWxvbmdzIHRvIGZyb20gbm93IG9uOyBlbXB0eTog\
      bm9uZS4KCisKAgQiEga/BADCBAEaHSBUaGUgbWVtYmVyIGlzIGluIHRoZSBncm91cC4KCiEKBAQiAgASBMEEAhQaEyBBcyBp\
      dCBzdGFuZHMgbm93LgoKJgoCBCMSBsUEANAEARoYIEFuIGludml0YXRpb24gdG8gbWFrZS4KCiEKBAQjAgASBMcEAhsaEyBD\
      bGllbnQtbWFkZSBVVUlELgoKKgoEBCMCARIEyQQCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgpGCgQEIwICEgTL\
      BAIWGjggV2hvZXZlciBqb2lucyBieSBpdCBiZWxvbmdzIHRvIHRoZSBncm91cDsgZW1wdHk6IG5vbmUuCgpACgQEIwIDEgTN\
      BAIWGjIgSG93IG1hbnkgbWF5IGpvaW4gYnkgaXQ6IDHigJMxMDAsMDAwOyAwIG1lYW5zIDEuCgopCgQEIwIEEgTPBAIYGhsg\
      MeKAkzM2NSBkYXlzOyAwIG1lYW5zIDMwLgoKNAoCBCQSBtMEAOYEARomIEEgY29kZSBieSB3aGljaCBwZW9wbGUgam9pbiBh\
      IHN0dWR5LgoKIgoEBCQCABIE1QQCGxoUIFRoZSBjbGllbnQncyBVVUlELgoKKQoEBCQCARIE1wQCFhobIFRoZSBzdHVkeSB0\
      aGF0IGlzIGpvaW5lZC4KCkUKBAQkAgISBNkEAhYaNyBUaGUgZ3JvdXAgdGhhdCB3aG9ldmVyIGpvaW5zIGJlbG9uZ3MgdG87\
      IGVtcHR5OiBub25lLgoKNgoEBCQCAxIE2wQCEhooIFR3byBncm91cHMgb2YgZml2ZSBsZXR0ZXJzIGFuZCBkaWdpdHMuCgor\
      CgQEJAIEEgTdBAISGh0gSG93IG1hbnkgaGF2ZSBqb2luZWQgYnkgaXQuCgooCgQEJAIFEgTfBAIWGhogSG93IG1hbnkgbWF5\
      IGpvaW4gYnkgaXQuCgohCgQEJAIGEgThBAIsGhMgV2hlbiBpdCB3YXMgbWFkZS4KCjAKBAQkAgcSBOMEAiwaIiBGcm9tIHdo\
      ZW4gb24gbm9ib2R5IGpvaW5zIGJ5IGl0LgoKPQoEBCQCCBIE5QQCLBovIFdoZW4gYSBsZWFkZXIgcmV2b2tlZCBpdDsgYWJz\
      ZW50OiBub2JvZHkgZGlkLgoKKQoCBCUSBukEAPAEARobIEludml0YXRpb25zIG9mIG9uZSBzdHVkeS4KCioKBAQlAgASBOsE\
      AhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKJAoEBCUCARIE7QQCFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpM\
      CgQEJQICEgTvBAIYGj4gYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBh\
      Z2UuCgomCgIEJhIG8wQA+AQBGhggQSBwYWdlIG9mIGludml0YXRpb25zLgoKHQoEBCYCABIE9QQCJhoPIE5ld2VzdCBmaXJz\
      dC4KCj8KBAQmAgESBPcEAh0aMSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKJQoC\
      BCcSBvsEAIAFARoXIEFuIGludml0YXRpb24gdG8gZW5kLgoKKgoEBCcCABIE/QQCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIg\
      bGVhZHMuCgorCgQEJwIBEgT/BAIbGh0gYEludml0YXRpb24uaW52aXRhdGlvbl9pZGAuCgopCgIEKBIGgwUAhgUBGhsgVGhl\
      IGludml0YXRpb24gaGFzIGVuZGVkLgoKSQoEBCgCABIEhQUCHBo7IEFzIGl0IHN0YW5kcyBub3c7IHJldm9rZWQgYnkgdGhp\
      cyBjYWxsIG9yIGFuIGVhcmxpZXIgb25lLgoKQQoCBgQSBokFAJgFARozIEZvciBhZG1pbmlzdHJhdG9ycy4gTmVlZHMgYSB0\
      b2tlbiB3aXRoIHRoYXQgcm9sZS4KCv0BCgQGBAIAEgaOBQKQBQMa7AEgQ3JlYXRlcyBhIGNvbmZpcm1lZCBhY2NvdW50IHRo\
      YXQgbGVhZHMgdGhlIHN0dWRpZXMgbmFtZWQuIFRoZSBzYW1lIGByZXF1ZXN0X2lkYCBhZ2FpbiBpcyBzYWZlLgoKIEVycm9y\
      czogSU5WQUxJRF9BUkdVTUVOVDsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gVVNFUk5BTUVfVEFLRU4sIG9yIFJFUVVF\
      U1RfSURfUkVVU0VEIHdoZW4KIGByZXF1ZXN0X2lkYCB3YXMgdXNlZCBmb3Igb3RoZXIgY29udGVudHMuCgrJAQoEBgQCARIG\
      lQUClwUDGrgBIFJlcGxhY2VzIHRoZSBzZXQgb2Ygc3R1ZGllcyBhbiBleGlzdGluZyBzdHVkeSBsZWFkZXIgbGVhZHMuIEFj\
      Y2VzcyB0b2tlbnMgc2hvdyBpdCBmcm9tIHRoZWlyIG5leHQKIHJlbmV3YWwgb24uCgogRXJyb3JzOiBJTlZBTElEX0FSR1VN\
      RU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU1RVRFlfTEVBREVSX1VOS05PV04uCgolCgIEKRIGmwUApAUBGhcgQW4gYWNj\
      b3VudCB0byBjcmVhdGUuCgohCgQEKQIAEgSdBQIYGhMgQ2xpZW50LW1hZGUgVVVJRC4KCi0KBAQpAgESBJ8FAhYaHyBBcyBp\
      biBSZWdpc3RlckFjY291bnRSZXF1ZXN0LgoKLQoEBCkCAhIEoQUCFhofIEFzIGluIFJlZ2lzdGVyQWNjb3VudFJlcXVlc3Qu\
      Cgo8CgQEKQIDEgSjBQIgGi4gQXQgbW9zdCA1MDsgdGhleSBuZWVkIG5vdCBiZSBrbm93biBoZXJlIHlldC4KCiUKAgQqEgan\
      BQCqBQEaFyBUaGUgYWNjb3VudCBpcyB0aGVyZS4KCiYKBAQqAgASBKkFAhsaGCBXaGV0aGVyIGl0IHdhcyBiZWZvcmUuCgo8\
      CgIEKxIGrQUAsgUBGi4gVGhlIHN0dWRpZXMgdGhhdCBzb21lYm9keSBsZWFkcyBmcm9tIG5vdyBvbi4KCiIKBAQrAgASBK8F\
      AhYaFCBPZiBhIHN0dWR5IGxlYWRlci4KCkYKBAQrAgESBLEFAiAaOCBBdCBtb3N0IDUwLCBpbiB0aGUgcGxhY2Ugb2YgdGhv\
      c2UgYmVmb3JlOyBlbXB0eTogbm9uZS4KCicKAgQsEgS1BQAgGhsgVGhlIHN0dWRpZXMgYXJlIHJlcGxhY2VkLgoKYAoCBgUS\
      BrgFAL8FARpSIFRoZSBwdWJsaWMgaGFsdmVzIG9mIHRoZSBrZXlzIHRoYXQgc2lnbiBhY2Nlc3MgdG9rZW5zLiBDYWxsYWJs\
      ZSB3aXRob3V0IGEgdG9rZW4uCgrWAQoEBgUCABIGvAUCvgUDGsUBIEFsbCBrZXlzIGJ5IHdoaWNoIGEgdG9rZW4gdGhhdCBp\
      cyBnb29kIG5vdyBtYXkgYmUgc2lnbmVkLiBXaXRob3V0IHBhZ2VzOiB0aGVyZSBhcmUgYXQKIG1vc3QgYSBmZXcsIGVhY2gg\
      cHVibGlzaGVkIGZvciA0MCBkYXlzIGFuZCByZXBsYWNlZCBhZnRlciAzMCwgYW5kIGEgSldLIFNldCBpcyBvbmUgZG9jdW1l\
      bnQKIChSRkMgNzUxNyDCpzUpLgoKIAoCBC0SBMIFACEaFCBBc2tzIGZvciBhbGwga2V5cy4KChkKAgQuEgbFBQDIBQEaCyBB\
      bGwga2V5cy4KClEKBAQuAgASBMcFAhcaQyBKU09OIFdlYiBLZXkgU2V0IChSRkMgNzUxNywgUkZDIDgwMzcpLCByZWFkeSBm\
      b3IgYW55IEpXVCBsaWJyYXJ5LgpiBnByb3RvMw==
      """)
}
