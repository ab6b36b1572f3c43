import Postgres

/// Whether others on the machine can read a file of settings that has secrets in it.
enum SettingsFileProtection {
  /// A sentence, or none.
  static func warnings(_ sources: SettingsSources, of registry: SettingsRegistry) -> [String] {
    guard let file = sources.file, let mode = FileMode.of(file.path), mode & 0o004 != 0 else {
      return []
    }
    let secrets = registry.settings.filter { setting in
      guard setting.isSecret, setting.kind != .file,
        let entry = file.entries[setting.variable], !entry.value.isEmpty
      else { return false }
      return setting.kind != .database || ConnectionString.hasSecret(entry.value)
    }
    guard !secrets.isEmpty else { return [] }
    return [
      "\(file.path) has the mode 0\(String(mode, radix: 8)), so that everybody on the machine can read "
        + secrets.map(\.variable).joined(separator: ", ")
        + ": chmod 0640, with the service's group, or name files of the secrets"
    ]
  }
}
