import Codebooks
import Control
import Foundation
import QuestionnaireSamples
import Questionnaires
import Serialization

@testable import IngestionService

/// An export of sheets of two versions of a questionnaire.
struct ExportCase {
  /// Versions, newest first.
  private let versions: [(prepared: PreparedQuestionnaire, definition: QuestionnaireDefinition)]
  private let sheets: [ExportedSheet]

  init(_ definitions: [QuestionnaireDefinition], seed: UInt64, sheetCount: Int) throws {
    let count = definitions.count
    versions = try definitions.enumerated().map { index, definition in
      (
        try PreparedQuestionnaire(
          definition, questionnaireID: "generated", version: UInt32(count - index),
          contentHash: "\(count - index)"), definition
      )
    }
    var sample = SheetSample(seed: seed)
    var sheets: [ExportedSheet] = []
    for number in 0..<sheetCount {
      let version = versions[number % count]
      sheets.append(sample.sheet(number, version.prepared, version.definition))
    }
    self.sheets = sheets
  }

  func writeWide(to path: String) throws {
    let layout = WideLayout(versions: versions.map(\.prepared))
    var questionnaire = QuestionnaireVariables(questionnaire: "generated", language: "de")
    for (prepared, definition) in versions {
      questionnaire.add(definition, version: prepared.version, contentHash: "")
    }
    try Self.write(
      [layout.header] + sheets.map(layout.row), to: path,
      Codebook(
        table: .wide, study: "study", language: "de",
        variables: WideLayout.sheetCodebook.variables(in: "de")
          + layout.questionnaireVariables(questionnaire),
        questionnaires: [questionnaire.described]))
  }

  func writeLong(to path: String) throws {
    var rows = RowVariables(
      QuestionnaireVariables(questionnaire: "generated", language: "de"), withScores: true)
    for (prepared, definition) in versions { rows.add(prepared, definition) }
    try Self.write(
      [LongLayout.header] + sheets.flatMap { LongLayout.rows(for: $0) }, to: path,
      Codebook(
        table: .long, study: "study", language: "de",
        variables: LongLayout.columns.variables(in: "de") + rows.all,
        questionnaires: [rows.described]))
  }

  static func write(_ rows: [[String]], to path: String, _ codebook: Codebook) throws {
    var csv = CSVWriter()
    for row in rows { csv.write(row) }
    try Data(csv.bytes).write(to: URL(filePath: path))
    _ = try CodebookFiles(beside: path).write(codebook)
  }
}
