/// How many events of a kind are borne: many at once, few for long.
public struct RateLimit: Sendable, Hashable {
  /// Events borne at once, and after a pause. From 0.
  public var burst: Int
  /// Events regained for each second. From 0.
  public var perSecond: Int

  public init(burst: Int, perSecond: Int) {
    self.burst = burst
    self.perSecond = perSecond
  }
}
