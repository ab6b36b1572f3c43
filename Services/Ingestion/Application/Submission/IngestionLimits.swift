import ServiceKit

/// Configured limits. Read at each use, so that they can be reloaded at run time.
struct IngestionLimits: Sendable, Hashable {
  /// Maximum number of sheets per call.
  var batchSheetsMax = 500
  var sheets = SheetLimits()
  var sheetQuota = SheetQuota()
  var sessionQuota = SessionQuota()
  var records = RecordLimits()
  /// Limits of drafts; the time tolerance is that of sheets.
  var drafts = DraftLimits()
  /// Maximum stored size of one participant's settings, in bytes.
  var settingsBytesMax = SettingsLimits.bytesMax
  var files = AnswerFileLimits()
  /// Public address of otolith-web; nil if participants cannot share data by links.
  var shareAddress: ShareAddress?

  init() {}
}

/// Threads that compile definitions and validate large batches. Thousands of elements, and patterns
/// matched against long texts, would block an event loop for too long.
enum ValidationThreads {
  static let count = 2
  /// Maximum number of calls waiting for a thread or, with a new version, for the database.
  static let waitingMax = 1000
  static let retryDelay = Duration.seconds(2)

  /// Creates the threads. They reject work beyond the limit with ``IngestionError``
  /// `.validationLimit`.
  static func make(
    count: Int = Self.count, waitingMax: Int = Self.waitingMax
  ) -> WorkerThreads {
    WorkerThreads(count: count, waitingMax: waitingMax) { IngestionError.validationLimit($0) }
  }
}

extension [AnswerSheet] {
  /// Maximum work done on an event loop: a sheet costs about 1 µs per answer, and up to 10 µs per
  /// byte matched against a pattern.
  private static var answersInlineMax: Int { 1000 }
  private static var textBytesInlineMax: Int { 1024 }

  /// Whether the sheets should be validated on a separate thread; rarely true for a single sheet.
  var takeLongToValidate: Bool {
    var answers = 0
    var textBytes = 0
    for sheet in self {
      answers += sheet.answers.count
      for answer in sheet.answers {
        if case .text(let text) = answer.value { textBytes += text.utf8.count }
      }
      if answers > Self.answersInlineMax || textBytes > Self.textBytesInlineMax { return true }
    }
    return false
  }
}
