import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// The sheet that staff ask for.
struct ReviewedSheetKey: Sendable {
  var studyID: String
  /// Pseudonym.
  var participant: String
  var sheetID: UUID
  /// Account of the caller.
  var reviewer: UUID
  /// Whether groups of the study are concealed from the caller.
  var concealsGroups: Bool
}

/// A sheet as staff see it.
struct ReviewedSheet: Sendable {
  /// Without answers to concealed texts.
  var record: SheetRecord
  /// Pseudonym.
  var participant: String
  var isTest: Bool
  /// Oldest first; empty in lists.
  var reviews: [StoredReview] = []
  var concealsGroups: Bool
}

/// Reads sheets of a study for its staff.
struct ReadReviewedSheets: Sendable {
  let pool: PostgresPool
  let exported: ExportedVersions
  let securityEvents: SecurityEvents

  /// Lists a participant's sheets, newest first.
  ///
  /// - Parameter last: the last sheet already read; nil starts at the newest.
  /// - Throws: ``ReviewError`` `.participantUnknown`; `PostgresError`.
  func list(
    of participant: String, in studyID: String, questionnaireID: String, concealsGroups: Bool,
    after last: TimePosition?, limit: Int
  ) async throws -> [ReviewedSheet] {
    let participantID = try await participantID(participant, in: studyID)
    let (records, isTest) = try await (
      pool.answer(
        to: SheetReader.list(
          participantID: participantID, studyID: studyID, questionnaireID: questionnaireID,
          concealsGroups: concealsGroups, after: last, limit: limit)),
      pool.answer(to: ReviewStore.isTest(participantID))
    )
    return records.map {
      ReviewedSheet(
        record: $0, participant: participant, isTest: isTest, concealsGroups: concealsGroups)
    }
  }

  /// Returns a sheet with its answers and reviews. Recorded like an export.
  ///
  /// - Throws: ``ReviewError`` `.participantUnknown`, `.sheetUnknown`; ``IngestionError``
  ///   `.versionUnavailable`; `PostgresError`.
  func sheet(_ key: ReviewedSheetKey) async throws -> ReviewedSheet {
    let (record, definition) = try await known(key)
    var found: ReviewedSheet?
    try await securityEvents.telling(ofExportBy: key.reviewer, of: key.studyID) {
      found = try await present(record, key, definition)
    }
    guard let found else { throw ReviewError.sheetUnknown }
    return found
  }

  /// Lists the revisions of a sheet, oldest first. A page of large revisions has fewer than `limit`.
  /// Recorded like an export.
  ///
  /// - Parameter revision: the last revision already read; 0 starts at the first.
  /// - Throws: as ``sheet(_:)``.
  func revisions(
    of key: ReviewedSheetKey, after revision: Int, limit: Int
  ) async throws -> Page<SheetRevision> {
    let (record, definition) = try await known(key)
    var page = Page<SheetRevision>(items: [], hasMore: false)
    try await securityEvents.telling(ofExportBy: key.reviewer, of: key.studyID) {
      page = try await pool.answer(
        to: RevisionStore.list(
          sheetID: key.sheetID, participantID: record.participantID, after: revision, limit: limit))
    }
    for place in page.items.indices {
      page.items[place].answers.removeAll { definition.maskedTexts.contains($0.elementID) }
    }
    return page
  }

  /// Returns the stored sheet, and the version that it names.
  ///
  /// - Throws: as ``sheet(_:)``.
  func known(_ key: ReviewedSheetKey) async throws -> (SheetRecord, PreparedQuestionnaire) {
    let participantID = try await participantID(key.participant, in: key.studyID)
    let found = try await pool.answer(
      to: RevisionStore.sheets(
        [key.sheetID], of: participantID, in: key.studyID, concealsGroups: key.concealsGroups))
    guard let record = found.first else { throw ReviewError.sheetUnknown }
    guard let definition = try await exported.known([record.version])[record.version] else {
      throw IngestionError.versionUnavailable(of: record.sheet.questionnaireID)
    }
    return (record, definition)
  }

  /// Returns a stored sheet with its reviews, as staff see it.
  private func present(
    _ record: SheetRecord, _ key: ReviewedSheetKey, _ definition: PreparedQuestionnaire
  ) async throws -> ReviewedSheet {
    var record = record
    record.sheet.answers.removeAll { definition.maskedTexts.contains($0.elementID) }
    return ReviewedSheet(
      record: record, participant: key.participant,
      isTest: try await pool.answer(to: ReviewStore.isTest(record.participantID)),
      reviews: try await pool.answer(
        to: ReviewStore.list(of: record.sheetID, by: record.participantID)),
      concealsGroups: key.concealsGroups)
  }

  private func participantID(_ pseudonym: String, in studyID: String) async throws -> UUID {
    guard
      let found = try await PseudonymStore.participant(named: pseudonym, in: studyID, on: pool)
    else { throw ReviewError.participantUnknown }
    return found
  }
}
