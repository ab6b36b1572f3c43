import Questionnaires
import Testing

@testable import Formats

/// Codes that occur more than once in a list are handled alike in every format: no option vanishes,
/// and both labels are named.
@Suite struct RepeatedCodesTests {
  /// One question with the options `5` A, `5` B, `5` A and `6` C.
  static let files: [(format: CatalogueFormat, text: String)] = [
    (
      .xlsform,
      "survey\n,type,name,label\n,select_one l,q,Q?\nchoices\n,list_name,name,label\n"
        + ",l,5,A\n,l,5,B\n,l,5,A\n,l,6,C\n"
    ),
    (
      .redcap,
      "field_name,form_name,field_type,field_label,select_choices_or_calculations\n"
        + "q,f,radio,Q?,\"5, A | 5, B | 5, A | 6, C\"\n"
    ),
    (
      .codebook,
      "elementtype,questiontype,min,max,step,required,variable,key_1,key_2,key_3,key_4,item_en,"
        + "en_1,en_2,en_3,en_4\nquestion,SingleChoice,,,,true,q,5,5,5,6,Q?,A,B,A,C\n"
    ),
    (
      .fhir,
      #"{"resourceType": "Questionnaire", "status": "draft", "language": "en", "item": ["#
        + #"{"linkId": "q", "text": "Q?", "type": "choice", "answerOption": ["#
        + ["A", "B", "A"].map { #"{"valueCoding": {"code": "5", "display": "\#($0)"}},"# }.joined()
        + #"{"valueCoding": {"code": "6", "display": "C"}}]}]}"#
    ),
    (
      .forms,
      #"{"form": {"fields": [{"name": "q", "label": "Q?", "type": "select", "options": ["#
        + ["A", "B", "A"].map { #"{"value": "5", "label": "\#($0)"},"# }.joined()
        + #"{"value": "6", "label": "C"}]}]}}"#
    ),
  ]

  private func read(_ bytes: [UInt8], _ format: CatalogueFormat) throws -> ReadQuestionnaire {
    let reader = try #require(format.reader)
    return try reader.read(bytes, file: "f", options: ReadOptions())[0]
  }

  @Test(arguments: files) func everyOptionHasACode(
    _ format: CatalogueFormat, _ text: String
  ) throws {
    let read = try read(Array(text.utf8), format)
    let options = try #require(read.definition.elements.last?.question?.kind?.options)
    #expect(options.map(\.code) == ["5", "5_2", "6"])
    #expect(options.map { $0.label["en"] } == ["A", "B", "C"])
    #expect(read.findings(in: "f").filter { $0.severity == .error } == [])
    let told = read.report.mended.map(\.advice)
    #expect(told.count == 2)
    #expect(told[0].contains("`A` and `B`") && told[0].contains("stored as `5_2`"), "\(told)")
    #expect(told[1].contains("offered once"))
    let writer = try #require(format.writer)
    let written = writer.write([read.definition], options: WriteOptions())
    let again = try self.read(written.files[0].bytes, format)
    #expect(again.definition.elements.last?.question?.kind?.options == options)
  }

  @Test func newCodesDifferFromAllOthers() {
    func option(_ code: String, _ label: String) -> OptionDefinition {
      OptionDefinition(
        code: code, label: TranslatedText([Translation(language: "en", text: label)]))
    }
    let long = String(repeating: "x", count: IdentifierSyntax.charactersMax)
    let separated = RepeatedCodes(
      [
        option("a", "1"), option("a", "2"), option("a_2", "3"), option("a", "4"),
        option(long, "5"), option(long, "6"),
      ], language: "en")
    #expect(
      separated.options.map(\.code) == ["a", "a_3", "a_2", "a_4", long, "\(long.dropLast(6))_2"])
    #expect(separated.options.allSatisfy { IdentifierSyntax.isCode($0.code) })
    #expect(separated.positions == Array(0..<6))
    // Thousands of equal codes take linear time.
    let many = RepeatedCodes((0..<20_000).map { option("a", "\($0)") }, language: "en")
    #expect(Set(many.options.map(\.code)).count == 20_000)
  }

  @Test func switchedOffChoicesAreKeptWithTheList() throws {
    let form = XLSFormSamples(
      survey: [["type", "name", "label"], ["select_one l", "q", "Q?"]],
      choices: [
        ["list_name", "name", "label", "disabled"], ["l", "a", "A", ""], ["l", "b", "B", "yes"],
        ["l", "c", "C", "no"],
      ])
    let read = try read(form.workbook, .xlsform)
    #expect(read.definition.elements[0].question?.kind?.options?.map(\.code) == ["a", "c"])
    #expect(
      read.report.losses.map { "\($0.position?.description ?? "") \($0.what)" }
        == ["choices!B3 `b` of `l`"])
    let written = XLSFormWriter().write([read.definition], options: WriteOptions())
    let again = try self.read(written.files[0].bytes, .xlsform)
    #expect(again.definition.elements == read.definition.elements)
    #expect(again.report.losses == read.report.losses)
  }

  @Test(
    arguments: [
      (0.25, 9, nil, "25%"), (0.125, 10, nil, "12.50%"), (1, 0, "00", "01"),
      (1234.5, 4, nil, "1,234.50"),
      (-3, 2, nil, "-3.00"), (7, 1, nil, "7"), (7, 49, nil, nil), (7, 0, "0.0E+00", nil),
      (1e300, 2, nil, nil), (0.5, 0, "#.0", "0.5"),
    ] as [(Double, Int, String?, String?)])
  func aCellIsShownInItsFormat(_ number: Double, _ id: Int, _ code: String?, _ shown: String?) {
    let format = CellFormat(identifier: id, code: code)
    #expect(format.shown(number) == shown)
    #expect(!format.isDate)
  }
}
