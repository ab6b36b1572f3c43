import FoundationEssentials
import Postgres
import ServiceBasics

/// The tables of second factors, whose secrets are sealed, and of their recovery codes, which are
/// hashed.
struct SecondFactorStore: Sendable {
  let secrets: SealedCodes

  init(sealing: SealingKeys) {
    secrets = SealedCodes(table: "second_factors", id: "participant_id", sealing: sealing)
  }

  /// Stores a secret that waits for its first code. Answers false, without writing, if the account
  /// has a second factor.
  func begin(
    _ secret: OneTimeSecret, of participantID: UUID, at now: Date
  ) -> PostgresStatement<Bool> {
    PostgresStatement(
      affecting: """
        INSERT INTO second_factors (participant_id, sealed_code, created_at)
        VALUES (\(participantID), \(secrets.seal(secret.base32, of: participantID)), \(now))
        ON CONFLICT (participant_id) DO UPDATE SET sealed_code = excluded.sealed_code,
          created_at = excluded.created_at
        WHERE second_factors.confirmed_at IS NULL
        """)
  }

  func find(_ participantID: UUID) -> PostgresStatement<SecondFactor?> {
    PostgresStatement(
      """
      SELECT sealed_code, created_at, confirmed_at, last_step, (
          SELECT count(*) FROM second_factor_codes
          WHERE second_factor_codes.participant_id = second_factors.participant_id) AS codes
      FROM second_factors WHERE participant_id = \(participantID)
      """,
      first: { [secrets] row in
        SecondFactor(
          secret: secrets.open(try row.decode("sealed_code"), of: participantID)
            .flatMap(OneTimeSecret.init(base32:)),
          createdAt: try row.decode("created_at"), confirmedAt: try row.decode("confirmed_at"),
          lastStep: try row.decode("last_step"), recoveryCodes: try row.decode("codes"))
      })
  }

  /// Uses up the code of a step. Answers false, without writing, if it or a later one was used: of
  /// concurrent calls with one code, exactly one succeeds.
  static func use(step: Int, of participantID: UUID) -> PostgresStatement<Bool> {
    PostgresStatement(
      affecting: """
        UPDATE second_factors SET last_step = \(step)
        WHERE participant_id = \(participantID) AND last_step < \(step)
        """)
  }

  /// Uses up a recovery code. Answers false if the account has no such unused code.
  static func use(_ code: AccessCode, of participantID: UUID) -> PostgresStatement<Bool> {
    PostgresStatement(
      affecting: """
        DELETE FROM second_factor_codes
        WHERE participant_id = \(participantID) AND code_hash = \(AccessCodeStore.hash(code))
        """)
  }

  static func confirm(_ participantID: UUID, at now: Date) -> PostgresStatement<Void> {
    PostgresStatement(
      "UPDATE second_factors SET confirmed_at = \(now) WHERE participant_id = \(participantID)")
  }

  /// Replaces the recovery codes.
  static func setCodes(
    _ codes: [AccessCode], of participantID: UUID
  ) -> [PostgresStatement<Void>] {
    [
      PostgresStatement(
        "DELETE FROM second_factor_codes WHERE participant_id = \(participantID)"),
      PostgresStatement(
        """
        INSERT INTO second_factor_codes (participant_id, code_hash)
        SELECT \(participantID), code_hash
        FROM unnest(\(codes.map(AccessCodeStore.hash))) AS new (code_hash)
        """),
    ]
  }

  /// Deletes an account's second factor with its recovery codes. Answers false if it has none.
  static func delete(of participantID: UUID) -> PostgresStatement<Bool> {
    PostgresStatement(
      affecting: "DELETE FROM second_factors WHERE participant_id = \(participantID)")
  }

  /// Deletes secrets that were not confirmed in time.
  static func deleteUnconfirmed(at now: Date, atMost count: Int) -> PostgresStatement<Int> {
    PostgresStatement(
      counting: """
        DELETE FROM second_factors WHERE participant_id IN (
          SELECT participant_id FROM second_factors
          WHERE confirmed_at IS NULL
            AND created_at <= \(now.addingTimeInterval(-SecondFactor.pendingLifetime))
          LIMIT \(count) FOR UPDATE SKIP LOCKED)
        """)
  }
}
