package import FoundationEssentials

/// A row of an export of a study's notifications or decision points.
package enum PlanExportRow: Sendable, Hashable {
  package enum Table: Sendable, Hashable {
    case notifications
    case decisionPoints

    package var header: [String] {
      switch self {
      case .notifications: NotificationLayout.header
      case .decisionPoints: DecisionPointLayout.header
      }
    }
  }

  /// Position of a row in the export.
  package struct Position: Sendable, Hashable {
    package var pseudonym: String
    package var at: Date
    package var id: UUID
  }

  case notification(CountedNotification)
  case decisionPoint(DecisionPoint)
  /// A participant without rows, in an export of changes.
  case participant(String)

  package var participant: String {
    switch self {
    case .notification(let counted): counted.participant
    case .decisionPoint(let point): point.participant
    case .participant(let pseudonym): pseudonym
    }
  }

  /// Nil for a participant without rows.
  package var position: Position? {
    switch self {
    case .notification(let counted):
      Position(
        pseudonym: counted.participant, at: counted.record.standing.handedOut.instant.at.date,
        id: counted.record.id)
    case .decisionPoint(let point):
      Position(pseudonym: point.participant, at: point.at, id: point.id)
    case .participant: nil
    }
  }

  /// - Parameter now: time at which the outcome of a notification is determined.
  package func cells(of table: Table, now: Date) -> [String] {
    switch self {
    case .notification(let counted): NotificationLayout.row(for: counted, now: now)
    case .decisionPoint(let point): DecisionPointLayout.row(for: point)
    case .participant(let pseudonym): table.header.map { $0 == "participant" ? pseudonym : "" }
    }
  }
}
