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
      secondFactor: Bool = false
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
    base64: "Ch5vdG9saXRoL2F1dGgvdjEvYWNjb3VudHMucHJvdG8SD290b2xpdGguYXV0aC52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90byKnBQoOTWFuYWdlZEFjY291bnQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lEhQKBWVtYWlsGAMgASgJUgVlbWFpbBI5CgVyb2xlcxgEIAMoDjIjLm90b2xpdGguYXV0aC52MS5NYW5hZ2VkQWNjb3VudFJvbGVSBXJvbGVzEjoKBXN0YXRlGAUgASgOMiQub3RvbGl0aC5hdXRoLnYxLk1hbmFnZWRBY2NvdW50U3RhdGVSBXN0YXRlEjsKC2NyZWF0ZV90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRI9Cgxjb25maXJtX3RpbWUYByABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtjb25maXJtVGltZRI9CgxzdXNwZW5kX3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtzdXNwZW5kVGltZRJOChFzdXNwZW5zaW9uX3JlYXNvbhgJIAEoDjIhLm90b2xpdGguYXV0aC52MS5TdXNwZW5zaW9uUmVhc29uUhBzdXNwZW5zaW9uUmVhc29uEikKEHRlc3RfcGFydGljaXBhbnQYCiABKAhSD3Rlc3RQYXJ0aWNpcGFudBIiCg1sZWRfc3R1ZHlfaWRzGAsgAygJUgtsZWRTdHVkeUlkcxJGChFlbWFpbF9mYWlsZWRfdGltZRgMIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSD2VtYWlsRmFpbGVkVGltZRIjCg1zZWNvbmRfZmFjdG9yGA0gASgIUgxzZWNvbmRGYWN0b3Ii6gMKGkxpc3RNYW5hZ2VkQWNjb3VudHNSZXF1ZXN0EhsKCXBhZ2Vfc2l6ZRgBIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgCIAEoCVIJcGFnZVRva2VuEjcKBHJvbGUYAyABKA4yIy5vdG9saXRoLmF1dGgudjEuTWFuYWdlZEFjY291bnRSb2xlUgRyb2xlEjoKBXN0YXRlGAQgASgOMiQub3RvbGl0aC5hdXRoLnYxLk1hbmFnZWRBY2NvdW50U3RhdGVSBXN0YXRlEkQKEGZyb21fY3JlYXRlX3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUg5mcm9tQ3JlYXRlVGltZRJGChF1bnRpbF9jcmVhdGVfdGltZRgGIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSD3VudGlsQ3JlYXRlVGltZRJOChF0ZXN0X3BhcnRpY2lwYW50cxgHIAEoDjIhLm90b2xpdGguYXV0aC52MS5UZXN0UGFydGljaXBhbnRzUhB0ZXN0UGFydGljaXBhbnRzEicKD3VzZXJuYW1lX3ByZWZpeBgIIAEoCVIOdXNlcm5hbWVQcmVmaXgSFAoFZW1haWwYCSABKAlSBWVtYWlsIoIBChtMaXN0TWFuYWdlZEFjY291bnRzUmVzcG9uc2USOwoIYWNjb3VudHMYASADKAsyHy5vdG9saXRoLmF1dGgudjEuTWFuYWdlZEFjY291bnRSCGFjY291bnRzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiJdChhHZXRNYW5hZ2VkQWNjb3VudFJlcXVlc3QSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lInkKFVN1c3BlbmRBY2NvdW50UmVxdWVzdBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBI5CgZyZWFzb24YAiABKA4yIS5vdG9saXRoLmF1dGgudjEuU3VzcGVuc2lvblJlYXNvblIGcmVhc29uIlMKFlN1c3BlbmRBY2NvdW50UmVzcG9uc2USOQoHYWNjb3VudBgBIAEoCzIfLm90b2xpdGguYXV0aC52MS5NYW5hZ2VkQWNjb3VudFIHYWNjb3VudCI+ChVSZXN0b3JlQWNjb3VudFJlcXVlc3QSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQiUwoWUmVzdG9yZUFjY291bnRSZXNwb25zZRI5CgdhY2NvdW50GAEgASgLMh8ub3RvbGl0aC5hdXRoLnYxLk1hbmFnZWRBY2NvdW50UgdhY2NvdW50Im0KGVNldFRlc3RQYXJ0aWNpcGFudFJlcXVlc3QSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSKQoQdGVzdF9wYXJ0aWNpcGFudBgCIAEoCFIPdGVzdFBhcnRpY2lwYW50IlcKGlNldFRlc3RQYXJ0aWNpcGFudFJlc3BvbnNlEjkKB2FjY291bnQYASABKAsyHy5vdG9saXRoLmF1dGgudjEuTWFuYWdlZEFjY291bnRSB2FjY291bnQiPQoURW5kU3RhZmZSb2xlc1JlcXVlc3QSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQiUgoVRW5kU3RhZmZSb2xlc1Jlc3BvbnNlEjkKB2FjY291bnQYASABKAsyHy5vdG9saXRoLmF1dGgudjEuTWFuYWdlZEFjY291bnRSB2FjY291bnQiQQoYUmVzZXRTZWNvbmRGYWN0b3JSZXF1ZXN0EiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkIlYKGVJlc2V0U2Vjb25kRmFjdG9yUmVzcG9uc2USOQoHYWNjb3VudBgBIAEoCzIfLm90b2xpdGguYXV0aC52MS5NYW5hZ2VkQWNjb3VudFIHYWNjb3VudCrRAQoSTWFuYWdlZEFjY291bnRSb2xlEiQKIE1BTkFHRURfQUNDT1VOVF9ST0xFX1VOU1BFQ0lGSUVEEAASJAogTUFOQUdFRF9BQ0NPVU5UX1JPTEVfUEFSVElDSVBBTlQQARIlCiFNQU5BR0VEX0FDQ09VTlRfUk9MRV9TVFVEWV9MRUFERVIQAhImCiJNQU5BR0VEX0FDQ09VTlRfUk9MRV9BRE1JTklTVFJBVE9SEAMSIAocTUFOQUdFRF9BQ0NPVU5UX1JPTEVfR0FURVdBWRAEKqYBChNNYW5hZ2VkQWNjb3VudFN0YXRlEiUKIU1BTkFHRURfQUNDT1VOVF9TVEFURV9VTlNQRUNJRklFRBAAEiEKHU1BTkFHRURfQUNDT1VOVF9TVEFURV9XQUlUSU5HEAESIAocTUFOQUdFRF9BQ0NPVU5UX1NUQVRFX0FDVElWRRACEiMKH01BTkFHRURfQUNDT1VOVF9TVEFURV9TVVNQRU5ERUQQAyptChBUZXN0UGFydGljaXBhbnRzEiEKHVRFU1RfUEFSVElDSVBBTlRTX1VOU1BFQ0lGSUVEEAASGgoWVEVTVF9QQVJUSUNJUEFOVFNfT05MWRABEhoKFlRFU1RfUEFSVElDSVBBTlRTX05PTkUQAirUAQoQU3VzcGVuc2lvblJlYXNvbhIhCh1TVVNQRU5TSU9OX1JFQVNPTl9VTlNQRUNJRklFRBAAEhsKF1NVU1BFTlNJT05fUkVBU09OX0FCVVNFEAESIQodU1VTUEVOU0lPTl9SRUFTT05fQ09NUFJPTUlTRUQQAhIfChtTVVNQRU5TSU9OX1JFQVNPTl9SRVFVRVNURUQQAxIfChtTVVNQRU5TSU9OX1JFQVNPTl9MRUZUX1RFQU0QBBIbChdTVVNQRU5TSU9OX1JFQVNPTl9PVEhFUhAFMpUGChxBY2NvdW50QWRtaW5pc3RyYXRpb25TZXJ2aWNlEnUKE0xpc3RNYW5hZ2VkQWNjb3VudHMSKy5vdG9saXRoLmF1dGgudjEuTGlzdE1hbmFnZWRBY2NvdW50c1JlcXVlc3QaLC5vdG9saXRoLmF1dGgudjEuTGlzdE1hbmFnZWRBY2NvdW50c1Jlc3BvbnNlIgOQAgESZAoRR2V0TWFuYWdlZEFjY291bnQSKS5vdG9saXRoLmF1dGgudjEuR2V0TWFuYWdlZEFjY291bnRSZXF1ZXN0Gh8ub3RvbGl0aC5hdXRoLnYxLk1hbmFnZWRBY2NvdW50IgOQAgESZgoOU3VzcGVuZEFjY291bnQSJi5vdG9saXRoLmF1dGgudjEuU3VzcGVuZEFjY291bnRSZXF1ZXN0Gicub3RvbGl0aC5hdXRoLnYxLlN1c3BlbmRBY2NvdW50UmVzcG9uc2UiA5ACAhJmCg5SZXN0b3JlQWNjb3VudBImLm90b2xpdGguYXV0aC52MS5SZXN0b3JlQWNjb3VudFJlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuUmVzdG9yZUFjY291bnRSZXNwb25zZSIDkAICEnIKElNldFRlc3RQYXJ0aWNpcGFudBIqLm90b2xpdGguYXV0aC52MS5TZXRUZXN0UGFydGljaXBhbnRSZXF1ZXN0Gisub3RvbGl0aC5hdXRoLnYxLlNldFRlc3RQYXJ0aWNpcGFudFJlc3BvbnNlIgOQAgISYwoNRW5kU3RhZmZSb2xlcxIlLm90b2xpdGguYXV0aC52MS5FbmRTdGFmZlJvbGVzUmVxdWVzdBomLm90b2xpdGguYXV0aC52MS5FbmRTdGFmZlJvbGVzUmVzcG9uc2UiA5ACAhJvChFSZXNldFNlY29uZEZhY3RvchIpLm90b2xpdGguYXV0aC52MS5SZXNldFNlY29uZEZhY3RvclJlcXVlc3QaKi5vdG9saXRoLmF1dGgudjEuUmVzZXRTZWNvbmRGYWN0b3JSZXNwb25zZSIDkAICQj0KD290b2xpdGguYXV0aC52MVABWhZvdG9saXRoL2F1dGgvdjE7YXV0aHYxqgIPT3RvbGl0aC5BdXRoLlYxSqg4CocCCgEMEgMFABIa/AEgQWNjb3VudCBtYW5hZ2VtZW50IGZvciBhZG1pbmlzdHJhdG9yczogZmluZCwgc3VzcGVuZCwgcmVzdG9yZSwgbWFyayBhcyB0ZXN0IHBhcnRpY2lwYW50LCBhbmQgZW5kCiBzdGFmZiByb2xlcy4KCiBBbnkgbWV0aG9kIG1heSBhbHNvIHJldHVybiB0aGUgZXJyb3JzIGNvbW1vbiB0byBhbGwgbWV0aG9kcyAob3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvKS4gVGhlCiByZWFzb25zIGFyZSBleHBsYWluZWQgaW4gZXJyb3JzLnByb3RvLgoKjgIKAgYAEgQTAFQBGoECIE1hbmFnZXMgYWNjb3VudHMuIEZvciBhZG1pbmlzdHJhdG9yczsgb3RoZXIgY2FsbGVycyBnZXQgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24KIE5PVF9BRE1JTklTVFJBVE9SLCBpbmNsdWRpbmcgY2FsbGVycyB3aG9zZSByb2xlIGVuZGVkIGFmdGVyIHRoZWlyIGFjY2VzcyB0b2tlbiB3YXMgaXNzdWVkLiBFYWNoCiBjaGFuZ2UgaXMgcmVjb3JkZWQgaW4gdGhlIGF1ZGl0IGxvZyB3aXRoIHRoZSBhZG1pbmlzdHJhdG9yIHdobyBtYWRlIGl0LgoKmwEKBAYAAgASBBgCGgMajAEgTGlzdHMgYWNjb3VudHMgYnkgY3JlYXRpb24gdGltZSwgbmV3ZXN0IGZpcnN0LiBJZiBzZXZlcmFsIGZpbHRlcnMgYXJlIHNldCwgYW4gYWNjb3VudCBtdXN0CiBtYXRjaCBhbGwgb2YgdGhlbS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgpnCgQGAAIBEgQeAiADGlkgUmV0dXJucyBvbmUgYWNjb3VudC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBBQ0NPVU5UX1VOS05PV04uCgrTBAoEBgACAhIEKQIrAxrEBCBTdXNwZW5kcyBhbiBhY2NvdW50LiBTaWduLWluIGFuZCByZWZyZXNoIGFyZSByZWplY3RlZCBhdCBvbmNlLCBhbmQgaXRzIGFjY2VzcyB0b2tlbnMgYnkgZXZlcnkKIHNlcnZpY2Ugd2l0aGluIGEgbWludXRlLCBhbGwgd2l0aCBQRVJNSVNTSU9OX0RFTklFRCBhbmQgcmVhc29uIEFDQ09VTlRfU1VTUEVOREVELiBObyBkYXRhIGlzCiBkZWxldGVkLiBTZXNzaW9ucyBjb250aW51ZSBhZnRlciBSZXN0b3JlQWNjb3VudCwgdW5sZXNzIHRoZSByZWFzb24gaXMgQ09NUFJPTUlTRUQsIHdoaWNoIGVuZHMKIHRoZW0uIFN1c3BlbmRpbmcgYSBzdXNwZW5kZWQgYWNjb3VudCBjaGFuZ2VzIG5vdGhpbmcsIGV4Y2VwdCB0aGF0IENPTVBST01JU0VEIHJlcGxhY2VzIGFub3RoZXIKIHJlYXNvbiBhbmQgZW5kcyB0aGUgc2Vzc2lvbnMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gQUNDT1VOVF9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGgKIHJlYXNvbiBMQVNUX0FETUlOSVNUUkFUT1IgaWYgbm8gYWRtaW5pc3RyYXRvciBhYmxlIHRvIHNpZ24gaW4gd291bGQgcmVtYWluLgoKkQEKBAYAAgMSBC8CMQMaggEgUmVzdG9yZXMgYSBzdXNwZW5kZWQgYWNjb3VudDsgZG9lcyBub3QgY2hhbmdlIG90aGVyIGFjY291bnRzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIEFDQ09VTlRfVU5LTk9XTi4KCocDCgQGAAIEEgQ4AjoDGvgCIE1hcmtzIGFuIGFjY291bnQgYXMgYSB0ZXN0IHBhcnRpY2lwYW50LCBvciByZW1vdmVzIHRoZSBtYXJrLiBFeHBvcnRzIGxlYXZlIG91dCB0ZXN0CiBwYXJ0aWNpcGFudHMgYnkgZGVmYXVsdCwgaW5jbHVkaW5nIHRoZWlyIGVhcmxpZXIgYW5zd2Vycy4gQWNjZXNzIHRva2VucyBzaG93IHRoZSBjaGFuZ2UgZnJvbQogdGhlaXIgbmV4dCByZW5ld2FsIG9uLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIEFDQ09VTlRfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoCiByZWFzb24gTk9UX0FfUEFSVElDSVBBTlQgZm9yIHRoZSBhY2NvdW50IG9mIGEgc3R1ZHkgbGVhZGVyIG9yIGFuIGFkbWluaXN0cmF0b3IuCgriBgoEBgACBRIESAJKAxrTBiBFbmRzIGFsbCBzdGFmZiByb2xlcyBvZiBhbiBhY2NvdW50IHdob3NlIG93bmVyIGxlYXZlcyB0aGUgdGVhbTogaXQgbm8gbG9uZ2VyIGxlYWRzIHN0dWRpZXMgb3IKIGFkbWluaXN0ZXJzLCBhbmQgcmVtYWlucyBhcyBhIHBhcnRpY2lwYW50J3MgYWNjb3VudC4gRnJvbSB0aGVuIG9uIGl0cyBvd25lciBvciBhbiBhZG1pbmlzdHJhdG9yCiBtYXkgaGF2ZSBpdCBlcmFzZWQgKEVyYXN1cmVTZXJ2aWNlKS4gVGhpcyBjYW5ub3QgYmUgdW5kb25lOiBhIHJldHVybmluZyB0ZWFtIG1lbWJlciBnZXRzIGEgbmV3CiBhY2NvdW50LgoKIFRoZSBhY2NvdW50J3Mgc2Vzc2lvbnMgZW5kIGFuZCBpdHMgcGVuZGluZyBpbnZpdGF0aW9uIGJlY29tZXMgaW52YWxpZC4gRXZlcnkgc2VydmljZSByZWplY3RzCiBpdHMgYWNjZXNzIHRva2VucyB3aXRoaW4gYSBtaW51dGU7IGNhbGxzIGJ5IHdoaWNoIGFkbWluaXN0cmF0b3JzIGFuZCBsZWFkZXJzIGNoYW5nZSBkYXRhIGluCiBvdG9saXRoLWF1dGggYXJlIHJlamVjdGVkIGF0IG9uY2UuIFJvbGVzIGluIHByb2plY3RzIGFyZSBzZXBhcmF0ZSBhbmQgc3RheToKIFNldFByb2plY3RSb2xlIG9mIG90b2xpdGguY2F0YWxvZ3VlLnYxIG9yIGFuIGVyYXN1cmUgcmVtb3ZlcyB0aGVtLiBUaGUgY2FsbCBkb2VzIG5vdCBjaGFuZ2UgYQogcGFydGljaXBhbnQncyBhY2NvdW50LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIEFDQ09VTlRfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoCiByZWFzb24gTEFTVF9BRE1JTklTVFJBVE9SIGlmIG5vIGFkbWluaXN0cmF0b3IgYWJsZSB0byBzaWduIGluIHdvdWxkIHJlbWFpbi4KCu0DCgQGAAIGEgRRAlMDGt4DIFJlbW92ZXMgdGhlIHNlY29uZCBmYWN0b3Igb2YgYW4gYWNjb3VudCB3aG9zZSBvd25lciBoYXMgbG9zdCB0aGUgZGV2aWNlIGFuZCB0aGUgcmVjb3ZlcnkgY29kZXMuCiBDaGVjayB0aGUgb3duZXIncyBpZGVudGl0eSBmaXJzdDogdGhlIHBhc3N3b3JkIGlzIHN1ZmZpY2llbnQgZnJvbSB0aGVuIG9uLiBBbGwgc2Vzc2lvbnMgb2YgdGhlCiBhY2NvdW50IGVuZDsgaXRzIGFjY2VzcyB0b2tlbnMgc3RheSB2YWxpZCB1bnRpbCB0aGV5IGV4cGlyZS4gUmVwZWF0aW5nIHRoZSBjYWxsIGlzIHNhZmUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gQUNDT1VOVF9VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbgogT05FX1RJTUVfQ09ERV9SRVFVSVJFRCBmb3IgdGhlIGNhbGxlcidzIG93biBhY2NvdW50OiB1c2UgU2Vjb25kRmFjdG9yU2VydmljZS5EZWxldGVTZWNvbmRGYWN0b3IuCgolCgIFABIEVwBiARoZIFRoZSByb2xlIG9mIGFuIGFjY291bnQuCgosCgQFAAIAEgNZAicaHyBNYXRjaGVzIGFueSByb2xlIGluIGEgZmlsdGVyLgoKJQoEBQACARIDWwInGhggVGFrZXMgcGFydCBpbiBzdHVkaWVzLgoKHQoEBQACAhIDXQIoGhAgTGVhZHMgc3R1ZGllcy4KCiMKBAUAAgMSA18CKRoWIE9wZXJhdGVzIHRoZSBzeXN0ZW0uCgpFCgQFAAIEEgNhAiMaOCBEZWxpdmVycyBub3RpZmljYXRpb25zIHRvIHBhcnRpY2lwYW50cyBvZiBhbGwgc3R1ZGllcy4KCi0KAgUBEgRlAG4BGiEgV2hldGhlciBhbiBhY2NvdW50IGNhbiBzaWduIGluLgoKLQoEBQECABIDZwIoGiAgTWF0Y2hlcyBhbnkgc3RhdGUgaW4gYSBmaWx0ZXIuCgo4CgQFAQIBEgNpAiQaKyBXYWl0aW5nIGZvciB0aGUgbWFpbGVkIGNvbmZpcm1hdGlvbiBjb2RlLgoKHwoEBQECAhIDawIjGhIgQWJsZSB0byBzaWduIGluLgoKGQoEBQECAxIDbQImGgwgU3VzcGVuZGVkLgoKMgoCBQISBHEAeAEaJiBGaWx0ZXIgYnkgdGhlIHRlc3QgcGFydGljaXBhbnQgbWFyay4KChwKBAUCAgASA3MCJBoPIEFsbCBhY2NvdW50cy4KCicKBAUCAgESA3UCHRoaIFRlc3QgcGFydGljaXBhbnRzIGFsb25lLgoKNQoEBQICAhIDdwIdGiggQWxsIGFjY291bnRzIGV4Y2VwdCB0ZXN0IHBhcnRpY2lwYW50cy4KCncKAgUDEgV8AIkBARpqIFRoZSByZWFzb24gb2YgYSBzdXNwZW5zaW9uLiBBIGNvZGUgaW5zdGVhZCBvZiBmcmVlIHRleHQsIGJlY2F1c2UgaXQgc3RheXMgaW4gdGhlIGF1ZGl0IGxvZwogcGVybWFuZW50bHkuCgojCgQFAwIAEgN+AiQaFiBSZWplY3RlZCAoUkVRVUlSRUQpLgoKNwoEBQMCARIEgAECHhopIFRoZSBhY2NvdW50IHdhcyB1c2VkIGFnYWluc3QgdGhlIHJ1bGVzLgoKUQoEBQMCAhIEggECJBpDIEFub3RoZXIgcGVyc29uIHVzZXMgb3IgbWF5IHVzZSB0aGUgYWNjb3VudDogYWxsIGl0cyBzZXNzaW9ucyBlbmQuCgoxCgQFAwIDEgSEAQIiGiMgVGhlIGFjY291bnQncyBvd25lciBhc2tlZCBmb3IgaXQuCgo/CgQFAwIEEgSGAQIiGjEgQSBsZWFkZXIgb3IgYW4gYWRtaW5pc3RyYXRvciBoYXMgbGVmdCB0aGUgdGVhbS4KCh8KBAUDAgUSBIgBAh4aESBBbm90aGVyIHJlYXNvbi4KCpUBCgIEABIGjQEAqQEBGoYBIEFuIGFjY291bnQgYXMgc2hvd24gdG8gYWRtaW5pc3RyYXRvcnM6IHdpdGhvdXQgZGF0YSB3aG9zZSBzdG9yYWdlIHRoZSBvd25lciBkaWQgbm90IGNvbnNlbnQgdG8sCiBhbmQgd2l0aG91dCB0aGUgb3duZXIncyBlbnJvbG1lbnRzLgoKFQoEBAACABIEjwECHBoHIFVVSUQuCgovCgQEAAIBEgSRAQIWGiEgRW1wdHkgZm9yIGFuIGFub255bW91cyBhY2NvdW50LgoKXAoEBAACAhIEkwECExpOIEVtcHR5IHVubGVzcyB0aGUgYWRkcmVzcyBpcyBjb25maXJtZWQgYW5kIGl0cyBvd25lciBjb25zZW50ZWQgdG8ga2VlcGluZyBpdC4KCh4KBAQAAgMSBJUBAigaECBSb2xlcywgc29ydGVkLgoKMAoEBAACBBIElwECIBoiIFdoZXRoZXIgdGhlIGFjY291bnQgY2FuIHNpZ24gaW4uCgohCgQEAAIFEgSZAQIsGhMgVGltZSBvZiBjcmVhdGlvbi4KClIKBAQAAgYSBJsBAi0aRCBUaW1lIG9mIGNvbmZpcm1hdGlvbjsgYWJzZW50IHdoaWxlIHRoZSBhY2NvdW50IHdhaXRzIGZvciBpdHMgY29kZS4KCkAKBAQAAgcSBJ0BAi0aMiBUaW1lIG9mIHRoZSBzdXNwZW5zaW9uOyBhYnNlbnQgaWYgbm90IHN1c3BlbmRlZC4KCkcKBAQAAggSBJ8BAikaOSBSZWFzb24gb2YgdGhlIHN1c3BlbnNpb247IHVuc3BlY2lmaWVkIGlmIG5vdCBzdXNwZW5kZWQuCgpkCgQEAAIJEgShAQIdGlYgV2hldGhlciB0aGUgYWNjb3VudCBpcyBhIHRlc3QgcGFydGljaXBhbnQuIEV4cG9ydHMgbGVhdmUgb3V0IGl0cyBhbnN3ZXJzIGJ5IGRlZmF1bHQuCgpCCgQEAAIKEgSjAQIlGjQgSWRzIG9mIHRoZSBzdHVkaWVzIHRoYXQgdGhlIGFjY291bnQgbGVhZHMsIHNvcnRlZC4KCn8KBAQAAgsSBKYBAjMacSBUaW1lIHNpbmNlIHdoaWNoIG1haWxzIHRvIGBlbWFpbGAgaGF2ZSBiZWVuIHJldHVybmVkOyBhYnNlbnQgaWYgbm9uZSB3YXMgcmV0dXJuZWQgb3IgdGhlCiBhZGRyZXNzIGlzIG5vdCBzaG93bi4KCkAKBAQAAgwSBKgBAhoaMiBXaGV0aGVyIHNpZ24taW4gbmVlZHMgYSBjb2RlIG9mIGEgc2Vjb25kIGZhY3Rvci4KCjUKAgQBEgasAQC/AQEaJyBGaWx0ZXJzIGFuZCBwYWdlIG9mIHRoZSBhY2NvdW50IGxpc3QuCgokCgQEAQIAEgSuAQIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KClEKBAQBAgESBLABAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKIgoEBAECAhIEsgECHhoUIFJvbGUgdG8gZmlsdGVyIGJ5LgoKIwoEBAECAxIEtAECIBoVIFN0YXRlIHRvIGZpbHRlciBieS4KCjcKBAQBAgQSBLYBAjEaKSBBY2NvdW50cyBjcmVhdGVkIGF0IG9yIGFmdGVyIHRoaXMgdGltZS4KCjIKBAQBAgUSBLgBAjIaJCBBY2NvdW50cyBjcmVhdGVkIGJlZm9yZSB0aGlzIHRpbWUuCgo0CgQEAQIGEgS6AQIpGiYgRmlsdGVyIGJ5IHRoZSB0ZXN0IHBhcnRpY2lwYW50IG1hcmsuCgphCgQEAQIHEgS8AQIdGlMgQmVnaW5uaW5nIG9mIGEgdXNlcm5hbWUsIGNhc2UtaW5zZW5zaXRpdmU6IDHigJM2NCBsZXR0ZXJzLCBkaWdpdHMsIGAuYCwgYF9gLCBgLWAuCgplCgQEAQIIEgS+AQITGlcgQ29tcGxldGUgYWRkcmVzcywgY2FzZS1pbnNlbnNpdGl2ZS4gTWF0Y2hlcyBvbmx5IGFjY291bnRzIHdob3NlIGFkZHJlc3MgbWF5IGJlIHNob3duLgoKIwoCBAISBsIBAMcBARoVIEEgcGFnZSBvZiBhY2NvdW50cy4KCicKBAQCAgASBMQBAicaGSBBY2NvdW50cywgbmV3ZXN0IGZpcnN0LgoKPwoEBAICARIExgECHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgohCgIEAxIGygEAzwEBGhMgTmFtZXMgYW4gYWNjb3VudC4KCjMKBAQDAgASBMwBAhwaJSBVVUlEOyBlbXB0eSBpZiBgdXNlcm5hbWVgIGlzIGdpdmVuLgoKNAoEBAMCARIEzgECFhomIENvbXBsZXRlIHVzZXJuYW1lLCBjYXNlLWluc2Vuc2l0aXZlLgoKJwoCBAQSBtIBANcBARoZIFRoZSBhY2NvdW50IHRvIHN1c3BlbmQuCgoVCgQEBAIAEgTUAQIcGgcgVVVJRC4KCikKBAQEAgESBNYBAh4aGyBSZWFzb24gb2YgdGhlIHN1c3BlbnNpb24uCgomCgIEBRIG2gEA3QEBGhggVGhlIHN1c3BlbmRlZCBhY2NvdW50LgoKIgoEBAUCABIE3AECHRoUIFRoZSBjdXJyZW50IHN0YXRlLgoKJwoCBAYSBuABAOMBARoZIFRoZSBhY2NvdW50IHRvIHJlc3RvcmUuCgoVCgQEBgIAEgTiAQIcGgcgVVVJRC4KCiUKAgQHEgbmAQDpAQEaFyBUaGUgcmVzdG9yZWQgYWNjb3VudC4KCiIKBAQHAgASBOgBAh0aFCBUaGUgY3VycmVudCBzdGF0ZS4KCigKAgQIEgbsAQDxAQEaGiBBbiBhY2NvdW50IGFuZCBpdHMgbWFyay4KChUKBAQIAgASBO4BAhwaByBVVUlELgoKRgoEBAgCARIE8AECHBo4IFdoZXRoZXIgdGhlIGFjY291bnQgaXMgYSB0ZXN0IHBhcnRpY2lwYW50IGZyb20gbm93IG9uLgoKLQoCBAkSBvQBAPcBARofIFRoZSBhY2NvdW50IGFmdGVyIHRoZSBjaGFuZ2UuCgoiCgQECQIAEgT2AQIdGhQgVGhlIGN1cnJlbnQgc3RhdGUuCgoyCgIEChIG+gEA/QEBGiQgVGhlIGFjY291bnQgd2hvc2Ugc3RhZmYgcm9sZXMgZW5kLgoKFQoEBAoCABIE/AECHBoHIFVVSUQuCgoxCgIECxIGgAIAgwIBGiMgVGhlIGFjY291bnQsIG5vdyBhIHBhcnRpY2lwYW50J3MuCgoiCgQECwIAEgSCAgIdGhQgVGhlIGN1cnJlbnQgc3RhdGUuCgo7CgIEDBIGhgIAiQIBGi0gVGhlIGFjY291bnQgd2hvc2Ugc2Vjb25kIGZhY3RvciBpcyByZW1vdmVkLgoKFQoEBAwCABIEiAICHBoHIFVVSUQuCgo1CgIEDRIGjAIAjwIBGicgVGhlIGFjY291bnQsIHdpdGhvdXQgYSBzZWNvbmQgZmFjdG9yLgoKIgoEBA0CABIEjgICHRoUIFRoZSBjdXJyZW50IHN0YXRlLgpiBnByb3RvMw==")
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
