import Foundation
import Testing

@testable import AuthService

@Suite struct RefreshTokenFamilyTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)
  private let rules = SessionRules()

  @Test func `the current token makes the next generation`() throws {
    var family = RefreshTokenFamily(signedInAt: start)
    try family.exchange(presented: 0, at: start + 600, rules: rules)
    #expect(family.generation == 1)
    #expect(family.rotatedAt == start + 600)
    try family.exchange(presented: 1, at: start + 1200, rules: rules)
    #expect(family.generation == 2)
    #expect(family.revokedAt == nil)
  }

  @Test func `tokens of two generations are stored, and none of a revoked family`() throws {
    var family = RefreshTokenFamily(signedInAt: start)
    try family.exchange(presented: 0, at: start, rules: rules)
    try family.exchange(presented: 1, at: start, rules: rules)
    #expect(family.oldestStoredGeneration == family.generation - 1)
    family.revoke(at: start)
    #expect(family.oldestStoredGeneration > family.generation)
  }

  @Test(arguments: [0, 15, 30])
  func `a lost response is answered again for 30 seconds`(seconds: TimeInterval) throws {
    var family = RefreshTokenFamily(signedInAt: start)
    try family.exchange(presented: 0, at: start, rules: rules)
    try family.exchange(presented: 0, at: start + seconds, rules: rules)
    #expect(family.generation == 1)
    #expect(family.tokensOfGeneration == 2)
    #expect(family.rotatedAt == start)
    // Either sibling can be exchanged.
    try family.exchange(presented: 1, at: start + seconds, rules: rules)
    #expect(family.generation == 2)
  }

  @Test(
    arguments: [
      (presented: 0, after: 30.001), (presented: 0, after: 86_400), (presented: nil, after: 0),
    ] as [(Int?, TimeInterval)])
  func `a token from further back ends the family`(presented: Int?, after: TimeInterval) throws {
    var family = RefreshTokenFamily(signedInAt: start)
    try family.exchange(presented: 0, at: start, rules: rules)
    #expect(throws: RefreshTokenFamily.Refusal.reused) {
      try family.exchange(presented: presented, at: start + after, rules: rules)
    }
    #expect(family.revokedAt == start + after)
    #expect(throws: RefreshTokenFamily.Refusal.revoked) {
      try family.exchange(presented: 1, at: start + after, rules: rules)
    }
  }

  @Test func `an anonymous participant has a day for an answer that was lost`() throws {
    #expect(rules.grace(ofAnonymous: true, startedCurrent: true) == 86_400)
    for (anonymous, started) in [(false, true), (true, false), (false, false)] {
      #expect(rules.grace(ofAnonymous: anonymous, startedCurrent: started) == 30)
    }
    for (after, isAnswered) in [(86_400.0, true), (86_400.001, false)] {
      var family = RefreshTokenFamily(signedInAt: start)
      try family.exchange(presented: 0, at: start, rules: rules)
      do {
        try family.exchange(presented: 0, within: 86_400, at: start + after, rules: rules)
        #expect(isAnswered && family.generation == 1)
      } catch {
        #expect(!isAnswered && error == .reused)
      }
    }
  }

  @Test func `the generation before the one before is too old even within the grace`() throws {
    var family = RefreshTokenFamily(signedInAt: start)
    try family.exchange(presented: 0, at: start, rules: rules)
    try family.exchange(presented: 1, at: start + 1, rules: rules)
    #expect(throws: RefreshTokenFamily.Refusal.reused) {
      try family.exchange(presented: 0, at: start + 2, rules: rules)
    }
  }

  @Test func `a thief and the owner cannot both go on`() throws {
    // The thief copies token 0; the owner refreshes; the thief uses the copy within the grace
    // period.
    var family = RefreshTokenFamily(signedInAt: start)
    try family.exchange(presented: 0, at: start, rules: rules)
    try family.exchange(presented: 0, at: start + 10, rules: rules)
    // Ten minutes later the owner refreshes, then the thief presents the sibling.
    try family.exchange(presented: 1, at: start + 600, rules: rules)
    #expect(throws: RefreshTokenFamily.Refusal.reused) {
      try family.exchange(presented: 1, at: start + 660, rules: rules)
    }
  }

  @Test func `more than eight tokens of a generation are refused without harm`() throws {
    let rules = SessionRules(tokensPerGenerationMax: 8)
    var family = RefreshTokenFamily(signedInAt: start)
    try family.exchange(presented: 0, at: start, rules: rules)
    for _ in 2...8 { try family.exchange(presented: 0, at: start + 1, rules: rules) }
    #expect(throws: RefreshTokenFamily.Refusal.tooManySiblings) {
      try family.exchange(presented: 0, at: start + 1, rules: rules)
    }
    try family.exchange(presented: 1, at: start + 2, rules: rules)
    #expect(family.generation == 2)
  }

  @Test func `90 days without a refresh end it`() throws {
    let family = RefreshTokenFamily(signedInAt: start)
    var early = family
    try early.exchange(presented: 0, at: start + 90 * 86_400 - 1, rules: rules)
    var late = family
    #expect(throws: RefreshTokenFamily.Refusal.expired) {
      try late.exchange(presented: 0, at: start + 90 * 86_400, rules: rules)
    }
    #expect(late == family)
  }

  @Test func `365 days end it, however often it was refreshed`() throws {
    var family = RefreshTokenFamily(signedInAt: start)
    for day in 1..<365 {
      try family.exchange(presented: day - 1, at: start + Double(day) * 86_400, rules: rules)
    }
    #expect(family.expiresAt(rules) == start + 365 * 86_400)
    #expect(throws: RefreshTokenFamily.Refusal.expired) {
      try family.exchange(presented: 364, at: start + 365 * 86_400, rules: rules)
    }
  }

  @Test func `who cannot sign in again is not ended by age, nor in a study by silence`() throws {
    for (holder, end) in [
      (SessionHolder.anonymous, start + 490 * 86_400 as Date?), (.anonymousParticipant, nil),
    ] {
      var family = RefreshTokenFamily(signedInAt: start, holder: holder)
      for day in 1...400 {
        try family.exchange(presented: day - 1, at: start + Double(day) * 86_400, rules: rules)
      }
      #expect(family.expiresAt(rules) == end)
    }
    var silent = RefreshTokenFamily(signedInAt: start, holder: .anonymousParticipant)
    try silent.exchange(presented: 0, at: start + 5_000 * 86_400, rules: rules)
    #expect(silent.isAlive(at: start + 9_000 * 86_400, rules: rules))
    silent.revoke(at: start)
    #expect(!silent.isAlive(at: start, rules: rules))
  }

  @Test func `an anonymous sign-in is answered again within an hour`() throws {
    var family = RefreshTokenFamily(signedInAt: start)
    try family.repeatSignIn(at: start + 3600, rules: rules)
    #expect(family.tokensOfGeneration == 2)
    #expect(throws: RefreshTokenFamily.Refusal.expired) {
      try family.repeatSignIn(at: start + 3601, rules: rules)
    }
    family.revoke(at: start + 1)
    family.revoke(at: start + 2)
    #expect(family.revokedAt == start + 1)
    #expect(throws: RefreshTokenFamily.Refusal.revoked) {
      try family.repeatSignIn(at: start + 3, rules: rules)
    }
  }
}
