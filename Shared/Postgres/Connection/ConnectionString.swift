internal import CPQ

/// Reads a connection string without connecting.
public enum ConnectionString {
  /// The role that it names; nil if it names none or cannot be parsed.
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

  /// Whether libpq can parse it as intended: an `@` in the host comes from a password that contains
  /// one and is not percent-encoded. (At the start it denotes an abstract socket.)
  public static func isReadable(_ text: String) -> Bool {
    guard let list = PQconninfoParse(text, nil) else { return false }
    defer { PQconninfoFree(list) }
    var option = list
    while let keyword = option.pointee.keyword {
      if String(cString: keyword) == "host", let value = option.pointee.val {
        let hosts = String(cString: value).split(separator: ",")
        if hosts.contains(where: { !$0.hasPrefix("/") && $0.dropFirst().contains("@") }) {
          return false
        }
      }
      option += 1
    }
    return true
  }

  /// The first remote host to which connections may be unencrypted; nil if all are safe or the
  /// text cannot be parsed. Unix sockets and loopback addresses are local.
  ///
  /// - Parameter defaultMode: the `sslmode` used if the text has none, from `PGSSLMODE`.
  public static func unprotectedHost(in text: String, defaultMode: String? = nil) -> String? {
    guard let list = PQconninfoParse(text, nil) else { return nil }
    defer { PQconninfoFree(list) }
    var values: [String: String] = [:]
    var option = list
    while let keyword = option.pointee.keyword {
      if let value = option.pointee.val {
        values[String(cString: keyword)] = String(cString: value)
      }
      option += 1
    }
    // libpq's default is `prefer`, which an attacker on the network can downgrade to no TLS.
    if ["require", "verify-ca", "verify-full"].contains(values["sslmode"] ?? defaultMode) {
      return nil
    }
    // The address takes precedence over the name.
    let hosts = values["hostaddr"] ?? values["host"] ?? ""
    return hosts.split(separator: ",").map(String.init).first { !isOfThisMachine($0) }
  }

  private static func isOfThisMachine(_ host: String) -> Bool {
    host.hasPrefix("/") || host.hasPrefix("@") || host == "localhost" || host == "::1"
      || (host.hasPrefix("127.") && host.allSatisfy { $0.isWholeNumber || $0 == "." })
  }

  /// All keywords of libpq.
  static let keywords: Set<String> = {
    guard let list = PQconndefaults() else { return [] }
    defer { PQconninfoFree(list) }
    var keywords = Set<String>()
    var option = list
    while let keyword = option.pointee.keyword {
      keywords.insert(String(cString: keyword))
      option += 1
    }
    return keywords
  }()
}
