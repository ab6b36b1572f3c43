import Questionnaires
import Testing

@testable import Formats

/// Item tables of formr.
@Suite struct FormrTableTests {
  private static let items: [[String]] = [
    [
      "type", "name", "label", "showif", "optional", "choice1", "choice2", "choice3", "value",
      "class",
    ],
    ["note", "hello", "## Hello", "", "", "", "", "", "", ""],
    ["mc", "did", "Jogged?", "", "", "yes", "no", "", "2", "left"],
    ["number 0,100,1", "km", "How far?", "did == 1", "*", "", "", "", "sticky", ""],
    ["mc_multiple sports", "which", "Which?", "", "!", "", "", "", "", ""],
    ["submit", "next", "Next", "", "", "", "", "", "", ""],
    ["range 0,10,2", "mood", "Mood?", "", "", "bad", "so", "good", "", ""],
    ["textarea", "why", "Why?", "mood > 5 && did == \"1\"", "*", "unused", "", "", "", ""],
    ["email", "mail", "Mail?", "is.na(mood)", "*", "", "", "", "", ""],
    ["calculate", "sum", "", "", "", "", "", "", "did + 1", ""],
    ["file", "photo", "Photo?", "", "*", "", "", "", "", ""],
    ["submit", "end", "End", "", "", "", "", "", "", ""],
  ]

  private func read(sheet: String) throws -> ReadQuestionnaire {
    let bytes = WorkbookWriter.bytes([
      (sheet, Self.items),
      (
        "choices",
        [["list_name", "name", "label"], ["sports", "1", "Ball"], ["", "2", "Swimming"]]
      ),
    ])
    #expect(CatalogueFormat(contents: bytes) == .xlsform)
    return try #require(
      try XLSFormReader().read(bytes, file: "f.xlsx", options: ReadOptions()).first)
  }

  @Test(arguments: ["survey", "Tabelle1"]) func itemsAreRead(_ sheet: String) throws {
    let read = try read(sheet: sheet)
    #expect(read.findings(in: "f").filter { $0.severity == .error } == [])
    let elements = read.definition.elements
    #expect(
      elements.map(\.id) == [
        "formr_page_1", "hello", "did", "km", "which", "formr_page_2", "mood", "why", "mail",
        "photo",
      ])
    func question(_ id: String) throws -> QuestionDefinition {
      try #require(elements.first { $0.id == id }?.question)
    }
    let did = try question("did")
    #expect(did.kind?.options?.map(\.code) == ["1", "2"])
    #expect(did.kind?.options?.map { $0.label["en"] } == ["yes", "no"])
    #expect(did.initialAnswer == .codes(["2"]))
    #expect(!did.isOptional)
    let km = try question("km")
    #expect(km.kind == .number(NumberDefinition(minimum: 0, maximum: 100, isInteger: true)))
    #expect(km.isOptional)
    #expect(
      elements[3].shownIf == .comparison(Comparison(elementID: "did", .equal, codes: ["1"])))
    #expect(try question("which").kind?.options?.map { $0.label["en"] } == ["Ball", "Swimming"])
    guard case .slider(let mood)? = try question("mood").kind,
      case .text(let mail)? = try question("mail").kind
    else {
      Issue.record("a slider and a text were expected")
      return
    }
    #expect([mood.minimum, mood.maximum, mood.step] == [0, 10, 2])
    #expect([mood.minimumLabel["en"], mood.maximumLabel["en"]] == ["bad", "good"])
    #expect(mail.style == .email)
    #expect(try question("photo").kind == .file(FileDefinition(kind: .any)))
    #expect(elements[7].shownIf != nil)
  }

  @Test func whatFormrComputesIsNamed() throws {
    let read = try read(sheet: "survey")
    let losses = read.report.losses.map { "\($0.place): \($0.what)" }
    for wanted in [
      "sum: calculate", "km: value", "mood: labels between the ends", "mail: relevant",
      "why: choices",
    ] {
      #expect(losses.contains(wanted), "\(wanted): \(losses)")
    }
    #expect(
      read.report.losses.allSatisfy {
        $0.place.isEmpty || $0.what != "calculate" || $0.position?.line == 10
      })
    #expect(read.report.notes.contains { $0.contains("formr") })
  }

  private func read(
    _ items: [[String]], more: [(name: String, rows: [[String]])] = [], sheet: String = "survey"
  ) throws -> ReadQuestionnaire {
    let bytes = WorkbookWriter.bytes([(name: sheet, rows: items)] + more)
    return try #require(
      try XLSFormReader().read(bytes, file: "f.xlsx", options: ReadOptions()).first)
  }

  private static let header = ["type", "name", "label", "choice1", "choice2", "choice3"]

  @Test func `older types are read, and a rule in a word`() throws {
    let header = ["type", "name", "label", "showif", "choice1", "choice2"]
    let read = try read([
      header, ["instruction", "i", "Hello", "", "", ""],
      ["mc_heading", "h", "How?", "", "Low", "High"],
      ["mselect", "m", "Which?", "TRUE", "A", "B"], ["text", "t", "Never", "FALSE", "", ""],
    ])
    #expect(
      read.definition.elements.map(\.typeName) == ["text-block", "text-block", "multiple-choice"])
    #expect(read.definition.elements[2].shownIf == nil)
    #expect(read.report.losses.map { "\($0.place): \($0.what)" } == ["h: choices", "t: text"])
  }

  /// formr splits what follows the type at commas.
  @Test(
    arguments: [
      ("range 1,7,2", [1, 7, 2]), ("range 1, 7, 2", [1, 7, 2]), ("range 1 , 7 ,2", [1, 7, 2]),
      ("range 1, 7", [1, 7, 1]), ("range , 7", [0, 7, 1]), ("range", [0, 100, 1]),
      ("rating_button 2, 6", [2, 6, 1]), ("range l 1, 7, 2", [1, 7, 2]),
    ] as [(String, [Double])])
  func rangesMayHaveSpaces(_ type: String, _ numbers: [Double]) throws {
    let list = [["list_name", "name", "label"], ["l", "1", "One"]]
    let read = try read(
      [Self.header, [type, "x", "X?", "", "", ""]], more: [("choices", list)])
    guard case .slider(let slider)? = read.definition.elements.first?.question?.kind else {
      Issue.record("\(type) is no slider")
      return
    }
    #expect([slider.minimum, slider.maximum, slider.step] == numbers)
  }

  @Test(arguments: [
    ("number 0, 10, 1", NumberDefinition(minimum: 0, maximum: 10, isInteger: true)),
    ("number 0,10,0.5", NumberDefinition(minimum: 0, maximum: 10, isInteger: false)),
    ("number , 10", NumberDefinition(maximum: 10, isInteger: true)),
    ("number", NumberDefinition(isInteger: true)),
  ])
  func boundsMayHaveSpaces(_ type: String, _ number: NumberDefinition) throws {
    let read = try read([Self.header, [type, "x", "X?", "", "", ""]])
    #expect(read.definition.elements.first?.question?.kind == .number(number))
  }

  @Test func codesAreNumbersOfColumns() throws {
    let read = try read([Self.header, ["mc", "x", "X?", "No", "", "Yes"]])
    let options = read.definition.elements.first?.question?.kind?.options
    #expect(options?.map(\.code) == ["1", "3"])
    #expect(options?.map { $0.label["en"] } == ["No", "Yes"])
  }

  /// formr reads the first of two columns with one name.
  @Test func theFirstOfTwoColumnsIsRead() throws {
    let read = try read(
      [Self.header + ["Label", "LABEL"], ["note", "n", "First", "", "", "", "Second", "First"]])
    #expect(
      read.definition.elements.first?.content
        == .text(TranslatedText([Translation(language: "en", text: "First")])))
    let losses = read.report.losses.filter { $0.place == "header" }
    #expect(losses.map(\.what) == ["column `Label`"])
    #expect(losses.map { $0.position?.description } == ["survey!G1"])
  }

  /// Findings name the cells of the file.
  @Test func headersStandWhereTheFileHasThem() {
    func row(_ texts: [String], _ sheet: String) -> [Int: Sheet.Cell] {
      Dictionary(
        uniqueKeysWithValues: texts.enumerated().map { column, text in
          let place = SourcePosition(line: 3, column: column + 1, sheet: sheet)
          return (column, Sheet.Cell(text: text, position: place))
        })
    }
    let items = Sheet(name: "Items", rows: [row(["Label", "name", "type", "showif"], "Items")])
    let lists = Sheet(name: "Lists", rows: [row(["label", "name", "list_name"], "Lists")])
    let table = FormrTable(items, lists)
    func places(_ sheet: Sheet) -> [String: String] {
      (sheet.rows.first ?? [:]).values.reduce(into: [:]) { $0[$1.text] = "\($1.position)" }
    }
    let survey = places(table.survey)
    #expect(survey["Label"] == "Items!A3")
    #expect(survey["type"] == "Items!C3")
    #expect(survey["relevant"] == "Items!D3")
    #expect(
      places(table.choices) == ["label": "Lists!A3", "name": "Lists!B3", "list_name": "Lists!C3"])
    #expect(places(FormrTable(items, nil).choices)["name"] == "Items!C3")
  }

  @Test func itemsWithoutATypeAreRefused() {
    let items = [
      Self.header, ["", "x", "X?", "", "", ""], ["submit", "s", "Next", "", "", ""],
      ["note", "n", "N", "", "", ""], ["", "", "a remark", "", "", ""],
    ]
    let error = #expect(throws: SourceError.self) { try read(items) }
    #expect(error?.findings.map(\.rule) == ["TYPE_MISSING"])
    #expect(error?.findings.first?.position?.description == "survey!B2")
  }

  private static let sports = [["list_name", "name", "label"], ["sports", "b", "Ball"]]

  /// formr's own download has settings of items and values.
  @Test(arguments: ["survey", "Items"]) func settingsOfFormrAreNamed(_ sheet: String) throws {
    let read = try read(
      [Self.header, ["mc sports", "x", "X?", "", "", ""]],
      more: [
        ("choices", Self.sports), ("settings", [["item", "value"], ["maximum_number", "3"]]),
        ("Notes", [["a remark"]]),
      ], sheet: sheet)
    #expect(read.report.losses.map(\.what) == ["the sheet `settings`", "the sheet `Notes`"])
    #expect(read.report.losses.map { $0.position?.sheet } == ["settings", "Notes"])
  }

  @Test func settingsOfAFormAreRead() throws {
    let read = try read(
      [Self.header, ["note", "n", "N", "", "", ""]],
      more: [("settings", [["form_title", "form_id"], ["Sports", "sp"]])])
    #expect(read.definition.id == "sp")
    #expect(read.definition.title["en"] == "Sports")
    #expect(read.report.losses.map(\.what) == [])
  }

  /// formr reads the second sheet if no sheet is named `choices`.
  @Test(arguments: ["survey", "Items"]) func choicesAreInTheSecondSheet(_ sheet: String) throws {
    let items = [Self.header, ["mc sports", "x", "X?", "", "", ""]]
    let read = try read(
      items, more: [("Lists", Self.sports), ("Notes", [["a remark"]])], sheet: sheet)
    #expect(read.definition.elements.first?.question?.kind?.options?.map(\.code) == ["b"])
    #expect(read.report.losses.map(\.what) == ["the sheet `Notes`"])
    let other = try self.read(
      [Self.header, ["note", "n", "N", "", "", ""]], more: [("Notes", [["a remark"]])],
      sheet: sheet)
    #expect(other.report.losses.map(\.what) == ["the sheet `Notes`"])
  }

  /// XPath has no escapes in texts.
  @Test(arguments: [
    ("x==\"it's\"", "${x} = \"it's\""), ("x==\"it\"", "${x} = 'it'"),
    ("x=='a \"b\"'", "${x} = 'a \"b\"'"),
  ])
  func quotesOfRAreKept(_ rule: String, _ relevant: String) {
    let cells = ["type": cell("note"), "name": cell("n"), "showif": cell(rule)]
    var item = FormrItem(cells, type: cell("note"), names: ["x"])
    item.read(lists: [])
    #expect(item.cells["relevant"]?.text == relevant)
  }

  @Test func formsAreNoItemTables() {
    let form = Sheet(
      name: "survey", rows: [[0: cell("type"), 1: cell("name"), 2: cell("relevant")]])
    #expect(!FormrTable.isTable(form))
    #expect(!FormrTable.isTable(Sheet(name: "survey")))
  }

  private func cell(_ text: String) -> Sheet.Cell {
    Sheet.Cell(text: text, position: SourcePosition(line: 1))
  }
}
