package import Calendar
package import FoundationEssentials

/// A notification that staff asks for at an instant of its choice.
package struct StaffPrompt: Sendable, Hashable {
  /// As far ahead as plans look.
  package static let daysMax = SchedulePlanner.horizonDays
  /// Still to come, of one participant.
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

  package init(at: Instant, overridesQuietHours: Bool) {
    self.at = at
    self.overridesQuietHours = overridesQuietHours
  }

  /// - Parameters:
  ///   - states: of the questionnaire, that the participant sees; not empty.
  ///   - quietHours: the participant's.
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
