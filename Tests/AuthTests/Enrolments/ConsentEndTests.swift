import AuthEvents
import Foundation
import Messages
import RPCCore
import Testing

@testable import AuthService
@testable import ServiceKit

/// What becomes of consents when a study's text changes.
@Suite struct ConsentEndTests {
  /// A revision with a text of its own.
  private func publish(
    _ study: String, revision: UInt32, version: String, earlierEnd: Date? = nil,
    _ auth: AuthFixture
  ) async throws {
    let message = EventsV1.StudyPublished(
      study: CatalogueV1.Study(
        studyID: study, consentText: .init(translations: [.init(language: "de", text: version)]),
        consentVersion: version, access: .open, revision: revision,
        earlierConsentsEndTime: earlierEnd.map { .init($0) }))
    try await auth.deliver(message, of: study, to: StudyConsumer())
  }

  @Test func `the end is told at the refresh, in the token and in the list, until the renewal`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await publish(study, revision: 1, version: "v1", auth)
    let session = try await auth.signInAnonymously()
    _ = try await auth.join(study, token: session.accessToken)
    let end = AuthFixture.start + 3600
    try await publish(study, revision: 2, version: "v2", earlierEnd: end, auth)

    let refreshed = try await auth.refresh(session.refreshToken)
    #expect(refreshed.outdatedConsents.map(\.endTime?.date) == [end])
    #expect(try await auth.claims(refreshed.accessToken).consentEnds == [study: end])
    let enrolment = try await auth.enrolments(of: refreshed.accessToken).first
    #expect(enrolment?.consentEndTime?.date == end)

    let renewed = try await auth.join(study, token: refreshed.accessToken, version: "v2")
    #expect(renewed.enrolment?.consentEndTime == nil)
    let claims = try await auth.claims(renewed.accessToken)
    #expect(claims.consentEnds.isEmpty)
    #expect(claims.enrolledStudies == [study])
  }

  @Test func `the earliest end of all texts since counts, and who agreed later is not concerned`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await publish(study, revision: 1, version: "v1", auth)
    let first = try await auth.signInAnonymously()
    _ = try await auth.join(study, token: first.accessToken)
    let end = AuthFixture.start + 60
    try await publish(study, revision: 2, version: "v2", earlierEnd: end, auth)
    let second = try await auth.signInAnonymously()
    _ = try await auth.join(study, token: second.accessToken, version: "v2")
    // Consents to the text before stay valid with this one; those that had ended do not come back.
    try await publish(study, revision: 3, version: "v3", auth)
    // Late, and changes nothing.
    try await publish(study, revision: 1, version: "v1", earlierEnd: end - 30, auth)
    #expect(
      try await auth.refresh(first.refreshToken).outdatedConsents.map(\.endTime?.date) == [end])
    let told = try await auth.refresh(second.refreshToken).outdatedConsents
    #expect(told.map(\.consentVersion) == ["v3"])
    #expect(told.map(\.endTime) == [nil])
  }

  @Test func `what a revision says later of the same text replaces what it said`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await publish(study, revision: 1, version: "v1", auth)
    let session = try await auth.signInAnonymously()
    _ = try await auth.join(study, token: session.accessToken)
    try await publish(
      study, revision: 2, version: "v2", earlierEnd: AuthFixture.start - 60, auth)
    let stopped = try await auth.refresh(session.refreshToken)
    #expect(
      try await auth.claims(stopped.accessToken)
        .isConsentEnded(in: study, at: auth.clock.now()))
    try await publish(study, revision: 3, version: "v2", auth)
    let again = try await auth.refresh(stopped.refreshToken)
    #expect(try await auth.claims(again.accessToken).consentEnds.isEmpty)
    #expect(again.outdatedConsents.count == 1)
  }

  /// Fifty of the longest ids, all outdated, are the most that a token has to hold.
  @Test func `a token holds the ends of as many studies as somebody can take part in`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    try await auth.signingKeys.renew(at: auth.clock.now())
    let key = try await auth.signingKeys.current(at: auth.clock.now())
    let studies = (0..<50).map { String(repeating: "s", count: 62) + String($0 + 10) }
    var ends: [String: Date] = [:]
    for (place, study) in studies.enumerated() where place % 2 == 0 {
      ends[study] = AuthFixture.start + TimeInterval(place)
    }
    let claims = AccessClaims(
      participantID: UUID(), enrolledStudies: Set(studies), consentEnds: ends, sessionID: UUID(),
      issuedAt: auth.clock.now(), expiresAt: auth.clock.now() + 600)
    let token = try AccessToken.sign(
      claims, issuer: "otolith", audiences: AuthFixture.audiences, with: key)
    #expect(try await auth.claims(token).consentEnds == ends)
  }
}
