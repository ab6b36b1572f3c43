import Fields
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// `otolith.ingestion.v1.ListeningService`. Participants access only their own sessions; the token
/// identifies the participant. Participants who left a study can still read their sessions.
struct ListeningHandler: IngestionV1.ListeningServiceProtocol {
  let submitSessions: SubmitSessions
  let withdrawSession: WithdrawSession
  let listSessions: ListSessions
  let getStatistics: GetSoundStatistics
  let exportSessions: ExportSessions

  private static let batchSessionsMax = 500

  func submitListeningSessions(
    _ request: IngestionV1.SubmitListeningSessionsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.SubmitListeningSessionsResponse {
    let submitter = try Submitter(context)
    guard !request.sessions.isEmpty else {
      throw RPCError.invalidArgument([
        FieldViolation(field: "sessions", reason: .empty, description: "at least one is required")
      ])
    }
    guard request.sessions.count <= Self.batchSessionsMax else {
      throw RPCError(
        .resourceExhausted,
        "\(request.sessions.count) sessions; at most \(Self.batchSessionsMax) are taken per batch",
        reason: .batchTooLarge, metadata: ["sessions_max": String(Self.batchSessionsMax)])
    }
    let bad = try InvalidFields(context[InvalidUTF8Fields.self] ?? [], in: "sessions").violations
    let answers = try await answering {
      try await submitSessions(
        request.sessions.map { ListeningSession($0) }, unreadable: bad, by: submitter)
    }
    return IngestionV1.SubmitListeningSessionsResponse(
      verdicts: zip(request.sessions, answers).map { session, answer in
        IngestionV1.SessionVerdict(answer, sessionID: session.sessionID)
      })
  }

  func withdrawListeningSession(
    _ request: IngestionV1.WithdrawListeningSessionRequest, context: ServerCallContext
  ) async throws -> IngestionV1.WithdrawListeningSessionResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    let sessionID = check.ownID(
      request.sessionID, field: "session_id", reason: .sessionIdInvalid)
    let id = try check.unwrap(sessionID)
    try await answering { try await withdrawSession(id, of: participantID) }
    return IngestionV1.WithdrawListeningSessionResponse()
  }

  func listListeningSessions(
    _ request: IngestionV1.ListListeningSessionsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListListeningSessionsResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    check.optionalID(request.studyID, field: "study_id")
    let paging: Paging<TimePosition> = check.page(request, standard: 5)
    try check.unwrap()
    let records = try await answering {
      try await listSessions(
        of: participantID, studyID: request.studyID, after: paging.last, limit: paging.size + 1)
    }
    let page = Page(records, size: paging.size)
    return IngestionV1.ListListeningSessionsResponse(
      sessions: page.items.map { IngestionV1.ListeningSession($0) },
      nextPageToken: paging.token(after: page) { $0.listPosition })
  }

  func getSoundStatistics(
    _ request: IngestionV1.GetSoundStatisticsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.GetSoundStatisticsResponse {
    let claims = try context.claims
    let participantID = claims.participantID
    var check = FieldChecks()
    let studyID = check.id(request.studyID, field: "study_id")
    let readOrder = SoundOrder(request.order)
    if readOrder == nil { check.reject("order", .required, "must be a supported order") }
    let language = check.optionalLanguage(request.language, field: "language")
    let (study, order) = try check.unwrap(studyID, readOrder)
    let sounds = try await answering {
      try await getStatistics(
        of: participantID, studyID: study, isMember: claims.enrolledStudies.contains(study),
        order: order, language: language?.description ?? "")
    }
    return IngestionV1.GetSoundStatisticsResponse(
      sounds: sounds.map { IngestionV1.SoundStatistics($0) })
  }

  func exportListeningSessions(
    _ request: IngestionV1.ExportListeningSessionsRequest, context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.ExportListeningSessionsResponse>
  ) async throws {
    let claims = try context.claims
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    let filter = check.exportFilter(request.filter, hasQuestionnaires: false)
    try check.unwrap()
    _ = try filter.requireVisibleGroups(of: request.studyID, to: claims)
    var held = HeldChunk()
    let cursor = try await answering {
      try await exportSessions(
        of: request.studyID, filter: filter, includesTests: request.includeTestParticipants,
        since: request.since, exporter: claims.participantID
      ) { chunk in
        if let earlier = held.exchange(chunk) {
          try await writer.write(
            IngestionV1.ExportListeningSessionsResponse(csv: earlier.csv, rows: earlier.items))
        }
      }
    }
    try await writer.write(
      IngestionV1.ExportListeningSessionsResponse(
        csv: held.chunk.csv, rows: held.chunk.items, cursor: cursor.text))
  }
}
