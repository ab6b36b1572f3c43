import Calendar
package import FoundationEssentials
package import IngestionDomain
package import IngestionStore
package import ServiceKit

/// Gives participants their refused sheets back, the latest first.
package struct ListRejectedSheets: Sendable {
  private let store: RejectedSheetStore
  private let clock: any WallClock

  package init(store: RejectedSheetStore, clock: any WallClock) {
    self.store = store
    self.clock = clock
  }

  /// - Parameters:
  ///   - studyID: empty: of all studies.
  ///   - position: nil: from the latest; otherwise those behind it.
  /// - Throws: `PostgresError`, `DecodingError`.
  package func callAsFunction(
    of participantID: UUID, studyID: String, after position: RejectedSheet.ListPosition?,
    limit: Int
  ) async throws -> [RejectedSheet] {
    try await store.list(
      of: participantID, studyID: studyID, after: position, now: Instant(clock.now()),
      limit: limit)
  }
}

/// Forgets a refused sheet that nobody is going to mend.
package struct DeleteRejectedSheet: Sendable {
  private let store: RejectedSheetStore

  package init(store: RejectedSheetStore) { self.store = store }

  /// - Throws: `PostgresError`.
  package func callAsFunction(_ sheetID: UUID, of participantID: UUID) async throws {
    try await store.forget(sheetID, of: participantID)
  }
}

/// Forgets refused sheets after 30 days, or once they are stored.
package struct ForgetOldRejections: Sendable {
  /// How often.
  package static let interval = Duration.seconds(3600)

  private let store: RejectedSheetStore
  private let clock: any WallClock

  package init(store: RejectedSheetStore, clock: any WallClock) {
    self.store = store
    self.clock = clock
  }

  /// - Throws: `PostgresError`.
  package func callAsFunction() async throws {
    while try await store.deleteSome(now: Instant(clock.now())) {}
  }
}
