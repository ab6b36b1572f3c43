import Fields
import ServiceBasics

/// The pages of one origin. Each has a session of its own.
enum Page: Sendable, Hashable, CaseIterable {
  case participant
  case console

  /// Name of the cookie. Browsers accept the prefix only from this host, by TLS and for all paths
  /// (RFC 6265bis §4.1.3.2).
  var cookieName: String {
    switch self {
    case .participant: "__Host-otolith"
    case .console: "__Host-otolith-console"
    }
  }

  /// Seconds after which the browser forgets the cookie of a session, 400 days at most; nil: at its
  /// end. The session itself ends earlier or later by the rules of otolith-auth.
  func cookieSeconds(of session: BrowserSession) -> Int? {
    switch self {
    case .participant: session.holder?.role == "participant" ? 400 * 86_400 : nil
    case .console: nil
    }
  }

  /// Binds a sealed session to its page.
  var context: String { "otolith-web session \(cookieName)" }
}

/// The session in the cookies of one page. It is sealed, and split since a browser keeps at most
/// 4,096 bytes of a cookie: the first one begins with the number of parts.
struct SessionCookie: Sendable {
  let page: Page
  let keys: SealingKeys

  private static let partBytesMax = 3_800
  /// A session of two tokens of the maximum size takes three parts.
  static let partsMax = 4

  /// A session read from cookies.
  struct Found: Sendable, Hashable {
    let session: BrowserSession
    /// Number of its cookies.
    let parts: Int
    /// Whether it was sealed with the previous key.
    let isOutdated: Bool
  }

  /// - Parameter fields: values of the `cookie` header fields.
  /// - Returns: nil without a session, and for cookies that were changed or sealed with other keys.
  func session(in fields: [String]) -> Found? {
    let cookies = Self.cookies(in: fields)
    guard let first = cookies[page.cookieName], let digit = first.utf8.first,
      first.utf8.dropFirst().first == UInt8(ascii: ".")
    else { return nil }
    let count = Int(digit) - 0x30
    guard (1...Self.partsMax).contains(count) else { return nil }
    var text = String(first.dropFirst(2))
    for part in 1..<max(count, 1) {
      guard let more = cookies[name(part)] else { return nil }
      text += more
    }
    guard let sealed = Base64URL.decode(text.utf8),
      let opened = keys.open(sealed, context: page.context),
      let session = BrowserSession(bytes: opened.plain)
    else { return nil }
    return Found(session: session, parts: count, isOutdated: opened.isOutdated)
  }

  /// Whether there is any cookie of the page, valid or not.
  func isPresent(in fields: [String]) -> Bool {
    Self.cookies(in: fields)[page.cookieName] != nil
  }

  /// Header fields that store the session.
  ///
  /// - Parameter before: number of cookies that the browser has; those too many are removed.
  /// - Returns: nil if the session is too large.
  func headers(for session: BrowserSession, before: Int) -> [(name: String, value: String)]? {
    let text = Base64URL.encode(keys.seal(session.bytes, context: page.context))
    var rest = text[...]
    var parts: [Substring] = []
    repeat {
      parts.append(rest.prefix(Self.partBytesMax))
      rest = rest.dropFirst(Self.partBytesMax)
    } while !rest.isEmpty
    guard parts.count <= Self.partsMax else { return nil }
    let seconds = page.cookieSeconds(of: session)
    var headers = parts.enumerated().map { index, part in
      header(index, (index == 0 ? "\(parts.count)." : "") + part, seconds: seconds)
    }
    for index in parts.count..<max(before, parts.count) {
      headers.append(header(index, "", seconds: 0))
    }
    return headers
  }

  /// Header fields that remove the session.
  func removal() -> [(name: String, value: String)] {
    (0..<Self.partsMax).map { header($0, "", seconds: 0) }
  }

  private func name(_ part: Int) -> String {
    part == 0 ? page.cookieName : "\(page.cookieName).\(part)"
  }

  private func header(
    _ part: Int, _ value: String, seconds: Int?
  ) -> (name: String, value: String) {
    let age = seconds.map { "; Max-Age=\($0)" } ?? ""
    return (
      "set-cookie", "\(name(part))=\(value); Path=/; Secure; HttpOnly; SameSite=Strict\(age)"
    )
  }

  /// Values by name; the first of several counts.
  static func cookies(in fields: [String]) -> [String: String] {
    let pairs = fields.flatMap { $0.split(separator: ";") }.compactMap { pair in
      pair.firstIndex(of: "=").map { equals in
        (
          String(pair[..<equals].drop { $0 == " " }),
          String(pair[pair.index(after: equals)...])
        )
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
