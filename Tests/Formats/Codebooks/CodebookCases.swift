import Codebooks
import ControlSupport
import Foundation
import IngestionDomain
import QuestionnaireSamples
import Questionnaires
import Serialization

/// Writes exports with what lies beside them, which Tests/Formats/run.py gives to R and PSPP.
///
/// `codebook-cases FOLDER SEEDS`: for each seed from 1 an export `N-wide.csv` and one `N-long.csv` of a generated
/// questionnaire in two versions, as the service writes them, and `N-records.csv` and `N-listening.csv` with terms and
/// sounds, with their codebooks and scripts; `large.csv` with more than 10,000 columns; and `terms.csv` of vocabularies
/// as large as there may be.
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
      var generator = QuestionnaireGenerator(seed: seed * 2)
      var older = QuestionnaireGenerator(seed: seed * 2 + 1)
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
  }

  /// Two versions of as many questions as one may have, all of them different.
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
