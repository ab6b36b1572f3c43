import FoundationEssentials

/// Interpretation of FCM's response (`ErrorCode` of the HTTP v1 API, Google).
enum FCMAnswer: Sendable, Hashable {
  case outcome(PushOutcome)
  /// The access token was rejected; the request can be repeated with a new one.
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

    /// Detail with FCM's error code, or of another type without a code.
    struct Detail: Decodable {
      var errorCode: String?
    }

    var code: String? { error.details?.lazy.compactMap(\.errorCode).first ?? error.status }
  }

  /// Back-off that Google documents for QUOTA_EXCEEDED without Retry-After.
  static let quotaPause = Duration.seconds(60)

  /// - Parameter now: time of the request. FCM does not report the time of uninstallation, so
  ///   tokens registered before the request count as invalid.
  init(_ answer: HTTPAnswer, at now: Date) {
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
    // 401 is also returned for an invalid APNs or web push key stored in the project.
    case (401, "THIRD_PARTY_AUTH_ERROR"): self = .outcome(.refused(reason))
    case (401, _): self = .tokenRefused
    case (429, _):
      self = .outcome(.retry(after: pause ?? Self.quotaPause, reason: reason))
    case (500..., _): self = .outcome(.retry(after: pause, reason: reason))
    default: self = .outcome(.refused(reason))
    }
  }
}
