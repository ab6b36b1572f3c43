package import AuthDomain
package import FoundationEssentials
package import Postgres

/// Accounts as administrators see and change them.
package struct ManagedAccountStore: Sendable {
  package init() {}

  /// Newest first.
  ///
  /// - Parameter position: of the last one of the page before; nil: from the newest.
  package func list(
    _ filter: ManagedAccountFilter, after position: ManagedAccountFilter.Position?, limit: Int,
    on executor: some PostgresExecutor
  ) async throws -> [ManagedAccount] {
    var query: PostgresQuery =
      "SELECT \(unescaped: ManagedAccount.columns) FROM accounts WHERE true"
    if let role = filter.role {
      query.append(
        """
         AND EXISTS (SELECT FROM account_roles
          WHERE account_roles.participant_id = accounts.participant_id AND role = \(role.rawValue))
        """)
    }
    switch filter.state {
    case .waiting: query.append(" AND suspended_at IS NULL AND confirmed_at IS NULL")
    case .active: query.append(" AND suspended_at IS NULL AND confirmed_at IS NOT NULL")
    case .suspended: query.append(" AND suspended_at IS NOT NULL")
    case nil: break
    }
    if let from = filter.createdFrom { query.append(" AND created_at >= \(from)") }
    if let before = filter.createdBefore { query.append(" AND created_at < \(before)") }
    if let isTest = filter.isTestParticipant { query.append(" AND test_participant = \(isTest)") }
    if let prefix = filter.usernamePrefix {
      // No character of a username comes after `z`.
      query.append(
        """
         AND username_key COLLATE "C" >= \(prefix) AND username_key COLLATE "C" < \(prefix + "{")
        """)
    }
    if let email = filter.email {
      query.append(
        " AND email_key = \(email.key) AND email_consent AND confirmed_at IS NOT NULL")
    }
    if let position {
      query.append(
        """
         AND (created_at, participant_id) < (\(position.createdAt), \(position.participantID))
        """)
    }
    query.append(" ORDER BY created_at DESC, participant_id DESC LIMIT \(limit)")
    return try await executor.query(query).map(ManagedAccount.init)
  }

  package func find(
    _ participantID: UUID, on executor: some PostgresExecutor
  ) async throws -> ManagedAccount? {
    try await executor.query(
      """
      SELECT \(unescaped: ManagedAccount.columns) FROM accounts
      WHERE participant_id = \(participantID)
      """
    ).first.map(ManagedAccount.init)
  }

  package func find(
    _ username: Username, on executor: some PostgresExecutor
  ) async throws -> ManagedAccount? {
    try await executor.query(
      """
      SELECT \(unescaped: ManagedAccount.columns) FROM accounts
      WHERE username_key = \(username.key)
      """
    ).first.map(ManagedAccount.init)
  }

  package enum AdministratorLock: Sendable {
    /// Who administers stays as it is.
    case shared
    /// Nobody else relies on it.
    case exclusive
  }

  /// Makes those who rely on who administers, and those whose change may leave nobody who can sign in as an
  /// administrator, wait for each other until the end of the transaction.
  package func lockAdministrators(
    _ lock: AdministratorLock, on connection: PostgresConnection
  ) async throws {
    let function = lock == .shared ? "pg_advisory_xact_lock_shared" : "pg_advisory_xact_lock"
    try await connection.execute(
      """
      SELECT \(unescaped: function)(hashtextextended('otolith-auth administrators', 0))
      """)
  }

  /// Whether an administrator besides this one can sign in. True for long only while
  /// ``lockAdministrators(_:on:)`` holds.
  package func hasAdministrator(
    besides participantID: UUID, on connection: PostgresConnection
  ) async throws -> Bool {
    try await !connection.query(
      """
      SELECT 1 FROM account_roles JOIN accounts USING (participant_id)
      WHERE role = 'administrator' AND participant_id <> \(participantID)
        AND suspended_at IS NULL AND confirmed_at IS NOT NULL LIMIT 1
      """
    ).isEmpty
  }

  /// Of an account that is there.
  package func setSuspension(
    _ suspension: ManagedAccount.Suspension?, of participantID: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws -> ManagedAccount {
    try await changed(
      connection.query(
        """
        UPDATE accounts SET suspended_at = \(suspension?.since),
          suspension_reason = \(suspension?.reason.rawValue),
          managed_revision = greatest(managed_revision + 1, \(Self.revision(at: now)))
        WHERE participant_id = \(participantID) RETURNING \(unescaped: ManagedAccount.columns)
        """))
  }

  /// Of an account that is there.
  package func setTestParticipant(
    _ isTest: Bool, of participantID: UUID, at now: Date, on connection: PostgresConnection
  ) async throws -> ManagedAccount {
    try await changed(
      connection.query(
        """
        UPDATE accounts SET test_participant = \(isTest),
          managed_revision = greatest(managed_revision + 1, \(Self.revision(at: now)))
        WHERE participant_id = \(participantID) RETURNING \(unescaped: ManagedAccount.columns)
        """))
  }

  /// Of an account that is there: it leads nothing and administers nothing any more, and is a participant's. The
  /// revision says that other services may know of it, also where its owner never came.
  package func endStaffRoles(
    of participantID: UUID, at now: Date, on connection: PostgresConnection
  ) async throws -> ManagedAccount {
    try await connection.execute("SELECT end_staff_roles(\(participantID))")
    return try await changed(
      connection.query(
        """
        UPDATE accounts
        SET managed_revision = greatest(managed_revision + 1, \(Self.revision(at: now)))
        WHERE participant_id = \(participantID) RETURNING \(unescaped: ManagedAccount.columns)
        """))
  }

  /// The least revision of a change. The time leads, so that auth is not behind what other services were told
  /// when it was restored from a backup.
  private static func revision(at now: Date) -> Int {
    Int(now.timeIntervalSince1970 * 1_000_000)
  }

  private func changed(_ rows: [PostgresRow]) throws -> ManagedAccount {
    guard let row = rows.first else { throw PostgresError.noRow("a change of an account") }
    return try ManagedAccount(row: row)
  }
}
