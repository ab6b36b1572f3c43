import Fields
import FoundationEssentials
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// Messages between participants and study teams.
struct MessageHandler: AuthV1.MessageServiceProtocol {
  let environment: AuthEnvironment

  func sendMessage(
    _ request: AuthV1.SendMessageRequest, context: ServerCallContext
  ) async throws -> AuthV1.SendMessageResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readID = check.uuid(request.messageID, field: "message_id")
    let readStudy = check.studyID(request.studyID)
    check.messageText(request.text)
    let replyEmail = check.email(request.replyEmail, field: "reply_email")
    let answerTo = check.answerTo(request.answerTo)
    let (messageID, study) = try check.unwrap(readID, readStudy)
    let message = try await answering {
      try await SendMessage(environment: environment)(
        SendMessage.Request(
          messageID: messageID, study: study, text: request.text,
          isAnswerable: request.answerable, replyEmail: replyEmail, answerTo: answerTo),
        caller: claims, from: context.identifiedPeer)
    }
    return AuthV1.SendMessageResponse(message: message.message(isForTeam: false))
  }

  func listOwnMessages(
    _ request: AuthV1.ListOwnMessagesRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListOwnMessagesResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let study = request.studyID.isEmpty ? nil : check.studyID(request.studyID)
    let paging: Paging<UUID> = check.page(request)
    try check.unwrap()
    let page = try await answering {
      try await ListMessages(environment: environment)(
        seenBy: claims.participantID, of: study, after: paging.last, pageSize: paging.size)
    }
    return AuthV1.ListOwnMessagesResponse(
      messages: page.items.map { $0.message(isForTeam: false) },
      nextPageToken: paging.token(after: page) { $0.messageID })
  }

  func markMessageRead(
    _ request: AuthV1.MarkMessageReadRequest, context: ServerCallContext
  ) async throws -> AuthV1.MarkMessageReadResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readID = check.uuid(request.messageID, field: "message_id")
    let messageID = try check.unwrap(readID)
    try await answering {
      try await MarkMessageRead(environment: environment)(messageID, caller: claims)
    }
    return AuthV1.MarkMessageReadResponse()
  }

  func sendStudyMessage(
    _ request: AuthV1.SendStudyMessageRequest, context: ServerCallContext
  ) async throws -> AuthV1.SendStudyMessageResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readID = check.uuid(request.messageID, field: "message_id")
    let readStudy = check.studyID(request.studyID)
    check.messageText(request.text)
    let recipient = check.recipient(request)
    let (messageID, study) = try check.unwrap(readID, readStudy)
    let message = try await answering {
      if case .group = recipient {
        try await Concealment(environment: environment).requireGroups(of: study, for: claims)
      }
      return try await SendStudyMessage(environment: environment)(
        SendStudyMessage.Request(
          messageID: messageID, study: study, text: request.text,
          isAnswerable: request.answerable, recipient: recipient, actor: claims.participantID))
    }
    return AuthV1.SendStudyMessageResponse(message: message.message(isForTeam: true))
  }

  func listStudyMessages(
    _ request: AuthV1.ListStudyMessagesRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListStudyMessagesResponse {
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let paging: Paging<UUID> = check.page(request)
    let study = try check.unwrap(readStudy)
    let claims = try context.claims
    let page = try await answering {
      let concealed = try await Concealment(environment: environment)
        .conceals(study, from: claims)
      return try await ListMessages(environment: environment)(
        of: study, waitingOnly: request.waitingOnly, withGroups: !concealed, after: paging.last,
        pageSize: paging.size)
    }
    return AuthV1.ListStudyMessagesResponse(
      messages: page.items.map { $0.message(isForTeam: true) },
      nextPageToken: paging.token(after: page) { $0.messageID })
  }
}

extension FieldChecks {
  /// Reads the recipient; at most one may be given.
  fileprivate mutating func recipient(
    _ request: AuthV1.SendStudyMessageRequest
  ) -> SendStudyMessage.Recipient {
    let named = [
      ("group_id", request.groupID), ("member_id", request.memberID),
      ("answer_to", request.answerTo), ("subject_label", request.subjectLabel),
    ].filter { !$0.1.isEmpty }
    if named.count > 1 {
      for (field, _) in named.dropFirst() {
        reject(field, .invalid, "excludes `\(named[0].0)`")
      }
    }
    check(request)
    if let memberID = UUID(text: request.memberID) { return .member(memberID) }
    if let messageID = UUID(text: request.answerTo) { return .answer(messageID) }
    if !request.subjectLabel.isEmpty { return .labelled(request.subjectLabel) }
    return request.groupID.isEmpty ? .all : .group(request.groupID)
  }

  private mutating func check(_ request: AuthV1.SendStudyMessageRequest) {
    optionalID(request.groupID, field: "group_id")
    if !request.memberID.isEmpty { _ = uuid(request.memberID, field: "member_id") }
    _ = answerTo(request.answerTo)
    subjectLabel(request.subjectLabel)
  }
}
