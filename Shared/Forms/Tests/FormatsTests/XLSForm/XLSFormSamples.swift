@testable import Formats

/// Forms built from rows; the first row of each sheet is its header.
struct XLSFormSamples {
  var survey: [[String]]
  var choices: [[String]] = []
  var settings: [[String]] = []

  private var sheets: [(name: String, rows: [[String]])] {
    [("survey", survey), ("choices", choices), ("settings", settings)].filter { !$0.1.isEmpty }
  }

  /// A line with the sheet's name before each sheet, whose rows begin in the second column.
  var csv: [UInt8] {
    var writer = TableWriter()
    for sheet in sheets {
      writer.append([sheet.name])
      for row in sheet.rows { writer.append([""] + row) }
    }
    return writer.bytes
  }

  var workbook: [UInt8] { WorkbookWriter.bytes(sheets) }

  /// Rows below the header `type, name, label, relevant, constraint, calculation, parameters`.
  init(_ rows: [[String]], choices: [[String]] = []) {
    survey =
      [["type", "name", "label", "relevant", "constraint", "calculation", "parameters"]] + rows
    self.choices = choices
  }

  init(survey: [[String]], choices: [[String]] = [], settings: [[String]] = []) {
    self.survey = survey
    self.choices = choices
    self.settings = settings
  }

  /// A workbook with the XML of its survey sheet as given.
  static func workbook(sheet: String, with more: [(String, String)] = []) -> [UInt8] {
    var archive = ZipWriter()
    let ids = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    let package = "http://schemas.openxmlformats.org/package/2006/relationships"
    let parts = [
      (
        "_rels/.rels",
        "<Relationships xmlns='\(package)'><Relationship Id='r' Type='\(ids)/officeDocument' "
          + "Target='xl/workbook.xml'/></Relationships>"
      ),
      (
        "xl/workbook.xml",
        "<workbook xmlns='\(main)' xmlns:r='\(ids)'><sheets>"
          + "<sheet name='survey' sheetId='1' r:id='s'/></sheets></workbook>"
      ),
      (
        "xl/_rels/workbook.xml.rels",
        "<Relationships xmlns='\(package)'><Relationship Id='s' Type='\(ids)/worksheet' "
          + "Target='worksheets/sheet1.xml'/><Relationship Id='t' Type='\(ids)/sharedStrings' "
          + "Target='sharedStrings.xml'/></Relationships>"
      ),
    ]
    let strings = "<sst xmlns='\(main)'><si><t>type</t></si><si><t>name</t></si></sst>"
    let given = Set(more.map(\.0))
    for (name, text) in parts where !given.contains(name) { archive.add(name, Array(text.utf8)) }
    if !given.contains("xl/sharedStrings.xml") {
      archive.add("xl/sharedStrings.xml", Array(strings.utf8))
    }
    archive.add("xl/worksheets/sheet1.xml", Array(sheet.utf8))
    for (name, text) in more { archive.add(name, Array(text.utf8)) }
    return archive.finish()
  }
}
