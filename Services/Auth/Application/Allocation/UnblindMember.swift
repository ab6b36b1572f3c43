import FoundationEssentials
import Postgres
import ServiceKit

/// Requests the arm of one member in an emergency.
struct RequestUnblinding: Sendable {
  let environment: AuthEnvironment

  struct Request: Sendable {
    var unblindingID: UUID
    var study: StudyID
    var memberID: UUID
    var reason: String
    var actor: UUID

    func isSame(as known: Unblinding) -> Bool {
      known.studyID == study.text && known.memberID == memberID && known.reason == reason
        && known.requestedBy == actor
    }
  }

  /// Idempotent.
  ///
  /// - Throws: `AllocationError.unknown`; `Unblinding.Refusal`; `MembershipError.memberUnknown`,
  ///   `.notStudyLeader`; `PostgresError`.
  func callAsFunction(_ request: Request) async throws -> (WriteOutcome, Unblinding) {
    let now = environment.clock.now()
    return try await environment.pool.write { connection in
      try await ActingLeaders(at: now).require(
        .allocationUnblind, request.actor, of: request.study, on: connection)
      if let known = try await again(request, on: connection) { return (.alreadyExists, known) }
      guard
        let participantID = try await connection.answer(
          to: MemberStore.participantEver(request.memberID, in: request.study))
      else { throw MembershipError.memberUnknown }
      let (isKnown, _) = try await connection.answers(
        to: AccountStore.lock(participantID), AllocationStore.lock(request.study, .exclusive))
      guard isKnown else { throw MembershipError.memberUnknown }
      if let known = try await again(request, on: connection) { return (.alreadyExists, known) }
      let unblinding = try await make(request, of: participantID, at: now, on: connection)
      guard try await connection.answer(to: UnblindingStore.insert(unblinding)) else {
        throw Unblinding.Refusal.idReused
      }
      try await record(unblinding, at: now, on: connection)
      return (.created, unblinding)
    }
  }

  private func again(
    _ request: Request, on connection: PostgresConnection
  ) async throws -> Unblinding? {
    guard let known = try await connection.answer(to: UnblindingStore.find(request.unblindingID))
    else { return nil }
    guard request.isSame(as: known) else { throw Unblinding.Refusal.idReused }
    return known
  }

  private func make(
    _ request: Request, of participantID: UUID, at now: Date, on connection: PostgresConnection
  ) async throws -> Unblinding {
    let (scheme, allocation, pending) = try await connection.answers(
      to: environment.allocations.latest(of: request.study),
      AllocationStore.find(of: participantID, in: request.study),
      UnblindingStore.countPending(of: request.study, at: now))
    guard let scheme else { throw AllocationError.unknown }
    guard let allocation else { throw Unblinding.Refusal.memberNotAllocated }
    guard pending < Unblinding.pendingMax else { throw Unblinding.Refusal.tooMany }
    let isAlone = scheme.unblindsAlone
    return Unblinding(
      unblindingID: request.unblindingID, studyID: request.study.text,
      participantID: participantID, memberID: request.memberID, reason: request.reason,
      state: isAlone ? .approved : .pending, requestedBy: request.actor,
      decidedBy: isAlone ? request.actor : nil, requestedAt: now, decidedAt: isAlone ? now : nil,
      groupID: allocation.groupID)
  }

  private func record(
    _ unblinding: Unblinding, at now: Date, on connection: PostgresConnection
  ) async throws {
    let actions: [AuditAction] =
      [.unblindingRequested] + (unblinding.state == .approved ? [.unblindingApproved] : [])
    try await environment.record(
      actions.map {
        AuditRecord(
          action: $0, actor: unblinding.requestedBy, subject: unblinding.participantID,
          object: unblinding.auditObject)
      }, at: now, on: connection)
  }
}

/// Carries out another person's decision on a request to unblind a member.
struct DecideUnblinding: Sendable {
  let environment: AuthEnvironment

  /// - Throws: `Unblinding.Refusal`; `MembershipError.notStudyLeader`; `PostgresError`.
  func callAsFunction(
    _ unblindingID: UUID, of study: StudyID, approve: Bool, actor: UUID
  ) async throws -> (WriteOutcome, Unblinding) {
    let now = environment.clock.now()
    return try await environment.pool.write { connection in
      try await ActingLeaders(at: now).require(
        .allocationUnblind, actor, of: study, on: connection)
      guard var known = try await connection.answer(to: UnblindingStore.find(unblindingID)),
        known.studyID == study.text
      else { throw Unblinding.Refusal.unknown }
      if try known.decide(approve: approve, by: actor, at: now) == .alreadyDecided {
        return (.alreadyExists, known)
      }
      let state: Unblinding.State = approve ? .approved : .rejected
      guard
        try await connection.answer(
          to: UnblindingStore.decide(unblindingID, as: state, by: actor, at: now))
      else { throw Unblinding.Refusal.closed }
      (known.state, known.decidedBy, known.decidedAt) = (state, actor, now)
      try await environment.record(
        [
          AuditRecord(
            action: approve ? .unblindingApproved : .unblindingRejected, actor: actor,
            subject: known.participantID, object: known.auditObject)
        ], at: now, on: connection)
      return (.created, known)
    }
  }
}
