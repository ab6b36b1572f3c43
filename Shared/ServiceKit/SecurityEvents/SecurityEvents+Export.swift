public import FoundationEssentials

extension SecurityEvents {
  /// Carries out a leader's export of a study, of which security events tell how it began and ended.
  ///
  /// - Throws: `PostgresError`; what `export` throws.
  public func telling(
    ofExportBy exporter: UUID, of studyID: String, _ export: () async throws -> Void
  ) async throws {
    func event(_ kind: SecurityEvent.Kind) -> SecurityEvent {
      SecurityEvent(kind, by: exporter, what: studyID)
    }
    // Stored before anything is handed out.
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
