package import Calendar
package import Questionnaires

/// Whether too few of the prompts of some days were answered.
package struct ComplianceRule: Sendable {
  /// A prompt that came.
  package struct Prompt: Sendable, Hashable {
    package var at: Instant
    package var isAnsweredInTime: Bool

    package init(at: Instant, isAnsweredInTime: Bool) {
      self.at = at
      self.isAnsweredInTime = isAnsweredInTime
    }
  }

  private let cause: ComplianceCause

  package init(_ cause: ComplianceCause) {
    self.cause = cause
  }

  /// Whether it happens as a date begins: decided by the days before it alone.
  package func isMet(
    asBegins date: CivilDate, in zone: any ZoneRules, by prompts: [Prompt]
  ) -> Bool {
    let start = zone.start(of: LocalTime(date.adding(days: -Int(cause.days)), minuteOfDay: 0))
    let end = zone.start(of: LocalTime(date, minuteOfDay: 0))
    let counted = prompts.filter { $0.at >= start && $0.at < end }
    guard counted.count >= Int(cause.promptsMin) else { return false }
    let answered = counted.count { $0.isAnsweredInTime }
    return answered * 100 < Int(cause.percentBelow) * counted.count
  }
}
