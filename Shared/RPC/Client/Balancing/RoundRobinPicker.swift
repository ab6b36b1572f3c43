/// Gives calls to ready servers in turn.
struct RoundRobinPicker: Hashable {
  private var next: Int

  /// Starts anywhere: many clients that start together do not all begin with the same server.
  init(using random: inout some RandomNumberGenerator) {
    next = Int.random(in: 0..<1 << 16, using: &random)
  }

  /// - Parameters:
  ///   - count: ready servers.
  ///   - hasRoom: whether the server of this index, below `count`, takes one more call.
  /// - Returns: the index of the first server from the next in turn on that has room.
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
