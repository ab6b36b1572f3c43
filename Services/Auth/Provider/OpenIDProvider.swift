import FoundationEssentials
import ServiceKit
import Synchronization

/// An OpenID Connect provider. Its configuration and keys are read in the background and kept, so that an
/// outage of a few minutes is noticed by no sign-in that needs only them.
final class OpenIDProvider: IdentityProvider {
  struct Client: Sendable {
    var issuer: ProviderAddress
    var id: String
    var secret: String
    /// Page to which the provider redirects.
    var redirect: ProviderAddress
    /// Scopes, separated by spaces.
    var scopes: String
    /// Requested values of `acr`; empty for none.
    var contextClasses: [String] = []
  }

  private struct State {
    var document: ProviderDocument?
    var keys = IssuerKeySet()
    /// Time of the last download that a sign-in caused.
    var askedAt: ContinuousClock.Instant?
    /// Time of the last download because of an unknown key.
    var keyAskedAt: ContinuousClock.Instant?
    /// Number of failed downloads in a row.
    var failures = 0
    /// The download in progress.
    var asking: Task<Result<ProviderDocument, ProviderFailure>, Never>?
  }

  private struct Tokens: Decodable {
    private enum CodingKeys: String, CodingKey { case idToken = "id_token" }

    var idToken: String
  }

  /// Interval of downloads in the background.
  static let refreshInterval = Duration.seconds(60)
  /// Minimum interval of downloads because of an unknown key.
  static let keyInterval = Duration.seconds(30)

  private let client: Client
  private let connection: ProviderConnection
  private let state = Mutex(State())
  private let now: @Sendable () -> ContinuousClock.Instant

  init(
    _ client: Client, connection: ProviderConnection = ProviderConnection(),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.client = client
    self.connection = connection
    self.now = now
  }

  func authorizationURL(
    state: String, nonce: String, challenge: String, reauthenticates: Bool
  ) async throws(ProviderFailure) -> String {
    let endpoint = try await document().authorizationEndpoint.text
    var parameters = [
      ("response_type", "code"), ("client_id", client.id),
      ("redirect_uri", client.redirect.text), ("scope", client.scopes), ("state", state),
      ("nonce", nonce), ("code_challenge", challenge), ("code_challenge_method", "S256"),
    ]
    if !client.contextClasses.isEmpty {
      parameters.append(("acr_values", client.contextClasses.joined(separator: " ")))
    }
    if reauthenticates { parameters += [("prompt", "login"), ("max_age", "0")] }
    let query = parameters.map { "\($0)=\(PercentEncoding.encode($1))" }.joined(separator: "&")
    return endpoint + (endpoint.contains("?") ? "&" : "?") + query
  }

  func redeem(
    _ code: String, verifier: String, for expected: IDToken.Expectation, at now: Date
  ) async throws(ProviderFailure) -> IDToken {
    let text = try await idToken(for: code, verifier: verifier)
    do {
      return try await IDToken.verify(text, expected, now: now) { await key($0, for: $1) }
    } catch {
      throw .rejected("the ID token is rejected: \(error.rawValue)")
    }
  }

  private func idToken(
    for code: String, verifier: String
  ) async throws(ProviderFailure) -> String {
    let document = try await document()
    var form = ProviderConnection.Form(fields: [
      ("grant_type", "authorization_code"), ("code", code),
      ("redirect_uri", client.redirect.text), ("code_verifier", verifier),
    ])
    if document.takesSecretInForm {
      form.fields += [("client_id", client.id), ("client_secret", client.secret)]
    } else {
      form.credentials = (client.id, client.secret)
    }
    let answer = try await connection.answer(from: document.tokenEndpoint, form: form)
    switch answer.status {
    case 200:
      guard let tokens = try? JSONDecoder().decode(Tokens.self, from: Data(answer.body)) else {
        throw .rejected("the token endpoint returned no ID token")
      }
      return tokens.idToken
    case 400..<500 where answer.status != 408 && answer.status != 429:
      throw .rejected("the token endpoint rejects the request: \(Self.error(in: answer.body))")
    default: throw .unavailable("the token endpoint answers with status \(answer.status)")
    }
  }

  private func key(_ keyID: String?, for algorithm: SignatureAlgorithm) async -> IssuerKey? {
    if let key = state.withLock({ $0.keys.key(keyID, for: algorithm) }) { return key }
    // Unknown keys cannot cause a stream of requests.
    let isDue = state.withLock { state in
      if let last = state.keyAskedAt, now() - last < Self.keyInterval { return state.asking != nil }
      state.keyAskedAt = now()
      return true
    }
    guard isDue else { return nil }
    _ = await asked()
    return state.withLock { $0.keys.key(keyID, for: algorithm) }
  }

  /// Reads the configuration and the keys. What was read before stays after a failure.
  ///
  /// - Throws: ``ProviderFailure`` `.unavailable`.
  func refresh() async throws(ProviderFailure) {
    _ = try await download()
  }

  /// Returns the kept configuration; reads it if there is none yet. After failures, the next attempt waits
  /// 1, 2, 4 … 32 seconds.
  private func document() async throws(ProviderFailure) -> ProviderDocument {
    let (kept, isWaiting) = state.withLock { state in
      let pause = 1 << min(max(state.failures - 1, 0), 5)
      let isWaiting =
        state.failures > 0 && state.asking == nil
        && state.askedAt.map { now() - $0 < .seconds(pause) } ?? false
      return (state.document, isWaiting)
    }
    if let kept { return kept }
    if isWaiting { throw .unavailable("the configuration could not be read a moment ago") }
    return try await asked().get()
  }

  /// Starts a download, or joins the one in progress.
  private func asked() async -> Result<ProviderDocument, ProviderFailure> {
    let asking = state.withLock { state in
      if let asking = state.asking { return asking }
      state.askedAt = now()
      let asking = Task {
        let result: Result<ProviderDocument, ProviderFailure>
        do throws(ProviderFailure) {
          result = .success(try await self.download())
        } catch {
          result = .failure(error)
        }
        self.state.withLock { $0.asking = nil }
        return result
      }
      state.asking = asking
      return asking
    }
    return await asking.value
  }

  private func download() async throws(ProviderFailure) -> ProviderDocument {
    do throws(ProviderFailure) {
      let document = try ProviderDocument(
        reading: try await contents(of: configurationAddress()), issuer: client.issuer)
      let text = String(decoding: try await contents(of: document.keySet), as: UTF8.self)
      let keys: IssuerKeySet
      do {
        keys = try IssuerKeySet(reading: text)
      } catch {
        throw ProviderFailure.unavailable("the keys are invalid: \(error)")
      }
      state.withLock { state in
        state.document = document
        state.keys = keys
        state.failures = 0
      }
      return document
    } catch {
      state.withLock { $0.failures += 1 }
      throw error
    }
  }

  private func configurationAddress() throws(ProviderFailure) -> ProviderAddress {
    var base = client.issuer.text
    if base.hasSuffix("/") { base.removeLast() }
    guard let address = ProviderAddress(base + ProviderDocument.path) else {
      throw .unavailable("the issuer's address is too long")
    }
    return address
  }

  private func contents(of address: ProviderAddress) async throws(ProviderFailure) -> [UInt8] {
    let answer = try await connection.answer(from: address)
    guard answer.status == 200 else {
      throw .unavailable("\(address.authority) answers with status \(answer.status)")
    }
    return answer.body
  }

  /// Returns the error code of RFC 6749 §5.2; other texts are not logged.
  private static func error(in body: [UInt8]) -> String {
    struct Refusal: Decodable { var error: String }
    guard let error = (try? JSONDecoder().decode(Refusal.self, from: Data(body)))?.error,
      error.utf8.count <= 64,
      error.utf8.allSatisfy({ (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "_") })
    else { return "no error code" }
    return error
  }
}
