import FoundationEssentials
import Postgres
import ServiceKit

/// Records how gateways handled the notifications leased to them.
struct AcknowledgeNotifications: Sendable {
  /// Maximum number of acknowledgements per call.
  static let acknowledgementsMax = 1_000

  struct Acknowledgement: Sendable, Hashable {
    var lease: NotificationLease
    var isSent: Bool
  }

  let pool: PostgresPool
  let gatewayLeases: GatewayLeases
  let clock: any WallClock
  var onRound: @Sendable (DeliveryRound) -> Void = { _ in }
  private let due = DueNotificationStore()

  /// Idempotent. Each statement is independent: if a later one fails, the effect of the earlier
  /// ones is accepted on the next attempt.
  ///
  /// - Parameter gatewayID: account that acknowledges.
  /// - Returns: for each acknowledgement, whether it counts. It does not if the lease was revoked
  ///   or taken by another gateway.
  /// - Throws: `PostgresError`.
  func callAsFunction(
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
    gatewayLeases.drop(sent.union(failed))
    round.postponed = released.count
    onRound(round)
    return acknowledgements.map {
      $0.isSent ? accepted.contains($0.lease) : released.contains($0.lease)
    }
  }
}
