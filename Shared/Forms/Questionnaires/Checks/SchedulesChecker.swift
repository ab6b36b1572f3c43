/// Checks all schedules of one questionnaire of a study.
struct SchedulesChecker {
  let limits: CatalogueLimits

  /// - Parameter path: path of the questionnaire's use.
  func check(_ schedules: [ScheduleDefinition], of study: StudyDefinition, _ path: FindingPlace) {
    if schedules.count > limits.schedulesMax {
      path.field("schedules").add(
        .tooManySchedules,
        "\(schedules.count) schedules; at most \(limits.schedulesMax) are allowed")
    }
    let checker = ScheduleChecker(limits: limits)
    var seen = Set<String>()
    for (position, schedule) in schedules.prefix(limits.schedulesMax).enumerated() {
      let here = path.item("schedules", position)
      check(id: schedule.id, of: schedules.count, &seen, here.field("schedule_id"))
      checker.check(schedule, here)
      if case .questionnaire(let id) = schedule.anchor.event,
        !study.questionnaires.contains(where: { $0.questionnaireID == id })
      {
        here.field("anchor").field("questionnaire_id").add(
          .questionnaireNotInStudy, "the study does not use `\(id)`")
      }
      let trigger = study.triggers.first { $0.id == schedule.anchor.triggerID }
      if let id = schedule.anchor.triggerID, trigger == nil {
        here.field("anchor").field("trigger_id").add(
          .triggerUnknown, "the study has no trigger `\(id)`")
      }
      let option = schedule.anchor.optionID
      if !option.isEmpty, !(trigger?.draw?.optionIDs.contains(option) ?? false) {
        here.field("anchor").field("option_id").add(
          .drawOptionUnknown, "the trigger has no draw with an option `\(option)`")
      }
    }
  }

  private func check(id: String, of count: Int, _ seen: inout Set<String>, _ path: FindingPlace) {
    if id.isEmpty {
      if count > 1 {
        path.add(.scheduleIDMissing, "one of \(count) schedules has no id; give each a unique id")
      }
    } else if !IdentifierSyntax.isID(id) {
      path.add(.idInvalid, "invalid id `\(id)`; use 1–64 lower-case letters, digits, hyphens")
    } else if !seen.insert(id).inserted {
      path.add(.idDuplicate, "duplicate id `\(id)`")
    }
  }
}
