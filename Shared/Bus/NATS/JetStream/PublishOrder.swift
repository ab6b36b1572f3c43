internal import DequeModule

/// The order of sending. Messages of one chain are sent one after the other, each after the
/// acknowledgement of the previous one, so no later message overtakes a failed one. Different
/// chains are independent.
struct PublishOrder {
  /// Index of the next message of the same chain, for each message.
  private var next: [Int?]
  private var ready: Deque<Int>
  private(set) var unacknowledged: Int

  /// - Parameter chains: the chain of each message.
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

  /// Returns the next message that may be sent; the chain that waits longest is first.
  mutating func popReady() -> Int? {
    ready.popFirst()
  }

  mutating func acknowledge(_ index: Int) {
    unacknowledged -= 1
    if let next = next[index] { ready.append(next) }
  }
}

/// A message to be stored.
struct NATSOutgoing: Sendable {
  var subject: String
  /// Messages with the same chain are stored in order.
  var chain: String
  var headers: [(name: String, value: String)]
  var data: [UInt8]

  /// Size as the server counts it: `NATS/1.0`, `name: value` lines, an empty line, the data.
  var byteCount: Int {
    headers.reduce(12 + data.count) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
  }
}
