package import Calendar
package import FoundationEssentials

/// How far a participant's draft of a questionnaire is.
package struct DraftProgress: Sendable, Hashable {
  package var draftID: UUID
  /// 0–100.
  package var percent: Int
  /// When it ends unless it is changed again.
  package var expiresAt: Instant

  package init(draftID: UUID, percent: Int, expiresAt: Instant) {
    self.draftID = draftID
    self.percent = percent
    self.expiresAt = expiresAt
  }
}
