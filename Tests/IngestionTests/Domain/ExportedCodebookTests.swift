import Codebooks
import IngestionDomain
import QuestionnaireSamples
import Questionnaires
import Testing

/// Every column of an export is in its codebook, and nothing else is.
@Suite struct ExportedCodebookTests {
  /// Two versions that share ids of elements whatever stands behind them; one may be named as a column of the sheet.
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
    let variables = WideLayout.sheetVariables + layout.questionnaireVariables(questionnaire)
    #expect(variables.map(\.name) == layout.header)
    #expect(Set(variables.map(\.name)).count == variables.count)
    for variable in variables {
      #expect(!variable.definitions.isEmpty, "\(variable.name)")
      for definition in variable.definitions where variable.source != .row {
        #expect(definition.versions.allSatisfy { (1...2).contains($0) })
      }
    }
    // Each version that has a question says so.
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
    func codes(_ name: String, of variables: [CodebookVariable]) -> [String]? {
      variables.first { $0.name == name }?.codes.map(\.code)
    }
    let sheet = ExportedSheet.headVariables
    #expect(codes("closing", of: sheet) == SheetClosing.allCases.map(\.rawValue))
    #expect(codes("deviations", of: sheet) == Deviation.allCases.map(\.rawValue))
    #expect(codes("type", of: RecordLayout.variables) == RecordType.allCases.map(\.rawValue))
    #expect(codes("ear", of: RecordLayout.variables) == Ear.allCases.map(\.rawValue))
    #expect(
      codes("ended_by", of: ListeningLayout.variables) == SessionEnd.allCases.map(\.rawValue))
    let ratings: [SessionRating] = [.value(1), .declined, .notAsked]
    #expect(
      codes("rated", of: ListeningLayout.variables) == ratings.map { RatingState($0).rawValue })
    #expect(codes("kind", of: LongLayout.variables) == codes("kind", of: RevisionLayout.variables))
  }

  @Test func noColumnStandsTwice() {
    for variables in [
      WideLayout.sheetVariables, LongLayout.variables, RevisionLayout.variables,
      RecordLayout.variables, ListeningLayout.variables,
    ] {
      #expect(Set(variables.map(\.name)).count == variables.count)
      #expect(variables.allSatisfy { $0.current?.label.text.isEmpty == false })
    }
  }
}
