internal import DequeModule

/// In which order messages go out: those of one chain one after the other, each only once the one
/// before is acknowledged, so that a message that fails leaves nothing later of its chain in front of
/// it; those of different chains together.
struct PublishOrder {
  /// For each message, the next of its chain.
  private var next: [Int?]
  private var ready: Deque<Int>
  private(set) var unacknowledged: Int

  /// - Parameter chains: what each message belongs to.
  init(chains: [some Hashable]) {
    next = Array(repeating: nil, count: chains.count)
    ready = []
    unacknowledged = chains.count
    var last: [AnyHashable: Int] = [:]
    for (index, chain) in chains.enumerated() {
      if let previous = last.updateValue(index, forKey: chain) {
        next[previous] = index
      } else {
        ready.append(index)
      }
    }
  }

  /// The next message that may go out, oldest chain first.
  mutating func popReady() -> Int? {
    ready.popFirst()
  }

  mutating func acknowledge(_ index: Int) {
    unacknowledged -= 1
    if let next = next[index] { ready.append(next) }
  }
}
