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

  /// The reason for activating or resetting an account by hand. A code instead of free text, because it
  /// stays in the audit log permanently.
  public enum AccountHelpReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected (REQUIRED).
    case unspecified
    /// Mails do not reach the owner.
    case mailLost
    /// The owner has lost the password and the recovery code.
    case codesLost
    /// Another reason.
    case other
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .mailLost, .codesLost, .other] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .mailLost
        case 2: .codesLost
        case 3: .other
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .mailLost: 1
        case .codesLost: 2
        case .other: 3
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

  /// The account to activate.
  public struct ActivateAccountRequest: Message {
    /// UUID.
    public var participantID: String
    /// Reason; required.
    public var reason: AuthV1.AccountHelpReason

    public init(
      participantID: String = "",
      reason: AuthV1.AccountHelpReason = AuthV1.AccountHelpReason(rawValue: 0)
    ) {
      self.participantID = participantID
      self.reason = reason
    }
  }

  /// The active account.
  public struct ActivateAccountResponse: Message {
    /// The current state.
    public var account: AuthV1.ManagedAccount?

    public init(account: AuthV1.ManagedAccount? = nil) {
      self.account = account
    }
  }

  /// The account to reset.
  public struct ResetAccountRequest: Message {
    /// UUID.
    public var participantID: String
    /// Reason; required.
    public var reason: AuthV1.AccountHelpReason

    public init(
      participantID: String = "",
      reason: AuthV1.AccountHelpReason = AuthV1.AccountHelpReason(rawValue: 0)
    ) {
      self.participantID = participantID
      self.reason = reason
    }
  }

  /// A code to hand over.
  public struct ResetAccountResponse: Message {
    /// Code for RecoveryService.ResetPassword.
    public var accessCode: String
    /// Expiry of the code.
    public var expireTime: GoogleProtobuf.Timestamp?

    public init(accessCode: String = "", expireTime: GoogleProtobuf.Timestamp? = nil) {
      self.accessCode = accessCode
      self.expireTime = expireTime
    }
  }

  /// The descriptor of `otolith/auth/v1/accounts.proto`.
  public static let accountsFile = ProtoFile(
    name: "otolith/auth/v1/accounts.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: "Ch5vdG9saXRoL2F1dGgvdjEvYWNjb3VudHMucHJvdG8SD290b2xpdGguYXV0aC52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90byLxBQoOTWFuYWdlZEFjY291bnQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lEhQKBWVtYWlsGAMgASgJUgVlbWFpbBI5CgVyb2xlcxgEIAMoDjIjLm90b2xpdGguYXV0aC52MS5NYW5hZ2VkQWNjb3VudFJvbGVSBXJvbGVzEjoKBXN0YXRlGAUgASgOMiQub3RvbGl0aC5hdXRoLnYxLk1hbmFnZWRBY2NvdW50U3RhdGVSBXN0YXRlEjsKC2NyZWF0ZV90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRI9Cgxjb25maXJtX3RpbWUYByABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtjb25maXJtVGltZRI9CgxzdXNwZW5kX3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtzdXNwZW5kVGltZRJOChFzdXNwZW5zaW9uX3JlYXNvbhgJIAEoDjIhLm90b2xpdGguYXV0aC52MS5TdXNwZW5zaW9uUmVhc29uUhBzdXNwZW5zaW9uUmVhc29uEikKEHRlc3RfcGFydGljaXBhbnQYCiABKAhSD3Rlc3RQYXJ0aWNpcGFudBIiCg1sZWRfc3R1ZHlfaWRzGAsgAygJUgtsZWRTdHVkeUlkcxJGChFlbWFpbF9mYWlsZWRfdGltZRgMIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSD2VtYWlsRmFpbGVkVGltZRIjCg1zZWNvbmRfZmFjdG9yGA0gASgIUgxzZWNvbmRGYWN0b3ISSAoScHJvdmlkZXJfbGlua190aW1lGA4gASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIQcHJvdmlkZXJMaW5rVGltZSLqAwoaTGlzdE1hbmFnZWRBY2NvdW50c1JlcXVlc3QSGwoJcGFnZV9zaXplGAEgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAIgASgJUglwYWdlVG9rZW4SNwoEcm9sZRgDIAEoDjIjLm90b2xpdGguYXV0aC52MS5NYW5hZ2VkQWNjb3VudFJvbGVSBHJvbGUSOgoFc3RhdGUYBCABKA4yJC5vdG9saXRoLmF1dGgudjEuTWFuYWdlZEFjY291bnRTdGF0ZVIFc3RhdGUSRAoQZnJvbV9jcmVhdGVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSDmZyb21DcmVhdGVUaW1lEkYKEXVudGlsX2NyZWF0ZV90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIPdW50aWxDcmVhdGVUaW1lEk4KEXRlc3RfcGFydGljaXBhbnRzGAcgASgOMiEub3RvbGl0aC5hdXRoLnYxLlRlc3RQYXJ0aWNpcGFudHNSEHRlc3RQYXJ0aWNpcGFudHMSJwoPdXNlcm5hbWVfcHJlZml4GAggASgJUg51c2VybmFtZVByZWZpeBIUCgVlbWFpbBgJIAEoCVIFZW1haWwiggEKG0xpc3RNYW5hZ2VkQWNjb3VudHNSZXNwb25zZRI7CghhY2NvdW50cxgBIAMoCzIfLm90b2xpdGguYXV0aC52MS5NYW5hZ2VkQWNjb3VudFIIYWNjb3VudHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIl0KGEdldE1hbmFnZWRBY2NvdW50UmVxdWVzdBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIaCgh1c2VybmFtZRgCIAEoCVIIdXNlcm5hbWUieQoVU3VzcGVuZEFjY291bnRSZXF1ZXN0EiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkEjkKBnJlYXNvbhgCIAEoDjIhLm90b2xpdGguYXV0aC52MS5TdXNwZW5zaW9uUmVhc29uUgZyZWFzb24iUwoWU3VzcGVuZEFjY291bnRSZXNwb25zZRI5CgdhY2NvdW50GAEgASgLMh8ub3RvbGl0aC5hdXRoLnYxLk1hbmFnZWRBY2NvdW50UgdhY2NvdW50Ij4KFVJlc3RvcmVBY2NvdW50UmVxdWVzdBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZCJTChZSZXN0b3JlQWNjb3VudFJlc3BvbnNlEjkKB2FjY291bnQYASABKAsyHy5vdG9saXRoLmF1dGgudjEuTWFuYWdlZEFjY291bnRSB2FjY291bnQibQoZU2V0VGVzdFBhcnRpY2lwYW50UmVxdWVzdBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIpChB0ZXN0X3BhcnRpY2lwYW50GAIgASgIUg90ZXN0UGFydGljaXBhbnQiVwoaU2V0VGVzdFBhcnRpY2lwYW50UmVzcG9uc2USOQoHYWNjb3VudBgBIAEoCzIfLm90b2xpdGguYXV0aC52MS5NYW5hZ2VkQWNjb3VudFIHYWNjb3VudCI9ChRFbmRTdGFmZlJvbGVzUmVxdWVzdBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZCJSChVFbmRTdGFmZlJvbGVzUmVzcG9uc2USOQoHYWNjb3VudBgBIAEoCzIfLm90b2xpdGguYXV0aC52MS5NYW5hZ2VkQWNjb3VudFIHYWNjb3VudCJBChhSZXNldFNlY29uZEZhY3RvclJlcXVlc3QSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQiVgoZUmVzZXRTZWNvbmRGYWN0b3JSZXNwb25zZRI5CgdhY2NvdW50GAEgASgLMh8ub3RvbGl0aC5hdXRoLnYxLk1hbmFnZWRBY2NvdW50UgdhY2NvdW50InsKFkFjdGl2YXRlQWNjb3VudFJlcXVlc3QSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSOgoGcmVhc29uGAIgASgOMiIub3RvbGl0aC5hdXRoLnYxLkFjY291bnRIZWxwUmVhc29uUgZyZWFzb24iVAoXQWN0aXZhdGVBY2NvdW50UmVzcG9uc2USOQoHYWNjb3VudBgBIAEoCzIfLm90b2xpdGguYXV0aC52MS5NYW5hZ2VkQWNjb3VudFIHYWNjb3VudCJ4ChNSZXNldEFjY291bnRSZXF1ZXN0EiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkEjoKBnJlYXNvbhgCIAEoDjIiLm90b2xpdGguYXV0aC52MS5BY2NvdW50SGVscFJlYXNvblIGcmVhc29uInQKFFJlc2V0QWNjb3VudFJlc3BvbnNlEh8KC2FjY2Vzc19jb2RlGAEgASgJUgphY2Nlc3NDb2RlEjsKC2V4cGlyZV90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSrRAQoSTWFuYWdlZEFjY291bnRSb2xlEiQKIE1BTkFHRURfQUNDT1VOVF9ST0xFX1VOU1BFQ0lGSUVEEAASJAogTUFOQUdFRF9BQ0NPVU5UX1JPTEVfUEFSVElDSVBBTlQQARIlCiFNQU5BR0VEX0FDQ09VTlRfUk9MRV9TVFVEWV9MRUFERVIQAhImCiJNQU5BR0VEX0FDQ09VTlRfUk9MRV9BRE1JTklTVFJBVE9SEAMSIAocTUFOQUdFRF9BQ0NPVU5UX1JPTEVfR0FURVdBWRAEKqYBChNNYW5hZ2VkQWNjb3VudFN0YXRlEiUKIU1BTkFHRURfQUNDT1VOVF9TVEFURV9VTlNQRUNJRklFRBAAEiEKHU1BTkFHRURfQUNDT1VOVF9TVEFURV9XQUlUSU5HEAESIAocTUFOQUdFRF9BQ0NPVU5UX1NUQVRFX0FDVElWRRACEiMKH01BTkFHRURfQUNDT1VOVF9TVEFURV9TVVNQRU5ERUQQAyptChBUZXN0UGFydGljaXBhbnRzEiEKHVRFU1RfUEFSVElDSVBBTlRTX1VOU1BFQ0lGSUVEEAASGgoWVEVTVF9QQVJUSUNJUEFOVFNfT05MWRABEhoKFlRFU1RfUEFSVElDSVBBTlRTX05PTkUQAirUAQoQU3VzcGVuc2lvblJlYXNvbhIhCh1TVVNQRU5TSU9OX1JFQVNPTl9VTlNQRUNJRklFRBAAEhsKF1NVU1BFTlNJT05fUkVBU09OX0FCVVNFEAESIQodU1VTUEVOU0lPTl9SRUFTT05fQ09NUFJPTUlTRUQQAhIfChtTVVNQRU5TSU9OX1JFQVNPTl9SRVFVRVNURUQQAxIfChtTVVNQRU5TSU9OX1JFQVNPTl9MRUZUX1RFQU0QBBIbChdTVVNQRU5TSU9OX1JFQVNPTl9PVEhFUhAFKp4BChFBY2NvdW50SGVscFJlYXNvbhIjCh9BQ0NPVU5UX0hFTFBfUkVBU09OX1VOU1BFQ0lGSUVEEAASIQodQUNDT1VOVF9IRUxQX1JFQVNPTl9NQUlMX0xPU1QQARIiCh5BQ0NPVU5UX0hFTFBfUkVBU09OX0NPREVTX0xPU1QQAhIdChlBQ0NPVU5UX0hFTFBfUkVBU09OX09USEVSEAMy3QcKHEFjY291bnRBZG1pbmlzdHJhdGlvblNlcnZpY2USdQoTTGlzdE1hbmFnZWRBY2NvdW50cxIrLm90b2xpdGguYXV0aC52MS5MaXN0TWFuYWdlZEFjY291bnRzUmVxdWVzdBosLm90b2xpdGguYXV0aC52MS5MaXN0TWFuYWdlZEFjY291bnRzUmVzcG9uc2UiA5ACARJkChFHZXRNYW5hZ2VkQWNjb3VudBIpLm90b2xpdGguYXV0aC52MS5HZXRNYW5hZ2VkQWNjb3VudFJlcXVlc3QaHy5vdG9saXRoLmF1dGgudjEuTWFuYWdlZEFjY291bnQiA5ACARJmCg5TdXNwZW5kQWNjb3VudBImLm90b2xpdGguYXV0aC52MS5TdXNwZW5kQWNjb3VudFJlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuU3VzcGVuZEFjY291bnRSZXNwb25zZSIDkAICEmYKDlJlc3RvcmVBY2NvdW50EiYub3RvbGl0aC5hdXRoLnYxLlJlc3RvcmVBY2NvdW50UmVxdWVzdBonLm90b2xpdGguYXV0aC52MS5SZXN0b3JlQWNjb3VudFJlc3BvbnNlIgOQAgIScgoSU2V0VGVzdFBhcnRpY2lwYW50Eioub3RvbGl0aC5hdXRoLnYxLlNldFRlc3RQYXJ0aWNpcGFudFJlcXVlc3QaKy5vdG9saXRoLmF1dGgudjEuU2V0VGVzdFBhcnRpY2lwYW50UmVzcG9uc2UiA5ACAhJjCg1FbmRTdGFmZlJvbGVzEiUub3RvbGl0aC5hdXRoLnYxLkVuZFN0YWZmUm9sZXNSZXF1ZXN0GiYub3RvbGl0aC5hdXRoLnYxLkVuZFN0YWZmUm9sZXNSZXNwb25zZSIDkAICEm8KEVJlc2V0U2Vjb25kRmFjdG9yEikub3RvbGl0aC5hdXRoLnYxLlJlc2V0U2Vjb25kRmFjdG9yUmVxdWVzdBoqLm90b2xpdGguYXV0aC52MS5SZXNldFNlY29uZEZhY3RvclJlc3BvbnNlIgOQAgISaQoPQWN0aXZhdGVBY2NvdW50Eicub3RvbGl0aC5hdXRoLnYxLkFjdGl2YXRlQWNjb3VudFJlcXVlc3QaKC5vdG9saXRoLmF1dGgudjEuQWN0aXZhdGVBY2NvdW50UmVzcG9uc2UiA5ACAhJbCgxSZXNldEFjY291bnQSJC5vdG9saXRoLmF1dGgudjEuUmVzZXRBY2NvdW50UmVxdWVzdBolLm90b2xpdGguYXV0aC52MS5SZXNldEFjY291bnRSZXNwb25zZUI9Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGguQXV0aC5WMUrTSAqHAgoBDBIDBQASGvwBIEFjY291bnQgbWFuYWdlbWVudCBmb3IgYWRtaW5pc3RyYXRvcnM6IGZpbmQsIHN1c3BlbmQsIHJlc3RvcmUsIG1hcmsgYXMgdGVzdCBwYXJ0aWNpcGFudCwgYW5kIGVuZAogc3RhZmYgcm9sZXMuCgogQW55IG1ldGhvZCBtYXkgYWxzbyByZXR1cm4gdGhlIGVycm9ycyBjb21tb24gdG8gYWxsIG1ldGhvZHMgKG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90bykuIFRoZQogcmVhc29ucyBhcmUgZXhwbGFpbmVkIGluIGVycm9ycy5wcm90by4KCo4CCgIGABIEEwBoARqBAiBNYW5hZ2VzIGFjY291bnRzLiBGb3IgYWRtaW5pc3RyYXRvcnM7IG90aGVyIGNhbGxlcnMgZ2V0IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uCiBOT1RfQURNSU5JU1RSQVRPUiwgaW5jbHVkaW5nIGNhbGxlcnMgd2hvc2Ugcm9sZSBlbmRlZCBhZnRlciB0aGVpciBhY2Nlc3MgdG9rZW4gd2FzIGlzc3VlZC4gRWFjaAogY2hhbmdlIGlzIHJlY29yZGVkIGluIHRoZSBhdWRpdCBsb2cgd2l0aCB0aGUgYWRtaW5pc3RyYXRvciB3aG8gbWFkZSBpdC4KCpsBCgQGAAIAEgQYAhoDGowBIExpc3RzIGFjY291bnRzIGJ5IGNyZWF0aW9uIHRpbWUsIG5ld2VzdCBmaXJzdC4gSWYgc2V2ZXJhbCBmaWx0ZXJzIGFyZSBzZXQsIGFuIGFjY291bnQgbXVzdAogbWF0Y2ggYWxsIG9mIHRoZW0uCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKZwoEBgACARIEHgIgAxpZIFJldHVybnMgb25lIGFjY291bnQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gQUNDT1VOVF9VTktOT1dOLgoK0wQKBAYAAgISBCkCKwMaxAQgU3VzcGVuZHMgYW4gYWNjb3VudC4gU2lnbi1pbiBhbmQgcmVmcmVzaCBhcmUgcmVqZWN0ZWQgYXQgb25jZSwgYW5kIGl0cyBhY2Nlc3MgdG9rZW5zIGJ5IGV2ZXJ5CiBzZXJ2aWNlIHdpdGhpbiBhIG1pbnV0ZSwgYWxsIHdpdGggUEVSTUlTU0lPTl9ERU5JRUQgYW5kIHJlYXNvbiBBQ0NPVU5UX1NVU1BFTkRFRC4gTm8gZGF0YSBpcwogZGVsZXRlZC4gU2Vzc2lvbnMgY29udGludWUgYWZ0ZXIgUmVzdG9yZUFjY291bnQsIHVubGVzcyB0aGUgcmVhc29uIGlzIENPTVBST01JU0VELCB3aGljaCBlbmRzCiB0aGVtLiBTdXNwZW5kaW5nIGEgc3VzcGVuZGVkIGFjY291bnQgY2hhbmdlcyBub3RoaW5nLCBleGNlcHQgdGhhdCBDT01QUk9NSVNFRCByZXBsYWNlcyBhbm90aGVyCiByZWFzb24gYW5kIGVuZHMgdGhlIHNlc3Npb25zLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIEFDQ09VTlRfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoCiByZWFzb24gTEFTVF9BRE1JTklTVFJBVE9SIGlmIG5vIGFkbWluaXN0cmF0b3IgYWJsZSB0byBzaWduIGluIHdvdWxkIHJlbWFpbi4KCpEBCgQGAAIDEgQvAjEDGoIBIFJlc3RvcmVzIGEgc3VzcGVuZGVkIGFjY291bnQ7IGRvZXMgbm90IGNoYW5nZSBvdGhlciBhY2NvdW50cy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBBQ0NPVU5UX1VOS05PV04uCgqHAwoEBgACBBIEOAI6Axr4AiBNYXJrcyBhbiBhY2NvdW50IGFzIGEgdGVzdCBwYXJ0aWNpcGFudCwgb3IgcmVtb3ZlcyB0aGUgbWFyay4gRXhwb3J0cyBsZWF2ZSBvdXQgdGVzdAogcGFydGljaXBhbnRzIGJ5IGRlZmF1bHQsIGluY2x1ZGluZyB0aGVpciBlYXJsaWVyIGFuc3dlcnMuIEFjY2VzcyB0b2tlbnMgc2hvdyB0aGUgY2hhbmdlIGZyb20KIHRoZWlyIG5leHQgcmVuZXdhbCBvbi4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBBQ0NPVU5UX1VOS05PV047IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aAogcmVhc29uIE5PVF9BX1BBUlRJQ0lQQU5UIGZvciB0aGUgYWNjb3VudCBvZiBhIHN0dWR5IGxlYWRlciBvciBhbiBhZG1pbmlzdHJhdG9yLgoKnQcKBAYAAgUSBEgCSgMajgcgRW5kcyBhbGwgc3RhZmYgcm9sZXMgb2YgYW4gYWNjb3VudCB3aG9zZSBvd25lciBsZWF2ZXMgdGhlIHRlYW06IGl0IG5vIGxvbmdlciBsZWFkcyBzdHVkaWVzIG9yCiBhZG1pbmlzdGVycywgYW5kIHJlbWFpbnMgYXMgYSBwYXJ0aWNpcGFudCdzIGFjY291bnQuIEZyb20gdGhlbiBvbiBpdHMgb3duZXIgb3IgYW4gYWRtaW5pc3RyYXRvcgogbWF5IGhhdmUgaXQgZXJhc2VkIChFcmFzdXJlU2VydmljZSkuIFRoaXMgY2Fubm90IGJlIHVuZG9uZTogYSByZXR1cm5pbmcgdGVhbSBtZW1iZXIgZ2V0cyBhIG5ldwogYWNjb3VudC4KCiBUaGUgYWNjb3VudCdzIHNlc3Npb25zIGVuZCwgaXRzIHBlbmRpbmcgaW52aXRhdGlvbiBiZWNvbWVzIGludmFsaWQsIGFuZCBpdHMgbGluayB0byBhIHBlcnNvbiBvZgogdGhlIGV4dGVybmFsIHByb3ZpZGVyIGlzIGRlbGV0ZWQuIEV2ZXJ5IHNlcnZpY2UgcmVqZWN0cyBpdHMgYWNjZXNzIHRva2VucyB3aXRoaW4gYSBtaW51dGU7IGNhbGxzCiBieSB3aGljaCBhZG1pbmlzdHJhdG9ycyBhbmQgbGVhZGVycyBjaGFuZ2UgZGF0YSBpbiBvdG9saXRoLWF1dGggYXJlIHJlamVjdGVkIGF0IG9uY2UuIFJvbGVzIGluCiBwcm9qZWN0cyBhcmUgc2VwYXJhdGUgYW5kIHN0YXk6IFNldFByb2plY3RSb2xlIG9mIG90b2xpdGguY2F0YWxvZ3VlLnYxIG9yIGFuIGVyYXN1cmUgcmVtb3ZlcwogdGhlbS4gVGhlIGNhbGwgZG9lcyBub3QgY2hhbmdlIGEgcGFydGljaXBhbnQncyBhY2NvdW50LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIEFDQ09VTlRfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoCiByZWFzb24gTEFTVF9BRE1JTklTVFJBVE9SIGlmIG5vIGFkbWluaXN0cmF0b3IgYWJsZSB0byBzaWduIGluIHdvdWxkIHJlbWFpbi4KCu0DCgQGAAIGEgRRAlMDGt4DIFJlbW92ZXMgdGhlIHNlY29uZCBmYWN0b3Igb2YgYW4gYWNjb3VudCB3aG9zZSBvd25lciBoYXMgbG9zdCB0aGUgZGV2aWNlIGFuZCB0aGUgcmVjb3ZlcnkgY29kZXMuCiBDaGVjayB0aGUgb3duZXIncyBpZGVudGl0eSBmaXJzdDogdGhlIHBhc3N3b3JkIGlzIHN1ZmZpY2llbnQgZnJvbSB0aGVuIG9uLiBBbGwgc2Vzc2lvbnMgb2YgdGhlCiBhY2NvdW50IGVuZDsgaXRzIGFjY2VzcyB0b2tlbnMgc3RheSB2YWxpZCB1bnRpbCB0aGV5IGV4cGlyZS4gUmVwZWF0aW5nIHRoZSBjYWxsIGlzIHNhZmUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gQUNDT1VOVF9VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbgogT05FX1RJTUVfQ09ERV9SRVFVSVJFRCBmb3IgdGhlIGNhbGxlcidzIG93biBhY2NvdW50OiB1c2UgU2Vjb25kRmFjdG9yU2VydmljZS5EZWxldGVTZWNvbmRGYWN0b3IuCgrIAwoEBgACBxIEWgJcAxq5AyBBY3RpdmF0ZXMgYSBwYXJ0aWNpcGFudCdzIGFjY291bnQgdGhhdCB3YWl0cyBmb3IgaXRzIGNvbmZpcm1hdGlvbiBjb2RlLCBlLmcuIGJlY2F1c2UgbWFpbHMgZG8gbm90CiBhcnJpdmUuIEl0cyBhZGRyZXNzIGlzIGRlbGV0ZWQsIGJlY2F1c2UgdGhlIG93bmVyIGhhcyBub3QgcHJvdmVkIGl0OyB0aGUgb3duZXIgc2lnbnMgaW4gd2l0aCB0aGUKIHVzZXJuYW1lIGFuZCB0aGUgcGFzc3dvcmQgb2YgdGhlIHJlZ2lzdHJhdGlvbi4gQWN0aXZhdGluZyBhbiBhY3RpdmUgYWNjb3VudCBjaGFuZ2VzIG5vdGhpbmcuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gQUNDT1VOVF9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBOT1RfQV9QQVJUSUNJUEFOVCBmb3Igc3RhZmYsIG9yIFVTRVJOQU1FX01JU1NJTkcuCgrCBQoEBgACCBIDZwJHGrQFIFJldHVybnMgYSBjb2RlIHdpdGggd2hpY2ggdGhlIG93bmVyIG9mIGEgcGFydGljaXBhbnQncyBhY2NvdW50IHNldHMgYW5vdGhlciBwYXNzd29yZAogKFJlY292ZXJ5U2VydmljZS5SZXNldFBhc3N3b3JkKSwgdG8gYmUgaGFuZGVkIG92ZXIgaW4gcGVyc29uIG9yIGJ5IHRlbGVwaG9uZS4gRm9yIG93bmVycyB3aXRob3V0CiBhbiBhZGRyZXNzIGFuZCBhIHJlY292ZXJ5IGNvZGU6IFJlY292ZXJ5U2VydmljZS5TZW5kQWNjZXNzQ29kZSBtYWlscyB0aGUgY29kZSBpbnN0ZWFkLiBDaGVjayB0aGUKIG93bmVyJ3MgaWRlbnRpdHkgZmlyc3QuIFRoZSBjb2RlIGlzIHZhbGlkIGZvciAzMCBtaW51dGVzOyBpdHMgdXNlIGVuZHMgYWxsIHNlc3Npb25zIG9mIHRoZSBhY2NvdW50LAogYnkgd2hpY2ggdGhlIG93bmVyIG5vdGljZXMgYSBtaXN1c2UuCgogTm90IGlkZW1wb3RlbnQ6IHRoZSBzZWNvbmQgY2FsbCByZXR1cm5zIGFub3RoZXIgY29kZSwgd2hpY2ggaXMgdmFsaWQgaW4gYWRkaXRpb24gdG8gdGhlIGZpcnN0LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIEFDQ09VTlRfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbgogTk9UX0FfUEFSVElDSVBBTlQgZm9yIHN0YWZmLCBBQ0NPVU5UX05PVF9DT05GSVJNRUQsIG9yIEFDQ09VTlRfQU5PTllNT1VTLgoKJQoCBQASBGsAdgEaGSBUaGUgcm9sZSBvZiBhbiBhY2NvdW50LgoKLAoEBQACABIDbQInGh8gTWF0Y2hlcyBhbnkgcm9sZSBpbiBhIGZpbHRlci4KCiUKBAUAAgESA28CJxoYIFRha2VzIHBhcnQgaW4gc3R1ZGllcy4KCh0KBAUAAgISA3ECKBoQIExlYWRzIHN0dWRpZXMuCgojCgQFAAIDEgNzAikaFiBPcGVyYXRlcyB0aGUgc3lzdGVtLgoKRQoEBQACBBIDdQIjGjggRGVsaXZlcnMgbm90aWZpY2F0aW9ucyB0byBwYXJ0aWNpcGFudHMgb2YgYWxsIHN0dWRpZXMuCgouCgIFARIFeQCCAQEaISBXaGV0aGVyIGFuIGFjY291bnQgY2FuIHNpZ24gaW4uCgotCgQFAQIAEgN7AigaICBNYXRjaGVzIGFueSBzdGF0ZSBpbiBhIGZpbHRlci4KCjgKBAUBAgESA30CJBorIFdhaXRpbmcgZm9yIHRoZSBtYWlsZWQgY29uZmlybWF0aW9uIGNvZGUuCgofCgQFAQICEgN/AiMaEiBBYmxlIHRvIHNpZ24gaW4uCgoaCgQFAQIDEgSBAQImGgwgU3VzcGVuZGVkLgoKNAoCBQISBoUBAIwBARomIEZpbHRlciBieSB0aGUgdGVzdCBwYXJ0aWNpcGFudCBtYXJrLgoKHQoEBQICABIEhwECJBoPIEFsbCBhY2NvdW50cy4KCigKBAUCAgESBIkBAh0aGiBUZXN0IHBhcnRpY2lwYW50cyBhbG9uZS4KCjYKBAUCAgISBIsBAh0aKCBBbGwgYWNjb3VudHMgZXhjZXB0IHRlc3QgcGFydGljaXBhbnRzLgoKeAoCBQMSBpABAJ0BARpqIFRoZSByZWFzb24gb2YgYSBzdXNwZW5zaW9uLiBBIGNvZGUgaW5zdGVhZCBvZiBmcmVlIHRleHQsIGJlY2F1c2UgaXQgc3RheXMgaW4gdGhlIGF1ZGl0IGxvZwogcGVybWFuZW50bHkuCgokCgQFAwIAEgSSAQIkGhYgUmVqZWN0ZWQgKFJFUVVJUkVEKS4KCjcKBAUDAgESBJQBAh4aKSBUaGUgYWNjb3VudCB3YXMgdXNlZCBhZ2FpbnN0IHRoZSBydWxlcy4KClEKBAUDAgISBJYBAiQaQyBBbm90aGVyIHBlcnNvbiB1c2VzIG9yIG1heSB1c2UgdGhlIGFjY291bnQ6IGFsbCBpdHMgc2Vzc2lvbnMgZW5kLgoKMQoEBQMCAxIEmAECIhojIFRoZSBhY2NvdW50J3Mgb3duZXIgYXNrZWQgZm9yIGl0LgoKPwoEBQMCBBIEmgECIhoxIEEgbGVhZGVyIG9yIGFuIGFkbWluaXN0cmF0b3IgaGFzIGxlZnQgdGhlIHRlYW0uCgofCgQFAwIFEgScAQIeGhEgQW5vdGhlciByZWFzb24uCgqVAQoCBAASBqEBAL8BARqGASBBbiBhY2NvdW50IGFzIHNob3duIHRvIGFkbWluaXN0cmF0b3JzOiB3aXRob3V0IGRhdGEgd2hvc2Ugc3RvcmFnZSB0aGUgb3duZXIgZGlkIG5vdCBjb25zZW50IHRvLAogYW5kIHdpdGhvdXQgdGhlIG93bmVyJ3MgZW5yb2xtZW50cy4KChUKBAQAAgASBKMBAhwaByBVVUlELgoKLwoEBAACARIEpQECFhohIEVtcHR5IGZvciBhbiBhbm9ueW1vdXMgYWNjb3VudC4KClwKBAQAAgISBKcBAhMaTiBFbXB0eSB1bmxlc3MgdGhlIGFkZHJlc3MgaXMgY29uZmlybWVkIGFuZCBpdHMgb3duZXIgY29uc2VudGVkIHRvIGtlZXBpbmcgaXQuCgoeCgQEAAIDEgSpAQIoGhAgUm9sZXMsIHNvcnRlZC4KCjAKBAQAAgQSBKsBAiAaIiBXaGV0aGVyIHRoZSBhY2NvdW50IGNhbiBzaWduIGluLgoKIQoEBAACBRIErQECLBoTIFRpbWUgb2YgY3JlYXRpb24uCgpSCgQEAAIGEgSvAQItGkQgVGltZSBvZiBjb25maXJtYXRpb247IGFic2VudCB3aGlsZSB0aGUgYWNjb3VudCB3YWl0cyBmb3IgaXRzIGNvZGUuCgpACgQEAAIHEgSxAQItGjIgVGltZSBvZiB0aGUgc3VzcGVuc2lvbjsgYWJzZW50IGlmIG5vdCBzdXNwZW5kZWQuCgpHCgQEAAIIEgSzAQIpGjkgUmVhc29uIG9mIHRoZSBzdXNwZW5zaW9uOyB1bnNwZWNpZmllZCBpZiBub3Qgc3VzcGVuZGVkLgoKZAoEBAACCRIEtQECHRpWIFdoZXRoZXIgdGhlIGFjY291bnQgaXMgYSB0ZXN0IHBhcnRpY2lwYW50LiBFeHBvcnRzIGxlYXZlIG91dCBpdHMgYW5zd2VycyBieSBkZWZhdWx0LgoKQgoEBAACChIEtwECJRo0IElkcyBvZiB0aGUgc3R1ZGllcyB0aGF0IHRoZSBhY2NvdW50IGxlYWRzLCBzb3J0ZWQuCgp/CgQEAAILEgS6AQIzGnEgVGltZSBzaW5jZSB3aGljaCBtYWlscyB0byBgZW1haWxgIGhhdmUgYmVlbiByZXR1cm5lZDsgYWJzZW50IGlmIG5vbmUgd2FzIHJldHVybmVkIG9yIHRoZQogYWRkcmVzcyBpcyBub3Qgc2hvd24uCgpACgQEAAIMEgS8AQIaGjIgV2hldGhlciBzaWduLWluIG5lZWRzIGEgY29kZSBvZiBhIHNlY29uZCBmYWN0b3IuCgpqCgQEAAINEgS+AQI0GlwgVGltZSBzaW5jZSB3aGljaCB0aGUgb3duZXIgY2FuIHNpZ24gaW4gd2l0aCB0aGUgZXh0ZXJuYWwgcHJvdmlkZXI7IGFic2VudCBpZiBuZXZlciBsaW5rZWQuCgo1CgIEARIGwgEA1QEBGicgRmlsdGVycyBhbmQgcGFnZSBvZiB0aGUgYWNjb3VudCBsaXN0LgoKJAoEBAECABIExAECFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpRCgQEAQIBEgTGAQIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCiIKBAQBAgISBMgBAh4aFCBSb2xlIHRvIGZpbHRlciBieS4KCiMKBAQBAgMSBMoBAiAaFSBTdGF0ZSB0byBmaWx0ZXIgYnkuCgo3CgQEAQIEEgTMAQIxGikgQWNjb3VudHMgY3JlYXRlZCBhdCBvciBhZnRlciB0aGlzIHRpbWUuCgoyCgQEAQIFEgTOAQIyGiQgQWNjb3VudHMgY3JlYXRlZCBiZWZvcmUgdGhpcyB0aW1lLgoKNAoEBAECBhIE0AECKRomIEZpbHRlciBieSB0aGUgdGVzdCBwYXJ0aWNpcGFudCBtYXJrLgoKYQoEBAECBxIE0gECHRpTIEJlZ2lubmluZyBvZiBhIHVzZXJuYW1lLCBjYXNlLWluc2Vuc2l0aXZlOiAx4oCTNjQgbGV0dGVycywgZGlnaXRzLCBgLmAsIGBfYCwgYC1gLgoKZQoEBAECCBIE1AECExpXIENvbXBsZXRlIGFkZHJlc3MsIGNhc2UtaW5zZW5zaXRpdmUuIE1hdGNoZXMgb25seSBhY2NvdW50cyB3aG9zZSBhZGRyZXNzIG1heSBiZSBzaG93bi4KCiMKAgQCEgbYAQDdAQEaFSBBIHBhZ2Ugb2YgYWNjb3VudHMuCgonCgQEAgIAEgTaAQInGhkgQWNjb3VudHMsIG5ld2VzdCBmaXJzdC4KCj8KBAQCAgESBNwBAh0aMSBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKIQoCBAMSBuABAOUBARoTIE5hbWVzIGFuIGFjY291bnQuCgozCgQEAwIAEgTiAQIcGiUgVVVJRDsgZW1wdHkgaWYgYHVzZXJuYW1lYCBpcyBnaXZlbi4KCjQKBAQDAgESBOQBAhYaJiBDb21wbGV0ZSB1c2VybmFtZSwgY2FzZS1pbnNlbnNpdGl2ZS4KCicKAgQEEgboAQDtAQEaGSBUaGUgYWNjb3VudCB0byBzdXNwZW5kLgoKFQoEBAQCABIE6gECHBoHIFVVSUQuCgopCgQEBAIBEgTsAQIeGhsgUmVhc29uIG9mIHRoZSBzdXNwZW5zaW9uLgoKJgoCBAUSBvABAPMBARoYIFRoZSBzdXNwZW5kZWQgYWNjb3VudC4KCiIKBAQFAgASBPIBAh0aFCBUaGUgY3VycmVudCBzdGF0ZS4KCicKAgQGEgb2AQD5AQEaGSBUaGUgYWNjb3VudCB0byByZXN0b3JlLgoKFQoEBAYCABIE+AECHBoHIFVVSUQuCgolCgIEBxIG/AEA/wEBGhcgVGhlIHJlc3RvcmVkIGFjY291bnQuCgoiCgQEBwIAEgT+AQIdGhQgVGhlIGN1cnJlbnQgc3RhdGUuCgooCgIECBIGggIAhwIBGhogQW4gYWNjb3VudCBhbmQgaXRzIG1hcmsuCgoVCgQECAIAEgSEAgIcGgcgVVVJRC4KCkYKBAQIAgESBIYCAhwaOCBXaGV0aGVyIHRoZSBhY2NvdW50IGlzIGEgdGVzdCBwYXJ0aWNpcGFudCBmcm9tIG5vdyBvbi4KCi0KAgQJEgaKAgCNAgEaHyBUaGUgYWNjb3VudCBhZnRlciB0aGUgY2hhbmdlLgoKIgoEBAkCABIEjAICHRoUIFRoZSBjdXJyZW50IHN0YXRlLgoKMgoCBAoSBpACAJMCARokIFRoZSBhY2NvdW50IHdob3NlIHN0YWZmIHJvbGVzIGVuZC4KChUKBAQKAgASBJICAhwaByBVVUlELgoKMQoCBAsSBpYCAJkCARojIFRoZSBhY2NvdW50LCBub3cgYSBwYXJ0aWNpcGFudCdzLgoKIgoEBAsCABIEmAICHRoUIFRoZSBjdXJyZW50IHN0YXRlLgoKOwoCBAwSBpwCAJ8CARotIFRoZSBhY2NvdW50IHdob3NlIHNlY29uZCBmYWN0b3IgaXMgcmVtb3ZlZC4KChUKBAQMAgASBJ4CAhwaByBVVUlELgoKNQoCBA0SBqICAKUCARonIFRoZSBhY2NvdW50LCB3aXRob3V0IGEgc2Vjb25kIGZhY3Rvci4KCiIKBAQNAgASBKQCAh0aFCBUaGUgY3VycmVudCBzdGF0ZS4KCpgBCgIFBBIGqQIAsgIBGokBIFRoZSByZWFzb24gZm9yIGFjdGl2YXRpbmcgb3IgcmVzZXR0aW5nIGFuIGFjY291bnQgYnkgaGFuZC4gQSBjb2RlIGluc3RlYWQgb2YgZnJlZSB0ZXh0LCBiZWNhdXNlIGl0CiBzdGF5cyBpbiB0aGUgYXVkaXQgbG9nIHBlcm1hbmVudGx5LgoKJAoEBQQCABIEqwICJhoWIFJlamVjdGVkIChSRVFVSVJFRCkuCgotCgQFBAIBEgStAgIkGh8gTWFpbHMgZG8gbm90IHJlYWNoIHRoZSBvd25lci4KCkYKBAUEAgISBK8CAiUaOCBUaGUgb3duZXIgaGFzIGxvc3QgdGhlIHBhc3N3b3JkIGFuZCB0aGUgcmVjb3ZlcnkgY29kZS4KCh8KBAUEAgMSBLECAiAaESBBbm90aGVyIHJlYXNvbi4KCigKAgQOEga1AgC6AgEaGiBUaGUgYWNjb3VudCB0byBhY3RpdmF0ZS4KChUKBAQOAgASBLcCAhwaByBVVUlELgoKIQoEBA4CARIEuQICHxoTIFJlYXNvbjsgcmVxdWlyZWQuCgojCgIEDxIGvQIAwAIBGhUgVGhlIGFjdGl2ZSBhY2NvdW50LgoKIgoEBA8CABIEvwICHRoUIFRoZSBjdXJyZW50IHN0YXRlLgoKJQoCBBASBsMCAMgCARoXIFRoZSBhY2NvdW50IHRvIHJlc2V0LgoKFQoEBBACABIExQICHBoHIFVVSUQuCgohCgQEEAIBEgTHAgIfGhMgUmVhc29uOyByZXF1aXJlZC4KCiQKAgQREgbLAgDQAgEaFiBBIGNvZGUgdG8gaGFuZCBvdmVyLgoKNwoEBBECABIEzQICGRopIENvZGUgZm9yIFJlY292ZXJ5U2VydmljZS5SZXNldFBhc3N3b3JkLgoKIwoEBBECARIEzwICLBoVIEV4cGlyeSBvZiB0aGUgY29kZS4KYgZwcm90bzM=")
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

extension AuthV1.ActivateAccountRequest {
  public static var fullName: String { "otolith.auth.v1.ActivateAccountRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__activate_account_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ActivateAccountRequest>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.reason = AuthV1.AccountHelpReason(rawValue: Int32(truncatingIfNeeded: c.pointee.reason.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ActivateAccountRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ActivateAccountRequest.self)
    otolith__auth__v1__activate_account_request__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    c.pointee.reason = Otolith__Auth__V1__AccountHelpReason(rawValue: .init(truncatingIfNeeded: self.reason.rawValue))
    return c
  }
}

extension AuthV1.ActivateAccountResponse {
  public static var fullName: String { "otolith.auth.v1.ActivateAccountResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__activate_account_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ActivateAccountResponse>) {
    self.account = c.pointee.account.map { AuthV1.ManagedAccount($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ActivateAccountResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ActivateAccountResponse.self)
    otolith__auth__v1__activate_account_response__init(c)
    if let value = self.account { c.pointee.account = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.ResetAccountRequest {
  public static var fullName: String { "otolith.auth.v1.ResetAccountRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__reset_account_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ResetAccountRequest>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.reason = AuthV1.AccountHelpReason(rawValue: Int32(truncatingIfNeeded: c.pointee.reason.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ResetAccountRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ResetAccountRequest.self)
    otolith__auth__v1__reset_account_request__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    c.pointee.reason = Otolith__Auth__V1__AccountHelpReason(rawValue: .init(truncatingIfNeeded: self.reason.rawValue))
    return c
  }
}

extension AuthV1.ResetAccountResponse {
  public static var fullName: String { "otolith.auth.v1.ResetAccountResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__reset_account_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ResetAccountResponse>) {
    self.accessCode = Codec.string(c.pointee.access_code)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ResetAccountResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ResetAccountResponse.self)
    otolith__auth__v1__reset_account_response__init(c)
    if !self.accessCode.isEmpty { c.pointee.access_code = arena.string(self.accessCode) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}
