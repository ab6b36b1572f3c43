package import FoundationEssentials

/// A questionnaire as one study uses it.
package struct QuestionnaireKey: Sendable, Hashable {
  package var studyID: String
  package var questionnaireID: String

  package init(studyID: String, questionnaireID: String) {
    self.studyID = studyID
    self.questionnaireID = questionnaireID
  }
}

/// One questionnaire of one participant, with all that decides about its plan.
package struct QuestionnaireState: Sendable {
  package var key: QuestionnaireKey
  package var prescribed: Schedule?
  package var isOneTime: Bool
  package var isDeactivated: Bool
  package var isCompleted: Bool
  /// The study is.
  package var isPaused: Bool
  /// Until it was filled in, nothing else of the study is planned.
  package var isBlocking: Bool
  /// The groups that see it; empty: everybody.
  package var groupIDs: [String]
  /// Nothing is asked for before: it was filled in less than its repeat interval ago.
  package var closedUntil: Date?
  package var studyStart: Date?
  package var studyEnd: Date?
  package var own: OwnSchedule?
  /// The last one; nil when nothing was ever planned.
  package var revision: PlanRevision?
  /// Another one must be filled in first.
  package fileprivate(set) var isBlocked = false

  package init(
    key: QuestionnaireKey, prescribed: Schedule?, isOneTime: Bool, isDeactivated: Bool,
    isCompleted: Bool, isPaused: Bool, isBlocking: Bool, groupIDs: [String], closedUntil: Date?,
    studyStart: Date?, studyEnd: Date?, own: OwnSchedule?, revision: PlanRevision?
  ) {
    self.key = key
    self.prescribed = prescribed
    self.isOneTime = isOneTime
    self.isDeactivated = isDeactivated
    self.isCompleted = isCompleted
    self.isPaused = isPaused
    self.isBlocking = isBlocking
    self.groupIDs = groupIDs
    self.closedUntil = closedUntil
    self.studyStart = studyStart
    self.studyEnd = studyEnd
    self.own = own
    self.revision = revision
  }

  /// Nil where the study prescribes no schedule.
  package var inForce: ScheduleInForce? {
    prescribed.map { ScheduleChange(prescribed: $0).inForce(own: own) }
  }

  /// What to plan by; nil when there is nothing to ask for.
  package var schedule: Schedule? {
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

extension [QuestionnaireState] {
  /// Those that the participant sees, in the same order, and which of them must wait for others.
  ///
  /// - Parameter groups: the participant's group in each study; empty: none. Questionnaires of other
  ///   studies are left out.
  package func seen(in groups: [String: String]) -> [QuestionnaireState] {
    var seen = filter { state in
      guard let group = groups[state.key.studyID] else { return false }
      return state.groupIDs.isEmpty || state.groupIDs.contains(group)
    }
    let blockedStudies = Set(
      seen.lazy.filter { $0.isBlocking && !$0.isDeactivated && !$0.isCompleted }
        .map(\.key.studyID))
    for index in seen.indices where !seen[index].isBlocking {
      seen[index].isBlocked = blockedStudies.contains(seen[index].key.studyID)
    }
    return seen
  }
}
