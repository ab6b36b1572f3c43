public import Questionnaires

/// Reads questionnaires from the files of one format.
///
/// Pure: it gets bytes and opens nothing. Whatever the bytes are, it answers within the limits.
public protocol QuestionnaireReader: Sendable {
  /// - Parameter file: the name, for findings.
  /// - Throws: ``SourceError`` with everything that is wrong; nothing was read then. What the
  ///   catalogue's own rules say about a definition is not asked here, see ``Lint``.
  func read(
    _ bytes: [UInt8], file: String, options: ReadOptions
  ) throws(SourceError) -> [ReadQuestionnaire]
}

/// Writes questionnaires as files of one format.
public protocol QuestionnaireWriter: Sendable {
  /// Everything that the format can express; the report names the rest.
  func write(_ questionnaires: [QuestionnaireDefinition], options: WriteOptions) -> WriteResult
}

/// What a file does not say.
public struct ReadOptions: Sendable, Hashable {
  /// For formats whose files name none; empty: made from the file's name.
  public var questionnaireID = ""
  /// BCP 47. Empty: what the format says, else English where the file has it, else its first one.
  public var defaultLanguage = ""
  /// Empty: what the file says.
  public var title = ""
  public var licence = ""
  /// Of a workbook: the sheet to read, without regard to case. Empty: every sheet that has the header
  /// of the format.
  public var sheet = ""
  public var limits = FormatLimits.default

  public init() {}
}

/// What the definition does not say.
public struct WriteOptions: Sendable, Hashable {
  /// For formats with one language a file, BCP 47; empty: the default language.
  public var language = ""

  public init() {}
}

/// A questionnaire with its way out of the file.
public struct ReadQuestionnaire: Sendable, Hashable {
  public var definition: QuestionnaireDefinition
  public var map: SourceMap
  public var report: ConversionReport
  /// What the file says is filled in after it, under the names that the file has for that; of forms
  /// only, see ``FormsSequence``. Its offers stand in the map as `next[0]`, ….
  public var next: NextListDefinition?
  /// What the format's own rules say about the file and does not keep it from being read.
  public var warnings: [SourceFinding] = []

  public init(
    definition: QuestionnaireDefinition, map: SourceMap, report: ConversionReport,
    next: NextListDefinition? = nil
  ) {
    self.definition = definition
    self.map = map
    self.report = report
    self.next = next
  }
}

/// Files that were written in memory.
public struct WriteResult: Sendable, Hashable {
  public struct File: Sendable, Hashable {
    /// Without a folder.
    public var name: String
    public var bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  public var files: [File]
  public var report: ConversionReport

  public init(files: [File], report: ConversionReport) {
    self.files = files
    self.report = report
  }
}
