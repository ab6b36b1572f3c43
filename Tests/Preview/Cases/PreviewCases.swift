import Formats
import Foundation
import QuestionnaireSamples
import Questionnaires
import Serialization

/// Writes the pages that Tests/Preview/run opens in a browser, with Otolith's own results.
///
/// `preview-cases FOLDER SEEDS`: for each seed `N` from 1, a page `N.html` of a generated
/// questionnaire and `N.json` with answers and results; `patterns.html`, `patterns.json` likewise
/// for patterns; `showcase.html`, a questionnaire with every type of question; and `computed.html`, one
/// with calculations and constraints.
@main
struct PreviewCases {
  static let sheetsPerQuestionnaire = 25

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let folder = arguments.first,
      let seeds = arguments.last.flatMap({ UInt64($0) }), (1...10_000).contains(seeds)
    else {
      FileHandle.standardError.write(Data("usage: preview-cases FOLDER SEEDS\n".utf8))
      exit(64)
    }
    let target = URL(filePath: folder, directoryHint: .isDirectory)
    for seed in 1...seeds {
      var generator = QuestionnaireGenerator(seed: seed)
      var questionnaire = generator.questionnaire(size: Int(seed % 40) + 5)
      var calculations = CalculationGenerator(questionnaire, seed: seed)
      calculations.extend(&questionnaire)
      var repeats = RepeatGenerator(seed: seed)
      repeats.extend(&questionnaire)
      let cases = EvaluationCases(questionnaire, seed: seed, count: sheetsPerQuestionnaire)
      try write(page(of: questionnaire), "\(seed).html", to: target)
      try write(JSONWriter.write(cases.value), "\(seed).json", to: target)
    }
    try write(page(of: PatternCases.questionnaire), "patterns.html", to: target)
    try write(JSONWriter.write(PatternCases.value), "patterns.json", to: target)
    try write(page(of: Showcase.questionnaire, language: "de"), "showcase.html", to: target)
    try write(page(of: Computed.questionnaire), "computed.html", to: target)
    print("\(seeds) questionnaires, \(sheetsPerQuestionnaire) sheets each")
  }

  private static func page(
    of questionnaire: QuestionnaireDefinition, language: String = "en"
  ) -> [UInt8] {
    var options = WriteOptions()
    options.language = language
    return PreviewWriter().write([questionnaire], options: options).files[0].bytes
  }

  private static func write(_ bytes: [UInt8], _ name: String, to folder: URL) throws {
    try Data(bytes).write(to: folder.appending(component: name))
  }
}
