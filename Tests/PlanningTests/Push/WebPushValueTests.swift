import Testing

@testable import PlanningService

/// Subscriptions of pages, and the push services that are permitted.
struct WebPushValueTests {
  private static let long = "https://a.example/" + String(repeating: "x", count: 1_006)

  @Test(
    arguments: [
      ("https://fcm.googleapis.com/fcm/send/f:APA91b-_", "https://fcm.googleapis.com"),
      ("https://db5p.notify.windows.com/w/?token=BQ%2b%2F", "https://db5p.notify.windows.com"),
      ("https://Push.Example.ORG:443/a", "https://push.example.org"),
      ("https://127.0.0.1:8443/a", "https://127.0.0.1:8443"),
      (long, "https://a.example"), (long + "x", nil),
      ("http://push.example.org/a", nil), ("HTTPS://push.example.org/a", nil),
      ("https://push.example.org", nil), ("https:///a", nil), ("https://", nil), ("", nil),
      // A part before @ is a user, which some parsers read as the host.
      ("https://push.example.org@10.0.0.1/a", nil), ("https://push.example.org:a@10.0.0.1/a", nil),
      ("https://push.example.org\\@10.0.0.1/a", nil), ("https://10.0.0.1\\.push.example.org/", nil),
      ("https://push.example.org#.example/a", nil), ("https://push.example.org/a#b", nil),
      ("https://push.example.org?a/b", nil), ("https://[::1]/a", nil),
      ("https://push..example.org/a", nil), ("https://.push.example.org/a", nil),
      ("https://push.example.org./a", nil), ("https://push.exämple.org/a", nil),
      ("https://push.example.org:/a", nil), ("https://push.example.org:0/a", nil),
      ("https://push.example.org:65536/a", nil), ("https://push.example.org:+443/a", nil),
      ("https://push.example.org/a b", nil), ("https://push.example.org/a\r\nb: c", nil),
      ("https://push.example.org/a\u{0}", nil),
    ] as [(String, String?)])
  func endpoints(text: String, origin: String?) {
    #expect(WebPushEndpoint(text)?.origin == origin)
  }

  @Test func anEndpointIsKeptAsItIs() {
    let text = "https://push.example.org:8443/w/?token=BQ%2b&a=~(1)"
    #expect(WebPushEndpoint(text)?.url == text)
  }

  @Test(
    arguments: [
      ("fcm.googleapis.com", "fcm.googleapis.com"),
      ("updates.push.services.mozilla.com", "updates.push.services.mozilla.com"),
      ("eu.push.services.mozilla.com", "*.push.services.mozilla.com"),
      ("a.b.notify.windows.com", "*.notify.windows.com"),
      ("web.push.apple.com", "web.push.apple.com"), ("api.push.apple.com", "*.push.apple.com"),
      ("fcm.googleapis.com:8443", nil), ("a.fcm.googleapis.com", nil),
      ("notify.windows.com", nil), ("xnotify.windows.com", nil),
      ("push.services.mozilla.com.example.org", nil), ("localhost", nil), ("127.0.0.1", nil),
      ("169.254.169.254", nil), ("10.0.0.1", nil),
    ] as [(String, String?)])
  func shippedPushServices(host: String, entry: String?) throws {
    let hosts = try #require(WebPushHosts(WebPushHosts.standard))
    let endpoint = try #require(WebPushEndpoint("https://\(host)/a"))
    #expect(hosts.entry(for: endpoint) == entry)
  }

  @Test func aPortIsPartOfAnEntry() throws {
    let hosts = try #require(WebPushHosts("127.0.0.1:8443, *.example.org:444"))
    func entry(_ url: String) -> String? { WebPushEndpoint(url).flatMap(hosts.entry) }
    #expect(entry("https://127.0.0.1:8443/a") == "127.0.0.1:8443")
    #expect(entry("https://127.0.0.1/a") == nil)
    #expect(entry("https://a.example.org:444/a") == "*.example.org:444")
    #expect(entry("https://a.example.org/a") == nil)
  }

  @Test(arguments: ["", ",", "a,,b", "*", "*.", "**.a", "a.*.b", "https://a", "a/b", "a:0"])
  func whatIsNoListOfHosts(text: String) {
    #expect(WebPushHosts(text) == nil)
  }

  @Test func aStoredSubscriptionIsReadAgain() throws {
    let subscription = try WebPushEncryptionTests.subscription(at: "https://a.example:444/b?c=d")
    #expect(WebPushSubscription(token: subscription.token) == subscription)
    #expect(subscription.publicKey.count == 65)
    #expect(subscription.secret.count == 16)
  }

  @Test func whatIsNoSubscriptionIsNotRead() throws {
    let token = try WebPushEncryptionTests.subscription().token
    let parts = token.split(separator: " ").map(String.init)
    for other in [
      "", "\(parts[0]) \(parts[1])", "\(token) x", "x \(parts[1]) \(parts[2])",
      "\(parts[0]) \(parts[2]) \(parts[1])", "\(parts[0]) \(parts[1])= \(parts[2])",
      "\(parts[0]) \(parts[1]) \(parts[2].dropLast())", " \(token)",
    ] {
      #expect(WebPushSubscription(token: other) == nil, "\(other)")
      #expect(!PushAddress.isToken(other, of: .web))
    }
    #expect(PushAddress.isToken(token, of: .web))
  }
}
