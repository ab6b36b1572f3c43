import FoundationEssentials

/// Sends through the push services of browsers (RFC 8030), encrypted for the browser (RFC 8291)
/// and signed by this server (RFC 8292).
struct WebPushSender: PushSender {
  private let configuration: WebPushConfiguration
  private let tokens: WebPushTokens
  private let client: HTTPClient

  init(_ configuration: WebPushConfiguration, client: HTTPClient) {
    self.configuration = configuration
    self.client = client
    tokens = WebPushTokens(key: configuration.key, contact: configuration.contact)
  }

  func send(
    _ message: PushMessage, to address: PushAddress, at now: Date
  ) async -> PushOutcome {
    guard let subscription = WebPushSubscription(token: address.token) else {
      return .refused("a stored Web Push subscription is malformed")
    }
    let endpoint = subscription.endpoint
    // The list may have changed since the registration.
    guard let service = configuration.hosts.entry(for: endpoint) else {
      return .refused("the host of a Web Push subscription is not in OTOLITH_PUSH_WEB_HOSTS")
    }
    let payload = WebPushPayload.bytes(message)
    guard payload.count <= WebPushEncryption.plaintextSizeMax else {
      return .refused(
        "payload of \(payload.count) bytes exceeds \(WebPushEncryption.plaintextSizeMax)")
    }
    guard let token = tokens.current(for: endpoint.origin, at: now),
      let body = WebPushEncryption.encrypt(payload, for: subscription)
    else { return .retry(after: nil, reason: "out of memory while encrypting") }
    let request = HTTPRequest(
      url: endpoint.url,
      headers: [
        ("authorization", "vapid t=\(token), k=\(configuration.publicKey)"),
        ("ttl", "\(WebPushPayload.lifetime(of: message, at: now))"), ("urgency", "high"),
        // A reminder replaces the message that the service still has.
        ("topic", WebPushPayload.topic(of: message)), ("content-encoding", "aes128gcm"),
        ("content-type", "application/octet-stream"),
      ], body: body)
    do throws(HTTPFailure) {
      return WebPushAnswer.outcome(of: try await client.post(request), from: service, at: now)
    } catch {
      return .retry(after: nil, reason: "\(service): \(error)")
    }
  }
}

/// Key and rules for Web Push.
struct WebPushConfiguration: Sendable {
  var key: PrivateKey
  /// The key's public part in base64url, with which pages subscribe.
  var publicKey: String
  /// `mailto:` or `https:` URL with which push services reach the operator.
  var contact: String
  var hosts: WebPushHosts
}
