import FoundationEssentials

/// Interpretation of APNs' response ("Handling notification responses from APNs", Apple).
enum APNsAnswer: Sendable, Hashable {
  case outcome(PushOutcome)
  /// The provider token has expired; the request can be repeated with a new one.
  case tokenExpired

  private struct Body: Decodable {
    var reason: String
    /// Time in milliseconds since 1970.
    var timestamp: Int64?
  }

  /// - Parameters:
  ///   - message: message that was sent; APNs returns its id.
  ///   - now: time of the request.
  init(_ answer: HTTPAnswer, to message: PushMessage, at now: Date) {
    let body = try? JSONDecoder().decode(Body.self, from: Data(answer.body))
    let word = body?.reason
    let reason = "APNs: \(answer.status) \(PlatformWord.plain(word))"
    switch (answer.status, word) {
    case (200, _):
      self = .outcome(.delivered(answer.headers["apns-id"] ?? message.id.text))
    case (403, "ExpiredProviderToken"): self = .tokenExpired
    case (410, _):
      // A missing timestamp means that tokens registered before the request are invalid.
      let since = body?.timestamp.map { Date(timeIntervalSince1970: Double($0) / 1_000) }
      self = .outcome(.unregistered(since: since ?? now))
    // A bad device token may belong to the other environment, which is a configuration error. 400
    // IdleTimeout comes from a connection that is being closed.
    case (400, "IdleTimeout"), (429, _), (500..., _):
      self = .outcome(.retry(after: RetryAfter.read(answer, at: now), reason: reason))
    default: self = .outcome(.refused(reason))
    }
  }
}
