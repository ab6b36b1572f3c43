import FoundationEssentials

/// Interpretation of a push service's response (RFC 8030 §5, §7).
enum WebPushAnswer {
  /// Error codes of Apple (`reason`); other services send none, or numbers.
  private struct Body: Decodable {
    var reason: String
  }

  /// - Parameters:
  ///   - service: entry of OTOLITH_PUSH_WEB_HOSTS that permits the service, for the reason.
  ///   - now: time of the request. Services do not report since when a subscription is gone, so
  ///     those registered before the request count as gone.
  static func outcome(of answer: HTTPAnswer, from service: String, at now: Date) -> PushOutcome {
    let word = try? JSONDecoder().decode(Body.self, from: Data(answer.body)).reason
    let reason =
      "\(service): \(answer.status)" + (word.map { " \(PlatformWord.plain($0))" } ?? "")
    switch answer.status {
    // 202 is for messages with a receipt, which are not asked for here.
    case 200...202: return .delivered("")
    case 404, 410: return .unregistered(since: now)
    case 429, 500...: return .retry(after: RetryAfter.read(answer, at: now), reason: reason)
    // 401 and 403 concern the server's key, 413 the size, 3xx would lead to another host.
    default: return .refused(reason)
    }
  }
}
