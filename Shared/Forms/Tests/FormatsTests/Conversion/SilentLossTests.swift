import Formats
import QuestionnaireSamples
import Questionnaires
import Testing

/// The same check for all formats; their spellings of conditions and scores have tests of their
/// own.
@Suite struct SilentLossTests {
  @Test(arguments: CatalogueFormat.allCases)
  func nothingIsLostWithoutAWord(_ format: CatalogueFormat) throws {
    for seed in 5_000..<5_060 as Range<UInt64> {
      var generator = QuestionnaireGenerator(seed: seed)
      let trip = try SilentLoss(generator.questionnaire(size: 20), through: format)
      #expect(trip.found == [], "\(format), seed \(seed)")
    }
  }

  /// The check itself finds an unreported loss.
  @Test func theMeasureFindsWhatIsNotNamed() throws {
    var questionnaire = Samples.questionnaire()
    questionnaire.closing = Samples.text("Thanks")
    #expect(try !SilentLoss(questionnaire, through: .forms).report.losses.isEmpty)
    let silent = try SilentLoss(questionnaire, through: .forms).withoutReport
    #expect(silent.found.contains { $0.contains("break1") })
    #expect(silent.found.contains { $0.hasPrefix("sensors") })
  }
}

extension SilentLoss {
  fileprivate var withoutReport: SilentLoss {
    SilentLoss(original: original, copy: copy, report: ConversionReport())
  }
}
