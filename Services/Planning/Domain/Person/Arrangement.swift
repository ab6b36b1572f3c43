/// Prompts in an order in which all of them have room.
struct Arrangement {
  private let order: [Int]
  private let candidates: [PromptCandidate]
  /// Where each may be: its part or its window.
  private let sets: KeyPath<PromptCandidate, SecondSet>
  private let scopes: [PromptScope]
  /// The latest second of each in the order that leaves room for all that follow.
  private let latest: [Int]

  /// - Returns: nil if they do not all have room.
  init?(
    _ order: [Int], _ candidates: [PromptCandidate],
    in sets: KeyPath<PromptCandidate, SecondSet>, _ scopes: [PromptScope]
  ) {
    var latest = Array(repeating: 0, count: order.count)
    var following = Array(repeating: Int.max, count: scopes.count)
    for (position, index) in order.enumerated().reversed() {
      let candidate = candidates[index]
      let bound = candidate.scopes.map { following[$0] }.min() ?? Int.max
      guard let second = candidate[keyPath: sets].last(upTo: bound) else { return nil }
      latest[position] = second
      for scope in candidate.scopes { following[scope] = second - scopes[scope].gap }
    }
    self.order = order
    self.candidates = candidates
    self.sets = sets
    self.scopes = scopes
    self.latest = latest
  }

  /// Each at its wish if that is free, and drawn from what is free otherwise, in the order.
  func seconds(_ generators: inout [Xoshiro256]) -> [(index: Int, second: Int)] {
    var taken = ScopeBounds(scopes)
    return order.enumerated().map { position, index in
      let candidate = candidates[index]
      // Whatever came before left at least the latest.
      let earliest = min(taken.earliest(candidate), latest[position])
      let free = candidate[keyPath: sets].clamped(to: earliest...latest[position])
      let second =
        free.contains(candidate.wish)
        ? candidate.wish
        : free.element(at: generators[candidate.schedule].next(through: free.count - 1))
      taken.take(candidate, at: second)
      return (index, second)
    }
  }
}

/// From when on the next prompt of each scope may come.
struct ScopeBounds {
  private let scopes: [PromptScope]
  private var earliest: [Int]

  init(_ scopes: [PromptScope]) {
    self.scopes = scopes
    earliest = Array(repeating: Int.min, count: scopes.count)
  }

  func earliest(_ candidate: PromptCandidate) -> Int {
    candidate.scopes.map { earliest[$0] }.max() ?? Int.min
  }

  mutating func take(_ candidate: PromptCandidate, at second: Int) {
    for scope in candidate.scopes { earliest[scope] = second + scopes[scope].gap }
  }
}
