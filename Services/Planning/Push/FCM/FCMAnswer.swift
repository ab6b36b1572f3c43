package import FoundationEssentials
package import PlanningDomain

/// What FCM answers, and what follows from it (`ErrorCode` of the HTTP v1 API, Google).
package enum FCMAnswer: Sendable, Hashable {
  case outcome(PushOutcome)
  /// The access token is not good any more: another one may do.
  case tokenRefused

  private struct Sent: Decodable {
    var name: String
  }

  private struct Failed: Decodable {
    var error: Status

    struct Status: Decodable {
      var status: String?
      var details: [Detail]?
    }

    /// Of FCM's own kind, or of another without a code.
    struct Detail: Decodable {
      var errorCode: String?
    }

    var code: String? { error.details?.lazy.compactMap(\.errorCode).first ?? error.status }
  }

  /// What Google's documents ask for where QUOTA_EXCEEDED comes without Retry-After.
  static let quotaPause = Duration.seconds(60)

  /// - Parameter now: when it was asked; FCM does not say since when an app is not there any more, so what
  ///   was registered before is meant.
  package init(_ answer: HTTPAnswer, at now: Date) {
    let body = Data(answer.body)
    if answer.status == 200 {
      let sent = try? JSONDecoder().decode(Sent.self, from: body)
      self = .outcome(.delivered(sent?.name ?? ""))
      return
    }
    let code = try? JSONDecoder().decode(Failed.self, from: body).code
    let reason = "FCM: \(answer.status) \(PlatformWord.plain(code))"
    let pause = RetryAfter.read(answer, at: now)
    switch (answer.status, code) {
    case (404, "UNREGISTERED"): self = .outcome(.unregistered(since: now))
    // 401 is also what a wrong key of APNs or of web push, kept with the project, is told with.
    case (401, "THIRD_PARTY_AUTH_ERROR"): self = .outcome(.refused(reason))
    case (401, _): self = .tokenRefused
    case (429, _):
      self = .outcome(.retry(after: pause ?? Self.quotaPause, reason: reason))
    case (500..., _): self = .outcome(.retry(after: pause, reason: reason))
    default: self = .outcome(.refused(reason))
    }
  }
}
