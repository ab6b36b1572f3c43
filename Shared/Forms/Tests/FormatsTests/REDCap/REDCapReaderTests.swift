import Formats
import Questionnaires
import Testing

@Suite struct REDCapReaderTests {
  private typealias Samples = REDCapSamples

  private static func text(_ text: String, _ language: String = "en") -> TranslatedText {
    TranslatedText([Translation(language: language, text: text)])
  }

  private static func validation(
    _ name: String, _ minimum: String = "", _ maximum: String = ""
  ) -> [String: String] {
    [
      "text_validation_type_or_show_slider_number": name, "text_validation_min": minimum,
      "text_validation_max": maximum,
    ]
  }

  private func question(
    _ type: String, _ choices: String = "", _ cells: [String: String] = [:]
  ) throws -> (element: ElementDefinition, report: ConversionReport) {
    let read = try Samples.read([Samples.recordID, Samples.field("x", type, choices, cells)])[0]
    #expect(QuestionnaireChecker().check(read.definition).filter { $0.severity == .error } == [])
    return (try #require(read.definition.elements.first), read.report)
  }

  static let kinds: [(String, [String: String], QuestionDefinition.Kind)] = [
    ("text", [:], .text(TextEntryDefinition())),
    (
      "text", validation("integer", "0", "120"),
      .number(NumberDefinition(minimum: 0, maximum: 120, isInteger: true))
    ),
    ("text", validation("number", "-1.5"), .number(NumberDefinition(minimum: -1.5))),
    (
      "text", validation("number_1dp_comma_decimal", "0,5"), .number(NumberDefinition(minimum: 0.5))
    ),
    ("text", validation("date_ymd", "2020-01-31"), .date(DateDefinition(earliest: "2020-01-31"))),
    ("text", validation("date_mdy", "01/31/2020"), .date(DateDefinition(earliest: "2020-01-31"))),
    ("text", validation("date_dmy", "", "31-1-2020"), .date(DateDefinition(latest: "2020-01-31"))),
    ("text", validation("datetime_ymd"), .dateTime), ("text", validation("time"), .time),
    ("text", validation("email"), .text(TextEntryDefinition(style: .email))),
    ("text", validation("phone"), .text(TextEntryDefinition(style: .telephone))),
    (
      "text", validation("zipcode"),
      .text(
        TextEntryDefinition(
          pattern: #"\d{5}(-\d{4})?"#, patternHint: text("Five digits, such as 12345")))
    ),
    ("text", ["field_annotation": "@CHARLIMIT=80"], .text(TextEntryDefinition(maximumLength: 80))),
    (
      "notes", ["field_annotation": "@CHARLIMIT='500'"],
      .text(TextEntryDefinition(style: .area, maximumLength: 500))
    ),
    ("yesno", [:], .yesNo),
    ("slider", [:], .slider(SliderDefinition(minimum: 0, maximum: 100, step: 1))),
    (
      "slider",
      validation("number", "1", "10").merging(["select_choices_or_calculations": "low | | high"]) {
        $1
      },
      .slider(
        SliderDefinition(
          minimum: 1, maximum: 10, step: 1, minimumLabel: text("low"), maximumLabel: text("high"),
          showsNumber: true))
    ),
  ]

  @Test(arguments: kinds) func everyTypeBecomesAnElement(
    _ type: String, _ cells: [String: String], _ kind: QuestionDefinition.Kind
  ) throws {
    let (element, report) = try question(type, cells["select_choices_or_calculations"] ?? "", cells)
    #expect(element.question?.kind == kind)
    #expect(element.question?.isOptional == true)
    #expect(report.losses == [])
  }

  @Test func choicesKeepTheirCommasAndCodes() throws {
    let (element, report) = try question(
      "dropdown", "1, Yes, always | -9,No|a b, Some |x,", ["required_field": "y"])
    guard case .singleChoice(let choice)? = element.question?.kind else {
      Issue.record("a single choice was expected")
      return
    }
    #expect(choice.options.map(\.code) == ["1", "-9", "a_b", "x"])
    #expect(choice.options.map { $0.label["en"] } == ["Yes, always", "No", "Some", "x"])
    #expect(element.annotations["redcap.choice-codes"] == #"{"a_b":"a b"}"#)
    #expect(element.annotations["redcap.field-type"] == "dropdown")
    #expect(element.question?.isOptional == false)
    #expect(
      report.mended.map(\.description) == [
        "x: code: `a b` is stored as `a_b`", "x: label: the choice `x` has none; its code is used",
      ])
  }

  @Test func actionTagsBecomeFieldsOfTheModel() throws {
    let (element, report) = try question(
      "checkbox", "1, A | 2, B | 98, None | 99, Unknown",
      [
        "field_annotation":
          "kept @NONEOFTHEABOVE='98,99' @MAXCHECKED=2 also\n@DEFAULT='2' @HIDDEN-PDF"
      ])
    guard case .multipleChoice(let choice)? = element.question?.kind else {
      Issue.record("a multiple choice was expected")
      return
    }
    #expect(choice.options.map(\.isExclusive) == [false, false, true, true])
    #expect(choice.maximumCount == 2)
    #expect(element.question?.initialAnswer == .codes(["2"]))
    #expect(element.annotations["redcap.field-annotation"] == "kept also @HIDDEN-PDF")
    #expect(report.losses == [])
  }

  @Test func whatHasNoFieldIsKeptForTheWayBack() throws {
    let (element, _) = try question(
      "text", "",
      [
        "identifier": "y", "custom_alignment": "LV", "question_number": "3a",
        "field_annotation": "range-type", "field_note": "Help",
      ])
    #expect(
      element.annotations == [
        Annotation(key: "redcap.identifier", value: "y"),
        Annotation(key: "redcap.custom-alignment", value: "LV"),
        Annotation(key: "redcap.question-number", value: "3a"),
        Annotation(key: "redcap.field-annotation", value: "range-type"),
      ])
    #expect(element.question?.description["en"] == "Help")
  }

  @Test(arguments: [
    ("sql", "redcap.sql"), ("hologram", "redcap.hologram"),
  ])
  func typesWithoutAnswersAreNotSupported(_ type: String, _ name: String) throws {
    let rows = [Samples.recordID, Samples.field("x", type, "a", ["required_field": "y"])]
    let read = try Samples.read(rows)[0]
    let element = try #require(read.definition.elements.first)
    guard case .unsupported(let unsupported)? = element.question?.kind else {
      Issue.record("an unsupported type was expected")
      return
    }
    #expect(unsupported.type == name)
    #expect(element.question?.isOptional == true)
    #expect(read.report.losses.map(\.place) == ["x"])
    let written = REDCapWriter().write([read.definition], options: WriteOptions())
    #expect(!written.report.losses.contains { $0.place == "x" })
    let line = String(decoding: written.files[0].bytes, as: UTF8.self).split(
      whereSeparator: \.isNewline
    ).last
    #expect(line?.hasPrefix("x,daily,,\(type),Label x,a,") == true)
    #expect(line?.contains(",y,") == true)
  }

  @Test func calculationsBecomeScores() throws {
    let likert = "0, Never | 1, Sometimes | 2, Often"
    let fields = ["a", "b", "c"].map { Samples.field($0, "radio", likert) }
    func score(_ calculation: String) throws -> ScoreDefinition? {
      let rows = [Samples.recordID] + fields + [Samples.field("total", "calc", calculation)]
      return try Samples.read(rows)[0].definition.scores.first
    }
    func made(
      _ method: ScoreDefinition.Method, _ items: [ScoreItem], _ minimum: UInt32 = 0,
      factor: Double = 1, offset: Double = 0
    ) -> ScoreDefinition {
      ScoreDefinition(
        id: "total", title: Self.text("Label total"), method: method, items: items,
        minimumAnswered: minimum, factor: factor, offset: offset)
    }
    let a = ScoreItem(.question("a"))
    let b = ScoreItem(.question("b"))
    let weighted = ScoreItem(.question("b"), weight: 2)
    let reversed = ScoreItem(.question("c"), isReversed: true)
    #expect(try score("[a] + [b]") == made(.sum, [a, b]))
    #expect(try score("sum([a], [b])") == made(.sum, [a, b], 1))
    #expect(try score("mean([a],[b])") == made(.mean, [a, b], 1))
    #expect(try score("([a] + [b]) / 2") == made(.mean, [a, b]))
    #expect(try score("2 * mean([a],[b])") == made(.proratedSum, [a, b], 1))
    #expect(try score("[a] + 2*[b] + (2-[c])") == made(.sum, [a, weighted, reversed]))
    #expect(
      try score("[a] + (5-[c])")
        == made(.sum, [a, ScoreItem(.question("c"), weight: -1)], offset: 5))
    #expect(try score("4 * ([a] + [b]) - 3") == made(.sum, [a, b], factor: 4, offset: -3))
    #expect(
      try score("sum([a], [b]) / 4 + 1") == made(.sum, [a, b], 1, factor: 0.25, offset: 1))
  }

  @Test(arguments: [
    "stdev([a], [b])", "concat([a], 'x')", "datediff([a], 'today', 'd')", "[note] + 1",
    "[none] + 1", "[a] + [total]", "if([box] = '1', 1, 0)", "round([a], [b])", "[a] % 2",
  ])
  func otherCalculationsAreKeptAndReported(_ calculation: String) throws {
    let rows = [
      Samples.recordID, Samples.field("a", "slider"), Samples.field("b", "slider"),
      Samples.field("box", "checkbox", "1, A | 2, B"), Samples.field("note", "notes"),
      Samples.field("total", "calc", calculation),
    ]
    let read = try Samples.read(rows)[0]
    #expect(read.definition.scores == [])
    #expect(read.definition.elements.last?.typeName == "unsupported")
    #expect(read.report.losses.map(\.place) == ["total"])
    let written = REDCapWriter().write([read.definition], options: WriteOptions())
    #expect(!written.report.losses.contains { $0.place == "total" })
  }

  /// Rows, and the rule with the position of the error.
  static let malformed: [([[String: String]], String, Int, Int)] = [
    ([Samples.field("", "text")], "VARIABLE_MISSING", 2, 1),
    ([Samples.field("a", "text", "", ["form_name": ""])], "FORM_MISSING", 2, 3),
    ([Samples.field("a", "")], "FIELD_TYPE_MISSING", 2, 10),
    ([Samples.field("a", "radio")], "CHOICES_MISSING", 2, 24),
    ([Samples.field("a", "radio", "1; Yes")], "CHOICE_WITHOUT_CODE", 2, 24),
    ([Samples.field("a", "radio", "1, Yes | No")], "CHOICE_WITHOUT_CODE", 2, 34),
  ]

  @Test(arguments: malformed) func malformedRowsHaveTheirPlace(
    _ rows: [[String: String]], _ rule: String, _ line: Int, _ column: Int
  ) {
    let error = #expect(throws: SourceError.self) { try Samples.read(rows) }
    #expect(error?.findings.map(\.rule) == [rule])
    #expect(error?.findings.first?.position == SourcePosition(line: line, column: column))
  }

  @Test func headingsOfTheWebPageAndTheirOrderAreKnown() throws {
    let row = "a,daily,,text,A,,,,,,,,,,,,,\n"
    func read(_ header: String) throws(SourceError) -> [ReadQuestionnaire] {
      try REDCapReader().read(Array((header + row).utf8), file: "d.csv", options: ReadOptions())
    }
    let page = try read(
      "\u{FEFF}\"Variable / Field Name\",\"Form Name\",\"Section Header\",\"Field Type\","
        + "\"Field Label\",\"Choices, Calculations, OR Slider Labels\",\"Field Note\","
        + "\"Text Validation Type OR Show Slider Number\",\"Text Validation Min\","
        + "\"Text Validation Max\",Identifier?,\"Branching Logic (Show field only if...)\","
        + "\"Required Field?\",\"Custom Alignment\",\"Question Number (surveys only)\","
        + "\"Matrix Group Name\",\"Matrix Ranking?\",\"Field Annotation\"\n")
    #expect(page[0].definition.elements.map(\.id) == ["a"])
    let unknown = try read((1...18).map { "Spalte \($0)" }.joined(separator: ",") + "\n")
    #expect(unknown[0].definition.elements.map(\.id) == ["a"])
    #expect(unknown[0].report.notes.contains { $0.contains("REDCap's column order") })
    let more = try REDCapReader().read(
      Array("field_name,form_name,field_type,field_label,Colour\na,f,notes,A,red\n".utf8),
      file: "d.csv", options: ReadOptions())
    #expect(more[0].report.losses.map(\.what) == ["column `Colour`"])
    for (header, rule) in [
      ("a,b,c\n", "HEADER_MISSING"), ("field_name,field_type,field_label\n", "COLUMN_MISSING"),
      ("field_name,form_name,field_type,field_label,field_type\n", "COLUMN_DUPLICATE"),
    ] {
      let error = #expect(throws: SourceError.self) { try read(header) }
      #expect(error?.findings.map(\.rule) == [rule])
    }
  }

  @Test func aTableWithoutFieldTypesIsNone() {
    let text = String(repeating: ",", count: 17) + "\n" + String(repeating: "x,", count: 17) + "x\n"
    let error = #expect(throws: SourceError.self) {
      try REDCapReader().read(Array(text.utf8), file: "d.csv", options: ReadOptions())
    }
    #expect(error?.findings.map(\.rule) == ["HEADER_MISSING"])
  }

  @Test func matricesAreGroupsWithTheirHeaderAndSharedConditions() throws {
    let cells = ["matrix_group_name": "mood", "branching_logic": "[a] = '1'"]
    let choices = "1, Low | 2, High"
    let rows = [
      Samples.recordID, Samples.field("a", "yesno"),
      Samples.field("b", "radio", choices, cells.merging(["section_header": "Mood"]) { $1 }),
      Samples.field("c", "radio", choices, cells.merging(["required_field": "y"]) { $1 }),
      Samples.field("d", "radio", "1, Other | 2, Choices", cells),
    ]
    let read = try Samples.read(rows)[0]
    let elements = read.definition.elements
    #expect(elements.map(\.id) == ["a", "mood", "b", "c", "mood_matrix", "d"])
    #expect(elements.map(\.parentID) == ["", "", "mood", "mood", "", "mood_matrix"])
    #expect(elements[1].group?.title["en"] == "Mood")
    let condition = Condition.comparison(Comparison(elementID: "a", .equal, codes: ["yes"]))
    #expect(elements.map(\.shownIf) == [nil, condition, nil, nil, condition, nil])
    #expect(elements[3].question?.isOptional == false)
    #expect(QuestionnaireChecker().check(read.definition) == [])
  }

  @Test func findingsOfTheCatalogueHaveTheirPlaceInTheFile() {
    let choices = (0...CatalogueLimits.default.optionsMax).map { "\($0), Choice" }
      .joined(separator: " | ")
    let rows = [Samples.recordID, Samples.field("a", "radio", choices)]
    let findings = Lint().findings(
      in: Samples.csv(rows), file: "d.csv", reader: REDCapReader())
    #expect(findings.map(\.rule) == ["TOO_MANY_OPTIONS"])
    #expect(findings.first?.position == SourcePosition(line: 3, column: 25))
  }
}
