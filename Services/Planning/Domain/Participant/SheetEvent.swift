package import FoundationEssentials

/// An event about a participant's sheet.
package enum SheetEvent: Sendable, Hashable {
  case accepted(AcceptedSheet)
  case withdrawn(WithdrawnSheet)
}

/// An accepted answer sheet of a participant.
package struct AcceptedSheet: Sendable, Hashable {
  package var participantID: UUID
  package var sheetID: UUID
  package var key: QuestionnaireKey
  /// Time by the device's clock.
  package var finishedAt: Date
  /// Notification that the sheet answers, according to the device; nil if none.
  package var notificationID: UUID?
  /// Whether the sheet has no answers. An empty sheet does not complete the questionnaire.
  package var isEmpty: Bool = false
}

/// A sheet that a participant has withdrawn.
package struct WithdrawnSheet: Sendable, Hashable {
  package var participantID: UUID
  package var sheetID: UUID
  package var key: QuestionnaireKey
  /// Time reported when the sheet was accepted.
  package var finishedAt: Date
  /// Time of the latest remaining sheet that completes the questionnaire; nil if absent.
  package var remainingFinishedAt: Date?
}
