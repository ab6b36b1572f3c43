import QuestionnaireSamples
import Questionnaires

extension RuleCases {
  static let ruleCases: [RuleCase] = [
    RuleCase(.conditionMalformed, condition) {
      $0.addCondition(.malformed("choose all, any or none as the combination"))
    },
    RuleCase(.conditionMalformed, condition) { $0.addCondition(.not(.any([]))) },
    RuleCase(.conditionMalformed, condition + ".count") {
      $0.addCondition(.count(OptionCount(questions: [], .greater, 1)))
    },
    RuleCase(.conditionTooDeep, "questionnaires[0].elements[14].enable_when") {
      var deep = Condition.comparison(Comparison(elementID: "single", .answered))
      for _ in 0..<10 { deep = .not(deep) }
      $0.addCondition(deep)
    },
    RuleCase(.tooManyConditions, condition + ".count") {
      let question = QuestionReference(elementID: "multiple")
      $0.addCondition(
        .count(
          OptionCount(questions: Array(repeating: question, count: 201), .greaterOrEqual, 1)))
    },
    RuleCase(.questionUnknown, condition + ".count[1].element_id") {
      $0.addCondition(
        .count(
          OptionCount(
            questions: ["multiple", "nobody"].map { QuestionReference(elementID: $0) }, .greater, 1)
        ))
    },
    RuleCase(.codeUnknown, condition + ".codes[0]") {
      $0.addCondition(
        .count(
          OptionCount(
            questions: [QuestionReference(elementID: "multiple")], codes: ["z"], .greater, 1)))
    },
    RuleCase(.operatorMissing, condition + ".operator") {
      $0.addCondition(
        .count(OptionCount(questions: [QuestionReference(elementID: "multiple")], nil, 1)))
    },
    RuleCase(.operatorNotApplicable, condition + ".operator") {
      $0.addCondition(
        .count(OptionCount(questions: [QuestionReference(elementID: "multiple")], .answered, 1)))
    },
    RuleCase(.numberNotFinite, condition + ".number") {
      $0.addCondition(
        .count(OptionCount(questions: [QuestionReference(elementID: "multiple")], .less, .nan)))
    },
    RuleCase(.unreachable, "questionnaires[0].elements[14].enable_when") {
      $0.addCondition(
        .all([
          .comparison(Comparison(elementID: "single", .equal, codes: ["a"])),
          .comparison(Comparison(elementID: "single", .equal, codes: ["b"])),
        ]))
    },
    RuleCase(.scoreNotApplicable, condition + ".score_id") {
      $0.addCondition(
        .comparison(
          Comparison(QuestionReference(subject: .score("total")), .greater, number: 1)))
    },
    RuleCase(.textNotApplicable, condition + ".text") {
      $0.addCondition(Comparison(elementID: "rested", .equal, codes: ["yes"], text: "yes"))
    },
    RuleCase(.comparedTextInvalid, condition + ".text") {
      $0.addCondition(Comparison(elementID: "born", .less, text: "1. 1. 2000"))
    },
    RuleCase(.comparedTextInvalid, condition + ".text") {
      $0.addCondition(Comparison(elementID: "onset", .equal))
    },
  ]

  static let scoreCases: [RuleCase] = [
    RuleCase(.idInvalid, score + ".score_id") { $0.setScores(total { $0.id = "a-b" }) },
    RuleCase(.idDuplicate, "questionnaires[0].scores[1].score_id") {
      $0.setScores(total(), total())
    },
    RuleCase(.methodMissing, score + ".method") { $0.setScores(total { $0.method = nil }) },
    RuleCase(.weightInvalid, score + ".factor") { $0.setScores(total { $0.factor = 0 }) },
    RuleCase(.numberNotFinite, score + ".offset") { $0.setScores(total { $0.offset = .nan }) },
    RuleCase(.tooManyScores, "questionnaires[0].scores") { sample in
      sample.questionnaires[0].scores = (0...200).map { number in
        total { $0.id = "s\(number)" }
      }
    },
    RuleCase(.noScoreItems, score + ".items") { $0.setScores(total { $0.items = [] }) },
    RuleCase(.tooManyScoreItems, score + ".items") { sample in
      sample.questionnaires[0].elements = (0...500).map { yesNo("q\($0)") }
      sample.setScores(
        total { $0.items = (0...500).map { ScoreItem(.question("q\($0)")) } })
    },
    RuleCase(.scoreItemDuplicate, score + ".items[1]") {
      $0.setScores(total { $0.items.append($0.items[0]) })
    },
    RuleCase(.weightInvalid, score + ".items[0].weight") {
      $0.setScores(
        total {
          $0.items = [
            ScoreItem(.question("rested"), weight: .infinity), ScoreItem(.question("mood")),
          ]
        })
    },
    RuleCase(.weightInvalid, score + ".items") {
      $0.setScores(
        total {
          $0.method = .mean
          $0.items = [
            ScoreItem(.question("rested"), weight: 1), ScoreItem(.question("mood"), weight: -1),
          ]
        })
    },
    RuleCase(.questionUnknown, score + ".items[0].element_id") {
      $0.setScores(total { $0.items = [ScoreItem(.question("note"))] })
    },
    RuleCase(.scoreUnknown, score + ".items[0].score_id") {
      $0.setScores(total { $0.items = [ScoreItem(.score("total"))] })
    },
    RuleCase(.answerNotCountable, score + ".items[0].element_id") {
      $0.setScores(total { $0.items = [ScoreItem(.question("single"))] })
    },
    RuleCase(.negativeCodeCounted, score + ".items[0].element_id") {
      let options = ["1", "2", "-99"].map { Samples.option($0) }
      $0.questionnaires[0].elements.append(
        Samples.question("coded", .singleChoice(SingleChoiceDefinition(options: options))))
      $0.setScores(total { $0.items = [ScoreItem(.question("coded"))] })
    },
    RuleCase(.rangeUnknown, score + ".items[0].reversed") {
      $0.questionnaires[0].elements[8] = Samples.question("pulse", .number(NumberDefinition()))
      $0.setScores(total { $0.items = [ScoreItem(.question("pulse"), isReversed: true)] })
    },
    RuleCase(.rangeUnknown, "questionnaires[0].scores[1].items[0].reversed") {
      $0.setScores(
        total(),
        total {
          $0.id = "other"
          $0.items = [ScoreItem(.score("total"), isReversed: true)]
        })
    },
    RuleCase(.minimumAnsweredOutOfRange, score + ".minimum_answered") {
      $0.setScores(total { $0.minimumAnswered = 2 })
    },
    RuleCase(.bandsNotAscending, score + ".bands[1].minimum") {
      $0.setScores(total { $0.bands = [band(1, "a"), band(1, "b")] })
    },
    RuleCase(.numberNotFinite, score + ".bands[0].minimum") {
      $0.setScores(total { $0.bands = [band(.nan, "a")] })
    },
    RuleCase(.codeInvalid, score + ".bands[0].code") {
      $0.setScores(total { $0.bands = [band(1, "a b")] })
    },
    RuleCase(.codeDuplicate, score + ".bands[1].code") {
      $0.setScores(total { $0.bands = [band(1, "a"), band(2, "a")] })
    },
    RuleCase(.tooManyBands, score + ".bands") {
      $0.setScores(total { $0.bands = (0...50).map { band(Double($0), "b\($0)") } })
    },
  ]

  static let nextListCases: [RuleCase] = [
    RuleCase(.groupUnknown, "study.questionnaires[0].group_ids[0]") {
      $0.study.questionnaires[0].groupIDs = ["clinic"]
    },
    RuleCase(.idDuplicate, "study.groups[1].group_id") {
      let group = StudyGroupDefinition(id: "clinic", title: Samples.text("Clinic"))
      $0.study.groups = [group, group]
    },
    RuleCase(.tooManyGroups, "study.groups") {
      $0.study.groups = (0...50).map {
        StudyGroupDefinition(id: "g\($0)", title: Samples.text("Group"))
      }
    },
    RuleCase(.tooManyConsentParts, "study.consent_parts") {
      $0.study.consentDetails.parts = (0...10).map {
        .init(id: "p\($0)", text: Samples.text("Part", german: "Teil"))
      }
    },
    RuleCase(.idDuplicate, "study.consent_parts[1].part_id") {
      let part = ConsentDetails.Part(id: "contact", text: Samples.text("Part", german: "Teil"))
      $0.study.consentDetails.parts = [part, part]
    },
    RuleCase(.idInvalid, "study.consent_parts[0].part_id") {
      $0.study.consentDetails.parts = [.init(id: "A b", text: Samples.text("P", german: "T"))]
    },
    RuleCase(.consentLanguagesDiffer, "study.consent_parts[0].text") {
      $0.study.consentDetails.parts = [.init(id: "contact", text: Samples.text("Part"))]
    },
    RuleCase(.consentLanguagesDiffer, "study.groups[0].consent_text") {
      $0.study.groups = [
        StudyGroupDefinition(
          id: "g", title: Samples.text("G"), consentText: Samples.text("I agree."))
      ]
    },
    RuleCase(.textTooLong, "study.consent_label") {
      $0.study.consentDetails.label = String(repeating: "1", count: 33)
    },
    RuleCase(.textControlCharacter, "study.consent_label") {
      $0.study.consentDetails.label = "1\u{7}"
    },
    RuleCase(.dateInvalid, "study.consent_date") { $0.study.consentDetails.date = "2026-02-30" },
    RuleCase(.repeatIntervalNotApplicable, "study.questionnaires[0].repeat_interval_hours") {
      $0.study.questionnaires[0].recurrence = .oneTime
      $0.study.questionnaires[0].repeatIntervalHours = 24
    },
    RuleCase(.repeatIntervalOutOfRange, "study.questionnaires[0].repeat_interval_hours") {
      $0.study.questionnaires[0].repeatIntervalHours = 87_841
    },
    RuleCase(.draftDaysOutOfRange, "study.questionnaires[0].draft_days") {
      $0.study.questionnaires[0].draftDays = 3_661
    },
    RuleCase(.recordTypeMissing, "study.record_types[0].type") {
      $0.study.recordTypes = [RecordTypeUse(type: nil)]
    },
    RuleCase(.recordTypeDuplicate, "study.record_types[1].type") {
      $0.study.recordTypes = [RecordTypeUse(type: .audiogram), RecordTypeUse(type: .audiogram)]
    },
    RuleCase(.recordVocabularyMissing, "study.record_types[0].vocabulary_id") {
      $0.study.recordTypes = [RecordTypeUse(type: .therapy)]
    },
    RuleCase(.recordVocabularyUnknown, "study.record_types[0].vocabulary_id") {
      $0.study.vocabularyIDs = ["therapies"]
      $0.study.recordTypes = [RecordTypeUse(type: .event, vocabularyID: "events")]
    },
    RuleCase(.idInvalid, "study.sound_collection_ids[0]") {
      $0.study.soundCollectionIDs = ["Sounds"]
    },
    RuleCase(.idDuplicate, "study.vocabulary_ids[1]") {
      $0.study.vocabularyIDs = ["events", "events"]
    },
    RuleCase(.fileReferenceInvalid, "study.picture.location") {
      $0.study.picture = FileReference(
        location: "../picture.png", mediaType: "image/png",
        sha256: String(repeating: "0", count: 64), byteCount: 1)
    },
    RuleCase(.tooManyNextLists, "study.next_lists") {
      $0.study.nextLists = Array(repeating: next("daily", ["daily"]), count: 201)
    },
    RuleCase(.questionnaireNotInStudy, "study.next_lists[0].offers[0].questionnaire_id") {
      $0.study.nextLists = [next("daily", ["weekly"])]
    },
    RuleCase(.questionnaireNotInStudy, "study.next_lists[0].after_questionnaire_id") {
      $0.study.nextLists = [next("weekly", ["daily"])]
    },
    RuleCase(.noOffers, "study.next_lists[0].offers") {
      $0.study.nextLists = [next("daily", [])]
    },
    RuleCase(.offerDuplicate, "study.next_lists[0].offers[1].questionnaire_id") {
      $0.addQuestionnaire("other")
      $0.study.nextLists = [next("daily", ["other", "other"])]
    },
    RuleCase(.nextListCycle, "study.next_lists[0].offers[0]") {
      $0.study.nextLists = [next("daily", ["daily"])]
    },
    RuleCase(.scoreUnknown, "study.next_lists[0].conditions[0].score_id") {
      $0.addQuestionnaire("other")
      $0.study.nextLists = [next("daily", ["other"])]
      $0.study.nextLists[0].condition = .comparison(
        Comparison(QuestionReference(subject: .score("total")), .greater, number: 1))
    },
    RuleCase(.unreachable, "study.next_lists[0].conditions") {
      $0.addQuestionnaire("other")
      $0.study.nextLists = [next("daily", ["other"])]
      $0.study.nextLists[0].condition = .all([
        .comparison(Comparison(elementID: "mood", .greater, number: 5)),
        .comparison(Comparison(elementID: "mood", .less, number: 5)),
      ])
    },
  ]

  private static let score = "questionnaires[0].scores[0]"

  static func total(_ change: (inout ScoreDefinition) -> Void = { _ in }) -> ScoreDefinition {
    var score = ScoreDefinition(
      id: "total", method: .sum, items: [ScoreItem(.question("rested"))])
    change(&score)
    return score
  }

  private static func band(_ minimum: Double, _ code: String) -> ScoreBand {
    ScoreBand(minimum: minimum, code: code, label: Samples.text("grade"))
  }

  private static func next(_ after: String, _ offers: [String]) -> NextListDefinition {
    NextListDefinition(
      afterQuestionnaireID: after, offers: offers.map { NextOffer(questionnaireID: $0) })
  }
}

extension SampleImport {
  fileprivate mutating func setScores(_ scores: ScoreDefinition...) {
    questionnaires[0].scores = scores
  }

  fileprivate mutating func addQuestionnaire(_ id: String) {
    questionnaires.append(Samples.questionnaire(id))
    study.questionnaires.append(QuestionnaireUse(questionnaireID: id, recurrence: .repeated))
  }
}
