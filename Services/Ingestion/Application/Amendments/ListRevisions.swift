package import FoundationEssentials
package import IngestionDomain
package import IngestionStore

/// Gives participants all that one of their sheets ever said.
package struct ListRevisions: Sendable {
  private let lookup: RevisionLookup

  package init(lookup: RevisionLookup) {
    self.lookup = lookup
  }

  /// Oldest first; of large ones a page has fewer than `limit`.
  ///
  /// - Parameter revision: those behind it; 0: from the first.
  /// - Throws: ``AmendmentError`` `.sheetUnknown`; `PostgresError`.
  package func callAsFunction(
    of sheetID: UUID, by participantID: UUID, after revision: Int, limit: Int
  ) async throws -> (revisions: [SheetRevision], isLast: Bool) {
    let page = try await lookup.list(
      sheetID: sheetID, participantID: participantID, after: revision, limit: limit)
    guard !page.revisions.isEmpty || revision > 0 else { throw AmendmentError.sheetUnknown }
    return page
  }
}
