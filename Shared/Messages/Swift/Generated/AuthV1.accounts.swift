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
      MUrCMgqHAgoBDBIDBQASGvwBIEFjY291bnQgbWFuYWdlbWVudCBmb3IgYWRtaW5pc3RyYXRvcnM6IGZpbmQsIHN1c3BlbmQs\
      IHJlc3RvcmUsIG1hcmsgYXMgdGVzdCBwYXJ0aWNpcGFudCwgYW5kIGVuZAogc3RhZmYgcm9sZXMuCgogQW55IG1ldGhvZCBt\
      YXkgYWxzbyByZXR1cm4gdGhlIGVycm9ycyBjb21tb24gdG8gYWxsIG1ldGhvZHMgKG90b2xpdGgvY29tbW9uL3YxL2Vycm9y\
      cy5wcm90bykuIFRoZQogcmVhc29ucyBhcmUgZXhwbGFpbmVkIGluIGVycm9ycy5wcm90by4KCo4CCgIGABIEEwBLARqBAiBN\
      YW5hZ2VzIGFjY291bnRzLiBGb3IgYWRtaW5pc3RyYXRvcnM7IG90aGVyIGNhbGxlcnMgZ2V0IFBFUk1JU1NJT05fREVOSUVE\
      IHdpdGggcmVhc29uCiBOT1RfQURNSU5JU1RSQVRPUiwgaW5jbHVkaW5nIGNhbGxlcnMgd2hvc2Ugcm9sZSBlbmRlZCBhZnRl\
      ciB0aGVpciBhY2Nlc3MgdG9rZW4gd2FzIGlzc3VlZC4gRWFjaAogY2hhbmdlIGlzIHJlY29yZGVkIGluIHRoZSBhdWRpdCBs\
      b2cgd2l0aCB0aGUgYWRtaW5pc3RyYXRvciB3aG8gbWFkZSBpdC4KCpsBCgQGAAIAEgQYAhoDGowBIExpc3RzIGFjY291bnRz\
      IGJ5IGNyZWF0aW9uIHRpbWUsIG5ld2VzdCBmaXJzdC4gSWYgc2V2ZXJhbCBmaWx0ZXJzIGFyZSBzZXQsIGFuIGFjY291bnQg\
      bXVzdAogbWF0Y2ggYWxsIG9mIHRoZW0uCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKZwoEBgACARIEHgIgAxpZIFJl\
      dHVybnMgb25lIGFjY291bnQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gQUND\
      T1VOVF9VTktOT1dOLgoK0wQKBAYAAgISBCkCKwMaxAQgU3VzcGVuZHMgYW4gYWNjb3VudC4gU2lnbi1pbiBhbmQgcmVmcmVz\
      aCBhcmUgcmVqZWN0ZWQgYXQgb25jZSwgYW5kIGl0cyBhY2Nlc3MgdG9rZW5zIGJ5IGV2ZXJ5CiBzZXJ2aWNlIHdpdGhpbiBh\
      IG1pbnV0ZSwgYWxsIHdpdGggUEVSTUlTU0lPTl9ERU5JRUQgYW5kIHJlYXNvbiBBQ0NPVU5UX1NVU1BFTkRFRC4gTm8gZGF0\
      YSBpcwogZGVsZXRlZC4gU2Vzc2lvbnMgY29udGludWUgYWZ0ZXIgUmVzdG9yZUFjY291bnQsIHVubGVzcyB0aGUgcmVhc29u\
      IGlzIENPTVBST01JU0VELCB3aGljaCBlbmRzCiB0aGVtLiBTdXNwZW5kaW5nIGEgc3VzcGVuZGVkIGFjY291bnQgY2hhbmdl\
      cyBub3RoaW5nLCBleGNlcHQgdGhhdCBDT01QUk9NSVNFRCByZXBsYWNlcyBhbm90aGVyCiByZWFzb24gYW5kIGVuZHMgdGhl\
      IHNlc3Npb25zLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIEFDQ09VTlRfVU5L\
      Tk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoCiByZWFzb24gTEFTVF9BRE1JTklTVFJBVE9SIGlmIG5vIGFkbWluaXN0\
      cmF0b3IgYWJsZSB0byBzaWduIGluIHdvdWxkIHJlbWFpbi4KCpEBCgQGAAIDEgQvAjEDGoIBIFJlc3RvcmVzIGEgc3VzcGVu\
      ZGVkIGFjY291bnQ7IGRvZXMgbm90IGNoYW5nZSBvdGhlciBhY2NvdW50cy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7\
      IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBBQ0NPVU5UX1VOS05PV04uCgqHAwoEBgACBBIEOAI6Axr4AiBNYXJrcyBhbiBhY2Nv\
      dW50IGFzIGEgdGVzdCBwYXJ0aWNpcGFudCwgb3IgcmVtb3ZlcyB0aGUgbWFyay4gRXhwb3J0cyBsZWF2ZSBvdXQgdGVzdAog\
      cGFydGljaXBhbnRzIGJ5IGRlZmF1bHQsIGluY2x1ZGluZyB0aGVpciBlYXJsaWVyIGFuc3dlcnMuIEFjY2VzcyB0b2tlbnMg\
      c2hvdyB0aGUgY2hhbmdlIGZyb20KIHRoZWlyIG5leHQgcmVuZXdhbCBvbi4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7\
      IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBBQ0NPVU5UX1VOS05PV047IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aAogcmVhc29u\
      IE5PVF9BX1BBUlRJQ0lQQU5UIGZvciB0aGUgYWNjb3VudCBvZiBhIHN0dWR5IGxlYWRlciBvciBhbiBhZG1pbmlzdHJhdG9y\
      LgoK4gYKBAYAAgUSBEgCSgMa0wYgRW5kcyBhbGwgc3RhZmYgcm9sZXMgb2YgYW4gYWNjb3VudCB3aG9zZSBvd25lciBsZWF2\
      ZXMgdGhlIHRlYW06IGl0IG5vIGxvbmdlciBsZWFkcyBzdHVkaWVzIG9yCiBhZG1pbmlzdGVycywgYW5kIHJlbWFpbnMgYXMg\
      YSBwYXJ0aWNpcGFudCdzIGFjY291bnQuIEZyb20gdGhlbiBvbiBpdHMgb3duZXIgb3IgYW4gYWRtaW5pc3RyYXRvcgogbWF5\
      IGhhdmUgaXQgZXJhc2VkIChFcmFzdXJlU2VydmljZSkuIFRoaXMgY2Fubm90IGJlIHVuZG9uZTogYSByZXR1cm5pbmcgdGVh\
      bSBtZW1iZXIgZ2V0cyBhIG5ldwogYWNjb3VudC4KCiBUaGUgYWNjb3VudCdzIHNlc3Npb25zIGVuZCBhbmQgaXRzIHBlbmRp\
      bmcgaW52aXRhdGlvbiBiZWNvbWVzIGludmFsaWQuIEV2ZXJ5IHNlcnZpY2UgcmVqZWN0cwogaXRzIGFjY2VzcyB0b2tlbnMg\
      d2l0aGluIGEgbWludXRlOyBjYWxscyBieSB3aGljaCBhZG1pbmlzdHJhdG9ycyBhbmQgbGVhZGVycyBjaGFuZ2UgZGF0YSBp\
      bgogb3RvbGl0aC1hdXRoIGFyZSByZWplY3RlZCBhdCBvbmNlLiBSb2xlcyBpbiBwcm9qZWN0cyBhcmUgc2VwYXJhdGUgYW5k\
      IHN0YXk6CiBTZXRQcm9qZWN0Um9sZSBvZiBvdG9saXRoLmNhdGFsb2d1ZS52MSBvciBhbiBlcmFzdXJlIHJlbW92ZXMgdGhl\
      bS4gVGhlIGNhbGwgZG9lcyBub3QgY2hhbmdlIGEKIHBhcnRpY2lwYW50J3MgYWNjb3VudC4KCiBFcnJvcnM6IElOVkFMSURf\
      QVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBBQ0NPVU5UX1VOS05PV047IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0\
      aAogcmVhc29uIExBU1RfQURNSU5JU1RSQVRPUiBpZiBubyBhZG1pbmlzdHJhdG9yIGFibGUgdG8gc2lnbiBpbiB3b3VsZCBy\
      ZW1haW4uCgolCgIFABIETgBZARoZIFRoZSByb2xlIG9mIGFuIGFjY291bnQuCgosCgQFAAIAEgNQAicaHyBNYXRjaGVzIGFu\
      eSByb2xlIGluIGEgZmlsdGVyLgoKJQoEBQACARIDUgInGhggVGFrZXMgcGFydCBpbiBzdHVkaWVzLgoKHQoEBQACAhIDVAIo\
      GhAgTGVhZHMgc3R1ZGllcy4KCiMKBAUAAgMSA1YCKRoWIE9wZXJhdGVzIHRoZSBzeXN0ZW0uCgpFCgQFAAIEEgNYAiMaOCBE\
      ZWxpdmVycyBub3RpZmljYXRpb25zIHRvIHBhcnRpY2lwYW50cyBvZiBhbGwgc3R1ZGllcy4KCi0KAgUBEgRcAGUBGiEgV2hl\
      dGhlciBhbiBhY2NvdW50IGNhbiBzaWduIGluLgoKLQoEBQECABIDXgIoGiAgTWF0Y2hlcyBhbnkgc3RhdGUgaW4gYSBmaWx0\
      ZXIuCgo4CgQFAQIBEgNgAiQaKyBXYWl0aW5nIGZvciB0aGUgbWFpbGVkIGNvbmZpcm1hdGlvbiBjb2RlLgoKHwoEBQECAhID\
      YgIjGhIgQWJsZSB0byBzaWduIGluLgoKGQoEBQECAxIDZAImGgwgU3VzcGVuZGVkLgoKMgoCBQISBGgAbwEaJiBGaWx0ZXIg\
      YnkgdGhlIHRlc3QgcGFydGljaXBhbnQgbWFyay4KChwKBAUCAgASA2oCJBoPIEFsbCBhY2NvdW50cy4KCicKBAUCAgESA2wC\
      HRoaIFRlc3QgcGFydGljaXBhbnRzIGFsb25lLgoKNQoEBQICAhIDbgIdGiggQWxsIGFjY291bnRzIGV4Y2VwdCB0ZXN0IHBh\
      cnRpY2lwYW50cy4KCncKAgUDEgVzAIABARpqIFRoZSByZWFzb24gb2YgYSBzdXNwZW5zaW9uLiBBIGNvZGUgaW5zdGVhZCBv\
      ZiBmcmVlIHRleHQsIGJlY2F1c2UgaXQgc3RheXMgaW4gdGhlIGF1ZGl0IGxvZwogcGVybWFuZW50bHkuCgojCgQFAwIAEgN1\
      AiQaFiBSZWplY3RlZCAoUkVRVUlSRUQpLgoKNgoEBQMCARIDdwIeGikgVGhlIGFjY291bnQgd2FzIHVzZWQgYWdhaW5zdCB0\
      aGUgcnVsZXMuCgpQCgQFAwICEgN5AiQaQyBBbm90aGVyIHBlcnNvbiB1c2VzIG9yIG1heSB1c2UgdGhlIGFjY291bnQ6IGFs\
      bCBpdHMgc2Vzc2lvbnMgZW5kLgoKMAoEBQMCAxIDewIiGiMgVGhlIGFjY291bnQncyBvd25lciBhc2tlZCBmb3IgaXQuCgo+\
      CgQFAwIEEgN9AiIaMSBBIGxlYWRlciBvciBhbiBhZG1pbmlzdHJhdG9yIGhhcyBsZWZ0IHRoZSB0ZWFtLgoKHgoEBQMCBRID\
      fwIeGhEgQW5vdGhlciByZWFzb24uCgqVAQoCBAASBoQBAJ4BARqGASBBbiBhY2NvdW50IGFzIHNob3duIHRvIGFkbWluaXN0\
      cmF0b3JzOiB3aXRob3V0IGRhdGEgd2hvc2Ugc3RvcmFnZSB0aGUgb3duZXIgZGlkIG5vdCBjb25zZW50IHRvLAogYW5kIHdp\
      dGhvdXQgdGhlIG93bmVyJ3MgZW5yb2xtZW50cy4KChUKBAQAAgASBIYBAhwaByBVVUlELgoKLwoEBAACARIEiAECFhohIEVt\
      cHR5IGZvciBhbiBhbm9ueW1vdXMgYWNjb3VudC4KClwKBAQAAgISBIoBAhMaTiBFbXB0eSB1bmxlc3MgdGhlIGFkZHJlc3Mg\
      aXMgY29uZmlybWVkIGFuZCBpdHMgb3duZXIgY29uc2VudGVkIHRvIGtlZXBpbmcgaXQuCgoeCgQEAAIDEgSMAQIoGhAgUm9s\
      ZXMsIHNvcnRlZC4KCjAKBAQAAgQSBI4BAiAaIiBXaGV0aGVyIHRoZSBhY2NvdW50IGNhbiBzaWduIGluLgoKIQoEBAACBRIE\
      kAECLBoTIFRpbWUgb2YgY3JlYXRpb24uCgpSCgQEAAIGEgSSAQItGkQgVGltZSBvZiBjb25maXJtYXRpb247IGFic2VudCB3\
      aGlsZSB0aGUgYWNjb3VudCB3YWl0cyBmb3IgaXRzIGNvZGUuCgpACgQEAAIHEgSUAQItGjIgVGltZSBvZiB0aGUgc3VzcGVu\
      c2lvbjsgYWJzZW50IGlmIG5vdCBzdXNwZW5kZWQuCgpHCgQEAAIIEgSWAQIpGjkgUmVhc29uIG9mIHRoZSBzdXNwZW5zaW9u\
      OyB1bnNwZWNpZmllZCBpZiBub3Qgc3VzcGVuZGVkLgoKZAoEBAACCRIEmAECHRpWIFdoZXRoZXIgdGhlIGFjY291bnQgaXMg\
      YSB0ZXN0IHBhcnRpY2lwYW50LiBFeHBvcnRzIGxlYXZlIG91dCBpdHMgYW5zd2VycyBieSBkZWZhdWx0LgoKQgoEBAACChIE\
      mgECJRo0IElkcyBvZiB0aGUgc3R1ZGllcyB0aGF0IHRoZSBhY2NvdW50IGxlYWRzLCBzb3J0ZWQuCgp/CgQEAAILEgSdAQIz\
      GnEgVGltZSBzaW5jZSB3aGljaCBtYWlscyB0byBgZW1haWxgIGhhdmUgYmVlbiByZXR1cm5lZDsgYWJzZW50IGlmIG5vbmUg\
      d2FzIHJldHVybmVkIG9yIHRoZQogYWRkcmVzcyBpcyBub3Qgc2hvd24uCgo1CgIEARIGoQEAtAEBGicgRmlsdGVycyBhbmQg\
      cGFnZSBvZiB0aGUgYWNjb3VudCBsaXN0LgoKJAoEBAECABIEowECFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpRCgQEAQIB\
      EgSlAQIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFn\
      ZS4KCiIKBAQBAgISBKcBAh4aFCBSb2xlIHRvIGZpbHRlciBieS4KCiMKBAQBAgMSBKkBAiAaFSBTdGF0ZSB0byBmaWx0ZXIg\
      YnkuCgo3CgQEAQIEEgSrAQIxGikgQWNjb3VudHMgY3JlYXRlZCBhdCBvciBhZnRlciB0aGlzIHRpbWUuCgoyCgQEAQIFEgSt\
      AQIyGiQgQWNjb3VudHMgY3JlYXRlZCBiZWZvcmUgdGhpcyB0aW1lLgoKNAoEBAECBhIErwECKRomIEZpbHRlciBieSB0aGUg\
      dGVzdCBwYXJ0aWNpcGFudCBtYXJrLgoKYQoEBAECBxIEsQECHRpTIEJlZ2lubmluZyBvZiBhIHVzZXJuYW1lLCBjYXNlLWlu\
      c2Vuc2l0aXZlOiAx4oCTNjQgbGV0dGVycywgZGlnaXRzLCBgLmAsIGBfYCwgYC1gLgoKZQoEBAECCBIEswECExpXIENvbXBs\
      ZXRlIGFkZHJlc3MsIGNhc2UtaW5zZW5zaXRpdmUuIE1hdGNoZXMgb25seSBhY2NvdW50cyB3aG9zZSBhZGRyZXNzIG1heSBi\
      ZSBzaG93bi4KCiMKAgQCEga3AQC8AQEaFSBBIHBhZ2Ugb2YgYWNjb3VudHMuCgonCgQEAgIAEgS5AQInGhkgQWNjb3VudHMs\
      IG5ld2VzdCBmaXJzdC4KCj8KBAQCAgESBLsBAh0aMSBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBvbiB0aGUgbGFz\
      dCBwYWdlLgoKIQoCBAMSBr8BAMQBARoTIE5hbWVzIGFuIGFjY291bnQuCgozCgQEAwIAEgTBAQIcGiUgVVVJRDsgZW1wdHkg\
      aWYgYHVzZXJuYW1lYCBpcyBnaXZlbi4KCjQKBAQDAgESBMMBAhYaJiBDb21wbGV0ZSB1c2VybmFtZSwgY2FzZS1pbnNlbnNp\
      dGl2ZS4KCicKAgQEEgbHAQDMAQEaGSBUaGUgYWNjb3VudCB0byBzdXNwZW5kLgoKFQoEBAQCABIEyQECHBoHIFVVSUQuCgop\
      CgQEBAIBEgTLAQIeGhsgUmVhc29uIG9mIHRoZSBzdXNwZW5zaW9uLgoKJgoCBAUSBs8BANIBARoYIFRoZSBzdXNwZW5kZWQg\
      YWNjb3VudC4KCiIKBAQFAgASBNEBAh0aFCBUaGUgY3VycmVudCBzdGF0ZS4KCicKAgQGEgbVAQDYAQEaGSBUaGUgYWNjb3Vu\
      dCB0byByZXN0b3JlLgoKFQoEBAYCABIE1wECHBoHIFVVSUQuCgolCgIEBxIG2wEA3gEBGhcgVGhlIHJlc3RvcmVkIGFjY291\
      bnQuCgoiCgQEBwIAEgTdAQIdGhQgVGhlIGN1cnJlbnQgc3RhdGUuCgooCgIECBIG4QEA5gEBGhogQW4gYWNjb3VudCBhbmQg\
      aXRzIG1hcmsuCgoVCgQECAIAEgTjAQIcGgcgVVVJRC4KCkYKBAQIAgESBOUBAhwaOCBXaGV0aGVyIHRoZSBhY2NvdW50IGlz\
      IGEgdGVzdCBwYXJ0aWNpcGFudCBmcm9tIG5vdyBvbi4KCi0KAgQJEgbpAQDsAQEaHyBUaGUgYWNjb3VudCBhZnRlciB0aGUg\
      Y2hhbmdlLgoKIgoEBAkCABIE6wECHRoUIFRoZSBjdXJyZW50IHN0YXRlLgoKMgoCBAoSBu8BAPIBARokIFRoZSBhY2NvdW50\
      IHdob3NlIHN0YWZmIHJvbGVzIGVuZC4KChUKBAQKAgASBPEBAhwaByBVVUlELgoKMQoCBAsSBvUBAPgBARojIFRoZSBhY2Nv\
      dW50LCBub3cgYSBwYXJ0aWNpcGFudCdzLgoKIgoEBAsCABIE9wECHRoUIFRoZSBjdXJyZW50IHN0YXRlLgpiBnByb3RvMw==
      """)
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
