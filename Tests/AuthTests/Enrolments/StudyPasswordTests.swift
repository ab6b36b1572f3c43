import Bus
import Messages
import RPCCore
import ServiceKit
import Testing

@testable import AuthService

/// The password of a study arrives separately and in any order.
@Suite struct StudyPasswordTests {
  private let study = AuthFixture.newName()

  private func reason(_ auth: AuthFixture, _ password: String) async throws -> String? {
    let token = try await auth.signInAnonymously().accessToken
    return try await failure { try await auth.join(study, token: token, password: password) }?
      .reason
  }

  private func join(_ auth: AuthFixture, _ password: String) async throws {
    let token = try await auth.signInAnonymously().accessToken
    _ = try await auth.join(study, token: token, password: password)
  }

  /// Publishes the study as StudyPublished does.
  private func publishStudy(
    _ auth: AuthFixture, revision: UInt32,
    access: CatalogueV1.StudyAccess = .password
  ) async throws {
    let message = EventsV1.StudyPublished(
      study: CatalogueV1.Study(
        studyID: study,
        consentText: .init(
          translations: ["en", "de"].map { .init(language: $0, text: "I take part.") }),
        consentVersion: "v1", access: access, revision: revision))
    try await auth.deliver(message, of: study, to: StudyConsumer())
  }

  @Test func `a password that comes before its study makes no study known`() async throws {
    let auth = try await AuthFixture.shared()
    try await auth.publishPassword("Sternwarte Ulm", of: study, revision: 1)
    #expect(try await auth.pool.answer(to: StudyStore.find(#require(StudyID(study)))) == nil)
    try await publishStudy(auth, revision: 1)
    #expect(try await reason(auth, "another") == "STUDY_PASSWORD_REJECTED")
    try await join(auth, "Sternwarte Ulm")
  }

  @Test func `a study's password is the same on every keyboard`() async throws {
    let auth = try await AuthFixture.shared()
    try await auth.publishPassword("Gr\u{FC}n am See", of: study, revision: 1)
    try await publishStudy(auth, revision: 1)
    for typed in ["Gru\u{308}n am See", "Gr\u{FC}n\u{A0}am See", " Gr\u{FC}n am See \n"] {
      try await join(auth, typed)
    }
    for wrong in ["Grun am See", "Gr\u{FC}nam See", "gr\u{FC}n am see"] {
      #expect(try await reason(auth, wrong) == "STUDY_PASSWORD_REJECTED")
    }
  }

  @Test func `joining is impossible between the events of a study and its password`() async throws {
    let auth = try await AuthFixture.shared()
    try await publishStudy(auth, revision: 1)
    let token = try await auth.signInAnonymously().accessToken
    let error = try await failure {
      try await auth.join(study, token: token, password: "Sternwarte Ulm")
    }
    #expect(error?.code == .unavailable)
    try await auth.publishPassword("Sternwarte Ulm", of: study, revision: 1)
    try await join(auth, "Sternwarte Ulm")
  }

  @Test func `an older password changes nothing, and a later study keeps it`() async throws {
    let auth = try await AuthFixture.shared()
    try await auth.publishPassword("second", of: study, revision: 2)
    try await auth.publishPassword("first", of: study, revision: 1)
    try await publishStudy(auth, revision: 1)
    try await publishStudy(auth, revision: 2)
    #expect(try await reason(auth, "first") == "STUDY_PASSWORD_REJECTED")
    try await join(auth, "second")
    try await publishStudy(auth, revision: 3)
    try await join(auth, "second")
  }

  @Test func `a removed password is not accepted later`() async throws {
    let auth = try await AuthFixture.shared()
    try await auth.publish(study, password: "first", revision: 1)
    try await auth.publishPassword(nil, of: study, revision: 2)
    try await publishStudy(auth, revision: 2, access: .open)
    try await publishStudy(auth, revision: 3)
    let token = try await auth.signInAnonymously().accessToken
    let error = try await failure { try await auth.join(study, token: token, password: "first") }
    #expect(error?.code == .unavailable)
  }

  @Test func `an event without a study is given up`() async throws {
    let auth = try await AuthFixture.shared()
    for message in [
      EventsV1.StudyPasswordSet(studyRevision: 1), EventsV1.StudyPasswordSet(studyID: study),
    ] {
      await #expect(throws: PermanentFailure.self) {
        try await auth.deliver(message, of: study, to: StudyPasswordConsumer())
      }
    }
  }
}
