import Fields
import Foundation
import Messages
import RPCClient
import RPCCore
import RPCServer
import ServiceKit
import Stubs
import Synchronization
import TestSupport
import Testing

@testable import AuthService

/// Behaviour if the bus is behind: the catalogue is asked over a real connection.
@Suite struct StudyCacheTests {
  private func with(
    _ catalogue: TellingCatalogue, pauseAfterFailure: Duration = .seconds(1),
    _ body: (AuthFixture, StudyCache, StudyID) async throws -> Void
  ) async throws {
    let auth = try await AuthFixture.shared()
    let server = Server(
      configuration: ServerConfiguration(host: "127.0.0.1", port: 0), services: [catalogue],
      interceptors: [], logger: TestLog.logger)
    let channel = Channel(host: "127.0.0.1", port: try await server.start())
    let cache = cache(auth, channel, pauseAfterFailure: pauseAfterFailure)
    do {
      try await body(auth, cache, try #require(StudyID(AuthFixture.newName())))
    } catch {
      await channel.close()
      await server.shutdownGracefully(within: .seconds(1))
      throw error
    }
    await channel.close()
    await server.shutdownGracefully(within: .seconds(1))
  }

  /// Returns the error of a call that needs the study.
  private func refusal(_ find: () async throws -> KnownStudy) async throws -> RPCError? {
    try await failure { try await AuthService.answering(find) }
  }

  private func cache(
    _ auth: AuthFixture, _ channel: Channel, pauseAfterFailure: Duration = .seconds(1)
  ) -> StudyCache {
    StudyCache(
      pool: auth.pool,
      owner: CatalogueStudies(
        CatalogueClient(channel: channel, credential: nil, logger: TestLog.logger)),
      pauseAfterFailure: pauseAfterFailure, logger: TestLog.logger)
  }

  @Test func `a catalogue that failed is left alone for a moment`() async throws {
    // Its answers are unusable.
    let catalogue = TellingCatalogue(allGroups: false)
    try await with(catalogue, pauseAfterFailure: .seconds(3600)) { _, cache, study in
      for number in 1...10 {
        let study = try #require(StudyID("\(study.text)-\(number)"))
        catalogue.tell(CatalogueV1.Study(studyID: study.text, consentVersion: "v1", revision: 1))
        let error = try await refusal { try await cache.find(study, consentVersion: "v1") }
        #expect(error?.code == .unavailable)
      }
      #expect(catalogue.questions == 1)
    }
  }

  @Test func `an unknown study is asked for once and remembered`() async throws {
    let catalogue = TellingCatalogue()
    try await with(catalogue) { auth, cache, study in
      catalogue.tell(
        CatalogueV1.Study(
          studyID: study.text, consentVersion: "v1", access: .open,
          endTime: .init(AuthFixture.start), revision: 3))
      for _ in 1...3 {
        let found = try await cache.find(study, consentVersion: "v1")
        #expect(found.revision == 3)
        #expect(found.terms.endsAt == AuthFixture.start)
        #expect(!found.terms.needsPassword)
      }
      #expect(catalogue.questions == 1)
    }
  }

  @Test func `a consent version not seen yet is asked for`() async throws {
    let catalogue = TellingCatalogue()
    try await with(catalogue) { auth, cache, study in
      try await auth.publish(study.text, version: "v1", password: "Sternwarte Ulm")
      catalogue.tell(
        CatalogueV1.Study(
          studyID: study.text, consentVersion: "v2", access: .password, revision: 2))
      let found = try await cache.find(study, consentVersion: "v2")
      #expect(found.terms.consentVersion == "v2")
      // The catalogue returns no hash: the stored one stays until the event arrives.
      #expect(found.accessPasswordHash?.hasPrefix("$argon2id$") == true)
      #expect(try await cache.find(study, consentVersion: "v2").revision == 2)
      #expect(catalogue.questions == 1)
      #expect(try await cache.find(study, consentVersion: "v9").terms.consentVersion == "v2")
    }
  }

  /// From the first second on, when nothing about the study has come over the bus.
  @Test func `an answer has the consent's languages`() async throws {
    let catalogue = TellingCatalogue()
    try await with(catalogue) { _, cache, study in
      catalogue.tell(Self.bilingual(study, revision: 1))
      let found = try await cache.find(study, consentVersion: "v1")
      let german = try #require(LanguageTag("de"))
      #expect(found.terms.consentLanguages == [german, .english])
      #expect(found.title?.chosen(for: "de") == "Ohren")
      let french = try #require(LanguageTag("fr"))
      #expect(throws: EnrolmentRules.Refusal.consentLanguageUnknown([german, .english])) {
        try EnrolmentRules.decide(
          terms: found.terms, consentVersion: "v1", consentLanguage: french, agreedVersion: nil,
          currentEnrolments: 0, enrolmentsEver: 0, at: AuthFixture.start)
      }
      #expect(catalogue.questions == 1)
    }
  }

  private static func bilingual(_ study: StudyID, revision: UInt32) -> CatalogueV1.Study {
    CatalogueV1.Study(
      studyID: study.text,
      title: .init(translations: [
        .init(language: "en", text: "Ears"), .init(language: "de", text: "Ohren"),
      ]),
      consentText: .init(translations: [
        .init(language: "en", text: "I take part."), .init(language: "de", text: "Ich mache mit."),
      ]),
      consentVersion: "v1", access: .open, revision: revision)
  }

  @Test func `a study unknown to the catalogue does not exist`() async throws {
    try await with(TellingCatalogue()) { _, cache, study in
      let error = try await refusal { try await cache.find(study, consentVersion: "v1") }
      #expect(error?.code == .notFound)
      #expect(error?.reason == "STUDY_UNKNOWN")
    }
  }

  /// A stranger's view may lack groups and must not be stored for everybody.
  @Test func `a part of a study is not kept`() async throws {
    let catalogue = TellingCatalogue(allGroups: false)
    try await with(catalogue) { auth, cache, study in
      catalogue.tell(CatalogueV1.Study(studyID: study.text, consentVersion: "v1", revision: 1))
      let error = try await refusal { try await cache.find(study, consentVersion: "v1") }
      #expect(error?.code == .unavailable)
      let kept = try await auth.count(
        "SELECT count(*) FROM studies WHERE study_id = \(study.text)")
      #expect(kept == 0)
    }
  }

  @Test func `an unknown study while the catalogue is away is to be tried again`() async throws {
    let auth = try await AuthFixture.shared()
    // Nothing listens on port 1 of this machine.
    let channel = Channel(host: "127.0.0.1", port: 1)
    let cache = cache(auth, channel)
    let study = try #require(StudyID(AuthFixture.newName()))
    let error = try await refusal { try await cache.find(study, consentVersion: "v1") }
    #expect(error?.code == .unavailable)
    #expect(error?.retryDelay == .seconds(1))
    // A known study is answered from the store.
    try await auth.publish(study.text, version: "v1")
    #expect(try await cache.find(study, consentVersion: "v2").terms.consentVersion == "v1")
    await channel.close()
  }
}

/// A catalogue that returns the studies it was given.
private final class TellingCatalogue: CatalogueV1.CatalogueServiceProtocol {
  private let state = Mutex<(studies: [String: CatalogueV1.Study], questions: Int)>(([:], 0))
  private let allGroups: Bool

  init(allGroups: Bool = true) {
    self.allGroups = allGroups
  }

  func tell(_ study: CatalogueV1.Study) {
    state.withLock { $0.studies[study.studyID] = study }
  }

  var questions: Int { state.withLock { $0.questions } }

  func access(to method: CatalogueV1.CatalogueServiceMethod) -> MethodAccess { .open }

  func getStudy(
    _ request: CatalogueV1.GetStudyRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetStudyResponse {
    let study = state.withLock {
      $0.questions += 1
      return $0.studies[request.studyID]
    }
    guard var study else {
      throw RPCError(.notFound, "there is no study with this id", reason: "STUDY_UNKNOWN")
    }
    if !request.allLanguages {
      study.title = study.title?.inFirstLanguage
      study.consentText = study.consentText?.inFirstLanguage
    }
    return CatalogueV1.GetStudyResponse(study: study, allGroups: allGroups)
  }
}

extension CatalogueV1.LocalizedText {
  fileprivate var inFirstLanguage: CatalogueV1.LocalizedText {
    .init(text: translations.first?.text ?? "", language: translations.first?.language ?? "")
  }
}
