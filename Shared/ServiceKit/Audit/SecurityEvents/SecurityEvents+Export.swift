public import FoundationEssentials

extension SecurityEvents {
  /// Runs a leader's export of a study and records its start and end as security events.
  ///
  /// - Throws: `PostgresError`; the errors of `export`.
  public func telling(
    ofExportBy exporter: UUID, of studyID: String, _ export: () async throws -> Void
  ) async throws {
    func event(_ kind: SecurityEvent.Kind) -> SecurityEvent {
      SecurityEvent(kind, by: exporter, what: studyID)
    }
    // Stored before any data is sent.
    try await record(event(.exportBegun))
    do {
      try await export()
    } catch {
      note(event(.exportBroken))
      throw error
    }
    note(event(.exportEnded))
  }
}
