package import AuthDomain
package import FoundationEssentials
package import Postgres
// For SHA-256.
import ServiceKit

/// The table of sessions that lived when everything of their participant was erased, and of the requests that made
/// such accounts; `erase_participant` and a trigger write it.
package struct ErasedSessionStore: Sendable {
  package init() {}

  /// Whether the token is of one of them.
  package func contains(
    _ token: RefreshToken, on executor: some PostgresExecutor
  ) async throws -> Bool {
    try await contains(digestOf: token.selector, on: executor)
  }

  /// Whether the request made an account of which everything was erased.
  package func contains(
    requestID: UUID, on executor: some PostgresExecutor
  ) async throws -> Bool {
    let stored = withUnsafeBytes(of: AccountStore.stored(requestID).uuid) { Array($0) }
    return try await contains(digestOf: stored, on: executor)
  }

  private func contains(
    digestOf bytes: [UInt8], on executor: some PostgresExecutor
  ) async throws -> Bool {
    try await !executor.query(
      "SELECT FROM erased_sessions WHERE digest = \(Sodium.sha256(bytes))"
    ).isEmpty
  }

  /// Deletes those whose tokens would have expired by now.
  package func deleteForgotten(
    at now: Date, rules: SessionRules, atMost count: Int, on executor: some PostgresExecutor
  ) async throws -> Int {
    let limit = now.addingTimeInterval(-min(rules.idleLifetime, rules.absoluteLifetime))
    return try await executor.execute(
      """
      DELETE FROM erased_sessions WHERE digest IN (
        SELECT digest FROM erased_sessions WHERE erased_at <= \(limit)
        ORDER BY erased_at LIMIT \(count))
      """)
  }
}
