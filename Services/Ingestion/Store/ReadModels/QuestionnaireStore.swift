package import IngestionDomain
package import Postgres

/// The published versions that this service has heard of.
package struct QuestionnaireStore: Sendable {
  /// Stores a version; a published version never changes, so one that is known stays as it is. One that this
  /// release cannot read is stored, too, and looked through by ``findContacts(on:)`` of one that can.
  ///
  /// - Throws: ``UnusableDefinition`` for a version number beyond the column's range; `PostgresError`.
  package static func save(
    _ questionnaire: PublishedQuestionnaire, on executor: some PostgresExecutor
  ) async throws {
    let key = questionnaire.key
    guard let version = Int32(exactly: key.version), version > 0 else {
      throw UnusableDefinition(description: "version \(key.version)")
    }
    let contacts = try? questionnaire.contactElements()
    try await executor.execute(
      """
      INSERT INTO questionnaire_versions (questionnaire_id, version, content_hash, definition,
        contact_elements, referenced_questions)
      VALUES (\(key.questionnaireID), \(version), \(questionnaire.contentHash),
        \(questionnaire.bytes), \(contacts), \(try? questionnaire.referencedQuestions()))
      ON CONFLICT (questionnaire_id, version) DO NOTHING
      """)
  }

  /// Those of the versions that are stored.
  ///
  /// - Throws: `PostgresError`.
  package static func load(
    _ versions: some Collection<QuestionnaireVersion>, on executor: some PostgresExecutor
  ) async throws -> [PublishedQuestionnaire] {
    let storable = versions.compactMap { key in
      Int32(exactly: key.version).map { (key.questionnaireID, $0) }
    }
    guard !storable.isEmpty else { return [] }
    let rows = try await executor.query(
      """
      SELECT questionnaire_id, version, content_hash, definition FROM questionnaire_versions
      JOIN unnest(\(storable.map(\.0)), \(storable.map(\.1)))
        AS asked (questionnaire_id, version) USING (questionnaire_id, version)
      """)
    return try rows.map { row in
      let (questionnaireID, version, contentHash, bytes) = try row.decode(
        String.self, Int32.self, String.self, [UInt8].self)
      return PublishedQuestionnaire(
        key: QuestionnaireVersion(questionnaireID: questionnaireID, version: UInt32(version)),
        contentHash: contentHash, bytes: bytes)
    }
  }

  /// Looks through the versions that a release stored which looked for no contacts.
  ///
  /// - Throws: `PostgresError`.
  package static func findContacts(on executor: some PostgresExecutor) async throws {
    let keys = try await executor.query(
      "SELECT questionnaire_id, version FROM questionnaire_versions WHERE contact_elements IS NULL"
    ).map { try $0.decode(String.self, Int32.self) }
    for (questionnaireID, version) in keys {
      let key = QuestionnaireVersion(questionnaireID: questionnaireID, version: UInt32(version))
      guard let questionnaire = try await load([key], on: executor).first,
        // One that cannot be read has no sheets, and stays as it is.
        let elements = try? questionnaire.contactElements()
      else { continue }
      try await executor.execute(
        """
        UPDATE questionnaire_versions SET contact_elements = \(elements)
        WHERE questionnaire_id = \(questionnaireID) AND version = \(version)
        """)
    }
  }
}
