import FoundationEssentials
import Messages
import RPCClient
import RPCCore
import Stubs

extension Caller {
  private var drafts: IngestionV1.DraftServiceClient {
    IngestionV1.DraftServiceClient(stack.channel)
  }
  private var options: CallOptions { .bearer(token) }

  @discardableResult
  func save(_ request: IngestionV1.SaveDraftRequest) async throws -> IngestionV1.SaveDraftResponse {
    try await drafts.saveDraft(request, options: options)
  }

  func draft(_ draftID: String) async throws -> IngestionV1.Draft {
    try await drafts.getDraft(.init(draftID: draftID), options: options)
  }

  func drafts(
    _ request: IngestionV1.ListDraftsRequest = .init()
  ) async throws -> IngestionV1.ListDraftsResponse {
    try await drafts.listDrafts(request, options: options)
  }

  func allDrafts(in studyID: String = "", pageSize: UInt32 = 0) async throws -> [String] {
    var ids: [String] = []
    var request = IngestionV1.ListDraftsRequest(studyID: studyID, pageSize: pageSize)
    repeat {
      let page = try await drafts(request)
      ids += page.drafts.map(\.draftID)
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return ids
  }

  func delete(_ draftID: String, etag: String = "") async throws {
    _ = try await drafts.deleteDraft(.init(draftID: draftID, etag: etag), options: options)
  }
}

extension TestStudy {
  /// Seconds after the start of the stack's clock.
  static func element(
    _ elementID: String, _ value: IngestionV1.Answer.OneOfValue?, at seconds: Int64 = 0
  ) -> IngestionV1.DraftElement {
    IngestionV1.DraftElement(
      elementID: elementID,
      answer: value.map { IngestionV1.Answer(elementID: elementID, value: $0) },
      changeTime: GoogleProtobuf.Timestamp(seconds: now + seconds))
  }

  func diaryDraft(
    _ draftID: String = UUID().uuidString.lowercased(), _ elements: IngestionV1.DraftElement...
  ) -> IngestionV1.SaveDraftRequest {
    IngestionV1.SaveDraftRequest(
      draftID: draftID, studyID: studyID, questionnaireID: diaryID, version: 1,
      contentHash: "d1", elements: elements,
      startTime: GoogleProtobuf.Timestamp(seconds: Self.now - 60))
  }
}
