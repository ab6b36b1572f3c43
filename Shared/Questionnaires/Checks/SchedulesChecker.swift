/// All schedules of one questionnaire of a study.
struct SchedulesChecker {
  let limits: CatalogueLimits

  /// - Parameter path: of the questionnaire's use.
  func check(
    _ schedules: [ScheduleDefinition], of study: StudyDefinition, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    if schedules.count > limits.schedulesMax {
      findings.add(
        path.field("schedules"), .tooManySchedules,
        "\(schedules.count) schedules; at most \(limits.schedulesMax) are allowed")
    }
    let checker = ScheduleChecker(limits: limits)
    var seen = Set<String>()
    for (position, schedule) in schedules.prefix(limits.schedulesMax).enumerated() {
      let here = path.item("schedules", position)
      check(id: schedule.id, of: schedules.count, &seen, here.field("schedule_id"), &findings)
      checker.check(schedule, here, into: &findings)
      if case .questionnaire(let id) = schedule.anchor.event,
        !study.questionnaires.contains(where: { $0.questionnaireID == id })
      {
        findings.add(
          here.field("anchor").field("questionnaire_id"), .questionnaireNotInStudy,
          "the study does not use `\(id)`")
      }
      if case .trigger(let id) = schedule.anchor.event,
        !study.triggers.contains(where: { $0.id == id })
      {
        findings.add(
          here.field("anchor").field("trigger_id"), .triggerUnknown,
          "the study has no trigger `\(id)`")
      }
    }
  }

  private func check(
    id: String, of count: Int, _ seen: inout Set<String>, _ path: FindingPath,
    _ findings: inout FindingCollector
  ) {
    if id.isEmpty {
      if count > 1 {
        findings.add(
          path, .scheduleIDMissing, "one of \(count) schedules needs an id to be told apart")
      }
    } else if !IdentifierSyntax.isID(id) {
      findings.add(
        path, .idInvalid, "`\(id)` is no id; use 1–64 lower-case letters, digits, hyphens")
    } else if !seen.insert(id).inserted {
      findings.add(path, .idDuplicate, "`\(id)` stands twice")
    }
  }
}
