import Foundation
import Messages
import RPCServer
import Testing

@testable import AuthService
@testable import Identity

/// Tokens returned by joining and leaving never outlive or exceed the presented one.
@Suite struct SuccessorTokenTests {
  @Test func `a chain of joinings and leavings ends with its first token`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    var token = try await auth.signInAnonymously().accessToken
    let end = try await auth.claims(token).expiresAt
    for _ in 0..<5 {
      auth.clock.advance(by: 110)
      let joined = try await auth.join(study, token: token)
      #expect(joined.accessTokenExpireTime?.date == end)
      #expect(try await auth.claims(joined.accessToken).expiresAt == end)
      let left = try await auth.leave(study, token: joined.accessToken)
      #expect(left.accessTokenExpireTime?.date == end)
      token = left.accessToken
    }
    auth.clock.advance(by: 600)
    let late = try await failure { try await auth.leave(study, token: token) }
    #expect(late?.reason == "TOKEN_EXPIRED")
  }

  @Test func `no token is issued if nothing changed`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let session = try await auth.signInAnonymously()
    auth.clock.advance(by: 3)
    let never = try await auth.leave("never-joined", token: session.accessToken)
    #expect(never.accessToken.isEmpty && never.accessTokenExpireTime == nil)

    let joined = try await auth.join(study, token: session.accessToken)
    let again = try await auth.join(study, token: joined.accessToken)
    #expect(again.outcome == .alreadyExists)
    #expect(again.accessToken.isEmpty && again.accessTokenExpireTime == nil)
    // The first response was lost: the older token carries too few rights.
    let repeated = try await auth.join(study, token: session.accessToken)
    #expect(try await auth.claims(repeated.accessToken).enrolledStudies == [study])

    try await auth.publish(study, version: "v2", revision: 2)
    let renewed = try await auth.join(study, token: joined.accessToken, version: "v2")
    #expect(renewed.outcome == .created && renewed.accessToken.isEmpty)
  }

  /// Its claims are the same, but other services know that the earlier enrolment has ended.
  @Test func `a token from before an enrolment is replaced, also when the answer was lost`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let session = try await auth.signInAnonymously()
    let before = try await auth.join(study, token: session.accessToken).accessToken
    auth.clock.advance(by: 5)
    let erasure = try await auth.erase(before, study: study, password: "")
    try await auth.workOff(erasure)
    for service in Erasure.services { try await auth.deliverReceipt(of: erasure, by: service) }
    auth.clock.advance(by: Erasure.pauseBeforeJoining)
    for outcome in [AuthV1.WriteOutcome.created, .alreadyExists] {
      let joined = try await auth.join(study, token: before)
      #expect(joined.outcome == outcome)
      let claims = try await auth.claims(joined.accessToken)
      #expect(claims.enrolledStudies == [study])
      #expect(try await claims.issuedAt > auth.claims(before).issuedAt)
    }
  }

  @Test func `audiences stay those of the token that was shown`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let session = try await auth.signInAnonymously(audiences: [
      "otolith-auth", "otolith-ingestion",
    ])
    let joined = try await auth.join(study, token: session.accessToken)
    #expect(
      try await auth.claims(joined.accessToken).audiences == ["otolith-auth", "otolith-ingestion"])

    // A narrower token of the session, should one ever exist.
    var narrow = try await auth.claims(session.accessToken)
    narrow.audiences = ["otolith-auth"]
    let context = ServerCallContext(service: "test", method: "Test")
    context[AccessClaimsKey.self] = VerifiedClaims(narrow)
    let left = try await auth.enrolments.leaveStudy(.init(studyID: study), context: context)
    #expect(left.accessToken.isEmpty)
    let back = try await auth.enrolments.joinStudy(
      .init(studyID: study, consentVersion: "v1", consentLanguage: "de"), context: context)
    #expect(try await auth.claims(back.accessToken).audiences == ["otolith-auth"])
  }

  @Test func `roles and led studies that came since need a renewal`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let session = try await auth.signInAnonymously()
    let account = session.participantID
    try await auth.pool.execute(
      "INSERT INTO account_roles VALUES (\(account)::uuid, 'study_leader')")
    try await auth.pool.execute("INSERT INTO led_studies VALUES (\(account)::uuid, \(study))")
    let joined = try await auth.join(study, token: session.accessToken)
    let claims = try await auth.claims(joined.accessToken)
    #expect(claims.roles == [.participant])
    #expect(claims.ledStudies.isEmpty)
    let renewed = try await auth.claims(try await auth.refresh(session.refreshToken).accessToken)
    #expect(renewed.roles == [.participant, .studyLeader])
    #expect(renewed.ledStudies == [study])
  }
}
