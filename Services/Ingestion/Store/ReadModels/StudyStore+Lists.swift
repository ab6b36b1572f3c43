import Calendar
import FoundationEssentials
package import IngestionDomain
import IngestionWire
package import Postgres
import Questionnaires

extension StudyStore {
  /// Since when the binding lists are as this revision has them: what was under way by others ends with it.
  static func bindingSince(
    of study: PublishedStudy, at time: Date, on connection: PostgresConnection
  ) async throws -> Date? {
    let lists = try binding(study.nextLists)
    guard !lists.isEmpty else { return nil }
    let known = try await connection.query(
      "SELECT next_lists, binding_since FROM studies WHERE study_id = \(study.studyID)"
    ).first?.decode([UInt8]?.self, Date?.self)
    guard let (bytes, since) = known, let since, try binding(bytes) == lists else { return time }
    return since
  }

  private static func binding(_ bytes: [UInt8]?) throws -> [NextListDefinition] {
    try bytes.map { try StudyDefinition(nextLists: $0).nextLists.filter(\.isBinding) } ?? []
  }

  /// Those that bring prompts; studies without any are missing.
  package static func triggers(
    of studyIDs: Set<String>
  ) -> PostgresStatement<[String: StudyTriggers]> {
    PostgresStatement(
      """
      SELECT study_id, triggers FROM studies
      WHERE study_id = ANY(\(Array(studyIDs))) AND triggers IS NOT NULL
      """
    ) { rows in
      try rows.reduce(into: [:]) { triggers, row in
        let (studyID, bytes) = try row.decode(String.self, [UInt8].self)
        triggers[studyID] = StudyTriggers(try StudyDefinition(triggers: bytes).triggers)
      }
    }
  }

  static func save(
    bindingSince: Date?, of study: PublishedStudy, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      UPDATE studies SET binding_since = \(bindingSince)
      WHERE study_id = \(study.studyID) AND binding_since IS DISTINCT FROM \(bindingSince)
      """)
  }

  /// The questions that conditions of a study's questionnaires look at in other ones, by study and
  /// questionnaire.
  static func watchedQuestions(
    of studyIDs: some Collection<String>, on executor: some PostgresExecutor
  ) async throws -> [String: [String: Set<String>]] {
    let rows = try await executor.query(
      """
      SELECT DISTINCT study_id, question
      FROM study_questionnaires JOIN questionnaire_versions USING (questionnaire_id, version)
      CROSS JOIN unnest(referenced_questions) AS referenced (question)
      WHERE study_id = ANY(\(Array(studyIDs))) AND availability <> 'removed'
      """)
    var watched: [String: [String: Set<String>]] = [:]
    for row in rows {
      let (studyID, question) = try row.decode(String.self, String.self)
      let parts = question.split(separator: " ").map(String.init)
      guard parts.count == 2 else { continue }
      watched[studyID, default: [:]][parts[0], default: []].insert(parts[1])
    }
    return watched
  }
}

extension StudyRules {
  /// - Parameter watched: what conditions of its questionnaires look at.
  mutating func read(
    lists bytes: [UInt8]?, bindingSince: Date?, watched: [String: Set<String>]
  ) throws {
    watchedQuestions = watched
    guard let bytes else { return }
    nextLists = try StudyDefinition(nextLists: bytes).nextLists
    for list in nextLists {
      for reference in list.condition?.references ?? [] where !reference.elementID.isEmpty {
        let questionnaireID =
          reference.questionnaireID.isEmpty
          ? list.afterQuestionnaireID : reference.questionnaireID
        watchedQuestions[questionnaireID, default: []].insert(reference.elementID)
      }
    }
    if let bindingSince {
      bindingLists = BindingLists(nextLists, since: Instant(bindingSince))
    }
  }
}
