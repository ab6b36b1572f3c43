import FoundationEssentials
import Postgres
import ServiceBasics

/// The tables of clients and their secrets.
enum ClientStore {
  /// Returns the client, and whether the secret is one of its valid ones. The secret has 256 random
  /// bits and is compared by its digest, whose beginning no caller can choose.
  static func find(
    _ clientID: UUID, secret: String, at now: Date
  ) -> PostgresStatement<(client: RegisteredClient, hasSecret: Bool)?> {
    PostgresStatement(
      """
      SELECT \(unescaped: RegisteredClient.columns),
        EXISTS (SELECT FROM client_secrets AS valid WHERE valid.client_id = clients.client_id
          AND secret_hash = \(hash(secret)) AND (expires_at IS NULL OR expires_at > \(now)))
          AS has_secret
      FROM clients WHERE client_id = \(clientID)
      """, first: { (try RegisteredClient(row: $0), try $0.decode("has_secret")) })
  }

  static func find(_ clientID: UUID) -> PostgresStatement<RegisteredClient?> {
    PostgresStatement(
      """
      SELECT \(unescaped: RegisteredClient.columns) FROM clients
      WHERE client_id = \(clientID)
      """, first: RegisteredClient.init)
  }

  /// Locks the client until the end of the transaction.
  static func lock(_ clientID: UUID) -> PostgresStatement<Void> {
    PostgresStatement("SELECT FROM clients WHERE client_id = \(clientID) FOR UPDATE")
  }

  /// Lists clients, newest first.
  ///
  /// - Parameter last: last client of the previous page; nil for the first page.
  static func list(after last: UUID?, limit: Int) -> PostgresStatement<[RegisteredClient]> {
    PostgresStatement(
      """
      SELECT \(unescaped: RegisteredClient.columns) FROM clients
      WHERE \(last)::uuid IS NULL OR (created_at, client_id) < (
        SELECT created_at, client_id FROM clients WHERE client_id = \(last))
      ORDER BY created_at DESC, client_id DESC LIMIT \(limit)
      """, each: RegisteredClient.init)
  }

  /// Number of clients that are not revoked.
  static func count() -> PostgresStatement<Int> {
    PostgresStatement(
      "SELECT count(*) AS clients FROM clients WHERE revoked_at IS NULL", named: "a count",
      row: { try $0.decode("clients") })
  }

  /// Answers false, without writing, if the client exists.
  static func insert(
    _ new: NewClient, id: UUID, accountID: UUID?, at now: Date
  ) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        INSERT INTO clients (client_id, name, platform, is_confidential, audiences, study_ids,
          introspects, account_id, created_at, revision)
        VALUES (\(id), \(new.name), \(new.platform.rawValue), \(new.isConfidential),
          \(new.limits.audiences), \(new.limits.studyIDs), \(new.introspects), \(accountID), \(now),
          \(Self.revision(at: now)))
        ON CONFLICT DO NOTHING RETURNING client_id
        """)
  }

  /// Writes a change; see ``ManagedAccountStore/dated(_:at:)`` for the time.
  static func change(
    _ change: ClientChange, ofLimits: Bool, at now: Date
  ) -> PostgresStatement<Void> {
    var query: PostgresQuery = "UPDATE clients SET "
    if ofLimits {
      query.append("limited_at = ")
      query.append(ManagedAccountStore.dated("limited_at", at: now))
      query.append(", ")
    }
    query.append(
      """
      name = \(change.name), audiences = \(change.limits.audiences),
        study_ids = \(change.limits.studyIDs), introspects = \(change.introspects),
        revision = greatest(revision + 1, \(Self.revision(at: now)))
      WHERE client_id = \(change.clientID)
      """)
    return PostgresStatement(query)
  }

  static func revoke(_ clientID: UUID, at now: Date) -> [PostgresStatement<Void>] {
    [
      PostgresStatement(
        """
        UPDATE clients SET revoked_at = \(now),
          revision = greatest(revision + 1, \(Self.revision(at: now)))
        WHERE client_id = \(clientID)
        """),
      deleteSecrets(of: clientID),
    ]
  }

  static func deleteSecrets(of clientID: UUID) -> PostgresStatement<Void> {
    PostgresStatement("DELETE FROM client_secrets WHERE client_id = \(clientID)")
  }

  static func insertSecret(
    _ secret: String, of clientID: UUID, at now: Date
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO client_secrets (client_id, secret_hash, created_at)
      VALUES (\(clientID), \(hash(secret)), \(now))
      """)
  }

  /// Lets the secrets of a client end, unless they end earlier.
  static func endSecrets(of clientID: UUID, at end: Date) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE client_secrets SET expires_at = \(end)
      WHERE client_id = \(clientID) AND (expires_at IS NULL OR expires_at > \(end))
      """)
  }

  static func deleteExpiredSecrets(at now: Date, atMost count: Int) -> PostgresStatement<Int> {
    PostgresStatement(
      counting: """
        DELETE FROM client_secrets WHERE secret_hash IN (
          SELECT secret_hash FROM client_secrets WHERE expires_at <= \(now) LIMIT \(count))
        """)
  }

  /// Counts per client, by platform, name and id; those without a client last.
  static func counts(at now: Date, rules: SessionRules) -> PostgresStatement<[ClientCount]> {
    var query: PostgresQuery =
      """
      WITH registered AS (SELECT client_id, count(*) AS accounts FROM accounts GROUP BY client_id),
      begun AS (SELECT client_id, count(*) FILTER (WHERE
      """
    query.append(SessionStore.isActive(at: now, rules))
    query.append(
      """
      ) AS active, count(*) FILTER (WHERE signed_in_at > \(now - ClientCount.recently)) AS recent
        FROM \(unescaped: Session.source) GROUP BY client_id)
      SELECT used.client_id, name, platform, coalesce(accounts, 0), coalesce(active, 0),
        coalesce(recent, 0)
      FROM (SELECT client_id FROM registered UNION SELECT client_id FROM begun) AS used
        LEFT JOIN registered ON registered.client_id IS NOT DISTINCT FROM used.client_id
        LEFT JOIN begun ON begun.client_id IS NOT DISTINCT FROM used.client_id
        LEFT JOIN clients ON clients.client_id = used.client_id
      ORDER BY used.client_id IS NULL, platform, name COLLATE "C", used.client_id
      """)
    return PostgresStatement(query, each: ClientCount.init)
  }

  private static func hash(_ secret: String) -> [UInt8] { Sodium.sha256(Array(secret.utf8)) }

  private static func revision(at now: Date) -> Int { ManagedAccountStore.revision(at: now) }
}

extension RegisteredClient {
  /// Columns of `clients`. Expired secrets are deleted within a minute.
  static let columns = """
    clients.client_id, name, platform, is_confidential, audiences, study_ids, introspects, account_id,
    created_at, revoked_at, limited_at, revision, (SELECT count(*) FROM client_secrets AS stored
      WHERE stored.client_id = clients.client_id) AS secrets
    """

  init(row: PostgresRow) throws {
    self.init(
      clientID: try row.decode("client_id"), name: try row.decode("name"),
      platform: Platform(rawValue: try row.decode("platform")) ?? .other,
      isConfidential: try row.decode("is_confidential"),
      limits: ClientLimits(
        audiences: try row.decode("audiences"), studyIDs: try row.decode("study_ids")),
      introspects: try row.decode("introspects"), accountID: try row.decode("account_id"),
      createdAt: try row.decode("created_at"), revokedAt: try row.decode("revoked_at"),
      limitedAt: try row.decode("limited_at"), revision: try row.decode("revision"),
      secrets: try row.decode("secrets"))
  }
}

extension ClientCount {
  init(row: PostgresRow) throws {
    let (clientID, name, platform, accounts, sessions, recentSignIns) = try row.decode(
      UUID?.self, String?.self, String?.self, Int.self, Int.self, Int.self)
    self.init(
      clientID: clientID, name: name, platform: platform.flatMap(RegisteredClient.Platform.init),
      accounts: accounts, sessions: sessions, recentSignIns: recentSignIns)
  }
}

extension SessionClient {
  /// Returns nil for a session without a client.
  init?(row: PostgresRow) throws {
    guard let clientID = try row.decode("client_id", as: UUID?.self) else { return nil }
    self.init(
      clientID: clientID, name: try row.decode("client_name"),
      isConfidential: try row.decode("client_is_confidential"),
      limits: ClientLimits(
        audiences: try row.decode("client_audiences"),
        studyIDs: try row.decode("client_study_ids")),
      revokedAt: try row.decode("client_revoked_at"),
      limitedAt: try row.decode("client_limited_at"))
  }
}
