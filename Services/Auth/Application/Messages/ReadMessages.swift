import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Lists messages, newest first.
struct ListMessages: Sendable {
  let environment: AuthEnvironment

  /// - Parameters:
  ///   - study: study to select; nil for all.
  ///   - last: last message of the previous page; nil for the first page.
  func callAsFunction(
    seenBy participantID: UUID, of study: StudyID?, after last: UUID?, pageSize: Int
  ) async throws -> Page<StudyMessage> {
    try await environment.page(pageSize) {
      MessageStore.list(seenBy: participantID, of: study, after: last, limit: $0)
    }
  }

  /// Lists messages as the study team sees them.
  ///
  /// - Parameters:
  ///   - waitingOnly: whether to list only participants' messages that still need a reply.
  ///   - withGroups: whether messages to groups and replies to them are listed.
  func callAsFunction(
    of study: StudyID, waitingOnly: Bool, withGroups: Bool, after last: UUID?, pageSize: Int
  ) async throws -> Page<StudyMessage> {
    var page = try await environment.page(pageSize) {
      MessageStore.list(
        of: study, waitingOnly: waitingOnly, withGroups: withGroups, after: last, limit: $0)
    }
    page.items = page.items.map(\.forTeam)
    return page
  }
}

/// Records that a participant read a message.
struct MarkMessageRead: Sendable {
  let environment: AuthEnvironment

  /// - Throws: `MessageError.unknown`; `SessionError.ended`; `PostgresError`.
  func callAsFunction(_ messageID: UUID, caller: AccessClaims) async throws {
    let now = environment.clock.now()
    try await environment.pool.write { connection in
      _ = try await environment.callerSession.lock(caller, at: now, on: connection)
      guard
        let message = try await connection.answer(
          to: MessageStore.find(messageID, seenBy: caller.participantID))
      else { throw MessageError.unknown }
      // A participant's own messages count as read.
      guard message.isFromTeam else { return }
      try await connection.answer(
        to: MessageStore.markRead(messageID, by: caller.participantID, at: now))
    }
  }
}
