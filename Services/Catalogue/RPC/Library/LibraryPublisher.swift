internal import FoundationEssentials
internal import Messages
internal import Postgres
internal import QuestionnaireWire
internal import Questionnaires
internal import RPC

/// Publishes sounds, vocabularies and items.
struct LibraryPublisher: Sendable {
  struct Outcome: Sendable {
    var version: UInt32
    var contentHash: [UInt8]
    var isNew: Bool
    var audit: AuditRecord?
  }

  private let store = LibraryStore()
  private let changes = ChangeStore()
  private let items = ItemStore()

  func findings(
    sounds: [CatalogueV1.SoundCollection], vocabularies: [CatalogueV1.Vocabulary]
  ) -> [Finding] {
    let placed = sounds.enumerated().map { position, message in
      (
        "sound_collections[\(position)]",
        SoundCollectionChecker().check(SoundCollectionDefinition(message.cleaned))
      )
    }
    let others = vocabularies.enumerated().map { position, message in
      (
        "vocabularies[\(position)]",
        VocabularyChecker().check(VocabularyDefinition(message.cleaned))
      )
    }
    return (placed + others).flatMap { path, findings in
      findings.map { finding in
        var finding = finding
        finding.path = finding.path.isEmpty ? path : "\(path).\(finding.path)"
        return finding
      }
    }
  }

  /// Publishes what comes with a study; checked before.
  ///
  /// - Returns: what the audit trail says.
  func publish(
    sounds: [CatalogueV1.SoundCollection], vocabularies: [CatalogueV1.Vocabulary],
    in project: String, by publisher: UUID, at time: Date, on connection: PostgresConnection
  ) async throws -> [AuditRecord] {
    try await store.lock(.soundCollection, sounds.map(\.collectionID), on: connection)
    try await store.lock(.vocabulary, vocabularies.map(\.vocabularyID), on: connection)
    var records: [AuditRecord] = []
    for message in sounds {
      let entry = LibraryEntry(message.cleaned)
      let outcome = try await publish(
        entry, in: project, by: publisher, at: time, on: connection)
      if let record = outcome.audit { records.append(record) }
    }
    for message in vocabularies {
      let entry = LibraryEntry(message.cleaned)
      let outcome = try await publish(
        entry, in: project, by: publisher, at: time, on: connection)
      if let record = outcome.audit { records.append(record) }
    }
    return records
  }

  /// Makes the next version, or finds that the newest one has these contents. The caller holds the
  /// entry's lock.
  ///
  /// - Throws: `RPCError` PERMISSION_DENIED with reason LIBRARY_ENTRY_OF_ANOTHER_PROJECT.
  func publish(
    _ entry: LibraryEntry, in project: String, by publisher: UUID, at time: Date,
    on connection: PostgresConnection
  ) async throws -> Outcome {
    let newest = try await store.newest(entry.kind, [entry.id], on: connection)[entry.id]
    if let newest, newest.projectID != project {
      throw RPCError(
        .permissionDenied, "\(entry.id) belongs to another project; choose an id of your own",
        reason: "LIBRARY_ENTRY_OF_ANOTHER_PROJECT")
    }
    if let newest, newest.contentHash == entry.contentHash {
      return Outcome(version: newest.version, contentHash: newest.contentHash, isNew: false)
    }
    let version = (newest?.version ?? 0) + 1
    try await store.publish(
      LibraryStore.Version(
        id: entry.id, projectID: project, version: version, contentHash: entry.contentHash,
        definition: entry.definition(version), isShared: entry.isShared,
        languages: entry.languages),
      as: entry.kind, at: time, by: publisher, on: connection)
    try await changes.record(
      [
        ChangeStore.NewChange(
          kind: entry.kind, id: entry.id, version: version, isShared: entry.isShared)
      ], in: project, at: time, on: connection)
    let resource = "\(entry.collection)/\(entry.id)"
    return Outcome(
      version: version, contentHash: entry.contentHash, isNew: true,
      audit: AuditRecord(
        "\(entry.collection).published", resource,
        old: newest.map { CatalogueV1.PublishedVersion(id: entry.id, version: $0.version) },
        new: CatalogueV1.PublishedVersion(
          id: entry.id, version: version,
          contentHash: ContentHash.hexadecimal(entry.contentHash))))
  }
}
