import QuestionnaireSamples
import Questionnaires
import Testing

@testable import Formats

@Suite struct TranslationTests {
  enum Format: CaseIterable { case xliff, csv }

  /// Writes and reads a file.
  private func throughFile(_ sheet: TranslationSheet, _ format: Format) throws -> TranslationSheet {
    switch format {
    case .xliff:
      let sheets = try XLIFFReader().read(XLIFFWriter().bytes(sheet), file: "f.xlf")
      return try #require(sheets.first)
    case .csv:
      let sheets = try TranslationTable().read(TranslationTable().bytes([sheet]), file: "f.csv")
      return try #require(sheets.first)
    }
  }

  private func withoutTranslations(
    _ definition: QuestionnaireDefinition, into language: String
  ) -> QuestionnaireDefinition {
    var definition = definition
    definition.transformTexts { _, text in text[language] = nil }
    return definition
  }

  /// All exported and removed translations are restored by the import.
  @Test(arguments: Format.allCases)
  func generatedDefinitionsComeBackWhole(_ format: Format) throws {
    for seed in 0..<40 as Range<UInt64> {
      var generator = QuestionnaireGenerator(seed: seed)
      var questionnaire = generator.questionnaire()
      // Some translations are of an earlier wording.
      var count = 0
      questionnaire.transformTexts { _, text in
        // Random texts in braces differ between languages.
        text = text.mapTexts { $0.replacing("{braces}", with: "{ braces }") }
        for position in text.translations.indices where text.translations[position].language == "de"
        {
          count += 1
          text.translations[position].isOutdated = count % 3 == 0
        }
      }
      let sheet = TranslationSheet(of: questionnaire, id: questionnaire.id, into: "de")
      var expected = sheet
      if format == .csv { expected.definitionID = "" }
      var read = try throughFile(sheet, format)
      #expect(read.units.allSatisfy { $0.position != nil } || read.units.isEmpty)
      for index in read.units.indices {
        read.units[index].position = nil
        read.units[index].note = sheet.units[index].note
      }
      #expect(read == expected, "seed \(seed)")
      var bare = withoutTranslations(questionnaire, into: "de")
      let outcome = try TranslationImport().apply(
        read, to: &bare, id: questionnaire.id, file: "f")
      #expect(outcome.findings == [])
      for (before, after) in zip(questionnaire.texts, bare.texts) {
        #expect(before.key == after.key)
        #expect(
          before.text.translations.sorted { $0.language < $1.language }
            == after.text.translations.sorted { $0.language < $1.language }, "seed \(seed)")
      }
      let translated = questionnaire.texts.count { $0.text["de"] != nil }
      #expect(outcome.changed == translated)
      #expect(outcome.outdated == translated / 3)
      #expect(outcome.missing == questionnaire.texts.count - translated)
    }
  }

  // MARK: Changes since the export

  private var exported: QuestionnaireDefinition {
    var questionnaire = Samples.questionnaire()
    questionnaire.elements = [
      Samples.question(
        "q",
        .singleChoice(SingleChoiceDefinition(options: [Samples.option("a"), Samples.option("b")]))
      )
    ]
    return questionnaire
  }

  private func translated(_ sheet: TranslationSheet) -> TranslationSheet {
    var sheet = sheet
    for index in sheet.units.indices {
      sheet.units[index].target = "de: \(sheet.units[index].source)"
      sheet.units[index].state = .translated
      sheet.units[index].position = SourcePosition(line: index + 1)
    }
    return sheet
  }

  @Test func aChangedSourceIsTakenAndMarked() throws {
    let sheet = translated(TranslationSheet(of: exported, id: exported.id, into: "de"))
    var current = exported
    current.transformTexts { key, text in
      if key.description == "elements.q.question" { text["en"] = "reworded" }
    }
    let outcome = try TranslationImport().apply(sheet, to: &current, id: current.id, file: "f")
    #expect(outcome.findings.map(\.rule) == ["SOURCE_CHANGED"])
    #expect(outcome.findings.first?.place == "elements.q.question")
    #expect(outcome.findings.first?.severity == .warning)
    let translation = current.elements[0].question?.text.translations.first { $0.language == "de" }
    #expect(translation?.text == "de: question q")
    #expect(translation?.isOutdated == true)
    #expect(outcome.outdated == 1)
    // Exported again, it needs translation; after confirmation the mark is removed.
    var again = TranslationSheet(of: current, id: current.id, into: "de")
    let index = try #require(again.units.firstIndex { $0.key.description == "elements.q.question" })
    #expect(again.units[index].state == .needsTranslation)
    #expect(again.units[index].source == "reworded")
    again.units[index].state = .translated
    let second = try TranslationImport().apply(again, to: &current, id: current.id, file: "f")
    #expect(second.outdated == 0)
    #expect(second.changed == 0)
    #expect(
      current.completeness.first { $0.language == "de" }?.isComplete == true)
  }

  @Test func textsThatAreGoneAreLeftOut() throws {
    let sheet = translated(TranslationSheet(of: exported, id: exported.id, into: "de"))
    var current = exported
    current.elements[0] = Samples.question("other", .yesNo)
    let outcome = try TranslationImport().apply(sheet, to: &current, id: current.id, file: "f")
    #expect(Set(outcome.findings.map(\.rule)) == ["KEY_UNKNOWN"])
    #expect(
      outcome.findings.map(\.place) == [
        "elements.q.question", "elements.q.options.a", "elements.q.options.b",
      ])
    #expect(outcome.missing == 1)
  }

  @Test func placeholdersThatDifferAreMarked() throws {
    var current = exported
    current.transformTexts { key, text in
      if key.description == "elements.q.question" { text["en"] = "Hello {name}, %1$s" }
    }
    var sheet = translated(TranslationSheet(of: current, id: current.id, into: "de"))
    let index = try #require(sheet.units.firstIndex { $0.key.description == "elements.q.question" })
    sheet.units[index].target = "Hallo {Name}, %1$s"
    let outcome = try TranslationImport().apply(sheet, to: &current, id: current.id, file: "f")
    #expect(outcome.findings.map(\.rule) == ["PLACEHOLDERS_DIFFER"])
    #expect(outcome.outdated == 1)
  }

  @Test func anEmptyOrUntranslatedTargetRemovesNothing() throws {
    var current = exported
    var sheet = translated(TranslationSheet(of: current, id: current.id, into: "de"))
    _ = try TranslationImport().apply(sheet, to: &current, id: current.id, file: "f")
    let before = current
    for index in sheet.units.indices { sheet.units[index].target = " " }
    let emptied = try TranslationImport().apply(sheet, to: &current, id: current.id, file: "f")
    #expect(Set(emptied.findings.map(\.rule)) == ["TRANSLATION_EMPTY"])
    for index in sheet.units.indices {
      sheet.units[index].target = "something"
      sheet.units[index].state = .new
    }
    let new = try TranslationImport().apply(sheet, to: &current, id: current.id, file: "f")
    #expect(Set(new.findings.map(\.rule)) == ["STATE_NEW"])
    #expect(current == before)
  }

  @Test func whatIsWrongWithTheFileChangesNothing() {
    let good = translated(TranslationSheet(of: exported, id: exported.id, into: "de"))
    let cases: [(String, (inout TranslationSheet) -> Void)] = [
      ("DEFINITION_DIFFERS", { $0.definitionID = "other" }),
      ("SOURCE_LANGUAGE_DIFFERS", { $0.sourceLanguage = "fr" }),
      ("LANGUAGE_INVALID", { $0.targetLanguage = "german!" }),
      ("LANGUAGE_INVALID", { $0.targetLanguage = "EN" }),
      ("KEY_DUPLICATE", { $0.units.append($0.units[0]) }),
      ("TEXT_TOO_LONG", { $0.units[0].target = String(repeating: "x", count: 10_001) }),
      ("TEXT_CONTROL_CHARACTER", { $0.units[0].target = "a\u{7}" }),
    ]
    for (rule, spoil) in cases {
      var sheet = good
      spoil(&sheet)
      var current = exported
      let error = #expect(throws: SourceError.self) {
        try TranslationImport().apply(sheet, to: &current, id: exported.id, file: "f")
      }
      #expect(error?.findings.map(\.rule) == [rule])
      #expect(error?.findings.allSatisfy { !$0.advice.isEmpty } == true)
      #expect(current == exported)
    }
    var atTheLimit = good
    atTheLimit.units[0].target = String(repeating: "x", count: 10_000)
    var current = exported
    #expect(throws: Never.self) {
      try TranslationImport().apply(atTheLimit, to: &current, id: exported.id, file: "f")
    }
  }

  @Test func notesSayWhatATextIs() {
    let sheet = TranslationSheet(of: exported, id: exported.id, into: "de")
    let notes = Dictionary(
      sheet.units.map { ($0.key.description, $0.note) }, uniquingKeysWith: { first, _ in first })
    #expect(notes["elements.q.options.a"] == "Option of `q`: question q")
    #expect(notes["elements.q.question"] == "")
  }

  @Test func otherDefinitionsAreTranslatedAlike() throws {
    var vocabulary = VocabularyDefinition(
      id: "events", title: Samples.text("Events"), defaultLanguage: "en",
      terms: [VocabularyTerm(code: "a", label: Samples.text("A"))])
    let sheet = translated(TranslationSheet(of: vocabulary, id: "events", into: "de"))
    let outcome = try TranslationImport().apply(sheet, to: &vocabulary, id: "events", file: "f")
    #expect(outcome.changed == 2)
    #expect(vocabulary.terms[0].label["de"] == "de: A")
  }

  @Test func placeholdersAreNamesInBracesAndFormats() {
    #expect(Placeholders.all(in: "{a} ${b.c} %s %2$d") == ["${b.c}", "%2$d", "%s", "{a}"])
    #expect(Placeholders.all(in: "100 % {two words} {} 5%done %5 {a") == [])
    // Fallbacks are translated.
    #expect(
      Placeholders.all(in: "{{answer:mood|{x} unknown}} {{n}}") == [
        "{n}", "{x}", "{{answer:mood}}",
      ])
  }
}
