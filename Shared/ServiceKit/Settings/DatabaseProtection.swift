import Postgres

/// Whether the way to a database is protected. Not a reason to refuse: a tunnel or a private network may
/// do that, of which nothing is known here.
enum DatabaseProtection {
  /// A sentence for each address that has to be looked at.
  ///
  /// - Parameters:
  ///   - settings: of which those count that are addresses of databases.
  ///   - defaultMode: `PGSSLMODE`, which libpq takes for an address without `sslmode`.
  static func warnings(
    _ reader: SettingsReader, of settings: [SettingDefinition], defaultMode: String?
  ) -> [String] {
    settings.filter { $0.kind == .database }.compactMap { setting in
      guard let address = reader.text(setting),
        let host = ConnectionString.unprotectedHost(in: address, defaultMode: defaultMode)
      else { return nil }
      return "\(setting.variable) leads to \(host), another machine, and lets the "
        + "connection go unencrypted: add sslmode=verify-full and sslrootcert=FILE (sslmode=require "
        + "encrypts without knowing to whom)"
    }
  }
}
