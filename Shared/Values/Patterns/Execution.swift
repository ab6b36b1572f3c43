/// One run of an automaton over a text. All reachable states advance together, so each scalar
/// visits each state at most once.
struct Execution {
  private let program: Program
  private var current: [Int] = []
  private var following: [Int] = []
  /// The step in which each state was last reached, from 1.
  private var reached: [Int]
  private var pending: [Int] = []

  init(_ program: Program) {
    self.program = program
    reached = Array(repeating: 0, count: program.instructions.count)
  }

  mutating func run(_ text: [Unicode.Scalar]) -> Bool {
    reach(0, step: 1, before: nil, after: text.first)
    swap(&current, &following)
    for (position, scalar) in text.enumerated() {
      if current.isEmpty { return false }
      following.removeAll(keepingCapacity: true)
      let after = position + 1 < text.count ? text[position + 1] : nil
      for state in current {
        guard case .scalars(let set) = program.instructions[state], set.contains(scalar) else {
          continue
        }
        reach(state + 1, step: position + 2, before: scalar, after: after)
      }
      swap(&current, &following)
    }
    return current.contains { state in
      if case .match = program.instructions[state] { true } else { false }
    }
  }

  /// Adds a state and all states reachable from it without a scalar.
  private mutating func reach(
    _ state: Int, step: Int, before: Unicode.Scalar?, after: Unicode.Scalar?
  ) {
    pending.append(state)
    while let state = pending.popLast() {
      guard reached[state] != step else { continue }
      reached[state] = step
      switch program.instructions[state] {
      case .scalars, .match: following.append(state)
      case .jump(let target): pending.append(target)
      case .split(let first, let second):
        pending.append(second)
        pending.append(first)
      case .assertion(let assertion):
        if assertion.holds(before: before, after: after) { pending.append(state + 1) }
      }
    }
  }
}
