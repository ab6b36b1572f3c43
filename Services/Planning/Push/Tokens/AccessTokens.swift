import FoundationEssentials
import Serialization

/// Access tokens of a service account, requested with a signed assertion (RFC 7523 §2.1). A token
/// is shared by all requests until shortly before its expiry, and requested once for all waiting
/// callers.
actor AccessTokens {
  /// Google's scope for messages.
  static let scope = "https://www.googleapis.com/auth/firebase.messaging"
  private static let grant = "urn:ietf:params:oauth:grant-type:jwt-bearer"
  /// Lifetime of an assertion, in seconds; Google's maximum.
  private static let assertionLifetime: Int64 = 3_600
  /// Minimum remaining lifetime of a used token, in seconds, so that it outlasts the request.
  static let margin: Double = 300

  /// Reason why no token is available.
  enum Failure: Error, Sendable, Hashable {
    case refused(String)
    case unavailable(after: Duration?, reason: String)
  }

  private struct Held {
    var text: String
    var end: Date
  }

  private let account: ServiceAccount
  private let client: HTTPClient
  private var held: Held?
  private var question: Task<Result<Held, Failure>, Never>?

  init(account: ServiceAccount, client: HTTPClient) {
    self.account = account
    self.client = client
  }

  /// - Parameter refused: a token that the platform rejected and that must not be returned again.
  func current(
    at now: Date, insteadOf refused: String? = nil
  ) async throws(Failure) -> String {
    if let held, held.text == refused { self.held = nil }
    if let held, held.end.timeIntervalSince(now) > Self.margin { return held.text }
    let asked = question ?? Task { await ask(at: now) }
    question = asked
    let result = await asked.value
    if question == asked { question = nil }
    if case .success(let token) = result, token.text != refused { held = token }
    return try result.get().text
  }

  private func ask(at now: Date) async -> Result<Held, Failure> {
    guard let assertion = assertion(at: now) else {
      return .failure(.unavailable(after: nil, reason: "out of memory while signing"))
    }
    let request = HTTPRequest(
      url: account.tokenURL,
      headers: [
        ("content-type", "application/x-www-form-urlencoded"), ("accept", "application/json"),
      ],
      // No characters except the colons of the grant need escaping.
      body: Array(
        "grant_type=\(Self.grant.replacing(":", with: "%3A"))&assertion=\(assertion)".utf8))
    let answer: TokenAnswer
    do throws(HTTPFailure) {
      answer = TokenAnswer(try await client.post(request), at: now)
    } catch {
      return .failure(.unavailable(after: nil, reason: "token: \(error)"))
    }
    switch answer {
    case .granted(let text, let lifetime):
      return .success(Held(text: text, end: now.addingTimeInterval(lifetime)))
    case .refused(let reason): return .failure(.refused(reason))
    case .unavailable(let after, let reason):
      return .failure(.unavailable(after: after, reason: reason))
    }
  }

  private func assertion(at now: Date) -> String? {
    let issued = Int64(now.timeIntervalSince1970)
    let header = [("typ", "JWT"), ("kid", account.keyID)]
    return SignedToken.make(account.key, header: header) { json in
      for (name, value) in [
        ("iss", account.email), ("scope", Self.scope), ("aud", account.tokenURL),
      ] {
        json.member(name, value)
      }
      json.member("iat", issued)
      json.member("exp", issued + Self.assertionLifetime)
    }
  }
}
