import Calendar
import FoundationEssentials
import Postgres
import ServiceKit

/// Withdraws a participant's answers to one question from all of the participant's sheets (generic
/// forms §4.2.2).
struct WithdrawQuestion: Sendable {
  struct Request: Sendable {
    var studyID: String
    var questionnaireID: String
    var elementID: String
    var reason: String
  }

  struct Answer: Sendable, Hashable {
    /// Number of sheets that lost an answer.
    var sheets: Int
    var isComplete: Bool
  }

  /// Maximum number of sheets changed by one call.
  static let sheetsMax = 1000
  /// Maximum size of the answers handled by one call, in bytes as stored.
  private static let bytesMax = 8 << 20

  private let pool: PostgresPool
  private let uses: VisibleQuestionnaires
  private let questionnaires: QuestionnaireCache
  private let writer: RevisionWriter
  private let studies: StudyCache
  private let zones: ZoneDatabase
  private let clock: any WallClock
  private let erased = ErasedParticipants()

  init(
    pool: PostgresPool, uses: VisibleQuestionnaires,
    questionnaires: QuestionnaireCache, studies: StudyCache, zones: ZoneDatabase,
    writer: RevisionWriter, clock: any WallClock
  ) {
    self.pool = pool
    self.uses = uses
    self.questionnaires = questionnaires
    self.studies = studies
    self.zones = zones
    self.writer = writer
    self.clock = clock
  }

  /// - Throws: ``IngestionError`` `.studyUnknown`, `.studyNotYetKnown`, `.questionnaireNotInStudy`,
  ///   `.elementUnknown`, `.versionUnavailable`; ``AmendmentError`` `.notRevisable`;
  ///   ``MembershipError`` `.notEnrolled`; `PostgresError`.
  func callAsFunction(
    _ request: Request, by submitter: Submitter
  ) async throws -> Answer {
    let versions = try await pool.answer(
      to: RevisionStore.versions(
        answering: request.elementID, of: request.questionnaireID, in: request.studyID,
        by: submitter.participantID))
    // Callers outside the study learn nothing about its questionnaires.
    guard !versions.isEmpty || submitter.enrolledStudies.contains(request.studyID) else {
      return Answer(sheets: 0, isComplete: true)
    }
    let use = try await revisableUse(request, by: submitter)
    guard !versions.isEmpty else {
      try await questionnaires.requireElement(
        request.elementID, of: request.questionnaireID, upTo: use.version)
      return Answer(sheets: 0, isComplete: true)
    }
    let definitions = try await definitions(versions, request, by: submitter)
    let rules = try await studies.rules(for: [request.studyID: []]).compactMapValues(\.known)
    let now = clock.now()
    let answer = try await pool.transaction { connection in
      try await withdraw(request, definitions, rules, by: submitter, now: now, on: connection)
    }
    if answer.sheets > 0 { writer.wake() }
    return answer
  }

  private func revisableUse(
    _ request: Request, by submitter: Submitter
  ) async throws -> QuestionnaireUse {
    for isConfirming in [false, true] {
      let use = try await uses.use(
        of: request.questionnaireID, in: request.studyID, by: submitter,
        confirming: isConfirming)
      if use.isRevisable { return use }
    }
    throw AmendmentError.notRevisable(questionnaireID: request.questionnaireID)
  }

  private func definitions(
    _ versions: [UInt32], _ request: Request, by submitter: Submitter
  ) async throws -> [UInt32: PreparedQuestionnaire] {
    let resolved = try await questionnaires.resolutions(
      of: Set(
        versions.map {
          QuestionnaireVersion(questionnaireID: request.questionnaireID, version: $0)
        }), arrivedAt: submitter.arrivedAt)
    return resolved.reduce(into: [:]) { definitions, resolution in
      if case .known(let definition) = resolution.value {
        definitions[resolution.key.version] = definition
      }
    }
  }

  private func withdraw(
    _ request: Request, _ definitions: [UInt32: PreparedQuestionnaire],
    _ rules: [String: StudyRules], by submitter: Submitter, now: Date,
    on connection: PostgresConnection
  ) async throws -> Answer {
    let participantID = submitter.participantID
    let (_, page, outdated) = try await connection.answers(
      to: RevisionStore.lock(participantID),
      RevisionStore.sheets(
        answering: request.elementID, of: request.questionnaireID, in: request.studyID,
        by: participantID, limit: Self.sheetsMax, bytesMax: Self.bytesMax),
      erased.outdated(by: submitter.claimedAt, of: participantID, in: [request.studyID]))
    guard !outdated.includes(request.studyID) else {
      throw MembershipError.notEnrolled(request.studyID)
    }
    var judge = AmendmentValidator(sheets: page.items, hashes: [:])
    for sheet in page.items {
      guard let definition = definitions[sheet.sheet.version] else {
        throw IngestionError.versionUnavailable(of: request.questionnaireID)
      }
      let amendment = Amendment(
        amendmentID: UUID(), sheetID: sheet.sheetID, baseRevision: sheet.revision,
        reason: request.reason, amendedAt: Instant(now),
        change: .withdrawnAnswers([request.elementID]))
      let facts = definition.facts(of: sheet.sheet, in: zones)
      _ = judge.decide(
        amendment, hash: PayloadHash.of(amendment), .withdrawal(definition, facts))
    }
    try await writer.write(judge.revisions, rules: rules, at: now, on: connection) {
      definitions[$0.sheet.sheet.version]
    }
    return Answer(sheets: judge.revisions.count, isComplete: !page.hasMore)
  }
}
