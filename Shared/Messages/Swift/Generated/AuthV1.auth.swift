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
  /// An account to create.
  public struct RegisterGatewayRequest: Message {
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

extension AuthV1.RegisterGatewayRequest {
  public static var fullName: String { "otolith.auth.v1.RegisterGatewayRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RegisterGatewayRequest()
    otolith__auth__v1__register_gateway_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RegisterGatewayRequest>) {
    self.requestID = Codec.string(c.pointee.request_id)
    self.username = Codec.string(c.pointee.username)
    self.email = Codec.string(c.pointee.email)
    self.language = Codec.string(c.pointee.language)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterGatewayRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterGatewayRequest.self)
    otolith__auth__v1__register_gateway_request__init(c)
    if !self.requestID.isEmpty { c.pointee.request_id = arena.string(self.requestID) }
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.email.isEmpty { c.pointee.email = arena.string(self.email) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    return c
  }
}

extension AuthV1 {
  /// The account is there.
  public struct RegisterGatewayResponse: Message {
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

extension AuthV1.RegisterGatewayResponse {
  public static var fullName: String { "otolith.auth.v1.RegisterGatewayResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RegisterGatewayResponse()
    otolith__auth__v1__register_gateway_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RegisterGatewayResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.invitationCode = Codec.string(c.pointee.invitation_code)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterGatewayResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterGatewayResponse.self)
    otolith__auth__v1__register_gateway_response__init(c)
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
      b3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSKFAQoWUmVnaXN0ZXJHYXRld2F5UmVxdWVzdBIdCgpyZXF1ZXN0X2lkGAEg\
      ASgJUglyZXF1ZXN0SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lEhQKBWVtYWlsGAMgASgJUgVlbWFpbBIaCghsYW5n\
      dWFnZRgEIAEoCVIIbGFuZ3VhZ2UiuAEKF1JlZ2lzdGVyR2F0ZXdheVJlc3BvbnNlEjcKB291dGNvbWUYASABKA4yHS5vdG9s\
      aXRoLmF1dGgudjEuV3JpdGVPdXRjb21lUgdvdXRjb21lEicKD2ludml0YXRpb25fY29kZRgCIAEoCVIOaW52aXRhdGlvbkNv\
      ZGUSOwoLZXhwaXJlX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lIk8KFFNldExl\
      ZFN0dWRpZXNSZXF1ZXN0EhoKCHVzZXJuYW1lGAEgASgJUgh1c2VybmFtZRIbCglzdHVkeV9pZHMYAiADKAlSCHN0dWR5SWRz\
      IhcKFVNldExlZFN0dWRpZXNSZXNwb25zZSIYChZMaXN0U2lnbmluZ0tleXNSZXF1ZXN0IjYKF0xpc3RTaWduaW5nS2V5c1Jl\
      c3BvbnNlEhsKCWp3a3NfanNvbhgBIAEoCVIIandrc0pzb24qagoMV3JpdGVPdXRjb21lEh0KGVdSSVRFX09VVENPTUVfVU5T\
      UEVDSUZJRUQQABIZChVXUklURV9PVVRDT01FX0NSRUFURUQQARIgChxXUklURV9PVVRDT01FX0FMUkVBRFlfRVhJU1RTEAIq\
      igEKDEVtYWlsT3V0Y29tZRIdChlFTUFJTF9PVVRDT01FX1VOU1BFQ0lGSUVEEAASFgoSRU1BSUxfT1VUQ09NRV9LRVBUEAES\
      GAoURU1BSUxfT1VUQ09NRV9FUkFTRUQQAhIpCiVFTUFJTF9PVVRDT01FX0tFUFRfQllfQU5PVEhFUl9BQ0NPVU5UEAMq2gEK\
      EEpvaW5SZXF1ZXN0U3RhdGUSIgoeSk9JTl9SRVFVRVNUX1NUQVRFX1VOU1BFQ0lGSUVEEAASHgoaSk9JTl9SRVFVRVNUX1NU\
      QVRFX1BFTkRJTkcQARIfChtKT0lOX1JFUVVFU1RfU1RBVEVfQVBQUk9WRUQQAhIfChtKT0lOX1JFUVVFU1RfU1RBVEVfUkVK\
      RUNURUQQAxIgChxKT0lOX1JFUVVFU1RfU1RBVEVfV0lUSERSQVdOEAQSHgoaSk9JTl9SRVFVRVNUX1NUQVRFX0VYUElSRUQQ\
      BTKLBAoOQWNjb3VudFNlcnZpY2USaQoPUmVnaXN0ZXJBY2NvdW50Eicub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyQWNjb3Vu\
      dFJlcXVlc3QaKC5vdG9saXRoLmF1dGgudjEuUmVnaXN0ZXJBY2NvdW50UmVzcG9uc2UiA5ACAhJmCg5Db25maXJtQWNjb3Vu\
      dBImLm90b2xpdGguYXV0aC52MS5Db25maXJtQWNjb3VudFJlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuQ29uZmlybUFjY291\
      bnRSZXNwb25zZSIDkAICEm0KElJlc2VuZENvbmZpcm1hdGlvbhIqLm90b2xpdGguYXV0aC52MS5SZXNlbmRDb25maXJtYXRp\
      b25SZXF1ZXN0Gisub3RvbGl0aC5hdXRoLnYxLlJlc2VuZENvbmZpcm1hdGlvblJlc3BvbnNlEk8KCkdldEFjY291bnQSIi5v\
      dG9saXRoLmF1dGgudjEuR2V0QWNjb3VudFJlcXVlc3QaGC5vdG9saXRoLmF1dGgudjEuQWNjb3VudCIDkAIBEmYKDkNoYW5n\
      ZVBhc3N3b3JkEiYub3RvbGl0aC5hdXRoLnYxLkNoYW5nZVBhc3N3b3JkUmVxdWVzdBonLm90b2xpdGguYXV0aC52MS5DaGFu\
      Z2VQYXNzd29yZFJlc3BvbnNlIgOQAgIy8wUKDlNlc3Npb25TZXJ2aWNlEkkKBlNpZ25JbhIeLm90b2xpdGguYXV0aC52MS5T\
      aWduSW5SZXF1ZXN0Gh8ub3RvbGl0aC5hdXRoLnYxLlNpZ25JblJlc3BvbnNlEm8KEVNpZ25JbkFub255bW91c2x5Eikub3Rv\
      bGl0aC5hdXRoLnYxLlNpZ25JbkFub255bW91c2x5UmVxdWVzdBoqLm90b2xpdGguYXV0aC52MS5TaWduSW5Bbm9ueW1vdXNs\
      eVJlc3BvbnNlIgOQAgISTAoHUmVmcmVzaBIfLm90b2xpdGguYXV0aC52MS5SZWZyZXNoUmVxdWVzdBogLm90b2xpdGguYXV0\
      aC52MS5SZWZyZXNoUmVzcG9uc2USUQoHU2lnbk91dBIfLm90b2xpdGguYXV0aC52MS5TaWduT3V0UmVxdWVzdBogLm90b2xp\
      dGguYXV0aC52MS5TaWduT3V0UmVzcG9uc2UiA5ACAhJgCgxMaXN0U2Vzc2lvbnMSJC5vdG9saXRoLmF1dGgudjEuTGlzdFNl\
      c3Npb25zUmVxdWVzdBolLm90b2xpdGguYXV0aC52MS5MaXN0U2Vzc2lvbnNSZXNwb25zZSIDkAIBEloKCkVuZFNlc3Npb24S\
      Ii5vdG9saXRoLmF1dGgudjEuRW5kU2Vzc2lvblJlcXVlc3QaIy5vdG9saXRoLmF1dGgudjEuRW5kU2Vzc2lvblJlc3BvbnNl\
      IgOQAgISZgoORW5kQWxsU2Vzc2lvbnMSJi5vdG9saXRoLmF1dGgudjEuRW5kQWxsU2Vzc2lvbnNSZXF1ZXN0Gicub3RvbGl0\
      aC5hdXRoLnYxLkVuZEFsbFNlc3Npb25zUmVzcG9uc2UiA5ACAhJeCg1Qcm92ZVBhc3N3b3JkEiUub3RvbGl0aC5hdXRoLnYx\
      LlByb3ZlUGFzc3dvcmRSZXF1ZXN0GiYub3RvbGl0aC5hdXRoLnYxLlByb3ZlUGFzc3dvcmRSZXNwb25zZTKmAwoQRW5yb2xt\
      ZW50U2VydmljZRJXCglKb2luU3R1ZHkSIS5vdG9saXRoLmF1dGgudjEuSm9pblN0dWR5UmVxdWVzdBoiLm90b2xpdGguYXV0\
      aC52MS5Kb2luU3R1ZHlSZXNwb25zZSIDkAICEloKCkxlYXZlU3R1ZHkSIi5vdG9saXRoLmF1dGgudjEuTGVhdmVTdHVkeVJl\
      cXVlc3QaIy5vdG9saXRoLmF1dGgudjEuTGVhdmVTdHVkeVJlc3BvbnNlIgOQAgISZgoOTGlzdEVucm9sbWVudHMSJi5vdG9s\
      aXRoLmF1dGgudjEuTGlzdEVucm9sbWVudHNSZXF1ZXN0Gicub3RvbGl0aC5hdXRoLnYxLkxpc3RFbnJvbG1lbnRzUmVzcG9u\
      c2UiA5ACARJ1ChNMaXN0T3duSm9pblJlcXVlc3RzEisub3RvbGl0aC5hdXRoLnYxLkxpc3RPd25Kb2luUmVxdWVzdHNSZXF1\
      ZXN0Giwub3RvbGl0aC5hdXRoLnYxLkxpc3RPd25Kb2luUmVxdWVzdHNSZXNwb25zZSIDkAIBMt0GChFNZW1iZXJzaGlwU2Vy\
      dmljZRJsChBMaXN0Sm9pblJlcXVlc3RzEigub3RvbGl0aC5hdXRoLnYxLkxpc3RKb2luUmVxdWVzdHNSZXF1ZXN0Gikub3Rv\
      bGl0aC5hdXRoLnYxLkxpc3RKb2luUmVxdWVzdHNSZXNwb25zZSIDkAIBEm8KEURlY2lkZUpvaW5SZXF1ZXN0Eikub3RvbGl0\
      aC5hdXRoLnYxLkRlY2lkZUpvaW5SZXF1ZXN0UmVxdWVzdBoqLm90b2xpdGguYXV0aC52MS5EZWNpZGVKb2luUmVxdWVzdFJl\
      c3BvbnNlIgOQAgISXQoLTGlzdE1lbWJlcnMSIy5vdG9saXRoLmF1dGgudjEuTGlzdE1lbWJlcnNSZXF1ZXN0GiQub3RvbGl0\
      aC5hdXRoLnYxLkxpc3RNZW1iZXJzUmVzcG9uc2UiA5ACARJmCg5TZXRNZW1iZXJHcm91cBImLm90b2xpdGguYXV0aC52MS5T\
      ZXRNZW1iZXJHcm91cFJlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuU2V0TWVtYmVyR3JvdXBSZXNwb25zZSIDkAICEl4KEENy\
      ZWF0ZUludml0YXRpb24SKC5vdG9saXRoLmF1dGgudjEuQ3JlYXRlSW52aXRhdGlvblJlcXVlc3QaGy5vdG9saXRoLmF1dGgu\
      djEuSW52aXRhdGlvbiIDkAICEmkKD0xpc3RJbnZpdGF0aW9ucxInLm90b2xpdGguYXV0aC52MS5MaXN0SW52aXRhdGlvbnNS\
      ZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLkxpc3RJbnZpdGF0aW9uc1Jlc3BvbnNlIgOQAgESaQoRR2V0U3R1ZHlSZXRlbnRp\
      b24SKS5vdG9saXRoLmF1dGgudjEuR2V0U3R1ZHlSZXRlbnRpb25SZXF1ZXN0GiQub3RvbGl0aC5hdXRoLnYxLlN0dWR5UmV0\
      ZW50aW9uU3RhdGUiA5ACARJsChBSZXZva2VJbnZpdGF0aW9uEigub3RvbGl0aC5hdXRoLnYxLlJldm9rZUludml0YXRpb25S\
      ZXF1ZXN0Gikub3RvbGl0aC5hdXRoLnYxLlJldm9rZUludml0YXRpb25SZXNwb25zZSIDkAICMtsDChVBZG1pbmlzdHJhdGlv\
      blNlcnZpY2USdQoTUmVnaXN0ZXJTdHVkeUxlYWRlchIrLm90b2xpdGguYXV0aC52MS5SZWdpc3RlclN0dWR5TGVhZGVyUmVx\
      dWVzdBosLm90b2xpdGguYXV0aC52MS5SZWdpc3RlclN0dWR5TGVhZGVyUmVzcG9uc2UiA5ACAhJ7ChVSZWdpc3RlckFkbWlu\
      aXN0cmF0b3ISLS5vdG9saXRoLmF1dGgudjEuUmVnaXN0ZXJBZG1pbmlzdHJhdG9yUmVxdWVzdBouLm90b2xpdGguYXV0aC52\
      MS5SZWdpc3RlckFkbWluaXN0cmF0b3JSZXNwb25zZSIDkAICEmkKD1JlZ2lzdGVyR2F0ZXdheRInLm90b2xpdGguYXV0aC52\
      MS5SZWdpc3RlckdhdGV3YXlSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyR2F0ZXdheVJlc3BvbnNlIgOQAgIS\
      YwoNU2V0TGVkU3R1ZGllcxIlLm90b2xpdGguYXV0aC52MS5TZXRMZWRTdHVkaWVzUmVxdWVzdBomLm90b2xpdGguYXV0aC52\
      MS5TZXRMZWRTdHVkaWVzUmVzcG9uc2UiA5ACAjJ3CgpLZXlTZXJ2aWNlEmkKD0xpc3RTaWduaW5nS2V5cxInLm90b2xpdGgu\
      YXV0aC52MS5MaXN0U2lnbmluZ0tleXNSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLkxpc3RTaWduaW5nS2V5c1Jlc3BvbnNl\
      IgOQAgFCPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgvYXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFK5vYB\
      Cv4CCgEMEgMFABIa8wIgQWNjb3VudHMsIHNlc3Npb25zLCBlbnJvbG1lbnQgYW5kIGNvbnNlbnQuIElkZW50aXR5ICh1c2Vy\
      bmFtZSwgZS1tYWlsIGFkZHJlc3MpIGxpdmVzIGhlcmUgYW5kCiBub3doZXJlIGVsc2U7IGV2ZXJ5IG90aGVyIHNlcnZpY2Ug\
      c2VlcyB0aGUgcmFuZG9tIGBwYXJ0aWNpcGFudF9pZGAgb25seS4KCiBUaW1lc3RhbXBzIGluIGFuc3dlcnMgYXJlIGV4YWN0\
      IHRvIHRoZSBtaWNyb3NlY29uZC4gQmVzaWRlIHRoZSBlcnJvcnMgdGhhdCBzdGFuZCBhdCBhIG1ldGhvZCBpdCBhbnN3ZXJz\
      CiB0aG9zZSB0aGF0IGFsbCBtZXRob2RzIGhhdmUgKG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90byk7IHRoZSByZWFz\
      b25zIGFyZSBpbiBlcnJvcnMucHJvdG8uCgpJCgIGABIEFABHARo9IENyZWF0aW5nIGFuZCBjb25maXJtaW5nIGFjY291bnRz\
      LiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW4uCgrbBgoEBgACABIEHwIhAxrMBiBDcmVhdGVzIGFuIGFjY291bnQgdGhhdCBj\
      YW4gc2lnbiBpbiBvbmNlIGl0IGlzIGNvbmZpcm1lZCAoVFlUIMKnNCkuIFdpdGggYW4gZS1tYWlsIGFkZHJlc3MgYQogY29u\
      ZmlybWF0aW9uIGNvZGUgaXMgbWFpbGVkOyB3aXRob3V0IG9uZSB0aGUgYWNjb3VudCBpcyBhY3RpdmUgYXQgb25jZS4gV2hl\
      cmUgYW4gYWRkcmVzcyBhbG9uZSBpcyB0aGUKIG5hbWUgYW5kIGJlbG9uZ3MgdG8gYW4gYWNjb3VudCBhbHJlYWR5LCB0aGUg\
      YW5zd2VyIGlzIHRoZSBzYW1lLCBhbmQgdGhlIG1haWwgc2F5cyBzby4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgKGV2\
      ZXJ5IGJhZCBmaWVsZCBuYW1lZCk7IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uIFVTRVJOQU1FX1RBS0VOOwogQUxSRUFE\
      WV9FWElTVFMgd2l0aCByZWFzb24gUkVRVUVTVF9JRF9SRVVTRUQgd2hlbiBgcmVxdWVzdF9pZGAgd2FzIHVzZWQgZm9yIG90\
      aGVyIGNvbnRlbnRzOwogUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFdBSVRJTkdfQUNDT1VOVFNfTElNSVQgYW5k\
      IFJldHJ5SW5mbyB3aGVuIGZpdmUgYWNjb3VudHMgdGhhdCB3ZXJlIG1hZGUKIHdpdGhpbiBhbiBob3VyIHdhaXQgZm9yIGNv\
      bmZpcm1hdGlvbiB1bmRlciB0aGUgYWRkcmVzczsgdGhvc2Ugd2hvc2UgY29kZXMgYXJlIGdvb2Qgbm8gbW9yZSBtYWtlIHJv\
      b207CiBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIEFDQ09VTlRfRVJBU0VEIHdoZW4gdGhlIGFjY291bnQgdGhh\
      dCB0aGlzIGByZXF1ZXN0X2lkYCBtYWRlIHdhcyBlcmFzZWQgaW4gdGhlCiBsYXN0IDkwIGRheXM6IGEgbmV3IGFjY291bnQg\
      bmVlZHMgYSBuZXcgYHJlcXVlc3RfaWRgLgoKtgUKBAYAAgESBCsCLQMapwUgQWN0aXZhdGVzIGFuIGFjY291bnQuIERlbGV0\
      ZXMgdGhlIGUtbWFpbCBhZGRyZXNzIHVubGVzcyBpdHMga2VlcGluZyB3YXMgY29uc2VudGVkIHRvOyB0aGUgbGFzdCBtYWls\
      IHRvCiBpdCBoYXMgYSByZWNvdmVyeSBjb2RlLiBTZW5kaW5nIGl0IGFnYWluIGlzIHNhZmU6IHVudGlsIHRoZSBjb2RlIGV4\
      cGlyZXMgKDI0IGhvdXJzIGFmdGVyIGl0IHdhcyBtYWlsZWQpCiBpdCBpcyBhbnN3ZXJlZCBhcyB0aGUgZmlyc3QgdGltZS4K\
      CiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIENPREVfUkVKRUNURUQg\
      Zm9yIGEgd3JvbmcsIHJlcGxhY2VkIG9yCiBleHBpcmVkIGNvZGUsIGZvciBhbiB1bmtub3duIHVzZXJuYW1lIGFuZCBmb3Ig\
      YSB3cm9uZyBwYXNzd29yZCBhbGlrZTsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbgogRU1BSUxfVEFLRU4gd2hl\
      biBhbm90aGVyIGFjY291bnQgd2hvc2UgbmFtZSB0aGUgYWRkcmVzcyBpcyB3YXMgY29uZmlybWVkIGJlZm9yZTsgUkVTT1VS\
      Q0VfRVhIQVVTVEVEIHdpdGgKIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUyBhbmQgUmV0cnlJbmZvIGluIHBsYWNlIG9mIENP\
      REVfUkVKRUNURUQgYWZ0ZXIgc2V2ZXJhbCB3cm9uZyBjb2RlczogYSByaWdodCBvbmUKIG5ldmVyIHdhaXRzIGZvciB0aG9z\
      ZS4KCu0DCgQGAAICEgM2Alka3wMgTWFpbHMgYSBuZXcgY29kZSB0byBhbiBhY2NvdW50IHRoYXQgd2FpdHMgZm9yIGNvbmZp\
      cm1hdGlvbiwgdW5sZXNzIG9uZSB3YXMgbWFpbGVkIGp1c3Qgbm93OyB0aGUgY29kZQogYmVmb3JlIGlzIGdvb2Qgbm8gbW9y\
      ZS4gQW5zd2VycyB0aGUgc2FtZSB3aGV0aGVyIG9yIG5vdCBzdWNoIGFuIGFjY291bnQgZXhpc3RzLgoKIE5vdCBpZGVtcG90\
      ZW50OiB0aGUgc2Vjb25kIGNhbGwgbWF5IG1haWwgYW5vdGhlciBjb2RlLCB3aGljaCByZXBsYWNlcyB0aGUgZmlyc3QuIFNl\
      bmRpbmcgaXQgYWdhaW4KIHdoZW4gdGhlIGFuc3dlciB3YXMgbG9zdCBkb2VzIG5vIGhhcm06IHRoZSBuZXdlc3QgbWFpbCBo\
      YXMgdGhlIGNvZGUgdGhhdCBjb3VudHMuCgogRXJyb3JzOiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gTUFJTF9S\
      RVFVRVNUU19MSU1JVCBhbmQgUmV0cnlJbmZvIHdoaWxlIDEwLDAwMCByZXF1ZXN0cyBmb3IKIG1haWxzIHdhaXQuCgqJAQoE\
      BgACAxIEOgI8Axp7IFRoZSBjYWxsZXIncyBvd24gYWNjb3VudC4gTmVlZHMgYSB0b2tlbi4KCiBFcnJvcnM6IFVOQVVUSEVO\
      VElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVEIHdoZW4gdGhlIGFjY291bnQgaXMgbm8gbW9yZS4KCvMDCgQGAAIE\
      EgREAkYDGuQDIFJlcGxhY2VzIHRoZSBjYWxsZXIncyBwYXNzd29yZC4gQWxsIG90aGVyIHNlc3Npb25zIGVuZCwgY29kZXMg\
      dGhhdCB3ZXJlIG1haWxlZCBmb3IgYSByZXNldCBhcmUgZ29vZCBubwogbW9yZSwgYW5kIHRoZSBhY2NvdW50J3MgYWRkcmVz\
      cyBpcyB0b2xkIHdoZXJlIGl0IGlzIGtlcHQuIE5lZWRzIGEgdG9rZW4uIFNlbnQgYWdhaW4gd2hlbiB0aGUgYW5zd2VyIHdh\
      cwogbG9zdCwgaXQgaXMgYW5zd2VyZWQgYXMgdGhlIGZpcnN0IHRpbWUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQ\
      RVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBQQVNTV09SRF9XUk9ORzsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJl\
      YXNvbgogQUNDT1VOVF9BTk9OWU1PVVM7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBU\
      UyBhbmQgUmV0cnlJbmZvOyBVTkFVVEhFTlRJQ0FURUQgd2l0aAogcmVhc29uIFNFU1NJT05fRU5ERUQuCgojCgIEABIESgBb\
      ARoXIEFuIGFjY291bnQgdG8gY3JlYXRlLgoKZgoEBAACABIDTAIYGlkgQ2xpZW50LW1hZGUgVVVJRCwga2VwdCB1bnRpbCBh\
      biBhbnN3ZXIgYXJyaXZlczsgc2VuZGluZyB0aGUgc2FtZSByZXF1ZXN0IGFnYWluIGlzIHNhZmUuCgr3AQoEBAACARIDUAIW\
      GukBIDPigJM2NCBjaGFyYWN0ZXJzIG9mIGxldHRlcnMsIGRpZ2l0cywgYC5gLCBgX2AsIGAtYDsgY29tcGFyZWQgd2l0aG91\
      dCBjYXNlLiBNYXkgYmUgZW1wdHkgd2hlcmUgdGhlCiBhZGRyZXNzIGlzIGtlcHQsIHdoaWNoIGlzIHNpZ25lZCBpbiB3aXRo\
      IHRoZW4uIFdoaXRlIHNwYWNlIGFyb3VuZCBhIG5hbWUgb3IgYW4gYWRkcmVzcyBpcyBpZ25vcmVkLCBoZXJlCiBhbmQgd2hl\
      cmV2ZXIgb25lIGlzIHR5cGVkLgoKiAEKBAQAAgISA1MCFhp7IDjigJMxMjggY2hhcmFjdGVycywgbm90IG9uIHRoZSBsaXN0\
      IG9mIGNvbW1vbiBwYXNzd29yZHMsIG5vdCBjb250YWluaW5nIHRoZSB1c2VybmFtZSBvciB0aGUgYWRkcmVzcwogKENPTlRB\
      SU5TX1VTRVJOQU1FKS4KCqIBCgQEAAIDEgNWAhMalAEgT3B0aW9uYWwuIFdpdGggaXQgdGhlIGFjY291bnQgd2FpdHMgZm9y\
      IGNvbmZpcm1hdGlvbi4gQVNDSUk6IG9mIGEgZG9tYWluIHdpdGggb3RoZXIgbGV0dGVycyBnYXRld2F5cyBzZW5kCiB0aGUg\
      QS1sYWJlbCBmb3JtIChgeG4tLeKApmAsIFJGQyA1ODkxKS4KCl8KBAQAAgQSA1gCGRpSIFdoZXRoZXIgdGhlIGFkZHJlc3Mg\
      bWF5IGJlIGtlcHQgYWZ0ZXIgY29uZmlybWF0aW9uLiBSZXF1aXJlZCB3aXRob3V0IGEgdXNlcm5hbWUuCgo+CgQEAAIFEgNa\
      AhYaMSBCQ1AgNDcgbGFuZ3VhZ2UgZm9yIG1haWxzOyBlbXB0eSBtZWFucyBFbmdsaXNoLgoKJgoCBQASBF4AZQEaGiBXaGV0\
      aGVyIGEgd3JpdGUgd2FzIG5ldy4KCh4KBAUAAgASA2ACIBoRIE5ldmVyIGFuc3dlcmVkLgoKIAoEBQACARIDYgIcGhMgVGhp\
      cyBjYWxsIGRpZCBpdC4KCj8KBAUAAgISA2QCIxoyIFRoZSBzYW1lIHdyaXRlIHdhcyBkb25lIGJlZm9yZTsgbm90aGluZyBj\
      aGFuZ2VkLgoKIwoCBAESBGgAcQEaFyBUaGUgYWNjb3VudCBpcyB0aGVyZS4KCiUKBAQBAgASA2oCGxoYIFdoZXRoZXIgaXQg\
      d2FzIGJlZm9yZS4KCmYKBAQBAgESA2wCIRpZIFRydWU6IGl0IGNhbm5vdCBiZSBzaWduZWQgaW4gdG8gYmVmb3JlIHRoZSBt\
      YWlsZWQgY29kZSBoYXMgYmVlbiBzZW50IHRvIENvbmZpcm1BY2NvdW50LgoKmgIKBAQBAgISA3ACGxqMAiBXaXRob3V0IGFu\
      IGFkZHJlc3M6IHRoZSBvbmx5IHdheSBiYWNrIGluIHdoZW4gdGhlIHBhc3N3b3JkIGlzIGZvcmdvdHRlbiAoUmVjb3ZlckFj\
      Y291bnQpLCB0byBiZSBzaG93bgogb25jZSBhbmQgd3JpdHRlbiBkb3duLiBUaGUgc2FtZSByZXF1ZXN0IGFnYWluIGlzIGFu\
      c3dlcmVkIHdpdGggYW5vdGhlciBvbmUsIHNpbmNlIHRoZSBmaXJzdCBhbnN3ZXIgbWF5CiBoYXZlIGJlZW4gbG9zdDsgYW55\
      IG9mIHRoZW0gaXMgZ29vZC4gRW1wdHkgd2l0aCBhbiBhZGRyZXNzLgoKJQoCBAISBHQAfAEaGSBBIGNvZGUgdGhhdCB3YXMg\
      bWFpbGVkLgoKTwoEBAICABIDdgIWGkIgT2YgdGhlIGFjY291bnQgdGhhdCB3YWl0czsgaXRzIGFkZHJlc3Mgd2hlcmUgaXQg\
      aGFzIG5vIHVzZXJuYW1lLgoKPwoEBAICARIDeAISGjIgVGhlIG1haWxlZCBjb2RlOyBjYXNlIGFuZCBoeXBoZW5zIGRvIG5v\
      dCBtYXR0ZXIuCgqzAQoEBAICAhIDewIWGqUBIFdpdGggYW4gYWRkcmVzcyBhcyBuYW1lOiB0aGUgcGFzc3dvcmQgb2YgdGhl\
      IHJlZ2lzdHJhdGlvbiwgc28gdGhhdCBub2JvZHkgY29uZmlybXMgYW4gYWNjb3VudCB0aGF0CiBzb21lYm9keSBlbHNlIG1h\
      ZGUgd2l0aCB0aGVpciBhZGRyZXNzLiBPdGhlcndpc2Ugbm90IGxvb2tlZCBhdC4KCpkBCgIFARIGgAEAigEBGooBIFdoYXQg\
      YmVjYW1lIG9mIHRoZSBlLW1haWwgYWRkcmVzcyB0aGF0IHRoZSBjb2RlIHdhcyBtYWlsZWQgdG8uIFdob2V2ZXIgaGFzIHRo\
      ZSBjb2RlIHJlYWRzIHRoYXQKIGFkZHJlc3MncyBtYWlsLCBhbmQgbm9ib2R5IGVsc2UgaXMgdG9sZC4KCh8KBAUBAgASBIIB\
      AiAaESBOZXZlciBhbnN3ZXJlZC4KCkUKBAUBAgESBIQBAhkaNyBJdCBzdGF5cyB3aXRoIHRoZSBhY2NvdW50LCBhbmQgY2Fu\
      IGJlIHNpZ25lZCBpbiB3aXRoLgoKMQoEBQECAhIEhgECGxojIEl0cyBrZWVwaW5nIHdhcyBub3QgY29uc2VudGVkIHRvLgoK\
      vgEKBAUBAgMSBIkBAiwarwEgSXRzIGtlZXBpbmcgd2FzIGNvbnNlbnRlZCB0bywgYnV0IGFub3RoZXIgYWNjb3VudCwgY29u\
      ZmlybWVkIGVhcmxpZXIsIGtlZXBzIGl0OiBhbiBhZGRyZXNzIGJlbG9uZ3MKIHRvIG9uZSBhY2NvdW50LiBUaGlzIG9uZSBo\
      YXMgbm9uZSwgYW5kIGlzIHNpZ25lZCBpbiB0byB3aXRoIGl0cyB1c2VybmFtZS4KCjAKAgQDEgaNAQCTAQEaIiBUaGUgYWNj\
      b3VudCBjYW4gYmUgc2lnbmVkIGluIHRvLgoKKwoEBAMCABIEjwECIRodIFdoYXQgYmVjYW1lIG9mIHRoZSBhZGRyZXNzLgoK\
      1gEKBAQDAgESBJIBAhsaxwEgV2hlcmUgbm8gYWRkcmVzcyBzdGF5czogdGhlIHdheSBiYWNrIGluIHdoZW4gdGhlIHBhc3N3\
      b3JkIGlzIGZvcmdvdHRlbiAoUmVjb3ZlckFjY291bnQpLiBJdCBpcyBtYWlsZWQsCiB0b28sIGFzIHRoZSBsYXN0IG1haWwg\
      dG8gdGhlIGFkZHJlc3M7IHNvIGl0IGlzIGVtcHR5IHdoZW4gdGhlIHNhbWUgcmVxdWVzdCBpcyBhbnN3ZXJlZCBhZ2Fpbi4K\
      CiYKAgQEEgaWAQCaAQEaGCBBc2tzIGZvciBhbm90aGVyIGNvZGUuCgqRAQoEBAQCABIEmQECFhqCASBPZiB0aGUgYWNjb3Vu\
      dCB0aGF0IHdhaXRzLCBvciBpdHMgYWRkcmVzcyB3aGVyZSBpdCBoYXMgbm8gdXNlcm5hbWU7IGEgdGV4dCB0aGF0IGNhbiBi\
      ZSBuZWl0aGVyIGlzCiBhbnN3ZXJlZCBsaWtlIGFuIHVua25vd24gb25lLgoKLQoCBAUSBJ0BACUaISBTYXlzIG5vdGhpbmcg\
      YWJvdXQgdGhlIGFjY291bnQuCgo3CgIEBhIEoAEAHBorIE5hbWVzIG5vYm9keTogdGhlIGFjY291bnQgaXMgdGhlIHRva2Vu\
      J3MuCgorCgIEBxIGowEAvQEBGh0gV2hhdCBpcyBrZXB0IG9mIGFuIGFjY291bnQuCgpICgQEBwIAEgSlAQIcGjogUmFuZG9t\
      IFVVSUQsIGJ5IHdoaWNoIGFsbCBzZXJ2aWNlcyBrbm93IHRoZSBwYXJ0aWNpcGFudC4KClYKBAQHAgESBKcBAhYaSCBFbXB0\
      eSBmb3IgYW4gYW5vbnltb3VzIGFjY291bnQsIGFuZCBmb3Igb25lIHdob3NlIG5hbWUgaXMgaXRzIGFkZHJlc3MuCgo6CgQE\
      BwICEgSpAQITGiwgRW1wdHkgdW5sZXNzIGl0cyBrZWVwaW5nIHdhcyBjb25zZW50ZWQgdG8uCgopCgQEBwIDEgSrAQIWGhsg\
      QkNQIDQ3IGxhbmd1YWdlIG9mIG1haWxzLgoKUgoEBAcCBBIErQECFRpEIE1hZGUgYnkgU2lnbkluQW5vbnltb3VzbHk6IHdp\
      dGhvdXQgdXNlcm5hbWUsIHBhc3N3b3JkIGFuZCBhZGRyZXNzLgoKJwoEBAcCBRIErwECLBoZIFdoZW4gaXQgd2FzIHJlZ2lz\
      dGVyZWQuCgpOCgQEBwIGEgSxAQISGkAgT2Ygd2hhdCBPd25BY2NvdW50U2VydmljZS5VcGRhdGVBY2NvdW50IGNoYW5nZXMs\
      IGFzIGl0IHN0YW5kcy4KCjcKBAQHAgcSBLMBAhYaKSBXaGV0aGVyIGl0cyBvd25lciB3YW50cyB0aGUgbmV3c2xldHRlci4K\
      CjIKBAQHAggSBLUBAhYaJCBXaGF0IGl0cyBvd25lciBzYXlzIG9mIHRoZW1zZWx2ZXMuCgpLCgQEBwIJEgS3AQIcGj0gVGhl\
      IGFkZHJlc3MgdGhhdCB3YWl0cyBmb3IgQ29uZmlybUVtYWlsQ2hhbmdlOyBlbXB0eTogbm9uZS4KCrYBCgQEBwIKEgS6AQIz\
      GqcBIFNpbmNlIHdoZW4gbWFpbHMgdG8gdGhlIGFkZHJlc3MgY29tZSBiYWNrOyBhYnNlbnQ6IG5vbmUgZGlkLiBOZXdzbGV0\
      dGVycyBhcmUgbm90IHNlbnQgdG8gaXQ7IHdoYXQgaXMgYXNrZWQKIGZvciBpcywgc3VjaCBhcyBhIHJlc2V0LiBBIGNoYW5n\
      ZSBvZiB0aGUgYWRkcmVzcyBlbmRzIGl0LgoKVwoEBAcCCxIEvAECHRpJIFdoZXRoZXIgYW4gYWRtaW5pc3RyYXRvciBtYXJr\
      ZWQgdGhlIGFjY291bnQ6IHdoYXQgaXQgYW5zd2VycyBpcyBhIHRlc3QuCgpLCgIGARIGwAEAigIBGj0gU2lnbmluZyBpbiBh\
      bmQgc3RheWluZyBzaWduZWQgaW4uIENhbGxhYmxlIHdpdGhvdXQgYSB0b2tlbi4KCpkGCgQGAQIAEgTMAQI1GooGIEJlZ2lu\
      cyBhIHNlc3Npb24gb2YgYW4gYWNjb3VudC4KCiBOb3QgaWRlbXBvdGVudDogZWFjaCBjYWxsIGJlZ2lucyBhIHNlc3Npb24g\
      b2YgaXRzIG93bi4gU2VuZGluZyBpdCBhZ2FpbiB3aGVuIHRoZSBhbnN3ZXIgd2FzIGxvc3QgZG9lcwogbm8gaGFybTogdGhl\
      IHNlc3Npb24gdGhhdCBub2JvZHkga25vd3Mgb2YgZW5kcyB1bnVzZWQgYWZ0ZXIgOTAgZGF5cywgb3IgYXMgdGhlIG9sZGVz\
      dCBvZiBtb3JlIHRoYW4gMjAuCgogRXJyb3JzOiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gQ1JFREVOVElBTFNfUkVK\
      RUNURUQgZm9yIGEgd3JvbmcgcGFzc3dvcmQgYW5kIGFuIHVua25vd24KIHVzZXJuYW1lIGFsaWtlLCBhbmQgZm9yIGFuIGFj\
      Y291bnQgdGhhdCB3YWl0cyBmb3IgaXRzIGNvZGUgYW5kIGhhcyBubyB1c2VybmFtZTogdG9sZCBhcGFydCwgaXQgd291bGQK\
      IHRlbGwgdGhhdCBubyBvdGhlciBhY2NvdW50IGhhcyB0aGUgYWRkcmVzczsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJl\
      YXNvbiBBQ0NPVU5UX05PVF9DT05GSVJNRUQgZm9yCiBvbmUgdGhhdCB3YWl0cyBhbmQgaGFzIGEgdXNlcm5hbWUgKG9ubHkg\
      d2l0aCB0aGUgcmlnaHQgcGFzc3dvcmQpOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbgogQUNDT1VOVF9TVVNQRU5E\
      RUQgKG9ubHkgd2l0aCB0aGUgcmlnaHQgcGFzc3dvcmQpOwogUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19N\
      QU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm8gYWZ0ZXIgcmVwZWF0ZWQgZmFpbHVyZXMuCgrCBwoEBgECARIG2AEC2gEDGrEH\
      IE1ha2VzIGEgcGFydGljaXBhbnQgd2l0aG91dCBhbnkgYWNjb3VudCBkYXRhLiBUaGUgcmVmcmVzaCB0b2tlbiBpcyB0aGUg\
      b25seSBrZXkgdG8gaXQuCiBTZW5kaW5nIHRoZSBzYW1lIGByZXF1ZXN0X2lkYCBhZ2FpbiB3aXRoaW4gaXRzIHNlc3Npb24n\
      cyBmaXJzdCBob3VyIGFuc3dlcnMgdGhlIHNhbWUKIHBhcnRpY2lwYW50LCBlYWNoIHRpbWUgd2l0aCBhIHJlZnJlc2ggdG9r\
      ZW4gb2YgaXRzIG93bjsgYW55IG9mIHRoZW0gaXMgZ29vZC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IEFMUkVBRFlf\
      RVhJU1RTIHdpdGggcmVhc29uIFJFUVVFU1RfSURfUkVVU0VEIHdoZW4gYHJlcXVlc3RfaWRgIHdhcyB1c2VkCiB3aXRoIG90\
      aGVyIGF1ZGllbmNlcyBvciBmb3IgYW5vdGhlciBhY2NvdW50OyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIFNJ\
      R05fSU5fRU5ERUQgd2hlbgogdGhlIHNlc3Npb24gdGhhdCBpdCBiZWdhbiB3YXMgc2lnbmVkIG91dCwgaGFzIGVuZGVkLCBv\
      ciBpcyBvbGRlciB0aGFuIGFuIGhvdXI6IGEgbmV3IHBhcnRpY2lwYW50CiBuZWVkcyBhIG5ldyBgcmVxdWVzdF9pZGA7IFJF\
      U09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBTSUdOX0lOX1JFUEVBVEVEX0xJTUlUIGFuZCBSZXRyeUluZm8gYWZ0ZXIK\
      IDY0IGFuc3dlcnMgdGhhdCBubyByZWZyZXNoIGZvbGxvd2VkLCBvbmUgbW9yZSBlYWNoIG1pbnV0ZTsgUEVSTUlTU0lPTl9E\
      RU5JRUQgd2l0aCByZWFzb24KIEFDQ09VTlRfU1VTUEVOREVEOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIEFD\
      Q09VTlRfRVJBU0VEIHdoZW4gZXZlcnl0aGluZyBvZiB0aGUgcGFydGljaXBhbnQgd2hvbQogdGhpcyBgcmVxdWVzdF9pZGAg\
      bWFkZSB3YXMgZXJhc2VkIGluIHRoZSBsYXN0IDkwIGRheXM6IGEgbmV3IHBhcnRpY2lwYW50IG5lZWRzIGEgbmV3IGByZXF1\
      ZXN0X2lkYC4KCp0ICgQGAQICEgToAQI4Go4IIEV4Y2hhbmdlcyBhIHJlZnJlc2ggdG9rZW4gZm9yIGEgbmV3IHBhaXIuIEEg\
      dG9rZW4gaXMgZ29vZCBmb3Igb25lIGV4Y2hhbmdlLiBTZW50IGFnYWluIHdpdGhpbiAzMAogc2Vjb25kcyBvZiB0aGF0IGV4\
      Y2hhbmdlICh0aGUgcmVzcG9uc2Ugd2FzIGxvc3QpLCBvZiBhbiBhbm9ueW1vdXMgcGFydGljaXBhbnQgd2l0aGluIDI0IGhv\
      dXJzLCBpdCBpcwogYW5zd2VyZWQgYWdhaW4sIHVwIHRvIDY0IHRpbWVzLCB1bmxlc3MgdGhlIHRva2VuIHRoYXQgY2FtZSBv\
      ZiBpdCB3YXMgdXNlZCBtZWFud2hpbGU7IGFmdGVyIHRoYXQgaXQgY291bnRzCiBhcyBzdG9sZW4gYW5kIGVuZHMgdGhlIHdo\
      b2xlIHNlc3Npb24sIHdpdGggYWxsIHRoYXQgY2FtZSBvZiBpdC4KCiBOb3QgaWRlbXBvdGVudDogc2VudCBhZ2FpbiBsYXRl\
      ciB0aGFuIHRoYXQsIGl0IGVuZHMgdGhlIHNlc3Npb24uCgogRXJyb3JzOiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24g\
      UkVGUkVTSF9UT0tFTl9SRUpFQ1RFRDogc2lnbiBpbiBhbmV3OyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aAogcmVhc29uIFJF\
      RlJFU0hfUkVQRUFURURfTElNSVQ6IHVzZSBvbmUgb2YgdGhlIGFuc3dlcnMsIHRoaXMgdG9rZW4gaGFzIG5vIG1vcmU7IFBF\
      Uk1JU1NJT05fREVOSUVEIHdpdGgKIHJlYXNvbiBBQ0NPVU5UX1NVU1BFTkRFRDoga2VlcCB0aGUgdG9rZW4sIHdoaWNoIGlz\
      IGdvb2QgYWdhaW4gd2hlbiB0aGUgYWNjb3VudCBpcyByZXN0b3JlZDsKIEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFz\
      b24gQUNDT1VOVF9FUkFTRUQ6IGV2ZXJ5dGhpbmcgb2YgdGhlIHBhcnRpY2lwYW50IHdhcyBlcmFzZWQgd2hpbGUgdGhlIHNl\
      c3Npb24KIGxpdmVkLiBGb3JnZXQgdGhlIHRva2VuLCBhbmQgc2hlZXRzIHRoYXQgd2VyZSBub3Qgc2VudDogbm8gc2Vydmlj\
      ZSB0YWtlcyB0aGVtLiBUb2xkIGZvciBhcyBsb25nIGFzIGEKIHJlZnJlc2ggdG9rZW4gbGl2ZXMgd2l0aG91dCB1c2UsIDkw\
      IGRheXMgYnkgZGVmYXVsdCwgYW5kIFJFRlJFU0hfVE9LRU5fUkVKRUNURUQgYWZ0ZXJ3YXJkcy4KCmEKBAYBAgMSBuoBAuwB\
      AxpRIFJldm9rZXMgdGhlIHJlZnJlc2ggdG9rZW4ncyB3aG9sZSBmYW1pbHkuIFVua25vd24gdG9rZW5zIGFyZSBhY2NlcHRl\
      ZCBzaWxlbnRseS4KCscBCgQGAQIEEgbwAQLyAQMatgEgVGhlIGNhbGxlcidzIHNlc3Npb25zIHRoYXQgaGF2ZSBuZWl0aGVy\
      IGVuZGVkIG5vciBleHBpcmVkLCBuZXdlc3Qgc2lnbi1pbiBmaXJzdC4gTmVlZHMgYSB0b2tlbi4KCiBFcnJvcnM6IFVOQVVU\
      SEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVEIHdoZW4gdGhlIGNhbGxlcidzIG93biBoYXMgZW5kZWQuCgqZ\
      AwoEBgECBRIG+AEC+gEDGogDIEVuZHMgb25lIG9mIHRoZSBjYWxsZXIncyBzZXNzaW9uczogaXRzIHJlZnJlc2ggdG9rZW5z\
      IGFyZSByZWZ1c2VkIGF0IG9uY2U7IGFjY2VzcyB0b2tlbnMgdGhhdCB3ZXJlIG1hZGUKIG9mIGl0IGFyZSBnb29kIHVudGls\
      IHRoZXkgZW5kLCAxMCBtaW51dGVzIGF0IG1vc3QuIE5lZWRzIGEgdG9rZW4uIE9uZSB0aGF0IGhhcyBlbmRlZCBhbHJlYWR5\
      IGlzIG5vIGVycm9yLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNFU1NJT05f\
      VU5LTk9XTiwgYWxzbyBmb3IgYSBzZXNzaW9uIG9mIHNvbWVib2R5IGVsc2U7CiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFz\
      b24gU0VTU0lPTl9FTkRFRCB3aGVuIHRoZSBjYWxsZXIncyBvd24gaGFzIGVuZGVkLgoKuwEKBAYBAgYSBv4BAoACAxqqASBF\
      bmRzIGFsbCBvZiB0aGUgY2FsbGVyJ3Mgc2Vzc2lvbnMsIGFzIEVuZFNlc3Npb24gZG9lcyBvbmUuIE5lZWRzIGEgdG9rZW4u\
      CgogRXJyb3JzOiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRCB3aGVuIHRoZSBjYWxsZXIncyBv\
      d24gaGFzIGVuZGVkIG90aGVyd2lzZS4KCokECgQGAQIHEgSJAgJKGvoDIFByb3ZlcyB0aGUgcGFzc3dvcmQgb25jZSBtb3Jl\
      LCBmb3Igd2hhdCBhc2tzIGZvciBhIGZyZXNoIHByb29mOiB0aGUgYWNjZXNzIHRva2VuIHRoYXQgaXMgYW5zd2VyZWQgc2F5\
      cwogbm93IGFzIGl0cyBgYXV0aF90aW1lYC4gVGhlIHNlc3Npb24gYW5kIGl0cyByZWZyZXNoIHRva2VuIGdvIG9uLiBOZWVk\
      cyBhIHRva2VuLgoKIE5vdCBpZGVtcG90ZW50OiBlYWNoIGNhbGwgYW5zd2VycyBhIHRva2VuIG9mIGl0cyBvd24uIFNlbmRp\
      bmcgaXQgYWdhaW4gZG9lcyBubyBoYXJtLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgUEVSTUlTU0lPTl9ERU5JRUQg\
      d2l0aCByZWFzb24gUEFTU1dPUkRfV1JPTkc7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24KIEFDQ09VTlRfQU5P\
      TllNT1VTOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfQVRURU1QVFMgYW5kIFJldHJ5SW5mbzsg\
      VU5BVVRIRU5USUNBVEVEIHdpdGgKIHJlYXNvbiBTRVNTSU9OX0VOREVELgoKHQoCBAgSBo0CAJcCARoPIFdobyBzaWducyBp\
      bi4KCkEKBAQIAgASBI8CAhYaMyBVc2VybmFtZSwgb3IgdGhlIGUtbWFpbCBhZGRyZXNzIHdoZXJlIGl0IGlzIGtlcHQuCgo9\
      CgQECAIBEgSRAgIWGi8gQXMgaXQgd2FzIHJlZ2lzdGVyZWQgKFJGQyA4MjY1IE9wYXF1ZVN0cmluZykuCgphCgQECAICEgST\
      AgIgGlMgU2VydmljZXMgdGhlIGFjY2VzcyB0b2tlbiBpcyBmb3IsIGUuZy4gYG90b2xpdGgtaW5nZXN0aW9uYDsgZW1wdHkg\
      bWVhbnMgYWxsIGZvdXIuCgqqAQoEBAgCAxIElgICExqbASBXaGF0IHRoZSBwZXJzb24ga25vd3MgdGhlIHNlc3Npb24gYnkg\
      aW4gTGlzdFNlc3Npb25zLCBlLmcuIHRoZSBuYW1lIG9mIHRoZSBkZXZpY2U6IGF0IG1vc3QgNjQgY2hhcmFjdGVycywKIG5v\
      bmUgb2YgdGhlbSBhIGNvbnRyb2wgY2hhcmFjdGVyLiBFbXB0eTogbm9uZS4KCisKAgQJEgaaAgCpAgEaHSBUaGUgc2Vzc2lv\
      biB0aGF0IHdhcyBiZWd1bi4KCl0KBAQJAgASBJwCAhoaTyBKV1QgKFJGQyA5MDY4IHR5cGUgYGF0K2p3dGAsIEVkRFNBKTsg\
      b3BhcXVlIHRvIGdhdGV3YXlzIHRoYXQgb25seSBmb3J3YXJkIGl0LgoKVQoEBAkCARIEngICORpHIFdoZW4gdGhlIGFjY2Vz\
      cyB0b2tlbiBlbmRzOiAxMCBtaW51dGVzIGFmdGVyIGl0IHdhcyBtYWRlLCBieSBkZWZhdWx0LgoKPwoEBAkCAhIEoAICGxox\
      IE9wYXF1ZSwgMjU2IHJhbmRvbSBiaXRzLiBSZXBsYWNlZCBhdCBldmVyeSB1c2UuCgqGAQoEBAkCAxIEowICOhp4IFdoZW4g\
      dGhlIHNlc3Npb24gZW5kcyB1bmxlc3MgaXQgaXMgcmVmcmVzaGVkIGJlZm9yZTogOTAgZGF5cywgYnkgZGVmYXVsdCwgYW5k\
      IGEgeWVhciBhZnRlciB0aGUgc2lnbi1pbgogYXQgdGhlIGxhdGVzdC4KClcKBAQJAgQSBKUCAhwaSSBSYW5kb20gVVVJRCBv\
      ZiB0aGUgYWNjb3VudCwgYnkgd2hpY2ggYWxsIHNlcnZpY2VzIGtub3cgdGhlIHBhcnRpY2lwYW50LgoKxAEKBAQJAgUSBKgC\
      AjEatQEgQ3VycmVudCBlbnJvbG1lbnRzIHdob3NlIHN0dWR5IGhhcyBhbm90aGVyIGNvbnNlbnQgdGV4dCBieSBub3csIGJ5\
      IHRoZSBpZHMgb2YgdGhlIHN0dWRpZXMuIFNob3cgdGhlc2UKIHRleHRzLCBhbmQgam9pbiB3aXRoIHRoZW07IHRha2luZyBw\
      YXJ0IGdvZXMgb24gdW50aWwgdGhlIGBlbmRfdGltZWAgb2YgZWFjaC4KCiYKAgQKEgasAgCzAgEaGCBBIHBhcnRpY2lwYW50\
      IHRvIG1ha2UuCgohCgQECgIAEgSuAgIYGhMgQ2xpZW50LW1hZGUgVVVJRC4KCiQKBAQKAgESBLACAiAaFiBBcyBpbiBTaWdu\
      SW5SZXF1ZXN0LgoKRQoEBAoCAhIEsgICExo3IEFzIGluIFNpZ25JblJlcXVlc3Q7IHNlbnQgYWdhaW4sIHRoZSBmaXJzdCBv\
      bmUgc3RheXMuCgplCgIECxIGtgIAxQIBGlcgVGhlIHNlc3Npb24gb2YgdGhlIG5ldyBwYXJ0aWNpcGFudCwgb3Igb2YgdGhl\
      IG9uZSB0aGF0IHRoaXMgYHJlcXVlc3RfaWRgIG1hZGUgYmVmb3JlLgoKXQoEBAsCABIEuAICGhpPIEpXVCAoUkZDIDkwNjgg\
      dHlwZSBgYXQrand0YCwgRWREU0EpOyBvcGFxdWUgdG8gZ2F0ZXdheXMgdGhhdCBvbmx5IGZvcndhcmQgaXQuCgpVCgQECwIB\
      EgS6AgI5GkcgV2hlbiB0aGUgYWNjZXNzIHRva2VuIGVuZHM6IDEwIG1pbnV0ZXMgYWZ0ZXIgaXQgd2FzIG1hZGUsIGJ5IGRl\
      ZmF1bHQuCgo/CgQECwICEgS8AgIbGjEgT3BhcXVlLCAyNTYgcmFuZG9tIGJpdHMuIFJlcGxhY2VkIGF0IGV2ZXJ5IHVzZS4K\
      CoYBCgQECwIDEgS/AgI6GnggV2hlbiB0aGUgc2Vzc2lvbiBlbmRzIHVubGVzcyBpdCBpcyByZWZyZXNoZWQgYmVmb3JlOiA5\
      MCBkYXlzLCBieSBkZWZhdWx0LCBhbmQgYSB5ZWFyIGFmdGVyIHRoZSBzaWduLWluCiBhdCB0aGUgbGF0ZXN0LgoKVwoEBAsC\
      BBIEwQICHBpJIFJhbmRvbSBVVUlEIG9mIHRoZSBhY2NvdW50LCBieSB3aGljaCBhbGwgc2VydmljZXMga25vdyB0aGUgcGFy\
      dGljaXBhbnQuCgrEAQoEBAsCBRIExAICMRq1ASBDdXJyZW50IGVucm9sbWVudHMgd2hvc2Ugc3R1ZHkgaGFzIGFub3RoZXIg\
      Y29uc2VudCB0ZXh0IGJ5IG5vdywgYnkgdGhlIGlkcyBvZiB0aGUgc3R1ZGllcy4gU2hvdyB0aGVzZQogdGV4dHMsIGFuZCBq\
      b2luIHdpdGggdGhlbTsgdGFraW5nIHBhcnQgZ29lcyBvbiB1bnRpbCB0aGUgYGVuZF90aW1lYCBvZiBlYWNoLgoKLAoCBAwS\
      BsgCAMsCARoeIFRoZSB0b2tlbiB0aGF0IGlzIGV4Y2hhbmdlZC4KCi4KBAQMAgASBMoCAhsaICBUaGUgbmV3ZXN0IG9uZSBv\
      ZiB0aGUgc2Vzc2lvbi4KCjYKAgQNEgbOAgDdAgEaKCBUaGUgc2Vzc2lvbiBnb2VzIG9uIHdpdGggdGhlc2UgdG9rZW5zLgoK\
      XQoEBA0CABIE0AICGhpPIEpXVCAoUkZDIDkwNjggdHlwZSBgYXQrand0YCwgRWREU0EpOyBvcGFxdWUgdG8gZ2F0ZXdheXMg\
      dGhhdCBvbmx5IGZvcndhcmQgaXQuCgpVCgQEDQIBEgTSAgI5GkcgV2hlbiB0aGUgYWNjZXNzIHRva2VuIGVuZHM6IDEwIG1p\
      bnV0ZXMgYWZ0ZXIgaXQgd2FzIG1hZGUsIGJ5IGRlZmF1bHQuCgo/CgQEDQICEgTUAgIbGjEgT3BhcXVlLCAyNTYgcmFuZG9t\
      IGJpdHMuIFJlcGxhY2VkIGF0IGV2ZXJ5IHVzZS4KCoYBCgQEDQIDEgTXAgI6GnggV2hlbiB0aGUgc2Vzc2lvbiBlbmRzIHVu\
      bGVzcyBpdCBpcyByZWZyZXNoZWQgYmVmb3JlOiA5MCBkYXlzLCBieSBkZWZhdWx0LCBhbmQgYSB5ZWFyIGFmdGVyIHRoZSBz\
      aWduLWluCiBhdCB0aGUgbGF0ZXN0LgoKVwoEBA0CBBIE2QICHBpJIFJhbmRvbSBVVUlEIG9mIHRoZSBhY2NvdW50LCBieSB3\
      aGljaCBhbGwgc2VydmljZXMga25vdyB0aGUgcGFydGljaXBhbnQuCgrEAQoEBA0CBRIE3AICMRq1ASBDdXJyZW50IGVucm9s\
      bWVudHMgd2hvc2Ugc3R1ZHkgaGFzIGFub3RoZXIgY29uc2VudCB0ZXh0IGJ5IG5vdywgYnkgdGhlIGlkcyBvZiB0aGUgc3R1\
      ZGllcy4gU2hvdyB0aGVzZQogdGV4dHMsIGFuZCBqb2luIHdpdGggdGhlbTsgdGFraW5nIHBhcnQgZ29lcyBvbiB1bnRpbCB0\
      aGUgYGVuZF90aW1lYCBvZiBlYWNoLgoKJgoCBA4SBuACAOMCARoYIFRoZSBzZXNzaW9uIHRoYXQgZW5kcy4KCh8KBAQOAgAS\
      BOICAhsaESBPZiB0aGUgc2Vzc2lvbi4KCjYKAgQPEgTmAgAaGiogVGhlIHNlc3Npb24gaGFzIGVuZGVkLCBpZiB0aGVyZSB3\
      YXMgb25lLgoKMQoCBBASBukCAPcCARojIE9uZSBzaWduLWluLCBhbmQgd2hhdCBjYW1lIG9mIGl0LgoKHAoEBBACABIE6wIC\
      GBoOIFJhbmRvbSBVVUlELgoKPAoEBBACARIE7QICExouIEFzIGl0IHdhcyBnaXZlbiBhdCB0aGUgc2lnbi1pbjsgZW1wdHk6\
      IG5vbmUuCgolCgQEEAICEgTvAgIsGhcgV2hlbiB0aGUgc2lnbi1pbiB3YXMuCgqGAQoEBBACAxIE8gICLhp4IFRoZSBkYXks\
      IGFzIG1pZG5pZ2h0IGluIFVUQywgb2YgdGhlIGxhc3Qgc2lnbi1pbiBvciByZWZyZXNoLiBNb3JlIGlzIG5vdCB0b2xkLCBh\
      bmQgbm8gYWRkcmVzcyBvZiB0aGUKIG5ldHdvcmsgaXMga2VwdC4KCjsKBAQQAgQSBPQCAiwaLSBXaGVuIGl0IGVuZHMgdW5s\
      ZXNzIGl0IGlzIHJlZnJlc2hlZCBiZWZvcmUuCgo+CgQEEAIFEgT2AgITGjAgV2hldGhlciB0aGUgY2FsbGVyJ3MgdG9rZW4g\
      aXMgb2YgdGhpcyBzZXNzaW9uLgoKMAoCBBESBvoCAP8CARoiIEFza3MgZm9yIGEgcGFnZSBvZiBvd24gc2Vzc2lvbnMuCgol\
      CgQEEQIAEgT8AgIXGhcgMSB0byAyMDA7IDAgbWVhbnMgNTAuCgpPCgQEEQIBEgT+AgIYGkEgYG5leHRfcGFnZV90b2tlbmAg\
      b2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgonCgIEEhIGggMAhwMBGhkgQSBwYWdlIG9m\
      IG93biBzZXNzaW9ucy4KCiUKBAQSAgASBIQDAiAaFyBOZXdlc3Qgc2lnbi1pbiBmaXJzdC4KCj4KBAQSAgESBIYDAh0aMCBP\
      ZiB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBvbmUuCgorCgIEExIGigMAjQMBGh0gVGhlIHNlc3Np\
      b24gdGhhdCBpcyB0byBlbmQuCgopCgQEEwIAEgSMAwIYGhsgVVVJRCwgYXMgaW4gTGlzdFNlc3Npb25zLgoKJAoCBBQSBJAD\
      AB0aGCBUaGUgc2Vzc2lvbiBoYXMgZW5kZWQuCgopCgIEFRIGkwMAlgMBGhsgU2Vzc2lvbnMgdGhhdCBhcmUgdG8gZW5kLgoK\
      PgoEBBUCABIElQMCGBowIFRoZSBvbmUgdGhhdCB0aGUgY2FsbGVyJ3MgdG9rZW4gaXMgb2YgZ29lcyBvbi4KCh4KAgQWEgSZ\
      AwAhGhIgVGhleSBoYXZlIGVuZGVkLgoKJQoCBBcSBpwDAJ8DARoXIEEgcHJvb2Ygb2Ygd2hvIGNhbGxzLgoKLQoEBBcCABIE\
      ngMCFhofIFRoZSBhY2NvdW50J3MsIGFzIGF0IHNpZ24taW4uCgolCgIEGBIGogMApwMBGhcgV2hhdCB0aGUgcHJvb2YgZ2l2\
      ZXMuCgpHCgQEGAIAEgSkAwIaGjkgSW4gcGxhY2Ugb2YgdGhlIG9uZSB0aGF0IHdhcyBzaG93bjsgYGF1dGhfdGltZWAgaXMg\
      bm93LgoKVQoEBBgCARIEpgMCORpHIFdoZW4gdGhlIGFjY2VzcyB0b2tlbiBlbmRzOiAxMCBtaW51dGVzIGFmdGVyIGl0IHdh\
      cyBtYWRlLCBieSBkZWZhdWx0LgoKLQoCBBkSBqoDAK8DARofIEEgY2hhbmdlIG9mIHRoZSBvd24gcGFzc3dvcmQuCgopCgQE\
      GQIAEgSsAwIWGhsgVGhlIG9uZSB0aGF0IGlzIGdvb2Qgbm93LgoKRQoEBBkCARIErgMCGho3IFRoZSBvbmUgaW4gaXRzIHBs\
      YWNlLCBieSB0aGUgcnVsZXMgb2YgYSByZWdpc3RyYXRpb24uCgozCgIEGhIEsgMAIRonIFRoZSBuZXcgcGFzc3dvcmQgaXMg\
      Z29vZCBmcm9tIG5vdyBvbi4KCkkKAgYCEga1AwDeAwEaOyBXaGljaCBzdHVkaWVzIGEgcGFydGljaXBhbnQgdGFrZXMgcGFy\
      dCBpbi4gTmVlZHMgYSB0b2tlbi4KCukMCgQGAgIAEgbIAwLKAwMa2AwgUmVjb3JkcyBjb25zZW50IHRvIHRoZSB0ZXh0IHZl\
      cnNpb24gbmFtZWQsIGVucm9scywgYW5kIGFuc3dlcnMgd2l0aCBhbiBhY2Nlc3MgdG9rZW4gdGhhdCBjYXJyaWVzCiB0aGUg\
      ZW5yb2xtZW50LiBKb2luaW5nIHR3aWNlIGlzIHNhZmUuIEluIGEgc3R1ZHkgYnkgcmVxdWVzdCAoYW5kIHdpdGhvdXQgYW4g\
      aW52aXRhdGlvbikKIHRoZSBhbnN3ZXIgaGFzIGEgYGpvaW5fcmVxdWVzdGAgdGhhdCB3YWl0cyBmb3IgYSBsZWFkZXIgaW5z\
      dGVhZCBvZiBhbiBlbnJvbG1lbnQuIEEgbWVtYmVyIHdobyBqb2lucyBhZ2Fpbgogd2l0aCB0aGUgY29uc2VudCB2ZXJzaW9u\
      IGFncmVlZCB0byBiZWZvcmUgaXMgYW5zd2VyZWQgYXMgdGhlIGZpcnN0IHRpbWUgKGBXUklURV9PVVRDT01FX0FMUkVBRFlf\
      RVhJU1RTYCksCiBhbHNvIHdoZXJlIHRoYXQgdGV4dCBpcyBvdXRkYXRlZCBieSBub3cgb3IgYW5vdGhlciBgY29uc2VudF9s\
      YW5ndWFnZWAgaXMgZ2l2ZW46IHRoZSBjb25zZW50IHN0YXlzIGFzIGl0IHdhcwogZ2l2ZW4uIFdpdGggdGhlIHN0dWR5J3Mg\
      Y3VycmVudCB2ZXJzaW9uIGEgbWVtYmVyIGNvbnNlbnRzIGFuZXcuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULCBhbHNv\
      IHdpdGggcmVhc29uIENPTlNFTlRfTEFOR1VBR0VfVU5LTk9XTiAodGhlIHN0dWR5IGhhcyBubyBjb25zZW50IHRleHQKIGlu\
      IGBjb25zZW50X2xhbmd1YWdlYCk7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9VTktOT1dOOyBGQUlMRURfUFJFQ09O\
      RElUSU9OIHdpdGggcmVhc29uIFNUVURZX0VOREVELAogU1RVRFlfTk9UX1NUQVJURUQsIFNUVURZX1BBVVNFRCBvciBDT05T\
      RU5UX09VVERBVEVEICh0aGUgY29uc2VudCB2ZXJzaW9uIGlzIG5vdCB0aGUgc3R1ZHkncwogY3VycmVudCBvbmUpOyBQRVJN\
      SVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBTVFVEWV9QQVNTV09SRF9SRVFVSVJFRCAobm9uZSB3YXMKIGdpdmVuOyBub3Qg\
      Y291bnRlZCBhcyBhbiBhdHRlbXB0KSwgU1RVRFlfUEFTU1dPUkRfUkVKRUNURUQsIElOVklUQVRJT05fUkVKRUNURUQgKHdy\
      b25nLAogZXhwaXJlZCwgdXNlZCB1cCBvciByZXZva2VkKSwgSU5WSVRBVElPTl9SRVFVSVJFRCAoYW4gdW5saXN0ZWQgc3R1\
      ZHkgdGhhdCBpcyBvcGVuKSBvcgogTk9UX1BBUlRJQ0lQQU5UIChzdHVkeSBsZWFkZXJzIGRvIG5vdCB0YWtlIHBhcnQpOyBV\
      TkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRDsKIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNv\
      biBUT09fTUFOWV9BVFRFTVBUUywgRU5ST0xNRU5UU19MSU1JVCwgSk9JTl9SRVFVRVNUU19MSU1JVCAoMTAKIHBlbmRpbmcg\
      b25lcyBvZiB0aGUgcGFydGljaXBhbnQsIDUgZXZlciB0byBvbmUgc3R1ZHk7IHdpdGggUmV0cnlJbmZvIDIwMCBvZiBhIGRh\
      eSBmcm9tIG9uZSBhZGRyZXNzIG9mIHRoZQogbmV0d29yayB0byBpdCkgb3IgU1RVRFlfSk9JTl9SRVFVRVNUU19MSU1JVCAo\
      MSwwMDAgcGVuZGluZyBvbmVzIG9mIHRoZSBzdHVkeSk7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uCiBTVFVEWV9OT1RfWUVU\
      X0tOT1dOIGFuZCBSZXRyeUluZm8gd2hpbGUgdGhlIHN0dWR5LCBvciBpdHMgcGFzc3dvcmQsIGhhcyBub3QgYXJyaXZlZCBo\
      ZXJlIHlldC4KCswBCgQGAgIBEgbPAwLRAwMauwEgRW5kcyB0aGUgZW5yb2xtZW50LCBhbmQgd2l0aGRyYXdzIGEgcGVuZGlu\
      ZyByZXF1ZXN0IHRvIGpvaW47IGFuc3dlcnMgd2l0aCBhbiBhY2Nlc3MgdG9rZW4KIHdpdGhvdXQgdGhlIHN0dWR5LiBMZWF2\
      aW5nIHR3aWNlIGlzIHNhZmUuCgogRXJyb3JzOiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRC4K\
      CpIBCgQGAgICEgbVAwLXAwMagQEgQ3VycmVudCBhbmQgZW5kZWQgZW5yb2xtZW50cyBvZiB0aGUgY2FsbGVyLCBpbiB0aGUg\
      b3JkZXIgb2Ygam9pbmluZy4gQSBwYXJ0aWNpcGFudCBoYXMgYXQgbW9zdCA1MDAuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VN\
      RU5ULgoKcgoEBgICAxIG2wMC3QMDGmIgVGhlIGNhbGxlcidzIHJlcXVlc3RzIHRvIGpvaW4gYW5kIHdoYXQgYmVjYW1lIG9m\
      IHRoZW0sIG9sZGVzdCBmaXJzdC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgo3CgIEGxIG4QMA8AMBGikgV2hpY2gg\
      c3R1ZHksIGFuZCB3aGF0IHdhcyBjb25zZW50ZWQgdG8uCgoiCgQEGwIAEgTjAwIWGhQgVGhlIHN0dWR5IHRvIGpvaW4uCgpK\
      CgQEGwIBEgTlAwIWGjwgRm9yIHN0dWRpZXMgd2l0aCBwYXNzd29yZCBhY2Nlc3M7IG90aGVyd2lzZSBub3QgbG9va2VkIGF0\
      LgoKUAoEBBsCAhIE5wMCHRpCIGBTdHVkeS5jb25zZW50X3ZlcnNpb25gIG9mIHRoZSB0ZXh0IHRoYXQgd2FzIHNob3duIGFu\
      ZCBhY2NlcHRlZC4KCmAKBAQbAgMSBOkDAh4aUiBMYW5ndWFnZSBpbiB3aGljaCB0aGUgdGV4dCB3YXMgc2hvd24sIEJDUCA0\
      Nzogb25lIHRoYXQgYFN0dWR5LmNvbnNlbnRfdGV4dGAgaGFzLgoKowEKBAQbAgQSBOwDAh0alAEgQ29kZSBvZiBhbiBpbnZp\
      dGF0aW9uOyBjYXNlIGFuZCBoeXBoZW5zIGRvIG5vdCBtYXR0ZXIuIEl0IHN0YW5kcyBmb3IgYSBwYXNzd29yZCBvciBhIGxl\
      YWRlcidzCiBkZWNpc2lvbiwgYW5kIG1heSBwdXQgdGhlIHBhcnRpY2lwYW50IGludG8gYSBncm91cC4KCn0KBAQbAgUSBO8D\
      AhIabyBGb3IgdGhlIGxlYWRlciB3aG8gZGVjaWRlcyBvbiBhIHJlcXVlc3Q6IHdobyBhc2tzLCBhbmQgd2h5LiBBdCBtb3N0\
      IDUwMCBjaGFyYWN0ZXJzOyBrZXB0IHVudGlsCiB0aGUgZGVjaXNpb24uCgpCCgIEHBIG8wMAgQQBGjQgVGhlIHBhcnRpY2lw\
      YW50IHRha2VzIHBhcnQsIG9yIHdhaXRzIGZvciBhIGxlYWRlci4KClsKBAQcAgASBPUDAhsaTSBXaGV0aGVyIHNvbWV0aGlu\
      ZyBjaGFuZ2VkOiBhbiBlbnJvbG1lbnQsIGl0cyBjb25zZW50LCBvciBhIHJlcXVlc3QgdG8gam9pbi4KCskCCgQEHAIBEgT5\
      AwIaGroCIEluIHRoZSBwbGFjZSBvZiB0aGUgY2FsbGVyJ3MsIHdob3NlIGNsYWltcyBubyBsb25nZXIgc2F5IHdoYXQgaXMg\
      dHJ1ZSwgb3Igd2hpY2ggaXMgb2xkZXIgdGhhbiB0aGUKIGVucm9sbWVudC4gRW1wdHkgb3RoZXJ3aXNlICh0aGUgcmVxdWVz\
      dCBjaGFuZ2VkIG5vdGhpbmcgdGhhdCBhIHRva2VuIHRlbGxzIG9mKToga2VlcCB5b3Vycy4gSXQgZW5kcyB3aGVuIHRoZSBj\
      YWxsZXIncyB3b3VsZCBoYXZlCiBlbmRlZCwgYW5kIGhhcyBpdHMgYXVkaWVuY2VzIGFuZCBubyBmdXJ0aGVyIHJvbGU7IG9u\
      bHkgUmVmcmVzaCBnaXZlcyBhIGxvbmdlciBsaWZlLgoKPQoEBBwCAhIE+wMCORovIFdoZW4gYGFjY2Vzc190b2tlbmAgZW5k\
      czsgYWJzZW50IHdpdGhvdXQgb25lLgoKNgoEBBwCAxIE/QMCGhooIEFic2VudCB3aGlsZSBhIGxlYWRlciBoYXMgbm90IGRl\
      Y2lkZWQuCgp8CgQEHAIEEgSABAIfGm4gU2V0IGluc3RlYWQgb2YgYGVucm9sbWVudGAsIHdpdGhvdXQgYW4gYWNjZXNzIHRv\
      a2VuOyB0aGUgb25lIG9mIGEgcmVuZXdhbCBhZnRlciB0aGUgYXBwcm92YWwgaGFzCiB0aGUgc3R1ZHkuCgouCgIEHRIGhAQA\
      hwQBGiAgV2hpY2ggc3R1ZHkgdGhlIGNhbGxlciBsZWF2ZXMuCgpdCgQEHQIAEgSGBAIWGk8gQW4gdW5rbm93biBvbmUsIG9y\
      IG9uZSBuZXZlciBqb2luZWQsIGlzIGFuc3dlcmVkIGFzIG9uZSB0aGF0IHdhcyBsZWZ0IGJlZm9yZS4KCj4KAgQeEgaKBACP\
      BAEaMCBUaGUgcGFydGljaXBhbnQgZG9lcyBub3QgdGFrZSBwYXJ0IChhbnkgbW9yZSkuCgpRCgQEHgIAEgSMBAIaGkMgQXMg\
      aW4gYEpvaW5TdHVkeVJlc3BvbnNlYDogZW1wdHkgd2hlbiB0aGVyZSB3YXMgbm90aGluZyB0byBsZWF2ZS4KCj0KBAQeAgES\
      BI4EAjkaLyBXaGVuIGBhY2Nlc3NfdG9rZW5gIGVuZHM7IGFic2VudCB3aXRob3V0IG9uZS4KCj4KAgQfEgaSBACXBAEaMCBO\
      YW1lcyBub2JvZHk6IHRoZSBlbnJvbG1lbnRzIGFyZSB0aGUgY2FsbGVyJ3MuCgokCgQEHwIAEgSUBAIXGhYgMeKAkzIwMDsg\
      MCBtZWFucyA1MC4KCkwKBAQfAgESBJYEAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVtcHR5\
      OiB0aGUgZmlyc3QgcGFnZS4KCiUKAgQgEgaaBAChBAEaFyBBIHBhZ2Ugb2YgZW5yb2xtZW50cy4KCigKBAQgAgASBJwEAiQa\
      GiBJbiB0aGUgb3JkZXIgb2Ygam9pbmluZy4KCj8KBAQgAgESBKAEAh0aMSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRo\
      aXMgaXMgdGhlIGxhc3Qgb25lLgoKPAoCBCESBqQEAKsEARouIE5hbWVzIG5vYm9keTogdGhlIHJlcXVlc3RzIGFyZSB0aGUg\
      Y2FsbGVyJ3MuCgo1CgQEIQIAEgSmBAIdGicgVU5TUEVDSUZJRUQ6IHdoYXRldmVyIGJlY2FtZSBvZiB0aGVtLgoKJAoEBCEC\
      ARIEqAQCFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpMCgQEIQICEgSqBAIYGj4gYG5leHRfcGFnZV90b2tlbmAgb2YgdGhl\
      IHBhZ2UgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgorCgIEIhIGrgQAswQBGh0gQSBwYWdlIG9mIHJlcXVlc3Rz\
      IHRvIGpvaW4uCgodCgQEIgIAEgSwBAIpGg8gT2xkZXN0IGZpcnN0LgoKPwoEBCICARIEsgQCHRoxIEZvciB0aGUgbmV4dCBw\
      YWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBvbmUuCgp3CgIEIxIGtgQAyQQBGmkgVGhlIHRpbWUgaW4gd2hpY2ggYSBw\
      YXJ0aWNpcGFudCB0YWtlcyBwYXJ0IGluIGEgc3R1ZHkgd2l0aG91dCBhIGJyZWFrLiBXaG9ldmVyIGpvaW5zIGFnYWluIGhh\
      cyBhbm90aGVyLgoKGgoEBCMCABIEuAQCFhoMIFRoZSBzdHVkeS4KCh4KBAQjAgESBLoEAioaECBXaGVuIGl0IGJlZ2FuLgoK\
      NQoEBCMCAhIEvAQCKxonIFdoZW4gaXQgZW5kZWQ7IGFic2VudCB3aGlsZSBlbnJvbGxlZC4KCk8KBAQjAgMSBL4EAh0aQSBg\
      U3R1ZHkuY29uc2VudF92ZXJzaW9uYCBvZiB0aGUgdGV4dCB0aGF0IHdhcyBjb25zZW50ZWQgdG8gbGFzdC4KCj0KBAQjAgQS\
      BMAEAh4aLyBCQ1AgNDcgbGFuZ3VhZ2UgaW4gd2hpY2ggdGhhdCB0ZXh0IHdhcyBzaG93bi4KCk8KBAQjAgUSBMIEAhYaQSBU\
      aGUgc3R1ZHkncyBncm91cCB0aGF0IHRoZSBwYXJ0aWNpcGFudCBiZWxvbmdzIHRvOyBlbXB0eTogbm9uZS4KClMKBAQjAgYS\
      BMQEAhwaRSBUaGUgZW5yb2xtZW50IGxhc3RzLCBhbmQgdGhlIHN0dWR5IGhhcyBhbm90aGVyIGNvbnNlbnQgdGV4dCBieSBu\
      b3cuCgpxCgQEIwIHEgTGBAI2GmMgV2hlbiB0aGUgY29uc2VudCB3YXMgd2l0aGRyYXduIChXaXRoZHJhd0NvbnNlbnQpOyBh\
      YnNlbnQ6IGl0IHdhcyBub3QsIGV2ZW4gd2hlcmUgYGxlYXZlX3RpbWVgIGlzLgoKcwoEBCMCCBIEyAQCMRplIFdpdGggYGNv\
      bnNlbnRfb3V0ZGF0ZWRgOiB3aGVuIHRoZSBjb25zZW50IGVuZHMgb3IgaGFzIGVuZGVkLCB0byB0aGUgc2Vjb25kOyBhYnNl\
      bnQ6IGl0IHN0YXlzIHZhbGlkLgoKMQoCBQISBswEANkEARojIFdoYXQgYmVjYW1lIG9mIGEgcmVxdWVzdCB0byBqb2luLgoK\
      OAoEBQICABIEzgQCJRoqIEluIGEgcmVxdWVzdDogc2VlIHRoZXJlLiBOZXZlciBhbnN3ZXJlZC4KCiMKBAUCAgESBNAEAiEa\
      FSBXYWl0cyBmb3IgYSBsZWFkZXIuCgo2CgQFAgICEgTSBAIiGiggQSBsZWFkZXIgc2FpZCB5ZXM7IGFuIGVucm9sbWVudCBi\
      ZWdhbi4KCiEKBAUCAgMSBNQEAiIaEyBBIGxlYWRlciBzYWlkIG5vLgoKIwoEBQICBBIE1gQCIxoVIEJ5IHRoZSBwYXJ0aWNp\
      cGFudC4KCi4KBAUCAgUSBNgEAiEaICBOb2JvZHkgZGVjaWRlZCB3aXRoaW4gMzAgZGF5cy4KCjYKAgQkEgbcBADtBAEaKCBT\
      b21lYm9keSBhc2tzIHRvIHRha2UgcGFydCBpbiBhIHN0dWR5LgoKTwoEBCQCABIE3gQCHRpBIE1hZGUgYnkgdGhlIHNlcnZl\
      cjsgbmFtZXMgdGhlIHBlcnNvbiBmb3IgdGhpcyBvbmUgcmVxdWVzdCBvbmx5LgoKLAoEBCQCARIE4AQCFhoeIFRoZSBzdHVk\
      eSB0aGF0IGlzIGFza2VkIGZvci4KCiIKBAQkAgISBOIEAh0aFCBXaGF0IGJlY2FtZSBvZiBpdC4KCiEKBAQkAgMSBOQEAi0a\
      EyBXaGVuIGl0IHdhcyBtYWRlLgoKVgoEBCQCBBIE5gQCLBpIIFdoZW4gaXQgd2FzIGRlY2lkZWQsIHdpdGhkcmF3biBvciBl\
      eHBpcmVkOyBhYnNlbnQgd2hpbGUgaXQgaXMgcGVuZGluZy4KCi8KBAQkAgUSBOgEAiwaISBXaGlsZSBwZW5kaW5nOiB3aGVu\
      IGl0IGV4cGlyZXMuCgpKCgQEJAIGEgTqBAIUGjwgVGhlIGxlYWRlcidzLCBmb3IgdGhlIHBhcnRpY2lwYW50OyBhdCBtb3N0\
      IDUwMCBjaGFyYWN0ZXJzLgoKTAoEBCQCBxIE7AQCEho+IFRoZSBwYXJ0aWNpcGFudCdzLCBmb3IgdGhlIGxlYWRlcjsgZW1w\
      dHkgb25jZSBpdCBpcyBkZWNpZGVkLgoK8gEKAgYDEgbyBACsBQEa4wEgV2hvIHRha2VzIHBhcnQgaW4gYSBzdHVkeSwgZm9y\
      IGl0cyBsZWFkZXJzLiBOZWVkcyBhIHRva2VuIG9mIG9uZTsgb3RoZXJ3aXNlIFBFUk1JU1NJT05fREVOSUVEIHdpdGgKIHJl\
      YXNvbiBOT1RfU1RVRFlfTEVBREVSLiBNZW1iZXJzIGFyZSBuYW1lZCBieSBpZHMgb2YgdGhpcyBzZXJ2aWNlIHRoYXQgc3Rh\
      bmQgbm93aGVyZSBlbHNlLCBuZWl0aGVyCiBpbiB0b2tlbnMgbm9yIGluIGV4cG9ydHMuCgpXCgQGAwIAEgb2BAL4BAMaRyBS\
      ZXF1ZXN0cyB0byBqb2luIHRoZSBzdHVkeSwgb2xkZXN0IGZpcnN0LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCvoD\
      CgQGAwIBEgaABQKCBQMa6QMgQXBwcm92ZXMgb3IgcmVqZWN0cywgYW5kIHRlbGxzIHRoZSBwYXJ0aWNpcGFudDogYnkgbWFp\
      bCB3aGVyZSBhbiBhZGRyZXNzIGlzIGtlcHQsIGFuZCBpbgogTGlzdE93bkpvaW5SZXF1ZXN0cy4gVGhlIHNhbWUgZGVjaXNp\
      b24gYWdhaW4gaXMgc2FmZS4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBKT0lOX1JFUVVFU1RfVU5LTk9XTjsg\
      RkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbgogSk9JTl9SRVFVRVNUX0NMT1NFRCAoZGVjaWRlZCBvdGhlcndpc2Us\
      IHdpdGhkcmF3biBvciBleHBpcmVkKSwgU1RVRFlfRU5ERUQgb3IgU1RVRFlfUEFVU0VEIChmb3IKIGFuIGFwcHJvdmFsKTsg\
      SU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBHUk9VUF9VTktOT1dOOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFz\
      b24KIEVOUk9MTUVOVFNfTElNSVQgd2hlbiB0aGUgcGFydGljaXBhbnQgdGFrZXMgcGFydCBpbiB0b28gbWFueSBzdHVkaWVz\
      LgoKVgoEBgMCAhIGhgUCiAUDGkYgQ3VycmVudCBtZW1iZXJzIGluIHRoZSBvcmRlciBvZiBqb2luaW5nLgoKIEVycm9yczog\
      SU5WQUxJRF9BUkdVTUVOVC4KCrICCgQGAwIDEgaOBQKQBQMaoQIgUHV0cyBhIG1lbWJlciBpbnRvIGEgZ3JvdXAsIG9yIG91\
      dCBvZiBpdC4gQWNjZXNzIHRva2VucyBzaG93IGl0IGZyb20gdGhlaXIgbmV4dCByZW5ld2FsIG9uLgogU2V0dGluZyBpdCBh\
      Z2FpbiBpcyBzYWZlLgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIE1FTUJFUl9VTktOT1dOIG9yIFNUVURZX1VO\
      S05PV047IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24KIEdST1VQX1VOS05PV047IFVOQVZBSUxBQkxFIHdpdGggcmVh\
      c29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mby4KCosDCgQGAwIEEgaWBQKYBQMa+gIgTWFrZXMgYSBjb2Rl\
      IGJ5IHdoaWNoIHBlb3BsZSBqb2luLiBUaGUgc2FtZSBgaW52aXRhdGlvbl9pZGAgYWdhaW4gYW5zd2VycyB0aGUgc2FtZSBj\
      b2RlLgoKIEVycm9yczogQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gSU5WSVRBVElPTl9JRF9SRVVTRUQ7IElOVkFMSURf\
      QVJHVU1FTlQsIGFsc28gd2l0aCByZWFzb24KIEdST1VQX1VOS05PV047IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9V\
      TktOT1dOOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gSU5WSVRBVElPTlNfTElNSVQKICgxLDAwMCB1c2FibGUg\
      b25lcyBvZiBhIHN0dWR5KTsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJ\
      bmZvLgoKhgEKBAYDAgUSBpwFAp4FAxp2IEludml0YXRpb25zIG9mIHRoZSBzdHVkeSwgbmV3ZXN0IGZpcnN0LCBhbHNvIHRo\
      b3NlIHRoYXQgYXJlIHVzZWQgdXAsIHJldm9rZWQgb3IgZXhwaXJlZC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgrJ\
      AQoEBgMCBhIGowUCpQUDGrgBIEhvdyBsb25nIHRoZSBzdHVkeSBrZWVwcyB3aGF0IHBhcnRpY2lwYW50cyBhbnN3ZXJlZCAo\
      YFN0dWR5LnJldGVudGlvbmApLCBhbmQgd2hhdCB0aGF0IGhhcyBlbmRlZCBzbyBmYXI6CiB0b2xkIGluIG51bWJlcnMsIHNp\
      bmNlIG5vYm9keSBpcyBuYW1lZCBhbnkgbW9yZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgp9CgQGAwIHEgapBQKr\
      BQMabSBOb2JvZHkgam9pbnMgYnkgaXQgZnJvbSBub3cgb24uIFJldm9raW5nIHR3aWNlIGlzIHNhZmUuCgogRXJyb3JzOiBO\
      T1RfRk9VTkQgd2l0aCByZWFzb24gSU5WSVRBVElPTl9VTktOT1dOLgoKHgoCBCUSBq8FALIFARoQIE5hbWVzIGEgc3R1ZHku\
      CgoqCgQEJQIAEgSxBQIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCogBCgIEJhIGtgUAvwUBGnogV2hhdCB0aGUg\
      cmV0ZW50aW9uIG9mIGEgc3R1ZHkgaGFzIGVuZGVkLiBPZiBlYWNoIHBhcnRpY2lwYW50J3MgcGFydCBvZiB0aGUgc3R1ZHkg\
      b25lIGVyYXN1cmUgaXMgYmVndW4sIGEgZmV3CiBhdCBhIHRpbWUuCgo3CgQEJgIAEgS4BQIgGikgQWJzZW50OiBhbnN3ZXJz\
      IGFyZSBrZXB0IHdpdGhvdXQgbGltaXQuCgouCgQEJgIBEgS6BQIbGiAgRXJhc3VyZXMgdGhhdCBzZXJ2aWNlcyBhcmUgYXQu\
      CgpCCgQEJgICEgS8BQIcGjQgRXJhc3VyZXMgZm9yIHdoaWNoIGV2ZXJ5IHNlcnZpY2UgZ2F2ZSBpdHMgcmVjZWlwdC4KClQK\
      BAQmAgMSBL4FAicaRiBUaGUgc2VydmljZXMnIHJlY2VpcHRzIGFkZGVkIHVwOyBlYWNoIHdpdGggdGhlIHRpbWUgb2YgdGhl\
      IGxhc3Qgb25lLgoKKwoCBCcSBsIFAMsFARodIFJlcXVlc3RzIHRvIGpvaW4gb25lIHN0dWR5LgoKKgoEBCcCABIExAUCFhoc\
      IE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgoqCgQEJwIBEgTGBQIdGhwgVU5TUEVDSUZJRUQ6IHBlbmRpbmcgb25lcy4K\
      CiQKBAQnAgISBMgFAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKTAoEBCcCAxIEygUCGBo+IGBuZXh0X3BhZ2VfdG9rZW5g\
      IG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1wdHk6IHRoZSBmaXJzdCBwYWdlLgoKKwoCBCgSBs4FANMFARodIEEgcGFnZSBvZiBy\
      ZXF1ZXN0cyB0byBqb2luLgoKHQoEBCgCABIE0AUCKRoPIE9sZGVzdCBmaXJzdC4KCj8KBAQoAgESBNIFAh0aMSBGb3IgdGhl\
      IG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKJAoCBCkSBtYFAOIFARoWIEEgbGVhZGVyJ3MgZGVj\
      aXNpb24uCgoqCgQEKQIAEgTYBQIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCi4KBAQpAgESBNoFAh0aICBgSm9p\
      blJlcXVlc3Quam9pbl9yZXF1ZXN0X2lkYC4KCiMKBAQpAgISBNwFAhMaFSBSZWplY3RlZCBvdGhlcndpc2UuCgpBCgQEKQID\
      EgTeBQIUGjMgU2hvd24gdG8gdGhlIHBhcnRpY2lwYW50OyBhdCBtb3N0IDUwMCBjaGFyYWN0ZXJzLgoKeAoEBCkCBBIE4QUC\
      FhpqIFdpdGggYW4gYXBwcm92YWw6IHRoZSBncm91cCB0aGF0IHRoZSBtZW1iZXIgYmVsb25ncyB0bzsgZW1wdHk6IG5vbmUu\
      IFdpdGggYSByZWplY3Rpb24gaXQgbXVzdCBiZQogZW1wdHkuCgonCgIEKhIG5QUA6gUBGhkgVGhlIHJlcXVlc3QgaXMgZGVj\
      aWRlZC4KCiUKBAQqAgASBOcFAhsaFyBXaGV0aGVyIGJ5IHRoaXMgY2FsbC4KCiEKBAQqAgESBOkFAh8aEyBBcyBpdCBzdGFu\
      ZHMgbm93LgoKJQoCBCsSBu0FAPQFARoXIE1lbWJlcnMgb2Ygb25lIHN0dWR5LgoKKgoEBCsCABIE7wUCFhocIE9uZSB0aGF0\
      IHRoZSBjYWxsZXIgbGVhZHMuCgokCgQEKwIBEgTxBQIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KCkwKBAQrAgISBPMFAhga\
      PiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCiIKAgQsEgb3\
      BQD8BQEaFCBBIHBhZ2Ugb2YgbWVtYmVycy4KCigKBAQsAgASBPkFAh4aGiBJbiB0aGUgb3JkZXIgb2Ygam9pbmluZy4KCj8K\
      BAQsAgESBPsFAh0aMSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKOwoCBC0SBv8F\
      AIYGARotIFNvbWVib2R5IHdobyB0YWtlcyBwYXJ0LCBhcyBsZWFkZXJzIHNlZSBpdC4KCkcKBAQtAgASBIEGAhcaOSBPZiB0\
      aGlzIGVucm9sbWVudDsgd2hvZXZlciBqb2lucyBhZ2FpbiBoYXMgYW5vdGhlciBvbmUuCgopCgQELQIBEgSDBgIqGhsgV2hl\
      biB0aGUgZW5yb2xtZW50IGJlZ2FuLgoKSgoEBC0CAhIEhQYCFho8IFRoZSBzdHVkeSdzIGdyb3VwIHRoYXQgdGhlIG1lbWJl\
      ciBiZWxvbmdzIHRvOyBlbXB0eTogbm9uZS4KCiUKAgQuEgaJBgCQBgEaFyBBIG1lbWJlciBhbmQgYSBncm91cC4KCioKBAQu\
      AgASBIsGAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKIwoEBC4CARIEjQYCFxoVIGBNZW1iZXIubWVtYmVyX2lk\
      YC4KCk4KBAQuAgISBI8GAhYaQCBUaGUgZ3JvdXAgdGhhdCB0aGUgbWVtYmVyIGJlbG9uZ3MgdG8gZnJvbSBub3cgb247IGVt\
      cHR5OiBub25lLgoKKwoCBC8SBpMGAJYGARodIFRoZSBtZW1iZXIgaXMgaW4gdGhlIGdyb3VwLgoKIQoEBC8CABIElQYCFBoT\
      IEFzIGl0IHN0YW5kcyBub3cuCgomCgIEMBIGmQYApAYBGhggQW4gaW52aXRhdGlvbiB0byBtYWtlLgoKIQoEBDACABIEmwYC\
      GxoTIENsaWVudC1tYWRlIFVVSUQuCgoqCgQEMAIBEgSdBgIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCkYKBAQw\
      AgISBJ8GAhYaOCBXaG9ldmVyIGpvaW5zIGJ5IGl0IGJlbG9uZ3MgdG8gdGhlIGdyb3VwOyBlbXB0eTogbm9uZS4KCkAKBAQw\
      AgMSBKEGAhYaMiBIb3cgbWFueSBtYXkgam9pbiBieSBpdDogMeKAkzEwMCwwMDA7IDAgbWVhbnMgMS4KCikKBAQwAgQSBKMG\
      AhgaGyAx4oCTMzY1IGRheXM7IDAgbWVhbnMgMzAuCgo0CgIEMRIGpwYAugYBGiYgQSBjb2RlIGJ5IHdoaWNoIHBlb3BsZSBq\
      b2luIGEgc3R1ZHkuCgoiCgQEMQIAEgSpBgIbGhQgVGhlIGNsaWVudCdzIFVVSUQuCgopCgQEMQIBEgSrBgIWGhsgVGhlIHN0\
      dWR5IHRoYXQgaXMgam9pbmVkLgoKRQoEBDECAhIErQYCFho3IFRoZSBncm91cCB0aGF0IHdob2V2ZXIgam9pbnMgYmVsb25n\
      cyB0bzsgZW1wdHk6IG5vbmUuCgo2CgQEMQIDEgSvBgISGiggVHdvIGdyb3VwcyBvZiBmaXZlIGxldHRlcnMgYW5kIGRpZ2l0\
      cy4KCisKBAQxAgQSBLEGAhIaHSBIb3cgbWFueSBoYXZlIGpvaW5lZCBieSBpdC4KCigKBAQxAgUSBLMGAhYaGiBIb3cgbWFu\
      eSBtYXkgam9pbiBieSBpdC4KCiEKBAQxAgYSBLUGAiwaEyBXaGVuIGl0IHdhcyBtYWRlLgoKMAoEBDECBxIEtwYCLBoiIEZy\
      b20gd2hlbiBvbiBub2JvZHkgam9pbnMgYnkgaXQuCgo9CgQEMQIIEgS5BgIsGi8gV2hlbiBhIGxlYWRlciByZXZva2VkIGl0\
      OyBhYnNlbnQ6IG5vYm9keSBkaWQuCgopCgIEMhIGvQYAxAYBGhsgSW52aXRhdGlvbnMgb2Ygb25lIHN0dWR5LgoKKgoEBDIC\
      ABIEvwYCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgokCgQEMgIBEgTBBgIXGhYgMeKAkzIwMDsgMCBtZWFucyA1\
      MC4KCkwKBAQyAgISBMMGAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmly\
      c3QgcGFnZS4KCiYKAgQzEgbHBgDMBgEaGCBBIHBhZ2Ugb2YgaW52aXRhdGlvbnMuCgodCgQEMwIAEgTJBgImGg8gTmV3ZXN0\
      IGZpcnN0LgoKPwoEBDMCARIEywYCHRoxIEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBvbmUu\
      CgolCgIENBIGzwYA1AYBGhcgQW4gaW52aXRhdGlvbiB0byBlbmQuCgoqCgQENAIAEgTRBgIWGhwgT25lIHRoYXQgdGhlIGNh\
      bGxlciBsZWFkcy4KCisKBAQ0AgESBNMGAhsaHSBgSW52aXRhdGlvbi5pbnZpdGF0aW9uX2lkYC4KCikKAgQ1EgbXBgDaBgEa\
      GyBUaGUgaW52aXRhdGlvbiBoYXMgZW5kZWQuCgpJCgQENQIAEgTZBgIcGjsgQXMgaXQgc3RhbmRzIG5vdzsgcmV2b2tlZCBi\
      eSB0aGlzIGNhbGwgb3IgYW4gZWFybGllciBvbmUuCgpBCgIGBBIG3QYA/QYBGjMgRm9yIGFkbWluaXN0cmF0b3JzLiBOZWVk\
      cyBhIHRva2VuIHdpdGggdGhhdCByb2xlLgoKngQKBAYEAgASBuUGAucGAxqNBCBDcmVhdGVzIGFuIGFjY291bnQgdGhhdCBs\
      ZWFkcyB0aGUgc3R1ZGllcyBuYW1lZCwgYW5kIGludml0ZXMgaXRzIG93bmVyOiBieSBtYWlsIHdoZXJlIGFuIGFkZHJlc3Mg\
      aXMKIGdpdmVuLCBvdGhlcndpc2UgYnkgYSBjb2RlIHRoYXQgdGhlIGFkbWluaXN0cmF0b3IgaGFuZHMgb3Zlci4gVGhlIG93\
      bmVyIGNob29zZXMgdGhlIHBhc3N3b3JkCiAoUmVjb3ZlcnlTZXJ2aWNlLlJlc2V0UGFzc3dvcmQpLiBBbiBpbnZpdGF0aW9u\
      IHRoYXQgbm9ib2R5IHRha2VzIHVwIHdpdGhpbiBzZXZlbiBkYXlzIGVuZHMsIGFuZCB0aGUKIGFjY291bnQgd2l0aCBpdDsg\
      U2VuZEFjY2Vzc0NvZGUgc2VuZHMgYW5vdGhlciBvbmUuIFRoZSBzYW1lIGByZXF1ZXN0X2lkYCBhZ2FpbiBpcyBzYWZlLgoK\
      IEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gVVNFUk5BTUVfVEFLRU4sIG9y\
      IFJFUVVFU1RfSURfUkVVU0VEIHdoZW4KIGByZXF1ZXN0X2lkYCB3YXMgdXNlZCBmb3Igb3RoZXIgY29udGVudHMuCgqVAQoE\
      BgQCARIG6wYC7QYDGoQBIENyZWF0ZXMgdGhlIGFjY291bnQgb2YgYW5vdGhlciBhZG1pbmlzdHJhdG9yLCBhbmQgaW52aXRl\
      cyBpdHMgb3duZXIgYXMgUmVnaXN0ZXJTdHVkeUxlYWRlciBkb2VzLgoKIEVycm9yczogYXMgUmVnaXN0ZXJTdHVkeUxlYWRl\
      ci4KCsoCCgQGBAICEgbzBgL1BgMauQIgQ3JlYXRlcyB0aGUgYWNjb3VudCBvZiBhIGdhdGV3YXkgdGhhdCB0ZWxscyBwYXJ0\
      aWNpcGFudHMgb2YgYWxsIHN0dWRpZXMgd2hhdCBpcyBkdWUKIChvdG9saXRoLnBsYW5uaW5nLnYxLkRlbGl2ZXJ5U2Vydmlj\
      ZS5XYXRjaFByb21wdHMpLCBhbmQgaW52aXRlcyBpdHMgb3BlcmF0b3IgYXMgUmVnaXN0ZXJTdHVkeUxlYWRlciBkb2VzLiBU\
      aGUKIGFjY291bnQgcmVhY2hlcyBub3RoaW5nIGVsc2UuIEFjY291bnRBZG1pbmlzdHJhdGlvblNlcnZpY2UuRW5kU3RhZmZS\
      b2xlcyBlbmRzIGl0LgoKIEVycm9yczogYXMgUmVnaXN0ZXJTdHVkeUxlYWRlci4KCskBCgQGBAIDEgb6BgL8BgMauAEgUmVw\
      bGFjZXMgdGhlIHNldCBvZiBzdHVkaWVzIGFuIGV4aXN0aW5nIHN0dWR5IGxlYWRlciBsZWFkcy4gQWNjZXNzIHRva2VucyBz\
      aG93IGl0IGZyb20gdGhlaXIgbmV4dAogcmVuZXdhbCBvbi4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VO\
      RCB3aXRoIHJlYXNvbiBTVFVEWV9MRUFERVJfVU5LTk9XTi4KCiUKAgQ2EgaABwCNBwEaFyBBbiBhY2NvdW50IHRvIGNyZWF0\
      ZS4KCiEKBAQ2AgASBIIHAhgaEyBDbGllbnQtbWFkZSBVVUlELgoKLQoEBDYCARIEhAcCFhofIEFzIGluIFJlZ2lzdGVyQWNj\
      b3VudFJlcXVlc3QuCgo8CgQENgICEgSIBwIgGi4gQXQgbW9zdCA1MDsgdGhleSBuZWVkIG5vdCBiZSBrbm93biBoZXJlIHll\
      dC4KCl8KBAQ2AgMSBIoHAhMaUSBXaGVyZSB0aGUgaW52aXRhdGlvbiBpcyBtYWlsZWQ7IGtlcHQsIGZvciByZXNldHMuIEVt\
      cHR5OiB0aGUgYW5zd2VyIGhhcyBhIGNvZGUuCgo/CgQENgIEEgSMBwIWGjEgQkNQIDQ3IGxhbmd1YWdlIGZvciBtYWlsczsg\
      ZW1wdHkgbWVhbnMgRW5nbGlzaC4KCiUKAgQ3EgaQBwCYBwEaFyBUaGUgYWNjb3VudCBpcyB0aGVyZS4KCiYKBAQ3AgASBJIH\
      AhsaGCBXaGV0aGVyIGl0IHdhcyBiZWZvcmUuCgrHAQoEBDcCARIElQcCHRq4ASBXaXRob3V0IGFuIGFkZHJlc3MsIHVudGls\
      IGl0cyBvd25lciBoYXMgY29tZTogdG8gYmUgaGFuZGVkIG92ZXIuIFRoZSBzYW1lIHJlcXVlc3QgYWdhaW4gaXMgYW5zd2Vy\
      ZWQKIHdpdGggYW5vdGhlciBvbmUsIHNpbmNlIHRoZSBmaXJzdCBhbnN3ZXIgbWF5IGhhdmUgYmVlbiBsb3N0OyBhbnkgb2Yg\
      dGhlbSBpcyBnb29kLgoKQAoEBDcCAhIElwcCLBoyIFdoZW4gYGludml0YXRpb25fY29kZWAgZW5kczsgYWJzZW50IHdpdGhv\
      dXQgb25lLgoKJQoCBDgSBpsHAKQHARoXIEFuIGFjY291bnQgdG8gY3JlYXRlLgoKIQoEBDgCABIEnQcCGBoTIENsaWVudC1t\
      YWRlIFVVSUQuCgotCgQEOAIBEgSfBwIWGh8gQXMgaW4gUmVnaXN0ZXJBY2NvdW50UmVxdWVzdC4KCl8KBAQ4AgISBKEHAhMa\
      USBXaGVyZSB0aGUgaW52aXRhdGlvbiBpcyBtYWlsZWQ7IGtlcHQsIGZvciByZXNldHMuIEVtcHR5OiB0aGUgYW5zd2VyIGhh\
      cyBhIGNvZGUuCgo/CgQEOAIDEgSjBwIWGjEgQkNQIDQ3IGxhbmd1YWdlIGZvciBtYWlsczsgZW1wdHkgbWVhbnMgRW5nbGlz\
      aC4KCiUKAgQ5EganBwCuBwEaFyBUaGUgYWNjb3VudCBpcyB0aGVyZS4KCiYKBAQ5AgASBKkHAhsaGCBXaGV0aGVyIGl0IHdh\
      cyBiZWZvcmUuCgoyCgQEOQIBEgSrBwIdGiQgQXMgaW4gUmVnaXN0ZXJTdHVkeUxlYWRlclJlc3BvbnNlLgoKQAoEBDkCAhIE\
      rQcCLBoyIFdoZW4gYGludml0YXRpb25fY29kZWAgZW5kczsgYWJzZW50IHdpdGhvdXQgb25lLgoKJQoCBDoSBrEHALoHARoX\
      IEFuIGFjY291bnQgdG8gY3JlYXRlLgoKIQoEBDoCABIEswcCGBoTIENsaWVudC1tYWRlIFVVSUQuCgotCgQEOgIBEgS1BwIW\
      Gh8gQXMgaW4gUmVnaXN0ZXJBY2NvdW50UmVxdWVzdC4KCl8KBAQ6AgISBLcHAhMaUSBXaGVyZSB0aGUgaW52aXRhdGlvbiBp\
      cyBtYWlsZWQ7IGtlcHQsIGZvciByZXNldHMuIEVtcHR5OiB0aGUgYW5zd2VyIGhhcyBhIGNvZGUuCgo/CgQEOgIDEgS5BwIW\
      GjEgQkNQIDQ3IGxhbmd1YWdlIGZvciBtYWlsczsgZW1wdHkgbWVhbnMgRW5nbGlzaC4KCiUKAgQ7Ega9BwDEBwEaFyBUaGUg\
      YWNjb3VudCBpcyB0aGVyZS4KCiYKBAQ7AgASBL8HAhsaGCBXaGV0aGVyIGl0IHdhcyBiZWZvcmUuCgoyCgQEOwIBEgTBBwId\
      GiQgQXMgaW4gUmVnaXN0ZXJTdHVkeUxlYWRlclJlc3BvbnNlLgoKQAoEBDsCAhIEwwcCLBoyIFdoZW4gYGludml0YXRpb25f\
      Y29kZWAgZW5kczsgYWJzZW50IHdpdGhvdXQgb25lLgoKPAoCBDwSBscHAMwHARouIFRoZSBzdHVkaWVzIHRoYXQgc29tZWJv\
      ZHkgbGVhZHMgZnJvbSBub3cgb24uCgoiCgQEPAIAEgTJBwIWGhQgT2YgYSBzdHVkeSBsZWFkZXIuCgpGCgQEPAIBEgTLBwIg\
      GjggQXQgbW9zdCA1MCwgaW4gdGhlIHBsYWNlIG9mIHRob3NlIGJlZm9yZTsgZW1wdHk6IG5vbmUuCgonCgIEPRIEzwcAIBob\
      IFRoZSBzdHVkaWVzIGFyZSByZXBsYWNlZC4KCmAKAgYFEgbSBwDZBwEaUiBUaGUgcHVibGljIGhhbHZlcyBvZiB0aGUga2V5\
      cyB0aGF0IHNpZ24gYWNjZXNzIHRva2Vucy4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLgoK1gEKBAYFAgASBtYHAtgHAxrF\
      ASBBbGwga2V5cyBieSB3aGljaCBhIHRva2VuIHRoYXQgaXMgZ29vZCBub3cgbWF5IGJlIHNpZ25lZC4gV2l0aG91dCBwYWdl\
      czogdGhlcmUgYXJlIGF0CiBtb3N0IGEgZmV3LCBlYWNoIHB1Ymxpc2hlZCBmb3IgNDAgZGF5cyBhbmQgcmVwbGFjZWQgYWZ0\
      ZXIgMzAsIGFuZCBhIEpXSyBTZXQgaXMgb25lIGRvY3VtZW50CiAoUkZDIDc1MTcgwqc1KS4KCiAKAgQ+EgTcBwAhGhQgQXNr\
      cyBmb3IgYWxsIGtleXMuCgoZCgIEPxIG3wcA4gcBGgsgQWxsIGtleXMuCgpRCgQEPwIAEgThBwIXGkMgSlNPTiBXZWIgS2V5\
      IFNldCAoUkZDIDc1MTcsIFJGQyA4MDM3KSwgcmVhZHkgZm9yIGFueSBKV1QgbGlicmFyeS4KYgZwcm90bzM=
      """)
}
