import Codebooks
import Control
import Foundation
import QuestionnaireSamples
import Questionnaires
import Serialization

@testable import IngestionService

/// Writes exports with their codebooks and scripts, which Tests/Formats/run.py passes to R and
/// PSPP.
///
/// `codebook-cases FOLDER SEEDS`: for each seed `N` from 1, the exports `N-wide.csv` and
/// `N-long.csv` of a generated questionnaire in two versions, as the service writes them, and
/// `N-records.csv` and `N-listening.csv` with terms and sounds; `large.csv` with more than 10,000
/// columns; `missing.csv` with codes that mean no answer; and `terms.csv` of vocabularies of the
/// maximum size.
@main
struct CodebookCases {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let folder = arguments.first,
      let seeds = arguments.last.flatMap({ UInt64($0) }), (1...10_000).contains(seeds)
    else {
      FileHandle.standardError.write(Data("usage: codebook-cases FOLDER SEEDS\n".utf8))
      exit(64)
    }
    for seed in 1...seeds {
      // Codes that mean no answer have a table of their own.
      let features = QuestionnaireGenerator.Features.all.subtracting(.missingOptions)
      var generator = QuestionnaireGenerator(seed: seed * 2, features: features)
      var older = QuestionnaireGenerator(seed: seed * 2 + 1, features: features)
      let versions = [
        generator.questionnaire(size: Int(seed % 30) + 5),
        older.questionnaire(size: Int(seed % 20) + 5),
      ]
      let table = try ExportCase(versions, seed: seed, sheetCount: 12)
      try table.writeWide(to: "\(folder)/\(seed)-wide.csv")
      try table.writeLong(to: "\(folder)/\(seed)-long.csv")
      var library = LibraryCase(seed: seed)
      try library.writeRecords(to: "\(folder)/\(seed)-records.csv")
      try library.writeListening(to: "\(folder)/\(seed)-listening.csv")
    }
    var terms = LibraryCase(seed: 1, termCount: CatalogueLimits().vocabularyTermsMax)
    try terms.writeRecords(to: "\(folder)/terms.csv")
    try large(to: "\(folder)/large.csv")
    try missing(to: "\(folder)/missing.csv")
  }

  /// Codes that mean no answer: up to three, more, and texts.
  private static func missing(to path: String) throws {
    func question(_ id: String, _ answers: [String], _ missing: [String]) -> ElementDefinition {
      let options = (answers + missing).map { code in
        OptionDefinition(
          code: code, label: TranslatedText([Translation(language: "en", text: "Is \(code)")]),
          isMissing: missing.contains(code))
      }
      return ElementDefinition(
        id: id,
        content: .question(
          QuestionDefinition(
            text: TranslatedText([Translation(language: "en", text: id)]),
            kind: .singleChoice(SingleChoiceDefinition(options: options)))))
    }
    let definition = QuestionnaireDefinition(
      id: "missing", title: TranslatedText([Translation(language: "en", text: "Missing")]),
      defaultLanguage: "en",
      elements: [
        question("few", ["1", "2"], ["-99", "-98"]),
        question("many", ["1"], ["-4", "-3", "-2", "-1"]),
        question("words", ["yes", "no"], ["refused"]), question("none", ["1", "2"], []),
      ],
      scores: [
        ScoreDefinition(
          id: "total", method: .sum,
          items: ["few", "many"].map { ScoreItem(.question($0)) }, minimumAnswered: 1)
      ])
    try ExportCase([definition], seed: 3, sheetCount: 60).writeWide(to: path)
  }

  /// Two versions with the maximum number of distinct questions.
  private static func large(to path: String) throws {
    let versions = ["a", "b"].map { prefix in
      QuestionnaireDefinition(
        id: "large", title: TranslatedText([Translation(language: "en", text: "Large")]),
        defaultLanguage: "en",
        elements: (0..<5_000).map { number in
          let text = TranslatedText([Translation(language: "en", text: "Question \(number)")])
          let options = (0...4).map { OptionDefinition(code: "\($0)", label: text) }
          return ElementDefinition(
            id: "\(prefix)\(number)",
            content: .question(
              QuestionDefinition(
                text: text, kind: .singleChoice(SingleChoiceDefinition(options: options)))))
        })
    }
    try ExportCase(versions, seed: 1, sheetCount: 4).writeWide(to: path)
  }
}
