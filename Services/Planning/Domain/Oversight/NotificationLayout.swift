import Calendar
package import FoundationEssentials

/// One row for each notification that compliance counts: what its rows are made of.
package enum NotificationLayout {
  package static let header = columns.map(\.name)

  /// - Parameter now: by when it is judged.
  package static func row(for counted: CountedNotification, now: Date) -> [String] {
    let standing = counted.kept.standing
    let (instant, life) = (standing.handedOut.instant, standing.life)
    func time(_ date: Date?) -> String { date.map { Instant($0).iso8601 } ?? "" }
    return [
      counted.kept.id.uuidString.lowercased(), counted.participant, standing.key.studyID,
      standing.key.questionnaireID, standing.key.scheduleID, counted.groupID,
      standing.origin.rawValue, String(counted.isTest), counted.timeZone, counted.localTime,
      instant.at.iso8601, String(instant.fixed), instant.expiresAt?.iso8601 ?? "",
      time(counted.kept.plannedAt), time(life.handedOutAt), time(life.sentAt),
      time(life.deliveredAt), time(life.openedAt), String(life.snoozedAt.count),
      time(life.dismissedAt), time(life.answeredAt), counted.outcome(at: now).rawValue,
      String(life.wasDelivered), String(life.wasOpened),
      life.answeredAt.map { String(Int(max(0, $0.timeIntervalSince(instant.at.date)))) } ?? "",
    ]
  }
}
