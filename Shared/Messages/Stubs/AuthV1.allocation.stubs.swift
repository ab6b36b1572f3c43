// Generated from otolith/auth/v1/allocation.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension AuthV1 {
  /// Allocates members of a study to its arms. A scheme is started once, with parameters that never
  /// change and a random seed that stays secret. The service publishes SHA-256 of the seed (32 bytes)
  /// followed by the parameters (UTF-8) at the start, and the seed and the parameters at the end. Each
  /// reader can then recompute all arms from the order of the allocations and their strata. The
  /// construction is documented in Services/Auth/ALLOCATION.md.
  ///
  /// While a blinded scheme runs, staff without the right `allocation.read` in the study get no group
  /// of a member from any service, and nothing that only some groups have: fields with groups are
  /// empty, filters and breakdowns by group are rejected with reason GROUPS_CONCEALED, and rows of
  /// questionnaires that only some groups see are left out.
  public protocol AllocationServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.AllocationServiceMethod) -> MethodAccess

    /// Starts the scheme of a study. Access tokens of the study's staff from before the start of a
    /// blinded scheme are rejected within seconds (TOKEN_EXPIRED); the next renewal conceals the
    /// groups. Needs the right `allocation.manage`. Repeating the same `scheme_id` returns the same
    /// scheme.
    ///
    /// Errors: INVALID_ARGUMENT, also with reason GROUP_UNKNOWN; NOT_FOUND with reason STUDY_UNKNOWN;
    /// ALREADY_EXISTS with reason SCHEME_ID_REUSED or ALLOCATION_EXISTS; FAILED_PRECONDITION with
    /// reason ARMS_IN_USE or ARM_HAS_CONSENT_TEXT; UNAVAILABLE with reason STUDY_NOT_YET_KNOWN and RetryInfo.
    func startAllocationScheme(
      _ request: AuthV1.StartAllocationSchemeRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.StartAllocationSchemeResponse

    /// Returns the latest scheme of a study. Needs the right `study.read`.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ALLOCATION_UNKNOWN.
    func getAllocationScheme(
      _ request: AuthV1.GetAllocationSchemeRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.AllocationScheme

    /// Ends the scheme of a study and reveals its seed and parameters. Afterwards no member is
    /// allocated, and the arms are no longer concealed. Cannot be undone. Needs the right
    /// `allocation.manage`. Repeating the call is safe.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ALLOCATION_UNKNOWN.
    func endAllocationScheme(
      _ request: AuthV1.EndAllocationSchemeRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.EndAllocationSchemeResponse

    /// Allocates a current member to an arm. The allocation, the member's group, the strata and an
    /// entry of the audit log are written together and never change. A member who leaves and joins
    /// again keeps the arm. Needs the right `allocation.allocate`. Repeating the same `request_id`
    /// returns the same allocation.
    ///
    /// Errors: INVALID_ARGUMENT, also with reason STRATUM_UNKNOWN; NOT_FOUND with reason
    /// ALLOCATION_UNKNOWN or MEMBER_UNKNOWN; ALREADY_EXISTS with reason REQUEST_ID_REUSED;
    /// FAILED_PRECONDITION with reason ALLOCATION_ENDED, MEMBER_ALLOCATED, TEST_PARTICIPANT_EXCLUDED,
    /// ALLOCATION_LIST_EXHAUSTED, ARM_REMOVED, STUDY_ENDED or STUDY_PAUSED; UNAVAILABLE with reason
    /// STUDY_NOT_YET_KNOWN and RetryInfo.
    func allocateMember(
      _ request: AuthV1.AllocateMemberRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.AllocateMemberResponse

    /// Lists the allocations of the latest scheme by position. Needs the right `member.read`.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ALLOCATION_UNKNOWN.
    func listAllocations(
      _ request: AuthV1.ListAllocationsRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ListAllocationsResponse

    /// Requests the arm of one allocated member in an emergency. Another person decides within 24
    /// hours (DecideUnblinding), unless the scheme lets one person unblind alone; then the response
    /// has the arm. Recorded in the audit log. Needs the right `allocation.unblind`. Repeating the
    /// same `unblinding_id` returns the same request.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ALLOCATION_UNKNOWN or MEMBER_UNKNOWN;
    /// ALREADY_EXISTS with reason UNBLINDING_ID_REUSED; FAILED_PRECONDITION with reason
    /// MEMBER_NOT_ALLOCATED; RESOURCE_EXHAUSTED with reason UNBLINDINGS_LIMIT.
    func requestUnblinding(
      _ request: AuthV1.RequestUnblindingRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RequestUnblindingResponse

    /// Approves or rejects another person's request. After an approval, the arm is returned to the two
    /// persons. Recorded in the audit log. Needs the right `allocation.unblind`. Repeating the same
    /// decision is safe.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason UNBLINDING_UNKNOWN; PERMISSION_DENIED with
    /// reason SECOND_PERSON_REQUIRED; FAILED_PRECONDITION with reason UNBLINDING_CLOSED.
    func decideUnblinding(
      _ request: AuthV1.DecideUnblindingRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.DecideUnblindingResponse

    /// Lists the requests of a study to unblind members, newest first. Needs the right
    /// `allocation.unblind`.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listUnblindings(
      _ request: AuthV1.ListUnblindingsRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ListUnblindingsResponse
  }

  /// Calls the methods that ``AllocationServiceProtocol`` describes.
  public struct AllocationServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func startAllocationScheme(
      _ request: AuthV1.StartAllocationSchemeRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.StartAllocationSchemeResponse {
      try await channel.unary(
        service: AllocationServiceMethods.service,
        method: AllocationServiceMethods.startAllocationScheme,
        request: request,
        options: options)
    }

    public func getAllocationScheme(
      _ request: AuthV1.GetAllocationSchemeRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.AllocationScheme {
      try await channel.unary(
        service: AllocationServiceMethods.service,
        method: AllocationServiceMethods.getAllocationScheme,
        request: request,
        options: options)
    }

    public func endAllocationScheme(
      _ request: AuthV1.EndAllocationSchemeRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.EndAllocationSchemeResponse {
      try await channel.unary(
        service: AllocationServiceMethods.service,
        method: AllocationServiceMethods.endAllocationScheme,
        request: request,
        options: options)
    }

    public func allocateMember(
      _ request: AuthV1.AllocateMemberRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.AllocateMemberResponse {
      try await channel.unary(
        service: AllocationServiceMethods.service,
        method: AllocationServiceMethods.allocateMember,
        request: request,
        options: options)
    }

    public func listAllocations(
      _ request: AuthV1.ListAllocationsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ListAllocationsResponse {
      try await channel.unary(
        service: AllocationServiceMethods.service,
        method: AllocationServiceMethods.listAllocations,
        request: request,
        options: options)
    }

    public func requestUnblinding(
      _ request: AuthV1.RequestUnblindingRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RequestUnblindingResponse {
      try await channel.unary(
        service: AllocationServiceMethods.service,
        method: AllocationServiceMethods.requestUnblinding,
        request: request,
        options: options)
    }

    public func decideUnblinding(
      _ request: AuthV1.DecideUnblindingRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.DecideUnblindingResponse {
      try await channel.unary(
        service: AllocationServiceMethods.service,
        method: AllocationServiceMethods.decideUnblinding,
        request: request,
        options: options)
    }

    public func listUnblindings(
      _ request: AuthV1.ListUnblindingsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ListUnblindingsResponse {
      try await channel.unary(
        service: AllocationServiceMethods.service,
        method: AllocationServiceMethods.listUnblindings,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.AllocationService`, by their names on the wire.
  public enum AllocationServiceMethod: String, Sendable, CaseIterable {
    case startAllocationScheme = "StartAllocationScheme"
    case getAllocationScheme = "GetAllocationScheme"
    case endAllocationScheme = "EndAllocationScheme"
    case allocateMember = "AllocateMember"
    case listAllocations = "ListAllocations"
    case requestUnblinding = "RequestUnblinding"
    case decideUnblinding = "DecideUnblinding"
    case listUnblindings = "ListUnblindings"
  }

  /// The names of `otolith.auth.v1.AllocationService` and its methods on the wire.
  public enum AllocationServiceMethods {
    public static let service = "otolith.auth.v1.AllocationService"
    public static let startAllocationScheme = "StartAllocationScheme"
    public static let getAllocationScheme = "GetAllocationScheme"
    public static let endAllocationScheme = "EndAllocationScheme"
    public static let allocateMember = "AllocateMember"
    public static let listAllocations = "ListAllocations"
    public static let requestUnblinding = "RequestUnblinding"
    public static let decideUnblinding = "DecideUnblinding"
    public static let listUnblindings = "ListUnblindings"
  }
}

extension AuthV1.AllocationServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.allocationFile)
    registry.unary(
      service: AuthV1.AllocationServiceMethods.service,
      method: AuthV1.AllocationServiceMethods.startAllocationScheme,
      access: access(to: .startAllocationScheme)
    ) { (request: AuthV1.StartAllocationSchemeRequest, context: ServerCallContext) -> AuthV1.StartAllocationSchemeResponse in
      try await self.startAllocationScheme(request, context: context)
    }
    registry.unary(
      service: AuthV1.AllocationServiceMethods.service,
      method: AuthV1.AllocationServiceMethods.getAllocationScheme,
      access: access(to: .getAllocationScheme)
    ) { (request: AuthV1.GetAllocationSchemeRequest, context: ServerCallContext) -> AuthV1.AllocationScheme in
      try await self.getAllocationScheme(request, context: context)
    }
    registry.unary(
      service: AuthV1.AllocationServiceMethods.service,
      method: AuthV1.AllocationServiceMethods.endAllocationScheme,
      access: access(to: .endAllocationScheme)
    ) { (request: AuthV1.EndAllocationSchemeRequest, context: ServerCallContext) -> AuthV1.EndAllocationSchemeResponse in
      try await self.endAllocationScheme(request, context: context)
    }
    registry.unary(
      service: AuthV1.AllocationServiceMethods.service,
      method: AuthV1.AllocationServiceMethods.allocateMember,
      access: access(to: .allocateMember)
    ) { (request: AuthV1.AllocateMemberRequest, context: ServerCallContext) -> AuthV1.AllocateMemberResponse in
      try await self.allocateMember(request, context: context)
    }
    registry.unary(
      service: AuthV1.AllocationServiceMethods.service,
      method: AuthV1.AllocationServiceMethods.listAllocations,
      access: access(to: .listAllocations)
    ) { (request: AuthV1.ListAllocationsRequest, context: ServerCallContext) -> AuthV1.ListAllocationsResponse in
      try await self.listAllocations(request, context: context)
    }
    registry.unary(
      service: AuthV1.AllocationServiceMethods.service,
      method: AuthV1.AllocationServiceMethods.requestUnblinding,
      access: access(to: .requestUnblinding)
    ) { (request: AuthV1.RequestUnblindingRequest, context: ServerCallContext) -> AuthV1.RequestUnblindingResponse in
      try await self.requestUnblinding(request, context: context)
    }
    registry.unary(
      service: AuthV1.AllocationServiceMethods.service,
      method: AuthV1.AllocationServiceMethods.decideUnblinding,
      access: access(to: .decideUnblinding)
    ) { (request: AuthV1.DecideUnblindingRequest, context: ServerCallContext) -> AuthV1.DecideUnblindingResponse in
      try await self.decideUnblinding(request, context: context)
    }
    registry.unary(
      service: AuthV1.AllocationServiceMethods.service,
      method: AuthV1.AllocationServiceMethods.listUnblindings,
      access: access(to: .listUnblindings)
    ) { (request: AuthV1.ListUnblindingsRequest, context: ServerCallContext) -> AuthV1.ListUnblindingsResponse in
      try await self.listUnblindings(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.AllocationServiceProtocol {
  public func startAllocationScheme(
    _ request: AuthV1.StartAllocationSchemeRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.StartAllocationSchemeResponse {
    throw RPCError(.unimplemented, "StartAllocationScheme is not implemented here")
  }

  public func getAllocationScheme(
    _ request: AuthV1.GetAllocationSchemeRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.AllocationScheme {
    throw RPCError(.unimplemented, "GetAllocationScheme is not implemented here")
  }

  public func endAllocationScheme(
    _ request: AuthV1.EndAllocationSchemeRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.EndAllocationSchemeResponse {
    throw RPCError(.unimplemented, "EndAllocationScheme is not implemented here")
  }

  public func allocateMember(
    _ request: AuthV1.AllocateMemberRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.AllocateMemberResponse {
    throw RPCError(.unimplemented, "AllocateMember is not implemented here")
  }

  public func listAllocations(
    _ request: AuthV1.ListAllocationsRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ListAllocationsResponse {
    throw RPCError(.unimplemented, "ListAllocations is not implemented here")
  }

  public func requestUnblinding(
    _ request: AuthV1.RequestUnblindingRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RequestUnblindingResponse {
    throw RPCError(.unimplemented, "RequestUnblinding is not implemented here")
  }

  public func decideUnblinding(
    _ request: AuthV1.DecideUnblindingRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.DecideUnblindingResponse {
    throw RPCError(.unimplemented, "DecideUnblinding is not implemented here")
  }

  public func listUnblindings(
    _ request: AuthV1.ListUnblindingsRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ListUnblindingsResponse {
    throw RPCError(.unimplemented, "ListUnblindings is not implemented here")
  }
}
