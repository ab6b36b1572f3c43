import Fields
import FoundationEssentials
import Messages
import RPCServer
import ServiceKit
import Stubs

/// Randomised allocation of members, and emergency unblinding.
struct AllocationHandler: AuthV1.AllocationServiceProtocol {
  let environment: AuthEnvironment

  func startAllocationScheme(
    _ request: AuthV1.StartAllocationSchemeRequest, context: ServerCallContext
  ) async throws -> AuthV1.StartAllocationSchemeResponse {
    var check = FieldChecks()
    let scheme = check.scheme(request)
    let new = try check.unwrap(scheme)
    let actor = try context.claims.participantID
    let started = try await answering {
      try await StartAllocationScheme(environment: environment)(
        new, validatesOnly: request.validateOnly, actor: actor)
    }
    return AuthV1.StartAllocationSchemeResponse(
      outcome: started.outcome?.message ?? .unspecified, scheme: started.scheme.message)
  }

  func getAllocationScheme(
    _ request: AuthV1.GetAllocationSchemeRequest, context: ServerCallContext
  ) async throws -> AuthV1.AllocationScheme {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let study = try check.unwrap(readStudy)
    return try await answering {
      try await ListAllocations(environment: environment).scheme(of: study)
    }.message
  }

  func endAllocationScheme(
    _ request: AuthV1.EndAllocationSchemeRequest, context: ServerCallContext
  ) async throws -> AuthV1.EndAllocationSchemeResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let readID = check.uuid(request.schemeID, field: "scheme_id")
    let (study, schemeID) = try check.unwrap(readStudy, readID)
    let actor = try context.claims.participantID
    let (outcome, scheme) = try await answering {
      try await EndAllocationScheme(environment: environment)(schemeID, of: study, actor: actor)
    }
    return AuthV1.EndAllocationSchemeResponse(outcome: outcome.message, scheme: scheme.message)
  }

  func allocateMember(
    _ request: AuthV1.AllocateMemberRequest, context: ServerCallContext
  ) async throws -> AuthV1.AllocateMemberResponse {
    var check = FieldChecks()
    let readRequest = check.uuid(request.requestID, field: "request_id")
    let readStudy = check.studyID(request.studyID)
    let readMember = check.uuid(request.memberID, field: "member_id")
    let levels = check.levels(request.strata, field: "strata")
    let (requestID, study, memberID) = try check.unwrap(readRequest, readStudy, readMember)
    let claims = try context.claims
    let (allocated, concealed) = try await answering {
      let allocated = try await AllocateMember(environment: environment)(
        AllocateMember.Request(
          requestID: requestID, study: study, memberID: memberID, levels: levels,
          actor: claims.participantID))
      return (
        allocated, try await Concealment(environment: environment).conceals(study, from: claims)
      )
    }
    return AuthV1.AllocateMemberResponse(
      outcome: allocated.outcome.message,
      allocation: allocated.allocation.message(
        factors: allocated.scheme.factors, concealed: concealed))
  }

  func listAllocations(
    _ request: AuthV1.ListAllocationsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListAllocationsResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let paging: Paging<Int> = check.page(request)
    let study = try check.unwrap(readStudy)
    let claims = try context.claims
    let (factors, page, concealed) = try await answering {
      let (parameters, page) = try await ListAllocations(environment: environment)(
        of: study, after: paging.last ?? 0, pageSize: paging.size)
      return (
        parameters.factors, page,
        try await Concealment(environment: environment).conceals(study, from: claims)
      )
    }
    return AuthV1.ListAllocationsResponse(
      allocations: page.items.map { $0.message(factors: factors, concealed: concealed) },
      nextPageToken: paging.token(after: page) { $0.position }, groupsConcealed: concealed)
  }

  func requestUnblinding(
    _ request: AuthV1.RequestUnblindingRequest, context: ServerCallContext
  ) async throws -> AuthV1.RequestUnblindingResponse {
    var check = FieldChecks()
    let readID = check.uuid(request.unblindingID, field: "unblinding_id")
    let readStudy = check.studyID(request.studyID)
    let readMember = check.uuid(request.memberID, field: "member_id")
    check.reason(request.reason)
    let (unblindingID, study, memberID) = try check.unwrap(readID, readStudy, readMember)
    let claims = try context.claims
    let (outcome, unblinding) = try await answering {
      try await RequestUnblinding(environment: environment)(
        RequestUnblinding.Request(
          unblindingID: unblindingID, study: study, memberID: memberID, reason: request.reason,
          actor: claims.participantID))
    }
    return AuthV1.RequestUnblindingResponse(
      outcome: outcome.message, unblinding: message(unblinding, for: claims))
  }

  func decideUnblinding(
    _ request: AuthV1.DecideUnblindingRequest, context: ServerCallContext
  ) async throws -> AuthV1.DecideUnblindingResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let readID = check.uuid(request.unblindingID, field: "unblinding_id")
    let (study, unblindingID) = try check.unwrap(readStudy, readID)
    let claims = try context.claims
    let (outcome, unblinding) = try await answering {
      try await DecideUnblinding(environment: environment)(
        unblindingID, of: study, approve: request.approve, actor: claims.participantID)
    }
    return AuthV1.DecideUnblindingResponse(
      outcome: outcome.message, unblinding: message(unblinding, for: claims))
  }

  func listUnblindings(
    _ request: AuthV1.ListUnblindingsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListUnblindingsResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let paging: Paging<UUID> = check.page(request)
    let study = try check.unwrap(readStudy)
    let claims = try context.claims
    let page = try await answering {
      try await ListAllocations(environment: environment).unblindings(
        of: study, after: paging.last, pageSize: paging.size)
    }
    return AuthV1.ListUnblindingsResponse(
      unblindings: page.items.map { message($0, for: claims) },
      nextPageToken: paging.token(after: page) { $0.unblindingID })
  }

  private func message(_ unblinding: Unblinding, for claims: AccessClaims) -> AuthV1.Unblinding {
    unblinding.message(
      for: claims.participantID,
      seesGroups: claims.holds(.allocationRead, onStudy: unblinding.studyID),
      at: environment.clock.now())
  }
}
