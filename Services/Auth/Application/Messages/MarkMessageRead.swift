package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Notes that a participant read a message.
package struct MarkMessageRead: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let callerSession: CallerSession
  private let messages = MessageStore()

  package init(pool: PostgresPool, clock: any WallClock, rules: SessionRules) {
    self.pool = pool
    self.clock = clock
    callerSession = CallerSession(rules: rules)
  }

  /// - Throws: `MessageError.unknown`; `SessionError.ended`; `PostgresError`.
  package func callAsFunction(_ messageID: UUID, caller: AccessClaims) async throws {
    let now = clock.now()
    try await pool.write { connection in
      _ = try await callerSession.lock(caller, at: now, on: connection)
      guard
        let message = try await messages.find(
          messageID, seenBy: caller.participantID, on: connection)
      else { throw MessageError.unknown }
      // The own ones are known.
      guard message.isFromTeam else { return }
      try await messages.markRead(
        messageID, by: caller.participantID, at: now, on: connection)
    }
  }
}
