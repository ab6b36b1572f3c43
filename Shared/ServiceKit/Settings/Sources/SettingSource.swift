/// Where the value of a setting comes from. What stands first goes before what stands below.
public enum SettingSource: Sendable, Hashable {
  /// `--set`.
  case flag
  case environment
  /// A file in systemd's `CREDENTIALS_DIRECTORY`.
  case credential(path: String)
  case file(path: String, line: Int)
  /// Nobody sets it.
  case standard

  /// For a person; a few words.
  var text: String {
    switch self {
    case .flag: "--set"
    case .environment: "environment"
    case .credential(let path): "credential \(path)"
    case .file(let path, let line): "\(path):\(line)"
    case .standard: "default"
    }
  }
}

/// What a setting is set to, and by what.
struct SettingValue: Sendable, Hashable {
  var text: String
  var source: SettingSource
  /// The file whose contents the value is, where a setting that ends in `_FILE` names one.
  var secretFile: String?

  /// For a person; a few words.
  var sourceText: String { source.text + (secretFile.map { ", from \($0)" } ?? "") }
}
