import Calendar
import Fields
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// `otolith.ingestion.v1.SharingService`. Participants access only their own shares; the holder of a
/// link opens it without a token.
struct SharingHandler: IngestionV1.SharingServiceProtocol {
  let createShare: CreateShare
  let shares: ManageShares
  let openShare: OpenShare
  let zones: ZoneDatabase

  func createShare(
    _ request: IngestionV1.CreateShareRequest, context: ServerCallContext
  ) async throws -> IngestionV1.CreateShareResponse {
    let submitter = try Submitter(context)
    let asked = try CreateShare.Request(request, zones: zones, now: shares.now)
    let answer = try await answering { try await createShare(asked, by: submitter) }
    return IngestionV1.CreateShareResponse(
      share: IngestionV1.Share(answer.share, at: shares.now), link: answer.link,
      viewerLink: answer.viewerLink)
  }

  func listShares(
    _ request: IngestionV1.ListSharesRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListSharesResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    let paging: Paging<TimePosition> = check.page(request, standard: 20, max: 100)
    try check.unwrap()
    let found = try await answering {
      Page(
        try await shares.list(of: participantID, after: paging.last, limit: paging.size + 1),
        size: paging.size)
    }
    let now = shares.now
    let (messages, page) = found.fitting { IngestionV1.Share($0, at: now) }
    return IngestionV1.ListSharesResponse(
      shares: messages, nextPageToken: paging.token(after: page) { $0.listPosition })
  }

  func revokeShare(
    _ request: IngestionV1.RevokeShareRequest, context: ServerCallContext
  ) async throws -> IngestionV1.RevokeShareResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    let named = check.uuid(request.shareID, field: "share_id")
    let shareID = try check.unwrap(named)
    let share = try await answering {
      try await shares.revoke(shareID, of: participantID)
    }
    return IngestionV1.RevokeShareResponse(share: IngestionV1.Share(share, at: shares.now))
  }

  func listShareAccesses(
    _ request: IngestionV1.ListShareAccessesRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ListShareAccessesResponse {
    let participantID = try context.claims.participantID
    var check = FieldChecks()
    let named = check.uuid(request.shareID, field: "share_id")
    let paging: Paging<Int> = check.page(request, standard: 50, max: 500, isKnown: { $0 > 0 })
    let shareID = try check.unwrap(named)
    let page = try await answering {
      Page(
        try await shares.accesses(
          of: shareID, of: participantID, after: paging.last, limit: paging.size + 1),
        size: paging.size)
    }
    return IngestionV1.ListShareAccessesResponse(
      accesses: page.items.map {
        IngestionV1.ShareAccess(
          accessTime: GoogleProtobuf.Timestamp($0.at), recipient: $0.recipient,
          outcome: $0.isOpened ? .opened : .passcodeWrong)
      }, nextPageToken: paging.token(after: page) { Int($0.accessID) })
  }

  func openShare(
    _ request: IngestionV1.OpenShareRequest, context: ServerCallContext
  ) async throws -> IngestionV1.OpenShareResponse {
    var check = FieldChecks()
    check.required(request.token, max: 64, field: "token")
    check.required(request.recipient, max: ShareLimits.recipientLengthMax, field: "recipient")
    if request.passcode.count > ShareLimits.passcodeLength.upperBound {
      check.reject("passcode", .textTooLong, "must have at most 64 characters")
    }
    try check.unwrap()
    let opened = try await answering {
      try await openShare(
        token: request.token, recipient: request.recipient, passcode: request.passcode)
    }
    return IngestionV1.OpenShareResponse(
      ticket: opened.ticket, ticketExpireTime: GoogleProtobuf.Timestamp(opened.ticketEndsAt),
      files: [
        IngestionV1.ShareFile(
          contentType: "application/fhir+json", sizeBytes: UInt64(clamping: opened.byteCount))
      ], createTime: GoogleProtobuf.Timestamp(opened.createdAt))
  }

  func readShareFile(
    _ request: IngestionV1.ReadShareFileRequest, context: ServerCallContext
  ) async throws -> IngestionV1.ReadShareFileResponse {
    var check = FieldChecks()
    check.required(request.ticket, max: 64, field: "ticket")
    try check.unwrap()
    // A share has one file.
    guard request.file == 0 else { throw RPCError(SharingError.unknown) }
    return IngestionV1.ReadShareFileResponse(
      jwe: try await answering { try await openShare.contents(ticket: request.ticket) })
  }
}
