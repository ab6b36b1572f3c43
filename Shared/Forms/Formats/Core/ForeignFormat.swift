/// Formats that no reader reads.
enum ForeignFormat {
  /// Returns what an archive is, and how to convert it.
  ///
  /// - Throws: an error of the encoding of its table.
  static func archive(
    _ bytes: [UInt8], file: String, _ limits: FormatLimits
  ) throws(SourceError) -> String {
    guard let archive = try? ZipArchive(bytes, file: "", limits: limits) else {
      return "is a damaged zip archive; send the file again, or unpack it and pass a file in it"
    }
    if let entry = archive.entry(named: "mimetype"),
      let type = try? archive.contents(of: entry),
      String(decoding: type, as: UTF8.self).contains("opendocument.spreadsheet")
    {
      return "is a spreadsheet of LibreOffice (.ods); save it as .xlsx"
    }
    guard let table = archive.tables.first else {
      return "is a zip archive without a workbook or table; unpack it, and pass a file in it"
    }
    _ = try SourceText.decode(
      archive.contents(of: table), file: "\(file)/\(table.name)", limits: limits)
    return
      "is a zip archive whose table `\(table.name)` is not a data dictionary; unpack it, and "
      + "pass a file in it"
  }

  /// Returns what an XML document is; nil if it is a resource of FHIR.
  static func xml(
    _ bytes: [UInt8], file: String, limits: FormatLimits
  ) throws(SourceError) -> String? {
    var reader = try XMLReader(bytes, file: file, limits: limits)
    var names: [String] = []
    while names.count < 4, let event = try reader.next() {
      guard case .start(let element) = event else { continue }
      if names.isEmpty, FHIRXML.isResource(element) { return nil }
      if names.first == "html", element.name.local == "model" {
        return "is a form as ODK Collect and Enketo read it (XForm); pass the XLSForm that it was "
          + "made from (.xlsx)"
      }
      names.append(element.name.local)
    }
    if names.first == "ODM" {
      return "is ODM (CDISC XML), as REDCap and other trial systems export it; in REDCap, download "
        + "the data dictionary as CSV"
    }
    if names.contains(LimeSurveyTables.documentType) {
      return "is a part of a survey of LimeSurvey; export the whole survey (.lss)"
    }
    if names.first == "html" {
      return "is a web page, perhaps of a sign-in; download the file again"
    }
    return "is XML, and not of FHIR; formats are listed in `otolithctl catalogue lint --help`"
  }

  /// Returns what a JSON document is; nil if unknown.
  static func json(_ json: JSONValue) -> String? {
    if json["questionnaires"]?.array?.first?["pages"] != nil {
      return "is a study of ESMira; copy its questions into a YAML file of Otolith or an XLSForm"
    }
    if json["units"]?.array != nil, json["name"] != nil || json["surveys"] != nil {
      return "is a run of formr; pass the item tables of its surveys (.xlsx)"
    }
    if json["modules"]?.array != nil, json["properties"] != nil {
      return "is a study of momenTUM; copy its questions into a YAML file of Otolith or an XLSForm"
    }
    if let first = json["items"]?.array?.first, first["question"] != nil {
      return "is a form of LHC-Forms; in its form builder, export it as a FHIR Questionnaire"
    }
    return nil
  }

  /// Whether a text has the lines of a PsyToolkit survey: `l: name`, `t: radio`, `q: …`.
  static func isPsyToolkit(_ bytes: [UInt8]) -> Bool {
    // The last character may be cut.
    let text = String(decoding: bytes.prefix(64 << 10), as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map(\.trimmed)
    func has(_ mark: String) -> Bool { lines.contains { $0.hasPrefix(mark) } }
    return has("l:") && has("t:") && has("q:")
  }

  static let psyToolkit =
    "is a survey of PsyToolkit; copy its questions into a YAML file of Otolith or an XLSForm"
}
