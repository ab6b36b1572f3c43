/// Errors of connecting, with SQLSTATEs that distinguish configuration mistakes from an unreachable
/// server.
extension PostgresError {
  /// `config_file_error`: the connection string is neither a URI nor a list of `key=value`, or
  /// libpq rejects a value.
  public static let addressState = "F0000"
  /// `invalid_password`: wrong, or required and missing.
  public static let passwordState = "28P01"
  /// `feature_not_supported`: the server is too old.
  public static let versionState = "0A000"

  /// Whether connecting fails until the configuration is changed: wrong user or password, unknown
  /// database, missing right to connect, invalid address, unsupported server version.
  var isRefusal: Bool {
    guard case .connectionLost = kind else { return false }
    return [Self.passwordState, "28000", "3D000", "42501", Self.addressState, Self.versionState]
      .contains(sqlState)
  }

  static let unreadableAddress = PostgresError(
    kind: .connectionLost(commitUnknown: false), sqlState: addressState,
    message: "the connection string is neither a PostgreSQL URI nor a list of key=value "
      + "(in a URI, special characters of a password are percent-encoded)")

  /// Parses libpq's message about an invalid value, `invalid integer value "…" for connection
  /// option "port"`, and removes the value, which may be part of a password that is not
  /// percent-encoded. Returns nil for other messages.
  static func unusableValue(_ message: String) -> PostgresError? {
    guard message.hasPrefix("invalid ") else { return nil }
    // Quoted text that is not a keyword comes from the connection string.
    let option = message.split(separator: "\"").last {
      ConnectionString.keywords.contains(String($0))
    }
    let words = message.prefix { $0 != "\"" }.split(separator: " ").map(String.init)
    let name = option.map(String.init) ?? words.first { ConnectionString.keywords.contains($0) }
    return PostgresError(
      kind: .connectionLost(commitUnknown: false), sqlState: addressState,
      message:
        "\(name ?? "a parameter") of the connection string has a value that libpq rejects "
        + "(in a URI, special characters of a password are percent-encoded)")
  }

  static func serverTooOld(_ version: Int, oldest: Int) -> PostgresError {
    PostgresError(
      kind: .connectionLost(commitUnknown: false), sqlState: versionState,
      message: "the server is PostgreSQL \(version); \(oldest) is the oldest supported")
  }

  /// Parses libpq's verbose message: `connection to server at "…" failed: FATAL:  28P01: password
  /// authentication failed …`. Without SQLSTATE the server did not answer.
  init(refusal message: String) {
    self.init(kind: .connectionLost(commitUnknown: false), message: message)
    guard let mark = message.firstRange(of: ":  ") else { return }
    let rest = message[mark.upperBound...]
    let state = rest.prefix(5)
    guard state.utf8.count == 5, rest.dropFirst(5).hasPrefix(": "),
      state.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) })
    else { return }
    sqlState = String(state)
    self.message = String(message[..<mark.upperBound] + rest.dropFirst(7))
  }
}
