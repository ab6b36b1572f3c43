/// Base of links in mails: a gateway page that takes the code from the link and asks for further
/// input such as a password. The code is appended directly:
/// `https://studies.example.org/password#`.
struct LinkBase: Sendable, Hashable {
  /// Maximum length in bytes, so that mail lines stay short (RFC 5322 §2.1.1).
  static let lengthMax = 200
  /// Permitted last characters, which separate the code from the text before it.
  private static let ends = Set("/=#".utf8)

  let text: String

  /// Why a link base is invalid, for the operator.
  enum Rejection: Error, Sendable, Hashable {
    case tooLong
    case forbiddenCharacter
    /// The scheme is neither `https://` nor, for this machine only, `http://`.
    case notSecure
    /// The host is missing, is not a DNS name or IPv4 address, follows a name and password, or is
    /// followed by something other than a port.
    case noHost
    /// A code cannot be appended.
    case noPlaceForCode
  }

  init(_ text: String) throws(Rejection) {
    guard text.utf8.count <= Self.lengthMax else { throw .tooLong }
    guard text.utf8.allSatisfy(Self.isAllowed) else { throw .forbiddenCharacter }
    let scheme = ["https://", "http://"].first { text.lowercased().hasPrefix($0) }
    guard let scheme else { throw .notSecure }
    let authority = text.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    let host = String(authority.lowercased().prefix { $0 != ":" })
    if scheme == "http://", !["127.0.0.1", "localhost"].contains(host) { throw .notSecure }
    let port = authority.utf8.dropFirst(host.utf8.count + 1)
    guard !host.isEmpty, host.utf8.allSatisfy(Self.isHostByte),
      host.utf8.count == authority.utf8.count
        || (1...5).contains(port.count) && port.allSatisfy({ (0x30...0x39).contains($0) })
    else { throw .noHost }
    // A code directly after the host would become part of the host name.
    guard let last = text.utf8.last, Self.ends.contains(last),
      text.count > scheme.count + authority.count
    else { throw .noPlaceForCode }
    self.text = text
  }

  func link(_ code: String) -> String { text + code }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2E
  }

  /// Whether the byte is printable ASCII and does not end a link in a mail (RFC 3986 Appendix C).
  private static func isAllowed(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !"\"'<>\\^`{|}".utf8.contains(byte)
  }
}
