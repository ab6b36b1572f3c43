import Fields
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// `otolith.ingestion.v1.RecordService`. Participants access only their own records; the token
/// identifies the participant.
struct RecordHandler: IngestionV1.RecordServiceProtocol {
  let syncRecords: SyncRecords
  let listRecords: ListRecords
  let exportOwnResources: ExportOwnResources
  let exportRecords: ExportRecords

  /// 200 records, some of them with a thousand values.
  var requestAllowance: RequestAllowance? {
    RequestAllowance(sizeMax: 4 << 20, elementsMax: 100_000, memoryMax: 96 << 20)
  }

  private static let changesMax = 200

  func syncRecords(
    _ request: IngestionV1.SyncRecordsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.SyncRecordsResponse {
    let submitter = try Submitter(context)
    guard request.changes.count <= Self.changesMax else {
      throw RPCError(
        .resourceExhausted,
        "\(request.changes.count) changes; at most \(Self.changesMax) are taken per call",
        reason: .batchTooLarge, metadata: ["records_max": String(Self.changesMax)])
    }
    let bad = try InvalidFields(context[InvalidUTF8Fields.self] ?? [], in: "changes").violations
    var check = FieldChecks()
    let cursor =
      request.cursor.isEmpty
      ? nil : RecordCursor(text: request.cursor, of: submitter.participantID)
    if cursor == nil, !request.cursor.isEmpty {
      check.reject(
        "cursor", .cursorInvalid, "must be empty or come from a response to the same participant")
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
        bytesMax: ResponseBudget.bytesMax - verdicts.reduce(0) { $0 + $1.encodedSize })
      return IngestionV1.SyncRecordsResponse(
        verdicts: verdicts, records: changes.records.map { IngestionV1.HealthRecord($0) },
        cursor: changes.cursor.text(of: submitter.participantID), more: changes.hasMore,
        reset: changes.isReset)
    }
  }

  func listRecords(
    _ request: IngestionV1.ListRecordsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListRecordsResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    let filter = RecordFilter(request, &check)
    let paging: Paging<RecordPosition> = check.page(request)
    try check.unwrap()
    let page = try await answering {
      try await listRecords(
        of: participantID, filter, after: paging.last, limit: paging.size,
        bytesMax: ResponseBudget.bytesMax)
    }
    return IngestionV1.ListRecordsResponse(
      records: page.items.map { IngestionV1.HealthRecord($0.record) },
      nextPageToken: paging.token(after: page) { $0.position })
  }

  func exportOwnResources(
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

  func exportRecords(
    _ request: IngestionV1.ExportRecordsRequest, context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.ExportRecordsResponse>
  ) async throws {
    let claims = try context.claims
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    let filter = check.exportFilter(request.filter, hasQuestionnaires: false)
    try check.unwrap()
    _ = try filter.requireVisibleGroups(of: request.studyID, to: claims)
    var held = HeldChunk()
    let cursor = try await answering {
      try await exportRecords(
        request.studyID, filter: filter, includesTests: request.includeTestParticipants,
        since: request.since, exporter: claims.participantID
      ) { chunk in
        if let earlier = held.exchange(chunk) {
          try await writer.write(
            IngestionV1.ExportRecordsResponse(csv: earlier.csv, rows: earlier.items))
        }
      }
    }
    try await writer.write(
      IngestionV1.ExportRecordsResponse(
        csv: held.chunk.csv, rows: held.chunk.items, cursor: cursor.text))
  }
}
