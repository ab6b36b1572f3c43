package import FoundationEssentials

/// A prompt that somebody has taken to tell it.
package struct DuePrompt: Sendable, Hashable {
  package var lease: PromptLease
  package var studyID: String
  package var questionnaireID: String
  /// When it should have been told.
  package var dueAt: Date
  /// Nil: it cannot come too late by itself.
  package var expiresAt: Date?
  /// Others may take it from then on.
  package var leaseEndsAt: Date
  /// By their names: devices that have it already, while others are still to take it.
  package var toldDevices: Set<String>

  package init(
    lease: PromptLease, studyID: String, questionnaireID: String, dueAt: Date, expiresAt: Date?,
    leaseEndsAt: Date, toldDevices: Set<String> = []
  ) {
    self.lease = lease
    self.studyID = studyID
    self.questionnaireID = questionnaireID
    self.dueAt = dueAt
    self.expiresAt = expiresAt
    self.leaseEndsAt = leaseEndsAt
    self.toldDevices = toldDevices
  }
}
