import Questionnaires
import Testing

@testable import Formats

/// Tables in workbooks: codebooks and data dictionaries in one or several sheets.
@Suite struct WorkbookTableTests {
  private let first = [
    "elementtype", "questiontype", "variable", "key_1", "key_2", "item_en", "en_1", "en_2",
  ]

  private func codebook(_ variable: String) -> [[String]] {
    [
      ["About \(variable)"], first,
      ["question", "SingleChoice", variable, "0", "1", "Well?", "No", "Yes"],
    ]
  }

  private func bytes(_ sheets: [(name: String, rows: [[String]])]) -> [UInt8] {
    WorkbookWriter.bytes(sheets)
  }

  private func read(
    _ reader: some QuestionnaireReader, _ bytes: [UInt8], sheet: String = "", id: String = ""
  ) throws -> [ReadQuestionnaire] {
    var options = ReadOptions()
    options.sheet = sheet
    options.questionnaireID = id
    return try reader.read(bytes, file: "heart.xlsx", options: options)
  }

  @Test func everySheetWithAHeaderIsRead() throws {
    let file = bytes([
      ("Baseline", codebook("a")), ("Notes", [["nothing"]]), ("Follow Up", codebook("b")),
    ])
    let read = try read(TrackCodebookReader(), file)
    #expect(read.map(\.definition.id) == ["heart-baseline", "heart-follow-up"])
    #expect(read.map { $0.definition.elements[0].id } == ["a", "b"])
    #expect(read.map { $0.definition.title["en"] } == ["About a", "About b"])
    #expect(read[0].report.losses.map(\.what) == ["the sheet `Notes`"])
    #expect(
      try self.read(TrackCodebookReader(), file, id: "x").map(\.definition.id) == [
        "x-baseline", "x-follow-up",
      ])
  }

  /// Reading sheet by sheet gives the same ids as reading all: two questionnaires, not two versions
  /// of one.
  @Test func oneSheetIsReadByItsName() throws {
    let file = bytes([("Baseline", codebook("a")), ("FollowUp", codebook("b"))])
    let read = try read(TrackCodebookReader(), file, sheet: "followup")
    #expect(read.map(\.definition.id) == ["heart-followup"])
    #expect(read[0].report.losses == [])
    #expect(
      try self.read(TrackCodebookReader(), file, sheet: "FollowUp", id: "x").map(\.definition.id)
        == [
          "x"
        ])
    let error = #expect(throws: SourceError.self) {
      try self.read(TrackCodebookReader(), file, sheet: "Other")
    }
    #expect(error?.findings.map(\.rule) == ["SHEET_UNKNOWN"])
    #expect(error?.description.contains("it has `Baseline`, `FollowUp`") == true)
  }

  @Test func aWorkbookOfOneSheetIsCalledAsTheFile() throws {
    let read = try read(TrackCodebookReader(), bytes([("Sheet1", codebook("a"))]))
    #expect(read.map(\.definition.id) == ["heart"])
  }

  @Test func withoutAHeaderTheSheetsAreNamed() {
    let error = #expect(throws: SourceError.self) {
      try read(TrackCodebookReader(), bytes([("One", [["x"]]), ("Two", [["y"]])]))
    }
    #expect(error?.findings.map(\.rule) == ["HEADER_MISSING"])
    #expect(error?.description.contains("`One`, `Two`") == true)
    let form = #expect(throws: SourceError.self) {
      try read(XLSFormReader(), bytes([("Questions", [["type", "name"], ["text", "a"]])]))
    }
    #expect(form?.findings.map(\.rule) == ["SURVEY_MISSING"])
    #expect(form?.description.contains("--sheet, one of: `Questions`") == true)
  }

  @Test func placesAreCells() {
    let rows = codebook("a") + [["question", "SingleChoice", "b", "0", "", "Well?", "No", "Yes"]]
    let error = #expect(throws: SourceError.self) {
      try read(TrackCodebookReader(), bytes([("Base line", rows)]))
    }
    #expect(error?.findings.map(\.rule) == ["CODE_MISSING"])
    #expect(error?.description.hasPrefix("heart.xlsx:Base line!4: error: ") == true)
    let text = rows.dropLast() + [["question", "SingleChoice", "b", "0", "1", "Well?", "", "Yes"]]
    let cell = #expect(throws: SourceError.self) {
      try read(TrackCodebookReader(), bytes([("Base line", Array(text))]))
    }
    #expect(cell?.description.hasPrefix("heart.xlsx:Base line!D4: error: LABEL_MISSING") == true)
  }

  @Test func dataDictionariesAreReadFromWorkbooks() throws {
    func dictionary(_ name: String) -> [[String]] {
      [
        [
          "Variable / Field Name", "Form Name", "Field Type", "Field Label",
          "Choices, Calculations, OR Slider Labels",
        ],
        [name, "baseline", "radio", "Well?", "0, No | 1, Yes"],
      ]
    }
    let one = try read(REDCapReader(), bytes([("Sheet1", dictionary("a"))]))
    #expect(one.map(\.definition.id) == ["baseline"])
    #expect(one[0].definition.elements.map(\.typeName) == ["single-choice"])
    let two = try read(REDCapReader(), bytes([("A", dictionary("a")), ("B", dictionary("b"))]))
    #expect(two.map(\.definition.id) == ["heart-a", "heart-b"])
  }

  /// A sheet replaces `survey`; the other two keep their names.
  @Test func theSheetOfAFormMayHaveAnyName() throws {
    let file = bytes([
      ("Fragen", [["type", "name", "label"], ["select_one l", "a", "A"]]),
      ("choices", [["list_name", "name", "label"], ["l", "0", "No"], ["l", "1", "Yes"]]),
      ("entities", [["dataset"], ["trees"]]),
    ])
    let read = try read(XLSFormReader(), file, sheet: "Fragen")
    #expect(read[0].definition.elements.map(\.typeName) == ["single-choice"])
    #expect(read[0].report.losses.map(\.what) == ["the sheet `entities`"])
  }

  @Test func whatAWorkbookHoldsIsToldByItsSheets() {
    let form = bytes([("Survey", [["type", "name"], ["text", "a"]])])
    #expect(CatalogueFormat(contents: form) == .xlsform)
    #expect(CatalogueFormat(contents: bytes([("Sheet1", codebook("a"))])) == .codebook)
    #expect(CatalogueFormat(contents: bytes([("Sheet1", [["x"]])])) == nil)
    // Detected as a form, so that its reader lists the sheets.
    let other = bytes([("Questions", [["type", "name"], ["text", "a"]])])
    #expect(CatalogueFormat(contents: other) == .xlsform)
  }

  // MARK: Carriage returns

  @Test(arguments: ["\r", "\n", "\r\n"]) func linesOfAFieldEndWithLineFeeds(_ end: String) throws {
    let text =
      "elementtype,questiontype,variable,key_1,item_en,en_1\(end)"
      + "text,,,,\"One\(end)two \"\"three\"\"\(end)\(end)four\",\(end)"
    let read = try TrackCodebookReader().read(
      Array(text.utf8), file: "a.csv", options: ReadOptions())
    #expect(
      read[0].definition.elements[0].content
        == .text(
          TranslatedText([Translation(language: "en", text: "One\ntwo \"three\"\n\nfour")])))
    #expect(read[0].findings(in: "a.csv").filter { $0.severity == .error } == [])
  }

  @Test func linesOfACellEndWithLineFeeds() throws {
    let rows = [first, ["text", "", "", "", "", "One\rtwo\r\nthree"]]
    let read = try read(TrackCodebookReader(), bytes([("Sheet1", rows)]))
    #expect(
      read[0].definition.elements[0].content
        == .text(
          TranslatedText([Translation(language: "en", text: "One\ntwo\nthree")])))
  }
}
