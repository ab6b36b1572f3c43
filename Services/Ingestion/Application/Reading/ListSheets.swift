package import FoundationEssentials
package import IngestionDomain
package import IngestionStore

/// Gives participants their own sheets back, newest first.
package struct ListSheets: Sendable {
  private let reader: SheetReader

  package init(reader: SheetReader) {
    self.reader = reader
  }

  /// - Parameters:
  ///   - studyID: empty: of all studies.
  ///   - questionnaireID: empty: of all questionnaires.
  ///   - position: nil: from the newest; otherwise those behind it.
  /// - Throws: `PostgresError`.
  package func callAsFunction(
    of participantID: UUID, studyID: String, questionnaireID: String,
    after position: SheetRecord.ListPosition?, limit: Int
  ) async throws -> [SheetRecord] {
    try await reader.list(
      participantID: participantID, studyID: studyID, questionnaireID: questionnaireID,
      after: position, limit: limit)
  }
}
