import Codebooks
import Questionnaires
import Testing

@Suite struct SPSSSyntaxTests {
  private func syntax(_ columns: [CodebookVariable], _ shape: FileShape? = nil) -> [String] {
    String(
      decoding: SPSSSyntax.bytes(Fixture.codebook(columns), file: "data.csv", shape: shape),
      as: UTF8.self
    ).split(separator: "\n").map(String.init)
  }

  @Test func columnsAreReadInTheirForms() {
    let lines = syntax([
      CodebookVariable("sheet_id", .identifier, "sheet"), CodebookVariable("n", .integer, "n"),
      CodebookVariable("at", .instant, "at"), CodebookVariable("flag", .flag, "flag"),
      CodebookVariable("day", .date, "day"), CodebookVariable("clock", .time, "clock"),
    ])
    for line in [
      "    sheet_id A64", "    n F40.0", "    @3 A27", "    @4 A5", "    day SDATE10",
      "    clock TIME5.", "NUMERIC at (DATETIME23.2).", "FORMATS n (F11.0).",
      "RECODE @4 ('true'=1) ('false'=0) INTO flag.", "MISSING VALUES sheet_id (' ').",
      "VARIABLE LABELS n 'n'.", "RESTORE.",
    ] { #expect(lines.contains(line), "\(line)") }
  }

  @Test func widthsAreThoseOfTheFileAndNeverBelowTheCodes() throws {
    var shape = FileShape()
    try shape.take("note,pick\r\n12345,a\r\n".utf8)
    let pick = CodebookVariable("pick", .code, "pick", codes: ["a": "A", "longer": "L"])
    let lines = syntax([CodebookVariable("note", .text, "note"), pick], shape)
    #expect(lines.contains("    note A5"))
    #expect(lines.contains("    pick A6."))
  }

  @Test func codesAreNumbersWhereAllOfThemAre() {
    let lines = syntax([
      CodebookVariable("a", .code, "a", codes: ["0": "none", "77": "don't know"]),
      CodebookVariable("b", .code, "b", codes: ["0": "none", "01": "one"]),
    ])
    #expect(lines.contains("    a F40.0"))
    #expect(lines.contains("  77 'don''t know'."))
    #expect(lines.contains("    b A2."))
    #expect(lines.contains("  '01' 'one'."))
  }

  @Test func optionsOfAMultipleChoiceBecomeVariables() {
    let kind = QuestionDefinition.Kind.multipleChoice(
      MultipleChoiceDefinition(
        options: [Fixture.option("work", "Work"), Fixture.option("family", "Family")]))
    let lines = syntax([
      Fixture.variables([Fixture.question("why", kind, text: "Why?")]).answer("why", named: "why"),
      CodebookVariable("why_work", .text, "another column of that name"),
    ])
    #expect(
      lines.contains(
        "COMPUTE why_work_2 = INDEX(CONCAT(';',RTRIM(why),';'),';work;') > 0."))
    #expect(lines.contains("VARIABLE LABELS why_family 'Family: Why?'."))
    #expect(lines.contains("IF (why = '') why_family = $SYSMIS."))
  }
}
