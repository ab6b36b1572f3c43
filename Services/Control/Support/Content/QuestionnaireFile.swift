import Formats
import Questionnaires

/// The questionnaires of one file, read and checked by the catalogue's rules.
struct QuestionnaireFile: Sendable {
  let path: String
  let format: CatalogueFormat
  let questionnaires: [ReadQuestionnaire]
  /// A report on every row, one for each sheet; codebooks only.
  let rows: [TrackCodebookReport]
  /// Losses in reading and findings of the rules, in the order of the file.
  let findings: [SourceFinding]

  /// - Parameters:
  ///   - path: a file, or `-` for standard input.
  ///   - format: nil to detect it from the name, then from the contents.
  ///   - options: properties that the file lacks.
  ///   - codebook: options for codebooks.
  /// - Throws: ``Formats/SourceError`` if the format is ambiguous, or with all format errors of the
  ///   file.
  init(
    at path: String, format: CatalogueFormat?, options: ReadOptions = ReadOptions(),
    codebook: TrackCodebookOptions = TrackCodebookOptions()
  ) throws(SourceError) {
    let bytes = try CatalogueFile.bytes(at: path, limits: options.limits)
    var options = options
    options.readFiles(beside: path)
    let format = try Self.format(of: path, given: format, contents: bytes)
    guard options.sheet.isEmpty || CatalogueFormat.isWorkbook(bytes) else {
      throw SourceError(
        file: path, rule: "SHEET_UNKNOWN",
        advice: "is not a workbook (.xlsx); remove --sheet")
    }
    var rows: [TrackCodebookReport] = []
    var read: [ReadQuestionnaire] = []
    if format == .codebook {
      let found = try TrackCodebookReader(codebook).codebooks(bytes, file: path, options: options)
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

  var definitions: [QuestionnaireDefinition] { questionnaires.map(\.definition) }

  /// The requested format, else the one of the file name, else the one detected from the contents.
  ///
  /// - Throws: ``Formats/SourceError`` with the possible formats, or the place where a JSON file is
  ///   invalid.
  static func format(
    of path: String, given: CatalogueFormat?,
    contents: @autoclosure () throws(SourceError) -> [UInt8]
  ) throws(SourceError) -> CatalogueFormat {
    if let given { return given }
    let fitting = CatalogueFormat.allCases.filter { $0.fits(fileName: path) }
    if fitting.count == 1 { return fitting[0] }
    let bytes = try contents()
    if let shown = CatalogueFormat(contents: bytes) { return shown }
    // The XLSForm reader reports what is wrong with the workbook.
    if path.lowercased().hasSuffix(".xlsx"), !CatalogueFormat.opensAsWorkbook(bytes) {
      return .xlsform
    }
    try CatalogueFormat.requireReadable(bytes, file: path)
    let names = (fitting.isEmpty ? CatalogueFormat.allCases : fitting).map(\.rawValue)
    let choice = "give --format, one of: \(names.joined(separator: ", "))"
    throw SourceError(
      file: path, rule: "FORMAT_UNCLEAR",
      advice: fitting.isEmpty
        ? "its format is not clear from its name or contents; \(choice)"
        : "several formats use this file extension, and its contents match none of them; \(choice)"
    )
  }

  private static func check(_ read: [ReadQuestionnaire], _ path: String) -> [SourceFinding] {
    guard !read.isEmpty else {
      return [
        SourceFinding(
          file: path, rule: "NO_QUESTIONNAIRE", advice: "does not contain a questionnaire")
      ]
    }
    return read.findings(in: path)
  }
}

extension ReadOptions {
  /// Gives the reader access to the files in the folder of a questionnaire.
  mutating func readFiles(beside path: String) {
    guard path != CatalogueFile.standardInput else { return }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    fileBeside = { [limits] name in
      try? CatalogueFile.bytes(at: "\(folder)\(name)", limits: limits)
    }
  }
}

extension CatalogueFormat {
  /// Whether files of this format have such a name.
  fileprivate func fits(fileName: String) -> Bool {
    let name = fileName.lowercased()
    // Tables are often kept as workbooks, and the other way round.
    let isTable = [.redcap, .codebook, .xlsform].contains(self)
    let endings = fileNameEndings + (isTable ? [".csv", ".xlsx"] : [])
    return endings.contains(where: name.hasSuffix)
  }
}
