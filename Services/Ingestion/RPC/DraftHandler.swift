package import IngestionApplication
import IngestionDomain
package import Messages
import RPCCore
package import RPCServer
import ServiceKit
package import Stubs

/// `otolith.ingestion.v1.DraftService`. Everybody reaches the own drafts only.
package struct DraftHandler: IngestionV1.DraftServiceProtocol {
  private let saveDraft: SaveDraft
  private let readDrafts: ReadDrafts
  private let deleteDraft: DeleteDraft

  package init(saveDraft: SaveDraft, readDrafts: ReadDrafts, deleteDraft: DeleteDraft) {
    self.saveDraft = saveDraft
    self.readDrafts = readDrafts
    self.deleteDraft = deleteDraft
  }

  /// 5,000 elements with several codes each; more bytes than a draft may have are not worth reading.
  package var requestAllowance: RequestAllowance? {
    RequestAllowance(sizeMax: 2 << 20, elementsMax: 60_000, memoryMax: 48 << 20)
  }

  private static let pageSizeDefault = 20
  private static let pageSizeMax = 100

  package func access(to method: IngestionV1.DraftServiceMethod) -> MethodAccess {
    switch method {
    // Of which study somebody must be a participant the draft says.
    case .saveDraft, .getDraft, .listDrafts, .deleteDraft: .signedIn
    }
  }

  package func saveDraft(
    _ request: IngestionV1.SaveDraftRequest, context: ServerCallContext
  ) async throws -> IngestionV1.SaveDraftResponse {
    let submitter = try Submitter(context)
    let asked = try SaveDraft.Request(request)
    let answer = try await answering { try await saveDraft(asked, by: submitter) }
    return IngestionV1.SaveDraftResponse(
      draft: IngestionV1.Draft(answer.draft, answer.outlook),
      replaced: answer.replaced.map { IngestionV1.DraftElement($0) })
  }

  package func getDraft(
    _ request: IngestionV1.GetDraftRequest, context: ServerCallContext
  ) async throws -> IngestionV1.Draft {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    let draftID = check.draftID(request.draftID)
    let id = try check.unwrap(draftID)
    let entry = try await answering { try await readDrafts.one(id, of: participantID) }
    return IngestionV1.Draft(entry.draft, entry.outlook)
  }

  package func listDrafts(
    _ request: IngestionV1.ListDraftsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListDraftsResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    check.optionalID(request.studyID, field: "study_id")
    let pageSize = check.pageSize(
      request.pageSize, standard: Self.pageSizeDefault, max: Self.pageSizeMax)
    let tokens = PageTokens("ListDrafts", request) { ($0.pageSize, $0.pageToken) = (0, "") }
    let position = check.pageToken(request.pageToken, of: tokens) {
      Draft.ListPosition(key: $0)
    }
    try check.unwrap()
    let (entries, isLast) = try await answering {
      try await readDrafts.list(
        of: participantID, studyID: request.studyID, after: position, limit: pageSize)
    }
    var response = IngestionV1.ListDraftsResponse()
    var budget = ResponseBudget()
    for entry in entries {
      let draft = IngestionV1.Draft(entry.draft, entry.outlook)
      guard budget.takes(draft.serialized().count + 6) else { break }
      response.drafts.append(draft)
    }
    if !isLast || response.drafts.count < entries.count,
      let last = response.drafts.indices.last.map({ entries[$0].draft })
    {
      response.nextPageToken = tokens.token(after: last.listPosition.key)
    }
    return response
  }

  package func deleteDraft(
    _ request: IngestionV1.DeleteDraftRequest, context: ServerCallContext
  ) async throws -> IngestionV1.DeleteDraftResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    let draftID = check.draftID(request.draftID)
    let id = try check.unwrap(draftID)
    // What no etag of ours can be is one of an older draft.
    let revision = request.etag.isEmpty ? nil : Int64(request.etag) ?? 0
    try await answering {
      try await deleteDraft(
        DraftKey(participantID: participantID, draftID: id), revision: revision)
    }
    return IngestionV1.DeleteDraftResponse()
  }
}
