import FoundationEssentials
package import ServiceBasics

/// The settings of sealing key files.
public enum SealingSettings {
  /// - Parameter runsAlone: whether the service works without a bus, and then without a key.
  private static func current(runsAlone: Bool) -> Setting<String?> {
    .file(
      "sealing.key.file",
      standard: .required(
        when: runsAlone ? "unless OTOLITH_BUS_TRANSPORT is off" : nil,
        advice:
          "set it to the file of the key that seals the service's secrets in its database: 64 "
          + "hexadecimal digits, made by `openssl rand -hex 32`, readable only by the service and kept out of "
          + "database backups"),
      isSecret: true,
      "64 hexadecimal digits (openssl rand -hex 32): encrypts the service's own signing keys, and in "
        + "otolith-auth codes, so that a copy of the database cannot sign tokens or open accounts. Readable "
        + "only by the service")
  }

  private static let previous = Setting<String?>.file(
    "sealing.key.previous.file", isSecret: true,
    "previous sealing key during a replacement: start once with both keys to seal everything with the new one"
  )

  static func group(runsAlone: Bool) -> SettingsGroup {
    SettingsGroup("Sealing", [current(runsAlone: runsAlone), previous])
  }

  /// Reads the keys alone, see ``required(_:runsAlone:)``.
  ///
  /// - Throws: `SettingsError`.
  package static func keys(
    from reader: SettingsReader, runsAlone: Bool = false
  ) throws -> SealingKeys {
    var reader = reader.withoutProblems
    let keys = required(&reader, runsAlone: runsAlone)
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
    return keys
  }

  /// `OTOLITH_SEALING_KEY_FILE` and `OTOLITH_SEALING_KEY_PREVIOUS_FILE`. On a problem, which is
  /// added to the reader's, a random key is returned that must not be used.
  package static func required(
    _ reader: inout SettingsReader, runsAlone: Bool
  ) -> SealingKeys {
    SealingKeys(
      current: reader.key(current(runsAlone: runsAlone)) { SealingKey(text: $0) } ?? SealingKey(),
      previous: reader.key(previous) { SealingKey(text: $0) })
  }
}

extension SettingsReader {
  /// Reads a key from the file that a setting names; nil if unset or, with a problem, unusable.
  package mutating func key<Key>(_ setting: Setting<String?>, _ make: (String) -> Key?) -> Key? {
    guard let path = read(setting) else { return nil }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      reject("\(setting.variable): \(path) cannot be read")
      return nil
    }
    guard let key = make(text) else {
      reject(
        "\(setting.variable): \(path) does not contain 64 hexadecimal digits, as "
          + "written by `openssl rand -hex 32`")
      return nil
    }
    return key
  }
}
