internal import CPQ

/// What a connection string says, read without connecting.
public enum ConnectionString {
  /// The role that it names; nil when it leaves that to the environment or cannot be read.
  public static func user(in text: String) -> String? {
    guard let list = PQconninfoParse(text, nil) else { return nil }
    defer { PQconninfoFree(list) }
    var option = list
    while let keyword = option.pointee.keyword {
      if String(cString: keyword) == "user" {
        return option.pointee.val.map { String(cString: $0) }
      }
      option += 1
    }
    return nil
  }

  /// Whether libpq can read it at all.
  static func isReadable(_ text: String) -> Bool {
    guard let list = PQconninfoParse(text, nil) else { return false }
    PQconninfoFree(list)
    return true
  }
}
