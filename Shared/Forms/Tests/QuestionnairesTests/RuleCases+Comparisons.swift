import QuestionnaireSamples
import Questionnaires

extension RuleCases {
  private static let comparison = "study.comparisons[0]"
  private static let feedback = "study.feedback_texts[0]"

  static let comparisons: [RuleCase] = comparisonCases + feedbackCases + rewardCases

  private static let comparisonCases: [RuleCase] = [
    RuleCase(.tooManyComparisons, "study.comparisons") { sample in
      sample.setComparison { _ in }
      for _ in 0..<20 { sample.study.comparisons.append(sample.study.comparisons[0]) }
    },
    RuleCase(.idInvalid, comparison + ".comparison_id") { $0.setComparison { $0.id = "Loud" } },
    RuleCase(.idDuplicate, "study.comparisons[1].comparison_id") {
      $0.setComparison { _ in }
      $0.study.comparisons.append($0.study.comparisons[0])
      $0.study.comparisons[1].value = .question("pulse")
    },
    RuleCase(.idDuplicate, "study.comparisons[1]") {
      $0.setComparison { _ in }
      $0.study.comparisons.append($0.study.comparisons[0])
      $0.study.comparisons[1].id = "again"
      $0.study.comparisons[1].windowDays = 31
    },
    RuleCase(.textMissing, comparison + ".title") {
      $0.setComparison { $0.title = TranslatedText() }
    },
    RuleCase(.questionnaireNotInStudy, comparison + ".questionnaire_id") {
      $0.setComparison { $0.questionnaireID = "elsewhere" }
    },
    RuleCase(.comparedValueMissing, comparison) { $0.setComparison { $0.value = nil } },
    RuleCase(.questionUnknown, comparison + ".element_id") {
      $0.setComparison { $0.value = .question("nowhere") }
    },
    RuleCase(.scoreUnknown, comparison + ".score_id") {
      $0.setComparison { $0.value = .score("nothing") }
    },
    RuleCase(.comparedValueNotNumeric, comparison + ".element_id") {
      $0.setComparison { $0.value = .question("single") }
    },
    RuleCase(.rangeEmpty, comparison + ".maximum") { $0.setComparison { $0.maximum = 0 } },
    RuleCase(.rangeEmpty, comparison + ".maximum") {
      $0.setComparison {
        $0.minimum = -1e308
        $0.maximum = 1e308
      }
    },
    RuleCase(.numberNotFinite, comparison + ".minimum") {
      $0.setComparison { $0.minimum = -.infinity }
    },
    RuleCase(.windowDaysOutOfRange, comparison + ".window_days") {
      $0.setComparison { $0.windowDays = 367 }
    },
  ]

  private static let feedbackCases: [RuleCase] = [
    RuleCase(.tooManyFeedbackTexts, "study.feedback_texts") { sample in
      sample.setFeedback { _ in }
      for _ in 0..<200 { sample.study.feedback.append(sample.study.feedback[0]) }
    },
    RuleCase(.questionnaireNotInStudy, feedback + ".sheet.questionnaire_id") {
      $0.setFeedback { $0.sheet.questionnaireID = "elsewhere" }
    },
    RuleCase(.bandUnknown, feedback + ".sheet.bands[0].codes[0]") {
      $0.addScore()
      $0.setFeedback { $0.sheet.bands = [.init(scoreID: "sum", codes: ["middle"])] }
    },
    RuleCase(.textMissing, feedback + ".text") { $0.setFeedback { $0.text = TranslatedText() } },
    RuleCase(.comparedValueMissing, feedback + ".change") {
      $0.setFeedback { $0.change?.value = nil }
    },
    RuleCase(.comparedValueNotNumeric, feedback + ".change.element_id") {
      $0.setFeedback { $0.change?.value = .question("rested") }
    },
    RuleCase(.feedbackChangeEmpty, feedback + ".change") {
      $0.setFeedback { $0.change?.minimum = nil }
    },
    RuleCase(.feedbackChangeEmpty, feedback + ".change.maximum") {
      $0.setFeedback { $0.change?.maximum = 0 }
    },
    RuleCase(.numberNotFinite, feedback + ".change.maximum") {
      $0.setFeedback { $0.change?.maximum = .infinity }
    },
  ]

  private static let rewards = "study.rewards"

  private static let rewardCases: [RuleCase] = [
    RuleCase(.rewardOutOfRange, rewards + ".points_per_sheet") {
      $0.study.rewards = RewardDefinition(pointsPerSheet: 1001)
    },
    RuleCase(.rewardOutOfRange, rewards + ".sheets_per_day_max") {
      $0.study.rewards = RewardDefinition(pointsPerSheet: 1, sheetsPerDayMax: 101)
    },
    RuleCase(.rewardOutOfRange, rewards + ".ranking_days") {
      $0.study.rewards = RewardDefinition(pointsPerSheet: 1, rankingDays: 367)
    },
    RuleCase(.rewardOutOfRange, rewards) { $0.study.rewards = RewardDefinition() },
    RuleCase(.levelsNotAscending, rewards + ".level_points") {
      $0.study.rewards = RewardDefinition(pointsPerSheet: 1, levelPoints: [5, 5])
    },
    RuleCase(.levelsNotAscending, rewards + ".level_points") {
      $0.study.rewards = RewardDefinition(pointsPerSheet: 1, levelPoints: [0])
    },
    RuleCase(.levelsNotAscending, rewards + ".level_points") {
      $0.study.rewards = RewardDefinition(pointsPerSheet: 1, levelPoints: Array(1...51))
    },
    RuleCase(.rewardWithoutPoints, rewards + ".level_points") {
      $0.study.rewards = RewardDefinition(levelPoints: [5], hasStreaks: true)
    },
    RuleCase(.rewardWithoutPoints, rewards + ".ranking_days") {
      $0.study.rewards = RewardDefinition(hasStreaks: true, rankingDays: 7)
    },
    RuleCase(.groupUnknown, rewards + ".group_ids[0]") {
      $0.study.rewards = RewardDefinition(hasStreaks: true, groupIDs: ["nowhere"])
    },
  ]
}

extension SampleImport {
  /// Compares the loudness, with a change.
  fileprivate mutating func setComparison(_ change: (inout ComparisonDefinition) -> Void) {
    study.comparisons = [
      ComparisonDefinition(
        id: "loudness", title: Samples.text("Loudness"),
        questionnaireID: study.questionnaires[0].questionnaireID, value: .question("loudness"),
        minimum: 0, maximum: 1, windowDays: 30)
    ]
    change(&study.comparisons[0])
  }

  /// A text after a rise of the loudness, with a change.
  fileprivate mutating func setFeedback(_ change: (inout FeedbackDefinition) -> Void) {
    study.feedback = [
      FeedbackDefinition(
        sheet: SheetCause(questionnaireID: study.questionnaires[0].questionnaireID),
        change: .init(value: .question("loudness"), minimum: 0.1), text: Samples.text("Louder"))
    ]
    change(&study.feedback[0])
  }
}
