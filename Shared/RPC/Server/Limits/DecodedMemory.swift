/// The budgets that the memory of decoded requests is taken from, on whatever thread.
struct DecodedMemory: Sendable {
  let load: ServerLoad
  let peer: PeerLoad

  /// Takes an amount, or takes nothing and says no.
  func take(_ count: Int) -> Bool {
    guard peer.decodedBytes.take(count) else {
      load.metrics.hit(.decodedBytesPerPeer)
      return false
    }
    guard load.decodedBytes.take(count) else {
      peer.decodedBytes.give(count)
      load.metrics.hit(.decodedBytesTotal)
      return false
    }
    return true
  }

  func give(_ count: Int) {
    load.decodedBytes.give(count)
    peer.decodedBytes.give(count)
  }
}
