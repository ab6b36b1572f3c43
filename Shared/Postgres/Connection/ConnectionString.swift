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

  /// Whether libpq can read it, and as it was meant: a host with an `@` is the rest of a password that
  /// has one and is not percent-encoded. (At its beginning stands a socket without a file.)
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

  /// A host on another machine to which connections may go unencrypted; nil when there is none, or the
  /// text cannot be read. Sockets in the file system and loopback addresses are of this machine.
  ///
  /// - Parameter defaultMode: the `sslmode` of a text that names none, as libpq takes it from
  ///   `PGSSLMODE`.
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
    // libpq's own default is `prefer`: whoever is on the way can say that there is no TLS.
    if ["require", "verify-ca", "verify-full"].contains(values["sslmode"] ?? defaultMode) {
      return nil
    }
    // An address decides where a connection goes, a name only without one.
    let hosts = values["hostaddr"] ?? values["host"] ?? ""
    return hosts.split(separator: ",").map(String.init).first { !isOfThisMachine($0) }
  }

  private static func isOfThisMachine(_ host: String) -> Bool {
    host.hasPrefix("/") || host.hasPrefix("@") || host == "localhost" || host == "::1"
      || (host.hasPrefix("127.") && host.allSatisfy { $0.isWholeNumber || $0 == "." })
  }

  /// Every keyword that libpq knows.
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
