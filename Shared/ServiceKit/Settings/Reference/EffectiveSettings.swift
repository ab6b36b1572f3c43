import FoundationEssentials
import Postgres

/// The value of each setting and its source, with secrets hidden.
package struct EffectiveSettings {
  package struct Row: Sendable, Hashable, Encodable {
    package var variable: String
    /// The effective value; nil if unset and without a default that can be shown.
    package var value: String?
    /// Description of the default of an unset setting.
    package var note: String?
    package var source: String
    package var isSecret: Bool
    /// Why the value cannot be shown.
    package var problem: String?
  }

  package let rows: [Row]

  /// - Parameter reader: the reader of the settings, which has recorded the defaults.
  package init(_ registry: SettingsRegistry, reader: SettingsReader) {
    rows = registry.settings.map { setting in
      let found = reader.sources.value(of: setting)
      var row = Row(
        variable: setting.variable, source: found.value?.sourceText ?? SettingSource.standard.text,
        isSecret: setting.isSecret, problem: found.problem)
      if let value = found.value {
        row.value = Self.shown(value.text, of: setting)
      } else {
        row.value = reader.defaultsGiven[setting.variable]
        if row.value == nil {
          switch setting.standard {
          case .value(let text): row.value = text
          case .otherwise, .required: row.note = setting.standard.text
          case .nothing: break
          }
        }
      }
      return row
    }
  }

  /// Returns a value without its secrets.
  package static func shown(_ text: String, of setting: SettingDefinition) -> String {
    switch setting.kind {
    case .database: return ConnectionString.shown(text) ?? "(hidden)"
    case .file, .path: return text
    case .address, .addresses, .url, .list: return withoutUsers(text)
    default:
      if setting.isSecret { return "(hidden)" }
      return text.contains("://") ? withoutUsers(text) : text
    }
  }

  /// Removes user names and passwords in front of the host, also from malformed URLs.
  private static func withoutUsers(_ text: String) -> String {
    text.split(separator: ",", omittingEmptySubsequences: false)
      .map { part in
        guard let mark = part.lastIndex(of: "@") else { return String(part) }
        guard let colon = part.firstIndex(of: ":"), part[colon...].hasPrefix("://"), colon < mark
        else { return "…" + part[mark...] }
        return part[...colon] + "//…" + part[mark...]
      }
      .joined(separator: ",")
  }

  /// Lines of `NAME=VALUE  # source`; unset settings have no `=`.
  package var text: String {
    rows.map { row in
      let note = (row.problem ?? row.note).map { "  (\($0))" } ?? ""
      let left = row.variable + (row.value.map { "=\($0)" } ?? note)
      let padding = String(repeating: " ", count: max(2, 48 - left.count))
      return "\(left)\(padding)# \(row.source)\n"
    }.joined()
  }

  /// An array with an object for each setting.
  package var json: String { JSONText.of(rows) }
}

/// JSON output of commands: snake-case names, sorted and indented, with a final line feed.
enum JSONText {
  static func of(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Cannot fail: the values are strings, numbers and Booleans.
    guard let data = try? encoder.encode(value) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
