public import RPCTLS

/// Protection of calls to other services: TLS if any address is on another machine, unless the
/// operator declares the network private.
public struct CallProtection: Sendable, Hashable {
  /// `OTOLITH_TLS_TRUST_ROOTS_FILE`, PEM: calls use TLS, even on the same machine, and trust these
  /// authorities.
  public var trustRootsFile: String?
  /// `OTOLITH_PLAINTEXT_BEHIND_PROXY`: other machines may be called without TLS.
  public var permitsPlaintext: Bool

  public init(trustRootsFile: String?, permitsPlaintext: Bool) {
    self.trustRootsFile = trustRootsFile
    self.permitsPlaintext = permitsPlaintext
  }

  /// Returns the TLS configuration; nil for no TLS. Without configured authorities, those of the
  /// system are trusted.
  public func tls(to addresses: [NetworkAddress]) -> ClientTLS? {
    if let trustRootsFile { return ClientTLS(trustRootsFile: trustRootsFile) }
    let staysHere = addresses.allSatisfy(\.isLoopback)
    return staysHere || permitsPlaintext ? nil : ClientTLS()
  }

  /// Returns why the service may not call these addresses; nil if it may. Authorities of Otolith's
  /// services are private, so they must be configured.
  func problem(_ setting: String, _ addresses: [NetworkAddress]) -> String? {
    guard trustRootsFile == nil, !permitsPlaintext,
      let remote = addresses.first(where: { !$0.isLoopback })
    else { return nil }
    return "\(setting): calls to \(remote) on another machine would not be encrypted: set "
      + "OTOLITH_TLS_TRUST_ROOTS_FILE (or, on a private network, OTOLITH_PLAINTEXT_BEHIND_PROXY=true)"
  }
}

/// Settings of a replica for reads that may be slightly stale.
public struct ReplicaSettings: Sendable {
  /// `OTOLITH_DATABASE_REPLICA_URL`; nil to read from the primary.
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
    "database.replica.url", standard: .otherwise("all reads go to the primary"),
    "PostgreSQL address of a streaming replica for exports and time series")

  private static let stalenessSetting = Setting.integer(
    "replica.staleness.max.seconds", default: 5, in: 1...3600, unit: "seconds",
    "maximum replication lag of the replica's answers")

  /// Settings of services that use a replica.
  public static let settings: [any DefinedSetting] = [databaseURLSetting, stalenessSetting]
}
