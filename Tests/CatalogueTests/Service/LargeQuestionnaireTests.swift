import Foundation
import Logging
import Messages
import RPCClient
import RPCCore
import RPCServer
import Stubs
import Testing

@testable import CatalogueService
@testable import Identity
@testable import Tokens

/// The largest permitted questionnaire through a real server: 5,000 elements in 20 languages.
@Suite struct LargeQuestionnaireTests {
  private static let languages = [
    "bg", "cs", "da", "de", "el", "en", "es", "et", "fi", "fr", "hu", "it", "lt", "lv", "nl", "pl",
    "pt", "ro", "sk", "sv",
  ]

  private static func text(_ words: String) -> CatalogueV1.LocalizedText {
    .init(translations: languages.map { .init(language: $0, text: "\(words) (\($0))") })
  }

  private static let questionnaire = CatalogueV1.Questionnaire(
    questionnaireID: "large", title: text("The largest questionnaire"), defaultLanguage: "en",
    elements: (1...5_000).map { number in
      .init(
        elementID: "q\(number)",
        content: .question(
          .init(
            text: text("How much did number \(number) bother you"),
            type: .singleChoice(
              .init(options: (0..<3).map { .init(code: "\($0)", label: text("answer \($0)")) })))))
    }, languages: languages)

  /// Treats every caller as an administrator.
  private struct Identity: CallAuthorizer {
    func authorize(
      _ context: ServerCallContext, for access: MethodAccess
    ) throws(RPCError) -> PendingAuthorization? {
      context[AccessClaimsKey.self] = VerifiedClaims(Caller.administrator.claimsForTests)
      return nil
    }
  }

  private func served(
    _ harness: CatalogueHarness, _ body: (Channel) async throws -> Void
  ) async throws {
    let server = Server(
      configuration: ServerConfiguration(host: "127.0.0.1", port: 0),
      services: harness.parts.services, authorizers: [Identity()], logger: Logger(label: "test"))
    let port = try await server.start()
    var configuration = ChannelConfiguration()
    configuration.responseSizeMax = 64 << 20
    let channel = Channel(host: "127.0.0.1", port: port, configuration: configuration)
    do {
      try await body(channel)
    } catch {
      await channel.close()
      await server.shutdownGracefully(within: .seconds(1))
      throw error
    }
    await channel.close()
    await server.shutdownGracefully(within: .seconds(1))
  }

  @Test func itIsPublishedSearchedHandedOutAndReadAgain() async throws {
    try await CatalogueHarness.with { harness in
      let questionnaire = Self.questionnaire
      let byteCount = questionnaire.encodedSize
      #expect(byteCount > 8 << 20)
      try await served(harness) { channel in
        let options = CallOptions(timeout: .seconds(300))
        let drafts = CatalogueV1.DraftServiceClient(channel)
        let draft = try await drafts.createDraft(
          .init(
            draftID: UUID().uuidString, projectID: "default", source: .contents(questionnaire)),
          options: options)
        #expect(draft.questionnaire?.elements.count == 5_000)
        let published = try await drafts.publishDraft(
          .init(draftID: draft.draftID, etag: draft.etag), options: options)
        #expect(published.published && published.version == 1)

        let catalogue = CatalogueV1.CatalogueServiceClient(channel)
        let read = try await catalogue.getQuestionnaireVersion(
          .init(questionnaireID: "large"), options: options)
        #expect(read.elements == questionnaire.elements)
        #expect(read.contentHash == published.contentHash)
        let found = try await catalogue.searchQuestionnaires(
          .init(query: "bother 4999"), options: options)
        #expect(found.questionnaires.map(\.questionnaireID) == ["large"])
        // Importing the same changes nothing, and a study can use it.
        var study = CatalogueV1.ImportStudyRequest(
          study: SampleMessages.study("sample", ["large"]), questionnaires: [questionnaire])
        study.study?.questionnaires[0].recurrence = .repeated
        let imported = try await CatalogueV1.AuthoringServiceClient(channel).importStudy(
          study, options: options)
        #expect(imported.questionnaires.map(\.published) == [false])
      }
      // The event only references it; consumers request it if needed.
      let event = try #require(await harness.events().first)
      let told = try EventsV1.QuestionnaireVersionPublished(serialized: event.data)
      #expect(event.data.count < 1_000)
      #expect(told.questionnaire == nil)
      #expect(told.reference?.questionnaireID == "large" && told.reference?.version == 1)
      let device = try await harness.catalogue.getDeviceCatalogue(
        .init(language: "de"), context: Caller.participant(of: ["sample"]).context)
      #expect(device.encodedSize < 4 << 20)
      #expect(device.studies.first?.questionnaires.first?.elements.count == 5_000)
    }
  }

  /// Limits of other methods stay the same.
  @Test func onlyAuthoringTakesLargeRequests() async throws {
    try await CatalogueHarness.with { harness in
      try await served(harness) { channel in
        let large = String(repeating: "a", count: 5 << 20)
        let error = await #expect(throws: RPCError.self) {
          _ = try await CatalogueV1.CatalogueServiceClient(channel).getStudy(
            .init(studyID: large), options: CallOptions(timeout: .seconds(60)))
        }
        #expect(error?.code == .resourceExhausted)
        let taken = await #expect(throws: RPCError.self) {
          _ = try await CatalogueV1.DraftServiceClient(channel).getDraft(
            .init(draftID: large), options: CallOptions(timeout: .seconds(60)))
        }
        #expect(taken?.code == .invalidArgument)
      }
    }
  }

  @Test func definitionsThatAreTooLargeAreNamed() async throws {
    try await ProjectFixture.with { fixture in
      var contents = SampleMessages.questionnaire()
      contents.elements = (0...5_000).map {
        .init(elementID: "p\($0)", content: .pageBreak(.init()))
      }
      let many = contents
      let elements = await reason { _ = try await fixture.draft(many) }
      #expect(elements == "TOO_MANY_ELEMENTS")
      contents.elements = []
      contents.annotations = [
        .init(key: "too.large", value: String(repeating: "a", count: 33 << 20))
      ]
      let large = contents
      let bytes = await reason { _ = try await fixture.draft(large) }
      #expect(bytes == "DRAFT_TOO_LARGE")
    }
  }
}

extension Caller {
  var claimsForTests: AccessClaims {
    AccessClaims(
      participantID: UUID(), roles: [.administrator], sessionID: UUID(),
      issuedAt: CatalogueHarness.time, expiresAt: CatalogueHarness.time.addingTimeInterval(600))
  }
}
