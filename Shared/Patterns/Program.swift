/// The automaton of a pattern.
struct Program: Sendable {
  enum Instruction: Sendable {
    /// Goes on behind one of the scalars.
    case scalars(ScalarSet)
    case assertion(Assertion)
    /// Goes on at both.
    case split(Int, Int)
    case jump(Int)
    case match
  }

  private(set) var instructions: [Instruction] = []
  private let limits: PatternLimits

  init(_ node: PatternNode, limits: PatternLimits) throws(PatternError) {
    self.limits = limits
    try append(node)
    try emit(.match)
  }

  private mutating func emit(_ instruction: Instruction) throws(PatternError) {
    guard instructions.count < limits.statesMax else {
      throw PatternError(
        0, .tooLarge, "needs more than \(limits.statesMax) states; use smaller counts")
    }
    instructions.append(instruction)
  }

  private mutating func append(_ node: PatternNode) throws(PatternError) {
    switch node {
    case .scalars(let set): try emit(.scalars(set))
    case .assertion(let assertion): try emit(.assertion(assertion))
    case .sequence(let nodes):
      for node in nodes { try append(node) }
    case .alternatives(let choices): try append(choices: choices[...])
    case .repetition(let body, let minimum, let maximum):
      try append(body, minimum: minimum, maximum: maximum)
    }
  }

  private mutating func append(choices: ArraySlice<PatternNode>) throws(PatternError) {
    var jumps: [Int] = []
    for (position, choice) in zip(choices.indices, choices) {
      guard position < choices.endIndex - 1 else {
        try append(choice)
        break
      }
      let split = instructions.count
      try emit(.split(split + 1, 0))
      try append(choice)
      jumps.append(instructions.count)
      try emit(.jump(0))
      instructions[split] = .split(split + 1, instructions.count)
    }
    for jump in jumps { instructions[jump] = .jump(instructions.count) }
  }

  private mutating func append(
    _ body: PatternNode, minimum: Int, maximum: Int?
  ) throws(PatternError) {
    for _ in 0..<minimum {
      let before = instructions.count
      try append(body)
      // Copies of nothing are nothing: counting them out would only take time.
      if instructions.count == before { return }
    }
    guard let maximum else {
      let split = instructions.count
      try emit(.split(split + 1, 0))
      try append(body)
      try emit(.jump(split))
      instructions[split] = .split(split + 1, instructions.count)
      return
    }
    var splits: [Int] = []
    for _ in minimum..<max(minimum, maximum) {
      splits.append(instructions.count)
      try emit(.split(instructions.count + 1, 0))
      try append(body)
    }
    for split in splits { instructions[split] = .split(split + 1, instructions.count) }
  }
}
