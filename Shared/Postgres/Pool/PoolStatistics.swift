/// A pool at one moment.
public struct PoolStatistics: Sendable, Hashable {
  public var connections: Int
  public var idle: Int
  public var waiting: Int
}
