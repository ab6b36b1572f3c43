import QuestionnaireSamples
import Questionnaires

extension RuleCases {
  private static let trigger = "study.triggers[0]"
  private static let schedule = "study.questionnaires[0].schedules[0]"

  static let draws: [RuleCase] = [
    RuleCase(.triggerDrawInvalid, trigger + ".draw.rows", beside: [.drawOptionUnknown]) {
      $0.setDraw { $0.rows = [] }
    },
    RuleCase(.triggerDrawInvalid, trigger + ".draw.rows") { sample in
      sample.setDraw { draw in
        draw.rows = Array(repeating: draw.rows[0], count: 50) + [draw.rows[1]]
      }
    },
    RuleCase(.triggerDrawInvalid, trigger + ".draw.rows[0]") { $0.setDraw { $0.rows.reverse() } },
    RuleCase(.triggerDrawInvalid, trigger + ".draw.rows[0].sheet") {
      $0.setDraw { $0.rows[0].sheet?.bands = [] }
    },
    RuleCase(.triggerDrawInvalid, trigger + ".draw.rows[0].sheet") {
      $0.setDraw { $0.rows[0].sheet?.questionnaireID = "" }
    },
    RuleCase(.triggerDrawInvalid, trigger + ".draw.rows[0].sheet") {
      $0.setDraw { _ in }
      $0.study.triggers[0].cause = .staff
    },
    RuleCase(.scoreUnknown, trigger + ".draw.rows[0].sheet.bands[0].score_id") {
      $0.setDraw { $0.rows[0].sheet?.bands[0].scoreID = "unknown" }
    },
    RuleCase(.triggerDrawInvalid, trigger + ".draw.rows[1].options") {
      $0.setDraw { draw in
        draw.rows[1].options =
          [.init(id: "walk", partsPerMillion: 1)]
          + (0...9).map { .init(id: "o\($0)", partsPerMillion: 1) }
      }
      $0.setSchedule { $0.anchor.optionID = "" }
    },
    RuleCase(.triggerDrawInvalid, trigger + ".draw.rows[1].options[1].option_id") {
      $0.setDraw {
        $0.rows[1].options = [
          .init(id: "walk", partsPerMillion: 1), .init(id: "walk", partsPerMillion: 1),
        ]
      }
    },
    RuleCase(.triggerDrawInvalid, trigger + ".draw.rows[1].options[1].option_id") {
      $0.setDraw {
        $0.rows[1].options = [
          .init(id: "walk", partsPerMillion: 1), .init(id: "No", partsPerMillion: 1),
        ]
      }
      $0.setSchedule { $0.anchor.optionID = "" }
    },
    RuleCase(.triggerDrawInvalid, trigger + ".draw.rows[1].options[0].parts_per_million") {
      $0.setDraw { $0.rows[1].options[0].partsPerMillion = 0 }
    },
    RuleCase(.triggerDrawInvalid, trigger + ".draw.rows[1].options") {
      $0.setDraw { $0.rows[1].options[0].partsPerMillion = .max }
    },
    RuleCase(.triggerUnused, trigger + ".draw") {
      $0.setDraw {
        $0.rows[1].options = [
          .init(id: "walk", partsPerMillion: 1), .init(id: "rest", partsPerMillion: 1),
        ]
      }
    },
    RuleCase(.drawOptionUnknown, schedule + ".anchor.option_id", beside: [.triggerUnused]) {
      $0.setDraw { _ in }
      $0.setSchedule { $0.anchor.optionID = "rest" }
    },
    RuleCase(.drawOptionUnknown, schedule + ".anchor.option_id") {
      $0.setTrigger(.staff)
      $0.setSchedule { $0.anchor.optionID = "walk" }
    },
    RuleCase(.noTimes, trigger + ".times.minutes_of_day") {
      $0.setTrigger(.times(TimesCause(minutesOfDay: [])))
    },
    RuleCase(.minuteOutOfRange, trigger + ".times.minutes_of_day[0]") {
      $0.setTrigger(.times(TimesCause(minutesOfDay: [1_440])))
    },
    RuleCase(.timeDuplicate, trigger + ".times.minutes_of_day[1]") {
      $0.setTrigger(.times(TimesCause(minutesOfDay: [60, 60])))
    },
  ]
}
