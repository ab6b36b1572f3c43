/// Reads the sheets of an `.xlsx` file (ECMA-376): texts, numbers, booleans, dates, and stored
/// results of formulas. Computes nothing and accesses nothing outside of the file.
struct WorkbookReader {
  private let archive: ZipArchive
  private let file: String
  private let limits: FormatLimits

  /// - Throws: ``SourceError``; see ``ZipArchive``.
  init(_ bytes: [UInt8], file: String, limits: FormatLimits) throws(SourceError) {
    archive = try ZipArchive(bytes, file: file, limits: limits)
    self.file = file
    self.limits = limits
  }

  /// Names of all sheets on their tabs, in order.
  func sheetNames() throws(SourceError) -> [String] {
    try workbook(at: try workbookPath()).sheets.map(\.name)
  }

  /// - Parameter isWanted: selects sheets by name; others are not read.
  func sheets(where isWanted: (String) -> Bool) throws(SourceError) -> [Sheet] {
    let path = try workbookPath()
    let targets = try relationships(of: path)
    let workbook = try workbook(at: path)
    let stringsPath = targets.values.first { $0.type.hasSuffix("/sharedStrings") }?.target
    let stylesPath = targets.values.first { $0.type.hasSuffix("/styles") }?.target
    let strings = try stringsPath.map { path throws(SourceError) in try sharedStrings(at: path) }
    let formats = try stylesPath.map { path throws(SourceError) in try cellFormats(at: path) }
    var sheets: [Sheet] = []
    // Total bytes of all cells, since many may refer to one shared string.
    var textBytes = 0
    for (name, relationship) in workbook.sheets
    where isWanted(name) && !sheets.contains(where: { $0.name == name }) {
      guard let target = targets[relationship]?.target else {
        throw failure("XLSX_MALFORMED", path, "lists the sheet `\(name)` without its location")
      }
      var reader = WorksheetReader(
        name: name, file: file, strings: strings ?? [], formats: formats ?? [],
        serialDate: SerialDate(is1904: workbook.is1904), limits: limits, textBytes: textBytes)
      sheets.append(try reader.read(try xml(target)))
      textBytes = reader.textBytes
    }
    return sheets
  }

  private func workbookPath() throws(SourceError) -> String {
    let main = try relationships(of: "").values.first { $0.type.hasSuffix("/officeDocument") }
    guard let main else {
      throw failure(
        "XLSX_MALFORMED", "",
        "is a zip archive but not a workbook; unpack it and pass a file in it, or save it as .xlsx")
    }
    return main.target
  }

  // MARK: Parts

  private func xml(_ path: String) throws(SourceError) -> XMLReader {
    guard let entry = archive.entry(named: path) else {
      throw failure("XLSX_MALFORMED", path, "is missing in the workbook; save the file again")
    }
    return try XMLReader(
      try archive.contents(of: entry), file: file, place: path, limits: limits)
  }

  /// Returns the targets of relationships by id; paths from the root of the archive.
  private func relationships(
    of path: String
  ) throws(SourceError) -> [String: (type: String, target: String)] {
    let folder = path.split(separator: "/").dropLast()
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let place = (folder + ["_rels", "\(name).rels"]).joined(separator: "/")
    guard archive.entry(named: place) != nil else { return [:] }
    var reader = try xml(place)
    var found: [String: (type: String, target: String)] = [:]
    while let event = try reader.next() {
      guard case .start(let element) = event, element.name.local == "Relationship",
        element["TargetMode"] != "External",
        let id = element["Id"], let type = element["Type"], let target = element["Target"]
      else { continue }
      found[id] = (type, Self.resolve(target, in: folder.map(String.init)))
    }
    return found
  }

  private static func resolve(_ target: String, in folder: [String]) -> String {
    var parts = target.hasPrefix("/") ? [] : folder
    for part in target.split(separator: "/") {
      if part == ".." {
        _ = parts.popLast()
      } else if part != "." {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  private func workbook(
    at path: String
  ) throws(SourceError) -> (sheets: [(name: String, relationship: String)], is1904: Bool) {
    var reader = try xml(path)
    var sheets: [(name: String, relationship: String)] = []
    var is1904 = false
    while let event = try reader.next() {
      guard case .start(let element) = event else { continue }
      switch element.name.local {
      case "workbookPr": is1904 = ["1", "true"].contains(element["date1904"] ?? "")
      case "sheet":
        let relationship = element.attributes.first {
          $0.key.local == "id" && $0.key.namespace.hasSuffix("/relationships")
        }
        if let name = element["name"], let relationship {
          sheets.append((name.trimmed, relationship.value))
        }
      default: break
      }
    }
    return (sheets, is1904)
  }

  private func sharedStrings(at path: String) throws(SourceError) -> [String] {
    var reader = try xml(path)
    var strings: [String] = []
    while let event = try reader.next() {
      guard case .start(let element) = event, element.name.local == "si" else { continue }
      strings.append(try RichText.read(from: &reader))
    }
    return strings
  }

  /// Formats by index of a cell's style.
  private func cellFormats(at path: String) throws(SourceError) -> [CellFormat] {
    var reader = try xml(path)
    var codes: [Int: String] = [:]
    var formats: [CellFormat] = []
    var isInCellFormats = false
    while let event = try reader.next() {
      switch event {
      case .start(let element) where element.name.local == "numFmt":
        if let id = element["numFmtId"].flatMap({ Int($0) }) { codes[id] = element["formatCode"] }
      case .start(let element) where element.name.local == "cellXfs": isInCellFormats = true
      case .end(let name) where name.local == "cellXfs": isInCellFormats = false
      case .start(let element) where element.name.local == "xf" && isInCellFormats:
        let id = element["numFmtId"].flatMap { Int($0) } ?? 0
        formats.append(CellFormat(identifier: id, code: codes[id]))
      default: break
      }
    }
    return formats
  }

  private func failure(_ rule: String, _ place: String, _ advice: String) -> SourceError {
    SourceError(file: file, place: place, rule: rule, advice: advice)
  }
}
