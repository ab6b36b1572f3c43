package import FoundationEssentials

/// That a participant filled in a questionnaire.
package struct AcceptedSheet: Sendable, Hashable {
  package var participantID: UUID
  package var sheetID: UUID
  package var key: QuestionnaireKey
  /// By the device's clock.
  package var finishedAt: Date
  /// The notification that asked for it, as the device says; nil: none.
  package var notificationID: UUID?
  /// Without any answer it does not fill the questionnaire in.
  package var isEmpty: Bool

  package init(
    participantID: UUID, sheetID: UUID, key: QuestionnaireKey, finishedAt: Date,
    notificationID: UUID?, isEmpty: Bool = false
  ) {
    self.participantID = participantID
    self.sheetID = sheetID
    self.key = key
    self.finishedAt = finishedAt
    self.notificationID = notificationID
    self.isEmpty = isEmpty
  }
}
