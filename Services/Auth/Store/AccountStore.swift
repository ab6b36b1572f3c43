package import AuthDomain
package import FoundationEssentials
package import Postgres
// For SHA-256.
import ServiceKit

/// The tables of accounts, their roles and the studies they lead.
package struct AccountStore: Sendable {
  package init() {}

  /// False when the request id or the username is taken; then nothing was written.
  package func insert(_ account: NewAccount, on connection: PostgresConnection) async throws -> Bool
  {
    let confirmedAt = account.isConfirmed ? account.createdAt : nil
    let inserted = try await connection.execute(
      """
      INSERT INTO accounts (participant_id, request_id, username, username_key, password_hash,
        email, email_key, email_given, email_consent, studies_given, language, created_at,
        confirmed_at)
      VALUES (\(account.participantID), \(Self.stored(account.requestID)),
        \(account.credentials?.username?.text), \(account.credentials?.username?.key),
        \(account.credentials?.passwordHash), \(account.email?.text), \(account.email?.key),
        \(account.email != nil), \(account.emailConsent), \(account.ledStudies.map(\.text)),
        \(account.language.description), \(account.createdAt), \(confirmedAt))
      ON CONFLICT DO NOTHING
      """)
    guard inserted == 1 else { return false }
    try await connection.execute(
      """
      INSERT INTO account_roles (participant_id, role)
      SELECT \(account.participantID), role
      FROM unnest(\(account.roles.map(\.rawValue))) AS new (role)
      """)
    try await setLedStudies(account.ledStudies, of: account.participantID, on: connection)
    return true
  }

  package func find(requestID: UUID, on executor: some PostgresExecutor) async throws -> Account? {
    try await executor.query(
      """
      SELECT \(unescaped: Account.columns) FROM accounts
      WHERE request_id = \(Self.stored(requestID))
      """
    ).first.map(Account.init)
  }

  /// Half of its SHA-256: the id of the request that made an anonymous account is for an hour what lets its
  /// participant in, and whoever reads the table is not to have it.
  static func stored(_ requestID: UUID) -> UUID {
    withUnsafeBytes(of: requestID.uuid) { bytes in
      Sodium.sha256(Array(bytes)).withUnsafeBytes {
        UUID(uuid: $0.loadUnaligned(as: uuid_t.self))
      }
    }
  }

  package func find(participantID: UUID, on executor: some PostgresExecutor) async throws
    -> Account?
  {
    try await executor.query(
      """
      SELECT \(unescaped: Account.columns) FROM accounts
      WHERE participant_id = \(participantID)
      """
    ).first.map(Account.init)
  }

  package func find(usernameKey: String, on executor: some PostgresExecutor) async throws
    -> Account?
  {
    try await executor.query(
      """
      SELECT \(unescaped: Account.columns) FROM accounts WHERE username_key = \(usernameKey)
      """
    ).first.map(Account.init)
  }

  /// The account whose name, or kept address, this is. Of accounts that wait and have no other name, the
  /// newest. As many statements for every text.
  package func find(named name: AccountName, on executor: some PostgresExecutor) async throws
    -> Account?
  {
    switch name {
    case .username(let username): try await find(usernameKey: username.key, on: executor)
    case .email(let email):
      try await executor.query(
        """
        SELECT \(unescaped: Account.columns) FROM accounts
        WHERE email_key = \(email.key) AND (confirmed_at IS NOT NULL OR username IS NULL)
        ORDER BY confirmed_at IS NULL, created_at DESC LIMIT 1
        """
      ).first.map(Account.init)
    }
  }

  /// Makes writers of one account take turns. False when there is no such account.
  package func lock(_ participantID: UUID, on connection: PostgresConnection) async throws -> Bool {
    try await !connection.query(
      """
      SELECT 1 FROM accounts WHERE participant_id = \(participantID) FOR NO KEY UPDATE
      """
    ).isEmpty
  }

  /// As ``lock(_:on:)``, of an account that still has the password that was compared. False when it was
  /// changed meanwhile.
  package func lock(
    _ participantID: UUID, havingPassword hash: String, on connection: PostgresConnection
  ) async throws -> Bool {
    try await !connection.query(
      """
      SELECT 1 FROM accounts
      WHERE participant_id = \(participantID) AND password_hash = \(hash) FOR NO KEY UPDATE
      """
    ).isEmpty
  }

  /// How many accounts made since then wait for confirmation under an address. Locks the address until the
  /// end of the transaction, so that the count stays true.
  package func countWaiting(
    under email: EmailAddress, madeAfter time: Date, on connection: PostgresConnection
  ) async throws -> Int {
    try await lockAddress(email, on: connection)
    let rows = try await connection.query(
      """
      SELECT count(*) AS waiting FROM accounts
      WHERE confirmed_at IS NULL AND email_key = \(email.key) AND created_at > \(time)
      """)
    return try rows.first?.decode("waiting") ?? 0
  }

  /// Activates an account. The address stays only with consent, and only if no other account keeps
  /// it: the first one to confirm it has it. False when that leaves the account no name; then nothing was
  /// written.
  package func confirm(
    _ participantID: UUID, at now: Date, on connection: PostgresConnection
  ) async throws -> Bool {
    // Two confirmations under one address take turns, so that the second sees the first.
    try await connection.execute(
      """
      SELECT pg_advisory_xact_lock(hashtextextended('address ' || email_key, 0))
      FROM accounts WHERE participant_id = \(participantID) AND email_consent
      """)
    return try await connection.execute(
      """
      UPDATE accounts AS waiting SET
        confirmed_at = \(now),
        email = CASE WHEN keeps THEN email END,
        email_key = CASE WHEN keeps THEN email_key END
      FROM (
        SELECT email_consent AND NOT EXISTS (
          SELECT FROM accounts AS other
          WHERE other.email_key = own.email_key AND other.confirmed_at IS NOT NULL
        ) AS keeps
        FROM accounts AS own WHERE participant_id = \(participantID)
      ) AS decision
      WHERE participant_id = \(participantID) AND (keeps OR username IS NOT NULL)
      """) == 1
  }

  package func setPasswordHash(
    _ hash: String, of participantID: UUID, replacing old: String,
    on executor: some PostgresExecutor
  ) async throws {
    try await executor.execute(
      """
      UPDATE accounts SET password_hash = \(hash)
      WHERE participant_id = \(participantID) AND password_hash = \(old)
      """)
  }

  /// Whatever it was before.
  package func setPasswordHash(
    _ hash: String, of participantID: UUID, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      "UPDATE accounts SET password_hash = \(hash) WHERE participant_id = \(participantID)")
  }

  package func setLedStudies(
    _ studies: [StudyID], of participantID: UUID, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      "DELETE FROM led_studies WHERE participant_id = \(participantID)")
    if studies.isEmpty { return }
    try await connection.execute(
      """
      INSERT INTO led_studies (participant_id, study_id)
      SELECT DISTINCT \(participantID), study_id
      FROM unnest(\(studies.map(\.text))) AS new (study_id)
      """)
  }

  package func ledStudies(
    of participantID: UUID, on executor: some PostgresExecutor
  ) async throws -> Set<String> {
    let rows = try await executor.query(
      "SELECT study_id FROM led_studies WHERE participant_id = \(participantID)")
    return Set(try rows.map { try $0.decode("study_id", as: String.self) })
  }

  package func hasRole(
    _ role: AccountRole, _ participantID: UUID, on executor: some PostgresExecutor
  ) async throws -> Bool {
    try await !executor.query(
      """
      SELECT 1 FROM account_roles WHERE participant_id = \(participantID) AND role = \(role.rawValue)
      """
    ).isEmpty
  }
}
