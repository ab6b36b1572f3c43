import FoundationEssentials
import Postgres
import ServiceKit

/// Replaces the studies that an account leads. Access tokens from before are rejected.
struct SetLedStudies: Sendable {
  let environment: AuthEnvironment

  /// - Throws: `AccountError.studyLeaderUnknown`; `AssignRole.Refusal.rolesTooLong`;
  ///   `ManagedAccountError.notAdministrator`; `SessionError.suspended`; `PostgresError`.
  func callAsFunction(
    _ studies: [StudyID], of username: Username, actor: UUID
  ) async throws {
    let change: AccountSuspension? = try await environment.pool.write { connection in
      try await ActingAdministrators().require(actor, on: connection)
      guard
        let participantID = try await connection.answer(
          to: AccountStore.find(usernameKey: username.key))?.participantID
      else { throw AccountError.studyLeaderUnknown }
      let (isKnown, isLeader, before) = try await connection.answers(
        to: AccountStore.lock(participantID), AccountStore.hasRole(.studyLeader, participantID),
        AccountStore.ledStudies(of: participantID))
      guard isKnown, isLeader else { throw AccountError.studyLeaderUnknown }
      let after = Set(studies.map(\.text))
      guard before != after else { return nil }
      // After all waiting: tokens issued until now have the former rights.
      let now = environment.clock.now()
      try await requireSpace(for: after, of: participantID, at: now, on: connection)
      let (_, changed) = try await connection.answers(
        to: AccountStore.setLedStudies(studies, of: participantID),
        ManagedAccountStore.changeRights(of: participantID, at: now))
      let change = try await environment.tellServices(of: changed, at: now, on: connection)
      try await environment.record(
        [
          AuditRecord(
            action: .ledStudiesReplaced, actor: actor, subject: participantID,
            object: after.sorted().joined(separator: ","))
        ], at: now, on: connection)
      return change
    }
    guard let change else { return }
    environment.suspendedAccounts.tell(change)
    environment.events.wake()
  }

  /// Requires that an access token can contain the studies beside the account's other roles.
  private func requireSpace(
    for studies: Set<String>, of participantID: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    let before = try await connection.answer(
      to: AssignmentStore.all(of: participantID, at: now))
    let led = studies.map {
      Assignment(
        participantID: participantID, role: StudyRoleStore.leader,
        object: AccessObject.study($0).text)
    }
    let kept = before.filter { $0.role != StudyRoleStore.leader }
    guard (kept + led).bytesInToken <= AccountRules.studyRolesBytesMax else {
      throw AssignRole.Refusal.rolesTooLong
    }
  }
}
