internal import CatalogueDomain
internal import CatalogueStore
internal import FoundationEssentials
internal import Postgres
internal import Questionnaires

/// Writes new versions of sounds, vocabularies and items.
struct LibraryPublication: Sendable {
  struct Outcome: Sendable {
    var version: UInt32
    var isNew: Bool
    var audit: AuditRecord?
  }

  private let store = LibraryStore()
  private let changes = ChangeStore()

  /// Everything to be said about what comes with a study.
  static func findings(sounds: [LibraryEntry], vocabularies: [LibraryEntry]) -> [Finding] {
    let placed =
      sounds.enumerated().map { ("sound_collections[\($0)]", $1) }
      + vocabularies.enumerated().map { ("vocabularies[\($0)]", $1) }
    return placed.flatMap { path, entry in
      entry.findings.map { finding in
        var finding = finding
        finding.path = finding.path.isEmpty ? path : "\(path).\(finding.path)"
        return finding
      }
    }
  }

  /// Makes publications of what comes with a study take turns. Comes in front of whatever writes who published:
  /// others who hold such a lock may wait for the publisher's name.
  func lock(
    sounds: [LibraryEntry], vocabularies: [LibraryEntry], on connection: PostgresConnection
  ) async throws {
    try await store.lock(.soundCollection, sounds.map(\.id), on: connection)
    try await store.lock(.vocabulary, vocabularies.map(\.id), on: connection)
  }

  /// Publishes what comes with a study; checked and locked before.
  ///
  /// - Returns: what the audit trail says.
  func write(
    sounds: [LibraryEntry], vocabularies: [LibraryEntry], in project: String, by publisher: UUID,
    at time: Date, on connection: PostgresConnection
  ) async throws -> [AuditRecord] {
    var records: [AuditRecord] = []
    for entry in sounds + vocabularies {
      let outcome = try await write(entry, in: project, by: publisher, at: time, on: connection)
      if let record = outcome.audit { records.append(record) }
    }
    return records
  }

  /// Makes the next version, or finds that the newest one has these contents. The caller holds the
  /// entry's lock.
  ///
  /// - Throws: ``CatalogueError/Refusal/libraryEntryOfAnotherProject(_:)``; `ParticipantErased`;
  ///   `PostgresError`.
  func write(
    _ entry: LibraryEntry, in project: String, by publisher: UUID, at time: Date,
    on connection: PostgresConnection
  ) async throws -> Outcome {
    let newest = try await store.newest(entry.kind, [entry.id], on: connection)[entry.id]
    if let newest, newest.projectID != project {
      throw CatalogueError.forbidden(.libraryEntryOfAnotherProject(entry.id))
    }
    if let newest, newest.contentHash == entry.contentHash {
      return Outcome(version: newest.version, isNew: false)
    }
    let version = (newest?.version ?? 0) + 1
    try await store.publish(
      LibraryVersion(
        id: entry.id, projectID: project, version: version, contentHash: entry.contentHash,
        definition: entry.encoded(version, entry.contentHash), isShared: entry.isShared,
        languages: entry.languages),
      as: entry.kind, at: time, by: publisher, on: connection)
    try await changes.record(
      [NewChange(kind: entry.kind, id: entry.id, version: version, isShared: entry.isShared)],
      in: project, at: time, on: connection)
    return Outcome(
      version: version, isNew: true,
      audit: AuditRecord(
        "\(entry.collection).published", "\(entry.collection)/\(entry.id)",
        old: newest.map { .version(id: entry.id, version: $0.version) },
        new: .version(
          id: entry.id, version: version, contentHash: entry.contentHash.hexadecimal)))
  }
}
