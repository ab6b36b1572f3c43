/// The automaton of a pattern.
struct Program: Sendable {
  enum Instruction: Sendable {
    /// Advances after one of these scalars.
    case scalars(ScalarSet)
    case assertion(Assertion)
    /// Continues at both positions.
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
      // Repeating an empty operand has no effect and would only take time.
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

/// Limits for the size of a pattern.
public struct PatternLimits: Sendable, Hashable {
  /// Maximum states of the automaton. A counted repetition copies its contents for every count.
  public var statesMax = 2_000
  /// Maximum nesting of groups.
  public var depthMax = 50
  /// Maximum Unicode scalars of the source.
  public var lengthMax = 1_000

  public static let `default` = PatternLimits()

  public init() {}
}
