import Foundation
import Messages
import QuestionnaireWire
import Questionnaires
import RPCCore
import ServiceKit
import Testing

@testable import CatalogueService

@Suite struct SearchTests {
  private func questionnaire(
    _ id: String, title: CatalogueV1.LocalizedText, question: CatalogueV1.LocalizedText,
    licence: String = "", item: String = "", sharing: CatalogueV1.Sharing = .anyone
  ) -> CatalogueV1.Questionnaire {
    .init(
      questionnaireID: id, title: title, defaultLanguage: "en",
      elements: [
        .init(
          elementID: "only",
          content: .question(.init(text: question, type: .yesNo(.init()), itemID: item)))
      ], licence: licence, sharing: sharing)
  }

  private func fill(_ fixture: ProjectFixture) async throws {
    func text(_ english: String, _ german: String?) -> CatalogueV1.LocalizedText {
      SampleMessages.text(english, german: german)
    }
    for contents in [
      questionnaire(
        "loudness", title: text("Loudness of the ringing", "Lautheit des Ohrgeräuschs"),
        question: text("Are you listening to music?", "Hören Sie gerade Musik?"),
        licence: "CC0-1.0", item: "music"),
      questionnaire(
        "sleep", title: text("Sleeping", "Schlafen"),
        question: text("Did the ringing keep you awake?", "Hat das Ohrgeräusch Sie geweckt?"),
        licence: "CC-BY-4.0"),
      questionnaire(
        "hidden", title: text("Hidden ringing", nil), question: text("Secret?", nil),
        sharing: .project),
      questionnaire(
        "outlined", title: text("Outlined", nil), question: text("Unspeakable ringing?", nil),
        sharing: .structure),
    ] {
      try await fixture.publish(contents)
    }
  }

  private func find(
    _ fixture: ProjectFixture, _ request: CatalogueV1.SearchQuestionnairesRequest,
    by person: UUID? = nil
  ) async throws -> [String] {
    try await fixture.harness.catalogue.searchQuestionnaires(
      request, context: fixture.context(person ?? fixture.stranger)
    ).questionnaires.map(\.questionnaireID)
  }

  @Test func wordsAreFoundInEveryLanguageAndForm() async throws {
    try await ProjectFixture.with { fixture in
      try await fill(fixture)
      let cases: [(String, [String])] = [
        ("ringing", ["loudness", "sleep"]), ("RING", ["loudness", "sleep"]),
        ("Ohrgeräusche", ["loudness", "sleep"]), ("höre Musik", ["loudness"]),
        ("listen", ["loudness"]), ("lou", ["loudness"]), ("ringing -awake", ["loudness"]),
        ("sleeping or music", ["loudness", "sleep"]), ("\"keep you awake\"", ["sleep"]),
        ("\"awake you keep\"", []), ("nowhere", []), ("secret", []),
        // Readers cannot search texts that they may not read.
        ("unspeakable", []), ("outlined", ["outlined"]), ("'; DROP TABLE drafts; --", []),
        ("", ["loudness", "outlined", "sleep"]), ("   ", ["loudness", "outlined", "sleep"]),
      ]
      for (query, expected) in cases {
        let found = try await find(fixture, .init(query: query))
        #expect(found.sorted() == expected, "\(query)")
      }
      // The title has a higher weight than a question.
      let found1 = try await find(fixture, .init(query: "ringing"))
      #expect(found1 == ["loudness", "sleep"])
      let insider = try await find(fixture, .init(query: "ringing"), by: fixture.reader)
      #expect(Set(insider) == ["hidden", "loudness", "outlined", "sleep"])
    }
  }

  /// A character may be a letter and contain a quote, which ends the words of a search expression.
  @Test func noTextBreaksTheSearchExpression() async throws {
    #expect(SearchStore.beginnings(in: "ring ears") == "'ring':* & 'ears':*")
    #expect(SearchStore.beginnings(in: "mu\u{308}de") == "'mu\u{308}de':*")
    #expect(SearchStore.beginnings(in: "\u{0D4E}' | x") == "'\u{0D4E}':* & 'x':*")
    try await CatalogueHarness.with { harness in
      let scalars: [Unicode.Scalar] = [
        "a", "'", "\\", "\u{0D4E}", "\u{0600}", "\u{308}", "\u{200D}", ":", "*", "&", " ", "1",
        "\u{110BD}", "!",
      ]
      for _ in 0..<200 {
        var words = "a"
        for _ in 0..<8 {
          words.unicodeScalars.append(scalars.randomElement() ?? "a")
        }
        let asked = words
        let found = await reason {
          _ = try await harness.catalogue.searchQuestionnaires(
            .init(query: asked), context: Caller.administrator.context)
        }
        #expect(found == "", "\(asked.unicodeScalars.map(\.value))")
      }
    }
  }

  /// Drafts cannot be found, and unshared questionnaires only by members of the project.
  @Test func draftsAndWhatIsPrivateNeverAppear() async throws {
    try await ProjectFixture.with { fixture in
      try await fill(fixture)
      _ = try await fixture.drafts.createDraft(
        .init(
          draftID: UUID().uuidString.lowercased(), projectID: ProjectFixture.id,
          source: .contents(
            questionnaire(
              "drafted", title: SampleMessages.text("Drafted ringing"),
              question: SampleMessages.text("Secret?")))),
        context: fixture.context(fixture.leader))
      for words in ["ringing", "drafted", "hidden", "secret", "hid", "\"hidden ringing\"", ""] {
        let outside = try await find(fixture, .init(query: words))
        #expect(!outside.contains("hidden") && !outside.contains("drafted"), "\(words)")
        for language in ["en", "de"] {
          let narrowed = try await find(
            fixture, .init(query: words, projectID: ProjectFixture.id, textLanguage: language))
          #expect(!narrowed.contains("hidden") && !narrowed.contains("drafted"), "\(words)")
        }
        let inside = try await find(fixture, .init(query: words), by: fixture.leader)
        #expect(!inside.contains("drafted"), "\(words)")
        #expect(inside.contains("hidden") == (words != "drafted"), "\(words)")
      }
    }
  }

  @Test func filtersNarrowAndPagesLeadThrough() async throws {
    try await ProjectFixture.with { fixture in
      try await fill(fixture)
      let found2 = try await find(fixture, .init(licence: "CC0-1.0"))
      #expect(found2 == ["loudness"])
      let found3 = try await find(fixture, .init(itemID: "music"))
      #expect(found3 == ["loudness"])
      let found4 = try await find(fixture, .init(textLanguage: "de"))
      #expect(found4 == ["loudness", "sleep"])
      let found5 = try await find(fixture, .init(query: "awake", textLanguage: "de"))
      #expect(found5 == [])
      let found6 = try await find(fixture, .init(projectID: "default"))
      #expect(found6 == [])
      let found7 = try await find(fixture, .init(projectID: ProjectFixture.id)).count
      #expect(found7 == 3)
      var seen: [String] = []
      var token = ""
      repeat {
        let page = try await fixture.harness.catalogue.searchQuestionnaires(
          .init(language: "de", pageSize: 1, pageToken: token),
          context: fixture.context(fixture.stranger))
        seen += page.questionnaires.map(\.questionnaireID)
        token = page.nextPageToken
        if seen.last == "sleep" { #expect(page.questionnaires[0].title?.text == "Schlafen") }
      } while !token.isEmpty
      #expect(seen == ["loudness", "outlined", "sleep"])
      let places = PageTokens(CatalogueV1.SearchQuestionnairesRequest()) { _ in }
      let anotherSearch = CatalogueV1.SearchQuestionnairesRequest(
        query: "sleep", pageToken: places.token(after: "1"))
      for (request, expected) in [
        (anotherSearch, "PAGE_TOKEN_INVALID"),
        (CatalogueV1.SearchQuestionnairesRequest(pageSize: 101), "PAGE_SIZE_OUT_OF_RANGE"),
        (.init(pageToken: places.token(after: "10000")), "PAGE_TOKEN_INVALID"),
        (.init(pageToken: places.token(after: "-1")), "PAGE_TOKEN_INVALID"),
        (.init(query: String(repeating: "x", count: 501)), "QUERY_TOO_LONG"),
        (.init(textLanguage: "d!"), "LANGUAGE_INVALID"),
      ] {
        let reason = await reason { _ = try await find(fixture, request) }
        #expect(reason == expected)
      }
      let last = try await find(fixture, .init(pageToken: places.token(after: "9999")))
      #expect(last == [])
    }
  }

  @Test func newVersionsReplaceOldOnesAndRetiredOnesDisappear() async throws {
    try await ProjectFixture.with { fixture in
      try await fill(fixture)
      try await fixture.publish(
        questionnaire(
          "sleep", title: SampleMessages.text("Dreams"), question: SampleMessages.text("Any?"),
          licence: "CC-BY-4.0"))
      let found8 = try await find(fixture, .init(query: "awake"))
      #expect(found8 == [])
      let found9 = try await find(fixture, .init(query: "dream"))
      #expect(found9 == ["sleep"])
      let answer = try await fixture.harness.catalogue.searchQuestionnaires(
        .init(query: "dream"), context: fixture.context(fixture.stranger))
      #expect(answer.questionnaires.map(\.version) == [2])
      let unchanged = try await fixture.harness.catalogue.searchQuestionnaires(
        .init(query: "dream", etag: answer.etag), context: fixture.context(fixture.stranger))
      #expect(unchanged.notModified)
      _ = try await fixture.drafts.retireQuestionnaire(
        .init(questionnaireID: "sleep"), context: fixture.context(fixture.leader))
      let found10 = try await find(fixture, .init(query: "dream"))
      #expect(found10 == [])
      let retired = try await fixture.harness.catalogue.searchQuestionnaires(
        .init(query: "dream", includeRetired: true), context: fixture.context(fixture.stranger))
      #expect(retired.questionnaires.map(\.retired) == [true])
    }
  }

  /// Questionnaires from before the search can be found shortly after the start.
  @Test func missingSearchDataIsIndexed() async throws {
    try await ProjectFixture.with { fixture in
      try await fill(fixture)
      try await fixture.harness.pool.execute("DELETE FROM questionnaire_texts")
      try await fixture.harness.pool.execute("UPDATE questionnaires SET indexed_version = 0")
      let found11 = try await find(fixture, .init(query: "music"))
      #expect(found11 == [])
      var count = 0
      while try await SearchIndex().writeNext(on: fixture.harness.pool) { count += 1 }
      #expect(count == 4)
      let found12 = try await find(fixture, .init(query: "music"))
      #expect(found12 == ["loudness"])
    }
  }

  @Test func longTextsAreIndexedInParts() async throws {
    // The worst case: unique words.
    let words = (0..<30_000).map { String($0 + 100_000, radix: 36) }
    let texts = stride(from: 0, to: words.count, by: 1_000).map {
      words[$0..<min($0 + 1_000, words.count)].joined(separator: " ")
    }
    let definition = QuestionnaireDefinition(
      id: "long", title: TranslatedText([Translation(language: "en", text: "Long")]),
      defaultLanguage: "en",
      elements: texts.enumerated().map { position, text in
        ElementDefinition(
          id: "e\(position)",
          content: .text(TranslatedText([Translation(language: "en", text: text)])))
      })
    let parts = SearchTexts(definition).parts
    #expect(parts.count > 3)
    #expect(parts.map(\.number) == Array(0..<parts.count))
    #expect(parts.allSatisfy { $0.body.utf8.count <= SearchTexts.partBytesMax })
    #expect(parts.map(\.body).joined().split(separator: "\n").map(String.init) == texts)
    let one = QuestionnaireDefinition(
      id: "one", title: TranslatedText(), defaultLanguage: "en",
      elements: [
        ElementDefinition(
          id: "e",
          content: .text(
            TranslatedText([
              Translation(language: "en", text: String(repeating: "ä", count: 60_000))
            ])))
      ])
    #expect(SearchTexts(one).parts.map(\.body).joined().count { $0 == "ä" } == 60_000)
    try await ProjectFixture.with { fixture in
      try await fixture.publish(.init(definition))
      let found13 = try await find(fixture, .init(query: words[29_999]), by: fixture.reader)
      #expect(found13 == ["long"])
    }
  }
}
