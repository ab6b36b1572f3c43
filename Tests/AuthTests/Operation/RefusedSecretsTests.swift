import Foundation
import Logging
import RPCCore
import RPCServer
import Testing

@testable import Audit
@testable import AuthService
@testable import Identity
@testable import ServiceKit

/// Events about guessed secrets, for the investigation of attacks.
@Suite struct RefusedSecretsTests {
  private struct Guess: Sendable {
    var method: String
    var reason: String
    var isSignedIn = false
    var call: @Sendable (AuthFixture, ServerCallContext) async throws -> Void
  }

  private static let study = AuthFixture.newID()
  private static let invited = AuthFixture.newID()
  /// A well-formed code of no account.
  private static let accessCode = AccessCode.random().formatted

  private static let guesses = [
    Guess(method: "ConfirmAccount", reason: "CODE_REJECTED") { auth, context in
      _ = try await auth.accounts.confirmAccount(
        .init(username: AuthFixture.newName(), code: "00000-00000-00000"), context: context)
    },
    Guess(method: "ResetPassword", reason: "CODE_REJECTED") { auth, context in
      _ = try await auth.recovery.resetPassword(
        .init(code: accessCode, password: AuthFixture.otherPassword), context: context)
    },
    Guess(method: "RecoverAccount", reason: "CODE_REJECTED") { auth, context in
      _ = try await auth.recovery.recoverAccount(
        .init(
          username: AuthFixture.newName(), recoveryCode: accessCode,
          password: AuthFixture.otherPassword), context: context)
    },
    Guess(method: "ConfirmEmailChange", reason: "CODE_REJECTED", isSignedIn: true) {
      auth, context in
      _ = try await auth.ownAccounts.confirmEmailChange(
        .init(code: "00000-00000-00000", currentCode: ""), context: context)
    },
    Guess(method: "JoinStudy", reason: "STUDY_PASSWORD_REJECTED", isSignedIn: true) {
      auth, context in
      _ = try await auth.enrolments.joinStudy(
        .init(
          studyID: study, password: "wrong", consentVersion: "v1", consentLanguage: "de"),
        context: context)
    },
    Guess(method: "JoinStudy", reason: "INVITATION_REJECTED", isSignedIn: true) { auth, context in
      _ = try await auth.enrolments.joinStudy(
        .init(
          studyID: invited, consentVersion: "v1", consentLanguage: "de",
          invitationCode: "00000-00000"), context: context)
    },
    Guess(method: "ConfirmSecondFactor", reason: "ONE_TIME_CODE_REJECTED", isSignedIn: true) {
      auth, context in
      _ = try await auth.secondFactors.beginSecondFactor(
        .init(password: AuthFixture.password), context: context)
      _ = try await auth.secondFactors.confirmSecondFactor(.init(code: "12345"), context: context)
    },
    Guess(method: "ProvePassword", reason: "PASSWORD_WRONG", isSignedIn: true) { auth, context in
      _ = try await auth.sessions.provePassword(.init(password: "wrong"), context: context)
    },
    Guess(method: "RequestErasure", reason: "CREDENTIALS_REJECTED", isSignedIn: true) {
      auth, context in
      _ = try await auth.erasures.requestErasure(
        .init(
          erasureID: AuthFixture.newID(), studyID: study, mode: .eraseAnswers, password: "wrong"),
        context: context)
    },
  ]

  /// Returns the error's reason as the server sees it.
  private func reason(
    of guess: Guess, _ auth: AuthFixture, token: String
  ) async throws -> String? {
    var logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    logger.logLevel = .critical
    let log = CallLogInterceptor(logger: logger, securityEvents: auth.securityEvents)
    let context = ServerCallContext(service: "test", method: guess.method)
    if guess.isSignedIn {
      context[AccessClaimsKey.self] = VerifiedClaims(try await auth.claims(token))
    }
    return try await failure {
      try await log.intercept(context) { try await guess.call(auth, context) }
    }?.reason
  }

  @Test func `every wrong secret is counted, and every wait for the next guess`() async throws {
    try await AuthFixture.with { auth in
      try await auth.publish(Self.study, password: "the right one")
      try await auth.publish(Self.invited, unlisted: true)
      let name = AuthFixture.newName()
      try await auth.registerWithAddress(name)
      let token = try await auth.signIn(name).accessToken
      let participant = try await auth.claims(token).participantID.uuidString.lowercased()
      var expected: [String] = []
      for guess in Self.guesses {
        #expect(
          try await reason(of: guess, auth, token: token) == guess.reason, "\(guess.method)")
        expected.append(
          "secret_refused \(guess.isSignedIn ? participant : "") test/\(guess.method)")
      }
      let proof = try #require(Self.guesses.first { $0.method == "ProvePassword" })
      while try await reason(of: proof, auth, token: token) != "TOO_MANY_ATTEMPTS" {}
      expected.append("secret_refused \(participant) test/ProvePassword throttled")
      try await auth.securityEvents.flush()
      let rows = try await auth.pool.query(
        "SELECT kind || ' ' || who || ' ' || what AS row FROM security_events"
      ).map { try $0.decode("row", as: String.self) }
      #expect(Set(rows) == Set(expected))
      #expect(!rows.contains { $0.contains(name) })
    }
  }
}
