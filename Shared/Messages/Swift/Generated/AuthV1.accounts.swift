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
      cG9uc2USOQoHYWNjb3VudBgBIAEoCzIfLm90b2xpdGguYXV0aC52MS5NYW5hZ2VkQWNjb3VudFIHYWNjb3VudCqvAQoSTWFu\
      YWdlZEFjY291bnRSb2xlEiQKIE1BTkFHRURfQUNDT1VOVF9ST0xFX1VOU1BFQ0lGSUVEEAASJAogTUFOQUdFRF9BQ0NPVU5U\
      X1JPTEVfUEFSVElDSVBBTlQQARIlCiFNQU5BR0VEX0FDQ09VTlRfUk9MRV9TVFVEWV9MRUFERVIQAhImCiJNQU5BR0VEX0FD\
      Q09VTlRfUk9MRV9BRE1JTklTVFJBVE9SEAMqpgEKE01hbmFnZWRBY2NvdW50U3RhdGUSJQohTUFOQUdFRF9BQ0NPVU5UX1NU\
      QVRFX1VOU1BFQ0lGSUVEEAASIQodTUFOQUdFRF9BQ0NPVU5UX1NUQVRFX1dBSVRJTkcQARIgChxNQU5BR0VEX0FDQ09VTlRf\
      U1RBVEVfQUNUSVZFEAISIwofTUFOQUdFRF9BQ0NPVU5UX1NUQVRFX1NVU1BFTkRFRBADKm0KEFRlc3RQYXJ0aWNpcGFudHMS\
      IQodVEVTVF9QQVJUSUNJUEFOVFNfVU5TUEVDSUZJRUQQABIaChZURVNUX1BBUlRJQ0lQQU5UU19PTkxZEAESGgoWVEVTVF9Q\
      QVJUSUNJUEFOVFNfTk9ORRACKtQBChBTdXNwZW5zaW9uUmVhc29uEiEKHVNVU1BFTlNJT05fUkVBU09OX1VOU1BFQ0lGSUVE\
      EAASGwoXU1VTUEVOU0lPTl9SRUFTT05fQUJVU0UQARIhCh1TVVNQRU5TSU9OX1JFQVNPTl9DT01QUk9NSVNFRBACEh8KG1NV\
      U1BFTlNJT05fUkVBU09OX1JFUVVFU1RFRBADEh8KG1NVU1BFTlNJT05fUkVBU09OX0xFRlRfVEVBTRAEEhsKF1NVU1BFTlNJ\
      T05fUkVBU09OX09USEVSEAUypAUKHEFjY291bnRBZG1pbmlzdHJhdGlvblNlcnZpY2USdQoTTGlzdE1hbmFnZWRBY2NvdW50\
      cxIrLm90b2xpdGguYXV0aC52MS5MaXN0TWFuYWdlZEFjY291bnRzUmVxdWVzdBosLm90b2xpdGguYXV0aC52MS5MaXN0TWFu\
      YWdlZEFjY291bnRzUmVzcG9uc2UiA5ACARJkChFHZXRNYW5hZ2VkQWNjb3VudBIpLm90b2xpdGguYXV0aC52MS5HZXRNYW5h\
      Z2VkQWNjb3VudFJlcXVlc3QaHy5vdG9saXRoLmF1dGgudjEuTWFuYWdlZEFjY291bnQiA5ACARJmCg5TdXNwZW5kQWNjb3Vu\
      dBImLm90b2xpdGguYXV0aC52MS5TdXNwZW5kQWNjb3VudFJlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuU3VzcGVuZEFjY291\
      bnRSZXNwb25zZSIDkAICEmYKDlJlc3RvcmVBY2NvdW50EiYub3RvbGl0aC5hdXRoLnYxLlJlc3RvcmVBY2NvdW50UmVxdWVz\
      dBonLm90b2xpdGguYXV0aC52MS5SZXN0b3JlQWNjb3VudFJlc3BvbnNlIgOQAgIScgoSU2V0VGVzdFBhcnRpY2lwYW50Eiou\
      b3RvbGl0aC5hdXRoLnYxLlNldFRlc3RQYXJ0aWNpcGFudFJlcXVlc3QaKy5vdG9saXRoLmF1dGgudjEuU2V0VGVzdFBhcnRp\
      Y2lwYW50UmVzcG9uc2UiA5ACAhJjCg1FbmRTdGFmZlJvbGVzEiUub3RvbGl0aC5hdXRoLnYxLkVuZFN0YWZmUm9sZXNSZXF1\
      ZXN0GiYub3RvbGl0aC5hdXRoLnYxLkVuZFN0YWZmUm9sZXNSZXNwb25zZSIDkAICQj0KD290b2xpdGguYXV0aC52MVABWhZv\
      dG9saXRoL2F1dGgvdjE7YXV0aHYxqgIPT3RvbGl0aC5BdXRoLlYxSo8xCqECCgEMEgMFABIalgIgQWNjb3VudHMgYXMgYWRt\
      aW5pc3RyYXRvcnMgc2VlIHRoZW06IGZvdW5kLCBzdXNwZW5kZWQsIHJlc3RvcmVkLCBtYXJrZWQgYXMgdGVzdCBwYXJ0aWNp\
      cGFudHMsIGFuZCB0aG9zZSBvZgogc3RhZmYgdGhhdCBsZWF2ZXMuCgogQmVzaWRlIHRoZSBlcnJvcnMgdGhhdCBzdGFuZCBh\
      dCBhIG1ldGhvZCBpdCBhbnN3ZXJzIHRob3NlIHRoYXQgYWxsIG1ldGhvZHMgaGF2ZQogKG90b2xpdGgvY29tbW9uL3YxL2Vy\
      cm9ycy5wcm90byk7IHRoZSByZWFzb25zIGFyZSBpbiBlcnJvcnMucHJvdG8uCgqIAgoCBgASBBMASgEa+wEgRm9yIGFkbWlu\
      aXN0cmF0b3JzOyBvdGhlcnMgZ2V0IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9BRE1JTklTVFJBVE9SLiBF\
      YWNoIGNoYW5nZSBpcyBpbiB0aGUKIGF1ZGl0IGxvZywgd2l0aCB3aG8gbWFkZSBpdC4gV2hvZXZlciB3YXMgYW4gYWRtaW5p\
      c3RyYXRvciB3aGVuIHRoZSBhY2Nlc3MgdG9rZW4gd2FzIG1hZGUgYW5kIGlzIG5vbmUgYW55CiBtb3JlIGNoYW5nZXMgbm90\
      aGluZywgYW5kIGdldHMgdGhlIHNhbWUuCgqkAQoEBgACABIEGAIaAxqVASBBY2NvdW50cyBpbiB0aGUgb3JkZXIgaW4gd2hp\
      Y2ggdGhleSB3ZXJlIG1hZGUsIG5ld2VzdCBmaXJzdC4gV2hlcmUgc2V2ZXJhbCBmaWx0ZXJzIGFyZSBzZXQsIGFuCiBhY2Nv\
      dW50IG1lZXRzIHRoZW0gYWxsLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCl8KBAYAAgESBB4CIAMaUSBPbmUgYWNj\
      b3VudC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBBQ0NPVU5UX1VOS05PV04u\
      CgrlBAoEBgACAhIEKQIrAxrWBCBTaHV0cyBhbiBhY2NvdW50IG91dDogc2lnbmluZyBpbiBhbmQgcmVmcmVzaGluZyBhcmUg\
      cmVmdXNlZCBmcm9tIG5vdyBvbiwgYW5kIGl0cyBhY2Nlc3MgdG9rZW5zIGJ5CiBldmVyeSBzZXJ2aWNlIHdpdGhpbiBhIG1p\
      bnV0ZSwgYWxsIHdpdGggUEVSTUlTU0lPTl9ERU5JRUQgYW5kIHJlYXNvbiBBQ0NPVU5UX1NVU1BFTkRFRC4gTm90aGluZyBv\
      ZiBpdCBpcwogZGVsZXRlZC4gSXRzIHNlc3Npb25zIGdvIG9uIGFmdGVyIFJlc3RvcmVBY2NvdW50LCB1bmxlc3MgdGhlIHJl\
      YXNvbiBpcyBDT01QUk9NSVNFRDogdGhlbiB0aGV5IGhhdmUKIGVuZGVkLiBPZiBhIHN1c3BlbmRlZCBhY2NvdW50IG5vdGhp\
      bmcgY2hhbmdlcywgYnV0IHRoYXQgQ09NUFJPTUlTRUQgdGFrZXMgdGhlIHBsYWNlIG9mIGFub3RoZXIKIHJlYXNvbiBhbmQg\
      ZW5kcyBpdHMgc2Vzc2lvbnMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gQUND\
      T1VOVF9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBMQVNUX0FETUlOSVNUUkFUT1Igd2hlcmUg\
      bm8gYWRtaW5pc3RyYXRvciBjb3VsZCBzaWduIGluIGFueSBtb3JlLgoKkQEKBAYAAgMSBC8CMQMaggEgTGV0cyBhIHN1c3Bl\
      bmRlZCBhY2NvdW50IGluIGFnYWluOyBvZiBvdGhlcnMgbm90aGluZyBjaGFuZ2VzLgoKIEVycm9yczogSU5WQUxJRF9BUkdV\
      TUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIEFDQ09VTlRfVU5LTk9XTi4KCqUDCgQGAAIEEgQ4AjoDGpYDIFNheXMgd2hl\
      dGhlciB3aGF0IGFuIGFjY291bnQgYW5zd2VycyBpcyBhIHRlc3QuIEV4cG9ydHMgbGVhdmUgdGVzdCBwYXJ0aWNpcGFudHMg\
      b3V0IHVubGVzcyB0aGV5IGFyZQogYXNrZWQgZm9yOyB0aGlzIGhvbGRzIGZvciB3aGF0IHdhcyBhbnN3ZXJlZCBiZWZvcmUs\
      IHRvby4gQWNjZXNzIHRva2VucyBzaG93IGl0IGZyb20gdGhlaXIgbmV4dAogcmVuZXdhbCBvbi4KCiBFcnJvcnM6IElOVkFM\
      SURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBBQ0NPVU5UX1VOS05PV047IEZBSUxFRF9QUkVDT05ESVRJT04g\
      d2l0aCByZWFzb24KIE5PVF9BX1BBUlRJQ0lQQU5UIGZvciB0aGUgYWNjb3VudCBvZiBhIHN0dWR5IGxlYWRlciBvciBhbiBh\
      ZG1pbmlzdHJhdG9yLCB3aGljaCBhbnN3ZXJzIG5vdGhpbmcuCgqBBwoEBgACBRIERwJJAxryBiBFbmRzIHdoYXQgc29tZWJv\
      ZHkgd2FzIGFwcG9pbnRlZCB0bywgd2hvIGxlYXZlcyB0aGUgdGVhbTogdGhlIGFjY291bnQgbGVhZHMgbm8gc3R1ZGllcyBh\
      bmQgYWRtaW5pc3RlcnMKIG5vdGhpbmcgYW55IG1vcmUsIGFuZCBzdGF5cyBhcyB0aGF0IG9mIGEgcGFydGljaXBhbnQuIEl0\
      cyBvd25lciwgb3IgYW4gYWRtaW5pc3RyYXRvciwgbWF5IGhhdmUgaXQgZXJhc2VkCiBmcm9tIHRoZW4gb24gKEVyYXN1cmVT\
      ZXJ2aWNlKS4gSXQgY2Fubm90IGJlIHRha2VuIGJhY2s6IHdob2V2ZXIgcmV0dXJucyBnZXRzIGFub3RoZXIgYWNjb3VudC4K\
      CiBJdHMgc2Vzc2lvbnMgZW5kLCBhbmQgYW4gaW52aXRhdGlvbiB0aGF0IHdhcyBub3QgdGFrZW4gdXAgaXMgZ29vZCBubyBt\
      b3JlLiBBbiBhY2Nlc3MgdG9rZW4gc2F5cyB0aGUgb2xkCiByb2xlcyB1bnRpbCBpdCBlbmRzLCBhdCBtb3N0IHRlbiBtaW51\
      dGVzIGxhdGVyOyBhZG1pbmlzdHJhdG9ycycgY2FsbHMgb2Ygb3RvbGl0aC1hdXRoIHRoYXQgY2hhbmdlCiBzb21ldGhpbmcg\
      YXJlIHJlZnVzZWQgYXQgb25jZS4gUm9sZXMgaW4gcHJvamVjdHMgYXJlIG5vdCBnaXZlbiBoZXJlIGFuZCBzdGF5OiBTZXRQ\
      cm9qZWN0Um9sZSBvZgogb3RvbGl0aC5jYXRhbG9ndWUudjEgdGFrZXMgdGhlbSBhd2F5LCBhbmQgc28gZG9lcyB0aGUgZXJh\
      c3VyZS4gT2YgYSBwYXJ0aWNpcGFudCdzIGFjY291bnQgbm90aGluZwogY2hhbmdlcy4KCiBFcnJvcnM6IElOVkFMSURfQVJH\
      VU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBBQ0NPVU5UX1VOS05PV047IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCBy\
      ZWFzb24KIExBU1RfQURNSU5JU1RSQVRPUiB3aGVyZSBubyBhZG1pbmlzdHJhdG9yIGNvdWxkIHNpZ24gaW4gYW55IG1vcmUu\
      CgolCgIFABIETQBWARoZIFdoYXQgYW4gYWNjb3VudCBtYXkgZG8uCgogCgQFAAIAEgNPAicaEyBJbiBhIGZpbHRlcjogYW55\
      LgoKJQoEBQACARIDUQInGhggVGFrZXMgcGFydCBpbiBzdHVkaWVzLgoKHQoEBQACAhIDUwIoGhAgTGVhZHMgc3R1ZGllcy4K\
      CiMKBAUAAgMSA1UCKRoWIE9wZXJhdGVzIHRoZSBzeXN0ZW0uCgo1CgIFARIEWQBiARopIFdoZXRoZXIgYW4gYWNjb3VudCBj\
      YW4gYmUgc2lnbmVkIGluIHRvLgoKIAoEBQECABIDWwIoGhMgSW4gYSBmaWx0ZXI6IGFueS4KCjUKBAUBAgESA10CJBooIEl0\
      IHdhaXRzIGZvciB0aGUgY29kZSB0aGF0IHdhcyBtYWlsZWQuCgomCgQFAQICEgNfAiMaGSBJdCBjYW4gYmUgc2lnbmVkIGlu\
      IHRvLgoKHgoEBQECAxIDYQImGhEgSXQgaXMgc2h1dCBvdXQuCgooCgIFAhIEZQBsARocIFdoaWNoIGFjY291bnRzIGFyZSBs\
      aXN0ZWQuCgocCgQFAgIAEgNnAiQaDyBBbGwgYWNjb3VudHMuCgomCgQFAgIBEgNpAh0aGSBPbmx5IHRlc3QgcGFydGljaXBh\
      bnRzLgoKKQoEBQICAhIDawIdGhwgQWxsIGJ1dCB0ZXN0IHBhcnRpY2lwYW50cy4KCnIKAgUDEgRvAHwBGmYgV2h5IGFuIGFj\
      Y291bnQgaXMgc3VzcGVuZGVkLiBBIGNvZGUsIG5ldmVyIHdvcmRzIGFib3V0IGEgcGVyc29uOiBpdCBzdGF5cyBpbiB0aGUg\
      YXVkaXQgbG9nIGZvciBnb29kLgoKIgoEBQMCABIDcQIkGhUgUmVmdXNlZCAoUkVRVUlSRUQpLgoKNgoEBQMCARIDcwIeGikg\
      VGhlIGFjY291bnQgd2FzIHVzZWQgYWdhaW5zdCB0aGUgcnVsZXMuCgpDCgQFAwICEgN1AiQaNiBTb21lYm9keSBlbHNlIHVz\
      ZXMgaXQsIG9yIG1heTogYWxsIGl0cyBzZXNzaW9ucyBlbmQuCgonCgQFAwIDEgN3AiIaGiBUaGUgcGVyc29uIGFza2VkIGZv\
      ciBpdC4KCkIKBAUDAgQSA3kCIho1IEEgbGVhZGVyIG9yIGFuIGFkbWluaXN0cmF0b3Igd2hvIGhhcyBsZWZ0IHRoZSB0ZWFt\
      LgoKHQoEBQMCBRIDewIeGhAgQW55dGhpbmcgZWxzZS4KCpYBCgIEABIGgAEAmQEBGocBIEFuIGFjY291bnQgYXMgYWRtaW5p\
      c3RyYXRvcnMgc2VlIGl0OiBub3RoaW5nIG9mIGl0IHdob3NlIGtlZXBpbmcgd2FzIG5vdCBjb25zZW50ZWQgdG8sIGFuZCBu\
      b3QgaW4gd2hpY2gKIHN0dWRpZXMgc29tZWJvZHkgdGFrZXMgcGFydC4KChUKBAQAAgASBIIBAhwaByBVVUlELgoKLAoEBAAC\
      ARIEhAECFhoeIEVtcHR5OiBhbiBhbm9ueW1vdXMgYWNjb3VudC4KCl0KBAQAAgISBIYBAhMaTyBFbXB0eSB1bmxlc3MgdGhl\
      IGFkZHJlc3MgaXMgY29uZmlybWVkIGFuZCBpdHMgb3duZXIgY29uc2VudGVkIHRvIGl0cyBrZWVwaW5nLgoKFwoEBAACAxIE\
      iAECKBoJIFNvcnRlZC4KCi8KBAQAAgQSBIoBAiAaISBXaGV0aGVyIGl0IGNhbiBiZSBzaWduZWQgaW4gdG8uCgohCgQEAAIF\
      EgSMAQIsGhMgV2hlbiBpdCB3YXMgbWFkZS4KCjwKBAQAAgYSBI4BAi0aLiBXaGVuIGl0cyBjb2RlIGNhbWU7IGFic2VudDog\
      aXQgd2FpdHMgZm9yIGl0LgoKPgoEBAACBxIEkAECLRowIFNpbmNlIHdoZW4gaXQgaXMgc3VzcGVuZGVkOyBhYnNlbnQ6IGl0\
      IGlzIG5vdC4KCjwKBAQAAggSBJIBAikaLiBXaHkgaXQgaXMgc3VzcGVuZGVkOyB1bnNwZWNpZmllZDogaXQgaXMgbm90LgoK\
      MgoEBAACCRIElAECHRokIFdoZXRoZXIgd2hhdCBpdCBhbnN3ZXJzIGlzIGEgdGVzdC4KCjIKBAQAAgoSBJYBAiUaJCBUaGUg\
      c3R1ZGllcyB0aGF0IGl0IGxlYWRzLCBzb3J0ZWQuCgplCgQEAAILEgSYAQIzGlcgU2luY2Ugd2hlbiBtYWlscyB0byBgZW1h\
      aWxgIGNvbWUgYmFjazsgYWJzZW50OiBub25lIGRpZCwgb3IgdGhlIGFkZHJlc3MgaXMgbm90IHNob3duLgoKJgoCBAESBpwB\
      AK8BARoYIEFjY291bnRzIHRvIGJlIGxpc3RlZC4KCiQKBAQBAgASBJ4BAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKTAoE\
      BAECARIEoAECGBo+IGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1wdHk6IHRoZSBmaXJzdCBwYWdl\
      LgoKKQoEBAECAhIEogECHhobIFRob3NlIHRoYXQgaGF2ZSB0aGUgcm9sZS4KCiMKBAQBAgMSBKQBAiAaFSBUaG9zZSBpbiB0\
      aGUgc3RhdGUuCgorCgQEAQIEEgSmAQIxGh0gTWFkZSBhdCB0aGlzIHRpbWUgb3IgbGF0ZXIuCgomCgQEAQIFEgSoAQIyGhgg\
      TWFkZSBiZWZvcmUgdGhpcyB0aW1lLgoKRAoEBAECBhIEqgECKRo2IFdpdGggdGVzdCBwYXJ0aWNpcGFudHMsIHdpdGhvdXQg\
      dGhlbSwgb3IgdGhleSBhbG9uZS4KCmsKBAQBAgcSBKwBAh0aXSBUaGUgYmVnaW5uaW5nIG9mIGEgdXNlcm5hbWUsIHdpdGhv\
      dXQgcmVnYXJkIHRvIGNhc2U6IDHigJM2NCBsZXR0ZXJzLCBkaWdpdHMsIGAuYCwgYF9gLCBgLWAuCgpnCgQEAQIIEgSuAQIT\
      GlkgVGhlIHdob2xlIGFkZHJlc3MsIHdpdGhvdXQgcmVnYXJkIHRvIGNhc2U7IGZpbmRzIG5vYm9keSB3aG9zZSBhZGRyZXNz\
      IG1heSBub3QgYmUgc2hvd24uCgojCgIEAhIGsgEAtwEBGhUgQSBwYWdlIG9mIGFjY291bnRzLgoKHQoEBAICABIEtAECJxoP\
      IE5ld2VzdCBmaXJzdC4KCj8KBAQCAgESBLYBAh0aMSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxh\
      c3Qgb25lLgoKJgoCBAMSBroBAL8BARoYIEFuIGFjY291bnQgdG8gYmUgcmVhZC4KCjYKBAQDAgASBLwBAhwaKCBVVUlEOyBl\
      bXB0eSB3aGVyZSBgdXNlcm5hbWVgIGlzIGdpdmVuLgoKOwoEBAMCARIEvgECFhotIFRoZSB3aG9sZSB1c2VybmFtZSwgd2l0\
      aG91dCByZWdhcmQgdG8gY2FzZS4KCioKAgQEEgbCAQDHAQEaHCBBbiBhY2NvdW50IHRvIGJlIHNodXQgb3V0LgoKFQoEBAQC\
      ABIExAECHBoHIFVVSUQuCgoUCgQEBAIBEgTGAQIeGgYgV2h5LgoKKAoCBAUSBsoBAM0BARoaIFRoZSBhY2NvdW50IGlzIHNo\
      dXQgb3V0LgoKIQoEBAUCABIEzAECHRoTIEFzIGl0IHN0YW5kcyBub3cuCgouCgIEBhIG0AEA0wEBGiAgQW4gYWNjb3VudCB0\
      byBiZSBsZXQgaW4gYWdhaW4uCgoVCgQEBgIAEgTSAQIcGgcgVVVJRC4KCiYKAgQHEgbWAQDZAQEaGCBUaGUgYWNjb3VudCBp\
      cyBsZXQgaW4uCgohCgQEBwIAEgTYAQIdGhMgQXMgaXQgc3RhbmRzIG5vdy4KCigKAgQIEgbcAQDhAQEaGiBBbiBhY2NvdW50\
      IGFuZCBpdHMgbWFyay4KChUKBAQIAgASBN4BAhwaByBVVUlELgoKPgoEBAgCARIE4AECHBowIFdoZXRoZXIgd2hhdCBpdCBh\
      bnN3ZXJzIGlzIGEgdGVzdCBmcm9tIG5vdyBvbi4KCjwKAgQJEgbkAQDnAQEaLiBUaGUgYWNjb3VudCBoYXMgdGhlIG1hcmss\
      IG9yIGhhcyBpdCBubyBtb3JlLgoKIQoEBAkCABIE5gECHRoTIEFzIGl0IHN0YW5kcyBub3cuCgotCgIEChIG6gEA7QEBGh8g\
      U29tZWJvZHkgd2hvIGxlYXZlcyB0aGUgdGVhbS4KChUKBAQKAgASBOwBAhwaByBVVUlELgoKLwoCBAsSBvABAPMBARohIFRo\
      ZSBhY2NvdW50IGlzIGEgcGFydGljaXBhbnQncy4KCiEKBAQLAgASBPIBAh0aEyBBcyBpdCBzdGFuZHMgbm93LgpiBnByb3Rv\
      Mw==
      """)
}
