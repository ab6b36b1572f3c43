import FoundationEssentials
import Postgres
import Questionnaires

/// Writes new versions and their derived data: search index, item scales and change feed. The
/// caller writes audit trail and bus events at the end of its transaction.
struct VersionPublication: Sendable {
  private let questionnaires = QuestionnaireStore()
  private let index = SearchIndex()
  private let items = ItemStore()
  private let changes = ChangeStore()

  /// Returns all findings about items that prevent the publication. Locks the item bank if there
  /// are items, so that the result holds until the end of the transaction.
  ///
  /// - Parameters:
  ///   - project: project of the items; ids may have other meanings in other projects.
  ///   - path: path of a definition at a position.
  func itemFindings(
    _ definitions: [QuestionnaireDefinition], in project: String, at path: (Int) -> FindingPath,
    locking: Bool, on executor: some PostgresExecutor
  ) async throws -> [Finding] {
    let ids = Set(
      definitions.flatMap { $0.elements.compactMap { $0.question?.itemID } }
    ).subtracting([""])
    if ids.isEmpty { return [] }
    if locking, let connection = executor as? PostgresConnection {
      try await connection.answer(to: items.lock)
    }
    var known = try await executor.answer(to: items.scales(of: ids.sorted(), in: project))
    let findings = FindingCollector()
    for (position, definition) in definitions.enumerated() {
      let place = FindingPlace(findings, path(position))
      ItemChecker().check(definition, against: known, at: place)
      known.merge(ItemChecker.scales(of: definition)) { first, _ in first }
    }
    return findings.findings
  }

  /// - Parameters:
  ///   - study: owner of new questionnaires; nil for those from drafts.
  ///   - project: project of all versions.
  func write(
    _ versions: [NewVersion], study: String?, project: String, at time: Date, by publisher: UUID,
    on connection: PostgresConnection
  ) async throws {
    if versions.isEmpty { return }
    let name = try await StaffNames().name(of: publisher, on: connection)
    try await connection.run(
      questionnaires.publish(versions, study: study, project: project, at: time, by: name))
    // Search data of large questionnaires is sent one by one.
    for version in versions {
      let scales = ItemChecker.scales(of: version.definition)
      try await connection.run(
        (scales.isEmpty ? [] : [try items.remember(scales, in: project)])
          + index.write(
            version.definition, version: version.version, contentHash: version.contentHash,
            languages: version.languages.sorted(), project: project))
    }
    let new = versions.map {
      NewChange(kind: .questionnaire, id: $0.id, version: $0.version, isShared: $0.isShared)
    }
    try await connection.answer(to: changes.record(new, in: project, at: time))
  }
}
