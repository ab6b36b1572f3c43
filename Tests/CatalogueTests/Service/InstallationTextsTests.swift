import Messages
import RPCCore
import Testing

@testable import CatalogueService

/// Texts of the installation: set by administrators, read by anyone.
@Suite struct InstallationTextsTests {
  private func texts(
    _ imprint: String, kind: CatalogueV1.InformationKind = .imprint
  ) -> CatalogueV1.InstallationTexts {
    .init(
      texts: [
        .init(
          kind: kind,
          text: .init(translations: [
            .init(language: "EN", text: imprint),
            .init(language: "de", text: "\(imprint) auf Deutsch"),
          ])),
        .init(kind: .about, text: SampleMessages.text("About us")),
      ], defaultLanguage: "en")
  }

  private func read(
    _ harness: CatalogueHarness, _ language: String = "", etag: String = "", all: Bool = false
  ) async throws -> CatalogueV1.GetInstallationTextsResponse {
    try await harness.parts.installation.getInstallationTexts(
      .init(language: language, etag: etag, allLanguages: all), context: Caller.nobody.context)
  }

  private func set(
    _ harness: CatalogueHarness, _ texts: CatalogueV1.InstallationTexts, etag: String = ""
  ) async throws -> CatalogueV1.SetInstallationTextsResponse {
    try await harness.parts.installation.setInstallationTexts(
      .init(texts: texts, etag: etag), context: Caller.administrator.context)
  }

  @Test func withoutTextsTheAnswerIsEmpty() async throws {
    try await CatalogueHarness.with { harness in
      let answer = try await read(harness)
      #expect(answer.texts == .init() && answer.etag == "" && !answer.notModified)
    }
  }

  @Test func theyAreReadInTheLanguageOfTheReader() async throws {
    try await CatalogueHarness.with { harness in
      let stored = try await set(harness, texts("Imprint"))
      #expect(stored.changed && stored.texts?.revision == 1)
      #expect(stored.texts?.updateTime == .init(CatalogueHarness.time))
      // In the order of the kinds, with canonical tags.
      #expect(stored.texts?.texts.map(\.kind) == [.about, .imprint])
      #expect(stored.texts?.texts[1].text?.translations.map(\.language) == ["en", "de"])
      let german = try await read(harness, "de-AT")
      #expect(german.texts?.texts[1].text?.text == "Imprint auf Deutsch")
      #expect(german.texts?.texts[0].text?.language == "en")
      let same = try await read(harness, "de-AT", etag: german.etag)
      #expect(same.notModified && same.texts == nil)
      #expect(try await read(harness, "en").etag != german.etag)
      #expect(try await read(harness, all: true).texts == stored.texts)
    }
  }

  @Test func aChangeNeedsTheEtagOfWhatItReplaces() async throws {
    try await CatalogueHarness.with { harness in
      let first = try await set(harness, texts("One"))
      // Sent again after a lost response.
      let again = try await set(harness, texts("One"))
      #expect(!again.changed && again.etag == first.etag)
      for etag in ["", "stale"] {
        let refused = await #expect(throws: RPCError.self) {
          try await set(harness, texts("Two"), etag: etag)
        }
        #expect(refused?.code == .aborted && refused?.reason == "ETAG_MISMATCH")
      }
      let second = try await set(harness, texts("Two"), etag: first.etag)
      #expect(second.changed && second.texts?.revision == 2)
      // Earlier revisions stay.
      #expect(try await harness.count("installation_texts") == 2)
      let trail = try await harness.parts.projects.listAuditEntries(
        .init(projectID: "default", resource: "installation/texts"),
        context: Caller.administrator.context)
      #expect(trail.entries.map(\.action) == Array(repeating: "installation.texts_set", count: 2))
    }
  }

  @Test func everyFindingIsNamed() async throws {
    try await CatalogueHarness.with { harness in
      var wrong = texts("X", kind: .unspecified)
      wrong.texts.append(wrong.texts[1])
      wrong.defaultLanguage = "fr"
      let asked = wrong
      let refused = await #expect(throws: RPCError.self) { try await set(harness, asked) }
      #expect(refused?.code == .invalidArgument)
      let found = Set(refused?.violations.map { "\($0.field) \($0.reason)" } ?? [])
      #expect(
        found.isSuperset(of: [
          "texts.texts[0].kind INFORMATION_KIND_MISSING",
          "texts.texts[2].kind INFORMATION_KIND_DUPLICATE",
          "texts.texts[1].text TRANSLATION_MISSING",
        ]), "\(found)")
      let stored = try await harness.count("installation_texts")
      #expect(stored == 0)
    }
  }
}
