import QuestionnaireSamples
import Questionnaires
import Testing

@testable import Formats

/// Contents supported by both sides are restored; the report lists exactly the rest.
@Suite struct XLSFormRoundTripTests {
  private typealias Trip = (back: QuestionnaireDefinition, report: ConversionReport)

  private func trip(
    _ questionnaire: QuestionnaireDefinition, _ container: XLSFormWriter.Container
  ) throws -> Trip {
    let written = XLSFormWriter(container).write([questionnaire], options: WriteOptions())
    let file = try #require(written.files.first)
    let read = try XLSFormReader().read(file.bytes, file: file.name, options: ReadOptions())
    return (try #require(read.first).definition, written.report)
  }

  /// Equivalent spellings become equal.
  private func comparable(_ element: ElementDefinition) -> ElementDefinition {
    var element = element
    element.shownIf = element.shownIf?.normalized
    return element
  }

  private func comparable(_ score: ScoreDefinition) -> ScoreDefinition {
    var score = score
    if Int(score.minimumAnswered) == score.items.count { score.minimumAnswered = 0 }
    return score
  }

  @Test(arguments: [XLSFormWriter.Container.workbook, .table])
  func generatedQuestionnaires(_ container: XLSFormWriter.Container) throws {
    var elements = 0
    var lost = 0
    for seed in 0..<60 as Range<UInt64> {
      var generator = QuestionnaireGenerator(seed: seed)
      let questionnaire = generator.questionnaire()
      let (back, report) = try trip(questionnaire, container)
      let places = Set(report.losses.map(\.place))
      #expect(back.elements.map(\.id) == questionnaire.elements.map(\.id), "seed \(seed)")
      for (before, after) in zip(questionnaire.elements, back.elements) {
        elements += 1
        let isEqual = comparable(before) == comparable(after)
        #expect(
          isEqual != places.contains(before.id),
          Comment(
            rawValue:
              "seed \(seed): \(before) became \(after); \(report.losses.filter { $0.place == before.id })"
          ))
        if !isEqual { lost += 1 }
      }
      for score in questionnaire.scores {
        let isEqual =
          back.scores.first { $0.id == score.id }.map(comparable) == comparable(score)
        #expect(
          isEqual != places.contains(score.id),
          Comment(
            rawValue:
              "seed \(seed): \(score) became \(back.scores); \(report.losses.filter { $0.place == score.id })"
          ))
      }
      let properties = Set(report.losses.filter { $0.place.isEmpty }.map(\.what))
      #expect(back.id == questionnaire.id)
      #expect((back.title == questionnaire.title) != properties.contains("title"))
      #expect((back.description == questionnaire.description) != properties.contains("description"))
      #expect(
        (back.provenance == questionnaire.provenance) != properties.contains("provenance"))
      #expect((back.sensors == questionnaire.sensors) != properties.contains("sensors"))
      #expect((back.languages == questionnaire.languages) != properties.contains("languages"))
    }
    // The comparison requires both losses and restored elements.
    #expect(elements > 800)
    #expect(lost * 10 > elements)
    #expect(lost * 10 < elements * 7)
  }

  @Test func whatXLSFormCanSayIsNeverLost() throws {
    let features: QuestionnaireGenerator.Features = [
      .groups, .matrices, .conditions, .nestedConditions, .manyLanguages, .patterns, .pages,
      .weights, .awkwardTexts,
    ]
    let kinds: Set<String> = [
      "single-choice", "multiple-choice", "yes-no", "date", "time", "date-time", "text",
      "text-area",
    ]
    for seed in 1_000..<1_040 as Range<UInt64> {
      var generator = QuestionnaireGenerator(seed: seed, features: features, kinds: kinds)
      let questionnaire = generator.questionnaire(size: 25)
      let (back, report) = try trip(questionnaire, .workbook)
      for loss in report.losses where !loss.place.isEmpty {
        #expect(loss.what == "composite", "seed \(seed): \(loss)")
      }
      #expect(QuestionnaireChecker().check(back).errors == [], "seed \(seed)")
    }
  }

  /// A second round trip changes nothing further.
  @Test func aFormThatWasReadIsWrittenTheSameAgain() throws {
    for seed in 0..<60 as Range<UInt64> {
      var generator = QuestionnaireGenerator(seed: seed)
      let (once, _) = try trip(generator.questionnaire(), .table)
      let (twice, report) = try trip(once, .table)
      #expect(twice == once, "seed \(seed)")
      let first = XLSFormWriter(.table).write([once], options: WriteOptions())
      let second = XLSFormWriter(.table).write([twice], options: WriteOptions())
      #expect(first.files == second.files)
      #expect(report.losses == first.report.losses)
    }
  }

  @Test func theWorkbookAndTheTableSayTheSame() throws {
    for seed in 0..<20 as Range<UInt64> {
      var generator = QuestionnaireGenerator(seed: seed)
      let questionnaire = generator.questionnaire()
      #expect(try trip(questionnaire, .workbook).back == trip(questionnaire, .table).back)
    }
  }
}
