/// The meaning of the columns of an exported table.
///
/// Transferred as JSON (members documented in README.md beside this module); the files for people
/// and statistics programs are generated from it.
public struct Codebook: Sendable, Hashable, Decodable {
  /// Identifies the JSON format; readers must reject other numbers.
  public static let format = "otolith-codebook 1"

  /// The exported table that it describes.
  public enum Table: String, Sendable, Hashable, CaseIterable, Codable {
    /// One row for each sheet of one questionnaire.
    case wide = "answer_sheets_wide"
    /// One row for each answer and score.
    case long = "answer_sheets_long"
    /// One row for each answer of each former revision of a sheet.
    case revisions
    /// One row for each value of a health record.
    case records
    case listeningSessions = "listening_sessions"
    case notifications
    /// One row for each decision whether to notify.
    case decisionPoints = "decision_points"
    /// One row for each item of each notification and sheet, written by otolithctl.
    case observations
    /// One row for each participant, written by otolithctl.
    case participants
  }

  public var table: Table
  public var study: String
  /// The requested language, BCP 47; empty for each questionnaire's own.
  public var language: String
  /// Variables in column order, followed by those stored in rows of one column.
  public var variables: [CodebookVariable]
  /// The questionnaires whose answers are in the table, by id.
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

  /// The variables with a column of their own, in order.
  public var columns: [CodebookVariable] { variables.filter { $0.rows == nil } }

  /// The variables stored in rows of one column: questions and scores in the long layout, and
  /// vocabularies and collections.
  public var rowVariables: [CodebookVariable] { variables.filter { $0.rows != nil } }

  /// The codebook for a file with exactly these columns, in order. The file may be older than a
  /// version or lack columns. Columns that the table no longer has are marked as unknown.
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
public struct CodebookQuestionnaire: Sendable, Hashable, Codable {
  public var questionnaire: String
  /// Versions, newest first.
  public var versions: [CodebookVersion]

  public init(questionnaire: String, versions: [CodebookVersion] = []) {
    self.questionnaire = questionnaire
    self.versions = versions
  }
}

/// A published version of a questionnaire.
public struct CodebookVersion: Sendable, Hashable, Codable {
  public var version: UInt32
  public var title: CodebookWords
  /// SHA-256 in lower-case hexadecimal, as published by the catalogue.
  public var contentHash: String
  public var licence: String
  public var citation: String
  /// Whether the wording differs from that of the validated instrument.
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
