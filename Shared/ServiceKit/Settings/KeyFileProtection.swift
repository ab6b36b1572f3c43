/// Whether others on the machine can read the files of keys. Not a reason to refuse: in a container, secrets are
/// often readable for everybody who is in it, and that is the service alone.
enum KeyFileProtection {
  /// A sentence for each file that has to be looked at.
  ///
  /// - Parameters:
  ///   - settings: of which those count that name a file of a secret.
  ///   - credentials: systemd's folder, `CREDENTIALS_DIRECTORY`: the service's alone, whatever the mode of
  ///     a file with an access control list looks like.
  static func warnings(
    _ reader: SettingsReader, of settings: [SettingDefinition], credentials: String?
  ) -> [String] {
    settings.filter { $0.isSecret && $0.kind == .file }.compactMap { setting in
      guard let path = reader.text(setting), let mode = FileMode.of(path), mode & 0o044 != 0,
        credentials.map({ !path.hasPrefix("\($0)/") }) ?? true
      else { return nil }
      return
        "\(setting.variable): \(path) has the mode 0\(String(mode, radix: 8)), so that "
        + "others than its owner can read the key: chmod 0400, where more than the service is on the machine"
    }
  }
}
