import FoundationEssentials
import PlanningDomain

/// One questionnaire of one participant, as the tables have it.
struct QuestionnaireState: Sendable {
  var key: QuestionnaireKey
  var prescribed: Schedule?
  var isOneTime: Bool
  var isDeactivated: Bool
  var isCompleted: Bool
  /// The study is.
  var isPaused = false
  /// Another one must be filled in first.
  var isBlocked = false
  /// Nothing is asked for before: it was filled in less than its repeat interval ago.
  var closedUntil: Date?
  var studyStart: Date?
  var studyEnd: Date?
  var own: OwnSchedule?
  /// The last one; nil when nothing was ever planned.
  var revision: PlanRevision?

  /// Nil where the study prescribes no schedule.
  var inForce: ScheduleInForce? {
    prescribed.map { ScheduleChange(prescribed: $0).inForce(own: own) }
  }

  /// What to plan by; nil when there is nothing to ask for.
  var schedule: Schedule? {
    guard !isDeactivated, !isPaused, !isBlocked, !(isOneTime && isCompleted), let inForce,
      !inForce.isMuted,
      inForce.schedule.isPlannable
    else { return nil }
    return inForce.schedule
  }

  func inputs(timeZone: String) -> PlanInputs {
    var schedule = schedule
    // Who may change it is no reason to draw again.
    schedule?.participantMayChange = false
    return PlanInputs(
      timeZone: timeZone, schedule: schedule, studyStart: studyStart, studyEnd: studyEnd)
  }
}
