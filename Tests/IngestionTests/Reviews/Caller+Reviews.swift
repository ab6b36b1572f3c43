import FoundationEssentials
import Messages
import RPCClient
import RPCCore
import ServiceKit
import Stubs

@testable import IngestionService

/// A member of staff who reviews the sheets of a study.
struct Reviewer: Sendable {
  let caller: Caller
  let studyID: String

  private var client: IngestionV1.SheetReviewServiceClient {
    IngestionV1.SheetReviewServiceClient(caller.stack.channel)
  }
  private var options: CallOptions { .bearer(caller.token) }

  func pseudonym(of participant: Caller) async throws -> String {
    try await PseudonymStore.pseudonyms(of: studyID, on: caller.stack.pool)
      .pseudonym(of: participant.participantID)
  }

  func list(_ participant: Caller, pageSize: UInt32 = 0) async throws -> [IngestionV1.ReviewedSheet]
  {
    var found: [IngestionV1.ReviewedSheet] = []
    var request = IngestionV1.ListReviewedSheetsRequest(
      studyID: studyID, participant: try await pseudonym(of: participant), pageSize: pageSize)
    repeat {
      let page = try await client.listReviewedSheets(request, options: options)
      found += page.reviewedSheets
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return found
  }

  func sheet(
    _ sheet: IngestionV1.AnswerSheet, of participant: Caller
  ) async throws -> IngestionV1.ReviewedSheet {
    try await client.getReviewedSheet(
      .init(
        studyID: studyID, participant: try await pseudonym(of: participant),
        sheetID: sheet.sheetID), options: options)
  }

  func revisions(
    _ sheet: IngestionV1.AnswerSheet, of participant: Caller
  ) async throws -> [IngestionV1.SheetRevision] {
    try await client.listReviewedSheetRevisions(
      .init(
        studyID: studyID, participant: try await pseudonym(of: participant),
        sheetID: sheet.sheetID), options: options
    ).revisions
  }

  func request(
    _ sheet: IngestionV1.AnswerSheet, of participant: Caller, etag: String, reason: String = "why",
    _ change: IngestionV1.ReviewSheetRequest.OneOfChange?
  ) async throws -> IngestionV1.ReviewSheetRequest {
    .init(
      studyID: studyID, participant: try await pseudonym(of: participant), sheetID: sheet.sheetID,
      requestID: UUID().uuidString.lowercased(), etag: etag, reason: reason, change: change)
  }

  func review(
    _ request: IngestionV1.ReviewSheetRequest
  ) async throws -> IngestionV1.ReviewedSheet {
    try await client.reviewSheet(request, options: options).reviewedSheet ?? .init()
  }

  /// The reason of a rejected change and its first field; empty if it was stored.
  func refusal(
    _ sheet: IngestionV1.AnswerSheet, of participant: Caller, etag: String, reason: String = "why",
    _ change: IngestionV1.ReviewSheetRequest.OneOfChange?
  ) async -> String {
    let error = await failure {
      try await review(
        try await request(sheet, of: participant, etag: etag, reason: reason, change))
    }
    guard let error else { return "" }
    guard let violation = error.violations.first else {
      return "\(error.code) \(error.reason ?? "")"
    }
    return "\(violation.field) \(violation.reason)"
  }
}

extension IngestionV1.ReviewSheetRequest.OneOfChange {
  /// A correction of the stress of a diary.
  static func stress(_ value: Double) -> Self {
    .correction(
      .init(
        reason: .entryError, answers: [.init(elementID: "stress", value: .number(value))]))
  }
}
