import FoundationEssentials

/// Response of the token server (RFC 6749 §5).
enum TokenAnswer: Sendable, Hashable {
  /// An access token with its `lifetime` in seconds.
  case granted(String, lifetime: Double)
  case refused(String)
  case unavailable(after: Duration?, reason: String)

  private struct Grant: Decodable {
    private enum CodingKeys: String, CodingKey {
      case token = "access_token"
      case lifetime = "expires_in"
    }

    var token: String
    var lifetime: Double
  }

  private struct Refusal: Decodable {
    var error: String
  }

  /// Maximum lifetime of a used token, in seconds; Google's maximum.
  static let lifetimeMax: Double = 3_600

  /// - Parameter now: time of the request.
  init(_ answer: HTTPAnswer, at now: Date) {
    let body = Data(answer.body)
    if answer.status == 200, let grant = try? JSONDecoder().decode(Grant.self, from: body),
      // A header value must be visible ASCII.
      !grant.token.isEmpty, grant.token.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    {
      self = .granted(grant.token, lifetime: min(max(0, grant.lifetime), Self.lifetimeMax))
      return
    }
    let error = try? JSONDecoder().decode(Refusal.self, from: body).error
    let reason = "token: \(answer.status) \(PlatformWord.plain(error))"
    self =
      answer.status == 429 || answer.status >= 500
      ? .unavailable(after: RetryAfter.read(answer, at: now), reason: reason) : .refused(reason)
  }
}
