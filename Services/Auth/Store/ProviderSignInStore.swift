import FoundationEssentials
import Postgres
import ServiceBasics

/// The table of sign-ins with the external provider that wait for their completion. States and bindings
/// are hashed, nonces and verifiers sealed, so that a copy of the database completes no sign-in.
struct ProviderSignInStore: Sendable {
  let sealing: SealingKeys

  private static let context = "provider_sign_ins"

  /// Answers false, without writing, if so many sign-ins wait.
  func insert(
    _ started: StartedProviderSignIn, state: String, binding: String, atMost count: Int
  ) -> PostgresStatement<Bool> {
    let secrets = Array("\(started.nonce) \(started.verifier)".utf8)
    return PostgresStatement(
      affecting: """
        INSERT INTO provider_sign_ins (state_hash, binding_hash, sealed_code, reauthenticates,
          started_at)
        SELECT \(Self.hash(state)), \(Self.hash(binding)),
          \(sealing.seal(secrets, context: Self.context)), \(started.reauthenticates),
          \(started.startedAt)
        WHERE (SELECT count(*) FROM provider_sign_ins) < \(count)
        """)
  }

  /// Uses up a state. Returns the sign-in; nil if the state is unknown, or another browser began the
  /// sign-in, which is then used up as well. Of concurrent calls with one state, at most one succeeds.
  func take(state: String, binding: String) -> PostgresStatement<StartedProviderSignIn?> {
    let hash = Self.hash(binding)
    return PostgresStatement(
      """
      DELETE FROM provider_sign_ins WHERE state_hash = \(Self.hash(state))
      RETURNING binding_hash, sealed_code, reauthenticates, started_at
      """
    ) { [sealing] rows in
      guard let row = rows.first else { return nil }
      let (bound, sealed, reauthenticates, startedAt) = try row.decode(
        [UInt8].self, [UInt8].self, Bool.self, Date.self)
      guard bound == hash, let opened = sealing.open(sealed, context: Self.context) else {
        return nil
      }
      let parts = String(decoding: opened.plain, as: UTF8.self).split(separator: " ")
      guard parts.count == 2 else { return nil }
      return StartedProviderSignIn(
        nonce: String(parts[0]), verifier: String(parts[1]), reauthenticates: reauthenticates,
        startedAt: startedAt)
    }
  }

  /// Deletes sign-ins that can no longer be completed. Returns their number.
  static func deleteExpired(at now: Date, atMost count: Int) -> PostgresStatement<Int> {
    PostgresStatement(
      counting: """
        DELETE FROM provider_sign_ins WHERE state_hash IN (SELECT state_hash FROM provider_sign_ins
          WHERE started_at < \(now - ProviderRules.signInLifetime) LIMIT \(count))
        """)
  }

  private static func hash(_ text: String) -> [UInt8] { Sodium.sha256(Array(text.utf8)) }
}
