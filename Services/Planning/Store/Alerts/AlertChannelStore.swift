import FoundationEssentials
import Postgres
import ServiceBasics

/// Alert channels of studies. Secrets of webhooks are sealed, so that a copy of the database cannot
/// sign requests.
struct AlertChannelStore: Sendable {
  let sealing: SealingKeys

  /// Stores a channel.
  ///
  /// - Parameter secret: secret of a webhook; nil for mails, and to keep the stored secret.
  /// - Returns: False if there is no secret to keep.
  func keep(_ channel: AlertChannel, secret: String?) -> PostgresStatement<Bool> {
    var (roles, url) = ([String](), "")
    switch channel.target {
    case .mail(let names): roles = names
    case .webhook(let endpoint): url = endpoint.url
    }
    let sealed = secret.map { sealing.seal(Array($0.utf8), context: Self.context(channel)) }
    // Mails have no secret; a webhook keeps its own unless it gets another.
    return PostgresStatement(
      affecting: """
        INSERT INTO alert_channels AS known
          (study_id, channel_id, roles, url, sealed_secret, updated_at, updated_by)
        SELECT \(channel.studyID), \(channel.id), \(roles), \(url), secret, \(channel.updatedAt),
          \(channel.updatedBy)
        FROM (SELECT CASE WHEN \(url) <> '' THEN coalesce(\(sealed)::bytea,
          (SELECT sealed_secret FROM alert_channels
            WHERE study_id = \(channel.studyID) AND channel_id = \(channel.id))) END) AS new (secret)
        WHERE \(url) = '' OR secret IS NOT NULL
        ON CONFLICT (study_id, channel_id) DO UPDATE
          SET roles = EXCLUDED.roles, url = EXCLUDED.url, sealed_secret = EXCLUDED.sealed_secret,
            updated_at = EXCLUDED.updated_at, updated_by = EXCLUDED.updated_by
        """)
  }

  /// Serialises changes of a study's channels until the end of the transaction.
  ///
  /// - Returns: Whether the study exists.
  func lock(_ studyID: String) -> PostgresStatement<Bool> {
    PostgresStatement(exists: "SELECT FROM studies WHERE study_id = \(studyID) FOR UPDATE")
  }

  /// - Returns: Whether the channel existed.
  func delete(_ id: String, of studyID: String) -> PostgresStatement<Bool> {
    PostgresStatement(
      affecting: "DELETE FROM alert_channels WHERE study_id = \(studyID) AND channel_id = \(id)")
  }

  /// Returns the channels of a study, ordered by name.
  func list(_ studyID: String) -> PostgresStatement<[AlertChannel]> {
    PostgresStatement(
      """
      SELECT study_id, channel_id, roles, url, updated_at, updated_by FROM alert_channels
      WHERE study_id = \(studyID) ORDER BY channel_id
      """
    ) { rows in try rows.compactMap(Self.channel) }
  }

  /// A channel with its opened secret.
  struct Opened: Sendable {
    var channel: AlertChannel
    /// Empty for mails; nil if the service's key cannot open it.
    var secret: [UInt8]?
  }

  /// Returns the channels of studies by study and name.
  func find(_ studyIDs: [String]) -> PostgresStatement<[[String]: Opened]> {
    PostgresStatement(
      """
      SELECT study_id, channel_id, roles, url, updated_at, updated_by, sealed_secret
      FROM alert_channels WHERE study_id = ANY (\(studyIDs))
      """
    ) { [sealing] rows in
      try rows.reduce(into: [:]) { found, row in
        guard let channel = try Self.channel(row) else { return }
        let sealed = try row.decode("sealed_secret", as: [UInt8]?.self)
        found[[channel.studyID, channel.id]] = Opened(
          channel: channel,
          secret: sealed.map { sealing.open($0, context: Self.context(channel))?.plain } ?? [])
      }
    }
  }

  /// Seals the secrets that the previous sealing key sealed with the current one.
  func reseal(on connection: PostgresConnection) async throws {
    guard sealing.previous != nil else { return }
    let rows = try await connection.query(
      """
      SELECT study_id, channel_id, sealed_secret FROM alert_channels
      WHERE sealed_secret IS NOT NULL FOR UPDATE
      """)
    for row in rows {
      let (studyID, id, sealed) = try row.decode(String.self, String.self, [UInt8].self)
      let context = Self.context(studyID, id)
      guard let secret = sealing.open(sealed, context: context), secret.isOutdated else { continue }
      try await connection.execute(
        """
        UPDATE alert_channels SET sealed_secret = \(sealing.seal(secret.plain, context: context))
        WHERE study_id = \(studyID) AND channel_id = \(id)
        """)
    }
  }

  /// Binds a secret to its channel.
  private static func context(_ studyID: String, _ id: String) -> String {
    "alert_channels \(studyID) \(id)"
  }

  private static func context(_ channel: AlertChannel) -> String {
    context(channel.studyID, channel.id)
  }

  /// Returns nil for an address that the rules of an earlier release allowed.
  @Sendable private static func channel(_ row: PostgresRow) throws -> AlertChannel? {
    let (roles, url) = (
      try row.decode("roles", as: [String].self), try row.decode("url", as: String.self)
    )
    let target: AlertChannel.Target? =
      url.isEmpty ? .mail(roles: roles) : WebPushEndpoint(url).map { .webhook($0) }
    return try target.map {
      AlertChannel(
        studyID: try row.decode("study_id"), id: try row.decode("channel_id"), target: $0,
        updatedAt: try row.decode("updated_at"), updatedBy: try row.decode("updated_by"))
    }
  }
}
