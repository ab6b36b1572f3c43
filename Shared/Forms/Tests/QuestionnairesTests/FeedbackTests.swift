import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct FeedbackTests {
  private static func entry(
    _ text: String, _ condition: Condition? = nil, bands: [SheetCause.BandMatch] = [],
    change: FeedbackDefinition.Change? = nil
  ) -> FeedbackDefinition {
    FeedbackDefinition(
      sheet: SheetCause(questionnaireID: "daily", condition: condition, bands: bands),
      change: change, text: Samples.text(text))
  }

  private static let study: StudyDefinition = {
    var study = Samples.study(["daily", "weekly"])
    study.feedback = [
      entry("thanks"),
      entry("loud", .comparison(Comparison(elementID: "loudness", .greater, number: 0.5))),
      entry("severe", bands: [.init(scoreID: "sum", codes: ["severe", "worst"])]),
      entry("quieter", change: .init(value: .question("loudness"), maximum: -0.1)),
      entry("much better", change: .init(value: .score("sum"), minimum: -9, maximum: -5)),
      FeedbackDefinition(
        sheet: SheetCause(questionnaireID: "weekly"), text: Samples.text("another questionnaire")),
    ]
    return study
  }()

  /// A sheet of `daily`: its loudness and its score.
  private typealias Sheet = (loudness: AnswerValue?, score: Double?)

  private static func scores(_ score: Double?) -> [ScoreResult] {
    let band = score.map {
      ScoreBand(minimum: 0, code: $0 < 10 ? "mild" : "severe", label: Samples.text("Band"))
    }
    return [ScoreResult(scoreID: "sum", value: score, band: band, answered: 1, items: 1)]
  }

  private static func texts(_ now: Sheet, after before: Sheet? = nil) -> [String] {
    func answers(_ sheet: Sheet) -> [String: AnswerValue] {
      sheet.loudness.map { ["loudness": $0] } ?? [:]
    }
    return FeedbackEvaluator(study.feedback).texts(
      after: "daily", answers: SheetAnswers(answers(now)), scores: scores(now.score),
      previous: before.map { .init(answers: answers($0), scores: scores($0.score)) }
    ).map { $0.translations[0].text }
  }

  @Test func allTextsThatApplyAreShownInTheirOrder() {
    #expect(Self.texts((nil, nil)) == ["thanks"])
    #expect(Self.texts((.number(0.6), 12)) == ["thanks", "loud", "severe"])
    #expect(Self.texts((.number(0.5), 9)) == ["thanks"])
  }

  @Test func aChangeNeedsBothValues() {
    let before: Sheet = (.number(0.8), 12)
    #expect(Self.texts((.number(0.7), 12), after: before).contains("quieter"))
    #expect(!Self.texts((.number(0.75), 12), after: before).contains("quieter"))
    #expect(!Self.texts((.number(0.1), 12)).contains("quieter"))
    #expect(!Self.texts((nil, 12), after: before).contains("quieter"))
    #expect(!Self.texts((.codes(["0.1"]), 12), after: before).contains("quieter"))
    #expect(!Self.texts((.number(0.1), 12), after: (nil, 12)).contains("quieter"))
    // The limits are inclusive.
    for (score, isShown) in [(8.0, false), (7, true), (3, true), (2, false)] {
      #expect(Self.texts((nil, score), after: before).contains("much better") == isShown)
    }
    #expect(!Self.texts((nil, nil), after: before).contains("much better"))
  }
}
