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
    /// Every field at its default.
    public init() {
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ConfirmAccountResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ConfirmAccountResponse.self)
    otolith__auth__v1__confirm_account_response__init(c)
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
    /// Language in which the text was shown, BCP 47.
    public var consentLanguage: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.password = ""
      self.consentVersion = ""
      self.consentLanguage = ""
    }

    public init(
      studyID: String = "",
      password: String = "",
      consentVersion: String = "",
      consentLanguage: String = ""
    ) {
      self.studyID = studyID
      self.password = password
      self.consentVersion = consentVersion
      self.consentLanguage = consentLanguage
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__JoinStudyRequest> {
    let c = arena.allocate(Otolith__Auth__V1__JoinStudyRequest.self)
    otolith__auth__v1__join_study_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    if !self.consentVersion.isEmpty { c.pointee.consent_version = arena.string(self.consentVersion) }
    if !self.consentLanguage.isEmpty { c.pointee.consent_language = arena.string(self.consentLanguage) }
    return c
  }
}

extension AuthV1 {
  public struct JoinStudyResponse: Message {
    public var outcome: AuthV1.WriteOutcome
    public var accessToken: String
    public var accessTokenExpiresAt: GoogleProtobuf.Timestamp?
    public var enrolment: AuthV1.Enrolment?

    /// Every field at its default.
    public init() {
      self.outcome = AuthV1.WriteOutcome(rawValue: 0)
      self.accessToken = ""
      self.accessTokenExpiresAt = nil
      self.enrolment = nil
    }

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      accessToken: String = "",
      accessTokenExpiresAt: GoogleProtobuf.Timestamp? = nil,
      enrolment: AuthV1.Enrolment? = nil
    ) {
      self.outcome = outcome
      self.accessToken = accessToken
      self.accessTokenExpiresAt = accessTokenExpiresAt
      self.enrolment = enrolment
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__JoinStudyResponse> {
    let c = arena.allocate(Otolith__Auth__V1__JoinStudyResponse.self)
    otolith__auth__v1__join_study_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpiresAt { c.pointee.access_token_expires_at = value.cStruct(in: arena) }
    if let value = self.enrolment { c.pointee.enrolment = value.cStruct(in: arena) }
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

    /// Every field at its default.
    public init() {
      self.enrolments = []
    }

    public init(
      enrolments: [AuthV1.Enrolment] = []
    ) {
      self.enrolments = enrolments
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListEnrolmentsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListEnrolmentsResponse.self)
    otolith__auth__v1__list_enrolments_response__init(c)
    if !self.enrolments.isEmpty {
      c.pointee.n_enrolments = self.enrolments.count
      c.pointee.enrolments = arena.array(self.enrolments) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__Enrolment>? }
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

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.joinedAt = nil
      self.leftAt = nil
      self.consentVersion = ""
      self.consentLanguage = ""
    }

    public init(
      studyID: String = "",
      joinedAt: GoogleProtobuf.Timestamp? = nil,
      leftAt: GoogleProtobuf.Timestamp? = nil,
      consentVersion: String = "",
      consentLanguage: String = ""
    ) {
      self.studyID = studyID
      self.joinedAt = joinedAt
      self.leftAt = leftAt
      self.consentVersion = consentVersion
      self.consentLanguage = consentLanguage
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Enrolment> {
    let c = arena.allocate(Otolith__Auth__V1__Enrolment.self)
    otolith__auth__v1__enrolment__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if let value = self.joinedAt { c.pointee.joined_at = value.cStruct(in: arena) }
    if let value = self.leftAt { c.pointee.left_at = value.cStruct(in: arena) }
    if !self.consentVersion.isEmpty { c.pointee.consent_version = arena.string(self.consentVersion) }
    if !self.consentLanguage.isEmpty { c.pointee.consent_language = arena.string(self.consentLanguage) }
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
      dW50UmVxdWVzdBIaCgh1c2VybmFtZRgBIAEoCVIIdXNlcm5hbWUSEgoEY29kZRgCIAEoCVIEY29kZSIYChZDb25maXJtQWNj\
      b3VudFJlc3BvbnNlIjcKGVJlc2VuZENvbmZpcm1hdGlvblJlcXVlc3QSGgoIdXNlcm5hbWUYASABKAlSCHVzZXJuYW1lIhwK\
      GlJlc2VuZENvbmZpcm1hdGlvblJlc3BvbnNlIhMKEUdldEFjY291bnRSZXF1ZXN0ItcBCgdBY2NvdW50EiUKDnBhcnRpY2lw\
      YW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkEhoKCHVzZXJuYW1lGAIgASgJUgh1c2VybmFtZRIUCgVlbWFpbBgDIAEoCVIF\
      ZW1haWwSGgoIbGFuZ3VhZ2UYBCABKAlSCGxhbmd1YWdlEhwKCWFub255bW91cxgFIAEoCFIJYW5vbnltb3VzEjkKCmNyZWF0\
      ZWRfYXQYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgljcmVhdGVkQXQiZQoNU2lnbkluUmVxdWVzdBIaCgh1\
      c2VybmFtZRgBIAEoCVIIdXNlcm5hbWUSGgoIcGFzc3dvcmQYAiABKAlSCHBhc3N3b3JkEhwKCWF1ZGllbmNlcxgDIAMoCVIJ\
      YXVkaWVuY2VzIlcKGFNpZ25JbkFub255bW91c2x5UmVxdWVzdBIdCgpyZXF1ZXN0X2lkGAEgASgJUglyZXF1ZXN0SWQSHAoJ\
      YXVkaWVuY2VzGAIgAygJUglhdWRpZW5jZXMiNQoOUmVmcmVzaFJlcXVlc3QSIwoNcmVmcmVzaF90b2tlbhgBIAEoCVIMcmVm\
      cmVzaFRva2VuIjUKDlNpZ25PdXRSZXF1ZXN0EiMKDXJlZnJlc2hfdG9rZW4YASABKAlSDHJlZnJlc2hUb2tlbiIRCg9TaWdu\
      T3V0UmVzcG9uc2UipwIKDlNpZ25JblJlc3BvbnNlEiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUQoXYWNj\
      ZXNzX3Rva2VuX2V4cGlyZXNfYXQYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhRhY2Nlc3NUb2tlbkV4cGly\
      ZXNBdBIjCg1yZWZyZXNoX3Rva2VuGAMgASgJUgxyZWZyZXNoVG9rZW4SUwoYcmVmcmVzaF90b2tlbl9leHBpcmVzX2F0GAQg\
      ASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVcmVmcmVzaFRva2VuRXhwaXJlc0F0EiUKDnBhcnRpY2lwYW50X2lk\
      GAUgASgJUg1wYXJ0aWNpcGFudElkIp0BChBKb2luU3R1ZHlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhoK\
      CHBhc3N3b3JkGAIgASgJUghwYXNzd29yZBInCg9jb25zZW50X3ZlcnNpb24YAyABKAlSDmNvbnNlbnRWZXJzaW9uEikKEGNv\
      bnNlbnRfbGFuZ3VhZ2UYBCABKAlSD2NvbnNlbnRMYW5ndWFnZSL8AQoRSm9pblN0dWR5UmVzcG9uc2USNwoHb3V0Y29tZRgB\
      IAEoDjIdLm90b2xpdGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291dGNvbWUSIQoMYWNjZXNzX3Rva2VuGAIgASgJUgthY2Nl\
      c3NUb2tlbhJRChdhY2Nlc3NfdG9rZW5fZXhwaXJlc19hdBgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFGFj\
      Y2Vzc1Rva2VuRXhwaXJlc0F0EjgKCWVucm9sbWVudBgEIAEoCzIaLm90b2xpdGguYXV0aC52MS5FbnJvbG1lbnRSCWVucm9s\
      bWVudCIuChFMZWF2ZVN0dWR5UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZCKKAQoSTGVhdmVTdHVkeVJlc3Bv\
      bnNlEiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUQoXYWNjZXNzX3Rva2VuX2V4cGlyZXNfYXQYAiABKAsy\
      Gi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhRhY2Nlc3NUb2tlbkV4cGlyZXNBdCIXChVMaXN0RW5yb2xtZW50c1JlcXVl\
      c3QiVAoWTGlzdEVucm9sbWVudHNSZXNwb25zZRI6CgplbnJvbG1lbnRzGAEgAygLMhoub3RvbGl0aC5hdXRoLnYxLkVucm9s\
      bWVudFIKZW5yb2xtZW50cyLoAQoJRW5yb2xtZW50EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEjcKCWpvaW5lZF9hdBgC\
      IAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCGpvaW5lZEF0EjMKB2xlZnRfYXQYAyABKAsyGi5nb29nbGUucHJv\
      dG9idWYuVGltZXN0YW1wUgZsZWZ0QXQSJwoPY29uc2VudF92ZXJzaW9uGAQgASgJUg5jb25zZW50VmVyc2lvbhIpChBjb25z\
      ZW50X2xhbmd1YWdlGAUgASgJUg9jb25zZW50TGFuZ3VhZ2UijgEKGENyZWF0ZVN0dWR5TGVhZGVyUmVxdWVzdBIdCgpyZXF1\
      ZXN0X2lkGAEgASgJUglyZXF1ZXN0SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lEhoKCHBhc3N3b3JkGAMgASgJUghw\
      YXNzd29yZBIbCglzdHVkeV9pZHMYBCADKAlSCHN0dWR5SWRzIlQKGUNyZWF0ZVN0dWR5TGVhZGVyUmVzcG9uc2USNwoHb3V0\
      Y29tZRgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291dGNvbWUiTwoUU2V0TGVkU3R1ZGllc1JlcXVl\
      c3QSGgoIdXNlcm5hbWUYASABKAlSCHVzZXJuYW1lEhsKCXN0dWR5X2lkcxgCIAMoCVIIc3R1ZHlJZHMiFwoVU2V0TGVkU3R1\
      ZGllc1Jlc3BvbnNlIhgKFkxpc3RTaWduaW5nS2V5c1JlcXVlc3QiNgoXTGlzdFNpZ25pbmdLZXlzUmVzcG9uc2USGwoJandr\
      c19qc29uGAEgASgJUghqd2tzSnNvbipqCgxXcml0ZU91dGNvbWUSHQoZV1JJVEVfT1VUQ09NRV9VTlNQRUNJRklFRBAAEhkK\
      FVdSSVRFX09VVENPTUVfQ1JFQVRFRBABEiAKHFdSSVRFX09VVENPTUVfQUxSRUFEWV9FWElTVFMQAjKUAwoOQWNjb3VudFNl\
      cnZpY2USZAoPUmVnaXN0ZXJBY2NvdW50Eicub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyQWNjb3VudFJlcXVlc3QaKC5vdG9s\
      aXRoLmF1dGgudjEuUmVnaXN0ZXJBY2NvdW50UmVzcG9uc2USYQoOQ29uZmlybUFjY291bnQSJi5vdG9saXRoLmF1dGgudjEu\
      Q29uZmlybUFjY291bnRSZXF1ZXN0Gicub3RvbGl0aC5hdXRoLnYxLkNvbmZpcm1BY2NvdW50UmVzcG9uc2USbQoSUmVzZW5k\
      Q29uZmlybWF0aW9uEioub3RvbGl0aC5hdXRoLnYxLlJlc2VuZENvbmZpcm1hdGlvblJlcXVlc3QaKy5vdG9saXRoLmF1dGgu\
      djEuUmVzZW5kQ29uZmlybWF0aW9uUmVzcG9uc2USSgoKR2V0QWNjb3VudBIiLm90b2xpdGguYXV0aC52MS5HZXRBY2NvdW50\
      UmVxdWVzdBoYLm90b2xpdGguYXV0aC52MS5BY2NvdW50MtcCCg5TZXNzaW9uU2VydmljZRJJCgZTaWduSW4SHi5vdG9saXRo\
      LmF1dGgudjEuU2lnbkluUmVxdWVzdBofLm90b2xpdGguYXV0aC52MS5TaWduSW5SZXNwb25zZRJfChFTaWduSW5Bbm9ueW1v\
      dXNseRIpLm90b2xpdGguYXV0aC52MS5TaWduSW5Bbm9ueW1vdXNseVJlcXVlc3QaHy5vdG9saXRoLmF1dGgudjEuU2lnbklu\
      UmVzcG9uc2USSwoHUmVmcmVzaBIfLm90b2xpdGguYXV0aC52MS5SZWZyZXNoUmVxdWVzdBofLm90b2xpdGguYXV0aC52MS5T\
      aWduSW5SZXNwb25zZRJMCgdTaWduT3V0Eh8ub3RvbGl0aC5hdXRoLnYxLlNpZ25PdXRSZXF1ZXN0GiAub3RvbGl0aC5hdXRo\
      LnYxLlNpZ25PdXRSZXNwb25zZTKgAgoQRW5yb2xtZW50U2VydmljZRJSCglKb2luU3R1ZHkSIS5vdG9saXRoLmF1dGgudjEu\
      Sm9pblN0dWR5UmVxdWVzdBoiLm90b2xpdGguYXV0aC52MS5Kb2luU3R1ZHlSZXNwb25zZRJVCgpMZWF2ZVN0dWR5EiIub3Rv\
      bGl0aC5hdXRoLnYxLkxlYXZlU3R1ZHlSZXF1ZXN0GiMub3RvbGl0aC5hdXRoLnYxLkxlYXZlU3R1ZHlSZXNwb25zZRJhCg5M\
      aXN0RW5yb2xtZW50cxImLm90b2xpdGguYXV0aC52MS5MaXN0RW5yb2xtZW50c1JlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEu\
      TGlzdEVucm9sbWVudHNSZXNwb25zZTLjAQoVQWRtaW5pc3RyYXRpb25TZXJ2aWNlEmoKEUNyZWF0ZVN0dWR5TGVhZGVyEiku\
      b3RvbGl0aC5hdXRoLnYxLkNyZWF0ZVN0dWR5TGVhZGVyUmVxdWVzdBoqLm90b2xpdGguYXV0aC52MS5DcmVhdGVTdHVkeUxl\
      YWRlclJlc3BvbnNlEl4KDVNldExlZFN0dWRpZXMSJS5vdG9saXRoLmF1dGgudjEuU2V0TGVkU3R1ZGllc1JlcXVlc3QaJi5v\
      dG9saXRoLmF1dGgudjEuU2V0TGVkU3R1ZGllc1Jlc3BvbnNlMnIKCktleVNlcnZpY2USZAoPTGlzdFNpZ25pbmdLZXlzEicu\
      b3RvbGl0aC5hdXRoLnYxLkxpc3RTaWduaW5nS2V5c1JlcXVlc3QaKC5vdG9saXRoLmF1dGgudjEuTGlzdFNpZ25pbmdLZXlz\
      UmVzcG9uc2ViBnByb3RvMw==
      """)
}
