// Generated from otolith/auth/v1/auth.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension AuthV1 {
  public enum WriteOutcome: RawRepresentable, CaseIterable, Sendable, Hashable {
    case unspecified
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
  public enum JoinRequestState: RawRepresentable, CaseIterable, Sendable, Hashable {
    case unspecified
    case pending
    case approved
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
  public struct RegisterAccountResponse: Message {
    public var outcome: AuthV1.WriteOutcome
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
  public struct ConfirmAccountRequest: Message {
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
  public struct ConfirmAccountResponse: Message {
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
  public struct ResendConfirmationRequest: Message {
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
  public struct Account: Message {
    public var participantID: String
    /// Empty for an anonymous account.
    public var username: String
    /// Empty unless its keeping was consented to.
    public var email: String
    public var language: String
    public var anonymous: Bool
    public var createdAt: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.username = ""
      self.email = ""
      self.language = ""
      self.anonymous = false
      self.createdAt = nil
    }

    public init(
      participantID: String = "",
      username: String = "",
      email: String = "",
      language: String = "",
      anonymous: Bool = false,
      createdAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.username = username
      self.email = email
      self.language = language
      self.anonymous = anonymous
      self.createdAt = createdAt
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
    self.createdAt = c.pointee.created_at.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Account> {
    let c = arena.allocate(Otolith__Auth__V1__Account.self)
    otolith__auth__v1__account__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.email.isEmpty { c.pointee.email = arena.string(self.email) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    c.pointee.anonymous = self.anonymous ? 1 : 0
    if let value = self.createdAt { c.pointee.created_at = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  public struct SignInRequest: Message {
    /// Username, or the e-mail address where it is kept.
    public var username: String
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
  public struct SignInAnonymouslyRequest: Message {
    /// Client-made UUID.
    public var requestID: String
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
  public struct RefreshRequest: Message {
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
  public struct SignOutRequest: Message {
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
  public struct SignInResponse: Message {
    /// JWT (RFC 9068 type `at+jwt`, EdDSA); opaque to gateways that only forward it.
    public var accessToken: String
    public var accessTokenExpiresAt: GoogleProtobuf.Timestamp?
    /// Opaque, 256 random bits. Replaced at every use.
    public var refreshToken: String
    public var refreshTokenExpiresAt: GoogleProtobuf.Timestamp?
    public var participantID: String

    /// Every field at its default.
    public init() {
      self.accessToken = ""
      self.accessTokenExpiresAt = nil
      self.refreshToken = ""
      self.refreshTokenExpiresAt = nil
      self.participantID = ""
    }

    public init(
      accessToken: String = "",
      accessTokenExpiresAt: GoogleProtobuf.Timestamp? = nil,
      refreshToken: String = "",
      refreshTokenExpiresAt: GoogleProtobuf.Timestamp? = nil,
      participantID: String = ""
    ) {
      self.accessToken = accessToken
      self.accessTokenExpiresAt = accessTokenExpiresAt
      self.refreshToken = refreshToken
      self.refreshTokenExpiresAt = refreshTokenExpiresAt
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
    self.accessTokenExpiresAt = c.pointee.access_token_expires_at.map { GoogleProtobuf.Timestamp($0) }
    self.refreshToken = Codec.string(c.pointee.refresh_token)
    self.refreshTokenExpiresAt = c.pointee.refresh_token_expires_at.map { GoogleProtobuf.Timestamp($0) }
    self.participantID = Codec.string(c.pointee.participant_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignInResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SignInResponse.self)
    otolith__auth__v1__sign_in_response__init(c)
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpiresAt { c.pointee.access_token_expires_at = value.cStruct(in: arena) }
    if !self.refreshToken.isEmpty { c.pointee.refresh_token = arena.string(self.refreshToken) }
    if let value = self.refreshTokenExpiresAt { c.pointee.refresh_token_expires_at = value.cStruct(in: arena) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    return c
  }
}

extension AuthV1 {
  public struct JoinStudyRequest: Message {
    public var studyID: String
    /// For studies with password access.
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
  public struct JoinStudyResponse: Message {
    public var outcome: AuthV1.WriteOutcome
    /// In the place of the caller's, whose claims no longer say what is true. Empty when they do (the
    /// request changed nothing that a token tells of): keep yours. It ends when the caller's would have
    /// ended, and has its audiences and no further role; only Refresh gives a longer life.
    public var accessToken: String
    /// Absent without a token.
    public var accessTokenExpiresAt: GoogleProtobuf.Timestamp?
    /// Absent while a leader has not decided.
    public var enrolment: AuthV1.Enrolment?
    /// Set instead of `enrolment`, without an access token; the one of a renewal after the approval has
    /// the study.
    public var joinRequest: AuthV1.JoinRequest?

    /// Every field at its default.
    public init() {
      self.outcome = AuthV1.WriteOutcome(rawValue: 0)
      self.accessToken = ""
      self.accessTokenExpiresAt = nil
      self.enrolment = nil
      self.joinRequest = nil
    }

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      accessToken: String = "",
      accessTokenExpiresAt: GoogleProtobuf.Timestamp? = nil,
      enrolment: AuthV1.Enrolment? = nil,
      joinRequest: AuthV1.JoinRequest? = nil
    ) {
      self.outcome = outcome
      self.accessToken = accessToken
      self.accessTokenExpiresAt = accessTokenExpiresAt
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
    self.accessTokenExpiresAt = c.pointee.access_token_expires_at.map { GoogleProtobuf.Timestamp($0) }
    self.enrolment = c.pointee.enrolment.map { AuthV1.Enrolment($0) }
    self.joinRequest = c.pointee.join_request.map { AuthV1.JoinRequest($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__JoinStudyResponse> {
    let c = arena.allocate(Otolith__Auth__V1__JoinStudyResponse.self)
    otolith__auth__v1__join_study_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpiresAt { c.pointee.access_token_expires_at = value.cStruct(in: arena) }
    if let value = self.enrolment { c.pointee.enrolment = value.cStruct(in: arena) }
    if let value = self.joinRequest { c.pointee.join_request = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  public struct LeaveStudyRequest: Message {
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
  public struct LeaveStudyResponse: Message {
    /// As in `JoinStudyResponse`: empty when there was nothing to leave.
    public var accessToken: String
    public var accessTokenExpiresAt: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.accessToken = ""
      self.accessTokenExpiresAt = nil
    }

    public init(
      accessToken: String = "",
      accessTokenExpiresAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.accessToken = accessToken
      self.accessTokenExpiresAt = accessTokenExpiresAt
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
    self.accessTokenExpiresAt = c.pointee.access_token_expires_at.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__LeaveStudyResponse> {
    let c = arena.allocate(Otolith__Auth__V1__LeaveStudyResponse.self)
    otolith__auth__v1__leave_study_response__init(c)
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpiresAt { c.pointee.access_token_expires_at = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  public struct ListEnrolmentsRequest: Message {
    /// Every field at its default.
    public init() {
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListEnrolmentsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListEnrolmentsRequest.self)
    otolith__auth__v1__list_enrolments_request__init(c)
    return c
  }
}

extension AuthV1 {
  public struct ListEnrolmentsResponse: Message {
    public var enrolments: [AuthV1.Enrolment]
    /// Oldest first.
    public var joinRequests: [AuthV1.JoinRequest]

    /// Every field at its default.
    public init() {
      self.enrolments = []
      self.joinRequests = []
    }

    public init(
      enrolments: [AuthV1.Enrolment] = [],
      joinRequests: [AuthV1.JoinRequest] = []
    ) {
      self.enrolments = enrolments
      self.joinRequests = joinRequests
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
    self.joinRequests = Codec.messages(c.pointee.join_requests, c.pointee.n_join_requests) { AuthV1.JoinRequest($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListEnrolmentsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListEnrolmentsResponse.self)
    otolith__auth__v1__list_enrolments_response__init(c)
    if !self.enrolments.isEmpty {
      c.pointee.n_enrolments = self.enrolments.count
      c.pointee.enrolments = arena.array(self.enrolments) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__Enrolment>? }
    }
    if !self.joinRequests.isEmpty {
      c.pointee.n_join_requests = self.joinRequests.count
      c.pointee.join_requests = arena.array(self.joinRequests) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__JoinRequest>? }
    }
    return c
  }
}

extension AuthV1 {
  public struct Enrolment: Message {
    public var studyID: String
    public var joinedAt: GoogleProtobuf.Timestamp?
    /// Absent while enrolled.
    public var leftAt: GoogleProtobuf.Timestamp?
    public var consentVersion: String
    public var consentLanguage: String
    /// The study's group that the participant belongs to; empty: none.
    public var groupID: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.joinedAt = nil
      self.leftAt = nil
      self.consentVersion = ""
      self.consentLanguage = ""
      self.groupID = ""
    }

    public init(
      studyID: String = "",
      joinedAt: GoogleProtobuf.Timestamp? = nil,
      leftAt: GoogleProtobuf.Timestamp? = nil,
      consentVersion: String = "",
      consentLanguage: String = "",
      groupID: String = ""
    ) {
      self.studyID = studyID
      self.joinedAt = joinedAt
      self.leftAt = leftAt
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
    self.joinedAt = c.pointee.joined_at.map { GoogleProtobuf.Timestamp($0) }
    self.leftAt = c.pointee.left_at.map { GoogleProtobuf.Timestamp($0) }
    self.consentVersion = Codec.string(c.pointee.consent_version)
    self.consentLanguage = Codec.string(c.pointee.consent_language)
    self.groupID = Codec.string(c.pointee.group_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Enrolment> {
    let c = arena.allocate(Otolith__Auth__V1__Enrolment.self)
    otolith__auth__v1__enrolment__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if let value = self.joinedAt { c.pointee.joined_at = value.cStruct(in: arena) }
    if let value = self.leftAt { c.pointee.left_at = value.cStruct(in: arena) }
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
    public var studyID: String
    public var state: AuthV1.JoinRequestState
    public var requestedAt: GoogleProtobuf.Timestamp?
    /// When it was decided, withdrawn or expired; absent while it is pending.
    public var decidedAt: GoogleProtobuf.Timestamp?
    /// While pending: when it expires.
    public var expiresAt: GoogleProtobuf.Timestamp?
    /// The leader's, for the participant; at most 500 characters.
    public var reason: String
    /// The participant's, for the leader; empty once it is decided.
    public var note: String

    /// Every field at its default.
    public init() {
      self.joinRequestID = ""
      self.studyID = ""
      self.state = AuthV1.JoinRequestState(rawValue: 0)
      self.requestedAt = nil
      self.decidedAt = nil
      self.expiresAt = nil
      self.reason = ""
      self.note = ""
    }

    public init(
      joinRequestID: String = "",
      studyID: String = "",
      state: AuthV1.JoinRequestState = AuthV1.JoinRequestState(rawValue: 0),
      requestedAt: GoogleProtobuf.Timestamp? = nil,
      decidedAt: GoogleProtobuf.Timestamp? = nil,
      expiresAt: GoogleProtobuf.Timestamp? = nil,
      reason: String = "",
      note: String = ""
    ) {
      self.joinRequestID = joinRequestID
      self.studyID = studyID
      self.state = state
      self.requestedAt = requestedAt
      self.decidedAt = decidedAt
      self.expiresAt = expiresAt
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
    self.requestedAt = c.pointee.requested_at.map { GoogleProtobuf.Timestamp($0) }
    self.decidedAt = c.pointee.decided_at.map { GoogleProtobuf.Timestamp($0) }
    self.expiresAt = c.pointee.expires_at.map { GoogleProtobuf.Timestamp($0) }
    self.reason = Codec.string(c.pointee.reason)
    self.note = Codec.string(c.pointee.note)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__JoinRequest> {
    let c = arena.allocate(Otolith__Auth__V1__JoinRequest.self)
    otolith__auth__v1__join_request__init(c)
    if !self.joinRequestID.isEmpty { c.pointee.join_request_id = arena.string(self.joinRequestID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.state = Otolith__Auth__V1__JoinRequestState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    if let value = self.requestedAt { c.pointee.requested_at = value.cStruct(in: arena) }
    if let value = self.decidedAt { c.pointee.decided_at = value.cStruct(in: arena) }
    if let value = self.expiresAt { c.pointee.expires_at = value.cStruct(in: arena) }
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    if !self.note.isEmpty { c.pointee.note = arena.string(self.note) }
    return c
  }
}

extension AuthV1 {
  public struct ListJoinRequestsRequest: Message {
    public var studyID: String
    /// UNSPECIFIED: pending ones.
    public var state: AuthV1.JoinRequestState
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
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
  public struct ListJoinRequestsResponse: Message {
    public var joinRequests: [AuthV1.JoinRequest]
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
  public struct DecideJoinRequestRequest: Message {
    public var studyID: String
    public var joinRequestID: String
    /// Rejected otherwise.
    public var approve: Bool
    /// Shown to the participant; at most 500 characters.
    public var reason: String
    /// With an approval: the group that the member belongs to; empty: none.
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
  public struct DecideJoinRequestResponse: Message {
    public var outcome: AuthV1.WriteOutcome
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
  public struct ListMembersRequest: Message {
    public var studyID: String
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
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
  public struct ListMembersResponse: Message {
    public var members: [AuthV1.Member]
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
  public struct Member: Message {
    /// Of this enrolment; whoever joins again has another one.
    public var memberID: String
    public var joinedAt: GoogleProtobuf.Timestamp?
    public var groupID: String

    /// Every field at its default.
    public init() {
      self.memberID = ""
      self.joinedAt = nil
      self.groupID = ""
    }

    public init(
      memberID: String = "",
      joinedAt: GoogleProtobuf.Timestamp? = nil,
      groupID: String = ""
    ) {
      self.memberID = memberID
      self.joinedAt = joinedAt
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
    self.joinedAt = c.pointee.joined_at.map { GoogleProtobuf.Timestamp($0) }
    self.groupID = Codec.string(c.pointee.group_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Member> {
    let c = arena.allocate(Otolith__Auth__V1__Member.self)
    otolith__auth__v1__member__init(c)
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
    if let value = self.joinedAt { c.pointee.joined_at = value.cStruct(in: arena) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    return c
  }
}

extension AuthV1 {
  public struct SetMemberGroupRequest: Message {
    public var studyID: String
    public var memberID: String
    /// Empty: none.
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
  public struct CreateInvitationRequest: Message {
    /// Client-made UUID.
    public var invitationID: String
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
  public struct Invitation: Message {
    public var invitationID: String
    public var studyID: String
    public var groupID: String
    /// Two groups of five letters and digits.
    public var code: String
    public var uses: UInt32
    public var usesMax: UInt32
    public var createdAt: GoogleProtobuf.Timestamp?
    public var expiresAt: GoogleProtobuf.Timestamp?
    public var revokedAt: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.invitationID = ""
      self.studyID = ""
      self.groupID = ""
      self.code = ""
      self.uses = 0
      self.usesMax = 0
      self.createdAt = nil
      self.expiresAt = nil
      self.revokedAt = nil
    }

    public init(
      invitationID: String = "",
      studyID: String = "",
      groupID: String = "",
      code: String = "",
      uses: UInt32 = 0,
      usesMax: UInt32 = 0,
      createdAt: GoogleProtobuf.Timestamp? = nil,
      expiresAt: GoogleProtobuf.Timestamp? = nil,
      revokedAt: GoogleProtobuf.Timestamp? = nil
    ) {
      self.invitationID = invitationID
      self.studyID = studyID
      self.groupID = groupID
      self.code = code
      self.uses = uses
      self.usesMax = usesMax
      self.createdAt = createdAt
      self.expiresAt = expiresAt
      self.revokedAt = revokedAt
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
    self.createdAt = c.pointee.created_at.map { GoogleProtobuf.Timestamp($0) }
    self.expiresAt = c.pointee.expires_at.map { GoogleProtobuf.Timestamp($0) }
    self.revokedAt = c.pointee.revoked_at.map { GoogleProtobuf.Timestamp($0) }
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
    if let value = self.createdAt { c.pointee.created_at = value.cStruct(in: arena) }
    if let value = self.expiresAt { c.pointee.expires_at = value.cStruct(in: arena) }
    if let value = self.revokedAt { c.pointee.revoked_at = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  public struct ListInvitationsRequest: Message {
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListInvitationsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListInvitationsRequest.self)
    otolith__auth__v1__list_invitations_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension AuthV1 {
  public struct ListInvitationsResponse: Message {
    public var invitations: [AuthV1.Invitation]

    /// Every field at its default.
    public init() {
      self.invitations = []
    }

    public init(
      invitations: [AuthV1.Invitation] = []
    ) {
      self.invitations = invitations
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListInvitationsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListInvitationsResponse.self)
    otolith__auth__v1__list_invitations_response__init(c)
    if !self.invitations.isEmpty {
      c.pointee.n_invitations = self.invitations.count
      c.pointee.invitations = arena.array(self.invitations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__Invitation>? }
    }
    return c
  }
}

extension AuthV1 {
  public struct RevokeInvitationRequest: Message {
    public var studyID: String
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
  public struct CreateStudyLeaderRequest: Message {
    public var requestID: String
    public var username: String
    public var password: String
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

extension AuthV1.CreateStudyLeaderRequest {
  public static var fullName: String { "otolith.auth.v1.CreateStudyLeaderRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__CreateStudyLeaderRequest()
    otolith__auth__v1__create_study_leader_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__CreateStudyLeaderRequest>) {
    self.requestID = Codec.string(c.pointee.request_id)
    self.username = Codec.string(c.pointee.username)
    self.password = Codec.string(c.pointee.password)
    self.studyIDs = Codec.array(c.pointee.study_ids, c.pointee.n_study_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__CreateStudyLeaderRequest> {
    let c = arena.allocate(Otolith__Auth__V1__CreateStudyLeaderRequest.self)
    otolith__auth__v1__create_study_leader_request__init(c)
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
  public struct CreateStudyLeaderResponse: Message {
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

extension AuthV1.CreateStudyLeaderResponse {
  public static var fullName: String { "otolith.auth.v1.CreateStudyLeaderResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__CreateStudyLeaderResponse()
    otolith__auth__v1__create_study_leader_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__CreateStudyLeaderResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__CreateStudyLeaderResponse> {
    let c = arena.allocate(Otolith__Auth__V1__CreateStudyLeaderResponse.self)
    otolith__auth__v1__create_study_leader_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    return c
  }
}

extension AuthV1 {
  public struct SetLedStudiesRequest: Message {
    public var username: String
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
      ZW5kQ29uZmlybWF0aW9uUmVzcG9uc2UiEwoRR2V0QWNjb3VudFJlcXVlc3Qi1wEKB0FjY291bnQSJQoOcGFydGljaXBhbnRf\
      aWQYASABKAlSDXBhcnRpY2lwYW50SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lEhQKBWVtYWlsGAMgASgJUgVlbWFp\
      bBIaCghsYW5ndWFnZRgEIAEoCVIIbGFuZ3VhZ2USHAoJYW5vbnltb3VzGAUgASgIUglhbm9ueW1vdXMSOQoKY3JlYXRlZF9h\
      dBgGIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWNyZWF0ZWRBdCJlCg1TaWduSW5SZXF1ZXN0EhoKCHVzZXJu\
      YW1lGAEgASgJUgh1c2VybmFtZRIaCghwYXNzd29yZBgCIAEoCVIIcGFzc3dvcmQSHAoJYXVkaWVuY2VzGAMgAygJUglhdWRp\
      ZW5jZXMiVwoYU2lnbkluQW5vbnltb3VzbHlSZXF1ZXN0Eh0KCnJlcXVlc3RfaWQYASABKAlSCXJlcXVlc3RJZBIcCglhdWRp\
      ZW5jZXMYAiADKAlSCWF1ZGllbmNlcyI1Cg5SZWZyZXNoUmVxdWVzdBIjCg1yZWZyZXNoX3Rva2VuGAEgASgJUgxyZWZyZXNo\
      VG9rZW4iNQoOU2lnbk91dFJlcXVlc3QSIwoNcmVmcmVzaF90b2tlbhgBIAEoCVIMcmVmcmVzaFRva2VuIhEKD1NpZ25PdXRS\
      ZXNwb25zZSKnAgoOU2lnbkluUmVzcG9uc2USIQoMYWNjZXNzX3Rva2VuGAEgASgJUgthY2Nlc3NUb2tlbhJRChdhY2Nlc3Nf\
      dG9rZW5fZXhwaXJlc19hdBgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFGFjY2Vzc1Rva2VuRXhwaXJlc0F0\
      EiMKDXJlZnJlc2hfdG9rZW4YAyABKAlSDHJlZnJlc2hUb2tlbhJTChhyZWZyZXNoX3Rva2VuX2V4cGlyZXNfYXQYBCABKAsy\
      Gi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhVyZWZyZXNoVG9rZW5FeHBpcmVzQXQSJQoOcGFydGljaXBhbnRfaWQYBSAB\
      KAlSDXBhcnRpY2lwYW50SWQi2gEKEEpvaW5TdHVkeVJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGgoIcGFz\
      c3dvcmQYAiABKAlSCHBhc3N3b3JkEicKD2NvbnNlbnRfdmVyc2lvbhgDIAEoCVIOY29uc2VudFZlcnNpb24SKQoQY29uc2Vu\
      dF9sYW5ndWFnZRgEIAEoCVIPY29uc2VudExhbmd1YWdlEicKD2ludml0YXRpb25fY29kZRgFIAEoCVIOaW52aXRhdGlvbkNv\
      ZGUSEgoEbm90ZRgGIAEoCVIEbm90ZSK9AgoRSm9pblN0dWR5UmVzcG9uc2USNwoHb3V0Y29tZRgBIAEoDjIdLm90b2xpdGgu\
      YXV0aC52MS5Xcml0ZU91dGNvbWVSB291dGNvbWUSIQoMYWNjZXNzX3Rva2VuGAIgASgJUgthY2Nlc3NUb2tlbhJRChdhY2Nl\
      c3NfdG9rZW5fZXhwaXJlc19hdBgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFGFjY2Vzc1Rva2VuRXhwaXJl\
      c0F0EjgKCWVucm9sbWVudBgEIAEoCzIaLm90b2xpdGguYXV0aC52MS5FbnJvbG1lbnRSCWVucm9sbWVudBI/Cgxqb2luX3Jl\
      cXVlc3QYBSABKAsyHC5vdG9saXRoLmF1dGgudjEuSm9pblJlcXVlc3RSC2pvaW5SZXF1ZXN0Ii4KEUxlYXZlU3R1ZHlSZXF1\
      ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkIooBChJMZWF2ZVN0dWR5UmVzcG9uc2USIQoMYWNjZXNzX3Rva2VuGAEg\
      ASgJUgthY2Nlc3NUb2tlbhJRChdhY2Nlc3NfdG9rZW5fZXhwaXJlc19hdBgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1l\
      c3RhbXBSFGFjY2Vzc1Rva2VuRXhwaXJlc0F0IhcKFUxpc3RFbnJvbG1lbnRzUmVxdWVzdCKXAQoWTGlzdEVucm9sbWVudHNS\
      ZXNwb25zZRI6CgplbnJvbG1lbnRzGAEgAygLMhoub3RvbGl0aC5hdXRoLnYxLkVucm9sbWVudFIKZW5yb2xtZW50cxJBCg1q\
      b2luX3JlcXVlc3RzGAIgAygLMhwub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0Ugxqb2luUmVxdWVzdHMigwIKCUVucm9s\
      bWVudBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBI3Cglqb2luZWRfYXQYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGlt\
      ZXN0YW1wUghqb2luZWRBdBIzCgdsZWZ0X2F0GAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIGbGVmdEF0EicK\
      D2NvbnNlbnRfdmVyc2lvbhgEIAEoCVIOY29uc2VudFZlcnNpb24SKQoQY29uc2VudF9sYW5ndWFnZRgFIAEoCVIPY29uc2Vu\
      dExhbmd1YWdlEhkKCGdyb3VwX2lkGAYgASgJUgdncm91cElkIuoCCgtKb2luUmVxdWVzdBImCg9qb2luX3JlcXVlc3RfaWQY\
      ASABKAlSDWpvaW5SZXF1ZXN0SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSNwoFc3RhdGUYAyABKA4yIS5vdG9saXRo\
      LmF1dGgudjEuSm9pblJlcXVlc3RTdGF0ZVIFc3RhdGUSPQoMcmVxdWVzdGVkX2F0GAQgASgLMhouZ29vZ2xlLnByb3RvYnVm\
      LlRpbWVzdGFtcFILcmVxdWVzdGVkQXQSOQoKZGVjaWRlZF9hdBgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBS\
      CWRlY2lkZWRBdBI5CgpleHBpcmVzX2F0GAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJZXhwaXJlc0F0EhYK\
      BnJlYXNvbhgHIAEoCVIGcmVhc29uEhIKBG5vdGUYCCABKAlSBG5vdGUiqQEKF0xpc3RKb2luUmVxdWVzdHNSZXF1ZXN0EhkK\
      CHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEjcKBXN0YXRlGAIgASgOMiEub3RvbGl0aC5hdXRoLnYxLkpvaW5SZXF1ZXN0U3Rh\
      dGVSBXN0YXRlEhsKCXBhZ2Vfc2l6ZRgDIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgEIAEoCVIJcGFnZVRva2VuIoUB\
      ChhMaXN0Sm9pblJlcXVlc3RzUmVzcG9uc2USQQoNam9pbl9yZXF1ZXN0cxgBIAMoCzIcLm90b2xpdGguYXV0aC52MS5Kb2lu\
      UmVxdWVzdFIMam9pblJlcXVlc3RzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiKqAQoYRGVjaWRl\
      Sm9pblJlcXVlc3RSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEiYKD2pvaW5fcmVxdWVzdF9pZBgCIAEoCVIN\
      am9pblJlcXVlc3RJZBIYCgdhcHByb3ZlGAMgASgIUgdhcHByb3ZlEhYKBnJlYXNvbhgEIAEoCVIGcmVhc29uEhkKCGdyb3Vw\
      X2lkGAUgASgJUgdncm91cElkIpUBChlEZWNpZGVKb2luUmVxdWVzdFJlc3BvbnNlEjcKB291dGNvbWUYASABKA4yHS5vdG9s\
      aXRoLmF1dGgudjEuV3JpdGVPdXRjb21lUgdvdXRjb21lEj8KDGpvaW5fcmVxdWVzdBgCIAEoCzIcLm90b2xpdGguYXV0aC52\
      MS5Kb2luUmVxdWVzdFILam9pblJlcXVlc3QiawoSTGlzdE1lbWJlcnNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVk\
      eUlkEhsKCXBhZ2Vfc2l6ZRgCIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgDIAEoCVIJcGFnZVRva2VuInAKE0xpc3RN\
      ZW1iZXJzUmVzcG9uc2USMQoHbWVtYmVycxgBIAMoCzIXLm90b2xpdGguYXV0aC52MS5NZW1iZXJSB21lbWJlcnMSJgoPbmV4\
      dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuInkKBk1lbWJlchIbCgltZW1iZXJfaWQYASABKAlSCG1lbWJlcklk\
      EjcKCWpvaW5lZF9hdBgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCGpvaW5lZEF0EhkKCGdyb3VwX2lkGAMg\
      ASgJUgdncm91cElkImoKFVNldE1lbWJlckdyb3VwUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIbCgltZW1i\
      ZXJfaWQYAiABKAlSCG1lbWJlcklkEhkKCGdyb3VwX2lkGAMgASgJUgdncm91cElkIq4BChdDcmVhdGVJbnZpdGF0aW9uUmVx\
      dWVzdBIjCg1pbnZpdGF0aW9uX2lkGAEgASgJUgxpbnZpdGF0aW9uSWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSGQoI\
      Z3JvdXBfaWQYAyABKAlSB2dyb3VwSWQSGQoIdXNlc19tYXgYBCABKA1SB3VzZXNNYXgSHQoKdmFsaWRfZGF5cxgFIAEoDVIJ\
      dmFsaWREYXlzItsCCgpJbnZpdGF0aW9uEiMKDWludml0YXRpb25faWQYASABKAlSDGludml0YXRpb25JZBIZCghzdHVkeV9p\
      ZBgCIAEoCVIHc3R1ZHlJZBIZCghncm91cF9pZBgDIAEoCVIHZ3JvdXBJZBISCgRjb2RlGAQgASgJUgRjb2RlEhIKBHVzZXMY\
      BSABKA1SBHVzZXMSGQoIdXNlc19tYXgYBiABKA1SB3VzZXNNYXgSOQoKY3JlYXRlZF9hdBgHIAEoCzIaLmdvb2dsZS5wcm90\
      b2J1Zi5UaW1lc3RhbXBSCWNyZWF0ZWRBdBI5CgpleHBpcmVzX2F0GAggASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFt\
      cFIJZXhwaXJlc0F0EjkKCnJldm9rZWRfYXQYCSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglyZXZva2VkQXQi\
      MwoWTGlzdEludml0YXRpb25zUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZCJYChdMaXN0SW52aXRhdGlvbnNS\
      ZXNwb25zZRI9CgtpbnZpdGF0aW9ucxgBIAMoCzIbLm90b2xpdGguYXV0aC52MS5JbnZpdGF0aW9uUgtpbnZpdGF0aW9ucyJZ\
      ChdSZXZva2VJbnZpdGF0aW9uUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIjCg1pbnZpdGF0aW9uX2lkGAIg\
      ASgJUgxpbnZpdGF0aW9uSWQijgEKGENyZWF0ZVN0dWR5TGVhZGVyUmVxdWVzdBIdCgpyZXF1ZXN0X2lkGAEgASgJUglyZXF1\
      ZXN0SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lEhoKCHBhc3N3b3JkGAMgASgJUghwYXNzd29yZBIbCglzdHVkeV9p\
      ZHMYBCADKAlSCHN0dWR5SWRzIlQKGUNyZWF0ZVN0dWR5TGVhZGVyUmVzcG9uc2USNwoHb3V0Y29tZRgBIAEoDjIdLm90b2xp\
      dGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291dGNvbWUiTwoUU2V0TGVkU3R1ZGllc1JlcXVlc3QSGgoIdXNlcm5hbWUYASAB\
      KAlSCHVzZXJuYW1lEhsKCXN0dWR5X2lkcxgCIAMoCVIIc3R1ZHlJZHMiFwoVU2V0TGVkU3R1ZGllc1Jlc3BvbnNlIhgKFkxp\
      c3RTaWduaW5nS2V5c1JlcXVlc3QiNgoXTGlzdFNpZ25pbmdLZXlzUmVzcG9uc2USGwoJandrc19qc29uGAEgASgJUghqd2tz\
      SnNvbipqCgxXcml0ZU91dGNvbWUSHQoZV1JJVEVfT1VUQ09NRV9VTlNQRUNJRklFRBAAEhkKFVdSSVRFX09VVENPTUVfQ1JF\
      QVRFRBABEiAKHFdSSVRFX09VVENPTUVfQUxSRUFEWV9FWElTVFMQAiqKAQoMRW1haWxPdXRjb21lEh0KGUVNQUlMX09VVENP\
      TUVfVU5TUEVDSUZJRUQQABIWChJFTUFJTF9PVVRDT01FX0tFUFQQARIYChRFTUFJTF9PVVRDT01FX0VSQVNFRBACEikKJUVN\
      QUlMX09VVENPTUVfS0VQVF9CWV9BTk9USEVSX0FDQ09VTlQQAyraAQoQSm9pblJlcXVlc3RTdGF0ZRIiCh5KT0lOX1JFUVVF\
      U1RfU1RBVEVfVU5TUEVDSUZJRUQQABIeChpKT0lOX1JFUVVFU1RfU1RBVEVfUEVORElORxABEh8KG0pPSU5fUkVRVUVTVF9T\
      VEFURV9BUFBST1ZFRBACEh8KG0pPSU5fUkVRVUVTVF9TVEFURV9SRUpFQ1RFRBADEiAKHEpPSU5fUkVRVUVTVF9TVEFURV9X\
      SVRIRFJBV04QBBIeChpKT0lOX1JFUVVFU1RfU1RBVEVfRVhQSVJFRBAFMp4DCg5BY2NvdW50U2VydmljZRJpCg9SZWdpc3Rl\
      ckFjY291bnQSJy5vdG9saXRoLmF1dGgudjEuUmVnaXN0ZXJBY2NvdW50UmVxdWVzdBooLm90b2xpdGguYXV0aC52MS5SZWdp\
      c3RlckFjY291bnRSZXNwb25zZSIDkAICEmEKDkNvbmZpcm1BY2NvdW50EiYub3RvbGl0aC5hdXRoLnYxLkNvbmZpcm1BY2Nv\
      dW50UmVxdWVzdBonLm90b2xpdGguYXV0aC52MS5Db25maXJtQWNjb3VudFJlc3BvbnNlEm0KElJlc2VuZENvbmZpcm1hdGlv\
      bhIqLm90b2xpdGguYXV0aC52MS5SZXNlbmRDb25maXJtYXRpb25SZXF1ZXN0Gisub3RvbGl0aC5hdXRoLnYxLlJlc2VuZENv\
      bmZpcm1hdGlvblJlc3BvbnNlEk8KCkdldEFjY291bnQSIi5vdG9saXRoLmF1dGgudjEuR2V0QWNjb3VudFJlcXVlc3QaGC5v\
      dG9saXRoLmF1dGgudjEuQWNjb3VudCIDkAIBMuECCg5TZXNzaW9uU2VydmljZRJJCgZTaWduSW4SHi5vdG9saXRoLmF1dGgu\
      djEuU2lnbkluUmVxdWVzdBofLm90b2xpdGguYXV0aC52MS5TaWduSW5SZXNwb25zZRJkChFTaWduSW5Bbm9ueW1vdXNseRIp\
      Lm90b2xpdGguYXV0aC52MS5TaWduSW5Bbm9ueW1vdXNseVJlcXVlc3QaHy5vdG9saXRoLmF1dGgudjEuU2lnbkluUmVzcG9u\
      c2UiA5ACAhJLCgdSZWZyZXNoEh8ub3RvbGl0aC5hdXRoLnYxLlJlZnJlc2hSZXF1ZXN0Gh8ub3RvbGl0aC5hdXRoLnYxLlNp\
      Z25JblJlc3BvbnNlElEKB1NpZ25PdXQSHy5vdG9saXRoLmF1dGgudjEuU2lnbk91dFJlcXVlc3QaIC5vdG9saXRoLmF1dGgu\
      djEuU2lnbk91dFJlc3BvbnNlIgOQAgIyrwIKEEVucm9sbWVudFNlcnZpY2USVwoJSm9pblN0dWR5EiEub3RvbGl0aC5hdXRo\
      LnYxLkpvaW5TdHVkeVJlcXVlc3QaIi5vdG9saXRoLmF1dGgudjEuSm9pblN0dWR5UmVzcG9uc2UiA5ACAhJaCgpMZWF2ZVN0\
      dWR5EiIub3RvbGl0aC5hdXRoLnYxLkxlYXZlU3R1ZHlSZXF1ZXN0GiMub3RvbGl0aC5hdXRoLnYxLkxlYXZlU3R1ZHlSZXNw\
      b25zZSIDkAICEmYKDkxpc3RFbnJvbG1lbnRzEiYub3RvbGl0aC5hdXRoLnYxLkxpc3RFbnJvbG1lbnRzUmVxdWVzdBonLm90\
      b2xpdGguYXV0aC52MS5MaXN0RW5yb2xtZW50c1Jlc3BvbnNlIgOQAgEysQUKEU1lbWJlcnNoaXBTZXJ2aWNlEmcKEExpc3RK\
      b2luUmVxdWVzdHMSKC5vdG9saXRoLmF1dGgudjEuTGlzdEpvaW5SZXF1ZXN0c1JlcXVlc3QaKS5vdG9saXRoLmF1dGgudjEu\
      TGlzdEpvaW5SZXF1ZXN0c1Jlc3BvbnNlEmoKEURlY2lkZUpvaW5SZXF1ZXN0Eikub3RvbGl0aC5hdXRoLnYxLkRlY2lkZUpv\
      aW5SZXF1ZXN0UmVxdWVzdBoqLm90b2xpdGguYXV0aC52MS5EZWNpZGVKb2luUmVxdWVzdFJlc3BvbnNlElgKC0xpc3RNZW1i\
      ZXJzEiMub3RvbGl0aC5hdXRoLnYxLkxpc3RNZW1iZXJzUmVxdWVzdBokLm90b2xpdGguYXV0aC52MS5MaXN0TWVtYmVyc1Jl\
      c3BvbnNlElEKDlNldE1lbWJlckdyb3VwEiYub3RvbGl0aC5hdXRoLnYxLlNldE1lbWJlckdyb3VwUmVxdWVzdBoXLm90b2xp\
      dGguYXV0aC52MS5NZW1iZXISWQoQQ3JlYXRlSW52aXRhdGlvbhIoLm90b2xpdGguYXV0aC52MS5DcmVhdGVJbnZpdGF0aW9u\
      UmVxdWVzdBobLm90b2xpdGguYXV0aC52MS5JbnZpdGF0aW9uEmQKD0xpc3RJbnZpdGF0aW9ucxInLm90b2xpdGguYXV0aC52\
      MS5MaXN0SW52aXRhdGlvbnNSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLkxpc3RJbnZpdGF0aW9uc1Jlc3BvbnNlElkKEFJl\
      dm9rZUludml0YXRpb24SKC5vdG9saXRoLmF1dGgudjEuUmV2b2tlSW52aXRhdGlvblJlcXVlc3QaGy5vdG9saXRoLmF1dGgu\
      djEuSW52aXRhdGlvbjLtAQoVQWRtaW5pc3RyYXRpb25TZXJ2aWNlEm8KEUNyZWF0ZVN0dWR5TGVhZGVyEikub3RvbGl0aC5h\
      dXRoLnYxLkNyZWF0ZVN0dWR5TGVhZGVyUmVxdWVzdBoqLm90b2xpdGguYXV0aC52MS5DcmVhdGVTdHVkeUxlYWRlclJlc3Bv\
      bnNlIgOQAgISYwoNU2V0TGVkU3R1ZGllcxIlLm90b2xpdGguYXV0aC52MS5TZXRMZWRTdHVkaWVzUmVxdWVzdBomLm90b2xp\
      dGguYXV0aC52MS5TZXRMZWRTdHVkaWVzUmVzcG9uc2UiA5ACAjJ3CgpLZXlTZXJ2aWNlEmkKD0xpc3RTaWduaW5nS2V5cxIn\
      Lm90b2xpdGguYXV0aC52MS5MaXN0U2lnbmluZ0tleXNSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLkxpc3RTaWduaW5nS2V5\
      c1Jlc3BvbnNlIgOQAgFCPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgvYXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1\
      dGguVjFK0lQK6gEKAQwSAwQAEhrfASBBY2NvdW50cywgc2Vzc2lvbnMsIGVucm9sbWVudCBhbmQgY29uc2VudC4gSWRlbnRp\
      dHkgKHVzZXJuYW1lLCBlLW1haWwgYWRkcmVzcykgbGl2ZXMgaGVyZSBhbmQKIG5vd2hlcmUgZWxzZTsgZXZlcnkgb3RoZXIg\
      c2VydmljZSBzZWVzIHRoZSByYW5kb20gYHBhcnRpY2lwYW50X2lkYCBvbmx5LgoKIFRpbWVzdGFtcHMgaW4gYW5zd2VycyBh\
      cmUgZXhhY3QgdG8gdGhlIG1pY3Jvc2Vjb25kLgoKSQoCBgASBBAAKgEaPSBDcmVhdGluZyBhbmQgY29uZmlybWluZyBhY2Nv\
      dW50cy4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLgoK9AMKBAYAAgASBBgCGgMa5QMgQ3JlYXRlcyBhbiBhY2NvdW50IHRo\
      YXQgY2FuIHNpZ24gaW4gb25jZSBpdCBpcyBjb25maXJtZWQgKFRZVCDCpzQpLiBXaXRoIGFuIGUtbWFpbCBhZGRyZXNzIGEK\
      IGNvbmZpcm1hdGlvbiBjb2RlIGlzIG1haWxlZDsgd2l0aG91dCBvbmUgdGhlIGFjY291bnQgaXMgYWN0aXZlIGF0IG9uY2Uu\
      CgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIChldmVyeSBiYWQgZmllbGQgbmFtZWQpOyBBTFJFQURZX0VYSVNUUyB3aXRo\
      IHJlYXNvbiBVU0VSTkFNRV9UQUtFTjsKIEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uIFJFUVVFU1RfSURfUkVVU0VEIHdo\
      ZW4gYHJlcXVlc3RfaWRgIHdhcyB1c2VkIGZvciBvdGhlciBjb250ZW50czsKIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJl\
      YXNvbiBXQUlUSU5HX0FDQ09VTlRTX0xJTUlUIGFuZCBSZXRyeUluZm8gd2hlbiBmaXZlIGFjY291bnRzIHdhaXQgZm9yCiBj\
      b25maXJtYXRpb24gdW5kZXIgdGhlIGFkZHJlc3MuCgqnAwoEBgACARIDIgJNGpkDIEFjdGl2YXRlcyBhbiBhY2NvdW50LiBE\
      ZWxldGVzIHRoZSBlLW1haWwgYWRkcmVzcyB1bmxlc3MgaXRzIGtlZXBpbmcgd2FzIGNvbnNlbnRlZCB0by4gU2VuZGluZyBp\
      dAogYWdhaW4gaXMgc2FmZTogdW50aWwgdGhlIGNvZGUgZXhwaXJlcyAoMjQgaG91cnMgYWZ0ZXIgaXQgd2FzIG1haWxlZCkg\
      aXQgaXMgYW5zd2VyZWQgYXMgdGhlIGZpcnN0CiB0aW1lLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgUEVSTUlTU0lP\
      Tl9ERU5JRUQgd2l0aCByZWFzb24gQ09ERV9SRUpFQ1RFRCBmb3IgYSB3cm9uZywgcmVwbGFjZWQgb3IKIGV4cGlyZWQgY29k\
      ZSBhbmQgZm9yIGFuIHVua25vd24gdXNlcm5hbWUgYWxpa2U7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbyBh\
      ZnRlciB0b28KIG1hbnkgYXR0ZW1wdHMuCgqDAQoEBgACAhIDJQJZGnYgTWFpbHMgYSBuZXcgY29kZSB0byBhbiBhY2NvdW50\
      IHRoYXQgd2FpdHMgZm9yIGNvbmZpcm1hdGlvbi4gQW5zd2VycyB0aGUgc2FtZSB3aGV0aGVyIG9yIG5vdAogc3VjaCBhbiBh\
      Y2NvdW50IGV4aXN0cy4KCjgKBAYAAgMSBCcCKQMaKiBUaGUgY2FsbGVyJ3Mgb3duIGFjY291bnQuIE5lZWRzIGEgdG9rZW4u\
      CgpmCgQEAAIAEgMuAhgaWSBDbGllbnQtbWFkZSBVVUlELCBrZXB0IHVudGlsIGFuIGFuc3dlciBhcnJpdmVzOyBzZW5kaW5n\
      IHRoZSBzYW1lIHJlcXVlc3QgYWdhaW4gaXMgc2FmZS4KCloKBAQAAgESAzACFhpNIDPigJM2NCBjaGFyYWN0ZXJzIG9mIGxl\
      dHRlcnMsIGRpZ2l0cywgYC5gLCBgX2AsIGAtYDsgY29tcGFyZWQgd2l0aG91dCBjYXNlLgoKZAoEBAACAhIDMgIWGlcgOOKA\
      kzEyOCBjaGFyYWN0ZXJzLCBub3Qgb24gdGhlIGxpc3Qgb2YgY29tbW9uIHBhc3N3b3Jkcywgbm90IGNvbnRhaW5pbmcgdGhl\
      IHVzZXJuYW1lLgoKRAoEBAACAxIDNAITGjcgT3B0aW9uYWwuIFdpdGggaXQgdGhlIGFjY291bnQgd2FpdHMgZm9yIGNvbmZp\
      cm1hdGlvbi4KCkIKBAQAAgQSAzYCGRo1IFdoZXRoZXIgdGhlIGFkZHJlc3MgbWF5IGJlIGtlcHQgYWZ0ZXIgY29uZmlybWF0\
      aW9uLgoKPgoEBAACBRIDOAIWGjEgQkNQIDQ3IGxhbmd1YWdlIGZvciBtYWlsczsgZW1wdHkgbWVhbnMgRW5nbGlzaC4KCj8K\
      BAUAAgISAz8CIxoyIFRoZSBzYW1lIHdyaXRlIHdhcyBkb25lIGJlZm9yZTsgbm90aGluZyBjaGFuZ2VkLgoKPwoEBAICARID\
      SgISGjIgVGhlIG1haWxlZCBjb2RlOyBjYXNlIGFuZCBoeXBoZW5zIGRvIG5vdCBtYXR0ZXIuCgqXAQoCBQESBE8AWAEaigEg\
      V2hhdCBiZWNhbWUgb2YgdGhlIGUtbWFpbCBhZGRyZXNzIHRoYXQgdGhlIGNvZGUgd2FzIG1haWxlZCB0by4gV2hvZXZlciBo\
      YXMgdGhlIGNvZGUgcmVhZHMgdGhhdAogYWRkcmVzcydzIG1haWwsIGFuZCBub2JvZHkgZWxzZSBpcyB0b2xkLgoKRAoEBQEC\
      ARIDUgIZGjcgSXQgc3RheXMgd2l0aCB0aGUgYWNjb3VudCwgYW5kIGNhbiBiZSBzaWduZWQgaW4gd2l0aC4KCjAKBAUBAgIS\
      A1QCGxojIEl0cyBrZWVwaW5nIHdhcyBub3QgY29uc2VudGVkIHRvLgoKvQEKBAUBAgMSA1cCLBqvASBJdHMga2VlcGluZyB3\
      YXMgY29uc2VudGVkIHRvLCBidXQgYW5vdGhlciBhY2NvdW50LCBjb25maXJtZWQgZWFybGllciwga2VlcHMgaXQ6IGFuIGFk\
      ZHJlc3MgYmVsb25ncwogdG8gb25lIGFjY291bnQuIFRoaXMgb25lIGhhcyBub25lLCBhbmQgaXMgc2lnbmVkIGluIHRvIHdp\
      dGggaXRzIHVzZXJuYW1lLgoKLgoEBAcCARIDaAIWGiEgRW1wdHkgZm9yIGFuIGFub255bW91cyBhY2NvdW50LgoKOQoEBAcC\
      AhIDagITGiwgRW1wdHkgdW5sZXNzIGl0cyBrZWVwaW5nIHdhcyBjb25zZW50ZWQgdG8uCgpKCgIGARIFcQCOAQEaPSBTaWdu\
      aW5nIGluIGFuZCBzdGF5aW5nIHNpZ25lZCBpbi4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLgoKjwIKBAYBAgASA3UCNRqB\
      AiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBDUkVERU5USUFMU19SRUpFQ1RFRCBmb3IgYSB3cm9uZyBw\
      YXNzd29yZCBhbmQgYW4gdW5rbm93bgogdXNlcm5hbWUgYWxpa2U7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24g\
      QUNDT1VOVF9OT1RfQ09ORklSTUVEIChvbmx5IHdpdGggdGhlIHJpZ2h0CiBwYXNzd29yZCk7IFJFU09VUkNFX0VYSEFVU1RF\
      RCB3aXRoIFJldHJ5SW5mbyBhZnRlciByZXBlYXRlZCBmYWlsdXJlcy4KCtQFCgQGAQIBEgV/AoEBAxrEBSBNYWtlcyBhIHBh\
      cnRpY2lwYW50IHdpdGhvdXQgYW55IGFjY291bnQgZGF0YS4gVGhlIHJlZnJlc2ggdG9rZW4gaXMgdGhlIG9ubHkga2V5IHRv\
      IGl0LgogU2VuZGluZyB0aGUgc2FtZSBgcmVxdWVzdF9pZGAgYWdhaW4gd2l0aGluIGl0cyBzZXNzaW9uJ3MgZmlyc3QgaG91\
      ciBhbnN3ZXJzIHRoZSBzYW1lCiBwYXJ0aWNpcGFudCwgZWFjaCB0aW1lIHdpdGggYSByZWZyZXNoIHRva2VuIG9mIGl0cyBv\
      d247IGFueSBvZiB0aGVtIGlzIGdvb2QuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBBTFJFQURZX0VYSVNUUyB3aXRo\
      IHJlYXNvbiBSRVFVRVNUX0lEX1JFVVNFRCB3aGVuIGByZXF1ZXN0X2lkYCB3YXMgdXNlZAogd2l0aCBvdGhlciBhdWRpZW5j\
      ZXMgb3IgZm9yIGFub3RoZXIgYWNjb3VudDsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBTSUdOX0lOX0VOREVE\
      IHdoZW4KIHRoZSBzZXNzaW9uIHRoYXQgaXQgYmVnYW4gd2FzIHNpZ25lZCBvdXQsIGhhcyBlbmRlZCwgb3IgaXMgb2xkZXIg\
      dGhhbiBhbiBob3VyOiBhIG5ldyBwYXJ0aWNpcGFudAogbmVlZHMgYSBuZXcgYHJlcXVlc3RfaWRgOyBSRVNPVVJDRV9FWEhB\
      VVNURUQgd2l0aCByZWFzb24gU0lHTl9JTl9SRVBFQVRFRF9MSU1JVCBhbmQgUmV0cnlJbmZvIGFmdGVyCiA2NCBhbnN3ZXJz\
      IHRoYXQgbm8gcmVmcmVzaCBmb2xsb3dlZCwgb25lIG1vcmUgZWFjaCBtaW51dGUuCgqJBAoEBgECAhIEiQECNxr6AyBFeGNo\
      YW5nZXMgYSByZWZyZXNoIHRva2VuIGZvciBhIG5ldyBwYWlyLiBBIHRva2VuIGlzIGdvb2QgZm9yIG9uZSBleGNoYW5nZS4g\
      U2VudCBhZ2FpbiB3aXRoaW4gMzAKIHNlY29uZHMgb2YgdGhhdCBleGNoYW5nZSAodGhlIHJlc3BvbnNlIHdhcyBsb3N0KSBp\
      dCBpcyBhbnN3ZXJlZCBhZ2FpbiwgdXAgdG8gNjQgdGltZXMsIHVubGVzcyB0aGUKIHRva2VuIHRoYXQgY2FtZSBvZiBpdCB3\
      YXMgdXNlZCBtZWFud2hpbGU7IGFmdGVyIHRoYXQgaXQgY291bnRzIGFzIHN0b2xlbiBhbmQgZW5kcyB0aGUgd2hvbGUKIHNl\
      c3Npb24sIHdpdGggYWxsIHRoYXQgY2FtZSBvZiBpdC4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBS\
      RUZSRVNIX1RPS0VOX1JFSkVDVEVEOiBzaWduIGluIGFuZXc7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoCiByZWFzb24gUkVG\
      UkVTSF9SRVBFQVRFRF9MSU1JVDogdXNlIG9uZSBvZiB0aGUgYW5zd2VycywgdGhpcyB0b2tlbiBoYXMgbm8gbW9yZS4KCmEK\
      BAYBAgMSBosBAo0BAxpRIFJldm9rZXMgdGhlIHJlZnJlc2ggdG9rZW4ncyB3aG9sZSBmYW1pbHkuIFVua25vd24gdG9rZW5z\
      IGFyZSBhY2NlcHRlZCBzaWxlbnRseS4KCkEKBAQIAgASBJIBAhYaMyBVc2VybmFtZSwgb3IgdGhlIGUtbWFpbCBhZGRyZXNz\
      IHdoZXJlIGl0IGlzIGtlcHQuCgphCgQECAICEgSVAQIgGlMgU2VydmljZXMgdGhlIGFjY2VzcyB0b2tlbiBpcyBmb3IsIGUu\
      Zy4gYG90b2xpdGgtaW5nZXN0aW9uYDsgZW1wdHkgbWVhbnMgYWxsIGZvdXIuCgohCgQECQIAEgSaAQIYGhMgQ2xpZW50LW1h\
      ZGUgVVVJRC4KCl0KBAQNAgASBKkBAhoaTyBKV1QgKFJGQyA5MDY4IHR5cGUgYGF0K2p3dGAsIEVkRFNBKTsgb3BhcXVlIHRv\
      IGdhdGV3YXlzIHRoYXQgb25seSBmb3J3YXJkIGl0LgoKPwoEBA0CAhIErAECGxoxIE9wYXF1ZSwgMjU2IHJhbmRvbSBiaXRz\
      LiBSZXBsYWNlZCBhdCBldmVyeSB1c2UuCgpJCgIGAhIGsgEA0AEBGjsgV2hpY2ggc3R1ZGllcyBhIHBhcnRpY2lwYW50IHRh\
      a2VzIHBhcnQgaW4uIE5lZWRzIGEgdG9rZW4uCgrtCQoEBgICABIGwgECxAEDGtwJIFJlY29yZHMgY29uc2VudCB0byB0aGUg\
      dGV4dCB2ZXJzaW9uIG5hbWVkLCBlbnJvbHMsIGFuZCBhbnN3ZXJzIHdpdGggYW4gYWNjZXNzIHRva2VuIHRoYXQgY2Fycmll\
      cwogdGhlIGVucm9sbWVudC4gSm9pbmluZyB0d2ljZSBpcyBzYWZlLiBJbiBhIHN0dWR5IGJ5IHJlcXVlc3QgKGFuZCB3aXRo\
      b3V0IGFuIGludml0YXRpb24pCiB0aGUgYW5zd2VyIGhhcyBhIGBqb2luX3JlcXVlc3RgIHRoYXQgd2FpdHMgZm9yIGEgbGVh\
      ZGVyIGluc3RlYWQgb2YgYW4gZW5yb2xtZW50LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyB3aXRoIHJlYXNv\
      biBDT05TRU5UX0xBTkdVQUdFX1VOS05PV04gKHRoZSBzdHVkeSBoYXMgbm8gY29uc2VudCB0ZXh0CiBpbiBgY29uc2VudF9s\
      YW5ndWFnZWApOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU1RVRFlfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRo\
      IHJlYXNvbiBTVFVEWV9FTkRFRCwKIFNUVURZX05PVF9TVEFSVEVELCBTVFVEWV9QQVVTRUQgb3IgQ09OU0VOVF9PVVREQVRF\
      RCAodGhlIGNvbnNlbnQgdmVyc2lvbiBpcyBub3QgdGhlIHN0dWR5J3MKIGN1cnJlbnQgb25lKTsgUEVSTUlTU0lPTl9ERU5J\
      RUQgd2l0aCByZWFzb24gU1RVRFlfUEFTU1dPUkRfUkVRVUlSRUQgKG5vbmUgd2FzCiBnaXZlbjsgbm90IGNvdW50ZWQgYXMg\
      YW4gYXR0ZW1wdCksIFNUVURZX1BBU1NXT1JEX1JFSkVDVEVELCBJTlZJVEFUSU9OX1JFSkVDVEVEICh3cm9uZywKIGV4cGly\
      ZWQsIHVzZWQgdXAgb3IgcmV2b2tlZCksIElOVklUQVRJT05fUkVRVUlSRUQgKGFuIHVubGlzdGVkIHN0dWR5IHRoYXQgaXMg\
      b3Blbikgb3IKIE5PVF9QQVJUSUNJUEFOVCAoc3R1ZHkgbGVhZGVycyBkbyBub3QgdGFrZSBwYXJ0KTsgVU5BVVRIRU5USUNB\
      VEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQ7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllf\
      QVRURU1QVFMsIEVOUk9MTUVOVFNfTElNSVQsIEpPSU5fUkVRVUVTVFNfTElNSVQgKDEwCiBwZW5kaW5nIG9uZXMgb2YgdGhl\
      IHBhcnRpY2lwYW50LCA1IGV2ZXIgdG8gb25lIHN0dWR5KSBvciBTVFVEWV9KT0lOX1JFUVVFU1RTX0xJTUlUICgxLDAwMCBw\
      ZW5kaW5nCiBvbmVzIG9mIHRoZSBzdHVkeSk7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04g\
      YW5kIFJldHJ5SW5mbyB3aGlsZSB0aGUgc3R1ZHkncwogcGFzc3dvcmQgaGFzIG5vdCBhcnJpdmVkIGhlcmUgeWV0LgoKzAEK\
      BAYCAgESBskBAssBAxq7ASBFbmRzIHRoZSBlbnJvbG1lbnQsIGFuZCB3aXRoZHJhd3MgYSBwZW5kaW5nIHJlcXVlc3QgdG8g\
      am9pbjsgYW5zd2VycyB3aXRoIGFuIGFjY2VzcyB0b2tlbgogd2l0aG91dCB0aGUgc3R1ZHkuIExlYXZpbmcgdHdpY2UgaXMg\
      c2FmZS4KCiBFcnJvcnM6IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVELgoKcAoEBgICAhIGzQEC\
      zwEDGmAgQ3VycmVudCBhbmQgZW5kZWQgZW5yb2xtZW50cyBvZiB0aGUgY2FsbGVyLCBhbmQgdGhlIHJlcXVlc3RzIHRvIGpv\
      aW4gd2l0aCB3aGF0IGJlY2FtZSBvZiB0aGVtLgoKMQoEBA4CARIE1QECFhojIEZvciBzdHVkaWVzIHdpdGggcGFzc3dvcmQg\
      YWNjZXNzLgoKUAoEBA4CAhIE1wECHRpCIGBTdHVkeS5jb25zZW50X3ZlcnNpb25gIG9mIHRoZSB0ZXh0IHRoYXQgd2FzIHNo\
      b3duIGFuZCBhY2NlcHRlZC4KCmAKBAQOAgMSBNkBAh4aUiBMYW5ndWFnZSBpbiB3aGljaCB0aGUgdGV4dCB3YXMgc2hvd24s\
      IEJDUCA0Nzogb25lIHRoYXQgYFN0dWR5LmNvbnNlbnRfdGV4dGAgaGFzLgoKowEKBAQOAgQSBNwBAh0alAEgQ29kZSBvZiBh\
      biBpbnZpdGF0aW9uOyBjYXNlIGFuZCBoeXBoZW5zIGRvIG5vdCBtYXR0ZXIuIEl0IHN0YW5kcyBmb3IgYSBwYXNzd29yZCBv\
      ciBhIGxlYWRlcidzCiBkZWNpc2lvbiwgYW5kIG1heSBwdXQgdGhlIHBhcnRpY2lwYW50IGludG8gYSBncm91cC4KCn0KBAQO\
      AgUSBN8BAhIabyBGb3IgdGhlIGxlYWRlciB3aG8gZGVjaWRlcyBvbiBhIHJlcXVlc3Q6IHdobyBhc2tzLCBhbmQgd2h5LiBB\
      dCBtb3N0IDUwMCBjaGFyYWN0ZXJzOyBrZXB0IHVudGlsCiB0aGUgZGVjaXNpb24uCgqmAgoEBA8CARIE5wECGhqXAiBJbiB0\
      aGUgcGxhY2Ugb2YgdGhlIGNhbGxlcidzLCB3aG9zZSBjbGFpbXMgbm8gbG9uZ2VyIHNheSB3aGF0IGlzIHRydWUuIEVtcHR5\
      IHdoZW4gdGhleSBkbyAodGhlCiByZXF1ZXN0IGNoYW5nZWQgbm90aGluZyB0aGF0IGEgdG9rZW4gdGVsbHMgb2YpOiBrZWVw\
      IHlvdXJzLiBJdCBlbmRzIHdoZW4gdGhlIGNhbGxlcidzIHdvdWxkIGhhdmUKIGVuZGVkLCBhbmQgaGFzIGl0cyBhdWRpZW5j\
      ZXMgYW5kIG5vIGZ1cnRoZXIgcm9sZTsgb25seSBSZWZyZXNoIGdpdmVzIGEgbG9uZ2VyIGxpZmUuCgonCgQEDwICEgTpAQI4\
      GhkgQWJzZW50IHdpdGhvdXQgYSB0b2tlbi4KCjYKBAQPAgMSBOsBAhoaKCBBYnNlbnQgd2hpbGUgYSBsZWFkZXIgaGFzIG5v\
      dCBkZWNpZGVkLgoKfAoEBA8CBBIE7gECHxpuIFNldCBpbnN0ZWFkIG9mIGBlbnJvbG1lbnRgLCB3aXRob3V0IGFuIGFjY2Vz\
      cyB0b2tlbjsgdGhlIG9uZSBvZiBhIHJlbmV3YWwgYWZ0ZXIgdGhlIGFwcHJvdmFsIGhhcwogdGhlIHN0dWR5LgoKUQoEBBEC\
      ABIE9wECGhpDIEFzIGluIGBKb2luU3R1ZHlSZXNwb25zZWA6IGVtcHR5IHdoZW4gdGhlcmUgd2FzIG5vdGhpbmcgdG8gbGVh\
      dmUuCgodCgQEEwIBEgSAAgIpGg8gT2xkZXN0IGZpcnN0LgoKJgoEBBQCAhIEhwICKBoYIEFic2VudCB3aGlsZSBlbnJvbGxl\
      ZC4KCk8KBAQUAgUSBIsCAhYaQSBUaGUgc3R1ZHkncyBncm91cCB0aGF0IHRoZSBwYXJ0aWNpcGFudCBiZWxvbmdzIHRvOyBl\
      bXB0eTogbm9uZS4KCiMKBAUCAgQSBJQCAiMaFSBCeSB0aGUgcGFydGljaXBhbnQuCgouCgQFAgIFEgSWAgIhGiAgTm9ib2R5\
      IGRlY2lkZWQgd2l0aGluIDMwIGRheXMuCgo2CgIEFRIGmgIAqAIBGiggU29tZWJvZHkgYXNrcyB0byB0YWtlIHBhcnQgaW4g\
      YSBzdHVkeS4KCk8KBAQVAgASBJwCAh0aQSBNYWRlIGJ5IHRoZSBzZXJ2ZXI7IG5hbWVzIHRoZSBwZXJzb24gZm9yIHRoaXMg\
      b25lIHJlcXVlc3Qgb25seS4KClYKBAQVAgQSBKECAisaSCBXaGVuIGl0IHdhcyBkZWNpZGVkLCB3aXRoZHJhd24gb3IgZXhw\
      aXJlZDsgYWJzZW50IHdoaWxlIGl0IGlzIHBlbmRpbmcuCgovCgQEFQIFEgSjAgIrGiEgV2hpbGUgcGVuZGluZzogd2hlbiBp\
      dCBleHBpcmVzLgoKSgoEBBUCBhIEpQICFBo8IFRoZSBsZWFkZXIncywgZm9yIHRoZSBwYXJ0aWNpcGFudDsgYXQgbW9zdCA1\
      MDAgY2hhcmFjdGVycy4KCkwKBAQVAgcSBKcCAhIaPiBUaGUgcGFydGljaXBhbnQncywgZm9yIHRoZSBsZWFkZXI7IGVtcHR5\
      IG9uY2UgaXQgaXMgZGVjaWRlZC4KCvIBCgIGAxIGrQIAygIBGuMBIFdobyB0YWtlcyBwYXJ0IGluIGEgc3R1ZHksIGZvciBp\
      dHMgbGVhZGVycy4gTmVlZHMgYSB0b2tlbiBvZiBvbmU7IG90aGVyd2lzZSBQRVJNSVNTSU9OX0RFTklFRCB3aXRoCiByZWFz\
      b24gTk9UX1NUVURZX0xFQURFUi4gTWVtYmVycyBhcmUgbmFtZWQgYnkgaWRzIG9mIHRoaXMgc2VydmljZSB0aGF0IHN0YW5k\
      IG5vd2hlcmUgZWxzZSwgbmVpdGhlcgogaW4gdG9rZW5zIG5vciBpbiBleHBvcnRzLgoKHQoEBgMCABIErwICUxoPIE9sZGVz\
      dCBmaXJzdC4KCvMDCgQGAwIBEgS3AgJWGuQDIEFwcHJvdmVzIG9yIHJlamVjdHMsIGFuZCB0ZWxscyB0aGUgcGFydGljaXBh\
      bnQ6IGJ5IG1haWwgd2hlcmUgYW4gYWRkcmVzcyBpcyBrZXB0LCBhbmQgaW4KIExpc3RFbnJvbG1lbnRzLiBUaGUgc2FtZSBk\
      ZWNpc2lvbiBhZ2FpbiBpcyBzYWZlLgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIEpPSU5fUkVRVUVTVF9VTktO\
      T1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBKT0lOX1JFUVVFU1RfQ0xPU0VEIChkZWNpZGVkIG90aGVy\
      d2lzZSwgd2l0aGRyYXduIG9yIGV4cGlyZWQpLCBTVFVEWV9FTkRFRCBvciBTVFVEWV9QQVVTRUQgKGZvcgogYW4gYXBwcm92\
      YWwpOyBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIEdST1VQX1VOS05PV047IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRo\
      IHJlYXNvbgogRU5ST0xNRU5UU19MSU1JVCB3aGVuIHRoZSBwYXJ0aWNpcGFudCB0YWtlcyBwYXJ0IGluIHRvbyBtYW55IHN0\
      dWRpZXMuCgo4CgQGAwICEgS5AgJEGiogQ3VycmVudCBtZW1iZXJzIGluIHRoZSBvcmRlciBvZiBqb2luaW5nLgoK4wEKBAYD\
      AgMSBL4CAj0a1AEgUHV0cyBhIG1lbWJlciBpbnRvIGEgZ3JvdXAsIG9yIG91dCBvZiBpdC4gQWNjZXNzIHRva2VucyBzaG93\
      IGl0IGZyb20gdGhlaXIgbmV4dCByZW5ld2FsIG9uLgogU2V0dGluZyBpdCBhZ2FpbiBpcyBzYWZlLgoKIEVycm9yczogTk9U\
      X0ZPVU5EIHdpdGggcmVhc29uIE1FTUJFUl9VTktOT1dOOyBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIEdST1VQX1VO\
      S05PV04uCgqIAgoEBgMCBBIEwwICRRr5ASBNYWtlcyBhIGNvZGUgYnkgd2hpY2ggcGVvcGxlIGpvaW4uIFRoZSBzYW1lIGBp\
      bnZpdGF0aW9uX2lkYCBhZ2FpbiBhbnN3ZXJzIHRoZSBzYW1lIGNvZGUuCgogRXJyb3JzOiBBTFJFQURZX0VYSVNUUyB3aXRo\
      IHJlYXNvbiBJTlZJVEFUSU9OX0lEX1JFVVNFRDsgSU5WQUxJRF9BUkdVTUVOVDsgUkVTT1VSQ0VfRVhIQVVTVEVECiB3aXRo\
      IHJlYXNvbiBJTlZJVEFUSU9OU19MSU1JVCAoMSwwMDAgdXNhYmxlIG9uZXMgb2YgYSBzdHVkeSkuCgosCgQGAwIFEgTFAgJQ\
      Gh4gTmV3ZXN0IGZpcnN0LCBhdCBtb3N0IDEsMDAwLgoKewoEBgMCBhIEyQICRRptIE5vYm9keSBqb2lucyBieSBpdCBmcm9t\
      IG5vdyBvbi4gUmV2b2tpbmcgdHdpY2UgaXMgc2FmZS4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBJTlZJVEFU\
      SU9OX1VOS05PV04uCgoqCgQEFgIBEgTPAgIdGhwgVU5TUEVDSUZJRUQ6IHBlbmRpbmcgb25lcy4KCiQKBAQWAgISBNECAhca\
      FiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKIwoEBBgCAhIE3gICExoVIFJlamVjdGVkIG90aGVyd2lzZS4KCkEKBAQYAgMSBOAC\
      AhQaMyBTaG93biB0byB0aGUgcGFydGljaXBhbnQ7IGF0IG1vc3QgNTAwIGNoYXJhY3RlcnMuCgpUCgQEGAIEEgTiAgIWGkYg\
      V2l0aCBhbiBhcHByb3ZhbDogdGhlIGdyb3VwIHRoYXQgdGhlIG1lbWJlciBiZWxvbmdzIHRvOyBlbXB0eTogbm9uZS4KCiQK\
      BAQaAgESBO0CAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKRwoEBBwCABIE+AICFxo5IE9mIHRoaXMgZW5yb2xtZW50OyB3\
      aG9ldmVyIGpvaW5zIGFnYWluIGhhcyBhbm90aGVyIG9uZS4KChwKBAQdAgISBIEDAhYaDiBFbXB0eTogbm9uZS4KCiEKBAQe\
      AgASBIYDAhsaEyBDbGllbnQtbWFkZSBVVUlELgoKRgoEBB4CAhIEiQMCFho4IFdob2V2ZXIgam9pbnMgYnkgaXQgYmVsb25n\
      cyB0byB0aGUgZ3JvdXA7IGVtcHR5OiBub25lLgoKQAoEBB4CAxIEiwMCFhoyIEhvdyBtYW55IG1heSBqb2luIGJ5IGl0OiAx\
      4oCTMTAwLDAwMDsgMCBtZWFucyAxLgoKKQoEBB4CBBIEjQMCGBobIDHigJMzNjUgZGF5czsgMCBtZWFucyAzMC4KCjYKBAQf\
      AgMSBJUDAhIaKCBUd28gZ3JvdXBzIG9mIGZpdmUgbGV0dGVycyBhbmQgZGlnaXRzLgoKQQoCBgQSBqsDALYDARozIEZvciBh\
      ZG1pbmlzdHJhdG9ycy4gTmVlZHMgYSB0b2tlbiB3aXRoIHRoYXQgcm9sZS4KCnAKBAYEAgASBq0DAq8DAxpgIENyZWF0ZXMg\
      YSBjb25maXJtZWQgYWNjb3VudCB0aGF0IGxlYWRzIHRoZSBzdHVkaWVzIG5hbWVkLiBUaGUgc2FtZSBgcmVxdWVzdF9pZGAg\
      YWdhaW4gaXMgc2FmZS4KCoMBCgQGBAIBEgazAwK1AwMacyBSZXBsYWNlcyB0aGUgc2V0IG9mIHN0dWRpZXMgYW4gZXhpc3Rp\
      bmcgc3R1ZHkgbGVhZGVyIGxlYWRzLgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNUVURZX0xFQURFUl9VTktO\
      T1dOLgoKYAoCBgUSBsoDAM4DARpSIFRoZSBwdWJsaWMgaGFsdmVzIG9mIHRoZSBrZXlzIHRoYXQgc2lnbiBhY2Nlc3MgdG9r\
      ZW5zLiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW4uCgpRCgQEKAIAEgTUAwIXGkMgSlNPTiBXZWIgS2V5IFNldCAoUkZDIDc1\
      MTcsIFJGQyA4MDM3KSwgcmVhZHkgZm9yIGFueSBKV1QgbGlicmFyeS4KYgZwcm90bzM=
      """)
}
