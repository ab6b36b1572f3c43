import NIOCore

/// The servers of a channel according to the last resolution: each once, in order of preference,
/// limited in number.
struct AddressList: Hashable {
  private(set) var endpoints: [Endpoint] = []
  /// Distinct addresses above the limit, which are not used.
  private(set) var surplus = 0

  init() {}

  /// - Parameters:
  ///   - resolved: the addresses of each server, in the caller's order.
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

  /// Returns the endpoints to connect to and those to drop when this list replaces `old`.
  func changes(from old: AddressList) -> (added: [Endpoint], removed: [Endpoint]) {
    let (before, now) = (Set(old.endpoints), Set(endpoints))
    return (
      endpoints.filter { !before.contains($0) }, old.endpoints.filter { !now.contains($0) }
    )
  }

  /// Returns the addresses with alternating families, starting with the family of the first (RFC
  /// 8305 §4). If one family does not work, the second attempt succeeds.
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
