/// Where reads may go that need not be quite fresh.
public struct ReplicaSettings: Sendable {
  /// `OTOLITH_DATABASE_REPLICA_URL`; nil: to the primary.
  public var databaseURL: String?
  /// `OTOLITH_REPLICA_STALENESS_MAX_SECONDS`, 1–3600, default 5.
  public var stalenessSeconds: Int

  /// - Throws: ``SettingsError``.
  public init(reader: SettingsReader) throws {
    var reader = reader
    databaseURL = reader.databaseURL("database.replica.url")
    stalenessSeconds = reader.integer("replica.staleness.max.seconds", default: 5, in: 1...3600)
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
  }
}
