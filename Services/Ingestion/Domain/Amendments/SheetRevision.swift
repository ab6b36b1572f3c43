package import Calendar
package import FoundationEssentials

/// What a sheet said from one change to the next.
package struct SheetRevision: Sendable, Hashable {
  /// From 1.
  package var revision: Int
  package var answers: [Answer]
  package var scores: [SheetScore]
  package var isWithdrawn: Bool
  /// Empty for the first one.
  package var reason: String
  /// By the device's clock: when the sheet was finished, or amended.
  package var amendedAt: Instant
  package var receivedAt: Instant

  package init(
    revision: Int, answers: [Answer], scores: [SheetScore], isWithdrawn: Bool, reason: String,
    amendedAt: Instant, receivedAt: Instant
  ) {
    self.revision = revision
    self.answers = answers
    self.scores = scores
    self.isWithdrawn = isWithdrawn
    self.reason = reason
    self.amendedAt = amendedAt
    self.receivedAt = receivedAt
  }
}

/// A revision that another one replaced, as exports of a study have it.
package struct FormerRevision: Sendable, Hashable {
  /// Place in a study's export.
  package struct Position: Sendable, Hashable {
    package var participantID: UUID
    package var sheetID: UUID
    /// Of the one that replaced it.
    package var revision: Int

    package init(participantID: UUID, sheetID: UUID, revision: Int) {
      self.participantID = participantID
      self.sheetID = sheetID
      self.revision = revision
    }
  }

  package var position: Position
  package var said: SheetRevision
  package var questionnaireID: String
  package var version: UInt32
  /// By the device's clock.
  package var replacedAt: Instant
  package var replacedBecause: String
  package var isTest: Bool

  package init(
    position: Position, said: SheetRevision, questionnaireID: String, version: UInt32,
    replacedAt: Instant, replacedBecause: String, isTest: Bool
  ) {
    self.position = position
    self.said = said
    self.questionnaireID = questionnaireID
    self.version = version
    self.replacedAt = replacedAt
    self.replacedBecause = replacedBecause
    self.isTest = isTest
  }
}
