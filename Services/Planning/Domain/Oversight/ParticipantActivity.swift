package import Calendar
package import FoundationEssentials

/// Activity of a participant in a study.
package enum ParticipantActivity: Sendable, Hashable, CaseIterable {
  case active
  /// Received notifications, but has not submitted anything for a number of days.
  case silent
  case left
  /// Nothing remains to be asked.
  case completed
  /// The consent has ended and was not renewed.
  case consentEnded
}

/// Data that determines the activity of a participant.
package struct ParticipantFacts: Sendable, Hashable {
  package var participantID: UUID
  package var pseudonym: String
  package var isTest: Bool = false
  /// Label by which the study's own records know the participant; empty if none, or if the study does
  /// not use labels.
  package var subjectLabel: String = ""
  package var enrolment: EnrolmentRecord
  /// Time zone; nil if unknown.
  package var timeZone: String?
  /// Time of the latest sheet of the study; nil if absent.
  package var lastAnswerAt: Date?
  /// Number of notifications since that sheet, or since joining.
  package var unanswered: Int = 0
  /// Instant of the first of these notifications.
  package var firstUnansweredAt: Date?
}

/// Thresholds for a silent participant.
package struct ActivityRules: Sendable, Hashable {
  /// Minimum number of days without a sheet.
  package var silentDays: Int = 3
  /// Minimum number of unanswered notifications in that time.
  package var notificationsMin: Int = 1

  /// - Parameter isCompleted: whether nothing remains to be asked.
  package func activity(
    of facts: ParticipantFacts, isCompleted: Bool, now: Date
  ) -> ParticipantActivity {
    if facts.enrolment.hasEnded { return .left }
    if isCompleted { return .completed }
    if facts.enrolment.isConsentEnded(at: now) { return .consentEnded }
    let wait = Double(silentDays) * 86_400
    let since = [facts.lastAnswerAt, facts.enrolment.joinedAt].compactMap(\.self).max()
    let isQuiet = since.map { now.timeIntervalSince($0) >= wait } ?? true
    return isQuiet && facts.unanswered >= notificationsMin ? .silent : .active
  }
}

extension [ScheduleState] {
  /// Whether each one-time questionnaire is filled in and each schedule has passed its last day.
  /// Counts only what the participant sees and the study still asks for; questionnaires without a
  /// schedule do not count.
  package func isCompleted(in zone: any ZoneRules, joinedAt: Date?, now: Date) -> Bool {
    if let end = first?.studyEnd, end <= now { return true }
    let today = zone.date(at: Instant(flooring: now))
    var isAnything = false
    for state in self where !state.isDeactivated {
      if state.isOneTime {
        isAnything = true
        if !state.isCompleted { return false }
      } else if let schedule = state.prescribed {
        isAnything = true
        guard let dayZero = state.dayZero(in: zone, joinedAt: joinedAt, now: now),
          let last = ActiveDays(of: schedule, dayZero: dayZero).latest, last < today
        else { return false }
      }
    }
    return isAnything
  }
}
