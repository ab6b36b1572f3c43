package import Calendar
package import FoundationEssentials

/// Whether a participant goes on.
package enum ParticipantActivity: Sendable, Hashable, CaseIterable {
  case active
  /// Was asked, and has not filled anything in for so many days.
  case silent
  case left
  /// Nothing is asked any more.
  case completed
}

/// What tells whether a participant goes on.
package struct ParticipantFacts: Sendable, Hashable {
  package var participantID: UUID
  package var pseudonym: String
  package var isTest: Bool
  package var enrolment: EnrolmentRecord
  /// Nil: none named yet.
  package var timeZone: String?
  /// Nil: no sheet of the study.
  package var lastAnswerAt: Date?
  /// The instants of notifications that stood, since that sheet or since joining.
  package var unanswered: Int
  /// The first of these.
  package var firstUnansweredAt: Date?

  package init(
    participantID: UUID, pseudonym: String, isTest: Bool = false, enrolment: EnrolmentRecord,
    timeZone: String? = nil, lastAnswerAt: Date? = nil, unanswered: Int = 0,
    firstUnansweredAt: Date? = nil
  ) {
    self.participantID = participantID
    self.pseudonym = pseudonym
    self.isTest = isTest
    self.enrolment = enrolment
    self.timeZone = timeZone
    self.lastAnswerAt = lastAnswerAt
    self.unanswered = unanswered
    self.firstUnansweredAt = firstUnansweredAt
  }
}

/// By which somebody who was asked counts as silent.
package struct ActivityRules: Sendable, Hashable {
  /// Without a sheet.
  package var silentDays: Int
  /// Notifications that went without an answer in that time, at least.
  package var promptsMin: Int

  package init(silentDays: Int = 3, promptsMin: Int = 1) {
    self.silentDays = silentDays
    self.promptsMin = promptsMin
  }

  /// - Parameter isCompleted: nothing is asked any more.
  package func activity(
    of facts: ParticipantFacts, isCompleted: Bool, now: Date
  ) -> ParticipantActivity {
    if facts.enrolment.hasEnded { return .left }
    if isCompleted { return .completed }
    let wait = Double(silentDays) * 86_400
    let since = [facts.lastAnswerAt, facts.enrolment.joinedAt].compactMap(\.self).max()
    let isQuiet = since.map { now.timeIntervalSince($0) >= wait } ?? true
    return isQuiet && facts.unanswered >= promptsMin ? .silent : .active
  }
}

extension [ScheduleState] {
  /// Whether each one-time questionnaire is filled in and each schedule has had its last day, of those that the
  /// participant sees and that the study still asks for. What is filled in whenever somebody likes does not count.
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
