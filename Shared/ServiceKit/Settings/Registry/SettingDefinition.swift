/// The complete definition of a setting. Reading, help, reference and `--effective` derive from it;
/// its default and range are stated nowhere else.
public struct SettingDefinition: Sendable, Hashable {
  /// Lower-case words separated by dots, e.g. `database.url`.
  public let key: String
  public let kind: SettingKind
  public let standard: SettingDefault
  public let reload: SettingReload
  /// Whether the value, or the content of the file it names, is secret.
  public let isSecret: Bool
  /// Description of the purpose, without the facts in the other properties.
  public let meaning: String

  /// Environment variable, e.g. `OTOLITH_DATABASE_URL`.
  public var variable: String { SettingsReader.variable(key) }

  /// Spelling in flags and credentials, e.g. `database-url`.
  public var name: String { String(key.map { $0 == "." ? "-" : $0 }) }

  /// Variable that names a file with the value; nil unless the setting is a secret other than a
  /// file.
  public var fileVariable: String? { isSecret && kind != .file ? variable + "_FILE" : nil }

  /// File name in `CREDENTIALS_DIRECTORY` (systemd's `LoadCredential=`).
  public var credential: String { Credentials.name(of: variable) }

  /// Values and default for display.
  var facts: String {
    var facts: [String] = []
    switch kind {
    case .text: break
    default: facts.append(kind.values)
    }
    switch standard {
    case .nothing: break
    case .required: facts.append(standard.text)
    case .value(let value): facts.append("default \(value)")
    case .otherwise(let text) where text.hasPrefix("required"): facts.append(text)
    case .otherwise(let text): facts.append("default: \(text)")
    }
    return facts.joined(separator: "; ")
  }
}

/// Anything with a definition, to list settings of different value types.
public protocol DefinedSetting: Sendable {
  var definition: SettingDefinition { get }
}

extension SettingDefinition: DefinedSetting {
  public var definition: SettingDefinition { self }
}

/// When a new value of a setting takes effect.
public enum SettingReload: String, Sendable, Hashable, CaseIterable {
  /// Takes effect at the next start.
  case restart
  /// Changed file contents take effect within seconds, another path at the next start.
  case contents
  /// Takes effect at a reload of the settings (SIGHUP).
  case reload
  /// Read by each command, not by the running service.
  case command

  /// Short description for display.
  var text: String {
    switch self {
    case .restart: "restart"
    case .contents: "contents at once, path at restart"
    case .reload: "reload"
    case .command: "next command"
    }
  }
}

/// The default of a setting.
public enum SettingDefault: Sendable, Hashable {
  case value(String)
  /// A default that depends on something else, e.g. `the service's database`.
  case otherwise(String)
  /// No default that can be described.
  case nothing
  /// The setting is required.
  ///
  /// - Parameters:
  ///   - when: nil for always, otherwise e.g. `with OTOLITH_…`.
  ///   - advice: what to set, for the error message.
  case required(when: String?, advice: String)

  /// Short description for display.
  var text: String {
    switch self {
    case .value(let value): value
    case .otherwise(let text): text
    case .nothing: "none"
    case .required(nil, _): "required"
    case .required(let when?, _): "required \(when)"
    }
  }
}

/// The type of a setting's values, which are all written as text.
public enum SettingKind: Sendable, Hashable {
  /// `unit`: e.g. seconds or bytes; nil if the description says it.
  case integer(ClosedRange<Int>, unit: String?)
  case boolean
  case choice([String])
  /// `HOST:PORT`.
  case address
  /// One or more `HOST:PORT`, separated by commas.
  case addresses
  /// The path of a file that the service reads.
  case file
  /// The path of a file or folder that the service writes, or of a folder that it reads.
  case path
  case url
  /// The address of a PostgreSQL database for libpq.
  case database
  case list
  case text

  /// Accepted spellings of true and false.
  static let booleans: [String: Bool] = [
    "true": true, "yes": true, "on": true, "1": true,
    "false": false, "no": false, "off": false, "0": false,
  ]

  /// Short description of the values for display.
  var values: String {
    switch self {
    case .integer(let range, let unit):
      "\(range.lowerBound)-\(range.upperBound)" + (unit.map { " \($0)" } ?? "")
    case .boolean: "on, off"
    case .choice(let words): words.joined(separator: ", ")
    case .address: "HOST:PORT"
    case .addresses: "HOST:PORT, comma-separated"
    case .file: "file"
    case .path: "path"
    case .url: "URL"
    case .database: "PostgreSQL address"
    case .list: "comma-separated list"
    case .text: "text"
    }
  }

  /// Returns what is wrong with an invalid value, to follow the setting's name.
  ///
  /// - Parameter isSecret: if true, the value is not quoted.
  func rejection(of text: String, isSecret: Bool) -> String {
    let expected: String
    var shown = text
    switch self {
    case .integer(let range, _):
      expected = "an integer from \(range.lowerBound) to \(range.upperBound)"
    case .boolean: expected = "one of true, false, on, off"
    case .choice(let words): expected = "one of " + words.joined(separator: ", ")
    case .address:
      expected = "HOST:PORT"
      shown = SettingsReader.withoutSecrets(text)
    case .addresses:
      expected = "HOST:PORT, comma-separated"
      shown = SettingsReader.withoutSecrets(text)
    case .database:
      // Not quoted, because it may contain a password.
      return
        "is neither a PostgreSQL URI nor a list of key=value (in a URI, special characters of a "
        + "password must be percent-encoded)"
    case .file, .path, .url, .list, .text: expected = values
    }
    return isSecret ? "is not \(expected)" : "is \"\(shown)\": expected \(expected)"
  }
}
