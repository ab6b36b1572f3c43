import QuestionnaireSamples
import Questionnaires

/// Every rule with a change that violates only it.
enum RuleCases {
  static let all: [RuleCase] =
    identifiers + texts + questionnaires + questions + conditions + studies + schedules
    + promptRules + triggers + severalSchedules + scheduleDays + participantBounds + structureCases
    + typeCases + orderCases
    + ruleCases
    + scoreCases + nextListCases + comparisons + information + calculationCases
    + repeatCases + profileCases

  private static let identifiers: [RuleCase] = [
    RuleCase(.idInvalid, "study.study_id") { $0.study.id = "Capital" },
    RuleCase(.idInvalid, "study.study_id") { $0.study.id = "" },
    RuleCase(.idInvalid, "study.study_id") { $0.study.id = String(repeating: "a", count: 65) },
    RuleCase(.idInvalid, "questionnaires[0].questionnaire_id") {
      $0.questionnaires[0].id = "da_ily"
      $0.study.questionnaires[0].questionnaireID = "da_ily"
    },
    RuleCase(.idInvalid, "questionnaires[0].elements[0].element_id") {
      $0.questionnaires[0].elements[0].id = "part-a"
    },
    RuleCase(.idInvalid, "questionnaires[0].elements[0].element_id") {
      $0.questionnaires[0].elements[0].id = "größe"
    },
    RuleCase(.idDuplicate, "questionnaires[0].elements[1].element_id") {
      $0.questionnaires[0].elements[1].id = "part_a"
    },
    RuleCase(.codeInvalid, "questionnaires[0].elements[0].question.single_choice.options[1].code") {
      $0.setElements(choice("a", "b c"))
    },
    RuleCase(
      .codeDuplicate, "questionnaires[0].elements[0].question.single_choice.options[2].code"
    ) { $0.setElements(choice("a", "b", "a")) },
  ]

  private static let texts: [RuleCase] = [
    RuleCase(.textMissing, "study.title") { $0.study.title = TranslatedText() },
    RuleCase(.textMissing, "study.consent_text") { $0.study.consentText = TranslatedText() },
    RuleCase(.textMissing, "questionnaires[0].title") {
      $0.questionnaires[0].title = TranslatedText()
    },
    RuleCase(.textMissing, "questionnaires[0].elements[0].headline") {
      $0.questionnaires[0].elements[0].content = .headline(TranslatedText())
    },
    RuleCase(.textMissing, "questionnaires[0].elements[0].question.text") {
      $0.setElements(
        ElementDefinition(
          id: "q", content: .question(QuestionDefinition(text: TranslatedText(), kind: .yesNo))))
    },
    RuleCase(
      .textMissing, "questionnaires[0].elements[0].question.multiple_choice.options[0].label"
    ) {
      $0.setElements(
        Samples.question(
          "q",
          .multipleChoice(
            MultipleChoiceDefinition(
              options: [OptionDefinition(code: "a", label: TranslatedText())]))))
    },
    RuleCase(.textEmpty, "study.description.translations[0].text") {
      $0.study.description = Samples.text(" \n\u{A0}")
    },
    RuleCase(.textTooLong, "study.description.translations[0].text") {
      $0.study.description = Samples.text(String(repeating: "ä", count: 10_001))
    },
    RuleCase(.textTooLong, "questionnaires[0].licence") {
      $0.questionnaires[0].provenance.licence = String(repeating: "l", count: 1_001)
    },
    RuleCase(.textControlCharacter, "study.description.translations[0].text") {
      $0.study.description = Samples.text("a\u{7}b")
    },
    RuleCase(.textOutsideTranslations, "study.title") {
      $0.study.title.hasTextOutsideTranslations = true
    },
    RuleCase(.translationMissing, "questionnaires[0].elements[1].text") {
      $0.questionnaires[0].elements[1].content = .text(
        TranslatedText([Translation(language: "de", text: "Hinweis")]))
    },
    RuleCase(.languageInvalid, "study.default_language") { $0.study.defaultLanguage = "deutsch-" },
    RuleCase(.languageInvalid, "questionnaires[0].title.translations[1].language") {
      $0.questionnaires[0].title.translations[1].language = "de_DE"
    },
    RuleCase(.languageDuplicate, "study.title.translations[2].language") {
      $0.study.title.translations.append(Translation(language: "DE", text: "Nochmals"))
    },
    RuleCase(
      .tooManyLanguages, "study.title.translations", beside: [.consentTranslationMissing]
    ) { sample in
      let letters = "abcdefghijklmnopqrstuvwxyz"
      sample.study.title.translations = [Translation(language: "en", text: "Sample")]
      for letter in letters { sample.study.title.translations.append(other("x\(letter)")) }
      for letter in letters.prefix(24) {
        sample.study.title.translations.append(other("y\(letter)"))
      }
    },
  ]

  private static let questionnaires: [RuleCase] = [
    RuleCase(.noElements, "questionnaires[0].elements") { $0.questionnaires[0].elements = [] },
    RuleCase(.tooManyElements, "questionnaires[0].elements") {
      $0.questionnaires[0].elements = (0...5_000).map { Samples.question("q\($0)", .yesNo) }
    },
    RuleCase(.contentMissing, "questionnaires[0].elements[5]") {
      $0.questionnaires[0].elements[5].content = nil
    },
    RuleCase(.sensorKindMissing, "questionnaires[0].sensors[0].kind") {
      $0.questionnaires[0].sensors[0].kind = nil
    },
    RuleCase(.sensorDuplicate, "questionnaires[0].sensors[1].kind") {
      $0.questionnaires[0].sensors.append(SensorRequestDefinition(kind: .noiseLevel, count: 2))
    },
    RuleCase(.sensorCountOutOfRange, "questionnaires[0].sensors[0].count") {
      $0.questionnaires[0].sensors[0].count = 0
    },
    RuleCase(.sensorCountOutOfRange, "questionnaires[0].sensors[0].count") {
      $0.questionnaires[0].sensors[0].count = 101
    },
  ]

  private static let questions: [RuleCase] = [
    RuleCase(.questionTypeMissing, "questionnaires[0].elements[0].question") {
      $0.setElements(Samples.question("q", nil))
    },
    RuleCase(.tooFewOptions, "questionnaires[0].elements[0].question.single_choice.options") {
      $0.setElements(choice())
    },
    RuleCase(.tooFewOptions, "questionnaires[0].elements[0].question.multiple_choice.options") {
      $0.setElements(Samples.question("q", .multipleChoice(MultipleChoiceDefinition(options: []))))
    },
    RuleCase(.tooManyOptions, "questionnaires[0].elements[0].question.multiple_choice.options") {
      $0.setElements(
        Samples.question(
          "q",
          .multipleChoice(
            MultipleChoiceDefinition(options: (0...5_000).map { Samples.option("o\($0)") }))))
    },
    RuleCase(
      .exclusiveNotApplicable,
      "questionnaires[0].elements[0].question.single_choice.options[1].exclusive"
    ) {
      $0.setElements(
        Samples.question(
          "q",
          .singleChoice(
            SingleChoiceDefinition(
              options: [Samples.option("a"), Samples.option("b", exclusive: true)]))))
    },
    RuleCase(.rangeEmpty, "questionnaires[0].elements[0].question.slider") {
      $0.setElements(slider(1, 1, 0))
    },
    RuleCase(.rangeEmpty, "questionnaires[0].elements[0].question.number") {
      $0.setElements(number(NumberDefinition(minimum: 2, maximum: 1)))
    },
    RuleCase(.numberNotFinite, "questionnaires[0].elements[0].question.slider.maximum") {
      $0.setElements(slider(0, .infinity, 1))
    },
    RuleCase(.numberNotFinite, "questionnaires[0].elements[0].question.number.minimum") {
      $0.setElements(number(NumberDefinition(minimum: .nan)))
    },
    RuleCase(.stepNegative, "questionnaires[0].elements[0].question.slider.step") {
      $0.setElements(slider(0, 1, -0.1))
    },
    RuleCase(.stepDoesNotDivide, "questionnaires[0].elements[0].question.slider.step") {
      $0.setElements(slider(0, 1, 0.3))
    },
    RuleCase(
      .dimensionMissing, "questionnaires[0].elements[0].question.self_assessment_manikin.dimension"
    ) { $0.setElements(Samples.question("q", .selfAssessmentManikin(ManikinDefinition(nil)))) },
    RuleCase(.boundNotInteger, "questionnaires[0].elements[0].question.number.maximum") {
      $0.setElements(number(NumberDefinition(maximum: 1.5, isInteger: true)))
    },
    RuleCase(.unitInvalid, "questionnaires[0].elements[0].question.number.unit") {
      $0.setElements(number(NumberDefinition(unit: "per minute")))
    },
    RuleCase(.lengthOutOfRange, "questionnaires[0].elements[0].question.text_line.maximum_length") {
      $0.setElements(Samples.question("q", .text(TextEntryDefinition(maximumLength: 1_001))))
    },
    RuleCase(.lengthOutOfRange, "questionnaires[0].elements[0].question.text_area.maximum_length") {
      $0.setElements(
        Samples.question("q", .text(TextEntryDefinition(style: .area, maximumLength: 10_001))))
    },
  ]

  static let condition = "questionnaires[0].elements[14].enable_when[0]"

  private static let conditions: [RuleCase] = [
    RuleCase(.tooManyConditions, "questionnaires[0].elements[13].enable_when") {
      let one = Condition.comparison(Comparison(elementID: "single", .equal, codes: ["a"]))
      $0.questionnaires[0].elements[13].shownIf = .any(Array(repeating: one, count: 201))
    },
    RuleCase(.questionUnknown, condition + ".element_id") {
      $0.addCondition(Comparison(elementID: "nobody", .answered))
    },
    RuleCase(.questionUnknown, condition + ".element_id") {
      $0.addCondition(Comparison(elementID: "part_a", .answered))
    },
    RuleCase(.questionUnknown, condition + ".element_id") {
      $0.addCondition(
        Comparison(QuestionReference(questionnaireID: "daily", elementID: "note"), .answered))
    },
    RuleCase(.questionNotEarlier, condition + ".element_id") {
      $0.addCondition(Comparison(elementID: "conditional", .answered))
    },
    RuleCase(.questionNotEarlier, "questionnaires[0].elements[0].enable_when[0].element_id") {
      $0.questionnaires[0].elements[0].shownIf =
        .comparison(Comparison(elementID: "single", .answered))
    },
    RuleCase(.questionnaireNotInStudy, condition + ".questionnaire_id") {
      $0.addCondition(
        Comparison(QuestionReference(questionnaireID: "weekly", elementID: "single"), .answered))
    },
    RuleCase(.operatorMissing, condition + ".operator") {
      $0.addCondition(Comparison(elementID: "single", nil, codes: ["a"]))
    },
    RuleCase(.operatorNotApplicable, condition + ".operator") {
      $0.addCondition(Comparison(elementID: "single", .less, number: 1))
    },
    RuleCase(.operatorNotApplicable, condition + ".operator") {
      $0.addCondition(Comparison(elementID: "onset", .greater, text: "a"))
    },
    RuleCase(.codesMissing, condition + ".codes") {
      $0.addCondition(Comparison(elementID: "multiple", .notEqual))
    },
    RuleCase(.codesNotApplicable, condition + ".codes") {
      $0.addCondition(
        Comparison(elementID: "single", .notAnswered, codes: ["a"]))
    },
    RuleCase(.codesNotApplicable, condition + ".codes") {
      $0.addCondition(
        Comparison(elementID: "pulse", .equal, codes: ["a"], number: 60))
    },
    RuleCase(.codeUnknown, condition + ".codes[1]") {
      $0.addCondition(
        Comparison(elementID: "rested", .equal, codes: ["yes", "maybe"]))
    },
    RuleCase(.codeDuplicate, condition + ".codes[1]") {
      $0.addCondition(
        Comparison(elementID: "rested", .equal, codes: ["no", "no"]))
    },
    RuleCase(.numberMissing, condition + ".number") {
      $0.addCondition(Comparison(elementID: "loudness", .greater))
    },
    RuleCase(.numberNotApplicable, condition + ".number") {
      $0.addCondition(
        Comparison(elementID: "single", .equal, codes: ["a"], number: 1))
    },
    RuleCase(.numberNotFinite, condition + ".number") {
      $0.addCondition(Comparison(elementID: "loudness", .less, number: .nan))
    },
    RuleCase(.numberOutOfRange, condition + ".number") {
      $0.addCondition(Comparison(elementID: "mood", .equal, number: 10))
    },
  ]

  private static let studies: [RuleCase] = [
    RuleCase(.accessMissing, "study.access") { $0.study.access = nil },
    RuleCase(.passwordMissing, "access_password") { $0.study.access = .password },
    RuleCase(.passwordLength, "access_password") {
      $0.study.access = .password
      $0.password = "1234567"
    },
    RuleCase(.passwordLength, "access_password") {
      $0.study.access = .password
      $0.hasStoredPassword = true
      $0.password = String(repeating: "p", count: 129)
    },
    RuleCase(.passwordNotApplicable, "access_password") { $0.password = "long enough" },
    RuleCase(.instantInvalid, "study.end_time") {
      $0.study.endsAt = UTCInstant(seconds: 253_402_300_800)
    },
    RuleCase(.instantInvalid, "study.earlier_consents_end_time") {
      $0.study.earlierConsentsEndAt = UTCInstant(seconds: 253_402_300_800)
    },
    RuleCase(.retentionEmpty, "study.retention") {
      $0.study.retention = StudyRetention(outcome: .erase)
    },
    RuleCase(.retentionOutOfRange, "study.retention.days_after_end") {
      $0.study.retention = StudyRetention(daysAfterEnd: 36_501, outcome: .erase)
    },
    RuleCase(.retentionOutOfRange, "study.retention.days_after_leaving") {
      $0.study.retention = StudyRetention(daysAfterLeaving: .max, outcome: .anonymise)
    },
    RuleCase(.retentionOutcomeMissing, "study.retention.outcome") {
      $0.study.retention = StudyRetention(daysAfterEnd: 36_500, outcome: nil)
    },
    RuleCase(.periodEmpty, "study.end_time") { $0.study.endsAt = $0.study.startsAt },
    RuleCase(.noQuestionnaires, "study.questionnaires") {
      $0.study.questionnaires = []
      $0.questionnaires = []
    },
    RuleCase(.tooManyQuestionnaires, "study.questionnaires") { sample in
      for number in 0..<100 {
        let id = "published-\(number)"
        sample.study.questionnaires.append(
          QuestionnaireUse(questionnaireID: id, version: 1, recurrence: .repeated))
        sample.published[QuestionnaireVersionKey(id: id, version: 1)] = Samples.questionnaire(id)
      }
    },
    RuleCase(.questionnaireDuplicate, "study.questionnaires[1].questionnaire_id") {
      $0.study.questionnaires.append($0.study.questionnaires[0])
    },
    RuleCase(.questionnaireDuplicate, "questionnaires[1].questionnaire_id") {
      $0.questionnaires.append($0.questionnaires[0])
    },
    RuleCase(.questionnaireNotImported, "study.questionnaires[1].questionnaire_id") {
      $0.study.questionnaires.append(
        QuestionnaireUse(questionnaireID: "weekly", recurrence: .repeated))
    },
    RuleCase(.questionnaireNotUsed, "questionnaires[1]") {
      $0.questionnaires.append(Samples.questionnaire("weekly"))
    },
    RuleCase(.questionnaireVersionUnknown, "study.questionnaires[1].version") {
      $0.study.questionnaires.append(
        QuestionnaireUse(questionnaireID: "weekly", version: 2, recurrence: .repeated))
    },
    RuleCase(.versionGiven, "study.questionnaires[0].version") {
      $0.study.questionnaires[0].version = 1
    },
    RuleCase(.recurrenceMissing, "study.questionnaires[0].recurrence") {
      $0.study.questionnaires[0].recurrence = nil
    },
  ]

  static func other(_ language: String) -> Translation {
    Translation(language: language, text: "text")
  }

  static func choice(_ codes: String...) -> ElementDefinition {
    Samples.question(
      "q", .singleChoice(SingleChoiceDefinition(options: codes.map { Samples.option($0) })))
  }

  static func slider(
    _ minimum: Double, _ maximum: Double, _ step: Double
  ) -> ElementDefinition {
    Samples.question(
      "q", .slider(SliderDefinition(minimum: minimum, maximum: maximum, step: step)))
  }

  static func number(_ number: NumberDefinition) -> ElementDefinition {
    Samples.question("q", .number(number))
  }
}
