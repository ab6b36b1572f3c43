import FoundationEssentials
import Logging
import Postgres
import Questionnaires
import ServiceKit

/// Decides once a night (UTC) on the release of each comparison and ranking. One process decides on each, in one
/// transaction: a night that a crash cut short is decided on again. After an outage, the missed nights
/// are not made up for.
struct ReleaseComparisons: Sendable {
  let pool: PostgresPool
  let clock: any WallClock
  private let counters = LabelledCounters(
    "otolith_comparisons_total", of: "outcome", ["released", "kept", "withheld"])
  private static let interval = Duration.seconds(60)

  init(pool: PostgresPool, clock: any WallClock) {
    self.pool = pool
    self.clock = clock
  }

  /// Decides on all comparisons that are due. A comparison that fails does not keep the others back.
  ///
  /// - Throws: the last error.
  func callAsFunction() async throws {
    let (studies, examined) = try await (
      pool.answer(to: ComparisonStore.studies()),
      pool.answer(to: ComparisonStore.examined(clock.now()))
    )
    var failure: (any Error)?
    for (studyID, study) in studies {
      for value in ReleasedValue.all(of: study) {
        let name = ComparisonStore.Name(studyID: studyID, comparisonID: value.id)
        if examined.contains(name) { continue }
        do {
          try await decide(on: value, name)
        } catch let error as CancellationError {
          throw error
        } catch {
          failure = error
        }
      }
    }
    if let failure { throw failure }
  }

  /// Runs every minute until cancelled.
  func repeatedly(logger: Logger) async throws {
    try await OutageLog("releasing comparisons", logger: logger).repeating(every: Self.interval) {
      try await callAsFunction()
    }
  }

  private func decide(
    on value: ReleasedValue, _ name: ComparisonStore.Name
  ) async throws {
    let now = clock.now()
    let decision: ComparisonRule.Decision? = try await pool.transaction { connection in
      let lock = ComparisonStore.lock(name, due: now)
      try await connection.run([ComparisonStore.patience, lock.insert])
      guard let stored = try await connection.answer(to: lock.select) else { return nil }
      let present = try await connection.answer(
        to: ComparisonStore.places(of: value, in: name.studyID, now: now))
      var former: ComparisonRule.Former?
      if stored.release != nil {
        former = ComparisonRule.Former(
          places: try await connection.answer(to: ComparisonStore.contributors(of: name)),
          count: stored.contributors)
      }
      let decision = ComparisonRule.decide(present, after: former)
      try await connection.run(
        ComparisonStore.save(decision, of: value, name, present, at: now))
      return decision
    }
    switch decision {
    case .released: counters.add("released")
    case .kept: counters.add("kept")
    case .withheld: counters.add("withheld")
    case nil: break
    }
  }
}
