package import AuthApplication
import AuthDomain
import Fields
import FoundationEssentials
package import Messages
import RPCCore
package import RPCServer
import ServiceKit
package import Stubs

/// Words between participants and the teams of their studies.
package struct MessageHandler: AuthV1.MessageServiceProtocol {
  private let send: SendMessage
  private let sendForTeam: SendStudyMessage
  private let list: ListMessages
  private let mark: MarkMessageRead

  package init(
    send: SendMessage, sendForTeam: SendStudyMessage, list: ListMessages, mark: MarkMessageRead
  ) {
    self.send = send
    self.sendForTeam = sendForTeam
    self.list = list
    self.mark = mark
  }

  package func access(to method: AuthV1.MessageServiceMethod) -> MethodAccess {
    switch method {
    case .sendMessage, .listOwnMessages, .markMessageRead: .signedIn
    case .sendStudyMessage, .listStudyMessages: .studyLeader
    }
  }

  package func sendMessage(
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
      try await send(
        SendMessage.Request(
          messageID: messageID, study: study, text: request.text,
          isAnswerable: request.answerable, replyEmail: replyEmail, answerTo: answerTo),
        caller: claims, from: context.identifiedPeer)
    }
    return AuthV1.SendMessageResponse(message: message.message(isForTeam: false))
  }

  package func listOwnMessages(
    _ request: AuthV1.ListOwnMessagesRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListOwnMessagesResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let study = request.studyID.isEmpty ? nil : check.studyID(request.studyID)
    let pageSize = check.pageSize(request.pageSize)
    let tokens = PageTokens("ListOwnMessages", request) { ($0.pageSize, $0.pageToken) = (0, "") }
    let last = check.pageToken(request.pageToken, of: tokens)
    try check.unwrap()
    let page = try await answering {
      try await list(
        seenBy: claims.participantID, of: study, after: last, pageSize: pageSize)
    }
    return AuthV1.ListOwnMessagesResponse(
      messages: page.items.map { $0.message(isForTeam: false) },
      nextPageToken: page.nextToken(tokens) { $0.messageID })
  }

  package func markMessageRead(
    _ request: AuthV1.MarkMessageReadRequest, context: ServerCallContext
  ) async throws -> AuthV1.MarkMessageReadResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readID = check.uuid(request.messageID, field: "message_id")
    let messageID = try check.unwrap(readID)
    try await answering { try await mark(messageID, caller: claims) }
    return AuthV1.MarkMessageReadResponse()
  }

  package func sendStudyMessage(
    _ request: AuthV1.SendStudyMessageRequest, context: ServerCallContext
  ) async throws -> AuthV1.SendStudyMessageResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readID = check.uuid(request.messageID, field: "message_id")
    let readStudy = check.studyID(request.studyID)
    check.messageText(request.text)
    let recipient = check.recipient(request)
    let (messageID, study) = try check.unwrap(readID, readStudy)
    try claims.requireLeadership(of: study.text)
    let message = try await answering {
      try await sendForTeam(
        SendStudyMessage.Request(
          messageID: messageID, study: study, text: request.text,
          isAnswerable: request.answerable, recipient: recipient, actor: claims.participantID))
    }
    return AuthV1.SendStudyMessageResponse(message: message.message(isForTeam: true))
  }

  package func listStudyMessages(
    _ request: AuthV1.ListStudyMessagesRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListStudyMessagesResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readStudy = check.studyID(request.studyID)
    let pageSize = check.pageSize(request.pageSize)
    let tokens = PageTokens("ListStudyMessages", request) {
      ($0.pageSize, $0.pageToken) = (0, "")
    }
    let last = check.pageToken(request.pageToken, of: tokens)
    let study = try check.unwrap(readStudy)
    try claims.requireLeadership(of: study.text)
    let page = try await answering {
      try await list(
        of: study, waitingOnly: request.waitingOnly, after: last, pageSize: pageSize)
    }
    return AuthV1.ListStudyMessagesResponse(
      messages: page.items.map { $0.message(isForTeam: true) },
      nextPageToken: page.nextToken(tokens) { $0.messageID })
  }
}

extension FieldChecks {
  /// At most one is named.
  fileprivate mutating func recipient(
    _ request: AuthV1.SendStudyMessageRequest
  ) -> SendStudyMessage.Recipient {
    let named = [
      ("group_id", request.groupID), ("member_id", request.memberID),
      ("answer_to", request.answerTo),
    ].filter { !$0.1.isEmpty }
    if named.count > 1 {
      for (field, _) in named.dropFirst() {
        reject(field, "INVALID", "excludes `\(named[0].0)`")
      }
    }
    check(request)
    if let memberID = UUID(text: request.memberID) { return .member(memberID) }
    if let messageID = UUID(text: request.answerTo) { return .answer(messageID) }
    return request.groupID.isEmpty ? .all : .group(request.groupID)
  }

  private mutating func check(_ request: AuthV1.SendStudyMessageRequest) {
    optionalID(request.groupID, field: "group_id")
    if !request.memberID.isEmpty { _ = uuid(request.memberID, field: "member_id") }
    _ = answerTo(request.answerTo)
  }
}
