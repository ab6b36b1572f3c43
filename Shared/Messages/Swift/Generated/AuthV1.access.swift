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

    public init(role: String = "", scope: String = "", verbs: [String] = []) {
      self.role = role
      self.scope = scope
      self.verbs = verbs
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
    /// Role whose scope is `study`, such as `data_reader`.
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
    base64: "ChxvdG9saXRoL2F1dGgvdjEvYWNjZXNzLnByb3RvEg9vdG9saXRoLmF1dGgudjEaH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8iTAoKQWNjZXNzUm9sZRISCgRyb2xlGAEgASgJUgRyb2xlEhQKBXNjb3BlGAIgASgJUgVzY29wZRIUCgV2ZXJicxgDIAMoCVIFdmVyYnMiTgoQTGlzdFJvbGVzUmVxdWVzdBIbCglwYWdlX3NpemUYASABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAiABKAlSCXBhZ2VUb2tlbiJuChFMaXN0Um9sZXNSZXNwb25zZRIxCgVyb2xlcxgBIAMoCzIbLm90b2xpdGguYXV0aC52MS5BY2Nlc3NSb2xlUgVyb2xlcxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iogEKEEFjY2Vzc0Fzc2lnbm1lbnQSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSEgoEcm9sZRgCIAEoCVIEcm9sZRIWCgZvYmplY3QYAyABKAlSBm9iamVjdBI7CgtleHBpcmVfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUiyAEKEUFzc2lnblJvbGVSZXF1ZXN0EiUKDnBhcnRpY2lwYW50X2lkGAEgASgJUg1wYXJ0aWNpcGFudElkEhIKBHJvbGUYAiABKAlSBHJvbGUSFgoGb2JqZWN0GAMgASgJUgZvYmplY3QSOwoLZXhwaXJlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lEiMKDXZhbGlkYXRlX29ubHkYBSABKAhSDHZhbGlkYXRlT25seSJRChJBc3NpZ25Sb2xlUmVzcG9uc2USGAoHY2hhbmdlZBgBIAEoCFIHY2hhbmdlZBIhCgxnYWluZWRfdmVyYnMYAiADKAlSC2dhaW5lZFZlcmJzIosBChFSZXZva2VSb2xlUmVxdWVzdBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBISCgRyb2xlGAIgASgJUgRyb2xlEhYKBm9iamVjdBgDIAEoCVIGb2JqZWN0EiMKDXZhbGlkYXRlX29ubHkYBCABKAhSDHZhbGlkYXRlT25seSJNChJSZXZva2VSb2xlUmVzcG9uc2USGAoHY2hhbmdlZBgBIAEoCFIHY2hhbmdlZBIdCgpsb3N0X3ZlcmJzGAIgAygJUglsb3N0VmVyYnMikwEKFkxpc3RBc3NpZ25tZW50c1JlcXVlc3QSJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSFgoGb2JqZWN0GAIgASgJUgZvYmplY3QSGwoJcGFnZV9zaXplGAMgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAQgASgJUglwYWdlVG9rZW4ihgEKF0xpc3RBc3NpZ25tZW50c1Jlc3BvbnNlEkMKC2Fzc2lnbm1lbnRzGAEgAygLMiEub3RvbGl0aC5hdXRoLnYxLkFjY2Vzc0Fzc2lnbm1lbnRSC2Fzc2lnbm1lbnRzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiJpChRFeHBsYWluQWNjZXNzUmVxdWVzdBIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBIWCgZvYmplY3QYAiABKAlSBm9iamVjdBISCgR2ZXJiGAMgASgJUgR2ZXJiIooBCg1BY2Nlc3NGaW5kaW5nEjYKBGtpbmQYASABKA4yIi5vdG9saXRoLmF1dGgudjEuQWNjZXNzRmluZGluZ0tpbmRSBGtpbmQSQQoKYXNzaWdubWVudBgCIAEoCzIhLm90b2xpdGguYXV0aC52MS5BY2Nlc3NBc3NpZ25tZW50Ugphc3NpZ25tZW50It8BChVFeHBsYWluQWNjZXNzUmVzcG9uc2USGAoHZ3JhbnRlZBgBIAEoCFIHZ3JhbnRlZBI6CghmaW5kaW5ncxgCIAMoCzIeLm90b2xpdGguYXV0aC52MS5BY2Nlc3NGaW5kaW5nUghmaW5kaW5ncxImCg9yb2xlc193aXRoX3ZlcmIYAyADKAlSDXJvbGVzV2l0aFZlcmISSAoScmlnaHRzX2NoYW5nZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIQcmlnaHRzQ2hhbmdlVGltZSrsAQoRQWNjZXNzRmluZGluZ0tpbmQSIwofQUNDRVNTX0ZJTkRJTkdfS0lORF9VTlNQRUNJRklFRBAAEh4KGkFDQ0VTU19GSU5ESU5HX0tJTkRfR1JBTlRTEAESJAogQUNDRVNTX0ZJTkRJTkdfS0lORF9WRVJCX01JU1NJTkcQAhIkCiBBQ0NFU1NfRklORElOR19LSU5EX09USEVSX09CSkVDVBADEiEKHUFDQ0VTU19GSU5ESU5HX0tJTkRfU1VTUEVOREVEEAQSIwofQUNDRVNTX0ZJTkRJTkdfS0lORF9VTkNPTkZJUk1FRBAFMvADCg1BY2Nlc3NTZXJ2aWNlElcKCUxpc3RSb2xlcxIhLm90b2xpdGguYXV0aC52MS5MaXN0Um9sZXNSZXF1ZXN0GiIub3RvbGl0aC5hdXRoLnYxLkxpc3RSb2xlc1Jlc3BvbnNlIgOQAgESaQoPTGlzdEFzc2lnbm1lbnRzEicub3RvbGl0aC5hdXRoLnYxLkxpc3RBc3NpZ25tZW50c1JlcXVlc3QaKC5vdG9saXRoLmF1dGgudjEuTGlzdEFzc2lnbm1lbnRzUmVzcG9uc2UiA5ACARJjCg1FeHBsYWluQWNjZXNzEiUub3RvbGl0aC5hdXRoLnYxLkV4cGxhaW5BY2Nlc3NSZXF1ZXN0GiYub3RvbGl0aC5hdXRoLnYxLkV4cGxhaW5BY2Nlc3NSZXNwb25zZSIDkAIBEloKCkFzc2lnblJvbGUSIi5vdG9saXRoLmF1dGgudjEuQXNzaWduUm9sZVJlcXVlc3QaIy5vdG9saXRoLmF1dGgudjEuQXNzaWduUm9sZVJlc3BvbnNlIgOQAgISWgoKUmV2b2tlUm9sZRIiLm90b2xpdGguYXV0aC52MS5SZXZva2VSb2xlUmVxdWVzdBojLm90b2xpdGguYXV0aC52MS5SZXZva2VSb2xlUmVzcG9uc2UiA5ACAkI9Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGguQXV0aC5WMUqVLwruAQoBDBIDBAASGuMBIFJvbGVzLCB3aG8gaGFzIHRoZW0gb24gd2hpY2ggb2JqZWN0cywgYW5kIHdoeSBhbiBhY2NvdW50IG1heSBvciBtYXkgbm90IGRvIHNvbWV0aGluZy4KCiBBbnkgbWV0aG9kIG1heSBhbHNvIHJldHVybiB0aGUgZXJyb3JzIGNvbW1vbiB0byBhbGwgbWV0aG9kcyAob3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvKS4gVGhlCiByZWFzb25zIGFyZSBleHBsYWluZWQgaW4gZXJyb3JzLnByb3RvLgoKygMKAgYAEgQVAEMBGr0DIEV4cGxhaW5zIHJpZ2h0cy4gQSB2ZXJiIHN1Y2ggYXMgYGV4cG9ydC5yZWFkYCBpcyB0aGUgcmlnaHQgdG8gZG8gc29tZXRoaW5nIHRvIGFuIG9iamVjdDsgYSByb2xlIGlzIGEKIGxpc3Qgb2YgdmVyYnM7IGFuIGFzc2lnbm1lbnQgZ2l2ZXMgYW4gYWNjb3VudCBhIHJvbGUgb24gYW4gb2JqZWN0LgoKIE9iamVjdHMgYXJlIGBpbnN0YWxsYXRpb25gLCBgcHJvamVjdHMve3Byb2plY3RfaWR9YCBhbmQgYHN0dWRpZXMve3N0dWR5X2lkfWAuIEEgcm9sZSBvbiB0aGUKIGluc3RhbGxhdGlvbiBob2xkcyBvbiBhbGwgcHJvamVjdHMgYW5kIHN0dWRpZXMsIHdpdGggdGhlIHZlcmJzIG9mIHRoZSByb2xlLiBSb2xlcyBpbiBwcm9qZWN0cyBhcmUKIGtlcHQgYnkgdGhlIGNhdGFsb2d1ZSAoUHJvamVjdFNlcnZpY2UuTGlzdFByb2plY3RSb2xlcykgYW5kIGFyZSBub3QgbGlzdGVkIGhlcmUuCgqJAQoEBgACABIEGQIbAxp7IExpc3RzIHRoZSByb2xlcyBvZiB0aGUgaW5zdGFsbGF0aW9uLCBmcm9tIHRoZSB3aWRlc3QgdG8gdGhlIG5hcnJvd2VzdCBzY29wZS4gRm9yIGFueSBhY2NvdW50LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCuMCCgQGAAIBEgQiAiQDGtQCIExpc3RzIHRoZSBhc3NpZ25tZW50cyBvZiBhbiBhY2NvdW50LCBvciB0aG9zZSBvbiBhbiBvYmplY3Q6IG9mIHRoZSBjYWxsZXIsIG9yIHdpdGggYHJvbGUucmVhZGAgb24KIHRoZSBvYmplY3Q7IHRob3NlIG9mIGFub3RoZXIgYWNjb3VudCBuZWVkIGl0IG9uIHRoZSBpbnN0YWxsYXRpb24uIFNvcnRlZCBieSBvYmplY3QsIHJvbGUgYW5kCiBhY2NvdW50LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIEFDQ09VTlRfVU5LTk9XTjsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24KIE5PVF9BRE1JTklTVFJBVE9SIG9yIE5PVF9TVFVEWV9MRUFERVIuCgraBAoEBgACAhIELQIvAxrLBCBTYXlzIHdoZXRoZXIgYW4gYWNjb3VudCBob2xkcyBhIHZlcmIgb24gYW4gb2JqZWN0LCBhbmQgd2h5OiBvZiB0aGUgY2FsbGVyLCBvciB3aXRoIGByb2xlLnJlYWRgIG9uCiB0aGUgb2JqZWN0LiBSb2xlcyBvbiBvdGhlciBvYmplY3RzIGFyZSBzaG93biB0byB0aGUgYWNjb3VudCBpdHNlbGYgYW5kIHdpdGggYHJvbGUucmVhZGAgb24gdGhlCiBpbnN0YWxsYXRpb24uIE90aGVycyBzZWUgb25seSBgZ3JhbnRlZGAgYW5kIGByb2xlc193aXRoX3ZlcmJgIG9mIGFuIGFjY291bnQgd2l0aG91dCBhIHJvbGUgb24gdGhlCiBvYmplY3QuIFRoZSBhbnN3ZXIgaXMgdGhhdCBvZiB0aGUgZGF0YWJhc2U7IHRva2VucyBpc3N1ZWQgYmVmb3JlIHRoZSBsYXRlc3QgY2hhbmdlIGFyZSByZWZ1c2VkCiB3aXRoaW4gc2Vjb25kcy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gT0JKRUNUX0lOVkFMSUQgb3IgVkVSQl9VTktOT1dOOyBOT1RfRk9VTkQgd2l0aCByZWFzb24KIEFDQ09VTlRfVU5LTk9XTjsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX0FETUlOSVNUUkFUT1Igb3IgTk9UX1NUVURZX0xFQURFUi4KCo8FCgQGAAIDEgQ5AjsDGoAFIEdpdmVzIGFuIGFjY291bnQgb2Ygc3RhZmYgYSByb2xlIGluIGEgc3R1ZHksIG9yIGNoYW5nZXMgd2hlbiB0aGUgcm9sZSBlbmRzLiBGb3IgYWRtaW5pc3RyYXRvcnMsCiBhbmQgZm9yIGxlYWRlcnMgb2YgdGhlIHN0dWR5LCB3aG8gZ2l2ZSBvbmx5IHJvbGVzIHdob3NlIHZlcmJzIHRoZXkgaG9sZCB0aGVyZS4gQWNjZXNzIHRva2VucyBvZgogdGhlIGFjY291bnQgZnJvbSBiZWZvcmUgYXJlIHJlZnVzZWQgYnkgZXZlcnkgc2VydmljZSB3aXRoaW4gc2Vjb25kczsgYSByZWZyZXNoZWQgb25lIGhhcyB0aGUKIHJvbGUuIEEgcmVwZXRpdGlvbiBjaGFuZ2VzIG5vdGhpbmcuIFJlY29yZGVkIGluIHRoZSBhdWRpdCBsb2cuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIE9CSkVDVF9JTlZBTElEIG9yIFJPTEVfSU5WQUxJRDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uCiBBQ0NPVU5UX1VOS05PV047IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gTk9UX1NUQUZGOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbgogTk9UX1NUVURZX0xFQURFUiwgTk9UX0FETUlOSVNUUkFUT1Igb3IgVkVSQlNfTk9UX0hFTEQ7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbgogVE9PX01BTllfUk9MRVMuCgrkAQoEBgACBBIEQAJCAxrVASBUYWtlcyBhIHJvbGUgaW4gYSBzdHVkeSBmcm9tIGFuIGFjY291bnQsIGluIHRoZSBzYW1lIHdheS4gTGVhZGVycyBjYW5ub3QgdGFrZSB0aGUgcm9sZSBvZiB0aGUKIHN0dWR5J3MgbGFzdCBsZWFkZXI7IGFkbWluaXN0cmF0b3JzIGNhbi4KCiBFcnJvcnM6IHRob3NlIG9mIEFzc2lnblJvbGU7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gTEFTVF9MRUFERVIuCgopCgIEABIERgBNARodIEEgcm9sZSBvZiB0aGUgaW5zdGFsbGF0aW9uLgoKKwoEBAACABIDSAISGh4gTmFtZSBzdWNoIGFzIGBzdHVkeV9sZWFkZXJgLgoKYwoEBAACARIDSgITGlYgS2luZCBvZiBvYmplY3QgdGhhdCBhY2NvdW50cyBoYXZlIHRoZSByb2xlIG9uOiBgaW5zdGFsbGF0aW9uYCwgYHByb2plY3RgIG9yIGBzdHVkeWAuCgodCgQEAAICEgNMAhwaECBWZXJicywgc29ydGVkLgoKIwoCBAESBFAAVQEaFyBUaGUgcGFnZSBvZiB0aGUgbGlzdC4KCkcKBAQBAgASA1ICFxo6IE1heGltdW0gbnVtYmVyIG9mIHJvbGVzIHBlciBwYWdlOyAwIGZvciA1MCwgYXQgbW9zdCAyMDAuCgo7CgQEAQIBEgNUAhgaLiBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0LgoKHgoCBAISBFgAXQEaEiBBIHBhZ2Ugb2Ygcm9sZXMuCgoZCgQEAgIAEgNaAiAaDCBUaGUgcm9sZXMuCgo5CgQEAgIBEgNcAh0aLCBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBvbiB0aGUgbGFzdC4KCjAKAgQDEgRgAGkBGiQgQSByb2xlIG9mIGFuIGFjY291bnQgb24gYW4gb2JqZWN0LgoKGwoEBAMCABIDYgIcGg4gVGhlIGFjY291bnQuCgogCgQEAwIBEgNkAhIaEyBOYW1lIG9mIHRoZSByb2xlLgoKYwoEBAMCAhIDZgIUGlYgVGhlIG9iamVjdCwgc3VjaCBhcyBgc3R1ZGllcy90aW5uaXR1c2AuIEVtcHR5IGZvciBhIHN0dWR5IGxlYWRlciB3aG8gbGVhZHMgbm8gc3R1ZHkuCgo5CgQEAwIDEgNoAiwaLCBXaGVuIHRoZSByb2xlIGVuZHM7IGFic2VudCBpZiBpdCBkb2VzIG5vdC4KCh8KAgQEEgRsAHcBGhMgVGhlIHJvbGUgdG8gZ2l2ZS4KClwKBAQEAgASA24CHBpPIFVVSUQgb2YgdGhlIGFjY291bnQsIHdoaWNoIGJlbG9uZ3MgdG8gc3RhZmYgb2Ygc3R1ZGllcyAoUmVnaXN0ZXJTdHVkeUxlYWRlcikuCgpCCgQEBAIBEgNwAhIaNSBSb2xlIHdob3NlIHNjb3BlIGlzIGBzdHVkeWAsIHN1Y2ggYXMgYGRhdGFfcmVhZGVyYC4KCjAKBAQEAgISA3ICFBojIFN0dWR5IHN1Y2ggYXMgYHN0dWRpZXMvdGlubml0dXNgLgoKTwoEBAQCAxIDdAIsGkIgV2hlbiB0aGUgcm9sZSBlbmRzOyBhYnNlbnQ6IGl0IGRvZXMgbm90LiBOb3QgZm9yIGBzdHVkeV9sZWFkZXJgLgoKSwoEBAQCBBIDdgIZGj4gQ2hhbmdlcyBub3RoaW5nOyB0aGUgcmVzcG9uc2Ugc2F5cyB3aGF0IHRoZSBjaGFuZ2Ugd291bGQgZG8uCgobCgIEBRIEegB/ARoPIFdoYXQgY2hhbmdlZC4KCjkKBAQFAgASA3wCExosIFdoZXRoZXIgYW55dGhpbmcgY2hhbmdlZCwgb3Igd291bGQgY2hhbmdlLgoKQQoEBAUCARIDfgIjGjQgVmVyYnMgdGhhdCB0aGUgYWNjb3VudCBnYWlucyBvbiB0aGUgc3R1ZHksIHNvcnRlZC4KCiEKAgQGEgaCAQCLAQEaEyBUaGUgcm9sZSB0byB0YWtlLgoKJAoEBAYCABIEhAECHBoWIFVVSUQgb2YgdGhlIGFjY291bnQuCgorCgQEBgIBEgSGAQISGh0gUm9sZSBzdWNoIGFzIGBkYXRhX3JlYWRlcmAuCgoxCgQEBgICEgSIAQIUGiMgU3R1ZHkgc3VjaCBhcyBgc3R1ZGllcy90aW5uaXR1c2AuCgpMCgQEBgIDEgSKAQIZGj4gQ2hhbmdlcyBub3RoaW5nOyB0aGUgcmVzcG9uc2Ugc2F5cyB3aGF0IHRoZSBjaGFuZ2Ugd291bGQgZG8uCgodCgIEBxIGjgEAkwEBGg8gV2hhdCBjaGFuZ2VkLgoKOgoEBAcCABIEkAECExosIFdoZXRoZXIgYW55dGhpbmcgY2hhbmdlZCwgb3Igd291bGQgY2hhbmdlLgoKQgoEBAcCARIEkgECIRo0IFZlcmJzIHRoYXQgdGhlIGFjY291bnQgbG9zZXMgb24gdGhlIHN0dWR5LCBzb3J0ZWQuCgoqCgIECBIGlgEAnwEBGhwgVGhlIGFjY291bnQgb3IgdGhlIG9iamVjdC4KCkwKBAQIAgASBJgBAhwaPiBVVUlEIG9mIGFuIGFjY291bnQ7IGVtcHR5IGZvciB0aGUgY2FsbGVyLiBFeGNsdWRlcyBgb2JqZWN0YC4KCk0KBAQIAgESBJoBAhQaPyBPYmplY3Qgd2hvc2UgYXNzaWdubWVudHMgdG8gbGlzdCwgc3VjaCBhcyBgc3R1ZGllcy90aW5uaXR1c2AuCgpOCgQECAICEgScAQIXGkAgTWF4aW11bSBudW1iZXIgb2YgYXNzaWdubWVudHMgcGVyIHBhZ2U7IDAgZm9yIDUwLCBhdCBtb3N0IDIwMC4KCjwKBAQIAgMSBJ4BAhgaLiBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0LgoKJgoCBAkSBqIBAKcBARoYIEEgcGFnZSBvZiBhc3NpZ25tZW50cy4KCiAKBAQJAgASBKQBAiwaEiBUaGUgYXNzaWdubWVudHMuCgo6CgQECQIBEgSmAQIdGiwgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QuCgodCgIEChIGqgEAsQEBGg8gVGhlIHF1ZXN0aW9uLgoKOQoEBAoCABIErAECHBorIFVVSUQgb2YgYW4gYWNjb3VudDsgZW1wdHkgZm9yIHRoZSBjYWxsZXIuCgoyCgQECgIBEgSuAQIUGiQgT2JqZWN0IHN1Y2ggYXMgYHN0dWRpZXMvdGlubml0dXNgLgoKKwoEBAoCAhIEsAECEhodIFZlcmIgc3VjaCBhcyBgZXhwb3J0LnJlYWRgLgoKJgoCBQASBrQBAMEBARoYIFdoYXQgb25lIGZpbmRpbmcgc2F5cy4KChkKBAUAAgASBLYBAiYaCyBOb3QgdXNlZC4KCjQKBAUAAgESBLgBAiEaJiBUaGUgcm9sZSBoYXMgdGhlIHZlcmIgb24gdGhlIG9iamVjdC4KClQKBAUAAgISBLoBAicaRiBUaGUgYWNjb3VudCBoYXMgdGhlIHJvbGUgb24gdGhlIG9iamVjdCwgYnV0IHRoZSByb2xlIGxhY2tzIHRoZSB2ZXJiLgoKVgoEBQACAxIEvAECJxpIIFRoZSByb2xlIGhhcyB0aGUgdmVyYiwgYnV0IHRoZSBhY2NvdW50IGhhcyB0aGUgcm9sZSBvbiBhbm90aGVyIG9iamVjdC4KCjwKBAUAAgQSBL4BAiQaLiBUaGUgYWNjb3VudCBpcyBzdXNwZW5kZWQgYW5kIG1heSBkbyBub3RoaW5nLgoKRAoEBQACBRIEwAECJho2IFRoZSBhY2NvdW50IGlzIG5vdCBjb25maXJtZWQgeWV0IGFuZCBjYW5ub3Qgc2lnbiBpbi4KCicKAgQLEgbEAQDJAQEaGSBBIHJlYXNvbiBvZiB0aGUgYW5zd2VyLgoKHQoEBAsCABIExgECHRoPIFdoYXQgaXQgc2F5cy4KClIKBAQLAgESBMgBAiIaRCBUaGUgYXNzaWdubWVudCBpdCBpcyBhYm91dDsgYWJzZW50IGZvciBmaW5kaW5ncyBhYm91dCB0aGUgYWNjb3VudC4KChsKAgQMEgbMAQDVAQEaDSBUaGUgYW5zd2VyLgoKQQoEBAwCABIEzgECExozIFdoZXRoZXIgdGhlIGFjY291bnQgaG9sZHMgdGhlIHZlcmIgb24gdGhlIG9iamVjdC4KClkKBAQMAgESBNABAiYaSyBSZWFzb25zOyBlbXB0eSBpZiBubyByb2xlIGhhcyBhbnl0aGluZyB0byBkbyB3aXRoIHRoZSB2ZXJiIG9yIHRoZSBvYmplY3QuCgoxCgQEDAICEgTSAQImGiMgUm9sZXMgdGhhdCBoYXZlIHRoZSB2ZXJiLCBzb3J0ZWQuCgpuCgQEDAIDEgTUAQIzGmAgVGltZSBvZiB0aGUgbGF0ZXN0IGNoYW5nZSBvZiB0aGUgYWNjb3VudCdzIHJvbGVzIG9yIGxlZCBzdHVkaWVzOyBhYnNlbnQgaWYgdGhleSBuZXZlciBjaGFuZ2VkLgpiBnByb3RvMw==")
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
