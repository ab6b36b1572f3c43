import Foundation
import Messages
import ServiceKit
import Testing

@testable import AuthService

/// Studies that prescribe the mode of requested erasures.
@Suite struct ErasureModeTests {
  /// - Parameter onErasure: unspecified if the participant chooses.
  private func publish(
    _ study: String, onErasure: CatalogueV1.RetentionOutcome = .unspecified, _ auth: AuthFixture
  ) async throws {
    let message = EventsV1.StudyPublished(
      study: CatalogueV1.Study(
        studyID: study, consentText: .init(translations: [.init(language: "de", text: "Ja.")]),
        consentVersion: "v1", access: .open, revision: 1,
        retention: CatalogueV1.StudyRetention(
          daysAfterLeaving: 7, outcome: .erase, onErasure: onErasure)))
    try await auth.deliver(message, of: study, to: StudyConsumer())
  }

  private func orders(_ participantID: String, _ auth: AuthFixture) async throws
    -> [EventsV1.ErasureRequested]
  {
    try await auth.events(EventsV1.ErasureRequested.self, subject: participantID)
  }

  @Test func `a study with a prescribed mode refuses the other mode`() async throws {
    try await AuthFixture.with { auth in
      try await publish("erases", onErasure: .erase, auth)
      try await publish("keeps", onErasure: .anonymise, auth)
      try await publish("asks", auth)
      let session = try await auth.signInAnonymously()
      for study in ["erases", "keeps", "asks"] {
        _ = try await auth.join(study, token: session.accessToken)
      }
      let administrator = try await auth.administrator()
      for (study, mode) in [
        ("erases", AuthV1.ErasureMode.anonymiseAnswers), ("keeps", .eraseAnswers),
      ] {
        let own = try await failure {
          try await auth.erasures.requestErasure(
            .init(erasureID: AuthFixture.newID(), studyID: study, mode: mode),
            context: auth.caller(session.accessToken))
        }
        let written = try await failure {
          try await auth.erasures.requestErasureFor(
            .init(
              erasureID: AuthFixture.newID(), participantID: session.participantID,
              studyID: study, mode: mode), context: administrator)
        }
        for error in [own, written] {
          #expect(error?.code == .failedPrecondition && error?.reason == "ERASURE_MODE_REFUSED")
        }
      }
      #expect(try await orders(session.participantID, auth).isEmpty)
      #expect(try await auth.count("SELECT count(*) FROM enrolments") == 3)
      _ = try await auth.erasures.requestErasure(
        .init(erasureID: AuthFixture.newID(), studyID: "asks", mode: .anonymiseAnswers),
        context: auth.caller(session.accessToken))
      _ = try await auth.erasures.requestErasure(
        .init(erasureID: AuthFixture.newID(), studyID: "keeps", mode: .anonymiseAnswers),
        context: auth.caller(session.accessToken))
      #expect(
        try await orders(session.participantID, auth).map(\.studyID) == ["asks", "keeps"])
    }
  }

  @Test(arguments: [
    (AuthV1.ErasureMode.eraseAnswers, ["keeps"], AuthV1.ErasureMode.anonymiseAnswers),
    (.anonymiseAnswers, ["erases"], .eraseAnswers),
  ])
  func `with the account each study's answers go as the study said`(
    chosen: AuthV1.ErasureMode, studies: [String], other: AuthV1.ErasureMode
  ) async throws {
    try await AuthFixture.with { auth in
      try await publish("erases", onErasure: .erase, auth)
      try await publish("keeps", onErasure: .anonymise, auth)
      try await publish("asks", auth)
      try await publish("foreign", onErasure: .anonymise, auth)
      try await publish("foreign-2", onErasure: .erase, auth)
      var session = try await auth.signInAnonymously()
      for study in ["erases", "keeps", "asks"] {
        session.accessToken = try await auth.join(study, token: session.accessToken).accessToken
      }
      // The study also decides on data of former members.
      for study in ["erases", "keeps"] {
        session.accessToken = try await auth.leave(study, token: session.accessToken).accessToken
      }
      let erasureID = AuthFixture.newID()
      let erasure = try await auth.erasures.requestErasure(
        .init(erasureID: erasureID, mode: chosen), context: auth.caller(session.accessToken)
      ).erasure
      #expect(erasure?.mode == chosen)
      let told = try #require(try await orders(session.participantID, auth).first)
      #expect(told.studyID.isEmpty && told.mode == chosen)
      #expect(told.studyModes == studies.map { .init(studyID: $0, mode: other) })
      #expect(try await auth.count("SELECT count(*) FROM accounts") == 0)
      // Only the order contains it, and not after completion.
      let stored = try await auth.pool.query(
        "SELECT study_modes::text AS modes FROM erasures"
      ).map { try $0.decode("modes", as: String.self) }
      #expect(stored.count == 1 && stored[0].contains(studies[0]))
    }
  }

  @Test func `without an account, each study's prescribed mode applies`()
    async throws
  {
    try await AuthFixture.with { auth in
      try await publish("erases", onErasure: .erase, auth)
      try await publish("keeps", onErasure: .anonymise, auth)
      try await publish("asks", auth)
      let participantID = AuthFixture.newID()
      _ = try await auth.erasures.requestErasureFor(
        .init(
          erasureID: AuthFixture.newID(), participantID: participantID, mode: .anonymiseAnswers,
          allowMissing: true), context: try await auth.administrator())
      let told = try #require(try await orders(participantID, auth).first)
      #expect(told.studyModes == [.init(studyID: "erases", mode: .eraseAnswers)])
    }
  }
}
