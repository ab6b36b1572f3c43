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
      IAEoCVIIdXNlcm5hbWUiHAoaUmVzZW5kQ29uZmlybWF0aW9uUmVzcG9uc2UiEwoRR2V0QWNjb3VudFJlcXVlc3Qi2QMKB0Fj\
      Y291bnQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1l\
      EhQKBWVtYWlsGAMgASgJUgVlbWFpbBIaCghsYW5ndWFnZRgEIAEoCVIIbGFuZ3VhZ2USHAoJYW5vbnltb3VzGAUgASgIUglh\
      bm9ueW1vdXMSOwoLY3JlYXRlX3RpbWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjcmVhdGVUaW1lEhIK\
      BGV0YWcYByABKAlSBGV0YWcSHgoKbmV3c2xldHRlchgIIAEoCFIKbmV3c2xldHRlchIyCgdwcm9maWxlGAkgASgLMhgub3Rv\
      bGl0aC5hdXRoLnYxLlByb2ZpbGVSB3Byb2ZpbGUSIwoNcGVuZGluZ19lbWFpbBgKIAEoCVIMcGVuZGluZ0VtYWlsEkYKEWVt\
      YWlsX2ZhaWxlZF90aW1lGAsgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIPZW1haWxGYWlsZWRUaW1lEikKEHRl\
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
      bGl0aC5BdXRoLlYxSsfeAQr+AgoBDBIDBQASGvMCIEFjY291bnRzLCBzZXNzaW9ucywgZW5yb2xtZW50IGFuZCBjb25zZW50\
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
      IGFjY291bnQgaXMgdGhlIHRva2VuJ3MuCgorCgIEBxIGnAEAtgEBGh0gV2hhdCBpcyBrZXB0IG9mIGFuIGFjY291bnQuCgpI\
      CgQEBwIAEgSeAQIcGjogUmFuZG9tIFVVSUQsIGJ5IHdoaWNoIGFsbCBzZXJ2aWNlcyBrbm93IHRoZSBwYXJ0aWNpcGFudC4K\
      ClYKBAQHAgESBKABAhYaSCBFbXB0eSBmb3IgYW4gYW5vbnltb3VzIGFjY291bnQsIGFuZCBmb3Igb25lIHdob3NlIG5hbWUg\
      aXMgaXRzIGFkZHJlc3MuCgo6CgQEBwICEgSiAQITGiwgRW1wdHkgdW5sZXNzIGl0cyBrZWVwaW5nIHdhcyBjb25zZW50ZWQg\
      dG8uCgopCgQEBwIDEgSkAQIWGhsgQkNQIDQ3IGxhbmd1YWdlIG9mIG1haWxzLgoKUgoEBAcCBBIEpgECFRpEIE1hZGUgYnkg\
      U2lnbkluQW5vbnltb3VzbHk6IHdpdGhvdXQgdXNlcm5hbWUsIHBhc3N3b3JkIGFuZCBhZGRyZXNzLgoKJwoEBAcCBRIEqAEC\
      LBoZIFdoZW4gaXQgd2FzIHJlZ2lzdGVyZWQuCgpOCgQEBwIGEgSqAQISGkAgT2Ygd2hhdCBPd25BY2NvdW50U2VydmljZS5V\
      cGRhdGVBY2NvdW50IGNoYW5nZXMsIGFzIGl0IHN0YW5kcy4KCjcKBAQHAgcSBKwBAhYaKSBXaGV0aGVyIGl0cyBvd25lciB3\
      YW50cyB0aGUgbmV3c2xldHRlci4KCjIKBAQHAggSBK4BAhYaJCBXaGF0IGl0cyBvd25lciBzYXlzIG9mIHRoZW1zZWx2ZXMu\
      CgpLCgQEBwIJEgSwAQIcGj0gVGhlIGFkZHJlc3MgdGhhdCB3YWl0cyBmb3IgQ29uZmlybUVtYWlsQ2hhbmdlOyBlbXB0eTog\
      bm9uZS4KCrYBCgQEBwIKEgSzAQIzGqcBIFNpbmNlIHdoZW4gbWFpbHMgdG8gdGhlIGFkZHJlc3MgY29tZSBiYWNrOyBhYnNl\
      bnQ6IG5vbmUgZGlkLiBOZXdzbGV0dGVycyBhcmUgbm90IHNlbnQgdG8gaXQ7IHdoYXQgaXMgYXNrZWQKIGZvciBpcywgc3Vj\
      aCBhcyBhIHJlc2V0LiBBIGNoYW5nZSBvZiB0aGUgYWRkcmVzcyBlbmRzIGl0LgoKVwoEBAcCCxIEtQECHRpJIFdoZXRoZXIg\
      YW4gYWRtaW5pc3RyYXRvciBtYXJrZWQgdGhlIGFjY291bnQ6IHdoYXQgaXQgYW5zd2VycyBpcyBhIHRlc3QuCgpLCgIGARIG\
      uQEA/QEBGj0gU2lnbmluZyBpbiBhbmQgc3RheWluZyBzaWduZWQgaW4uIENhbGxhYmxlIHdpdGhvdXQgYSB0b2tlbi4KCvAE\
      CgQGAQIAEgTDAQI1GuEEIEJlZ2lucyBhIHNlc3Npb24gb2YgYW4gYWNjb3VudC4KCiBOb3QgaWRlbXBvdGVudDogZWFjaCBj\
      YWxsIGJlZ2lucyBhIHNlc3Npb24gb2YgaXRzIG93bi4gU2VuZGluZyBpdCBhZ2FpbiB3aGVuIHRoZSBhbnN3ZXIgd2FzIGxv\
      c3QgZG9lcwogbm8gaGFybTogdGhlIHNlc3Npb24gdGhhdCBub2JvZHkga25vd3Mgb2YgZW5kcyB1bnVzZWQgYWZ0ZXIgOTAg\
      ZGF5cywgb3IgYXMgdGhlIG9sZGVzdCBvZiBtb3JlIHRoYW4gMjAuCgogRXJyb3JzOiBVTkFVVEhFTlRJQ0FURUQgd2l0aCBy\
      ZWFzb24gQ1JFREVOVElBTFNfUkVKRUNURUQgZm9yIGEgd3JvbmcgcGFzc3dvcmQgYW5kIGFuIHVua25vd24KIHVzZXJuYW1l\
      IGFsaWtlOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIEFDQ09VTlRfTk9UX0NPTkZJUk1FRCAob25seSB3aXRo\
      IHRoZSByaWdodAogcGFzc3dvcmQpOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBBQ0NPVU5UX1NVU1BFTkRFRCAo\
      b25seSB3aXRoIHRoZSByaWdodCBwYXNzd29yZCk7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllf\
      QVRURU1QVFMgYW5kIFJldHJ5SW5mbyBhZnRlciByZXBlYXRlZCBmYWlsdXJlcy4KCocGCgQGAQIBEgbOAQLQAQMa9gUgTWFr\
      ZXMgYSBwYXJ0aWNpcGFudCB3aXRob3V0IGFueSBhY2NvdW50IGRhdGEuIFRoZSByZWZyZXNoIHRva2VuIGlzIHRoZSBvbmx5\
      IGtleSB0byBpdC4KIFNlbmRpbmcgdGhlIHNhbWUgYHJlcXVlc3RfaWRgIGFnYWluIHdpdGhpbiBpdHMgc2Vzc2lvbidzIGZp\
      cnN0IGhvdXIgYW5zd2VycyB0aGUgc2FtZQogcGFydGljaXBhbnQsIGVhY2ggdGltZSB3aXRoIGEgcmVmcmVzaCB0b2tlbiBv\
      ZiBpdHMgb3duOyBhbnkgb2YgdGhlbSBpcyBnb29kLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgQUxSRUFEWV9FWElT\
      VFMgd2l0aCByZWFzb24gUkVRVUVTVF9JRF9SRVVTRUQgd2hlbiBgcmVxdWVzdF9pZGAgd2FzIHVzZWQKIHdpdGggb3RoZXIg\
      YXVkaWVuY2VzIG9yIGZvciBhbm90aGVyIGFjY291bnQ7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gU0lHTl9J\
      Tl9FTkRFRCB3aGVuCiB0aGUgc2Vzc2lvbiB0aGF0IGl0IGJlZ2FuIHdhcyBzaWduZWQgb3V0LCBoYXMgZW5kZWQsIG9yIGlz\
      IG9sZGVyIHRoYW4gYW4gaG91cjogYSBuZXcgcGFydGljaXBhbnQKIG5lZWRzIGEgbmV3IGByZXF1ZXN0X2lkYDsgUkVTT1VS\
      Q0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFNJR05fSU5fUkVQRUFURURfTElNSVQgYW5kIFJldHJ5SW5mbyBhZnRlcgogNjQg\
      YW5zd2VycyB0aGF0IG5vIHJlZnJlc2ggZm9sbG93ZWQsIG9uZSBtb3JlIGVhY2ggbWludXRlOyBQRVJNSVNTSU9OX0RFTklF\
      RCB3aXRoIHJlYXNvbgogQUNDT1VOVF9TVVNQRU5ERUQuCgrABQoEBgECAhIE2wECOBqxBSBFeGNoYW5nZXMgYSByZWZyZXNo\
      IHRva2VuIGZvciBhIG5ldyBwYWlyLiBBIHRva2VuIGlzIGdvb2QgZm9yIG9uZSBleGNoYW5nZS4gU2VudCBhZ2FpbiB3aXRo\
      aW4gMzAKIHNlY29uZHMgb2YgdGhhdCBleGNoYW5nZSAodGhlIHJlc3BvbnNlIHdhcyBsb3N0KSBpdCBpcyBhbnN3ZXJlZCBh\
      Z2FpbiwgdXAgdG8gNjQgdGltZXMsIHVubGVzcyB0aGUKIHRva2VuIHRoYXQgY2FtZSBvZiBpdCB3YXMgdXNlZCBtZWFud2hp\
      bGU7IGFmdGVyIHRoYXQgaXQgY291bnRzIGFzIHN0b2xlbiBhbmQgZW5kcyB0aGUgd2hvbGUKIHNlc3Npb24sIHdpdGggYWxs\
      IHRoYXQgY2FtZSBvZiBpdC4KCiBOb3QgaWRlbXBvdGVudDogc2VudCBhZ2FpbiBsYXRlciB0aGFuIHRoYXQsIGl0IGVuZHMg\
      dGhlIHNlc3Npb24uCgogRXJyb3JzOiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gUkVGUkVTSF9UT0tFTl9SRUpFQ1RF\
      RDogc2lnbiBpbiBhbmV3OyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aAogcmVhc29uIFJFRlJFU0hfUkVQRUFURURfTElNSVQ6\
      IHVzZSBvbmUgb2YgdGhlIGFuc3dlcnMsIHRoaXMgdG9rZW4gaGFzIG5vIG1vcmU7IFBFUk1JU1NJT05fREVOSUVEIHdpdGgK\
      IHJlYXNvbiBBQ0NPVU5UX1NVU1BFTkRFRDoga2VlcCB0aGUgdG9rZW4sIHdoaWNoIGlzIGdvb2QgYWdhaW4gd2hlbiB0aGUg\
      YWNjb3VudCBpcyByZXN0b3JlZC4KCmEKBAYBAgMSBt0BAt8BAxpRIFJldm9rZXMgdGhlIHJlZnJlc2ggdG9rZW4ncyB3aG9s\
      ZSBmYW1pbHkuIFVua25vd24gdG9rZW5zIGFyZSBhY2NlcHRlZCBzaWxlbnRseS4KCscBCgQGAQIEEgbjAQLlAQMatgEgVGhl\
      IGNhbGxlcidzIHNlc3Npb25zIHRoYXQgaGF2ZSBuZWl0aGVyIGVuZGVkIG5vciBleHBpcmVkLCBuZXdlc3Qgc2lnbi1pbiBm\
      aXJzdC4gTmVlZHMgYSB0b2tlbi4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVE\
      IHdoZW4gdGhlIGNhbGxlcidzIG93biBoYXMgZW5kZWQuCgqZAwoEBgECBRIG6wEC7QEDGogDIEVuZHMgb25lIG9mIHRoZSBj\
      YWxsZXIncyBzZXNzaW9uczogaXRzIHJlZnJlc2ggdG9rZW5zIGFyZSByZWZ1c2VkIGF0IG9uY2U7IGFjY2VzcyB0b2tlbnMg\
      dGhhdCB3ZXJlIG1hZGUKIG9mIGl0IGFyZSBnb29kIHVudGlsIHRoZXkgZW5kLCAxMCBtaW51dGVzIGF0IG1vc3QuIE5lZWRz\
      IGEgdG9rZW4uIE9uZSB0aGF0IGhhcyBlbmRlZCBhbHJlYWR5IGlzIG5vIGVycm9yLgoKIEVycm9yczogSU5WQUxJRF9BUkdV\
      TUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNFU1NJT05fVU5LTk9XTiwgYWxzbyBmb3IgYSBzZXNzaW9uIG9mIHNvbWVi\
      b2R5IGVsc2U7CiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRCB3aGVuIHRoZSBjYWxsZXIncyBv\
      d24gaGFzIGVuZGVkLgoKuwEKBAYBAgYSBvEBAvMBAxqqASBFbmRzIGFsbCBvZiB0aGUgY2FsbGVyJ3Mgc2Vzc2lvbnMsIGFz\
      IEVuZFNlc3Npb24gZG9lcyBvbmUuIE5lZWRzIGEgdG9rZW4uCgogRXJyb3JzOiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFz\
      b24gU0VTU0lPTl9FTkRFRCB3aGVuIHRoZSBjYWxsZXIncyBvd24gaGFzIGVuZGVkIG90aGVyd2lzZS4KCokECgQGAQIHEgT8\
      AQJKGvoDIFByb3ZlcyB0aGUgcGFzc3dvcmQgb25jZSBtb3JlLCBmb3Igd2hhdCBhc2tzIGZvciBhIGZyZXNoIHByb29mOiB0\
      aGUgYWNjZXNzIHRva2VuIHRoYXQgaXMgYW5zd2VyZWQgc2F5cwogbm93IGFzIGl0cyBgYXV0aF90aW1lYC4gVGhlIHNlc3Np\
      b24gYW5kIGl0cyByZWZyZXNoIHRva2VuIGdvIG9uLiBOZWVkcyBhIHRva2VuLgoKIE5vdCBpZGVtcG90ZW50OiBlYWNoIGNh\
      bGwgYW5zd2VycyBhIHRva2VuIG9mIGl0cyBvd24uIFNlbmRpbmcgaXQgYWdhaW4gZG9lcyBubyBoYXJtLgoKIEVycm9yczog\
      SU5WQUxJRF9BUkdVTUVOVDsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gUEFTU1dPUkRfV1JPTkc7IEZBSUxFRF9Q\
      UkVDT05ESVRJT04gd2l0aCByZWFzb24KIEFDQ09VTlRfQU5PTllNT1VTOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFz\
      b24gVE9PX01BTllfQVRURU1QVFMgYW5kIFJldHJ5SW5mbzsgVU5BVVRIRU5USUNBVEVEIHdpdGgKIHJlYXNvbiBTRVNTSU9O\
      X0VOREVELgoKHQoCBAgSBoACAIoCARoPIFdobyBzaWducyBpbi4KCkEKBAQIAgASBIICAhYaMyBVc2VybmFtZSwgb3IgdGhl\
      IGUtbWFpbCBhZGRyZXNzIHdoZXJlIGl0IGlzIGtlcHQuCgo9CgQECAIBEgSEAgIWGi8gQXMgaXQgd2FzIHJlZ2lzdGVyZWQg\
      KFJGQyA4MjY1IE9wYXF1ZVN0cmluZykuCgphCgQECAICEgSGAgIgGlMgU2VydmljZXMgdGhlIGFjY2VzcyB0b2tlbiBpcyBm\
      b3IsIGUuZy4gYG90b2xpdGgtaW5nZXN0aW9uYDsgZW1wdHkgbWVhbnMgYWxsIGZvdXIuCgqqAQoEBAgCAxIEiQICExqbASBX\
      aGF0IHRoZSBwZXJzb24ga25vd3MgdGhlIHNlc3Npb24gYnkgaW4gTGlzdFNlc3Npb25zLCBlLmcuIHRoZSBuYW1lIG9mIHRo\
      ZSBkZXZpY2U6IGF0IG1vc3QgNjQgY2hhcmFjdGVycywKIG5vbmUgb2YgdGhlbSBhIGNvbnRyb2wgY2hhcmFjdGVyLiBFbXB0\
      eTogbm9uZS4KCisKAgQJEgaNAgCcAgEaHSBUaGUgc2Vzc2lvbiB0aGF0IHdhcyBiZWd1bi4KCl0KBAQJAgASBI8CAhoaTyBK\
      V1QgKFJGQyA5MDY4IHR5cGUgYGF0K2p3dGAsIEVkRFNBKTsgb3BhcXVlIHRvIGdhdGV3YXlzIHRoYXQgb25seSBmb3J3YXJk\
      IGl0LgoKVQoEBAkCARIEkQICORpHIFdoZW4gdGhlIGFjY2VzcyB0b2tlbiBlbmRzOiAxMCBtaW51dGVzIGFmdGVyIGl0IHdh\
      cyBtYWRlLCBieSBkZWZhdWx0LgoKPwoEBAkCAhIEkwICGxoxIE9wYXF1ZSwgMjU2IHJhbmRvbSBiaXRzLiBSZXBsYWNlZCBh\
      dCBldmVyeSB1c2UuCgqGAQoEBAkCAxIElgICOhp4IFdoZW4gdGhlIHNlc3Npb24gZW5kcyB1bmxlc3MgaXQgaXMgcmVmcmVz\
      aGVkIGJlZm9yZTogOTAgZGF5cywgYnkgZGVmYXVsdCwgYW5kIGEgeWVhciBhZnRlciB0aGUgc2lnbi1pbgogYXQgdGhlIGxh\
      dGVzdC4KClcKBAQJAgQSBJgCAhwaSSBSYW5kb20gVVVJRCBvZiB0aGUgYWNjb3VudCwgYnkgd2hpY2ggYWxsIHNlcnZpY2Vz\
      IGtub3cgdGhlIHBhcnRpY2lwYW50LgoKxAEKBAQJAgUSBJsCAjEatQEgQ3VycmVudCBlbnJvbG1lbnRzIHdob3NlIHN0dWR5\
      IGhhcyBhbm90aGVyIGNvbnNlbnQgdGV4dCBieSBub3csIGJ5IHRoZSBpZHMgb2YgdGhlIHN0dWRpZXMuIFNob3cgdGhlc2UK\
      IHRleHRzLCBhbmQgam9pbiB3aXRoIHRoZW07IHRha2luZyBwYXJ0IGdvZXMgb24gdW50aWwgdGhlIGBlbmRfdGltZWAgb2Yg\
      ZWFjaC4KCiYKAgQKEgafAgCmAgEaGCBBIHBhcnRpY2lwYW50IHRvIG1ha2UuCgohCgQECgIAEgShAgIYGhMgQ2xpZW50LW1h\
      ZGUgVVVJRC4KCiQKBAQKAgESBKMCAiAaFiBBcyBpbiBTaWduSW5SZXF1ZXN0LgoKRQoEBAoCAhIEpQICExo3IEFzIGluIFNp\
      Z25JblJlcXVlc3Q7IHNlbnQgYWdhaW4sIHRoZSBmaXJzdCBvbmUgc3RheXMuCgplCgIECxIGqQIAuAIBGlcgVGhlIHNlc3Np\
      b24gb2YgdGhlIG5ldyBwYXJ0aWNpcGFudCwgb3Igb2YgdGhlIG9uZSB0aGF0IHRoaXMgYHJlcXVlc3RfaWRgIG1hZGUgYmVm\
      b3JlLgoKXQoEBAsCABIEqwICGhpPIEpXVCAoUkZDIDkwNjggdHlwZSBgYXQrand0YCwgRWREU0EpOyBvcGFxdWUgdG8gZ2F0\
      ZXdheXMgdGhhdCBvbmx5IGZvcndhcmQgaXQuCgpVCgQECwIBEgStAgI5GkcgV2hlbiB0aGUgYWNjZXNzIHRva2VuIGVuZHM6\
      IDEwIG1pbnV0ZXMgYWZ0ZXIgaXQgd2FzIG1hZGUsIGJ5IGRlZmF1bHQuCgo/CgQECwICEgSvAgIbGjEgT3BhcXVlLCAyNTYg\
      cmFuZG9tIGJpdHMuIFJlcGxhY2VkIGF0IGV2ZXJ5IHVzZS4KCoYBCgQECwIDEgSyAgI6GnggV2hlbiB0aGUgc2Vzc2lvbiBl\
      bmRzIHVubGVzcyBpdCBpcyByZWZyZXNoZWQgYmVmb3JlOiA5MCBkYXlzLCBieSBkZWZhdWx0LCBhbmQgYSB5ZWFyIGFmdGVy\
      IHRoZSBzaWduLWluCiBhdCB0aGUgbGF0ZXN0LgoKVwoEBAsCBBIEtAICHBpJIFJhbmRvbSBVVUlEIG9mIHRoZSBhY2NvdW50\
      LCBieSB3aGljaCBhbGwgc2VydmljZXMga25vdyB0aGUgcGFydGljaXBhbnQuCgrEAQoEBAsCBRIEtwICMRq1ASBDdXJyZW50\
      IGVucm9sbWVudHMgd2hvc2Ugc3R1ZHkgaGFzIGFub3RoZXIgY29uc2VudCB0ZXh0IGJ5IG5vdywgYnkgdGhlIGlkcyBvZiB0\
      aGUgc3R1ZGllcy4gU2hvdyB0aGVzZQogdGV4dHMsIGFuZCBqb2luIHdpdGggdGhlbTsgdGFraW5nIHBhcnQgZ29lcyBvbiB1\
      bnRpbCB0aGUgYGVuZF90aW1lYCBvZiBlYWNoLgoKLAoCBAwSBrsCAL4CARoeIFRoZSB0b2tlbiB0aGF0IGlzIGV4Y2hhbmdl\
      ZC4KCi4KBAQMAgASBL0CAhsaICBUaGUgbmV3ZXN0IG9uZSBvZiB0aGUgc2Vzc2lvbi4KCjYKAgQNEgbBAgDQAgEaKCBUaGUg\
      c2Vzc2lvbiBnb2VzIG9uIHdpdGggdGhlc2UgdG9rZW5zLgoKXQoEBA0CABIEwwICGhpPIEpXVCAoUkZDIDkwNjggdHlwZSBg\
      YXQrand0YCwgRWREU0EpOyBvcGFxdWUgdG8gZ2F0ZXdheXMgdGhhdCBvbmx5IGZvcndhcmQgaXQuCgpVCgQEDQIBEgTFAgI5\
      GkcgV2hlbiB0aGUgYWNjZXNzIHRva2VuIGVuZHM6IDEwIG1pbnV0ZXMgYWZ0ZXIgaXQgd2FzIG1hZGUsIGJ5IGRlZmF1bHQu\
      Cgo/CgQEDQICEgTHAgIbGjEgT3BhcXVlLCAyNTYgcmFuZG9tIGJpdHMuIFJlcGxhY2VkIGF0IGV2ZXJ5IHVzZS4KCoYBCgQE\
      DQIDEgTKAgI6GnggV2hlbiB0aGUgc2Vzc2lvbiBlbmRzIHVubGVzcyBpdCBpcyByZWZyZXNoZWQgYmVmb3JlOiA5MCBkYXlz\
      LCBieSBkZWZhdWx0LCBhbmQgYSB5ZWFyIGFmdGVyIHRoZSBzaWduLWluCiBhdCB0aGUgbGF0ZXN0LgoKVwoEBA0CBBIEzAIC\
      HBpJIFJhbmRvbSBVVUlEIG9mIHRoZSBhY2NvdW50LCBieSB3aGljaCBhbGwgc2VydmljZXMga25vdyB0aGUgcGFydGljaXBh\
      bnQuCgrEAQoEBA0CBRIEzwICMRq1ASBDdXJyZW50IGVucm9sbWVudHMgd2hvc2Ugc3R1ZHkgaGFzIGFub3RoZXIgY29uc2Vu\
      dCB0ZXh0IGJ5IG5vdywgYnkgdGhlIGlkcyBvZiB0aGUgc3R1ZGllcy4gU2hvdyB0aGVzZQogdGV4dHMsIGFuZCBqb2luIHdp\
      dGggdGhlbTsgdGFraW5nIHBhcnQgZ29lcyBvbiB1bnRpbCB0aGUgYGVuZF90aW1lYCBvZiBlYWNoLgoKJgoCBA4SBtMCANYC\
      ARoYIFRoZSBzZXNzaW9uIHRoYXQgZW5kcy4KCh8KBAQOAgASBNUCAhsaESBPZiB0aGUgc2Vzc2lvbi4KCjYKAgQPEgTZAgAa\
      GiogVGhlIHNlc3Npb24gaGFzIGVuZGVkLCBpZiB0aGVyZSB3YXMgb25lLgoKMQoCBBASBtwCAOoCARojIE9uZSBzaWduLWlu\
      LCBhbmQgd2hhdCBjYW1lIG9mIGl0LgoKHAoEBBACABIE3gICGBoOIFJhbmRvbSBVVUlELgoKPAoEBBACARIE4AICExouIEFz\
      IGl0IHdhcyBnaXZlbiBhdCB0aGUgc2lnbi1pbjsgZW1wdHk6IG5vbmUuCgolCgQEEAICEgTiAgIsGhcgV2hlbiB0aGUgc2ln\
      bi1pbiB3YXMuCgqGAQoEBBACAxIE5QICLhp4IFRoZSBkYXksIGFzIG1pZG5pZ2h0IGluIFVUQywgb2YgdGhlIGxhc3Qgc2ln\
      bi1pbiBvciByZWZyZXNoLiBNb3JlIGlzIG5vdCB0b2xkLCBhbmQgbm8gYWRkcmVzcyBvZiB0aGUKIG5ldHdvcmsgaXMga2Vw\
      dC4KCjsKBAQQAgQSBOcCAiwaLSBXaGVuIGl0IGVuZHMgdW5sZXNzIGl0IGlzIHJlZnJlc2hlZCBiZWZvcmUuCgo+CgQEEAIF\
      EgTpAgITGjAgV2hldGhlciB0aGUgY2FsbGVyJ3MgdG9rZW4gaXMgb2YgdGhpcyBzZXNzaW9uLgoKMAoCBBESBu0CAPICARoi\
      IEFza3MgZm9yIGEgcGFnZSBvZiBvd24gc2Vzc2lvbnMuCgolCgQEEQIAEgTvAgIXGhcgMSB0byAyMDA7IDAgbWVhbnMgNTAu\
      CgpPCgQEEQIBEgTxAgIYGkEgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0eSBmb3IgdGhlIGZp\
      cnN0IHBhZ2UuCgonCgIEEhIG9QIA+gIBGhkgQSBwYWdlIG9mIG93biBzZXNzaW9ucy4KCiUKBAQSAgASBPcCAiAaFyBOZXdl\
      c3Qgc2lnbi1pbiBmaXJzdC4KCj4KBAQSAgESBPkCAh0aMCBPZiB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUg\
      bGFzdCBvbmUuCgorCgIEExIG/QIAgAMBGh0gVGhlIHNlc3Npb24gdGhhdCBpcyB0byBlbmQuCgopCgQEEwIAEgT/AgIYGhsg\
      VVVJRCwgYXMgaW4gTGlzdFNlc3Npb25zLgoKJAoCBBQSBIMDAB0aGCBUaGUgc2Vzc2lvbiBoYXMgZW5kZWQuCgopCgIEFRIG\
      hgMAiQMBGhsgU2Vzc2lvbnMgdGhhdCBhcmUgdG8gZW5kLgoKPgoEBBUCABIEiAMCGBowIFRoZSBvbmUgdGhhdCB0aGUgY2Fs\
      bGVyJ3MgdG9rZW4gaXMgb2YgZ29lcyBvbi4KCh4KAgQWEgSMAwAhGhIgVGhleSBoYXZlIGVuZGVkLgoKJQoCBBcSBo8DAJID\
      ARoXIEEgcHJvb2Ygb2Ygd2hvIGNhbGxzLgoKLQoEBBcCABIEkQMCFhofIFRoZSBhY2NvdW50J3MsIGFzIGF0IHNpZ24taW4u\
      CgolCgIEGBIGlQMAmgMBGhcgV2hhdCB0aGUgcHJvb2YgZ2l2ZXMuCgpHCgQEGAIAEgSXAwIaGjkgSW4gcGxhY2Ugb2YgdGhl\
      IG9uZSB0aGF0IHdhcyBzaG93bjsgYGF1dGhfdGltZWAgaXMgbm93LgoKVQoEBBgCARIEmQMCORpHIFdoZW4gdGhlIGFjY2Vz\
      cyB0b2tlbiBlbmRzOiAxMCBtaW51dGVzIGFmdGVyIGl0IHdhcyBtYWRlLCBieSBkZWZhdWx0LgoKLQoCBBkSBp0DAKIDARof\
      IEEgY2hhbmdlIG9mIHRoZSBvd24gcGFzc3dvcmQuCgopCgQEGQIAEgSfAwIWGhsgVGhlIG9uZSB0aGF0IGlzIGdvb2Qgbm93\
      LgoKRQoEBBkCARIEoQMCGho3IFRoZSBvbmUgaW4gaXRzIHBsYWNlLCBieSB0aGUgcnVsZXMgb2YgYSByZWdpc3RyYXRpb24u\
      CgozCgIEGhIEpQMAIRonIFRoZSBuZXcgcGFzc3dvcmQgaXMgZ29vZCBmcm9tIG5vdyBvbi4KCkkKAgYCEgaoAwDOAwEaOyBX\
      aGljaCBzdHVkaWVzIGEgcGFydGljaXBhbnQgdGFrZXMgcGFydCBpbi4gTmVlZHMgYSB0b2tlbi4KCvQJCgQGAgIAEga4AwK6\
      AwMa4wkgUmVjb3JkcyBjb25zZW50IHRvIHRoZSB0ZXh0IHZlcnNpb24gbmFtZWQsIGVucm9scywgYW5kIGFuc3dlcnMgd2l0\
      aCBhbiBhY2Nlc3MgdG9rZW4gdGhhdCBjYXJyaWVzCiB0aGUgZW5yb2xtZW50LiBKb2luaW5nIHR3aWNlIGlzIHNhZmUuIElu\
      IGEgc3R1ZHkgYnkgcmVxdWVzdCAoYW5kIHdpdGhvdXQgYW4gaW52aXRhdGlvbikKIHRoZSBhbnN3ZXIgaGFzIGEgYGpvaW5f\
      cmVxdWVzdGAgdGhhdCB3YWl0cyBmb3IgYSBsZWFkZXIgaW5zdGVhZCBvZiBhbiBlbnJvbG1lbnQuCgogRXJyb3JzOiBJTlZB\
      TElEX0FSR1VNRU5ULCBhbHNvIHdpdGggcmVhc29uIENPTlNFTlRfTEFOR1VBR0VfVU5LTk9XTiAodGhlIHN0dWR5IGhhcyBu\
      byBjb25zZW50IHRleHQKIGluIGBjb25zZW50X2xhbmd1YWdlYCk7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9VTktO\
      T1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIFNUVURZX0VOREVELAogU1RVRFlfTk9UX1NUQVJURUQsIFNU\
      VURZX1BBVVNFRCBvciBDT05TRU5UX09VVERBVEVEICh0aGUgY29uc2VudCB2ZXJzaW9uIGlzIG5vdCB0aGUgc3R1ZHkncwog\
      Y3VycmVudCBvbmUpOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBTVFVEWV9QQVNTV09SRF9SRVFVSVJFRCAobm9u\
      ZSB3YXMKIGdpdmVuOyBub3QgY291bnRlZCBhcyBhbiBhdHRlbXB0KSwgU1RVRFlfUEFTU1dPUkRfUkVKRUNURUQsIElOVklU\
      QVRJT05fUkVKRUNURUQgKHdyb25nLAogZXhwaXJlZCwgdXNlZCB1cCBvciByZXZva2VkKSwgSU5WSVRBVElPTl9SRVFVSVJF\
      RCAoYW4gdW5saXN0ZWQgc3R1ZHkgdGhhdCBpcyBvcGVuKSBvcgogTk9UX1BBUlRJQ0lQQU5UIChzdHVkeSBsZWFkZXJzIGRv\
      IG5vdCB0YWtlIHBhcnQpOyBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRDsKIFJFU09VUkNFX0VY\
      SEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUywgRU5ST0xNRU5UU19MSU1JVCwgSk9JTl9SRVFVRVNUU19M\
      SU1JVCAoMTAKIHBlbmRpbmcgb25lcyBvZiB0aGUgcGFydGljaXBhbnQsIDUgZXZlciB0byBvbmUgc3R1ZHkpIG9yIFNUVURZ\
      X0pPSU5fUkVRVUVTVFNfTElNSVQgKDEsMDAwIHBlbmRpbmcKIG9uZXMgb2YgdGhlIHN0dWR5KTsgVU5BVkFJTEFCTEUgd2l0\
      aCByZWFzb24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvIHdoaWxlIHRoZSBzdHVkeSwKIG9yIGl0cyBwYXNz\
      d29yZCwgaGFzIG5vdCBhcnJpdmVkIGhlcmUgeWV0LgoKzAEKBAYCAgESBr8DAsEDAxq7ASBFbmRzIHRoZSBlbnJvbG1lbnQs\
      IGFuZCB3aXRoZHJhd3MgYSBwZW5kaW5nIHJlcXVlc3QgdG8gam9pbjsgYW5zd2VycyB3aXRoIGFuIGFjY2VzcyB0b2tlbgog\
      d2l0aG91dCB0aGUgc3R1ZHkuIExlYXZpbmcgdHdpY2UgaXMgc2FmZS4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRo\
      IHJlYXNvbiBTRVNTSU9OX0VOREVELgoKkgEKBAYCAgISBsUDAscDAxqBASBDdXJyZW50IGFuZCBlbmRlZCBlbnJvbG1lbnRz\
      IG9mIHRoZSBjYWxsZXIsIGluIHRoZSBvcmRlciBvZiBqb2luaW5nLiBBIHBhcnRpY2lwYW50IGhhcyBhdCBtb3N0IDUwMC4K\
      CiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgpyCgQGAgIDEgbLAwLNAwMaYiBUaGUgY2FsbGVyJ3MgcmVxdWVzdHMgdG8g\
      am9pbiBhbmQgd2hhdCBiZWNhbWUgb2YgdGhlbSwgb2xkZXN0IGZpcnN0LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4K\
      CjcKAgQbEgbRAwDgAwEaKSBXaGljaCBzdHVkeSwgYW5kIHdoYXQgd2FzIGNvbnNlbnRlZCB0by4KCiIKBAQbAgASBNMDAhYa\
      FCBUaGUgc3R1ZHkgdG8gam9pbi4KCkoKBAQbAgESBNUDAhYaPCBGb3Igc3R1ZGllcyB3aXRoIHBhc3N3b3JkIGFjY2Vzczsg\
      b3RoZXJ3aXNlIG5vdCBsb29rZWQgYXQuCgpQCgQEGwICEgTXAwIdGkIgYFN0dWR5LmNvbnNlbnRfdmVyc2lvbmAgb2YgdGhl\
      IHRleHQgdGhhdCB3YXMgc2hvd24gYW5kIGFjY2VwdGVkLgoKYAoEBBsCAxIE2QMCHhpSIExhbmd1YWdlIGluIHdoaWNoIHRo\
      ZSB0ZXh0IHdhcyBzaG93biwgQkNQIDQ3OiBvbmUgdGhhdCBgU3R1ZHkuY29uc2VudF90ZXh0YCBoYXMuCgqjAQoEBBsCBBIE\
      3AMCHRqUASBDb2RlIG9mIGFuIGludml0YXRpb247IGNhc2UgYW5kIGh5cGhlbnMgZG8gbm90IG1hdHRlci4gSXQgc3RhbmRz\
      IGZvciBhIHBhc3N3b3JkIG9yIGEgbGVhZGVyJ3MKIGRlY2lzaW9uLCBhbmQgbWF5IHB1dCB0aGUgcGFydGljaXBhbnQgaW50\
      byBhIGdyb3VwLgoKfQoEBBsCBRIE3wMCEhpvIEZvciB0aGUgbGVhZGVyIHdobyBkZWNpZGVzIG9uIGEgcmVxdWVzdDogd2hv\
      IGFza3MsIGFuZCB3aHkuIEF0IG1vc3QgNTAwIGNoYXJhY3RlcnM7IGtlcHQgdW50aWwKIHRoZSBkZWNpc2lvbi4KCkIKAgQc\
      EgbjAwDxAwEaNCBUaGUgcGFydGljaXBhbnQgdGFrZXMgcGFydCwgb3Igd2FpdHMgZm9yIGEgbGVhZGVyLgoKWwoEBBwCABIE\
      5QMCGxpNIFdoZXRoZXIgc29tZXRoaW5nIGNoYW5nZWQ6IGFuIGVucm9sbWVudCwgaXRzIGNvbnNlbnQsIG9yIGEgcmVxdWVz\
      dCB0byBqb2luLgoKpgIKBAQcAgESBOkDAhoalwIgSW4gdGhlIHBsYWNlIG9mIHRoZSBjYWxsZXIncywgd2hvc2UgY2xhaW1z\
      IG5vIGxvbmdlciBzYXkgd2hhdCBpcyB0cnVlLiBFbXB0eSB3aGVuIHRoZXkgZG8gKHRoZQogcmVxdWVzdCBjaGFuZ2VkIG5v\
      dGhpbmcgdGhhdCBhIHRva2VuIHRlbGxzIG9mKToga2VlcCB5b3Vycy4gSXQgZW5kcyB3aGVuIHRoZSBjYWxsZXIncyB3b3Vs\
      ZCBoYXZlCiBlbmRlZCwgYW5kIGhhcyBpdHMgYXVkaWVuY2VzIGFuZCBubyBmdXJ0aGVyIHJvbGU7IG9ubHkgUmVmcmVzaCBn\
      aXZlcyBhIGxvbmdlciBsaWZlLgoKPQoEBBwCAhIE6wMCORovIFdoZW4gYGFjY2Vzc190b2tlbmAgZW5kczsgYWJzZW50IHdp\
      dGhvdXQgb25lLgoKNgoEBBwCAxIE7QMCGhooIEFic2VudCB3aGlsZSBhIGxlYWRlciBoYXMgbm90IGRlY2lkZWQuCgp8CgQE\
      HAIEEgTwAwIfGm4gU2V0IGluc3RlYWQgb2YgYGVucm9sbWVudGAsIHdpdGhvdXQgYW4gYWNjZXNzIHRva2VuOyB0aGUgb25l\
      IG9mIGEgcmVuZXdhbCBhZnRlciB0aGUgYXBwcm92YWwgaGFzCiB0aGUgc3R1ZHkuCgouCgIEHRIG9AMA9wMBGiAgV2hpY2gg\
      c3R1ZHkgdGhlIGNhbGxlciBsZWF2ZXMuCgpdCgQEHQIAEgT2AwIWGk8gQW4gdW5rbm93biBvbmUsIG9yIG9uZSBuZXZlciBq\
      b2luZWQsIGlzIGFuc3dlcmVkIGFzIG9uZSB0aGF0IHdhcyBsZWZ0IGJlZm9yZS4KCj4KAgQeEgb6AwD/AwEaMCBUaGUgcGFy\
      dGljaXBhbnQgZG9lcyBub3QgdGFrZSBwYXJ0IChhbnkgbW9yZSkuCgpRCgQEHgIAEgT8AwIaGkMgQXMgaW4gYEpvaW5TdHVk\
      eVJlc3BvbnNlYDogZW1wdHkgd2hlbiB0aGVyZSB3YXMgbm90aGluZyB0byBsZWF2ZS4KCj0KBAQeAgESBP4DAjkaLyBXaGVu\
      IGBhY2Nlc3NfdG9rZW5gIGVuZHM7IGFic2VudCB3aXRob3V0IG9uZS4KCj4KAgQfEgaCBACHBAEaMCBOYW1lcyBub2JvZHk6\
      IHRoZSBlbnJvbG1lbnRzIGFyZSB0aGUgY2FsbGVyJ3MuCgokCgQEHwIAEgSEBAIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4K\
      CkwKBAQfAgESBIYEAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3Qg\
      cGFnZS4KCiUKAgQgEgaKBACRBAEaFyBBIHBhZ2Ugb2YgZW5yb2xtZW50cy4KCigKBAQgAgASBIwEAiQaGiBJbiB0aGUgb3Jk\
      ZXIgb2Ygam9pbmluZy4KCj8KBAQgAgESBJAEAh0aMSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxh\
      c3Qgb25lLgoKPAoCBCESBpQEAJsEARouIE5hbWVzIG5vYm9keTogdGhlIHJlcXVlc3RzIGFyZSB0aGUgY2FsbGVyJ3MuCgo1\
      CgQEIQIAEgSWBAIdGicgVU5TUEVDSUZJRUQ6IHdoYXRldmVyIGJlY2FtZSBvZiB0aGVtLgoKJAoEBCECARIEmAQCFxoWIDHi\
      gJMyMDA7IDAgbWVhbnMgNTAuCgpMCgQEIQICEgSaBAIYGj4gYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3Jl\
      OyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgorCgIEIhIGngQAowQBGh0gQSBwYWdlIG9mIHJlcXVlc3RzIHRvIGpvaW4uCgod\
      CgQEIgIAEgSgBAIpGg8gT2xkZXN0IGZpcnN0LgoKPwoEBCICARIEogQCHRoxIEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTog\
      dGhpcyBpcyB0aGUgbGFzdCBvbmUuCgp3CgIEIxIGpgQAuQQBGmkgVGhlIHRpbWUgaW4gd2hpY2ggYSBwYXJ0aWNpcGFudCB0\
      YWtlcyBwYXJ0IGluIGEgc3R1ZHkgd2l0aG91dCBhIGJyZWFrLiBXaG9ldmVyIGpvaW5zIGFnYWluIGhhcyBhbm90aGVyLgoK\
      GgoEBCMCABIEqAQCFhoMIFRoZSBzdHVkeS4KCh4KBAQjAgESBKoEAioaECBXaGVuIGl0IGJlZ2FuLgoKNQoEBCMCAhIErAQC\
      KxonIFdoZW4gaXQgZW5kZWQ7IGFic2VudCB3aGlsZSBlbnJvbGxlZC4KCk8KBAQjAgMSBK4EAh0aQSBgU3R1ZHkuY29uc2Vu\
      dF92ZXJzaW9uYCBvZiB0aGUgdGV4dCB0aGF0IHdhcyBjb25zZW50ZWQgdG8gbGFzdC4KCj0KBAQjAgQSBLAEAh4aLyBCQ1Ag\
      NDcgbGFuZ3VhZ2UgaW4gd2hpY2ggdGhhdCB0ZXh0IHdhcyBzaG93bi4KCk8KBAQjAgUSBLIEAhYaQSBUaGUgc3R1ZHkncyBn\
      cm91cCB0aGF0IHRoZSBwYXJ0aWNpcGFudCBiZWxvbmdzIHRvOyBlbXB0eTogbm9uZS4KClMKBAQjAgYSBLQEAhwaRSBUaGUg\
      ZW5yb2xtZW50IGxhc3RzLCBhbmQgdGhlIHN0dWR5IGhhcyBhbm90aGVyIGNvbnNlbnQgdGV4dCBieSBub3cuCgpxCgQEIwIH\
      EgS2BAI2GmMgV2hlbiB0aGUgY29uc2VudCB3YXMgd2l0aGRyYXduIChXaXRoZHJhd0NvbnNlbnQpOyBhYnNlbnQ6IGl0IHdh\
      cyBub3QsIGV2ZW4gd2hlcmUgYGxlYXZlX3RpbWVgIGlzLgoKcwoEBCMCCBIEuAQCMRplIFdpdGggYGNvbnNlbnRfb3V0ZGF0\
      ZWRgOiB3aGVuIHRoZSBjb25zZW50IGVuZHMgb3IgaGFzIGVuZGVkLCB0byB0aGUgc2Vjb25kOyBhYnNlbnQ6IGl0IHN0YXlz\
      IHZhbGlkLgoKMQoCBQISBrwEAMkEARojIFdoYXQgYmVjYW1lIG9mIGEgcmVxdWVzdCB0byBqb2luLgoKOAoEBQICABIEvgQC\
      JRoqIEluIGEgcmVxdWVzdDogc2VlIHRoZXJlLiBOZXZlciBhbnN3ZXJlZC4KCiMKBAUCAgESBMAEAiEaFSBXYWl0cyBmb3Ig\
      YSBsZWFkZXIuCgo2CgQFAgICEgTCBAIiGiggQSBsZWFkZXIgc2FpZCB5ZXM7IGFuIGVucm9sbWVudCBiZWdhbi4KCiEKBAUC\
      AgMSBMQEAiIaEyBBIGxlYWRlciBzYWlkIG5vLgoKIwoEBQICBBIExgQCIxoVIEJ5IHRoZSBwYXJ0aWNpcGFudC4KCi4KBAUC\
      AgUSBMgEAiEaICBOb2JvZHkgZGVjaWRlZCB3aXRoaW4gMzAgZGF5cy4KCjYKAgQkEgbMBADdBAEaKCBTb21lYm9keSBhc2tz\
      IHRvIHRha2UgcGFydCBpbiBhIHN0dWR5LgoKTwoEBCQCABIEzgQCHRpBIE1hZGUgYnkgdGhlIHNlcnZlcjsgbmFtZXMgdGhl\
      IHBlcnNvbiBmb3IgdGhpcyBvbmUgcmVxdWVzdCBvbmx5LgoKLAoEBCQCARIE0AQCFhoeIFRoZSBzdHVkeSB0aGF0IGlzIGFz\
      a2VkIGZvci4KCiIKBAQkAgISBNIEAh0aFCBXaGF0IGJlY2FtZSBvZiBpdC4KCiEKBAQkAgMSBNQEAi0aEyBXaGVuIGl0IHdh\
      cyBtYWRlLgoKVgoEBCQCBBIE1gQCLBpIIFdoZW4gaXQgd2FzIGRlY2lkZWQsIHdpdGhkcmF3biBvciBleHBpcmVkOyBhYnNl\
      bnQgd2hpbGUgaXQgaXMgcGVuZGluZy4KCi8KBAQkAgUSBNgEAiwaISBXaGlsZSBwZW5kaW5nOiB3aGVuIGl0IGV4cGlyZXMu\
      CgpKCgQEJAIGEgTaBAIUGjwgVGhlIGxlYWRlcidzLCBmb3IgdGhlIHBhcnRpY2lwYW50OyBhdCBtb3N0IDUwMCBjaGFyYWN0\
      ZXJzLgoKTAoEBCQCBxIE3AQCEho+IFRoZSBwYXJ0aWNpcGFudCdzLCBmb3IgdGhlIGxlYWRlcjsgZW1wdHkgb25jZSBpdCBp\
      cyBkZWNpZGVkLgoK8gEKAgYDEgbiBACVBQEa4wEgV2hvIHRha2VzIHBhcnQgaW4gYSBzdHVkeSwgZm9yIGl0cyBsZWFkZXJz\
      LiBOZWVkcyBhIHRva2VuIG9mIG9uZTsgb3RoZXJ3aXNlIFBFUk1JU1NJT05fREVOSUVEIHdpdGgKIHJlYXNvbiBOT1RfU1RV\
      RFlfTEVBREVSLiBNZW1iZXJzIGFyZSBuYW1lZCBieSBpZHMgb2YgdGhpcyBzZXJ2aWNlIHRoYXQgc3RhbmQgbm93aGVyZSBl\
      bHNlLCBuZWl0aGVyCiBpbiB0b2tlbnMgbm9yIGluIGV4cG9ydHMuCgpXCgQGAwIAEgbmBALoBAMaRyBSZXF1ZXN0cyB0byBq\
      b2luIHRoZSBzdHVkeSwgb2xkZXN0IGZpcnN0LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCvoDCgQGAwIBEgbwBALy\
      BAMa6QMgQXBwcm92ZXMgb3IgcmVqZWN0cywgYW5kIHRlbGxzIHRoZSBwYXJ0aWNpcGFudDogYnkgbWFpbCB3aGVyZSBhbiBh\
      ZGRyZXNzIGlzIGtlcHQsIGFuZCBpbgogTGlzdE93bkpvaW5SZXF1ZXN0cy4gVGhlIHNhbWUgZGVjaXNpb24gYWdhaW4gaXMg\
      c2FmZS4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBKT0lOX1JFUVVFU1RfVU5LTk9XTjsgRkFJTEVEX1BSRUNP\
      TkRJVElPTiB3aXRoIHJlYXNvbgogSk9JTl9SRVFVRVNUX0NMT1NFRCAoZGVjaWRlZCBvdGhlcndpc2UsIHdpdGhkcmF3biBv\
      ciBleHBpcmVkKSwgU1RVRFlfRU5ERUQgb3IgU1RVRFlfUEFVU0VEIChmb3IKIGFuIGFwcHJvdmFsKTsgSU5WQUxJRF9BUkdV\
      TUVOVCB3aXRoIHJlYXNvbiBHUk9VUF9VTktOT1dOOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24KIEVOUk9MTUVO\
      VFNfTElNSVQgd2hlbiB0aGUgcGFydGljaXBhbnQgdGFrZXMgcGFydCBpbiB0b28gbWFueSBzdHVkaWVzLgoKVgoEBgMCAhIG\
      9gQC+AQDGkYgQ3VycmVudCBtZW1iZXJzIGluIHRoZSBvcmRlciBvZiBqb2luaW5nLgoKIEVycm9yczogSU5WQUxJRF9BUkdV\
      TUVOVC4KCrICCgQGAwIDEgb+BAKABQMaoQIgUHV0cyBhIG1lbWJlciBpbnRvIGEgZ3JvdXAsIG9yIG91dCBvZiBpdC4gQWNj\
      ZXNzIHRva2VucyBzaG93IGl0IGZyb20gdGhlaXIgbmV4dCByZW5ld2FsIG9uLgogU2V0dGluZyBpdCBhZ2FpbiBpcyBzYWZl\
      LgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIE1FTUJFUl9VTktOT1dOIG9yIFNUVURZX1VOS05PV047IElOVkFM\
      SURfQVJHVU1FTlQgd2l0aCByZWFzb24KIEdST1VQX1VOS05PV047IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05P\
      VF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mby4KCosDCgQGAwIEEgaGBQKIBQMa+gIgTWFrZXMgYSBjb2RlIGJ5IHdoaWNoIHBl\
      b3BsZSBqb2luLiBUaGUgc2FtZSBgaW52aXRhdGlvbl9pZGAgYWdhaW4gYW5zd2VycyB0aGUgc2FtZSBjb2RlLgoKIEVycm9y\
      czogQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gSU5WSVRBVElPTl9JRF9SRVVTRUQ7IElOVkFMSURfQVJHVU1FTlQsIGFs\
      c28gd2l0aCByZWFzb24KIEdST1VQX1VOS05PV047IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9VTktOT1dOOyBSRVNP\
      VVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gSU5WSVRBVElPTlNfTElNSVQKICgxLDAwMCB1c2FibGUgb25lcyBvZiBhIHN0\
      dWR5KTsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvLgoKhgEKBAYD\
      AgUSBowFAo4FAxp2IEludml0YXRpb25zIG9mIHRoZSBzdHVkeSwgbmV3ZXN0IGZpcnN0LCBhbHNvIHRob3NlIHRoYXQgYXJl\
      IHVzZWQgdXAsIHJldm9rZWQgb3IgZXhwaXJlZC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgp9CgQGAwIGEgaSBQKU\
      BQMabSBOb2JvZHkgam9pbnMgYnkgaXQgZnJvbSBub3cgb24uIFJldm9raW5nIHR3aWNlIGlzIHNhZmUuCgogRXJyb3JzOiBO\
      T1RfRk9VTkQgd2l0aCByZWFzb24gSU5WSVRBVElPTl9VTktOT1dOLgoKKwoCBCUSBpgFAKEFARodIFJlcXVlc3RzIHRvIGpv\
      aW4gb25lIHN0dWR5LgoKKgoEBCUCABIEmgUCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgoqCgQEJQIBEgScBQId\
      GhwgVU5TUEVDSUZJRUQ6IHBlbmRpbmcgb25lcy4KCiQKBAQlAgISBJ4FAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKTAoE\
      BCUCAxIEoAUCGBo+IGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1wdHk6IHRoZSBmaXJzdCBwYWdl\
      LgoKKwoCBCYSBqQFAKkFARodIEEgcGFnZSBvZiByZXF1ZXN0cyB0byBqb2luLgoKHQoEBCYCABIEpgUCKRoPIE9sZGVzdCBm\
      aXJzdC4KCj8KBAQmAgESBKgFAh0aMSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoK\
      JAoCBCcSBqwFALgFARoWIEEgbGVhZGVyJ3MgZGVjaXNpb24uCgoqCgQEJwIAEgSuBQIWGhwgT25lIHRoYXQgdGhlIGNhbGxl\
      ciBsZWFkcy4KCi4KBAQnAgESBLAFAh0aICBgSm9pblJlcXVlc3Quam9pbl9yZXF1ZXN0X2lkYC4KCiMKBAQnAgISBLIFAhMa\
      FSBSZWplY3RlZCBvdGhlcndpc2UuCgpBCgQEJwIDEgS0BQIUGjMgU2hvd24gdG8gdGhlIHBhcnRpY2lwYW50OyBhdCBtb3N0\
      IDUwMCBjaGFyYWN0ZXJzLgoKeAoEBCcCBBIEtwUCFhpqIFdpdGggYW4gYXBwcm92YWw6IHRoZSBncm91cCB0aGF0IHRoZSBt\
      ZW1iZXIgYmVsb25ncyB0bzsgZW1wdHk6IG5vbmUuIFdpdGggYSByZWplY3Rpb24gaXQgbXVzdCBiZQogZW1wdHkuCgonCgIE\
      KBIGuwUAwAUBGhkgVGhlIHJlcXVlc3QgaXMgZGVjaWRlZC4KCiUKBAQoAgASBL0FAhsaFyBXaGV0aGVyIGJ5IHRoaXMgY2Fs\
      bC4KCiEKBAQoAgESBL8FAh8aEyBBcyBpdCBzdGFuZHMgbm93LgoKJQoCBCkSBsMFAMoFARoXIE1lbWJlcnMgb2Ygb25lIHN0\
      dWR5LgoKKgoEBCkCABIExQUCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgokCgQEKQIBEgTHBQIXGhYgMeKAkzIw\
      MDsgMCBtZWFucyA1MC4KCkwKBAQpAgISBMkFAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVt\
      cHR5OiB0aGUgZmlyc3QgcGFnZS4KCiIKAgQqEgbNBQDSBQEaFCBBIHBhZ2Ugb2YgbWVtYmVycy4KCigKBAQqAgASBM8FAh4a\
      GiBJbiB0aGUgb3JkZXIgb2Ygam9pbmluZy4KCj8KBAQqAgESBNEFAh0aMSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRo\
      aXMgaXMgdGhlIGxhc3Qgb25lLgoKOwoCBCsSBtUFANwFARotIFNvbWVib2R5IHdobyB0YWtlcyBwYXJ0LCBhcyBsZWFkZXJz\
      IHNlZSBpdC4KCkcKBAQrAgASBNcFAhcaOSBPZiB0aGlzIGVucm9sbWVudDsgd2hvZXZlciBqb2lucyBhZ2FpbiBoYXMgYW5v\
      dGhlciBvbmUuCgopCgQEKwIBEgTZBQIqGhsgV2hlbiB0aGUgZW5yb2xtZW50IGJlZ2FuLgoKSgoEBCsCAhIE2wUCFho8IFRo\
      ZSBzdHVkeSdzIGdyb3VwIHRoYXQgdGhlIG1lbWJlciBiZWxvbmdzIHRvOyBlbXB0eTogbm9uZS4KCiUKAgQsEgbfBQDmBQEa\
      FyBBIG1lbWJlciBhbmQgYSBncm91cC4KCioKBAQsAgASBOEFAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKIwoE\
      BCwCARIE4wUCFxoVIGBNZW1iZXIubWVtYmVyX2lkYC4KCk4KBAQsAgISBOUFAhYaQCBUaGUgZ3JvdXAgdGhhdCB0aGUgbWVt\
      YmVyIGJlbG9uZ3MgdG8gZnJvbSBub3cgb247IGVtcHR5OiBub25lLgoKKwoCBC0SBukFAOwFARodIFRoZSBtZW1iZXIgaXMg\
      aW4gdGhlIGdyb3VwLgoKIQoEBC0CABIE6wUCFBoTIEFzIGl0IHN0YW5kcyBub3cuCgomCgIELhIG7wUA+gUBGhggQW4gaW52\
      aXRhdGlvbiB0byBtYWtlLgoKIQoEBC4CABIE8QUCGxoTIENsaWVudC1tYWRlIFVVSUQuCgoqCgQELgIBEgTzBQIWGhwgT25l\
      IHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCkYKBAQuAgISBPUFAhYaOCBXaG9ldmVyIGpvaW5zIGJ5IGl0IGJlbG9uZ3MgdG8g\
      dGhlIGdyb3VwOyBlbXB0eTogbm9uZS4KCkAKBAQuAgMSBPcFAhYaMiBIb3cgbWFueSBtYXkgam9pbiBieSBpdDogMeKAkzEw\
      MCwwMDA7IDAgbWVhbnMgMS4KCikKBAQuAgQSBPkFAhgaGyAx4oCTMzY1IGRheXM7IDAgbWVhbnMgMzAuCgo0CgIELxIG/QUA\
      kAYBGiYgQSBjb2RlIGJ5IHdoaWNoIHBlb3BsZSBqb2luIGEgc3R1ZHkuCgoiCgQELwIAEgT/BQIbGhQgVGhlIGNsaWVudCdz\
      IFVVSUQuCgopCgQELwIBEgSBBgIWGhsgVGhlIHN0dWR5IHRoYXQgaXMgam9pbmVkLgoKRQoEBC8CAhIEgwYCFho3IFRoZSBn\
      cm91cCB0aGF0IHdob2V2ZXIgam9pbnMgYmVsb25ncyB0bzsgZW1wdHk6IG5vbmUuCgo2CgQELwIDEgSFBgISGiggVHdvIGdy\
      b3VwcyBvZiBmaXZlIGxldHRlcnMgYW5kIGRpZ2l0cy4KCisKBAQvAgQSBIcGAhIaHSBIb3cgbWFueSBoYXZlIGpvaW5lZCBi\
      eSBpdC4KCigKBAQvAgUSBIkGAhYaGiBIb3cgbWFueSBtYXkgam9pbiBieSBpdC4KCiEKBAQvAgYSBIsGAiwaEyBXaGVuIGl0\
      IHdhcyBtYWRlLgoKMAoEBC8CBxIEjQYCLBoiIEZyb20gd2hlbiBvbiBub2JvZHkgam9pbnMgYnkgaXQuCgo9CgQELwIIEgSP\
      BgIsGi8gV2hlbiBhIGxlYWRlciByZXZva2VkIGl0OyBhYnNlbnQ6IG5vYm9keSBkaWQuCgopCgIEMBIGkwYAmgYBGhsgSW52\
      aXRhdGlvbnMgb2Ygb25lIHN0dWR5LgoKKgoEBDACABIElQYCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgokCgQE\
      MAIBEgSXBgIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KCkwKBAQwAgISBJkGAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0\
      aGUgcGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCiYKAgQxEgadBgCiBgEaGCBBIHBhZ2Ugb2YgaW52aXRh\
      dGlvbnMuCgodCgQEMQIAEgSfBgImGg8gTmV3ZXN0IGZpcnN0LgoKPwoEBDECARIEoQYCHRoxIEZvciB0aGUgbmV4dCBwYWdl\
      OyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBvbmUuCgolCgIEMhIGpQYAqgYBGhcgQW4gaW52aXRhdGlvbiB0byBlbmQuCgoq\
      CgQEMgIAEgSnBgIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCisKBAQyAgESBKkGAhsaHSBgSW52aXRhdGlvbi5p\
      bnZpdGF0aW9uX2lkYC4KCikKAgQzEgatBgCwBgEaGyBUaGUgaW52aXRhdGlvbiBoYXMgZW5kZWQuCgpJCgQEMwIAEgSvBgIc\
      GjsgQXMgaXQgc3RhbmRzIG5vdzsgcmV2b2tlZCBieSB0aGlzIGNhbGwgb3IgYW4gZWFybGllciBvbmUuCgpBCgIGBBIGswYA\
      ywYBGjMgRm9yIGFkbWluaXN0cmF0b3JzLiBOZWVkcyBhIHRva2VuIHdpdGggdGhhdCByb2xlLgoKngQKBAYEAgASBrsGAr0G\
      AxqNBCBDcmVhdGVzIGFuIGFjY291bnQgdGhhdCBsZWFkcyB0aGUgc3R1ZGllcyBuYW1lZCwgYW5kIGludml0ZXMgaXRzIG93\
      bmVyOiBieSBtYWlsIHdoZXJlIGFuIGFkZHJlc3MgaXMKIGdpdmVuLCBvdGhlcndpc2UgYnkgYSBjb2RlIHRoYXQgdGhlIGFk\
      bWluaXN0cmF0b3IgaGFuZHMgb3Zlci4gVGhlIG93bmVyIGNob29zZXMgdGhlIHBhc3N3b3JkCiAoUmVjb3ZlcnlTZXJ2aWNl\
      LlJlc2V0UGFzc3dvcmQpLiBBbiBpbnZpdGF0aW9uIHRoYXQgbm9ib2R5IHRha2VzIHVwIHdpdGhpbiBzZXZlbiBkYXlzIGVu\
      ZHMsIGFuZCB0aGUKIGFjY291bnQgd2l0aCBpdDsgU2VuZEFjY2Vzc0NvZGUgc2VuZHMgYW5vdGhlciBvbmUuIFRoZSBzYW1l\
      IGByZXF1ZXN0X2lkYCBhZ2FpbiBpcyBzYWZlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgQUxSRUFEWV9FWElTVFMg\
      d2l0aCByZWFzb24gVVNFUk5BTUVfVEFLRU4sIG9yIFJFUVVFU1RfSURfUkVVU0VEIHdoZW4KIGByZXF1ZXN0X2lkYCB3YXMg\
      dXNlZCBmb3Igb3RoZXIgY29udGVudHMuCgqVAQoEBgQCARIGwQYCwwYDGoQBIENyZWF0ZXMgdGhlIGFjY291bnQgb2YgYW5v\
      dGhlciBhZG1pbmlzdHJhdG9yLCBhbmQgaW52aXRlcyBpdHMgb3duZXIgYXMgUmVnaXN0ZXJTdHVkeUxlYWRlciBkb2VzLgoK\
      IEVycm9yczogYXMgUmVnaXN0ZXJTdHVkeUxlYWRlci4KCskBCgQGBAICEgbIBgLKBgMauAEgUmVwbGFjZXMgdGhlIHNldCBv\
      ZiBzdHVkaWVzIGFuIGV4aXN0aW5nIHN0dWR5IGxlYWRlciBsZWFkcy4gQWNjZXNzIHRva2VucyBzaG93IGl0IGZyb20gdGhl\
      aXIgbmV4dAogcmVuZXdhbCBvbi4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBT\
      VFVEWV9MRUFERVJfVU5LTk9XTi4KCiUKAgQ0EgbOBgDbBgEaFyBBbiBhY2NvdW50IHRvIGNyZWF0ZS4KCiEKBAQ0AgASBNAG\
      AhgaEyBDbGllbnQtbWFkZSBVVUlELgoKLQoEBDQCARIE0gYCFhofIEFzIGluIFJlZ2lzdGVyQWNjb3VudFJlcXVlc3QuCgo8\
      CgQENAICEgTWBgIgGi4gQXQgbW9zdCA1MDsgdGhleSBuZWVkIG5vdCBiZSBrbm93biBoZXJlIHlldC4KCl8KBAQ0AgMSBNgG\
      AhMaUSBXaGVyZSB0aGUgaW52aXRhdGlvbiBpcyBtYWlsZWQ7IGtlcHQsIGZvciByZXNldHMuIEVtcHR5OiB0aGUgYW5zd2Vy\
      IGhhcyBhIGNvZGUuCgo/CgQENAIEEgTaBgIWGjEgQkNQIDQ3IGxhbmd1YWdlIGZvciBtYWlsczsgZW1wdHkgbWVhbnMgRW5n\
      bGlzaC4KCiUKAgQ1EgbeBgDmBgEaFyBUaGUgYWNjb3VudCBpcyB0aGVyZS4KCiYKBAQ1AgASBOAGAhsaGCBXaGV0aGVyIGl0\
      IHdhcyBiZWZvcmUuCgrHAQoEBDUCARIE4wYCHRq4ASBXaXRob3V0IGFuIGFkZHJlc3MsIHVudGlsIGl0cyBvd25lciBoYXMg\
      Y29tZTogdG8gYmUgaGFuZGVkIG92ZXIuIFRoZSBzYW1lIHJlcXVlc3QgYWdhaW4gaXMgYW5zd2VyZWQKIHdpdGggYW5vdGhl\
      ciBvbmUsIHNpbmNlIHRoZSBmaXJzdCBhbnN3ZXIgbWF5IGhhdmUgYmVlbiBsb3N0OyBhbnkgb2YgdGhlbSBpcyBnb29kLgoK\
      QAoEBDUCAhIE5QYCLBoyIFdoZW4gYGludml0YXRpb25fY29kZWAgZW5kczsgYWJzZW50IHdpdGhvdXQgb25lLgoKJQoCBDYS\
      BukGAPIGARoXIEFuIGFjY291bnQgdG8gY3JlYXRlLgoKIQoEBDYCABIE6wYCGBoTIENsaWVudC1tYWRlIFVVSUQuCgotCgQE\
      NgIBEgTtBgIWGh8gQXMgaW4gUmVnaXN0ZXJBY2NvdW50UmVxdWVzdC4KCl8KBAQ2AgISBO8GAhMaUSBXaGVyZSB0aGUgaW52\
      aXRhdGlvbiBpcyBtYWlsZWQ7IGtlcHQsIGZvciByZXNldHMuIEVtcHR5OiB0aGUgYW5zd2VyIGhhcyBhIGNvZGUuCgo/CgQE\
      NgIDEgTxBgIWGjEgQkNQIDQ3IGxhbmd1YWdlIGZvciBtYWlsczsgZW1wdHkgbWVhbnMgRW5nbGlzaC4KCiUKAgQ3Egb1BgD8\
      BgEaFyBUaGUgYWNjb3VudCBpcyB0aGVyZS4KCiYKBAQ3AgASBPcGAhsaGCBXaGV0aGVyIGl0IHdhcyBiZWZvcmUuCgoyCgQE\
      NwIBEgT5BgIdGiQgQXMgaW4gUmVnaXN0ZXJTdHVkeUxlYWRlclJlc3BvbnNlLgoKQAoEBDcCAhIE+wYCLBoyIFdoZW4gYGlu\
      dml0YXRpb25fY29kZWAgZW5kczsgYWJzZW50IHdpdGhvdXQgb25lLgoKPAoCBDgSBv8GAIQHARouIFRoZSBzdHVkaWVzIHRo\
      YXQgc29tZWJvZHkgbGVhZHMgZnJvbSBub3cgb24uCgoiCgQEOAIAEgSBBwIWGhQgT2YgYSBzdHVkeSBsZWFkZXIuCgpGCgQE\
      OAIBEgSDBwIgGjggQXQgbW9zdCA1MCwgaW4gdGhlIHBsYWNlIG9mIHRob3NlIGJlZm9yZTsgZW1wdHk6IG5vbmUuCgonCgIE\
      ORIEhwcAIBobIFRoZSBzdHVkaWVzIGFyZSByZXBsYWNlZC4KCmAKAgYFEgaKBwCRBwEaUiBUaGUgcHVibGljIGhhbHZlcyBv\
      ZiB0aGUga2V5cyB0aGF0IHNpZ24gYWNjZXNzIHRva2Vucy4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLgoK1gEKBAYFAgAS\
      Bo4HApAHAxrFASBBbGwga2V5cyBieSB3aGljaCBhIHRva2VuIHRoYXQgaXMgZ29vZCBub3cgbWF5IGJlIHNpZ25lZC4gV2l0\
      aG91dCBwYWdlczogdGhlcmUgYXJlIGF0CiBtb3N0IGEgZmV3LCBlYWNoIHB1Ymxpc2hlZCBmb3IgNDAgZGF5cyBhbmQgcmVw\
      bGFjZWQgYWZ0ZXIgMzAsIGFuZCBhIEpXSyBTZXQgaXMgb25lIGRvY3VtZW50CiAoUkZDIDc1MTcgwqc1KS4KCiAKAgQ6EgSU\
      BwAhGhQgQXNrcyBmb3IgYWxsIGtleXMuCgoZCgIEOxIGlwcAmgcBGgsgQWxsIGtleXMuCgpRCgQEOwIAEgSZBwIXGkMgSlNP\
      TiBXZWIgS2V5IFNldCAoUkZDIDc1MTcsIFJGQyA4MDM3KSwgcmVhZHkgZm9yIGFueSBKV1QgbGlicmFyeS4KYgZwcm90bzM=
      """)
}
