import Formats
import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct CodebookReaderTests {
  private func read(
    _ text: String, file: String = "s.csv",
    _ codebook: TrackCodebookOptions = TrackCodebookOptions(),
    language: String = ""
  ) throws -> TrackCodebook {
    var options = ReadOptions()
    options.questionnaireID = "sleep"
    options.defaultLanguage = language
    return try TrackCodebookReader(codebook).codebooks(
      Array(text.utf8), file: file, options: options)[0]
  }

  @Test func everyRowIsAccountedFor() throws {
    let report = try read(CodebookSamples.codebook).rows
    #expect(report.rows.map(\.row) == Array(1...21))
    #expect(
      report.counts == [
        .title: 2, .blank: 2, .languages: 1, .header: 1, .headline: 1, .text: 2, .pageBreak: 1,
        .question("SingleChoice"): 1, .question("MultipleChoice"): 1, .question("Knob"): 1,
        .question("Slider"): 1, .question("YesNoSwitch"): 2, .question("SingleChoiceKnob"): 2,
        .question("TextString"): 1, .question("TextArea"): 1, .question("TextDate"): 1,
      ])
    #expect(report.questionCount == 11)
    #expect(report.languages == ["de", "en", "hu"])
    let notes = report.rows.filter { !$0.notes.isEmpty }
    #expect(notes.map(\.row) == [4, 12, 13, 14, 15, 21])
    #expect(notes[0].notes[0].contains("`un` where the header has `hu`"))
    #expect(notes[4].notes[0].contains("read as a line of text"))
    #expect(notes[5].notes[0].contains("no text in hu"))
  }

  @Test func everyTypeBecomesAnElement() throws {
    let questionnaire = try read(CodebookSamples.codebook, file: "folder/sleep.csv").questionnaire
    let definition = questionnaire.definition
    #expect(QuestionnaireChecker().check(definition) == [])
    #expect(definition.id == "sleep")
    #expect(definition.defaultLanguage == "en")
    #expect(definition.title["en"] == "Schlafprotokoll")
    #expect(definition.provenance.source == "Track Your Health codebook sleep.csv")
    #expect(
      definition.elements.map(\.id) == [
        "headline_1", "text_1", "quality", "noise", "page_break_1", "hours", "depth", "dreamt",
        "napped", "country", "bed", "place", "dream", "day", "text_2",
      ])
    let questions = definition.elements.compactMap(\.question)
    #expect(
      questions[0].kind
        == .singleChoice(
          SingleChoiceDefinition(options: [
            option("0", "gut", "good", "jó"), option("1", "mittel", "fair", "közepes"),
            option("2", "schlecht", "bad", "rossz"),
          ])))
    #expect(
      questions[1].kind
        == .multipleChoice(
          MultipleChoiceDefinition(options: [
            option("a", "Straße", "Street", "Utca"),
            option("b", "Nachbarn", "Neighbours", "Szomszédok"),
          ])))
    #expect(
      questions[2].kind
        == .slider(
          SliderDefinition(
            minimum: 0, maximum: 24, step: 0.5, minimumLabel: text("0", "0", "0"),
            maximumLabel: text("24", "24", "24"), isKnob: true)))
    #expect(
      questions[3].kind
        == .slider(
          SliderDefinition(
            minimum: 0, maximum: 100, step: 1, minimumLabel: text("leicht", "light", "könnyű"),
            maximumLabel: text("tief", "deep", "mély"))))
    #expect(questions[4].kind == .yesNo)
    #expect(
      questions[5].kind
        == .singleChoice(
          SingleChoiceDefinition(options: [
            option("1", "Ja", "Yes", "Igen"), option("2", "Nein", "No", "Nem"),
          ])))
    #expect(questions[6].kind == .text(TextEntryDefinition()))
    guard case .singleChoice(let bed)? = questions[7].kind else {
      Issue.record("a single choice was expected")
      return
    }
    #expect(bed.isKnob && bed.options.count == 2)
    #expect(
      questions[8...].map(\.kind) == [
        .text(TextEntryDefinition()), .text(TextEntryDefinition(style: .area)),
        .date(DateDefinition()),
      ])
    #expect(questions.map(\.isOptional).count { $0 } == 2)
    #expect(
      definition.elements[1].content
        == .text(
          text(
            "Bitte antworten Sie \"spontan\",\nohne zu überlegen.",
            "Please answer at once,\nwithout thinking.", "Kérjük válaszoljon")))
  }

  @Test(arguments: [";", "\t"]) func otherDelimitersAreFound(_ delimiter: String) throws {
    let text = CodebookSamples.codebook(rows: [["elementtype": "text", "item_en": "Hello"]])
      .replacing(",", with: delimiter)
    #expect(try read(text).questionnaire.definition.elements.count == 1)
  }

  @Test func lineEndsAndByteOrderMarksOfSpreadsheetsAreRead() throws {
    let text = "\u{FEFF}" + CodebookSamples.codebook.replacing("\n", with: "\r\n")
    let codebook = try read(text)
    #expect(codebook.rows.rows.count == 21)
    #expect(codebook.questionnaire.definition.elements.count == 15)
  }

  /// Cells by column, the rule, a part of the finding, and its column.
  static let refusals: [([String: String], String, String, Int)] = [
    (["elementtype": "picture"], "TYPE_UNKNOWN", "unknown element type `picture`", 1),
    (["questiontype": "Meter"], "TYPE_UNKNOWN", "unknown question type `Meter`", 10),
    (["variable": ""], "VARIABLE_MISSING", "has no `variable`", 27),
    (["required": "maybe"], "VALUE_INVALID", "neither true nor false", 26),
    (["item_en": ""], "TEXT_MISSING", "the item has no text in the default language `en`", 45),
    (["item_en": "", "item_de": ""], "TEXT_MISSING", "the row has no text", 0),
    (["en_2": ""], "TEXT_MISSING", "answer 2 has no text in the default language", 56),
    (["en_2": "", "de_2": ""], "LABEL_MISSING", "the code `b` in `key_2` has no answer text", 31),
    (["key_2": ""], "CODE_MISSING", "answer 2 has no code in `key_2`", 0),
    (["questiontype": "Slider"], "RANGE_MISSING", "a slider needs `min` and `max`", 17),
    (
      ["questiontype": "Slider", "min": "0", "max": "ten"], "VALUE_INVALID",
      "`ten` in `max` is not a number", 19
    ),
    (
      ["questiontype": "Slider", "min": "0x1", "max": "2"], "VALUE_INVALID",
      "`0x1` in `min` is not a number", 17
    ),
  ]

  static let goodRow = [
    "elementtype": "question", "questiontype": "SingleChoice", "variable": "v", "key_1": "a",
    "key_2": "b", "item_de": "Frage", "item_en": "Question", "de_1": "A", "de_2": "B", "en_1": "A",
    "en_2": "B",
  ]

  @Test(arguments: refusals)
  func rowsThatCannotBeReadAreNamed(
    _ change: [String: String], _ rule: String, _ advice: String, _ column: Int
  ) throws {
    let bad = Self.goodRow.merging(change) { $1 }
    let text = CodebookSamples.codebook(rows: [["elementtype": "pagebreak"], bad])
    let error = #expect(throws: SourceError.self) {
      try read(text, TrackCodebookOptions(unknownTypes: .refuse))
    }
    let finding = try #require(error?.findings.first)
    #expect(finding.rule == rule)
    #expect(finding.place == "row 3")
    #expect(finding.position == SourcePosition(line: 3, column: column))
    #expect(finding.advice.contains(advice), "\(finding)")
  }

  @Test func everyBadRowIsReportedAtOnce() {
    let bad = Self.goodRow.merging(["variable": ""]) { $1 }
    let text = CodebookSamples.codebook(rows: [bad, Self.goodRow, bad, Self.goodRow])
    let error = #expect(throws: SourceError.self) { try read(text) }
    #expect(error?.findings.compactMap(\.position?.line) == [2, 4, 5])
    #expect(error?.findings.last?.rule == "VARIABLE_DUPLICATE")
  }

  @Test func unknownTypesAreKeptForTheWayBack() throws {
    let rows = [
      Self.goodRow.merging(["questiontype": "Thermo Meter", "min": "3"]) { $1 },
      ["elementtype": "picture", "variable": "p", "item_en": "A picture"],
    ]
    let codebook = try read(CodebookSamples.codebook(rows: rows))
    let elements = codebook.questionnaire.definition.elements
    #expect(elements.map(\.typeName) == ["unsupported", "unsupported"])
    guard case .unsupported(let kept)? = elements[0].question?.kind else { return }
    #expect(kept.type == "codebook.Thermo_Meter")
    #expect(kept.contents.contains(#""min":"3","key_1":"a","key_2":"b","de_1":"A""#))
    #expect(elements[0].question?.isOptional == true)
    #expect(codebook.questionnaire.report.losses.map(\.place) == ["v", "p"])
    let written = TrackCodebookWriter().write(
      [codebook.questionnaire.definition], options: WriteOptions())
    let again = try read(String(decoding: written.files[0].bytes, as: UTF8.self))
    #expect(again.questionnaire.definition.elements == elements)
  }

  @Test func unknownRowsAreSkippedWhenAskedTo() throws {
    let bare = ["elementtype": "question", "variable": "c", "item_en": "Where?", "item_de": "Wo?"]
    let rows = [
      ["elementtype": "picture"], bare.merging(["questiontype": "Thermometer"]) { $1 },
      bare.merging(["questiontype": "SingleChoice"]) { $1 }, Self.goodRow,
    ]
    let text = CodebookSamples.codebook(rows: rows)
    let codebook = try read(
      text, TrackCodebookOptions(unknownTypes: .skip, choicesWithoutOptions: .skip))
    #expect(codebook.questionnaire.definition.elements.map(\.id) == ["v"])
    #expect(codebook.rows.counts[.skipped] == 3)
    #expect(codebook.questionnaire.report.losses.map(\.place) == ["row 2", "row 3", "row 4"])
    #expect(throws: SourceError.self) {
      try read(text, TrackCodebookOptions(unknownTypes: .skip, choicesWithoutOptions: .refuse))
    }
  }

  @Test func namesThatAreNoElementIdsAreMended() throws {
    let rows = [
      Self.goodRow.merging(["variable": "sleep-quality.1"]) { $1 },
      Self.goodRow.merging(["variable": "text_1"]) { $1 },
      ["elementtype": "text", "item_en": "a", "item_de": "a"],
    ]
    let codebook = try read(CodebookSamples.codebook(rows: rows))
    #expect(
      codebook.questionnaire.definition.elements.map(\.id) == [
        "sleep_quality_1", "text_1", "text_2",
      ])
    #expect(
      codebook.rows.rows[1].notes.last
        == "the variable `sleep-quality.1` became `sleep_quality_1`")
  }

  @Test func theDefaultLanguageMayBeChosen() throws {
    let german = try read(CodebookSamples.codebook, language: "de")
    #expect(german.questionnaire.definition.defaultLanguage == "de")
    let error = #expect(throws: SourceError.self) {
      try read(CodebookSamples.codebook, language: "fr")
    }
    #expect(error?.findings.map(\.rule) == ["LANGUAGE_UNKNOWN"])
  }

  static let brokenHeaders = [
    ("questiontype,", "type,", "COLUMN_MISSING"), ("variable", "name", "COLUMN_MISSING"),
    ("key_2", "key_1", "COLUMN_DUPLICATE"), ("elementtype", "element", "HEADER_MISSING"),
    ("item_hu", "item_h", "LANGUAGE_INVALID"),
  ]

  @Test(arguments: brokenHeaders)
  func brokenHeadersAreRefused(_ old: String, _ new: String, _ rule: String) {
    let text = CodebookSamples.codebook(rows: [Self.goodRow]).replacing(old, with: new)
    let error = #expect(throws: SourceError.self) { try read(text) }
    #expect(error?.findings.map(\.rule) == [rule])
  }

  @Test func rowsLongerThanTheHeaderAreRefused() {
    let text = "elementtype,questiontype,variable,item_en\ntext,,,Hello, world\n"
    let error = #expect(throws: SourceError.self) { try read(text) }
    #expect(error?.findings.map(\.rule) == ["ROW_TOO_LONG"])
    #expect(error?.findings.first?.position == SourcePosition(line: 2, column: 14))
  }

  @Test func whatTheCatalogueRefusesHasItsPlaceInTheFile() {
    let rows = [
      ["elementtype": "pagebreak"], Self.goodRow.merging(["key_2": "a:b"]) { $1 },
    ]
    let text = CodebookSamples.codebook(rows: rows)
    let findings = Lint().findings(
      in: Array(text.utf8), file: "s.csv", reader: TrackCodebookReader())
    #expect(findings.map(\.rule) == ["CODE_INVALID"])
    #expect(findings.first?.position == SourcePosition(line: 3, column: 1))
  }

  @Test(arguments: 0..<300 as Range<UInt64>) func spoiltFilesDoNoHarm(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(CodebookSamples.codebook.utf8)
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let at = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[at] = [34, 44, 10, 13, 59, 65, 0].randomElement(using: &random) ?? 34
      case 1: bytes.removeSubrange(at..<min(bytes.count, at + 30))
      default: bytes.insert(contentsOf: bytes[..<min(at, 100)], at: at)
      }
    }
    do {
      let codebook = try read(String(decoding: bytes, as: UTF8.self))
      // No row is missing from the report.
      let rows = codebook.rows.rows.map(\.row)
      #expect(rows == Array(1...rows.count), "seed \(seed)")
    } catch let error as SourceError {
      #expect(!error.findings.isEmpty, "seed \(seed)")
    } catch {
      Issue.record("seed \(seed): \(error)")
    }
  }

  private func text(_ german: String, _ english: String, _ hungarian: String) -> TranslatedText {
    TranslatedText([
      Translation(language: "de", text: german), Translation(language: "en", text: english),
      Translation(language: "hu", text: hungarian),
    ])
  }

  private func option(
    _ code: String, _ german: String, _ english: String, _ hungarian: String
  ) -> OptionDefinition {
    OptionDefinition(code: code, label: text(german, english, hungarian))
  }
}
