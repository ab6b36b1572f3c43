import FoundationEssentials
import Logging
import Postgres
import ServiceKit

/// Stores participants' corrections and withdrawals of answers.
struct SubmitAmendments: Sendable {
  private let pool: PostgresPool
  private let previews: AmendmentPreviews
  private let writer: RevisionWriter
  private let nextOffers: NextOffers
  private let clock: any WallClock
  private let erased = ErasedParticipants()

  init(
    pool: PostgresPool, previews: AmendmentPreviews, writer: RevisionWriter, offers: OfferLookup,
    clock: any WallClock, logger: Logger
  ) {
    self.pool = pool
    self.previews = previews
    self.writer = writer
    nextOffers = NextOffers(offers: offers, logger: logger)
    self.clock = clock
  }

  /// Returns one verdict per amendment, in order. Verdicts `created` and `exists` are durable.
  ///
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`. The client then sends the
  ///   whole batch again.
  func callAsFunction(
    _ amendments: [Amendment], by submitter: Submitter
  ) async throws -> [AmendmentVerdict] {
    guard !amendments.isEmpty else { return [] }
    let now = clock.now()
    let found = try await previews.previews(of: amendments, by: submitter, now: now)
    let (decided, sheets) = try await pool.transaction { connection in
      try await decide(amendments, found, by: submitter, now: now, on: connection)
    }
    if decided.contains(where: { $0.verdict == .created }) { writer.wake() }
    var verdicts = decided
    await addOffers(to: &verdicts, after: sheets, by: submitter, found.context)
    return verdicts
  }

  /// - Returns: the verdicts, and each sheet as it is afterwards.
  private func decide(
    _ amendments: [Amendment], _ found: AmendmentPreviews.Found, by submitter: Submitter,
    now: Date, on connection: PostgresConnection
  ) async throws -> ([AmendmentVerdict], sheets: [SheetRecord?]) {
    let participantID = submitter.participantID
    let (_, sheets, hashes, outdated) = try await connection.answers(
      to: RevisionStore.lock(participantID),
      RevisionStore.sheets(Set(amendments.map(\.sheetID)), of: participantID),
      RevisionStore.hashes(of: Set(amendments.map(\.amendmentID)), by: participantID),
      erased.outdated(
        by: submitter.claimedAt, of: participantID, in: found.studyIDs.sorted()))
    var judge = AmendmentValidator(sheets: sheets, hashes: hashes)
    let isAnySheetUnknown = amendments.contains { judge.sheet($0.sheetID) == nil }
    let erasures =
      isAnySheetUnknown
      ? try await connection.answer(to: ErasedRows.erasures(of: participantID, in: nil))
      : ErasedRows.Erasures()
    var previews = found.previews
    try await SheetFiles.check(&previews, of: amendments, on: connection) {
      judge.sheet($0.sheetID)
    } definition: {
      found.context.definition(for: $0.sheet)
    }
    let verdicts = zip(amendments, previews).map { amendment, preview in
      var preview = preview
      if let sheet = judge.sheet(amendment.sheetID) {
        if outdated.includes(sheet.sheet.studyID) {
          preview = .forbidden(.rejected([.participantErased]))
        }
      } else if erasures.includeSomewhere(at: amendment.amendedAt) {
        // The sheet is unknown because it was erased.
        return AmendmentVerdict(.rejected([.participantErased]))
      }
      return judge.decide(amendment, hash: PayloadHash.of(amendment), preview)
    }
    try await writer.write(
      judge.revisions, rules: found.context.studies.compactMapValues(\.known), at: now,
      on: connection
    ) { found.context.definition(for: $0.sheet.sheet) }
    return (verdicts, amendments.map { judge.sheet($0.sheetID) })
  }

  /// Adds the offers that follow from the amended sheets.
  private func addOffers(
    to verdicts: inout [AmendmentVerdict], after sheets: [SheetRecord?], by submitter: Submitter,
    _ context: ValidationContext
  ) async {
    var stored: [UUID: (AnswerSheet, EarlierSheet)] = [:]
    for (verdict, sheet) in zip(verdicts, sheets) where verdict.verdict.isStored {
      guard let sheet, !sheet.isWithdrawn else { continue }
      stored[sheet.sheetID] = (sheet.sheet, EarlierSheet(sheet))
    }
    let next = await nextOffers(after: stored, by: submitter.participantID, in: context)
    for (place, sheet) in sheets.enumerated() where verdicts[place].verdict.isStored {
      verdicts[place].next = sheet.flatMap { next[$0.sheetID] } ?? []
    }
  }
}
