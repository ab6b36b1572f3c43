/// Gives calls to ready servers in turn.
struct RoundRobinPicker: Hashable {
  private var next: Int

  /// Starts at a random server, so that clients started together spread over the servers.
  init(using random: inout some RandomNumberGenerator) {
    next = Int.random(in: 0..<1 << 16, using: &random)
  }

  /// - Parameters:
  ///   - count: number of ready servers.
  ///   - hasRoom: whether the server with this index (below `count`) accepts another call.
  /// - Returns: the index of the next server in turn with room.
  mutating func pick(count: Int, hasRoom: (Int) -> Bool) -> Int? {
    for step in 0..<count {
      let index = (next + step) % count
      if hasRoom(index) {
        next = (index + 1) % count
        return index
      }
    }
    return nil
  }
}
