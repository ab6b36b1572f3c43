import Calendar
import Fields
import FoundationEssentials

/// A finally rejected sheet, kept for correction (generic forms §6.1).
struct RejectedSheet: Sendable, Hashable {
  var sheetID: UUID
  /// The sheet as sent, without invalid texts and data the questionnaire does not request.
  var sheet: AnswerSheet
  var violations: [Violation]
  /// Time of the latest rejection.
  var rejectedAt: Instant

  /// 30 days.
  static let keptMicroseconds: Int64 = 30 * 86_400 * 1_000_000

  var expiresAt: Instant {
    rejectedAt.advanced(byMicroseconds: Self.keptMicroseconds)
  }

  /// Position in a participant's list, latest first.
  var listPosition: TimePosition { TimePosition(at: rejectedAt, id: sheetID) }
}
