import Calendar
import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Counts notifications by outcome.
///
/// Counts of a study are made from notifications in memory, which each call brings up to date. Nothing
/// is written, and every process counts on its own.
struct CountCompliance: Sendable {
  /// Maximum number of waiting calls that count a study.
  static let waitingMax = 64
  /// Maximum number of notifications in memory, with about 60 bytes each.
  static let factsMax = 500_000
  /// Facts that are older than the asked ones by this time, in seconds, are dropped.
  private static let slack = Double(ComplianceQuestion.daysDefault) * 86_400

  private struct Key: Hashable {
    var studyID: String
    /// Local times depend on the rules of time zones.
    var timeZones: String?
  }

  private enum Line { case studies }

  private let pool: PostgresPool
  private let pseudonyms: StudyPseudonyms
  private let zones: ZoneDatabase
  private let factsMax: Int
  private let store = ComplianceStore()
  private let known: WeightedCache<Key, ComplianceFacts>
  private let turns = CallTurns<Line>(waitingMax: waitingMax) { _ in PlanningError.tooManyCalls }
  // Hundreds of thousands of notifications would block an event loop for too long.
  private let thread = WorkerThreads(count: 1, waitingMax: 0) { _ in PlanningError.tooManyCalls }

  init(
    pool: PostgresPool, pseudonyms: StudyPseudonyms, zones: ZoneDatabase,
    factsMax: Int = Self.factsMax
  ) {
    self.pool = pool
    self.pseudonyms = pseudonyms
    self.zones = zones
    self.factsMax = factsMax
    known = WeightedCache(weightMax: factsMax)
  }

  /// - Parameters:
  ///   - pseudonym: the participant to count; empty for the question's selection.
  ///   - isStaff: whether the caller sees pseudonyms.
  ///   - after: key of the last row of the previous page; nil for the first page.
  /// - Returns: at most `limit` rows, ordered by key.
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`, `.participantUnknown`; ``PlanningError``
  ///   `.tooManyCalls`; `PostgresError`.
  func callAsFunction(
    _ question: ComplianceQuestion, pseudonym: String = "", isStaff: Bool, now: Date,
    after: String? = nil, limit: Int
  ) async throws -> Page<ComplianceRow> {
    var question = question
    if !pseudonym.isEmpty {
      question.participantID = try await pseudonyms.participant(pseudonym, in: question.studyID)
    } else if isStaff {
      try await pseudonyms.prepare(question.studyID)
    }
    var rows: [ComplianceRow]
    if let counted = try await fromFacts(question, now: now) {
      let left = counted.filter { row in after.map { row.key > $0 } ?? true }
      rows = Array(left.prefix(limit + 1))
    } else {
      rows = try await pool.answer(
        to: store.rows(question, now: now, after: after, limit: limit + 1))
    }
    if rows.isEmpty, question.breakdown == .total, after == nil { rows = [ComplianceRow(key: "")] }
    return Page(rows, size: limit)
  }

  /// Returns nil if facts are not enough for the answer, or too many.
  private func fromFacts(
    _ question: ComplianceQuestion, now: Date
  ) async throws -> [ComplianceRow]? {
    guard ComplianceFacts.canCount(question) else { return nil }
    return try await turns.take(for: .studies) {
      try await thread.running {
        try await facts(for: question)?.rows(question, now: now)
      }
    }
  }

  private func facts(for question: ComplianceQuestion) async throws -> ComplianceFacts? {
    let key = Key(studyID: question.studyID, timeZones: zones.reading.version)
    let earlier = known.value(for: key).flatMap { $0.from <= question.from ? $0 : nil }
    let store = ComplianceFactStore(studyID: question.studyID, pool: pool)
    // The next call may ask for a little more.
    guard
      var facts = try await store.facts(earlier, from: question.from - 86_400, limit: factsMax)
    else { return nil }
    if facts.from < question.from - Self.slack { facts.drop(before: question.from - 86_400) }
    known.insert(facts, weight: max(1, facts.count), for: key)
    return facts
  }
}
