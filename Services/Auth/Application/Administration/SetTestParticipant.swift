package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Says whether what an account answers is a test.
package struct SetTestParticipant: Sendable {
  private let clock: any WallClock
  private let events: any EventPublisher
  private let manage: ManageAccount
  private let managed = ManagedAccountStore()
  private let audit = AuditLog()

  package init(pool: PostgresPool, events: any EventPublisher, clock: any WallClock) {
    self.clock = clock
    self.events = events
    manage = ManageAccount(pool: pool, events: events)
  }

  /// - Throws: ``ManagedAccountError``; `SessionError.suspended`; `PostgresError`.
  package func callAsFunction(
    _ participantID: UUID, isTest: Bool, actor: UUID
  ) async throws -> ManagedAccount {
    let now = clock.now()
    return try await manage(participantID, actor: actor) { account, connection in
      guard account.roles.contains(.participant) else {
        throw ManagedAccountError.notAParticipant
      }
      if account.isTestParticipant == isTest { return account }
      let marked = try await managed.setTestParticipant(
        isTest, of: participantID, at: now, on: connection)
      try await events.publish(
        .testParticipantChanged(
          participantID: participantID, isTest: isTest, revision: marked.revision), at: now,
        on: connection)
      try await audit.append(
        [
          AuditRecord(
            action: isTest ? .testParticipantMarked : .testParticipantUnmarked, actor: actor,
            subject: participantID)
        ], at: now, on: connection)
      return marked
    }
  }
}
