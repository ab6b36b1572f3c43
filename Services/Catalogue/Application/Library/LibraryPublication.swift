import FoundationEssentials
import Postgres
import Questionnaires

/// Writes new versions of sounds, vocabularies and items.
struct LibraryPublication: Sendable {
  struct Outcome: Sendable {
    var version: UInt32
    var isNew: Bool
    var audit: AuditRecord?
  }

  private let store = LibraryStore()
  private let changes = ChangeStore()

  /// Returns all findings about a study's library entries.
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

  /// Serialises publications of a study's entries. Call before reading them, and before writing the
  /// publisher's name, because holders of these locks may wait for it.
  func lock(
    sounds: [LibraryEntry], vocabularies: [LibraryEntry], on connection: PostgresConnection
  ) async throws {
    try await connection.run([
      store.lock(.soundCollection, sounds.map(\.id)),
      store.lock(.vocabulary, vocabularies.map(\.id)),
    ])
  }

  /// Publishes a study's entries, which were checked and locked.
  ///
  /// - Returns: records for the audit trail.
  func write(
    sounds: [LibraryEntry], vocabularies: [LibraryEntry], of study: String, in project: String,
    by publisher: UUID, at time: Date, on connection: PostgresConnection
  ) async throws -> [AuditRecord] {
    var records: [AuditRecord] = []
    for entry in sounds + vocabularies {
      let outcome = try await write(
        entry, of: study, in: project, by: publisher, at: time, on: connection)
      if let record = outcome.audit { records.append(record) }
    }
    return records
  }

  /// Writes the next version unless the newest one has the same contents. The caller holds the
  /// entry's lock.
  ///
  /// - Parameter study: home of a new entry; nil without a study.
  /// - Throws: ``CatalogueError/Refusal/libraryEntryOfAnotherProject(_:)``; `ParticipantErased`;
  ///   `PostgresError`.
  func write(
    _ entry: LibraryEntry, of study: String? = nil, in project: String, by publisher: UUID,
    at time: Date, on connection: PostgresConnection
  ) async throws -> Outcome {
    let newest = try await connection.answer(to: store.newest(entry.kind, entry.id))
    if let newest, newest.projectID != project {
      throw CatalogueError.forbidden(.libraryEntryOfAnotherProject(entry.id))
    }
    if let newest, newest.contentHash == entry.contentHash {
      return Outcome(version: newest.version, isNew: false)
    }
    let version = (newest?.version ?? 0) + 1
    let name = try await StaffNames().name(of: publisher, on: connection)
    let new = LibraryVersion(
      id: entry.id, projectID: project, version: version, contentHash: entry.contentHash,
      definition: entry.encoded(version, entry.contentHash), isShared: entry.isShared,
      languages: entry.languages)
    let change = NewChange(
      kind: entry.kind, id: entry.id, version: version, isShared: entry.isShared)
    try await connection.run(
      store.publish(new, as: entry.kind, study: study, at: time, by: name)
        + [changes.record([change], in: project, at: time)])
    return Outcome(
      version: version, isNew: true,
      audit: AuditRecord(
        "\(entry.collection).published", "\(entry.collection)/\(entry.id)",
        old: newest.map { .version(id: entry.id, version: $0.version) },
        new: .version(
          id: entry.id, version: version, contentHash: entry.contentHash.hexadecimal)))
  }
}
