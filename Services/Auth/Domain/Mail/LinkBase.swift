/// What links in mails begin with: a page of a gateway that takes a code from the link, and asks for what
/// else is needed, such as a password. The code follows at once: `https://studies.example.org/password#`.
package struct LinkBase: Sendable, Hashable {
  /// In bytes, so that the line of a mail stays short (RFC 5322 §2.1.1).
  static let lengthMax = 200
  /// Where a code may follow: it must not merge with a word.
  private static let ends = Set("/=#".utf8)

  package let text: String

  /// Why a text is none, for the operator.
  package enum Rejection: Error, Sendable, Hashable {
    case tooLong
    case forbiddenCharacter
    /// Neither `https://` nor, on this machine alone, `http://`.
    case notSecure
    /// No host, or a name and password before it.
    case noHost
    /// A code cannot follow.
    case noPlaceForCode
  }

  package init(_ text: String) throws(Rejection) {
    guard text.utf8.count <= Self.lengthMax else { throw .tooLong }
    guard text.utf8.allSatisfy(Self.isAllowed) else { throw .forbiddenCharacter }
    let scheme = ["https://", "http://"].first { text.lowercased().hasPrefix($0) }
    guard let scheme else { throw .notSecure }
    let authority = text.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    let host = String(authority.lowercased().prefix { $0 != ":" })
    if scheme == "http://", !["127.0.0.1", "localhost"].contains(host) { throw .notSecure }
    guard !host.isEmpty, !authority.contains("@") else { throw .noHost }
    // Nor directly behind the host, where a code would be a name of a machine.
    guard let last = text.utf8.last, Self.ends.contains(last),
      text.count > scheme.count + authority.count
    else { throw .noPlaceForCode }
    self.text = text
  }

  package func link(_ code: String) -> String { text + code }

  /// Printable ASCII without what ends a link in a mail (RFC 3986 Appendix C).
  private static func isAllowed(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !"\"'<>\\^`{|}".utf8.contains(byte)
  }
}
