internal import CatalogueDomain
internal import CatalogueStore
internal import FoundationEssentials
internal import Postgres
internal import Questionnaires

/// Writes new versions with everything that is derived from them: what is searched, the items' scales,
/// the feed of changes. The audit trail and the bus are the caller's, at the end of its transaction.
struct VersionPublication: Sendable {
  private let questionnaires = QuestionnaireStore()
  private let index = SearchIndex()
  private let items = ItemStore()
  private let changes = ChangeStore()

  /// Everything about items that keeps the versions from being published. Takes the lock of the item
  /// bank where there are items, so that the answer still holds at the end of the transaction.
  ///
  /// - Parameters:
  ///   - project: whose items they are: other projects may give an id another meaning.
  ///   - path: where a definition stands, given its position.
  func itemFindings(
    _ definitions: [QuestionnaireDefinition], in project: String, at path: (Int) -> FindingPath,
    locking: Bool, on executor: some PostgresExecutor
  ) async throws -> [Finding] {
    let ids = Set(
      definitions.flatMap { $0.elements.compactMap { $0.question?.itemID } }
    ).subtracting([""])
    if ids.isEmpty { return [] }
    if locking, let connection = executor as? PostgresConnection {
      try await items.lock(on: connection)
    }
    var known = try await items.scales(of: ids.sorted(), in: project, on: executor)
    var findings = FindingCollector()
    for (position, definition) in definitions.enumerated() {
      ItemChecker().check(definition, against: known, at: path(position), into: &findings)
      known.merge(ItemChecker.scales(of: definition)) { first, _ in first }
    }
    return findings.findings
  }

  /// - Parameters:
  ///   - study: becomes the home of questionnaires that are new; nil for those from drafts.
  ///   - project: of them all.
  func write(
    _ versions: [NewVersion], study: String?, project: String, at time: Date, by publisher: UUID,
    on connection: PostgresConnection
  ) async throws {
    if versions.isEmpty { return }
    try await questionnaires.publish(
      versions, study: study, project: project, at: time, by: publisher, on: connection)
    for version in versions {
      try await items.remember(
        ItemChecker.scales(of: version.definition), in: project, on: connection)
      try await index.write(
        version.definition, version: version.version, contentHash: version.contentHash,
        languages: version.languages.sorted(), project: project, on: connection)
    }
    try await changes.record(
      versions.map {
        NewChange(kind: .questionnaire, id: $0.id, version: $0.version, isShared: $0.isShared)
      }, in: project, at: time, on: connection)
  }
}
