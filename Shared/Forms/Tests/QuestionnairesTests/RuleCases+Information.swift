import QuestionnaireSamples
import Questionnaires

extension RuleCases {
  /// Information texts and origins of studies.
  static let information: [RuleCase] = [
    RuleCase(.informationKindMissing, "study.texts[0].kind") {
      $0.study.information = [.init(kind: nil, text: Samples.text("Privacy"))]
    },
    RuleCase(.informationKindDuplicate, "study.texts[1].kind") {
      let help = InformationTextDefinition(kind: .help, text: Samples.text("Help"))
      $0.study.information = [help, help]
    },
    RuleCase(.textMissing, "study.texts[0].text") {
      $0.study.information = [.init(kind: .team, text: TranslatedText())]
    },
    RuleCase(.originInvalid, "study.origin") {
      $0.study.origin = StudyOriginDefinition(projectID: "lab", studyID: "diary", revision: 0)
    },
    RuleCase(.originInvalid, "study.origin") {
      $0.study.origin = StudyOriginDefinition(projectID: "lab", studyID: "", revision: 1)
    },
  ]
}
