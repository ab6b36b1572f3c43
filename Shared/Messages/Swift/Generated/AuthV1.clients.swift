// Generated from otolith/auth/v1/clients.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension AuthV1 {
  /// The system that a client runs on.
  public enum ClientPlatform: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected (REQUIRED).
    case unspecified
    /// iPhone or iPad.
    case ios
    /// Android.
    case android
    /// A web page.
    case web
    /// A server, such as a gateway.
    case server
    /// Another system.
    case other
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .ios, .android, .web, .server, .other] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .ios
        case 2: .android
        case 3: .web
        case 4: .server
        case 5: .other
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .ios: 1
        case .android: 2
        case .web: 3
        case .server: 4
        case .other: 5
        case .unrecognized(let number): number
      }
    }
  }

  /// The client of a request. Absent or empty for callers without a client.
  public struct ClientCredentials: Message {
    /// `Client.client_id`; at most 128 characters.
    public var clientID: String
    /// Secret of a confidential client; ignored for public clients.
    public var clientSecret: String

    public init(clientID: String = "", clientSecret: String = "") {
      self.clientID = clientID
      self.clientSecret = clientSecret
    }
  }

  /// A registered app or server.
  public struct Client: Message {
    /// UUID; public.
    public var clientID: String
    /// Name for people, shown to the owners of sessions.
    public var name: String
    /// System that the client runs on.
    public var platform: AuthV1.ClientPlatform
    /// Whether the client has a secret. Apps on phones and pages are public: a secret that everyone can
    /// read out of them proves nothing.
    public var confidential: Bool
    /// Services that its access tokens may be for, e.g. `otolith-ingestion`; empty: all four.
    public var audiences: [String]
    /// Studies that its sessions may join and have rights in; empty: all.
    public var studyIDs: [String]
    /// Whether the client signs in as a gateway (SignInClient). Its account is listed by
    /// AccountAdministrationService under the client's id as username.
    public var gateway: Bool
    /// Whether the client may ask about tokens of other clients (IntrospectToken).
    public var introspects: Bool
    /// Time of registration.
    public var createTime: GoogleProtobuf.Timestamp?
    /// When the client was revoked; absent if it was not.
    public var revokeTime: GoogleProtobuf.Timestamp?
    /// Number of secrets that are valid now, including earlier ones.
    public var secrets: UInt32
    /// Version tag of the fields that UpdateClient replaces.
    public var etag: String

    public init(
      clientID: String = "",
      name: String = "",
      platform: AuthV1.ClientPlatform = AuthV1.ClientPlatform(rawValue: 0),
      confidential: Bool = false,
      audiences: [String] = [],
      studyIDs: [String] = [],
      gateway: Bool = false,
      introspects: Bool = false,
      createTime: GoogleProtobuf.Timestamp? = nil,
      revokeTime: GoogleProtobuf.Timestamp? = nil,
      secrets: UInt32 = 0,
      etag: String = ""
    ) {
      self.clientID = clientID
      self.name = name
      self.platform = platform
      self.confidential = confidential
      self.audiences = audiences
      self.studyIDs = studyIDs
      self.gateway = gateway
      self.introspects = introspects
      self.createTime = createTime
      self.revokeTime = revokeTime
      self.secrets = secrets
      self.etag = etag
    }
  }

  /// The client to register.
  public struct RegisterClientRequest: Message {
    /// UUID made by the caller.
    public var requestID: String
    /// 1–64 characters.
    public var name: String
    /// System that the client runs on.
    public var platform: AuthV1.ClientPlatform
    /// Whether the client gets a secret.
    public var confidential: Bool
    /// Same as in `Client`.
    public var audiences: [String]
    /// Up to 50 study ids; this service need not know them yet. Empty: all studies.
    public var studyIDs: [String]
    /// Same as in `Client`; for confidential clients without `study_ids`.
    public var gateway: Bool
    /// Same as in `Client`; for confidential clients.
    public var introspects: Bool

    public init(
      requestID: String = "",
      name: String = "",
      platform: AuthV1.ClientPlatform = AuthV1.ClientPlatform(rawValue: 0),
      confidential: Bool = false,
      audiences: [String] = [],
      studyIDs: [String] = [],
      gateway: Bool = false,
      introspects: Bool = false
    ) {
      self.requestID = requestID
      self.name = name
      self.platform = platform
      self.confidential = confidential
      self.audiences = audiences
      self.studyIDs = studyIDs
      self.gateway = gateway
      self.introspects = introspects
    }
  }

  /// The registered client.
  public struct RegisterClientResponse: Message {
    /// The client.
    public var client: AuthV1.Client?
    /// Secret of a confidential client: 43 characters. Shown only here.
    public var clientSecret: String
    /// Whether this call registered the client.
    public var created: Bool

    public init(client: AuthV1.Client? = nil, clientSecret: String = "", created: Bool = false) {
      self.client = client
      self.clientSecret = clientSecret
      self.created = created
    }
  }

  /// Selects a page of clients.
  public struct ListClientsRequest: Message {
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(pageSize: UInt32 = 0, pageToken: String = "") {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of clients.
  public struct ListClientsResponse: Message {
    /// Clients, newest first.
    public var clients: [AuthV1.Client]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(clients: [AuthV1.Client] = [], nextPageToken: String = "") {
      self.clients = clients
      self.nextPageToken = nextPageToken
    }
  }

  /// The new values of a client.
  public struct UpdateClientRequest: Message {
    /// The client.
    public var clientID: String
    /// 1–64 characters.
    public var name: String
    /// Same as in `Client`.
    public var audiences: [String]
    /// Same as in `RegisterClientRequest`; empty for a gateway.
    public var studyIDs: [String]
    /// Same as in `Client`; for confidential clients.
    public var introspects: Bool
    /// `Client.etag` that the change starts from; empty to replace any.
    public var etag: String

    public init(
      clientID: String = "",
      name: String = "",
      audiences: [String] = [],
      studyIDs: [String] = [],
      introspects: Bool = false,
      etag: String = ""
    ) {
      self.clientID = clientID
      self.name = name
      self.audiences = audiences
      self.studyIDs = studyIDs
      self.introspects = introspects
      self.etag = etag
    }
  }

  /// The client that gets another secret.
  public struct RotateClientSecretRequest: Message {
    /// The client.
    public var clientID: String
    /// Whether earlier secrets are rejected at once, e.g. because one has leaked.
    public var endEarlier: Bool

    public init(clientID: String = "", endEarlier: Bool = false) {
      self.clientID = clientID
      self.endEarlier = endEarlier
    }
  }

  /// The new secret.
  public struct RotateClientSecretResponse: Message {
    /// 43 characters. Shown only here.
    public var clientSecret: String
    /// Until when earlier secrets are valid; absent with `end_earlier`.
    public var earlierExpireTime: GoogleProtobuf.Timestamp?

    public init(clientSecret: String = "", earlierExpireTime: GoogleProtobuf.Timestamp? = nil) {
      self.clientSecret = clientSecret
      self.earlierExpireTime = earlierExpireTime
    }
  }

  /// The client to revoke.
  public struct RevokeClientRequest: Message {
    /// The client.
    public var clientID: String

    public init(clientID: String = "") {
      self.clientID = clientID
    }
  }

  /// The revoked client.
  public struct RevokeClientResponse: Message {
    /// Whether this call revoked it.
    public var changed: Bool

    public init(changed: Bool = false) {
      self.changed = changed
    }
  }

  /// Empty: all clients are counted.
  public struct GetClientUseRequest: Message {
    public init() {}
  }

  /// Counts of all clients.
  public struct ClientUse: Message {
    /// One count per client that was ever used, ordered by platform, name and id; sessions and accounts
    /// without a client come last.
    public var counts: [AuthV1.ClientCount]

    public init(counts: [AuthV1.ClientCount] = []) {
      self.counts = counts
    }
  }

  /// The use of one client.
  public struct ClientCount: Message {
    /// The client; empty for sessions and accounts without one.
    public var clientID: String
    /// Name of the client.
    public var name: String
    /// Platform of the client; UNSPECIFIED without a client.
    public var platform: AuthV1.ClientPlatform
    /// Accounts that were registered with the client, including anonymous ones.
    public var accounts: UInt64
    /// Sessions that have neither ended nor expired by idleness.
    public var sessions: UInt64
    /// Sign-ins of the last 30 days whose session has not ended, or not more than a week ago.
    public var recentSignIns: UInt64

    public init(
      clientID: String = "",
      name: String = "",
      platform: AuthV1.ClientPlatform = AuthV1.ClientPlatform(rawValue: 0),
      accounts: UInt64 = 0,
      sessions: UInt64 = 0,
      recentSignIns: UInt64 = 0
    ) {
      self.clientID = clientID
      self.name = name
      self.platform = platform
      self.accounts = accounts
      self.sessions = sessions
      self.recentSignIns = recentSignIns
    }
  }

  /// The client that signs in.
  public struct SignInClientRequest: Message {
    /// The client and its secret.
    public var client: AuthV1.ClientCredentials?
    /// Same as in `SignInRequest`; empty means all that the client may use.
    public var audiences: [String]

    public init(client: AuthV1.ClientCredentials? = nil, audiences: [String] = []) {
      self.client = client
      self.audiences = audiences
    }
  }

  /// The token of the client.
  public struct SignInClientResponse: Message {
    /// JWT (RFC 9068 type `at+jwt`, EdDSA).
    public var accessToken: String
    /// Expiry of the access token, by default 10 minutes after issue.
    public var accessTokenExpireTime: GoogleProtobuf.Timestamp?
    /// Services that the token is for.
    public var audiences: [String]

    public init(
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      audiences: [String] = []
    ) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
      self.audiences = audiences
    }
  }

  /// The question about a token.
  public struct IntrospectTokenRequest: Message {
    /// The client that asks, and its secret.
    public var client: AuthV1.ClientCredentials?
    /// An access token or a refresh token.
    public var token: String

    public init(client: AuthV1.ClientCredentials? = nil, token: String = "") {
      self.client = client
      self.token = token
    }
  }

  /// The state of the token. Only `active` is set for a token that is not active.
  public struct IntrospectTokenResponse: Message {
    /// Whether the token was issued by this installation, has not expired, and its session, account and
    /// client have not ended.
    public var active: Bool
    /// Whether it is a refresh token.
    public var refreshToken: Bool
    /// Client of the session; empty without one.
    public var clientID: String
    /// Random UUID of the account.
    public var participantID: String
    /// Services that the token, or access tokens of the session, are for.
    public var audiences: [String]
    /// Issuer of access tokens.
    public var issuer: String
    /// Time of issue; absent for refresh tokens.
    public var issueTime: GoogleProtobuf.Timestamp?
    /// Expiry of the token; absent for a session that does not expire.
    public var expireTime: GoogleProtobuf.Timestamp?

    public init(
      active: Bool = false,
      refreshToken: Bool = false,
      clientID: String = "",
      participantID: String = "",
      audiences: [String] = [],
      issuer: String = "",
      issueTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.active = active
      self.refreshToken = refreshToken
      self.clientID = clientID
      self.participantID = participantID
      self.audiences = audiences
      self.issuer = issuer
      self.issueTime = issueTime
      self.expireTime = expireTime
    }
  }

  /// The descriptor of `otolith/auth/v1/clients.proto`.
  public static let clientsFile = ProtoFile(
    name: "otolith/auth/v1/clients.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: "Ch1vdG9saXRoL2F1dGgvdjEvY2xpZW50cy5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvIlUKEUNsaWVudENyZWRlbnRpYWxzEhsKCWNsaWVudF9pZBgBIAEoCVIIY2xpZW50SWQSIwoNY2xpZW50X3NlY3JldBgCIAEoCVIMY2xpZW50U2VjcmV0IrkDCgZDbGllbnQSGwoJY2xpZW50X2lkGAEgASgJUghjbGllbnRJZBISCgRuYW1lGAIgASgJUgRuYW1lEjsKCHBsYXRmb3JtGAMgASgOMh8ub3RvbGl0aC5hdXRoLnYxLkNsaWVudFBsYXRmb3JtUghwbGF0Zm9ybRIiCgxjb25maWRlbnRpYWwYBCABKAhSDGNvbmZpZGVudGlhbBIcCglhdWRpZW5jZXMYBSADKAlSCWF1ZGllbmNlcxIbCglzdHVkeV9pZHMYBiADKAlSCHN0dWR5SWRzEhgKB2dhdGV3YXkYByABKAhSB2dhdGV3YXkSIAoLaW50cm9zcGVjdHMYCCABKAhSC2ludHJvc3BlY3RzEjsKC2NyZWF0ZV90aW1lGAkgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRI7CgtyZXZva2VfdGltZRgKIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCnJldm9rZVRpbWUSGAoHc2VjcmV0cxgLIAEoDVIHc2VjcmV0cxISCgRldGFnGAwgASgJUgRldGFnIqICChVSZWdpc3RlckNsaWVudFJlcXVlc3QSHQoKcmVxdWVzdF9pZBgBIAEoCVIJcmVxdWVzdElkEhIKBG5hbWUYAiABKAlSBG5hbWUSOwoIcGxhdGZvcm0YAyABKA4yHy5vdG9saXRoLmF1dGgudjEuQ2xpZW50UGxhdGZvcm1SCHBsYXRmb3JtEiIKDGNvbmZpZGVudGlhbBgEIAEoCFIMY29uZmlkZW50aWFsEhwKCWF1ZGllbmNlcxgFIAMoCVIJYXVkaWVuY2VzEhsKCXN0dWR5X2lkcxgGIAMoCVIIc3R1ZHlJZHMSGAoHZ2F0ZXdheRgHIAEoCFIHZ2F0ZXdheRIgCgtpbnRyb3NwZWN0cxgIIAEoCFILaW50cm9zcGVjdHMiiAEKFlJlZ2lzdGVyQ2xpZW50UmVzcG9uc2USLwoGY2xpZW50GAEgASgLMhcub3RvbGl0aC5hdXRoLnYxLkNsaWVudFIGY2xpZW50EiMKDWNsaWVudF9zZWNyZXQYAiABKAlSDGNsaWVudFNlY3JldBIYCgdjcmVhdGVkGAMgASgIUgdjcmVhdGVkIlAKEkxpc3RDbGllbnRzUmVxdWVzdBIbCglwYWdlX3NpemUYASABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAiABKAlSCXBhZ2VUb2tlbiJwChNMaXN0Q2xpZW50c1Jlc3BvbnNlEjEKB2NsaWVudHMYASADKAsyFy5vdG9saXRoLmF1dGgudjEuQ2xpZW50UgdjbGllbnRzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiK3AQoTVXBkYXRlQ2xpZW50UmVxdWVzdBIbCgljbGllbnRfaWQYASABKAlSCGNsaWVudElkEhIKBG5hbWUYAiABKAlSBG5hbWUSHAoJYXVkaWVuY2VzGAMgAygJUglhdWRpZW5jZXMSGwoJc3R1ZHlfaWRzGAQgAygJUghzdHVkeUlkcxIgCgtpbnRyb3NwZWN0cxgFIAEoCFILaW50cm9zcGVjdHMSEgoEZXRhZxgGIAEoCVIEZXRhZyJZChlSb3RhdGVDbGllbnRTZWNyZXRSZXF1ZXN0EhsKCWNsaWVudF9pZBgBIAEoCVIIY2xpZW50SWQSHwoLZW5kX2VhcmxpZXIYAiABKAhSCmVuZEVhcmxpZXIijQEKGlJvdGF0ZUNsaWVudFNlY3JldFJlc3BvbnNlEiMKDWNsaWVudF9zZWNyZXQYASABKAlSDGNsaWVudFNlY3JldBJKChNlYXJsaWVyX2V4cGlyZV90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIRZWFybGllckV4cGlyZVRpbWUiMgoTUmV2b2tlQ2xpZW50UmVxdWVzdBIbCgljbGllbnRfaWQYASABKAlSCGNsaWVudElkIjAKFFJldm9rZUNsaWVudFJlc3BvbnNlEhgKB2NoYW5nZWQYASABKAhSB2NoYW5nZWQiFQoTR2V0Q2xpZW50VXNlUmVxdWVzdCJBCglDbGllbnRVc2USNAoGY291bnRzGAEgAygLMhwub3RvbGl0aC5hdXRoLnYxLkNsaWVudENvdW50UgZjb3VudHMi2wEKC0NsaWVudENvdW50EhsKCWNsaWVudF9pZBgBIAEoCVIIY2xpZW50SWQSEgoEbmFtZRgCIAEoCVIEbmFtZRI7CghwbGF0Zm9ybRgDIAEoDjIfLm90b2xpdGguYXV0aC52MS5DbGllbnRQbGF0Zm9ybVIIcGxhdGZvcm0SGgoIYWNjb3VudHMYBCABKARSCGFjY291bnRzEhoKCHNlc3Npb25zGAUgASgEUghzZXNzaW9ucxImCg9yZWNlbnRfc2lnbl9pbnMYBiABKARSDXJlY2VudFNpZ25JbnMibwoTU2lnbkluQ2xpZW50UmVxdWVzdBI6CgZjbGllbnQYASABKAsyIi5vdG9saXRoLmF1dGgudjEuQ2xpZW50Q3JlZGVudGlhbHNSBmNsaWVudBIcCglhdWRpZW5jZXMYAiADKAlSCWF1ZGllbmNlcyKsAQoUU2lnbkluQ2xpZW50UmVzcG9uc2USIQoMYWNjZXNzX3Rva2VuGAEgASgJUgthY2Nlc3NUb2tlbhJTChhhY2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nlc3NUb2tlbkV4cGlyZVRpbWUSHAoJYXVkaWVuY2VzGAMgAygJUglhdWRpZW5jZXMiagoWSW50cm9zcGVjdFRva2VuUmVxdWVzdBI6CgZjbGllbnQYASABKAsyIi5vdG9saXRoLmF1dGgudjEuQ2xpZW50Q3JlZGVudGlhbHNSBmNsaWVudBIUCgV0b2tlbhgCIAEoCVIFdG9rZW4iyAIKF0ludHJvc3BlY3RUb2tlblJlc3BvbnNlEhYKBmFjdGl2ZRgBIAEoCFIGYWN0aXZlEiMKDXJlZnJlc2hfdG9rZW4YAiABKAhSDHJlZnJlc2hUb2tlbhIbCgljbGllbnRfaWQYAyABKAlSCGNsaWVudElkEiUKDnBhcnRpY2lwYW50X2lkGAQgASgJUg1wYXJ0aWNpcGFudElkEhwKCWF1ZGllbmNlcxgFIAMoCVIJYXVkaWVuY2VzEhYKBmlzc3VlchgGIAEoCVIGaXNzdWVyEjkKCmlzc3VlX3RpbWUYByABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglpc3N1ZVRpbWUSOwoLZXhwaXJlX3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lKrcBCg5DbGllbnRQbGF0Zm9ybRIfChtDTElFTlRfUExBVEZPUk1fVU5TUEVDSUZJRUQQABIXChNDTElFTlRfUExBVEZPUk1fSU9TEAESGwoXQ0xJRU5UX1BMQVRGT1JNX0FORFJPSUQQAhIXChNDTElFTlRfUExBVEZPUk1fV0VCEAMSGgoWQ0xJRU5UX1BMQVRGT1JNX1NFUlZFUhAEEhkKFUNMSUVOVF9QTEFURk9STV9PVEhFUhAFMuAEChtDbGllbnRBZG1pbmlzdHJhdGlvblNlcnZpY2USZgoOUmVnaXN0ZXJDbGllbnQSJi5vdG9saXRoLmF1dGgudjEuUmVnaXN0ZXJDbGllbnRSZXF1ZXN0Gicub3RvbGl0aC5hdXRoLnYxLlJlZ2lzdGVyQ2xpZW50UmVzcG9uc2UiA5ACAhJdCgtMaXN0Q2xpZW50cxIjLm90b2xpdGguYXV0aC52MS5MaXN0Q2xpZW50c1JlcXVlc3QaJC5vdG9saXRoLmF1dGgudjEuTGlzdENsaWVudHNSZXNwb25zZSIDkAIBElIKDFVwZGF0ZUNsaWVudBIkLm90b2xpdGguYXV0aC52MS5VcGRhdGVDbGllbnRSZXF1ZXN0Ghcub3RvbGl0aC5hdXRoLnYxLkNsaWVudCIDkAICEm0KElJvdGF0ZUNsaWVudFNlY3JldBIqLm90b2xpdGguYXV0aC52MS5Sb3RhdGVDbGllbnRTZWNyZXRSZXF1ZXN0Gisub3RvbGl0aC5hdXRoLnYxLlJvdGF0ZUNsaWVudFNlY3JldFJlc3BvbnNlEmAKDFJldm9rZUNsaWVudBIkLm90b2xpdGguYXV0aC52MS5SZXZva2VDbGllbnRSZXF1ZXN0GiUub3RvbGl0aC5hdXRoLnYxLlJldm9rZUNsaWVudFJlc3BvbnNlIgOQAgISVQoMR2V0Q2xpZW50VXNlEiQub3RvbGl0aC5hdXRoLnYxLkdldENsaWVudFVzZVJlcXVlc3QaGi5vdG9saXRoLmF1dGgudjEuQ2xpZW50VXNlIgOQAgEy3AEKEkNsaWVudFRva2VuU2VydmljZRJbCgxTaWduSW5DbGllbnQSJC5vdG9saXRoLmF1dGgudjEuU2lnbkluQ2xpZW50UmVxdWVzdBolLm90b2xpdGguYXV0aC52MS5TaWduSW5DbGllbnRSZXNwb25zZRJpCg9JbnRyb3NwZWN0VG9rZW4SJy5vdG9saXRoLmF1dGgudjEuSW50cm9zcGVjdFRva2VuUmVxdWVzdBooLm90b2xpdGguYXV0aC52MS5JbnRyb3NwZWN0VG9rZW5SZXNwb25zZSIDkAICQj0KD290b2xpdGguYXV0aC52MVABWhZvdG9saXRoL2F1dGgvdjE7YXV0aHYxqgIPT3RvbGl0aC5BdXRoLlYxSuNJCvgBCgEMEgMEABIa7QEgQXBwcyBhbmQgc2VydmVycyB0aGF0IGNhbGwgdGhlIEFQSTogdGhlaXIgcmVnaXN0cmF0aW9uLCB0aGVpciBzaWduLWluLCBhbmQgdGhlIHN0YXRlIG9mIHRva2Vucy4KCiBBbnkgbWV0aG9kIG1heSBhbHNvIHJldHVybiB0aGUgZXJyb3JzIGNvbW1vbiB0byBhbGwgbWV0aG9kcyAob3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvKS4gVGhlCiByZWFzb25zIGFyZSBleHBsYWluZWQgaW4gZXJyb3JzLnByb3RvLgoKowMKAgYAEgQUAEoBGpYDIFJlZ2lzdGVycyBjbGllbnRzOiBhcHBzIG9uIHBob25lcywgd2ViIHBhZ2VzLCBhbmQgc2VydmVycyB0aGF0IGNhbGwgdGhlIEFQSS4gRm9yIGFkbWluaXN0cmF0b3JzIHdpdGgKIHRoZSB2ZXJiIGBjbGllbnQubWFuYWdlYCwgYW5kIGBjbGllbnQucmVhZGAgZm9yIHJlYWRpbmcuIEVhY2ggY2hhbmdlIGlzIHJlY29yZGVkIGluIHRoZSBhdWRpdCBsb2cuCgogQSBjbGllbnQgaXMgb3B0aW9uYWwgYnkgZGVmYXVsdDogYSBzaWduLWluIHdpdGhvdXQgYSBjbGllbnQsIG9yIHdpdGggYW4gdW5rbm93biBvbmUsIHN0YXJ0cyBhIHNlc3Npb24KIHdpdGhvdXQgYSBjbGllbnQuIFdpdGggYE9UT0xJVEhfQ0xJRU5UU19SRVFVSVJFRGAgb2Ygb3RvbGl0aC1hdXRoIG9ubHkgcmVnaXN0ZXJlZCBjbGllbnRzIHNpZ24gaW4uCgqaBQoEBgACABIEHQIfAxqLBSBSZWdpc3RlcnMgYSBjbGllbnQuIFRoZSByZXNwb25zZSBoYXMgdGhlIHNlY3JldCBvZiBhIGNvbmZpZGVudGlhbCBjbGllbnQsIHdoaWNoIGlzIHN0b3JlZCBhcyBhCiBkaWdlc3Qgb25seSBhbmQgY2Fubm90IGJlIHJlYWQgYWdhaW4uIFJlcGVhdGluZyB0aGUgc2FtZSBgcmVxdWVzdF9pZGAgcmV0dXJucyB0aGUgc2FtZSBjbGllbnQgYW5kCiBhbm90aGVyIHNlY3JldCwgYmVjYXVzZSB0aGUgZmlyc3QgcmVzcG9uc2UgbWF5IGhhdmUgYmVlbiBsb3N0OyBhbGwgb2YgdGhlbSBhcmUgdmFsaWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULCBhbHNvIHdpdGggcmVhc29uIENMSUVOVF9LSU5EX01JU01BVENIOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbgogUkVRVUVTVF9JRF9SRVVTRUQgaWYgYHJlcXVlc3RfaWRgIHdhcyB1c2VkIGZvciBvdGhlciBjb250ZW50czsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbgogQ0xJRU5UX1JFVk9LRUQgaWYgdGhlIGNsaWVudCByZWdpc3RlcmVkIGJ5IHRoaXMgYHJlcXVlc3RfaWRgIHdhcyByZXZva2VkOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aAogcmVhc29uIENMSUVOVFNfTElNSVQgaWYgMSwwMDAgY2xpZW50cyBhcmUgcmVnaXN0ZXJlZCwgb3IgQ0xJRU5UX1NFQ1JFVFNfTElNSVQuCgpbCgQGAAIBEgQjAiUDGk0gTGlzdHMgY2xpZW50cywgYWxzbyByZXZva2VkIG9uZXMsIG5ld2VzdCBmaXJzdC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgqhAwoEBgACAhIELAIuAxqSAyBSZXBsYWNlcyB0aGUgbmFtZSBhbmQgdGhlIGxpbWl0cyBvZiBhIGNsaWVudC4gRXZlcnkgc2VydmljZSByZWplY3RzIGFjY2VzcyB0b2tlbnMgb2YgdGhlIGNsaWVudAogZnJvbSBiZWZvcmUgYSBjaGFuZ2Ugb2YgaXRzIGF1ZGllbmNlcyBvciBzdHVkaWVzIHdpdGhpbiBhIG1pbnV0ZSAoVE9LRU5fRVhQSVJFRCk7IHJlZnJlc2hlZCBvbmVzCiBoYXZlIHRoZSBjaGFuZ2UuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULCBhbHNvIHdpdGggcmVhc29uIENMSUVOVF9LSU5EX01JU01BVENIOyBOT1RfRk9VTkQgd2l0aCByZWFzb24KIENMSUVOVF9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIENMSUVOVF9SRVZPS0VEOyBBQk9SVEVEIHdpdGggcmVhc29uIEVUQUdfTUlTTUFUQ0guCgqiBQoEBgACAxIDOQJZGpQFIFJldHVybnMgYW5vdGhlciBzZWNyZXQgb2YgYSBjb25maWRlbnRpYWwgY2xpZW50LiBFYXJsaWVyIHNlY3JldHMgYXJlIHZhbGlkIGZvciAyNCBob3VycyBtb3JlLCBzbwogdGhhdCBhIHNlcnZlciBjYW4gYmUgZ2l2ZW4gdGhlIG5ldyBvbmUgd2l0aG91dCBhbiBpbnRlcnJ1cHRpb247IHdpdGggYGVuZF9lYXJsaWVyYCB0aGV5IGFyZQogcmVqZWN0ZWQgZnJvbSBub3cgb24uIFNlc3Npb25zIGFuZCBhY2Nlc3MgdG9rZW5zIG9mIHRoZSBjbGllbnQgY29udGludWUuCgogTm90IGlkZW1wb3RlbnQ6IGVhY2ggY2FsbCByZXR1cm5zIGFub3RoZXIgc2VjcmV0LiBSZXBlYXRpbmcgaXQgYWZ0ZXIgYSBsb3N0IHJlc3BvbnNlIGlzIGhhcm1sZXNzOgogdGhlIHNlY3JldHMgb2YgbG9zdCByZXNwb25zZXMgZXhwaXJlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyB3aXRoIHJlYXNvbiBDTElFTlRfS0lORF9NSVNNQVRDSCBmb3IgYSBwdWJsaWMgY2xpZW50OyBOT1RfRk9VTkQgd2l0aAogcmVhc29uIENMSUVOVF9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIENMSUVOVF9SRVZPS0VEOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aAogcmVhc29uIENMSUVOVF9TRUNSRVRTX0xJTUlUIHdoaWxlIHRlbiBzZWNyZXRzIGFyZSB2YWxpZC4KCvwDCgQGAAIEEgRCAkQDGu0DIFJldm9rZXMgYSBjbGllbnQgZm9yIGdvb2QuIEl0cyBzaWduLWlucyBhbmQgcmVmcmVzaGVzIGFyZSByZWplY3RlZCBhdCBvbmNlIChDTElFTlRfUkVKRUNURUQpLCBpdHMKIGFjY2VzcyB0b2tlbnMgYnkgZXZlcnkgc2VydmljZSB3aXRoaW4gYSBtaW51dGUsIGFuZCBpdHMgc2Vzc2lvbnMgZW5kLiBBIHN0cmVhbSB0aGF0IGhhcyBiZWd1biwgc3VjaAogYXMgYW4gZXhwb3J0LCBjb250aW51ZXMgdG8gaXRzIGVuZC4gUmVwZWF0aW5nIHRoZSBjYWxsIGNoYW5nZXMgbm90aGluZy4KCiBBIHNlc3Npb24gaXMgdGhlIG9ubHkga2V5IG9mIGFuIGFub255bW91cyBwYXJ0aWNpcGFudDogcGFydGljaXBhbnRzIG9mIGEgcmV2b2tlZCBhcHAgd2l0aG91dCBhbgogYWNjb3VudCBjYW5ub3QgcmV0dXJuIHRvIHRoZWlyIGRhdGEuIFRoZWlyIGRhdGEgc3RheXMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gQ0xJRU5UX1VOS05PV04uCgp1CgQGAAIFEgRHAkkDGmcgQ291bnRzIGFjY291bnRzLCBzZXNzaW9ucyBhbmQgc2lnbi1pbnMgcGVyIGNsaWVudCwgd2l0aCBvbmUgY291bnQgZm9yIGFsbCBzZXNzaW9ucyB3aXRob3V0IGEKIGNsaWVudC4KCqoBCgIGARIETgBfARqdASBUb2tlbnMgb2YgY29uZmlkZW50aWFsIGNsaWVudHMuIENhbGxhYmxlIHdpdGhvdXQgYSB0b2tlbjogdGhlIGNsaWVudCBwcm92ZXMgaXRzZWxmIGJ5IGl0cyBzZWNyZXQuCiBvdG9saXRoLXdlYiBzZXJ2ZXMgdGhlc2UgbWV0aG9kcyBhcyBPQXV0aCAyLjAgZW5kcG9pbnRzLgoKvAMKBAYBAgASA1YCRxquAyBSZXR1cm5zIGFuIGFjY2VzcyB0b2tlbiBvZiB0aGUgY2xpZW50IGl0c2VsZiwgd2l0aCB0aGUgcm9sZSBvZiBhIGdhdGV3YXkgKE9BdXRoIDIuMCBncmFudAogYGNsaWVudF9jcmVkZW50aWFsc2AsIFJGQyA2NzQ5IMKnNC40KS4gSXQgaGFzIG5vIHJlZnJlc2ggdG9rZW46IHNpZ24gaW4gYWdhaW4gd2hlbiBpdCBleHBpcmVzLgoKIE5vdCBpZGVtcG90ZW50OiBlYWNoIGNhbGwgcmV0dXJucyBhbm90aGVyIHRva2VuLiBSZXBlYXRpbmcgdGhlIGNhbGwgaXMgaGFybWxlc3MuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULCBhbHNvIHdpdGggcmVhc29uIENMSUVOVF9BVURJRU5DRV9SRUZVU0VEOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbgogQ0xJRU5UX1JFSkVDVEVELCBDTElFTlRfTk9UX0dBVEVXQVksIG9yIEFDQ09VTlRfU1VTUEVOREVELgoK2wIKBAYBAgESBFwCXgMazAIgU2F5cyB3aGV0aGVyIGFuIGFjY2VzcyB0b2tlbiBvciBhIHJlZnJlc2ggdG9rZW4gaXMgdmFsaWQsIGFuZCB3aGF0IGl0IGlzIGZvciAoUkZDIDc2NjIpLiBBIGNsaWVudAogc2VlcyBpdHMgb3duIHRva2VucywgYW5kIHRob3NlIG9mIG90aGVyIHNlc3Npb25zIGlmIGl0IHdhcyByZWdpc3RlcmVkIHdpdGggYGludHJvc3BlY3RzYDsgb3RoZXJzCiBhcmUgcmVwb3J0ZWQgYXMgbm90IGFjdGl2ZS4gQXNraW5nIHVzZXMgdXAgbm90aGluZy4KCiBFcnJvcnM6IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIENMSUVOVF9SRUpFQ1RFRCwgYWxzbyBmb3IgcHVibGljIGNsaWVudHMuCgpUCgIEABIEYgBnARpIIFRoZSBjbGllbnQgb2YgYSByZXF1ZXN0LiBBYnNlbnQgb3IgZW1wdHkgZm9yIGNhbGxlcnMgd2l0aG91dCBhIGNsaWVudC4KCjoKBAQAAgASA2QCFxotIGBDbGllbnQuY2xpZW50X2lkYDsgYXQgbW9zdCAxMjggY2hhcmFjdGVycy4KCksKBAQAAgESA2YCGxo+IFNlY3JldCBvZiBhIGNvbmZpZGVudGlhbCBjbGllbnQ7IGlnbm9yZWQgZm9yIHB1YmxpYyBjbGllbnRzLgoKLwoCBQASBGoAdwEaIyBUaGUgc3lzdGVtIHRoYXQgYSBjbGllbnQgcnVucyBvbi4KCiMKBAUAAgASA2wCIhoWIFJlamVjdGVkIChSRVFVSVJFRCkuCgoeCgQFAAIBEgNuAhoaESBpUGhvbmUgb3IgaVBhZC4KChcKBAUAAgISA3ACHhoKIEFuZHJvaWQuCgoaCgQFAAIDEgNyAhoaDSBBIHdlYiBwYWdlLgoKKwoEBQACBBIDdAIdGh4gQSBzZXJ2ZXIsIHN1Y2ggYXMgYSBnYXRld2F5LgoKHgoEBQACBRIDdgIcGhEgQW5vdGhlciBzeXN0ZW0uCgoqCgIEARIFegCVAQEaHSBBIHJlZ2lzdGVyZWQgYXBwIG9yIHNlcnZlci4KChwKBAQBAgASA3wCFxoPIFVVSUQ7IHB1YmxpYy4KCkAKBAQBAgESA34CEhozIE5hbWUgZm9yIHBlb3BsZSwgc2hvd24gdG8gdGhlIG93bmVycyBvZiBzZXNzaW9ucy4KCi8KBAQBAgISBIABAh4aISBTeXN0ZW0gdGhhdCB0aGUgY2xpZW50IHJ1bnMgb24uCgqTAQoEBAECAxIEgwECGBqEASBXaGV0aGVyIHRoZSBjbGllbnQgaGFzIGEgc2VjcmV0LiBBcHBzIG9uIHBob25lcyBhbmQgcGFnZXMgYXJlIHB1YmxpYzogYSBzZWNyZXQgdGhhdCBldmVyeW9uZSBjYW4KIHJlYWQgb3V0IG9mIHRoZW0gcHJvdmVzIG5vdGhpbmcuCgpmCgQEAQIEEgSFAQIgGlggU2VydmljZXMgdGhhdCBpdHMgYWNjZXNzIHRva2VucyBtYXkgYmUgZm9yLCBlLmcuIGBvdG9saXRoLWluZ2VzdGlvbmA7IGVtcHR5OiBhbGwgZm91ci4KClIKBAQBAgUSBIcBAiAaRCBTdHVkaWVzIHRoYXQgaXRzIHNlc3Npb25zIG1heSBqb2luIGFuZCBoYXZlIHJpZ2h0cyBpbjsgZW1wdHk6IGFsbC4KCqMBCgQEAQIGEgSKAQITGpQBIFdoZXRoZXIgdGhlIGNsaWVudCBzaWducyBpbiBhcyBhIGdhdGV3YXkgKFNpZ25JbkNsaWVudCkuIEl0cyBhY2NvdW50IGlzIGxpc3RlZCBieQogQWNjb3VudEFkbWluaXN0cmF0aW9uU2VydmljZSB1bmRlciB0aGUgY2xpZW50J3MgaWQgYXMgdXNlcm5hbWUuCgpbCgQEAQIHEgSMAQIXGk0gV2hldGhlciB0aGUgY2xpZW50IG1heSBhc2sgYWJvdXQgdG9rZW5zIG9mIG90aGVyIGNsaWVudHMgKEludHJvc3BlY3RUb2tlbikuCgolCgQEAQIIEgSOAQIsGhcgVGltZSBvZiByZWdpc3RyYXRpb24uCgpCCgQEAQIJEgSQAQItGjQgV2hlbiB0aGUgY2xpZW50IHdhcyByZXZva2VkOyBhYnNlbnQgaWYgaXQgd2FzIG5vdC4KCk0KBAQBAgoSBJIBAhYaPyBOdW1iZXIgb2Ygc2VjcmV0cyB0aGF0IGFyZSB2YWxpZCBub3csIGluY2x1ZGluZyBlYXJsaWVyIG9uZXMuCgpFCgQEAQILEgSUAQITGjcgVmVyc2lvbiB0YWcgb2YgdGhlIGZpZWxkcyB0aGF0IFVwZGF0ZUNsaWVudCByZXBsYWNlcy4KCicKAgQCEgaYAQCpAQEaGSBUaGUgY2xpZW50IHRvIHJlZ2lzdGVyLgoKKAoEBAICABIEmgECGBoaIFVVSUQgbWFkZSBieSB0aGUgY2FsbGVyLgoKIgoEBAICARIEnAECEhoUIDHigJM2NCBjaGFyYWN0ZXJzLgoKLwoEBAICAhIEngECHhohIFN5c3RlbSB0aGF0IHRoZSBjbGllbnQgcnVucyBvbi4KCjEKBAQCAgMSBKABAhgaIyBXaGV0aGVyIHRoZSBjbGllbnQgZ2V0cyBhIHNlY3JldC4KCiQKBAQCAgQSBKIBAiAaFiBTYW1lIGFzIGluIGBDbGllbnRgLgoKXAoEBAICBRIEpAECIBpOIFVwIHRvIDUwIHN0dWR5IGlkczsgdGhpcyBzZXJ2aWNlIG5lZWQgbm90IGtub3cgdGhlbSB5ZXQuIEVtcHR5OiBhbGwgc3R1ZGllcy4KClIKBAQCAgYSBKYBAhMaRCBTYW1lIGFzIGluIGBDbGllbnRgOyBmb3IgY29uZmlkZW50aWFsIGNsaWVudHMgd2l0aG91dCBgc3R1ZHlfaWRzYC4KCj4KBAQCAgcSBKgBAhcaMCBTYW1lIGFzIGluIGBDbGllbnRgOyBmb3IgY29uZmlkZW50aWFsIGNsaWVudHMuCgomCgIEAxIGrAEAswEBGhggVGhlIHJlZ2lzdGVyZWQgY2xpZW50LgoKGwoEBAMCABIErgECFBoNIFRoZSBjbGllbnQuCgpQCgQEAwIBEgSwAQIbGkIgU2VjcmV0IG9mIGEgY29uZmlkZW50aWFsIGNsaWVudDogNDMgY2hhcmFjdGVycy4gU2hvd24gb25seSBoZXJlLgoKOAoEBAMCAhIEsgECExoqIFdoZXRoZXIgdGhpcyBjYWxsIHJlZ2lzdGVyZWQgdGhlIGNsaWVudC4KCioKAgQEEga2AQC7AQEaHCBTZWxlY3RzIGEgcGFnZSBvZiBjbGllbnRzLgoKJAoEBAQCABIEuAECFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpRCgQEBAIBEgS6AQIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCiIKAgQFEga+AQDDAQEaFCBBIHBhZ2Ugb2YgY2xpZW50cy4KCiYKBAQFAgASBMABAh4aGCBDbGllbnRzLCBuZXdlc3QgZmlyc3QuCgo/CgQEBQIBEgTCAQIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCisKAgQGEgbGAQDTAQEaHSBUaGUgbmV3IHZhbHVlcyBvZiBhIGNsaWVudC4KChsKBAQGAgASBMgBAhcaDSBUaGUgY2xpZW50LgoKIgoEBAYCARIEygECEhoUIDHigJM2NCBjaGFyYWN0ZXJzLgoKJAoEBAYCAhIEzAECIBoWIFNhbWUgYXMgaW4gYENsaWVudGAuCgpICgQEBgIDEgTOAQIgGjogU2FtZSBhcyBpbiBgUmVnaXN0ZXJDbGllbnRSZXF1ZXN0YDsgZW1wdHkgZm9yIGEgZ2F0ZXdheS4KCj4KBAQGAgQSBNABAhcaMCBTYW1lIGFzIGluIGBDbGllbnRgOyBmb3IgY29uZmlkZW50aWFsIGNsaWVudHMuCgpQCgQEBgIFEgTSAQISGkIgYENsaWVudC5ldGFnYCB0aGF0IHRoZSBjaGFuZ2Ugc3RhcnRzIGZyb207IGVtcHR5IHRvIHJlcGxhY2UgYW55LgoKNAoCBAcSBtYBANsBARomIFRoZSBjbGllbnQgdGhhdCBnZXRzIGFub3RoZXIgc2VjcmV0LgoKGwoEBAcCABIE2AECFxoNIFRoZSBjbGllbnQuCgpaCgQEBwIBEgTaAQIXGkwgV2hldGhlciBlYXJsaWVyIHNlY3JldHMgYXJlIHJlamVjdGVkIGF0IG9uY2UsIGUuZy4gYmVjYXVzZSBvbmUgaGFzIGxlYWtlZC4KCh8KAgQIEgbeAQDjAQEaESBUaGUgbmV3IHNlY3JldC4KCi8KBAQIAgASBOABAhsaISA0MyBjaGFyYWN0ZXJzLiBTaG93biBvbmx5IGhlcmUuCgpQCgQECAIBEgTiAQI0GkIgVW50aWwgd2hlbiBlYXJsaWVyIHNlY3JldHMgYXJlIHZhbGlkOyBhYnNlbnQgd2l0aCBgZW5kX2VhcmxpZXJgLgoKJQoCBAkSBuYBAOkBARoXIFRoZSBjbGllbnQgdG8gcmV2b2tlLgoKGwoEBAkCABIE6AECFxoNIFRoZSBjbGllbnQuCgojCgIEChIG7AEA7wEBGhUgVGhlIHJldm9rZWQgY2xpZW50LgoKLQoEBAoCABIE7gECExofIFdoZXRoZXIgdGhpcyBjYWxsIHJldm9rZWQgaXQuCgotCgIECxIE8gEAHhohIEVtcHR5OiBhbGwgY2xpZW50cyBhcmUgY291bnRlZC4KCiYKAgQMEgb1AQD5AQEaGCBDb3VudHMgb2YgYWxsIGNsaWVudHMuCgqNAQoEBAwCABIE+AECIhp/IE9uZSBjb3VudCBwZXIgY2xpZW50IHRoYXQgd2FzIGV2ZXIgdXNlZCwgb3JkZXJlZCBieSBwbGF0Zm9ybSwgbmFtZSBhbmQgaWQ7IHNlc3Npb25zIGFuZCBhY2NvdW50cwogd2l0aG91dCBhIGNsaWVudCBjb21lIGxhc3QuCgomCgIEDRIG/AEAiQIBGhggVGhlIHVzZSBvZiBvbmUgY2xpZW50LgoKSAoEBA0CABIE/gECFxo6IFRoZSBjbGllbnQ7IGVtcHR5IGZvciBzZXNzaW9ucyBhbmQgYWNjb3VudHMgd2l0aG91dCBvbmUuCgojCgQEDQIBEgSAAgISGhUgTmFtZSBvZiB0aGUgY2xpZW50LgoKRQoEBA0CAhIEggICHho3IFBsYXRmb3JtIG9mIHRoZSBjbGllbnQ7IFVOU1BFQ0lGSUVEIHdpdGhvdXQgYSBjbGllbnQuCgpYCgQEDQIDEgSEAgIWGkogQWNjb3VudHMgdGhhdCB3ZXJlIHJlZ2lzdGVyZWQgd2l0aCB0aGUgY2xpZW50LCBpbmNsdWRpbmcgYW5vbnltb3VzIG9uZXMuCgpJCgQEDQIEEgSGAgIWGjsgU2Vzc2lvbnMgdGhhdCBoYXZlIG5laXRoZXIgZW5kZWQgbm9yIGV4cGlyZWQgYnkgaWRsZW5lc3MuCgpmCgQEDQIFEgSIAgIdGlggU2lnbi1pbnMgb2YgdGhlIGxhc3QgMzAgZGF5cyB3aG9zZSBzZXNzaW9uIGhhcyBub3QgZW5kZWQsIG9yIG5vdCBtb3JlIHRoYW4gYSB3ZWVrIGFnby4KCikKAgQOEgaMAgCRAgEaGyBUaGUgY2xpZW50IHRoYXQgc2lnbnMgaW4uCgoqCgQEDgIAEgSOAgIfGhwgVGhlIGNsaWVudCBhbmQgaXRzIHNlY3JldC4KClQKBAQOAgESBJACAiAaRiBTYW1lIGFzIGluIGBTaWduSW5SZXF1ZXN0YDsgZW1wdHkgbWVhbnMgYWxsIHRoYXQgdGhlIGNsaWVudCBtYXkgdXNlLgoKKAoCBA8SBpQCAJsCARoaIFRoZSB0b2tlbiBvZiB0aGUgY2xpZW50LgoKNAoEBA8CABIElgICGhomIEpXVCAoUkZDIDkwNjggdHlwZSBgYXQrand0YCwgRWREU0EpLgoKTgoEBA8CARIEmAICORpAIEV4cGlyeSBvZiB0aGUgYWNjZXNzIHRva2VuLCBieSBkZWZhdWx0IDEwIG1pbnV0ZXMgYWZ0ZXIgaXNzdWUuCgovCgQEDwICEgSaAgIgGiEgU2VydmljZXMgdGhhdCB0aGUgdG9rZW4gaXMgZm9yLgoKKwoCBBASBp4CAKMCARodIFRoZSBxdWVzdGlvbiBhYm91dCBhIHRva2VuLgoKNQoEBBACABIEoAICHxonIFRoZSBjbGllbnQgdGhhdCBhc2tzLCBhbmQgaXRzIHNlY3JldC4KCjMKBAQQAgESBKICAhMaJSBBbiBhY2Nlc3MgdG9rZW4gb3IgYSByZWZyZXNoIHRva2VuLgoKXAoCBBESBqYCALgCARpOIFRoZSBzdGF0ZSBvZiB0aGUgdG9rZW4uIE9ubHkgYGFjdGl2ZWAgaXMgc2V0IGZvciBhIHRva2VuIHRoYXQgaXMgbm90IGFjdGl2ZS4KCogBCgQEEQIAEgSpAgISGnogV2hldGhlciB0aGUgdG9rZW4gd2FzIGlzc3VlZCBieSB0aGlzIGluc3RhbGxhdGlvbiwgaGFzIG5vdCBleHBpcmVkLCBhbmQgaXRzIHNlc3Npb24sIGFjY291bnQgYW5kCiBjbGllbnQgaGF2ZSBub3QgZW5kZWQuCgouCgQEEQIBEgSrAgIZGiAgV2hldGhlciBpdCBpcyBhIHJlZnJlc2ggdG9rZW4uCgo5CgQEEQICEgStAgIXGisgQ2xpZW50IG9mIHRoZSBzZXNzaW9uOyBlbXB0eSB3aXRob3V0IG9uZS4KCisKBAQRAgMSBK8CAhwaHSBSYW5kb20gVVVJRCBvZiB0aGUgYWNjb3VudC4KClIKBAQRAgQSBLECAiAaRCBTZXJ2aWNlcyB0aGF0IHRoZSB0b2tlbiwgb3IgYWNjZXNzIHRva2VucyBvZiB0aGUgc2Vzc2lvbiwgYXJlIGZvci4KCigKBAQRAgUSBLMCAhQaGiBJc3N1ZXIgb2YgYWNjZXNzIHRva2Vucy4KCjkKBAQRAgYSBLUCAisaKyBUaW1lIG9mIGlzc3VlOyBhYnNlbnQgZm9yIHJlZnJlc2ggdG9rZW5zLgoKTwoEBBECBxIEtwICLBpBIEV4cGlyeSBvZiB0aGUgdG9rZW47IGFic2VudCBmb3IgYSBzZXNzaW9uIHRoYXQgZG9lcyBub3QgZXhwaXJlLgpiBnByb3RvMw==")
}

extension AuthV1.ClientCredentials {
  public static var fullName: String { "otolith.auth.v1.ClientCredentials" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__client_credentials__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ClientCredentials>) {
    self.clientID = Codec.string(c.pointee.client_id)
    self.clientSecret = Codec.string(c.pointee.client_secret)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ClientCredentials> {
    let c = arena.allocate(Otolith__Auth__V1__ClientCredentials.self)
    otolith__auth__v1__client_credentials__init(c)
    if !self.clientID.isEmpty { c.pointee.client_id = arena.string(self.clientID) }
    if !self.clientSecret.isEmpty { c.pointee.client_secret = arena.string(self.clientSecret) }
    return c
  }
}

extension AuthV1.Client {
  public static var fullName: String { "otolith.auth.v1.Client" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__client__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__Client>) {
    self.clientID = Codec.string(c.pointee.client_id)
    self.name = Codec.string(c.pointee.name)
    self.platform = AuthV1.ClientPlatform(rawValue: Int32(truncatingIfNeeded: c.pointee.platform.rawValue))
    self.confidential = c.pointee.confidential != 0
    self.audiences = Codec.array(c.pointee.audiences, c.pointee.n_audiences) { Codec.string($0) }
    self.studyIDs = Codec.array(c.pointee.study_ids, c.pointee.n_study_ids) { Codec.string($0) }
    self.gateway = c.pointee.gateway != 0
    self.introspects = c.pointee.introspects != 0
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.revokeTime = c.pointee.revoke_time.map { GoogleProtobuf.Timestamp($0) }
    self.secrets = c.pointee.secrets
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Client> {
    let c = arena.allocate(Otolith__Auth__V1__Client.self)
    otolith__auth__v1__client__init(c)
    if !self.clientID.isEmpty { c.pointee.client_id = arena.string(self.clientID) }
    if !self.name.isEmpty { c.pointee.name = arena.string(self.name) }
    c.pointee.platform = Otolith__Auth__V1__ClientPlatform(rawValue: .init(truncatingIfNeeded: self.platform.rawValue))
    c.pointee.confidential = self.confidential ? 1 : 0
    if !self.audiences.isEmpty {
      c.pointee.n_audiences = self.audiences.count
      c.pointee.audiences = arena.array(self.audiences) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.studyIDs.isEmpty {
      c.pointee.n_study_ids = self.studyIDs.count
      c.pointee.study_ids = arena.array(self.studyIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    c.pointee.gateway = self.gateway ? 1 : 0
    c.pointee.introspects = self.introspects ? 1 : 0
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if let value = self.revokeTime { c.pointee.revoke_time = value.cStruct(in: arena) }
    c.pointee.secrets = self.secrets
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension AuthV1.RegisterClientRequest {
  public static var fullName: String { "otolith.auth.v1.RegisterClientRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__register_client_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RegisterClientRequest>) {
    self.requestID = Codec.string(c.pointee.request_id)
    self.name = Codec.string(c.pointee.name)
    self.platform = AuthV1.ClientPlatform(rawValue: Int32(truncatingIfNeeded: c.pointee.platform.rawValue))
    self.confidential = c.pointee.confidential != 0
    self.audiences = Codec.array(c.pointee.audiences, c.pointee.n_audiences) { Codec.string($0) }
    self.studyIDs = Codec.array(c.pointee.study_ids, c.pointee.n_study_ids) { Codec.string($0) }
    self.gateway = c.pointee.gateway != 0
    self.introspects = c.pointee.introspects != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterClientRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterClientRequest.self)
    otolith__auth__v1__register_client_request__init(c)
    if !self.requestID.isEmpty { c.pointee.request_id = arena.string(self.requestID) }
    if !self.name.isEmpty { c.pointee.name = arena.string(self.name) }
    c.pointee.platform = Otolith__Auth__V1__ClientPlatform(rawValue: .init(truncatingIfNeeded: self.platform.rawValue))
    c.pointee.confidential = self.confidential ? 1 : 0
    if !self.audiences.isEmpty {
      c.pointee.n_audiences = self.audiences.count
      c.pointee.audiences = arena.array(self.audiences) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.studyIDs.isEmpty {
      c.pointee.n_study_ids = self.studyIDs.count
      c.pointee.study_ids = arena.array(self.studyIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    c.pointee.gateway = self.gateway ? 1 : 0
    c.pointee.introspects = self.introspects ? 1 : 0
    return c
  }
}

extension AuthV1.RegisterClientResponse {
  public static var fullName: String { "otolith.auth.v1.RegisterClientResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__register_client_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RegisterClientResponse>) {
    self.client = c.pointee.client.map { AuthV1.Client($0) }
    self.clientSecret = Codec.string(c.pointee.client_secret)
    self.created = c.pointee.created != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RegisterClientResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RegisterClientResponse.self)
    otolith__auth__v1__register_client_response__init(c)
    if let value = self.client { c.pointee.client = value.cStruct(in: arena) }
    if !self.clientSecret.isEmpty { c.pointee.client_secret = arena.string(self.clientSecret) }
    c.pointee.created = self.created ? 1 : 0
    return c
  }
}

extension AuthV1.ListClientsRequest {
  public static var fullName: String { "otolith.auth.v1.ListClientsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_clients_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListClientsRequest>) {
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListClientsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListClientsRequest.self)
    otolith__auth__v1__list_clients_request__init(c)
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1.ListClientsResponse {
  public static var fullName: String { "otolith.auth.v1.ListClientsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_clients_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListClientsResponse>) {
    self.clients = Codec.messages(c.pointee.clients, c.pointee.n_clients) { AuthV1.Client($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListClientsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListClientsResponse.self)
    otolith__auth__v1__list_clients_response__init(c)
    if !self.clients.isEmpty {
      c.pointee.n_clients = self.clients.count
      c.pointee.clients = arena.array(self.clients) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__Client>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1.UpdateClientRequest {
  public static var fullName: String { "otolith.auth.v1.UpdateClientRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__update_client_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__UpdateClientRequest>) {
    self.clientID = Codec.string(c.pointee.client_id)
    self.name = Codec.string(c.pointee.name)
    self.audiences = Codec.array(c.pointee.audiences, c.pointee.n_audiences) { Codec.string($0) }
    self.studyIDs = Codec.array(c.pointee.study_ids, c.pointee.n_study_ids) { Codec.string($0) }
    self.introspects = c.pointee.introspects != 0
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__UpdateClientRequest> {
    let c = arena.allocate(Otolith__Auth__V1__UpdateClientRequest.self)
    otolith__auth__v1__update_client_request__init(c)
    if !self.clientID.isEmpty { c.pointee.client_id = arena.string(self.clientID) }
    if !self.name.isEmpty { c.pointee.name = arena.string(self.name) }
    if !self.audiences.isEmpty {
      c.pointee.n_audiences = self.audiences.count
      c.pointee.audiences = arena.array(self.audiences) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.studyIDs.isEmpty {
      c.pointee.n_study_ids = self.studyIDs.count
      c.pointee.study_ids = arena.array(self.studyIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    c.pointee.introspects = self.introspects ? 1 : 0
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension AuthV1.RotateClientSecretRequest {
  public static var fullName: String { "otolith.auth.v1.RotateClientSecretRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__rotate_client_secret_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RotateClientSecretRequest>) {
    self.clientID = Codec.string(c.pointee.client_id)
    self.endEarlier = c.pointee.end_earlier != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RotateClientSecretRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RotateClientSecretRequest.self)
    otolith__auth__v1__rotate_client_secret_request__init(c)
    if !self.clientID.isEmpty { c.pointee.client_id = arena.string(self.clientID) }
    c.pointee.end_earlier = self.endEarlier ? 1 : 0
    return c
  }
}

extension AuthV1.RotateClientSecretResponse {
  public static var fullName: String { "otolith.auth.v1.RotateClientSecretResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__rotate_client_secret_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RotateClientSecretResponse>) {
    self.clientSecret = Codec.string(c.pointee.client_secret)
    self.earlierExpireTime = c.pointee.earlier_expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RotateClientSecretResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RotateClientSecretResponse.self)
    otolith__auth__v1__rotate_client_secret_response__init(c)
    if !self.clientSecret.isEmpty { c.pointee.client_secret = arena.string(self.clientSecret) }
    if let value = self.earlierExpireTime { c.pointee.earlier_expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.RevokeClientRequest {
  public static var fullName: String { "otolith.auth.v1.RevokeClientRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__revoke_client_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RevokeClientRequest>) {
    self.clientID = Codec.string(c.pointee.client_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RevokeClientRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RevokeClientRequest.self)
    otolith__auth__v1__revoke_client_request__init(c)
    if !self.clientID.isEmpty { c.pointee.client_id = arena.string(self.clientID) }
    return c
  }
}

extension AuthV1.RevokeClientResponse {
  public static var fullName: String { "otolith.auth.v1.RevokeClientResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__revoke_client_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RevokeClientResponse>) {
    self.changed = c.pointee.changed != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RevokeClientResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RevokeClientResponse.self)
    otolith__auth__v1__revoke_client_response__init(c)
    c.pointee.changed = self.changed ? 1 : 0
    return c
  }
}

extension AuthV1.GetClientUseRequest {
  public static var fullName: String { "otolith.auth.v1.GetClientUseRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__get_client_use_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__GetClientUseRequest>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__GetClientUseRequest> {
    let c = arena.allocate(Otolith__Auth__V1__GetClientUseRequest.self)
    otolith__auth__v1__get_client_use_request__init(c)
    return c
  }
}

extension AuthV1.ClientUse {
  public static var fullName: String { "otolith.auth.v1.ClientUse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__client_use__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ClientUse>) {
    self.counts = Codec.messages(c.pointee.counts, c.pointee.n_counts) { AuthV1.ClientCount($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ClientUse> {
    let c = arena.allocate(Otolith__Auth__V1__ClientUse.self)
    otolith__auth__v1__client_use__init(c)
    if !self.counts.isEmpty {
      c.pointee.n_counts = self.counts.count
      c.pointee.counts = arena.array(self.counts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__ClientCount>? }
    }
    return c
  }
}

extension AuthV1.ClientCount {
  public static var fullName: String { "otolith.auth.v1.ClientCount" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__client_count__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ClientCount>) {
    self.clientID = Codec.string(c.pointee.client_id)
    self.name = Codec.string(c.pointee.name)
    self.platform = AuthV1.ClientPlatform(rawValue: Int32(truncatingIfNeeded: c.pointee.platform.rawValue))
    self.accounts = c.pointee.accounts
    self.sessions = c.pointee.sessions
    self.recentSignIns = c.pointee.recent_sign_ins
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ClientCount> {
    let c = arena.allocate(Otolith__Auth__V1__ClientCount.self)
    otolith__auth__v1__client_count__init(c)
    if !self.clientID.isEmpty { c.pointee.client_id = arena.string(self.clientID) }
    if !self.name.isEmpty { c.pointee.name = arena.string(self.name) }
    c.pointee.platform = Otolith__Auth__V1__ClientPlatform(rawValue: .init(truncatingIfNeeded: self.platform.rawValue))
    c.pointee.accounts = self.accounts
    c.pointee.sessions = self.sessions
    c.pointee.recent_sign_ins = self.recentSignIns
    return c
  }
}

extension AuthV1.SignInClientRequest {
  public static var fullName: String { "otolith.auth.v1.SignInClientRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__sign_in_client_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SignInClientRequest>) {
    self.client = c.pointee.client.map { AuthV1.ClientCredentials($0) }
    self.audiences = Codec.array(c.pointee.audiences, c.pointee.n_audiences) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignInClientRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SignInClientRequest.self)
    otolith__auth__v1__sign_in_client_request__init(c)
    if let value = self.client { c.pointee.client = value.cStruct(in: arena) }
    if !self.audiences.isEmpty {
      c.pointee.n_audiences = self.audiences.count
      c.pointee.audiences = arena.array(self.audiences) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension AuthV1.SignInClientResponse {
  public static var fullName: String { "otolith.auth.v1.SignInClientResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__sign_in_client_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SignInClientResponse>) {
    self.accessToken = Codec.string(c.pointee.access_token)
    self.accessTokenExpireTime = c.pointee.access_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.audiences = Codec.array(c.pointee.audiences, c.pointee.n_audiences) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignInClientResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SignInClientResponse.self)
    otolith__auth__v1__sign_in_client_response__init(c)
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpireTime { c.pointee.access_token_expire_time = value.cStruct(in: arena) }
    if !self.audiences.isEmpty {
      c.pointee.n_audiences = self.audiences.count
      c.pointee.audiences = arena.array(self.audiences) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension AuthV1.IntrospectTokenRequest {
  public static var fullName: String { "otolith.auth.v1.IntrospectTokenRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__introspect_token_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__IntrospectTokenRequest>) {
    self.client = c.pointee.client.map { AuthV1.ClientCredentials($0) }
    self.token = Codec.string(c.pointee.token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__IntrospectTokenRequest> {
    let c = arena.allocate(Otolith__Auth__V1__IntrospectTokenRequest.self)
    otolith__auth__v1__introspect_token_request__init(c)
    if let value = self.client { c.pointee.client = value.cStruct(in: arena) }
    if !self.token.isEmpty { c.pointee.token = arena.string(self.token) }
    return c
  }
}

extension AuthV1.IntrospectTokenResponse {
  public static var fullName: String { "otolith.auth.v1.IntrospectTokenResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__introspect_token_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__IntrospectTokenResponse>) {
    self.active = c.pointee.active != 0
    self.refreshToken = c.pointee.refresh_token != 0
    self.clientID = Codec.string(c.pointee.client_id)
    self.participantID = Codec.string(c.pointee.participant_id)
    self.audiences = Codec.array(c.pointee.audiences, c.pointee.n_audiences) { Codec.string($0) }
    self.issuer = Codec.string(c.pointee.issuer)
    self.issueTime = c.pointee.issue_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__IntrospectTokenResponse> {
    let c = arena.allocate(Otolith__Auth__V1__IntrospectTokenResponse.self)
    otolith__auth__v1__introspect_token_response__init(c)
    c.pointee.active = self.active ? 1 : 0
    c.pointee.refresh_token = self.refreshToken ? 1 : 0
    if !self.clientID.isEmpty { c.pointee.client_id = arena.string(self.clientID) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.audiences.isEmpty {
      c.pointee.n_audiences = self.audiences.count
      c.pointee.audiences = arena.array(self.audiences) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.issuer.isEmpty { c.pointee.issuer = arena.string(self.issuer) }
    if let value = self.issueTime { c.pointee.issue_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}
