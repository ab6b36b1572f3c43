import Fields
import NIOHTTP1

@testable import ServiceBasics
@testable import WebService

/// What a browser sends otolith-web: the same bytes as a `cookie` header, as a query, and as a
/// session that somebody else sealed; and a real cookie with the input laid over it.
enum WebTarget: FuzzTarget {
  static let name = "web"

  private static let keys = SealingKeys(current: SealingKey())
  private static let session = BrowserSession(
    accessToken:
      "h.\(Base64URL.encode(Array(#"{"sub":"P","iat":0,"roles":["participant"]}"#.utf8))).s",
    refreshToken: "refresh", outdatedConsents: [.init(studyID: "study")])

  static func run(_ input: [UInt8]) {
    let text = String(decoding: input, as: UTF8.self)
    check(query: text)
    for page in Page.allCases {
      let cookie = SessionCookie(page: page, keys: keys)
      expect(cookie.session(in: [text]) == nil, "a session without the key: \(text)")
      check(cookie, over: input)
    }
    guard let read = BrowserSession(bytes: input) else { return }
    expect(BrowserSession(bytes: read.bytes) == read, "a session is not read again the same")
    _ = read.holder
  }

  /// Names are unique, and what is read is read again the same.
  private static func check(query: String) {
    let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/report?\(query)")
    let request = WebRequest(head, body: [], origin: RequestOrigin())
    guard let parameters = request.parameters else { return }
    expect(Set(parameters.map(\.name)).count == parameters.count, "a name occurs twice: \(query)")
    let again = parameters.map { "\(escaped($0.name))=\(escaped($0.value))" }
    let other = HTTPRequestHead(
      version: .http1_1, method: .GET, uri: "/report?\(again.joined(separator: "&"))")
    let read = WebRequest(other, body: [], origin: RequestOrigin()).parameters ?? []
    expect(
      read.map(\.name) == parameters.map(\.name) && read.map(\.value) == parameters.map(\.value),
      "\(query) is not read again the same")
  }

  private static func escaped(_ text: String) -> String {
    text.utf8.map { "%" + String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// A changed cookie is no session, or the same one.
  private static func check(_ cookie: SessionCookie, over input: [UInt8]) {
    guard let headers = cookie.headers(for: session, before: 0), let first = input.first else {
      return
    }
    var bytes = Array(
      headers.map { String($0.value.prefix { $0 != ";" }) }.joined(separator: "; ").utf8)
    let start = Int(first) * bytes.count / 256
    for (offset, byte) in input.dropFirst().prefix(bytes.count - start).enumerated() {
      bytes[start + offset] ^= byte
    }
    let found = cookie.session(in: [String(decoding: bytes, as: UTF8.self)])
    expect(found == nil || found?.session == session, "a changed cookie is another session")
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    [
      ("session", session.bytes),
      ("query", Array("study=a&language=de-AT&zone=Europe%2FBerlin".utf8)),
      ("cookie", Array("other=1; __Host-otolith=2.abc; __Host-otolith.1=def".utf8)),
      ("unchanged", [0]), ("overlay", [128, 1]),
    ]
  }
}
