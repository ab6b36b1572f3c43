package import IngestionApplication
import IngestionDomain
package import Messages
import RPCCore
package import RPCServer
import ServiceKit
package import Stubs

/// `otolith.ingestion.v1.ListeningService`. Everybody reaches the own sessions only: the participant is the
/// token's. Who has left a study still reads what is there.
package struct ListeningHandler: IngestionV1.ListeningServiceProtocol {
  private let submitSessions: SubmitSessions
  private let listSessions: ListSessions
  private let getStatistics: GetSoundStatistics
  private let exportSessions: ExportSessions

  package init(
    submitSessions: SubmitSessions, listSessions: ListSessions,
    getStatistics: GetSoundStatistics, exportSessions: ExportSessions
  ) {
    self.submitSessions = submitSessions
    self.listSessions = listSessions
    self.getStatistics = getStatistics
    self.exportSessions = exportSessions
  }

  private static let batchSessionsMax = 500
  /// SON FA12.
  private static let pageSizeDefault = 5
  private static let pageSizeMax = 200

  package func access(to method: IngestionV1.ListeningServiceMethod) -> MethodAccess {
    switch method {
    // Of which study somebody must be a participant the request says.
    case .submitListeningSessions, .listListeningSessions, .getSoundStatistics: .signedIn
    case .exportListeningSessions: .studyLeader
    }
  }

  package func submitListeningSessions(
    _ request: IngestionV1.SubmitListeningSessionsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.SubmitListeningSessionsResponse {
    let submitter = try Submitter(context)
    guard !request.sessions.isEmpty else {
      throw RPCError.invalidArgument([
        FieldViolation(field: "sessions", reason: "EMPTY", description: "at least one is needed")
      ])
    }
    guard request.sessions.count <= Self.batchSessionsMax else {
      throw RPCError(
        .resourceExhausted,
        "\(request.sessions.count) sessions; at most \(Self.batchSessionsMax) are taken in one batch",
        reason: "BATCH_TOO_LARGE", metadata: ["sessions_max": String(Self.batchSessionsMax)])
    }
    let bad = try BadParts(context[BadTexts.self] ?? [], in: "sessions").violations
    let places = request.sessions.indices.filter { bad[$0] == nil }
    let decided = try await answering {
      try await submitSessions(
        places.map { ListeningSession(request.sessions[$0]) }, by: submitter)
    }
    let verdicts = bad.mapValues { Verdict.rejected($0) }
      .merging(zip(places, decided)) { refused, _ in refused }
    return IngestionV1.SubmitListeningSessionsResponse(
      verdicts: request.sessions.enumerated().map { place, session in
        IngestionV1.SessionVerdict(
          verdicts[place] ?? .postponed([]), sessionID: session.sessionID)
      })
  }

  package func listListeningSessions(
    _ request: IngestionV1.ListListeningSessionsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListListeningSessionsResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    check.optionalID(request.studyID, field: "study_id")
    let pageSize = check.pageSize(
      request.pageSize, standard: Self.pageSizeDefault, max: Self.pageSizeMax)
    let tokens = PageTokens("ListListeningSessions", request) {
      ($0.pageSize, $0.pageToken) = (0, "")
    }
    let position = check.pageToken(request.pageToken, of: tokens) {
      SessionRecord.ListPosition(key: $0)
    }
    try check.unwrap()
    let records = try await answering {
      try await listSessions(
        of: participantID, studyID: request.studyID, after: position, limit: pageSize + 1)
    }
    let page = records.prefix(pageSize)
    return IngestionV1.ListListeningSessionsResponse(
      sessions: page.map { IngestionV1.ListeningSession($0) },
      nextPageToken: page.count < records.count
        ? page.last.map { tokens.token(after: $0.listPosition.key) } ?? "" : "")
  }

  package func getSoundStatistics(
    _ request: IngestionV1.GetSoundStatisticsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.GetSoundStatisticsResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    let studyID = check.id(request.studyID, field: "study_id")
    let readOrder = SoundOrder(request.order)
    if readOrder == nil { check.reject("order", "REQUIRED", "an order that is known here") }
    _ = check.optionalLanguage(request.language, field: "language")
    let (study, order) = try check.unwrap(studyID, readOrder)
    let sounds = try await answering {
      try await getStatistics(
        of: participantID, studyID: study, order: order, language: request.language)
    }
    return IngestionV1.GetSoundStatisticsResponse(
      sounds: sounds.map { IngestionV1.SoundStatistics($0) })
  }

  package func exportListeningSessions(
    _ request: IngestionV1.ExportListeningSessionsRequest, context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.ExportListeningSessionsResponse>
  ) async throws {
    let claims = try context.claims
    try FieldChecks.requireIDs(["study_id": request.studyID])
    try claims.requireLeadership(of: request.studyID)
    try await answering {
      try await exportSessions(
        of: request.studyID, includesTests: request.includeTestParticipants,
        exporter: claims.participantID
      ) { chunk in
        try await writer.write(
          IngestionV1.ExportListeningSessionsResponse(csv: chunk.csv, rows: chunk.items))
      }
    }
  }
}
