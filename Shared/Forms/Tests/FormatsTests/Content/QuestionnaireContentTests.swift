import Questionnaires
import Testing

/// The shipped questionnaires compared with the descriptions of the original systems.
@Suite struct QuestionnaireContentTests {
  @Test(arguments: ExpectedQuestionnaire.all)
  func questionsAreOfTheTypesAndInTheOrderDescribed(_ expected: ExpectedQuestionnaire) throws {
    let questionnaire = try ContentFolder.questionnaire(expected.path)
    let structure = QuestionnaireStructure(questionnaire)
    let kinds = questionnaire.questionIDs.map { structure.kind(of: $0)?.typeName }
    #expect(kinds == expected.kinds)
    let optional = questionnaire.elements.compactMap(\.question).enumerated()
      .filter(\.element.isOptional).map { $0.offset + 1 }
    #expect(Set(optional) == expected.optional)
  }

  /// Codes in order, by `study/questionnaire` and the position of the question from 1.
  static let codes: [(String, ClosedRange<Int>, [String])] = [
    ("track-your-tinnitus/mini-tq", 1...12, ["2", "1", "0"]),
    ("track-your-tinnitus/tschq", 3...3, ["right", "left", "both"]),
    ("track-your-tinnitus/tschq", 4...4, ["yes", "no", "parents", "siblings", "children"]),
    ("track-your-tinnitus/tschq", 6...6, ["gradual", "abrupt"]),
    (
      "track-your-tinnitus/tschq", 7...7,
      ["loud_blast", "whiplash", "hearing_change", "stress", "head_trauma", "other"]
    ),
    ("track-your-tinnitus/tschq", 8...8, ["heartbeat", "different", "no"]),
    (
      "track-your-tinnitus/tschq", 9...9,
      [
        "right_ear", "left_ear", "both_worse_left", "both_worse_right", "both_equal",
        "inside_head", "elsewhere",
      ]
    ),
    ("track-your-tinnitus/tschq", 10...10, ["intermittent", "constant"]),
    ("track-your-tinnitus/tschq", 14...14, ["tone", "noise", "crickets", "other"]),
    ("track-your-tinnitus/tschq", 15...15, ["very_high", "high", "medium", "low"]),
    ("track-your-tinnitus/tschq", 18...18, ["none", "one", "several", "many"]),
    ("track-your-tinnitus/tschq", 19...20, ["yes", "no", "dont_know"]),
    ("track-your-tinnitus/tschq", 22...22, ["worsens", "reduces", "no_effect"]),
    ("track-your-tinnitus/tschq", 23...23, ["yes", "no", "dont_know"]),
    ("track-your-tinnitus/tschq", 24...24, ["worsens", "reduces", "no_effect"]),
    ("track-your-tinnitus/tschq", 26...26, ["yes", "no", "dont_know"]),
    ("track-your-tinnitus/tschq", 27...27, ["right", "left", "both", "none"]),
    (
      "track-your-tinnitus/tschq", 28...28, ["never", "rarely", "sometimes", "usually", "always"]
    ),
    ("track-your-tinnitus/tschq", 29...29, ["yes", "no", "dont_know"]),
    (
      "track-your-tinnitus/worst-symptom", 1...1,
      [
        "irritable", "relax", "worries", "sleep", "concentration", "noise_sensitivity",
        "following_talk", "depressed", "none",
      ]
    ),
    ("track-your-stress/tys-demographic", 1...28, ["1", "2", "3", "4", "5"]),
    ("track-your-stress/tys-demographic", 50...82, ["1", "2", "3", "4"]),
    ("track-your-stress/tys-demographic", 83...86, ["0", "1", "2", "3", "4"]),
    ("track-your-stress/tys-demographic", 87...106, ["1", "2", "3", "4"]),
    ("track-your-stress/tys-demographic", 107...111, ["5", "4", "3", "2", "1", "0"]),
    ("track-your-stress/tys-daily", 5...5, ["none", "work", "private", "other"]),
    ("track-your-stress/tys-weekly", 5...5, ["none", "work", "private", "other"]),
    ("track-your-stress/tys-weekly", 7...10, ["0", "1", "2", "3", "4"]),
    ("track-your-stress/tys-monthly", 1...20, ["1", "2", "3", "4"]),
    ("shades-of-noise/son-rating", 1...1, ["1", "2", "3", "4", "5", "6", "7", "no_rating"]),
    ("generic-forms/forms-drink", 2...2, ["coke", "fanta"]),
  ]

  @Test(arguments: codes)
  func optionsHaveTheCodesAndTheOrderDescribed(
    _ path: String, _ positions: ClosedRange<Int>, _ codes: [String]
  ) throws {
    let questionnaire = try ContentFolder.questionnaire(path)
    let structure = QuestionnaireStructure(questionnaire)
    for position in positions {
      let id = questionnaire.questionIDs[position - 1]
      #expect(structure.kind(of: id)?.codes == codes, "\(id)")
    }
  }

  /// Minimum, maximum and step of sliders, by position from 1; a step of 0 is continuous.
  static let sliders: [(String, [Int], [Double])] = [
    ("track-your-tinnitus/tyt-momentary", [2, 3, 6, 7], [0, 1, 0]),
    ("track-your-tinnitus/tschq", [12, 16, 17], [0, 1, 0]),
    ("track-your-stress/tys-demographic", Array(29...49), [0, 6, 1]),
    ("track-your-stress/tys-daily", [1, 2, 3, 4, 8, 9], [0, 100, 1]),
    ("track-your-stress/tys-weekly", [1, 2, 3, 4, 6], [0, 100, 1]),
    ("tinnitus-navigator/tnn-profile", [1, 3, 7], [0, 100, 1]),
  ]

  /// Ends are labelled; no number and no initial value is shown (TYT §2 and §5, TYS FR 13).
  @Test(arguments: sliders)
  func slidersHaveTheRangesDescribed(
    _ path: String, _ positions: [Int], _ range: [Double]
  ) throws {
    let questionnaire = try ContentFolder.questionnaire(path)
    let structure = QuestionnaireStructure(questionnaire)
    for position in positions {
      let id = questionnaire.questionIDs[position - 1]
      guard case .slider(let slider)? = structure.kind(of: id) else {
        Issue.record("\(id) is no slider")
        continue
      }
      #expect([slider.minimum, slider.maximum, slider.step] == range, "\(id)")
      #expect(!slider.minimumLabel.isAbsent && !slider.maximumLabel.isAbsent, "\(id)")
      #expect(!slider.showsNumber, "\(id)")
    }
    #expect(questionnaire.elements.compactMap { $0.question?.initialAnswer } == [])
  }

  @Test(arguments: [
    ("track-your-tinnitus/tyt-momentary", [4, 5]), ("track-your-stress/tys-daily", [6, 7]),
  ])
  func manikinsAskForValenceAndThenForArousal(_ path: String, _ positions: [Int]) throws {
    let questionnaire = try ContentFolder.questionnaire(path)
    let kinds = positions.map {
      QuestionnaireStructure(questionnaire).kind(of: questionnaire.questionIDs[$0 - 1])
    }
    #expect(
      kinds == [
        .selfAssessmentManikin(ManikinDefinition(.valence)),
        .selfAssessmentManikin(ManikinDefinition(.arousal)),
      ])
  }

  /// Measurements during a questionnaire: noise (TYT §2), position and noise (TYS FR 14 and 15).
  @Test func sensorsAreAskedForWhereTheyAreDescribed() throws {
    let noise = SensorRequestDefinition(kind: .noiseLevel, count: 1)
    let position = SensorRequestDefinition(kind: .position, count: 1)
    for expected in ExpectedQuestionnaire.all {
      let sensors = Set(try ContentFolder.questionnaire(expected.path).sensors)
      switch expected.path {
      case "track-your-tinnitus/tyt-momentary": #expect(sensors == [noise])
      case "track-your-stress/tys-daily": #expect(sensors == [noise, position])
      default: #expect(sensors.isEmpty, "\(expected.path)")
      }
    }
  }

  /// A list of a form may be empty even if required (generic forms §4.6); checkboxes of Track Your
  /// Tinnitus require a selection (TYT §4.1.4).
  @Test func onlyListsOfFormsMayBeEmpty() throws {
    for expected in ExpectedQuestionnaire.all {
      let structure = QuestionnaireStructure(try ContentFolder.questionnaire(expected.path))
      for case .multipleChoice(let choice)? in structure.kinds {
        let isForm = expected.path.hasPrefix("generic-forms/")
        #expect(choice.isNoneAllowed == isForm, "\(expected.path)")
      }
    }
  }

  /// Family history, causes of stress, attempted treatments: "none" excludes all others.
  @Test(arguments: [
    ("track-your-tinnitus/tschq", "tschq04", "no"),
    ("track-your-stress/tys-daily", "stressor", "none"),
    ("track-your-stress/tys-weekly", "stressor_week", "none"),
    ("tinnitus-navigator/tnn-profile", "measures", "none"),
    ("tinnitus-navigator/tnn-profile", "impairments", "none"),
    ("shades-of-noise/son-profile", "family", "no"),
  ])
  func theNegativeOptionExcludesTheOthers(
    _ path: String, _ id: String, _ code: String
  ) throws {
    let structure = QuestionnaireStructure(try ContentFolder.questionnaire(path))
    guard case .multipleChoice(let choice)? = structure.kind(of: id) else {
      Issue.record("\(id) is no multiple choice")
      return
    }
    #expect(choice.options.filter(\.isExclusive).map(\.code) == [code])
  }
}
