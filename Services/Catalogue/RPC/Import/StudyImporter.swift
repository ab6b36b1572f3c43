internal import Bus
internal import FoundationEssentials
internal import Messages
internal import Postgres
internal import Questionnaires
internal import RPC
internal import ServiceKit

/// Publishes a study and its questionnaires, all or nothing.
struct StudyImporter: Sendable {
  /// How often an import begins anew because another one changed the password under it.
  private static let attemptsMax = 3

  let pool: PostgresPool
  let outbox: Outbox
  let hasher: PasswordHasher
  private let studies = StudyStore()
  private let questionnaires = QuestionnaireStore()
  private let publisher = VersionPublisher()
  private let changes = ChangeStore()
  private let audit = AuditTrail()
  private let access = ProjectAccess()
  private let library = LibraryPublisher()
  /// Tells those who watch that something was committed.
  private let onChange: @Sendable () -> Void

  init(
    pool: PostgresPool, outbox: Outbox, hasher: PasswordHasher,
    onChange: @escaping @Sendable () -> Void = {}
  ) {
    self.pool = pool
    self.outbox = outbox
    self.hasher = hasher
    self.onChange = onChange
  }

  /// Whether somebody may import the study: who leads it, leaders of its project, administrators. A
  /// study that is new needs the same of the project that it names; the default project takes those
  /// of leaders.
  ///
  /// Ids of studies are the whole catalogue's, so a project's leaders may not take just any for a new
  /// one, see ``StudyClaim``.
  ///
  /// - Throws: `RPCError` PERMISSION_DENIED with reason NOT_STUDY_LEADER or STUDY_ID_OF_ANOTHER_PROJECT;
  ///   `PostgresError`.
  func requireRight(
    toImport study: String, project: String, by claims: AccessClaims
  ) async throws {
    if claims.roles.contains(.administrator) { return }
    let leads = claims.roles.contains(.studyLeader) && claims.ledStudies.contains(study)
    let current = try await studies.current(study, on: pool)?.projectID
    if leads, current != nil || project == ProjectStore.defaultID { return }
    if try await access.mayPublish(claims, in: current ?? project, on: pool) {
      guard current != nil || leads || StudyClaim(project: project).covers(study) else {
        throw RPCError.studyIDOfAnotherProject(project)
      }
      return
    }
    // Nobody leads a study without a name; those with the right to import are told by the findings.
    guard !study.isEmpty else { throw RPCError.badField("study.study_id", .missing) }
    try claims.requireLeadership(of: study)
    throw RPCError.projectUnknown
  }

  /// - Parameter claims: of the importer, who may import the study; whether new versions of
  ///   questionnaires may be published is decided here.
  /// - Throws: `RPCError`: INVALID_ARGUMENT naming every finding; PERMISSION_DENIED with reason
  ///   QUESTIONNAIRE_OF_ANOTHER_STUDY; ABORTED with reason IMPORTED_CONCURRENTLY. `PostgresError`.
  func importStudy(
    _ request: CatalogueV1.ImportStudyRequest, by claims: AccessClaims, at now: Date
  ) async throws -> CatalogueV1.ImportStudyResponse {
    let definition = ImportDefinition(request)
    let named = request.projectID.isEmpty ? ProjectStore.defaultID : request.projectID
    // A study stays in its project.
    let project = try await studies.current(definition.study.id, on: pool)?.projectID ?? named
    let published = try await publishedVersions(
      definition.referencedVersions, by: claims, project: project)
    for _ in 0..<Self.attemptsMax {
      let storedHash = try await studies.current(definition.study.id, on: pool)?.accessPasswordHash
      var findings = definition.findings(
        published: published, hasStoredPassword: storedHash != nil
      ).errors
      findings +=
        library.findings(
          sounds: request.soundCollections, vocabularies: request.vocabularies
        ).errors
      findings += try await libraryFindings(request, definition.study, project: project)
      if findings.isEmpty {
        findings = try await itemFindings(
          definition, in: project, locking: false, on: pool)
      }
      guard findings.isEmpty else { throw RPCError.findings(findings) }
      let password = try await AccessPassword.decide(
        given: request.accessPassword, isNeeded: definition.study.access == .password,
        storedHash: storedHash, hasher: hasher)
      let publication = Publication(
        definition: definition, referenced: published, password: password, claims: claims,
        projectID: project, sounds: request.soundCollections, vocabularies: request.vocabularies,
        time: now)
      if request.validateOnly { return try await prepare(publication, on: pool).response }
      if let response = try await publish(publication) { return response }
    }
    throw RPCError(
      .aborted, "the study is being imported by somebody else; try again",
      reason: "IMPORTED_CONCURRENTLY")
  }

  /// - Returns: nil when the access password changed since it was looked at.
  private func publish(
    _ publication: Publication
  ) async throws -> CatalogueV1.ImportStudyResponse? {
    let outcome = try await pool.transaction { connection -> ImportOutcome? in
      let definition = publication.definition
      try await ImportLock.take(
        study: definition.study.id, questionnaires: definition.questionnaires.map(\.id),
        on: connection)
      let outcome = try await prepare(publication, on: connection)
      guard outcome.storedPasswordHash == publication.password.storedHash else { return nil }
      let caller = publication.claims.participantID
      let findings = try await itemFindings(
        definition, in: outcome.projectID, locking: true, on: connection)
      guard findings.isEmpty else { throw RPCError.findings(findings) }
      try await publisher.publish(
        outcome.newVersions, study: definition.study.id, project: outcome.projectID,
        at: publication.time, by: caller, on: connection)
      let libraryRecords = try await library.publish(
        sounds: publication.sounds, vocabularies: publication.vocabularies,
        in: outcome.projectID, by: caller, at: publication.time, on: connection)
      if outcome.response.studyChanged {
        try await studies.publish(
          outcome.study, project: outcome.projectID, contentHash: outcome.studyHash,
          accessPasswordHash: publication.password.hash, languages: outcome.languages,
          at: publication.time, by: caller, on: connection)
        try await changes.record(
          [
            ChangeStore.NewChange(
              kind: .study, id: outcome.study.studyID, version: outcome.study.revision,
              isShared: !outcome.study.unlisted)
          ], in: outcome.projectID, at: publication.time, on: connection)
      }
      try await audit.append(
        outcome.auditRecords + libraryRecords, in: outcome.projectID, by: caller,
        at: publication.time, on: connection)
      try await outbox.publish(
        outcome.events(
          password: publication.password, at: publication.time, source: outbox.source),
        on: connection)
      return outcome
    }
    if outcome != nil {
      outbox.wake()
      onChange()
    }
    return outcome?.response
  }

  /// What the import changes, given what is published now.
  private func prepare(
    _ publication: Publication, on executor: some PostgresExecutor
  ) async throws -> ImportOutcome {
    let definition = publication.definition
    let current = try await studies.current(definition.study.id, on: executor)
    let newest = try await questionnaires.newest(
      definition.questionnaires.map(\.id), on: executor)
    let outcome = ImportOutcome(publication, current: current, newest: newest)
    try await requireRight(
      to: outcome.newVersions.map(\.message.questionnaireID), newest: newest, publication,
      on: executor)
    var retired = Set(
      outcome.newVersions.map(\.message.questionnaireID)
        .filter { newest[$0]?.isRetired == true })
    // What the study uses already goes on.
    retired.formUnion(
      try await questionnaires.retired(
        definition.study.questionnaires.map(\.questionnaireID), newTo: definition.study.id,
        on: executor))
    guard retired.isEmpty else { throw RPCError.questionnaireRetired(retired.sorted()) }
    return outcome
  }

  /// A questionnaire that another study brought in is that study's and its project's: its next version
  /// decides what everybody gets who asks for the newest one.
  private func requireRight(
    to publish: [String], newest: [String: QuestionnaireStore.Newest], _ publication: Publication,
    on executor: some PostgresExecutor
  ) async throws {
    let claims = publication.claims
    if claims.roles.contains(.administrator) { return }
    var foreign: [String] = []
    for id in publish {
      guard let known = newest[id] else { continue }
      if known.homeStudyID == publication.definition.study.id { continue }
      if let home = known.homeStudyID, claims.ledStudies.contains(home) { continue }
      if try await access.mayPublish(claims, in: known.projectID, on: executor) { continue }
      foreign.append(id)
    }
    guard foreign.isEmpty else {
      throw RPCError(
        .permissionDenied,
        "\(foreign.joined(separator: ", ")): first published by a study that you do not lead; use "
          + "its published contents unchanged, or an id of your own",
        reason: "QUESTIONNAIRE_OF_ANOTHER_STUDY")
    }
  }

  private func itemFindings(
    _ definition: ImportDefinition, in project: String, locking: Bool,
    on executor: some PostgresExecutor
  ) async throws -> [Finding] {
    try await publisher.itemFindings(
      definition.questionnaires, in: project, at: { FindingPath().item("questionnaires", $0) },
      locking: locking, on: executor)
  }

  /// Sounds and vocabularies that the study names must be its project's, shared with anyone, or come
  /// along. To its devices others are delivered to nobody, whatever roles the importer has elsewhere.
  private func libraryFindings(
    _ request: CatalogueV1.ImportStudyRequest, _ study: StudyDefinition, project: String
  ) async throws -> [Finding] {
    let store = LibraryStore()
    func names(_ ids: [String]) -> Set<LibraryStore.Name> {
      Set(ids.map { LibraryStore.Name(projectID: project, id: $0) })
    }
    var findings = FindingCollector()
    let sounds = Set(
      try await store.usable(.soundCollection, names(study.soundCollectionIDs), on: pool).keys
        .map(\.id))
    let path = FindingPath().field("study")
    for (position, id) in study.soundCollectionIDs.enumerated()
    where !sounds.contains(id)
      && !request.soundCollections.contains(where: { $0.collectionID == id })
    {
      findings.add(
        path.item("sound_collection_ids", position), .soundCollectionUnknown,
        "neither has the study's project sounds `\(id)`, nor does another one share such; publish "
          + "them first, or with the study")
    }
    let vocabularies = Set(
      try await store.usable(.vocabulary, names(study.vocabularyIDs), on: pool).keys.map(\.id))
    for (position, id) in study.vocabularyIDs.enumerated()
    where !vocabularies.contains(id)
      && !request.vocabularies.contains(where: { $0.vocabularyID == id })
    {
      findings.add(
        path.item("vocabulary_ids", position), .vocabularyUnknown,
        "neither has the study's project a vocabulary `\(id)`, nor does another one share such; "
          + "publish it first, or with the study")
    }
    return findings.findings
  }

  /// Those of the versions that there are, as far as the study may hand them out: those of its own
  /// project, those that are shared with anyone, and those of projects in which the caller has a role.
  private func publishedVersions(
    _ keys: [QuestionnaireVersionKey], by claims: AccessClaims, project own: String
  ) async throws -> [QuestionnaireVersionKey: CatalogueV1.Questionnaire] {
    let bounded = Array(keys.prefix(CatalogueLimits.default.questionnairesMax))
    if bounded.isEmpty { return [:] }
    let reader = CatalogueReader(claims)
    let owners = try await questionnaires.access(to: bounded, for: reader, on: pool)
    let found = try await questionnaires.versions(bounded, on: pool)
    var usable: [QuestionnaireVersionKey: CatalogueV1.Questionnaire] = [:]
    for version in found {
      let key = QuestionnaireVersionKey(id: version.questionnaireID, version: version.version)
      guard let owner = owners[key]?.projectID else { continue }
      var isUsable = owner == own || version.effectiveSharing == .anyone
      if !isUsable { isUsable = try await access.role(ofReader: reader, in: owner, on: pool) }
      if isUsable { usable[key] = version }
    }
    return usable
  }
}

/// An import that has no findings.
struct Publication: Sendable {
  var definition: ImportDefinition
  /// Published versions that the study uses and the import does not bring along.
  var referenced: [QuestionnaireVersionKey: CatalogueV1.Questionnaire]
  var password: AccessPassword
  var claims: AccessClaims
  /// Of a new study.
  var projectID: String
  var sounds: [CatalogueV1.SoundCollection]
  var vocabularies: [CatalogueV1.Vocabulary]
  var time: Date
}
