package import FoundationEssentials

/// A notification with what is kept of how it came about.
package struct KeptNotification: Sendable, Hashable {
  package var participantID: UUID
  package var standing: StandingNotification
  /// Of the inputs that it was drawn from; nil: staff asks.
  package var revision: Int?
  /// Of the rules for the whole person; nil: there were none.
  package var rulesRevision: Int?
  package var isCancelledByStaff: Bool
  /// That staff moved to it.
  package var movedFrom: UUID?

  package init(
    participantID: UUID, standing: StandingNotification, revision: Int?, rulesRevision: Int?,
    isCancelledByStaff: Bool, movedFrom: UUID?
  ) {
    self.participantID = participantID
    self.standing = standing
    self.revision = revision
    self.rulesRevision = rulesRevision
    self.isCancelledByStaff = isCancelledByStaff
    self.movedFrom = movedFrom
  }

  package var id: UUID { standing.handedOut.id }

  /// Nil: not known.
  package var plannedAt: Date? { standing.plannedAt }

  /// It can be called off, and moved.
  package func isComing(at now: Date) -> Bool {
    standing.handedOut.isPending && standing.handedOut.instant.at.date > now
  }
}
