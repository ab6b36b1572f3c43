internal import CatalogueDomain
internal import CatalogueStore
package import FoundationEssentials
package import Postgres
package import Questionnaires
package import ServiceKit

/// Publishes a study and its questionnaires, all or nothing.
package struct ImportStudy: Sendable {
  /// What an import made, or would make.
  package struct Imported: Sendable {
    /// Of the study, whether it changed or not.
    package var revision: UInt32
    package var isChanged: Bool
    /// In the order of the import.
    package var questionnaires: [ImportPlan.Publication]
  }

  /// How often an import begins anew because another one changed the password under it.
  private static let attemptsMax = 3

  private let pool: PostgresPool
  private let events: any PublicationEvents
  private let feed: ChangeFeed
  private let hasher: PasswordHasher
  private let studies = StudyStore()
  private let questionnaires = QuestionnaireStore()
  private let publication = VersionPublication()
  private let changes = ChangeStore()
  private let audit = AuditTrail()
  private let rights = ImportRights()
  private let library = LibraryPublication()
  private let references: StudyReferences

  package init(
    pool: PostgresPool, events: any PublicationEvents, feed: ChangeFeed, hasher: PasswordHasher
  ) {
    self.pool = pool
    self.events = events
    self.feed = feed
    self.hasher = hasher
    references = StudyReferences(pool: pool)
  }

  /// Asked before the request is read: reading takes long.
  ///
  /// - Throws: ``CatalogueError`` when the caller may not import the study; `PostgresError`.
  package func requireRight(
    toImport study: String, project: String, by claims: AccessClaims
  ) async throws {
    try await rights.require(toImport: study, project: project, claims, on: pool)
  }

  /// - Parameter claims: of the importer, who may import the study; whether new versions of
  ///   questionnaires may be published is decided here.
  /// - Throws: ``CatalogueError``, see `AuthoringService.ImportStudy`; `ParticipantErased`; `PostgresError`.
  package func callAsFunction(
    _ request: StudyImport, by claims: AccessClaims, at now: Date
  ) async throws -> Imported {
    // A study stays in its project.
    let project =
      try await studies.current(request.study.id, on: pool)?.projectID ?? request.projectID
    let referenced = try await references.versions(
      request.referencedVersions, by: claims, project: project)
    for _ in 0..<Self.attemptsMax {
      let storedHash = try await studies.current(request.study.id, on: pool)?.accessPasswordHash
      var findings = try request.findings(
        published: referenced, hasStoredPassword: storedHash != nil
      ).errors
      findings +=
        LibraryPublication.findings(
          sounds: request.soundCollections, vocabularies: request.vocabularies
        ).errors
      findings += try await references.libraryFindings(request, project: project)
      if findings.isEmpty {
        findings = try await itemFindings(request, in: project, locking: false, on: pool)
      }
      guard findings.isEmpty else { throw CatalogueError.findings(findings) }
      let password = try await AccessPassword.decide(
        given: request.accessPassword, isNeeded: request.study.access == .password,
        storedHash: storedHash, hasher: hasher)
      let planned = Publication(
        request: request, referenced: referenced, password: password, projectID: project, time: now)
      if request.validatesOnly {
        return try await prepare(planned, by: claims, on: pool).imported
      }
      if let imported = try await publish(planned, by: claims) { return imported }
    }
    throw CatalogueError.conflict(.importedConcurrently)
  }

  /// - Returns: nil when the access password changed since it was looked at.
  private func publish(
    _ planned: Publication, by claims: AccessClaims
  ) async throws -> Imported? {
    let outcome = try await pool.transaction { connection -> ImportOutcome? in
      let request = planned.request
      try await ImportLock.take(
        study: request.study.id, questionnaires: request.questionnaires.map(\.definition.id),
        on: connection)
      let outcome = try await prepare(planned, by: claims, on: connection)
      guard outcome.storedPasswordHash == planned.password.storedHash else { return nil }
      let findings = try await itemFindings(
        request, in: outcome.projectID, locking: true, on: connection)
      guard findings.isEmpty else { throw CatalogueError.findings(findings) }
      try await write(outcome, planned, by: claims.participantID, on: connection)
      return outcome
    }
    if outcome != nil {
      events.wake()
      feed.tell()
    }
    return outcome?.imported
  }

  private func write(
    _ outcome: ImportOutcome, _ planned: Publication, by caller: UUID,
    on connection: PostgresConnection
  ) async throws {
    let project = outcome.projectID
    let time = planned.time
    try await library.lock(
      sounds: planned.request.soundCollections, vocabularies: planned.request.vocabularies,
      on: connection)
    try await publication.write(
      outcome.newVersions, study: planned.request.study.id, project: project, at: time,
      by: caller, on: connection)
    let libraryRecords = try await library.write(
      sounds: planned.request.soundCollections, vocabularies: planned.request.vocabularies,
      in: project, by: caller, at: time, on: connection)
    if let study = outcome.newRevision {
      try await studies.publish(
        study, project: project, accessPasswordHash: planned.password.hash, at: time, by: caller,
        on: connection)
      try await changes.record(
        [
          NewChange(
            kind: .study, id: study.id, version: study.revision,
            isShared: !study.definition.isPrivate)
        ], in: project, at: time, on: connection)
    }
    try await audit.append(
      outcome.auditRecords + libraryRecords, in: project, by: caller, at: time, on: connection)
    try await events.publish(
      outcome.events(password: planned.password), at: time, on: connection)
  }

  /// What the import changes, given what is published now.
  private func prepare(
    _ planned: Publication, by claims: AccessClaims, on executor: some PostgresExecutor
  ) async throws -> ImportOutcome {
    var planned = planned
    let study = planned.request.study.id
    let current = try await studies.current(study, on: executor)
    let newest = try await questionnaires.newest(
      planned.request.questionnaires.map(\.definition.id), on: executor)
    planned.request.questionnaires = try await OutdatedTranslations().marking(
      planned.request.questionnaires, since: newest, on: executor)
    let request = planned.request
    try await requireRetention(of: request.study, at: planned.time, on: executor)
    let outcome = ImportOutcome(planned, current: current, newest: newest)
    let published = outcome.newVersions.map(\.id)
    try await rights.require(
      toPublish: published, with: study, newest: newest, claims, on: executor)
    var retired = Set(published.filter { newest[$0]?.isRetired == true })
    // What the study uses already goes on.
    retired.formUnion(
      try await questionnaires.retired(
        request.study.questionnaires.map(\.questionnaireID), newTo: study, on: executor))
    guard retired.isEmpty else {
      throw CatalogueError.conflict(.questionnairesRetired(retired.sorted()))
    }
    return outcome
  }

  /// Participants were told how long their answers are kept.
  private func requireRetention(
    of study: StudyDefinition, at now: Date, on executor: some PostgresExecutor
  ) async throws {
    guard let opened = try await studies.opened(study.id, by: now, on: executor) else { return }
    let findings = RetentionChecker().findings(study, since: opened.retention)
    guard findings.isEmpty else { throw CatalogueError.findings(findings) }
  }

  private func itemFindings(
    _ request: StudyImport, in project: String, locking: Bool, on executor: some PostgresExecutor
  ) async throws -> [Finding] {
    try await publication.itemFindings(
      request.questionnaires.map(\.definition), in: project,
      at: { FindingPath().item("questionnaires", $0) }, locking: locking, on: executor)
  }
}
