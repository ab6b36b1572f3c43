import Calendar
import FoundationEssentials
import Postgres
import ServiceKit

/// Lists what a participant did, newest first: sheets, health records, listening sessions, and the
/// prompts that were not answered.
struct ListTimeline: Sendable {
  let pool: PostgresPool
  let clock: any WallClock

  /// Returns the entries of a page; without contents if they disappeared meanwhile.
  ///
  /// - Parameters:
  ///   - studyID: empty for all studies.
  ///   - position: the last entry already read; nil starts at the newest.
  /// - Throws: `PostgresError`.
  func callAsFunction(
    of submitter: Submitter, studyID: String, kinds: Set<TimelineKind>,
    after position: TimelinePosition?, limit: Int
  ) async throws -> [TimelineEntry] {
    let participantID = submitter.participantID
    let question = TimelineReader.Question(
      participantID: participantID, studyID: studyID, kinds: kinds, position: position,
      consentEnds: submitter.consentEnds, now: Instant(clock.now()))
    return try await pool.transaction(readOnly: true) { connection in
      let places = try await connection.answer(to: TimelineReader.places(question, limit: limit))
      func ids(_ kind: TimelineKind) -> [UUID] {
        places.filter { $0.position.kind == kind }.map(\.position.id)
      }
      let (sheets, records, sessions) = try await connection.answers(
        to: TimelineReader.sheets(of: participantID, ids(.sheet)),
        TimelineReader.records(of: participantID, ids(.record)),
        TimelineReader.sessions(of: participantID, ids(.session)))
      return places.map { position, prompt in
        let content: TimelineEntry.Content? =
          switch position.kind {
          case .sheet: sheets[position.id]
          case .record: records[position.id]
          case .session: sessions[position.id]
          case .unansweredPrompt: prompt.map { .unansweredPrompt($0) }
          }
        return TimelineEntry(position: position, content: content)
      }
    }
  }
}
