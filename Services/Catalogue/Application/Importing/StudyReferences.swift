internal import CatalogueDomain
internal import CatalogueStore
internal import Postgres
internal import Questionnaires
internal import ServiceKit

/// What an import's study names and does not bring along.
struct StudyReferences: Sendable {
  let pool: PostgresPool
  private let questionnaires = QuestionnaireStore()
  private let library = LibraryStore()
  private let access = ProjectAccess()

  init(pool: PostgresPool) { self.pool = pool }

  /// Those of the versions that there are, as far as the study may hand them out: those of its own
  /// project, those that are shared with anyone, and those of projects in which the caller has a role.
  func versions(
    _ keys: [QuestionnaireVersionKey], by claims: AccessClaims, project own: String
  ) async throws -> [QuestionnaireVersionKey: ReferencedVersion] {
    let bounded = Array(keys.prefix(CatalogueLimits.default.questionnairesMax))
    if bounded.isEmpty { return [:] }
    let reader = CatalogueReader(claims)
    let owners = try await questionnaires.access(to: bounded, for: reader, on: pool)
    let found = try await questionnaires.versions(bounded, on: pool)
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

  /// Sounds and vocabularies that the study names must be its project's, shared with anyone, or come
  /// along. To its devices others are delivered to nobody, whatever roles the importer has elsewhere.
  func libraryFindings(_ request: StudyImport, project: String) async throws -> [Finding] {
    let study = request.study
    var findings = FindingCollector()
    let path = FindingPath().field("study")
    let sounds = try await usable(.soundCollection, study.soundCollectionIDs, project)
      .union(request.soundCollections.map(\.id))
    for (position, id) in study.soundCollectionIDs.enumerated() where !sounds.contains(id) {
      findings.add(
        path.item("sound_collection_ids", position), .soundCollectionUnknown,
        "neither has the study's project sounds `\(id)`, nor does another one share such; publish "
          + "them first, or with the study")
    }
    let vocabularies = try await usable(.vocabulary, study.vocabularyIDs, project)
      .union(request.vocabularies.map(\.id))
    for (position, id) in study.vocabularyIDs.enumerated() where !vocabularies.contains(id) {
      findings.add(
        path.item("vocabulary_ids", position), .vocabularyUnknown,
        "neither has the study's project a vocabulary `\(id)`, nor does another one share such; "
          + "publish it first, or with the study")
    }
    return findings.findings
  }

  private func usable(
    _ kind: ResourceKind, _ ids: [String], _ project: String
  ) async throws -> Set<String> {
    let names = Set(ids.map { LibraryName(projectID: project, id: $0) })
    return Set(try await library.usable(kind, names, on: pool).keys.map(\.id))
  }
}
