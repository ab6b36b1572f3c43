import Bus
import Fields
import Foundation
import Messages
import RPCServer
import TestSupport
import Testing

@testable import AuthService
@testable import Identity
@testable import ServiceKit

/// Limits of join requests from one network address.
@Suite struct JoinRequestPeerTests {
  @Test func `one address cannot fill a study's list`() async throws {
    let auth = try await AuthFixture.shared(ofPeerMax: 2)
    let (study, another, open) = (
      AuthFixture.newName(), AuthFixture.newName(), AuthFixture.newName()
    )
    for each in [study, another] { try await auth.publish(each, access: .request) }
    try await auth.publish(open)
    let join = JoinStudy(environment: auth.environment)
    func from(
      _ address: String?, _ token: String, to study: String, version: String = "v1"
    ) async throws -> JoinStudy.Outcome {
      try await join(
        .init(
          caller: auth.claims(token), study: #require(StudyID(study)), password: "",
          consentVersion: version, consentLanguage: #require(LanguageTag("de")), invitation: nil,
          note: "", peer: address.flatMap { Peer(text: $0) }))
    }
    var tokens: [String] = []
    for _ in 1...4 { tokens.append(try await auth.signInAnonymously().accessToken) }
    // Repetitions and refused requests do not count.
    for outcome in [WriteOutcome.created, .alreadyExists] {
      #expect(try await from("203.0.113.9", tokens[0], to: study).outcome == outcome)
    }
    await #expect(throws: EnrolmentRules.Refusal.consentOutdated) {
      try await from("203.0.113.9", tokens[1], to: study, version: "v0")
    }
    auth.clock.advance(by: 60)
    #expect(try await from("203.0.113.9", tokens[1], to: study).outcome == .created)
    let refusal = JoinRequestRules.Refusal.tooManyOfPeer(max: 2, wait: 86_400 - 60)
    await #expect(throws: refusal) { try await from("203.0.113.9", tokens[2], to: study) }
    let error = try await failure {
      try await answering { _ = try await from("203.0.113.9", tokens[2], to: study) }
    }
    #expect(error?.code == .resourceExhausted && error?.reason == "JOIN_REQUESTS_LIMIT")
    #expect(error?.retryDelay == .seconds(86_400 - 60))
    // Pending requests are answered as before, and other addresses and studies are not affected.
    #expect(try await from("203.0.113.9", tokens[0], to: study).outcome == .alreadyExists)
    #expect(try await from("198.51.100.7", tokens[2], to: study).outcome == .created)
    #expect(try await from(nil, tokens[3], to: study).outcome == .created)
    #expect(try await from("203.0.113.9", tokens[3], to: another).outcome == .created)
    for token in tokens {
      #expect(try await from("203.0.113.9", token, to: open).outcome == .created)
    }
    auth.clock.advance(by: 86_400 - 60)
    let late = try await auth.signInAnonymously().accessToken
    #expect(try await from("203.0.113.9", late, to: study).outcome == .created)
  }
}
