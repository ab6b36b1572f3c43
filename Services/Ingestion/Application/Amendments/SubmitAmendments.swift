import FoundationEssentials
package import IngestionDomain
import IngestionStore
package import Logging
package import Postgres
package import ServiceKit

/// Takes in what participants correct and take back.
package struct SubmitAmendments: Sendable {
  private let pool: PostgresPool
  private let previews: AmendmentPreviews
  private let events: any AmendmentEvents
  private let triggers: AmendmentTriggers
  private let nextOffers: NextOffers
  private let clock: any WallClock
  private let erased = ErasedParticipants()

  package init(
    pool: PostgresPool, previews: AmendmentPreviews, events: any AmendmentEvents,
    triggerEvents: any TriggerEvents, offers: OfferLookup, clock: any WallClock, logger: Logger
  ) {
    self.pool = pool
    self.previews = previews
    self.events = events
    triggers = AmendmentTriggers(events: triggerEvents)
    nextOffers = NextOffers(offers: offers, logger: logger)
    self.clock = clock
  }

  /// One verdict per amendment, in order. What is created or exists is durable.
  ///
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`. Then all of it is to be sent again.
  package func callAsFunction(
    _ amendments: [Amendment], by submitter: Submitter
  ) async throws -> [AmendmentVerdict] {
    guard !amendments.isEmpty else { return [] }
    let now = clock.now()
    let found = try await previews.previews(of: amendments, by: submitter, now: now)
    let (decided, sheets) = try await pool.transaction { connection in
      try await decide(amendments, found, by: submitter, now: now, on: connection)
    }
    if decided.contains(where: { $0.verdict == .created }) { events.wake() }
    var verdicts = decided
    await addOffers(to: &verdicts, after: sheets, by: submitter, found.context)
    return verdicts
  }

  /// - Returns: besides, the sheet of each as it is then.
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
    var judge = AmendmentJudge(sheets: sheets, hashes: hashes)
    let verdicts = zip(amendments, found.previews).map { amendment, preview in
      var preview = preview
      if let sheet = judge.sheet(amendment.sheetID),
        outdated.isWhole || outdated.studyIDs.contains(sheet.sheet.studyID)
      {
        preview = .forbidden(.rejected([.participantErased]))
      }
      return judge.decide(amendment, hash: PayloadHash.of(amendment), preview)
    }
    if !judge.revisions.isEmpty {
      try await RevisionStore.write(judge.revisions, receivedAt: now, on: connection)
      try await events.publish(judge.revisions, receivedAt: now, on: connection)
      try await triggers.publish(
        judge.revisions, rules: found.context.studies.compactMapValues(\.known), at: now,
        on: connection)
    }
    return (verdicts, amendments.map { judge.sheet($0.sheetID) })
  }

  /// After the sheets as they are now.
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
