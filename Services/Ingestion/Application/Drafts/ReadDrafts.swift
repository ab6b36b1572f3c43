import Calendar
import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Returns participants' drafts on any device, including those of studies they left.
struct ReadDrafts: Sendable {
  struct Entry: Sendable {
    var draft: Draft
    var outlook: DraftOutlook
  }

  let pool: PostgresPool
  let outlooks: DraftOutlooks
  let clock: any WallClock

  /// - Throws: ``DraftError`` `.unknown`; ``IngestionError`` `.studyNotYetKnown`; `PostgresError`.
  func one(_ draftID: UUID, of participantID: UUID) async throws -> Entry {
    let now = clock.now()
    let key = ParticipantKey(participantID: participantID, id: draftID)
    let found = try await pool.answer(to: DraftStore.find(key, now: now))
    guard case .live(let draft) = found,
      let entry = try await entries([draft], now: now).first
    else { throw DraftError.unknown }
    return entry
  }

  /// Lists drafts, most recently changed first. A page of large drafts has fewer than `limit`.
  ///
  /// - Parameters:
  /// - studyID: empty for all studies.
  /// - position: the last draft already read; nil starts at the first.
  /// - Throws: ``IngestionError`` `.studyNotYetKnown`; `PostgresError`.
  func list(
    of participantID: UUID, studyID: String, after position: TimePosition?, limit: Int
  ) async throws -> Page<Entry> {
    let now = clock.now()
    let drafts = try await pool.answer(
      to: DraftStore.list(
        of: participantID, studyID: studyID, after: position, limit: limit, now: now))
    return Page(items: try await entries(drafts.items, now: now), hasMore: drafts.hasMore)
  }

  private func entries(_ drafts: [Draft], now: Date) async throws -> [Entry] {
    let outlooks = try await outlooks.outlooks(of: drafts, now: now)
    return drafts.compactMap { draft in
      outlooks[draft.draftID].map { Entry(draft: draft, outlook: $0) }
    }
  }
}

/// Determines whether drafts can still be submitted under the current rules of their studies.
struct DraftOutlooks: Sendable {
  let studies: StudyCache

  /// - Throws: ``IngestionError`` `.studyNotYetKnown`; `PostgresError`.
  func outlooks(of drafts: [Draft], now: Date) async throws -> [UUID: DraftOutlook] {
    guard !drafts.isEmpty else { return [:] }
    let resolved = try await studies.rules(
      for: drafts.reduce(into: [:]) { $0[$1.subject.studyID] = [] })
    var outlooks: [UUID: DraftOutlook] = [:]
    for draft in drafts {
      let studyID = draft.subject.studyID
      let rules: StudyRules? =
        switch resolved[studyID] {
        case .known(let rules): rules
        case .unknown: nil
        case .unavailable, nil: throw IngestionError.studyNotYetKnown(studyID)
        }
      outlooks[draft.draftID] = DraftOutlook(of: draft.subject, by: rules, now: Instant(now))
    }
    return outlooks
  }
}
