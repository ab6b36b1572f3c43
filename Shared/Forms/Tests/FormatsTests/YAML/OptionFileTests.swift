import Questionnaires
import Testing

@testable import Formats

/// Options in a table beside a questionnaire.
@Suite struct OptionFileTests {
  private static func read(
    _ table: String?, options: String = "{file: x.csv}"
  ) throws -> [OptionDefinition] {
    let text = """
      questionnaire: q
      title: {de: Q}
      default-language: de
      elements: [{id: a, type: single-choice, question: {de: A}, options: \(options)}]
      """
    var reading = ReadOptions()
    reading.fileBeside = { $0 == "x.csv" ? table.map { Array($0.utf8) } : nil }
    let read = try OtolithReader().read(Array(text.utf8), file: "q.yaml", options: reading)
    return read[0].definition.elements[0].question?.kind?.options ?? []
  }

  @Test func everyColumnIsRead() throws {
    let options = try Self.read(
      """
      code;label;label:en;exclusive;weight;missing;fixed;offered-for
      a;Eins;One;true;2.5;false;true;n s
      b;"Zwei; drei";;;;true;;
      """)
    #expect(
      options == [
        OptionDefinition(
          code: "a",
          label: TranslatedText([
            Translation(language: "de", text: "Eins"), Translation(language: "en", text: "One"),
          ]), isExclusive: true, weight: 2.5, isFixed: true, offeredFor: ["n", "s"]),
        OptionDefinition(
          code: "b", label: TranslatedText([Translation(language: "de", text: "Zwei; drei")]),
          isMissing: true),
      ])
  }

  @Test(arguments: [
    ("code,label\na,A", "{file: gone.csv}", "there is no file `gone.csv`"),
    ("code,label\na,A", "{file: ../x.csv}", "is not the name of a .csv file"),
    ("code,label\na,A", "{file: x.txt}", "is not the name of a .csv file"),
    ("code,label,colour\na,A,red", "{file: x.csv}", "unknown column `colour`"),
    ("code,label,weight\na,A,much", "{file: x.csv}", "line 2: `much` is not a number"),
    ("code,label,fixed\na,A,maybe", "{file: x.csv}", "`fixed` is `true` or `false`"),
    ("a,b\n1,2", "{file: x.csv}", "is the header of this format"),
    ("code,label\na,\"A", "{file: x.csv}", "line 2"),
  ])
  func whatIsWrongIsNamed(_ table: String, _ options: String, _ advice: String) throws {
    let error = #expect(throws: SourceError.self) { try Self.read(table, options: options) }
    let told = (error?.findings ?? []).map(\.description)
    #expect(told.contains { $0.contains(advice) }, "\(told)")
  }

  @Test func thousandsOfOptionsAreOneList() throws {
    let rows = (1...3_000).map { "m\($0),Medicine \($0)" }
    let options = try Self.read((["code,label"] + rows).joined(separator: "\n"))
    #expect(options.count == 3_000)
    #expect(options[2_999].code == "m3000")
  }
}
