import FoundationEssentials
import Postgres
import ServiceBasics

/// The table of sessions and account requests of erased participants, written by
/// `erase_participant` and a trigger.
enum ErasedSessionStore {
  /// Whether the token belongs to such a session.
  static func contains(_ token: RefreshToken) -> PostgresStatement<Bool> {
    contains(digestOf: token.selector)
  }

  /// Whether the request created an account that was erased.
  static func contains(requestID: UUID) -> PostgresStatement<Bool> {
    contains(digestOf: withUnsafeBytes(of: AccountStore.stored(requestID).uuid) { Array($0) })
  }

  private static func contains(digestOf bytes: [UInt8]) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: "SELECT FROM erased_sessions WHERE digest = \(Sodium.sha256(bytes))")
  }

  /// Deletes rows whose tokens would have expired by now.
  static func deleteForgotten(at now: Date, rules: SessionRules, atMost count: Int)
    -> PostgresStatement<Int>
  {
    let limit = now.addingTimeInterval(-min(rules.idleLifetime, rules.absoluteLifetime))
    return PostgresStatement(
      counting: """
        DELETE FROM erased_sessions WHERE digest IN (
          SELECT digest FROM erased_sessions WHERE erased_at <= \(limit)
          ORDER BY erased_at LIMIT \(count))
        """)
  }
}
