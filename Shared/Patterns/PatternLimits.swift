/// How large a pattern may become.
public struct PatternLimits: Sendable, Hashable {
  /// States of the automaton. A counted repetition takes a copy of its contents for every count.
  public var statesMax = 2_000
  /// Groups within each other.
  public var depthMax = 50
  /// Unicode scalars of the source.
  public var lengthMax = 1_000

  public static let `default` = PatternLimits()

  public init() {}
}
