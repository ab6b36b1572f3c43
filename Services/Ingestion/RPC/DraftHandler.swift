import Fields
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// `otolith.ingestion.v1.DraftService`. Participants access only their own drafts.
struct DraftHandler: IngestionV1.DraftServiceProtocol {
  let saveDraft: SaveDraft
  let readDrafts: ReadDrafts
  let deleteDraft: DeleteDraft

  /// 5,000 elements with several codes each; the size limit exceeds that of a stored draft.
  var requestAllowance: RequestAllowance? {
    RequestAllowance(sizeMax: 2 << 20, elementsMax: 60_000, memoryMax: 48 << 20)
  }

  func saveDraft(
    _ request: IngestionV1.SaveDraftRequest, context: ServerCallContext
  ) async throws -> IngestionV1.SaveDraftResponse {
    let submitter = try Submitter(context)
    let asked = try SaveDraft.Request(
      request,
      unreadable: InvalidFields(context[InvalidUTF8Fields.self] ?? [], in: "elements").violations)
    let answer = try await answering { try await saveDraft(asked, by: submitter) }
    return IngestionV1.SaveDraftResponse(
      draft: IngestionV1.Draft(answer.draft, answer.outlook),
      replaced: answer.replaced.map { IngestionV1.DraftElement($0) },
      violations: answer.violations.map { IngestionV1.Violation($0) })
  }

  func getDraft(
    _ request: IngestionV1.GetDraftRequest, context: ServerCallContext
  ) async throws -> IngestionV1.Draft {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    let draftID = check.draftID(request.draftID)
    let id = try check.unwrap(draftID)
    let entry = try await answering { try await readDrafts.one(id, of: participantID) }
    return IngestionV1.Draft(entry.draft, entry.outlook)
  }

  func listDrafts(
    _ request: IngestionV1.ListDraftsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListDraftsResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    check.optionalID(request.studyID, field: "study_id")
    let paging: Paging<TimePosition> = check.page(request, standard: 20, max: 100)
    try check.unwrap()
    let found = try await answering {
      try await readDrafts.list(
        of: participantID, studyID: request.studyID, after: paging.last, limit: paging.size)
    }
    let (drafts, page) = found.fitting { IngestionV1.Draft($0.draft, $0.outlook) }
    return IngestionV1.ListDraftsResponse(
      drafts: drafts, nextPageToken: paging.token(after: page) { $0.draft.listPosition })
  }

  func deleteDraft(
    _ request: IngestionV1.DeleteDraftRequest, context: ServerCallContext
  ) async throws -> IngestionV1.DeleteDraftResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    let draftID = check.draftID(request.draftID)
    let id = try check.unwrap(draftID)
    // An invalid etag is treated as that of an older draft.
    let revision = request.etag.isEmpty ? nil : Int64(request.etag) ?? 0
    try await answering {
      try await deleteDraft(
        ParticipantKey(participantID: participantID, id: id), revision: revision)
    }
    return IngestionV1.DeleteDraftResponse()
  }
}
