import QuestionnaireSamples
import Questionnaires
import Testing

/// Conditions in the shipped questionnaires.
@Suite struct ConditionContentTests {
  /// Seven fixed questions and an eighth, selected by the latest answer about the worst symptom
  /// (TYT §4).
  @Test(arguments: [
    ("irritable", "symptom_irritable"), ("relax", "symptom_relax"),
    ("worries", "symptom_worries"), ("sleep", "symptom_sleep"),
    ("concentration", "symptom_concentration"),
    ("noise_sensitivity", "symptom_noise_sensitivity"),
    ("following_talk", "symptom_following_talk"), ("depressed", "symptom_depressed"),
    ("none", nil), (nil, nil),
  ])
  func theWorstSymptomChoosesTheEighthQuestion(_ symptom: String?, _ eighth: String?) throws {
    let questionnaire = try ContentFolder.questionnaire("track-your-tinnitus/tyt-momentary")
    let earlier = symptom.map { ["worst-symptom": ["worst_symptom": AnswerValue.codes([$0])]] }
    let visibility = Visibility(questionnaire, answers: SheetAnswers(earlier: earlier ?? [:]))
    let shown = zip(questionnaire.elements, visibility.isShown).filter(\.1).map(\.0.id)
    #expect(shown.prefix(7) == questionnaire.questionIDs.prefix(7))
    #expect(Array(shown.dropFirst(7)) == (eighth.map { [$0] } ?? []))
  }

  @Test func whoHasTriedNothingIsNotAskedWhetherItHelped() throws {
    let questionnaire = try ContentFolder.questionnaire("tinnitus-navigator/tnn-profile")
    func shown(_ codes: [String]) -> Set<String> {
      let visibility = Visibility(
        questionnaire, answers: SheetAnswers(["measures": .codes(codes)]))
      return Set(zip(questionnaire.elements, visibility.isShown).filter(\.1).map(\.0.id))
    }
    let all = Set(questionnaire.elements.map(\.id))
    #expect(shown(["masker", "sport"]) == all)
    #expect(all.subtracting(shown(["none"])) == ["treated_now", "relief"])
    #expect(all.subtracting(shown([])) == ["treated_now", "relief"])
  }

  /// Both values of the blood pressure, or none (generic forms §5, optional composites).
  @Test func bloodPressureIsGivenWholeOrNotAtAll() throws {
    let questionnaire = try ContentFolder.questionnaire("generic-forms/forms-vitals")
    let structure = QuestionnaireStructure(questionnaire)
    func missing(_ answers: [String: AnswerValue]) -> [String] {
      let answers = answers.merging(["measured_at": .text("2026-03-01T08:00")]) { first, _ in first
      }
      return Visibility(questionnaire, answers: SheetAnswers(answers))
        .missing(in: questionnaire, structure: structure)
    }
    #expect(missing([:]) == [])
    #expect(missing(["systolic": .number(120)]) == ["diastolic"])
    #expect(missing(["diastolic": .number(80)]) == ["systolic"])
    #expect(missing(["systolic": .number(120), "diastolic": .number(80)]) == [])
  }

  /// The composite of the sample form is required, so each field has its own rule.
  @Test func theAddressNeedsAStreetAndNoNumber() throws {
    let questionnaire = try ContentFolder.questionnaire("generic-forms/forms-address")
    let structure = QuestionnaireStructure(questionnaire)
    let visibility = Visibility(
      questionnaire, answers: SheetAnswers(["mySimpleTextfield": .text("a")]))
    #expect(visibility.missing(in: questionnaire, structure: structure) == ["street"])
  }
}
