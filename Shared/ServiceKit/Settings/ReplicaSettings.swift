/// Where reads may go that need not be quite fresh.
public struct ReplicaSettings: Sendable {
  /// `OTOLITH_DATABASE_REPLICA_URL`; nil: to the primary.
  public var databaseURL: String?
  /// `OTOLITH_REPLICA_STALENESS_MAX_SECONDS`.
  public var stalenessSeconds: Int

  /// - Throws: ``SettingsError``.
  public init(reader: SettingsReader) throws {
    var reader = reader
    databaseURL = reader.read(Self.databaseURLSetting)
    stalenessSeconds = reader.read(Self.stalenessSetting)
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
  }

  private static let databaseURLSetting = Setting<String?>.database(
    "database.replica.url", standard: .otherwise("the primary answers all"),
    "a streaming replica for exports and series")

  private static let stalenessSetting = Setting.integer(
    "replica.staleness.max.seconds", default: 5, in: 1...3600, unit: "seconds",
    "how old its answers may be")

  /// Of services that use it.
  public static let settings: [any DefinedSetting] = [databaseURLSetting, stalenessSetting]
}
