import Postgres

/// Whether the way to a database is protected. Not a reason to refuse: a tunnel or a private network may
/// do that, of which nothing is known here.
enum DatabaseProtection {
  private static let keys = [
    "database.url", "migration.database.url", "database.replica.url", "bus.database.url",
    "bus.previous.database.url",
  ]

  /// A sentence for each address that has to be looked at.
  ///
  /// - Parameter defaultMode: `PGSSLMODE`, which libpq takes for an address without `sslmode`.
  static func warnings(_ reader: SettingsReader, defaultMode: String?) -> [String] {
    keys.compactMap { key in
      guard let address = reader.string(key),
        let host = ConnectionString.unprotectedHost(in: address, defaultMode: defaultMode)
      else { return nil }
      return "\(SettingsReader.variable(key)) leads to \(host), another machine, and lets the "
        + "connection go unencrypted: add sslmode=verify-full and sslrootcert=FILE (sslmode=require "
        + "encrypts without knowing to whom)"
    }
  }
}
