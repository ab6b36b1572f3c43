import FoundationEssentials

/// The key of an audit log.
public enum AuditSettings {
  /// For `--help` of a service that has one.
  public static let help = [
    SettingHelp(
      "OTOLITH_AUDIT_KEY_FILE",
      "64 hexadecimal digits (openssl rand -hex 32), in no backup of the database: every few minutes the "
        + "head of the audit log is sealed with it, so that whoever can write to the database cannot "
        + "rewrite the log. Keep it as long as the log: verify-audit-log needs it")
  ]

  /// As ``key(_:)``, where nothing else is read.
  ///
  /// - Throws: `SettingsError`.
  public static func key(from reader: SettingsReader) throws -> AuditKey? {
    var reader = reader
    let key = key(&reader)
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
    return key
  }

  /// Nil without `OTOLITH_AUDIT_KEY_FILE`. What is wrong with the file is among the reader's problems.
  public static func key(_ reader: inout SettingsReader) -> AuditKey? {
    guard let path = reader.string("audit.key.file") else { return nil }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      reader.reject("OTOLITH_AUDIT_KEY_FILE: \(path) cannot be read")
      return nil
    }
    guard let key = AuditKey(text: text) else {
      reader.reject(
        "OTOLITH_AUDIT_KEY_FILE: \(path) does not hold 64 hexadecimal digits, as "
          + "`openssl rand -hex 32` makes them")
      return nil
    }
    return key
  }
}
