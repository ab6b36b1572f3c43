/// For whoever types a command beside a service of the packages: its unit has credentials that the command does
/// not have, and what seems to be missing may be there.
enum CredentialAdvice {
  /// A sentence, or none: where the settings are those of the packages' file, and no credentials are given.
  ///
  /// - Parameters:
  ///   - service: `otolith-auth`, …
  ///   - usualFile: where the packages have its settings.
  ///   - missing: settings that have to be set, and are not.
  static func text(
    service: String, usualFile: String, sources: SettingsSources, missing: [SettingDefinition]
  ) -> String? {
    guard sources.file?.path == usualFile, sources.credentials == nil else { return nil }
    let files = missing.filter { $0.isSecret || $0.kind == .file }
      .map { "\(HostSettings.credentialStore)/\(service).\($0.credential)" }.sorted()
    guard !files.isEmpty else { return nil }
    return
      "what is missing may be a credential, which systemd alone gives (\(files.joined(separator: ", "))): "
      + "`systemctl start \(service)-check` checks with them"
  }
}
