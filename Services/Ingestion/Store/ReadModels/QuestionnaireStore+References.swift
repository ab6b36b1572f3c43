import IngestionDomain
import IngestionWire
package import Postgres
import Questionnaires

extension PublishedQuestionnaire {
  /// The questions of other questionnaires, and of earlier sheets, that its conditions look at, as they are
  /// kept: `QUESTIONNAIRE ELEMENT`.
  ///
  /// - Throws: `DecodingError`.
  func referencedQuestions() throws -> [String] {
    Set(
      try definition().elements.flatMap { $0.shownIf?.references ?? [] }
        .filter { !$0.questionnaireID.isEmpty && !$0.elementID.isEmpty }
        .map { "\($0.questionnaireID) \($0.elementID)" }
    ).sorted()
  }
}

extension QuestionnaireStore {
  /// Looks through the versions that a release stored which looked for no references.
  ///
  /// - Throws: `PostgresError`.
  package static func findReferences(on executor: some PostgresExecutor) async throws {
    let keys = try await executor.query(
      """
      SELECT questionnaire_id, version FROM questionnaire_versions
      WHERE referenced_questions IS NULL
      """
    ).map { try $0.decode(String.self, Int32.self) }
    for (questionnaireID, version) in keys {
      let key = QuestionnaireVersion(questionnaireID: questionnaireID, version: UInt32(version))
      guard let questionnaire = try await load([key], on: executor).first,
        // One that cannot be read has no sheets, and stays as it is.
        let questions = try? questionnaire.referencedQuestions()
      else { continue }
      try await executor.execute(
        """
        UPDATE questionnaire_versions SET referenced_questions = \(questions)
        WHERE questionnaire_id = \(questionnaireID) AND version = \(version)
        """)
    }
  }
}
