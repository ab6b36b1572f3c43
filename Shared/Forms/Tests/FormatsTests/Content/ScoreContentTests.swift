import Questionnaires
import Testing

/// The shipped scores: their ranges, bands, and reversed items.
@Suite struct ScoreContentTests {
  /// Answers every choice with one code, and every slider with a number.
  private func answers(
    _ questionnaire: QuestionnaireDefinition, code: (_ id: String) -> String, number: Double = 0
  ) -> [String: AnswerValue] {
    let structure = QuestionnaireStructure(questionnaire)
    return Dictionary(
      uniqueKeysWithValues: questionnaire.questionIDs.map { id in
        if case .slider? = structure.kind(of: id) { return (id, .number(number)) }
        return (id, .codes([code(id)]))
      })
  }

  private func results(
    _ path: String, _ answers: (QuestionnaireDefinition) -> [String: AnswerValue]
  ) throws -> [String: ScoreResult] {
    let questionnaire = try ContentFolder.questionnaire(path)
    let results = ScoreEvaluator(questionnaire).results(answers(questionnaire))
    return Dictionary(uniqueKeysWithValues: results.map { ($0.scoreID, $0) })
  }

  /// True, partly true and not true count 2, 1, 0; twelve items give 0–24 (TYT §7), in four bands.
  @Test(arguments: [
    (0, "compensated"), (7, "compensated"), (8, "moderate"), (12, "moderate"), (13, "severe"),
    (18, "severe"), (19, "most_severe"), (24, "most_severe"),
  ])
  func theMiniTQHasFourGrades(_ points: Int, _ grade: String) throws {
    let distress = try results("track-your-tinnitus/mini-tq") { questionnaire in
      var rest = points
      return Dictionary(
        uniqueKeysWithValues: questionnaire.questionIDs.map { id in
          let value = min(2, rest)
          rest -= value
          return (id, .codes(["\(value)"]))
        })
    }["distress"]
    #expect(distress?.value == Double(points))
    #expect(distress?.band?.code == grade)
  }

  @Test func anUnfinishedMiniTQHasNoScore() throws {
    let distress = try results("track-your-tinnitus/mini-tq") { questionnaire in
      var answers = answers(questionnaire) { _ in "2" }
      answers["mtq12"] = nil
      return answers
    }["distress"]
    #expect(distress?.answered == 11)
    #expect(distress?.value == nil)
  }

  /// All items at the end of high stress, and all at the other end; the second and third of the
  /// four are reversed.
  @Test func stressOfSevenDaysRunsFromZeroToSixteen() throws {
    for path in ["track-your-stress/tys-weekly", "track-your-stress/tys-demographic"] {
      func value(_ codes: [String: String]) throws -> Double? {
        try results(path) { questionnaire in
          answers(questionnaire) { codes[$0] ?? (questionnaire.id == "tys-weekly" ? "none" : "1") }
        }["perceived_stress"]?.value
      }
      let least = try value(["pss01": "0", "pss02": "4", "pss03": "4", "pss04": "0"])
      let most = try value(["pss01": "4", "pss02": "0", "pss03": "0", "pss04": "4"])
      #expect(least == 0, "\(path)")
      #expect(most == 16, "\(path)")
    }
  }

  /// Positive items among the twenty: rested, do what you like, calm, full of energy, safe, fun,
  /// light-hearted, time for yourself (TYS A.4).
  private static let good: Set<String> = [
    "psq01", "psq04", "psq06", "psq08", "psq12", "psq14", "psq16", "psq19",
  ]

  @Test func stressOfAMonthRunsFromZeroToAHundred() throws {
    let path = "track-your-stress/tys-monthly"
    let worst = try results(path) { questionnaire in
      answers(questionnaire) { Self.good.contains($0) ? "1" : "4" }
    }
    let best = try results(path) { questionnaire in
      answers(questionnaire) { Self.good.contains($0) ? "4" : "1" }
    }
    for id in ["worries", "tension", "demands", "stress"] {
      #expect(worst[id]?.value == 100, "\(id)")
      #expect(best[id]?.value == 0, "\(id)")
    }
    #expect(worst["joy"]?.value == 0)
    #expect(best["joy"]?.value == 100)
    // Each item is in one of four subscales of five, and all of them in the total.
    let scores = try ContentFolder.questionnaire(path).scores
    #expect(scores.map(\.items.count) == [5, 5, 5, 5, 20])
    let counted = scores.prefix(4).flatMap { $0.items.map(\.subject) }
    #expect(Set(counted) == Set(scores[4].items.map(\.subject)))
    #expect(Set(counted).count == 20)
  }

  /// Items of each score by their numbers in appendix A, reversed ones negative, and the range.
  static let blocks: [(String, [Int], Double, Double)] = [
    ("emotional_abuse", [3, 8, 14, 18, 25], 5, 25),
    ("physical_abuse", [9, 11, 12, 15, 17], 5, 25),
    ("sexual_abuse", [20, 21, 23, 24, 27], 5, 25),
    ("emotional_neglect", [-5, -7, -13, -19, -28], 5, 25),
    ("physical_neglect", [1, -2, 4, 6, -26], 5, 25),
    ("burden_uncertainty", Array(29...35), 0, 42), ("burden_demands", Array(36...42), 0, 42),
    ("burden_losses", Array(43...49), 0, 42), ("burden", Array(29...49), 0, 126),
    ("complaints", Array(50...62), 13, 52), ("coping_positive", [63, 67, 68, 78], 4, 16),
    ("coping_active", [65, 69, 74, 79], 4, 16), ("coping_support", [66, 75, 77, 81], 4, 16),
    ("coping_faith", [70, 71, 72, 80], 4, 16), ("coping_substances", [-64, 73, 76, 82], 4, 16),
    ("perceived_stress", [83, -84, -85, 86], 0, 16), ("wellbeing", Array(107...111), 0, 100),
  ]

  /// Its own items at one end and all others at the other end.
  @Test(arguments: blocks)
  func scoresCountTheirItemsAndNoOthers(
    _ id: String, _ numbers: [Int], _ least: Double, _ most: Double
  ) throws {
    let questionnaire = try ContentFolder.questionnaire("track-your-stress/tys-demographic")
    let structure = QuestionnaireStructure(questionnaire)
    func end(highest: Bool) -> Double? {
      var answers: [String: AnswerValue] = [:]
      for (position, id) in questionnaire.questionIDs.enumerated() {
        let number = position + 1
        // Reversed and unrelated items are at the other end.
        let isHigh = numbers.contains(number) ? highest : !highest
        if case .slider(let slider)? = structure.kind(of: id) {
          answers[id] = .number(isHigh ? slider.maximum : slider.minimum)
        } else {
          let codes = (structure.kind(of: id)?.codes ?? []).sorted()
          answers[id] = .codes([(isHigh ? codes.last : codes.first) ?? ""])
        }
      }
      return ScoreEvaluator(questionnaire).results(answers).first { $0.scoreID == id }?.value
    }
    #expect(end(highest: false) == least)
    #expect(end(highest: true) == most)
    let score = try #require(questionnaire.scores.first { $0.id == id })
    let reversed = score.items.filter(\.isReversed).map(\.subject)
    let expected = numbers.filter { $0 < 0 }.map { questionnaire.questionIDs[-$0 - 1] }
    #expect(reversed == expected.map { .question($0) })
  }

  /// Fewer than 13 of 25 points mean low well-being.
  @Test(arguments: [(12, "low"), (13, "sufficient"), (0, "low"), (25, "sufficient")])
  func wellbeingHasItsThreshold(_ points: Int, _ grade: String) throws {
    let wellbeing = try results("track-your-stress/tys-demographic") { questionnaire in
      var rest = points
      return answers(questionnaire) { id in
        guard id.hasPrefix("who") else { return "1" }
        let value = min(5, rest)
        rest -= value
        return "\(value)"
      }
    }["wellbeing"]
    #expect(wellbeing?.value == Double(4 * points))
    #expect(wellbeing?.band?.code == grade)
  }
}
