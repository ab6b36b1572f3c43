internal import Bus
internal import CatalogueDomain
internal import FoundationEssentials
internal import Messages
internal import Postgres
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

  init(pool: PostgresPool, outbox: Outbox, hasher: PasswordHasher) {
    self.pool = pool
    self.outbox = outbox
    self.hasher = hasher
  }

  /// - Parameter claims: of the importer, who may import the study; whether new versions of
  ///   questionnaires may be published is decided here.
  /// - Throws: `RPCError`: INVALID_ARGUMENT naming every finding; PERMISSION_DENIED with reason
  ///   QUESTIONNAIRE_OF_ANOTHER_STUDY; ABORTED with reason IMPORTED_CONCURRENTLY. `PostgresError`.
  func importStudy(
    _ request: CatalogueV1.ImportStudyRequest, by claims: AccessClaims, at now: Date
  ) async throws -> CatalogueV1.ImportStudyResponse {
    let definition = ImportDefinition(request)
    let published = try await publishedVersions(definition.referencedVersions)
    for _ in 0..<Self.attemptsMax {
      let storedHash = try await studies.current(definition.study.id, on: pool)?.accessPasswordHash
      let findings = definition.findings(
        published: published, hasStoredPassword: storedHash != nil
      ).errors
      guard findings.isEmpty else {
        throw RPCError.invalidArgument(
          findings.map {
            FieldViolation(field: $0.path, reason: $0.reason.rawValue, description: $0.advice)
          })
      }
      let password = try await AccessPassword.decide(
        given: request.accessPassword, isNeeded: definition.study.access == .password,
        storedHash: storedHash, hasher: hasher)
      let publication = Publication(
        definition: definition, referenced: published, password: password, claims: claims,
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
      try await questionnaires.publish(
        outcome.newVersions.map(\.message), hashes: outcome.newVersions.map(\.hash),
        study: definition.study.id, at: publication.time, by: publication.claims.participantID,
        on: connection)
      if outcome.response.studyChanged {
        try await studies.publish(
          outcome.study, contentHash: outcome.studyHash,
          accessPasswordHash: publication.password.hash, languages: outcome.languages,
          at: publication.time, by: publication.claims.participantID, on: connection)
      }
      try await outbox.publish(
        outcome.events(
          password: publication.password, at: publication.time, source: outbox.source),
        on: connection)
      return outcome
    }
    if outcome != nil { outbox.wake() }
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
    try requireRight(
      to: outcome.newVersions.map(\.message.questionnaireID), newest: newest, publication)
    return outcome
  }

  /// A questionnaire that another study brought in is that study's: its next version decides what
  /// everybody gets who asks for the newest one.
  private func requireRight(
    to publish: [String], newest: [String: QuestionnaireStore.Newest], _ publication: Publication
  ) throws {
    let claims = publication.claims
    if claims.roles.contains(.administrator) { return }
    let foreign = publish.filter { id in
      guard let home = newest[id]?.homeStudyID else { return false }
      return home != publication.definition.study.id && !claims.ledStudies.contains(home)
    }
    guard foreign.isEmpty else {
      throw RPCError(
        .permissionDenied,
        "\(foreign.joined(separator: ", ")): first published by a study that you do not lead; use "
          + "its published contents unchanged, or an id of your own",
        reason: "QUESTIONNAIRE_OF_ANOTHER_STUDY")
    }
  }

  private func publishedVersions(
    _ keys: [QuestionnaireVersionKey]
  ) async throws -> [QuestionnaireVersionKey: CatalogueV1.Questionnaire] {
    let bounded = Array(keys.prefix(CatalogueLimits.default.questionnairesMax))
    let found = try await questionnaires.versions(bounded, on: pool)
    return Dictionary(
      found.map { (QuestionnaireVersionKey(id: $0.questionnaireID, version: $0.version), $0) },
      uniquingKeysWith: { first, _ in first })
  }
}

/// An import that has no findings.
struct Publication: Sendable {
  var definition: ImportDefinition
  /// Published versions that the study uses and the import does not bring along.
  var referenced: [QuestionnaireVersionKey: CatalogueV1.Questionnaire]
  var password: AccessPassword
  var claims: AccessClaims
  var time: Date
}
