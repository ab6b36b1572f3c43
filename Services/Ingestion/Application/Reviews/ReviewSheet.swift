import Calendar
import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Why a request of staff about a sheet is rejected.
enum ReviewError: Error, Hashable {
  case participantUnknown
  case sheetUnknown
  /// Another review has this id.
  case requestIDReused
  /// The sheet was amended, withdrawn or reviewed since it was read.
  case changed
  case withdrawn
  case changesNothing
  case tooManyRevisions
  case tooMany
  /// The corrected answers do not fit the sheet's version.
  case invalid([Violation])
  /// The corrected answers cannot be validated now.
  case postponed([Violation])
}

/// Stores what staff do with sheets: corrections, marks, review states and comments.
struct ReviewSheet: Sendable {
  let pool: PostgresPool
  let read: ReadReviewedSheets
  let previews: AmendmentPreviews
  let writer: RevisionWriter
  let clock: any WallClock

  /// A correction that was validated before its sheet is locked.
  private struct Prepared: Sendable {
    var amendment: Amendment
    var corrected: CorrectedAnswers
    var found: AmendmentPreviews.Found
  }

  /// Returns the sheet after the review, which is durable.
  ///
  /// - Throws: ``ReviewError``; ``IngestionError`` `.versionUnavailable`, `.validationLimit`;
  ///   `PostgresError`.
  func callAsFunction(
    _ review: SheetReview, of key: ReviewedSheetKey
  ) async throws -> ReviewedSheet {
    let now = clock.now()
    let (record, definition) = try await read.known(key)
    let hash = PayloadHash.of(review)
    let prepared = try await prepare(review, of: record, definition, now: now)
    let isCorrected = try await pool.transaction { connection in
      try await store(review, hash, prepared, of: record, by: key.reviewer, now, connection)
    }
    if isCorrected { writer.wake() }
    // Returns answers also for a mere comment: recorded like every reading.
    return try await read.sheet(key)
  }

  private func prepare(
    _ review: SheetReview, of record: SheetRecord, _ definition: PreparedQuestionnaire, now: Date
  ) async throws -> Prepared? {
    guard case .correction(let correction) = review.change else { return nil }
    let corrected = CorrectedAnswers(
      correction, of: record.sheet.answers, hidden: definition.maskedTexts,
      isFile: definition.isFile)
    let amendment = Amendment(
      amendmentID: review.requestID, sheetID: record.sheetID, baseRevision: record.revision,
      reason: review.reason, amendedAt: Instant(now), change: .answers(corrected.answers),
      correction: correction.reason)
    // As a participant of the study: the sheet proves that the participant was one.
    let participant = Submitter(
      participantID: record.participantID, enrolledStudies: [record.sheet.studyID], groups: [:],
      claimedAt: now)
    return Prepared(
      amendment: amendment, corrected: corrected,
      found: try await previews.previews(
        of: [amendment], by: participant, byStaff: true, now: now))
  }

  /// Decides on the review under the participant's lock.
  ///
  /// - Returns: whether the sheet has a new revision.
  private func store(
    _ review: SheetReview, _ hash: [UInt8], _ prepared: Prepared?, of record: SheetRecord,
    by reviewer: UUID, _ now: Date, _ connection: PostgresConnection
  ) async throws -> Bool {
    let participantID = record.participantID
    let (_, sheets, known, erasures) = try await connection.answers(
      to: RevisionStore.lock(participantID),
      RevisionStore.sheets([review.sheetID], of: participantID),
      ReviewStore.known(review.requestID, about: participantID),
      ErasedRows.erasures(of: participantID, in: [record.sheet.studyID]))
    guard let sheet = sheets.first,
      !erasures.include(record.sheet.studyID, at: sheet.receivedAt)
    else { throw ReviewError.sheetUnknown }
    if let known {
      guard known == hash else { throw ReviewError.requestIDReused }
      return false
    }
    try review.requireCurrent(sheet)
    let revision = try prepared.map { try self.revision($0, of: sheet) }
    try await connection.run([
      ReviewStore.write(
        ReviewStore.Row(
          sheet: sheet, review: review, payloadHash: hash,
          reviewedBy: try await ReviewStore.name(of: reviewer, on: connection), reviewedAt: now,
          revision: revision?.revision))
    ])
    guard let revision, let prepared else { return false }
    let context = prepared.found.context
    try await writer.write(
      [revision], rules: context.studies.compactMapValues(\.known), at: now, on: connection
    ) { context.definition(for: $0.sheet.sheet) }
    return true
  }

  /// Decides on a correction by the rules of amendments.
  private func revision(_ prepared: Prepared, of sheet: SheetRecord) throws -> NewRevision {
    if sheet.isWithdrawn { throw ReviewError.withdrawn }
    guard prepared.corrected.violations.isEmpty else {
      throw ReviewError.invalid(prepared.corrected.violations)
    }
    var judge = AmendmentValidator(sheets: [sheet], hashes: [:])
    let verdict = judge.decide(
      prepared.amendment, hash: PayloadHash.of(prepared.amendment),
      prepared.found.previews.first ?? nil)
    switch verdict.verdict {
    case .created: break
    case .rejected(let violations):
      if violations.contains(where: { $0.reason == .tooManyRevisions }) {
        throw ReviewError.tooManyRevisions
      }
      throw ReviewError.invalid(violations.map(prepared.corrected.inRequest))
    case .postponed(let obstacles): throw ReviewError.postponed(obstacles)
    case .conflict, .exists: throw ReviewError.changed
    }
    guard let revision = judge.revisions.first,
      !CorrectedAnswers.isSame(revision.answers, as: sheet.sheet.answers)
    else { throw ReviewError.changesNothing }
    return revision
  }
}

extension SheetReview {
  /// Requires that the review is based on the present state of the sheet, and that there is room for
  /// it.
  ///
  /// - Throws: ``ReviewError`` `.changed`, `.tooMany`.
  func requireCurrent(_ sheet: SheetRecord) throws(ReviewError) {
    guard isComment || etag == sheet.reviewTag else { throw .changed }
    guard sheet.review.count < Self.countMax else { throw .tooMany }
  }
}
