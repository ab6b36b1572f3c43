import FoundationEssentials
import Postgres
import Questionnaires
import ServiceKit

/// Publishes a study and its questionnaires atomically.
struct ImportStudy: Sendable {
  /// The result of an import or of a dry run.
  struct Imported: Sendable {
    /// Revision of the study, whether or not it changed.
    var revision: UInt32
    var isChanged: Bool
    /// Questionnaires in the order of the import.
    var questionnaires: [ImportPlan.Publication]
    /// Project of the study.
    var projectID: String
    /// Changes for participants; nil for a new study.
    var effects: StudyEffects?
  }

  /// Maximum number of attempts if concurrent imports change the password.
  private static let attemptsMax = 3

  private let pool: PostgresPool
  private let events: any PublicationEvents
  private let feed: ChangeFeed
  private let hasher: PasswordHasher
  private let studies = StudyStore()
  private let questionnaires = QuestionnaireStore()
  private let publication = VersionPublication()
  private let changes = ChangeStore()
  private let rights = ImportRights()
  private let library = LibraryPublication()
  private let references: StudyReferences
  private let media = MediaReferences()

  init(
    pool: PostgresPool, events: any PublicationEvents, feed: ChangeFeed, hasher: PasswordHasher
  ) {
    self.pool = pool
    self.events = events
    self.feed = feed
    self.hasher = hasher
    references = StudyReferences(pool: pool)
  }

  /// Checks the right before the request is decoded, which is slow.
  ///
  /// - Throws: ``CatalogueError`` if the caller may not import the study; `PostgresError`.
  func requireRight(
    toImport study: String, project: String?, by claims: AccessClaims
  ) async throws {
    try await rights.require(toImport: study, project: project, claims, on: pool)
  }

  /// - Parameter claims: claims of the importer, whose right to import the study was checked; the
  ///   right to publish questionnaires is checked here.
  /// - Throws: ``CatalogueError``, see `AuthoringService.ImportStudy`; `ParticipantErased`;
  ///   `PostgresError`.
  func callAsFunction(
    _ request: StudyImport, by claims: AccessClaims, at now: Date
  ) async throws -> Imported {
    // An existing study stays in its project.
    let project =
      try await pool.answer(to: studies.project(of: request.study.id)) ?? request.projectID
      ?? Project.defaultID
    let referenced = try await references.versions(
      request.referencedVersions, by: claims, project: project)
    for _ in 0..<Self.attemptsMax {
      let current = try await pool.answer(to: studies.current(request.study.id))
      let storedHash = current?.accessPasswordHash
      var findings = try request.keepingState(of: try current?.study(), at: now).findings(
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
      findings += try await media.findings(request.files, in: project, naming: false, on: pool)
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

  /// - Returns: nil if the access password was changed concurrently.
  private func publish(
    _ planned: Publication, by claims: AccessClaims
  ) async throws -> Imported? {
    let outcome = try await pool.transaction { connection -> ImportOutcome? in
      let request = planned.request
      try await connection.answer(
        to: ImportLock.take(
          study: request.study.id, questionnaires: request.questionnaires.map(\.definition.id)))
      try await library.lock(
        sounds: request.soundCollections, vocabularies: request.vocabularies, on: connection)
      let outcome = try await prepare(planned, by: claims, on: connection)
      guard outcome.storedPasswordHash == planned.password.storedHash else { return nil }
      let findings =
        try await itemFindings(request, in: outcome.projectID, locking: true, on: connection)
        + media.findings(request.files, in: outcome.projectID, naming: true, on: connection)
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
    try await publication.write(
      outcome.newVersions, study: planned.request.study.id, project: project, at: time,
      by: caller, on: connection)
    let libraryRecords = try await library.write(
      sounds: planned.request.soundCollections, vocabularies: planned.request.vocabularies,
      of: planned.request.study.id, in: project, by: caller, at: time, on: connection)
    if let study = outcome.newRevision {
      let name = try await StaffNames().name(of: caller, on: connection)
      let change = NewChange(
        kind: .study, id: study.id, version: study.revision, isShared: !study.definition.isPrivate)
      try await connection.run(
        studies.publish(
          study, project: project, accessPasswordHash: planned.password.hash, at: time, by: name)
          + [changes.record([change], in: project, at: time)])
    }
    try await AuditTrail(of: project).append(
      outcome.auditRecords + libraryRecords, by: caller, at: time, on: connection)
    try await events.publish(
      outcome.events(password: planned.password), at: time, on: connection)
  }

  /// Computes the changes relative to the published state.
  private func prepare(
    _ planned: Publication, by claims: AccessClaims, on executor: some PostgresExecutor
  ) async throws -> ImportOutcome {
    var planned = planned
    let study = planned.request.study.id
    let current = try await executor.answer(to: studies.current(study))
    try current?.requireOpen()
    let newest = try await executor.answer(
      to: questionnaires.newest(planned.request.questionnaires.map(\.definition.id)))
    let earlier = try current?.study()
    planned.request = planned.request.keepingState(of: earlier, at: planned.time)
    planned.request.questionnaires = try await OutdatedTranslations().marking(
      planned.request.questionnaires, since: newest, on: executor)
    let request = planned.request
    try await requireRetention(of: request.study, at: planned.time, on: executor)
    let outcome = ImportOutcome(planned, current: current, earlier: earlier, newest: newest)
    if outcome.newRevision != nil, ![0, outcome.previousRevision].contains(request.knownRevision) {
      throw CatalogueError.conflict(.etagMismatch)
    }
    if !request.allowsErasure, outcome.imported.effects?.beginsErasure(at: planned.time) == true {
      throw CatalogueError.conflict(.retentionErasesNow)
    }
    let published = outcome.newVersions.map(\.id)
    try await rights.require(
      toPublish: published, with: study, newest: newest, claims, on: executor)
    try await rights.require(
      toPublish: request.soundCollections + request.vocabularies, with: study,
      project: outcome.projectID, claims, on: executor)
    var retired = Set(published.filter { newest[$0]?.isRetired == true })
    // Questionnaires that the study already uses stay usable.
    retired.formUnion(
      try await executor.answer(
        to: questionnaires.retired(
          request.study.questionnaires.map(\.questionnaireID), newTo: study)))
    guard retired.isEmpty else {
      throw CatalogueError.conflict(.questionnairesRetired(retired.sorted()))
    }
    return outcome
  }

  /// Rejects a retention change that contradicts what participants were promised.
  private func requireRetention(
    of study: StudyDefinition, at now: Date, on executor: some PostgresExecutor
  ) async throws {
    guard let opened = try await executor.answer(to: studies.opened(study.id, by: now)) else {
      return
    }
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

extension StudyStore.Current {
  fileprivate func study() throws -> StudyDefinition {
    try StudyDefinition(stored: definition)
  }

  /// - Throws: ``CatalogueError`` if the study is retired or was deleted.
  fileprivate func requireOpen() throws {
    if isDeleted { throw CatalogueError.conflict(.studyDeleted) }
    if isRetired { throw CatalogueError.conflict(.studyRetired) }
  }
}
