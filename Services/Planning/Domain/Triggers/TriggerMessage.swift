package import FoundationEssentials

/// A reported firing of a trigger.
package struct TriggerMessage: Sendable, Hashable {
  package var participantID: UUID
  package var studyID: String
  package var triggerID: String
  package var occurrenceID: UUID
  /// Time of the firing; may lie in the future.
  package var firedAt: Date
  /// Whether the firing is withdrawn: it did not happen.
  package var isWithdrawn: Bool = false
  /// Draw with the options that the sheet decided on; nil if no table depends on it.
  package var draw: OccurrenceDraw?
  /// Time of the report.
  package var toldAt: Date
}

/// An activity of a participant other than submitting a sheet.
package struct ActivityMessage: Sendable, Hashable {
  /// Kind of activity. Raw values are stored.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case record
    case listening
  }

  package var participantID: UUID
  package var studyID: String
  package var kind: Kind
  package var at: Date
}

/// An event about triggers from the bus.
package enum TriggerEvent: Sendable, Hashable {
  case fired(TriggerMessage)
  case active(ActivityMessage)
}
