internal import FoundationEssentials
internal import Messages
internal import Postgres
internal import Questionnaires

/// Writes new versions with everything that is derived from them: what is searched, the items' scales,
/// the feed of changes. The audit trail and the bus are the caller's, at the end of its transaction.
struct VersionPublisher: Sendable {
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
  func publish(
    _ versions: [NewVersion], study: String?, project: String, at time: Date, by publisher: UUID,
    on connection: PostgresConnection
  ) async throws {
    if versions.isEmpty { return }
    try await questionnaires.publish(
      versions.map(\.message), hashes: versions.map(\.hash), study: study, project: project,
      at: time, by: publisher, on: connection)
    for version in versions {
      try await items.remember(
        ItemChecker.scales(of: version.definition), in: project, on: connection)
      try await index.write(
        version.message, definition: version.definition, project: project, on: connection)
    }
    try await changes.record(
      versions.map {
        ChangeStore.NewChange(
          kind: .questionnaire, id: $0.message.questionnaireID, version: $0.message.version,
          isShared: $0.message.effectiveSharing != .project)
      }, in: project, at: time, on: connection)
  }

  /// What the audit trail says of new versions.
  static func auditRecords(_ versions: [NewVersion]) -> [AuditRecord] {
    versions.map { version in
      let id = version.message.questionnaireID
      let old =
        version.previous == 0
        ? nil : CatalogueV1.PublishedVersion(id: id, version: version.previous)
      return AuditRecord(
        "questionnaire.published", "questionnaires/\(id)", old: old,
        new: CatalogueV1.PublishedVersion(
          id: id, version: version.message.version, contentHash: version.message.contentHash))
    }
  }
}
