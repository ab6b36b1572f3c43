import QuestionnaireSamples
import Questionnaires
import Testing

/// A change that makes a valid import invalid, and the single finding it must cause.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let reason: FindingReason
  let path: String
  /// Reasons of additional findings, at any path.
  let others: Set<FindingReason>
  let spoil: @Sendable (inout SampleImport) -> Void

  init(
    _ reason: FindingReason, _ path: String, beside others: Set<FindingReason> = [],
    _ spoil: @escaping @Sendable (inout SampleImport) -> Void
  ) {
    self.reason = reason
    self.path = path
    self.others = others
    self.spoil = spoil
  }

  var testDescription: String { "\(path) \(reason.rawValue)" }
}

@Suite struct DefinitionRuleTests {
  @Test func theSampleIsValid() {
    #expect(SampleImport().findings == [])
  }

  @Test(arguments: RuleCases.all) func oneSpoiltDetailGivesOneFinding(_ rule: RuleCase) {
    var sample = SampleImport()
    rule.spoil(&sample)
    let all = sample.findings
    #expect(rule.others.isSubset(of: Set(all.map(\.reason))))
    let found = all.filter { !rule.others.contains($0.reason) }
    #expect(found.map(\.reason) == [rule.reason], "\(found)")
    #expect(found.map(\.path) == [rule.path])
    #expect(found.allSatisfy { $0.advice.count > 5 })
  }

  @Test func everyReasonIsTried() {
    // Reasons that need a message, an earlier revision, or many findings have tests elsewhere.
    let elsewhere: Set<FindingReason> = [
      .tooManyFindings, .contentHashDiffers, .studyTooLarge, .fileMissing, .noSounds,
      .tooManySounds, .categoryUnknown, .soundLengthMissing, .loopDuplicate, .noTerms,
      .frequencyOutOfRange, .mediaUnknown, .mediaDiffers,
      .tooManyTerms, .soundCollectionUnknown, .vocabularyUnknown, .questionnaireUnknown,
      .retentionLengthened,
    ]
    let tried = Set(RuleCases.all.map(\.reason))
    #expect(Set(FindingReason.allCases).subtracting(tried) == elsewhere)
  }

  @Test func aStudySpeaksWhatAllItsQuestionnairesPromise() {
    var sample = SampleImport()
    sample.study = Samples.study(["daily", "weekly"])
    sample.study.title = Samples.text("Sample")
    sample.questionnaires = [Samples.questionnaire("daily"), Samples.questionnaire("weekly")]
    func paths() -> [String] {
      sample.findings.filter { $0.reason == .consentTranslationMissing }.map(\.path)
    }
    sample.questionnaires[0].languages = ["de"]
    #expect(paths() == [])
    sample.questionnaires[1].languages = ["en", "de"]
    #expect(paths() == ["study.consent_text"])
    #expect(FindingReason.consentTranslationMissing.severity == .warning)
  }

  /// Outside of a study, conditions are checked against published questionnaires.
  @Test func conditionsOverPublishedQuestionnairesAreChecked() {
    func findings(_ id: String, _ code: String) -> [Finding] {
      var questionnaire = Samples.questionnaire("daily")
      questionnaire.elements.append(
        Samples.question(
          "last", .yesNo,
          when: .comparison(
            Comparison(
              QuestionReference(questionnaireID: "other", elementID: id), .equal, codes: [code]))))
      return QuestionnaireChecker().check(
        questionnaire, published: ["other": QuestionIndex(Samples.questionnaire("other"))])
    }
    #expect(findings("single", "a") == [])
    #expect(findings("single", "zzz").map(\.reason) == [.codeUnknown])
    #expect(findings("nothing", "a").map(\.reason) == [.questionUnknown])
    #expect(findings("nothing", "a").map(\.path) == ["elements[14].enable_when[0].element_id"])
    var alone = Samples.questionnaire("daily")
    alone.elements.append(
      Samples.question(
        "last", .yesNo,
        when: .comparison(
          Comparison(QuestionReference(questionnaireID: "none", elementID: "a"), .answered))))
    let unknown = QuestionnaireChecker().check(alone, published: [:])
    #expect(unknown.map(\.reason) == [.questionnaireUnknown])
    #expect(unknown.map(\.path) == ["elements[14].enable_when[0].questionnaire_id"])
    // It may be published later.
    #expect(unknown.errors == [])
    #expect(QuestionnaireChecker().check(alone, published: ["none": nil]) == [])
  }

  @Test func everythingWrongIsNamedAtOnce() {
    var sample = SampleImport()
    sample.study.id = "Not An Id"
    sample.study.access = nil
    sample.questionnaires[0].elements[2] = Samples.question(
      "single",
      .singleChoice(
        SingleChoiceDefinition(options: [Samples.option("a"), Samples.option("a b")])))
    sample.questionnaires[0].elements[13].shownIf = .comparison(
      Comparison(elementID: "single", .equal, codes: ["c"]))
    #expect(
      sample.findings.map(\.path) == [
        "study.study_id", "study.access",
        "questionnaires[0].elements[2].question.single_choice.options[1].code",
        "questionnaires[0].elements[13].enable_when[0].codes[0]",
      ])
  }

  /// The maximum number of elements and conditions; a check in quadratic time would take minutes.
  @Test func theLargestQuestionnaireIsChecked() {
    var sample = SampleImport()
    let last = QuestionReference(questionnaireID: "daily", elementID: "q4999")
    let condition = Condition.comparison(Comparison(last, .equal, codes: ["yes"]))
    sample.questionnaires[0].elements = (0..<5_000).map {
      Samples.question("q\($0)", .yesNo, when: .all(Array(repeating: condition, count: 50)))
    }
    #expect(sample.findings == [])
  }

  @Test func findingsAreBoundedAndTheRestIsCounted() {
    var sample = SampleImport()
    sample.limits.findingsMax = 3
    sample.questionnaires[0].elements = (0..<10).map { Samples.question("bad-\($0)", .yesNo) }
    let found = sample.findings
    #expect(found.count == 4)
    #expect(found.last?.reason == .tooManyFindings)
    #expect(found.last?.advice.hasPrefix("7 more") == true)
  }

  @Test(arguments: [
    (0.0, 1.0, 0.01, true), (0, 100, 1, true), (0, 6, 1, true), (0, 1, 0.3, false),
    (0, 1, 2, false), (-5, 5, 2.5, true), (0, 1, 1e-10, false), (0.1, 0.7, 0.1, true),
    (0, 10, 0, true),
  ])
  func stepsMustDivideTheRange(
    _ minimum: Double, _ maximum: Double, _ step: Double, _ isGood: Bool
  ) {
    var sample = SampleImport()
    sample.setElements(
      Samples.question(
        "q", .slider(SliderDefinition(minimum: minimum, maximum: maximum, step: step))))
    #expect(sample.findings.isEmpty == isGood)
  }

  /// floor(W / gap) + 1 notifications fit into a window of W minutes.
  @Test(arguments: [
    (480, 600, 9, 15, true), (480, 600, 10, 15, false), (1_380, 60, 9, 15, true),
    (1_380, 60, 10, 15, false), (0, 0, 96, 15, true), (480, 481, 1, 720, true),
  ])
  func windowsMustHoldTheNotifications(
    _ start: UInt32, _ end: UInt32, _ perDay: UInt32, _ gap: UInt32, _ isGood: Bool
  ) {
    var sample = SampleImport()
    sample.setPlan(
      .standard(
        StandardPlanDefinition(
          perDay: perDay,
          windows: [DayWindowDefinition(day: 3, startMinute: start, endMinute: end)],
          minimumGapMinutes: gap)))
    #expect(sample.findings.isEmpty == isGood)
  }

  @Test func usesMayNameAPublishedVersion() {
    var sample = SampleImport()
    sample.study.questionnaires.append(
      QuestionnaireUse(questionnaireID: "weekly", version: 3, recurrence: .repeated))
    sample.published[QuestionnaireVersionKey(id: "weekly", version: 3)] =
      Samples.questionnaire("weekly")
    sample.addCondition(
      Comparison(
        QuestionReference(questionnaireID: "weekly", elementID: "single"), .equal, codes: ["a"]))
    #expect(sample.findings == [])
  }

  @Test func anUnknownVersionIsNotBlamedOnTheConditionsThatNeedIt() {
    var sample = SampleImport()
    sample.study.questionnaires.append(
      QuestionnaireUse(questionnaireID: "weekly", version: 3, recurrence: .repeated))
    sample.addCondition(
      Comparison(
        QuestionReference(questionnaireID: "weekly", elementID: "single"), .equal, codes: ["a"]))
    #expect(sample.findings.map(\.reason) == [.questionnaireVersionUnknown])
  }

  @Test func aQuestionnaireAloneLeavesConditionsOnOthersAlone() {
    var questionnaire = Samples.questionnaire()
    questionnaire.elements[0].shownIf = .comparison(
      Comparison(QuestionReference(questionnaireID: "other", elementID: "any"), .answered))
    let findings = FindingCollector()
    QuestionnaireChecker().check(questionnaire, at: findings.place)
    #expect(findings.findings == [])
  }

  /// The latest earlier sheet of the same questionnaire exists already, so the order does not
  /// matter.
  @Test func aConditionMayNameItsOwnQuestionnairesEarlierSheet() {
    var sample = SampleImport()
    sample.questionnaires[0].elements[0].shownIf = .comparison(
      Comparison(QuestionReference(questionnaireID: "daily", elementID: "shown"), .answered))
    #expect(sample.findings == [])
  }
}
