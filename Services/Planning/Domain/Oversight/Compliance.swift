package import Fields
package import FoundationEssentials

/// Grouping of the rows of a compliance table.
package enum ComplianceBreakdown: Sendable, Hashable, CaseIterable {
  case total
  case participant
  /// Date in the participant's time zone.
  case localDate
  case utcDate
  /// Hour in the participant's time zone.
  case hour
  /// Weekday in the participant's time zone.
  case weekday
  case questionnaire
  case group
  /// Questionnaire and schedule.
  case schedule
  /// Days since joining in the participant's calendar.
  case studyDay
  /// Participant, and date in the participant's time zone.
  case participantDate
}

/// Selection of the notifications to count.
package struct ComplianceQuestion: Sendable, Hashable {
  /// Number of days counted if the request names no start.
  package static let daysDefault = 28
  package static let daysMax = 366

  package var studyID: String
  package var breakdown: ComplianceBreakdown
  package var from: Date
  /// End of the time range, exclusive.
  package var to: Date
  /// Questionnaire; empty for all.
  package var questionnaireID: String = ""
  /// Group; empty for all.
  package var groupID: String = ""
  /// Days, groups and questionnaires, in addition to the above.
  package var filter: ExportFilter = ExportFilter()
  /// Participant; nil for all.
  package var participantID: UUID?
  /// Whether test participants are counted. A test participant named by `participantID` is always
  /// counted.
  package var includesTests: Bool = false
  /// Whether groups, and notifications of questionnaires that only some groups see, are left out.
  package var concealsGroups: Bool = false
}

/// Counts of notifications by outcome.
package struct ComplianceRow: Sendable, Hashable {
  package var key: String
  package var planned = 0
  package var delivered = 0
  package var opened = 0
  package var answeredInTime = 0
  package var answeredLate = 0
  package var dismissed = 0
  package var missed = 0
  package var expired = 0
  package var open = 0
  /// Fetched by a device, sent, or shown.
  package var sent = 0
  /// The parts of ``missed``: no device reported it as shown; shown, but not opened; opened.
  package var missedUnseen = 0
  package var missedUnopened = 0
  package var missedOpened = 0
  /// Number of participants with a planned notification.
  package var participants = 0
  /// Not in ``planned``, counted in the total only: the consent had ended; rules left no room.
  package var consentEnded = 0
  package var withoutRoom = 0
  /// Median time to answer, in seconds; nil if none was answered.
  package var medianAnswerSeconds: Double?
  package var p90AnswerSeconds: Double?

  package init(key: String) { self.key = key }

  package var answered: Int { answeredInTime + answeredLate }
  /// Share of planned notifications that were answered, 0–1; 0 if none was planned.
  package var answeredOfPlanned: Double { Self.share(answered, planned) }
  package var answeredOfDelivered: Double { Self.share(answered, delivered) }

  private static func share(_ part: Int, _ whole: Int) -> Double {
    whole == 0 ? 0 : Double(part) / Double(whole)
  }
}

/// A notification counted for compliance.
package struct CountedNotification: Sendable, Hashable {
  package var record: NotificationRecord
  /// Pseudonym of the participant.
  package var participant: String
  /// Current group of the participant; empty if none.
  package var groupID: String
  package var isTest: Bool
  /// Time zone in which it was drawn; the participant's time zone if that is unknown.
  package var timeZone: String
  /// Instant in that time zone, `YYYY-MM-DDTHH:MM:SS`.
  package var localTime: String
  /// End of the time to answer: the expiry or, if it was neither answered nor dismissed, the next
  /// notification of its schedule. Nil if both are unknown.
  package var endsAt: Date?

  /// Outcome counted for compliance.
  package enum Outcome: String, Sendable, Hashable, CaseIterable {
    case answeredInTime = "answered_in_time"
    case answeredLate = "answered_late"
    case dismissed
    case missed
    case expired
    /// Can still be answered in time.
    case open
    /// Not planned: it followed a trigger and had no room.
    case noRoom = "no_room"
    /// Not planned: it gave its place to one that followed a trigger.
    case displaced
  }

  package func outcome(at now: Date) -> Outcome {
    if let reason = record.standing.noRoom { return reason == .displaced ? .displaced : .noRoom }
    let (life, instant) = (record.standing.life, record.standing.handedOut.instant)
    if let answeredAt = life.answeredAt {
      return instant.expiresAt.map { answeredAt > $0.date } ?? false
        ? .answeredLate : .answeredInTime
    }
    return switch life.state(until: endsAt, at: now) {
    case .dismissed: .dismissed
    case .missed: .missed
    case .expired: .expired
    default: .open
    }
  }
}
