import QuestionnaireSamples
import Questionnaires
import Testing

@testable import Formats

/// Errors in a form are reported with row, column, rule and remedy, and nothing is read.
@Suite struct XLSFormRefusalTests {
  private func failure(
    _ bytes: [UInt8], _ limits: FormatLimits = .default, file: String = "f.csv"
  ) -> [SourceFinding] {
    var options = ReadOptions()
    options.limits = limits
    do throws(SourceError) {
      _ = try XLSFormReader().read(bytes, file: file, options: options)
      return []
    } catch {
      return error.findings
    }
  }

  struct Refused: Sendable {
    var rule: String
    /// Row number from 1, with the header in row 1. In a CSV the sheet's name precedes it in a row
    /// and a column of its own.
    var row: Int
    var column: Int
    var rows: [[String]]
    var choices: [[String]] = []

    init(
      _ rule: String, _ row: Int, _ column: Int, _ rows: [[String]], choices: [[String]] = []
    ) {
      self.rule = rule
      self.row = row
      self.column = column
      self.rows = rows
      self.choices = choices
    }
  }

  private static let list = [["list_name", "name", "label"], ["l", "a", "A"]]

  private static func asked(when relevant: String) -> [[String]] {
    [
      ["integer", "a", "A"], ["select_one l", "b", "B"],
      ["integer", "c", "C", relevant],
    ]
  }

  static let refused: [Refused] = [
    Refused("TYPE_MISSING", 2, 2, [["", "a", "A"]]),
    Refused("NAME_MISSING", 2, 1, [["text", "", "A"]]),
    Refused("LIST_UNKNOWN", 2, 1, [["select_one l", "a", "A"]]),
    Refused("LIST_UNKNOWN", 2, 1, [["select_multiple", "a", "A"]]),
    Refused("GROUP_NOT_OPEN", 3, 1, [["text", "a", "A"], ["end_group"]]),
    Refused("GROUP_NOT_CLOSED", 2, 1, [["begin_group", "g"], ["text", "a", "A"]]),
    Refused("GROUP_MISMATCH", 4, 1, [["begin_repeat", "g"], ["text", "a", "A"], ["end group"]]),
    Refused(
      "NUMBER_INVALID", 2, 7, [["range", "a", "A", "", "", "", "start=0 end=ten step=1"]]),
    Refused(
      "NAME_MISSING", 2, 1, [["text", "a", "A"]],
      choices: [["list_name", "name", "label"], ["l", "", "A"]]),
    Refused(
      "NUMBER_INVALID", 2, 4, [["text", "a", "A"]],
      choices: [["list_name", "name", "label", "weight"], ["l", "a", "A", "heavy"]]),
  ]

  @Test(arguments: refused) func isRefusedWithItsPlace(_ refused: Refused) throws {
    let form = XLSFormSamples(refused.rows, choices: refused.choices)
    for (bytes, rowsBefore, columnsBefore) in [(form.workbook, 0, 0), (form.csv, 1, 1)] {
      let findings = failure(bytes)
      let finding = try #require(
        findings.first { $0.rule == refused.rule }, "\(findings) \(refused.rows)")
      #expect(!finding.advice.isEmpty)
      // A CSV contains the sheets one after the other.
      let isInChoices = !refused.choices.isEmpty && finding.place == "choices"
      let surveyRows = isInChoices && rowsBefore > 0 ? form.survey.count + 1 : 0
      let sheet = finding.place == "choices" ? "choices" : "survey"
      #expect(
        finding.position
          == SourcePosition(
            line: refused.row + rowsBefore + surveyRows, column: refused.column + columnsBefore,
            sheet: rowsBefore > 0 ? "" : sheet), "\(refused.rows)")
    }
  }

  /// Valid XPath that Otolith cannot evaluate is kept and reported, and the question is always
  /// shown.
  @Test(arguments: [
    "../a > 1", "/data/a = 1", "count(/data/g) > 1", "${a}[1] = 2", "a = 1",
    "instance('x')/root/item = 1", "${a} = 1 | ${b} = 2", "pulldata('f', 'x', 'y', ${a}) = 1",
  ])
  func whatOthersUnderstandIsKept(_ relevant: String) throws {
    let form = XLSFormSamples(Self.asked(when: relevant), choices: Self.list)
    let read = try XLSFormReader().read(form.workbook, file: "f.xlsx", options: ReadOptions())[0]
    #expect(read.definition.elements.last?.annotations["xlsform.relevant"] == relevant)
    #expect(read.definition.elements.last?.shownIf == nil)
    #expect(read.report.losses.contains { $0.place == "c" && $0.what == "relevant" })
  }

  @Test func sheetsAndColumnsAreChecked() {
    func rules(_ text: String) -> [String] { failure(Array(text.utf8)).map(\.rule) }
    #expect(rules("") == ["HEADER_MISSING"])
    #expect(rules("one,two\n1,2\n") == ["HEADER_MISSING"])
    #expect(rules("choices\n,list_name,name,label\n,l,a,A\n") == ["SURVEY_MISSING"])
    #expect(rules("survey\n,name,label\n,a,A\nchoices\n,list_name,name\n") == ["COLUMN_MISSING"])
    #expect(rules("survey\n,type,name\nsurvey\n,type,name\n") == ["SHEET_DUPLICATE"])
    #expect(failure([0xD0, 0xCF, 0x11, 0xE0, 0xA1]).map(\.rule) == ["XLS_OLD"])
    #expect(failure([0x50, 0x4B, 0x03, 0x04, 0, 0]).map(\.rule) == ["ZIP_MALFORMED"])
    #expect(failure([0x74, 0xFF, 0x0A]).map(\.rule) == ["ENCODING_INVALID"])
    // Advice about tables does not help if the file was meant as a workbook.
    for bytes in [[], [0x74, 0xFF, 0x0A], Array("a,\"b\"c".utf8), Array("one,two\n".utf8)]
      as [[UInt8]]
    {
      #expect(failure(bytes, file: "f.XLSX").map(\.rule) == ["XLSX_INVALID"])
    }
  }

  @Test func everythingThatIsWrongIsSaidAtOnceUpToTheLimit() {
    let rows = (0..<30).map { _ in ["text", "", "A"] }
    #expect(failure(XLSFormSamples(rows).csv).count == 30)
    var limits = FormatLimits()
    limits.findingsMax = 30
    #expect(failure(XLSFormSamples(rows).csv, limits).count == 30)
    limits.findingsMax = 29
    #expect(failure(XLSFormSamples(rows).csv, limits).count == 30)
    #expect(failure(XLSFormSamples(rows).csv, limits).last?.advice.hasPrefix("1 more") == true)
  }

  @Test func expressionsAreBounded() throws {
    /// The reason why the rule is not followed.
    func kept(_ relevant: String) throws -> String? {
      let form = XLSFormSamples(Self.asked(when: relevant), choices: Self.list)
      let read = try XLSFormReader().read(form.csv, file: "f.csv", options: ReadOptions())[0]
      #expect(read.findings(in: "f").filter { $0.severity == .error } == [])
      return read.report.losses.first { $0.what == "relevant" }?.advice
    }
    func nested(_ count: Int) -> String {
      String(repeating: "(", count: count) + "${a} = 1" + String(repeating: ")", count: count)
    }
    #expect(try kept(nested(FormulaParser.depthMax - 1)) == nil)
    #expect(try kept(nested(FormulaParser.depthMax)) != nil)
    for hostile in [
      nested(100_000 / 2), String(repeating: "(", count: 100_000),
      String(repeating: "not(", count: 40_000), String(repeating: "-", count: 100_000),
      String(repeating: "if(", count: 6_000),
      String(repeating: "1+", count: FormulaParser.partsMax) + "1",
      String(repeating: "${a}=1or ", count: 9_000), String(repeating: "${", count: 9_000),
    ] {
      #expect(try kept(hostile) != nil, "\(hostile.prefix(20))")
    }
    // The maximum number of parts is parsed completely.
    let most = String(repeating: "1+", count: FormulaParser.partsMax - 2) + "1 = ${a}"
    #expect(try kept(most)?.contains("parts") != true)
    #expect(try kept("1+" + most)?.contains("parts") == true)
  }

  @Test func groupsWithinEachOtherAreBounded() {
    func form(_ depth: Int) -> [UInt8] {
      XLSFormSamples(
        (0..<depth).map { ["begin_group", "g\($0)", "G"] } + [["text", "a", "A"]]
          + (0..<depth).map { _ in ["end_group"] }
      ).csv
    }
    var limits = FormatLimits()
    limits.depthMax = 8
    #expect(failure(form(8), limits) == [])
    #expect(failure(form(9), limits).map(\.rule) == ["GROUPS_TOO_DEEP"])
    #expect(failure(form(20_000)).map(\.rule) == ["GROUPS_TOO_DEEP"])
  }
}
