package import AuthDomain
import Fields
package import FoundationEssentials
package import Postgres
// For HMAC.
import ServiceKit

/// The codes that accounts wait for. One that was used stays until it expires, so that the same
/// confirmation can be answered again; it is a hash and says nothing about the person.
package struct ConfirmationCodeStore: Sendable {
  package init() {}

  /// Replaces the account's code.
  package func set(
    _ code: ConfirmationCode, of participantID: UUID, until expiresAt: Date,
    on connection: PostgresConnection
  ) async throws {
    let hash = try await hash(code, of: participantID, on: connection)
    try await connection.execute(
      """
      INSERT INTO confirmation_codes (participant_id, code_hash, expires_at)
      VALUES (\(participantID), \(hash), \(expiresAt))
      ON CONFLICT (participant_id) DO UPDATE SET code_hash = excluded.code_hash,
        expires_at = excluded.expires_at
      """)
  }

  /// The code that the account waits for, locked until the end of the transaction.
  package func lock(
    _ participantID: UUID, on connection: PostgresConnection
  ) async throws -> (hash: String, expiresAt: Date)? {
    try await find(participantID, locking: "FOR UPDATE", on: connection)
  }

  /// The same without a lock, which would be written: who tries a code for a name must not see by the time that
  /// takes that somebody has it.
  package func find(
    _ participantID: UUID, on connection: PostgresConnection
  ) async throws -> (hash: String, expiresAt: Date)? {
    try await find(participantID, locking: "", on: connection)
  }

  private func find(
    _ participantID: UUID, locking: String, on connection: PostgresConnection
  ) async throws -> (hash: String, expiresAt: Date)? {
    let rows = try await connection.query(
      """
      SELECT code_hash, expires_at FROM confirmation_codes
      WHERE participant_id = \(participantID) \(unescaped: locking)
      """)
    guard let row = rows.first else { return nil }
    let (hash, expiresAt) = try row.decode(String.self, Date.self)
    return (hash, expiresAt)
  }

  /// Whose code it is, of the accounts that have the name: several may wait under one address. Otherwise the
  /// newest of them; nil: none has it. As many statements for every name.
  package func owner(
    of code: ConfirmationCode, named name: AccountName, on connection: PostgresConnection
  ) async throws -> UUID? {
    var query: PostgresQuery =
      """
      SELECT participant_id, code_hash FROM accounts LEFT JOIN confirmation_codes
        USING (participant_id) WHERE
      """
    switch name {
    case .username(let username): query.append(" username_key = \(username.key)")
    case .email(let email):
      query.append(" email_key = \(email.key) AND username IS NULL")
    }
    // One more may be confirmed.
    query.append(" ORDER BY created_at DESC LIMIT \(AccountRules.codesPerAddressMax + 1)")
    let rows = try await connection.query(query)
    let key = try await key(on: connection)
    let ids: [UUID] = try rows.map { try $0.decode("participant_id") }
    for (id, row) in zip(ids, rows) {
      let hash: String? = try row.decode("code_hash")
      if hash == Self.hash(code, of: id, key: key) { return id }
    }
    return ids.first
  }

  /// Whether a stored hash is the code's.
  package func isRight(
    _ code: ConfirmationCode, of participantID: UUID, hash: String,
    on connection: PostgresConnection
  ) async throws -> Bool {
    try await self.hash(code, of: participantID, on: connection) == hash
  }

  /// What is kept of a code of the account.
  package func hash(
    _ code: ConfirmationCode, of participantID: UUID, on connection: PostgresConnection
  ) async throws -> String {
    Self.hash(code, of: participantID, key: try await key(on: connection))
  }

  private func key(on connection: PostgresConnection) async throws -> [UInt8] {
    let rows = try await connection.query("SELECT key FROM confirmation_key")
    guard let row = rows.first else { throw PostgresError.noRow("confirmation_key") }
    return try row.decode("key")
  }

  /// Fast, so that asking for codes costs nobody anything; the key makes up for the bits that a code has less than 112.
  private static func hash(
    _ code: ConfirmationCode, of participantID: UUID, key: [UInt8]
  ) -> String {
    Base64URL.encode(
      Sodium.hmacSHA256(Array("\(participantID.uuidString) \(code.canonical)".utf8), key: key))
  }

  /// Deletes codes that were used and have expired.
  package func deleteUsed(
    at now: Date, atMost count: Int, on executor: some PostgresExecutor
  ) async throws -> Int {
    try await executor.execute(
      """
      DELETE FROM confirmation_codes WHERE participant_id IN (
        SELECT participant_id FROM confirmation_codes JOIN accounts USING (participant_id)
        WHERE expires_at <= \(now) AND confirmed_at IS NOT NULL
        LIMIT \(count))
      """)
  }
}
