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
    // Of all participants last: it counts the most rows.
    let writers: [MessageRules.Writer] =
      if message.isFromTeam {
        [.team]
      } else {
        (message.participantID.map { [.participant($0)] } ?? []) + [.participants]
      }
    for writer in writers {
      try await requireRoom(of: writer, in: study, at: message.createdAt, on: connection)
    }
    guard try await messages.insert(message, on: connection) else {
      throw MessageError.idReused
    }
  }

  private func requireRoom(
    of writer: MessageRules.Writer, in study: StudyID, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    let (count, oldest) = try await messages.count(
      of: writer, in: study, since: now - MessageRules.interval, on: connection)
    guard count >= writer.max else { return }
    let free = (oldest ?? now) + MessageRules.interval
    throw MessageError.tooMany(
      of: writer, max: writer.max, wait: max(1, free.timeIntervalSince(now)))
  }
}
