package import FoundationEssentials
package import PlanningDomain

/// What APNs answers, and what follows from it ("Handling notification responses from APNs", Apple).
package enum APNsAnswer: Sendable, Hashable {
  case outcome(PushOutcome)
  /// The provider token is too old: another one may do.
  case tokenExpired

  private struct Body: Decodable {
    var reason: String
    /// In milliseconds.
    var timestamp: Int64?
  }

  /// - Parameters:
  ///   - message: what was asked, whose id APNs gives back.
  ///   - now: when it was asked.
  package init(_ answer: HTTPAnswer, to message: PushMessage, at now: Date) {
    let body = try? JSONDecoder().decode(Body.self, from: Data(answer.body))
    let word = body?.reason
    let reason = "APNs: \(answer.status) \(PlatformWord.plain(word))"
    switch (answer.status, word) {
    case (200, _):
      self = .outcome(.delivered(answer.headers["apns-id"] ?? message.id.text))
    case (403, "ExpiredProviderToken"): self = .tokenExpired
    case (410, _):
      // Where it says no time, what was registered before we asked is meant.
      let since = body?.timestamp.map { Date(timeIntervalSince1970: Double($0) / 1_000) }
      self = .outcome(.unregistered(since: since ?? now))
    // The token may be a good one of the other environment, which is ours to mend; 400 IdleTimeout comes
    // from a connection that was about to be closed.
    case (400, "IdleTimeout"), (429, _), (500..., _):
      self = .outcome(.retry(after: RetryAfter.read(answer, at: now), reason: reason))
    default: self = .outcome(.refused(reason))
    }
  }
}
