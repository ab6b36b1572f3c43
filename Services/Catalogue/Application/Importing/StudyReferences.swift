import Postgres
import Questionnaires
import ServiceKit

/// Resources that an import's study references but the import does not contain.
struct StudyReferences: Sendable {
  let pool: PostgresPool
  private let questionnaires = QuestionnaireStore()
  private let library = LibraryStore()
  private let access = ProjectAccess()

  /// Returns the existing versions that the study may use: of its own project, shared with anyone,
  /// or of projects in which the caller has a role.
  func versions(
    _ keys: [QuestionnaireVersionKey], by claims: AccessClaims, project own: String
  ) async throws -> [QuestionnaireVersionKey: ReferencedVersion] {
    let bounded = Array(keys.prefix(CatalogueLimits.default.questionnairesMax))
    if bounded.isEmpty { return [:] }
    let reader = CatalogueReader(claims)
    let owners = try await pool.answer(to: questionnaires.access(to: bounded, for: reader))
    let found = try await pool.answer(to: questionnaires.versions(bounded))
    var usable: [QuestionnaireVersionKey: ReferencedVersion] = [:]
    for version in found {
      guard let owner = owners[version.key]?.projectID else { continue }
      let definition = try QuestionnaireDefinition(stored: version.definition)
      var isUsable = owner == own || definition.provenance.sharing == .anyone
      if !isUsable { isUsable = try await access.hasRole(reader, in: owner, on: pool) }
      guard isUsable else { continue }
      usable[version.key] = ReferencedVersion(definition: definition, bytes: version.definition)
    }
    return usable
  }

  /// Returns findings for sounds and vocabularies that are not the project's, shared with anyone,
  /// or part of the import. Others are not delivered to devices, even if the importer may read
  /// them.
  func libraryFindings(_ request: StudyImport, project: String) async throws -> [Finding] {
    let study = request.study
    let findings = FindingCollector()
    let path = findings.place.field("study")
    let sounds = try await usable(.soundCollection, study.soundCollectionIDs, project)
      .union(request.soundCollections.map(\.id))
    for (position, id) in study.soundCollectionIDs.enumerated() where !sounds.contains(id) {
      path.item("sound_collection_ids", position).add(
        .soundCollectionUnknown,
        "the sounds `\(id)` exist neither in the study's project nor as shared ones; publish "
          + "them first, or with the study")
    }
    let vocabularies = try await usable(.vocabulary, study.vocabularyIDs, project)
      .union(request.vocabularies.map(\.id))
    for (position, id) in study.vocabularyIDs.enumerated() where !vocabularies.contains(id) {
      path.item("vocabulary_ids", position).add(
        .vocabularyUnknown,
        "the vocabulary `\(id)` exists neither in the study's project nor as a shared one; "
          + "publish it first, or with the study")
    }
    return findings.findings
  }

  private func usable(
    _ kind: ResourceKind, _ ids: [String], _ project: String
  ) async throws -> Set<String> {
    if ids.isEmpty { return [] }
    let names = Set(ids.map { LibraryName(projectID: project, id: $0) })
    return Set(try await pool.answer(to: library.usable(kind, names)).keys.map(\.id))
  }
}
