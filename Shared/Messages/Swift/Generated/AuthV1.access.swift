// Generated from otolith/auth/v1/access.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension AuthV1 {
  /// What one finding says.
  public enum AccessFindingKind: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Not used.
    case unspecified
    /// The role has the verb on the object.
    case grants
    /// The account has the role on the object, but the role lacks the verb.
    case verbMissing
    /// The role has the verb, but the account has the role on another object.
    case otherObject
    /// The account is suspended and may do nothing.
    case suspended
    /// The account is not confirmed yet and cannot sign in.
    case unconfirmed
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .grants, .verbMissing, .otherObject, .suspended, .unconfirmed] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .grants
        case 2: .verbMissing
        case 3: .otherObject
        case 4: .suspended
        case 5: .unconfirmed
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .grants: 1
        case .verbMissing: 2
        case .otherObject: 3
        case .suspended: 4
        case .unconfirmed: 5
        case .unrecognized(let number): number
      }
    }
  }

  /// A role of the installation.
  public struct AccessRole: Message {
    /// Name such as `study_leader`.
    public var role: String
    /// Kind of object that accounts have the role on: `installation`, `project` or `study`.
    public var scope: String
    /// Verbs, sorted.
    public var verbs: [String]
    /// Where a defined role can be given: `installation` for all studies, or one study such as
    /// `studies/tinnitus`. Empty for shipped roles.
    public var object: String
    /// Number of the latest change of a defined role, from 1; 0 for shipped roles.
    public var revision: UInt64

    public init(
      role: String = "",
      scope: String = "",
      verbs: [String] = [],
      object: String = "",
      revision: UInt64 = 0
    ) {
      self.role = role
      self.scope = scope
      self.verbs = verbs
      self.object = object
      self.revision = revision
    }
  }

  /// The page of the list.
  public struct ListRolesRequest: Message {
    /// Maximum number of roles per page; 0 for 50, at most 200.
    public var pageSize: UInt32
    /// Token of the next page; empty for the first.
    public var pageToken: String

    public init(pageSize: UInt32 = 0, pageToken: String = "") {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of roles.
  public struct ListRolesResponse: Message {
    /// The roles.
    public var roles: [AuthV1.AccessRole]
    /// Token of the next page; empty on the last.
    public var nextPageToken: String

    public init(roles: [AuthV1.AccessRole] = [], nextPageToken: String = "") {
      self.roles = roles
      self.nextPageToken = nextPageToken
    }
  }

  /// A role of an account on an object.
  public struct AccessAssignment: Message {
    /// The account.
    public var participantID: String
    /// Name of the role.
    public var role: String
    /// The object, such as `studies/tinnitus`. Empty for a study leader who leads no study.
    public var object: String
    /// When the role ends; absent if it does not.
    public var expireTime: GoogleProtobuf.Timestamp?

    public init(
      participantID: String = "",
      role: String = "",
      object: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.role = role
      self.object = object
      self.expireTime = expireTime
    }
  }

  /// The role to give.
  public struct AssignRoleRequest: Message {
    /// UUID of the account, which belongs to staff of studies (RegisterStudyLeader).
    public var participantID: String
    /// Role whose scope is `study`, such as `data_reader`, shipped or defined for the study.
    public var role: String
    /// Study such as `studies/tinnitus`.
    public var object: String
    /// When the role ends; absent: it does not. Not for `study_leader`.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// Changes nothing; the response says what the change would do.
    public var validateOnly: Bool

    public init(
      participantID: String = "",
      role: String = "",
      object: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil,
      validateOnly: Bool = false
    ) {
      self.participantID = participantID
      self.role = role
      self.object = object
      self.expireTime = expireTime
      self.validateOnly = validateOnly
    }
  }

  /// What changed.
  public struct AssignRoleResponse: Message {
    /// Whether anything changed, or would change.
    public var changed: Bool
    /// Verbs that the account gains on the study, sorted.
    public var gainedVerbs: [String]

    public init(changed: Bool = false, gainedVerbs: [String] = []) {
      self.changed = changed
      self.gainedVerbs = gainedVerbs
    }
  }

  /// The role to take.
  public struct RevokeRoleRequest: Message {
    /// UUID of the account.
    public var participantID: String
    /// Role such as `data_reader`.
    public var role: String
    /// Study such as `studies/tinnitus`.
    public var object: String
    /// Changes nothing; the response says what the change would do.
    public var validateOnly: Bool

    public init(
      participantID: String = "",
      role: String = "",
      object: String = "",
      validateOnly: Bool = false
    ) {
      self.participantID = participantID
      self.role = role
      self.object = object
      self.validateOnly = validateOnly
    }
  }

  /// What changed.
  public struct RevokeRoleResponse: Message {
    /// Whether anything changed, or would change.
    public var changed: Bool
    /// Verbs that the account loses on the study, sorted.
    public var lostVerbs: [String]

    public init(changed: Bool = false, lostVerbs: [String] = []) {
      self.changed = changed
      self.lostVerbs = lostVerbs
    }
  }

  /// The role to define.
  public struct DefineRoleRequest: Message {
    /// Name of 2 to 40 lower-case letters, digits and underscores, beginning with a letter. Not that of a
    /// shipped role, nor of a role defined for another object.
    public var role: String
    /// Where the role can be given: `installation` for all studies, or one study such as
    /// `studies/tinnitus`.
    public var object: String
    /// At least one verb that a shipped role has on studies. Repeated verbs count once.
    public var verbs: [String]
    /// Revision that the change is based on; 0 for a new role. Prevents that two changes at once overwrite
    /// each other.
    public var revision: UInt64
    /// Changes nothing; the response says what the change would do.
    public var validateOnly: Bool

    public init(
      role: String = "",
      object: String = "",
      verbs: [String] = [],
      revision: UInt64 = 0,
      validateOnly: Bool = false
    ) {
      self.role = role
      self.object = object
      self.verbs = verbs
      self.revision = revision
      self.validateOnly = validateOnly
    }
  }

  /// What changed.
  public struct DefineRoleResponse: Message {
    /// Whether anything changed, or would change.
    public var changed: Bool
    /// Verbs that the role gains, sorted.
    public var gainedVerbs: [String]
    /// Verbs that the role loses, sorted.
    public var lostVerbs: [String]
    /// Number of accounts whose rights change.
    public var accounts: UInt32
    /// Revision of the role; with `validate_only` the one it would have.
    public var revision: UInt64

    public init(
      changed: Bool = false,
      gainedVerbs: [String] = [],
      lostVerbs: [String] = [],
      accounts: UInt32 = 0,
      revision: UInt64 = 0
    ) {
      self.changed = changed
      self.gainedVerbs = gainedVerbs
      self.lostVerbs = lostVerbs
      self.accounts = accounts
      self.revision = revision
    }
  }

  /// The role to delete.
  public struct DeleteRoleRequest: Message {
    /// Name of a defined role.
    public var role: String
    /// Changes nothing; the response says what the change would do.
    public var validateOnly: Bool

    public init(role: String = "", validateOnly: Bool = false) {
      self.role = role
      self.validateOnly = validateOnly
    }
  }

  /// What changed.
  public struct DeleteRoleResponse: Message {
    /// Whether anything changed, or would change.
    public var changed: Bool

    public init(changed: Bool = false) {
      self.changed = changed
    }
  }

  /// The account or the object.
  public struct ListAssignmentsRequest: Message {
    /// UUID of an account; empty for the caller. Excludes `object`.
    public var participantID: String
    /// Object whose assignments to list, such as `studies/tinnitus`.
    public var object: String
    /// Maximum number of assignments per page; 0 for 50, at most 200.
    public var pageSize: UInt32
    /// Token of the next page; empty for the first.
    public var pageToken: String

    public init(
      participantID: String = "",
      object: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.participantID = participantID
      self.object = object
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of assignments.
  public struct ListAssignmentsResponse: Message {
    /// The assignments.
    public var assignments: [AuthV1.AccessAssignment]
    /// Token of the next page; empty on the last.
    public var nextPageToken: String

    public init(assignments: [AuthV1.AccessAssignment] = [], nextPageToken: String = "") {
      self.assignments = assignments
      self.nextPageToken = nextPageToken
    }
  }

  /// The question.
  public struct ExplainAccessRequest: Message {
    /// UUID of an account; empty for the caller.
    public var participantID: String
    /// Object such as `studies/tinnitus`.
    public var object: String
    /// Verb such as `export.read`.
    public var verb: String

    public init(participantID: String = "", object: String = "", verb: String = "") {
      self.participantID = participantID
      self.object = object
      self.verb = verb
    }
  }

  /// A reason of the answer.
  public struct AccessFinding: Message {
    /// What it says.
    public var kind: AuthV1.AccessFindingKind
    /// The assignment it is about; absent for findings about the account.
    public var assignment: AuthV1.AccessAssignment?

    public init(
      kind: AuthV1.AccessFindingKind = AuthV1.AccessFindingKind(rawValue: 0),
      assignment: AuthV1.AccessAssignment? = nil
    ) {
      self.kind = kind
      self.assignment = assignment
    }
  }

  /// The answer.
  public struct ExplainAccessResponse: Message {
    /// Whether the account holds the verb on the object.
    public var granted: Bool
    /// Reasons; empty if no role has anything to do with the verb or the object.
    public var findings: [AuthV1.AccessFinding]
    /// Roles that have the verb, sorted.
    public var rolesWithVerb: [String]
    /// Time of the latest change of the account's roles or led studies; absent if they never changed.
    public var rightsChangeTime: GoogleProtobuf.Timestamp?

    public init(
      granted: Bool = false,
      findings: [AuthV1.AccessFinding] = [],
      rolesWithVerb: [String] = [],
      rightsChangeTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.granted = granted
      self.findings = findings
      self.rolesWithVerb = rolesWithVerb
      self.rightsChangeTime = rightsChangeTime
    }
  }

  /// The descriptor of `otolith/auth/v1/access.proto`.
  public static let accessFile = ProtoFile(
    name: "otolith/auth/v1/access.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: "ChxvdG9saXRoL2F1dGgvdjEvYWNjZXNzLnByb3RvEg9vdG9saXRoLmF1dGgudjEaH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8igAEKCkFjY2Vzc1JvbGUSEgoEcm9sZRgBIAEoCVIEcm9sZRIUCgVzY29wZRgCIAEoCVIFc2NvcGUSFAoFdmVyYnMYAyADKAlSBXZlcmJzEhYKBm9iamVjdBgEIAEoCVIGb2JqZWN0EhoKCHJldmlzaW9uGAUgASgEUghyZXZpc2lvbiJOChBMaXN0Um9sZXNSZXF1ZXN0EhsKCXBhZ2Vfc2l6ZRgBIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgCIAEoCVIJcGFnZVRva2VuIm4KEUxpc3RSb2xlc1Jlc3BvbnNlEjEKBXJvbGVzGAEgAygLMhsub3RvbGl0aC5hdXRoLnYxLkFjY2Vzc1JvbGVSBXJvbGVzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiKiAQoQQWNjZXNzQXNzaWdubWVudBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBISCgRyb2xlGAIgASgJUgRyb2xlEhYKBm9iamVjdBgDIAEoCVIGb2JqZWN0EjsKC2V4cGlyZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSLIAQoRQXNzaWduUm9sZVJlcXVlc3QSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSEgoEcm9sZRgCIAEoCVIEcm9sZRIWCgZvYmplY3QYAyABKAlSBm9iamVjdBI7CgtleHBpcmVfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUSIwoNdmFsaWRhdGVfb25seRgFIAEoCFIMdmFsaWRhdGVPbmx5IlEKEkFzc2lnblJvbGVSZXNwb25zZRIYCgdjaGFuZ2VkGAEgASgIUgdjaGFuZ2VkEiEKDGdhaW5lZF92ZXJicxgCIAMoCVILZ2FpbmVkVmVyYnMiiwEKEVJldm9rZVJvbGVSZXF1ZXN0EiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkEhIKBHJvbGUYAiABKAlSBHJvbGUSFgoGb2JqZWN0GAMgASgJUgZvYmplY3QSIwoNdmFsaWRhdGVfb25seRgEIAEoCFIMdmFsaWRhdGVPbmx5Ik0KElJldm9rZVJvbGVSZXNwb25zZRIYCgdjaGFuZ2VkGAEgASgIUgdjaGFuZ2VkEh0KCmxvc3RfdmVyYnMYAiADKAlSCWxvc3RWZXJicyKWAQoRRGVmaW5lUm9sZVJlcXVlc3QSEgoEcm9sZRgBIAEoCVIEcm9sZRIWCgZvYmplY3QYAiABKAlSBm9iamVjdBIUCgV2ZXJicxgDIAMoCVIFdmVyYnMSGgoIcmV2aXNpb24YBCABKARSCHJldmlzaW9uEiMKDXZhbGlkYXRlX29ubHkYBSABKAhSDHZhbGlkYXRlT25seSKoAQoSRGVmaW5lUm9sZVJlc3BvbnNlEhgKB2NoYW5nZWQYASABKAhSB2NoYW5nZWQSIQoMZ2FpbmVkX3ZlcmJzGAIgAygJUgtnYWluZWRWZXJicxIdCgpsb3N0X3ZlcmJzGAMgAygJUglsb3N0VmVyYnMSGgoIYWNjb3VudHMYBCABKA1SCGFjY291bnRzEhoKCHJldmlzaW9uGAUgASgEUghyZXZpc2lvbiJMChFEZWxldGVSb2xlUmVxdWVzdBISCgRyb2xlGAEgASgJUgRyb2xlEiMKDXZhbGlkYXRlX29ubHkYAiABKAhSDHZhbGlkYXRlT25seSIuChJEZWxldGVSb2xlUmVzcG9uc2USGAoHY2hhbmdlZBgBIAEoCFIHY2hhbmdlZCKTAQoWTGlzdEFzc2lnbm1lbnRzUmVxdWVzdBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIWCgZvYmplY3QYAiABKAlSBm9iamVjdBIbCglwYWdlX3NpemUYAyABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBCABKAlSCXBhZ2VUb2tlbiKGAQoXTGlzdEFzc2lnbm1lbnRzUmVzcG9uc2USQwoLYXNzaWdubWVudHMYASADKAsyIS5vdG9saXRoLmF1dGgudjEuQWNjZXNzQXNzaWdubWVudFILYXNzaWdubWVudHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuImkKFEV4cGxhaW5BY2Nlc3NSZXF1ZXN0EiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkEhYKBm9iamVjdBgCIAEoCVIGb2JqZWN0EhIKBHZlcmIYAyABKAlSBHZlcmIiigEKDUFjY2Vzc0ZpbmRpbmcSNgoEa2luZBgBIAEoDjIiLm90b2xpdGguYXV0aC52MS5BY2Nlc3NGaW5kaW5nS2luZFIEa2luZBJBCgphc3NpZ25tZW50GAIgASgLMiEub3RvbGl0aC5hdXRoLnYxLkFjY2Vzc0Fzc2lnbm1lbnRSCmFzc2lnbm1lbnQi3wEKFUV4cGxhaW5BY2Nlc3NSZXNwb25zZRIYCgdncmFudGVkGAEgASgIUgdncmFudGVkEjoKCGZpbmRpbmdzGAIgAygLMh4ub3RvbGl0aC5hdXRoLnYxLkFjY2Vzc0ZpbmRpbmdSCGZpbmRpbmdzEiYKD3JvbGVzX3dpdGhfdmVyYhgDIAMoCVINcm9sZXNXaXRoVmVyYhJIChJyaWdodHNfY2hhbmdlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhByaWdodHNDaGFuZ2VUaW1lKuwBChFBY2Nlc3NGaW5kaW5nS2luZBIjCh9BQ0NFU1NfRklORElOR19LSU5EX1VOU1BFQ0lGSUVEEAASHgoaQUNDRVNTX0ZJTkRJTkdfS0lORF9HUkFOVFMQARIkCiBBQ0NFU1NfRklORElOR19LSU5EX1ZFUkJfTUlTU0lORxACEiQKIEFDQ0VTU19GSU5ESU5HX0tJTkRfT1RIRVJfT0JKRUNUEAMSIQodQUNDRVNTX0ZJTkRJTkdfS0lORF9TVVNQRU5ERUQQBBIjCh9BQ0NFU1NfRklORElOR19LSU5EX1VOQ09ORklSTUVEEAUyqAUKDUFjY2Vzc1NlcnZpY2USVwoJTGlzdFJvbGVzEiEub3RvbGl0aC5hdXRoLnYxLkxpc3RSb2xlc1JlcXVlc3QaIi5vdG9saXRoLmF1dGgudjEuTGlzdFJvbGVzUmVzcG9uc2UiA5ACARJpCg9MaXN0QXNzaWdubWVudHMSJy5vdG9saXRoLmF1dGgudjEuTGlzdEFzc2lnbm1lbnRzUmVxdWVzdBooLm90b2xpdGguYXV0aC52MS5MaXN0QXNzaWdubWVudHNSZXNwb25zZSIDkAIBEmMKDUV4cGxhaW5BY2Nlc3MSJS5vdG9saXRoLmF1dGgudjEuRXhwbGFpbkFjY2Vzc1JlcXVlc3QaJi5vdG9saXRoLmF1dGgudjEuRXhwbGFpbkFjY2Vzc1Jlc3BvbnNlIgOQAgESWgoKQXNzaWduUm9sZRIiLm90b2xpdGguYXV0aC52MS5Bc3NpZ25Sb2xlUmVxdWVzdBojLm90b2xpdGguYXV0aC52MS5Bc3NpZ25Sb2xlUmVzcG9uc2UiA5ACAhJaCgpSZXZva2VSb2xlEiIub3RvbGl0aC5hdXRoLnYxLlJldm9rZVJvbGVSZXF1ZXN0GiMub3RvbGl0aC5hdXRoLnYxLlJldm9rZVJvbGVSZXNwb25zZSIDkAICEloKCkRlZmluZVJvbGUSIi5vdG9saXRoLmF1dGgudjEuRGVmaW5lUm9sZVJlcXVlc3QaIy5vdG9saXRoLmF1dGgudjEuRGVmaW5lUm9sZVJlc3BvbnNlIgOQAgISWgoKRGVsZXRlUm9sZRIiLm90b2xpdGguYXV0aC52MS5EZWxldGVSb2xlUmVxdWVzdBojLm90b2xpdGguYXV0aC52MS5EZWxldGVSb2xlUmVzcG9uc2UiA5ACAkI9Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGguQXV0aC5WMUrHRQruAQoBDBIDBAASGuMBIFJvbGVzLCB3aG8gaGFzIHRoZW0gb24gd2hpY2ggb2JqZWN0cywgYW5kIHdoeSBhbiBhY2NvdW50IG1heSBvciBtYXkgbm90IGRvIHNvbWV0aGluZy4KCiBBbnkgbWV0aG9kIG1heSBhbHNvIHJldHVybiB0aGUgZXJyb3JzIGNvbW1vbiB0byBhbGwgbWV0aG9kcyAob3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvKS4gVGhlCiByZWFzb25zIGFyZSBleHBsYWluZWQgaW4gZXJyb3JzLnByb3RvLgoK5gQKAgYAEgQYAFwBGtkEIEV4cGxhaW5zIHJpZ2h0cy4gQSB2ZXJiIHN1Y2ggYXMgYGV4cG9ydC5yZWFkYCBpcyB0aGUgcmlnaHQgdG8gZG8gc29tZXRoaW5nIHRvIGFuIG9iamVjdDsgYSByb2xlIGlzIGEKIGxpc3Qgb2YgdmVyYnM7IGFuIGFzc2lnbm1lbnQgZ2l2ZXMgYW4gYWNjb3VudCBhIHJvbGUgb24gYW4gb2JqZWN0LgoKIE9iamVjdHMgYXJlIGBpbnN0YWxsYXRpb25gLCBgcHJvamVjdHMve3Byb2plY3RfaWR9YCBhbmQgYHN0dWRpZXMve3N0dWR5X2lkfWAuIEEgcm9sZSBvbiB0aGUKIGluc3RhbGxhdGlvbiBob2xkcyBvbiBhbGwgcHJvamVjdHMgYW5kIHN0dWRpZXMsIHdpdGggdGhlIHZlcmJzIG9mIHRoZSByb2xlLiBSb2xlcyBpbiBwcm9qZWN0cyBhcmUKIGtlcHQgYnkgdGhlIGNhdGFsb2d1ZSAoUHJvamVjdFNlcnZpY2UuTGlzdFByb2plY3RSb2xlcykgYW5kIGFyZSBub3QgbGlzdGVkIGhlcmUuCgogRXZlcnkgaW5zdGFsbGF0aW9uIGhhcyB0aGUgc2FtZSBzaGlwcGVkIHJvbGVzLiBBZG1pbmlzdHJhdG9ycyBkZWZpbmUgZnVydGhlciByb2xlcyBpbiBzdHVkaWVzIGZvcgogYWxsIHN0dWRpZXMsIGxlYWRlcnMgZm9yIHRoZWlyIG93biBzdHVkeSAoRGVmaW5lUm9sZSkuCgqDAgoEBgACABIEHgIgAxr0ASBMaXN0cyB0aGUgcm9sZXM6IHRoZSBzaGlwcGVkIG9uZXMgZnJvbSB0aGUgd2lkZXN0IHRvIHRoZSBuYXJyb3dlc3Qgc2NvcGUsIHRoZW4gdGhlIGRlZmluZWQgb25lcyBieQogbmFtZS4gRm9yIGFueSBhY2NvdW50LiBSb2xlcyB0aGF0IGEgc3R1ZHkgZGVmaW5lZCBhcmUgc2hvd24gdG8gaXRzIHN0YWZmIHdpdGggYHJvbGUucmVhZGAsIGFuZCB0bwogYWRtaW5pc3RyYXRvcnMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoK4wIKBAYAAgESBCcCKQMa1AIgTGlzdHMgdGhlIGFzc2lnbm1lbnRzIG9mIGFuIGFjY291bnQsIG9yIHRob3NlIG9uIGFuIG9iamVjdDogb2YgdGhlIGNhbGxlciwgb3Igd2l0aCBgcm9sZS5yZWFkYCBvbgogdGhlIG9iamVjdDsgdGhvc2Ugb2YgYW5vdGhlciBhY2NvdW50IG5lZWQgaXQgb24gdGhlIGluc3RhbGxhdGlvbi4gU29ydGVkIGJ5IG9iamVjdCwgcm9sZSBhbmQKIGFjY291bnQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gQUNDT1VOVF9VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbgogTk9UX0FETUlOSVNUUkFUT1Igb3IgTk9UX1NUVURZX0xFQURFUi4KCtoECgQGAAICEgQyAjQDGssEIFNheXMgd2hldGhlciBhbiBhY2NvdW50IGhvbGRzIGEgdmVyYiBvbiBhbiBvYmplY3QsIGFuZCB3aHk6IG9mIHRoZSBjYWxsZXIsIG9yIHdpdGggYHJvbGUucmVhZGAgb24KIHRoZSBvYmplY3QuIFJvbGVzIG9uIG90aGVyIG9iamVjdHMgYXJlIHNob3duIHRvIHRoZSBhY2NvdW50IGl0c2VsZiBhbmQgd2l0aCBgcm9sZS5yZWFkYCBvbiB0aGUKIGluc3RhbGxhdGlvbi4gT3RoZXJzIHNlZSBvbmx5IGBncmFudGVkYCBhbmQgYHJvbGVzX3dpdGhfdmVyYmAgb2YgYW4gYWNjb3VudCB3aXRob3V0IGEgcm9sZSBvbiB0aGUKIG9iamVjdC4gVGhlIGFuc3dlciBpcyB0aGF0IG9mIHRoZSBkYXRhYmFzZTsgdG9rZW5zIGlzc3VlZCBiZWZvcmUgdGhlIGxhdGVzdCBjaGFuZ2UgYXJlIHJlZnVzZWQKIHdpdGhpbiBzZWNvbmRzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBPQkpFQ1RfSU5WQUxJRCBvciBWRVJCX1VOS05PV047IE5PVF9GT1VORCB3aXRoIHJlYXNvbgogQUNDT1VOVF9VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfQURNSU5JU1RSQVRPUiBvciBOT1RfU1RVRFlfTEVBREVSLgoKjwUKBAYAAgMSBD4CQAMagAUgR2l2ZXMgYW4gYWNjb3VudCBvZiBzdGFmZiBhIHJvbGUgaW4gYSBzdHVkeSwgb3IgY2hhbmdlcyB3aGVuIHRoZSByb2xlIGVuZHMuIEZvciBhZG1pbmlzdHJhdG9ycywKIGFuZCBmb3IgbGVhZGVycyBvZiB0aGUgc3R1ZHksIHdobyBnaXZlIG9ubHkgcm9sZXMgd2hvc2UgdmVyYnMgdGhleSBob2xkIHRoZXJlLiBBY2Nlc3MgdG9rZW5zIG9mCiB0aGUgYWNjb3VudCBmcm9tIGJlZm9yZSBhcmUgcmVmdXNlZCBieSBldmVyeSBzZXJ2aWNlIHdpdGhpbiBzZWNvbmRzOyBhIHJlZnJlc2hlZCBvbmUgaGFzIHRoZQogcm9sZS4gQSByZXBldGl0aW9uIGNoYW5nZXMgbm90aGluZy4gUmVjb3JkZWQgaW4gdGhlIGF1ZGl0IGxvZy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gT0JKRUNUX0lOVkFMSUQgb3IgUk9MRV9JTlZBTElEOyBOT1RfRk9VTkQgd2l0aCByZWFzb24KIEFDQ09VTlRfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBOT1RfU1RBRkY7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uCiBOT1RfU1RVRFlfTEVBREVSLCBOT1RfQURNSU5JU1RSQVRPUiBvciBWRVJCU19OT1RfSEVMRDsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uCiBUT09fTUFOWV9ST0xFUy4KCuQBCgQGAAIEEgRFAkcDGtUBIFRha2VzIGEgcm9sZSBpbiBhIHN0dWR5IGZyb20gYW4gYWNjb3VudCwgaW4gdGhlIHNhbWUgd2F5LiBMZWFkZXJzIGNhbm5vdCB0YWtlIHRoZSByb2xlIG9mIHRoZQogc3R1ZHkncyBsYXN0IGxlYWRlcjsgYWRtaW5pc3RyYXRvcnMgY2FuLgoKIEVycm9yczogdGhvc2Ugb2YgQXNzaWduUm9sZTsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBMQVNUX0xFQURFUi4KCvkFCgQGAAIFEgRRAlMDGuoFIERlZmluZXMgYSByb2xlIGluIHN0dWRpZXMsIG9yIHJlcGxhY2VzIGl0cyB2ZXJicy4gRm9yIGFkbWluaXN0cmF0b3JzLCBmb3IgYWxsIHN0dWRpZXMgb3Igb25lOyBhbmQKIGZvciBhY2NvdW50cyB3aXRoIGByb2xlLmFzc2lnbmAgb24gYSBzdHVkeSwgZm9yIHRoYXQgc3R1ZHksIHdobyBob2xkIGFsbCBmb3JtZXIgYW5kIG5ldyB2ZXJicyBvZgogdGhlIHJvbGUgdGhlcmUuIEFjY2VzcyB0b2tlbnMgb2YgYWxsIGFjY291bnRzIHdpdGggYSBjaGFuZ2VkIHJvbGUgYXJlIHJlZnVzZWQgYnkgZXZlcnkgc2VydmljZQogd2l0aGluIHNlY29uZHM7IHJlZnJlc2hlZCBvbmVzIGhhdmUgdGhlIG5ldyB2ZXJicy4gU3RhZmYgd2l0aG91dCBgYWxsb2NhdGlvbi5yZWFkYCBzZWVzIG5vIGdyb3Vwcwogb2YgYSBibGluZGVkIGFsbG9jYXRpb24sIGJ5IHdoYXRldmVyIHJvbGUuIEEgcmVwZXRpdGlvbiBjaGFuZ2VzIG5vdGhpbmcuIFJlY29yZGVkIGluIHRoZSBhdWRpdCBsb2cuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIE9CSkVDVF9JTlZBTElELCBST0xFX0lOVkFMSUQgb3IgVkVSQl9VTktOT1dOOwogUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1NUVURZX0xFQURFUiwgTk9UX0FETUlOSVNUUkFUT1Igb3IgVkVSQlNfTk9UX0hFTEQ7IEFCT1JURUQgd2l0aAogcmVhc29uIFJPTEVfQ0hBTkdFRDsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5ZX1JPTEVTLgoKsgIKBAYAAgYSBFkCWwMaowIgRGVsZXRlcyBhIGRlZmluZWQgcm9sZSB0aGF0IG5vIGFjY291bnQgaGFzLiBGb3IgdGhlIGFjY291bnRzIHRoYXQgbWF5IGRlZmluZSBpdC4gSWRlbXBvdGVudDogYW4KIHVua25vd24gcm9sZSBjaGFuZ2VzIG5vdGhpbmcuIFJlY29yZGVkIGluIHRoZSBhdWRpdCBsb2cuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIFJPTEVfSU5WQUxJRDsgUEVSTUlTU0lPTl9ERU5JRUQgYXMgZm9yIERlZmluZVJvbGU7CiBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIFJPTEVfSU5fVVNFLgoKKQoCBAASBF8AawEaHSBBIHJvbGUgb2YgdGhlIGluc3RhbGxhdGlvbi4KCisKBAQAAgASA2ECEhoeIE5hbWUgc3VjaCBhcyBgc3R1ZHlfbGVhZGVyYC4KCmMKBAQAAgESA2MCExpWIEtpbmQgb2Ygb2JqZWN0IHRoYXQgYWNjb3VudHMgaGF2ZSB0aGUgcm9sZSBvbjogYGluc3RhbGxhdGlvbmAsIGBwcm9qZWN0YCBvciBgc3R1ZHlgLgoKHQoEBAACAhIDZQIcGhAgVmVyYnMsIHNvcnRlZC4KCpUBCgQEAAIDEgNoAhQahwEgV2hlcmUgYSBkZWZpbmVkIHJvbGUgY2FuIGJlIGdpdmVuOiBgaW5zdGFsbGF0aW9uYCBmb3IgYWxsIHN0dWRpZXMsIG9yIG9uZSBzdHVkeSBzdWNoIGFzCiBgc3R1ZGllcy90aW5uaXR1c2AuIEVtcHR5IGZvciBzaGlwcGVkIHJvbGVzLgoKWgoEBAACBBIDagIWGk0gTnVtYmVyIG9mIHRoZSBsYXRlc3QgY2hhbmdlIG9mIGEgZGVmaW5lZCByb2xlLCBmcm9tIDE7IDAgZm9yIHNoaXBwZWQgcm9sZXMuCgojCgIEARIEbgBzARoXIFRoZSBwYWdlIG9mIHRoZSBsaXN0LgoKRwoEBAECABIDcAIXGjogTWF4aW11bSBudW1iZXIgb2Ygcm9sZXMgcGVyIHBhZ2U7IDAgZm9yIDUwLCBhdCBtb3N0IDIwMC4KCjsKBAQBAgESA3ICGBouIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QuCgoeCgIEAhIEdgB7ARoSIEEgcGFnZSBvZiByb2xlcy4KChkKBAQCAgASA3gCIBoMIFRoZSByb2xlcy4KCjkKBAQCAgESA3oCHRosIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0LgoKMQoCBAMSBX4AhwEBGiQgQSByb2xlIG9mIGFuIGFjY291bnQgb24gYW4gb2JqZWN0LgoKHAoEBAMCABIEgAECHBoOIFRoZSBhY2NvdW50LgoKIQoEBAMCARIEggECEhoTIE5hbWUgb2YgdGhlIHJvbGUuCgpkCgQEAwICEgSEAQIUGlYgVGhlIG9iamVjdCwgc3VjaCBhcyBgc3R1ZGllcy90aW5uaXR1c2AuIEVtcHR5IGZvciBhIHN0dWR5IGxlYWRlciB3aG8gbGVhZHMgbm8gc3R1ZHkuCgo6CgQEAwIDEgSGAQIsGiwgV2hlbiB0aGUgcm9sZSBlbmRzOyBhYnNlbnQgaWYgaXQgZG9lcyBub3QuCgohCgIEBBIGigEAlQEBGhMgVGhlIHJvbGUgdG8gZ2l2ZS4KCl0KBAQEAgASBIwBAhwaTyBVVUlEIG9mIHRoZSBhY2NvdW50LCB3aGljaCBiZWxvbmdzIHRvIHN0YWZmIG9mIHN0dWRpZXMgKFJlZ2lzdGVyU3R1ZHlMZWFkZXIpLgoKZQoEBAQCARIEjgECEhpXIFJvbGUgd2hvc2Ugc2NvcGUgaXMgYHN0dWR5YCwgc3VjaCBhcyBgZGF0YV9yZWFkZXJgLCBzaGlwcGVkIG9yIGRlZmluZWQgZm9yIHRoZSBzdHVkeS4KCjEKBAQEAgISBJABAhQaIyBTdHVkeSBzdWNoIGFzIGBzdHVkaWVzL3Rpbm5pdHVzYC4KClAKBAQEAgMSBJIBAiwaQiBXaGVuIHRoZSByb2xlIGVuZHM7IGFic2VudDogaXQgZG9lcyBub3QuIE5vdCBmb3IgYHN0dWR5X2xlYWRlcmAuCgpMCgQEBAIEEgSUAQIZGj4gQ2hhbmdlcyBub3RoaW5nOyB0aGUgcmVzcG9uc2Ugc2F5cyB3aGF0IHRoZSBjaGFuZ2Ugd291bGQgZG8uCgodCgIEBRIGmAEAnQEBGg8gV2hhdCBjaGFuZ2VkLgoKOgoEBAUCABIEmgECExosIFdoZXRoZXIgYW55dGhpbmcgY2hhbmdlZCwgb3Igd291bGQgY2hhbmdlLgoKQgoEBAUCARIEnAECIxo0IFZlcmJzIHRoYXQgdGhlIGFjY291bnQgZ2FpbnMgb24gdGhlIHN0dWR5LCBzb3J0ZWQuCgohCgIEBhIGoAEAqQEBGhMgVGhlIHJvbGUgdG8gdGFrZS4KCiQKBAQGAgASBKIBAhwaFiBVVUlEIG9mIHRoZSBhY2NvdW50LgoKKwoEBAYCARIEpAECEhodIFJvbGUgc3VjaCBhcyBgZGF0YV9yZWFkZXJgLgoKMQoEBAYCAhIEpgECFBojIFN0dWR5IHN1Y2ggYXMgYHN0dWRpZXMvdGlubml0dXNgLgoKTAoEBAYCAxIEqAECGRo+IENoYW5nZXMgbm90aGluZzsgdGhlIHJlc3BvbnNlIHNheXMgd2hhdCB0aGUgY2hhbmdlIHdvdWxkIGRvLgoKHQoCBAcSBqwBALEBARoPIFdoYXQgY2hhbmdlZC4KCjoKBAQHAgASBK4BAhMaLCBXaGV0aGVyIGFueXRoaW5nIGNoYW5nZWQsIG9yIHdvdWxkIGNoYW5nZS4KCkIKBAQHAgESBLABAiEaNCBWZXJicyB0aGF0IHRoZSBhY2NvdW50IGxvc2VzIG9uIHRoZSBzdHVkeSwgc29ydGVkLgoKIwoCBAgSBrQBAMIBARoVIFRoZSByb2xlIHRvIGRlZmluZS4KCqwBCgQECAIAEgS3AQISGp0BIE5hbWUgb2YgMiB0byA0MCBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cyBhbmQgdW5kZXJzY29yZXMsIGJlZ2lubmluZyB3aXRoIGEgbGV0dGVyLiBOb3QgdGhhdCBvZiBhCiBzaGlwcGVkIHJvbGUsIG5vciBvZiBhIHJvbGUgZGVmaW5lZCBmb3IgYW5vdGhlciBvYmplY3QuCgp2CgQECAIBEgS6AQIUGmggV2hlcmUgdGhlIHJvbGUgY2FuIGJlIGdpdmVuOiBgaW5zdGFsbGF0aW9uYCBmb3IgYWxsIHN0dWRpZXMsIG9yIG9uZSBzdHVkeSBzdWNoIGFzCiBgc3R1ZGllcy90aW5uaXR1c2AuCgpgCgQECAICEgS8AQIcGlIgQXQgbGVhc3Qgb25lIHZlcmIgdGhhdCBhIHNoaXBwZWQgcm9sZSBoYXMgb24gc3R1ZGllcy4gUmVwZWF0ZWQgdmVyYnMgY291bnQgb25jZS4KCoABCgQECAIDEgS/AQIWGnIgUmV2aXNpb24gdGhhdCB0aGUgY2hhbmdlIGlzIGJhc2VkIG9uOyAwIGZvciBhIG5ldyByb2xlLiBQcmV2ZW50cyB0aGF0IHR3byBjaGFuZ2VzIGF0IG9uY2Ugb3ZlcndyaXRlCiBlYWNoIG90aGVyLgoKTAoEBAgCBBIEwQECGRo+IENoYW5nZXMgbm90aGluZzsgdGhlIHJlc3BvbnNlIHNheXMgd2hhdCB0aGUgY2hhbmdlIHdvdWxkIGRvLgoKHQoCBAkSBsUBANABARoPIFdoYXQgY2hhbmdlZC4KCjoKBAQJAgASBMcBAhMaLCBXaGV0aGVyIGFueXRoaW5nIGNoYW5nZWQsIG9yIHdvdWxkIGNoYW5nZS4KCjIKBAQJAgESBMkBAiMaJCBWZXJicyB0aGF0IHRoZSByb2xlIGdhaW5zLCBzb3J0ZWQuCgoyCgQECQICEgTLAQIhGiQgVmVyYnMgdGhhdCB0aGUgcm9sZSBsb3Nlcywgc29ydGVkLgoKNwoEBAkCAxIEzQECFhopIE51bWJlciBvZiBhY2NvdW50cyB3aG9zZSByaWdodHMgY2hhbmdlLgoKUQoEBAkCBBIEzwECFhpDIFJldmlzaW9uIG9mIHRoZSByb2xlOyB3aXRoIGB2YWxpZGF0ZV9vbmx5YCB0aGUgb25lIGl0IHdvdWxkIGhhdmUuCgojCgIEChIG0wEA2AEBGhUgVGhlIHJvbGUgdG8gZGVsZXRlLgoKJwoEBAoCABIE1QECEhoZIE5hbWUgb2YgYSBkZWZpbmVkIHJvbGUuCgpMCgQECgIBEgTXAQIZGj4gQ2hhbmdlcyBub3RoaW5nOyB0aGUgcmVzcG9uc2Ugc2F5cyB3aGF0IHRoZSBjaGFuZ2Ugd291bGQgZG8uCgodCgIECxIG2wEA3gEBGg8gV2hhdCBjaGFuZ2VkLgoKOgoEBAsCABIE3QECExosIFdoZXRoZXIgYW55dGhpbmcgY2hhbmdlZCwgb3Igd291bGQgY2hhbmdlLgoKKgoCBAwSBuEBAOoBARocIFRoZSBhY2NvdW50IG9yIHRoZSBvYmplY3QuCgpMCgQEDAIAEgTjAQIcGj4gVVVJRCBvZiBhbiBhY2NvdW50OyBlbXB0eSBmb3IgdGhlIGNhbGxlci4gRXhjbHVkZXMgYG9iamVjdGAuCgpNCgQEDAIBEgTlAQIUGj8gT2JqZWN0IHdob3NlIGFzc2lnbm1lbnRzIHRvIGxpc3QsIHN1Y2ggYXMgYHN0dWRpZXMvdGlubml0dXNgLgoKTgoEBAwCAhIE5wECFxpAIE1heGltdW0gbnVtYmVyIG9mIGFzc2lnbm1lbnRzIHBlciBwYWdlOyAwIGZvciA1MCwgYXQgbW9zdCAyMDAuCgo8CgQEDAIDEgTpAQIYGi4gVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdC4KCiYKAgQNEgbtAQDyAQEaGCBBIHBhZ2Ugb2YgYXNzaWdubWVudHMuCgogCgQEDQIAEgTvAQIsGhIgVGhlIGFzc2lnbm1lbnRzLgoKOgoEBA0CARIE8QECHRosIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0LgoKHQoCBA4SBvUBAPwBARoPIFRoZSBxdWVzdGlvbi4KCjkKBAQOAgASBPcBAhwaKyBVVUlEIG9mIGFuIGFjY291bnQ7IGVtcHR5IGZvciB0aGUgY2FsbGVyLgoKMgoEBA4CARIE+QECFBokIE9iamVjdCBzdWNoIGFzIGBzdHVkaWVzL3Rpbm5pdHVzYC4KCisKBAQOAgISBPsBAhIaHSBWZXJiIHN1Y2ggYXMgYGV4cG9ydC5yZWFkYC4KCiYKAgUAEgb/AQCMAgEaGCBXaGF0IG9uZSBmaW5kaW5nIHNheXMuCgoZCgQFAAIAEgSBAgImGgsgTm90IHVzZWQuCgo0CgQFAAIBEgSDAgIhGiYgVGhlIHJvbGUgaGFzIHRoZSB2ZXJiIG9uIHRoZSBvYmplY3QuCgpUCgQFAAICEgSFAgInGkYgVGhlIGFjY291bnQgaGFzIHRoZSByb2xlIG9uIHRoZSBvYmplY3QsIGJ1dCB0aGUgcm9sZSBsYWNrcyB0aGUgdmVyYi4KClYKBAUAAgMSBIcCAicaSCBUaGUgcm9sZSBoYXMgdGhlIHZlcmIsIGJ1dCB0aGUgYWNjb3VudCBoYXMgdGhlIHJvbGUgb24gYW5vdGhlciBvYmplY3QuCgo8CgQFAAIEEgSJAgIkGi4gVGhlIGFjY291bnQgaXMgc3VzcGVuZGVkIGFuZCBtYXkgZG8gbm90aGluZy4KCkQKBAUAAgUSBIsCAiYaNiBUaGUgYWNjb3VudCBpcyBub3QgY29uZmlybWVkIHlldCBhbmQgY2Fubm90IHNpZ24gaW4uCgonCgIEDxIGjwIAlAIBGhkgQSByZWFzb24gb2YgdGhlIGFuc3dlci4KCh0KBAQPAgASBJECAh0aDyBXaGF0IGl0IHNheXMuCgpSCgQEDwIBEgSTAgIiGkQgVGhlIGFzc2lnbm1lbnQgaXQgaXMgYWJvdXQ7IGFic2VudCBmb3IgZmluZGluZ3MgYWJvdXQgdGhlIGFjY291bnQuCgobCgIEEBIGlwIAoAIBGg0gVGhlIGFuc3dlci4KCkEKBAQQAgASBJkCAhMaMyBXaGV0aGVyIHRoZSBhY2NvdW50IGhvbGRzIHRoZSB2ZXJiIG9uIHRoZSBvYmplY3QuCgpZCgQEEAIBEgSbAgImGksgUmVhc29uczsgZW1wdHkgaWYgbm8gcm9sZSBoYXMgYW55dGhpbmcgdG8gZG8gd2l0aCB0aGUgdmVyYiBvciB0aGUgb2JqZWN0LgoKMQoEBBACAhIEnQICJhojIFJvbGVzIHRoYXQgaGF2ZSB0aGUgdmVyYiwgc29ydGVkLgoKbgoEBBACAxIEnwICMxpgIFRpbWUgb2YgdGhlIGxhdGVzdCBjaGFuZ2Ugb2YgdGhlIGFjY291bnQncyByb2xlcyBvciBsZWQgc3R1ZGllczsgYWJzZW50IGlmIHRoZXkgbmV2ZXIgY2hhbmdlZC4KYgZwcm90bzM=")
}

extension AuthV1.AccessRole {
  public static var fullName: String { "otolith.auth.v1.AccessRole" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__access_role__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__AccessRole>) {
    self.role = Codec.string(c.pointee.role)
    self.scope = Codec.string(c.pointee.scope)
    self.verbs = Codec.array(c.pointee.verbs, c.pointee.n_verbs) { Codec.string($0) }
    self.object = Codec.string(c.pointee.object)
    self.revision = c.pointee.revision
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__AccessRole> {
    let c = arena.allocate(Otolith__Auth__V1__AccessRole.self)
    otolith__auth__v1__access_role__init(c)
    if !self.role.isEmpty { c.pointee.role = arena.string(self.role) }
    if !self.scope.isEmpty { c.pointee.scope = arena.string(self.scope) }
    if !self.verbs.isEmpty {
      c.pointee.n_verbs = self.verbs.count
      c.pointee.verbs = arena.array(self.verbs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.object.isEmpty { c.pointee.object = arena.string(self.object) }
    c.pointee.revision = self.revision
    return c
  }
}

extension AuthV1.ListRolesRequest {
  public static var fullName: String { "otolith.auth.v1.ListRolesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_roles_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListRolesRequest>) {
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListRolesRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListRolesRequest.self)
    otolith__auth__v1__list_roles_request__init(c)
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1.ListRolesResponse {
  public static var fullName: String { "otolith.auth.v1.ListRolesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_roles_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListRolesResponse>) {
    self.roles = Codec.messages(c.pointee.roles, c.pointee.n_roles) { AuthV1.AccessRole($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListRolesResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListRolesResponse.self)
    otolith__auth__v1__list_roles_response__init(c)
    if !self.roles.isEmpty {
      c.pointee.n_roles = self.roles.count
      c.pointee.roles = arena.array(self.roles) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__AccessRole>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1.AccessAssignment {
  public static var fullName: String { "otolith.auth.v1.AccessAssignment" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__access_assignment__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__AccessAssignment>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.role = Codec.string(c.pointee.role)
    self.object = Codec.string(c.pointee.object)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__AccessAssignment> {
    let c = arena.allocate(Otolith__Auth__V1__AccessAssignment.self)
    otolith__auth__v1__access_assignment__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.role.isEmpty { c.pointee.role = arena.string(self.role) }
    if !self.object.isEmpty { c.pointee.object = arena.string(self.object) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.AssignRoleRequest {
  public static var fullName: String { "otolith.auth.v1.AssignRoleRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__assign_role_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__AssignRoleRequest>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.role = Codec.string(c.pointee.role)
    self.object = Codec.string(c.pointee.object)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.validateOnly = c.pointee.validate_only != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__AssignRoleRequest> {
    let c = arena.allocate(Otolith__Auth__V1__AssignRoleRequest.self)
    otolith__auth__v1__assign_role_request__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.role.isEmpty { c.pointee.role = arena.string(self.role) }
    if !self.object.isEmpty { c.pointee.object = arena.string(self.object) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    c.pointee.validate_only = self.validateOnly ? 1 : 0
    return c
  }
}

extension AuthV1.AssignRoleResponse {
  public static var fullName: String { "otolith.auth.v1.AssignRoleResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__assign_role_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__AssignRoleResponse>) {
    self.changed = c.pointee.changed != 0
    self.gainedVerbs = Codec.array(c.pointee.gained_verbs, c.pointee.n_gained_verbs) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__AssignRoleResponse> {
    let c = arena.allocate(Otolith__Auth__V1__AssignRoleResponse.self)
    otolith__auth__v1__assign_role_response__init(c)
    c.pointee.changed = self.changed ? 1 : 0
    if !self.gainedVerbs.isEmpty {
      c.pointee.n_gained_verbs = self.gainedVerbs.count
      c.pointee.gained_verbs = arena.array(self.gainedVerbs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension AuthV1.RevokeRoleRequest {
  public static var fullName: String { "otolith.auth.v1.RevokeRoleRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__revoke_role_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RevokeRoleRequest>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.role = Codec.string(c.pointee.role)
    self.object = Codec.string(c.pointee.object)
    self.validateOnly = c.pointee.validate_only != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RevokeRoleRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RevokeRoleRequest.self)
    otolith__auth__v1__revoke_role_request__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.role.isEmpty { c.pointee.role = arena.string(self.role) }
    if !self.object.isEmpty { c.pointee.object = arena.string(self.object) }
    c.pointee.validate_only = self.validateOnly ? 1 : 0
    return c
  }
}

extension AuthV1.RevokeRoleResponse {
  public static var fullName: String { "otolith.auth.v1.RevokeRoleResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__revoke_role_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RevokeRoleResponse>) {
    self.changed = c.pointee.changed != 0
    self.lostVerbs = Codec.array(c.pointee.lost_verbs, c.pointee.n_lost_verbs) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RevokeRoleResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RevokeRoleResponse.self)
    otolith__auth__v1__revoke_role_response__init(c)
    c.pointee.changed = self.changed ? 1 : 0
    if !self.lostVerbs.isEmpty {
      c.pointee.n_lost_verbs = self.lostVerbs.count
      c.pointee.lost_verbs = arena.array(self.lostVerbs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension AuthV1.DefineRoleRequest {
  public static var fullName: String { "otolith.auth.v1.DefineRoleRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__define_role_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__DefineRoleRequest>) {
    self.role = Codec.string(c.pointee.role)
    self.object = Codec.string(c.pointee.object)
    self.verbs = Codec.array(c.pointee.verbs, c.pointee.n_verbs) { Codec.string($0) }
    self.revision = c.pointee.revision
    self.validateOnly = c.pointee.validate_only != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__DefineRoleRequest> {
    let c = arena.allocate(Otolith__Auth__V1__DefineRoleRequest.self)
    otolith__auth__v1__define_role_request__init(c)
    if !self.role.isEmpty { c.pointee.role = arena.string(self.role) }
    if !self.object.isEmpty { c.pointee.object = arena.string(self.object) }
    if !self.verbs.isEmpty {
      c.pointee.n_verbs = self.verbs.count
      c.pointee.verbs = arena.array(self.verbs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    c.pointee.revision = self.revision
    c.pointee.validate_only = self.validateOnly ? 1 : 0
    return c
  }
}

extension AuthV1.DefineRoleResponse {
  public static var fullName: String { "otolith.auth.v1.DefineRoleResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__define_role_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__DefineRoleResponse>) {
    self.changed = c.pointee.changed != 0
    self.gainedVerbs = Codec.array(c.pointee.gained_verbs, c.pointee.n_gained_verbs) { Codec.string($0) }
    self.lostVerbs = Codec.array(c.pointee.lost_verbs, c.pointee.n_lost_verbs) { Codec.string($0) }
    self.accounts = c.pointee.accounts
    self.revision = c.pointee.revision
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__DefineRoleResponse> {
    let c = arena.allocate(Otolith__Auth__V1__DefineRoleResponse.self)
    otolith__auth__v1__define_role_response__init(c)
    c.pointee.changed = self.changed ? 1 : 0
    if !self.gainedVerbs.isEmpty {
      c.pointee.n_gained_verbs = self.gainedVerbs.count
      c.pointee.gained_verbs = arena.array(self.gainedVerbs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.lostVerbs.isEmpty {
      c.pointee.n_lost_verbs = self.lostVerbs.count
      c.pointee.lost_verbs = arena.array(self.lostVerbs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    c.pointee.accounts = self.accounts
    c.pointee.revision = self.revision
    return c
  }
}

extension AuthV1.DeleteRoleRequest {
  public static var fullName: String { "otolith.auth.v1.DeleteRoleRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__delete_role_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__DeleteRoleRequest>) {
    self.role = Codec.string(c.pointee.role)
    self.validateOnly = c.pointee.validate_only != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__DeleteRoleRequest> {
    let c = arena.allocate(Otolith__Auth__V1__DeleteRoleRequest.self)
    otolith__auth__v1__delete_role_request__init(c)
    if !self.role.isEmpty { c.pointee.role = arena.string(self.role) }
    c.pointee.validate_only = self.validateOnly ? 1 : 0
    return c
  }
}

extension AuthV1.DeleteRoleResponse {
  public static var fullName: String { "otolith.auth.v1.DeleteRoleResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__delete_role_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__DeleteRoleResponse>) {
    self.changed = c.pointee.changed != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__DeleteRoleResponse> {
    let c = arena.allocate(Otolith__Auth__V1__DeleteRoleResponse.self)
    otolith__auth__v1__delete_role_response__init(c)
    c.pointee.changed = self.changed ? 1 : 0
    return c
  }
}

extension AuthV1.ListAssignmentsRequest {
  public static var fullName: String { "otolith.auth.v1.ListAssignmentsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_assignments_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListAssignmentsRequest>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.object = Codec.string(c.pointee.object)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListAssignmentsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListAssignmentsRequest.self)
    otolith__auth__v1__list_assignments_request__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.object.isEmpty { c.pointee.object = arena.string(self.object) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1.ListAssignmentsResponse {
  public static var fullName: String { "otolith.auth.v1.ListAssignmentsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_assignments_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListAssignmentsResponse>) {
    self.assignments = Codec.messages(c.pointee.assignments, c.pointee.n_assignments) { AuthV1.AccessAssignment($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListAssignmentsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListAssignmentsResponse.self)
    otolith__auth__v1__list_assignments_response__init(c)
    if !self.assignments.isEmpty {
      c.pointee.n_assignments = self.assignments.count
      c.pointee.assignments = arena.array(self.assignments) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__AccessAssignment>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1.ExplainAccessRequest {
  public static var fullName: String { "otolith.auth.v1.ExplainAccessRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__explain_access_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ExplainAccessRequest>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.object = Codec.string(c.pointee.object)
    self.verb = Codec.string(c.pointee.verb)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ExplainAccessRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ExplainAccessRequest.self)
    otolith__auth__v1__explain_access_request__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.object.isEmpty { c.pointee.object = arena.string(self.object) }
    if !self.verb.isEmpty { c.pointee.verb = arena.string(self.verb) }
    return c
  }
}

extension AuthV1.AccessFinding {
  public static var fullName: String { "otolith.auth.v1.AccessFinding" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__access_finding__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__AccessFinding>) {
    self.kind = AuthV1.AccessFindingKind(rawValue: Int32(truncatingIfNeeded: c.pointee.kind.rawValue))
    self.assignment = c.pointee.assignment.map { AuthV1.AccessAssignment($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__AccessFinding> {
    let c = arena.allocate(Otolith__Auth__V1__AccessFinding.self)
    otolith__auth__v1__access_finding__init(c)
    c.pointee.kind = Otolith__Auth__V1__AccessFindingKind(rawValue: .init(truncatingIfNeeded: self.kind.rawValue))
    if let value = self.assignment { c.pointee.assignment = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.ExplainAccessResponse {
  public static var fullName: String { "otolith.auth.v1.ExplainAccessResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__explain_access_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ExplainAccessResponse>) {
    self.granted = c.pointee.granted != 0
    self.findings = Codec.messages(c.pointee.findings, c.pointee.n_findings) { AuthV1.AccessFinding($0) }
    self.rolesWithVerb = Codec.array(c.pointee.roles_with_verb, c.pointee.n_roles_with_verb) { Codec.string($0) }
    self.rightsChangeTime = c.pointee.rights_change_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ExplainAccessResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ExplainAccessResponse.self)
    otolith__auth__v1__explain_access_response__init(c)
    c.pointee.granted = self.granted ? 1 : 0
    if !self.findings.isEmpty {
      c.pointee.n_findings = self.findings.count
      c.pointee.findings = arena.array(self.findings) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__AccessFinding>? }
    }
    if !self.rolesWithVerb.isEmpty {
      c.pointee.n_roles_with_verb = self.rolesWithVerb.count
      c.pointee.roles_with_verb = arena.array(self.rolesWithVerb) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if let value = self.rightsChangeTime { c.pointee.rights_change_time = value.cStruct(in: arena) }
    return c
  }
}
