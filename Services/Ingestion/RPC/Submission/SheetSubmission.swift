import FoundationEssentials
import IngestionDomain
import Logging
import Postgres
import ServiceKit

/// Takes in one participant's batch: gathers what it is validated against, validates, writes.
struct SheetSubmission: Sendable {
  let studies: StudyDirectory
  let questionnaires: QuestionnaireDirectory
  let enrolments: EnrolmentDirectory
  let groupDirectory: GroupDirectory
  let earlierSheets: EarlierSheetLookup
  let reader: SheetReader
  let writer: SheetWriter
  let clock: any WallClock
  let offers: OfferBook
  let timeZones: TimeZoneNames
  let limits: SheetLimits
  let threads: WorkerThreads
  let logger: Logger
  let recentRejections = RecentRejections()

  /// How often rows are written again whose commit is unknown.
  private static let attemptsMax = 4

  /// What became of a sheet, and what follows from it.
  struct Answer: Sendable {
    var verdict: Verdict
    var deviations: [Deviation] = []
    var scores: [SheetScore] = []
    var next: [Offer] = []
  }

  /// One answer per sheet, in order. What is created or exists is durable.
  ///
  /// - Throws: `PostgresError` when something about the batch could not be found out or may not be
  ///   durable; then all of it is to be sent again.
  func submit(_ sheets: [AnswerSheet], by submitter: Submitter) async throws -> [Answer] {
    guard !sheets.isEmpty else { return [] }
    let now = clock.now()
    let (context, decisions) = try await decide(sheets, by: submitter, now: now)
    var verdicts = [Verdict?](repeating: nil, count: sheets.count)
    var accepted: [(index: Int, row: SheetRow)] = []
    let trace = writer.outbox.currentTrace
    for (index, decision) in decisions.enumerated() {
      switch decision {
      case .accepted(let sheet):
        let row = SheetRow(
          sheet, participantID: submitter.participantID, receivedAt: now, trace: trace)
        accepted.append((index, row))
      case .rejected, .postponed:
        verdicts[index] = refusal(of: sheets[index], by: submitter, decision)
      }
    }
    let outcomes = try await write(accepted.map(\.row))
    for ((index, _), outcome) in zip(accepted, outcomes) { verdicts[index] = outcome }
    let stored = try await recogniseStored(sheets, by: submitter, &verdicts)
    var answers = verdicts.map { Answer(verdict: $0 ?? .postponed([])) }
    for (index, scores) in stored { answers[index].scores = scores }
    for (index, decision) in decisions.enumerated() {
      guard case .accepted(let sheet) = decision, answers[index].verdict.isStored else { continue }
      answers[index].scores = sheet.scores
      answers[index].deviations = sheet.deviations
    }
    try await addOffers(to: &answers, after: sheets, decisions, by: submitter, context)
    return answers
  }

  /// What was refused for good a moment ago stays so while its owners' answers are too old to say it again.
  private func refusal(
    of sheet: AnswerSheet, by submitter: Submitter, _ decision: SheetDecision
  ) -> Verdict? {
    switch decision {
    case .accepted: return nil
    case .rejected(let violations):
      recentRejections.note(
        violations, for: RecentRejections.Sheet(sheet, of: submitter.participantID))
      return .rejected(violations)
    case .postponed(let obstacles):
      guard obstacles.allSatisfy(\.reason.isOwnersToSettle),
        let violations = recentRejections.violations(
          of: RecentRejections.Sheet(sheet, of: submitter.participantID))
      else { return .postponed(obstacles) }
      return .rejected(violations)
    }
  }

  /// Where the rules of a study, as they are known here, refuse a sheet, the catalogue is asked whether
  /// there are newer ones before it is refused for good.
  private func decide(
    _ sheets: [AnswerSheet], by submitter: Submitter, now: Date
  ) async throws -> (ValidationContext, [SheetDecision]) {
    let context = try await context(for: sheets, by: submitter, now: now)
    let decisions = try await validate(sheets, in: context)
    let unconfirmed = Set(
      zip(sheets, decisions).filter { $1.waits(for: .studyUnconfirmed) }.map(\.0.studyID))
    guard !unconfirmed.isEmpty else { return (context, decisions) }
    let confirmed = try await self.context(
      for: sheets, by: submitter, now: now, confirming: unconfirmed)
    return (confirmed, try await validate(sheets, in: confirmed))
  }

  private func validate(
    _ sheets: [AnswerSheet], in context: ValidationContext
  ) async throws -> [SheetDecision] {
    guard sheets.takeLongToValidate else { return BatchValidator.validate(sheets, in: context) }
    return try await threads.run { BatchValidator.validate(sheets, in: context) }
  }

  /// Also for sheets that exist: the first answer may have been lost on its way. What is stored
  /// stays so when the offers cannot be found out; they can be asked for.
  private func addOffers(
    to answers: inout [Answer], after sheets: [AnswerSheet], _ decisions: [SheetDecision],
    by submitter: Submitter, _ context: ValidationContext
  ) async throws {
    for (index, sheet) in sheets.enumerated() {
      guard answers[index].verdict.isStored,
        case .known(let rules) = context.studies[sheet.studyID],
        rules.followedQuestionnaires.contains(sheet.questionnaireID),
        case .accepted(let accepted) = decisions[index]
      else { continue }
      var earlier = EarlierSheet(accepted)
      earlier.finishedAt = context.judgedAt(sheet) ?? earlier.finishedAt
      do {
        answers[index].next = try await offers.offers(
          after: earlier, of: sheet.questionnaireID, by: submitter.participantID,
          rules: rules, groups: context.groups[sheet.studyID] ?? MemberGroups())
      } catch {
        logger.warning("offers cannot be found out", metadata: ["reason": "\(error)"])
      }
    }
  }

  /// What is stored stays stored: a sheet that would be refused today (the study has ended, the
  /// participant left) is still answered as the repetition that it is.
  ///
  /// - Returns: the scores of those that exist, by their place.
  private func recogniseStored(
    _ sheets: [AnswerSheet], by submitter: Submitter, _ verdicts: inout [Verdict?]
  ) async throws -> [Int: [SheetScore]] {
    var idOfSheet: [Int: UUID] = [:]
    for (index, verdict) in verdicts.enumerated() {
      switch verdict {
      case .rejected, .postponed:
        idOfSheet[index] = UUID(uuidString: sheets[index].sheetID)
      default: break
      }
    }
    let hashes = try await reader.hashes(
      participantID: submitter.participantID, of: Set(idOfSheet.values))
    guard !hashes.isEmpty else { return [:] }
    for (index, sheetID) in idOfSheet {
      guard let hash = hashes[sheetID] else { continue }
      verdicts[index] = hash == PayloadHash.of(sheets[index]) ? .exists : .conflict
    }
    idOfSheet = idOfSheet.filter { verdicts[$0.key] == .exists }
    let scores = try await reader.scores(
      participantID: submitter.participantID, of: Set(idOfSheet.values))
    return idOfSheet.compactMapValues { scores[$0] }
  }

  private func write(_ rows: [SheetRow]) async throws -> [Verdict] {
    var verdicts = [Verdict?](repeating: nil, count: rows.count)
    var open = Array(rows.indices)
    for attempt in 1... {
      var failure: (any Error)?
      let results = try await writer.submit(open.map { rows[$0] })
      var again: [Int] = []
      for (index, result) in zip(open, results) {
        switch result {
        case .success(.created): verdicts[index] = .created
        case .success(.exists): verdicts[index] = .exists
        case .success(.conflict): verdicts[index] = .conflict
        case .success(.oneTimeTaken):
          verdicts[index] = .rejected([AcceptedSheet.lostOneTimeRace])
        case .success(.tooSoon):
          verdicts[index] = .rejected([AcceptedSheet.lostIntervalRace])
        case .success(.overQuota(let limit)):
          verdicts[index] = .postponed([
            Violation(
              field: "", reason: .quotaExceeded, description: writer.quota.description(of: limit))
          ])
        case .failure(let error):
          if isFault(ofRow: error) {
            verdicts[index] = .postponed([Self.notStorable])
          } else {
            failure = error
            again.append(index)
          }
        }
      }
      guard let failure else { break }
      guard Self.isCommitUnknown(failure), attempt < Self.attemptsMax else { throw failure }
      open = again
      try await Task.sleep(for: .milliseconds(50 << attempt))
    }
    return verdicts.map { $0 ?? .postponed([Self.notStorable]) }
  }

  private static let notStorable = Violation(
    field: "", reason: .notStorable, description: "the server could not store the sheet")

  /// Whether a commit was lost on its way: writing the rows again shows whether it took effect,
  /// since those that were stored exist. Other failures the writer has tried to mend already.
  private static func isCommitUnknown(_ error: any Error) -> Bool {
    (error as? PostgresError)?.kind == .connectionLost(commitUnknown: true)
  }

  /// Whether the database refuses this row for what is in it (SQLSTATE classes 22 and 23), which no
  /// valid sheet should bring about. The device keeps the sheet.
  private func isFault(ofRow error: any Error) -> Bool {
    guard let error = error as? PostgresError else { return false }
    let isFault =
      error.kind == .parameter
      || ["22", "23"].contains { error.sqlState?.hasPrefix($0) == true }
    if isFault {
      logger.error("a valid sheet cannot be stored", metadata: ["reason": "\(error)"])
    }
    return isFault
  }
}
