// Generated from otolith/auth/v1/accounts.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension AuthV1 {
  /// What an account may do.
  public enum ManagedAccountRole: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// In a filter: any.
    case unspecified
    /// Takes part in studies.
    case participant
    /// Leads studies.
    case studyLeader
    /// Operates the system.
    case administrator
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .participant, .studyLeader, .administrator] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .participant
        case 2: .studyLeader
        case 3: .administrator
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .participant: 1
        case .studyLeader: 2
        case .administrator: 3
        case .unrecognized(let number): number
      }
    }
  }
}

extension AuthV1 {
  /// Whether an account can be signed in to.
  public enum ManagedAccountState: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// In a filter: any.
    case unspecified
    /// It waits for the code that was mailed.
    case waiting
    /// It can be signed in to.
    case active
    /// It is shut out.
    case suspended
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .waiting, .active, .suspended] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .waiting
        case 2: .active
        case 3: .suspended
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .waiting: 1
        case .active: 2
        case .suspended: 3
        case .unrecognized(let number): number
      }
    }
  }
}

extension AuthV1 {
  /// Which accounts are listed.
  public enum TestParticipants: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// All accounts.
    case unspecified
    /// Only test participants.
    case only
    /// All but test participants.
    case none
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .only, .none] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .only
        case 2: .none
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .only: 1
        case .none: 2
        case .unrecognized(let number): number
      }
    }
  }
}

extension AuthV1 {
  /// Why an account is suspended. A code, never words about a person: it stays in the audit log for good.
  public enum SuspensionReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused (REQUIRED).
    case unspecified
    /// The account was used against the rules.
    case abuse
    /// Somebody else uses it, or may: all its sessions end.
    case compromised
    /// The person asked for it.
    case requested
    /// A leader or an administrator who has left the team.
    case leftTeam
    /// Anything else.
    case other
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .abuse, .compromised, .requested, .leftTeam, .other] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .abuse
        case 2: .compromised
        case 3: .requested
        case 4: .leftTeam
        case 5: .other
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .abuse: 1
        case .compromised: 2
        case .requested: 3
        case .leftTeam: 4
        case .other: 5
        case .unrecognized(let number): number
      }
    }
  }
}

extension AuthV1 {
  /// An account as administrators see it: nothing of it whose keeping was not consented to, and not in which
  /// studies somebody takes part.
  public struct ManagedAccount: Message {
    /// UUID.
    public var participantID: String
    /// Empty: an anonymous account.
    public var username: String
    /// Empty unless the address is confirmed and its owner consented to its keeping.
    public var email: String
    /// Sorted.
    public var roles: [AuthV1.ManagedAccountRole]
    /// Whether it can be signed in to.
    public var state: AuthV1.ManagedAccountState
    /// When it was made.
    public var createTime: GoogleProtobuf.Timestamp?
    /// When its code came; absent: it waits for it.
    public var confirmTime: GoogleProtobuf.Timestamp?
    /// Since when it is suspended; absent: it is not.
    public var suspendTime: GoogleProtobuf.Timestamp?
    /// Why it is suspended; unspecified: it is not.
    public var suspensionReason: AuthV1.SuspensionReason
    /// Whether what it answers is a test.
    public var testParticipant: Bool
    /// The studies that it leads, sorted.
    public var ledStudyIDs: [String]
    /// Since when mails to `email` come back; absent: none did, or the address is not shown.
    public var emailFailedTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.username = ""
      self.email = ""
      self.roles = []
      self.state = AuthV1.ManagedAccountState(rawValue: 0)
      self.createTime = nil
      self.confirmTime = nil
      self.suspendTime = nil
      self.suspensionReason = AuthV1.SuspensionReason(rawValue: 0)
      self.testParticipant = false
      self.ledStudyIDs = []
      self.emailFailedTime = nil
    }

    public init(
      participantID: String = "",
      username: String = "",
      email: String = "",
      roles: [AuthV1.ManagedAccountRole] = [],
      state: AuthV1.ManagedAccountState = AuthV1.ManagedAccountState(rawValue: 0),
      createTime: GoogleProtobuf.Timestamp? = nil,
      confirmTime: GoogleProtobuf.Timestamp? = nil,
      suspendTime: GoogleProtobuf.Timestamp? = nil,
      suspensionReason: AuthV1.SuspensionReason = AuthV1.SuspensionReason(rawValue: 0),
      testParticipant: Bool = false,
      ledStudyIDs: [String] = [],
      emailFailedTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.username = username
      self.email = email
      self.roles = roles
      self.state = state
      self.createTime = createTime
      self.confirmTime = confirmTime
      self.suspendTime = suspendTime
      self.suspensionReason = suspensionReason
      self.testParticipant = testParticipant
      self.ledStudyIDs = ledStudyIDs
      self.emailFailedTime = emailFailedTime
    }
  }
}

extension AuthV1.ManagedAccount {
  public static var fullName: String { "otolith.auth.v1.ManagedAccount" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ManagedAccount()
    otolith__auth__v1__managed_account__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ManagedAccount>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.username = Codec.string(c.pointee.username)
    self.email = Codec.string(c.pointee.email)
    self.roles = Codec.array(c.pointee.roles, c.pointee.n_roles) { AuthV1.ManagedAccountRole(rawValue: Int32(truncatingIfNeeded: $0.rawValue)) }
    self.state = AuthV1.ManagedAccountState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.confirmTime = c.pointee.confirm_time.map { GoogleProtobuf.Timestamp($0) }
    self.suspendTime = c.pointee.suspend_time.map { GoogleProtobuf.Timestamp($0) }
    self.suspensionReason = AuthV1.SuspensionReason(rawValue: Int32(truncatingIfNeeded: c.pointee.suspension_reason.rawValue))
    self.testParticipant = c.pointee.test_participant != 0
    self.ledStudyIDs = Codec.array(c.pointee.led_study_ids, c.pointee.n_led_study_ids) { Codec.string($0) }
    self.emailFailedTime = c.pointee.email_failed_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ManagedAccount> {
    let c = arena.allocate(Otolith__Auth__V1__ManagedAccount.self)
    otolith__auth__v1__managed_account__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.email.isEmpty { c.pointee.email = arena.string(self.email) }
    if !self.roles.isEmpty {
      c.pointee.n_roles = self.roles.count
      c.pointee.roles = arena.array(self.roles) { Otolith__Auth__V1__ManagedAccountRole(rawValue: .init(truncatingIfNeeded: $0.rawValue)) }
    }
    c.pointee.state = Otolith__Auth__V1__ManagedAccountState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if let value = self.confirmTime { c.pointee.confirm_time = value.cStruct(in: arena) }
    if let value = self.suspendTime { c.pointee.suspend_time = value.cStruct(in: arena) }
    c.pointee.suspension_reason = Otolith__Auth__V1__SuspensionReason(rawValue: .init(truncatingIfNeeded: self.suspensionReason.rawValue))
    c.pointee.test_participant = self.testParticipant ? 1 : 0
    if !self.ledStudyIDs.isEmpty {
      c.pointee.n_led_study_ids = self.ledStudyIDs.count
      c.pointee.led_study_ids = arena.array(self.ledStudyIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if let value = self.emailFailedTime { c.pointee.email_failed_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// Accounts to be listed.
  public struct ListManagedAccountsRequest: Message {
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the page before; empty: the first page.
    public var pageToken: String
    /// Those that have the role.
    public var role: AuthV1.ManagedAccountRole
    /// Those in the state.
    public var state: AuthV1.ManagedAccountState
    /// Made at this time or later.
    public var fromCreateTime: GoogleProtobuf.Timestamp?
    /// Made before this time.
    public var untilCreateTime: GoogleProtobuf.Timestamp?
    /// With test participants, without them, or they alone.
    public var testParticipants: AuthV1.TestParticipants
    /// The beginning of a username, without regard to case: 1–64 letters, digits, `.`, `_`, `-`.
    public var usernamePrefix: String
    /// The whole address, without regard to case; finds nobody whose address may not be shown.
    public var email: String

    /// Every field at its default.
    public init() {
      self.pageSize = 0
      self.pageToken = ""
      self.role = AuthV1.ManagedAccountRole(rawValue: 0)
      self.state = AuthV1.ManagedAccountState(rawValue: 0)
      self.fromCreateTime = nil
      self.untilCreateTime = nil
      self.testParticipants = AuthV1.TestParticipants(rawValue: 0)
      self.usernamePrefix = ""
      self.email = ""
    }

    public init(
      pageSize: UInt32 = 0,
      pageToken: String = "",
      role: AuthV1.ManagedAccountRole = AuthV1.ManagedAccountRole(rawValue: 0),
      state: AuthV1.ManagedAccountState = AuthV1.ManagedAccountState(rawValue: 0),
      fromCreateTime: GoogleProtobuf.Timestamp? = nil,
      untilCreateTime: GoogleProtobuf.Timestamp? = nil,
      testParticipants: AuthV1.TestParticipants = AuthV1.TestParticipants(rawValue: 0),
      usernamePrefix: String = "",
      email: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.role = role
      self.state = state
      self.fromCreateTime = fromCreateTime
      self.untilCreateTime = untilCreateTime
      self.testParticipants = testParticipants
      self.usernamePrefix = usernamePrefix
      self.email = email
    }
  }
}

extension AuthV1.ListManagedAccountsRequest {
  public static var fullName: String { "otolith.auth.v1.ListManagedAccountsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListManagedAccountsRequest()
    otolith__auth__v1__list_managed_accounts_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListManagedAccountsRequest>) {
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.role = AuthV1.ManagedAccountRole(rawValue: Int32(truncatingIfNeeded: c.pointee.role.rawValue))
    self.state = AuthV1.ManagedAccountState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
    self.fromCreateTime = c.pointee.from_create_time.map { GoogleProtobuf.Timestamp($0) }
    self.untilCreateTime = c.pointee.until_create_time.map { GoogleProtobuf.Timestamp($0) }
    self.testParticipants = AuthV1.TestParticipants(rawValue: Int32(truncatingIfNeeded: c.pointee.test_participants.rawValue))
    self.usernamePrefix = Codec.string(c.pointee.username_prefix)
    self.email = Codec.string(c.pointee.email)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListManagedAccountsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListManagedAccountsRequest.self)
    otolith__auth__v1__list_managed_accounts_request__init(c)
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    c.pointee.role = Otolith__Auth__V1__ManagedAccountRole(rawValue: .init(truncatingIfNeeded: self.role.rawValue))
    c.pointee.state = Otolith__Auth__V1__ManagedAccountState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    if let value = self.fromCreateTime { c.pointee.from_create_time = value.cStruct(in: arena) }
    if let value = self.untilCreateTime { c.pointee.until_create_time = value.cStruct(in: arena) }
    c.pointee.test_participants = Otolith__Auth__V1__TestParticipants(rawValue: .init(truncatingIfNeeded: self.testParticipants.rawValue))
    if !self.usernamePrefix.isEmpty { c.pointee.username_prefix = arena.string(self.usernamePrefix) }
    if !self.email.isEmpty { c.pointee.email = arena.string(self.email) }
    return c
  }
}

extension AuthV1 {
  /// A page of accounts.
  public struct ListManagedAccountsResponse: Message {
    /// Newest first.
    public var accounts: [AuthV1.ManagedAccount]
    /// For the next page; empty: this is the last one.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.accounts = []
      self.nextPageToken = ""
    }

    public init(
      accounts: [AuthV1.ManagedAccount] = [],
      nextPageToken: String = ""
    ) {
      self.accounts = accounts
      self.nextPageToken = nextPageToken
    }
  }
}

extension AuthV1.ListManagedAccountsResponse {
  public static var fullName: String { "otolith.auth.v1.ListManagedAccountsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListManagedAccountsResponse()
    otolith__auth__v1__list_managed_accounts_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListManagedAccountsResponse>) {
    self.accounts = Codec.messages(c.pointee.accounts, c.pointee.n_accounts) { AuthV1.ManagedAccount($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListManagedAccountsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListManagedAccountsResponse.self)
    otolith__auth__v1__list_managed_accounts_response__init(c)
    if !self.accounts.isEmpty {
      c.pointee.n_accounts = self.accounts.count
      c.pointee.accounts = arena.array(self.accounts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__ManagedAccount>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1 {
  /// An account to be read.
  public struct GetManagedAccountRequest: Message {
    /// UUID; empty where `username` is given.
    public var participantID: String
    /// The whole username, without regard to case.
    public var username: String

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.username = ""
    }

    public init(
      participantID: String = "",
      username: String = ""
    ) {
      self.participantID = participantID
      self.username = username
    }
  }
}

extension AuthV1.GetManagedAccountRequest {
  public static var fullName: String { "otolith.auth.v1.GetManagedAccountRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__GetManagedAccountRequest()
    otolith__auth__v1__get_managed_account_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__GetManagedAccountRequest>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.username = Codec.string(c.pointee.username)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__GetManagedAccountRequest> {
    let c = arena.allocate(Otolith__Auth__V1__GetManagedAccountRequest.self)
    otolith__auth__v1__get_managed_account_request__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    return c
  }
}

extension AuthV1 {
  /// An account to be shut out.
  public struct SuspendAccountRequest: Message {
    /// UUID.
    public var participantID: String
    /// Why.
    public var reason: AuthV1.SuspensionReason

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.reason = AuthV1.SuspensionReason(rawValue: 0)
    }

    public init(
      participantID: String = "",
      reason: AuthV1.SuspensionReason = AuthV1.SuspensionReason(rawValue: 0)
    ) {
      self.participantID = participantID
      self.reason = reason
    }
  }
}

extension AuthV1.SuspendAccountRequest {
  public static var fullName: String { "otolith.auth.v1.SuspendAccountRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SuspendAccountRequest()
    otolith__auth__v1__suspend_account_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SuspendAccountRequest>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.reason = AuthV1.SuspensionReason(rawValue: Int32(truncatingIfNeeded: c.pointee.reason.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SuspendAccountRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SuspendAccountRequest.self)
    otolith__auth__v1__suspend_account_request__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    c.pointee.reason = Otolith__Auth__V1__SuspensionReason(rawValue: .init(truncatingIfNeeded: self.reason.rawValue))
    return c
  }
}

extension AuthV1 {
  /// The account is shut out.
  public struct SuspendAccountResponse: Message {
    /// As it stands now.
    public var account: AuthV1.ManagedAccount?

    /// Every field at its default.
    public init() {
      self.account = nil
    }

    public init(
      account: AuthV1.ManagedAccount? = nil
    ) {
      self.account = account
    }
  }
}

extension AuthV1.SuspendAccountResponse {
  public static var fullName: String { "otolith.auth.v1.SuspendAccountResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SuspendAccountResponse()
    otolith__auth__v1__suspend_account_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SuspendAccountResponse>) {
    self.account = c.pointee.account.map { AuthV1.ManagedAccount($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SuspendAccountResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SuspendAccountResponse.self)
    otolith__auth__v1__suspend_account_response__init(c)
    if let value = self.account { c.pointee.account = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// An account to be let in again.
  public struct RestoreAccountRequest: Message {
    /// UUID.
    public var participantID: String

    /// Every field at its default.
    public init() {
      self.participantID = ""
    }

    public init(
      participantID: String = ""
    ) {
      self.participantID = participantID
    }
  }
}

extension AuthV1.RestoreAccountRequest {
  public static var fullName: String { "otolith.auth.v1.RestoreAccountRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RestoreAccountRequest()
    otolith__auth__v1__restore_account_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RestoreAccountRequest>) {
    self.participantID = Codec.string(c.pointee.participant_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RestoreAccountRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RestoreAccountRequest.self)
    otolith__auth__v1__restore_account_request__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    return c
  }
}

extension AuthV1 {
  /// The account is let in.
  public struct RestoreAccountResponse: Message {
    /// As it stands now.
    public var account: AuthV1.ManagedAccount?

    /// Every field at its default.
    public init() {
      self.account = nil
    }

    public init(
      account: AuthV1.ManagedAccount? = nil
    ) {
      self.account = account
    }
  }
}

extension AuthV1.RestoreAccountResponse {
  public static var fullName: String { "otolith.auth.v1.RestoreAccountResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RestoreAccountResponse()
    otolith__auth__v1__restore_account_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RestoreAccountResponse>) {
    self.account = c.pointee.account.map { AuthV1.ManagedAccount($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RestoreAccountResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RestoreAccountResponse.self)
    otolith__auth__v1__restore_account_response__init(c)
    if let value = self.account { c.pointee.account = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// An account and its mark.
  public struct SetTestParticipantRequest: Message {
    /// UUID.
    public var participantID: String
    /// Whether what it answers is a test from now on.
    public var testParticipant: Bool

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.testParticipant = false
    }

    public init(
      participantID: String = "",
      testParticipant: Bool = false
    ) {
      self.participantID = participantID
      self.testParticipant = testParticipant
    }
  }
}

extension AuthV1.SetTestParticipantRequest {
  public static var fullName: String { "otolith.auth.v1.SetTestParticipantRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SetTestParticipantRequest()
    otolith__auth__v1__set_test_participant_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SetTestParticipantRequest>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.testParticipant = c.pointee.test_participant != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SetTestParticipantRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SetTestParticipantRequest.self)
    otolith__auth__v1__set_test_participant_request__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    c.pointee.test_participant = self.testParticipant ? 1 : 0
    return c
  }
}

extension AuthV1 {
  /// The account has the mark, or has it no more.
  public struct SetTestParticipantResponse: Message {
    /// As it stands now.
    public var account: AuthV1.ManagedAccount?

    /// Every field at its default.
    public init() {
      self.account = nil
    }

    public init(
      account: AuthV1.ManagedAccount? = nil
    ) {
      self.account = account
    }
  }
}

extension AuthV1.SetTestParticipantResponse {
  public static var fullName: String { "otolith.auth.v1.SetTestParticipantResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SetTestParticipantResponse()
    otolith__auth__v1__set_test_participant_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SetTestParticipantResponse>) {
    self.account = c.pointee.account.map { AuthV1.ManagedAccount($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SetTestParticipantResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SetTestParticipantResponse.self)
    otolith__auth__v1__set_test_participant_response__init(c)
    if let value = self.account { c.pointee.account = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// The descriptor of `otolith/auth/v1/accounts.proto`.
  public static let accountsFile = ProtoFile(
    name: "otolith/auth/v1/accounts.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: """
      Ch5vdG9saXRoL2F1dGgvdjEvYWNjb3VudHMucHJvdG8SD290b2xpdGguYXV0aC52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVz\
      dGFtcC5wcm90byKCBQoOTWFuYWdlZEFjY291bnQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGgoI\
      dXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lEhQKBWVtYWlsGAMgASgJUgVlbWFpbBI5CgVyb2xlcxgEIAMoDjIjLm90b2xpdGgu\
      YXV0aC52MS5NYW5hZ2VkQWNjb3VudFJvbGVSBXJvbGVzEjoKBXN0YXRlGAUgASgOMiQub3RvbGl0aC5hdXRoLnYxLk1hbmFn\
      ZWRBY2NvdW50U3RhdGVSBXN0YXRlEjsKC2NyZWF0ZV90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIK\
      Y3JlYXRlVGltZRI9Cgxjb25maXJtX3RpbWUYByABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtjb25maXJtVGlt\
      ZRI9CgxzdXNwZW5kX3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtzdXNwZW5kVGltZRJOChFzdXNw\
      ZW5zaW9uX3JlYXNvbhgJIAEoDjIhLm90b2xpdGguYXV0aC52MS5TdXNwZW5zaW9uUmVhc29uUhBzdXNwZW5zaW9uUmVhc29u\
      EikKEHRlc3RfcGFydGljaXBhbnQYCiABKAhSD3Rlc3RQYXJ0aWNpcGFudBIiCg1sZWRfc3R1ZHlfaWRzGAsgAygJUgtsZWRT\
      dHVkeUlkcxJGChFlbWFpbF9mYWlsZWRfdGltZRgMIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSD2VtYWlsRmFp\
      bGVkVGltZSLqAwoaTGlzdE1hbmFnZWRBY2NvdW50c1JlcXVlc3QSGwoJcGFnZV9zaXplGAEgASgNUghwYWdlU2l6ZRIdCgpw\
      YWdlX3Rva2VuGAIgASgJUglwYWdlVG9rZW4SNwoEcm9sZRgDIAEoDjIjLm90b2xpdGguYXV0aC52MS5NYW5hZ2VkQWNjb3Vu\
      dFJvbGVSBHJvbGUSOgoFc3RhdGUYBCABKA4yJC5vdG9saXRoLmF1dGgudjEuTWFuYWdlZEFjY291bnRTdGF0ZVIFc3RhdGUS\
      RAoQZnJvbV9jcmVhdGVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSDmZyb21DcmVhdGVUaW1lEkYK\
      EXVudGlsX2NyZWF0ZV90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIPdW50aWxDcmVhdGVUaW1lEk4K\
      EXRlc3RfcGFydGljaXBhbnRzGAcgASgOMiEub3RvbGl0aC5hdXRoLnYxLlRlc3RQYXJ0aWNpcGFudHNSEHRlc3RQYXJ0aWNp\
      cGFudHMSJwoPdXNlcm5hbWVfcHJlZml4GAggASgJUg51c2VybmFtZVByZWZpeBIUCgVlbWFpbBgJIAEoCVIFZW1haWwiggEK\
      G0xpc3RNYW5hZ2VkQWNjb3VudHNSZXNwb25zZRI7CghhY2NvdW50cxgBIAMoCzIfLm90b2xpdGguYXV0aC52MS5NYW5hZ2Vk\
      QWNjb3VudFIIYWNjb3VudHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIl0KGEdldE1hbmFnZWRB\
      Y2NvdW50UmVxdWVzdBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIaCgh1c2VybmFtZRgCIAEoCVII\
      dXNlcm5hbWUieQoVU3VzcGVuZEFjY291bnRSZXF1ZXN0EiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElk\
      EjkKBnJlYXNvbhgCIAEoDjIhLm90b2xpdGguYXV0aC52MS5TdXNwZW5zaW9uUmVhc29uUgZyZWFzb24iUwoWU3VzcGVuZEFj\
      Y291bnRSZXNwb25zZRI5CgdhY2NvdW50GAEgASgLMh8ub3RvbGl0aC5hdXRoLnYxLk1hbmFnZWRBY2NvdW50UgdhY2NvdW50\
      Ij4KFVJlc3RvcmVBY2NvdW50UmVxdWVzdBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZCJTChZSZXN0\
      b3JlQWNjb3VudFJlc3BvbnNlEjkKB2FjY291bnQYASABKAsyHy5vdG9saXRoLmF1dGgudjEuTWFuYWdlZEFjY291bnRSB2Fj\
      Y291bnQibQoZU2V0VGVzdFBhcnRpY2lwYW50UmVxdWVzdBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJ\
      ZBIpChB0ZXN0X3BhcnRpY2lwYW50GAIgASgIUg90ZXN0UGFydGljaXBhbnQiVwoaU2V0VGVzdFBhcnRpY2lwYW50UmVzcG9u\
      c2USOQoHYWNjb3VudBgBIAEoCzIfLm90b2xpdGguYXV0aC52MS5NYW5hZ2VkQWNjb3VudFIHYWNjb3VudCqvAQoSTWFuYWdl\
      ZEFjY291bnRSb2xlEiQKIE1BTkFHRURfQUNDT1VOVF9ST0xFX1VOU1BFQ0lGSUVEEAASJAogTUFOQUdFRF9BQ0NPVU5UX1JP\
      TEVfUEFSVElDSVBBTlQQARIlCiFNQU5BR0VEX0FDQ09VTlRfUk9MRV9TVFVEWV9MRUFERVIQAhImCiJNQU5BR0VEX0FDQ09V\
      TlRfUk9MRV9BRE1JTklTVFJBVE9SEAMqpgEKE01hbmFnZWRBY2NvdW50U3RhdGUSJQohTUFOQUdFRF9BQ0NPVU5UX1NUQVRF\
      X1VOU1BFQ0lGSUVEEAASIQodTUFOQUdFRF9BQ0NPVU5UX1NUQVRFX1dBSVRJTkcQARIgChxNQU5BR0VEX0FDQ09VTlRfU1RB\
      VEVfQUNUSVZFEAISIwofTUFOQUdFRF9BQ0NPVU5UX1NUQVRFX1NVU1BFTkRFRBADKm0KEFRlc3RQYXJ0aWNpcGFudHMSIQod\
      VEVTVF9QQVJUSUNJUEFOVFNfVU5TUEVDSUZJRUQQABIaChZURVNUX1BBUlRJQ0lQQU5UU19PTkxZEAESGgoWVEVTVF9QQVJU\
      SUNJUEFOVFNfTk9ORRACKtQBChBTdXNwZW5zaW9uUmVhc29uEiEKHVNVU1BFTlNJT05fUkVBU09OX1VOU1BFQ0lGSUVEEAAS\
      GwoXU1VTUEVOU0lPTl9SRUFTT05fQUJVU0UQARIhCh1TVVNQRU5TSU9OX1JFQVNPTl9DT01QUk9NSVNFRBACEh8KG1NVU1BF\
      TlNJT05fUkVBU09OX1JFUVVFU1RFRBADEh8KG1NVU1BFTlNJT05fUkVBU09OX0xFRlRfVEVBTRAEEhsKF1NVU1BFTlNJT05f\
      UkVBU09OX09USEVSEAUyvwQKHEFjY291bnRBZG1pbmlzdHJhdGlvblNlcnZpY2USdQoTTGlzdE1hbmFnZWRBY2NvdW50cxIr\
      Lm90b2xpdGguYXV0aC52MS5MaXN0TWFuYWdlZEFjY291bnRzUmVxdWVzdBosLm90b2xpdGguYXV0aC52MS5MaXN0TWFuYWdl\
      ZEFjY291bnRzUmVzcG9uc2UiA5ACARJkChFHZXRNYW5hZ2VkQWNjb3VudBIpLm90b2xpdGguYXV0aC52MS5HZXRNYW5hZ2Vk\
      QWNjb3VudFJlcXVlc3QaHy5vdG9saXRoLmF1dGgudjEuTWFuYWdlZEFjY291bnQiA5ACARJmCg5TdXNwZW5kQWNjb3VudBIm\
      Lm90b2xpdGguYXV0aC52MS5TdXNwZW5kQWNjb3VudFJlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuU3VzcGVuZEFjY291bnRS\
      ZXNwb25zZSIDkAICEmYKDlJlc3RvcmVBY2NvdW50EiYub3RvbGl0aC5hdXRoLnYxLlJlc3RvcmVBY2NvdW50UmVxdWVzdBon\
      Lm90b2xpdGguYXV0aC52MS5SZXN0b3JlQWNjb3VudFJlc3BvbnNlIgOQAgIScgoSU2V0VGVzdFBhcnRpY2lwYW50Eioub3Rv\
      bGl0aC5hdXRoLnYxLlNldFRlc3RQYXJ0aWNpcGFudFJlcXVlc3QaKy5vdG9saXRoLmF1dGgudjEuU2V0VGVzdFBhcnRpY2lw\
      YW50UmVzcG9uc2UiA5ACAkI9Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGgu\
      QXV0aC5WMUrRJwqAAgoBDBIDBAASGvUBIEFjY291bnRzIGFzIGFkbWluaXN0cmF0b3JzIHNlZSB0aGVtOiBmb3VuZCwgc3Vz\
      cGVuZGVkLCByZXN0b3JlZCwgbWFya2VkIGFzIHRlc3QgcGFydGljaXBhbnRzLgoKIEJlc2lkZSB0aGUgZXJyb3JzIHRoYXQg\
      c3RhbmQgYXQgYSBtZXRob2QgaXQgYW5zd2VycyB0aG9zZSB0aGF0IGFsbCBtZXRob2RzIGhhdmUKIChvdG9saXRoL2NvbW1v\
      bi92MS9lcnJvcnMucHJvdG8pOyB0aGUgcmVhc29ucyBhcmUgaW4gZXJyb3JzLnByb3RvLgoKkgEKAgYAEgQRADkBGoUBIEZv\
      ciBhZG1pbmlzdHJhdG9yczsgb3RoZXJzIGdldCBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfQURNSU5JU1RS\
      QVRPUi4gRWFjaCBjaGFuZ2UgaXMgaW4gdGhlCiBhdWRpdCBsb2csIHdpdGggd2hvIG1hZGUgaXQuCgqkAQoEBgACABIEFgIY\
      AxqVASBBY2NvdW50cyBpbiB0aGUgb3JkZXIgaW4gd2hpY2ggdGhleSB3ZXJlIG1hZGUsIG5ld2VzdCBmaXJzdC4gV2hlcmUg\
      c2V2ZXJhbCBmaWx0ZXJzIGFyZSBzZXQsIGFuCiBhY2NvdW50IG1lZXRzIHRoZW0gYWxsLgoKIEVycm9yczogSU5WQUxJRF9B\
      UkdVTUVOVC4KCl8KBAYAAgESBBwCHgMaUSBPbmUgYWNjb3VudC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9G\
      T1VORCB3aXRoIHJlYXNvbiBBQ0NPVU5UX1VOS05PV04uCgrlBAoEBgACAhIEJwIpAxrWBCBTaHV0cyBhbiBhY2NvdW50IG91\
      dDogc2lnbmluZyBpbiBhbmQgcmVmcmVzaGluZyBhcmUgcmVmdXNlZCBmcm9tIG5vdyBvbiwgYW5kIGl0cyBhY2Nlc3MgdG9r\
      ZW5zIGJ5CiBldmVyeSBzZXJ2aWNlIHdpdGhpbiBhIG1pbnV0ZSwgYWxsIHdpdGggUEVSTUlTU0lPTl9ERU5JRUQgYW5kIHJl\
      YXNvbiBBQ0NPVU5UX1NVU1BFTkRFRC4gTm90aGluZyBvZiBpdCBpcwogZGVsZXRlZC4gSXRzIHNlc3Npb25zIGdvIG9uIGFm\
      dGVyIFJlc3RvcmVBY2NvdW50LCB1bmxlc3MgdGhlIHJlYXNvbiBpcyBDT01QUk9NSVNFRDogdGhlbiB0aGV5IGhhdmUKIGVu\
      ZGVkLiBPZiBhIHN1c3BlbmRlZCBhY2NvdW50IG5vdGhpbmcgY2hhbmdlcywgYnV0IHRoYXQgQ09NUFJPTUlTRUQgdGFrZXMg\
      dGhlIHBsYWNlIG9mIGFub3RoZXIKIHJlYXNvbiBhbmQgZW5kcyBpdHMgc2Vzc2lvbnMuCgogRXJyb3JzOiBJTlZBTElEX0FS\
      R1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gQUNDT1VOVF9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGgg\
      cmVhc29uCiBMQVNUX0FETUlOSVNUUkFUT1Igd2hlcmUgbm8gYWRtaW5pc3RyYXRvciBjb3VsZCBzaWduIGluIGFueSBtb3Jl\
      LgoKkQEKBAYAAgMSBC0CLwMaggEgTGV0cyBhIHN1c3BlbmRlZCBhY2NvdW50IGluIGFnYWluOyBvZiBvdGhlcnMgbm90aGlu\
      ZyBjaGFuZ2VzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIEFDQ09VTlRfVU5L\
      Tk9XTi4KCqUDCgQGAAIEEgQ2AjgDGpYDIFNheXMgd2hldGhlciB3aGF0IGFuIGFjY291bnQgYW5zd2VycyBpcyBhIHRlc3Qu\
      IEV4cG9ydHMgbGVhdmUgdGVzdCBwYXJ0aWNpcGFudHMgb3V0IHVubGVzcyB0aGV5IGFyZQogYXNrZWQgZm9yOyB0aGlzIGhv\
      bGRzIGZvciB3aGF0IHdhcyBhbnN3ZXJlZCBiZWZvcmUsIHRvby4gQWNjZXNzIHRva2VucyBzaG93IGl0IGZyb20gdGhlaXIg\
      bmV4dAogcmVuZXdhbCBvbi4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBBQ0NP\
      VU5UX1VOS05PV047IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24KIE5PVF9BX1BBUlRJQ0lQQU5UIGZvciB0aGUg\
      YWNjb3VudCBvZiBhIHN0dWR5IGxlYWRlciBvciBhbiBhZG1pbmlzdHJhdG9yLCB3aGljaCBhbnN3ZXJzIG5vdGhpbmcuCgol\
      CgIFABIEPABFARoZIFdoYXQgYW4gYWNjb3VudCBtYXkgZG8uCgogCgQFAAIAEgM+AicaEyBJbiBhIGZpbHRlcjogYW55LgoK\
      JQoEBQACARIDQAInGhggVGFrZXMgcGFydCBpbiBzdHVkaWVzLgoKHQoEBQACAhIDQgIoGhAgTGVhZHMgc3R1ZGllcy4KCiMK\
      BAUAAgMSA0QCKRoWIE9wZXJhdGVzIHRoZSBzeXN0ZW0uCgo1CgIFARIESABRARopIFdoZXRoZXIgYW4gYWNjb3VudCBjYW4g\
      YmUgc2lnbmVkIGluIHRvLgoKIAoEBQECABIDSgIoGhMgSW4gYSBmaWx0ZXI6IGFueS4KCjUKBAUBAgESA0wCJBooIEl0IHdh\
      aXRzIGZvciB0aGUgY29kZSB0aGF0IHdhcyBtYWlsZWQuCgomCgQFAQICEgNOAiMaGSBJdCBjYW4gYmUgc2lnbmVkIGluIHRv\
      LgoKHgoEBQECAxIDUAImGhEgSXQgaXMgc2h1dCBvdXQuCgooCgIFAhIEVABbARocIFdoaWNoIGFjY291bnRzIGFyZSBsaXN0\
      ZWQuCgocCgQFAgIAEgNWAiQaDyBBbGwgYWNjb3VudHMuCgomCgQFAgIBEgNYAh0aGSBPbmx5IHRlc3QgcGFydGljaXBhbnRz\
      LgoKKQoEBQICAhIDWgIdGhwgQWxsIGJ1dCB0ZXN0IHBhcnRpY2lwYW50cy4KCnIKAgUDEgReAGsBGmYgV2h5IGFuIGFjY291\
      bnQgaXMgc3VzcGVuZGVkLiBBIGNvZGUsIG5ldmVyIHdvcmRzIGFib3V0IGEgcGVyc29uOiBpdCBzdGF5cyBpbiB0aGUgYXVk\
      aXQgbG9nIGZvciBnb29kLgoKIgoEBQMCABIDYAIkGhUgUmVmdXNlZCAoUkVRVUlSRUQpLgoKNgoEBQMCARIDYgIeGikgVGhl\
      IGFjY291bnQgd2FzIHVzZWQgYWdhaW5zdCB0aGUgcnVsZXMuCgpDCgQFAwICEgNkAiQaNiBTb21lYm9keSBlbHNlIHVzZXMg\
      aXQsIG9yIG1heTogYWxsIGl0cyBzZXNzaW9ucyBlbmQuCgonCgQFAwIDEgNmAiIaGiBUaGUgcGVyc29uIGFza2VkIGZvciBp\
      dC4KCkIKBAUDAgQSA2gCIho1IEEgbGVhZGVyIG9yIGFuIGFkbWluaXN0cmF0b3Igd2hvIGhhcyBsZWZ0IHRoZSB0ZWFtLgoK\
      HQoEBQMCBRIDagIeGhAgQW55dGhpbmcgZWxzZS4KCpUBCgIEABIFbwCIAQEahwEgQW4gYWNjb3VudCBhcyBhZG1pbmlzdHJh\
      dG9ycyBzZWUgaXQ6IG5vdGhpbmcgb2YgaXQgd2hvc2Uga2VlcGluZyB3YXMgbm90IGNvbnNlbnRlZCB0bywgYW5kIG5vdCBp\
      biB3aGljaAogc3R1ZGllcyBzb21lYm9keSB0YWtlcyBwYXJ0LgoKFAoEBAACABIDcQIcGgcgVVVJRC4KCisKBAQAAgESA3MC\
      FhoeIEVtcHR5OiBhbiBhbm9ueW1vdXMgYWNjb3VudC4KClwKBAQAAgISA3UCExpPIEVtcHR5IHVubGVzcyB0aGUgYWRkcmVz\
      cyBpcyBjb25maXJtZWQgYW5kIGl0cyBvd25lciBjb25zZW50ZWQgdG8gaXRzIGtlZXBpbmcuCgoWCgQEAAIDEgN3AigaCSBT\
      b3J0ZWQuCgouCgQEAAIEEgN5AiAaISBXaGV0aGVyIGl0IGNhbiBiZSBzaWduZWQgaW4gdG8uCgogCgQEAAIFEgN7AiwaEyBX\
      aGVuIGl0IHdhcyBtYWRlLgoKOwoEBAACBhIDfQItGi4gV2hlbiBpdHMgY29kZSBjYW1lOyBhYnNlbnQ6IGl0IHdhaXRzIGZv\
      ciBpdC4KCj0KBAQAAgcSA38CLRowIFNpbmNlIHdoZW4gaXQgaXMgc3VzcGVuZGVkOyBhYnNlbnQ6IGl0IGlzIG5vdC4KCjwK\
      BAQAAggSBIEBAikaLiBXaHkgaXQgaXMgc3VzcGVuZGVkOyB1bnNwZWNpZmllZDogaXQgaXMgbm90LgoKMgoEBAACCRIEgwEC\
      HRokIFdoZXRoZXIgd2hhdCBpdCBhbnN3ZXJzIGlzIGEgdGVzdC4KCjIKBAQAAgoSBIUBAiUaJCBUaGUgc3R1ZGllcyB0aGF0\
      IGl0IGxlYWRzLCBzb3J0ZWQuCgplCgQEAAILEgSHAQIzGlcgU2luY2Ugd2hlbiBtYWlscyB0byBgZW1haWxgIGNvbWUgYmFj\
      azsgYWJzZW50OiBub25lIGRpZCwgb3IgdGhlIGFkZHJlc3MgaXMgbm90IHNob3duLgoKJgoCBAESBosBAJ4BARoYIEFjY291\
      bnRzIHRvIGJlIGxpc3RlZC4KCiQKBAQBAgASBI0BAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKTAoEBAECARIEjwECGBo+\
      IGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1wdHk6IHRoZSBmaXJzdCBwYWdlLgoKKQoEBAECAhIE\
      kQECHhobIFRob3NlIHRoYXQgaGF2ZSB0aGUgcm9sZS4KCiMKBAQBAgMSBJMBAiAaFSBUaG9zZSBpbiB0aGUgc3RhdGUuCgor\
      CgQEAQIEEgSVAQIxGh0gTWFkZSBhdCB0aGlzIHRpbWUgb3IgbGF0ZXIuCgomCgQEAQIFEgSXAQIyGhggTWFkZSBiZWZvcmUg\
      dGhpcyB0aW1lLgoKRAoEBAECBhIEmQECKRo2IFdpdGggdGVzdCBwYXJ0aWNpcGFudHMsIHdpdGhvdXQgdGhlbSwgb3IgdGhl\
      eSBhbG9uZS4KCmsKBAQBAgcSBJsBAh0aXSBUaGUgYmVnaW5uaW5nIG9mIGEgdXNlcm5hbWUsIHdpdGhvdXQgcmVnYXJkIHRv\
      IGNhc2U6IDHigJM2NCBsZXR0ZXJzLCBkaWdpdHMsIGAuYCwgYF9gLCBgLWAuCgpnCgQEAQIIEgSdAQITGlkgVGhlIHdob2xl\
      IGFkZHJlc3MsIHdpdGhvdXQgcmVnYXJkIHRvIGNhc2U7IGZpbmRzIG5vYm9keSB3aG9zZSBhZGRyZXNzIG1heSBub3QgYmUg\
      c2hvd24uCgojCgIEAhIGoQEApgEBGhUgQSBwYWdlIG9mIGFjY291bnRzLgoKHQoEBAICABIEowECJxoPIE5ld2VzdCBmaXJz\
      dC4KCj8KBAQCAgESBKUBAh0aMSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKJgoC\
      BAMSBqkBAK4BARoYIEFuIGFjY291bnQgdG8gYmUgcmVhZC4KCjYKBAQDAgASBKsBAhwaKCBVVUlEOyBlbXB0eSB3aGVyZSBg\
      dXNlcm5hbWVgIGlzIGdpdmVuLgoKOwoEBAMCARIErQECFhotIFRoZSB3aG9sZSB1c2VybmFtZSwgd2l0aG91dCByZWdhcmQg\
      dG8gY2FzZS4KCioKAgQEEgaxAQC2AQEaHCBBbiBhY2NvdW50IHRvIGJlIHNodXQgb3V0LgoKFQoEBAQCABIEswECHBoHIFVV\
      SUQuCgoUCgQEBAIBEgS1AQIeGgYgV2h5LgoKKAoCBAUSBrkBALwBARoaIFRoZSBhY2NvdW50IGlzIHNodXQgb3V0LgoKIQoE\
      BAUCABIEuwECHRoTIEFzIGl0IHN0YW5kcyBub3cuCgouCgIEBhIGvwEAwgEBGiAgQW4gYWNjb3VudCB0byBiZSBsZXQgaW4g\
      YWdhaW4uCgoVCgQEBgIAEgTBAQIcGgcgVVVJRC4KCiYKAgQHEgbFAQDIAQEaGCBUaGUgYWNjb3VudCBpcyBsZXQgaW4uCgoh\
      CgQEBwIAEgTHAQIdGhMgQXMgaXQgc3RhbmRzIG5vdy4KCigKAgQIEgbLAQDQAQEaGiBBbiBhY2NvdW50IGFuZCBpdHMgbWFy\
      ay4KChUKBAQIAgASBM0BAhwaByBVVUlELgoKPgoEBAgCARIEzwECHBowIFdoZXRoZXIgd2hhdCBpdCBhbnN3ZXJzIGlzIGEg\
      dGVzdCBmcm9tIG5vdyBvbi4KCjwKAgQJEgbTAQDWAQEaLiBUaGUgYWNjb3VudCBoYXMgdGhlIG1hcmssIG9yIGhhcyBpdCBu\
      byBtb3JlLgoKIQoEBAkCABIE1QECHRoTIEFzIGl0IHN0YW5kcyBub3cuCmIGcHJvdG8z
      """)
}
