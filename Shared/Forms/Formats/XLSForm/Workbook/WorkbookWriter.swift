/// Writes sheets of texts as an `.xlsx` file. Every cell is a text, so that `001` and `1e5` stay
/// unchanged.
struct WorkbookWriter {
  /// - Parameter sheets: names of at most 31 characters, and rows of cells.
  static func bytes(_ sheets: [(name: String, rows: [[String]])]) -> [UInt8] {
    var archive = ZipWriter()
    archive.add("[Content_Types].xml", contentTypes(sheets.count))
    archive.add("_rels/.rels", rootRelationships())
    archive.add("xl/workbook.xml", workbook(sheets.map(\.name)))
    archive.add("xl/_rels/workbook.xml.rels", workbookRelationships(sheets.count))
    archive.add("xl/styles.xml", styles())
    for (index, sheet) in sheets.enumerated() {
      archive.add("xl/worksheets/sheet\(index + 1).xml", worksheet(sheet.rows))
    }
    return archive.finish()
  }

  private static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
  private static let relationships =
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  private static let packageTypes =
    "http://schemas.openxmlformats.org/package/2006/content-types"
  private static let packageRelationships =
    "http://schemas.openxmlformats.org/package/2006/relationships"
  private static let office = "application/vnd.openxmlformats-officedocument.spreadsheetml"

  private static func contentTypes(_ count: Int) -> [UInt8] {
    var xml = XMLWriter()
    xml.open("Types", [("xmlns", packageTypes)])
    let relationshipsType = "application/vnd.openxmlformats-package.relationships+xml"
    xml.element("Default", [("Extension", "rels"), ("ContentType", relationshipsType)])
    xml.element("Default", [("Extension", "xml"), ("ContentType", "application/xml")])
    xml.element(
      "Override", [("PartName", "/xl/workbook.xml"), ("ContentType", "\(office).sheet.main+xml")])
    xml.element(
      "Override", [("PartName", "/xl/styles.xml"), ("ContentType", "\(office).styles+xml")])
    for number in 1...max(count, 1) {
      xml.element(
        "Override",
        [
          ("PartName", "/xl/worksheets/sheet\(number).xml"),
          ("ContentType", "\(office).worksheet+xml"),
        ])
    }
    xml.close()
    return xml.bytes
  }

  private static func rootRelationships() -> [UInt8] {
    var xml = XMLWriter()
    xml.open("Relationships", [("xmlns", packageRelationships)])
    xml.element(
      "Relationship",
      [("Id", "rId1"), ("Type", "\(relationships)/officeDocument"), ("Target", "xl/workbook.xml")])
    xml.close()
    return xml.bytes
  }

  private static func workbook(_ names: [String]) -> [UInt8] {
    var xml = XMLWriter()
    xml.open("workbook", [("xmlns", main), ("xmlns:r", relationships)])
    xml.open("sheets")
    for (index, name) in names.enumerated() {
      xml.element(
        "sheet", [("name", name), ("sheetId", "\(index + 1)"), ("r:id", "rId\(index + 1)")])
    }
    xml.close()
    xml.close()
    return xml.bytes
  }

  private static func workbookRelationships(_ count: Int) -> [UInt8] {
    var xml = XMLWriter()
    xml.open("Relationships", [("xmlns", packageRelationships)])
    for number in 1...max(count, 1) {
      xml.element(
        "Relationship",
        [
          ("Id", "rId\(number)"), ("Type", "\(relationships)/worksheet"),
          ("Target", "worksheets/sheet\(number).xml"),
        ])
    }
    xml.element(
      "Relationship",
      [("Id", "rId\(count + 1)"), ("Type", "\(relationships)/styles"), ("Target", "styles.xml")])
    xml.close()
    return xml.bytes
  }

  /// The minimum that programs require; style 0 is plain, style 1 marks a cell as text.
  private static func styles() -> [UInt8] {
    var xml = XMLWriter()
    xml.open("styleSheet", [("xmlns", main)])
    xml.open("fonts", [("count", "1")])
    xml.open("font")
    xml.element("sz", [("val", "11")])
    xml.element("name", [("val", "Calibri")])
    xml.close()
    xml.close()
    xml.open("fills", [("count", "2")])
    for pattern in ["none", "gray125"] {
      xml.open("fill")
      xml.element("patternFill", [("patternType", pattern)])
      xml.close()
    }
    xml.close()
    xml.open("borders", [("count", "1")])
    xml.element("border")
    xml.close()
    let plain = [("numFmtId", "0"), ("fontId", "0"), ("fillId", "0"), ("borderId", "0")]
    xml.open("cellStyleXfs", [("count", "1")])
    xml.element("xf", plain)
    xml.close()
    xml.open("cellXfs", [("count", "2")])
    xml.element("xf", plain + [("xfId", "0")])
    // Format 49 is `@`, a text.
    xml.element(
      "xf",
      [("numFmtId", "49")] + plain.dropFirst() + [("xfId", "0"), ("applyNumberFormat", "1")])
    xml.close()
    xml.close()
    return xml.bytes
  }

  private static func worksheet(_ rows: [[String]]) -> [UInt8] {
    var xml = XMLWriter()
    xml.open("worksheet", [("xmlns", main)])
    xml.open("sheetData")
    for (index, row) in rows.enumerated() {
      xml.open("row", [("r", "\(index + 1)")])
      for (column, text) in row.enumerated() where !text.isEmpty {
        let reference = CellReference.text(column: column, row: index + 1)
        xml.open("c", [("r", reference), ("s", "1"), ("t", "inlineStr")])
        xml.open("is")
        xml.element("t", [("xml:space", "preserve")], text: RichText.escaped(text))
        xml.close()
        xml.close()
      }
      xml.close()
    }
    xml.close()
    xml.close()
    return xml.bytes
  }
}
