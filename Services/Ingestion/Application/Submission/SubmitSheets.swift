import Fields
import FoundationEssentials
import Logging
import Postgres
import Questionnaires
import ServiceKit

/// Accepts one participant's batch of sheets: gathers context, validates, writes.
struct SubmitSheets: Sendable {
  private let contexts: ValidationContextSource
  private let pool: PostgresPool
  private let writer: VerdictWriter<SheetRow>
  private let events: any SheetEvents
  private let clock: any WallClock
  private let nextOffers: NextOffers
  private let feedback: SheetFeedback
  private let threads: WorkerThreads
  private let settlement: Settlement<AnswerSheet>
  private let triggers: SheetTriggers
  private let files: SheetFiles
  private let recordTest = RecordTestParticipant()
  private let counters = VerdictCounters(of: "sheet")

  init(
    contexts: ValidationContextSource, pool: PostgresPool, events: any SheetEvents,
    limits: InEffect<IngestionLimits>, clock: any WallClock, offers: OfferLookup,
    histories: HistoryLookup, threads: WorkerThreads, logger: Logger
  ) {
    self.contexts = contexts
    self.pool = pool
    self.events = events
    self.clock = clock
    self.threads = threads
    writer = .sheets(pool: pool, events: events, limits: limits, logger: logger)
    settlement = Settlement(pool: pool)
    files = SheetFiles(pool: pool)
    nextOffers = NextOffers(offers: offers, logger: logger)
    feedback = SheetFeedback(histories: histories, logger: logger)
    triggers = SheetTriggers(histories: histories)
  }

  /// The result of a sheet, and what follows from it.
  struct Answer: Sendable {
    var verdict: Verdict
    var deviations: [Deviation] = []
    /// The violations of the parts of a stored sheet that were left out.
    var leftOut: [Violation] = []
    var scores: [SheetScore] = []
    var next: [Offer] = []
    /// Hashes of the files that have not arrived.
    var pendingFiles: [String] = []
    /// Texts for the participant.
    var feedback: [TranslatedText] = []
    /// The questionnaire that a rejected sheet answers; nil if unknown.
    var shown: PreparedQuestionnaire?
  }

  /// Returns one answer per sheet, in order. Verdicts `created` and `exists` are durable.
  ///
  /// - Parameter unreadable: violations of sheets with invalid UTF-8, by index.
  /// - Throws: `PostgresError` if a lookup failed or some rows may not be durable;
  ///   ``IngestionError`` `.validationLimit`. The client then sends the whole batch again.
  func callAsFunction(
    _ sheets: [AnswerSheet], unreadable: [Int: [Violation]] = [:], by submitter: Submitter
  ) async throws -> [Answer] {
    try await settlement.answers(
      to: sheets, unreadable: unreadable, by: submitter, now: clock.now()
    ) {
      Answer(verdict: $0)
    } submit: {
      try await submit($0, by: submitter)
    }
  }

  private func submit(
    _ sheets: [AnswerSheet], by submitter: Submitter
  ) async throws -> [Answer] {
    guard !sheets.isEmpty else { return [] }
    let (now, participantID) = (clock.now(), submitter.participantID)
    var (context, decisions) = try await deciding(sheets.map(\.studyID)) {
      try await contexts.context(for: sheets, by: submitter, now: now, confirming: $0)
    } _: {
      try await decide(sheets, by: participantID, in: $0)
    }
    try await files.check(&decisions, by: participantID)
    let fired = try await triggers(decisions, by: participantID, in: context)
    var verdicts = settlement.refusals(of: sheets, by: participantID, decisions)
    // Rows of several calls are written together.
    let trace = events.trace
    let accepted = decisions.enumerated().compactMap { index, decision in
      decision.accepted.map { sheet in
        (
          index,
          SheetRow(
            sheet, participantID: participantID, receivedAt: now, trace: trace,
            fired: fired[index] ?? [])
        )
      }
    }
    // Marked first, so that no export contains test data as real answers.
    if submitter.isTestParticipant { try await recordTest(claimedBy: participantID, on: pool) }
    let written = try await writer.write(accepted.map(\.1))
    for ((index, _), verdict) in zip(accepted, written) { verdicts[index] = verdict }
    try await settlement.settle(&verdicts, of: sheets, by: submitter, now: now)
    var answers = verdicts.map { Answer(verdict: $0 ?? .postponed([])) }
    try await addResults(to: &answers, of: sheets, decisions, by: participantID, context)
    let decided = zip(sheets, decisions).map { ($0, $1.accepted) }
    await nextOffers.add(to: &answers, after: decided, by: participantID, in: context)
    await feedback.add(to: &answers, after: decided, by: participantID, in: context)
    let pending = try await files.pending(
      of: zip(answers, decided).map { $0.verdict.isStored ? $1.1 : nil }, by: participantID)
    for (place, hashes) in pending.enumerated() { answers[place].pendingFiles = hashes }
    counters.note(answers.lazy.map(\.verdict))
    return answers
  }

  /// Validates the sheets. If the order of two devices' clocks may be why a sheet's conditions
  /// reject it or hide an answer, all are validated again, and its conditions also see later
  /// sheets.
  private func decide(
    _ sheets: [AnswerSheet], by participantID: UUID, in context: ValidationContext
  ) async throws -> [Decision<AcceptedSheet>] {
    let decisions = try await validate(sheets, in: context)
    let doubtful = zip(sheets, decisions).filter { sheet, decision in
      decision.isDoubtedByConditions
        && context.definition(for: sheet)?.questionnairesNeeded(by: sheet).isEmpty == false
    }
    guard !doubtful.isEmpty else { return decisions }
    var context = context
    try await contexts.addSheetsInAnyOrder(
      to: &context, for: doubtful.map(\.0), by: participantID)
    let again = try await validate(sheets, in: context)
    // Later sheets may also show more questions, which is no reason to reject an accepted sheet.
    let worse = sheets.indices.filter {
      if case .rejected = again[$0] { decisions[$0].accepted != nil } else { false }
    }
    guard !worse.isEmpty else { return again }
    context.sheetsInAnyOrder.subtract(worse.map { sheets[$0].sheetID })
    return try await validate(sheets, in: context)
  }

  private func validate(
    _ sheets: [AnswerSheet], in context: ValidationContext
  ) async throws -> [Decision<AcceptedSheet>] {
    guard sheets.takeLongToValidate else { return BatchValidator.validate(sheets, in: context) }
    return try await threads.run { BatchValidator.validate(sheets, in: context) }
  }

  /// Adds scores and deviations of stored sheets, and the questionnaires of rejected ones.
  private func addResults(
    to answers: inout [Answer], of sheets: [AnswerSheet],
    _ decisions: [Decision<AcceptedSheet>], by participantID: UUID, _ context: ValidationContext
  ) async throws {
    var storedBefore: [Int: UUID] = [:]
    for (index, decision) in decisions.enumerated() {
      if case .rejected = answers[index].verdict {
        answers[index].shown = context.shownDefinition(of: sheets[index])
      } else if answers[index].verdict.isStored {
        if let accepted = decision.accepted {
          answers[index].scores = accepted.scores
          answers[index].deviations = accepted.deviations
          answers[index].leftOut = accepted.leftOut
        } else {
          storedBefore[index] = UUID(text: sheets[index].sheetID)
        }
      }
    }
    guard !storedBefore.isEmpty else { return }
    let scores = try await pool.answer(
      to: SheetReader.scores(participantID: participantID, of: Set(storedBefore.values)))
    for (index, sheetID) in storedBefore { answers[index].scores = scores[sheetID] ?? [] }
  }
}
