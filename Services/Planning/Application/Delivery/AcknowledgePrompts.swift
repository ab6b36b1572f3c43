package import FoundationEssentials
package import PlanningDomain
import PlanningStore
package import Postgres
package import ServiceKit

/// Keeps what gateways did with the prompts that they had.
package struct AcknowledgePrompts: Sendable {
  /// Of one call.
  package static let acknowledgementsMax = 1_000

  package struct Acknowledgement: Sendable, Hashable {
    package var lease: PromptLease
    package var isSent: Bool

    package init(lease: PromptLease, isSent: Bool) {
      self.lease = lease
      self.isSent = isSent
    }
  }

  private let pool: PostgresPool
  private let holdings: GatewayHoldings
  private let clock: any WallClock
  private let onRound: @Sendable (DeliveryRound) -> Void
  private let due = DuePromptStore()

  /// - Parameters:
  ///   - holdings: of the gateways that watch this process.
  ///   - onRound: hears what each call came to, without what was told of before.
  package init(
    pool: PostgresPool, holdings: GatewayHoldings, clock: any WallClock,
    onRound: @escaping @Sendable (DeliveryRound) -> Void = { _ in }
  ) {
    self.onRound = onRound
    self.pool = pool
    self.holdings = holdings
    self.clock = clock
  }

  /// The same again is accepted as the first time. Each statement stands for itself: where a later one fails,
  /// what was done is accepted when the caller tells of it again.
  ///
  /// - Parameter gatewayID: of the account that acknowledges.
  /// - Returns: for each whether it counts; what was taken back, or went to another gateway, does not.
  /// - Throws: `PostgresError`.
  package func callAsFunction(
    _ acknowledgements: [Acknowledgement], by gatewayID: UUID
  ) async throws -> [Bool] {
    let now = clock.now()
    let sent = Set(acknowledgements.lazy.filter(\.isSent).map(\.lease))
    let failed = Set(acknowledgements.lazy.filter { !$0.isSent }.map(\.lease)).subtracting(sent)
    var accepted = try await due.finish(
      Array(sent), isSent: true, by: gatewayID, now: now, on: pool)
    var round = DeliveryRound()
    round.sent = accepted.count
    if accepted.count < sent.count {
      accepted.formUnion(
        try await due.told(Array(sent.subtracting(accepted)), now: now, on: pool))
    }
    let released = try await due.release(
      failed.map {
        .init($0, tryAt: now.addingTimeInterval(DeliveryRules.pause(after: $0.attempt)))
      }, by: gatewayID, on: pool)
    holdings.drop(sent.union(failed))
    round.postponed = released.count
    onRound(round)
    return acknowledgements.map {
      $0.isSent ? accepted.contains($0.lease) : released.contains($0.lease)
    }
  }
}
