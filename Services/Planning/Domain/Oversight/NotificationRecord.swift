package import FoundationEssentials

/// A stored notification with the data that explains its origin.
package struct NotificationRecord: Sendable, Hashable {
  package var participantID: UUID
  package var standing: StandingNotification
  /// Revision of the person's rules; nil if absent.
  package var rulesRevision: Int?
  package var isCancelledByStaff: Bool
  /// Id of the notification that staff moved to this one.
  package var movedFrom: UUID?

  package var id: UUID { standing.handedOut.id }

  /// Revision of the inputs it was drawn from; nil for a notification added by staff.
  package var revision: Int? { standing.revision }

  /// Time of planning; nil if unknown.
  package var plannedAt: Date? { standing.plannedAt }

  /// Whether the notification is in the future and can be cancelled or moved.
  package func isComing(at now: Date) -> Bool {
    standing.handedOut.isPending && standing.handedOut.instant.at.date > now
  }
}
