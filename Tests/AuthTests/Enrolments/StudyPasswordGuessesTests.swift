import Messages
import RPCCore
import RPCServer
import ServiceKit
import Testing

@testable import AuthService

/// Guessing a study's password with ever new participants.
@Suite struct StudyPasswordGuessesTests {
  private static let password = "Sternwarte Ulm"
  private let study = AuthFixture.newName()

  /// Joins as a new participant.
  private func join(
    _ auth: AuthFixture, _ password: String = password, from address: String? = nil
  ) async throws -> RPCFailure? {
    let token = try await auth.signInAnonymously().accessToken
    let context = try await auth.caller(token)
    context.identifiedPeer = address.flatMap { Peer(text: $0) }
    return try await failure {
      try await auth.enrolments.joinStudy(
        .init(
          studyID: study, password: password, consentVersion: "v1", consentLanguage: "de"),
        context: context)
    }.map { RPCFailure(reason: $0.reason, delay: $0.retryDelay) }
  }

  private struct RPCFailure: Equatable {
    var reason: String?
    var delay: Duration?

    static let rejected = RPCFailure(reason: "STUDY_PASSWORD_REJECTED")

    static func wait(_ seconds: Int) -> RPCFailure {
      RPCFailure(reason: "TOO_MANY_ATTEMPTS", delay: .seconds(seconds))
    }
  }

  @Test func `a lecture hall that knows the password never waits`() async throws {
    let auth = try await AuthFixture.shared()
    try await auth.publish(study, password: Self.password)
    let refused = try await withThrowingTaskGroup(of: RPCFailure?.self) { group in
      for number in 0..<500 {
        // Bounds the concurrency, so that callers do not time out on a slow machine.
        if number >= 20, let failure = try await group.next() ?? nil { return [failure] }
        group.addTask { try await join(auth, from: "192.0.2.1") }
      }
      return try await group.reduce(into: [RPCFailure]()) {
        if let failure = $1 { $0.append(failure) }
      }
    }
    #expect(refused == [])
    #expect(
      try await auth.count(
        "SELECT count(*) FROM enrolments WHERE study_id = \(study)") == 500)
  }

  @Test func `one address waits after a hundred wrong ones, others do not`() async throws {
    let auth = try await AuthFixture.shared()
    try await auth.publish(study, password: Self.password)
    for _ in 0..<100 { #expect(try await join(auth, "wrong", from: "203.0.113.9") == .rejected) }
    #expect(try await join(auth, from: "203.0.113.9") == .wait(60))
    #expect(try await join(auth, from: "198.51.100.7") == nil)
    auth.clock.advance(by: 60)
    #expect(try await join(auth, from: "203.0.113.9") == nil)
    // A correct password clears nothing, because the attacker may know one of many passwords.
    #expect(try await join(auth, "wrong", from: "203.0.113.9") == .rejected)
    #expect(try await join(auth, from: "203.0.113.9") == .wait(120))
  }

  @Test func `three hundred wrong ones from anywhere make all wait, for half a minute at most`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    try await auth.publish(study, password: Self.password)
    for _ in 0..<300 { #expect(try await join(auth, "wrong") == .rejected) }
    for seconds in [1, 2, 4, 8, 16, 30, 30] {
      #expect(try await join(auth) == .wait(seconds))
      auth.clock.advance(by: Double(seconds))
      #expect(try await join(auth) == nil)
      #expect(try await join(auth, "wrong") == .rejected)
    }
    let other = AuthFixture.newName()
    try await auth.publish(other, password: Self.password)
    let token = try await auth.signInAnonymously().accessToken
    _ = try await auth.join(other, token: token, password: Self.password)
  }
}
