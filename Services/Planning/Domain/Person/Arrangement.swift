/// Prompts in an order in which all of them have room.
struct Arrangement {
  private let order: [Int]
  /// Where each candidate may be, by its index.
  private let sets: [SecondSet]
  /// The latest second of each in the order that leaves room for all that follow.
  private let latest: [Int]

  /// - Returns: nil if they do not all have room.
  init?(_ order: [Int], _ sets: [SecondSet], _ candidates: [PromptCandidate], _ gap: Int) {
    var latest = Array(repeating: 0, count: order.count)
    var following = Int.max
    var followingOf: [Int: Int] = [:]
    for (position, index) in order.enumerated().reversed() {
      let candidate = candidates[index]
      let own = followingOf[candidate.schedule].map { $0 - candidate.gap } ?? Int.max
      guard let second = sets[index].last(upTo: min(following, own)) else { return nil }
      latest[position] = second
      following = second - gap
      followingOf[candidate.schedule] = second
    }
    self.order = order
    self.sets = sets
    self.latest = latest
  }

  /// Each at its wish if that is free, and drawn from what is free otherwise, in the order.
  func seconds(
    _ candidates: [PromptCandidate], _ gap: Int, _ generators: inout [Xoshiro256]
  ) -> [(index: Int, second: Int)] {
    var earliest = Int.min
    var lastOf: [Int: Int] = [:]
    return order.enumerated().map { position, index in
      let candidate = candidates[index]
      let own = lastOf[candidate.schedule].map { $0 + candidate.gap } ?? Int.min
      // Whatever came before left at least the latest.
      let free = sets[index].clamped(
        to: min(max(earliest, own), latest[position])...latest[position])
      let second =
        free.contains(candidate.wish)
        ? candidate.wish
        : free.element(at: generators[candidate.schedule].next(through: free.count - 1))
      earliest = second + gap
      lastOf[candidate.schedule] = second
      return (index, second)
    }
  }
}
