import FoundationEssentials
import Postgres

/// Writes revisions of sheets with all that follows from them.
struct RevisionWriter: Sendable {
  private let events: any AmendmentEvents
  private let triggers: AmendmentTriggers

  init(events: any AmendmentEvents, triggerEvents: any TriggerEvents) {
    self.events = events
    triggers = AmendmentTriggers(events: triggerEvents)
  }

  /// Must be the last step of the transaction that decided the revisions.
  ///
  /// - Parameters:
  ///   - revisions: revisions of one participant.
  ///   - rules: known rules of the sheets' studies.
  ///   - definition: returns the version that a sheet names.
  /// - Throws: `PostgresError`, `DecodingError`.
  func write(
    _ revisions: [NewRevision], rules: [String: StudyRules], at now: Date,
    on connection: PostgresConnection, definition: (NewRevision) -> PreparedQuestionnaire?
  ) async throws {
    guard !revisions.isEmpty else { return }
    try await connection.run(RevisionStore.write(revisions, receivedAt: now))
    // Staff correct no files, and those that a corrected condition hides stay with the original.
    try await SheetFiles.amend(
      revisions.filter { $0.amendment.correction == nil }, on: connection, definition: definition)
    try await events.publish(revisions, receivedAt: now, on: connection)
    try await triggers.publish(revisions, rules: rules, at: now, on: connection)
  }

  /// Wakes the outbox relay after the commit.
  func wake() { events.wake() }
}
