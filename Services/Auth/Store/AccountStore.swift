import FoundationEssentials
import Postgres
import ServiceBasics

/// The tables of accounts, roles and led studies.
enum AccountStore {
  /// Answers false, without writing, if the request id or the username is taken.
  static func insert(_ account: NewAccount) -> PostgresStatement<Bool> {
    let confirmedAt = account.isConfirmed ? account.createdAt : nil
    return PostgresStatement(
      exists: """
        WITH account AS (
          INSERT INTO accounts (participant_id, request_id, username, username_key, password_hash,
            email, email_key, email_given, email_consent, studies_given, language, created_at,
            confirmed_at, client_id)
          VALUES (\(account.participantID), \(Self.stored(account.requestID)),
            \(account.credentials?.username?.text), \(account.credentials?.username?.key),
            \(account.credentials?.passwordHash), \(account.email?.text), \(account.email?.key),
            \(account.email != nil), \(account.emailConsent), \(account.ledStudies.map(\.text)),
            \(account.language.description), \(account.createdAt), \(confirmedAt),
            \(account.clientID))
          ON CONFLICT DO NOTHING RETURNING participant_id),
        roles AS (
          INSERT INTO account_roles (participant_id, role)
          SELECT participant_id, role
          FROM account CROSS JOIN unnest(\(account.roles.map(\.rawValue))) AS new (role)),
        led AS (
          INSERT INTO led_studies (participant_id, study_id)
          SELECT DISTINCT participant_id, study_id
          FROM account CROSS JOIN unnest(\(account.ledStudies.map(\.text))) AS new (study_id))
        SELECT FROM account
        """)
  }

  static func find(requestID: UUID) -> PostgresStatement<Account?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Account.columns) FROM accounts
      WHERE request_id = \(Self.stored(requestID))
      """, first: Account.init)
  }

  /// Returns half of the id's SHA-256. The request id gives access to an anonymous account for an
  /// hour, so a reader of the table must not learn it.
  static func stored(_ requestID: UUID) -> UUID {
    withUnsafeBytes(of: requestID.uuid) { bytes in
      Sodium.sha256(Array(bytes)).withUnsafeBytes {
        UUID(uuid: $0.loadUnaligned(as: uuid_t.self))
      }
    }
  }

  static func find(participantID: UUID) -> PostgresStatement<Account?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Account.columns) FROM accounts
      WHERE participant_id = \(participantID)
      """, first: Account.init)
  }

  static func find(usernameKey: String) -> PostgresStatement<Account?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Account.columns) FROM accounts WHERE username_key = \(usernameKey)
      """, first: Account.init)
  }

  /// Returns the account with this username or stored address; of unconfirmed accounts named by the
  /// address, the newest. Runs the same number of statements for every text.
  static func find(named name: AccountName) -> PostgresStatement<Account?> {
    switch name {
    case .username(let username): find(usernameKey: username.key)
    case .email(let email):
      PostgresStatement(
        """
        SELECT \(unescaped: Account.columns) FROM accounts
        WHERE email_key = \(email.key) AND (confirmed_at IS NOT NULL OR username IS NULL)
        ORDER BY confirmed_at IS NULL, created_at DESC LIMIT 1
        """, first: Account.init)
    }
  }

  /// Locks an account for writing. Returns false if it does not exist.
  static func lock(_ participantID: UUID) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        SELECT 1 FROM accounts WHERE participant_id = \(participantID) FOR NO KEY UPDATE
        """)
  }

  /// Locks an account like ``lock(_:on:)`` if it still has the compared password. Returns false if
  /// the password has changed.
  static func lock(_ participantID: UUID, havingPassword hash: String) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        SELECT 1 FROM accounts
        WHERE participant_id = \(participantID) AND password_hash = \(hash) FOR NO KEY UPDATE
        """)
  }

  /// Counts the unconfirmed accounts under an address since a time. The count stays valid after
  /// ``lockAddress(_:)``.
  static func countWaiting(
    under email: EmailAddress, madeAfter time: Date
  ) -> PostgresStatement<Int> {
    PostgresStatement(
      """
      SELECT count(*) AS waiting FROM accounts
      WHERE confirmed_at IS NULL AND email_key = \(email.key) AND created_at > \(time)
      """, named: "a count", row: { try $0.decode("waiting") })
  }

  /// Confirms an account after ``lockAddress(of:)``. The address is kept only with consent and if no
  /// other account has confirmed it. Answers false, without writing, if the account would have no
  /// name.
  static func confirm(_ participantID: UUID, at now: Date) -> PostgresStatement<Bool> {
    PostgresStatement(
      affecting: """
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
        """)
  }

  /// Confirms an account with a username whose address was not proved: the address is deleted. Does
  /// nothing if the account is confirmed.
  static func confirmWithoutAddress(_ participantID: UUID, at now: Date) -> PostgresStatement<Void>
  {
    PostgresStatement(
      """
      UPDATE accounts SET confirmed_at = \(now), email = NULL, email_key = NULL
      WHERE participant_id = \(participantID) AND confirmed_at IS NULL AND username IS NOT NULL
      """)
  }

  /// Locks the address that a confirmation may keep, so that of two confirmations under one address
  /// the second sees the first.
  static func lockAddress(of participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      SELECT pg_advisory_xact_lock(hashtextextended('address ' || email_key, 0))
      FROM accounts WHERE participant_id = \(participantID) AND email_consent
      """)
  }

  static func setPasswordHash(_ hash: String, of participantID: UUID, replacing old: String)
    -> PostgresStatement<Void>
  {
    PostgresStatement(
      """
      UPDATE accounts SET password_hash = \(hash)
      WHERE participant_id = \(participantID) AND password_hash = \(old)
      """)
  }

  /// Sets the password hash without comparing the previous one.
  static func setPasswordHash(_ hash: String, of participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      "UPDATE accounts SET password_hash = \(hash) WHERE participant_id = \(participantID)")
  }

  static func setLedStudies(
    _ studies: [StudyID], of participantID: UUID
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      WITH former AS (
        DELETE FROM led_studies
        WHERE participant_id = \(participantID) AND study_id <> ALL (\(studies.map(\.text))))
      INSERT INTO led_studies (participant_id, study_id)
      SELECT DISTINCT \(participantID), study_id
      FROM unnest(\(studies.map(\.text))) AS new (study_id)
      ON CONFLICT DO NOTHING
      """)
  }

  static func ledStudies(of participantID: UUID) -> PostgresStatement<Set<String>> {
    PostgresStatement("SELECT study_id FROM led_studies WHERE participant_id = \(participantID)") {
      Set(try $0.map { try $0.decode("study_id") })
    }
  }

  /// Returns the account with a username or address, as typed.
  static func find(identifier: String, on executor: some PostgresExecutor) async throws -> Account?
  {
    guard let name = AccountName(identifier) else { return nil }
    return try await executor.answer(to: find(named: name))
  }

  /// Locks the account with a username or address, as typed, and returns it as read under the lock.
  static func lock(
    identifier: String, on connection: PostgresConnection
  ) async throws -> Account? {
    guard let found = try await find(identifier: identifier, on: connection) else { return nil }
    let (_, account) = try await connection.answers(
      to: lock(found.participantID), find(participantID: found.participantID))
    return account
  }

  static func roles(of participantID: UUID) -> PostgresStatement<Set<AccountRole>> {
    PostgresStatement("SELECT role FROM account_roles WHERE participant_id = \(participantID)") {
      Set(try $0.compactMap { AccountRole(rawValue: try $0.decode("role")) })
    }
  }

  static func hasRole(_ role: AccountRole, _ participantID: UUID) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        SELECT 1 FROM account_roles WHERE participant_id = \(participantID) AND role = \(role.rawValue)
        """)
  }
}

extension Account {
  static let columns =
    "participant_id, username, password_hash, email, email_given, email_consent, "
    + "studies_given, language, created_at, confirmed_at, test_participant, "
    + "newsletter_since, email_failed_at, team_mails_off, revision"

  init(row: PostgresRow) throws {
    self.init(
      participantID: try row.decode("participant_id"), username: try row.decode("username"),
      passwordHash: try row.decode("password_hash"), email: try row.decode("email"),
      emailGiven: try row.decode("email_given"), emailConsent: try row.decode("email_consent"),
      studiesGiven: try row.decode("studies_given"), language: try row.decode("language"),
      createdAt: try row.decode("created_at"), confirmedAt: try row.decode("confirmed_at"),
      isTestParticipant: try row.decode("test_participant"),
      newsletterSince: try row.decode("newsletter_since"),
      emailFailedAt: try row.decode("email_failed_at"),
      hasTeamMailsOff: try row.decode("team_mails_off"), revision: try row.decode("revision"))
  }
}
