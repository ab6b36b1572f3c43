/// What the columns of an exported table mean.
///
/// It travels as JSON (README.md beside this module says what each member is), and the files for people and for
/// statistics programs are made of it.
public struct Codebook: Sendable, Hashable, Decodable {
  /// Names the form of the JSON; another number means that older readers cannot read it.
  public static let format = "otolith-codebook 1"

  /// Which export it is of.
  public enum Table: String, Sendable, Hashable, CaseIterable, Decodable {
    /// A row for each sheet of one questionnaire.
    case wide = "answer_sheets_wide"
    /// A row for each answer and score.
    case long = "answer_sheets_long"
    /// A row for each answer of each former revision of a sheet.
    case revisions
    /// A row for each value of a health record.
    case records
    case listeningSessions = "listening_sessions"
    case notifications
  }

  public var table: Table
  public var study: String
  /// BCP 47, as it was asked for; empty: each questionnaire's own.
  public var language: String
  /// In the order of the columns, then what stands in rows of one column.
  public var variables: [CodebookVariable]
  /// Those whose answers are in the table, by id.
  public var questionnaires: [CodebookQuestionnaire]

  public init(
    table: Table, study: String, language: String = "", variables: [CodebookVariable],
    questionnaires: [CodebookQuestionnaire] = []
  ) {
    self.table = table
    self.study = study
    self.language = language
    self.variables = variables
    self.questionnaires = questionnaires
  }

  /// The variables that are a column each, in their order.
  public var columns: [CodebookVariable] { variables.filter { $0.rows == nil } }

  /// The variables that stand in rows of one column: in the long layout each question and score, of
  /// terms and sounds each vocabulary and collection.
  public var rowVariables: [CodebookVariable] { variables.filter { $0.rows != nil } }

  /// The same for a file that has exactly these columns, in their order: one that was exported before a version was
  /// published, or of which columns were taken away. A column that is none of the table any more is said to be so.
  public func aligned(to header: [String]) -> Codebook {
    let known = Dictionary(
      columns.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var copy = self
    copy.variables =
      header.map { known[$0] ?? .unknown(named: $0, in: language) }
      + rowVariables.filter { header.contains($0.name) }
    return copy
  }
}

/// A questionnaire whose answers are in the table.
public struct CodebookQuestionnaire: Sendable, Hashable, Decodable {
  public var questionnaire: String
  /// Newest first.
  public var versions: [CodebookVersion]

  public init(questionnaire: String, versions: [CodebookVersion] = []) {
    self.questionnaire = questionnaire
    self.versions = versions
  }
}

/// A published version of a questionnaire.
public struct CodebookVersion: Sendable, Hashable, Decodable {
  public var version: UInt32
  public var title: CodebookWords
  /// Lower-case hexadecimal SHA-256, as the catalogue published it.
  public var contentHash: String
  public var licence: String
  public var citation: String
  /// The wording is not the validated instrument's.
  public var demonstrationWording: Bool

  public init(
    version: UInt32, title: CodebookWords, contentHash: String = "", licence: String = "",
    citation: String = "", demonstrationWording: Bool = false
  ) {
    self.version = version
    self.title = title
    self.contentHash = contentHash
    self.licence = licence
    self.citation = citation
    self.demonstrationWording = demonstrationWording
  }
}
