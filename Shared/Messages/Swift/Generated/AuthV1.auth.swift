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
    /// 3–64 characters of letters, digits, `.`, `_`, `-`; compared without case. May be empty where the
    /// address is kept, which is signed in with then.
    public var username: String
    /// 8–128 characters, not on the list of common passwords, not containing the username.
    public var password: String
    /// Optional. With it the account waits for confirmation.
    public var email: String
    /// Whether the address may be kept after confirmation. Required without a username.
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
    /// Of the account that waits; its address where it has no username.
    public var username: String
    /// The mailed code; case and hyphens do not matter.
    public var code: String
    /// With an address as name: the password of the registration, so that nobody confirms an account that
    /// somebody else made with their address. Otherwise not looked at.
    public var password: String

    /// Every field at its default.
    public init() {
      self.username = ""
      self.code = ""
      self.password = ""
    }

    public init(
      username: String = "",
      code: String = "",
      password: String = ""
    ) {
      self.username = username
      self.code = code
      self.password = password
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
    self.password = Codec.string(c.pointee.password)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ConfirmAccountRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ConfirmAccountRequest.self)
    otolith__auth__v1__confirm_account_request__init(c)
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
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
    /// Of the account that waits, or its address where it has no username; a text that can be neither is
    /// answered like an unknown one.
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
    /// Empty for an anonymous account, and for one whose name is its address.
    public var username: String
    /// Empty unless its keeping was consented to.
    public var email: String
    /// BCP 47 language of mails.
    public var language: String
    /// Made by SignInAnonymously: without username, password and address.
    public var anonymous: Bool
    /// When it was registered.
    public var createTime: GoogleProtobuf.Timestamp?
    /// Of what OwnAccountService.UpdateAccount changes, as it stands.
    public var etag: String
    /// Whether its owner wants the newsletter.
    public var newsletter: Bool
    /// What its owner says of themselves.
    public var profile: AuthV1.Profile?
    /// The address that waits for ConfirmEmailChange; empty: none.
    public var pendingEmail: String
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
      self.etag = ""
      self.newsletter = false
      self.profile = nil
      self.pendingEmail = ""
      self.testParticipant = false
    }

    public init(
      participantID: String = "",
      username: String = "",
      email: String = "",
      language: String = "",
      anonymous: Bool = false,
      createTime: GoogleProtobuf.Timestamp? = nil,
      etag: String = "",
      newsletter: Bool = false,
      profile: AuthV1.Profile? = nil,
      pendingEmail: String = "",
      testParticipant: Bool = false
    ) {
      self.participantID = participantID
      self.username = username
      self.email = email
      self.language = language
      self.anonymous = anonymous
      self.createTime = createTime
      self.etag = etag
      self.newsletter = newsletter
      self.profile = profile
      self.pendingEmail = pendingEmail
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
    self.etag = Codec.string(c.pointee.etag)
    self.newsletter = c.pointee.newsletter != 0
    self.profile = c.pointee.profile.map { AuthV1.Profile($0) }
    self.pendingEmail = Codec.string(c.pointee.pending_email)
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
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.newsletter = self.newsletter ? 1 : 0
    if let value = self.profile { c.pointee.profile = value.cStruct(in: arena) }
    if !self.pendingEmail.isEmpty { c.pointee.pending_email = arena.string(self.pendingEmail) }
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
    /// Current enrolments whose study has another consent text by now, by the ids of the studies. Show these
    /// texts, and join with them; taking part goes on until the `end_time` of each.
    public var outdatedConsents: [AuthV1.OutdatedConsent]

    /// Every field at its default.
    public init() {
      self.accessToken = ""
      self.accessTokenExpireTime = nil
      self.refreshToken = ""
      self.refreshTokenExpireTime = nil
      self.participantID = ""
      self.outdatedConsents = []
    }

    public init(
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      refreshToken: String = "",
      refreshTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      participantID: String = "",
      outdatedConsents: [AuthV1.OutdatedConsent] = []
    ) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
      self.refreshToken = refreshToken
      self.refreshTokenExpireTime = refreshTokenExpireTime
      self.participantID = participantID
      self.outdatedConsents = outdatedConsents
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
    self.outdatedConsents = Codec.messages(c.pointee.outdated_consents, c.pointee.n_outdated_consents) { AuthV1.OutdatedConsent($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignInResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SignInResponse.self)
    otolith__auth__v1__sign_in_response__init(c)
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpireTime { c.pointee.access_token_expire_time = value.cStruct(in: arena) }
    if !self.refreshToken.isEmpty { c.pointee.refresh_token = arena.string(self.refreshToken) }
    if let value = self.refreshTokenExpireTime { c.pointee.refresh_token_expire_time = value.cStruct(in: arena) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.outdatedConsents.isEmpty {
      c.pointee.n_outdated_consents = self.outdatedConsents.count
      c.pointee.outdated_consents = arena.array(self.outdatedConsents) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__OutdatedConsent>? }
    }
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
    /// Current enrolments whose study has another consent text by now, by the ids of the studies. Show these
    /// texts, and join with them; taking part goes on until the `end_time` of each.
    public var outdatedConsents: [AuthV1.OutdatedConsent]

    /// Every field at its default.
    public init() {
      self.accessToken = ""
      self.accessTokenExpireTime = nil
      self.refreshToken = ""
      self.refreshTokenExpireTime = nil
      self.participantID = ""
      self.outdatedConsents = []
    }

    public init(
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      refreshToken: String = "",
      refreshTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      participantID: String = "",
      outdatedConsents: [AuthV1.OutdatedConsent] = []
    ) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
      self.refreshToken = refreshToken
      self.refreshTokenExpireTime = refreshTokenExpireTime
      self.participantID = participantID
      self.outdatedConsents = outdatedConsents
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
    self.outdatedConsents = Codec.messages(c.pointee.outdated_consents, c.pointee.n_outdated_consents) { AuthV1.OutdatedConsent($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignInAnonymouslyResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SignInAnonymouslyResponse.self)
    otolith__auth__v1__sign_in_anonymously_response__init(c)
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpireTime { c.pointee.access_token_expire_time = value.cStruct(in: arena) }
    if !self.refreshToken.isEmpty { c.pointee.refresh_token = arena.string(self.refreshToken) }
    if let value = self.refreshTokenExpireTime { c.pointee.refresh_token_expire_time = value.cStruct(in: arena) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.outdatedConsents.isEmpty {
      c.pointee.n_outdated_consents = self.outdatedConsents.count
      c.pointee.outdated_consents = arena.array(self.outdatedConsents) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__OutdatedConsent>? }
    }
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
    /// Current enrolments whose study has another consent text by now, by the ids of the studies. Show these
    /// texts, and join with them; taking part goes on until the `end_time` of each.
    public var outdatedConsents: [AuthV1.OutdatedConsent]

    /// Every field at its default.
    public init() {
      self.accessToken = ""
      self.accessTokenExpireTime = nil
      self.refreshToken = ""
      self.refreshTokenExpireTime = nil
      self.participantID = ""
      self.outdatedConsents = []
    }

    public init(
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      refreshToken: String = "",
      refreshTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      participantID: String = "",
      outdatedConsents: [AuthV1.OutdatedConsent] = []
    ) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
      self.refreshToken = refreshToken
      self.refreshTokenExpireTime = refreshTokenExpireTime
      self.participantID = participantID
      self.outdatedConsents = outdatedConsents
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
    self.outdatedConsents = Codec.messages(c.pointee.outdated_consents, c.pointee.n_outdated_consents) { AuthV1.OutdatedConsent($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RefreshResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RefreshResponse.self)
    otolith__auth__v1__refresh_response__init(c)
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpireTime { c.pointee.access_token_expire_time = value.cStruct(in: arena) }
    if !self.refreshToken.isEmpty { c.pointee.refresh_token = arena.string(self.refreshToken) }
    if let value = self.refreshTokenExpireTime { c.pointee.refresh_token_expire_time = value.cStruct(in: arena) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.outdatedConsents.isEmpty {
      c.pointee.n_outdated_consents = self.outdatedConsents.count
      c.pointee.outdated_consents = arena.array(self.outdatedConsents) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__OutdatedConsent>? }
    }
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
    /// The enrolment lasts, and the study has another consent text by now.
    public var consentOutdated: Bool
    /// When the consent was withdrawn (WithdrawConsent); absent: it was not, even where `leave_time` is.
    public var consentWithdrawTime: GoogleProtobuf.Timestamp?
    /// With `consent_outdated`: when the consent ends or has ended, to the second; absent: it stays valid.
    public var consentEndTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.joinTime = nil
      self.leaveTime = nil
      self.consentVersion = ""
      self.consentLanguage = ""
      self.groupID = ""
      self.consentOutdated = false
      self.consentWithdrawTime = nil
      self.consentEndTime = nil
    }

    public init(
      studyID: String = "",
      joinTime: GoogleProtobuf.Timestamp? = nil,
      leaveTime: GoogleProtobuf.Timestamp? = nil,
      consentVersion: String = "",
      consentLanguage: String = "",
      groupID: String = "",
      consentOutdated: Bool = false,
      consentWithdrawTime: GoogleProtobuf.Timestamp? = nil,
      consentEndTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.studyID = studyID
      self.joinTime = joinTime
      self.leaveTime = leaveTime
      self.consentVersion = consentVersion
      self.consentLanguage = consentLanguage
      self.groupID = groupID
      self.consentOutdated = consentOutdated
      self.consentWithdrawTime = consentWithdrawTime
      self.consentEndTime = consentEndTime
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
    self.consentOutdated = c.pointee.consent_outdated != 0
    self.consentWithdrawTime = c.pointee.consent_withdraw_time.map { GoogleProtobuf.Timestamp($0) }
    self.consentEndTime = c.pointee.consent_end_time.map { GoogleProtobuf.Timestamp($0) }
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
    c.pointee.consent_outdated = self.consentOutdated ? 1 : 0
    if let value = self.consentWithdrawTime { c.pointee.consent_withdraw_time = value.cStruct(in: arena) }
    if let value = self.consentEndTime { c.pointee.consent_end_time = value.cStruct(in: arena) }
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
    dependencies: [GoogleProtobuf.timestampFile, AuthV1.consentFile, AuthV1.profileFile],
    base64: """
      ChpvdG9saXRoL2F1dGgvdjEvYXV0aC5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1w\
      LnByb3RvGh1vdG9saXRoL2F1dGgvdjEvY29uc2VudC5wcm90bxodb3RvbGl0aC9hdXRoL3YxL3Byb2ZpbGUucHJvdG8ixgEK\
      FlJlZ2lzdGVyQWNjb3VudFJlcXVlc3QSHQoKcmVxdWVzdF9pZBgBIAEoCVIJcmVxdWVzdElkEhoKCHVzZXJuYW1lGAIgASgJ\
      Ugh1c2VybmFtZRIaCghwYXNzd29yZBgDIAEoCVIIcGFzc3dvcmQSFAoFZW1haWwYBCABKAlSBWVtYWlsEiMKDWVtYWlsX2Nv\
      bnNlbnQYBSABKAhSDGVtYWlsQ29uc2VudBIaCghsYW5ndWFnZRgGIAEoCVIIbGFuZ3VhZ2UirAEKF1JlZ2lzdGVyQWNjb3Vu\
      dFJlc3BvbnNlEjcKB291dGNvbWUYASABKA4yHS5vdG9saXRoLmF1dGgudjEuV3JpdGVPdXRjb21lUgdvdXRjb21lEjMKFWNv\
      bmZpcm1hdGlvbl9yZXF1aXJlZBgCIAEoCFIUY29uZmlybWF0aW9uUmVxdWlyZWQSIwoNcmVjb3ZlcnlfY29kZRgDIAEoCVIM\
      cmVjb3ZlcnlDb2RlImMKFUNvbmZpcm1BY2NvdW50UmVxdWVzdBIaCgh1c2VybmFtZRgBIAEoCVIIdXNlcm5hbWUSEgoEY29k\
      ZRgCIAEoCVIEY29kZRIaCghwYXNzd29yZBgDIAEoCVIIcGFzc3dvcmQigQEKFkNvbmZpcm1BY2NvdW50UmVzcG9uc2USQgoN\
      ZW1haWxfb3V0Y29tZRgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5FbWFpbE91dGNvbWVSDGVtYWlsT3V0Y29tZRIjCg1yZWNv\
      dmVyeV9jb2RlGAIgASgJUgxyZWNvdmVyeUNvZGUiNwoZUmVzZW5kQ29uZmlybWF0aW9uUmVxdWVzdBIaCgh1c2VybmFtZRgB\
      IAEoCVIIdXNlcm5hbWUiHAoaUmVzZW5kQ29uZmlybWF0aW9uUmVzcG9uc2UiEwoRR2V0QWNjb3VudFJlcXVlc3QikQMKB0Fj\
      Y291bnQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1l\
      EhQKBWVtYWlsGAMgASgJUgVlbWFpbBIaCghsYW5ndWFnZRgEIAEoCVIIbGFuZ3VhZ2USHAoJYW5vbnltb3VzGAUgASgIUglh\
      bm9ueW1vdXMSOwoLY3JlYXRlX3RpbWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjcmVhdGVUaW1lEhIK\
      BGV0YWcYByABKAlSBGV0YWcSHgoKbmV3c2xldHRlchgIIAEoCFIKbmV3c2xldHRlchIyCgdwcm9maWxlGAkgASgLMhgub3Rv\
      bGl0aC5hdXRoLnYxLlByb2ZpbGVSB3Byb2ZpbGUSIwoNcGVuZGluZ19lbWFpbBgKIAEoCVIMcGVuZGluZ0VtYWlsEikKEHRl\
      c3RfcGFydGljaXBhbnQYDyABKAhSD3Rlc3RQYXJ0aWNpcGFudCJ7Cg1TaWduSW5SZXF1ZXN0EhoKCHVzZXJuYW1lGAEgASgJ\
      Ugh1c2VybmFtZRIaCghwYXNzd29yZBgCIAEoCVIIcGFzc3dvcmQSHAoJYXVkaWVuY2VzGAMgAygJUglhdWRpZW5jZXMSFAoF\
      bGFiZWwYBCABKAlSBWxhYmVsIvoCCg5TaWduSW5SZXNwb25zZRIhCgxhY2Nlc3NfdG9rZW4YASABKAlSC2FjY2Vzc1Rva2Vu\
      ElMKGGFjY2Vzc190b2tlbl9leHBpcmVfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFWFjY2Vzc1Rv\
      a2VuRXhwaXJlVGltZRIjCg1yZWZyZXNoX3Rva2VuGAMgASgJUgxyZWZyZXNoVG9rZW4SVQoZcmVmcmVzaF90b2tlbl9leHBp\
      cmVfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFnJlZnJlc2hUb2tlbkV4cGlyZVRpbWUSJQoOcGFy\
      dGljaXBhbnRfaWQYBSABKAlSDXBhcnRpY2lwYW50SWQSTQoRb3V0ZGF0ZWRfY29uc2VudHMYBiADKAsyIC5vdG9saXRoLmF1\
      dGgudjEuT3V0ZGF0ZWRDb25zZW50UhBvdXRkYXRlZENvbnNlbnRzIm0KGFNpZ25JbkFub255bW91c2x5UmVxdWVzdBIdCgpy\
      ZXF1ZXN0X2lkGAEgASgJUglyZXF1ZXN0SWQSHAoJYXVkaWVuY2VzGAIgAygJUglhdWRpZW5jZXMSFAoFbGFiZWwYAyABKAlS\
      BWxhYmVsIoUDChlTaWduSW5Bbm9ueW1vdXNseVJlc3BvbnNlEiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4S\
      UwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9r\
      ZW5FeHBpcmVUaW1lEiMKDXJlZnJlc2hfdG9rZW4YAyABKAlSDHJlZnJlc2hUb2tlbhJVChlyZWZyZXNoX3Rva2VuX2V4cGly\
      ZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIWcmVmcmVzaFRva2VuRXhwaXJlVGltZRIlCg5wYXJ0\
      aWNpcGFudF9pZBgFIAEoCVINcGFydGljaXBhbnRJZBJNChFvdXRkYXRlZF9jb25zZW50cxgGIAMoCzIgLm90b2xpdGguYXV0\
      aC52MS5PdXRkYXRlZENvbnNlbnRSEG91dGRhdGVkQ29uc2VudHMiNQoOUmVmcmVzaFJlcXVlc3QSIwoNcmVmcmVzaF90b2tl\
      bhgBIAEoCVIMcmVmcmVzaFRva2VuIvsCCg9SZWZyZXNoUmVzcG9uc2USIQoMYWNjZXNzX3Rva2VuGAEgASgJUgthY2Nlc3NU\
      b2tlbhJTChhhY2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nl\
      c3NUb2tlbkV4cGlyZVRpbWUSIwoNcmVmcmVzaF90b2tlbhgDIAEoCVIMcmVmcmVzaFRva2VuElUKGXJlZnJlc2hfdG9rZW5f\
      ZXhwaXJlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhZyZWZyZXNoVG9rZW5FeHBpcmVUaW1lEiUK\
      DnBhcnRpY2lwYW50X2lkGAUgASgJUg1wYXJ0aWNpcGFudElkEk0KEW91dGRhdGVkX2NvbnNlbnRzGAYgAygLMiAub3RvbGl0\
      aC5hdXRoLnYxLk91dGRhdGVkQ29uc2VudFIQb3V0ZGF0ZWRDb25zZW50cyI1Cg5TaWduT3V0UmVxdWVzdBIjCg1yZWZyZXNo\
      X3Rva2VuGAEgASgJUgxyZWZyZXNoVG9rZW4iEQoPU2lnbk91dFJlc3BvbnNlIpICCgdTZXNzaW9uEh0KCnNlc3Npb25faWQY\
      ASABKAlSCXNlc3Npb25JZBIUCgVsYWJlbBgCIAEoCVIFbGFiZWwSOwoLY3JlYXRlX3RpbWUYAyABKAsyGi5nb29nbGUucHJv\
      dG9idWYuVGltZXN0YW1wUgpjcmVhdGVUaW1lEj4KDWxhc3RfdXNlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGlt\
      ZXN0YW1wUgtsYXN0VXNlVGltZRI7CgtleHBpcmVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4\
      cGlyZVRpbWUSGAoHY3VycmVudBgGIAEoCFIHY3VycmVudCJRChNMaXN0U2Vzc2lvbnNSZXF1ZXN0EhsKCXBhZ2Vfc2l6ZRgB\
      IAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgCIAEoCVIJcGFnZVRva2VuInQKFExpc3RTZXNzaW9uc1Jlc3BvbnNlEjQK\
      CHNlc3Npb25zGAEgAygLMhgub3RvbGl0aC5hdXRoLnYxLlNlc3Npb25SCHNlc3Npb25zEiYKD25leHRfcGFnZV90b2tlbhgC\
      IAEoCVINbmV4dFBhZ2VUb2tlbiIyChFFbmRTZXNzaW9uUmVxdWVzdBIdCgpzZXNzaW9uX2lkGAEgASgJUglzZXNzaW9uSWQi\
      FAoSRW5kU2Vzc2lvblJlc3BvbnNlIjoKFUVuZEFsbFNlc3Npb25zUmVxdWVzdBIhCgxrZWVwX2N1cnJlbnQYASABKAhSC2tl\
      ZXBDdXJyZW50IhgKFkVuZEFsbFNlc3Npb25zUmVzcG9uc2UiMgoUUHJvdmVQYXNzd29yZFJlcXVlc3QSGgoIcGFzc3dvcmQY\
      ASABKAlSCHBhc3N3b3JkIo8BChVQcm92ZVBhc3N3b3JkUmVzcG9uc2USIQoMYWNjZXNzX3Rva2VuGAEgASgJUgthY2Nlc3NU\
      b2tlbhJTChhhY2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nl\
      c3NUb2tlbkV4cGlyZVRpbWUiVgoVQ2hhbmdlUGFzc3dvcmRSZXF1ZXN0EhoKCHBhc3N3b3JkGAEgASgJUghwYXNzd29yZBIh\
      CgxuZXdfcGFzc3dvcmQYAiABKAlSC25ld1Bhc3N3b3JkIhgKFkNoYW5nZVBhc3N3b3JkUmVzcG9uc2Ui2gEKEEpvaW5TdHVk\
      eVJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGgoIcGFzc3dvcmQYAiABKAlSCHBhc3N3b3JkEicKD2NvbnNl\
      bnRfdmVyc2lvbhgDIAEoCVIOY29uc2VudFZlcnNpb24SKQoQY29uc2VudF9sYW5ndWFnZRgEIAEoCVIPY29uc2VudExhbmd1\
      YWdlEicKD2ludml0YXRpb25fY29kZRgFIAEoCVIOaW52aXRhdGlvbkNvZGUSEgoEbm90ZRgGIAEoCVIEbm90ZSK/AgoRSm9p\
      blN0dWR5UmVzcG9uc2USNwoHb3V0Y29tZRgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291dGNvbWUS\
      IQoMYWNjZXNzX3Rva2VuGAIgASgJUgthY2Nlc3NUb2tlbhJTChhhY2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUYAyABKAsyGi5n\
      b29nbGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nlc3NUb2tlbkV4cGlyZVRpbWUSOAoJZW5yb2xtZW50GAQgASgLMhoub3Rv\
      bGl0aC5hdXRoLnYxLkVucm9sbWVudFIJZW5yb2xtZW50Ej8KDGpvaW5fcmVxdWVzdBgFIAEoCzIcLm90b2xpdGguYXV0aC52\
      MS5Kb2luUmVxdWVzdFILam9pblJlcXVlc3QiLgoRTGVhdmVTdHVkeVJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5\
      SWQijAEKEkxlYXZlU3R1ZHlSZXNwb25zZRIhCgxhY2Nlc3NfdG9rZW4YASABKAlSC2FjY2Vzc1Rva2VuElMKGGFjY2Vzc190\
      b2tlbl9leHBpcmVfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFWFjY2Vzc1Rva2VuRXhwaXJlVGlt\
      ZSJTChVMaXN0RW5yb2xtZW50c1JlcXVlc3QSGwoJcGFnZV9zaXplGAEgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAIg\
      ASgJUglwYWdlVG9rZW4ikQEKFkxpc3RFbnJvbG1lbnRzUmVzcG9uc2USOgoKZW5yb2xtZW50cxgBIAMoCzIaLm90b2xpdGgu\
      YXV0aC52MS5FbnJvbG1lbnRSCmVucm9sbWVudHMSJgoPbmV4dF9wYWdlX3Rva2VuGAMgASgJUg1uZXh0UGFnZVRva2VuSgQI\
      AhADUg1qb2luX3JlcXVlc3RzIpEBChpMaXN0T3duSm9pblJlcXVlc3RzUmVxdWVzdBI3CgVzdGF0ZRgBIAEoDjIhLm90b2xp\
      dGguYXV0aC52MS5Kb2luUmVxdWVzdFN0YXRlUgVzdGF0ZRIbCglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXplEh0KCnBhZ2Vf\
      dG9rZW4YAyABKAlSCXBhZ2VUb2tlbiKIAQobTGlzdE93bkpvaW5SZXF1ZXN0c1Jlc3BvbnNlEkEKDWpvaW5fcmVxdWVzdHMY\
      ASADKAsyHC5vdG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RSDGpvaW5SZXF1ZXN0cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiAB\
      KAlSDW5leHRQYWdlVG9rZW4iygMKCUVucm9sbWVudBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBI3Cglqb2luX3RpbWUY\
      AiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghqb2luVGltZRI5CgpsZWF2ZV90aW1lGAMgASgLMhouZ29vZ2xl\
      LnByb3RvYnVmLlRpbWVzdGFtcFIJbGVhdmVUaW1lEicKD2NvbnNlbnRfdmVyc2lvbhgEIAEoCVIOY29uc2VudFZlcnNpb24S\
      KQoQY29uc2VudF9sYW5ndWFnZRgFIAEoCVIPY29uc2VudExhbmd1YWdlEhkKCGdyb3VwX2lkGAYgASgJUgdncm91cElkEikK\
      EGNvbnNlbnRfb3V0ZGF0ZWQYByABKAhSD2NvbnNlbnRPdXRkYXRlZBJOChVjb25zZW50X3dpdGhkcmF3X3RpbWUYCCABKAsy\
      Gi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhNjb25zZW50V2l0aGRyYXdUaW1lEkQKEGNvbnNlbnRfZW5kX3RpbWUYCSAB\
      KAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUg5jb25zZW50RW5kVGltZSLuAgoLSm9pblJlcXVlc3QSJgoPam9pbl9y\
      ZXF1ZXN0X2lkGAEgASgJUg1qb2luUmVxdWVzdElkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEjcKBXN0YXRlGAMgASgO\
      MiEub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0U3RhdGVSBXN0YXRlEj0KDHJlcXVlc3RfdGltZRgEIAEoCzIaLmdvb2ds\
      ZS5wcm90b2J1Zi5UaW1lc3RhbXBSC3JlcXVlc3RUaW1lEjsKC2RlY2lkZV90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVm\
      LlRpbWVzdGFtcFIKZGVjaWRlVGltZRI7CgtleHBpcmVfdGltZRgGIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBS\
      CmV4cGlyZVRpbWUSFgoGcmVhc29uGAcgASgJUgZyZWFzb24SEgoEbm90ZRgIIAEoCVIEbm90ZSKpAQoXTGlzdEpvaW5SZXF1\
      ZXN0c1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSNwoFc3RhdGUYAiABKA4yIS5vdG9saXRoLmF1dGgudjEu\
      Sm9pblJlcXVlc3RTdGF0ZVIFc3RhdGUSGwoJcGFnZV9zaXplGAMgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAQgASgJ\
      UglwYWdlVG9rZW4ihQEKGExpc3RKb2luUmVxdWVzdHNSZXNwb25zZRJBCg1qb2luX3JlcXVlc3RzGAEgAygLMhwub3RvbGl0\
      aC5hdXRoLnYxLkpvaW5SZXF1ZXN0Ugxqb2luUmVxdWVzdHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRv\
      a2VuIqoBChhEZWNpZGVKb2luUmVxdWVzdFJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSJgoPam9pbl9yZXF1\
      ZXN0X2lkGAIgASgJUg1qb2luUmVxdWVzdElkEhgKB2FwcHJvdmUYAyABKAhSB2FwcHJvdmUSFgoGcmVhc29uGAQgASgJUgZy\
      ZWFzb24SGQoIZ3JvdXBfaWQYBSABKAlSB2dyb3VwSWQilQEKGURlY2lkZUpvaW5SZXF1ZXN0UmVzcG9uc2USNwoHb3V0Y29t\
      ZRgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291dGNvbWUSPwoMam9pbl9yZXF1ZXN0GAIgASgLMhwu\
      b3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0Ugtqb2luUmVxdWVzdCJrChJMaXN0TWVtYmVyc1JlcXVlc3QSGQoIc3R1ZHlf\
      aWQYASABKAlSB3N0dWR5SWQSGwoJcGFnZV9zaXplGAIgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdl\
      VG9rZW4icAoTTGlzdE1lbWJlcnNSZXNwb25zZRIxCgdtZW1iZXJzGAEgAygLMhcub3RvbGl0aC5hdXRoLnYxLk1lbWJlclIH\
      bWVtYmVycxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4ieQoGTWVtYmVyEhsKCW1lbWJlcl9pZBgB\
      IAEoCVIIbWVtYmVySWQSNwoJam9pbl90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIam9pblRpbWUS\
      GQoIZ3JvdXBfaWQYAyABKAlSB2dyb3VwSWQiagoVU2V0TWVtYmVyR3JvdXBSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdz\
      dHVkeUlkEhsKCW1lbWJlcl9pZBgCIAEoCVIIbWVtYmVySWQSGQoIZ3JvdXBfaWQYAyABKAlSB2dyb3VwSWQiSQoWU2V0TWVt\
      YmVyR3JvdXBSZXNwb25zZRIvCgZtZW1iZXIYASABKAsyFy5vdG9saXRoLmF1dGgudjEuTWVtYmVyUgZtZW1iZXIirgEKF0Ny\
      ZWF0ZUludml0YXRpb25SZXF1ZXN0EiMKDWludml0YXRpb25faWQYASABKAlSDGludml0YXRpb25JZBIZCghzdHVkeV9pZBgC\
      IAEoCVIHc3R1ZHlJZBIZCghncm91cF9pZBgDIAEoCVIHZ3JvdXBJZBIZCgh1c2VzX21heBgEIAEoDVIHdXNlc01heBIdCgp2\
      YWxpZF9kYXlzGAUgASgNUgl2YWxpZERheXMi4QIKCkludml0YXRpb24SIwoNaW52aXRhdGlvbl9pZBgBIAEoCVIMaW52aXRh\
      dGlvbklkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEhkKCGdyb3VwX2lkGAMgASgJUgdncm91cElkEhIKBGNvZGUYBCAB\
      KAlSBGNvZGUSEgoEdXNlcxgFIAEoDVIEdXNlcxIZCgh1c2VzX21heBgGIAEoDVIHdXNlc01heBI7CgtjcmVhdGVfdGltZRgH\
      IAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNyZWF0ZVRpbWUSOwoLZXhwaXJlX3RpbWUYCCABKAsyGi5nb29n\
      bGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lEjsKC3Jldm9rZV90aW1lGAkgASgLMhouZ29vZ2xlLnByb3RvYnVm\
      LlRpbWVzdGFtcFIKcmV2b2tlVGltZSJvChZMaXN0SW52aXRhdGlvbnNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVk\
      eUlkEhsKCXBhZ2Vfc2l6ZRgCIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgDIAEoCVIJcGFnZVRva2VuIoABChdMaXN0\
      SW52aXRhdGlvbnNSZXNwb25zZRI9CgtpbnZpdGF0aW9ucxgBIAMoCzIbLm90b2xpdGguYXV0aC52MS5JbnZpdGF0aW9uUgtp\
      bnZpdGF0aW9ucxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iWQoXUmV2b2tlSW52aXRhdGlvblJl\
      cXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSIwoNaW52aXRhdGlvbl9pZBgCIAEoCVIMaW52aXRhdGlvbklkIlcK\
      GFJldm9rZUludml0YXRpb25SZXNwb25zZRI7CgppbnZpdGF0aW9uGAEgASgLMhsub3RvbGl0aC5hdXRoLnYxLkludml0YXRp\
      b25SCmludml0YXRpb24itgEKGlJlZ2lzdGVyU3R1ZHlMZWFkZXJSZXF1ZXN0Eh0KCnJlcXVlc3RfaWQYASABKAlSCXJlcXVl\
      c3RJZBIaCgh1c2VybmFtZRgCIAEoCVIIdXNlcm5hbWUSGwoJc3R1ZHlfaWRzGAQgAygJUghzdHVkeUlkcxIUCgVlbWFpbBgF\
      IAEoCVIFZW1haWwSGgoIbGFuZ3VhZ2UYBiABKAlSCGxhbmd1YWdlSgQIAxAEUghwYXNzd29yZCK8AQobUmVnaXN0ZXJTdHVk\
      eUxlYWRlclJlc3BvbnNlEjcKB291dGNvbWUYASABKA4yHS5vdG9saXRoLmF1dGgudjEuV3JpdGVPdXRjb21lUgdvdXRjb21l\
      EicKD2ludml0YXRpb25fY29kZRgCIAEoCVIOaW52aXRhdGlvbkNvZGUSOwoLZXhwaXJlX3RpbWUYAyABKAsyGi5nb29nbGUu\
      cHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lIosBChxSZWdpc3RlckFkbWluaXN0cmF0b3JSZXF1ZXN0Eh0KCnJlcXVl\
      c3RfaWQYASABKAlSCXJlcXVlc3RJZBIaCgh1c2VybmFtZRgCIAEoCVIIdXNlcm5hbWUSFAoFZW1haWwYAyABKAlSBWVtYWls\
      EhoKCGxhbmd1YWdlGAQgASgJUghsYW5ndWFnZSK+AQodUmVnaXN0ZXJBZG1pbmlzdHJhdG9yUmVzcG9uc2USNwoHb3V0Y29t\
      ZRgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291dGNvbWUSJwoPaW52aXRhdGlvbl9jb2RlGAIgASgJ\
      Ug5pbnZpdGF0aW9uQ29kZRI7CgtleHBpcmVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGly\
      ZVRpbWUiTwoUU2V0TGVkU3R1ZGllc1JlcXVlc3QSGgoIdXNlcm5hbWUYASABKAlSCHVzZXJuYW1lEhsKCXN0dWR5X2lkcxgC\
      IAMoCVIIc3R1ZHlJZHMiFwoVU2V0TGVkU3R1ZGllc1Jlc3BvbnNlIhgKFkxpc3RTaWduaW5nS2V5c1JlcXVlc3QiNgoXTGlz\
      dFNpZ25pbmdLZXlzUmVzcG9uc2USGwoJandrc19qc29uGAEgASgJUghqd2tzSnNvbipqCgxXcml0ZU91dGNvbWUSHQoZV1JJ\
      VEVfT1VUQ09NRV9VTlNQRUNJRklFRBAAEhkKFVdSSVRFX09VVENPTUVfQ1JFQVRFRBABEiAKHFdSSVRFX09VVENPTUVfQUxS\
      RUFEWV9FWElTVFMQAiqKAQoMRW1haWxPdXRjb21lEh0KGUVNQUlMX09VVENPTUVfVU5TUEVDSUZJRUQQABIWChJFTUFJTF9P\
      VVRDT01FX0tFUFQQARIYChRFTUFJTF9PVVRDT01FX0VSQVNFRBACEikKJUVNQUlMX09VVENPTUVfS0VQVF9CWV9BTk9USEVS\
      X0FDQ09VTlQQAyraAQoQSm9pblJlcXVlc3RTdGF0ZRIiCh5KT0lOX1JFUVVFU1RfU1RBVEVfVU5TUEVDSUZJRUQQABIeChpK\
      T0lOX1JFUVVFU1RfU1RBVEVfUEVORElORxABEh8KG0pPSU5fUkVRVUVTVF9TVEFURV9BUFBST1ZFRBACEh8KG0pPSU5fUkVR\
      VUVTVF9TVEFURV9SRUpFQ1RFRBADEiAKHEpPSU5fUkVRVUVTVF9TVEFURV9XSVRIRFJBV04QBBIeChpKT0lOX1JFUVVFU1Rf\
      U1RBVEVfRVhQSVJFRBAFMosECg5BY2NvdW50U2VydmljZRJpCg9SZWdpc3RlckFjY291bnQSJy5vdG9saXRoLmF1dGgudjEu\
      UmVnaXN0ZXJBY2NvdW50UmVxdWVzdBooLm90b2xpdGguYXV0aC52MS5SZWdpc3RlckFjY291bnRSZXNwb25zZSIDkAICEmYK\
      DkNvbmZpcm1BY2NvdW50EiYub3RvbGl0aC5hdXRoLnYxLkNvbmZpcm1BY2NvdW50UmVxdWVzdBonLm90b2xpdGguYXV0aC52\
      MS5Db25maXJtQWNjb3VudFJlc3BvbnNlIgOQAgISbQoSUmVzZW5kQ29uZmlybWF0aW9uEioub3RvbGl0aC5hdXRoLnYxLlJl\
      c2VuZENvbmZpcm1hdGlvblJlcXVlc3QaKy5vdG9saXRoLmF1dGgudjEuUmVzZW5kQ29uZmlybWF0aW9uUmVzcG9uc2USTwoK\
      R2V0QWNjb3VudBIiLm90b2xpdGguYXV0aC52MS5HZXRBY2NvdW50UmVxdWVzdBoYLm90b2xpdGguYXV0aC52MS5BY2NvdW50\
      IgOQAgESZgoOQ2hhbmdlUGFzc3dvcmQSJi5vdG9saXRoLmF1dGgudjEuQ2hhbmdlUGFzc3dvcmRSZXF1ZXN0Gicub3RvbGl0\
      aC5hdXRoLnYxLkNoYW5nZVBhc3N3b3JkUmVzcG9uc2UiA5ACAjLzBQoOU2Vzc2lvblNlcnZpY2USSQoGU2lnbkluEh4ub3Rv\
      bGl0aC5hdXRoLnYxLlNpZ25JblJlcXVlc3QaHy5vdG9saXRoLmF1dGgudjEuU2lnbkluUmVzcG9uc2USbwoRU2lnbkluQW5v\
      bnltb3VzbHkSKS5vdG9saXRoLmF1dGgudjEuU2lnbkluQW5vbnltb3VzbHlSZXF1ZXN0Gioub3RvbGl0aC5hdXRoLnYxLlNp\
      Z25JbkFub255bW91c2x5UmVzcG9uc2UiA5ACAhJMCgdSZWZyZXNoEh8ub3RvbGl0aC5hdXRoLnYxLlJlZnJlc2hSZXF1ZXN0\
      GiAub3RvbGl0aC5hdXRoLnYxLlJlZnJlc2hSZXNwb25zZRJRCgdTaWduT3V0Eh8ub3RvbGl0aC5hdXRoLnYxLlNpZ25PdXRS\
      ZXF1ZXN0GiAub3RvbGl0aC5hdXRoLnYxLlNpZ25PdXRSZXNwb25zZSIDkAICEmAKDExpc3RTZXNzaW9ucxIkLm90b2xpdGgu\
      YXV0aC52MS5MaXN0U2Vzc2lvbnNSZXF1ZXN0GiUub3RvbGl0aC5hdXRoLnYxLkxpc3RTZXNzaW9uc1Jlc3BvbnNlIgOQAgES\
      WgoKRW5kU2Vzc2lvbhIiLm90b2xpdGguYXV0aC52MS5FbmRTZXNzaW9uUmVxdWVzdBojLm90b2xpdGguYXV0aC52MS5FbmRT\
      ZXNzaW9uUmVzcG9uc2UiA5ACAhJmCg5FbmRBbGxTZXNzaW9ucxImLm90b2xpdGguYXV0aC52MS5FbmRBbGxTZXNzaW9uc1Jl\
      cXVlc3QaJy5vdG9saXRoLmF1dGgudjEuRW5kQWxsU2Vzc2lvbnNSZXNwb25zZSIDkAICEl4KDVByb3ZlUGFzc3dvcmQSJS5v\
      dG9saXRoLmF1dGgudjEuUHJvdmVQYXNzd29yZFJlcXVlc3QaJi5vdG9saXRoLmF1dGgudjEuUHJvdmVQYXNzd29yZFJlc3Bv\
      bnNlMqYDChBFbnJvbG1lbnRTZXJ2aWNlElcKCUpvaW5TdHVkeRIhLm90b2xpdGguYXV0aC52MS5Kb2luU3R1ZHlSZXF1ZXN0\
      GiIub3RvbGl0aC5hdXRoLnYxLkpvaW5TdHVkeVJlc3BvbnNlIgOQAgISWgoKTGVhdmVTdHVkeRIiLm90b2xpdGguYXV0aC52\
      MS5MZWF2ZVN0dWR5UmVxdWVzdBojLm90b2xpdGguYXV0aC52MS5MZWF2ZVN0dWR5UmVzcG9uc2UiA5ACAhJmCg5MaXN0RW5y\
      b2xtZW50cxImLm90b2xpdGguYXV0aC52MS5MaXN0RW5yb2xtZW50c1JlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuTGlzdEVu\
      cm9sbWVudHNSZXNwb25zZSIDkAIBEnUKE0xpc3RPd25Kb2luUmVxdWVzdHMSKy5vdG9saXRoLmF1dGgudjEuTGlzdE93bkpv\
      aW5SZXF1ZXN0c1JlcXVlc3QaLC5vdG9saXRoLmF1dGgudjEuTGlzdE93bkpvaW5SZXF1ZXN0c1Jlc3BvbnNlIgOQAgEy8gUK\
      EU1lbWJlcnNoaXBTZXJ2aWNlEmwKEExpc3RKb2luUmVxdWVzdHMSKC5vdG9saXRoLmF1dGgudjEuTGlzdEpvaW5SZXF1ZXN0\
      c1JlcXVlc3QaKS5vdG9saXRoLmF1dGgudjEuTGlzdEpvaW5SZXF1ZXN0c1Jlc3BvbnNlIgOQAgESbwoRRGVjaWRlSm9pblJl\
      cXVlc3QSKS5vdG9saXRoLmF1dGgudjEuRGVjaWRlSm9pblJlcXVlc3RSZXF1ZXN0Gioub3RvbGl0aC5hdXRoLnYxLkRlY2lk\
      ZUpvaW5SZXF1ZXN0UmVzcG9uc2UiA5ACAhJdCgtMaXN0TWVtYmVycxIjLm90b2xpdGguYXV0aC52MS5MaXN0TWVtYmVyc1Jl\
      cXVlc3QaJC5vdG9saXRoLmF1dGgudjEuTGlzdE1lbWJlcnNSZXNwb25zZSIDkAIBEmYKDlNldE1lbWJlckdyb3VwEiYub3Rv\
      bGl0aC5hdXRoLnYxLlNldE1lbWJlckdyb3VwUmVxdWVzdBonLm90b2xpdGguYXV0aC52MS5TZXRNZW1iZXJHcm91cFJlc3Bv\
      bnNlIgOQAgISXgoQQ3JlYXRlSW52aXRhdGlvbhIoLm90b2xpdGguYXV0aC52MS5DcmVhdGVJbnZpdGF0aW9uUmVxdWVzdBob\
      Lm90b2xpdGguYXV0aC52MS5JbnZpdGF0aW9uIgOQAgISaQoPTGlzdEludml0YXRpb25zEicub3RvbGl0aC5hdXRoLnYxLkxp\
      c3RJbnZpdGF0aW9uc1JlcXVlc3QaKC5vdG9saXRoLmF1dGgudjEuTGlzdEludml0YXRpb25zUmVzcG9uc2UiA5ACARJsChBS\
      ZXZva2VJbnZpdGF0aW9uEigub3RvbGl0aC5hdXRoLnYxLlJldm9rZUludml0YXRpb25SZXF1ZXN0Gikub3RvbGl0aC5hdXRo\
      LnYxLlJldm9rZUludml0YXRpb25SZXNwb25zZSIDkAICMvACChVBZG1pbmlzdHJhdGlvblNlcnZpY2USdQoTUmVnaXN0ZXJT\
      dHVkeUxlYWRlchIrLm90b2xpdGguYXV0aC52MS5SZWdpc3RlclN0dWR5TGVhZGVyUmVxdWVzdBosLm90b2xpdGguYXV0aC52\
      MS5SZWdpc3RlclN0dWR5TGVhZGVyUmVzcG9uc2UiA5ACAhJ7ChVSZWdpc3RlckFkbWluaXN0cmF0b3ISLS5vdG9saXRoLmF1\
      dGgudjEuUmVnaXN0ZXJBZG1pbmlzdHJhdG9yUmVxdWVzdBouLm90b2xpdGguYXV0aC52MS5SZWdpc3RlckFkbWluaXN0cmF0\
      b3JSZXNwb25zZSIDkAICEmMKDVNldExlZFN0dWRpZXMSJS5vdG9saXRoLmF1dGgudjEuU2V0TGVkU3R1ZGllc1JlcXVlc3Qa\
      Ji5vdG9saXRoLmF1dGgudjEuU2V0TGVkU3R1ZGllc1Jlc3BvbnNlIgOQAgIydwoKS2V5U2VydmljZRJpCg9MaXN0U2lnbmlu\
      Z0tleXMSJy5vdG9saXRoLmF1dGgudjEuTGlzdFNpZ25pbmdLZXlzUmVxdWVzdBooLm90b2xpdGguYXV0aC52MS5MaXN0U2ln\
      bmluZ0tleXNSZXNwb25zZSIDkAIBQj0KD290b2xpdGguYXV0aC52MVABWhZvdG9saXRoL2F1dGgvdjE7YXV0aHYxqgIPT3Rv\
      bGl0aC5BdXRoLlYxSo7dAQr+AgoBDBIDBQASGvMCIEFjY291bnRzLCBzZXNzaW9ucywgZW5yb2xtZW50IGFuZCBjb25zZW50\
      LiBJZGVudGl0eSAodXNlcm5hbWUsIGUtbWFpbCBhZGRyZXNzKSBsaXZlcyBoZXJlIGFuZAogbm93aGVyZSBlbHNlOyBldmVy\
      eSBvdGhlciBzZXJ2aWNlIHNlZXMgdGhlIHJhbmRvbSBgcGFydGljaXBhbnRfaWRgIG9ubHkuCgogVGltZXN0YW1wcyBpbiBh\
      bnN3ZXJzIGFyZSBleGFjdCB0byB0aGUgbWljcm9zZWNvbmQuIEJlc2lkZSB0aGUgZXJyb3JzIHRoYXQgc3RhbmQgYXQgYSBt\
      ZXRob2QgaXQgYW5zd2VycwogdGhvc2UgdGhhdCBhbGwgbWV0aG9kcyBoYXZlIChvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMu\
      cHJvdG8pOyB0aGUgcmVhc29ucyBhcmUgaW4gZXJyb3JzLnByb3RvLgoKSQoCBgASBBMAQwEaPSBDcmVhdGluZyBhbmQgY29u\
      ZmlybWluZyBhY2NvdW50cy4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLgoKnQUKBAYAAgASBBwCHgMajgUgQ3JlYXRlcyBh\
      biBhY2NvdW50IHRoYXQgY2FuIHNpZ24gaW4gb25jZSBpdCBpcyBjb25maXJtZWQgKFRZVCDCpzQpLiBXaXRoIGFuIGUtbWFp\
      bCBhZGRyZXNzIGEKIGNvbmZpcm1hdGlvbiBjb2RlIGlzIG1haWxlZDsgd2l0aG91dCBvbmUgdGhlIGFjY291bnQgaXMgYWN0\
      aXZlIGF0IG9uY2UuIFdoZXJlIGFuIGFkZHJlc3MgYWxvbmUgaXMgdGhlCiBuYW1lIGFuZCBiZWxvbmdzIHRvIGFuIGFjY291\
      bnQgYWxyZWFkeSwgdGhlIGFuc3dlciBpcyB0aGUgc2FtZSwgYW5kIHRoZSBtYWlsIHNheXMgc28uCgogRXJyb3JzOiBJTlZB\
      TElEX0FSR1VNRU5UIChldmVyeSBiYWQgZmllbGQgbmFtZWQpOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBVU0VSTkFN\
      RV9UQUtFTjsKIEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uIFJFUVVFU1RfSURfUkVVU0VEIHdoZW4gYHJlcXVlc3RfaWRg\
      IHdhcyB1c2VkIGZvciBvdGhlciBjb250ZW50czsKIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBXQUlUSU5HX0FD\
      Q09VTlRTX0xJTUlUIGFuZCBSZXRyeUluZm8gd2hlbiBmaXZlIGFjY291bnRzIHRoYXQgd2VyZSBtYWRlCiB3aXRoaW4gYW4g\
      aG91ciB3YWl0IGZvciBjb25maXJtYXRpb24gdW5kZXIgdGhlIGFkZHJlc3M7IG9sZGVyIG9uZXMgbWFrZSByb29tLgoK3gQK\
      BAYAAgESBCcCKQMazwQgQWN0aXZhdGVzIGFuIGFjY291bnQuIERlbGV0ZXMgdGhlIGUtbWFpbCBhZGRyZXNzIHVubGVzcyBp\
      dHMga2VlcGluZyB3YXMgY29uc2VudGVkIHRvOyB0aGUgbGFzdCBtYWlsIHRvCiBpdCBoYXMgYSByZWNvdmVyeSBjb2RlLiBT\
      ZW5kaW5nIGl0IGFnYWluIGlzIHNhZmU6IHVudGlsIHRoZSBjb2RlIGV4cGlyZXMgKDI0IGhvdXJzIGFmdGVyIGl0IHdhcyBt\
      YWlsZWQpCiBpdCBpcyBhbnN3ZXJlZCBhcyB0aGUgZmlyc3QgdGltZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IFBF\
      Uk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIENPREVfUkVKRUNURUQgZm9yIGEgd3JvbmcsIHJlcGxhY2VkIG9yCiBleHBp\
      cmVkIGNvZGUsIGZvciBhbiB1bmtub3duIHVzZXJuYW1lIGFuZCBmb3IgYSB3cm9uZyBwYXNzd29yZCBhbGlrZTsgRkFJTEVE\
      X1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbgogRU1BSUxfVEFLRU4gd2hlbiBhbm90aGVyIGFjY291bnQgd2hvc2UgbmFtZSB0\
      aGUgYWRkcmVzcyBpcyB3YXMgY29uZmlybWVkIGJlZm9yZTsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGgKIHJlYXNvbiBUT09f\
      TUFOWV9BVFRFTVBUUyBhbmQgUmV0cnlJbmZvLgoK7QMKBAYAAgISAzICWRrfAyBNYWlscyBhIG5ldyBjb2RlIHRvIGFuIGFj\
      Y291bnQgdGhhdCB3YWl0cyBmb3IgY29uZmlybWF0aW9uLCB1bmxlc3Mgb25lIHdhcyBtYWlsZWQganVzdCBub3c7IHRoZSBj\
      b2RlCiBiZWZvcmUgaXMgZ29vZCBubyBtb3JlLiBBbnN3ZXJzIHRoZSBzYW1lIHdoZXRoZXIgb3Igbm90IHN1Y2ggYW4gYWNj\
      b3VudCBleGlzdHMuCgogTm90IGlkZW1wb3RlbnQ6IHRoZSBzZWNvbmQgY2FsbCBtYXkgbWFpbCBhbm90aGVyIGNvZGUsIHdo\
      aWNoIHJlcGxhY2VzIHRoZSBmaXJzdC4gU2VuZGluZyBpdCBhZ2Fpbgogd2hlbiB0aGUgYW5zd2VyIHdhcyBsb3N0IGRvZXMg\
      bm8gaGFybTogdGhlIG5ld2VzdCBtYWlsIGhhcyB0aGUgY29kZSB0aGF0IGNvdW50cy4KCiBFcnJvcnM6IFJFU09VUkNFX0VY\
      SEFVU1RFRCB3aXRoIHJlYXNvbiBNQUlMX1JFUVVFU1RTX0xJTUlUIGFuZCBSZXRyeUluZm8gd2hpbGUgMTAsMDAwIHJlcXVl\
      c3RzIGZvcgogbWFpbHMgd2FpdC4KCokBCgQGAAIDEgQ2AjgDGnsgVGhlIGNhbGxlcidzIG93biBhY2NvdW50LiBOZWVkcyBh\
      IHRva2VuLgoKIEVycm9yczogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQgd2hlbiB0aGUgYWNj\
      b3VudCBpcyBubyBtb3JlLgoK8wMKBAYAAgQSBEACQgMa5AMgUmVwbGFjZXMgdGhlIGNhbGxlcidzIHBhc3N3b3JkLiBBbGwg\
      b3RoZXIgc2Vzc2lvbnMgZW5kLCBjb2RlcyB0aGF0IHdlcmUgbWFpbGVkIGZvciBhIHJlc2V0IGFyZSBnb29kIG5vCiBtb3Jl\
      LCBhbmQgdGhlIGFjY291bnQncyBhZGRyZXNzIGlzIHRvbGQgd2hlcmUgaXQgaXMga2VwdC4gTmVlZHMgYSB0b2tlbi4gU2Vu\
      dCBhZ2FpbiB3aGVuIHRoZSBhbnN3ZXIgd2FzCiBsb3N0LCBpdCBpcyBhbnN3ZXJlZCBhcyB0aGUgZmlyc3QgdGltZS4KCiBF\
      cnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIFBBU1NXT1JEX1dST05HOyBG\
      QUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBBQ0NPVU5UX0FOT05ZTU9VUzsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdp\
      dGggcmVhc29uIFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm87IFVOQVVUSEVOVElDQVRFRCB3aXRoCiByZWFzb24g\
      U0VTU0lPTl9FTkRFRC4KCiMKAgQAEgRGAFQBGhcgQW4gYWNjb3VudCB0byBjcmVhdGUuCgpmCgQEAAIAEgNIAhgaWSBDbGll\
      bnQtbWFkZSBVVUlELCBrZXB0IHVudGlsIGFuIGFuc3dlciBhcnJpdmVzOyBzZW5kaW5nIHRoZSBzYW1lIHJlcXVlc3QgYWdh\
      aW4gaXMgc2FmZS4KCqIBCgQEAAIBEgNLAhYalAEgM+KAkzY0IGNoYXJhY3RlcnMgb2YgbGV0dGVycywgZGlnaXRzLCBgLmAs\
      IGBfYCwgYC1gOyBjb21wYXJlZCB3aXRob3V0IGNhc2UuIE1heSBiZSBlbXB0eSB3aGVyZSB0aGUKIGFkZHJlc3MgaXMga2Vw\
      dCwgd2hpY2ggaXMgc2lnbmVkIGluIHdpdGggdGhlbi4KCmQKBAQAAgISA00CFhpXIDjigJMxMjggY2hhcmFjdGVycywgbm90\
      IG9uIHRoZSBsaXN0IG9mIGNvbW1vbiBwYXNzd29yZHMsIG5vdCBjb250YWluaW5nIHRoZSB1c2VybmFtZS4KCkQKBAQAAgMS\
      A08CExo3IE9wdGlvbmFsLiBXaXRoIGl0IHRoZSBhY2NvdW50IHdhaXRzIGZvciBjb25maXJtYXRpb24uCgpfCgQEAAIEEgNR\
      AhkaUiBXaGV0aGVyIHRoZSBhZGRyZXNzIG1heSBiZSBrZXB0IGFmdGVyIGNvbmZpcm1hdGlvbi4gUmVxdWlyZWQgd2l0aG91\
      dCBhIHVzZXJuYW1lLgoKPgoEBAACBRIDUwIWGjEgQkNQIDQ3IGxhbmd1YWdlIGZvciBtYWlsczsgZW1wdHkgbWVhbnMgRW5n\
      bGlzaC4KCiYKAgUAEgRXAF4BGhogV2hldGhlciBhIHdyaXRlIHdhcyBuZXcuCgoeCgQFAAIAEgNZAiAaESBOZXZlciBhbnN3\
      ZXJlZC4KCiAKBAUAAgESA1sCHBoTIFRoaXMgY2FsbCBkaWQgaXQuCgo/CgQFAAICEgNdAiMaMiBUaGUgc2FtZSB3cml0ZSB3\
      YXMgZG9uZSBiZWZvcmU7IG5vdGhpbmcgY2hhbmdlZC4KCiMKAgQBEgRhAGoBGhcgVGhlIGFjY291bnQgaXMgdGhlcmUuCgol\
      CgQEAQIAEgNjAhsaGCBXaGV0aGVyIGl0IHdhcyBiZWZvcmUuCgpmCgQEAQIBEgNlAiEaWSBUcnVlOiBpdCBjYW5ub3QgYmUg\
      c2lnbmVkIGluIHRvIGJlZm9yZSB0aGUgbWFpbGVkIGNvZGUgaGFzIGJlZW4gc2VudCB0byBDb25maXJtQWNjb3VudC4KCpoC\
      CgQEAQICEgNpAhsajAIgV2l0aG91dCBhbiBhZGRyZXNzOiB0aGUgb25seSB3YXkgYmFjayBpbiB3aGVuIHRoZSBwYXNzd29y\
      ZCBpcyBmb3Jnb3R0ZW4gKFJlY292ZXJBY2NvdW50KSwgdG8gYmUgc2hvd24KIG9uY2UgYW5kIHdyaXR0ZW4gZG93bi4gVGhl\
      IHNhbWUgcmVxdWVzdCBhZ2FpbiBpcyBhbnN3ZXJlZCB3aXRoIGFub3RoZXIgb25lLCBzaW5jZSB0aGUgZmlyc3QgYW5zd2Vy\
      IG1heQogaGF2ZSBiZWVuIGxvc3Q7IGFueSBvZiB0aGVtIGlzIGdvb2QuIEVtcHR5IHdpdGggYW4gYWRkcmVzcy4KCiUKAgQC\
      EgRtAHUBGhkgQSBjb2RlIHRoYXQgd2FzIG1haWxlZC4KCk8KBAQCAgASA28CFhpCIE9mIHRoZSBhY2NvdW50IHRoYXQgd2Fp\
      dHM7IGl0cyBhZGRyZXNzIHdoZXJlIGl0IGhhcyBubyB1c2VybmFtZS4KCj8KBAQCAgESA3ECEhoyIFRoZSBtYWlsZWQgY29k\
      ZTsgY2FzZSBhbmQgaHlwaGVucyBkbyBub3QgbWF0dGVyLgoKswEKBAQCAgISA3QCFhqlASBXaXRoIGFuIGFkZHJlc3MgYXMg\
      bmFtZTogdGhlIHBhc3N3b3JkIG9mIHRoZSByZWdpc3RyYXRpb24sIHNvIHRoYXQgbm9ib2R5IGNvbmZpcm1zIGFuIGFjY291\
      bnQgdGhhdAogc29tZWJvZHkgZWxzZSBtYWRlIHdpdGggdGhlaXIgYWRkcmVzcy4gT3RoZXJ3aXNlIG5vdCBsb29rZWQgYXQu\
      CgqYAQoCBQESBXkAgwEBGooBIFdoYXQgYmVjYW1lIG9mIHRoZSBlLW1haWwgYWRkcmVzcyB0aGF0IHRoZSBjb2RlIHdhcyBt\
      YWlsZWQgdG8uIFdob2V2ZXIgaGFzIHRoZSBjb2RlIHJlYWRzIHRoYXQKIGFkZHJlc3MncyBtYWlsLCBhbmQgbm9ib2R5IGVs\
      c2UgaXMgdG9sZC4KCh4KBAUBAgASA3sCIBoRIE5ldmVyIGFuc3dlcmVkLgoKRAoEBQECARIDfQIZGjcgSXQgc3RheXMgd2l0\
      aCB0aGUgYWNjb3VudCwgYW5kIGNhbiBiZSBzaWduZWQgaW4gd2l0aC4KCjAKBAUBAgISA38CGxojIEl0cyBrZWVwaW5nIHdh\
      cyBub3QgY29uc2VudGVkIHRvLgoKvgEKBAUBAgMSBIIBAiwarwEgSXRzIGtlZXBpbmcgd2FzIGNvbnNlbnRlZCB0bywgYnV0\
      IGFub3RoZXIgYWNjb3VudCwgY29uZmlybWVkIGVhcmxpZXIsIGtlZXBzIGl0OiBhbiBhZGRyZXNzIGJlbG9uZ3MKIHRvIG9u\
      ZSBhY2NvdW50LiBUaGlzIG9uZSBoYXMgbm9uZSwgYW5kIGlzIHNpZ25lZCBpbiB0byB3aXRoIGl0cyB1c2VybmFtZS4KCjAK\
      AgQDEgaGAQCMAQEaIiBUaGUgYWNjb3VudCBjYW4gYmUgc2lnbmVkIGluIHRvLgoKKwoEBAMCABIEiAECIRodIFdoYXQgYmVj\
      YW1lIG9mIHRoZSBhZGRyZXNzLgoK1gEKBAQDAgESBIsBAhsaxwEgV2hlcmUgbm8gYWRkcmVzcyBzdGF5czogdGhlIHdheSBi\
      YWNrIGluIHdoZW4gdGhlIHBhc3N3b3JkIGlzIGZvcmdvdHRlbiAoUmVjb3ZlckFjY291bnQpLiBJdCBpcyBtYWlsZWQsCiB0\
      b28sIGFzIHRoZSBsYXN0IG1haWwgdG8gdGhlIGFkZHJlc3M7IHNvIGl0IGlzIGVtcHR5IHdoZW4gdGhlIHNhbWUgcmVxdWVz\
      dCBpcyBhbnN3ZXJlZCBhZ2Fpbi4KCiYKAgQEEgaPAQCTAQEaGCBBc2tzIGZvciBhbm90aGVyIGNvZGUuCgqRAQoEBAQCABIE\
      kgECFhqCASBPZiB0aGUgYWNjb3VudCB0aGF0IHdhaXRzLCBvciBpdHMgYWRkcmVzcyB3aGVyZSBpdCBoYXMgbm8gdXNlcm5h\
      bWU7IGEgdGV4dCB0aGF0IGNhbiBiZSBuZWl0aGVyIGlzCiBhbnN3ZXJlZCBsaWtlIGFuIHVua25vd24gb25lLgoKLQoCBAUS\
      BJYBACUaISBTYXlzIG5vdGhpbmcgYWJvdXQgdGhlIGFjY291bnQuCgo3CgIEBhIEmQEAHBorIE5hbWVzIG5vYm9keTogdGhl\
      IGFjY291bnQgaXMgdGhlIHRva2VuJ3MuCgorCgIEBxIGnAEAswEBGh0gV2hhdCBpcyBrZXB0IG9mIGFuIGFjY291bnQuCgpI\
      CgQEBwIAEgSeAQIcGjogUmFuZG9tIFVVSUQsIGJ5IHdoaWNoIGFsbCBzZXJ2aWNlcyBrbm93IHRoZSBwYXJ0aWNpcGFudC4K\
      ClYKBAQHAgESBKABAhYaSCBFbXB0eSBmb3IgYW4gYW5vbnltb3VzIGFjY291bnQsIGFuZCBmb3Igb25lIHdob3NlIG5hbWUg\
      aXMgaXRzIGFkZHJlc3MuCgo6CgQEBwICEgSiAQITGiwgRW1wdHkgdW5sZXNzIGl0cyBrZWVwaW5nIHdhcyBjb25zZW50ZWQg\
      dG8uCgopCgQEBwIDEgSkAQIWGhsgQkNQIDQ3IGxhbmd1YWdlIG9mIG1haWxzLgoKUgoEBAcCBBIEpgECFRpEIE1hZGUgYnkg\
      U2lnbkluQW5vbnltb3VzbHk6IHdpdGhvdXQgdXNlcm5hbWUsIHBhc3N3b3JkIGFuZCBhZGRyZXNzLgoKJwoEBAcCBRIEqAEC\
      LBoZIFdoZW4gaXQgd2FzIHJlZ2lzdGVyZWQuCgpOCgQEBwIGEgSqAQISGkAgT2Ygd2hhdCBPd25BY2NvdW50U2VydmljZS5V\
      cGRhdGVBY2NvdW50IGNoYW5nZXMsIGFzIGl0IHN0YW5kcy4KCjcKBAQHAgcSBKwBAhYaKSBXaGV0aGVyIGl0cyBvd25lciB3\
      YW50cyB0aGUgbmV3c2xldHRlci4KCjIKBAQHAggSBK4BAhYaJCBXaGF0IGl0cyBvd25lciBzYXlzIG9mIHRoZW1zZWx2ZXMu\
      CgpLCgQEBwIJEgSwAQIcGj0gVGhlIGFkZHJlc3MgdGhhdCB3YWl0cyBmb3IgQ29uZmlybUVtYWlsQ2hhbmdlOyBlbXB0eTog\
      bm9uZS4KClcKBAQHAgoSBLIBAh0aSSBXaGV0aGVyIGFuIGFkbWluaXN0cmF0b3IgbWFya2VkIHRoZSBhY2NvdW50OiB3aGF0\
      IGl0IGFuc3dlcnMgaXMgYSB0ZXN0LgoKSwoCBgESBrYBAPoBARo9IFNpZ25pbmcgaW4gYW5kIHN0YXlpbmcgc2lnbmVkIGlu\
      LiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW4uCgrwBAoEBgECABIEwAECNRrhBCBCZWdpbnMgYSBzZXNzaW9uIG9mIGFuIGFj\
      Y291bnQuCgogTm90IGlkZW1wb3RlbnQ6IGVhY2ggY2FsbCBiZWdpbnMgYSBzZXNzaW9uIG9mIGl0cyBvd24uIFNlbmRpbmcg\
      aXQgYWdhaW4gd2hlbiB0aGUgYW5zd2VyIHdhcyBsb3N0IGRvZXMKIG5vIGhhcm06IHRoZSBzZXNzaW9uIHRoYXQgbm9ib2R5\
      IGtub3dzIG9mIGVuZHMgdW51c2VkIGFmdGVyIDkwIGRheXMsIG9yIGFzIHRoZSBvbGRlc3Qgb2YgbW9yZSB0aGFuIDIwLgoK\
      IEVycm9yczogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIENSRURFTlRJQUxTX1JFSkVDVEVEIGZvciBhIHdyb25nIHBh\
      c3N3b3JkIGFuZCBhbiB1bmtub3duCiB1c2VybmFtZSBhbGlrZTsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBB\
      Q0NPVU5UX05PVF9DT05GSVJNRUQgKG9ubHkgd2l0aCB0aGUgcmlnaHQKIHBhc3N3b3JkKTsgUEVSTUlTU0lPTl9ERU5JRUQg\
      d2l0aCByZWFzb24gQUNDT1VOVF9TVVNQRU5ERUQgKG9ubHkgd2l0aCB0aGUgcmlnaHQgcGFzc3dvcmQpOwogUkVTT1VSQ0Vf\
      RVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm8gYWZ0ZXIgcmVwZWF0ZWQgZmFp\
      bHVyZXMuCgqHBgoEBgECARIGywECzQEDGvYFIE1ha2VzIGEgcGFydGljaXBhbnQgd2l0aG91dCBhbnkgYWNjb3VudCBkYXRh\
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
      AgISBNgBAjgasQUgRXhjaGFuZ2VzIGEgcmVmcmVzaCB0b2tlbiBmb3IgYSBuZXcgcGFpci4gQSB0b2tlbiBpcyBnb29kIGZv\
      ciBvbmUgZXhjaGFuZ2UuIFNlbnQgYWdhaW4gd2l0aGluIDMwCiBzZWNvbmRzIG9mIHRoYXQgZXhjaGFuZ2UgKHRoZSByZXNw\
      b25zZSB3YXMgbG9zdCkgaXQgaXMgYW5zd2VyZWQgYWdhaW4sIHVwIHRvIDY0IHRpbWVzLCB1bmxlc3MgdGhlCiB0b2tlbiB0\
      aGF0IGNhbWUgb2YgaXQgd2FzIHVzZWQgbWVhbndoaWxlOyBhZnRlciB0aGF0IGl0IGNvdW50cyBhcyBzdG9sZW4gYW5kIGVu\
      ZHMgdGhlIHdob2xlCiBzZXNzaW9uLCB3aXRoIGFsbCB0aGF0IGNhbWUgb2YgaXQuCgogTm90IGlkZW1wb3RlbnQ6IHNlbnQg\
      YWdhaW4gbGF0ZXIgdGhhbiB0aGF0LCBpdCBlbmRzIHRoZSBzZXNzaW9uLgoKIEVycm9yczogVU5BVVRIRU5USUNBVEVEIHdp\
      dGggcmVhc29uIFJFRlJFU0hfVE9LRU5fUkVKRUNURUQ6IHNpZ24gaW4gYW5ldzsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGgK\
      IHJlYXNvbiBSRUZSRVNIX1JFUEVBVEVEX0xJTUlUOiB1c2Ugb25lIG9mIHRoZSBhbnN3ZXJzLCB0aGlzIHRva2VuIGhhcyBu\
      byBtb3JlOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoCiByZWFzb24gQUNDT1VOVF9TVVNQRU5ERUQ6IGtlZXAgdGhlIHRva2Vu\
      LCB3aGljaCBpcyBnb29kIGFnYWluIHdoZW4gdGhlIGFjY291bnQgaXMgcmVzdG9yZWQuCgphCgQGAQIDEgbaAQLcAQMaUSBS\
      ZXZva2VzIHRoZSByZWZyZXNoIHRva2VuJ3Mgd2hvbGUgZmFtaWx5LiBVbmtub3duIHRva2VucyBhcmUgYWNjZXB0ZWQgc2ls\
      ZW50bHkuCgrHAQoEBgECBBIG4AEC4gEDGrYBIFRoZSBjYWxsZXIncyBzZXNzaW9ucyB0aGF0IGhhdmUgbmVpdGhlciBlbmRl\
      ZCBub3IgZXhwaXJlZCwgbmV3ZXN0IHNpZ24taW4gZmlyc3QuIE5lZWRzIGEgdG9rZW4uCgogRXJyb3JzOiBVTkFVVEhFTlRJ\
      Q0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRCB3aGVuIHRoZSBjYWxsZXIncyBvd24gaGFzIGVuZGVkLgoKmQMKBAYB\
      AgUSBugBAuoBAxqIAyBFbmRzIG9uZSBvZiB0aGUgY2FsbGVyJ3Mgc2Vzc2lvbnM6IGl0cyByZWZyZXNoIHRva2VucyBhcmUg\
      cmVmdXNlZCBhdCBvbmNlOyBhY2Nlc3MgdG9rZW5zIHRoYXQgd2VyZSBtYWRlCiBvZiBpdCBhcmUgZ29vZCB1bnRpbCB0aGV5\
      IGVuZCwgMTAgbWludXRlcyBhdCBtb3N0LiBOZWVkcyBhIHRva2VuLiBPbmUgdGhhdCBoYXMgZW5kZWQgYWxyZWFkeSBpcyBu\
      byBlcnJvci4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTRVNTSU9OX1VOS05P\
      V04sIGFsc28gZm9yIGEgc2Vzc2lvbiBvZiBzb21lYm9keSBlbHNlOwogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNF\
      U1NJT05fRU5ERUQgd2hlbiB0aGUgY2FsbGVyJ3Mgb3duIGhhcyBlbmRlZC4KCrsBCgQGAQIGEgbuAQLwAQMaqgEgRW5kcyBh\
      bGwgb2YgdGhlIGNhbGxlcidzIHNlc3Npb25zLCBhcyBFbmRTZXNzaW9uIGRvZXMgb25lLiBOZWVkcyBhIHRva2VuLgoKIEVy\
      cm9yczogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQgd2hlbiB0aGUgY2FsbGVyJ3Mgb3duIGhh\
      cyBlbmRlZCBvdGhlcndpc2UuCgqJBAoEBgECBxIE+QECShr6AyBQcm92ZXMgdGhlIHBhc3N3b3JkIG9uY2UgbW9yZSwgZm9y\
      IHdoYXQgYXNrcyBmb3IgYSBmcmVzaCBwcm9vZjogdGhlIGFjY2VzcyB0b2tlbiB0aGF0IGlzIGFuc3dlcmVkIHNheXMKIG5v\
      dyBhcyBpdHMgYGF1dGhfdGltZWAuIFRoZSBzZXNzaW9uIGFuZCBpdHMgcmVmcmVzaCB0b2tlbiBnbyBvbi4gTmVlZHMgYSB0\
      b2tlbi4KCiBOb3QgaWRlbXBvdGVudDogZWFjaCBjYWxsIGFuc3dlcnMgYSB0b2tlbiBvZiBpdHMgb3duLiBTZW5kaW5nIGl0\
      IGFnYWluIGRvZXMgbm8gaGFybS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGgg\
      cmVhc29uIFBBU1NXT1JEX1dST05HOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBBQ0NPVU5UX0FOT05ZTU9V\
      UzsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm87IFVOQVVU\
      SEVOVElDQVRFRCB3aXRoCiByZWFzb24gU0VTU0lPTl9FTkRFRC4KCh0KAgQIEgb9AQCHAgEaDyBXaG8gc2lnbnMgaW4uCgpB\
      CgQECAIAEgT/AQIWGjMgVXNlcm5hbWUsIG9yIHRoZSBlLW1haWwgYWRkcmVzcyB3aGVyZSBpdCBpcyBrZXB0LgoKPQoEBAgC\
      ARIEgQICFhovIEFzIGl0IHdhcyByZWdpc3RlcmVkIChSRkMgODI2NSBPcGFxdWVTdHJpbmcpLgoKYQoEBAgCAhIEgwICIBpT\
      IFNlcnZpY2VzIHRoZSBhY2Nlc3MgdG9rZW4gaXMgZm9yLCBlLmcuIGBvdG9saXRoLWluZ2VzdGlvbmA7IGVtcHR5IG1lYW5z\
      IGFsbCBmb3VyLgoKqgEKBAQIAgMSBIYCAhMamwEgV2hhdCB0aGUgcGVyc29uIGtub3dzIHRoZSBzZXNzaW9uIGJ5IGluIExp\
      c3RTZXNzaW9ucywgZS5nLiB0aGUgbmFtZSBvZiB0aGUgZGV2aWNlOiBhdCBtb3N0IDY0IGNoYXJhY3RlcnMsCiBub25lIG9m\
      IHRoZW0gYSBjb250cm9sIGNoYXJhY3Rlci4gRW1wdHk6IG5vbmUuCgorCgIECRIGigIAmQIBGh0gVGhlIHNlc3Npb24gdGhh\
      dCB3YXMgYmVndW4uCgpdCgQECQIAEgSMAgIaGk8gSldUIChSRkMgOTA2OCB0eXBlIGBhdCtqd3RgLCBFZERTQSk7IG9wYXF1\
      ZSB0byBnYXRld2F5cyB0aGF0IG9ubHkgZm9yd2FyZCBpdC4KClUKBAQJAgESBI4CAjkaRyBXaGVuIHRoZSBhY2Nlc3MgdG9r\
      ZW4gZW5kczogMTAgbWludXRlcyBhZnRlciBpdCB3YXMgbWFkZSwgYnkgZGVmYXVsdC4KCj8KBAQJAgISBJACAhsaMSBPcGFx\
      dWUsIDI1NiByYW5kb20gYml0cy4gUmVwbGFjZWQgYXQgZXZlcnkgdXNlLgoKhgEKBAQJAgMSBJMCAjoaeCBXaGVuIHRoZSBz\
      ZXNzaW9uIGVuZHMgdW5sZXNzIGl0IGlzIHJlZnJlc2hlZCBiZWZvcmU6IDkwIGRheXMsIGJ5IGRlZmF1bHQsIGFuZCBhIHll\
      YXIgYWZ0ZXIgdGhlIHNpZ24taW4KIGF0IHRoZSBsYXRlc3QuCgpXCgQECQIEEgSVAgIcGkkgUmFuZG9tIFVVSUQgb2YgdGhl\
      IGFjY291bnQsIGJ5IHdoaWNoIGFsbCBzZXJ2aWNlcyBrbm93IHRoZSBwYXJ0aWNpcGFudC4KCsQBCgQECQIFEgSYAgIxGrUB\
      IEN1cnJlbnQgZW5yb2xtZW50cyB3aG9zZSBzdHVkeSBoYXMgYW5vdGhlciBjb25zZW50IHRleHQgYnkgbm93LCBieSB0aGUg\
      aWRzIG9mIHRoZSBzdHVkaWVzLiBTaG93IHRoZXNlCiB0ZXh0cywgYW5kIGpvaW4gd2l0aCB0aGVtOyB0YWtpbmcgcGFydCBn\
      b2VzIG9uIHVudGlsIHRoZSBgZW5kX3RpbWVgIG9mIGVhY2guCgomCgIEChIGnAIAowIBGhggQSBwYXJ0aWNpcGFudCB0byBt\
      YWtlLgoKIQoEBAoCABIEngICGBoTIENsaWVudC1tYWRlIFVVSUQuCgokCgQECgIBEgSgAgIgGhYgQXMgaW4gU2lnbkluUmVx\
      dWVzdC4KCkUKBAQKAgISBKICAhMaNyBBcyBpbiBTaWduSW5SZXF1ZXN0OyBzZW50IGFnYWluLCB0aGUgZmlyc3Qgb25lIHN0\
      YXlzLgoKZQoCBAsSBqYCALUCARpXIFRoZSBzZXNzaW9uIG9mIHRoZSBuZXcgcGFydGljaXBhbnQsIG9yIG9mIHRoZSBvbmUg\
      dGhhdCB0aGlzIGByZXF1ZXN0X2lkYCBtYWRlIGJlZm9yZS4KCl0KBAQLAgASBKgCAhoaTyBKV1QgKFJGQyA5MDY4IHR5cGUg\
      YGF0K2p3dGAsIEVkRFNBKTsgb3BhcXVlIHRvIGdhdGV3YXlzIHRoYXQgb25seSBmb3J3YXJkIGl0LgoKVQoEBAsCARIEqgIC\
      ORpHIFdoZW4gdGhlIGFjY2VzcyB0b2tlbiBlbmRzOiAxMCBtaW51dGVzIGFmdGVyIGl0IHdhcyBtYWRlLCBieSBkZWZhdWx0\
      LgoKPwoEBAsCAhIErAICGxoxIE9wYXF1ZSwgMjU2IHJhbmRvbSBiaXRzLiBSZXBsYWNlZCBhdCBldmVyeSB1c2UuCgqGAQoE\
      BAsCAxIErwICOhp4IFdoZW4gdGhlIHNlc3Npb24gZW5kcyB1bmxlc3MgaXQgaXMgcmVmcmVzaGVkIGJlZm9yZTogOTAgZGF5\
      cywgYnkgZGVmYXVsdCwgYW5kIGEgeWVhciBhZnRlciB0aGUgc2lnbi1pbgogYXQgdGhlIGxhdGVzdC4KClcKBAQLAgQSBLEC\
      AhwaSSBSYW5kb20gVVVJRCBvZiB0aGUgYWNjb3VudCwgYnkgd2hpY2ggYWxsIHNlcnZpY2VzIGtub3cgdGhlIHBhcnRpY2lw\
      YW50LgoKxAEKBAQLAgUSBLQCAjEatQEgQ3VycmVudCBlbnJvbG1lbnRzIHdob3NlIHN0dWR5IGhhcyBhbm90aGVyIGNvbnNl\
      bnQgdGV4dCBieSBub3csIGJ5IHRoZSBpZHMgb2YgdGhlIHN0dWRpZXMuIFNob3cgdGhlc2UKIHRleHRzLCBhbmQgam9pbiB3\
      aXRoIHRoZW07IHRha2luZyBwYXJ0IGdvZXMgb24gdW50aWwgdGhlIGBlbmRfdGltZWAgb2YgZWFjaC4KCiwKAgQMEga4AgC7\
      AgEaHiBUaGUgdG9rZW4gdGhhdCBpcyBleGNoYW5nZWQuCgouCgQEDAIAEgS6AgIbGiAgVGhlIG5ld2VzdCBvbmUgb2YgdGhl\
      IHNlc3Npb24uCgo2CgIEDRIGvgIAzQIBGiggVGhlIHNlc3Npb24gZ29lcyBvbiB3aXRoIHRoZXNlIHRva2Vucy4KCl0KBAQN\
      AgASBMACAhoaTyBKV1QgKFJGQyA5MDY4IHR5cGUgYGF0K2p3dGAsIEVkRFNBKTsgb3BhcXVlIHRvIGdhdGV3YXlzIHRoYXQg\
      b25seSBmb3J3YXJkIGl0LgoKVQoEBA0CARIEwgICORpHIFdoZW4gdGhlIGFjY2VzcyB0b2tlbiBlbmRzOiAxMCBtaW51dGVz\
      IGFmdGVyIGl0IHdhcyBtYWRlLCBieSBkZWZhdWx0LgoKPwoEBA0CAhIExAICGxoxIE9wYXF1ZSwgMjU2IHJhbmRvbSBiaXRz\
      LiBSZXBsYWNlZCBhdCBldmVyeSB1c2UuCgqGAQoEBA0CAxIExwICOhp4IFdoZW4gdGhlIHNlc3Npb24gZW5kcyB1bmxlc3Mg\
      aXQgaXMgcmVmcmVzaGVkIGJlZm9yZTogOTAgZGF5cywgYnkgZGVmYXVsdCwgYW5kIGEgeWVhciBhZnRlciB0aGUgc2lnbi1p\
      bgogYXQgdGhlIGxhdGVzdC4KClcKBAQNAgQSBMkCAhwaSSBSYW5kb20gVVVJRCBvZiB0aGUgYWNjb3VudCwgYnkgd2hpY2gg\
      YWxsIHNlcnZpY2VzIGtub3cgdGhlIHBhcnRpY2lwYW50LgoKxAEKBAQNAgUSBMwCAjEatQEgQ3VycmVudCBlbnJvbG1lbnRz\
      IHdob3NlIHN0dWR5IGhhcyBhbm90aGVyIGNvbnNlbnQgdGV4dCBieSBub3csIGJ5IHRoZSBpZHMgb2YgdGhlIHN0dWRpZXMu\
      IFNob3cgdGhlc2UKIHRleHRzLCBhbmQgam9pbiB3aXRoIHRoZW07IHRha2luZyBwYXJ0IGdvZXMgb24gdW50aWwgdGhlIGBl\
      bmRfdGltZWAgb2YgZWFjaC4KCiYKAgQOEgbQAgDTAgEaGCBUaGUgc2Vzc2lvbiB0aGF0IGVuZHMuCgofCgQEDgIAEgTSAgIb\
      GhEgT2YgdGhlIHNlc3Npb24uCgo2CgIEDxIE1gIAGhoqIFRoZSBzZXNzaW9uIGhhcyBlbmRlZCwgaWYgdGhlcmUgd2FzIG9u\
      ZS4KCjEKAgQQEgbZAgDnAgEaIyBPbmUgc2lnbi1pbiwgYW5kIHdoYXQgY2FtZSBvZiBpdC4KChwKBAQQAgASBNsCAhgaDiBS\
      YW5kb20gVVVJRC4KCjwKBAQQAgESBN0CAhMaLiBBcyBpdCB3YXMgZ2l2ZW4gYXQgdGhlIHNpZ24taW47IGVtcHR5OiBub25l\
      LgoKJQoEBBACAhIE3wICLBoXIFdoZW4gdGhlIHNpZ24taW4gd2FzLgoKhgEKBAQQAgMSBOICAi4aeCBUaGUgZGF5LCBhcyBt\
      aWRuaWdodCBpbiBVVEMsIG9mIHRoZSBsYXN0IHNpZ24taW4gb3IgcmVmcmVzaC4gTW9yZSBpcyBub3QgdG9sZCwgYW5kIG5v\
      IGFkZHJlc3Mgb2YgdGhlCiBuZXR3b3JrIGlzIGtlcHQuCgo7CgQEEAIEEgTkAgIsGi0gV2hlbiBpdCBlbmRzIHVubGVzcyBp\
      dCBpcyByZWZyZXNoZWQgYmVmb3JlLgoKPgoEBBACBRIE5gICExowIFdoZXRoZXIgdGhlIGNhbGxlcidzIHRva2VuIGlzIG9m\
      IHRoaXMgc2Vzc2lvbi4KCjAKAgQREgbqAgDvAgEaIiBBc2tzIGZvciBhIHBhZ2Ugb2Ygb3duIHNlc3Npb25zLgoKJQoEBBEC\
      ABIE7AICFxoXIDEgdG8gMjAwOyAwIG1lYW5zIDUwLgoKTwoEBBECARIE7gICGBpBIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRo\
      ZSBwYWdlIGJlZm9yZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKJwoCBBISBvICAPcCARoZIEEgcGFnZSBvZiBvd24g\
      c2Vzc2lvbnMuCgolCgQEEgIAEgT0AgIgGhcgTmV3ZXN0IHNpZ24taW4gZmlyc3QuCgo+CgQEEgIBEgT2AgIdGjAgT2YgdGhl\
      IG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKKwoCBBMSBvoCAP0CARodIFRoZSBzZXNzaW9uIHRo\
      YXQgaXMgdG8gZW5kLgoKKQoEBBMCABIE/AICGBobIFVVSUQsIGFzIGluIExpc3RTZXNzaW9ucy4KCiQKAgQUEgSAAwAdGhgg\
      VGhlIHNlc3Npb24gaGFzIGVuZGVkLgoKKQoCBBUSBoMDAIYDARobIFNlc3Npb25zIHRoYXQgYXJlIHRvIGVuZC4KCj4KBAQV\
      AgASBIUDAhgaMCBUaGUgb25lIHRoYXQgdGhlIGNhbGxlcidzIHRva2VuIGlzIG9mIGdvZXMgb24uCgoeCgIEFhIEiQMAIRoS\
      IFRoZXkgaGF2ZSBlbmRlZC4KCiUKAgQXEgaMAwCPAwEaFyBBIHByb29mIG9mIHdobyBjYWxscy4KCi0KBAQXAgASBI4DAhYa\
      HyBUaGUgYWNjb3VudCdzLCBhcyBhdCBzaWduLWluLgoKJQoCBBgSBpIDAJcDARoXIFdoYXQgdGhlIHByb29mIGdpdmVzLgoK\
      RwoEBBgCABIElAMCGho5IEluIHBsYWNlIG9mIHRoZSBvbmUgdGhhdCB3YXMgc2hvd247IGBhdXRoX3RpbWVgIGlzIG5vdy4K\
      ClUKBAQYAgESBJYDAjkaRyBXaGVuIHRoZSBhY2Nlc3MgdG9rZW4gZW5kczogMTAgbWludXRlcyBhZnRlciBpdCB3YXMgbWFk\
      ZSwgYnkgZGVmYXVsdC4KCi0KAgQZEgaaAwCfAwEaHyBBIGNoYW5nZSBvZiB0aGUgb3duIHBhc3N3b3JkLgoKKQoEBBkCABIE\
      nAMCFhobIFRoZSBvbmUgdGhhdCBpcyBnb29kIG5vdy4KCkUKBAQZAgESBJ4DAhoaNyBUaGUgb25lIGluIGl0cyBwbGFjZSwg\
      YnkgdGhlIHJ1bGVzIG9mIGEgcmVnaXN0cmF0aW9uLgoKMwoCBBoSBKIDACEaJyBUaGUgbmV3IHBhc3N3b3JkIGlzIGdvb2Qg\
      ZnJvbSBub3cgb24uCgpJCgIGAhIGpQMAywMBGjsgV2hpY2ggc3R1ZGllcyBhIHBhcnRpY2lwYW50IHRha2VzIHBhcnQgaW4u\
      IE5lZWRzIGEgdG9rZW4uCgr0CQoEBgICABIGtQMCtwMDGuMJIFJlY29yZHMgY29uc2VudCB0byB0aGUgdGV4dCB2ZXJzaW9u\
      IG5hbWVkLCBlbnJvbHMsIGFuZCBhbnN3ZXJzIHdpdGggYW4gYWNjZXNzIHRva2VuIHRoYXQgY2FycmllcwogdGhlIGVucm9s\
      bWVudC4gSm9pbmluZyB0d2ljZSBpcyBzYWZlLiBJbiBhIHN0dWR5IGJ5IHJlcXVlc3QgKGFuZCB3aXRob3V0IGFuIGludml0\
      YXRpb24pCiB0aGUgYW5zd2VyIGhhcyBhIGBqb2luX3JlcXVlc3RgIHRoYXQgd2FpdHMgZm9yIGEgbGVhZGVyIGluc3RlYWQg\
      b2YgYW4gZW5yb2xtZW50LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyB3aXRoIHJlYXNvbiBDT05TRU5UX0xB\
      TkdVQUdFX1VOS05PV04gKHRoZSBzdHVkeSBoYXMgbm8gY29uc2VudCB0ZXh0CiBpbiBgY29uc2VudF9sYW5ndWFnZWApOyBO\
      T1RfRk9VTkQgd2l0aCByZWFzb24gU1RVRFlfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBTVFVE\
      WV9FTkRFRCwKIFNUVURZX05PVF9TVEFSVEVELCBTVFVEWV9QQVVTRUQgb3IgQ09OU0VOVF9PVVREQVRFRCAodGhlIGNvbnNl\
      bnQgdmVyc2lvbiBpcyBub3QgdGhlIHN0dWR5J3MKIGN1cnJlbnQgb25lKTsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFz\
      b24gU1RVRFlfUEFTU1dPUkRfUkVRVUlSRUQgKG5vbmUgd2FzCiBnaXZlbjsgbm90IGNvdW50ZWQgYXMgYW4gYXR0ZW1wdCks\
      IFNUVURZX1BBU1NXT1JEX1JFSkVDVEVELCBJTlZJVEFUSU9OX1JFSkVDVEVEICh3cm9uZywKIGV4cGlyZWQsIHVzZWQgdXAg\
      b3IgcmV2b2tlZCksIElOVklUQVRJT05fUkVRVUlSRUQgKGFuIHVubGlzdGVkIHN0dWR5IHRoYXQgaXMgb3Blbikgb3IKIE5P\
      VF9QQVJUSUNJUEFOVCAoc3R1ZHkgbGVhZGVycyBkbyBub3QgdGFrZSBwYXJ0KTsgVU5BVVRIRU5USUNBVEVEIHdpdGggcmVh\
      c29uIFNFU1NJT05fRU5ERUQ7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfQVRURU1QVFMsIEVO\
      Uk9MTUVOVFNfTElNSVQsIEpPSU5fUkVRVUVTVFNfTElNSVQgKDEwCiBwZW5kaW5nIG9uZXMgb2YgdGhlIHBhcnRpY2lwYW50\
      LCA1IGV2ZXIgdG8gb25lIHN0dWR5KSBvciBTVFVEWV9KT0lOX1JFUVVFU1RTX0xJTUlUICgxLDAwMCBwZW5kaW5nCiBvbmVz\
      IG9mIHRoZSBzdHVkeSk7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5m\
      byB3aGlsZSB0aGUgc3R1ZHksCiBvciBpdHMgcGFzc3dvcmQsIGhhcyBub3QgYXJyaXZlZCBoZXJlIHlldC4KCswBCgQGAgIB\
      Ega8AwK+AwMauwEgRW5kcyB0aGUgZW5yb2xtZW50LCBhbmQgd2l0aGRyYXdzIGEgcGVuZGluZyByZXF1ZXN0IHRvIGpvaW47\
      IGFuc3dlcnMgd2l0aCBhbiBhY2Nlc3MgdG9rZW4KIHdpdGhvdXQgdGhlIHN0dWR5LiBMZWF2aW5nIHR3aWNlIGlzIHNhZmUu\
      CgogRXJyb3JzOiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRC4KCpIBCgQGAgICEgbCAwLEAwMa\
      gQEgQ3VycmVudCBhbmQgZW5kZWQgZW5yb2xtZW50cyBvZiB0aGUgY2FsbGVyLCBpbiB0aGUgb3JkZXIgb2Ygam9pbmluZy4g\
      QSBwYXJ0aWNpcGFudCBoYXMgYXQgbW9zdCA1MDAuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKcgoEBgICAxIGyAMC\
      ygMDGmIgVGhlIGNhbGxlcidzIHJlcXVlc3RzIHRvIGpvaW4gYW5kIHdoYXQgYmVjYW1lIG9mIHRoZW0sIG9sZGVzdCBmaXJz\
      dC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgo3CgIEGxIGzgMA3QMBGikgV2hpY2ggc3R1ZHksIGFuZCB3aGF0IHdh\
      cyBjb25zZW50ZWQgdG8uCgoiCgQEGwIAEgTQAwIWGhQgVGhlIHN0dWR5IHRvIGpvaW4uCgpKCgQEGwIBEgTSAwIWGjwgRm9y\
      IHN0dWRpZXMgd2l0aCBwYXNzd29yZCBhY2Nlc3M7IG90aGVyd2lzZSBub3QgbG9va2VkIGF0LgoKUAoEBBsCAhIE1AMCHRpC\
      IGBTdHVkeS5jb25zZW50X3ZlcnNpb25gIG9mIHRoZSB0ZXh0IHRoYXQgd2FzIHNob3duIGFuZCBhY2NlcHRlZC4KCmAKBAQb\
      AgMSBNYDAh4aUiBMYW5ndWFnZSBpbiB3aGljaCB0aGUgdGV4dCB3YXMgc2hvd24sIEJDUCA0Nzogb25lIHRoYXQgYFN0dWR5\
      LmNvbnNlbnRfdGV4dGAgaGFzLgoKowEKBAQbAgQSBNkDAh0alAEgQ29kZSBvZiBhbiBpbnZpdGF0aW9uOyBjYXNlIGFuZCBo\
      eXBoZW5zIGRvIG5vdCBtYXR0ZXIuIEl0IHN0YW5kcyBmb3IgYSBwYXNzd29yZCBvciBhIGxlYWRlcidzCiBkZWNpc2lvbiwg\
      YW5kIG1heSBwdXQgdGhlIHBhcnRpY2lwYW50IGludG8gYSBncm91cC4KCn0KBAQbAgUSBNwDAhIabyBGb3IgdGhlIGxlYWRl\
      ciB3aG8gZGVjaWRlcyBvbiBhIHJlcXVlc3Q6IHdobyBhc2tzLCBhbmQgd2h5LiBBdCBtb3N0IDUwMCBjaGFyYWN0ZXJzOyBr\
      ZXB0IHVudGlsCiB0aGUgZGVjaXNpb24uCgpCCgIEHBIG4AMA7gMBGjQgVGhlIHBhcnRpY2lwYW50IHRha2VzIHBhcnQsIG9y\
      IHdhaXRzIGZvciBhIGxlYWRlci4KClsKBAQcAgASBOIDAhsaTSBXaGV0aGVyIHNvbWV0aGluZyBjaGFuZ2VkOiBhbiBlbnJv\
      bG1lbnQsIGl0cyBjb25zZW50LCBvciBhIHJlcXVlc3QgdG8gam9pbi4KCqYCCgQEHAIBEgTmAwIaGpcCIEluIHRoZSBwbGFj\
      ZSBvZiB0aGUgY2FsbGVyJ3MsIHdob3NlIGNsYWltcyBubyBsb25nZXIgc2F5IHdoYXQgaXMgdHJ1ZS4gRW1wdHkgd2hlbiB0\
      aGV5IGRvICh0aGUKIHJlcXVlc3QgY2hhbmdlZCBub3RoaW5nIHRoYXQgYSB0b2tlbiB0ZWxscyBvZik6IGtlZXAgeW91cnMu\
      IEl0IGVuZHMgd2hlbiB0aGUgY2FsbGVyJ3Mgd291bGQgaGF2ZQogZW5kZWQsIGFuZCBoYXMgaXRzIGF1ZGllbmNlcyBhbmQg\
      bm8gZnVydGhlciByb2xlOyBvbmx5IFJlZnJlc2ggZ2l2ZXMgYSBsb25nZXIgbGlmZS4KCj0KBAQcAgISBOgDAjkaLyBXaGVu\
      IGBhY2Nlc3NfdG9rZW5gIGVuZHM7IGFic2VudCB3aXRob3V0IG9uZS4KCjYKBAQcAgMSBOoDAhoaKCBBYnNlbnQgd2hpbGUg\
      YSBsZWFkZXIgaGFzIG5vdCBkZWNpZGVkLgoKfAoEBBwCBBIE7QMCHxpuIFNldCBpbnN0ZWFkIG9mIGBlbnJvbG1lbnRgLCB3\
      aXRob3V0IGFuIGFjY2VzcyB0b2tlbjsgdGhlIG9uZSBvZiBhIHJlbmV3YWwgYWZ0ZXIgdGhlIGFwcHJvdmFsIGhhcwogdGhl\
      IHN0dWR5LgoKLgoCBB0SBvEDAPQDARogIFdoaWNoIHN0dWR5IHRoZSBjYWxsZXIgbGVhdmVzLgoKXQoEBB0CABIE8wMCFhpP\
      IEFuIHVua25vd24gb25lLCBvciBvbmUgbmV2ZXIgam9pbmVkLCBpcyBhbnN3ZXJlZCBhcyBvbmUgdGhhdCB3YXMgbGVmdCBi\
      ZWZvcmUuCgo+CgIEHhIG9wMA/AMBGjAgVGhlIHBhcnRpY2lwYW50IGRvZXMgbm90IHRha2UgcGFydCAoYW55IG1vcmUpLgoK\
      UQoEBB4CABIE+QMCGhpDIEFzIGluIGBKb2luU3R1ZHlSZXNwb25zZWA6IGVtcHR5IHdoZW4gdGhlcmUgd2FzIG5vdGhpbmcg\
      dG8gbGVhdmUuCgo9CgQEHgIBEgT7AwI5Gi8gV2hlbiBgYWNjZXNzX3Rva2VuYCBlbmRzOyBhYnNlbnQgd2l0aG91dCBvbmUu\
      Cgo+CgIEHxIG/wMAhAQBGjAgTmFtZXMgbm9ib2R5OiB0aGUgZW5yb2xtZW50cyBhcmUgdGhlIGNhbGxlcidzLgoKJAoEBB8C\
      ABIEgQQCFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpMCgQEHwIBEgSDBAIYGj4gYG5leHRfcGFnZV90b2tlbmAgb2YgdGhl\
      IHBhZ2UgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgolCgIEIBIGhwQAjgQBGhcgQSBwYWdlIG9mIGVucm9sbWVu\
      dHMuCgooCgQEIAIAEgSJBAIkGhogSW4gdGhlIG9yZGVyIG9mIGpvaW5pbmcuCgo/CgQEIAIBEgSNBAIdGjEgRm9yIHRoZSBu\
      ZXh0IHBhZ2U7IGVtcHR5OiB0aGlzIGlzIHRoZSBsYXN0IG9uZS4KCjwKAgQhEgaRBACYBAEaLiBOYW1lcyBub2JvZHk6IHRo\
      ZSByZXF1ZXN0cyBhcmUgdGhlIGNhbGxlcidzLgoKNQoEBCECABIEkwQCHRonIFVOU1BFQ0lGSUVEOiB3aGF0ZXZlciBiZWNh\
      bWUgb2YgdGhlbS4KCiQKBAQhAgESBJUEAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKTAoEBCECAhIElwQCGBo+IGBuZXh0\
      X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1wdHk6IHRoZSBmaXJzdCBwYWdlLgoKKwoCBCISBpsEAKAEARod\
      IEEgcGFnZSBvZiByZXF1ZXN0cyB0byBqb2luLgoKHQoEBCICABIEnQQCKRoPIE9sZGVzdCBmaXJzdC4KCj8KBAQiAgESBJ8E\
      Ah0aMSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKdwoCBCMSBqMEALYEARppIFRo\
      ZSB0aW1lIGluIHdoaWNoIGEgcGFydGljaXBhbnQgdGFrZXMgcGFydCBpbiBhIHN0dWR5IHdpdGhvdXQgYSBicmVhay4gV2hv\
      ZXZlciBqb2lucyBhZ2FpbiBoYXMgYW5vdGhlci4KChoKBAQjAgASBKUEAhYaDCBUaGUgc3R1ZHkuCgoeCgQEIwIBEgSnBAIq\
      GhAgV2hlbiBpdCBiZWdhbi4KCjUKBAQjAgISBKkEAisaJyBXaGVuIGl0IGVuZGVkOyBhYnNlbnQgd2hpbGUgZW5yb2xsZWQu\
      CgpPCgQEIwIDEgSrBAIdGkEgYFN0dWR5LmNvbnNlbnRfdmVyc2lvbmAgb2YgdGhlIHRleHQgdGhhdCB3YXMgY29uc2VudGVk\
      IHRvIGxhc3QuCgo9CgQEIwIEEgStBAIeGi8gQkNQIDQ3IGxhbmd1YWdlIGluIHdoaWNoIHRoYXQgdGV4dCB3YXMgc2hvd24u\
      CgpPCgQEIwIFEgSvBAIWGkEgVGhlIHN0dWR5J3MgZ3JvdXAgdGhhdCB0aGUgcGFydGljaXBhbnQgYmVsb25ncyB0bzsgZW1w\
      dHk6IG5vbmUuCgpTCgQEIwIGEgSxBAIcGkUgVGhlIGVucm9sbWVudCBsYXN0cywgYW5kIHRoZSBzdHVkeSBoYXMgYW5vdGhl\
      ciBjb25zZW50IHRleHQgYnkgbm93LgoKcQoEBCMCBxIEswQCNhpjIFdoZW4gdGhlIGNvbnNlbnQgd2FzIHdpdGhkcmF3biAo\
      V2l0aGRyYXdDb25zZW50KTsgYWJzZW50OiBpdCB3YXMgbm90LCBldmVuIHdoZXJlIGBsZWF2ZV90aW1lYCBpcy4KCnMKBAQj\
      AggSBLUEAjEaZSBXaXRoIGBjb25zZW50X291dGRhdGVkYDogd2hlbiB0aGUgY29uc2VudCBlbmRzIG9yIGhhcyBlbmRlZCwg\
      dG8gdGhlIHNlY29uZDsgYWJzZW50OiBpdCBzdGF5cyB2YWxpZC4KCjEKAgUCEga5BADGBAEaIyBXaGF0IGJlY2FtZSBvZiBh\
      IHJlcXVlc3QgdG8gam9pbi4KCjgKBAUCAgASBLsEAiUaKiBJbiBhIHJlcXVlc3Q6IHNlZSB0aGVyZS4gTmV2ZXIgYW5zd2Vy\
      ZWQuCgojCgQFAgIBEgS9BAIhGhUgV2FpdHMgZm9yIGEgbGVhZGVyLgoKNgoEBQICAhIEvwQCIhooIEEgbGVhZGVyIHNhaWQg\
      eWVzOyBhbiBlbnJvbG1lbnQgYmVnYW4uCgohCgQFAgIDEgTBBAIiGhMgQSBsZWFkZXIgc2FpZCBuby4KCiMKBAUCAgQSBMME\
      AiMaFSBCeSB0aGUgcGFydGljaXBhbnQuCgouCgQFAgIFEgTFBAIhGiAgTm9ib2R5IGRlY2lkZWQgd2l0aGluIDMwIGRheXMu\
      Cgo2CgIEJBIGyQQA2gQBGiggU29tZWJvZHkgYXNrcyB0byB0YWtlIHBhcnQgaW4gYSBzdHVkeS4KCk8KBAQkAgASBMsEAh0a\
      QSBNYWRlIGJ5IHRoZSBzZXJ2ZXI7IG5hbWVzIHRoZSBwZXJzb24gZm9yIHRoaXMgb25lIHJlcXVlc3Qgb25seS4KCiwKBAQk\
      AgESBM0EAhYaHiBUaGUgc3R1ZHkgdGhhdCBpcyBhc2tlZCBmb3IuCgoiCgQEJAICEgTPBAIdGhQgV2hhdCBiZWNhbWUgb2Yg\
      aXQuCgohCgQEJAIDEgTRBAItGhMgV2hlbiBpdCB3YXMgbWFkZS4KClYKBAQkAgQSBNMEAiwaSCBXaGVuIGl0IHdhcyBkZWNp\
      ZGVkLCB3aXRoZHJhd24gb3IgZXhwaXJlZDsgYWJzZW50IHdoaWxlIGl0IGlzIHBlbmRpbmcuCgovCgQEJAIFEgTVBAIsGiEg\
      V2hpbGUgcGVuZGluZzogd2hlbiBpdCBleHBpcmVzLgoKSgoEBCQCBhIE1wQCFBo8IFRoZSBsZWFkZXIncywgZm9yIHRoZSBw\
      YXJ0aWNpcGFudDsgYXQgbW9zdCA1MDAgY2hhcmFjdGVycy4KCkwKBAQkAgcSBNkEAhIaPiBUaGUgcGFydGljaXBhbnQncywg\
      Zm9yIHRoZSBsZWFkZXI7IGVtcHR5IG9uY2UgaXQgaXMgZGVjaWRlZC4KCvIBCgIGAxIG3wQAkgUBGuMBIFdobyB0YWtlcyBw\
      YXJ0IGluIGEgc3R1ZHksIGZvciBpdHMgbGVhZGVycy4gTmVlZHMgYSB0b2tlbiBvZiBvbmU7IG90aGVyd2lzZSBQRVJNSVNT\
      SU9OX0RFTklFRCB3aXRoCiByZWFzb24gTk9UX1NUVURZX0xFQURFUi4gTWVtYmVycyBhcmUgbmFtZWQgYnkgaWRzIG9mIHRo\
      aXMgc2VydmljZSB0aGF0IHN0YW5kIG5vd2hlcmUgZWxzZSwgbmVpdGhlcgogaW4gdG9rZW5zIG5vciBpbiBleHBvcnRzLgoK\
      VwoEBgMCABIG4wQC5QQDGkcgUmVxdWVzdHMgdG8gam9pbiB0aGUgc3R1ZHksIG9sZGVzdCBmaXJzdC4KCiBFcnJvcnM6IElO\
      VkFMSURfQVJHVU1FTlQuCgr6AwoEBgMCARIG7QQC7wQDGukDIEFwcHJvdmVzIG9yIHJlamVjdHMsIGFuZCB0ZWxscyB0aGUg\
      cGFydGljaXBhbnQ6IGJ5IG1haWwgd2hlcmUgYW4gYWRkcmVzcyBpcyBrZXB0LCBhbmQgaW4KIExpc3RPd25Kb2luUmVxdWVz\
      dHMuIFRoZSBzYW1lIGRlY2lzaW9uIGFnYWluIGlzIHNhZmUuCgogRXJyb3JzOiBOT1RfRk9VTkQgd2l0aCByZWFzb24gSk9J\
      Tl9SRVFVRVNUX1VOS05PV047IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24KIEpPSU5fUkVRVUVTVF9DTE9TRUQg\
      KGRlY2lkZWQgb3RoZXJ3aXNlLCB3aXRoZHJhd24gb3IgZXhwaXJlZCksIFNUVURZX0VOREVEIG9yIFNUVURZX1BBVVNFRCAo\
      Zm9yCiBhbiBhcHByb3ZhbCk7IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gR1JPVVBfVU5LTk9XTjsgUkVTT1VSQ0Vf\
      RVhIQVVTVEVEIHdpdGggcmVhc29uCiBFTlJPTE1FTlRTX0xJTUlUIHdoZW4gdGhlIHBhcnRpY2lwYW50IHRha2VzIHBhcnQg\
      aW4gdG9vIG1hbnkgc3R1ZGllcy4KClYKBAYDAgISBvMEAvUEAxpGIEN1cnJlbnQgbWVtYmVycyBpbiB0aGUgb3JkZXIgb2Yg\
      am9pbmluZy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgqyAgoEBgMCAxIG+wQC/QQDGqECIFB1dHMgYSBtZW1iZXIg\
      aW50byBhIGdyb3VwLCBvciBvdXQgb2YgaXQuIEFjY2VzcyB0b2tlbnMgc2hvdyBpdCBmcm9tIHRoZWlyIG5leHQgcmVuZXdh\
      bCBvbi4KIFNldHRpbmcgaXQgYWdhaW4gaXMgc2FmZS4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBNRU1CRVJf\
      VU5LTk9XTiBvciBTVFVEWV9VTktOT1dOOyBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uCiBHUk9VUF9VTktOT1dOOyBV\
      TkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBTVFVEWV9OT1RfWUVUX0tOT1dOIGFuZCBSZXRyeUluZm8uCgqLAwoEBgMCBBIGgwUC\
      hQUDGvoCIE1ha2VzIGEgY29kZSBieSB3aGljaCBwZW9wbGUgam9pbi4gVGhlIHNhbWUgYGludml0YXRpb25faWRgIGFnYWlu\
      IGFuc3dlcnMgdGhlIHNhbWUgY29kZS4KCiBFcnJvcnM6IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uIElOVklUQVRJT05f\
      SURfUkVVU0VEOyBJTlZBTElEX0FSR1VNRU5ULCBhbHNvIHdpdGggcmVhc29uCiBHUk9VUF9VTktOT1dOOyBOT1RfRk9VTkQg\
      d2l0aCByZWFzb24gU1RVRFlfVU5LTk9XTjsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIElOVklUQVRJT05TX0xJ\
      TUlUCiAoMSwwMDAgdXNhYmxlIG9uZXMgb2YgYSBzdHVkeSk7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9Z\
      RVRfS05PV04gYW5kIFJldHJ5SW5mby4KCoYBCgQGAwIFEgaJBQKLBQMadiBJbnZpdGF0aW9ucyBvZiB0aGUgc3R1ZHksIG5l\
      d2VzdCBmaXJzdCwgYWxzbyB0aG9zZSB0aGF0IGFyZSB1c2VkIHVwLCByZXZva2VkIG9yIGV4cGlyZWQuCgogRXJyb3JzOiBJ\
      TlZBTElEX0FSR1VNRU5ULgoKfQoEBgMCBhIGjwUCkQUDGm0gTm9ib2R5IGpvaW5zIGJ5IGl0IGZyb20gbm93IG9uLiBSZXZv\
      a2luZyB0d2ljZSBpcyBzYWZlLgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIElOVklUQVRJT05fVU5LTk9XTi4K\
      CisKAgQlEgaVBQCeBQEaHSBSZXF1ZXN0cyB0byBqb2luIG9uZSBzdHVkeS4KCioKBAQlAgASBJcFAhYaHCBPbmUgdGhhdCB0\
      aGUgY2FsbGVyIGxlYWRzLgoKKgoEBCUCARIEmQUCHRocIFVOU1BFQ0lGSUVEOiBwZW5kaW5nIG9uZXMuCgokCgQEJQICEgSb\
      BQIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KCkwKBAQlAgMSBJ0FAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFn\
      ZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCisKAgQmEgahBQCmBQEaHSBBIHBhZ2Ugb2YgcmVxdWVzdHMgdG8g\
      am9pbi4KCh0KBAQmAgASBKMFAikaDyBPbGRlc3QgZmlyc3QuCgo/CgQEJgIBEgSlBQIdGjEgRm9yIHRoZSBuZXh0IHBhZ2U7\
      IGVtcHR5OiB0aGlzIGlzIHRoZSBsYXN0IG9uZS4KCiQKAgQnEgapBQC1BQEaFiBBIGxlYWRlcidzIGRlY2lzaW9uLgoKKgoE\
      BCcCABIEqwUCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgouCgQEJwIBEgStBQIdGiAgYEpvaW5SZXF1ZXN0Lmpv\
      aW5fcmVxdWVzdF9pZGAuCgojCgQEJwICEgSvBQITGhUgUmVqZWN0ZWQgb3RoZXJ3aXNlLgoKQQoEBCcCAxIEsQUCFBozIFNo\
      b3duIHRvIHRoZSBwYXJ0aWNpcGFudDsgYXQgbW9zdCA1MDAgY2hhcmFjdGVycy4KCngKBAQnAgQSBLQFAhYaaiBXaXRoIGFu\
      IGFwcHJvdmFsOiB0aGUgZ3JvdXAgdGhhdCB0aGUgbWVtYmVyIGJlbG9uZ3MgdG87IGVtcHR5OiBub25lLiBXaXRoIGEgcmVq\
      ZWN0aW9uIGl0IG11c3QgYmUKIGVtcHR5LgoKJwoCBCgSBrgFAL0FARoZIFRoZSByZXF1ZXN0IGlzIGRlY2lkZWQuCgolCgQE\
      KAIAEgS6BQIbGhcgV2hldGhlciBieSB0aGlzIGNhbGwuCgohCgQEKAIBEgS8BQIfGhMgQXMgaXQgc3RhbmRzIG5vdy4KCiUK\
      AgQpEgbABQDHBQEaFyBNZW1iZXJzIG9mIG9uZSBzdHVkeS4KCioKBAQpAgASBMIFAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVy\
      IGxlYWRzLgoKJAoEBCkCARIExAUCFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpMCgQEKQICEgTGBQIYGj4gYG5leHRfcGFn\
      ZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgoiCgIEKhIGygUAzwUBGhQgQSBw\
      YWdlIG9mIG1lbWJlcnMuCgooCgQEKgIAEgTMBQIeGhogSW4gdGhlIG9yZGVyIG9mIGpvaW5pbmcuCgo/CgQEKgIBEgTOBQId\
      GjEgRm9yIHRoZSBuZXh0IHBhZ2U7IGVtcHR5OiB0aGlzIGlzIHRoZSBsYXN0IG9uZS4KCjsKAgQrEgbSBQDZBQEaLSBTb21l\
      Ym9keSB3aG8gdGFrZXMgcGFydCwgYXMgbGVhZGVycyBzZWUgaXQuCgpHCgQEKwIAEgTUBQIXGjkgT2YgdGhpcyBlbnJvbG1l\
      bnQ7IHdob2V2ZXIgam9pbnMgYWdhaW4gaGFzIGFub3RoZXIgb25lLgoKKQoEBCsCARIE1gUCKhobIFdoZW4gdGhlIGVucm9s\
      bWVudCBiZWdhbi4KCkoKBAQrAgISBNgFAhYaPCBUaGUgc3R1ZHkncyBncm91cCB0aGF0IHRoZSBtZW1iZXIgYmVsb25ncyB0\
      bzsgZW1wdHk6IG5vbmUuCgolCgIELBIG3AUA4wUBGhcgQSBtZW1iZXIgYW5kIGEgZ3JvdXAuCgoqCgQELAIAEgTeBQIWGhwg\
      T25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCiMKBAQsAgESBOAFAhcaFSBgTWVtYmVyLm1lbWJlcl9pZGAuCgpOCgQELAIC\
      EgTiBQIWGkAgVGhlIGdyb3VwIHRoYXQgdGhlIG1lbWJlciBiZWxvbmdzIHRvIGZyb20gbm93IG9uOyBlbXB0eTogbm9uZS4K\
      CisKAgQtEgbmBQDpBQEaHSBUaGUgbWVtYmVyIGlzIGluIHRoZSBncm91cC4KCiEKBAQtAgASBOgFAhQaEyBBcyBpdCBzdGFu\
      ZHMgbm93LgoKJgoCBC4SBuwFAPcFARoYIEFuIGludml0YXRpb24gdG8gbWFrZS4KCiEKBAQuAgASBO4FAhsaEyBDbGllbnQt\
      bWFkZSBVVUlELgoKKgoEBC4CARIE8AUCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgpGCgQELgICEgTyBQIWGjgg\
      V2hvZXZlciBqb2lucyBieSBpdCBiZWxvbmdzIHRvIHRoZSBncm91cDsgZW1wdHk6IG5vbmUuCgpACgQELgIDEgT0BQIWGjIg\
      SG93IG1hbnkgbWF5IGpvaW4gYnkgaXQ6IDHigJMxMDAsMDAwOyAwIG1lYW5zIDEuCgopCgQELgIEEgT2BQIYGhsgMeKAkzM2\
      NSBkYXlzOyAwIG1lYW5zIDMwLgoKNAoCBC8SBvoFAI0GARomIEEgY29kZSBieSB3aGljaCBwZW9wbGUgam9pbiBhIHN0dWR5\
      LgoKIgoEBC8CABIE/AUCGxoUIFRoZSBjbGllbnQncyBVVUlELgoKKQoEBC8CARIE/gUCFhobIFRoZSBzdHVkeSB0aGF0IGlz\
      IGpvaW5lZC4KCkUKBAQvAgISBIAGAhYaNyBUaGUgZ3JvdXAgdGhhdCB3aG9ldmVyIGpvaW5zIGJlbG9uZ3MgdG87IGVtcHR5\
      OiBub25lLgoKNgoEBC8CAxIEggYCEhooIFR3byBncm91cHMgb2YgZml2ZSBsZXR0ZXJzIGFuZCBkaWdpdHMuCgorCgQELwIE\
      EgSEBgISGh0gSG93IG1hbnkgaGF2ZSBqb2luZWQgYnkgaXQuCgooCgQELwIFEgSGBgIWGhogSG93IG1hbnkgbWF5IGpvaW4g\
      YnkgaXQuCgohCgQELwIGEgSIBgIsGhMgV2hlbiBpdCB3YXMgbWFkZS4KCjAKBAQvAgcSBIoGAiwaIiBGcm9tIHdoZW4gb24g\
      bm9ib2R5IGpvaW5zIGJ5IGl0LgoKPQoEBC8CCBIEjAYCLBovIFdoZW4gYSBsZWFkZXIgcmV2b2tlZCBpdDsgYWJzZW50OiBu\
      b2JvZHkgZGlkLgoKKQoCBDASBpAGAJcGARobIEludml0YXRpb25zIG9mIG9uZSBzdHVkeS4KCioKBAQwAgASBJIGAhYaHCBP\
      bmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKJAoEBDACARIElAYCFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpMCgQEMAIC\
      EgSWBgIYGj4gYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgom\
      CgIEMRIGmgYAnwYBGhggQSBwYWdlIG9mIGludml0YXRpb25zLgoKHQoEBDECABIEnAYCJhoPIE5ld2VzdCBmaXJzdC4KCj8K\
      BAQxAgESBJ4GAh0aMSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKJQoCBDISBqIG\
      AKcGARoXIEFuIGludml0YXRpb24gdG8gZW5kLgoKKgoEBDICABIEpAYCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMu\
      CgorCgQEMgIBEgSmBgIbGh0gYEludml0YXRpb24uaW52aXRhdGlvbl9pZGAuCgopCgIEMxIGqgYArQYBGhsgVGhlIGludml0\
      YXRpb24gaGFzIGVuZGVkLgoKSQoEBDMCABIErAYCHBo7IEFzIGl0IHN0YW5kcyBub3c7IHJldm9rZWQgYnkgdGhpcyBjYWxs\
      IG9yIGFuIGVhcmxpZXIgb25lLgoKQQoCBgQSBrAGAMgGARozIEZvciBhZG1pbmlzdHJhdG9ycy4gTmVlZHMgYSB0b2tlbiB3\
      aXRoIHRoYXQgcm9sZS4KCp4ECgQGBAIAEga4BgK6BgMajQQgQ3JlYXRlcyBhbiBhY2NvdW50IHRoYXQgbGVhZHMgdGhlIHN0\
      dWRpZXMgbmFtZWQsIGFuZCBpbnZpdGVzIGl0cyBvd25lcjogYnkgbWFpbCB3aGVyZSBhbiBhZGRyZXNzIGlzCiBnaXZlbiwg\
      b3RoZXJ3aXNlIGJ5IGEgY29kZSB0aGF0IHRoZSBhZG1pbmlzdHJhdG9yIGhhbmRzIG92ZXIuIFRoZSBvd25lciBjaG9vc2Vz\
      IHRoZSBwYXNzd29yZAogKFJlY292ZXJ5U2VydmljZS5SZXNldFBhc3N3b3JkKS4gQW4gaW52aXRhdGlvbiB0aGF0IG5vYm9k\
      eSB0YWtlcyB1cCB3aXRoaW4gc2V2ZW4gZGF5cyBlbmRzLCBhbmQgdGhlCiBhY2NvdW50IHdpdGggaXQ7IFNlbmRBY2Nlc3ND\
      b2RlIHNlbmRzIGFub3RoZXIgb25lLiBUaGUgc2FtZSBgcmVxdWVzdF9pZGAgYWdhaW4gaXMgc2FmZS4KCiBFcnJvcnM6IElO\
      VkFMSURfQVJHVU1FTlQ7IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uIFVTRVJOQU1FX1RBS0VOLCBvciBSRVFVRVNUX0lE\
      X1JFVVNFRCB3aGVuCiBgcmVxdWVzdF9pZGAgd2FzIHVzZWQgZm9yIG90aGVyIGNvbnRlbnRzLgoKlQEKBAYEAgESBr4GAsAG\
      AxqEASBDcmVhdGVzIHRoZSBhY2NvdW50IG9mIGFub3RoZXIgYWRtaW5pc3RyYXRvciwgYW5kIGludml0ZXMgaXRzIG93bmVy\
      IGFzIFJlZ2lzdGVyU3R1ZHlMZWFkZXIgZG9lcy4KCiBFcnJvcnM6IGFzIFJlZ2lzdGVyU3R1ZHlMZWFkZXIuCgrJAQoEBgQC\
      AhIGxQYCxwYDGrgBIFJlcGxhY2VzIHRoZSBzZXQgb2Ygc3R1ZGllcyBhbiBleGlzdGluZyBzdHVkeSBsZWFkZXIgbGVhZHMu\
      IEFjY2VzcyB0b2tlbnMgc2hvdyBpdCBmcm9tIHRoZWlyIG5leHQKIHJlbmV3YWwgb24uCgogRXJyb3JzOiBJTlZBTElEX0FS\
      R1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU1RVRFlfTEVBREVSX1VOS05PV04uCgolCgIENBIGywYA2AYBGhcgQW4g\
      YWNjb3VudCB0byBjcmVhdGUuCgohCgQENAIAEgTNBgIYGhMgQ2xpZW50LW1hZGUgVVVJRC4KCi0KBAQ0AgESBM8GAhYaHyBB\
      cyBpbiBSZWdpc3RlckFjY291bnRSZXF1ZXN0LgoKPAoEBDQCAhIE0wYCIBouIEF0IG1vc3QgNTA7IHRoZXkgbmVlZCBub3Qg\
      YmUga25vd24gaGVyZSB5ZXQuCgpfCgQENAIDEgTVBgITGlEgV2hlcmUgdGhlIGludml0YXRpb24gaXMgbWFpbGVkOyBrZXB0\
      LCBmb3IgcmVzZXRzLiBFbXB0eTogdGhlIGFuc3dlciBoYXMgYSBjb2RlLgoKPwoEBDQCBBIE1wYCFhoxIEJDUCA0NyBsYW5n\
      dWFnZSBmb3IgbWFpbHM7IGVtcHR5IG1lYW5zIEVuZ2xpc2guCgolCgIENRIG2wYA4wYBGhcgVGhlIGFjY291bnQgaXMgdGhl\
      cmUuCgomCgQENQIAEgTdBgIbGhggV2hldGhlciBpdCB3YXMgYmVmb3JlLgoKxwEKBAQ1AgESBOAGAh0auAEgV2l0aG91dCBh\
      biBhZGRyZXNzLCB1bnRpbCBpdHMgb3duZXIgaGFzIGNvbWU6IHRvIGJlIGhhbmRlZCBvdmVyLiBUaGUgc2FtZSByZXF1ZXN0\
      IGFnYWluIGlzIGFuc3dlcmVkCiB3aXRoIGFub3RoZXIgb25lLCBzaW5jZSB0aGUgZmlyc3QgYW5zd2VyIG1heSBoYXZlIGJl\
      ZW4gbG9zdDsgYW55IG9mIHRoZW0gaXMgZ29vZC4KCkAKBAQ1AgISBOIGAiwaMiBXaGVuIGBpbnZpdGF0aW9uX2NvZGVgIGVu\
      ZHM7IGFic2VudCB3aXRob3V0IG9uZS4KCiUKAgQ2EgbmBgDvBgEaFyBBbiBhY2NvdW50IHRvIGNyZWF0ZS4KCiEKBAQ2AgAS\
      BOgGAhgaEyBDbGllbnQtbWFkZSBVVUlELgoKLQoEBDYCARIE6gYCFhofIEFzIGluIFJlZ2lzdGVyQWNjb3VudFJlcXVlc3Qu\
      CgpfCgQENgICEgTsBgITGlEgV2hlcmUgdGhlIGludml0YXRpb24gaXMgbWFpbGVkOyBrZXB0LCBmb3IgcmVzZXRzLiBFbXB0\
      eTogdGhlIGFuc3dlciBoYXMgYSBjb2RlLgoKPwoEBDYCAxIE7gYCFhoxIEJDUCA0NyBsYW5ndWFnZSBmb3IgbWFpbHM7IGVt\
      cHR5IG1lYW5zIEVuZ2xpc2guCgolCgIENxIG8gYA+QYBGhcgVGhlIGFjY291bnQgaXMgdGhlcmUuCgomCgQENwIAEgT0BgIb\
      GhggV2hldGhlciBpdCB3YXMgYmVmb3JlLgoKMgoEBDcCARIE9gYCHRokIEFzIGluIFJlZ2lzdGVyU3R1ZHlMZWFkZXJSZXNw\
      b25zZS4KCkAKBAQ3AgISBPgGAiwaMiBXaGVuIGBpbnZpdGF0aW9uX2NvZGVgIGVuZHM7IGFic2VudCB3aXRob3V0IG9uZS4K\
      CjwKAgQ4Egb8BgCBBwEaLiBUaGUgc3R1ZGllcyB0aGF0IHNvbWVib2R5IGxlYWRzIGZyb20gbm93IG9uLgoKIgoEBDgCABIE\
      /gYCFhoUIE9mIGEgc3R1ZHkgbGVhZGVyLgoKRgoEBDgCARIEgAcCIBo4IEF0IG1vc3QgNTAsIGluIHRoZSBwbGFjZSBvZiB0\
      aG9zZSBiZWZvcmU7IGVtcHR5OiBub25lLgoKJwoCBDkSBIQHACAaGyBUaGUgc3R1ZGllcyBhcmUgcmVwbGFjZWQuCgpgCgIG\
      BRIGhwcAjgcBGlIgVGhlIHB1YmxpYyBoYWx2ZXMgb2YgdGhlIGtleXMgdGhhdCBzaWduIGFjY2VzcyB0b2tlbnMuIENhbGxh\
      YmxlIHdpdGhvdXQgYSB0b2tlbi4KCtYBCgQGBQIAEgaLBwKNBwMaxQEgQWxsIGtleXMgYnkgd2hpY2ggYSB0b2tlbiB0aGF0\
      IGlzIGdvb2Qgbm93IG1heSBiZSBzaWduZWQuIFdpdGhvdXQgcGFnZXM6IHRoZXJlIGFyZSBhdAogbW9zdCBhIGZldywgZWFj\
      aCBwdWJsaXNoZWQgZm9yIDQwIGRheXMgYW5kIHJlcGxhY2VkIGFmdGVyIDMwLCBhbmQgYSBKV0sgU2V0IGlzIG9uZSBkb2N1\
      bWVudAogKFJGQyA3NTE3IMKnNSkuCgogCgIEOhIEkQcAIRoUIEFza3MgZm9yIGFsbCBrZXlzLgoKGQoCBDsSBpQHAJcHARoL\
      IEFsbCBrZXlzLgoKUQoEBDsCABIElgcCFxpDIEpTT04gV2ViIEtleSBTZXQgKFJGQyA3NTE3LCBSRkMgODAzNyksIHJlYWR5\
      IGZvciBhbnkgSldUIGxpYnJhcnkuCmIGcHJvdG8z
      """)
}
