package import Codebooks
package import Questionnaires

/// What stands in the rows of tables with a row for each answer.
package struct RowVariables: Sendable {
  private var elements: [(id: String, kind: String)] = []
  private var scores: [(id: String, kind: String)] = []
  private var seen = Set<[String]>()
  private var variables: QuestionnaireVariables
  private let withScores: Bool

  /// - Parameter withScores: the table has rows for scores.
  package init(_ variables: QuestionnaireVariables, withScores: Bool) {
    self.variables = variables
    self.withScores = withScores
  }

  /// Versions are to be added newest first.
  ///
  /// - Parameters:
  ///   - prepared: what decides which rows there are.
  ///   - definition: the same version with its texts.
  package mutating func add(
    _ prepared: PreparedQuestionnaire, _ definition: QuestionnaireDefinition
  ) {
    variables.add(
      definition, version: prepared.version, contentHash: prepared.contentHash)
    for question in prepared.questions where question.answers != .nothing {
      let kind = question.answers.valueKind
      if seen.insert([question.elementID, kind]).inserted {
        elements.append((question.elementID, kind))
      }
    }
    guard withScores else { return }
    for column in prepared.scoreColumns {
      for kind in column.hasBands ? ["score", "band"] : ["score"]
      where seen.insert([column.scoreID, kind]).inserted {
        scores.append((column.scoreID, kind))
      }
    }
  }

  package var described: CodebookQuestionnaire { variables.described }

  /// One for each question and each kind of value that it ever had, then those of the scores.
  package var all: [CodebookVariable] {
    (elements + scores).map { id, kind in
      let rows = CodebookRows(
        questionnaire: variables.questionnaire, element: id, kind: kind)
      return switch kind {
      case "score": variables.score(id, named: "value", rows: rows)
      case "band": variables.band(id, named: "value", rows: rows)
      default: variables.answer(id, named: "value", rows: rows)
      }
    }
  }
}
