package import IngestionStore

/// Gives what the pseudonyms of a study's exports are made with to the service that shows staff the same.
package struct GivePseudonymKey: Sendable {
  private let pseudonyms: PseudonymStore

  package init(pseudonyms: PseudonymStore) {
    self.pseudonyms = pseudonyms
  }

  /// - Throws: `PostgresError`.
  package func callAsFunction(_ studyID: String) async throws -> [UInt8] {
    try await pseudonyms.pseudonyms(of: studyID).key
  }
}
