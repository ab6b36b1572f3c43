import IngestionDomain
package import ServiceKit

/// Where definitions are compiled and large batches validated: thousands of elements, and patterns matched
/// against long texts, take longer than an event loop may be held up.
package enum ValidationThreads {
  package static let count = 2
  /// Calls that wait for a thread or, with a new version, for the database.
  package static let waitingMax = 1000
  package static let retryDelay = Duration.seconds(2)

  /// They refuse with ``IngestionError`` `.validationLimit`.
  package static func make(
    count: Int = Self.count, waitingMax: Int = Self.waitingMax
  ) -> WorkerThreads {
    WorkerThreads(count: count, waitingMax: waitingMax) { IngestionError.validationLimit($0) }
  }
}

extension [AnswerSheet] {
  /// More than this an event loop does not do in between: a sheet costs about a microsecond for each
  /// answer, and up to ten for each byte that is matched against a pattern.
  private static var answersInlineMax: Int { 1000 }
  private static var textBytesInlineMax: Int { 1024 }

  /// Whether they are to be validated on a thread of their own; a single sheet rarely is.
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
