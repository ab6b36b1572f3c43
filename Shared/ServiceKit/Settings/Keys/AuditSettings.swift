public import Audit

/// The key settings of an audit log.
public enum AuditSettings {
  private static let current = Setting<String?>.file(
    "audit.key.file", standard: .otherwise("the log is not sealed"), isSecret: true,
    "64 hexadecimal digits (openssl rand -hex 32), kept out of database backups. Seals the head of the "
      + "audit log every few minutes, so that the log cannot be rewritten with access to the database "
      + "alone. Keep it as long as the log: verify-audit-log needs it, and with another key "
      + "the service does not start")

  private static let previous = Setting<String?>.file(
    "audit.key.previous.file", isSecret: true,
    "previous audit keys after replacements, one on each line, to verify older seals as long as the log is "
      + "kept. Those parts of the log are only as safe as their keys")

  /// Settings of a service that has an audit log.
  public static let settings: [any DefinedSetting] = [current, previous]

  /// Reads the keys alone, see ``keys(_:)``.
  ///
  /// - Throws: `SettingsError`.
  public static func keys(from reader: SettingsReader) throws -> AuditKeys? {
    var reader = reader
    let keys = keys(&reader)
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
    return keys
  }

  /// Reads the keys; nil without `OTOLITH_AUDIT_KEY_FILE`. Adds problems with the files to the
  /// reader's.
  public static func keys(_ reader: inout SettingsReader) -> AuditKeys? {
    let previous = reader.key(Self.previous) { text in
      let lines = text.split(whereSeparator: \.isNewline)
      let keys = lines.compactMap { AuditKey(text: String($0)) }
      return keys.isEmpty || keys.count < lines.count ? nil : keys
    }
    guard reader.isSet(current) else {
      if reader.isSet(Self.previous) {
        reader.reject("\(Self.previous.variable) is set, but \(current.variable) is not")
      }
      return nil
    }
    return reader.key(current) { AuditKey(text: $0) }.map {
      AuditKeys(current: $0, previous: previous ?? [])
    }
  }
}
