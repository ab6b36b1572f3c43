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
      c2UiA5ACAUI9Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGguQXV0aC5WMUrG\
      5wEK/gIKAQwSAwUAEhrzAiBBY2NvdW50cywgc2Vzc2lvbnMsIGVucm9sbWVudCBhbmQgY29uc2VudC4gSWRlbnRpdHkgKHVz\
      ZXJuYW1lLCBlLW1haWwgYWRkcmVzcykgbGl2ZXMgaGVyZSBhbmQKIG5vd2hlcmUgZWxzZTsgZXZlcnkgb3RoZXIgc2Vydmlj\
      ZSBzZWVzIHRoZSByYW5kb20gYHBhcnRpY2lwYW50X2lkYCBvbmx5LgoKIFRpbWVzdGFtcHMgaW4gYW5zd2VycyBhcmUgZXhh\
      Y3QgdG8gdGhlIG1pY3Jvc2Vjb25kLiBCZXNpZGUgdGhlIGVycm9ycyB0aGF0IHN0YW5kIGF0IGEgbWV0aG9kIGl0IGFuc3dl\
      cnMKIHRob3NlIHRoYXQgYWxsIG1ldGhvZHMgaGF2ZSAob3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvKTsgdGhlIHJl\
      YXNvbnMgYXJlIGluIGVycm9ycy5wcm90by4KCkkKAgYAEgQUAEQBGj0gQ3JlYXRpbmcgYW5kIGNvbmZpcm1pbmcgYWNjb3Vu\
      dHMuIENhbGxhYmxlIHdpdGhvdXQgYSB0b2tlbi4KCp0FCgQGAAIAEgQdAh8DGo4FIENyZWF0ZXMgYW4gYWNjb3VudCB0aGF0\
      IGNhbiBzaWduIGluIG9uY2UgaXQgaXMgY29uZmlybWVkIChUWVQgwqc0KS4gV2l0aCBhbiBlLW1haWwgYWRkcmVzcyBhCiBj\
      b25maXJtYXRpb24gY29kZSBpcyBtYWlsZWQ7IHdpdGhvdXQgb25lIHRoZSBhY2NvdW50IGlzIGFjdGl2ZSBhdCBvbmNlLiBX\
      aGVyZSBhbiBhZGRyZXNzIGFsb25lIGlzIHRoZQogbmFtZSBhbmQgYmVsb25ncyB0byBhbiBhY2NvdW50IGFscmVhZHksIHRo\
      ZSBhbnN3ZXIgaXMgdGhlIHNhbWUsIGFuZCB0aGUgbWFpbCBzYXlzIHNvLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCAo\
      ZXZlcnkgYmFkIGZpZWxkIG5hbWVkKTsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gVVNFUk5BTUVfVEFLRU47CiBBTFJF\
      QURZX0VYSVNUUyB3aXRoIHJlYXNvbiBSRVFVRVNUX0lEX1JFVVNFRCB3aGVuIGByZXF1ZXN0X2lkYCB3YXMgdXNlZCBmb3Ig\
      b3RoZXIgY29udGVudHM7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gV0FJVElOR19BQ0NPVU5UU19MSU1JVCBh\
      bmQgUmV0cnlJbmZvIHdoZW4gZml2ZSBhY2NvdW50cyB0aGF0IHdlcmUgbWFkZQogd2l0aGluIGFuIGhvdXIgd2FpdCBmb3Ig\
      Y29uZmlybWF0aW9uIHVuZGVyIHRoZSBhZGRyZXNzOyBvbGRlciBvbmVzIG1ha2Ugcm9vbS4KCt4ECgQGAAIBEgQoAioDGs8E\
      IEFjdGl2YXRlcyBhbiBhY2NvdW50LiBEZWxldGVzIHRoZSBlLW1haWwgYWRkcmVzcyB1bmxlc3MgaXRzIGtlZXBpbmcgd2Fz\
      IGNvbnNlbnRlZCB0bzsgdGhlIGxhc3QgbWFpbCB0bwogaXQgaGFzIGEgcmVjb3ZlcnkgY29kZS4gU2VuZGluZyBpdCBhZ2Fp\
      biBpcyBzYWZlOiB1bnRpbCB0aGUgY29kZSBleHBpcmVzICgyNCBob3VycyBhZnRlciBpdCB3YXMgbWFpbGVkKQogaXQgaXMg\
      YW5zd2VyZWQgYXMgdGhlIGZpcnN0IHRpbWUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQRVJNSVNTSU9OX0RFTklF\
      RCB3aXRoIHJlYXNvbiBDT0RFX1JFSkVDVEVEIGZvciBhIHdyb25nLCByZXBsYWNlZCBvcgogZXhwaXJlZCBjb2RlLCBmb3Ig\
      YW4gdW5rbm93biB1c2VybmFtZSBhbmQgZm9yIGEgd3JvbmcgcGFzc3dvcmQgYWxpa2U7IEZBSUxFRF9QUkVDT05ESVRJT04g\
      d2l0aCByZWFzb24KIEVNQUlMX1RBS0VOIHdoZW4gYW5vdGhlciBhY2NvdW50IHdob3NlIG5hbWUgdGhlIGFkZHJlc3MgaXMg\
      d2FzIGNvbmZpcm1lZCBiZWZvcmU7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoCiByZWFzb24gVE9PX01BTllfQVRURU1QVFMg\
      YW5kIFJldHJ5SW5mby4KCu0DCgQGAAICEgMzAlka3wMgTWFpbHMgYSBuZXcgY29kZSB0byBhbiBhY2NvdW50IHRoYXQgd2Fp\
      dHMgZm9yIGNvbmZpcm1hdGlvbiwgdW5sZXNzIG9uZSB3YXMgbWFpbGVkIGp1c3Qgbm93OyB0aGUgY29kZQogYmVmb3JlIGlz\
      IGdvb2Qgbm8gbW9yZS4gQW5zd2VycyB0aGUgc2FtZSB3aGV0aGVyIG9yIG5vdCBzdWNoIGFuIGFjY291bnQgZXhpc3RzLgoK\
      IE5vdCBpZGVtcG90ZW50OiB0aGUgc2Vjb25kIGNhbGwgbWF5IG1haWwgYW5vdGhlciBjb2RlLCB3aGljaCByZXBsYWNlcyB0\
      aGUgZmlyc3QuIFNlbmRpbmcgaXQgYWdhaW4KIHdoZW4gdGhlIGFuc3dlciB3YXMgbG9zdCBkb2VzIG5vIGhhcm06IHRoZSBu\
      ZXdlc3QgbWFpbCBoYXMgdGhlIGNvZGUgdGhhdCBjb3VudHMuCgogRXJyb3JzOiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBy\
      ZWFzb24gTUFJTF9SRVFVRVNUU19MSU1JVCBhbmQgUmV0cnlJbmZvIHdoaWxlIDEwLDAwMCByZXF1ZXN0cyBmb3IKIG1haWxz\
      IHdhaXQuCgqJAQoEBgACAxIENwI5Axp7IFRoZSBjYWxsZXIncyBvd24gYWNjb3VudC4gTmVlZHMgYSB0b2tlbi4KCiBFcnJv\
      cnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVEIHdoZW4gdGhlIGFjY291bnQgaXMgbm8gbW9y\
      ZS4KCvMDCgQGAAIEEgRBAkMDGuQDIFJlcGxhY2VzIHRoZSBjYWxsZXIncyBwYXNzd29yZC4gQWxsIG90aGVyIHNlc3Npb25z\
      IGVuZCwgY29kZXMgdGhhdCB3ZXJlIG1haWxlZCBmb3IgYSByZXNldCBhcmUgZ29vZCBubwogbW9yZSwgYW5kIHRoZSBhY2Nv\
      dW50J3MgYWRkcmVzcyBpcyB0b2xkIHdoZXJlIGl0IGlzIGtlcHQuIE5lZWRzIGEgdG9rZW4uIFNlbnQgYWdhaW4gd2hlbiB0\
      aGUgYW5zd2VyIHdhcwogbG9zdCwgaXQgaXMgYW5zd2VyZWQgYXMgdGhlIGZpcnN0IHRpbWUuCgogRXJyb3JzOiBJTlZBTElE\
      X0FSR1VNRU5UOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBQQVNTV09SRF9XUk9ORzsgRkFJTEVEX1BSRUNPTkRJ\
      VElPTiB3aXRoIHJlYXNvbgogQUNDT1VOVF9BTk9OWU1PVVM7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09f\
      TUFOWV9BVFRFTVBUUyBhbmQgUmV0cnlJbmZvOyBVTkFVVEhFTlRJQ0FURUQgd2l0aAogcmVhc29uIFNFU1NJT05fRU5ERUQu\
      CgojCgIEABIERwBVARoXIEFuIGFjY291bnQgdG8gY3JlYXRlLgoKZgoEBAACABIDSQIYGlkgQ2xpZW50LW1hZGUgVVVJRCwg\
      a2VwdCB1bnRpbCBhbiBhbnN3ZXIgYXJyaXZlczsgc2VuZGluZyB0aGUgc2FtZSByZXF1ZXN0IGFnYWluIGlzIHNhZmUuCgqi\
      AQoEBAACARIDTAIWGpQBIDPigJM2NCBjaGFyYWN0ZXJzIG9mIGxldHRlcnMsIGRpZ2l0cywgYC5gLCBgX2AsIGAtYDsgY29t\
      cGFyZWQgd2l0aG91dCBjYXNlLiBNYXkgYmUgZW1wdHkgd2hlcmUgdGhlCiBhZGRyZXNzIGlzIGtlcHQsIHdoaWNoIGlzIHNp\
      Z25lZCBpbiB3aXRoIHRoZW4uCgpkCgQEAAICEgNOAhYaVyA44oCTMTI4IGNoYXJhY3RlcnMsIG5vdCBvbiB0aGUgbGlzdCBv\
      ZiBjb21tb24gcGFzc3dvcmRzLCBub3QgY29udGFpbmluZyB0aGUgdXNlcm5hbWUuCgpECgQEAAIDEgNQAhMaNyBPcHRpb25h\
      bC4gV2l0aCBpdCB0aGUgYWNjb3VudCB3YWl0cyBmb3IgY29uZmlybWF0aW9uLgoKXwoEBAACBBIDUgIZGlIgV2hldGhlciB0\
      aGUgYWRkcmVzcyBtYXkgYmUga2VwdCBhZnRlciBjb25maXJtYXRpb24uIFJlcXVpcmVkIHdpdGhvdXQgYSB1c2VybmFtZS4K\
      Cj4KBAQAAgUSA1QCFhoxIEJDUCA0NyBsYW5ndWFnZSBmb3IgbWFpbHM7IGVtcHR5IG1lYW5zIEVuZ2xpc2guCgomCgIFABIE\
      WABfARoaIFdoZXRoZXIgYSB3cml0ZSB3YXMgbmV3LgoKHgoEBQACABIDWgIgGhEgTmV2ZXIgYW5zd2VyZWQuCgogCgQFAAIB\
      EgNcAhwaEyBUaGlzIGNhbGwgZGlkIGl0LgoKPwoEBQACAhIDXgIjGjIgVGhlIHNhbWUgd3JpdGUgd2FzIGRvbmUgYmVmb3Jl\
      OyBub3RoaW5nIGNoYW5nZWQuCgojCgIEARIEYgBrARoXIFRoZSBhY2NvdW50IGlzIHRoZXJlLgoKJQoEBAECABIDZAIbGhgg\
      V2hldGhlciBpdCB3YXMgYmVmb3JlLgoKZgoEBAECARIDZgIhGlkgVHJ1ZTogaXQgY2Fubm90IGJlIHNpZ25lZCBpbiB0byBi\
      ZWZvcmUgdGhlIG1haWxlZCBjb2RlIGhhcyBiZWVuIHNlbnQgdG8gQ29uZmlybUFjY291bnQuCgqaAgoEBAECAhIDagIbGowC\
      IFdpdGhvdXQgYW4gYWRkcmVzczogdGhlIG9ubHkgd2F5IGJhY2sgaW4gd2hlbiB0aGUgcGFzc3dvcmQgaXMgZm9yZ290dGVu\
      IChSZWNvdmVyQWNjb3VudCksIHRvIGJlIHNob3duCiBvbmNlIGFuZCB3cml0dGVuIGRvd24uIFRoZSBzYW1lIHJlcXVlc3Qg\
      YWdhaW4gaXMgYW5zd2VyZWQgd2l0aCBhbm90aGVyIG9uZSwgc2luY2UgdGhlIGZpcnN0IGFuc3dlciBtYXkKIGhhdmUgYmVl\
      biBsb3N0OyBhbnkgb2YgdGhlbSBpcyBnb29kLiBFbXB0eSB3aXRoIGFuIGFkZHJlc3MuCgolCgIEAhIEbgB2ARoZIEEgY29k\
      ZSB0aGF0IHdhcyBtYWlsZWQuCgpPCgQEAgIAEgNwAhYaQiBPZiB0aGUgYWNjb3VudCB0aGF0IHdhaXRzOyBpdHMgYWRkcmVz\
      cyB3aGVyZSBpdCBoYXMgbm8gdXNlcm5hbWUuCgo/CgQEAgIBEgNyAhIaMiBUaGUgbWFpbGVkIGNvZGU7IGNhc2UgYW5kIGh5\
      cGhlbnMgZG8gbm90IG1hdHRlci4KCrMBCgQEAgICEgN1AhYapQEgV2l0aCBhbiBhZGRyZXNzIGFzIG5hbWU6IHRoZSBwYXNz\
      d29yZCBvZiB0aGUgcmVnaXN0cmF0aW9uLCBzbyB0aGF0IG5vYm9keSBjb25maXJtcyBhbiBhY2NvdW50IHRoYXQKIHNvbWVi\
      b2R5IGVsc2UgbWFkZSB3aXRoIHRoZWlyIGFkZHJlc3MuIE90aGVyd2lzZSBub3QgbG9va2VkIGF0LgoKmAEKAgUBEgV6AIQB\
      ARqKASBXaGF0IGJlY2FtZSBvZiB0aGUgZS1tYWlsIGFkZHJlc3MgdGhhdCB0aGUgY29kZSB3YXMgbWFpbGVkIHRvLiBXaG9l\
      dmVyIGhhcyB0aGUgY29kZSByZWFkcyB0aGF0CiBhZGRyZXNzJ3MgbWFpbCwgYW5kIG5vYm9keSBlbHNlIGlzIHRvbGQuCgoe\
      CgQFAQIAEgN8AiAaESBOZXZlciBhbnN3ZXJlZC4KCkQKBAUBAgESA34CGRo3IEl0IHN0YXlzIHdpdGggdGhlIGFjY291bnQs\
      IGFuZCBjYW4gYmUgc2lnbmVkIGluIHdpdGguCgoxCgQFAQICEgSAAQIbGiMgSXRzIGtlZXBpbmcgd2FzIG5vdCBjb25zZW50\
      ZWQgdG8uCgq+AQoEBQECAxIEgwECLBqvASBJdHMga2VlcGluZyB3YXMgY29uc2VudGVkIHRvLCBidXQgYW5vdGhlciBhY2Nv\
      dW50LCBjb25maXJtZWQgZWFybGllciwga2VlcHMgaXQ6IGFuIGFkZHJlc3MgYmVsb25ncwogdG8gb25lIGFjY291bnQuIFRo\
      aXMgb25lIGhhcyBub25lLCBhbmQgaXMgc2lnbmVkIGluIHRvIHdpdGggaXRzIHVzZXJuYW1lLgoKMAoCBAMSBocBAI0BARoi\
      IFRoZSBhY2NvdW50IGNhbiBiZSBzaWduZWQgaW4gdG8uCgorCgQEAwIAEgSJAQIhGh0gV2hhdCBiZWNhbWUgb2YgdGhlIGFk\
      ZHJlc3MuCgrWAQoEBAMCARIEjAECGxrHASBXaGVyZSBubyBhZGRyZXNzIHN0YXlzOiB0aGUgd2F5IGJhY2sgaW4gd2hlbiB0\
      aGUgcGFzc3dvcmQgaXMgZm9yZ290dGVuIChSZWNvdmVyQWNjb3VudCkuIEl0IGlzIG1haWxlZCwKIHRvbywgYXMgdGhlIGxh\
      c3QgbWFpbCB0byB0aGUgYWRkcmVzczsgc28gaXQgaXMgZW1wdHkgd2hlbiB0aGUgc2FtZSByZXF1ZXN0IGlzIGFuc3dlcmVk\
      IGFnYWluLgoKJgoCBAQSBpABAJQBARoYIEFza3MgZm9yIGFub3RoZXIgY29kZS4KCpEBCgQEBAIAEgSTAQIWGoIBIE9mIHRo\
      ZSBhY2NvdW50IHRoYXQgd2FpdHMsIG9yIGl0cyBhZGRyZXNzIHdoZXJlIGl0IGhhcyBubyB1c2VybmFtZTsgYSB0ZXh0IHRo\
      YXQgY2FuIGJlIG5laXRoZXIgaXMKIGFuc3dlcmVkIGxpa2UgYW4gdW5rbm93biBvbmUuCgotCgIEBRIElwEAJRohIFNheXMg\
      bm90aGluZyBhYm91dCB0aGUgYWNjb3VudC4KCjcKAgQGEgSaAQAcGisgTmFtZXMgbm9ib2R5OiB0aGUgYWNjb3VudCBpcyB0\
      aGUgdG9rZW4ncy4KCisKAgQHEgadAQC3AQEaHSBXaGF0IGlzIGtlcHQgb2YgYW4gYWNjb3VudC4KCkgKBAQHAgASBJ8BAhwa\
      OiBSYW5kb20gVVVJRCwgYnkgd2hpY2ggYWxsIHNlcnZpY2VzIGtub3cgdGhlIHBhcnRpY2lwYW50LgoKVgoEBAcCARIEoQEC\
      FhpIIEVtcHR5IGZvciBhbiBhbm9ueW1vdXMgYWNjb3VudCwgYW5kIGZvciBvbmUgd2hvc2UgbmFtZSBpcyBpdHMgYWRkcmVz\
      cy4KCjoKBAQHAgISBKMBAhMaLCBFbXB0eSB1bmxlc3MgaXRzIGtlZXBpbmcgd2FzIGNvbnNlbnRlZCB0by4KCikKBAQHAgMS\
      BKUBAhYaGyBCQ1AgNDcgbGFuZ3VhZ2Ugb2YgbWFpbHMuCgpSCgQEBwIEEgSnAQIVGkQgTWFkZSBieSBTaWduSW5Bbm9ueW1v\
      dXNseTogd2l0aG91dCB1c2VybmFtZSwgcGFzc3dvcmQgYW5kIGFkZHJlc3MuCgonCgQEBwIFEgSpAQIsGhkgV2hlbiBpdCB3\
      YXMgcmVnaXN0ZXJlZC4KCk4KBAQHAgYSBKsBAhIaQCBPZiB3aGF0IE93bkFjY291bnRTZXJ2aWNlLlVwZGF0ZUFjY291bnQg\
      Y2hhbmdlcywgYXMgaXQgc3RhbmRzLgoKNwoEBAcCBxIErQECFhopIFdoZXRoZXIgaXRzIG93bmVyIHdhbnRzIHRoZSBuZXdz\
      bGV0dGVyLgoKMgoEBAcCCBIErwECFhokIFdoYXQgaXRzIG93bmVyIHNheXMgb2YgdGhlbXNlbHZlcy4KCksKBAQHAgkSBLEB\
      AhwaPSBUaGUgYWRkcmVzcyB0aGF0IHdhaXRzIGZvciBDb25maXJtRW1haWxDaGFuZ2U7IGVtcHR5OiBub25lLgoKtgEKBAQH\
      AgoSBLQBAjMapwEgU2luY2Ugd2hlbiBtYWlscyB0byB0aGUgYWRkcmVzcyBjb21lIGJhY2s7IGFic2VudDogbm9uZSBkaWQu\
      IE5ld3NsZXR0ZXJzIGFyZSBub3Qgc2VudCB0byBpdDsgd2hhdCBpcyBhc2tlZAogZm9yIGlzLCBzdWNoIGFzIGEgcmVzZXQu\
      IEEgY2hhbmdlIG9mIHRoZSBhZGRyZXNzIGVuZHMgaXQuCgpXCgQEBwILEgS2AQIdGkkgV2hldGhlciBhbiBhZG1pbmlzdHJh\
      dG9yIG1hcmtlZCB0aGUgYWNjb3VudDogd2hhdCBpdCBhbnN3ZXJzIGlzIGEgdGVzdC4KCksKAgYBEga6AQCDAgEaPSBTaWdu\
      aW5nIGluIGFuZCBzdGF5aW5nIHNpZ25lZCBpbi4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLgoKmQYKBAYBAgASBMYBAjUa\
      igYgQmVnaW5zIGEgc2Vzc2lvbiBvZiBhbiBhY2NvdW50LgoKIE5vdCBpZGVtcG90ZW50OiBlYWNoIGNhbGwgYmVnaW5zIGEg\
      c2Vzc2lvbiBvZiBpdHMgb3duLiBTZW5kaW5nIGl0IGFnYWluIHdoZW4gdGhlIGFuc3dlciB3YXMgbG9zdCBkb2VzCiBubyBo\
      YXJtOiB0aGUgc2Vzc2lvbiB0aGF0IG5vYm9keSBrbm93cyBvZiBlbmRzIHVudXNlZCBhZnRlciA5MCBkYXlzLCBvciBhcyB0\
      aGUgb2xkZXN0IG9mIG1vcmUgdGhhbiAyMC4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBDUkVERU5U\
      SUFMU19SRUpFQ1RFRCBmb3IgYSB3cm9uZyBwYXNzd29yZCBhbmQgYW4gdW5rbm93bgogdXNlcm5hbWUgYWxpa2UsIGFuZCBm\
      b3IgYW4gYWNjb3VudCB0aGF0IHdhaXRzIGZvciBpdHMgY29kZSBhbmQgaGFzIG5vIHVzZXJuYW1lOiB0b2xkIGFwYXJ0LCBp\
      dCB3b3VsZAogdGVsbCB0aGF0IG5vIG90aGVyIGFjY291bnQgaGFzIHRoZSBhZGRyZXNzOyBGQUlMRURfUFJFQ09ORElUSU9O\
      IHdpdGggcmVhc29uIEFDQ09VTlRfTk9UX0NPTkZJUk1FRCBmb3IKIG9uZSB0aGF0IHdhaXRzIGFuZCBoYXMgYSB1c2VybmFt\
      ZSAob25seSB3aXRoIHRoZSByaWdodCBwYXNzd29yZCk7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uCiBBQ0NPVU5U\
      X1NVU1BFTkRFRCAob25seSB3aXRoIHRoZSByaWdodCBwYXNzd29yZCk7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFz\
      b24gVE9PX01BTllfQVRURU1QVFMgYW5kIFJldHJ5SW5mbyBhZnRlciByZXBlYXRlZCBmYWlsdXJlcy4KCocGCgQGAQIBEgbR\
      AQLTAQMa9gUgTWFrZXMgYSBwYXJ0aWNpcGFudCB3aXRob3V0IGFueSBhY2NvdW50IGRhdGEuIFRoZSByZWZyZXNoIHRva2Vu\
      IGlzIHRoZSBvbmx5IGtleSB0byBpdC4KIFNlbmRpbmcgdGhlIHNhbWUgYHJlcXVlc3RfaWRgIGFnYWluIHdpdGhpbiBpdHMg\
      c2Vzc2lvbidzIGZpcnN0IGhvdXIgYW5zd2VycyB0aGUgc2FtZQogcGFydGljaXBhbnQsIGVhY2ggdGltZSB3aXRoIGEgcmVm\
      cmVzaCB0b2tlbiBvZiBpdHMgb3duOyBhbnkgb2YgdGhlbSBpcyBnb29kLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsg\
      QUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gUkVRVUVTVF9JRF9SRVVTRUQgd2hlbiBgcmVxdWVzdF9pZGAgd2FzIHVzZWQK\
      IHdpdGggb3RoZXIgYXVkaWVuY2VzIG9yIGZvciBhbm90aGVyIGFjY291bnQ7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCBy\
      ZWFzb24gU0lHTl9JTl9FTkRFRCB3aGVuCiB0aGUgc2Vzc2lvbiB0aGF0IGl0IGJlZ2FuIHdhcyBzaWduZWQgb3V0LCBoYXMg\
      ZW5kZWQsIG9yIGlzIG9sZGVyIHRoYW4gYW4gaG91cjogYSBuZXcgcGFydGljaXBhbnQKIG5lZWRzIGEgbmV3IGByZXF1ZXN0\
      X2lkYDsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFNJR05fSU5fUkVQRUFURURfTElNSVQgYW5kIFJldHJ5SW5m\
      byBhZnRlcgogNjQgYW5zd2VycyB0aGF0IG5vIHJlZnJlc2ggZm9sbG93ZWQsIG9uZSBtb3JlIGVhY2ggbWludXRlOyBQRVJN\
      SVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbgogQUNDT1VOVF9TVVNQRU5ERUQuCgrvBwoEBgECAhIE4QECOBrgByBFeGNoYW5n\
      ZXMgYSByZWZyZXNoIHRva2VuIGZvciBhIG5ldyBwYWlyLiBBIHRva2VuIGlzIGdvb2QgZm9yIG9uZSBleGNoYW5nZS4gU2Vu\
      dCBhZ2FpbiB3aXRoaW4gMzAKIHNlY29uZHMgb2YgdGhhdCBleGNoYW5nZSAodGhlIHJlc3BvbnNlIHdhcyBsb3N0KSBpdCBp\
      cyBhbnN3ZXJlZCBhZ2FpbiwgdXAgdG8gNjQgdGltZXMsIHVubGVzcyB0aGUKIHRva2VuIHRoYXQgY2FtZSBvZiBpdCB3YXMg\
      dXNlZCBtZWFud2hpbGU7IGFmdGVyIHRoYXQgaXQgY291bnRzIGFzIHN0b2xlbiBhbmQgZW5kcyB0aGUgd2hvbGUKIHNlc3Np\
      b24sIHdpdGggYWxsIHRoYXQgY2FtZSBvZiBpdC4KCiBOb3QgaWRlbXBvdGVudDogc2VudCBhZ2FpbiBsYXRlciB0aGFuIHRo\
      YXQsIGl0IGVuZHMgdGhlIHNlc3Npb24uCgogRXJyb3JzOiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gUkVGUkVTSF9U\
      T0tFTl9SRUpFQ1RFRDogc2lnbiBpbiBhbmV3OyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aAogcmVhc29uIFJFRlJFU0hfUkVQ\
      RUFURURfTElNSVQ6IHVzZSBvbmUgb2YgdGhlIGFuc3dlcnMsIHRoaXMgdG9rZW4gaGFzIG5vIG1vcmU7IFBFUk1JU1NJT05f\
      REVOSUVEIHdpdGgKIHJlYXNvbiBBQ0NPVU5UX1NVU1BFTkRFRDoga2VlcCB0aGUgdG9rZW4sIHdoaWNoIGlzIGdvb2QgYWdh\
      aW4gd2hlbiB0aGUgYWNjb3VudCBpcyByZXN0b3JlZDsKIEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gQUNDT1VO\
      VF9FUkFTRUQ6IGV2ZXJ5dGhpbmcgb2YgdGhlIHBhcnRpY2lwYW50IHdhcyBlcmFzZWQgd2hpbGUgdGhlIHNlc3Npb24KIGxp\
      dmVkLiBGb3JnZXQgdGhlIHRva2VuLCBhbmQgc2hlZXRzIHRoYXQgd2VyZSBub3Qgc2VudDogbm8gc2VydmljZSB0YWtlcyB0\
      aGVtLiBUb2xkIGZvciBhcyBsb25nIGFzIGEKIHJlZnJlc2ggdG9rZW4gbGl2ZXMgd2l0aG91dCB1c2UsIDkwIGRheXMgYnkg\
      ZGVmYXVsdCwgYW5kIFJFRlJFU0hfVE9LRU5fUkVKRUNURUQgYWZ0ZXJ3YXJkcy4KCmEKBAYBAgMSBuMBAuUBAxpRIFJldm9r\
      ZXMgdGhlIHJlZnJlc2ggdG9rZW4ncyB3aG9sZSBmYW1pbHkuIFVua25vd24gdG9rZW5zIGFyZSBhY2NlcHRlZCBzaWxlbnRs\
      eS4KCscBCgQGAQIEEgbpAQLrAQMatgEgVGhlIGNhbGxlcidzIHNlc3Npb25zIHRoYXQgaGF2ZSBuZWl0aGVyIGVuZGVkIG5v\
      ciBleHBpcmVkLCBuZXdlc3Qgc2lnbi1pbiBmaXJzdC4gTmVlZHMgYSB0b2tlbi4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRF\
      RCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVEIHdoZW4gdGhlIGNhbGxlcidzIG93biBoYXMgZW5kZWQuCgqZAwoEBgECBRIG\
      8QEC8wEDGogDIEVuZHMgb25lIG9mIHRoZSBjYWxsZXIncyBzZXNzaW9uczogaXRzIHJlZnJlc2ggdG9rZW5zIGFyZSByZWZ1\
      c2VkIGF0IG9uY2U7IGFjY2VzcyB0b2tlbnMgdGhhdCB3ZXJlIG1hZGUKIG9mIGl0IGFyZSBnb29kIHVudGlsIHRoZXkgZW5k\
      LCAxMCBtaW51dGVzIGF0IG1vc3QuIE5lZWRzIGEgdG9rZW4uIE9uZSB0aGF0IGhhcyBlbmRlZCBhbHJlYWR5IGlzIG5vIGVy\
      cm9yLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNFU1NJT05fVU5LTk9XTiwg\
      YWxzbyBmb3IgYSBzZXNzaW9uIG9mIHNvbWVib2R5IGVsc2U7CiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lP\
      Tl9FTkRFRCB3aGVuIHRoZSBjYWxsZXIncyBvd24gaGFzIGVuZGVkLgoKuwEKBAYBAgYSBvcBAvkBAxqqASBFbmRzIGFsbCBv\
      ZiB0aGUgY2FsbGVyJ3Mgc2Vzc2lvbnMsIGFzIEVuZFNlc3Npb24gZG9lcyBvbmUuIE5lZWRzIGEgdG9rZW4uCgogRXJyb3Jz\
      OiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRCB3aGVuIHRoZSBjYWxsZXIncyBvd24gaGFzIGVu\
      ZGVkIG90aGVyd2lzZS4KCokECgQGAQIHEgSCAgJKGvoDIFByb3ZlcyB0aGUgcGFzc3dvcmQgb25jZSBtb3JlLCBmb3Igd2hh\
      dCBhc2tzIGZvciBhIGZyZXNoIHByb29mOiB0aGUgYWNjZXNzIHRva2VuIHRoYXQgaXMgYW5zd2VyZWQgc2F5cwogbm93IGFz\
      IGl0cyBgYXV0aF90aW1lYC4gVGhlIHNlc3Npb24gYW5kIGl0cyByZWZyZXNoIHRva2VuIGdvIG9uLiBOZWVkcyBhIHRva2Vu\
      LgoKIE5vdCBpZGVtcG90ZW50OiBlYWNoIGNhbGwgYW5zd2VycyBhIHRva2VuIG9mIGl0cyBvd24uIFNlbmRpbmcgaXQgYWdh\
      aW4gZG9lcyBubyBoYXJtLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFz\
      b24gUEFTU1dPUkRfV1JPTkc7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24KIEFDQ09VTlRfQU5PTllNT1VTOyBS\
      RVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfQVRURU1QVFMgYW5kIFJldHJ5SW5mbzsgVU5BVVRIRU5U\
      SUNBVEVEIHdpdGgKIHJlYXNvbiBTRVNTSU9OX0VOREVELgoKHQoCBAgSBoYCAJACARoPIFdobyBzaWducyBpbi4KCkEKBAQI\
      AgASBIgCAhYaMyBVc2VybmFtZSwgb3IgdGhlIGUtbWFpbCBhZGRyZXNzIHdoZXJlIGl0IGlzIGtlcHQuCgo9CgQECAIBEgSK\
      AgIWGi8gQXMgaXQgd2FzIHJlZ2lzdGVyZWQgKFJGQyA4MjY1IE9wYXF1ZVN0cmluZykuCgphCgQECAICEgSMAgIgGlMgU2Vy\
      dmljZXMgdGhlIGFjY2VzcyB0b2tlbiBpcyBmb3IsIGUuZy4gYG90b2xpdGgtaW5nZXN0aW9uYDsgZW1wdHkgbWVhbnMgYWxs\
      IGZvdXIuCgqqAQoEBAgCAxIEjwICExqbASBXaGF0IHRoZSBwZXJzb24ga25vd3MgdGhlIHNlc3Npb24gYnkgaW4gTGlzdFNl\
      c3Npb25zLCBlLmcuIHRoZSBuYW1lIG9mIHRoZSBkZXZpY2U6IGF0IG1vc3QgNjQgY2hhcmFjdGVycywKIG5vbmUgb2YgdGhl\
      bSBhIGNvbnRyb2wgY2hhcmFjdGVyLiBFbXB0eTogbm9uZS4KCisKAgQJEgaTAgCiAgEaHSBUaGUgc2Vzc2lvbiB0aGF0IHdh\
      cyBiZWd1bi4KCl0KBAQJAgASBJUCAhoaTyBKV1QgKFJGQyA5MDY4IHR5cGUgYGF0K2p3dGAsIEVkRFNBKTsgb3BhcXVlIHRv\
      IGdhdGV3YXlzIHRoYXQgb25seSBmb3J3YXJkIGl0LgoKVQoEBAkCARIElwICORpHIFdoZW4gdGhlIGFjY2VzcyB0b2tlbiBl\
      bmRzOiAxMCBtaW51dGVzIGFmdGVyIGl0IHdhcyBtYWRlLCBieSBkZWZhdWx0LgoKPwoEBAkCAhIEmQICGxoxIE9wYXF1ZSwg\
      MjU2IHJhbmRvbSBiaXRzLiBSZXBsYWNlZCBhdCBldmVyeSB1c2UuCgqGAQoEBAkCAxIEnAICOhp4IFdoZW4gdGhlIHNlc3Np\
      b24gZW5kcyB1bmxlc3MgaXQgaXMgcmVmcmVzaGVkIGJlZm9yZTogOTAgZGF5cywgYnkgZGVmYXVsdCwgYW5kIGEgeWVhciBh\
      ZnRlciB0aGUgc2lnbi1pbgogYXQgdGhlIGxhdGVzdC4KClcKBAQJAgQSBJ4CAhwaSSBSYW5kb20gVVVJRCBvZiB0aGUgYWNj\
      b3VudCwgYnkgd2hpY2ggYWxsIHNlcnZpY2VzIGtub3cgdGhlIHBhcnRpY2lwYW50LgoKxAEKBAQJAgUSBKECAjEatQEgQ3Vy\
      cmVudCBlbnJvbG1lbnRzIHdob3NlIHN0dWR5IGhhcyBhbm90aGVyIGNvbnNlbnQgdGV4dCBieSBub3csIGJ5IHRoZSBpZHMg\
      b2YgdGhlIHN0dWRpZXMuIFNob3cgdGhlc2UKIHRleHRzLCBhbmQgam9pbiB3aXRoIHRoZW07IHRha2luZyBwYXJ0IGdvZXMg\
      b24gdW50aWwgdGhlIGBlbmRfdGltZWAgb2YgZWFjaC4KCiYKAgQKEgalAgCsAgEaGCBBIHBhcnRpY2lwYW50IHRvIG1ha2Uu\
      CgohCgQECgIAEgSnAgIYGhMgQ2xpZW50LW1hZGUgVVVJRC4KCiQKBAQKAgESBKkCAiAaFiBBcyBpbiBTaWduSW5SZXF1ZXN0\
      LgoKRQoEBAoCAhIEqwICExo3IEFzIGluIFNpZ25JblJlcXVlc3Q7IHNlbnQgYWdhaW4sIHRoZSBmaXJzdCBvbmUgc3RheXMu\
      CgplCgIECxIGrwIAvgIBGlcgVGhlIHNlc3Npb24gb2YgdGhlIG5ldyBwYXJ0aWNpcGFudCwgb3Igb2YgdGhlIG9uZSB0aGF0\
      IHRoaXMgYHJlcXVlc3RfaWRgIG1hZGUgYmVmb3JlLgoKXQoEBAsCABIEsQICGhpPIEpXVCAoUkZDIDkwNjggdHlwZSBgYXQr\
      and0YCwgRWREU0EpOyBvcGFxdWUgdG8gZ2F0ZXdheXMgdGhhdCBvbmx5IGZvcndhcmQgaXQuCgpVCgQECwIBEgSzAgI5Gkcg\
      V2hlbiB0aGUgYWNjZXNzIHRva2VuIGVuZHM6IDEwIG1pbnV0ZXMgYWZ0ZXIgaXQgd2FzIG1hZGUsIGJ5IGRlZmF1bHQuCgo/\
      CgQECwICEgS1AgIbGjEgT3BhcXVlLCAyNTYgcmFuZG9tIGJpdHMuIFJlcGxhY2VkIGF0IGV2ZXJ5IHVzZS4KCoYBCgQECwID\
      EgS4AgI6GnggV2hlbiB0aGUgc2Vzc2lvbiBlbmRzIHVubGVzcyBpdCBpcyByZWZyZXNoZWQgYmVmb3JlOiA5MCBkYXlzLCBi\
      eSBkZWZhdWx0LCBhbmQgYSB5ZWFyIGFmdGVyIHRoZSBzaWduLWluCiBhdCB0aGUgbGF0ZXN0LgoKVwoEBAsCBBIEugICHBpJ\
      IFJhbmRvbSBVVUlEIG9mIHRoZSBhY2NvdW50LCBieSB3aGljaCBhbGwgc2VydmljZXMga25vdyB0aGUgcGFydGljaXBhbnQu\
      CgrEAQoEBAsCBRIEvQICMRq1ASBDdXJyZW50IGVucm9sbWVudHMgd2hvc2Ugc3R1ZHkgaGFzIGFub3RoZXIgY29uc2VudCB0\
      ZXh0IGJ5IG5vdywgYnkgdGhlIGlkcyBvZiB0aGUgc3R1ZGllcy4gU2hvdyB0aGVzZQogdGV4dHMsIGFuZCBqb2luIHdpdGgg\
      dGhlbTsgdGFraW5nIHBhcnQgZ29lcyBvbiB1bnRpbCB0aGUgYGVuZF90aW1lYCBvZiBlYWNoLgoKLAoCBAwSBsECAMQCARoe\
      IFRoZSB0b2tlbiB0aGF0IGlzIGV4Y2hhbmdlZC4KCi4KBAQMAgASBMMCAhsaICBUaGUgbmV3ZXN0IG9uZSBvZiB0aGUgc2Vz\
      c2lvbi4KCjYKAgQNEgbHAgDWAgEaKCBUaGUgc2Vzc2lvbiBnb2VzIG9uIHdpdGggdGhlc2UgdG9rZW5zLgoKXQoEBA0CABIE\
      yQICGhpPIEpXVCAoUkZDIDkwNjggdHlwZSBgYXQrand0YCwgRWREU0EpOyBvcGFxdWUgdG8gZ2F0ZXdheXMgdGhhdCBvbmx5\
      IGZvcndhcmQgaXQuCgpVCgQEDQIBEgTLAgI5GkcgV2hlbiB0aGUgYWNjZXNzIHRva2VuIGVuZHM6IDEwIG1pbnV0ZXMgYWZ0\
      ZXIgaXQgd2FzIG1hZGUsIGJ5IGRlZmF1bHQuCgo/CgQEDQICEgTNAgIbGjEgT3BhcXVlLCAyNTYgcmFuZG9tIGJpdHMuIFJl\
      cGxhY2VkIGF0IGV2ZXJ5IHVzZS4KCoYBCgQEDQIDEgTQAgI6GnggV2hlbiB0aGUgc2Vzc2lvbiBlbmRzIHVubGVzcyBpdCBp\
      cyByZWZyZXNoZWQgYmVmb3JlOiA5MCBkYXlzLCBieSBkZWZhdWx0LCBhbmQgYSB5ZWFyIGFmdGVyIHRoZSBzaWduLWluCiBh\
      dCB0aGUgbGF0ZXN0LgoKVwoEBA0CBBIE0gICHBpJIFJhbmRvbSBVVUlEIG9mIHRoZSBhY2NvdW50LCBieSB3aGljaCBhbGwg\
      c2VydmljZXMga25vdyB0aGUgcGFydGljaXBhbnQuCgrEAQoEBA0CBRIE1QICMRq1ASBDdXJyZW50IGVucm9sbWVudHMgd2hv\
      c2Ugc3R1ZHkgaGFzIGFub3RoZXIgY29uc2VudCB0ZXh0IGJ5IG5vdywgYnkgdGhlIGlkcyBvZiB0aGUgc3R1ZGllcy4gU2hv\
      dyB0aGVzZQogdGV4dHMsIGFuZCBqb2luIHdpdGggdGhlbTsgdGFraW5nIHBhcnQgZ29lcyBvbiB1bnRpbCB0aGUgYGVuZF90\
      aW1lYCBvZiBlYWNoLgoKJgoCBA4SBtkCANwCARoYIFRoZSBzZXNzaW9uIHRoYXQgZW5kcy4KCh8KBAQOAgASBNsCAhsaESBP\
      ZiB0aGUgc2Vzc2lvbi4KCjYKAgQPEgTfAgAaGiogVGhlIHNlc3Npb24gaGFzIGVuZGVkLCBpZiB0aGVyZSB3YXMgb25lLgoK\
      MQoCBBASBuICAPACARojIE9uZSBzaWduLWluLCBhbmQgd2hhdCBjYW1lIG9mIGl0LgoKHAoEBBACABIE5AICGBoOIFJhbmRv\
      bSBVVUlELgoKPAoEBBACARIE5gICExouIEFzIGl0IHdhcyBnaXZlbiBhdCB0aGUgc2lnbi1pbjsgZW1wdHk6IG5vbmUuCgol\
      CgQEEAICEgToAgIsGhcgV2hlbiB0aGUgc2lnbi1pbiB3YXMuCgqGAQoEBBACAxIE6wICLhp4IFRoZSBkYXksIGFzIG1pZG5p\
      Z2h0IGluIFVUQywgb2YgdGhlIGxhc3Qgc2lnbi1pbiBvciByZWZyZXNoLiBNb3JlIGlzIG5vdCB0b2xkLCBhbmQgbm8gYWRk\
      cmVzcyBvZiB0aGUKIG5ldHdvcmsgaXMga2VwdC4KCjsKBAQQAgQSBO0CAiwaLSBXaGVuIGl0IGVuZHMgdW5sZXNzIGl0IGlz\
      IHJlZnJlc2hlZCBiZWZvcmUuCgo+CgQEEAIFEgTvAgITGjAgV2hldGhlciB0aGUgY2FsbGVyJ3MgdG9rZW4gaXMgb2YgdGhp\
      cyBzZXNzaW9uLgoKMAoCBBESBvMCAPgCARoiIEFza3MgZm9yIGEgcGFnZSBvZiBvd24gc2Vzc2lvbnMuCgolCgQEEQIAEgT1\
      AgIXGhcgMSB0byAyMDA7IDAgbWVhbnMgNTAuCgpPCgQEEQIBEgT3AgIYGkEgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHBh\
      Z2UgYmVmb3JlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgonCgIEEhIG+wIAgAMBGhkgQSBwYWdlIG9mIG93biBzZXNz\
      aW9ucy4KCiUKBAQSAgASBP0CAiAaFyBOZXdlc3Qgc2lnbi1pbiBmaXJzdC4KCj4KBAQSAgESBP8CAh0aMCBPZiB0aGUgbmV4\
      dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBvbmUuCgorCgIEExIGgwMAhgMBGh0gVGhlIHNlc3Npb24gdGhhdCBp\
      cyB0byBlbmQuCgopCgQEEwIAEgSFAwIYGhsgVVVJRCwgYXMgaW4gTGlzdFNlc3Npb25zLgoKJAoCBBQSBIkDAB0aGCBUaGUg\
      c2Vzc2lvbiBoYXMgZW5kZWQuCgopCgIEFRIGjAMAjwMBGhsgU2Vzc2lvbnMgdGhhdCBhcmUgdG8gZW5kLgoKPgoEBBUCABIE\
      jgMCGBowIFRoZSBvbmUgdGhhdCB0aGUgY2FsbGVyJ3MgdG9rZW4gaXMgb2YgZ29lcyBvbi4KCh4KAgQWEgSSAwAhGhIgVGhl\
      eSBoYXZlIGVuZGVkLgoKJQoCBBcSBpUDAJgDARoXIEEgcHJvb2Ygb2Ygd2hvIGNhbGxzLgoKLQoEBBcCABIElwMCFhofIFRo\
      ZSBhY2NvdW50J3MsIGFzIGF0IHNpZ24taW4uCgolCgIEGBIGmwMAoAMBGhcgV2hhdCB0aGUgcHJvb2YgZ2l2ZXMuCgpHCgQE\
      GAIAEgSdAwIaGjkgSW4gcGxhY2Ugb2YgdGhlIG9uZSB0aGF0IHdhcyBzaG93bjsgYGF1dGhfdGltZWAgaXMgbm93LgoKVQoE\
      BBgCARIEnwMCORpHIFdoZW4gdGhlIGFjY2VzcyB0b2tlbiBlbmRzOiAxMCBtaW51dGVzIGFmdGVyIGl0IHdhcyBtYWRlLCBi\
      eSBkZWZhdWx0LgoKLQoCBBkSBqMDAKgDARofIEEgY2hhbmdlIG9mIHRoZSBvd24gcGFzc3dvcmQuCgopCgQEGQIAEgSlAwIW\
      GhsgVGhlIG9uZSB0aGF0IGlzIGdvb2Qgbm93LgoKRQoEBBkCARIEpwMCGho3IFRoZSBvbmUgaW4gaXRzIHBsYWNlLCBieSB0\
      aGUgcnVsZXMgb2YgYSByZWdpc3RyYXRpb24uCgozCgIEGhIEqwMAIRonIFRoZSBuZXcgcGFzc3dvcmQgaXMgZ29vZCBmcm9t\
      IG5vdyBvbi4KCkkKAgYCEgauAwDUAwEaOyBXaGljaCBzdHVkaWVzIGEgcGFydGljaXBhbnQgdGFrZXMgcGFydCBpbi4gTmVl\
      ZHMgYSB0b2tlbi4KCvQJCgQGAgIAEga+AwLAAwMa4wkgUmVjb3JkcyBjb25zZW50IHRvIHRoZSB0ZXh0IHZlcnNpb24gbmFt\
      ZWQsIGVucm9scywgYW5kIGFuc3dlcnMgd2l0aCBhbiBhY2Nlc3MgdG9rZW4gdGhhdCBjYXJyaWVzCiB0aGUgZW5yb2xtZW50\
      LiBKb2luaW5nIHR3aWNlIGlzIHNhZmUuIEluIGEgc3R1ZHkgYnkgcmVxdWVzdCAoYW5kIHdpdGhvdXQgYW4gaW52aXRhdGlv\
      bikKIHRoZSBhbnN3ZXIgaGFzIGEgYGpvaW5fcmVxdWVzdGAgdGhhdCB3YWl0cyBmb3IgYSBsZWFkZXIgaW5zdGVhZCBvZiBh\
      biBlbnJvbG1lbnQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULCBhbHNvIHdpdGggcmVhc29uIENPTlNFTlRfTEFOR1VB\
      R0VfVU5LTk9XTiAodGhlIHN0dWR5IGhhcyBubyBjb25zZW50IHRleHQKIGluIGBjb25zZW50X2xhbmd1YWdlYCk7IE5PVF9G\
      T1VORCB3aXRoIHJlYXNvbiBTVFVEWV9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIFNUVURZX0VO\
      REVELAogU1RVRFlfTk9UX1NUQVJURUQsIFNUVURZX1BBVVNFRCBvciBDT05TRU5UX09VVERBVEVEICh0aGUgY29uc2VudCB2\
      ZXJzaW9uIGlzIG5vdCB0aGUgc3R1ZHkncwogY3VycmVudCBvbmUpOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBT\
      VFVEWV9QQVNTV09SRF9SRVFVSVJFRCAobm9uZSB3YXMKIGdpdmVuOyBub3QgY291bnRlZCBhcyBhbiBhdHRlbXB0KSwgU1RV\
      RFlfUEFTU1dPUkRfUkVKRUNURUQsIElOVklUQVRJT05fUkVKRUNURUQgKHdyb25nLAogZXhwaXJlZCwgdXNlZCB1cCBvciBy\
      ZXZva2VkKSwgSU5WSVRBVElPTl9SRVFVSVJFRCAoYW4gdW5saXN0ZWQgc3R1ZHkgdGhhdCBpcyBvcGVuKSBvcgogTk9UX1BB\
      UlRJQ0lQQU5UIChzdHVkeSBsZWFkZXJzIGRvIG5vdCB0YWtlIHBhcnQpOyBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24g\
      U0VTU0lPTl9FTkRFRDsKIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUywgRU5ST0xN\
      RU5UU19MSU1JVCwgSk9JTl9SRVFVRVNUU19MSU1JVCAoMTAKIHBlbmRpbmcgb25lcyBvZiB0aGUgcGFydGljaXBhbnQsIDUg\
      ZXZlciB0byBvbmUgc3R1ZHkpIG9yIFNUVURZX0pPSU5fUkVRVUVTVFNfTElNSVQgKDEsMDAwIHBlbmRpbmcKIG9uZXMgb2Yg\
      dGhlIHN0dWR5KTsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvIHdo\
      aWxlIHRoZSBzdHVkeSwKIG9yIGl0cyBwYXNzd29yZCwgaGFzIG5vdCBhcnJpdmVkIGhlcmUgeWV0LgoKzAEKBAYCAgESBsUD\
      AscDAxq7ASBFbmRzIHRoZSBlbnJvbG1lbnQsIGFuZCB3aXRoZHJhd3MgYSBwZW5kaW5nIHJlcXVlc3QgdG8gam9pbjsgYW5z\
      d2VycyB3aXRoIGFuIGFjY2VzcyB0b2tlbgogd2l0aG91dCB0aGUgc3R1ZHkuIExlYXZpbmcgdHdpY2UgaXMgc2FmZS4KCiBF\
      cnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVELgoKkgEKBAYCAgISBssDAs0DAxqBASBD\
      dXJyZW50IGFuZCBlbmRlZCBlbnJvbG1lbnRzIG9mIHRoZSBjYWxsZXIsIGluIHRoZSBvcmRlciBvZiBqb2luaW5nLiBBIHBh\
      cnRpY2lwYW50IGhhcyBhdCBtb3N0IDUwMC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgpyCgQGAgIDEgbRAwLTAwMa\
      YiBUaGUgY2FsbGVyJ3MgcmVxdWVzdHMgdG8gam9pbiBhbmQgd2hhdCBiZWNhbWUgb2YgdGhlbSwgb2xkZXN0IGZpcnN0LgoK\
      IEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCjcKAgQbEgbXAwDmAwEaKSBXaGljaCBzdHVkeSwgYW5kIHdoYXQgd2FzIGNv\
      bnNlbnRlZCB0by4KCiIKBAQbAgASBNkDAhYaFCBUaGUgc3R1ZHkgdG8gam9pbi4KCkoKBAQbAgESBNsDAhYaPCBGb3Igc3R1\
      ZGllcyB3aXRoIHBhc3N3b3JkIGFjY2Vzczsgb3RoZXJ3aXNlIG5vdCBsb29rZWQgYXQuCgpQCgQEGwICEgTdAwIdGkIgYFN0\
      dWR5LmNvbnNlbnRfdmVyc2lvbmAgb2YgdGhlIHRleHQgdGhhdCB3YXMgc2hvd24gYW5kIGFjY2VwdGVkLgoKYAoEBBsCAxIE\
      3wMCHhpSIExhbmd1YWdlIGluIHdoaWNoIHRoZSB0ZXh0IHdhcyBzaG93biwgQkNQIDQ3OiBvbmUgdGhhdCBgU3R1ZHkuY29u\
      c2VudF90ZXh0YCBoYXMuCgqjAQoEBBsCBBIE4gMCHRqUASBDb2RlIG9mIGFuIGludml0YXRpb247IGNhc2UgYW5kIGh5cGhl\
      bnMgZG8gbm90IG1hdHRlci4gSXQgc3RhbmRzIGZvciBhIHBhc3N3b3JkIG9yIGEgbGVhZGVyJ3MKIGRlY2lzaW9uLCBhbmQg\
      bWF5IHB1dCB0aGUgcGFydGljaXBhbnQgaW50byBhIGdyb3VwLgoKfQoEBBsCBRIE5QMCEhpvIEZvciB0aGUgbGVhZGVyIHdo\
      byBkZWNpZGVzIG9uIGEgcmVxdWVzdDogd2hvIGFza3MsIGFuZCB3aHkuIEF0IG1vc3QgNTAwIGNoYXJhY3RlcnM7IGtlcHQg\
      dW50aWwKIHRoZSBkZWNpc2lvbi4KCkIKAgQcEgbpAwD3AwEaNCBUaGUgcGFydGljaXBhbnQgdGFrZXMgcGFydCwgb3Igd2Fp\
      dHMgZm9yIGEgbGVhZGVyLgoKWwoEBBwCABIE6wMCGxpNIFdoZXRoZXIgc29tZXRoaW5nIGNoYW5nZWQ6IGFuIGVucm9sbWVu\
      dCwgaXRzIGNvbnNlbnQsIG9yIGEgcmVxdWVzdCB0byBqb2luLgoKpgIKBAQcAgESBO8DAhoalwIgSW4gdGhlIHBsYWNlIG9m\
      IHRoZSBjYWxsZXIncywgd2hvc2UgY2xhaW1zIG5vIGxvbmdlciBzYXkgd2hhdCBpcyB0cnVlLiBFbXB0eSB3aGVuIHRoZXkg\
      ZG8gKHRoZQogcmVxdWVzdCBjaGFuZ2VkIG5vdGhpbmcgdGhhdCBhIHRva2VuIHRlbGxzIG9mKToga2VlcCB5b3Vycy4gSXQg\
      ZW5kcyB3aGVuIHRoZSBjYWxsZXIncyB3b3VsZCBoYXZlCiBlbmRlZCwgYW5kIGhhcyBpdHMgYXVkaWVuY2VzIGFuZCBubyBm\
      dXJ0aGVyIHJvbGU7IG9ubHkgUmVmcmVzaCBnaXZlcyBhIGxvbmdlciBsaWZlLgoKPQoEBBwCAhIE8QMCORovIFdoZW4gYGFj\
      Y2Vzc190b2tlbmAgZW5kczsgYWJzZW50IHdpdGhvdXQgb25lLgoKNgoEBBwCAxIE8wMCGhooIEFic2VudCB3aGlsZSBhIGxl\
      YWRlciBoYXMgbm90IGRlY2lkZWQuCgp8CgQEHAIEEgT2AwIfGm4gU2V0IGluc3RlYWQgb2YgYGVucm9sbWVudGAsIHdpdGhv\
      dXQgYW4gYWNjZXNzIHRva2VuOyB0aGUgb25lIG9mIGEgcmVuZXdhbCBhZnRlciB0aGUgYXBwcm92YWwgaGFzCiB0aGUgc3R1\
      ZHkuCgouCgIEHRIG+gMA/QMBGiAgV2hpY2ggc3R1ZHkgdGhlIGNhbGxlciBsZWF2ZXMuCgpdCgQEHQIAEgT8AwIWGk8gQW4g\
      dW5rbm93biBvbmUsIG9yIG9uZSBuZXZlciBqb2luZWQsIGlzIGFuc3dlcmVkIGFzIG9uZSB0aGF0IHdhcyBsZWZ0IGJlZm9y\
      ZS4KCj4KAgQeEgaABACFBAEaMCBUaGUgcGFydGljaXBhbnQgZG9lcyBub3QgdGFrZSBwYXJ0IChhbnkgbW9yZSkuCgpRCgQE\
      HgIAEgSCBAIaGkMgQXMgaW4gYEpvaW5TdHVkeVJlc3BvbnNlYDogZW1wdHkgd2hlbiB0aGVyZSB3YXMgbm90aGluZyB0byBs\
      ZWF2ZS4KCj0KBAQeAgESBIQEAjkaLyBXaGVuIGBhY2Nlc3NfdG9rZW5gIGVuZHM7IGFic2VudCB3aXRob3V0IG9uZS4KCj4K\
      AgQfEgaIBACNBAEaMCBOYW1lcyBub2JvZHk6IHRoZSBlbnJvbG1lbnRzIGFyZSB0aGUgY2FsbGVyJ3MuCgokCgQEHwIAEgSK\
      BAIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KCkwKBAQfAgESBIwEAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFn\
      ZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCiUKAgQgEgaQBACXBAEaFyBBIHBhZ2Ugb2YgZW5yb2xtZW50cy4K\
      CigKBAQgAgASBJIEAiQaGiBJbiB0aGUgb3JkZXIgb2Ygam9pbmluZy4KCj8KBAQgAgESBJYEAh0aMSBGb3IgdGhlIG5leHQg\
      cGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKPAoCBCESBpoEAKEEARouIE5hbWVzIG5vYm9keTogdGhlIHJl\
      cXVlc3RzIGFyZSB0aGUgY2FsbGVyJ3MuCgo1CgQEIQIAEgScBAIdGicgVU5TUEVDSUZJRUQ6IHdoYXRldmVyIGJlY2FtZSBv\
      ZiB0aGVtLgoKJAoEBCECARIEngQCFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpMCgQEIQICEgSgBAIYGj4gYG5leHRfcGFn\
      ZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgorCgIEIhIGpAQAqQQBGh0gQSBw\
      YWdlIG9mIHJlcXVlc3RzIHRvIGpvaW4uCgodCgQEIgIAEgSmBAIpGg8gT2xkZXN0IGZpcnN0LgoKPwoEBCICARIEqAQCHRox\
      IEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBvbmUuCgp3CgIEIxIGrAQAvwQBGmkgVGhlIHRp\
      bWUgaW4gd2hpY2ggYSBwYXJ0aWNpcGFudCB0YWtlcyBwYXJ0IGluIGEgc3R1ZHkgd2l0aG91dCBhIGJyZWFrLiBXaG9ldmVy\
      IGpvaW5zIGFnYWluIGhhcyBhbm90aGVyLgoKGgoEBCMCABIErgQCFhoMIFRoZSBzdHVkeS4KCh4KBAQjAgESBLAEAioaECBX\
      aGVuIGl0IGJlZ2FuLgoKNQoEBCMCAhIEsgQCKxonIFdoZW4gaXQgZW5kZWQ7IGFic2VudCB3aGlsZSBlbnJvbGxlZC4KCk8K\
      BAQjAgMSBLQEAh0aQSBgU3R1ZHkuY29uc2VudF92ZXJzaW9uYCBvZiB0aGUgdGV4dCB0aGF0IHdhcyBjb25zZW50ZWQgdG8g\
      bGFzdC4KCj0KBAQjAgQSBLYEAh4aLyBCQ1AgNDcgbGFuZ3VhZ2UgaW4gd2hpY2ggdGhhdCB0ZXh0IHdhcyBzaG93bi4KCk8K\
      BAQjAgUSBLgEAhYaQSBUaGUgc3R1ZHkncyBncm91cCB0aGF0IHRoZSBwYXJ0aWNpcGFudCBiZWxvbmdzIHRvOyBlbXB0eTog\
      bm9uZS4KClMKBAQjAgYSBLoEAhwaRSBUaGUgZW5yb2xtZW50IGxhc3RzLCBhbmQgdGhlIHN0dWR5IGhhcyBhbm90aGVyIGNv\
      bnNlbnQgdGV4dCBieSBub3cuCgpxCgQEIwIHEgS8BAI2GmMgV2hlbiB0aGUgY29uc2VudCB3YXMgd2l0aGRyYXduIChXaXRo\
      ZHJhd0NvbnNlbnQpOyBhYnNlbnQ6IGl0IHdhcyBub3QsIGV2ZW4gd2hlcmUgYGxlYXZlX3RpbWVgIGlzLgoKcwoEBCMCCBIE\
      vgQCMRplIFdpdGggYGNvbnNlbnRfb3V0ZGF0ZWRgOiB3aGVuIHRoZSBjb25zZW50IGVuZHMgb3IgaGFzIGVuZGVkLCB0byB0\
      aGUgc2Vjb25kOyBhYnNlbnQ6IGl0IHN0YXlzIHZhbGlkLgoKMQoCBQISBsIEAM8EARojIFdoYXQgYmVjYW1lIG9mIGEgcmVx\
      dWVzdCB0byBqb2luLgoKOAoEBQICABIExAQCJRoqIEluIGEgcmVxdWVzdDogc2VlIHRoZXJlLiBOZXZlciBhbnN3ZXJlZC4K\
      CiMKBAUCAgESBMYEAiEaFSBXYWl0cyBmb3IgYSBsZWFkZXIuCgo2CgQFAgICEgTIBAIiGiggQSBsZWFkZXIgc2FpZCB5ZXM7\
      IGFuIGVucm9sbWVudCBiZWdhbi4KCiEKBAUCAgMSBMoEAiIaEyBBIGxlYWRlciBzYWlkIG5vLgoKIwoEBQICBBIEzAQCIxoV\
      IEJ5IHRoZSBwYXJ0aWNpcGFudC4KCi4KBAUCAgUSBM4EAiEaICBOb2JvZHkgZGVjaWRlZCB3aXRoaW4gMzAgZGF5cy4KCjYK\
      AgQkEgbSBADjBAEaKCBTb21lYm9keSBhc2tzIHRvIHRha2UgcGFydCBpbiBhIHN0dWR5LgoKTwoEBCQCABIE1AQCHRpBIE1h\
      ZGUgYnkgdGhlIHNlcnZlcjsgbmFtZXMgdGhlIHBlcnNvbiBmb3IgdGhpcyBvbmUgcmVxdWVzdCBvbmx5LgoKLAoEBCQCARIE\
      1gQCFhoeIFRoZSBzdHVkeSB0aGF0IGlzIGFza2VkIGZvci4KCiIKBAQkAgISBNgEAh0aFCBXaGF0IGJlY2FtZSBvZiBpdC4K\
      CiEKBAQkAgMSBNoEAi0aEyBXaGVuIGl0IHdhcyBtYWRlLgoKVgoEBCQCBBIE3AQCLBpIIFdoZW4gaXQgd2FzIGRlY2lkZWQs\
      IHdpdGhkcmF3biBvciBleHBpcmVkOyBhYnNlbnQgd2hpbGUgaXQgaXMgcGVuZGluZy4KCi8KBAQkAgUSBN4EAiwaISBXaGls\
      ZSBwZW5kaW5nOiB3aGVuIGl0IGV4cGlyZXMuCgpKCgQEJAIGEgTgBAIUGjwgVGhlIGxlYWRlcidzLCBmb3IgdGhlIHBhcnRp\
      Y2lwYW50OyBhdCBtb3N0IDUwMCBjaGFyYWN0ZXJzLgoKTAoEBCQCBxIE4gQCEho+IFRoZSBwYXJ0aWNpcGFudCdzLCBmb3Ig\
      dGhlIGxlYWRlcjsgZW1wdHkgb25jZSBpdCBpcyBkZWNpZGVkLgoK8gEKAgYDEgboBACiBQEa4wEgV2hvIHRha2VzIHBhcnQg\
      aW4gYSBzdHVkeSwgZm9yIGl0cyBsZWFkZXJzLiBOZWVkcyBhIHRva2VuIG9mIG9uZTsgb3RoZXJ3aXNlIFBFUk1JU1NJT05f\
      REVOSUVEIHdpdGgKIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSLiBNZW1iZXJzIGFyZSBuYW1lZCBieSBpZHMgb2YgdGhpcyBz\
      ZXJ2aWNlIHRoYXQgc3RhbmQgbm93aGVyZSBlbHNlLCBuZWl0aGVyCiBpbiB0b2tlbnMgbm9yIGluIGV4cG9ydHMuCgpXCgQG\
      AwIAEgbsBALuBAMaRyBSZXF1ZXN0cyB0byBqb2luIHRoZSBzdHVkeSwgb2xkZXN0IGZpcnN0LgoKIEVycm9yczogSU5WQUxJ\
      RF9BUkdVTUVOVC4KCvoDCgQGAwIBEgb2BAL4BAMa6QMgQXBwcm92ZXMgb3IgcmVqZWN0cywgYW5kIHRlbGxzIHRoZSBwYXJ0\
      aWNpcGFudDogYnkgbWFpbCB3aGVyZSBhbiBhZGRyZXNzIGlzIGtlcHQsIGFuZCBpbgogTGlzdE93bkpvaW5SZXF1ZXN0cy4g\
      VGhlIHNhbWUgZGVjaXNpb24gYWdhaW4gaXMgc2FmZS4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBKT0lOX1JF\
      UVVFU1RfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbgogSk9JTl9SRVFVRVNUX0NMT1NFRCAoZGVj\
      aWRlZCBvdGhlcndpc2UsIHdpdGhkcmF3biBvciBleHBpcmVkKSwgU1RVRFlfRU5ERUQgb3IgU1RVRFlfUEFVU0VEIChmb3IK\
      IGFuIGFwcHJvdmFsKTsgSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBHUk9VUF9VTktOT1dOOyBSRVNPVVJDRV9FWEhB\
      VVNURUQgd2l0aCByZWFzb24KIEVOUk9MTUVOVFNfTElNSVQgd2hlbiB0aGUgcGFydGljaXBhbnQgdGFrZXMgcGFydCBpbiB0\
      b28gbWFueSBzdHVkaWVzLgoKVgoEBgMCAhIG/AQC/gQDGkYgQ3VycmVudCBtZW1iZXJzIGluIHRoZSBvcmRlciBvZiBqb2lu\
      aW5nLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCrICCgQGAwIDEgaEBQKGBQMaoQIgUHV0cyBhIG1lbWJlciBpbnRv\
      IGEgZ3JvdXAsIG9yIG91dCBvZiBpdC4gQWNjZXNzIHRva2VucyBzaG93IGl0IGZyb20gdGhlaXIgbmV4dCByZW5ld2FsIG9u\
      LgogU2V0dGluZyBpdCBhZ2FpbiBpcyBzYWZlLgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIE1FTUJFUl9VTktO\
      T1dOIG9yIFNUVURZX1VOS05PV047IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24KIEdST1VQX1VOS05PV047IFVOQVZB\
      SUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mby4KCosDCgQGAwIEEgaMBQKOBQMa\
      +gIgTWFrZXMgYSBjb2RlIGJ5IHdoaWNoIHBlb3BsZSBqb2luLiBUaGUgc2FtZSBgaW52aXRhdGlvbl9pZGAgYWdhaW4gYW5z\
      d2VycyB0aGUgc2FtZSBjb2RlLgoKIEVycm9yczogQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gSU5WSVRBVElPTl9JRF9S\
      RVVTRUQ7IElOVkFMSURfQVJHVU1FTlQsIGFsc28gd2l0aCByZWFzb24KIEdST1VQX1VOS05PV047IE5PVF9GT1VORCB3aXRo\
      IHJlYXNvbiBTVFVEWV9VTktOT1dOOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gSU5WSVRBVElPTlNfTElNSVQK\
      ICgxLDAwMCB1c2FibGUgb25lcyBvZiBhIHN0dWR5KTsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gU1RVRFlfTk9UX1lFVF9L\
      Tk9XTiBhbmQgUmV0cnlJbmZvLgoKhgEKBAYDAgUSBpIFApQFAxp2IEludml0YXRpb25zIG9mIHRoZSBzdHVkeSwgbmV3ZXN0\
      IGZpcnN0LCBhbHNvIHRob3NlIHRoYXQgYXJlIHVzZWQgdXAsIHJldm9rZWQgb3IgZXhwaXJlZC4KCiBFcnJvcnM6IElOVkFM\
      SURfQVJHVU1FTlQuCgrJAQoEBgMCBhIGmQUCmwUDGrgBIEhvdyBsb25nIHRoZSBzdHVkeSBrZWVwcyB3aGF0IHBhcnRpY2lw\
      YW50cyBhbnN3ZXJlZCAoYFN0dWR5LnJldGVudGlvbmApLCBhbmQgd2hhdCB0aGF0IGhhcyBlbmRlZCBzbyBmYXI6CiB0b2xk\
      IGluIG51bWJlcnMsIHNpbmNlIG5vYm9keSBpcyBuYW1lZCBhbnkgbW9yZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQu\
      Cgp9CgQGAwIHEgafBQKhBQMabSBOb2JvZHkgam9pbnMgYnkgaXQgZnJvbSBub3cgb24uIFJldm9raW5nIHR3aWNlIGlzIHNh\
      ZmUuCgogRXJyb3JzOiBOT1RfRk9VTkQgd2l0aCByZWFzb24gSU5WSVRBVElPTl9VTktOT1dOLgoKHgoCBCUSBqUFAKgFARoQ\
      IE5hbWVzIGEgc3R1ZHkuCgoqCgQEJQIAEgSnBQIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCogBCgIEJhIGrAUA\
      tQUBGnogV2hhdCB0aGUgcmV0ZW50aW9uIG9mIGEgc3R1ZHkgaGFzIGVuZGVkLiBPZiBlYWNoIHBhcnRpY2lwYW50J3MgcGFy\
      dCBvZiB0aGUgc3R1ZHkgb25lIGVyYXN1cmUgaXMgYmVndW4sIGEgZmV3CiBhdCBhIHRpbWUuCgo3CgQEJgIAEgSuBQIgGikg\
      QWJzZW50OiBhbnN3ZXJzIGFyZSBrZXB0IHdpdGhvdXQgbGltaXQuCgouCgQEJgIBEgSwBQIbGiAgRXJhc3VyZXMgdGhhdCBz\
      ZXJ2aWNlcyBhcmUgYXQuCgpCCgQEJgICEgSyBQIcGjQgRXJhc3VyZXMgZm9yIHdoaWNoIGV2ZXJ5IHNlcnZpY2UgZ2F2ZSBp\
      dHMgcmVjZWlwdC4KClQKBAQmAgMSBLQFAicaRiBUaGUgc2VydmljZXMnIHJlY2VpcHRzIGFkZGVkIHVwOyBlYWNoIHdpdGgg\
      dGhlIHRpbWUgb2YgdGhlIGxhc3Qgb25lLgoKKwoCBCcSBrgFAMEFARodIFJlcXVlc3RzIHRvIGpvaW4gb25lIHN0dWR5LgoK\
      KgoEBCcCABIEugUCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgoqCgQEJwIBEgS8BQIdGhwgVU5TUEVDSUZJRUQ6\
      IHBlbmRpbmcgb25lcy4KCiQKBAQnAgISBL4FAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKTAoEBCcCAxIEwAUCGBo+IGBu\
      ZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1wdHk6IHRoZSBmaXJzdCBwYWdlLgoKKwoCBCgSBsQFAMkF\
      ARodIEEgcGFnZSBvZiByZXF1ZXN0cyB0byBqb2luLgoKHQoEBCgCABIExgUCKRoPIE9sZGVzdCBmaXJzdC4KCj8KBAQoAgES\
      BMgFAh0aMSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKJAoCBCkSBswFANgFARoW\
      IEEgbGVhZGVyJ3MgZGVjaXNpb24uCgoqCgQEKQIAEgTOBQIWGhwgT25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCi4KBAQp\
      AgESBNAFAh0aICBgSm9pblJlcXVlc3Quam9pbl9yZXF1ZXN0X2lkYC4KCiMKBAQpAgISBNIFAhMaFSBSZWplY3RlZCBvdGhl\
      cndpc2UuCgpBCgQEKQIDEgTUBQIUGjMgU2hvd24gdG8gdGhlIHBhcnRpY2lwYW50OyBhdCBtb3N0IDUwMCBjaGFyYWN0ZXJz\
      LgoKeAoEBCkCBBIE1wUCFhpqIFdpdGggYW4gYXBwcm92YWw6IHRoZSBncm91cCB0aGF0IHRoZSBtZW1iZXIgYmVsb25ncyB0\
      bzsgZW1wdHk6IG5vbmUuIFdpdGggYSByZWplY3Rpb24gaXQgbXVzdCBiZQogZW1wdHkuCgonCgIEKhIG2wUA4AUBGhkgVGhl\
      IHJlcXVlc3QgaXMgZGVjaWRlZC4KCiUKBAQqAgASBN0FAhsaFyBXaGV0aGVyIGJ5IHRoaXMgY2FsbC4KCiEKBAQqAgESBN8F\
      Ah8aEyBBcyBpdCBzdGFuZHMgbm93LgoKJQoCBCsSBuMFAOoFARoXIE1lbWJlcnMgb2Ygb25lIHN0dWR5LgoKKgoEBCsCABIE\
      5QUCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgokCgQEKwIBEgTnBQIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4K\
      CkwKBAQrAgISBOkFAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3Qg\
      cGFnZS4KCiIKAgQsEgbtBQDyBQEaFCBBIHBhZ2Ugb2YgbWVtYmVycy4KCigKBAQsAgASBO8FAh4aGiBJbiB0aGUgb3JkZXIg\
      b2Ygam9pbmluZy4KCj8KBAQsAgESBPEFAh0aMSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qg\
      b25lLgoKOwoCBC0SBvUFAPwFARotIFNvbWVib2R5IHdobyB0YWtlcyBwYXJ0LCBhcyBsZWFkZXJzIHNlZSBpdC4KCkcKBAQt\
      AgASBPcFAhcaOSBPZiB0aGlzIGVucm9sbWVudDsgd2hvZXZlciBqb2lucyBhZ2FpbiBoYXMgYW5vdGhlciBvbmUuCgopCgQE\
      LQIBEgT5BQIqGhsgV2hlbiB0aGUgZW5yb2xtZW50IGJlZ2FuLgoKSgoEBC0CAhIE+wUCFho8IFRoZSBzdHVkeSdzIGdyb3Vw\
      IHRoYXQgdGhlIG1lbWJlciBiZWxvbmdzIHRvOyBlbXB0eTogbm9uZS4KCiUKAgQuEgb/BQCGBgEaFyBBIG1lbWJlciBhbmQg\
      YSBncm91cC4KCioKBAQuAgASBIEGAhYaHCBPbmUgdGhhdCB0aGUgY2FsbGVyIGxlYWRzLgoKIwoEBC4CARIEgwYCFxoVIGBN\
      ZW1iZXIubWVtYmVyX2lkYC4KCk4KBAQuAgISBIUGAhYaQCBUaGUgZ3JvdXAgdGhhdCB0aGUgbWVtYmVyIGJlbG9uZ3MgdG8g\
      ZnJvbSBub3cgb247IGVtcHR5OiBub25lLgoKKwoCBC8SBokGAIwGARodIFRoZSBtZW1iZXIgaXMgaW4gdGhlIGdyb3VwLgoK\
      IQoEBC8CABIEiwYCFBoTIEFzIGl0IHN0YW5kcyBub3cuCgomCgIEMBIGjwYAmgYBGhggQW4gaW52aXRhdGlvbiB0byBtYWtl\
      LgoKIQoEBDACABIEkQYCGxoTIENsaWVudC1tYWRlIFVVSUQuCgoqCgQEMAIBEgSTBgIWGhwgT25lIHRoYXQgdGhlIGNhbGxl\
      ciBsZWFkcy4KCkYKBAQwAgISBJUGAhYaOCBXaG9ldmVyIGpvaW5zIGJ5IGl0IGJlbG9uZ3MgdG8gdGhlIGdyb3VwOyBlbXB0\
      eTogbm9uZS4KCkAKBAQwAgMSBJcGAhYaMiBIb3cgbWFueSBtYXkgam9pbiBieSBpdDogMeKAkzEwMCwwMDA7IDAgbWVhbnMg\
      MS4KCikKBAQwAgQSBJkGAhgaGyAx4oCTMzY1IGRheXM7IDAgbWVhbnMgMzAuCgo0CgIEMRIGnQYAsAYBGiYgQSBjb2RlIGJ5\
      IHdoaWNoIHBlb3BsZSBqb2luIGEgc3R1ZHkuCgoiCgQEMQIAEgSfBgIbGhQgVGhlIGNsaWVudCdzIFVVSUQuCgopCgQEMQIB\
      EgShBgIWGhsgVGhlIHN0dWR5IHRoYXQgaXMgam9pbmVkLgoKRQoEBDECAhIEowYCFho3IFRoZSBncm91cCB0aGF0IHdob2V2\
      ZXIgam9pbnMgYmVsb25ncyB0bzsgZW1wdHk6IG5vbmUuCgo2CgQEMQIDEgSlBgISGiggVHdvIGdyb3VwcyBvZiBmaXZlIGxl\
      dHRlcnMgYW5kIGRpZ2l0cy4KCisKBAQxAgQSBKcGAhIaHSBIb3cgbWFueSBoYXZlIGpvaW5lZCBieSBpdC4KCigKBAQxAgUS\
      BKkGAhYaGiBIb3cgbWFueSBtYXkgam9pbiBieSBpdC4KCiEKBAQxAgYSBKsGAiwaEyBXaGVuIGl0IHdhcyBtYWRlLgoKMAoE\
      BDECBxIErQYCLBoiIEZyb20gd2hlbiBvbiBub2JvZHkgam9pbnMgYnkgaXQuCgo9CgQEMQIIEgSvBgIsGi8gV2hlbiBhIGxl\
      YWRlciByZXZva2VkIGl0OyBhYnNlbnQ6IG5vYm9keSBkaWQuCgopCgIEMhIGswYAugYBGhsgSW52aXRhdGlvbnMgb2Ygb25l\
      IHN0dWR5LgoKKgoEBDICABIEtQYCFhocIE9uZSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMuCgokCgQEMgIBEgS3BgIXGhYgMeKA\
      kzIwMDsgMCBtZWFucyA1MC4KCkwKBAQyAgISBLkGAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7\
      IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCiYKAgQzEga9BgDCBgEaGCBBIHBhZ2Ugb2YgaW52aXRhdGlvbnMuCgodCgQEMwIA\
      EgS/BgImGg8gTmV3ZXN0IGZpcnN0LgoKPwoEBDMCARIEwQYCHRoxIEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBp\
      cyB0aGUgbGFzdCBvbmUuCgolCgIENBIGxQYAygYBGhcgQW4gaW52aXRhdGlvbiB0byBlbmQuCgoqCgQENAIAEgTHBgIWGhwg\
      T25lIHRoYXQgdGhlIGNhbGxlciBsZWFkcy4KCisKBAQ0AgESBMkGAhsaHSBgSW52aXRhdGlvbi5pbnZpdGF0aW9uX2lkYC4K\
      CikKAgQ1EgbNBgDQBgEaGyBUaGUgaW52aXRhdGlvbiBoYXMgZW5kZWQuCgpJCgQENQIAEgTPBgIcGjsgQXMgaXQgc3RhbmRz\
      IG5vdzsgcmV2b2tlZCBieSB0aGlzIGNhbGwgb3IgYW4gZWFybGllciBvbmUuCgpBCgIGBBIG0wYA6wYBGjMgRm9yIGFkbWlu\
      aXN0cmF0b3JzLiBOZWVkcyBhIHRva2VuIHdpdGggdGhhdCByb2xlLgoKngQKBAYEAgASBtsGAt0GAxqNBCBDcmVhdGVzIGFu\
      IGFjY291bnQgdGhhdCBsZWFkcyB0aGUgc3R1ZGllcyBuYW1lZCwgYW5kIGludml0ZXMgaXRzIG93bmVyOiBieSBtYWlsIHdo\
      ZXJlIGFuIGFkZHJlc3MgaXMKIGdpdmVuLCBvdGhlcndpc2UgYnkgYSBjb2RlIHRoYXQgdGhlIGFkbWluaXN0cmF0b3IgaGFu\
      ZHMgb3Zlci4gVGhlIG93bmVyIGNob29zZXMgdGhlIHBhc3N3b3JkCiAoUmVjb3ZlcnlTZXJ2aWNlLlJlc2V0UGFzc3dvcmQp\
      LiBBbiBpbnZpdGF0aW9uIHRoYXQgbm9ib2R5IHRha2VzIHVwIHdpdGhpbiBzZXZlbiBkYXlzIGVuZHMsIGFuZCB0aGUKIGFj\
      Y291bnQgd2l0aCBpdDsgU2VuZEFjY2Vzc0NvZGUgc2VuZHMgYW5vdGhlciBvbmUuIFRoZSBzYW1lIGByZXF1ZXN0X2lkYCBh\
      Z2FpbiBpcyBzYWZlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gVVNF\
      Uk5BTUVfVEFLRU4sIG9yIFJFUVVFU1RfSURfUkVVU0VEIHdoZW4KIGByZXF1ZXN0X2lkYCB3YXMgdXNlZCBmb3Igb3RoZXIg\
      Y29udGVudHMuCgqVAQoEBgQCARIG4QYC4wYDGoQBIENyZWF0ZXMgdGhlIGFjY291bnQgb2YgYW5vdGhlciBhZG1pbmlzdHJh\
      dG9yLCBhbmQgaW52aXRlcyBpdHMgb3duZXIgYXMgUmVnaXN0ZXJTdHVkeUxlYWRlciBkb2VzLgoKIEVycm9yczogYXMgUmVn\
      aXN0ZXJTdHVkeUxlYWRlci4KCskBCgQGBAICEgboBgLqBgMauAEgUmVwbGFjZXMgdGhlIHNldCBvZiBzdHVkaWVzIGFuIGV4\
      aXN0aW5nIHN0dWR5IGxlYWRlciBsZWFkcy4gQWNjZXNzIHRva2VucyBzaG93IGl0IGZyb20gdGhlaXIgbmV4dAogcmVuZXdh\
      bCBvbi4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9MRUFERVJfVU5L\
      Tk9XTi4KCiUKAgQ2EgbuBgD7BgEaFyBBbiBhY2NvdW50IHRvIGNyZWF0ZS4KCiEKBAQ2AgASBPAGAhgaEyBDbGllbnQtbWFk\
      ZSBVVUlELgoKLQoEBDYCARIE8gYCFhofIEFzIGluIFJlZ2lzdGVyQWNjb3VudFJlcXVlc3QuCgo8CgQENgICEgT2BgIgGi4g\
      QXQgbW9zdCA1MDsgdGhleSBuZWVkIG5vdCBiZSBrbm93biBoZXJlIHlldC4KCl8KBAQ2AgMSBPgGAhMaUSBXaGVyZSB0aGUg\
      aW52aXRhdGlvbiBpcyBtYWlsZWQ7IGtlcHQsIGZvciByZXNldHMuIEVtcHR5OiB0aGUgYW5zd2VyIGhhcyBhIGNvZGUuCgo/\
      CgQENgIEEgT6BgIWGjEgQkNQIDQ3IGxhbmd1YWdlIGZvciBtYWlsczsgZW1wdHkgbWVhbnMgRW5nbGlzaC4KCiUKAgQ3Egb+\
      BgCGBwEaFyBUaGUgYWNjb3VudCBpcyB0aGVyZS4KCiYKBAQ3AgASBIAHAhsaGCBXaGV0aGVyIGl0IHdhcyBiZWZvcmUuCgrH\
      AQoEBDcCARIEgwcCHRq4ASBXaXRob3V0IGFuIGFkZHJlc3MsIHVudGlsIGl0cyBvd25lciBoYXMgY29tZTogdG8gYmUgaGFu\
      ZGVkIG92ZXIuIFRoZSBzYW1lIHJlcXVlc3QgYWdhaW4gaXMgYW5zd2VyZWQKIHdpdGggYW5vdGhlciBvbmUsIHNpbmNlIHRo\
      ZSBmaXJzdCBhbnN3ZXIgbWF5IGhhdmUgYmVlbiBsb3N0OyBhbnkgb2YgdGhlbSBpcyBnb29kLgoKQAoEBDcCAhIEhQcCLBoy\
      IFdoZW4gYGludml0YXRpb25fY29kZWAgZW5kczsgYWJzZW50IHdpdGhvdXQgb25lLgoKJQoCBDgSBokHAJIHARoXIEFuIGFj\
      Y291bnQgdG8gY3JlYXRlLgoKIQoEBDgCABIEiwcCGBoTIENsaWVudC1tYWRlIFVVSUQuCgotCgQEOAIBEgSNBwIWGh8gQXMg\
      aW4gUmVnaXN0ZXJBY2NvdW50UmVxdWVzdC4KCl8KBAQ4AgISBI8HAhMaUSBXaGVyZSB0aGUgaW52aXRhdGlvbiBpcyBtYWls\
      ZWQ7IGtlcHQsIGZvciByZXNldHMuIEVtcHR5OiB0aGUgYW5zd2VyIGhhcyBhIGNvZGUuCgo/CgQEOAIDEgSRBwIWGjEgQkNQ\
      IDQ3IGxhbmd1YWdlIGZvciBtYWlsczsgZW1wdHkgbWVhbnMgRW5nbGlzaC4KCiUKAgQ5EgaVBwCcBwEaFyBUaGUgYWNjb3Vu\
      dCBpcyB0aGVyZS4KCiYKBAQ5AgASBJcHAhsaGCBXaGV0aGVyIGl0IHdhcyBiZWZvcmUuCgoyCgQEOQIBEgSZBwIdGiQgQXMg\
      aW4gUmVnaXN0ZXJTdHVkeUxlYWRlclJlc3BvbnNlLgoKQAoEBDkCAhIEmwcCLBoyIFdoZW4gYGludml0YXRpb25fY29kZWAg\
      ZW5kczsgYWJzZW50IHdpdGhvdXQgb25lLgoKPAoCBDoSBp8HAKQHARouIFRoZSBzdHVkaWVzIHRoYXQgc29tZWJvZHkgbGVh\
      ZHMgZnJvbSBub3cgb24uCgoiCgQEOgIAEgShBwIWGhQgT2YgYSBzdHVkeSBsZWFkZXIuCgpGCgQEOgIBEgSjBwIgGjggQXQg\
      bW9zdCA1MCwgaW4gdGhlIHBsYWNlIG9mIHRob3NlIGJlZm9yZTsgZW1wdHk6IG5vbmUuCgonCgIEOxIEpwcAIBobIFRoZSBz\
      dHVkaWVzIGFyZSByZXBsYWNlZC4KCmAKAgYFEgaqBwCxBwEaUiBUaGUgcHVibGljIGhhbHZlcyBvZiB0aGUga2V5cyB0aGF0\
      IHNpZ24gYWNjZXNzIHRva2Vucy4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLgoK1gEKBAYFAgASBq4HArAHAxrFASBBbGwg\
      a2V5cyBieSB3aGljaCBhIHRva2VuIHRoYXQgaXMgZ29vZCBub3cgbWF5IGJlIHNpZ25lZC4gV2l0aG91dCBwYWdlczogdGhl\
      cmUgYXJlIGF0CiBtb3N0IGEgZmV3LCBlYWNoIHB1Ymxpc2hlZCBmb3IgNDAgZGF5cyBhbmQgcmVwbGFjZWQgYWZ0ZXIgMzAs\
      IGFuZCBhIEpXSyBTZXQgaXMgb25lIGRvY3VtZW50CiAoUkZDIDc1MTcgwqc1KS4KCiAKAgQ8EgS0BwAhGhQgQXNrcyBmb3Ig\
      YWxsIGtleXMuCgoZCgIEPRIGtwcAugcBGgsgQWxsIGtleXMuCgpRCgQEPQIAEgS5BwIXGkMgSlNPTiBXZWIgS2V5IFNldCAo\
      UkZDIDc1MTcsIFJGQyA4MDM3KSwgcmVhZHkgZm9yIGFueSBKV1QgbGlicmFyeS4KYgZwcm90bzM=
      """)
}
