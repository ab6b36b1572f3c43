import Foundation
import Testing

@testable import AuthService

@Suite struct JoinRequestRulesTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)

  @Test func `requests have their limits`() throws {
    try JoinRequestRules.admit(ofParticipant: 9, toStudy: 4, ofStudy: 999)
    #expect(throws: JoinRequestRules.Refusal.tooManyOfParticipant) {
      try JoinRequestRules.admit(ofParticipant: 10, toStudy: 0, ofStudy: 0)
    }
    #expect(throws: JoinRequestRules.Refusal.tooManyOfParticipant) {
      try JoinRequestRules.admit(ofParticipant: 0, toStudy: 5, ofStudy: 0)
    }
    #expect(throws: JoinRequestRules.Refusal.tooManyOfStudy) {
      try JoinRequestRules.admit(ofParticipant: 0, toStudy: 0, ofStudy: 1000)
    }
  }

  @Test func `a request is decided once, until it expires`() throws {
    func decide(
      _ state: JoinRequestRules.State, approve: Bool, expiresIn seconds: Double = 1
    ) throws -> JoinRequestRules.Decision {
      try JoinRequestRules.decide(
        state, approve: approve, expiresAt: Self.now + seconds, at: Self.now)
    }
    #expect(try decide(.pending, approve: true) == .decide)
    #expect(try decide(.pending, approve: false) == .decide)
    #expect(throws: JoinRequestRules.Closed.self) {
      try decide(.pending, approve: true, expiresIn: 0)
    }
    #expect(try decide(.approved, approve: true, expiresIn: -1) == .alreadyDecided)
    #expect(try decide(.rejected, approve: false, expiresIn: -1) == .alreadyDecided)
    for (state, approve) in [
      (JoinRequestRules.State.approved, false), (.rejected, true), (.withdrawn, true),
      (.withdrawn, false), (.expired, true), (.expired, false),
    ] {
      #expect(throws: JoinRequestRules.Closed.self) { try decide(state, approve: approve) }
    }
  }
}
