import Fields
import FoundationEssentials
import ServiceKit

/// Why a sign-in with the external provider was refused.
enum ProviderError: Error, Sendable, Hashable {
  case notConfigured
  /// The provider does not answer, or not as OpenID Connect prescribes.
  case unavailable
  /// `ProviderRules.waitingMax` sign-ins wait.
  case tooManyWaiting
  /// The state is unknown, used or expired, or another browser began the sign-in.
  case stateRejected
  /// The provider rejects the code, or its ID token is invalid.
  case signInRejected
  /// No account of staff belongs to the person, and none may be created.
  case accountUnknown
  /// The account has no role of staff.
  case rolesMissing
  /// The account has a second factor, and the provider reports none.
  case secondFactorRequired
}

/// Begins a sign-in with the external provider.
struct BeginProviderSignIn: Sendable {
  let environment: AuthEnvironment

  struct Outcome: Sendable {
    var authorizationURL: String
    /// Binds the sign-in to the browser.
    var binding: String
    var expiresAt: Date
  }

  /// - Parameter reauthenticates: whether the person has to prove to be itself again.
  /// - Throws: ``ProviderError`` `.notConfigured`, `.unavailable`, `.tooManyWaiting`;
  ///   `PostgresError`.
  func callAsFunction(reauthenticates: Bool) async throws -> Outcome {
    let configured = try environment.requireProvider()
    let now = environment.clock.now()
    let (state, binding) = (Self.random(), Self.random())
    let started = StartedProviderSignIn(
      nonce: Self.random(), verifier: Self.random(), reauthenticates: reauthenticates,
      startedAt: now)
    let challenge = Base64URL.encode(Sodium.sha256(Array(started.verifier.utf8)))
    let url: String
    do {
      url = try await configured.provider.authorizationURL(
        state: state, nonce: started.nonce, challenge: challenge,
        reauthenticates: reauthenticates)
    } catch {
      throw configured.refusal(for: error)
    }
    guard
      try await environment.pool.answer(
        to: environment.providerSignIns.insert(
          started, state: state, binding: binding, atMost: ProviderRules.waitingMax))
    else { throw ProviderError.tooManyWaiting }
    return Outcome(
      authorizationURL: url, binding: binding, expiresAt: now + ProviderRules.signInLifetime)
  }

  /// 256 random bits in base64url, which RFC 7636 permits as a verifier.
  private static func random() -> String { Base64URL.encode(Sodium.randomBytes(32)) }
}

extension AuthEnvironment {
  /// - Throws: `ProviderError.notConfigured`.
  func requireProvider() throws(ProviderError) -> ConfiguredProvider {
    guard let provider else { throw .notConfigured }
    return provider
  }
}

extension ConfiguredProvider {
  /// Logs a failure and returns the error for the caller, who learns no details.
  func refusal(for failure: ProviderFailure) -> ProviderError {
    logger.warning("sign-in with the provider fails", metadata: ["error": "\(failure)"])
    return switch failure {
    case .unavailable: .unavailable
    case .rejected: .signInRejected
    }
  }
}
