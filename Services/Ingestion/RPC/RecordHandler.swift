package import IngestionApplication
import IngestionDomain
package import Messages
import RPCCore
package import RPCServer
import ServiceKit
package import Stubs

/// `otolith.ingestion.v1.RecordService`. Everybody reaches the own records only: the participant is the
/// token's.
package struct RecordHandler: IngestionV1.RecordServiceProtocol {
  private let syncRecords: SyncRecords
  private let listRecords: ListRecords
  private let exportOwnResources: ExportOwnResources
  private let exportRecords: ExportRecords

  package init(
    syncRecords: SyncRecords, listRecords: ListRecords, exportOwnResources: ExportOwnResources,
    exportRecords: ExportRecords
  ) {
    self.syncRecords = syncRecords
    self.listRecords = listRecords
    self.exportOwnResources = exportOwnResources
    self.exportRecords = exportRecords
  }

  /// 200 records, some of them with a thousand values.
  package var requestAllowance: RequestAllowance? {
    RequestAllowance(sizeMax: 4 << 20, elementsMax: 100_000, memoryMax: 96 << 20)
  }

  private static let changesMax = 200

  package func access(to method: IngestionV1.RecordServiceMethod) -> MethodAccess {
    switch method {
    // Of which study somebody must be a participant the request says.
    case .syncRecords, .listRecords, .exportOwnResources: .signedIn
    case .exportRecords: .studyLeader
    }
  }

  package func syncRecords(
    _ request: IngestionV1.SyncRecordsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.SyncRecordsResponse {
    let submitter = try Submitter(context)
    guard request.changes.count <= Self.changesMax else {
      throw RPCError(
        .resourceExhausted,
        "\(request.changes.count) changes; at most \(Self.changesMax) are taken at once",
        reason: "BATCH_TOO_LARGE", metadata: ["records_max": String(Self.changesMax)])
    }
    let bad = try BadParts(context[BadTexts.self] ?? [], in: "changes").violations
    var check = FieldChecks()
    let cursor =
      request.cursor.isEmpty
      ? nil : RecordCursor(text: request.cursor, of: submitter.participantID)
    if cursor == nil, !request.cursor.isEmpty {
      check.reject(
        "cursor", "CURSOR_INVALID", "must come from an answer to the same participant, or be empty")
    }
    let pageSize = check.pageSize(request.pageSize, standard: 200, max: 500)
    try check.unwrap()
    return try await answering {
      let answers = try await syncRecords.apply(
        request.changes.map { RecordChange($0) }, unreadable: bad, by: submitter)
      let verdicts = zip(request.changes, answers).map { change, answer in
        IngestionV1.RecordVerdict(answer, recordID: change.record?.recordID ?? "")
      }
      let changes = try await syncRecords.changes(
        of: submitter.participantID, since: cursor, limit: pageSize,
        bytesMax: ResponseBudget.bytesMax - verdicts.reduce(0) { $0 + $1.serialized().count })
      return IngestionV1.SyncRecordsResponse(
        verdicts: verdicts, records: changes.records.map { IngestionV1.HealthRecord($0) },
        cursor: changes.cursor.text(of: submitter.participantID), more: changes.hasMore,
        reset: changes.isReset)
    }
  }

  package func listRecords(
    _ request: IngestionV1.ListRecordsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListRecordsResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    let filter = RecordFilter(request, &check)
    let pageSize = check.pageSize(request.pageSize, standard: 50, max: 200)
    let tokens = PageTokens("ListRecords", request) { ($0.pageSize, $0.pageToken) = (0, "") }
    let position = check.pageToken(request.pageToken, of: tokens) {
      RecordPosition(key: $0)
    }
    try check.unwrap()
    let (page, hasMore) = try await answering {
      try await listRecords(
        of: participantID, filter, after: position, limit: pageSize,
        bytesMax: ResponseBudget.bytesMax)
    }
    return IngestionV1.ListRecordsResponse(
      records: page.map { IngestionV1.HealthRecord($0.record) },
      nextPageToken: hasMore
        ? page.last.map { tokens.token(after: $0.position.key) } ?? "" : "")
  }

  package func exportOwnResources(
    _ request: IngestionV1.ExportOwnResourcesRequest, context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.ExportOwnResourcesResponse>
  ) async throws {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    check.optionalID(request.studyID, field: "study_id")
    try check.unwrap()
    try await answering {
      try await exportOwnResources(of: participantID, studyID: request.studyID) { part in
        try await writer.write(
          IngestionV1.ExportOwnResourcesResponse(lines: part.lines, resources: part.resources))
      }
    }
  }

  package func exportRecords(
    _ request: IngestionV1.ExportRecordsRequest, context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.ExportRecordsResponse>
  ) async throws {
    let claims = try context.claims
    try FieldChecks.requireIDs(["study_id": request.studyID])
    try claims.requireLeadership(of: request.studyID)
    try await answering {
      try await exportRecords(
        request.studyID, includesTests: request.includeTestParticipants,
        exporter: claims.participantID
      ) { chunk in
        try await writer.write(
          IngestionV1.ExportRecordsResponse(csv: chunk.csv, rows: chunk.items))
      }
    }
  }
}
