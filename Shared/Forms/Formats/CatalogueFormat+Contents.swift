extension CatalogueFormat {
  /// Detects the format from a file's contents if its name leaves it open: `resourceType` of FHIR,
  /// the headings of a data dictionary, the header of a codebook, the sheets of a form, or the
  /// top-level key of Otolith's own format.
  ///
  /// - Returns: nil if no format, or more than one, matches.
  public init?(contents bytes: [UInt8], limits: FormatLimits = .default) {
    guard
      let found = Self.table(bytes, limits) ?? Self.object(bytes, limits)
        ?? Self.definition(bytes, limits)
    else { return nil }
    self = found
  }

  /// Whether a file is a workbook or another archive.
  public static func isWorkbook(_ bytes: [UInt8]) -> Bool { ZipArchive.isArchive(bytes) }

  /// Whether the archive is a readable workbook.
  public static func opensAsWorkbook(_ bytes: [UInt8]) -> Bool {
    (try? WorkbookReader(bytes, file: "", limits: .default).sheetNames()) != nil
  }

  /// Reports what a file is that no reader reads, or the syntax error of one that starts like JSON,
  /// instead of an unknown format.
  ///
  /// - Throws: `FORMAT_NOT_READ`, errors of ``SourceText`` and ``JSONParser/parse(_:file:limits:)``.
  public static func requireReadable(
    _ bytes: [UInt8], file: String, limits: FormatLimits = .default
  ) throws(SourceError) {
    if isWorkbook(bytes), !opensAsWorkbook(bytes) {
      throw notRead(file, try ForeignFormat.archive(bytes, file: file, limits))
    }
    if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
      throw notRead(file, "is an old workbook (.xls), or has a password; save it as .xlsx")
    }
    if isWorkbook(bytes) || LimeSurveyTables.isSurvey(bytes, limits) { return }
    _ = try SourceText.decode(bytes, file: file, limits: limits)
    if FHIRXML.isXML(bytes), let advice = try ForeignFormat.xml(bytes, file: file, limits: limits) {
      throw notRead(file, advice)
    }
    if ForeignFormat.isPsyToolkit(bytes) { throw notRead(file, ForeignFormat.psyToolkit) }
    guard let first = SourceText.firstByte(bytes), "{[".utf8.contains(first) else { return }
    let json = try JSONParser.parse(bytes, file: file, limits: limits)
    if let advice = ForeignFormat.json(json) { throw notRead(file, advice) }
  }

  private static func notRead(_ file: String, _ advice: String) -> SourceError {
    SourceError(file: file, rule: "FORMAT_NOT_READ", advice: advice)
  }

  private static func table(_ bytes: [UInt8], _ limits: FormatLimits) -> CatalogueFormat? {
    if isWorkbook(bytes) {
      let names = try? WorkbookReader(bytes, file: "", limits: limits).sheetNames()
      if names?.contains(where: { $0.lowercased() == "survey" }) == true { return .xlsform }
    }
    var options = ReadOptions()
    options.limits = limits
    let headers: [(CatalogueFormat, (CSVRecord) -> Bool)] = [
      (.codebook, TrackCodebookHeader.isHeader), (.redcap, REDCapReader.hasHeadings),
      (.xlsform, XLSFormSheets.isHeader),
    ]
    let fitting = headers.filter { _, isHeader in
      (try? TableReader.open(bytes, file: "", options: options, isHeader: isHeader)) != nil
    }
    // A dictionary may have a row about a `title`, which is also a setting of forms.
    let formats = fitting.map(\.0)
    let specific = formats.filter { $0 != .xlsform }
    return formats.count == 1 ? formats[0] : specific.count == 1 ? specific[0] : nil
  }

  private static func object(_ bytes: [UInt8], _ limits: FormatLimits) -> CatalogueFormat? {
    if LimeSurveyTables.isSurvey(bytes, limits) { return .xlsform }
    if FHIRXML.isXML(bytes) {
      return (try? ForeignFormat.xml(bytes, file: "", limits: limits)) == .some(nil) ? .fhir : nil
    }
    guard let json = try? JSONParser.parse(bytes, file: "", limits: limits) else { return nil }
    if json["resourceType"] != nil { return .fhir }
    if REDCapMetadata.isMetadata(json) { return .redcap }
    return json["form"] != nil ? .forms : nil
  }

  private static func definition(_ bytes: [UInt8], _ limits: FormatLimits) -> CatalogueFormat? {
    let reading = YAMLReading(file: "", limits: limits)
    guard let root = try? reading.root(bytes, limits: limits) else { return nil }
    return OtolithFileKind(root) == .questionnaire ? .otolith : nil
  }
}
