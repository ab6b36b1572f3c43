import Postgres

/// Whether others on the machine can change a file of settings, or read one that has secrets in it.
enum SettingsFileProtection {
  /// A sentence, or none.
  static func warnings(_ sources: SettingsSources, of registry: SettingsRegistry) -> [String] {
    guard let file = sources.file, FileMode.isRegular(file.path),
      let mode = FileMode.of(file.path), mode & 0o006 != 0
    else { return [] }
    let told =
      "\(file.path) has the mode 0\(String(mode, radix: 8)), so that everybody on the machine can "
    let advice = ": chmod 0640, with the service's group"
    let secrets = mode & 0o004 == 0 ? [] : Self.secrets(file, of: registry)
    let isChangeable = mode & 0o002 != 0
    guard !secrets.isEmpty else {
      return isChangeable ? [told + "change what the service does" + advice] : []
    }
    return [
      told + (isChangeable ? "change what the service does, and read " : "read ")
        + secrets.map(\.variable).joined(separator: ", ") + advice
        + ", or name files of the secrets"
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
}
