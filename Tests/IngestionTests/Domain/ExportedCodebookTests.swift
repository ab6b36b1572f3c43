import Codebooks
import QuestionnaireSamples
import Questionnaires
import Testing

@testable import IngestionService

/// The codebook describes exactly the columns of an export.
@Suite struct ExportedCodebookTests {
  /// Two versions that share element ids, of any kind; an id may equal a column name of the sheet.
  private func versions(_ seed: UInt64) throws -> [(PreparedQuestionnaire, QuestionnaireDefinition)]
  {
    try [UInt32(2), 1].map { version in
      var generator = QuestionnaireGenerator(seed: seed * 2 + UInt64(version))
      var definition = generator.questionnaire(size: 5 + Int(seed % 30))
      for position in definition.elements.indices
      where definition.elements[position].id == "e\(seed % 9)"
        && definition.elements[position].question != nil
      {
        definition.elements[position].id = "platform"
      }
      return (
        try PreparedQuestionnaire(
          definition, questionnaireID: "generated", version: version, contentHash: "\(version)"),
        definition
      )
    }
  }

  @Test(arguments: 1...80 as ClosedRange<UInt64>)
  func wideColumnsAreThoseOfTheExport(seed: UInt64) throws {
    let versions = try versions(seed)
    let layout = WideLayout(versions: versions.map(\.0))
    var questionnaire = QuestionnaireVariables(questionnaire: "generated")
    for (prepared, definition) in versions {
      questionnaire.add(
        definition, version: prepared.version, contentHash: prepared.contentHash)
    }
    let variables =
      WideLayout.sheetCodebook.variables(in: "") + layout.questionnaireVariables(questionnaire)
    #expect(variables.map(\.name) == layout.header)
    #expect(Set(variables.map(\.name)).count == variables.count)
    for variable in variables {
      #expect(!variable.definitions.isEmpty, "\(variable.name)")
      for definition in variable.definitions where variable.source != .row {
        #expect(definition.versions.allSatisfy { (1...2).contains($0) })
      }
    }
    // Each version with the question is listed.
    for (prepared, _) in versions {
      for question in prepared.questions {
        let variable = questionnaire.answer(question.elementID, named: "x")
        #expect(variable.definitions.contains { $0.versions.contains(prepared.version) })
      }
      for column in prepared.scoreColumns {
        let score = questionnaire.score(column.scoreID, named: "x")
        #expect(score.definitions.contains { $0.versions.contains(prepared.version) })
        let band = questionnaire.band(column.scoreID, named: "x")
        #expect(
          band.definitions.contains { $0.versions.contains(prepared.version) } == column.hasBands)
      }
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func rowsOfTheLongTableAreAllThere(seed: UInt64) throws {
    let versions = try versions(seed)
    var rows = RowVariables(
      QuestionnaireVariables(questionnaire: "generated"), withScores: true)
    for (prepared, definition) in versions { rows.add(prepared, definition) }
    let found = rows.all.compactMap(\.rows)
    #expect(Set(found).count == found.count)
    #expect(rows.all.allSatisfy { !$0.definitions.isEmpty && $0.name == "value" })
    for (prepared, _) in versions {
      for question in prepared.questions where question.answers != .nothing {
        #expect(found.contains { $0.element == question.elementID })
      }
      for column in prepared.scoreColumns {
        #expect(found.contains { $0.element == column.scoreID && $0.kind == "score" })
      }
    }
  }

  @Test func codesOfFixedColumnsAreThoseThatAreWritten() {
    func codes(_ name: String, of columns: [CodebookColumn]) -> [String]? {
      columns.first { $0.name == name }?.variable(in: "de").codes.map(\.code)
    }
    let sheet = ExportedSheet.columns
    #expect(codes("closing", of: sheet) == SheetClosing.allCases.map(\.rawValue))
    #expect(codes("deviations", of: sheet) == Deviation.allCases.map(\.rawValue))
    #expect(codes("type", of: RecordLayout.columns) == RecordType.allCases.map(\.rawValue))
    #expect(codes("ear", of: RecordLayout.columns) == Ear.allCases.map(\.rawValue))
    #expect(
      codes("ended_by", of: ListeningLayout.columns) == SessionEnd.allCases.map(\.rawValue))
    let ratings: [SessionRating] = [.value(1), .declined, .notAsked]
    #expect(
      codes("rated", of: ListeningLayout.columns) == ratings.map { RatingState($0).rawValue })
    #expect(codes("kind", of: LongLayout.columns) == codes("kind", of: RevisionLayout.columns))
  }

  private static let tables = [
    WideLayout.sheetCodebook, LongLayout.columns, RevisionLayout.columns, RecordLayout.columns,
    ListeningLayout.columns,
  ]

  @Test(arguments: tables)
  func noColumnStandsTwice(_ columns: [CodebookColumn]) {
    #expect(Set(columns.map(\.name)).count == columns.count)
  }

  @Test(arguments: tables)
  func everyWordIsThereInGermanAndEnglish(_ columns: [CodebookColumn]) {
    for column in columns {
      let all = ["de", "de-AT", "en", "fr", ""].map { Self.words(of: column.variable(in: $0)) }
      let (german, english) = (all[0], all[2])
      #expect(all == [german, german, english, english, english], "\(column.name)")
      #expect(german.allSatisfy { $0.language == "de" && !$0.text.isEmpty }, "\(column.name)")
      #expect(english.allSatisfy { $0.language == "en" && !$0.text.isEmpty }, "\(column.name)")
      #expect(german.count == english.count)
      // Texts equal in both languages are codes of a standard.
      for (one, other) in zip(german, english) where column.name != "unit" {
        #expect(one.text != other.text, "\(column.name)")
      }
    }
  }

  private static func words(of variable: CodebookVariable) -> [CodebookWords] {
    variable.definitions.flatMap { definition in
      [definition.label] + [definition.minimumLabel, definition.maximumLabel].compactMap(\.self)
        + definition.codes.map(\.label)
    } + variable.missing.map(\.meaning)
  }
}
