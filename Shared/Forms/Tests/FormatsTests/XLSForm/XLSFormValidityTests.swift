import Questionnaires
import Testing

@testable import Formats

/// The writer creates forms that pyxform accepts.
@Suite struct XLSFormValidityTests {
  private func read(_ form: XLSFormSamples) throws -> ReadQuestionnaire {
    try #require(
      try XLSFormReader().read(form.workbook, file: "f.xlsx", options: ReadOptions()).first)
  }

  /// pyxform refuses names with blanks, and a name twice in a list without the setting.
  @Test func whatIsWrittenIsAValidForm() throws {
    let first = try read(
      XLSFormSamples(
        survey: [
          ["type", "name", "label", "choice_filter"], ["text", "my name", "N", ""],
          ["select_one city", "c", "C", "land=${my}"], ["select_one area", "a", "A", ""],
        ],
        choices: [
          ["list_name", "name", "label", "land"], ["city", "1", "Bonn", "x"],
          ["city", "1", "Bonn", "y"], ["area", "1", "Medicine", "x"], ["area", "1", "Law", "y"],
        ]))
    let written = XLSFormWriter().write([first.definition], options: WriteOptions())
    #expect(written.report.losses.contains { $0.place == "my_name" && $0.what == "name" })
    let sheets = try XLSFormSheets(file: "f", limits: .default).sheets(written.files[0].bytes)
      .sheets
    func rows(_ name: String) -> [SheetTable.Row] {
      sheets.first { $0.name == name }.map { SheetTable($0).rows } ?? []
    }
    #expect(rows("survey").map { $0["name"] } == ["my_name", "c", "a"])
    #expect(rows("choices").map { $0["name"] } == ["1", "1", "1", "1_2"])
    #expect(rows("settings").map { $0["allow_choice_duplicates"] } == ["yes"])
    let again = try XLSFormReader().read(
      written.files[0].bytes, file: "f.xlsx", options: ReadOptions())[0]
    #expect(
      again.definition.elements.map(\.question?.kind)
        == first.definition.elements.map(\.question?.kind)
    )
    #expect(again.report.losses.allSatisfy { $0.what != "column `allow_choice_duplicates`" })
  }
}
