import AuthDomain
import AuthStore
import FoundationEssentials
import Postgres

/// Writes a message once, however often it is sent, and no more than may be sent within a day.
struct MessagePost: Sendable {
  private let messages = MessageStore()

  /// The message that the same request made before; nil: none did.
  ///
  /// - Throws: `MessageError.idReused`; `PostgresError`.
  func earlier(
    _ message: StudyMessage, on connection: PostgresConnection
  ) async throws -> StudyMessage? {
    guard let known = try await messages.find(message.messageID, on: connection) else {
      return nil
    }
    guard message.isSame(as: known) else { throw MessageError.idReused }
    return known
  }

  /// Whoever writes for this participant, or for this team, is locked.
  ///
  /// - Throws: `MessageError.tooMany`, `.idReused`; `PostgresError`.
  func insert(
    _ message: StudyMessage, in study: StudyID, on connection: PostgresConnection
  ) async throws {
    let max = message.isFromTeam ? MessageRules.ofTeamMax : MessageRules.ofParticipantMax
    let (count, oldest) = try await messages.count(
      of: message.isFromTeam ? nil : message.participantID, in: study,
      since: message.createdAt - MessageRules.interval, on: connection)
    if count >= max {
      let free = (oldest ?? message.createdAt) + MessageRules.interval
      throw MessageError.tooMany(
        max: max, wait: Swift.max(1, free.timeIntervalSince(message.createdAt)))
    }
    guard try await messages.insert(message, on: connection) else {
      throw MessageError.idReused
    }
  }
}
