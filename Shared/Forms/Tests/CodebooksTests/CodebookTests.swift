import Codebooks
import Testing

@Suite struct CodebookTests {
  @Test func aFileHasTheColumnsThatItHas() {
    let codebook = Fixture.codebook([
      CodebookVariable("new", .integer, "new"), CodebookVariable("kept", .flag, "kept"),
    ])
    let aligned = codebook.aligned(to: ["kept", "gone"])
    #expect(aligned.columns.map(\.name) == ["kept", "gone"])
    #expect(aligned.columns.map(\.source) == [.row, .unknown])
    #expect(aligned.columns.map(\.form) == [.flag, .text])
  }

  @Test func rowsGoWithTheirColumn() {
    let rows = CodebookRows(questionnaire: "q", element: "a", kind: "number")
    let codebook = Fixture.codebook([
      CodebookVariable("value", .mixed, "value"),
      CodebookVariable(name: "value", source: .answer, form: .number, rows: rows, definitions: []),
    ])
    #expect(codebook.aligned(to: ["value"]).variables == codebook.variables)
    #expect(codebook.aligned(to: ["x"]).rowVariables.isEmpty)
  }

  @Test func codesAreNumbersOnlyInTheirOnlySpelling() {
    func areNumeric(_ codes: String...) -> Bool {
      var variable = CodebookVariable("a", .code, "a")
      variable.definitions[0].codes = codes.map {
        CodebookCode($0, CodebookWords($0, language: "en"))
      }
      return variable.hasNumericCodes
    }
    #expect(areNumeric("0", "7", "-12", "999999999"))
    for code in ["01", "-0", "1.0", "+1", "", "-", "1e3", "١", "1234567890"] {
      #expect(!areNumeric("0", code), "\(code)")
    }
    #expect(!areNumeric())
  }

  @Test func tableHasARowForEachCode() throws {
    let codebook = Fixture.codebook([
      CodebookVariable("n", .integer, "n"),
      CodebookVariable("c", .code, "c", codes: ["a": "A", "b": "B"]),
    ])
    var shape = FileShape()
    try shape.take(CodebookTable.bytes(codebook))
    #expect(shape.rowCount == 3)
  }
}
