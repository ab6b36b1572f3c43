import Configuration
import FoundationEssentials
import Postgres

/// Reads settings from `OTOLITH_*` environment variables and remembers what is wrong with them, so
/// that an operator sees every mistake at once.
///
/// `smtp.url` is the variable `OTOLITH_SMTP_URL`.
public struct SettingsReader: Sendable {
  private let configuration: ConfigReader
  private let credentials: Credentials?
  /// One sentence for each wrong setting, in the order they were read.
  public private(set) var problems: [String] = []

  /// - Parameter variables: overrides the process's environment, for tests; `CREDENTIALS_DIRECTORY` may be
  ///   among them.
  public init(variables: [String: String]? = nil) {
    let provider =
      variables.map { EnvironmentVariablesProvider(environmentVariables: $0) }
      ?? EnvironmentVariablesProvider()
    configuration = ConfigReader(provider: provider).scoped(to: "otolith")
    credentials = Credentials(environment: variables ?? ProcessInfo.processInfo.environment)
  }

  /// Nil when the variable is unset or empty, and there is no credential for it.
  public func string(_ key: ConfigKeyName) -> String? {
    if let value = configuration.string(forKey: .init(key)), !value.isEmpty { return value }
    return credentials?.value(of: Self.variable(key)).flatMap { $0.isEmpty ? nil : $0 }
  }

  public mutating func string(_ key: ConfigKeyName, required why: String) -> String {
    if let value = string(key) { return value }
    problems.append("\(Self.variable(key)) is not set: \(why)")
    return ""
  }

  public mutating func integer(
    _ key: ConfigKeyName, default fallback: Int, in range: ClosedRange<Int>
  ) -> Int {
    guard let text = string(key) else { return fallback }
    guard let value = Int(text), range.contains(value) else {
      problems.append(
        "\(Self.variable(key)) is \"\(text)\", not an integer from \(range.lowerBound) to "
          + "\(range.upperBound)")
      return fallback
    }
    return value
  }

  public mutating func boolean(_ key: ConfigKeyName, default fallback: Bool) -> Bool {
    guard let text = string(key) else { return fallback }
    switch text.lowercased() {
    case "true", "yes", "on", "1": return true
    case "false", "no", "off", "0": return false
    default:
      problems.append("\(Self.variable(key)) is \"\(text)\", not one of true, false, on, off")
      return fallback
    }
  }

  /// One of some words.
  public mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ key: ConfigKeyName, default fallback: Word
  ) -> Word {
    guard let text = string(key) else { return fallback }
    if let word = Word(rawValue: text) { return word }
    problems.append(
      "\(Self.variable(key)) is \"\(text)\", not one of "
        + Word.allCases.map(\.rawValue).joined(separator: ", "))
    return fallback
  }

  /// What somebody gave for an address, for a message: without what stands in front of an `@`, where
  /// URLs have names and passwords.
  static func withoutSecrets(_ text: String) -> String {
    guard let mark = text.lastIndex(of: "@") else { return text }
    return "…" + text[mark...]
  }

  /// `host:port`, with an IPv6 host in brackets.
  public mutating func address(
    _ key: ConfigKeyName, default fallback: NetworkAddress?
  ) -> NetworkAddress? {
    guard let text = string(key) else { return fallback }
    guard let address = NetworkAddress(text) else {
      problems.append("\(Self.variable(key)) is \"\(Self.withoutSecrets(text))\", not HOST:PORT")
      return fallback
    }
    return address
  }

  /// One or several `host:port`, separated by commas; nil when the variable is unset or empty.
  public mutating func addresses(_ key: ConfigKeyName) -> [NetworkAddress]? {
    guard let text = string(key) else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let found = parts.compactMap { NetworkAddress(String($0.filter { $0 != " " })) }
    guard found.count == parts.count else {
      problems.append(
        "\(Self.variable(key)) is \"\(Self.withoutSecrets(text))\", not HOST:PORT or several, "
          + "separated by commas")
      return nil
    }
    return found
  }

  /// The path of a file that can be read; nil when the variable is unset or empty.
  public mutating func file(_ key: ConfigKeyName) -> String? {
    guard let path = string(key) else { return nil }
    if !FileManager.default.isReadableFile(atPath: path) {
      problems.append("\(Self.variable(key)) is \(path), which cannot be read")
    }
    return path
  }

  /// The address of a PostgreSQL database; nil when the variable is unset or empty. What cannot be
  /// read is not quoted: it may hold a password.
  public mutating func databaseURL(_ key: ConfigKeyName) -> String? {
    guard let text = string(key) else { return nil }
    if !ConnectionString.isReadable(text) {
      problems.append(
        "\(Self.variable(key)) is neither a PostgreSQL URI nor a list of key=value (in a URI, special "
          + "characters of a password are percent-encoded)")
    }
    return text
  }

  public mutating func reject(_ problem: String) { problems.append(problem) }

  /// The environment variable behind a key.
  public static func variable(_ key: ConfigKeyName) -> String {
    "OTOLITH_" + key.uppercased().map { $0 == "." ? "_" : $0 }
  }

  /// Dot-separated lower-case words, e.g. `database.url`.
  public typealias ConfigKeyName = String
}
