package import FoundationEssentials
import Serialization

/// Access tokens of a service account: asked for with a signed assertion (RFC 7523 §2.1), used by all
/// requests until shortly before their end, and asked for once however many requests wait.
package actor AccessTokens {
  /// Google's only scope for messages.
  static let scope = "https://www.googleapis.com/auth/firebase.messaging"
  private static let grant = "urn:ietf:params:oauth:grant-type:jwt-bearer"
  /// In seconds; Google takes no more.
  private static let assertionLifetime: Int64 = 3_600
  /// Before its end a token is not used any more, in seconds: requests are under way for a while.
  package static let margin: Double = 300

  /// Why there is no token.
  package enum Failure: Error, Sendable, Hashable {
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

  package init(account: ServiceAccount, client: HTTPClient) {
    self.account = account
    self.client = client
  }

  /// - Parameter refused: one that the platform did not take, which is not to be used again.
  package func current(
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
      return .failure(.unavailable(after: nil, reason: "no memory for a signature"))
    }
    let request = HTTPRequest(
      url: account.tokenURL,
      headers: [
        ("content-type", "application/x-www-form-urlencoded"), ("accept", "application/json"),
      ],
      // Neither part has a character that would have to be escaped but the colons of the grant.
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
        json.name(name)
        json.string(value)
      }
      json.name("iat")
      json.integer(issued)
      json.name("exp")
      json.integer(issued + Self.assertionLifetime)
    }
  }
}
