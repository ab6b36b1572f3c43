package import FoundationEssentials
package import IngestionDomain
package import IngestionStore

/// Gives participants their own listening sessions back, latest first (SON FA12).
package struct ListSessions: Sendable {
  private let reader: SessionReader

  package init(reader: SessionReader) {
    self.reader = reader
  }

  /// - Parameters:
  ///   - studyID: empty: of all studies.
  ///   - position: nil: from the latest; otherwise those behind it.
  /// - Throws: `PostgresError`.
  package func callAsFunction(
    of participantID: UUID, studyID: String, after position: SessionRecord.ListPosition?,
    limit: Int
  ) async throws -> [SessionRecord] {
    try await reader.list(
      participantID: participantID, studyID: studyID, after: position, limit: limit)
  }
}
