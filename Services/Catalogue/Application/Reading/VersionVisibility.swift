import Postgres
import Questionnaires
import ServiceKit

/// Decides which versions participants may read through their studies: those that a revision of a
/// study showed to everybody or to their group.
struct VersionVisibility: Sendable {
  /// Maximum number of cached revisions. Revisions never change, so each is read once.
  private static let revisionsMax = 2_000
  /// Maximum number of definitions read per query.
  private static let readAtOnceMax = 20

  private struct Revision: Hashable, Sendable {
    var studyID: String
    var number: UInt32
  }

  private typealias Groups = [QuestionnaireVersionKey: [String]]

  let pool: PostgresPool
  private let studies = StudyStore()
  private let known = WeightedCache<Revision, Groups>(weightMax: Self.revisionsMax)

  /// - Parameter uses: revisions of the reader's studies that use the version, newest first.
  /// - Throws: `PostgresError`.
  func isShown(
    _ key: QuestionnaireVersionKey, in uses: [QuestionnaireStore.Use], to reader: CatalogueReader
  ) async throws -> Bool {
    var rest = uses[...]
    while !rest.isEmpty {
      let some = rest.prefix(Self.readAtOnceMax)
      rest = rest.dropFirst(Self.readAtOnceMax)
      let revisions = some.map { Revision(studyID: $0.studyID, number: $0.revision) }
      let groups = try await groups(in: revisions)
      for revision in revisions {
        guard let seenBy = groups[revision]?[key] else { continue }
        if reader.visibility(of: revision.studyID).shows(groups: seenBy) { return true }
      }
    }
    return false
  }

  private func groups(in revisions: [Revision]) async throws -> [Revision: Groups] {
    var found: [Revision: Groups] = [:]
    for revision in revisions { found[revision] = known.value(for: revision) }
    let missing = revisions.filter { found[$0] == nil }
    if missing.isEmpty { return found }
    let loaded = try await pool.answer(
      to: studies.revisions(
        missing.map { StudyHead(id: $0.studyID, revision: $0.number, languages: []) }))
    for stored in loaded {
      let revision = Revision(studyID: stored.id, number: stored.revision)
      let study = try StudyDefinition(stored: stored.definition)
      let groups = Dictionary(
        study.questionnaires.map {
          (QuestionnaireVersionKey(id: $0.questionnaireID, version: $0.version), $0.groupIDs)
        }, uniquingKeysWith: { first, _ in first })
      known.insert(groups, weight: 1, for: revision)
      found[revision] = groups
    }
    return found
  }
}
