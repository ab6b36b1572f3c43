import Fields
import FoundationEssentials
package import IngestionDomain
package import IngestionStore
package import Logging
package import ServiceKit

/// Takes in one participant's batch: gathers what it is validated against, validates, writes.
package struct SubmitSheets: Sendable {
  private let contexts: ValidationContextSource
  private let reader: SheetReader
  private let writer: SheetWriter
  private let clock: any WallClock
  private let nextOffers: NextOffers
  private let erasedSheets: ErasedSheets
  private let threads: WorkerThreads
  private let logger: Logger
  private let recentRejections = RecentRejections()
  private let sequenceOffers: SequenceOffers
  private let triggers: SheetTriggers
  private let counters = VerdictCounters(of: "sheet")

  package init(
    contexts: ValidationContextSource, reader: SheetReader, writer: SheetWriter,
    clock: any WallClock, offers: OfferLookup, earlierSheets: EarlierSheetLookup,
    erasedSheets: ErasedSheets, threads: WorkerThreads, logger: Logger
  ) {
    self.contexts = contexts
    self.reader = reader
    self.writer = writer
    self.clock = clock
    self.erasedSheets = erasedSheets
    self.threads = threads
    self.logger = logger
    nextOffers = NextOffers(offers: offers, logger: logger)
    sequenceOffers = SequenceOffers(reader: reader)
    triggers = SheetTriggers(earlierSheets: earlierSheets)
  }

  /// What became of a sheet, and what follows from it.
  package struct Answer: Sendable {
    package var verdict: Verdict
    package var deviations: [Deviation] = []
    package var scores: [SheetScore] = []
    package var next: [Offer] = []
    /// Of a rejected sheet what the participant was shown; nil: nobody can say.
    package var shown: PreparedQuestionnaire?

    package init(verdict: Verdict) {
      self.verdict = verdict
    }
  }

  /// One answer per sheet, in order. What is created or exists is durable.
  ///
  /// - Throws: `PostgresError` when something about the batch could not be found out or may not be
  ///   durable; ``IngestionError`` `.validationLimit`. Then all of it is to be sent again.
  package func callAsFunction(
    _ sheets: [AnswerSheet], by submitter: Submitter
  ) async throws -> [Answer] {
    guard !sheets.isEmpty else { return [] }
    let now = clock.now()
    let (context, decisions) = try await decide(sheets, by: submitter, now: now)
    var verdicts = [Verdict?](repeating: nil, count: sheets.count)
    var accepted: [(index: Int, row: SheetRow)] = []
    let trace = writer.trace
    let fired = try await triggers(decisions, by: submitter.participantID, in: context)
    let erased = try await erasedSheets.places(among: sheets, decisions, by: submitter, now: now)
    for (index, decision) in decisions.enumerated() {
      switch decision {
      case .accepted(let sheet):
        let row = SheetRow(
          sheet, participantID: submitter.participantID, receivedAt: now, trace: trace,
          fired: fired[index] ?? [])
        accepted.append((index, row))
      case .rejected, .postponed:
        verdicts[index] = refusal(of: sheets[index], by: submitter, decision)
      }
    }
    try await writer.noteTest(of: submitter)
    let outcomes = try await writer.write(accepted.map(\.row))
    for ((index, _), outcome) in zip(accepted, outcomes) { verdicts[index] = outcome }
    try await erasedSheets.askForNewToken(of: submitter, among: sheets, &verdicts)
    let stored = try await recogniseStored(sheets, by: submitter, &verdicts)
    var answers = verdicts.map { Answer(verdict: $0 ?? .postponed([])) }
    for index in erased where !answers[index].verdict.isStored {
      answers[index].verdict = .rejected([.participantErased])
    }
    for (index, scores) in stored { answers[index].scores = scores }
    for (index, sheet) in sheets.enumerated() {
      if case .rejected = answers[index].verdict {
        answers[index].shown = context.shownDefinition(of: sheet)
      }
    }
    for (index, decision) in decisions.enumerated() {
      guard case .accepted(let sheet) = decision, answers[index].verdict.isStored else { continue }
      answers[index].scores = sheet.scores
      answers[index].deviations = sheet.deviations
    }
    await addOffers(to: &answers, after: sheets, decisions, by: submitter, context)
    counters.note(answers.lazy.map(\.verdict))
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
  /// there are newer ones before it is refused for good; where it knew of no such study, whether it does by now.
  private func decide(
    _ sheets: [AnswerSheet], by submitter: Submitter, now: Date
  ) async throws -> (ValidationContext, [SheetDecision]) {
    let context = try await contexts.context(for: sheets, by: submitter, now: now)
    let decisions = try await validate(sheets, in: context)
    let unconfirmed = Set(
      zip(sheets, decisions).filter {
        $1.waits(for: .studyUnconfirmed) || $1.waits(for: .studyNotYetKnown)
      }.map(\.0.studyID))
    guard !unconfirmed.isEmpty else { return (context, decisions) }
    let confirmed = try await contexts.context(
      for: sheets, by: submitter, now: now, confirming: unconfirmed)
    return (confirmed, try await validate(sheets, in: confirmed))
  }

  private func validate(
    _ sheets: [AnswerSheet], in context: ValidationContext
  ) async throws -> [SheetDecision] {
    guard sheets.takeLongToValidate else { return BatchValidator.validate(sheets, in: context) }
    return try await threads.run { BatchValidator.validate(sheets, in: context) }
  }

  /// Also for sheets that exist: the first answer may have been lost on its way.
  private func addOffers(
    to answers: inout [Answer], after sheets: [AnswerSheet], _ decisions: [SheetDecision],
    by submitter: Submitter, _ context: ValidationContext
  ) async {
    var stored: [Int: (AnswerSheet, EarlierSheet)] = [:]
    for (index, sheet) in sheets.enumerated() where answers[index].verdict.isStored {
      guard case .accepted(let accepted) = decisions[index], accepted.fillsIn else { continue }
      stored[index] = (sheet, EarlierSheet(accepted))
    }
    let next = await nextOffers(after: stored, by: submitter.participantID, in: context)
    for (index, offers) in next { answers[index].next = offers }
    do {
      try await sequenceOffers.replaceOffers(of: &answers, decisions, by: submitter, context)
    } catch {
      logger.warning("offers cannot be found out", metadata: ["reason": "\(error)"])
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
        idOfSheet[index] = UUID(text: sheets[index].sheetID)
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
}
