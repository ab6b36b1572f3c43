import FoundationEssentials
import PlanningDomain
import Synchronization

/// What the gateways have that watch this process, so that what they acknowledge here makes room at once. What they
/// acknowledge elsewhere is seen in the database.
package final class GatewayHoldings: Sendable {
  /// What one that watches has.
  private struct Holder {
    var leases: Set<PromptLease> = []
    /// The account.
    let gatewayID: UUID
    /// There is room once it has fewer.
    let wakesBelow: Int
    let onRoom: @Sendable () -> Void
  }

  private struct State {
    var lastID = 0
    var holders: [Int: Holder] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  /// - Parameters:
  ///   - holdersMax: with this one.
  ///   - ofOneMax: of the same account, with this one.
  ///   - wakesBelow: there is room again once it has fewer leases.
  ///   - onRoom: hears of that; must not block.
  /// - Returns: its number; nil: there are too many already.
  func enter(
    of gatewayID: UUID, holdersMax: Int, ofOneMax: Int, wakesBelow: Int,
    onRoom: @escaping @Sendable () -> Void
  ) -> Int? {
    state.withLock { state in
      guard state.holders.count < holdersMax,
        state.holders.values.count(where: { $0.gatewayID == gatewayID }) < ofOneMax
      else { return nil }
      state.lastID += 1
      state.holders[state.lastID] = Holder(
        gatewayID: gatewayID, wakesBelow: wakesBelow, onRoom: onRoom)
      return state.lastID
    }
  }

  func leave(_ id: Int) {
    state.withLock { _ = $0.holders.removeValue(forKey: id) }
  }

  /// Gateways' streams to this process.
  package var watcherCount: Int { state.withLock { $0.holders.count } }

  func count(of id: Int) -> Int {
    state.withLock { $0.holders[id]?.leases.count ?? 0 }
  }

  /// Of `leases` those that it still has.
  func held(_ leases: [PromptLease], by id: Int) -> [PromptLease] {
    state.withLock { state in leases.filter { state.holders[id]?.leases.contains($0) == true } }
  }

  func add(_ leases: [PromptLease], to id: Int) {
    state.withLock { $0.holders[id]?.leases.formUnion(leases) }
  }

  /// They have them no longer, whoever had them.
  func drop(_ leases: Set<PromptLease>) {
    let vacant = state.withLock { state in
      Array(state.holders.keys).compactMap { id -> (@Sendable () -> Void)? in
        guard var holder = state.holders.removeValue(forKey: id) else { return nil }
        let wasFull = holder.leases.count >= holder.wakesBelow
        for lease in leases { holder.leases.remove(lease) }
        state.holders[id] = holder
        return wasFull && holder.leases.count < holder.wakesBelow ? holder.onRoom : nil
      }
    }
    for tell in vacant { tell() }
  }
}
