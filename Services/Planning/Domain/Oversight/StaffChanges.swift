package import Calendar
package import FoundationEssentials

/// A notification added by staff at a chosen instant.
package struct StaffNotification: Sendable, Hashable {
  /// Maximum number of days ahead: the planning horizon.
  package static let daysMax = SchedulePlanner.horizonDays
  /// Maximum number of future notifications of one participant.
  package static let comingMax = 200

  package enum Refusal: Error, Sendable, Hashable, CaseIterable {
    case past
    case tooFar
    case outsideStudy
    case quiet
    case paused
    case questionnaireClosed
  }

  package var at: Instant
  package var overridesQuietHours: Bool

  /// - Parameters:
  ///   - states: the questionnaire's schedules that the participant sees; not empty.
  ///   - quietHours: the participant's quiet hours.
  /// - Throws: ``Refusal``.
  package func check(
    _ states: [ScheduleState], quietHours: QuietHours, zone: any ZoneRules, now: Date
  ) throws(Refusal) {
    if at.date <= now { throw .past }
    if at > Instant(flooring: now).adding(seconds: Self.daysMax * 86_400) { throw .tooFar }
    for state in states {
      if state.isPaused { throw .paused }
      if !state.isAsked { throw .questionnaireClosed }
      if state.studyStart.map({ at.date < $0 }) ?? false { throw .outsideStudy }
      if state.studyEnd.map({ at.date >= $0 }) ?? false { throw .outsideStudy }
    }
    let quiet = quietHours.seconds(around: zone.date(at: at), in: zone)
    if !overridesQuietHours, quiet.contains(where: { $0.contains(at.secondsSinceEpoch) }) {
      throw .quiet
    }
  }
}

/// A date set by staff for a participant; schedules can count days from it.
package struct StaffDate: Sendable, Hashable {
  /// Maximum distance from today, in days, in both directions.
  package static let daysMax = 3660

  package var participantID: UUID
  /// Pseudonym of the participant in exports; nil if not yet known to this service.
  package var pseudonym: String?
  package var studyID: String
  /// Id under which the study's schedules refer to the date.
  package var id: String
  package var date: CivilDate
  /// Name of the account in the audit log.
  package var setBy: UUID
  package var setAt: Date
}
