internal import CPQ

/// Keywords and values for `PQconnectStartParams`.
struct ConnectionParameters: Sendable {
  private(set) var pairs: [(keyword: String, value: String)]

  init(_ configuration: PostgresConfiguration) {
    // Defaults come first, so the connection string overrides them: an unreachable peer is detected
    // within half a minute.
    pairs = [
      ("keepalives_idle", "20"), ("keepalives_interval", "5"), ("keepalives_count", "2"),
      ("tcp_user_timeout", "30000"),
      ("dbname", configuration.connectionString),
      ("client_encoding", "UTF8"),
      ("application_name", configuration.applicationName),
    ]
    // Compiling a statement takes longer than it saves: statements here take milliseconds, however
    // expensive the planner thinks that they are.
    var options = ["-c jit=off", Self.options(in: configuration.connectionString)]
      .filter { !$0.isEmpty }
    let statementTimeoutMilliseconds = Int64(configuration.statementTimeout / .milliseconds(1))
    options.append("-c statement_timeout=\(statementTimeoutMilliseconds)")
    if let searchPath = configuration.searchPath {
      options.append("-c search_path=\(Self.escaped(searchPath))")
    }
    for (name, value) in configuration.sessionSettings.sorted(by: { $0.key < $1.key }) {
      options.append("-c \(name)=\(Self.escaped(value))")
    }
    pairs.append(("options", options.joined(separator: " ")))
  }

  /// Escapes a value for `options`, where a space separates and a backslash escapes.
  static func escaped(_ value: String) -> String {
    var text = ""
    for character in value {
      if character == " " || character == "\\" { text.append("\\") }
      text.append(character)
    }
    return text
  }

  /// The existing `options` of the connection string, which ours are appended to.
  private static func options(in connectionString: String) -> String {
    guard let list = PQconninfoParse(connectionString, nil) else { return "" }
    defer { PQconninfoFree(list) }
    var option = list
    while let keyword = option.pointee.keyword {
      if String(cString: keyword) == "options", let value = option.pointee.val {
        return String(cString: value)
      }
      option += 1
    }
    return ""
  }

  /// Starts to connect; may block for name resolution.
  func start() -> OpaquePointer? {
    let strings = pairs.map { ($0.keyword.cCopy(), $0.value.cCopy()) }
    defer {
      for (keyword, value) in strings {
        keyword.deallocate()
        value.deallocate()
      }
    }
    let keywords: [UnsafePointer<CChar>?] = strings.map { UnsafePointer($0.0) } + [nil]
    let values: [UnsafePointer<CChar>?] = strings.map { UnsafePointer($0.1) } + [nil]
    return PQconnectStartParams(keywords, values, 1)
  }
}

extension String {
  fileprivate func cCopy() -> UnsafeMutablePointer<CChar> {
    let characters = utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: characters.count)
    characters.withUnsafeBufferPointer { source in
      if let base = source.baseAddress { copy.initialize(from: base, count: source.count) }
    }
    return copy
  }
}
