// Generated from otolith/auth/v1/allocation.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension AuthV1 {
  /// How arms are drawn.
  public enum AllocationMethod: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// Permuted blocks of random size, for each stratum by itself.
    case blocks
    /// Minimisation by Pocock and Simon: the arm with the least imbalance over the member's levels is
    /// drawn with a fixed probability.
    case minimisation
    /// An uploaded list: the next unused entry of the stratum.
    case list
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .blocks, .minimisation, .list] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .blocks
        case 2: .minimisation
        case 3: .list
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .blocks: 1
        case .minimisation: 2
        case .list: 3
        case .unrecognized(let number): number
      }
    }
  }

  /// The state of a request to unblind.
  public enum UnblindingState: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// Waiting for another person's decision.
    case pending
    /// Approved, or made by one person where the scheme allows it.
    case approved
    /// Rejected.
    case rejected
    /// Not decided within 24 hours.
    case expired
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .pending, .approved, .rejected, .expired] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .pending
        case 2: .approved
        case 3: .rejected
        case 4: .expired
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .pending: 1
        case .approved: 2
        case .rejected: 3
        case .expired: 4
        case .unrecognized(let number): number
      }
    }
  }

  /// An arm of a study.
  public struct AllocationArm: Message {
    /// `StudyGroup.group_id`.
    public var groupID: String
    /// Share of this arm in the ratio, 1–10.
    public var ratio: UInt32

    public init(groupID: String = "", ratio: UInt32 = 0) {
      self.groupID = groupID
      self.ratio = ratio
    }
  }

  /// A factor that defines strata.
  public struct AllocationFactor: Message {
    /// Lower-case id such as `site`.
    public var factor: String
    /// Ids of its levels, 2–50.
    public var levels: [String]

    public init(factor: String = "", levels: [String] = []) {
      self.factor = factor
      self.levels = levels
    }
  }

  /// The level of a member in a factor.
  public struct AllocationLevel: Message {
    /// `AllocationFactor.factor`.
    public var factor: String
    /// One of its levels.
    public var level: String

    public init(factor: String = "", level: String = "") {
      self.factor = factor
      self.level = level
    }
  }

  /// An entry of an uploaded list.
  public struct AllocationEntry: Message {
    /// The arm.
    public var groupID: String
    /// One level of each factor.
    public var strata: [AuthV1.AllocationLevel]

    public init(groupID: String = "", strata: [AuthV1.AllocationLevel] = []) {
      self.groupID = groupID
      self.strata = strata
    }
  }

  /// The parameters of a scheme.
  public struct StartAllocationSchemeRequest: Message {
    /// UUID made by the client.
    public var schemeID: String
    /// A study where the caller has the method's right.
    public var studyID: String
    /// How arms are drawn.
    public var method: AuthV1.AllocationMethod
    /// Arms, 2–10 groups of the study with the ratio of allocation. For an uploaded list the ratio is
    /// 1.
    public var arms: [AuthV1.AllocationArm]
    /// Factors, at most 10, whose combinations are the strata: at most 1,000 combinations, except for
    /// minimisation, which needs at least one factor.
    public var factors: [AuthV1.AllocationFactor]
    /// For blocks: sizes of blocks as multiples of the sum of the ratio, 1–5 different numbers of
    /// 1–20, drawn with equal probability. More than one makes the end of a block harder to predict.
    public var blockMultiples: [UInt32]
    /// For minimisation: probability in percent of the arm with the least imbalance, 51–99; 0 means
    /// 85.
    public var preferredPercent: UInt32
    /// For a list: the entries in order, 1–10,000.
    public var entries: [AuthV1.AllocationEntry]
    /// Whether groups are concealed from staff without the right `allocation.read` until the end.
    public var blinded: Bool
    /// Whether one person may unblind a member in an emergency without a second one.
    public var unblindAlone: Bool
    /// Checks the parameters and starts nothing.
    public var validateOnly: Bool

    public init(
      schemeID: String = "",
      studyID: String = "",
      method: AuthV1.AllocationMethod = AuthV1.AllocationMethod(rawValue: 0),
      arms: [AuthV1.AllocationArm] = [],
      factors: [AuthV1.AllocationFactor] = [],
      blockMultiples: [UInt32] = [],
      preferredPercent: UInt32 = 0,
      entries: [AuthV1.AllocationEntry] = [],
      blinded: Bool = false,
      unblindAlone: Bool = false,
      validateOnly: Bool = false
    ) {
      self.schemeID = schemeID
      self.studyID = studyID
      self.method = method
      self.arms = arms
      self.factors = factors
      self.blockMultiples = blockMultiples
      self.preferredPercent = preferredPercent
      self.entries = entries
      self.blinded = blinded
      self.unblindAlone = unblindAlone
      self.validateOnly = validateOnly
    }
  }

  /// The started scheme.
  public struct StartAllocationSchemeResponse: Message {
    /// Whether this call started it. Unspecified if `validate_only` was set.
    public var outcome: AuthV1.WriteOutcome
    /// The scheme. Without commitment and start time if `validate_only` was set.
    public var scheme: AuthV1.AllocationScheme?

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      scheme: AuthV1.AllocationScheme? = nil
    ) {
      self.outcome = outcome
      self.scheme = scheme
    }
  }

  /// Selects the scheme of a study.
  public struct GetAllocationSchemeRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String

    public init(studyID: String = "") {
      self.studyID = studyID
    }
  }

  /// A scheme. Block sizes, probabilities and the entries of a list are secret until the end.
  public struct AllocationScheme: Message {
    /// UUID made by the client.
    public var schemeID: String
    /// The study.
    public var studyID: String
    /// How arms are drawn.
    public var method: AuthV1.AllocationMethod
    /// Arms with their ratio.
    public var arms: [AuthV1.AllocationArm]
    /// Factors; a member is allocated with one level of each.
    public var factors: [AuthV1.AllocationFactor]
    /// Whether groups are concealed from staff without the right `allocation.read` until the end.
    public var blinded: Bool
    /// Whether one person may unblind a member without a second one.
    public var unblindAlone: Bool
    /// SHA-256 of the seed followed by the parameters, in lower-case hexadecimal.
    public var commitment: String
    /// Time of the start.
    public var startTime: GoogleProtobuf.Timestamp?
    /// Time of the end; absent while the scheme runs.
    public var endTime: GoogleProtobuf.Timestamp?
    /// Number of allocations.
    public var allocatedCount: UInt32
    /// Seed, 32 bytes; empty while the scheme runs.
    public var seed: [UInt8]
    /// Parameters in canonical form, as the commitment contains them; empty while the scheme runs.
    public var parameters: String

    public init(
      schemeID: String = "",
      studyID: String = "",
      method: AuthV1.AllocationMethod = AuthV1.AllocationMethod(rawValue: 0),
      arms: [AuthV1.AllocationArm] = [],
      factors: [AuthV1.AllocationFactor] = [],
      blinded: Bool = false,
      unblindAlone: Bool = false,
      commitment: String = "",
      startTime: GoogleProtobuf.Timestamp? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil,
      allocatedCount: UInt32 = 0,
      seed: [UInt8] = [],
      parameters: String = ""
    ) {
      self.schemeID = schemeID
      self.studyID = studyID
      self.method = method
      self.arms = arms
      self.factors = factors
      self.blinded = blinded
      self.unblindAlone = unblindAlone
      self.commitment = commitment
      self.startTime = startTime
      self.endTime = endTime
      self.allocatedCount = allocatedCount
      self.seed = seed
      self.parameters = parameters
    }
  }

  /// Selects the scheme to end.
  public struct EndAllocationSchemeRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// `AllocationScheme.scheme_id`.
    public var schemeID: String

    public init(studyID: String = "", schemeID: String = "") {
      self.studyID = studyID
      self.schemeID = schemeID
    }
  }

  /// The ended scheme.
  public struct EndAllocationSchemeResponse: Message {
    /// Whether this call ended it.
    public var outcome: AuthV1.WriteOutcome
    /// The scheme with its seed and parameters.
    public var scheme: AuthV1.AllocationScheme?

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      scheme: AuthV1.AllocationScheme? = nil
    ) {
      self.outcome = outcome
      self.scheme = scheme
    }
  }

  /// The member to allocate.
  public struct AllocateMemberRequest: Message {
    /// UUID made by the client. Keep it until a response arrives.
    public var requestID: String
    /// A study where the caller has the method's right.
    public var studyID: String
    /// `Member.member_id`.
    public var memberID: String
    /// One level of each factor, in any order.
    public var strata: [AuthV1.AllocationLevel]

    public init(
      requestID: String = "",
      studyID: String = "",
      memberID: String = "",
      strata: [AuthV1.AllocationLevel] = []
    ) {
      self.requestID = requestID
      self.studyID = studyID
      self.memberID = memberID
      self.strata = strata
    }
  }

  /// The allocated member.
  public struct AllocateMemberResponse: Message {
    /// Whether this call allocated the member.
    public var outcome: AuthV1.WriteOutcome
    /// The allocation.
    public var allocation: AuthV1.Allocation?

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      allocation: AuthV1.Allocation? = nil
    ) {
      self.outcome = outcome
      self.allocation = allocation
    }
  }

  /// A position in the sequence of allocations. It stays when the member's data is erased, without the
  /// member, so that the sequence can be recomputed.
  public struct Allocation: Message {
    /// Position in the order of allocation, from 1.
    public var position: UInt32
    /// `Member.member_id` of the enrolment at the time of allocation; empty after an erasure.
    public var memberID: String
    /// Levels in the order of the scheme's factors.
    public var strata: [AuthV1.AllocationLevel]
    /// The arm; empty if it is concealed from the caller.
    public var groupID: String
    /// Day (UTC) of the allocation, as its midnight; absent after an erasure.
    public var allocateTime: GoogleProtobuf.Timestamp?

    public init(
      position: UInt32 = 0,
      memberID: String = "",
      strata: [AuthV1.AllocationLevel] = [],
      groupID: String = "",
      allocateTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.position = position
      self.memberID = memberID
      self.strata = strata
      self.groupID = groupID
      self.allocateTime = allocateTime
    }
  }

  /// Selects allocations of one study.
  public struct ListAllocationsRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(studyID: String = "", pageSize: UInt32 = 0, pageToken: String = "") {
      self.studyID = studyID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of allocations.
  public struct ListAllocationsResponse: Message {
    /// Allocations by position.
    public var allocations: [AuthV1.Allocation]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String
    /// Whether the arms are concealed from the caller.
    public var groupsConcealed: Bool

    public init(
      allocations: [AuthV1.Allocation] = [],
      nextPageToken: String = "",
      groupsConcealed: Bool = false
    ) {
      self.allocations = allocations
      self.nextPageToken = nextPageToken
      self.groupsConcealed = groupsConcealed
    }
  }

  /// A request to unblind one member. Deleted when the member's data is erased.
  public struct Unblinding: Message {
    /// UUID made by the client.
    public var unblindingID: String
    /// The study.
    public var studyID: String
    /// `Member.member_id` as requested.
    public var memberID: String
    /// Why the arm is needed.
    public var reason: String
    /// The current state.
    public var state: AuthV1.UnblindingState
    /// UUID of the account that requested it.
    public var requestedBy: String
    /// UUID of the account that decided; empty without a decision.
    public var decidedBy: String
    /// Time of the request.
    public var requestTime: GoogleProtobuf.Timestamp?
    /// Time of the decision; absent without one.
    public var decideTime: GoogleProtobuf.Timestamp?
    /// The arm. Set only after an approval, for the two persons and for callers with the right
    /// `allocation.read`.
    public var groupID: String

    public init(
      unblindingID: String = "",
      studyID: String = "",
      memberID: String = "",
      reason: String = "",
      state: AuthV1.UnblindingState = AuthV1.UnblindingState(rawValue: 0),
      requestedBy: String = "",
      decidedBy: String = "",
      requestTime: GoogleProtobuf.Timestamp? = nil,
      decideTime: GoogleProtobuf.Timestamp? = nil,
      groupID: String = ""
    ) {
      self.unblindingID = unblindingID
      self.studyID = studyID
      self.memberID = memberID
      self.reason = reason
      self.state = state
      self.requestedBy = requestedBy
      self.decidedBy = decidedBy
      self.requestTime = requestTime
      self.decideTime = decideTime
      self.groupID = groupID
    }
  }

  /// The member to unblind.
  public struct RequestUnblindingRequest: Message {
    /// UUID made by the client. Keep it until a response arrives.
    public var unblindingID: String
    /// A study where the caller has the method's right.
    public var studyID: String
    /// `Member.member_id` of a current or an earlier enrolment.
    public var memberID: String
    /// Why the arm is needed: 1–500 characters, without U+0000.
    public var reason: String

    public init(
      unblindingID: String = "",
      studyID: String = "",
      memberID: String = "",
      reason: String = ""
    ) {
      self.unblindingID = unblindingID
      self.studyID = studyID
      self.memberID = memberID
      self.reason = reason
    }
  }

  /// The stored request.
  public struct RequestUnblindingResponse: Message {
    /// Whether this call made it.
    public var outcome: AuthV1.WriteOutcome
    /// The request.
    public var unblinding: AuthV1.Unblinding?

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      unblinding: AuthV1.Unblinding? = nil
    ) {
      self.outcome = outcome
      self.unblinding = unblinding
    }
  }

  /// The decision on a request.
  public struct DecideUnblindingRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// `Unblinding.unblinding_id`.
    public var unblindingID: String
    /// Whether the request is approved; false rejects it.
    public var approve: Bool

    public init(studyID: String = "", unblindingID: String = "", approve: Bool = false) {
      self.studyID = studyID
      self.unblindingID = unblindingID
      self.approve = approve
    }
  }

  /// The decided request.
  public struct DecideUnblindingResponse: Message {
    /// Whether this call decided it.
    public var outcome: AuthV1.WriteOutcome
    /// The request.
    public var unblinding: AuthV1.Unblinding?

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      unblinding: AuthV1.Unblinding? = nil
    ) {
      self.outcome = outcome
      self.unblinding = unblinding
    }
  }

  /// Selects requests of one study.
  public struct ListUnblindingsRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(studyID: String = "", pageSize: UInt32 = 0, pageToken: String = "") {
      self.studyID = studyID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of requests.
  public struct ListUnblindingsResponse: Message {
    /// Requests, newest first.
    public var unblindings: [AuthV1.Unblinding]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(unblindings: [AuthV1.Unblinding] = [], nextPageToken: String = "") {
      self.unblindings = unblindings
      self.nextPageToken = nextPageToken
    }
  }

  /// The descriptor of `otolith/auth/v1/allocation.proto`.
  public static let allocationFile = ProtoFile(
    name: "otolith/auth/v1/allocation.proto",
    dependencies: [GoogleProtobuf.timestampFile, AuthV1.authFile],
    base64: "CiBvdG9saXRoL2F1dGgvdjEvYWxsb2NhdGlvbi5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvGhpvdG9saXRoL2F1dGgvdjEvYXV0aC5wcm90byJACg1BbGxvY2F0aW9uQXJtEhkKCGdyb3VwX2lkGAEgASgJUgdncm91cElkEhQKBXJhdGlvGAIgASgNUgVyYXRpbyJCChBBbGxvY2F0aW9uRmFjdG9yEhYKBmZhY3RvchgBIAEoCVIGZmFjdG9yEhYKBmxldmVscxgCIAMoCVIGbGV2ZWxzIj8KD0FsbG9jYXRpb25MZXZlbBIWCgZmYWN0b3IYASABKAlSBmZhY3RvchIUCgVsZXZlbBgCIAEoCVIFbGV2ZWwiZgoPQWxsb2NhdGlvbkVudHJ5EhkKCGdyb3VwX2lkGAEgASgJUgdncm91cElkEjgKBnN0cmF0YRgCIAMoCzIgLm90b2xpdGguYXV0aC52MS5BbGxvY2F0aW9uTGV2ZWxSBnN0cmF0YSL4AwocU3RhcnRBbGxvY2F0aW9uU2NoZW1lUmVxdWVzdBIbCglzY2hlbWVfaWQYASABKAlSCHNjaGVtZUlkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEjkKBm1ldGhvZBgDIAEoDjIhLm90b2xpdGguYXV0aC52MS5BbGxvY2F0aW9uTWV0aG9kUgZtZXRob2QSMgoEYXJtcxgEIAMoCzIeLm90b2xpdGguYXV0aC52MS5BbGxvY2F0aW9uQXJtUgRhcm1zEjsKB2ZhY3RvcnMYBSADKAsyIS5vdG9saXRoLmF1dGgudjEuQWxsb2NhdGlvbkZhY3RvclIHZmFjdG9ycxInCg9ibG9ja19tdWx0aXBsZXMYBiADKA1SDmJsb2NrTXVsdGlwbGVzEisKEXByZWZlcnJlZF9wZXJjZW50GAcgASgNUhBwcmVmZXJyZWRQZXJjZW50EjoKB2VudHJpZXMYCCADKAsyIC5vdG9saXRoLmF1dGgudjEuQWxsb2NhdGlvbkVudHJ5UgdlbnRyaWVzEhgKB2JsaW5kZWQYCSABKAhSB2JsaW5kZWQSIwoNdW5ibGluZF9hbG9uZRgKIAEoCFIMdW5ibGluZEFsb25lEiMKDXZhbGlkYXRlX29ubHkYCyABKAhSDHZhbGlkYXRlT25seSKTAQodU3RhcnRBbGxvY2F0aW9uU2NoZW1lUmVzcG9uc2USNwoHb3V0Y29tZRgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291dGNvbWUSOQoGc2NoZW1lGAIgASgLMiEub3RvbGl0aC5hdXRoLnYxLkFsbG9jYXRpb25TY2hlbWVSBnNjaGVtZSI3ChpHZXRBbGxvY2F0aW9uU2NoZW1lUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZCKkBAoQQWxsb2NhdGlvblNjaGVtZRIbCglzY2hlbWVfaWQYASABKAlSCHNjaGVtZUlkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEjkKBm1ldGhvZBgDIAEoDjIhLm90b2xpdGguYXV0aC52MS5BbGxvY2F0aW9uTWV0aG9kUgZtZXRob2QSMgoEYXJtcxgEIAMoCzIeLm90b2xpdGguYXV0aC52MS5BbGxvY2F0aW9uQXJtUgRhcm1zEjsKB2ZhY3RvcnMYBSADKAsyIS5vdG9saXRoLmF1dGgudjEuQWxsb2NhdGlvbkZhY3RvclIHZmFjdG9ycxIYCgdibGluZGVkGAYgASgIUgdibGluZGVkEiMKDXVuYmxpbmRfYWxvbmUYByABKAhSDHVuYmxpbmRBbG9uZRIeCgpjb21taXRtZW50GAggASgJUgpjb21taXRtZW50EjkKCnN0YXJ0X3RpbWUYCSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglzdGFydFRpbWUSNQoIZW5kX3RpbWUYCiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdlbmRUaW1lEicKD2FsbG9jYXRlZF9jb3VudBgLIAEoDVIOYWxsb2NhdGVkQ291bnQSEgoEc2VlZBgMIAEoDFIEc2VlZBIeCgpwYXJhbWV0ZXJzGA0gASgJUgpwYXJhbWV0ZXJzIlQKGkVuZEFsbG9jYXRpb25TY2hlbWVSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhsKCXNjaGVtZV9pZBgCIAEoCVIIc2NoZW1lSWQikQEKG0VuZEFsbG9jYXRpb25TY2hlbWVSZXNwb25zZRI3CgdvdXRjb21lGAEgASgOMh0ub3RvbGl0aC5hdXRoLnYxLldyaXRlT3V0Y29tZVIHb3V0Y29tZRI5CgZzY2hlbWUYAiABKAsyIS5vdG9saXRoLmF1dGgudjEuQWxsb2NhdGlvblNjaGVtZVIGc2NoZW1lIqgBChVBbGxvY2F0ZU1lbWJlclJlcXVlc3QSHQoKcmVxdWVzdF9pZBgBIAEoCVIJcmVxdWVzdElkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEhsKCW1lbWJlcl9pZBgDIAEoCVIIbWVtYmVySWQSOAoGc3RyYXRhGAQgAygLMiAub3RvbGl0aC5hdXRoLnYxLkFsbG9jYXRpb25MZXZlbFIGc3RyYXRhIo4BChZBbGxvY2F0ZU1lbWJlclJlc3BvbnNlEjcKB291dGNvbWUYASABKA4yHS5vdG9saXRoLmF1dGgudjEuV3JpdGVPdXRjb21lUgdvdXRjb21lEjsKCmFsbG9jYXRpb24YAiABKAsyGy5vdG9saXRoLmF1dGgudjEuQWxsb2NhdGlvblIKYWxsb2NhdGlvbiLbAQoKQWxsb2NhdGlvbhIaCghwb3NpdGlvbhgBIAEoDVIIcG9zaXRpb24SGwoJbWVtYmVyX2lkGAIgASgJUghtZW1iZXJJZBI4CgZzdHJhdGEYAyADKAsyIC5vdG9saXRoLmF1dGgudjEuQWxsb2NhdGlvbkxldmVsUgZzdHJhdGESGQoIZ3JvdXBfaWQYBCABKAlSB2dyb3VwSWQSPwoNYWxsb2NhdGVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSDGFsbG9jYXRlVGltZSJvChZMaXN0QWxsb2NhdGlvbnNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhsKCXBhZ2Vfc2l6ZRgCIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgDIAEoCVIJcGFnZVRva2VuIqsBChdMaXN0QWxsb2NhdGlvbnNSZXNwb25zZRI9CgthbGxvY2F0aW9ucxgBIAMoCzIbLm90b2xpdGguYXV0aC52MS5BbGxvY2F0aW9uUgthbGxvY2F0aW9ucxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4SKQoQZ3JvdXBzX2NvbmNlYWxlZBgDIAEoCFIPZ3JvdXBzQ29uY2VhbGVkIpIDCgpVbmJsaW5kaW5nEiMKDXVuYmxpbmRpbmdfaWQYASABKAlSDHVuYmxpbmRpbmdJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBIbCgltZW1iZXJfaWQYAyABKAlSCG1lbWJlcklkEhYKBnJlYXNvbhgEIAEoCVIGcmVhc29uEjYKBXN0YXRlGAUgASgOMiAub3RvbGl0aC5hdXRoLnYxLlVuYmxpbmRpbmdTdGF0ZVIFc3RhdGUSIQoMcmVxdWVzdGVkX2J5GAYgASgJUgtyZXF1ZXN0ZWRCeRIdCgpkZWNpZGVkX2J5GAcgASgJUglkZWNpZGVkQnkSPQoMcmVxdWVzdF90aW1lGAggASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILcmVxdWVzdFRpbWUSOwoLZGVjaWRlX3RpbWUYCSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpkZWNpZGVUaW1lEhkKCGdyb3VwX2lkGAogASgJUgdncm91cElkIo8BChhSZXF1ZXN0VW5ibGluZGluZ1JlcXVlc3QSIwoNdW5ibGluZGluZ19pZBgBIAEoCVIMdW5ibGluZGluZ0lkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEhsKCW1lbWJlcl9pZBgDIAEoCVIIbWVtYmVySWQSFgoGcmVhc29uGAQgASgJUgZyZWFzb24ikQEKGVJlcXVlc3RVbmJsaW5kaW5nUmVzcG9uc2USNwoHb3V0Y29tZRgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291dGNvbWUSOwoKdW5ibGluZGluZxgCIAEoCzIbLm90b2xpdGguYXV0aC52MS5VbmJsaW5kaW5nUgp1bmJsaW5kaW5nInMKF0RlY2lkZVVuYmxpbmRpbmdSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEiMKDXVuYmxpbmRpbmdfaWQYAiABKAlSDHVuYmxpbmRpbmdJZBIYCgdhcHByb3ZlGAMgASgIUgdhcHByb3ZlIpABChhEZWNpZGVVbmJsaW5kaW5nUmVzcG9uc2USNwoHb3V0Y29tZRgBIAEoDjIdLm90b2xpdGguYXV0aC52MS5Xcml0ZU91dGNvbWVSB291dGNvbWUSOwoKdW5ibGluZGluZxgCIAEoCzIbLm90b2xpdGguYXV0aC52MS5VbmJsaW5kaW5nUgp1bmJsaW5kaW5nIm8KFkxpc3RVbmJsaW5kaW5nc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGwoJcGFnZV9zaXplGAIgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4igAEKF0xpc3RVbmJsaW5kaW5nc1Jlc3BvbnNlEj0KC3VuYmxpbmRpbmdzGAEgAygLMhsub3RvbGl0aC5hdXRoLnYxLlVuYmxpbmRpbmdSC3VuYmxpbmRpbmdzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiqTAQoQQWxsb2NhdGlvbk1ldGhvZBIhCh1BTExPQ0FUSU9OX01FVEhPRF9VTlNQRUNJRklFRBAAEhwKGEFMTE9DQVRJT05fTUVUSE9EX0JMT0NLUxABEiIKHkFMTE9DQVRJT05fTUVUSE9EX01JTklNSVNBVElPThACEhoKFkFMTE9DQVRJT05fTUVUSE9EX0xJU1QQAyqtAQoPVW5ibGluZGluZ1N0YXRlEiAKHFVOQkxJTkRJTkdfU1RBVEVfVU5TUEVDSUZJRUQQABIcChhVTkJMSU5ESU5HX1NUQVRFX1BFTkRJTkcQARIdChlVTkJMSU5ESU5HX1NUQVRFX0FQUFJPVkVEEAISHQoZVU5CTElORElOR19TVEFURV9SRUpFQ1RFRBADEhwKGFVOQkxJTkRJTkdfU1RBVEVfRVhQSVJFRBAEMpAHChFBbGxvY2F0aW9uU2VydmljZRJ7ChVTdGFydEFsbG9jYXRpb25TY2hlbWUSLS5vdG9saXRoLmF1dGgudjEuU3RhcnRBbGxvY2F0aW9uU2NoZW1lUmVxdWVzdBouLm90b2xpdGguYXV0aC52MS5TdGFydEFsbG9jYXRpb25TY2hlbWVSZXNwb25zZSIDkAICEmoKE0dldEFsbG9jYXRpb25TY2hlbWUSKy5vdG9saXRoLmF1dGgudjEuR2V0QWxsb2NhdGlvblNjaGVtZVJlcXVlc3QaIS5vdG9saXRoLmF1dGgudjEuQWxsb2NhdGlvblNjaGVtZSIDkAIBEnUKE0VuZEFsbG9jYXRpb25TY2hlbWUSKy5vdG9saXRoLmF1dGgudjEuRW5kQWxsb2NhdGlvblNjaGVtZVJlcXVlc3QaLC5vdG9saXRoLmF1dGgudjEuRW5kQWxsb2NhdGlvblNjaGVtZVJlc3BvbnNlIgOQAgISZgoOQWxsb2NhdGVNZW1iZXISJi5vdG9saXRoLmF1dGgudjEuQWxsb2NhdGVNZW1iZXJSZXF1ZXN0Gicub3RvbGl0aC5hdXRoLnYxLkFsbG9jYXRlTWVtYmVyUmVzcG9uc2UiA5ACAhJpCg9MaXN0QWxsb2NhdGlvbnMSJy5vdG9saXRoLmF1dGgudjEuTGlzdEFsbG9jYXRpb25zUmVxdWVzdBooLm90b2xpdGguYXV0aC52MS5MaXN0QWxsb2NhdGlvbnNSZXNwb25zZSIDkAIBEm8KEVJlcXVlc3RVbmJsaW5kaW5nEikub3RvbGl0aC5hdXRoLnYxLlJlcXVlc3RVbmJsaW5kaW5nUmVxdWVzdBoqLm90b2xpdGguYXV0aC52MS5SZXF1ZXN0VW5ibGluZGluZ1Jlc3BvbnNlIgOQAgISbAoQRGVjaWRlVW5ibGluZGluZxIoLm90b2xpdGguYXV0aC52MS5EZWNpZGVVbmJsaW5kaW5nUmVxdWVzdBopLm90b2xpdGguYXV0aC52MS5EZWNpZGVVbmJsaW5kaW5nUmVzcG9uc2UiA5ACAhJpCg9MaXN0VW5ibGluZGluZ3MSJy5vdG9saXRoLmF1dGgudjEuTGlzdFVuYmxpbmRpbmdzUmVxdWVzdBooLm90b2xpdGguYXV0aC52MS5MaXN0VW5ibGluZGluZ3NSZXNwb25zZSIDkAIBQj0KD290b2xpdGguYXV0aC52MVABWhZvdG9saXRoL2F1dGgvdjE7YXV0aHYxqgIPT3RvbGl0aC5BdXRoLlYxStpXCpgCCgEMEgMFABIajQIgUmFuZG9taXNlZCBhbGxvY2F0aW9uIG9mIG1lbWJlcnMgdG8gdGhlIGFybXMgb2YgYSBzdHVkeSwgY29uY2VhbG1lbnQgb2YgdGhlIGFybXMgZnJvbSBibGluZGVkCiBzdGFmZiwgYW5kIGVtZXJnZW5jeSB1bmJsaW5kaW5nLgoKIEFueSBtZXRob2QgbWF5IGFsc28gcmV0dXJuIHRoZSBlcnJvcnMgY29tbW9uIHRvIGFsbCBtZXRob2RzIChvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8pLiBUaGUKIHJlYXNvbnMgYXJlIGV4cGxhaW5lZCBpbiBlcnJvcnMucHJvdG8uCgqiBgoCBgASBBsAYwEalQYgQWxsb2NhdGVzIG1lbWJlcnMgb2YgYSBzdHVkeSB0byBpdHMgYXJtcy4gQSBzY2hlbWUgaXMgc3RhcnRlZCBvbmNlLCB3aXRoIHBhcmFtZXRlcnMgdGhhdCBuZXZlcgogY2hhbmdlIGFuZCBhIHJhbmRvbSBzZWVkIHRoYXQgc3RheXMgc2VjcmV0LiBUaGUgc2VydmljZSBwdWJsaXNoZXMgU0hBLTI1NiBvZiB0aGUgc2VlZCAoMzIgYnl0ZXMpCiBmb2xsb3dlZCBieSB0aGUgcGFyYW1ldGVycyAoVVRGLTgpIGF0IHRoZSBzdGFydCwgYW5kIHRoZSBzZWVkIGFuZCB0aGUgcGFyYW1ldGVycyBhdCB0aGUgZW5kLiBFYWNoCiByZWFkZXIgY2FuIHRoZW4gcmVjb21wdXRlIGFsbCBhcm1zIGZyb20gdGhlIG9yZGVyIG9mIHRoZSBhbGxvY2F0aW9ucyBhbmQgdGhlaXIgc3RyYXRhLiBUaGUKIGNvbnN0cnVjdGlvbiBpcyBkb2N1bWVudGVkIGluIFNlcnZpY2VzL0F1dGgvQUxMT0NBVElPTi5tZC4KCiBXaGlsZSBhIGJsaW5kZWQgc2NoZW1lIHJ1bnMsIHN0YWZmIHdpdGhvdXQgdGhlIHJpZ2h0IGBhbGxvY2F0aW9uLnJlYWRgIGluIHRoZSBzdHVkeSBnZXQgbm8gZ3JvdXAKIG9mIGEgbWVtYmVyIGZyb20gYW55IHNlcnZpY2UsIGFuZCBub3RoaW5nIHRoYXQgb25seSBzb21lIGdyb3VwcyBoYXZlOiBmaWVsZHMgd2l0aCBncm91cHMgYXJlCiBlbXB0eSwgZmlsdGVycyBhbmQgYnJlYWtkb3ducyBieSBncm91cCBhcmUgcmVqZWN0ZWQgd2l0aCByZWFzb24gR1JPVVBTX0NPTkNFQUxFRCwgYW5kIHJvd3Mgb2YKIHF1ZXN0aW9ubmFpcmVzIHRoYXQgb25seSBzb21lIGdyb3VwcyBzZWUgYXJlIGxlZnQgb3V0LgoK0wQKBAYAAgASBCQCJgMaxAQgU3RhcnRzIHRoZSBzY2hlbWUgb2YgYSBzdHVkeS4gQWNjZXNzIHRva2VucyBvZiB0aGUgc3R1ZHkncyBzdGFmZiBmcm9tIGJlZm9yZSB0aGUgc3RhcnQgb2YgYQogYmxpbmRlZCBzY2hlbWUgYXJlIHJlamVjdGVkIHdpdGhpbiBzZWNvbmRzIChUT0tFTl9FWFBJUkVEKTsgdGhlIG5leHQgcmVuZXdhbCBjb25jZWFscyB0aGUKIGdyb3Vwcy4gTmVlZHMgdGhlIHJpZ2h0IGBhbGxvY2F0aW9uLm1hbmFnZWAuIFJlcGVhdGluZyB0aGUgc2FtZSBgc2NoZW1lX2lkYCByZXR1cm5zIHRoZSBzYW1lCiBzY2hlbWUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULCBhbHNvIHdpdGggcmVhc29uIEdST1VQX1VOS05PV047IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9VTktOT1dOOwogQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gU0NIRU1FX0lEX1JFVVNFRCBvciBBTExPQ0FUSU9OX0VYSVNUUzsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoCiByZWFzb24gQVJNU19JTl9VU0Ugb3IgQVJNX0hBU19DT05TRU5UX1RFWFQ7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mby4KCpoBCgQGAAIBEgQqAiwDGosBIFJldHVybnMgdGhlIGxhdGVzdCBzY2hlbWUgb2YgYSBzdHVkeS4gTmVlZHMgdGhlIHJpZ2h0IGBzdHVkeS5yZWFkYC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBBTExPQ0FUSU9OX1VOS05PV04uCgq0AgoEBgACAhIEMgI0AxqlAiBFbmRzIHRoZSBzY2hlbWUgb2YgYSBzdHVkeSBhbmQgcmV2ZWFscyBpdHMgc2VlZCBhbmQgcGFyYW1ldGVycy4gQWZ0ZXJ3YXJkcyBubyBtZW1iZXIgaXMKIGFsbG9jYXRlZCwgYW5kIHRoZSBhcm1zIGFyZSBubyBsb25nZXIgY29uY2VhbGVkLiBDYW5ub3QgYmUgdW5kb25lLiBOZWVkcyB0aGUgcmlnaHQKIGBhbGxvY2F0aW9uLm1hbmFnZWAuIFJlcGVhdGluZyB0aGUgY2FsbCBpcyBzYWZlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIEFMTE9DQVRJT05fVU5LTk9XTi4KCs8FCgQGAAIDEgQ/AkEDGsAFIEFsbG9jYXRlcyBhIGN1cnJlbnQgbWVtYmVyIHRvIGFuIGFybS4gVGhlIGFsbG9jYXRpb24sIHRoZSBtZW1iZXIncyBncm91cCwgdGhlIHN0cmF0YSBhbmQgYW4KIGVudHJ5IG9mIHRoZSBhdWRpdCBsb2cgYXJlIHdyaXR0ZW4gdG9nZXRoZXIgYW5kIG5ldmVyIGNoYW5nZS4gQSBtZW1iZXIgd2hvIGxlYXZlcyBhbmQgam9pbnMKIGFnYWluIGtlZXBzIHRoZSBhcm0uIE5lZWRzIHRoZSByaWdodCBgYWxsb2NhdGlvbi5hbGxvY2F0ZWAuIFJlcGVhdGluZyB0aGUgc2FtZSBgcmVxdWVzdF9pZGAKIHJldHVybnMgdGhlIHNhbWUgYWxsb2NhdGlvbi4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQsIGFsc28gd2l0aCByZWFzb24gU1RSQVRVTV9VTktOT1dOOyBOT1RfRk9VTkQgd2l0aCByZWFzb24KIEFMTE9DQVRJT05fVU5LTk9XTiBvciBNRU1CRVJfVU5LTk9XTjsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gUkVRVUVTVF9JRF9SRVVTRUQ7CiBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIEFMTE9DQVRJT05fRU5ERUQsIE1FTUJFUl9BTExPQ0FURUQsIFRFU1RfUEFSVElDSVBBTlRfRVhDTFVERUQsCiBBTExPQ0FUSU9OX0xJU1RfRVhIQVVTVEVELCBBUk1fUkVNT1ZFRCwgU1RVRFlfRU5ERUQgb3IgU1RVRFlfUEFVU0VEOyBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbgogU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvLgoKrQEKBAYAAgQSBEUCRwMangEgTGlzdHMgdGhlIGFsbG9jYXRpb25zIG9mIHRoZSBsYXRlc3Qgc2NoZW1lIGJ5IHBvc2l0aW9uLiBOZWVkcyB0aGUgcmlnaHQgYG1lbWJlci5yZWFkYC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBBTExPQ0FUSU9OX1VOS05PV04uCgrJBAoEBgACBRIEUAJSAxq6BCBSZXF1ZXN0cyB0aGUgYXJtIG9mIG9uZSBhbGxvY2F0ZWQgbWVtYmVyIGluIGFuIGVtZXJnZW5jeS4gQW5vdGhlciBwZXJzb24gZGVjaWRlcyB3aXRoaW4gMjQKIGhvdXJzIChEZWNpZGVVbmJsaW5kaW5nKSwgdW5sZXNzIHRoZSBzY2hlbWUgbGV0cyBvbmUgcGVyc29uIHVuYmxpbmQgYWxvbmU7IHRoZW4gdGhlIHJlc3BvbnNlCiBoYXMgdGhlIGFybS4gUmVjb3JkZWQgaW4gdGhlIGF1ZGl0IGxvZy4gTmVlZHMgdGhlIHJpZ2h0IGBhbGxvY2F0aW9uLnVuYmxpbmRgLiBSZXBlYXRpbmcgdGhlCiBzYW1lIGB1bmJsaW5kaW5nX2lkYCByZXR1cm5zIHRoZSBzYW1lIHJlcXVlc3QuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gQUxMT0NBVElPTl9VTktOT1dOIG9yIE1FTUJFUl9VTktOT1dOOwogQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gVU5CTElORElOR19JRF9SRVVTRUQ7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24KIE1FTUJFUl9OT1RfQUxMT0NBVEVEOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVU5CTElORElOR1NfTElNSVQuCgqRAwoEBgACBhIEWQJbAxqCAyBBcHByb3ZlcyBvciByZWplY3RzIGFub3RoZXIgcGVyc29uJ3MgcmVxdWVzdC4gQWZ0ZXIgYW4gYXBwcm92YWwsIHRoZSBhcm0gaXMgcmV0dXJuZWQgdG8gdGhlIHR3bwogcGVyc29ucy4gUmVjb3JkZWQgaW4gdGhlIGF1ZGl0IGxvZy4gTmVlZHMgdGhlIHJpZ2h0IGBhbGxvY2F0aW9uLnVuYmxpbmRgLiBSZXBlYXRpbmcgdGhlIHNhbWUKIGRlY2lzaW9uIGlzIHNhZmUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gVU5CTElORElOR19VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoCiByZWFzb24gU0VDT05EX1BFUlNPTl9SRVFVSVJFRDsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBVTkJMSU5ESU5HX0NMT1NFRC4KCpMBCgQGAAIHEgRgAmIDGoQBIExpc3RzIHRoZSByZXF1ZXN0cyBvZiBhIHN0dWR5IHRvIHVuYmxpbmQgbWVtYmVycywgbmV3ZXN0IGZpcnN0LiBOZWVkcyB0aGUgcmlnaHQKIGBhbGxvY2F0aW9uLnVuYmxpbmRgLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCiEKAgUAEgRmAHABGhUgSG93IGFybXMgYXJlIGRyYXduLgoKHgoEBQACABIDaAIkGhEgTmV2ZXIgcmV0dXJuZWQuCgpKCgQFAAIBEgNqAh8aPSBQZXJtdXRlZCBibG9ja3Mgb2YgcmFuZG9tIHNpemUsIGZvciBlYWNoIHN0cmF0dW0gYnkgaXRzZWxmLgoKjwEKBAUAAgISA20CJRqBASBNaW5pbWlzYXRpb24gYnkgUG9jb2NrIGFuZCBTaW1vbjogdGhlIGFybSB3aXRoIHRoZSBsZWFzdCBpbWJhbGFuY2Ugb3ZlciB0aGUgbWVtYmVyJ3MgbGV2ZWxzIGlzCiBkcmF3biB3aXRoIGEgZml4ZWQgcHJvYmFiaWxpdHkuCgpGCgQFAAIDEgNvAh0aOSBBbiB1cGxvYWRlZCBsaXN0OiB0aGUgbmV4dCB1bnVzZWQgZW50cnkgb2YgdGhlIHN0cmF0dW0uCgogCgIEABIEcwB4ARoUIEFuIGFybSBvZiBhIHN0dWR5LgoKJQoEBAACABIDdQIWGhggYFN0dWR5R3JvdXAuZ3JvdXBfaWRgLgoKNgoEBAACARIDdwITGikgU2hhcmUgb2YgdGhpcyBhcm0gaW4gdGhlIHJhdGlvLCAx4oCTMTAuCgosCgIEARIFewCAAQEaHyBBIGZhY3RvciB0aGF0IGRlZmluZXMgc3RyYXRhLgoKLAoEBAECABIDfQIUGh8gTG93ZXItY2FzZSBpZCBzdWNoIGFzIGBzaXRlYC4KCikKBAQBAgESA38CHRocIElkcyBvZiBpdHMgbGV2ZWxzLCAy4oCTNTAuCgoyCgIEAhIGgwEAiAEBGiQgVGhlIGxldmVsIG9mIGEgbWVtYmVyIGluIGEgZmFjdG9yLgoKKgoEBAICABIEhQECFBocIGBBbGxvY2F0aW9uRmFjdG9yLmZhY3RvcmAuCgoiCgQEAgIBEgSHAQITGhQgT25lIG9mIGl0cyBsZXZlbHMuCgotCgIEAxIGiwEAkAEBGh8gQW4gZW50cnkgb2YgYW4gdXBsb2FkZWQgbGlzdC4KChgKBAQDAgASBI0BAhYaCiBUaGUgYXJtLgoKKQoEBAMCARIEjwECJhobIE9uZSBsZXZlbCBvZiBlYWNoIGZhY3Rvci4KCisKAgQEEgaTAQCuAQEaHSBUaGUgcGFyYW1ldGVycyBvZiBhIHNjaGVtZS4KCigKBAQEAgASBJUBAhcaGiBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudC4KCkAKBAQEAgESBJcBAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCiMKBAQEAgISBJkBAh4aFSBIb3cgYXJtcyBhcmUgZHJhd24uCgp0CgQEBAIDEgScAQIiGmYgQXJtcywgMuKAkzEwIGdyb3VwcyBvZiB0aGUgc3R1ZHkgd2l0aCB0aGUgcmF0aW8gb2YgYWxsb2NhdGlvbi4gRm9yIGFuIHVwbG9hZGVkIGxpc3QgdGhlIHJhdGlvIGlzCiAxLgoKnwEKBAQEAgQSBJ8BAigakAEgRmFjdG9ycywgYXQgbW9zdCAxMCwgd2hvc2UgY29tYmluYXRpb25zIGFyZSB0aGUgc3RyYXRhOiBhdCBtb3N0IDEsMDAwIGNvbWJpbmF0aW9ucywgZXhjZXB0IGZvcgogbWluaW1pc2F0aW9uLCB3aGljaCBuZWVkcyBhdCBsZWFzdCBvbmUgZmFjdG9yLgoKzgEKBAQEAgUSBKIBAiYavwEgRm9yIGJsb2Nrczogc2l6ZXMgb2YgYmxvY2tzIGFzIG11bHRpcGxlcyBvZiB0aGUgc3VtIG9mIHRoZSByYXRpbywgMeKAkzUgZGlmZmVyZW50IG51bWJlcnMgb2YKIDHigJMyMCwgZHJhd24gd2l0aCBlcXVhbCBwcm9iYWJpbGl0eS4gTW9yZSB0aGFuIG9uZSBtYWtlcyB0aGUgZW5kIG9mIGEgYmxvY2sgaGFyZGVyIHRvIHByZWRpY3QuCgpzCgQEBAIGEgSlAQIfGmUgRm9yIG1pbmltaXNhdGlvbjogcHJvYmFiaWxpdHkgaW4gcGVyY2VudCBvZiB0aGUgYXJtIHdpdGggdGhlIGxlYXN0IGltYmFsYW5jZSwgNTHigJM5OTsgMCBtZWFucwogODUuCgo9CgQEBAIHEgSnAQInGi8gRm9yIGEgbGlzdDogdGhlIGVudHJpZXMgaW4gb3JkZXIsIDHigJMxMCwwMDAuCgpqCgQEBAIIEgSpAQITGlwgV2hldGhlciBncm91cHMgYXJlIGNvbmNlYWxlZCBmcm9tIHN0YWZmIHdpdGhvdXQgdGhlIHJpZ2h0IGBhbGxvY2F0aW9uLnJlYWRgIHVudGlsIHRoZSBlbmQuCgpdCgQEBAIJEgSrAQIaGk8gV2hldGhlciBvbmUgcGVyc29uIG1heSB1bmJsaW5kIGEgbWVtYmVyIGluIGFuIGVtZXJnZW5jeSB3aXRob3V0IGEgc2Vjb25kIG9uZS4KCjkKBAQEAgoSBK0BAhoaKyBDaGVja3MgdGhlIHBhcmFtZXRlcnMgYW5kIHN0YXJ0cyBub3RoaW5nLgoKIwoCBAUSBrEBALYBARoVIFRoZSBzdGFydGVkIHNjaGVtZS4KClUKBAQFAgASBLMBAhsaRyBXaGV0aGVyIHRoaXMgY2FsbCBzdGFydGVkIGl0LiBVbnNwZWNpZmllZCBpZiBgdmFsaWRhdGVfb25seWAgd2FzIHNldC4KClkKBAQFAgESBLUBAh4aSyBUaGUgc2NoZW1lLiBXaXRob3V0IGNvbW1pdG1lbnQgYW5kIHN0YXJ0IHRpbWUgaWYgYHZhbGlkYXRlX29ubHlgIHdhcyBzZXQuCgouCgIEBhIGuQEAvAEBGiAgU2VsZWN0cyB0aGUgc2NoZW1lIG9mIGEgc3R1ZHkuCgpACgQEBgIAEgS7AQIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgpoCgIEBxIGvwEA2gEBGlogQSBzY2hlbWUuIEJsb2NrIHNpemVzLCBwcm9iYWJpbGl0aWVzIGFuZCB0aGUgZW50cmllcyBvZiBhIGxpc3QgYXJlIHNlY3JldCB1bnRpbCB0aGUgZW5kLgoKKAoEBAcCABIEwQECFxoaIFVVSUQgbWFkZSBieSB0aGUgY2xpZW50LgoKGgoEBAcCARIEwwECFhoMIFRoZSBzdHVkeS4KCiMKBAQHAgISBMUBAh4aFSBIb3cgYXJtcyBhcmUgZHJhd24uCgomCgQEBwIDEgTHAQIiGhggQXJtcyB3aXRoIHRoZWlyIHJhdGlvLgoKRgoEBAcCBBIEyQECKBo4IEZhY3RvcnM7IGEgbWVtYmVyIGlzIGFsbG9jYXRlZCB3aXRoIG9uZSBsZXZlbCBvZiBlYWNoLgoKagoEBAcCBRIEywECExpcIFdoZXRoZXIgZ3JvdXBzIGFyZSBjb25jZWFsZWQgZnJvbSBzdGFmZiB3aXRob3V0IHRoZSByaWdodCBgYWxsb2NhdGlvbi5yZWFkYCB1bnRpbCB0aGUgZW5kLgoKTQoEBAcCBhIEzQECGRo/IFdoZXRoZXIgb25lIHBlcnNvbiBtYXkgdW5ibGluZCBhIG1lbWJlciB3aXRob3V0IGEgc2Vjb25kIG9uZS4KCloKBAQHAgcSBM8BAhgaTCBTSEEtMjU2IG9mIHRoZSBzZWVkIGZvbGxvd2VkIGJ5IHRoZSBwYXJhbWV0ZXJzLCBpbiBsb3dlci1jYXNlIGhleGFkZWNpbWFsLgoKIgoEBAcCCBIE0QECKxoUIFRpbWUgb2YgdGhlIHN0YXJ0LgoKPgoEBAcCCRIE0wECKhowIFRpbWUgb2YgdGhlIGVuZDsgYWJzZW50IHdoaWxlIHRoZSBzY2hlbWUgcnVucy4KCiYKBAQHAgoSBNUBAh4aGCBOdW1iZXIgb2YgYWxsb2NhdGlvbnMuCgo8CgQEBwILEgTXAQISGi4gU2VlZCwgMzIgYnl0ZXM7IGVtcHR5IHdoaWxlIHRoZSBzY2hlbWUgcnVucy4KCmsKBAQHAgwSBNkBAhkaXSBQYXJhbWV0ZXJzIGluIGNhbm9uaWNhbCBmb3JtLCBhcyB0aGUgY29tbWl0bWVudCBjb250YWlucyB0aGVtOyBlbXB0eSB3aGlsZSB0aGUgc2NoZW1lIHJ1bnMuCgoqCgIECBIG3QEA4gEBGhwgU2VsZWN0cyB0aGUgc2NoZW1lIHRvIGVuZC4KCkAKBAQIAgASBN8BAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCi0KBAQIAgESBOEBAhcaHyBgQWxsb2NhdGlvblNjaGVtZS5zY2hlbWVfaWRgLgoKIQoCBAkSBuUBAOoBARoTIFRoZSBlbmRlZCBzY2hlbWUuCgorCgQECQIAEgTnAQIbGh0gV2hldGhlciB0aGlzIGNhbGwgZW5kZWQgaXQuCgo4CgQECQIBEgTpAQIeGiogVGhlIHNjaGVtZSB3aXRoIGl0cyBzZWVkIGFuZCBwYXJhbWV0ZXJzLgoKJwoCBAoSBu0BAPYBARoZIFRoZSBtZW1iZXIgdG8gYWxsb2NhdGUuCgpKCgQECgIAEgTvAQIYGjwgVVVJRCBtYWRlIGJ5IHRoZSBjbGllbnQuIEtlZXAgaXQgdW50aWwgYSByZXNwb25zZSBhcnJpdmVzLgoKQAoEBAoCARIE8QECFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKIwoEBAoCAhIE8wECFxoVIGBNZW1iZXIubWVtYmVyX2lkYC4KCjcKBAQKAgMSBPUBAiYaKSBPbmUgbGV2ZWwgb2YgZWFjaCBmYWN0b3IsIGluIGFueSBvcmRlci4KCiUKAgQLEgb5AQD+AQEaFyBUaGUgYWxsb2NhdGVkIG1lbWJlci4KCjcKBAQLAgASBPsBAhsaKSBXaGV0aGVyIHRoaXMgY2FsbCBhbGxvY2F0ZWQgdGhlIG1lbWJlci4KCh8KBAQLAgESBP0BAhwaESBUaGUgYWxsb2NhdGlvbi4KCqMBCgIEDBIGggIAjQIBGpQBIEEgcG9zaXRpb24gaW4gdGhlIHNlcXVlbmNlIG9mIGFsbG9jYXRpb25zLiBJdCBzdGF5cyB3aGVuIHRoZSBtZW1iZXIncyBkYXRhIGlzIGVyYXNlZCwgd2l0aG91dCB0aGUKIG1lbWJlciwgc28gdGhhdCB0aGUgc2VxdWVuY2UgY2FuIGJlIHJlY29tcHV0ZWQuCgo8CgQEDAIAEgSEAgIWGi4gUG9zaXRpb24gaW4gdGhlIG9yZGVyIG9mIGFsbG9jYXRpb24sIGZyb20gMS4KCmYKBAQMAgESBIYCAhcaWCBgTWVtYmVyLm1lbWJlcl9pZGAgb2YgdGhlIGVucm9sbWVudCBhdCB0aGUgdGltZSBvZiBhbGxvY2F0aW9uOyBlbXB0eSBhZnRlciBhbiBlcmFzdXJlLgoKPAoEBAwCAhIEiAICJhouIExldmVscyBpbiB0aGUgb3JkZXIgb2YgdGhlIHNjaGVtZSdzIGZhY3RvcnMuCgpCCgQEDAIDEgSKAgIWGjQgVGhlIGFybTsgZW1wdHkgaWYgaXQgaXMgY29uY2VhbGVkIGZyb20gdGhlIGNhbGxlci4KClYKBAQMAgQSBIwCAi4aSCBEYXkgKFVUQykgb2YgdGhlIGFsbG9jYXRpb24sIGFzIGl0cyBtaWRuaWdodDsgYWJzZW50IGFmdGVyIGFuIGVyYXN1cmUuCgoxCgIEDRIGkAIAlwIBGiMgU2VsZWN0cyBhbGxvY2F0aW9ucyBvZiBvbmUgc3R1ZHkuCgpACgQEDQIAEgSSAgIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgokCgQEDQIBEgSUAgIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KClEKBAQNAgISBJYCAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKJgoCBA4SBpoCAKECARoYIEEgcGFnZSBvZiBhbGxvY2F0aW9ucy4KCigKBAQOAgASBJwCAiYaGiBBbGxvY2F0aW9ucyBieSBwb3NpdGlvbi4KCj8KBAQOAgESBJ4CAh0aMSBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKPwoEBA4CAhIEoAICHBoxIFdoZXRoZXIgdGhlIGFybXMgYXJlIGNvbmNlYWxlZCBmcm9tIHRoZSBjYWxsZXIuCgoyCgIFARIGpAIArwIBGiQgVGhlIHN0YXRlIG9mIGEgcmVxdWVzdCB0byB1bmJsaW5kLgoKHwoEBQECABIEpgICIxoRIE5ldmVyIHJldHVybmVkLgoKNgoEBQECARIEqAICHxooIFdhaXRpbmcgZm9yIGFub3RoZXIgcGVyc29uJ3MgZGVjaXNpb24uCgpLCgQFAQICEgSqAgIgGj0gQXBwcm92ZWQsIG9yIG1hZGUgYnkgb25lIHBlcnNvbiB3aGVyZSB0aGUgc2NoZW1lIGFsbG93cyBpdC4KChkKBAUBAgMSBKwCAiAaCyBSZWplY3RlZC4KCiwKBAUBAgQSBK4CAh8aHiBOb3QgZGVjaWRlZCB3aXRoaW4gMjQgaG91cnMuCgpaCgIEDxIGsgIAyAIBGkwgQSByZXF1ZXN0IHRvIHVuYmxpbmQgb25lIG1lbWJlci4gRGVsZXRlZCB3aGVuIHRoZSBtZW1iZXIncyBkYXRhIGlzIGVyYXNlZC4KCigKBAQPAgASBLQCAhsaGiBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudC4KChoKBAQPAgESBLYCAhYaDCBUaGUgc3R1ZHkuCgowCgQEDwICEgS4AgIXGiIgYE1lbWJlci5tZW1iZXJfaWRgIGFzIHJlcXVlc3RlZC4KCiYKBAQPAgMSBLoCAhQaGCBXaHkgdGhlIGFybSBpcyBuZWVkZWQuCgoiCgQEDwIEEgS8AgIcGhQgVGhlIGN1cnJlbnQgc3RhdGUuCgo2CgQEDwIFEgS+AgIaGiggVVVJRCBvZiB0aGUgYWNjb3VudCB0aGF0IHJlcXVlc3RlZCBpdC4KCksKBAQPAgYSBMACAhgaPSBVVUlEIG9mIHRoZSBhY2NvdW50IHRoYXQgZGVjaWRlZDsgZW1wdHkgd2l0aG91dCBhIGRlY2lzaW9uLgoKJAoEBA8CBxIEwgICLRoWIFRpbWUgb2YgdGhlIHJlcXVlc3QuCgo5CgQEDwIIEgTEAgIsGisgVGltZSBvZiB0aGUgZGVjaXNpb247IGFic2VudCB3aXRob3V0IG9uZS4KCnsKBAQPAgkSBMcCAhcabSBUaGUgYXJtLiBTZXQgb25seSBhZnRlciBhbiBhcHByb3ZhbCwgZm9yIHRoZSB0d28gcGVyc29ucyBhbmQgZm9yIGNhbGxlcnMgd2l0aCB0aGUgcmlnaHQKIGBhbGxvY2F0aW9uLnJlYWRgLgoKJgoCBBASBssCANQCARoYIFRoZSBtZW1iZXIgdG8gdW5ibGluZC4KCkoKBAQQAgASBM0CAhsaPCBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudC4gS2VlcCBpdCB1bnRpbCBhIHJlc3BvbnNlIGFycml2ZXMuCgpACgQEEAIBEgTPAgIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgpICgQEEAICEgTRAgIXGjogYE1lbWJlci5tZW1iZXJfaWRgIG9mIGEgY3VycmVudCBvciBhbiBlYXJsaWVyIGVucm9sbWVudC4KCkoKBAQQAgMSBNMCAhQaPCBXaHkgdGhlIGFybSBpcyBuZWVkZWQ6IDHigJM1MDAgY2hhcmFjdGVycywgd2l0aG91dCBVKzAwMDAuCgojCgIEERIG1wIA3AIBGhUgVGhlIHN0b3JlZCByZXF1ZXN0LgoKKgoEBBECABIE2QICGxocIFdoZXRoZXIgdGhpcyBjYWxsIG1hZGUgaXQuCgocCgQEEQIBEgTbAgIcGg4gVGhlIHJlcXVlc3QuCgoqCgIEEhIG3wIA5gIBGhwgVGhlIGRlY2lzaW9uIG9uIGEgcmVxdWVzdC4KCkAKBAQSAgASBOECAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCisKBAQSAgESBOMCAhsaHSBgVW5ibGluZGluZy51bmJsaW5kaW5nX2lkYC4KCkIKBAQSAgISBOUCAhMaNCBXaGV0aGVyIHRoZSByZXF1ZXN0IGlzIGFwcHJvdmVkOyBmYWxzZSByZWplY3RzIGl0LgoKJAoCBBMSBukCAO4CARoWIFRoZSBkZWNpZGVkIHJlcXVlc3QuCgotCgQEEwIAEgTrAgIbGh8gV2hldGhlciB0aGlzIGNhbGwgZGVjaWRlZCBpdC4KChwKBAQTAgESBO0CAhwaDiBUaGUgcmVxdWVzdC4KCi4KAgQUEgbxAgD4AgEaICBTZWxlY3RzIHJlcXVlc3RzIG9mIG9uZSBzdHVkeS4KCkAKBAQUAgASBPMCAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCiQKBAQUAgESBPUCAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKUQoEBBQCAhIE9wICGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgojCgIEFRIG+wIAgAMBGhUgQSBwYWdlIG9mIHJlcXVlc3RzLgoKJwoEBBUCABIE/QICJhoZIFJlcXVlc3RzLCBuZXdlc3QgZmlyc3QuCgo/CgQEFQIBEgT/AgIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KYgZwcm90bzM=")
}

extension AuthV1.AllocationArm {
  public static var fullName: String { "otolith.auth.v1.AllocationArm" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__allocation_arm__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__AllocationArm>) {
    self.groupID = Codec.string(c.pointee.group_id)
    self.ratio = c.pointee.ratio
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__AllocationArm> {
    let c = arena.allocate(Otolith__Auth__V1__AllocationArm.self)
    otolith__auth__v1__allocation_arm__init(c)
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    c.pointee.ratio = self.ratio
    return c
  }
}

extension AuthV1.AllocationFactor {
  public static var fullName: String { "otolith.auth.v1.AllocationFactor" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__allocation_factor__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__AllocationFactor>) {
    self.factor = Codec.string(c.pointee.factor)
    self.levels = Codec.array(c.pointee.levels, c.pointee.n_levels) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__AllocationFactor> {
    let c = arena.allocate(Otolith__Auth__V1__AllocationFactor.self)
    otolith__auth__v1__allocation_factor__init(c)
    if !self.factor.isEmpty { c.pointee.factor = arena.string(self.factor) }
    if !self.levels.isEmpty {
      c.pointee.n_levels = self.levels.count
      c.pointee.levels = arena.array(self.levels) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension AuthV1.AllocationLevel {
  public static var fullName: String { "otolith.auth.v1.AllocationLevel" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__allocation_level__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__AllocationLevel>) {
    self.factor = Codec.string(c.pointee.factor)
    self.level = Codec.string(c.pointee.level)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__AllocationLevel> {
    let c = arena.allocate(Otolith__Auth__V1__AllocationLevel.self)
    otolith__auth__v1__allocation_level__init(c)
    if !self.factor.isEmpty { c.pointee.factor = arena.string(self.factor) }
    if !self.level.isEmpty { c.pointee.level = arena.string(self.level) }
    return c
  }
}

extension AuthV1.AllocationEntry {
  public static var fullName: String { "otolith.auth.v1.AllocationEntry" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__allocation_entry__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__AllocationEntry>) {
    self.groupID = Codec.string(c.pointee.group_id)
    self.strata = Codec.messages(c.pointee.strata, c.pointee.n_strata) { AuthV1.AllocationLevel($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__AllocationEntry> {
    let c = arena.allocate(Otolith__Auth__V1__AllocationEntry.self)
    otolith__auth__v1__allocation_entry__init(c)
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if !self.strata.isEmpty {
      c.pointee.n_strata = self.strata.count
      c.pointee.strata = arena.array(self.strata) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__AllocationLevel>? }
    }
    return c
  }
}

extension AuthV1.StartAllocationSchemeRequest {
  public static var fullName: String { "otolith.auth.v1.StartAllocationSchemeRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__start_allocation_scheme_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__StartAllocationSchemeRequest>) {
    self.schemeID = Codec.string(c.pointee.scheme_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.method = AuthV1.AllocationMethod(rawValue: Int32(truncatingIfNeeded: c.pointee.method.rawValue))
    self.arms = Codec.messages(c.pointee.arms, c.pointee.n_arms) { AuthV1.AllocationArm($0) }
    self.factors = Codec.messages(c.pointee.factors, c.pointee.n_factors) { AuthV1.AllocationFactor($0) }
    self.blockMultiples = Codec.array(c.pointee.block_multiples, c.pointee.n_block_multiples) { $0 }
    self.preferredPercent = c.pointee.preferred_percent
    self.entries = Codec.messages(c.pointee.entries, c.pointee.n_entries) { AuthV1.AllocationEntry($0) }
    self.blinded = c.pointee.blinded != 0
    self.unblindAlone = c.pointee.unblind_alone != 0
    self.validateOnly = c.pointee.validate_only != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__StartAllocationSchemeRequest> {
    let c = arena.allocate(Otolith__Auth__V1__StartAllocationSchemeRequest.self)
    otolith__auth__v1__start_allocation_scheme_request__init(c)
    if !self.schemeID.isEmpty { c.pointee.scheme_id = arena.string(self.schemeID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.method = Otolith__Auth__V1__AllocationMethod(rawValue: .init(truncatingIfNeeded: self.method.rawValue))
    if !self.arms.isEmpty {
      c.pointee.n_arms = self.arms.count
      c.pointee.arms = arena.array(self.arms) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__AllocationArm>? }
    }
    if !self.factors.isEmpty {
      c.pointee.n_factors = self.factors.count
      c.pointee.factors = arena.array(self.factors) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__AllocationFactor>? }
    }
    if !self.blockMultiples.isEmpty {
      c.pointee.n_block_multiples = self.blockMultiples.count
      c.pointee.block_multiples = arena.array(self.blockMultiples) { $0 }
    }
    c.pointee.preferred_percent = self.preferredPercent
    if !self.entries.isEmpty {
      c.pointee.n_entries = self.entries.count
      c.pointee.entries = arena.array(self.entries) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__AllocationEntry>? }
    }
    c.pointee.blinded = self.blinded ? 1 : 0
    c.pointee.unblind_alone = self.unblindAlone ? 1 : 0
    c.pointee.validate_only = self.validateOnly ? 1 : 0
    return c
  }
}

extension AuthV1.StartAllocationSchemeResponse {
  public static var fullName: String { "otolith.auth.v1.StartAllocationSchemeResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__start_allocation_scheme_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__StartAllocationSchemeResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.scheme = c.pointee.scheme.map { AuthV1.AllocationScheme($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__StartAllocationSchemeResponse> {
    let c = arena.allocate(Otolith__Auth__V1__StartAllocationSchemeResponse.self)
    otolith__auth__v1__start_allocation_scheme_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if let value = self.scheme { c.pointee.scheme = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.GetAllocationSchemeRequest {
  public static var fullName: String { "otolith.auth.v1.GetAllocationSchemeRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__get_allocation_scheme_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__GetAllocationSchemeRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__GetAllocationSchemeRequest> {
    let c = arena.allocate(Otolith__Auth__V1__GetAllocationSchemeRequest.self)
    otolith__auth__v1__get_allocation_scheme_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension AuthV1.AllocationScheme {
  public static var fullName: String { "otolith.auth.v1.AllocationScheme" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__allocation_scheme__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__AllocationScheme>) {
    self.schemeID = Codec.string(c.pointee.scheme_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.method = AuthV1.AllocationMethod(rawValue: Int32(truncatingIfNeeded: c.pointee.method.rawValue))
    self.arms = Codec.messages(c.pointee.arms, c.pointee.n_arms) { AuthV1.AllocationArm($0) }
    self.factors = Codec.messages(c.pointee.factors, c.pointee.n_factors) { AuthV1.AllocationFactor($0) }
    self.blinded = c.pointee.blinded != 0
    self.unblindAlone = c.pointee.unblind_alone != 0
    self.commitment = Codec.string(c.pointee.commitment)
    self.startTime = c.pointee.start_time.map { GoogleProtobuf.Timestamp($0) }
    self.endTime = c.pointee.end_time.map { GoogleProtobuf.Timestamp($0) }
    self.allocatedCount = c.pointee.allocated_count
    self.seed = Codec.bytes(c.pointee.seed)
    self.parameters = Codec.string(c.pointee.parameters)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__AllocationScheme> {
    let c = arena.allocate(Otolith__Auth__V1__AllocationScheme.self)
    otolith__auth__v1__allocation_scheme__init(c)
    if !self.schemeID.isEmpty { c.pointee.scheme_id = arena.string(self.schemeID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.method = Otolith__Auth__V1__AllocationMethod(rawValue: .init(truncatingIfNeeded: self.method.rawValue))
    if !self.arms.isEmpty {
      c.pointee.n_arms = self.arms.count
      c.pointee.arms = arena.array(self.arms) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__AllocationArm>? }
    }
    if !self.factors.isEmpty {
      c.pointee.n_factors = self.factors.count
      c.pointee.factors = arena.array(self.factors) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__AllocationFactor>? }
    }
    c.pointee.blinded = self.blinded ? 1 : 0
    c.pointee.unblind_alone = self.unblindAlone ? 1 : 0
    if !self.commitment.isEmpty { c.pointee.commitment = arena.string(self.commitment) }
    if let value = self.startTime { c.pointee.start_time = value.cStruct(in: arena) }
    if let value = self.endTime { c.pointee.end_time = value.cStruct(in: arena) }
    c.pointee.allocated_count = self.allocatedCount
    if !self.seed.isEmpty { c.pointee.seed = ProtobufCBinaryData(len: self.seed.count, data: arena.bytes(self.seed)) }
    if !self.parameters.isEmpty { c.pointee.parameters = arena.string(self.parameters) }
    return c
  }
}

extension AuthV1.EndAllocationSchemeRequest {
  public static var fullName: String { "otolith.auth.v1.EndAllocationSchemeRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__end_allocation_scheme_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__EndAllocationSchemeRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.schemeID = Codec.string(c.pointee.scheme_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__EndAllocationSchemeRequest> {
    let c = arena.allocate(Otolith__Auth__V1__EndAllocationSchemeRequest.self)
    otolith__auth__v1__end_allocation_scheme_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.schemeID.isEmpty { c.pointee.scheme_id = arena.string(self.schemeID) }
    return c
  }
}

extension AuthV1.EndAllocationSchemeResponse {
  public static var fullName: String { "otolith.auth.v1.EndAllocationSchemeResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__end_allocation_scheme_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__EndAllocationSchemeResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.scheme = c.pointee.scheme.map { AuthV1.AllocationScheme($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__EndAllocationSchemeResponse> {
    let c = arena.allocate(Otolith__Auth__V1__EndAllocationSchemeResponse.self)
    otolith__auth__v1__end_allocation_scheme_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if let value = self.scheme { c.pointee.scheme = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.AllocateMemberRequest {
  public static var fullName: String { "otolith.auth.v1.AllocateMemberRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__allocate_member_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__AllocateMemberRequest>) {
    self.requestID = Codec.string(c.pointee.request_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.memberID = Codec.string(c.pointee.member_id)
    self.strata = Codec.messages(c.pointee.strata, c.pointee.n_strata) { AuthV1.AllocationLevel($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__AllocateMemberRequest> {
    let c = arena.allocate(Otolith__Auth__V1__AllocateMemberRequest.self)
    otolith__auth__v1__allocate_member_request__init(c)
    if !self.requestID.isEmpty { c.pointee.request_id = arena.string(self.requestID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
    if !self.strata.isEmpty {
      c.pointee.n_strata = self.strata.count
      c.pointee.strata = arena.array(self.strata) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__AllocationLevel>? }
    }
    return c
  }
}

extension AuthV1.AllocateMemberResponse {
  public static var fullName: String { "otolith.auth.v1.AllocateMemberResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__allocate_member_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__AllocateMemberResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.allocation = c.pointee.allocation.map { AuthV1.Allocation($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__AllocateMemberResponse> {
    let c = arena.allocate(Otolith__Auth__V1__AllocateMemberResponse.self)
    otolith__auth__v1__allocate_member_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if let value = self.allocation { c.pointee.allocation = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.Allocation {
  public static var fullName: String { "otolith.auth.v1.Allocation" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__allocation__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__Allocation>) {
    self.position = c.pointee.position
    self.memberID = Codec.string(c.pointee.member_id)
    self.strata = Codec.messages(c.pointee.strata, c.pointee.n_strata) { AuthV1.AllocationLevel($0) }
    self.groupID = Codec.string(c.pointee.group_id)
    self.allocateTime = c.pointee.allocate_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Allocation> {
    let c = arena.allocate(Otolith__Auth__V1__Allocation.self)
    otolith__auth__v1__allocation__init(c)
    c.pointee.position = self.position
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
    if !self.strata.isEmpty {
      c.pointee.n_strata = self.strata.count
      c.pointee.strata = arena.array(self.strata) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__AllocationLevel>? }
    }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if let value = self.allocateTime { c.pointee.allocate_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.ListAllocationsRequest {
  public static var fullName: String { "otolith.auth.v1.ListAllocationsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_allocations_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListAllocationsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListAllocationsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListAllocationsRequest.self)
    otolith__auth__v1__list_allocations_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1.ListAllocationsResponse {
  public static var fullName: String { "otolith.auth.v1.ListAllocationsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_allocations_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListAllocationsResponse>) {
    self.allocations = Codec.messages(c.pointee.allocations, c.pointee.n_allocations) { AuthV1.Allocation($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.groupsConcealed = c.pointee.groups_concealed != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListAllocationsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListAllocationsResponse.self)
    otolith__auth__v1__list_allocations_response__init(c)
    if !self.allocations.isEmpty {
      c.pointee.n_allocations = self.allocations.count
      c.pointee.allocations = arena.array(self.allocations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__Allocation>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    c.pointee.groups_concealed = self.groupsConcealed ? 1 : 0
    return c
  }
}

extension AuthV1.Unblinding {
  public static var fullName: String { "otolith.auth.v1.Unblinding" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__unblinding__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__Unblinding>) {
    self.unblindingID = Codec.string(c.pointee.unblinding_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.memberID = Codec.string(c.pointee.member_id)
    self.reason = Codec.string(c.pointee.reason)
    self.state = AuthV1.UnblindingState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
    self.requestedBy = Codec.string(c.pointee.requested_by)
    self.decidedBy = Codec.string(c.pointee.decided_by)
    self.requestTime = c.pointee.request_time.map { GoogleProtobuf.Timestamp($0) }
    self.decideTime = c.pointee.decide_time.map { GoogleProtobuf.Timestamp($0) }
    self.groupID = Codec.string(c.pointee.group_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Unblinding> {
    let c = arena.allocate(Otolith__Auth__V1__Unblinding.self)
    otolith__auth__v1__unblinding__init(c)
    if !self.unblindingID.isEmpty { c.pointee.unblinding_id = arena.string(self.unblindingID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    c.pointee.state = Otolith__Auth__V1__UnblindingState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    if !self.requestedBy.isEmpty { c.pointee.requested_by = arena.string(self.requestedBy) }
    if !self.decidedBy.isEmpty { c.pointee.decided_by = arena.string(self.decidedBy) }
    if let value = self.requestTime { c.pointee.request_time = value.cStruct(in: arena) }
    if let value = self.decideTime { c.pointee.decide_time = value.cStruct(in: arena) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    return c
  }
}

extension AuthV1.RequestUnblindingRequest {
  public static var fullName: String { "otolith.auth.v1.RequestUnblindingRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__request_unblinding_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RequestUnblindingRequest>) {
    self.unblindingID = Codec.string(c.pointee.unblinding_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.memberID = Codec.string(c.pointee.member_id)
    self.reason = Codec.string(c.pointee.reason)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestUnblindingRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RequestUnblindingRequest.self)
    otolith__auth__v1__request_unblinding_request__init(c)
    if !self.unblindingID.isEmpty { c.pointee.unblinding_id = arena.string(self.unblindingID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    return c
  }
}

extension AuthV1.RequestUnblindingResponse {
  public static var fullName: String { "otolith.auth.v1.RequestUnblindingResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__request_unblinding_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RequestUnblindingResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.unblinding = c.pointee.unblinding.map { AuthV1.Unblinding($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestUnblindingResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RequestUnblindingResponse.self)
    otolith__auth__v1__request_unblinding_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if let value = self.unblinding { c.pointee.unblinding = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.DecideUnblindingRequest {
  public static var fullName: String { "otolith.auth.v1.DecideUnblindingRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__decide_unblinding_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__DecideUnblindingRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.unblindingID = Codec.string(c.pointee.unblinding_id)
    self.approve = c.pointee.approve != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__DecideUnblindingRequest> {
    let c = arena.allocate(Otolith__Auth__V1__DecideUnblindingRequest.self)
    otolith__auth__v1__decide_unblinding_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.unblindingID.isEmpty { c.pointee.unblinding_id = arena.string(self.unblindingID) }
    c.pointee.approve = self.approve ? 1 : 0
    return c
  }
}

extension AuthV1.DecideUnblindingResponse {
  public static var fullName: String { "otolith.auth.v1.DecideUnblindingResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__decide_unblinding_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__DecideUnblindingResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.unblinding = c.pointee.unblinding.map { AuthV1.Unblinding($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__DecideUnblindingResponse> {
    let c = arena.allocate(Otolith__Auth__V1__DecideUnblindingResponse.self)
    otolith__auth__v1__decide_unblinding_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if let value = self.unblinding { c.pointee.unblinding = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.ListUnblindingsRequest {
  public static var fullName: String { "otolith.auth.v1.ListUnblindingsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_unblindings_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListUnblindingsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListUnblindingsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListUnblindingsRequest.self)
    otolith__auth__v1__list_unblindings_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1.ListUnblindingsResponse {
  public static var fullName: String { "otolith.auth.v1.ListUnblindingsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_unblindings_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListUnblindingsResponse>) {
    self.unblindings = Codec.messages(c.pointee.unblindings, c.pointee.n_unblindings) { AuthV1.Unblinding($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListUnblindingsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListUnblindingsResponse.self)
    otolith__auth__v1__list_unblindings_response__init(c)
    if !self.unblindings.isEmpty {
      c.pointee.n_unblindings = self.unblindings.count
      c.pointee.unblindings = arena.array(self.unblindings) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__Unblinding>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}
