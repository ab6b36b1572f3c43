import Foundation
import Messages
import Postgres
import ServiceKit
import Synchronization
import TestSupport

@testable import AuthService
@testable import Tokens

/// A provider without a network: returns the ID token that the test sets.
final class PlayedProvider: IdentityProvider {
  private struct State {
    var answer: Result<IDToken, ProviderFailure> = .failure(.rejected("no token is set"))
    var isAway = false
    var expected: [IDToken.Expectation] = []
    var verifiers: [String] = []
    var challenges: [String] = []
  }

  private let state = Mutex(State())

  /// What the redemptions expected, in their order.
  var expected: [IDToken.Expectation] { state.withLock { $0.expected } }
  var verifiers: [String] { state.withLock { $0.verifiers } }
  var challenges: [String] { state.withLock { $0.challenges } }

  func returns(_ answer: Result<IDToken, ProviderFailure>) {
    state.withLock { $0.answer = answer }
  }

  func isAway(_ isAway: Bool) { state.withLock { $0.isAway = isAway } }

  func authorizationURL(
    state text: String, nonce: String, challenge: String, reauthenticates: Bool
  ) async throws(ProviderFailure) -> String {
    let isAway = state.withLock { state in
      state.challenges.append(challenge)
      return state.isAway
    }
    if isAway { throw .unavailable("the test takes it away") }
    return "https://login.example.org/authorize?state=\(text)&nonce=\(nonce)"
  }

  func redeem(
    _ code: String, verifier: String, for expected: IDToken.Expectation, at now: Date
  ) async throws(ProviderFailure) -> IDToken {
    let answer = state.withLock { state in
      state.expected.append(expected)
      state.verifiers.append(verifier)
      return state.answer
    }
    return try answer.get()
  }
}

/// The service with a provider, and one person who signs in.
struct ProviderFixture: Sendable {
  static let issuer = "https://login.example.org"

  let auth: AuthFixture
  let provider = PlayedProvider()
  let subject = UUID().uuidString
  /// A study whose roles claims give.
  let study = "s-" + UUID().uuidString.prefix(8).lowercased()

  /// - Parameter pool: a separate database; nil for the shared one.
  init(
    _ accounts: ProviderRules.Accounts = .create, rules: SessionRules = SessionRules(),
    secondFactor: ProviderRules.SecondFactor = .reported, in pool: PostgresPool? = nil
  ) async throws {
    let study = try Self.id(study)
    var provided = ProviderRules(
      issuer: Self.issuer, clientID: "otolith", displayName: "Clinic", accounts: accounts)
    provided.roles = [
      "staff": [.staff], "admin": [ProviderRole(role: "administrator")],
      "leads": [ProviderRole(role: "study_leader", study: study)],
      "data": [ProviderRole(role: "data_manager", study: study)],
    ]
    provided.secondFactor = secondFactor
    provided.secondFactorClasses = ["gold"]
    let configured = ConfiguredProvider(
      provider: provider, rules: provided, logger: TestLog.logger)
    auth =
      if let pool {
        AuthFixture(pool: pool, rules: rules, provider: configured)
      } else {
        try await AuthFixture.shared(rules: rules, provider: configured)
      }
  }

  private static func id(_ text: String) throws -> StudyID {
    guard let study = StudyID(text) else { throw StudyError.unknown }
    return study
  }

  private var service: ProviderSignInHandler {
    ProviderSignInHandler(environment: auth.environment)
  }

  /// Sets the next ID token.
  func be(
    _ roles: String..., subject: String? = nil, email: String? = nil, username: String? = nil,
    methods: [String] = [], contextClass: String? = nil, authenticatedAt: Date? = nil
  ) {
    provider.returns(
      .success(
        IDToken(
          subject: subject ?? self.subject, verifiedEmail: email, username: username,
          roleNames: roles, authenticatedAt: authenticatedAt, methods: methods,
          contextClass: contextClass)))
  }

  func begin(reauthenticate: Bool = false) async throws -> AuthV1.CompleteProviderSignInRequest {
    let begun = try await service.beginProviderSignIn(
      .init(reauthenticate: reauthenticate), context: auth.anybody)
    let state = begun.authorizationURL.split(separator: "state=").last?.prefix { $0 != "&" } ?? ""
    return .init(
      state: String(state), code: "code", browserBinding: begun.browserBinding)
  }

  func complete(
    _ request: AuthV1.CompleteProviderSignInRequest
  ) async throws -> AuthV1.CompleteProviderSignInResponse {
    try await service.completeProviderSignIn(request, context: auth.anybody)
  }

  func signIn() async throws -> AuthV1.CompleteProviderSignInResponse {
    try await complete(begin())
  }

  /// Returns why the sign-in fails; nil if it succeeds.
  func reason(_ request: AuthV1.CompleteProviderSignInRequest? = nil) async throws -> String? {
    let request = if let request { request } else { try await begin() }
    return try await failure { try await complete(request) }?.reason
  }

  /// Roles of an account as texts such as `data_manager`, with `@study` for those in the study.
  func roles(of participantID: String) async throws -> Set<String> {
    guard let participantID = UUID(uuidString: participantID) else { return [] }
    let held = try await auth.pool.answer(
      to: ProviderIdentityStore.held(by: participantID, at: auth.clock.now()))
    return Set(held.map { $0.study == nil ? $0.role : "\($0.role)@study" })
  }
}
