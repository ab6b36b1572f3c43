/// All that is known of one setting. Reading, help, reference and the listing of what is in effect derive
/// from it; no other place states its default or its range.
public struct SettingDefinition: Sendable, Hashable {
  /// Dot-separated lower-case words, e.g. `database.url`.
  public let key: String
  public let kind: SettingKind
  public let standard: SettingStandard
  public let reload: SettingReload
  /// Whether the value, or what the file holds that it names, is for the service alone.
  public let isSecret: Bool
  /// What it is for, without what the other properties say.
  public let meaning: String

  /// The environment variable: `OTOLITH_DATABASE_URL`.
  public var variable: String { SettingsReader.variable(key) }

  /// As flags and credentials spell it: `database-url`.
  public var name: String { String(key.map { $0 == "." ? "-" : $0 }) }

  /// The variable that names a file whose contents are the value; nil for what is no secret, or is a file
  /// already.
  public var fileVariable: String? { isSecret && kind != .file ? variable + "_FILE" : nil }

  /// The name of the file in `CREDENTIALS_DIRECTORY` that it is taken from (systemd's `LoadCredential=`).
  public var credential: String { Credentials.name(of: variable) }

  /// Values and default, for a person.
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

/// Whatever has a definition: lists of settings with values of different types are made of them.
public protocol DefinedSetting: Sendable {
  var definition: SettingDefinition { get }
}

extension SettingDefinition: DefinedSetting {
  public var definition: SettingDefinition { self }
}
