package import FoundationEssentials

/// That a participant took a whole sheet back.
package struct WithdrawnSheet: Sendable, Hashable {
  package var participantID: UUID
  package var sheetID: UUID
  package var key: QuestionnaireKey
  /// As told of its acceptance.
  package var finishedAt: Date
  /// When the latest sheet was finished that still fills the questionnaire in; nil: none does.
  package var remainingFinishedAt: Date?

  package init(
    participantID: UUID, sheetID: UUID, key: QuestionnaireKey, finishedAt: Date,
    remainingFinishedAt: Date?
  ) {
    self.participantID = participantID
    self.sheetID = sheetID
    self.key = key
    self.finishedAt = finishedAt
    self.remainingFinishedAt = remainingFinishedAt
  }
}
