package import Calendar
package import FoundationEssentials

/// A sheet that was refused for good, and is remembered for whoever mends it (generic forms §6.1).
package struct RejectedSheet: Sendable, Hashable {
  package var sheetID: UUID
  /// As it was sent, without what is no text and what nobody asked for.
  package var sheet: AnswerSheet
  package var violations: [Violation]
  /// The last time.
  package var rejectedAt: Instant

  package init(sheetID: UUID, sheet: AnswerSheet, violations: [Violation], rejectedAt: Instant) {
    self.sheetID = sheetID
    self.sheet = sheet
    self.violations = violations
    self.rejectedAt = rejectedAt
  }

  /// 30 days.
  package static let keptMicroseconds: Int64 = 30 * 86_400 * 1_000_000

  package var expiresAt: Instant {
    rejectedAt.advanced(byMicroseconds: Self.keptMicroseconds)
  }

  /// Place in a participant's list, latest first.
  package struct ListPosition: Sendable, Hashable {
    package var rejectedAt: Instant
    package var sheetID: UUID

    package init(rejectedAt: Instant, sheetID: UUID) {
      self.rejectedAt = rejectedAt
      self.sheetID = sheetID
    }
  }

  package var listPosition: ListPosition {
    ListPosition(rejectedAt: rejectedAt, sheetID: sheetID)
  }
}
