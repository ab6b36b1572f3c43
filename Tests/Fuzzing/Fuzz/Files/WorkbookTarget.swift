@testable import Formats

/// Workbooks (.xlsx): the archive and the parts of a workbook are made from the input, some parts are
/// broken, and the tables in them are XLSForms.
enum WorkbookTarget: FuzzTarget {
  static let name = "workbook"
  private static let file = DefinitionFile(
    format: .xlsform, fileName: "q.xlsx", writer: XLSFormWriter(), comesBackEqual: false)

  static func run(_ input: [UInt8]) {
    var source = ByteSource(input)
    switch source.byte() & 3 {
    case 0: file.check(source.remaining())
    case 1: file.check(parts(&source))
    default: file.check(WorkbookWriter.bytes(sheets(&source)))
    }
  }

  private static let sheetNames = ["survey", "choices", "settings", "Survey ", "other"]

  /// Rows of cells that are divided by line feeds and tabs.
  private static func sheets(_ source: inout ByteSource) -> [(name: String, rows: [[String]])] {
    (0...source.below(3)).map { index in
      let choice = source.byte()
      let rows = String(decoding: source.run(), as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
      let name = choice < 128 ? sheetNames[index] : sheetNames[Int(choice) % sheetNames.count]
      return (name, rows)
    }
  }

  /// The parts of a small workbook, some of them from the input.
  private static func parts(_ source: inout ByteSource) -> [UInt8] {
    let form = source.byte()
    var writer = ZipWriter()
    for (index, part) in WorkbookParts.all.enumerated() {
      let isTaken = form & (1 << UInt8(index)) != 0
      // After the beginning of the part as it should be, so that its first elements are right.
      let contents =
        isTaken
        ? Array(part.text.utf8.prefix(Int(source.byte()) * 4)) + source.run()
        : Array(part.text.utf8)
      writer.add(part.name, contents)
    }
    return writer.finish()
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    func run(_ text: String) -> [UInt8] {
      let bytes = Array(text.utf8)
      return [255, UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)] + bytes
    }
    let survey = "type\tname\tlabel\trelevant\nselect_one yn\ta\tA\t\ninteger\tb\tB\t${a} = 'y'"
    let choices = "list_name\tname\tlabel\nyn\ty\tYes\nyn\tn\tNo"
    var seeds = [
      ("sheets", [2, 2, 0] + run(survey) + [0] + run(choices) + [0] + run("form_id\nf")),
      ("odd-sheets", [2, 1, 200] + run(survey) + [203] + run(choices)), ("whole", [1, 0]),
    ]
    for (index, part) in WorkbookParts.all.enumerated() {
      let bytes = Array(part.text.utf8)
      let half = min(bytes.count / 8, 255)
      let rest = String(decoding: bytes[(half * 4)...], as: UTF8.self)
      seeds.append(("part-\(index)", [1, 1 << UInt8(index), UInt8(half)] + run(rest)))
    }
    return seeds
  }
}

/// A workbook with every kind of cell that is read.
private enum WorkbookParts {
  static let all: [(name: String, text: String)] = [
    (
      "_rels/.rels",
      #"<Relationships><Relationship Id="r" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>"#
    ),
    (
      "xl/workbook.xml",
      #"<workbook xmlns:r="x/relationships"><workbookPr date1904="1"/><sheets>"#
        + #"<sheet name="survey" r:id="s"/><sheet name="choices" r:id="c"/></sheets></workbook>"#
    ),
    (
      "xl/_rels/workbook.xml.rels",
      #"<Relationships><Relationship Id="s" Type="x/worksheet" Target="s.xml"/>"#
        + #"<Relationship Id="c" Type="x/worksheet" Target="/xl/../xl/c.xml"/>"#
        + #"<Relationship Id="t" Type="x/sharedStrings" Target="t.xml"/>"#
        + #"<Relationship Id="y" Type="x/styles" Target="y.xml"/></Relationships>"#
    ),
    (
      "xl/s.xml",
      #"<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c>"#
        + #"<c t="inlineStr"><is><r><t>la</t></r><t>bel</t></is></c></row><row r="2"><c r="A2" t="str">"#
        + #"<f>x</f><v>date</v></c><c r="B2" s="1"><v>45000.5</v></c><c r="C2" t="b"><v>1</v></c></row>"#
        + #"<row><c><v>integer</v></c><c r="B3" t="n"><v>1E2</v></c><c t="e"><v>#N/A</v></c></row>"#
        + #"</sheetData><mergeCells><mergeCell ref="A1:B2"/></mergeCells></worksheet>"#
    ),
    (
      "xl/c.xml",
      #"<worksheet><sheetData><row><c t="s"><v>2</v></c><c t="s"><v>1</v></c></row></sheetData></worksheet>"#
    ),
    (
      "xl/t.xml",
      #"<sst><si><t>type</t></si><si><r><t xml:space="preserve">name</t></r><rPh><t>x</t></rPh></si>"#
        + #"<si><t>list_name</t></si></sst>"#
    ),
    (
      "xl/y.xml",
      #"<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\-mm&quot;d&quot;"/></numFmts>"#
        + #"<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs></styleSheet>"#
    ),
  ]
}
