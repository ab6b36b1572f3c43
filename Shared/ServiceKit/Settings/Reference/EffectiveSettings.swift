import FoundationEssentials
import Postgres

/// What each setting is, and what made it so; secrets hidden.
struct EffectiveSettings {
  struct Row: Sendable, Hashable, Encodable {
    var variable: String
    /// Nil: not set, and without a default that could be named.
    var value: String?
    /// Of a setting that nobody has set: what holds instead.
    var note: String?
    var source: String
    var isSecret: Bool
    /// Where the value cannot be told.
    var problem: String?
  }

  let rows: [Row]

  /// - Parameter reader: one that the settings were read with, so that it knows which defaults it gave.
  init(_ registry: SettingsRegistry, reader: SettingsReader) {
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

  /// A value as others may see it, who stand behind whoever asked.
  static func shown(_ text: String, of setting: SettingDefinition) -> String {
    switch setting.kind {
    case .database: return ConnectionString.shown(text) ?? "(hidden)"
    case .file, .path: return text
    case .address, .addresses, .url, .list: return withoutUsers(text)
    default:
      if setting.isSecret { return "(hidden)" }
      return text.contains("://") ? withoutUsers(text) : text
    }
  }

  /// Of URLs, or what somebody took for some, without names and passwords before the host.
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

  /// `NAME=VALUE  # source`; what is not set has no `=`.
  var text: String {
    rows.map { row in
      let note = (row.problem ?? row.note).map { "  (\($0))" } ?? ""
      let left = row.variable + (row.value.map { "=\($0)" } ?? note)
      let padding = String(repeating: " ", count: max(2, 48 - left.count))
      return "\(left)\(padding)# \(row.source)\n"
    }.joined()
  }

  /// An array with an object for each setting.
  var json: String { JSONText.of(rows) }
}
