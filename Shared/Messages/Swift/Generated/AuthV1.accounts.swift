// Generated from otolith/auth/v1/accounts.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension AuthV1 {
  /// The role of an account.
  public enum ManagedAccountRole: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Matches any role in a filter.
    case unspecified
    /// Takes part in studies.
    case participant
    /// Leads studies.
    case studyLeader
    /// Operates the system.
    case administrator
    /// Delivers notifications to participants of all studies.
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

  /// Whether an account can sign in.
  public enum ManagedAccountState: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Matches any state in a filter.
    case unspecified
    /// Waiting for the mailed confirmation code.
    case waiting
    /// Able to sign in.
    case active
    /// Suspended.
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

  /// Filter by the test participant mark.
  public enum TestParticipants: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// All accounts.
    case unspecified
    /// Test participants alone.
    case only
    /// All accounts except test participants.
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

  /// The reason of a suspension. A code instead of free text, because it stays in the audit log
  /// permanently.
  public enum SuspensionReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected (REQUIRED).
    case unspecified
    /// The account was used against the rules.
    case abuse
    /// Another person uses or may use the account: all its sessions end.
    case compromised
    /// The account's owner asked for it.
    case requested
    /// A leader or an administrator has left the team.
    case leftTeam
    /// Another reason.
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

  /// An account as shown to administrators: without data whose storage the owner did not consent to,
  /// and without the owner's enrolments.
  public struct ManagedAccount: Message {
    /// UUID.
    public var participantID: String
    /// Empty for an anonymous account.
    public var username: String
    /// Empty unless the address is confirmed and its owner consented to keeping it.
    public var email: String
    /// Roles, sorted.
    public var roles: [AuthV1.ManagedAccountRole]
    /// Whether the account can sign in.
    public var state: AuthV1.ManagedAccountState
    /// Time of creation.
    public var createTime: GoogleProtobuf.Timestamp?
    /// Time of confirmation; absent while the account waits for its code.
    public var confirmTime: GoogleProtobuf.Timestamp?
    /// Time of the suspension; absent if not suspended.
    public var suspendTime: GoogleProtobuf.Timestamp?
    /// Reason of the suspension; unspecified if not suspended.
    public var suspensionReason: AuthV1.SuspensionReason
    /// Whether the account is a test participant. Exports leave out its answers by default.
    public var testParticipant: Bool
    /// Ids of the studies that the account leads, sorted.
    public var ledStudyIDs: [String]
    /// Time since which mails to `email` have been returned; absent if none was returned or the
    /// address is not shown.
    public var emailFailedTime: GoogleProtobuf.Timestamp?
    /// Whether sign-in needs a code of a second factor.
    public var secondFactor: Bool
    /// Time since which the owner can sign in with the external provider; absent if never linked.
    public var providerLinkTime: GoogleProtobuf.Timestamp?

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
      emailFailedTime: GoogleProtobuf.Timestamp? = nil,
      secondFactor: Bool = false,
      providerLinkTime: GoogleProtobuf.Timestamp? = nil
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
      self.secondFactor = secondFactor
      self.providerLinkTime = providerLinkTime
    }
  }

  /// Filters and page of the account list.
  public struct ListManagedAccountsRequest: Message {
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String
    /// Role to filter by.
    public var role: AuthV1.ManagedAccountRole
    /// State to filter by.
    public var state: AuthV1.ManagedAccountState
    /// Accounts created at or after this time.
    public var fromCreateTime: GoogleProtobuf.Timestamp?
    /// Accounts created before this time.
    public var untilCreateTime: GoogleProtobuf.Timestamp?
    /// Filter by the test participant mark.
    public var testParticipants: AuthV1.TestParticipants
    /// Beginning of a username, case-insensitive: 1–64 letters, digits, `.`, `_`, `-`.
    public var usernamePrefix: String
    /// Complete address, case-insensitive. Matches only accounts whose address may be shown.
    public var email: String

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

  /// A page of accounts.
  public struct ListManagedAccountsResponse: Message {
    /// Accounts, newest first.
    public var accounts: [AuthV1.ManagedAccount]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(accounts: [AuthV1.ManagedAccount] = [], nextPageToken: String = "") {
      self.accounts = accounts
      self.nextPageToken = nextPageToken
    }
  }

  /// Names an account.
  public struct GetManagedAccountRequest: Message {
    /// UUID; empty if `username` is given.
    public var participantID: String
    /// Complete username, case-insensitive.
    public var username: String

    public init(participantID: String = "", username: String = "") {
      self.participantID = participantID
      self.username = username
    }
  }

  /// The account to suspend.
  public struct SuspendAccountRequest: Message {
    /// UUID.
    public var participantID: String
    /// Reason of the suspension.
    public var reason: AuthV1.SuspensionReason

    public init(
      participantID: String = "",
      reason: AuthV1.SuspensionReason = AuthV1.SuspensionReason(rawValue: 0)
    ) {
      self.participantID = participantID
      self.reason = reason
    }
  }

  /// The suspended account.
  public struct SuspendAccountResponse: Message {
    /// The current state.
    public var account: AuthV1.ManagedAccount?

    public init(account: AuthV1.ManagedAccount? = nil) {
      self.account = account
    }
  }

  /// The account to restore.
  public struct RestoreAccountRequest: Message {
    /// UUID.
    public var participantID: String

    public init(participantID: String = "") {
      self.participantID = participantID
    }
  }

  /// The restored account.
  public struct RestoreAccountResponse: Message {
    /// The current state.
    public var account: AuthV1.ManagedAccount?

    public init(account: AuthV1.ManagedAccount? = nil) {
      self.account = account
    }
  }

  /// An account and its mark.
  public struct SetTestParticipantRequest: Message {
    /// UUID.
    public var participantID: String
    /// Whether the account is a test participant from now on.
    public var testParticipant: Bool

    public init(participantID: String = "", testParticipant: Bool = false) {
      self.participantID = participantID
      self.testParticipant = testParticipant
    }
  }

  /// The account after the change.
  public struct SetTestParticipantResponse: Message {
    /// The current state.
    public var account: AuthV1.ManagedAccount?

    public init(account: AuthV1.ManagedAccount? = nil) {
      self.account = account
    }
  }

  /// The account whose staff roles end.
  public struct EndStaffRolesRequest: Message {
    /// UUID.
    public var participantID: String

    public init(participantID: String = "") {
      self.participantID = participantID
    }
  }

  /// The account, now a participant's.
  public struct EndStaffRolesResponse: Message {
    /// The current state.
    public var account: AuthV1.ManagedAccount?

    public init(account: AuthV1.ManagedAccount? = nil) {
      self.account = account
    }
  }

  /// The account whose second factor is removed.
  public struct ResetSecondFactorRequest: Message {
    /// UUID.
    public var participantID: String

    public init(participantID: String = "") {
      self.participantID = participantID
    }
  }

  /// The account, without a second factor.
  public struct ResetSecondFactorResponse: Message {
    /// The current state.
    public var account: AuthV1.ManagedAccount?

    public init(account: AuthV1.ManagedAccount? = nil) {
      self.account = account
    }
  }

  /// The descriptor of `otolith/auth/v1/accounts.proto`.
  public static let accountsFile = ProtoFile(
    name: "otolith/auth/v1/accounts.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: "Ch5vdG9saXRoL2F1dGgvdjEvYWNjb3VudHMucHJvdG8SD290b2xpdGguYXV0aC52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90byLxBQoOTWFuYWdlZEFjY291bnQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lEhQKBWVtYWlsGAMgASgJUgVlbWFpbBI5CgVyb2xlcxgEIAMoDjIjLm90b2xpdGguYXV0aC52MS5NYW5hZ2VkQWNjb3VudFJvbGVSBXJvbGVzEjoKBXN0YXRlGAUgASgOMiQub3RvbGl0aC5hdXRoLnYxLk1hbmFnZWRBY2NvdW50U3RhdGVSBXN0YXRlEjsKC2NyZWF0ZV90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRI9Cgxjb25maXJtX3RpbWUYByABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtjb25maXJtVGltZRI9CgxzdXNwZW5kX3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtzdXNwZW5kVGltZRJOChFzdXNwZW5zaW9uX3JlYXNvbhgJIAEoDjIhLm90b2xpdGguYXV0aC52MS5TdXNwZW5zaW9uUmVhc29uUhBzdXNwZW5zaW9uUmVhc29uEikKEHRlc3RfcGFydGljaXBhbnQYCiABKAhSD3Rlc3RQYXJ0aWNpcGFudBIiCg1sZWRfc3R1ZHlfaWRzGAsgAygJUgtsZWRTdHVkeUlkcxJGChFlbWFpbF9mYWlsZWRfdGltZRgMIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSD2VtYWlsRmFpbGVkVGltZRIjCg1zZWNvbmRfZmFjdG9yGA0gASgIUgxzZWNvbmRGYWN0b3ISSAoScHJvdmlkZXJfbGlua190aW1lGA4gASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIQcHJvdmlkZXJMaW5rVGltZSLqAwoaTGlzdE1hbmFnZWRBY2NvdW50c1JlcXVlc3QSGwoJcGFnZV9zaXplGAEgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAIgASgJUglwYWdlVG9rZW4SNwoEcm9sZRgDIAEoDjIjLm90b2xpdGguYXV0aC52MS5NYW5hZ2VkQWNjb3VudFJvbGVSBHJvbGUSOgoFc3RhdGUYBCABKA4yJC5vdG9saXRoLmF1dGgudjEuTWFuYWdlZEFjY291bnRTdGF0ZVIFc3RhdGUSRAoQZnJvbV9jcmVhdGVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSDmZyb21DcmVhdGVUaW1lEkYKEXVudGlsX2NyZWF0ZV90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIPdW50aWxDcmVhdGVUaW1lEk4KEXRlc3RfcGFydGljaXBhbnRzGAcgASgOMiEub3RvbGl0aC5hdXRoLnYxLlRlc3RQYXJ0aWNpcGFudHNSEHRlc3RQYXJ0aWNpcGFudHMSJwoPdXNlcm5hbWVfcHJlZml4GAggASgJUg51c2VybmFtZVByZWZpeBIUCgVlbWFpbBgJIAEoCVIFZW1haWwiggEKG0xpc3RNYW5hZ2VkQWNjb3VudHNSZXNwb25zZRI7CghhY2NvdW50cxgBIAMoCzIfLm90b2xpdGguYXV0aC52MS5NYW5hZ2VkQWNjb3VudFIIYWNjb3VudHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIl0KGEdldE1hbmFnZWRBY2NvdW50UmVxdWVzdBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIaCgh1c2VybmFtZRgCIAEoCVIIdXNlcm5hbWUieQoVU3VzcGVuZEFjY291bnRSZXF1ZXN0EiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkEjkKBnJlYXNvbhgCIAEoDjIhLm90b2xpdGguYXV0aC52MS5TdXNwZW5zaW9uUmVhc29uUgZyZWFzb24iUwoWU3VzcGVuZEFjY291bnRSZXNwb25zZRI5CgdhY2NvdW50GAEgASgLMh8ub3RvbGl0aC5hdXRoLnYxLk1hbmFnZWRBY2NvdW50UgdhY2NvdW50Ij4KFVJlc3RvcmVBY2NvdW50UmVxdWVzdBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZCJTChZSZXN0b3JlQWNjb3VudFJlc3BvbnNlEjkKB2FjY291bnQYASABKAsyHy5vdG9saXRoLmF1dGgudjEuTWFuYWdlZEFjY291bnRSB2FjY291bnQibQoZU2V0VGVzdFBhcnRpY2lwYW50UmVxdWVzdBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIpChB0ZXN0X3BhcnRpY2lwYW50GAIgASgIUg90ZXN0UGFydGljaXBhbnQiVwoaU2V0VGVzdFBhcnRpY2lwYW50UmVzcG9uc2USOQoHYWNjb3VudBgBIAEoCzIfLm90b2xpdGguYXV0aC52MS5NYW5hZ2VkQWNjb3VudFIHYWNjb3VudCI9ChRFbmRTdGFmZlJvbGVzUmVxdWVzdBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZCJSChVFbmRTdGFmZlJvbGVzUmVzcG9uc2USOQoHYWNjb3VudBgBIAEoCzIfLm90b2xpdGguYXV0aC52MS5NYW5hZ2VkQWNjb3VudFIHYWNjb3VudCJBChhSZXNldFNlY29uZEZhY3RvclJlcXVlc3QSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQiVgoZUmVzZXRTZWNvbmRGYWN0b3JSZXNwb25zZRI5CgdhY2NvdW50GAEgASgLMh8ub3RvbGl0aC5hdXRoLnYxLk1hbmFnZWRBY2NvdW50UgdhY2NvdW50KtEBChJNYW5hZ2VkQWNjb3VudFJvbGUSJAogTUFOQUdFRF9BQ0NPVU5UX1JPTEVfVU5TUEVDSUZJRUQQABIkCiBNQU5BR0VEX0FDQ09VTlRfUk9MRV9QQVJUSUNJUEFOVBABEiUKIU1BTkFHRURfQUNDT1VOVF9ST0xFX1NUVURZX0xFQURFUhACEiYKIk1BTkFHRURfQUNDT1VOVF9ST0xFX0FETUlOSVNUUkFUT1IQAxIgChxNQU5BR0VEX0FDQ09VTlRfUk9MRV9HQVRFV0FZEAQqpgEKE01hbmFnZWRBY2NvdW50U3RhdGUSJQohTUFOQUdFRF9BQ0NPVU5UX1NUQVRFX1VOU1BFQ0lGSUVEEAASIQodTUFOQUdFRF9BQ0NPVU5UX1NUQVRFX1dBSVRJTkcQARIgChxNQU5BR0VEX0FDQ09VTlRfU1RBVEVfQUNUSVZFEAISIwofTUFOQUdFRF9BQ0NPVU5UX1NUQVRFX1NVU1BFTkRFRBADKm0KEFRlc3RQYXJ0aWNpcGFudHMSIQodVEVTVF9QQVJUSUNJUEFOVFNfVU5TUEVDSUZJRUQQABIaChZURVNUX1BBUlRJQ0lQQU5UU19PTkxZEAESGgoWVEVTVF9QQVJUSUNJUEFOVFNfTk9ORRACKtQBChBTdXNwZW5zaW9uUmVhc29uEiEKHVNVU1BFTlNJT05fUkVBU09OX1VOU1BFQ0lGSUVEEAASGwoXU1VTUEVOU0lPTl9SRUFTT05fQUJVU0UQARIhCh1TVVNQRU5TSU9OX1JFQVNPTl9DT01QUk9NSVNFRBACEh8KG1NVU1BFTlNJT05fUkVBU09OX1JFUVVFU1RFRBADEh8KG1NVU1BFTlNJT05fUkVBU09OX0xFRlRfVEVBTRAEEhsKF1NVU1BFTlNJT05fUkVBU09OX09USEVSEAUylQYKHEFjY291bnRBZG1pbmlzdHJhdGlvblNlcnZpY2USdQoTTGlzdE1hbmFnZWRBY2NvdW50cxIrLm90b2xpdGguYXV0aC52MS5MaXN0TWFuYWdlZEFjY291bnRzUmVxdWVzdBosLm90b2xpdGguYXV0aC52MS5MaXN0TWFuYWdlZEFjY291bnRzUmVzcG9uc2UiA5ACARJkChFHZXRNYW5hZ2VkQWNjb3VudBIpLm90b2xpdGguYXV0aC52MS5HZXRNYW5hZ2VkQWNjb3VudFJlcXVlc3QaHy5vdG9saXRoLmF1dGgudjEuTWFuYWdlZEFjY291bnQiA5ACARJmCg5TdXNwZW5kQWNjb3VudBImLm90b2xpdGguYXV0aC52MS5TdXNwZW5kQWNjb3VudFJlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuU3VzcGVuZEFjY291bnRSZXNwb25zZSIDkAICEmYKDlJlc3RvcmVBY2NvdW50EiYub3RvbGl0aC5hdXRoLnYxLlJlc3RvcmVBY2NvdW50UmVxdWVzdBonLm90b2xpdGguYXV0aC52MS5SZXN0b3JlQWNjb3VudFJlc3BvbnNlIgOQAgIScgoSU2V0VGVzdFBhcnRpY2lwYW50Eioub3RvbGl0aC5hdXRoLnYxLlNldFRlc3RQYXJ0aWNpcGFudFJlcXVlc3QaKy5vdG9saXRoLmF1dGgudjEuU2V0VGVzdFBhcnRpY2lwYW50UmVzcG9uc2UiA5ACAhJjCg1FbmRTdGFmZlJvbGVzEiUub3RvbGl0aC5hdXRoLnYxLkVuZFN0YWZmUm9sZXNSZXF1ZXN0GiYub3RvbGl0aC5hdXRoLnYxLkVuZFN0YWZmUm9sZXNSZXNwb25zZSIDkAICEm8KEVJlc2V0U2Vjb25kRmFjdG9yEikub3RvbGl0aC5hdXRoLnYxLlJlc2V0U2Vjb25kRmFjdG9yUmVxdWVzdBoqLm90b2xpdGguYXV0aC52MS5SZXNldFNlY29uZEZhY3RvclJlc3BvbnNlIgOQAgJCPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgvYXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFKzzkKhwIKAQwSAwUAEhr8ASBBY2NvdW50IG1hbmFnZW1lbnQgZm9yIGFkbWluaXN0cmF0b3JzOiBmaW5kLCBzdXNwZW5kLCByZXN0b3JlLCBtYXJrIGFzIHRlc3QgcGFydGljaXBhbnQsIGFuZCBlbmQKIHN0YWZmIHJvbGVzLgoKIEFueSBtZXRob2QgbWF5IGFsc28gcmV0dXJuIHRoZSBlcnJvcnMgY29tbW9uIHRvIGFsbCBtZXRob2RzIChvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8pLiBUaGUKIHJlYXNvbnMgYXJlIGV4cGxhaW5lZCBpbiBlcnJvcnMucHJvdG8uCgqOAgoCBgASBBMAVAEagQIgTWFuYWdlcyBhY2NvdW50cy4gRm9yIGFkbWluaXN0cmF0b3JzOyBvdGhlciBjYWxsZXJzIGdldCBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbgogTk9UX0FETUlOSVNUUkFUT1IsIGluY2x1ZGluZyBjYWxsZXJzIHdob3NlIHJvbGUgZW5kZWQgYWZ0ZXIgdGhlaXIgYWNjZXNzIHRva2VuIHdhcyBpc3N1ZWQuIEVhY2gKIGNoYW5nZSBpcyByZWNvcmRlZCBpbiB0aGUgYXVkaXQgbG9nIHdpdGggdGhlIGFkbWluaXN0cmF0b3Igd2hvIG1hZGUgaXQuCgqbAQoEBgACABIEGAIaAxqMASBMaXN0cyBhY2NvdW50cyBieSBjcmVhdGlvbiB0aW1lLCBuZXdlc3QgZmlyc3QuIElmIHNldmVyYWwgZmlsdGVycyBhcmUgc2V0LCBhbiBhY2NvdW50IG11c3QKIG1hdGNoIGFsbCBvZiB0aGVtLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCmcKBAYAAgESBB4CIAMaWSBSZXR1cm5zIG9uZSBhY2NvdW50LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIEFDQ09VTlRfVU5LTk9XTi4KCtMECgQGAAICEgQpAisDGsQEIFN1c3BlbmRzIGFuIGFjY291bnQuIFNpZ24taW4gYW5kIHJlZnJlc2ggYXJlIHJlamVjdGVkIGF0IG9uY2UsIGFuZCBpdHMgYWNjZXNzIHRva2VucyBieSBldmVyeQogc2VydmljZSB3aXRoaW4gYSBtaW51dGUsIGFsbCB3aXRoIFBFUk1JU1NJT05fREVOSUVEIGFuZCByZWFzb24gQUNDT1VOVF9TVVNQRU5ERUQuIE5vIGRhdGEgaXMKIGRlbGV0ZWQuIFNlc3Npb25zIGNvbnRpbnVlIGFmdGVyIFJlc3RvcmVBY2NvdW50LCB1bmxlc3MgdGhlIHJlYXNvbiBpcyBDT01QUk9NSVNFRCwgd2hpY2ggZW5kcwogdGhlbS4gU3VzcGVuZGluZyBhIHN1c3BlbmRlZCBhY2NvdW50IGNoYW5nZXMgbm90aGluZywgZXhjZXB0IHRoYXQgQ09NUFJPTUlTRUQgcmVwbGFjZXMgYW5vdGhlcgogcmVhc29uIGFuZCBlbmRzIHRoZSBzZXNzaW9ucy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBBQ0NPVU5UX1VOS05PV047IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aAogcmVhc29uIExBU1RfQURNSU5JU1RSQVRPUiBpZiBubyBhZG1pbmlzdHJhdG9yIGFibGUgdG8gc2lnbiBpbiB3b3VsZCByZW1haW4uCgqRAQoEBgACAxIELwIxAxqCASBSZXN0b3JlcyBhIHN1c3BlbmRlZCBhY2NvdW50OyBkb2VzIG5vdCBjaGFuZ2Ugb3RoZXIgYWNjb3VudHMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gQUNDT1VOVF9VTktOT1dOLgoKhwMKBAYAAgQSBDgCOgMa+AIgTWFya3MgYW4gYWNjb3VudCBhcyBhIHRlc3QgcGFydGljaXBhbnQsIG9yIHJlbW92ZXMgdGhlIG1hcmsuIEV4cG9ydHMgbGVhdmUgb3V0IHRlc3QKIHBhcnRpY2lwYW50cyBieSBkZWZhdWx0LCBpbmNsdWRpbmcgdGhlaXIgZWFybGllciBhbnN3ZXJzLiBBY2Nlc3MgdG9rZW5zIHNob3cgdGhlIGNoYW5nZSBmcm9tCiB0aGVpciBuZXh0IHJlbmV3YWwgb24uCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gQUNDT1VOVF9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGgKIHJlYXNvbiBOT1RfQV9QQVJUSUNJUEFOVCBmb3IgdGhlIGFjY291bnQgb2YgYSBzdHVkeSBsZWFkZXIgb3IgYW4gYWRtaW5pc3RyYXRvci4KCp0HCgQGAAIFEgRIAkoDGo4HIEVuZHMgYWxsIHN0YWZmIHJvbGVzIG9mIGFuIGFjY291bnQgd2hvc2Ugb3duZXIgbGVhdmVzIHRoZSB0ZWFtOiBpdCBubyBsb25nZXIgbGVhZHMgc3R1ZGllcyBvcgogYWRtaW5pc3RlcnMsIGFuZCByZW1haW5zIGFzIGEgcGFydGljaXBhbnQncyBhY2NvdW50LiBGcm9tIHRoZW4gb24gaXRzIG93bmVyIG9yIGFuIGFkbWluaXN0cmF0b3IKIG1heSBoYXZlIGl0IGVyYXNlZCAoRXJhc3VyZVNlcnZpY2UpLiBUaGlzIGNhbm5vdCBiZSB1bmRvbmU6IGEgcmV0dXJuaW5nIHRlYW0gbWVtYmVyIGdldHMgYSBuZXcKIGFjY291bnQuCgogVGhlIGFjY291bnQncyBzZXNzaW9ucyBlbmQsIGl0cyBwZW5kaW5nIGludml0YXRpb24gYmVjb21lcyBpbnZhbGlkLCBhbmQgaXRzIGxpbmsgdG8gYSBwZXJzb24gb2YKIHRoZSBleHRlcm5hbCBwcm92aWRlciBpcyBkZWxldGVkLiBFdmVyeSBzZXJ2aWNlIHJlamVjdHMgaXRzIGFjY2VzcyB0b2tlbnMgd2l0aGluIGEgbWludXRlOyBjYWxscwogYnkgd2hpY2ggYWRtaW5pc3RyYXRvcnMgYW5kIGxlYWRlcnMgY2hhbmdlIGRhdGEgaW4gb3RvbGl0aC1hdXRoIGFyZSByZWplY3RlZCBhdCBvbmNlLiBSb2xlcyBpbgogcHJvamVjdHMgYXJlIHNlcGFyYXRlIGFuZCBzdGF5OiBTZXRQcm9qZWN0Um9sZSBvZiBvdG9saXRoLmNhdGFsb2d1ZS52MSBvciBhbiBlcmFzdXJlIHJlbW92ZXMKIHRoZW0uIFRoZSBjYWxsIGRvZXMgbm90IGNoYW5nZSBhIHBhcnRpY2lwYW50J3MgYWNjb3VudC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBBQ0NPVU5UX1VOS05PV047IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aAogcmVhc29uIExBU1RfQURNSU5JU1RSQVRPUiBpZiBubyBhZG1pbmlzdHJhdG9yIGFibGUgdG8gc2lnbiBpbiB3b3VsZCByZW1haW4uCgrtAwoEBgACBhIEUQJTAxreAyBSZW1vdmVzIHRoZSBzZWNvbmQgZmFjdG9yIG9mIGFuIGFjY291bnQgd2hvc2Ugb3duZXIgaGFzIGxvc3QgdGhlIGRldmljZSBhbmQgdGhlIHJlY292ZXJ5IGNvZGVzLgogQ2hlY2sgdGhlIG93bmVyJ3MgaWRlbnRpdHkgZmlyc3Q6IHRoZSBwYXNzd29yZCBpcyBzdWZmaWNpZW50IGZyb20gdGhlbiBvbi4gQWxsIHNlc3Npb25zIG9mIHRoZQogYWNjb3VudCBlbmQ7IGl0cyBhY2Nlc3MgdG9rZW5zIHN0YXkgdmFsaWQgdW50aWwgdGhleSBleHBpcmUuIFJlcGVhdGluZyB0aGUgY2FsbCBpcyBzYWZlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIEFDQ09VTlRfVU5LTk9XTjsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24KIE9ORV9USU1FX0NPREVfUkVRVUlSRUQgZm9yIHRoZSBjYWxsZXIncyBvd24gYWNjb3VudDogdXNlIFNlY29uZEZhY3RvclNlcnZpY2UuRGVsZXRlU2Vjb25kRmFjdG9yLgoKJQoCBQASBFcAYgEaGSBUaGUgcm9sZSBvZiBhbiBhY2NvdW50LgoKLAoEBQACABIDWQInGh8gTWF0Y2hlcyBhbnkgcm9sZSBpbiBhIGZpbHRlci4KCiUKBAUAAgESA1sCJxoYIFRha2VzIHBhcnQgaW4gc3R1ZGllcy4KCh0KBAUAAgISA10CKBoQIExlYWRzIHN0dWRpZXMuCgojCgQFAAIDEgNfAikaFiBPcGVyYXRlcyB0aGUgc3lzdGVtLgoKRQoEBQACBBIDYQIjGjggRGVsaXZlcnMgbm90aWZpY2F0aW9ucyB0byBwYXJ0aWNpcGFudHMgb2YgYWxsIHN0dWRpZXMuCgotCgIFARIEZQBuARohIFdoZXRoZXIgYW4gYWNjb3VudCBjYW4gc2lnbiBpbi4KCi0KBAUBAgASA2cCKBogIE1hdGNoZXMgYW55IHN0YXRlIGluIGEgZmlsdGVyLgoKOAoEBQECARIDaQIkGisgV2FpdGluZyBmb3IgdGhlIG1haWxlZCBjb25maXJtYXRpb24gY29kZS4KCh8KBAUBAgISA2sCIxoSIEFibGUgdG8gc2lnbiBpbi4KChkKBAUBAgMSA20CJhoMIFN1c3BlbmRlZC4KCjIKAgUCEgRxAHgBGiYgRmlsdGVyIGJ5IHRoZSB0ZXN0IHBhcnRpY2lwYW50IG1hcmsuCgocCgQFAgIAEgNzAiQaDyBBbGwgYWNjb3VudHMuCgonCgQFAgIBEgN1Ah0aGiBUZXN0IHBhcnRpY2lwYW50cyBhbG9uZS4KCjUKBAUCAgISA3cCHRooIEFsbCBhY2NvdW50cyBleGNlcHQgdGVzdCBwYXJ0aWNpcGFudHMuCgp3CgIFAxIFfACJAQEaaiBUaGUgcmVhc29uIG9mIGEgc3VzcGVuc2lvbi4gQSBjb2RlIGluc3RlYWQgb2YgZnJlZSB0ZXh0LCBiZWNhdXNlIGl0IHN0YXlzIGluIHRoZSBhdWRpdCBsb2cKIHBlcm1hbmVudGx5LgoKIwoEBQMCABIDfgIkGhYgUmVqZWN0ZWQgKFJFUVVJUkVEKS4KCjcKBAUDAgESBIABAh4aKSBUaGUgYWNjb3VudCB3YXMgdXNlZCBhZ2FpbnN0IHRoZSBydWxlcy4KClEKBAUDAgISBIIBAiQaQyBBbm90aGVyIHBlcnNvbiB1c2VzIG9yIG1heSB1c2UgdGhlIGFjY291bnQ6IGFsbCBpdHMgc2Vzc2lvbnMgZW5kLgoKMQoEBQMCAxIEhAECIhojIFRoZSBhY2NvdW50J3Mgb3duZXIgYXNrZWQgZm9yIGl0LgoKPwoEBQMCBBIEhgECIhoxIEEgbGVhZGVyIG9yIGFuIGFkbWluaXN0cmF0b3IgaGFzIGxlZnQgdGhlIHRlYW0uCgofCgQFAwIFEgSIAQIeGhEgQW5vdGhlciByZWFzb24uCgqVAQoCBAASBo0BAKsBARqGASBBbiBhY2NvdW50IGFzIHNob3duIHRvIGFkbWluaXN0cmF0b3JzOiB3aXRob3V0IGRhdGEgd2hvc2Ugc3RvcmFnZSB0aGUgb3duZXIgZGlkIG5vdCBjb25zZW50IHRvLAogYW5kIHdpdGhvdXQgdGhlIG93bmVyJ3MgZW5yb2xtZW50cy4KChUKBAQAAgASBI8BAhwaByBVVUlELgoKLwoEBAACARIEkQECFhohIEVtcHR5IGZvciBhbiBhbm9ueW1vdXMgYWNjb3VudC4KClwKBAQAAgISBJMBAhMaTiBFbXB0eSB1bmxlc3MgdGhlIGFkZHJlc3MgaXMgY29uZmlybWVkIGFuZCBpdHMgb3duZXIgY29uc2VudGVkIHRvIGtlZXBpbmcgaXQuCgoeCgQEAAIDEgSVAQIoGhAgUm9sZXMsIHNvcnRlZC4KCjAKBAQAAgQSBJcBAiAaIiBXaGV0aGVyIHRoZSBhY2NvdW50IGNhbiBzaWduIGluLgoKIQoEBAACBRIEmQECLBoTIFRpbWUgb2YgY3JlYXRpb24uCgpSCgQEAAIGEgSbAQItGkQgVGltZSBvZiBjb25maXJtYXRpb247IGFic2VudCB3aGlsZSB0aGUgYWNjb3VudCB3YWl0cyBmb3IgaXRzIGNvZGUuCgpACgQEAAIHEgSdAQItGjIgVGltZSBvZiB0aGUgc3VzcGVuc2lvbjsgYWJzZW50IGlmIG5vdCBzdXNwZW5kZWQuCgpHCgQEAAIIEgSfAQIpGjkgUmVhc29uIG9mIHRoZSBzdXNwZW5zaW9uOyB1bnNwZWNpZmllZCBpZiBub3Qgc3VzcGVuZGVkLgoKZAoEBAACCRIEoQECHRpWIFdoZXRoZXIgdGhlIGFjY291bnQgaXMgYSB0ZXN0IHBhcnRpY2lwYW50LiBFeHBvcnRzIGxlYXZlIG91dCBpdHMgYW5zd2VycyBieSBkZWZhdWx0LgoKQgoEBAACChIEowECJRo0IElkcyBvZiB0aGUgc3R1ZGllcyB0aGF0IHRoZSBhY2NvdW50IGxlYWRzLCBzb3J0ZWQuCgp/CgQEAAILEgSmAQIzGnEgVGltZSBzaW5jZSB3aGljaCBtYWlscyB0byBgZW1haWxgIGhhdmUgYmVlbiByZXR1cm5lZDsgYWJzZW50IGlmIG5vbmUgd2FzIHJldHVybmVkIG9yIHRoZQogYWRkcmVzcyBpcyBub3Qgc2hvd24uCgpACgQEAAIMEgSoAQIaGjIgV2hldGhlciBzaWduLWluIG5lZWRzIGEgY29kZSBvZiBhIHNlY29uZCBmYWN0b3IuCgpqCgQEAAINEgSqAQI0GlwgVGltZSBzaW5jZSB3aGljaCB0aGUgb3duZXIgY2FuIHNpZ24gaW4gd2l0aCB0aGUgZXh0ZXJuYWwgcHJvdmlkZXI7IGFic2VudCBpZiBuZXZlciBsaW5rZWQuCgo1CgIEARIGrgEAwQEBGicgRmlsdGVycyBhbmQgcGFnZSBvZiB0aGUgYWNjb3VudCBsaXN0LgoKJAoEBAECABIEsAECFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpRCgQEAQIBEgSyAQIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCiIKBAQBAgISBLQBAh4aFCBSb2xlIHRvIGZpbHRlciBieS4KCiMKBAQBAgMSBLYBAiAaFSBTdGF0ZSB0byBmaWx0ZXIgYnkuCgo3CgQEAQIEEgS4AQIxGikgQWNjb3VudHMgY3JlYXRlZCBhdCBvciBhZnRlciB0aGlzIHRpbWUuCgoyCgQEAQIFEgS6AQIyGiQgQWNjb3VudHMgY3JlYXRlZCBiZWZvcmUgdGhpcyB0aW1lLgoKNAoEBAECBhIEvAECKRomIEZpbHRlciBieSB0aGUgdGVzdCBwYXJ0aWNpcGFudCBtYXJrLgoKYQoEBAECBxIEvgECHRpTIEJlZ2lubmluZyBvZiBhIHVzZXJuYW1lLCBjYXNlLWluc2Vuc2l0aXZlOiAx4oCTNjQgbGV0dGVycywgZGlnaXRzLCBgLmAsIGBfYCwgYC1gLgoKZQoEBAECCBIEwAECExpXIENvbXBsZXRlIGFkZHJlc3MsIGNhc2UtaW5zZW5zaXRpdmUuIE1hdGNoZXMgb25seSBhY2NvdW50cyB3aG9zZSBhZGRyZXNzIG1heSBiZSBzaG93bi4KCiMKAgQCEgbEAQDJAQEaFSBBIHBhZ2Ugb2YgYWNjb3VudHMuCgonCgQEAgIAEgTGAQInGhkgQWNjb3VudHMsIG5ld2VzdCBmaXJzdC4KCj8KBAQCAgESBMgBAh0aMSBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKIQoCBAMSBswBANEBARoTIE5hbWVzIGFuIGFjY291bnQuCgozCgQEAwIAEgTOAQIcGiUgVVVJRDsgZW1wdHkgaWYgYHVzZXJuYW1lYCBpcyBnaXZlbi4KCjQKBAQDAgESBNABAhYaJiBDb21wbGV0ZSB1c2VybmFtZSwgY2FzZS1pbnNlbnNpdGl2ZS4KCicKAgQEEgbUAQDZAQEaGSBUaGUgYWNjb3VudCB0byBzdXNwZW5kLgoKFQoEBAQCABIE1gECHBoHIFVVSUQuCgopCgQEBAIBEgTYAQIeGhsgUmVhc29uIG9mIHRoZSBzdXNwZW5zaW9uLgoKJgoCBAUSBtwBAN8BARoYIFRoZSBzdXNwZW5kZWQgYWNjb3VudC4KCiIKBAQFAgASBN4BAh0aFCBUaGUgY3VycmVudCBzdGF0ZS4KCicKAgQGEgbiAQDlAQEaGSBUaGUgYWNjb3VudCB0byByZXN0b3JlLgoKFQoEBAYCABIE5AECHBoHIFVVSUQuCgolCgIEBxIG6AEA6wEBGhcgVGhlIHJlc3RvcmVkIGFjY291bnQuCgoiCgQEBwIAEgTqAQIdGhQgVGhlIGN1cnJlbnQgc3RhdGUuCgooCgIECBIG7gEA8wEBGhogQW4gYWNjb3VudCBhbmQgaXRzIG1hcmsuCgoVCgQECAIAEgTwAQIcGgcgVVVJRC4KCkYKBAQIAgESBPIBAhwaOCBXaGV0aGVyIHRoZSBhY2NvdW50IGlzIGEgdGVzdCBwYXJ0aWNpcGFudCBmcm9tIG5vdyBvbi4KCi0KAgQJEgb2AQD5AQEaHyBUaGUgYWNjb3VudCBhZnRlciB0aGUgY2hhbmdlLgoKIgoEBAkCABIE+AECHRoUIFRoZSBjdXJyZW50IHN0YXRlLgoKMgoCBAoSBvwBAP8BARokIFRoZSBhY2NvdW50IHdob3NlIHN0YWZmIHJvbGVzIGVuZC4KChUKBAQKAgASBP4BAhwaByBVVUlELgoKMQoCBAsSBoICAIUCARojIFRoZSBhY2NvdW50LCBub3cgYSBwYXJ0aWNpcGFudCdzLgoKIgoEBAsCABIEhAICHRoUIFRoZSBjdXJyZW50IHN0YXRlLgoKOwoCBAwSBogCAIsCARotIFRoZSBhY2NvdW50IHdob3NlIHNlY29uZCBmYWN0b3IgaXMgcmVtb3ZlZC4KChUKBAQMAgASBIoCAhwaByBVVUlELgoKNQoCBA0SBo4CAJECARonIFRoZSBhY2NvdW50LCB3aXRob3V0IGEgc2Vjb25kIGZhY3Rvci4KCiIKBAQNAgASBJACAh0aFCBUaGUgY3VycmVudCBzdGF0ZS4KYgZwcm90bzM=")
}

extension AuthV1.ManagedAccount {
  public static var fullName: String { "otolith.auth.v1.ManagedAccount" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__managed_account__init)

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
    self.secondFactor = c.pointee.second_factor != 0
    self.providerLinkTime = c.pointee.provider_link_time.map { GoogleProtobuf.Timestamp($0) }
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
    c.pointee.second_factor = self.secondFactor ? 1 : 0
    if let value = self.providerLinkTime { c.pointee.provider_link_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.ListManagedAccountsRequest {
  public static var fullName: String { "otolith.auth.v1.ListManagedAccountsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_managed_accounts_request__init)

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

extension AuthV1.ListManagedAccountsResponse {
  public static var fullName: String { "otolith.auth.v1.ListManagedAccountsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_managed_accounts_response__init)

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

extension AuthV1.GetManagedAccountRequest {
  public static var fullName: String { "otolith.auth.v1.GetManagedAccountRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__get_managed_account_request__init)

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

extension AuthV1.SuspendAccountRequest {
  public static var fullName: String { "otolith.auth.v1.SuspendAccountRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__suspend_account_request__init)

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

extension AuthV1.SuspendAccountResponse {
  public static var fullName: String { "otolith.auth.v1.SuspendAccountResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__suspend_account_response__init)

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

extension AuthV1.RestoreAccountRequest {
  public static var fullName: String { "otolith.auth.v1.RestoreAccountRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__restore_account_request__init)

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

extension AuthV1.RestoreAccountResponse {
  public static var fullName: String { "otolith.auth.v1.RestoreAccountResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__restore_account_response__init)

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

extension AuthV1.SetTestParticipantRequest {
  public static var fullName: String { "otolith.auth.v1.SetTestParticipantRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__set_test_participant_request__init)

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

extension AuthV1.SetTestParticipantResponse {
  public static var fullName: String { "otolith.auth.v1.SetTestParticipantResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__set_test_participant_response__init)

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

extension AuthV1.EndStaffRolesRequest {
  public static var fullName: String { "otolith.auth.v1.EndStaffRolesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__end_staff_roles_request__init)

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

extension AuthV1.EndStaffRolesResponse {
  public static var fullName: String { "otolith.auth.v1.EndStaffRolesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__end_staff_roles_response__init)

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

extension AuthV1.ResetSecondFactorRequest {
  public static var fullName: String { "otolith.auth.v1.ResetSecondFactorRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__reset_second_factor_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ResetSecondFactorRequest>) {
    self.participantID = Codec.string(c.pointee.participant_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ResetSecondFactorRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ResetSecondFactorRequest.self)
    otolith__auth__v1__reset_second_factor_request__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    return c
  }
}

extension AuthV1.ResetSecondFactorResponse {
  public static var fullName: String { "otolith.auth.v1.ResetSecondFactorResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__reset_second_factor_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ResetSecondFactorResponse>) {
    self.account = c.pointee.account.map { AuthV1.ManagedAccount($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ResetSecondFactorResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ResetSecondFactorResponse.self)
    otolith__auth__v1__reset_second_factor_response__init(c)
    if let value = self.account { c.pointee.account = value.cStruct(in: arena) }
    return c
  }
}
