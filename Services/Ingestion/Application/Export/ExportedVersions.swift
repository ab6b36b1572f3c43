import IngestionDomain
import IngestionStore

/// Of which versions of questionnaires an export of sheets has the questions: those that sheets name, and the ones
/// that the study uses now.
struct ExportedVersions: Sendable {
  let reader: SheetReader
  let studies: StudyCache
  let questionnaires: QuestionnaireCache

  /// - Parameter questionnaireID: empty: of all questionnaires.
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
    // After the rules: sheets of a version that came meanwhile are among those that name it.
    return current.union(
      try await reader.exportedVersions(studyID: studyID, questionnaireID: questionnaireID))
  }

  /// - Throws: ``IngestionError`` `.versionUnavailable`: a version without a definition would lose its columns.
  func known(
    _ versions: Set<QuestionnaireVersion>
  ) async throws -> [QuestionnaireVersion: PreparedQuestionnaire] {
    let resolutions = try await questionnaires.definitions(of: versions)
    return try versions.reduce(into: [:]) { definitions, version in
      guard case .known(let definition) = resolutions[version] else {
        throw IngestionError.versionUnavailable(of: version.questionnaireID)
      }
      definitions[version] = definition
    }
  }
}
