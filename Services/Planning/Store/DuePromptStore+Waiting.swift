package import FoundationEssentials
package import PlanningDomain
package import Postgres

extension DuePromptStore {
  /// What is due of one way.
  package struct Waiting: Sendable, Hashable {
    /// At most ``countMax``.
    package var count: Int
    /// When the first of them was due, or was to be tried again.
    package var oldest: Date

    package init(count: Int, oldest: Date) {
      self.count = count
      self.oldest = oldest
    }
  }

  package static let countMax = 100_000

  /// What could be taken now and was taken by nobody, by its way. What is later than
  /// `DeliveryRules.latenessMax` is told by nobody and does not count.
  ///
  /// - Throws: `PostgresError`.
  package func waiting(
    now: Date, on executor: some PostgresExecutor
  ) async throws -> [PromptWay: Waiting] {
    try await executor.query(
      """
      SELECT way, count(*) AS count, min(try_at) AS oldest FROM (
        SELECT way, try_at FROM due_prompts
        WHERE way = ANY (\(PromptWay.allCases.map(\.rawValue)))
          AND try_at <= \(now) AND try_at > \(now - DeliveryRules.latenessMax)
        LIMIT \(Self.countMax)
      ) AS due GROUP BY way
      """
    ).reduce(into: [:]) { found, row in
      guard let way = PromptWay(rawValue: try row.decode("way")) else { return }
      found[way] = Waiting(count: try row.decode("count"), oldest: try row.decode("oldest"))
    }
  }
}
