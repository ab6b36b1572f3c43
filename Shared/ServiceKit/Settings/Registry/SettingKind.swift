/// What values a setting takes. All of them are texts where an operator writes them.
public enum SettingKind: Sendable, Hashable {
  /// `unit`: seconds, bytes, …; nil: a number of what the meaning says.
  case integer(ClosedRange<Int>, unit: String?)
  case boolean
  case choice([String])
  /// `HOST:PORT`.
  case address
  /// One or several `HOST:PORT`, separated by commas.
  case addresses
  /// The path of a file that the service reads.
  case file
  /// The path of a file or a folder that the service writes to, or of a folder that it reads.
  case path
  case url
  /// The address of a PostgreSQL database, as libpq takes it.
  case database
  case list
  case text

  /// What is understood as yes and as no.
  static let booleans: [String: Bool] = [
    "true": true, "yes": true, "on": true, "1": true,
    "false": false, "no": false, "off": false, "0": false,
  ]

  /// One word of a machine-readable reference.
  var word: String {
    switch self {
    case .integer: "integer"
    case .boolean: "boolean"
    case .choice: "choice"
    case .address: "address"
    case .addresses: "addresses"
    case .file: "file"
    case .path: "path"
    case .url: "url"
    case .database: "database"
    case .list: "list"
    case .text: "text"
    }
  }

  /// Which values there are, for a person; a few words.
  var values: String {
    switch self {
    case .integer(let range, let unit):
      "\(range.lowerBound)-\(range.upperBound)" + (unit.map { " \($0)" } ?? "")
    case .boolean: "on, off"
    case .choice(let words): words.joined(separator: ", ")
    case .address: "HOST:PORT"
    case .addresses: "HOST:PORT, several with commas"
    case .file: "file"
    case .path: "path"
    case .url: "URL"
    case .database: "PostgreSQL address"
    case .list: "list, with commas"
    case .text: "text"
    }
  }

  /// What is wrong with a value that is not one, after the setting's name.
  ///
  /// - Parameter isSecret: the value is not quoted.
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
      expected = "HOST:PORT or several, separated by commas"
      shown = SettingsReader.withoutSecrets(text)
    case .database:
      // Not quoted: it may hold a password.
      return
        "is neither a PostgreSQL URI nor a list of key=value (in a URI, special characters of a "
        + "password are percent-encoded)"
    case .file, .path, .url, .list, .text: expected = word
    }
    return isSecret ? "is not \(expected)" : "is \"\(shown)\", not \(expected)"
  }
}
