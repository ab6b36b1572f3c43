import Bus
import FoundationEssentials
import Messages
import Postgres

/// Publishes the catalogue's events.
struct OutboxEvents: PublicationEvents {
  /// Size in bytes above which an event only references the definition, so that consumers need not
  /// read it.
  private static let definitionBytesMax = 1 << 20

  let outbox: Outbox

  /// - Throws: `BusError`; `DecodingError` for invalid stored data; `PostgresError`.
  func publish(
    _ events: [PublicationEvent], at time: Date, on connection: PostgresConnection
  ) async throws {
    try await outbox.publish(
      try events.map { event in
        switch event {
        case .version(let version): try versionPublished(version, at: time)
        case .revision(let study): try studyPublished(study, at: time)
        case .password(let study, let revision, let hash):
          passwordSet(study, revision: revision, hash: hash, at: time)
        case .deleted(let study):
          Event(
            source: outbox.source, subject: study, time: time,
            message: EventsV1.StudyDeleted(
              studyID: study, deleteTime: GoogleProtobuf.Timestamp(time)))
        }
      }, on: connection)
  }

  func wake() { outbox.wake() }

  private func studyPublished(_ study: NewRevision, at time: Date) throws -> Event {
    Event(
      source: outbox.source, subject: study.id, time: time,
      message: EventsV1.StudyPublished(
        study: try CatalogueV1.Study(serialized: study.bytes, limits: .stored)))
  }

  /// Creates the event for auth, which checks the password.
  private func passwordSet(
    _ study: String, revision: UInt32, hash: String?, at time: Date
  ) -> Event {
    Event(
      source: outbox.source, subject: study, time: time,
      message: EventsV1.StudyPasswordSet(
        studyID: study, studyRevision: revision, accessPasswordHash: hash ?? ""))
  }

  private func versionPublished(_ version: NewVersion, at time: Date) throws -> Event {
    let isCarried = version.bytes.count < Self.definitionBytesMax
    return Event(
      source: outbox.source, subject: version.id, time: time,
      message: EventsV1.QuestionnaireVersionPublished(
        questionnaire: isCarried
          ? try version.message() : nil,
        reference: isCarried
          ? nil
          : EventsV1.QuestionnaireReference(
            questionnaireID: version.id, version: version.version,
            contentHash: version.contentHash.hexadecimal)))
  }
}
