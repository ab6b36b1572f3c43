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
    /// Tells participants of all studies what is due.
    case gateway
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .participant, .studyLeader, .administrator, .gateway] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .participant
        case 2: .studyLeader
        case 3: .administrator
        case 4: .gateway
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .participant: 1
        case .studyLeader: 2
        case .administrator: 3
        case .gateway: 4
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
  /// Somebody who leaves the team.
  public struct EndStaffRolesRequest: Message {
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

extension AuthV1.EndStaffRolesRequest {
  public static var fullName: String { "otolith.auth.v1.EndStaffRolesRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__EndStaffRolesRequest()
    otolith__auth__v1__end_staff_roles_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__EndStaffRolesRequest>) {
    self.participantID = Codec.string(c.pointee.participant_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__EndStaffRolesRequest> {
    let c = arena.allocate(Otolith__Auth__V1__EndStaffRolesRequest.self)
    otolith__auth__v1__end_staff_roles_request__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    return c
  }
}

extension AuthV1 {
  /// The account is a participant's.
  public struct EndStaffRolesResponse: Message {
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

extension AuthV1.EndStaffRolesResponse {
  public static var fullName: String { "otolith.auth.v1.EndStaffRolesResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__EndStaffRolesResponse()
    otolith__auth__v1__end_staff_roles_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__EndStaffRolesResponse>) {
    self.account = c.pointee.account.map { AuthV1.ManagedAccount($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__EndStaffRolesResponse> {
    let c = arena.allocate(Otolith__Auth__V1__EndStaffRolesResponse.self)
    otolith__auth__v1__end_staff_roles_response__init(c)
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
      c2USOQoHYWNjb3VudBgBIAEoCzIfLm90b2xpdGguYXV0aC52MS5NYW5hZ2VkQWNjb3VudFIHYWNjb3VudCI9ChRFbmRTdGFm\
      ZlJvbGVzUmVxdWVzdBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZCJSChVFbmRTdGFmZlJvbGVzUmVz\
      cG9uc2USOQoHYWNjb3VudBgBIAEoCzIfLm90b2xpdGguYXV0aC52MS5NYW5hZ2VkQWNjb3VudFIHYWNjb3VudCrRAQoSTWFu\
      YWdlZEFjY291bnRSb2xlEiQKIE1BTkFHRURfQUNDT1VOVF9ST0xFX1VOU1BFQ0lGSUVEEAASJAogTUFOQUdFRF9BQ0NPVU5U\
      X1JPTEVfUEFSVElDSVBBTlQQARIlCiFNQU5BR0VEX0FDQ09VTlRfUk9MRV9TVFVEWV9MRUFERVIQAhImCiJNQU5BR0VEX0FD\
      Q09VTlRfUk9MRV9BRE1JTklTVFJBVE9SEAMSIAocTUFOQUdFRF9BQ0NPVU5UX1JPTEVfR0FURVdBWRAEKqYBChNNYW5hZ2Vk\
      QWNjb3VudFN0YXRlEiUKIU1BTkFHRURfQUNDT1VOVF9TVEFURV9VTlNQRUNJRklFRBAAEiEKHU1BTkFHRURfQUNDT1VOVF9T\
      VEFURV9XQUlUSU5HEAESIAocTUFOQUdFRF9BQ0NPVU5UX1NUQVRFX0FDVElWRRACEiMKH01BTkFHRURfQUNDT1VOVF9TVEFU\
      RV9TVVNQRU5ERUQQAyptChBUZXN0UGFydGljaXBhbnRzEiEKHVRFU1RfUEFSVElDSVBBTlRTX1VOU1BFQ0lGSUVEEAASGgoW\
      VEVTVF9QQVJUSUNJUEFOVFNfT05MWRABEhoKFlRFU1RfUEFSVElDSVBBTlRTX05PTkUQAirUAQoQU3VzcGVuc2lvblJlYXNv\
      bhIhCh1TVVNQRU5TSU9OX1JFQVNPTl9VTlNQRUNJRklFRBAAEhsKF1NVU1BFTlNJT05fUkVBU09OX0FCVVNFEAESIQodU1VT\
      UEVOU0lPTl9SRUFTT05fQ09NUFJPTUlTRUQQAhIfChtTVVNQRU5TSU9OX1JFQVNPTl9SRVFVRVNURUQQAxIfChtTVVNQRU5T\
      SU9OX1JFQVNPTl9MRUZUX1RFQU0QBBIbChdTVVNQRU5TSU9OX1JFQVNPTl9PVEhFUhAFMqQFChxBY2NvdW50QWRtaW5pc3Ry\
      YXRpb25TZXJ2aWNlEnUKE0xpc3RNYW5hZ2VkQWNjb3VudHMSKy5vdG9saXRoLmF1dGgudjEuTGlzdE1hbmFnZWRBY2NvdW50\
      c1JlcXVlc3QaLC5vdG9saXRoLmF1dGgudjEuTGlzdE1hbmFnZWRBY2NvdW50c1Jlc3BvbnNlIgOQAgESZAoRR2V0TWFuYWdl\
      ZEFjY291bnQSKS5vdG9saXRoLmF1dGgudjEuR2V0TWFuYWdlZEFjY291bnRSZXF1ZXN0Gh8ub3RvbGl0aC5hdXRoLnYxLk1h\
      bmFnZWRBY2NvdW50IgOQAgESZgoOU3VzcGVuZEFjY291bnQSJi5vdG9saXRoLmF1dGgudjEuU3VzcGVuZEFjY291bnRSZXF1\
      ZXN0Gicub3RvbGl0aC5hdXRoLnYxLlN1c3BlbmRBY2NvdW50UmVzcG9uc2UiA5ACAhJmCg5SZXN0b3JlQWNjb3VudBImLm90\
      b2xpdGguYXV0aC52MS5SZXN0b3JlQWNjb3VudFJlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuUmVzdG9yZUFjY291bnRSZXNw\
      b25zZSIDkAICEnIKElNldFRlc3RQYXJ0aWNpcGFudBIqLm90b2xpdGguYXV0aC52MS5TZXRUZXN0UGFydGljaXBhbnRSZXF1\
      ZXN0Gisub3RvbGl0aC5hdXRoLnYxLlNldFRlc3RQYXJ0aWNpcGFudFJlc3BvbnNlIgOQAgISYwoNRW5kU3RhZmZSb2xlcxIl\
      Lm90b2xpdGguYXV0aC52MS5FbmRTdGFmZlJvbGVzUmVxdWVzdBomLm90b2xpdGguYXV0aC52MS5FbmRTdGFmZlJvbGVzUmVz\
      cG9uc2UiA5ACAkI9Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGguQXV0aC5W\
      MUrOMQqhAgoBDBIDBQASGpYCIEFjY291bnRzIGFzIGFkbWluaXN0cmF0b3JzIHNlZSB0aGVtOiBmb3VuZCwgc3VzcGVuZGVk\
      LCByZXN0b3JlZCwgbWFya2VkIGFzIHRlc3QgcGFydGljaXBhbnRzLCBhbmQgdGhvc2Ugb2YKIHN0YWZmIHRoYXQgbGVhdmVz\
      LgoKIEJlc2lkZSB0aGUgZXJyb3JzIHRoYXQgc3RhbmQgYXQgYSBtZXRob2QgaXQgYW5zd2VycyB0aG9zZSB0aGF0IGFsbCBt\
      ZXRob2RzIGhhdmUKIChvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8pOyB0aGUgcmVhc29ucyBhcmUgaW4gZXJyb3Jz\
      LnByb3RvLgoKiAIKAgYAEgQTAEoBGvsBIEZvciBhZG1pbmlzdHJhdG9yczsgb3RoZXJzIGdldCBQRVJNSVNTSU9OX0RFTklF\
      RCB3aXRoIHJlYXNvbiBOT1RfQURNSU5JU1RSQVRPUi4gRWFjaCBjaGFuZ2UgaXMgaW4gdGhlCiBhdWRpdCBsb2csIHdpdGgg\
      d2hvIG1hZGUgaXQuIFdob2V2ZXIgd2FzIGFuIGFkbWluaXN0cmF0b3Igd2hlbiB0aGUgYWNjZXNzIHRva2VuIHdhcyBtYWRl\
      IGFuZCBpcyBub25lIGFueQogbW9yZSBjaGFuZ2VzIG5vdGhpbmcsIGFuZCBnZXRzIHRoZSBzYW1lLgoKpAEKBAYAAgASBBgC\
      GgMalQEgQWNjb3VudHMgaW4gdGhlIG9yZGVyIGluIHdoaWNoIHRoZXkgd2VyZSBtYWRlLCBuZXdlc3QgZmlyc3QuIFdoZXJl\
      IHNldmVyYWwgZmlsdGVycyBhcmUgc2V0LCBhbgogYWNjb3VudCBtZWV0cyB0aGVtIGFsbC4KCiBFcnJvcnM6IElOVkFMSURf\
      QVJHVU1FTlQuCgpfCgQGAAIBEgQeAiADGlEgT25lIGFjY291bnQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1Rf\
      Rk9VTkQgd2l0aCByZWFzb24gQUNDT1VOVF9VTktOT1dOLgoK5QQKBAYAAgISBCkCKwMa1gQgU2h1dHMgYW4gYWNjb3VudCBv\
      dXQ6IHNpZ25pbmcgaW4gYW5kIHJlZnJlc2hpbmcgYXJlIHJlZnVzZWQgZnJvbSBub3cgb24sIGFuZCBpdHMgYWNjZXNzIHRv\
      a2VucyBieQogZXZlcnkgc2VydmljZSB3aXRoaW4gYSBtaW51dGUsIGFsbCB3aXRoIFBFUk1JU1NJT05fREVOSUVEIGFuZCBy\
      ZWFzb24gQUNDT1VOVF9TVVNQRU5ERUQuIE5vdGhpbmcgb2YgaXQgaXMKIGRlbGV0ZWQuIEl0cyBzZXNzaW9ucyBnbyBvbiBh\
      ZnRlciBSZXN0b3JlQWNjb3VudCwgdW5sZXNzIHRoZSByZWFzb24gaXMgQ09NUFJPTUlTRUQ6IHRoZW4gdGhleSBoYXZlCiBl\
      bmRlZC4gT2YgYSBzdXNwZW5kZWQgYWNjb3VudCBub3RoaW5nIGNoYW5nZXMsIGJ1dCB0aGF0IENPTVBST01JU0VEIHRha2Vz\
      IHRoZSBwbGFjZSBvZiBhbm90aGVyCiByZWFzb24gYW5kIGVuZHMgaXRzIHNlc3Npb25zLgoKIEVycm9yczogSU5WQUxJRF9B\
      UkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIEFDQ09VTlRfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRo\
      IHJlYXNvbgogTEFTVF9BRE1JTklTVFJBVE9SIHdoZXJlIG5vIGFkbWluaXN0cmF0b3IgY291bGQgc2lnbiBpbiBhbnkgbW9y\
      ZS4KCpEBCgQGAAIDEgQvAjEDGoIBIExldHMgYSBzdXNwZW5kZWQgYWNjb3VudCBpbiBhZ2Fpbjsgb2Ygb3RoZXJzIG5vdGhp\
      bmcgY2hhbmdlcy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBBQ0NPVU5UX1VO\
      S05PV04uCgqlAwoEBgACBBIEOAI6AxqWAyBTYXlzIHdoZXRoZXIgd2hhdCBhbiBhY2NvdW50IGFuc3dlcnMgaXMgYSB0ZXN0\
      LiBFeHBvcnRzIGxlYXZlIHRlc3QgcGFydGljaXBhbnRzIG91dCB1bmxlc3MgdGhleSBhcmUKIGFza2VkIGZvcjsgdGhpcyBo\
      b2xkcyBmb3Igd2hhdCB3YXMgYW5zd2VyZWQgYmVmb3JlLCB0b28uIEFjY2VzcyB0b2tlbnMgc2hvdyBpdCBmcm9tIHRoZWly\
      IG5leHQKIHJlbmV3YWwgb24uCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gQUND\
      T1VOVF9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBOT1RfQV9QQVJUSUNJUEFOVCBmb3IgdGhl\
      IGFjY291bnQgb2YgYSBzdHVkeSBsZWFkZXIgb3IgYW4gYWRtaW5pc3RyYXRvciwgd2hpY2ggYW5zd2VycyBub3RoaW5nLgoK\
      gQcKBAYAAgUSBEcCSQMa8gYgRW5kcyB3aGF0IHNvbWVib2R5IHdhcyBhcHBvaW50ZWQgdG8sIHdobyBsZWF2ZXMgdGhlIHRl\
      YW06IHRoZSBhY2NvdW50IGxlYWRzIG5vIHN0dWRpZXMgYW5kIGFkbWluaXN0ZXJzCiBub3RoaW5nIGFueSBtb3JlLCBhbmQg\
      c3RheXMgYXMgdGhhdCBvZiBhIHBhcnRpY2lwYW50LiBJdHMgb3duZXIsIG9yIGFuIGFkbWluaXN0cmF0b3IsIG1heSBoYXZl\
      IGl0IGVyYXNlZAogZnJvbSB0aGVuIG9uIChFcmFzdXJlU2VydmljZSkuIEl0IGNhbm5vdCBiZSB0YWtlbiBiYWNrOiB3aG9l\
      dmVyIHJldHVybnMgZ2V0cyBhbm90aGVyIGFjY291bnQuCgogSXRzIHNlc3Npb25zIGVuZCwgYW5kIGFuIGludml0YXRpb24g\
      dGhhdCB3YXMgbm90IHRha2VuIHVwIGlzIGdvb2Qgbm8gbW9yZS4gQW4gYWNjZXNzIHRva2VuIHNheXMgdGhlIG9sZAogcm9s\
      ZXMgdW50aWwgaXQgZW5kcywgYXQgbW9zdCB0ZW4gbWludXRlcyBsYXRlcjsgYWRtaW5pc3RyYXRvcnMnIGNhbGxzIG9mIG90\
      b2xpdGgtYXV0aCB0aGF0IGNoYW5nZQogc29tZXRoaW5nIGFyZSByZWZ1c2VkIGF0IG9uY2UuIFJvbGVzIGluIHByb2plY3Rz\
      IGFyZSBub3QgZ2l2ZW4gaGVyZSBhbmQgc3RheTogU2V0UHJvamVjdFJvbGUgb2YKIG90b2xpdGguY2F0YWxvZ3VlLnYxIHRh\
      a2VzIHRoZW0gYXdheSwgYW5kIHNvIGRvZXMgdGhlIGVyYXN1cmUuIE9mIGEgcGFydGljaXBhbnQncyBhY2NvdW50IG5vdGhp\
      bmcKIGNoYW5nZXMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gQUNDT1VOVF9V\
      TktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBMQVNUX0FETUlOSVNUUkFUT1Igd2hlcmUgbm8gYWRt\
      aW5pc3RyYXRvciBjb3VsZCBzaWduIGluIGFueSBtb3JlLgoKJQoCBQASBE0AWAEaGSBXaGF0IGFuIGFjY291bnQgbWF5IGRv\
      LgoKIAoEBQACABIDTwInGhMgSW4gYSBmaWx0ZXI6IGFueS4KCiUKBAUAAgESA1ECJxoYIFRha2VzIHBhcnQgaW4gc3R1ZGll\
      cy4KCh0KBAUAAgISA1MCKBoQIExlYWRzIHN0dWRpZXMuCgojCgQFAAIDEgNVAikaFiBPcGVyYXRlcyB0aGUgc3lzdGVtLgoK\
      PQoEBQACBBIDVwIjGjAgVGVsbHMgcGFydGljaXBhbnRzIG9mIGFsbCBzdHVkaWVzIHdoYXQgaXMgZHVlLgoKNQoCBQESBFsA\
      ZAEaKSBXaGV0aGVyIGFuIGFjY291bnQgY2FuIGJlIHNpZ25lZCBpbiB0by4KCiAKBAUBAgASA10CKBoTIEluIGEgZmlsdGVy\
      OiBhbnkuCgo1CgQFAQIBEgNfAiQaKCBJdCB3YWl0cyBmb3IgdGhlIGNvZGUgdGhhdCB3YXMgbWFpbGVkLgoKJgoEBQECAhID\
      YQIjGhkgSXQgY2FuIGJlIHNpZ25lZCBpbiB0by4KCh4KBAUBAgMSA2MCJhoRIEl0IGlzIHNodXQgb3V0LgoKKAoCBQISBGcA\
      bgEaHCBXaGljaCBhY2NvdW50cyBhcmUgbGlzdGVkLgoKHAoEBQICABIDaQIkGg8gQWxsIGFjY291bnRzLgoKJgoEBQICARID\
      awIdGhkgT25seSB0ZXN0IHBhcnRpY2lwYW50cy4KCikKBAUCAgISA20CHRocIEFsbCBidXQgdGVzdCBwYXJ0aWNpcGFudHMu\
      CgpyCgIFAxIEcQB+ARpmIFdoeSBhbiBhY2NvdW50IGlzIHN1c3BlbmRlZC4gQSBjb2RlLCBuZXZlciB3b3JkcyBhYm91dCBh\
      IHBlcnNvbjogaXQgc3RheXMgaW4gdGhlIGF1ZGl0IGxvZyBmb3IgZ29vZC4KCiIKBAUDAgASA3MCJBoVIFJlZnVzZWQgKFJF\
      UVVJUkVEKS4KCjYKBAUDAgESA3UCHhopIFRoZSBhY2NvdW50IHdhcyB1c2VkIGFnYWluc3QgdGhlIHJ1bGVzLgoKQwoEBQMC\
      AhIDdwIkGjYgU29tZWJvZHkgZWxzZSB1c2VzIGl0LCBvciBtYXk6IGFsbCBpdHMgc2Vzc2lvbnMgZW5kLgoKJwoEBQMCAxID\
      eQIiGhogVGhlIHBlcnNvbiBhc2tlZCBmb3IgaXQuCgpCCgQFAwIEEgN7AiIaNSBBIGxlYWRlciBvciBhbiBhZG1pbmlzdHJh\
      dG9yIHdobyBoYXMgbGVmdCB0aGUgdGVhbS4KCh0KBAUDAgUSA30CHhoQIEFueXRoaW5nIGVsc2UuCgqWAQoCBAASBoIBAJsB\
      ARqHASBBbiBhY2NvdW50IGFzIGFkbWluaXN0cmF0b3JzIHNlZSBpdDogbm90aGluZyBvZiBpdCB3aG9zZSBrZWVwaW5nIHdh\
      cyBub3QgY29uc2VudGVkIHRvLCBhbmQgbm90IGluIHdoaWNoCiBzdHVkaWVzIHNvbWVib2R5IHRha2VzIHBhcnQuCgoVCgQE\
      AAIAEgSEAQIcGgcgVVVJRC4KCiwKBAQAAgESBIYBAhYaHiBFbXB0eTogYW4gYW5vbnltb3VzIGFjY291bnQuCgpdCgQEAAIC\
      EgSIAQITGk8gRW1wdHkgdW5sZXNzIHRoZSBhZGRyZXNzIGlzIGNvbmZpcm1lZCBhbmQgaXRzIG93bmVyIGNvbnNlbnRlZCB0\
      byBpdHMga2VlcGluZy4KChcKBAQAAgMSBIoBAigaCSBTb3J0ZWQuCgovCgQEAAIEEgSMAQIgGiEgV2hldGhlciBpdCBjYW4g\
      YmUgc2lnbmVkIGluIHRvLgoKIQoEBAACBRIEjgECLBoTIFdoZW4gaXQgd2FzIG1hZGUuCgo8CgQEAAIGEgSQAQItGi4gV2hl\
      biBpdHMgY29kZSBjYW1lOyBhYnNlbnQ6IGl0IHdhaXRzIGZvciBpdC4KCj4KBAQAAgcSBJIBAi0aMCBTaW5jZSB3aGVuIGl0\
      IGlzIHN1c3BlbmRlZDsgYWJzZW50OiBpdCBpcyBub3QuCgo8CgQEAAIIEgSUAQIpGi4gV2h5IGl0IGlzIHN1c3BlbmRlZDsg\
      dW5zcGVjaWZpZWQ6IGl0IGlzIG5vdC4KCjIKBAQAAgkSBJYBAh0aJCBXaGV0aGVyIHdoYXQgaXQgYW5zd2VycyBpcyBhIHRl\
      c3QuCgoyCgQEAAIKEgSYAQIlGiQgVGhlIHN0dWRpZXMgdGhhdCBpdCBsZWFkcywgc29ydGVkLgoKZQoEBAACCxIEmgECMxpX\
      IFNpbmNlIHdoZW4gbWFpbHMgdG8gYGVtYWlsYCBjb21lIGJhY2s7IGFic2VudDogbm9uZSBkaWQsIG9yIHRoZSBhZGRyZXNz\
      IGlzIG5vdCBzaG93bi4KCiYKAgQBEgaeAQCxAQEaGCBBY2NvdW50cyB0byBiZSBsaXN0ZWQuCgokCgQEAQIAEgSgAQIXGhYg\
      MeKAkzIwMDsgMCBtZWFucyA1MC4KCkwKBAQBAgESBKIBAhgaPiBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZv\
      cmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCikKBAQBAgISBKQBAh4aGyBUaG9zZSB0aGF0IGhhdmUgdGhlIHJvbGUuCgoj\
      CgQEAQIDEgSmAQIgGhUgVGhvc2UgaW4gdGhlIHN0YXRlLgoKKwoEBAECBBIEqAECMRodIE1hZGUgYXQgdGhpcyB0aW1lIG9y\
      IGxhdGVyLgoKJgoEBAECBRIEqgECMhoYIE1hZGUgYmVmb3JlIHRoaXMgdGltZS4KCkQKBAQBAgYSBKwBAikaNiBXaXRoIHRl\
      c3QgcGFydGljaXBhbnRzLCB3aXRob3V0IHRoZW0sIG9yIHRoZXkgYWxvbmUuCgprCgQEAQIHEgSuAQIdGl0gVGhlIGJlZ2lu\
      bmluZyBvZiBhIHVzZXJuYW1lLCB3aXRob3V0IHJlZ2FyZCB0byBjYXNlOiAx4oCTNjQgbGV0dGVycywgZGlnaXRzLCBgLmAs\
      IGBfYCwgYC1gLgoKZwoEBAECCBIEsAECExpZIFRoZSB3aG9sZSBhZGRyZXNzLCB3aXRob3V0IHJlZ2FyZCB0byBjYXNlOyBm\
      aW5kcyBub2JvZHkgd2hvc2UgYWRkcmVzcyBtYXkgbm90IGJlIHNob3duLgoKIwoCBAISBrQBALkBARoVIEEgcGFnZSBvZiBh\
      Y2NvdW50cy4KCh0KBAQCAgASBLYBAicaDyBOZXdlc3QgZmlyc3QuCgo/CgQEAgIBEgS4AQIdGjEgRm9yIHRoZSBuZXh0IHBh\
      Z2U7IGVtcHR5OiB0aGlzIGlzIHRoZSBsYXN0IG9uZS4KCiYKAgQDEga8AQDBAQEaGCBBbiBhY2NvdW50IHRvIGJlIHJlYWQu\
      Cgo2CgQEAwIAEgS+AQIcGiggVVVJRDsgZW1wdHkgd2hlcmUgYHVzZXJuYW1lYCBpcyBnaXZlbi4KCjsKBAQDAgESBMABAhYa\
      LSBUaGUgd2hvbGUgdXNlcm5hbWUsIHdpdGhvdXQgcmVnYXJkIHRvIGNhc2UuCgoqCgIEBBIGxAEAyQEBGhwgQW4gYWNjb3Vu\
      dCB0byBiZSBzaHV0IG91dC4KChUKBAQEAgASBMYBAhwaByBVVUlELgoKFAoEBAQCARIEyAECHhoGIFdoeS4KCigKAgQFEgbM\
      AQDPAQEaGiBUaGUgYWNjb3VudCBpcyBzaHV0IG91dC4KCiEKBAQFAgASBM4BAh0aEyBBcyBpdCBzdGFuZHMgbm93LgoKLgoC\
      BAYSBtIBANUBARogIEFuIGFjY291bnQgdG8gYmUgbGV0IGluIGFnYWluLgoKFQoEBAYCABIE1AECHBoHIFVVSUQuCgomCgIE\
      BxIG2AEA2wEBGhggVGhlIGFjY291bnQgaXMgbGV0IGluLgoKIQoEBAcCABIE2gECHRoTIEFzIGl0IHN0YW5kcyBub3cuCgoo\
      CgIECBIG3gEA4wEBGhogQW4gYWNjb3VudCBhbmQgaXRzIG1hcmsuCgoVCgQECAIAEgTgAQIcGgcgVVVJRC4KCj4KBAQIAgES\
      BOIBAhwaMCBXaGV0aGVyIHdoYXQgaXQgYW5zd2VycyBpcyBhIHRlc3QgZnJvbSBub3cgb24uCgo8CgIECRIG5gEA6QEBGi4g\
      VGhlIGFjY291bnQgaGFzIHRoZSBtYXJrLCBvciBoYXMgaXQgbm8gbW9yZS4KCiEKBAQJAgASBOgBAh0aEyBBcyBpdCBzdGFu\
      ZHMgbm93LgoKLQoCBAoSBuwBAO8BARofIFNvbWVib2R5IHdobyBsZWF2ZXMgdGhlIHRlYW0uCgoVCgQECgIAEgTuAQIcGgcg\
      VVVJRC4KCi8KAgQLEgbyAQD1AQEaISBUaGUgYWNjb3VudCBpcyBhIHBhcnRpY2lwYW50J3MuCgohCgQECwIAEgT0AQIdGhMg\
      QXMgaXQgc3RhbmRzIG5vdy4KYgZwcm90bzM=
      """)
}
