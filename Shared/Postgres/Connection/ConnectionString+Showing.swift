internal import CPQ

extension ConnectionString {
  /// What it says, as a list of key=value in libpq's order, with `…` for what libpq itself would not show;
  /// nil when it cannot be read.
  public static func shown(_ text: String) -> String? {
    options(of: text)?.map { option in
      "\(option.keyword)=" + (option.isSecret ? "…" : quoted(option.value))
    }.joined(separator: " ")
  }

  /// Whether it has a password in it. What cannot be read may have.
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
        // What libpq tells programs that ask people for these: not to be shown as they are typed.
        let isSecret = option.pointee.dispchar.map { String(cString: $0) == "*" } ?? false
        options.append(
          Option(
            keyword: String(cString: keyword), value: String(cString: value), isSecret: isSecret))
      }
      option += 1
    }
    return options
  }

  /// As libpq reads it again.
  private static func quoted(_ value: String) -> String {
    guard value.isEmpty || value.contains(where: { $0 == " " || $0 == "'" || $0 == "\\" }) else {
      return value
    }
    return "'" + value.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
