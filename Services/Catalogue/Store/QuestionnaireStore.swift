internal import CatalogueDomain
internal import FoundationEssentials
internal import Messages
internal import Postgres

/// The tables of questionnaires.
struct QuestionnaireStore: Sendable {
  /// The newest version of a questionnaire.
  struct Newest: Sendable, Hashable {
    var version: UInt32
    var contentHash: [UInt8]
    /// The study that published the questionnaire first.
    var homeStudyID: String
  }

  /// By id; questionnaires that were never published are not in it.
  func newest(
    _ ids: [String], on executor: some PostgresExecutor
  ) async throws -> [String: Newest] {
    let rows = try await executor.query(
      """
      SELECT questionnaire_id, version, content_hash, home_study_id
      FROM questionnaires
      JOIN questionnaire_versions USING (questionnaire_id)
      WHERE version = newest_version AND questionnaire_id = ANY (\(ids))
      """)
    var newest: [String: Newest] = [:]
    for row in rows {
      newest[try row.decode("questionnaire_id")] = Newest(
        version: try row.decodeCount("version"), contentHash: try row.decode("content_hash"),
        homeStudyID: try row.decode("home_study_id"))
    }
    return newest
  }

  /// Publishes new versions.
  ///
  /// - Parameters:
  ///   - questionnaires: complete, with version, content hash and time.
  ///   - study: becomes the home of those that are new.
  func publish(
    _ questionnaires: [CatalogueV1.Questionnaire], hashes: [[UInt8]], study: String, at time: Date,
    by importer: UUID, on connection: PostgresConnection
  ) async throws {
    if questionnaires.isEmpty { return }
    let ids = questionnaires.map(\.questionnaireID)
    let versions = questionnaires.map { Int32($0.version) }
    try await connection.execute(
      """
      INSERT INTO questionnaires (questionnaire_id, home_study_id, newest_version)
      SELECT questionnaire_id, \(study), version
      FROM unnest(\(ids), \(versions)) AS new (questionnaire_id, version)
      ON CONFLICT (questionnaire_id) DO UPDATE SET newest_version = excluded.newest_version
      """)
    // Lists of languages differ in length, which arrays of arrays cannot: they travel joined.
    try await connection.execute(
      """
      INSERT INTO questionnaire_versions (questionnaire_id, version, content_hash, definition,
        default_language, languages, element_count, question_count, demonstration_wording,
        published_at, published_by)
      SELECT questionnaire_id, version, content_hash, definition, default_language,
        string_to_array(languages, ','), element_count, question_count, demonstration_wording,
        \(time), \(importer)
      FROM unnest(\(ids), \(versions), \(hashes), \(questionnaires.map { $0.serialized() }),
        \(questionnaires.map(\.defaultLanguage)),
        \(questionnaires.map { $0.textLanguages.sorted().joined(separator: ",") }),
        \(questionnaires.map { Int32($0.elements.count) }),
        \(questionnaires.map { Int32($0.questionCount) }),
        \(questionnaires.map(\.demonstrationWording)))
        AS new (questionnaire_id, version, content_hash, definition, default_language, languages,
          element_count, question_count, demonstration_wording)
      """)
  }

  /// Those of the versions that exist, in no order.
  func versions(
    _ keys: [QuestionnaireVersionKey], on executor: some PostgresExecutor
  ) async throws -> [CatalogueV1.Questionnaire] {
    // A number beyond the column's range names no version.
    let storable = keys.compactMap { key in Int32(exactly: key.version).map { (key.id, $0) } }
    if storable.isEmpty { return [] }
    let rows = try await executor.query(
      """
      SELECT definition
      FROM questionnaire_versions JOIN unnest(\(storable.map(\.0)), \(storable.map(\.1)))
        AS wanted (questionnaire_id, version) USING (questionnaire_id, version)
      """)
    return try rows.map {
      try CatalogueV1.Questionnaire(
        serialized: try $0.decode("definition", as: [UInt8].self), limits: .stored)
    }
  }

  /// Nil when the questionnaire was never published.
  func newestVersion(_ id: String, on executor: some PostgresExecutor) async throws -> UInt32? {
    let rows = try await executor.query(
      "SELECT newest_version FROM questionnaires WHERE questionnaire_id = \(id)")
    return try rows.first?.decodeCount("newest_version")
  }
}

extension CatalogueV1.Questionnaire {
  var questionCount: Int {
    elements.count { if case .question? = $0.content { true } else { false } }
  }
}
