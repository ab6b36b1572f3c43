import Testing

/// The description of a questionnaire in the documents of an earlier system, independent of the
/// shipped file.
struct ExpectedQuestionnaire: Sendable, CustomTestStringConvertible {
  /// `study/questionnaire`.
  var path: String
  /// Kinds of the questions, in order.
  var kinds: [String]
  /// Positions of optional questions, from 1.
  var optional: Set<Int> = []

  var testDescription: String { path }

  init(_ path: String, _ kinds: [[String]], optional: Set<Int> = []) {
    self.path = path
    self.kinds = kinds.flatMap { $0 }
    self.optional = optional
  }

  private static let single = "single-choice"
  private static let multiple = "multiple-choice"

  private static func times(_ count: Int, _ kind: String) -> [String] {
    Array(repeating: kind, count: count)
  }

  private static let tschq = [
    ["date", single, single, multiple, "text"],  // 1–5
    times(5, single), ["yes-no", "slider", "text", single, single],  // 6–15
    ["slider", "slider"], times(3, single), ["yes-no"],  // 16–21
    times(3, single), ["text"], times(4, single), times(6, "yes-no"),  // 22–35
  ]

  static let all: [ExpectedQuestionnaire] = [
    // Track Your Tinnitus, §4 and §7.
    ExpectedQuestionnaire("track-your-tinnitus/worst-symptom", [[single]]),
    ExpectedQuestionnaire("track-your-tinnitus/mini-tq", [times(12, single)]),
    ExpectedQuestionnaire("track-your-tinnitus/tschq", tschq),
    ExpectedQuestionnaire(
      "track-your-tinnitus/tyt-momentary",
      [
        ["yes-no", "slider", "slider", "sam", "sam", "slider", "slider"],
        // One for each worst symptom; one of them is the eighth question.
        times(8, "yes-no"),
      ]),
    // Track Your Stress, appendix A.
    ExpectedQuestionnaire(
      "track-your-stress/tys-demographic",
      [times(28, single), times(21, "slider"), times(62, single)]),
    ExpectedQuestionnaire(
      "track-your-stress/tys-daily",
      [times(4, "slider"), [multiple, "sam", "sam", "slider", "slider"]]),
    ExpectedQuestionnaire(
      "track-your-stress/tys-weekly",
      [times(4, "slider"), [multiple, "slider"], times(4, single)]),
    ExpectedQuestionnaire("track-your-stress/tys-monthly", [times(20, single)]),
    // TinnitusNavigator, §5; the items of the profile are Otolith's.
    ExpectedQuestionnaire("tinnitus-navigator/worst-symptom", [[single]]),
    ExpectedQuestionnaire("tinnitus-navigator/mini-tq", [times(12, single)]),
    ExpectedQuestionnaire("tinnitus-navigator/tschq", tschq),
    ExpectedQuestionnaire(
      "tinnitus-navigator/tnn-profile",
      [["slider", single, "slider", multiple, multiple, "yes-no", "slider", "text-area"]],
      optional: [8]),
    // Shades of Noise, §5: radio buttons, multiple choice, free text, nothing required.
    ExpectedQuestionnaire(
      "shades-of-noise/son-profile",
      [
        [single, single, multiple, "text"], times(4, single), ["text-area"], times(7, single),
      ], optional: Set(1...16)),
    ExpectedQuestionnaire("shades-of-noise/son-rating", [[single]]),
    // Generic forms, §3: fields are required by default.
    ExpectedQuestionnaire("generic-forms/forms-drink", [["text", multiple]]),
    ExpectedQuestionnaire(
      "generic-forms/forms-address", [["text", "text", "number"]], optional: [3]),
    ExpectedQuestionnaire(
      "generic-forms/forms-pizza", [[multiple, "text-area", "yes-no"]], optional: [2]),
    ExpectedQuestionnaire(
      "generic-forms/forms-vitals", [["date-time"], times(4, "number")], optional: [4, 5]),
  ]
}
