package import FoundationEssentials

/// What was told of a trigger.
package struct TriggerTelling: Sendable, Hashable {
  package var participantID: UUID
  package var studyID: String
  package var triggerID: String
  package var occurrenceID: UUID
  /// When it happened, or is going to.
  package var firedAt: Date
  /// It never happened.
  package var isWithdrawn: Bool
  /// When it was told.
  package var toldAt: Date

  package init(
    participantID: UUID, studyID: String, triggerID: String, occurrenceID: UUID, firedAt: Date,
    isWithdrawn: Bool = false, toldAt: Date
  ) {
    self.participantID = participantID
    self.studyID = studyID
    self.triggerID = triggerID
    self.occurrenceID = occurrenceID
    self.firedAt = firedAt
    self.isWithdrawn = isWithdrawn
    self.toldAt = toldAt
  }
}

/// That a participant did something other than to fill in a sheet.
package struct ActivityTelling: Sendable, Hashable {
  /// Tables have the raw value.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case record
    case listening
  }

  package var participantID: UUID
  package var studyID: String
  package var kind: Kind
  package var at: Date

  package init(participantID: UUID, studyID: String, kind: Kind, at: Date) {
    self.participantID = participantID
    self.studyID = studyID
    self.kind = kind
    self.at = at
  }
}

/// What the bus brings about triggers.
package enum TriggerEvent: Sendable, Hashable {
  case fired(TriggerTelling)
  case active(ActivityTelling)
}
