/// Budgets for the memory of decoded requests; usable on any thread.
struct DecodedMemory: Sendable {
  let load: ServerLoad
  let peer: PeerLoad

  /// Takes the amount, or nothing and returns false.
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
