import Glibc
import Postgres

/// Warnings about settings with which a service starts nevertheless, one sentence each.
package enum SettingsWarnings {
  /// All warnings about the settings of a service.
  ///
  /// - Parameter known: variables that are not unknown; nil for those of the registry.
  package static func all(
    _ reader: SettingsReader, of registry: SettingsRegistry, known: Set<String>? = nil
  ) -> [String] {
    let environment = reader.sources.environment
    let unknown = UnknownSettings(known: known ?? registry.variables)
    return unknown.warnings(in: reader.sources)
      + (Credentials(environment: environment)?.warnings(known: unknown.known) ?? [])
      + file(reader.sources, of: registry)
      + databases(reader, of: registry.settings, defaultMode: environment["PGSSLMODE"])
      + keyFiles(
        reader, of: registry.settings, credentials: environment["CREDENTIALS_DIRECTORY"])
  }

  /// Whether other users of the machine can change the settings file, or read secrets in it; at most
  /// one sentence.
  static func file(_ sources: SettingsSources, of registry: SettingsRegistry) -> [String] {
    guard let file = sources.file, let found = status(of: file.path),
      found.st_mode & S_IFMT == S_IFREG, case let mode = found.st_mode & 0o777, mode & 0o006 != 0
    else { return [] }
    let told =
      "\(file.path) has mode 0\(String(mode, radix: 8)), so every user of the machine can "
    let advice = ": use chmod 0640 with the service's group"
    let secrets = mode & 0o004 == 0 ? [] : Self.secrets(file, of: registry)
    let isChangeable = mode & 0o002 != 0
    guard !secrets.isEmpty else {
      return isChangeable ? [told + "change the service's settings" + advice] : []
    }
    return [
      told + (isChangeable ? "change the service's settings and read " : "read ")
        + secrets.map(\.variable).joined(separator: ", ") + advice
        + ", or keep the secrets in separate files"
    ]
  }

  private static func secrets(
    _ file: SettingsFile, of registry: SettingsRegistry
  ) -> [SettingDefinition] {
    registry.settings.filter { setting in
      guard setting.isSecret, setting.kind != .file,
        let entry = file.entries[setting.variable], !entry.value.isEmpty
      else { return false }
      return setting.kind != .database || ConnectionString.hasSecret(entry.value)
    }
  }

  /// Key files that other users of the machine can read. Only a warning, because secrets in a
  /// container are often readable by every user in it.
  ///
  /// - Parameters:
  ///   - settings: settings to check; only secret files count.
  ///   - credentials: folder of `CREDENTIALS_DIRECTORY`. systemd restricts it to the service; the
  ///     mode of a file with an access control list does not show this.
  static func keyFiles(
    _ reader: SettingsReader, of settings: [SettingDefinition], credentials: String?
  ) -> [String] {
    settings.filter { $0.isSecret && $0.kind == .file }.compactMap { setting in
      guard let path = reader.text(setting),
        let mode = status(of: path).map({ $0.st_mode & 0o777 }), mode & 0o044 != 0,
        credentials.map({ !path.hasPrefix("\($0)/") }) ?? true
      else { return nil }
      return
        "\(setting.variable): \(path) has mode 0\(String(mode, radix: 8)), so "
        + "other users can read the key: use chmod 0400 unless the service is alone on the machine"
    }
  }

  /// Database connections that may be unencrypted. Only a warning, because a tunnel or private
  /// network may protect them.
  ///
  /// - Parameters:
  ///   - settings: settings to check; only database addresses count.
  ///   - defaultMode: `PGSSLMODE`, libpq's default for an address without `sslmode`.
  static func databases(
    _ reader: SettingsReader, of settings: [SettingDefinition], defaultMode: String?
  ) -> [String] {
    settings.filter { $0.kind == .database }.compactMap { setting in
      guard let address = reader.text(setting),
        let host = ConnectionString.unprotectedHost(in: address, defaultMode: defaultMode)
      else { return nil }
      return "\(setting.variable): the connection to \(host) on another machine may be "
        + "unencrypted: add sslmode=verify-full and sslrootcert=FILE (sslmode=require "
        + "encrypts without verifying the server)"
    }
  }

  private static func status(of path: String) -> stat? {
    var found = stat()
    return stat(path, &found) == 0 ? found : nil
  }

  /// A hint for commands run outside a packaged service's unit: a setting that seems to be missing
  /// may be one of the unit's credentials. Nil unless the settings come from the packages' file and
  /// no credentials are given.
  ///
  /// - Parameters:
  ///   - service: name of the service, e.g. `otolith-auth`.
  ///   - usualFile: settings file of the packages.
  ///   - missing: required settings that are not set.
  package static func credentialAdvice(
    service: String, usualFile: String, sources: SettingsSources, missing: [SettingDefinition]
  ) -> String? {
    guard sources.file?.path == usualFile, sources.credentials == nil else { return nil }
    let files = missing.filter { $0.isSecret || $0.kind == .file }
      .map { "/etc/credstore/\(service).\($0.credential)" }.sorted()
    guard !files.isEmpty else { return nil }
    return
      "the missing settings may be credentials that only systemd provides (\(files.joined(separator: ", "))): "
      + "to check with them, run `systemctl start \(service)-check`"
  }
}
