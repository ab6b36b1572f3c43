import NIOHTTP1
import SeededRandom
import Settings
import Testing

@testable import Identity
@testable import WebService

@Suite("Checks of requests")
struct RequestTests {
  private static func request(
    _ method: HTTPMethod = .POST, _ uri: String = "/rpc/x", _ headers: [(String, String)]
  ) -> WebRequest {
    WebRequest(
      HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: HTTPHeaders(headers)),
      body: [], origin: RequestOrigin())
  }

  private static let json = ("content-type", "application/json")

  @Test(
    "A POST is answered only from a page of the same origin",
    arguments: [
      ([("sec-fetch-site", "same-origin")], 200),
      ([("sec-fetch-site", "same-site")], 403),
      ([("sec-fetch-site", "cross-site")], 403),
      ([("sec-fetch-site", "none")], 403),
      ([("sec-fetch-site", "same-origin"), ("sec-fetch-site", "cross-site")], 403),
      // The browser's own word counts, not the origin.
      (
        [("sec-fetch-site", "cross-site"), ("origin", "https://a.example"), ("host", "a.example")],
        403
      ),
      ([("origin", "https://a.example"), ("host", "a.example")], 200),
      ([("origin", "http://127.0.0.1:7400"), ("host", "127.0.0.1:7400")], 200),
      ([("origin", "https://evil.example"), ("host", "a.example")], 403),
      ([("origin", "https://a.example.evil.example"), ("host", "a.example")], 403),
      ([("origin", "https://a.example:444"), ("host", "a.example")], 403),
      ([("origin", "null"), ("host", "a.example")], 403),
      ([("origin", "https://"), ("host", "")], 403),
      ([("host", "a.example")], 403),
      ([], 403),
    ] as [([(String, String)], Int)])
  func sameOrigin(headers: [(String, String)], status: Int) {
    let refusal = RequestChecks.refusal(
      ofPost: Self.request(.POST, "/rpc/x", headers + [Self.json]))
    #expect(refusal?.status ?? 200 == status)
  }

  @Test(
    "Only JSON by POST is answered",
    arguments: [
      ("POST", "application/json", 200), ("POST", "application/json; charset=utf-8", 200),
      ("POST", "Application/JSON", 200), ("POST", "text/plain", 415), ("POST", "", 415),
      ("POST", "application/jsonx", 415), ("GET", "application/json", 405),
      ("PUT", "application/json", 405),
    ])
  func content(method: String, type: String, status: Int) {
    let request = Self.request(
      HTTPMethod(rawValue: method), "/rpc/x",
      [("sec-fetch-site", "same-origin"), ("content-type", type)])
    #expect(RequestChecks.refusal(ofPost: request)?.status ?? 200 == status)
  }

  @Test(
    "A download starts on a page of the same origin or in the address bar",
    arguments: [("same-origin", true), ("none", true), ("same-site", false), ("cross-site", false)])
  func downloads(site: String, isPermitted: Bool) {
    let request = Self.request(.GET, "/console/export/a/b.csv", [("sec-fetch-site", site)])
    #expect(RequestChecks.permitsDownload(request) == isPermitted)
    #expect(RequestChecks.permitsDownload(Self.request(.GET, "/", [])))
  }

  @Test("Parameters of a query are decoded, and refused if ambiguous")
  func parameters() throws {
    func parameters(_ query: String) -> [String: String]? {
      Self.request(.GET, "/x?\(query)", []).parameters.map {
        Dictionary($0.map { ($0.name, $0.value) }) { first, _ in first }
      }
    }
    #expect(parameters("a=1&b=x%20y&c=x+y&d") == ["a": "1", "b": "x y", "c": "x y", "d": ""])
    #expect(parameters("") == [:])
    for query in ["a=%", "a=%4", "a=%zz", "a=%ff", "a=1&a=2"] { #expect(parameters(query) == nil) }
  }

  @Test("Any text is decoded or refused, and escaped text is read as it was")
  func randomTexts() {
    var random = SplitMix64(seed: 7)
    let alphabet = Array("%+ab01FfG=&é\u{0}")
    for _ in 0..<5_000 {
      let text = String(
        (0..<Int.random(in: 0...12, using: &random)).map { _ in
          alphabet.randomElement(using: &random) ?? "a"
        })
      _ = WebRequest.decoded(text[...])
      let digits = text.utf8.map { byte in
        "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      }
      #expect(WebRequest.decoded(digits.joined()[...]) == text)
    }
  }

  @Test("Fields of a proxy count only from a trusted one")
  func origin() {
    var trusted = TrustedPeers()
    trusted.header = "x-real-ip"
    #expect(trusted.origin(of: "192.0.2.1", forwarded: ["198.51.100.7"]) == "192.0.2.1")
    #expect(trusted.origin(of: "127.0.0.1", forwarded: ["198.51.100.7"]) == "198.51.100.7")
    #expect(trusted.origin(of: "127.0.0.1", forwarded: []) == nil)
    #expect(trusted.origin(of: "127.0.0.1", forwarded: ["no address"]) == nil)
    #expect(
      trusted.origin(of: "::1", forwarded: ["203.0.113.9, 198.51.100.7, 127.0.0.1"])
        == "198.51.100.7")
    trusted.header = nil
    #expect(trusted.trusts("127.0.0.1") && !trusted.trusts("192.0.2.1"))
    #expect("\(RequestOrigin(client: "192.0.2.1"))" == "an origin")
  }

  @Test("Every response has the fields that protect a page")
  func headers() {
    let head = WebResponse.text("x", status: 404).head(
      .http1_1, isSecure: false, keepsAlive: true)
    #expect(
      head.headers.first(name: "content-security-policy")?.contains("default-src 'none'") == true)
    #expect(head.headers.first(name: "x-content-type-options") == "nosniff")
    #expect(head.headers.first(name: "cross-origin-resource-policy") == "same-origin")
    #expect(!head.headers.contains(name: "strict-transport-security"))
    let secure = WebResponse.text("x", status: 200).head(
      .http1_1, isSecure: true, keepsAlive: false)
    #expect(secure.headers.contains(name: "strict-transport-security"))
    #expect(secure.headers.first(name: "connection") == "close")
  }
}
