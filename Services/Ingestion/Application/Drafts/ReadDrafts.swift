package import FoundationEssentials
package import IngestionDomain
import IngestionStore
package import Postgres
package import ServiceKit

/// Gives participants their unfinished sheets back, on whichever device, also those of studies that they left.
package struct ReadDrafts: Sendable {
  package struct Entry: Sendable {
    package var draft: Draft
    package var outlook: DraftOutlook
  }

  private let pool: PostgresPool
  private let outlooks: DraftOutlooks
  private let clock: any WallClock

  package init(pool: PostgresPool, outlooks: DraftOutlooks, clock: any WallClock) {
    self.pool = pool
    self.outlooks = outlooks
    self.clock = clock
  }

  /// - Throws: ``DraftError`` `.unknown`; ``IngestionError`` `.studyNotYetKnown`; `PostgresError`.
  package func one(_ draftID: UUID, of participantID: UUID) async throws -> Entry {
    let now = clock.now()
    let key = DraftKey(participantID: participantID, draftID: draftID)
    let found = try await pool.transaction {
      try await $0.answers(to: DraftStore.find(key, now: now))
    }
    guard case .live(let draft) = found,
      let entry = try await entries([draft], now: now).first
    else { throw DraftError.unknown }
    return entry
  }

  /// The one changed latest first; of large ones a page has fewer than `limit`.
  ///
  /// - Parameters:
  ///   - studyID: empty: of all studies.
  ///   - position: nil: from the first; otherwise those behind it.
  /// - Throws: ``IngestionError`` `.studyNotYetKnown`; `PostgresError`.
  package func list(
    of participantID: UUID, studyID: String, after position: Draft.ListPosition?, limit: Int
  ) async throws -> (entries: [Entry], isLast: Bool) {
    let now = clock.now()
    let (drafts, isLast) = try await DraftStore.list(
      of: participantID, studyID: studyID, after: position, limit: limit, now: now, on: pool)
    return (try await entries(drafts, now: now), isLast)
  }

  private func entries(_ drafts: [Draft], now: Date) async throws -> [Entry] {
    let outlooks = try await outlooks.outlooks(of: drafts, now: now)
    return drafts.compactMap { draft in
      outlooks[draft.draftID].map { Entry(draft: draft, outlook: $0) }
    }
  }
}
