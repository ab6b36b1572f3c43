public import Questionnaires

/// Reads questionnaires from the files of one format.
///
/// A pure function of the bytes that opens no files. Time and memory are limited for any input.
public protocol QuestionnaireReader: Sendable {
  /// - Parameter file: file name for findings.
  /// - Throws: ``SourceError`` with all errors; then nothing is read. The catalogue's own rules are
  ///   checked by ``ReadQuestionnaire/findings(in:limits:)`` instead.
  func read(
    _ bytes: [UInt8], file: String, options: ReadOptions
  ) throws(SourceError) -> [ReadQuestionnaire]
}

/// Writes questionnaires as files of one format.
public protocol QuestionnaireWriter: Sendable {
  /// Writes everything the format can express; the report lists the rest.
  func write(_ questionnaires: [QuestionnaireDefinition], options: WriteOptions) -> WriteResult
}

/// Values that a file lacks.
public struct ReadOptions: Sendable {
  /// Id for formats whose files have none; empty to derive it from the file's name.
  public var questionnaireID = ""
  /// BCP 47. If empty, the format's default language, or else English if the file has it, or else
  /// its first language.
  public var defaultLanguage = ""
  /// Title; empty to use that of the file.
  public var title = ""
  public var licence = ""
  /// Sheet of a workbook to read, ignoring case. Empty for every sheet with the format's header.
  public var sheet = ""
  public var limits = FormatLimits.default
  /// Returns the contents of a file beside the questionnaire's, by its name without a folder; nil if
  /// there is none. Lists of options can be in such files.
  public var fileBeside: @Sendable (_ name: String) -> [UInt8]? = { _ in nil }

  public init() {}
}

/// Values that a definition lacks.
public struct WriteOptions: Sendable, Hashable {
  /// Language for formats with one language per file, BCP 47; empty for the default language.
  public var language = ""

  public init() {}
}

/// A questionnaire with the report of its conversion.
public struct ReadQuestionnaire: Sendable, Hashable {
  public var definition: QuestionnaireDefinition
  public var map: SourceMap
  public var report: ConversionReport
  /// The questionnaires that follow it, by their names in the file; forms only, see
  /// ``FormsSequence``. The source map contains its offers as `next[0]`, ….
  public var next: NextListDefinition?
  /// Warnings by the format's own rules.
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

/// Files written in memory.
public struct WriteResult: Sendable, Hashable {
  public struct File: Sendable, Hashable {
    /// File name without a folder.
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
