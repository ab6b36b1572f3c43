import Fields
import NIOHTTP1
import Testing

@testable import ServiceBasics
@testable import WebService

@Suite("Sessions in cookies")
struct SessionCookieTests {
  private let key = SealingKey()
  private var cookie: SessionCookie {
    SessionCookie(page: .participant, keys: SealingKeys(current: key))
  }

  private static func session(_ accessBytes: Int = 700) -> BrowserSession {
    BrowserSession(
      accessToken: String(repeating: "a", count: accessBytes), refreshToken: "refresh",
      outdatedConsents: [.init(studyID: "study")])
  }

  private static func session(role: String) -> BrowserSession {
    let payload = Base64URL.encode(Array(#"{"sub":"P","iat":0,"roles":["\#(role)"]}"#.utf8))
    return BrowserSession(accessToken: "h.\(payload).s", refreshToken: "refresh")
  }

  /// The `cookie` header field of a browser that got these headers.
  private static func jar(_ headers: [(name: String, value: String)]) -> String {
    headers.map { String($0.value.prefix { $0 != ";" }) }.joined(separator: "; ")
  }

  @Test("A session comes back as it was stored", arguments: [1, 700, 2_000, 8_192])
  func roundTrip(accessBytes: Int) throws {
    let session = Self.session(accessBytes)
    let headers = try #require(cookie.headers(for: session, before: 0))
    let found = try #require(cookie.session(in: ["other=1; \(Self.jar(headers))"]))
    #expect(found.session == session)
    #expect(found.parts == headers.count)
    #expect(!found.isOutdated)
    for header in headers { #expect(header.value.utf8.count <= 4_096) }
  }

  @Test("A cookie has the attributes that keep it from scripts and other sites")
  func attributes() throws {
    for (page, role) in [
      (Page.participant, "participant"), (.participant, "study_leader"), (.console, "study_leader"),
    ] {
      let cookie = SessionCookie(page: page, keys: SealingKeys(current: key))
      let session = Self.session(role: role)
      let header = try #require(cookie.headers(for: session, before: 0)?.first)
      #expect(header.name == "set-cookie")
      #expect(header.value.hasPrefix("__Host-"))
      for attribute in ["Path=/", "Secure", "HttpOnly", "SameSite=Strict"] {
        #expect(header.value.contains("; \(attribute)"))
      }
      #expect(!header.value.contains("Domain"))
      #expect(header.value.contains("Max-Age=34560000") == (role == "participant"))
    }
  }

  @Test("A changed cookie is no session, wherever it was changed")
  func tampering() throws {
    let text = Self.jar(try #require(cookie.headers(for: Self.session(40), before: 0)))
    let start = text.utf8.count - text.split(separator: "=", maxSplits: 1)[1].utf8.count
    for index in start..<text.utf8.count {
      var bytes = Array(text.utf8)
      bytes[index] = bytes[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
      #expect(cookie.session(in: [String(decoding: bytes, as: UTF8.self)]) == nil, "\(index)")
    }
    #expect(cookie.session(in: [String(text.dropLast())]) == nil)
    #expect(cookie.session(in: []) == nil)
    for value in ["", "1", "1.", "0.", "9.x", "x.x"] {
      #expect(cookie.session(in: ["__Host-otolith=\(value)"]) == nil)
    }
  }

  @Test("A missing part of a long session is noticed")
  func missingPart() throws {
    let headers = try #require(cookie.headers(for: Self.session(8_000), before: 0))
    #expect(headers.count > 1)
    for index in headers.indices {
      var rest = headers
      rest.remove(at: index)
      #expect(cookie.session(in: [Self.jar(rest)]) == nil)
    }
  }

  @Test("The parts that a shorter session does not need are removed")
  func shrinking() throws {
    let long = try #require(cookie.headers(for: Self.session(8_000), before: 0))
    let short = try #require(cookie.headers(for: Self.session(10), before: long.count))
    #expect(short.count == long.count)
    for header in short.dropFirst() { #expect(header.value.hasSuffix("Max-Age=0")) }
    #expect(cookie.headers(for: Self.session(20_000), before: 0) == nil)
  }

  @Test("A session of one page does not open the other")
  func pages() throws {
    let text = Self.jar(try #require(cookie.headers(for: Self.session(), before: 0)))
    let other = SessionCookie(page: .console, keys: SealingKeys(current: key))
    #expect(other.session(in: [text]) == nil)
    let renamed = text.replacing(Page.participant.cookieName, with: Page.console.cookieName)
    #expect(other.session(in: [renamed]) == nil)
  }

  @Test("A session sealed with the previous key is accepted and marked")
  func rotation() throws {
    let text = Self.jar(try #require(cookie.headers(for: Self.session(), before: 0)))
    let rotated = SealingKeys(current: SealingKey(), previous: key)
    let found = SessionCookie(page: .participant, keys: rotated).session(in: [text])
    #expect(found?.isOutdated == true)
    let gone = SealingKeys(current: SealingKey())
    #expect(SessionCookie(page: .participant, keys: gone).session(in: [text]) == nil)
  }

  @Test("Bytes of another form are no session")
  func decoding() {
    let bytes = Self.session().bytes
    #expect(BrowserSession(bytes: bytes) == Self.session())
    #expect(BrowserSession(bytes: []) == nil)
    #expect(BrowserSession(bytes: [2] + bytes.dropFirst()) == nil)
    for count in 1..<bytes.count {
      #expect(BrowserSession(bytes: Array(bytes.prefix(count))) == nil)
    }
  }
}
