import FoundationEssentials

/// The files of the keys that seal.
public enum SealingSettings {
  static let why =
    "the file of the key that seals the service's signing keys in its database: 64 hexadecimal digits, "
    + "made by `openssl rand -hex 32`, readable by the service alone and in no backup of the database"

  /// For `--help` of a service that needs them.
  public static let help = [
    SettingHelp(
      "OTOLITH_SEALING_KEY_FILE",
      "64 hexadecimal digits (openssl rand -hex 32): seals the keys that sign access tokens, so that a "
        + "copy of the database signs nothing. Readable by the service alone; with systemd, "
        + "LoadCredential= and %d/NAME (required)"),
    SettingHelp(
      "OTOLITH_SEALING_KEY_PREVIOUS_FILE",
      "the key before it, while it is being replaced: start once with both, and all is sealed anew"),
  ]

  /// `OTOLITH_SEALING_KEY_FILE` and `OTOLITH_SEALING_KEY_PREVIOUS_FILE`. What is wrong with them is among
  /// the reader's problems; then a random key stands for them, which is not to be used.
  public static func required(_ reader: inout SettingsReader) -> SealingKeys {
    let current = key("sealing.key.file", &reader)
    if current == nil, reader.string("sealing.key.file") == nil {
      reader.reject("OTOLITH_SEALING_KEY_FILE is not set: give \(why)")
    }
    return SealingKeys(
      current: current ?? SealingKey(), previous: key("sealing.key.previous.file", &reader))
  }

  private static func key(
    _ name: SettingsReader.ConfigKeyName, _ reader: inout SettingsReader
  ) -> SealingKey? {
    guard let path = reader.string(name) else { return nil }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      reader.reject("\(SettingsReader.variable(name)): \(path) cannot be read")
      return nil
    }
    guard let key = SealingKey(text: text) else {
      reader.reject(
        "\(SettingsReader.variable(name)): \(path) does not hold 64 hexadecimal digits, as "
          + "`openssl rand -hex 32` makes them")
      return nil
    }
    return key
  }
}
