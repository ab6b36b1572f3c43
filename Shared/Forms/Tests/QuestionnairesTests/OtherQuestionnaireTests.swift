import QuestionnaireSamples
import Questionnaires
import Testing

/// Conditions on another questionnaire support the same comparisons as those on the same one.
@Suite struct OtherQuestionnaireTests {
  private static let kinds: [(String, QuestionDefinition.Kind)] = [
    ("place", .text(TextEntryDefinition(style: .line))), ("day", .date(DateDefinition())),
    ("hour", .time), ("moment", .dateTime), ("length", .duration(DurationDefinition())),
    ("land", .country), ("rested", .yesNo),
  ]

  /// Findings about a condition on a question of the same and of another questionnaire.
  private func findings(
    _ id: String, _ comparison: Comparison.Operator, codes: [String] = [], number: Double? = nil,
    text: String = ""
  ) -> (own: [FindingReason], other: [FindingReason]) {
    func check(_ questionnaireID: String) -> [FindingReason] {
      var sample = SampleImport()
      var other = Samples.questionnaire()
      other.id = "history"
      other.elements = Self.kinds.map { Samples.question($0.0, $0.1) }
      sample.questionnaires[0].elements = other.elements
      sample.questionnaires.append(other)
      sample.study.questionnaires.append(
        QuestionnaireUse(questionnaireID: "history", recurrence: .repeated))
      let subject = QuestionReference(questionnaireID: questionnaireID, subject: .question(id))
      sample.addCondition(
        Comparison(subject, comparison, codes: codes, number: number, text: text))
      return sample.findings.filter { $0.path.contains("enable_when") }.map(\.reason)
    }
    return (check(""), check("history"))
  }

  @Test func everyTypeHasItsComparisons() {
    for (id, text) in [
      ("day", "2026-01-31"), ("hour", "18:30"), ("moment", "2026-01-31T18:30"),
    ] {
      for comparison in [Comparison.Operator.equal, .notEqual, .less, .greaterOrEqual] {
        let found = findings(id, comparison, text: text)
        #expect(found.own == [] && found.other == [], "\(id) \(comparison) \(found)")
      }
    }
    for found in [
      findings("place", .equal, text: "Ulm"), findings("place", .notEqual, text: "Ulm"),
      findings("length", .greater, number: 60), findings("land", .equal, codes: ["DE"]),
      findings("day", .answered), findings("place", .notAnswered),
    ] {
      #expect(found.own == [] && found.other == [], "\(found)")
    }
  }

  @Test func whatCanNeverBeComparedIsAnError() {
    for (found, reasons) in [
      (findings("day", .less, text: "31.1.2026"), [FindingReason.comparedTextInvalid]),
      (findings("day", .less, text: "2026-02-30"), [.comparedTextInvalid]),
      (findings("hour", .equal, text: "2026-01-31"), [.comparedTextInvalid]),
      (findings("moment", .less, text: "2026-01-31"), [.comparedTextInvalid]),
      (findings("day", .less, number: 1), [.numberNotApplicable, .comparedTextInvalid]),
      (findings("place", .less, text: "Ulm"), [.operatorNotApplicable]),
      (findings("place", .equal), [.comparedTextInvalid]),
      (findings("place", .equal, codes: ["Ulm"]), [.codesNotApplicable, .comparedTextInvalid]),
      (findings("rested", .equal, text: "yes"), [.textNotApplicable, .codesMissing]),
      (findings("length", .equal, text: "60"), [.textNotApplicable, .numberMissing]),
      (findings("gone", .equal, text: "Ulm"), [.questionUnknown]),
    ] {
      #expect(found.own == reasons && found.other == reasons, "\(found)")
    }
  }
}
