import Calendar

/// The part of a participant's data of a study that a report contains.
struct ReportScope: Sendable, Hashable {
  /// Maximum number of questionnaires, and of further series.
  static let namesMax = 50

  var studyID: String
  var hasAllQuestionnaires = false
  /// Empty if ``hasAllQuestionnaires``.
  var questionnaireIDs: [String] = []
  /// Series in addition to those of the questionnaires.
  var series: [SeriesSource] = []
  var hasHealthRecords = false
  var hasListening = false
  /// Data from this time on; nil for no lower limit.
  var from: Instant?
  /// Data before this time; nil for no upper limit.
  var until: Instant?

  /// Whether the scope can contain anything.
  var hasContents: Bool {
    hasSheets || !series.isEmpty || hasHealthRecords || hasListening
  }

  /// Whether whole sheets belong to the scope.
  var hasSheets: Bool { hasAllQuestionnaires || !questionnaireIDs.isEmpty }

  func contains(questionnaire id: String) -> Bool {
    hasAllQuestionnaires || questionnaireIDs.contains(id)
  }

  func contains(_ time: Instant) -> Bool {
    (from.map { time >= $0 } ?? true) && (until.map { time < $0 } ?? true)
  }
}

/// Why a report or share cannot be made or opened.
enum SharingError: Error, Hashable {
  /// The report exceeds a limit; `limit` is its name in the error's metadata.
  case reportTooLarge(limit: String, max: Int)
  /// The caller has no such share, or it cannot be opened.
  case unknown
  /// The id names a share with other contents, or an ended one.
  case differs
  /// - Parameter isDaily: whether the number of shares made within a day is exceeded.
  case tooMany(max: Int, isDaily: Bool)
  /// The scope has no data.
  case empty
  /// The public address of links is not set.
  case notAvailable
  case passcodeWrong(remainingAttempts: Int)
}
