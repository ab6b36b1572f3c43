import FoundationEssentials

/// The files of the keys that seal.
public enum SealingSettings {
  private static let current = Setting<String?>.file(
    "sealing.key.file",
    standard: .required(
      when: nil,
      advice: "give the file of the key that seals the service's signing keys in its database: 64 "
        + "hexadecimal digits, made by `openssl rand -hex 32`, readable by the service alone and in no "
        + "backup of the database"),
    isSecret: true,
    "64 hexadecimal digits (openssl rand -hex 32): seals the keys that sign access tokens, so that a "
      + "copy of the database signs nothing. Readable by the service alone")

  private static let previous = Setting<String?>.file(
    "sealing.key.previous.file", isSecret: true,
    "the key before it, while it is being replaced: start once with both, and all is sealed anew")

  /// Of a service that needs them.
  public static let settings: [any DefinedSetting] = [current, previous]

  /// `OTOLITH_SEALING_KEY_FILE` and `OTOLITH_SEALING_KEY_PREVIOUS_FILE`. What is wrong with them is among
  /// the reader's problems; then a random key stands for them, which is not to be used.
  public static func required(_ reader: inout SettingsReader) -> SealingKeys {
    SealingKeys(current: key(current, &reader) ?? SealingKey(), previous: key(previous, &reader))
  }

  private static func key(
    _ setting: Setting<String?>, _ reader: inout SettingsReader
  ) -> SealingKey? {
    guard let path = reader.read(setting) else { return nil }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      reader.reject("\(setting.variable): \(path) cannot be read")
      return nil
    }
    guard let key = SealingKey(text: text) else {
      reader.reject(
        "\(setting.variable): \(path) does not hold 64 hexadecimal digits, as "
          + "`openssl rand -hex 32` makes them")
      return nil
    }
    return key
  }
}
