import CatalogueService
import ControlSupport
import Messages
import Testing

@Suite struct CodebookReaderTests {
  private let reader = CodebookReader()
  private let options = CodebookOptions(questionnaireID: "sleep")

  @Test func everyRowIsAccountedFor() throws {
    let report = try reader.codebook(
      CodebookSamples.codebook, file: "sleep.csv", options: options
    ).report
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
    #expect(notes[0].notes[0].contains("`un` where the header says `hu`"))
    #expect(notes[4].notes[0].contains("read as a line of text"))
    #expect(notes[5].notes[0].contains("no text in hu"))
  }

  @Test func everyTypeBecomesAnElement() throws {
    let read = try reader.codebook(
      CodebookSamples.codebook, file: "folder/sleep.csv", options: options
    ).questionnaire
    #expect(read.questionnaireID == "sleep")
    #expect(read.defaultLanguage == "en")
    #expect(read.title?.translations == [.init(language: "en", text: "Schlafprotokoll")])
    #expect(read.source == "Track Your Health codebook sleep.csv")
    #expect(
      read.elements.map(\.elementID) == [
        "headline_1", "text_1", "quality", "noise", "page_break_1", "hours", "depth", "dreamt",
        "napped", "country", "bed", "place", "dream", "day", "text_2",
      ])
    let questions = read.elements.compactMap(\.question)
    #expect(
      questions[0].type
        == .singleChoice(
          .init(options: [
            option("0", "gut", "good", "jó"), option("1", "mittel", "fair", "közepes"),
            option("2", "schlecht", "bad", "rossz"),
          ])))
    #expect(
      questions[1].type
        == .multipleChoice(
          .init(options: [
            option("a", "Straße", "Street", "Utca"),
            option("b", "Nachbarn", "Neighbours", "Szomszédok"),
          ])))
    #expect(
      questions[2].type
        == .slider(
          .init(
            minimum: 0, maximum: 24, step: 0.5, minimumLabel: text("0", "0", "0"),
            maximumLabel: text("24", "24", "24"), knob: true)))
    #expect(
      questions[3].type
        == .slider(
          .init(
            minimum: 0, maximum: 100, step: 1, minimumLabel: text("leicht", "light", "könnyű"),
            maximumLabel: text("tief", "deep", "mély"))))
    #expect(questions[4].type == .yesNo(.init()))
    #expect(
      questions[5].type
        == .singleChoice(
          .init(options: [option("1", "Ja", "Yes", "Igen"), option("2", "Nein", "No", "Nem")])))
    #expect(questions[6].type == .textLine(.init()))
    guard case .singleChoice(let bed)? = questions[7].type else {
      Issue.record("a single choice was expected")
      return
    }
    #expect(bed.knob && bed.options.count == 2)
    #expect(
      questions[8...].map(\.type) == [.textLine(.init()), .textArea(.init()), .date(.init())])
    #expect(questions.map(\.optionalAnswer).count { $0 } == 2)
    #expect(
      read.elements[1].content
        == .text(
          text(
            "Bitte antworten Sie \"spontan\",\nohne zu überlegen.",
            "Please answer at once,\nwithout thinking.", "Kérjük válaszoljon")))
  }

  @Test func theStudyMadeOfItIsValid() throws {
    let codebook = try reader.codebook(
      CodebookSamples.codebook, file: "sleep.csv", options: options)
    let request = CodebookStudy(studyID: "sleep-study").importRequest(of: [(codebook, .oneTime)])
    #expect(ImportDefinition(request).findings() == [])
    #expect(request.study?.access == .open)
    #expect(request.study?.title?.translations == [.init(language: "en", text: "Schlafprotokoll")])
    let closed = CodebookStudy(
      studyID: "s", title: ["de": "Schlaf"], consent: ["de": "Ich willige ein."],
      accessPassword: "long enough"
    ).importRequest(of: [(codebook, .repeated)])
    #expect(ImportDefinition(closed).findings() == [])
    #expect(closed.study?.access == .password)
    #expect(closed.study?.defaultLanguage == "de")
    #expect(closed.study?.questionnaires.map(\.recurrence) == [.repeated])
  }

  @Test(arguments: [";", "\t"]) func otherDelimitersAreFound(_ delimiter: String) throws {
    let text = CodebookSamples.codebook(rows: [["elementtype": "text", "item_en": "Hello"]])
      .replacing(",", with: delimiter)
    let read = try reader.codebook(text, file: "s.csv", options: options)
    #expect(read.questionnaire.elements.count == 1)
  }

  @Test func lineEndsAndByteOrderMarksOfSpreadsheetsAreRead() throws {
    try TestFiles.withFolder { folder in
      let path = folder + "/windows.csv"
      let text = CodebookSamples.codebook.replacing("\n", with: "\r\n")
      try TestFiles.write("\u{FEFF}" + text, to: path)
      let read = try reader.codebook(at: path, options: options)
      #expect(read.report.rows.count == 21)
      #expect(read.questionnaire.elements.count == 15)
    }
  }

  /// Cells by column, and what the problem must say.
  static let refusals: [([String: String], String)] = [
    (["elementtype": "picture"], "element type `picture` is not known"),
    (["questiontype": "Thermometer"], "question type `Thermometer` is not known"),
    (["variable": ""], "has no `variable`"),
    (["required": "maybe"], "neither true nor false"),
    (["item_en": ""], "the item has no text in the default language `en`"),
    (["item_en": "", "item_de": ""], "the row has no text"),
    (["en_2": ""], "answer 2 has no text in the default language"),
    (["en_2": "", "de_2": ""], "the code `b` in `key_2` has no answer text"),
    (["key_2": ""], "answer 2 has no code in `key_2`"),
    (["questiontype": "Slider"], "a slider needs `min` and `max`"),
    (["questiontype": "Slider", "min": "0", "max": "ten"], "`ten` in `max` is no number"),
    (["questiontype": "Slider", "min": "0x1", "max": "2"], "`0x1` in `min` is no number"),
  ]

  static let goodRow = [
    "elementtype": "question", "questiontype": "SingleChoice", "variable": "v", "key_1": "a",
    "key_2": "b", "item_de": "Frage", "item_en": "Question", "de_1": "A", "de_2": "B", "en_1": "A",
    "en_2": "B",
  ]

  @Test(arguments: refusals)
  func rowsThatCannotBeReadAreNamed(_ change: [String: String], _ message: String) throws {
    let bad = Self.goodRow.merging(change) { $1 }
    let text = CodebookSamples.codebook(rows: [["elementtype": "pagebreak"], bad])
    let error = #expect(throws: ContentError.self) {
      try reader.codebook(text, file: "s.csv", options: options)
    }
    let problem = try #require(error?.problems.first)
    #expect(problem.description.hasPrefix("s.csv:3: row 3: "), "\(problem)")
    #expect(problem.message.contains(message), "\(problem)")
  }

  @Test func everyBadRowIsReportedAtOnce() {
    let bad = Self.goodRow.merging(["variable": ""]) { $1 }
    let text = CodebookSamples.codebook(rows: [bad, Self.goodRow, bad, Self.goodRow])
    let error = #expect(throws: ContentError.self) {
      try reader.codebook(text, file: "s.csv", options: options)
    }
    #expect(error?.problems.map(\.line) == [2, 4, 5])
    #expect(error?.problems.last?.message.contains("stands twice") == true)
  }

  @Test func unknownRowsAreSkippedWhenAskedTo() throws {
    var skipping = options
    skipping.unknownTypes = .skip
    skipping.choicesWithoutOptions = .skip
    let bare = ["elementtype": "question", "variable": "c", "item_en": "Where?", "item_de": "Wo?"]
    let rows = [
      ["elementtype": "picture"], bare.merging(["questiontype": "Thermometer"]) { $1 },
      bare.merging(["questiontype": "SingleChoice"]) { $1 }, Self.goodRow,
    ]
    let read = try reader.codebook(
      CodebookSamples.codebook(rows: rows), file: "s.csv", options: skipping)
    #expect(read.questionnaire.elements.map(\.elementID) == ["v"])
    #expect(read.report.counts[.skipped] == 3)
    #expect(read.report.rows.filter { $0.kind == .skipped }.allSatisfy { !$0.notes.isEmpty })
    skipping.choicesWithoutOptions = .refuse
    #expect(throws: ContentError.self) {
      try reader.codebook(CodebookSamples.codebook(rows: rows), file: "s.csv", options: skipping)
    }
  }

  @Test func namesThatAreNoElementIdsAreMended() throws {
    let rows = [
      Self.goodRow.merging(["variable": "sleep-quality.1"]) { $1 },
      Self.goodRow.merging(["variable": "text_1"]) { $1 },
      ["elementtype": "text", "item_en": "a", "item_de": "a"],
    ]
    let read = try reader.codebook(
      CodebookSamples.codebook(rows: rows), file: "s.csv", options: options)
    #expect(
      read.questionnaire.elements.map(\.elementID) == ["sleep_quality_1", "text_1", "text_2"])
    #expect(
      read.report.rows[1].notes.last == "the variable `sleep-quality.1` became `sleep_quality_1`")
  }

  @Test func theDefaultLanguageMayBeChosen() throws {
    var german = options
    german.defaultLanguage = "de"
    let read = try reader.codebook(CodebookSamples.codebook, file: "s.csv", options: german)
    #expect(read.questionnaire.defaultLanguage == "de")
    german.defaultLanguage = "fr"
    #expect(throws: ContentError.self) {
      try reader.codebook(CodebookSamples.codebook, file: "s.csv", options: german)
    }
  }

  static let brokenHeaders = [
    ("questiontype,", "type,", "no column `questiontype`"),
    ("variable", "name", "no column `variable`"),
    ("key_2", "key_1", "the column `key_1` stands twice"),
    ("elementtype", "element", "no header line"),
  ]

  @Test(arguments: brokenHeaders)
  func brokenHeadersAreRefused(_ old: String, _ new: String, _ message: String) {
    let text = CodebookSamples.codebook(rows: [Self.goodRow]).replacing(old, with: new)
    let error = #expect(throws: ContentError.self) {
      try reader.codebook(text, file: "s.csv", options: options)
    }
    #expect(error?.description.contains(message) == true)
  }

  @Test func columnsWithoutMeaningAreNamed() throws {
    let text = "elementtype,questiontype,variable,item_en,remark\ntext,,,Hello,x\n"
    let read = try reader.codebook(text, file: "s.csv", options: options)
    #expect(read.report.notes == ["the column `remark` means nothing here and is left out"])
  }

  @Test func rowsLongerThanTheHeaderAreRefused() {
    let text = "elementtype,questiontype,variable,item_en\ntext,,,Hello, world\n"
    let error = #expect(throws: ContentError.self) {
      try reader.codebook(text, file: "s.csv", options: options)
    }
    #expect(error?.description.contains("longer than the header") == true)
  }

  private func text(_ german: String, _ english: String, _ hungarian: String)
    -> CatalogueV1.LocalizedText
  {
    .init(translations: [
      .init(language: "de", text: german), .init(language: "en", text: english),
      .init(language: "hu", text: hungarian),
    ])
  }

  private func option(
    _ code: String, _ german: String, _ english: String, _ hungarian: String
  ) -> CatalogueV1.Option {
    .init(code: code, label: text(german, english, hungarian))
  }
}
