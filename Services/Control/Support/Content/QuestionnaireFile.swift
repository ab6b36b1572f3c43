public import Formats
public import Questionnaires

/// A file of one format with the questionnaires in it, read and checked by the catalogue's rules.
public struct QuestionnaireFile: Sendable {
  public let path: String
  public let format: CatalogueFormat
  public let questionnaires: [ReadQuestionnaire]
  /// What became of every row; of codebooks only.
  public let rows: CodebookReport?
  /// What the rules say, in the order of the questionnaires.
  public let findings: [SourceFinding]

  /// - Parameters:
  ///   - path: of the file; `-` for standard input.
  ///   - format: nil: what the name tells.
  ///   - options: what the file does not say.
  ///   - codebook: how codebooks are read.
  /// - Throws: ``Formats/SourceError`` when the format is not clear, and with everything that
  ///   is wrong with the form of the file; nothing was read then.
  public init(
    at path: String, format: CatalogueFormat?, options: ReadOptions = ReadOptions(),
    codebook: CodebookOptions = CodebookOptions()
  ) throws(SourceError) {
    let format = try Self.format(of: path, given: format)
    let bytes = try CatalogueFile.bytes(at: path, limits: options.limits)
    var rows: CodebookReport?
    var read: [ReadQuestionnaire] = []
    if format == .codebook {
      let found = try CodebookReader(codebook).codebook(bytes, file: path, options: options)
      read = [found.questionnaire]
      rows = found.rows
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

  /// The format that was asked for, otherwise the one that the name of the file tells.
  ///
  /// - Throws: ``Formats/SourceError`` naming the formats that it may be.
  public static func format(
    of path: String, given: CatalogueFormat?
  ) throws(SourceError) -> CatalogueFormat {
    if let given { return given }
    let fitting = CatalogueFormat.allCases.filter { $0.fits(fileName: path) }
    if fitting.count == 1 { return fitting[0] }
    let names = (fitting.isEmpty ? CatalogueFormat.allCases : fitting).map(\.rawValue)
    let choice = "give --format, one of: \(names.joined(separator: ", "))"
    throw SourceError(
      SourceFinding(
        file: path, rule: "FORMAT_UNCLEAR",
        advice: fitting.isEmpty
          ? "the name tells no format; \(choice)"
          : "several formats have this ending; \(choice)"))
  }

  private static func check(_ read: [ReadQuestionnaire], _ path: String) -> [SourceFinding] {
    guard !read.isEmpty else {
      return [SourceFinding(file: path, rule: "NO_QUESTIONNAIRE", advice: "holds no questionnaire")]
    }
    return read.flatMap { questionnaire in
      QuestionnaireChecker().check(questionnaire.definition)
        .map { questionnaire.map.place($0, in: path) }
    }.inOrderOfTheFile
  }
}

extension CatalogueFormat {
  /// Whether files of this format are named so.
  fileprivate func fits(fileName: String) -> Bool {
    let name = fileName.lowercased()
    // XLSForms are workbooks; as one table they are read too.
    let endings = fileNameEndings + (self == .xlsform ? [".csv"] : [])
    return endings.contains(where: name.hasSuffix)
  }
}
