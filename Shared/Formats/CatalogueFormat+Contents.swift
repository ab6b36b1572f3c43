extension CatalogueFormat {
  /// The format that the contents of a file show, where its name leaves it open: `resourceType` of
  /// FHIR, the headings of a data dictionary, the header of a codebook, the sheets of a form, the key that names
  /// what a file of Otolith's own format holds.
  ///
  /// - Returns: nil where they show none of them, or several.
  public init?(contents bytes: [UInt8], limits: FormatLimits = .default) {
    guard
      let found = Self.table(bytes, limits) ?? Self.object(bytes, limits)
        ?? Self.definition(bytes, limits)
    else { return nil }
    self = found
  }

  /// Whether a file is a workbook, or another archive.
  public static func isWorkbook(_ bytes: [UInt8]) -> Bool { ZipArchive.isArchive(bytes) }

  /// Whether it is one that can be read.
  public static func opensAsWorkbook(_ bytes: [UInt8]) -> Bool {
    (try? WorkbookReader(bytes, file: "", limits: .default).sheetNames()) != nil
  }

  /// What is wrong with a file that begins as JSON does, so that the broken place is told and not that
  /// the file shows no format.
  ///
  /// - Throws: what ``JSONParser/parse(_:file:limits:)`` throws.
  public static func requireReadable(
    _ bytes: [UInt8], file: String, limits: FormatLimits = .default
  ) throws(SourceError) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    let first = text.first { !" \t\r\n".utf8.contains($0) }
    guard let first, "{[".utf8.contains(first) else { return }
    _ = try JSONParser.parse(bytes, file: file, limits: limits)
  }

  private static func table(_ bytes: [UInt8], _ limits: FormatLimits) -> CatalogueFormat? {
    if isWorkbook(bytes) {
      let names = try? WorkbookReader(bytes, file: "", limits: limits).sheetNames()
      if names?.contains(where: { $0.lowercased() == "survey" }) == true { return .xlsform }
    }
    var options = ReadOptions()
    options.limits = limits
    let headers: [(CatalogueFormat, (CSVRecord) -> Bool)] = [
      (.codebook, CodebookHeader.isHeader), (.redcap, REDCapReader.hasHeadings),
      (.xlsform, SheetReader.isHeader),
    ]
    let fitting = headers.filter { _, isHeader in
      (try? TableReader.open(bytes, file: "", options: options, isHeader: isHeader)) != nil
    }
    return fitting.count == 1 ? fitting[0].0 : nil
  }

  private static func object(_ bytes: [UInt8], _ limits: FormatLimits) -> CatalogueFormat? {
    guard let json = try? JSONParser.parse(bytes, file: "", limits: limits) else { return nil }
    if json["resourceType"] != nil { return .fhir }
    return json["form"] != nil ? .forms : nil
  }

  private static func definition(_ bytes: [UInt8], _ limits: FormatLimits) -> CatalogueFormat? {
    let reading = YAMLReading(file: "", limits: limits)
    guard let root = try? reading.root(bytes, limits: limits) else { return nil }
    return OtolithFileKind(root) == .questionnaire ? .otolith : nil
  }
}
