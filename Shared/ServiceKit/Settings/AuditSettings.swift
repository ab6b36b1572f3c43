import FoundationEssentials

/// The keys of an audit log.
public enum AuditSettings {
  /// For `--help` of a service that has one.
  public static let help = [
    SettingHelp(
      "OTOLITH_AUDIT_KEY_FILE",
      "64 hexadecimal digits (openssl rand -hex 32), in no backup of the database: every few minutes the "
        + "head of the audit log is sealed with it, so that whoever can write to the database cannot "
        + "rewrite the log. Keep it as long as the log: verify-audit-log needs it, and with another key "
        + "the service does not start"),
    SettingHelp(
      "OTOLITH_AUDIT_KEY_PREVIOUS_FILE",
      "the key before it, where it was replaced: what it sealed stays verified, as long as the log is kept. "
        + "Up to there the log is as safe as that key"),
  ]

  /// As ``keys(_:)``, where nothing else is read.
  ///
  /// - Throws: `SettingsError`.
  public static func keys(from reader: SettingsReader) throws -> AuditKeys? {
    var reader = reader
    let keys = keys(&reader)
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
    return keys
  }

  /// Nil without `OTOLITH_AUDIT_KEY_FILE`. What is wrong with the files is among the reader's problems.
  public static func keys(_ reader: inout SettingsReader) -> AuditKeys? {
    let previous = key("audit.key.previous.file", &reader)
    guard reader.string("audit.key.file") != nil else {
      if reader.string("audit.key.previous.file") != nil {
        reader.reject("OTOLITH_AUDIT_KEY_PREVIOUS_FILE is set, but OTOLITH_AUDIT_KEY_FILE is not")
      }
      return nil
    }
    return key("audit.key.file", &reader).map { AuditKeys(current: $0, previous: previous) }
  }

  private static func key(
    _ name: SettingsReader.ConfigKeyName, _ reader: inout SettingsReader
  ) -> AuditKey? {
    guard let path = reader.string(name) else { return nil }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      reader.reject("\(SettingsReader.variable(name)): \(path) cannot be read")
      return nil
    }
    guard let key = AuditKey(text: text) else {
      reader.reject(
        "\(SettingsReader.variable(name)): \(path) does not hold 64 hexadecimal digits, as "
          + "`openssl rand -hex 32` makes them")
      return nil
    }
    return key
  }
}
