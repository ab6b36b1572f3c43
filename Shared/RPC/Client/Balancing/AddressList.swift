import NIOCore

/// The servers of a channel as the last resolution gave them: each once, in the order of preference,
/// no more than the limit.
struct AddressList: Hashable {
  private(set) var endpoints: [Endpoint] = []
  /// Distinct addresses above the limit, which are not used.
  private(set) var surplus = 0

  init() {}

  /// - Parameters:
  ///   - resolved: what each name or address stands for, in the caller's order.
  ///   - countMax: endpoints kept; at least one.
  init(_ resolved: [(ServerAddress, [SocketAddress])], countMax: Int) {
    var seen: Set<SocketAddress> = []
    for (server, addresses) in resolved {
      for address in Self.interleaved(addresses) where seen.insert(address).inserted {
        if endpoints.count < max(1, countMax) {
          endpoints.append(Endpoint(server: server, address: address))
        } else {
          surplus += 1
        }
      }
    }
  }

  /// What to open and what to leave when this list follows another.
  func changes(from old: AddressList) -> (added: [Endpoint], removed: [Endpoint]) {
    let (before, now) = (Set(old.endpoints), Set(endpoints))
    return (
      endpoints.filter { !before.contains($0) }, old.endpoints.filter { !now.contains($0) }
    )
  }

  /// Turn about from each family, the first address's family first (RFC 8305 §4): when one family
  /// does not work, the second attempt succeeds.
  private static func interleaved(_ addresses: [SocketAddress]) -> [SocketAddress] {
    guard let first = addresses.first else { return [] }
    let same = addresses.filter { $0.protocol == first.protocol }
    let other = addresses.filter { $0.protocol != first.protocol }
    var result: [SocketAddress] = []
    for index in 0..<max(same.count, other.count) {
      if index < same.count { result.append(same[index]) }
      if index < other.count { result.append(other[index]) }
    }
    return result
  }
}
