public import Formats
public import Questionnaires

/// A file of one format with the questionnaires in it, read and checked by the catalogue's rules.
public struct QuestionnaireFile: Sendable {
  public let path: String
  public let format: CatalogueFormat
  public let questionnaires: [ReadQuestionnaire]
  /// What became of every row; of codebooks only, one for each sheet.
  public let rows: [CodebookReport]
  /// What was lost in reading and what the rules say, in the order of the file.
  public let findings: [SourceFinding]

  /// - Parameters:
  ///   - path: of the file; `-` for standard input.
  ///   - format: nil: what the name tells, else what stands in the file.
  ///   - options: what the file does not say.
  ///   - codebook: how codebooks are read.
  /// - Throws: ``Formats/SourceError`` when the format is not clear, and with everything that
  ///   is wrong with the form of the file; nothing was read then.
  public init(
    at path: String, format: CatalogueFormat?, options: ReadOptions = ReadOptions(),
    codebook: CodebookOptions = CodebookOptions()
  ) throws(SourceError) {
    let bytes = try CatalogueFile.bytes(at: path, limits: options.limits)
    let format = try Self.format(of: path, given: format, contents: bytes)
    guard options.sheet.isEmpty || CatalogueFormat.isWorkbook(bytes) else {
      throw SourceError(
        SourceFinding(
          file: path, rule: "SHEET_UNKNOWN",
          advice: "is no workbook (.xlsx) and has no sheets; leave --sheet out"))
    }
    var rows: [CodebookReport] = []
    var read: [ReadQuestionnaire] = []
    if format == .codebook {
      let found = try CodebookReader(codebook).codebooks(bytes, file: path, options: options)
      read = found.map(\.questionnaire)
      rows = found.map(\.rows)
    } else if let reader = format.reader {
      read = try reader.read(bytes, file: path, options: options)
    }
    self.path = path
    self.format = format
    self.rows = rows
    questionnaires = read
    findings = Self.check(read, path)
  }

  public var definitions: [QuestionnaireDefinition] { questionnaires.map(\.definition) }

  /// The format that was asked for, otherwise the one that the name of the file tells, otherwise the
  /// one that its contents show.
  ///
  /// - Throws: ``Formats/SourceError`` naming the formats that it may be, or the place at which a file
  ///   stops to be JSON.
  public static func format(
    of path: String, given: CatalogueFormat?,
    contents: @autoclosure () throws(SourceError) -> [UInt8]
  ) throws(SourceError) -> CatalogueFormat {
    if let given { return given }
    let fitting = CatalogueFormat.allCases.filter { $0.fits(fileName: path) }
    if fitting.count == 1 { return fitting[0] }
    let bytes = try contents()
    if let shown = CatalogueFormat(contents: bytes) { return shown }
    // Whatever is wrong with a workbook is told by the reader of forms.
    if path.lowercased().hasSuffix(".xlsx"), !CatalogueFormat.opensAsWorkbook(bytes) {
      return .xlsform
    }
    try CatalogueFormat.requireReadable(bytes, file: path)
    let names = (fitting.isEmpty ? CatalogueFormat.allCases : fitting).map(\.rawValue)
    let choice = "give --format, one of: \(names.joined(separator: ", "))"
    throw SourceError(
      SourceFinding(
        file: path, rule: "FORMAT_UNCLEAR",
        advice: fitting.isEmpty
          ? "neither the name nor what stands in the file tells its format; \(choice)"
          : "several formats have this ending, and the file shows none of them; \(choice)"))
  }

  private static func check(_ read: [ReadQuestionnaire], _ path: String) -> [SourceFinding] {
    guard !read.isEmpty else {
      return [SourceFinding(file: path, rule: "NO_QUESTIONNAIRE", advice: "holds no questionnaire")]
    }
    return read.flatMap { $0.findings(in: path) }.inOrderOfTheFile
  }
}

extension CatalogueFormat {
  /// Whether files of this format are named so.
  fileprivate func fits(fileName: String) -> Bool {
    let name = fileName.lowercased()
    // What is a table to a program is often kept as a workbook by people, and the other way round.
    let isTable = [.redcap, .codebook, .xlsform].contains(self)
    let endings = fileNameEndings + (isTable ? [".csv", ".xlsx"] : [])
    return endings.contains(where: name.hasSuffix)
  }
}
