import FoundationEssentials
import Synchronization

/// Leases held by the gateways that are connected to this process. An acknowledgement to this
/// process frees room at once; one to another process is found in the database.
final class GatewayLeases: Sendable {
  /// Leases of one stream.
  private struct Holder {
    var leases: Set<NotificationLease> = []
    /// Account of the gateway.
    let gatewayID: UUID
    /// Number of leases below which there is room.
    let wakesBelow: Int
    let onRoom: @Sendable () -> Void
  }

  private struct State {
    var lastID = 0
    var holders: [Int: Holder] = [:]
  }

  private let state = Mutex(State())

  /// - Parameters:
  ///   - holdersMax: maximum number of streams, including this one.
  ///   - ofOneMax: maximum number of streams of the same account, including this one.
  ///   - wakesBelow: number of leases below which there is room.
  ///   - onRoom: called when there is room again; must not block.
  /// - Returns: id of the stream; nil if a maximum is reached.
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

  /// Number of gateways' streams to this process.
  var watcherCount: Int { state.withLock { $0.holders.count } }

  func count(of id: Int) -> Int {
    state.withLock { $0.holders[id]?.leases.count ?? 0 }
  }

  /// Returns the leases that the stream still holds.
  func held(_ leases: [NotificationLease], by id: Int) -> [NotificationLease] {
    state.withLock { state in leases.filter { state.holders[id]?.leases.contains($0) == true } }
  }

  func add(_ leases: [NotificationLease], to id: Int) {
    state.withLock { $0.holders[id]?.leases.formUnion(leases) }
  }

  /// Removes leases from all streams.
  func drop(_ leases: Set<NotificationLease>) {
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
