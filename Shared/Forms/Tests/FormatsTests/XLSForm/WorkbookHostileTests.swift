import QuestionnaireSamples
import Questionnaires
import Testing

@testable import Formats

/// Workbooks that no spreadsheet program writes.
@Suite struct WorkbookHostileTests {
  private func rule(_ bytes: [UInt8], _ limits: FormatLimits = .default) -> String? {
    var options = ReadOptions()
    options.limits = limits
    do throws(SourceError) {
      _ = try XLSFormReader().read(bytes, file: "f.xlsx", options: options)
      return nil
    } catch {
      #expect(error.findings.allSatisfy { $0.file == "f.xlsx" && !$0.advice.isEmpty })
      return error.findings.first?.rule
    }
  }

  /// A sheet with a header and rows of one text question each.
  private func sheet(_ rows: String) -> String {
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    return "<worksheet xmlns='\(main)'><sheetData><row r='1'><c t='s'><v>0</v></c>"
      + "<c t='s'><v>1</v></c></row>\(rows)</sheetData></worksheet>"
  }

  private let question =
    "<row r='2'><c t='inlineStr'><is><t>text</t></is></c><c t='str'><v>a</v></c></row>"

  @Test func aPlainSheetIsRead() {
    #expect(rule(XLSFormSamples.workbook(sheet: sheet(question))) == nil)
  }

  /// Spreadsheet programs write the format of a whole row like this.
  @Test func emptyCellsBeyondTheLimitAreNoColumns() {
    let rows = question + "<row r='3'><c r='ZZZ3' s='1'/></row>"
    #expect(rule(XLSFormSamples.workbook(sheet: sheet(rows))) == nil)
  }

  @Test(arguments: [
    ("<row r='0'/>", "XLSX_MALFORMED"), ("<row r='-1'/>", "XLSX_MALFORMED"),
    ("<row r='9223372036854775807'><c><v>1</v></c></row><row/>", "XLSX_MALFORMED"),
    ("<row r='99999999'/>", "XLSX_MALFORMED"), ("<row><c r='A0'/></row>", "XLSX_MALFORMED"),
    ("<row><c r='AAAA1'/></row>", "XLSX_MALFORMED"), ("<row><c r='1'/></row>", "XLSX_MALFORMED"),
    ("<row><c r='ZZZ1'><v>1</v></c></row>", "TOO_MANY_FIELDS"),
    ("<row><c t='s'><v>2</v></c></row>", "XLSX_MALFORMED"),
    ("<row><c t='s'><v>-1</v></c></row>", "XLSX_MALFORMED"),
    ("<row><c t='s'><v>99999999999999999999</v></c></row>", "XLSX_MALFORMED"),
    ("<row><c><v>1e999</v></c></row>", "XLSX_MALFORMED"),
    ("<row><c><v>one</v></c></row>", "XLSX_MALFORMED"),
    ("<row><c><f>1+1</f></c></row>", "FORMULA_WITHOUT_RESULT"),
    ("<row><c t='e'><v>#REF!</v></c></row>", "FORMULA_ERROR"),
  ])
  func cellsThatCannotBeAreRefused(_ rows: String, _ expected: String) {
    #expect(rule(XLSFormSamples.workbook(sheet: sheet(question + rows))) == expected)
  }

  @Test func entitiesAreRefusedInEveryPart() {
    let bomb =
      "<!DOCTYPE x [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;'>]>"
    let external = "<!DOCTYPE x SYSTEM 'file:///etc/passwd'>"
    for prolog in [bomb, external] {
      #expect(rule(XLSFormSamples.workbook(sheet: prolog + sheet(question))) == "XML_DOCTYPE")
      for part in [
        "_rels/.rels", "xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/sharedStrings.xml",
      ] {
        let bytes = XLSFormSamples.workbook(
          sheet: sheet(question), with: [(part, "\(prolog)<x>&b;</x>")])
        #expect(rule(bytes) == "XML_DOCTYPE", "\(part)")
      }
    }
  }

  @Test func partsThatAreMissingOrLeadElsewhereAreRefused() {
    for part in ["_rels/.rels", "xl/workbook.xml", "xl/_rels/workbook.xml.rels"] {
      let bytes = XLSFormSamples.workbook(sheet: sheet(question), with: [(part, "<x/>")])
      #expect(["XLSX_MALFORMED", "SURVEY_MISSING"].contains(rule(bytes)), "\(part)")
    }
    let package = "http://schemas.openxmlformats.org/package/2006/relationships"
    let ids = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    for target in ["../../../../etc/passwd", "http://example.org/sheet.xml", "", "/"] {
      let relationships =
        "<Relationships xmlns='\(package)'><Relationship Id='s' Type='\(ids)/worksheet' "
        + "Target='\(target)'/></Relationships>"
      let bytes = XLSFormSamples.workbook(
        sheet: sheet(question), with: [("xl/_rels/workbook.xml.rels", relationships)])
      #expect(rule(bytes) == "XLSX_MALFORMED", "\(target)")
    }
  }

  /// One shared string in every cell: a small file with a large amount of text.
  @Test func sharedStringsCannotMultiplyWithoutEnd() {
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    let text = String(repeating: "x", count: 1_000)
    let strings =
      "<sst xmlns='\(main)'><si><t>type</t></si><si><t>name</t></si><si><t>\(text)</t></si></sst>"
    func rows(_ count: Int) -> String {
      (0..<count).map { "<row r='\($0 + 3)'><c r='C\($0 + 3)' t='s'><v>2</v></c></row>" }.joined()
    }
    var limits = FormatLimits()
    limits.inflationRatioMax = 2_000
    limits.inflatedBytesMax = 100_000
    // The cells `type`, `name`, `text` and `a` hold thirteen bytes.
    func bytes(_ count: Int) -> [UInt8] {
      XLSFormSamples.workbook(
        sheet: sheet(question + rows(count)), with: [("xl/sharedStrings.xml", strings)])
    }
    #expect(rule(bytes(99), limits) == nil)
    #expect(rule(bytes(100), limits) == "XLSX_TOO_LARGE")
  }

  @Test func rowsAreBounded() {
    let rows = (2..<12).map {
      "<row r='\($0)'><c t='str'><v>text</v></c><c t='str'><v>a\($0)</v></c></row>"
    }.joined()
    let bytes = XLSFormSamples.workbook(sheet: sheet(rows))
    var limits = FormatLimits()
    limits.recordsMax = 11
    #expect(rule(bytes, limits) == nil)
    limits.recordsMax = 10
    #expect(rule(bytes, limits) == "TOO_MANY_RECORDS")
  }

  @Test func deepSheetsAndBombsAreRefused() {
    let deep = String(repeating: "<x>", count: 20_000)
    #expect(rule(XLSFormSamples.workbook(sheet: sheet(deep))) == "XML_TOO_DEEP")
    let padding = String(repeating: " ", count: 16 << 20)
    #expect(rule(XLSFormSamples.workbook(sheet: sheet(padding))) == "ZIP_RATIO")
  }
}
