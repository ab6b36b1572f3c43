import FoundationEssentials
import Postgres
import ServiceKit

/// Reports the progress of erasures.
struct FindErasures: Sendable {
  let environment: AuthEnvironment

  struct Backlog: Sendable {
    var count: Int
    /// The oldest incomplete erasure; nil if absent.
    var oldest: Erasure?
  }

  /// Returns an erasure. Requires only its id.
  ///
  /// - Throws: ``ErasureError`` `.unknown`; `PostgresError`.
  func callAsFunction(_ erasureID: UUID) async throws -> Erasure {
    guard let erasure = try await environment.pool.answer(to: ErasureRequestStore.find(erasureID))
    else { throw ErasureError.unknown }
    return erasure
  }

  /// Returns a study's retention period and the erasures it has caused.
  ///
  /// - Throws: `PostgresError`.
  func retention(of study: StudyID) async throws -> RetentionSummary {
    let (ended, retention, counts) = try await environment.pool.withConnection {
      try await $0.answers(
        to: RetentionStore.ended(in: study), RetentionStore.find(study),
        RetentionStore.receipts(in: study))
    }
    return RetentionSummary(
      retention: retention, pending: ended.pending, complete: ended.complete, counts: counts)
  }

  /// Summarises incomplete erasures for operators.
  ///
  /// - Throws: `PostgresError`.
  func backlog() async throws -> Backlog {
    guard
      let (count, oldestID) = try await environment.pool.answer(to: ErasureRequestStore.backlog()),
      let oldest = try await environment.pool.answer(to: ErasureRequestStore.find(oldestID))
    else { return Backlog(count: 0) }
    // It may have completed since the count.
    return Backlog(count: count, oldest: oldest.completedAt == nil ? oldest : nil)
  }
}
