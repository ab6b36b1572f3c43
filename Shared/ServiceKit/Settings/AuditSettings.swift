import FoundationEssentials

/// The keys of an audit log.
public enum AuditSettings {
  private static let current = Setting<String?>.file(
    "audit.key.file", standard: .otherwise("the log is not sealed"), isSecret: true,
    "64 hexadecimal digits (openssl rand -hex 32), in no backup of the database: every few minutes the "
      + "head of the audit log is sealed with it, so that whoever can write to the database cannot "
      + "rewrite the log. Keep it as long as the log: verify-audit-log needs it, and with another key "
      + "the service does not start")

  private static let previous = Setting<String?>.file(
    "audit.key.previous.file", isSecret: true,
    "the key before it, where it was replaced: what it sealed stays verified, as long as the log is kept. "
      + "Up to there the log is as safe as that key")

  /// Of a service that has an audit log.
  public static let settings: [any DefinedSetting] = [current, previous]

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
    let previous = key(Self.previous, &reader)
    guard reader.isSet(current) else {
      if reader.isSet(Self.previous) {
        reader.reject("\(Self.previous.variable) is set, but \(current.variable) is not")
      }
      return nil
    }
    return key(current, &reader).map { AuditKeys(current: $0, previous: previous) }
  }

  private static func key(
    _ setting: Setting<String?>, _ reader: inout SettingsReader
  ) -> AuditKey? {
    guard let path = reader.read(setting) else { return nil }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      reader.reject("\(setting.variable): \(path) cannot be read")
      return nil
    }
    guard let key = AuditKey(text: text) else {
      reader.reject(
        "\(setting.variable): \(path) does not hold 64 hexadecimal digits, as "
          + "`openssl rand -hex 32` makes them")
      return nil
    }
    return key
  }
}
