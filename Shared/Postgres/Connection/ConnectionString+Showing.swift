internal import CPQ

extension ConnectionString {
  /// The options of a connection string as a list of key=value in libpq's order, with `…` for
  /// secret values; nil if it cannot be parsed.
  public static func shown(_ text: String) -> String? {
    options(of: text)?.map { option in
      "\(option.keyword)=" + (option.isSecret ? "…" : quoted(option.value))
    }.joined(separator: " ")
  }

  /// Whether it contains a password; true if it cannot be parsed.
  public static func hasSecret(_ text: String) -> Bool {
    options(of: text)?.contains(where: \.isSecret) ?? true
  }

  private struct Option {
    var keyword: String
    var value: String
    var isSecret: Bool
  }

  private static func options(of text: String) -> [Option]? {
    guard let list = PQconninfoParse(text, nil) else { return nil }
    defer { PQconninfoFree(list) }
    var options: [Option] = []
    var option = list
    while let keyword = option.pointee.keyword {
      if let value = option.pointee.val {
        // libpq marks options that must not be displayed.
        let isSecret = option.pointee.dispchar.map { String(cString: $0) == "*" } ?? false
        options.append(
          Option(
            keyword: String(cString: keyword), value: String(cString: value), isSecret: isSecret))
      }
      option += 1
    }
    return options
  }

  /// Quotes a value in libpq's syntax.
  private static func quoted(_ value: String) -> String {
    guard value.isEmpty || value.contains(where: { $0 == " " || $0 == "'" || $0 == "\\" }) else {
      return value
    }
    return "'" + value.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
