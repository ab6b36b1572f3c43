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
    /// address is kept, which is signed in with then. White space around a name or an address is ignored, here
    /// and wherever one is typed.
    public var username: String
    /// 8–128 characters, not on the list of common passwords, not containing the username or the address
    /// (CONTAINS_USERNAME).
    public var password: String
    /// Optional. With it the account waits for confirmation. ASCII: of a domain with other letters gateways send
    /// the A-label form (`xn--…`, RFC 5891).
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
    /// Since when mails to the address come back; absent: none did. Newsletters are not sent to it; what is asked
    /// for is, such as a reset. A change of the address ends it.
    public var emailFailedTime: GoogleProtobuf.Timestamp?
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
      self.emailFailedTime = nil
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
      emailFailedTime: GoogleProtobuf.Timestamp? = nil,
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
      self.emailFailedTime = emailFailedTime
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
    self.emailFailedTime = c.pointee.email_failed_time.map { GoogleProtobuf.Timestamp($0) }
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
    if let value = self.emailFailedTime { c.pointee.email_failed_time = value.cStruct(in: arena) }
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
    /// In the place of the caller's, whose claims no longer say what is true, or which is older than the
    /// enrolment. Empty otherwise (the request changed nothing that a token tells of): keep yours. It ends when the caller's would have
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
  /// Names a study.
  public struct GetStudyRetentionRequest: Message {
    /// One that the caller leads.
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

extension AuthV1.GetStudyRetentionRequest {
  public static var fullName: String { "otolith.auth.v1.GetStudyRetentionRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__GetStudyRetentionRequest()
    otolith__auth__v1__get_study_retention_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__GetStudyRetentionRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__GetStudyRetentionRequest> {
    let c = arena.allocate(Otolith__Auth__V1__GetStudyRetentionRequest.self)
    otolith__auth__v1__get_study_retention_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension AuthV1 {
  /// What the retention of a study has ended. Of each participant's part of the study one erasure is begun, a few
  /// at a time.
  public struct StudyRetentionState: Message {
    /// Absent: answers are kept without limit.
    public var retention: AuthV1.AnswerRetention?
    /// Erasures that services are at.
    public var pendingCount: UInt32
    /// Erasures for which every service gave its receipt.
    public var completeCount: UInt32
    /// The services' receipts added up; each with the time of the last one.
    public var receipts: [AuthV1.ErasureReceipt]

    /// Every field at its default.
    public init() {
      self.retention = nil
      self.pendingCount = 0
      self.completeCount = 0
      self.receipts = []
    }

    public init(
      retention: AuthV1.AnswerRetention? = nil,
      pendingCount: UInt32 = 0,
      completeCount: UInt32 = 0,
      receipts: [AuthV1.ErasureReceipt] = []
    ) {
      self.retention = retention
      self.pendingCount = pendingCount
      self.completeCount = completeCount
      self.receipts = receipts
    }
  }
}

extension AuthV1.StudyRetentionState {
  public static var fullName: String { "otolith.auth.v1.StudyRetentionState" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__StudyRetentionState()
    otolith__auth__v1__study_retention_state__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__StudyRetentionState>) {
    self.retention = c.pointee.retention.map { AuthV1.AnswerRetention($0) }
    self.pendingCount = c.pointee.pending_count
    self.completeCount = c.pointee.complete_count
    self.receipts = Codec.messages(c.pointee.receipts, c.pointee.n_receipts) { AuthV1.ErasureReceipt($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__StudyRetentionState> {
    let c = arena.allocate(Otolith__Auth__V1__StudyRetentionState.self)
    otolith__auth__v1__study_retention_state__init(c)
    if let value = self.retention { c.pointee.retention = value.cStruct(in: arena) }
    c.pointee.pending_count = self.pendingCount
    c.pointee.complete_count = self.completeCount
    if !self.receipts.isEmpty {
      c.pointee.n_receipts = self.receipts.count
      c.pointee.receipts = arena.array(self.receipts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__ErasureReceipt>? }
    }
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
    dependencies: [GoogleProtobuf.timestampFile, AuthV1.consentFile, AuthV1.erasureFile, AuthV1.profileFile],
    base64: """
      ChpvdG9saXRoL2F1dGgvdjEvYXV0aC5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1w\
      LnByb3RvGh1vdG9saXRoL2F1dGgvdjEvY29uc2VudC5wcm90bxodb3RvbGl0aC9hdXRoL3YxL2VyYXN1cmUucHJvdG8aHW90\
      b2xpdGgvYXV0aC92MS9wcm9maWxlLnByb3RvIsYBChZSZWdpc3RlckFjY291bnRSZXF1ZXN0Eh0KCnJlcXVlc3RfaWQYASAB\
      KAlSCXJlcXVlc3RJZBIaCgh1c2VybmFtZRgCIAEoCVIIdXNlcm5hbWUSGgoIcGFzc3dvcmQYAyABKAlSCHBhc3N3b3JkEhQK\
      BWVtYWlsGAQgASgJUgVlbWFpbBIjCg1lbWFpbF9jb25zZW50GAUgASgIUgxlbWFpbENvbnNlbnQSGgoIbGFuZ3VhZ2UYBiAB\
      KAlSCGxhbmd1YWdlIqwBChdSZWdpc3RlckFjY291bnRSZXNwb25zZRI3CgdvdXRjb21lGAEgASgOMh0ub3RvbGl0aC5hdXRo\
      LnYxLldyaXRlT3V0Y29tZVIHb3V0Y29tZRIzChVjb25maXJtYXRpb25fcmVxdWlyZWQYAiABKAhSFGNvbmZpcm1hdGlvblJl\
      cXVpcmVkEiMKDXJlY292ZXJ5X2NvZGUYAyABKAlSDHJlY292ZXJ5Q29kZSJjChVDb25maXJtQWNjb3VudFJlcXVlc3QSGgoI\
      dXNlcm5hbWUYASABKAlSCHVzZXJuYW1lEhIKBGNvZGUYAiABKAlSBGNvZGUSGgoIcGFzc3dvcmQYAyABKAlSCHBhc3N3b3Jk\
      IoEBChZDb25maXJtQWNjb3VudFJlc3BvbnNlEkIKDWVtYWlsX291dGNvbWUYASABKA4yHS5vdG9saXRoLmF1dGgudjEuRW1h\
      aWxPdXRjb21lUgxlbWFpbE91dGNvbWUSIwoNcmVjb3ZlcnlfY29kZRgCIAEoCVIMcmVjb3ZlcnlDb2RlIjcKGVJlc2VuZENv\
      bmZpcm1hdGlvblJlcXVlc3QSGgoIdXNlcm5hbWUYASABKAlSCHVzZXJuYW1lIhwKGlJlc2VuZENvbmZpcm1hdGlvblJlc3Bv\
      bnNlIhMKEUdldEFjY291bnRSZXF1ZXN0ItkDCgdBY2NvdW50EiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFu\
      dElkEhoKCHVzZXJuYW1lGAIgASgJUgh1c2VybmFtZRIUCgVlbWFpbBgDIAEoCVIFZW1haWwSGgoIbGFuZ3VhZ2UYBCABKAlS\
      CGxhbmd1YWdlEhwKCWFub255bW91cxgFIAEoCFIJYW5vbnltb3VzEjsKC2NyZWF0ZV90aW1lGAYgASgLMhouZ29vZ2xlLnBy\
      b3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRISCgRldGFnGAcgASgJUgRldGFnEh4KCm5ld3NsZXR0ZXIYCCABKAhSCm5l\
      d3NsZXR0ZXISMgoHcHJvZmlsZRgJIAEoCzIYLm90b2xpdGguYXV0aC52MS5Qcm9maWxlUgdwcm9maWxlEiMKDXBlbmRpbmdf\
      ZW1haWwYCiABKAlSDHBlbmRpbmdFbWFpbBJGChFlbWFpbF9mYWlsZWRfdGltZRgLIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5U\
      aW1lc3RhbXBSD2VtYWlsRmFpbGVkVGltZRIpChB0ZXN0X3BhcnRpY2lwYW50GA8gASgIUg90ZXN0UGFydGljaXBhbnQiewoN\
      U2lnbkluUmVxdWVzdBIaCgh1c2VybmFtZRgBIAEoCVIIdXNlcm5hbWUSGgoIcGFzc3dvcmQYAiABKAlSCHBhc3N3b3JkEhwK\
      CWF1ZGllbmNlcxgDIAMoCVIJYXVkaWVuY2VzEhQKBWxhYmVsGAQgASgJUgVsYWJlbCL6AgoOU2lnbkluUmVzcG9uc2USIQoM\
      YWNjZXNzX3Rva2VuGAEgASgJUgthY2Nlc3NUb2tlbhJTChhhY2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUYAiABKAsyGi5nb29n\
      bGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nlc3NUb2tlbkV4cGlyZVRpbWUSIwoNcmVmcmVzaF90b2tlbhgDIAEoCVIMcmVm\
      cmVzaFRva2VuElUKGXJlZnJlc2hfdG9rZW5fZXhwaXJlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1w\
      UhZyZWZyZXNoVG9rZW5FeHBpcmVUaW1lEiUKDnBhcnRpY2lwYW50X2lkGAUgASgJUg1wYXJ0aWNpcGFudElkEk0KEW91dGRh\
      dGVkX2NvbnNlbnRzGAYgAygLMiAub3RvbGl0aC5hdXRoLnYxLk91dGRhdGVkQ29uc2VudFIQb3V0ZGF0ZWRDb25zZW50cyJt\
      ChhTaWduSW5Bbm9ueW1vdXNseVJlcXVlc3QSHQoKcmVxdWVzdF9pZBgBIAEoCVIJcmVxdWVzdElkEhwKCWF1ZGllbmNlcxgC\
      IAMoCVIJYXVkaWVuY2VzEhQKBWxhYmVsGAMgASgJUgVsYWJlbCKFAwoZU2lnbkluQW5vbnltb3VzbHlSZXNwb25zZRIhCgxh\
      Y2Nlc3NfdG9rZW4YASABKAlSC2FjY2Vzc1Rva2VuElMKGGFjY2Vzc190b2tlbl9leHBpcmVfdGltZRgCIAEoCzIaLmdvb2ds\
      ZS5wcm90b2J1Zi5UaW1lc3RhbXBSFWFjY2Vzc1Rva2VuRXhwaXJlVGltZRIjCg1yZWZyZXNoX3Rva2VuGAMgASgJUgxyZWZy\
      ZXNoVG9rZW4SVQoZcmVmcmVzaF90b2tlbl9leHBpcmVfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBS\
      FnJlZnJlc2hUb2tlbkV4cGlyZVRpbWUSJQoOcGFydGljaXBhbnRfaWQYBSABKAlSDXBhcnRpY2lwYW50SWQSTQoRb3V0ZGF0\
      ZWRfY29uc2VudHMYBiADKAsyIC5vdG9saXRoLmF1dGgudjEuT3V0ZGF0ZWRDb25zZW50UhBvdXRkYXRlZENvbnNlbnRzIjUK\
      DlJlZnJlc2hSZXF1ZXN0EiMKDXJlZnJlc2hfdG9rZW4YASABKAlSDHJlZnJlc2hUb2tlbiL7AgoPUmVmcmVzaFJlc3BvbnNl\
      EiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhou\
      Z29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lEiMKDXJlZnJlc2hfdG9rZW4YAyABKAlS\
      DHJlZnJlc2hUb2tlbhJVChlyZWZyZXNoX3Rva2VuX2V4cGlyZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVz\
      dGFtcFIWcmVmcmVzaFRva2VuRXhwaXJlVGltZRIlCg5wYXJ0aWNpcGFudF9pZBgFIAEoCVINcGFydGljaXBhbnRJZBJNChFv\
      dXRkYXRlZF9jb25zZW50cxgGIAMoCzIgLm90b2xpdGguYXV0aC52MS5PdXRkYXRlZENvbnNlbnRSEG91dGRhdGVkQ29uc2Vu\
      dHMiNQoOU2lnbk91dFJlcXVlc3QSIwoNcmVmcmVzaF90b2tlbhgBIAEoCVIMcmVmcmVzaFRva2VuIhEKD1NpZ25PdXRSZXNw\
      b25zZSKSAgoHU2Vzc2lvbhIdCgpzZXNzaW9uX2lkGAEgASgJUglzZXNzaW9uSWQSFAoFbGFiZWwYAiABKAlSBWxhYmVsEjsK\
      C2NyZWF0ZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRI+Cg1sYXN0X3VzZV90\
      aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILbGFzdFVzZVRpbWUSOwoLZXhwaXJlX3RpbWUYBSABKAsy\
      Gi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lEhgKB2N1cnJlbnQYBiABKAhSB2N1cnJlbnQiUQoTTGlz\
      dFNlc3Npb25zUmVxdWVzdBIbCglwYWdlX3NpemUYASABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAiABKAlSCXBhZ2VU\
      b2tlbiJ0ChRMaXN0U2Vzc2lvbnNSZXNwb25zZRI0CghzZXNzaW9ucxgBIAMoCzIYLm90b2xpdGguYXV0aC52MS5TZXNzaW9u\
      UghzZXNzaW9ucxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iMgoRRW5kU2Vzc2lvblJlcXVlc3QS\
      HQoKc2Vzc2lvbl9pZBgBIAEoCVIJc2Vzc2lvbklkIhQKEkVuZFNlc3Npb25SZXNwb25zZSI6ChVFbmRBbGxTZXNzaW9uc1Jl\
      cXVlc3QSIQoMa2VlcF9jdXJyZW50GAEgASgIUgtrZWVwQ3VycmVudCIYChZFbmRBbGxTZXNzaW9uc1Jlc3BvbnNlIjIKFFBy\
      b3ZlUGFzc3dvcmRSZXF1ZXN0EhoKCHBhc3N3b3JkGAEgASgJUghwYXNzd29yZCKPAQoVUHJvdmVQYXNzd29yZFJlc3BvbnNl\
      EiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhou\
      Z29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lIlYKFUNoYW5nZVBhc3N3b3JkUmVxdWVz\
      dBIaCghwYXNzd29yZBgBIAEoCVIIcGFzc3dvcmQSIQoMbmV3X3Bhc3N3b3JkGAIgASgJUgtuZXdQYXNzd29yZCIYChZDaGFu\
      Z2VQYXNzd29yZFJlc3BvbnNlItoBChBKb2luU3R1ZHlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhoKCHBh\
      c3N3b3JkGAIgASgJUghwYXNzd29yZBInCg9jb25zZW50X3ZlcnNpb24YAyABKAlSDmNvbnNlbnRWZXJzaW9uEikKEGNvbnNl\
      bnRfbGFuZ3VhZ2UYBCABKAlSD2NvbnNlbnRMYW5ndWFnZRInCg9pbnZpdGF0aW9uX2NvZGUYBSABKAlSDmludml0YXRpb25D\
      b2RlEhIKBG5vdGUYBiABKAlSBG5vdGUivwIKEUpvaW5TdHVkeVJlc3BvbnNlEjcKB291dGNvbWUYASABKA4yHS5vdG9saXRo\
      LmF1dGgudjEuV3JpdGVPdXRjb21lUgdvdXRjb21lEiEKDGFjY2Vzc190b2tlbhgCIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNj\
      ZXNzX3Rva2VuX2V4cGlyZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBp\
      cmVUaW1lEjgKCWVucm9sbWVudBgEIAEoCzIaLm90b2xpdGguYXV0aC52MS5FbnJvbG1lbnRSCWVucm9sbWVudBI/Cgxqb2lu\
      X3JlcXVlc3QYBSABKAsyHC5vdG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RSC2pvaW5SZXF1ZXN0Ii4KEUxlYXZlU3R1ZHlS\
      ZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkIowBChJMZWF2ZVN0dWR5UmVzcG9uc2USIQoMYWNjZXNzX3Rva2Vu\
      GAEgASgJUgthY2Nlc3NUb2tlbhJTChhhY2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYu\
      VGltZXN0YW1wUhVhY2Nlc3NUb2tlbkV4cGlyZVRpbWUiUwoVTGlzdEVucm9sbWVudHNSZXF1ZXN0EhsKCXBhZ2Vfc2l6ZRgB\
      IAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgCIAEoCVIJcGFnZVRva2VuIpEBChZMaXN0RW5yb2xtZW50c1Jlc3BvbnNl\
      EjoKCmVucm9sbWVudHMYASADKAsyGi5vdG9saXRoLmF1dGgudjEuRW5yb2xtZW50UgplbnJvbG1lbnRzEiYKD25leHRfcGFn\
      ZV90b2tlbhgDIAEoCVINbmV4dFBhZ2VUb2tlbkoECAIQA1INam9pbl9yZXF1ZXN0cyKRAQoaTGlzdE93bkpvaW5SZXF1ZXN0\
      c1JlcXVlc3QSNwoFc3RhdGUYASABKA4yIS5vdG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RTdGF0ZVIFc3RhdGUSGwoJcGFn\
      ZV9zaXplGAIgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4iiAEKG0xpc3RPd25Kb2luUmVx\
      dWVzdHNSZXNwb25zZRJBCg1qb2luX3JlcXVlc3RzGAEgAygLMhwub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0Ugxqb2lu\
      UmVxdWVzdHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIsoDCglFbnJvbG1lbnQSGQoIc3R1ZHlf\
      aWQYASABKAlSB3N0dWR5SWQSNwoJam9pbl90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIam9pblRp\
      bWUSOQoKbGVhdmVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWxlYXZlVGltZRInCg9jb25zZW50\
      X3ZlcnNpb24YBCABKAlSDmNvbnNlbnRWZXJzaW9uEikKEGNvbnNlbnRfbGFuZ3VhZ2UYBSABKAlSD2NvbnNlbnRMYW5ndWFn\
      ZRIZCghncm91cF9pZBgGIAEoCVIHZ3JvdXBJZBIpChBjb25zZW50X291dGRhdGVkGAcgASgIUg9jb25zZW50T3V0ZGF0ZWQS\
      TgoVY29uc2VudF93aXRoZHJhd190aW1lGAggASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFITY29uc2VudFdpdGhk\
      cmF3VGltZRJEChBjb25zZW50X2VuZF90aW1lGAkgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIOY29uc2VudEVu\
      ZFRpbWUi7gIKC0pvaW5SZXF1ZXN0EiYKD2pvaW5fcmVxdWVzdF9pZBgBIAEoCVINam9pblJlcXVlc3RJZBIZCghzdHVkeV9p\
      ZBgCIAEoCVIHc3R1ZHlJZBI3CgVzdGF0ZRgDIAEoDjIhLm90b2xpdGguYXV0aC52MS5Kb2luUmVxdWVzdFN0YXRlUgVzdGF0\
      ZRI9CgxyZXF1ZXN0X3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtyZXF1ZXN0VGltZRI7CgtkZWNp\
      ZGVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmRlY2lkZVRpbWUSOwoLZXhwaXJlX3RpbWUYBiAB\
      KAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lEhYKBnJlYXNvbhgHIAEoCVIGcmVhc29uEhIKBG5v\
      dGUYCCABKAlSBG5vdGUiNQoYR2V0U3R1ZHlSZXRlbnRpb25SZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkIt4B\
      ChNTdHVkeVJldGVudGlvblN0YXRlEj4KCXJldGVudGlvbhgBIAEoCzIgLm90b2xpdGguYXV0aC52MS5BbnN3ZXJSZXRlbnRp\
      b25SCXJldGVudGlvbhIjCg1wZW5kaW5nX2NvdW50GAIgASgNUgxwZW5kaW5nQ291bnQSJQoOY29tcGxldGVfY291bnQYAyAB\
      KA1SDWNvbXBsZXRlQ291bnQSOwoIcmVjZWlwdHMYBCADKAsyHy5vdG9saXRoLmF1dGgudjEuRXJhc3VyZVJlY2VpcHRSCHJl\
      Y2VpcHRzIqkBChdMaXN0Sm9pblJlcXVlc3RzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBI3CgVzdGF0ZRgC\
      IAEoDjIhLm90b2xpdGguYXV0aC52MS5Kb2luUmVxdWVzdFN0YXRlUgVzdGF0ZRIbCglwYWdlX3NpemUYAyABKA1SCHBhZ2VT\
      aXplEh0KCnBhZ2VfdG9rZW4YBCABKAlSCXBhZ2VUb2tlbiKFAQoYTGlzdEpvaW5SZXF1ZXN0c1Jlc3BvbnNlEkEKDWpvaW5f\
      cmVxdWVzdHMYASADKAsyHC5vdG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RSDGpvaW5SZXF1ZXN0cxImCg9uZXh0X3BhZ2Vf\
      dG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iqgEKGERlY2lkZUpvaW5SZXF1ZXN0UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEo\
      CVIHc3R1ZHlJZBImCg9qb2luX3JlcXVlc3RfaWQYAiABKAlSDWpvaW5SZXF1ZXN0SWQSGAoHYXBwcm92ZRgDIAEoCFIHYXBw\
      cm92ZRIWCgZyZWFzb24YBCABKAlSBnJlYXNvbhIZCghncm91cF9pZBgFIAEoCVIHZ3JvdXBJZCKVAQoZRGVjaWRlSm9pblJl\
      cXVlc3RSZXNwb25zZRI3CgdvdXRjb21lGAEgASgOMh0ub3RvbGl0aC5hdXRoLnYxLldyaXRlT3V0Y29tZVIHb3V0Y29tZRI/\
      Cgxqb2luX3JlcXVlc3QYAiABKAsyHC5vdG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RSC2pvaW5SZXF1ZXN0ImsKEkxpc3RN\
      ZW1iZXJzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIbCglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXplEh0K\
      CnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbiJwChNMaXN0TWVtYmVyc1Jlc3BvbnNlEjEKB21lbWJlcnMYASADKAsyFy5v\
      dG9saXRoLmF1dGgudjEuTWVtYmVyUgdtZW1iZXJzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiJ5\
      CgZNZW1iZXISGwoJbWVtYmVyX2lkGAEgASgJUghtZW1iZXJJZBI3Cglqb2luX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9i\
      dWYuVGltZXN0YW1wUghqb2luVGltZRIZCghncm91cF9pZBgDIAEoCVIHZ3JvdXBJZCJqChVTZXRNZW1iZXJHcm91cFJlcXVl\
      c3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGwoJbWVtYmVyX2lkGAIgASgJUghtZW1iZXJJZBIZCghncm91cF9pZBgD\
      IAEoCVIHZ3JvdXBJZCJJChZTZXRNZW1iZXJHcm91cFJlc3BvbnNlEi8KBm1lbWJlchgBIAEoCzIXLm90b2xpdGguYXV0aC52\
      MS5NZW1iZXJSBm1lbWJlciKuAQoXQ3JlYXRlSW52aXRhdGlvblJlcXVlc3QSIwoNaW52aXRhdGlvbl9pZBgBIAEoCVIMaW52\
      aXRhdGlvbklkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEhkKCGdyb3VwX2lkGAMgASgJUgdncm91cElkEhkKCHVzZXNf\
      bWF4GAQgASgNUgd1c2VzTWF4Eh0KCnZhbGlkX2RheXMYBSABKA1SCXZhbGlkRGF5cyLhAgoKSW52aXRhdGlvbhIjCg1pbnZp\
      dGF0aW9uX2lkGAEgASgJUgxpbnZpdGF0aW9uSWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSGQoIZ3JvdXBfaWQYAyAB\
      KAlSB2dyb3VwSWQSEgoEY29kZRgEIAEoCVIEY29kZRISCgR1c2VzGAUgASgNUgR1c2VzEhkKCHVzZXNfbWF4GAYgASgNUgd1\
      c2VzTWF4EjsKC2NyZWF0ZV90aW1lGAcgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRI7Cgtl\
      eHBpcmVfdGltZRgIIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUSOwoLcmV2b2tlX3RpbWUY\
      CSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpyZXZva2VUaW1lIm8KFkxpc3RJbnZpdGF0aW9uc1JlcXVlc3QS\
      GQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGwoJcGFnZV9zaXplGAIgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAMg\
      ASgJUglwYWdlVG9rZW4igAEKF0xpc3RJbnZpdGF0aW9uc1Jlc3BvbnNlEj0KC2ludml0YXRpb25zGAEgAygLMhsub3RvbGl0\
      aC5hdXRoLnYxLkludml0YXRpb25SC2ludml0YXRpb25zEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tl\
      biJZChdSZXZva2VJbnZpdGF0aW9uUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIjCg1pbnZpdGF0aW9uX2lk\
      GAIgASgJUgxpbnZpdGF0aW9uSWQiVwoYUmV2b2tlSW52aXRhdGlvblJlc3BvbnNlEjsKCmludml0YXRpb24YASABKAsyGy5v\
      dG9saXRoLmF1dGgudjEuSW52aXRhdGlvblIKaW52aXRhdGlvbiK2AQoaUmVnaXN0ZXJTdHVkeUxlYWRlclJlcXVlc3QSHQoK\
      cmVxdWVzdF9pZBgBIAEoCVIJcmVxdWVzdElkEhoKCHVzZXJuYW1lGAIgASgJUgh1c2VybmFtZRIbCglzdHVkeV9pZHMYBCAD\
      KAlSCHN0dWR5SWRzEhQKBWVtYWlsGAUgASgJUgVlbWFpbBIaCghsYW5ndWFnZRgGIAEoCVIIbGFuZ3VhZ2VKBAgDEARSCHBh\
      c3N3b3JkIrwBChtSZWdpc3RlclN0dWR5TGVhZGVyUmVzcG9uc2USNwoHb3V0Y29tZRgBIAEoDjIdLm90b2xpdGguYXV0aC52\
      MS5Xcml0ZU91dGNvbWVSB291dGNvbWUSJwoPaW52aXRhdGlvbl9jb2RlGAIgASgJUg5pbnZpdGF0aW9uQ29kZRI7CgtleHBp\
      cmVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUiiwEKHFJlZ2lzdGVyQWRtaW5p\
      c3RyYXRvclJlcXVlc3QSHQoKcmVxdWVzdF9pZBgBIAEoCVIJcmVxdWVzdElkEhoKCHVzZXJuYW1lGAIgASgJUgh1c2VybmFt\
      ZRIUCgVlbWFpbBgDIAEoCVIFZW1haWwSGgoIbGFuZ3VhZ2UYBCABKAlSCGxhbmd1YWdlIr4BCh1SZWdpc3RlckFkbWluaXN0\
      cmF0b3JSZXNwb25zZRI3CgdvdXRjb21lGAEgASgOMh0ub3RvbGl0aC5hdXRoLnYxLldyaXRlT3V0Y29tZVIHb3V0Y29tZRIn\
      Cg9pbnZpdGF0aW9uX2NvZGUYAiABKAlSDmludml0YXRpb25Db2RlEjsKC2V4cGlyZV90aW1lGAMgASgLMhouZ29vZ2xlLnBy\
      b3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSJPChRTZXRMZWRTdHVkaWVzUmVxdWVzdBIaCgh1c2VybmFtZRgBIAEoCVII\
      dXNlcm5hbWUSGwoJc3R1ZHlfaWRzGAIgAygJUghzdHVkeUlkcyIXChVTZXRMZWRTdHVkaWVzUmVzcG9uc2UiGAoWTGlzdFNp\
      Z25pbmdLZXlzUmVxdWVzdCI2ChdMaXN0U2lnbmluZ0tleXNSZXNwb25zZRIbCglqd2tzX2pzb24YASABKAlSCGp3a3NKc29u\
      KmoKDFdyaXRlT3V0Y29tZRIdChlXUklURV9PVVRDT01FX1VOU1BFQ0lGSUVEEAASGQoVV1JJVEVfT1VUQ09NRV9DUkVBVEVE\
      EAESIAocV1JJVEVfT1VUQ09NRV9BTFJFQURZX0VYSVNUUxACKooBCgxFbWFpbE91dGNvbWUSHQoZRU1BSUxfT1VUQ09NRV9V\
      TlNQRUNJRklFRBAAEhYKEkVNQUlMX09VVENPTUVfS0VQVBABEhgKFEVNQUlMX09VVENPTUVfRVJBU0VEEAISKQolRU1BSUxf\
      T1VUQ09NRV9LRVBUX0JZX0FOT1RIRVJfQUNDT1VOVBADKtoBChBKb2luUmVxdWVzdFN0YXRlEiIKHkpPSU5fUkVRVUVTVF9T\
      VEFURV9VTlNQRUNJRklFRBAAEh4KGkpPSU5fUkVRVUVTVF9TVEFURV9QRU5ESU5HEAESHwobSk9JTl9SRVFVRVNUX1NUQVRF\
      X0FQUFJPVkVEEAISHwobSk9JTl9SRVFVRVNUX1NUQVRFX1JFSkVDVEVEEAMSIAocSk9JTl9SRVFVRVNUX1NUQVRFX1dJVEhE\
      UkFXThAEEh4KGkpPSU5fUkVRVUVTVF9TVEFURV9FWFBJUkVEEAUyiwQKDkFjY291bnRTZXJ2aWNlEmkKD1JlZ2lzdGVyQWNj\
      b3VudBInLm90b2xpdGguYXV0aC52MS5SZWdpc3RlckFjY291bnRSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVy\
      QWNjb3VudFJlc3BvbnNlIgOQAgISZgoOQ29uZmlybUFjY291bnQSJi5vdG9saXRoLmF1dGgudjEuQ29uZmlybUFjY291bnRS\
      ZXF1ZXN0Gicub3RvbGl0aC5hdXRoLnYxLkNvbmZpcm1BY2NvdW50UmVzcG9uc2UiA5ACAhJtChJSZXNlbmRDb25maXJtYXRp\
      b24SKi5vdG9saXRoLmF1dGgudjEuUmVzZW5kQ29uZmlybWF0aW9uUmVxdWVzdBorLm90b2xpdGguYXV0aC52MS5SZXNlbmRD\
      b25maXJtYXRpb25SZXNwb25zZRJPCgpHZXRBY2NvdW50EiIub3RvbGl0aC5hdXRoLnYxLkdldEFjY291bnRSZXF1ZXN0Ghgu\
      b3RvbGl0aC5hdXRoLnYxLkFjY291bnQiA5ACARJmCg5DaGFuZ2VQYXNzd29yZBImLm90b2xpdGguYXV0aC52MS5DaGFuZ2VQ\
      YXNzd29yZFJlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuQ2hhbmdlUGFzc3dvcmRSZXNwb25zZSIDkAICMvMFCg5TZXNzaW9u\
      U2VydmljZRJJCgZTaWduSW4SHi5vdG9saXRoLmF1dGgudjEuU2lnbkluUmVxdWVzdBofLm90b2xpdGguYXV0aC52MS5TaWdu\
      SW5SZXNwb25zZRJvChFTaWduSW5Bbm9ueW1vdXNseRIpLm90b2xpdGguYXV0aC52MS5TaWduSW5Bbm9ueW1vdXNseVJlcXVl\
      c3QaKi5vdG9saXRoLmF1dGgudjEuU2lnbkluQW5vbnltb3VzbHlSZXNwb25zZSIDkAICEkwKB1JlZnJlc2gSHy5vdG9saXRo\
      LmF1dGgudjEuUmVmcmVzaFJlcXVlc3QaIC5vdG9saXRoLmF1dGgudjEuUmVmcmVzaFJlc3BvbnNlElEKB1NpZ25PdXQSHy5v\
      dG9saXRoLmF1dGgudjEuU2lnbk91dFJlcXVlc3QaIC5vdG9saXRoLmF1dGgudjEuU2lnbk91dFJlc3BvbnNlIgOQAgISYAoM\
      TGlzdFNlc3Npb25zEiQub3RvbGl0aC5hdXRoLnYxLkxpc3RTZXNzaW9uc1JlcXVlc3QaJS5vdG9saXRoLmF1dGgudjEuTGlz\
      dFNlc3Npb25zUmVzcG9uc2UiA5ACARJaCgpFbmRTZXNzaW9uEiIub3RvbGl0aC5hdXRoLnYxLkVuZFNlc3Npb25SZXF1ZXN0\
      GiMub3RvbGl0aC5hdXRoLnYxLkVuZFNlc3Npb25SZXNwb25zZSIDkAICEmYKDkVuZEFsbFNlc3Npb25zEiYub3RvbGl0aC5h\
      dXRoLnYxLkVuZEFsbFNlc3Npb25zUmVxdWVzdBonLm90b2xpdGguYXV0aC52MS5FbmRBbGxTZXNzaW9uc1Jlc3BvbnNlIgOQ\
      AgISXgoNUHJvdmVQYXNzd29yZBIlLm90b2xpdGguYXV0aC52MS5Qcm92ZVBhc3N3b3JkUmVxdWVzdBomLm90b2xpdGguYXV0\
      aC52MS5Qcm92ZVBhc3N3b3JkUmVzcG9uc2UypgMKEEVucm9sbWVudFNlcnZpY2USVwoJSm9pblN0dWR5EiEub3RvbGl0aC5h\
      dXRoLnYxLkpvaW5TdHVkeVJlcXVlc3QaIi5vdG9saXRoLmF1dGgudjEuSm9pblN0dWR5UmVzcG9uc2UiA5ACAhJaCgpMZWF2\
      ZVN0dWR5EiIub3RvbGl0aC5hdXRoLnYxLkxlYXZlU3R1ZHlSZXF1ZXN0GiMub3RvbGl0aC5hdXRoLnYxLkxlYXZlU3R1ZHlS\
      ZXNwb25zZSIDkAICEmYKDkxpc3RFbnJvbG1lbnRzEiYub3RvbGl0aC5hdXRoLnYxLkxpc3RFbnJvbG1lbnRzUmVxdWVzdBon\
      Lm90b2xpdGguYXV0aC52MS5MaXN0RW5yb2xtZW50c1Jlc3BvbnNlIgOQAgESdQoTTGlzdE93bkpvaW5SZXF1ZXN0cxIrLm90\
      b2xpdGguYXV0aC52MS5MaXN0T3duSm9pblJlcXVlc3RzUmVxdWVzdBosLm90b2xpdGguYXV0aC52MS5MaXN0T3duSm9pblJl\
      cXVlc3RzUmVzcG9uc2UiA5ACATLdBgoRTWVtYmVyc2hpcFNlcnZpY2USbAoQTGlzdEpvaW5SZXF1ZXN0cxIoLm90b2xpdGgu\
      YXV0aC52MS5MaXN0Sm9pblJlcXVlc3RzUmVxdWVzdBopLm90b2xpdGguYXV0aC52MS5MaXN0Sm9pblJlcXVlc3RzUmVzcG9u\
      c2UiA5ACARJvChFEZWNpZGVKb2luUmVxdWVzdBIpLm90b2xpdGguYXV0aC52MS5EZWNpZGVKb2luUmVxdWVzdFJlcXVlc3Qa\
      Ki5vdG9saXRoLmF1dGgudjEuRGVjaWRlSm9pblJlcXVlc3RSZXNwb25zZSIDkAICEl0KC0xpc3RNZW1iZXJzEiMub3RvbGl0\
      aC5hdXRoLnYxLkxpc3RNZW1iZXJzUmVxdWVzdBokLm90b2xpdGguYXV0aC52MS5MaXN0TWVtYmVyc1Jlc3BvbnNlIgOQAgES\
      ZgoOU2V0TWVtYmVyR3JvdXASJi5vdG9saXRoLmF1dGgudjEuU2V0TWVtYmVyR3JvdXBSZXF1ZXN0Gicub3RvbGl0aC5hdXRo\
      LnYxLlNldE1lbWJlckdyb3VwUmVzcG9uc2UiA5ACAhJeChBDcmVhdGVJbnZpdGF0aW9uEigub3RvbGl0aC5hdXRoLnYxLkNy\
      ZWF0ZUludml0YXRpb25SZXF1ZXN0Ghsub3RvbGl0aC5hdXRoLnYxLkludml0YXRpb24iA5ACAhJpCg9MaXN0SW52aXRhdGlv\
      bnMSJy5vdG9saXRoLmF1dGgudjEuTGlzdEludml0YXRpb25zUmVxdWVzdBooLm90b2xpdGguYXV0aC52MS5MaXN0SW52aXRh\
      dGlvbnNSZXNwb25zZSIDkAIBEmkKEUdldFN0dWR5UmV0ZW50aW9uEikub3RvbGl0aC5hdXRoLnYxLkdldFN0dWR5UmV0ZW50\
      aW9uUmVxdWVzdBokLm90b2xpdGguYXV0aC52MS5TdHVkeVJldGVudGlvblN0YXRlIgOQAgESbAoQUmV2b2tlSW52aXRhdGlv\
      bhIoLm90b2xpdGguYXV0aC52MS5SZXZva2VJbnZpdGF0aW9uUmVxdWVzdBopLm90b2xpdGguYXV0aC52MS5SZXZva2VJbnZp\
      dGF0aW9uUmVzcG9uc2UiA5ACAjLwAgoVQWRtaW5pc3RyYXRpb25TZXJ2aWNlEnUKE1JlZ2lzdGVyU3R1ZHlMZWFkZXISKy5v\
      dG9saXRoLmF1dGgudjEuUmVnaXN0ZXJTdHVkeUxlYWRlclJlcXVlc3QaLC5vdG9saXRoLmF1dGgudjEuUmVnaXN0ZXJTdHVk\
      eUxlYWRlclJlc3BvbnNlIgOQAgISewoVUmVnaXN0ZXJBZG1pbmlzdHJhdG9yEi0ub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVy\
      QWRtaW5pc3RyYXRvclJlcXVlc3QaLi5vdG9saXRoLmF1dGgudjEuUmVnaXN0ZXJBZG1pbmlzdHJhdG9yUmVzcG9uc2UiA5AC\
      AhJjCg1TZXRMZWRTdHVkaWVzEiUub3RvbGl0aC5hdXRoLnYxLlNldExlZFN0dWRpZXNSZXF1ZXN0GiYub3RvbGl0aC5hdXRo\
      LnYxLlNldExlZFN0dWRpZXNSZXNwb25zZSIDkAICMncKCktleVNlcnZpY2USaQoPTGlzdFNpZ25pbmdLZXlzEicub3RvbGl0\
      aC5hdXRoLnYxLkxpc3RTaWduaW5nS2V5c1JlcXVlc3QaKC5vdG9saXRoLmF1dGgudjEuTGlzdFNpZ25pbmdLZXlzUmVzcG9u\
      c2UiA5ACAUI9Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGguQXV0aC5WMUq5\
      8AEK/gIKAQwSAwUAEhrzAiBBY2NvdW50cywgc2Vzc2lvbnMsIGVucm9sbWVudCBhbmQgY29uc2VudC4gSWRlbnRpdHkgKHVz\
      ZXJuYW1lLCBlLW1haWwgYWRkcmVzcykgbGl2ZXMgaGVyZSBhbmQKIG5vd2hlcmUgZWxzZTsgZXZlcnkgb3RoZXIgc2Vydmlj\
      ZSBzZWVzIHRoZSByYW5kb20gYHBhcnRpY2lwYW50X2lkYCBvbmx5LgoKIFRpbWVzdGFtcHMgaW4gYW5zd2VycyBhcmUgZXhh\
      Y3QgdG8gdGhlIG1pY3Jvc2Vjb25kLiBCZXNpZGUgdGhlIGVycm9ycyB0aGF0IHN0YW5kIGF0IGEgbWV0aG9kIGl0IGFuc3dl\
      cnMKIHRob3NlIHRoYXQgYWxsIG1ldGhvZHMgaGF2ZSAob3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvKTsgdGhlIHJl\
      YXNvbnMgYXJlIGluIGVycm9ycy5wcm90by4KCkkKAgYAEgQUAEcBGj0gQ3JlYXRpbmcgYW5kIGNvbmZpcm1pbmcgYWNjb3Vu\
      dHMuIENhbGxhYmxlIHdpdGhvdXQgYSB0b2tlbi4KCtsGCgQGAAIAEgQfAiEDGswGIENyZWF0ZXMgYW4gYWNjb3VudCB0aGF0\
      IGNhbiBzaWduIGluIG9uY2UgaXQgaXMgY29uZmlybWVkIChUWVQgwqc0KS4gV2l0aCBhbiBlLW1haWwgYWRkcmVzcyBhCiBj\
      b25maXJtYXRpb24gY29kZSBpcyBtYWlsZWQ7IHdpdGhvdXQgb25lIHRoZSBhY2NvdW50IGlzIGFjdGl2ZSBhdCBvbmNlLiBX\
      aGVyZSBhbiBhZGRyZXNzIGFsb25lIGlzIHRoZQogbmFtZSBhbmQgYmVsb25ncyB0byBhbiBhY2NvdW50IGFscmVhZHksIHRo\
      ZSBhbnN3ZXIgaXMgdGhlIHNhbWUsIGFuZCB0aGUgbWFpbCBzYXlzIHNvLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCAo\
      ZXZlcnkgYmFkIGZpZWxkIG5hbWVkKTsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gVVNFUk5BTUVfVEFLRU47CiBBTFJF\
      QURZX0VYSVNUUyB3aXRoIHJlYXNvbiBSRVFVRVNUX0lEX1JFVVNFRCB3aGVuIGByZXF1ZXN0X2lkYCB3YXMgdXNlZCBmb3Ig\
      b3RoZXIgY29udGVudHM7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gV0FJVElOR19BQ0NPVU5UU19MSU1JVCBh\
      bmQgUmV0cnlJbmZvIHdoZW4gZml2ZSBhY2NvdW50cyB0aGF0IHdlcmUgbWFkZQogd2l0aGluIGFuIGhvdXIgd2FpdCBmb3Ig\
      Y29uZmlybWF0aW9uIHVuZGVyIHRoZSBhZGRyZXNzOyB0aG9zZSB3aG9zZSBjb2RlcyBhcmUgZ29vZCBubyBtb3JlIG1ha2Ug\
      cm9vbTsKIEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gQUNDT1VOVF9FUkFTRUQgd2hlbiB0aGUgYWNjb3VudCB0\
      aGF0IHRoaXMgYHJlcXVlc3RfaWRgIG1hZGUgd2FzIGVyYXNlZCBpbiB0aGUKIGxhc3QgOTAgZGF5czogYSBuZXcgYWNjb3Vu\
      dCBuZWVkcyBhIG5ldyBgcmVxdWVzdF9pZGAuCgq2BQoEBgACARIEKwItAxqnBSBBY3RpdmF0ZXMgYW4gYWNjb3VudC4gRGVs\
      ZXRlcyB0aGUgZS1tYWlsIGFkZHJlc3MgdW5sZXNzIGl0cyBrZWVwaW5nIHdhcyBjb25zZW50ZWQgdG87IHRoZSBsYXN0IG1h\
      aWwgdG8KIGl0IGhhcyBhIHJlY292ZXJ5IGNvZGUuIFNlbmRpbmcgaXQgYWdhaW4gaXMgc2FmZTogdW50aWwgdGhlIGNvZGUg\
      ZXhwaXJlcyAoMjQgaG91cnMgYWZ0ZXIgaXQgd2FzIG1haWxlZCkKIGl0IGlzIGFuc3dlcmVkIGFzIHRoZSBmaXJzdCB0aW1l\
      LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gQ09ERV9SRUpFQ1RF\
      RCBmb3IgYSB3cm9uZywgcmVwbGFjZWQgb3IKIGV4cGlyZWQgY29kZSwgZm9yIGFuIHVua25vd24gdXNlcm5hbWUgYW5kIGZv\
      ciBhIHdyb25nIHBhc3N3b3JkIGFsaWtlOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBFTUFJTF9UQUtFTiB3\
      aGVuIGFub3RoZXIgYWNjb3VudCB3aG9zZSBuYW1lIHRoZSBhZGRyZXNzIGlzIHdhcyBjb25maXJtZWQgYmVmb3JlOyBSRVNP\
      VVJDRV9FWEhBVVNURUQgd2l0aAogcmVhc29uIFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm8gaW4gcGxhY2Ugb2Yg\
      Q09ERV9SRUpFQ1RFRCBhZnRlciBzZXZlcmFsIHdyb25nIGNvZGVzOiBhIHJpZ2h0IG9uZQogbmV2ZXIgd2FpdHMgZm9yIHRo\
      b3NlLgoK7QMKBAYAAgISAzYCWRrfAyBNYWlscyBhIG5ldyBjb2RlIHRvIGFuIGFjY291bnQgdGhhdCB3YWl0cyBmb3IgY29u\
      ZmlybWF0aW9uLCB1bmxlc3Mgb25lIHdhcyBtYWlsZWQganVzdCBub3c7IHRoZSBjb2RlCiBiZWZvcmUgaXMgZ29vZCBubyBt\
      b3JlLiBBbnN3ZXJzIHRoZSBzYW1lIHdoZXRoZXIgb3Igbm90IHN1Y2ggYW4gYWNjb3VudCBleGlzdHMuCgogTm90IGlkZW1w\
      b3RlbnQ6IHRoZSBzZWNvbmQgY2FsbCBtYXkgbWFpbCBhbm90aGVyIGNvZGUsIHdoaWNoIHJlcGxhY2VzIHRoZSBmaXJzdC4g\
      U2VuZGluZyBpdCBhZ2Fpbgogd2hlbiB0aGUgYW5zd2VyIHdhcyBsb3N0IGRvZXMgbm8gaGFybTogdGhlIG5ld2VzdCBtYWls\
      IGhhcyB0aGUgY29kZSB0aGF0IGNvdW50cy4KCiBFcnJvcnM6IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBNQUlM\
      X1JFUVVFU1RTX0xJTUlUIGFuZCBSZXRyeUluZm8gd2hpbGUgMTAsMDAwIHJlcXVlc3RzIGZvcgogbWFpbHMgd2FpdC4KCokB\
      CgQGAAIDEgQ6AjwDGnsgVGhlIGNhbGxlcidzIG93biBhY2NvdW50LiBOZWVkcyBhIHRva2VuLgoKIEVycm9yczogVU5BVVRI\
      RU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQgd2hlbiB0aGUgYWNjb3VudCBpcyBubyBtb3JlLgoK8wMKBAYA\
      AgQSBEQCRgMa5AMgUmVwbGFjZXMgdGhlIGNhbGxlcidzIHBhc3N3b3JkLiBBbGwgb3RoZXIgc2Vzc2lvbnMgZW5kLCBjb2Rl\
      cyB0aGF0IHdlcmUgbWFpbGVkIGZvciBhIHJlc2V0IGFyZSBnb29kIG5vCiBtb3JlLCBhbmQgdGhlIGFjY291bnQncyBhZGRy\
      ZXNzIGlzIHRvbGQgd2hlcmUgaXQgaXMga2VwdC4gTmVlZHMgYSB0b2tlbi4gU2VudCBhZ2FpbiB3aGVuIHRoZSBhbnN3ZXIg\
      d2FzCiBsb3N0LCBpdCBpcyBhbnN3ZXJlZCBhcyB0aGUgZmlyc3QgdGltZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7\
      IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIFBBU1NXT1JEX1dST05HOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGgg\
      cmVhc29uCiBBQ0NPVU5UX0FOT05ZTU9VUzsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5ZX0FUVEVN\
      UFRTIGFuZCBSZXRyeUluZm87IFVOQVVUSEVOVElDQVRFRCB3aXRoCiByZWFzb24gU0VTU0lPTl9FTkRFRC4KCiMKAgQAEgRK\
      AFsBGhcgQW4gYWNjb3VudCB0byBjcmVhdGUuCgpmCgQEAAIAEgNMAhgaWSBDbGllbnQtbWFkZSBVVUlELCBrZXB0IHVudGls\
      IGFuIGFuc3dlciBhcnJpdmVzOyBzZW5kaW5nIHRoZSBzYW1lIHJlcXVlc3QgYWdhaW4gaXMgc2FmZS4KCvcBCgQEAAIBEgNQ\
      AhYa6QEgM+KAkzY0IGNoYXJhY3RlcnMgb2YgbGV0dGVycywgZGlnaXRzLCBgLmAsIGBfYCwgYC1gOyBjb21wYXJlZCB3aXRo\
      b3V0IGNhc2UuIE1heSBiZSBlbXB0eSB3aGVyZSB0aGUKIGFkZHJlc3MgaXMga2VwdCwgd2hpY2ggaXMgc2lnbmVkIGluIHdp\
      dGggdGhlbi4gV2hpdGUgc3BhY2UgYXJvdW5kIGEgbmFtZSBvciBhbiBhZGRyZXNzIGlzIGlnbm9yZWQsIGhlcmUKIGFuZCB3\
      aGVyZXZlciBvbmUgaXMgdHlwZWQuCgqIAQoEBAACAhIDUwIWGnsgOOKAkzEyOCBjaGFyYWN0ZXJzLCBub3Qgb24gdGhlIGxp\
      c3Qgb2YgY29tbW9uIHBhc3N3b3Jkcywgbm90IGNvbnRhaW5pbmcgdGhlIHVzZXJuYW1lIG9yIHRoZSBhZGRyZXNzCiAoQ09O\
      VEFJTlNfVVNFUk5BTUUpLgoKogEKBAQAAgMSA1YCExqUASBPcHRpb25hbC4gV2l0aCBpdCB0aGUgYWNjb3VudCB3YWl0cyBm\
      b3IgY29uZmlybWF0aW9uLiBBU0NJSTogb2YgYSBkb21haW4gd2l0aCBvdGhlciBsZXR0ZXJzIGdhdGV3YXlzIHNlbmQKIHRo\
      ZSBBLWxhYmVsIGZvcm0gKGB4bi0t4oCmYCwgUkZDIDU4OTEpLgoKXwoEBAACBBIDWAIZGlIgV2hldGhlciB0aGUgYWRkcmVz\
      cyBtYXkgYmUga2VwdCBhZnRlciBjb25maXJtYXRpb24uIFJlcXVpcmVkIHdpdGhvdXQgYSB1c2VybmFtZS4KCj4KBAQAAgUS\
      A1oCFhoxIEJDUCA0NyBsYW5ndWFnZSBmb3IgbWFpbHM7IGVtcHR5IG1lYW5zIEVuZ2xpc2guCgomCgIFABIEXgBlARoaIFdo\
      ZXRoZXIgYSB3cml0ZSB3YXMgbmV3LgoKHgoEBQACABIDYAIgGhEgTmV2ZXIgYW5zd2VyZWQuCgogCgQFAAIBEgNiAhwaEyBU\
      aGlzIGNhbGwgZGlkIGl0LgoKPwoEBQACAhIDZAIjGjIgVGhlIHNhbWUgd3JpdGUgd2FzIGRvbmUgYmVmb3JlOyBub3RoaW5n\
      IGNoYW5nZWQuCgojCgIEARIEaABxARoXIFRoZSBhY2NvdW50IGlzIHRoZXJlLgoKJQoEBAECABIDagIbGhggV2hldGhlciBp\
      dCB3YXMgYmVmb3JlLgoKZgoEBAECARIDbAIhGlkgVHJ1ZTogaXQgY2Fubm90IGJlIHNpZ25lZCBpbiB0byBiZWZvcmUgdGhl\
      IG1haWxlZCBjb2RlIGhhcyBiZWVuIHNlbnQgdG8gQ29uZmlybUFjY291bnQuCgqaAgoEBAECAhIDcAIbGowCIFdpdGhvdXQg\
      YW4gYWRkcmVzczogdGhlIG9ubHkgd2F5IGJhY2sgaW4gd2hlbiB0aGUgcGFzc3dvcmQgaXMgZm9yZ290dGVuIChSZWNvdmVy\
      QWNjb3VudCksIHRvIGJlIHNob3duCiBvbmNlIGFuZCB3cml0dGVuIGRvd24uIFRoZSBzYW1lIHJlcXVlc3QgYWdhaW4gaXMg\
      YW5zd2VyZWQgd2l0aCBhbm90aGVyIG9uZSwgc2luY2UgdGhlIGZpcnN0IGFuc3dlciBtYXkKIGhhdmUgYmVlbiBsb3N0OyBh\
      bnkgb2YgdGhlbSBpcyBnb29kLiBFbXB0eSB3aXRoIGFuIGFkZHJlc3MuCgolCgIEAhIEdAB8ARoZIEEgY29kZSB0aGF0IHdh\
      cyBtYWlsZWQuCgpPCgQEAgIAEgN2AhYaQiBPZiB0aGUgYWNjb3VudCB0aGF0IHdhaXRzOyBpdHMgYWRkcmVzcyB3aGVyZSBp\
      dCBoYXMgbm8gdXNlcm5hbWUuCgo/CgQEAgIBEgN4AhIaMiBUaGUgbWFpbGVkIGNvZGU7IGNhc2UgYW5kIGh5cGhlbnMgZG8g\
      bm90IG1hdHRlci4KCrMBCgQEAgICEgN7AhYapQEgV2l0aCBhbiBhZGRyZXNzIGFzIG5hbWU6IHRoZSBwYXNzd29yZCBvZiB0\
      aGUgcmVnaXN0cmF0aW9uLCBzbyB0aGF0IG5vYm9keSBjb25maXJtcyBhbiBhY2NvdW50IHRoYXQKIHNvbWVib2R5IGVsc2Ug\
      bWFkZSB3aXRoIHRoZWlyIGFkZHJlc3MuIE90aGVyd2lzZSBub3QgbG9va2VkIGF0LgoKmQEKAgUBEgaAAQCKAQEaigEgV2hh\
      dCBiZWNhbWUgb2YgdGhlIGUtbWFpbCBhZGRyZXNzIHRoYXQgdGhlIGNvZGUgd2FzIG1haWxlZCB0by4gV2hvZXZlciBoYXMg\
      dGhlIGNvZGUgcmVhZHMgdGhhdAogYWRkcmVzcydzIG1haWwsIGFuZCBub2JvZHkgZWxzZSBpcyB0b2xkLgoKHwoEBQECABIE\
      ggECIBoRIE5ldmVyIGFuc3dlcmVkLgoKRQoEBQECARIEhAECGRo3IEl0IHN0YXlzIHdpdGggdGhlIGFjY291bnQsIGFuZCBj\
      YW4gYmUgc2lnbmVkIGluIHdpdGguCgoxCgQFAQICEgSGAQIbGiMgSXRzIGtlZXBpbmcgd2FzIG5vdCBjb25zZW50ZWQgdG8u\
      Cgq+AQoEBQECAxIEiQECLBqvASBJdHMga2VlcGluZyB3YXMgY29uc2VudGVkIHRvLCBidXQgYW5vdGhlciBhY2NvdW50LCBj\
      b25maXJtZWQgZWFybGllciwga2VlcHMgaXQ6IGFuIGFkZHJlc3MgYmVsb25ncwogdG8gb25lIGFjY291bnQuIFRoaXMgb25l\
      IGhhcyBub25lLCBhbmQgaXMgc2lnbmVkIGluIHRvIHdpdGggaXRzIHVzZXJuYW1lLgoKMAoCBAMSBo0BAJMBARoiIFRoZSBh\
      Y2NvdW50IGNhbiBiZSBzaWduZWQgaW4gdG8uCgorCgQEAwIAEgSPAQIhGh0gV2hhdCBiZWNhbWUgb2YgdGhlIGFkZHJlc3Mu\
      CgrWAQoEBAMCARIEkgECGxrHASBXaGVyZSBubyBhZGRyZXNzIHN0YXlzOiB0aGUgd2F5IGJhY2sgaW4gd2hlbiB0aGUgcGFz\
      c3dvcmQgaXMgZm9yZ290dGVuIChSZWNvdmVyQWNjb3VudCkuIEl0IGlzIG1haWxlZCwKIHRvbywgYXMgdGhlIGxhc3QgbWFp\
      bCB0byB0aGUgYWRkcmVzczsgc28gaXQgaXMgZW1wdHkgd2hlbiB0aGUgc2FtZSByZXF1ZXN0IGlzIGFuc3dlcmVkIGFnYWlu\
      LgoKJgoCBAQSBpYBAJoBARoYIEFza3MgZm9yIGFub3RoZXIgY29kZS4KCpEBCgQEBAIAEgSZAQIWGoIBIE9mIHRoZSBhY2Nv\
      dW50IHRoYXQgd2FpdHMsIG9yIGl0cyBhZGRyZXNzIHdoZXJlIGl0IGhhcyBubyB1c2VybmFtZTsgYSB0ZXh0IHRoYXQgY2Fu\
      IGJlIG5laXRoZXIgaXMKIGFuc3dlcmVkIGxpa2UgYW4gdW5rbm93biBvbmUuCgotCgIEBRIEnQEAJRohIFNheXMgbm90aGlu\
      ZyBhYm91dCB0aGUgYWNjb3VudC4KCjcKAgQGEgSgAQAcGisgTmFtZXMgbm9ib2R5OiB0aGUgYWNjb3VudCBpcyB0aGUgdG9r\
      ZW4ncy4KCisKAgQHEgajAQC9AQEaHSBXaGF0IGlzIGtlcHQgb2YgYW4gYWNjb3VudC4KCkgKBAQHAgASBKUBAhwaOiBSYW5k\
      b20gVVVJRCwgYnkgd2hpY2ggYWxsIHNlcnZpY2VzIGtub3cgdGhlIHBhcnRpY2lwYW50LgoKVgoEBAcCARIEpwECFhpIIEVt\
      cHR5IGZvciBhbiBhbm9ueW1vdXMgYWNjb3VudCwgYW5kIGZvciBvbmUgd2hvc2UgbmFtZSBpcyBpdHMgYWRkcmVzcy4KCjoK\
      BAQHAgISBKkBAhMaLCBFbXB0eSB1bmxlc3MgaXRzIGtlZXBpbmcgd2FzIGNvbnNlbnRlZCB0by4KCikKBAQHAgMSBKsBAhYa\
      GyBCQ1AgNDcgbGFuZ3VhZ2Ugb2YgbWFpbHMuCgpSCgQEBwIEEgStAQIVGkQgTWFkZSBieSBTaWduSW5Bbm9ueW1vdXNseTog\
      d2l0aG91dCB1c2VybmFtZSwgcGFzc3dvcmQgYW5kIGFkZHJlc3MuCgonCgQEBwIFEgSvAQIsGhkgV2hlbiBpdCB3YXMgcmVn\
      aXN0ZXJlZC4KCk4KBAQHAgYSBLEBAhIaQCBPZiB3aGF0IE93bkFjY291bnRTZXJ2aWNlLlVwZGF0ZUFjY291bnQgY2hhbmdl\
      cywgYXMgaXQgc3RhbmRzLgoKNwoEBAcCBxIEswECFhopIFdoZXRoZXIgaXRzIG93bmVyIHdhbnRzIHRoZSBuZXdzbGV0dGVy\
      LgoKMgoEBAcCCBIEtQECFhokIFdoYXQgaXRzIG93bmVyIHNheXMgb2YgdGhlbXNlbHZlcy4KCksKBAQHAgkSBLcBAhwaPSBU\
      aGUgYWRkcmVzcyB0aGF0IHdhaXRzIGZvciBDb25maXJtRW1haWxDaGFuZ2U7IGVtcHR5OiBub25lLgoKtgEKBAQHAgoSBLoB\
      AjMapwEgU2luY2Ugd2hlbiBtYWlscyB0byB0aGUgYWRkcmVzcyBjb21lIGJhY2s7IGFic2VudDogbm9uZSBkaWQuIE5ld3Ns\
      ZXR0ZXJzIGFyZSBub3Qgc2VudCB0byBpdDsgd2hhdCBpcyBhc2tlZAogZm9yIGlzLCBzdWNoIGFzIGEgcmVzZXQuIEEgY2hh\
      bmdlIG9mIHRoZSBhZGRyZXNzIGVuZHMgaXQuCgpXCgQEBwILEgS8AQIdGkkgV2hldGhlciBhbiBhZG1pbmlzdHJhdG9yIG1h\
      cmtlZCB0aGUgYWNjb3VudDogd2hhdCBpdCBhbnN3ZXJzIGlzIGEgdGVzdC4KCksKAgYBEgbAAQCKAgEaPSBTaWduaW5nIGlu\
      IGFuZCBzdGF5aW5nIHNpZ25lZCBpbi4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLgoKmQYKBAYBAgASBMwBAjUaigYgQmVn\
      aW5zIGEgc2Vzc2lvbiBvZiBhbiBhY2NvdW50LgoKIE5vdCBpZGVtcG90ZW50OiBlYWNoIGNhbGwgYmVnaW5zIGEgc2Vzc2lv\
      biBvZiBpdHMgb3duLiBTZW5kaW5nIGl0IGFnYWluIHdoZW4gdGhlIGFuc3dlciB3YXMgbG9zdCBkb2VzCiBubyBoYXJtOiB0\
      aGUgc2Vzc2lvbiB0aGF0IG5vYm9keSBrbm93cyBvZiBlbmRzIHVudXNlZCBhZnRlciA5MCBkYXlzLCBvciBhcyB0aGUgb2xk\
      ZXN0IG9mIG1vcmUgdGhhbiAyMC4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBDUkVERU5USUFMU19S\
      RUpFQ1RFRCBmb3IgYSB3cm9uZyBwYXNzd29yZCBhbmQgYW4gdW5rbm93bgogdXNlcm5hbWUgYWxpa2UsIGFuZCBmb3IgYW4g\
      YWNjb3VudCB0aGF0IHdhaXRzIGZvciBpdHMgY29kZSBhbmQgaGFzIG5vIHVzZXJuYW1lOiB0b2xkIGFwYXJ0LCBpdCB3b3Vs\
      ZAogdGVsbCB0aGF0IG5vIG90aGVyIGFjY291bnQgaGFzIHRoZSBhZGRyZXNzOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGgg\
      cmVhc29uIEFDQ09VTlRfTk9UX0NPTkZJUk1FRCBmb3IKIG9uZSB0aGF0IHdhaXRzIGFuZCBoYXMgYSB1c2VybmFtZSAob25s\
      eSB3aXRoIHRoZSByaWdodCBwYXNzd29yZCk7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uCiBBQ0NPVU5UX1NVU1BF\
      TkRFRCAob25seSB3aXRoIHRoZSByaWdodCBwYXNzd29yZCk7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9P\
      X01BTllfQVRURU1QVFMgYW5kIFJldHJ5SW5mbyBhZnRlciByZXBlYXRlZCBmYWlsdXJlcy4KCsIHCgQGAQIBEgbYAQLaAQMa\
      sQcgTWFrZXMgYSBwYXJ0aWNpcGFudCB3aXRob3V0IGFueSBhY2NvdW50IGRhdGEuIFRoZSByZWZyZXNoIHRva2VuIGlzIHRo\
      ZSBvbmx5IGtleSB0byBpdC4KIFNlbmRpbmcgdGhlIHNhbWUgYHJlcXVlc3RfaWRgIGFnYWluIHdpdGhpbiBpdHMgc2Vzc2lv\
      bidzIGZpcnN0IGhvdXIgYW5zd2VycyB0aGUgc2FtZQogcGFydGljaXBhbnQsIGVhY2ggdGltZSB3aXRoIGEgcmVmcmVzaCB0\
      b2tlbiBvZiBpdHMgb3duOyBhbnkgb2YgdGhlbSBpcyBnb29kLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgQUxSRUFE\
      WV9FWElTVFMgd2l0aCByZWFzb24gUkVRVUVTVF9JRF9SRVVTRUQgd2hlbiBgcmVxdWVzdF9pZGAgd2FzIHVzZWQKIHdpdGgg\
      b3RoZXIgYXVkaWVuY2VzIG9yIGZvciBhbm90aGVyIGFjY291bnQ7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24g\
      U0lHTl9JTl9FTkRFRCB3aGVuCiB0aGUgc2Vzc2lvbiB0aGF0IGl0IGJlZ2FuIHdhcyBzaWduZWQgb3V0LCBoYXMgZW5kZWQs\
      IG9yIGlzIG9sZGVyIHRoYW4gYW4gaG91cjogYSBuZXcgcGFydGljaXBhbnQKIG5lZWRzIGEgbmV3IGByZXF1ZXN0X2lkYDsg\
      UkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFNJR05fSU5fUkVQRUFURURfTElNSVQgYW5kIFJldHJ5SW5mbyBhZnRl\
      cgogNjQgYW5zd2VycyB0aGF0IG5vIHJlZnJlc2ggZm9sbG93ZWQsIG9uZSBtb3JlIGVhY2ggbWludXRlOyBQRVJNSVNTSU9O\
      X0RFTklFRCB3aXRoIHJlYXNvbgogQUNDT1VOVF9TVVNQRU5ERUQ7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24g\
      QUNDT1VOVF9FUkFTRUQgd2hlbiBldmVyeXRoaW5nIG9mIHRoZSBwYXJ0aWNpcGFudCB3aG9tCiB0aGlzIGByZXF1ZXN0X2lk\
      YCBtYWRlIHdhcyBlcmFzZWQgaW4gdGhlIGxhc3QgOTAgZGF5czogYSBuZXcgcGFydGljaXBhbnQgbmVlZHMgYSBuZXcgYHJl\
      cXVlc3RfaWRgLgoKnQgKBAYBAgISBOgBAjgajgggRXhjaGFuZ2VzIGEgcmVmcmVzaCB0b2tlbiBmb3IgYSBuZXcgcGFpci4g\
      QSB0b2tlbiBpcyBnb29kIGZvciBvbmUgZXhjaGFuZ2UuIFNlbnQgYWdhaW4gd2l0aGluIDMwCiBzZWNvbmRzIG9mIHRoYXQg\
      ZXhjaGFuZ2UgKHRoZSByZXNwb25zZSB3YXMgbG9zdCksIG9mIGFuIGFub255bW91cyBwYXJ0aWNpcGFudCB3aXRoaW4gMjQg\
      aG91cnMsIGl0IGlzCiBhbnN3ZXJlZCBhZ2FpbiwgdXAgdG8gNjQgdGltZXMsIHVubGVzcyB0aGUgdG9rZW4gdGhhdCBjYW1l\
      IG9mIGl0IHdhcyB1c2VkIG1lYW53aGlsZTsgYWZ0ZXIgdGhhdCBpdCBjb3VudHMKIGFzIHN0b2xlbiBhbmQgZW5kcyB0aGUg\
      d2hvbGUgc2Vzc2lvbiwgd2l0aCBhbGwgdGhhdCBjYW1lIG9mIGl0LgoKIE5vdCBpZGVtcG90ZW50OiBzZW50IGFnYWluIGxh\
      dGVyIHRoYW4gdGhhdCwgaXQgZW5kcyB0aGUgc2Vzc2lvbi4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNv\
      biBSRUZSRVNIX1RPS0VOX1JFSkVDVEVEOiBzaWduIGluIGFuZXc7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoCiByZWFzb24g\
      UkVGUkVTSF9SRVBFQVRFRF9MSU1JVDogdXNlIG9uZSBvZiB0aGUgYW5zd2VycywgdGhpcyB0b2tlbiBoYXMgbm8gbW9yZTsg\
      UEVSTUlTU0lPTl9ERU5JRUQgd2l0aAogcmVhc29uIEFDQ09VTlRfU1VTUEVOREVEOiBrZWVwIHRoZSB0b2tlbiwgd2hpY2gg\
      aXMgZ29vZCBhZ2FpbiB3aGVuIHRoZSBhY2NvdW50IGlzIHJlc3RvcmVkOwogRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJl\
      YXNvbiBBQ0NPVU5UX0VSQVNFRDogZXZlcnl0aGluZyBvZiB0aGUgcGFydGljaXBhbnQgd2FzIGVyYXNlZCB3aGlsZSB0aGUg\
      c2Vzc2lvbgogbGl2ZWQuIEZvcmdldCB0aGUgdG9rZW4sIGFuZCBzaGVldHMgdGhhdCB3ZXJlIG5vdCBzZW50OiBubyBzZXJ2\
      aWNlIHRha2VzIHRoZW0uIFRvbGQgZm9yIGFzIGxvbmcgYXMgYQogcmVmcmVzaCB0b2tlbiBsaXZlcyB3aXRob3V0IHVzZSwg\
      OTAgZGF5cyBieSBkZWZhdWx0LCBhbmQgUkVGUkVTSF9UT0tFTl9SRUpFQ1RFRCBhZnRlcndhcmRzLgoKYQoEBgECAxIG6gEC\
      7AEDGlEgUmV2b2tlcyB0aGUgcmVmcmVzaCB0b2tlbidzIHdob2xlIGZhbWlseS4gVW5rbm93biB0b2tlbnMgYXJlIGFjY2Vw\
      dGVkIHNpbGVudGx5LgoKxwEKBAYBAgQSBvABAvIBAxq2ASBUaGUgY2FsbGVyJ3Mgc2Vzc2lvbnMgdGhhdCBoYXZlIG5laXRo\
      ZXIgZW5kZWQgbm9yIGV4cGlyZWQsIG5ld2VzdCBzaWduLWluIGZpcnN0LiBOZWVkcyBhIHRva2VuLgoKIEVycm9yczogVU5B\
      VVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQgd2hlbiB0aGUgY2FsbGVyJ3Mgb3duIGhhcyBlbmRlZC4K\
      CpkDCgQGAQIFEgb4AQL6AQMaiAMgRW5kcyBvbmUgb2YgdGhlIGNhbGxlcidzIHNlc3Npb25zOiBpdHMgcmVmcmVzaCB0b2tl\
      bnMgYXJlIHJlZnVzZWQgYXQgb25jZTsgYWNjZXNzIHRva2VucyB0aGF0IHdlcmUgbWFkZQogb2YgaXQgYXJlIGdvb2QgdW50\
      aWwgdGhleSBlbmQsIDEwIG1pbnV0ZXMgYXQgbW9zdC4gTmVlZHMgYSB0b2tlbi4gT25lIHRoYXQgaGFzIGVuZGVkIGFscmVh\
      ZHkgaXMgbm8gZXJyb3IuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU0VTU0lP\
      Tl9VTktOT1dOLCBhbHNvIGZvciBhIHNlc3Npb24gb2Ygc29tZWJvZHkgZWxzZTsKIFVOQVVUSEVOVElDQVRFRCB3aXRoIHJl\
      YXNvbiBTRVNTSU9OX0VOREVEIHdoZW4gdGhlIGNhbGxlcidzIG93biBoYXMgZW5kZWQuCgq7AQoEBgECBhIG/gECgAIDGqoB\
      IEVuZHMgYWxsIG9mIHRoZSBjYWxsZXIncyBzZXNzaW9ucywgYXMgRW5kU2Vzc2lvbiBkb2VzIG9uZS4gTmVlZHMgYSB0b2tl\
      bi4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVEIHdoZW4gdGhlIGNhbGxlcidz\
      IG93biBoYXMgZW5kZWQgb3RoZXJ3aXNlLgoKiQQKBAYBAgcSBIkCAkoa+gMgUHJvdmVzIHRoZSBwYXNzd29yZCBvbmNlIG1v\
      cmUsIGZvciB3aGF0IGFza3MgZm9yIGEgZnJlc2ggcHJvb2Y6IHRoZSBhY2Nlc3MgdG9rZW4gdGhhdCBpcyBhbnN3ZXJlZCBz\
      YXlzCiBub3cgYXMgaXRzIGBhdXRoX3RpbWVgLiBUaGUgc2Vzc2lvbiBhbmQgaXRzIHJlZnJlc2ggdG9rZW4gZ28gb24uIE5l\
      ZWRzIGEgdG9rZW4uCgogTm90IGlkZW1wb3RlbnQ6IGVhY2ggY2FsbCBhbnN3ZXJzIGEgdG9rZW4gb2YgaXRzIG93bi4gU2Vu\
      ZGluZyBpdCBhZ2FpbiBkb2VzIG5vIGhhcm0uCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQRVJNSVNTSU9OX0RFTklF\
      RCB3aXRoIHJlYXNvbiBQQVNTV09SRF9XUk9ORzsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbgogQUNDT1VOVF9B\
      Tk9OWU1PVVM7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUyBhbmQgUmV0cnlJbmZv\
      OyBVTkFVVEhFTlRJQ0FURUQgd2l0aAogcmVhc29uIFNFU1NJT05fRU5ERUQuCgodCgIECBIGjQIAlwIBGg8gV2hvIHNpZ25z\
      IGluLgoKQQoEBAgCABIEjwICFhozIFVzZXJuYW1lLCBvciB0aGUgZS1tYWlsIGFkZHJlc3Mgd2hlcmUgaXQgaXMga2VwdC4K\
      Cj0KBAQIAgESBJECAhYaLyBBcyBpdCB3YXMgcmVnaXN0ZXJlZCAoUkZDIDgyNjUgT3BhcXVlU3RyaW5nKS4KCmEKBAQIAgIS\
      BJMCAiAaUyBTZXJ2aWNlcyB0aGUgYWNjZXNzIHRva2VuIGlzIGZvciwgZS5nLiBgb3RvbGl0aC1pbmdlc3Rpb25gOyBlbXB0\
      eSBtZWFucyBhbGwgZm91ci4KCqoBCgQECAIDEgSWAgITGpsBIFdoYXQgdGhlIHBlcnNvbiBrbm93cyB0aGUgc2Vzc2lvbiBi\
      eSBpbiBMaXN0U2Vzc2lvbnMsIGUuZy4gdGhlIG5hbWUgb2YgdGhlIGRldmljZTogYXQgbW9zdCA2NCBjaGFyYWN0ZXJzLAog\
      bm9uZSBvZiB0aGVtIGEgY29udHJvbCBjaGFyYWN0ZXIuIEVtcHR5OiBub25lLgoKKwoCBAkSBpoCAKkCARodIFRoZSBzZXNz\
      aW9uIHRoYXQgd2FzIGJlZ3VuLgoKXQoEBAkCABIEnAICGhpPIEpXVCAoUkZDIDkwNjggdHlwZSBgYXQrand0YCwgRWREU0Ep\
      OyBvcGFxdWUgdG8gZ2F0ZXdheXMgdGhhdCBvbmx5IGZvcndhcmQgaXQuCgpVCgQECQIBEgSeAgI5GkcgV2hlbiB0aGUgYWNj\
      ZXNzIHRva2VuIGVuZHM6IDEwIG1pbnV0ZXMgYWZ0ZXIgaXQgd2FzIG1hZGUsIGJ5IGRlZmF1bHQuCgo/CgQECQICEgSgAgIb\
      GjEgT3BhcXVlLCAyNTYgcmFuZG9tIGJpdHMuIFJlcGxhY2VkIGF0IGV2ZXJ5IHVzZS4KCoYBCgQECQIDEgSjAgI6GnggV2hl\
      biB0aGUgc2Vzc2lvbiBlbmRzIHVubGVzcyBpdCBpcyByZWZyZXNoZWQgYmVmb3JlOiA5MCBkYXlzLCBieSBkZWZhdWx0LCBh\
      bmQgYSB5ZWFyIGFmdGVyIHRoZSBzaWduLWluCiBhdCB0aGUgbGF0ZXN0LgoKVwoEBAkCBBIEpQICHBpJIFJhbmRvbSBVVUlE\
      IG9mIHRoZSBhY2NvdW50LCBieSB3aGljaCBhbGwgc2VydmljZXMga25vdyB0aGUgcGFydGljaXBhbnQuCgrEAQoEBAkCBRIE\
      qAICMRq1ASBDdXJyZW50IGVucm9sbWVudHMgd2hvc2Ugc3R1ZHkgaGFzIGFub3RoZXIgY29uc2VudCB0ZXh0IGJ5IG5vdywg\
      YnkgdGhlIGlkcyBvZiB0aGUgc3R1ZGllcy4gU2hvdyB0aGVzZQogdGV4dHMsIGFuZCBqb2luIHdpdGggdGhlbTsgdGFraW5n\
      IHBhcnQgZ29lcyBvbiB1bnRpbCB0aGUgYGVuZF90aW1lYCBvZiBlYWNoLgoKJgoCBAoSBqwCALMCARoYIEEgcGFydGljaXBh\
      bnQgdG8gbWFrZS4KCiEKBAQKAgASBK4CAhgaEyBDbGllbnQtbWFkZSBVVUlELgoKJAoEBAoCARIEsAICIBoWIEFzIGluIFNp\
      Z25JblJlcXVlc3QuCgpFCgQECgICEgSyAgITGjcgQXMgaW4gU2lnbkluUmVxdWVzdDsgc2VudCBhZ2FpbiwgdGhlIGZpcnN0\
      IG9uZSBzdGF5cy4KCmUKAgQLEga2AgDFAgEaVyBUaGUgc2Vzc2lvbiBvZiB0aGUgbmV3IHBhcnRpY2lwYW50LCBvciBvZiB0\
      aGUgb25lIHRoYXQgdGhpcyBgcmVxdWVzdF9pZGAgbWFkZSBiZWZvcmUuCgpdCgQECwIAEgS4AgIaGk8gSldUIChSRkMgOTA2\
      OCB0eXBlIGBhdCtqd3RgLCBFZERTQSk7IG9wYXF1ZSB0byBnYXRld2F5cyB0aGF0IG9ubHkgZm9yd2FyZCBpdC4KClUKBAQL\
      AgESBLoCAjkaRyBXaGVuIHRoZSBhY2Nlc3MgdG9rZW4gZW5kczogMTAgbWludXRlcyBhZnRlciBpdCB3YXMgbWFkZSwgYnkg\
      ZGVmYXVsdC4KCj8KBAQLAgISBLwCAhsaMSBPcGFxdWUsIDI1NiByYW5kb20gYml0cy4gUmVwbGFjZWQgYXQgZXZlcnkgdXNl\
      LgoKhgEKBAQLAgMSBL8CAjoaeCBXaGVuIHRoZSBzZXNzaW9uIGVuZHMgdW5sZXNzIGl0IGlzIHJlZnJlc2hlZCBiZWZvcmU6\
      IDkwIGRheXMsIGJ5IGRlZmF1bHQsIGFuZCBhIHllYXIgYWZ0ZXIgdGhlIHNpZ24taW4KIGF0IHRoZSBsYXRlc3QuCgpXCgQE\
      CwIEEgTBAgIcGkkgUmFuZG9tIFVVSUQgb2YgdGhlIGFjY291bnQsIGJ5IHdoaWNoIGFsbCBzZXJ2aWNlcyBrbm93IHRoZSBw\
      YXJ0aWNpcGFudC4KCsQBCgQECwIFEgTEAgIxGrUBIEN1cnJlbnQgZW5yb2xtZW50cyB3aG9zZSBzdHVkeSBoYXMgYW5vdGhl\
      ciBjb25zZW50IHRleHQgYnkgbm93LCBieSB0aGUgaWRzIG9mIHRoZSBzdHVkaWVzLiBTaG93IHRoZXNlCiB0ZXh0cywgYW5k\
      IGpvaW4gd2l0aCB0aGVtOyB0YWtpbmcgcGFydCBnb2VzIG9uIHVudGlsIHRoZSBgZW5kX3RpbWVgIG9mIGVhY2guCgosCgIE\
      DBIGyAIAywIBGh4gVGhlIHRva2VuIHRoYXQgaXMgZXhjaGFuZ2VkLgoKLgoEBAwCABIEygICGxogIFRoZSBuZXdlc3Qgb25l\
      IG9mIHRoZSBzZXNzaW9uLgoKNgoCBA0SBs4CAN0CARooIFRoZSBzZXNzaW9uIGdvZXMgb24gd2l0aCB0aGVzZSB0b2tlbnMu\
      CgpdCgQEDQIAEgTQAgIaGk8gSldUIChSRkMgOTA2OCB0eXBlIGBhdCtqd3RgLCBFZERTQSk7IG9wYXF1ZSB0byBnYXRld2F5\
      cyB0aGF0IG9ubHkgZm9yd2FyZCBpdC4KClUKBAQNAgESBNICAjkaRyBXaGVuIHRoZSBhY2Nlc3MgdG9rZW4gZW5kczogMTAg\
      bWludXRlcyBhZnRlciBpdCB3YXMgbWFkZSwgYnkgZGVmYXVsdC4KCj8KBAQNAgISBNQCAhsaMSBPcGFxdWUsIDI1NiByYW5k\
      b20gYml0cy4gUmVwbGFjZWQgYXQgZXZlcnkgdXNlLgoKhgEKBAQNAgMSBNcCAjoaeCBXaGVuIHRoZSBzZXNzaW9uIGVuZHMg\
      dW5sZXNzIGl0IGlzIHJlZnJlc2hlZCBiZWZvcmU6IDkwIGRheXMsIGJ5IGRlZmF1bHQsIGFuZCBhIHllYXIgYWZ0ZXIgdGhl\
      IHNpZ24taW4KIGF0IHRoZSBsYXRlc3QuCgpXCgQEDQIEEgTZAgIcGkkgUmFuZG9tIFVVSUQgb2YgdGhlIGFjY291bnQsIGJ5\
      IHdoaWNoIGFsbCBzZXJ2aWNlcyBrbm93IHRoZSBwYXJ0aWNpcGFudC4KCsQBCgQEDQIFEgTcAgIxGrUBIEN1cnJlbnQgZW5y\
      b2xtZW50cyB3aG9zZSBzdHVkeSBoYXMgYW5vdGhlciBjb25zZW50IHRleHQgYnkgbm93LCBieSB0aGUgaWRzIG9mIHRoZSBz\
      dHVkaWVzLiBTaG93IHRoZXNlCiB0ZXh0cywgYW5kIGpvaW4gd2l0aCB0aGVtOyB0YWtpbmcgcGFydCBnb2VzIG9uIHVudGls\
      IHRoZSBgZW5kX3RpbWVgIG9mIGVhY2guCgomCgIEDhIG4AIA4wIBGhggVGhlIHNlc3Npb24gdGhhdCBlbmRzLgoKHwoEBA4C\
      ABIE4gICGxoRIE9mIHRoZSBzZXNzaW9uLgoKNgoCBA8SBOYCABoaKiBUaGUgc2Vzc2lvbiBoYXMgZW5kZWQsIGlmIHRoZXJl\
      IHdhcyBvbmUuCgoxCgIEEBIG6QIA9wIBGiMgT25lIHNpZ24taW4sIGFuZCB3aGF0IGNhbWUgb2YgaXQuCgocCgQEEAIAEgTr\
      AgIYGg4gUmFuZG9tIFVVSUQuCgo8CgQEEAIBEgTtAgITGi4gQXMgaXQgd2FzIGdpdmVuIGF0IHRoZSBzaWduLWluOyBlbXB0\
      eTogbm9uZS4KCiUKBAQQAgISBO8CAiwaFyBXaGVuIHRoZSBzaWduLWluIHdhcy4KCoYBCgQEEAIDEgTyAgIuGnggVGhlIGRh\
      eSwgYXMgbWlkbmlnaHQgaW4gVVRDLCBvZiB0aGUgbGFzdCBzaWduLWluIG9yIHJlZnJlc2guIE1vcmUgaXMgbm90IHRvbGQs\
      IGFuZCBubyBhZGRyZXNzIG9mIHRoZQogbmV0d29yayBpcyBrZXB0LgoKOwoEBBACBBIE9AICLBotIFdoZW4gaXQgZW5kcyB1\
      bmxlc3MgaXQgaXMgcmVmcmVzaGVkIGJlZm9yZS4KCj4KBAQQAgUSBPYCAhMaMCBXaGV0aGVyIHRoZSBjYWxsZXIncyB0b2tl\
      biBpcyBvZiB0aGlzIHNlc3Npb24uCgowCgIEERIG+gIA/wIBGiIgQXNrcyBmb3IgYSBwYWdlIG9mIG93biBzZXNzaW9ucy4K\
      CiUKBAQRAgASBPwCAhcaFyAxIHRvIDIwMDsgMCBtZWFucyA1MC4KCk8KBAQRAgESBP4CAhgaQSBgbmV4dF9wYWdlX3Rva2Vu\
      YCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCicKAgQSEgaCAwCHAwEaGSBBIHBhZ2Ug\
      b2Ygb3duIHNlc3Npb25zLgoKJQoEBBICABIEhAMCIBoXIE5ld2VzdCBzaWduLWluIGZpcnN0LgoKPgoEBBICARIEhgMCHRow\
      IE9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5OiB0aGlzIGlzIHRoZSBsYXN0IG9uZS4KCisKAgQTEgaKAwCNAwEaHSBUaGUgc2Vz\
      c2lvbiB0aGF0IGlzIHRvIGVuZC4KCikKBAQTAgASBIwDAhgaGyBVVUlELCBhcyBpbiBMaXN0U2Vzc2lvbnMuCgokCgIEFBIE\
      kAMAHRoYIFRoZSBzZXNzaW9uIGhhcyBlbmRlZC4KCikKAgQVEgaTAwCWAwEaGyBTZXNzaW9ucyB0aGF0IGFyZSB0byBlbmQu\
      Cgo+CgQEFQIAEgSVAwIYGjAgVGhlIG9uZSB0aGF0IHRoZSBjYWxsZXIncyB0b2tlbiBpcyBvZiBnb2VzIG9uLgoKHgoCBBYS\
      BJkDACEaEiBUaGV5IGhhdmUgZW5kZWQuCgolCgIEFxIGnAMAnwMBGhcgQSBwcm9vZiBvZiB3aG8gY2FsbHMuCgotCgQEFwIA\
      EgSeAwIWGh8gVGhlIGFjY291bnQncywgYXMgYXQgc2lnbi1pbi4KCiUKAgQYEgaiAwCnAwEaFyBXaGF0IHRoZSBwcm9vZiBn\
      aXZlcy4KCkcKBAQYAgASBKQDAhoaOSBJbiBwbGFjZSBvZiB0aGUgb25lIHRoYXQgd2FzIHNob3duOyBgYXV0aF90aW1lYCBp\
      cyBub3cuCgpVCgQEGAIBEgSmAwI5GkcgV2hlbiB0aGUgYWNjZXNzIHRva2VuIGVuZHM6IDEwIG1pbnV0ZXMgYWZ0ZXIgaXQg\
      d2FzIG1hZGUsIGJ5IGRlZmF1bHQuCgotCgIEGRIGqgMArwMBGh8gQSBjaGFuZ2Ugb2YgdGhlIG93biBwYXNzd29yZC4KCikK\
      BAQZAgASBKwDAhYaGyBUaGUgb25lIHRoYXQgaXMgZ29vZCBub3cuCgpFCgQEGQIBEgSuAwIaGjcgVGhlIG9uZSBpbiBpdHMg\
      cGxhY2UsIGJ5IHRoZSBydWxlcyBvZiBhIHJlZ2lzdHJhdGlvbi4KCjMKAgQaEgSyAwAhGicgVGhlIG5ldyBwYXNzd29yZCBp\
      cyBnb29kIGZyb20gbm93IG9uLgoKSQoCBgISBrUDAN4DARo7IFdoaWNoIHN0dWRpZXMgYSBwYXJ0aWNpcGFudCB0YWtlcyBw\
      YXJ0IGluLiBOZWVkcyBhIHRva2VuLgoK6QwKBAYCAgASBsgDAsoDAxrYDCBSZWNvcmRzIGNvbnNlbnQgdG8gdGhlIHRleHQg\
      dmVyc2lvbiBuYW1lZCwgZW5yb2xzLCBhbmQgYW5zd2VycyB3aXRoIGFuIGFjY2VzcyB0b2tlbiB0aGF0IGNhcnJpZXMKIHRo\
      ZSBlbnJvbG1lbnQuIEpvaW5pbmcgdHdpY2UgaXMgc2FmZS4gSW4gYSBzdHVkeSBieSByZXF1ZXN0IChhbmQgd2l0aG91dCBh\
      biBpbnZpdGF0aW9uKQogdGhlIGFuc3dlciBoYXMgYSBgam9pbl9yZXF1ZXN0YCB0aGF0IHdhaXRzIGZvciBhIGxlYWRlciBp\
      bnN0ZWFkIG9mIGFuIGVucm9sbWVudC4gQSBtZW1iZXIgd2hvIGpvaW5zIGFnYWluCiB3aXRoIHRoZSBjb25zZW50IHZlcnNp\
      b24gYWdyZWVkIHRvIGJlZm9yZSBpcyBhbnN3ZXJlZCBhcyB0aGUgZmlyc3QgdGltZSAoYFdSSVRFX09VVENPTUVfQUxSRUFE\
      WV9FWElTVFNgKSwKIGFsc28gd2hlcmUgdGhhdCB0ZXh0IGlzIG91dGRhdGVkIGJ5IG5vdyBvciBhbm90aGVyIGBjb25zZW50\
      X2xhbmd1YWdlYCBpcyBnaXZlbjogdGhlIGNvbnNlbnQgc3RheXMgYXMgaXQgd2FzCiBnaXZlbi4gV2l0aCB0aGUgc3R1ZHkn\
      cyBjdXJyZW50IHZlcnNpb24gYSBtZW1iZXIgY29uc2VudHMgYW5ldy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQsIGFs\
      c28gd2l0aCByZWFzb24gQ09OU0VOVF9MQU5HVUFHRV9VTktOT1dOICh0aGUgc3R1ZHkgaGFzIG5vIGNvbnNlbnQgdGV4dAog\
      aW4gYGNvbnNlbnRfbGFuZ3VhZ2VgKTsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNUVURZX1VOS05PV047IEZBSUxFRF9QUkVD\
      T05ESVRJT04gd2l0aCByZWFzb24gU1RVRFlfRU5ERUQsCiBTVFVEWV9OT1RfU1RBUlRFRCwgU1RVRFlfUEFVU0VEIG9yIENP\
      TlNFTlRfT1VUREFURUQgKHRoZSBjb25zZW50IHZlcnNpb24gaXMgbm90IHRoZSBzdHVkeSdzCiBjdXJyZW50IG9uZSk7IFBF\
      Uk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIFNUVURZX1BBU1NXT1JEX1JFUVVJUkVEIChub25lIHdhcwogZ2l2ZW47IG5v\
      dCBjb3VudGVkIGFzIGFuIGF0dGVtcHQpLCBTVFVEWV9QQVNTV09SRF9SRUpFQ1RFRCwgSU5WSVRBVElPTl9SRUpFQ1RFRCAo\
      d3JvbmcsCiBleHBpcmVkLCB1c2VkIHVwIG9yIHJldm9rZWQpLCBJTlZJVEFUSU9OX1JFUVVJUkVEIChhbiB1bmxpc3RlZCBz\
      dHVkeSB0aGF0IGlzIG9wZW4pIG9yCiBOT1RfUEFSVElDSVBBTlQgKHN0dWR5IGxlYWRlcnMgZG8gbm90IHRha2UgcGFydCk7\
      IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVEOwogUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVh\
      c29uIFRPT19NQU5ZX0FUVEVNUFRTLCBFTlJPTE1FTlRTX0xJTUlULCBKT0lOX1JFUVVFU1RTX0xJTUlUICgxMAogcGVuZGlu\
      ZyBvbmVzIG9mIHRoZSBwYXJ0aWNpcGFudCwgNSBldmVyIHRvIG9uZSBzdHVkeTsgd2l0aCBSZXRyeUluZm8gMjAwIG9mIGEg\
      ZGF5IGZyb20gb25lIGFkZHJlc3Mgb2YgdGhlCiBuZXR3b3JrIHRvIGl0KSBvciBTVFVEWV9KT0lOX1JFUVVFU1RTX0xJTUlU\
      ICgxLDAwMCBwZW5kaW5nIG9uZXMgb2YgdGhlIHN0dWR5KTsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24KIFNUVURZX05PVF9Z\
      RVRfS05PV04gYW5kIFJldHJ5SW5mbyB3aGlsZSB0aGUgc3R1ZHksIG9yIGl0cyBwYXNzd29yZCwgaGFzIG5vdCBhcnJpdmVk\
      IGhlcmUgeWV0LgoKzAEKBAYCAgESBs8DAtEDAxq7ASBFbmRzIHRoZSBlbnJvbG1lbnQsIGFuZCB3aXRoZHJhd3MgYSBwZW5k\
      aW5nIHJlcXVlc3QgdG8gam9pbjsgYW5zd2VycyB3aXRoIGFuIGFjY2VzcyB0b2tlbgogd2l0aG91dCB0aGUgc3R1ZHkuIExl\
      YXZpbmcgdHdpY2UgaXMgc2FmZS4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVE\
      LgoKkgEKBAYCAgISBtUDAtcDAxqBASBDdXJyZW50IGFuZCBlbmRlZCBlbnJvbG1lbnRzIG9mIHRoZSBjYWxsZXIsIGluIHRo\
      ZSBvcmRlciBvZiBqb2luaW5nLiBBIHBhcnRpY2lwYW50IGhhcyBhdCBtb3N0IDUwMC4KCiBFcnJvcnM6IElOVkFMSURfQVJH\
      VU1FTlQuCgpyCgQGAgIDEgbbAwLdAwMaYiBUaGUgY2FsbGVyJ3MgcmVxdWVzdHMgdG8gam9pbiBhbmQgd2hhdCBiZWNhbWUg\
      b2YgdGhlbSwgb2xkZXN0IGZpcnN0LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCjcKAgQbEgbhAwDwAwEaKSBXaGlj\
      aCBzdHVkeSwgYW5kIHdoYXQgd2FzIGNvbnNlbnRlZCB0by4KCiIKBAQbAgASBOMDAhYaFCBUaGUgc3R1ZHkgdG8gam9pbi4K\
      CkoKBAQbAgESBOUDAhYaPCBGb3Igc3R1ZGllcyB3aXRoIHBhc3N3b3JkIGFjY2Vzczsgb3RoZXJ3aXNlIG5vdCBsb29rZWQg\
      YXQuCgpQCgQEGwICEgTnAwIdGkIgYFN0dWR5LmNvbnNlbnRfdmVyc2lvbmAgb2YgdGhlIHRleHQgdGhhdCB3YXMgc2hvd24g\
      YW5kIGFjY2VwdGVkLgoKYAoEBBsCAxIE6QMCHhpSIExhbmd1YWdlIGluIHdoaWNoIHRoZSB0ZXh0IHdhcyBzaG93biwgQkNQ\
      IDQ3OiBvbmUgdGhhdCBgU3R1ZHkuY29uc2VudF90ZXh0YCBoYXMuCgqjAQoEBBsCBBIE7AMCHRqUASBDb2RlIG9mIGFuIGlu\
      dml0YXRpb247IGNhc2UgYW5kIGh5cGhlbnMgZG8gbm90IG1hdHRlci4gSXQgc3RhbmRzIGZvciBhIHBhc3N3b3JkIG9yIGEg\
      bGVhZGVyJ3MKIGRlY2lzaW9uLCBhbmQgbWF5IHB1dCB0aGUgcGFydGljaXBhbnQgaW50byBhIGdyb3VwLgoKfQoEBBsCBRIE\
      7wMCEhpvIEZvciB0aGUgbGVhZGVyIHdobyBkZWNpZGVzIG9uIGEgcmVxdWVzdDogd2hvIGFza3MsIGFuZCB3aHkuIEF0IG1v\
      c3QgNTAwIGNoYXJhY3RlcnM7IGtlcHQgdW50aWwKIHRoZSBkZWNpc2lvbi4KCkIKAgQcEgbzAwCBBAEaNCBUaGUgcGFydGlj\
      aXBhbnQgdGFrZXMgcGFydCwgb3Igd2FpdHMgZm9yIGEgbGVhZGVyLgoKWwoEBBwCABIE9QMCGxpNIFdoZXRoZXIgc29tZXRo\
      aW5nIGNoYW5nZWQ6IGFuIGVucm9sbWVudCwgaXRzIGNvbnNlbnQsIG9yIGEgcmVxdWVzdCB0byBqb2luLgoKyQIKBAQcAgES\
      BPkDAhoaugIgSW4gdGhlIHBsYWNlIG9mIHRoZSBjYWxsZXIncywgd2hvc2UgY2xhaW1zIG5vIGxvbmdlciBzYXkgd2hhdCBp\
      cyB0cnVlLCBvciB3aGljaCBpcyBvbGRlciB0aGFuIHRoZQogZW5yb2xtZW50LiBFbXB0eSBvdGhlcndpc2UgKHRoZSByZXF1\
      ZXN0IGNoYW5nZWQgbm90aGluZyB0aGF0IGEgdG9rZW4gdGVsbHMgb2YpOiBrZWVwIHlvdXJzLiBJdCBlbmRzIHdoZW4gdGhl\
      IGNhbGxlcidzIHdvdWxkIGhhdmUKIGVuZGVkLCBhbmQgaGFzIGl0cyBhdWRpZW5jZXMgYW5kIG5vIGZ1cnRoZXIgcm9sZTsg\
      b25seSBSZWZyZXNoIGdpdmVzIGEgbG9uZ2VyIGxpZmUuCgo9CgQEHAICEgT7AwI5Gi8gV2hlbiBgYWNjZXNzX3Rva2VuYCBl\
      bmRzOyBhYnNlbnQgd2l0aG91dCBvbmUuCgo2CgQEHAIDEgT9AwIaGiggQWJzZW50IHdoaWxlIGEgbGVhZGVyIGhhcyBub3Qg\
      ZGVjaWRlZC4KCnwKBAQcAgQSBIAEAh8abiBTZXQgaW5zdGVhZCBvZiBgZW5yb2xtZW50YCwgd2l0aG91dCBhbiBhY2Nlc3Mg\
      dG9rZW47IHRoZSBvbmUgb2YgYSByZW5ld2FsIGFmdGVyIHRoZSBhcHByb3ZhbCBoYXMKIHRoZSBzdHVkeS4KCi4KAgQdEgaE\
      BACHBAEaICBXaGljaCBzdHVkeSB0aGUgY2FsbGVyIGxlYXZlcy4KCl0KBAQdAgASBIYEAhYaTyBBbiB1bmtub3duIG9uZSwg\
      b3Igb25lIG5ldmVyIGpvaW5lZCwgaXMgYW5zd2VyZWQgYXMgb25lIHRoYXQgd2FzIGxlZnQgYmVmb3JlLgoKPgoCBB4SBooE\
      AI8EARowIFRoZSBwYXJ0aWNpcGFudCBkb2VzIG5vdCB0YWtlIHBhcnQgKGFueSBtb3JlKS4KClEKBAQeAgASBIwEAhoaQyBB\
      cyBpbiBgSm9pblN0dWR5UmVzcG9uc2VgOiBlbXB0eSB3aGVuIHRoZXJlIHdhcyBub3RoaW5nIHRvIGxlYXZlLgoKPQoEBB4C\
      ARIEjgQCORovIFdoZW4gYGFjY2Vzc190b2tlbmAgZW5kczsgYWJzZW50IHdpdGhvdXQgb25lLgoKPgoCBB8SBpIEAJcEARow\
      IE5hbWVzIG5vYm9keTogdGhlIGVucm9sbWVudHMgYXJlIHRoZSBjYWxsZXIncy4KCiQKBAQfAgASBJQEAhcaFiAx4oCTMjAw\
      OyAwIG1lYW5zIDUwLgoKTAoEBB8CARIElgQCGBo+IGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1w\
      dHk6IHRoZSBmaXJzdCBwYWdlLgoKJQoCBCASBpoEAKEEARoXIEEgcGFnZSBvZiBlbnJvbG1lbnRzLgoKKAoEBCACABIEnAQC\
      JBoaIEluIHRoZSBvcmRlciBvZiBqb2luaW5nLgoKPwoEBCACARIEoAQCHRoxIEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTog\
      dGhpcyBpcyB0aGUgbGFzdCBvbmUuCgo8CgIEIRIGpAQAqwQBGi4gTmFtZXMgbm9ib2R5OiB0aGUgcmVxdWVzdHMgYXJlIHRo\
      ZSBjYWxsZXIncy4KCjUKBAQhAgASBKYEAh0aJyBVTlNQRUNJRklFRDogd2hhdGV2ZXIgYmVjYW1lIG9mIHRoZW0uCgokCgQE\
      IQIBEgSoBAIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KCkwKBAQhAgISBKoEAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0\
      aGUgcGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCisKAgQiEgauBACzBAEaHSBBIHBhZ2Ugb2YgcmVxdWVz\
      dHMgdG8gam9pbi4KCh0KBAQiAgASBLAEAikaDyBPbGRlc3QgZmlyc3QuCgo/CgQEIgIBEgSyBAIdGjEgRm9yIHRoZSBuZXh0\
      IHBhZ2U7IGVtcHR5OiB0aGlzIGlzIHRoZSBsYXN0IG9uZS4KCncKAgQjEga2BADJBAEaaSBUaGUgdGltZSBpbiB3aGljaCBh\
      IHBhcnRpY2lwYW50IHRha2VzIHBhcnQgaW4gYSBzdHVkeSB3aXRob3V0IGEgYnJlYWsuIFdob2V2ZXIgam9pbnMgYWdhaW4g\
      aGFzIGFub3RoZXIuCgoaCgQEIwIAEgS4BAIWGgwgVGhlIHN0dWR5LgoKHgoEBCMCARIEugQCKhoQIFdoZW4gaXQgYmVnYW4u\
      Cgo1CgQEIwICEgS8BAIrGicgV2hlbiBpdCBlbmRlZDsgYWJzZW50IHdoaWxlIGVucm9sbGVkLgoKTwoEBCMCAxIEvgQCHRpB\
      IGBTdHVkeS5jb25zZW50X3ZlcnNpb25gIG9mIHRoZSB0ZXh0IHRoYXQgd2FzIGNvbnNlbnRlZCB0byBsYXN0LgoKPQoEBCMC\
      BBIEwAQCHhovIEJDUCA0NyBsYW5ndWFnZSBpbiB3aGljaCB0aGF0IHRleHQgd2FzIHNob3duLgoKTwoEBCMCBRIEwgQCFhpB\
      IFRoZSBzdHVkeSdzIGdyb3VwIHRoYXQgdGhlIHBhcnRpY2lwYW50IGJlbG9uZ3MgdG87IGVtcHR5OiBub25lLgoKUwoEBCMC\
      BhIExAQCHBpFIFRoZSBlbnJvbG1lbnQgbGFzdHMsIGFuZCB0aGUgc3R1ZHkgaGFzIGFub3RoZXIgY29uc2VudCB0ZXh0IGJ5\
      IG5vdy4KCnEKBAQjAgcSBMYEAjYaYyBXaGVuIHRoZSBjb25zZW50IHdhcyB3aXRoZHJhd24gKFdpdGhkcmF3Q29uc2VudCk7\
      IGFic2VudDogaXQgd2FzIG5vdCwgZXZlbiB3aGVyZSBgbGVhdmVfdGltZWAgaXMuCgpzCgQEIwIIEgTIBAIxGmUgV2l0aCBg\
      Y29uc2VudF9vdXRkYXRlZGA6IHdoZW4gdGhlIGNvbnNlbnQgZW5kcyBvciBoYXMgZW5kZWQsIHRvIHRoZSBzZWNvbmQ7IGFi\
      c2VudDogaXQgc3RheXMgdmFsaWQuCgoxCgIFAhIGzAQA2QQBGiMgV2hhdCBiZWNhbWUgb2YgYSByZXF1ZXN0IHRvIGpvaW4u\
      Cgo4CgQFAgIAEgTOBAIlGiogSW4gYSByZXF1ZXN0OiBzZWUgdGhlcmUuIE5ldmVyIGFuc3dlcmVkLgoKIwoEBQICARIE0AQC\
      IRoVIFdhaXRzIGZvciBhIGxlYWRlci4KCjYKBAUCAgISBNIEAiIaKCBBIGxlYWRlciBzYWlkIHllczsgYW4gZW5yb2xtZW50\
      IGJlZ2FuLgoKIQoEBQICAxIE1AQCIhoTIEEgbGVhZGVyIHNhaWQgbm8uCgojCgQFAgIEEgTWBAIjGhUgQnkgdGhlIHBhcnRp\
      Y2lwYW50LgoKLgoEBQICBRIE2AQCIRogIE5vYm9keSBkZWNpZGVkIHdpdGhpbiAzMCBkYXlzLgoKNgoCBCQSBtwEAO0EARoo\
      IFNvbWVib2R5IGFza3MgdG8gdGFrZSBwYXJ0IGluIGEgc3R1ZHkuCgpPCgQEJAIAEgTeBAIdGkEgTWFkZSBieSB0aGUgc2Vy\
      dmVyOyBuYW1lcyB0aGUgcGVyc29uIGZvciB0aGlzIG9uZSByZXF1ZXN0IG9ubHkuCgosCgQEJAIBEgTgBAIWGh4gVGhlIHN0\
      dWR5IHRoYXQgaXMgYXNrZWQgZm9yLgoKIgoEBCQCAhIE4gQCHRoUIFdoYXQgYmVjYW1lIG9mIGl0LgoKIQoEBCQCAxIE5AQC\
      LRoTIFdoZW4gaXQgd2FzIG1hZGUuCgpWCgQEJAIEEgTmBAIsGkggV2hlbiBpdCB3YXMgZGVjaWRlZCwgd2l0aGRyYXduIG9y\
      IGV4cGlyZWQ7IGFic2VudCB3aGlsZSBpdCBpcyBwZW5kaW5nLgoKLwoEBCQCBRIE6AQCLBohIFdoaWxlIHBlbmRpbmc6IHdo\
      ZW4gaXQgZXhwaXJlcy4KCkoKBAQkAgYSBOoEAhQaPCBUaGUgbGVhZGVyJ3MsIGZvciB0aGUgcGFydGljaXBhbnQ7IGF0IG1v\
      c3QgNTAwIGNoYXJhY3RlcnMuCgpMCgQEJAIHEgTsBAISGj4gVGhlIHBhcnRpY2lwYW50J3MsIGZvciB0aGUgbGVhZGVyOyBl\
      bXB0eSBvbmNlIGl0IGlzIGRlY2lkZWQuCgryAQoCBgMSBvIEAKwFARrjASBXaG8gdGFrZXMgcGFydCBpbiBhIHN0dWR5LCBm\
      b3IgaXRzIGxlYWRlcnMuIE5lZWRzIGEgdG9rZW4gb2Ygb25lOyBvdGhlcndpc2UgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aAog\
      cmVhc29uIE5PVF9TVFVEWV9MRUFERVIuIE1lbWJlcnMgYXJlIG5hbWVkIGJ5IGlkcyBvZiB0aGlzIHNlcnZpY2UgdGhhdCBz\
      dGFuZCBub3doZXJlIGVsc2UsIG5laXRoZXIKIGluIHRva2VucyBub3IgaW4gZXhwb3J0cy4KClcKBAYDAgASBvYEAvgEAxpH\
      IFJlcXVlc3RzIHRvIGpvaW4gdGhlIHN0dWR5LCBvbGRlc3QgZmlyc3QuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoK\
      +gMKBAYDAgESBoAFAoIFAxrpAyBBcHByb3ZlcyBvciByZWplY3RzLCBhbmQgdGVsbHMgdGhlIHBhcnRpY2lwYW50OiBieSBt\
      YWlsIHdoZXJlIGFuIGFkZHJlc3MgaXMga2VwdCwgYW5kIGluCiBMaXN0T3duSm9pblJlcXVlc3RzLiBUaGUgc2FtZSBkZWNp\
      c2lvbiBhZ2FpbiBpcyBzYWZlLgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIEpPSU5fUkVRVUVTVF9VTktOT1dO\
      OyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBKT0lOX1JFUVVFU1RfQ0xPU0VEIChkZWNpZGVkIG90aGVyd2lz\
      ZSwgd2l0aGRyYXduIG9yIGV4cGlyZWQpLCBTVFVEWV9FTkRFRCBvciBTVFVEWV9QQVVTRUQgKGZvcgogYW4gYXBwcm92YWwp\
      OyBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIEdST1VQX1VOS05PV047IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJl\
      YXNvbgogRU5ST0xNRU5UU19MSU1JVCB3aGVuIHRoZSBwYXJ0aWNpcGFudCB0YWtlcyBwYXJ0IGluIHRvbyBtYW55IHN0dWRp\
      ZXMuCgpWCgQGAwICEgaGBQKIBQMaRiBDdXJyZW50IG1lbWJlcnMgaW4gdGhlIG9yZGVyIG9mIGpvaW5pbmcuCgogRXJyb3Jz\
      OiBJTlZBTElEX0FSR1VNRU5ULgoKsgIKBAYDAgMSBo4FApAFAxqhAiBQdXRzIGEgbWVtYmVyIGludG8gYSBncm91cCwgb3Ig\
      b3V0IG9mIGl0LiBBY2Nlc3MgdG9rZW5zIHNob3cgaXQgZnJvbSB0aGVpciBuZXh0IHJlbmV3YWwgb24uCiBTZXR0aW5nIGl0\
      IGFnYWluIGlzIHNhZmUuCgogRXJyb3JzOiBOT1RfRk9VTkQgd2l0aCByZWFzb24gTUVNQkVSX1VOS05PV04gb3IgU1RVRFlf\
      VU5LTk9XTjsgSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbgogR1JPVVBfVU5LTk9XTjsgVU5BVkFJTEFCTEUgd2l0aCBy\
      ZWFzb24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvLgoKiwMKBAYDAgQSBpYFApgFAxr6AiBNYWtlcyBhIGNv\
      ZGUgYnkgd2hpY2ggcGVvcGxlIGpvaW4uIFRoZSBzYW1lIGBpbnZpdGF0aW9uX2lkYCBhZ2FpbiBhbnN3ZXJzIHRoZSBzYW1l\
      IGNvZGUuCgogRXJyb3JzOiBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBJTlZJVEFUSU9OX0lEX1JFVVNFRDsgSU5WQUxJ\
      RF9BUkdVTUVOVCwgYWxzbyB3aXRoIHJlYXNvbgogR1JPVVBfVU5LTk9XTjsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNUVURZ\
      X1VOS05PV047IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBJTlZJVEFUSU9OU19MSU1JVAogKDEsMDAwIHVzYWJs\
      ZSBvbmVzIG9mIGEgc3R1ZHkpOyBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBTVFVEWV9OT1RfWUVUX0tOT1dOIGFuZCBSZXRy\
      eUluZm8uCgqGAQoEBgMCBRIGnAUCngUDGnYgSW52aXRhdGlvbnMgb2YgdGhlIHN0dWR5LCBuZXdlc3QgZmlyc3QsIGFsc28g\
      dGhvc2UgdGhhdCBhcmUgdXNlZCB1cCwgcmV2b2tlZCBvciBleHBpcmVkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4K\
      CskBCgQGAwIGEgajBQKlBQMauAEgSG93IGxvbmcgdGhlIHN0dWR5IGtlZXBzIHdoYXQgcGFydGljaXBhbnRzIGFuc3dlcmVk\
      IChgU3R1ZHkucmV0ZW50aW9uYCksIGFuZCB3aGF0IHRoYXQgaGFzIGVuZGVkIHNvIGZhcjoKIHRvbGQgaW4gbnVtYmVycywg\
      c2luY2Ugbm9ib2R5IGlzIG5hbWVkIGFueSBtb3JlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCn0KBAYDAgcSBqkF\
      AqsFAxptIE5vYm9keSBqb2lucyBieSBpdCBmcm9tIG5vdyBvbi4gUmV2b2tpbmcgdHdpY2UgaXMgc2FmZS4KCiBFcnJvcnM6\
      IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBJTlZJVEFUSU9OX1VOS05PV04uCgoeCgIEJRIGrwUAsgUBGhAgTmFtZXMgYSBzdHVk\
      eS4KCioKBAQlAgASBLEFAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKiAEKAgQmEga2BQC/BQEaeiBXaGF0IHRo\
      ZSByZXRlbnRpb24gb2YgYSBzdHVkeSBoYXMgZW5kZWQuIE9mIGVhY2ggcGFydGljaXBhbnQncyBwYXJ0IG9mIHRoZSBzdHVk\
      eSBvbmUgZXJhc3VyZSBpcyBiZWd1biwgYSBmZXcKIGF0IGEgdGltZS4KCjcKBAQmAgASBLgFAiAaKSBBYnNlbnQ6IGFuc3dl\
      cnMgYXJlIGtlcHQgd2l0aG91dCBsaW1pdC4KCi4KBAQmAgESBLoFAhsaICBFcmFzdXJlcyB0aGF0IHNlcnZpY2VzIGFyZSBh\
      dC4KCkIKBAQmAgISBLwFAhwaNCBFcmFzdXJlcyBmb3Igd2hpY2ggZXZlcnkgc2VydmljZSBnYXZlIGl0cyByZWNlaXB0LgoK\
      VAoEBCYCAxIEvgUCJxpGIFRoZSBzZXJ2aWNlcycgcmVjZWlwdHMgYWRkZWQgdXA7IGVhY2ggd2l0aCB0aGUgdGltZSBvZiB0\
      aGUgbGFzdCBvbmUuCgorCgIEJxIGwgUAywUBGh0gUmVxdWVzdHMgdG8gam9pbiBvbmUgc3R1ZHkuCgoqCgQEJwIAEgTEBQIW\
      GhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCioKBAQnAgESBMYFAh0aHCBVTlNQRUNJRklFRDogcGVuZGluZyBvbmVz\
      LgoKJAoEBCcCAhIEyAUCFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpMCgQEJwIDEgTKBQIYGj4gYG5leHRfcGFnZV90b2tl\
      bmAgb2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgorCgIEKBIGzgUA0wUBGh0gQSBwYWdlIG9m\
      IHJlcXVlc3RzIHRvIGpvaW4uCgodCgQEKAIAEgTQBQIpGg8gT2xkZXN0IGZpcnN0LgoKPwoEBCgCARIE0gUCHRoxIEZvciB0\
      aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBvbmUuCgokCgIEKRIG1gUA4gUBGhYgQSBsZWFkZXIncyBk\
      ZWNpc2lvbi4KCioKBAQpAgASBNgFAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKLgoEBCkCARIE2gUCHRogIGBK\
      b2luUmVxdWVzdC5qb2luX3JlcXVlc3RfaWRgLgoKIwoEBCkCAhIE3AUCExoVIFJlamVjdGVkIG90aGVyd2lzZS4KCkEKBAQp\
      AgMSBN4FAhQaMyBTaG93biB0byB0aGUgcGFydGljaXBhbnQ7IGF0IG1vc3QgNTAwIGNoYXJhY3RlcnMuCgp4CgQEKQIEEgTh\
      BQIWGmogV2l0aCBhbiBhcHByb3ZhbDogdGhlIGdyb3VwIHRoYXQgdGhlIG1lbWJlciBiZWxvbmdzIHRvOyBlbXB0eTogbm9u\
      ZS4gV2l0aCBhIHJlamVjdGlvbiBpdCBtdXN0IGJlCiBlbXB0eS4KCicKAgQqEgblBQDqBQEaGSBUaGUgcmVxdWVzdCBpcyBk\
      ZWNpZGVkLgoKJQoEBCoCABIE5wUCGxoXIFdoZXRoZXIgYnkgdGhpcyBjYWxsLgoKIQoEBCoCARIE6QUCHxoTIEFzIGl0IHN0\
      YW5kcyBub3cuCgolCgIEKxIG7QUA9AUBGhcgTWVtYmVycyBvZiBvbmUgc3R1ZHkuCgoqCgQEKwIAEgTvBQIWGhwgT25lIHRo\
      YXQgdGhlIGNhbGxlciBsZWFkcy4KCiQKBAQrAgESBPEFAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKTAoEBCsCAhIE8wUC\
      GBo+IGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1wdHk6IHRoZSBmaXJzdCBwYWdlLgoKIgoCBCwS\
      BvcFAPwFARoUIEEgcGFnZSBvZiBtZW1iZXJzLgoKKAoEBCwCABIE+QUCHhoaIEluIHRoZSBvcmRlciBvZiBqb2luaW5nLgoK\
      PwoEBCwCARIE+wUCHRoxIEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBvbmUuCgo7CgIELRIG\
      /wUAhgYBGi0gU29tZWJvZHkgd2hvIHRha2VzIHBhcnQsIGFzIGxlYWRlcnMgc2VlIGl0LgoKRwoEBC0CABIEgQYCFxo5IE9m\
      IHRoaXMgZW5yb2xtZW50OyB3aG9ldmVyIGpvaW5zIGFnYWluIGhhcyBhbm90aGVyIG9uZS4KCikKBAQtAgESBIMGAioaGyBX\
      aGVuIHRoZSBlbnJvbG1lbnQgYmVnYW4uCgpKCgQELQICEgSFBgIWGjwgVGhlIHN0dWR5J3MgZ3JvdXAgdGhhdCB0aGUgbWVt\
      YmVyIGJlbG9uZ3MgdG87IGVtcHR5OiBub25lLgoKJQoCBC4SBokGAJAGARoXIEEgbWVtYmVyIGFuZCBhIGdyb3VwLgoKKgoE\
      BC4CABIEiwYCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgojCgQELgIBEgSNBgIXGhUgYE1lbWJlci5tZW1iZXJf\
      aWRgLgoKTgoEBC4CAhIEjwYCFhpAIFRoZSBncm91cCB0aGF0IHRoZSBtZW1iZXIgYmVsb25ncyB0byBmcm9tIG5vdyBvbjsg\
      ZW1wdHk6IG5vbmUuCgorCgIELxIGkwYAlgYBGh0gVGhlIG1lbWJlciBpcyBpbiB0aGUgZ3JvdXAuCgohCgQELwIAEgSVBgIU\
      GhMgQXMgaXQgc3RhbmRzIG5vdy4KCiYKAgQwEgaZBgCkBgEaGCBBbiBpbnZpdGF0aW9uIHRvIG1ha2UuCgohCgQEMAIAEgSb\
      BgIbGhMgQ2xpZW50LW1hZGUgVVVJRC4KCioKBAQwAgESBJ0GAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKRgoE\
      BDACAhIEnwYCFho4IFdob2V2ZXIgam9pbnMgYnkgaXQgYmVsb25ncyB0byB0aGUgZ3JvdXA7IGVtcHR5OiBub25lLgoKQAoE\
      BDACAxIEoQYCFhoyIEhvdyBtYW55IG1heSBqb2luIGJ5IGl0OiAx4oCTMTAwLDAwMDsgMCBtZWFucyAxLgoKKQoEBDACBBIE\
      owYCGBobIDHigJMzNjUgZGF5czsgMCBtZWFucyAzMC4KCjQKAgQxEganBgC6BgEaJiBBIGNvZGUgYnkgd2hpY2ggcGVvcGxl\
      IGpvaW4gYSBzdHVkeS4KCiIKBAQxAgASBKkGAhsaFCBUaGUgY2xpZW50J3MgVVVJRC4KCikKBAQxAgESBKsGAhYaGyBUaGUg\
      c3R1ZHkgdGhhdCBpcyBqb2luZWQuCgpFCgQEMQICEgStBgIWGjcgVGhlIGdyb3VwIHRoYXQgd2hvZXZlciBqb2lucyBiZWxv\
      bmdzIHRvOyBlbXB0eTogbm9uZS4KCjYKBAQxAgMSBK8GAhIaKCBUd28gZ3JvdXBzIG9mIGZpdmUgbGV0dGVycyBhbmQgZGln\
      aXRzLgoKKwoEBDECBBIEsQYCEhodIEhvdyBtYW55IGhhdmUgam9pbmVkIGJ5IGl0LgoKKAoEBDECBRIEswYCFhoaIEhvdyBt\
      YW55IG1heSBqb2luIGJ5IGl0LgoKIQoEBDECBhIEtQYCLBoTIFdoZW4gaXQgd2FzIG1hZGUuCgowCgQEMQIHEgS3BgIsGiIg\
      RnJvbSB3aGVuIG9uIG5vYm9keSBqb2lucyBieSBpdC4KCj0KBAQxAggSBLkGAiwaLyBXaGVuIGEgbGVhZGVyIHJldm9rZWQg\
      aXQ7IGFic2VudDogbm9ib2R5IGRpZC4KCikKAgQyEga9BgDEBgEaGyBJbnZpdGF0aW9ucyBvZiBvbmUgc3R1ZHkuCgoqCgQE\
      MgIAEgS/BgIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCiQKBAQyAgESBMEGAhcaFiAx4oCTMjAwOyAwIG1lYW5z\
      IDUwLgoKTAoEBDICAhIEwwYCGBo+IGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1wdHk6IHRoZSBm\
      aXJzdCBwYWdlLgoKJgoCBDMSBscGAMwGARoYIEEgcGFnZSBvZiBpbnZpdGF0aW9ucy4KCh0KBAQzAgASBMkGAiYaDyBOZXdl\
      c3QgZmlyc3QuCgo/CgQEMwIBEgTLBgIdGjEgRm9yIHRoZSBuZXh0IHBhZ2U7IGVtcHR5OiB0aGlzIGlzIHRoZSBsYXN0IG9u\
      ZS4KCiUKAgQ0EgbPBgDUBgEaFyBBbiBpbnZpdGF0aW9uIHRvIGVuZC4KCioKBAQ0AgASBNEGAhYaHCBPbmUgdGhhdCB0aGUg\
      Y2FsbGVyIGxlYWRzLgoKKwoEBDQCARIE0wYCGxodIGBJbnZpdGF0aW9uLmludml0YXRpb25faWRgLgoKKQoCBDUSBtcGANoG\
      ARobIFRoZSBpbnZpdGF0aW9uIGhhcyBlbmRlZC4KCkkKBAQ1AgASBNkGAhwaOyBBcyBpdCBzdGFuZHMgbm93OyByZXZva2Vk\
      IGJ5IHRoaXMgY2FsbCBvciBhbiBlYXJsaWVyIG9uZS4KCkEKAgYEEgbdBgD1BgEaMyBGb3IgYWRtaW5pc3RyYXRvcnMuIE5l\
      ZWRzIGEgdG9rZW4gd2l0aCB0aGF0IHJvbGUuCgqeBAoEBgQCABIG5QYC5wYDGo0EIENyZWF0ZXMgYW4gYWNjb3VudCB0aGF0\
      IGxlYWRzIHRoZSBzdHVkaWVzIG5hbWVkLCBhbmQgaW52aXRlcyBpdHMgb3duZXI6IGJ5IG1haWwgd2hlcmUgYW4gYWRkcmVz\
      cyBpcwogZ2l2ZW4sIG90aGVyd2lzZSBieSBhIGNvZGUgdGhhdCB0aGUgYWRtaW5pc3RyYXRvciBoYW5kcyBvdmVyLiBUaGUg\
      b3duZXIgY2hvb3NlcyB0aGUgcGFzc3dvcmQKIChSZWNvdmVyeVNlcnZpY2UuUmVzZXRQYXNzd29yZCkuIEFuIGludml0YXRp\
      b24gdGhhdCBub2JvZHkgdGFrZXMgdXAgd2l0aGluIHNldmVuIGRheXMgZW5kcywgYW5kIHRoZQogYWNjb3VudCB3aXRoIGl0\
      OyBTZW5kQWNjZXNzQ29kZSBzZW5kcyBhbm90aGVyIG9uZS4gVGhlIHNhbWUgYHJlcXVlc3RfaWRgIGFnYWluIGlzIHNhZmUu\
      CgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBVU0VSTkFNRV9UQUtFTiwg\
      b3IgUkVRVUVTVF9JRF9SRVVTRUQgd2hlbgogYHJlcXVlc3RfaWRgIHdhcyB1c2VkIGZvciBvdGhlciBjb250ZW50cy4KCpUB\
      CgQGBAIBEgbrBgLtBgMahAEgQ3JlYXRlcyB0aGUgYWNjb3VudCBvZiBhbm90aGVyIGFkbWluaXN0cmF0b3IsIGFuZCBpbnZp\
      dGVzIGl0cyBvd25lciBhcyBSZWdpc3RlclN0dWR5TGVhZGVyIGRvZXMuCgogRXJyb3JzOiBhcyBSZWdpc3RlclN0dWR5TGVh\
      ZGVyLgoKyQEKBAYEAgISBvIGAvQGAxq4ASBSZXBsYWNlcyB0aGUgc2V0IG9mIHN0dWRpZXMgYW4gZXhpc3Rpbmcgc3R1ZHkg\
      bGVhZGVyIGxlYWRzLiBBY2Nlc3MgdG9rZW5zIHNob3cgaXQgZnJvbSB0aGVpciBuZXh0CiByZW5ld2FsIG9uLgoKIEVycm9y\
      czogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNUVURZX0xFQURFUl9VTktOT1dOLgoKJQoCBDYS\
      BvgGAIUHARoXIEFuIGFjY291bnQgdG8gY3JlYXRlLgoKIQoEBDYCABIE+gYCGBoTIENsaWVudC1tYWRlIFVVSUQuCgotCgQE\
      NgIBEgT8BgIWGh8gQXMgaW4gUmVnaXN0ZXJBY2NvdW50UmVxdWVzdC4KCjwKBAQ2AgISBIAHAiAaLiBBdCBtb3N0IDUwOyB0\
      aGV5IG5lZWQgbm90IGJlIGtub3duIGhlcmUgeWV0LgoKXwoEBDYCAxIEggcCExpRIFdoZXJlIHRoZSBpbnZpdGF0aW9uIGlz\
      IG1haWxlZDsga2VwdCwgZm9yIHJlc2V0cy4gRW1wdHk6IHRoZSBhbnN3ZXIgaGFzIGEgY29kZS4KCj8KBAQ2AgQSBIQHAhYa\
      MSBCQ1AgNDcgbGFuZ3VhZ2UgZm9yIG1haWxzOyBlbXB0eSBtZWFucyBFbmdsaXNoLgoKJQoCBDcSBogHAJAHARoXIFRoZSBh\
      Y2NvdW50IGlzIHRoZXJlLgoKJgoEBDcCABIEigcCGxoYIFdoZXRoZXIgaXQgd2FzIGJlZm9yZS4KCscBCgQENwIBEgSNBwId\
      GrgBIFdpdGhvdXQgYW4gYWRkcmVzcywgdW50aWwgaXRzIG93bmVyIGhhcyBjb21lOiB0byBiZSBoYW5kZWQgb3Zlci4gVGhl\
      IHNhbWUgcmVxdWVzdCBhZ2FpbiBpcyBhbnN3ZXJlZAogd2l0aCBhbm90aGVyIG9uZSwgc2luY2UgdGhlIGZpcnN0IGFuc3dl\
      ciBtYXkgaGF2ZSBiZWVuIGxvc3Q7IGFueSBvZiB0aGVtIGlzIGdvb2QuCgpACgQENwICEgSPBwIsGjIgV2hlbiBgaW52aXRh\
      dGlvbl9jb2RlYCBlbmRzOyBhYnNlbnQgd2l0aG91dCBvbmUuCgolCgIEOBIGkwcAnAcBGhcgQW4gYWNjb3VudCB0byBjcmVh\
      dGUuCgohCgQEOAIAEgSVBwIYGhMgQ2xpZW50LW1hZGUgVVVJRC4KCi0KBAQ4AgESBJcHAhYaHyBBcyBpbiBSZWdpc3RlckFj\
      Y291bnRSZXF1ZXN0LgoKXwoEBDgCAhIEmQcCExpRIFdoZXJlIHRoZSBpbnZpdGF0aW9uIGlzIG1haWxlZDsga2VwdCwgZm9y\
      IHJlc2V0cy4gRW1wdHk6IHRoZSBhbnN3ZXIgaGFzIGEgY29kZS4KCj8KBAQ4AgMSBJsHAhYaMSBCQ1AgNDcgbGFuZ3VhZ2Ug\
      Zm9yIG1haWxzOyBlbXB0eSBtZWFucyBFbmdsaXNoLgoKJQoCBDkSBp8HAKYHARoXIFRoZSBhY2NvdW50IGlzIHRoZXJlLgoK\
      JgoEBDkCABIEoQcCGxoYIFdoZXRoZXIgaXQgd2FzIGJlZm9yZS4KCjIKBAQ5AgESBKMHAh0aJCBBcyBpbiBSZWdpc3RlclN0\
      dWR5TGVhZGVyUmVzcG9uc2UuCgpACgQEOQICEgSlBwIsGjIgV2hlbiBgaW52aXRhdGlvbl9jb2RlYCBlbmRzOyBhYnNlbnQg\
      d2l0aG91dCBvbmUuCgo8CgIEOhIGqQcArgcBGi4gVGhlIHN0dWRpZXMgdGhhdCBzb21lYm9keSBsZWFkcyBmcm9tIG5vdyBv\
      bi4KCiIKBAQ6AgASBKsHAhYaFCBPZiBhIHN0dWR5IGxlYWRlci4KCkYKBAQ6AgESBK0HAiAaOCBBdCBtb3N0IDUwLCBpbiB0\
      aGUgcGxhY2Ugb2YgdGhvc2UgYmVmb3JlOyBlbXB0eTogbm9uZS4KCicKAgQ7EgSxBwAgGhsgVGhlIHN0dWRpZXMgYXJlIHJl\
      cGxhY2VkLgoKYAoCBgUSBrQHALsHARpSIFRoZSBwdWJsaWMgaGFsdmVzIG9mIHRoZSBrZXlzIHRoYXQgc2lnbiBhY2Nlc3Mg\
      dG9rZW5zLiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW4uCgrWAQoEBgUCABIGuAcCugcDGsUBIEFsbCBrZXlzIGJ5IHdoaWNo\
      IGEgdG9rZW4gdGhhdCBpcyBnb29kIG5vdyBtYXkgYmUgc2lnbmVkLiBXaXRob3V0IHBhZ2VzOiB0aGVyZSBhcmUgYXQKIG1v\
      c3QgYSBmZXcsIGVhY2ggcHVibGlzaGVkIGZvciA0MCBkYXlzIGFuZCByZXBsYWNlZCBhZnRlciAzMCwgYW5kIGEgSldLIFNl\
      dCBpcyBvbmUgZG9jdW1lbnQKIChSRkMgNzUxNyDCpzUpLgoKIAoCBDwSBL4HACEaFCBBc2tzIGZvciBhbGwga2V5cy4KChkK\
      AgQ9EgbBBwDEBwEaCyBBbGwga2V5cy4KClEKBAQ9AgASBMMHAhcaQyBKU09OIFdlYiBLZXkgU2V0IChSRkMgNzUxNywgUkZD\
      IDgwMzcpLCByZWFkeSBmb3IgYW55IEpXVCBsaWJyYXJ5LgpiBnByb3RvMw==
      """)
}
