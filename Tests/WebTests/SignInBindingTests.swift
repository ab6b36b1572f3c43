import Fields
import Messages
import Testing

@testable import WebService

@Suite("The browser's binding of a sign-in with a provider")
struct SignInBindingTests {
  private static let binding = Base64URL.encode([UInt8](repeating: 7, count: 32))

  private static func read(_ message: RawMessage) throws -> AuthV1.CompleteProviderSignInRequest {
    try AuthV1.CompleteProviderSignInRequest(serialized: message.bytes)
  }

  private static func request(binding: String = "") -> RawMessage {
    RawMessage(
      AuthV1.CompleteProviderSignInRequest(state: "s", code: "c", browserBinding: binding)
        .serialized())
  }

  @Test("The value is stored where no script and no other site reads it")
  func stored() throws {
    let header = try #require(SignInBinding.headers(Self.binding).first)
    #expect(header.name == "set-cookie")
    #expect(header.value.hasPrefix("__Host-otolith-sign-in=\(Self.binding); Path=/; Secure;"))
    for part in ["HttpOnly", "SameSite=Strict", "Max-Age=600"] {
      #expect(header.value.contains(part))
    }
  }

  @Test("Nothing else is stored", arguments: [nil, "a; Domain=example.org", "a\r\nx: y", "a b"])
  func refused(binding: String?) {
    #expect(SignInBinding.headers(binding).isEmpty)
  }

  @Test("The cookie's value replaces that of the page", arguments: ["", "another"])
  func completed(sent: String) throws {
    let cookies = ["x=1; __Host-otolith-sign-in=\(Self.binding)"]
    let read = try Self.read(SignInBinding.completed(Self.request(binding: sent), cookies))
    #expect(read.browserBinding == Self.binding)
    #expect(read.state == "s" && read.code == "c")
  }

  @Test("Without a cookie the page's value does not count", arguments: [[], ["x=1"]])
  func withoutCookie(cookies: [String]) throws {
    let message = SignInBinding.completed(Self.request(binding: Self.binding), cookies)
    #expect(try Self.read(message).browserBinding == "-")
  }
}
