import Fields
import FoundationEssentials
import Postgres
import Randomisation
import ServiceKit

/// Allocates a member to an arm.
///
/// The allocation, the member's group, the event and the audit entry are committed together: if the
/// process dies before the commit, nothing has happened; afterwards a repeated request returns the
/// allocation.
struct AllocateMember: Sendable {
  let environment: AuthEnvironment

  struct Request: Sendable {
    var requestID: UUID
    var study: StudyID
    var memberID: UUID
    var levels: [AllocationRules.Level]
    var actor: UUID
  }

  struct Outcome: Sendable {
    var outcome: WriteOutcome
    var allocation: Allocation
    var scheme: AllocationScheme
  }

  /// - Throws: ``AllocationError``; `AllocationRules.Refusal`; `MembershipError.memberUnknown`,
  ///   `.notStudyLeader`; ``StudyError``; `PostgresError`.
  func callAsFunction(_ request: Request) async throws -> Outcome {
    let now = environment.clock.now()
    let study = try await environment.studies.find(request.study, groupID: "")
    let outcome: Outcome = try await environment.pool.write { connection in
      try await ActingLeaders(at: now).require(
        .allocationAllocate, request.actor, of: request.study, on: connection)
      if let known = try await again(request, on: connection) { return known }
      guard
        let participantID = try await connection.answer(
          to: MemberStore.participant(request.memberID, in: request.study))
      else { throw MembershipError.memberUnknown }
      let (isKnown, _) = try await connection.answers(
        to: AccountStore.lock(participantID), AllocationStore.lock(request.study, .exclusive))
      guard isKnown else { throw MembershipError.memberUnknown }
      // Read again under the locks.
      if let known = try await again(request, on: connection) { return known }
      return try await allocate(
        participantID, request, terms: study.terms, at: now, on: connection)
    }
    environment.events.wake()
    return outcome
  }

  /// Returns the allocation if the request was carried out before.
  private func again(
    _ request: Request, on connection: PostgresConnection
  ) async throws -> Outcome? {
    guard
      let scheme = try await connection.answer(
        to: environment.allocations.latest(of: request.study))
    else { throw AllocationError.unknown }
    guard
      let known = try await connection.answer(
        to: AllocationStore.find(request.requestID, of: scheme.schemeID))
    else { return nil }
    guard let parameters = scheme.secret?.parameters else { throw AllocationError.unreadable }
    guard known.memberID == request.memberID,
      known.stratum == AllocationRules.stratum(of: request.levels, by: parameters.factors)
    else { throw AllocationError.requestIDReused }
    return Outcome(outcome: .alreadyExists, allocation: known, scheme: scheme)
  }

  private func allocate(
    _ participantID: UUID, _ request: Request, terms: StudyTerms, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Outcome {
    let (latest, known, current) = try await connection.answers(
      to: environment.allocations.latest(of: request.study),
      AllocationStore.find(of: participantID, in: request.study),
      EnrolmentStore.current(of: participantID, in: request.study))
    guard var scheme = latest else { throw AllocationError.unknown }
    guard let current, current.memberID == request.memberID else {
      throw MembershipError.memberUnknown
    }
    if known != nil { throw AllocationRules.Refusal.memberAllocated }
    guard let secret = scheme.secret else { throw AllocationError.unreadable }
    let stratum = AllocationRules.stratum(of: request.levels, by: secret.parameters.factors)
    try AllocationRules.require(
      scheme, secret.parameters, stratum: stratum, of: current, terms: terms, at: now)
    var sequence = AllocationSequence(
      secret.parameters, seed: secret.seed,
      counts: try await connection.answer(to: AllocationStore.counts(of: scheme.schemeID)))
    guard let stratum, let groupID = sequence.next(in: stratum) else {
      throw AllocationRules.Refusal.listExhausted
    }
    scheme.allocatedCount += 1
    let allocation = Allocation(
      schemeID: scheme.schemeID, studyID: scheme.studyID, position: scheme.allocatedCount,
      stratum: stratum, groupID: groupID, participantID: participantID,
      memberID: request.memberID, requestID: request.requestID, allocatedAt: now)
    try await write(
      allocation, to: current, of: participantID, actor: request.actor, at: now, on: connection)
    return Outcome(outcome: .created, allocation: allocation, scheme: scheme)
  }

  private func write(
    _ allocation: Allocation, to current: Enrolment, of participantID: UUID, actor: UUID,
    at now: Date, on connection: PostgresConnection
  ) async throws {
    try await connection.answer(to: AllocationStore.insert(allocation))
    try await environment.changeGroup(
      of: current, participantID: participantID, to: allocation.groupID, at: now, on: connection)
    // The audit log, which more people read, does not name the arm.
    try await environment.record(
      [
        AuditRecord(
          action: .memberAllocated, actor: actor, subject: participantID,
          object: allocation.auditObject)
      ], at: now, on: connection)
  }
}

/// Reads schemes and allocations.
struct ListAllocations: Sendable {
  let environment: AuthEnvironment

  /// - Throws: `AllocationError.unknown`; `PostgresError`.
  func scheme(of study: StudyID) async throws -> AllocationScheme {
    guard
      let scheme = try await environment.pool.answer(
        to: environment.allocations.latest(of: study))
    else { throw AllocationError.unknown }
    return scheme
  }

  /// Lists the allocations of the latest scheme by position.
  ///
  /// - Parameter last: last position of the previous page; 0 for the first page.
  /// - Throws: `AllocationError.unknown`, `.unreadable`; `PostgresError`.
  func callAsFunction(
    of study: StudyID, after last: Int, pageSize: Int
  ) async throws -> (AllocationParameters, Page<Allocation>) {
    let scheme = try await scheme(of: study)
    guard let parameters = scheme.secret?.parameters else { throw AllocationError.unreadable }
    let page = try await environment.page(pageSize) {
      AllocationStore.list(of: scheme.schemeID, after: last, limit: $0)
    }
    return (parameters, page)
  }

  /// Lists requests to unblind members, newest first.
  ///
  /// - Parameter last: last request of the previous page; nil for the first page.
  func unblindings(
    of study: StudyID, after last: UUID?, pageSize: Int
  ) async throws -> Page<Unblinding> {
    try await environment.page(pageSize) {
      UnblindingStore.list(of: study, after: last, limit: $0)
    }
  }
}
