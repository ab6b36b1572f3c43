import Postgres

/// The questionnaire versions covered by an export of sheets: those that sheets use, and those that
/// the study uses now.
struct ExportedVersions: Sendable {
  let pool: PostgresPool
  let studies: StudyCache
  let questionnaires: QuestionnaireCache

  /// - Parameter questionnaireID: empty for all questionnaires.
  /// - Throws: ``IngestionError`` `.questionnaireNotInStudy`; `PostgresError`.
  func versions(
    studyID: String, questionnaireID: String
  ) async throws -> Set<QuestionnaireVersion> {
    let asked: Set<String> = questionnaireID.isEmpty ? [] : [questionnaireID]
    var current: Set<QuestionnaireVersion> = []
    if case .known(let rules) = try await studies.rules(for: [studyID: asked])[studyID] {
      for (id, use) in rules.uses where questionnaireID.isEmpty || id == questionnaireID {
        current.insert(QuestionnaireVersion(questionnaireID: id, version: use.version))
      }
      if !questionnaireID.isEmpty, current.isEmpty, rules.settledUntil > .distantPast {
        throw IngestionError.questionnaireNotInStudy(
          studyID: studyID, questionnaireID: questionnaireID)
      }
    }
    // Read after the rules, so that versions of sheets that arrived meanwhile are included.
    return current.union(
      try await pool.answer(
        to: SheetReader.exportedVersions(studyID: studyID, questionnaireID: questionnaireID)))
  }

  /// - Throws: ``IngestionError`` `.versionUnavailable`; the export would otherwise lose columns.
  func known(
    _ versions: Set<QuestionnaireVersion>
  ) async throws -> [QuestionnaireVersion: PreparedQuestionnaire] {
    let resolutions = try await questionnaires.resolutions(of: versions)
    return try versions.reduce(into: [:]) { definitions, version in
      guard case .known(let definition) = resolutions[version] else {
        throw IngestionError.versionUnavailable(of: version.questionnaireID)
      }
      definitions[version] = definition
    }
  }
}

/// Returns the pseudonym key of a study's exports, for the service that shows staff the same
/// pseudonyms.
struct GivePseudonymKey: Sendable {
  let pool: PostgresPool

  /// - Throws: `PostgresError`.
  func callAsFunction(_ studyID: String) async throws -> [UInt8] {
    try await PseudonymStore.pseudonyms(of: studyID, on: pool).key
  }
}
