import Bus
import Foundation
import Messages
import Postgres
import Stubs
import Testing

@testable import AuthService
@testable import ServiceKit

/// Studies with a retention period.
@Suite struct RetentionTests {
  private static let day: TimeInterval = 86_400

  private func publish(
    _ study: String, revision: UInt32 = 1, afterEnd: UInt32 = 0, afterLeaving: UInt32 = 0,
    outcome: CatalogueV1.RetentionOutcome = .erase, onWithdrawal: Bool = false,
    onErasure: CatalogueV1.RetentionOutcome = .unspecified, endsAt: Date? = nil, _ auth: AuthFixture
  ) async throws {
    let retention =
      afterEnd + afterLeaving == 0 && !onWithdrawal && onErasure == .unspecified
      ? nil
      : CatalogueV1.StudyRetention(
        daysAfterEnd: afterEnd, daysAfterLeaving: afterLeaving, outcome: outcome,
        onWithdrawal: onWithdrawal, onErasure: onErasure)
    let message = EventsV1.StudyPublished(
      study: CatalogueV1.Study(
        studyID: study, consentText: .init(translations: [.init(language: "de", text: "Ja.")]),
        consentVersion: "v1", access: .open, endTime: endsAt.map { .init($0) }, revision: revision,
        retention: retention))
    try await auth.deliver(message, of: study, to: StudyConsumer())
  }

  private func end(_ auth: AuthFixture) async throws -> Int {
    try await BeginDueErasures(environment: auth.environment).ofRetention()
  }

  private func orders(_ participantID: String, _ auth: AuthFixture) async throws
    -> [EventsV1.ErasureRequested]
  {
    try await auth.events(EventsV1.ErasureRequested.self, subject: participantID)
  }

  private func state(_ study: String, _ auth: AuthFixture) async throws
    -> AuthV1.StudyRetentionState
  {
    try await auth.memberships.getStudyRetention(
      .init(studyID: study), context: auth.leader(of: study))
  }

  @Test
  func `former members are erased once after the period, current and returned members are not`()
    async throws
  {
    try await AuthFixture.with { auth in
      try await publish("ears", afterLeaving: 7, outcome: .anonymise, auth)
      try await publish("other", auth)
      let (gone, back, stays) = (
        try await auth.signInAnonymously(), try await auth.signInAnonymously(),
        try await auth.signInAnonymously()
      )
      for session in [gone, back, stays] {
        for study in ["ears", "other"] {
          _ = try await auth.join(study, token: session.accessToken)
        }
      }
      for session in [gone, back] {
        for study in ["ears", "other"] {
          _ = try await auth.leave(study, token: session.accessToken)
        }
      }
      auth.clock.set(AuthFixture.start + 7 * Self.day - 1)
      #expect(try await end(auth) == 0)
      let renewed = try await auth.refresh(back.refreshToken)
      _ = try await auth.join("ears", token: renewed.accessToken)
      auth.clock.set(AuthFixture.start + 7 * Self.day)
      #expect(try await end(auth) == 1)
      #expect(try await end(auth) == 0)

      let told = try await orders(gone.participantID, auth)
      #expect(told.map(\.studyID) == ["ears"])
      #expect(told.map(\.mode) == [.anonymiseAnswers])
      for session in [back, stays] {
        #expect(try await orders(session.participantID, auth).isEmpty)
      }
      let left = try await auth.pool.query(
        "SELECT study_id FROM enrolments WHERE participant_id = \(UUID(uuidString: gone.participantID))"
      )
      #expect(try left.map { try $0.decode("study_id", as: String.self) } == ["other"])
      #expect(try await state("ears", auth).pendingCount == 1)
      _ = try await AuditLog().verify(on: auth.pool)
      // No mail is sent: the consent announced it.
      #expect(try await auth.count("SELECT count(*) FROM mail_outbox") == 0)
    }
  }

  @Test func `a consent that is taken back takes the answers with it where the study says so`()
    async throws
  {
    try await AuthFixture.with { auth in
      try await publish("ears", outcome: .anonymise, onWithdrawal: true, auth)
      try await publish("other", afterLeaving: 7, auth)
      let (gone, back, left) = (
        try await auth.signInAnonymously(), try await auth.signInAnonymously(),
        try await auth.signInAnonymously()
      )
      for session in [gone, back, left] {
        for study in ["ears", "other"] {
          _ = try await auth.join(study, token: session.accessToken)
        }
      }
      func withdraw(_ token: String) async throws {
        for study in ["ears", "other"] {
          _ = try await auth.consents.withdrawConsent(
            .init(studyID: study), context: auth.caller(token))
        }
      }
      try await withdraw(gone.accessToken)
      try await withdraw(back.accessToken)
      _ = try await auth.leave("ears", token: left.accessToken)
      let renewed = try await auth.refresh(back.refreshToken)
      auth.clock.advance(by: 1)
      _ = try await auth.join("ears", token: renewed.accessToken)
      auth.clock.advance(by: 1)
      // Data given under the new consent stays after leaving.
      _ = try await auth.leave("ears", token: renewed.accessToken)
      #expect(try await end(auth) == 1)
      #expect(try await end(auth) == 0)
      let told = try await orders(gone.participantID, auth)
      #expect(told.map(\.studyID) == ["ears"])
      #expect(told.map(\.mode) == [.anonymiseAnswers])
      for session in [back, left] {
        #expect(try await orders(session.participantID, auth).isEmpty)
      }
      #expect(
        try await failure {
          try await auth.join("ears", token: try await auth.refresh(gone.refreshToken).accessToken)
        }?.reason == "ERASURE_IN_PROGRESS")
    }
  }

  @Test func `after the end everybody goes, wherever the end was moved to`() async throws {
    try await AuthFixture.with { auth in
      let start = AuthFixture.start
      try await publish("ears", afterEnd: 1, endsAt: start + Self.day, auth)
      let session = try await auth.signInAnonymously()
      _ = try await auth.join("ears", token: session.accessToken)
      try await publish("ears", revision: 2, afterEnd: 1, endsAt: start + 2 * Self.day, auth)
      // A late revision changes nothing.
      try await publish("ears", revision: 1, afterEnd: 1, endsAt: start + Self.day, auth)
      auth.clock.set(start + 3 * Self.day - 1)
      #expect(try await end(auth) == 0)
      auth.clock.set(start + 3 * Self.day)
      #expect(try await end(auth) == 1)
      #expect(try await orders(session.participantID, auth).map(\.mode) == [.eraseAnswers])
      // The account stays.
      let id = UUID(uuidString: session.participantID)
      #expect(
        try await auth.count("SELECT count(*) FROM accounts WHERE participant_id = \(id)") == 1)
    }
  }

  @Test func `a study without an end, or without retention, keeps everything`() async throws {
    try await AuthFixture.with { auth in
      try await publish("endless", afterEnd: 1, auth)
      try await publish("forever", endsAt: AuthFixture.start + 60, auth)
      let session = try await auth.signInAnonymously()
      _ = try await auth.join("endless", token: session.accessToken)
      _ = try await auth.join("forever", token: session.accessToken)
      _ = try await auth.leave("endless", token: session.accessToken)
      auth.clock.advance(by: 40_000 * Self.day)
      #expect(try await end(auth) == 0)
    }
  }

  @Test
  func `erasures are begun in small batches, and a pending join request delays its participant's`()
    async throws
  {
    try await AuthFixture.with { auth in
      try await publish("ears", afterLeaving: 1, auth)
      var sessions: [AuthV1.SignInAnonymouslyResponse] = []
      for _ in 0..<(BeginDueErasures.underWayMax + 2) {
        let session = try await auth.signInAnonymously()
        _ = try await auth.join("ears", token: session.accessToken)
        _ = try await auth.leave("ears", token: session.accessToken)
        sessions.append(session)
      }
      let asks = try #require(UUID(uuidString: sessions[0].participantID))
      auth.clock.advance(by: 2 * Self.day)
      try await auth.pool.execute(
        """
        INSERT INTO join_requests (join_request_id, participant_id, study_id, consent_version,
          consent_language, requested_at, expires_at, state, note)
        VALUES (\(UUID()), \(asks), 'ears', 'v1', 'de', \(auth.clock.now()),
          \(auth.clock.now() + 1000), 'pending', '')
        """)
      #expect(try await end(auth) == BeginDueErasures.underWayMax)
      #expect(try await end(auth) == 0)
      try await auth.pool.execute("UPDATE erasure_requests SET completed_at = requested_at")
      #expect(try await end(auth) == 1)
      #expect(try await orders(sessions[0].participantID, auth).isEmpty)
      let state = try await state("ears", auth)
      #expect(state.pendingCount == 1)
      #expect(Int(state.completeCount) == BeginDueErasures.underWayMax)
      #expect(state.retention == .init(daysAfterLeaving: 1, mode: .eraseAnswers))
    }
  }

  @Test func `it is kept with the consent, and read back`() async throws {
    try await AuthFixture.with { auth in
      try await publish(
        "ears", afterEnd: 30, afterLeaving: 7, outcome: .anonymise, onWithdrawal: true,
        onErasure: .erase, auth)
      let session = try await auth.signInAnonymously()
      _ = try await auth.join("ears", token: session.accessToken)
      try await publish("ears", revision: 2, afterEnd: 1, outcome: .erase, auth)
      let consents = try await auth.consents.listConsents(
        .init(), context: auth.caller(session.accessToken)
      ).consents
      #expect(
        consents.map(\.retention)
          == [
            .init(
              daysAfterEnd: 30, daysAfterLeaving: 7, mode: .anonymiseAnswers, onWithdrawal: true,
              onErasure: .eraseAnswers)
          ])
      #expect(
        try await state("ears", auth).retention == .init(daysAfterEnd: 1, mode: .eraseAnswers))
      #expect(
        try await failure {
          try auth.check(
            AuthV1.MembershipServiceMethod.getStudyRetention,
            AuthV1.GetStudyRetentionRequest(studyID: "other"), try await auth.leader(of: "ears"))
        }?.reason
          == "NOT_STUDY_LEADER")
    }
  }
}
