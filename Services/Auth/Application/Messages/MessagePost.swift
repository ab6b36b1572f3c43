import FoundationEssentials
import Postgres

/// Stores a message once per id, within the daily limits.
struct MessagePost: Sendable {
  /// Returns the message that the same request stored before, if any.
  ///
  /// - Throws: `MessageError.idReused`; `PostgresError`.
  func earlier(
    _ message: StudyMessage, on connection: PostgresConnection
  ) async throws -> StudyMessage? {
    guard let known = try await connection.answer(to: MessageStore.find(message.messageID)) else {
      return nil
    }
    guard message.isSame(as: known) else { throw MessageError.idReused }
    return known
  }

  /// Stores a message. The caller holds the lock of the participant or the team that writes.
  ///
  /// - Throws: `MessageError.tooMany`, `.idReused`; `PostgresError`.
  func insert(
    _ message: StudyMessage, in study: StudyID, on connection: PostgresConnection
  ) async throws {
    // The study-wide limit comes last because it counts the most rows.
    let writers: [MessageRules.Writer] =
      if message.isFromTeam {
        [.team]
      } else {
        (message.participantID.map { [.participant($0)] } ?? []) + [.participants]
      }
    for writer in writers {
      try await requireRoom(of: writer, in: study, at: message.createdAt, on: connection)
    }
    guard try await connection.answer(to: MessageStore.insert(message)) else {
      throw MessageError.idReused
    }
  }

  private func requireRoom(
    of writer: MessageRules.Writer, in study: StudyID, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    let (count, oldest) = try await connection.answer(
      to: MessageStore.count(of: writer, in: study, since: now - MessageRules.interval))
    guard count >= writer.max else { return }
    let free = (oldest ?? now) + MessageRules.interval
    throw MessageError.tooMany(
      of: writer, max: writer.max, wait: max(1, free.timeIntervalSince(now)))
  }
}
