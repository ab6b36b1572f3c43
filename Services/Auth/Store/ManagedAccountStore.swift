import Fields
import FoundationEssentials
import Postgres

/// Accounts as administrators see and change them.
enum ManagedAccountStore {
  /// Lists accounts, newest first.
  ///
  /// - Parameter position: position of the last account of the previous page; nil for the first
  ///   page.
  static func list(
    _ filter: ManagedAccountFilter, after position: TimePosition?, limit: Int
  ) -> PostgresStatement<[ManagedAccount]> {
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
         AND (created_at, participant_id) < (\(position.at.date), \(position.id))
        """)
    }
    query.append(" ORDER BY created_at DESC, participant_id DESC LIMIT \(limit)")
    return PostgresStatement(query, each: ManagedAccount.init)
  }

  static func find(_ participantID: UUID) -> PostgresStatement<ManagedAccount?> {
    PostgresStatement(
      """
      SELECT \(unescaped: ManagedAccount.columns) FROM accounts
      WHERE participant_id = \(participantID)
      """, first: ManagedAccount.init)
  }

  static func find(_ username: Username) -> PostgresStatement<ManagedAccount?> {
    PostgresStatement(
      """
      SELECT \(unescaped: ManagedAccount.columns) FROM accounts
      WHERE username_key = \(username.key)
      """, first: ManagedAccount.init)
  }

  enum AdministratorLock: Sendable {
    /// Keeps all administrators.
    case shared
    /// May remove an administrator.
    case exclusive
  }

  /// Serialises changes that may remove an administrator with changes that rely on the role, until
  /// the end of the transaction.
  static func lockAdministrators(_ lock: AdministratorLock) -> PostgresStatement<Void> {
    let function = lock == .shared ? "pg_advisory_xact_lock_shared" : "pg_advisory_xact_lock"
    return PostgresStatement(
      """
      SELECT \(unescaped: function)(hashtextextended('otolith-auth administrators', 0))
      """)
  }

  /// Whether another administrator can sign in. The result stays valid only under
  /// ``lockAdministrators(_:)``.
  static func hasAdministrator(besides participantID: UUID) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        SELECT 1 FROM account_roles JOIN accounts USING (participant_id)
        WHERE role = 'administrator' AND participant_id <> \(participantID)
          AND suspended_at IS NULL AND confirmed_at IS NOT NULL LIMIT 1
        """)
  }

  /// Changes the suspension of an existing account.
  static func setSuspension(
    _ suspension: ManagedAccount.Suspension?, of participantID: UUID, at now: Date
  ) -> PostgresStatement<ManagedAccount> {
    change(
      "suspended_at = \(suspension?.since), suspension_reason = \(suspension?.reason.rawValue),",
      of: participantID, at: now)
  }

  /// Changes the test mark of an existing account.
  static func setTestParticipant(
    _ isTest: Bool, of participantID: UUID, at now: Date
  ) -> PostgresStatement<ManagedAccount> {
    change("test_participant = \(isTest),", of: participantID, at: now)
  }

  /// Removes the staff roles of an existing account and makes it a participant's.
  static func endStaffRoles(of participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement("SELECT end_staff_roles(\(participantID))")
  }

  /// Writes a change of the roles or led studies of an existing account. The new revision shows that
  /// other services may know the account, even if its owner never signed in.
  static func changeRights(
    of participantID: UUID, at now: Date
  ) -> PostgresStatement<ManagedAccount> {
    var query: PostgresQuery = "rights_changed_at = "
    query.append(dated("rights_changed_at", at: now))
    query.append(",")
    return change(query, of: participantID, at: now)
  }

  /// Returns the expression for the time of a change, whose column has that of the change before.
  ///
  /// A token issued after an earlier change of the same second is dated the next second. So that it is
  /// refused, too, the change is dated later than that one, by at most five seconds: a burst of
  /// changes, or a clock that was wrong, locks out no account.
  static func dated(_ column: String, at now: Date) -> PostgresQuery {
    """
    CASE WHEN \(unescaped: column) >= date_trunc('second', \(now)::timestamptz) THEN
        least(date_trunc('second', \(unescaped: column)) + interval '1 second',
          \(now)::timestamptz + interval '5 seconds')
      ELSE \(now) END
    """
  }

  private static func change(
    _ columns: PostgresQuery, of participantID: UUID, at now: Date
  ) -> PostgresStatement<ManagedAccount> {
    var query: PostgresQuery = "UPDATE accounts SET "
    query.append(columns)
    query.append(
      """
       managed_revision = greatest(managed_revision + 1, \(Self.revision(at: now)))
      WHERE participant_id = \(participantID) RETURNING \(unescaped: ManagedAccount.columns)
      """)
    return PostgresStatement(query, named: "the change of an account", row: ManagedAccount.init)
  }

  /// Returns the minimum revision of a change. It is based on the time, so that revisions after a
  /// restore are higher than those sent before.
  static func revision(at now: Date) -> Int {
    Int(now.timeIntervalSince1970 * 1_000_000)
  }
}

extension ManagedAccount {
  /// Columns of `accounts`. An address is read only if it may be shown.
  static let columns =
    "participant_id, username, "
    + "CASE WHEN email_consent AND confirmed_at IS NOT NULL THEN email END AS shown_email, "
    + "CASE WHEN email_consent AND confirmed_at IS NOT NULL THEN email_failed_at END AS email_failed_at, "
    + "ARRAY(SELECT role FROM account_roles "
    + "WHERE account_roles.participant_id = accounts.participant_id) AS roles, "
    + "ARRAY(SELECT study_id FROM led_studies "
    + "WHERE led_studies.participant_id = accounts.participant_id ORDER BY study_id) AS led, "
    + "created_at, confirmed_at, suspended_at, suspension_reason, test_participant, "
    + "managed_revision, rights_changed_at, "
    + "EXISTS (SELECT FROM second_factors WHERE second_factors.participant_id = accounts.participant_id "
    + "AND second_factors.confirmed_at IS NOT NULL) AS has_second_factor, "
    + "(SELECT linked_at FROM provider_identities "
    + "WHERE provider_identities.participant_id = accounts.participant_id) AS provider_linked_at"

  init(row: PostgresRow) throws {
    let roles = try row.decode("roles", as: [String].self)
    let reason = try row.decode("suspension_reason", as: String?.self)
    let suspendedAt = try row.decode("suspended_at", as: Date?.self)
    self.init(
      participantID: try row.decode("participant_id"), username: try row.decode("username"),
      email: try row.decode("shown_email"),
      emailFailedAt: try row.decode("email_failed_at"),
      roles: Set(roles.compactMap(AccountRole.init(rawValue:))),
      ledStudies: try row.decode("led"), createdAt: try row.decode("created_at"),
      confirmedAt: try row.decode("confirmed_at"),
      suspension: suspendedAt.map {
        Suspension(since: $0, reason: reason.flatMap(SuspensionReason.init(rawValue:)) ?? .other)
      }, isTestParticipant: try row.decode("test_participant"),
      revision: try row.decode("managed_revision"),
      rightsChangedAt: try row.decode("rights_changed_at"),
      hasSecondFactor: try row.decode("has_second_factor"),
      providerLinkedAt: try row.decode("provider_linked_at"))
  }
}
